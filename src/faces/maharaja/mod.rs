//! The face of Maharaja: the map, the dial, the track, the characters, the rewards and the scoring.
//!
//! A turn is played on the map: A on a place opens what can be done there, with its price; the last row shows the turn
//! as a whole, with the abilities. It reads the view and asks the judge; it does not know the state, nor anybody's
//! secrets.

mod about;
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
mod rewards;
mod road;
mod say;
mod scoring;
mod sign;
mod steer;
mod tiles;
mod track;
mod turn;
mod variants;

pub use super::parts::dial::Hands;
use super::{
    Ledger, Weight,
    parts::{self, alike::road_face},
};
use crate::{
    games::maharaja::{
        Maharaja,
        action::FlagTask,
        data::{Character, City, Dial, Reward},
        event::Event,
    },
    kernel::seat::Seat,
};
pub use place::MapPlace;
pub use scoring::Scoring;

/// A page that only Maharaja has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// On the track.
    Track {
        /// The flag in focus.
        at: City,
        /// What it is moved for.
        task: FlagTask,
    },
    /// On the characters.
    Cards {
        /// The tile in focus.
        at: Character,
    },
    /// On what to do with a Maharani marker and a character.
    Lay {
        /// The character.
        at: Character,
        /// The row in focus.
        row: u8,
    },
    /// On the reward tiles.
    Rewards {
        /// The tile in focus.
        at: Reward,
    },
    /// On a reward that asks how often.
    Effect {
        /// The row in focus.
        row: u8,
    },
}

road_face! {
    Maharaja of 2020 in maharaja as MaharajaScene: 1..=4, prestige;
    // A score may fall below nothing, which the statistics do not know.
    |view, seat| u16::try_from(view.table.final_score(seat).total()).unwrap_or(0);
    and pages [
        |scene, canvas| rewards::paint(scene, None, canvas),
        tiles::paint,
    ]
}

/// What an event of this game alone is to a seat that was not looking.
const fn weight(event: &Event, _seat: Seat) -> Weight {
    match event {
        Event::ShrinePlaced { .. } | Event::AutomaBegan => Weight::Nothing,
        _ => Weight::News,
    }
}

/// Hears what is paid and received in a turn.
fn reckon(ledger: &mut Ledger, event: &Event) {
    match *event {
        Event::CoinsReceived { seat, coins, .. } => ledger.receive(seat, coins.0),
        Event::CoinsPaid { seat, coins, .. } => ledger.pay(seat, coins.0),
        Event::StatueBuilt { seat, cost, .. } | Event::ShrineBuilt { seat, cost, .. } => {
            ledger.pay(seat, cost.0);
        }
        Event::TollPaid { payer, to, coins } => {
            if let Some(seat) = payer {
                ledger.pay(seat, coins.0);
            }
            ledger.receive(to, coins.0);
        }
        _ => {}
    }
}
