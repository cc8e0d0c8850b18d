//! Facts of a position in plain text: a question in, an answer out.
//!
//! It tells everything, for it serves tests and bug reports; `seen` asks what a player may see. It does not know what
//! is expected.

use super::data::{City, Dial, StatuePlace};
use super::event::Reason;
use super::state::Maharaja;
use crate::kernel::facts::{Answer, Asker, Facts, Line};
use crate::kernel::id::Id;
use crate::kernel::notation::{List, Misread, Names};
use crate::kernel::vocabulary::Term;
use crate::parts::plan::PlanSeen;
use crate::parts::track::write_track;
use core::fmt::{self, Display};

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

impl Facts for Maharaja {
    fn fact(&self, line: &mut Line<'_>, out: &mut Answer<'_>) -> Result<(), Misread> {
        let table = &self.table;
        match () {
            () if line.phrase("coins") => out.say(table.coins[line.seat()?]),
            () if line.phrase("prestige") => out.say(table.prestige[line.seat()?]),
            () if line.phrase("tableau") => out.say(table.tableau[line.seat()?]),
            () if line.phrase("supply") => out.say(table.supply[line.seat()?]),
            () if line.phrase("statues built") => out.say(table.statues_built(line.seat()?)),
            () if line.phrase("statues left") => out.say(table.statues_left[line.seat()?]),
            () if line.phrase("statues") => self.tell_statues(line.read()?, line.names, out),
            () if line.phrase("shrines") => table.shrines.tell(line.read()?, line.names, out),
            () if line.phrase("priest") => out.say(table.priest[line.seat()?]),
            () if line.phrase("markers left") => out.say(table.markers.left()),
            () if line.phrase("markers") => out.say(table.markers[line.seat()?]),
            () if line.phrase("display") => out.list(table.display.iter()),
            () if line.phrase("stack") => out.list(self.characters.iter()),
            () if line.phrase("character") => out.list(table.character[line.seat()?].iter()),
            () if line.phrase("abilities") => {
                out.list(table.abilities(line.seat()?).iter());
            }
            () if line.phrase("maharani") => {
                let seat = line.seat()?;
                let own = table.maharani.iter().flatten();
                let own = own.filter(|marker| marker.seat == seat);
                out.list(own.map(|marker| marker.character));
            }
            () if line.phrase("points") => {
                let city = line.read::<City>()?;
                out.say(table.points(line.seat()?, city));
            }
            () if line.phrase("pieces") => {
                let city = line.read::<City>()?;
                out.say(table.pieces(line.seat()?, city));
            }
            () if line.phrase("order") => out.row(table.cities_from_left().map(City::letter)),
            () if line.phrase("track") => {
                let _ = write_track(&table.track, City::letter, out);
            }
            () if line.phrase("field") => match table.track[line.read::<City>()?] {
                field if field.number().is_some() => out.say(field.number().unwrap_or(0)),
                field => out.say(format_args!("start-{}", field.position())),
            },
            () if line.phrase("maharaja") => out.say_or(table.maharaja, "none"),
            () if line.phrase("rewards") => self.tell_rewards(out),
            () if line.phrase("offer") => out.list(table.rewards_on_offer()),
            () if line.phrase("round") => out.say(table.round),
            () if line.phrase("stage") => out.variant(&table.stage),
            () if line.phrase("last round") => out.yes(table.last_round),
            () if line.phrase("plan") => {
                out.say(PlanSeen::of(self.plans[line.seat()?], true));
            }
            () if line.phrase("due") => {
                let due = Dial::all().flat_map(|dial| (0..table.due[dial]).map(move |_| dial));
                out.list(due);
            }
            () if line.phrase("begun") => match table.begun {
                None => out.say("nothing"),
                Some(begun) => out.variant(&begun),
            },
            () if line.phrase("played") => out.players(line.names, table.played.iter()),
            () if line.phrase("tiles left") => out.say(self.tiles.len()),
            () if line.phrase("tiles") => {
                let open = table.row.open.iter().flatten();
                out.list(open.chain(self.hidden.iter()));
            }
            () if line.phrase("open tiles") => out.list(table.row.open.iter().flatten()),
            () if line.phrase("tile") => out.list(table.tile_in_use().iter()),
            () if line.phrase("gone tiles") => out.list(table.row.gone.iter()),
            () if line.phrase("step") => match self.forced() {
                Some(deed) => {
                    let _ = deed.action.write(line.names, out);
                }
                None => out.say("none"),
            },
            () if line.phrase("reason") => match self.forced() {
                Some(deed) => match deed.city {
                    Some(city) => out.say(format_args!("{city}, {}", deed.reason)),
                    None => out.say(deed.reason),
                },
                None => out.say("none"),
            },
            () if line.phrase("score") => {
                let part = line.pick(
                    "",
                    [("prestige", 0), ("statues", 1), ("coins", 2), ("cities", 3)],
                );
                let score = table.final_score(line.seat()?);
                out.say(match part {
                    Ok(0) => score.prestige,
                    Ok(1) => score.statues,
                    Ok(2) => score.coins,
                    Ok(_) => score.cities,
                    Err(_) => score.total(),
                });
            }
            () if line.phrase("seen by") => {
                let view = self.view(line.viewer()?);
                line.expect("plan")?;
                out.say(view.plans[line.seat()?]);
            }
            () => return Err(line.misread(QUESTIONS)),
        }
        Ok(())
    }

    fn questions(&self, ask: &mut Asker<'_>) {
        ask.all(&["stage", "turn", "round", "last round", "track", "maharaja"]);
        ask.all(&["rewards", "display", "markers left"]);
        if self.table.options.solo.is_some() {
            // One of the tiles lies hidden; the others are open.
            ask.put(if ask.seat.is_none() {
                "tiles"
            } else {
                "open tiles"
            });
            ask.all(&["tile", "gone tiles", "step", "reason"]);
        }
        for seat in self.table.seats.iter() {
            ask.of(seat, &["coins", "prestige", "tableau", "supply"]);
            ask.of(seat, &["statues built", "priest", "character", "maharani"]);
            ask.of(seat, &["markers"]);
            ask.secrets_of(seat, &["plan"]);
            ask.of(seat, &["score"]);
        }
        ask.all(&["played", "due", "begun"]);
        let table = &self.table;
        let points = |seat, city| table.points(seat, city);
        let kinds = ["shrines", "statues"];
        table.shrines.ask(ask, kinds, City::letter, points);
        ask.put("ranking");
    }
}

impl Maharaja {
    fn tell_statues(&self, city: City, names: &Names<'_>, out: &mut Answer<'_>) {
        let statues = &self.table.statues[city];
        let mut list = List::new(out);
        let special = [
            (StatuePlace::Centre, statues.centre),
            (StatuePlace::Upper, statues.upper),
            (StatuePlace::Lower, statues.lower),
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

    fn tell_rewards(&self, out: &mut Answer<'_>) {
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
}
