//! One table for all that a game can say: its actions, its reasons, its events.
//!
//! A row of `vocabulary!` is one variant with its fields, and where it has a notation, the text of it: words in quotes and
//! fields by name, as they are printed. The enum, printing, reading, the list of its kinds and access to fields by
//! position all follow from the row. It does not know any game's words, nor texts of screens.

mod terms;
#[cfg(test)]
mod tests;

use super::id::Id;
use super::notation::{Misread, Names, Wanted, Words};
use super::seat::Seat;
use core::fmt::{self, Write};

/// One kind of a vocabulary: the name of its variant, and its fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The variant.
    pub name: &'static str,
    /// Its fields, in order.
    pub fields: &'static [Field],
}

/// A field of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// The name of its type.
    pub of: &'static str,
}

/// What stands in a field, for those who know its type by name only.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// Nothing: an option that is empty, or a field that does not exist.
    Nothing,
    /// An amount.
    Number(u16),
    /// An id, by its position.
    Id(usize),
    /// Something that has kinds and fields of its own.
    Told(&'a dyn Told),
}

/// A type that can stand in a field.
pub trait Tell {
    /// Its value.
    fn value(&self) -> Value<'_>;
}

/// Something that has a kind, and fields by position.
pub trait Told {
    /// The position of its kind.
    fn kind(&self) -> usize;
    /// The value of a field.
    fn field(&self, number: usize) -> Value<'_>;
}

impl<I: Id> Tell for I {
    fn value(&self) -> Value<'_> {
        Value::Id(self.index())
    }
}

impl<T: Tell> Tell for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Nothing, Tell::value)
    }
}

impl Tell for u8 {
    fn value(&self) -> Value<'_> {
        Value::Number(u16::from(*self))
    }
}

impl Tell for u16 {
    fn value(&self) -> Value<'_> {
        Value::Number(*self)
    }
}

/// A type whose values that can be thought of have positions.
///
/// Law: `position` of a value that can be thought of is below `COUNT`, and `at` gives the value back.
pub trait Ordinal: Copy {
    /// How many values can be thought of.
    const COUNT: usize;
    /// The position of a value.
    fn position(self) -> usize;
    /// The value at a position.
    fn at(position: usize) -> Option<Self>;
}

impl<I: Id> Ordinal for I {
    const COUNT: usize = I::COUNT;
    #[inline]
    fn position(self) -> usize {
        self.index()
    }
    #[inline]
    fn at(position: usize) -> Option<Self> {
        I::from_index(position)
    }
}

/// A vocabulary all of whose values can be thought of.
///
/// Law: `every` gives each value once.
pub trait Thinkable: Copy + Eq {
    /// The value at a position of `every`.
    fn thought_of(position: usize) -> Option<Self>;

    /// Every value that can be thought of, possible or not.
    fn every() -> impl Iterator<Item = Self> {
        (0..).map_while(Self::thought_of)
    }

    /// The position of what stands in a field; 0 where there is no such field.
    fn place(self, number: usize) -> usize;

    /// The same with another value in a field; the same itself where there is no such field.
    fn with(self, number: usize, position: usize) -> Option<Self>;
}

/// A type that stands in notation.
///
/// Law: what is written reads back. A type whose usual value goes without saying writes nothing for it, and the comma
/// before anything else.
pub trait Term: Sized {
    /// Prints the value.
    fn write(&self, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result;
    /// Reads a value. Where it complains, the words stand at what it complains about.
    fn read(words: &mut Words<'_>, names: &Names<'_>) -> Result<Self, Misread>;
}

impl Term for Seat {
    fn write(&self, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        out.write_str(names.of(*self))
    }

