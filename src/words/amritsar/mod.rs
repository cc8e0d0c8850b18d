//! The texts of Amritsar: what there is to say, and how the program asks for it.
//!
//! Knows no screen, no language, and no rule: what is said about the rules is said in words only.

mod told;

use super::classes::{Class, Vocabulary};
use super::labels::{
    class, classes, features, ids, labels, lesson, numbers, pairs, stages, told, topics, values,
};
use super::say::{Counted, Spot, TextTable, nobody};
use super::texts::texts;
use crate::games::amritsar::action::{Action, Means, Payment, Swap, Why};
use crate::games::amritsar::data::{
    Area, Bridge, Colour, DECADES, DISPLAY_A_PLAYER, ELEPHANT_LOAD, Effect, GOAL_PLACES, GOAL_TAX,
    Gain, GoalType, Good, LESS_TAX_STEP, LEVELS, MAJORITY, MARBLE_NOT_COPPER, MARKERS,
    MARKERS_AT_MARKET, MARKET_ROWS, Mahout, Occasion, PENALTY, Resource, SOLO_ROWS, START_COINS,
    START_PRESTIGE, START_SLOTS, STORAGE_PLACES, SUPPORT, StorageTile, TRACK_STEPS, Track,
    UNLOCKING_STEP, UpgradeKind, WORKER_PLACES, Zone, ZoneTile,
};
use crate::games::amritsar::event::{Cause, Event, Reason};
use crate::games::amritsar::pending::Pending;
use crate::games::amritsar::state::{Difficulty, Stage};
use crate::kernel::id::{Id, named_id};
use crate::kernel::notation::Names;
use crate::kernel::vocabulary::{Value, vocabulary};
use core::fmt::{self, Write};
pub use told::{Hint, Purpose, Symbol};

named_id!(
    /// Something that is counted, with its singular and plural.
    Thing {
        /// Coins.
        Coin = "coin",
        /// Marble.
        Marble = "marble",
        /// Copper.
        Copper = "copper",
        /// Gold.
        Gold = "gold",
        /// Resources of any kind.
        Any = "any",
        /// Prestige points, by their two letters.
        Prestige = "prestige",
        /// Donation markers.
        Marker = "marker",
        /// Workers.
        Worker = "worker",
        /// Places of a storage that are free.
        Free = "free",
        /// Places of a storage.
        Slot = "slot",
        /// Steps on the tax track.
        Tax = "tax",
    }
);

topics! {
    of [
        /// A storage tile.
        StorageTile,
        /// A mahout.
        Mahout,
        /// A knowledge track.
        Track,
        /// A type of goals.
        GoalType,
    ];
    /// A turn, and how the game goes.
    Turn,
    /// The elephant's ride.
    Elephant,
    /// The second ride, and the movement tile.
    Third,
    /// How workers are moved.
    Workers,
    /// A work area, and its coins.
    Area,
    /// The golden place of a zone.
    Golden,
    /// The one to three actions of a turn.
    Actions,
    /// A zone tile.
    ZoneTile,
    /// Mahouts and the mahout action.
    Mahouts,
    /// The market.
    Market,
    /// The storage.
    Storage,
    /// Upgrades.
    Upgrades,
    /// Taxes.
    Tax,
    /// Goals.
    Goals,
    /// Knowledge.
    Knowledge,
    /// Donation markers.
    Markers,
    /// The donation action.
    Donation,
    /// The temple tile.
    Temple,
    /// Bridge tiles.
    Bridges,
    /// Follow-ups.
    FollowUp,
    /// The Maharaja marker.
    Marker,
    /// The end of a decade.
    Decade,
    /// The solo Maharaja.
    Solo,
    /// His donations.
    SoloDonation,
    /// His actions.
    SoloActions,
    /// His board.
    SoloBoard,
    /// How the game ends, and who wins.
    Winning,
}

impl Topic {
    /// The topic at a position of the rules: the chapters first, then each kind of tile.
    #[must_use]
    pub fn in_rules(position: usize) -> Option<Self> {
        let chapters = Self::CLASS.kinds.len();
        let tiles = Self::COUNT - chapters;
        if position < chapters {
            Self::nth(tiles + position)
        } else {
            Self::nth(position - chapters).filter(|_| position < Self::COUNT)
        }
    }

    /// What there is to say of a symbol.
    #[must_use]
    pub const fn of_effect(effect: Effect) -> Self {
        match effect {
            Effect::Gain(_) | Effect::MarbleOrCopper => Self::Storage,
            Effect::Mahout => Self::Mahouts,
            Effect::Donate => Self::Donation,
            Effect::Market | Effect::CoinAndMarket => Self::Market,
            Effect::Upgrade(_) | Effect::FreeUpgrade => Self::Upgrades,
            Effect::Steps(..) => Self::Knowledge,
            Effect::Unlock => Self::Third,
        }
    }
}

