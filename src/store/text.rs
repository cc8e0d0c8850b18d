//! A saved match as playthrough text, out and in: for bug reports, and to carry a match from one device to another.
//!
//! The text is a playthrough like any other; `# player` lines, which are comments to others, keep the names as they were.
//! What was taken back is left out. It does not know files.

use super::intake::Intake;
use super::{Begun, Error, NAME, Setup, Store};
use crate::kernel::notation::{Names, Notation, Sentence};
use crate::kernel::options::Written;
use crate::kernel::play::Entry;
use crate::kernel::playthrough::{self, Fault};
use crate::kernel::recorded::Recorded;
use crate::kernel::seat::Seats;
use crate::kernel::vocabulary::Term;
use core::fmt::Write;
use embedded_storage::nor_flash::NorFlash;
use heapless::{String, Vec};

/// The bytes of a journal that forgets nothing: of 512 KiB of records, each with 7 bytes besides an action of 16 at the
/// most.
pub const WHOLE: usize = 384 * 1024;

/// How the line of a player begins.
pub const PLAYER: &str = "# player ";

/// Why a text did not become a saved match; no part of it was kept.
#[derive(Clone, PartialEq, Debug)]
pub enum NotImported<E> {
    /// The text does not come true, or cannot be read.
    Fault(Fault),
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
    tell::<G>(setup, table.game().seats(), table.course(), &mut line);
}

/// Tells a match by its set-up and who did what in it.
pub fn tell<G: Notation>(
    setup: &Setup<G::Options>,
    seats: Seats,
    course: impl Iterator<Item = Entry<G::Action>>,
    line: &mut dyn FnMut(&str),
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
    let _ = setup.options.write(&mut options);
    if !options.as_str().is_empty() {
        tell(format_args!("options {options}"));
    }
    tell(format_args!("seed {}", setup.seed));
    tell(format_args!("rules {}", setup.rules));
    for entry in course {
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
    // Any match will do: the text lays its own in its place.
    let any = (1..=5).filter_map(Seats::new);
    let any = any.map(|seats| Recorded::<G, WHOLE>::start(Default::default(), seats, 0));
    let mut table = any.flatten().next().ok_or(Error::OutOfStep)?;
    let mut intake = Intake::default();
    for line in text.lines() {
        if intake.take(&mut table, line).map_err(NotImported::Fault)? {
            break;
        }
    }
    Ok(intake.keep(store, &table)?)
}

/// As much of a name as a save holds.
pub(super) fn fitting(name: &str) -> String<NAME, u8> {
    let mut short = String::new();
    for letter in name.trim().chars() {
        if short.push(letter).is_err() {
            break;
        }
    }
    short
}
