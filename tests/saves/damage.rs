//! Damage of every kind, a hundred thousand times: it is said, and where it is not, nobody could.
//!
//! **What no reader can see.** A record counts by its commit, written last. Where the commit reads as ones, it was never
//! written, or damage has made ones of it: the byte is the same. Of the last record of a match nothing else tells: a later
//! one would (its seal holds its place in the row), a page that was begun has a mark, and so has a part. What may lie behind
//! such a byte? A cut in writing a record leaves any of its bits undone. The next to play makes zeros of all that it left,
//! and a cut in that leaves any of the bits as they were. So two cuts leave whatever one likes, as far as the longest
//! record reaches. A match whose sectors are as they were at an earlier moment, but for bytes within that reach behind a
//! commit of ones, is a match of that moment after two honest cuts, byte for byte; who would call it damaged would call
//! every match damaged in whose last record the power died. All else is said. The test below does not argue: for each
//! match that came back shorter without a word it cuts the power twice, and finds the very bytes of the damage.

use crate::flash::NoPower;
use crate::golden::crc32;
use crate::rounds;
use crate::salvage::{Flash, places, played, salvaged};
use crate::script::{Bench, Deed, open};
use durbar::kernel::dice::Dice;
use durbar::kernel::journal::LONGEST;
use durbar::kernel::replay::{Opening, Played, Replay, Unfit};
use durbar::store::{Error, Store, Value};
use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};

/// The longest record behind a set-up: commit, kind, length, digest, action, seal.
const REACH: usize = 3 + 8 + LONGEST + 4;

/// Damages a span of bytes in one of many ways.
fn damage(bytes: &mut [u8], dice: &mut Dice) -> &'static str {
    let at = |dice: &mut Dice, most: usize| dice.below(most as u32) as usize;
    let sector = at(dice, bytes.len() / 4096) * 4096;
    match dice.below(8) {
        0 | 1 => {
            for _ in 0..2 + dice.below(7) {
                bytes[at(dice, bytes.len())] ^= 1 << dice.below(8);
            }
            "bits anywhere"
        }
        2 => {
            for _ in 0..2 + dice.below(7) {
                bytes[sector + at(dice, 64)] ^= 1 << dice.below(8);
            }
            "bits of a head"
        }
        3 => {
            for copy in [16, 32] {
                for _ in 0..1 + dice.below(3) {
                    bytes[sector + copy + at(dice, 16)] ^= 1 << dice.below(8);
                }
            }
            "bits of both owners"
        }
        4 => {
            let page = at(dice, bytes.len() / 256) * 256;
            bytes[page..page + 256].fill(0xFF);
            "a blank page"
        }
        5 => {
            let page = at(dice, bytes.len() / 256) * 256;
            bytes[page..page + 256].fill(0);
            "a page of zeros"
        }
        6 => {
            let from = at(dice, bytes.len() - 64);
            let value = if dice.below(2) == 0 { 0 } else { 0xFF };
            let length = 1 + at(dice, 64);
            bytes[from..from + length].fill(value);
            "a run of bytes"
        }
        _ => {
            let from = at(dice, bytes.len() - 64);
            for _ in 0..2 + dice.below(15) {
                bytes[from + at(dice, 64)] ^= 1 << dice.below(8);
            }
            "bits close together"
        }
    }
}

/// A flash in which the power dies in every write, and leaves such bits of it undone that it comes as near to a goal as
/// one write can.
struct Dying {
    bytes: Vec<u8>,
    goal: Vec<u8>,
}

impl ErrorType for Dying {
    type Error = NoPower;
}

