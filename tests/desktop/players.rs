//! Players in other programs: they play whole tournaments, and whoever is at fault gets his sentence while the arena goes on.

use super::*;
use std::time::Instant;

/// The games that computers play.
macro_rules! names {
    ($(($word:ident, $title:ident, $game:ty)),*) => { [$(stringify!($word)),*] };
}

/// What an arena of a program against random players says: its result for programs, and what it complains.
#[track_caller]
fn arena(game: &str, program: &str, more: &[&str]) -> (String, String) {
    let program = format!("program:{program}");
    let output = durbar(&["arena", game, &program, "random", "--json"])
        .args(more)
        .output()
        .expect("the program runs");
    let [result, said] = [output.stdout, output.stderr].map(String::from_utf8);
    let (result, said) = (result.expect("text"), said.expect("text"));
    assert_eq!(output.status.code(), Some(0), "{said}");
    (result, said)
}

/// A player that is a script of the shell.
fn script(folder: &Folder, text: &str) -> String {
    let path = folder.file("player.sh");
    fs::write(&path, text).expect("a script");
    format!("sh {path}")
}

/// A loop over what is told: `$word` begins a line, and `$rest` is what follows.
fn each_line(cases: &str) -> String {
    format!("while read -r word rest; do case $word in {cases} esac; done\n")
}

/// Whether there is such a process. One that was killed and whom the system has not forgotten yet is gone.
fn runs(process: &str) -> bool {
    let killed = fs::read_to_string(format!("/proc/{process}/stat"));
    let asked = Command::new("sh")
        .args(["-c", &format!("kill -0 {process}")])
        .stderr(Stdio::null())
        .status();
    asked.expect("a shell").success() && !killed.is_ok_and(|stat| stat.contains(") Z "))
}

#[test]
fn the_example_plays_a_tournament_of_every_game() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/players/example.py");
    let lines = fs::read_to_string(example).expect("the example");
    assert!(lines.lines().count() <= 40, "it is short");
    for game in durbar::each_thought!(names) {
        let (result, said) = arena(game, &format!("python3 {example}"), &["--games", "50"]);
        assert!(result.contains("\"games\":50,"), "{result}");
        assert!(
            result.contains("\"faults\":{\"a\":0,\"b\":0}"),
            "{result} {said}"
        );
        assert_eq!(said, "");
    }
}

#[test]
fn a_program_at_fault_loses_its_seat_and_the_arena_goes_on() {
    let folder = Folder::new("faults");
    let same = each_line("'?') first=${first:-$rest};; decide) echo \"$first\";;");
    let wanders = each_line("'?') last=$rest;; decide) echo \"$last\";;");
    let [game, ..] = durbar::each_thought!(names);
    for (text, sentence) in [
        (
            "echo fly to the moon",
            "answered \"fly to the moon\": found",
        ),
        (same.as_str(), "actions it was told"),
        ("exit 3", "ended before it answered (exit status: 3)"),
        ("exec 1>&-; sleep 1000", "ended before it answered"),
        ("sleep 1000", "gave no answer in 1 s"),
        ("yes", "answered more than one line"),
        ("cat /dev/zero", "answered more than 400 bytes in one line"),
        (
            "printf '\\377\\n'",
            "answered bytes that are not UTF-8 text",
        ),
        (wanders.as_str(), "decided 500 times and came to no end"),
    ] {
        let player = script(&folder, text);
        let (result, said) = arena(game, &player, &["--games", "4", "--seconds", "1"]);
        assert!(result.contains("\"games\":4,"), "{result}");
        assert!(result.contains("\"faults\":{\"a\":4,\"b\":0}"), "{result}");
        assert_eq!(said.lines().count(), 4, "{said}");
        for line in said.lines() {
            for part in [
                "durbar: game ",
                ", seat ",
                ", after ",
                &player,
                sentence,
                "; a computer of level 2 plays on",
            ] {
                assert!(line.contains(part), "\"{part}\" is missing in: {line}");
            }
        }
    }
}

#[test]
fn nothing_is_left_of_a_program_that_hangs() {
    let folder = Folder::new("hangs");
    let ids = folder.file("ids");
    let text = format!("sleep 1000 & echo $$ $! >>{ids}; wait");
    let [game, ..] = durbar::each_thought!(names);
    arena(
        game,
        &script(&folder, &text),
        &["--games", "2", "--seconds", "1"],
    );
    let ids = fs::read_to_string(ids).expect("it ran");
    assert!(ids.split_whitespace().count() >= 4, "{ids}");
    for id in ids.split_whitespace() {
        // What is killed takes a moment to go.
        let begun = Instant::now();
        while runs(id) {
            assert!(begun.elapsed().as_secs() < 20, "{id} is still there");
        }
    }
}

#[test]
fn a_program_is_told_who_it_is_and_when_it_is_over_but_no_seed() {
    let folder = Folder::new("told");
    let heard = folder.file("heard");
    let text = format!("tee -a {heard} | {}", {
        each_line("'?') first=${first:-$rest};; decide) echo \"$first\"; first=;;")
    });
    let player = script(&folder, &text);
    for game in durbar::each_thought!(names) {
        let _ = fs::remove_file(&heard);
        let more = ["--games", "2", "--seed", "987654321", "--threads", "1"];
        let (result, said) = arena(game, &player, &more);
        assert!(result.contains("\"a\":0,\"b\":0}"), "{said}");
        let heard = fs::read_to_string(&heard).expect("it was told");
        // One that was started to see whether it is there was told nothing.
        let begins = format!("durbar 1\ngame {game}\noptions");
        assert!(heard.starts_with(&begins), "{heard}");
        assert_eq!(heard.matches(&begins).count(), 2);
        assert_eq!(heard.matches("\nplayers one two\nyou ").count(), 2);
        assert_eq!(heard.matches("\nend\n").count(), 2);
        assert_eq!(heard.matches("\n= winners ").count() % 2, 0);
        assert!(heard.matches("\ndecide ").count() > 20);
        assert!(!heard.contains("seed") && !heard.contains("987654321"));
    }
}

#[test]
fn a_program_that_is_not_there_is_told_before_the_first_game() {
    let [game, ..] = durbar::each_thought!(names);
    let arena = |program| durbar(&["arena", game, "1", program]);
    let words = ["/no/such/program", "cannot be started"];
    refused(&mut arena("program:/no/such/program"), &words);
    refused(&mut arena("program: "), &["a command is missing"]);
    refused(
        &mut durbar(&["arena", game, "1", "2", "--seconds", "soon"]),
        &["--seconds soon: a whole number"],
    );
}
