//! One match at the device: the game, where the attention is, and what is shown for a moment.
//!
//! `Sitting` is written once for all games; the screens use it through `Sat`. The journal is the table's and lent to it. It does not know saves, menus or whose turn it is to hold the device.

mod played;
mod pointed;
mod watched;

use super::{
    party::Party,
    sat::Sat,
    told::{Shown, Told},
};
pub(super) use pointed::Lead;

use crate::{
    faces::{Faced, Ledger, Scene},
    kernel::{
        event::Audience,
        game::{Secrecy, Turn},
        journal::Journal,
        notation::{Names, Notation},
        past::Past,
        play::{Match, Position},
        playthrough::Fault,
        replay::{Opening, Unfit},
        seat::{PerSeat, Seat, Seats, Viewer},
    },
    store::{SavedPlayer, Setup, intake, text},
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

    /// Tells it as a playthrough, line by line: who played it, and under which revision of the rules.
    ///
    /// Never inlined, as above.
    #[inline(never)]
    pub(super) fn write_down(
        &self,
        journal: &Journal,
        players: &[SavedPlayer],
        rules: u16,
        line: &mut dyn FnMut(&str),
    ) where
        G: Notation,
    {
        let setup = Setup {
            options: self.options,
            players: players.iter().take(5).cloned().collect(),
            seed: self.seed,
            rules,
        };
        let mut position = self.play.origin().clone();
        let course = core::iter::from_fn(|| position.step(journal, &mut |_, _| {}));
        text::tell::<G>(&setup, self.play.game().seats(), course, line);
    }

    /// Plays a line of a playthrough, `name: action`, or says why not.
    ///
    /// Never inlined, as above.
    #[inline(never)]
    pub(super) fn act_as_told(
        &mut self,
        journal: &mut Journal,
        number: u32,
        line: &str,
        names: &Names<'_>,
    ) -> Result<(), Fault>
    where
        G: Notation,
    {
        intake::act((&mut self.play, journal), number, line, names)
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
        let held = secrecy == Secrecy::Holds && !G::SHOWS_HELD;
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
            (G::FOLLOWS)(scene, self.focus)
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
    if let (true, Some(all)) = (audience.includes(Viewer::Bystander), G::CEREMONY) {
        (all.hear)(ceremony, &event);
    }
    if let (Some(ledger), Some(reckon)) = (ledger, G::RECKON) {
        reckon(ledger, &event);
    }
    told.hear(audience, event);
}
