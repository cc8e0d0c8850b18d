//! Texts and flash regions, changed at random over a corpus that is kept: whatever comes of it is read or refused, and
//! never a panic. `tests/fuzz/README.md` tells what is kept.
//!
//! The same changes come each time. Longer: `DURBAR_FUZZ=60 cargo test --release --test table fuzz::`.

use std::{
    env, fs,
    panic::{self, AssertUnwindSafe},
    path::Path,
};

use crate::sample::Sample;
use crate::support::device::{Device, flash::Chip};
use durbar::{
    each_game,
    kernel::{
        dice::Dice,
        game::Game,
        playthrough::{self, Fault},
    },
    shell::rehearsal::Memory,
    store::{Store, survey, text},
    ui::key::Key,
};

const SECTOR: usize = 4096;
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn rounds() -> u64 {
    env::var("DURBAR_FUZZ").map_or(1, |text| text.parse().expect("how many times as long"))
}

/// The contents of all files below a folder whose name ends so, in the order of their names.
fn kept(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<std::path::PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, ending, found);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(ROOT).join(folder), ending, &mut found);
    found.sort();
    let read = |path| fs::read(path).expect("a file");
    found.into_iter().map(read).collect()
}

/// Has something done with an input; one that brings a panic is written down.
fn survives(kind: &str, case: u64, input: &[u8], deed: impl FnOnce()) {
    if let Err(panicked) = panic::catch_unwind(AssertUnwindSafe(deed)) {
        let folder = Path::new(ROOT).join("target/fuzz");
        let name = folder.join(format!("{kind}-{case}"));
        let _ = fs::create_dir_all(&folder);
        let _ = fs::write(&name, input);
        eprintln!("{} brings it about", name.display());
        panic::resume_unwind(panicked);
    }
}

fn any(dice: &mut Dice, below: usize) -> usize {
    dice.below(below.max(1) as u32) as usize
}

/// Numbers at the edges of all kinds of numbers.
const NUMBERS: [&str; 12] = [
    "0",
    "1",
    "-1",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999",
];

/// Changes the lines and words of a text in one of many ways.
fn change_text(text: &str, others: &[Vec<u8>], dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let at = any(dice, lines.len());
    let other = String::from_utf8_lossy(&others[any(dice, others.len())]).into_owned();
    let word = |dice: &mut Dice| {
        let words: Vec<&str> = other.split_whitespace().collect();
        words
            .get(any(dice, words.len()))
            .copied()
            .unwrap_or("")
            .to_string()
    };
    match any(dice, 9) {
        0 => lines.retain({
            let mut number = 0;
            move |_| {
                number += 1;
                number != at + 1
            }
        }),
        1 => lines.insert(at, lines.get(at).cloned().unwrap_or_default()),
        2 => {
            let to = any(dice, lines.len());
            if at < lines.len() {
                lines.swap(at, to);
            }
        }
        3 => {
            let line = other.lines().nth(any(dice, other.lines().count()));
            lines.insert(at, line.unwrap_or("").to_string());
        }
        kind => {
            let new = match kind {
                4 => NUMBERS[any(dice, NUMBERS.len())].to_string(),
                5 => [
                    "", "#", ":", "=", "!", "because", "\u{2028}", "ß", "end", "set", "\t",
                ][any(dice, 11)]
                .to_string(),
                6 => "a".repeat(any(dice, 300)),
                _ => word(dice),
            };
            if let Some(line) = lines.get_mut(at) {
                let mut words: Vec<&str> = line.split(' ').collect();
                let place = any(dice, words.len());
                if let Some(word) = words.get_mut(place) {
                    *word = &new;
                }
                *line = words.join(" ");
            }
        }
    }
    lines.join("\n") + "\n"
}

/// Whether a text comes true as a playthrough; and if it does, it can be saved, or is refused.
fn read_text(text: &str) -> Option<Result<(), Fault>> {
    let name = playthrough::game_name(text)?;
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match name {
                $(<$game as Game>::NAME => {
                    let run = playthrough::run::<$game>(text, |_, _, _, _| {});
                    let mut bytes = vec![0xFF; 16 * SECTOR];
                    let mut store = Store::new(Memory(&mut bytes)).expect("a store");
                    let saved = text::import::<$game, _>(&mut store, text);
                    assert!(run.is_ok() || saved.is_err(), "saved what does not come true");
                    Some(run.map(|_| ()))
                })*
                _ => None,
            }
        };
    }
    each_game!(dispatch)
}

#[test]
fn a_text_that_was_changed_anyhow_comes_true_or_is_refused() {
    let mut corpus = kept("tests/fuzz/text", "");
    corpus.extend(kept("tests/playthroughs", ".txt"));
    // Short ones are tried more often than whole games, of which there are few.
    corpus.retain(|text| text.len() < 40_000);
    let mut dice = Dice::from_seed(11);
    let (mut held, mut refused) = (0_u64, 0_u64);
    for case in 0..corpus.len() as u64 + 250_000 * rounds() {
        let mut text = match corpus.get(case as usize) {
            Some(whole) => String::from_utf8_lossy(whole).into_owned(),
            None => String::from_utf8_lossy(&corpus[any(&mut dice, corpus.len())]).into_owned(),
        };
        if case >= corpus.len() as u64 {
            for _ in 0..=any(&mut dice, 4) {
                text = change_text(&text, &corpus, &mut dice);
            }
        }
        survives("text", case, text.as_bytes(), || match read_text(&text) {
            Some(Ok(())) => held += 1,
            Some(Err(_)) => refused += 1,
            None => {}
        });
    }
    println!("texts: {held} came true, {refused} were refused");
    assert!(held > 1000 && refused > 1000, "{held} {refused}");
}

