//! The texts of Maharaja: what there is to say, and how the program asks for it.
//!
//! Knows no screen, no language, and no rule: what is said about the rules is said in words only.

use super::classes::{Class, Vocabulary};
use super::labels::{
    PLAN, Row, classes, features, field, ids, kind, labels, lesson, names, numbers, pairs, stages,
    told, topics, values,
};
use super::say::{Counted, Line, Spot, TextTable, nobody};
use super::texts::{road_texts, texts};
use crate::games::maharaja::action::{Exchange, FlagTask, Moment, ShrineTask, StatueTask, Why};
use crate::games::maharaja::data::{
    BONUS_COINS, BONUS_PLACES, BONUS_PRESTIGE, BONUS_SHRINES, Bonus, COINS_ACTION,
    COINS_FOR_PRESTIGE, CONSOLATION, Character, City, DISCOUNT, DISCOUNT_CHARACTER, Dial,
    EXCHANGE_COINS, EXCHANGE_PRESTIGE, EXCHANGES, FINAL_LEAD, FINAL_MAJORITY, FINAL_PRESENCE,
    FINAL_ROAD, FINAL_STATUES, FINAL_SUPPLY, FIRST_GAME, FIRST_RANK_PRESTIGE, FLAG_STEPS,
    FinalTile, Kind, MARKERS, PLAIN_PLACES, PRESTIGE_ACTION, PRESTIGE_GIFT, PRESTIGE_MORE,
    REWARD_BOTH, REWARD_COINS, REWARD_OTHERS_PAY, REWARD_PRESTIGE, REWARD_SHRINES, REWARD_TIMES,
    REWARD_TRADE, ROUNDS, Reward, SCORING, SHRINE_COST, SHRINE_GIFT, SHRINES, SHRINES_OF_A_PAIR,
    STATUE_COST, STATUE_COST_MAHARAJA, STATUE_PRESTIGE, STATUES, SUPPLY_ACTION, StatuePlace, TOLL,
    VILLAGE_ROOM, VILLAGE_ROOM_TWO, WORSHIP_CENTRE, WORSHIP_EVER_PRESENT, WORSHIP_OUTER,
    WORSHIP_OUTER_WEAK, WORSHIP_PAIR, WORSHIP_PIECE, WORSHIP_PRIEST_STRONG,
};
use crate::games::maharaja::event::{Cause, Event, Reason};
use crate::games::maharaja::state::{Begun, Coins, Stage};
use crate::games::maharaja::tiles::{
    ARRIVAL_COINS, Goal, Level, OUTFITS, Order, Outfit, RANK_PRESTIGE, SOLO_REWARDS, STATUE_PRICE,
    Slot, Tile,
};
use crate::kernel::id::{Id, named_id};
use crate::kernel::notation::Names;
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::{Tell, Value};
use core::fmt::{self, Write};

named_id!(
    /// Something that is counted, with its singular and plural.
    Thing {
        /// Coins.
        Coin = "coin",
        /// Prestige points, by their two letters.
        Prestige = "prestige",
        /// Worship points, by their two letters.
        Worship = "worship",
        /// Shrines.
        Shrine = "shrine",
        /// Statues.
        Statue = "statue",
        /// Action markers.
        Marker = "marker",
        /// Cities.
        City = "city",
        /// A price at the end of a sentence.
        Price = "price",
    }
);

topics! {
    of [
        /// An action of the dial.
        Dial,
        /// A character.
        Character,
        /// A reward tile.
        Reward,
    ];
    /// Statues: what they cost and count.
    Statue,
    /// The central statue place.
    Centre,
    /// An outer statue place with a bonus.
    BonusPlace,
    /// An outer statue place without one.
    OuterPlace,
    /// Shrines: what they cost and do, tableau and supply.
    Shrine,
    /// A village.
    Village,
    /// A city.
    City,
    /// The start.
    Start,
    /// The track of flags.
    Track,
    /// The Maharaja.
    Maharaja,
    /// Action markers.
    Markers,
    /// The markers of the Maharani.
    Maharani,
    /// Travel, which no pointer shows.
    Travel,
    /// Not doing what was planned, or only a part of it.
    Rest,
    /// The scoring of a city.
    Scoring,
    /// Reward tiles in general.
    Rewards,
    /// Brahmabot.
    Brahmabot,
    /// Brahmabot's tiles.
    Tiles,
    /// The journey of Brahmabot's priest.
    Way,
    /// How strong Brahmabot is.
    Level,
    /// How the game ends, and who wins.
    Winning,
}

