//! The saved matches: to play on, to watch again, to salvage, to delete.
//!
//! Of all of them the list knows what their first records say. How far one is, who is ahead and how its board looks is known
//! by playing it over: that is done for the one in focus when the focus rests, on the table, where no match lies meanwhile.

use core::fmt::Write as _;

use embedded_graphics::prelude::Point;
use heapless::Vec;

use super::{AnySitting, App, Keep, Party, Screen, ask::Question, title::Title};
use crate::{
    faces::Colours,
    kernel::{notation::Sentence, seat::Seat},
    store::{Listed, Summary, Trouble},
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN, area, fill, panel},
        ink::Ink,
        key::{Key, KeyEvent},
        list::{List, ROW, Row},
        small::{HIGH, Small, WIDE},
        sound,
        text::{self, Align, Type},
        time::Span,
    },
    words::Language,
};

/// As many matches as the largest region of saves has sectors.
const MATCHES: usize = 128;

/// The saved matches, and what was chosen among them.
#[derive(Clone, Debug)]
pub(super) struct Saves {
    /// All of them, the latest first.
    listed: Vec<Listed, MATCHES>,
    list: List,
    /// The one that was chosen from the list, and what can be done with it.
    chosen: Option<u32>,
    deeds: List,
    /// Whether its result is wanted, and not its course.
    result: bool,
}

impl Saves {
    #[inline(always)]
    pub const fn new() -> Self {
        Self {
            listed: Vec::new(),
            list: List::at(0),
            chosen: None,
            deeds: List::at(0),
            result: false,
        }
    }

    /// The matches, the latest first.
    pub fn listed(&self) -> &[Listed] {
        &self.listed
    }

    /// The match with a number.
    pub fn find(&self, number: u32) -> Option<&Listed> {
        self.listed.iter().find(|listed| listed.number == number)
    }

    /// The one that was chosen.
    pub fn chosen(&self) -> Option<&Listed> {
        self.find(self.chosen?)
    }

    /// Whether the result of the chosen one is wanted.
    pub const fn result(&self) -> bool {
        self.result
    }

    /// The one in focus.
    fn focused(&self) -> Option<&Listed> {
        self.listed.get(self.list.focus())
    }

    /// Goes to the first row.
    pub fn begin(&mut self) {
        self.list = List::default();
    }

    /// Empties the list, to be filled anew.
    pub fn forget(&mut self) {
        self.listed.clear();
    }

    /// Adds a match to the list; the latest comes first.
    pub fn add(&mut self, listed: Listed) {
        // As many as there are sectors have room.
        let _ = self.listed.push(listed);
    }

    /// A match that is gone takes its row along.
    pub fn bound(&mut self) {
        self.list = self.list.within(self.listed.len());
    }
}

/// Writes who plays: as many names as have room, and how many more there are.
pub(super) fn write_names(
    known: &Summary,
    language: Language,
    size: Type,
    room: i32,
    out: &mut Sentence,
) {
    let title = Title::named(&known.game);
    let colours = title.map_or(&Colours::FIVE, |title| &title.card().colours);
    let party = Party::from_saved(&known.players, colours);
    let count = usize::from(party.seats().count());
    for told in (1..=count).rev() {
        *out = Sentence::default();
        for (number, seat) in party.seats().iter().take(told).enumerate() {
            let comma = if number > 0 { ", " } else { "" };
            let _ = write!(out, "{comma}{}", party.name(seat, language));
        }
        if told < count {
            let _ = write!(out, " +{}", count.saturating_sub(told));
        }
        if text::width(out.as_str(), size) <= room {
            return;
        }
    }
}

impl App {
    /// How far a match is.
    fn state_of(&self, listed: &Listed) -> &'static str {
        let words = &self.words().saves;
        match (&listed.trouble, &listed.summary) {
            (Some(_), _) if listed.salvageable() => words.damaged,
            (Some(_), _) => words.troubled,
            (None, Some(known)) if known.finished.is_some() => words.finished,
            _ => words.unfinished,
        }
    }

    /// The focus is on a match of the list: when it rests there, its board is looked at.
    pub(super) fn glance(&mut self) {
        self.table.glance_away();
        self.after(REST);
    }
}

/// How many rows fit above the match in focus: one less in large text, of which what is told of that takes more.
const fn fit(canvas: &Canvas) -> usize {
    if canvas.is_large() { 4 } else { 5 }
}

/// How wide what stands on the right of a row may be.
const RIGHT: i32 = 96;

/// Where they begin, and where the match in focus is shown.
const TOP: i32 = 25;
const fn card_top(canvas: &Canvas) -> i32 {
    TOP + fit(canvas) as i32 * ROW + 2
}

/// How long the focus rests before a match is played over.
const REST: Span = Span::from_millis(250);

