//! The log of Raja and the reasons why something is not allowed, in English.

use super::English;
use crate::games::raja::action::{Event, Ground, HouseTask, Moment, MoveTask, Payer, Why};
use crate::games::raja::data::{Character, Dial, FORGONE, GOLD_ACTION, HOUSE_COST, HOUSES_IN_HAND};
use crate::games::raja::state::Plan;
use crate::kernel::notation::Names;
use crate::words::place::en::{At, Stop};
use crate::words::raja::{Texts, Thing};
use core::fmt::{self, Display, Formatter, Write};

/// A character with its article.
struct The(Character);

impl Display for The {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "the {}", English.character(self.0))
    }
}

/// Both actions of a plan.
struct Both(Plan);

impl Display for Both {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let [one, other] = self.0.dials().map(|dial: Dial| English.dial(dial));
        if one == other {
            write!(out, "{one}, twice")
        } else {
            write!(out, "{one}, {other}")
        }
    }
}

pub(super) fn tell(event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
    let name = |seat| names.of(seat);
    match event {
        Event::CharacterChosen { seat, character } => {
            write!(out, "{} chooses {}.", name(seat), The(character))
        }
        Event::BidMade { seat, gold } => write!(out, "{} bids {gold} gold.", name(seat)),
        Event::Passed { seat } => write!(out, "{} passes.", name(seat)),
        Event::AuctionWon { seat, gold } => {
            write!(out, "{} wins the auction, {gold} gold.", name(seat))
        }
        Event::HousePlaced { seat, village } => {
            write!(out, "{} places a house in {}.", name(seat), At(village))
        }
        Event::HousesHandedOut => write!(out, "Everybody gets {HOUSES_IN_HAND} houses."),
        Event::MaharajaMoved { city, place } => {
            write!(out, "The Maharaja goes to {}", city.word())?;
            match place.number() {
                Some(number) => write!(out, "; its governor goes up to box {number}."),
                None => out.write_str("."),
            }
        }
        Event::LastRoundBegan => out.write_str("This round is the last."),
        Event::PlanConfirmed { seat } => write!(out, "{} has planned.", name(seat)),
        Event::TurnBegan { seat, plan } => write!(out, "{}'s turn: {}.", name(seat), Both(plan)),
        Event::GoldTaken { seat } => write!(out, "{} takes {GOLD_ACTION} gold.", name(seat)),
        Event::TraderPaid { seat } => write!(out, "{} gets 1 gold as Trader.", name(seat)),
        Event::ChipGained { seat } => write!(out, "{} gets a chip as Yogi.", name(seat)),
        Event::HouseBuilt { seat, site, task } => {
            write!(out, "{} builds a house in {}", name(seat), At(site))?;
            match task {
                HouseTask::Builder => out.write_str(", free as Builder."),
                HouseTask::House | HouseTask::TwoHouses | HouseTask::PalaceAndHouse => {
                    write!(out, ", {HOUSE_COST} gold.")
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
                "{} moves a house from {} to {}",
                name(seat),
                At(from),
                At(to)
            )?;
            out.write_str(match task {
                MoveTask::Builder => " (Builder).",
                MoveTask::MoveHouse => ".",
            })
        }
        Event::HousesTaken { seat, houses } => {
            write!(out, "{} takes ", name(seat))?;
            English.count(houses.into(), Thing::House, out)?;
            out.write_str(" from the quarry.")
        }
        Event::PalaceBuilt {
            seat,
            city,
            ground,
            cost,
        } => {
            let palace = match ground {
                Ground::Centre => "the central palace",
                Ground::Outer => "a palace",
            };
            let city = city.word();
            write!(
                out,
                "{} builds {palace} in {city}, {cost} gold.",
                name(seat)
            )
        }
        Event::GovernorLowered { seat, city } => write!(
            out,
            "{} moves the governor of {} 2 boxes down.",
            name(seat),
            city.word()
        ),
        Event::CharacterTaken {
            seat,
            character,
            from,
        } => {
            write!(out, "{} takes {}", name(seat), The(character))?;
            match from {
                Some(from) => write!(out, " from {}.", name(from)),
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
            "{} takes {} from {} in return for {}.",
            name(seat),
            The(want),
            name(with),
            The(give)
        ),
        Event::Enticed { seat, from } => write!(
            out,
            "{} entices a character away from {}.",
            name(seat),
            name(from)
        ),
        Event::CharacterGiven {
            from,
            to,
            character,
        } => write!(out, "{} gives {} {}.", name(from), name(to), The(character)),
        Event::ChipSpent { seat, dial } => {
            write!(out, "{} spends a chip: {}.", name(seat), English.dial(dial))
        }
        Event::Travelled { seat, to, .. } => write!(out, "{} travels to {}.", name(seat), Stop(to)),
        Event::TollPaid { payer, to, gold } => {
            let payer = match payer {
                Payer::Traveller(seat) => name(seat),
                Payer::Bank => "The bank",
            };
            write!(out, "{payer} pays {gold} gold to {}.", name(to))
        }
        Event::Forgone { seat, dial } => write!(
            out,
            "{} gives up {}: {FORGONE} gold to {}.",
            name(seat),
            English.dial(dial),
            super::to_others(seat, names)
        ),
        Event::CityScored { city } => write!(out, "{} is scored.", city.word()),
        Event::Scored { seat, points, gold } => {
            write!(out, "{} has ", name(seat))?;
            English.count(points.into(), Thing::Point, out)?;
            write!(out, " and gets {gold} gold.")
        }
        Event::MonopolyPaid { seat, gold } => {
            write!(out, "{} is alone there: {gold} gold more.", name(seat))
        }
        Event::GameEnded => out.write_str("The game is over."),
        // No line of their own: see `Texts::tell`.
        Event::PlanMade { .. } | Event::Compensated { .. } | Event::TurnEnded { .. } => Ok(()),
    }
}

pub(super) fn why(why: Why, out: &mut dyn Write) -> fmt::Result {
    match why {
        Why::GameOver => out.write_str("The game is over."),
        Why::NotYourTurn => out.write_str("Wait for your turn: somebody else decides now."),
        Why::NotNow { moment } => out.write_str(match moment {
            Moment::Choosing => "Characters are chosen at the start, or when yours was taken.",
            Moment::Auction => "Bids are made in an auction only.",
            Moment::Placing => "The first houses are placed before the first round.",
            Moment::Planning => "Plans are made at the beginning of a round.",
            Moment::Giving => "A character is given when somebody entices it away.",
            Moment::Turn => "This is done in your turn, after the plans.",
        }),
        Why::AlreadyThere => out.write_str("Your architect is here already: travel on by a road."),
        Why::NotInThisVariant => {
            out.write_str("This belongs to a variant that is switched off in this game.")
        }
        Why::NotInPlay { character } => write!(
            out,
            "The {} is not in play: choose another character.",
            English.character(character)
        ),
        Why::CharacterHeld { character } => write!(
            out,
            "Somebody holds {} already: choose a free character.",
            The(character)
        ),
        Why::OwnCharacter { character } => write!(
            out,
            "You hold {} yourself: take another character.",
            The(character)
        ),
        Why::NotYourCharacter { character } => write!(
            out,
            "You do not hold {}: give one of your own characters.",
            The(character)
        ),
        Why::FreeCharactersLeft => {
            out.write_str("As long as a character is free, take a free one.")
        }
        Why::NoFreeCharacters => {
            out.write_str("No character is free: swap one, or entice one away.")
        }
        Why::NotMoreCharacters => {
            out.write_str("You can entice only a player who has more characters than you.")
        }
        Why::NoSuchOpponent => out.write_str("Choose another player of this game."),
        Why::OpenerMustBid => out.write_str("You open this auction: bid, if only 0 gold."),
        Why::BidTooLow { least } => write!(out, "Bid at least {least} gold."),
        Why::NotEnoughGold { needs, has } => {
            write!(out, "You need {needs} gold and have {has}.")
        }
        Why::NotPlanned { dial } => write!(
            out,
            "Not in your plan: {}. You can do only what you planned.",
            English.dial(dial)
        ),
        Why::AlreadyDone { dial } => write!(
            out,
            "{}: done or given up, nothing of it is left in this turn.",
            English.dial(dial)
        ),
        Why::OneMustBeInACity => out.write_str(
            "Only one of two houses may stand in a village: build the other where your architect is.",
        ),
        Why::NoHouseInHand => {
            out.write_str("You need a house in hand: the quarry gives you more.")
        }
        Why::VillageFull { village } => write!(
            out,
            "There is no room in {}: 2 houses fit in, with two players 1.",
            At(village)
        ),
        Why::ArchitectElsewhere { city } => {
            write!(out, "Your architect must be in {}.", city.word())
        }
        Why::NoHouseThere { site } => write!(
            out,
            "You have no house in {}: choose a place where you have one.",
            At(site)
        ),
        Why::SamePlace => out.write_str("Move the house to another place."),
        Why::CardNotHeld { character } => write!(out, "You need {} for this.", The(character)),
        Why::AbilityUsed { character } => write!(
            out,
            "The {} helps once a turn, and has done so.",
            English.character(character)
        ),
        Why::QuarryEmpty => out.write_str(
            "Your quarry is empty: all your houses are in hand or on the board.",
        ),
        Why::NoPalaceLeft => out.write_str("You have built all your palaces."),
        Why::NoSite { city, ground } => match ground {
            Ground::Centre => write!(
                out,
                "The centre of {} is taken: build on an outer site or in another city.",
                city.word()
            ),
            Ground::Outer => write!(
                out,
                "All outer sites of {} are taken: build in the centre or in another city.",
                city.word()
            ),
        },
        Why::GovernorTooLow { city } => write!(
            out,
            "A governor moves exactly 2 boxes down: {} lies too low.",
            city.word()
        ),
        Why::NoChip => out.write_str("You have no chip: the Yogi brings one a turn."),
        Why::ChipSpentAlready => out.write_str("You have spent a chip: only one a turn."),
        Why::NoChipForCharacter => {
            out.write_str("A chip is not for changing character: choose another action.")
        }
        Why::NoSuchRoad => {
            out.write_str("No road leads there from your architect: travel by way of a neighbouring place.")
        }
        Why::VillageEmpty { village } => write!(
            out,
            "The road is closed: {} needs a house first.",
            At(village)
        ),
        Why::NothingToForgo { dial } => write!(
            out,
            "Nothing is left to give up of {}.",
            English.dial(dial)
        ),
    }
}
