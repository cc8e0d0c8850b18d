//! The log of Maharaja in German.

use super::German;
use crate::games::maharaja::action::{FlagTask, ShrineTask, StatueTask};
use crate::games::maharaja::data::{Character, Dial, Place};
use crate::games::maharaja::event::{Cause, Event, Reason};
use crate::games::maharaja::state::{BRAHMABOT, Coins, Plan};
use crate::kernel::notation::Names;
use crate::words::maharaja::{Counted, Texts, Thing};
use crate::words::place::de::{In, To, ToStop};
use core::fmt::{self, Display, Formatter, Write};

/// A number with its noun.
const fn count(number: u16, thing: Thing) -> Counted<German> {
    Counted(German, number, thing)
}

/// A character by number and ability.
pub(super) struct Person(pub Character);

impl Display for Person {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let ability = German.character(self.0);
        write!(out, "Charakter {} ({ability})", self.0.number())
    }
}

/// Both actions of a plan.
struct Both(Plan);

impl Display for Both {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let [one, other] = self.0.dials().map(|dial: Dial| German.dial(dial));
        if one == other {
            write!(out, "zweimal {one}")
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
                return write!(out, " (Charakter {})", character.number());
            }
            Cause::Bonus => " (Bonus)",
            Cause::Reward(_) => " (Belohnung)",
            Cause::Rank => " (Rang)",
            Cause::Consolation => " (ohne AP)",
            Cause::FirstRank => " (erster Rang)",
            Cause::Arrival => " (Ankunft)",
        })
    }
}

/// A price at the end of a sentence.
struct Price(Coins);

impl Display for Price {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Coins(0) => out.write_str(", kostenlos"),
            Coins(coins) => write!(out, ", {}", count(coins, Thing::Coin)),
        }
    }
}

pub(super) fn reason(reason: Reason, out: &mut dyn Write) -> fmt::Result {
    out.write_str(match reason {
        Reason::Tick { slot } => return write!(out, "Haken: {}", German.slot(slot)),
        Reason::Maharaja => "dort ist der Maharadscha",
        Reason::Leftmost => "Flagge ganz links",
        Reason::FreeCentre => "erste mit freier Mitte",
        Reason::SecondBy { gap: 0 } => "Zweiter bei Gleichstand",
        Reason::SecondBy { gap } => return write!(out, "Zweiter mit {gap} AP Abstand"),
        Reason::NoneQualifies => "keine passt, erste mit Platz",
        Reason::Full => "andere voll, erste mit Platz",
        Reason::NoStatueLeft => "keine Statue übrig, also ein Schrein",
        Reason::NoShrineLeft => "kein Schrein übrig",
        Reason::Way { new: 0, foreign: 0 } => "der Weg ist offen",
        Reason::Way { new: 0, foreign } => {
            return write!(out, "der Weg ist offen, {foreign} von dir");
        }
        Reason::Way { new, foreign: 0 } => {
            return write!(
                out,
                "unterwegs zu bauen: {}",
                count(new.into(), Thing::Shrine)
            );
        }
        Reason::Way { new, foreign } => {
            let new = count(new.into(), Thing::Shrine);
            return write!(out, "unterwegs zu bauen: {new}, {foreign} von dir");
        }
        Reason::NoWay { new } => {
            let new = count(new.into(), Thing::Shrine);
            return write!(out, "kein Weg, nötig: {new}");
        }
        Reason::EnoughCoins => "6 Münzen für eine Statue",
        Reason::FewCoins => "zu wenig Münzen für eine Statue",
        Reason::NoStatuePossible => "keine Statue möglich",
        Reason::Finished => "fertig",
    })
}

