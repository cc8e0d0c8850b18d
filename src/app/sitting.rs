//! One match at the device: the game, where the attention is, and what is shown for a moment.
//!
//! `Sitting` is written once for all games; the screens use it through `Sat`. The journal is the table's and lent to it. It does not know saves, menus or whose turn it is to hold the device.

mod pointed;
mod watched;

use super::{
    party::Party,
    sat::{Sat, Steered},
    told::{Shown, Told},
};
pub(super) use pointed::Lead;

use crate::{
    faces::{Faced, Ledger, Outcome, Scene},
    kernel::{
        event::Audience,
        game::{Secrecy, Turn},
        journal::Journal,
        notation::{Names, Sentence, Words},
        past::Past,
        play::{Match, NoUndo, Position},
        replay::{Opening, Unfit},
        seat::{PerSeat, Seat, Seats, Viewer},
        vocabulary::Term,
    },
    ui::key::KeyEvent,
    words::Language,
};

/// A match on the table.
#[derive(Clone)]
pub struct Sitting<G: Faced> {
    play: Match<G>,
    /// How the match was set up.
    options: G::Options,
    seed: u64,
    focus: Option<G::Focus>,
    refused: Option<G::Why>,
    /// What was wrong with the last choice in a lesson.
    wrong: Option<Wrong<G>>,
    /// What the seat saw before its last action, for a moment.
    before: Option<G::View>,
    /// What everybody watches.
    ceremony: Option<G::Ceremony>,
    /// What is kept of earlier states.
    past: Past<G>,
    /// What is looked at.
    shown: Shown<G>,
    /// What the action made happen that led to it.
    told: Told<G>,
    /// Whose held secrets were asked for and wait behind the curtain, and whose are on the screen.
    asked: Option<Seat>,
    revealed: Option<Seat>,
    /// After how many actions each seat has decided last, or was told what happened.
    looked: PerSeat<u32>,
    /// What was paid and received in the turn; none while it is to be told from the journal.
    ledger: Option<Ledger>,
}

/// What was wrong with a choice in a lesson.
#[derive(Clone)]
enum Wrong<G: Faced> {
    /// It is not allowed.
    Refused(G::Why),
    /// It is not what the lesson asks for.
    Other(G::Action),
}

/// A turn that began longer ago is not reckoned.
const TURN: u32 = 64;

impl<G: Faced> Sitting<G> {
    /// Lays a new match on the table; none if the game cannot be set up so.
    ///
    /// Never inlined: those of several games would add up in one frame of the stack.
    #[inline(never)]
    pub(super) fn start<T>(
        (options, seats, seed): (G::Options, Seats, u64),
        table: &mut Option<T>,
        lay: impl FnOnce(Self) -> T,
    ) {
        *table = None;
        if let Ok(play) = Match::start(options, seats, seed) {
            *table = Some(lay(Self::new(play, options, seed)));
        }
    }

    /// Lays the match of a save on the table, to be replayed; never inlined for the same reason.
    #[inline(never)]
    pub(super) fn reopen<T>(
        opening: &Opening<'_>,
        table: &mut Option<T>,
        lay: impl FnOnce(Self) -> T,
    ) -> Result<(), Unfit> {
        let options = opening.options::<G>()?;
        let play = opening.begin()?;
        *table = Some(lay(Self::new(play, options, opening.seed)));
        Ok(())
    }

    /// A match that was begun or opened.
    pub fn new(play: Match<G>, options: G::Options, seed: u64) -> Self {
        Self {
            play,
            options,
            seed,
            focus: None,
            refused: None,
            wrong: None,
            before: None,
            ceremony: None,
            past: Past::default(),
            shown: Shown::Present,
            told: Told::nothing(),
            asked: None,
            revealed: None,
            looked: PerSeat::filled(0),
            ledger: None,
        }
    }

    /// The match.
    pub const fn play(&self) -> &Match<G> {
        &self.play
    }

    /// The options it was set up with.
    pub const fn options(&self) -> G::Options {
        self.options
    }

    /// The seed it was set up with.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Where the attention is, if it has moved since the seat took the device.
    pub const fn focus(&self) -> Option<G::Focus> {
        self.focus
    }

    /// Plays what a computer has decided for the seat whose turn it is. The match goes on in any case: were that refused, it
    /// plays the first thing that is allowed.
    pub(super) fn decide_for(&mut self, journal: &mut Journal, action: G::Action) {
        if let Turn::Of(seat) = self.play.turn()
            && self.act(journal, seat, action).is_err()
        {
            let first = self.play.game().legal(seat).next();
            let _ = first.map(|first| self.act(journal, seat, first));
        }
    }

