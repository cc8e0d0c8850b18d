//! Maharaja in Dutch.

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
use crate::words::face::HINTS_DUTCH;
use core::fmt::{self, Write};

/// The texts of Maharaja in Dutch.
#[derive(Clone, Copy, Debug)]
pub struct Dutch;

const LABELS: Labels = Labels {
    game: "Maharaja",
    about: "Godenbeelden waar de maharadja komt.",
    start: "Startlocatie",
    village: "Dorp",
    city: "Stad",
    statue: "Beeld",
    bonus_place: "Bonusplaats",
    shrine: "Schrijn",
    maharaja: "Maharadja",
    maharani: "Maharani",
    priest: "Priester",
    brahmabot: "Brahmabot",
    track: "Vlaggenspoor",
    scored_now: "telling in deze ronde",
    scored_next: "telling volgende ronde",
    coins: "Munten",
    prestige: "Prestige",
    prestige_short: "PP",
    worship: "Aanbidding",
    tableau: "Schrijnen bij de hand",
    supply: "Schrijnen in voorraad",
    statues: "Beelden",
    markers: "Actiefiches",
    maharani_markers: "Maharanifiches",
    characters: "Karakters",
    character: "Karakter",
    on_display: "in het aanbod",
    used: "gebruikt",
    round: "Ronde",
    last_round: "Laatste ronde",
    plan_hidden: "heeft gekozen",
    plan_missing: "nog geen plan",
    confirm_plan: "Plan bevestigen",
    end_turn: "Beurt beëindigen",
    not_done: "Niet gedaan",
    leave_rest: "De rest laten",
    travel: "Reizen",
    no_toll: "gratis",
    spend_marker: "Fiche inzetten",
    rewards: "Beloningen",
    pay_coin: "1 munt voor 1 PP",
    lay_maharani: "Fiche leggen",
    scoring: "Stadstelling",
    rank: "Rang",
    tiles: "Brahmabots tegels",
    tile_hidden: "gedekt",
    way: "Brahmabots reis",
    level: "Niveau",
    final_collected: "Verzameld",
    final_cities: "Steden",
    total: "Totaal",
    winning: "Einde van het spel",
    winner: "Winnaar",
    options: OptionTexts {
        first_game: OptionText {
            name: "Eerste karakters",
            about: "Zeven makkelijke karakters, met vier.",
        },
        first_rank: OptionText {
            name: "Prestige voor eerste",
            about: "De eerste rang krijgt 1 PP extra.",
        },
        weak_outer: OptionText {
            name: "Zwakke beelden",
            about: "Buitenbeelden geven bij tellingen 1 AP.",
        },
        dear_statues: OptionText {
            name: "Dure beelden",
            about: "Een beeld kost overal 12 munten.",
        },
        display_only: OptionText {
            name: "Veilige karakters",
            about: "Niemand kan het jouwe afnemen.",
        },
        final_tile: OptionText {
            name: "Eindtelling",
            about: "Wat steden aan het eind geven.",
        },
        solo: OptionText {
            name: "Brahmabot",
            about: "Speel alleen tegen hem.",
        },
    },
    hints: HINTS_DUTCH,
};

