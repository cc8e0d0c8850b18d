//! The books of Amritsar: that no piece is made or lost, and that a state makes sense.
//!
//! It is asked after every action in tests, after a set-up by hand, and of a state that was read from somewhere. It must
//! not trust what it looks at, and does not know how a state came about.

use super::data::{
    Area, Colour, DECADES, DISPLAY_A_PLAYER, DonationPlace, ELEPHANT_LOAD, GOAL_TAX, GOALS_A_TYPE,
    GoalPlace, GoalType, MAHOUTS, MARKERS, MARKET_ROWS, Mahout, Resource, SOLO_SUPPLY, SOLO_TRACK,
    STORAGE_PLACES, STORAGE_TILES, StorageTile, TRACK_STEPS, WORKERS_A_COLOUR, Zone, ZoneTileSet,
    places,
};
use super::legal::Legal;
use super::opening::starred;
use super::pending::Pending;
use super::state::{Amritsar, Board, Doing, MAHARAJA, Movement, Solo, Stage, Table};
use crate::kernel::books::{Verdict, must, two_to_four};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

impl Amritsar {
    /// Whether all books balance; if not, which one does not.
    pub(super) fn audit(&self) -> Verdict {
        let table = &self.table;
        let solo = table.options.solo.is_some();
        two_to_four(table.seats, solo)?;
        must(
            table.seats.contains(table.first) && (!solo || table.first == Seat::One),
            "the first player does not play",
        )?;
        table.workers_balance()?;
        table.tiles_balance()?;
        table.storage_balances()?;
        table.donations_balance()?;
        table.ledger_balances()?;
        table.solo_balances()?;
        for seat in Seat::all() {
            if table.seats.contains(seat) && !table.is_automa(seat) {
                table.board_balances(seat)?;
            } else {
                table.bare_board_balances(seat)?;
            }
        }
        self.goals_balance()?;
        table.moment_balances()?;
        let mut choices = Legal::new();
        if let Some(seat) = table.decider() {
            self.choices(seat, &mut choices);
        }
        must(
            table.decider().is_none() || choices.len() > 0,
            "nobody can do anything",
        )
    }

    /// Goals are dealt once each, and laid where the table shows one.
    fn goals_balance(&self) -> Verdict {
        let table = &self.table;
        for kind in GoalType::all() {
            let mut seen = 0u32;
            for seat in Seat::all() {
                let number = self.dealt[seat][kind];
                if !table.seats.contains(seat) || table.is_automa(seat) {
                    must(number == 0, "a goal belongs to nobody")?;
                    continue;
                }
                must(usize::from(number) < GOALS_A_TYPE, "there is no such goal")?;
                must(seen >> number & 1 == 0, "a goal is there twice")?;
                seen |= 1 << number;
                let shown = kind == GoalType::C && table.solo.goal.is_some();
                must(
                    !shown || starred(number) != table.solo.goal,
                    "a goal is there twice",
                )?;
            }
        }
        for seat in Seat::all() {
            let mut kinds = 0u32;
            for place in GoalPlace::all() {
                let laid = self.laid[seat][place];
                must(
                    laid.is_some() == table.boards[seat].goals.contains(place),
                    "a goal lies where none is shown",
                )?;
                if let Some(kind) = laid {
                    must(kinds >> kind.index() & 1 == 0, "a goal is laid twice")?;
                    kinds |= 1 << kind.index();
                }
            }
        }
        Ok(())
    }
}

impl Table {
    /// Three workers of each colour, with two players four, on the board or in hand.
    fn workers_balance(&self) -> Verdict {
        let each = WORKERS_A_COLOUR + u8::from(self.seats.count() <= 2);
        for colour in Colour::all() {
            let areas = Area::all().flat_map(|area| self.workers[area]);
            let standing = areas.flatten().filter(|&other| other == colour).count();
            let all = standing + usize::from(self.doing.hand[colour]);
            must(all == usize::from(each), "workers were made or lost")?;
        }
        Ok(())
    }

    /// Every zone tile in one place, three colours a zone, its own among them; temples and bridges differ.
    fn tiles_balance(&self) -> Verdict {
        let mut all = ZoneTileSet::empty();
        for (zone, own) in Zone::all().zip(Colour::all()) {
            let here = self.tiles[zone];
            let mut colours = 0u32;
            for tile in here.iter() {
                colours |= 1 << tile.colour().index();
            }
            must(
                here.len() == 3 && colours.count_ones() == 3 && colours >> own.index() & 1 == 1,
                "a zone has not three colours with its own",
            )?;
            must(here.both(all).is_empty(), "a zone tile is there twice")?;
            all = all.union(here);
        }
        let [a, b, c] = self.temples;
        must(a != b && b != c && a != c, "a temple tile is there twice")?;
        let [a, b, c] = self.bridges;
        must(a != b && b != c && a != c, "a bridge tile is there twice")?;
        must(
            (1..=DECADES).contains(&self.decade),
            "there is no such decade",
        )?;
        let full = self
            .market
            .entries()
            .iter()
            .all(|&count| count <= MARKET_ROWS);
        must(full, "the market holds too much")
    }