    fn read(words: &mut Words<'_>, names: &Names<'_>) -> Result<Self, Misread> {
        names.read(words)
    }
}

/// A way to read one row of a vocabulary.
pub type Reader<T> = fn(&mut Words<'_>, &Names<'_>) -> Result<T, Misread>;

/// Reads the row that takes most of the words; if none can be read, the complaint is that of the row that got furthest.
///
/// Where no row gets anywhere, `opening` is what would have been right.
pub fn furthest<T>(
    readers: &[Reader<T>],
    opening: Wanted,
    words: &mut Words<'_>,
    names: &Names<'_>,
) -> Result<T, Misread> {
    let start = *words;
    let mut read: Option<(Words<'_>, T)> = None;
    let mut complaint: Option<(Words<'_>, Misread)> = None;
    for reader in readers {
        let mut ahead = start;
        match reader(&mut ahead, names) {
            Ok(value) if read.as_ref().is_none_or(|(best, _)| ahead.is_past(best)) => {
                read = Some((ahead, value));
            }
            Err(misread) if ahead.is_past(complaint.as_ref().map_or(&start, |(best, _)| best)) => {
                complaint = Some((ahead, misread));
            }
            Ok(_) | Err(_) => {}
        }
    }
    match (read, complaint) {
        (Some((ahead, value)), _) => {
            *words = ahead;
            Ok(value)
        }
        (None, Some((ahead, misread))) => {
            *words = ahead;
            Err(misread)
        }
        (None, None) => Err(start.misread(opening)),
    }
}

/// Makes an enum from a table; see the module's head.
///
/// ```ignore
/// vocabulary! {
///     /// One decision of one player.
///     #[derive(Serialize, Deserialize)]
///     pub enum Action: "an action" {
///         /// Travel one road.
///         Travel { to: Junction, by: Road } = ["travel to " to " by " by],
///         /// Say that the turn is over.
///         EndTurn = ["end turn"],
///     }
/// }
/// ```
///
/// With a noun for complaints every row has a notation, without it none has; such a row may also wrap a single thing, as
/// in `Dial(dial: Dial)`. Rows stand in the order of saves.
macro_rules! vocabulary {
    // Said in notation.
    (
        $(#[$about:meta])*
        pub enum $name:ident: $noun:literal {
            $( $(#[$doc:meta])* $kind:ident $({ $($field:ident: $of:ty),+ $(,)? })? = [$($part:tt)+] ),+ $(,)?
        }
    ) => {
        $crate::kernel::vocabulary::vocabulary! {
            $(#[$about])*
            pub enum $name { $( $(#[$doc])* $kind $({ $($field: $of),+ })? ),+ }
        }

        impl $name {
            /// The words that each kind begins with.
            const OPENINGS: &'static [&'static str] =
                &[$( $crate::kernel::vocabulary::part!(first $($part)+) ),+];
        }

        impl $crate::kernel::vocabulary::Thinkable for $name {
            #[allow(unused_assignments, reason = "the last digit leaves a rest that nobody reads")]
            fn thought_of(mut position: usize) -> Option<Self> {
                use $crate::kernel::vocabulary::Ordinal;
                $({
                    // The fields are the digits of the position, the first field the lowest.
                    let size = 1 $($(* <$of as Ordinal>::COUNT)+)?;
                    if position < size {
                        $($(
                            let $field = <$of as Ordinal>::at(position % <$of as Ordinal>::COUNT)?;
                            position /= <$of as Ordinal>::COUNT;
                        )+)?
                        return Some(Self::$kind { $($($field),+)? });
                    }
                    position -= size;
                })+
                None
            }

            #[inline]
            fn place(self, number: usize) -> usize {
                match self {
                    $( Self::$kind { $($($field),+)? } => {
                        let places: &[usize] = &[$($( $crate::kernel::vocabulary::Ordinal::position($field) ),+)?];
                        places.get(number).copied().unwrap_or_default()
                    } )+
                }
            }

            #[inline]
            #[allow(unused_mut, unused_variables, unused_assignments, reason = "not every row has fields")]
            fn with(self, number: usize, position: usize) -> Option<Self> {
                let mut at = 0;
                match self {
                    $( Self::$kind { $($(mut $field),+)? } => {
                        $($(
                            if at == number {
                                $field = $crate::kernel::vocabulary::Ordinal::at(position)?;
                            }
                            at += 1;
                        )+)?
                        Some(Self::$kind { $($($field),+)? })
                    } )+
                }
            }
        }

        impl $crate::kernel::vocabulary::Term for $name {
            fn write(
                &self,
                _names: &$crate::kernel::notation::Names<'_>,
                out: &mut dyn core::fmt::Write,
            ) -> core::fmt::Result {
                match self {
                    $( Self::$kind { $($($field),+)? } => {
                        $( $crate::kernel::vocabulary::part!(write $part, _names, out); )+
                    } )+
                }
                Ok(())
            }

            fn read(
                words: &mut $crate::kernel::notation::Words<'_>,
                names: &$crate::kernel::notation::Names<'_>,
            ) -> Result<Self, $crate::kernel::notation::Misread> {
                let readers: &[$crate::kernel::vocabulary::Reader<Self>] = &[$(
                    |words, _names| {
                        $( $crate::kernel::vocabulary::part!(read $part, words, _names); )+
                        Ok(Self::$kind { $($($field),+)? })
                    }
                ),+];
                let opening = $crate::kernel::notation::Wanted::Opening($noun, Self::OPENINGS);
                $crate::kernel::vocabulary::furthest(readers, opening, words, names)
            }
        }
    };
    // Without notation.
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $(
                $(#[$doc:meta])*
                $kind:ident $(($only:ident: $only_of:ty))? $({ $($field:ident: $of:ty),+ $(,)? })?
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "a row says in one sentence what its fields are")]
        pub enum $name {
            $( $(#[$doc])* $kind $(($only_of))? $({ $($field: $of),+ })? ),+
        }

        impl $name {
            /// All kinds, in the order of the table.
            #[allow(dead_code, reason = "texts and tests read it, and not every vocabulary has texts")]
            pub const KINDS: &'static [$crate::kernel::vocabulary::Kind] = &[$(
                $crate::kernel::vocabulary::Kind {
                    name: stringify!($kind),
                    fields: &[
                        $( $crate::kernel::vocabulary::field!($only $only_of) )?
                        $($( $crate::kernel::vocabulary::field!($field $of) ),+)?
                    ],
                }
            ),+];
        }

        impl $crate::kernel::vocabulary::Told for $name {
            fn kind(&self) -> usize {
                // The kinds without their fields: the compiler counts them.
                enum Order { $($kind),+ }
                match self {
                    $( Self::$kind { .. } => Order::$kind as usize ),+
                }
            }

            fn field(&self, number: usize) -> $crate::kernel::vocabulary::Value<'_> {
                match self {
                    $( Self::$kind $(($only))? $({ $($field),+ })? => {
                        let fields: &[&dyn $crate::kernel::vocabulary::Tell] = &[$($only)? $($($field),+)?];
                        fields.get(number).map_or($crate::kernel::vocabulary::Value::Nothing, |field| field.value())
                    } )+
                }
            }
        }

        impl $crate::kernel::vocabulary::Tell for $name {
            fn value(&self) -> $crate::kernel::vocabulary::Value<'_> {
                $crate::kernel::vocabulary::Value::Told(self)
            }
        }
    };
}

/// The name of a field, and of its type.
macro_rules! field {
    ($name:ident $of:ty) => {
        $crate::kernel::vocabulary::Field {
            name: stringify!($name),
            of: stringify!($of),
        }
    };
}

/// One part of a row's text: words in quotes, or a field.
macro_rules! part {
    (first $words:literal $($rest:tt)*) => {
        $words
    };
    (write $words:literal, $names:ident, $out:ident) => {
        $out.write_str($words)?
    };
    (write $field:ident, $names:ident, $out:ident) => {
        $crate::kernel::vocabulary::Term::write($field, $names, $out)?
    };
    (read $words:literal, $from:ident, $names:ident) => {
        $from.expect($words)?
    };
    (read $field:ident, $from:ident, $names:ident) => {
        let $field = $crate::kernel::vocabulary::Term::read($from, $names)?;
    };
}

/// Makes `Why`, the reasons of a game, from the rows of its table. The first two are those of every game.
macro_rules! reasons {
    ($($rows:tt)+) => {
        $crate::kernel::vocabulary::vocabulary! {
            /// Why an action is not allowed.
            pub enum Why: "a reason" {
                /// The game is over.
                GameOver = ["the game is over"],
                /// Somebody else decides now.
                NotYourTurn = ["not your turn"],
                $($rows)+
            }
        }
    };
}

pub(crate) use terms::{term, terms};
pub(crate) use {field, part, reasons, vocabulary};