pub(super) fn motion(app: &mut App) {
    let fine = |listed: &&Listed| listed.trouble.is_none();
    if let Some(listed) = app.screens.saves.focused().filter(fine) {
        let number = listed.number;
        app.keep(Keep::Glance(number));
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    match key {
        Key::Up | Key::Down => {
            let rows = app.screens.saves.listed.len();
            let before = app.screens.saves.list;
            app.steer_list(|screens| &mut screens.saves.list, key, rows);
            if app.screens.saves.list != before {
                app.glance();
            }
        }
        Key::A => {
            let saves = &mut app.screens.saves;
            let Some(listed) = saves.listed.get(saves.list.focus()) else {
                return;
            };
            saves.chosen = Some(listed.number);
            saves.deeds = List::default();
            app.open(Screen::Chosen);
            app.sound(sound::ACCEPT);
        }
        Key::B => app.back(),
        Key::X => app.explain_row(),
        Key::Left | Key::Right | Key::Y => {}
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    // The board is painted first, over the whole canvas, and kept small.
    let mut small = Small::new();
    let glanced = app.table.glanced.is_some();
    if let Some(table) = app.table.laid.as_ref().filter(|_| glanced) {
        let party = glanced_at(app, table);
        table.sat().paint_board((&party, app.language()), canvas);
        small.take(canvas, frame::BAR as usize);
    }
    let words = &app.words().saves;
    let saves = &app.screens.saves;
    let count = Sentence::of(format_args!("{}", saves.listed.len()));
    frame::page(canvas, words.title, count.as_str());
    if saves.listed.is_empty() {
        let at = Point::new(MARGIN, 40);
        let width = EDGE - 2 * MARGIN;
        text::draw_lines(canvas, words.none, at, width, Type::Body, Ink::Silver);
        return frame::footer(canvas, app.words().general.back);
    }
    rows(app, canvas);
    if let Some(listed) = saves.focused() {
        card(app, listed, glanced.then_some(&small), canvas);
    }
    frame::footer(canvas, words.keys);
}

/// Who plays the match that lies there for a glance.
fn glanced_at(app: &App, table: &AnySitting) -> Party {
    let listed = app
        .table
        .glanced
        .and_then(|number| app.screens.saves.find(number));
    let known = listed.and_then(|listed| listed.summary.as_ref());
    let players = known.map_or(&[][..], |known| &known.players);
    Party::from_saved(players, &table.title().card().colours)
}

/// Paints a row for each match that has room: who plays, and what.
fn rows(app: &App, canvas: &mut Canvas) {
    let (saves, language) = (&app.screens.saves, app.language());
    let fit = fit(canvas);
    let within = area(4, TOP, EDGE - 8, fit as i32 * ROW);
    let (list, rows) = (&saves.list, saves.listed.len());
    list.paint(canvas, within, rows, |_| Row::EMPTY);
    // What a row has on the right, where that ends, and how much room is left for the names.
    let beside = |listed: &Listed, canvas: &Canvas| {
        let known = listed.summary.as_ref();
        let title = known.and_then(|known| Title::named(&known.game));
        let told = match title.filter(|_| listed.trouble.is_none()) {
            Some(title) => (title.card().texts.name)(language),
            None => app.state_of(listed),
        };
        // The list has a bar beside it when it is long.
        let right = if rows > fit { EDGE - 15 } else { EDGE - 9 };
        // Set large, a long title is told without its year, which the card below has, too.
        let told = text::fitting(told, canvas.read(Type::Small), RIGHT);
        let small = text::read(canvas, told, Type::Small, RIGHT);
        let over = known.is_some_and(|known| known.finished.is_some());
        let ticked = if over { 12 } else { 0 };
        let room = right - text::width(told, small) - within.top_left.x - 12 - ticked;
        (told, small, right, room)
    };
    let names_of = |listed: &Listed, size, room| {
        // A match of which nothing is known has a number at least.
        let mut names = Sentence::of(format_args!("{}", listed.number));
        if let Some(known) = &listed.summary {
            write_names(known, language, size, room, &mut names);
        }
        names
    };
    // The names of all rows in one size. In large text some give way to it; else they are small before one is left out.
    let whole = |listed: &Listed| {
        let (_, _, _, room) = beside(listed, canvas);
        let names = names_of(listed, Type::Body, i32::MAX);
        text::width(names.as_str(), Type::Body) <= room
    };
    let size = if canvas.is_large() || saves.listed.iter().all(whole) {
        Type::Body
    } else {
        Type::Small
    };
    for (number, listed) in saves.listed.iter().enumerate() {
        let Some(at) = list.place(within, rows, number) else {
            continue;
        };
        let ink = match (list.focus() == number, listed.trouble.is_some()) {
            (true, _) => Ink::Night,
            (false, true) => Ink::Silver,
            (false, false) => Ink::White,
        };
        let (right_text, small, right, room) = beside(listed, canvas);
        let known = listed.summary.as_ref();
        if known.is_some_and(|known| known.finished.is_some()) {
            tick(canvas, Point::new(at.x + room + 9, at.y + 7), ink);
        }
        let names = names_of(listed, size, room);
        let names = text::fitting(names.as_str(), size, room);
        let left = Point::new(at.x + 5, at.y + (ROW - 1 - size.line()) / 2);
        text::draw(canvas, names, left, Align::Left, size, ink);
        let at = Point::new(right, at.y + (ROW - small.line()) / 2);
        text::draw(canvas, right_text, at, Align::Right, small, ink);
    }
}

/// A tick beside a match that is over.
fn tick(canvas: &mut Canvas, at: Point, ink: Ink) {
    for (x, y) in [(0, 3), (1, 4), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)] {
        fill(canvas, area(at.x + x, at.y + y, 1, 3), ink);
    }
}

/// Paints the match in focus: its small board, how far it is, who is ahead, and who plays.
fn card(app: &App, listed: &Listed, small: Option<&Small>, canvas: &mut Canvas) {
    let (words, language) = (&app.words().saves, app.language());
    let top = card_top(canvas);
    let bottom = frame::footer_top(canvas, words.keys) - 3;
    let within = area(3, top, EDGE - 6, bottom - top);
    panel(canvas, within, Ink::Dusk, Ink::Stone);
    let frame = Point::new(8, top + 7);
    let (wide, high) = (WIDE as i32, HIGH as i32);
    fill(
        canvas,
        area(frame.x - 1, frame.y - 1, wide + 2, high + 2),
        Ink::Gold,
    );
    fill(canvas, area(frame.x, frame.y, wide, high), Ink::Night);
    let Some(known) = &listed.summary else { return };
    let Some(title) = Title::named(&known.game) else {
        return;
    };
    let left = frame.x + wide + 7;
    let width = EDGE - 8 - left;
    let name = (title.card().texts.name)(language);
    let at = Point::new(left, top + 2);
    text::draw(canvas, name, at, Align::Left, Type::Body, Ink::Gold);
    let party = Party::from_saved(&known.players, &title.card().colours);
    let mut far = Sentence::of(format_args!("{}: {}", words.actions, known.actions));
    let mut ahead = Sentence::default();
    if let Some(places) = &known.finished {
        let winners = places.winners();
        write_leaders(&party, language, winners, "", &mut ahead);
        far = Sentence::of(format_args!("{}, {far}", app.state_of(listed)));
    }
    let laid = app.table.laid.as_ref();
    if let (Some(small), Some(table)) = (small, laid) {
        small.paint(canvas, frame);
        let glimpse = table.sat().glimpse((&party, language));
        if known.finished.is_none() {
            far = Sentence::of(format_args!("{}, {far}", glimpse.round));
        }
        let (seats, lead) = (glimpse.leaders.iter().copied(), glimpse.lead.as_str());
        if ahead.as_str().is_empty() {
            write_leaders(&party, language, seats, lead, &mut ahead);
        }
    } else if listed.trouble.is_some() {
        far = Sentence::of(format_args!("{}", app.state_of(listed)));
    }
    let at = Point::new(left, top + 19);
    // Below the title and beside the shapes there is room for three lines.
    let tall = |size| {
        let tall = |line: &Sentence| text::height(line.as_str(), size, width);
        tall(&far) + tall(&ahead)
    };
    let small = match canvas.read(Type::Small) {
        large if tall(large) <= 3 * large.line() => large,
        _ => Type::Small,
    };
    let mut at = text::draw_lines(canvas, far.as_str(), at, width, small, Ink::White);
    for (seat, number) in party.seats().iter().zip(0..) {
        let shape = at + Point::new(7 + 16 * number, 8);
        party.livery(seat).paint_large(canvas, shape);
    }
    at.y += 16;
    text::draw_lines(canvas, ahead.as_str(), at, width, small, Ink::White);
}

/// Writes who is ahead, or has won, and with how much.
fn write_leaders(
    party: &Party,
    language: Language,
    seats: impl Iterator<Item = Seat>,
    lead: &str,
    out: &mut Sentence,
) {
    for (number, seat) in seats.enumerate() {
        let before = if number > 0 { ", " } else { "1. " };
        let _ = write!(out, "{before}{}", party.name(seat, language));
    }
    if !lead.is_empty() {
        let _ = write!(out, ": {lead}");
    }
}

/// What can be done with a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    PlayOn,
    /// See how it ended.
    Result,
    Watch,
    /// Watch what is whole of a damaged one.
    Salvage,
    /// Play on from there, as a copy.
    Copy,
    Delete,
}

