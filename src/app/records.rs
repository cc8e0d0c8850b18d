//! Who played against whom, how often and how well; and the pages that tell it, with the last matches.
//!
//! It does not know where records are kept.

use core::fmt::Write as _;

use embedded_graphics::prelude::Point;
use heapless::{String, Vec};
use serde::{Deserialize, Serialize};

use super::{App, Cut, Driver, Keep, Level, Party, title::Title};
use crate::{
    faces::livery::Livery,
    kernel::{id::Id, notation::Sentence, seat::Seat},
    store::{NAME, Summary},
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN, area, fill},
        ink::Ink,
        text::{self, Align, Type},
    },
    words::Language,
};

/// As many people, and lines of all of them together, as a record of the saves has room for.
const PEOPLE: usize = 6;
const LINES: usize = 15;
/// How many of the last matches are told.
const LAST: usize = 10;

/// Against whom somebody played: people, computers by the level of the best of them, or the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Against {
    People,
    Computer(Level),
    Rulebook,
}

impl Against {
    /// All kinds, by their number in the saves.
    fn all() -> impl Iterator<Item = Self> {
        [Self::People, Self::Rulebook]
            .into_iter()
            .chain(Level::all().map(Self::Computer))
    }

    fn number(self) -> u8 {
        // There are six.
        Self::all().position(|other| other == self).unwrap_or(0) as u8
    }
}

/// Who played against whom. Saved by the position of its fields.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Records {
    /// The number of the match that was counted last: a power cut may ask for it once more.
    counted: u32,
    people: Vec<String<NAME, u8>, PEOPLE>,
    lines: Vec<Line, LINES>,
}

/// Matches of one person against one kind of opponents.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Line {
    /// The number of the person times eight, and that of the kind.
    whose: u8,
    played: u16,
    won: u16,
    /// How many were won since the last one that was lost, and how many at the most in a row.
    streak: u8,
    best: u8,
}

