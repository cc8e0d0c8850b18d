//! The face of Raja: the map, the dial, the track, the cards, the auction and the scoring.
//!
//! A turn is played on the map: A on a place opens what can be done there, with its price; the last row shows the turn
//! as a whole. It reads the view and asks the judge; it does not know the state, nor anybody's secrets.

mod about;
mod auction;
mod bar;
mod cards;
mod city;
mod deed;
#[cfg(test)]
mod fits;
mod lesson;
mod map;
mod pieces;
mod place;
mod result;
mod road;
mod say;
mod scoring;
mod sign;
mod steer;
mod track;
mod turn;
mod variants;

pub use super::parts::dial::Hands;
use super::{
    Ledger, Weight,
    parts::{self, alike::road_face},
};
use crate::{
    games::raja::{
        Raja,
        action::{Event, HouseTask, MoveTask, Payer},
        data::{Character, City, Dial, GOLD_ACTION, HOUSE_COST, Site, TRADER_GOLD},
        state::Gold,
    },
    kernel::seat::Seat,
};
pub use place::MapPlace;
pub use scoring::Scoring;

/// A page that only Raja has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// On the map, with a house taken up.
    MoveTo {
        /// Where the house stands.
        from: Site,
        /// What it is moved for.
        task: MoveTask,
        /// The place in focus.
        place: MapPlace,
    },
    /// On the track.
    Track {
        /// The governor in focus.
        at: City,
    },
    /// On the characters.
    Cards {
        /// The card in focus.
        at: Character,
    },
    /// On the ways to get a card from another player.
    Deal {
        /// The card.
        want: Character,
        /// The row in focus.
        row: u8,
    },
    /// On a bid.
    Auction {
        /// The bid.
        gold: Gold,
        /// What is in focus.
        at: Lot,
    },
}

/// What is in focus in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lot {
    /// A card to be won, to read what it does.
    Card(Character),
    /// The bid.
    Bid,
    /// Passing.
    Pass,
}

road_face! {
    Raja of 2004 in raja as RajaScene: 2..=5, gold;
    |view, seat| view.gold[seat].map_or(0, |gold| gold.0)
}

/// What an event of this game alone is to a seat that was not looking.
fn weight(event: &Event, seat: Seat) -> Weight {
    match *event {
        Event::CharacterGiven { from, .. } if from == seat => Weight::Loss,
        Event::Swapped { with, .. } if with == seat => Weight::Loss,
        Event::BidMade { .. }
        | Event::Passed { .. }
        | Event::AuctionWon { .. }
        | Event::HousePlaced { .. }
        | Event::HousesHandedOut => Weight::Nothing,
        _ => Weight::News,
    }
}

/// Hears what is paid and received in a turn.
fn reckon(ledger: &mut Ledger, event: &Event) {
    match *event {
        Event::GoldTaken { seat } => ledger.receive(seat, GOLD_ACTION),
        Event::TraderPaid { seat } => ledger.receive(seat, TRADER_GOLD),
        Event::Compensated { seat, gold } => ledger.receive(seat, gold.0),
        // Ruling 10: the Builder's house is free.
        Event::HouseBuilt { seat, task, .. } if task != HouseTask::Builder => {
            ledger.pay(seat, HOUSE_COST);
        }
        Event::PalaceBuilt { seat, cost, .. } => ledger.pay(seat, cost.0),
        Event::TollPaid { payer, to, gold } => {
            if let Payer::Traveller(seat) = payer {
                ledger.pay(seat, gold.0);
            }
            ledger.receive(to, gold.0);
        }
        _ => {}
    }
}