pub(super) fn tell(event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
    let name = |seat| names.of(seat);
    match event {
        Event::CharacterChosen { seat, character } => {
            write!(out, "{} wählt {}.", name(seat), Person(character))
        }
        Event::ShrinePlaced { seat, village } => {
            write!(out, "{} stellt einen Schrein {}.", name(seat), To(village))
        }
        Event::AutomaSetUp { tile, level } => {
            let (bot, level) = (name(BRAHMABOT), German.level(Some(level)).name);
            let number = tile.number();
            write!(
                out,
                "{bot}, {level}: Schreine nach Aufbauplättchen {number}."
            )
        }
        Event::MaharajaMoved { city, round, .. } => {
            write!(out, "Runde {round}: Der Maharadscha reist nach {city}.")
        }
        Event::TilesDrawn { left, middle } => {
            let (left, middle) = (left.number(), middle.number());
            let bot = name(BRAHMABOT);
            write!(
                out,
                "{bot} hat die Plättchen {left}, {middle} und ein verdecktes."
            )
        }
        Event::PlanConfirmed { seat } => write!(out, "{} hat geplant.", name(seat)),
        Event::TurnBegan { seat, plan } => {
            write!(out, "{} ist am Zug: {}.", name(seat), Both(plan))
        }
        Event::AutomaBegan => write!(out, "{} ist am Zug.", name(BRAHMABOT)),
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
                write!(out, ", Plättchen {}", tile.number())?;
            }
            out.write_str(": ")?;
            if let Some(city) = city {
                write!(out, "{city}, ")?;
            }
            German.reason(reason, out)?;
            out.write_str(".")
        }
        Event::TileRevealed { tick, slot, tile } => {
            let (tick, slot, tile) = (tick.number(), German.slot(slot), tile.number());
            let bot = name(BRAHMABOT);
            write!(
                out,
                "Plättchen {tick} gezogen, Haken {slot}: {bot} spielt Plättchen {tile}."
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
                Place::Centre => "der Mitte von ",
                Place::Upper | Place::Lower | Place::Outer => "",
            };
            write!(out, "{} baut eine Statue in {centre}{city}", name(seat))?;
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
            write!(out, "{} baut einen Schrein {}", name(seat), In(site))?;
            match task {
                ShrineTask::Tile | ShrineTask::Way | ShrineTask::Arrival => out.write_str("."),
                ShrineTask::Character => write!(out, "{} (Charakter 13).", Price(cost)),
                ShrineTask::Shrine
                | ShrineTask::StatueAndShrine
                | ShrineTask::TwoShrines
                | ShrineTask::Reward => write!(out, "{}.", Price(cost)),
            }
        }
        Event::ShrineMoved { seat, from, to } => {
            write!(
                out,
                "{} versetzt einen Schrein von {from} {}.",
                name(seat),
                To(to)
            )
        }
        Event::CoinsReceived { seat, coins, cause } => {
            let coins = count(coins.0, Thing::Coin);
            write!(out, "{} erhält {coins}{}.", name(seat), From(cause))
        }
        Event::CoinsPaid { seat, coins, cause } => {
            let coins = count(coins.0, Thing::Coin);
            write!(out, "{} zahlt {coins}{}.", name(seat), From(cause))
        }
        Event::PrestigeReceived {
            seat,
            prestige,
            cause,
        } => write!(out, "{} erhält {prestige} PP{}.", name(seat), From(cause)),
        Event::PrestigePaid {
            seat,
            prestige,
            cause,
        } => write!(out, "{} zahlt {prestige} PP{}.", name(seat), From(cause)),
        Event::ShrinesReceived {
            seat,
            shrines,
            cause,
        } => {
            let shrines = count(shrines.into(), Thing::Shrine);
            let (name, from) = (name(seat), From(cause));
            write!(out, "{name} holt {shrines} aus dem Vorrat{from}.")
        }
        Event::MarkerReceived { seat, cause } => {
            write!(
                out,
                "{} erhält einen Aktionsmarker{}.",
                name(seat),
                From(cause)
            )
        }
        Event::FlagMoved { seat, city, task } => {
            let name = name(seat);
            write!(
                out,
                "{name} versetzt die Flagge von {city} drei Felder nach links"
            )?;
            out.write_str(match task {
                FlagTask::Flag => ".",
                FlagTask::Character => " (Charakter 10).",
            })
        }
        Event::CharacterTaken {
            seat,
            character,
            from,
        } => {
            write!(out, "{} nimmt {}", name(seat), Person(character))?;
            match from {
                Some(from) => write!(out, " von {}.", name(from)),
                None => out.write_str("."),
            }
        }
        Event::CharacterDrawn { character } => {
            write!(out, "Neu in der Auslage: {}.", Person(character))
        }
        Event::MarkerSpent { seat, dial } => {
            write!(
                out,
                "{} setzt einen Marker ein: {}.",
                name(seat),
                German.dial(dial)
            )
        }
        Event::Travelled { seat, to, .. } => write!(out, "{} reist {}.", name(seat), ToStop(to)),
        Event::TollPaid { payer, to, coins } => {
            let coins = count(coins.0, Thing::Coin);
            match payer {
                Some(payer) => write!(out, "{} zahlt {coins} an {}.", name(payer), name(to)),
                None => write!(out, "{} erhält {coins} aus dem Vorrat.", name(to)),
            }
        }
        Event::RestLeft { seat } => write!(out, "{} lässt den Rest.", name(seat)),
        Event::LastRoundBegan => out.write_str("Eine siebte Statue: Das ist die letzte Runde."),
        Event::CityScored { city } => write!(out, "{city} wird gewertet."),
        Event::Ranked { seat, rank, points } => {
            let points = count(points.into(), Thing::Worship);
            write!(out, "{} ist auf Rang {rank} mit {points}.", name(seat))
        }
        Event::RewardChosen {
            seat,
            reward,
            times,
        } => {
            let twice = if times > 1 { ", zweimal" } else { "" };
            let reward = German.reward(reward);
            write!(out, "{} wählt als Belohnung: {reward}{twice}.", name(seat))
        }
        Event::RewardGone { reward } => {
            write!(
                out,
                "Aus dem Spiel kommt die Belohnung: {}.",
                German.reward(reward)
            )
        }
        Event::MaharaniLaid { seat, character } => {
            let person = Person(character);
            write!(
                out,
                "{} legt einen Maharani-Marker auf {person}.",
                name(seat)
            )
        }
        Event::MaharaniReturned { seat, character } => {
            let person = Person(character);
            write!(
                out,
                "{}: Der Maharani-Marker auf {person} geht zurück.",
                name(seat)
            )
        }
        Event::TilesShuffled { gone } => {
            let (bot, gone) = (name(BRAHMABOT), gone.number());
            write!(
                out,
                "{bot}: Plättchen {gone} kommt aus dem Spiel, die anderen werden gemischt."
            )
        }
        Event::GameEnded => out.write_str("Das Spiel ist zu Ende."),
    }
}
