//! The set-up of Amritsar: what is shuffled and dealt before the first decision.
//!
//! It does not know what happens after.

use super::data::{
    Aim, Area, Bridge, Colour, DISPLAY_A_PLAYER, GOALS, GOALS_A_TYPE, GoalType, MARKERS_AT_MARKET,
    MARKET_ROWS, PerResource, PerZone, Resource, SOLO_MARBLE, SOLO_ROWS, SOLO_SUPPLY, START_COINS,
    START_PRESTIGE, StorageSet, StorageTile, TEMPLES, Temple, WORKERS_A_COLOUR, Zone, ZoneTile,
    ZoneTileSet,
};
use super::pending::Stack;
use super::state::{
    Amritsar, Board, Dealt, Difficulty, Doing, MAHARAJA, Options, Solo, Stage, Table,
};
use crate::kernel::dice::Dice;
use crate::kernel::game::SetupError;
use crate::kernel::id::{Id, Per};
use crate::kernel::seat::{PerSeat, Seat, Seats};

/// The nine ways in which each zone lacks another colour than its own, and each colour lacks in one zone: for north, east,
/// south and west the colour that lacks. The own colours are white, yellow, blue and green.
const LACKING: [[usize; 4]; 9] = [
    [1, 0, 3, 2],
    [1, 2, 3, 0],
    [1, 3, 0, 2],
    [2, 0, 3, 1],
    [2, 3, 0, 1],
    [2, 3, 1, 0],
    [3, 0, 1, 2],
    [3, 2, 0, 1],
    [3, 2, 1, 0],
];

/// All ids of a kind in a random order.
fn shuffled<I: Id, const N: usize>(dice: &mut Dice) -> [Option<I>; N] {
    let mut all = core::array::from_fn(I::from_index);
    dice.shuffle(&mut all);
    all
}

/// Set-up 9: the zone tiles, three colours in each zone.
fn lay_zone_tiles(dice: &mut Dice) -> PerZone<ZoneTileSet> {
    let mut zones = PerZone::filled(ZoneTileSet::empty());
    let layout = dice.below(LACKING.len() as u32) as usize;
    let lacking = LACKING.get(layout).copied().unwrap_or_default();
    for colour in Colour::all() {
        let mut stack = ZoneTile::of(colour);
        dice.shuffle(&mut stack);
        let mut stack = stack.into_iter().flatten();
        for (zone, lacks) in Zone::all().zip(lacking) {
            if lacks != colour.index()
                && let Some(tile) = stack.next()
            {
                zones[zone].insert(tile);
            }
        }
    }
    zones
}

/// Set-up 10: three workers of each colour on the marked places; with two players one more on the golden ones.
fn stand_workers(seats: Seats, dice: &mut Dice) -> Per<Area, [Option<Colour>; 4], 8> {
    let mut workers = Per::filled([None; 4]);
    let mut crowd: [Option<Colour>; 12] =
        core::array::from_fn(|at| Colour::from_index(at / usize::from(WORKERS_A_COLOUR)));
    dice.shuffle(&mut crowd);
    let mut crowd = crowd.into_iter();
    let mut golden = [None; 4];
    if seats.count() <= 2 {
        golden = shuffled(dice);
    }
    for (zone, gold) in Zone::all().zip(golden) {
        let mut next = || crowd.next().flatten();
        let second = Area::golden(zone);
        if let Some(first) = Area::from_index(second.index().wrapping_sub(1)) {
            workers[first] = [next(), next(), None, None];
        }
        workers[second] = [gold, next(), None, None];
    }
    workers
}

