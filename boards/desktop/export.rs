//! `durbar export REGION [NUMBER]` and `durbar import REGION FILE`: saved matches as playthrough text, out and in.
//!
//! REGION is a file with the bytes of the region for saves, as read from a device. Without a number `export` lists the matches.
//! Exit status 0: done. 1: the saves refused; what the person can do is said. 2: the command or a file cannot be used.
//! It does not know the format; the library reads it.

use durbar::each_game;
use durbar::kernel::game::Game;
use durbar::kernel::notation::Notation;
use durbar::kernel::play::Match;
use durbar::kernel::playthrough;
use durbar::kernel::seat::Seats;
use durbar::store::text::{self, NotImported};
use durbar::store::{Error, Listed, Store};
use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};
use std::convert::Infallible;
use std::process::ExitCode;

const USAGE: &str = "usage: durbar export REGION [NUMBER] | durbar import REGION FILE";

/// The bytes of a region, in memory.
struct Region(Vec<u8>);

impl Region {
    /// A span of the region; the store asks for none outside it.
    fn span(&mut self, from: u32, length: usize) -> &mut [u8] {
        let from = from as usize;
        self.0.get_mut(from..from + length).unwrap_or(&mut [])
    }
}

impl ErrorType for Region {
    type Error = Infallible;
}

impl ReadNorFlash for Region {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Infallible> {
        let span = self.span(offset, bytes.len());
        for (to, from) in bytes.iter_mut().zip(span) {
            *to = *from;
        }
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.len()
    }
}

impl NorFlash for Region {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Infallible> {
        self.span(from, to.saturating_sub(from) as usize).fill(0xFF);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Infallible> {
        for (old, new) in self.span(offset, bytes.len()).iter_mut().zip(bytes) {
            *old &= new;
        }
        Ok(())
    }
}

/// Runs a command: its name, and the arguments after it.
pub fn run(args: &[String]) -> ExitCode {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match *words.as_slice() {
        ["export", region] => open(region).and_then(list),
        ["export", region, number] => match number.parse() {
            Ok(number) => open(region).and_then(|store| export(store, number)),
            Err(_) => Err((2, format!("\"{number}\" is no number of a match; {USAGE}"))),
        },
        ["import", region, file] => open(region).and_then(|store| import(store, region, file)),
        _ => Err((2, USAGE.to_string())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err((status, sentence)) => {
            eprintln!("{sentence}");
            ExitCode::from(status)
        }
    }
}

/// Prints a text; the reader may have gone away (a closed pipe), and then nothing is left to do.
fn print(text: &str) {
    let _ = std::io::Write::write_all(&mut std::io::stdout(), text.as_bytes());
}

type Done<T> = Result<T, (u8, String)>;

/// What the saves say, and what the person can do.
fn refused(error: Error<Infallible>) -> (u8, String) {
    (1, format!("{error}. {}", error.advice()))
}

fn open(region: &str) -> Done<Store<Region>> {
    let bytes =
        std::fs::read(region).map_err(|why| (2, format!("{region}: cannot be read: {why}")))?;
    Store::new(Region(bytes)).map_err(refused)
}

fn list(mut store: Store<Region>) -> Done<()> {
    let mut out = String::new();
    let line = |listed: Listed| {
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
    print(&out);
    Ok(())
}

fn export(mut store: Store<Region>, number: u32) -> Done<()> {
    let listed = store.look(number).map_err(refused)?;
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

fn tell<G: Notation>(store: &mut Store<Region>, number: u32) -> Done<()> {
    let setup = store.setup::<G>(number).map_err(refused)?;
    let seats = u8::try_from(setup.players.len()).ok().and_then(Seats::new);
    let begun = seats.and_then(|seats| Match::<G>::start(setup.options, seats, setup.seed).ok());
    let mut table = begun.ok_or((1, "the match cannot be set up".to_string()))?;
    store.open(number, &mut table).map_err(refused)?;
    let mut out = String::new();
    text::export(&setup, &table, |line| {
        out.push_str(line);
        out.push('\n');
    });
    print(&out);
    Ok(())
}

fn import(mut store: Store<Region>, region: &str, file: &str) -> Done<()> {
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
    let bytes = store.into_flash().0;
    std::fs::write(region, bytes)
        .map_err(|why| (2, format!("{region}: cannot be written: {why}")))?;
    println!("saved as match {}", begun.number);
    for number in begun.gave_way {
        println!("match {number} was finished, and gave way");
    }
    Ok(())
}
