//! Facts of a position in plain text: a question in, an answer out.
//!
//! It tells everything, for it serves tests and bug reports; `seen` asks what a player may see. It does not know what
//! is expected.

use super::data::{Area, Colour, GoalPlace, GoalType, Place, Resource, Track, Zone};
use super::pending::Pending;
use super::state::{Amritsar, Stage, Table};
use super::view::GoalsSeen;
use crate::kernel::game::{Game, Turn};
use crate::kernel::id::Id;
use crate::kernel::notation::{List, Misread, Names, Sentence, Words, list};
use crate::kernel::seat::{Seat, Viewer};
use crate::kernel::vocabulary::Term;
use core::fmt::{Display, Write};

/// What a fact can begin with, for complaints.
const QUESTIONS: &str = "a question such as: coins red (see the list in the format's description)";

/// The letter of a worker.
pub(super) const fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Yellow => 'y',
        Colour::Blue => 'b',
        Colour::Green => 'g',
    }
}

impl Amritsar {
    /// Answers the question at the front of the words.
    pub(super) fn tell_fact(
        &self,
        words: &mut Words<'_>,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> Result<(), Misread> {
        if self.tell_of_player(words, names, out)? {
            return Ok(());
        }
        let table = &self.table;
        let mut say = |item: &dyn Display| {
            let _ = write!(out, "{item}");
        };
        match () {
            () if words.phrase("ring") => table.tell_ring(out),
            () if words.phrase("coins on") => {
                say(&table.area_coins[Area::read(words, names)?]);
            }
            () if words.phrase("market") => say(&table.market[Resource::read(words, names)?]),
            () if words.phrase("price") => say(&table.price(Resource::read(words, names)?)),
            () if words.phrase("display") => list(out, table.display.iter()),
            () if words.phrase("tiles") => {
                list(out, table.tiles[Zone::read(words, names)?].iter());
            }
            () if words.phrase("temples") => list(out, table.temples.iter()),
            () if words.phrase("temple") => say(&table.temple()),
            () if words.phrase("bridges") => list(out, table.bridges.iter()),
            () if words.phrase("bridge") => list(out, table.bridge().iter()),
            () if words.phrase("marker") => say(&table.marker),
            () if words.phrase("golden worker") => list(out, table.golden_worker().iter()),
            () if words.phrase("decade") => say(&table.decade),
            () if words.phrase("first") => say(&names.of(table.first)),
            () if words.phrase("donations") => {
                table.tell_donations(Zone::read(words, names)?, names, out);
            }
            () if words.phrase("open") => {
                list(out, table.open_places(Zone::read(words, names)?).iter());
            }
            () if words.phrase("leaders") => {
                let zone = Zone::read(words, names)?;
                list(out, table.leaders(zone).map(|seat| names.of(seat)));
            }
            () if words.phrase("stage") => say(&table.stage_word()),
            () if words.phrase("pending") => {
                list(out, table.stack.iter().map(pending_word));
            }
            () if words.phrase("choices") => {
                let seat = table.decider();
                say(&seat.map_or(0, |seat| self.choices(seat).len()));
            }
            () if words.phrase("turn") => match self.turn() {
                Turn::Of(seat) => say(&names.of(seat)),
                Turn::Over(_) => say(&"over"),
            },
            () if words.phrase("active") => list(out, table.doing.active.iter()),
            () if words.phrase("at") => list(out, table.doing.at.iter()),
            () if words.phrase("hand") => {
                let each = table.doing.hand.iter();
                let all = each.flat_map(|(colour, &count)| (0..count).map(move |_| colour));
                list(out, all);
            }
            () if words.phrase("tile") => list(out, table.doing.tile.iter()),
            () if words.phrase("solo") => self.tell_solo(words, names, out)?,
            () if words.phrase("ranking") => match self.turn() {
                Turn::Over(ranking) => list(out, ranking.order().map(|seat| names.of(seat))),
                Turn::Of(_) => say(&"not over"),
            },
            () if words.phrase("winners") => match self.turn() {
                Turn::Over(ranking) => list(out, ranking.winners().map(|seat| names.of(seat))),
                Turn::Of(_) => say(&"not over"),
            },
            () if words.phrase("seen by") => {
                let view = self.seen_by(Viewer::Player(names.read(words)?));
                words.expect("goals")?;
                match view.goals[names.read(words)?] {
                    GoalsSeen::Hidden => say(&"hidden"),
                    GoalsSeen::Known { dealt, .. } => tell_dealt(&dealt, out),
                }
            }
            () => return Err(words.misread(QUESTIONS)),
        }
        Ok(())
    }

