//! The log of Maharaja in Dutch.

use super::Dutch;
use crate::games::maharaja::action::{FlagTask, ShrineTask, StatueTask};
use crate::games::maharaja::data::{Character, Dial, Place};
use crate::games::maharaja::event::{Cause, Event, Reason};
use crate::games::maharaja::state::{BRAHMABOT, Coins, Plan};
use crate::kernel::notation::Names;
use crate::words::maharaja::{Counted, Texts, Thing};
use crate::words::place::nl::{At, Stop};
use core::fmt::{self, Display, Formatter, Write};

/// A number with its noun.
const fn count(number: u16, thing: Thing) -> Counted<Dutch> {
    Counted(Dutch, number, thing)
}

/// A character by number and ability.
pub(super) struct Person(pub Character);

impl Display for Person {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let ability = Dutch.character(self.0);
        write!(out, "karakter {} ({ability})", self.0.number())
    }
}

/// Both actions of a plan.
struct Both(Plan);

impl Display for Both {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let [one, other] = self.0.dials().map(|dial: Dial| Dutch.dial(dial));
        if one == other {
            write!(out, "twee keer {one}")
        } else {
            write!(out, "{one}, {other}")
        }
    }
}

/// Where something came from; an action of the dial needs no word, for the plan was told.
struct From(Cause);

impl Display for From {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str(match self.0 {
            Cause::Dial(_) => "",
            Cause::Character(character) => {
                return write!(out, " (karakter {})", character.number());
            }
            Cause::Bonus => " (bonus)",
            Cause::Reward(_) => " (beloning)",
            Cause::Rank => " (rang)",
            Cause::Consolation => " (zonder AP)",
            Cause::FirstRank => " (eerste rang)",
            Cause::Arrival => " (aankomst)",
        })
    }
}

/// A price at the end of a sentence.
struct Price(Coins);

impl Display for Price {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Coins(0) => out.write_str(", gratis"),
            Coins(coins) => write!(out, ", {}", count(coins, Thing::Coin)),
        }
    }
}

pub(super) fn reason(reason: Reason, out: &mut dyn Write) -> fmt::Result {
    out.write_str(match reason {
        Reason::Tick { slot } => return write!(out, "vinkje: {}", Dutch.slot(slot)),
        Reason::Maharaja => "daar is de maharadja",
        Reason::Leftmost => "vlag helemaal links",
        Reason::FreeCentre => "eerste met vrij midden",
        Reason::SecondBy { gap: 0 } => "tweede bij gelijke stand",
        Reason::SecondBy { gap } => return write!(out, "tweede met {gap} AP verschil"),
        Reason::NoneQualifies => "geen past, eerste met plaats",
        Reason::Full => "andere vol, eerste met plaats",
        Reason::NoStatueLeft => "geen beeld over, dus een schrijn",
        Reason::NoShrineLeft => "geen schrijn over",
        Reason::Way { new: 0, foreign: 0 } => "de weg is open",
        Reason::Way { new: 0, foreign } => {
            return write!(out, "de weg is open, {foreign} van jou");
        }
        Reason::Way { new, foreign: 0 } => {
            return write!(
                out,
                "onderweg te bouwen: {}",
                count(new.into(), Thing::Shrine)
            );
        }
        Reason::Way { new, foreign } => {
            let new = count(new.into(), Thing::Shrine);
            return write!(out, "onderweg te bouwen: {new}, {foreign} van jou");
        }
        Reason::NoWay { new } => {
            let new = count(new.into(), Thing::Shrine);
            return write!(out, "geen weg, nodig: {new}");
        }
        Reason::EnoughCoins => "6 munten voor een beeld",
        Reason::FewCoins => "te weinig munten voor een beeld",
        Reason::NoStatuePossible => "geen beeld mogelijk",
        Reason::Finished => "klaar",
    })
}

