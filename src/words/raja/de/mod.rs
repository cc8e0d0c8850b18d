//! Raja in German.

mod help;
mod lesson;
mod tell;

use super::{Labels, OptionText, OptionTexts, Texts, Thing, Topic, compensation, only_other};
use crate::games::raja::action::{Event, Ground, Payer, Why};
use crate::games::raja::data::{Character, Dial};
use crate::games::raja::state::{Gold, Stage};
use crate::kernel::notation::Names;
use crate::kernel::seat::{PerSeat, Seat};
use crate::words::face::HINTS_GERMAN;
use core::fmt::{self, Write};

/// The texts of Raja in German.
#[derive(Clone, Copy, Debug)]
pub struct German;

const LABELS: Labels = Labels {
    game: "Raja",
    about: "Sieben Paläste, wo der Maharadscha ist.",
    players: PerSeat::new(["Schwarz", "Rot", "Gelb", "Blau", "Grün"]),
    start: "Startort",
    village: "Dorf",
    city: "Stadt",
    palace_site: "Palastplatz",
    home_city: "Heimatstadt",
    maharaja: "Maharadscha",
    architect: "Architekt",
    track: "Wertungsleiste",
    scored_now: "Wertung in dieser Runde",
    scored_next: "Wertung nächste Runde",
    gold: "Gold",
    gold_hidden: "geheim",
    hand: "Häuser im Vorrat",
    quarry: "Steinbruch",
    palaces: "Paläste",
    palaces_left: "Paläste übrig",
    chips: "Chips",
    points: "Punkte",
    characters: "Personen",
    free_card: "frei",
    round: "Runde",
    last_round: "Letzte Runde",
    plan: "Plan",
    plan_hidden: "hat geplant",
    plan_missing: "noch kein Plan",
    confirm_plan: "Plan bestätigen",
    end_turn: "Zug beenden",
    all_done: "Alles getan",
    forgo: "Verzichten",
    travel: "Reisen",
    no_toll: "kostenlos",
    spend_chip: "Chip einsetzen",
    builder_house: "Unternehmer: Haus",
    builder_move: "Unternehmer: versetzen",
    swap: "Tauschen",
    entice: "Abwerben",
    bid: "Bieten",
    pass: "Passen",
    highest_bid: "Höchstes Gebot",
    winning: "Spielende",
    winner: "Es gewinnt",
    options: OptionTexts {
        short: OptionText {
            name: "Kurzes Spiel",
            about: "Je 6 Paläste, höchstens 8 Runden.",
        },
        yogi: OptionText {
            name: "Yogi und Chips",
            about: "Ein Chip bringt eine dritte Aktion.",
        },
        neutral: OptionText {
            name: "Neutrale Paläste",
            about: "Freie Farben belegen äußere Felder.",
        },
        auction: OptionText {
            name: "Versteigerung",
            about: "Biete um die ersten Personen.",
        },
        home: OptionText {
            name: "Heimatstädte",
            about: "1 Punkt mehr in der Heimatstadt.",
        },
        several: OptionText {
            name: "Mehrere Personen",
            about: "Sammle Personen; mit Versteigerung.",
        },
        secret_gold: OptionText {
            name: "Geheimes Gold",
            about: "Nur du siehst dein Gold.",
        },
    },
    hints: HINTS_GERMAN,
};

/// The others, as those to whom something is paid.
fn to_others<'a>(seat: Seat, names: &Names<'a>) -> &'a str {
    only_other(seat, names).unwrap_or("alle anderen")
}

impl Texts for German {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Mogul => "Großfürst",
            Character::Trader => "Händler",
            Character::Sadhu => "Priester",
            Character::Monk => "Wanderer",
            Character::Builder => "Unternehmer",
            Character::Artisan => "Baumeister",
            Character::Yogi => "Yogi",
        }
    }

    fn dial(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Gold => "Gold",
            Dial::House => "Haus",
            Dial::TwoHouses => "2 Häuser",
            Dial::MoveHouse => "Haus versetzen",
            Dial::Quarry => "Steinbruch",
            Dial::Palace => "Palast",
            Dial::PalaceAndHouse => "Palast + Haus",
            Dial::Order => "Reihenfolge",
            Dial::Character => "Personenkarte",
        }
    }

    fn dial_long(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Gold => "2 Gold nehmen",
            Dial::House => "Ein Haus bauen",
            Dial::TwoHouses => "Zwei Häuser bauen",
            Dial::MoveHouse => "Ein Haus versetzen",
            Dial::Quarry => "2 Häuser aus dem Steinbruch",
            Dial::Palace => "Einen Palast bauen",
            Dial::PalaceAndHouse => "Palast und Haus bauen",
            Dial::Order => "Wertungsreihenfolge ändern",
            Dial::Character => "Personenkarte wechseln",
        }
    }

    fn ground(&self, ground: Ground) -> &'static str {
        match ground {
            Ground::Centre => "Großer Palast",
            Ground::Outer => "Kleiner Palast",
        }
    }

    fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match stage {
            Stage::Choosing { seat } | Stage::Picking { seat } => {
                write!(out, "{} wählt", names.of(seat))
            }
            Stage::Bidding { seat, .. } => write!(out, "{} bietet", names.of(seat)),
            Stage::Placing { seat } => write!(out, "{} baut", names.of(seat)),
            Stage::Planning { seat } => write!(out, "{} plant", names.of(seat)),
            Stage::Acting { seat } => write!(out, "{} ist am Zug", names.of(seat)),
            Stage::Replacing { victim, .. } => write!(out, "{} wählt", names.of(victim)),
            Stage::Giving { victim, .. } => write!(out, "{} gibt ab", names.of(victim)),
            Stage::Over => out.write_str("Spielende"),
        }
    }

    fn request(&self, stage: Stage) -> &'static str {
        match stage {
            Stage::Choosing { .. } | Stage::Picking { .. } => "Wähle eine Person",
            Stage::Bidding { .. } => "Biete oder passe",
            Stage::Placing { .. } => "Setze ein Haus",
            Stage::Planning { .. } => "Plane zwei Aktionen",
            Stage::Acting { .. } => "Du bist am Zug",
            Stage::Replacing { .. } => "Wähle neu",
            Stage::Giving { .. } => "Gib eine Person ab",
            Stage::Over => "Spielende",
        }
    }

    fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
        let noun = match (thing, number) {
            (Thing::Gold, _) => "Gold",
            (Thing::House, 1) => "Haus",
            (Thing::House, _) => "Häuser",
            (Thing::Palace, 1) => "Palast",
            (Thing::Palace, _) => "Paläste",
            (Thing::Chip, 1) => "Chip",
            (Thing::Chip, _) => "Chips",
            (Thing::Point, 1) => "Punkt",
            (Thing::Point, _) => "Punkte",
        };
        write!(out, "{number} {noun}")
    }

    fn toll(&self, payer: Payer, to: &str, gold: Gold, out: &mut dyn Write) -> fmt::Result {
        match payer {
            Payer::Traveller(_) => write!(out, "{gold} Gold an {to}"),
            Payer::Bank => write!(out, "{gold} Gold von der Bank an {to}"),
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
            "Nicht getan: {} - {} Gold an {}",
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
