//! How a turn of Amritsar may begin, for computer players: elephant, area and sowing as one.
//!
//! It does not know what a beginning is worth.

use super::action::{Action, Means};
use super::data::{Area, Colour, StorageTile, WORKER_PLACES, Zone};
use super::pending::Pending;
use super::state::{Amritsar, Stage, Table};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;
use crate::kernel::worth::Leads;

/// A way to begin a turn: where the elephant goes, which workers are taken, which of them is put down last, and whether it
/// skips an area.
#[derive(Clone, Copy)]
pub(super) struct Lead {
    zone: Zone,
    area: Area,
    colour: Colour,
    skips: bool,
}

impl Lead {
    /// One byte for all of it.
    const fn number(self) -> u8 {
        (self.zone as u8) << 6
            | (self.area as u8) << 3
            | (self.colour as u8) << 1
            | self.skips as u8
    }

    /// The way of a number.
    pub(super) fn numbered(number: u8) -> Option<Self> {
        Some(Self {
            zone: Zone::from_index(usize::from(number >> 6))?,
            area: Area::from_index(usize::from(number >> 3 & 7))?,
            colour: Colour::from_index(usize::from(number >> 1 & 3))?,
            skips: number & 1 == 1,
        })
    }
}

// It is one byte.
const _: () = assert!(Zone::COUNT == 4 && Area::COUNT == 8 && Colour::COUNT == 4);

impl Amritsar {
    /// The ways to begin a turn that has not begun.
    pub(super) fn ways_to_begin(&self, into: &mut Leads) {
        let table = &self.table;
        let Stage::Elephant { seat } = table.stage else {
            return;
        };
        if !table.stack.is_empty() {
            return;
        }
        // First those without a skip, which costs a coin.
        for skips in [false, true] {
            if skips && table.boards[seat].coins == 0 {
                continue;
            }
            for area in Area::all().filter(|&area| table.crowd(area) > 0) {
                let landing = table.landing(area, skips);
                let mut seen = 0u8;
                for colour in table.workers[area].iter().flatten() {
                    if seen >> colour.index() & 1 == 1 {
                        continue;
                    }
                    seen |= 1 << colour.index();
                    for zone in Zone::all() {
                        if table.rides(seat, zone, landing, skips) {
                            let lead = Lead {
                                zone,
                                area,
                                colour: *colour,
                                skips,
                            };
                            // As many as there is room for.
                            let _ = into.push(lead.number());
                        }
                    }
                }
            }
        }
    }

    /// The next step of such a way.
    pub(super) fn way_on(&self, lead: Lead, last: Option<Action>) -> Option<Action> {
        let table = &self.table;
        let seat = table.decider()?;
        let board = &table.boards[seat];
        if let Some(Pending::AreaCoins) = table.stack.top() {
            return Some(table.coins_of_the_area(seat));
        }
        if !table.stack.is_empty() {
            return None;
        }
        match table.stage {
            Stage::Elephant { .. } => Some(match board.elephant {
                None => Action::PlaceElephant { zone: lead.zone },
                Some(here) if here == lead.zone => Action::Stay,
                Some(_) => Action::MoveElephant {
                    zone: lead.zone,
                    means: Means::Foot,
                },
            }),
            Stage::Lifting { .. } => Some(Action::Lift { area: lead.area }),
            Stage::Sowing { .. } if table.in_hand() > 1 => {
                let hand = &table.doing.hand;
                let goes = |&colour: &Colour| {
                    hand[colour] > u8::from(colour == lead.colour) && hand[colour] > 0
                };
                let colour = Colour::all().find(goes).unwrap_or(lead.colour);
                Some(Action::Sow { colour })
            }
            Stage::Sowing { .. } => {
                let free = board.has(StorageTile::FreeSkip) && !table.doing.skipped;
                Some(match last {
                    Some(Action::Skip | Action::SkipFree) => Action::Stand,
                    _ if !lead.skips => Action::Stand,
                    _ if free => Action::SkipFree,
                    _ => Action::Skip,
                })
            }
            _ => None,
        }
    }
}

