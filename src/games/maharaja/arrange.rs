//! Set-up lines of Maharaja: positions in the middle of a game, for examples and bug reports.
//!
//! Shrines and statues come out of the player's own stock, so that a set-up cannot make pieces; the rest is asked of
//! `audit` when the set-up is complete. It does not know the lines' order.

use super::data::{Character, CharacterSet, City, Junction, Reward, StatuePlace};
use super::pile::Pile;
use super::state::{Coins, Maharaja, Maharani, Plan, Prestige, REWARD_FIELDS, Stage, Table};
use super::tiles::{SOLO_DISPLAY, SetupTile, Tile};
use crate::kernel::dice::Dice;
use crate::kernel::facts::{Arranged, Line};
use crate::kernel::id::Id;
use crate::kernel::notation::Misread;
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::Term;
use crate::parts::track::read_track;

/// What a set-up line can begin with, for complaints.
const SETTINGS: &str = "a set-up (set coins, prestige, tableau, shrines, statues, priest, character, display, stack, markers, track, maharaja, rewards, maharani, plan, played, round, last round, first, tiles, gone, setup; or begin placing, round, turns, scoring, end)";

impl Arranged for Maharaja {
    fn is_new(&self) -> bool {
        matches!(self.table.stage, Stage::Choosing { .. })
    }

    fn set(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        match () {
            () if line.phrase("coins") => {
                let seat = line.seat()?;
                let coins = Coins(line.up_to(999, "an amount of coins up to 999")?);
                let old = self.table.coins[seat];
                self.spend(seat, old);
                self.earn(seat, coins);
            }
            () if line.phrase("prestige") => {
                let seat = line.seat()?;
                self.table.prestige[seat] = Prestige(line.up_to(999, "PP up to 999")?);
            }
            () if line.phrase("tableau") => {
                let seat = line.seat()?;
                let table = &mut self.table;
                let (tableau, supply) = (&mut table.tableau[seat], &mut table.supply[seat]);
                let most = "at most the shrines not on the board";
                (*tableau, *supply) =
                    line.share(*tableau + *supply, "a number of shrines", most)?;
            }
            () if line.phrase("shrines") => {
                // Out of the supply, and when that is empty from the tableau.
                let stocks = [&mut self.table.supply, &mut self.table.tableau];
                let most = "at most 20 shrines in all";
                let shrines = &mut self.table.shrines;
                shrines.set_up(line, stocks, "a number of shrines", most)?;
            }
            () if line.phrase("statues") => self.set_statues(line)?,
            () if line.phrase("priest") => {
                let seat = line.seat()?;
                self.table.priest[seat] = line.read::<Junction>()?;
            }
            () if line.phrase("character") => self.set_character(line)?,
            () if line.phrase("display") => {
                let display = read_pile(line, 7)?;
                self.set_display(display, line)?;
            }
            () if line.phrase("stack") => self.set_stack(line)?,
            () if line.phrase("markers") => {
                let most = "at most the markers that are left";
                self.table
                    .markers
                    .set_up(line, "a number of markers", most)?;
            }
            () if line.phrase("track") => {
                let wanted = "each flag once, at most 16 fields";
                self.table.track = read_track(line, wanted)?;
            }
            () if line.phrase("maharaja") => self.table.maharaja = Some(line.read::<City>()?),
            () if line.phrase("rewards") => self.set_rewards(line)?,
            () if line.phrase("maharani") => {
                let seat = line.seat()?;
                let before = line.words;
                let character = line.read::<Character>()?;
                line.expect("laid in round")?;
                let round = line.up_to(7, "the number of a round")?;
                let home = self.table.maharani.iter_mut().find(|place| place.is_none());
                let home = home.ok_or_else(|| before.misread("at most two markers"))?;
                *home = Some(Maharani {
                    seat,
                    character,
                    round,
                });
            }
            () if line.phrase("plan") => {
                let seat = line.seat()?;
                self.plans[seat] = Some(line.read::<Plan>()?);
            }
            () if line.phrase("round") => {
                self.table.round = line.up_to(7, "the number of a round")?;
            }
            () if line.phrase("last round") => self.table.last_round = true,
            () if line.phrase("played") => self.table.played.insert(line.seat()?),
            () if line.phrase("first") => {
                let seat = line.seat()?;
                self.table.stage = Stage::Choosing { seat };
            }
            () if line.phrase("tiles") => {
                let before = line.words;
                let first: Pile<Tile> = read_pile(line, 12)?;
                if first.iter().any(|tile| !self.tiles.contains(tile)) {
                    return Err(before.misread("tiles that are in the stack"));
                }
                let rest = self.tiles.iter().filter(|&tile| !first.contains(tile));
                self.tiles = Pile::of(first.iter().chain(rest));
            }
            () if line.phrase("gone") => {
                let before = line.words;
                let tile = line.read::<Tile>()?;
                if !self.tiles.contains(tile) {
                    return Err(before.misread("a tile that is in the stack"));
                }
                self.tiles.remove(tile);
                self.table.row.gone.insert(tile);
            }
            () if line.phrase("setup") => {
                let before = line.words;
                let tile = line.numbered('U', SetupTile::numbered, "a set-up tile U01 to U03")?;
                let level = self.table.options.solo;
                let level = level.ok_or_else(|| before.misread("a solo game"))?;
                self.place_automa(tile, level, &mut |_| {});
            }
            () => return Err(line.misread(SETTINGS)),
        }
        Ok(())
    }

