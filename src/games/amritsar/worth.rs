//! What a position of Amritsar is worth to each player, for computer players: features with names, and the ways to begin a
//! turn.
//!
//! Elephant, area and sowing are one step to whoever thinks: half-sown workers say nothing. What nests in an action is
//! decided at first sight while it is thought of, and thought about when it comes. It does not know how anybody thinks.

use super::action::{Action, Means, Payment};
use super::data::{
    Aim, Area, Colour, DECADES, Effect, GOALS, Good, INTERIM_STEP, LEVELS, MAHOUTS, Mahout,
    PerZone, Resource, StorageTile, TEMPLES, TRACK_STEPS, Track, WORKER_PLACES, Zone,
};
use super::pending::Pending;
use super::state::{Amritsar, Laid, Movement, Stage, Table};
use super::weights::WEIGHTS;
use crate::kernel::id::Id;
use crate::kernel::play::Entry;
use crate::kernel::seat::{PerSeat, Seat};
use crate::kernel::worth::{Awaited, Features, Leads, Positions, Weight, Worth, feature, write};
use core::cmp::Ordering;

/// Rounds of a decade.
const ROUNDS: u8 = 4;
/// Markers that are of use soon.
const FEW: u8 = 3;
/// What is hoped for from a main action, a second one, and one of the elephant, that are still to come.
const HOPE: [i32; 3] = [50, 30, 50];
/// Storage tiles that are thought of, the best first.
const TILES: [StorageTile; 8] = [
    StorageTile::TwoSteps,
    StorageTile::CoinAndResource,
    StorageTile::TwoMarble,
    StorageTile::NoPenalty,
    StorageTile::AllBridges,
    StorageTile::LessTax,
    StorageTile::CheapPurchase,
    StorageTile::FreeElephant,
];
/// How many of them at once.
const SOME: usize = 4;

