//! The state of a match of Maharaja: what lies on the table, and what is hidden.
//!
//! What everybody sees is one part (`Table`), what is secret lies outside of it; so nothing secret can slip into a view
//! by being forgotten. It answers simple questions about pieces and does not know what is allowed.

use super::data::{
    Character, CharacterSet, City, Dial, Field, FinalTile, Junction, PLAIN_PLACES, PerCity,
    PerDial, Reward, StatuePlace, Village,
};
use super::pile::Pile;
use super::tiles::{Level, Slot, Tile, TileSet};
use crate::kernel::id::amount;
use crate::kernel::options::switches;
use crate::kernel::seat::{PerSeat, Seat, SeatSet};
use crate::kernel::verbs::table;
use crate::parts::plan;
use crate::parts::rulings::Rulings;
use crate::parts::settlements;
use crate::parts::tokens::Tokens;
use serde::{Deserialize, Serialize};

amount!(
    /// An amount of coins.
    ///
    /// Proof of the width: a journal holds 2048 actions. Travel, the only action that can be repeated without end, brings a
    /// player at most 4 coins; every scoring (at most 7) brings at most 12 and a reward. So nobody can own 20,000.
    Coins
);

amount!(
    /// A number of prestige points (PP).
    ///
    /// Proof of the width: no action brings more than a dozen, and a journal holds 2048.
    Prestige
);

switches! {
    /// The variants.
    pub struct Options {
        /// The seven characters recommended for a first game of four.
        first_game: "first-game",
        /// Special rule: the first rank at a city scoring brings 1 PP.
        first_rank: "first-rank",
        /// Special rule: outer statues count 1 AP at a city scoring.
        weak_outer: "weak-outer",
        /// Special rule: statues cost 12 where the Maharaja is not.
        dear_statues: "dear-statues",
        /// Special rule: characters are changed with the display only.
        display_only: "display-only",
    } with {
        /// The final-scoring tile, if there is one.
        pub final_tile: Option<FinalTile>,
        /// Against Brahmabot, who sits on the second seat.
        pub solo: Option<Level>,
    }
}

/// Brahmabot's seat.
pub const BRAHMABOT: Seat = Seat::Two;

/// Who has built what in the villages and cities.
pub type Settlements = settlements::Settlements<Village, City, 7>;

/// A plan: the two actions the pointers show, in the order of the dial.
pub type Plan = plan::Plan<Dial>;

/// What is left of an action of two parts that was begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Begun {
    /// "Statue and shrine": the shrine stands.
    StatueLeft,
    /// "Statue and shrine": the statue stands.
    ShrineLeft,
    /// "Two shrines": one stands in a city, the other may go anywhere.
    SecondShrineLeft,
    /// "Two shrines": one stands in a village, the other must go into a city.
    CityShrineLeft,
}

/// How far Brahmabot's turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields stand in the sentences")]
pub enum Step {
    /// The tick is drawn, which decides on the tile.
    Reveal,
    /// The top of the tile is carried out; this order is next.
    Orders { next: u8 },
    /// His priest is on the way; perhaps shrines had to be built for it.
    Way { built: bool },
    /// His priest arrived where he was connected, and he builds once more.
    Arrived,
    /// Nothing is left to do.
    Done,
}

/// What is decided now, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say who decides")]
pub enum Stage {
    /// Characters are chosen, from a random first player on.
    Choosing { seat: Seat },
    /// The first shrines are placed.
    Placing { seat: Seat },
    /// Phase 2: plans are made in secret, one after the other in seat order.
    Planning { seat: Seat },
    /// Phase 3: a player takes his turn.
    Acting { seat: Seat },
    /// A player whose character was taken chooses another, in the turn of `active`.
    Replacing { victim: Seat, active: Seat },
    /// Phase 3: Brahmabot takes his turn.
    Automa { step: Step },
    /// Phase 4: a player chooses a reward tile.
    Rewarding { seat: Seat },
    /// Phase 4: a player makes use of a reward tile that asks for decisions: how many are left, and the character that a
    /// Maharani marker of the same tile lies on.
    Applying {
        seat: Seat,
        reward: Reward,
        left: u8,
        barred: Option<Character>,
    },
    /// The game is over.
    Over,
}

/// The statues of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statues {
    /// On the central place.
    pub centre: Option<Seat>,
    /// On the outer place with the upper bonus.
    pub upper: Option<Seat>,
    /// On the outer place with the lower bonus.
    pub lower: Option<Seat>,
    /// On the outer places without a bonus.
    pub plain: PerSeat<u8>,
}

