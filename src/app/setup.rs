//! A new match: how many play, who they are, and by which variants.

use core::{fmt::Write as _, ops::RangeInclusive};

use embedded_graphics::prelude::Point;
use heapless::{String, Vec};

use super::{App, Deals, Keep, Level, Screen, thinking, title::Rules};
use crate::{
    kernel::{id::Id, notation::Sentence, seat::Seat},
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN, area, fill},
        ink::Ink,
        key::{Key, KeyEvent},
        list::{List, ROW, Row},
        sound,
        text::{self, Type},
    },
};

/// The rows that are not variants: start, players, five guests, deal, computers, level.
const ROWS: usize = 24;

/// A match that is being set up.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    rules: Option<Rules>,
    list: List,
    /// The deal by its number; 0 is a random one.
    deal: u8,
    /// The deals that are proposed.
    deals: Deals,
    /// How many of the last seats computers play, and how well.
    computers: u8,
    level: Level,
}

impl Setup {
    pub const fn new() -> Self {
        Self {
            rules: None,
            list: List::at(0),
            deal: 0,
            deals: Deals { asked: 0, week: 0 },
            computers: 0,
            level: Level::Two,
        }
    }
}

/// A row of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Start,
    Players,
    Guest(Seat),
    Choice(usize),
    Deal,
    Computers,
    Level,
}

/// The fewest and the most people.
fn ends(people: &RangeInclusive<u8>) -> (usize, usize) {
    (usize::from(*people.start()), usize::from(*people.end()))
}

impl App {
    /// Takes in which deals are proposed: one that was asked for is chosen.
    pub fn propose(&mut self, deals: Deals) {
        self.screens.setup.deals = deals;
        self.screens.setup.deal = deals.asked;
    }

    /// Opens the set-up of the title that is shown at home.
    pub(super) fn open_setup(&mut self) {
        let title = self.home_title();
        let rules = self
            .screens
            .setup
            .rules
            .filter(|rules| rules.title() == title);
        self.screens.setup.rules = Some(rules.unwrap_or_else(|| title.usual()));
        self.screens.setup.list = List::default();
        self.table.party.take_colours(&title.card().colours);
        let (least, most) = ends(&title.card().players);
        if self.table.party.guests.is_empty() {
            // Those who played last sit down again.
            let known = self
                .device
                .settings
                .names
                .iter()
                .rposition(|name| !name.is_empty());
            // Whoever comes for the first time brings a friend, where the game allows.
            let count = known.map_or(2, |last| last.saturating_add(1));
            self.table.party.seat(count.clamp(least, most));
        }
        let count = self.table.party.guests.len().clamp(least, most);
        self.seat_people(count);
        self.open(Screen::Setup);
    }

    fn rules(&self) -> Rules {
        let usual = || self.home_title().usual();
        self.screens.setup.rules.unwrap_or_else(usual)
    }

    /// How many people sit at the table; behind them sits whom the rulebook plays.
    fn people(&self) -> usize {
        let automa = self.rules().variants().automa(self.language());
        self.table
            .party
            .guests
            .len()
            .saturating_sub(usize::from(automa.is_some()))
    }

    /// How many of those are persons, who have names.
    fn persons(&self) -> usize {
        self.people().saturating_sub(usize::from(self.computers()))
    }

    /// Lets so many people sit at the table, and behind them whom the rulebook plays. The options give way to their number.
    fn seat_people(&mut self, people: usize) {
        let mut rules = self.rules();
        // There are a handful of people.
        rules.variants_mut().settle(people as u8);
        self.screens.setup.rules = Some(rules);
        self.table.party.seat(people);
        self.seat_computers();
        for (guest, name) in self
            .table
            .party
            .guests
            .iter_mut()
            .zip(&self.device.settings.names)
        {
            if guest.name.is_empty() && guest.level.is_none() {
                guest.name = name.clone();
            }
        }
        if let Some(name) = rules.variants().automa(self.language()) {
            self.table.party.seat(people.saturating_add(1));
            if let Some(guest) = self.table.party.guests.last_mut() {
                guest.name = String::try_from(name).unwrap_or_default();
            }
        }
    }

    /// How many computers can sit at the table: one person is there, and whom the rulebook plays wants nobody else.
    fn most_computers(&self) -> u8 {
        let rules = self.rules();
        let others = rules.variants().automa(self.language()).is_some();
        if others || !thinking::plays(rules.title()) {
            return 0;
        }
        // There are five seats.
        (self.table.party.guests.len() as u8).saturating_sub(1)
    }

