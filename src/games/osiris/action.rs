//! What players decide in Osiris, what happens then, and why something is not allowed: one row each.
//!
//! Saves hold actions by the position of their rows: new ones go to the end, none is ever moved. It does not know when an
//! action is allowed.

use super::data::{Carrier, City, Colour, God};
use super::place::{Field, Place};
use crate::kernel::event;
use crate::kernel::id::named_id;
use crate::kernel::notation::{Misread, Names, Words};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::{Term, reasons, terms, vocabulary};
use core::fmt::{self, Write};
use serde::{Deserialize, Serialize};

/// Calls out what happens.
pub type Crier<'a> = event::Crier<'a, Event>;

named_id!(
    /// Ruling 10: what the stone of a cleared blockade is for.
    Freed {
        /// It joins this move.
        Joins = "joins",
        /// It rests in the city until the next turn.
        Rests = "rests",
    }
);

named_id!(
    /// When an action is done.
    Moment {
        /// Before the first round.
        Placing = "when followers are placed",
        /// Before a priest has moved.
        Choosing = "at the beginning of the turn",
        /// While a priest moves.
        Marching = "while a priest moves",
        /// After a fight was won.
        Exchanging = "for the winner of a fight",
        /// After a fight was lost.
        Showing = "for the loser of a fight",
        /// After a priest has moved.
        Following = "at the end of the turn",
    }
);

terms! {
    named Colour: "a colour (beige, russet, yellow, brown)";
    named City: "a city";
    named God: "a god";
    named Freed: "joins or rests";
    named Moment: "a moment";
}