impl Topic {
    /// What there is to say of a statue place.
    #[must_use]
    pub const fn of_place(place: StatuePlace) -> Self {
        match place {
            StatuePlace::Centre => Self::Centre,
            StatuePlace::Upper | StatuePlace::Lower => Self::BonusPlace,
            StatuePlace::Outer => Self::OuterPlace,
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
        /// Caption of coins.
        coins,
        /// Caption of prestige points.
        prestige,
        /// Prestige points in two letters.
        prestige_short,
        /// Caption of worship points, which count in a city.
        worship,
        /// Caption of the statues built.
        statues,
        /// Caption of the characters.
        characters,
        /// Before a round's number.
        round,
        /// In the last round.
        last_round,
        /// Beside a player whose plan is made and hidden.
        plan_hidden,
        /// Beside a player who has no plan yet.
        plan_missing,
        /// Confirm the plan, which is final.
        confirm_plan,
        /// End the turn.
        end_turn,
        /// Beside a road, or a building, that costs nothing.
        no_toll,
        /// Spend an action marker.
        spend_marker,
        /// Pay a coin for a PP, with the reward "up to three".
        pay_coin,
        /// Lay a Maharani marker.
        lay_maharani,
        /// In the place of the tile that nobody knows yet.
        tile_hidden,
        /// Final scoring: PP collected during the game.
        final_collected,
        /// Final scoring: PP for cities.
        final_cities,
        /// Before the winner's name.
        winner,
        /// The rules of a match that are not the usual ones: the title of that page.
        rules,
        /// Look at a place: before its name.
        show,
        /// Where PP came from and where statues stand: the title of that page.
        sources,
        /// What one began with.
        from_start,
        /// What turns gave: actions, places of statues, characters.
        from_actions,
        /// What reward tiles gave.
        from_rewards,
    }
}

pairs! {
    /// The variants, by the names of the options. The first five are on or off; the values of the last two have texts of
    /// their own, `Texts::final_tile` and `Texts::level`.
    OptionTexts = "option"."about" {
        /// The characters recommended for a first game of four.
        first_game,
        /// Special rule: 1 PP for the first rank.
        first_rank,
        /// Special rule: outer statues count less.
        weak_outer,
        /// Special rule: statues are dear everywhere.
        dear_statues,
        /// Special rule: characters from the display only.
        display_only,
        /// The final-scoring tile.
        final_tile,
        /// Brahmabot.
        solo,
    }
}

stages! {
    Choosing,
    Placing,
    Planning,
    Acting,
    Replacing,
    Automa,
    Rewarding,
    Paying = Stage::Applying { reward: Reward::UpToThree, .. },
    Building = Stage::Applying { reward: Reward::FreeShrine, .. },
    Laying = Stage::Applying { reward: Reward::Maharani, .. },
    Applying,
    Over,
}

names! {
    ABILITIES = "Ability", ability_kind(Kind) { None, Once, Lasting, Scoring }
    BEGUN = "Begun", begun_kind(Begun) { StatueLeft, ShrineLeft, SecondShrineLeft, CityShrineLeft }
    ORDERS = "Order", order_kind(Order) { StatueMaharaja, ShrineMaharaja, StatueLeftmost, StatueCentre, StatueSecond }
}

lesson!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20);

features! {
    score coins coins_for_statue payable_statues statues shrines_on_tableau shrines_on_tableau_few
    shrines_in_supply villages free_reach shrines_in_cities outer_statues central_statues pay_this pay_next
    pay_third pay_fourth pay_later lead_this lead_next markers maharani_markers still_to_play next_in_reach
    C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 C13 C14 C15 C16
}

