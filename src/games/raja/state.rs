//! The state of a match of Raja: what lies on the table, and what is hidden.
//!
//! What everybody sees is one part (`Table`), what may be secret lies outside of it; so nothing secret can slip into a
//! view by being forgotten. It answers simple questions about pieces and does not know what is allowed.

use super::data::{
    CHIPS, Character, CharacterSet, City, Dial, Junction, OUTER_SITES, PALACES, PALACES_SHORT,
    PerCity, PerDial, Site, SiteKind, SiteSet, TrackBox, VILLAGE_ROOM, VILLAGE_ROOM_TWO,
    VillageSet,
};
use super::tasks::Task;
use crate::kernel::id::IdSet;
use crate::kernel::seat::{PerSeat, Seat, SeatSet, Seats};
use crate::parts::plan;
use crate::parts::roads::layers;
use core::fmt;
use serde::{Deserialize, Serialize};

/// An amount of gold.
///
/// Proof of the width: a journal holds 2048 actions. Travel, the only action that can be repeated without end, brings a
/// player at most 4 gold; every scoring (at most 18) and its forgone actions come with at least four other actions. So
/// nobody can own 20,000.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Gold(pub u16);

impl fmt::Display for Gold {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

/// The variants, each its own switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// §11.1: six palaces each, and the end at box 8.
    pub short: bool,
    /// §11.2.1 to 3: the Yogi and the action chips.
    pub yogi: bool,
    /// §11.2.4: palaces of unused colours take outer sites.
    pub neutral: bool,
    /// §11.2.5: characters are auctioned.
    pub auction: bool,
    /// §11.2.6: a point in the home city.
    pub home: bool,
    /// §11.3: several characters each.
    pub several: bool,
    /// §3.2: gold is held in secret.
    pub secret_gold: bool,
}

/// The rulings a match goes by.
///
/// A match is finished by those it was begun with. They are no part of the serialised state: a state of the first
/// revision has the bytes that digests of old saves were taken of, and the set-up of a save names the revision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rulings {
    /// Revision 1.
    First,
    /// Revision 2: three rulings on the short game, the Yogi and the chip on "two houses".
    #[default]
    Second,
}

/// A plan: the two actions the pointers show, in the order of the dial.
pub type Plan = plan::Plan<Dial>;

/// The highest bid of an auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HighBid {
    /// Who made it.
    pub seat: Seat,
    /// How much it is.
    pub gold: Gold,
}

/// What is decided now, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say who decides")]
pub enum Stage {
    /// §5.1: characters are chosen, from the first seat on.
    Choosing { seat: Seat },
    /// §11.2.5: somebody bids or passes.
    Bidding {
        seat: Seat,
        high: Option<HighBid>,
        passed: SeatSet,
    },
    /// §11.2.5: the winner of an auction chooses.
    Picking { seat: Seat },
    /// §5.2: the first houses are placed.
    Placing { seat: Seat },
    /// §6.2: plans are made in secret, one after the other in seat order.
    Planning { seat: Seat },
    /// §6.3: a player takes his turn.
    Acting { seat: Seat },
    /// §7.6: a player whose character was taken chooses another, in the turn of `active`.
    Replacing { victim: Seat, active: Seat },
    /// §11.3: a player who was enticed chooses what to give to `active`.
    Giving { victim: Seat, active: Seat },
    /// §10: the game is over.
    Over,
}

