//! Saved matches: begun, added to, taken back, finished, deleted.
//!
//! It does not know any game's rules; it is told what was played after it was played.

use super::Store;
use super::error::{Error, Trouble};
use super::format::{FORMAT, FRAME, HEAD, Kind, Owner, PAGE, record};
use super::listed::Listed;
use super::log::{End, Log, Records};
use super::region::Slot;
use super::replay::trouble;
use crate::kernel::game::Game;
use crate::kernel::id::Id;
use crate::kernel::journal::LONGEST;
use crate::kernel::rank::Ranking;
use crate::kernel::replay::{Opening, Played};
use crate::kernel::seat::{Seat, Seats};
use embedded_storage::nor_flash::NorFlash;
use heapless::{String, Vec};
use serde::{Deserialize, Serialize};

/// A digest of the state follows every so many actions.
pub const DIGEST_EVERY: u32 = 32;
/// How often something can be taken back in a match: more than anybody does, and with what is played again no more than
/// a tenth of the room. Without a bound, whoever plays and takes back without end would fill it all.
pub const MOST_TAKEN_BACK: u32 = 2048;
/// The longest name of a player in bytes; letters beyond a to z take two.
pub const NAME: usize = 16;
/// The longest name of a game.
pub(super) const GAME: usize = 12;
/// The most bytes that a game's options take.
pub const OPTIONS: usize = 32;
/// The longest set-up: name of the game, revision, seats, list of five players, seed, options, each with its length.
const SETUP: usize = (1 + GAME) + 3 + 1 + (1 + 5 * (1 + NAME + 1)) + 10 + (1 + OPTIONS);
const _: () = assert!(
    HEAD + FRAME + SETUP <= PAGE,
    "a set-up stands in the first page"
);

/// A player of a saved match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedPlayer {
    /// The name.
    pub name: String<NAME, u8>,
    /// Who decides and in which colour, as the app counts them; the saves only keep it.
    pub mind: u8,
}

/// How a match begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<O> {
    /// The game's options.
    pub options: O,
    /// The players, from the first seat on: 1 to 5.
    pub players: Vec<SavedPlayer, 5, u8>,
    /// The seed of the dice.
    pub seed: u64,
    /// The revision of the game's rules.
    pub rules: u16,
}

/// A set-up as it is saved, whatever the game.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedSetup<'a> {
    pub game: &'a str,
    pub rules: u16,
    seats: Seats,
    pub players: Vec<SavedPlayer, 5, u8>,
    seed: u64,
    options: &'a [u8],
}

impl<'a> SavedSetup<'a> {
    /// All of it that the match itself is made of.
    pub const fn opening(&self) -> Opening<'a> {
        Opening {
            game: self.game,
            rules: self.rules,
            seats: self.seats,
            seed: self.seed,
            options: self.options,
        }
    }
}

/// Matches that were deleted to make room: at most as many as sectors are ever needed at once, and those are a new one,
/// one to grow, and three in reserve.
pub type GaveWay = Vec<u32, 5>;

/// A match that was begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begun {
    /// The running number of the new match.
    pub number: u32,
    /// The finished matches that gave way to it.
    pub gave_way: GaveWay,
}

/// The end of a match's log, and what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tail {
    pub number: u32,
    pub end: End,
    pub course: Course,
}

/// How far a match has come, by its records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Course {
    /// How many actions were played and not taken back.
    pub actions: u32,
    /// How often something was taken back.
    pub taken_back: u32,
    pub finished: bool,
}

impl Course {
    /// Goes on by a record.
    #[inline]
    pub fn note(&mut self, kind: u8, body: &[u8]) -> Result<(), Trouble> {
        match kind {
            record::ACTION | record::ACTION_AND_DIGEST => {
                self.actions = self.actions.saturating_add(1);
            }
            record::TAKEN_BACK => {
                let back: u16 = postcard::from_bytes(body).map_err(|_| Trouble::Damaged)?;
                let left = self.actions.checked_sub(back.into());
                self.actions = left.ok_or(Trouble::Damaged)?;
                self.taken_back = self.taken_back.saturating_add(1);
            }
            record::FINISHED => self.finished = true,
            _ => {}
        }
        Ok(())
    }
}

