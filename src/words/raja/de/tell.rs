//! The log of Raja and the reasons why something is not allowed, in German.

use super::German;
use crate::games::raja::action::{Event, Ground, HouseTask, Moment, MoveTask, Payer, Why};
use crate::games::raja::data::{Character, Dial, FORGONE, GOLD_ACTION, HOUSE_COST, HOUSES_IN_HAND};
use crate::games::raja::state::Plan;
use crate::kernel::notation::Names;
use crate::words::place::de::{In, Lying, OutOf, To, ToStop};
use crate::words::raja::{Texts, Thing};
use core::fmt::{self, Display, Formatter, Write};

/// A character in the accusative.
struct Den(Character);

impl Display for Den {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        // The Mogul alone is declined: der Großfürst, den Großfürsten.
        let ending = if self.0 == Character::Mogul { "en" } else { "" };
        write!(out, "den {}{ending}", German.character(self.0))
    }
}

/// Both actions of a plan.
struct Both(Plan);

impl Display for Both {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let [one, other] = self.0.dials().map(|dial: Dial| German.dial(dial));
        if one == other {
            write!(out, "zweimal {one}")
        } else {
            write!(out, "{one}, {other}")
        }
    }
}

pub(super) fn tell(event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
    let name = |seat| names.of(seat);
    match event {
        Event::CharacterChosen { seat, character } => {
            write!(out, "{} wählt {}.", name(seat), Den(character))
        }
        Event::BidMade { seat, gold } => write!(out, "{} bietet {gold} Gold.", name(seat)),
        Event::Passed { seat } => write!(out, "{} passt.", name(seat)),
        Event::AuctionWon { seat, gold } => {
            write!(out, "{} erhält den Zuschlag, {gold} Gold.", name(seat))
        }
        Event::HousePlaced { seat, village } => {
            write!(out, "{} stellt ein Haus {}.", name(seat), To(village))
        }
        Event::HousesHandedOut => write!(out, "Alle erhalten {HOUSES_IN_HAND} Häuser."),
        Event::MaharajaMoved { city, place } => {
            write!(out, "Der Maharadscha reist nach {}", city.word())?;
            match place.number() {
                Some(number) => write!(out, "; das Stadtwappen kommt auf Feld {number}."),
                None => out.write_str("."),
            }
        }
        Event::LastRoundBegan => out.write_str("Das ist die letzte Runde."),
        Event::PlanConfirmed { seat } => write!(out, "{} hat geplant.", name(seat)),
        Event::TurnBegan { seat, plan } => {
            write!(out, "{} ist am Zug: {}.", name(seat), Both(plan))
        }
        Event::GoldTaken { seat } => write!(out, "{} nimmt {GOLD_ACTION} Gold.", name(seat)),
        Event::TraderPaid { seat } => write!(out, "{} erhält 1 Gold als Händler.", name(seat)),
        Event::ChipGained { seat } => {
            write!(out, "{} erhält einen Aktionschip als Yogi.", name(seat))
        }
        Event::HouseBuilt { seat, site, task } => {
            write!(out, "{} baut ein Haus {}", name(seat), In(site))?;
            match task {
                HouseTask::Builder => out.write_str(", kostenlos als Unternehmer."),
                HouseTask::House | HouseTask::TwoHouses | HouseTask::PalaceAndHouse => {
                    write!(out, ", {HOUSE_COST} Gold.")
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
                "{} versetzt ein Haus {} {}",
                name(seat),
                OutOf(from),
                To(to)
            )?;
            out.write_str(match task {
                MoveTask::Builder => " (Unternehmer).",
                MoveTask::MoveHouse => ".",
            })
        }
        Event::HousesTaken { seat, houses } => {
            write!(out, "{} nimmt ", name(seat))?;
            German.count(houses.into(), Thing::House, out)?;
            out.write_str(" aus dem Steinbruch.")
        }
        Event::PalaceBuilt {
            seat,
            city,
            ground,
            cost,
        } => {
            let palace = match ground {
                Ground::Centre => "den großen Palast",
                Ground::Outer => "einen Palast",
            };
            let city = city.word();
            write!(out, "{} baut {palace} in {city}, {cost} Gold.", name(seat))
        }
        Event::GovernorLowered { seat, city } => write!(
            out,
            "{} versetzt das Stadtwappen von {} um 2 Felder nach unten.",
            name(seat),
            city.word()
        ),
        Event::CharacterTaken {
            seat,
            character,
            from,
        } => {
            write!(out, "{} nimmt {}", name(seat), Den(character))?;
            match from {
                Some(from) => write!(out, " von {}.", name(from)),
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
            "{} nimmt {} von {} und gibt dafür {}.",
            name(seat),
            Den(want),
            name(with),
            Den(give)
        ),
        Event::Enticed { seat, from } => write!(
            out,
            "{} wirbt eine Person von {} ab.",
            name(seat),
            name(from)
        ),
        Event::CharacterGiven {
            from,
            to,
            character,
        } => write!(
            out,
            "{} gibt {} an {} ab.",
            name(from),
            Den(character),
            name(to)
        ),
        Event::ChipSpent { seat, dial } => write!(
            out,
            "{} setzt einen Aktionschip ein: {}.",
            name(seat),
            German.dial(dial)
        ),
        Event::Travelled { seat, to, .. } => write!(out, "{} reist {}.", name(seat), ToStop(to)),
        Event::TollPaid { payer, to, gold } => {
            let payer = match payer {
                Payer::Traveller(seat) => name(seat),
                Payer::Bank => "Die Bank",
            };
            write!(out, "{payer} zahlt {gold} Gold an {}.", name(to))
        }
        Event::Forgone { seat, dial } => write!(
            out,
            "{} verzichtet auf {}: {FORGONE} Gold an {}.",
            name(seat),
            German.dial(dial),
            super::to_others(seat, names)
        ),
        Event::CityScored { city } => write!(out, "{} wird gewertet.", city.word()),
        Event::Scored { seat, points, gold } => {
            write!(out, "{} hat ", name(seat))?;
            German.count(points.into(), Thing::Point, out)?;
            write!(out, " und erhält {gold} Gold.")
        }
        Event::MonopolyPaid { seat, gold } => {
            write!(out, "{} ist dort allein: {gold} Gold mehr.", name(seat))
        }
        Event::GameEnded => out.write_str("Das Spiel ist zu Ende."),
        // No line of their own: see `Texts::tell`.
        Event::PlanMade { .. } | Event::Compensated { .. } | Event::TurnEnded { .. } => Ok(()),
    }
}

pub(super) fn why(why: Why, out: &mut dyn Write) -> fmt::Result {
    match why {
        Why::GameOver => out.write_str("Das Spiel ist zu Ende."),
        Why::NotYourTurn => {
            out.write_str("Warte, bis du an der Reihe bist: Jetzt entscheidet jemand anderes.")
        }
        Why::NotNow { moment } => out.write_str(match moment {
            Moment::Choosing => "Personen werden zu Beginn gewählt, oder wenn dir deine genommen wurde.",
            Moment::Auction => "Geboten wird nur in einer Versteigerung.",
            Moment::Placing => "Die ersten Häuser werden vor der ersten Runde gesetzt.",
            Moment::Planning => "Geplant wird zu Beginn einer Runde.",
            Moment::Giving => "Eine Person gibst du ab, wenn jemand sie abwirbt.",
            Moment::Turn => "Das tust du in deinem Zug, nach dem Planen.",
        }),
        Why::AlreadyThere => out.write_str("Dein Architekt ist schon hier: Reise auf einem der Wege weiter."),
        Why::NotInThisVariant => {
            out.write_str("Das gehört zu einer Variante, die in diesem Spiel nicht gilt.")
        }
        Why::NotInPlay { character } => write!(
            out,
            "Der {} spielt nicht mit: Wähle eine andere Person.",
            German.character(character)
        ),
        Why::CharacterHeld { character } => write!(
            out,
            "Jemand hat {} schon: Wähle eine freie Person.",
            Den(character)
        ),
        Why::OwnCharacter { character } => write!(
            out,
            "Du hast {} selbst: Nimm eine andere Person.",
            Den(character)
        ),
        Why::NotYourCharacter { character } => write!(
            out,
            "Du hast {} nicht: Gib eine deiner eigenen Personen.",
            Den(character)
        ),
        Why::FreeCharactersLeft => {
            out.write_str("Solange eine Person frei ist, nimm eine freie.")
        }
        Why::NoFreeCharacters => {
            out.write_str("Keine Person ist frei: Tausche eine oder wirb eine ab.")
        }
        Why::NotMoreCharacters => {
            out.write_str("Abwerben kannst du nur bei jemandem, der mehr Personen hat als du.")
        }
        Why::NoSuchOpponent => out.write_str("Wähle jemand anderen in diesem Spiel."),
        Why::OpenerMustBid => {
            out.write_str("Du eröffnest diese Versteigerung: Biete, und sei es 0 Gold.")
        }
        Why::BidTooLow { least } => write!(out, "Biete mindestens {least} Gold."),
        Why::NotEnoughGold { needs, has } => {
            write!(out, "Du brauchst {needs} Gold und hast {has}.")
        }
        Why::NotPlanned { dial } => write!(
            out,
            "Nicht in deinem Plan: {}. Du kannst nur tun, was du geplant hast.",
            German.dial(dial)
        ),
        Why::AlreadyDone { dial } => write!(
            out,
            "{}: getan oder aufgegeben, davon ist in diesem Zug nichts übrig.",
            German.dial(dial)
        ),
        Why::OneMustBeInACity => out.write_str(
            "Von zwei Häusern darf nur eines in einem Dorf stehen: Baue das andere, wo dein Architekt ist.",
        ),
        Why::NoHouseInHand => {
            out.write_str("Du brauchst ein Haus im Vorrat: Der Steinbruch gibt dir neue.")
        }
        Why::VillageFull { village } => write!(
            out,
            "Kein Platz {}: 2 Häuser passen hinein, bei zwei Spielern 1.",
            In(village)
        ),
        Why::ArchitectElsewhere { city } => {
            write!(out, "Dein Architekt muss in {} sein.", city.word())
        }
        Why::NoHouseThere { site } => write!(
            out,
            "Du hast kein Haus {}: Wähle einen Ort, wo du eines hast.",
            In(site)
        ),
        Why::SamePlace => out.write_str("Versetze das Haus an einen anderen Ort."),
        Why::CardNotHeld { character } => write!(out, "Dafür brauchst du {}.", Den(character)),
        Why::AbilityUsed { character } => write!(
            out,
            "Der {} hilft einmal pro Zug, und das ist geschehen.",
            German.character(character)
        ),
        Why::QuarryEmpty => out.write_str(
            "Dein Steinbruch ist leer: Alle deine Häuser sind im Vorrat oder auf dem Spielplan.",
        ),
        Why::NoPalaceLeft => out.write_str("Du hast alle deine Paläste gebaut."),
        Why::NoSite { city, ground } => match ground {
            Ground::Centre => write!(
                out,
                "Die Mitte von {} ist besetzt: Baue außen oder in einer anderen Stadt.",
                city.word()
            ),
            Ground::Outer => write!(
                out,
                "Alle äußeren Felder von {} sind besetzt: Baue in der Mitte oder in einer anderen Stadt.",
                city.word()
            ),
        },
        Why::GovernorTooLow { city } => write!(
            out,
            "Ein Stadtwappen geht genau 2 Felder nach unten: {} liegt zu tief.",
            city.word()
        ),
        Why::NoChip => out.write_str("Du hast keinen Aktionschip: Der Yogi bringt einen pro Zug."),
        Why::ChipSpentAlready => {
            out.write_str("Du hast schon einen Aktionschip eingesetzt: nur einer pro Zug.")
        }
        Why::NoChipForCharacter => out.write_str(
            "Mit einem Chip lässt sich keine Person wechseln: Wähle eine andere Aktion.",
        ),
        Why::NoSuchRoad => out.write_str(
            "Von deinem Architekten führt kein Weg dorthin: Reise über einen Nachbarort.",
        ),
        Why::VillageEmpty { village } => write!(
            out,
            "Der Weg ist unterbrochen: Das Dorf {} braucht erst ein Haus.",
            Lying(village)
        ),
        Why::NothingToForgo { dial } => write!(
            out,
            "{}: Davon ist nichts mehr übrig, auf das du verzichten kannst.",
            German.dial(dial)
        ),
    }
}
