//! Set-up lines of Raja: positions in the middle of a game, for examples and bug reports.
//!
//! Houses and palaces come out of the player's own stock, so that a set-up cannot make pieces; the rest is asked of
//! `audit` when the set-up is complete. It does not know the lines' order.

use super::action::Ground;
use super::data::{Character, CharacterSet, City, Junction};
use super::state::{Gold, Plan, Raja, Stage};
use crate::kernel::facts::{Arranged, Line};
use crate::kernel::notation::Misread;
use crate::kernel::seat::Seat;
use crate::parts::track::read_track;

/// What a set-up line can begin with, for complaints.
const SETTINGS: &str = "a set-up (set gold, hand, houses, palaces, architect, character, chips, track, maharaja, plan, played, round, last round; or begin placing, round, turns)";

impl Arranged for Raja {
    fn is_new(&self) -> bool {
        matches!(
            self.table.stage,
            Stage::Choosing { .. } | Stage::Bidding { .. }
        )
    }

    fn set(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        match () {
            () if line.phrase("gold") => {
                let seat = line.seat()?;
                let gold = Gold(line.up_to(999, "an amount of gold up to 999")?);
                self.bank += i32::from(gold.0) - i32::from(self.gold[seat].0);
                self.gold[seat] = gold;
            }
            () if line.phrase("hand") => {
                let seat = line.seat()?;
                let (hand, quarry) = (&mut self.table.hand[seat], &mut self.table.quarry[seat]);
                let most = "at most the houses not on the board";
                (*hand, *quarry) = line.share(*hand + *quarry, "a number of houses", most)?;
            }
            () if line.phrase("houses") => {
                // Out of the quarry, and when that is empty out of the hand.
                let stocks = [&mut self.table.quarry, &mut self.table.hand];
                let (wanted, most) = ("a number of houses", "at most 20 houses in all");
                self.table.houses.set_up(line, stocks, wanted, most)?;
            }
            () if line.phrase("palaces") => self.set_palaces(line)?,
            () if line.phrase("architect") => {
                let seat = line.seat()?;
                self.table.architect[seat] = line.read::<Junction>()?;
            }
            () if line.phrase("character") => {
                let seat = line.seat()?;
                let before = line.words;
                let character = line.read::<Character>()?;
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
            () if line.phrase("chips") => {
                let most = "at most the chips that are left";
                self.table.chips.set_up(line, "a number of chips", most)?;
            }
            () if line.phrase("track") => {
                let wanted = "each governor once, at most 17 boxes";
                self.table.track = read_track(line, wanted)?;
            }
            () if line.phrase("maharaja") => self.table.maharaja = line.read::<Junction>()?,
            () if line.phrase("plan") => {
                let seat = line.seat()?;
                self.plans[seat] = Some(line.read::<Plan>()?);
            }
            () if line.phrase("played") => self.table.played.insert(line.seat()?),
            () if line.phrase("round") => {
                self.table.round = line.number("the number of a round")?
            }
            () if line.phrase("last round") => self.table.last_round = true,
            () => return Err(line.misread(SETTINGS)),
        }
        Ok(())
    }

    fn begin(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let before = line.words;
        let everybody = |has: &dyn Fn(Seat) -> bool| self.table.seats.iter().all(has);
        let have_characters = everybody(&|seat| !self.table.characters[seat].is_empty());
        if !have_characters {
            return Err(before.misread("a character for every player, set above,"));
        }
        match () {
            () if line.phrase("placing") => self.next_placing(&mut |_| {}),
            () if line.phrase("round") => self.begin_round(&mut |_| {}),
            () if line.phrase("turns") => {
                let have_plans = everybody(&|seat| {
                    self.plans[seat].is_some() || self.table.played.contains(seat)
                });
                let some_wait = everybody(&|seat| self.table.played.contains(seat));
                if !have_plans || some_wait || self.table.maharaja == Junction::Start {
                    return Err(before.misread(
                        "a plan for every player and the Maharaja in a city, set above,",
                    ));
                }
                self.table.round = self.table.round.max(1);
                self.next_turn(&mut |_| {});
            }
            () => return Err(line.misread("placing, round or turns")),
        }
        Ok(())
    }
}

impl Raja {
    fn set_palaces(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let (city, ground) = (line.read::<City>()?, line.read()?);
        let (centre, possible) = (
            ground == Ground::Centre,
            "a player with a palace left, and a free site",
        );
        line.put(!centre, ["a number of palaces", possible], |seat| {
            let taken = centre && self.table.centre[city].is_some();
            let free = !taken && self.table.palaces_left[seat] > 0;
            if free {
                self.place_palace(seat, city, ground);
            }
            free
        })
    }
}