impl Texts for Dutch {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn character(&self, character: Character) -> &'static str {
        match character {
            Character::Plain => "Altijd als eerste",
            Character::ShrineGift => "Schrijncadeau",
            Character::Exchange => "Wisselen",
            Character::MarkerTrade => "Fiche voor 1 PP",
            Character::StrongPriest => "Sterke priester",
            Character::PrestigeGift => "Prestigecadeau",
            Character::ShrinePairs => "Schrijnparen",
            Character::EverPresent => "Altijd aanwezig",
            Character::FreeTravel => "Gratis reizen",
            Character::FlagMover => "Vlaggendrager",
            Character::MorePrestige => "Meer prestige",
            Character::BuildAnywhere => "Bouwt overal",
            Character::SupplyBuilder => "Bouwt uit voorraad",
            Character::MarkerGift => "Fichecadeau",
            Character::CheapStatues => "Goedkope beelden",
            Character::DoubleReward => "Dubbele beloning",
        }
    }

    fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::None => "geen vaardigheid",
            Kind::Once => "één keer per ronde",
            Kind::Lasting => "altijd",
            Kind::Scoring => "bij een telling",
        }
    }

    fn dial(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Statue => "Beeld",
            Dial::Shrine => "Schrijn",
            Dial::StatueAndShrine => "Beeld + schrijn",
            Dial::TwoShrines => "Twee schrijnen",
            Dial::Coins => "3 munten",
            Dial::Supply => "Schrijnen halen",
            Dial::Prestige => "2 PP kopen",
            Dial::Character => "Karakter",
            Dial::Flag => "Vlag",
        }
    }

    fn dial_long(&self, dial: Dial) -> &'static str {
        match dial {
            Dial::Statue => "Een beeld goedkoper bouwen",
            Dial::Shrine => "Gratis een schrijn bouwen",
            Dial::StatueAndShrine => "Beeld en schrijn bouwen",
            Dial::TwoShrines => "Twee schrijnen bouwen",
            Dial::Coins => "3 munten nemen",
            Dial::Supply => "2 schrijnen halen",
            Dial::Prestige => "2 PP voor 3 munten",
            Dial::Character => "Karakter wisselen",
            Dial::Flag => "Vlag verplaatsen",
        }
    }

    fn reward(&self, reward: Reward) -> &'static str {
        match reward {
            Reward::Coins => "3 munten",
            Reward::Shrines => "3 schrijnen",
            Reward::PrestigeAndCoin => "1 PP + 1 munt",
            Reward::OthersPay => "Anderen betalen 2",
            Reward::Prestige => "2 PP",
            Reward::UpToThree => "Munten voor PP",
            Reward::FreeShrine => "Gratis schrijn",
            Reward::Maharani => "Maharani",
        }
    }

    fn place(&self, place: Place) -> &'static str {
        match place {
            Place::Centre => "Midden",
            Place::Upper => "Bovenste bonusplaats",
            Place::Lower => "Onderste bonusplaats",
            Place::Outer => "Buitenplaats",
        }
    }

    fn bonus(&self, bonus: Bonus) -> &'static str {
        match bonus {
            Bonus::Marker => "1 actiefiche",
            Bonus::Coins => "2 munten",
            Bonus::Prestige => "1 PP",
            Bonus::Shrine => "1 schrijn",
        }
    }

    fn final_tile(&self, tile: Option<FinalTile>) -> &'static OptionText {
        match tile {
            None => &OptionText {
                name: "gewoon",
                about: "Meeste AP in een stad: 2 PP, gedeeld 1.",
            },
            Some(FinalTile::Majority) => &OptionText {
                name: "meerderheid",
                about: "Meeste AP in een stad: 3 PP, gedeeld 2.",
            },
            Some(FinalTile::Presence) => &OptionText {
                name: "aanwezig",
                about: "1 PP per stad waar je hebt gebouwd.",
            },
            Some(FinalTile::Roads) => &OptionText {
                name: "wegen",
                about: "2 PP per weg, schrijnen in 2 dorpen.",
            },
            Some(FinalTile::Statues) => &OptionText {
                name: "beelden",
                about: "2 PP per stad met 2 beelden van jou.",
            },
            Some(FinalTile::Supply) => &OptionText {
                name: "voorraad",
                about: "-1 PP per schrijn nog in de voorraad.",
            },
        }
    }

    fn level(&self, level: Option<Level>) -> &'static OptionText {
        match level {
            None => &OptionText {
                name: "uit",
                about: "Er spelen er twee tot vier.",
            },
            Some(Level::Easy) => &OptionText {
                name: "makkelijk",
                about: "Hij heeft 4 schrijnen, 0 munten, 2 PP.",
            },
            Some(Level::Normal) => &OptionText {
                name: "normaal",
                about: "Hij heeft 6 schrijnen, 2 munten, 3 PP.",
            },
            Some(Level::Hard) => &OptionText {
                name: "moeilijk",
                about: "Hij heeft 8 schrijnen, 4 munten, 4 PP.",
            },
        }
    }

    fn exchange(&self, way: Exchange) -> &'static str {
        match way {
            Exchange::CoinsForPrestige => "2 munten voor 1 PP",
            Exchange::PrestigeForCoins => "1 PP voor 2 munten",
        }
    }

    fn begun(&self, begun: Begun) -> &'static str {
        match begun {
            Begun::StatueLeft => "het beeld ontbreekt",
            Begun::ShrineLeft => "de schrijn ontbreekt",
            Begun::SecondShrineLeft => "één schrijn ontbreekt",
            Begun::CityShrineLeft => "nog één in een stad",
        }
    }

    fn slot(&self, slot: Slot) -> &'static str {
        match slot {
            Slot::Left => "links",
            Slot::Middle => "midden",
            Slot::Right => "rechts",
        }
    }

    fn order(&self, order: Order) -> &'static str {
        match order {
            Order::StatueMaharaja => "Beeld: maharadja",
            Order::ShrineMaharaja => "Schrijn: maharadja",
            Order::StatueLeftmost => "Beeld: eerste vlag",
            Order::StatueCentre => "Beeld: vrij midden",
            Order::StatueSecond => "Beeld: net tweede",
        }
    }

    fn reason(&self, reason: Reason, out: &mut dyn Write) -> fmt::Result {
        tell::reason(reason, out)
    }

    fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match stage {
            Stage::Choosing { seat } | Stage::Rewarding { seat } => {
                write!(out, "{} kiest", names.of(seat))
            }
            Stage::Replacing { victim, .. } => write!(out, "{} kiest", names.of(victim)),
            Stage::Placing { seat } => write!(out, "{} bouwt", names.of(seat)),
            Stage::Planning { seat } => write!(out, "{} plant", names.of(seat)),
            Stage::Acting { seat } => write!(out, "{} speelt", names.of(seat)),
            Stage::Automa { .. } => write!(out, "{} speelt", names.of(BRAHMABOT)),
            Stage::Applying { seat, .. } => write!(out, "Beloning: {}", names.of(seat)),
            Stage::Over => out.write_str("Einde van het spel"),
        }
    }

    fn request(&self, stage: Stage) -> &'static str {
        match stage {
            Stage::Choosing { .. } => "Kies een karakter",
            Stage::Placing { .. } => "Plaats een schrijn",
            Stage::Planning { .. } => "Kies twee acties",
            Stage::Acting { .. } => "Jij bent aan de beurt",
            Stage::Replacing { .. } => "Kies opnieuw",
            Stage::Automa { .. } => "Brahmabot speelt",
            Stage::Rewarding { .. } => "Kies een beloning",
            Stage::Applying { reward, .. } => match reward {
                Reward::UpToThree => "Betaal munten voor PP",
                Reward::FreeShrine => "Bouw een schrijn",
                Reward::Maharani => "Leg de fiche",
                _ => "Gebruik de beloning",
            },
            Stage::Over => "Einde van het spel",
        }
    }

    fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
        let noun = match (thing, number) {
            (Thing::Coin, 1) => "munt",
            (Thing::Coin, _) => "munten",
            (Thing::Prestige, _) => "PP",
            (Thing::Worship, _) => "AP",
            (Thing::Shrine, 1) => "schrijn",
            (Thing::Shrine, _) => "schrijnen",
            (Thing::Statue, 1) => "beeld",
            (Thing::Statue, _) => "beelden",
            (Thing::Marker, 1) => "fiche",
            (Thing::Marker, _) => "fiches",
            (Thing::City, 1) => "stad",
            (Thing::City, _) => "steden",
        };
        write!(out, "{number} {noun}")
    }

    fn toll(&self, to: &str, coins: Coins, out: &mut dyn Write) -> fmt::Result {
        self.count(coins.0, Thing::Coin, out)?;
        write!(out, " aan {to}")
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
