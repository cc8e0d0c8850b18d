//! A player of Amritsar who gathers, builds and donates like a person.

use durbar::games::amritsar::Amritsar;
use durbar::games::amritsar::action::{Action, Means, Payment};
use durbar::games::amritsar::data::{
    Area, DonationPlace, Effect, Gain, Good, LEVELS, MAHOUTS, Resource, TEMPLES, ZONE_TILES, Zone,
};
use durbar::games::amritsar::state::{Stage, Table};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::id::Id;
use durbar::kernel::seat::{Seat, Viewer};

use super::{Drill, Lively, any};

impl Lively for Amritsar {
    // The plain turn; where the elephant is beside, its action is left.
    const DRILLS: &[Drill] = &[
        Drill {
            name: "stay, three workers, both actions, end",
            plan: "",
            turn: &[
                "stay",
                "lift",
                "sow",
                "sow",
                "stand",
                "main",
                "second",
                "end actions",
            ],
        },
        Drill {
            name: "stay, three workers, both actions",
            plan: "",
            turn: &["stay", "lift", "sow", "sow", "stand", "main", "second"],
        },
    ];
    const PLANS: bool = false;

    /// A turn goes from the first ride to the last action, which ends it by itself where nothing else can be done.
    fn ends(before: &Self, _last: &str, after: &Self) -> bool {
        let turn = |game: &Self| match game.view(Viewer::Bystander).table.stage {
            Stage::Elephant { seat } => Some((seat, 0)),
            Stage::Lifting { seat }
            | Stage::Sowing { seat }
            | Stage::Acting { seat }
            | Stage::ElephantAgain { seat } => Some((seat, 1)),
            _ => None,
        };
        match (turn(before), turn(after)) {
            // In the same turn, or in the next one of the same player.
            (Some((seat, far)), Some((then, further))) => seat != then || further < far,
            (before, _) => before.is_some(),
        }
    }

    fn lively(&self, seat: Seat, whim: &mut Dice) -> Action {
        let table = self.view(Viewer::Player(seat)).table;
        let legal: Vec<Action> = self.legal(seat).collect();
        let worth = |action: &Action| worth(&table, seat, *action);
        // Now and then something else than the best.
        let most = legal.iter().map(worth).max().unwrap_or(0);
        let level = match whim.below(8) {
            0..=5 => most,
            6 => most - 1,
            _ => most - 3,
        };
        let good = legal.iter().copied();
        let good = good.filter(|action| worth(action) >= level);
        any(good, whim, Action::EndActions)
    }
}

/// How good an action looks.
fn worth(table: &Table, seat: Seat, action: Action) -> i32 {
    let board = &table.boards[seat];
    match action {
        Action::PlaceElephant { zone } => temple(table, zone),
        Action::MoveElephant { zone, means } => {
            let here = board.elephant.unwrap_or(zone);
            let steps = i32::from(here.steps_to(zone));
            let passed = here.steps_to(table.marker) < here.steps_to(zone);
            let price = match means {
                Means::Foot => 2 * (steps - 1) + 2 * i32::from(passed),
                // They are for once.
                Means::MovementTile | Means::StorageTile => 3,
            };
            attraction(table, seat, zone) - price
        }
        Action::Stay => board
            .elephant
            .map_or(0, |zone| attraction(table, seat, zone)),
        Action::Lift { area } => landing(table, seat, area),
        // The one that a tile of the last area's zone has a second action for is kept.
        Action::Sow { colour } => {
            let left = table.in_hand().saturating_sub(1);
            let last = table.doing.at.map(|at| ahead(table, at, left + 1));
            let kept = last.is_some_and(|area| {
                let mut tiles = table.tiles[area.zone()].iter();
                tiles.any(|tile| tile.colour() == colour)
            });
            6 - 2 * i32::from(kept)
        }
        Action::Stand => {
            let next = table.doing.at.map(|at| table.next_open(at).zone());
            let beside = next.is_some() && next == board.elephant;
            4 + 5 * i32::from(beside || board.coins < 2)
        }
        Action::TakeCoins | Action::TakeCoin => 8,
        Action::Main { tile } => use_of(table, seat, ZONE_TILES[tile].main),
        Action::Second { tile } => 1 + use_of(table, seat, ZONE_TILES[tile].second),
        Action::ElephantMain { tile } => use_of(table, seat, ZONE_TILES[tile].main),
        Action::ElephantMahout { mahout } | Action::UseMahout { mahout } => {
            use_of(table, seat, MAHOUTS[mahout].0)
        }
        Action::Donate { place, zone } => 8 + gain(table, seat, place, zone),
        Action::TakeResource { resource } => 5 + wanted(table, seat, resource),
        Action::Buy { resource } => 3 + wanted(table, seat, resource),
        // Too much of one kind is sold while it is dear.
        Action::Sell { resource } => {
            let spare = board.goods[resource] > saved(table, seat, resource);
            2 + 2 * i32::from(spare) + i32::from(table.market[resource] < 2)
        }
        Action::LeaveMarket => 5,
        Action::UpgradeStorage { payment, .. }
        | Action::UpgradeGoal { payment, .. }
        | Action::UpgradeMahout { payment, .. } => 5 + 3 * i32::from(affords(table, seat, payment)),
        // One track after the other.
        Action::Study { track } => 5 + i32::from(board.tracks[track]),
        Action::GiveBack { good } => match good {
            Good::Coin => 4,
            Good::Marble => 5,
            Good::Copper => 3,
            Good::Gold => 1,
        },
        Action::Follow => 8,
        Action::Skip | Action::SkipFree => 5,
        Action::EndActions | Action::Decline | Action::LeaveCoins => 2,
        _ => 5,
    }
}

