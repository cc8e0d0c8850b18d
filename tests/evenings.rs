//! Whole evenings by keys alone: the scripts that the device tests play too.
//!
//! A script is a file, so that the device tests need no Rust: when it is missing it is written, and the test fails, so
//! that nobody approves one unseen. When rules, face or app change what keys do, delete it and run again.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::support::{
    app::taps,
    device::{Device, flash::Chip},
};
use durbar::{
    app::{App, BoardFacts, Screen},
    each_game,
    kernel::dice::Dice,
    shell::{
        rehearsal::{Memory, rehearse},
        script::Script,
    },
    store::Store,
};

const FACTS: BoardFacts = BoardFacts {
    board: "PicoSystem",
    saves: 512 * 1024,
};

/// An evening: its file, the keys from home to the table, and who plays what.
pub struct Evening {
    pub file: &'static str,
    pub what: &'static str,
    pub begin: &'static str,
    pub tell: fn() -> String,
}

/// The evenings of every game.
fn evenings() -> impl Iterator<Item = &'static Evening> {
    macro_rules! of {
        ($(($word:ident, $title:ident, $game:ty)),*) => {
            [$(crate::$word::keys::EVENINGS),*]
        };
    }
    each_game!(of).into_iter().flatten()
}

fn path(file: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/device");
    folder.join(file)
}

/// Insists that a file of the device tests holds these keys; one that is missing is written.
#[track_caller]
pub fn assert_written(file: &str, told: &str) {
    let path = path(file);
    let written = fs::read_to_string(&path).unwrap_or_default();
    if written.is_empty() {
        fs::write(&path, told).expect("a new file");
        panic!("{} was missing, and is written now", path.display());
    }
    assert!(
        written == told,
        "the keys have changed: delete {} and run again",
        path.display()
    );
}

/// The keys of the whole evening, without any restart.
fn keys(evening: &Evening, told: &str) -> String {
    let mut script = String::from(evening.begin);
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
fn the_scripts_are_what_lively_players_do() {
    for evening in evenings() {
        let head = format!(
            "# A whole match as keys: {}.\n# begin: {}\n\
             # curtain | keys from where the attention is | keys from a curtain, after a restart | keys after the ceremony\n",
            evening.what, evening.begin
        );
        assert_written(evening.file, &(head + &(evening.tell)()));
    }
}

#[test]
fn the_scripts_lead_from_a_new_game_to_its_result_and_the_save_tells_the_same() {
    for evening in evenings() {
        let told = fs::read_to_string(path(evening.file)).expect("the script");
        let keys = keys(evening, &told);
        let mut app = App::new(FACTS, None);
        let mut saves = vec![0xFF; FACTS.saves];
        let script = Script::parse(&keys).expect("a script");
        rehearse(&mut app, script, None, &mut saves, |_| {});
        assert_eq!(app.screen(), Screen::Result, "{}", evening.what);
        let decisions = told.lines().filter(|line| !line.starts_with('#')).count();
        println!(
            "{}: {decisions} decisions, {} keys",
            evening.what,
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
    }
}

#[test]
fn a_person_alone_plays_a_whole_match_and_nothing_is_handed_over() {
    let mut device = Device::with(Chip::new(32));
    taps(&mut device, "right A down left up A");
    let mut whim = Dice::from_seed(7);
    let (mut decisions, mut moves) = (0, 0);
    loop {
        match device.app.screen() {
            Screen::Table => decisions += usize::from(device.play_lively(&mut whim)),
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
    device.restart();
    assert_eq!(device.app.screen(), Screen::Result);
}
