//! Brahmabot, the opponent of the solo game: what his tile makes him do, one small step at a time.
//!
//! He never chooses: each moment of his turn has one step, and a reason that is told. Page numbers are those of the
//! printed rules, rulings those of the module's head. It does not know how a step is shown, nor when his turn comes.

use super::action::{Action, ShrineTask, StatueTask};
use super::data::{City, Junction, MAP, ROADS, Road, Site, StatuePlace, Village};
use super::event::{Cause, Event, Reason};
use super::state::{BRAHMABOT, Coins, Maharaja, Stage, Step, Table};
use super::tiles::{ARRIVAL_COINS, Goal, Order, STATUE_PRICE, Slot, TILES, Tile};
use crate::kernel::dice::Dice;
use crate::kernel::event::Undo;
use crate::kernel::id::{Id, IdSet, Per};
use crate::kernel::seat::Seat;

/// The one step of a moment, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Deed {
    pub action: Action,
    pub city: Option<City>,
    pub reason: Reason,
}

/// The best way to a city: its first road, and what the whole way needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Way {
    by: Road,
    to: Junction,
    /// Shrines that must be built.
    new: u8,
    /// Shrines of the player that are passed.
    foreign: u8,
}

/// What a way costs, best first: new shrines, shrines of the player, villages. A simple way has at most 7 roads of 2
/// villages, so that each of them fits into a byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Burden(u32);

/// A set of junctions.
type JunctionSet = IdSet<Junction, u8>;

impl Burden {
    const NONE: Self = Self(0);
    /// Farther than any way.
    const FAR: Self = Self(u32::MAX / 2);

    fn of(villages: u32, own: u32, foreign: u32) -> Self {
        let new = (villages & !own & !foreign).count_ones();
        let passed = (villages & foreign & !own).count_ones();
        Self(new << 16 | passed << 8 | villages.count_ones())
    }

    const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    const fn new_shrines(self) -> u8 {
        (self.0 >> 16) as u8
    }

    const fn foreign_shrines(self) -> u8 {
        (self.0 >> 8) as u8
    }
}

impl Table {
    /// The statue place he takes in a city: the centre, the upper, the lower, any other (page 17).
    fn first_free_place(&self, city: City) -> Option<StatuePlace> {
        StatuePlace::all().find(|&place| self.statues[city].is_free(place))
    }

    /// The first city from the left end of the track where this holds.
    fn first_city(&self, holds: impl Fn(City) -> bool) -> Option<City> {
        self.cities_from_left().find(|&city| holds(city))
    }

    /// By how many AP he is second in a city; only pieces count, the player must have some, and with equal AP
    /// the player's number must be lower.
    fn second_by(&self, city: City) -> Option<u8> {
        let (player, own) = (self.pieces(Seat::One, city), self.pieces(BRAHMABOT, city));
        let gap = player.checked_sub(own)?;
        let second = gap > 0 || self.standing(Seat::One) < self.standing(BRAHMABOT);
        (player > 0 && second).then_some(gap)
    }

    /// The city that an order to build a statue means, and why.
    fn statue_target(&self, order: Order) -> (Option<City>, Reason) {
        let (meant, reason) = match order {
            Order::StatueMaharaja | Order::ShrineMaharaja => (self.maharaja, Reason::Maharaja),
            Order::StatueLeftmost => (self.first_city(|_| true), Reason::Leftmost),
            Order::StatueCentre => (
                self.first_city(|city| self.statues[city].centre.is_none()),
                Reason::FreeCentre,
            ),
            Order::StatueSecond => {
                let gaps = self.cities_from_left();
                let gaps = gaps.filter_map(|city| Some((self.second_by(city)?, city)));
                // Of equal gaps the first one found, so the leftmost, is the least.
                match gaps.min_by_key(|&(gap, _)| gap) {
                    Some((gap, city)) => (Some(city), Reason::SecondBy { gap }),
                    None => (None, Reason::NoneQualifies),
                }
            }
        };
        match meant {
            Some(city) if self.first_free_place(city).is_some() => (meant, reason),
            meant => {
                let instead = self.first_city(|city| self.first_free_place(city).is_some());
                let reason = match meant {
                    Some(_) => Reason::Full,
                    None => Reason::NoneQualifies,
                };
                (instead, reason)
            }
        }
    }

