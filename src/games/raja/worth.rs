//! What a position of Raja is worth to each player, for computer players: features with names.
//!
//! It reads the state it is given, which for a computer player is an imagined one; it does not know how anybody thinks.

use super::action::Action;
use super::data::{
    Character, City, Junction, MAP, MONOPOLY, PerCity, ROUNDS_SHORT, Road, SCORING, Site, SiteKind,
    TrackBox, Village,
};
use super::legal::least_bid;
use super::state::{Gold, Plan, Raja, Stage};
use super::weights::WEIGHTS;
use crate::kernel::id::Id;
use crate::kernel::play::Entry;
use crate::kernel::seat::{PerSeat, Seat};
use crate::kernel::worth::{Awaited, Features, Positions, Weight, Worth, feature, write};
use crate::parts::plan::supposed;
use crate::parts::prospects::{Presence, pay_ranks, prospects};
use crate::parts::reach::{few, free_reach, openings};

/// How much more than the least a bid may be to be thought of.
const BIDS: u16 = 2;
/// Houses in hand that a turn or two can use.
const HAND: u8 = 3;
/// Chips and their like are hoped for as long as they were not used.
const HOPE: i32 = 200;
/// How many villages beside the architect are thought of.
const NEAR: u32 = 4;
/// How many governors may come before one that is lowered.
const SOON: usize = 4;
/// All cities among the sites.
const CITIES: u64 = ((1 << City::COUNT) - 1) << Village::COUNT;

