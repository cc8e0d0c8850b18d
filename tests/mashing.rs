//! Millions of keys, pressed by hands that know nothing and by hands that play: no panic, no dead end, nothing lost.
//!
//! `DURBAR_MASH` sets how many millions over a sound flash; usually four. A quarter as many come over a flash that fails,
//! and a tenth over one that forgets.

mod hands;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    env, thread,
};

use crate::support::device::{Device, flash::Chip};
use durbar::{
    app::{Charge, Msg, Screen, WAYS},
    each_game,
    kernel::{dice::Dice, game::Game},
    ui::{
        key::{Key, KeyEvent},
        time::Timestamp,
    },
};
use hands::{Hands, SELDOM, UNTRODDEN};

/// What was done, and how often.
#[derive(Default)]
struct Tally {
    keys: u64,
    ways: HashMap<(Screen, Screen), u64>,
    counts: BTreeMap<&'static str, u64>,
    /// The same, by what was played.
    kinds: BTreeMap<(&'static str, &'static str), u64>,
    /// All that was ever set in the settings.
    settings: BTreeSet<String>,
}

impl Tally {
    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    fn count_kind(&mut self, what: &'static str, kind: &'static str) {
        self.count(what);
        *self.kinds.entry((what, kind)).or_default() += 1;
    }

    fn add(&mut self, other: Self) {
        self.keys += other.keys;
        for (way, times) in other.ways {
            *self.ways.entry(way).or_default() += times;
        }
        self.settings.extend(other.settings);
        for (what, times) in other.counts {
            *self.counts.entry(what).or_default() += times;
        }
        for (kind, times) in other.kinds {
            *self.kinds.entry(kind).or_default() += times;
        }
    }
}

fn journal(device: &Device) -> usize {
    device.actions()
}

/// What is played alone.
const ALONE: &str = "alone";

/// What is played: a game, or alone.
fn kind(device: &Device) -> &'static str {
    device.seated().map_or(
        "",
        |seated| {
            if seated.alone() { ALONE } else { seated.game() }
        },
    )
}

/// How a flash is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Health {
    Sound,
    /// It refuses again and again.
    Failing,
    /// It forgets again and again.
    Damaged,
}

/// The moment a while before a clock of 32 bits that counts so many microseconds would begin anew.
const fn before_the_wrap(micros: u64) -> Timestamp {
    Timestamp::from_micros((1 << 32) * micros - 5 * 60 * 1_000_000)
}

/// How often clocks of 32 bits have begun anew, of microseconds and of milliseconds.
const fn wraps(now: Timestamp) -> u64 {
    (now.micros() >> 32) + ((now.micros() / 1000) >> 32)
}

/// So many keys on devices with little room, one after the other.
fn mash(seed: u64, keys: u64, health: Health) -> Tally {
    let mut all = Tally::default();
    let mut number = 0;
    while all.keys < keys {
        number += 1;
        let mut dice = Dice::from_seed(seed ^ number << 20);
        let sectors = 6 + dice.below(12) as usize;
        let mut hands = Hands {
            device: Device::at(
                match number % 3 {
                    0 => before_the_wrap(1),
                    1 => before_the_wrap(1000),
                    _ => Timestamp::START,
                },
                Chip::new(sectors),
            ),
            dice,
            tally: Tally::default(),
            moved_on: false,
        };
        if hands.one_in(2) {
            // Nothing moves by itself, so that the rulebook waits, and sleep may come between its actions.
            hands.device.script("up up A down down down A B");
            let settings = format!("{:?}", hands.device.app.settings());
            assert!(settings.contains("motion: false"), "{settings}");
        }
        while hands.tally.keys < 40_000 {
            let before = hands.device.now;
            match health {
                Health::Failing if hands.one_in(2) => hands.refuse(),
                Health::Damaged if hands.one_in(2) => hands.forget(),
                _ => {}
            }
            match hands.dice.below(12) {
                way @ (0 | 1 | 5) => {
                    hands.set_up(way > 0);
                    hands.play();
                }
                6 => hands.play(),
                2 => hands.set_up(false),
                3 => hands.visit_saves(),
                4 => hands.learn(),
                _ => {
                    for _ in 0..hands.dice.below(800) {
                        hands.whim();
                    }
                    hands.go_back();
                }
            }
            if wraps(hands.device.now) > wraps(before) {
                hands.tally.count("clocks that began anew");
            }
        }
        hands.device.fail(None);
        hands.device.restart();
        hands.tally.ways = std::mem::take(&mut hands.device.ways);
        all.add(hands.tally);
    }
    all
}

