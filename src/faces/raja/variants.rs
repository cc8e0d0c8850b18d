//! The variants of Raja, as lines of the set-up.
//!
//! Knows no screen.

use crate::{faces::title::switches, games::raja::state::Options};

switches! {
    raja: short, yogi, neutral, auction, home, several, secret_gold;
    |options, before| {
        // Several characters begin with the auction: one brings the other along.
        options.auction |= options.several && !before.several;
        options.several &= options.auction;
    }
}

#[cfg(test)]
mod tests {
    use crate::{faces::lessons::assert_variants, games::raja::Raja};

    #[test]
    fn whatever_is_switched_can_be_played_by_some_number_of_people() {
        // Half of all with the auction, and of those without it only the ones without several characters.
        assert_variants::<Raja>(96);
    }
}