impl Worth for Raja {
    #[rustfmt::skip]
    const NAMES: &'static [&'static str] = &[
        "palaces", "gold", "gold for a palace", "palaces that can be paid",
        "houses in hand", "houses in hand, few", "houses in the quarry", "villages", "free reach",
        "houses in cities", "outer palaces", "central palaces",
        "pay of this city", "pay of the next city", "pay of the third city", "pay of the fourth city",
        "pay of later cities", "lead in this city", "lead in the next city",
        "chips", "Mogul", "Trader", "Sadhu", "Monk", "Builder", "Artisan", "Yogi",
        "still to play", "architect in this city", "next city in free reach", "central places in free reach",
    ];
    const WEIGHTS: &'static [Weight] = &WEIGHTS;
    const PLANS: usize = Plan::COUNT;

    fn awaited(&self) -> Awaited {
        match self.table.stage {
            Stage::Planning { .. } => Awaited::Plan,
            Stage::Acting { .. } => Awaited::Turn,
            Stage::Choosing { .. } | Stage::Placing { .. } | Stage::Over => Awaited::Answer,
            Stage::Bidding { .. }
            | Stage::Picking { .. }
            | Stage::Replacing { .. }
            | Stage::Giving { .. } => Awaited::Open,
        }
    }

    fn rounds_left(&self) -> i32 {
        let table = &self.table;
        if table.stage == Stage::Over {
            return 0;
        }
        if table.last_round {
            return 1;
        }
        let (last, rounds) = if table.options.short {
            (TrackBox::LAST_SHORT, ROUNDS_SHORT)
        } else {
            (TrackBox::LAST, u8::MAX)
        };
        let top = table.highest_governor().position();
        let by_track = last.position().saturating_sub(top) + 1;
        let by_rounds = rounds.saturating_sub(table.round);
        let fewest = table.seats.iter().map(|seat| table.palaces_left[seat]);
        let by_palaces = fewest.min().unwrap_or(0) + 1;
        i32::from(by_track.min(by_rounds).min(by_palaces).max(1))
    }

    fn features(&self, _viewer: Seat, into: &mut PerSeat<Features>) {
        let table = &self.table;
        let now = table.maharaja.city();
        let mut order = Journey::of(&table.track);
        let next = order.next();
        let cities = core::iter::once(now).chain(next.into_iter().chain(order).map(Some));
        let amounts = SCORING
            .get(usize::from(table.seats.count()).saturating_sub(2))
            .copied()
            .unwrap_or(&[]);
        let pay = |present: &Presence| {
            let mut paid = pay_ranks(present, table.seats, amounts);
            let mut there = table.seats.iter().filter(|&seat| present[seat].0 > 0);
            if let (Some(alone), None) = (there.next(), there.next()) {
                paid[alone] += MONOPOLY as i16;
            }
            paid
        };
        // Once for all cities: the chip counts zeros by a call.
        let mut standing = PerSeat::filled(0);
        for seat in table.seats.iter() {
            standing[seat] = table.standing(seat);
        }
        let prospects = prospects(
            (table.seats, self.rounds_left()),
            cities,
            |seat, city| (table.points(seat, city), standing[seat]),
            pay,
        );
        let (mut free_centres, mut centres) = (0u32, PerSeat::filled(0));
        for (city, &owner) in table.centre.iter() {
            match owner {
                Some(owner) => centres[owner] += 1,
                None => free_centres |= 1 << Junction::City(city).index(),
            }
        }
        for seat in table.seats.iter() {
            let gold = self.gold[seat].0;
            let cost = table.palace_cost(seat).0.max(1);
            let reach = self.free_reach(seat);
            let outer: u8 = table.outer[seat].entries().iter().sum();
            let holds = |character| i16::from(table.holds(seat, character));
            let here = table.architect[seat].city();
            let built = table.palaces_built(seat);
            #[rustfmt::skip]
            let own = [
                feature(built), feature(gold), feature(gold.min(cost)),
                feature((gold / cost).min(u16::from(table.palaces_left[seat]))),
                feature(table.hand[seat]), feature(table.hand[seat].min(HAND)), feature(table.quarry[seat]),
                feature(table.houses.villages(seat).len()), feature(reach.count_ones()),
                feature(table.houses.in_cities(seat)), feature(outer), centres[seat],
            ];
            #[rustfmt::skip]
            let more = [
                feature(table.chips[seat]),
                holds(Character::Mogul), holds(Character::Trader), holds(Character::Sadhu), holds(Character::Monk),
                holds(Character::Builder), holds(Character::Artisan), holds(Character::Yogi),
                i16::from(!table.played.contains(seat)), i16::from(here.is_some() && here == now),
                i16::from(next.is_some_and(|city| reach >> Junction::City(city).index() & 1 == 1)),
                feature((free_centres & reach).count_ones()),
            ];
            write(&mut into[seat], &[&own, &prospects[seat], &more]);
        }
    }

    fn plan(position: usize) -> Option<Action> {
        Plan::from_index(position).map(|plan| Action::Plan { plan })
    }

    fn suppose(&mut self, plans: &Positions, first: Option<Seat>) -> Option<Entry<Action>> {
        let table = &mut self.table;
        let round = supposed(table.seats, plans, first, |seat| table.standing(seat))?;
        (self.plans, table.played) = (round.plans, round.played);
        let (seat, plan) = (round.maker, round.plan);
        table.stage = Stage::Planning { seat };
        let action = Action::Plan { plan };
        Some(Entry { seat, action })
    }

    fn ending(&self) -> Option<Action> {
        matches!(self.table.stage, Stage::Acting { .. }).then_some(Action::EndTurn)
    }

    /// The sites for a house: cities, and villages where it opens a road beside the architect or the Maharaja. The sites
    /// to move one from: some villages, and cities where the Maharaja is not.
    fn matters(&self, seat: Seat) -> [u64; 2] {
        let table = &self.table;
        let tolls = table.houses.tolls::<Gold>(seat);
        let room = u64::from(table.open_villages());
        let here = table.architect[seat].index();
        let there = table.maharaja.index();
        let own = openings::<Road, _, _, _>(&MAP, &tolls, here) & room;
        let his = openings::<Road, _, _, _>(&MAP, &tolls, there) & room;
        let mut to = few(own, NEAR) | few(his, 1) | CITIES;
        if to & room == 0 {
            to |= few(room & !tolls.own(), 1);
        }
        let now = table.maharaja.city();
        let now = now.map_or(0, |city| 1u64 << Site::city(city).index());
        let from = few(tolls.own(), 2) | CITIES & !now;
        [to, from]
    }

    fn is_dull(&self, _seat: Seat, action: Action, [to_build, to_move]: [u64; 2]) -> bool {
        let table = &self.table;
        match action {
            // Ending the turn does the same.
            Action::Forgo { .. } | Action::EndTurn => true,
            Action::BuildHouse { site, .. } => to_build >> site.index() & 1 == 0,
            // A house is moved to where it counts, from where it counts less.
            Action::MoveHouse { from, to, .. } => {
                to_move >> from.index() & 1 == 0 || matches!(to.kind(), SiteKind::Village(_))
            }
            // A governor who is lowered to where he does not come soon changes nothing.
            Action::LowerGovernor { city } => {
                let before = City::all().filter(|&other| table.track[other] < table.track[city]);
                before.count() > SOON
            }
            Action::Bid { gold } => match table.stage {
                Stage::Bidding { high, .. } => gold > Gold(least_bid(high).0 + BIDS),
                _ => false,
            },
            _ => false,
        }
    }

    /// An auction is thought of as if nobody bid more.
    fn presumed(&self) -> Option<Action> {
        match self.table.stage {
            Stage::Bidding { high: Some(_), .. } => Some(Action::Pass),
            Stage::Bidding { high: None, .. } => Some(Action::Bid {
                gold: least_bid(None),
            }),
            _ => None,
        }
    }

    fn promise(&self, seat: Seat) -> i32 {
        match self.table.doing.chip {
            Some(dial) if self.table.active() == Some(seat) => {
                let task = self.table.doing.tasks[dial];
                let used = task.first + task.second > task.due;
                if used { 0 } else { HOPE }
            }
            _ => 0,
        }
    }
}

/// The cities in the order in which the Maharaja comes to them.
struct Journey {
    left: [(u8, Option<City>); 7],
    at: usize,
}

impl Journey {
    fn of(track: &PerCity<TrackBox>) -> Self {
        let mut left = [(0, None); 7];
        for (place, (city, space)) in left.iter_mut().zip(track.iter()) {
            *place = (space.position(), Some(city));
        }
        left.sort_unstable_by_key(|&(position, _)| position);
        Self { left, at: 0 }
    }
}

impl Iterator for Journey {
    type Item = City;
    fn next(&mut self) -> Option<City> {
        let (_, city) = self.left.get(self.at)?;
        self.at += 1;
        *city
    }
}

impl Raja {
    /// The junctions that a player's architect can reach without paying, one bit each.
    fn free_reach(&self, seat: Seat) -> u32 {
        let table = &self.table;
        let tolls = table.houses.tolls::<Gold>(seat);
        let pays = !table.holds(seat, Character::Monk);
        free_reach(&MAP, &tolls, table.architect[seat].index(), pays)
    }
}