/// How many millions of keys.
fn millions() -> u64 {
    env::var("DURBAR_MASH").map_or(4, |text| text.parse().expect("a number of millions"))
}

mod failing {
    use super::*;

    #[test]
    fn where_the_flash_fails_again_and_again_nothing_is_lost_that_was_saved() {
        let all = mash(7 << 40, millions() * 250_000, Health::Failing);
        println!("{} keys: {:?}", all.keys, all.counts);
        for (what, least) in [
            ("saves refused", 500),
            ("saves compared with the table", 200),
            ("matches finished", 10),
        ] {
            let count = all.counts.get(what).copied().unwrap_or(0);
            assert!(count > least * millions() / 4, "{what}: only {count}");
        }
    }

    #[test]
    fn where_the_flash_forgets_again_and_again_every_key_leads_on() {
        let all = mash(9 << 40, millions() * 100_000, Health::Damaged);
        println!("{} keys: {:?}", all.keys, all.counts);
        for (what, least) in [
            ("damages", 300),
            ("saves compared with the table", 200),
            ("matches finished", 10),
        ] {
            let count = all.counts.get(what).copied().unwrap_or(0);
            assert!(count > least * millions() / 4, "{what}: only {count}");
        }
    }
}

#[test]
fn no_key_leads_to_a_panic_a_dead_end_or_a_lost_match() {
    let millions = millions();
    let threads: Vec<_> = (0..2)
        .map(|half| thread::spawn(move || mash(half << 40, millions * 500_000, Health::Sound)))
        .collect();
    let mut all = Tally::default();
    for thread in threads {
        all.add(thread.join().expect("no panic"));
    }
    println!("{} keys: {:?} {:?}", all.keys, all.counts, all.kinds);
    let mut never = Vec::new();
    for (from, ways) in WAYS {
        for to in *ways {
            // From a screen to the same one is no step that can be seen here.
            let trodden = from == to || all.ways.contains_key(&(*from, *to));
            let untrodden = UNTRODDEN.contains(&(*from, *to));
            let seldom = SELDOM.contains(&(*from, *to));
            if seldom {
                println!("{from:?} to {to:?}: {:?}", all.ways.get(&(*from, *to)));
            }
            if !trodden && !untrodden && !seldom {
                never.push(format!("{from:?} to {to:?}"));
            }
            assert!(!(trodden && untrodden), "{from:?} leads to {to:?}");
        }
    }
    println!("{} of the ways were gone, never: {never:?}", all.ways.len());
    assert!(all.keys >= 2_000_000);
    assert_eq!(never, [] as [String; 0]);
    for (what, least) in [
        ("actions and undos", 10_000),
        ("curtains opened", 1000),
        ("keys held on", 1000),
        ("matches finished", 50),
        ("looks back", 5),
        ("ends that were not saved", 10),
        ("power cuts between keys", 100),
        ("power cuts within a save", 10),
        ("power cuts at the end", 10),
        ("saves compared with the table", 1000),
        ("saves refused", 50),
        ("sleeps", 500),
        ("clocks that began anew", 50),
        ("pictures", 300),
        ("ways back", 1000),
        ("ways home", 1000),
        ("returns while the rulebook played", 100),
    ] {
        let count = all.counts.get(what).copied().unwrap_or(0);
        assert!(count > least, "{what}: only {count}");
    }
    macro_rules! names {
        ($(($word:ident, $title:ident, $game:ty)),*) => {
            [$(<$game>::NAME),*]
        };
    }
    let each = |what| each_game!(names).map(|name| (what, name, 20));
    for (what, kind, least) in each("matches finished")
        .into_iter()
        .chain(each("lessons learned"))
        .chain([("matches finished", ALONE, 20)])
    {
        let count = all.kinds.get(&(what, kind)).copied().unwrap_or(0);
        assert!(count > least, "{what}, {kind}: only {count}");
    }
    for set in [
        "language: English",
        "language: German",
        "language: Dutch",
        "sound: false",
        "motion: false",
        "large: true",
        "palette: 1",
        "turned: true",
        "idle: 0",
    ] {
        assert!(
            all.settings.iter().any(|found| found.ends_with(set)),
            "never {set}"
        );
    }
}
