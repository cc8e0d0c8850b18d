//! The state of a match of Osiris: what lies on the table, and what lies face down.
//!
//! What everybody sees is one part (`Table`), the gods on the discs and what each player can rule out lie outside of it; so
//! nothing secret can slip into a view by being forgotten. It answers simple questions about pieces and does not know
//! what is allowed.

use super::data::{
    ALL_FIELDS, ALL_GODS, City, CitySet, Colour, ColourSet, DiscSet, FOLLOWERS, FieldSet, God,
    GodSet, PerCity, PerColour, PerDisc, PlaceSet, STONES, colours_of, owner_of,
};
use super::place::{Field, Place};
use crate::kernel::id::{Id, Per, named_id};
use crate::kernel::seat::{PerSeat, Seat};
use crate::kernel::verbs::table;
use serde::{Deserialize, Serialize};

/// §7: the additional rules, each its own switch; both are on unless the players say otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// A city that receives its seventh stone rebels.
    pub rebellion: bool,
    /// A player who cannot move may clear a blockade above a priest and climb there.
    pub way_out: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rebellion: true,
            way_out: true,
        }
    }
}

/// The followers of one colour, counted in binary: a temple takes three of a colour at most, so two digits are enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Followers {
    /// Temples with one or three.
    ones: GodSet,
    /// Temples with two or three.
    twos: GodSet,
}

impl Followers {
    /// How many stand in a temple.
    #[must_use]
    #[inline]
    pub fn at(self, god: God) -> u8 {
        u8::from(self.ones.contains(god)) + 2 * u8::from(self.twos.contains(god))
    }

    /// How many stand anywhere.
    #[must_use]
    #[inline]
    pub fn placed(self) -> u8 {
        // At most 39.
        (self.ones.len() + 2 * self.twos.len()) as u8
    }

    /// The temples with at least one.
    #[must_use]
    #[inline]
    pub fn present(self) -> GodSet {
        self.ones.union(self.twos)
    }

    /// The temples that take one more.
    #[must_use]
    #[inline]
    pub fn room(self) -> GodSet {
        ALL_GODS.minus(self.ones.both(self.twos))
    }

    /// Puts one into a temple that has room.
    #[inline]
    pub(super) fn put(&mut self, god: God) {
        if self.at(god) == 1 {
            self.ones.remove(god);
            self.twos.insert(god);
        } else {
            self.ones.insert(god);
        }
    }

    /// Takes one out of a temple that has one.
    #[inline]
    pub(super) fn take(&mut self, god: God) {
        if self.at(god) == 2 {
            self.twos.remove(god);
            self.ones.insert(god);
        } else {
            self.ones.remove(god);
        }
    }
}

/// A priest on the way: how far the stones of the city have been used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct March {
    /// Who moves.
    pub priest: City,
    /// Stones of the city that can still be used in this turn; lifted and resting ones are not among them.
    pub left: u8,
    /// Stones of the city that are used, and will be sown.
    pub used: u8,
}

/// Two priests on one field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// The one who came.
    pub march: March,
    /// The one who stood there.
    pub stander: City,
    /// Whether the one who came has won.
    pub won: bool,
}

impl Fight {
    /// The priest who has won.
    #[must_use]
    pub const fn winner(&self) -> City {
        if self.won {
            self.march.priest
        } else {
            self.stander
        }
    }

    /// The priest who is beaten.
    #[must_use]
    pub const fn loser(&self) -> City {
        if self.won {
            self.stander
        } else {
            self.march.priest
        }
    }
}

named_id!(
    /// How a match ended.
    Ending {
        /// §6a: a priest stands on the summit.
        Summit = "summit",
        /// §6b: all fields round the summit are blocked.
        Blocked = "blocked",
        /// Ruling 13: nobody could move for a whole round, or round 100 was over.
        Endless = "endless",
    }
);

/// What is decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// §4: followers are placed, one after the other.
    Placing,
    /// §5a: the player chooses a priest and takes the first step, or passes.
    Choosing,
    /// §5a: the priest goes on, or the last stone becomes a blockade.
    Marching(March),
    /// §5c: the winner of a fight looks at both gods in private, and decides on the exchange.
    Exchanging(Fight),
    /// Ruling 14: the loser looks at both gods in private.
    Showing(Fight),
    /// §5d: the player may move a follower.
    Following,
    /// §6: the game is over.
    Over(Ending),
}

table! {
    /// All that everybody sees.
    pub struct Table {
        /// In whose turn we are; when the game is over, whose turn was the last.
        pub active: Seat,
        /// What is decided now.
        pub stage: Stage,
        /// The round, from 1; 0 while followers are placed.
        pub round: u8,
        /// How many players in a row have passed.
        pub passes: u8,
        /// Where the priests stand; a priest out of the game stays at home.
        pub priests: PerCity<Place>,
        /// Stones in the cities, used and resting ones included until they are sown.
        pub stones: PerCity<u8>,
        /// Fields with a blockade.
        pub blockades: FieldSet,
        /// Followers in the temples.
        pub followers: PerColour<Followers>,
        /// The discs each player has looked at. That somebody looked is no secret, what was seen is.
        pub looked: PerSeat<DiscSet>,
    }
}

/// A match of Osiris.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Osiris {
    /// What everybody sees.
    pub(super) table: Table,
    /// The gods on the discs.
    pub(super) gods: PerDisc<God>,
    /// The gods that a player cannot rule out for each disc: by looking, and by the results of fights. It goes with the
    /// disc.
    pub(super) possible: PerSeat<PerDisc<GodSet>>,
}

