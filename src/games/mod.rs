//! The games. A game never imports another game.
//!
//! This module knows the list of games and nothing of their rules.

pub mod raja;

/// Calls a macro with the one list of games: `each_game!(visit)` becomes `visit! { (raja, Raja, path), ... }`, a module
/// word, the game's name as a type, and where it lives.
#[macro_export]
macro_rules! each_game {
    ($visit:ident) => {
        $visit! { (raja, Raja, $crate::games::raja::Raja) }
    };
}
