//! Before the first round of Maharaja: the set-up, the choice of characters, and the first shrines.
//!
//! It trusts that the action was judged; it does not know rounds, but for the first one, which it begins.

use super::data::{
    Character, CharacterSet, FIRST_GAME, FIRST_PRESTIGE, Field, Junction, MARKERS, PURSE, PerCity,
    PerDial, Reward, SHRINES, SHRINES_AT_FIRST, SHRINES_PLACED, STATUES, Site,
};
use super::event::Event;
use super::pile::Pile;
use super::state::{
    BRAHMABOT, Coins, Maharaja, Options, Prestige, REWARD_FIELDS, Row, Settlements, Stage, Statues,
    Table,
};
use super::tiles::{Level, OUTFITS, SOLO_DISPLAY, SetupTile, Tile};
use crate::kernel::dice::Dice;
use crate::kernel::game::SetupError;
use crate::kernel::id::Id;
use crate::kernel::seat::{PerSeat, Seat, SeatSet, Seats};
use crate::parts::rulings::Rulings;
use crate::parts::tokens::Tokens;

/// Whether these options make a table (page 4, page 15).
fn fitting(options: Options, seats: Seats) -> Result<(), SetupError> {
    let count = seats.count();
    SetupError::unless(2..=4, seats)?;
    if options.solo.is_some() && options.first_game {
        return Err(SetupError::Contradiction(
            "the solo game draws its characters: switch off \"first-game\"",
        ));
    }
    if options.solo.is_some() && count != 2 {
        return Err(SetupError::Contradiction(
            "the solo game has two seats, the second is Brahmabot's",
        ));
    }
    if options.first_game && count != 4 {
        return Err(SetupError::Contradiction(
            "the characters of the first game are for four players: switch off \"first-game\"",
        ));
    }
    Ok(())
}

/// A random order of all ids; `N` is their number.
fn shuffled<I: Id, const N: usize>(dice: &mut Dice) -> impl Iterator<Item = I> {
    let mut order: [u8; N] = core::array::from_fn(|index| index as u8);
    dice.shuffle(&mut order);
    order
        .into_iter()
        .filter_map(|index| I::from_index(usize::from(index)))
}

impl Maharaja {
    /// The table as it is set up.
    pub(super) fn new(options: Options, seats: Seats, dice: &mut Dice) -> Result<Self, SetupError> {
        fitting(options, seats)?;
        // E: the flags go onto the start fields; the two fields at the left stay empty.
        let mut track = PerCity::filled(Field::default());
        let mut field = Field::FIRST_START;
        for city in shuffled::<_, 7>(dice) {
            track[city] = field;
            field = field.ahead();
        }
        // D: the reward tiles, from the lowest field up.
        let mut rewards = [None; REWARD_FIELDS];
        for (field, reward) in rewards.iter_mut().zip(shuffled::<Reward, 8>(dice)) {
            *field = Some(reward);
        }
        // A random first player chooses first; in the solo game there is one to choose.
        let first = match options.solo {
            Some(_) => Seat::One,
            None => {
                Seat::from_index(dice.below(u32::from(seats.count())) as usize).unwrap_or(Seat::One)
            }
        };
        let mut game = Self {
            table: Table {
                options,
                seats,
                stage: Stage::Choosing { seat: first },
                round: 0,
                last_round: false,
                maharaja: None,
                track,
                rewards,
                shrines: Settlements::none(),
                tableau: PerSeat::filled(0),
                supply: PerSeat::filled(0),
                statues: PerCity::filled(Statues::default()),
                statues_left: PerSeat::filled(0),
                priest: PerSeat::filled(Junction::Start),
                character: PerSeat::filled(None),
                display: Pile::empty(),
                out: CharacterSet::from_bits(0),
                maharani: [None; 2],
                coins: PerSeat::filled(Coins(0)),
                prestige: PerSeat::filled(Prestige(0)),
                bank: 0,
                markers: Tokens::new(MARKERS),
                played: SeatSet::from_bits(0),
                due: PerDial::filled(0),
                spent: None,
                begun: None,
                used: CharacterSet::from_bits(0),
                exchanges: 0,
                ranks: [None; 4],
                row: Row::default(),
            },
            plans: PerSeat::filled(None),
            hidden: None,
            tiles: Pile::empty(),
            characters: Pile::empty(),
            rulings: Rulings::default(),
        };
        for seat in seats.iter() {
            game.table.tableau[seat] = SHRINES_AT_FIRST;
            game.table.supply[seat] = SHRINES - SHRINES_AT_FIRST;
            game.table.statues_left[seat] = STATUES;
            game.earn(seat, Coins(PURSE));
            game.table.prestige[seat] = Prestige(FIRST_PRESTIGE);
        }
        match options.solo {
            Some(level) => game.set_out_solo(level, dice),
            None => game.set_out_characters(dice),
        }
        Ok(game)
    }

    /// B: as many characters as players and three more lie on display; the others stay in the box.
    fn set_out_characters(&mut self, dice: &mut Dice) {
        let count = usize::from(self.table.seats.count()) + 3;
        self.table.display = if self.table.options.first_game {
            Pile::of(FIRST_GAME)
        } else {
            Pile::of(shuffled::<_, 16>(dice).take(count))
        };
        let on_display = CharacterSet::from_bits(self.table.display.bits());
        self.table.out = CharacterSet::from_bits(u16::MAX).minus(on_display);
    }

