//! The texts of Raja: what there is to say, and how the program asks for it.
//!
//! Knows no screen, no language, and no rule: what is said about the rules is said in words only.

mod place;

use super::classes::{Class, Vocabulary};
use super::labels::{PLAN, field, ids, kind, labels, lesson, numbers, pairs, stages, told, topics};
use super::say::{Counted, Line, Spot, Table, Talk, nobody};
use super::{each_language, in_each_language};
use crate::games::raja::action::{Event, Ground, HouseTask, Moment, MoveTask, Payer, Why};
use crate::games::raja::data::{
    Character, City, Dial, FORGONE, GOLD_ACTION, GOVERNOR_STEPS, HOUSE_COST, HOUSES,
    HOUSES_IN_HAND, Junction, LEAST_BID, MONOPOLY, OUTER_SITES, PALACE_COST, PALACE_COST_ARTISAN,
    PALACES, PALACES_SHORT, POINTS_CENTRE, POINTS_HOME, POINTS_OUTER_SADHU, POINTS_PIECE,
    QUARRY_ACTION, ROUNDS_SHORT, TOLL, TRADER_GOLD, TrackBox, VILLAGE_ROOM, VILLAGE_ROOM_TWO,
    Village,
};
use crate::games::raja::state::{Gold, Stage};
use crate::kernel::id::{Id, named_id};
use crate::kernel::notation::Names;
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::{Field, Tell, Told, Value};
use core::fmt::{self, Write};

use place::Whereabouts;

named_id!(
    /// Something that is counted, with its singular and plural.
    Thing {
        /// Gold.
        Gold = "gold",
        /// Houses.
        House = "house",
        /// Palaces.
        Palace = "palace",
        /// Action chips.
        Chip = "chip",
        /// Points at a scoring.
        Point = "point",
    }
);

topics! {
    of [
        /// An action of the dial.
        Dial,
        /// A character.
        Character,
    ];
    /// A village.
    Village,
    /// A city.
    City,
    /// A site for palaces.
    PalaceSite,
    /// The start.
    Start,
    /// The track of the governors.
    Track,
    /// A player's quarry.
    Quarry,
    /// The Maharaja.
    Maharaja,
    /// Action chips.
    Chips,
    /// Travel, which no pointer shows.
    Travel,
    /// Giving up an action.
    Forgo,
    /// How the game ends, and who wins.
    Winning,
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
        /// Caption of gold.
        gold,
        /// Where gold is held in secret.
        gold_hidden,
        /// Caption of the palaces built.
        palaces,
        /// Caption of the points in a city.
        points,
        /// Caption of the characters that somebody holds.
        characters,
        /// Beside a character that nobody holds.
        free_card,
        /// Before a round's number.
        round,
        /// In the last round.
        last_round,
        /// Confirm the plan, which is final.
        confirm_plan,
        /// End the turn.
        end_turn,
        /// Beside a road that costs nothing.
        no_toll,
        /// Spend an action chip.
        spend_chip,
        /// The Builder's additional house.
        builder_house,
        /// The Builder moves a house.
        builder_move,
        /// Swap characters with another player.
        swap,
        /// Entice a character away from another player.
        entice,
        /// Bid in the auction.
        bid,
        /// Pass in the auction.
        pass,
        /// Before the highest bid.
        highest_bid,
        /// Before the winner's name.
        winner,
        /// The others, where they are many.
        others,
    }
}

pairs! {
    /// The variants, by the names of the switches.
    OptionTexts = "option"."about" {
        /// Fewer palaces and rounds.
        short,
        /// The Yogi and the action chips.
        yogi,
        /// Palaces of unused colours.
        neutral,
        /// Characters are auctioned.
        auction,
        /// A point in the home city.
        home,
        /// Several characters each.
        several,
        /// Gold is held in secret.
        secret_gold,
    }
}

stages! {
    Choosing: Stage::Choosing { seat } => Some(seat),
    Bidding: Stage::Bidding { seat, .. } => Some(seat),
    Picking: Stage::Picking { seat } => Some(seat),
    Placing: Stage::Placing { seat } => Some(seat),
    Planning: Stage::Planning { seat } => Some(seat),
    Acting: Stage::Acting { seat } => Some(seat),
    Replacing: Stage::Replacing { victim, .. } => Some(victim),
    Giving: Stage::Giving { victim, .. } => Some(victim),
    Over: Stage::Over => None,
}

lesson!(0 1 3 5 7 9 11 13 14 15 16 17 22 23);

/// To whom travel pays: the owners stand in the place of a player.
const TOLLED: &[Field] = &[field("owners", "Seat"), field("gold", "Gold")];

/// What is left undone.
const UNDONE: &[Field] = &[
    field("seat", "Seat"),
    field("dial", "Dial"),
    field("gold", "Gold"),
];

