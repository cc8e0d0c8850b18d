//! Before the first round of Raja: characters are chosen or auctioned, and the first houses placed.
//!
//! It trusts that the action was judged; it does not know rounds, but for the first one, which it begins.

use super::action::Event;
use super::data::{
    Character, CharacterSet, HOUSES, HOUSES_IN_HAND, HOUSES_PLACED, Junction, PURSE, PerCity,
    TrackBox,
};
use super::state::{Doing, Gold, HighBid, Options, Raja, Settlements, Stage, Table};
use crate::kernel::dice::Dice;
use crate::kernel::game::SetupError;
use crate::kernel::seat::{PerSeat, Seat, SeatSet, Seats};
use crate::parts::rulings::Rulings;
use crate::parts::tokens::Tokens;

impl Raja {
    /// The table as it is set up.
    pub(super) fn new(options: Options, seats: Seats, dice: &mut Dice) -> Result<Self, SetupError> {
        SetupError::unless(2..=5, seats)?;
        if options.several && !options.auction {
            // Ruling 20.
            return Err(SetupError::Contradiction(
                "several characters always begin with the auction: switch on \"auction\" as well",
            ));
        }
        // §3.2: the governors are shuffled onto the boxes above the arrow.
        let mut order = [0u8, 1, 2, 3, 4, 5, 6];
        dice.shuffle(&mut order);
        let mut game = Self {
            table: Table {
                options,
                seats,
                stage: Stage::Choosing { seat: Seat::One },
                round: 0,
                last_round: false,
                maharaja: Junction::Start,
                track: PerCity::new(
                    order.map(|position| TrackBox::at(position).unwrap_or_default()),
                ),
                houses: Settlements::none(),
                hand: PerSeat::filled(0),
                quarry: PerSeat::filled(0),
                centre: PerCity::filled(None),
                outer: PerSeat::filled(PerCity::filled(0)),
                palaces_left: PerSeat::filled(0),
                architect: PerSeat::filled(Junction::Start),
                characters: PerSeat::filled(CharacterSet::from_bits(0)),
                free: CharacterSet::from_bits(0),
                chips: Tokens::new(options.chips()),
                played: SeatSet::from_bits(0),
                doing: Doing::default(),
            },
            gold: PerSeat::filled(Gold(0)),
            plans: PerSeat::filled(None),
            bank: 0,
            rulings: Rulings::default(),
        };
        game.table.free = game.table.deck();
        game.hand_out_first_houses();
        for seat in seats.iter() {
            game.gold[seat] = Gold(PURSE);
            game.table.palaces_left[seat] = game.table.palaces_each();
        }
        if options.auction {
            game.table.stage = game.auction(Seat::One);
        }
        Ok(game)
    }

    /// Hands out the four houses of the set-up.
    pub(super) fn hand_out_first_houses(&mut self) {
        for seat in self.table.seats.iter() {
            self.table.hand[seat] = HOUSES_PLACED;
            self.table.quarry[seat] = HOUSES - HOUSES_PLACED;
        }
    }

    /// A player takes a free card: at the start, after an auction, or in place of a lost one.
    pub(super) fn choose(&mut self, seat: Seat, character: Character, say: &mut impl FnMut(Event)) {
        self.table.free.remove(character);
        self.table.characters[seat].insert(character);
        say(Event::CharacterChosen { seat, character });
        if let Stage::Replacing { active, .. } = self.table.stage {
            self.table.stage = Stage::Acting { seat: active };
            return;
        }
        let without = self
            .table
            .seats
            .left_of(seat)
            .find(|&other| self.table.characters[other].is_empty());
        match (without, self.table.stage) {
            (Some(next), Stage::Choosing { .. }) => {
                self.table.stage = Stage::Choosing { seat: next }
            }
            // Ruling 18: the next auction is opened by the next player to the left without a character.
            (Some(next), _) => self.table.stage = self.auction(next),
            (None, _) => self.next_placing(say),
        }
    }

    /// The stage in which an auction is opened; the last player without a character needs none (ruling 18).
    pub(super) fn auction(&self, opener: Seat) -> Stage {
        if self.bidders().len() == 1 {
            Stage::Picking { seat: opener }
        } else {
            Stage::Bidding {
                seat: opener,
                high: None,
                passed: SeatSet::empty(),
            }
        }
    }

    /// Players without a character.
    fn bidders(&self) -> SeatSet {
        let mut bidders = self.table.seats.set();
        for seat in self
            .table
            .seats
            .iter()
            .filter(|&seat| !self.table.characters[seat].is_empty())
        {
            bidders.remove(seat);
        }
        bidders
    }

    pub(super) fn bid(&mut self, seat: Seat, gold: Gold, say: &mut impl FnMut(Event)) {
        say(Event::BidMade { seat, gold });
        let passed = if let Stage::Bidding { passed, .. } = self.table.stage {
            passed
        } else {
            SeatSet::empty()
        };
        self.next_bid(seat, HighBid { seat, gold }, passed, say);
    }

    pub(super) fn pass(&mut self, seat: Seat, say: &mut impl FnMut(Event)) {
        say(Event::Passed { seat });
        if let Stage::Bidding {
            high: Some(high),
            mut passed,
            ..
        } = self.table.stage
        {
            passed.insert(seat);
            self.next_bid(seat, high, passed, say);
        }
    }

    /// §11.2.5: the bidding goes round to the left until only the highest bidder is left.
    fn next_bid(
        &mut self,
        after: Seat,
        high: HighBid,
        passed: SeatSet,
        say: &mut impl FnMut(Event),
    ) {
        let still = self.bidders().minus(passed);
        let next = self
            .table
            .seats
            .left_of(after)
            .find(|&other| still.contains(other));
        match next {
            Some(seat) if seat != high.seat => {
                self.table.stage = Stage::Bidding {
                    seat,
                    high: Some(high),
                    passed,
                };
            }
            _ => {
                self.spend(high.seat, high.gold);
                say(Event::AuctionWon {
                    seat: high.seat,
                    gold: high.gold,
                });
                self.table.stage = Stage::Picking { seat: high.seat };
            }
        }
    }

    /// §5.2: the next of the first houses; those with the fewest placed come first, in character order.
    pub(super) fn next_placing(&mut self, say: &mut impl FnMut(Event)) {
        let most = self
            .table
            .seats
            .iter()
            .map(|seat| self.table.hand[seat])
            .max()
            .unwrap_or(0);
        if most > 0 {
            let mut behind = self.table.seats.set();
            for seat in self
                .table
                .seats
                .iter()
                .filter(|&seat| self.table.hand[seat] < most)
            {
                behind.remove(seat);
            }
            if let Some(seat) = self.table.lowest(behind) {
                self.table.stage = Stage::Placing { seat };
            }
            return;
        }
        for seat in self.table.seats.iter() {
            let houses = self.table.quarry[seat].min(HOUSES_IN_HAND);
            self.table.quarry[seat] -= houses;
            self.table.hand[seat] += houses;
        }
        say(Event::HousesHandedOut);
        self.begin_round(say);
    }
}