/// All that everybody sees, gold aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The variants in play.
    pub options: Options,
    /// Who plays.
    pub seats: Seats,
    /// What is decided now.
    pub stage: Stage,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Whether this round is the last (§10).
    pub last_round: bool,
    /// Where the Maharaja is.
    pub maharaja: Junction,
    /// Where on the track each governor lies.
    pub track: PerCity<TrackBox>,
    /// Villages where a player has a house.
    pub houses: PerSeat<VillageSet>,
    /// Villages where a player has two houses.
    pub pairs: PerSeat<VillageSet>,
    /// Houses in cities.
    pub city_houses: PerSeat<PerCity<u8>>,
    /// Houses in hand.
    pub hand: PerSeat<u8>,
    /// Houses in the quarry.
    pub quarry: PerSeat<u8>,
    /// Palaces in the centres.
    pub centre: PerCity<Option<Seat>>,
    /// Palaces on outer sites.
    pub outer: PerSeat<PerCity<u8>>,
    /// Palaces not yet built.
    pub palaces_left: PerSeat<u8>,
    /// Where the architects are.
    pub architect: PerSeat<Junction>,
    /// Characters held.
    pub characters: PerSeat<CharacterSet>,
    /// Characters nobody holds.
    pub free: CharacterSet,
    /// Action chips held.
    pub chips: PerSeat<u8>,
    /// Action chips nobody holds.
    pub chip_supply: u8,
    /// Who has had his turn in this round.
    pub played: SeatSet,
    /// What the active player has done of his plan.
    pub tasks: PerDial<Task>,
    /// The action a chip was spent on in this turn.
    pub chip: Option<Dial>,
    /// Abilities used in this turn.
    pub used: CharacterSet,
}

/// A match of Raja.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raja {
    /// What everybody sees.
    pub(super) table: Table,
    /// Gold, which may be secret.
    pub(super) gold: PerSeat<Gold>,
    /// Plans, which are secret until their owner's turn.
    pub(super) plans: PerSeat<Option<Plan>>,
    /// What the bank has paid out, less what it has taken in. It would betray secret gold.
    pub(super) bank: i32,
    /// The rulings that hold.
    #[serde(skip)]
    pub(super) rulings: Rulings,
}

const _: () = assert!(size_of::<Raja>() <= 256, "a state is cheap to copy");

impl Table {
    /// How many houses a village holds (§4).
    #[must_use]
    pub const fn village_capacity(&self) -> u8 {
        if self.seats.count() == 2 {
            VILLAGE_ROOM_TWO
        } else {
            VILLAGE_ROOM
        }
    }

    /// Palaces of a player at the start (§3.2, §11.1).
    #[must_use]
    pub const fn palaces_each(&self) -> u8 {
        if self.options.short {
            PALACES_SHORT
        } else {
            PALACES
        }
    }

    /// The cards in play.
    #[must_use]
    pub fn deck(&self) -> CharacterSet {
        CharacterSet::from_bits(if self.options.yogi {
            0b111_1111
        } else {
            0b011_1111
        })
    }

    /// §11.2.4: neutral palaces in each city.
    #[must_use]
    pub const fn neutral_palaces(&self) -> u8 {
        if self.options.neutral {
            5 - self.seats.count()
        } else {
            0
        }
    }

    /// Outer sites still free in a city.
    #[must_use]
    pub fn outer_free(&self, city: City) -> u8 {
        let built: u8 = self.seats.iter().map(|seat| self.outer[seat][city]).sum();
        OUTER_SITES.saturating_sub(built + self.neutral_palaces())
    }

    /// The box of the highest governor.
    #[must_use]
    pub fn highest_governor(&self) -> TrackBox {
        self.track
            .entries()
            .iter()
            .max()
            .copied()
            .unwrap_or_default()
    }

