//! What a position of Osiris is worth to each player, for computer players: features with names.
//!
//! A god that the player who thinks has not looked at counts by what he can believe: as likely as its owner has followers
//! there, within what was not ruled out. It does not know how anybody thinks.

use super::action::Action;
use super::data::{
    Carrier, City, God, GodSet, PLACES, PYRAMID, PerDisc, REBELLION, ROUND_THE_SUMMIT,
};
use super::place::Place;
use super::state::{Osiris, PerGod, Stage, Table};
use super::weights::WEIGHTS;
use crate::kernel::id::Id;
use crate::kernel::play::Entry;
use crate::kernel::seat::{PerSeat, Seat};
use crate::kernel::worth::{Awaited, Features, Positions, Weight, Worth, feature, write};

/// What is certain, in the unit of chances.
const SURE: i16 = 16;
/// How much likelier a god is for each follower that the owner of its disc has there.
const TRUST: i32 = 3;
/// Stones beyond which a way to the summit is not followed.
const FAR: u8 = 12;
/// A lead that can hardly be caught up, and its like behind.
const LEAD: i32 = 3;
/// Followers are placed so many rounds before anybody can come near the summit.
const PLACING: i32 = 5;
/// A city with so many stones soon rebels.
const UNREST: u8 = REBELLION - 2;

