//! What others did: the rulebook by itself, one action at a time, and everybody since a player last looked; and how a round
//! begins, before everybody's eyes.
//!
//! It goes on by itself and holds up nobody: A goes on at once, left and right step back and forth, and any other way of the
//! cross steers at the table already.

use super::{
    App, Driver, Keep, Screen, Then, history, news::News, sat::Sat, table, thinking::PARTS,
};
use crate::{
    faces::FRAMES,
    kernel::{
        notation::Sentence,
        seat::{Seat, Viewer},
    },
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill},
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
        time::Span,
    },
};

/// From action to action: long enough to read a sentence and find its place on the board.
const PACE: Span = Span::from_millis(1800);
/// From frame to frame of what moves on the board.
const FRAME: Span = Span::from_millis(90);
/// From the last frame to the next action: the sentence was there from the first on.
const REST: Span = Span::from_millis(980);

/// Of what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    /// What the rulebook plays.
    Rulebook,
    /// How a round begins.
    Round,
    /// What is news to somebody.
    News(Seat, News),
}

/// What is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moves {
    /// Of what.
    told: Told,
    /// Which of it; while the rulebook plays, how many actions back.
    at: u32,
    /// The frame of what moves on the board.
    frame: u8,
    /// Whether it waits for the first key: the device may still be on its way to who is told.
    waits: bool,
}

impl Moves {
    pub const fn new() -> Self {
        Self {
            told: Told::Rulebook,
            at: 0,
            frame: FRAMES,
            waits: false,
        }
    }

    /// Whether what others play by themselves is seen as it is now, and nobody looks back.
    pub fn present(&self) -> bool {
        self.told == Told::Rulebook && self.at == 0
    }

    /// Who is told.
    pub fn viewer(&self) -> Viewer {
        match self.told {
            Told::News(seat, _) => Viewer::Player(seat),
            Told::Rulebook | Told::Round => Viewer::Bystander,
        }
    }
}

impl App {
    /// Whether the rulebook itself, a computer or a program plays the seat whose turn it is.
    pub(super) fn rulebook_decides(&self) -> bool {
        matches!(
            self.table.decider(),
            Some(Driver::Rulebook | Driver::Computer(_) | Driver::Program)
        )
    }

    /// Shows the board as it is while a computer thinks, unless what was played last is shown already.
    pub(super) fn show_thinker(&mut self) {
        if self.screen() == Screen::Moves && self.screens.moves.told == Told::Rulebook {
            return;
        }
        self.screens.moves = Moves::new();
        self.step_to(u32::MAX);
        self.go(Screen::Moves);
    }

    /// Shows the action that was played last.
    pub(super) fn show_move(&mut self) {
        self.show_public(Told::Rulebook);
    }

    /// Shows the present until the rulebook plays: what was told before, to whomever, is over.
    pub(super) fn wait_for_move(&mut self) {
        self.screens.moves = Moves::new();
        self.go(Screen::Moves);
    }

    /// Shows everybody how a round begins, before it is planned; answers whether one has just begun.
    pub(super) fn show_round(&mut self) -> bool {
        let journal = &self.table.journal;
        let begun = self
            .table
            .sat()
            .is_some_and(|sat| sat.begins_round(journal));
        let begun = begun && self.table.lesson.is_none();
        if begun {
            self.show_public(Told::Round);
        }
        begun
    }

    /// Shows something of the action that was played last to everybody.
    fn show_public(&mut self, told: Told) {
        self.screens.moves.told = told;
        self.screens.moves.waits = false;
        self.go(Screen::Moves);
        self.show_step(0);
        if self.table.number.is_some() {
            // Nobody waits while this is read; and who plays alone sees no curtain.
            self.keep(Keep::Prepare);
        }
    }

    /// Tells the player whose turn it is what happened since his last decision; answers whether there is news. It goes on by
    /// itself behind a curtain that he has opened; else it waits for him.
    pub(super) fn tell_news(&mut self, waits: bool) -> bool {
        let (Some(sat), Some(seat)) = (self.table.sat(), self.table.seat()) else {
            return false;
        };
        let news = sat.news(&self.table.journal, seat);
        if news.count() == 0 || self.table.lesson.is_some() {
            return false;
        }
        self.screens.moves.told = Told::News(seat, news);
        self.screens.moves.waits = waits;
        self.go(Screen::Moves);
        self.show_step(0);
        true
    }

