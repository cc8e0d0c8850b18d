//! Set-up lines of Amritsar: positions in the middle of a game, for examples and bug reports.
//!
//! Markers come out of the player's own stock at the market, so that a set-up cannot make pieces; the rest is asked of
//! `audit` when the set-up is complete. It does not know the lines' order.

use super::data::{
    Area, Bridge, Colour, DonationPlace, GOAL_TAX, GOALS_A_TYPE, GoalPlace, GoalType, MAHOUTS,
    MARKERS, MARKERS_AT_MARKET, MARKET_ROWS, Mahout, Resource, SOLO_SUPPLY, SOLO_TRACK,
    STORAGE_TILES, StorageTile, TRACK_STEPS, Temple, Track, UNLOCKING_STEP, WORKER_PLACES, Zone,
    ZoneTile,
};
use super::event::Crier;
use super::facts::letter;
use super::pending::Stack;
use super::state::{Amritsar, Doing, Movement, Stage};
use crate::kernel::facts::{Arranged, Line};
use crate::kernel::id::Id;
use crate::kernel::notation::Misread;
use crate::kernel::seat::Seat;

/// What a set-up line can begin with, for complaints.
const SETTINGS: &str = "a set-up (set coins, marble, copper, gold, prestige, load, elephant, storage, turned, goal, dealt, mahout, track, movement, ring, coins on, market, display, tiles, temples, bridges, decade, marker, donations, first, active, solo; or begin turn, acting, end of turn, end of round, end of decade, end of game, automa)";

impl Arranged for Amritsar {
    fn is_new(&self) -> bool {
        matches!(self.table.stage, Stage::Opening { .. })
    }

    fn set(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        if !self.set_board(line)? {
            self.set_table(line)?;
        }
        for seat in self.table.seats.iter() {
            self.count_markers(seat);
        }
        Ok(())
    }

    fn begin(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let before = line.words;
        self.table.stack = Stack::default();
        self.finish_opening();
        let mut nobody = |_, _| {};
        let crier = &mut Crier::to(&mut nobody);
        let active = self.table.doing.active;
        match () {
            () if line.phrase("turn") => {
                let seat = line.seat()?;
                self.begin_turn(seat, crier);
            }
            () if line.phrase("acting") => {
                let seat = line.seat()?;
                line.expect("in")?;
                let at = Some(line.read::<Area>()?);
                let active = Some(line.read::<Colour>()?);
                self.table.doing = Doing {
                    at,
                    active,
                    ..Doing::default()
                };
                self.table.stage = Stage::Acting { seat };
            }
            () if line.phrase("end of turn") => {
                let seat = line.seat()?;
                self.end_turn(seat, crier);
            }
            () if line.phrase("end of round") => self.end_round(crier),
            () if line.phrase("end of decade") => self.end_decade(crier),
            () if line.phrase("end of game") => {
                self.table.decade = 3;
                self.table.stage = Stage::Over;
            }
            () if line.phrase("automa") && self.table.options.solo.is_some() => {
                self.table.doing.active = active;
                self.begin_turn(super::state::MAHARAJA, crier);
            }
            () => return Err(before.misread(SETTINGS)),
        }
        self.settle(crier);
        Ok(())
    }
}

impl Amritsar {
    /// A line about the table; a line about a player was not it.
    fn set_table(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let table = &mut self.table;
        match () {
            () if line.phrase("ring") => self.set_ring(line)?,
            () if line.phrase("market") => {
                let resource = line.read::<Resource>()?;
                let count = line.up_to(MARKET_ROWS, "a number of resources up to 4")?;
                let more = i16::from(count) - i16::from(table.market[resource]);
                table.goods_out[resource] += more;
                table.market[resource] = count;
            }
            () if line.phrase("display") => {
                table.display = line.set::<StorageTile>()?;
            }
            () if line.phrase("tiles") => {
                let zone = line.read::<Zone>()?;
                table.tiles[zone] = line.set::<ZoneTile>()?;
            }
            () if line.phrase("temples") => {
                for temple in &mut table.temples {
                    *temple = line.read::<Temple>()?;
                }
            }
            () if line.phrase("bridges") => {
                for bridge in &mut table.bridges {
                    *bridge = line.read::<Bridge>()?;
                }
            }
            () if line.phrase("decade") => table.decade = line.up_to(3, "a decade 1 to 3")?,
            () if line.phrase("marker") => table.marker = line.read::<Zone>()?,
            () if line.phrase("first") => table.first = line.seat()?,
            () if line.phrase("active") => {
                table.doing.active = Some(line.read::<Colour>()?);
            }
            () if line.phrase("donations") => {
                let zone = line.read::<Zone>()?;
                let seat = line.seat()?;
                let before = line.words;
                while !line.is_empty() {
                    let place = line.read::<DonationPlace>()?;
                    if self.table.occupied(zone).contains(place) {
                        return Err(before.misread("places that are free"));
                    }
                    self.table.donated[seat][zone].insert(place);
                }
            }
            () if line.phrase("solo") => self.set_solo(line)?,
            () => return Err(line.misread(SETTINGS)),
        }
        Ok(())
    }