impl Worth for Osiris {
    #[rustfmt::skip]
    const NAMES: &'static [&'static str] = &[
        "next, and can win", "next, and could win twice", "soon, and can win", "later, and can win", "could win twice",
        "one stone short", "two stones short", "four stones short", "height of winners", "height", "best way",
        "stones", "priests with stones", "winners", "leads", "lead of the highest",
        "tip", "tip with crown blockades", "next, with three crown blockades", "cities in unrest",
        "priests in danger", "height in danger", "known gods", "turns to wait", "followers together",
    ];
    const WEIGHTS: &'static [Weight] = &WEIGHTS;
    const PLANS: usize = 0;
    /// What everybody could believe takes its time.
    const SLICE: u32 = 4;
    /// Turns are short, and much is hidden.
    const REPLIES: u8 = 4;

    /// Each of the others once.
    fn turns(&self) -> u8 {
        self.table.seats.count() - 1
    }

    fn awaited(&self) -> Awaited {
        match self.table.stage {
            Stage::Choosing | Stage::Marching(_) | Stage::Following => Awaited::Turn,
            Stage::Exchanging(_) | Stage::Showing(_) => Awaited::Open,
            Stage::Placing | Stage::Over(_) => Awaited::Answer,
        }
    }

    /// There are no rounds to count down: the fewest turns that anybody needs to the summit, or the crown fields that are
    /// still open.
    fn rounds_left(&self) -> i32 {
        let table = &self.table;
        match table.stage {
            Stage::Over(_) => return 0,
            Stage::Placing => return PLACING,
            _ => {}
        }
        let short = |city: City| {
            let storeys = match table.priests[city].index() {
                0..12 => 4,
                12..24 => 3,
                24..32 => 2,
                _ => 1,
            };
            (2 * storeys - i32::from(table.stones[city])).max(0)
        };
        let cities = City::all().filter(|&city| table.in_play(city));
        let turns = cities.map(short).min().unwrap_or(0) / 2 + 1;
        let open = ROUND_THE_SUMMIT.minus(table.blockades).len() as i32;
        turns.min(open).clamp(1, PLACING)
    }

    fn features(&self, viewer: Seat, into: &mut PerSeat<Features>) {
        let table = &self.table;
        let standing = Standing::of(table);
        let beliefs = self.beliefs(viewer, &standing);
        let high = standing_high(table);
        let crown = ROUND_THE_SUMMIT.both(table.blockades).len() as i16;
        let rests = !matches!(table.stage, Stage::Following | Stage::Over(_));
        for seat in table.seats.iter() {
            let ways = Ways::of(table, &high, seat);
            let wait = table.wait(seat, rests);
            let next = wait == 0;
            let (mut able, mut sum_able) = (0, 0);
            let mut short = [0i16; 3];
            let (mut winners_height, mut height, mut best) = (0, 0, 0);
            let (mut stones, mut supplied, mut winners, mut leads) = (0, 0, 0, 0);
            let (mut top, mut top_lead) = (-1, 0);
            let (mut unrest, mut endangered, mut at_stake, mut known) = (0, 0, 0, 0);
            for city in table.cities(seat).iter() {
                let Belief { wins, lead, .. } = beliefs[Carrier::Priest(city)];
                let place = table.priests[city];
                let way = ways.from(place);
                let held = match table.march() {
                    Some(march) if march.priest == city => march.left,
                    _ => table.stones[city],
                };
                let need = way.saturating_sub(held);
                match need {
                    0 => {
                        able = able.max(wins);
                        sum_able += wins;
                    }
                    1..=4 => {
                        if let Some(place) = short.get_mut(usize::from(need / 2)) {
                            *place += wins;
                        }
                    }
                    _ => {}
                }
                let climbed = i16::from(FAR - way.min(FAR));
                height += climbed;
                winners_height += climbed * wins / SURE;
                best = best.max((climbed + i16::from(held.min(way))) * wins / SURE);
                stones += i16::from(held);
                supplied += i16::from(held >= 2);
                winners += wins;
                leads += lead;
                if climbed > top {
                    (top, top_lead) = (climbed, lead);
                }
                if table.options.rebellion && held >= UNREST {
                    unrest += 1;
                }
                // A rival at home comes from below.
                let near = ways.others_beside(place) || place.index() < 2 * City::COUNT;
                if place.as_field().is_some() && near && self.in_danger(seat, city, &beliefs) {
                    endangered += 1;
                    at_stake += climbed;
                }
                let disc = Carrier::Priest(city);
                let others = table.seats.iter().filter(|&other| other != seat);
                known += others
                    .filter(|&other| table.looked[other].contains(disc))
                    .count() as i16;
            }
            let tip = ahead_at_tip(self.possible[viewer][Carrier::Tip], &standing, seat);
            let together: i16 = God::all()
                .map(|god| {
                    let own = standing.devoted[seat][god] as i16;
                    own * own
                })
                .sum();
            let twice = (sum_able - able).min(SURE);
            #[rustfmt::skip]
            let own = [
                if next { able } else { 0 }, if next { twice } else { 0 },
                if wait == 1 { able } else { 0 }, if wait > 1 { able } else { 0 }, if next { 0 } else { twice },
            ];
            #[rustfmt::skip]
            let more = [
                winners_height, height, best, stones, supplied, winners, leads, top_lead,
                tip, tip * crown, if next && crown == 3 { tip } else { 0 }, unrest,
                endangered, at_stake, known, wait, together,
            ];
            write(&mut into[seat], &[&own, &short, &more]);
        }
    }

    fn plan(_position: usize) -> Option<Action> {
        None
    }

    fn suppose(&mut self, _plans: &Positions, _first: Option<Seat>) -> Option<Entry<Action>> {
        None
    }

    fn ending(&self) -> Option<Action> {
        matches!(self.table.stage, Stage::Following).then_some(Action::EndTurn)
    }

    /// The temples that followers are moved to, those that they are not moved from, and the fields for a blockade: before
    /// others' priests, and round the summit.
    fn matters(&self, seat: Seat) -> [u64; 2] {
        let table = &self.table;
        match table.stage {
            Stage::Following => {
                let (mut to, mut stays) = (0u16, 0u16);
                let standing = Standing::of(table);
                for city in City::all().filter(|&city| table.in_play(city)) {
                    let possible = self.possible[seat][Carrier::Priest(city)];
                    let Some(owner) = table.owner(city) else {
                        continue;
                    };
                    if owner == seat {
                        to |= possible.bits();
                        for god in possible.iter().filter(|&god| standing.lead(seat, god) <= 0) {
                            stays |= 1 << god.index();
                        }
                    } else if possible.len() == 1 {
                        to |= possible.bits();
                    } else {
                        // What its owner could win with.
                        for god in possible.iter() {
                            if standing.devoted[owner][god] > 1 {
                                to |= 1 << god.index();
                            }
                        }
                    }
                }
                let tip = self.possible[seat][Carrier::Tip];
                if tip.len() <= 2 {
                    to |= tip.bits();
                }
                [u64::from(to), u64::from(stays)]
            }
            Stage::Marching(_) => {
                let mut fields = u64::from(ROUND_THE_SUMMIT.bits());
                for city in City::all().filter(|&city| table.in_play(city)) {
                    if table.owner(city) != Some(seat) {
                        fields |= table.priests[city].above().bits() >> City::COUNT;
                    }
                }
                [fields, 0]
            }
            _ => [0; 2],
        }
    }

    fn is_dull(&self, _seat: Seat, action: Action, [to, stays]: [u64; 2]) -> bool {
        match action {
            Action::EndTurn => true,
            Action::Block { field } => to >> field.index() & 1 == 0,
            Action::MoveFollower {
                from, to: temple, ..
            } => to >> temple.index() & 1 == 0 || stays >> from.index() & 1 == 1 || from == temple,
            _ => false,
        }
    }

    fn presumed(&self) -> Option<Action> {
        matches!(self.table.stage, Stage::Showing(_)).then_some(Action::Seen)
    }
}

