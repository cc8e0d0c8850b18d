//! Maharaja in plain text: how the words of its tables are written and read, and its options.
//!
//! It does not know what an action does, nor whether it is allowed.

use super::action::{Exchange, FlagTask, Moment, ShrineTask, StatueTask};
use super::data::{Character, Dial, FinalTile, Reward, Road, StatuePlace, Village};
use super::state::{Coins, Maharaja, Options, Prestige};
use super::tiles::{Level, Tile};
use crate::kernel::id::Id;
use crate::kernel::notation::{Misread, Notation, Words};
use crate::kernel::options::{Written, every_switched, read_switched, switched, write_words};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::terms;
use core::fmt::{self, Write};

terms! {
    named Character: "a character C01 to C16";
    named Dial: "an action of the dial";
    named Moment: "a moment";
    named Exchange: "coins for prestige, or prestige for coins";
    named StatuePlace: "centre, upper, lower or outer";
    named Reward: "a reward tile";
    numbered Road 'R': "a road R01 to R16";
    numbered Tile 'T': "a tile T01 to T12";
    numbered Village 'W': "a village W01 to W30";
    amount Coins: "an amount of coins";
    amount Prestige: "a number of prestige points";
    task StatueTask plainly Statue: "what it is done for";
    task ShrineTask plainly Shrine: "what it is done for";
    task FlagTask plainly Flag: "what it is done for";
}

impl Written for Options {
    fn read(words: &mut Words<'_>) -> Result<Self, Misread> {
        read_switched(Options::SWITCHES, words, |options: &mut Options, words| {
            let before = *words;
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
            Ok(())
        })
    }

    fn write(self, out: &mut dyn Write) -> fmt::Result {
        let tile = self.final_tile.map(FinalTile::word);
        let level = self.solo.map(Level::word);
        write_words(
            switched(self, Options::SWITCHES).chain(tile).chain(level),
            out,
        )
    }

    fn every() -> impl Iterator<Item = Self> {
        let levels = || [None].into_iter().chain(Level::all().map(Some));
        let finals = || [None].into_iter().chain(FinalTile::all().map(Some));
        let all = every_switched(Options::default(), Options::SWITCHES).flat_map(move |switched| {
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
}

impl Notation for Maharaja {
    fn score(&self, seat: Seat, line: &mut dyn FnMut(&'static str, i32)) {
        let score = self.table.final_score(seat);
        line("points", score.total());
        line("statues", i32::from(self.table.statues_built(seat)));
        line("coins", i32::from(self.table.coins[seat].0));
    }
}
