//! One table for all that a game can say: its actions, its reasons, its events.
//!
//! A row of `vocabulary!` is one variant with its fields, and where it has a notation, the text of it: words in quotes and
//! fields by name, as they are printed. The enum, printing, reading, the list of its kinds and access to fields by
//! position all follow from the row. It does not know any game's words, nor texts of screens.

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

/// Gives types their notation, with what a complaint calls them: ids by their words or numbers, amounts, and what something
/// is done for, which is not said of the plain case.
///
/// ```ignore
/// terms! {
///     named Character: "a character";
///     numbered Village 'V': "a village V01 to V30";
///     amount Gold: "an amount of gold";
///     task PalaceTask plainly Palace: "palace, or palace and house";
/// }
/// ```
macro_rules! terms {
    ($($how:ident $name:ident $($letter:literal)? $(plainly $plain:ident)?: $wanted:literal;)+) => { $(
        impl $crate::kernel::vocabulary::Term for $name {
            fn write(
                &self,
                _names: &$crate::kernel::notation::Names<'_>,
                out: &mut dyn core::fmt::Write,
            ) -> core::fmt::Result {
                $crate::kernel::vocabulary::term!(write $($plain)?, self, out)
            }

            fn read(
                words: &mut $crate::kernel::notation::Words<'_>,
                _names: &$crate::kernel::notation::Names<'_>,
            ) -> Result<Self, $crate::kernel::notation::Misread> {
                $crate::kernel::vocabulary::term!($how $name $($letter)? $($plain)?, $wanted, words)
            }
        }
        $crate::kernel::vocabulary::term!($how $name);
    )+ };
}

