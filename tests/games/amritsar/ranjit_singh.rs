//! The solo Maharaja of Amritsar against a simple player, and against an independent reading of his donations.
//!
//! The player tries out whole turns and takes the one after which his PP are highest, with what he holds; he never thinks
//! of the next turn. How often he wins is printed for both levels: `cargo test --test rules ranjit -- --nocapture`.

use durbar::games::amritsar::action::Action;
use durbar::games::amritsar::data::{DonationPlace, LEVELS, Resource, TEMPLES, Zone, places};
use durbar::games::amritsar::state::{AutomaStep, Difficulty, MAHARAJA, Stage, Table};
use durbar::games::amritsar::view::View;
use durbar::games::amritsar::{Amritsar, Options};
use durbar::kernel::choices::Legal as _;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::random::play_random;
use durbar::kernel::seat::{Seat, Seats, Viewer};

const ME: Seat = Seat::One;

fn two() -> Seats {
    Seats::new(2).unwrap()
}

const fn level(level: Difficulty) -> Options {
    Options { solo: Some(level) }
}

/// What a position is worth to the player: PP with goals and tracks as if the game ended now, the temple's PP of the
/// zones he leads, and what he can still make of what he holds: a donation takes a marker, two resources and a turn.
fn worth(game: &Amritsar, view: &View) -> i32 {
    let table = &view.table;
    let board = &table.boards[ME];
    // Three decades of four rounds, without the turn that is over.
    let round = (table.marker.index() as i32 + 1) % 4;
    let left = 15 - 4 * i32::from(table.decade) - round;
    let led = |zone: &Zone| table.leaders(*zone).any(|seat| seat == ME);
    let temple = TEMPLES[table.temple()];
    let zones: i32 = Zone::all()
        .filter(led)
        .map(|zone| i32::from(temple[zone]))
        .sum();
    let sum = |numbers: &[u8]| numbers.iter().copied().map(i32::from).sum::<i32>();
    let (goods, load) = (sum(board.goods.entries()), i32::from(board.load));
    let tracks = sum(board.tracks.entries());
    let more = i32::from(left > 0);
    20 * i32::from(game.final_score(ME).total())
        + 30 * more * zones
        + 2 * load.min(goods / 2).min(left)
        + 6 * load.min(left)
        + 6 * goods.min(2 * left)
        + 4 * more * i32::from(board.coins.min(5))
        + 5 * tracks * left.min(4) / 4
}

/// Whether the player is still in the same turn or follow-up.
fn goes_on(game: &Amritsar, first: bool) -> bool {
    let stage = game.view(Viewer::Player(ME)).table.stage;
    let begins = matches!(stage, Stage::Elephant { .. } | Stage::Following { .. });
    game.turn() == Turn::Of(ME) && (first || !begins)
}

/// The best of many turns tried out at random.
fn best_turn(game: &Amritsar, tries: u32, whim: &mut Dice) -> Vec<Action> {
    let mut best: Option<(i32, Vec<Action>)> = None;
    for _ in 0..tries {
        let mut tried = *game;
        let mut turn: Vec<Action> = Vec::new();
        // Every other turn begins as the best one so far does.
        if let Some((_, known)) = best.as_ref().filter(|_| whim.below(2) == 0) {
            for &action in &known[..whim.below(known.len() as u32) as usize] {
                tried.apply(ME, action, &mut Dice::from_seed(0), &mut |_, _| {});
                turn.push(action);
            }
        }
        while goes_on(&tried, turn.is_empty()) {
            let mut legal = tried.legal(ME);
            let choice = whim.below(legal.len() as u32) as usize;
            let action = legal.nth(choice).unwrap();
            drop(legal);
            tried.apply(ME, action, &mut Dice::from_seed(0), &mut |_, _| {});
            turn.push(action);
        }
        let value = worth(&tried, &tried.view(Viewer::Player(ME)));
        if best.as_ref().is_none_or(|(most, _)| *most < value) {
            best = Some((value, turn));
        }
    }
    best.unwrap().1
}

