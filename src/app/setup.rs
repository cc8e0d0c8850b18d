//! A new match: how many play, who they are, and by which variants.

use core::{fmt::Write as _, ops::RangeInclusive};

use embedded_graphics::prelude::Point;
use heapless::{String, Vec};

use super::{
    App, Deals, Driver, Keep, Level, Screen, party::Guest, seating, thinking, title::Rules,
};
use crate::{
    bots::DEPUTY,
    kernel::{
        id::Id,
        notation::Sentence,
        seat::{PerSeat, Seat},
    },
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

/// The rows: start, players, five guests, the variants and the deal.
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
    /// Whether one person wants to play alone: whoever else sits down is a computer.
    alone: bool,
    /// How well a computer plays who sits down.
    level: Level,
}

impl Setup {
    pub const fn new() -> Self {
        Self {
            rules: None,
            list: List::at(0),
            deal: 0,
            deals: Deals {
                asked: 0,
                week: 0,
                language: None,
            },
            alone: false,
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
}

/// The fewest and the most people.
fn ends(people: &RangeInclusive<u8>) -> (usize, usize) {
    (usize::from(*people.start()), usize::from(*people.end()))
}

impl App {
    /// Takes in which deals are proposed: one that was asked for is chosen.
    /// A language that is known there is taken where nothing was ever set; answers whether it was.
    pub fn propose(&mut self, deals: Deals) -> bool {
        self.screens.setup.deals = deals;
        self.screens.setup.deal = deals.asked;
        let wished = deals.language.filter(|_| self.device.newcomer);
        let other = wished.filter(|&language| language != self.language());
        if let Some(language) = other {
            self.device.settings.language = language;
            self.device.settings_changed = true;
        }
        other.is_some()
    }

    /// Opens the set-up of the title that is shown at home: for people, or for one who plays alone.
    pub(super) fn open_setup(&mut self, alone: bool) {
        let title = self.home_title();
        let rules = self
            .screens
            .setup
            .rules
            .filter(|rules| rules.title() == title);
        self.screens.setup.rules = Some(rules.unwrap_or_else(|| title.usual()));
        self.screens.setup.list = List::default();
        self.screens.setup.alone = alone;
        let party = &mut self.table.party;
        party.take_colours(&title.card().colours);
        let people = |guest: &Guest| guest.level.is_none();
        for guest in &mut party.guests {
            // Where there is no program any more, the computer plays that would have taken its seat.
            guest.program &= self.table.program.is_some();
        }
        let others = party.guests.iter().filter(|guest| !people(guest)).count();
        let persons = party.guests.len().saturating_sub(others);
        let thinks = thinking::plays(title);
        // Computers stay where they sat, beside people or against one who plays alone again.
        if !thinks || persons == 0 || (persons == 1) != alone {
            party.guests.retain(people);
        }
        let (least, most) = ends(&title.card().players);
        if alone {
            if persons > 1 {
                self.table.party.seat(1);
            }
            // Those sit down who are next to be beaten.
            let level = self.device.settings.ladder.0.proposed(title);
            self.screens.setup.level = level;
            let guests = self.table.party.guests.iter_mut();
            for guest in guests.filter(|guest| !guest.program) {
                guest.level = guest.level.map(|_| level);
            }
            // Against computers, or against whom the rulebook plays.
            let least = if thinks { least.max(2) } else { least };
            let count = self.table.party.guests.len().clamp(least, most);
            self.seat_people(count);
            return self.open(Screen::Setup);
        }
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

    /// How many sit at the table; behind them sits whom the rulebook plays.
    fn people(&self) -> usize {
        let automa = self.rules().variants().automa(self.language());
        self.table
            .party
            .guests
            .len()
            .saturating_sub(usize::from(automa.is_some()))
    }

    /// Who is to decide for a seat.
    pub(super) fn sitter(&self, seat: Seat) -> Driver {
        if seat.index() >= self.people() {
            return Driver::Rulebook;
        }
        if self.table.party.program(seat) {
            return Driver::Program;
        }
        let level = self.table.party.level(seat);
        level.map_or(Driver::Person, Driver::Computer)
    }

    /// Who could decide for it: the rulebook where a game for one knows it, and then for the second seat of two.
    fn sitters(&self, seat: Seat) -> Vec<Driver, 7> {
        let title = self.rules().title();
        let second = seat == Seat::Two && self.table.party.guests.len() == 2;
        let automa = second && title.card().players.contains(&1);
        let thinks = thinking::plays(title);
        let computers = Level::all().filter(|_| thinks);
        let program = thinks && self.table.program.is_some();
        core::iter::once(Driver::Person)
            .chain(computers.map(Driver::Computer))
            .chain(program.then_some(Driver::Program))
            .chain(automa.then_some(Driver::Rulebook))
            .collect()
    }

    /// Lets so many sit at the table, and behind them whom the rulebook plays. The options give way to their number.
    fn seat_people(&mut self, people: usize) {
        let mut rules = self.rules();
        // There are a handful of people.
        rules.variants_mut().settle(people as u8);
        self.screens.setup.rules = Some(rules);
        let sat = self.table.party.guests.len();
        self.table.party.seat(people);
        let computer = self.screens.setup.alone && thinking::plays(rules.title());
        for (number, guest) in self.table.party.guests.iter_mut().enumerate() {
            if number >= sat.max(1) && computer {
                guest.level = Some(self.screens.setup.level);
            }
        }
        self.name_people();
        if let Some(name) = rules.variants().automa(self.language()) {
            self.table.party.seat(people.saturating_add(1));
            if let Some(guest) = self.table.party.guests.last_mut() {
                guest.name = String::try_from(name).unwrap_or_default();
            }
        }
    }

    /// Gives the people without a name the one that was written for their seats. Computers have the names of their colours,
    /// and so have programs, but for the first.
    fn name_people(&mut self) {
        let people = self.table.party.guests.iter_mut();
        let mut program = self.table.program.clone();
        for (guest, name) in people.zip(&self.device.settings.names) {
            if guest.program {
                guest.name = program.take().unwrap_or_default();
            } else if guest.level.is_some() {
                guest.name.clear();
            } else if guest.name.is_empty() {
                guest.name = name.clone();
            }
        }
    }

    /// Lets somebody else decide for a seat: the next of those who could, or the one before.
    fn change_sitter(&mut self, seat: Seat, forward: bool) {
        let (all, old) = (self.sitters(seat), self.sitter(seat));
        let at = all.iter().position(|&sitter| sitter == old).unwrap_or(0);
        let step = if forward {
            1
        } else {
            all.len().saturating_sub(1)
        };
        let at = at.saturating_add(step).checked_rem(all.len());
        let new = at.and_then(|at| all.get(at)).copied().unwrap_or(old);
        if new == Driver::Rulebook || old == Driver::Rulebook {
            // Whom the rulebook plays comes and goes with the number of the others.
            let people = if new == Driver::Rulebook { 1 } else { 2 };
            self.table.party.seat(1);
            self.seat_people(people);
        }
        if let (Some(guest), true) = (
            self.table.party.guests.get_mut(seat.index()),
            new != Driver::Rulebook,
        ) {
            guest.level = match new {
                Driver::Computer(level) => Some(level),
                Driver::Program => Some(DEPUTY),
                Driver::Person | Driver::Rulebook => None,
            };
            if let Driver::Computer(level) = new {
                self.screens.setup.level = level;
            }
            guest.program = new == Driver::Program;
            if old == Driver::Program {
                guest.name.clear();
            }
            self.name_people();
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
            Some(&Line::Guest(seat)) => {
                let chooses = self.table.party.chooses_colours();
                let thinks = thinking::plays(rules.title());
                let about = match (self.sitter(seat), thinks, chooses) {
                    (Driver::Rulebook, ..) => words.about_automa,
                    (Driver::Computer(_), ..) => words.about_computer,
                    (Driver::Program, ..) => words.about_program,
                    (Driver::Person, true, true) => words.about_guest,
                    (Driver::Person, true, false) => words.about_given,
                    (Driver::Person, false, true) => words.about_person,
                    (Driver::Person, false, false) => words.about_named,
                };
                (words.players, about)
            }
            Some(&Line::Choice(choice)) => rules
                .variants()
                .line(choice, language)
                .map_or(("", ""), |choice| (choice.name, choice.about)),
            Some(Line::Deal) => (words.deal, words.about_deal),
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
            Line::Guest(seat) => self.change_sitter(seat, forward),
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
        let people = self.table.party.guests.iter().take(self.people());
        for (name, guest) in self.device.settings.names.iter_mut().zip(people) {
            // A computer keeps the seat's name for who sat there.
            if guest.level.is_none() {
                *name = guest.name.clone();
            }
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
        // The others keep their names.
        (Key::A, Some(Line::Guest(seat))) if app.sitter(seat) == Driver::Person => {
            app.open_letters(seat);
        }
        (Key::Y, Some(Line::Guest(seat))) => {
            app.table.party.change_colour(seat, true);
            app.accept();
        }
        (Key::A | Key::Right, Some(line)) => app.change(line, true),
        (Key::Left, Some(line)) => app.change(line, false),
        (Key::X, Some(_)) => app.explain_row(),
        (Key::B, _) => app.back(),
        _ => {}
    }
}

/// Where the rows stand, below the table, and below them what the row in focus means.
const TOP: i32 = frame::BAR + seating::HIGH + 2;
const FIT: i32 = 3;
/// The longest word for who sits somewhere, with a level.
const SITTER: usize = 16;
/// From shape to shape of a guest.
const SHAPE: i32 = 14;

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let (words, language) = (&app.words().setup, app.language());
    let rules = app.rules();
    let title = if app.screens.setup.alone {
        app.words().home.play_alone
    } else {
        words.title
    };
    let (place, count) = (app.screens.setup.list.focus(), app.lines().len());
    let note = Sentence::of(format_args!("{} / {count}", place.saturating_add(1)));
    frame::page(canvas, title, note.as_str());
    let lines = app.lines();
    let focused = match lines.get(app.screens.setup.list.focus()) {
        Some(&Line::Guest(seat)) => Some(seat),
        _ => None,
    };
    // Set large, the rows take the room of the table: they tell who sits at it, too.
    let (top, fit) = if canvas.is_large() {
        (frame::BAR + 4, FIT + 1)
    } else {
        let name = (rules.title().card().texts.name)(language);
        seating::paint(app, name, focused, canvas);
        (TOP, FIT)
    };
    let within = area(4, top, EDGE - 8, fit * ROW);
    let players = Sentence::of(format_args!("{}", app.people()));
    let mut deal = Sentence::default();
    let _ = match app.screens.setup.deal {
        0 => deal.write_str(words.random),
        number if number == app.screens.setup.deals.week => {
            write!(deal, "{number}, {}", words.this_week)
        }
        number => write!(deal, "{number}"),
    };
    let mut sitters: PerSeat<String<SITTER>> = PerSeat::new([const { String::new() }; 5]);
    for seat in Seat::all() {
        // There is room for the longest of the languages.
        let _ = match app.sitter(seat) {
            Driver::Person => sitters[seat].push_str(words.person).is_ok(),
            Driver::Rulebook => sitters[seat].push_str(words.automa).is_ok(),
            Driver::Program => sitters[seat].push_str(words.program).is_ok(),
            Driver::Computer(level) => {
                write!(sitters[seat], "{} {}", words.computer, level.word()).is_ok()
            }
        };
    }
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
                ..plain(app.table.party.name(seat, language), sitters[seat].as_str())
            },
            Some(&Line::Choice(choice)) => rules
                .variants()
                .line(choice, language)
                .map_or(Row::EMPTY, |choice| plain(choice.name, choice.value)),
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
                let focused = list.focus() == number;
                for (livery, number) in app.table.party.colours(*seat).iter().zip(0..) {
                    let at = middle + Point::new(SHAPE * number, 0);
                    seating::emblem(canvas, livery, at, focused);
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
    let at = Point::new(MARGIN, top + fit * ROW + 3);
    fill(canvas, area(0, at.y - 2, EDGE, 1), Ink::Stone);
    let (width, size) = (EDGE - 2 * MARGIN, canvas.read(Type::Small));
    text::draw_lines(canvas, about, at, width, size, Ink::Silver);
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
