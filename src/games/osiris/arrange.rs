//! Set-up lines of Osiris: positions in the middle of a game, for examples and bug reports.
//!
//! Discs and followers are moved, never made; stones, and whether pieces stand in each other's way, are asked of `audit`
//! when the set-up is complete. It does not know the lines' order.

use super::data::{Carrier, City, Colour, FOLLOWERS_OF_A_COLOUR, God, LAST_ROUND};
use super::place::{Field, Place};
use super::state::{Osiris, Stage};
use crate::kernel::facts::{Arranged, Line};
use crate::kernel::id::Id;
use crate::kernel::notation::Misread;
use crate::kernel::seat::Seat;

/// What a set-up line can begin with, for complaints.
const SETTINGS: &str = "a set-up (set god, priest, stones, all stones, blockades, followers, seen, round, passes; or begin placing, turns, turn of)";

impl Arranged for Osiris {
    fn is_new(&self) -> bool {
        self.table.stage == Stage::Placing
    }

    fn set(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        match () {
            () if line.phrase("god") => {
                let disc = line.read::<Carrier>()?;
                let god = line.read::<God>()?;
                let other = Carrier::all().find(|&other| self.gods[other] == god);
                self.exchange(disc, other.unwrap_or(disc));
                self.begin_knowing();
            }
            () if line.phrase("priest") => {
                let priest = line.read::<City>()?;
                self.table.priests[priest] = line.read::<Place>()?;
            }
            () if line.phrase("stones") => {
                let city = line.read::<City>()?;
                self.table.stones[city] = line.number("a number of stones")?;
            }
            () if line.phrase("all stones") => {
                for city in City::all() {
                    if self.table.in_play(city) {
                        self.table.stones[city] =
                            line.number("a number of stones for each city, from Tanis on")?;
                    }
                }
            }
            () if line.phrase("blockades") => {
                while !line.is_empty() {
                    self.table.blockades.insert(line.read::<Field>()?);
                }
            }
            () if line.phrase("followers") => {
                let god = line.read::<God>()?;
                while !line.is_empty() {
                    let colour = line.read::<Colour>()?;
                    let before = line.words;
                    let count: u8 = line.number("a number of followers")?;
                    let room = FOLLOWERS_OF_A_COLOUR - self.table.followers[colour].at(god);
                    if count > room.min(self.table.waiting(colour)) {
                        return Err(before.misread("at most 3 in a temple and 5 in all"));
                    }
                    (0..count).for_each(|_| self.table.followers[colour].put(god));
                }
            }
            () if line.phrase("seen") => {
                let seat = line.seat()?;
                let disc = line.read::<Carrier>()?;
                self.look(seat, disc);
            }
            () if line.phrase("round") => {
                let before = line.words;
                let round: u8 = line.number("the number of a round")?;
                if round == 0 || round > LAST_ROUND {
                    return Err(before.misread("a round from 1 to 100"));
                }
                self.table.round = round;
            }
            () if line.phrase("passes") => {
                let before = line.words;
                let passes: u8 = line.number("a number of passes")?;
                if passes >= self.table.seats.count() {
                    return Err(before.misread("fewer passes than players"));
                }
                self.table.passes = passes;
            }
            () => return Err(line.misread(SETTINGS)),
        }
        Ok(())
    }

    fn begin(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let before = line.words;
        let round = self.table.round.max(1);
        if line.phrase("placing") {
            self.table.round = 0;
            // From the first seat that has something to place.
            self.next_placing(self.table.seats.iter().next_back().unwrap_or(Seat::One));
            return Ok(());
        }
        if Colour::all().any(|colour| self.table.waiting(colour) > 0) {
            return Err(before.misread("five followers of each colour, set above,"));
        }
        self.table.active = if line.phrase("turn of") {
            line.seat()?
        } else if line.phrase("turns") {
            Seat::One
        } else {
            return Err(line.misread("placing, turns, or turn of a player"));
        };
        self.table.round = round;
        self.table.stage = Stage::Choosing;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::playthrough::{FaultKind, run};

    /// What is said about lines after the head of a playthrough.
    fn complaint(lines: &str) -> String {
        let text = format!("game osiris\n{lines}\n= turn beige\nend\n");
        let fault = run::<Osiris>(&text, |_, _, _, _| {}).unwrap_err();
        assert_eq!(fault.kind, FaultKind::Unreadable, "{}", fault.message);
        fault.message.as_str().to_owned()
    }

    #[test]
    fn a_set_up_that_cannot_be_is_refused_with_what_would_be_right() {
        for (lines, right) in [
            ("set followers Amun beige 4", "at most 3 in a temple"),
            (
                "set followers Amun beige 2, beige 2",
                "at most 3 in a temple",
            ),
            (
                "set followers Amun beige 3\nset followers Isis beige 3",
                "5 in all",
            ),
            ("set round 0", "a round from 1 to 100"),
            ("set round 101", "a round from 1 to 100"),
            ("set passes 4", "fewer passes than players"),
            ("set god Tanis Zeus", "a god"),
            ("set god Cairo Amun", "the city of a priest, or tip"),
            ("set priest Tanis d1", "a city, a field a0 to c3, or summit"),
            (
                "set blockades a12",
                "a field a0 to a11, b0 to b7 or c0 to c3",
            ),
            ("set all stones 1 2 3", "a number of stones for each city"),
            ("set stones Tanis 3", "power stones were made or lost"),
            ("set priest Tanis Edfu", "a priest is in a strange city"),
            ("set moon", "a set-up (set god"),
            ("begin turns", "five followers of each colour"),
        ] {
            let said = complaint(&format!("players beige russet yellow brown\n{lines}"));
            assert!(said.contains(right), "{lines}: {said}");
        }
    }

    #[test]
    fn options_are_named_once_each() {
        for (options, right) in [
            ("rebellion rebellion", "each option once"),
            ("none rebellion", "the end of the line"),
            ("nonsense", "an option (rebellion, way-out, or none)"),
        ] {
            let said = complaint(&format!("options {options}"));
            assert!(said.contains(right), "{options}: {said}");
        }
    }

    #[test]
    fn begin_ends_the_set_up() {
        let head = "players beige russet\nset followers Amun beige 3, russet 3, yellow 3, brown 3\n\
            set followers Isis beige 2, russet 2, yellow 2, brown 2\n";
        let said = complaint(&format!("{head}begin turns\nset round 3"));
        assert!(said.contains("the line begin ends the set-up"), "{said}");
        let said = complaint(&format!("{head}begin noon"));
        assert!(said.contains("placing, turns, or turn of"), "{said}");
    }
}
