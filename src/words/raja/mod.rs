//! The texts of Raja: what there is to say, and how the program asks for it.
//!
//! Knows no screen, no language, and no rule: what is said about the rules is said in words only.

use super::classes::{Class, Vocabulary};
use super::labels::{
    PLAN, classes, features, field, ids, kind, labels, lesson, numbers, pairs, stages, told, topics,
};
use super::say::{Counted, Line, Spot, TextTable, nobody};
use super::texts::{road_texts, texts};
use crate::games::raja::action::{Event, Ground, HouseTask, Moment, MoveTask, Payer, Why};
use crate::games::raja::data::{
    Character, City, Dial, FORGONE, GOLD_ACTION, GOVERNOR_STEPS, HOUSE_COST, HOUSES,
    HOUSES_IN_HAND, LEAST_BID, MONOPOLY, OUTER_SITES, PALACE_COST, PALACE_COST_ARTISAN, PALACES,
    PALACES_SHORT, POINTS_CENTRE, POINTS_HOME, POINTS_OUTER_SADHU, POINTS_PIECE, QUARRY_ACTION,
    ROUNDS_SHORT, TOLL, TRADER_GOLD, TrackBox, VILLAGE_ROOM, VILLAGE_ROOM_TWO,
};
use crate::games::raja::state::{Gold, Stage};
use crate::kernel::id::{Id, named_id};
use crate::kernel::notation::Names;
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::{Field, Tell, Told, Value};
use core::fmt::{self, Write};

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
        /// Caption of gold.
        gold,
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
        /// Below one who has passed.
        passed,
        /// Before the winner's name.
        winner,
        /// The others, where they are many.
        others,
        /// Look at a place: before its name.
        show,
        /// Where gold came from and where palaces stand: the title of that page.
        sources,
        /// What one began with.
        from_start,
        /// What the bank gave besides.
        from_bank,
        /// Tolls, received and paid.
        from_tolls,
        /// What houses cost.
        for_houses,
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
    Choosing, Bidding, Picking, Placing, Planning, Acting, Replacing, Giving, Over,
}

lesson!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18);

features! {
    palaces gold gold_for_palace payable_palaces houses_in_hand houses_in_hand_few houses_in_quarry villages
    free_reach houses_in_cities outer_palaces central_palaces pay_this pay_next pay_third pay_fourth
    pay_later lead_this lead_next chips Mogul Trader Sadhu Monk Builder Artisan Yogi still_to_play
    architect_here next_in_reach centres_in_reach
}

/// To whom travel pays: the owners stand in the place of a player.
const TOLLED: &[Field] = &[field("owners", "Seat"), field("gold", "Gold")];

/// What is left undone.
const UNDONE: &[Field] = &[
    field("seat", "Seat"),
    field("dial", "Dial"),
    field("gold", "Gold"),
];

const VOCABULARY: Vocabulary = Vocabulary {
    classes: classes![
        ids!(Dial["", "long", "help"]),
        ids!(Character["", "help"]),
        ids!(City[""]),
        ids!(Ground[""]),
        ids!(Thing[""] Counted::FIELDS),
        ids!(HouseTask[]),
        ids!(MoveTask[]),
        ids!(Moment[]),
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
        told("Offer", &[kind("Bid", &[field("gold", "Gold")])], &[""]),
        Class {
            // A plan is a secret, and `PlanConfirmed` tells what may be told; `Forgone` says who is compensated, and what
            // begins next that a turn is over.
            silent: &["PlanMade", "Compensated", "TurnEnded"],
            ..told("Event", Event::KINDS, &[""])
        },
        told("Why", Why::KINDS, &[""]),
    ],
    numbers: &["u8", "u16", "Gold"],
    perhaps: &["TrackBox"],
    constants: numbers![
        [
            FORGONE GOLD_ACTION GOVERNOR_STEPS HOUSES HOUSES_IN_HAND HOUSE_COST LEAST_BID MONOPOLY OUTER_SITES
            PALACES PALACES_SHORT PALACE_COST PALACE_COST_ARTISAN POINTS_CENTRE POINTS_HOME POINTS_OUTER_SADHU
            POINTS_PIECE QUARRY_ACTION ROUNDS_SHORT TOLL TRADER_GOLD VILLAGE_ROOM VILLAGE_ROOM_TWO
        ]
        LAST_BOX = number(TrackBox::LAST),
    ],
};

/// The number that is printed in a box.
const fn number(place: TrackBox) -> u8 {
    match place.number() {
        Some(number) => number,
        None => 0,
    }
}

texts! {
    raja in "raja"
    names {
        /// The name of a character.
        character(Character ""),
        /// The short name of an action of the dial.
        dial(Dial ""),
        /// An action of the dial in full words.
        dial_long(Dial "long"),
        /// A site of the palace garden.
        ground(Ground ""),
        /// The name of a city.
        city(City ""),
    }
    topics by nth { Dial "long", Character "" }
    values {}
}

road_texts!(crate::games::raja::data);

impl Texts {
    /// To whom travel pays: "2 gold to Blue".
    pub fn toll(&self, payer: Payer, to: &str, gold: Gold, out: &mut dyn Write) -> fmt::Result {
        let Some(names) = Names::new([to]) else {
            return Ok(());
        };
        let told = Line(payer.kind(), &[Seat::One.value(), gold.value()]);
        self.say(const { VOCABULARY.base("Toll", "") }, &told, &names, out)
    }

    /// What A does with a bid: "Bid 8 gold".
    pub fn bid(&self, gold: Gold, out: &mut dyn Write) -> fmt::Result {
        let told = Line(0, &[gold.value()]);
        self.say(
            const { VOCABULARY.base("Offer", "") },
            &told,
            &nobody(),
            out,
        )
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::raja::data::{Junction, Village};

    #[test]
    fn a_village_is_told_by_the_nearer_end() {
        let told = |number| Whereabouts::of(Village::numbered(number).unwrap());
        let [agra, udaipur, bikaner, jaipur] =
            [City::Agra, City::Udaipur, City::Bikaner, City::Jaipur].map(Junction::City);
        assert_eq!(told(5), Whereabouts::new(agra, udaipur));
        assert_eq!(told(6), Whereabouts::new(udaipur, agra));
        assert_eq!(told(21), Whereabouts::new(bikaner, jaipur));
        assert_eq!(told(22), Whereabouts::new(Junction::Start, bikaner));
    }
}
