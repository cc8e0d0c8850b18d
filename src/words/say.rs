//! Says the texts of a pool: finds a text by its number, and puts what is told in its places.
//!
//! Law: whatever stands in the pool was proven when it was linked; a text that is not as it should be is said as far as it
//! goes. It knows no language, and no game: where a village lies it is told.

use super::pool::{Pool, code};
use crate::kernel::id::Id;
use crate::kernel::notation::Names;
use crate::kernel::seat::{Seat, Seats};
use crate::kernel::vocabulary::{Field, Kind, Told, Value};
use core::fmt::{self, Write};
use core::str;

/// The texts of a language, by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct TextTable {
    /// Where each text begins, and where the last one ends.
    starts: &'static [u16],
    pool: &'static str,
}

/// Where something is built, as it is told: a village by the two ends of its road, or a city.
///
/// Junctions are meant by their positions: the start, then the cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A village near the first junction, on the road to the second.
    Village(usize, usize),
    /// A city, by its position.
    City(usize),
}

/// A field that is a place where travellers rest.
const fn junction(name: &'static str) -> Field {
    Field {
        name,
        of: "Junction",
    }
}

/// The field of a place that is a city.
const CITY: Kind = Kind {
    name: "City",
    fields: &[Field {
        name: "city",
        of: "City",
    }],
};

impl Spot {
    /// What a text can name of a place where something is built.
    pub const KINDS: &[Kind] = &[
        Kind {
            name: "Village",
            fields: &[junction("near"), junction("far")],
        },
        CITY,
    ];

    /// What a text can name of a place where travellers rest.
    pub const JUNCTIONS: &[Kind] = &[
        Kind {
            name: "Start",
            fields: &[],
        },
        CITY,
    ];
}

impl Told for Spot {
    fn kind(&self) -> usize {
        match self {
            Self::Village(..) => 0,
            Self::City(_) => 1,
        }
    }

    fn field(&self, number: usize) -> Value<'_> {
        match (*self, number) {
            (Self::Village(near, _), 0) => Value::Id(near),
            (Self::Village(_, far), 1) => Value::Id(far),
            (Self::City(city), 0) => Value::Id(city),
            _ => Value::Nothing,
        }
    }
}

/// What the text of a noun can name.
pub(super) struct Counted;

impl Counted {
    pub(super) const FIELDS: &[Field] = &[Field {
        name: "number",
        of: "u16",
    }];
}

/// A kind, and its fields one by one.
pub(super) struct Line<'a>(pub usize, pub &'a [Value<'a>]);

impl Told for Line<'_> {
    fn kind(&self) -> usize {
        self.0
    }

    fn field(&self, number: usize) -> Value<'_> {
        self.1.get(number).copied().unwrap_or(Value::Nothing)
    }
}

/// What a sentence speaks of: the players at the table, and the places of the board.
#[derive(Clone, Copy)]
pub(super) struct Talk<'a> {
    pub names: &'a Names<'a>,
    /// Where the site at a position lies, the villages first.
    pub spot: fn(usize) -> Spot,
}

/// The names where no player is spoken of.
pub(super) fn nobody() -> Names<'static> {
    Names::plain(Seats::ONE)
}

/// The text within a pool from here on, read letter by letter.
struct Rest<'a>(&'a str);

impl<'a> Rest<'a> {
    /// What is said as it stands, up to the next code.
    fn plain(&mut self) -> (&'a str, Option<u8>) {
        let end = self.0.bytes().position(|byte| byte < b' ');
        let Some((plain, rest)) = end.and_then(|end| self.0.split_at_checked(end)) else {
            return (core::mem::take(&mut self.0), None);
        };
        let code = rest.bytes().next();
        self.0 = rest.get(1..).unwrap_or_default();
        (plain, code)
    }

    /// The next letter as the number it stands for.
    fn number(&mut self) -> usize {
        let mut letters = self.0.chars();
        let number = letters.next().map_or(0, u32::from);
        self.0 = letters.as_str();
        number.saturating_sub(code::LETTER) as usize
    }

    /// The branch at a position of so many, which are passed.
    fn branch(&mut self, position: usize, count: usize) -> &'a str {
        let end = char::from(code::END);
        let mut chosen = "";
        for number in 0..count {
            let (branch, rest) = self.0.split_once(end).unwrap_or_default();
            if number == position {
                chosen = branch;
            }
            self.0 = rest;
        }
        chosen
    }
}

impl TextTable {
    /// The texts of a pool.
    #[expect(clippy::panic, reason = "only the compiler can come here")]
    pub(super) const fn new<const TEXTS: usize, const BYTES: usize>(
        pool: &'static Pool<TEXTS, BYTES>,
    ) -> Self {
        match str::from_utf8(&pool.bytes) {
            Ok(text) => Self {
                starts: &pool.starts,
                pool: text,
            },
            Err(_) => panic!("a pool is not text"),
        }
    }

