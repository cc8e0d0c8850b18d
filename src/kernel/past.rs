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
    /// The position before the action that is looked at.
    before: Option<Position<G>>,
}

impl<G: Game> Default for Past<G> {
    fn default() -> Self {
        Self {
            kept: Vec::new(),
            apart: APART,
            before: None,
        }
    }
}

impl<G: Game> Past<G> {
    /// Notes where a match stands, each time that an action was played or taken back.
    pub fn note<const N: usize>(&mut self, play: &Match<G>, journal: &Journal<N>) {
        let here = journal.actions();
        let known =
            |position: &Position<G>| (journal.forgotten()..=here).contains(&position.actions());
        self.before = self.before.take().filter(known);
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

    /// The match after so many actions; where its journal begins, if that is later.
    pub fn at<const N: usize>(
        &self,
        play: &Match<G>,
        journal: &Journal<N>,
        actions: u32,
    ) -> Position<G> {
        let known = self.kept.iter().chain(&self.before);
        let near = known
            .filter(|position| position.actions() <= actions)
            .max_by_key(|position| position.actions());
        let mut position = near.unwrap_or(play.origin()).clone();
        position.walk(journal, actions);
        position
    }

    /// Looks at the match after so many actions: answers it, and who did the last of them.
    pub fn look<const N: usize>(
        &mut self,
        play: &Match<G>,
        journal: &Journal<N>,
        actions: u32,
    ) -> (Position<G>, Option<Seat>) {
        let mut position = self.at(play, journal, actions.saturating_sub(1));
        let mut actor = None;
        if position.actions() < actions {
            self.before = Some(position.clone());
            actor = position
                .step(journal, &mut |_, _| {})
                .map(|entry| entry.seat);
        }
        (position, actor)
    }

    /// Tells what the actions from one to another made happen.
    pub fn tell<const N: usize>(
        &self,
        play: &Match<G>,
        journal: &Journal<N>,
        from: u32,
        to: u32,
        tell: &mut dyn FnMut(Audience, G::Event),
    ) {
        let mut position = self.at(play, journal, from);
        while position.actions() < to && position.step(journal, tell).is_some() {}
    }
}
