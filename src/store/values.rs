//! Settings and statistics: one small value each, of which the last one written counts.
//!
//! It does not know what they hold.

use super::Store;
use super::error::{Error, Trouble};
use super::format::{FORMAT, Kind, LONGEST_BODY, Owner, record};
use super::log::{End, Log};
use super::matches::GaveWay;
use super::region::Slot;
use embedded_storage::nor_flash::NorFlash;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Which value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// What the person has set.
    Settings,
    /// What is counted over all matches.
    Statistics,
    /// Who played against whom.
    Records,
}

impl Value {
    const fn kind(self) -> Kind {
        match self {
            Self::Settings => Kind::Settings,
            Self::Statistics => Kind::Statistics,
            Self::Records => Kind::Records,
        }
    }
}

impl<F: NorFlash> Store<F> {
    /// All generations of a value, of whatever format.
    fn generations(&self, kind: Kind) -> impl Iterator<Item = Owner> {
        self.region.slots().filter_map(move |slot| match slot {
            Slot::Owned(owner) if owner.kind == kind as u8 => Some(owner),
            _ => None,
        })
    }

    /// The highest generation of a value in this version's format, below another one.
    fn generation(&self, kind: Kind, below: Option<u32>) -> Option<Owner> {
        self.generations(kind)
            .filter(|owner| owner.format == FORMAT)
            .filter(|owner| below.is_none_or(|below| owner.number < below))
            .max_by_key(|owner| owner.number)
    }

    /// How many free sectors matches must leave, so that settings and statistics can always be set: one for each that
    /// does not exist yet, and one for a full one to turn into. Who played against whom takes the place of a finished match
    /// where no room is left.
    pub(super) fn reserve(&self) -> usize {
        let missing = |kind: &Kind| self.generation(*kind, None).is_none();
        let kinds = [Kind::Settings, Kind::Statistics];
        kinds
            .iter()
            .filter(|kind| missing(kind))
            .count()
            .saturating_add(1)
    }

    /// Reads a value; none if there is none yet. What a newer firmware left is named as long as there is none beside it.
    pub fn value<T: DeserializeOwned>(
        &mut self,
        value: Value,
    ) -> Result<Option<T>, Error<F::Error>> {
        let kind = value.kind();
        let mut below = None;
        while let Some(owner) = self.generation(kind, below) {
            let number = owner.number;
            let mut last = None;
            let end = self.region.walk(Log { kind, number }, &mut |records| {
                last = records.last().map(|(_, body)| postcard::from_bytes(body));
                Ok(())
            })?;
            if end.records() > 0 {
                return match last {
                    Some(Ok(value)) => Ok(Some(value)),
                    _ => Err(Trouble::Damaged.into()),
                };
            }
            below = Some(number);
        }
        let newer = self.generations(kind).find(|owner| owner.format != FORMAT);
        match newer.map(|owner| owner.format) {
            Some(format) => Err(Trouble::NewerFormat { format }.into()),
            None => Ok(None),
        }
    }

    /// Writes a value. What was damaged is replaced; what a newer firmware wrote stays, and this is kept beside it. Says
    /// which finished matches gave way, if room was short.
    pub fn set_value<T: Serialize>(
        &mut self,
        value: Value,
        new: &T,
    ) -> Result<GaveWay, Error<F::Error>> {
        let kind = value.kind();
        let mut buffer = [0; LONGEST_BODY];
        let body = postcard::to_slice(new, &mut buffer).map_err(|_| Error::TooLong)?;
        self.surely(|store| store.set_body(kind, body))
    }

    fn set_body(&mut self, kind: Kind, body: &[u8]) -> Result<GaveWay, Error<F::Error>> {
        let newest = self.generation(kind, None);
        let end = match newest.map(|owner| owner.number) {
            Some(number) => match self.region.walk(Log { kind, number }, &mut |_| Ok(())) {
                Ok(mut end) => {
                    self.region.settle(&mut end)?;
                    self.region.go_past_spoilt(&mut end, body.len())?;
                    Some((number, end))
                }
                Err(Error::Trouble(_)) => None,
                Err(error) => return Err(error),
            },
            None => None,
        };
        let mut gave_way = GaveWay::new();
        let (number, mut end) = match end {
            Some((number, end)) if self.region.fits(&end, body.len()) => (number, end),
            _ => {
                // No spare is needed: the old sector becomes free.
                gave_way = self.make_room(1)?;
                let highest = self.generations(kind).map(|owner| owner.number).max();
                let number = highest.map_or(1, |highest| highest.wrapping_add(1));
                let sector = self.region.take(Owner::new(kind, number, 0))?;
                (number, End::of_new(sector))
            }
        };
        self.region
            .add(Log { kind, number }, &mut end, record::VALUE, body)?;
        // Only now that the new one is committed may the old ones go.
        for sector in 0..self.region.count() {
            let old = matches!(self.region.slots().nth(sector),
                Some(Slot::Owned(owner)) if owner.kind == kind as u8
                    && owner.format == FORMAT
                    && owner.number != number);
            if old {
                self.region.drop_sector(sector)?;
            }
        }
        Ok(gave_way)
    }
}
