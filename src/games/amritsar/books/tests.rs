//! Every book notices what it is there for.

use super::*;
use crate::games::amritsar::Options;
use crate::games::amritsar::data::{Bridge, StorageSet, Temple, Track, ZoneTile};
use crate::games::amritsar::state::{AutomaStep, Difficulty};
use crate::kernel::dice::Dice;
use crate::kernel::game::{Game, Turn};
use crate::kernel::seat::Seats;

/// A game of so many seats after its opening, with the first player's elephant placed.
fn table(count: u8, solo: Option<Difficulty>) -> Amritsar {
    let mut dice = Dice::from_seed(3);
    let seats = Seats::new(count).unwrap();
    let mut game = Amritsar::new(Options { solo }, seats, &mut dice).unwrap();
    while !matches!(game.table.stage, Stage::Lifting { .. }) {
        let Turn::Of(seat) = game.turn() else {
            panic!()
        };
        let action = game.legal(seat).next().unwrap();
        game.apply(seat, action, &mut dice, &mut |_, _| {});
    }
    assert_eq!(game.audit(), Ok(()));
    game
}

/// What is wrong after this was done to a game.
fn wrong(mut game: Amritsar, spoil: impl FnOnce(&mut Amritsar)) -> &'static str {
    spoil(&mut game);
    game.audit().expect_err("nothing was noticed")
}

fn three(spoil: impl FnOnce(&mut Amritsar)) -> &'static str {
    wrong(table(3, None), spoil)
}

fn solo(spoil: impl FnOnce(&mut Amritsar)) -> &'static str {
    wrong(table(2, Some(Difficulty::Easy)), spoil)
}

#[test]
fn pieces_that_are_made_or_lost_are_noticed() {
    let lost = three(|game| game.table.workers[Area::N1][0] = None);
    assert_eq!(lost, "workers were made or lost");
    let held = three(|game| game.table.doing.hand[Colour::White] += 1);
    assert_eq!(held, "workers were made or lost");
    let coin = three(|game| game.table.boards[Seat::One].coins += 1);
    assert_eq!(coin, "coins were made or lost");
    let coin = three(|game| game.table.area_coins[Area::W2] += 1);
    assert_eq!(coin, "coins were made or lost");
    let marble = three(|game| game.table.market[Resource::Marble] -= 1);
    assert_eq!(marble, "resources were made or lost");
    let gold = three(|game| game.table.boards[Seat::Two].goods[Resource::Gold] += 1);
    assert_eq!(gold, "resources were made or lost");
    let marker = three(|game| game.table.boards[Seat::Two].load += 1);
    assert_eq!(marker, "a player has not 16 markers");
    let marker = three(|game| game.table.boards[Seat::Two].at_market -= 1);
    assert_eq!(marker, "a player has not 16 markers");
    let marker = three(|game| {
        let place = DonationPlace::from_index(0).unwrap();
        game.table.donated[Seat::One][Zone::East].insert(place);
    });
    assert_eq!(marker, "a player has not 16 markers");
}

