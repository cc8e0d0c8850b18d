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
mod commands;
mod device;
mod export;
mod file;
mod fit;
mod flash;
mod folder;
mod gamepad;
mod guest;
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
mod program;
mod progress;
mod replay;
mod screenful;
mod seated;
mod sheet;
mod shot;
mod sim;
mod sixel;
mod terminal;
mod train;
mod window;
mod window_size;

use std::{env, fmt::Display, process::ExitCode};

use commands::Asked;
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
    let (command, args) = match commands::read(args) {
        Ok(Asked::Text(text)) => return print(&text),
        Ok(Asked::Run(command, args)) => (command, args),
        Err(sentence) => return refuse(sentence),
    };
    match command.name {
        "--shot" => shot::run(&args),
        "--looks" => shot::run_looks(&args),
        "sheet" => sheet::run(&args),
        "replay" => replay::run(&args),
        "sim" => sim::run(&args),
        "keys" => keys::run(&args),
        "arena" => arena::run(&args),
        "train" => train::run(&args),
        name @ ("export" | "import") => export::run(name, &args),
        "flash" => carry::run(&args),
        "device" => device::run(&args),
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
