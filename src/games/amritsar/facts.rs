//! Facts of a position in plain text: a question in, an answer out.
//!
//! It tells everything, for it serves tests and bug reports; `seen` asks what a player may see. It does not know what
//! is expected.

use super::data::{Area, Colour, DonationPlace, GoalPlace, GoalType, Resource, Track, Zone};
use super::state::{Amritsar, Table};
use super::view::GoalsSeen;
use crate::kernel::facts::{Answer, Asker, Facts, Line, variant};
use crate::kernel::game::{Game, Secrecy};
use crate::kernel::id::Id;
use crate::kernel::notation::{List, Misread, Names, Sentence};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::Term;
use core::fmt::Write;

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

impl Facts for Amritsar {
    fn fact(&self, line: &mut Line<'_>, out: &mut Answer<'_>) -> Result<(), Misread> {
        if self.tell_of_player(line, out)? {
            return Ok(());
        }
        let table = &self.table;
        match () {
            () if line.phrase("ring") => table.tell_ring(out),
            () if line.phrase("coins on") => {
                out.say(table.area_coins[line.read::<Area>()?]);
            }
            () if line.phrase("market") => out.say(table.market[line.read::<Resource>()?]),
            () if line.phrase("price") => out.say(table.price(line.read::<Resource>()?)),
            () if line.phrase("display") => out.list(table.display.iter()),
            () if line.phrase("tiles") => {
                out.list(table.tiles[line.read::<Zone>()?].iter());
            }
            () if line.phrase("temples") => out.list(table.temples.iter()),
            () if line.phrase("temple") => out.say(table.temple()),
            () if line.phrase("bridges") => out.list(table.bridges.iter()),
            () if line.phrase("bridge") => out.list(table.bridge().iter()),
            () if line.phrase("marker") => out.say(table.marker),
            () if line.phrase("golden worker") => out.list(table.golden_worker().iter()),
            () if line.phrase("decade") => out.say(table.decade),
            () if line.phrase("first") => out.say(line.names.of(table.first)),
            () if line.phrase("donations") => {
                table.tell_donations(line.read()?, line.names, out);
            }
            () if line.phrase("open") => {
                out.list(table.open_places(line.read::<Zone>()?).iter());
            }
            () if line.phrase("leaders") => {
                let zone = line.read::<Zone>()?;
                out.players(line.names, table.leaders(zone));
            }
            () if line.phrase("stage") => out.variant(&table.stage),
            () if line.phrase("pending") => {
                out.list(table.stack.iter().map(|pending| variant(&pending)));
            }
            () if line.phrase("choices") => {
                let seat = table.decider();
                out.say(seat.map_or(0, |seat| self.legal(seat).len()));
            }
            () if line.phrase("active") => out.list(table.doing.active.iter()),
            () if line.phrase("at") => out.list(table.doing.at.iter()),
            () if line.phrase("hand") => {
                let each = table.doing.hand.iter();
                let all = each.flat_map(|(colour, &count)| (0..count).map(move |_| colour));
                out.list(all);
            }
            () if line.phrase("tile") => out.list(table.doing.tile.iter()),
            () if line.phrase("solo") => self.tell_solo(line, out)?,
            () if line.phrase("seen by") => {
                let view = self.view(line.viewer()?);
                line.expect("goals")?;
                match view.goals[line.seat()?] {
                    GoalsSeen::Hidden => out.say("hidden"),
                    GoalsSeen::Known { dealt, .. } => tell_dealt(&dealt, out),
                }
            }
            () => return Err(line.misread(QUESTIONS)),
        }
        Ok(())
    }

    fn questions(&self, ask: &mut Asker<'_>) {
        ask.all(&["stage", "turn", "pending", "choices", "decade", "marker"]);
        ask.all(&["temple", "bridge", "ring", "display"]);
        ask.all(&["active", "hand", "at", "tile"]);
        for zone in Zone::all() {
            ask.put(format_args!("tiles {zone}"));
            ask.put(format_args!("donations {zone}"));
        }
        ask.each("market", Resource::all());
        let with_coins = Area::all().filter(|&area| self.table.area_coins[area] > 0);
        ask.each("coins on", with_coins);
        for seat in self.table.seats.iter() {
            ask.of(seat, &["prestige", "coins", "marble", "copper", "gold"]);
            ask.of(seat, &["room", "load", "at market", "elephant", "storage"]);
            ask.of(seat, &["goal places"]);
            if ask.seat.is_none() {
                ask.of(seat, &["dealt"]);
            } else {
                ask.secrets_of(seat, &["goals"]);
            }
            ask.of(seat, &["mahouts", "tax", "movement"]);
            // What goals bring is known to who was dealt them.
            if ask.seat.is_none_or(|own| own == seat) {
                ask.of(seat, &["score"]);
            }
            if ask.seat == Some(seat) {
                let name = ask.names.of(seat);
                let laid = self.table.boards[seat].goals.iter();
                ask.each(Sentence::of(format_args!("goal {name}")).as_str(), laid);
            }
            for track in Track::all() {
                let name = ask.names.of(seat);
                ask.put(format_args!("track {track} {name}"));
            }
        }
        if self.table.options.solo.is_some() {
            let solo = [
                "markers",
                "supply",
                "store",
                "knowledge",
                "goal",
                "step",
                "reason",
            ];
            ask.each("solo", solo.into_iter());
        }
        ask.put("ranking");
    }
}

