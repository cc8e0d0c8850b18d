//! Damage of more than a bit: what is whole of a match is reached, and what is lost is never taken for the end.

use crate::flash::{Chip, Cut, NoPower, TEARS};
use crate::script::{Bench, Deed, Recording, open, play, setup, table};
use durbar::kernel::dice::Dice;
use durbar::store::{Error, Store, Trouble, Value};
use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};
use std::cell::RefCell;

pub type Flash = Chip<4096>;

/// A match of so many actions that was saved, and the table after each of its records.
pub fn played(actions: usize, sectors: usize) -> (Flash, u32, Vec<Recording>) {
    for seed in 0..50 {
        let mut bench = Bench::<4096>::new(sectors, seed);
        let before = &mut |_: &Flash, _: &Deed| {};
        bench.set(Value::Settings, before);
        bench.set(Value::Statistics, before);
        let number = bench.begin(5, seed, before);
        let mut tables = vec![bench.tables[&number].clone()];
        while tables.len() <= actions && bench.play(number, 1, before) == 1 {
            tables.push(bench.tables[&number].clone());
        }
        if tables.len() > actions {
            return (bench.chip, number, tables);
        }
    }
    panic!("no match is so long");
}

/// Where the records of a match stand, in their order: each one's first byte, and the byte past its end.
pub fn places(bytes: &[u8], number: u32) -> Vec<(usize, usize)> {
    let sectors = bytes.chunks(4096).enumerate();
    let mut parts: Vec<(u16, usize)> = sectors
        .filter(|(_, sector)| {
            sector[16..22] == *b"Dbar\x01\x01" && sector[24..28] == number.to_le_bytes()
        })
        .map(|(at, sector)| (u16::from_le_bytes([sector[22], sector[23]]), at * 4096))
        .collect();
    parts.sort_unstable();
    let mut all = Vec::new();
    for (_, sector) in parts {
        for page in 0..16 {
            let mut at = sector + if page == 0 { 64 } else { page * 256 };
            let past = sector + (page + 1) * 256;
            while at < past && bytes[at] == 0 {
                let end = at + 7 + usize::from(bytes[at + 2]);
                all.push((at, end));
                at = end;
            }
        }
    }
    all
}

fn damaged<T>(result: Result<T, Error<NoPower>>) -> bool {
    matches!(result, Err(Error::Trouble(Trouble::Damaged)))
}

#[test]
fn a_damaged_match_is_reached_up_to_the_damage_and_goes_on_as_a_copy() {
    let (chip, number, tables) = played(420, 12);
    let places = places(&chip.bytes, number);
    assert_eq!(places.len(), tables.len());
    for hurt in [1, 2, 31, 32, 33, 99, 250, 399, 420] {
        let mut chip = chip.clone();
        chip.bytes[places[hurt].0 + 3] ^= 0x10;
        let before = chip.bytes.clone();
        let mut store = Store::new(&mut chip).unwrap();
        assert!(damaged(open(&mut store, number)));
        let listed = store.look(number).unwrap();
        assert!(listed.salvageable());
        // Record 0 is the set-up, after which the first table stands.
        let whole = &tables[hurt - 1];
        assert_eq!(listed.summary.unwrap().actions as usize, whole.actions());
        let mut reached = table(&setup(2, 0));
        let players = store.salvage(number, &mut reached).unwrap();
        assert!(reached == *whole, "damage in record {hurt}");
        assert_eq!(players, setup(5, 0).players);
        assert!(
            *store.into_flash().bytes == before,
            "looking writes nothing"
        );

        let mut store = Store::new(&mut chip).unwrap();
        let copy = store.copy(number).unwrap().number;
        assert!(copy != number);
        assert!(open(&mut store, copy).unwrap() == *whole);
        let mut onward = whole.clone();
        let mut whim = Dice::from_seed(hurt as u64);
        for _ in 0..40 {
            // Near its end a match may be over sooner.
            if play(&mut onward, &mut whim) {
                store.append(copy, &onward).unwrap();
            }
        }
        // The old one stays as it was, and nothing is added to it.
        assert!(damaged(store.append(number, &onward)));
        assert!(damaged(store.undo(number, whole)));
        let mut store = Store::new(store.into_flash()).unwrap();
        assert!(open(&mut store, copy).unwrap() == onward);
        assert!(damaged(open(&mut store, number)));
        let mut again = table(&setup(2, 0));
        store.salvage(number, &mut again).unwrap();
        assert!(again == *whole);
    }
}

