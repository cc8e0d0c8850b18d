//! Set-up lines of Amritsar: positions in the middle of a game, for examples and bug reports.
//!
//! Markers come out of the player's own stock at the market, so that a set-up cannot make pieces; the rest is asked of
//! `audit` when the set-up is complete. It does not know the lines' order.

use super::data::{
    Area, Bridge, Colour, GOAL_TAX, GOALS_A_TYPE, GoalPlace, GoalType, MAHOUTS, MARKERS,
    MARKERS_AT_MARKET, MARKET_ROWS, Mahout, Place, Resource, SOLO_SUPPLY, SOLO_TRACK,
    STORAGE_TILES, StorageTile, TRACK_STEPS, Temple, Track, UNLOCKING_STEP, WORKER_PLACES, Zone,
    ZoneTile,
};
use super::facts::letter;
use super::pending::Stack;
use super::rules::Teller;
use super::state::{Amritsar, Doing, Movement, Stage};
use crate::kernel::id::{Id, IdSet};
use crate::kernel::notation::{Misread, Names, Words};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::Term;

/// What a set-up line can begin with, for complaints.
const SETTINGS: &str = "a set-up (set coins, marble, copper, gold, prestige, load, elephant, storage, turned, goal, dealt, mahout, track, movement, ring, coins on, market, display, tiles, temples, bridges, decade, marker, donations, first, active, solo; or begin turn, acting, end of turn, end of round, end of decade, end of game, automa)";

impl Amritsar {
    /// Does what a set-up line says.
    pub(super) fn set_up(
        &mut self,
        words: &mut Words<'_>,
        names: &Names<'_>,
    ) -> Result<(), Misread> {
        if !matches!(self.table.stage, Stage::Opening { .. }) {
            return Err(words.misread("a fact or an action, for the line begin ends the set-up,"));
        }
        if words.phrase("begin") {
            return self.begin_at(words, names);
        }
        words.expect("set")?;
        if !self.set_board(words, names)? {
            self.set_table(words, names)?;
        }
        for seat in self.table.seats.iter() {
            self.count_markers(seat);
        }
        Ok(())
    }

    /// A line about the table; a line about a player was not it.
    fn set_table(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let table = &mut self.table;
        match () {
            () if words.phrase("ring") => self.set_ring(words)?,
            () if words.phrase("market") => {
                let resource = Resource::read(words, names)?;
                let count = small(words, "a number of resources up to 4", MARKET_ROWS)?;
                let more = i16::from(count) - i16::from(table.market[resource]);
                table.goods_out[resource] += more;
                table.market[resource] = count;
            }
            () if words.phrase("display") => {
                table.display = read_set::<StorageTile>(words, names)?;
            }
            () if words.phrase("tiles") => {
                let zone = Zone::read(words, names)?;
                table.tiles[zone] = read_set::<ZoneTile>(words, names)?;
            }
            () if words.phrase("temples") => {
                for temple in &mut table.temples {
                    *temple = Temple::read(words, names)?;
                }
            }
            () if words.phrase("bridges") => {
                for bridge in &mut table.bridges {
                    *bridge = Bridge::read(words, names)?;
                }
            }
            () if words.phrase("decade") => table.decade = small(words, "a decade 1 to 3", 3)?,
            () if words.phrase("marker") => table.marker = Zone::read(words, names)?,
            () if words.phrase("first") => table.first = names.read(words)?,
            () if words.phrase("active") => {
                table.doing.active = Some(Colour::read(words, names)?);
            }
            () if words.phrase("donations") => {
                let zone = Zone::read(words, names)?;
                let seat = names.read(words)?;
                let before = *words;
                while !words.is_empty() {
                    let place = Place::read(words, names)?;
                    if self.table.occupied(zone).contains(place) {
                        return Err(before.misread("places that are free"));
                    }
                    self.table.donated[seat][zone].insert(place);
                }
            }
            () if words.phrase("solo") => self.set_solo(words, names)?,
            () => return Err(words.misread(SETTINGS)),
        }
        Ok(())
    }

