//! The deals that have a number, and which of them are proposed: the same number is the same game.
//!
//! Knows no game and no calendar.

use crate::words::Language;

/// The highest number that a deal can be given.
const MOST: u8 = 99;

/// What whoever switched on proposes: deals, of which 0 stands for none, and a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deals {
    /// The deal that was asked for, by a link or a command: it is chosen already.
    pub asked: u8,
    /// The deal of the week, where there is a calendar: it is the first that one comes to.
    pub week: u8,
    /// The language of whoever switched on, where that is known.
    pub language: Option<Language>,
}

impl Deals {
    /// The deals with these numbers; a number that no deal has stands for none.
    #[must_use]
    pub const fn new(asked: u8, week: u8) -> Self {
        const fn known(number: u8) -> u8 {
            if number > MOST { 0 } else { number }
        }
        Self {
            asked: known(asked),
            week: known(week),
            language: None,
        }
    }

    /// The same, with the language of whoever switched on.
    #[must_use]
    pub const fn speaking(self, language: Option<Language>) -> Self {
        Self { language, ..self }
    }

    /// The deal of the week of a day, counted from the first of January 1970: the weeks begin on Mondays, and after all the
    /// numbers have been there the first comes again.
    #[must_use]
    pub const fn week_of(day: u64) -> u8 {
        // That day was a Thursday. A remainder of 99 fits.
        ((day.saturating_add(3) / 7) % MOST as u64) as u8 + 1
    }

    /// The number after this one, or the one before; 0 is a deal without a number.
    pub(super) const fn step(self, deal: u8, forward: bool) -> u8 {
        match (forward, deal) {
            (true, 0) if self.week > 0 => self.week,
            (true, MOST..) => 0,
            (true, deal) => deal.saturating_add(1),
            (false, 0) => MOST,
            (false, deal) => deal.saturating_sub(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_reached_in_both_directions_and_the_week_s_first() {
        for week in [0, 1, 47, MOST] {
            let deals = Deals::new(0, week);
            for forward in [false, true] {
                let mut seen = [false; MOST as usize + 1];
                let mut deal = 0;
                for _ in 0..=MOST {
                    seen[usize::from(deal)] = true;
                    deal = deals.step(deal, forward);
                }
                // Forward begins at the week's, and the ones before it lie backward.
                let first = if forward { usize::from(week.max(1)) } else { 1 };
                assert!(seen[first..].iter().all(|seen| *seen));
            }
            assert_eq!(deals.step(0, true), week.max(1));
        }
    }

    #[test]
    fn a_week_is_seven_days_from_monday_on() {
        // The 12th of January 1970 was the second Monday.
        for (day, week) in [
            (0, 1),
            (3, 1),
            (4, 2),
            (10, 2),
            (11, 3),
            (3 + 7 * 98, 99),
            (4 + 7 * 98, 1),
        ] {
            assert_eq!(Deals::week_of(day), week, "day {day}");
        }
        assert!((1..=MOST).contains(&Deals::week_of(u64::MAX)));
    }

    #[test]
    fn a_number_that_no_deal_has_is_none() {
        assert_eq!(Deals::new(100, 255), Deals::default());
        let known = Deals::new(99, 1);
        assert_eq!((known.asked, known.week), (99, 1));
    }
}
