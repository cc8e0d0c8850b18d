//! Maharaja in plain text: actions and options.
//!
//! It does not know what an action does, nor whether it is allowed.

use super::action::{Action, Exchange, FlagTask, ShrineTask, StatueTask, Why};
use super::data::{Character, City, Dial, FinalTile, Junction, Place, Reward, Road, Site, Village};
use super::state::{Maharaja, Options, Plan};
use super::tiles::{Level, Tile};
use crate::kernel::id::Id;
use crate::kernel::notation::{Misread, Names, Notation, Words};
use crate::kernel::seat::Seat;
use core::fmt::{self, Write};

/// Reads a city by its name or its letter.
pub(super) fn read_city(words: &mut Words<'_>) -> Result<City, Misread> {
    let names = City::all().map(|city| (city.word(), city));
    words.pick(
        "a city, by name or letter A to G",
        names.chain(City::all().map(|city| (city.letter(), city))),
    )
}

/// Reads a village.
pub(super) fn read_village(words: &mut Words<'_>) -> Result<Village, Misread> {
    words.numbered('W', Village::numbered, "a village W01 to W30")
}

/// Reads a place for a shrine.
pub(super) fn read_site(words: &mut Words<'_>) -> Result<Site, Misread> {
    let mut ahead = *words;
    if let Ok(city) = read_city(&mut ahead) {
        *words = ahead;
        return Ok(Site::city(city));
    }
    words
        .numbered('W', Village::numbered, "a village W01 to W30 or a city")
        .map(Site::village)
}

/// Reads a city or the start.
pub(super) fn read_junction(words: &mut Words<'_>) -> Result<Junction, Misread> {
    if words.phrase("start") {
        Ok(Junction::Start)
    } else {
        read_city(words).map(Junction::City)
    }
}

/// Reads a character.
pub(super) fn read_character(words: &mut Words<'_>) -> Result<Character, Misread> {
    let all = Character::all().map(|character| (character.word(), character));
    words.pick("a character C01 to C16", all)
}

/// Reads one of Brahmabot's tiles.
pub(super) fn read_tile(words: &mut Words<'_>) -> Result<Tile, Misread> {
    words.numbered('T', Tile::numbered, "a tile T01 to T12")
}

/// Reads an action of the dial.
pub(super) fn read_dial(words: &mut Words<'_>) -> Result<Dial, Misread> {
    let all = Dial::all().map(|dial| (dial.word(), dial));
    words.pick("an action of the dial", all)
}

/// Reads a plan of two actions.
pub(super) fn read_plan(words: &mut Words<'_>) -> Result<Plan, Misread> {
    let first = read_dial(words)?;
    Ok(Plan::new(first, read_dial(words)?))
}

/// Reads a statue place.
pub(super) fn read_place(words: &mut Words<'_>) -> Result<Place, Misread> {
    let all = Place::all().map(|place| (place.word(), place));
    words.pick("centre, upper, lower or outer", all)
}

/// Reads a reward tile.
pub(super) fn read_reward(words: &mut Words<'_>) -> Result<Reward, Misread> {
    let all = Reward::all().map(|reward| (reward.word(), reward));
    words.pick("a reward tile", all)
}