    /// The position after so many actions.
    pub(super) fn after(&self, journal: &Journal, actions: u32) -> Position<G> {
        self.past.after(&self.play, journal, actions)
    }

    /// Whether one person plays alone, who has nobody to hide from.
    fn alone(&self) -> bool {
        let game = self.play.game();
        let people = game.seats().iter().filter(|&seat| !game.automa(seat));
        people.count() == 1
    }

    /// As whom a seat sees the table: as itself, unless it only holds secrets that are not on the screen.
    fn viewer(&self, seat: Seat) -> Viewer {
        let secrecy = self.play.game().secrecy(seat);
        let held = secrecy == Secrecy::Holds && !G::BOARD.shows_held;
        if held && self.revealed != Some(seat) && !self.alone() {
            Viewer::Bystander
        } else {
            Viewer::Player(seat)
        }
    }

    /// Shows a scene of the present state to a visitor; whose turn it is may ask what is allowed.
    fn scene<T>(
        &self,
        party: &Party,
        language: Language,
        who: Viewer,
        visit: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        let (viewer, seat) = match who {
            Viewer::Player(seat) => (self.viewer(seat), seat),
            Viewer::Bystander => (who, Seat::One),
        };
        let made;
        let view = match &self.shown {
            Shown::Own(of, view) if *of == viewer => view,
            _ => {
                made = self.play.view(viewer);
                &made
            }
        };
        let game = self.play.game();
        let players = party.players(language);
        let scene = Scene {
            seat,
            refused: self.refused,
            before: self.before.as_ref(),
            ledger: self.ledger.unwrap_or_default(),
            ..Scene::new(view, viewer, &players, language)
        };
        match self.play.turn() {
            Turn::Of(seat) if who.is(seat) => visit(&Scene {
                judge: Some(&game.judge(seat)),
                ..scene
            }),
            _ => visit(&scene),
        }
    }

    /// Shows a scene to a visitor in which there is nothing to decide and nothing secret to see.
    fn public_scene<T>(
        &self,
        party: &Party,
        language: Language,
        game: &G,
        visit: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        let viewer = Viewer::Bystander;
        let players = party.players(language);
        visit(&Scene::new(&game.view(viewer), viewer, &players, language))
    }

    fn focus_in(&self, scene: &Scene<'_, G>) -> G::Focus {
        self.focus.unwrap_or_else(|| (G::BOARD.begin)(scene))
    }

    /// What follows by itself for a seat: from its focus, or anew if it has moved none since it took the device.
    fn next(&self, (party, language): (&Party, Language), seat: Seat) -> Option<G::Action> {
        self.scene(party, language, Viewer::Player(seat), |scene| {
            (G::BOARD.follows)(scene, self.focus)
        })
    }

    /// As whom a seat sees the table, and the view, which is made if it is not there yet.
    fn take_view(&mut self, seat: Seat) -> (Viewer, G::View) {
        let viewer = self.viewer(seat);
        match core::mem::replace(&mut self.shown, Shown::Present) {
            Shown::Own(of, view) if of == viewer => (of, view),
            _ => (viewer, self.play.view(viewer)),
        }
    }

    /// An action was played, of which the seat had this view before.
    fn acted(&mut self, journal: &Journal, seat: Seat, (by, before): (Viewer, G::View)) {
        self.told.at = journal.actions();
        self.told.actor = Some(seat);
        self.looked[seat] = journal.actions();
        if self.play.turn() == Turn::Of(seat) {
            let viewer = self.viewer(seat);
            // Two views of different secrecy are not compared: the difference would tell.
            self.before = (by == viewer).then_some(before);
            self.shown = Shown::Own(viewer, self.play.view(viewer));
        }
        self.past.note(&self.play, journal);
    }

    /// As whom somebody hears what happened: a player hears what is for him alone only while his secrets are on the screen.
    fn hears(&self, who: Viewer) -> Viewer {
        let on_screen = |seat| self.is_secret(seat) && self.asked != Some(seat);
        match who {
            Viewer::Player(seat) if on_screen(seat) || self.alone() => who,
            _ => Viewer::Bystander,
        }
    }

    /// The attention of the seat whose turn it is begins anew.
    fn look_anew(&mut self) {
        self.focus = None;
        self.look_away();
        self.shown = match self.play.turn() {
            Turn::Of(seat) => {
                let (viewer, view) = self.take_view(seat);
                Shown::Own(viewer, view)
            }
            Turn::Over(_) => Shown::Present,
        };
    }