    /// Shows once more what was shown, after something else lay above it.
    pub(super) fn show_again(&mut self) {
        self.go(Screen::Moves);
        self.show_step(self.screens.moves.at);
    }

    /// Shows one of the steps, and lets it move if things move.
    fn show_step(&mut self, at: u32) {
        let motion = self.device.settings.motion;
        let moves = &mut self.screens.moves;
        moves.at = at;
        let tune = match moves.told {
            Told::Round => Some(sound::RIDE),
            Told::News(_, news) if news.is_loss(at) => Some(sound::LOSS),
            _ => None,
        };
        let step = match moves.told {
            Told::News(_, news) => news.step(at).unwrap_or(u32::MAX),
            Told::Rulebook | Told::Round => self.table.journal.actions().saturating_sub(at),
        };
        let Some(table) = &mut self.table.laid else {
            return;
        };
        table.sat_mut().look_back(&self.table.journal, step);
        moves.frame = if motion && table.sat().moves() {
            0
        } else {
            FRAMES
        };
        let (moving, waits) = (moves.frame < FRAMES, moves.waits);
        let thinks = self.screens.moves.told == Told::Rulebook && self.table.ponders();
        self.changed();
        if let Some(tune) = tune {
            self.sound(tune);
        }
        if thinks {
            // Who was thinking goes on with it.
            self.let_think_on();
        } else if motion && (moving || !waits) {
            self.after(if moving { FRAME } else { PACE });
        }
    }

    /// Lets the rulebook play the seat whose turn it is: its only choice is played and shown. A computer thinks first.
    pub(super) fn let_move(&mut self) {
        match self.table.decider() {
            Some(Driver::Computer(level)) => return self.let_think(level),
            Some(Driver::Program) => return self.ask_program(),
            Some(Driver::Person | Driver::Rulebook) | None => {}
        }
        let Some(table) = &mut self.table.laid else {
            return;
        };
        if !table.sat_mut().force(&mut self.table.journal) {
            // The seat that the rulebook plays has one choice: a law of the games.
            return;
        }
        self.moved();
    }

    /// An action was played by nobody who holds the device: it is saved and shown.
    pub(super) fn moved(&mut self) {
        let ceremony = self.table.sat().and_then(Sat::ceremony).is_some();
        self.keep(Keep::Action(Then::Wait));
        if ceremony {
            self.begin_ceremony();
        } else {
            self.show_move();
        }
    }

    /// All was seen: the player who was told sits at the table, or the match goes on.
    fn moves_were_seen(&mut self) {
        let told = self.screens.moves.told;
        if let Told::News(seat, _) = told {
            if let Some(table) = &mut self.table.laid {
                table.sat_mut().look(&self.table.journal, seat);
            }
            self.go(Screen::Table);
            self.follow();
        } else if self.table.lesson.is_some() {
            self.lesson_goes_on();
        } else if told == Told::Round || !self.show_round() {
            self.sit_down();
        }
    }

    /// How many steps there are: of the news, or since a person decided.
    fn steps(&self) -> u32 {
        match (self.screens.moves.told, self.table.sat()) {
            (Told::News(_, news), _) => news.count(),
            (Told::Rulebook, Some(sat)) => {
                let looked = self.table.people().map(|seat| sat.looked(seat)).max();
                let actions = self.table.journal.actions();
                actions.saturating_sub(looked.unwrap_or(0)).max(1)
            }
            (Told::Rulebook | Told::Round, _) => 1,
        }
    }

