//! Raja in plain text: actions, reasons and options.
//!
//! It does not know what an action does, nor whether it is allowed.

use super::action::{Action, Ground, HouseTask, MoveTask, PalaceTask, Why};
use super::data::{Character, City, Dial, Junction, Road, Site, Village};
use super::state::{Gold, Options, Plan, Raja};
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
    words.numbered('V', Village::numbered, "a village V01 to V30")
}

/// Reads a place for a house.
pub(super) fn read_site(words: &mut Words<'_>) -> Result<Site, Misread> {
    let mut ahead = *words;
    if let Ok(city) = read_city(&mut ahead) {
        *words = ahead;
        return Ok(Site::city(city));
    }
    words
        .numbered('V', Village::numbered, "a village V01 to V30 or a city")
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
    words.pick(
        "a character",
        Character::all().map(|character| (character.word(), character)),
    )
}

/// Reads an action of the dial.
pub(super) fn read_dial(words: &mut Words<'_>) -> Result<Dial, Misread> {
    words.pick(
        "an action of the dial",
        Dial::all().map(|dial| (dial.word(), dial)),
    )
}

/// Reads a plan of two actions.
pub(super) fn read_plan(words: &mut Words<'_>) -> Result<Plan, Misread> {
    let first = read_dial(words)?;
    Ok(Plan::new(first, read_dial(words)?))
}

/// Reads what a house is built for; nothing said means the action "house".
fn read_house_task(words: &mut Words<'_>) -> Result<HouseTask, Misread> {
    if words.phrase("as Builder") {
        Ok(HouseTask::Builder)
    } else if words.phrase("for") {
        let tasks = [
            HouseTask::House,
            HouseTask::TwoHouses,
            HouseTask::PalaceAndHouse,
        ];
        words.pick(
            "house, two houses, or palace and house",
            tasks.map(|task| (task.word(), task)),
        )
    } else {
        Ok(HouseTask::House)
    }
}

/// Reads what a palace is built for; nothing said means the action "palace".
fn read_palace_task(words: &mut Words<'_>) -> Result<PalaceTask, Misread> {
    if words.phrase("for") {
        words.pick(
            "palace, or palace and house",
            PalaceTask::all().map(|task| (task.word(), task)),
        )
    } else {
        Ok(PalaceTask::Palace)
    }
}

/// What an action line can begin with, for complaints.
const VERBS: &str = "an action (choose, bid, pass, place, plan, take, build, move, swap, entice, give, spend, travel, forgo, end turn)";

