//! Every playthrough file comes true.
//!
//! The format is told in tests/playthroughs/README.md. A folder without files fails: a test of nothing passes for
//! nothing.
#![allow(missing_docs, reason = "tests are named after the laws they hold")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests fail by panic"
)]

use durbar::each_game;
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
            show(state, names, |line| facts.push_str(&format!("{line}\n")));
        })
        .unwrap();
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
