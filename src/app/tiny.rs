//! A tiny game, for tests alone: the proof that match, journal, saves, views, set-up and table take a game of another kind.
//!
//! Each of two players has a card in secret, and a lamp in each of two colours. In turn they light a lamp; who has lit both
//! shows the card to the other, in private. When all lamps burn the cards are turned up, and whoever has a sun wins: both,
//! one, or nobody. There are no points. It does not know that it is tiny.

use serde::{Deserialize, Serialize};

use crate::kernel::{
    books::{Verdict, must},
    choices::Choices,
    dice::Dice,
    event::{Crier, Undo},
    facts::{Arranged, Facts},
    game::{Secrecy, SetupError},
    id::{Id, IdSet, named_id},
    notation::Notation,
    rank::Ranking,
    seat::{PerSeat, Seat, SeatSet, Seats, Viewer},
    verbs::{game, table},
    vocabulary::{reasons, terms, vocabulary},
};

mod face;
mod tests;

named_id!(
    /// What is on a card: a sun wins.
    #[derive(Default)]
    Card { #[default] Moon = "moon", Sun = "sun" }
);

named_id!(
    /// A player's lamp, in one of his two colours.
    Lamp { First = "first", Second = "second" }
);

terms! { named Lamp: "a lamp (first, second)"; }

vocabulary! {
    /// One decision of one player.
    #[derive(Serialize, Deserialize)]
    pub enum Action: "an action" {
        Light { lamp: Lamp } = ["light " lamp],
        /// Have looked at the card that is shown.
        Looked = ["looked"],
    }
}

reasons! {
    Burns { lamp: Lamp } = ["burns: " lamp],
    LookFirst = ["look first"],
    NothingToSee = ["nothing to see"],
}

vocabulary! {
    /// What happened.
    pub enum Event {
        Lit { seat: Seat, lamp: Lamp },
        /// A player was shown the other's card.
        Shown { seat: Seat, card: Card },
    }
}

type Options = (); // There are none.

table! {
    /// What everybody sees.
    pub struct Table {
        active: Seat,
        lit: PerSeat<IdSet<Lamp, u8>>,
        /// Whose cards were shown to the other, and whether one of them is just now.
        shown: SeatSet,
        showing: bool,
    }
}

impl Table {
    fn decider(&self) -> Option<Seat> {
        let over = self.shown == self.seats.set() && !self.showing;
        (!over).then_some(self.active)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tiny {
    table: Table,
    cards: PerSeat<Card>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    table: Table,
    cards: PerSeat<Option<Card>>,
}

game! {
    Tiny: "tiny";
    |game, seat, action, _dice, tell| game.carry_out(seat, action, &mut Crier::to(tell))
}

impl Facts for Tiny {}
impl Arranged for Tiny {}
impl Notation for Tiny {}

fn drawn(dice: &mut Dice) -> Card {
    Card::from_index(dice.below(2) as usize).unwrap_or_default()
}

impl Tiny {
    fn new(options: Options, seats: Seats, dice: &mut Dice) -> Result<Self, SetupError> {
        SetupError::unless(2..=2, seats)?;
        let table = Table {
            options,
            seats,
            active: Seat::One,
            lit: PerSeat::filled(IdSet::empty()),
            shown: SeatSet::empty(),
            showing: false,
        };
        let cards = PerSeat::new([(); 5].map(|()| drawn(dice)));
        Ok(Self { table, cards })
    }

    fn choices(&self, seat: Seat, choices: &mut Choices<Action, 1>) {
        tests::count(0, 1);
        if self.table.showing {
            choices.one(true, Action::Looked);
        } else {
            let dark = 0b11 & !self.table.lit[seat].bits();
            choices.rows(dark, |lamp| Action::Light { lamp });
        }
    }

    fn why(&self, _: Seat, action: Action) -> Why {
        match action {
            _ if self.table.showing => Why::LookFirst,
            Action::Light { lamp } => Why::Burns { lamp },
            Action::Looked => Why::NothingToSee,
        }
    }

    fn carry_out(&mut self, seat: Seat, action: Action, crier: &mut Crier<'_, Event>) -> Undo {
        let table = &mut self.table;
        let Action::Light { lamp } = action else {
            table.showing = false;
            return Undo::Closed;
        };
        table.lit[seat].insert(lamp);
        crier.say(Event::Lit { seat, lamp });
        table.active = table.seats.left_of(seat).next().unwrap_or(seat);
        if table.lit[seat].len() < 2 {
            return Undo::Possible;
        }
        table.showing = true;
        table.shown.insert(seat);
        let (seat, card) = (table.active, self.cards[seat]);
        crier.whisper(seat, Event::Shown { seat, card });
        Undo::Closed
    }

    fn ranking(&self) -> Ranking {
        Ranking::won_by(self.table.seats, |seat| self.cards[seat] == Card::Sun)
    }

    fn sees(&self, viewer: Viewer, card_of: Seat) -> bool {
        let shown = self.table.shown.contains(card_of) && viewer != Viewer::Bystander;
        viewer.is(card_of) || shown || self.table.decider().is_none()
    }

    fn view(&self, viewer: Viewer) -> View {
        tests::count(1, 0);
        let (table, mut cards) = (self.table, PerSeat::default());
        for seat in table.seats.iter() {
            cards[seat] = self.sees(viewer, seat).then_some(self.cards[seat]);
        }
        View { table, cards }
    }

    fn secrecy(&self, seat: Seat) -> Secrecy {
        match self.table.decider() {
            None => Secrecy::Open,
            Some(looker) if looker == seat && self.table.showing => Secrecy::Decides,
            Some(_) => Secrecy::Holds,
        }
    }

    fn resample(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut imagined = *self;
        let hidden = |&other: &Seat| !self.sees(Viewer::Player(seat), other);
        let others = self.table.seats.iter().filter(hidden);
        others.for_each(|other| imagined.cards[other] = drawn(dice));
        imagined
    }

    fn audit(&self) -> Verdict {
        let lit = |seat| self.table.lit[seat].len() == 2;
        must(self.table.shown.iter().all(lit), "a card came too early")
    }
}