const _: () = assert!(size_of::<Osiris>() <= 224, "a state is cheap to copy");

impl Table {
    /// The seat that leads a priest; nobody if the colour is not in play.
    #[must_use]
    #[inline]
    pub fn owner(&self, priest: City) -> Option<Seat> {
        self.leader(priest.colour())
    }

    /// The seat that leads a colour.
    #[must_use]
    #[inline]
    pub fn leader(&self, colour: Colour) -> Option<Seat> {
        owner_of(self.seats.count(), colour)
    }

    /// The colours of a seat.
    #[must_use]
    #[inline]
    pub fn colours(&self, seat: Seat) -> ColourSet {
        colours_of(self.seats.count(), seat)
    }

    /// The cities of a seat.
    #[must_use]
    #[inline]
    pub fn cities(&self, seat: Seat) -> CitySet {
        let sets = self.colours(seat).iter().map(Colour::cities);
        sets.fold(CitySet::empty(), CitySet::union)
    }

    /// §4: whether a city is in play. With three players the yellow ones are not.
    #[must_use]
    #[inline]
    pub const fn in_play(&self, city: City) -> bool {
        self.seats.count() != 3 || !matches!(city.colour(), Colour::Yellow)
    }

    /// §4: how many stones are in play.
    #[must_use]
    pub const fn stones_in_play(&self) -> u8 {
        if self.seats.count() == 3 {
            STONES - 6
        } else {
            STONES
        }
    }

    /// The places where priests of these cities stand.
    #[must_use]
    #[inline]
    pub fn standing(&self, cities: CitySet) -> PlaceSet {
        let places = cities.iter().map(|city| 1 << self.priests[city].index());
        PlaceSet::from_bits(places.fold(0, |all, place: u64| all | place))
    }

    /// The priest who stands on a field.
    #[must_use]
    #[inline]
    pub fn priest_at(&self, field: Field) -> Option<City> {
        let place = Place::field(field);
        let found = self.priests.entries().iter().position(|&at| at == place);
        found.and_then(City::from_index)
    }

    /// The blockades as places.
    #[must_use]
    #[inline]
    pub fn blocked(&self) -> PlaceSet {
        PlaceSet::from_bits(u64::from(self.blockades.bits()) << City::COUNT)
    }

    /// Ruling 5: the fields without priest and stone.
    #[must_use]
    #[inline]
    pub fn empty_fields(&self) -> FieldSet {
        let mut taken = 0u64;
        for place in self.priests.entries() {
            taken |= 1 << place.index();
        }
        let taken = (taken >> City::COUNT) as u32 | self.blockades.bits();
        FieldSet::from_bits(ALL_FIELDS.bits() & !taken)
    }

    /// How many followers of any colour a temple has.
    #[must_use]
    #[inline]
    pub fn devotion(&self, god: God) -> u8 {
        let colours = self.followers.entries().iter();
        colours.map(|followers| followers.at(god)).sum()
    }

    /// How many followers of a player's colours a temple has.
    #[must_use]
    pub fn devoted(&self, seat: Seat, god: God) -> u8 {
        let colours = self.colours(seat).iter();
        colours.map(|colour| self.followers[colour].at(god)).sum()
    }

    /// §4: followers of a colour that are not placed yet.
    #[must_use]
    #[inline]
    pub fn waiting(&self, colour: Colour) -> u8 {
        match self.leader(colour) {
            Some(_) => FOLLOWERS.saturating_sub(self.followers[colour].placed()),
            None => 0,
        }
    }

    /// The player who decides now.
    #[must_use]
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        match self.stage {
            Stage::Placing | Stage::Choosing | Stage::Marching(_) | Stage::Following => {
                Some(self.active)
            }
            Stage::Exchanging(fight) => self.owner(fight.winner()),
            Stage::Showing(fight) => self.owner(fight.loser()),
            Stage::Over(_) => None,
        }
    }

    /// The priest on the way, if one is.
    #[must_use]
    pub const fn march(&self) -> Option<March> {
        match self.stage {
            Stage::Marching(march) => Some(march),
            Stage::Exchanging(fight) | Stage::Showing(fight) => Some(fight.march),
            _ => None,
        }
    }
}

/// A table with an entry for each temple.
pub type PerGod<T> = Per<God, T, 13>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn followers_are_counted_by_temple() {
        let mut followers = Followers::default();
        let gods = [God::Thoth, God::Thoth, God::Amun, God::Thoth, God::Thoth];
        for god in gods {
            followers.put(god);
        }
        assert_eq!((followers.at(God::Thoth), followers.at(God::Amun)), (3, 1));
        assert_eq!(followers.placed(), 4, "a temple takes three of a colour");
        assert_eq!(
            followers.present(),
            GodSet::only(God::Amun).union(GodSet::only(God::Thoth))
        );
        assert_eq!(followers.room(), ALL_GODS.minus(GodSet::only(God::Thoth)));
        followers.take(God::Amun);
        followers.take(God::Amun);
        assert_eq!((followers.at(God::Amun), followers.placed()), (0, 3));
        followers.take(God::Thoth);
        assert_eq!((followers.at(God::Thoth), followers.placed()), (2, 2));
        followers.take(God::Thoth);
        assert_eq!((followers.at(God::Thoth), followers.placed()), (1, 1));
    }
}