impl Records {
    /// Nothing counted yet.
    #[inline(always)]
    pub const fn new() -> Self {
        Self {
            counted: 0,
            people: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// A match of somebody is over.
    fn count(&mut self, name: &str, against: Against, won: bool) {
        let Some(person) = self.person(name) else {
            return;
        };
        let whose = person << 3 | against.number();
        if self.lines.iter().all(|line| line.whose != whose) {
            if self.lines.is_full() {
                let least = (0..).zip(&self.lines).min_by_key(|(_, line)| line.played);
                if let Some(at) = least.map(|(at, _)| at) {
                    self.lines.remove(at);
                }
            }
            // There is room: made above.
            let _ = self.lines.push(Line {
                whose,
                played: 0,
                won: 0,
                streak: 0,
                best: 0,
            });
        }
        if let Some(line) = self.lines.iter_mut().find(|line| line.whose == whose) {
            line.played = line.played.saturating_add(1);
            line.won = line.won.saturating_add(u16::from(won));
            line.streak = if won {
                line.streak.saturating_add(1)
            } else {
                0
            };
            line.best = line.best.max(line.streak);
        }
    }

    /// The number of a person; a newcomer takes the place of whoever has played least.
    fn person(&mut self, name: &str) -> Option<u8> {
        let known = |people: &[String<NAME, u8>]| people.iter().position(|known| known == name);
        if let Some(at) = known(&self.people) {
            return Some(at as u8);
        }
        let name = String::try_from(name).ok()?;
        let played = |person: usize| -> u32 {
            let own = |line: &&Line| usize::from(line.whose >> 3) == person;
            let lines = self.lines.iter().filter(own);
            lines.map(|line| u32::from(line.played)).sum()
        };
        if !self.people.is_full() {
            let _ = self.people.push(name);
            return Some(self.people.len().saturating_sub(1) as u8);
        }
        let least = (0..PEOPLE).min_by_key(|&person| played(person))?;
        self.lines
            .retain(|line| usize::from(line.whose >> 3) != least);
        *self.people.get_mut(least)? = name;
        Some(least as u8)
    }
}

/// Under which name somebody is counted: his own; else the number of his colour, behind a sign that no name has.
pub(super) fn counted_as(party: &Party, seat: Seat) -> String<NAME, u8> {
    let own = party.guests.get(seat.index()).map(|guest| &guest.name);
    match own.filter(|name| !name.is_empty()) {
        Some(name) => name.clone(),
        None => {
            let mut name = String::new();
            // A sign and two digits have room.
            let _ = write!(name, "#{}", party.livery(seat).index());
            name
        }
    }
}

/// The name that somebody is told by who was counted so.
pub(super) fn told_as(name: &str, language: Language) -> &str {
    let colour = name
        .strip_prefix('#')
        .and_then(|number| number.parse().ok());
    let livery = colour.and_then(Livery::from_index);
    livery.map_or(name, |livery| livery.name(language))
}

impl App {
    /// Counts the match on the table, which is over, for the people who played it; once, however often it is asked for.
    pub(super) fn count_records(&mut self) {
        let (Some(places), number) = (self.table.places(), self.table.number.unwrap_or(0)) else {
            return;
        };
        if self.table.plays_itself() {
            return;
        }
        if number > 0 && core::mem::replace(&mut self.records.counted, number) == number {
            return;
        }
        let Some(seats) = self.table.sat().map(|sat| sat.seats()) else {
            return;
        };
        if seats
            .iter()
            .any(|seat| self.table.driver(seat) == Driver::Program)
        {
            // How well a program plays, nobody knows.
            return;
        }
        let computers = seats
            .iter()
            .filter_map(|seat| match self.table.driver(seat) {
                Driver::Computer(level) => Some(level),
                Driver::Person | Driver::Rulebook | Driver::Program => None,
            });
        let best = computers.max_by_key(|level| level.index());
        let rulebook = seats
            .iter()
            .any(|seat| self.table.driver(seat) == Driver::Rulebook);
        let against = match best {
            Some(level) => Against::Computer(level),
            None if rulebook => Against::Rulebook,
            None => Against::People,
        };
        for seat in seats.iter() {
            if self.table.driver(seat) == Driver::Person {
                let name = counted_as(&self.table.party, seat);
                let won = places.winners().any(|winner| winner == seat);
                self.records.count(&name, against, won);
            }
        }
        // First: were the records kept before and the power cut then, nobody would ask for it again.
        self.climb();
        self.keep(Keep::Records);
    }

    /// How many pages of people there are.
    pub(super) fn people_counted(&self) -> usize {
        self.records.people.len()
    }
}

/// Where the columns of numbers end; set large, they leave more room to what stands before them.
const COLUMNS: [i32; 4] = [90, 146, 190, EDGE - MARGIN];
const LARGE: [i32; 4] = [120, 158, 196, EDGE - MARGIN];

/// Paints what is counted of a person, against each kind of opponents.
pub(super) fn paint_person(app: &App, person: usize, canvas: &mut Canvas) {
    let (words, language) = (&app.words().statistics, app.language());
    let records = &app.records;
    let name = records.people.get(person).map_or("", |name| name.as_str());
    let mut y = frame::BAR + 8;
    let at = Point::new(MARGIN, y);
    let name = told_as(name, language);
    text::draw(canvas, name, at, Align::Left, Type::Title, Ink::Gold);
    y += 26;
    let size = canvas.read(Type::Small);
    // Set large, captions have no room side by side: each second one stands lower.
    let (columns, lower) = if canvas.is_large() {
        (LARGE, size.line())
    } else {
        (COLUMNS, 0)
    };
    let captions = [words.played, words.won, words.streak, words.longest];
    for ((column, caption), down) in columns.into_iter().zip(captions).zip([0, lower, 0, lower]) {
        let at = Point::new(column, y + down);
        text::draw(canvas, caption, at, Align::Right, size, Ink::Silver);
    }
    y += size.line() + lower + 3;
    for against in Against::all() {
        let whose = (person as u8) << 3 | against.number();
        let Some(line) = records.lines.iter().find(|line| line.whose == whose) else {
            continue;
        };
        fill(canvas, area(0, y - 1, EDGE, 1), Ink::Stone);
        let mut kind = Sentence::default();
        let _ = match against {
            Against::People => kind.write_str(words.people),
            Against::Rulebook => kind.write_str(app.words().setup.automa),
            Against::Computer(level) => {
                write!(kind, "{} {}", app.words().setup.computer, level.word())
            }
        };
        let middle = |size: Type| y + (20 - size.line()) / 2;
        let at = Point::new(MARGIN, middle(size));
        text::draw(canvas, kind.as_str(), at, Align::Left, size, Ink::White);
        let numbers = [line.played, line.won, line.streak.into(), line.best.into()];
        for (column, number) in columns.into_iter().zip(numbers) {
            let number = Sentence::of(format_args!("{number}"));
            let at = Point::new(column, middle(Type::Body));
            text::draw(
                canvas,
                number.as_str(),
                at,
                Align::Right,
                Type::Body,
                Ink::White,
            );
        }
        y += 22;
    }
}

/// Between what is told of one of the last matches and of the next one.
const APART: i32 = 6;

/// Paints the last matches that are over and still saved: what was played, and the places.
pub(super) fn paint_last(app: &App, canvas: &mut Canvas) {
    let (words, language) = (&app.words().statistics, app.language());
    let (size, width) = (canvas.read(Type::Small), EDGE - 2 * MARGIN);
    let listed = app.screens.saves.listed().iter();
    let told = |known: &Summary| {
        let (places, title) = (known.finished.as_ref()?, Title::named(&known.game)?);
        let card = title.card();
        let party = Party::from_saved(&known.players, &card.colours);
        let mut told: Cut<200> = Cut::new();
        for seat in places.order() {
            let place = places.place(seat).map_or(0, |place| place.number());
            let name = party.name(seat, language);
            // A line never ends between a place and its name.
            let _ = write!(told, "{place}.\u{a0}{name}  ");
        }
        Some(((card.texts.name)(language), told))
    };
    let known = listed.filter_map(|listed| told(listed.summary.as_ref()?));
    let known = known.take(LAST);
    // Who played stands beside what was played, or below it where that would leave somebody out; alike of all matches.
    let beside = |title| MARGIN + text::width(title, size).max(40) + 8;
    let below = known.clone().any(|(title, told)| {
        let told = text::width(told.as_str().trim_end(), size);
        beside(title) + told > MARGIN + width
    });
    let top = frame::BAR + 4;
    let bottom = frame::footer_top(canvas, words.keys);
    let mut y = top;
    for (title, told) in known {
        let mut at = Point::new(beside(title), y + 2);
        if below {
            at = Point::new(MARGIN, at.y + size.line());
        }
        let told = told.as_str();
        let end = at.y + text::height(told, size, width) + APART - 2;
        if end > bottom {
            break;
        }
        let left = Point::new(MARGIN, y + 2);
        text::draw(canvas, title, left, Align::Left, size, Ink::Gold);
        text::draw_lines(canvas, told, at, width, size, Ink::White);
        y = end;
        fill(canvas, area(0, y - 1, EDGE, 1), Ink::Dusk);
    }
    if y == top {
        let at = Point::new(MARGIN, y + 4);
        text::draw_lines(canvas, words.no_last, at, width, size, Ink::Silver);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fullest_records_fit_into_one_record_of_the_saves() {
        let mut records = Records::new();
        records.counted = u32::MAX;
        for person in 0..PEOPLE {
            for against in Against::all() {
                for _ in 0..20_000 {
                    records.count(&format!("WWWWWWWWWWWWWWW{person}"), against, true);
                }
            }
        }
        assert!(records.people.is_full() && records.lines.is_full());
        let mut buffer = [0; 249];
        let bytes = postcard::to_slice(&records, &mut buffer).unwrap();
        assert_eq!(postcard::from_bytes::<Records>(bytes), Ok(records));
    }

    #[test]
    fn each_kind_of_opponents_is_counted_for_itself_and_a_loss_ends_the_streak() {
        let mut records = Records::new();
        for won in [true, true, false, true] {
            records.count("Zo", Against::Rulebook, won);
        }
        records.count("Zo", Against::Computer(Level::Two), false);
        let line = |against: Against| {
            let line = records
                .lines
                .iter()
                .find(|line| line.whose == against.number());
            line.map(|line| (line.played, line.won, line.streak, line.best))
        };
        assert_eq!(line(Against::Rulebook), Some((4, 3, 1, 2)));
        assert_eq!(line(Against::Computer(Level::Two)), Some((1, 0, 0, 0)));
        assert_eq!(line(Against::People), None);
    }

    #[test]
    fn whoever_has_played_least_makes_room_and_takes_his_lines_along() {
        let mut records = Records::new();
        for (number, name) in ["a", "b", "c", "d", "e", "f"].into_iter().enumerate() {
            for _ in 0..=number {
                records.count(name, Against::People, true);
            }
        }
        records.count("g", Against::Rulebook, false);
        assert!(records.people.iter().all(|name| name != "a"));
        let at = records.people.iter().position(|name| name == "g").unwrap();
        let own = records
            .lines
            .iter()
            .filter(|line| usize::from(line.whose >> 3) == at);
        assert_eq!(
            own.map(|line| line.played).collect::<std::vec::Vec<_>>(),
            [1]
        );
    }

    #[test]
    fn who_kept_the_name_of_his_colour_is_told_in_every_language() {
        let mut party = Party::new();
        party.seat(2);
        let name = counted_as(&party, Seat::Two);
        for language in Language::ALL {
            let own = party.name(Seat::Two, language);
            assert_eq!(told_as(&name, language), own);
        }
        assert_eq!(told_as("Zo", Language::English), "Zo");
        assert_eq!(told_as("#", Language::English), "#");
    }
}
