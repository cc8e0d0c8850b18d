//! Bit rot: any single bit of the region changes by itself.

use crate::flash::{Chip, Cut, TEARS};
use crate::sample::Sample;
use crate::script::{Bench, Deed, records, setup};
use durbar::store::{Error, Store, Trouble, Value};

/// A region with several matches, one of them in several sectors, one finished, one deleted, and scars of power cuts.
fn scarred<const S: usize>(sectors: usize) -> Bench<S> {
    let mut bench = Bench::<S>::new(sectors, 5);
    let before = &mut |_: &Chip<S>, _: &Deed| {};
    bench.set(Value::Settings, before);
    bench.set(Value::Statistics, before);
    let first = bench.begin(3, 8, before);
    let gone = bench.begin(4, 9, before);
    bench.play(gone, 20, before);
    bench.play(first, 2000, before);
    bench.finish(first, before);
    bench.delete(gone, before);
    let second = bench.begin(2, 10, before);
    for (scar, tear) in TEARS.into_iter().enumerate() {
        bench.play(second, 15, before);
        // A cut in an append of which nobody was told; then the match goes on.
        let mut table = bench.tables[&second].clone();
        crate::script::play(&mut table, &mut bench.whim);
        bench.chip.restart(Some(Cut {
            after: 3 + 2 * scar,
            tear,
            seed: scar as u64,
        }));
        let mut store = Store::new(&mut bench.chip).unwrap();
        assert!(store.append(second, &table).is_err());
    }
    bench.play(second, 3, before);
    let third = bench.begin(5, 11, before);
    bench.play(third, 50, before);
    bench.step(Deed::Prepare, before);
    bench.all_open();
    bench
}

fn every_flip<const S: usize>(sectors: usize) {
    let mut bench = scarred::<S>(sectors);
    bench.chip.restart(None);
    let mut store = Store::new(&mut bench.chip).unwrap();
    let whole: Vec<(u32, (u32, u64))> = bench
        .tables
        .keys()
        .map(|&number| (number, records(&mut store, number).unwrap()))
        .collect();
    let values = [Value::Settings, Value::Statistics];
    let known = values.map(|value| store.value::<[u32; 5]>(value).unwrap());
    assert!(whole.len() == 3 && known.iter().all(Option::is_some));
    let (mut flips, mut damaged, mut harmless) = (0u32, 0u32, 0u32);
    let mut chip = bench.chip.clone();
    for at in 0..chip.bytes.len() {
        for bit in 0..8 {
            chip.bytes[at] ^= 1 << bit;
            let story = || format!("byte {at:#x} bit {bit}");
            let mut store = Store::new(&mut chip).unwrap();
            let mut listed = Vec::new();
            store
                .list(|entry| listed.push((entry.number, entry.trouble)))
                .unwrap();
            listed.sort_unstable_by_key(|entry| entry.0);
            assert_eq!(listed.len(), whole.len(), "{}", story());
            let mut hurt = 0;
            for ((number, trouble), (expected, content)) in listed.iter().zip(&whole) {
                assert_eq!(number, expected, "{}", story());
                match trouble {
                    None => assert_eq!(records(&mut store, *number), Ok(*content), "{}", story()),
                    Some(Trouble::Damaged) => {
                        hurt += 1;
                        let opened = crate::script::open(&mut store, *number);
                        let reported = matches!(opened, Err(Error::Trouble(Trouble::Damaged)));
                        assert!(reported, "{}", story());
                    }
                    Some(other) => panic!("{}: {other}", story()),
                }
            }
            for (value, known) in values.into_iter().zip(known) {
                match store.value::<[u32; 5]>(value) {
                    Ok(found) => assert_eq!(found, known, "{}", story()),
                    Err(Error::Trouble(Trouble::Damaged)) => hurt += 1,
                    Err(other) => panic!("{}: {other}", story()),
                }
            }
            assert!(hurt <= 1, "{}: {hurt} are damaged", story());
            flips += 1;
            damaged += hurt;
            harmless += u32::from(hurt == 0);
            if flips.is_multiple_of(97) {
                goes_on(chip.clone(), &story);
            }
            chip.bytes[at] ^= 1 << bit;
        }
    }
    println!(
        "bit rot, sectors of {S}: {flips} flips, {damaged} reported as damage, {harmless} without effect"
    );
    assert!(damaged > 15_000, "{damaged}");
}

#[test]
fn a_flipped_bit_is_never_a_different_match() {
    every_flip::<4096>(8);
}

#[test]
fn a_flipped_bit_is_never_a_different_match_in_many_sectors() {
    every_flip::<512>(18);
}

/// The store still takes a new match and new values.
fn goes_on<const S: usize>(mut chip: Chip<S>, story: &dyn Fn() -> String) {
    let mut store = Store::new(&mut chip).unwrap();
    let setup = setup(3, 77);
    let mut table = crate::script::table(&setup);
    let mut whim = durbar::kernel::dice::Dice::from_seed(1);
    let begun = store
        .begin::<Sample>(&setup)
        .unwrap_or_else(|error| panic!("{}: {error}", story()));
    for _ in 0..3 {
        crate::script::play(&mut table, &mut whim);
        store
            .append(begun.number, &table)
            .unwrap_or_else(|error| panic!("{}: {error}", story()));
    }
    for value in [Value::Settings, Value::Statistics] {
        store.set_value(value, &[7u32; 5]).unwrap();
        assert_eq!(store.value(value), Ok(Some([7u32; 5])));
    }
    assert!(crate::script::open(&mut store, begun.number).unwrap() == table);
}
