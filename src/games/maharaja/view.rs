//! What a viewer sees of Maharaja: the only place that decides what is secret.
//!
//! Secret are plans until their owner's turn begins (page 6), and in the solo game Brahmabot's hidden tile until it comes
//! to light, and the order of the two stacks. What lies on the table is a part of the state that holds no secret. It does
//! not know how a view is drawn.

use super::data::Dial;
use super::pile::Pile;
use super::state::{Maharaja, Stage, Table};
use crate::kernel::dice::Dice;
use crate::kernel::game::Secrecy;
use crate::kernel::seat::{PerSeat, Seat, Viewer};
use crate::parts::plan;

/// What a viewer knows of a player's plan.
pub type PlanSeen = plan::PlanSeen<Dial>;

/// What one viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// Plans, as far as they may be seen.
    pub plans: PerSeat<PlanSeen>,
    /// How many of Brahmabot's tiles are in the stack.
    pub tiles_left: u8,
    /// How many characters are in the stack of the solo game.
    pub characters_left: u8,
}

impl Maharaja {
    /// Whether this viewer may see a player's plan.
    fn sees_plan(&self, viewer: Viewer, seat: Seat) -> bool {
        let table = &self.table;
        let over = table.stage == Stage::Over;
        plan::may_see(viewer, seat, table.played, table.active(), over)
    }

    /// What this viewer sees.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            table: self.table,
            plans: PerSeat::filled(PlanSeen::NotMade),
            tiles_left: self.tiles.len(),
            characters_left: self.characters.len(),
        };
        for seat in self.table.seats.iter() {
            view.plans[seat] = PlanSeen::of(self.plans[seat], self.sees_plan(viewer, seat));
        }
        view
    }

    /// Page 6: a plan is made in secret and stays so until its owner's turn. Brahmabot plans nothing, and his
    /// hidden tile is seen by nobody, himself included.
    pub(super) fn secrecy(&self, seat: Seat) -> Secrecy {
        let plan = self.plans[seat].is_some() && !self.sees_plan(Viewer::Bystander, seat);
        match self.table.stage {
            _ if self.table.is_automa(seat) => Secrecy::Open,
            Stage::Planning { seat: planner } if planner == seat => Secrecy::Decides,
            _ if plan => Secrecy::Holds,
            _ => Secrecy::Open,
        }
    }

    /// A state this seat could believe in: what it does not see is drawn anew.
    pub(super) fn resample(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut imagined = *self;
        let may_see = |other| self.sees_plan(Viewer::Player(seat), other);
        imagined.plans = plan::imagined(&self.plans, may_see, dice);
        if self.table.options.solo.is_some() {
            // A hidden tile that came to light is known; otherwise it could be any of those nobody has seen. They are laid
            // in printed order before they are shuffled, or their true order would show through.
            let secret = self.hidden.filter(|_| self.table.row.revealed.is_none());
            let mut unseen = Pile::of(self.tiles.iter().chain(secret)).in_printed_order();
            unseen.shuffle(dice);
            if secret.is_some() {
                imagined.hidden = unseen.draw();
            }
            imagined.tiles = unseen;
            imagined.characters = self.characters.in_printed_order();
            imagined.characters.shuffle(dice);
        }
        imagined
    }
}

#[cfg(test)]
mod tests {
    use super::super::state::Plan;
    use super::*;
    use crate::games::maharaja::Options;
    use crate::games::maharaja::action::Action;
    use crate::games::maharaja::event::Event;
    use crate::games::maharaja::tiles::{Level, Tile};
    use crate::kernel::event::Undo;
    use crate::kernel::game::{Game, Turn};
    use crate::kernel::id::Id;
    use crate::kernel::random::{play_random, secrets_heard};
    use crate::kernel::seat::Seats;

    fn seats(count: u8) -> Seats {
        Seats::new(count).unwrap()
    }

    fn solo() -> Options {
        Options {
            solo: Some(Level::Normal),
            ..Options::default()
        }
    }

    #[test]
    fn a_view_does_not_change_with_any_hidden_plan() {
        let mut hidden = 0;
        for seed in 0..20 {
            play_random::<Maharaja>(Options::default(), seats(3), seed, 5000, |_, _, game| {
                for viewer in seats(3).iter() {
                    for other in seats(3).iter().filter(|&other| other != viewer) {
                        let seen = game.view(Viewer::Player(viewer));
                        let bystander = game.view(Viewer::Bystander);
                        if seen.plans[other] == PlanSeen::Hidden {
                            hidden += 1;
                            let mut changed = *game;
                            for plan in Plan::all() {
                                changed.plans[other] = Some(plan);
                                assert_eq!(changed.view(Viewer::Player(viewer)), seen);
                                assert_eq!(changed.view(Viewer::Bystander), bystander);
                            }
                        }
                    }
                }
            })
            .unwrap();
        }
        assert!(hidden > 1000, "{hidden}");
    }