labels! {
    /// Captions and single words.
    Labels = "label" {
        /// The name of the game.
        game,
        /// The game in one short line.
        about,
        /// Before a round's number.
        round,
        /// Before a decade's number.
        decade,
        /// Caption of coins.
        coins,
        /// Caption of prestige points.
        prestige,
        /// Prestige points in two letters.
        prestige_short,
        /// A part of the turn: the elephant moves.
        ride,
        /// A part of the turn: workers are moved.
        workers,
        /// A part of the turn: actions.
        actions,
        /// A part of the turn: the elephant moves again.
        ride_again,
        /// A part of the turn that is locked.
        locked,
        /// Caption of a follow-up.
        follow_up,
        /// Caption of the storage.
        storage,
        /// Caption of the goals.
        goals,
        /// Caption of the mahouts.
        mahouts,
        /// Caption of the knowledge tracks.
        knowledge,
        /// Caption of the tax track.
        tax,
        /// Before the coins of tax that are due.
        tax_due,
        /// Caption of the elephant and its load.
        elephant,
        /// Caption of donation markers.
        markers,
        /// Caption of the market.
        market,
        /// Caption of the storage tiles on display.
        display,
        /// Caption of a donation tile.
        donation,
        /// Caption of the temple tile.
        temple,
        /// Caption of the bridge tile.
        bridge,
        /// A zone tile's main action.
        main,
        /// A zone tile's second action.
        second,
        /// The elephant's own action.
        elephant_action,
        /// Any upgrade, in one word.
        upgrade,
        /// A level of a donation tile, before its number.
        level,
        /// What a step beyond the end of a track gives.
        beyond,
        /// What comes at the end of each decade.
        interim,
        /// What comes at the end of the game.
        at_the_end,
        /// Buy.
        buy,
        /// Sell.
        sell,
        /// Before a price that is paid.
        pay,
        /// Before a price that is received.
        get,
        /// Before what the storage holds now.
        yours,
        /// Before what it would hold.
        after,
        /// The market is left without a trade.
        no_trade,
        /// The market is left.
        done,
        /// Where nothing is given.
        nothing,
        /// What costs nothing.
        free,
        /// The last worker in hand.
        last_worker,
        /// The golden place.
        golden,
        /// A goal that lies face down.
        hidden,
        /// How to look at the own goals.
        look,
        /// The same, while they are seen.
        hide,
        /// What the turn can become: zones and workers.
        becomes,
        /// What A does on the temple.
        look_around,
        /// The keys while somebody only looks.
        look_keys,
        /// On a screen that is for one player alone.
        private,
        /// The Maharaja's name, where he plays.
        maharaja,
        /// The Maharaja's supply of resources.
        supply,
        /// The rows of his markers.
        rows,
        /// His goal.
        his_goal,
        /// His next actions.
        his_actions,
        /// The scoring at the end of a decade.
        scoring,
        /// Final scoring: PP collected during the game.
        final_collected,
        /// Final scoring: PP of the knowledge tracks.
        final_tracks,
        /// Final scoring: PP of goals.
        final_goals,
        /// Final scoring: all PP.
        total,
        /// Before the winner's name.
        winner,
        /// Where nobody wins alone.
        winners,
    }
}

pairs! {
    /// The variants, by the names of the options. The values have texts of their own, `Texts::difficulty`.
    OptionTexts = "option"."about" {
        /// The solo Maharaja.
        solo,
    }
}

stages! {
    Opening, Elephant, Lifting, Sowing, Acting, ElephantAgain, Following, Followed, Income, Automa, Over,
}

lesson!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29);

features! {
    score coins marble copper gold kinds markers markers_few markers_at_market donation_here donation_next
    donations temple_now temples_later lead_in_zones tax_unpaid tax development resources economy interims
    finals storage_tiles places_left goals goal_progress donate upgrade coin_prestige market coin_marble
    resource knowledge movement_tile third_phase steps_before still_to_play
}