    /// The villages with at least one house, and those with two.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> (u32, u32) {
        let (ones, twos) = layers(&self.houses, &self.pairs);
        // The board has 30 villages.
        (ones as u32, twos as u32)
    }

    /// The villages with room for another house.
    #[must_use]
    #[inline]
    pub fn open_villages(&self) -> u32 {
        let (ones, twos) = self.occupied();
        let full = if self.village_capacity() == 1 {
            ones
        } else {
            twos
        };
        !full & ((1 << 30) - 1)
    }

    /// §7.2: where a player's house can go: into any village with room, or into the city of the own architect.
    #[inline]
    pub(super) fn building_sites(&self, seat: Seat) -> SiteSet {
        let mut sites = SiteSet::from_bits(u64::from(self.open_villages()));
        if let Some(city) = self.architect[seat].city() {
            sites.insert(Site::city(city));
        }
        sites
    }

    /// How many houses a player has at a place.
    #[must_use]
    pub fn houses_at(&self, seat: Seat, site: Site) -> u8 {
        match site.kind() {
            SiteKind::Village(village) => {
                u8::from(self.houses[seat].contains(village))
                    + u8::from(self.pairs[seat].contains(village))
            }
            SiteKind::City(city) => self.city_houses[seat][city],
        }
    }

    /// The places where a player has a house, one bit each.
    #[must_use]
    pub fn house_sites(&self, seat: Seat) -> u64 {
        let mut sites = u64::from(self.houses[seat].bits());
        for (position, &count) in self.city_houses[seat].entries().iter().enumerate() {
            sites |= u64::from(count > 0) << (30 + position);
        }
        sites
    }

    /// Puts a house there.
    pub(super) fn put_house(&mut self, seat: Seat, site: Site) {
        match site.kind() {
            SiteKind::Village(village) => {
                if self.houses[seat].contains(village) {
                    self.pairs[seat].insert(village);
                } else {
                    self.houses[seat].insert(village);
                }
            }
            SiteKind::City(city) => self.city_houses[seat][city] += 1,
        }
    }

    /// Takes a house away from there.
    pub(super) fn lift_house(&mut self, seat: Seat, site: Site) {
        match site.kind() {
            SiteKind::Village(village) => {
                if self.pairs[seat].contains(village) {
                    self.pairs[seat].remove(village);
                } else {
                    self.houses[seat].remove(village);
                }
            }
            SiteKind::City(city) => {
                self.city_houses[seat][city] = self.city_houses[seat][city].saturating_sub(1);
            }
        }
    }

    /// Houses of a player on the board.
    #[must_use]
    pub fn houses_on_board(&self, seat: Seat) -> u32 {
        let cities: u32 = self.city_houses[seat]
            .entries()
            .iter()
            .copied()
            .map(u32::from)
            .sum();
        self.houses[seat].len() + self.pairs[seat].len() + cities
    }

    /// Whether a player holds a character.
    #[must_use]
    #[inline]
    pub fn holds(&self, seat: Seat, character: Character) -> bool {
        self.characters[seat].contains(character)
    }

    /// The player who holds a character.
    #[must_use]
    pub fn holder(&self, character: Character) -> Option<Seat> {
        self.seats.iter().find(|&seat| self.holds(seat, character))
    }

    /// The lowest character of a player, as a rank: lower is better; none is the worst.
    #[must_use]
    #[inline]
    pub fn standing(&self, seat: Seat) -> u32 {
        self.characters[seat].bits().trailing_zeros()
    }

    /// Of these seats, the one with the lowest character.
    #[must_use]
    pub fn lowest(&self, seats: SeatSet) -> Option<Seat> {
        seats.iter().min_by_key(|&seat| self.standing(seat))
    }

    /// The player in whose turn we are.
    #[must_use]
    pub const fn active(&self) -> Option<Seat> {
        match self.stage {
            Stage::Acting { seat } => Some(seat),
            Stage::Replacing { active, .. } | Stage::Giving { active, .. } => Some(active),
            _ => None,
        }
    }

    /// The player who decides now.
    #[must_use]
    #[inline]
    pub const fn decider(&self) -> Option<Seat> {
        match self.stage {
            Stage::Choosing { seat }
            | Stage::Bidding { seat, .. }
            | Stage::Picking { seat }
            | Stage::Placing { seat }
            | Stage::Planning { seat }
            | Stage::Acting { seat } => Some(seat),
            Stage::Replacing { victim, .. } | Stage::Giving { victim, .. } => Some(victim),
            Stage::Over => None,
        }
    }

    /// Chips in all hands.
    #[must_use]
    pub fn chips_held(&self) -> u32 {
        self.chips.entries().iter().copied().map(u32::from).sum()
    }

    /// Chips that belong to the game.
    #[must_use]
    pub const fn chips_in_play(&self) -> u8 {
        if self.options.yogi { CHIPS } else { 0 }
    }
}

/// A set of cities.
pub type CitySet = IdSet<City, u8>;