    /// Actions were taken back.
    fn taken_back(&mut self, journal: &Journal) {
        self.shown = Shown::Present;
        for seat in self.seats().iter() {
            self.looked[seat] = self.looked[seat].min(journal.actions());
        }
        self.past.note(&self.play, journal);
        self.ledger = None;
    }

    /// Tells from the journal what was paid and received in the turn.
    fn reckon(&mut self, journal: &Journal) {
        let mut ledger = Ledger::default();
        if let Some(reckon) = G::RECKON {
            let to = journal.actions();
            let mut hear = |_, _, event| reckon(&mut ledger, &event);
            let from = to.saturating_sub(TURN);
            self.past.tell(&self.play, journal, from, to, &mut hear);
        }
        self.ledger = Some(ledger);
    }

    fn act(&mut self, journal: &mut Journal, seat: Seat, action: G::Action) -> Result<(), G::Why> {
        let before = self.take_view(seat);
        self.told.clear();
        self.ceremony = None;
        let mut ears = (&mut self.told, &mut self.ceremony, &mut self.ledger);
        self.play
            .play(journal, seat, action, &mut |audience, event| {
                heard(&mut ears, audience, event);
            })?;
        self.acted(journal, seat, before);
        Ok(())
    }
}

impl<G: Faced> Sat for Sitting<G> {
    fn seats(&self) -> Seats {
        self.play.game().seats()
    }

    fn turn(&self) -> Turn {
        self.play.turn()
    }

