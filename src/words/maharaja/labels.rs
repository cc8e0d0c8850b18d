//! The captions and single words of Maharaja: what each of them is for.
//!
//! Knows no language.

use crate::words::face::{Hints, OptionText};

/// Captions and single words.
#[derive(Debug)]
pub struct Labels {
    /// The name of the game.
    pub game: &'static str,
    /// The game in one short line.
    pub about: &'static str,
    /// The place where all priests begin.
    pub start: &'static str,
    /// A village.
    pub village: &'static str,
    /// A city.
    pub city: &'static str,
    /// A statue.
    pub statue: &'static str,
    /// A statue place that brings a bonus.
    pub bonus_place: &'static str,
    /// A shrine.
    pub shrine: &'static str,
    /// The Maharaja.
    pub maharaja: &'static str,
    /// The Maharani, whose markers lend abilities.
    pub maharani: &'static str,
    /// A player's priest.
    pub priest: &'static str,
    /// The opponent of the solo game: his name at the table, too.
    pub brahmabot: &'static str,
    /// The track of flags that tells which city is scored next.
    pub track: &'static str,
    /// The city that is scored at the end of this round.
    pub scored_now: &'static str,
    /// The city that is scored in the next round.
    pub scored_next: &'static str,
    /// Caption of coins.
    pub coins: &'static str,
    /// Caption of prestige points.
    pub prestige: &'static str,
    /// Prestige points in two letters.
    pub prestige_short: &'static str,
    /// Caption of worship points, which count in a city.
    pub worship: &'static str,
    /// Caption of the shrines on the tableau, ready to be built.
    pub tableau: &'static str,
    /// Caption of the shrines in the general supply.
    pub supply: &'static str,
    /// Caption of the statues built.
    pub statues: &'static str,
    /// Caption of the action markers.
    pub markers: &'static str,
    /// Caption of the markers of the Maharani.
    pub maharani_markers: &'static str,
    /// Caption of the characters.
    pub characters: &'static str,
    /// One character, before its number.
    pub character: &'static str,
    /// Beside a character that lies on display.
    pub on_display: &'static str,
    /// Beside an ability that was used in this round.
    pub used: &'static str,
    /// Before a round's number.
    pub round: &'static str,
    /// In the last round.
    pub last_round: &'static str,
    /// Beside a player whose plan is made and hidden.
    pub plan_hidden: &'static str,
    /// Beside a player who has no plan yet.
    pub plan_missing: &'static str,
    /// Confirm the plan, which is final.
    pub confirm_plan: &'static str,
    /// End the turn.
    pub end_turn: &'static str,
    /// Before what was planned and is not done.
    pub not_done: &'static str,
    /// Leave what is left of an action or of a reward.
    pub leave_rest: &'static str,
    /// Travel.
    pub travel: &'static str,
    /// Beside a road, or a building, that costs nothing.
    pub no_toll: &'static str,
    /// Spend an action marker.
    pub spend_marker: &'static str,
    /// Caption of the reward tiles.
    pub rewards: &'static str,
    /// Pay a coin for a PP, with the reward "up to three".
    pub pay_coin: &'static str,
    /// Lay a Maharani marker.
    pub lay_maharani: &'static str,
    /// The scoring of a city.
    pub scoring: &'static str,
    /// Caption of a rank at a scoring.
    pub rank: &'static str,
    /// Caption of Brahmabot's tiles.
    pub tiles: &'static str,
    /// In the place of the tile that nobody knows yet.
    pub tile_hidden: &'static str,
    /// The journey of Brahmabot's priest.
    pub way: &'static str,
    /// How strong Brahmabot is.
    pub level: &'static str,
    /// Final scoring: PP collected during the game.
    pub final_collected: &'static str,
    /// Final scoring: PP for cities.
    pub final_cities: &'static str,
    /// Final scoring: all PP.
    pub total: &'static str,
    /// How the game ends, and who wins.
    pub winning: &'static str,
    /// Before the winner's name.
    pub winner: &'static str,
    /// The variants.
    pub options: OptionTexts,
    /// What the buttons do.
    pub hints: Hints,
}

/// The variants, by the names of the options. The first five are on or off; the values of the last two have texts of
/// their own, `Texts::final_tile` and `Texts::level`.
#[derive(Debug)]
pub struct OptionTexts {
    /// The characters recommended for a first game of four.
    pub first_game: OptionText,
    /// Special rule: 1 PP for the first rank.
    pub first_rank: OptionText,
    /// Special rule: outer statues count less.
    pub weak_outer: OptionText,
    /// Special rule: statues are dear everywhere.
    pub dear_statues: OptionText,
    /// Special rule: characters from the display only.
    pub display_only: OptionText,
    /// The final-scoring tile.
    pub final_tile: OptionText,
    /// Brahmabot.
    pub solo: OptionText,
}

impl OptionTexts {
    /// All variants, in the order of the options.
    #[must_use]
    pub const fn all(&self) -> [&OptionText; 7] {
        [
            &self.first_game,
            &self.first_rank,
            &self.weak_outer,
            &self.dear_statues,
            &self.display_only,
            &self.final_tile,
            &self.solo,
        ]
    }
}