    /// Answers a question about a player, if it is one.
    fn tell_of_player(
        &self,
        words: &mut Words<'_>,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> Result<bool, Misread> {
        let boards = &self.table.boards;
        let mut say = |item: &dyn Display| {
            let _ = write!(out, "{item}");
        };
        let start = *words;
        match () {
            () if words.phrase("coins on") => {
                *words = start;
                return Ok(false);
            }
            () if words.phrase("coins") => say(&boards[names.read(words)?].coins),
            () if words.phrase("marble") => {
                say(&boards[names.read(words)?].goods[Resource::Marble]);
            }
            () if words.phrase("copper") => {
                say(&boards[names.read(words)?].goods[Resource::Copper]);
            }
            () if words.phrase("gold") => say(&boards[names.read(words)?].goods[Resource::Gold]),
            () if words.phrase("prestige") => say(&boards[names.read(words)?].prestige),
            () if words.phrase("room") => {
                let board = &boards[names.read(words)?];
                say(&format_args!("{} of {}", board.held(), board.capacity()));
            }
            () if words.phrase("load") => say(&boards[names.read(words)?].load),
            () if words.phrase("at market") => say(&boards[names.read(words)?].at_market),
            () if words.phrase("elephant") => list(out, boards[names.read(words)?].elephant.iter()),
            () if words.phrase("storage") => list(out, boards[names.read(words)?].storage.iter()),
            () if words.phrase("turned") => {
                say(&yes(boards[names.read(words)?].turned));
            }
            () if words.phrase("goal places") => list(out, boards[names.read(words)?].goals.iter()),
            () if words.phrase("goal") => {
                let seat = names.read(words)?;
                list(out, self.laid[seat][GoalPlace::read(words, names)?].iter());
            }
            () if words.phrase("dealt") => tell_dealt(&self.dealt[names.read(words)?], out),
            () if words.phrase("mahouts") => {
                let mahouts = boards[names.read(words)?].mahouts.iter();
                let placed = mahouts.filter_map(|(colour, &mahout)| Some((colour, mahout?)));
                let mut all = List::new(out);
                placed.for_each(|(colour, mahout)| all.item(format_args!("{colour} {mahout}")));
                all.end();
            }
            () if words.phrase("track") => {
                let track = Track::read(words, names)?;
                say(&boards[names.read(words)?].tracks[track]);
            }
            () if words.phrase("tax due") => say(&self.table.tax_due(names.read(words)?)),
            () if words.phrase("tax") => say(&boards[names.read(words)?].tax),
            () if words.phrase("secrecy") => {
                let seat = names.read(words)?;
                say(&match () {
                    () if self.decides_in_secret(seat) => "decides",
                    () if self.holds_secrets(seat) => "holds",
                    () => "open",
                });
            }
            () if words.phrase("movement") => say(&boards[names.read(words)?].movement),
            () if words.phrase("score") => {
                let part = words.pick("", [("tracks", 0), ("goals", 1)]);
                let score = self.final_score(names.read(words)?);
                let sum = |row: &[u8]| row.iter().copied().map(u16::from).sum();
                say(&match part {
                    Ok(0) => sum(score.tracks.entries()),
                    Ok(_) => sum(score.goals.entries()),
                    Err(_) => score.total(),
                });
            }
            () => return Ok(false),
        }
        Ok(true)
    }

    fn tell_solo(
        &self,
        words: &mut Words<'_>,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> Result<(), Misread> {
        let solo = &self.table.solo;
        let mut say = |item: &dyn Display| {
            let _ = write!(out, "{item}");
        };
        match () {
            () if words.phrase("markers") => say(&solo.markers),
            () if words.phrase("supply") => tell_goods(solo.supply.entries(), out),
            () if words.phrase("store") => tell_goods(solo.store.entries(), out),
            () if words.phrase("knowledge") => say(&solo.knowledge),
            () if words.phrase("goal") => list(out, solo.goal.iter()),
            () if words.phrase("step") => match self.table.automa_deed() {
                Some(deed) => {
                    let _ = deed.action.write(names, out);
                }
                None => say(&"none"),
            },
            () if words.phrase("reason") => {
                let deed = self.table.automa_deed();
                let reasons = deed.map_or([None, None], |deed| [deed.worker, deed.reason]);
                list(out, reasons.into_iter().flatten());
            }
            () => {
                return Err(
                    words.misread("markers, supply, store, knowledge, goal, step or reason")
                );
            }
        }
        Ok(())
    }

