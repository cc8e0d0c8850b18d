//! All texts that a person reads: a file a language for each game and for the app, in Fluent syntax.
//!
//! `build.rs` reads them, `link` proves them and makes them one pool a language, `say` says them. The Rust files here tell
//! what there is to say. Knows no screen: where a text must fit is the painter's to say.

use serde::{Deserialize, Serialize};

pub mod app;
mod classes;
mod labels;
mod link;
mod pool;
mod say;
mod source;
mod texts;
mod whereabouts;

pub use labels::OptionText;

use crate::{each_game, folders};

each_game!(folders);

/// All languages, in the order in which they are offered and saved: a further one is a line here, and its files.
macro_rules! each_language {
    ($do:ident $($with:tt)*) => {
        $do! { [English EN "English", German DE "German", Dutch NL "Dutch"] $($with)* }
    };
}

macro_rules! languages {
    ([$($name:ident $file:ident $doc:literal),+]) => {
        /// A language of the texts.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Language {
            $( #[doc = concat!($doc, ".")] $name ),+
        }

        impl Language {
            /// All languages, in the order in which they are offered.
            pub const ALL: [Self; [$($doc),+].len()] = [$(Self::$name),+];
        }
    };
}
each_language!(languages);

impl Default for Language {
    fn default() -> Self {
        let [first, ..] = Self::ALL;
        first
    }
}

impl Language {
    /// The next language, round without end.
    #[must_use]
    pub fn next(self) -> Self {
        let mut rest = Self::ALL.into_iter().skip_while(|&other| other != self);
        rest.nth(1).unwrap_or_default()
    }
}

/// What is said of a game before it lies on the table.
#[derive(Debug)]
pub struct TitleTexts {
    /// Its name.
    pub name: fn(Language) -> &'static str,
    /// The game in one short line.
    pub about: fn(Language) -> &'static str,
    /// How many topics its rules have; the last one is how it ends.
    pub topics: usize,
    /// A topic of the rules: its heading, and the rules in our own words; none past the last.
    pub topic: fn(usize, Language) -> Option<(&'static str, &'static str)>,
    /// The text of a step of the guided first game; none where the other player acts, and none past the end.
    pub step: fn(usize, Language) -> &'static str,
    /// How many features its positions are valued by; none if no computer plays it.
    pub features: usize,
    /// What a feature is, in few words after "more:" or "less:"; none past the last.
    pub feature: fn(usize, Language) -> &'static str,
}

/// Gives each language the texts of a vocabulary: what `make` makes of their table.
macro_rules! in_each_language {
    ([$($name:ident $file:ident $doc:literal),+] $(#[$about:meta])* $words:ident in $folder:literal: $made:ty = $vocabulary:ident, $make:expr) => {
        mod files {
            #[allow(unused_imports, reason = "the app's texts have no choices")]
            use crate::words::source::{Asked, Branch, Entry, Part, Source};
            include!(concat!(env!("OUT_DIR"), "/", $folder, ".rs"));
        }

        impl $crate::words::Language {
            $(#[$about])*
            #[allow(long_running_const_eval, reason = "a pool has many bytes, but not too many")]
            pub const fn $words(self) -> &'static $made {
                use $crate::words::link::link;
                use $crate::words::pool::Pool;
                use $crate::words::say::TextTable;
                use $crate::words::source::Source;
                const ALL: &[Source] = &[$(files::$file),+];
                match self { $( Self::$name => {
                    const LINKED: Pool<{ files::$file.most(&$vocabulary) }, { files::$file.room }> =
                        link(&$vocabulary, files::$file, ALL);
                    const POOL: Pool<{ LINKED.texts }, { LINKED.used }> = LINKED.trimmed();
                    const MADE: $made = $make(TextTable::new(&POOL));
                    &MADE
                } ),+ }
            }
        }
    };
}
use {each_language, in_each_language};
