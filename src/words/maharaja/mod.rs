//! The texts of Maharaja: what there is to say, and how the program asks for it.
//!
//! Knows no screen, no language, and no rule: what is said about the rules is said in words only.

mod place;

use super::classes::{Class, Vocabulary};
use super::labels::{
    OptionText, PLAN, Row, field, ids, kind, labels, lesson, names, numbers, or_none, pairs,
    read_pairs, stages, told, topics,
};
use super::say::{Counted, Line, Spot, Table, Talk, nobody};
use super::{each_language, in_each_language};
use crate::games::maharaja::action::{Exchange, FlagTask, Moment, ShrineTask, StatueTask, Why};
use crate::games::maharaja::data::{
    BONUS_COINS, BONUS_PLACES, BONUS_PRESTIGE, BONUS_SHRINES, Bonus, COINS_ACTION,
    COINS_FOR_PRESTIGE, CONSOLATION, Character, City, DISCOUNT, DISCOUNT_CHARACTER, Dial,
    EXCHANGE_COINS, EXCHANGE_PRESTIGE, EXCHANGES, FINAL_LEAD, FINAL_MAJORITY, FINAL_PRESENCE,
    FINAL_ROAD, FINAL_STATUES, FINAL_SUPPLY, FIRST_GAME, FIRST_RANK_PRESTIGE, FLAG_STEPS,
    FinalTile, Junction, Kind, MARKERS, PLAIN_PLACES, PRESTIGE_ACTION, PRESTIGE_GIFT,
    PRESTIGE_MORE, Place, REWARD_BOTH, REWARD_COINS, REWARD_OTHERS_PAY, REWARD_PRESTIGE,
    REWARD_SHRINES, REWARD_TIMES, REWARD_TRADE, ROUNDS, Reward, SCORING, SHRINE_COST, SHRINE_GIFT,
    SHRINES, SHRINES_OF_A_PAIR, STATUE_COST, STATUE_COST_MAHARAJA, STATUE_PRESTIGE, STATUES,
    SUPPLY_ACTION, TOLL, VILLAGE_ROOM, VILLAGE_ROOM_TWO, Village, WORSHIP_CENTRE,
    WORSHIP_EVER_PRESENT, WORSHIP_OUTER, WORSHIP_OUTER_WEAK, WORSHIP_PAIR, WORSHIP_PIECE,
    WORSHIP_PRIEST_STRONG,
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
use crate::kernel::vocabulary::{Tell, Told, Value};
use core::fmt::{self, Write};

use place::Whereabouts;

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
    pub const fn of_place(place: Place) -> Self {
        match place {
            Place::Centre => Self::Centre,
            Place::Upper | Place::Lower => Self::BonusPlace,
            Place::Outer => Self::OuterPlace,
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
        /// The city that is scored at the end of this round.
        scored_now,
        /// The city that is scored in the next round.
        scored_next,
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
        /// Before what was planned and is not done.
        not_done,
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
    Choosing: Stage::Choosing { seat } => Some(seat),
    Placing: Stage::Placing { seat } => Some(seat),
    Planning: Stage::Planning { seat } => Some(seat),
    Acting: Stage::Acting { seat } => Some(seat),
    Replacing: Stage::Replacing { victim, .. } => Some(victim),
    Automa: Stage::Automa { .. } => None,
    Rewarding: Stage::Rewarding { seat } => Some(seat),
    Paying: Stage::Applying { seat, reward: Reward::UpToThree, .. } => Some(seat),
    Building: Stage::Applying { seat, reward: Reward::FreeShrine, .. } => Some(seat),
    Laying: Stage::Applying { seat, reward: Reward::Maharani, .. } => Some(seat),
    Applying: Stage::Applying { seat, .. } => Some(seat),
    Over: Stage::Over => None,
}

names! {
    ABILITIES = "Ability", ability_kind(Kind) { None, Once, Lasting, Scoring }
    BEGUN = "Begun", begun_kind(Begun) { StatueLeft, ShrineLeft, SecondShrineLeft, CityShrineLeft }
    ORDERS = "Order", order_kind(Order) { StatueMaharaja, ShrineMaharaja, StatueLeftmost, StatueCentre, StatueSecond }
}

lesson!(0 1 3 5 7 9 11 13 14 15 16 17 18 23 25 26);

/// Values of a variant, and that it is off.
const FINAL_TILES: [Row; FinalTile::NAMES.len() + 1] = or_none(FinalTile::NAMES);
const LEVELS: [Row; Level::NAMES.len() + 1] = or_none(Level::NAMES);

const VOCABULARY: Vocabulary = Vocabulary {
    classes: &[
        Labels::CLASS,
        OptionTexts::CLASS,
        Topic::CLASS,
        told("FinalTile", &FINAL_TILES, &["", "about"]),
        told("Level", &LEVELS, &["", "about"]),
        ids!(Dial["", "long", "help"]),
        ids!(Character["", "help"]),
        ABILITIES,
        ids!(Reward["", "help"]),
        ids!(City[""]),
        ids!(Place[""]),
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
        STAGES,
        PLAN,
        told("Junction", Spot::JUNCTIONS, &[]),
        told("Spot", Spot::KINDS, &["name"]),
        told("Toll", TOLLED, &[""]),
        told("Cause", Cause::KINDS, &[]),
        told("Reason", Reason::KINDS, &[""]),
        Class {
            silent: &["PlanMade", "TurnEnded", "BonusEarned"],
            ..told("Event", Event::KINDS, &[""])
        },
        told("Why", Why::KINDS, &[""]),
        LESSON,
    ],
    numbers: &["u8", "u16", "Coins", "Prestige"],
    perhaps: &[],
    constants: numbers![
        ARRIVAL_COINS = ARRIVAL_COINS,
        BONUS_COINS = BONUS_COINS,
        BONUS_PLACES = BONUS_PLACES,
        BONUS_PRESTIGE = BONUS_PRESTIGE,
        BONUS_SHRINES = BONUS_SHRINES,
        CHEAP_STATUES = Character::CheapStatues.number(),
        COINS_ACTION = COINS_ACTION,
        COINS_FOR_PRESTIGE = COINS_FOR_PRESTIGE,
        CONSOLATION = CONSOLATION,
        DISCOUNT = DISCOUNT,
        DISCOUNT_BOTH = DISCOUNT + DISCOUNT_CHARACTER,
        DISCOUNT_CHARACTER = DISCOUNT_CHARACTER,
        EASY_COINS = outfit(Level::Easy).coins,
        EASY_PRESTIGE = outfit(Level::Easy).prestige,
        EASY_SHRINES = outfit(Level::Easy).shrines,
        EXCHANGES = EXCHANGES,
        EXCHANGE_COINS = EXCHANGE_COINS,
        EXCHANGE_PRESTIGE = EXCHANGE_PRESTIGE,
        FINAL_PRESENCE = FINAL_PRESENCE,
        FINAL_ROAD = FINAL_ROAD,
        FINAL_STATUES = FINAL_STATUES.0,
        FINAL_STATUES_PRESTIGE = FINAL_STATUES.1,
        FINAL_SUPPLY = FINAL_SUPPLY,
        FIRST_GAME = FIRST_GAME.len(),
        FIRST_RANK_PRESTIGE = FIRST_RANK_PRESTIGE,
        FLAG_MOVER = Character::FlagMover.number(),
        FLAG_STEPS = FLAG_STEPS,
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
        MARKERS = MARKERS,
        MARKER_GIFT = Character::MarkerGift.number(),
        MARKER_TRADE = Character::MarkerTrade.number(),
        MORE_PRESTIGE = Character::MorePrestige.number(),
        NORMAL_COINS = outfit(Level::Normal).coins,
        NORMAL_PRESTIGE = outfit(Level::Normal).prestige,
        NORMAL_SHRINES = outfit(Level::Normal).shrines,
        OUTER_PLACES = BONUS_PLACES + PLAIN_PLACES as usize,
        PLAIN_PLACES = PLAIN_PLACES,
        PRESTIGE_BOUGHT = PRESTIGE_ACTION.1,
        PRESTIGE_FIRST = RANK_PRESTIGE[0],
        PRESTIGE_GIFT = PRESTIGE_GIFT,
        PRESTIGE_MORE = PRESTIGE_MORE,
        PRESTIGE_PRICE = PRESTIGE_ACTION.0,
        PRESTIGE_SECOND = RANK_PRESTIGE[1],
        REWARD_BOTH_COINS = REWARD_BOTH.1,
        REWARD_BOTH_PRESTIGE = REWARD_BOTH.0,
        REWARD_COINS = REWARD_COINS,
        REWARD_OTHERS_PAY = REWARD_OTHERS_PAY,
        REWARD_PRESTIGE = REWARD_PRESTIGE,
        REWARD_SHRINES = REWARD_SHRINES,
        REWARD_TIMES = REWARD_TIMES,
        REWARD_TRADE_PRESTIGE = REWARD_TRADE.1,
        REWARD_TRADE_PRICE = REWARD_TRADE.0,
        ROUNDS = ROUNDS,
        SHRINES = SHRINES,
        SHRINES_OF_A_PAIR = SHRINES_OF_A_PAIR,
        SHRINE_COST = SHRINE_COST,
        SHRINE_GIFT = SHRINE_GIFT,
        SLOTS = <Slot as Id>::COUNT,
        SOLO_REWARDS = SOLO_REWARDS,
        STATUES = STATUES,
        STATUE_ACTION = STATUE_COST - DISCOUNT,
        STATUE_ACTION_MAHARAJA = STATUE_COST_MAHARAJA - DISCOUNT,
        STATUE_COST = STATUE_COST,
        STATUE_COST_MAHARAJA = STATUE_COST_MAHARAJA,
        STATUE_PRESTIGE = STATUE_PRESTIGE,
        STATUE_PRICE = STATUE_PRICE,
        SUPPLY_ACTION = SUPPLY_ACTION,
        SUPPLY_BUILDER = Character::SupplyBuilder.number(),
        THREE_FIRST = SCORING.1[0],
        THREE_SECOND = SCORING.1[1],
        THREE_THIRD = SCORING.1[2],
        TILES = <Tile as Id>::COUNT,
        TOLL = TOLL,
        TWO_FIRST = SCORING.0[0],
        TWO_SECOND = SCORING.0[1],
        VILLAGE_ROOM = VILLAGE_ROOM,
        VILLAGE_ROOM_TWO = VILLAGE_ROOM_TWO,
        WORSHIP_CENTRE = WORSHIP_CENTRE,
        WORSHIP_EVER_PRESENT = WORSHIP_EVER_PRESENT,
        WORSHIP_LESS = WORSHIP_CENTRE - WORSHIP_OUTER,
        WORSHIP_OUTER = WORSHIP_OUTER,
        WORSHIP_OUTER_WEAK = WORSHIP_OUTER_WEAK,
        WORSHIP_PAIR = WORSHIP_PAIR,
        WORSHIP_PIECE = WORSHIP_PIECE,
        WORSHIP_PRIEST_STRONG = WORSHIP_PRIEST_STRONG,
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

/// All texts of Maharaja in one language.
#[derive(Debug)]
pub struct Texts {
    table: Table,
    labels: Labels,
    options: OptionTexts,
    final_tiles: [OptionText; FINAL_TILES.len()],
    levels: [OptionText; LEVELS.len()],
}

each_language! { in_each_language
    /// The texts of Maharaja in this language.
    maharaja in "maharaja": Texts = VOCABULARY, Texts::read
}

impl Texts {
    const fn read(table: Table) -> Self {
        Self {
            labels: Labels::read(&table, &VOCABULARY),
            options: OptionTexts::read(&table, &VOCABULARY),
            final_tiles: read_pairs(&table, &VOCABULARY, "FinalTile"),
            levels: read_pairs(&table, &VOCABULARY, "Level"),
            table,
        }
    }

    /// Captions and single words.
    pub const fn labels(&self) -> &Labels {
        &self.labels
    }

    /// The variants.
    pub const fn options(&self) -> &OptionTexts {
        &self.options
    }

    /// What a character can do, in two or three words. The tiles have numbers and no names; the number stands before.
    pub fn character(&self, character: Character) -> &'static str {
        self.table
            .name(const { VOCABULARY.base("Character", "") }, character)
    }

    /// The short name of an action of the dial.
    pub fn dial(&self, dial: Dial) -> &'static str {
        self.table.name(const { VOCABULARY.base("Dial", "") }, dial)
    }

    /// An action of the dial in full words.
    pub fn dial_long(&self, dial: Dial) -> &'static str {
        self.table
            .name(const { VOCABULARY.base("Dial", "long") }, dial)
    }

    /// The short name of a reward tile.
    pub fn reward(&self, reward: Reward) -> &'static str {
        self.table
            .name(const { VOCABULARY.base("Reward", "") }, reward)
    }

    /// A statue place.
    pub fn place(&self, place: Place) -> &'static str {
        self.table
            .name(const { VOCABULARY.base("Place", "") }, place)
    }

    /// What a statue place brings.
    pub fn bonus(&self, bonus: Bonus) -> &'static str {
        self.table
            .name(const { VOCABULARY.base("Bonus", "") }, bonus)
    }

    /// A way to exchange with character 3.
    pub fn exchange(&self, way: Exchange) -> &'static str {
        self.table
            .name(const { VOCABULARY.base("Exchange", "") }, way)
    }

    /// A place in the row of Brahmabot's tiles.
    pub fn slot(&self, slot: Slot) -> &'static str {
        self.table.name(const { VOCABULARY.base("Slot", "") }, slot)
    }

    /// The name of a city.
    pub fn city(&self, city: City) -> &'static str {
        self.table.name(const { VOCABULARY.base("City", "") }, city)
    }

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

    /// A final-scoring tile, or none: the value of that variant, and what it means in one line.
    pub fn final_tile(&self, tile: Option<FinalTile>) -> &OptionText {
        let [tiles @ .., none] = &self.final_tiles;
        tile.and_then(|tile| tiles.get(tile.index()))
            .unwrap_or(none)
    }

    /// How strong Brahmabot is, or that he does not play: the value of that variant, and what it means in one line.
    pub fn level(&self, level: Option<Level>) -> &OptionText {
        let [levels @ .., none] = &self.levels;
        level
            .and_then(|level| levels.get(level.index()))
            .unwrap_or(none)
    }

    /// The name of a place where a priest rests.
    pub fn junction(&self, junction: Junction) -> &'static str {
        match junction {
            Junction::Start => self.heading(Topic::Start),
            Junction::City(city) => self.city(city),
        }
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

    /// The name of a village, which has none of its own: that of its road, the nearer end first.
    pub fn village(&self, village: Village, out: &mut dyn Write) -> fmt::Result {
        let spot = Spot::from(Whereabouts::of(village));
        self.say(
            const { VOCABULARY.base("Spot", "name") },
            &spot,
            &nobody(),
            out,
        )
    }

    /// The title of the screen: who does what now.
    pub fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        let (kind, seat) = stage_kind(stage);
        let told = Line(kind, &[seat.value()]);
        self.say(
            const { VOCABULARY.base("Stage", "title") },
            &told,
            names,
            out,
        )
    }

    /// What the player who decides is asked to do.
    pub fn request(&self, stage: Stage) -> &'static str {
        let (kind, _) = stage_kind(stage);
        self.table
            .plain(const { VOCABULARY.base("Stage", "request") } + kind)
    }

    /// A number with its noun: "1 shrine", "2 shrines".
    pub fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
        let told = Line(thing.index(), &[Value::Number(number)]);
        self.say(
            const { VOCABULARY.base("Thing", "") },
            &told,
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

    /// One sentence for the public log: what happened.
    ///
    /// Some events have no line of their own. `PlanMade` is a secret, and `PlanConfirmed` tells what may be told;
    /// `TurnEnded` is said by what begins next; what a bonus brings is told when it comes; and of Brahmabot's reasons
    /// the tick is told by `TileRevealed`, and that he is finished by the end of his turn.
    pub fn tell(&self, event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        if let Event::AutomaReasoned {
            reason: Reason::Tick { .. } | Reason::Finished,
            ..
        } = event
        {
            return Ok(());
        }
        self.say(const { VOCABULARY.base("Event", "") }, &event, names, out)
    }

    /// One sentence that says why an action is not allowed, and what would be right.
    pub fn why(&self, why: Why, out: &mut dyn Write) -> fmt::Result {
        self.say(const { VOCABULARY.base("Why", "") }, &why, &nobody(), out)
    }

    /// The heading of an explanation.
    pub fn heading(&self, topic: Topic) -> &'static str {
        const FIRST: Types = Types {
            Dial: VOCABULARY.base("Dial", "long"),
            Character: VOCABULARY.base("Character", ""),
            Reward: VOCABULARY.base("Reward", ""),
        };
        self.table
            .plain(topic.text(FIRST, const { VOCABULARY.base("Topic", "") }))
    }

    /// What is this? Two to four short sentences in plain words.
    pub fn explain(&self, topic: Topic) -> &'static str {
        const FIRST: Types = Types {
            Dial: VOCABULARY.base("Dial", "help"),
            Character: VOCABULARY.base("Character", "help"),
            Reward: VOCABULARY.base("Reward", "help"),
        };
        self.table
            .plain(topic.text(FIRST, const { VOCABULARY.base("Topic", "help") }))
    }

    /// The text of a step of the guided first game; none where the other player acts, and none past the end.
    pub fn lesson(&self, step: usize) -> &'static str {
        let said = STEPS.iter().position(|&said| said == step);
        said.map_or("", |said| {
            self.table
                .plain(const { VOCABULARY.base("lesson", "") } + said)
        })
    }

    /// "Round 3".
    pub fn round(&self, round: u8, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{} {round}", self.labels.round)
    }

    fn say(
        &self,
        base: usize,
        told: &dyn Told,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let talk = Talk {
            names,
            spot: place::spot,
        };
        self.table.say(base, told, talk, out)
    }
}
