//! What an action of Amritsar does: the turn from the elephant to its end, and what comes by itself after each decision.
//!
//! It trusts that the action is legal and does not judge it again; it does not know who may see what. What actions of
//! tiles bring stands in `effect`, what ends a turn in `round`, the Maharaja in `solo`.

use super::action::{Action, Means};
use super::data::{
    Area, Colour, ELEPHANT_LOAD, GoalPlace, Mahout, Occasion, PENALTY, StorageTile, WORKER_PLACES,
    ZONE_TILES, Zone,
};
use super::event::{Cause, Crier, Event};
use super::legal::Legal;
use super::pending::Pending;
use super::state::{Amritsar, Movement, Stage};
use crate::kernel::event::Undo;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// How many things come by themselves after a decision, at most: the stack's eight, the four workers of a hand, the
/// goods given back, and a follower and three incomes for each of four players.
const BY_ITSELF: usize = 256;

impl Amritsar {
    /// Does a legal action, and all that follows without a decision.
    pub(super) fn carry_out(&mut self, seat: Seat, action: Action, crier: &mut Crier<'_>) -> Undo {
        self.perform(seat, action, crier);
        self.settle(crier);
        match self.table.stage {
            // The goals come to light.
            Stage::Over => Undo::Closed,
            _ => Undo::Possible,
        }
    }

    /// Lets come what comes by itself, until somebody has a choice: bonuses, single answers, what is lost.
    pub(super) fn settle(&mut self, crier: &mut Crier<'_>) {
        for _ in 0..BY_ITSELF {
            if self.comes_by_itself(crier) {
                continue;
            }
            let Some(seat) = self.table.decider() else {
                return;
            };
            if let Stage::Automa { .. } = self.table.stage {
                return;
            }
            let mut choices = Legal::new();
            self.choices(seat, &mut choices);
            match (choices.len(), choices.next()) {
                // A bonus that nothing can be done with is lost.
                (0, _) | (1, Some(Action::Decline)) => {
                    if self.table.stack.pop().is_none() {
                        return;
                    }
                    crier.say(Event::Lost { seat });
                }
                (1, Some(action)) => self.perform(seat, action, crier),
                _ => return,
            }
        }
    }

    /// Carries out what needs no decision, if something does.
    fn comes_by_itself(&mut self, crier: &mut Crier<'_>) -> bool {
        let stage = self.table.stage;
        let Some(seat) = self.table.decider() else {
            return false;
        };
        match (self.table.stack.top(), stage) {
            (
                Some(
                    pending @ (Pending::Coin
                    | Pending::PlaceBonus { .. }
                    | Pending::TileBonus { .. }
                    | Pending::Bridge { .. }),
                ),
                _,
            ) => {
                self.table.stack.pop();
                self.bring(seat, pending, crier);
            }
            (Some(_), _) => return false,
            (None, Stage::Followed { seat, payee }) => self.next_follower(seat, payee, crier),
            (None, Stage::Income { seat, through }) => self.next_income(seat, through, crier),
            (None, _) => return false,
        }
        true
    }

    /// Does an action.
    fn perform(&mut self, seat: Seat, action: Action, crier: &mut Crier<'_>) {
        if let Stage::Automa { step } = self.table.stage {
            self.automa_step(step, action, crier);
            return;
        }
        match action {
            Action::LayGoal { goal } => self.lay_goal(seat, goal, crier),
            Action::PlaceMahout { colour } => self.place_mahout(seat, colour, crier),
            Action::PlaceElephant { zone } => {
                self.table.boards[seat].elephant = Some(zone);
                crier.say(Event::ElephantPlaced { seat, zone });
                self.table.stage = Stage::Lifting { seat };
            }
            Action::MoveElephant { zone, means } => {
                self.move_elephant(seat, zone, means, crier);
                self.after_elephant(seat, crier);
            }
            Action::Stay => {
                crier.say(Event::ElephantStayed { seat });
                self.after_elephant(seat, crier);
            }
            Action::Lift { area } => self.lift(seat, area, crier),
            Action::TakeCoins => self.take_area_coins(seat, crier),
            Action::LeaveCoins => {
                self.table.stack.pop();
                if let Some(area) = self.table.doing.at {
                    crier.say(Event::CoinsLeft { seat, area });
                }
            }
            Action::Sow { colour } => {
                self.sow(seat, colour, crier);
            }
            Action::Stand => self.stand_last(seat, crier),
            Action::Skip | Action::SkipFree => self.skip(seat, action == Action::Skip, crier),
            Action::Main { tile } => {
                let doing = &mut self.table.doing;
                (doing.tile, doing.main) = (Some(tile), true);
                self.start(seat, ZONE_TILES[tile].main, Cause::Main { tile }, crier);
            }
            Action::Second { tile } => {
                let doing = &mut self.table.doing;
                (doing.tile, doing.second) = (Some(tile), true);
                let effect = ZONE_TILES[tile].second;
                self.start(seat, effect, Cause::Second { tile }, crier);
            }
            Action::ElephantMain { tile } => {
                self.use_elephant(seat, crier);
                self.start(seat, ZONE_TILES[tile].main, Cause::Main { tile }, crier);
            }
            Action::ElephantMahout { mahout } => {
                self.use_elephant(seat, crier);
                self.act_mahout(seat, mahout, false, crier);
            }
            Action::EndActions => {
                if self.table.boards[seat].third_phase() {
                    self.table.stage = Stage::ElephantAgain { seat };
                } else {
                    self.end_turn(seat, crier);
                }
            }
            Action::Swap { swap } => {
                let (from, to) = swap.kinds();
                self.table.doing.swapped = true;
                self.hand_in(seat, from, 1);
                self.hand_out(seat, to, 1);
                crier.say(Event::Swapped { seat, from, to });
            }
            Action::Follow => self.follow(seat, crier),
            Action::Decline => {
                crier.say(Event::Declined { seat });
                let bonus = self.table.stack.pop().is_some();
                if let (false, Stage::Following { seat, payee }) = (bonus, self.table.stage) {
                    self.next_follower(seat, payee, crier);
                }
            }
            _ => self.decide(seat, action, crier),
        }
    }

