//! The log of Raja and the reasons why something is not allowed, in Dutch.

use super::Dutch;
use crate::games::raja::action::{Event, Ground, HouseTask, Moment, MoveTask, Payer, Why};
use crate::games::raja::data::{Character, Dial, FORGONE, GOLD_ACTION, HOUSE_COST, HOUSES_IN_HAND};
use crate::games::raja::state::Plan;
use crate::kernel::notation::Names;
use crate::words::place::nl::{At, Stop};
use crate::words::raja::{Texts, Thing};
use core::fmt::{self, Display, Formatter, Write};

/// A character with its article.
struct De(Character);

impl Display for De {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "de {}", Dutch.character(self.0))
    }
}

/// Both actions of a plan.
struct Both(Plan);

impl Display for Both {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let [one, other] = self.0.dials().map(|dial: Dial| Dutch.dial(dial));
        if one == other {
            write!(out, "twee keer {one}")
        } else {
            write!(out, "{one}, {other}")
        }
    }
}

pub(super) fn tell(event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
    let name = |seat| names.of(seat);
    match event {
        Event::CharacterChosen { seat, character } => {
            write!(out, "{} kiest {}.", name(seat), De(character))
        }
        Event::BidMade { seat, gold } => write!(out, "{} biedt {gold} goud.", name(seat)),
        Event::Passed { seat } => write!(out, "{} past.", name(seat)),
        Event::AuctionWon { seat, gold } => {
            write!(out, "{} wint de veiling, {gold} goud.", name(seat))
        }
        Event::HousePlaced { seat, village } => {
            write!(out, "{} plaatst een huis in {}.", name(seat), At(village))
        }
        Event::HousesHandedOut => write!(out, "Iedereen krijgt {HOUSES_IN_HAND} huizen."),
        Event::MaharajaMoved { city, place } => {
            write!(out, "De maharadja reist naar {}", city.word())?;
            match place.number() {
                Some(number) => write!(out, "; de gouverneur gaat naar veld {number}."),
                None => out.write_str("."),
            }
        }
        Event::LastRoundBegan => out.write_str("Dit is de laatste ronde."),
        Event::PlanConfirmed { seat } => write!(out, "{} heeft twee acties gekozen.", name(seat)),
        Event::TurnBegan { seat, plan } => {
            write!(out, "{} is aan de beurt: {}.", name(seat), Both(plan))
        }
        Event::GoldTaken { seat } => write!(out, "{} neemt {GOLD_ACTION} goud.", name(seat)),
        Event::TraderPaid { seat } => write!(out, "{} krijgt 1 goud als Koopman.", name(seat)),
        Event::ChipGained { seat } => write!(out, "{} krijgt een actiefiche als Yogi.", name(seat)),
        Event::HouseBuilt { seat, site, task } => {
            write!(out, "{} bouwt een huis in {}", name(seat), At(site))?;
            match task {
                HouseTask::Builder => out.write_str(", kosteloos als Aannemer."),
                HouseTask::House | HouseTask::TwoHouses | HouseTask::PalaceAndHouse => {
                    write!(out, ", {HOUSE_COST} goud.")
                }
            }
        }
        Event::HouseMoved {
            seat,
            from,
            to,
            task,
        } => {
            write!(
                out,
                "{} verplaatst een huis van {} naar {}",
                name(seat),
                At(from),
                At(to)
            )?;
            out.write_str(match task {
                MoveTask::Builder => " (Aannemer).",
                MoveTask::MoveHouse => ".",
            })
        }
        Event::HousesTaken { seat, houses } => {
            write!(out, "{} neemt ", name(seat))?;
            Dutch.count(houses.into(), Thing::House, out)?;
            out.write_str(" uit de steengroeve.")
        }
        Event::PalaceBuilt {
            seat,
            city,
            ground,
            cost,
        } => {
            let palace = match ground {
                Ground::Centre => "het centrale paleis",
                Ground::Outer => "een paleis",
            };
            let city = city.word();
            write!(out, "{} bouwt {palace} in {city}, {cost} goud.", name(seat))
        }
        Event::GovernorLowered { seat, city } => write!(
            out,
            "{} verplaatst de gouverneur van {} 2 velden naar beneden.",
            name(seat),
            city.word()
        ),
        Event::CharacterTaken {
            seat,
            character,
            from,
        } => {
            write!(out, "{} neemt {}", name(seat), De(character))?;
            match from {
                Some(from) => write!(out, " van {}.", name(from)),
                None => out.write_str("."),
            }
        }
        Event::Swapped {
            seat,
            want,
            give,
            with,
        } => write!(
            out,
            "{} neemt {} van {} en geeft daarvoor {}.",
            name(seat),
            De(want),
            name(with),
            De(give)
        ),
        Event::Enticed { seat, from } => {
            write!(
                out,
                "{} steelt een karakter van {}.",
                name(seat),
                name(from)
            )
        }
        Event::CharacterGiven {
            from,
            to,
            character,
        } => write!(
            out,
            "{} geeft {} aan {}.",
            name(from),
            De(character),
            name(to)
        ),
        Event::ChipSpent { seat, dial } => write!(
            out,
            "{} zet een actiefiche in: {}.",
            name(seat),
            Dutch.dial(dial)
        ),
        Event::Travelled { seat, to, .. } => {
            write!(out, "{} reist naar {}.", name(seat), Stop(to))
        }
        Event::TollPaid { payer, to, gold } => {
            let payer = match payer {
                Payer::Traveller(seat) => name(seat),
                Payer::Bank => "De bank",
            };
            write!(out, "{payer} betaalt {gold} goud aan {}.", name(to))
        }
        Event::Forgone { seat, dial } => write!(
            out,
            "{} ziet af van {}: {FORGONE} goud aan {}.",
            name(seat),
            Dutch.dial(dial),
            super::to_others(seat, names)
        ),
        Event::CityScored { city } => write!(out, "{} wordt geteld.", city.word()),
        Event::Scored { seat, points, gold } => {
            write!(out, "{} heeft ", name(seat))?;
            Dutch.count(points.into(), Thing::Point, out)?;
            write!(out, " en krijgt {gold} goud.")
        }
        Event::MonopolyPaid { seat, gold } => {
            write!(out, "{} is daar alleen: {gold} goud extra.", name(seat))
        }
        Event::GameEnded => out.write_str("Het spel is afgelopen."),
        // No line of their own: see `Texts::tell`.
        Event::PlanMade { .. } | Event::Compensated { .. } | Event::TurnEnded { .. } => Ok(()),
    }
}