/// The options with their words, in the order of the rulebook's variants.
type Switch = (&'static str, fn(&mut Options) -> &mut bool);
const SWITCHES: [Switch; 7] = [
    ("short", |options| &mut options.short),
    ("yogi", |options| &mut options.yogi),
    ("neutral-palaces", |options| &mut options.neutral),
    ("auction", |options| &mut options.auction),
    ("home-cities", |options| &mut options.home),
    ("several-characters", |options| &mut options.several),
    ("secret-gold", |options| &mut options.secret_gold),
];

impl Notation for Raja {
    fn write_action(action: Action, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match action {
            Action::Choose { character } => write!(out, "choose {character}"),
            Action::Bid { gold } => write!(out, "bid {gold}"),
            Action::Pass => out.write_str("pass"),
            Action::Place { village } => write!(out, "place house in {village}"),
            Action::Plan { plan } => write!(out, "plan {plan}"),
            Action::TakeGold => out.write_str("take 2 gold"),
            Action::BuildHouse { site, task } => {
                write!(out, "build house in {site}")?;
                match task {
                    HouseTask::House => Ok(()),
                    HouseTask::Builder => out.write_str(", as Builder"),
                    task => write!(out, ", for {task}"),
                }
            }
            Action::MoveHouse { from, to, task } => {
                write!(out, "move house from {from} to {to}")?;
                if task == MoveTask::Builder {
                    out.write_str(", as Builder")
                } else {
                    Ok(())
                }
            }
            Action::TakeHouses => out.write_str("take houses from the quarry"),
            Action::BuildPalace { city, ground, task } => {
                write!(out, "build palace in {city}, {ground}")?;
                if task == PalaceTask::Palace {
                    Ok(())
                } else {
                    write!(out, ", for {task}")
                }
            }
            Action::LowerGovernor { city } => write!(out, "move governor {city} down"),
            Action::TakeCharacter { character } => write!(out, "take {character}"),
            Action::Swap { want, give } => write!(out, "swap {give} for {want}"),
            Action::Entice { from } => write!(out, "entice from {}", names.of(from)),
            Action::Give { character } => write!(out, "give {character}"),
            Action::SpendChip { dial } => write!(out, "spend chip on {dial}"),
            Action::Travel { to, by } => write!(out, "travel to {to} by {by}"),
            Action::Forgo { dial } => write!(out, "forgo {dial}"),
            Action::EndTurn => out.write_str("end turn"),
        }
    }

    fn read_action(words: &mut Words<'_>, names: &Names<'_>) -> Result<Action, Misread> {
        Ok(match () {
            () if words.phrase("choose") => Action::Choose {
                character: read_character(words)?,
            },
            () if words.phrase("bid") => Action::Bid {
                gold: Gold(words.number("an amount of gold")?),
            },
            () if words.phrase("pass") => Action::Pass,
            () if words.phrase("place house in") => Action::Place {
                village: read_village(words)?,
            },
            () if words.phrase("plan") => Action::Plan {
                plan: read_plan(words)?,
            },
            () if words.phrase("take 2 gold") => Action::TakeGold,
            () if words.phrase("take houses from the quarry") => Action::TakeHouses,
            () if words.phrase("take") => Action::TakeCharacter {
                character: read_character(words)?,
            },
            () if words.phrase("build house in") => Action::BuildHouse {
                site: read_site(words)?,
                task: read_house_task(words)?,
            },
            () if words.phrase("build palace in") => Action::BuildPalace {
                city: read_city(words)?,
                ground: words.pick(
                    "centre or outer",
                    Ground::all().map(|ground| (ground.word(), ground)),
                )?,
                task: read_palace_task(words)?,
            },
            () if words.phrase("move house from") => {
                let from = read_site(words)?;
                words.expect("to")?;
                let to = read_site(words)?;
                let task = if words.phrase("as Builder") {
                    MoveTask::Builder
                } else {
                    MoveTask::MoveHouse
                };
                Action::MoveHouse { from, to, task }
            }
            () if words.phrase("move governor") => {
                let city = read_city(words)?;
                words.expect("down")?;
                Action::LowerGovernor { city }
            }
            () if words.phrase("swap") => {
                let give = read_character(words)?;
                words.expect("for")?;
                Action::Swap {
                    want: read_character(words)?,
                    give,
                }
            }
            () if words.phrase("entice from") => Action::Entice {
                from: names.read(words)?,
            },
            () if words.phrase("give") => Action::Give {
                character: read_character(words)?,
            },
            () if words.phrase("spend chip on") => Action::SpendChip {
                dial: read_dial(words)?,
            },
            () if words.phrase("travel to") => {
                let to = read_junction(words)?;
                words.expect("by")?;
                Action::Travel {
                    to,
                    by: words.numbered('R', Road::numbered, "a road R01 to R16")?,
                }
            }
            () if words.phrase("forgo") => Action::Forgo {
                dial: read_dial(words)?,
            },
            () if words.phrase("end turn") => Action::EndTurn,
            () => return Err(words.misread(VERBS)),
        })
    }

    fn write_why(why: Why, out: &mut dyn Write) -> fmt::Result {
        match why {
            Why::GameOver => out.write_str("the game is over"),
            Why::NotYourTurn => out.write_str("not your turn"),
            Why::NotNow => out.write_str("not now"),
            Why::NotInThisVariant => out.write_str("not in this variant"),
            Why::NotInPlay { character } => write!(out, "not in play: {character}"),
            Why::CharacterHeld { character } => write!(out, "somebody holds {character}"),
            Why::OwnCharacter { character } => write!(out, "own character: {character}"),
            Why::NotYourCharacter { character } => write!(out, "not your character: {character}"),
            Why::FreeCharactersLeft => out.write_str("free characters are left"),
            Why::NoFreeCharacters => out.write_str("no free characters: swap or entice"),
            Why::NotMoreCharacters => out.write_str("not more characters than you"),
            Why::NoSuchOpponent => out.write_str("no such opponent"),
            Why::OpenerMustBid => out.write_str("the opener must bid"),
            Why::BidTooLow { least } => write!(out, "bid too low: at least {least}"),
            Why::NotEnoughGold { needs, has } => {
                write!(out, "not enough gold: needs {needs}, has {has}")
            }
            Why::NotPlanned { dial } => write!(out, "not planned: {dial}"),
            Why::AlreadyDone { dial } => write!(out, "already done: {dial}"),
            Why::OneMustBeInACity => out.write_str("one of two houses must be in a city"),
            Why::NoHouseInHand => out.write_str("no house in hand"),
            Why::VillageFull { village } => write!(out, "village full: {village}"),
            Why::ArchitectElsewhere { city } => write!(out, "architect elsewhere: not in {city}"),
            Why::NoHouseThere { site } => write!(out, "no house there: {site}"),
            Why::SamePlace => out.write_str("same place"),
            Why::CardNotHeld { character } => write!(out, "card not held: {character}"),
            Why::AbilityUsed { character } => write!(out, "ability used: {character}"),
            Why::QuarryEmpty => out.write_str("quarry empty"),
            Why::NoPalaceLeft => out.write_str("no palace left"),
            Why::NoSite { city, ground } => write!(out, "no free site: {city}, {ground}"),
            Why::GovernorTooLow { city } => write!(out, "governor too low: {city}"),
            Why::NoChip => out.write_str("no chip"),
            Why::ChipSpentAlready => out.write_str("a chip was spent already"),
            Why::NoChipForCharacter => out.write_str("no chip for changing character"),
            Why::NoSuchRoad => out.write_str("no such road from here"),
            Why::VillageEmpty { village } => write!(out, "village empty: {village}"),
            Why::NothingToForgo { dial } => write!(out, "nothing to forgo: {dial}"),
        }
    }

    fn read_options(words: &mut Words<'_>) -> Result<Options, Misread> {
        let mut options = Options::default();
        while !words.is_empty() {
            let before = *words;
            let wanted = "an option (short, yogi, neutral-palaces, auction, home-cities, several-characters, secret-gold)";
            let switch = words.pick(wanted, SWITCHES)?;
            let on = switch(&mut options);
            if *on {
                return Err(before.misread("each option once"));
            }
            *on = true;
        }
        Ok(options)
    }

    fn write_options(mut options: Options, out: &mut dyn Write) -> fmt::Result {
        let mut blank = "";
        for (word, switch) in SWITCHES {
            if *switch(&mut options) {
                write!(out, "{blank}{word}")?;
                blank = " ";
            }
        }
        Ok(())
    }

    fn every_options() -> impl Iterator<Item = Options> {
        let all = (0..1u32 << SWITCHES.len()).map(|bits| {
            let mut options = Options::default();
            for (position, (_, switch)) in SWITCHES.into_iter().enumerate() {
                *switch(&mut options) = bits >> position & 1 == 1;
            }
            options
        });
        // Ruling 20: several characters begin with the auction.
        all.filter(|options| options.auction || !options.several)
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
        let built = self
            .table
            .palaces_each()
            .saturating_sub(self.table.palaces_left[seat]);
        line("palaces", i32::from(built));
        line("gold", i32::from(self.gold[seat].0));
    }

    fn questions(&self, names: &Names<'_>, ask: &mut dyn FnMut(&str)) {
        self.ask_all(names, ask);
    }

    fn arrange(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        self.set_up(words, names)
    }
}
