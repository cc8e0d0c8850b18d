//! Maharaja in English.

mod help;
mod lesson;
mod tell;
mod why;

use super::{Labels, OptionText, OptionTexts, Texts, Thing, Topic};
use crate::games::maharaja::action::{Exchange, Why};
use crate::games::maharaja::data::{Bonus, Character, Dial, FinalTile, Kind, Place, Reward};
use crate::games::maharaja::event::{Event, Reason};
use crate::games::maharaja::state::{BRAHMABOT, Begun, Coins, Stage};
use crate::games::maharaja::tiles::{Level, Order, Slot};
use crate::kernel::notation::Names;
use crate::words::face::HINTS_ENGLISH;
use core::fmt::{self, Write};

/// The texts of Maharaja in English.
#[derive(Clone, Copy, Debug)]
pub struct English;

const LABELS: Labels = Labels {
    game: "Maharaja",
    about: "Statues for the gods where the Maharaja goes.",
    start: "Start",
    village: "Village",
    city: "City",
    statue: "Statue",
    bonus_place: "Bonus place",
    shrine: "Shrine",
    maharaja: "Maharaja",
    maharani: "Maharani",
    priest: "Priest",
    brahmabot: "Brahmabot",
    track: "Flag track",
    scored_now: "scored this round",
    scored_next: "scored next round",
    coins: "Coins",
    prestige: "Prestige",
    prestige_short: "PP",
    worship: "Worship",
    tableau: "Shrines at hand",
    supply: "Shrines in supply",
    statues: "Statues",
    markers: "Action markers",
    maharani_markers: "Maharani markers",
    characters: "Characters",
    character: "Character",
    on_display: "on display",
    used: "used",
    round: "Round",
    last_round: "Last round",
    plan_hidden: "has planned",
    plan_missing: "no plan yet",
    confirm_plan: "Confirm the plan",
    end_turn: "End the turn",
    not_done: "Not done",
    leave_rest: "Leave the rest",
    travel: "Travel",
    no_toll: "free of charge",
    spend_marker: "Spend a marker",
    rewards: "Rewards",
    pay_coin: "1 coin for 1 PP",
    lay_maharani: "Lay the marker",
    scoring: "City scoring",
    rank: "Rank",
    tiles: "Brahmabot's tiles",
    tile_hidden: "face down",
    way: "Brahmabot's journey",
    level: "Level",
    final_collected: "Collected",
    final_cities: "Cities",
    total: "Total",
    winning: "The end",
    winner: "Winner",
    options: OptionTexts {
        first_game: OptionText {
            name: "First characters",
            about: "Seven easy characters for four players.",
        },
        first_rank: OptionText {
            name: "Prestige for first",
            about: "The first in a scoring gets 1 PP more.",
        },
        weak_outer: OptionText {
            name: "Weak outer statues",
            about: "They count 1 WP in scorings, not 2.",
        },
        dear_statues: OptionText {
            name: "Dear statues",
            about: "A statue costs 12 coins in every city.",
        },
        display_only: OptionText {
            name: "Safe characters",
            about: "Nobody can take yours away.",
        },
        final_tile: OptionText {
            name: "Final scoring",
            about: "What cities bring at the end.",
        },
        solo: OptionText {
            name: "Brahmabot",
            about: "Play alone against him.",
        },
    },
    hints: HINTS_ENGLISH,
};