    /// Storage tiles: three a player, each on display or on one board.
    fn storage_balances(&self) -> Verdict {
        let mut all = self.display;
        let mut count = self.display.len();
        for seat in self.seats.iter() {
            all = all.union(self.boards[seat].storage);
            count += self.boards[seat].storage.len();
        }
        must(
            all.len() == count && count == u32::from(DISPLAY_A_PLAYER * self.seats.count()),
            "a storage tile is not in exactly one place",
        )
    }

    /// Markers lie on places that exist, one each, and rest on others.
    fn donations_balance(&self) -> Verdict {
        let layout = places(self.seats.count());
        for zone in Zone::all() {
            let taken = self.occupied(zone);
            let sum: u32 = Seat::all().map(|seat| self.donated[seat][zone].len()).sum();
            must(sum == taken.len(), "two markers lie on one place")?;
            must(taken.minus(layout).is_empty(), "a marker lies on no place")?;
            let hangs = |place: DonationPlace| !place.below().minus(taken).is_empty();
            must(!taken.iter().any(hangs), "a marker hangs in the air")?;
        }
        Ok(())
    }

    /// Coins and resources on boards, areas and market are what the supply gave out.
    fn ledger_balances(&self) -> Verdict {
        let boards = self.boards.entries();
        let purses = boards.iter().map(|board| i32::from(board.coins));
        let areas = self
            .area_coins
            .entries()
            .iter()
            .map(|&coins| i32::from(coins));
        let coins: i32 = purses.chain(areas).sum();
        must(
            coins == i32::from(self.coins_out),
            "coins were made or lost",
        )?;
        for kind in Resource::all() {
            let held: i32 = boards
                .iter()
                .map(|board| i32::from(board.goods[kind]))
                .sum();
            must(
                held + i32::from(self.market[kind]) == i32::from(self.goods_out[kind]),
                "resources were made or lost",
            )?;
        }
        Ok(())
    }

    /// A player's board: 16 markers, tax as many as icons, tracks, storage within its places.
    fn board_balances(&self, seat: Seat) -> Verdict {
        let board = &self.boards[seat];
        let mahouts = board.mahouts.entries().iter().flatten();
        let placed = board.placed();
        must(
            placed.len() == mahouts.clone().count() as u32,
            "a mahout is there twice",
        )?;
        must(
            board.storage.len() <= u32::from(STORAGE_PLACES),
            "a board has too many storage tiles",
        )?;
        let filled = board.goals.len() + placed.len() + board.storage.len();
        // A board has 11 places with a marker each.
        let on_board = 11u32.saturating_sub(filled);
        let markers = on_board
            + u32::from(board.load)
            + u32::from(board.at_market)
            + u32::from(self.donations(seat));
        must(markers == u32::from(MARKERS), "a player has not 16 markers")?;
        must(board.load <= ELEPHANT_LOAD, "an elephant carries too much")?;
        let goals = board.goals.len() * u32::from(GOAL_TAX);
        let mahouts: u32 = mahouts.map(|&mahout| u32::from(MAHOUTS[mahout].1)).sum();
        let tiles: u32 = board
            .storage
            .iter()
            .map(|tile| u32::from(STORAGE_TILES[tile].tax))
            .sum();
        must(
            u32::from(board.tax) == goals + mahouts + tiles,
            "the tax is not that of the tiles",
        )?;
        let tracks = board.tracks.entries().iter();
        must(
            tracks.clone().all(|&steps| steps <= TRACK_STEPS),
            "a knowledge marker is beyond its track",
        )?;
        must(
            (board.movement == Movement::Locked) != board.third_phase(),
            "the movement tile does not fit the track",
        )?;
        must(
            !board.turned || board.has(StorageTile::FreeElephant),
            "a storage tile was turned that is not there",
        )?;
        let excess = self.stack.iter().any(|pending| pending == Pending::Excess);
        let may = excess && self.decider() == Some(seat);
        must(
            may || board.held() <= board.capacity(),
            "a storage holds too much",
        )?;
        must(
            board.prestige < 10_000,
            "a player has more PP than a match brings",
        )?;
        let opening = matches!(self.stage, Stage::Opening { .. });
        must(
            opening || (placed.contains(Mahout::Donate) && board.goals.contains(GoalPlace::First)),
            "a player has no start mahout or no first goal",
        )?;
        let others = self.seats.iter().filter(|&other| other != seat);
        let shared = others.into_iter().any(|other| {
            let pairs = board
                .mahouts
                .entries()
                .iter()
                .zip(self.boards[other].mahouts.entries());
            pairs
                .into_iter()
                .any(|pair| pair == (&Some(Mahout::Donate), &Some(Mahout::Donate)))
        });
        must(!shared, "two start mahouts have one colour")
    }

