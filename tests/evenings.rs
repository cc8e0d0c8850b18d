//! A whole evening by keys alone: the script that the device test plays too.
//!
//! The script is a file, so that the device test needs no Rust: when it is missing it is written, and the test fails, so
//! that nobody approves one unseen. When rules, face or app change what keys do, delete it and run again.
#![allow(missing_docs, reason = "tests are named after the laws they hold")]
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod support;

use std::{fs, path::Path};

use durbar::{
    app::{App, Facts, Screen},
    kernel::{dice::Dice, game::Turn},
    shell::{
        rehearsal::{Memory, rehearse},
        script::Script,
    },
    store::Store,
};

use support::{
    app::taps,
    device::{Device, flash::Chip},
};

const FACTS: Facts = Facts {
    board: "PicoSystem",
    saves: 512 * 1024,
};

/// From home to the first curtain, with the deal that has this number.
const BEGIN: &str = "A up right down A";
const DEAL: u8 = 1;
const WHIM: u64 = 1;

fn file() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/device/raja-for-two.keys")
}

/// The keys of the whole evening, without any restart.
fn keys(told: &str) -> String {
    let mut script = String::from(BEGIN);
    for line in told.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [curtain, on, _, after] = parts[..] else {
            panic!("a line has four parts: {line}");
        };
        let rest = if after.is_empty() { "" } else { "look" };
        script.push_str(&format!(" {curtain} {on} {rest} {after}"));
    }
    script + " look"
}

#[test]
fn a_person_alone_plays_a_whole_match_against_brahmabot_and_nothing_is_handed_over() {
    let mut device = Device::with(Chip::new(32));
    taps(&mut device, "right A down left up A");
    let mut whim = Dice::from_seed(7);
    let (mut decisions, mut moves) = (0, 0);
    loop {
        match device.app.screen() {
            Screen::Table => decisions += usize::from(device.play_lively_maharaja(&mut whim)),
            Screen::Moves => {
                moves += 1;
                taps(&mut device, "A");
            }
            Screen::Ceremony => taps(&mut device, "A"),
            Screen::Result => break,
            other => panic!("{other:?} comes between"),
        }
    }
    println!("{decisions} decisions, {moves} moves of Brahmabot");
    assert!(decisions > 40 && moves > 20);
    let (table, _) = device.app.table().expect("a table");
    let durbar::app::Table::Maharaja(sitting) = table else {
        panic!("another game lies on the table")
    };
    let actions = sitting.play().journal().len();
    assert_eq!(actions, decisions + moves);
    device.restart();
    assert_eq!(device.app.screen(), Screen::Result);
}

#[test]
fn the_script_is_what_two_lively_players_do() {
    let head = format!(
        "# A whole match of Raja for two, as keys; the deal is number {DEAL}. {BEGIN} leads from home to the first curtain.\n\
         # curtain | keys from where the attention is | keys from a curtain, after a restart | keys after the ceremony\n"
    );
    let told = head + &support::by_keys::tell(DEAL, WHIM);
    let path = file();
    let written = fs::read_to_string(&path).unwrap_or_default();
    if written.is_empty() {
        fs::write(&path, &told).expect("a new file");
        panic!("{} was missing, and is written now", path.display());
    }
    assert!(
        written == told,
        "the keys have changed: delete {} and run again",
        path.display()
    );
}

#[test]
fn the_script_leads_from_a_new_game_to_its_result_and_the_save_tells_the_same() {
    let told = fs::read_to_string(file()).expect("the script");
    let keys = keys(&told);
    let mut app = App::new(FACTS, None);
    let mut saves = vec![0xFF; FACTS.saves];
    let script = Script::parse(&keys).expect("a script");
    rehearse(&mut app, script, None, &mut saves, |_| {});
    assert_eq!(app.screen(), Screen::Result);
    let decisions = told.lines().count() - 2;
    println!(
        "{decisions} decisions, {} keys",
        keys.split_whitespace().count()
    );

    let mut store = Store::new(Memory(&mut saves)).expect("saves");
    let mut seen = 0;
    store
        .list(|listed| {
            let known = listed.summary.expect("a summary");
            assert_eq!(listed.trouble, None);
            assert_eq!(known.actions as usize, decisions);
            assert!(known.finished.is_some());
            seen += 1;
        })
        .expect("a list");
    assert_eq!(seen, 1);
    let (table, _) = app.table().expect("a table");
    let durbar::app::Table::Raja(sitting) = table else {
        panic!("another game lies on the table")
    };
    assert!(matches!(sitting.play().turn(), Turn::Over(_)));
}