#[test]
fn tiles_in_two_places_or_none_are_noticed() {
    let swapped = three(|game| game.table.tiles.clone_from(&Default::default()));
    assert_eq!(swapped, "a zone has not three colours with its own");
    let own = three(|game| {
        // North gets what it lacks in place of its own white tile.
        let white = game.table.tiles[Zone::North].first().unwrap();
        let lacks = ZoneTile::ALL.iter().copied();
        let here = game.table.tiles[Zone::North];
        let colours = |tile: ZoneTile| here.iter().all(|other| other.colour() != tile.colour());
        let new = lacks.into_iter().find(|&tile| colours(tile)).unwrap();
        game.table.tiles[Zone::North].remove(white);
        game.table.tiles[Zone::North].insert(new);
    });
    assert_eq!(own, "a zone has not three colours with its own");
    let twice = three(|game| {
        // A zone with the same colours twice: another tile of white in the north, one that lies elsewhere.
        let north = game.table.tiles[Zone::North];
        let white = north.first().unwrap();
        let other = ZoneTile::of(Colour::White).into_iter().flatten();
        let other = other.into_iter().find(|&tile| tile != white).unwrap();
        game.table.tiles[Zone::North].remove(white);
        game.table.tiles[Zone::North].insert(other);
    });
    assert_eq!(twice, "a zone tile is there twice");
    for (at, other) in [(0, 1), (1, 2), (2, 0)] {
        let temples = three(|game| game.table.temples[at] = game.table.temples[other]);
        assert_eq!(temples, "a temple tile is there twice");
        let bridges = three(|game| game.table.bridges[at] = game.table.bridges[other]);
        assert_eq!(bridges, "a bridge tile is there twice");
    }
    let mut game = table(3, None);
    game.table.temples = [Temple::T2, Temple::T4, Temple::T1];
    game.table.bridges = [
        Bridge::UpgradeForCoin,
        Bridge::FourForPrestige,
        Bridge::DonationForCoin,
    ];
    assert_eq!(game.audit(), Ok(()));
    let storage = three(|game| {
        let tile = game.table.display.first().unwrap();
        game.table.display.remove(tile);
    });
    assert_eq!(storage, "a storage tile is not in exactly one place");
    let storage = three(|game| {
        let tile = game.table.display.first().unwrap();
        game.table.boards[Seat::One].storage.insert(tile);
    });
    assert_eq!(storage, "a storage tile is not in exactly one place");
    let mahout = three(|game| {
        let board = &mut game.table.boards[Seat::One];
        board.mahouts = crate::kernel::id::Per::filled(Some(Mahout::Donate));
    });
    assert_eq!(mahout, "a mahout is there twice");
    let decade = three(|game| game.table.decade = 0);
    assert_eq!(decade, "there is no such decade");
    let decade = three(|game| game.table.decade = 4);
    assert_eq!(decade, "there is no such decade");
    let market = three(|game| game.table.market[Resource::Gold] = 5);
    assert_eq!(market, "the market holds too much");
}

#[test]
fn boards_that_make_no_sense_are_noticed() {
    let tax = three(|game| game.table.boards[Seat::One].tax += 1);
    assert_eq!(tax, "the tax is not that of the tiles");
    let load = three(|game| {
        let board = &mut game.table.boards[Seat::One];
        board.load += board.at_market;
        board.at_market = 0;
    });
    assert_eq!(load, "an elephant carries too much");
    let track = three(|game| game.table.boards[Seat::One].tracks[Track::Economy] = 8);
    assert_eq!(track, "a knowledge marker is beyond its track");
    let movement = three(|game| game.table.boards[Seat::One].movement = Movement::Ready);
    assert_eq!(movement, "the movement tile does not fit the track");
    let movement = three(|game| game.table.boards[Seat::One].tracks[Track::Development] = 5);
    assert_eq!(movement, "the movement tile does not fit the track");
    let turned = three(|game| game.table.boards[Seat::One].turned = true);
    assert_eq!(turned, "a storage tile was turned that is not there");
    let full = three(|game| {
        game.table.boards[Seat::One].coins = 5;
        game.table.coins_out += 4;
    });
    assert_eq!(full, "a storage holds too much");
    let rich = three(|game| game.table.boards[Seat::One].prestige = 10_000);
    assert_eq!(rich, "a player has more PP than a match brings");
    let start = three(|game| {
        let boards = &mut game.table.boards;
        let colour = Colour::all().find(|&colour| boards[Seat::One].mahouts[colour].is_some());
        boards[Seat::One].mahouts[colour.unwrap()] = None;
        boards[Seat::One].load -= 1;
    });
    assert_eq!(start, "a player has no start mahout or no first goal");
    let shared = three(|game| {
        let mahouts = game.table.boards[Seat::One].mahouts;
        game.table.boards[Seat::Two].mahouts = mahouts;
    });
    assert_eq!(shared, "two start mahouts have one colour");
    let storage = three(|game| {
        let tiles = game.table.display.iter().take(4);
        let tiles = tiles.fold(StorageSet::empty(), |set, tile| {
            set.union(StorageSet::only(tile))
        });
        game.table.display = game.table.display.minus(tiles);
        game.table.boards[Seat::One].storage = tiles;
    });
    assert_eq!(storage, "a board has too many storage tiles");
    let nobody = three(|game| game.table.boards[Seat::Five].prestige = 1);
    assert_eq!(nobody, "a board belongs to nobody");
    let nobody = three(|game| {
        let place = DonationPlace::from_index(0).unwrap();
        game.table.donated[Seat::Five][Zone::East].insert(place);
    });
    assert_eq!(nobody, "a marker belongs to nobody");
}