const VOCABULARY: Vocabulary = Vocabulary {
    classes: classes![
        values!(FinalTile),
        values!(Level),
        ids!(Dial["", "long", "help"]),
        ids!(Character["", "help"]),
        ABILITIES,
        ids!(Reward["", "help"]),
        ids!(City[""]),
        ids!(StatuePlace[""]),
        ids!(Bonus[""]),
        ids!(Exchange[""]),
        BEGUN,
        ids!(Slot[""]),
        ORDERS,
        ids!(Thing[""] Counted::FIELDS),
        ids!(ShrineTask[]),
        ids!(StatueTask[]),
        ids!(FlagTask[]),
        ids!(Moment[]),
        told("Junction", Spot::JUNCTIONS, &[]),
        told("Spot", Spot::KINDS, &["name"]),
        told("Toll", TOLLED, &[""]),
        told("Cause", Cause::KINDS, &[]),
        told("Reason", Reason::KINDS, &[""]),
        Class {
            // A plan is a secret, and `PlanConfirmed` tells what may be told; what a bonus brings is told when it comes, and
            // what begins next says that a turn is over.
            silent: &["PlanMade", "TurnEnded", "BonusEarned"],
            ..told("Event", Event::KINDS, &[""])
        },
        told("Why", Why::KINDS, &[""]),
        PLAN,
    ],
    numbers: &["u8", "u16", "Coins", "Prestige"],
    perhaps: &[],
    constants: numbers![
        [
            ARRIVAL_COINS BONUS_COINS BONUS_PLACES BONUS_PRESTIGE BONUS_SHRINES COINS_ACTION COINS_FOR_PRESTIGE
            CONSOLATION DISCOUNT DISCOUNT_CHARACTER EXCHANGES EXCHANGE_COINS EXCHANGE_PRESTIGE FINAL_PRESENCE
            FINAL_ROAD FINAL_SUPPLY FIRST_RANK_PRESTIGE FLAG_STEPS MARKERS PLAIN_PLACES PRESTIGE_GIFT
            PRESTIGE_MORE REWARD_COINS REWARD_OTHERS_PAY REWARD_PRESTIGE REWARD_SHRINES REWARD_TIMES ROUNDS
            SHRINES SHRINES_OF_A_PAIR SHRINE_COST SHRINE_GIFT SOLO_REWARDS STATUES STATUE_COST
            STATUE_COST_MAHARAJA STATUE_PRESTIGE STATUE_PRICE SUPPLY_ACTION TOLL VILLAGE_ROOM VILLAGE_ROOM_TWO
            WORSHIP_CENTRE WORSHIP_EVER_PRESENT WORSHIP_OUTER WORSHIP_OUTER_WEAK WORSHIP_PAIR WORSHIP_PIECE
            WORSHIP_PRIEST_STRONG
        ]
        CHEAP_STATUES = Character::CheapStatues.number(),
        DISCOUNT_BOTH = DISCOUNT + DISCOUNT_CHARACTER,
        EASY_COINS = outfit(Level::Easy).coins,
        EASY_PRESTIGE = outfit(Level::Easy).prestige,
        EASY_SHRINES = outfit(Level::Easy).shrines,
        FINAL_STATUES = FINAL_STATUES.0,
        FINAL_STATUES_PRESTIGE = FINAL_STATUES.1,
        FIRST_GAME = FIRST_GAME.len(),
        FLAG_MOVER = Character::FlagMover.number(),
        FOUR_FIRST = SCORING.2[0],
        FOUR_FOURTH = SCORING.2[3],
        FOUR_SECOND = SCORING.2[1],
        FOUR_THIRD = SCORING.2[2],
        HARD_COINS = outfit(Level::Hard).coins,
        HARD_PRESTIGE = outfit(Level::Hard).prestige,
        HARD_SHRINES = outfit(Level::Hard).shrines,
        LEAD_ALONE = FINAL_LEAD.0,
        LEAD_TIED = FINAL_LEAD.1,
        MAJORITY_ALONE = FINAL_MAJORITY.0,
        MAJORITY_TIED = FINAL_MAJORITY.1,
        MARKER_GIFT = Character::MarkerGift.number(),
        MARKER_TRADE = Character::MarkerTrade.number(),
        MORE_PRESTIGE = Character::MorePrestige.number(),
        NORMAL_COINS = outfit(Level::Normal).coins,
        NORMAL_PRESTIGE = outfit(Level::Normal).prestige,
        NORMAL_SHRINES = outfit(Level::Normal).shrines,
        OUTER_PLACES = BONUS_PLACES + PLAIN_PLACES as usize,
        PRESTIGE_BOUGHT = PRESTIGE_ACTION.1,
        PRESTIGE_FIRST = RANK_PRESTIGE[0],
        PRESTIGE_PRICE = PRESTIGE_ACTION.0,
        PRESTIGE_SECOND = RANK_PRESTIGE[1],
        REWARD_BOTH_COINS = REWARD_BOTH.1,
        REWARD_BOTH_PRESTIGE = REWARD_BOTH.0,
        REWARD_TRADE_PRESTIGE = REWARD_TRADE.1,
        REWARD_TRADE_PRICE = REWARD_TRADE.0,
        SLOTS = <Slot as Id>::COUNT,
        STATUE_ACTION = STATUE_COST - DISCOUNT,
        STATUE_ACTION_MAHARAJA = STATUE_COST_MAHARAJA - DISCOUNT,
        SUPPLY_BUILDER = Character::SupplyBuilder.number(),
        THREE_FIRST = SCORING.1[0],
        THREE_SECOND = SCORING.1[1],
        THREE_THIRD = SCORING.1[2],
        TILES = <Tile as Id>::COUNT,
        TWO_FIRST = SCORING.0[0],
        TWO_SECOND = SCORING.0[1],
        WORSHIP_LESS = WORSHIP_CENTRE - WORSHIP_OUTER,
    ],
};

