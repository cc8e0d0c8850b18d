//! Every cut: the power dies at every byte of every program and erase, and again in the recovery.
//!
//! After each cut all that was acknowledged is there and equal, the deed in flight is done or not, and the store goes on.

use crate::flash::{Chip, Cut, TEARS, Tear};
use crate::rounds;
use crate::script::{Bench, Deed, Held};
use durbar::kernel::dice::Dice;
use durbar::store::{GaveWay, Store, Value};

/// How a deed may leave a store.
struct Outcomes {
    /// Not done, or only some of the matches gone that had to give way.
    before: Vec<Held>,
    /// Done.
    after: Held,
    /// Matches that may give way when the deed is done once more: what a cut left of it took room.
    later: GaveWay,
    /// Bytes that the deed touches.
    touched: usize,
}

impl Outcomes {
    fn of<const S: usize>(chip: &Chip<S>, deed: &Deed) -> Self {
        let mut chip = chip.clone();
        let mut before = vec![held(&mut chip)];
        chip.restart(None);
        let gave_way = deed.on(&mut Store::new(&mut chip).unwrap()).unwrap();
        let touched = chip.touched;
        let after = held(&mut chip);
        for number in gave_way {
            before.push(without(before.last().unwrap(), &[number]));
        }
        Self {
            before,
            after,
            later: GaveWay::new(),
            touched,
        }
    }

    /// Whether this is what may be left.
    fn allow(&self, found: &Held) -> bool {
        self.done(found)
            || (0..=self.later.len()).any(|gone| {
                let gone = &self.later[..gone];
                self.before.iter().any(|held| without(held, gone) == *found)
            })
    }

    /// Whether the deed is seen to be done.
    fn done(&self, found: &Held) -> bool {
        (0..=self.later.len()).any(|gone| without(&self.after, &self.later[..gone]) == *found)
    }
}

fn without(held: &Held, gone: &[u32]) -> Held {
    let mut held = held.clone();
    held.matches.retain(|number, _| !gone.contains(number));
    held
}

fn held<const S: usize>(chip: &mut Chip<S>) -> Held {
    chip.restart(None);
    Held::read(&mut Store::new(chip).unwrap()).unwrap()
}

/// Opens the store and does the deed, unless it is seen to be done; the power may die on the way.
fn recover<const S: usize>(
    chip: &mut Chip<S>,
    deed: &Deed,
    outcomes: &Outcomes,
    cut: Option<Cut>,
) -> GaveWay {
    chip.restart(cut);
    // Without power everything fails; with it, what fails is seen when the outcome is compared.
    let Ok(mut store) = Store::new(&mut *chip) else {
        return GaveWay::new();
    };
    match Held::read(&mut store) {
        Ok(found) if !outcomes.done(&found) => deed.on(&mut store).unwrap_or_default(),
        _ => GaveWay::new(),
    }
}

/// What the store holds must be one of the outcomes; then the deed is done, once more if need be, and one thing more.
fn judge<const S: usize>(
    chip: &mut Chip<S>,
    deed: &Deed,
    outcomes: &Outcomes,
    replay: bool,
    story: &dyn Fn() -> String,
) {
    chip.restart(None);
    let mut store = Store::new(&mut *chip).unwrap_or_else(|error| panic!("{}: {error}", story()));
    let found = Held::read(&mut store).unwrap_or_else(|error| panic!("{}: {error}", story()));
    assert!(
        outcomes.allow(&found),
        "{}: {found:?} is none of {:?} or {:?}",
        story(),
        outcomes.before,
        outcomes.after,
    );
    let then = |error| -> GaveWay { panic!("{}: then {error}", story()) };
    let mut expected = outcomes.after.clone();
    expected
        .matches
        .retain(|number, _| found.matches.contains_key(number) || !outcomes.later.contains(number));
    if !outcomes.done(&found) {
        let gave_way = deed.on(&mut store).unwrap_or_else(then);
        expected = without(&expected, &gave_way);
    }
    let new = [1, 2, 3, 4, 5];
    let gave_way = store
        .set_value(Value::Statistics, &new)
        .unwrap_or_else(then);
    expected = without(&expected, &gave_way);
    expected.statistics = Some(new);
    chip.restart(None);
    let mut store = Store::new(&mut *chip).unwrap();
    let found = Held::read(&mut store).unwrap_or_else(|error| panic!("{}: then {error}", story()));
    assert_eq!(found, expected, "{}", story());
    if let Deed::Append(number, table) | Deed::Undo(number, table) = deed
        && replay
    {
        let opened = crate::script::open(&mut store, *number);
        assert!(opened.is_ok_and(|opened| opened == **table), "{}", story());
    }
}

