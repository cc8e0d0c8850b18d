//! Every playthrough file comes true.
//!
//! The format is told in tests/playthroughs/README.md. A folder without files fails: a test of nothing passes for
//! nothing.

use crate::sample::WORD;
use durbar::each_game;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::notation::Notation;
use durbar::kernel::playthrough::{FaultKind, run, show};
use std::path::PathBuf;

/// The playthrough files of a game, in the order of their names.
fn files(game: &str) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/playthroughs")
        .join(game);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(
        !files.is_empty(),
        "{} holds no playthrough",
        folder.display()
    );
    files
}

fn every_playthrough_comes_true<G: Notation>() {
    let (mut facts, mut refusals) = (0, 0);
    let mut faults = String::new();
    for file in files(G::NAME) {
        let text = std::fs::read_to_string(&file).unwrap();
        match run::<G>(&text, |_, _, _, _| {}) {
            Ok(summary) => {
                assert!(
                    summary.facts + summary.refusals > 0,
                    "{} asserts nothing",
                    file.display()
                );
                facts += summary.facts;
                refusals += summary.refusals;
            }
            Err(fault) => faults.push_str(&format!(
                "{}:{}: {}\n",
                file.display(),
                fault.line,
                fault.message
            )),
        }
    }
    assert!(faults.is_empty(), "\n{faults}");
    println!("{facts} facts held, {refusals} actions were refused as they should be");
}

fn a_playthrough_cut_off_anywhere_is_noticed<G: Notation>() {
    for file in files(G::NAME) {
        let text = std::fs::read_to_string(&file).unwrap();
        let text = text.trim_end();
        for (length, _) in text.char_indices().step_by(5) {
            let fault = run::<G>(&text[..length], |_, _, _, _| {}).expect_err("a part is missing");
            assert!(!fault.message.as_str().is_empty());
        }
    }
}

fn a_damaged_playthrough_is_told_or_refused<G: Notation>() {
    let mut dice = Dice::from_seed(1);
    let (mut sound, mut refused) = (0u32, 0u32);
    for file in files(G::NAME) {
        let text = std::fs::read_to_string(&file).unwrap();
        for _ in 0..200 {
            let mut letters: Vec<char> = text.chars().collect();
            let at = dice.below(letters.len() as u32) as usize;
            match dice.below(3) {
                0 => letters[at] = char::from_u32(32 + dice.below(95)).unwrap(),
                1 => drop(letters.remove(at)),
                _ => letters.insert(at, ['9', 'ü', ',', '\n', '.', '0'][dice.below(6) as usize]),
            }
            match run::<G>(&letters.into_iter().collect::<String>(), |_, _, _, _| {}) {
                Ok(_) => sound += 1,
                Err(_) => refused += 1,
            }
        }
    }
    assert!(sound > 1000 && refused > 1000, "{sound} {refused}");
}

fn garbage_is_refused_with_a_sentence<G: Notation>() {
    let head = format!("game {}\nplayers red blue\n", G::NAME);
    let long = format!("{head}{}\nend\n", "x".repeat(1000));
    let cases = [
        "",
        "\n\n# nothing\n",
        "game chess\nend\n",
        "players red blue\n",
        &format!("game {}\nend\n", G::NAME),
        &format!("game {}\nplayers red\nend\n", G::NAME),
        &format!("game {}\nplayers a b c d e f\nend\n", G::NAME),
        &format!("game {}\nplayers red red\nend\n", G::NAME),
        &format!("game {}\nplayers Red blue\nend\n", G::NAME),
        &format!("{head}options nonsense\nend\n"),
        &format!("{head}seed many\nend\n"),
        &format!("{head}red fly to the moon\nend\n"),
        &format!("{head}red: fly to the moon\nend\n"),
        &format!("{head}green: end turn\nend\n"),
        &format!("{head}= moon red 1\nend\n"),
        &format!("{head}set moon red 1\nend\n"),
        &format!("{head}end\nend\n"),
        &format!("{head}end now\n"),
        &format!("{head}ü: ö\nend\n"),
        &format!("{head}\u{0}\u{1}\nend\n"),
        &long,
    ];
    for text in cases {
        let fault = run::<G>(text, |_, _, _, _| {}).expect_err(text);
        assert_eq!(
            fault.kind,
            FaultKind::Unreadable,
            "{text}: {}",
            fault.message
        );
        assert!(!fault.message.as_str().is_empty());
    }
}

