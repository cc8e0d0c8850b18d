//! Facts of a position in plain text: a question in, an answer out.
//!
//! It tells everything, for it serves tests and bug reports; `seen` asks what a player may see. It does not know what
//! is expected.

use super::action::Ground;
use super::data::{City, Dial, TrackBox};
use super::state::{Raja, Stage};
use crate::kernel::facts::{Answer, Asker, Facts, Line};
use crate::kernel::id::Id;
use crate::kernel::notation::{List, Misread, Names};
use crate::parts::plan::PlanSeen;
use crate::parts::track::write_track;

/// What a fact can begin with, for complaints.
const QUESTIONS: &str = "a question such as: gold red (see the list in the format's description)";

impl Facts for Raja {
    fn fact(&self, line: &mut Line<'_>, out: &mut Answer<'_>) -> Result<(), Misread> {
        let Self {
            table, gold, plans, ..
        } = self;
        match () {
            () if line.phrase("gold") => out.say(gold[line.seat()?]),
            () if line.phrase("hand") => out.say(table.hand[line.seat()?]),
            () if line.phrase("quarry") => out.say(table.quarry[line.seat()?]),
            () if line.phrase("palaces built") => {
                let seat = line.seat()?;
                let left = table.palaces_left[seat];
                out.say(table.palaces_each().saturating_sub(left));
            }
            () if line.phrase("palaces left") => out.say(table.palaces_left[line.seat()?]),
            () if line.phrase("architect") => out.say(table.architect[line.seat()?]),
            () if line.phrase("chips left") => out.say(table.chips.left()),
            () if line.phrase("chips") => out.say(table.chips[line.seat()?]),
            () if line.phrase("free characters") => out.list(table.free.iter()),
            () if line.phrase("character") => out.list(table.characters[line.seat()?].iter()),
            () if line.phrase("houses") => table.houses.tell(line.read()?, line.names, out),
            () if line.phrase("palaces") => self.tell_palaces(line.read()?, line.names, out),
            () if line.phrase("points") => {
                let city = line.read::<City>()?;
                out.say(table.points(line.seat()?, city));
            }
            () if line.phrase("track") => {
                let _ = write_track(&table.track, City::letter, out);
            }
            () if line.phrase("order") => {
                let on = |position| {
                    City::all().filter(move |&city| table.track[city].position() == position)
                };
                out.row((0..TrackBox::COUNT).flat_map(on).map(City::letter));
            }
            () if line.phrase("box") => match table.track[line.read::<City>()?] {
                place if place.number().is_some() => out.say(place.number().unwrap_or(0)),
                place => out.say(format_args!("start-{}", place.position() + 1)),
            },
            () if line.phrase("maharaja") => out.say(table.maharaja),
            () if line.phrase("round") => out.say(table.round),
            () if line.phrase("last round") => out.yes(table.last_round),
            () if line.phrase("stage") => out.variant(&table.stage),
            () if line.phrase("plan") => {
                out.say(PlanSeen::of(plans[line.seat()?], true));
            }
            () if line.phrase("undone") => {
                let times = |dial| (0..table.undone(dial)).map(move |_| dial);
                out.list(Dial::all().flat_map(times));
            }
            () if line.phrase("played") => out.players(line.names, table.played.iter()),
            () if line.phrase("bid") => match table.stage {
                Stage::Bidding {
                    high: Some(high), ..
                } => out.say(format_args!("{} {}", line.names.of(high.seat), high.gold)),
                _ => out.say("none"),
            },
            () if line.phrase("seen by") => {
                let view = self.view(line.viewer()?);
                if line.phrase("plan") {
                    out.say(view.plans[line.seat()?]);
                } else {
                    line.expect("gold")?;
                    out.say_or(view.gold[line.seat()?], "hidden");
                }
            }
            () => return Err(line.misread(QUESTIONS)),
        }
        Ok(())
    }

    fn questions(&self, ask: &mut Asker<'_>) {
        ask.all(&["stage", "turn", "round", "last round", "track", "maharaja"]);
        ask.put("free characters");
        if let Stage::Bidding { .. } = self.table.stage {
            ask.put("bid");
        }
        if self.table.options.yogi {
            ask.put("chips left");
        }
        for seat in self.table.seats.iter() {
            ask.secrets_of(seat, &["gold"]);
            ask.of(seat, &["hand", "quarry", "palaces built"]);
            ask.of(seat, &["architect", "character"]);
            ask.secrets_of(seat, &["plan"]);
            if self.table.options.yogi {
                ask.of(seat, &["chips"]);
            }
        }
        ask.all(&["played", "undone"]);
        let points = |seat, city| self.table.points(seat, city);
        let houses = &self.table.houses;
        houses.ask(ask, ["houses", "palaces"], City::letter, points);
        ask.put("ranking");
    }
}

impl Raja {
    fn tell_palaces(&self, city: City, names: &Names<'_>, out: &mut Answer<'_>) {
        let mut list = List::new(out);
        if let Some(seat) = self.table.centre[city] {
            list.item(format_args!("{} {}", Ground::Centre, names.of(seat)));
        }
        for seat in names.seats().iter() {
            let outer = self.table.outer[seat][city];
            if outer > 0 {
                list.item(format_args!("{} {} {outer}", Ground::Outer, names.of(seat)));
            }
        }
        if self.table.neutral_palaces() > 0 {
            list.item(format_args!(
                "{} neutral {}",
                Ground::Outer,
                self.table.neutral_palaces()
            ));
        }
        list.end();
    }
}
