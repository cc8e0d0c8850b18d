//! The statistics: what is counted over all matches, and the screen that tells it.
//!
//! It does not know where statistics are kept.

use core::fmt::Write as _;

use embedded_graphics::prelude::Point;
use heapless::{String, Vec};
use serde::{Deserialize, Serialize};

use super::{App, Driver, Keep, ladder::Rung, later::Later, records, title::Title};
use crate::{
    faces::Counts,
    kernel::{game::Turn, notation::Sentence, random::Digest, seat::Seat},
    store::NAME,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN},
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
        text::{self, Align, Type},
    },
    words::Language,
};

/// As many people as a record of the saves has room for, with the longest names.
const PEOPLE: usize = 6;
/// Where the column of the matches played ends.
const PLAYED: i32 = 164;
/// As many games as there will be.
const TITLES: usize = 4;

/// As many kinds of endings as there is room for.
const ENDINGS: usize = 6;

/// What is counted over all matches. Saved by the position of its fields: new ones go to the end, each a `Later`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics {
    titles: Vec<Counted, TITLES>,
    people: Vec<Person, PEOPLE>,
    endings: Later<Vec<Ended, ENDINGS>>,
}

/// How often a game without points ended in one way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Ended {
    /// The position of the game in the list of games.
    title: u8,
    ending: u16,
    times: u16,
}

/// What is counted of a game, in the order of the list of games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Counted {
    finished: u16,
    best: u16,
    by: String<NAME, u8>,
}

/// What is counted of a person; without a name of his own by that of his colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Person {
    name: String<NAME, u8>,
    played: u16,
    won: u16,
}

impl Statistics {
    /// Nothing counted yet.
    #[inline(always)]
    pub const fn new() -> Self {
        Self {
            titles: Vec::new(),
            people: Vec::new(),
            endings: Later(Vec::new()),
        }
    }

    /// What tells these statistics from others, such as from those before a match was counted.
    pub(super) fn digest(&self) -> u64 {
        Digest::default().and(self).number()
    }

    /// Counts a match; the best result is kept with the name of whose it is.
    fn count_match(&mut self, title: usize, best: Option<(u16, &str)>) {
        while self.titles.len() <= title {
            if self.titles.push(Counted::default()).is_err() {
                return;
            }
        }
        if let Some(counted) = self.titles.get_mut(title) {
            counted.finished = counted.finished.saturating_add(1);
            if let Some((best, by)) = best.filter(|(best, _)| *best > counted.best) {
                counted.best = best;
                // A name of a player is as long at the most, and that of a colour shorter.
                counted.by = String::try_from(by).unwrap_or_default();
            }
        }
    }

    /// Counts a way in which a match ended.
    fn count_ending(&mut self, title: usize, ending: u16) {
        // A handful of games.
        let title = title as u8;
        let known = |ended: &&mut Ended| ended.title == title && ended.ending == ending;
        if let Some(ended) = self.endings.0.iter_mut().find(known) {
            ended.times = ended.times.saturating_add(1);
            return;
        }
        // Were there more kinds than there is room for, the last ones would not be counted.
        let _ = self.endings.0.push(Ended {
            title,
            ending,
            times: 1,
        });
    }

    fn count_person(&mut self, name: &str, won: bool) {
        let known = self.people.iter().position(|person| person.name == name);
        let at = match known {
            Some(at) => at,
            None => {
                if self.people.is_full() {
                    // Whoever has played least makes room.
                    let least = self
                        .people
                        .iter()
                        .enumerate()
                        .min_by_key(|(_, person)| (person.played, person.won))
                        .map(|(at, _)| at);
                    if let Some(at) = least {
                        self.people.swap_remove(at);
                    }
                }
                let person = Person {
                    name: String::try_from(name).unwrap_or_default(),
                    played: 0,
                    won: 0,
                };
                // There is room: made above.
                let _ = self.people.push(person);
                self.people.len().saturating_sub(1)
            }
        };
        if let Some(person) = self.people.get_mut(at) {
            person.played = person.played.saturating_add(1);
            person.won = person.won.saturating_add(u16::from(won));
        }
    }
}