/// The PP of the temple in a zone.
fn temple(table: &Table, zone: Zone) -> i32 {
    i32::from(TEMPLES[table.temple()][zone])
}

/// How good it is for an elephant to be in a zone: the temple, and what can be donated there.
fn attraction(table: &Table, seat: Seat, zone: Zone) -> i32 {
    let board = &table.boards[seat];
    let payable = table.payable_places(zone, board.goods.entries()).iter();
    let best = payable.map(|place| gain(table, seat, place, zone)).max();
    4 + temple(table, zone) + best.filter(|_| board.load > 0).unwrap_or(0)
}

/// What a donation brings at once, with the own markers below.
fn gain(table: &Table, seat: Seat, place: DonationPlace, zone: Zone) -> i32 {
    let below = table.donated[seat][zone].both(place.below());
    i32::from(LEVELS[place.level()].1) + below.len() as i32
}

/// The area so many open ones ahead.
fn ahead(table: &Table, from: Area, areas: u8) -> Area {
    (0..areas).fold(from, |area, _| table.next_open(area))
}

/// How good it is to take the workers of an area: many, to the own elephant, with coins, and of a colour of a tile there.
fn landing(table: &Table, seat: Seat, area: Area) -> i32 {
    let crowd = table.crowd(area) as u8;
    let zone = ahead(table, area, crowd).zone();
    let beside = table.boards[seat].elephant == Some(zone);
    let donates = !table.donation_places(seat).is_empty();
    let mut tiles = table.tiles[zone].iter();
    let mut hand = table.workers[area].iter().flatten();
    let fits = tiles.any(|tile| hand.any(|&colour| colour == tile.colour()));
    i32::from(crowd)
        + (4 + 4 * i32::from(donates)) * i32::from(beside)
        + 2 * i32::from(fits)
        + i32::from(table.area_coins[area])
}

/// The place that a player saves for: of those where the elephant stands the one for which least is missing, then the
/// one that brings most.
fn target(table: &Table, seat: Seat) -> Option<DonationPlace> {
    let board = &table.boards[seat];
    let zone = board.elephant?;
    table.open_places(zone).iter().min_by_key(|&place| {
        let cost = Resource::all().zip(LEVELS[place.level()].0);
        let missing: u8 = cost
            .map(|(kind, count)| count.saturating_sub(board.goods[kind]))
            .sum();
        (missing, -gain(table, seat, place, zone))
    })
}

/// How many of a resource a player saves.
fn saved(table: &Table, seat: Seat, resource: Resource) -> u8 {
    let place = target(table, seat);
    let cost = |place: DonationPlace| LEVELS[place.level()].0.get(resource.index()).copied();
    place.and_then(cost).unwrap_or(0)
}

/// How much a resource is wanted: what is saved for first, then what is dear.
fn wanted(table: &Table, seat: Seat, resource: Resource) -> i32 {
    let board = &table.boards[seat];
    let missing = board.goods[resource] < saved(table, seat, resource);
    let room = i32::from(board.held() < board.capacity());
    4 * i32::from(missing) + i32::from(resource != Resource::Marble) + 2 * room
        - i32::from(board.goods[resource])
}

/// Whether an upgrade leaves what is saved, or brings a marker that is needed.
fn affords(table: &Table, seat: Seat, payment: Payment) -> bool {
    let board = &table.boards[seat];
    let spare = |kind| board.goods[kind] > saved(table, seat, kind);
    board.load == 0 || payment.resource().is_none_or(spare)
}

/// How good the action of a symbol is now.
fn use_of(table: &Table, seat: Seat, effect: Effect) -> i32 {
    let board = &table.boards[seat];
    match effect {
        Effect::Donate => {
            let zone = board.elephant.unwrap_or(Zone::North);
            let places = table.donation_places(seat).iter();
            let best = places.map(|place| gain(table, seat, place, zone)).max();
            8 + best.unwrap_or(0)
        }
        Effect::Mahout if !table.donation_places(seat).is_empty() => 10,
        Effect::Mahout => 6,
        Effect::FreeUpgrade => 9,
        Effect::Upgrade(_) => {
            let spare = Payment::all().filter(|payment| payment.resource().is_some());
            let stock = spare.filter(|payment| {
                let kind = payment.resource().unwrap_or(Resource::Marble);
                board.goods[kind] > 0 && affords(table, seat, *payment)
            });
            5 + 3 * i32::from(stock.count() > 0)
        }
        Effect::Steps(..) => 8,
        Effect::Market | Effect::CoinAndMarket => 7,
        Effect::Gain(Gain { goods, any, .. }) if board.held() < board.capacity() => {
            let needed = |kind: Resource| board.goods[kind] < saved(table, seat, kind);
            let given = Resource::all().zip(goods).filter(|&(_, count)| count > 0);
            7 + 2 * i32::from(any > 0 || given.into_iter().any(|(kind, _)| needed(kind)))
        }
        Effect::MarbleOrCopper if board.held() < board.capacity() => 8,
        Effect::Gain(_) | Effect::MarbleOrCopper => 4,
        Effect::Unlock => 5,
    }
}
