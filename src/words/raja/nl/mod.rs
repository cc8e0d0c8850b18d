//! Raja in Dutch.

mod help;
mod lesson;
mod tell;

use super::{Labels, OptionText, OptionTexts, Texts, Thing, Topic, compensation, only_other};
use crate::games::raja::action::{Event, Ground, Payer, Why};
use crate::games::raja::data::{Character, Dial};
use crate::games::raja::state::{Gold, Stage};
use crate::kernel::notation::Names;
use crate::kernel::seat::{PerSeat, Seat};
use crate::words::face::HINTS_DUTCH;
use core::fmt::{self, Write};

/// The texts of Raja in Dutch.
#[derive(Clone, Copy, Debug)]
pub struct Dutch;

const LABELS: Labels = Labels {
    game: "Maharadja",
    about: "Zeven paleizen waar de maharadja komt.",
    players: PerSeat::new(["Zwart", "Rood", "Geel", "Blauw", "Groen"]),
    start: "Startlocatie",
    village: "Dorp",
    city: "Stad",
    palace_site: "Paleizentuin",
    home_city: "Thuisstad",
    maharaja: "Maharadja",
    architect: "Architect",
    track: "Stedenspoor",
    scored_now: "telling in deze ronde",
    scored_next: "telling volgende ronde",
    gold: "Goud",
    gold_hidden: "geheim",
    hand: "Huizen in voorraad",
    quarry: "Steengroeve",
    palaces: "Paleizen",
    palaces_left: "Paleizen over",
    chips: "Fiches",
    points: "Punten",
    characters: "Karakters",
    free_card: "vrij",
    round: "Ronde",
    last_round: "Laatste ronde",
    plan: "Plan",
    plan_hidden: "heeft gekozen",
    plan_missing: "nog geen plan",
    confirm_plan: "Plan bevestigen",
    end_turn: "Beurt beëindigen",
    all_done: "Alles gedaan",
    forgo: "Afzien",
    travel: "Reizen",
    no_toll: "kosteloos",
    spend_chip: "Fiche inzetten",
    builder_house: "Aannemer: huis",
    builder_move: "Aannemer: verplaatsen",
    swap: "Ruilen",
    entice: "Stelen",
    bid: "Bieden",
    pass: "Passen",
    highest_bid: "Hoogste bod",
    winning: "Einde van het spel",
    winner: "Winnaar",
    options: OptionTexts {
        short: OptionText {
            name: "Kort spel",
            about: "Elk 6 paleizen, hoogstens 8 ronden.",
        },
        yogi: OptionText {
            name: "Yogi en fiches",
            about: "Een fiche geeft een derde actie.",
        },
        neutral: OptionText {
            name: "Neutrale paleizen",
            about: "Vrije kleuren bezetten buitenvelden.",
        },
        auction: OptionText {
            name: "Veiling",
            about: "Bied op de eerste karakters.",
        },
        home: OptionText {
            name: "Thuissteden",
            about: "1 punt extra in je thuisstad.",
        },
        several: OptionText {
            name: "Meerdere karakters",
            about: "Verzamel karakters; met veiling.",
        },
        secret_gold: OptionText {
            name: "Geheim goud",
            about: "Alleen jij ziet je goud.",
        },
    },
    hints: HINTS_DUTCH,
};

/// The others, as those to whom something is paid.
fn to_others<'a>(seat: Seat, names: &Names<'a>) -> &'a str {
    only_other(seat, names).unwrap_or("alle anderen")
}

impl Texts for Dutch {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Mogul => "Grootvorst",
            Character::Trader => "Koopman",
            Character::Sadhu => "Priester",
            Character::Monk => "Zwerfmonnik",
            Character::Builder => "Aannemer",
            Character::Artisan => "Bouwmeester",
            Character::Yogi => "Yogi",
        }
    }

    fn dial(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Gold => "Goud",
            Dial::House => "Huis",
            Dial::TwoHouses => "Twee huizen",
            Dial::MoveHouse => "Huis verplaatsen",
            Dial::Quarry => "Steengroeve",
            Dial::Palace => "Paleis",
            Dial::PalaceAndHouse => "Paleis + huis",
            Dial::Order => "Volgorde",
            Dial::Character => "Karakterkaart",
        }
    }

    fn dial_long(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Gold => "2 goud nemen",
            Dial::House => "Een huis bouwen",
            Dial::TwoHouses => "Twee huizen bouwen",
            Dial::MoveHouse => "Een huis verplaatsen",
            Dial::Quarry => "2 huizen uit de steengroeve",
            Dial::Palace => "Een paleis bouwen",
            Dial::PalaceAndHouse => "Paleis en huis bouwen",
            Dial::Order => "Volgorde veranderen",
            Dial::Character => "Karakterkaart wisselen",
        }
    }

    fn ground(&self, ground: Ground) -> &'static str {
        match ground {
            Ground::Centre => "Centraal paleis",
            Ground::Outer => "Buitenpaleis",
        }
    }

    fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match stage {
            Stage::Choosing { seat } | Stage::Picking { seat } => {
                write!(out, "{} kiest", names.of(seat))
            }
            Stage::Bidding { seat, .. } => write!(out, "{} biedt", names.of(seat)),
            Stage::Placing { seat } => write!(out, "{} bouwt", names.of(seat)),
            Stage::Planning { seat } => write!(out, "{} plant", names.of(seat)),
            Stage::Acting { seat } => write!(out, "{} speelt", names.of(seat)),
            Stage::Replacing { victim, .. } => write!(out, "{} kiest", names.of(victim)),
            Stage::Giving { victim, .. } => write!(out, "{} geeft af", names.of(victim)),
            Stage::Over => out.write_str("Einde van het spel"),
        }
    }

    fn request(&self, stage: Stage) -> &'static str {
        match stage {
            Stage::Choosing { .. } | Stage::Picking { .. } => "Kies een karakter",
            Stage::Bidding { .. } => "Bied of pas",
            Stage::Placing { .. } => "Plaats een huis",
            Stage::Planning { .. } => "Kies twee acties",
            Stage::Acting { .. } => "Jij bent aan de beurt",
            Stage::Replacing { .. } => "Kies opnieuw",
            Stage::Giving { .. } => "Geef een karakter",
            Stage::Over => "Einde van het spel",
        }
    }

    fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
        let noun = match (thing, number) {
            (Thing::Gold, _) => "goud",
            (Thing::House, 1) => "huis",
            (Thing::House, _) => "huizen",
            (Thing::Palace, 1) => "paleis",
            (Thing::Palace, _) => "paleizen",
            (Thing::Chip, 1) => "fiche",
            (Thing::Chip, _) => "fiches",
            (Thing::Point, 1) => "punt",
            (Thing::Point, _) => "punten",
        };
        write!(out, "{number} {noun}")
    }

    fn toll(&self, payer: Payer, to: &str, gold: Gold, out: &mut dyn Write) -> fmt::Result {
        match payer {
            Payer::Traveller(_) => write!(out, "{gold} goud aan {to}"),
            Payer::Bank => write!(out, "{gold} goud van de bank aan {to}"),
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
            "Niet gedaan: {} - {} goud aan {}",
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
