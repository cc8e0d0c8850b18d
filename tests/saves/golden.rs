//! Golden bytes: what this version writes, and that it reads what it once wrote. A missing golden is written AND fails.

use crate::flash::Chip;
use crate::sample::Sample;
use crate::script::{Bench, Deed, Held, play, setup, table};
use durbar::each_game;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::notation::Notation;
use durbar::kernel::options::Written;
use durbar::kernel::random::{DECISIONS, Digest, digest_of_random_game};
use durbar::kernel::seat::Seats;
use durbar::store::{Setup, Store, Value};
use std::fmt::Write;
use std::path::Path;

/// CRC-32, bit by bit: written a second time, so that the library's is not its own witness.
pub fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg())
        })
    })
}

/// The golden text of this name; a missing one is written, and fails.
fn golden(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/saves")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|_| {
        std::fs::write(&path, text).unwrap();
        panic!(
            "{} was missing and is written: look at it, and keep it",
            path.display()
        );
    })
}

/// The lines of a region that are not blank, as offset and bytes.
fn dump(bytes: &[u8]) -> String {
    let mut text = String::new();
    for (line, bytes) in bytes.chunks(16).enumerate() {
        if bytes.iter().any(|&byte| byte != 0xFF) {
            write!(text, "{:05x}:", line * 16).unwrap();
            for byte in bytes {
                write!(text, " {byte:02x}").unwrap();
            }
            text.push('\n');
        }
    }
    text
}

/// The region that a dump tells of.
pub fn undump(text: &str, size: usize) -> Vec<u8> {
    let mut region = vec![0xFF; size];
    for line in text.lines() {
        let (offset, bytes) = line.split_once(':').unwrap();
        let offset = usize::from_str_radix(offset, 16).unwrap();
        for (index, byte) in bytes.split_whitespace().enumerate() {
            region[offset + index] = u8::from_str_radix(byte, 16).unwrap();
        }
    }
    region
}

const SECTORS: usize = 8;

/// A short evening by the first rules: two matches, one taken back from and finished, one deleted, and both values.
fn evening() -> Bench<4096> {
    let mut bench = Bench::<4096>::new(SECTORS, 21);
    bench.rules = 1;
    let before = &mut |_: &Chip<4096>, _: &Deed| {};
    bench.set(Value::Settings, before);
    let first = bench.begin(3, 4, before);
    bench.play(first, 70, before);
    bench.finish(first, before);
    let second = bench.begin(2, 5, before);
    bench.set(Value::Statistics, before);
    bench.set(Value::Settings, before);
    bench.play(second, 12, before);
    let third = bench.begin(5, 6, before);
    bench.delete(third, before);
    bench
}

/// The same bytes as the first writers of the format wrote them, who made no begun marks.
fn unmarked(mut bytes: Vec<u8>) -> Vec<u8> {
    for sector in bytes.chunks_mut(4096) {
        // The head of a deleted one is all zeros.
        if sector[16..].starts_with(b"Dbar") {
            sector[56..64].fill(0xFF);
        }
    }
    bytes
}

#[test]
fn the_bytes_of_format_1_stay_as_they_are() {
    let mut bench = evening();
    let bytes = bench.chip.bytes.clone();
    // The first writers' golden stays for ever; that of today differs from it in the begun marks alone.
    let first = dump(&unmarked(bytes.clone()));
    for (name, written) in [
        ("format-1.txt", first),
        ("format-1-marked.txt", dump(&bytes)),
    ] {
        let kept = golden(name, &written);
        let mut old = Chip::<4096>::with(undump(&kept, SECTORS * 4096));
        let mut store = Store::new(&mut old).unwrap();
        let held = Held::read(&mut store).unwrap();
        bench.chip.restart(None);
        assert_eq!(
            held,
            Held::read(&mut Store::new(&mut bench.chip).unwrap()).unwrap()
        );
        assert_eq!(held.matches.len(), 2);
        for (number, table) in &bench.tables {
            assert!(
                *table == crate::script::open(&mut store, *number).unwrap(),
                "match {number}"
            );
        }
        assert!(kept == written, "the writer writes other bytes than {name}");
    }
}

#[test]
fn the_rules_of_a_revision_lead_to_the_same_states() {
    for rules in 1..=Sample::RULES {
        let text = states_of(rules);
        let kept = golden(&format!("{}-rules-{rules}.txt", Sample::NAME), &text);
        assert!(
            kept == text,
            "old saves would not replay: raise RULES by one"
        );
    }
}

/// The ends of random matches of Raja under a revision of its rules.
fn states_of(rules: u16) -> String {
    let mut text = String::new();
    for seed in 0..20 {
        let setup = Setup {
            rules,
            ..setup(2 + (seed % 4) as u8, seed)
        };
        let mut table = table(&setup);
        let mut whim = Dice::from_seed(seed);
        while play(&mut table, &mut whim) {}
        let digest = Digest::default().and(table.game()).and(&table.dice());
        let actions = table.actions();
        writeln!(
            text,
            "seed {seed}: {actions} actions to {:016x}",
            digest.number()
        )
        .unwrap();
    }
    text
}

/// The digest of a random game by the rulings of a revision, and its length: as the kernel plays one by the latest.
fn random_game<G: Game>(
    rules: u16,
    options: G::Options,
    seats: Seats,
    seed: u64,
) -> Option<(Digest, u32)> {
    let (mut dice, mut whim) = (Dice::from_seed(seed), Dice::from_seed(!seed));
    let mut game = G::new(options, seats, &mut dice).ok()?;
    game.under(rules);
    let (mut digest, mut decisions) = (Digest::default(), 0);
    while let Turn::Of(seat) = game.turn() {
        let choice = whim.below(game.legal(seat).len() as u32);
        let action = game.legal(seat).nth(choice as usize).unwrap();
        game.apply(seat, action, &mut dice, &mut |_, _| {});
        digest = digest.and(&seat).and(&action);
        decisions += 1;
    }
    let digest = digest.and(&game);
    let latest = digest_of_random_game::<G>(options, seats, seed, DECISIONS);
    assert!(rules < G::RULES || latest == Ok((digest, decisions)));
    Some((digest, decisions))
}

/// The ends of random games of a title by the rulings of a revision, over its variants.
fn ends_of<G: Notation>(rules: u16) -> String {
    let mut text = String::new();
    let all: Vec<_> = G::Options::every().collect();
    // Of a game with few variants each comes up again.
    let count = if all.len() < 60 { 210 } else { all.len() };
    let seats = (1..=5).cycle().filter_map(Seats::new);
    let tables = all.into_iter().cycle().take(count).zip(seats);
    // Seven and five have nothing in common: every number of players comes up.
    for ((options, seats), seed) in tables.zip(0..).step_by(7) {
        // Not every number of players is a table for every game.
        if let Some((digest, decisions)) = random_game::<G>(rules, options, seats, seed) {
            let digest = digest.number();
            writeln!(text, "seed {seed}: {decisions} decisions to {digest:016x}").unwrap();
        }
    }
    text
}

#[test]
fn random_games_of_a_revision_end_as_they_always_did() {
    macro_rules! compare {
        ($(($word:ident, $name:ident, $game:ty)),*) => {
            $(
                for rules in 1..=<$game>::RULES {
                    let text = ends_of::<$game>(rules);
                    assert!(text.lines().count() > 8);
                    let name = format!("{}-games-{rules}.txt", <$game>::NAME);
                    let kept = golden(&name, &text);
                    assert!(kept == text, "old saves would not replay: raise RULES of {} by one", <$game>::NAME);
                }
            )*
        };
    }
    each_game!(compare);
}
