//! What a viewer sees of Raja: the only place that decides what is secret.
//!
//! Secret are plans until their owner's turn begins (§6.2), and others' gold if the option says so (§3.2). What lies
//! on the table is a part of the state that holds no secret. It does not know how a view is drawn.

use super::data::{Dial, HOUSE_COST, HOUSES_PLACED, PALACE_COST, PURSE};
use super::state::{Gold, Raja, Stage, Table};
use crate::kernel::dice::Dice;
use crate::kernel::game::Secrecy;
use crate::kernel::seat::{PerSeat, Seat, Viewer};
use crate::parts::plan::{self, PlanSeen};

/// What a scoring brings a player, about: the mean of the tables of §3.3, whatever the number of players.
const INCOME_SCORING: u16 = 7;
/// What a turn brings besides: gold that was planned, tolls, and what others forgo.
const INCOME_TURN: u16 = 3;
/// How far a purse may be from what is likely.
const BELIEF: u16 = 6;

/// What one viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// Plans, as far as they may be seen.
    pub plans: PerSeat<PlanSeen<Dial>>,
    /// Gold, where it may be seen.
    pub gold: PerSeat<Option<Gold>>,
}

impl Raja {
    /// Whether this viewer may see a player's plan.
    fn sees_plan(&self, viewer: Viewer, seat: Seat) -> bool {
        let table = &self.table;
        let over = table.stage == Stage::Over;
        plan::may_see(viewer, seat, table.played, table.active(), over)
    }

    /// Whether this viewer may see a player's gold.
    fn sees_gold(&self, viewer: Viewer, seat: Seat) -> bool {
        !self.table.options.secret_gold || viewer.is(seat) || self.table.stage == Stage::Over
    }

    /// What this viewer sees.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            table: self.table,
            plans: PerSeat::filled(PlanSeen::NotMade),
            gold: PerSeat::filled(None),
        };
        for seat in self.table.seats.iter() {
            view.gold[seat] = self.sees_gold(viewer, seat).then_some(self.gold[seat]);
            view.plans[seat] = PlanSeen::of(self.plans[seat], self.sees_plan(viewer, seat));
        }
        view
    }

    /// §6.2, §3.2: a plan is made in secret and stays so until its owner's turn; purses may be secret all along.
    pub(super) fn secrecy(&self, seat: Seat) -> Secrecy {
        let plan = self.plans[seat].is_some() && !self.sees_plan(Viewer::Bystander, seat);
        match self.table.stage {
            Stage::Planning { seat: planner } if planner == seat => Secrecy::Decides,
            _ if plan || !self.sees_gold(Viewer::Bystander, seat) => Secrecy::Holds,
            _ => Secrecy::Open,
        }
    }

    /// A state this seat could believe in: what it does not see is drawn anew.
    pub(super) fn resample(&self, seat: Seat, dice: &mut Dice) -> Self {
        let viewer = Viewer::Player(seat);
        let mut imagined = *self;
        let may_see = |other| self.sees_plan(viewer, other);
        imagined.plans = plan::imagined(&self.plans, may_see, dice);
        for other in self.table.seats.iter() {
            if !self.sees_gold(viewer, other) {
                let gold = self.imagined_gold(other, dice);
                // The bank's account follows, so that the books balance in the imagined state too.
                imagined.bank = imagined.bank + i32::from(gold.0) - i32::from(self.gold[other].0);
                imagined.gold[other] = gold;
            }
        }
        imagined
    }

    /// Gold a player might hold, from what everybody sees: at the beginning what he started with, at least what he bid;
    /// later what he had and has probably earned, less what lies on the board for it, and a little more or less.
    fn imagined_gold(&self, seat: Seat, dice: &mut Dice) -> Gold {
        match self.table.stage {
            Stage::Bidding {
                high: Some(high), ..
            } if high.seat == seat => {
                let spare = PURSE.saturating_sub(high.gold.0);
                Gold(
                    high.gold
                        .0
                        .saturating_add(dice.below(u32::from(spare) + 1) as u16),
                )
            }
            Stage::Choosing { .. }
            | Stage::Bidding { .. }
            | Stage::Picking { .. }
            | Stage::Placing { .. } => Gold(dice.below(u32::from(PURSE) + 1) as u16),
            _ => {
                let likely = self.likely_gold(seat);
                let least = likely.saturating_sub(BELIEF);
                Gold(
                    least.saturating_add(dice.below(u32::from(likely - least + BELIEF) + 1) as u16),
                )
            }
        }
    }

    /// What a player probably holds: the purse of the start and the income of the rounds that were scored, less what was
    /// paid for palaces and houses. All of it lies on the table.
    fn likely_gold(&self, seat: Seat) -> u16 {
        let table = &self.table;
        let scored = u16::from(table.round.saturating_sub(1));
        let turns = scored + u16::from(table.played.contains(seat));
        let income = PURSE + scored * INCOME_SCORING + turns * INCOME_TURN;
        let palaces = table.palaces_built(seat);
        let houses = table
            .houses
            .on_board(seat)
            .saturating_sub(u32::from(HOUSES_PLACED)) as u16;
        let paid = u16::from(palaces) * PALACE_COST + houses * HOUSE_COST;
        income.saturating_sub(paid)
    }
}