/// How many of these games the player wins, and the mean PP of both.
fn play(options: Options, games: u64) -> (u64, [u64; 2]) {
    let (mut wins, mut sums) = (0, [0; 2]);
    for seed in 0..games {
        let mut whim = Dice::from_seed(seed);
        let mut game = Amritsar::new(options, two(), &mut Dice::from_seed(seed)).unwrap();
        let mut plan = Vec::new();
        loop {
            let action = match game.turn() {
                Turn::Over(ranking) => {
                    wins += u64::from(ranking.winners().next() == Some(ME));
                    break;
                }
                Turn::Of(ME) => {
                    if plan.is_empty() {
                        plan = best_turn(&game, 1000, &mut whim);
                        plan.reverse();
                    }
                    plan.pop().unwrap()
                }
                Turn::Of(seat) => game.legal(seat).next().unwrap(),
            };
            let Turn::Of(seat) = game.turn() else { break };
            assert!(game.legal(seat).contains(action));
            game.apply(seat, action, &mut Dice::from_seed(0), &mut |_, _| {});
        }
        for (sum, seat) in sums.iter_mut().zip(two().iter()) {
            *sum += u64::from(game.final_score(seat).total());
        }
    }
    (wins, sums.map(|sum| sum / games))
}

#[test]
fn the_harder_level_brings_him_more_against_a_simple_player() {
    let games = 40;
    let (wins, easy) = play(level(Difficulty::Easy), games);
    println!("easy: {wins} of {games} won, {easy:?} PP on average");
    let (wins, hard) = play(level(Difficulty::Hard), games);
    println!("hard: {wins} of {games} won, {hard:?} PP on average");
    let [mine, his] = easy;
    assert!(his < hard[1], "{easy:?} {hard:?}");
    // He who tries to win gets far more than he who plays at random, who has about 10.
    assert!(mine > 38, "{easy:?}");
}

/// His donation by the letter of the rules: zone by zone, place by place.
fn by_the_letter(table: &Table, goal: Option<Zone>) -> Action {
    let temple = &TEMPLES[table.temple()];
    let mut zones: Vec<Zone> = Zone::all().collect();
    zones.sort_by_key(|&zone| 10 - temple[zone]);
    let owner = |zone: Zone, place: DonationPlace| {
        let mut seats = two().iter();
        seats.find(|&seat| table.donated[seat][zone].contains(place))
    };
    for zone in goal.into_iter().chain(zones) {
        let mut best: Option<(u8, u8, DonationPlace)> = None;
        for place in DonationPlace::all().filter(|&place| places(2).contains(place)) {
            let (level, column) = (place.level().index(), usize::from(place.column()));
            let below: Vec<_> = [column, column + 1]
                .iter()
                .filter(|_| level > 0)
                .map(|&column| owner(zone, DonationPlace::of(level - 1, column).unwrap()))
                .collect();
            let (cost, prestige) = LEVELS[place.level()];
            let pays = Resource::all().all(|kind| table.solo.store[kind] >= cost[kind.index()]);
            if owner(zone, place).is_some() || below.contains(&None) || !pays {
                continue;
            }
            let own = below.iter().filter(|&&seat| seat == Some(MAHARAJA)).count() as u8;
            let left = 2 * place.column() + level as u8;
            let better = best.is_none_or(|(gain, other, _)| {
                prestige + own > gain || (prestige + own == gain && left < other)
            });
            if better {
                best = Some((prestige + own, left, place));
            }
        }
        if let (Some((_, _, place)), true) = (best, table.boards[MAHARAJA].load > 0) {
            return Action::Donate { place, zone };
        }
    }
    Action::TakeMarker
}

#[test]
fn he_donates_by_the_letter() {
    let (mut donations, mut markers, mut goals) = (0, 0, 0);
    for seed in 0..60 {
        let options = level(if seed % 2 == 0 {
            Difficulty::Easy
        } else {
            Difficulty::Hard
        });
        let mut before = Amritsar::new(options, two(), &mut Dice::from_seed(seed)).unwrap();
        play_random::<Amritsar>(options, two(), seed, 5000, |seat, action, after| {
            let table = before.view(Viewer::Bystander).table;
            if seat == MAHARAJA && !matches!(action, Action::Act { .. }) {
                let phase_one = table.stage
                    == Stage::Automa {
                        step: AutomaStep::Donate,
                    };
                let goal = table.solo.goal.filter(|_| !phase_one);
                assert_eq!(action, by_the_letter(&table, goal));
                donations += u32::from(action != Action::TakeMarker);
                markers += u32::from(action == Action::TakeMarker);
                goals += u32::from(!phase_one);
            }
            before = *after;
        })
        .unwrap();
    }
    assert!(
        donations > 200 && markers > 200 && goals > 100,
        "{donations} {markers} {goals}"
    );
}
