//! Places within an English sentence.

use super::{Lies, Spot, Whereabouts};
use crate::kernel::roads::Junction;
use core::fmt::{self, Display, Formatter};

/// A place where travellers rest.
pub(in crate::words) struct Stop<C>(pub Junction<C>);

impl<C: Display> Display for Stop<C> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Junction::Start => out.write_str("the start"),
            Junction::City(city) => city.fmt(out),
        }
    }
}

/// A place to build at, as it follows "in", "from" or "to".
pub(in crate::words) struct At<P>(pub P);

impl<P: Lies> Display for At<P> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self.0.lies() {
            Spot::Village(Whereabouts::Between(one, other)) => {
                write!(out, "the village between {} and {}", Stop(one), Stop(other))
            }
            Spot::Village(Whereabouts::Near(near, far)) => {
                write!(out, "the village near {} towards {}", Stop(near), Stop(far))
            }
            Spot::City(city) => city.fmt(out),
        }
    }
}
