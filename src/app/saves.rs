//! The saved matches: to play on, to watch again, to salvage, to delete.

use core::fmt::Write as _;

use embedded_graphics::prelude::Point;
use heapless::Vec;

use super::{App, Keep, Screen, ask::Question, title::Title};
use crate::{
    faces::Colours,
    kernel::notation::Sentence,
    store::{Listed, Summary, Trouble},
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN, area},
        ink::Ink,
        key::{Key, KeyEvent},
        list::{List, ROW, Row},
        sound,
        text::{self, Type},
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
}

impl Saves {
    #[inline(always)]
    pub const fn new() -> Self {
        Self {
            listed: Vec::new(),
            list: List::at(0),
            chosen: None,
            deeds: List::at(0),
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
    let party = super::Party::from_saved(&known.players, colours);
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
}

/// How many rows fit.
const FIT: usize = 8;

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    match key {
        Key::Up | Key::Down => {
            let rows = app.screens.saves.listed.len();
            app.steer_list(|screens| &mut screens.saves.list, key, rows);
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
    let (words, language) = (&app.words().saves, app.language());
    let count = Sentence::of(format_args!("{}", app.screens.saves.listed.len()));
    frame::page(canvas, words.title, count.as_str());
    let within = area(4, 27, EDGE - 8, FIT as i32 * ROW);
    if app.screens.saves.listed.is_empty() {
        let at = Point::new(MARGIN, 40);
        let width = EDGE - 2 * MARGIN;
        text::draw_lines(canvas, words.none, at, width, Type::Body, Ink::Silver);
    }
    let rows = app.screens.saves.listed.len();
    let list = &app.screens.saves.list;
    list.paint(canvas, within, rows, |_| Row::EMPTY);
    for (number, listed) in app.screens.saves.listed.iter().enumerate() {
        let Some(at) = list.place(within, rows, number) else {
            continue;
        };
        let ink = match (list.focus() == number, listed.trouble.is_some()) {
            (true, _) => Ink::Night,
            (false, true) => Ink::Silver,
            (false, false) => Ink::White,
        };
        let state = app.state_of(listed);
        let wide = text::width(state, Type::Small);
        // The list has a bar beside it when it is long.
        let right = if rows > FIT { EDGE - 15 } else { EDGE - 9 };
        let room = right - wide - at.x - 12;
        // A match of which nothing is known has a number at least.
        let mut names = Sentence::of(format_args!("{}", listed.number));
        let mut size = Type::Body;
        if let Some(known) = &listed.summary {
            write_names(known, language, size, i32::MAX, &mut names);
            if text::width(names.as_str(), size) > room {
                size = Type::Small;
                write_names(known, language, size, room, &mut names);
            }
        }
        let names = text::fitting(names.as_str(), size, room);
        let y = at.y + (ROW - 1 - size.line()) / 2;
        let left = Point::new(at.x + 5, y);
        text::draw(canvas, names, left, text::Align::Left, size, ink);
        let state_at = Point::new(right, at.y + 4);
        text::draw(
            canvas,
            state,
            state_at,
            text::Align::Right,
            Type::Small,
            ink,
        );
    }
    frame::footer(canvas, words.keys);
}

/// What can be done with a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    PlayOn,
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
            let keep = match deeds.get(app.screens.saves.deeds.focus()) {
                Some(Deed::PlayOn | Deed::Watch) => Keep::Open(number),
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
        at = text::draw_lines(
            canvas,
            how_far.as_str(),
            at,
            width,
            Type::Small,
            Ink::Silver,
        );
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
        at.y += 8;
        at = text::draw_lines(canvas, what, at, width, Type::Body, Ink::Gold);
        text::draw_lines(canvas, advice, at, width, Type::Small, Ink::White);
    }
    let deeds = deeds(app);
    let within = area(4, EDGE - 20 - 3 * ROW, EDGE - 8, 3 * ROW);
    app.screens
        .saves
        .deeds
        .paint(canvas, within, deeds.len(), |number| Row {
            label: match deeds.get(number) {
                Some(Deed::PlayOn) => words.play_on,
                Some(Deed::Watch) => words.watch,
                Some(Deed::Salvage) => words.salvage,
                Some(Deed::Copy) => words.copy,
                Some(Deed::Delete) | None => words.delete,
            },
            ..Row::EMPTY
        });
    frame::footer(canvas, app.words().general.choose);
}
