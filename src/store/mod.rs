//! The saves: matches, settings and statistics in NOR flash, such that no power cut loses what was acknowledged.
//!
//! [`format`] tells the bytes. Each match has sectors of its own: nothing is copied to make room, damage stays with one
//! match, and deleting is a mark. Every record is programmed in two steps, payload with CRC and then one byte of commit.
//! Programmed in one step, a record that the power tore could not be told from one that rotted: either the torn one
//! would be called damage, or the rotten one silently dropped. The two steps take the time of two pages, 0.8 ms.
//!
//! Why not a crate: sequential-storage 8.0.2 was put to the same cuts as a queue with the records of a random match, in
//! words of four bytes and of one, and lost nothing in 230,000 of them. But it skips what is damaged and says nothing: of
//! 20,800 single bits flipped in a queue of 100 records 10,744 made records vanish, and none was reported. A queue for all matches
//! also cannot delete one of them, erases in the middle of an append, and takes 15.1 bytes in 2.66 programs for an
//! action, where this log takes 9.9 in 2. So the log is our own.
//!
//! It does not know screens, texts, files, or which flash it is.

// The chip's sums are not checked, and what is read here may be anything: what a sum comes to is written down.
#![cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]

mod copy;
mod error;
pub mod format;
pub mod intake;
mod listed;
mod log;
mod matches;
mod region;
mod replay;
mod seal;
mod survey;
pub mod text;
mod values;

pub use error::{Error, Trouble};
pub use listed::{Listed, Summary};
pub use matches::{
    Begun, DIGEST_EVERY, GaveWay, MOST_TAKEN_BACK, NAME, OPTIONS, SavedPlayer, Setup,
};
pub use survey::{Survey, survey};
pub use values::Value;

use embedded_storage::nor_flash::NorFlash;
use matches::{Goal, Tail};
use region::Region;

/// Sectors that are kept erased ahead of need: one for the match, one for a new one or for settings.
const AHEAD: usize = 2;

/// All saves of a device.
pub struct Store<F> {
    region: Region<F>,
    /// The end of the match that was added to last.
    tail: Option<Tail>,
    /// Whether something was refused, so that only the flash knows how much of it was done.
    doubt: bool,
    /// What was refused: tried once more, it may turn out to be done.
    tried: Option<Goal>,
}

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Bytes of all sectors.
    pub bytes: usize,
    /// Bytes of those that are free.
    pub free: usize,
    /// How many sectors are erased ahead.
    pub ready: usize,
}

/// What `prepare` did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prepared {
    /// The finished matches that gave way.
    pub gave_way: GaveWay,
    /// Whether there is more to do: call again when there is time.
    pub more: bool,
}

impl<F: NorFlash> Store<F> {
    /// Opens the saves in a region of the flash, whatever it holds. Ends a deletion that a power cut interrupted.
    pub fn new(flash: F) -> Result<Self, Error<F::Error>> {
        Ok(Self {
            region: Region::open(flash)?,
            tail: None,
            doubt: false,
            tried: None,
        })
    }

    /// Erases one sector ahead of need, if need be; blocks for the time of one erase at most. To be called when nobody
    /// waits, such as when the device is handed over; then adding an action never erases.
    pub fn prepare(&mut self) -> Result<Prepared, Error<F::Error>> {
        self.surely(Self::prepare_one)
    }

    fn prepare_one(&mut self) -> Result<Prepared, Error<F::Error>> {
        let mut gave_way = GaveWay::new();
        if let Some(tail) = &mut self.tail {
            self.region.tell_part_before(&mut tail.end)?;
        }
        if self.region.ready() < AHEAD {
            gave_way = match self.make_room(AHEAD) {
                Ok(gave_way) => gave_way,
                // Nothing can give way: whoever needs the room will be told.
                Err(Error::Full) => GaveWay::new(),
                Err(error) => return Err(error),
            };
            self.region.renew()?;
        }
        let more = self.region.ready() < AHEAD.min(self.region.free());
        Ok(Prepared { gave_way, more })
    }

    /// Does something with the saves. If the flash refuses, nothing is believed any more but what it holds.
    fn surely<T>(
        &mut self,
        deed: impl FnOnce(&mut Self) -> Result<T, Error<F::Error>>,
    ) -> Result<T, Error<F::Error>> {
        if self.doubt {
            self.tail = None;
            self.region.look_again()?;
            self.doubt = false;
        }
        let done = deed(self);
        self.doubt = matches!(done, Err(Error::Flash(_) | Error::Worn));
        done
    }

    /// How much room there is.
    pub fn room(&self) -> Room {
        Room {
            bytes: self.region.count().saturating_mul(Region::<F>::SECTOR),
            free: self.region.free().saturating_mul(Region::<F>::SECTOR),
            ready: self.region.ready(),
        }
    }

    /// Gives the flash back.
    pub fn into_flash(self) -> F {
        self.region.into_flash()
    }
}
