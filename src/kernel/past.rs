//! Looking back: the states of a match that its history and its log show.
//!
//! A few positions are kept on the way, evenly spread over the match, so that no look back plays all of it once more:
//! when there is no room for another, every second one goes, and they lie twice as far apart. They are a help and no part
//! of the match: lost, a look back takes longer. It does not know screens.

use super::event::Audience;
use super::game::Game;
use super::journal::Journal;
use super::play::{Match, Position};
use super::seat::Seat;
use heapless::Vec;

/// How many positions are kept: half of them at the least, so that a match of 8,000 actions is played over a quarter of it at
/// the most.
const KEPT: usize = 8;

/// How many actions the first ones lie apart.
const APART: u32 = 64;

/// What is known of a match's past.
#[derive(Clone, Debug)]
pub struct Past<G> {
    kept: Vec<Position<G>, KEPT>,
    apart: u32,
}

impl<G: Game> Default for Past<G> {
    fn default() -> Self {
        Self {
            kept: Vec::new(),
            apart: APART,
        }
    }
}

impl<G: Game> Past<G> {
    /// Notes where a match stands, each time that an action was played or taken back.
    pub fn note<const N: usize>(&mut self, play: &Match<G>, journal: &Journal<N>) {
        let here = journal.actions();
        let known =
            |position: &Position<G>| (journal.forgotten()..=here).contains(&position.actions());
        self.kept.retain(known);
        let last = self.kept.last().map_or(0, Position::actions);
        if here < last.saturating_add(self.apart) {
            return;
        }
        if self.kept.is_full() {
            self.apart = self.apart.saturating_mul(2);
            let mut odd = false;
            self.kept.retain(|_| {
                odd = !odd;
                !odd
            });
        }
        // There is room: made above.
        let _ = self.kept.push(play.present(journal));
    }

    /// The nearest known position that is not after so many actions.
    fn near<'a>(&'a self, play: &'a Match<G>, actions: u32) -> &'a Position<G> {
        let known = self.kept.iter();
        let near = known
            .filter(|position| position.actions() <= actions)
            .max_by_key(|position| position.actions());
        near.unwrap_or(play.origin())
    }

    /// Looks at the match after so many actions, or where its journal begins, if that is later: leads the position there,
    /// tells what the last of them made happen, and answers whose it was. A position of this match that is not far before is
    /// led on; none, or any other, is replaced.
    pub fn look<const N: usize>(
        &self,
        play: &Match<G>,
        journal: &Journal<N>,
        seen: &mut Option<Position<G>>,
        actions: u32,
        tell: &mut dyn FnMut(Audience, G::Event),
    ) -> Option<Seat> {
        let before = actions.saturating_sub(1);
        let near = self.near(play, before);
        let fits = |seen: &Position<G>| (near.actions()..=before).contains(&seen.actions());
        let position = match seen.take().filter(fits) {
            Some(position) => seen.insert(position),
            None => seen.insert(near.clone()),
        };
        position.walk(journal, before);
        if position.actions() < actions {
            position.step(journal, tell).map(|entry| entry.seat)
        } else {
            None
        }
    }

    /// The position after so many actions, or where the journal begins, if that is later.
    pub fn after<const N: usize>(
        &self,
        play: &Match<G>,
        journal: &Journal<N>,
        actions: u32,
    ) -> Position<G> {
        let mut position = self.near(play, actions).clone();
        position.walk(journal, actions);
        position
    }

    /// Tells what the actions from one to another made happen, each with the number of actions that lie before it.
    pub fn tell<const N: usize>(
        &self,
        play: &Match<G>,
        journal: &Journal<N>,
        from: u32,
        to: u32,
        tell: &mut dyn FnMut(u32, Audience, G::Event),
    ) {
        let mut position = self.after(play, journal, from);
        loop {
            let number = position.actions();
            let mut each = |audience, event| tell(number, audience, event);
            if number >= to || position.step(journal, &mut each).is_none() {
                return;
            }
        }
    }
}