    /// His next shrine: from the tableau; when all are built, one is moved from the rightmost flag's city that has one;
    /// when there is none, nothing is built (page 17, ruling 17).
    fn automa_shrine(&self, site: Site, task: ShrineTask, reason: Reason) -> (Action, Reason) {
        if self.tableau[BRAHMABOT] > 0 {
            return (Action::BuildShrine { site, task }, reason);
        }
        let mut cities = self.cities_from_left().rev();
        match cities.find(|&city| self.shrines.in_city(BRAHMABOT, city) > 0) {
            Some(from) => (Action::MoveShrine { from, to: site }, reason),
            None => (Action::LeaveRest, Reason::NoShrineLeft),
        }
    }

    /// The way to a city with the fewest new shrines, then the fewest of the player's, then the fewest villages, then the
    /// lowest road numbers in the order of travel (page 16).
    ///
    /// Every road has a village, so the best way is a simple one, and what is left of it is the best way from there.
    fn best_way(&self, goal: City) -> Option<Way> {
        let own = self.shrines.villages(BRAHMABOT).bits();
        let foreign = self.shrines.villages(Seat::One).bits();
        let burden = |road: u32| Burden::of(MAP.villages(road as usize) as u32, own, foreign);
        let here = self.priest[BRAHMABOT];
        // What the rest of the way costs from each junction, the nearest to the goal settled first (Dijkstra's method).
        let mut rest: Per<Junction, Burden, 8> = Per::filled(Burden::FAR);
        rest[Junction::City(goal)] = Burden::NONE;
        let mut open = JunctionSet::from_bits(u8::MAX);
        while let Some(nearest) = open.iter().min_by_key(|&junction| rest[junction]) {
            if nearest == here {
                break;
            }
            open.remove(nearest);
            let mut roads = MAP.leaving(nearest.index());
            while roads != 0 {
                let road = roads.trailing_zeros();
                roads &= roads.wrapping_sub(1);
                let other = MAP.other_end(road as usize, nearest.index());
                let other = other.and_then(Junction::from_index);
                // What is settled gets no nearer.
                if let Some(other) = other.filter(|&other| open.contains(other)) {
                    rest[other] = rest[other].min(burden(road).plus(rest[nearest]));
                }
            }
        }
        // What is farther from the goal than he is has not been settled, and cannot be on the way.
        let whole = rest[here];
        let mut roads = MAP.leaving(here.index());
        while roads != 0 {
            let road = roads.trailing_zeros();
            roads &= roads.wrapping_sub(1);
            let to = MAP.other_end(road as usize, here.index());
            let to = to.and_then(Junction::from_index)?;
            if burden(road).plus(rest[to]) == whole {
                return Some(Way {
                    by: Road::from_index(road as usize)?,
                    to,
                    new: whole.new_shrines(),
                    foreign: whole.foreign_shrines(),
                });
            }
        }
        None
    }

    /// The city his priest goes to.
    fn goal(&self, tile: Tile) -> Option<City> {
        match TILES[tile].goal {
            Goal::City(city) => Some(city),
            Goal::Maharaja => self.maharaja,
        }
    }

    /// The first village without a shrine on a road, in the order of travel.
    fn empty_village(&self, by: Road, to: Junction) -> Option<Village> {
        let (ones, _) = self.shrines.occupied();
        let row = ROADS.get(by.index())?;
        let empty = |&&village: &&usize| ones >> village & 1 == 0;
        let backwards = row.ends.first() == Some(&to.index());
        let found = if backwards {
            row.villages.iter().rev().find(empty)
        } else {
            row.villages.iter().find(empty)
        };
        found.copied().and_then(Village::from_index)
    }
}