/// The cuts of one tear model that can differ.
fn cuts(touched: usize, tear: Tear, seed: u64) -> impl Iterator<Item = Cut> {
    (0..touched).map(move |after| Cut {
        after,
        tear,
        seed: seed ^ (after as u64) << 20,
    })
}

/// One cut everywhere in a deed; returns how many cases that were.
fn cut_once<const S: usize>(chip: &Chip<S>, deed: &Deed, seed: u64) -> u64 {
    let outcomes = Outcomes::of(chip, deed);
    let mut cases = 0;
    for tear in TEARS {
        for cut in cuts(outcomes.touched, tear, seed) {
            let mut torn = chip.clone();
            torn.restart(Some(cut));
            let _ = Store::new(&mut torn).and_then(|mut store| deed.on(&mut store));
            assert!(torn.died());
            let replay = cases % 16 == 0;
            judge(&mut torn, deed, &outcomes, replay, &|| format!("{cut:?}"));
            cases += 1;
        }
    }
    cases
}

/// A cut everywhere, and then a cut everywhere in the recovery.
fn cut_twice<const S: usize>(chip: &Chip<S>, deed: &Deed, seed: u64) -> u64 {
    let mut outcomes = Outcomes::of(chip, deed);
    let mut cases = 0;
    for (first_tear, second_tear) in
        TEARS
            .into_iter()
            .zip([Tear::Bits, Tear::Bytes, Tear::Bits, Tear::Patches])
    {
        for first in cuts(outcomes.touched, first_tear, seed) {
            let mut once = chip.clone();
            once.restart(Some(first));
            let _ = Store::new(&mut once).and_then(|mut store| deed.on(&mut store));
            let mut whole = once.clone();
            outcomes.later.clear();
            outcomes.later = recover(&mut whole, deed, &outcomes, None);
            for second in cuts(whole.touched, second_tear, !first.seed) {
                let mut twice = once.clone();
                recover(&mut twice, deed, &outcomes, Some(second));
                assert!(twice.died());
                let replay = cases % 64 == 0;
                judge(&mut twice, deed, &outcomes, replay, &|| {
                    format!("{first:?}, {second:?}")
                });
                cases += 1;
            }
        }
    }
    cases
}

/// Three cuts at random places.
fn cut_thrice<const S: usize>(chip: &Chip<S>, deed: &Deed, dice: &mut Dice, samples: u64) -> u64 {
    let mut outcomes = Outcomes::of(chip, deed);
    if outcomes.touched == 0 {
        return 0;
    }
    for _ in 0..samples {
        let mut chip = chip.clone();
        let mut story = Vec::new();
        let mut left = outcomes.touched;
        outcomes.later.clear();
        for round in 0..3 {
            let cut = Cut {
                after: dice.below(left.max(1) as u32) as usize,
                tear: TEARS[dice.below(4) as usize],
                seed: u64::from(dice.word()),
            };
            story.push(cut);
            if round == 0 {
                chip.restart(Some(cut));
                let _ = Store::new(&mut chip).and_then(|mut store| deed.on(&mut store));
            } else {
                recover(&mut chip, deed, &outcomes, Some(cut));
            }
            let mut whole = chip.clone();
            let more = recover(&mut whole, deed, &outcomes, None);
            for number in more {
                outcomes.later.push(number).unwrap();
            }
            left = whole.touched;
        }
        judge(&mut chip, deed, &outcomes, true, &|| format!("{story:?}"));
    }
    samples
}

