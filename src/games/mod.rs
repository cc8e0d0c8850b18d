//! The games. A game never imports another game.
//!
//! This module knows the list of games and nothing of their rules.

pub mod amritsar;
pub mod maharaja;
pub mod osiris;
pub mod raja;

use crate::kernel::{
    game::Game,
    notation::Notation,
    random::{DECISIONS, Digest, digest_of_random_game},
    seat::Seats,
};

/// Calls a macro with the list of the games on the table: `each_game!(visit)` becomes `visit! { (raja, Raja, path), ... }`,
/// a module word, the game's name as a type, and where it lives.
#[macro_export]
macro_rules! each_game {
    ($visit:ident) => {
        $visit! {
            (raja, Raja, $crate::games::raja::Raja),
            (maharaja, Maharaja, $crate::games::maharaja::Maharaja),
            (osiris, Osiris, $crate::games::osiris::Osiris),
            (amritsar, Amritsar, $crate::games::amritsar::Amritsar)
        }
    };
}

/// Calls a macro with the list of the games whose positions can be valued, in the form of `each_game!`: those that
/// computers play.
#[macro_export]
macro_rules! each_thought {
    ($visit:ident) => {
        $visit! {
            (raja, Raja, $crate::games::raja::Raja),
            (maharaja, Maharaja, $crate::games::maharaja::Maharaja)
        }
    };
}

/// The latest revision of a game's rules, by its name; none of a game that is not here.
#[must_use]
pub fn rules_of(name: &str) -> Option<u16> {
    macro_rules! find {
        ($(($word:ident, $title:ident, $game:ty)),*) => {
            match name {
                $(<$game as Game>::NAME => Some(<$game as Game>::RULES),)*
                _ => None,
            }
        };
    }
    each_game!(find)
}

/// Plays random games of every title, with changing variants and numbers of players: two machines whose digests agree
/// play by the same rules.
pub fn self_test() -> Digest {
    let mut digest = Digest::default();
    macro_rules! play {
        ($(($word:ident, $name:ident, $game:ty)),*) => {
            $(digest = self_test_of::<$game>(digest);)*
        };
    }
    each_game!(play);
    digest
}

fn self_test_of<G: Notation>(digest: Digest) -> Digest {
    let tables = G::every_options()
        .zip((1..=5).cycle().filter_map(Seats::new))
        .zip(0..);
    // A few of all the tables: enough to meet every rule, few enough for a person to wait.
    tables
        .step_by(7)
        .fold(digest, |digest, ((options, seats), seed)| {
            match digest_of_random_game::<G>(options, seats, seed, DECISIONS) {
                Ok((played, decisions)) => digest.and(&played.number()).and(&decisions),
                // Not a table for this game.
                Err(_) => digest,
            }
        })
}