const VOCABULARY: Vocabulary = Vocabulary {
    classes: &[
        Labels::CLASS,
        OptionTexts::CLASS,
        Topic::CLASS,
        ids!(Dial["", "long", "help"]),
        ids!(Character["", "help"]),
        ids!(City[""]),
        ids!(Ground[""]),
        ids!(Thing[""] Counted::FIELDS),
        ids!(HouseTask[]),
        ids!(MoveTask[]),
        ids!(Moment[]),
        STAGES,
        PLAN,
        told("Payer", Payer::KINDS, &[]),
        told("Junction", Spot::JUNCTIONS, &[]),
        told("Spot", Spot::KINDS, &["name"]),
        told(
            "Toll",
            &[kind("Traveller", TOLLED), kind("Bank", TOLLED)],
            &[""],
        ),
        told("Undone", &[kind("Dial", UNDONE)], &[""]),
        Class {
            silent: &["PlanMade", "Compensated", "TurnEnded"],
            ..told("Event", Event::KINDS, &[""])
        },
        told("Why", Why::KINDS, &[""]),
        LESSON,
    ],
    numbers: &["u8", "u16", "Gold"],
    perhaps: &["TrackBox"],
    constants: numbers![
        FORGONE = FORGONE,
        GOLD_ACTION = GOLD_ACTION,
        GOVERNOR_STEPS = GOVERNOR_STEPS,
        HOUSES = HOUSES,
        HOUSES_IN_HAND = HOUSES_IN_HAND,
        HOUSE_COST = HOUSE_COST,
        LAST_BOX = number(TrackBox::LAST),
        LEAST_BID = LEAST_BID,
        MONOPOLY = MONOPOLY,
        OUTER_SITES = OUTER_SITES,
        PALACES = PALACES,
        PALACES_SHORT = PALACES_SHORT,
        PALACE_COST = PALACE_COST,
        PALACE_COST_ARTISAN = PALACE_COST_ARTISAN,
        POINTS_CENTRE = POINTS_CENTRE,
        POINTS_HOME = POINTS_HOME,
        POINTS_OUTER_SADHU = POINTS_OUTER_SADHU,
        POINTS_PIECE = POINTS_PIECE,
        QUARRY_ACTION = QUARRY_ACTION,
        ROUNDS_SHORT = ROUNDS_SHORT,
        TOLL = TOLL,
        TRADER_GOLD = TRADER_GOLD,
        VILLAGE_ROOM = VILLAGE_ROOM,
        VILLAGE_ROOM_TWO = VILLAGE_ROOM_TWO,
    ],
};

/// The number that is printed in a box.
const fn number(place: TrackBox) -> u8 {
    match place.number() {
        Some(number) => number,
        None => 0,
    }
}

/// All texts of Raja in one language.
#[derive(Debug)]
pub struct Texts {
    table: Table,
    labels: Labels,
    options: OptionTexts,
}

each_language! { in_each_language
    /// The texts of Raja in this language.
    raja in "raja": Texts = VOCABULARY, Texts::read
}

impl Texts {
    const fn read(table: Table) -> Self {
        Self {
            labels: Labels::read(&table, &VOCABULARY),
            options: OptionTexts::read(&table, &VOCABULARY),
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

    /// The name of a character.
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

    /// A site of the palace garden.
    pub fn ground(&self, ground: Ground) -> &'static str {
        self.table
            .name(const { VOCABULARY.base("Ground", "") }, ground)
    }

    /// The name of a city.
    pub fn city(&self, city: City) -> &'static str {
        self.table.name(const { VOCABULARY.base("City", "") }, city)
    }

    /// The name of a place where an architect rests.
    pub fn junction(&self, junction: Junction) -> &'static str {
        match junction {
            Junction::Start => self.heading(Topic::Start),
            Junction::City(city) => self.city(city),
        }
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

    /// A number with its noun: "1 house", "2 houses".
    pub fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result {
        let told = Line(thing.index(), &[Value::Number(number)]);
        self.say(
            const { VOCABULARY.base("Thing", "") },
            &told,
            &nobody(),
            out,
        )
    }

    /// To whom travel pays: "2 gold to Blue".
    pub fn toll(&self, payer: Payer, to: &str, gold: Gold, out: &mut dyn Write) -> fmt::Result {
        let Some(names) = Names::new([to]) else {
            return Ok(());
        };
        let told = Line(payer.kind(), &[Seat::One.value(), gold.value()]);
        self.say(const { VOCABULARY.base("Toll", "") }, &told, &names, out)
    }

    /// What a player leaves undone and what it brings the others, before the end of the turn. `times` is how many
    /// pointers on the action are not carried out in full.
    pub fn undone(
        &self,
        seat: Seat,
        dial: Dial,
        times: u8,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let gold = FORGONE.saturating_mul(u16::from(times));
        let told = Line(0, &[seat.value(), dial.value(), Value::Number(gold)]);
        self.say(const { VOCABULARY.base("Undone", "") }, &told, names, out)
    }

    /// One sentence for the public log: what happened.
    ///
    /// Three events have no line of their own. `PlanMade` is a secret, and `PlanConfirmed` tells what may be told;
    /// `Compensated` is said by `Forgone`; `TurnEnded` is said by what begins next.
    pub fn tell(&self, event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
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
        };
        self.table
            .plain(topic.text(FIRST, const { VOCABULARY.base("Topic", "") }))
    }

    /// What is this? Two to four short sentences in plain words.
    pub fn explain(&self, topic: Topic) -> &'static str {
        const FIRST: Types = Types {
            Dial: VOCABULARY.base("Dial", "help"),
            Character: VOCABULARY.base("Character", "help"),
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