pub(super) fn tell(event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
    let name = |seat| names.of(seat);
    match event {
        Event::CharacterChosen { seat, character } => {
            write!(out, "{} kiest {}.", name(seat), Person(character))
        }
        Event::ShrinePlaced { seat, village } => {
            write!(
                out,
                "{} plaatst een schrijn in {}.",
                name(seat),
                At(village)
            )
        }
        Event::AutomaSetUp { tile, level } => {
            let (bot, level) = (name(BRAHMABOT), Dutch.level(Some(level)).name);
            let number = tile.number();
            write!(
                out,
                "{bot}, {level}: schrijnen volgens opzettegel {number}."
            )
        }
        Event::MaharajaMoved { city, round, .. } => {
            write!(out, "Ronde {round}: de maharadja reist naar {city}.")
        }
        Event::TilesDrawn { left, middle } => {
            let (left, middle) = (left.number(), middle.number());
            let bot = name(BRAHMABOT);
            write!(
                out,
                "{bot} heeft de tegels {left}, {middle} en een gedekte."
            )
        }
        Event::PlanConfirmed { seat } => write!(out, "{} heeft gekozen.", name(seat)),
        Event::TurnBegan { seat, plan } => {
            write!(out, "{} is aan de beurt: {}.", name(seat), Both(plan))
        }
        Event::AutomaBegan => write!(out, "{} is aan de beurt.", name(BRAHMABOT)),
        // No line of their own: see `Texts::tell`.
        Event::PlanMade { .. }
        | Event::TurnEnded { .. }
        | Event::BonusEarned { .. }
        | Event::AutomaReasoned {
            reason: Reason::Tick { .. } | Reason::Finished,
            ..
        } => Ok(()),
        Event::AutomaReasoned { tile, city, reason } => {
            out.write_str(name(BRAHMABOT))?;
            if let Some(tile) = tile {
                write!(out, ", tegel {}", tile.number())?;
            }
            out.write_str(": ")?;
            if let Some(city) = city {
                write!(out, "{city}, ")?;
            }
            Dutch.reason(reason, out)?;
            out.write_str(".")
        }
        Event::TileRevealed { tick, slot, tile } => {
            let (tick, slot, tile) = (tick.number(), Dutch.slot(slot), tile.number());
            let bot = name(BRAHMABOT);
            write!(
                out,
                "Tegel {tick} getrokken, vinkje {slot}: {bot} speelt tegel {tile}."
            )
        }
        Event::StatueBuilt {
            seat,
            city,
            place,
            cost,
            task,
        } => {
            let centre = match place {
                Place::Centre => "het midden van ",
                Place::Upper | Place::Lower | Place::Outer => "",
            };
            write!(out, "{} bouwt een beeld in {centre}{city}", name(seat))?;
            match task {
                StatueTask::Tile => out.write_str("."),
                StatueTask::Statue | StatueTask::StatueAndShrine | StatueTask::Arrival => {
                    write!(out, "{}.", Price(cost))
                }
            }
        }
        Event::ShrineBuilt {
            seat,
            site,
            cost,
            task,
        } => {
            write!(out, "{} bouwt een schrijn in {}", name(seat), At(site))?;
            match task {
                ShrineTask::Tile | ShrineTask::Way | ShrineTask::Arrival => out.write_str("."),
                ShrineTask::Character => write!(out, "{} (karakter 13).", Price(cost)),
                ShrineTask::Shrine
                | ShrineTask::StatueAndShrine
                | ShrineTask::TwoShrines
                | ShrineTask::Reward => write!(out, "{}.", Price(cost)),
            }
        }
        Event::ShrineMoved { seat, from, to } => {
            write!(
                out,
                "{} verplaatst een schrijn van {from} naar {}.",
                name(seat),
                At(to)
            )
        }
        Event::CoinsReceived { seat, coins, cause } => {
            let coins = count(coins.0, Thing::Coin);
            write!(out, "{} krijgt {coins}{}.", name(seat), From(cause))
        }
        Event::CoinsPaid { seat, coins, cause } => {
            let coins = count(coins.0, Thing::Coin);
            write!(out, "{} betaalt {coins}{}.", name(seat), From(cause))
        }
        Event::PrestigeReceived {
            seat,
            prestige,
            cause,
        } => write!(out, "{} krijgt {prestige} PP{}.", name(seat), From(cause)),
        Event::PrestigePaid {
            seat,
            prestige,
            cause,
        } => write!(out, "{} betaalt {prestige} PP{}.", name(seat), From(cause)),
        Event::ShrinesReceived {
            seat,
            shrines,
            cause,
        } => {
            let shrines = count(shrines.into(), Thing::Shrine);
            let (name, from) = (name(seat), From(cause));
            write!(out, "{name} haalt {shrines} uit de voorraad{from}.")
        }
        Event::MarkerReceived { seat, cause } => {
            write!(out, "{} krijgt een actiefiche{}.", name(seat), From(cause))
        }
        Event::FlagMoved { seat, city, task } => {
            let name = name(seat);
            write!(
                out,
                "{name} verplaatst de vlag van {city} drie velden naar links"
            )?;
            out.write_str(match task {
                FlagTask::Flag => ".",
                FlagTask::Character => " (karakter 10).",
            })
        }
        Event::CharacterTaken {
            seat,
            character,
            from,
        } => {
            write!(out, "{} neemt {}", name(seat), Person(character))?;
            match from {
                Some(from) => write!(out, " van {}.", name(from)),
                None => out.write_str("."),
            }
        }
        Event::CharacterDrawn { character } => {
            write!(out, "Nieuw in het aanbod: {}.", Person(character))
        }
        Event::MarkerSpent { seat, dial } => {
            write!(
                out,
                "{} zet een fiche in: {}.",
                name(seat),
                Dutch.dial(dial)
            )
        }
        Event::Travelled { seat, to, .. } => write!(out, "{} reist naar {}.", name(seat), Stop(to)),
        Event::TollPaid { payer, to, coins } => {
            let coins = count(coins.0, Thing::Coin);
            match payer {
                Some(payer) => write!(out, "{} betaalt {coins} aan {}.", name(payer), name(to)),
                None => write!(out, "{} krijgt {coins} uit de voorraad.", name(to)),
            }
        }
        Event::RestLeft { seat } => write!(out, "{} laat de rest.", name(seat)),
        Event::LastRoundBegan => out.write_str("Een zevende beeld: dit is de laatste ronde."),
        Event::CityScored { city } => write!(out, "{city} wordt geteld."),
        Event::Ranked { seat, rank, points } => {
            let rank = match rank {
                1 => "eerste",
                2 => "tweede",
                3 => "derde",
                _ => "vierde",
            };
            let points = count(points.into(), Thing::Worship);
            write!(out, "{} is {rank} met {points}.", name(seat))
        }
        Event::RewardChosen {
            seat,
            reward,
            times,
        } => {
            let twice = if times > 1 { ", twee keer" } else { "" };
            let reward = Dutch.reward(reward);
            write!(out, "{} kiest als beloning: {reward}{twice}.", name(seat))
        }
        Event::RewardGone { reward } => {
            write!(
                out,
                "Deze beloning gaat uit het spel: {}.",
                Dutch.reward(reward)
            )
        }
        Event::MaharaniLaid { seat, character } => {
            let person = Person(character);
            write!(out, "{} legt een maharanifiche op {person}.", name(seat))
        }
        Event::MaharaniReturned { seat, character } => {
            let person = Person(character);
            write!(
                out,
                "{}: de maharanifiche op {person} gaat terug.",
                name(seat)
            )
        }
        Event::TilesShuffled { gone } => {
            let (bot, gone) = (name(BRAHMABOT), gone.number());
            write!(
                out,
                "{bot}: tegel {gone} gaat uit het spel, de andere worden geschud."
            )
        }
        Event::GameEnded => out.write_str("Het spel is afgelopen."),
    }
}
