//! Maharaja in plain text: how the words of its tables are written and read, and its options.
//!
//! It does not know what an action does, nor whether it is allowed.

use super::action::{Exchange, FlagTask, Moment, ShrineTask, StatueTask};
use super::data::{Character, Dial, FinalTile, Place, Reward, Road, Village};
use super::state::{Coins, Maharaja, Options, Prestige};
use super::tiles::{Level, Tile};
use crate::kernel::id::Id;
use crate::kernel::notation::{Misread, Names, Notation, Words};
use crate::kernel::options::{Switch, every_switched, switch_on, switched, write_words};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::{Term, terms};
use core::fmt::{self, Display, Write};

terms! {
    named Character: "a character C01 to C16";
    named Dial: "an action of the dial";
    named Moment: "a moment";
    named Exchange: "coins for prestige, or prestige for coins";
    named Place: "centre, upper, lower or outer";
    named Reward: "a reward tile";
    numbered Road 'R': "a road R01 to R16";
    numbered Tile 'T': "a tile T01 to T12";
    numbered Village 'W': "a village W01 to W30";
    amount Coins: "an amount of coins";
    amount Prestige: "a number of prestige points";
}

/// Prints what something is done for, if it is not the action that is named like it.
fn write_task<T: PartialEq + Display>(task: T, plain: T, out: &mut dyn Write) -> fmt::Result {
    if task == plain {
        Ok(())
    } else {
        write!(out, ", for {task}")
    }
}

/// Reads what something is done for; nothing said means the action that is named like it.
fn read_task<T: Id>(
    words: &mut Words<'_>,
    plain: T,
    word: fn(T) -> &'static str,
) -> Result<T, Misread> {
    if words.phrase("for") {
        words.pick(
            "what it is done for",
            T::all().map(|task| (word(task), task)),
        )
    } else {
        Ok(plain)
    }
}

/// Nothing said means the action "statue".
impl Term for StatueTask {
    fn write(&self, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        write_task(*self, Self::Statue, out)
    }

    fn read(words: &mut Words<'_>, _names: &Names<'_>) -> Result<Self, Misread> {
        read_task(words, Self::Statue, Self::word)
    }
}

/// Nothing said means the action "shrine".
impl Term for ShrineTask {
    fn write(&self, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        write_task(*self, Self::Shrine, out)
    }

    fn read(words: &mut Words<'_>, _names: &Names<'_>) -> Result<Self, Misread> {
        read_task(words, Self::Shrine, Self::word)
    }
}

/// Nothing said means the action "flag".
impl Term for FlagTask {
    fn write(&self, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        write_task(*self, Self::Flag, out)
    }

    fn read(words: &mut Words<'_>, _names: &Names<'_>) -> Result<Self, Misread> {
        read_task(words, Self::Flag, Self::word)
    }
}

/// The options that are switched on or off.
const SWITCHES: &[Switch<Options>] = &[
    ("first-game", |options| &mut options.first_game),
    ("first-rank", |options| &mut options.first_rank),
    ("weak-outer", |options| &mut options.weak_outer),
    ("dear-statues", |options| &mut options.dear_statues),
    ("display-only", |options| &mut options.display_only),
];

impl Notation for Maharaja {
    fn read_options(words: &mut Words<'_>) -> Result<Options, Misread> {
        let mut options = Options::default();
        while !words.is_empty() {
            let before = *words;
            if switch_on(&mut options, SWITCHES, words)? {
                continue;
            }
            if let Ok(tile) = words.pick("", FinalTile::all().map(|tile| (tile.word(), tile))) {
                if options.final_tile.replace(tile).is_some() {
                    return Err(before.misread("at most one final-scoring tile"));
                }
            } else {
                let wanted = "an option (first-game, first-rank, weak-outer, dear-statues, display-only, final-..., solo-easy, solo-normal, solo-hard)";
                let levels = Level::all().map(|level| (level.word(), level));
                let level = words.pick(wanted, levels)?;
                if options.solo.replace(level).is_some() {
                    return Err(before.misread("one level"));
                }
            }
        }
        Ok(options)
    }

    fn write_options(options: Options, out: &mut dyn Write) -> fmt::Result {
        let tile = options.final_tile.map(FinalTile::word);
        let level = options.solo.map(Level::word);
        write_words(switched(options, SWITCHES).chain(tile).chain(level), out)
    }

    fn every_options() -> impl Iterator<Item = Options> {
        let levels = || [None].into_iter().chain(Level::all().map(Some));
        let finals = || [None].into_iter().chain(FinalTile::all().map(Some));
        let all = every_switched(Options::default(), SWITCHES).flat_map(move |switched| {
            finals().flat_map(move |final_tile| {
                levels().map(move |solo| Options {
                    final_tile,
                    solo,
                    ..switched
                })
            })
        });
        all.filter(|options| options.solo.is_none() || !options.first_game)
    }

    fn score(&self, seat: Seat, line: &mut dyn FnMut(&'static str, i32)) {
        let score = self.table.final_score(seat);
        line("points", score.total());
        line("statues", i32::from(self.table.statues_built(seat)));
        line("coins", i32::from(self.table.coins[seat].0));
    }
}