impl Amritsar {
    /// A match at its very beginning.
    pub(super) fn new(options: Options, seats: Seats, dice: &mut Dice) -> Result<Self, SetupError> {
        let count = seats.count();
        SetupError::unless(2..=4, seats)?;
        if options.solo.is_some() && count != 2 {
            return Err(SetupError::Contradiction(
                "the solo game has two seats, the second is the Maharaja's",
            ));
        }
        let temples: [Option<Temple>; 4] = shuffled(dice);
        let bridges: [Option<Bridge>; 6] = shuffled(dice);
        let tiles = lay_zone_tiles(dice);
        let workers = stand_workers(seats, dice);
        let storage: [Option<StorageTile>; 15] = shuffled(dice);
        let mut display = StorageSet::empty();
        let shown = usize::from(DISPLAY_A_PLAYER * count);
        for tile in storage.into_iter().take(shown).flatten() {
            display.insert(tile);
        }
        let (dealt, goal) = deal(options, seats, dice);
        let first = if options.solo.is_some() {
            Seat::One
        } else {
            let chance = dice.below(u32::from(count)) as usize;
            Seat::from_index(chance).unwrap_or(Seat::One)
        };
        let mut game = Self {
            table: Table {
                options,
                seats,
                first,
                stage: Stage::Over,
                stack: Stack::default(),
                decade: 1,
                marker: Zone::West,
                temples: first_three(temples, Temple::T1),
                bridges: first_three(bridges, Bridge::FourForResource),
                tiles,
                workers,
                area_coins: Per::filled(0),
                market: PerResource::filled(MARKET_ROWS),
                display,
                boards: PerSeat::default(),
                donated: PerSeat::default(),
                doing: Doing::default(),
                solo: Solo::default(),
                coins_out: 0,
                goods_out: PerResource::filled(i16::from(MARKET_ROWS)),
            },
            dealt,
            laid: PerSeat::default(),
        };
        for seat in seats.iter() {
            let automa = game.table.is_automa(seat);
            game.table.boards[seat] = Board {
                at_market: if automa { 0 } else { MARKERS_AT_MARKET },
                prestige: START_PRESTIGE,
                ..Board::default()
            };
            if !automa {
                game.earn(seat, START_COINS);
            }
        }
        if let Some(level) = options.solo {
            game.place_automa(level, goal);
        }
        game.open(first);
        Ok(game)
    }

    /// The Maharaja's board: markers, resources, his elephant where the temple brings 4 PP, his goal.
    fn place_automa(&mut self, level: Difficulty, goal: Option<Zone>) {
        let load = match level {
            Difficulty::Easy => 1,
            Difficulty::Hard => 2,
        };
        let row = &TEMPLES[self.table.temple()];
        let board = &mut self.table.boards[MAHARAJA];
        board.elephant = Zone::all().max_by_key(|&zone| row[zone]);
        board.load = load;
        let solo = &mut self.table.solo;
        // His second marker comes from his first row.
        solo.markers = SOLO_ROWS.iter().sum::<u8>() + 1 - load;
        solo.supply = SOLO_SUPPLY;
        solo.supply[Resource::Marble] -= SOLO_MARBLE;
        solo.store[Resource::Marble] = SOLO_MARBLE;
        solo.goal = goal;
    }
}

/// The first three of a shuffled stack.
fn first_three<I: Copy, const N: usize>(stack: [Option<I>; N], none: I) -> [I; 3] {
    let mut stack = stack.into_iter().flatten();
    core::array::from_fn(|_| stack.next().unwrap_or(none))
}

/// Set-up 22: a goal of each type for everybody; then the Maharaja draws of type C until one bears a star.
fn deal(options: Options, seats: Seats, dice: &mut Dice) -> (PerSeat<Dealt>, Option<Zone>) {
    let mut dealt = PerSeat::<Dealt>::default();
    let mut goal = None;
    for kind in GoalType::all() {
        // Six numbers: they fit.
        let mut stack: [u8; GOALS_A_TYPE] = core::array::from_fn(|number| number as u8);
        dice.shuffle(&mut stack);
        let mut stack = stack.into_iter();
        for seat in seats.iter() {
            let automa = options.solo.is_some() && seat == MAHARAJA;
            if !automa && let Some(number) = stack.next() {
                dealt[seat][kind] = number;
            } else if kind == GoalType::C {
                goal = stack.find_map(starred);
            }
        }
    }
    (dealt, goal)
}

