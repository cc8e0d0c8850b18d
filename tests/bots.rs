//! The laws of computer players: they know what their seat sees, decide the same however their thinking is sliced, and
//! bring every game to its end.

#[allow(dead_code, reason = "no program plays here")]
#[path = "../boards/desktop/bout.rs"]
mod bout;
#[allow(dead_code, reason = "no program plays here")]
#[path = "../boards/desktop/guest.rs"]
mod guest;
#[allow(dead_code, reason = "no program plays here")]
#[path = "../boards/desktop/program.rs"]
mod program;

use std::env;

use bout::{Mind, Thought};
use durbar::bots::{Code, Imagined, Level, SAMPLES, Skill, Thinker, imagine, seed_of};
use durbar::each_thought;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Turn;
use durbar::kernel::id::Id;
use durbar::kernel::notation::Notation;
use durbar::kernel::options::Written;
use durbar::kernel::random::play_random;
use durbar::kernel::seat::{PerSeat, Seat, Seats, Viewer};
use durbar::kernel::vocabulary::Thinkable;
use durbar::kernel::worth::{Awaited, FEATURES, Leads, Worth, weights};

/// Every kind of table that a game allows.
fn tables<G: Notation>() -> Vec<(G::Options, Seats)> {
    let counts = (1..=5).filter_map(Seats::new);
    let all = counts.flat_map(|seats| G::Options::every().map(move |options| (options, seats)));
    all.filter(|&(options, seats)| G::new(options, seats, &mut Dice::from_seed(0)).is_ok())
        .collect()
}

/// Some of them, spread over all.
fn some_tables<G: Notation>(count: usize) -> impl Iterator<Item = (G::Options, Seats)> {
    let tables = tables::<G>();
    let step = (tables.len() / count).max(1) | 1;
    (0..count).map(move |number| tables[number * step % tables.len()])
}

fn thinker<G: Worth>(skill: Skill, imagined: &[Imagined<G>; SAMPLES], seed: u64) -> Thinker<G> {
    let mut thinker = Thinker::new(weights::<G>());
    thinker.begin(skill, imagined, seed);
    thinker
}

/// What a level decides at once.
fn decision<G: Worth>(level: Level, game: &G, seat: Seat, seed: u64) -> (Option<G::Action>, u32) {
    let mut thinker = thinker(
        Skill::of::<G>(level, game.seats()),
        &imagine(game, seat, seed),
        seed,
    );
    let action = thinker.think(u32::MAX);
    (action, thinker.nodes())
}

/// States of random games, with who decides.
fn states<G: Notation>(games: usize, mut visit: impl FnMut(&G, Seat, u64)) {
    for (seed, (options, seats)) in (0..).zip(some_tables::<G>(games)) {
        let each = |_, _, game: &G| {
            if let Turn::Of(seat) = game.turn()
                && !game.automa(seat)
            {
                visit(game, seat, seed);
            }
        };
        play_random::<G>(options, seats, seed, 4000, each).unwrap();
    }
}

/// Replacing what a seat does not see by anything else that fits its view changes nothing of what it thinks about, and so
/// no decision.
fn a_player_knows_only_what_its_seat_sees<G: Worth + Notation>() {
    let (mut seen, mut differed, mut decided) = (0u32, 0u32, 0u32);
    let mut dice = Dice::from_seed(99);
    states::<G>(200, |game, seat, seed| {
        let other = game.resample(seat, &mut dice);
        assert_eq!(
            other.view(Viewer::Player(seat)),
            game.view(Viewer::Player(seat))
        );
        seen += 1;
        if other == *game {
            return;
        }
        differed += 1;
        let one: [Imagined<G>; SAMPLES] = imagine(game, seat, seed);
        let same: [Imagined<G>; SAMPLES] = imagine(&other, seat, seed);
        assert!(one == same, "{}: a secret shows through", G::NAME);
        if differed.is_multiple_of(60) {
            decided += 1;
            let one = decision(Level::Two, game, seat, seed);
            assert_eq!(decision(Level::Two, &other, seat, seed), one);
        }
    });
    println!(
        "{}: {differed} of {seen} states really differed, {decided} decisions",
        G::NAME
    );
    assert!(differed > 10_000 && decided > 100, "{differed} {decided}");
}

