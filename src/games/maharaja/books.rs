//! The books of Maharaja: that no piece is made or lost, and that a state makes sense.
//!
//! It is asked after every action in tests, after a set-up by hand, and of a state that was read from somewhere. It must
//! not trust what it looks at, and does not know how a state came about.

use super::data::{
    Character, CharacterSet, City, Dial, EXCHANGES, Field, MARKERS, PLAIN_PLACES, ROUNDS, Reward,
    SHRINES, STATUES,
};
use super::state::{BRAHMABOT, Begun, Maharaja, Stage, Step, Table};
use super::tiles::{SOLO_DISPLAY, TILES, Tile};
use crate::kernel::books::{Verdict, must, only_players, two_to_four};
use crate::kernel::id::Id;
use crate::kernel::seat::{Seat, SeatSet};
use crate::parts::track::spaces_taken;

impl Maharaja {
    /// Whether all books balance; if not, which one does not.
    pub(super) fn audit(&self) -> Verdict {
        let table = &self.table;
        two_to_four(table.seats, table.options.solo.is_some())?;
        table.coins_balance()?;
        table.pieces_balance()?;
        table.track_balances()?;
        table.rewards_balance()?;
        table.maharani_balance()?;
        self.characters_balance()?;
        self.tiles_balance()?;
        self.turn_balances()
    }

    /// Every character is in exactly one place, and nobody has one too many or too few for this moment.
    fn characters_balance(&self) -> Verdict {
        let table = &self.table;
        let solo = table.options.solo.is_some();
        let mut all = table
            .out
            .union(CharacterSet::from_bits(table.display.bits()));
        all = all.union(CharacterSet::from_bits(self.characters.bits()));
        let mut count = table.out.len();
        count += u32::from(table.display.len()) + u32::from(self.characters.len());
        let mut without = SeatSet::empty();
        let mut held = 0;
        for seat in table.seats.iter() {
            match table.character[seat] {
                Some(character) => {
                    all.insert(character);
                    held += 1;
                }
                None => without.insert(seat),
            }
        }
        must(
            all.bits() == u16::MAX && count + held == Character::COUNT as u32,
            "a character is not in exactly one place",
        )?;
        let in_play = held + u32::from(table.display.len());
        if solo {
            must(
                table.display.len() <= SOLO_DISPLAY,
                "too many characters are on display",
            )?;
            must(
                table.character[BRAHMABOT].is_some(),
                "Brahmabot has no character",
            )?;
        } else {
            must(
                self.characters.is_empty() && in_play == u32::from(table.seats.count()) + 3,
                "there are not three characters more than players",
            )?;
        }
        let unused = Seat::all().filter(|&seat| !table.seats.contains(seat));
        must(
            unused
                .into_iter()
                .all(|seat| table.character[seat].is_none()),
            "a character belongs to nobody",
        )?;
        let fitting = match table.stage {
            Stage::Choosing { seat } => without.contains(seat) && !table.display.is_empty(),
            Stage::Replacing { victim, active } => {
                without == SeatSet::only(victim) && victim != active && !solo
            }
            _ => without.is_empty(),
        };
        must(
            fitting,
            "a player has a character too many or too few for this moment",
        )
    }