/// Followers in the temples, by player.
struct Standing {
    devoted: PerSeat<PerGod<u8>>,
    /// How many more a player has there than any other.
    leads: PerSeat<PerGod<i8>>,
    /// Of all colours.
    all: PerGod<u8>,
}

impl Standing {
    fn of(table: &Table) -> Self {
        let mut standing = Self {
            devoted: PerSeat::filled(PerGod::filled(0)),
            leads: PerSeat::filled(PerGod::filled(0)),
            all: PerGod::filled(0),
        };
        for (colour, followers) in table.followers.iter() {
            let Some(seat) = table.leader(colour) else {
                continue;
            };
            for god in followers.present().iter() {
                let count = followers.at(god);
                standing.devoted[seat][god] += count;
                standing.all[god] += count;
            }
        }
        for (god, _) in standing.all.iter().filter(|&(_, &all)| all > 0) {
            // The most, and the most of the others: twice the same where two have it.
            let (mut most, mut next) = (0, 0);
            for seat in table.seats.iter() {
                let own = standing.devoted[seat][god];
                (most, next) = if own > most {
                    (own, most)
                } else {
                    (most, next.max(own))
                };
            }
            for seat in table.seats.iter() {
                let own = standing.devoted[seat][god];
                let other = if own == most { next } else { most };
                // At most six of each.
                standing.leads[seat][god] = own as i8 - other as i8;
            }
        }
        standing
    }

    /// How many more followers a player has there than any other.
    fn lead(&self, seat: Seat, god: God) -> i32 {
        i32::from(self.leads[seat][god])
    }
}

/// What is believed of a priest's god.
#[derive(Clone, Copy, Default)]
struct Belief {
    /// How likely its owner wins if the priest mounts the throne; a tie is his.
    wins: i16,
    /// How far its owner leads there, in quarters.
    lead: i16,
    /// How many followers it has, in quarters.
    devotion: i16,
}

/// How likely a player is ahead with the god of the tip.
fn ahead_at_tip(possible: GodSet, standing: &Standing, seat: Seat) -> i16 {
    let count = possible.len().max(1) as i16;
    let sum: i16 = possible
        .iter()
        .map(|god| match standing.lead(seat, god) {
            1.. => SURE,
            0 => SURE / 2,
            _ => 0,
        })
        .sum();
    sum / count
}

impl Osiris {
    /// What a player believes of all priests' gods.
    fn beliefs(&self, viewer: Seat, standing: &Standing) -> PerDisc<Belief> {
        let mut all = PerDisc::filled(Belief::default());
        // Of an owner's discs that were not looked at mostly the same is known.
        let mut last = None;
        for city in City::all() {
            let disc = Carrier::Priest(city);
            let Some(owner) = self.table.owner(city) else {
                continue;
            };
            let possible = self.possible[viewer][disc];
            if let Some((set, whose, belief)) = last
                && (set, whose) == (possible, owner)
            {
                all[disc] = belief;
                continue;
            }
            let (mut whole, mut wins, mut lead, mut devotion) = (0i32, 0i32, 0i32, 0i32);
            for god in possible.iter() {
                let likely = 1 + TRUST * i32::from(standing.devoted[owner][god]);
                let ahead = standing.lead(owner, god);
                whole += likely;
                if ahead >= 0 {
                    wins += likely;
                }
                lead += likely * ahead.clamp(-LEAD, LEAD);
                devotion += likely * i32::from(standing.all[god]);
            }
            let whole = whole.max(1);
            all[disc] = Belief {
                wins: (wins * i32::from(SURE) / whole) as i16,
                lead: (lead * 4 / whole) as i16,
                devotion: (devotion * 4 / whole) as i16,
            };
            last = Some((possible, owner, all[disc]));
        }
        all
    }

