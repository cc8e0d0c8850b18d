//! Arbitrary bytes as the whole region: it opens without a panic, and becomes a store that works.
//!
//! Longer: `DURBAR_SAVES=100 cargo test --release --test saves fuzz -- --nocapture`.

use crate::flash::Chip;
use crate::rounds;
use crate::sample::Sample;
use crate::script::{Bench, Deed, play, setup, table};
use durbar::kernel::dice::Dice;
use durbar::store::{Error, Store, Value};

/// Asks a store everything, then makes room in it and plays; says whether matches had to be deleted first.
fn works<const S: usize>(chip: &mut Chip<S>) -> bool {
    let mut store = Store::new(&mut *chip).unwrap();
    let mut numbers = Vec::new();
    store.list(|listed| numbers.push(listed.number)).unwrap();
    for &number in &numbers {
        let _ = crate::script::open(&mut store, number);
        let _ = store.records(number, |_, _| {});
    }
    let _ = store.value::<[u32; 5]>(Value::Settings);
    let _ = store.value::<(u8, u64)>(Value::Statistics);
    store.prepare().unwrap();
    let setup = setup(3, 5);
    let mut full = false;
    let begun = match store.begin::<Sample>(&setup) {
        Ok(begun) => begun,
        Err(Error::Full) => {
            full = true;
            for number in numbers {
                match store.delete(number) {
                    // It may have given way already.
                    Ok(()) | Err(Error::NoSuchMatch) => {}
                    Err(other) => panic!("{other}"),
                }
            }
            store.begin::<Sample>(&setup).unwrap()
        }
        Err(other) => panic!("{other}"),
    };
    let mut table = table(&setup);
    let mut whim = Dice::from_seed(9);
    for _ in 0..20 {
        play(&mut table, &mut whim);
        store.append(begun.number, &table).unwrap();
    }
    for value in [Value::Settings, Value::Statistics] {
        store.set_value(value, &[3u32; 5]).unwrap();
    }
    chip.restart(None);
    let mut store = Store::new(&mut *chip).unwrap();
    assert!(crate::script::open(&mut store, begun.number).unwrap() == table);
    assert_eq!(store.value(Value::Settings), Ok(Some([3u32; 5])));
    full
}

/// A region that was used.
fn used<const S: usize>(seed: u64) -> Chip<S> {
    let mut bench = Bench::<S>::new(9, seed);
    let before = &mut |_: &Chip<S>, _: &Deed| {};
    bench.set(Value::Settings, before);
    bench.set(Value::Statistics, before);
    for number in 0..3 {
        let number = bench.begin(2 + number, seed + u64::from(number), before);
        bench.play(number, 25, before);
        if number == 1 {
            bench.finish(number, before);
        }
    }
    bench.chip
}

/// Changes a region in one of many ways.
fn mutate<const S: usize>(bytes: &mut [u8], dice: &mut Dice) {
    let mut any = |below: usize| dice.below(below as u32) as usize;
    let sectors = bytes.len() / S;
    match any(6) {
        0 => bytes[any(bytes.len())] = any(256) as u8,
        1 => bytes[any(bytes.len())] ^= 1 << any(8),
        2 => {
            let (from, to) = (any(sectors) * S, any(sectors) * S);
            bytes.copy_within(from..from + S, to);
        }
        3 => {
            let (at, length) = (any(bytes.len()), any(600));
            let end = (at + length).min(bytes.len());
            bytes[at..end].fill([0x00, 0xFF, 0x5A][any(3)]);
        }
        4 => {
            // Near the beginning of a sector, where it hurts most.
            let at = any(sectors) * S + any(130);
            bytes[at] = any(256) as u8;
        }
        _ => {
            // A head that says something else and has the right CRC.
            let owner = any(sectors) * S + 16;
            let at = owner + 4 + any(8);
            bytes[at] = [0, 1, 2, 3, 255, any(256) as u8][any(6)];
            // The kind stays a known one: what a newer firmware keeps for itself is nobody's to delete.
            bytes[owner + 5] = 1 + any(3) as u8;
            bytes[owner + 4] = bytes[owner + 4].max(1);
            if bytes[owner + 5] > 1 {
                bytes[owner + 4] = 1;
            }
            let crc = crate::golden::crc32(&bytes[owner..owner + 12]).to_le_bytes();
            bytes[owner + 12..owner + 16].copy_from_slice(&crc);
            bytes.copy_within(owner..owner + 16, owner + 16);
        }
    }
}

fn fuzz<const S: usize>(seed: u64, runs: u64) {
    let mut dice = Dice::from_seed(seed);
    let regions: Vec<Chip<S>> = (0..4).map(|seed| used(seed * 10)).collect();
    let (mut cases, mut full) = (0u64, 0u64);
    for run in 0..runs {
        let mut chip = regions[run as usize % regions.len()].clone();
        if run.is_multiple_of(5) {
            chip.bytes.fill_with(|| dice.word() as u8);
        } else {
            for _ in 0..=dice.below(12) {
                mutate::<S>(&mut chip.bytes, &mut dice);
            }
        }
        cases += 1;
        full += u64::from(works(&mut chip));
    }
    println!("fuzz, sectors of {S}: {cases} regions, {full} of them too full before deleting");
    assert!(full > 0, "no region was full");
}

#[test]
fn a_fuzzed_region_becomes_a_store_that_works() {
    fuzz::<512>(1, 20_000 * rounds());
    fuzz::<4096>(2, 4_000 * rounds());
}
