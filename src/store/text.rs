//! A saved match as playthrough text, out and in: for bug reports, and to carry a match from one device to another.
//!
//! The text is a playthrough like any other; `# player` lines, which are comments to others, keep the names as they were.
//! What was taken back is left out. It does not know files.
#![expect(
    clippy::result_large_err,
    reason = "a fault carries its sentence; there is one at most, and it ends the import"
)]

use super::{Begun, Error, NAME, SavedPlayer, Setup, Store};
use crate::kernel::game::Turn;
use crate::kernel::notation::{Names, Notation, Sentence, Words};
use crate::kernel::playthrough::{self, Fault};
use crate::kernel::recorded::Recorded;
use crate::kernel::seat::Seats;
use crate::kernel::vocabulary::Term;
use core::fmt::Write;
use embedded_storage::nor_flash::NorFlash;
use heapless::{String, Vec};

/// How the line of a player begins.
const PLAYER: &str = "# player ";

/// Why a text did not become a saved match; no part of it was kept.
#[derive(Clone, PartialEq, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "a fault carries its sentence; there is one at most"
)]
pub enum NotImported<E> {
    /// The text does not come true, or cannot be read.
    Fault(Fault),
    /// The text puts pieces where it wants them; a save begins at the beginning.
    Arranged,
    /// The saves refused.
    Store(Error<E>),
}

impl<E> From<Error<E>> for NotImported<E> {
    fn from(error: Error<E>) -> Self {
        Self::Store(error)
    }
}

/// A name as a playthrough takes it: small letters a to z, without their accents.
fn plain(name: &str) -> String<NAME, u8> {
    let letters = name.chars().flat_map(char::to_lowercase);
    let plain = letters.filter_map(|letter| match letter {
        'a'..='z' => Some(letter),
        'à'..='å' => Some('a'),
        'ç' => Some('c'),
        'è'..='ë' => Some('e'),
        'ì'..='ï' => Some('i'),
        'ñ' => Some('n'),
        'ò'..='ö' => Some('o'),
        'ß' => Some('s'),
        'ù'..='ü' => Some('u'),
        _ => None,
    });
    // As many as fit; each letter came from at least one byte, but small ones of some scripts are longer.
    plain.take(NAME).collect()
}

/// Tells a match line by line.
pub fn export<G: Notation, const N: usize>(
    setup: &Setup<G::Options>,
    table: &Recorded<G, N>,
    mut line: impl FnMut(&str),
) {
    let short: Vec<String<NAME, u8>, 5> = setup
        .players
        .iter()
        .map(|player| plain(&player.name))
        .collect();
    let unique = short.iter().enumerate().all(|(seat, name)| {
        let others = short.iter().skip(seat.saturating_add(1));
        !name.is_empty() && others.into_iter().all(|other| other != name)
    });
    let seats = table.game().seats();
    let given = Names::new(short.iter().map(String::as_str)).filter(|_| unique);
    let names = given.unwrap_or(Names::plain(seats));
    let mut tell = |parts: core::fmt::Arguments<'_>| line(Sentence::of(parts).as_str());
    tell(format_args!("game {}", G::NAME));
    for player in &setup.players {
        tell(format_args!("{PLAYER}{} {}", player.mind, player.name));
    }
    let mut all = Sentence::default();
    for seat in seats.iter() {
        // Writing a sentence cannot fail.
        let _ = write!(all, " {}", names.of(seat));
    }
    tell(format_args!("players{all}"));
    let mut options = Sentence::default();
    let _ = G::write_options(setup.options, &mut options);
    if !options.as_str().is_empty() {
        tell(format_args!("options {options}"));
    }
    tell(format_args!("seed {}", setup.seed));
    tell(format_args!("rules {}", setup.rules));
    for entry in table.course() {
        let mut action = Sentence::default();
        let _ = entry.action.write(&names, &mut action);
        tell(format_args!("{}: {action}", names.of(entry.seat)));
    }
    tell(format_args!("end"));
}

/// Saves the match that a text tells, after the text has come true as a playthrough.
pub fn import<G: Notation, F: NorFlash>(
    store: &mut Store<F>,
    text: &str,
) -> Result<Begun, NotImported<F::Error>> {
    playthrough::run::<G>(text, |_, _, _, _| {}).map_err(NotImported::Fault)?;
    let lines = || {
        text.lines()
            .map(|line| line.split('#').next().unwrap_or("").trim())
    };
    if lines().any(|line| line.starts_with("set ") || line.starts_with("begin ")) {
        return Err(NotImported::Arranged);
    }
    let after = |key: &'static str| {
        lines().find_map(|line| {
            let mut words = Words::of(line);
            words.phrase(key).then_some(words)
        })
    };
    // The playthrough came true, so all of this reads; what is missing is as the runner takes it.
    let options = after("options").and_then(|mut words| G::read_options(&mut words).ok());
    let seed = after("seed").and_then(|mut words| words.number("a whole number").ok());
    let rules = after("rules").and_then(|mut words| words.number("a revision").ok());
    let short = after("players")
        .map_or("", |words| words.rest())
        .split_whitespace();
    let names = Names::new(short.clone()).ok_or(NotImported::Arranged)?;
    let full = || {
        text.lines()
            .filter_map(|line| line.strip_prefix(PLAYER)?.split_once(' '))
    };
    let as_written = full().count() == short.clone().count();
    let player = |(mind, name): (&str, &str)| SavedPlayer {
        name: fitting(name),
        mind: mind.parse().unwrap_or(0),
    };
    let setup = Setup {
        options: options.unwrap_or_default(),
        players: if as_written {
            full().map(player).take(5).collect()
        } else {
            short.map(|name| player(("0", name))).take(5).collect()
        },
        seed: seed.unwrap_or(0),
        rules: rules.unwrap_or(G::RULES),
    };
    let begun = store.begin::<G>(&setup)?;
    let copied = copy::<G, F>(store, begun.number, &setup, names.seats(), lines(), &names);
    if let Err(error) = copied {
        store.delete(begun.number)?;
        return Err(error.into());
    }
    Ok(begun)
}

/// Plays the lines of a text that are actions, and saves each.
fn copy<'t, G: Notation, F: NorFlash>(
    store: &mut Store<F>,
    number: u32,
    setup: &Setup<G::Options>,
    seats: Seats,
    lines: impl Iterator<Item = &'t str>,
    names: &Names<'_>,
) -> Result<(), Error<F::Error>> {
    let begun = Recorded::<G>::start(setup.options, seats, setup.seed);
    let mut table = begun.map_err(|_| Error::OutOfStep)?;
    table.under(setup.rules);
    for line in lines.filter(|line| !line.starts_with(['=', '!'])) {
        let Some((name, action)) = line.split_once(':') else {
            continue;
        };
        let seat = names
            .read(&mut Words::of(name))
            .map_err(|_| Error::OutOfStep)?;
        let action =
            G::Action::read(&mut Words::of(action), names).map_err(|_| Error::OutOfStep)?;
        let played = table.play(seat, action, |_, _| {});
        played.map_err(|_| Error::OutOfStep)?;
        store.append(number, &table)?;
    }
    if let Turn::Over(places) = table.turn() {
        store.finish(number, &places)?;
    }
    Ok(())
}

/// As much of a name as a save holds.
fn fitting(name: &str) -> String<NAME, u8> {
    let mut short = String::new();
    for letter in name.trim().chars() {
        if short.push(letter).is_err() {
            break;
        }
    }
    short
}
