//! Set-up lines of Raja: positions in the middle of a game, for examples and bug reports.
//!
//! Houses and palaces come out of the player's own stock, so that a set-up cannot make pieces; the rest is asked of
//! `audit` when the set-up is complete. It does not know the lines' order.

use super::action::Ground;
use super::data::{Character, CharacterSet, City, Junction, Site};
use super::state::{Gold, Plan, Raja, Stage};
use crate::kernel::notation::{Misread, Names, Words};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::Term;
use crate::parts::track::read_track;

/// What a set-up line can begin with, for complaints.
const SETTINGS: &str = "a set-up (set gold, hand, houses, palaces, architect, character, chips, track, maharaja, plan, played, round, last round; or begin placing, round, turns)";

impl Raja {
    /// Does what a set-up line says.
    pub(super) fn set_up(
        &mut self,
        words: &mut Words<'_>,
        names: &Names<'_>,
    ) -> Result<(), Misread> {
        if !matches!(
            self.table.stage,
            Stage::Choosing { .. } | Stage::Bidding { .. }
        ) {
            return Err(words.misread("a fact or an action, for the line begin ends the set-up,"));
        }
        if words.phrase("begin") {
            return self.begin(words);
        }
        words.expect("set")?;
        match () {
            () if words.phrase("gold") => {
                let seat = names.read(words)?;
                let before = *words;
                let gold = Gold(words.number("an amount of gold")?);
                if gold > Gold(999) {
                    return Err(before.misread("an amount of gold up to 999"));
                }
                self.bank += i32::from(gold.0) - i32::from(self.gold[seat].0);
                self.gold[seat] = gold;
            }
            () if words.phrase("hand") => {
                let seat = names.read(words)?;
                let before = *words;
                let hand: u8 = words.number("a number of houses")?;
                let stock = self.table.hand[seat] + self.table.quarry[seat];
                let quarry = stock.checked_sub(hand);
                self.table.quarry[seat] =
                    quarry.ok_or_else(|| before.misread("at most the houses not on the board"))?;
                self.table.hand[seat] = hand;
            }
            () if words.phrase("houses") => {
                let site = Site::read(words, names)?;
                let seat = names.read(words)?;
                let before = *words;
                let count: u8 = words.number("a number of houses")?;
                for _ in 0..count {
                    // Out of the quarry, and when that is empty out of the hand.
                    let stock = if self.table.quarry[seat] > 0 {
                        &mut self.table.quarry
                    } else {
                        &mut self.table.hand
                    };
                    let left = stock[seat]
                        .checked_sub(1)
                        .ok_or_else(|| before.misread("at most 20 houses in all"))?;
                    stock[seat] = left;
                    self.table.houses.put(seat, site);
                }
            }
            () if words.phrase("palaces") => self.set_palaces(words, names)?,
            () if words.phrase("architect") => {
                let seat = names.read(words)?;
                self.table.architect[seat] = Junction::read(words, names)?;
            }
            () if words.phrase("character") => {
                let seat = names.read(words)?;
                let before = *words;
                let character = Character::read(words, names)?;
                if !self.table.free.contains(character) {
                    return Err(before.misread("a character that is in play and free"));
                }
                if !self.table.options.several {
                    self.table.free = self.table.free.union(self.table.characters[seat]);
                    self.table.characters[seat] = CharacterSet::empty();
                }
                self.table.free.remove(character);
                self.table.characters[seat].insert(character);
            }
            () if words.phrase("chips") => {
                let seat = names.read(words)?;
                let before = *words;
                let chips: u8 = words.number("a number of chips")?;
                let all = self.table.chip_supply + self.table.chips[seat];
                let left = all.checked_sub(chips);
                self.table.chip_supply =
                    left.ok_or_else(|| before.misread("at most the chips that are left"))?;
                self.table.chips[seat] = chips;
            }
            () if words.phrase("track") => {
                let wanted = "each governor once, at most 17 boxes";
                self.table.track = read_track(words, names, wanted)?;
            }
            () if words.phrase("maharaja") => self.table.maharaja = Junction::read(words, names)?,
            () if words.phrase("plan") => {
                let seat = names.read(words)?;
                self.plans[seat] = Some(Plan::read(words, names)?);
            }
            () if words.phrase("played") => {
                let seat = names.read(words)?;
                self.table.played.insert(seat);
            }
            () if words.phrase("round") => {
                self.table.round = words.number("the number of a round")?
            }
            () if words.phrase("last round") => self.table.last_round = true,
            () => return Err(words.misread(SETTINGS)),
        }
        Ok(())
    }

    fn set_palaces(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let city = City::read(words, names)?;
        let ground = Ground::read(words, names)?;
        let before = *words;
        let seat = names.read(words)?;
        let count: u8 = match ground {
            Ground::Centre => 1,
            Ground::Outer => words.number("a number of palaces")?,
        };
        for _ in 0..count {
            let taken = ground == Ground::Centre && self.table.centre[city].is_some();
            if taken || self.table.palaces_left[seat] == 0 {
                return Err(before.misread("a player with a palace left, and a free site"));
            }
            self.place_palace(seat, city, ground);
        }
        Ok(())
    }

    /// Starts the match at a later moment than its very beginning.
    fn begin(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        let before = *words;
        let everybody = |has: &dyn Fn(Seat) -> bool| self.table.seats.iter().all(has);
        let have_characters = everybody(&|seat| !self.table.characters[seat].is_empty());
        if !have_characters {
            return Err(before.misread("a character for every player, set above,"));
        }
        if words.phrase("placing") {
            self.next_placing(&mut |_| {});
        } else if words.phrase("round") {
            self.begin_round(&mut |_| {});
        } else if words.phrase("turns") {
            let have_plans =
                everybody(&|seat| self.plans[seat].is_some() || self.table.played.contains(seat));
            let some_wait = everybody(&|seat| self.table.played.contains(seat));
            if !have_plans || some_wait || self.table.maharaja == Junction::Start {
                return Err(before
                    .misread("a plan for every player and the Maharaja in a city, set above,"));
            }
            self.table.round = self.table.round.max(1);
            self.next_turn(&mut |_| {});
        } else {
            return Err(words.misread("placing, round or turns"));
        }
        Ok(())
    }
}
