//! What a position of Maharaja is worth to each player, for computer players: features with names.
//!
//! It reads the state it is given, which for a computer player is an imagined one; it does not know how anybody thinks.

use super::action::Action;
use super::data::{CONSOLATION, Character, Junction, MAP, ROUNDS, Road, Village, scoring};
use super::state::{BRAHMABOT, Begun, Coins, Maharaja, Plan, Stage};
use super::weights::WEIGHTS;
use crate::kernel::id::Id;
use crate::kernel::play::Entry;
use crate::kernel::seat::{PerSeat, Seat};
use crate::kernel::worth::{Awaited, Features, Positions, Weight, Worth, feature, write};
use crate::parts::plan::supposed;
use crate::parts::prospects::{pay_ranks, prospects};
use crate::parts::reach::{few, free_reach, openings};

/// Coins that pay a statue almost anywhere.
const STATUE: u16 = 11;
/// Shrines that a turn or two can use.
const FEW: u8 = 3;
/// What is hoped for from a marker that was spent and not used yet.
const HOPE: i32 = 120;
/// How many villages beside the priest are thought of.
const NEAR: u32 = 4;
/// How many cities come soon.
const SOON: usize = 3;

impl Worth for Maharaja {
    #[rustfmt::skip]
    const NAMES: &'static [&'static str] = &[
        "score", "coins", "coins for a statue", "statues that can be paid", "statues",
        "shrines on the tableau", "shrines on the tableau, few", "shrines in the supply",
        "villages", "free reach", "shrines in cities", "outer statues", "central statues",
        "pay of this city", "pay of the next city", "pay of the third city", "pay of the fourth city",
        "pay of later cities", "lead in this city", "lead in the next city",
        "markers", "Maharani markers", "still to play", "next city in free reach",
        "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08",
        "C09", "C10", "C11", "C12", "C13", "C14", "C15", "C16",
    ];
    const WEIGHTS: &'static [Weight] = &WEIGHTS;
    const PLANS: usize = Plan::COUNT;

    fn awaited(&self) -> Awaited {
        match self.table.stage {
            Stage::Planning { .. } => Awaited::Plan,
            Stage::Acting { .. } | Stage::Applying { .. } => Awaited::Turn,
            Stage::Replacing { .. } => Awaited::Open,
            Stage::Choosing { .. }
            | Stage::Placing { .. }
            | Stage::Automa { .. }
            | Stage::Rewarding { .. }
            | Stage::Over => Awaited::Answer,
        }
    }

    fn rounds_left(&self) -> i32 {
        let table = &self.table;
        match table.stage {
            Stage::Over => 0,
            _ if table.last_round => 1,
            _ => {
                let by_rounds = ROUNDS.saturating_sub(table.round) + 1;
                let left = table.seats.iter().map(|seat| table.statues_left[seat]);
                let by_statues = left.min().unwrap_or(0) + 1;
                i32::from(by_rounds.min(by_statues).clamp(1, ROUNDS))
            }
        }
    }

    fn features(&self, _viewer: Seat, into: &mut PerSeat<Features>) {
        let table = &self.table;
        // A city that was scored pays no more.
        let scored = matches!(
            table.stage,
            Stage::Rewarding { .. } | Stage::Applying { .. } | Stage::Over
        );
        let now = table.maharaja.filter(|_| !scored);
        let mut order = table.cities_from_left();
        let next = order.next();
        let prospects = prospects(
            (table.seats, self.rounds_left()),
            core::iter::once(now).chain(next.into_iter().chain(order).map(Some)),
            |seat, city| (table.points(seat, city), u32::from(table.standing(seat))),
            |present| {
                let mut paid = pay_ranks(present, table.seats, scoring(table.seats));
                for seat in table.seats.iter().filter(|&seat| present[seat].0 == 0) {
                    paid[seat] = CONSOLATION as i16;
                }
                paid
            },
        );
        for seat in table.seats.iter() {
            let coins = table.coins[seat].0;
            let abilities = table.abilities(seat);
            let tolls = table.shrines.tolls::<Coins>(seat);
            let pays_tolls = !abilities.contains(Character::FreeTravel);
            let reach = free_reach(&MAP, &tolls, table.priest[seat].index(), pays_tolls);
            let (mut outer, mut centre) = (0i16, 0i16);
            for statues in table.statues.entries() {
                outer += i16::from(statues.outer(seat));
                centre += i16::from(statues.centre == Some(seat));
            }
            let laid = table.maharani.iter().flatten();
            let laid = laid.filter(|marker| marker.seat == seat).count();
            #[rustfmt::skip]
            let own = [
                feature(table.final_score(seat).total()), feature(coins), feature(coins.min(STATUE)),
                feature((coins / STATUE).min(u16::from(table.statues_left[seat]))), feature(table.statues_built(seat)),
                feature(table.tableau[seat]), feature(table.tableau[seat].min(FEW)), feature(table.supply[seat]),
                feature(table.shrines.villages(seat).len()), feature(reach.count_ones()),
                feature(table.shrines.in_cities(seat)), outer, centre,
            ];
            #[rustfmt::skip]
            let more = [
                feature(table.markers[seat]), feature(laid), i16::from(!table.played.contains(seat)),
                i16::from(next.is_some_and(|city| reach >> Junction::City(city).index() & 1 == 1)),
            ];
            let mut held = [0; Character::COUNT];
            let character = table.character[seat].map(Id::index);
            if let Some(place) = character.and_then(|index| held.get_mut(index)) {
                *place = 1;
            }
            write(&mut into[seat], &[&own, &prospects[seat], &more, &held]);
        }
    }

    fn plan(position: usize) -> Option<Action> {
        Plan::from_index(position).map(|plan| Action::Plan { plan })
    }

    fn suppose(&mut self, plans: &Positions, first: Option<Seat>) -> Option<Entry<Action>> {
        let table = &mut self.table;
        let round = supposed(table.seats, plans, first, |seat| table.standing(seat))?;
        self.plans = round.plans;
        if table.options.solo.is_some() {
            self.plans[BRAHMABOT] = None;
        }
        table.played = round.played;
        table.stage = Stage::Planning { seat: round.maker };
        Some(Entry {
            seat: round.maker,
            action: Action::Plan { plan: round.plan },
        })
    }

    fn ending(&self) -> Option<Action> {
        match self.table.stage {
            Stage::Acting { .. } if self.table.begun == Some(Begun::CityShrineLeft) => None,
            Stage::Acting { .. } => Some(Action::EndTurn),
            Stage::Applying { .. } => Some(Action::LeaveRest),
            _ => None,
        }
    }

    /// The sites for a shrine: villages where it opens a road beside the priest or the Maharaja, and the cities that are
    /// scored soon. The cities for a statue: those, and the priest's own.
    fn matters(&self, seat: Seat) -> [u64; 2] {
        let table = &self.table;
        let tolls = table.shrines.tolls::<Coins>(seat);
        let room = u64::from(table.open_villages());
        let here = table.priest[seat];
        let there = table.maharaja.map_or(Junction::Start, Junction::City);
        let own = openings::<Road, _, _, _>(&MAP, &tolls, here.index()) & room;
        let his = openings::<Road, _, _, _>(&MAP, &tolls, there.index()) & room;
        let mut cities = here.city().map_or(0, |city| 1u64 << city.index());
        for city in table
            .maharaja
            .into_iter()
            .chain(table.cities_from_left().take(SOON))
        {
            cities |= 1 << city.index();
        }
        let mut sites = few(own, NEAR) | few(his, 1) | cities << Village::COUNT;
        if sites & room == 0 {
            sites |= few(room & !tolls.own(), 1);
        }
        [sites, cities]
    }

    fn is_dull(&self, _seat: Seat, action: Action, [sites, cities]: [u64; 2]) -> bool {
        match action {
            Action::EndTurn => true,
            Action::LeaveRest => matches!(self.table.stage, Stage::Applying { .. }),
            // A shrine that is owed in a city goes where it can.
            Action::BuildShrine { site, .. } => {
                sites >> site.index() & 1 == 0 && self.table.begun != Some(Begun::CityShrineLeft)
            }
            Action::BuildStatue { city, .. } => cities >> city.index() & 1 == 0,
            // A flag that is lowered to where it does not come soon changes nothing.
            Action::MoveFlag { city, .. } => {
                let before = self.table.cities_from_left();
                before.take_while(|&other| other != city).count() > SOON + 1
            }
            _ => false,
        }
    }

    fn promise(&self, seat: Seat) -> i32 {
        let table = &self.table;
        match table.spent {
            Some(dial) if table.active() == Some(seat) && table.due[dial] > 0 => HOPE,
            _ => 0,
        }
    }
}
