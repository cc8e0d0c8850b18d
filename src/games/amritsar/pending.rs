//! Decisions inside decisions: the stack of what a player still has to decide or to get.
//!
//! An upgrade inside a step inside an upgrade: each waits below until what it brought is finished. It does not know what
//! any of it does.

use super::data::{GoalPlace, Occasion, StorageTile, TrackSet, UpgradeSet};
use serde::{Deserialize, Serialize};

/// One thing that is decided, or comes by itself, before what lies below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields stand in the sentences")]
pub enum Pending {
    /// The storage holds too much: something goes back.
    Excess,
    /// The coins of an area may be taken.
    AreaCoins,
    /// So many resources of any kind.
    Resource { left: u8 },
    /// 2 marble or 1 copper.
    MarbleOrCopper,
    /// A mahout's action. One won beyond the end of Development may be left, and does not step Development.
    Mahout { bonus: bool },
    /// A donation.
    Donation,
    /// A market action: whether the coin of "1 coin and market" is due, whether the market may be left untraded, whether
    /// something was traded, and whether something was bought.
    Market {
        coin: bool,
        optional: bool,
        traded: bool,
        bought: bool,
    },
    /// The coin that follows a market action.
    Coin,
    /// An upgrade of one of these kinds; as a bonus it may be left.
    Upgrade {
        kinds: UpgradeSet,
        free: bool,
        bonus: bool,
    },
    /// Which goal is laid there.
    Goal { place: GoalPlace },
    /// So many steps on any of these tracks.
    Steps { tracks: TrackSet, left: u8 },
    /// The bonus of a goal place comes.
    PlaceBonus { place: GoalPlace },
    /// The bonus of a storage tile comes.
    TileBonus { tile: StorageTile },
    /// The bonus of a bridge comes.
    Bridge { occasion: Occasion },
}

/// How deep decisions nest.
///
/// Proof: what stays below while something above is decided is the bridge of an upgrade, the second step of S03, the rest
/// of "2 any resources", and a market action. Only S03, of which there is one, brings an upgrade out of an upgrade; so the
/// deepest stack is: bridge of the first upgrade, second step of S03, bridge of the second upgrade, bonus of its
/// place or tile, the goal to be laid; or, in place of these last two, resources left and an excess: five. A market action
/// lies on nothing but the bridge and the second step, with an excess above it.
const DEPTH: usize = 8;

/// The stack; what is not used is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stack {
    items: [Option<Pending>; DEPTH],
}

impl Stack {
    /// How many things pend.
    fn len(&self) -> usize {
        let free = self.items.iter().position(Option::is_none);
        free.unwrap_or(DEPTH)
    }

    /// The innermost.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Pending> {
        let below = self.len().checked_sub(1)?;
        self.items.get(below).copied().flatten()
    }

    /// Whether nothing pends.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.items.first().is_none_or(Option::is_none)
    }

    /// From the outermost to the innermost.
    pub fn iter(&self) -> impl Iterator<Item = Pending> {
        self.items.into_iter().flatten()
    }

    /// Whether nothing is empty below something, and there is room for one more.
    pub(super) fn is_sound(&self) -> bool {
        let len = self.len();
        len < DEPTH && self.items.iter().skip(len).all(Option::is_none)
    }

    /// Puts something on top.
    pub(super) fn push(&mut self, pending: Pending) {
        // There is room: see the proof above; the books say that the last place is never used.
        let len = self.len();
        if let Some(place) = self.items.get_mut(len) {
            *place = Some(pending);
        }
    }

    /// Takes the innermost off.
    pub(super) fn pop(&mut self) -> Option<Pending> {
        let below = self.len().checked_sub(1)?;
        self.items.get_mut(below)?.take()
    }
}
