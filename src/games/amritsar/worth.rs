//! What a position of Amritsar is worth to each player, for computer players: features with names.
//!
//! Elephant, area and sowing are one step to whoever thinks (`lead`): half-sown workers say nothing. What nests in an action is
//! decided at first sight while it is thought of, and thought about when it comes. It does not know how anybody thinks.

use super::action::{Action, Payment};
use super::data::{
    Aim, Colour, DECADES, Effect, GOALS, Good, INTERIM_STEP, LEVELS, MAHOUTS, Mahout, PerZone,
    Resource, StorageTile, TEMPLES, TRACK_STEPS, Track, Zone,
};
use super::lead::Lead;
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
        self.ways_to_begin(into);
    }

    fn lead(&self, lead: u8, last: Option<Action>) -> Option<Action> {
        self.way_on(Lead::numbered(lead)?, last)
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

impl Table {
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

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::super::lead::tests::tables;
    use super::super::state::Difficulty;
    use super::*;
    use crate::kernel::dice::Dice;
    use crate::kernel::game::{Game, Turn};
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;
    use crate::kernel::worth::FEATURES;

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
            Awaited::Turn if numbers.last() != Some(&game.number()) => {
                numbers.push(game.number());
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
