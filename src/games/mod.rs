//! The games. A game never imports another game.
//!
//! This module knows the list of games and nothing of their rules.

use crate::kernel::{
    game::Game,
    notation::Notation,
    options::Written,
    random::{DECISIONS, Digest, digest_of_random_game},
    seat::Seats,
};

/// The one list of the games, in their order on the table: a game is a row. A game whose positions can be valued, so that
/// computers play it, says that it `thinks`. The list is read by `each_game!` and `each_thought!`.
#[macro_export]
#[doc(hidden)]
macro_rules! games {
    ($read:ident $visit:ident) => {
        $crate::games! { @$read $visit []
            raja Raja thinks,
            maharaja Maharaja thinks,
            osiris Osiris thinks,
            amritsar Amritsar thinks,
        }
    };
    // Row by row, what is read is put into the form of a visitor.
    (@thinking $visit:ident [$($read:tt)*] $word:ident $name:ident, $($rest:tt)*) => {
        $crate::games! { @thinking $visit [$($read)*] $($rest)* }
    };
    (@$what:ident $visit:ident [$($read:tt)*] $word:ident $name:ident $(thinks)?, $($rest:tt)*) => {
        $crate::games! { @$what $visit
            [$($read)* ($word, $name, $crate::games::$word::$name)] $($rest)*
        }
    };
    (@$what:ident $visit:ident [$($read:tt)*]) => { $visit! { $($read),* } };
}

/// Calls a macro with the list of the games on the table: `each_game!(visit)` becomes `visit! { (raja, Raja, path), ... }`,
/// a module word, the game's name as a type, and where it lives.
#[macro_export]
macro_rules! each_game {
    ($visit:ident) => {
        $crate::games! { all $visit }
    };
}

/// Calls a macro with the list of the games whose positions can be valued, in the form of `each_game!`: those that
/// computers play.
#[macro_export]
macro_rules! each_thought {
    ($visit:ident) => {
        $crate::games! { thinking $visit }
    };
}

/// Declares the games' folders of the module that calls it: `each_game!(folders)`.
#[macro_export]
#[doc(hidden)]
macro_rules! folders {
    ($(($word:ident, $name:ident, $game:ty)),*) => { $( pub mod $word; )* };
}

each_game!(folders);

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
    let tables = G::Options::every()
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