const VOCABULARY: Vocabulary = Vocabulary {
    classes: classes![
        values!(Difficulty),
        ids!(Colour[""]),
        ids!(Resource[""]),
        ids!(Good[""]),
        ids!(Zone[""]),
        ids!(Area[""]),
        ids!(Track["", "help", "final"]),
        ids!(UpgradeKind[""]),
        ids!(GoalType["", "help"]),
        ids!(ZoneTile["main", "second"]),
        ids!(Bridge[""]),
        ids!(Occasion[""]),
        ids!(StorageTile["", "help"]),
        ids!(Mahout["", "help"]),
        ids!(Means[""]),
        ids!(Payment[""]),
        ids!(Swap[""]),
        // Level by level from the left.
        class!("DonationPlace" [] a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 c1 c2 c3 c4 d1 d2 d3),
        ids!(Thing[""] Counted::FIELDS),
        class!("Pending" [""] Excess AreaCoins Resource MarbleOrCopper Mahout Donation Market Upgrade Goal Steps),
        told("Symbol", Symbol::KINDS, &[""]),
        told("Purpose", Purpose::KINDS, &["", "help"]),
        told("Hint", Hint::KINDS, &[""]),
        told("Action", Action::KINDS, &[""]),
        told("Cause", Cause::KINDS, &[]),
        told("Reason", Reason::KINDS, &[""]),
        Class {
            // What comes next says that a turn is over, or a bridge met.
            silent: &["TurnEnded", "BridgeMet"],
            ..told("Event", Event::KINDS, &[""])
        },
        told("Why", Why::KINDS, &[""]),
    ],
    numbers: &["u8", "u16", "Coins"],
    perhaps: &[],
    constants: numbers![
        [
            DECADES DISPLAY_A_PLAYER ELEPHANT_LOAD GOAL_TAX LESS_TAX_STEP MARBLE_NOT_COPPER MARKERS MARKERS_AT_MARKET
            MARKET_ROWS START_COINS START_PRESTIGE START_SLOTS STORAGE_PLACES SUPPORT TRACK_STEPS UNLOCKING_STEP
            WORKER_PLACES
        ]
        GOAL_COINS = GOAL_PLACES.entries()[2].coins,
        GOAL_PRESTIGE = GOAL_PLACES.entries()[3].prestige,
        LEVEL_FOUR = LEVELS.entries()[3].1,
        LEVEL_ONE = LEVELS.entries()[0].1,
        LEVEL_THREE = LEVELS.entries()[2].1,
        LEVEL_TWO = LEVELS.entries()[1].1,
        MAJORITY_FIRST = MAJORITY[0],
        MAJORITY_SECOND = MAJORITY[1],
        PENALTY_ONE = PENALTY[0],
        PENALTY_THREE = PENALTY[2],
        PENALTY_TWO = PENALTY[1],
        ROWS = SOLO_ROWS.len(),
        ROW = SOLO_ROWS[0],
    ],
};

texts! {
    amritsar in "amritsar"
    names {
        /// The name of a worker's colour.
        colour(Colour ""),
        /// The name of a resource.
        resource(Resource ""),
        /// One piece of what a storage holds.
        good(Good ""),
        /// The name of a zone.
        zone(Zone ""),
        /// The name of a work area.
        area(Area ""),
        /// The name of a knowledge track.
        track(Track ""),
        /// What the last place of a track counts at the end.
        track_final(Track "final"),
        /// The name of a kind of upgrade.
        upgrade(UpgradeKind ""),
        /// The name of a type of goals.
        goal_type(GoalType ""),
        /// A zone tile's main action.
        main(ZoneTile "main"),
        /// A zone tile's second action.
        second(ZoneTile "second"),
        /// The name of a bridge tile: what it asks for, and what it gives.
        bridge(Bridge ""),
        /// What a bridge tile asks for.
        occasion(Occasion ""),
        /// The name of a storage tile.
        storage(StorageTile ""),
        /// The name of a mahout.
        mahout(Mahout ""),
        /// How an elephant moves.
        means(Means ""),
        /// What an upgrade is paid with.
        payment(Payment ""),
        /// A swap of two resources.
        swap(Swap ""),
    }
    topics by in_rules { StorageTile "", Mahout "", Track "", GoalType "" }
    values {
        /// How hard the Maharaja is, or that he does not play: the value of that variant, and what it means in one line.
        difficulty(Difficulty),
    }
}

/// Nothing is built on roads in this game: no text asks for such a place.
fn spot(place: usize) -> Spot {
    Spot::City(place)
}

impl Texts {
    /// What the player is asked to do with what pends; nothing where it comes by itself.
    pub fn asks(&self, pending: Pending) -> &'static str {
        let kind = match pending {
            Pending::Excess => 0,
            Pending::AreaCoins => 1,
            Pending::Resource { .. } => 2,
            Pending::MarbleOrCopper => 3,
            Pending::Mahout { .. } => 4,
            Pending::Donation => 5,
            Pending::Market { .. } => 6,
            Pending::Upgrade { .. } => 7,
            Pending::Goal { .. } => 8,
            Pending::Steps { .. } => 9,
            Pending::Coin
            | Pending::PlaceBonus { .. }
            | Pending::TileBonus { .. }
            | Pending::Bridge { .. } => return "",
        };
        self.table
            .plain(const { VOCABULARY.base("Pending", "") } + kind)
    }

    /// What A would do.
    pub fn hint(&self, hint: Hint, out: &mut dyn Write) -> fmt::Result {
        self.say(const { VOCABULARY.base("Hint", "") }, &hint, &nobody(), out)
    }

    /// An action in few words, for a row or a button.
    pub fn action(&self, action: Action, out: &mut dyn Write) -> fmt::Result {
        let base = const { VOCABULARY.base("Action", "") };
        self.say(base, &action, &nobody(), out)
    }

    /// Why the Maharaja does something, in a few words without a full stop.
    pub fn reason(&self, reason: Reason, out: &mut dyn Write) -> fmt::Result {
        let base = const { VOCABULARY.base("Reason", "") };
        self.say(base, &reason, &nobody(), out)
    }
}