impl Table {
    /// In which zone the last worker of an area comes to stand.
    fn landing(&self, area: Area, skips: bool) -> Zone {
        let mut at = area;
        for _ in 0..self.crowd(area) + usize::from(skips) {
            at = at.next();
            for _ in 0..Area::COUNT {
                if at == area || self.crowd(at) < WORKER_PLACES {
                    break;
                }
                at = at.next();
            }
        }
        at.zone()
    }

    /// Whether the elephant may as well go there: it stays, goes a step, or to where the workers come, and can pay for it
    /// beside the skip.
    fn rides(&self, seat: Seat, zone: Zone, landing: Zone, skips: bool) -> bool {
        let board = &self.boards[seat];
        let Some(here) = board.elephant else {
            return zone == landing;
        };
        let steps = here.steps_to(zone);
        let coins = board.coins.saturating_sub(u8::from(skips));
        steps <= coins.saturating_add(1) && (steps <= 1 && !skips || zone == landing || steps == 0)
    }

    /// Coins on the way are taken, unless there is no room for them.
    pub(super) fn coins_of_the_area(&self, seat: Seat) -> Action {
        let board = &self.boards[seat];
        let coins = self.doing.at.map_or(0, |area| self.area_coins[area]);
        if board.held().saturating_add(coins) > board.capacity() {
            Action::LeaveCoins
        } else {
            Action::TakeCoins
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::Options;
    use super::super::state::Difficulty;
    use super::*;
    use crate::kernel::dice::Dice;
    use crate::kernel::game::{Game, Turn};
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;
    use crate::kernel::worth::Worth;

    pub(in super::super) fn tables() -> impl Iterator<Item = (Options, Seats, u64)> {
        (0..24).map(|seed| {
            let solo = [None, Some(Difficulty::Hard)][usize::from(seed % 4 == 3)];
            let count = if solo.is_some() {
                2
            } else {
                2 + (seed % 4) as u8
            };
            (Options { solo }, Seats::new(count).unwrap(), seed)
        })
    }

    #[test]
    fn every_way_to_begin_leads_to_its_zone_and_colour() {
        let (mut turns, mut all, mut most) = (0, 0, 0);
        for (options, seats, seed) in tables() {
            let each = |_, _, game: &Amritsar| {
                let mut leads = Leads::new();
                game.leads(&mut leads);
                turns += u32::from(!leads.is_empty());
                most = most.max(leads.len());
                for &number in &leads {
                    let lead = Lead::numbered(number).unwrap();
                    assert_eq!(lead.number(), number);
                    let (mut copy, mut last) = (*game, None);
                    let Turn::Of(seat) = copy.turn() else {
                        unreachable!("somebody begins");
                    };
                    let goes_on = |copy: &Amritsar| {
                        copy.turn() == Turn::Of(seat) && copy.number() == game.number()
                    };
                    while let Some(action) = copy.lead(number, last).filter(|_| goes_on(&copy)) {
                        assert!(copy.allows(seat, action), "{action:?}");
                        copy.apply(seat, action, &mut Dice::from_seed(0), &mut |_, _| {});
                        last = Some(action);
                    }
                    all += 1;
                    if !goes_on(&copy) {
                        // Nothing could be done there.
                        continue;
                    }
                    let doing = &copy.table.doing;
                    assert!(matches!(copy.table.stage, Stage::Acting { .. }));
                    assert_eq!(doing.active, Some(lead.colour));
                    let landing = game.table.landing(lead.area, lead.skips);
                    assert_eq!(doing.at.map(Area::zone), Some(landing), "{game:?} {number}");
                    assert_eq!(copy.table.boards[seat].elephant, Some(lead.zone));
                }
            };
            play_random::<Amritsar>(options, seats, seed, 4000, each).unwrap();
        }
        println!("{turns} turns, {all} ways, at most {most}");
        assert!(turns > 500 && all > 10 * turns, "{turns} {all}");
    }
}
