//! The state of a match of Raja: what lies on the table, and what is hidden.
//!
//! What everybody sees is one part (`Table`), what may be secret lies outside of it; so nothing secret can slip into a
//! view by being forgotten. It answers simple questions about pieces and does not know what is allowed.

use super::data::{
    CHIPS, Character, CharacterSet, City, Dial, GOVERNOR_STEPS, Junction, OUTER_SITES, PALACES,
    PALACES_SHORT, PerCity, PerDial, Site, SiteSet, TrackBox, Village,
};
use super::tasks::Task;
use crate::kernel::id::{Id, amount};
use crate::kernel::options::switches;
use crate::kernel::seat::{PerSeat, Seat, SeatSet};
use crate::kernel::verbs::table;
use crate::parts::plan;
use crate::parts::rulings::Rulings;
use crate::parts::settlements;
use crate::parts::tokens::Tokens;
use serde::{Deserialize, Serialize};

amount!(
    /// An amount of gold.
    ///
    /// Proof of the width: a journal holds 2048 actions. Travel, the only action that can be repeated without end, brings a
    /// player at most 4 gold; every scoring (at most 18) and its forgone actions come with at least four other actions. So
    /// nobody can own 20,000.
    Gold
);

switches! {
    /// The variants, each its own switch.
    pub struct Options {
        /// §11.1: six palaces each, and the end at box 8.
        short: "short",
        /// §11.2.1 to 3: the Yogi and the action chips.
        yogi: "yogi",
        /// §11.2.4: palaces of unused colours take outer sites.
        neutral: "neutral-palaces",
        /// §11.2.5: characters are auctioned.
        auction: "auction",
        /// §11.2.6: a point in the home city.
        home: "home-cities",
        /// §11.3: several characters each.
        several: "several-characters",
        /// §3.2: gold is held in secret.
        secret_gold: "secret-gold",
    }
}

impl Options {
    /// How many action chips belong to the game.
    #[must_use]
    pub const fn chips(self) -> u8 {
        if self.yogi { CHIPS } else { 0 }
    }
}

/// Who has built what in the villages and cities.
pub type Settlements = settlements::Settlements<Village, City, 7>;

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

/// What the active player has done in his turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Doing {
    /// What is done of his plan.
    pub tasks: PerDial<Task>,
    /// The action a chip was spent on in this turn.
    pub chip: Option<Dial>,
    /// Abilities used in this turn.
    pub used: CharacterSet,
}

table! {
    /// All that everybody sees, gold aside.
    pub struct Table {
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
        /// Houses on the board.
        pub houses: Settlements,
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
        /// Action chips.
        pub chips: Tokens,
        /// Who has had his turn in this round.
        pub played: SeatSet,
        /// The turn under way.
        pub doing: Doing,
    }
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

    /// §7.5, ruling 2: two boxes down; those that are passed go one box up, and an empty box means nothing.
    pub fn lower_governor(&mut self, city: City) {
        let from = self.track[city];
        let (Some(below), Some(to)) = (from.back(1), from.back(GOVERNOR_STEPS)) else {
            return;
        };
        for other in City::all() {
            let place = self.track[other];
            if place == below || place == to {
                self.track[other] = place.ahead();
            }
        }
        self.track[city] = to;
    }

    /// The villages with room for another house: 2 fit in, with two players 1 (§4).
    #[must_use]
    #[inline]
    pub fn open_villages(&self) -> u32 {
        self.houses.open(self.seats)
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

    /// The places where a player has a house, one bit each.
    #[must_use]
    pub fn house_sites(&self, seat: Seat) -> u64 {
        let mut sites = u64::from(self.houses.villages(seat).bits());
        for city in City::all() {
            let built = self.houses.in_city(seat, city) > 0;
            sites |= u64::from(built) << Site::city(city).index();
        }
        sites
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
}
