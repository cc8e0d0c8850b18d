//! One game between computer players, from the deal to the last ranking.
//!
//! It hands each player what his seat could believe in, and never the game itself. It does not know what the result is
//! wanted for.

use super::guest::Guest;
use super::program::{Fault, Program};
use durbar::bots::{DEPUTY, Skill, Thinker, imagine, seed_of, turn_is_over};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{SetupError, Turn};
use durbar::kernel::notation::Notation;
use durbar::kernel::play::Entry;
use durbar::kernel::rank::Ranking;
use durbar::kernel::seat::{PerSeat, Seat, Seats};
use durbar::kernel::worth::{Weights, Worth, weights};

/// More actions than any game of computer players has; one that reaches it wanders.
pub const LIMIT: u32 = 3000;

/// Who plays.
#[derive(Clone, Copy, PartialEq)]
pub enum Mind<'p> {
    /// Every legal action is equally likely.
    Random,
    /// A computer player, and what it holds positions to be worth.
    Thinks(Skill, Weights),
    /// Another program.
    Program(&'p Program),
}

/// A decision that was thought about.
#[derive(Clone, Copy)]
pub struct Thought {
    /// Who decided.
    pub seat: Seat,
    /// How many actions had been played.
    pub at: u32,
    /// How many positions were looked at.
    pub nodes: u32,
}

/// What a program did wrong.
pub struct Mistake {
    /// Whose seat it was.
    pub seat: Seat,
    /// How many actions had been played.
    pub at: u32,
    /// What it was.
    pub fault: Fault,
}

/// How a game went.
pub struct Bout {
    /// The places; none if the game did not end.
    pub ranking: Option<Ranking>,
    /// How many actions were played.
    pub actions: u32,
    /// The decisions that were thought about.
    pub thoughts: Vec<Thought>,
    /// What programs did wrong: one thing each, for then a computer takes the seat.
    pub mistakes: Vec<Mistake>,
}

/// Plays a game. `each` sees the state after every action, with the action itself.
pub fn play<G: Worth + Notation>(
    options: G::Options,
    seats: Seats,
    seed: u64,
    minds: &PerSeat<Mind<'_>>,
    mut each: impl FnMut(Seat, G::Action, &G),
) -> Result<Bout, SetupError> {
    let mut dice = Dice::from_seed(seed);
    let mut game = G::new(options, seats, &mut dice)?;
    let mut whim = Dice::from_seed(!seed);
    let mut thinkers: PerSeat<Option<Box<Thinker<G>>>> = PerSeat::new([const { None }; 5]);
    let mut bout = Bout {
        ranking: None,
        actions: 0,
        thoughts: Vec::new(),
        mistakes: Vec::new(),
    };
    let mut minds = *minds;
    let mut guests: PerSeat<Option<Guest>> = PerSeat::new([const { None }; 5]);
    let deputy = Mind::Thinks(Skill::of::<G>(DEPUTY, seats), weights::<G>());
    for seat in seats.iter().filter(|&seat| !game.automa(seat)) {
        if let Mind::Program(program) = minds[seat] {
            match Guest::start::<G>(program, options, seats, seat) {
                Ok(guest) => guests[seat] = Some(guest),
                Err(fault) => {
                    bout.mistakes.push(Mistake { seat, at: 0, fault });
                    minds[seat] = deputy;
                }
            }
        }
    }
    while bout.actions < LIMIT {
        let seat = match game.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(ranking) => {
                bout.ranking = Some(ranking);
                break;
            }
        };
        let action = match minds[seat] {
            _ if game.automa(seat) => game.legal(seat).next(),
            Mind::Random => {
                let mut legal = game.legal(seat);
                let choice = whim.below(legal.len() as u32);
                legal.nth(choice as usize)
            }
            Mind::Thinks(skill, weights) => {
                let seed = seed_of(&dice, bout.actions);
                let imagined = imagine(&game, seat, seed);
                let thinker = thinkers[seat].get_or_insert_with(|| Box::new(Thinker::new(weights)));
                thinker.begin(skill, &imagined, seed);
                let action = thinker.think(u32::MAX);
                let nodes = thinker.nodes();
                if nodes > 0 {
                    let at = bout.actions;
                    bout.thoughts.push(Thought { seat, at, nodes });
                }
                action
            }
            Mind::Program(_) => {
                let at = bout.actions;
                let guest = guests[seat].as_mut();
                match guest.map(|guest| guest.decide(&game, at)).transpose() {
                    Ok(action) => action,
                    Err(fault) => {
                        bout.mistakes.push(Mistake { seat, at, fault });
                        guests[seat] = None;
                        minds[seat] = deputy;
                        continue;
                    }
                }
            }
        };
        // A player who finds nothing, or something that is not allowed, is at fault: the game counts as one without end.
        let Some(action) = action.filter(|&action| game.allows(seat, action)) else {
            break;
        };
        for listening in seats.iter() {
            if let Some(guest) = &mut guests[listening] {
                guest.hear(&game, Entry { seat, action });
            }
        }
        game.apply(seat, action, &mut dice, &mut |_, _| {});
        bout.actions += 1;
        for thinking in seats.iter() {
            if let Some(thinker) = &mut thinkers[thinking]
                && turn_is_over(&game, thinking)
            {
                thinker.end_turn();
            }
        }
        each(seat, action, &game);
    }
    for seat in seats.iter() {
        if let Some(guest) = guests[seat].take() {
            guest.dismiss(&game);
        }
    }
    Ok(bout)
}