fn what_is_shown_can_be_asserted<G: Notation>() {
    for file in files(G::NAME) {
        let text = std::fs::read_to_string(&file).unwrap();
        // The facts shown after the last line are put in before it, and must hold.
        let mut facts = String::new();
        run::<G>(&text, |_, _, state, names| {
            facts.clear();
            show(state, names, None, |line| {
                facts.push_str(&format!("{line}\n"))
            });
        })
        .unwrap();
        assert!(!facts.is_empty(), "nothing can be asked of {}", G::NAME);
        let body = text.trim_end().strip_suffix("end").unwrap();
        let summary = run::<G>(&format!("{body}{facts}end\n"), |_, _, _, _| {});
        assert!(
            summary.is_ok(),
            "{}: {:?}\n{facts}",
            file.display(),
            summary
        );
    }
}

macro_rules! laws {
    ($(($module:ident, $title:ident, $game:ty)),*) => { $(
        mod $module {
            #[test]
            fn every_playthrough_comes_true() {
                super::every_playthrough_comes_true::<$game>();
            }
            #[test]
            fn a_playthrough_cut_off_anywhere_is_noticed() {
                super::a_playthrough_cut_off_anywhere_is_noticed::<$game>();
            }
            #[test]
            fn a_damaged_playthrough_is_told_or_refused() {
                super::a_damaged_playthrough_is_told_or_refused::<$game>();
            }
            #[test]
            fn garbage_is_refused_with_a_sentence() {
                super::garbage_is_refused_with_a_sentence::<$game>();
            }
            #[test]
            fn what_is_shown_can_be_asserted() {
                super::what_is_shown_can_be_asserted::<$game>();
            }
        }
    )* };
}
each_game!(laws);

#[test]
fn every_folder_of_playthroughs_belongs_to_a_game() {
    macro_rules! names {
        ($(($module:ident, $title:ident, $game:ty)),*) => { [$(<$game as Game>::NAME),*] };
    }
    let names = each_game!(names);
    for entry in
        std::fs::read_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs"))
            .unwrap()
    {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_dir() {
            let name = entry.file_name();
            assert!(
                names.contains(&name.to_str().unwrap()),
                "{name:?} is no game"
            );
        }
    }
}