/// However thinking is sliced, the same comes out, after the same number of positions, and never more than it may.
fn slices_change_nothing<G: Worth + Notation>() {
    let (mut plans, mut turns, mut others) = (0, 0, 0);
    let mut met = [0u64; 3];
    states::<G>(12, |game, seat, seed| {
        let (kind, taken) = match game.awaited() {
            Awaited::Plan => (0, &mut plans),
            Awaited::Turn => (1, &mut turns),
            _ => (2, &mut others),
        };
        // Some of each kind: plans are rare, and take longest.
        met[kind] += 1;
        if !met[kind].is_multiple_of(41) {
            return;
        }
        *taken += 1;
        for level in Level::all() {
            let whole = decision(level, game, seat, seed);
            assert!(whole.0.is_some_and(|action| game.allows(seat, action)));
            // A step that settles what is open may look at a few more.
            assert!(
                whole.1 < Skill::of::<G>(level, game.seats()).cap + 64,
                "{}",
                whole.1
            );
            for slice in [1, 37] {
                let mut thinker = thinker(
                    Skill::of::<G>(level, game.seats()),
                    &imagine(game, seat, seed),
                    seed,
                );
                let mut slices = 0;
                let action = loop {
                    slices += 1;
                    if let Some(action) = thinker.think(slice) {
                        break action;
                    }
                    assert!(slices < 20_000, "it thinks for ever");
                };
                assert_eq!((Some(action), thinker.nodes()), whole, "slices of {slice}");
            }
        }
    });
    println!("{}: {plans} plans, {turns} turns, {others} others", G::NAME);
    assert!((plans > 3 || G::PLANS == 0) && turns > 3 && plans + turns + others > 10);
}

/// Games of all kinds of tables, of levels 1 and 2 mixed, come to an end with their books balanced, and no turn wanders.
/// `DURBAR_GAMES` sets how many, `DURBAR_LEVEL` one level for all; usually 40 games.
fn all_games_end<G: Worth + Notation>() {
    let games = env::var("DURBAR_GAMES").map_or(40, |text| text.parse().expect("a number"));
    let asked = env::var("DURBAR_LEVEL").ok();
    let asked = asked.map(|word| Level::all().find(|level| level.word() == word).unwrap());
    let mut turns = 0u32;
    for (seed, (options, seats)) in (500..).zip(some_tables::<G>(games)) {
        let mut minds = PerSeat::filled(Mind::Random);
        for seat in seats.iter() {
            let mixed = if (seed + seat.index() as u64).is_multiple_of(2) {
                Level::One
            } else {
                Level::Two
            };
            let skill = Skill::of::<G>(asked.unwrap_or(mixed), seats);
            minds[seat] = Mind::Thinks(skill, weights::<G>());
        }
        let (mut last, mut actions) = (None, 0);
        let each = |seat: Seat, _, game: &G| {
            assert_eq!(game.audit(), Ok(()), "{options:?}, seed {seed}");
            let turn = (seat, game.awaited());
            actions = if last == Some(turn) { actions + 1 } else { 0 };
            last = Some(turn);
            turns += u32::from(actions == 0);
            assert!(actions < 40, "{options:?}, seed {seed}: it wanders");
        };
        let bout = bout::play::<G>(options, seats, seed, &minds, each).unwrap();
        assert!(bout.ranking.is_some(), "{options:?}, seed {seed}");
        assert!(bout.actions < bout::LIMIT && !bout.thoughts.is_empty());
        for Thought { seat, at, nodes } in bout.thoughts {
            let most = Skill::of::<G>(asked.unwrap_or(Level::Two), seats).cap + 64;
            assert!(seats.iter().any(|own| own == seat) && at < bout.actions);
            assert!(nodes < most, "{options:?}, seed {seed}: {nodes} positions");
        }
    }
    println!("{}: {games} games, {turns} turns, level {asked:?}", G::NAME);
    assert!(turns > 25 * games as u32, "{turns}");
}