/// Reads what something is done for; nothing said means the action that is named like it.
fn read_task<T: Copy>(
    words: &mut Words<'_>,
    plain: T,
    all: impl Iterator<Item = (&'static str, T)>,
) -> Result<T, Misread> {
    if words.phrase("for") {
        words.pick("what it is done for", all)
    } else {
        Ok(plain)
    }
}

/// What an action can begin with, for complaints.
const VERBS: &str = "an action (choose, place shrine, plan, build, take, buy prestige, move flag, spend marker, use, exchange, travel, leave the rest, end turn, pay a coin, lay maharani, reveal, move shrine)";

/// A switch of the options.
type Switch = fn(&mut Options) -> &mut bool;

/// The options that are switched on or off.
const SWITCHES: [(&str, Switch); 5] = [
    ("first-game", |options| &mut options.first_game),
    ("first-rank", |options| &mut options.first_rank),
    ("weak-outer", |options| &mut options.weak_outer),
    ("dear-statues", |options| &mut options.dear_statues),
    ("display-only", |options| &mut options.display_only),
];

impl Notation for Maharaja {
    fn write_action(action: Action, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match action {
            Action::Choose { character } => write!(out, "choose {character}"),
            Action::Place { village } => write!(out, "place shrine in {village}"),
            Action::Plan { plan } => write!(out, "plan {plan}"),
            Action::BuildStatue { city, place, task } => {
                write!(out, "build statue in {city}, {place}")?;
                if task == StatueTask::Statue {
                    Ok(())
                } else {
                    write!(out, ", for {task}")
                }
            }
            Action::BuildShrine { site, task } => {
                write!(out, "build shrine in {site}")?;
                if task == ShrineTask::Shrine {
                    Ok(())
                } else {
                    write!(out, ", for {task}")
                }
            }
            Action::TakeCoins => out.write_str("take 3 coins"),
            Action::TakeShrines => out.write_str("take shrines"),
            Action::BuyPrestige => out.write_str("buy prestige"),
            Action::TakeCharacter { character } => write!(out, "take {character}"),
            Action::MoveFlag { city, task } => {
                write!(out, "move flag {city}")?;
                if task == FlagTask::Flag {
                    Ok(())
                } else {
                    write!(out, ", for {task}")
                }
            }
            Action::SpendMarker { dial } => write!(out, "spend marker on {dial}"),
            Action::UseAbility { character } => write!(out, "use {character}"),
            Action::Exchange { way } => write!(out, "exchange {way}"),
            Action::Travel { to, by } => write!(out, "travel to {to} by {by}"),
            Action::LeaveRest => out.write_str("leave the rest"),
            Action::EndTurn => out.write_str("end turn"),
            Action::ChooseReward { reward } => write!(out, "take reward {reward}"),
            Action::PayCoin => out.write_str("pay a coin"),
            Action::LayMaharani { character } => write!(out, "lay maharani on {character}"),
            Action::Reveal => out.write_str("reveal"),
            Action::MoveShrine { from, to } => write!(out, "move shrine from {from} to {to}"),
        }
    }

    fn read_action(words: &mut Words<'_>, _names: &Names<'_>) -> Result<Action, Misread> {
        Ok(match () {
            () if words.phrase("choose") => Action::Choose {
                character: read_character(words)?,
            },
            () if words.phrase("place shrine in") => Action::Place {
                village: read_village(words)?,
            },
            () if words.phrase("plan") => Action::Plan {
                plan: read_plan(words)?,
            },
            () if words.phrase("build statue in") => Action::BuildStatue {
                city: read_city(words)?,
                place: read_place(words)?,
                task: read_task(
                    words,
                    StatueTask::Statue,
                    StatueTask::all().map(|task| (task.word(), task)),
                )?,
            },
            () if words.phrase("build shrine in") => Action::BuildShrine {
                site: read_site(words)?,
                task: read_task(
                    words,
                    ShrineTask::Shrine,
                    ShrineTask::all().map(|task| (task.word(), task)),
                )?,
            },
            () if words.phrase("take 3 coins") => Action::TakeCoins,
            () if words.phrase("take shrines") => Action::TakeShrines,
            () if words.phrase("take reward") => Action::ChooseReward {
                reward: read_reward(words)?,
            },
            () if words.phrase("take") => Action::TakeCharacter {
                character: read_character(words)?,
            },
            () if words.phrase("buy prestige") => Action::BuyPrestige,
            () if words.phrase("move flag") => Action::MoveFlag {
                city: read_city(words)?,
                task: read_task(
                    words,
                    FlagTask::Flag,
                    FlagTask::all().map(|task| (task.word(), task)),
                )?,
            },
            () if words.phrase("move shrine from") => {
                let from = read_city(words)?;
                words.expect("to")?;
                Action::MoveShrine {
                    from,
                    to: read_site(words)?,
                }
            }
            () if words.phrase("spend marker on") => Action::SpendMarker {
                dial: read_dial(words)?,
            },
            () if words.phrase("use") => Action::UseAbility {
                character: read_character(words)?,
            },
            () if words.phrase("exchange") => Action::Exchange {
                way: words.pick(
                    "coins for prestige, or prestige for coins",
                    Exchange::all().map(|way| (way.word(), way)),
                )?,
            },
            () if words.phrase("travel to") => {
                let to = read_junction(words)?;
                words.expect("by")?;
                Action::Travel {
                    to,
                    by: words.numbered('R', Road::numbered, "a road R01 to R16")?,
                }
            }
            () if words.phrase("leave the rest") => Action::LeaveRest,
            () if words.phrase("end turn") => Action::EndTurn,
            () if words.phrase("pay a coin") => Action::PayCoin,
            () if words.phrase("lay maharani on") => Action::LayMaharani {
                character: read_character(words)?,
            },
            () if words.phrase("reveal") => Action::Reveal,
            () => return Err(words.misread(VERBS)),
        })
    }

    fn write_why(why: Why, out: &mut dyn Write) -> fmt::Result {
        match why {
            Why::GameOver => out.write_str("the game is over"),
            Why::NotYourTurn => out.write_str("not your turn"),
            Why::NotNow => out.write_str("not now"),
            Why::AutomaDecides => out.write_str("the tile decides"),
            Why::NotOnDisplay { character } => write!(out, "not on display: {character}"),
            Why::NotInPlay { character } => write!(out, "not in play: {character}"),
            Why::OwnCharacter { character } => write!(out, "own character: {character}"),
            Why::DisplayOnly => out.write_str("only from the display"),
            Why::NoReplacement => out.write_str("no character left in its place"),
            Why::NotEnoughCoins { needs, has } => {
                write!(out, "not enough coins: needs {needs}, has {has}")
            }
            Why::NotEnoughPrestige => out.write_str("not enough prestige"),
            Why::NotPlanned { dial } => write!(out, "not planned: {dial}"),
            Why::AlreadyDone { dial } => write!(out, "already done: {dial}"),
            Why::FinishFirst => out.write_str("finish first what was begun"),
            Why::OneMustBeInACity => out.write_str("one of two shrines must be in a city"),
            Why::CityShrineImpossible => {
                out.write_str("the shrine in a city would become impossible")
            }
            Why::CityShrineOwed => out.write_str("a shrine in a city is owed"),
            Why::NoShrineOnTableau => out.write_str("no shrine on the tableau"),
            Why::SupplyEmpty => out.write_str("no shrine in the supply"),
            Why::VillageFull { village } => write!(out, "village full: {village}"),
            Why::PriestElsewhere { city } => write!(out, "priest elsewhere: not in {city}"),
            Why::NoStatueLeft => out.write_str("no statue left"),
            Why::NoPlace { city, place } => write!(out, "no free place: {city}, {place}"),
            Why::FlagTooFarLeft { city } => write!(out, "flag too far left: {city}"),
            Why::NoSuchAbility { character } => write!(out, "no such ability: {character}"),
            Why::AbilityUsed { character } => write!(out, "ability used: {character}"),
            Why::NotAnAbilityToUse { character } => {
                write!(out, "not an ability to use: {character}")
            }
            Why::NoMarkerLeft => out.write_str("no marker left"),
            Why::NoMarker => out.write_str("no marker"),
            Why::MarkerSpentAlready => out.write_str("a marker was spent already"),
            Why::NoMarkerForCharacter => out.write_str("no marker for changing character"),
            Why::NoSuchRoad => out.write_str("no such road from here"),
            Why::VillageEmpty { village } => write!(out, "village empty: {village}"),
            Why::NoRest => out.write_str("nothing was begun"),
            Why::RewardNotOnOffer { reward } => write!(out, "not on offer: {reward}"),
            Why::MaharaniThere { character } => {
                write!(out, "a marker of this tile lies there: {character}")
            }
        }
    }

    fn read_options(words: &mut Words<'_>) -> Result<Options, Misread> {
        let mut options = Options::default();
        while !words.is_empty() {
            let before = *words;
            if let Ok(switch) = words.pick("", SWITCHES) {
                let on = switch(&mut options);
                if *on {
                    return Err(before.misread("each option once"));
                }
                *on = true;
            } else if let Ok(tile) =
                words.pick("", FinalTile::all().map(|tile| (tile.word(), tile)))
            {
                if options.final_tile.replace(tile).is_some() {
                    return Err(before.misread("at most one final-scoring tile"));
                }
            } else {
                let wanted = "an option (first-game, first-rank, weak-outer, dear-statues, display-only, final-..., solo-easy, solo-normal, solo-hard)";
                let levels = Level::all().map(|level| (level.word(), level));
                let level = words.pick(wanted, levels)?;
                if options.solo.replace(level).is_some() {
                    return Err(before.misread("one level"));
                }
            }
        }
        Ok(options)
    }

    fn write_options(mut options: Options, out: &mut dyn Write) -> fmt::Result {
        let mut blank = "";
        let mut item = |word: &str| {
            let written = write!(out, "{blank}{word}");
            blank = " ";
            written
        };
        for (word, switch) in SWITCHES {
            if *switch(&mut options) {
                item(word)?;
            }
        }
        if let Some(tile) = options.final_tile {
            item(tile.word())?;
        }
        if let Some(level) = options.solo {
            item(level.word())?;
        }
        Ok(())
    }

    fn every_options() -> impl Iterator<Item = Options> {
        let levels = || [None].into_iter().chain(Level::all().map(Some));
        let finals = || [None].into_iter().chain(FinalTile::all().map(Some));
        let all = (0..1u32 << SWITCHES.len()).flat_map(move |bits| {
            finals().flat_map(move |final_tile| {
                levels().map(move |solo| {
                    let mut options = Options {
                        final_tile,
                        solo,
                        ..Options::default()
                    };
                    for (position, (_, switch)) in SWITCHES.into_iter().enumerate() {
                        *switch(&mut options) = bits >> position & 1 == 1;
                    }
                    options
                })
            })
        });
        all.filter(|options| options.solo.is_none() || !options.first_game)
    }

    fn answer(
        &self,
        words: &mut Words<'_>,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> Result<(), Misread> {
        self.tell_fact(words, names, out)
    }

    fn score(&self, seat: Seat, line: &mut dyn FnMut(&'static str, i32)) {
        let score = self.table.final_score(seat);
        line("points", score.total());
        line("statues", i32::from(self.table.statues_built(seat)));
        line("coins", i32::from(self.table.coins[seat].0));
    }

    fn questions(&self, names: &Names<'_>, ask: &mut dyn FnMut(&str)) {
        self.ask_all(names, ask);
    }

    fn arrange(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        self.set_up(words, names)
    }
}