/// What can be done with the chosen match: going on with it, or if something is lost, with what is whole; and deleting it.
fn deeds(app: &App) -> Vec<Deed, 3> {
    let chosen = app.screens.saves.chosen();
    let known = chosen.and_then(|listed| listed.summary.as_ref());
    let finished = known.is_some_and(|known| known.finished.is_some());
    let fine = chosen.is_some_and(|listed| listed.trouble.is_none());
    let hurt = chosen.is_some_and(Listed::salvageable);
    [
        (fine && !finished, Deed::PlayOn),
        (fine && finished, Deed::Watch),
        (fine && finished, Deed::Result),
        (hurt, Deed::Salvage),
        (hurt && !finished, Deed::Copy),
        (true, Deed::Delete),
    ]
    .into_iter()
    .filter_map(|(offered, deed)| offered.then_some(deed))
    .collect()
}

pub(super) fn update_chosen(app: &mut App, event: KeyEvent) {
    let KeyEvent::Press(key) = event else { return };
    let deeds = deeds(app);
    match key {
        Key::Up | Key::Down => {
            app.steer_list(|screens| &mut screens.saves.deeds, key, deeds.len());
        }
        Key::A => {
            let Some(number) = app.screens.saves.chosen else {
                return;
            };
            let deed = deeds.get(app.screens.saves.deeds.focus());
            app.screens.saves.result = deed == Some(&Deed::Result);
            let keep = match deed {
                Some(Deed::PlayOn | Deed::Result | Deed::Watch) => Keep::Open(number),
                Some(Deed::Salvage) => Keep::Salvage(number),
                Some(Deed::Copy) => Keep::Copy(number),
                Some(Deed::Delete) | None => return app.ask(Question::Delete),
            };
            app.sound(sound::ACCEPT);
            app.keep(keep);
        }
        Key::B => app.back(),
        Key::Left | Key::Right | Key::X | Key::Y => {}
    }
}