    /// Puts every question that has an answer worth reading.
    pub(super) fn ask_all(&self, names: &Names<'_>, ask: &mut dyn FnMut(&str)) {
        let mut put =
            |question: &dyn Display| ask(Sentence::of(format_args!("{question}")).as_str());
        for question in [
            "stage", "turn", "pending", "choices", "decade", "marker", "temple", "bridge", "ring",
            "display", "active", "hand", "at", "tile",
        ] {
            put(&question);
        }
        for zone in Zone::all() {
            put(&format_args!("tiles {zone}"));
            put(&format_args!("donations {zone}"));
        }
        for resource in Resource::all() {
            put(&format_args!("market {resource}"));
        }
        let with_coins = Area::all().filter(|&area| self.table.area_coins[area] > 0);
        with_coins.for_each(|area| put(&format_args!("coins on {area}")));
        for seat in names.seats().iter() {
            for question in [
                "prestige",
                "coins",
                "marble",
                "copper",
                "gold",
                "room",
                "load",
                "at market",
                "elephant",
                "storage",
                "goal places",
                "dealt",
                "mahouts",
                "tax",
                "movement",
                "score",
            ] {
                put(&format_args!("{question} {}", names.of(seat)));
            }
            for track in Track::all() {
                put(&format_args!("track {track} {}", names.of(seat)));
            }
        }
        if self.table.options.solo.is_some() {
            for question in [
                "markers",
                "supply",
                "store",
                "knowledge",
                "goal",
                "step",
                "reason",
            ] {
                put(&format_args!("solo {question}"));
            }
        }
        put(&"ranking");
    }
}

impl Table {
    /// The workers of the eight areas, a letter each; a dot is an empty place before a worker.
    fn tell_ring(&self, out: &mut dyn Write) {
        for area in Area::all() {
            let places = &self.workers[area];
            let used = places
                .iter()
                .rposition(Option::is_some)
                .map_or(0, |at| at + 1);
            let blank = if area == Area::N1 { "" } else { " " };
            let _ = out.write_str(blank);
            if used == 0 {
                let _ = out.write_str("-");
            }
            for place in places.iter().take(used) {
                let _ = out.write_char(place.map_or('.', letter));
            }
        }
    }

    fn tell_donations(&self, zone: Zone, names: &Names<'_>, out: &mut dyn Write) {
        let mut list = List::new(out);
        for place in Place::all() {
            let mut seats = self.seats.iter();
            if let Some(seat) = seats.find(|&seat: &Seat| self.donated[seat][zone].contains(place))
            {
                list.item(format_args!("{place} {}", names.of(seat)));
            }
        }
        list.end();
    }

    const fn stage_word(&self) -> &'static str {
        match self.stage {
            Stage::Opening { .. } => "opening",
            Stage::Elephant { .. } => "elephant",
            Stage::Lifting { .. } => "lifting",
            Stage::Sowing { .. } => "sowing",
            Stage::Acting { .. } => "acting",
            Stage::Again { .. } => "elephant again",
            Stage::Following { .. } => "following",
            Stage::Followed { .. } => "followed",
            Stage::Income { .. } => "income",
            Stage::Automa { .. } => "automa",
            Stage::Over => "over",
        }
    }
}

const fn pending_word(pending: Pending) -> &'static str {
    match pending {
        Pending::Excess => "excess",
        Pending::AreaCoins => "area coins",
        Pending::Resource { .. } => "resource",
        Pending::MarbleOrCopper => "marble or copper",
        Pending::Mahout { .. } => "mahout",
        Pending::Donation => "donation",
        Pending::Market { .. } => "market",
        Pending::Coin => "coin",
        Pending::Upgrade { .. } => "upgrade",
        Pending::Goal { .. } => "goal",
        Pending::Steps { .. } => "steps",
        Pending::PlaceBonus { .. } => "place bonus",
        Pending::TileBonus { .. } => "tile bonus",
        Pending::Bridge { .. } => "bridge",
    }
}

const fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// Prints the goals a player was dealt, such as A1, B6.
fn tell_dealt(dealt: &super::state::Dealt, out: &mut dyn Write) {
    let mut list = List::new(out);
    for kind in GoalType::all() {
        list.item(format_args!("{kind}{}", dealt[kind] + 1));
    }
    list.end();
}

/// Prints marble, copper and gold.
fn tell_goods(goods: &[u8; 3], out: &mut dyn Write) {
    let [marble, copper, gold] = goods;
    let _ = write!(out, "{marble} {copper} {gold}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::amritsar::state::{Difficulty, Options};
    use crate::kernel::dice::Dice;
    use crate::kernel::notation::Notation;
    use crate::kernel::playthrough::show;
    use crate::kernel::seat::Seats;

    #[test]
    fn a_position_is_shown_whole_and_scored() {
        for (solo, lines) in [(None, 64), (Some(Difficulty::Hard), 71)] {
            let seats = Seats::new(2).unwrap();
            let game = Amritsar::new(Options { solo }, seats, &mut Dice::from_seed(1)).unwrap();
            let mut shown = Vec::new();
            show(&game, &Names::plain(seats), |line| {
                shown.push(line.to_string())
            });
            assert_eq!(shown.len(), lines, "{shown:#?}");
            assert!(shown.contains(&"= stage opening".to_string()));
            let mut score = Vec::new();
            game.score(Seat::One, &mut |word, value| score.push((word, value)));
            assert_eq!(score, [("points", 5), ("donations", 0)]);
        }
    }
}
