//! The log of Maharaja in English.

use super::English;
use crate::games::maharaja::action::{FlagTask, ShrineTask, StatueTask};
use crate::games::maharaja::data::{Character, Dial, Place};
use crate::games::maharaja::event::{Cause, Event, Reason};
use crate::games::maharaja::state::{BRAHMABOT, Coins, Plan};
use crate::kernel::notation::Names;
use crate::words::maharaja::{Counted, Texts, Thing};
use crate::words::place::en::{At, Stop};
use core::fmt::{self, Display, Formatter, Write};

/// A number with its noun.
const fn count(number: u16, thing: Thing) -> Counted<English> {
    Counted(English, number, thing)
}

/// A character by number and ability.
pub(super) struct Person(pub Character);

impl Display for Person {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let ability = English.character(self.0);
        write!(out, "character {} ({ability})", self.0.number())
    }
}

/// Both actions of a plan.
struct Both(Plan);

impl Display for Both {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let [one, other] = self.0.dials().map(|dial: Dial| English.dial(dial));
        if one == other {
            write!(out, "{one}, twice")
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
                return write!(out, " (character {})", character.number());
            }
            Cause::Bonus => " (bonus)",
            Cause::Reward(_) => " (reward)",
            Cause::Rank => " (rank)",
            Cause::Consolation => " (no worship there)",
            Cause::FirstRank => " (first rank)",
            Cause::Arrival => " (arrived)",
        })
    }
}

/// A price at the end of a sentence.
struct Price(Coins);

impl Display for Price {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Coins(0) => out.write_str(", for nothing"),
            Coins(coins) => write!(out, ", {}", count(coins, Thing::Coin)),
        }
    }
}

pub(super) fn reason(reason: Reason, out: &mut dyn Write) -> fmt::Result {
    out.write_str(match reason {
        Reason::Tick { slot } => return write!(out, "the tick says {}", English.slot(slot)),
        Reason::Maharaja => "the Maharaja is there",
        Reason::Leftmost => "its flag is leftmost",
        Reason::FreeCentre => "first with a free centre",
        Reason::SecondBy { gap: 0 } => "second on a tie",
        Reason::SecondBy { gap } => return write!(out, "second by {gap}"),
        Reason::NoneQualifies => "no city fits, first with room",
        Reason::Full => "another is full, first with room",
        Reason::NoStatueLeft => "no statue left, so a shrine",
        Reason::NoShrineLeft => "no shrine left",
        Reason::Way { new: 0, foreign: 0 } => "the way is open",
        Reason::Way { new: 0, foreign } => {
            return write!(out, "the way is open, past {foreign} of yours");
        }
        Reason::Way { new, foreign: 0 } => {
            return write!(
                out,
                "way with {} to build",
                count(new.into(), Thing::Shrine)
            );
        }
        Reason::Way { new, foreign } => {
            let new = count(new.into(), Thing::Shrine);
            return write!(out, "way with {new} to build, past {foreign} of yours");
        }
        Reason::NoWay { new } => {
            let new = count(new.into(), Thing::Shrine);
            return write!(out, "no way, {new} missing");
        }
        Reason::EnoughCoins => "6 coins buy a statue",
        Reason::FewCoins => "too few coins for a statue",
        Reason::NoStatuePossible => "no statue possible",
        Reason::Finished => "finished",
    })
}

