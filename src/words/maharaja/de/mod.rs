//! Maharaja in German.

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
use crate::words::face::HINTS_GERMAN;
use core::fmt::{self, Write};

/// The texts of Maharaja in German.
#[derive(Clone, Copy, Debug)]
pub struct German;

const LABELS: Labels = Labels {
    game: "Maharaja",
    about: "Götterstatuen, wo der Maharadscha ist.",
    start: "Startort",
    village: "Dorf",
    city: "Stadt",
    statue: "Statue",
    bonus_place: "Bonusplatz",
    shrine: "Schrein",
    maharaja: "Maharadscha",
    maharani: "Maharani",
    priest: "Priester",
    brahmabot: "Brahmabot",
    track: "Flaggenleiste",
    scored_now: "Wertung in dieser Runde",
    scored_next: "Wertung nächste Runde",
    coins: "Münzen",
    prestige: "Prestige",
    prestige_short: "PP",
    worship: "Anbetung",
    tableau: "Schreine griffbereit",
    supply: "Schreine im Vorrat",
    statues: "Statuen",
    markers: "Aktionsmarker",
    maharani_markers: "Maharani-Marker",
    characters: "Charaktere",
    character: "Charakter",
    on_display: "in der Auslage",
    used: "genutzt",
    round: "Runde",
    last_round: "Letzte Runde",
    plan_hidden: "hat geplant",
    plan_missing: "noch kein Plan",
    confirm_plan: "Plan bestätigen",
    end_turn: "Zug beenden",
    not_done: "Nicht getan",
    leave_rest: "Rest lassen",
    travel: "Reisen",
    no_toll: "kostenlos",
    spend_marker: "Marker einsetzen",
    rewards: "Belohnungen",
    pay_coin: "1 Münze für 1 PP",
    lay_maharani: "Marker legen",
    scoring: "Stadtwertung",
    rank: "Rang",
    tiles: "Brahmabots Plättchen",
    tile_hidden: "verdeckt",
    way: "Brahmabots Reise",
    level: "Stufe",
    final_collected: "Gesammelt",
    final_cities: "Städte",
    total: "Summe",
    winning: "Spielende",
    winner: "Es gewinnt",
    options: OptionTexts {
        first_game: OptionText {
            name: "Erste Charaktere",
            about: "Sieben leichte Charaktere, zu viert.",
        },
        first_rank: OptionText {
            name: "Prestige für Erste",
            about: "Der erste Rang bringt 1 PP dazu.",
        },
        weak_outer: OptionText {
            name: "Schwache Statuen",
            about: "Äußere zählen bei Wertungen nur 1 AP.",
        },
        dear_statues: OptionText {
            name: "Teure Statuen",
            about: "Eine Statue kostet überall 12 Münzen.",
        },
        display_only: OptionText {
            name: "Sichere Charaktere",
            about: "Niemand kann dir deinen nehmen.",
        },
        final_tile: OptionText {
            name: "Schlusswertung",
            about: "Was Städte am Ende bringen.",
        },
        solo: OptionText {
            name: "Brahmabot",
            about: "Spiele allein gegen ihn.",
        },
    },
    hints: HINTS_GERMAN,
};