impl Texts for English {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Plain => "Always first",
            Character::ShrineGift => "Shrine gift",
            Character::Exchange => "Exchange",
            Character::MarkerTrade => "Marker for 1 PP",
            Character::StrongPriest => "Strong priest",
            Character::PrestigeGift => "Prestige gift",
            Character::ShrinePairs => "Pairs of shrines",
            Character::EverPresent => "Always present",
            Character::FreeTravel => "Free travel",
            Character::FlagMover => "Mover of flags",
            Character::MorePrestige => "More prestige",
            Character::BuildAnywhere => "Builds anywhere",
            Character::SupplyBuilder => "Supply builder",
            Character::MarkerGift => "Marker gift",
            Character::CheapStatues => "Cheap statues",
            Character::DoubleReward => "Double reward",
        }
    }

    fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::None => "no ability",
            Kind::Once => "once a round",
            Kind::Lasting => "always",
            Kind::Scoring => "at a scoring",
        }
    }

    fn dial(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Statue => "Statue",
            Dial::Shrine => "Shrine",
            Dial::StatueAndShrine => "Statue + shrine",
            Dial::TwoShrines => "Two shrines",
            Dial::Coins => "3 coins",
            Dial::Supply => "Fetch shrines",
            Dial::Prestige => "Buy 2 PP",
            Dial::Character => "Character",
            Dial::Flag => "Flag",
        }
    }

    fn dial_long(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Statue => "Build a statue, 1 coin less",
            Dial::Shrine => "Build a shrine for nothing",
            Dial::StatueAndShrine => "Build a statue and a shrine",
            Dial::TwoShrines => "Build two shrines",
            Dial::Coins => "Take 3 coins",
            Dial::Supply => "Fetch 2 shrines",
            Dial::Prestige => "Pay 3 coins for 2 PP",
            Dial::Character => "Change character",
            Dial::Flag => "Move a flag",
        }
    }

    fn reward(&self, reward: Reward) -> &'static str {
        match reward {
            Reward::Coins => "3 coins",
            Reward::Shrines => "3 shrines",
            Reward::PrestigeAndCoin => "1 PP + 1 coin",
            Reward::OthersPay => "Others pay 2",
            Reward::Prestige => "2 PP",
            Reward::UpToThree => "Coins for PP",
            Reward::FreeShrine => "Free shrine",
            Reward::Maharani => "Maharani",
        }
    }

    fn place(&self, place: Place) -> &'static str {
        match place {
            Place::Centre => "Centre",
            Place::Upper => "Upper bonus place",
            Place::Lower => "Lower bonus place",
            Place::Outer => "Outer place",
        }
    }

    fn bonus(&self, bonus: Bonus) -> &'static str {
        match bonus {
            Bonus::Marker => "1 action marker",
            Bonus::Coins => "2 coins",
            Bonus::Prestige => "1 PP",
            Bonus::Shrine => "1 shrine",
        }
    }

    fn final_tile(&self, tile: Option<FinalTile>) -> &'static OptionText {
        match tile {
            None => &OptionText {
                name: "usual",
                about: "Most worship in a city: 2 PP, tied 1.",
            },
            Some(FinalTile::Majority) => &OptionText {
                name: "majorities",
                about: "Most worship in a city: 3 PP, tied 2.",
            },
            Some(FinalTile::Presence) => &OptionText {
                name: "presence",
                about: "1 PP for each city you built in.",
            },
            Some(FinalTile::Roads) => &OptionText {
                name: "roads",
                about: "Your shrines in both villages: 2 PP.",
            },
            Some(FinalTile::Statues) => &OptionText {
                name: "statues",
                about: "Two of your statues in a city: 2 PP.",
            },
            Some(FinalTile::Supply) => &OptionText {
                name: "supply",
                about: "Each shrine left in the supply: -1 PP.",
            },
        }
    }

    fn level(&self, level: Option<Level>) -> &'static OptionText {
        match level {
            None => &OptionText {
                name: "off",
                about: "Two to four people play.",
            },
            Some(Level::Easy) => &OptionText {
                name: "easy",
                about: "He has 4 shrines, 0 coins, 2 PP.",
            },
            Some(Level::Normal) => &OptionText {
                name: "normal",
                about: "He has 6 shrines, 2 coins, 3 PP.",
            },
            Some(Level::Hard) => &OptionText {
                name: "hard",
                about: "He has 8 shrines, 4 coins, 4 PP.",
            },
        }
    }

    fn exchange(&self, way: Exchange) -> &'static str {
        match way {
            Exchange::CoinsForPrestige => "2 coins for 1 PP",
            Exchange::PrestigeForCoins => "1 PP for 2 coins",
        }
    }

    fn begun(&self, begun: Begun) -> &'static str {
        match begun {
            Begun::StatueLeft => "the statue is left",
            Begun::ShrineLeft => "the shrine is left",
            Begun::SecondShrineLeft => "one shrine is left",
            Begun::CityShrineLeft => "a city shrine is left",
        }
    }

    fn slot(&self, slot: Slot) -> &'static str {
        match slot {
            Slot::Left => "left",
            Slot::Middle => "middle",
            Slot::Right => "right",
        }
    }

    fn order(&self, order: Order) -> &'static str {
        match order {
            Order::StatueMaharaja => "Statue: Maharaja",
            Order::ShrineMaharaja => "Shrine: Maharaja",
            Order::StatueLeftmost => "Statue: first flag",
            Order::StatueCentre => "Statue: free centre",
            Order::StatueSecond => "Statue: close second",
        }
    }

    fn reason(&self, reason: Reason, out: &mut dyn Write) -> fmt::Result {
        tell::reason(reason, out)
    }

    fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match stage {
            Stage::Choosing { seat } | Stage::Rewarding { seat } => {
                write!(out, "{} chooses", names.of(seat))
            }
            Stage::Replacing { victim, .. } => write!(out, "{} chooses", names.of(victim)),
            Stage::Placing { seat } => write!(out, "{} builds", names.of(seat)),
            Stage::Planning { seat } => write!(out, "{} plans", names.of(seat)),
            Stage::Acting { seat } => write!(out, "{}'s turn", names.of(seat)),
            Stage::Automa { .. } => write!(out, "{}'s turn", names.of(BRAHMABOT)),
            Stage::Applying { seat, .. } => write!(out, "{}'s reward", names.of(seat)),
            Stage::Over => out.write_str("Game over"),
        }
    }

    fn request(&self, stage: Stage) -> &'static str {
        match stage {
            Stage::Choosing { .. } => "Choose a character",
            Stage::Placing { .. } => "Place a shrine",
            Stage::Planning { .. } => "Plan two actions",
            Stage::Acting { .. } => "Play your turn",
            Stage::Replacing { .. } => "Choose a new one",
            Stage::Automa { .. } => "Brahmabot plays",
            Stage::Rewarding { .. } => "Choose a reward",
            Stage::Applying { reward, .. } => match reward {
                Reward::UpToThree => "Pay coins for PP",
                Reward::FreeShrine => "Build a shrine",
                Reward::Maharani => "Lay the marker",
                _ => "Use your reward",
            },
            Stage::Over => "Game over",
        }
    }

    fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
        let noun = match (thing, number) {
            (Thing::Coin, 1) => "coin",
            (Thing::Coin, _) => "coins",
            (Thing::Prestige, _) => "PP",
            (Thing::Worship, _) => "WP",
            (Thing::Shrine, 1) => "shrine",
            (Thing::Shrine, _) => "shrines",
            (Thing::Statue, 1) => "statue",
            (Thing::Statue, _) => "statues",
            (Thing::Marker, 1) => "marker",
            (Thing::Marker, _) => "markers",
            (Thing::City, 1) => "city",
            (Thing::City, _) => "cities",
        };
        write!(out, "{number} {noun}")
    }

    fn toll(&self, to: &str, coins: Coins, out: &mut dyn Write) -> fmt::Result {
        self.count(coins.0, Thing::Coin, out)?;
        write!(out, " to {to}")
    }

    fn tell(&self, event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        tell::tell(event, names, out)
    }

    fn why(&self, why: Why, out: &mut dyn Write) -> fmt::Result {
        why::why(why, out)
    }

    fn explain(&self, topic: Topic) -> &'static str {
        help::explain(topic)
    }

    fn lesson(&self, step: usize) -> &'static str {
        lesson::LESSON.get(step).copied().unwrap_or("")
    }
}