/// A turn that was thought out is carried out: who has decided once thinks no more until it ends or is disturbed. A way to
/// begin a turn is thought out by itself, and then the rest.
fn a_turn_is_thought_out_once<G: Worth + Notation>() {
    let (mut kept, mut thought) = (0u32, 0u32);
    for (seed, (options, seats)) in (900..).zip(some_tables::<G>(6)) {
        let mut dice = Dice::from_seed(seed);
        let mut game = G::new(options, seats, &mut dice).unwrap();
        let mut thinkers: PerSeat<Option<Thinker<G>>> = PerSeat::new([const { None }; 5]);
        let (mut actions, mut last, mut led) = (0, None, false);
        while let Turn::Of(seat) = game.turn() {
            let action = if game.automa(seat) {
                game.legal(seat).next().unwrap()
            } else {
                let seed = seed_of(&dice, actions);
                let imagined = imagine(&game, seat, seed);
                let own = thinkers[seat].get_or_insert_with(|| {
                    thinker(Skill::of::<G>(Level::Two, seats), &imagined, seed)
                });
                own.begin(Skill::of::<G>(Level::Two, seats), &imagined, seed);
                let action = own.think(u32::MAX).unwrap();
                if game.awaited() == Awaited::Turn && last == Some(seat) {
                    kept += u32::from(own.nodes() == 0);
                    thought += u32::from(own.nodes() > 0 && !led);
                    led &= own.nodes() == 0;
                }
                let mut leads = Leads::new();
                game.leads(&mut leads);
                led |= leads.len() > 1;
                last = (game.awaited() == Awaited::Turn).then_some(seat);
                action
            };
            game.apply(seat, action, &mut dice, &mut |_, _| {});
            actions += 1;
        }
    }
    println!("{}: {kept} steps kept, {thought} thought again", G::NAME);
    assert!(kept > 100 && thought * 20 < kept, "{kept} {thought}");
}

/// An action that a game can think of comes back from its code.
fn a_code_reads_back<G: Worth>() {
    let mut count = 0;
    for action in G::Action::every() {
        assert_eq!(Code::of(&action).action(), Some(action), "{action:?}");
        count += 1;
    }
    // The fewest has Amritsar.
    assert!(count > 380, "{count}");
}

/// A thinker fits into the handheld, and every feature has a name of its own and weights.
fn it_fits<G: Worth>() {
    let size = size_of::<Thinker<G>>();
    println!("{}: a thinker has {size} bytes", G::NAME);
    assert!(size <= 40 * 1024, "{size}");
    assert_eq!(G::NAMES.len(), G::WEIGHTS.len());
    assert!(G::NAMES.len() <= FEATURES);
    let names: std::collections::BTreeSet<_> = G::NAMES.iter().collect();
    assert_eq!(names.len(), G::NAMES.len());
}

macro_rules! laws {
    ($(($word:ident, $title:ident, $game:ty)),*) => {
        $(mod $word {
            #[test]
            fn a_player_knows_only_what_its_seat_sees() {
                super::a_player_knows_only_what_its_seat_sees::<$game>();
            }
            #[test]
            fn slices_change_nothing() {
                super::slices_change_nothing::<$game>();
            }
            #[test]
            fn all_games_end() {
                super::all_games_end::<$game>();
            }
            #[test]
            fn a_turn_is_thought_out_once() {
                super::a_turn_is_thought_out_once::<$game>();
            }
            #[test]
            fn a_code_reads_back() {
                super::a_code_reads_back::<$game>();
            }
            #[test]
            fn it_fits() {
                super::it_fits::<$game>();
            }
        })*
    };
}
each_thought!(laws);