/// To whom travel pays: the owners stand in the place of a player.
const TOLLED: &[Row] = &[kind(
    "Owners",
    &[field("owners", "Seat"), field("coins", "Coins")],
)];

/// What Brahmabot begins with at a level.
const fn outfit(level: Level) -> Outfit {
    let [easy, normal, hard] = *OUTFITS.entries();
    match level {
        Level::Easy => easy,
        Level::Normal => normal,
        Level::Hard => hard,
    }
}

texts! {
    maharaja in "maharaja"
    names {
        /// What a character can do, in two or three words. The tiles have numbers and no names; the number stands before.
        character(Character ""),
        /// The short name of an action of the dial.
        dial(Dial ""),
        /// An action of the dial in full words.
        dial_long(Dial "long"),
        /// The short name of a reward tile.
        reward(Reward ""),
        /// A statue place.
        place(StatuePlace ""),
        /// What a statue place brings.
        bonus(Bonus ""),
        /// A way to exchange with character 3.
        exchange(Exchange ""),
        /// A place in the row of Brahmabot's tiles.
        slot(Slot ""),
        /// The name of a city.
        city(City ""),
    }
    topics by nth { Dial "long", Character "", Reward "" }
    values {
        /// A final-scoring tile, or none: the value of that variant, and what it means in one line.
        final_tile(FinalTile),
        /// How strong Brahmabot is, or that he does not play: the value of that variant, and what it means in one line.
        level(Level),
    }
    // The tick is told by `TileRevealed`, and that he is finished by the end of his turn.
    silent Event::AutomaReasoned { reason: Reason::Tick { .. } | Reason::Finished, .. }
}

road_texts!(crate::games::maharaja::data);

impl Texts {
    /// When an ability can be used.
    pub fn kind(&self, kind: Kind) -> &'static str {
        self.table
            .plain(const { VOCABULARY.base("Ability", "") } + ability_kind(kind))
    }

    /// What is left of an action that was begun.
    pub fn begun(&self, begun: Begun) -> &'static str {
        self.table
            .plain(const { VOCABULARY.base("Begun", "") } + begun_kind(begun))
    }

    /// What the top of a tile makes Brahmabot build.
    pub fn order(&self, order: Order) -> &'static str {
        self.table
            .plain(const { VOCABULARY.base("Order", "") } + order_kind(order))
    }

    /// Where a tile sends Brahmabot's priest.
    pub fn goal(&self, goal: Goal) -> &'static str {
        match goal {
            Goal::City(city) => self.city(city),
            Goal::Maharaja => self.heading(Topic::Maharaja),
        }
    }

    /// Why Brahmabot does something, in a few words without a full stop: "second by 1".
    pub fn reason(&self, reason: Reason, out: &mut dyn Write) -> fmt::Result {
        self.say(
            const { VOCABULARY.base("Reason", "") },
            &reason,
            &nobody(),
            out,
        )
    }

    /// To whom travel pays: "2 coins to Blue".
    pub fn toll(&self, to: &str, coins: Coins, out: &mut dyn Write) -> fmt::Result {
        let Some(names) = Names::new([to]) else {
            return Ok(());
        };
        let told = Line(0, &[Seat::One.value(), coins.value()]);
        self.say(const { VOCABULARY.base("Toll", "") }, &told, &names, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::maharaja::data::{Junction, Village};

    #[test]
    fn a_village_is_told_by_the_nearer_end() {
        let told = |number| Whereabouts::of(Village::numbered(number).unwrap());
        let [puri, kanchi] = [City::Puri, City::Kanchi].map(Junction::City);
        assert_eq!(told(21), Whereabouts::new(puri, kanchi));
        assert_eq!(told(22), Whereabouts::new(kanchi, puri));
        assert_eq!(told(24), Whereabouts::new(Junction::Start, puri));
    }
}