    /// A line about a player, or about coins; whether it was one.
    fn set_board(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<bool, Misread> {
        let kinds = Resource::all().map(|kind| (kind.word(), kind));
        match () {
            () if words.phrase("coins on") => {
                let area = Area::read(words, names)?;
                let coins = small(words, "an amount of coins up to 99", 99)?;
                let more = i16::from(coins) - i16::from(self.table.area_coins[area]);
                self.table.coins_out += more;
                self.table.area_coins[area] = coins;
            }
            () if words.phrase("coins") => {
                let seat = names.read(words)?;
                self.spend(seat, self.table.boards[seat].coins);
                let coins = small(words, "an amount of coins up to 14", 14)?;
                self.earn(seat, coins);
            }
            () if words.phrase("prestige") => {
                let seat = names.read(words)?;
                let prestige = small(words, "PP up to 200", 200)?;
                self.table.boards[seat].prestige = u16::from(prestige);
            }
            () if words.phrase("load") => {
                let seat = names.read(words)?;
                let load = small(words, "a number of markers", MARKERS)?;
                self.table.boards[seat].load = load;
            }
            () if words.phrase("elephant") => {
                let seat = names.read(words)?;
                self.table.boards[seat].elephant = Some(Zone::read(words, names)?);
            }
            () if words.phrase("turned") => {
                let seat = names.read(words)?;
                self.table.boards[seat].turned = true;
            }
            () if words.phrase("movement") => {
                let seat = names.read(words)?;
                let all = Movement::all().map(|movement| (movement.word(), movement));
                self.table.boards[seat].movement = words.pick("locked, ready or used", all)?;
            }
            () if words.phrase("storage") => self.set_storage(words, names)?,
            () if words.phrase("goal") => {
                let seat = names.read(words)?;
                let place = GoalPlace::read(words, names)?;
                let goal = GoalType::read(words, names)?;
                self.put_goal(seat, place, goal);
            }
            () if words.phrase("dealt") => self.set_dealt(words, names)?,
            () if words.phrase("mahout") => {
                let seat = names.read(words)?;
                let colour = Colour::read(words, names)?;
                let mahout = Mahout::read(words, names)?;
                self.put_mahout(seat, colour, mahout);
            }
            () if words.phrase("track") => {
                let track = Track::read(words, names)?;
                let seat = names.read(words)?;
                let steps = small(words, "steps up to 7", TRACK_STEPS)?;
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
                let before = *words;
                let Ok(kind) = words.pick("", kinds) else {
                    *words = before;
                    return Ok(false);
                };
                let seat = names.read(words)?;
                self.hand_in(seat, kind, self.table.boards[seat].goods[kind]);
                let count = small(words, "a number of resources up to 14", 14)?;
                self.hand_out(seat, kind, count);
            }
        }
        Ok(true)
    }

    /// The eight areas from N1 on: letters for workers, a dot for an empty place before one, `-` for nobody.
    fn set_ring(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        for area in Area::all() {
            let before = *words;
            let wrong = || before.misread("eight areas such as wb .y - gg: w, y, b, g, or a dot");
            let word = words.word().ok_or_else(wrong)?;
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
    fn set_storage(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let seat = names.read(words)?;
        for tile in read_set::<StorageTile>(words, names)?.iter() {
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
    fn set_dealt(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let seat = names.read(words)?;
        for kind in GoalType::all() {
            let before = *words;
            let wrong = || before.misread("four goals such as A1 B2 C3 D4");
            let word = words.word().ok_or_else(wrong)?;
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

    fn set_solo(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let before = *words;
        let solo = &mut self.table.solo;
        match () {
            () if words.phrase("store") => {
                for kind in Resource::all() {
                    let most = SOLO_SUPPLY[kind];
                    let count = small(words, "marble, copper and gold", most)?;
                    solo.store[kind] = count;
                    solo.supply[kind] = most.saturating_sub(count);
                }
            }
            () if words.phrase("knowledge") => {
                solo.knowledge = small(words, "steps up to 7", SOLO_TRACK.len() as u8)?;
            }
            () if words.phrase("goal") => solo.goal = Some(Zone::read(words, names)?),
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

    /// Where the match starts.
    fn begin_at(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        let before = *words;
        self.table.stack = Stack::default();
        self.finish_opening();
        let teller = &mut Teller(&mut |_, _| {});
        let active = self.table.doing.active;
        match () {
            () if words.phrase("turn") => {
                let seat = names.read(words)?;
                self.begin_turn(seat, teller);
            }
            () if words.phrase("acting") => {
                let seat = names.read(words)?;
                words.expect("in")?;
                let at = Some(Area::read(words, names)?);
                let active = Some(Colour::read(words, names)?);
                self.table.doing = Doing {
                    at,
                    active,
                    ..Doing::default()
                };
                self.table.stage = Stage::Acting { seat };
            }
            () if words.phrase("end of turn") => {
                let seat = names.read(words)?;
                self.end_turn(seat, teller);
            }
            () if words.phrase("end of round") => self.end_round(teller),
            () if words.phrase("end of decade") => self.end_decade(teller),
            () if words.phrase("end of game") => {
                self.table.decade = 3;
                self.table.stage = Stage::Over;
            }
            () if words.phrase("automa") && self.table.options.solo.is_some() => {
                self.table.doing.active = active;
                self.begin_turn(super::state::MAHARAJA, teller);
            }
            () => return Err(before.misread(SETTINGS)),
        }
        self.settle(teller);
        Ok(())
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

/// Reads a number up to a limit.
fn small(words: &mut Words<'_>, wanted: &'static str, most: u8) -> Result<u8, Misread> {
    let before = *words;
    let number: u8 = words.number(wanted)?;
    if number <= most {
        Ok(number)
    } else {
        Err(before.misread(wanted))
    }
}

/// Reads ids to the end of the line.
fn read_set<I: Id + Term>(
    words: &mut Words<'_>,
    names: &Names<'_>,
) -> Result<IdSet<I, u16>, Misread> {
    let mut set = IdSet::empty();
    while !words.is_empty() {
        set.insert(I::read(words, names)?);
    }
    Ok(set)
}