    fn opening<'a>(&self, buffer: &'a mut [u8]) -> Option<Opening<'a>> {
        Some(Opening {
            game: G::NAME,
            rules: G::RULES,
            seats: self.seats(),
            seed: self.seed,
            options: postcard::to_slice(&self.options, buffer).ok()?,
        })
    }

    fn is_secret(&self, seat: Seat) -> bool {
        let asked = [self.asked, self.revealed].contains(&Some(seat));
        asked || G::BOARD.is_secret(self.play.game(), seat)
    }

    fn covered(&self, seat: Seat) -> bool {
        self.viewer(seat) == Viewer::Bystander
    }

    fn ask(&mut self, seat: Seat) -> Option<bool> {
        self.look_away();
        if self.revealed.take() == Some(seat) {
            return Some(false);
        }
        let hidden = self.covered(seat);
        self.asked = hidden.then_some(seat);
        hidden.then_some(true)
    }

    fn reveal(&mut self) {
        self.revealed = self.asked.take();
    }

    fn automa(&self, seat: Seat) -> bool {
        self.play.game().automa(seat)
    }

    fn digest(&self) -> u64 {
        self.play.digest()
    }

    fn replay(&mut self, journal: &mut Journal, body: &[u8]) -> bool {
        self.shown = Shown::Present;
        self.ledger = None;
        let turn = self.play.turn();
        let played = self.play.replay(journal, body);
        if let Turn::Of(seat) = turn {
            self.looked[seat] = journal.actions();
        }
        self.past.note(&self.play, journal);
        played
    }

    fn take_back(&mut self, journal: &mut Journal, actions: u32) -> bool {
        let taken = self.play.take_back(journal, actions).is_ok();
        self.taken_back(journal);
        taken
    }

    fn begin(&mut self, journal: &Journal) {
        if self.ledger.is_none() {
            self.reckon(journal);
        }
        (self.asked, self.revealed) = (None, None);
        self.look_anew();
    }

    fn steer(
        &mut self,
        journal: &mut Journal,
        (party, language): (&Party, Language),
        seat: Seat,
        event: KeyEvent,
        wanted: Option<&str>,
    ) -> Steered {
        let (viewer, view) = self.take_view(seat);
        let names = Names::plain(self.seats());
        let other = |action: G::Action| {
            let read = |text| G::Action::read(&mut Words::of(text), &names);
            wanted.is_some_and(|text| read(text) != Ok(action))
        };
        let Self {
            play,
            focus,
            refused,
            before,
            told,
            ceremony,
            ledger,
            ..
        } = self;
        let reckoned = ledger.unwrap_or_default();
        let mut ears = (told, ceremony, ledger);
        let mut first = true;
        let decided = play.decide(
            journal,
            seat,
            |judge| {
                let players = party.players(language);
                let scene = Scene {
                    seat,
                    judge: Some(judge),
                    refused: *refused,
                    before: before.as_ref(),
                    ledger: reckoned,
                    ..Scene::new(&view, viewer, &players, language)
                };
                let focus = focus.unwrap_or_else(|| (G::BOARD.begin)(&scene));
                let outcome = (G::BOARD.steer)(&scene, focus, event);
                match outcome {
                    Outcome::Play(action, _) if !other(action) => (Some(action), outcome),
                    _ => (None, outcome),
                }
            },
            &mut |audience, event| {
                if core::mem::take(&mut first) {
                    ears.0.clear();
                    *ears.1 = None;
                }
                heard(&mut ears, audience, event);
            },
        );
        let said_no = self.refused.take().is_some();
        let wrong = self.wrong.take();
        if matches!(decided, Ok(Outcome::Play(action, _)) if !other(action)) {
            if first {
                // It made nothing happen that has a word.
                self.told.clear();
                self.ceremony = None;
            }
            self.acted(journal, seat, (viewer, view));
        } else {
            self.shown = Shown::Own(viewer, view);
        }
        match decided.unwrap_or_else(Outcome::Refused) {
            Outcome::Moved(focus) => {
                self.focus = Some(focus);
                Steered::Moved
            }
            Outcome::Refused(why) if wanted.is_some() => {
                self.wrong = Some(Wrong::Refused(why));
                Steered::Refused
            }
            Outcome::Refused(why) => {
                self.refused = Some(why);
                Steered::Refused
            }
            Outcome::Play(action, _) if other(action) => {
                self.wrong = Some(Wrong::Other(action));
                Steered::Refused
            }
            Outcome::Play(_, focus) => {
                self.focus = Some(focus);
                Steered::Played
            }
            Outcome::Back => Steered::Back,
            Outcome::Nothing if said_no => Steered::Moved,
            Outcome::Nothing => {
                self.wrong = wrong;
                Steered::Nothing
            }
        }
    }

    fn follows(&self, reader: (&Party, Language), seat: Seat) -> bool {
        self.next(reader, seat).is_some()
    }

    fn follow(&mut self, journal: &mut Journal, reader: (&Party, Language), seat: Seat) -> bool {
        let Some(action) = self.next(reader, seat) else {
            return false;
        };
        let before = self.before.take();
        let played = self.act(journal, seat, action).is_ok();
        if self.before.is_some() {
            // What came of one key stands out together.
            self.before = before.or(self.before.take());
        }
        played
    }

    fn lead(&self, reader: (&Party, Language), seat: Seat, wanted: &str) -> Option<Lead> {
        self.way_to(reader, seat, wanted)
    }

    fn wrong(&self, reader: (&Party, Language), seat: Seat) -> Option<(bool, Sentence)> {
        self.tell_wrong(reader, seat)
    }

    fn see(&mut self, journal: &mut Journal, action: &str) -> bool {
        let Turn::Of(seat) = self.play.turn() else {
            return false;
        };
        let names = Names::plain(self.seats());
        let Ok(action) = G::Action::read(&mut Words::of(action), &names) else {
            return false;
        };
        self.act(journal, seat, action).is_ok()
    }

    fn force(&mut self, journal: &mut Journal) -> bool {
        let Turn::Of(seat) = self.play.turn() else {
            return false;
        };
        let choice = self.play.legal(seat).next();
        choice.is_some_and(|action| self.act(journal, seat, action).is_ok())
    }

    fn calm(&mut self) -> bool {
        self.before.take().is_some()
    }

    fn look_away(&mut self) {
        self.refused = None;
        self.wrong = None;
        self.before = None;
    }

    fn undo(&mut self, journal: &mut Journal, seat: Seat, all: bool) -> Result<(), NoUndo> {
        if all {
            self.play.undo_all(journal, seat)?;
        } else {
            self.play.undo(journal, seat)?;
        }
        self.taken_back(journal);
        self.reckon(journal);
        self.look_anew();
        Ok(())
    }

    fn ceremony(&self) -> Option<usize> {
        self.ceremony.as_ref().map(G::BOARD.steps)
    }

    fn received(&self) -> u16 {
        self.ledger.map_or(0, |ledger| ledger.received)
    }

    fn end_ceremony(&mut self) {
        self.ceremony = None;
        // Everybody has watched: what somebody held in his hand before lies face down again.
        (self.asked, self.revealed) = (None, None);
    }
}

/// What hears of an action: what is told, what everybody watches, and what was paid.
type Ears<'a, G> = (
    &'a mut Told<G>,
    &'a mut Option<<G as Faced>::Ceremony>,
    &'a mut Option<Ledger>,
);

/// An action makes something happen: it is kept, and what everybody may hear of makes what everybody watches.
fn heard<G: Faced>(
    (told, ceremony, ledger): &mut Ears<'_, G>,
    audience: Audience,
    event: G::Event,
) {
    if audience.includes(Viewer::Bystander) {
        (G::BOARD.hear)(ceremony, &event);
    }
    if let (Some(ledger), Some(reckon)) = (ledger, G::RECKON) {
        reckon(ledger, &event);
    }
    told.hear(audience, event);
}
