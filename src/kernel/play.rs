//! A match: the one checked door to a game, and undo.
//!
//! A match is the present state and two earlier ones; what was decided between them stands in the table's journal, which is
//! lent to it. Undo goes back to a checkpoint and plays the few actions since once more. The checkpoint moves forward when
//! something hidden came to light, when dice were used, and when another player begins to decide; so nobody can take
//! back what another has answered, even if the other took his answer back. It does not know saves: they write down the
//! set-up and the journal.

use super::choices::Legal;
use super::dice::Dice;
use super::event::{Audience, Undo};
use super::game::{Game, Judge, SetupError, Turn};
use super::journal::{Body, Journal, LONGEST, Mark};
use super::random::Digest;
use super::replay::Played;
use super::seat::{Seat, Seats, Viewer};

/// Who did what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
}

/// Applies an action that is legal. All of the kernel and all who imagine go through here, and the listener is behind a
/// pointer: so a game's rules are in the firmware once, and not again for every listener. What is played in a match goes
/// through `Match::play`, which judges it first.
pub(crate) fn apply<G: Game>(
    game: &mut G,
    entry: Entry<G::Action>,
    dice: &mut Dice,
    tell: &mut dyn FnMut(Audience, G::Event),
) -> Undo {
    game.apply(entry.seat, entry.action, dice, &mut |audience, event| {
        tell(audience, event);
    })
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has done nothing since the last point of no return.
    Nothing,
    /// The last decision was another player's.
    AnotherPlayer,
    /// It was done as often as whoever keeps the match allows.
    TooOften,
}

/// A match at one of its moments: the state, the dice as they lay, and how far the journal had come.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<G> {
    game: G,
    dice: Dice,
    at: Mark,
}

impl<G: Game> Position<G> {
    /// The state.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The dice, as they lie there.
    pub const fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The state alone.
    pub fn into_game(self) -> G {
        self.game
    }

    /// How many actions had been played.
    pub const fn actions(&self) -> u32 {
        self.at.actions
    }

    /// Plays the next action of the journal, and answers who did what; none at its end.
    pub fn step<const N: usize>(
        &mut self,
        journal: &Journal<N>,
        tell: &mut dyn FnMut(Audience, G::Event),
    ) -> Option<Entry<G::Action>> {
        let Turn::Of(seat) = self.game.turn() else {
            return None;
        };
        let (action, at) = journal.read(self.at)?;
        let entry = Entry { seat, action };
        apply(&mut self.game, entry, &mut self.dice, tell);
        self.at = at;
        Some(entry)
    }

    /// What an action of the seat that decides would make happen, if it is allowed.
    pub fn would(mut self, action: G::Action, tell: &mut dyn FnMut(Audience, G::Event)) {
        if let Turn::Of(seat) = self.game.turn()
            && self.game.allows(seat, action)
        {
            apply(&mut self.game, Entry { seat, action }, &mut self.dice, tell);
        }
    }

    /// Plays on until so many actions were played.
    pub fn walk<const N: usize>(&mut self, journal: &Journal<N>, actions: u32) {
        while self.at.actions < actions && self.step(journal, &mut |_, _| {}).is_some() {}
    }
}

/// A match after one of the actions of its journal.
struct Step<'a, G, const N: usize> {
    journal: &'a Journal<N>,
    before: Mark,
    position: Position<G>,
}

impl<G: Game, const N: usize> Played for Step<'_, G, N> {
    fn actions(&self) -> u32 {
        self.position.at.actions
    }

    fn last(&self) -> Option<&[u8]> {
        self.journal.between(self.before, self.position.at)
    }

    fn digest(&self) -> u64 {
        digest(&self.position.game, &self.position.dice)
    }
}

/// The digest of state and dice.
fn digest<G: Game>(game: &G, dice: &Dice) -> u64 {
    Digest::default().and(game).and(dice).number()
}

/// A match in play. Whoever calls lends it the same journal each time.
#[derive(Clone, PartialEq, Debug)]
pub struct Match<G: Game> {
    game: G,
    dice: Dice,
    /// Where the journal begins.
    origin: Position<G>,
    /// The state before the first action that can be taken back, and where in the journal it lies.
    checkpoint: G,
    settled: Mark,
    /// Who decided last before the checkpoint.
    settled_by: Option<Seat>,
}

impl<G: Game> Match<G> {
    /// A new match, for an empty journal.
    pub fn start(options: G::Options, seats: Seats, seed: u64) -> Result<Self, SetupError> {
        let mut dice = Dice::from_seed(seed);
        let game = G::new(options, seats, &mut dice)?;
        Ok(Self::from_position(game, dice))
    }

