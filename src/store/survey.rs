//! A first look at bytes that may be saves or anything else, before they take the place of others.
//!
//! Only the heads of the sectors are asked: their layout holds for all formats to come. It does not know where the
//! bytes come from, nor whether the matches in them are whole; whoever opens them is told that.

use super::format::{HEAD, Head};

/// What bytes are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Survey {
    /// A flash in which nothing was ever written.
    Blank,
    /// Saves; the newest format among them, or 0 where no sector has an owner yet.
    Saves {
        /// The format's version.
        newest: u8,
    },
    /// Something else.
    Foreign,
}

/// Looks at all sectors, each of so many bytes.
#[must_use]
pub fn survey(bytes: &[u8], sector: usize) -> Survey {
    let heads = bytes
        .chunks(sector.max(1))
        .filter_map(|sector| sector.first_chunk::<HEAD>().map(Head::read));
    let marks = heads.filter_map(|head| match (head.owner, head.ready) {
        (Some(owner), _) => Some(owner.format),
        (None, Some(_)) => Some(0),
        (None, None) => None,
    });
    match marks.max() {
        Some(newest) => Survey::Saves { newest },
        None if bytes.iter().all(|&byte| byte == 0xFF) => Survey::Blank,
        None => Survey::Foreign,
    }
}

#[cfg(test)]
mod tests {
    use super::super::format::{FORMAT, Kind, OWNER, Owner, Ready};
    use super::*;

    const SECTOR: usize = 4096;

    #[test]
    fn one_mark_in_any_sector_makes_saves_of_bytes() {
        let mut bytes = [0xFF; 3 * SECTOR];
        assert_eq!(survey(&bytes, SECTOR), Survey::Blank);
        bytes[SECTOR + 100] = 0;
        assert_eq!(survey(&bytes, SECTOR), Survey::Foreign);
        let ready = Ready {
            serial: 1,
            highest: 0,
        };
        bytes[2 * SECTOR..2 * SECTOR + OWNER].copy_from_slice(&ready.bytes());
        assert_eq!(survey(&bytes, SECTOR), Survey::Saves { newest: 0 });
        let mut owner = Owner::new(Kind::Match, 1, 0);
        let place = SECTOR + OWNER;
        bytes[place..place + 32].copy_from_slice(&owner.bytes());
        assert_eq!(survey(&bytes, SECTOR), Survey::Saves { newest: FORMAT });
        owner.format = FORMAT + 1;
        bytes[place..place + 32].copy_from_slice(&owner.bytes());
        let newest = FORMAT + 1;
        assert_eq!(survey(&bytes, SECTOR), Survey::Saves { newest });
        // Where the mark should be, and not a byte beside it.
        assert_eq!(survey(&bytes[1..], SECTOR), Survey::Foreign);
    }

    #[test]
    fn nothing_at_all_is_blank() {
        assert_eq!(survey(&[], SECTOR), Survey::Blank);
        assert_eq!(survey(&[0xFF; 10], 0), Survey::Blank);
    }
}
