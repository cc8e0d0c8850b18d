//! What the store tells, refuses and leaves alone.

use crate::flash::Chip;
use crate::golden::crc32;
use crate::sample::{Sample, WORD};
use crate::script::{Bench, Deed, places, play, setup, table, take_back};
use durbar::games::rules_of;
use durbar::kernel::dice::Dice;
use durbar::store::{Error, Listed, MOST_TAKEN_BACK, Setup, Store, Trouble, Value};

fn quiet<const S: usize>() -> impl FnMut(&Chip<S>, &Deed) {
    |_, _| {}
}

fn list<const S: usize>(chip: &mut Chip<S>) -> Vec<Listed> {
    chip.restart(None);
    let mut all = Vec::new();
    let mut store = Store::new(chip).unwrap();
    store
        .list(|listed| all.push(listed.known(rules_of)))
        .unwrap();
    all
}

#[test]
fn the_list_tells_what_a_home_screen_shows_the_latest_first() {
    let mut bench = Bench::<4096>::new(8, 1);
    let before = &mut quiet();
    let first = bench.begin(2, 1, before);
    let second = bench.begin(5, 2, before);
    bench.play(first, 30, before);
    bench.play(second, 7, before);
    bench.finish(first, before);
    let [late, early] = list(&mut bench.chip).try_into().unwrap();
    assert_eq!((late.number, early.number), (second, first));
    let (late, early) = (late.summary.unwrap(), early.summary.unwrap());
    for (summary, number) in [(&late, second), (&early, first)] {
        let table = &bench.tables[&number];
        assert_eq!(summary.actions as usize, table.actions());
        assert_eq!(summary.game, WORD);
    }
    assert_eq!(late.players, setup(5, 2).players);
    assert_eq!(late.finished, None);
    assert_eq!(early.finished, Some(places(&bench.tables[&first])));
}

#[test]
fn an_append_is_two_programs_and_a_few_bytes_and_never_an_erase() {
    let mut chip = Chip::<4096>::new(16);
    let setup = setup(4, 6);
    let mut table = table(&setup);
    let mut whim = Dice::from_seed(6);
    let mut store = Store::new(&mut chip).unwrap();
    while store.prepare().unwrap().more {}
    let number = store.begin::<Sample>(&setup).unwrap().number;
    while store.prepare().unwrap().more {}
    let (mut bytes, mut most, mut appends) = (0, 0, 0);
    while play(&mut table, &mut whim) {
        let chip = store.into_flash();
        chip.restart(None);
        store = Store::new(chip).unwrap();
        // The first append after a start looks for the end; what it costs in writing is the same.
        store.append(number, &table).unwrap();
        let chip = store.into_flash();
        assert_eq!(chip.erased, 0);
        assert!(
            chip.programs == 2 || chip.programs == 3,
            "a new part has a head"
        );
        bytes += chip.touched;
        most = most.max(chip.touched);
        appends += 1;
        store = Store::new(chip).unwrap();
    }
    println!(
        "an append: {:.1} bytes on average, {most} at most, in 2 programs",
        bytes as f64 / f64::from(appends)
    );
    assert!(appends > 100 && bytes < 12 * appends as usize);
}

#[test]
fn the_oldest_finished_match_gives_way_and_never_an_unfinished_one() {
    let mut bench = Bench::<512>::new(10, 3);
    let before = &mut quiet();
    let unfinished = bench.begin(2, 1, before);
    let numbers: Vec<u32> = (2..7).map(|seed| bench.begin(2, seed, before)).collect();
    // The reserve is left: a new match would have to take one of them.
    let full = |bench: &mut Bench<512>| {
        let bytes = bench.chip.bytes.clone();
        let mut store = Store::new(&mut bench.chip).unwrap();
        assert_eq!(store.begin::<Sample>(&setup(2, 9)), Err(Error::Full));
        assert!(
            bench.chip.bytes == bytes,
            "nothing is written before the refusal"
        );
    };
    full(&mut bench);
    bench.finish(numbers[3], before);
    bench.finish(numbers[1], before);
    let mut store = Store::new(&mut bench.chip).unwrap();
    assert_eq!(
        store.begin::<Sample>(&setup(2, 9)).unwrap().gave_way,
        [numbers[1]]
    );
    assert_eq!(
        store.begin::<Sample>(&setup(2, 9)).unwrap().gave_way,
        [numbers[3]]
    );
    full(&mut bench);
    let left: Vec<u32> = list(&mut bench.chip)
        .iter()
        .map(|listed| listed.number)
        .collect();
    assert!(left.contains(&unfinished) && left.len() == 6);
}