    #[test]
    fn nobody_sees_the_hidden_tile_or_the_order_of_a_stack() {
        let (mut tiles, mut orders) = (0, 0);
        for seed in 0..20 {
            play_random::<Maharaja>(solo(), seats(2), seed, 5000, |_, _, game| {
                let mut changed = *game;
                if game.hidden.is_some() && game.table.row.revealed.is_none() {
                    // The hidden tile changes places with the last of the stack.
                    let last = game.tiles.iter().last().unwrap();
                    let others = game.tiles.iter().filter(|&tile| tile != last);
                    changed.tiles = Pile::of(others.chain(game.hidden));
                    changed.hidden = Some(last);
                    tiles += 1;
                }
                let reversed: Vec<_> = game.characters.iter().collect();
                changed.characters = Pile::of(reversed.into_iter().rev());
                orders += u32::from(changed.characters != game.characters);
                assert_eq!(changed.audit(), Ok(()));
                for viewer in [
                    Viewer::Player(Seat::One),
                    Viewer::Player(Seat::Two),
                    Viewer::Bystander,
                ] {
                    assert_eq!(changed.view(viewer), game.view(viewer));
                }
            })
            .unwrap();
        }
        assert!(tiles > 500 && orders > 500, "{tiles} {orders}");
    }

    #[test]
    fn an_imagined_hidden_tile_is_one_that_nobody_has_seen_and_each_comes_up() {
        let mut dice = Dice::from_seed(5);
        let mut game = Maharaja::new(solo(), seats(2), &mut dice).unwrap();
        while !matches!(game.table.stage, Stage::Planning { .. }) {
            let action = game.legal(Seat::One).next().unwrap();
            game.apply(Seat::One, action, &mut dice, &mut |_, _| {});
        }
        let mut found = super::super::tiles::TileSet::empty();
        for _ in 0..500 {
            let imagined = game.resample(Seat::One, &mut dice);
            found.insert(imagined.hidden.unwrap());
            assert_eq!(imagined.table.row, game.table.row);
        }
        let open = game.table.row.open.map(Option::unwrap);
        for tile in Tile::all() {
            assert_eq!(found.contains(tile), !open.contains(&tile), "{tile}");
        }
    }

    #[test]
    fn what_is_imagined_does_not_depend_on_the_true_order_of_a_stack() {
        let (mut tiles, mut orders) = (0, 0);
        for seed in 0..20 {
            play_random::<Maharaja>(solo(), seats(2), seed, 5000, |_, _, game| {
                let mut other = *game;
                let reversed: Vec<_> = game.characters.iter().collect();
                other.characters = Pile::of(reversed.into_iter().rev());
                let mut unseen: Vec<_> = game.tiles.iter().collect();
                if game.table.row.revealed.is_none()
                    && let Some(hidden) = game.hidden
                {
                    unseen.insert(0, hidden);
                    other.hidden = unseen.pop();
                }
                unseen.reverse();
                other.tiles = Pile::of(unseen);
                tiles += u32::from(other.tiles != game.tiles);
                orders += u32::from(other.characters != game.characters);
                let imagine = |game: &Maharaja| game.resample(Seat::One, &mut Dice::from_seed(9));
                assert_eq!(imagine(&other), imagine(game));
            })
            .unwrap();
        }
        assert!(tiles > 500 && orders > 500, "{tiles} {orders}");
    }

    #[test]
    fn what_comes_to_light_cannot_be_taken_back() {
        let (mut reveals, mut draws) = (0, 0);
        for seed in 0..10 {
            let mut dice = Dice::from_seed(seed);
            let mut game = Maharaja::new(solo(), seats(2), &mut dice).unwrap();
            while let Turn::Of(seat) = game.turn() {
                let count = game.legal(seat).len() as u32;
                let action = game.legal(seat).nth(dice.below(count) as usize).unwrap();
                let before = game.characters.len();
                let undo = game.apply(seat, action, &mut dice, &mut |_, _| {});
                if action == Action::Reveal {
                    assert_eq!(undo, Undo::Closed);
                    reveals += 1;
                }
                if let Action::TakeCharacter { .. } = action
                    && game.characters.len() < before
                {
                    assert_eq!(undo, Undo::Closed);
                    draws += 1;
                }
            }
        }
        assert!(reveals > 20 && draws > 5, "{reveals} {draws}");
    }

    #[test]
    fn only_its_owner_hears_which_plan_was_made() {
        let heard = secrets_heard::<Maharaja>(Options::default(), seats(4), |event| match event {
            Event::PlanMade { seat, .. } => Some(seat),
            _ => None,
        });
        assert!(heard > 50, "{heard}");
    }
}