    fn begin(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let before = line.words;
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
        match () {
            () if line.phrase("placing") => self.next_placing(&mut |_| {}),
            () if line.phrase("round") => self.begin_round(&mut |_| {}),
            () if line.phrase("turns") => {
                if !have_plans || all_played || self.table.maharaja.is_none() {
                    return Err(before.misread(
                        "a plan for every player and the Maharaja in a city, set above,",
                    ));
                }
                self.table.round = self.table.round.max(1);
                self.draw_tiles(&mut |_| {});
                self.next_turn(&mut dice, &mut |_| {});
            }
            () if line.phrase("scoring") => {
                if self.table.maharaja.is_none() {
                    return Err(before.misread("the Maharaja in a city, set above,"));
                }
                self.table.round = self.table.round.max(1);
                self.table.played = self.table.seats.set();
                self.score_city(&mut dice, &mut |_| {});
            }
            () if line.phrase("end") => self.table.stage = Stage::Over,
            () => return Err(line.misread("placing, round, turns, scoring or end")),
        }
        Ok(())
    }
}

impl Maharaja {
    fn set_statues(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let (city, place) = (line.read::<City>()?, line.read()?);
        let Table {
            statues,
            statues_left,
            ..
        } = &mut self.table;
        let asked = [
            "a number of statues",
            "a player with a statue left, and a free place",
        ];
        line.put(place == StatuePlace::Outer, asked, |seat| {
            let free = statues[city].is_free(place) && statues_left[seat] > 0;
            if free {
                statues_left[seat] -= 1;
                statues[city].put(seat, place);
            }
            free
        })
    }

    /// Gives a player a character that nobody holds; the display keeps its size.
    fn set_character(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let seat = line.seat()?;
        let before = line.words;
        let character = line.read::<Character>()?;
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

    fn set_display(&mut self, display: Pile<Character>, at: &Line<'_>) -> Result<(), Misread> {
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
    fn set_stack(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let before = line.words;
        let stack: Pile<Character> = if line.phrase("none") {
            Pile::empty()
        } else {
            read_pile(line, 12)?
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
    fn set_rewards(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let before = line.words;
        let solo = self.table.options.solo.is_some();
        let mut rewards = [None; REWARD_FIELDS];
        let mut fields = rewards.iter_mut();
        let mut seen = [false; Reward::COUNT];
        while !line.is_empty() && !line.phrase("only") {
            let reward = line.read::<Reward>()?;
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
}

/// Reads a list of tiles, each once.
fn read_pile<I: Id + Term>(line: &mut Line<'_>, most: u8) -> Result<Pile<I>, Misread> {
    let mut pile = Pile::empty();
    while !line.is_empty() {
        let before = line.words;
        let tile = line.read::<I>()?;
        if pile.contains(tile) || pile.len() >= most {
            return Err(before.misread("each tile once, and not too many"));
        }
        pile.push(tile);
    }
    Ok(pile)
}