#[test]
fn a_match_that_cannot_grow_is_told_so_and_stays_as_it_is() {
    let mut bench = Bench::<512>::new(6, 3);
    let before = &mut quiet();
    let number = bench.begin(2, 1, before);
    let mut whim = Dice::from_seed(1);
    let refused = loop {
        let mut table = bench.tables[&number].clone();
        assert!(play(&mut table, &mut whim));
        let bytes = bench.chip.bytes.clone();
        let mut store = Store::new(&mut bench.chip).unwrap();
        match store.append(number, &table) {
            Ok(_) => bench.tables.insert(number, table),
            Err(error) => {
                assert!(bench.chip.bytes == bytes);
                break error;
            }
        };
    };
    assert_eq!(refused, Error::Full);
    bench.all_open();
    // Settings can still be set, as often as one likes.
    for _ in 0..100 {
        bench.set(Value::Settings, before);
        bench.set(Value::Statistics, before);
    }
    bench.all_open();
}

/// Changes the first record of a kind, with a right CRC; answers whether there was one.
fn forge(chip: &mut Chip<4096>, kind: u8, change: impl Fn(&mut [u8])) -> bool {
    for sector in (0..chip.bytes.len()).step_by(4096) {
        let number: [u8; 4] = chip.bytes[sector + 24..sector + 28].try_into().unwrap();
        let (mut at, mut sequence) = (sector + 64, 0u32);
        while at < sector + 4096 {
            if chip.bytes[at] != 0 {
                at += 256 - at % 256;
                continue;
            }
            let length = chip.bytes[at + 2] as usize;
            let end = at + 3 + length;
            if chip.bytes[at + 1] == kind {
                change(&mut chip.bytes[at + 3..end]);
                let mut checked = [number, sequence.to_le_bytes()].concat();
                checked.extend(&chip.bytes[at + 1..end]);
                chip.bytes[end..end + 4].copy_from_slice(&crc32(&checked).to_le_bytes());
                return true;
            }
            sequence += 1;
            at = end + 4;
        }
    }
    false
}

fn one_match(actions: usize) -> (Bench<4096>, u32) {
    let mut bench = Bench::<4096>::new(6, 2);
    let before = &mut quiet();
    let number = bench.begin(3, 2, before);
    bench.play(number, actions, before);
    (bench, number)
}

/// Opening says this, and changes nothing.
fn refuses(chip: &mut Chip<4096>, number: u32, trouble: Trouble) {
    let bytes = chip.bytes.clone();
    let mut store = Store::new(&mut *chip).unwrap();
    let opened = crate::script::open(&mut store, number);
    assert_eq!(opened.err(), Some(Error::Trouble(trouble)));
    assert!(!trouble.advice().is_empty() && !trouble.to_string().is_empty());
    assert!(chip.bytes == bytes, "the data stays untouched");
}

#[test]
fn other_rules_are_named_and_left_alone() {
    let (mut bench, number) = one_match(10);
    assert!(forge(&mut bench.chip, 1, |body| body[5] = 9));
    let trouble = Trouble::OtherRules { saved: 9, ours: 2 };
    refuses(&mut bench.chip, number, trouble);
    assert_eq!(list(&mut bench.chip)[0].trouble, Some(trouble));
    assert!(forge(&mut bench.chip, 1, |body| body[1] = b'R'));
    refuses(&mut bench.chip, number, Trouble::UnknownGame);
    assert_eq!(list(&mut bench.chip)[0].trouble, Some(Trouble::UnknownGame));
}

#[test]
fn a_digest_that_does_not_agree_is_found() {
    let (mut bench, number) = one_match(40);
    assert!(forge(&mut bench.chip, 3, |body| body[2] ^= 1));
    refuses(&mut bench.chip, number, Trouble::Diverged { actions: 31 });
}