/// Whole random matches side by side, with everything that can happen to a store, on sectors of real size.
fn evening<const S: usize>(seed: u64, sectors: usize, before: &mut dyn FnMut(&Chip<S>, &Deed)) {
    let mut bench = Bench::<S>::new(sectors, seed);
    bench.set(Value::Settings, before);
    bench.step(Deed::Prepare, before);
    bench.step(Deed::Prepare, before);
    let first = bench.begin(2 + (seed % 4) as u8, seed, before);
    bench.play(first, 60, before);
    let second = bench.begin(3, seed + 1, before);
    bench.play(second, 40, before);
    bench.play(first, 2000, before);
    bench.finish(first, before);
    bench.step(Deed::Prepare, before);
    let third = bench.begin(5, seed + 2, before);
    bench.play(third, 30, before);
    bench.delete(second, before);
    bench.play(third, 2000, before);
    bench.finish(third, before);
    // Now room is short: the oldest finished one gives way.
    for number in 0..3 {
        bench.step(Deed::Prepare, before);
        let more = bench.begin(4, seed + 3 + number, before);
        bench.play(more, 25, before);
        bench.set(Value::Statistics, before);
    }
    bench.all_open();
    assert!(
        !bench.tables.contains_key(&first),
        "the first match gave way"
    );
}

fn one_cut_anywhere(seed: u64) {
    let (mut cases, mut deeds) = (0, 0);
    evening::<4096>(seed, 7, &mut |chip, deed| {
        deeds += 1;
        cases += cut_once(chip, deed, seed * 1000 + deeds);
    });
    println!("one cut, evening {seed}: {cases} cases over {deeds} deeds");
    assert!(cases > 150_000, "{cases}");
}

#[test]
fn one_cut_anywhere_loses_nothing_in_an_evening() {
    for round in 0..rounds() {
        one_cut_anywhere(2 * round);
    }
}

#[test]
fn one_cut_anywhere_loses_nothing_in_another_evening() {
    for round in 0..rounds() {
        one_cut_anywhere(2 * round + 1);
    }
}

/// Short matches on small sectors, so that every kind of deed meets every state of a sector.
fn small_evening(seed: u64, before: &mut dyn FnMut(&Chip<512>, &Deed)) {
    let mut bench = Bench::<512>::new(7, seed);
    bench.set(Value::Settings, before);
    let first = bench.begin(2, seed, before);
    bench.play(first, 40, before);
    let second = bench.begin(3, seed + 1, before);
    bench.play(second, 8, before);
    bench.finish(first, before);
    bench.step(Deed::Prepare, before);
    bench.set(Value::Settings, before);
    bench.play(second, 30, before);
    bench.finish(second, before);
    for _ in 0..16 {
        bench.set(Value::Settings, before);
    }
    let third = bench.begin(2, seed + 2, before);
    bench.play(third, 8, before);
    bench.delete(third, before);
    bench.all_open();
}

/// Deeds that erase have hundreds of times more cuts than others: of these the short run takes one, the long run all.
fn is_costly<const S: usize>(chip: &Chip<S>, deed: &Deed) -> bool {
    let mut chip = chip.clone();
    chip.restart(None);
    let _ = deed.on(&mut Store::new(&mut chip).unwrap());
    chip.erased > 0
}

/// Two cuts in every second deed, from this one on.
fn two_cuts(seed: u64, all: bool, from: u64) {
    let (mut cases, mut erasing, mut deeds) = (0, 0, 0);
    small_evening(seed, &mut |chip, deed| {
        deeds += 1;
        if deeds % 2 != from {
            return;
        }
        if is_costly(chip, deed) {
            erasing += 1;
            if !all && (from != 0 || erasing != 2) {
                return;
            }
        }
        cases += cut_twice(chip, deed, seed * 1000 + deeds);
    });
    println!(
        "two cuts, evening {seed}: {cases} cases over {deeds} deeds, {erasing} of which erase"
    );
    assert!(cases > 100_000, "{cases}");
}

#[test]
fn two_cuts_anywhere_lose_nothing() {
    for round in 0..rounds() {
        two_cuts(round, rounds() > 1, 0);
    }
}

#[test]
fn two_cuts_anywhere_lose_nothing_in_the_other_deeds() {
    for round in 0..rounds() {
        two_cuts(round, rounds() > 1, 1);
    }
}

#[test]
fn three_cuts_at_random_lose_nothing() {
    let mut dice = Dice::from_seed(3);
    let mut cases = 0;
    for round in 0..rounds() {
        small_evening(round + 50, &mut |chip, deed| {
            cases += cut_thrice(chip, deed, &mut dice, 400);
        });
        evening::<4096>(round + 70, 7, &mut |chip, deed| {
            cases += cut_thrice(chip, deed, &mut dice, 20);
        });
    }
    println!("three cuts: {cases} cases");
    assert!(cases > 40_000, "{cases}");
}