    /// A match that goes on from a position, for an empty journal; its past is not known.
    pub fn from_position(game: G, dice: Dice) -> Self {
        Self {
            checkpoint: game.clone(),
            origin: Position {
                game: game.clone(),
                dice,
                at: Mark::default(),
            },
            game,
            dice,
            settled: Mark::default(),
            settled_by: None,
        }
    }

    /// Goes by the rulings of an older revision from the beginning; nothing was played yet.
    pub fn under(&mut self, revision: u16) {
        self.game.under(revision);
        self.origin.game = self.game.clone();
        self.checkpoint = self.game.clone();
    }

    /// The state of play.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The dice as they lie.
    pub const fn dice(&self) -> Dice {
        self.dice
    }

    /// The digest of state and dice, by which a save knows that it was replayed right.
    pub fn digest(&self) -> u64 {
        digest(&self.game, &self.dice)
    }

    /// Who decides next.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// All that this seat may do now.
    pub fn legal(&self, seat: Seat) -> impl Legal<G::Action> {
        self.game.legal(seat)
    }

    /// The match where its journal begins: at its very beginning, unless that is forgotten.
    pub const fn origin(&self) -> &Position<G> {
        &self.origin
    }

    /// The match as it stands.
    pub fn present<const N: usize>(&self, journal: &Journal<N>) -> Position<G> {
        Position {
            game: self.game.clone(),
            dice: self.dice,
            at: journal.end(),
        }
    }

    /// Goes through all that the journal has, and shows the match after each action for as long as more is wanted.
    pub fn retrace<const N: usize>(
        &self,
        journal: &Journal<N>,
        each: &mut dyn FnMut(&dyn Played) -> bool,
    ) {
        let mut step = Step {
            before: self.origin.at,
            position: self.origin.clone(),
            journal,
        };
        loop {
            step.before = step.position.at;
            let played = step.position.step(journal, &mut |_, _| {});
            if played.is_none() || !each(&step) {
                return;
            }
        }
    }

    /// Does an action for a player, or refuses it and changes nothing. What happens is told as it happens.
    pub fn play<const N: usize>(
        &mut self,
        journal: &mut Journal<N>,
        seat: Seat,
        action: G::Action,
        tell: &mut dyn FnMut(Audience, G::Event),
    ) -> Result<(), G::Why> {
        if !self.game.allows(seat, action) {
            return Err(self.game.why(seat, action));
        }
        self.carry_out(journal, Entry { seat, action }, None, tell);
        Ok(())
    }

    /// Does an action that is kept in these bytes, in postcard, for the seat whose turn it is; answers whether it was allowed. The journal
    /// takes the bytes as they are: who opens a match has no need to make them once more.
    pub fn replay<const N: usize>(&mut self, journal: &mut Journal<N>, bytes: &[u8]) -> bool {
        let Turn::Of(seat) = self.game.turn() else {
            return false;
        };
        let Some((action, body)) = Body::read(bytes) else {
            return false;
        };
        let allowed = self.game.allows(seat, action);
        if allowed {
            self.carry_out(journal, Entry { seat, action }, Some(body), &mut |_, _| {});
        }
        allowed
    }

    /// Lets a player decide: what is chosen by asking the judge is done. The choices are listed once, for whoever asks and
    /// for the door. Answers what came with the choice, or why it is refused.
    pub fn decide<const N: usize, T>(
        &mut self,
        journal: &mut Journal<N>,
        seat: Seat,
        choose: impl FnOnce(&dyn Judge<G>) -> (Option<G::Action>, T),
        tell: &mut dyn FnMut(Audience, G::Event),
    ) -> Result<T, G::Why> {
        let (chosen, rest) = self.chosen(seat, choose)?;
        if let Some(action) = chosen {
            self.carry_out(journal, Entry { seat, action }, None, tell);
        }
        Ok(rest)
    }

    /// What a player chooses, if it is legal. Never inlined: the list of choices leaves the stack before anything is done.
    #[inline(never)]
    fn chosen<T>(
        &self,
        seat: Seat,
        choose: impl FnOnce(&dyn Judge<G>) -> (Option<G::Action>, T),
    ) -> Result<(Option<G::Action>, T), G::Why> {
        let judge = self.game.judge(seat);
        let (chosen, rest) = choose(&judge);
        match chosen.filter(|&action| !judge.allows(action)) {
            Some(action) => Err(judge.why(action)),
            None => Ok((chosen, rest)),
        }
    }

