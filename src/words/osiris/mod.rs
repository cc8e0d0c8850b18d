//! The texts of Osiris: what there is to say, and how the program asks for it.
//!
//! Knows no screen, no language, and no rule: what is said about the rules is said in words only.

use super::classes::{Class, Vocabulary};
use super::labels::{
    class, classes, features, ids, labels, lesson, numbers, pairs, stages, told, topics,
};
use super::say::{Counted, Spot, TextTable, nobody};
use super::texts::texts;
use crate::games::osiris::action::{Event, Freed, Moment, Why};
use crate::games::osiris::data::{
    ANNOUNCED, City, Colour, FOLLOWERS, FOLLOWERS_OF_A_COLOUR, God, LAST_ROUND, REBELLION,
    STONES_EACH,
};
use crate::games::osiris::place::{Field, Place};
use crate::games::osiris::state::{Ending, Stage};
use crate::kernel::id::{Id, named_id};
use crate::kernel::notation::Names;
use crate::kernel::vocabulary::{Value, vocabulary};
use core::fmt::{self, Write};

named_id!(
    /// Something that is counted, with its singular and plural.
    Thing {
        /// Power stones.
        Stone = "stone",
        /// Followers.
        Follower = "follower",
    }
);

vocabulary! {
    /// What A would do, and what would come of it.
    pub enum Hint {
        /// Choose a priest.
        Priest { stones: u8 },
        /// Walk, with stones left.
        Walk { stones: u8, left: u8 },
        /// Walk to where the move ends; the last stone is sown into a city.
        End { stones: u8, city: City },
        /// The same, and a city rebels.
        EndRebels { stones: u8, city: City },
        /// Walk onto a blockade and lift it.
        Lift { stones: u8 },
        /// Walk into a fight.
        Fight { priest: City },
        /// Mount the throne.
        Throne,
        /// Walk with the last stone, or make it a blockade.
        Either,
        /// Make the last stone a blockade; the last one sown falls into a city.
        Block { city: City },
        /// The same, and a city rebels.
        BlockRebels { city: City },
        /// The last blockade round the summit.
        Vassal,
        /// Clear a blockade and climb.
        WayOut { priest: City, stone: Freed },
        /// The same, while the stone's use is not chosen.
        Clear,
        /// Leave the last stone at home.
        Leave,
        /// Pass.
        Pass,
        /// Put a follower into a temple.
        Put { now: u8, then: u8 },
        /// Take up a follower.
        Take { now: u8, then: u8 },
        /// End the turn.
        EndTurn,
        /// The own priest has won.
        Won { loser: City },
        /// The own priest has lost.
        Lost { loser: City },
        /// Which god a priest serves, as far as the player knows.
        Serves { priest: City, god: God },
    }
}

topics! {
    of [
        /// A way in which the game ends.
        Ending,
    ];
    /// The pyramid and its steps.
    Pyramid,
    /// A city with its stones.
    City,
    /// How stones are sown.
    Sowing,
    /// A city with seven stones.
    Rebellion,
    /// Blockades.
    Blockade,
    /// The way out for whoever cannot move.
    WayOut,
    /// Fights.
    Fight,
    /// What a player knows of the gods.
    Gods,
    /// Temples and followers.
    Temple,
    /// The throne.
    Throne,
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
        /// Before a round's number.
        round,
        /// Before the winner's name.
        winner,
        /// Where nobody wins alone.
        winners,
        /// The others, where they are many.
        others,
        /// End the turn without moving a follower.
        end_turn,
        /// Walk with the last stone.
        walk,
        /// Make the last stone a blockade.
        block,
        /// Leave the gods as they are.
        keep,
        /// Exchange the gods.
        exchange,
        /// The gods were looked at.
        seen,
        /// On a screen that is for one player alone.
        private,
        /// The page of the temples.
        temples,
        /// The page of the priests and their gods.
        priests,
        /// How to look at the own gods.
        look,
        /// The same, while they are seen.
        hide,
        /// The tip of the pyramid.
        tip,
        /// The vassal, who is no player.
        vassal,
        /// Where the priests of a colour are out of the game.
        out,
    }
}

pairs! {
    /// The variants, by the names of the switches.
    OptionTexts = "option"."about" {
        /// A city with seven stones rebels.
        rebellion,
        /// Whoever cannot move may clear a blockade.
        way_out,
    }
}

stages! {
    Placing, Choosing, Marching, Exchanging, Showing, Following, Over,
}

lesson!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18);

features! {
    next_can_win next_twice soon_can_win later_can_win could_win_twice one_short two_short four_short
    height_of_winners height best_way stones priests_with_stones winners leads lead_of_highest tip
    tip_blockades next_three_blockades unrest priests_in_danger height_in_danger known_gods turns_to_wait
    together
}

const VOCABULARY: Vocabulary = Vocabulary {
    classes: classes![
        ids!(Ending["", "long", "help"]),
        ids!(City[""]),
        ids!(God[""]),
        ids!(Colour[""]),
        ids!(Freed[]),
        ids!(Thing[""] Counted::FIELDS),
        ids!(Moment[]),
        class!("Field" [""]
            a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 b0 b1 b2 b3 b4 b5 b6 b7 c0 c1 c2 c3),
        // As somebody goes there: the cities, the fields, the summit.
        class!("Place" []
            Tanis Bubastis Heliopolis Giseh Memphis Sakkara Hermopolis Amarna Abydos Thebes Edfu Aswan
            a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 b0 b1 b2 b3 b4 b5 b6 b7 c0 c1 c2 c3 summit),
        told("Hint", Hint::KINDS, &[""]),
        Class {
            // What begins next says that a turn is over.
            silent: &["TurnEnded"],
            ..told("Event", Event::KINDS, &[""])
        },
        told("Why", Why::KINDS, &[""]),
    ],
    numbers: &["u8", "u16"],
    perhaps: &[],
    constants: numbers![
        [ANNOUNCED FOLLOWERS FOLLOWERS_OF_A_COLOUR LAST_ROUND REBELLION STONES_EACH]
    ],
};

texts! {
    osiris in "osiris"
    names {
        /// The name of a city, and of the priest who is at home there.
        city(City ""),
        /// The name of a god.
        god(God ""),
        /// The name of a colour.
        colour(Colour ""),
        /// How a match ended, in few words.
        ending(Ending ""),
        /// The same in a sentence.
        ending_long(Ending "long"),
        /// The name of a field.
        field(Field ""),
    }
    topics by nth { Ending "" }
    values {}
}

/// Nothing is built in this game: no text asks for such a place.
fn spot(place: usize) -> Spot {
    Spot::City(place)
}

impl Texts {
    /// The name of a place.
    pub fn place(&self, place: Place) -> &'static str {
        use crate::games::osiris::place::PlaceKind;
        match place.kind() {
            PlaceKind::City(city) => self.city(city),
            PlaceKind::Field(field) => self.field(field),
            PlaceKind::Summit => self.heading(Topic::Throne),
        }
    }

    /// What A would do.
    pub fn hint(&self, hint: Hint, out: &mut dyn Write) -> fmt::Result {
        self.say(const { VOCABULARY.base("Hint", "") }, &hint, &nobody(), out)
    }
}