impl ReadNorFlash for Dying {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NoPower> {
        let offset = offset as usize;
        bytes.copy_from_slice(&self.bytes[offset..offset + bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for Dying {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, _: u32, _: u32) -> Result<(), NoPower> {
        Err(NoPower)
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NoPower> {
        for (at, new) in (offset as usize..).zip(bytes) {
            self.bytes[at] &= new | self.goal[at];
        }
        Err(NoPower)
    }
}

/// A table at which any action was played.
struct Anything {
    actions: u32,
}

impl Replay for Anything {
    fn restart(&mut self, _: &Opening<'_>) -> Result<(), Unfit> {
        Ok(())
    }
    fn replay(&mut self, _: &[u8]) -> bool {
        true
    }
    fn take_back(&mut self, _: u32) -> bool {
        true
    }
}

impl Played for Anything {
    fn actions(&self) -> u32 {
        self.actions
    }
    fn last(&self) -> Option<&[u8]> {
        Some(&[0])
    }
    fn digest(&self) -> u64 {
        0
    }
}

/// Whether two cuts, in saving some record behind so many others of a match and in going on after that, make the one of
/// the other.
fn two_cuts(number: u32, records: usize, from: usize, honest: &[u8], goal: &[u8]) -> bool {
    let mut flash = Dying {
        bytes: honest.to_vec(),
        goal: goal.to_vec(),
    };
    let look = Store::new(&mut flash).unwrap().look(number).unwrap();
    let table = Anything {
        actions: look.summary.unwrap().actions + 1,
    };
    // The longest record that this page has room for, and many of them: its seal is what it is.
    let length = (256 - from % 256).min(REACH) - 7;
    (0..=255).any(|salt| {
        let mut record = vec![0; length + 2];
        record[..2].copy_from_slice(&[3, length as u8]);
        *record.last_mut().unwrap() = salt;
        let place = [number, records as u32].map(u32::to_le_bytes).concat();
        record.extend(crc32(&[place, record.clone()].concat()).to_le_bytes());
        flash.bytes = honest.to_vec();
        assert!(flash.write(from as u32 + 1, &record).is_err());
        let cut = Store::new(&mut flash).unwrap().append(number, &table);
        assert_eq!(cut.err(), Some(Error::Flash(NoPower)));
        flash.bytes == goal
    })
}

#[test]
fn damage_is_said_and_never_a_shorter_or_another_match() {
    let mut bench = Bench::<4096>::new(16, 5);
    // What every sector has held at every moment, or would have, had the device been handed over there.
    let mut moments: Vec<Vec<u64>> = Vec::new();
    let before = &mut |chip: &Flash, _: &Deed| {
        moments.push(sectors(&chip.bytes));
        moments.extend(handed_over(chip));
    };
    bench.set(Value::Settings, before);
    bench.set(Value::Statistics, before);
    let first = bench.begin(5, 8, before);
    bench.play(first, 2000, before);
    bench.finish(first, before);
    for (players, seed, actions) in [(5, 10, 403), (5, 11, 150), (4, 12, 40)] {
        let number = bench.begin(players, seed, before);
        bench.play(number, actions, before);
    }
    bench.chip.restart(None);
    let bytes = bench.chip.bytes.clone();
    let mut store = Store::new(&mut bench.chip).unwrap();
    let whole: Vec<(u32, Vec<u64>)> = bench
        .tables
        .keys()
        .map(|&number| (number, prefixes(&mut store, number).0))
        .collect();
    let parts: Vec<usize> = whole
        .iter()
        .map(|(number, _)| owned(&bytes, *number).len())
        .collect();
    assert_eq!(parts, [2, 2, 1, 1], "a part can be lost too");
    let mut dice = Dice::from_seed(77);
    let (mut said, mut earlier, mut gone, mut untold) = (0u32, 0u32, 0u32, Vec::new());
    let regions = 100_000 * rounds();
    for round in 0..regions {
        let mut chip = Flash::with(bytes.clone());
        let how = damage(&mut chip.bytes, &mut dice);
        let damaged = chip.bytes.clone();
        let mut store = Store::new(&mut chip).unwrap();
        let mut listed = Vec::new();
        store
            .list(|entry| listed.push((entry.number, entry.trouble)))
            .unwrap();
        for (number, content) in &whole {
            let found = listed.iter().find(|entry| entry.0 == *number);
            let Some((_, trouble)) = found else {
                // Without a word goes only what leaves nothing that tells of it: by its first page, with head and set-up.
                let page = owned(&bytes, *number)[0] * 4096;
                let page = page..page + 256;
                assert!(damaged[page.clone()] != bytes[page], "round {round}, {how}");
                gone += 1;
                untold.push(how);
                continue;
            };
            let (prefix, end) = prefixes(&mut store, *number);
            assert!(
                content.starts_with(&prefix),
                "round {round}, {how}: match {number} is another one"
            );
            match trouble {
                Some(_) => {
                    said += 1;
                    assert!(end.is_err());
                }
                None if prefix.len() < content.len() => {
                    let (from, _) = places(&bytes, *number)[prefix.len()];
                    // All of the match as damage has left it, and the same without what lies behind its end.
                    let (mut goal, own) = (bytes.clone(), owned(&bytes, *number));
                    for at in &own {
                        let sector = at * 4096..(at + 1) * 4096;
                        goal[sector.clone()].copy_from_slice(&damaged[sector]);
                    }
                    let mut honest = goal.clone();
                    honest[from..(from / 256 + 1) * 256].fill(0xFF);
                    let held = sectors(&honest);
                    let was = |moment: &Vec<u64>| own.iter().all(|&at| moment[at] == held[at]);
                    assert!(
                        goal[from] == 0xFF
                            && moments.iter().any(was)
                            && (goal == honest
                                || two_cuts(*number, prefix.len(), from, &honest, &goal)),
                        "round {round}, {how}: match {number} has {} records of {}",
                        prefix.len(),
                        content.len()
                    );
                    earlier += 1;
                }
                None => assert!(end.is_ok()),
            }
        }
    }
    untold.sort_unstable();
    untold.dedup();
    println!(
        "{regions} damaged regions of 4 matches: {said} said, {earlier} as after two cuts at an earlier moment, {gone} gone, by {untold:?}"
    );
    assert!(said > 12_000, "{said}");
    assert!(gone < regions as u32 / 100, "{gone}");
}

#[test]
fn two_cuts_leave_anything_as_far_as_a_record_reaches_and_all_farther_is_said() {
    let (chip, number, tables) = played(100, 8);
    let records = places(&chip.bytes, number);
    let from = records.last().unwrap().1;
    assert!(
        !from.is_multiple_of(256) && from % 256 + REACH < 250,
        "{from}"
    );
    let mut dice = Dice::from_seed(3);
    for round in 0..200 {
        let mut hurt = chip.clone();
        // Of few bits or many; the last of them a byte that is surely not all ones.
        let length = 4 + dice.below(REACH as u32) as usize;
        let end = from + length;
        for byte in &mut hurt.bytes[from + 1..end] {
            *byte = (dice.word() | dice.word()) as u8;
        }
        hurt.bytes[end - 1] &= 0x0F;
        let cut = two_cuts(number, records.len(), from, &chip.bytes, &hurt.bytes);
        assert_eq!(cut, length <= REACH, "round {round}: {length} bytes");
        let mut store = Store::new(&mut hurt).unwrap();
        let whole = if cut {
            open(&mut store, number).unwrap()
        } else {
            salvaged(&mut store, number)
        };
        assert!(whole == *tables.last().unwrap());
    }
}

#[test]
fn what_lies_farther_than_a_record_reaches_is_left_of_lost_ones() {
    let (chip, number, tables) = played(100, 8);
    let places = places(&chip.bytes, number);
    let end = places.last().unwrap().1;
    let (mut told, mut untold) = (0, 0);
    // From some record's commit on nothing is left but the end of the last one's seal. The page's first one has a mark.
    let in_page = |at: usize| places[at].0 / 256 == end / 256 && !places[at].0.is_multiple_of(256);
    for at in (1..places.len()).filter(|&at| in_page(at)) {
        let from = places[at].0;
        let mut hurt = chip.clone();
        hurt.bytes[from..end - 2].fill(0xFF);
        // As far as a seal's end may be ones itself.
        let left = hurt.bytes[from..end].iter().rposition(|&byte| byte != 0xFF);
        let mut store = Store::new(&mut hurt).unwrap();
        if left.is_some_and(|last| last >= REACH) {
            assert!(salvaged(&mut store, number) == tables[at - 1], "{at}");
            told += 1;
        } else {
            assert!(open(&mut store, number).unwrap() == tables[at - 1], "{at}");
            untold += 1;
        }
    }
    assert!(told > 3 && untold > 1, "{told} and {untold}");
}

#[test]
fn a_few_bytes_of_zeros_delete_no_match() {
    let (chip, number, tables) = played(40, 8);
    let head = places(&chip.bytes, number)[0].0 - 64;
    for length in 1..=8 {
        for from in 48..=56 - length {
            let mut hurt = chip.clone();
            hurt.bytes[head + from..head + from + length].fill(0);
            let mut store = Store::new(&mut hurt).unwrap();
            let opened = open(&mut store, number);
            // More than half of the mark, and somebody meant it.
            assert_eq!(opened.is_ok(), length <= 4, "{length} from {from}");
            assert!(opened.is_err() || opened.unwrap() == *tables.last().unwrap());
        }
    }
}

/// What the sectors hold when the device is handed over in one of the matches: then a part is told of the next one, though
/// that has few records yet.
fn handed_over(chip: &Flash) -> Vec<Vec<u64>> {
    let mut chip = chip.clone();
    chip.restart(None);
    let mut numbers = Vec::new();
    let mut store = Store::new(&mut chip).unwrap();
    store.list(|entry| numbers.push(entry.number)).unwrap();
    let after = |number: u32| {
        let mut chip = chip.clone();
        let mut store = Store::new(&mut chip).unwrap();
        open(&mut store, number).unwrap();
        store.prepare().unwrap();
        sectors(&chip.bytes)
    };
    numbers.into_iter().map(after).collect()
}

/// A digest of each sector.
fn sectors(bytes: &[u8]) -> Vec<u64> {
    let digest = |sector: &[u8]| {
        sector
            .iter()
            .fold(0xCBF2_9CE4_8422_2325u64, |digest, &byte| {
                (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
            })
    };
    bytes.chunks(4096).map(digest).collect()
}

/// The sectors of a match.
fn owned(bytes: &[u8], number: u32) -> Vec<usize> {
    let mut own: Vec<usize> = places(bytes, number)
        .iter()
        .map(|place| place.0 / 4096)
        .collect();
    own.dedup();
    own
}

/// A digest of the records up to each one of a match, and whether they came to an end.
fn prefixes(store: &mut Store<&mut Flash>, number: u32) -> (Vec<u64>, Result<(), Error<NoPower>>) {
    let mut digest = 0xCBF2_9CE4_8422_2325u64;
    let mut all = Vec::new();
    let end = store.records(number, |kind, body| {
        for &byte in [kind, body.len() as u8].iter().chain(body) {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
        all.push(digest);
    });
    (all, end)
}