/// What adding a record to a match shall lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Goal {
    number: u32,
    actions: u32,
    finished: bool,
}

impl Goal {
    /// Whether a match has come so far.
    const fn reached(&self, tail: &Tail) -> bool {
        let course = &tail.course;
        let there = course.finished || course.actions == self.actions;
        tail.number == self.number && course.finished == self.finished && there
    }
}

impl<F: NorFlash> Store<F> {
    /// Saves the beginning of a match. A new match leaves a sector free besides the reserve, so that begun ones can grow.
    pub fn begin<G: Game>(&mut self, setup: &Setup<G::Options>) -> Result<Begun, Error<F::Error>> {
        let mut buffer = [0; OPTIONS];
        let options =
            postcard::to_slice(&setup.options, &mut buffer).map_err(|_| Error::TooLong)?;
        let opening = Opening {
            game: G::NAME,
            rules: setup.rules,
            // A list of up to five is counted in a byte.
            seats: Seats::new(setup.players.len() as u8).ok_or(Error::TooLong)?,
            seed: setup.seed,
            options,
        };
        self.begin_as(&opening, setup.players.clone())
    }

    /// Saves the beginning of a match, whatever the game.
    pub fn begin_as(
        &mut self,
        opening: &Opening<'_>,
        players: Vec<SavedPlayer, 5, u8>,
    ) -> Result<Begun, Error<F::Error>> {
        let saved = SavedSetup {
            game: opening.game,
            rules: opening.rules,
            seats: opening.seats,
            players,
            seed: opening.seed,
            options: opening.options,
        };
        let mut buffer = [0; SETUP];
        let body = postcard::to_slice(&saved, &mut buffer).map_err(|_| Error::TooLong)?;
        self.surely(|store| store.begin_with(body))
    }

    /// Saves the beginning of a match: its set-up, as it is saved.
    pub(super) fn begin_with(&mut self, body: &[u8]) -> Result<Begun, Error<F::Error>> {
        let gave_way = self.make_room(self.reserve().saturating_add(2))?;
        let number = self.region.next_number();
        let log = Log {
            kind: Kind::Match,
            number,
        };
        let sector = self.region.take(Owner::new(Kind::Match, number, 0))?;
        let mut end = End::of_new(sector);
        if let Err(error) = self.region.add(log, &mut end, record::SETUP, body) {
            self.region.drop_sector(sector)?;
            return Err(error);
        }
        self.tail = Some(Tail {
            number,
            end,
            course: Course::default(),
        });
        Ok(Begun { number, gave_way })
    }

    /// Saves the last action of the match on the table. Says which finished matches gave way, if room was short.
    pub fn append(&mut self, number: u32, table: &dyn Played) -> Result<GaveWay, Error<F::Error>> {
        let goal = Goal {
            number,
            actions: table.actions(),
            finished: false,
        };
        self.toward(goal, |store| store.add_last(number, table))
    }

    fn add_last(&mut self, number: u32, table: &dyn Played) -> Result<GaveWay, Error<F::Error>> {
        let tail = self.tail(number)?;
        let action = table.last().ok_or(Error::OutOfStep)?;
        let actions = table.actions();
        if tail.course.actions.checked_add(1) != Some(actions) {
            return Err(Error::OutOfStep);
        }
        let mut body: Vec<u8, { 8 + LONGEST }> = Vec::new();
        let mut kind = record::ACTION;
        if actions.is_multiple_of(DIGEST_EVERY) {
            kind = record::ACTION_AND_DIGEST;
            // There is room for the digest and the longest action.
            let _ = body.extend_from_slice(&table.digest().to_le_bytes());
        }
        body.extend_from_slice(action).map_err(|_| Error::TooLong)?;
        self.add(tail, kind, &body)
    }

    /// Saves that actions were taken back: as many as the table now has fewer than the save.
    pub fn undo(&mut self, number: u32, table: &dyn Played) -> Result<GaveWay, Error<F::Error>> {
        let goal = Goal {
            number,
            actions: table.actions(),
            finished: false,
        };
        self.toward(goal, |store| store.add_undone(number, table))
    }