    /// A line about a player, or about coins; whether it was one.
    fn set_board(&mut self, line: &mut Line<'_>) -> Result<bool, Misread> {
        let kinds = Resource::all().map(|kind| (kind.word(), kind));
        match () {
            () if line.phrase("coins on") => {
                let area = line.read::<Area>()?;
                let coins = line.up_to(99, "an amount of coins up to 99")?;
                let more = i16::from(coins) - i16::from(self.table.area_coins[area]);
                self.table.coins_out += more;
                self.table.area_coins[area] = coins;
            }
            () if line.phrase("coins") => {
                let seat = line.seat()?;
                self.spend(seat, self.table.boards[seat].coins);
                let coins = line.up_to(14, "an amount of coins up to 14")?;
                self.earn(seat, coins);
            }
            () if line.phrase("prestige") => {
                let seat = line.seat()?;
                let prestige = line.up_to(200, "PP up to 200")?;
                self.table.boards[seat].prestige = prestige;
            }
            () if line.phrase("load") => {
                let seat = line.seat()?;
                let load = line.up_to(MARKERS, "a number of markers")?;
                self.table.boards[seat].load = load;
            }
            () if line.phrase("elephant") => {
                let seat = line.seat()?;
                self.table.boards[seat].elephant = Some(line.read::<Zone>()?);
            }
            () if line.phrase("turned") => {
                let seat = line.seat()?;
                self.table.boards[seat].turned = true;
            }
            () if line.phrase("movement") => {
                let seat = line.seat()?;
                let all = Movement::all().map(|movement| (movement.word(), movement));
                self.table.boards[seat].movement = line.pick("locked, ready or used", all)?;
            }
            () if line.phrase("storage") => self.set_storage(line)?,
            () if line.phrase("goal") => {
                let seat = line.seat()?;
                let place = line.read::<GoalPlace>()?;
                let goal = line.read::<GoalType>()?;
                self.put_goal(seat, place, goal);
            }
            () if line.phrase("dealt") => self.set_dealt(line)?,
            () if line.phrase("mahout") => {
                let seat = line.seat()?;
                let colour = line.read::<Colour>()?;
                let mahout = line.read::<Mahout>()?;
                self.put_mahout(seat, colour, mahout);
            }
            () if line.phrase("track") => {
                let track = line.read::<Track>()?;
                let seat = line.seat()?;
                let steps = line.up_to(TRACK_STEPS, "steps up to 7")?;
                let board = &mut self.table.boards[seat];
                board.tracks[track] = steps;
                if track == Track::Development {
                    let open = steps >= UNLOCKING_STEP;
                    board.movement = if open {
                        Movement::Ready
                    } else {
                        Movement::Locked
                    };
                }
            }
            () => {
                let before = line.words;
                let Ok(kind) = line.pick("", kinds) else {
                    line.words = before;
                    return Ok(false);
                };
                let seat = line.seat()?;
                self.hand_in(seat, kind, self.table.boards[seat].goods[kind]);
                let count = line.up_to(14, "a number of resources up to 14")?;
                self.hand_out(seat, kind, count);
            }
        }
        Ok(true)
    }

    /// The eight areas from N1 on: letters for workers, a dot for an empty place before one, `-` for nobody.
    fn set_ring(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        for area in Area::all() {
            let before = line.words;
            let wrong = || before.misread("eight areas such as wb .y - gg: w, y, b, g, or a dot");
            let word = line.word().ok_or_else(wrong)?;
            let mut places = [None; WORKER_PLACES];
            let letters = word.chars().filter(|&sign| sign != '-');
            for (at, sign) in letters.enumerate() {
                let place = places.get_mut(at).ok_or_else(wrong)?;
                *place = Colour::all().find(|&colour| letter(colour) == sign);
                if place.is_none() && sign != '.' {
                    return Err(wrong());
                }
            }
            self.table.workers[area] = places;
        }
        Ok(())
    }