impl App {
    /// Counts the match on the table, which is over.
    pub(super) fn count_result(&mut self) {
        let Some(table) = &self.table.laid else {
            return;
        };
        let sat = table.sat();
        let Turn::Over(places) = sat.turn() else {
            return;
        };
        if self.table.plays_itself() {
            // Nobody played.
            return;
        }
        let title = Title::ALL
            .iter()
            .position(|title| *title == table.title())
            .unwrap_or(0);
        let best = match table.title().card().counts {
            Counts::Points(_) => places
                .winners()
                .filter(|&seat| self.table.driver(seat) == Driver::Person)
                .map(|seat| (sat.count(seat), seat))
                .max_by_key(|(points, _)| *points),
            Counts::Endings(_) => {
                self.statistics.count_ending(title, sat.count(Seat::One));
                None
            }
        };
        let best = best.map(|(points, seat)| {
            let name = records::counted_as(&self.table.party, seat);
            (points, name)
        });
        let best = best.as_ref().map(|(points, name)| (*points, name.as_str()));
        self.statistics.count_match(title, best);
        for seat in sat.seats().iter() {
            let won = places.winners().any(|winner| winner == seat);
            if self.table.driver(seat) == Driver::Person {
                let name = records::counted_as(&self.table.party, seat);
                self.statistics.count_person(&name, won);
            }
        }
        self.keep(Keep::Statistics);
        self.count_records();
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let KeyEvent::Press(key) = event else { return };
    let last = app.people_counted().saturating_add(1);
    let page = &mut app.screens.statistics;
    match key {
        Key::A | Key::B => return app.back(),
        Key::Right | Key::Down if *page >= last => *page = 0,
        Key::Right | Key::Down => *page = page.saturating_add(1),
        Key::Left | Key::Up => *page = page.checked_sub(1).unwrap_or(last),
        Key::X | Key::Y => return,
    }
    app.changed();
    app.sound(sound::FOCUS);
}

/// What was counted of a title: the best result and whose it is, or how often it ended in which way.
fn tell<'a>(
    counts: &Counts,
    counted: &Counted,
    endings: impl Iterator<Item = &'a Ended>,
    (best, language): (&str, Language),
) -> Sentence {
    match counts {
        Counts::Points(name) => {
            let mut told = Sentence::of(format_args!("{best}: {} ", counted.best));
            // A heading elsewhere: in the middle of a line German alone begins it with a capital.
            let german = language == Language::German;
            for (at, letter) in name(language).char_indices() {
                let small = at == 0 && !german;
                let letter = if small {
                    letter.to_ascii_lowercase()
                } else {
                    letter
                };
                let _ = told.write_char(letter);
            }
            let _ = write!(told, ", {}", records::told_as(&counted.by, language));
            told
        }
        Counts::Endings(name) => {
            let mut told = Sentence::default();
            for (ended, number) in endings.zip(0..) {
                let comma = if number > 0 { ", " } else { "" };
                let name = name(ended.ending, language);
                let _ = write!(told, "{comma}{name}: {}", ended.times);
            }
            told
        }
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let (words, language) = (&app.words().statistics, app.language());
    let (page, last) = (
        app.screens.statistics,
        app.people_counted().saturating_add(1),
    );
    let count = Sentence::of(format_args!(
        "< {} / {} >",
        page.saturating_add(1),
        last + 1
    ));
    let title = if page == last {
        words.last
    } else {
        words.title
    };
    frame::page(canvas, title, count.as_str());
    frame::footer(canvas, words.keys);
    if page == last {
        return records::paint_last(app, canvas);
    }
    if let Some(person) = page.checked_sub(1) {
        return records::paint_person(app, person, canvas);
    }
    let mut y = frame::BAR + 6;
    let left = Point::new(MARGIN, 0);
    let right = Point::new(EDGE - MARGIN, 0);
    for (number, title) in Title::ALL.iter().enumerate() {
        let nothing = Counted::default();
        let counted = app.statistics.titles.get(number).unwrap_or(&nothing);
        let down = Point::new(0, y);
        text::draw(
            canvas,
            (title.card().texts.name)(language),
            left + down,
            Align::Left,
            Type::Body,
            Ink::Gold,
        );
        let finished = Sentence::of(format_args!("{}: {}", words.finished, counted.finished));
        text::draw_read(
            canvas,
            finished.as_str(),
            right + down + Point::new(0, 3),
            (Align::Right, EDGE / 2),
            Type::Small,
            Ink::White,
        );
        if let Some(rung) = app.device.settings.ladder.0.rung(*title) {
            let told = match rung {
                Rung::At(level) => Sentence::of(format_args!("{} {}", words.rung, level.word())),
                Rung::Crowns(crowns) => Sentence::of(format_args!("{} {crowns}", words.crowns)),
            };
            let beside = text::width((title.card().texts.name)(language), Type::Body) + 10;
            text::draw(
                canvas,
                told.as_str(),
                left + down + Point::new(beside, 3),
                Align::Left,
                Type::Small,
                Ink::Silver,
            );
        }
        y += 20;
        if counted.finished > 0 {
            let ends = app.statistics.endings.0.iter();
            let ends = ends.filter(|ended| usize::from(ended.title) == number);
            let told = tell(&title.card().counts, counted, ends, (words.best, language));
            let down = Point::new(0, y - 3);
            let width = EDGE - 2 * MARGIN;
            let told = text::fitting(told.as_str(), Type::Small, width);
            let room = (Align::Left, width);
            text::draw_read(canvas, told, left + down, room, Type::Small, Ink::Silver);
            // What is not told leaves its room to the people.
            y += 13;
        }
    }
    // The few people are put in one by one: the library's sort, made for many, would take 6 KB of the image.
    let mut order: Vec<&Person, PEOPLE> = Vec::new();
    for person in &app.statistics.people {
        let rank = |person: &Person| (person.won, person.played);
        let ahead = |other: &&&Person| rank(other) >= rank(person);
        let place = order.iter().take_while(ahead).count();
        // There is a place for each of them.
        let _ = order.insert(place, person);
    }
    if order.is_empty() {
        let at = Point::new(MARGIN, y);
        let width = EDGE - 2 * MARGIN;
        let size = canvas.read(Type::Small);
        text::draw_lines(canvas, words.nobody, at, width, size, Ink::Silver);
        return;
    }
    let columns = [PLAYED, EDGE - MARGIN];
    for (column, caption) in columns.into_iter().zip([words.played, words.won]) {
        let at = Point::new(column, y);
        text::draw_read(
            canvas,
            caption,
            at,
            (Align::Right, EDGE - 3 * MARGIN - PLAYED),
            Type::Small,
            Ink::Silver,
        );
    }
    y += 15;
    // As many as have room, the best first: each has a page of his own.
    let bottom = EDGE - 20;
    for person in order {
        if y + Type::Body.line() > bottom {
            break;
        }
        let at = Point::new(MARGIN, y);
        text::draw(
            canvas,
            text::fitting(
                records::told_as(&person.name, language),
                Type::Body,
                PLAYED - 3 * MARGIN - 30,
            ),
            at,
            Align::Left,
            Type::Body,
            Ink::White,
        );
        for (column, number) in columns.into_iter().zip([person.played, person.won]) {
            let number = Sentence::of(format_args!("{number}"));
            text::draw(
                canvas,
                number.as_str(),
                Point::new(column, y),
                Align::Right,
                Type::Body,
                Ink::White,
            );
        }
        y += 19;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fullest_statistics_fit_into_one_record() {
        let mut statistics = Statistics::new();
        for title in 0..TITLES {
            for _ in 0..20_000 {
                statistics.count_match(title, Some((u16::MAX, "WWWWWWWWWWWWWWWW")));
            }
        }
        for person in 0..PEOPLE {
            for _ in 0..20_000 {
                statistics.count_person(&format!("WWWWWWWWWWWWWWW{person}"), true);
            }
        }
        let mut buffer = [0; 249];
        let bytes = postcard::to_slice(&statistics, &mut buffer).unwrap();
        assert_eq!(postcard::from_bytes::<Statistics>(bytes), Ok(statistics));
    }

    #[test]
    fn a_game_without_points_counts_how_it_ended_and_fits_too() {
        let mut statistics = Statistics::new();
        for title in 0..TITLES {
            let best = (title > 0).then_some((u16::MAX, "WWWWWWWWWWWWWWWW"));
            for _ in 0..20_000 {
                statistics.count_match(title, best);
            }
        }
        for person in 0..PEOPLE {
            for _ in 0..20_000 {
                statistics.count_person(&format!("WWWWWWWWWWWWWWW{person}"), true);
            }
        }
        for ending in 0..9 {
            for _ in 0..20_000 {
                statistics.count_ending(0, ending);
            }
        }
        let name = |number, _| ["summit", "blocked", "endless"][usize::from(number) % 3];
        let first = statistics.endings.0.iter().take(2);
        let told = tell(
            &Counts::Endings(name),
            &Counted::default(),
            first,
            ("", Language::English),
        );
        assert_eq!(told.as_str(), "summit: 20000, blocked: 20000");
        let best = Counted {
            best: 49,
            by: String::try_from("Mira").unwrap(),
            ..Counted::default()
        };
        let gold = |language| {
            let counts = Counts::Points(|_| "Gold");
            tell(&counts, &best, [].into_iter(), ("Best", language))
        };
        assert_eq!(gold(Language::English).as_str(), "Best: 49 gold, Mira");
        assert_eq!(gold(Language::German).as_str(), "Best: 49 Gold, Mira");
        let mut buffer = [0; 249];
        let bytes = postcard::to_slice(&statistics, &mut buffer).unwrap();
        assert_eq!(postcard::from_bytes::<Statistics>(bytes), Ok(statistics));
    }

    #[test]
    fn statistics_of_the_first_firmware_are_read() {
        // One match of the first title, best 57 by Zo; one person who won one of two.
        let bytes = [1, 1, 57, 2, b'Z', b'o', 1, 2, b'Z', b'o', 2, 1];
        let read = postcard::from_bytes::<Statistics>(&bytes).unwrap();
        assert_eq!(read.titles[0].best, 57);
        assert_eq!(read.people[0].won, 1);
        assert!(read.endings.0.is_empty());
    }

    #[test]
    fn whoever_has_played_least_makes_room() {
        let mut statistics = Statistics::new();
        for (name, times) in [("a", 3), ("b", 1), ("c", 4), ("d", 2), ("e", 2), ("f", 9)] {
            for time in 0..times {
                statistics.count_person(name, time == 0);
            }
        }
        statistics.count_person("g", false);
        let names: Vec<&str, 8> = statistics
            .people
            .iter()
            .map(|person| person.name.as_str())
            .collect();
        assert!(!names.contains(&"b") && names.contains(&"g") && names.len() == PEOPLE);
        assert_eq!(statistics.titles.len(), 0);
    }
}