pub(super) fn paint_chosen(app: &App, canvas: &mut Canvas) {
    let (words, language) = (&app.words().saves, app.language());
    let Some(listed) = app.screens.saves.chosen() else {
        return frame::blank(canvas);
    };
    let number = Sentence::of(format_args!("{}", listed.number));
    let known = listed.summary.as_ref();
    let title = known.and_then(|known| Title::named(&known.game));
    frame::page(
        canvas,
        title.map_or(words.title, |title| (title.card().texts.name)(language)),
        number.as_str(),
    );
    let width = EDGE - 2 * MARGIN;
    let deeds = deeds(app);
    let mut at = Point::new(MARGIN, 30);
    if let Some(known) = known {
        let mut names = Sentence::default();
        write_names(known, language, Type::Body, i32::MAX, &mut names);
        at = text::draw_lines(canvas, names.as_str(), at, width, Type::Body, Ink::White);
        let how_far = Sentence::of(format_args!(
            "{}, {}: {}",
            app.state_of(listed),
            words.actions,
            known.actions
        ));
        let (far, size) = (how_far.as_str(), canvas.read(Type::Small));
        at = text::draw_lines(canvas, far, at, width, size, Ink::Silver);
    }
    if let Some(trouble) = listed.trouble {
        let finished = known.is_some_and(|known| known.finished.is_some());
        let troubles = &app.words().trouble;
        let trouble = match (trouble, listed.salvageable()) {
            (Trouble::Damaged, true) if !finished => &troubles.salvage,
            (Trouble::Damaged, false) => &troubles.lost,
            _ => super::notice::trouble(app.words(), trouble),
        };
        let (what, advice) = (trouble.name, trouble.about);
        at.y += 4;
        at = text::draw_lines(canvas, what, at, width, Type::Body, Ink::Gold);
        let room = EDGE - 18 - ROW * deeds.len() as i32 - at.y;
        let size = text::read_lines(canvas, advice, Type::Small, width, room);
        text::draw_lines(canvas, advice, at, width, size, Ink::White);
    }
    let within = area(4, EDGE - 18 - 3 * ROW, EDGE - 8, 3 * ROW);
    app.screens
        .saves
        .deeds
        .paint(canvas, within, deeds.len(), |number| Row {
            label: match deeds.get(number) {
                Some(Deed::PlayOn) => words.play_on,
                Some(Deed::Result) => words.result,
                Some(Deed::Watch) => words.watch,
                Some(Deed::Salvage) => words.salvage,
                Some(Deed::Copy) => words.copy,
                Some(Deed::Delete) | None => words.delete,
            },
            ..Row::EMPTY
        });
    frame::footer(canvas, app.words().general.choose);
}