/// The zone of a goal of type C that bears the star.
pub(super) fn starred(number: u8) -> Option<Zone> {
    match GOALS[GoalType::C].get(usize::from(number)) {
        Some(&Aim::Markers(zone)) => Some(zone),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nine_layouts_are_all_there_are() {
        let mut found = LACKING.to_vec();
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), 9);
        for layout in found {
            let mut colours = layout.to_vec();
            colours.sort_unstable();
            assert_eq!(colours, [0, 1, 2, 3]);
            assert!(
                layout
                    .iter()
                    .enumerate()
                    .all(|(zone, &colour)| zone != colour)
            );
        }
    }

    /// Games of many seeds.
    fn games(count: u8, solo: Option<Difficulty>) -> impl Iterator<Item = Amritsar> {
        let seats = Seats::new(count).unwrap();
        (0..200).map(move |seed| {
            Amritsar::new(Options { solo }, seats, &mut Dice::from_seed(seed)).unwrap()
        })
    }

    #[test]
    fn every_set_up_has_what_the_rules_ask_for() {
        for count in 2..=4 {
            let mut layouts = Vec::new();
            let mut firsts = [false; 4];
            for game in games(count, None) {
                assert_eq!(game.audit(), Ok(()));
                let table = &game.table;
                assert_eq!(table.display.len(), 3 * u32::from(count));
                assert_eq!(table.marker, Zone::West);
                for zone in Zone::all() {
                    let second = Area::golden(zone);
                    let first = Area::from_index(second.index() - 1).unwrap();
                    let stands = |area| table.workers[area].map(|worker| worker.is_some());
                    assert_eq!(stands(first), [true, true, false, false]);
                    assert_eq!(stands(second), [count == 2, true, false, false]);
                }
                firsts[table.first.index()] = true;
                let lacks = |zone| {
                    let colours = table.tiles[zone].iter().map(|tile| tile.colour().index());
                    6 - colours.sum::<usize>()
                };
                let layout = Zone::all().map(lacks).collect::<Vec<_>>();
                assert!(LACKING.iter().any(|row| *row == layout[..]), "{layout:?}");
                layouts.push(layout);
            }
            layouts.sort_unstable();
            layouts.dedup();
            assert_eq!(layouts.len(), 9, "every layout comes up");
            let begins = firsts.iter().filter(|&&first| first).count();
            assert_eq!(begins, usize::from(count), "everybody begins some day");
        }
    }

    #[test]
    fn the_maharaja_begins_where_the_temple_brings_four_with_another_goal_than_yours() {
        let mut goals = [false; 4];
        for level in [Difficulty::Easy, Difficulty::Hard] {
            for game in games(2, Some(level)) {
                assert_eq!(game.audit(), Ok(()));
                let board = &game.table.boards[MAHARAJA];
                let zone = board.elephant.unwrap();
                assert_eq!(TEMPLES[game.table.temple()][zone], 4);
                assert_eq!(board.load, if level == Difficulty::Easy { 1 } else { 2 });
                let goal = game.table.solo.goal.unwrap();
                assert_ne!(starred(game.dealt[Seat::One][GoalType::C]), Some(goal));
                goals[goal.index()] = true;
                assert_eq!(game.table.first, Seat::One);
            }
        }
        assert_eq!(goals, [true; 4]);
    }

    #[test]
    fn a_table_of_another_size_is_refused() {
        let new = |count, solo| {
            let seats = Seats::new(count).unwrap();
            Amritsar::new(Options { solo }, seats, &mut Dice::from_seed(0)).err()
        };
        let players = Some(SetupError::Players { least: 2, most: 4 });
        assert_eq!(new(1, None), players);
        assert_eq!(new(5, None), players);
        assert_eq!(new(2, None), None);
        assert_eq!(new(4, None), None);
        assert!(matches!(
            new(3, Some(Difficulty::Easy)),
            Some(SetupError::Contradiction(_))
        ));
    }
}