#[test]
fn a_newer_format_is_named_and_never_overwritten() {
    let (mut bench, number) = one_match(10);
    for sector in (0..bench.chip.bytes.len()).step_by(4096) {
        for owner in [sector + 16, sector + 32] {
            if bench.chip.bytes[owner..].starts_with(b"Dbar") {
                bench.chip.bytes[owner + 4] = 2;
                let crc = crc32(&bench.chip.bytes[owner..owner + 12]).to_le_bytes();
                bench.chip.bytes[owner + 12..owner + 16].copy_from_slice(&crc);
            }
        }
    }
    let trouble = Trouble::NewerFormat { format: 2 };
    refuses(&mut bench.chip, number, trouble);
    assert_eq!(list(&mut bench.chip)[0].trouble, Some(trouble));
    let mut store = Store::new(&mut bench.chip).unwrap();
    while store.begin::<Sample>(&setup(2, 1)).is_ok() {}
    assert_eq!(store.look(number).unwrap().trouble, Some(trouble));
    store.delete(number).unwrap();
    assert!(
        store.begin::<Sample>(&setup(2, 1)).is_ok(),
        "the person may delete it"
    );
}

#[test]
fn a_save_follows_its_table_step_by_step() {
    let (mut bench, number) = one_match(10);
    let mut store = Store::new(&mut bench.chip).unwrap();
    let mut ahead = bench.tables[&number].clone();
    assert_eq!(store.append(number, &ahead), Err(Error::OutOfStep));
    assert_eq!(store.undo(number, &ahead), Err(Error::OutOfStep));
    let mut whim = Dice::from_seed(4);
    play(&mut ahead, &mut whim);
    play(&mut ahead, &mut whim);
    assert_eq!(store.append(number, &ahead), Err(Error::OutOfStep));
    assert_eq!(store.append(99, &ahead), Err(Error::NoSuchMatch));
    assert_eq!(store.delete(99), Err(Error::NoSuchMatch));
    store.finish(number, &places(&ahead)).unwrap();
    assert_eq!(store.append(number, &ahead), Err(Error::Finished));
    let long = Setup {
        players: Default::default(),
        ..setup(2, 1)
    };
    assert_eq!(store.begin::<Sample>(&long), Err(Error::TooLong));
    assert_eq!(
        store.set_value(Value::Settings, &[[0u8; 32]; 8]),
        Err(Error::TooLong)
    );
}

#[test]
fn what_was_taken_back_stays_in_the_save_as_taken_back() {
    let (mut bench, number) = one_match(5);
    let mut table = bench.tables[&number].clone();
    let mut whim = Dice::from_seed(4);
    let mut store = Store::new(&mut bench.chip).unwrap();
    let mut undone = 0;
    for _ in 0..60 {
        play(&mut table, &mut whim);
        store.append(number, &table).unwrap();
        if take_back(&mut table) {
            // Both at once, if both can be taken back.
            take_back(&mut table);
            store.undo(number, &table).unwrap();
            undone += 1;
        }
    }
    assert!(undone > 10);
    let mut kinds = Vec::new();
    store.records(number, |kind, _| kinds.push(kind)).unwrap();
    assert!(kinds.iter().filter(|&&kind| kind == 4).count() >= undone);
    assert!(crate::script::open(&mut store, number).unwrap() == table);
    assert_eq!(
        store.look(number).unwrap().summary.unwrap().actions as usize,
        table.actions()
    );
}

#[test]
fn what_is_taken_back_and_played_again_without_end_comes_to_one() {
    let mut chip = Chip::<4096>::new(32);
    let setup = setup(3, 2);
    let mut table = table(&setup);
    let mut whim = Dice::from_seed(4);
    let mut store = Store::new(&mut chip).unwrap();
    let number = store.begin::<Sample>(&setup).unwrap().number;
    // To an action that can be taken back; then that one again and again.
    while !take_back(&mut table.clone()) {
        assert!(play(&mut table, &mut whim));
        store.append(number, &table).unwrap();
    }
    let mut taken = 0;
    let end = loop {
        let before = table.clone();
        assert!(take_back(&mut table));
        let undone = store.undo(number, &table);
        table = before;
        match undone {
            Ok(_) => taken += 1,
            Err(error) => break error,
        }
        store.append(number, &table).unwrap();
    };
    assert_eq!((end, taken), (Error::TakenBackTooOften, MOST_TAKEN_BACK));
    // The match goes on all the same, and opens to its end.
    assert!(play(&mut table, &mut whim));
    store.append(number, &table).unwrap();
    let mut store = Store::new(store.into_flash()).unwrap();
    assert!(crate::script::open(&mut store, number).unwrap() == table);
    assert_eq!(
        store.undo(number, &table),
        Err(Error::TakenBackTooOften),
        "counted from the save too"
    );
}

#[test]
fn a_region_too_small_is_refused() {
    let mut chip = Chip::<4096>::new(4);
    assert!(matches!(Store::new(&mut chip), Err(Error::TooSmall)));
}