    fn add_undone(&mut self, number: u32, table: &dyn Played) -> Result<GaveWay, Error<F::Error>> {
        let tail = self.tail(number)?;
        if tail.course.taken_back >= MOST_TAKEN_BACK {
            return Err(Error::TakenBackTooOften);
        }
        let back = tail.course.actions.checked_sub(table.actions());
        let back = back.filter(|&back| back > 0);
        let back = back
            .and_then(|back| u16::try_from(back).ok())
            .ok_or(Error::OutOfStep)?;
        let mut buffer = [0; 3];
        let body = postcard::to_slice(&back, &mut buffer).map_err(|_| Error::TooLong)?;
        self.add(tail, record::TAKEN_BACK, body)
    }

    /// Saves who decides for a player from now on.
    pub fn note_mind(
        &mut self,
        number: u32,
        seat: Seat,
        mind: u8,
    ) -> Result<GaveWay, Error<F::Error>> {
        self.surely(|store| {
            let tail = store.tail(number)?;
            // A seat is one of five. Noted once more after a refusal that was none, it says the same.
            store.add(tail, record::MIND, &[seat.index() as u8, mind])
        })
    }

    /// Saves that a match is finished, and how.
    pub fn finish(&mut self, number: u32, places: &Ranking) -> Result<GaveWay, Error<F::Error>> {
        let mut buffer = [0; 16];
        let body = postcard::to_slice(places, &mut buffer).map_err(|_| Error::TooLong)?;
        let goal = Goal {
            number,
            actions: 0,
            finished: true,
        };
        self.toward(goal, |store| {
            let tail = store.tail(number)?;
            let gave_way = store.add(tail, record::FINISHED, body)?;
            // The last chance. The match is finished, whether this is refused or not.
            if let Some(tail) = &mut store.tail {
                let _ = store.region.tell_part_before(&mut tail.end);
            }
            Ok(gave_way)
        })
    }

    /// Adds a record that leads to a goal. What was refused before and is tried once more may have been done all the same:
    /// then there is nothing left to do.
    fn toward(
        &mut self,
        goal: Goal,
        add: impl FnOnce(&mut Self) -> Result<GaveWay, Error<F::Error>>,
    ) -> Result<GaveWay, Error<F::Error>> {
        let again = self.tried.take() == Some(goal);
        let done = self.surely(|store| {
            if again {
                match store.tail(goal.number) {
                    Ok(_) | Err(Error::Finished) => {}
                    Err(error) => return Err(error),
                }
                if store.tail.is_some_and(|tail| goal.reached(&tail)) {
                    return Ok(GaveWay::new());
                }
            }
            add(store)
        });
        self.tried = self.doubt.then_some(goal);
        done
    }

    /// Deletes a match, whatever state it is in.
    pub fn delete(&mut self, number: u32) -> Result<(), Error<F::Error>> {
        self.surely(|store| store.delete_one(number))
    }

    pub(super) fn delete_one(&mut self, number: u32) -> Result<(), Error<F::Error>> {
        if self.region.parts(Kind::Match, number) == 0 {
            return Err(Error::NoSuchMatch);
        }
        self.tail = None;
        self.region.delete(number)
    }

    /// Tells every record of a match as it was written, oldest first: kind and body, as the format says.
    pub fn records(
        &mut self,
        number: u32,
        mut each: impl FnMut(u8, &[u8]),
    ) -> Result<(), Error<F::Error>> {
        let log = Log {
            kind: Kind::Match,
            number,
        };
        self.region.walk(log, &mut |records| {
            for (kind, body) in records {
                each(kind, body);
            }
            Ok(())
        })?;
        Ok(())
    }

    /// How a match began.
    pub fn setup<G: Game>(&mut self, number: u32) -> Result<Setup<G::Options>, Error<F::Error>> {
        let log = Log {
            kind: Kind::Match,
            number,
        };
        let mut page = [0; PAGE];
        let mut records = self.region.page(log, (0, 0), &mut 0, &mut page)?;
        let saved = first_of(&mut records)?;
        let opening = saved.opening();
        let options = opening.options::<G>();
        Ok(Setup {
            options: options.map_err(|unfit| trouble(unfit, &opening))?,
            players: saved.players,
            seed: saved.seed,
            rules: saved.rules,
        })
    }