impl Amritsar {
    /// Answers a question about a player, if it is one.
    fn tell_of_player(&self, line: &mut Line<'_>, out: &mut Answer<'_>) -> Result<bool, Misread> {
        let boards = &self.table.boards;
        let start = line.words;
        match () {
            () if line.phrase("coins on") => {
                line.words = start;
                return Ok(false);
            }
            () if line.phrase("coins") => out.say(boards[line.seat()?].coins),
            () if line.phrase("marble") => {
                out.say(boards[line.seat()?].goods[Resource::Marble]);
            }
            () if line.phrase("copper") => {
                out.say(boards[line.seat()?].goods[Resource::Copper]);
            }
            () if line.phrase("gold") => out.say(boards[line.seat()?].goods[Resource::Gold]),
            () if line.phrase("prestige") => out.say(boards[line.seat()?].prestige),
            () if line.phrase("room") => {
                let board = &boards[line.seat()?];
                out.say(format_args!("{} of {}", board.held(), board.capacity()));
            }
            () if line.phrase("load") => out.say(boards[line.seat()?].load),
            () if line.phrase("at market") => out.say(boards[line.seat()?].at_market),
            () if line.phrase("elephant") => out.list(boards[line.seat()?].elephant.iter()),
            () if line.phrase("storage") => out.list(boards[line.seat()?].storage.iter()),
            () if line.phrase("turned") => {
                out.yes(boards[line.seat()?].turned);
            }
            () if line.phrase("goal places") => out.list(boards[line.seat()?].goals.iter()),
            () if line.phrase("goal") => {
                let seat = line.seat()?;
                out.list(self.laid[seat][line.read::<GoalPlace>()?].iter());
            }
            () if line.phrase("dealt") => tell_dealt(&self.dealt[line.seat()?], out),
            () if line.phrase("mahouts") => {
                let mahouts = boards[line.seat()?].mahouts.iter();
                let placed = mahouts.filter_map(|(colour, &mahout)| Some((colour, mahout?)));
                let mut all = List::new(out);
                placed.for_each(|(colour, mahout)| all.item(format_args!("{colour} {mahout}")));
                all.end();
            }
            () if line.phrase("track") => {
                let track = line.read::<Track>()?;
                out.say(boards[line.seat()?].tracks[track]);
            }
            () if line.phrase("tax due") => out.say(self.table.tax_due(line.seat()?)),
            () if line.phrase("tax") => out.say(boards[line.seat()?].tax),
            () if line.phrase("secrecy") => {
                let seat = line.seat()?;
                out.say(match self.secrecy(seat) {
                    Secrecy::Decides => "decides",
                    Secrecy::Holds => "holds",
                    Secrecy::Open => "open",
                });
            }
            () if line.phrase("movement") => out.say(boards[line.seat()?].movement),
            () if line.phrase("score") => {
                let part = line.pick("", [("tracks", 0), ("goals", 1)]);
                let score = self.final_score(line.seat()?);
                let sum = |row: &[u8]| row.iter().copied().map(u16::from).sum();
                out.say(match part {
                    Ok(0) => sum(score.tracks.entries()),
                    Ok(_) => sum(score.goals.entries()),
                    Err(_) => score.total(),
                });
            }
            () => return Ok(false),
        }
        Ok(true)
    }

    fn tell_solo(&self, line: &mut Line<'_>, out: &mut Answer<'_>) -> Result<(), Misread> {
        let solo = &self.table.solo;
        match () {
            () if line.phrase("markers") => out.say(solo.markers),
            () if line.phrase("supply") => tell_goods(solo.supply.entries(), out),
            () if line.phrase("store") => tell_goods(solo.store.entries(), out),
            () if line.phrase("knowledge") => out.say(solo.knowledge),
            () if line.phrase("goal") => out.list(solo.goal.iter()),
            () if line.phrase("step") => match self.table.automa_deed() {
                Some(deed) => {
                    let _ = deed.action.write(line.names, out);
                }
                None => out.say("none"),
            },
            () if line.phrase("reason") => {
                let deed = self.table.automa_deed();
                let reasons = deed.map_or([None, None], |deed| [deed.worker, deed.reason]);
                out.list(reasons.into_iter().flatten());
            }
            () => {
                return Err(line.misread("markers, supply, store, knowledge, goal, step or reason"));
            }
        }
        Ok(())
    }
}

impl Table {
    /// The workers of the eight areas, a letter each; a dot is an empty place before a worker.
    fn tell_ring(&self, out: &mut Answer<'_>) {
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

    fn tell_donations(&self, zone: Zone, names: &Names<'_>, out: &mut Answer<'_>) {
        let mut list = List::new(out);
        for place in DonationPlace::all() {
            let mut seats = self.seats.iter();
            if let Some(seat) = seats.find(|&seat: &Seat| self.donated[seat][zone].contains(place))
            {
                list.item(format_args!("{place} {}", names.of(seat)));
            }
        }
        list.end();
    }
}

/// Prints the goals a player was dealt, such as A1, B6.
fn tell_dealt(dealt: &super::state::Dealt, out: &mut Answer<'_>) {
    let mut list = List::new(out);
    for kind in GoalType::all() {
        list.item(format_args!("{kind}{}", dealt[kind] + 1));
    }
    list.end();
}

/// Prints marble, copper and gold.
fn tell_goods(goods: &[u8; 3], out: &mut Answer<'_>) {
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
            show(&game, &Names::plain(seats), None, |line| {
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