impl Worth for Amritsar {
    #[rustfmt::skip]
    const NAMES: &'static [&'static str] = &[
        "score", "coins", "marble", "copper", "gold", "kinds of resources",
        "markers on the elephant", "markers on the elephant, few", "markers at the market",
        "donation here", "donation next door", "donations",
        "temple now", "temples later", "lead in zones", "tax unpaid", "tax",
        "Development", "Resources", "Economy", "interims", "finals",
        "storage tiles", "places left", "goals", "goal progress",
        "donate", "upgrade", "coin and prestige", "market", "coin and marble", "resource", "knowledge",
        "movement tile", "third phase", "steps before the Maharaja", "still to play",
    ];
    const WEIGHTS: &'static [Weight] = &WEIGHTS;
    const PLANS: usize = 0;
    /// Luck is small, and so small errors tell.
    const ERRORS: [u16; 3] = [360, 240, 115];
    /// What others do in their turns is seldom about what one did.
    const REPLIES: u8 = 0;

    fn awaited(&self) -> Awaited {
        let table = &self.table;
        match (table.stage, table.stack.top()) {
            (Stage::Opening { .. } | Stage::Over, _) => Awaited::Answer,
            (
                Stage::Following { .. }
                | Stage::Followed { .. }
                | Stage::Income { .. }
                | Stage::Automa { .. },
                _,
            ) => Awaited::Reply,
            (_, None | Some(Pending::AreaCoins)) => Awaited::Turn,
            (_, Some(_)) => Awaited::Open,
        }
    }

    fn rounds_left(&self) -> i32 {
        let table = &self.table;
        if table.stage == Stage::Over {
            return 0;
        }
        let here = match table.marker.steps_to(Zone::West) {
            0 => ROUNDS,
            steps => steps,
        };
        i32::from(here + ROUNDS * DECADES.saturating_sub(table.decade))
    }

    fn features(&self, viewer: Seat, into: &mut PerSeat<Features>) {
        let table = &self.table;
        let temples = table.temple_values();
        for seat in table.seats.iter() {
            let board = &table.boards[seat];
            // What others have laid is secret.
            let score = if seat == viewer || table.is_automa(seat) {
                self.final_score(seat)
            } else {
                table.score(seat, &self.dealt[seat], &Laid::default())
            };
            let (mut now, mut later, mut lead) = (0i16, 0i16, 0i16);
            for zone in Zone::all() {
                let own = i16::from(table.markers(seat, zone));
                let others = table.seats.iter().filter(|&other| other != seat);
                let most = others.map(|other| i16::from(table.markers(other, zone)));
                let most = most.max().unwrap_or(0);
                let [this, next] = temples[zone];
                if own >= most && own > 0 {
                    now += this;
                    later += next;
                }
                lead += (own - most).clamp(-1, 1) * (this + next);
            }
            let [marble, copper, gold] = *board.goods.entries();
            let kinds = board.in_stock().len();
            let due = table.tax_due(seat);
            let unpaid = i16::from(due.saturating_sub(board.coins)) * i16::from(table.penalty());
            let best_in = |zone: Option<Zone>| match zone {
                Some(zone) if board.load > 0 => table.best_donation(seat, zone),
                _ => 0,
            };
            let mut held = [0i16; Mahout::COUNT];
            for mahout in board.placed().iter() {
                if let Some(place) = held.get_mut(mahout.index()) {
                    *place = 1;
                }
            }
            let [development, resources, economy] = *board.tracks.entries();
            let reached = |step| {
                board
                    .tracks
                    .entries()
                    .iter()
                    .filter(|&&at| at >= step)
                    .count()
            };
            let before = board.elephant.map_or(0, |zone| zone.steps_to(table.marker));
            let played = table.has_played(seat);
            let goals = if seat == viewer {
                self.progress(seat)
            } else {
                0
            };
            #[rustfmt::skip]
            let own = [
                feature(score.total()), feature(board.coins), feature(marble), feature(copper), feature(gold),
                feature(kinds),
                feature(board.load), feature(board.load.min(FEW)), feature(board.at_market),
                best_in(board.elephant), best_in(board.elephant.map(|zone| zone.plus(1))),
                feature(table.donations(seat)), now, later, lead, unpaid, feature(due),
                feature(development), feature(resources), feature(economy),
                feature(reached(INTERIM_STEP)), feature(reached(TRACK_STEPS)),
                feature(board.storage.len()), feature(board.capacity().saturating_sub(board.held())),
                feature(board.goals.len()), goals,
            ];
            #[rustfmt::skip]
            let more = [
                i16::from(board.movement == Movement::Ready), i16::from(board.third_phase()), feature(before),
                i16::from(!played),
            ];
            write(&mut into[seat], &[&own, &held, &more]);
        }
    }

    fn plan(_position: usize) -> Option<Action> {
        None
    }

    fn suppose(&mut self, _plans: &Positions, _first: Option<Seat>) -> Option<Entry<Action>> {
        None
    }

    fn leads(&self, into: &mut Leads) {
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

    fn lead(&self, lead: u8, last: Option<Action>) -> Option<Action> {
        let table = &self.table;
        let lead = Lead::numbered(lead)?;
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

    /// The round, from 1; between turns nothing.
    fn number(&self) -> u8 {
        match self.awaited() {
            Awaited::Turn | Awaited::Open => {
                1 + ROUNDS * self.table.decade + self.table.marker as u8
            }
            _ => 0,
        }
    }

    fn ending(&self) -> Option<Action> {
        match self.table.stage {
            _ if !self.table.stack.is_empty() => None,
            Stage::Acting { .. } => Some(Action::EndActions),
            Stage::ElephantAgain { .. } => Some(Action::Stay),
            _ => None,
        }
    }

    /// The storage tiles that are thought of, and what an upgrade is paid with: the least. Where a mahout goes.
    fn matters(&self, seat: Seat) -> [u64; 2] {
        let table = &self.table;
        let Some(Pending::Upgrade { .. }) = table.stack.top() else {
            return [0; 2];
        };
        let mut tiles = 0u64;
        let on_display = TILES.iter().filter(|&&tile| table.display.contains(tile));
        for tile in on_display.take(SOME) {
            tiles |= 1 << tile.index();
        }
        if tiles == 0 {
            tiles = table.display.first().map_or(0, |tile| 1 << tile.index());
        }
        let board = &table.boards[seat];
        let least = if board.has(StorageTile::AnyPayment) {
            let stock = board.in_stock();
            stock.first().map_or(0, |kind| 1u64 << kind.index())
        } else {
            0b111
        };
        let free = Colour::all().find(|&colour| board.mahouts[colour].is_none());
        [
            tiles | (least | 0b1000) << 32,
            free.map_or(0, |colour| 1 << colour.index()),
        ]
    }

    fn is_dull(&self, seat: Seat, action: Action, [tiles, colours]: [u64; 2]) -> bool {
        let table = &self.table;
        let dear = |payment: Payment| tiles >> (32 + payment.index()) & 1 == 0;
        match action {
            Action::EndActions => true,
            Action::Stay => matches!(table.stage, Stage::ElephantAgain { .. }),
            Action::TakeCoins | Action::LeaveCoins => action != table.coins_of_the_area(seat),
            // It can wait until the actions.
            Action::Swap { .. } => !matches!(table.stage, Stage::Acting { .. }),
            Action::UpgradeStorage { tile, payment } => {
                tiles >> tile.index() & 1 == 0 || dear(payment)
            }
            Action::UpgradeGoal { payment, .. } => dear(payment),
            Action::UpgradeMahout {
                colour, payment, ..
            } => colours >> colour.index() & 1 == 0 || dear(payment),
            _ => false,
        }
    }

    /// The Maharaja does what his board says. Others follow if that costs them nothing, and take what is worth most.
    fn presumed(&self) -> Option<Action> {
        let table = &self.table;
        if self.awaited() != Awaited::Reply {
            return None;
        }
        if let Stage::Automa { .. } = table.stage {
            return table.automa_deed().map(|deed| deed.action);
        }
        let seat = table.decider()?;
        let board = &table.boards[seat];
        match table.stack.top() {
            None => match table.following_mahout(seat).map(|mahout| MAHOUTS[mahout].0) {
                Some(Effect::Market | Effect::Upgrade(_)) => Some(Action::Decline),
                _ => Some(Action::Follow),
            },
            Some(Pending::Excess) => {
                let good = [Good::Coin, Good::Marble, Good::Copper, Good::Gold];
                let good = good.into_iter().find(|&good| board.count(good) > 0)?;
                Some(Action::GiveBack { good })
            }
            Some(Pending::Resource { .. }) => Some(Action::TakeResource {
                resource: Resource::Gold,
            }),
            Some(Pending::Donation) => {
                let zone = board.elephant?;
                let place = table.donation_places(seat).iter().last()?;
                Some(Action::Donate { place, zone })
            }
            Some(Pending::Steps { tracks, .. }) => {
                let track = table.steps(seat, tracks).first()?;
                Some(Action::Study { track })
            }
            Some(Pending::Upgrade { bonus: true, .. } | Pending::Mahout { bonus: true }) => {
                Some(Action::Decline)
            }
            _ => None,
        }
    }

    fn promise(&self, seat: Seat) -> i32 {
        let table = &self.table;
        match table.stage {
            Stage::Acting { seat: active } if active == seat => {
                let doing = &table.doing;
                let [main, second, elephant] = HOPE;
                let mut hope = 0;
                if !doing.main && !doing.closed {
                    hope += main;
                }
                if !doing.second && !doing.closed {
                    let fits = match doing.tile {
                        Some(tile) => table.active_colours(seat).contains(tile.colour()),
                        None => true,
                    };
                    hope += if fits { second } else { 0 };
                }
                if !doing.elephant && table.elephant_beside(seat) {
                    hope += elephant;
                }
                hope
            }
            _ => 0,
        }
    }
}

/// A way to begin a turn: where the elephant goes, which workers are taken, which of them is put down last, and whether it
/// skips an area.
#[derive(Clone, Copy)]
struct Lead {
    zone: Zone,
    area: Area,
    colour: Colour,
    skips: bool,
}

impl Lead {
    const fn number(self) -> u8 {
        (self.zone as u8) << 6
            | (self.area as u8) << 3
            | (self.colour as u8) << 1
            | self.skips as u8
    }

    fn numbered(number: u8) -> Option<Self> {
        Some(Self {
            zone: Zone::from_index(usize::from(number >> 6))?,
            area: Area::from_index(usize::from(number >> 3 & 7))?,
            colour: Colour::from_index(usize::from(number >> 1 & 3))?,
            skips: number & 1 == 1,
        })
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
    fn coins_of_the_area(&self, seat: Seat) -> Action {
        let board = &self.boards[seat];
        let coins = self.doing.at.map_or(0, |area| self.area_coins[area]);
        if board.held().saturating_add(coins) > board.capacity() {
            Action::LeaveCoins
        } else {
            Action::TakeCoins
        }
    }

    /// What most markers bring in each zone: at the end of this decade, and of those after it.
    fn temple_values(&self) -> PerZone<[i16; 2]> {
        let mut all = PerZone::filled([0; 2]);
        for (decade, &temple) in (1..).zip(&self.temples) {
            for (zone, &value) in TEMPLES[temple].iter() {
                let [now, later] = &mut all[zone];
                match decade.cmp(&self.decade) {
                    Ordering::Less => {}
                    Ordering::Equal => *now += i16::from(value),
                    Ordering::Greater => *later += i16::from(value),
                }
            }
        }
        all
    }

    /// The PP of the best donation that a player could pay in a zone.
    fn best_donation(&self, seat: Seat, zone: Zone) -> i16 {
        let open = self.open_places(zone).bits();
        let stock = self.boards[seat].goods.entries();
        let mut best = 0;
        for (mask, (cost, prestige)) in [0x3Fu32, 0x7C0, 0x7800, 0x38000]
            .iter()
            .zip(LEVELS.entries())
        {
            if open & mask != 0 && cost.iter().zip(stock).all(|(cost, has)| cost <= has) {
                best = i16::from(*prestige);
            }
        }
        best
    }

    /// Whether a player's turn of this round is over.
    fn has_played(&self, seat: Seat) -> bool {
        let playing = match self.stage {
            Stage::Elephant { seat }
            | Stage::Lifting { seat }
            | Stage::Sowing { seat }
            | Stage::Acting { seat }
            | Stage::ElephantAgain { seat } => seat,
            _ => return false,
        };
        let order = |seat: Seat| {
            let count = usize::from(self.seats.count());
            (seat.index() + count - self.first.index()) % count
        };
        order(seat) < order(playing)
    }
}

impl Amritsar {
    /// How far a player has come with goals that count for nothing until they are reached.
    fn progress(&self, seat: Seat) -> i16 {
        let board = &self.table.boards[seat];
        let mut all = 0;
        for kind in self.laid[seat].entries().iter().flatten() {
            let aim = GOALS[*kind].get(usize::from(self.dealt[seat][*kind]));
            let steps = |track: Track, most: u8| i16::from(board.tracks[track].min(most));
            all += match aim {
                Some(&Aim::Interims(one, other, _)) => {
                    steps(one, INTERIM_STEP) + steps(other, INTERIM_STEP)
                }
                Some(&Aim::Final(track, _)) => steps(track, TRACK_STEPS),
                Some(&Aim::OnTwo(one, other, count, _)) => {
                    let both =
                        self.table.markers_on(seat, one) + self.table.markers_on(seat, other);
                    i16::from(both.min(count))
                }
                _ => 0,
            };
        }
        all
    }
}

// A way to begin is one byte.
const _: () = assert!(Zone::COUNT == 4 && Area::COUNT == 8 && Colour::COUNT == 4);

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::super::state::Difficulty;
    use super::*;
    use crate::kernel::dice::Dice;
    use crate::kernel::game::{Game, Turn};
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;
    use crate::kernel::worth::FEATURES;

    fn tables() -> impl Iterator<Item = (Options, Seats, u64)> {
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

    #[test]
    fn the_goals_of_others_count_for_nothing() {
        let (mut dice, mut differed) = (Dice::from_seed(4), 0);
        for (options, seats, seed) in tables() {
            let each = |_, _, game: &Amritsar| {
                let Turn::Of(viewer) = game.turn() else {
                    return;
                };
                let other = game.resample(viewer, &mut dice);
                differed += u32::from(other != *game);
                let [one, same] = [game, &other].map(|game| {
                    let mut all = PerSeat::filled([0; FEATURES]);
                    game.features(viewer, &mut all);
                    all
                });
                assert_eq!(one, same);
            };
            play_random::<Amritsar>(options, seats, seed, 4000, each).unwrap();
        }
        assert!(differed > 1000, "{differed}");
    }

    #[test]
    fn the_maharaja_ends_a_turn_and_begins_another_number() {
        let seats = Seats::new(2).unwrap();
        let solo = Some(Difficulty::Easy);
        let mut numbers = Vec::new();
        let each = |_, _, game: &Amritsar| match game.awaited() {
            Awaited::Turn => {
                if numbers.last() != Some(&game.number()) {
                    numbers.push(game.number());
                }
            }
            Awaited::Reply => {
                assert_eq!(game.number(), 0);
                if let Stage::Automa { .. } = game.table.stage {
                    let legal = game.legal(Seat::Two).next();
                    assert_eq!(game.presumed(), legal, "exactly what he will do");
                }
            }
            _ => {}
        };
        play_random::<Amritsar>(Options { solo }, seats, 5, 4000, each).unwrap();
        assert_eq!(numbers.len(), 12, "{numbers:?}");
        let mut sorted = numbers.clone();
        sorted.dedup();
        assert_eq!(sorted, numbers);
    }
}
