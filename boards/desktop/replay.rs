//! `durbar replay FILE [--show]`: runs a playthrough and tells whether it comes true.
//!
//! Exit status 0: it does. 1: a line does not; it is named with what was found instead. 2: the command or the file cannot
//! be used. It does not know the format; the library reads it.

use super::commands::usage;
use super::{print, printable, refuse};
use durbar::each_game;
use durbar::kernel::game::Game;
use durbar::kernel::notation::Notation;
use durbar::kernel::playthrough::{self, FaultKind};
use std::io::Read;
use std::process::ExitCode;

/// The largest file that is read: a thousand times a long match.
const LARGEST: u64 = 4 << 20;

/// Runs the command with the arguments after `replay`.
pub fn run(args: &[String]) -> ExitCode {
    let mut file = None;
    let mut show = false;
    for arg in args {
        match arg.as_str() {
            "--show" => show = true,
            flag if flag.starts_with('-') && flag != "-" => {
                return refuse(format!("unknown option {flag}; {}", usage("replay")));
            }
            name if file.is_none() => file = Some(name),
            more => {
                return refuse(format!(
                    "one file at a time, found {more} as well; {}",
                    usage("replay")
                ));
            }
        }
    }
    let Some(file) = file else {
        return refuse(usage("replay"));
    };
    let text = match read(file) {
        Ok(text) => text,
        Err(sentence) => return refuse(&sentence),
    };
    macro_rules! first {
        (($module:ident, $title:ident, $game:ty) $(, $others:tt)*) => {
            <$game as Game>::NAME
        };
    }
    let Some(name) = playthrough::game_name(&text) else {
        return refuse(format!(
            "{file}: the first line must name the game, for example \"game {}\"",
            each_game!(first)
        ));
    };
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match name {
                $(<$game as Game>::NAME => replay::<$game>(file, &text, show),)*
                _ => {
                    let known = [$(<$game as Game>::NAME),*].join(", ");
                    refuse(format!("{file}: there is no game \"{name}\"; the games are: {known}"))
                }
            }
        };
    }
    each_game!(dispatch)
}

/// Reads a text file, or says in one sentence why not.
pub(super) fn read(file: &str) -> Result<String, String> {
    let opened =
        std::fs::File::open(file).map_err(|error| format!("{file}: cannot be opened: {error}"))?;
    let mut bytes = Vec::new();
    opened
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| format!("{file}: cannot be read: {error}"))?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!(
            "{file}: larger than {} MiB, which is no playthrough",
            LARGEST >> 20
        ));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error
            .as_bytes()
            .iter()
            .take(at)
            .filter(|&&byte| byte == b'\n')
            .count()
            + 1;
        format!("{file}:{line}: not a text file (the bytes are not UTF-8)")
    })?;
    if let Some(at) =
        text.find(|letter: char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'))
    {
        let line = text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1;
        return Err(format!(
            "{file}:{line}: not a text file (it holds control characters)"
        ));
    }
    Ok(text)
}

/// Runs a playthrough of one game.
fn replay<G: Notation>(file: &str, text: &str, show: bool) -> ExitCode {
    let mut out = String::new();
    let result = playthrough::run::<G>(text, |number, line, state, names| {
        if show {
            out.push_str(&format!("{number}: {line}\n"));
            playthrough::show(state, names, None, |fact| {
                out.push_str("    ");
                out.push_str(fact);
                out.push('\n');
            });
        }
    });
    if let Ok(summary) = &result {
        out.push_str(&format!(
            "{file}: {} actions, {} facts, {} refusals, all as written\n",
            summary.actions, summary.facts, summary.refusals
        ));
    }
    let mut printed = ExitCode::SUCCESS;
    if !out.is_empty() {
        printed = print(out.trim_end());
    }
    match result {
        Ok(_) => printed,
        Err(fault) => {
            let sentence = format!("{file}:{}: {}", fault.line, fault.message);
            eprintln!("{}", printable(&sentence));
            ExitCode::from(match fault.kind {
                FaultKind::Failed => 1,
                FaultKind::Unreadable => 2,
            })
        }
    }
}