#[test]
fn donations_that_make_no_sense_are_noticed() {
    let put = |game: &mut Amritsar, seat: Seat, level, column| {
        let place = DonationPlace::of(level, column).unwrap();
        game.table.donated[seat][Zone::South].insert(place);
        game.table.boards[seat].at_market -= 1;
    };
    let mut game = table(3, None);
    put(&mut game, Seat::One, 0, 4);
    assert_eq!(game.audit(), Ok(()));
    let twice = three(|game| {
        put(game, Seat::One, 0, 0);
        put(game, Seat::Two, 0, 0);
    });
    assert_eq!(twice, "two markers lie on one place");
    let outside = three(|game| put(game, Seat::One, 0, 5));
    assert_eq!(outside, "a marker lies on no place");
    let hangs = three(|game| {
        put(game, Seat::One, 0, 0);
        put(game, Seat::One, 1, 0);
    });
    assert_eq!(hangs, "a marker hangs in the air");
}

#[test]
fn goals_that_make_no_sense_are_noticed() {
    let same = three(|game| game.dealt[Seat::One] = game.dealt[Seat::Two]);
    assert_eq!(same, "a goal is there twice");
    let none = three(|game| game.dealt[Seat::One][GoalType::A] = 6);
    assert_eq!(none, "there is no such goal");
    let nobody = three(|game| game.dealt[Seat::Four][GoalType::B] = 1);
    assert_eq!(nobody, "a goal belongs to nobody");
    let nobody = solo(|game| game.dealt[MAHARAJA][GoalType::B] = 1);
    assert_eq!(nobody, "a goal belongs to nobody");
    let shown = three(|game| game.laid[Seat::One][GoalPlace::Second] = Some(GoalType::D));
    assert_eq!(shown, "a goal lies where none is shown");
    let shown = three(|game| game.laid[Seat::Two][GoalPlace::First] = None);
    assert_eq!(shown, "a goal lies where none is shown");
    let twice = three(|game| {
        let first = game.laid[Seat::One][GoalPlace::First];
        game.laid[Seat::One][GoalPlace::Second] = first;
        let board = &mut game.table.boards[Seat::One];
        board.goals.insert(GoalPlace::Second);
        board.tax += 1;
        board.load += 1;
    });
    assert_eq!(twice, "a goal is laid twice");
    let kings = solo(|game| {
        game.dealt[Seat::One][GoalType::C] = 2;
        game.table.solo.goal = Some(Zone::South);
    });
    assert_eq!(kings, "a goal is there twice");
}