impl Maharaja {
    /// The one step of Brahmabot that comes now.
    pub(super) fn forced(&self) -> Option<Deed> {
        let Stage::Automa { step } = self.table.stage else {
            return None;
        };
        let table = &self.table;
        if step == Step::Reveal {
            let slot = Slot::Left;
            return Some(Deed {
                action: Action::Reveal,
                city: None,
                reason: Reason::Tick { slot },
            });
        }
        let finished = Deed {
            action: Action::EndTurn,
            city: None,
            reason: Reason::Finished,
        };
        let Some(tile) = table.tile_in_use() else {
            return Some(finished);
        };
        Some(match step {
            Step::Reveal | Step::Done => finished,
            Step::Orders { next } => match TILES[tile].top.get(usize::from(next)) {
                Some(&order) => self.ordered(order),
                None => finished,
            },
            Step::Way { .. } => self.on_the_way(tile),
            Step::Arrived => self.arrived(),
        })
    }

    /// Page 17: what an order of the tile's top makes him do.
    fn ordered(&self, order: Order) -> Deed {
        let table = &self.table;
        let shrine = |city: Option<City>, reason| {
            let (action, reason) = match city {
                Some(city) => table.automa_shrine(Site::city(city), ShrineTask::Tile, reason),
                None => (Action::LeaveRest, reason),
            };
            Deed {
                action,
                city,
                reason,
            }
        };
        if order == Order::ShrineMaharaja {
            return shrine(table.maharaja, Reason::Maharaja);
        }
        let (city, reason) = table.statue_target(order);
        let place = city.and_then(|city| table.first_free_place(city));
        match (city, place) {
            _ if table.statues_left[BRAHMABOT] == 0 => shrine(city, Reason::NoStatueLeft),
            (Some(city), Some(place)) => Deed {
                action: Action::BuildStatue {
                    city,
                    place,
                    task: StatueTask::Tile,
                },
                city: Some(city),
                reason,
            },
            _ => shrine(city, reason),
        }
    }

    /// Page 16: his priest goes to the city of the tile's middle, and builds the shrines that are missing on the way. If
    /// he has not enough of them he stays (ruling 17).
    fn on_the_way(&self, tile: Tile) -> Deed {
        let table = &self.table;
        let city = table.goal(tile);
        let Some(way) = city.and_then(|goal| table.best_way(goal)) else {
            return Deed {
                action: Action::LeaveRest,
                city,
                reason: Reason::NoWay { new: 0 },
            };
        };
        let Way {
            by,
            to,
            new,
            foreign,
        } = way;
        let stock = u32::from(table.tableau[BRAHMABOT]) + table.shrines.in_cities(BRAHMABOT);
        let reason = Reason::Way { new, foreign };
        let (action, reason) = match table.empty_village(by, to) {
            _ if u32::from(new) > stock => (Action::LeaveRest, Reason::NoWay { new }),
            Some(village) => table.automa_shrine(Site::village(village), ShrineTask::Way, reason),
            None => (Action::Travel { to, by }, reason),
        };
        Deed {
            action,
            city,
            reason,
        }
    }

    /// Page 16: after a journey without new shrines a statue for 6 coins, or a shrine and 1 coin.
    fn arrived(&self) -> Deed {
        let table = &self.table;
        let city = table.priest[BRAHMABOT].city();
        let rich = table.coins[BRAHMABOT] >= Coins(STATUE_PRICE);
        let place = city.and_then(|city| table.first_free_place(city));
        let (action, reason) = match (city, place) {
            (Some(city), Some(place)) if rich && table.statues_left[BRAHMABOT] > 0 => (
                Action::BuildStatue {
                    city,
                    place,
                    task: StatueTask::Arrival,
                },
                Reason::EnoughCoins,
            ),
            (Some(city), _) => {
                let reason = if rich {
                    Reason::NoStatuePossible
                } else {
                    Reason::FewCoins
                };
                table.automa_shrine(Site::city(city), ShrineTask::Arrival, reason)
            }
            (None, _) => (Action::LeaveRest, Reason::Finished),
        };
        Deed {
            action,
            city,
            reason,
        }
    }

