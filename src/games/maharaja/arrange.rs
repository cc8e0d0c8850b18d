//! Set-up lines of Maharaja: positions in the middle of a game, for examples and bug reports.
//!
//! Shrines and statues come out of the player's own stock, so that a set-up cannot make pieces; the rest is asked of
//! `audit` when the set-up is complete. It does not know the lines' order.

use super::data::{Character, CharacterSet, City, Junction, Place, Reward, Site};
use super::pile::Pile;
use super::state::{Coins, Maharaja, Maharani, Plan, Prestige, REWARD_FIELDS, Stage};
use super::tiles::{SOLO_DISPLAY, SetupTile, Tile};
use crate::kernel::dice::Dice;
use crate::kernel::id::Id;
use crate::kernel::notation::{Misread, Names, Words};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::Term;
use crate::parts::track::read_track;

/// What a set-up line can begin with, for complaints.
const SETTINGS: &str = "a set-up (set coins, prestige, tableau, shrines, statues, priest, character, display, stack, markers, track, maharaja, rewards, maharani, plan, played, round, last round, first, tiles, gone, setup; or begin placing, round, turns, scoring, end)";

impl Maharaja {
    /// Does what a set-up line says.
    pub(super) fn set_up(
        &mut self,
        words: &mut Words<'_>,
        names: &Names<'_>,
    ) -> Result<(), Misread> {
        if !matches!(self.table.stage, Stage::Choosing { .. }) {
            return Err(words.misread("a fact or an action, for the line begin ends the set-up,"));
        }
        if words.phrase("begin") {
            return self.begin_at(words);
        }
        words.expect("set")?;
        match () {
            () if words.phrase("coins") => {
                let seat = names.read(words)?;
                let coins = Coins(small(words, "an amount of coins up to 999", 999)?);
                let old = self.table.coins[seat];
                self.spend(seat, old);
                self.earn(seat, coins);
            }
            () if words.phrase("prestige") => {
                let seat = names.read(words)?;
                self.table.prestige[seat] = Prestige(small(words, "PP up to 999", 999)?);
            }
            () if words.phrase("tableau") => {
                let seat = names.read(words)?;
                let before = *words;
                let tableau: u8 = words.number("a number of shrines")?;
                let stock = self.table.tableau[seat] + self.table.supply[seat];
                let supply = stock.checked_sub(tableau);
                self.table.supply[seat] =
                    supply.ok_or_else(|| before.misread("at most the shrines not on the board"))?;
                self.table.tableau[seat] = tableau;
            }
            () if words.phrase("shrines") => self.set_shrines(words, names)?,
            () if words.phrase("statues") => self.set_statues(words, names)?,
            () if words.phrase("priest") => {
                let seat = names.read(words)?;
                self.table.priest[seat] = Junction::read(words, names)?;
            }
            () if words.phrase("character") => self.set_character(words, names)?,
            () if words.phrase("display") => {
                let display = read_pile(words, names, 7)?;
                self.set_display(display, *words)?;
            }
            () if words.phrase("stack") => self.set_stack(words, names)?,
            () if words.phrase("markers") => {
                let seat = names.read(words)?;
                let before = *words;
                let markers: u8 = words.number("a number of markers")?;
                let all = self.table.marker_supply + self.table.markers[seat];
                let left = all.checked_sub(markers);
                self.table.marker_supply =
                    left.ok_or_else(|| before.misread("at most the markers that are left"))?;
                self.table.markers[seat] = markers;
            }
            () if words.phrase("track") => {
                let wanted = "each flag once, at most 16 fields";
                self.table.track = read_track(words, names, wanted)?;
            }
            () if words.phrase("maharaja") => self.table.maharaja = Some(City::read(words, names)?),
            () if words.phrase("rewards") => self.set_rewards(words, names)?,
            () if words.phrase("maharani") => {
                let seat = names.read(words)?;
                let before = *words;
                let character = Character::read(words, names)?;
                words.expect("laid in round")?;
                let round = small(words, "the number of a round", 7)? as u8;
                let home = self.table.maharani.iter_mut().find(|place| place.is_none());
                let home = home.ok_or_else(|| before.misread("at most two markers"))?;
                *home = Some(Maharani {
                    seat,
                    character,
                    round,
                });
            }
            () if words.phrase("plan") => {
                let seat = names.read(words)?;
                self.plans[seat] = Some(Plan::read(words, names)?);
            }
            () if words.phrase("played") => {
                let seat = names.read(words)?;
                self.table.played.insert(seat);
            }
            () if words.phrase("round") => {
                self.table.round = small(words, "the number of a round", 7)? as u8;
            }
            () if words.phrase("last round") => self.table.last_round = true,
            () if words.phrase("first") => {
                let seat = names.read(words)?;
                self.table.stage = Stage::Choosing { seat };
            }
            () if words.phrase("tiles") => {
                let before = *words;
                let first: Pile<Tile> = read_pile(words, names, 12)?;
                if first.iter().any(|tile| !self.tiles.contains(tile)) {
                    return Err(before.misread("tiles that are in the stack"));
                }
                let rest = self.tiles.iter().filter(|&tile| !first.contains(tile));
                self.tiles = Pile::of(first.iter().chain(rest));
            }
            () if words.phrase("gone") => {
                let before = *words;
                let tile = Tile::read(words, names)?;
                if !self.tiles.contains(tile) {
                    return Err(before.misread("a tile that is in the stack"));
                }
                self.tiles.remove(tile);
                self.table.row.gone.insert(tile);
            }
            () if words.phrase("setup") => {
                let before = *words;
                let tile = words.numbered('U', SetupTile::numbered, "a set-up tile U01 to U03")?;
                let level = self.table.options.solo;
                let level = level.ok_or_else(|| before.misread("a solo game"))?;
                self.place_automa(tile, level, &mut |_| {});
            }
            () => return Err(words.misread(SETTINGS)),
        }
        Ok(())
    }