/// Runs the program and gives its status, its output and its complaints.
fn durbar(args: &[&str]) -> (Option<i32>, String, String) {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args(args)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// A file with these bytes in the tests' own folder.
fn file_with(name: &str, bytes: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().into()
}

/// A text that comes true.
fn good() -> String {
    format!("game {WORD}\nplayers red blue\n= gold red 15\nred: choose Mogul\nend\n")
}

#[test]
fn replay_tells_whether_a_file_comes_true() {
    let (status, out, complaints) = durbar(&["replay", &file_with("good.txt", good().as_bytes())]);
    assert_eq!((status, complaints.as_str()), (Some(0), ""));
    assert!(out.contains("1 actions, 1 facts, 0 refusals"), "{out}");
}

#[test]
fn replay_shows_the_position_after_each_line() {
    let (status, out, _) = durbar(&[
        "replay",
        "--show",
        &file_with("show.txt", good().as_bytes()),
    ]);
    assert_eq!(status, Some(0));
    assert!(
        out.contains("4: red: choose Mogul\n    = stage choosing\n    = turn blue\n"),
        "{out}"
    );
    assert!(out.contains("    = character red Mogul\n"), "{out}");
}

#[test]
fn replay_names_the_first_failing_line_with_status_1() {
    let wrong = good().replace("gold red 15", "gold red 16");
    let file = file_with("wrong.txt", wrong.as_bytes());
    let (status, _, complaints) = durbar(&["replay", &file]);
    assert_eq!(status, Some(1));
    assert_eq!(
        complaints,
        format!("{file}:3: found \"15\" instead of \"16\"\n")
    );
    let refused = good().replace("red: choose Mogul", "blue: choose Mogul");
    let (status, _, complaints) =
        durbar(&["replay", &file_with("refused.txt", refused.as_bytes())]);
    assert_eq!(status, Some(1));
    assert!(
        complaints.contains(":4: refused: not your turn"),
        "{complaints}"
    );
}

#[test]
fn replay_refuses_what_it_cannot_use_with_status_2_and_one_sentence() {
    let enormous = vec![b'#'; 5 << 20];
    let good = good();
    let misspelt = format!("game {WORD}\nplayers red blue\nred: chose Mogul\nend\n");
    let books = format!("game {WORD}\nplayers red blue\nset houses V01 red 2\n= turn red\nend\n");
    let cases: [(&str, &[u8], &str); 8] = [
        (
            "cut.txt",
            good.trim_end_matches("end\n").as_bytes(),
            "without the line \"end\"",
        ),
        (
            "cut-in-a-word.txt",
            good.trim_end_matches("ogul\nend\n").as_bytes(),
            "a character",
        ),
        ("misspelt.txt", misspelt.as_bytes(), "chose Mogul"),
        (
            "binary.txt",
            &[0x7F, b'E', b'L', b'F', 0xFF, 0xFE, 0, 1],
            "not a text file",
        ),
        ("zeros.txt", &[0; 64], "not a text file"),
        ("enormous.txt", &enormous, "larger than"),
        ("empty.txt", b"", "must name the game"),
        ("books.txt", books.as_bytes(), "village is too full"),
    ];
    for (name, bytes, sentence) in cases {
        let (status, _, complaints) = durbar(&["replay", &file_with(name, bytes)]);
        assert_eq!(status, Some(2), "{name}: {complaints}");
        assert!(complaints.contains(sentence), "{name}: {complaints}");
        assert_eq!(complaints.lines().count(), 1, "{name}: {complaints}");
    }
    for args in [
        &["replay"][..],
        &["replay", "no-such-file"],
        &["replay", "a", "b"],
        &["replay", "--shwo", "a"],
    ] {
        let (status, _, complaints) = durbar(args);
        assert_eq!(
            (status, complaints.lines().count()),
            (Some(2), 1),
            "{args:?}: {complaints}"
        );
    }
}

#[test]
fn sim_plays_and_counts() {
    let args = [
        "sim",
        WORD,
        "--players",
        "any",
        "--options",
        "any",
        "--games",
        "800",
        "--seed",
        "1",
        "--check",
        "--json",
    ];
    let (status, out, complaints) = durbar(&args);
    assert_eq!(
        (status, complaints.as_str()),
        (Some(0), ""),
        "no progress bar when nobody watches"
    );
    assert!(out.starts_with("{\"games\":800,\"tables\":384,"), "{out}");
    let one = [
        "sim",
        WORD,
        "--players",
        "4",
        "--options",
        "yogi",
        "--games",
        "1",
        "--seed",
        "7",
        "--digest",
    ];
    assert_eq!(
        durbar(&one).1.lines().last(),
        Some("digest: ea87848c012d2970"),
        "the device prints the same digest"
    );
}

#[test]
fn sim_plays_every_game_of_the_list() {
    macro_rules! names {
        ($(($module:ident, $title:ident, $game:ty)),*) => { [$(<$game as Game>::NAME),*] };
    }
    for name in each_game!(names) {
        let args = [
            "sim",
            name,
            "--players",
            "any",
            "--options",
            "any",
            "--games",
            "700",
            "--check",
        ];
        let (status, out, complaints) = durbar(&args);
        assert_eq!((status, complaints.as_str()), (Some(0), ""), "{name}");
        assert!(out.starts_with("700 games at "), "{name}: {out}");
    }
    let (status, out, complaints) = durbar(&["sim", "all", "--games", "2"]);
    assert_eq!((status, complaints.as_str()), (Some(0), ""));
    let headings = out.lines().filter_map(|line| line.strip_suffix(':'));
    assert!(headings.eq(each_game!(names)), "{out}");
    // What one game refuses, all refuse.
    let (status, _, _) = durbar(&["sim", "all", "--options", "nonsense"]);
    assert_eq!(status, Some(2));
}

#[test]
fn sim_writes_a_game_that_replay_runs() {
    let (status, text, _) = durbar(&[
        "sim",
        WORD,
        "--players",
        "3",
        "--options",
        "short",
        "--seed",
        "5",
        "--text",
    ]);
    assert_eq!(status, Some(0));
    assert!(
        text.starts_with(&format!(
            "game {WORD}\nplayers one two three\noptions short\nseed 5\none: choose "
        )),
        "{text}"
    );
    let (status, _, complaints) = durbar(&["replay", &file_with("written.txt", text.as_bytes())]);
    assert_eq!((status, complaints.as_str()), (Some(0), ""));
}

#[test]
fn sim_refuses_what_it_cannot_play_with_one_sentence() {
    for args in [
        &["sim"][..],
        &["sim", "chess"],
        &["sim", WORD, "--players", "6"],
        &["sim", WORD, "--players", "0"],
        &["sim", WORD, "--players", "1"],
        &["sim", WORD, "--players"],
        &["sim", WORD, "--games", "0"],
        &["sim", WORD, "--games", "many"],
        &["sim", WORD, "--seed", "-1"],
        &["sim", WORD, "--options", "nonsense"],
        &["sim", WORD, "--options", "short short"],
        &[
            "sim",
            WORD,
            "--players",
            "3",
            "--options",
            "several-characters",
        ],
        &["sim", WORD, "--progress", "maybe"],
        &["sim", WORD, "--faster"],
    ] {
        let (status, _, complaints) = durbar(args);
        assert_eq!(
            (status, complaints.lines().count()),
            (Some(2), 1),
            "{args:?}: {complaints}"
        );
    }
}