    /// Does the step, tells why, and finds out what comes next.
    pub(super) fn automa_step(
        &mut self,
        step: Step,
        action: Action,
        dice: &mut Dice,
        say: &mut impl FnMut(Event),
    ) -> Undo {
        if step == Step::Reveal {
            self.reveal(say);
            return Undo::Closed;
        }
        if let Some(Deed { city, reason, .. }) = self.forced() {
            let tile = self.table.tile_in_use();
            say(Event::AutomaReasoned { tile, city, reason });
        }
        let seat = BRAHMABOT;
        match action {
            Action::BuildStatue { city, place, task } => {
                let cost = Coins(if task == StatueTask::Arrival {
                    STATUE_PRICE
                } else {
                    0
                });
                self.spend(seat, cost);
                self.put_statue(seat, city, place, cost, task, say);
            }
            Action::BuildShrine { site, task } => {
                self.table.tableau[seat] = self.table.tableau[seat].saturating_sub(1);
                self.table.shrines.put(seat, site);
                say(Event::ShrineBuilt {
                    seat,
                    site,
                    cost: Coins(0),
                    task,
                });
            }
            Action::MoveShrine { from, to } => {
                self.table.shrines.lift(seat, Site::city(from));
                self.table.shrines.put(seat, to);
                say(Event::ShrineMoved { seat, from, to });
            }
            Action::Travel { to, by } => self.travel(seat, to, by, say),
            Action::EndTurn => return self.end_turn(seat, dice, say),
            _ => say(Event::RestLeft { seat }),
        }
        // The coin comes even if no shrine is left to build (ruling 17).
        let statue = matches!(action, Action::BuildStatue { .. });
        if step == Step::Arrived && !statue {
            self.receive(seat, ARRIVAL_COINS, Cause::Arrival, say);
        }
        let step = self.next_step(step, action);
        self.table.stage = Stage::Automa { step };
        Undo::Possible
    }

    /// Page 16: the tick decides which tile of the row is played; if it is the hidden one, it is turned up.
    fn reveal(&mut self, say: &mut impl FnMut(Event)) {
        self.table.row.tick = self.tiles.draw();
        let slot = self.table.row.tick.map(|tick| TILES[tick].tick);
        if slot == Some(Slot::Right) {
            self.table.row.revealed = self.hidden;
        }
        if let (Some(tick), Some(slot), Some(tile)) =
            (self.table.row.tick, slot, self.table.tile_in_use())
        {
            say(Event::AutomaReasoned {
                tile: Some(tile),
                city: None,
                reason: Reason::Tick { slot },
            });
            say(Event::TileRevealed { tick, slot, tile });
        }
        self.table.stage = Stage::Automa {
            step: Step::Orders { next: 0 },
        };
    }

    /// What comes after a step.
    fn next_step(&self, step: Step, action: Action) -> Step {
        let Some(tile) = self.table.tile_in_use() else {
            return Step::Done;
        };
        let there = self.table.goal(tile) == self.table.priest[BRAHMABOT].city();
        match step {
            Step::Reveal => Step::Orders { next: 0 },
            Step::Orders { next } if usize::from(next) + 1 < TILES[tile].top.len() => {
                Step::Orders { next: next + 1 }
            }
            // A priest who is in the city already counts as connected.
            Step::Orders { .. } if there => Step::Arrived,
            Step::Orders { .. } => Step::Way { built: false },
            Step::Way { built } => match action {
                Action::Travel { .. } if there && built => Step::Done,
                Action::Travel { .. } if there => Step::Arrived,
                Action::Travel { .. } => Step::Way { built },
                Action::BuildShrine { .. } | Action::MoveShrine { .. } => Step::Way { built: true },
                _ => Step::Done,
            },
            Step::Arrived | Step::Done => Step::Done,
        }
    }
}