    /// Whether somebody else's priest who stands beside this one could come and beat it.
    fn in_danger(&self, seat: Seat, city: City, beliefs: &PerDisc<Belief>) -> bool {
        let table = &self.table;
        let place = table.priests[city];
        let own = beliefs[Carrier::Priest(city)].devotion;
        let (beside, storeys) = (place.beside(), place.storeys());
        City::all().any(|other| {
            let there = table.priests[other];
            let stones = table.stones[other];
            (beside.contains(there) && stones >= 1 || storeys.contains(there) && stones >= 2)
                && table.owner(other).is_some_and(|owner| owner != seat)
                && beliefs[Carrier::Priest(other)].devotion >= own
        })
    }
}

impl Table {
    /// How many turns come before that of a player.
    fn wait(&self, seat: Seat, rests: bool) -> i16 {
        if rests && seat == self.active {
            return 0;
        }
        let order = self.seats.left_of(self.active);
        let before = order.take_while(|&other| other != seat).count();
        feature(before + usize::from(rests))
    }
}

/// The fields and the summit, one bit each: 32 bits are much quicker on the chip than 64.
type High = u32;

/// How many fields there are with the summit.
const HIGH: usize = PLACES - City::COUNT;

/// The neighbours on the same ring, and on the next storeys, of fields and summit.
const NEIGHBOURS: [[High; 2]; HIGH] = neighbours();

#[expect(
    clippy::indexing_slicing,
    reason = "runs while compiling, where a position too far is a compile error"
)]
const fn neighbours() -> [[High; 2]; HIGH] {
    let mut all = [[0; 2]; HIGH];
    let mut place = 0;
    while place < HIGH {
        let beside = PYRAMID.beside[place + City::COUNT] >> City::COUNT;
        let storeys = PYRAMID.storeys[place + City::COUNT] >> City::COUNT;
        all[place] = [beside as High, storeys as High];
        place += 1;
    }
    all
}

/// Where the priests stand on the pyramid, by player.
fn standing_high(table: &Table) -> PerSeat<High> {
    let mut all = PerSeat::filled(0);
    for (city, place) in table.priests.iter() {
        if let (Some(place), Some(owner)) =
            (place.index().checked_sub(City::COUNT), table.owner(city))
        {
            all[owner] |= 1 << place;
        }
    }
    all
}

/// How many stones a priest of a player needs to the summit.
struct Ways {
    /// From each field.
    stones: [u8; HIGH],
    own: High,
    others: High,
    blocked: High,
}

impl Ways {
    /// Whoever meets another's priest on the way needs one stone more, for who knows how it ends.
    fn of(table: &Table, standing: &PerSeat<High>, seat: Seat) -> Self {
        let others = table.seats.iter().filter(|&other| other != seat);
        let mut ways = Self {
            stones: [FAR; HIGH],
            own: standing[seat],
            others: others.fold(0, |all, other| all | standing[other]),
            blocked: table.blockades.bits(),
        };
        // The places that are reached with so many stones, from the summit down.
        let mut waves: [High; FAR as usize + 4] = [0; FAR as usize + 4];
        if let Some(first) = waves.first_mut() {
            *first = 1 << (HIGH - 1);
        }
        let mut seen: High = 0;
        for stones in 0..FAR {
            let mut wave = waves.get(usize::from(stones)).copied().unwrap_or(0) & !seen;
            seen |= wave;
            while wave != 0 {
                let place = wave.trailing_zeros() as usize;
                let bit = wave & wave.wrapping_neg();
                wave ^= bit;
                if let Some(way) = ways.stones.get_mut(place) {
                    *way = stones;
                }
                if ways.own & bit != 0 {
                    continue;
                }
                let [beside, storeys] = NEIGHBOURS.get(place).copied().unwrap_or_default();
                let meets = usize::from(ways.others & bit != 0);
                let mut reach = |more: usize, from: High| {
                    if let Some(later) = waves.get_mut(usize::from(stones) + more) {
                        *later |= from;
                    }
                };
                reach(1 + meets, beside);
                if ways.blocked & bit == 0 {
                    reach(2 + meets, storeys);
                }
            }
        }
        ways
    }

