//! A seat in an arena that another program plays: what it is told of the match, and what it decides.
//!
//! The lines stand in `tests/players/README.md`. It does not know what happens when a program is at fault.

use super::program::{Fault, Player, Program};
use durbar::bots::{ask, heard, imagined, introduce, part, read_answer};
use durbar::kernel::game::Turn;
use durbar::kernel::notation::{Names, Notation};
use durbar::kernel::play::Entry;
use durbar::kernel::seat::{Seat, Seats};

/// How often a program may decide in a match. A whole match of random players has 557 decisions at most, of all seats; five
/// programs that wander come to an end before `bout::LIMIT`.
pub const DECISIONS: u32 = 500;

/// A seat and the program that plays it.
pub struct Guest {
    player: Player,
    seat: Seat,
    names: Names<'static>,
    /// What is told with the next request.
    untold: String,
    /// How often it has decided.
    decided: u32,
}

/// Writes lines behind a text.
pub fn lines(text: &mut String) -> impl FnMut(&str) {
    |line| {
        text.push_str(line);
        text.push('\n');
    }
}

impl Guest {
    /// Starts a program for a seat of a new match.
    pub fn start<G: Notation>(
        program: &Program,
        options: G::Options,
        seats: Seats,
        seat: Seat,
    ) -> Result<Self, Fault> {
        let names = Names::plain(seats);
        let mut untold = String::new();
        introduce::<G>(options, &names, seat, &mut lines(&mut untold));
        Ok(Self {
            player: program.start(|| {})?,
            seat,
            names,
            untold,
            decided: 0,
        })
    }

    /// Tells what somebody is about to do.
    pub fn hear<G: Notation>(&mut self, before: &G, entry: Entry<G::Action>) {
        let heard = heard(before, &self.names, entry, self.seat);
        lines(&mut self.untold)(heard.as_str());
    }

    /// Asks for a decision, the one that follows so many actions.
    pub fn decide<G: Notation>(&mut self, game: &G, actions: u32) -> Result<G::Action, Fault> {
        let (names, seat) = (&self.names, self.seat);
        let mut text = std::mem::take(&mut self.untold);
        ask(game, names, seat, actions, &mut lines(&mut text));
        self.player.ask(text);
        let answer = self.player.wait()?;
        self.decided += 1;
        if self.decided > DECISIONS {
            return Err(Fault::Endless(DECISIONS));
        }
        read_answer(&imagined(game, seat), names, seat, &answer)
            .map_err(|why| Fault::Misplayed(answer, why.to_string()))
    }

    /// Tells that the match is over and who has won.
    pub fn dismiss<G: Notation>(mut self, game: &G) {
        let mut text = std::mem::take(&mut self.untold);
        let ranking = match game.turn() {
            Turn::Over(ranking) => Some(ranking),
            Turn::Of(_) => None,
        };
        part(ranking, &self.names, &mut lines(&mut text));
        self.player.dismiss(text);
    }
}