    /// Every one of Brahmabot's tiles is in exactly one place.
    fn tiles_balance(&self) -> Verdict {
        let table = &self.table;
        let row = &table.row;
        if table.options.solo.is_none() {
            let none = self.tiles.is_empty() && self.hidden.is_none() && *row == Default::default();
            return must(none, "there are tiles without Brahmabot");
        }
        let mut all = row.gone;
        let mut count = row.gone.len() + u32::from(self.tiles.len());
        let open = row.open.iter().flatten();
        let singles = open.chain(&row.tick).chain(&self.hidden).copied();
        for tile in self.tiles.iter().chain(singles.clone()) {
            all.insert(tile);
        }
        count += singles.count() as u32;
        must(
            all.len() == Tile::COUNT as u32 && count == Tile::COUNT as u32,
            "a tile is not in exactly one place",
        )?;
        must(
            row.revealed.is_none() || row.revealed == self.hidden,
            "another tile came to light than lay there",
        )?;
        let laid = row.open.iter().all(Option::is_some) && self.hidden.is_some();
        let bare = row.open.iter().all(Option::is_none) && self.hidden.is_none();
        let drawn = row.tick.is_some() && table.tile_in_use().is_some();
        let played = table.played.contains(BRAHMABOT);
        let fitting = match table.stage {
            Stage::Choosing { .. } | Stage::Placing { .. } | Stage::Over => {
                bare && row.tick.is_none()
            }
            Stage::Planning { .. } => laid && row.tick.is_none(),
            Stage::Automa { step: Step::Reveal } => {
                laid && row.tick.is_none() && !self.tiles.is_empty()
            }
            Stage::Automa { step } => {
                let orders = table.tile_in_use().map_or(0, |tile| TILES[tile].top.len());
                let next = match step {
                    Step::Orders { next } => usize::from(next) < orders,
                    _ => true,
                };
                laid && drawn && next
            }
            Stage::Acting { .. } => laid && row.tick.is_some() == played,
            Stage::Replacing { .. } => false,
            // A scoring that a set-up begins has no tiles.
            Stage::Rewarding { .. } | Stage::Applying { .. } => (laid && drawn) || bare,
        };
        must(fitting, "Brahmabot's tiles do not fit this moment")
    }

    /// What is left to do in a turn fits the plan, and only players decide.
    fn turn_balances(&self) -> Verdict {
        let table = &self.table;
        only_players(table.seats, table.decider(), table.played)?;
        let solo = table.options.solo.is_some();
        let automa = matches!(table.stage, Stage::Automa { .. });
        must(solo || !automa, "Brahmabot plays in a game without him")?;
        must(
            automa || !table.decider().is_some_and(|seat| table.is_automa(seat)),
            "Brahmabot is asked for a decision",
        )?;
        let mut most = [0u32; Dial::COUNT];
        if let Some(seat) = table.active() {
            must(!table.played.contains(seat), "a turn is taken twice")?;
            match self.plans[seat] {
                Some(plan) => {
                    for dial in plan.dials() {
                        if let Some(most) = most.get_mut(dial.index()) {
                            *most += 1;
                        }
                    }
                }
                None => must(automa, "a turn is taken without a plan")?,
            }
        }
        let active = matches!(table.stage, Stage::Acting { .. } | Stage::Replacing { .. });
        must(
            active || (table.spent.is_none() && table.begun.is_none()),
            "something is done in nobody's turn",
        )?;
        must(
            table.exchanges <= EXCHANGES && (active || table.exchanges == 0),
            "there were too many exchanges",
        )?;
        for (dial, &planned) in Dial::all().zip(&most) {
            let pointers = planned + u32::from(table.spent == Some(dial));
            must(
                u32::from(table.due[dial]) <= pointers,
                "more is due than the dial allows",
            )?;
        }
        let fits = table.begun.is_none_or(|begun| {
            let dial = match begun {
                Begun::StatueLeft | Begun::ShrineLeft => Dial::StatueAndShrine,
                _ => Dial::TwoShrines,
            };
            let planned = most.get(dial.index()).copied().unwrap_or(0);
            u32::from(table.due[dial]) < planned + u32::from(table.spent == Some(dial))
        });
        must(fits, "something was begun that was not planned")
    }
}

impl Table {
    /// Coins in all purses are what the supply paid out.
    fn coins_balance(&self) -> Verdict {
        let purses = || self.coins.entries().iter().map(|coins| coins.0);
        let all: i64 = purses().map(i64::from).sum();
        must(all == i64::from(self.bank), "coins were made or lost")?;
        let prestige = self.prestige.entries().iter().map(|prestige| prestige.0);
        must(
            purses().chain(prestige).all(|amount| amount < 30_000),
            "a player has more than a match can bring",
        )
    }

