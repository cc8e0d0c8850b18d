//! Facts of a position in plain text: a question in, an answer out.
//!
//! It tells everything, for it serves tests and bug reports; `seen` asks what a player may see. It does not know what
//! is expected.

use super::data::{City, Dial, Place, Site, Village};
use super::event::Reason;
use super::state::{Begun, Maharaja, Stage};
use crate::kernel::game::{Game, Turn};
use crate::kernel::id::Id;
use crate::kernel::notation::{List, Misread, Names, Sentence, Words, list};
use crate::kernel::seat::Viewer;
use crate::kernel::vocabulary::Term;
use crate::parts::plan::PlanSeen;
use crate::parts::track::write_track;
use core::fmt::{self, Display, Write};

/// What a fact can begin with, for complaints.
const QUESTIONS: &str = "a question such as: coins red (see the list in the format's description)";

impl Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tick { .. } => out.write_str("the tick decides"),
            Self::Maharaja => out.write_str("the Maharaja is there"),
            Self::Leftmost => out.write_str("leftmost"),
            Self::FreeCentre => out.write_str("free centre"),
            Self::SecondBy { gap } => write!(out, "second by {gap}"),
            Self::NoneQualifies => out.write_str("none qualifies"),
            Self::Full => out.write_str("full"),
            Self::NoStatueLeft => out.write_str("no statue left"),
            Self::NoShrineLeft => out.write_str("no shrine left"),
            Self::Way { new, foreign } => write!(out, "way with {new} new, {foreign} foreign"),
            Self::NoWay { new } => write!(out, "no way without {new} new"),
            Self::EnoughCoins => out.write_str("enough coins"),
            Self::FewCoins => out.write_str("few coins"),
            Self::NoStatuePossible => out.write_str("no statue possible"),
            Self::Finished => out.write_str("finished"),
        }
    }
}