pub(super) fn why(why: Why, out: &mut dyn Write) -> fmt::Result {
    match why {
        Why::GameOver => out.write_str("Het spel is afgelopen."),
        Why::NotYourTurn => out.write_str("Wacht op je beurt: nu beslist iemand anders."),
        Why::NotNow { moment } => out.write_str(match moment {
            Moment::Choosing => "Karakters kies je aan het begin, of als het jouwe is afgenomen.",
            Moment::Auction => "Bieden doe je alleen in een veiling.",
            Moment::Placing => "De eerste huizen plaats je voor de eerste ronde.",
            Moment::Planning => "Plannen maak je aan het begin van een ronde.",
            Moment::Giving => "Een karakter geef je als iemand het steelt.",
            Moment::Turn => "Dat doe je in je beurt, na het plannen.",
        }),
        Why::AlreadyThere => out.write_str("Je architect is hier al: reis verder over een van de wegen."),
        Why::NotInThisVariant => {
            out.write_str("Dit hoort bij een variant die in dit spel niet meedoet.")
        }
        Why::NotInPlay { character } => write!(
            out,
            "De {} doet niet mee: kies een ander karakter.",
            Dutch.character(character)
        ),
        Why::CharacterHeld { character } => write!(
            out,
            "Iemand heeft {} al: kies een vrij karakter.",
            De(character)
        ),
        Why::OwnCharacter { character } => write!(
            out,
            "Je hebt {} zelf: neem een ander karakter.",
            De(character)
        ),
        Why::NotYourCharacter { character } => write!(
            out,
            "Je hebt {} niet: geef een van je eigen karakters.",
            De(character)
        ),
        Why::FreeCharactersLeft => {
            out.write_str("Zolang er een karakter vrij is, neem je een vrij karakter.")
        }
        Why::NoFreeCharacters => {
            out.write_str("Er is geen karakter vrij: ruil er een of steel er een.")
        }
        Why::NotMoreCharacters => {
            out.write_str("Je kunt alleen stelen van iemand die meer karakters heeft dan jij.")
        }
        Why::NoSuchOpponent => out.write_str("Kies een andere speler in dit spel."),
        Why::OpenerMustBid => out.write_str("Jij opent deze veiling: bied, al is het 0 goud."),
        Why::BidTooLow { least } => write!(out, "Bied ten minste {least} goud."),
        Why::NotEnoughGold { needs, has } => {
            write!(out, "Je hebt {needs} goud nodig en hebt er {has}.")
        }
        Why::NotPlanned { dial } => write!(
            out,
            "Niet in je plan: {}. Je kunt alleen doen wat je gekozen hebt.",
            Dutch.dial(dial)
        ),
        Why::AlreadyDone { dial } => write!(
            out,
            "{}: gedaan of opgegeven, daar is deze beurt niets van over.",
            Dutch.dial(dial)
        ),
        Why::OneMustBeInACity => out.write_str(
            "Van twee huizen mag er maar één in een dorp staan: bouw het andere waar je architect is.",
        ),
        Why::NoHouseInHand => {
            out.write_str("Je hebt een huis in je voorraad nodig: de steengroeve geeft je nieuwe.")
        }
        Why::VillageFull { village } => write!(
            out,
            "Geen plaats in {}: er passen 2 huizen in, met twee spelers 1.",
            At(village)
        ),
        Why::ArchitectElsewhere { city } => {
            write!(out, "Je architect moet in {} zijn.", city.word())
        }
        Why::NoHouseThere { site } => write!(
            out,
            "Je hebt geen huis in {}: kies een plaats waar je er een hebt.",
            At(site)
        ),
        Why::SamePlace => out.write_str("Verplaats het huis naar een andere plaats."),
        Why::CardNotHeld { character } => {
            write!(out, "Hiervoor heb je {} nodig.", De(character))
        }
        Why::AbilityUsed { character } => write!(
            out,
            "De {} helpt één keer per beurt, en dat is gebeurd.",
            Dutch.character(character)
        ),
        Why::QuarryEmpty => out.write_str(
            "Je steengroeve is leeg: al je huizen zijn in je voorraad of op het bord.",
        ),
        Why::NoPalaceLeft => out.write_str("Je hebt al je paleizen gebouwd."),
        Why::NoSite { city, ground } => match ground {
            Ground::Centre => write!(
                out,
                "Het midden van {} is bezet: bouw eromheen of in een andere stad.",
                city.word()
            ),
            Ground::Outer => write!(
                out,
                "Alle buitenvelden van {} zijn bezet: bouw in het midden of in een andere stad.",
                city.word()
            ),
        },
        Why::GovernorTooLow { city } => write!(
            out,
            "Een gouverneur gaat precies 2 velden naar beneden: {} ligt te laag.",
            city.word()
        ),
        Why::NoChip => out.write_str("Je hebt geen actiefiche: de Yogi brengt er één per beurt."),
        Why::ChipSpentAlready => {
            out.write_str("Je hebt al een actiefiche ingezet: maar één per beurt.")
        }
        Why::NoChipForCharacter => out.write_str(
            "Met een fiche kun je geen karakterkaart wisselen: kies een andere actie.",
        ),
        Why::NoSuchRoad => out.write_str(
            "Vanaf je architect loopt daar geen weg heen: reis via een buurplaats.",
        ),
        Why::VillageEmpty { village } => write!(
            out,
            "De weg is onderbroken: {} heeft eerst een huis nodig.",
            At(village)
        ),
        Why::NothingToForgo { dial } => write!(
            out,
            "{}: er is niets meer over om van af te zien.",
            Dutch.dial(dial)
        ),
    }
}