    /// 20 shrines and 7 statues a player, villages and places within capacity, 7 markers.
    fn pieces_balance(&self) -> Verdict {
        must(
            self.markers.count() == u32::from(MARKERS),
            "there are not seven markers",
        )?;
        for seat in self.seats.iter() {
            let built: u32 = City::all()
                .map(|city| u32::from(self.statues[city].all(seat)))
                .sum();
            must(
                built + u32::from(self.statues_left[seat]) == u32::from(STATUES),
                "a player has not seven statues",
            )?;
        }
        self.shrines.balance(
            self.seats,
            [&self.tableau, &self.supply],
            (SHRINES, "a player has not 20 shrines"),
        )?;
        let unused = |seat: Seat| !self.seats.contains(seat);
        for statues in self.statues.entries() {
            must(
                statues.plain_built() <= u32::from(PLAIN_PLACES),
                "a city has too many outer statues",
            )?;
            let special = [statues.centre, statues.upper, statues.lower];
            must(
                !special.into_iter().flatten().any(unused),
                "a statue belongs to nobody",
            )?;
        }
        for seat in Seat::all().filter(|&seat| unused(seat)) {
            let statues = self.statues.entries().iter();
            let none = self.shrines.on_board(seat) == 0
                && statues
                    .map(|statues| statues.plain[seat])
                    .all(|count| count == 0)
                && self.markers[seat] == 0
                && self.coins[seat].0 == 0;
            must(none, "a piece belongs to nobody")?;
        }
        Ok(())
    }

    /// No two flags share a field, and none lies farther right than the rounds have brought it.
    fn track_balances(&self) -> Verdict {
        let fields = spaces_taken(&self.track).ok_or("two flags share a field")?;
        must(self.round <= ROUNDS, "there are too many rounds")?;
        let last = Field::FIRST_START.position() + 6 + self.round;
        must(fields >> last <= 1, "a flag lies too far to the right")
    }

    /// Eight reward tiles, each once; in the solo game some left the game.
    fn rewards_balance(&self) -> Verdict {
        let mut seen = 0u32;
        let mut count = 0;
        for reward in self.rewards.iter().flatten() {
            seen |= 1 << reward.index();
            count += 1;
        }
        must(seen.count_ones() == count, "a reward tile is there twice")?;
        let all = Reward::COUNT as u32;
        // One leaves the game in each scoring against Brahmabot.
        let fewest = if self.options.solo.is_some() {
            all.saturating_sub(u32::from(self.round))
        } else {
            all
        };
        must((fewest..=all).contains(&count), "a reward tile is missing")?;
        let top = self.rewards.iter().rposition(Option::is_some).unwrap_or(0);
        let scoring = matches!(self.stage, Stage::Rewarding { .. } | Stage::Applying { .. });
        must(
            scoring || top < Reward::COUNT,
            "a reward tile lies too high",
        )?;
        let offered = !matches!(self.stage, Stage::Rewarding { .. })
            || self.rewards_on_offer().next().is_some();
        must(offered, "there is no reward to choose")?;
        let mut waiting = SeatSet::empty();
        let mut queue = 0;
        for &seat in self.ranks.iter().flatten() {
            waiting.insert(seat);
            queue += 1;
            must(
                self.seats.contains(seat) && !self.is_automa(seat),
                "somebody waits for a reward who cannot have one",
            )?;
        }
        must(
            waiting.len() == queue && (scoring || queue == 0),
            "somebody waits for a reward without a scoring",
        )
    }

    /// Maharani markers lie on characters for players, and not longer than a round.
    fn maharani_balance(&self) -> Verdict {
        for marker in self.maharani.iter().flatten() {
            let person = self.seats.contains(marker.seat) && !self.is_automa(marker.seat);
            must(person, "a Maharani marker belongs to nobody")?;
            let current =
                marker.round <= self.round && self.round <= marker.round.saturating_add(1);
            must(current, "a Maharani marker lies too long")?;
        }
        if let Stage::Applying {
            reward, left, seat, ..
        } = self.stage
        {
            let possible = match reward {
                Reward::UpToThree => left <= 6 && self.coins[seat].0 > 0,
                Reward::FreeShrine => left <= 2 && self.tableau[seat] > 0,
                Reward::Maharani => left <= 2 && self.maharani_at_home(),
                _ => false,
            };
            must(possible && left > 0, "a reward tile asks for nothing")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