    /// The way from a place: out of a city it goes up to the field of the same position.
    fn from(&self, place: Place) -> u8 {
        let at = |field: usize| self.stones.get(field).copied().unwrap_or(FAR);
        if let Some(field) = place.index().checked_sub(City::COUNT) {
            return at(field);
        }
        let bit = 1 << place.index();
        if (self.own | self.blocked) & bit != 0 {
            return FAR;
        }
        let meets = u8::from(self.others & bit != 0);
        (at(place.index()) + 2 + meets).min(FAR)
    }

    /// Whether somebody else's priest stands beside a place.
    fn others_beside(&self, place: Place) -> bool {
        let field = place.index().checked_sub(City::COUNT);
        let near = field.and_then(|field| NEIGHBOURS.get(field));
        near.is_some_and(|[beside, storeys]| (beside | storeys) & self.others != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::super::place::Field;
    use super::*;
    use crate::kernel::dice::Dice;
    use crate::kernel::game::{Game, Turn};
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;
    use crate::kernel::worth::FEATURES;

    fn features(game: &Osiris, viewer: Seat) -> PerSeat<Features> {
        let mut all = PerSeat::filled([0; FEATURES]);
        game.features(viewer, &mut all);
        all
    }

    #[test]
    fn what_a_player_has_not_looked_at_counts_by_belief_alone() {
        let (mut dice, mut differed) = (Dice::from_seed(4), 0);
        for seed in 0..30 {
            let seats = Seats::new(2 + (seed % 3) as u8).unwrap();
            let each = |_, _, game: &Osiris| {
                for viewer in seats.iter() {
                    let other = game.resample(viewer, &mut dice);
                    differed += u32::from(other.gods != game.gods);
                    assert_eq!(features(&other, viewer), features(game, viewer));
                }
            };
            play_random::<Osiris>(Options::default(), seats, seed, 120, each).unwrap();
        }
        assert!(differed > 1000, "{differed}");
    }

    fn begun() -> Osiris {
        let seats = Seats::new(4).unwrap();
        let mut game = Osiris::new(Options::default(), seats, &mut Dice::from_seed(1)).unwrap();
        game.table.stage = Stage::Choosing;
        game
    }

    fn way(game: &Osiris, city: City) -> u8 {
        let seat = game.table.owner(city).unwrap();
        let standing = standing_high(&game.table);
        Ways::of(&game.table, &standing, seat).from(game.table.priests[city])
    }

    #[test]
    fn the_way_to_the_summit_goes_round_blockades_and_own_priests() {
        let mut game = begun();
        assert_eq!(way(&game, City::Tanis), 8, "two stones a storey");
        let [b0, b1, c0] = [('b', 0), ('b', 1), ('c', 0)]
            .map(|(ring, number)| Field::named(ring, number).unwrap());
        game.table.blockades.insert(c0);
        assert_eq!(way(&game, City::Tanis), 9, "from the side alone");
        game.table.blockades = Default::default();
        game.table.priests[City::Heliopolis] = Place::field(b0);
        assert_eq!(way(&game, City::Tanis), 9, "past a companion");
        game.table.priests[City::Heliopolis] = Place::field(b1);
        assert_eq!(way(&game, City::Tanis), 8);
        game.table.priests[City::Giseh] = Place::field(b0);
        assert_eq!(way(&game, City::Tanis), 9, "a fight may be lost");
    }

    #[test]
    fn who_can_win_at_once_is_worth_more_than_who_has_to_wait() {
        let mut game = begun();
        game.table.priests[City::Tanis] = Place::field(Field::named('c', 0).unwrap());
        let [next, soon] = [Seat::One, Seat::Four].map(|active| {
            game.table.active = active;
            assert_eq!(game.turn(), Turn::Of(active));
            features(&game, Seat::One)[Seat::One]
        });
        // Nobody has followers, and so who mounts the throne wins.
        assert_eq!((next[0], next[2]), (SURE, 0));
        assert_eq!((soon[0], soon[2]), (0, SURE));
    }
}