impl Term for Field {
    fn write(&self, _: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn read(words: &mut Words<'_>, _: &Names<'_>) -> Result<Self, Misread> {
        let mut ahead = *words;
        let field = ahead.word().and_then(|word| {
            let mut letters = word.chars();
            let ring = letters.next()?;
            Self::named(ring, letters.as_str().parse().ok()?)
        });
        let field =
            field.ok_or_else(|| words.misread("a field a0 to a11, b0 to b7 or c0 to c3"))?;
        *words = ahead;
        Ok(field)
    }
}

impl Term for Place {
    fn write(&self, _: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn read(words: &mut Words<'_>, names: &Names<'_>) -> Result<Self, Misread> {
        if words.phrase("summit") {
            return Ok(Self::SUMMIT);
        }
        if let Ok(field) = Field::read(words, names) {
            return Ok(Self::field(field));
        }
        let city = City::read(words, names);
        city.map(Self::city)
            .map_err(|_| words.misread("a city, a field a0 to c3, or summit"))
    }
}

impl Term for Carrier {
    fn write(&self, _: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn read(words: &mut Words<'_>, names: &Names<'_>) -> Result<Self, Misread> {
        if words.phrase("tip") {
            return Ok(Self::Tip);
        }
        let city = City::read(words, names);
        city.map(Self::Priest)
            .map_err(|_| words.misread("the city of a priest, or tip"))
    }
}

vocabulary! {
    /// One decision of one player.
    #[derive(Serialize, Deserialize)]
    pub enum Action: "an action" {
        /// Place a follower before the first turn (§4).
        Place { god: God, colour: Colour } = ["place " colour " on " god],
        /// Move a priest one step (§5a); the first step of a turn chooses the priest.
        Step { to: Place, priest: City } = ["move " priest " to " to],
        /// Clear the blockade above a priest and climb there (§7).
        WayOut { field: Field, priest: City, stone: Freed } = ["free " field " for " priest ", stone " stone],
        /// Make the last stone a blockade (§5b).
        Block { field: Field } = ["block " field],
        /// Leave the last stone at home, for no step can use it (ruling 3).
        LeaveStone = ["leave stone"],
        /// Move no priest, for none can move (ruling 9).
        Pass = ["pass"],
        /// Exchange the gods of the two who fought (§5c).
        Exchange = ["exchange gods"],
        /// Leave the gods as they are (§5c).
        KeepGods = ["keep gods"],
        /// Say that both gods were looked at (ruling 14).
        Seen = ["seen"],
        /// Move a follower to another temple (§5d).
        MoveFollower { from: God, to: God, colour: Colour } = ["move " colour " from " from " to " to],
        /// End the turn without moving a follower (§5d).
        EndTurn = ["end turn"],
    }
}

reasons! {
    /// The action belongs to another moment.
    NotNow { moment: Moment } = ["not now: only " moment],
    /// The additional rule is switched off.
    NotInThisVariant = ["not in this variant"],
    /// The followers or priests of this colour are not the player's.
    NotYourColour { colour: Colour } = ["not your colour: " colour],
    /// All followers of this colour are placed.
    AllPlaced { colour: Colour } = ["all followers are placed: " colour],
    /// A temple takes three followers of a colour.
    TempleFull { god: God, colour: Colour } = ["temple full: three " colour " on " god],
    /// No follower of this colour stands in the temple.
    NoFollower { god: God, colour: Colour } = ["no follower there: " colour " on " god],
    /// A follower moves to another temple.
    SameTemple = ["same temple"],
    /// Another priest is on the way: one priest a turn.
    AnotherMoves { priest: City } = ["one priest a turn: " priest " moves"],
    /// The city has no stones: its priest cannot move.
    NoStones { priest: City } = ["no stones in " priest],
    /// No step leads from there to here.
    NotBeside { from: Place, to: Place } = ["no step from " from " to " to],
    /// A priest enters no city but the own one.
    StrangeCity { city: City } = ["strange city: " city],
    /// A step up or down takes two stones.
    TwoStones { priest: City } = ["two stones for a step up or down: not in " priest],
    /// Priests of one player never share a field.
    OwnPriest { priest: City } = ["own priest there: " priest],
    /// A blockade is lifted from the side alone.
    Blockade { field: Field } = ["blockade, only from the side: " field],
    /// A priest can still move.
    CanMove { priest: City } = ["a step is possible: " priest],
    /// The field is not above the priest.
    NotAbove { priest: City, field: Field } = ["not above " priest ", " field],
    /// The field has no blockade.
    NoBlockade { field: Field } = ["no blockade on " field],
    /// Only the last single stone can be a blockade, after a step.
    NotLastStone = ["not the last single stone after a step"],
    /// The field is taken.
    Taken { field: Field } = ["field taken: " field],
}

vocabulary! {
    /// What happened.
    pub enum Event {
        /// A player placed a follower.
        FollowerPlaced { seat: Seat, colour: Colour, god: God },
        /// A round began, after which the end is near.
        RoundAnnounced { round: u8 },
        /// A priest took a step.
        Stepped { priest: City, from: Place, to: Place },
        /// A priest lifted a blockade; the stone rests in the city.
        BlockadeLifted { priest: City, field: Field },
        /// A player without a step cleared a blockade for a priest, and climbed there.
        WayOutTaken { priest: City, field: Field, stone: Freed },
        /// A player set a blockade.
        Blocked { seat: Seat, priest: City, field: Field },
        /// The last stone stayed in the city.
        StoneLeft { priest: City },
        /// A player could not move.
        Passed { seat: Seat },
        /// Two priests fought on a field, and the beaten one, a player's, went home.
        Fought { priest: City, stander: City, winner: City, field: Field, beaten: Option<Seat> },
        /// A player looked at a god; told to that player alone.
        GodSeen { seat: Seat, priest: City, god: God },
        /// The winner exchanged the gods, with this player's priest.
        GodsExchanged { winner: City, loser: City, with: Option<Seat> },
        /// The winner left the gods as they were.
        GodsKept { winner: City, loser: City },
        /// Used stones were sown from a city.
        Sown { from: City, stones: u8 },
        /// A player's city rebelled: seven stones were sown from it.
        Rebelled { city: City, seat: Option<Seat> },
        /// A player moved a follower.
        FollowerMoved { seat: Seat, colour: Colour, from: God, to: God },
        /// A turn was over.
        TurnEnded { seat: Seat },
        /// A priest mounted the throne, and the god came to light.
        Crowned { priest: City, god: God },
        /// The vassal mounted the throne, and the tip's god came to light.
        VassalCrowned { god: God },
        /// The game was over.
        GameEnded,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::id::Id;
    use crate::kernel::notation::Sentence;
    use crate::kernel::seat::Seats;

    #[test]
    fn whoever_carries_a_disc_is_written_and_read() {
        let names = Names::plain(Seats::ONE);
        for carrier in Carrier::all() {
            let mut text = Sentence::default();
            carrier.write(&names, &mut text).unwrap();
            let mut words = Words::of(text.as_str());
            assert_eq!(Carrier::read(&mut words, &names), Ok(carrier));
            assert!(words.is_empty());
        }
    }
}