    /// The text with this number, for a constant.
    #[expect(
        clippy::indexing_slicing,
        reason = "only the compiler can come here, and says so"
    )]
    pub(super) const fn constant(&self, number: usize) -> &'static str {
        let (start, end) = (self.starts[number], self.starts[number + 1]);
        let (_, text) = self.pool.split_at(start as usize);
        text.split_at((end - start) as usize).0
    }

    /// The text with this number, as it stands.
    pub(super) fn plain(&self, number: usize) -> &'static str {
        let mut bounds = self.starts.iter().skip(number).map(|&at| usize::from(at));
        let (Some(start), Some(end)) = (bounds.next(), bounds.next()) else {
            return "";
        };
        self.pool.get(start..end).unwrap_or_default()
    }

    /// The name of an id, by the first text of its class.
    pub(super) fn name(&self, base: usize, id: impl Id) -> &'static str {
        self.plain(base.saturating_add(id.index()))
    }

    /// Says what is told, by the first text of its class.
    pub(super) fn say(
        &self,
        base: usize,
        told: &dyn Told,
        talk: Talk<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let text = self.plain(base.saturating_add(told.kind()));
        self.run(text, told, talk, out)
    }

    fn run(&self, text: &str, told: &dyn Told, talk: Talk<'_>, out: &mut dyn Write) -> fmt::Result {
        let mut rest = Rest(text);
        loop {
            let (plain, code) = rest.plain();
            out.write_str(plain)?;
            let Some(code) = code else {
                return Ok(());
            };
            let value = told.field(rest.number());
            match code {
                code::VALUE => bare(value, talk, out)?,
                code::TOLD => self.told(rest.number(), value, talk, out)?,
                code::SPOT => {
                    let base = rest.number();
                    if let Value::Id(site) = value {
                        self.say(base, &(talk.spot)(site), talk, out)?;
                    }
                }
                code::JUNCTION => self.junction(rest.number(), value, talk, out)?,
                code::COUNT => {
                    let noun = self.plain(rest.number());
                    if let Value::Number(_) = value {
                        self.run(noun, &Line(0, &[value]), talk, out)?;
                    }
                }
                code::OTHERS => {
                    let many = self.plain(rest.number());
                    out.write_str(only_other(value, talk.names).unwrap_or(many))?;
                }
                code::NUMBER => {
                    if let Value::Id(index) = value {
                        write!(out, "{}", index.saturating_add(1))?;
                    }
                }
                code::BY_KIND => {
                    let kinds = rest.number();
                    let kind = kind(value);
                    let mut branch = 0;
                    for number in 0..kinds {
                        let own = rest.number();
                        if number == kind {
                            branch = own;
                        }
                    }
                    let count = rest.number();
                    self.run(rest.branch(branch, count), told, talk, out)?;
                }
                code::BY_NUMBER => {
                    let count = rest.number();
                    let mut branch = count;
                    for position in 0..count {
                        let own = rest.number();
                        if matches!(value, Value::Number(number) if usize::from(number) == own) {
                            branch = position;
                        }
                    }
                    self.run(rest.branch(branch, count + 1), told, talk, out)?;
                }
                code::BY_PRESENCE => {
                    let some = usize::from(!matches!(value, Value::Nothing));
                    self.run(rest.branch(some, 2), told, talk, out)?;
                }
                _ => return Ok(()),
            }
        }
    }

    /// A value that has texts of its own.
    fn told(
        &self,
        base: usize,
        value: Value<'_>,
        talk: Talk<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match value {
            Value::Id(index) => self.say(base, &Line(index, &[]), talk, out),
            Value::Told(told) => self.say(base, told, talk, out),
            Value::Number(_) | Value::Nothing => Ok(()),
        }
    }

    /// A place where travellers rest: the start, or the city that comes after it.
    fn junction(
        &self,
        base: usize,
        value: Value<'_>,
        talk: Talk<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match value {
            Value::Id(0) => self.say(base, &Line(0, &[]), talk, out),
            Value::Id(index) => {
                let city = Value::Id(index.saturating_sub(1));
                self.say(base, &Line(1, &[city]), talk, out)
            }
            _ => Ok(()),
        }
    }
}

/// The position of a value among its kinds.
fn kind(value: Value<'_>) -> usize {
    match value {
        Value::Id(index) => index,
        Value::Told(told) => told.kind(),
        Value::Number(_) | Value::Nothing => 0,
    }
}

/// A number, or the name of a player.
fn bare(value: Value<'_>, talk: Talk<'_>, out: &mut dyn Write) -> fmt::Result {
    match value {
        Value::Number(number) => write!(out, "{number}"),
        Value::Id(seat) => {
            out.write_str(Seat::from_index(seat).map_or("", |seat| talk.names.of(seat)))
        }
        Value::Told(_) | Value::Nothing => Ok(()),
    }
}

/// The one opponent's name, if there is only one.
fn only_other<'a>(value: Value<'_>, names: &Names<'a>) -> Option<&'a str> {
    let Value::Id(seat) = value else {
        return None;
    };
    let mut others = names.seats().iter().filter(|other| other.index() != seat);
    match (others.next(), others.next()) {
        (Some(other), None) => Some(names.of(other)),
        _ => None,
    }
}