    /// Storage tiles on a board: from the display, or in place of one of its tiles.
    fn set_storage(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let seat = line.seat()?;
        for tile in line.set::<StorageTile>()?.iter() {
            let table = &mut self.table;
            let gone = if table.display.contains(tile) {
                Some(tile)
            } else {
                table.display.first()
            };
            if let Some(gone) = gone {
                table.display.remove(gone);
            }
            table.boards[seat].storage.insert(tile);
            let tax = &mut table.boards[seat].tax;
            *tax = tax.saturating_add(STORAGE_TILES[tile].tax);
        }
        Ok(())
    }

    /// The goals dealt to a player; who had one of them gets what the player had.
    fn set_dealt(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let seat = line.seat()?;
        for kind in GoalType::all() {
            let before = line.words;
            let wrong = || before.misread("four goals such as A1 B2 C3 D4");
            let word = line.word().ok_or_else(wrong)?;
            let mut signs = word.chars();
            let same = signs
                .next()
                .is_some_and(|sign| kind.word().starts_with(sign.to_ascii_uppercase()));
            let number = signs.as_str().parse::<u8>().ok().filter(|_| same);
            let number = number.and_then(|number| number.checked_sub(1));
            let number = number
                .filter(|&number| usize::from(number) < GOALS_A_TYPE)
                .ok_or_else(wrong)?;
            let old = self.dealt[seat][kind];
            for other in self.table.seats.iter() {
                if self.dealt[other][kind] == number && !self.table.is_automa(other) {
                    self.dealt[other][kind] = old;
                }
            }
            self.dealt[seat][kind] = number;
        }
        Ok(())
    }

    fn set_solo(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        let before = line.words;
        let solo = &mut self.table.solo;
        match () {
            () if line.phrase("store") => {
                for kind in Resource::all() {
                    let most = SOLO_SUPPLY[kind];
                    let count = line.up_to(most, "marble, copper and gold")?;
                    solo.store[kind] = count;
                    solo.supply[kind] = most.saturating_sub(count);
                }
            }
            () if line.phrase("knowledge") => {
                solo.knowledge = line.up_to(SOLO_TRACK.len() as u8, "steps up to 7")?;
            }
            () if line.phrase("goal") => solo.goal = Some(line.read::<Zone>()?),
            () => return Err(before.misread("solo store, solo knowledge or solo goal")),
        }
        Ok(())
    }

    fn put_goal(&mut self, seat: Seat, place: GoalPlace, goal: GoalType) {
        let board = &mut self.table.boards[seat];
        if !board.goals.contains(place) {
            board.tax = board.tax.saturating_add(GOAL_TAX);
        }
        board.goals.insert(place);
        self.laid[seat][place] = Some(goal);
    }

    fn put_mahout(&mut self, seat: Seat, colour: Colour, mahout: Mahout) {
        let board = &mut self.table.boards[seat];
        if let Some(old) = board.mahouts[colour] {
            board.tax = board.tax.saturating_sub(MAHOUTS[old].1);
        }
        board.mahouts[colour] = Some(mahout);
        board.tax = board.tax.saturating_add(MAHOUTS[mahout].1);
    }

    /// Markers that are neither on the board, nor on the elephant, nor donated, are at the market.
    fn count_markers(&mut self, seat: Seat) {
        let used = self.table.boards[seat].load + self.table.donations(seat);
        if self.table.is_automa(seat) {
            self.table.solo.markers = MARKERS.saturating_sub(used);
            return;
        }
        let board = &mut self.table.boards[seat];
        let places = board.goals.len() + board.placed().len() + board.storage.len();
        // A board has 11 places.
        let off_board = MARKERS_AT_MARKET + places as u8;
        board.at_market = off_board.saturating_sub(used);
    }
    /// What the set-up lines left open: a first goal, a start mahout, an elephant in the north.
    fn finish_opening(&mut self) {
        for seat in self.table.seats.iter() {
            if self.table.is_automa(seat) {
                continue;
            }
            if !self.table.boards[seat].goals.contains(GoalPlace::First) {
                let laid = self.laid[seat];
                let free = |kind: &GoalType| !laid.entries().contains(&Some(*kind));
                if let Some(kind) = GoalType::all().find(free) {
                    self.put_goal(seat, GoalPlace::First, kind);
                }
            }
            if !self.table.boards[seat].placed().contains(Mahout::Donate) {
                let free = self.table.free_start_colours().iter();
                let own = &self.table.boards[seat].mahouts;
                let colour = free.into_iter().find(|&colour| own[colour].is_none());
                if let Some(colour) = colour {
                    self.put_mahout(seat, colour, Mahout::Donate);
                }
            }
            let elephant = &mut self.table.boards[seat].elephant;
            *elephant = elephant.or(Some(Zone::North));
            self.count_markers(seat);
        }
    }
}
