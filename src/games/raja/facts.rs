//! Facts of a position in plain text: a question in, an answer out.
//!
//! It tells everything, for it serves tests and bug reports; `seen` asks what a player may see. It does not know what
//! is expected.

use super::action::Ground;
use super::data::{City, Dial, Site, TrackBox, Village};
use super::state::{Raja, Stage};
use crate::kernel::game::{Game, Turn};
use crate::kernel::id::Id;
use crate::kernel::notation::{List, Misread, Names, Sentence, Words, list};
use crate::kernel::seat::Viewer;
use crate::kernel::vocabulary::Term;
use crate::parts::plan::PlanSeen;
use crate::parts::track::write_track;
use core::fmt::{Display, Write};

/// What a fact can begin with, for complaints.
const QUESTIONS: &str = "a question such as: gold red (see the list in the format's description)";

impl Raja {
    /// Answers the question at the front of the words.
    pub(super) fn tell_fact(
        &self,
        words: &mut Words<'_>,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> Result<(), Misread> {
        let table = &self.table;
        let mut say = |item: &dyn Display| {
            let _ = write!(out, "{item}");
        };
        match () {
            () if words.phrase("gold") => say(&self.gold[names.read(words)?]),
            () if words.phrase("hand") => say(&table.hand[names.read(words)?]),
            () if words.phrase("quarry") => say(&table.quarry[names.read(words)?]),
            () if words.phrase("palaces built") => {
                let seat = names.read(words)?;
                say(&table
                    .palaces_each()
                    .saturating_sub(table.palaces_left[seat]));
            }
            () if words.phrase("palaces left") => say(&table.palaces_left[names.read(words)?]),
            () if words.phrase("architect") => say(&table.architect[names.read(words)?]),
            () if words.phrase("chips left") => say(&table.chip_supply),
            () if words.phrase("chips") => say(&table.chips[names.read(words)?]),
            () if words.phrase("free characters") => {
                let mut list = List::new(out);
                table.free.iter().for_each(|character| list.item(character));
                list.end();
            }
            () if words.phrase("character") => {
                let mut list = List::new(out);
                table.characters[names.read(words)?]
                    .iter()
                    .for_each(|character| list.item(character));
                list.end();
            }
            () if words.phrase("houses") => self.tell_houses(Site::read(words, names)?, names, out),
            () if words.phrase("palaces") => {
                self.tell_palaces(City::read(words, names)?, names, out)
            }
            () if words.phrase("points") => {
                let city = City::read(words, names)?;
                say(&table.points(names.read(words)?, city));
            }
            () if words.phrase("track") => {
                let _ = write_track(&table.track, City::letter, out);
            }
            () if words.phrase("order") => {
                let mut blank = "";
                for position in 0..TrackBox::COUNT {
                    for city in City::all().filter(|&city| table.track[city].position() == position)
                    {
                        let _ = write!(out, "{blank}{}", city.letter());
                        blank = " ";
                    }
                }
            }
            () if words.phrase("box") => match table.track[City::read(words, names)?] {
                place if place.number().is_some() => say(&place.number().unwrap_or(0)),
                place => say(&format_args!("start-{}", place.position() + 1)),
            },
            () if words.phrase("maharaja") => say(&table.maharaja),
            () if words.phrase("round") => say(&table.round),
            () if words.phrase("last round") => say(&if table.last_round { "yes" } else { "no" }),
            () if words.phrase("stage") => say(&self.stage_word()),
            () if words.phrase("turn") => match self.turn() {
                Turn::Of(seat) => say(&names.of(seat)),
                Turn::Over(_) => say(&"over"),
            },
            () if words.phrase("plan") => {
                say(&PlanSeen::of(self.plans[names.read(words)?], true));
            }
            () if words.phrase("undone") => {
                let mut list = List::new(out);
                for dial in Dial::all() {
                    (0..table.undone(dial)).for_each(|_| list.item(dial));
                }
                list.end();
            }
            () if words.phrase("played") => {
                list(out, table.played.iter().map(|seat| names.of(seat)));
            }
            () if words.phrase("bid") => match table.stage {
                Stage::Bidding {
                    high: Some(high), ..
                } => say(&format_args!("{} {}", names.of(high.seat), high.gold)),
                _ => say(&"none"),
            },
            () if words.phrase("ranking") => match self.turn() {
                Turn::Over(ranking) => list(out, ranking.order().map(|seat| names.of(seat))),
                Turn::Of(_) => say(&"not over"),
            },
            () if words.phrase("seen by") => {
                let view = self.seen_by(Viewer::Player(names.read(words)?));
                if words.phrase("gold") {
                    match view.gold[names.read(words)?] {
                        Some(gold) => say(&gold),
                        None => say(&"hidden"),
                    }
                } else {
                    words.expect("plan")?;
                    say(&view.plans[names.read(words)?]);
                }
            }
            () => return Err(words.misread(QUESTIONS)),
        }
        Ok(())
    }

    fn stage_word(&self) -> &'static str {
        match self.table.stage {
            Stage::Choosing { .. } => "choosing",
            Stage::Bidding { .. } => "bidding",
            Stage::Picking { .. } => "picking",
            Stage::Placing { .. } => "placing",
            Stage::Planning { .. } => "planning",
            Stage::Acting { .. } => "acting",
            Stage::Replacing { .. } => "replacing",
            Stage::Giving { .. } => "giving",
            Stage::Over => "over",
        }
    }

    fn tell_houses(&self, site: Site, names: &Names<'_>, out: &mut dyn Write) {
        let mut list = List::new(out);
        for seat in names.seats().iter() {
            let houses = self.table.houses.at(seat, site);
            if houses > 0 {
                list.item(format_args!("{} {houses}", names.of(seat)));
            }
        }
        list.end();
    }

    fn tell_palaces(&self, city: City, names: &Names<'_>, out: &mut dyn Write) {
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

    /// Puts every question that has an answer worth reading.
    pub(super) fn ask_all(&self, names: &Names<'_>, ask: &mut dyn FnMut(&str)) {
        let mut put =
            |question: &dyn Display| ask(Sentence::of(format_args!("{question}")).as_str());
        for question in [
            "stage",
            "turn",
            "round",
            "last round",
            "track",
            "maharaja",
            "free characters",
        ] {
            put(&question);
        }
        if let Stage::Bidding { .. } = self.table.stage {
            put(&"bid");
        }
        if self.table.options.yogi {
            put(&"chips left");
        }
        for seat in names.seats().iter() {
            for question in [
                "gold",
                "hand",
                "quarry",
                "palaces built",
                "architect",
                "character",
                "plan",
            ] {
                put(&format_args!("{question} {}", names.of(seat)));
            }
            if self.table.options.yogi {
                put(&format_args!("chips {}", names.of(seat)));
            }
        }
        put(&"played");
        put(&"undone");
        let taken = |site: Site| {
            names
                .seats()
                .iter()
                .any(|seat| self.table.houses.at(seat, site) > 0)
        };
        for village in Village::all().filter(|&village| taken(Site::village(village))) {
            put(&format_args!("houses {village}"));
        }
        for city in City::all() {
            put(&format_args!("houses {city}"));
            put(&format_args!("palaces {city}"));
            for seat in names
                .seats()
                .iter()
                .filter(|&seat| self.table.points(seat, city) > 0)
            {
                put(&format_args!("points {} {}", city.letter(), names.of(seat)));
            }
        }
        put(&"ranking");
    }
}