pub(super) fn tell(event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
    let name = |seat| names.of(seat);
    match event {
        Event::CharacterChosen { seat, character } => {
            write!(out, "{} chooses {}.", name(seat), Person(character))
        }
        Event::ShrinePlaced { seat, village } => {
            write!(out, "{} places a shrine in {}.", name(seat), At(village))
        }
        Event::AutomaSetUp { tile, level } => {
            let (bot, level) = (name(BRAHMABOT), English.level(Some(level)).name);
            let number = tile.number();
            write!(
                out,
                "{bot}, {level}: his shrines stand as on set-up tile {number}."
            )
        }
        Event::MaharajaMoved { city, round, .. } => {
            write!(out, "Round {round}: the Maharaja goes to {city}.")
        }
        Event::TilesDrawn { left, middle } => {
            let (left, middle) = (left.number(), middle.number());
            let bot = name(BRAHMABOT);
            write!(
                out,
                "{bot} has the tiles {left}, {middle} and a hidden one."
            )
        }
        Event::PlanConfirmed { seat } => write!(out, "{} has planned.", name(seat)),
        Event::TurnBegan { seat, plan } => write!(out, "{}'s turn: {}.", name(seat), Both(plan)),
        Event::AutomaBegan => write!(out, "{}'s turn.", name(BRAHMABOT)),
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
                write!(out, ", tile {}", tile.number())?;
            }
            out.write_str(": ")?;
            if let Some(city) = city {
                write!(out, "{city}, ")?;
            }
            English.reason(reason, out)?;
            out.write_str(".")
        }
        Event::TileRevealed { tick, slot, tile } => {
            let (tick, slot, tile) = (tick.number(), English.slot(slot), tile.number());
            let bot = name(BRAHMABOT);
            write!(
                out,
                "Tile {tick} is drawn, its tick says {slot}: {bot} plays tile {tile}."
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
                Place::Centre => "the centre of ",
                Place::Upper | Place::Lower | Place::Outer => "",
            };
            write!(out, "{} builds a statue in {centre}{city}", name(seat))?;
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
            write!(out, "{} builds a shrine in {}", name(seat), At(site))?;
            match task {
                ShrineTask::Tile | ShrineTask::Way | ShrineTask::Arrival => out.write_str("."),
                ShrineTask::Character => write!(out, "{} (character 13).", Price(cost)),
                ShrineTask::Shrine
                | ShrineTask::StatueAndShrine
                | ShrineTask::TwoShrines
                | ShrineTask::Reward => write!(out, "{}.", Price(cost)),
            }
        }
        Event::ShrineMoved { seat, from, to } => {
            write!(
                out,
                "{} moves a shrine from {from} to {}.",
                name(seat),
                At(to)
            )
        }
        Event::CoinsReceived { seat, coins, cause } => {
            let coins = count(coins.0, Thing::Coin);
            write!(out, "{} gets {coins}{}.", name(seat), From(cause))
        }
        Event::CoinsPaid { seat, coins, cause } => {
            let coins = count(coins.0, Thing::Coin);
            write!(out, "{} pays {coins}{}.", name(seat), From(cause))
        }
        Event::PrestigeReceived {
            seat,
            prestige,
            cause,
        } => write!(out, "{} gets {prestige} PP{}.", name(seat), From(cause)),
        Event::PrestigePaid {
            seat,
            prestige,
            cause,
        } => write!(out, "{} pays {prestige} PP{}.", name(seat), From(cause)),
        Event::ShrinesReceived {
            seat,
            shrines,
            cause,
        } => {
            let shrines = count(shrines.into(), Thing::Shrine);
            let (name, from) = (name(seat), From(cause));
            write!(out, "{name} takes {shrines} from the supply{from}.")
        }
        Event::MarkerReceived { seat, cause } => {
            write!(out, "{} gets an action marker{}.", name(seat), From(cause))
        }
        Event::FlagMoved { seat, city, task } => {
            let name = name(seat);
            write!(
                out,
                "{name} moves the flag of {city} three fields to the left"
            )?;
            out.write_str(match task {
                FlagTask::Flag => ".",
                FlagTask::Character => " (character 10).",
            })
        }
        Event::CharacterTaken {
            seat,
            character,
            from,
        } => {
            write!(out, "{} takes {}", name(seat), Person(character))?;
            match from {
                Some(from) => write!(out, " from {}.", name(from)),
                None => out.write_str("."),
            }
        }
        Event::CharacterDrawn { character } => {
            write!(out, "On display now: {}.", Person(character))
        }
        Event::MarkerSpent { seat, dial } => {
            write!(
                out,
                "{} spends a marker: {}.",
                name(seat),
                English.dial(dial)
            )
        }
        Event::Travelled { seat, to, .. } => write!(out, "{} travels to {}.", name(seat), Stop(to)),
        Event::TollPaid { payer, to, coins } => {
            let coins = count(coins.0, Thing::Coin);
            match payer {
                Some(payer) => write!(out, "{} pays {coins} to {}.", name(payer), name(to)),
                None => write!(out, "{} gets {coins} from the supply.", name(to)),
            }
        }
        Event::RestLeft { seat } => write!(out, "{} leaves the rest.", name(seat)),
        Event::LastRoundBegan => out.write_str("A seventh statue: this round is the last."),
        Event::CityScored { city } => write!(out, "{city} is scored."),
        Event::Ranked { seat, rank, points } => {
            let rank = match rank {
                1 => "first",
                2 => "second",
                3 => "third",
                _ => "fourth",
            };
            let points = count(points.into(), Thing::Worship);
            write!(out, "{} is {rank} with {points}.", name(seat))
        }
        Event::RewardChosen {
            seat,
            reward,
            times,
        } => {
            let twice = if times > 1 { ", twice" } else { "" };
            let reward = English.reward(reward);
            write!(out, "{} chooses a reward: {reward}{twice}.", name(seat))
        }
        Event::RewardGone { reward } => {
            write!(out, "A reward leaves the game: {}.", English.reward(reward))
        }
        Event::MaharaniLaid { seat, character } => {
            let person = Person(character);
            write!(out, "{} lays a Maharani marker on {person}.", name(seat))
        }
        Event::MaharaniReturned { seat, character } => {
            let person = Person(character);
            write!(out, "{}'s Maharani marker leaves {person}.", name(seat))
        }
        Event::TilesShuffled { gone } => {
            let (bot, gone) = (name(BRAHMABOT), gone.number());
            write!(
                out,
                "{bot}'s tile {gone} leaves the game, the others are shuffled."
            )
        }
        Event::GameEnded => out.write_str("The game is over."),
    }
}