impl Maharaja {
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
            () if words.phrase("coins") => say(&table.coins[names.read(words)?]),
            () if words.phrase("prestige") => say(&table.prestige[names.read(words)?]),
            () if words.phrase("tableau") => say(&table.tableau[names.read(words)?]),
            () if words.phrase("supply") => say(&table.supply[names.read(words)?]),
            () if words.phrase("statues built") => say(&table.statues_built(names.read(words)?)),
            () if words.phrase("statues left") => say(&table.statues_left[names.read(words)?]),
            () if words.phrase("statues") => {
                self.tell_statues(City::read(words, names)?, names, out)
            }
            () if words.phrase("shrines") => {
                self.tell_shrines(Site::read(words, names)?, names, out)
            }
            () if words.phrase("priest") => say(&table.priest[names.read(words)?]),
            () if words.phrase("markers left") => say(&table.marker_supply),
            () if words.phrase("markers") => say(&table.markers[names.read(words)?]),
            () if words.phrase("display") => list(out, table.display.iter()),
            () if words.phrase("stack") => list(out, self.characters.iter()),
            () if words.phrase("character") => {
                list(out, table.character[names.read(words)?].iter())
            }
            () if words.phrase("abilities") => {
                list(out, table.abilities(names.read(words)?).iter());
            }
            () if words.phrase("maharani") => {
                let seat = names.read(words)?;
                let own = table.maharani.iter().flatten();
                let own = own.filter(|marker| marker.seat == seat);
                list(out, own.map(|marker| marker.character));
            }
            () if words.phrase("points") => {
                let city = City::read(words, names)?;
                say(&table.points(names.read(words)?, city));
            }
            () if words.phrase("pieces") => {
                let city = City::read(words, names)?;
                say(&table.pieces(names.read(words)?, city));
            }
            () if words.phrase("track") => {
                let _ = write_track(&table.track, City::letter, out);
            }
            () if words.phrase("order") => {
                let mut blank = "";
                for city in table.cities_from_left() {
                    let _ = write!(out, "{blank}{}", city.letter());
                    blank = " ";
                }
            }
            () if words.phrase("field") => match table.track[City::read(words, names)?] {
                field if field.number().is_some() => say(&field.number().unwrap_or(0)),
                field => say(&format_args!("start-{}", field.position())),
            },
            () if words.phrase("maharaja") => match table.maharaja {
                Some(city) => say(&city),
                None => say(&"none"),
            },
            () if words.phrase("rewards") => self.tell_rewards(out),
            () if words.phrase("offer") => list(out, table.rewards_on_offer()),
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
            () if words.phrase("due") => {
                let due = Dial::all().flat_map(|dial| (0..table.due[dial]).map(move |_| dial));
                list(out, due);
            }
            () if words.phrase("begun") => say(&match table.begun {
                None => "nothing",
                Some(Begun::StatueLeft) => "statue left",
                Some(Begun::ShrineLeft) => "shrine left",
                Some(Begun::SecondShrineLeft) => "second shrine left",
                Some(Begun::CityShrineLeft) => "city shrine left",
            }),
            () if words.phrase("played") => {
                list(out, table.played.iter().map(|seat| names.of(seat)));
            }
            () if words.phrase("tiles left") => say(&self.tiles.len()),
            () if words.phrase("tiles") => {
                let open = table.row.open.iter().flatten();
                list(out, open.chain(self.hidden.iter()));
            }
            () if words.phrase("tile") => list(out, table.tile_in_use().iter()),
            () if words.phrase("gone tiles") => list(out, table.row.gone.iter()),
            () if words.phrase("step") => match self.forced() {
                Some(deed) => {
                    let _ = deed.action.write(names, out);
                }
                None => say(&"none"),
            },
            () if words.phrase("reason") => match self.forced() {
                Some(deed) => match deed.city {
                    Some(city) => say(&format_args!("{city}, {}", deed.reason)),
                    None => say(&deed.reason),
                },
                None => say(&"none"),
            },
            () if words.phrase("score") => {
                let part = words.pick(
                    "",
                    [("prestige", 0), ("statues", 1), ("coins", 2), ("cities", 3)],
                );
                let score = table.final_score(names.read(words)?);
                say(&match part {
                    Ok(0) => score.prestige,
                    Ok(1) => score.statues,
                    Ok(2) => score.coins,
                    Ok(_) => score.cities,
                    Err(_) => score.total(),
                });
            }
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
                words.expect("plan")?;
                say(&view.plans[names.read(words)?]);
            }
            () => return Err(words.misread(QUESTIONS)),
        }
        Ok(())
    }

    const fn stage_word(&self) -> &'static str {
        match self.table.stage {
            Stage::Choosing { .. } => "choosing",
            Stage::Placing { .. } => "placing",
            Stage::Planning { .. } => "planning",
            Stage::Acting { .. } => "acting",
            Stage::Replacing { .. } => "replacing",
            Stage::Automa { .. } => "automa",
            Stage::Rewarding { .. } => "rewarding",
            Stage::Applying { .. } => "applying",
            Stage::Over => "over",
        }
    }

    fn tell_shrines(&self, site: Site, names: &Names<'_>, out: &mut dyn Write) {
        let mut list = List::new(out);
        for seat in names.seats().iter() {
            let count = self.table.shrines.at(seat, site);
            if count > 0 {
                list.item(format_args!("{} {count}", names.of(seat)));
            }
        }
        list.end();
    }

    fn tell_statues(&self, city: City, names: &Names<'_>, out: &mut dyn Write) {
        let statues = &self.table.statues[city];
        let mut list = List::new(out);
        let special = [
            (Place::Centre, statues.centre),
            (Place::Upper, statues.upper),
            (Place::Lower, statues.lower),
        ];
        for (place, owner) in special {
            if let Some(seat) = owner {
                list.item(format_args!("{place} {}", names.of(seat)));
            }
        }
        for seat in names.seats().iter().filter(|&seat| statues.plain[seat] > 0) {
            list.item(format_args!(
                "outer {} {}",
                names.of(seat),
                statues.plain[seat]
            ));
        }
        list.end();
    }

    fn tell_rewards(&self, out: &mut dyn Write) {
        let top = self.table.rewards.iter().rposition(Option::is_some);
        let mut list = List::new(out);
        for field in self.table.rewards.iter().take(top.map_or(0, |top| top + 1)) {
            match field {
                Some(reward) => list.item(reward),
                None => list.item("."),
            }
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
            "rewards",
            "display",
            "markers left",
        ] {
            put(&question);
        }
        if self.table.options.solo.is_some() {
            for question in ["tiles", "tile", "gone tiles", "step", "reason"] {
                put(&question);
            }
        }
        for seat in names.seats().iter() {
            for question in [
                "coins",
                "prestige",
                "tableau",
                "supply",
                "statues built",
                "priest",
                "character",
                "maharani",
                "markers",
                "plan",
                "score",
            ] {
                put(&format_args!("{question} {}", names.of(seat)));
            }
        }
        for question in ["played", "due", "begun"] {
            put(&question);
        }
        let taken = |site: Site| {
            let mut seats = names.seats().iter();
            seats.any(|seat| self.table.shrines.at(seat, site) > 0)
        };
        for village in Village::all().filter(|&village| taken(Site::village(village))) {
            put(&format_args!("shrines {village}"));
        }
        for city in City::all() {
            put(&format_args!("shrines {city}"));
            put(&format_args!("statues {city}"));
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