#[test]
fn a_copy_that_has_no_room_leaves_nothing_behind() {
    let (chip, number, _) = played(420, 6);
    let mut chip = chip;
    let last = *places(&chip.bytes, number).last().unwrap();
    chip.bytes[last.0 + 3] ^= 1;
    let mut store = Store::new(&mut chip).unwrap();
    assert_eq!(store.copy(number), Err(Error::Full));
    let mut listed = Vec::new();
    store.list(|entry| listed.push(entry.number)).unwrap();
    assert_eq!(listed, [number]);
    store.delete(number).unwrap();
    assert!(store.copy(number) == Err(Error::NoSuchMatch));
}

#[test]
fn a_lost_end_is_told_from_one_that_really_ends() {
    let (chip, number, tables) = played(420, 12);
    let places = places(&chip.bytes, number);
    let sectors: Vec<usize> = {
        let mut all: Vec<usize> = places.iter().map(|place| place.0 / 4096).collect();
        all.dedup();
        all
    };
    assert!(sectors.len() > 1, "the match has several parts");
    // Every page of the match reads as if it had never been written.
    let mut pages: Vec<usize> = places.iter().map(|place| place.0 / 256).collect();
    pages.dedup();
    for page in pages {
        let mut hurt = chip.clone();
        let from = if page.is_multiple_of(16) { 64 } else { 0 };
        hurt.bytes[page * 256 + from..(page + 1) * 256].fill(0xFF);
        let mut store = Store::new(&mut hurt).unwrap();
        let first = page == places[0].0 / 256;
        if first {
            // Without its set-up nothing tells that there was a match.
            continue;
        }
        let whole = places.iter().filter(|place| place.0 / 256 < page).count();
        let reached = salvaged(&mut store, number);
        if page > places[0].0 / 256 && sectors.windows(2).all(|pair| pair[0] < pair[1]) {
            assert!(reached == tables[whole - 1], "page {page:#x}");
        }
    }
    // The head of every part but the first is lost, by the same bits in both copies of the owner or altogether.
    for &sector in &sectors[1..] {
        for all in [false, true] {
            let mut hurt = chip.clone();
            if all {
                hurt.bytes[sector * 4096..sector * 4096 + 64].fill(0);
            } else {
                // The same bits in both copies: nobody knows any more whose it was.
                hurt.bytes[sector * 4096 + 24] ^= 3;
                hurt.bytes[sector * 4096 + 40] ^= 3;
            }
            let mut store = Store::new(&mut hurt).unwrap();
            let reached = salvaged(&mut store, number);
            let whole = places.iter().position(|place| place.0 / 4096 == sector);
            assert!(reached == tables[whole.unwrap() - 1], "sector {sector}");
        }
    }
}

/// What is whole of a match that says it is damaged.
pub fn salvaged(store: &mut Store<&mut Flash>, number: u32) -> Recording {
    let listed = store.look(number).unwrap();
    assert!(listed.salvageable(), "{:?}", listed.trouble);
    assert!(damaged(open(store, number)));
    let mut reached = table(&setup(2, 0));
    store.salvage(number, &mut reached).unwrap();
    reached
}

#[test]
fn a_few_bits_in_both_copies_of_the_owner_lose_nothing() {
    let (chip, number, tables) = played(420, 12);
    for sector in 0..12 {
        let mut hurt = chip.clone();
        hurt.bytes[sector * 4096 + 24] ^= 3;
        hurt.bytes[sector * 4096 + 42] ^= 0x88;
        let mut store = Store::new(&mut hurt).unwrap();
        assert!(open(&mut store, number).unwrap() == *tables.last().unwrap());
    }
}

#[test]
fn a_commit_that_is_lost_amid_a_page_is_damage_and_not_a_power_cut() {
    let (chip, number, tables) = played(100, 8);
    let places = places(&chip.bytes, number);
    for at in 1..places.len() - 1 {
        let mut hurt = chip.clone();
        hurt.bytes[places[at].0] = 0xFF;
        let mut store = Store::new(&mut hurt).unwrap();
        assert!(
            salvaged(&mut store, number) == tables[at - 1],
            "record {at}"
        );
    }
}

#[test]
fn what_lies_behind_the_end_is_found_before_the_match_grows_into_it() {
    let (chip, number, tables) = played(100, 8);
    let places = places(&chip.bytes, number);
    let last = places.last().unwrap().1;
    let sector = last / 4096;
    let next = last / 256 + 1;
    for page in next..(sector + 1) * 16 {
        for from in [0, 1, 100, 255] {
            let mut hurt = chip.clone();
            hurt.bytes[page * 256 + from..(page + 1) * 256].fill(0);
            let mut store = Store::new(&mut hurt).unwrap();
            if from == 0 {
                // It looks as if something had been there: said at once.
                assert!(salvaged(&mut store, number) == *tables.last().unwrap());
                continue;
            }
            // No record ever comes to stand before it.
            let mut onward = open(&mut store, number).unwrap();
            let mut whim = Dice::from_seed(page as u64);
            while onward.actions() < 380 && play(&mut onward, &mut whim) {
                store.append(number, &onward).unwrap();
            }
            let mut store = Store::new(&mut hurt).unwrap();
            assert!(open(&mut store, number).unwrap() == onward);
        }
    }
}

