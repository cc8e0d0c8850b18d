//! Places within a Dutch sentence.

use super::{Lies, Spot, Whereabouts};
use crate::kernel::roads::Junction;
use core::fmt::{self, Display, Formatter};

/// A place where travellers rest.
pub(in crate::words) struct Stop<C>(pub Junction<C>);

impl<C: Display> Display for Stop<C> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Junction::Start => out.write_str("de startlocatie"),
            Junction::City(city) => city.fmt(out),
        }
    }
}

/// A place where travellers rest, where no article is needed.
struct Bare<C>(Junction<C>);

impl<C: Display> Display for Bare<C> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Junction::Start => out.write_str("startlocatie"),
            Junction::City(city) => city.fmt(out),
        }
    }
}

/// A place to build at, as it follows a preposition.
pub(in crate::words) struct At<P>(pub P);

impl<P: Lies> Display for At<P> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self.0.lies() {
            Spot::Village(Whereabouts::Between(one, other)) => {
                write!(out, "het dorp tussen {} en {}", Bare(one), Bare(other))
            }
            Spot::Village(Whereabouts::Near(near, far)) => {
                write!(out, "het dorp bij {} richting {}", Stop(near), Bare(far))
            }
            Spot::City(city) => city.fmt(out),
        }
    }
}
