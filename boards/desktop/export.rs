//! `durbar export` and `durbar import`: saved matches as playthrough text, out and in.
//!
//! Exit status 0: done. 1: the saves refused; what the person can do is said. 2: the command or a file cannot be used.
//! It does not know the format; the library reads it.

use super::flash::{self, FileFlash, Trouble};
use super::{Done, folder, replay};
use durbar::each_game;
use durbar::faces::livery::Livery;
use durbar::games::rules_of;
use durbar::kernel::game::Game;
use durbar::kernel::id::Id;
use durbar::kernel::notation::Notation;
use durbar::kernel::playthrough;
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::Seats;
use durbar::shell::rehearsal::Memory;
use durbar::store::text::{self, NotImported};
use durbar::store::{Error, Listed, SavedPlayer, Store};
use durbar::words::Language;
use embedded_storage::nor_flash::NorFlash;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str =
    "durbar export [NUMBER [--secrets]] [--flash FILE], or durbar import FILE [--flash FILE]";

/// Runs a command: its name, and the arguments after it.
pub fn run(name: &str, args: &[String]) -> ExitCode {
    super::end(obey(name, args))
}

fn obey(name: &str, args: &[String]) -> Done<String> {
    let mut words: Vec<&str> = [name]
        .into_iter()
        .chain(args.iter().map(String::as_str))
        .collect();
    let path = match words.iter().position(|&word| word == "--flash") {
        None => folder::usual_place().map_err(unusable)?,
        Some(at) => {
            let path = words.get(at + 1).map(PathBuf::from);
            words.drain(at..words.len().min(at + 2));
            path.ok_or_else(|| (2, format!("--flash needs a file after it: {USAGE}")))?
        }
    };
    let numbered = |number: &str| {
        let why = || (2, format!("\"{number}\" is no number of a match: {USAGE}"));
        number.parse().map_err(|_| why())
    };
    let read = || flash::read(&path).map_err(unusable);
    match *words.as_slice() {
        ["export"] => list(&mut opened(&mut read()?)?),
        ["export", number] => export(&mut opened(&mut read()?)?, numbered(number)?, false),
        ["export", number, "--secrets"] | ["export", "--secrets", number] => {
            export(&mut opened(&mut read()?)?, numbered(number)?, true)
        }
        ["import", file] => import(&path, file),
        _ => Err((
            2,
            format!("this is not how matches are moved, but: {USAGE}"),
        )),
    }
}

/// The saves in bytes that were read: a copy, so that their file can be one that may not be written.
pub fn opened(bytes: &mut [u8]) -> Done<Store<Memory<'_>>> {
    Store::new(Memory(bytes)).map_err(refused)
}

/// A command or a file that cannot be used.
pub fn unusable(sentence: String) -> (u8, String) {
    (2, sentence)
}

/// What the saves say, and what the person can do.
fn refused<E>(error: Error<E>) -> (u8, String) {
    (1, format!("{error}. {}", error.advice()))
}

/// A player's name; whoever gave none has that of his colour, and who has none of these is told by his seat.
fn name_of((seat, player): (usize, &SavedPlayer)) -> String {
    let colour = usize::from(player.mind >> 4).checked_sub(1);
    match (player.name.as_str(), colour.and_then(Livery::from_index)) {
        ("", Some(livery)) => livery.name(Language::English).to_owned(),
        ("", None) => format!("player {}", seat + 1),
        (name, _) => name.to_owned(),
    }
}

/// All matches, a line each.
pub fn list<F: NorFlash>(store: &mut Store<F>) -> Done<String> {
    let mut out = String::new();
    let line = |listed: Listed| {
        let listed = listed.known(rules_of);
        let about = listed.summary.map_or_else(String::new, |known| {
            let names: Vec<String> = known.players.iter().enumerate().map(name_of).collect();
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
fn export<F: NorFlash>(store: &mut Store<F>, number: u32, secrets: bool) -> Done<String> {
    let listed = store.look(number).map_err(refused)?.known(rules_of);
    let whole = !listed.salvageable();
    if let Some(trouble) = listed.trouble.filter(|_| whole) {
        return Err(refused(Error::<()>::from(trouble)));
    }
    let over = listed
        .summary
        .as_ref()
        .is_some_and(|known| known.finished.is_some());
    if !over && !secrets {
        return Err((
            2,
            format!(
                "match {number} is not over, and its text gives away what nobody at the table may know: every secret \
                 choice, and the seed, from which all that chance still brings can be told; durbar export {number} \
                 --secrets tells it all the same"
            ),
        ));
    }
    let game = listed.summary.map(|known| known.game).unwrap_or_default();
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match game.as_str() {
                $(<$game as Game>::NAME => tell::<$game, F>(store, number, whole),)*
                _ => Err((1, format!("there is no game \"{game}\""))),
            }
        };
    }
    each_game!(dispatch)
}

/// A match as text; of a damaged one what is whole, and a comment that says so.
fn tell<G: Notation, F: NorFlash>(store: &mut Store<F>, number: u32, whole: bool) -> Done<String> {
    let setup = store.setup::<G>(number).map_err(refused)?;
    let seats = u8::try_from(setup.players.len()).ok().and_then(Seats::new);
    let begun = seats.and_then(|seats| {
        Recorded::<G, { text::WHOLE }>::start(setup.options, seats, setup.seed).ok()
    });
    let mut table = begun.ok_or((1, "the match cannot be set up".to_string()))?;
    let opened = if whole {
        store.open(number, &mut table)
    } else {
        store.salvage(number, &mut table)
    };
    opened.map_err(refused)?;
    let mut out = String::new();
    text::export(&setup, &table, |line| {
        out.push_str(line);
        out.push('\n');
    });
    if !whole {
        out.push_str(&format!(
            "# the save is damaged: what came after these {} actions is lost\n",
            table.actions()
        ));
    }
    Ok(out)
}

/// What the saves say; but what is wrong with their file says more.
fn blamed(trouble: &Trouble, (status, sentence): (u8, String)) -> (u8, String) {
    (status, trouble.told().unwrap_or(sentence))
}

/// Saves the match that a playthrough tells.
fn import(path: &Path, file: &str) -> Done<String> {
    let text = replay::read(file).map_err(unusable)?;
    let flash = FileFlash::existing(path).map_err(unusable)?;
    let trouble = flash.trouble();
    let refused = |error| blamed(&trouble, refused(error));
    let mut store = Store::new(flash).map_err(refused)?;
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
        NotImported::Store(error) => refused(error),
    })?;
    let mut out = format!("saved as match {}\n", begun.number);
    for number in begun.gave_way {
        out.push_str(&format!("match {number} was finished, and gave way\n"));
    }
    Ok(out)
}