#[test]
fn a_maharaja_who_makes_no_sense_is_noticed() {
    let markers = solo(|game| game.table.solo.markers -= 1);
    assert_eq!(markers, "the Maharaja has not 16 markers");
    let load = solo(|game| game.table.boards[MAHARAJA].load += 1);
    assert_eq!(load, "the Maharaja has not 16 markers");
    let goods = solo(|game| game.table.solo.store[Resource::Gold] += 1);
    assert_eq!(goods, "the Maharaja's resources were made or lost");
    let nonsense = "the Maharaja's board makes no sense";
    assert_eq!(solo(|game| game.table.solo.knowledge = 8), nonsense);
    assert_eq!(solo(|game| game.table.solo.goal = None), nonsense);
    assert_eq!(
        solo(|game| game.table.boards[MAHARAJA].elephant = None),
        nonsense
    );
    assert_eq!(
        solo(|game| game.table.boards[MAHARAJA].prestige = 10_000),
        nonsense
    );
    let coins = solo(|game| {
        game.table.boards[MAHARAJA].coins += 1;
        game.table.coins_out += 1;
    });
    assert_eq!(coins, "a board belongs to nobody");
    let without = three(|game| game.table.solo.markers = 1);
    assert_eq!(without, "there is a Maharaja's board");
    let seats = wrong(table(3, None), |game| {
        game.table.options.solo = Some(Difficulty::Hard);
    });
    assert_eq!(seats, "a solo game has not exactly two seats");
    let first = solo(|game| game.table.first = MAHARAJA);
    assert_eq!(first, "the first player does not play");
    let first = three(|game| game.table.first = Seat::Four);
    assert_eq!(first, "the first player does not play");
    let seats = three(|game| game.table.seats = Seats::new(5).unwrap());
    assert_eq!(seats, "there are not two to four players");
}

#[test]
fn moments_that_make_no_sense_are_noticed() {
    let asked = solo(|game| game.table.stage = Stage::Elephant { seat: MAHARAJA });
    assert_eq!(asked, "the Maharaja is asked for a decision");
    let asked = wrong(table(2, None), |game| {
        game.table.doing.active = Some(Colour::White);
        game.table.stage = Stage::Automa {
            step: AutomaStep::First,
        };
    });
    assert_eq!(asked, "the Maharaja is asked for a decision");
    let nobody = three(|game| game.table.stage = Stage::Elephant { seat: Seat::Four });
    assert_eq!(nobody, "somebody decides who does not play");
    let unfit = "the moment does not fit the turn";
    let seat = Seat::One;
    let at = |stage: Stage| three(move |game| game.table.stage = stage);
    for stage in [
        Stage::Sowing { seat },
        Stage::Acting { seat },
        Stage::ElephantAgain { seat },
        Stage::Followed { seat, payee: None },
        Stage::Income { seat, through: 0 },
        Stage::Over,
        Stage::Following {
            seat,
            payee: Some(seat),
        },
    ] {
        assert_eq!(at(stage), unfit, "{stage:?}");
    }
    assert_eq!(three(|game| game.table.doing.at = Some(Area::N1)), unfit);
    assert_eq!(
        three(|game| {
            game.table.stage = Stage::Opening { seat };
            game.table.doing.swapped = true;
        }),
        unfit
    );
    let acting = |spoil: fn(&mut Doing)| {
        three(move |game| {
            game.table.doing.active = Some(Colour::White);
            game.table.doing.at = Some(Area::N1);
            game.table.stage = Stage::Acting { seat };
            assert_eq!(game.audit(), Ok(()));
            spoil(&mut game.table.doing);
        })
    };
    let nonsense = "the actions of the turn make no sense";
    assert_eq!(acting(|doing| doing.closed = true), nonsense);
    assert_eq!(acting(|doing| doing.main = true), nonsense);
    assert_eq!(acting(|doing| doing.second = true), nonsense);
    assert_eq!(acting(|doing| doing.tile = Some(ZoneTile::W1)), nonsense);
    assert_eq!(acting(|doing| doing.active = None), unfit);
    let coins = three(|game| {
        game.table.doing.active = Some(Colour::White);
        game.table.doing.at = Some(Area::N1);
        game.table.stage = Stage::Acting { seat };
        game.table.stack.push(Pending::AreaCoins);
    });
    assert_eq!(coins, "coins are offered that are not there");
    let deep = three(|game| {
        game.table.stage = Stage::Followed { seat, payee: None };
        for _ in 0..8 {
            game.table.stack.push(Pending::Donation);
        }
    });
    assert_eq!(deep, "the decisions that pend make no sense");
    let stuck = three(|game| {
        game.table.stage = Stage::Followed { seat, payee: None };
        game.table.stack.push(Pending::Donation);
    });
    assert_eq!(stuck, "nobody can do anything");
}
