//! Places within a German sentence.

use super::{Lies, Spot, Whereabouts};
use crate::kernel::roads::Junction;
use core::fmt::{self, Display, Formatter};

/// A place where travellers rest, where no article is needed.
struct Bare<C>(Junction<C>);

impl<C: Display> Display for Bare<C> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Junction::Start => out.write_str("Startort"),
            Junction::City(city) => city.fmt(out),
        }
    }
}

/// A place where travellers rest: where they go.
pub(in crate::words) struct ToStop<C>(pub Junction<C>);

impl<C: Display> Display for ToStop<C> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Junction::Start => out.write_str("zum Startort"),
            Junction::City(city) => write!(out, "nach {city}"),
        }
    }
}

/// Where a village lies, after the word "Dorf"; a city is called by its name.
pub(in crate::words) struct Lying<P>(pub P);

impl<P: Lies> Display for Lying<P> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self.0.lies() {
            Spot::Village(Whereabouts::Between(one, other)) => {
                write!(out, "zwischen {} und {}", Bare(one), Bare(other))
            }
            Spot::Village(Whereabouts::Near(near, far)) => {
                let preposition = match near {
                    Junction::Start => "beim",
                    Junction::City(_) => "bei",
                };
                write!(out, "{preposition} {} Richtung {}", Bare(near), Bare(far))
            }
            Spot::City(city) => city.fmt(out),
        }
    }
}

/// Writes a place after the words that a village and a city ask for.
fn after(place: impl Lies, village: &str, city: &str, out: &mut Formatter<'_>) -> fmt::Result {
    let words = match place.lies() {
        Spot::Village(_) => village,
        Spot::City(_) => city,
    };
    write!(out, "{words} {}", Lying(place))
}

/// A place to build at: where something is.
pub(in crate::words) struct In<P>(pub P);

impl<P: Lies> Display for In<P> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        after(self.0, "im Dorf", "in", out)
    }
}

/// A place to build at: where something comes from.
pub(in crate::words) struct OutOf<P>(pub P);

impl<P: Lies> Display for OutOf<P> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        after(self.0, "aus dem Dorf", "aus", out)
    }
}

/// A place to build at: where something goes.
pub(in crate::words) struct To<P>(pub P);

impl<P: Lies> Display for To<P> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        after(self.0, "ins Dorf", "nach", out)
    }
}