    /// How many do.
    fn computers(&self) -> u8 {
        self.screens.setup.computers.min(self.most_computers())
    }

    /// Lets computers play the last seats. They have the names of their colours.
    fn seat_computers(&mut self) {
        let (computers, level) = (self.computers(), self.screens.setup.level);
        let guests = &mut self.table.party.guests;
        let people = guests.len().saturating_sub(usize::from(computers));
        for (number, guest) in guests.iter_mut().enumerate() {
            guest.level = (number >= people).then_some(level);
            if guest.level.is_some() {
                guest.name.clear();
            }
        }
    }

    fn lines(&self) -> Vec<Line, ROWS> {
        let guests = Seat::all()
            .take(self.table.party.guests.len())
            .map(Line::Guest);
        [Line::Start, Line::Players]
            .into_iter()
            .chain(guests)
            .chain((0..self.rules().variants().lines()).map(Line::Choice))
            .chain((self.most_computers() > 0).then_some(Line::Computers))
            .chain((self.computers() > 0).then_some(Line::Level))
            .chain([Line::Deal])
            .take(ROWS)
            .collect()
    }

    /// The row in focus: its name, and what it means.
    pub(super) fn setup_about(&self) -> (&'static str, &'static str) {
        let (words, language) = (&self.words().setup, self.language());
        let rules = self.rules();
        match self.lines().get(self.screens.setup.list.focus()) {
            Some(Line::Start) | None => {
                let card = rules.title().card();
                ((card.texts.name)(language), (card.texts.about)(language))
            }
            Some(Line::Players) => (words.players, words.about_players),
            Some(Line::Guest(_)) if self.table.party.chooses_colours() => {
                (words.players, words.about_guest)
            }
            Some(Line::Guest(_)) => (words.players, words.about_given),
            Some(&Line::Choice(choice)) => rules
                .variants()
                .line(choice, language)
                .map_or(("", ""), |choice| (choice.name, choice.about)),
            Some(Line::Deal) => (words.deal, words.about_deal),
            Some(Line::Computers) => (words.computers, words.about_computers),
            Some(Line::Level) => (words.level, words.about_level),
        }
    }

    /// Changes the line in focus.
    fn change(&mut self, line: Line, forward: bool) {
        match line {
            // Who is about to start says with one key how many they are.
            Line::Start | Line::Players => {
                let (least, most) = ends(&self.rules().title().card().players);
                let count = match (forward, self.people()) {
                    (true, count) if count >= most => least,
                    (true, count) => count.saturating_add(1),
                    (false, count) if count <= least => most,
                    (false, count) => count.saturating_sub(1),
                };
                // Whom the rulebook plays leaves first.
                self.table.party.seat(self.people());
                self.seat_people(count);
            }
            Line::Guest(seat) => self.table.party.change_colour(seat, forward),
            Line::Choice(number) => {
                let (mut rules, people) = (self.rules(), self.people());
                rules.variants_mut().set(number, forward);
                self.screens.setup.rules = Some(rules);
                let players = rules.title().card().players.clone();
                let (least, most) = ends(&rules.variants().people(players));
                self.table.party.seat(people);
                self.seat_people(people.clamp(least, most));
            }
            Line::Deal => {
                let setup = &mut self.screens.setup;
                setup.deal = setup.deals.step(setup.deal, forward);
            }
            Line::Computers => {
                let (count, most) = (self.computers(), self.most_computers());
                self.screens.setup.computers = match (forward, count) {
                    (true, count) if count >= most => 0,
                    (true, count) => count.saturating_add(1),
                    (false, 0) => most,
                    (false, count) => count.saturating_sub(1),
                };
                self.seat_people(self.people());
            }
            Line::Level => {
                let step = if forward { 1 } else { Level::COUNT - 1 };
                let at = self.screens.setup.level.index() + step;
                let next = Level::from_index(at % Level::COUNT);
                self.screens.setup.level = next.unwrap_or(Level::Two);
                self.seat_computers();
            }
        }
        self.accept();
    }

