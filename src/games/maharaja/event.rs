//! What happens in Maharaja, in the past tense, and Brahmabot's reasons.
//!
//! It does not know who hears of it.

use super::action::{FlagTask, ShrineTask, StatueTask};
use super::data::{
    Bonus, Character, City, Dial, Field, Junction, Reward, Road, Site, StatuePlace, Village,
};
use super::state::{Coins, Plan, Prestige};
use super::tiles::{Level, SetupTile, Slot, Tile};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::vocabulary;

vocabulary! {
    /// Where something came from, or what it was paid for.
    pub enum Cause {
        /// An action of the dial.
        Dial(dial: Dial),
        /// An ability.
        Character(character: Character),
        /// The bonus of an outer place.
        Bonus,
        /// A reward tile.
        Reward(reward: Reward),
        /// A rank at a city scoring.
        Rank,
        /// No AP at a city scoring.
        Consolation,
        /// The special rule for the first rank.
        FirstRank,
        /// Brahmabot's last building step.
        Arrival,
    }
}

vocabulary! {
    /// Why Brahmabot does what he does.
    pub enum Reason {
        /// The tick of the tile just drawn points at this slot.
        Tick { slot: Slot },
        /// The Maharaja is there.
        Maharaja,
        /// Its flag is the leftmost.
        Leftmost,
        /// It is the first from the left with a free centre.
        FreeCentre,
        /// He is second there, by this many AP.
        SecondBy { gap: u8 },
        /// No city qualifies: the first from the left with a free place.
        NoneQualifies,
        /// The city meant is full: the first from the left with a free place.
        Full,
        /// No statue is left: a shrine instead.
        NoStatueLeft,
        /// No shrine is left to build or to move.
        NoShrineLeft,
        /// His priest goes there: so many new shrines on the way, and so many of the player's.
        Way { new: u8, foreign: u8 },
        /// Too many new shrines would be needed.
        NoWay { new: u8 },
        /// He has 6 coins, and buys a statue.
        EnoughCoins,
        /// He has too few coins for a statue.
        FewCoins,
        /// He has the coins, but no statue or no place for it.
        NoStatuePossible,
        /// Nothing is left to do.
        Finished,
    }
}

vocabulary! {
    /// What happened.
    pub enum Event {
        /// A player took a character from the display.
        CharacterChosen { seat: Seat, character: Character },
        /// A player placed one of the first shrines.
        ShrinePlaced { seat: Seat, village: Village },
        /// Brahmabot's set-up tile was drawn and his shrines placed.
        AutomaSetUp { tile: SetupTile, level: Level },
        /// The Maharaja went to a city, and its flag to the end of the track.
        MaharajaMoved { city: City, field: Field, round: u8 },
        /// Two open tiles and a hidden one were laid out for Brahmabot.
        TilesDrawn { left: Tile, middle: Tile },
        /// A player confirmed a plan; only he knows which.
        PlanConfirmed { seat: Seat },
        /// The plan a player confirmed; told to him alone.
        PlanMade { seat: Seat, plan: Plan },
        /// A player's turn began, and his plan came to light.
        TurnBegan { seat: Seat, plan: Plan },
        /// Brahmabot's turn began.
        AutomaBegan,
        /// Brahmabot is about to do something for this reason; the tile is known after its reveal.
        AutomaReasoned { tile: Option<Tile>, city: Option<City>, reason: Reason },
        /// The tick was drawn, and so the tile that Brahmabot plays is known.
        TileRevealed { tick: Tile, slot: Slot, tile: Tile },
        /// A statue was built.
        StatueBuilt { seat: Seat, city: City, place: StatuePlace, cost: Coins, task: StatueTask },
        /// An outer place gave its bonus; what it gave is told next, if anything.
        BonusEarned { seat: Seat, bonus: Bonus },
        /// A shrine was built.
        ShrineBuilt { seat: Seat, site: Site, cost: Coins, task: ShrineTask },
        /// Brahmabot moved a shrine, for all were built.
        ShrineMoved { seat: Seat, from: City, to: Site },
        /// A player received coins from the supply.
        CoinsReceived { seat: Seat, coins: Coins, cause: Cause },
        /// A player paid coins to the supply.
        CoinsPaid { seat: Seat, coins: Coins, cause: Cause },
        /// A player received PP, with the one more of character 11.
        PrestigeReceived { seat: Seat, prestige: Prestige, cause: Cause },
        /// A player paid PP.
        PrestigePaid { seat: Seat, prestige: Prestige, cause: Cause },
        /// Shrines came from the supply to the tableau.
        ShrinesReceived { seat: Seat, shrines: u8, cause: Cause },
        /// A player received an action marker.
        MarkerReceived { seat: Seat, cause: Cause },
        /// A flag went three fields to the left.
        FlagMoved { seat: Seat, city: City, task: FlagTask },
        /// A player laid his character back (in the solo game: out of the game) and took another.
        CharacterTaken { seat: Seat, character: Character, from: Option<Seat> },
        /// A character came from the stack to the right end of the display.
        CharacterDrawn { character: Character },
        /// A marker was spent.
        MarkerSpent { seat: Seat, dial: Dial },
        /// A priest travelled.
        Travelled { seat: Seat, to: Junction, by: Road },
        /// A toll was paid, by a player or, when Brahmabot travels, from the supply.
        TollPaid { payer: Option<Seat>, to: Seat, coins: Coins },
        /// The rest of something was left.
        RestLeft { seat: Seat },
        /// A turn was over.
        TurnEnded { seat: Seat },
        /// Somebody built his last statue: this round is the last.
        LastRoundBegan,
        /// A city was scored.
        CityScored { city: City },
        /// A player has this rank with this many AP.
        Ranked { seat: Seat, rank: u8, points: u8 },
        /// A player chose a reward tile, whose effect comes this often.
        RewardChosen { seat: Seat, reward: Reward, times: u8 },
        /// A reward tile left the game.
        RewardGone { reward: Reward },
        /// A Maharani marker was laid on a character.
        MaharaniLaid { seat: Seat, character: Character },
        /// A Maharani marker went home.
        MaharaniReturned { seat: Seat, character: Character },
        /// Brahmabot's tile left the game, the others were shuffled.
        TilesShuffled { gone: Tile },
        /// The game was over.
        GameEnded,
    }
}