#[cfg(test)]
mod tests {
    use super::super::state::Plan;
    use super::*;
    use crate::games::raja::Options;
    use crate::games::raja::action::{Action, Event};
    use crate::games::raja::data::{Character, Dial};
    use crate::kernel::event::Audience;
    use crate::kernel::game::Game;
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;

    fn three() -> Seats {
        Seats::new(3).unwrap()
    }

    #[test]
    fn a_view_does_not_change_with_any_hidden_plan_or_purse() {
        let options = Options {
            secret_gold: true,
            yogi: true,
            ..Options::default()
        };
        let (mut states, mut plans_hidden, mut purses_hidden) = (0, 0, 0);
        for seed in 0..40 {
            play_random::<Raja>(options, three(), seed, 5000, |_, _, game| {
                states += 1;
                for viewer in three().iter() {
                    for other in three().iter().filter(|&other| other != viewer) {
                        let seen = game.view(Viewer::Player(viewer));
                        let bystander = game.view(Viewer::Bystander);
                        let mut changed = *game;
                        if seen.plans[other] == PlanSeen::Hidden {
                            plans_hidden += 1;
                            for plan in Plan::all() {
                                changed.plans[other] = Some(plan);
                                assert_eq!(changed.view(Viewer::Player(viewer)), seen);
                                assert_eq!(changed.view(Viewer::Bystander), bystander);
                            }
                        }
                        if game.table.stage != Stage::Over {
                            purses_hidden += 1;
                            changed.gold[other].0 += 7;
                            changed.bank += 7;
                            assert_eq!(changed.view(Viewer::Player(viewer)), seen);
                            assert_eq!(changed.view(Viewer::Bystander), bystander);
                        }
                    }
                }
            })
            .unwrap();
        }
        println!("{states} states, {plans_hidden} hidden plans, {purses_hidden} hidden purses");
        assert!(plans_hidden > 1000 && purses_hidden > 1000);
    }

    #[test]
    fn only_its_owner_hears_which_plan_was_made() {
        let mut dice = Dice::from_seed(1);
        let mut game = Raja::new(Options::default(), three(), &mut dice).unwrap();
        for (seat, character) in
            three()
                .iter()
                .zip([Character::Mogul, Character::Trader, Character::Sadhu])
        {
            game.table.free.remove(character);
            game.table.characters[seat].insert(character);
        }
        game.begin_round(&mut |_| {});
        let plan = Plan::new(Dial::Palace, Dial::Gold);
        let mut heard = Vec::new();
        let mut tell = |audience: Audience, event| heard.push((audience, event));
        game.apply(Seat::One, Action::Plan { plan }, &mut dice, &mut tell);
        assert!(heard.contains(&(
            Audience::Only(Seat::One),
            Event::PlanMade {
                seat: Seat::One,
                plan
            }
        )));
        for (audience, event) in heard {
            let private = matches!(event, Event::PlanMade { .. });
            assert_eq!(audience.includes(Viewer::Player(Seat::Two)), !private);
            assert_eq!(audience.includes(Viewer::Bystander), !private);
            assert!(audience.includes(Viewer::Player(Seat::One)));
        }
    }

    #[test]
    fn imagined_plans_and_purses_differ_from_time_to_time() {
        let options = Options {
            secret_gold: true,
            ..Options::default()
        };
        let mut dice = Dice::from_seed(3);
        let mut game = Raja::new(options, three(), &mut dice).unwrap();
        game.plans[Seat::Two] = Some(Plan::new(Dial::Gold, Dial::Gold));
        let imagined: Vec<Raja> = (0..50)
            .map(|_| game.resample(Seat::One, &mut dice))
            .collect();
        let plans = imagined
            .iter()
            .filter(|other| other.plans[Seat::Two] != game.plans[Seat::Two])
            .count();
        let purses = imagined
            .iter()
            .filter(|other| other.gold[Seat::Two] != game.gold[Seat::Two])
            .count();
        assert!(plans > 40 && purses > 40, "{plans} {purses}");
        assert!(
            imagined
                .iter()
                .all(|other| other.gold[Seat::One] == game.gold[Seat::One])
        );
        assert!(imagined.iter().all(|other| other.audit().is_ok()));
    }
}