    /// Lays the match on the table, and has it saved.
    fn begin_match(&mut self) {
        let seed = match self.screens.setup.deal {
            0 => self.device.entropy,
            deal => u64::from(deal),
        };
        let rules = self.rules();
        self.table.begin(&rules, seed);
        if self.table.laid.is_none() {
            // The set-up offers only what can be played; a game that still refuses would be told as a refusal.
            return self.sound(sound::REFUSE);
        }
        self.table.lesson = None;
        let people = self.table.party.guests.iter().take(self.persons());
        for (name, guest) in self.device.settings.names.iter_mut().zip(people) {
            *name = guest.name.clone();
        }
        self.keep(Keep::Begin);
        self.sound(sound::ACCEPT);
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    let lines = app.lines();
    let line = lines.get(app.screens.setup.list.focus()).copied();
    match (key, line) {
        (Key::Up | Key::Down, _) => {
            app.steer_list(|screens| &mut screens.setup.list, key, lines.len());
        }
        (Key::A, Some(Line::Start)) => app.begin_match(),
        // The opponent of the rulebook keeps his name.
        (Key::A, Some(Line::Guest(seat))) if seat.index() < app.persons() => app.open_letters(seat),
        (Key::A | Key::Right, Some(line)) => app.change(line, true),
        (Key::Left, Some(line)) => app.change(line, false),
        (Key::X, Some(_)) => app.explain_row(),
        (Key::B, _) => app.back(),
        _ => {}
    }
}

/// Where the rows stand, and below them what the row in focus means.
const TOP: i32 = 25;
const FIT: i32 = 7;
/// From shape to shape of a guest.
const SHAPE: i32 = 14;

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let (words, language) = (&app.words().setup, app.language());
    let rules = app.rules();
    frame::page(
        canvas,
        words.title,
        (rules.title().card().texts.name)(language),
    );
    let lines = app.lines();
    let within = area(4, TOP, EDGE - 8, FIT * ROW);
    let players = Sentence::of(format_args!("{}", app.people()));
    let mut deal = Sentence::default();
    let _ = match app.screens.setup.deal {
        0 => deal.write_str(words.random),
        number if number == app.screens.setup.deals.week => {
            write!(deal, "{number}, {}", words.this_week)
        }
        number => write!(deal, "{number}"),
    };
    let computers = Sentence::of(format_args!("{}", app.computers()));
    let list = &app.screens.setup.list;
    list.paint(canvas, within, lines.len(), |number| {
        let plain = |label, value| Row {
            label,
            value,
            open: true,
            indent: 0,
        };
        match lines.get(number) {
            Some(Line::Start) => Row {
                indent: 18,
                ..plain(words.start, "")
            },
            Some(Line::Players) => plain(words.players, players.as_str()),
            Some(&Line::Guest(seat)) => Row {
                // A shape for each of his colours goes before.
                indent: 4 + SHAPE * app.table.party.colours(seat).len() as i32,
                ..plain(
                    app.table.party.name(seat, language),
                    app.table.party.colour_name(seat, language),
                )
            },
            Some(&Line::Choice(choice)) => rules
                .variants()
                .line(choice, language)
                .map_or(Row::EMPTY, |choice| plain(choice.name, choice.value)),
            Some(Line::Computers) => plain(words.computers, computers.as_str()),
            Some(Line::Level) => plain(words.level, app.screens.setup.level.word()),
            Some(Line::Deal) | None => plain(words.deal, deal.as_str()),
        }
    });
    for (number, line) in lines.iter().enumerate() {
        let Some(at) = list.place(within, lines.len(), number) else {
            continue;
        };
        let middle = at + Point::new(12, ROW / 2 - 1);
        match line {
            Line::Guest(seat) => {
                for (livery, number) in app.table.party.colours(*seat).iter().zip(0..) {
                    livery.paint_large(canvas, middle + Point::new(SHAPE * number, 0));
                }
            }
            Line::Start => {
                let ink = if list.focus() == number {
                    Ink::Night
                } else {
                    Ink::Gold
                };
                play_sign(canvas, middle, ink);
            }
            _ => {}
        }
    }
    let (_, about) = app.setup_about();
    let at = Point::new(MARGIN, TOP + FIT * ROW + 3);
    fill(canvas, area(0, at.y - 2, EDGE, 1), Ink::Stone);
    text::draw_lines(
        canvas,
        about,
        at,
        EDGE - 2 * MARGIN,
        Type::Small,
        Ink::Silver,
    );
    frame::footer(canvas, words.keys);
}

/// A triangle that says: begin.
fn play_sign(canvas: &mut Canvas, middle: Point, ink: Ink) {
    for step in 0..6 {
        let tall = 11 - 2 * step;
        let at = middle + Point::new(2 * step - 6, step - 5);
        fill(canvas, area(at.x, at.y, 2, tall), ink);
    }
}