impl Texts for German {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Plain => "Immer zuerst",
            Character::ShrineGift => "Schreingeschenk",
            Character::Exchange => "Umtausch",
            Character::MarkerTrade => "Marker für 1 PP",
            Character::StrongPriest => "Starker Priester",
            Character::PrestigeGift => "Prestigegeschenk",
            Character::ShrinePairs => "Schreinpaare",
            Character::EverPresent => "Immer dabei",
            Character::FreeTravel => "Freie Reise",
            Character::FlagMover => "Flaggenträger",
            Character::MorePrestige => "Mehr Prestige",
            Character::BuildAnywhere => "Baut überall",
            Character::SupplyBuilder => "Bau aus dem Vorrat",
            Character::MarkerGift => "Markergeschenk",
            Character::CheapStatues => "Günstige Statuen",
            Character::DoubleReward => "Doppelte Belohnung",
        }
    }

    fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::None => "keine Fähigkeit",
            Kind::Once => "einmal pro Runde",
            Kind::Lasting => "immer",
            Kind::Scoring => "bei Wertungen",
        }
    }

    fn dial(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Statue => "Statue",
            Dial::Shrine => "Schrein",
            Dial::StatueAndShrine => "Statue + Schrein",
            Dial::TwoShrines => "2 Schreine",
            Dial::Coins => "3 Münzen",
            Dial::Supply => "Schreine holen",
            Dial::Prestige => "2 PP kaufen",
            Dial::Character => "Charakter",
            Dial::Flag => "Flagge",
        }
    }

    fn dial_long(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Statue => "Eine Statue billiger bauen",
            Dial::Shrine => "Einen Schrein gratis bauen",
            Dial::StatueAndShrine => "Statue und Schrein bauen",
            Dial::TwoShrines => "Zwei Schreine bauen",
            Dial::Coins => "3 Münzen holen",
            Dial::Supply => "2 Schreine holen",
            Dial::Prestige => "2 PP für 3 Münzen",
            Dial::Character => "Charakter wechseln",
            Dial::Flag => "Flagge versetzen",
        }
    }

    fn reward(&self, reward: Reward) -> &'static str {
        match reward {
            Reward::Coins => "3 Münzen",
            Reward::Shrines => "3 Schreine",
            Reward::PrestigeAndCoin => "1 PP + 1 Münze",
            Reward::OthersPay => "Andere zahlen 2",
            Reward::Prestige => "2 PP",
            Reward::UpToThree => "Münzen für PP",
            Reward::FreeShrine => "Kostenloser Schrein",
            Reward::Maharani => "Maharani",
        }
    }

    fn place(&self, place: Place) -> &'static str {
        match place {
            Place::Centre => "Mitte",
            Place::Upper => "Oberer Bonusplatz",
            Place::Lower => "Unterer Bonusplatz",
            Place::Outer => "Äußerer Platz",
        }
    }

    fn bonus(&self, bonus: Bonus) -> &'static str {
        match bonus {
            Bonus::Marker => "1 Aktionsmarker",
            Bonus::Coins => "2 Münzen",
            Bonus::Prestige => "1 PP",
            Bonus::Shrine => "1 Schrein",
        }
    }

    fn final_tile(&self, tile: Option<FinalTile>) -> &'static OptionText {
        match tile {
            None => &OptionText {
                name: "üblich",
                about: "Meiste AP in einer Stadt: 2 PP, geteilt 1.",
            },
            Some(FinalTile::Majority) => &OptionText {
                name: "Mehrheiten",
                about: "Meiste AP in einer Stadt: 3 PP, geteilt 2.",
            },
            Some(FinalTile::Presence) => &OptionText {
                name: "Präsenz",
                about: "1 PP je Stadt, in der du gebaut hast.",
            },
            Some(FinalTile::Roads) => &OptionText {
                name: "Wege",
                about: "2 PP je Weg mit Schreinen in 2 Dörfern.",
            },
            Some(FinalTile::Statues) => &OptionText {
                name: "Statuen",
                about: "2 PP je Stadt mit 2 deiner Statuen.",
            },
            Some(FinalTile::Supply) => &OptionText {
                name: "Vorrat",
                about: "Je Schrein, der im Vorrat bleibt: -1 PP.",
            },
        }
    }

    fn level(&self, level: Option<Level>) -> &'static OptionText {
        match level {
            None => &OptionText {
                name: "aus",
                about: "Es spielen zwei bis vier.",
            },
            Some(Level::Easy) => &OptionText {
                name: "leicht",
                about: "Er hat 4 Schreine, 0 Münzen, 2 PP.",
            },
            Some(Level::Normal) => &OptionText {
                name: "normal",
                about: "Er hat 6 Schreine, 2 Münzen, 3 PP.",
            },
            Some(Level::Hard) => &OptionText {
                name: "schwer",
                about: "Er hat 8 Schreine, 4 Münzen, 4 PP.",
            },
        }
    }

    fn exchange(&self, way: Exchange) -> &'static str {
        match way {
            Exchange::CoinsForPrestige => "2 Münzen für 1 PP",
            Exchange::PrestigeForCoins => "1 PP für 2 Münzen",
        }
    }

    fn begun(&self, begun: Begun) -> &'static str {
        match begun {
            Begun::StatueLeft => "die Statue fehlt noch",
            Begun::ShrineLeft => "der Schrein fehlt noch",
            Begun::SecondShrineLeft => "ein Schrein fehlt noch",
            Begun::CityShrineLeft => "ein Stadtschrein fehlt",
        }
    }

    fn slot(&self, slot: Slot) -> &'static str {
        match slot {
            Slot::Left => "links",
            Slot::Middle => "Mitte",
            Slot::Right => "rechts",
        }
    }

    fn order(&self, order: Order) -> &'static str {
        match order {
            Order::StatueMaharaja => "Statue: Maharadscha",
            Order::ShrineMaharaja => "Schrein: Maharadscha",
            Order::StatueLeftmost => "Statue: erste Flagge",
            Order::StatueCentre => "Statue: freie Mitte",
            Order::StatueSecond => "Statue: knapp Zweiter",
        }
    }

    fn reason(&self, reason: Reason, out: &mut dyn Write) -> fmt::Result {
        tell::reason(reason, out)
    }

    fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match stage {
            Stage::Choosing { seat } | Stage::Rewarding { seat } => {
                write!(out, "{} wählt", names.of(seat))
            }
            Stage::Replacing { victim, .. } => write!(out, "{} wählt", names.of(victim)),
            Stage::Placing { seat } => write!(out, "{} baut", names.of(seat)),
            Stage::Planning { seat } => write!(out, "{} plant", names.of(seat)),
            Stage::Acting { seat } => write!(out, "{} ist am Zug", names.of(seat)),
            Stage::Automa { .. } => write!(out, "{} ist am Zug", names.of(BRAHMABOT)),
            Stage::Applying { seat, .. } => write!(out, "{} wird belohnt", names.of(seat)),
            Stage::Over => out.write_str("Spielende"),
        }
    }

    fn request(&self, stage: Stage) -> &'static str {
        match stage {
            Stage::Choosing { .. } => "Wähle einen Charakter",
            Stage::Placing { .. } => "Setze einen Schrein",
            Stage::Planning { .. } => "Plane zwei Aktionen",
            Stage::Acting { .. } => "Du bist am Zug",
            Stage::Replacing { .. } => "Wähle neu",
            Stage::Automa { .. } => "Brahmabot spielt",
            Stage::Rewarding { .. } => "Wähle die Belohnung",
            Stage::Applying { reward, .. } => match reward {
                Reward::UpToThree => "Zahle Münzen für PP",
                Reward::FreeShrine => "Baue einen Schrein",
                Reward::Maharani => "Lege den Marker",
                _ => "Nutze die Belohnung",
            },
            Stage::Over => "Spielende",
        }
    }

    fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
        let noun = match (thing, number) {
            (Thing::Coin, 1) => "Münze",
            (Thing::Coin, _) => "Münzen",
            (Thing::Prestige, _) => "PP",
            (Thing::Worship, _) => "AP",
            (Thing::Shrine, 1) => "Schrein",
            (Thing::Shrine, _) => "Schreine",
            (Thing::Statue, 1) => "Statue",
            (Thing::Statue, _) => "Statuen",
            (Thing::Marker, _) => "Marker",
            (Thing::City, 1) => "Stadt",
            (Thing::City, _) => "Städte",
        };
        write!(out, "{number} {noun}")
    }

    fn toll(&self, to: &str, coins: Coins, out: &mut dyn Write) -> fmt::Result {
        self.count(coins.0, Thing::Coin, out)?;
        write!(out, " an {to}")
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
