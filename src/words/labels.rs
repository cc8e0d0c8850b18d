//! What stands alone: captions, pairs of a name and a line about it, and topics; each is a class whose kinds are its
//! fields.
//!
//! Knows no text.

use super::classes::{Class, Vocabulary};
use super::say::TextTable;
use crate::kernel::vocabulary::{Field, Kind};

/// A kind, where a game has a type of that name.
pub(super) use crate::kernel::vocabulary::Kind as Row;

/// A name, and what it means in one line.
#[derive(Debug)]
pub struct OptionText {
    /// The name.
    pub name: &'static str,
    /// What it means.
    pub about: &'static str,
}

/// Reads the texts of a class one after the other.
pub(super) struct Reader<'a> {
    table: &'a TextTable,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(
        table: &'a TextTable,
        vocabulary: &Vocabulary,
        class: &Class,
        form: &str,
    ) -> Self {
        Self {
            table,
            at: vocabulary.base(class.name, form),
        }
    }

    pub(super) const fn next(&mut self) -> &'static str {
        let text = self.table.constant(self.at);
        self.at += 1;
        text
    }
}

/// Makes structs of captions, each with the name of its class.
macro_rules! labels {
    ($( $(#[$about:meta])* $name:ident = $class:literal { $( $(#[$doc:meta])* $field:ident ),+ $(,)? } )+) => { $(
        $(#[$about])*
        #[derive(Debug)]
        pub struct $name { $( $(#[$doc])* pub $field: &'static str ),+ }

        impl $name {
            pub(in crate::words) const CLASS: $crate::words::classes::Class =
                $crate::words::labels::class!($class [""] $($field)+);

            const fn read(
                table: &$crate::words::say::TextTable,
                vocabulary: &$crate::words::classes::Vocabulary,
            ) -> Self {
                let mut text = $crate::words::labels::Reader::new(table, vocabulary, &Self::CLASS, "");
                Self { $( $field: text.next() ),+ }
            }
        }
    )+ };
}

/// Makes structs of pairs, each with the name of its class and of the form that is the line about a thing.
macro_rules! pairs {
    ($( $(#[$about:meta])* $name:ident = $class:literal . $form:literal { $( $(#[$doc:meta])* $field:ident ),+ $(,)? } )+) => { $(
        $(#[$about])*
        #[derive(Debug)]
        pub struct $name { $( $(#[$doc])* pub $field: $crate::words::labels::OptionText ),+ }

        impl $name {
            pub(in crate::words) const CLASS: $crate::words::classes::Class =
                $crate::words::labels::class!($class ["", $form] $($field)+);

            /// All of them, in their order.
            #[must_use]
            pub const fn all(&self) -> [&$crate::words::labels::OptionText; [$(stringify!($field)),+].len()] {
                [$(&self.$field),+]
            }

            const fn read(
                table: &$crate::words::say::TextTable,
                vocabulary: &$crate::words::classes::Vocabulary,
            ) -> Self {
                use $crate::words::labels::{OptionText, Reader};
                let mut name = Reader::new(table, vocabulary, &Self::CLASS, "");
                let mut about = Reader::new(table, vocabulary, &Self::CLASS, $form);
                Self { $( $field: OptionText { name: name.next(), about: about.next() } ),+ }
            }
        }
    )+ };
}

/// A class of things without fields, by their names.
macro_rules! class {
    ($class:literal [$($form:literal),*] $($kind:tt)+) => {
        $crate::words::classes::Class {
            name: $class,
            kinds: &[$( $crate::kernel::vocabulary::Kind { name: stringify!($kind), fields: &[] } ),+],
            forms: &[$($form),*],
            silent: &[],
        }
    };
}

/// Kinds by their names, all with the same fields.
#[expect(
    clippy::indexing_slicing,
    reason = "only the compiler can come here, and says so"
)]
pub(super) const fn kinds<const N: usize>(
    names: &[&'static str],
    fields: &'static [Field],
) -> [Kind; N] {
    let mut kinds = [Kind { name: "", fields }; N];
    let mut at = 0;
    while at < N {
        kinds[at].name = names[at];
        at += 1;
    }
    kinds
}

/// The values of a variant by their names, and none of them.
#[expect(
    clippy::indexing_slicing,
    reason = "only the compiler can come here, and says so"
)]
pub(super) const fn or_none<const N: usize>(names: &[&'static str]) -> [Kind; N] {
    let mut kinds = [kind("None", &[]); N];
    let mut at = 0;
    while at < names.len() {
        kinds[at].name = names[at];
        at += 1;
    }
    kinds
}

/// The names of a class, and what they mean.
#[expect(
    clippy::indexing_slicing,
    reason = "only the compiler can come here, and says so"
)]
pub(super) const fn read_pairs<const N: usize>(
    table: &TextTable,
    vocabulary: &Vocabulary,
    class: &str,
) -> [OptionText; N] {
    let (name, about) = (vocabulary.base(class, ""), vocabulary.base(class, "about"));
    let mut pairs = [const {
        OptionText {
            name: "",
            about: "",
        }
    }; N];
    let mut at = 0;
    while at < N {
        pairs[at] = OptionText {
            name: table.constant(name + at),
            about: table.constant(about + at),
        };
        at += 1;
    }
    pairs
}

/// The classes of a game's vocabulary: those that every game has, then its own.
macro_rules! classes {
    ($($class:expr),+ $(,)?) => {
        &[Labels::CLASS, OptionTexts::CLASS, Topic::CLASS, STAGES, LESSON, FEATURES, $($class),+]
    };
}

/// The class of a variant's values, each with what it means, and of its being off.
macro_rules! values {
    ($type:ident) => {
        $crate::words::labels::told(
            stringify!($type),
            const { &$crate::words::labels::or_none::<{ $type::NAMES.len() + 1 }>($type::NAMES) },
            &["", "about"],
        )
    };
}

/// The class of a type of ids, whose texts can name these fields.
macro_rules! ids {
    ($id:ident [$($form:literal),*]) => {
        $crate::words::labels::ids!($id [$($form),*] &[])
    };
    ($id:ident [$($form:literal),*] $fields:expr) => {
        $crate::words::classes::Class {
            name: stringify!($id),
            kinds: &$crate::words::labels::kinds::<{ $id::NAMES.len() }>($id::NAMES, $fields),
            forms: &[$($form),*],
            silent: &[],
        }
    };
}

/// Makes what can be explained: the ids of some types, and things that have no type.
macro_rules! topics {
    (
        of [$( $(#[$each:meta])* $id:ident ),+ $(,)?];
        $( $(#[$doc:meta])* $topic:ident ),+ $(,)?
    ) => {
        /// Something that can be explained.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Topic {
            $( $(#[$each])* $id($id), )+
            $( $(#[$doc])* $topic ),+
        }

        impl Topic {
            const CLASS: $crate::words::classes::Class = $crate::words::labels::class!("Topic" ["", "help"] $($topic)+);

            /// How many topics there are.
            pub const COUNT: usize = Self::CLASS.kinds.len() $( + <$id as $crate::kernel::id::Id>::COUNT )+;

            /// The topic at a position: those of the types first, and the end of the game last.
            #[must_use]
            pub fn nth(position: usize) -> Option<Self> {
                let rest = position;
                $(
                    if let Some(id) = <$id as $crate::kernel::id::Id>::from_index(rest) {
                        return Some(Self::$id(id));
                    }
                    let rest = rest.checked_sub(<$id as $crate::kernel::id::Id>::COUNT)?;
                )+
                [$(Self::$topic),+].get(rest).copied()
            }

            /// All topics; the end of the game is the last.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..).map_while(Self::nth)
            }

            /// The number of its text, with the first text of each type, and of the things that have none.
            fn text(self, types: Types, rest: usize) -> usize {
                enum Order { $($topic),+ }
                match self {
                    $( Self::$id(id) => types.$id + $crate::kernel::id::Id::index(id), )+
                    $( Self::$topic => rest + Order::$topic as usize ),+
                }
            }
        }

        /// The first text of each type.
        #[allow(non_snake_case, reason = "the types themselves are the names")]
        #[derive(Clone, Copy)]
        struct Types { $( $id: usize ),+ }
    };
}

/// Makes a class for the stages of a game, and a function that tells the kind of a stage. A stage that asks for several
/// things has several kinds, each with what makes it one, and is the last of them by itself.
macro_rules! stages {
    ($($kind:ident $(= $stage:pat)?),+ $(,)?) => {
        const STAGES: $crate::words::classes::Class =
            $crate::words::labels::class!("Stage" [""] $($kind)+);

        const fn stage_kind(stage: Stage) -> usize {
            enum Order { $($kind),+ }
            match stage {
                $( $crate::words::labels::stage!($kind $($stage)?) => Order::$kind as usize ),+
            }
        }
    };
}

/// The pattern of a stage: what is told, or the stage of that name.
macro_rules! stage {
    ($kind:ident $stage:pat) => {
        $stage
    };
    ($kind:ident) => {
        Stage::$kind { .. }
    };
}

/// Makes classes for enums that are no ids, and functions that tell the position of a value.
macro_rules! names {
    ($( $class:ident = $name:literal, $position:ident($type:ident) { $($kind:ident),+ } )+) => { $(
        const $class: $crate::words::classes::Class = $crate::words::labels::class!($name [""] $($kind)+);

        const fn $position(value: $type) -> usize {
            #[allow(clippy::enum_variant_names, reason = "they are the names of the game's own variants")]
            enum Listed { $($kind),+ }
            match value { $( $type::$kind => Listed::$kind as usize ),+ }
        }
    )+ };
}

/// The lesson: a class with the numbers of its texts.
macro_rules! lesson {
    ($($step:literal)+) => {
        const STEPS: &[usize] = &[$($step),+];
        const LESSON: $crate::words::classes::Class = $crate::words::labels::class!("lesson" [""] $($step)+);
    };
}

/// Makes the class of what a position is valued by, in the order of the game's `Worth`.
macro_rules! features {
    ($($feature:ident)+) => {
        const FEATURES: $crate::words::classes::Class = $crate::words::labels::class!("feature" [""] $($feature)+);
    };
}

/// The numbers of the rules, by the names that texts have for them: those of the game's own constants, then others.
macro_rules! numbers {
    ([$($constant:ident)+] $($name:ident = $value:expr),* $(,)?) => {
        &[
            $( (stringify!($constant), $constant as u16), )+
            $( (stringify!($name), $value as u16) ),*
        ]
    };
}

/// A kind with these fields.
pub(super) const fn kind(name: &'static str, fields: &'static [Field]) -> Kind {
    Kind { name, fields }
}

/// A field of a type.
pub(super) const fn field(name: &'static str, of: &'static str) -> Field {
    Field { name, of }
}

/// A class by its kinds.
pub(super) const fn told(
    name: &'static str,
    kinds: &'static [Kind],
    forms: &'static [&'static str],
) -> Class {
    Class {
        name,
        kinds,
        forms,
        silent: &[],
    }
}

/// What the two pointers of a dial show.
pub(super) const PLAN: Class = told(
    "Plan",
    &[
        kind("Both", &[field("one", "Dial"), field("other", "Dial")]),
        kind("Twice", &[field("one", "Dial")]),
    ],
    &[""],
);

pub(super) use {
    class, classes, features, ids, labels, lesson, names, numbers, pairs, stage, stages, topics,
    values,
};
