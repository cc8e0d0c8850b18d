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
    Board, Colours, Counts, Faced, Ledger, OutcomeOf, Round, Scene, Subject, Teller, TitleCard,
    Weight, parts,
};
use crate::{
    games::maharaja::{
        Maharaja,
        action::FlagTask,
        data::{Character, City, Dial, Reward},
        event::Event,
    },
    kernel::seat::Seat,
    words::maharaja::Topic,
};
pub use place::Spot;
pub use scoring::Scoring;

/// The scene of a match of Maharaja.
pub type MaharajaScene<'a> = Scene<'a, Maharaja>;
/// What a key led to in Maharaja.
pub type MaharajaOutcome = OutcomeOf<Maharaja>;

/// Where the attention is.
pub type Focus = parts::focus::Focus<Spot, Dial, Page>;

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

impl Faced for Maharaja {
    type Focus = Focus;
    type Ceremony = Scoring;

    const CARD: &'static TitleCard = &TitleCard {
        name: |language| language.maharaja().labels().game,
        about: |language| language.maharaja().labels().about,
        paint: sign::paint,
        players: 1..=4,
        colours: Colours::FIVE,
        counts: Counts::Points(|language| language.maharaja().labels().prestige),
        topics: Topic::COUNT,
        topic: |number, language| {
            let (topic, texts) = (Topic::all().nth(number)?, language.maharaja());
            Some((texts.heading(topic), texts.explain(topic)))
        },
        lesson: lesson::LESSON,
    };

    const BOARD: Board<Self> = Board {
        begin: parts::steer::begin,
        steer: parts::steer::steer,
        follows: parts::steer::follows,
        paint: parts::paint,
        paint_board: parts::map::still,
        shows_held: true,
        paint_event: Some(parts::happened::paint),
        pages: &[
            turn::paint_players,
            |scene, canvas| track::paint(scene, None, canvas),
            |scene, canvas| cards::paint(scene, None, canvas),
            |scene, canvas| rewards::paint(scene, None, canvas),
            tiles::paint,
        ],
        hear: Scoring::hear,
        steps: |scoring| scoring.shares.len(),
        paint_ceremony: scoring::paint,
        paint_result: result::paint,
        // A score may fall below nothing, which the statistics do not know.
        count: |view, seat| u16::try_from(view.table.final_score(seat).total()).unwrap_or(0),
    };

    const TELLER: Teller<Self> = Teller {
        tell: |event, names, language, out| language.maharaja().tell(*event, names, out),
        weight,
        explain: |scene, focus, out| say::explain(scene, parts::steer::settled(scene, focus), out),
    };

    const SUBJECT: Option<Subject<Self>> = Some(about::SUBJECT);
    const RECKON: Option<fn(&mut Ledger, &Event)> = Some(reckon);
    const ROUND: Option<Round<Self>> = Some(parts::ride::round());
}

/// Hears what is paid and received in a turn.
fn reckon(ledger: &mut Ledger, event: &Event) {
    match *event {
        Event::TurnBegan { seat, .. } => *ledger = Ledger::of(seat),
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
        Event::TurnEnded { .. } => *ledger = Ledger::default(),
        _ => {}
    }
}

/// What an event is to a seat that was not looking: what is planned in secret, that turns come and go, and what happens before
/// everybody's eyes, at the beginning and when the Maharaja rides, is no news.
fn weight(event: &Event, seat: Seat) -> Weight {
    match *event {
        Event::CharacterTaken { from, .. } if from == Some(seat) => Weight::Loss,
        Event::CharacterChosen { .. }
        | Event::ShrinePlaced { .. }
        | Event::MaharajaMoved { .. }
        | Event::PlanConfirmed { .. }
        | Event::PlanMade { .. }
        | Event::TurnBegan { .. }
        | Event::AutomaBegan
        | Event::TurnEnded { .. } => Weight::Nothing,
        _ => Weight::News,
    }
}
