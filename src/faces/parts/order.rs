//! What a change of the scoring order would bring, before it is made.
//!
//! It compares two orders of cities and knows no track.

use core::fmt::Write;

use super::{Cities, RoadGame, brush::Sentence, plain};
use crate::{faces::Scene, kernel::id::Id, parts::roads::Junction};

/// The place of a city in an order, from 1, and the one it would come to if that is another.
pub fn place<C: Id>(now: &Cities<C>, then: &Cities<C>, city: C) -> Sentence {
    let of = |order: &Cities<C>| order.iter().position(|&other| other == city);
    match (of(now), of(then)) {
        (Some(now), Some(then)) if now != then => {
            Sentence::of(format_args!("{}. > {}.", now + 1, then + 1))
        }
        (Some(now), _) => Sentence::of(format_args!("{}.", now + 1)),
        (None, _) => Sentence::default(),
    }
}

/// When a city is scored, in the words of the dial: the one that is scored now, then the first of the order next, if any is.
pub fn when<G: RoadGame>(
    scene: &Scene<'_, G>,
    scored: Option<G::City>,
    order: &Cities<G::City>,
    city: G::City,
) -> &'static str {
    let words = &scene.language.words().face;
    if scored == Some(city) {
        words.now
    } else if order.first() == Some(&city) {
        words.next
    } else {
        ""
    }
}

/// The order on a table where something was changed.
pub fn after<T: Copy, C>(
    table: &T,
    change: impl FnOnce(&mut T),
    order: fn(&T) -> Cities<C>,
) -> Cities<C> {
    let mut table = *table;
    change(&mut table);
    order(&table)
}

/// Says which cities would come next; that nothing would change; or that none comes after this round.
pub fn then<G: RoadGame>(
    scene: &Scene<'_, G>,
    now: &Cities<G::City>,
    then: &Cities<G::City>,
) -> Sentence {
    let words = &scene.language.words().face;
    if now.is_empty() {
        return plain(words.order_over);
    }
    if now == then {
        return plain(words.order_stays);
    }
    let mut said = Sentence::of(format_args!("{}:", words.order_then));
    for (number, &city) in then.iter().take(2).enumerate() {
        let comma = if number > 0 { "," } else { "" };
        let name = G::junction_name(scene, Junction::City(city));
        let _ = write!(said, "{comma} {name}");
    }
    said
}