    /// A board nobody plays on; the Maharaja has his elephant, its load and PP.
    fn bare_board_balances(&self, seat: Seat) -> Verdict {
        let board = &self.boards[seat];
        let mut bare = Board::default();
        if self.is_automa(seat) {
            bare.elephant = board.elephant;
            bare.load = board.load;
            bare.prestige = board.prestige;
        } else {
            must(self.donations(seat) == 0, "a marker belongs to nobody")?;
        }
        must(*board == bare, "a board belongs to nobody")
    }

    /// The Maharaja's markers and resources.
    fn solo_balances(&self) -> Verdict {
        let solo = &self.solo;
        if self.options.solo.is_none() {
            return must(*solo == Solo::default(), "there is a Maharaja's board");
        }
        let board = &self.boards[MAHARAJA];
        let markers =
            u32::from(solo.markers) + u32::from(board.load) + u32::from(self.donations(MAHARAJA));
        must(
            markers == u32::from(MARKERS),
            "the Maharaja has not 16 markers",
        )?;
        for kind in Resource::all() {
            let all = u32::from(solo.supply[kind]) + u32::from(solo.store[kind]);
            must(
                all == u32::from(SOLO_SUPPLY[kind]),
                "the Maharaja's resources were made or lost",
            )?;
        }
        must(
            usize::from(solo.knowledge) <= SOLO_TRACK.len()
                && solo.goal.is_some()
                && board.elephant.is_some()
                && board.prestige < 10_000,
            "the Maharaja's board makes no sense",
        )
    }

    /// What is decided now fits the rest.
    fn moment_balances(&self) -> Verdict {
        let decider = self.decider();
        must(
            decider.is_none_or(|seat| self.seats.contains(seat)),
            "somebody decides who does not play",
        )?;
        let automa = matches!(self.stage, Stage::Automa { .. });
        must(
            automa == decider.is_some_and(|seat| self.is_automa(seat)),
            "the Maharaja is asked for a decision",
        )?;
        must(
            self.stack.is_sound(),
            "the decisions that pend make no sense",
        )?;
        let empty = self.stack.is_empty();
        let doing = &self.doing;
        let hand = self.in_hand();
        must(hand <= 4, "a hand is too full")?;
        let acting = doing.active.is_some() && doing.at.is_some() && hand == 0;
        let fits = match self.stage {
            Stage::Opening { .. } => *doing == Doing::default(),
            Stage::Elephant { .. } | Stage::Lifting { .. } => {
                let swapped = doing.swapped;
                let bare = Doing {
                    swapped,
                    ..Doing::default()
                };
                empty && *doing == bare
            }
            Stage::Sowing { .. } => hand > 0 && doing.at.is_some(),
            Stage::Acting { .. } => acting,
            Stage::ElephantAgain { seat } => acting && empty && self.boards[seat].third_phase(),
            Stage::Following { seat, payee } => {
                empty && payee != Some(seat) && self.following_mahout(seat).is_some() && hand == 0
            }
            Stage::Followed { .. } => !empty && hand == 0,
            Stage::Income { through, .. } => !empty && through <= 3 && hand == 0,
            Stage::Automa { .. } => empty && doing.active.is_some() && hand == 0,
            Stage::Over => empty && hand == 0 && self.decade == DECADES,
        };
        must(fits, "the moment does not fit the turn")?;
        let closed = !doing.closed || (doing.elephant && doing.tile.is_some());
        let begun = doing.tile.is_some() == (doing.main || doing.second);
        must(closed && begun, "the actions of the turn make no sense")?;
        let coins = matches!(self.stack.top(), Some(Pending::AreaCoins));
        must(
            !coins || doing.at.is_some_and(|area| self.area_coins[area] > 0),
            "coins are offered that are not there",
        )
    }
}

#[cfg(test)]
mod tests;
