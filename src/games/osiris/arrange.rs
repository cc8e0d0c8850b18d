//! Set-up lines of Osiris: positions in the middle of a game, for examples and bug reports.
//!
//! Discs and followers are moved, never made; stones, and whether pieces stand in each other's way, are asked of `audit`
//! when the set-up is complete. It does not know the lines' order.

use super::data::{Carrier, City, Colour, FOLLOWERS_OF_A_COLOUR, God, LAST_ROUND};
use super::place::{Field, Place};
use super::state::{Osiris, Stage};
use crate::kernel::id::Id;
use crate::kernel::notation::{Misread, Names, Words};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::Term;

/// What a set-up line can begin with, for complaints.
const SETTINGS: &str = "a set-up (set god, priest, stones, all stones, blockades, followers, seen, round, passes; or begin placing, turns, turn of)";

impl Osiris {
    /// Does what a set-up line says.
    pub(super) fn set_up(
        &mut self,
        words: &mut Words<'_>,
        names: &Names<'_>,
    ) -> Result<(), Misread> {
        if self.table.stage != Stage::Placing {
            return Err(words.misread("a fact or an action, for the line begin ends the set-up,"));
        }
        if words.phrase("begin") {
            return self.begin(words, names);
        }
        words.expect("set")?;
        match () {
            () if words.phrase("god") => {
                let disc = Carrier::read(words, names)?;
                let god = God::read(words, names)?;
                let other = Carrier::all().find(|&other| self.gods[other] == god);
                self.exchange(disc, other.unwrap_or(disc));
                self.begin_knowing();
            }
            () if words.phrase("priest") => {
                let priest = City::read(words, names)?;
                self.table.priests[priest] = Place::read(words, names)?;
            }
            () if words.phrase("stones") => {
                let city = City::read(words, names)?;
                self.table.stones[city] = words.number("a number of stones")?;
            }
            () if words.phrase("all stones") => {
                for city in City::all() {
                    if self.table.in_play(city) {
                        self.table.stones[city] =
                            words.number("a number of stones for each city, from Tanis on")?;
                    }
                }
            }
            () if words.phrase("blockades") => {
                while !words.is_empty() {
                    self.table.blockades.insert(Field::read(words, names)?);
                }
            }
            () if words.phrase("followers") => {
                let god = God::read(words, names)?;
                while !words.is_empty() {
                    let colour = Colour::read(words, names)?;
                    let before = *words;
                    let count: u8 = words.number("a number of followers")?;
                    let room = FOLLOWERS_OF_A_COLOUR - self.table.followers[colour].at(god);
                    if count > room.min(self.table.waiting(colour)) {
                        return Err(before.misread("at most 3 in a temple and 5 in all"));
                    }
                    (0..count).for_each(|_| self.table.followers[colour].put(god));
                }
            }
            () if words.phrase("seen") => {
                let seat = names.read(words)?;
                let disc = Carrier::read(words, names)?;
                self.look(seat, disc);
            }
            () if words.phrase("round") => {
                let before = *words;
                let round: u8 = words.number("the number of a round")?;
                if round == 0 || round > LAST_ROUND {
                    return Err(before.misread("a round from 1 to 100"));
                }
                self.table.round = round;
            }
            () if words.phrase("passes") => {
                let before = *words;
                let passes: u8 = words.number("a number of passes")?;
                if passes >= self.table.seats.count() {
                    return Err(before.misread("fewer passes than players"));
                }
                self.table.passes = passes;
            }
            () => return Err(words.misread(SETTINGS)),
        }
        Ok(())
    }

    /// Starts the match at a later moment than its very beginning.
    fn begin(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let before = *words;
        let round = self.table.round.max(1);
        if words.phrase("placing") {
            self.table.round = 0;
            // From the first seat that has something to place.
            self.next_placing(self.table.seats.iter().next_back().unwrap_or(Seat::One));
            return Ok(());
        }
        if Colour::all().any(|colour| self.table.waiting(colour) > 0) {
            return Err(before.misread("five followers of each colour, set above,"));
        }
        self.table.active = if words.phrase("turn of") {
            names.read(words)?
        } else if words.phrase("turns") {
            Seat::One
        } else {
            return Err(words.misread("placing, turns, or turn of a player"));
        };
        self.table.round = round;
        self.table.stage = Stage::Choosing;
        Ok(())
    }
}
