//! `durbar export` and `durbar import`: saved matches as playthrough text, out and in.
//!
//! Exit status 0: done. 1: the saves refused; what the person can do is said. 2: the command or a file cannot be used.
//! It does not know the format; the library reads it.

use super::flash::{self, FileFlash};
use durbar::each_game;
use durbar::games::rules_of;
use durbar::kernel::game::Game;
use durbar::kernel::notation::Notation;
use durbar::kernel::playthrough;
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::Seats;
use durbar::store::text::{self, NotImported};
use durbar::store::{Error, Listed, Store};
use embedded_storage::nor_flash::NorFlashErrorKind;
use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "durbar export [NUMBER] [--flash FILE], or durbar import FILE [--flash FILE]";

/// Runs a command: its name, and the arguments after it.
pub fn run(args: &[String]) -> ExitCode {
    match obey(args) {
        Ok(text) => super::print(text.trim_end()),
        Err((status, sentence)) => {
            eprintln!("durbar: {sentence}");
            ExitCode::from(status)
        }
    }
}

fn obey(args: &[String]) -> Done<String> {
    let mut words: Vec<&str> = args.iter().map(String::as_str).collect();
    let path = match words.iter().position(|&word| word == "--flash") {
        None => flash::usual_place().map_err(|sentence| (2, sentence))?,
        Some(at) => {
            let path = words.get(at + 1).map(PathBuf::from);
            words.drain(at..words.len().min(at + 2));
            path.ok_or_else(|| (2, format!("--flash needs a file after it: {USAGE}")))?
        }
    };
    let store = || {
        let flash = FileFlash::existing(&path).map_err(|sentence| (2, sentence))?;
        Store::new(flash).map_err(refused)
    };
    match *words.as_slice() {
        ["export"] => list(&mut store()?),
        ["export", number] => match number.parse() {
            Ok(number) => export(store()?, number),
            Err(_) => Err((2, format!("\"{number}\" is no number of a match: {USAGE}"))),
        },
        ["import", file] => import(store()?, file),
        _ => Err((
            2,
            format!("this is not how matches are moved, but: {USAGE}"),
        )),
    }
}

/// What was done, or the status and the sentence to end with.
pub type Done<T> = Result<T, (u8, String)>;

/// What the saves say, and what the person can do.
pub fn refused(error: Error<NorFlashErrorKind>) -> (u8, String) {
    (1, format!("{error}. {}", error.advice()))
}

/// All matches, a line each.
pub fn list(store: &mut Store<FileFlash>) -> Done<String> {
    let mut out = String::new();
    let line = |listed: Listed| {
        let listed = listed.known(rules_of);
        let about = listed.summary.map_or_else(String::new, |known| {
            let names: Vec<&str> = known
                .players
                .iter()
                .map(|player| player.name.as_str())
                .collect();
            let state = if known.finished.is_some() {
                ", finished"
            } else {
                ""
            };
            format!(
                "{}: {}, {} actions{state}",
                known.game,
                names.join(", "),
                known.actions
            )
        });
        let trouble = listed
            .trouble
            .map_or_else(String::new, |trouble| format!(" ({trouble})"));
        out.push_str(&format!("{}  {about}{trouble}\n", listed.number));
    };
    store.list(line).map_err(refused)?;
    if out.is_empty() {
        out.push_str("no match is saved");
    }
    Ok(out)
}

/// One match as a playthrough.
fn export(mut store: Store<FileFlash>, number: u32) -> Done<String> {
    let listed = store.look(number).map_err(refused)?.known(rules_of);
    if let Some(trouble) = listed.trouble {
        return Err(refused(trouble.into()));
    }
    let game = listed.summary.map(|known| known.game).unwrap_or_default();
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match game.as_str() {
                $(<$game as Game>::NAME => tell::<$game>(&mut store, number),)*
                _ => Err((1, format!("there is no game \"{game}\""))),
            }
        };
    }
    each_game!(dispatch)
}

/// A journal that forgets nothing: of 512 KiB of records, each with 7 bytes besides an action of 16 at the most.
const WHOLE: usize = 384 * 1024;

fn tell<G: Notation>(store: &mut Store<FileFlash>, number: u32) -> Done<String> {
    let setup = store.setup::<G>(number).map_err(refused)?;
    let seats = u8::try_from(setup.players.len()).ok().and_then(Seats::new);
    let begun =
        seats.and_then(|seats| Recorded::<G, WHOLE>::start(setup.options, seats, setup.seed).ok());
    let mut table = begun.ok_or((1, "the match cannot be set up".to_string()))?;
    store.open(number, &mut table).map_err(refused)?;
    let mut out = String::new();
    text::export(&setup, &table, |line| {
        out.push_str(line);
        out.push('\n');
    });
    Ok(out)
}

/// Saves the match that a playthrough tells.
fn import(mut store: Store<FileFlash>, file: &str) -> Done<String> {
    let text = std::fs::read_to_string(file)
        .map_err(|why| (2, format!("{file}: cannot be read: {why}")))?;
    let game = playthrough::game_name(&text).unwrap_or_default();
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match game {
                $(<$game as Game>::NAME => text::import::<$game, _>(&mut store, &text),)*
                _ => return Err((2, format!("{file}: the first line must name a game that is here"))),
            }
        };
    }
    let begun = each_game!(dispatch).map_err(|why| match why {
        NotImported::Fault(fault) => (1, format!("{file}:{}: {}", fault.line, fault.message)),
        NotImported::Arranged => (
            1,
            format!("{file}: a save begins at the beginning: no \"set\" lines"),
        ),
        NotImported::Store(error) => refused(error),
    })?;
    let mut out = format!("saved as match {}\n", begun.number);
    for number in begun.gave_way {
        out.push_str(&format!("match {number} was finished, and gave way\n"));
    }
    Ok(out)
}