/// What the kinds of `terms!` differ in: how they are read, and what amounts have besides.
macro_rules! term {
    (named $name:ident, $wanted:literal, $words:ident) => {{
        let all = <$name as $crate::kernel::id::Id>::all();
        $words.pick($wanted, all.map(|one| (one.word(), one)))
    }};
    (numbered $name:ident $letter:literal, $wanted:literal, $words:ident) => {
        $words.numbered($letter, $name::numbered, $wanted)
    };
    (amount $name:ident, $wanted:literal, $words:ident) => {
        $words.number($wanted).map($name)
    };
    (task $name:ident $plain:ident, $wanted:literal, $words:ident) => {
        if $words.phrase("for") {
            $crate::kernel::vocabulary::term!(named $name, $wanted, $words)
        } else {
            Ok(Self::$plain)
        }
    };
    (write, $one:ident, $out:ident) => {
        write!($out, "{}", $one)
    };
    (write $plain:ident, $one:ident, $out:ident) => {
        if let Self::$plain = $one {
            Ok(())
        } else {
            write!($out, ", for {}", $one)
        }
    };
    (task $name:ident) => {};
    (named $name:ident) => {};
    (numbered $name:ident) => {};
    (amount $name:ident) => {
        impl $crate::kernel::vocabulary::Tell for $name {
            fn value(&self) -> $crate::kernel::vocabulary::Value<'_> {
                $crate::kernel::vocabulary::Value::Number(self.0)
            }
        }

        impl $crate::kernel::vocabulary::Ordinal for $name {
            /// As many as a set of choices has bits.
            const COUNT: usize = u64::BITS as usize;
            #[inline]
            fn position(self) -> usize {
                usize::from(self.0)
            }
            #[inline]
            fn at(position: usize) -> Option<Self> {
                u16::try_from(position).ok().map($name)
            }
        }
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

pub(crate) use {field, part, reasons, term, terms, vocabulary};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::id::named_id;

    named_id!(
        /// A tree.
        Tree {
            /// With broad leaves.
            Oak = "oak",
            /// With needles.
            Pine = "pine tree",
        }
    );

    /// A number of steps.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Steps(pub u16);

    impl fmt::Display for Steps {
        fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(out, "{}", self.0)
        }
    }

    terms! {
        named Tree: "a tree";
        amount Steps: "a number of steps";
    }

    vocabulary! {
        /// Where one comes from.
        #[allow(dead_code, reason = "its table is what is tested")]
        pub enum From {
            /// From a tree.
            Tree(tree: Tree),
            /// From nowhere.
            Nowhere,
        }
    }

    vocabulary! {
        /// What happened.
        pub enum News {
            /// Somebody came.
            Came { who: Seat, from: From, with: Option<Seat>, after: u8 },
            /// Silence.
            Silence,
        }
    }

    vocabulary! {
        /// What one does.
        pub enum Deed: "a deed" {
            /// Goes.
            Go { to: Tree, steps: Steps } = ["go to " to ", " steps " steps"],
            /// Goes home.
            GoHome = ["go home"],
            /// Waits for somebody under a tree.
            Wait { who: Seat, under: Tree } = ["wait under " under " for " who],
        }
    }

    fn names() -> Names<'static> {
        Names::new(["red", "blue"]).unwrap()
    }

    fn read(text: &str) -> Result<Deed, String> {
        let mut words = Words::of(text);
        Deed::read(&mut words, &names()).map_err(|misread| misread.to_string())
    }

    #[test]
    fn a_row_prints_and_reads_in_the_order_of_its_text() {
        let deed = Deed::Wait {
            who: Seat::Two,
            under: Tree::Pine,
        };
        let mut text = String::new();
        deed.write(&names(), &mut text).unwrap();
        assert_eq!(text, "wait under pine tree for blue");
        assert_eq!(read("Wait under PINE tree, for blue"), Ok(deed));
    }

    #[test]
    fn a_complaint_is_that_of_the_row_that_got_furthest() {
        let complaints = [
            ("go to oak, 3", "the line ends where steps is expected"),
            (
                "go to oak many",
                "found \"many\" where a number of steps is expected",
            ),
            ("go to elm", "found \"elm\" where a tree is expected"),
            (
                "go away",
                "found \"go away\" where a deed (go to, go home) is expected",
            ),
            ("fly", "found \"fly\" where a deed (go, wait) is expected"),
            ("", "the line ends where a deed (go, wait) is expected"),
        ];
        for (text, complaint) in complaints {
            assert_eq!(read(text), Err(complaint.to_string()));
        }
    }

    #[test]
    fn the_kinds_are_told_with_their_fields() {
        let [came, silence] = News::KINDS else {
            panic!("{:?}", News::KINDS)
        };
        let fields = came.fields.iter().map(|field| (field.name, field.of));
        let wanted = [
            ("who", "Seat"),
            ("from", "From"),
            ("with", "Option<Seat>"),
            ("after", "u8"),
        ];
        assert!(came.name == "Came" && fields.eq(wanted));
        assert!(silence.name == "Silence" && silence.fields.is_empty());
        assert_eq!(From::KINDS.first().map(|kind| kind.fields.len()), Some(1));
    }

    #[test]
    fn fields_are_found_by_their_position() {
        let news = News::Came {
            who: Seat::Two,
            from: From::Tree(Tree::Pine),
            with: None,
            after: 7,
        };
        assert_eq!((news.kind(), News::Silence.kind()), (0, 1));
        assert!(matches!(news.field(0), Value::Id(1)));
        assert!(
            matches!(news.field(1), Value::Told(from) if matches!(from.field(0), Value::Id(1)))
        );
        assert!(matches!(news.field(2), Value::Nothing));
        assert!(matches!(news.field(3), Value::Number(7)));
        assert!(matches!(news.field(4), Value::Nothing));
    }

    #[test]
    fn everything_that_can_be_thought_of_is_thought_of_once() {
        let all: Vec<Deed> = Deed::every().collect();
        assert_eq!(all.len(), 2 * 64 + 1 + 5 * 2);
        for (number, deed) in all.iter().enumerate() {
            assert!(!all.iter().take(number).any(|other| other == deed));
        }
    }

    #[test]
    fn a_field_is_replaced_by_its_position() {
        let deed = Deed::Go {
            to: Tree::Oak,
            steps: Steps(3),
        };
        assert_eq!([deed.place(0), deed.place(1), deed.place(2)], [0, 3, 0]);
        let other = Deed::Go {
            to: Tree::Pine,
            steps: Steps(3),
        };
        assert_eq!(deed.with(0, 1), Some(other));
        assert_eq!(deed.with(0, 2), None, "there is no third tree");
        assert_eq!(Deed::GoHome.with(0, 1), Some(Deed::GoHome));
    }
}
