//! What a viewer sees of Amritsar: the only place that decides what is secret.
//!
//! Secret are a player's goals, dealt and laid, until the game is over; everybody sees how many lie where. What lies on
//! the table is a part of the state that holds no secret. It does not know how a view is drawn.

use super::data::{GOALS_A_TYPE, GoalPlace, GoalType};
use super::opening::starred;
use super::pending::Pending;
use super::state::{Amritsar, Dealt, Laid, Stage, Table};
use crate::kernel::dice::Dice;
use crate::kernel::game::Secrecy;
use crate::kernel::id::Id;
use crate::kernel::seat::{PerSeat, Seat, Viewer};

/// What a viewer knows of a player's goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalsSeen {
    /// They are hidden.
    Hidden,
    /// They are known: the number of each type, and where those on the board lie.
    Known {
        /// The number of each type, from 0.
        dealt: Dealt,
        /// Which type lies on which place.
        laid: Laid,
    },
}

/// What one viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// The players' goals, as far as they may be seen.
    pub goals: PerSeat<GoalsSeen>,
}

impl Amritsar {
    /// Whether this viewer may see a player's goals.
    fn sees_goals(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) || self.table.stage == Stage::Over
    }

    /// What this viewer sees.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            table: self.table,
            goals: PerSeat::filled(GoalsSeen::Hidden),
        };
        for seat in self.table.seats.iter() {
            if self.sees_goals(viewer, seat) && !self.table.is_automa(seat) {
                view.goals[seat] = GoalsSeen::Known {
                    dealt: self.dealt[seat],
                    laid: self.laid[seat],
                };
            }
        }
        view
    }

    /// Everybody has goals until the end, but for the Maharaja; which goal is laid is decided in secret.
    pub(super) fn secrecy(&self, seat: Seat) -> Secrecy {
        let goal = matches!(self.table.stack.top(), Some(Pending::Goal { .. }));
        match () {
            () if self.table.stage == Stage::Over || self.table.is_automa(seat) => Secrecy::Open,
            () if goal && self.table.decider() == Some(seat) => Secrecy::Decides,
            () => Secrecy::Holds,
        }
    }

    /// A state this seat could believe in: the others' goals are dealt and laid anew.
    pub(super) fn resample(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut imagined = *self;
        if self.table.stage == Stage::Over {
            return imagined;
        }
        let others = || {
            let seats = self.table.seats.iter();
            seats.filter(move |&other| other != seat && !self.table.is_automa(other))
        };
        for kind in GoalType::all() {
            // Six numbers: they fit.
            let mut stack: [u8; GOALS_A_TYPE] = core::array::from_fn(|number| number as u8);
            dice.shuffle(&mut stack);
            let own = self.dealt[seat][kind];
            let free = |&number: &u8| {
                let known = !self.table.is_automa(seat) && number == own;
                let shown =
                    self.table.solo.goal.is_some() && starred(number) == self.table.solo.goal;
                !(known || kind == GoalType::C && shown)
            };
            let mut stack = stack.into_iter().filter(free);
            for other in others() {
                if let Some(number) = stack.next() {
                    imagined.dealt[other][kind] = number;
                }
            }
        }
        for other in others() {
            let mut kinds: [Option<GoalType>; 4] = core::array::from_fn(GoalType::from_index);
            dice.shuffle(&mut kinds);
            let mut kinds = kinds.into_iter();
            for place in GoalPlace::all() {
                if self.laid[other][place].is_some() {
                    imagined.laid[other][place] = kinds.next().flatten();
                }
            }
        }
        imagined
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::amritsar::Options;
    use crate::games::amritsar::event::Event;
    use crate::kernel::event::Undo;
    use crate::kernel::game::{Game, Turn};
    use crate::kernel::random::{play_random, secrets_heard};
    use crate::kernel::seat::Seats;

    #[test]
    fn a_view_does_not_change_with_any_hidden_goal() {
        let mut changed = 0;
        for seed in 0..5 {
            let seats = Seats::new(3).unwrap();
            play_random::<Amritsar>(Options::default(), seats, seed, 2000, |_, _, game| {
                let mut other = *game;
                other.dealt[Seat::Two][GoalType::C] ^= 1;
                other.laid[Seat::Two][GoalPlace::First] = Some(GoalType::D);
                let over = game.table.stage == Stage::Over;
                for viewer in [
                    Viewer::Player(Seat::One),
                    Viewer::Player(Seat::Two),
                    Viewer::Bystander,
                ] {
                    let same = other.view(viewer) == game.view(viewer);
                    assert_eq!(same, !over && !viewer.is(Seat::Two));
                    changed += u32::from(!same);
                }
            })
            .unwrap();
        }
        assert!(changed > 500, "{changed}");
    }

    #[test]
    fn only_its_owner_hears_which_goal_was_laid() {
        let four = Seats::new(4).unwrap();
        let heard = secrets_heard::<Amritsar>(Options::default(), four, |event| match event {
            Event::GoalChosen { seat, .. } => Some(seat),
            _ => None,
        });
        assert!(heard >= 20, "{heard}");
    }

    #[test]
    fn the_end_cannot_be_taken_back_and_all_else_can() {
        let mut ends = 0;
        for seed in 0..5 {
            let mut dice = Dice::from_seed(seed);
            let four = Seats::new(4).unwrap();
            let mut game = Amritsar::new(Options::default(), four, &mut dice).unwrap();
            while let Turn::Of(seat) = game.turn() {
                let count = game.legal(seat).len() as u32;
                let action = game.legal(seat).nth(dice.below(count) as usize).unwrap();
                let undo = game.apply(seat, action, &mut dice, &mut |_, _| {});
                let over = game.table.stage == Stage::Over;
                assert_eq!(undo == Undo::Closed, over);
                ends += u32::from(over);
            }
            assert_eq!(game.secrecy(Seat::One), Secrecy::Open);
        }
        assert_eq!(ends, 5);
    }

    #[test]
    fn imagined_goals_are_those_that_could_be_and_each_comes_up() {
        let mut dice = Dice::from_seed(5);
        let game = Amritsar::new(Options::default(), Seats::new(2).unwrap(), &mut dice).unwrap();
        let mut found = [[false; GOALS_A_TYPE]; 4];
        for _ in 0..300 {
            let imagined = game.resample(Seat::One, &mut dice);
            assert_eq!(imagined.dealt[Seat::One], game.dealt[Seat::One]);
            for kind in GoalType::all() {
                let number = imagined.dealt[Seat::Two][kind];
                found[kind.index()][usize::from(number)] = true;
            }
        }
        for kind in GoalType::all() {
            for (number, &came) in (0u8..).zip(&found[kind.index()]) {
                assert_eq!(
                    came,
                    number != game.dealt[Seat::One][kind],
                    "{kind} {number}"
                );
            }
        }
    }
}