    /// Page 15: what is different with Brahmabot.
    fn set_out_solo(&mut self, level: Level, dice: &mut Dice) {
        let outfit = OUTFITS[level];
        self.table.tableau[BRAHMABOT] = SHRINES;
        self.table.supply[BRAHMABOT] = 0;
        self.table.prestige[BRAHMABOT] = Prestige(outfit.prestige);
        self.spend(BRAHMABOT, Coins(PURSE));
        self.earn(BRAHMABOT, Coins(outfit.coins));
        let mut characters = shuffled::<_, 16>(dice);
        self.table.character[BRAHMABOT] = characters.next();
        self.table.display = Pile::of(characters.by_ref().take(usize::from(SOLO_DISPLAY)));
        self.characters = Pile::of(characters);
        self.tiles = Pile::of(shuffled::<Tile, 12>(dice));
    }

    /// A player takes a character from the display: at the start, or in place of a lost one.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        character: Character,
        dice: &mut Dice,
        say: &mut impl FnMut(Event),
    ) {
        self.table.display.remove(character);
        self.table.character[seat] = Some(character);
        say(Event::CharacterChosen { seat, character });
        if let Stage::Replacing { active, .. } = self.table.stage {
            self.table.stage = Stage::Acting { seat: active };
            return;
        }
        if let Some(level) = self.table.options.solo {
            self.draw_character(say);
            // Ruling 16: the set-up tile comes before the player's shrines.
            let tile = SetupTile::from_index(dice.below(SetupTile::COUNT as u32) as usize);
            if let Some(tile) = tile {
                self.place_automa(tile, level, say);
            }
        }
        let without = self
            .table
            .seats
            .left_of(seat)
            .find(|&other| self.table.character[other].is_none());
        match without {
            Some(seat) => self.table.stage = Stage::Choosing { seat },
            None => self.next_placing(say),
        }
    }

    /// Page 15: Brahmabot's shrines in the villages of his set-up tile.
    pub(super) fn place_automa(
        &mut self,
        tile: SetupTile,
        level: Level,
        say: &mut impl FnMut(Event),
    ) {
        for village in tile.villages(level) {
            self.table.shrines.put(BRAHMABOT, Site::village(village));
            self.table.tableau[BRAHMABOT] = self.table.tableau[BRAHMABOT].saturating_sub(1);
        }
        say(Event::AutomaSetUp { tile, level });
    }

    /// Solo: a character comes from the stack to the right end of the display; when the stack is empty the display
    /// shrinks (ruling 15).
    pub(super) fn draw_character(&mut self, say: &mut impl FnMut(Event)) {
        if let Some(character) = self.characters.draw() {
            self.table.display.push(character);
            say(Event::CharacterDrawn { character });
        }
    }

    /// The next of the first shrines: those with the fewest placed come first, in ascending character number.
    pub(super) fn next_placing(&mut self, say: &mut impl FnMut(Event)) {
        let rest = SHRINES_AT_FIRST - SHRINES_PLACED;
        let people = || {
            let seats = self.table.seats.iter();
            seats.filter(|&seat| !self.table.is_automa(seat))
        };
        let most = people().map(|seat| self.table.tableau[seat]).max();
        let behind = people().filter(|&seat| Some(self.table.tableau[seat]) == most);
        match behind.min_by_key(|&seat| self.table.standing(seat)) {
            Some(seat) if self.table.tableau[seat] > rest => {
                self.table.stage = Stage::Placing { seat };
            }
            _ => self.begin_round(say),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(options: Options, seats: u8) -> Result<(), SetupError> {
        let seats = Seats::new(seats).unwrap();
        Maharaja::new(options, seats, &mut Dice::from_seed(1)).map(|_| ())
    }

    #[test]
    fn two_to_four_play_and_solo_has_exactly_two_seats() {
        let plain = Options::default();
        let players = Err(SetupError::Players { least: 2, most: 4 });
        assert_eq!([1, 5].map(|seats| outcome(plain, seats)), [players; 2]);
        assert_eq!([2, 3, 4].map(|seats| outcome(plain, seats)), [Ok(()); 3]);
        let solo = Options {
            solo: Some(Level::Easy),
            ..plain
        };
        assert_eq!(outcome(solo, 2), Ok(()));
        for seats in [3, 4] {
            assert!(matches!(
                outcome(solo, seats),
                Err(SetupError::Contradiction(_))
            ));
        }
        let first = Options {
            first_game: true,
            ..plain
        };
        assert_eq!(outcome(first, 4), Ok(()));
        assert!(matches!(
            outcome(first, 3),
            Err(SetupError::Contradiction(_))
        ));
    }

    #[test]
    fn everybody_is_the_first_player_now_and_then() {
        let seats = Seats::new(4).unwrap();
        let mut first = SeatSet::empty();
        for seed in 0..50 {
            let game = Maharaja::new(Options::default(), seats, &mut Dice::from_seed(seed));
            if let Stage::Choosing { seat } = game.unwrap().table.stage {
                first.insert(seat);
            }
        }
        assert_eq!(first, seats.set());
    }
}
