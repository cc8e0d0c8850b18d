//! Computer players by command: wrong use says what is right, an arena tells its result for a program, and what was kept
//! of great arenas can be read.

use std::{fs, path::Path, process::Command};

/// What the program answers: its status, what it prints, what it complains.
fn durbar(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args(arguments)
        .output()
        .expect("the program runs");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stdout).into_owned(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

/// The games that computers play.
macro_rules! names {
    ($(($word:ident, $title:ident, $game:ty)),*) => { [$(stringify!($word)),*] };
}

/// The number after a name in a line for programs.
fn number(json: &str, name: &str) -> f64 {
    let (_, rest) = json.split_once(&format!("\"{name}\":")).expect(name);
    let end = rest.find([',', '}']).expect("an end");
    rest[..end].parse().expect("a number")
}

#[test]
fn an_arena_tells_how_often_the_first_side_wins() {
    for game in durbar::each_thought!(names) {
        let arguments = ["arena", game, "greedy", "random", "--games", "6", "--json"];
        let (status, json, complaint) = durbar(&arguments);
        assert_eq!(status, Some(0), "{complaint}");
        let [low, percent, high] = ["low", "percent", "high"].map(|name| number(&json, name));
        assert!(low < percent && percent <= high && high <= 100.0, "{json}");
        assert!(percent > 80.0, "{json}");
        assert_eq!(number(&json, "games"), 6.0);
        // The same again on one core: nothing depends on who is ready first.
        let once = [&arguments[..], &["--threads", "1"]].concat();
        assert_eq!(durbar(&once).1, json);
    }
}

#[test]
fn wrong_use_of_arena_and_trainer_says_what_is_right() {
    let [game, ..] = durbar::each_thought!(names);
    for (arguments, sentence) in [
        (&["arena"][..], "usage: durbar arena"),
        (&["arena", "chess", "1", "2"], "no computer plays"),
        (&["arena", game, "1", "9"], "no player 9"),
        (&["arena", game, "1", "2", "--players", "9"], "1 to 5"),
        (&["arena", game, "1", "2", "--games"], "needs a value"),
        (&["arena", game, "1", "2", "--options", "none"], "--options"),
        (&["arena", game, "1", "rulebook"], "the rulebook plays no"),
        (&["train"], "usage: durbar train"),
        (&["train", "chess"], "no computer plays"),
    ] {
        let (status, _, complaint) = durbar(arguments);
        assert_eq!(status, Some(2), "{arguments:?}: {complaint}");
        assert!(complaint.contains(sentence), "{arguments:?}: {complaint}");
    }
}

#[test]
fn every_arena_that_was_kept_has_its_command_and_its_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/arena");
    let mut rows = 0;
    for entry in fs::read_dir(folder).expect("the arenas") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a text");
        for line in text.lines() {
            rows += 1;
            assert!(line.starts_with("{\"command\":\"durbar arena "), "{line}");
            let [low, percent, high] = ["low", "percent", "high"].map(|name| number(line, name));
            assert!(low <= percent && percent <= high, "{line}");
            assert!(number(line, "games") >= 100.0, "{line}");
        }
    }
    assert!(rows > 10, "{rows}");
}
