//! The captions and single words of Raja: what each of them is for.
//!
//! Knows no language.

use crate::kernel::seat::PerSeat;
use crate::words::face::{Hints, OptionText};

/// Captions and single words.
#[derive(Debug)]
pub struct Labels {
    /// The name of the game.
    pub game: &'static str,
    /// The game in one short line.
    pub about: &'static str,
    /// The players' colours, which serve as names: black, red, yellow, blue, green.
    pub players: PerSeat<&'static str>,
    /// The place where all begin.
    pub start: &'static str,
    /// A village.
    pub village: &'static str,
    /// A city.
    pub city: &'static str,
    /// A site for palaces.
    pub palace_site: &'static str,
    /// Before a character's home city.
    pub home_city: &'static str,
    /// The Maharaja.
    pub maharaja: &'static str,
    /// A player's architect.
    pub architect: &'static str,
    /// The track that tells which city is scored next.
    pub track: &'static str,
    /// The city that is scored at the end of this round.
    pub scored_now: &'static str,
    /// The city that is scored in the next round.
    pub scored_next: &'static str,
    /// Caption of gold.
    pub gold: &'static str,
    /// Where gold is held in secret.
    pub gold_hidden: &'static str,
    /// Caption of the houses in hand.
    pub hand: &'static str,
    /// Caption of the houses in the quarry.
    pub quarry: &'static str,
    /// Caption of the palaces built.
    pub palaces: &'static str,
    /// Caption of the palaces not yet built.
    pub palaces_left: &'static str,
    /// Caption of the action chips.
    pub chips: &'static str,
    /// Caption of the points in a city.
    pub points: &'static str,
    /// Caption of the characters that somebody holds.
    pub characters: &'static str,
    /// Beside a character that nobody holds.
    pub free_card: &'static str,
    /// Before a round's number.
    pub round: &'static str,
    /// In the last round.
    pub last_round: &'static str,
    /// Caption of the plan.
    pub plan: &'static str,
    /// Beside a player whose plan is made and hidden.
    pub plan_hidden: &'static str,
    /// Beside a player who has no plan yet.
    pub plan_missing: &'static str,
    /// Confirm the plan, which is final.
    pub confirm_plan: &'static str,
    /// End the turn.
    pub end_turn: &'static str,
    /// Before the summary, when everything was done.
    pub all_done: &'static str,
    /// Give up an action.
    pub forgo: &'static str,
    /// Travel.
    pub travel: &'static str,
    /// Beside a road that costs nothing.
    pub no_toll: &'static str,
    /// Spend an action chip.
    pub spend_chip: &'static str,
    /// The Builder's additional house.
    pub builder_house: &'static str,
    /// The Builder moves a house.
    pub builder_move: &'static str,
    /// Swap characters with another player.
    pub swap: &'static str,
    /// Entice a character away from another player.
    pub entice: &'static str,
    /// Bid in the auction.
    pub bid: &'static str,
    /// Pass in the auction.
    pub pass: &'static str,
    /// Before the highest bid.
    pub highest_bid: &'static str,
    /// How the game ends, and who wins.
    pub winning: &'static str,
    /// Before the winner's name.
    pub winner: &'static str,
    /// The variants.
    pub options: OptionTexts,
    /// What the buttons do.
    pub hints: Hints,
}

/// The variants, by the names of the switches.
#[derive(Debug)]
pub struct OptionTexts {
    /// Fewer palaces and rounds.
    pub short: OptionText,
    /// The Yogi and the action chips.
    pub yogi: OptionText,
    /// Palaces of unused colours.
    pub neutral: OptionText,
    /// Characters are auctioned.
    pub auction: OptionText,
    /// A point in the home city.
    pub home: OptionText,
    /// Several characters each.
    pub several: OptionText,
    /// Gold is held in secret.
    pub secret_gold: OptionText,
}

impl OptionTexts {
    /// All variants, in the order of the switches.
    #[must_use]
    pub const fn all(&self) -> [&OptionText; 7] {
        [
            &self.short,
            &self.yogi,
            &self.neutral,
            &self.auction,
            &self.home,
            &self.several,
            &self.secret_gold,
        ]
    }
}