    fn set_shrines(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let site = Site::read(words, names)?;
        let seat = names.read(words)?;
        let before = *words;
        let count: u8 = words.number("a number of shrines")?;
        for _ in 0..count {
            // Out of the supply, and when that is empty from the tableau.
            let stock = if self.table.supply[seat] > 0 {
                &mut self.table.supply
            } else {
                &mut self.table.tableau
            };
            let left = stock[seat].checked_sub(1);
            stock[seat] = left.ok_or_else(|| before.misread("at most 20 shrines in all"))?;
            self.table.shrines.put(seat, site);
        }
        Ok(())
    }

    fn set_statues(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let city = City::read(words, names)?;
        let place = Place::read(words, names)?;
        let before = *words;
        let seat = names.read(words)?;
        let count: u8 = match place {
            Place::Outer => words.number("a number of statues")?,
            _ => 1,
        };
        for _ in 0..count {
            if !self.table.statues[city].is_free(place) || self.table.statues_left[seat] == 0 {
                return Err(before.misread("a player with a statue left, and a free place"));
            }
            self.table.statues_left[seat] -= 1;
            self.table.statues[city].put(seat, place);
        }
        Ok(())
    }

    /// Gives a player a character that nobody holds; the display keeps its size.
    fn set_character(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let seat = names.read(words)?;
        let before = *words;
        let character = Character::read(words, names)?;
        if self.table.holder(character).is_some() {
            return Err(before.misread("a character that nobody holds"));
        }
        self.table.character[seat] = Some(character);
        let held = self.held();
        let size = if self.table.options.solo.is_some() {
            usize::from(SOLO_DISPLAY)
        } else {
            (usize::from(self.table.seats.count()) + 3).saturating_sub(held.len() as usize)
        };
        let old = self.table.display;
        let others = Character::all().filter(|&other| !old.contains(other));
        let free = old
            .iter()
            .chain(others)
            .filter(|&other| !held.contains(other));
        let display = Pile::of(free.take(size));
        self.settle_characters(display);
        Ok(())
    }

    /// The characters of all players.
    fn held(&self) -> CharacterSet {
        let mut held = CharacterSet::from_bits(0);
        for seat in self.table.seats.iter() {
            if let Some(character) = self.table.character[seat] {
                held.insert(character);
            }
        }
        held
    }

    fn set_display(&mut self, display: Pile<Character>, at: Words<'_>) -> Result<(), Misread> {
        if display
            .iter()
            .any(|character| self.held().contains(character))
        {
            return Err(at.misread("characters that nobody holds"));
        }
        self.settle_characters(display);
        Ok(())
    }

    /// Lays out a display; all that is neither held nor on display is in the stack of the solo game, or out of play.
    fn settle_characters(&mut self, display: Pile<Character>) {
        let held = self.held();
        let free = |other: &Character| !held.contains(*other) && !display.contains(*other);
        self.table.display = display;
        if self.table.options.solo.is_some() {
            let stack = self.characters;
            let others = Character::all().filter(|&other| !stack.contains(other));
            let out = self.table.out;
            let rest = stack
                .iter()
                .chain(others.filter(|&other| !out.contains(other)));
            self.characters = Pile::of(rest.filter(free));
            let seen = held.union(CharacterSet::from_bits(display.bits()));
            self.table.out = out.minus(seen);
        } else {
            let seen = held.union(CharacterSet::from_bits(display.bits()));
            self.table.out = CharacterSet::from_bits(u16::MAX).minus(seen);
        }
    }