impl Statues {
    /// Whether a place is free.
    #[must_use]
    pub fn is_free(&self, place: StatuePlace) -> bool {
        match place {
            StatuePlace::Centre => self.centre.is_none(),
            StatuePlace::Upper => self.upper.is_none(),
            StatuePlace::Lower => self.lower.is_none(),
            StatuePlace::Outer => self.plain_built() < u32::from(PLAIN_PLACES),
        }
    }

    /// Statues on the outer places without a bonus.
    #[must_use]
    pub fn plain_built(&self) -> u32 {
        self.plain.entries().iter().copied().map(u32::from).sum()
    }

    /// Statues of a player on outer places.
    #[must_use]
    pub fn outer(&self, seat: Seat) -> u8 {
        let special = u8::from(self.upper == Some(seat)) + u8::from(self.lower == Some(seat));
        self.plain[seat].saturating_add(special)
    }

    /// All statues of a player.
    #[must_use]
    pub fn all(&self, seat: Seat) -> u8 {
        self.outer(seat)
            .saturating_add(u8::from(self.centre == Some(seat)))
    }

    /// Puts a statue there.
    pub(super) fn put(&mut self, seat: Seat, place: StatuePlace) {
        match place {
            StatuePlace::Centre => self.centre = Some(seat),
            StatuePlace::Upper => self.upper = Some(seat),
            StatuePlace::Lower => self.lower = Some(seat),
            StatuePlace::Outer => self.plain[seat] = self.plain[seat].saturating_add(1),
        }
    }
}

/// A Maharani marker that lies on a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Maharani {
    /// Who has the ability.
    pub seat: Seat,
    /// Whose ability it is.
    pub character: Character,
    /// The round in which it was laid there; it goes home at the end of the next.
    pub round: u8,
}

/// What everybody sees of Brahmabot's tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Row {
    /// The two open tiles of this round.
    pub open: [Option<Tile>; 2],
    /// The hidden tile of this round, once it came to light.
    pub revealed: Option<Tile>,
    /// The tile that was drawn for its tick.
    pub tick: Option<Tile>,
    /// Tiles that left the game.
    pub gone: TileSet,
}

/// The fields of the reward track: 8 at set-up, and room above for the tiles of four players in one scoring.
pub const REWARD_FIELDS: usize = 12;

table! {
    /// All that everybody sees.
    pub struct Table {
        /// What is decided now.
        pub stage: Stage,
        /// The round, from 1; 0 before the first.
        pub round: u8,
        /// Whether somebody built his last statue, so that this round is the last.
        pub last_round: bool,
        /// The city that the Maharaja visits; none before the first round.
        pub maharaja: Option<City>,
        /// Where on the track each flag lies.
        pub track: PerCity<Field>,
        /// The reward tiles from the lowest field up.
        pub rewards: [Option<Reward>; REWARD_FIELDS],
        /// Shrines on the board.
        pub shrines: Settlements,
        /// Shrines on the tableau.
        pub tableau: PerSeat<u8>,
        /// Shrines in the general supply.
        pub supply: PerSeat<u8>,
        /// Statues in cities.
        pub statues: PerCity<Statues>,
        /// Statues not yet built.
        pub statues_left: PerSeat<u8>,
        /// Where the priests are.
        pub priest: PerSeat<Junction>,
        /// The character of each player.
        pub character: PerSeat<Option<Character>>,
        /// The characters on display, from the left.
        pub display: Pile<Character>,
        /// Characters that left the game, or never were in it.
        pub out: CharacterSet,
        /// The Maharani markers that lie on characters.
        pub maharani: [Option<Maharani>; 2],
        /// Coins.
        pub coins: PerSeat<Coins>,
        /// Prestige points, without those of the final scoring.
        pub prestige: PerSeat<Prestige>,
        /// Coins that the supply has paid out, less those it has taken in.
        pub bank: i32,
        /// Action markers.
        pub markers: Tokens,
        /// Who has had his turn in this round.
        pub played: SeatSet,
        /// How often the active player may still do each action.
        pub due: PerDial<u8>,
        /// The action a marker was spent on in this turn.
        pub spent: Option<Dial>,
        /// An action that was begun and is not finished.
        pub begun: Option<Begun>,
        /// Abilities used in this turn.
        pub used: CharacterSet,
        /// Exchanges of character 3 in this turn.
        pub exchanges: u8,
        /// Who still chooses a reward tile, in the order of ranks.
        pub ranks: [Option<Seat>; 4],
        /// Brahmabot's tiles.
        pub row: Row,
    }
}

