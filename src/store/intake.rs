//! A playthrough text on its way in, line by line, to become a saved match.
//!
//! The lines are played at a table as they come, and nothing is written before the last one: a text that does not come
//! true leaves no trace. It does not know who sends the lines, nor any game.

use super::matches::GAME;
use super::text::{PLAYER, fitting};
use super::{Begun, Error, OPTIONS, SavedPlayer, Store};
use crate::kernel::game::Turn;
use crate::kernel::journal::Journal;
use crate::kernel::notation::{Misread, Names, Notation, Words};
use crate::kernel::options::Written;
use crate::kernel::play::Match;
pub use crate::kernel::playthrough::Fault;
use crate::kernel::playthrough::{self, failed, unreadable};
use crate::kernel::rank::Ranking;
use crate::kernel::recorded::Recorded;
use crate::kernel::replay::{Opening, Played, Replay, Unfit};
use crate::kernel::vocabulary::Term;
use embedded_storage::nor_flash::NorFlash;
use heapless::{String, Vec};

/// The longest line that means something: five names of players, each as long as a save keeps it, with room to spare.
pub const LINE: usize = 120;

/// The options of a game, in postcard.
pub type Options = Vec<u8, OPTIONS>;

/// A place at which a text is played.
pub trait Scribe: Replay {
    /// The latest revision of a game's rules; none of a game that is not here.
    fn rules_of(&self, game: &str) -> Option<u16>;
    /// The options of a game, read from these words; the usual ones where there are none.
    fn options(&self, game: &str, words: Option<Words<'_>>) -> Result<Options, Misread>;
    /// Plays `name: action` of the line of this number.
    fn act(&mut self, number: u32, line: &str, names: &Names<'_>) -> Result<(), Fault>;
    /// Whether all that was played is still known.
    fn is_whole(&self) -> bool;
    /// The places, once the match is over.
    fn places(&self) -> Option<Ranking>;
    /// Shows the match after each of its actions, for as long as more is wanted.
    fn retrace(&self, each: &mut dyn FnMut(&dyn Played) -> bool);
}

/// The options of a game, read from these words, or the usual ones.
pub fn options<G: Notation>(words: Option<Words<'_>>) -> Result<Options, Misread> {
    let options = match words {
        Some(mut words) => {
            let options = G::Options::read(&mut words)?;
            words.end()?;
            options
        }
        None => G::Options::default(),
    };
    let mut bytes = [0; OPTIONS];
    // The laws of the games hold their options to this length.
    let used = postcard::to_slice(&options, &mut bytes).unwrap_or_default();
    Ok(Options::from_slice(used).unwrap_or_default())
}

/// Plays `name: action`, or says why not.
pub fn act<G: Notation, const N: usize>(
    (play, journal): (&mut Match<G>, &mut Journal<N>),
    number: u32,
    line: &str,
    names: &Names<'_>,
) -> Result<(), Fault> {
    let misread = |misread: Misread| unreadable(number, format_args!("{misread}"));
    let (seat, mut words) = playthrough::parts(number, line, names)?;
    let action = G::Action::read(&mut words, names).map_err(misread)?;
    words.end().map_err(misread)?;
    play.play(journal, seat, action, &mut |_, _| {})
        .map_err(|why| {
            let why = playthrough::reason::<G>(why, names);
            failed(number, format_args!("refused: {why}"))
        })
}

impl<G: Notation, const N: usize> Scribe for Recorded<G, N> {
    fn rules_of(&self, game: &str) -> Option<u16> {
        (game == G::NAME).then_some(G::RULES)
    }

    fn options(&self, _: &str, words: Option<Words<'_>>) -> Result<Options, Misread> {
        options::<G>(words)
    }

    fn act(&mut self, number: u32, line: &str, names: &Names<'_>) -> Result<(), Fault> {
        act(self.parts_mut(), number, line, names)
    }

    fn is_whole(&self) -> bool {
        self.journal().forgotten() == 0
    }

    fn places(&self) -> Option<Ranking> {
        match self.turn() {
            Turn::Over(places) => Some(places),
            Turn::Of(_) => None,
        }
    }

    fn retrace(&self, each: &mut dyn FnMut(&dyn Played) -> bool) {
        (**self).retrace(self.journal(), each);
    }
}

/// What the lines so far have said.
#[derive(Default)]
pub struct Intake {
    line: u32,
    game: String<GAME>,
    /// The names as the line of the players has them.
    names: String<LINE>,
    players: Vec<SavedPlayer, 5, u8>,
    options: Options,
    seed: u64,
    rules: u16,
    /// The match lies on the table.
    begun: bool,
}

impl Intake {
    /// Takes the next line; answers whether it was the last, `end`. After a refusal nothing more may come.
    pub fn take(&mut self, table: &mut dyn Scribe, raw: &str) -> Result<bool, Fault> {
        self.line = self.line.saturating_add(1);
        let number = self.line;
        let misread = |misread: Misread| unreadable(number, format_args!("{misread}"));
        if let Some((mind, name)) = raw.strip_prefix(PLAYER).and_then(|who| who.split_once(' ')) {
            // More than five are no more than a comment.
            let _ = self.players.push(SavedPlayer {
                name: fitting(name),
                mind: mind.parse().unwrap_or(0),
            });
        }
        let line = playthrough::without_comment(raw);
        // Facts and refusals are no part of a match.
        if line.is_empty() || line.starts_with(['=', '!']) {
            return Ok(false);
        }
        let mut words = Words::of(line);
        if self.game.is_empty() {
            words.expect("game").map_err(misread)?;
            let here = words;
            let named = words
                .word()
                .and_then(|game| Some((game, table.rules_of(game)?)));
            let (game, rules) =
                named.ok_or_else(|| misread(here.misread("the name of a game that is here")))?;
            // The name of a game that is here fits.
            self.game = String::try_from(game).unwrap_or_default();
            self.rules = rules;
            self.options = table.options(game, None).map_err(misread)?;
            words.end().map_err(misread)?;
        } else if !self.begun && self.heads(table, words)? {
        } else if line.starts_with("set ") || line.starts_with("begin ") {
            let why = format_args!("a save begins at the beginning: no \"set\" lines");
            return Err(failed(number, why));
        } else {
            if !self.begun {
                self.begin(table, words)?;
            }
            if words.phrase("end") && words.is_empty() {
                return Ok(true);
            }
            let names = Names::new(self.names.split_whitespace());
            let names = names.ok_or_else(|| misread(words.misread("the line \"players\"")))?;
            table.act(number, line, &names)?;
            if !table.is_whole() {
                let why = format_args!("the match is longer than what the table holds of one");
                return Err(failed(number, why));
            }
        }
        Ok(false)
    }

    /// The next line was too long, or no text.
    pub fn unread(&self) -> Fault {
        let why = format_args!("the line is longer than {LINE} letters, or no text");
        unreadable(self.line.saturating_add(1), why)
    }

    /// Reads a line of the set-up; answers whether it is one.
    fn heads(&mut self, table: &dyn Scribe, mut words: Words<'_>) -> Result<bool, Fault> {
        let number = self.line;
        let misread = |misread: Misread| unreadable(number, format_args!("{misread}"));
        if words.phrase("players") {
            playthrough::names(number, words)?;
            let names = String::try_from(words.rest());
            let why = format_args!("the names of the players take more than {LINE} letters");
            self.names = names.map_err(|_| unreadable(number, why))?;
        } else if words.phrase("options") {
            let read = table.options(&self.game, Some(words));
            self.options = read.map_err(misread)?;
        } else if words.phrase("seed") {
            self.seed = words.number("a whole number").map_err(misread)?;
            words.end().map_err(misread)?;
        } else if words.phrase("rules") {
            let here = words;
            let revision = words.number("a revision of the rules").map_err(misread)?;
            let known = table.rules_of(&self.game).unwrap_or(0);
            if !(1..=known).contains(&revision) {
                return Err(misread(here.misread("a revision this version knows")));
            }
            self.rules = revision;
            words.end().map_err(misread)?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Lays the match on the table.
    fn begin(&mut self, table: &mut dyn Scribe, words: Words<'_>) -> Result<(), Fault> {
        let number = self.line;
        let opening = self.opening().ok_or_else(|| {
            let wanted = words.misread("the line \"players\" with the players' names");
            unreadable(number, format_args!("{wanted}"))
        })?;
        table.restart(&opening).map_err(|unfit| {
            let why = match unfit {
                Unfit::Impossible => "so many players cannot play it so",
                Unfit::UnknownGame | Unfit::UnknownRules { .. } | Unfit::Unreadable => {
                    "the lines above are not understood here"
                }
            };
            unreadable(number, format_args!("the match cannot be set up: {why}"))
        })?;
        let names = self.names.split_whitespace();
        if self.players.len() != names.clone().count() {
            let mind = 0;
            self.players = names
                .take(5)
                .map(|name| SavedPlayer {
                    name: fitting(name),
                    mind,
                })
                .collect();
        }
        self.begun = true;
        Ok(())
    }

    /// How the match begins, once its players are known.
    fn opening(&self) -> Option<Opening<'_>> {
        Some(Opening {
            game: &self.game,
            rules: self.rules,
            seats: Names::new(self.names.split_whitespace())?.seats(),
            seed: self.seed,
            options: &self.options,
        })
    }

    /// Saves the match that was told, as a match of its own; where the saves refuse, nothing of it is kept.
    pub fn keep<F: NorFlash>(
        &self,
        store: &mut Store<F>,
        table: &dyn Scribe,
    ) -> Result<Begun, Error<F::Error>> {
        let opening = self.opening().ok_or(Error::OutOfStep)?;
        let mut begun = store.begin_as(&opening, self.players.clone())?;
        let number = begun.number;
        let mut add = |added: Result<super::GaveWay, Error<F::Error>>| {
            // More than one call ever takes are not told of.
            added.map(|gone| {
                for number in gone {
                    let _ = begun.gave_way.push(number);
                }
            })
        };
        let mut written = Ok(());
        table.retrace(&mut |played| {
            written = add(store.append(number, played));
            written.is_ok()
        });
        if let Some(places) = table.places().filter(|_| written.is_ok()) {
            written = add(store.finish(number, &places));
        }
        if let Err(error) = written {
            store.delete(number)?;
            return Err(error);
        }
        Ok(begun)
    }
}