    // --- Elephant ---------------------------------------------------------------------------------------------------

    /// After phase 1 come the workers, after phase 3 the end of the turn.
    fn after_elephant(&mut self, seat: Seat, crier: &mut Crier<'_>) {
        if let Stage::ElephantAgain { .. } = self.table.stage {
            self.end_turn(seat, crier);
        } else {
            self.table.stage = Stage::Lifting { seat };
        }
    }

    /// Phase 1: the first step is free, each other costs a coin; passing the Maharaja costs PP by decade.
    fn move_elephant(&mut self, seat: Seat, to: Zone, means: Means, crier: &mut Crier<'_>) {
        let board = &mut self.table.boards[seat];
        let Some(from) = board.elephant.replace(to) else {
            return;
        };
        let steps = from.steps_to(to);
        let mut coins = 0;
        match means {
            Means::Foot => coins = steps.saturating_sub(1),
            Means::MovementTile => board.movement = Movement::Used,
            Means::StorageTile => board.turned = true,
        }
        let spared = means != Means::Foot || board.has(StorageTile::NoPenalty);
        self.spend(seat, coins);
        crier.say(Event::ElephantMoved {
            seat,
            from,
            to,
            means,
            coins,
        });
        if means == Means::StorageTile {
            crier.say(Event::StorageTurned { seat });
        }
        if !spared && self.table.passes(from, to) {
            self.lose_prestige(seat, self.table.penalty(), Cause::Passing, crier);
        }
    }

    /// The elephant's action closes a tile that was begun.
    fn use_elephant(&mut self, seat: Seat, crier: &mut Crier<'_>) {
        let doing = &mut self.table.doing;
        doing.elephant = true;
        doing.closed = doing.tile.is_some();
        crier.say(Event::ElephantUsed { seat });
    }

    // --- Workers ----------------------------------------------------------------------------------------------------

    /// Takes all workers of an area; its coins may be taken before they are put down.
    fn lift(&mut self, seat: Seat, area: Area, crier: &mut Crier<'_>) {
        let table = &mut self.table;
        let group = core::mem::take(&mut table.workers[area]);
        let mut workers = 0;
        for colour in group.into_iter().flatten() {
            table.doing.hand[colour] = table.doing.hand[colour].saturating_add(1);
            workers += 1;
        }
        table.doing.at = Some(area);
        table.doing.four = usize::from(workers) == WORKER_PLACES;
        table.stage = Stage::Sowing { seat };
        crier.say(Event::WorkersLifted {
            seat,
            area,
            workers,
        });
        self.offer_area_coins();
    }

    /// The coins of the area where the hand is may be taken, if there are any.
    fn offer_area_coins(&mut self) {
        if let Some(area) = self.table.doing.at
            && self.table.area_coins[area] > 0
        {
            self.table.stack.push(Pending::AreaCoins);
        }
    }

    fn take_area_coins(&mut self, seat: Seat, crier: &mut Crier<'_>) {
        self.table.stack.pop();
        if let Some(area) = self.table.doing.at {
            let coins = core::mem::take(&mut self.table.area_coins[area]);
            let own = &mut self.table.boards[seat].coins;
            *own = own.saturating_add(coins);
            let cause = Cause::Area { area };
            crier.say(Event::CoinsReceived { seat, coins, cause });
            self.check_room(seat);
        }
    }