/// A match of Maharaja.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Maharaja {
    /// What everybody sees.
    pub(super) table: Table,
    /// Plans, which are secret until their owner's turn.
    pub(super) plans: PerSeat<Option<Plan>>,
    /// Brahmabot's tile that lies face down at the right of the row.
    pub(super) hidden: Option<Tile>,
    /// Brahmabot's tiles to draw from.
    pub(super) tiles: Pile<Tile>,
    /// The characters to draw from in the solo game.
    pub(super) characters: Pile<Character>,
    /// The rulings that hold.
    #[serde(skip)]
    pub(super) rulings: Rulings,
}

const _: () = assert!(size_of::<Maharaja>() <= 384, "a state is cheap to copy");

impl Table {
    /// The villages with room for another shrine: 2 fit in, with two players 1.
    #[must_use]
    #[inline]
    pub fn open_villages(&self) -> u32 {
        self.shrines.open(self.seats)
    }

    /// Statues of a player on the board.
    #[must_use]
    pub fn statues_built(&self, seat: Seat) -> u8 {
        super::data::STATUES.saturating_sub(self.statues_left[seat])
    }

    /// The abilities a player has: of his character, and of those on which his Maharani markers lie. Brahmabot has none.
    #[must_use]
    #[inline]
    pub fn abilities(&self, seat: Seat) -> CharacterSet {
        if self.is_automa(seat) {
            return CharacterSet::from_bits(0);
        }
        let mut all = self.character[seat].map_or(CharacterSet::from_bits(0), CharacterSet::only);
        for marker in self.maharani.iter().flatten() {
            if marker.seat == seat {
                all.insert(marker.character);
            }
        }
        all
    }

    /// Whether a player has an ability.
    #[must_use]
    #[inline]
    pub fn has(&self, seat: Seat, character: Character) -> bool {
        self.abilities(seat).contains(character)
    }

    /// The player who holds a character.
    #[must_use]
    pub fn holder(&self, character: Character) -> Option<Seat> {
        let mut seats = self.seats.iter();
        seats.find(|&seat| self.character[seat] == Some(character))
    }

    /// The number of a player's character, which decides order and ties; a player without one comes last.
    #[must_use]
    #[inline]
    pub fn standing(&self, seat: Seat) -> u8 {
        self.character[seat].map_or(u8::MAX, Character::number)
    }

    /// Of these seats, the one with the lowest character.
    #[must_use]
    pub fn lowest(&self, seats: SeatSet) -> Option<Seat> {
        seats.iter().min_by_key(|&seat| self.standing(seat))
    }

    /// The cities in the order of their flags, from the left.
    pub fn cities_from_left(&self) -> impl DoubleEndedIterator<Item = City> + use<> {
        let mut fields = [None; Field::COUNT as usize];
        for (city, field) in self.track.iter() {
            if let Some(place) = fields.get_mut(usize::from(field.position())) {
                *place = Some(city);
            }
        }
        fields.into_iter().flatten()
    }

    /// The player in whose turn we are.
    #[must_use]
    pub const fn active(&self) -> Option<Seat> {
        match self.stage {
            Stage::Acting { seat } => Some(seat),
            Stage::Replacing { active, .. } => Some(active),
            Stage::Automa { .. } => Some(BRAHMABOT),
            _ => None,
        }
    }

    /// The player who decides now.
    #[must_use]
    #[inline]
    pub const fn decider(&self) -> Option<Seat> {
        match self.stage {
            Stage::Over => None,
            Stage::Automa { .. } => Some(BRAHMABOT),
            Stage::Replacing { victim, .. } => Some(victim),
            Stage::Choosing { seat }
            | Stage::Placing { seat }
            | Stage::Planning { seat }
            | Stage::Acting { seat }
            | Stage::Rewarding { seat }
            | Stage::Applying { seat, .. } => Some(seat),
        }
    }

    /// How many of the lowest reward fields may be chosen from (page 10; solo: page 16).
    #[must_use]
    pub const fn reward_reach(&self) -> u8 {
        if self.options.solo.is_some() {
            super::tiles::SOLO_REWARDS
        } else {
            self.seats.count() + 1
        }
    }

    /// The reward tiles that may be chosen now.
    pub fn rewards_on_offer(&self) -> impl Iterator<Item = Reward> {
        let reach = usize::from(self.reward_reach());
        self.rewards.into_iter().take(reach).flatten()
    }

    /// The tile that Brahmabot plays in this round, once the tick is drawn.
    #[must_use]
    pub fn tile_in_use(&self) -> Option<Tile> {
        let [left, middle] = self.row.open;
        match super::tiles::TILES[self.row.tick?].tick {
            Slot::Left => left,
            Slot::Middle => middle,
            Slot::Right => self.row.revealed,
        }
    }

    /// A Maharani marker is at home.
    #[must_use]
    pub fn maharani_at_home(&self) -> bool {
        self.maharani.iter().any(Option::is_none)
    }
}