fn crc32(parts: &[&[u8]]) -> u32 {
    !parts
        .iter()
        .copied()
        .flatten()
        .fold(u32::MAX, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| {
                (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg())
            })
        })
}

/// Changes the body of one of the first records of a sector, and makes its checksum right again.
fn forge(sector: &mut [u8], dice: &mut Dice) {
    let number: [u8; 4] = sector[24..28].try_into().expect("four bytes");
    let (mut at, wanted) = (64, any(dice, 12) as u32);
    for sequence in 0..=wanted {
        let Some(&[kind, length]) = sector.get(at + 1..at + 3) else {
            return;
        };
        let body = at + 3..at + 3 + usize::from(length);
        if kind == 0xFF || body.end + 4 > sector.len() {
            return;
        }
        if sequence == wanted {
            for _ in 0..=any(dice, 3) {
                let byte = body.start + any(dice, body.len());
                sector[byte] = [0, 1, 0x7F, 0x80, 0xFF, any(dice, 256) as u8][any(dice, 6)];
            }
            let frame = [kind, length];
            let sum = crc32(&[
                &number,
                &sequence.to_le_bytes(),
                &frame,
                &sector[body.clone()],
            ]);
            sector[body.end..body.end + 4].copy_from_slice(&sum.to_le_bytes());
        }
        at = body.end + 4;
    }
}

/// Changes a region in one of many ways.
fn change_region(bytes: &mut [u8], dice: &mut Dice) {
    let sectors = bytes.len() / SECTOR;
    let sector = any(dice, sectors) * SECTOR;
    match any(dice, 8) {
        0 => bytes[any(dice, sectors * SECTOR)] ^= 1 << any(dice, 8),
        1 => bytes[sector + any(dice, 400)] = any(dice, 256) as u8,
        2 => {
            let to = any(dice, sectors) * SECTOR;
            bytes.copy_within(sector..sector + SECTOR, to);
        }
        3 => {
            let page = sector + 256 * any(dice, 16);
            bytes[page..page + 256].fill([0x00, 0xFF, 0x5A][any(dice, 3)]);
        }
        4 => {
            // An owner that says something else, with the right checksum, twice.
            let owner = sector + 16;
            bytes[owner + 4 + any(dice, 8)] = [0, 1, 2, 3, 255, any(dice, 256) as u8][any(dice, 6)];
            let sum = crc32(&[&bytes[owner..owner + 12]]);
            bytes[owner + 12..owner + 16].copy_from_slice(&sum.to_le_bytes());
            bytes.copy_within(owner..owner + 16, owner + 16);
        }
        _ => forge(&mut bytes[sector..sector + SECTOR], dice),
    }
}

/// Switches a device on with a region, and looks at what it holds: home, the list, the first match, its log.
fn use_region(bytes: &[u8], dice: &mut Dice) {
    let _ = survey(bytes, SECTOR);
    let mut device = Device::with(Chip::with(bytes.to_vec()));
    device.picture();
    for key in [
        Key::A,
        Key::A,
        Key::Down,
        Key::Y,
        Key::B,
        Key::B,
        Key::Up,
        Key::A,
        Key::A,
    ] {
        device.tap(key);
        if device.ended {
            return;
        }
        device.picture();
    }
    for _ in 0..10 {
        let key = Key::ALL[any(dice, 8)];
        if any(dice, 3) == 0 {
            device.hold(key);
        } else {
            device.tap(key);
        }
        if device.ended {
            return;
        }
    }
    device.picture();
    let mut chip = device.chip();
    chip.restart(None);
    let mut store = Store::new(&mut chip).expect("a store");
    let mut numbers = Vec::new();
    store
        .list(|listed| numbers.push(listed.number))
        .expect("a list");
    for number in numbers {
        let _ = store.setup::<Sample>(number);
        let _ = store.delete(number);
    }
}

/// Regions with matches of several games in them.
fn regions() -> Vec<Vec<u8>> {
    let texts = kept("tests/playthroughs", ".txt");
    let mut regions = Vec::new();
    let mut bytes = vec![0xFF; 24 * SECTOR];
    let mut matches = 0;
    for text in &texts {
        let text = String::from_utf8_lossy(text);
        let name = playthrough::game_name(&text).unwrap_or_default();
        let mut store = Store::new(Memory(&mut bytes)).expect("a store");
        macro_rules! dispatch {
            ($(($module:ident, $title:ident, $game:ty)),*) => {
                match name {
                    $(<$game as Game>::NAME => text::import::<$game, _>(&mut store, &text).is_ok(),)*
                    _ => false,
                }
            };
        }
        matches += usize::from(each_game!(dispatch));
        if matches == 5 {
            regions.push(std::mem::replace(&mut bytes, vec![0xFF; 24 * SECTOR]));
            matches = 0;
        }
    }
    regions
}

#[test]
fn a_region_that_was_changed_anyhow_is_used_without_a_panic() {
    let known = kept("tests/fuzz/region", ".bin");
    let mut dice = Dice::from_seed(12);
    for (case, bytes) in known.iter().enumerate() {
        survives("region", case as u64, bytes, || {
            use_region(bytes, &mut Dice::from_seed(1))
        });
    }
    let mut corpus = regions();
    assert!(corpus.len() > 3, "{}", corpus.len());
    corpus.extend(known);
    for case in 0..30_000 * rounds() {
        let mut bytes = corpus[any(&mut dice, corpus.len())].clone();
        for _ in 0..=any(&mut dice, 8) {
            change_region(&mut bytes, &mut dice);
        }
        let whim = dice.word().into();
        survives("region", 1000 + case, &bytes, || {
            use_region(&bytes, &mut Dice::from_seed(whim))
        });
    }
}