    /// Solo: the characters in the stack from the top; all others that are not in play are out.
    fn set_stack(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let before = *words;
        let stack: Pile<Character> = if words.phrase("none") {
            Pile::empty()
        } else {
            read_pile(words, names, 12)?
        };
        let seen = self
            .held()
            .union(CharacterSet::from_bits(self.table.display.bits()));
        let solo = self.table.options.solo.is_some();
        if !solo || stack.iter().any(|character| seen.contains(character)) {
            return Err(before.misread("characters that are in no other place of a solo game"));
        }
        self.characters = stack;
        let all = seen.union(CharacterSet::from_bits(stack.bits()));
        self.table.out = CharacterSet::from_bits(u16::MAX).minus(all);
        Ok(())
    }

    /// Reads the reward tiles from the lowest field up; those that are not named lie above, in their printed order.
    fn set_rewards(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let before = *words;
        let solo = self.table.options.solo.is_some();
        let mut rewards = [None; REWARD_FIELDS];
        let mut fields = rewards.iter_mut();
        let mut seen = [false; Reward::COUNT];
        while !words.is_empty() && !words.phrase("only") {
            let reward = Reward::read(words, names)?;
            match (fields.next(), seen.get_mut(reward.index())) {
                (Some(field), Some(seen)) if !*seen => {
                    *field = Some(reward);
                    *seen = true;
                }
                _ => return Err(before.misread("each reward tile once")),
            }
        }
        // In the solo game tiles leave the game: "only" says that there are no others.
        let only = before.rest().trim_end().ends_with("only");
        if only && !solo {
            return Err(before.misread("all reward tiles, without \"only\","));
        }
        if !only {
            let rest = Reward::all().filter(|reward| seen.get(reward.index()) == Some(&false));
            for (field, reward) in fields.zip(rest) {
                *field = Some(reward);
            }
        }
        self.table.rewards = rewards;
        Ok(())
    }

    /// Starts the match at a later moment than its very beginning.
    fn begin_at(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        let before = *words;
        let everybody = |has: &dyn Fn(Seat) -> bool| self.table.seats.iter().all(has);
        if !everybody(&|seat| self.table.character[seat].is_some()) {
            return Err(before.misread("a character for every player, set above,"));
        }
        let all_played = everybody(&|seat| self.table.played.contains(seat));
        let have_plans = everybody(&|seat| {
            let needs = !self.table.played.contains(seat) && !self.table.is_automa(seat);
            self.plans[seat].is_some() || !needs
        });
        // Nothing is drawn at these moments: the stacks have their order.
        let mut dice = Dice::from_seed(0);
        if words.phrase("placing") {
            self.next_placing(&mut |_| {});
        } else if words.phrase("round") {
            self.begin_round(&mut |_| {});
        } else if words.phrase("turns") {
            if !have_plans || all_played || self.table.maharaja.is_none() {
                return Err(before
                    .misread("a plan for every player and the Maharaja in a city, set above,"));
            }
            self.table.round = self.table.round.max(1);
            self.draw_tiles(&mut |_| {});
            self.next_turn(&mut dice, &mut |_| {});
        } else if words.phrase("scoring") {
            if self.table.maharaja.is_none() {
                return Err(before.misread("the Maharaja in a city, set above,"));
            }
            self.table.round = self.table.round.max(1);
            self.table.played = self.table.seats.set();
            self.score_city(&mut dice, &mut |_| {});
        } else if words.phrase("end") {
            self.table.stage = Stage::Over;
        } else {
            return Err(words.misread("placing, round, turns, scoring or end"));
        }
        Ok(())
    }
}

/// Reads a number that is not too great.
fn small(words: &mut Words<'_>, wanted: &'static str, most: u16) -> Result<u16, Misread> {
    let before = *words;
    let number: u16 = words.number(wanted)?;
    if number > most {
        return Err(before.misread(wanted));
    }
    Ok(number)
}

/// Reads a list of tiles, each once.
fn read_pile<I: Id + Term>(
    words: &mut Words<'_>,
    names: &Names<'_>,
    most: u8,
) -> Result<Pile<I>, Misread> {
    let mut pile = Pile::empty();
    while !words.is_empty() {
        let before = *words;
        let tile = I::read(words, names)?;
        if pile.contains(tile) || pile.len() >= most {
            return Err(before.misread("each tile once, and not too many"));
        }
        pile.push(tile);
    }
    Ok(pile)
}