    /// What an action that is allowed now would make happen. Nothing changes.
    pub fn would(&self, seat: Seat, action: G::Action, tell: &mut dyn FnMut(Audience, G::Event)) {
        let (mut game, mut dice) = (self.game.clone(), self.dice);
        let _ = apply(&mut game, Entry { seat, action }, &mut dice, tell);
    }

    /// Does what is legal. Its bytes are given where they are at hand.
    fn carry_out<const N: usize>(
        &mut self,
        journal: &mut Journal<N>,
        Entry { seat, action }: Entry<G::Action>,
        body: Option<Body<'_>>,
        tell: &mut dyn FnMut(Audience, G::Event),
    ) {
        let last = self.last_actor(journal);
        if last.is_some_and(|last| last != seat) {
            self.settle(journal, last);
        }
        self.make_room(journal);
        // There is room: made above. An action too long for that would be missed by the saves, which count them.
        let mut buffer = [0; LONGEST];
        if let Some(body) = body.or_else(|| Body::of(&action, &mut buffer)) {
            journal.push(body);
        }
        let dice_before = self.dice;
        let undo = apply(&mut self.game, Entry { seat, action }, &mut self.dice, tell);
        if undo == Undo::Closed || self.dice != dice_before {
            self.settle(journal, Some(seat));
        }
    }

    /// Makes the present state the one that undo cannot pass.
    fn settle<const N: usize>(&mut self, journal: &Journal<N>, by: Option<Seat>) {
        self.checkpoint = self.game.clone();
        self.settled = journal.end();
        self.settled_by = by;
    }

    /// Lets a full journal forget: the origin walks forward over what goes.
    fn make_room<const N: usize>(&mut self, journal: &mut Journal<N>) {
        let Some(byte) = journal.must_forget() else {
            return;
        };
        let mut by = None;
        while !self.origin.at.reaches(byte) {
            let Some(entry) = self.origin.step(journal, &mut |_, _| {}) else {
                break;
            };
            by = Some(entry.seat);
        }
        journal.forget(self.origin.at);
        if self.settled < self.origin.at {
            // A turn as long as a journal: what is forgotten of it cannot be taken back.
            self.checkpoint = self.origin.game.clone();
            self.settled = self.origin.at;
            self.settled_by = by;
        }
    }

    /// Who decided last. All that is not settled was decided by one player.
    fn last_actor<const N: usize>(&self, journal: &Journal<N>) -> Option<Seat> {
        match self.checkpoint.turn() {
            Turn::Of(seat) if journal.actions() > self.settled.actions => Some(seat),
            _ => self.settled_by,
        }
    }

    /// Whether this player could take back the last action now.
    pub fn can_undo<const N: usize>(&self, journal: &Journal<N>, seat: Seat) -> Result<(), NoUndo> {
        match self.last_actor(journal) {
            Some(last) if last != seat => Err(NoUndo::AnotherPlayer),
            Some(_) if journal.actions() > self.settled.actions => Ok(()),
            _ => Err(NoUndo::Nothing),
        }
    }

    /// Takes back this player's last action.
    pub fn undo<const N: usize>(
        &mut self,
        journal: &mut Journal<N>,
        seat: Seat,
    ) -> Result<(), NoUndo> {
        self.can_undo(journal, seat)?;
        self.take_back(journal, 1)
    }

    /// Takes back all this player did since the last point of no return.
    pub fn undo_all<const N: usize>(
        &mut self,
        journal: &mut Journal<N>,
        seat: Seat,
    ) -> Result<(), NoUndo> {
        self.can_undo(journal, seat)?;
        let all = journal.actions().saturating_sub(self.settled.actions);
        self.take_back(journal, all)
    }

    /// Takes back so many of the last actions, whoever decided them: plays those since the checkpoint once more, up to
    /// there. They used no dice, or they would be settled.
    pub fn take_back<const N: usize>(
        &mut self,
        journal: &mut Journal<N>,
        actions: u32,
    ) -> Result<(), NoUndo> {
        let left = journal.actions().checked_sub(actions);
        let left = left.filter(|&left| left >= self.settled.actions);
        let mut position = Position {
            game: self.checkpoint.clone(),
            dice: self.dice,
            at: self.settled,
        };
        position.walk(journal, left.ok_or(NoUndo::Nothing)?);
        journal.cut(position.at);
        self.game = position.game;
        Ok(())
    }
}