    /// The numbers of all matches, once for each of their sectors.
    pub(super) fn match_numbers(&self) -> impl Iterator<Item = u32> {
        self.region.slots().filter_map(|slot| match slot {
            Slot::Owned(owner) if owner.kind == Kind::Match as u8 => Some(owner.number),
            _ => None,
        })
    }

    /// The end of a match that can be added to.
    pub(super) fn tail(&mut self, number: u32) -> Result<Tail, Error<F::Error>> {
        let known = self.tail.take().filter(|tail| tail.number == number);
        let mut tail = match known {
            Some(tail) => tail,
            None => {
                let mut course = Course::default();
                let log = Log {
                    kind: Kind::Match,
                    number,
                };
                let end = self.region.walk(log, &mut |mut records| {
                    Ok(records.try_for_each(|(kind, body)| course.note(kind, body))?)
                })?;
                Tail {
                    number,
                    end,
                    course,
                }
            }
        };
        self.region.settle(&mut tail.end)?;
        // Kept, so that a refusal below costs no second reading.
        self.tail = Some(tail);
        if tail.course.finished {
            Err(Error::Finished)
        } else {
            Ok(tail)
        }
    }

    /// Adds a record to a match, in a new sector if need be.
    pub(super) fn add(
        &mut self,
        mut tail: Tail,
        kind: u8,
        body: &[u8],
    ) -> Result<GaveWay, Error<F::Error>> {
        // Until the record is committed, only the flash knows where the end is.
        self.tail = None;
        let number = tail.number;
        let mut gave_way = GaveWay::new();
        self.region.go_past_spoilt(&mut tail.end, body.len())?;
        if !self.region.fits(&tail.end, body.len()) {
            gave_way = self.make_room(self.reserve().saturating_add(1))?;
            let part = tail.end.next_part().ok_or(Error::Full)?;
            let sector = self.region.take(Owner::new(Kind::Match, number, part))?;
            tail.end = tail.end.in_part(sector, part);
        }
        self.region.add(
            Log {
                kind: Kind::Match,
                number,
            },
            &mut tail.end,
            kind,
            body,
        )?;
        // What is written here reads.
        let _ = tail.course.note(kind, body);
        self.tail = Some(tail);
        Ok(gave_way)
    }

    /// Sees to it that so many sectors are free: the oldest finished matches give way. Refuses before anything is
    /// written when that would not be enough.
    pub(super) fn make_room(&mut self, sectors: usize) -> Result<GaveWay, Error<F::Error>> {
        let mut gave_way = GaveWay::new();
        let mut free = self.region.free();
        let mut above = None;
        while free < sectors {
            let next = self
                .match_numbers()
                .filter(|&number| above.is_none_or(|above| number > above))
                .min();
            let number = next.ok_or(Error::Full)?;
            above = Some(number);
            let ours = self
                .region
                .find(Kind::Match, number, 0)
                .is_some_and(|(_, owner)| owner.format == FORMAT);
            let finished =
                |listed: Listed| listed.summary.is_some_and(|known| known.finished.is_some());
            if ours && finished(self.look(number)?) {
                free = free.saturating_add(self.region.parts(Kind::Match, number));
                gave_way.push(number).map_err(|_| Error::Full)?;
            }
        }
        for &number in &gave_way {
            self.delete_one(number)?;
        }
        Ok(gave_way)
    }
}

/// Reads the set-up, which must be the first record.
pub(super) fn first_of<'a>(records: &mut Records<'a>) -> Result<SavedSetup<'a>, Trouble> {
    let Some((record::SETUP, body)) = records.next() else {
        return Err(Trouble::Damaged);
    };
    let setup: SavedSetup<'_> = postcard::from_bytes(body).map_err(|_| Trouble::Damaged)?;
    let agree = setup.players.len() == usize::from(setup.seats.count());
    if agree {
        Ok(setup)
    } else {
        Err(Trouble::Damaged)
    }
}
