//! The notation of what stands in the fields of a vocabulary: ids, amounts, and what something is done for.
//!
//! It does not know any game's words.

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

pub(crate) use {term, terms};
