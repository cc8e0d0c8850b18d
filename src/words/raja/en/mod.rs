//! Raja in English.

mod help;
mod lesson;
mod tell;

use super::{Labels, OptionText, OptionTexts, Texts, Thing, Topic, compensation, only_other};
use crate::games::raja::action::{Event, Ground, Payer, Why};
use crate::games::raja::data::{Character, Dial};
use crate::games::raja::state::{Gold, Stage};
use crate::kernel::notation::Names;
use crate::kernel::seat::{PerSeat, Seat};
use crate::words::face::HINTS_ENGLISH;
use core::fmt::{self, Write};

/// The texts of Raja in English.
#[derive(Clone, Copy, Debug)]
pub struct English;

const LABELS: Labels = Labels {
    game: "Raja",
    about: "Build seven palaces where the Maharaja goes.",
    players: PerSeat::new(["Black", "Red", "Yellow", "Blue", "Green"]),
    start: "Start",
    village: "Village",
    city: "City",
    palace_site: "Palace site",
    home_city: "Home city",
    maharaja: "Maharaja",
    architect: "Architect",
    track: "Scoring order",
    scored_now: "scored this round",
    scored_next: "scored next round",
    gold: "Gold",
    gold_hidden: "secret",
    hand: "Houses in hand",
    quarry: "Quarry",
    palaces: "Palaces",
    palaces_left: "Palaces left",
    chips: "Chips",
    points: "Points",
    characters: "Characters",
    free_card: "free",
    round: "Round",
    last_round: "Last round",
    plan: "Plan",
    plan_hidden: "has planned",
    plan_missing: "no plan yet",
    confirm_plan: "Confirm the plan",
    end_turn: "End the turn",
    all_done: "All done",
    forgo: "Give up",
    travel: "Travel",
    no_toll: "free of charge",
    spend_chip: "Spend a chip",
    builder_house: "Builder: a house",
    builder_move: "Builder: move",
    swap: "Swap",
    entice: "Entice away",
    bid: "Bid",
    pass: "Pass",
    highest_bid: "Highest bid",
    winning: "The end",
    winner: "Winner",
    options: OptionTexts {
        short: OptionText {
            name: "Short game",
            about: "6 palaces each, at most 8 rounds.",
        },
        yogi: OptionText {
            name: "Yogi and chips",
            about: "A chip gives a third action.",
        },
        neutral: OptionText {
            name: "Neutral palaces",
            about: "Unused colours take outer sites.",
        },
        auction: OptionText {
            name: "Auction",
            about: "Bid for the first characters.",
        },
        home: OptionText {
            name: "Home cities",
            about: "1 more point in your home city.",
        },
        several: OptionText {
            name: "Several characters",
            about: "Collect characters; needs the auction.",
        },
        secret_gold: OptionText {
            name: "Secret gold",
            about: "Only you see your gold.",
        },
    },
    hints: HINTS_ENGLISH,
};

/// The others, as those to whom something is paid.
fn to_others<'a>(seat: Seat, names: &Names<'a>) -> &'a str {
    only_other(seat, names).unwrap_or("everybody else")
}

impl Texts for English {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Mogul => "Mogul",
            Character::Trader => "Trader",
            Character::Sadhu => "Sadhu",
            Character::Monk => "Wandering Monk",
            Character::Builder => "Builder",
            Character::Artisan => "Artisan",
            Character::Yogi => "Yogi",
        }
    }

    fn dial(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Gold => "Gold",
            Dial::House => "House",
            Dial::TwoHouses => "Two houses",
            Dial::MoveHouse => "Move a house",
            Dial::Quarry => "Quarry",
            Dial::Palace => "Palace",
            Dial::PalaceAndHouse => "Palace + house",
            Dial::Order => "Scoring order",
            Dial::Character => "Character",
        }
    }

    fn dial_long(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Gold => "Take 2 gold",
            Dial::House => "Build a house",
            Dial::TwoHouses => "Build two houses",
            Dial::MoveHouse => "Move a house",
            Dial::Quarry => "Take 2 houses from the quarry",
            Dial::Palace => "Build a palace",
            Dial::PalaceAndHouse => "Build a palace and a house",
            Dial::Order => "Change the scoring order",
            Dial::Character => "Change character",
        }
    }

    fn ground(&self, ground: Ground) -> &'static str {
        match ground {
            Ground::Centre => "Central palace",
            Ground::Outer => "Outer palace",
        }
    }

    fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match stage {
            Stage::Choosing { seat } | Stage::Picking { seat } => {
                write!(out, "{} chooses", names.of(seat))
            }
            Stage::Bidding { seat, .. } => write!(out, "{} bids", names.of(seat)),
            Stage::Placing { seat } => write!(out, "{} builds", names.of(seat)),
            Stage::Planning { seat } => write!(out, "{} plans", names.of(seat)),
            Stage::Acting { seat } => write!(out, "{} plays", names.of(seat)),
            Stage::Replacing { victim, .. } => write!(out, "{} chooses", names.of(victim)),
            Stage::Giving { victim, .. } => write!(out, "{} gives", names.of(victim)),
            Stage::Over => out.write_str("Game over"),
        }
    }

    fn request(&self, stage: Stage) -> &'static str {
        match stage {
            Stage::Choosing { .. } | Stage::Picking { .. } => "Choose a character",
            Stage::Bidding { .. } => "Bid or pass",
            Stage::Placing { .. } => "Place a house",
            Stage::Planning { .. } => "Plan two actions",
            Stage::Acting { .. } => "Play your turn",
            Stage::Replacing { .. } => "Choose a new one",
            Stage::Giving { .. } => "Give a character",
            Stage::Over => "Game over",
        }
    }

    fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
        let noun = match (thing, number) {
            (Thing::Gold, _) => "gold",
            (Thing::House, 1) => "house",
            (Thing::House, _) => "houses",
            (Thing::Palace, 1) => "palace",
            (Thing::Palace, _) => "palaces",
            (Thing::Chip, 1) => "chip",
            (Thing::Chip, _) => "chips",
            (Thing::Point, 1) => "point",
            (Thing::Point, _) => "points",
        };
        write!(out, "{number} {noun}")
    }

    fn toll(&self, payer: Payer, to: &str, gold: Gold, out: &mut dyn Write) -> fmt::Result {
        match payer {
            Payer::Traveller(_) => write!(out, "{gold} gold to {to}"),
            Payer::Bank => write!(out, "{gold} gold from the bank to {to}"),
        }
    }

    fn undone(
        &self,
        seat: Seat,
        dial: Dial,
        times: u8,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        write!(
            out,
            "Not done: {} - {} gold to {}",
            self.dial(dial),
            compensation(times),
            to_others(seat, names)
        )
    }

    fn tell(&self, event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        tell::tell(event, names, out)
    }

    fn why(&self, why: Why, out: &mut dyn Write) -> fmt::Result {
        tell::why(why, out)
    }

    fn explain(&self, topic: Topic) -> &'static str {
        help::explain(topic)
    }

    fn lesson(&self, step: usize) -> &'static str {
        lesson::LESSON.get(step).copied().unwrap_or("")
    }
}
