//! A PC: the same game in a window or in a terminal, with a file for the flash, and pictures of screens without either.
//!
//! The first argument says what to do; each of the things to do has a module with a `run`. This one does not know how
//! any of them does it.

mod ansi;
mod arena;
mod bands;
mod blocks;
mod bout;
mod carry;
mod export;
mod file;
mod fit;
mod flash;
mod folder;
mod gamepad;
mod hands;
mod keyboard;
mod keys;
mod keys_page;
mod kitty;
mod layout;
mod legend;
mod lively;
mod machine;
mod picture;
mod play;
mod probe;
mod replay;
mod scene;
mod sheet;
mod shot;
mod sim;
mod sixel;
mod terminal;
mod train;
mod window;
mod window_size;

use std::{env, fmt::Display, process::ExitCode};

use durbar::app::BoardFacts;

/// What the app must know of it.
pub const FACTS: BoardFacts = BoardFacts {
    board: "PC",
    saves: super::SAVES,
};

/// Runs the program.
pub fn main() -> ExitCode {
    let mut args = Vec::new();
    for arg in env::args_os().skip(1) {
        match arg.into_string() {
            Ok(arg) => args.push(arg),
            Err(arg) => {
                let arg = arg.display();
                return refuse(format_args!(
                    "the argument \"{arg}\" is not UTF-8 text, and arguments must be"
                ));
            }
        }
    }
    let (first, rest) = args
        .split_first()
        .map_or(("", args.as_slice()), |(first, rest)| (first, rest));
    match first {
        "--help" => print(&help()),
        "--version" => print(concat!("durbar ", env!("CARGO_PKG_VERSION"))),
        "--shot" => shot::run(rest),
        "--looks" => shot::run_looks(rest),
        "sheet" => sheet::run(rest),
        "replay" => replay::run(rest),
        "sim" => sim::run(rest),
        "keys" => keys::run(rest),
        "arena" => arena::run(rest),
        "train" => train::run(rest),
        "export" | "import" => export::run(&args),
        "flash" => carry::run(rest),
        _ => play::run(&args),
    }
}

/// What was done, or the status and the sentence to end with.
type Done<T> = Result<T, (u8, String)>;

/// Ends with what was done, or with why it was not.
fn end(done: Done<String>) -> ExitCode {
    match done {
        Ok(text) => print(text.trim_end()),
        Err((status, sentence)) => {
            complain(sentence);
            ExitCode::from(status)
        }
    }
}

/// Says in a sentence what is wrong and what would be right; the status is that of wrong use.
fn refuse(sentence: impl Display) -> ExitCode {
    complain(sentence);
    ExitCode::from(2)
}

/// Says in a sentence what is wrong.
fn complain(sentence: impl Display) {
    eprintln!("durbar: {}", printable(&sentence.to_string()));
}

/// Prints a text that was asked for. A reader who has gone away is not a failure.
fn print(text: &str) -> ExitCode {
    use std::io::{ErrorKind, Write as _};
    let mut out = std::io::stdout().lock();
    let printed = writeln!(out, "{}", printable(text)).and_then(|()| out.flush());
    match printed {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => refuse(format_args!(
            "standard output cannot be written: {error}; what was asked for is not there, or not all of it"
        )),
        _ => ExitCode::SUCCESS,
    }
}

/// A text without what a terminal would obey instead of showing it. Names of players and files can hold anything.
fn printable(text: &str) -> String {
    let wild = |letter: char| {
        let command = letter.is_control() && !matches!(letter, '\n' | '\t');
        // These turn the direction of what follows, or are not seen at all.
        command
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    text.replace(wild, "\u{fffd}")
}

fn help() -> String {
    let flash = folder::usual_place().map_or_else(
        |_| "a file in your data folder".to_owned(),
        |path| path.display().to_string(),
    );
    format!(
        "\
Durbar, a pocket game table.

  durbar                      play in a window, or in the terminal where there is no display
  durbar --window             play in a window
  durbar --terminal           play in the terminal
         --flash FILE         with any of these: keep the games in FILE, made if it is missing;
                              usually {flash}

  durbar --shot KEYS OUT.png  press the keys named in KEYS and write the picture to OUT.png
  durbar --looks FILE         press the keys of FILE and print a digest of the picture at each \"look\"
         --board BOARD        with either: as seen on picosystem, waveshare-lcd-1-3 or desktop (usual)
         --battery MILLIVOLTS with this voltage in the battery
         --flash FILE         with the games of FILE, which stays as it is

  durbar sheet OUT.png [FOLDER]
                              lay all pictures of FOLDER, usually tests/screens, on one sheet

  durbar replay FILE          run a playthrough and say whether it comes true
         --show               with the whole position after each line

  durbar export [NUMBER]      list the saved matches, or tell one as a playthrough
         --secrets            tell one that is not over, with its seed and all that is hidden
  durbar import FILE          save the match that a playthrough tells
         --flash FILE         with either: the file with the games

  durbar flash                tell what the file with the games is and holds
  durbar flash export FILE    copy it, for a browser, another PC or a handheld
  durbar flash import FILE    put such a copy in its place; what was there is kept in a file beside
         --flash FILE         with any of these: another file with games

  durbar sim GAME|all         play random games, of every game in turn, and count lengths, scores and wins
         --players N|any      so many players, or every number in turn
         --games N --seed S   so many games, from this seed on
         --options \"A B\"|any with these variants, or every combination in turn
         --check              the books are balanced after each action
         --json --digest --text
                              tell it for a program, as one number, or one game as a playthrough
         --often WORD --actions N
                              with --text: actions that begin with WORD more often, such as travel; N actions at most

  durbar keys GAME            count the shortest presses to every kind of decision, through turns and rounds
         --people N           at tables for so many people, or usually of several numbers
         --games N --seed S   in so many games of lively players, from this seed on
         --json               tell it for a program

  durbar arena GAME A B       let computer players A and B play each other, every deal twice with sides exchanged;
                              A, B: 1, 2, 3, 4, greedy, beam4 or random; B: also rulebook, for whom it plays
         --players N          so many players, half of them A's and half B's
         --games N --seed S   so many games, from this seed on
         --options \"A B\"|any with these variants, or every combination in turn
         --threads N --json   on so many cores, usually all; tell it for a program

  durbar train GAME           let computer players learn from games against themselves, in the source folder;
                              new weights are written only if they beat the old ones
         --games N --seed S   from so many games, from this seed on; what was played before a stop is not played again
         --gate N             so many games against the old ones
         --weights FILE --samples FILE
                              other files for the weights and for what was played

  durbar --help | --version

KEYS are words with spaces between: up down left right A B X Y tap a key, A*3 taps it three times,
hold:A holds it, press:A and release:A do one half each, wait:500 waits so many milliseconds, look waits for a rest.

On the keyboard:
{keys}
  Ctrl-Q ends the game, and in a terminal Ctrl-C too. In the window, F1 shows all keys and F11 takes the whole
  screen; a gamepad is taken where Linux shows one.",
        keys = keyboard::table(),
    )
}