    /// Steps forward or back; past the last it goes on.
    fn step_moves(&mut self, forward: bool) {
        let (at, last) = (self.screens.moves.at, self.steps().saturating_sub(1));
        // While the rulebook plays, steps are counted from the present back.
        let up = forward == matches!(self.screens.moves.told, Told::News(..));
        let next = if up {
            at.checked_add(1)
        } else {
            at.checked_sub(1)
        };
        match next.filter(|&next| next <= last) {
            Some(next) => {
                self.show_step(next);
                self.sound(sound::FOCUS);
            }
            None if forward => self.moves_were_seen(),
            None => {}
        }
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    let moves = &mut app.screens.moves;
    // In the news up and down mean nothing, nor does left as the first key: nothing lies before.
    let free = match key {
        Key::Up | Key::Down => true,
        Key::Left => moves.waits && moves.at == 0,
        _ => false,
    };
    let steers = free && event == KeyEvent::Press(key) && matches!(moves.told, Told::News(..));
    moves.waits = false;
    match (key, event) {
        // Whoever steers already has seen enough: the key counts at the table, unless something is played there first.
        _ if steers => {
            let plays = app.table.seat().is_some_and(|seat| app.follows(seat));
            app.moves_were_seen();
            if !plays {
                table::update(app, event);
            }
        }
        (Key::Left, _) => {
            app.step_moves(false);
            // Whoever looks back has time.
            app.device.motion_at = None;
        }
        (Key::Right, _) => app.step_moves(true),
        (Key::A | Key::B, KeyEvent::Press(_)) => app.moves_were_seen(),
        (Key::X, KeyEvent::Press(_)) => app.explain_step(),
        _ => {}
    }
}

pub(super) fn motion(app: &mut App) {
    if app.table.ponders() && app.screens.moves.told == Told::Rulebook {
        return app.think_on();
    }
    let moves = &mut app.screens.moves;
    if moves.frame < FRAMES {
        moves.frame = moves.frame.saturating_add(1);
        let (still, waits) = (moves.frame == FRAMES, moves.waits);
        app.changed();
        if !(still && waits) {
            app.after(if still { REST } else { FRAME });
        }
    } else {
        app.step_moves(true);
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let moves = &app.screens.moves;
    let steps = app.steps();
    let (viewer, count, loss) = match moves.told {
        Told::News(seat, news) => {
            let place = moves.at.saturating_add(1);
            let count = Sentence::of(format_args!("{place} / {steps}"));
            (Viewer::Player(seat), count, news.is_loss(moves.at))
        }
        Told::Round => {
            let reader = (&app.table.party, app.language());
            if let Some(sat) = app.table.sat() {
                sat.paint_round(reader, moves.frame, canvas);
            }
            return;
        }
        Told::Rulebook => {
            let place = steps.saturating_sub(moves.at);
            let thinker = app.table.seat().filter(|_| app.table.ponders());
            let count = match thinker {
                // Who thinks, in the place of the count.
                Some(seat) => {
                    let name = app.table.party.name(seat, app.language());
                    Sentence::of(format_args!("{name} ..."))
                }
                None => Sentence::of(format_args!("{place}")),
            };
            (Viewer::Bystander, count, false)
        }
    };
    let (shown, keys) = ((count.as_str(), loss, moves.frame), app.words().hints.go_on);
    history::paint_step(app, viewer, shown, keys, canvas);
    if moves.told == Told::Rulebook {
        paint_thought(app, canvas);
    }
}

/// How far the computer has come that thinks, along the line below the bar, in its colour; or that all waits for a key.
fn paint_thought(app: &App, canvas: &mut Canvas) {
    if app.device.motion_at.is_none() && app.device.settings.motion {
        for x in [EDGE - 12, EDGE - 7] {
            fill(canvas, area(x, BAR + 4, 3, 10), Ink::White);
        }
    }
    if let Some((seat, parts)) = app.table.thought() {
        paint_parts(app, seat, parts, canvas);
    }
}

/// How far a thought for a seat has come, along the line below the bar.
pub(super) fn paint_parts(app: &App, seat: Seat, parts: u8, canvas: &mut Canvas) {
    if parts > 0 {
        let ink = app.table.party.livery(seat).light();
        let wide = EDGE * i32::from(parts) / PARTS as i32;
        // Rimmed, because some colours are as dark as the bar.
        fill(canvas, area(0, BAR - 3, wide + 1, 5), Ink::White);
        fill(canvas, area(0, BAR - 2, wide, 3), ink);
    }
}