/// A chip that two hold: the store, and whoever switches the power.
#[derive(Clone, Copy)]
struct Shared<'a>(&'a RefCell<Flash>);

impl ErrorType for Shared<'_> {
    type Error = NoPower;
}

impl ReadNorFlash for Shared<'_> {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NoPower> {
        self.0.borrow_mut().read(offset, bytes)
    }

    fn capacity(&self) -> usize {
        self.0.borrow().capacity()
    }
}

impl NorFlash for Shared<'_> {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NoPower> {
        self.0.borrow_mut().erase(from, to)
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NoPower> {
        self.0.borrow_mut().write(offset, bytes)
    }
}

/// A match: its number, what is wrong with it, and its records.
type Found = (u32, Option<Trouble>, Vec<(u8, Vec<u8>)>);

/// All that a store holds, whatever is wrong with it.
fn all<F: NorFlash>(store: &mut Store<F>) -> Vec<Found> {
    let mut numbers = Vec::new();
    let listed = store.list(|entry| numbers.push((entry.number, entry.trouble)));
    assert!(listed.is_ok());
    let mut held = Vec::new();
    for (number, trouble) in numbers {
        let mut records = Vec::new();
        let _ = store.records(number, |kind, body| records.push((kind, body.to_vec())));
        held.push((number, trouble, records));
    }
    held
}

/// Refuses a deed once, at each of its bytes, half done; the same store tries again, and believes what a new one sees.
fn refuse(chip: &Flash, deed: &Deed, cases: &mut u64) {
    let mut whole = chip.clone();
    whole.restart(None);
    deed.on(&mut Store::new(&mut whole).unwrap()).unwrap();
    let touched = whole.touched;
    let expected = all(&mut Store::new(&mut whole).unwrap());
    let stride = if touched > 1000 { 97 } else { 1 };
    for after in (0..touched).step_by(stride) {
        for tear in TEARS {
            let flash = RefCell::new(chip.clone());
            let mut store = Store::new(Shared(&flash)).unwrap();
            // What is known of the match before is known from then on.
            let _ = all(&mut store);
            let seed = after as u64;
            flash.borrow_mut().restart(Some(Cut { after, tear, seed }));
            let refused = deed.on(&mut store);
            // Once more, before anything works again: not even reading does.
            if refused.is_err() {
                assert!(deed.on(&mut store).is_err());
            }
            flash.borrow_mut().restart(None);
            let story = format!("after {after} of {touched}, {tear:?}: {refused:?}");
            if refused.is_err() {
                let done = deed.on(&mut store);
                // What is gone cannot be deleted twice.
                let gone = matches!(deed, Deed::Delete(_)) && done == Err(Error::NoSuchMatch);
                assert!(done.is_ok() || gone, "{story}, then {done:?}");
            }
            let believed = all(&mut store);
            let seen = all(&mut Store::new(&mut *flash.borrow_mut()).unwrap());
            assert_eq!(believed, seen, "{story}");
            if let Deed::Begin(_) = deed {
                // A beginning that was refused may have been saved; it is one more then, of which nobody knows.
                assert!(seen.len() == expected.len() || seen.len() == expected.len() + 1);
                assert!(seen.iter().all(|held| held.1.is_none()), "{story}");
            } else {
                assert_eq!(seen, expected, "{story}");
            }
            *cases += 1;
        }
    }
}

#[test]
fn what_was_refused_is_looked_for_in_the_flash() {
    let mut cases = 0;
    let refuse = &mut |chip: &Flash, deed: &Deed| refuse(chip, deed, &mut cases);
    let quiet = &mut |_: &Flash, _: &Deed| {};
    let mut bench = Bench::<4096>::new(12, 3);
    bench.set(Value::Settings, refuse);
    let number = bench.begin(3, 4, refuse);
    bench.play(number, 20, refuse);
    bench.play(number, 340, quiet);
    // A new part begins here.
    bench.play(number, 40, refuse);
    let second = bench.begin(2, 5, refuse);
    bench.play(second, 30, quiet);
    bench.delete(number, refuse);
    bench.finish(second, refuse);
    bench.step(Deed::Prepare, refuse);
    println!("{cases} refusals");
    assert!(cases > 1_500, "{cases}");
}