    /// Puts a worker into the next area that is not full.
    fn sow(&mut self, seat: Seat, colour: Colour, crier: &mut Crier<'_>) {
        let table = &mut self.table;
        if let Some(at) = table.doing.at {
            let area = table.next_open(at);
            table.stand(area, colour);
            table.doing.at = Some(area);
            table.doing.hand[colour] = table.doing.hand[colour].saturating_sub(1);
            crier.say(Event::WorkerSown { seat, colour, area });
        }
    }

    /// The last worker becomes the active one. Then: the coins of its area, the bridge for four workers, the actions.
    fn stand_last(&mut self, seat: Seat, crier: &mut Crier<'_>) {
        let hand = self.table.doing.hand;
        let Some(colour) = Colour::all().find(|&colour| hand[colour] > 0) else {
            return;
        };
        self.sow(seat, colour, crier);
        self.table.doing.active = Some(colour);
        self.table.stage = Stage::Acting { seat };
        if let Some(area) = self.table.doing.at {
            let zone = area.zone();
            crier.say(Event::WorkerActive { seat, colour, zone });
        }
        if self.table.doing.four {
            let occasion = Occasion::FourWorkers;
            self.table.stack.push(Pending::Bridge { occasion });
        }
        self.offer_area_coins();
    }

    /// The last worker skips an area that is not full: a coin is laid there, or S09 is used.
    fn skip(&mut self, seat: Seat, paid: bool, crier: &mut Crier<'_>) {
        let table = &mut self.table;
        let Some(at) = table.doing.at else { return };
        let area = table.next_open(at);
        table.doing.at = Some(area);
        if paid {
            table.boards[seat].coins = table.boards[seat].coins.saturating_sub(1);
            table.area_coins[area] = table.area_coins[area].saturating_add(1);
        } else {
            table.doing.skipped = true;
        }
        let coins = u8::from(paid);
        crier.say(Event::AreaSkipped { seat, area, coins });
    }

    // --- Set-up -----------------------------------------------------------------------------------------------------

    /// Set-up 24B: the start mahout; then the next player, and after the last the first turn.
    fn place_mahout(&mut self, seat: Seat, colour: Colour, crier: &mut Crier<'_>) {
        let mahout = Mahout::Donate;
        self.table.boards[seat].mahouts[colour] = Some(mahout);
        crier.say(Event::MahoutPlaced {
            seat,
            mahout,
            colour,
        });
        self.load_from_board(seat, Cause::Upgrade, crier);
        let next = self.table.left_of(seat);
        if next == self.table.first || self.table.is_automa(next) {
            self.begin_turn(self.table.first, crier);
        } else {
            self.open(next);
        }
    }

    /// Set-up 24A: a player chooses a first goal.
    pub(super) fn open(&mut self, seat: Seat) {
        self.table.stage = Stage::Opening { seat };
        let place = GoalPlace::First;
        self.table.stack.push(Pending::Goal { place });
    }

    // --- Markers ----------------------------------------------------------------------------------------------------

    /// A marker from the market comes to the elephant. None there: 1 PP; elephant full: it stays.
    pub(super) fn load_from_market(&mut self, seat: Seat, cause: Cause, crier: &mut Crier<'_>) {
        let board = &mut self.table.boards[seat];
        let Some(left) = board.at_market.checked_sub(1) else {
            self.praise(seat, 1, Cause::NoMarker, crier);
            return;
        };
        if board.load >= ELEPHANT_LOAD {
            crier.say(Event::MarkerUnloaded { seat, cause });
        } else {
            board.at_market = left;
            board.load += 1;
            crier.say(Event::MarkerLoaded { seat, cause });
        }
    }

    /// A marker from the own board comes to the elephant; elephant full: to the market.
    pub(super) fn load_from_board(&mut self, seat: Seat, cause: Cause, crier: &mut Crier<'_>) {
        let board = &mut self.table.boards[seat];
        if board.load >= ELEPHANT_LOAD {
            board.at_market += 1;
            crier.say(Event::MarkerUnloaded { seat, cause });
        } else {
            board.load += 1;
            crier.say(Event::MarkerLoaded { seat, cause });
        }
    }
}

impl super::state::Table {
    /// What a misdeed costs in this decade.
    #[must_use]
    pub fn penalty(&self) -> u8 {
        let decade = usize::from(self.decade.saturating_sub(1));
        PENALTY.get(decade).copied().unwrap_or(0)
    }

    /// Whether a move passes the Maharaja marker: its border is among those after the zones that are left.
    #[must_use]
    pub fn passes(&self, from: Zone, to: Zone) -> bool {
        from.steps_to(self.marker) < from.steps_to(to)
    }
}
