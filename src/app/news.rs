//! What happened since somebody last looked: which of the actions since his last decision are worth telling.
//!
//! It knows the actions by their numbers only.

/// As far back as is told.
const MOST: u32 = u64::BITS;

/// The actions that are news to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct News {
    /// How many actions lie before the first one that is looked at.
    pub from: u32,
    /// A bit for each action from there on that took something from the seat.
    losses: u64,
    /// A bit for each other one that is worth telling.
    others: u64,
}

impl News {
    /// No news.
    pub const NONE: Self = Self {
        from: 0,
        losses: 0,
        others: 0,
    };

    /// No news yet of the actions from one to another; what lies too far back is left to the log.
    pub fn of(from: u32, to: u32) -> Self {
        Self {
            from: from.max(to.saturating_sub(MOST)),
            ..Self::NONE
        }
    }

    /// The action before which so many lie is news, or even took something.
    pub fn note(&mut self, number: u32, loss: bool) {
        let at = number.saturating_sub(self.from);
        let bit = 1u64.checked_shl(at).unwrap_or(0);
        if loss {
            self.losses |= bit;
        }
        self.others = (self.others | bit) & !self.losses;
    }

    /// How many there are.
    pub const fn count(&self) -> u32 {
        self.losses.count_ones() + self.others.count_ones()
    }

    /// Whether the one at a place took something: those come first.
    pub const fn is_loss(&self, place: u32) -> bool {
        place < self.losses.count_ones()
    }

    /// After how many actions the one at a place has happened; none past the last.
    pub fn step(&self, place: u32) -> Option<u32> {
        let (mut bits, mut place) = (self.losses, place);
        if let Some(after) = place.checked_sub(self.losses.count_ones()) {
            (bits, place) = (self.others, after);
        }
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        let step = self.from.saturating_add(bits.trailing_zeros());
        (bits != 0).then(|| step.saturating_add(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_is_told_first_and_the_rest_in_order() {
        let mut news = News::of(10, 20);
        for (number, loss) in [
            (11, false),
            (13, false),
            (13, true),
            (13, false),
            (19, false),
        ] {
            news.note(number, loss);
        }
        let steps: Vec<_> = (0..5).map(|place| news.step(place)).collect();
        assert_eq!(steps, [Some(14), Some(12), Some(20), None, None]);
        assert_eq!(news.count(), 3);
        assert!(news.is_loss(0) && !news.is_loss(1));
    }

    #[test]
    fn what_lies_too_far_back_is_left_out() {
        let mut news = News::of(0, 1000);
        assert_eq!(news.from, 936);
        news.note(936, false);
        news.note(999, false);
        assert_eq!([news.step(0), news.step(1)], [Some(937), Some(1000)]);
    }
}
