//! A tiny game, for tests alone: the proof that match, journal, saves, views, set-up and table take a game of another kind.
//!
//! Each of two players has a card in secret, and a lamp in each of two colours. In turn they light a lamp; who has lit both
//! shows the card to the other, in private. When all lamps burn the cards are turned up, and whoever has a sun wins: both,
//! one, or nobody. There are no points. It does not know that it is tiny.

use serde::{Deserialize, Serialize};

use crate::{
    faces::{
        Board, Choice, Colours, Counts, Faced, Lesson, Outcome, OutcomeOf, Scene, Teller,
        TitleCard, Variants, Weight,
        livery::{Liveries, Livery},
    },
    kernel::{
        choices::{Choices, Legal},
        dice::Dice,
        event::{Audience, Undo},
        game::{Game, Secrecy, SetupError, Turn},
        id::{Id, IdSet, named_id},
        rank::Ranking,
        seat::{PerSeat, Seat, SeatSet, Seats, Viewer},
        vocabulary::{terms, vocabulary},
    },
    ui::{
        canvas::Canvas,
        frame::{area, blank, fill},
        ink::{Ink, Palette},
        key::{Key, KeyEvent},
    },
    words::{Language, TitleTexts},
};
use embedded_graphics::prelude::Point;

mod tests;

named_id!(
    /// What is on a card.
    #[derive(Default)]
    Card {
        /// A sun, which wins.
        Sun = "sun",
        /// A moon.
        Moon = "moon",
        /// A cloud.
        #[default]
        Cloud = "cloud",
    }
);

named_id!(
    /// A player's lamp, in one of his two colours.
    Lamp {
        /// The one in his first colour.
        First = "first",
        /// The one in his second colour.
        Second = "second",
    }
);

terms! {
    named Card: "a card";
    named Lamp: "a lamp (first, second)";
}

vocabulary! {
    /// One decision of one player.
    #[derive(Serialize, Deserialize)]
    pub enum Action: "an action" {
        /// Light a lamp.
        Light { lamp: Lamp } = ["light " lamp],
        /// Have looked at the card that is shown.
        Looked = ["looked"],
    }
}

vocabulary! {
    /// Why an action is not allowed.
    pub enum Why: "a reason" {
        /// Another player decides.
        NotYourTurn = ["not your turn"],
        /// The lamp burns.
        Burns { lamp: Lamp } = ["burns: " lamp],
        /// A card is shown first.
        LookFirst = ["look first"],
        /// No card is shown.
        NothingToSee = ["nothing to see"],
    }
}

vocabulary! {
    /// What happened.
    pub enum Event {
        /// A lamp was lit.
        Lit { seat: Seat, lamp: Lamp },
        /// A player was shown the other's card.
        Shown { seat: Seat, card: Card },
    }
}

/// There are no variants.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Options;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    Lighting { seat: Seat },
    Showing { seat: Seat },
    Over,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lamps {
    seats: Seats,
    lit: PerSeat<IdSet<Lamp, u8>>,
    /// Whose card was shown to the other.
    shown: SeatSet,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tiny {
    lamps: Lamps,
    cards: PerSeat<Card>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    lamps: Lamps,
    cards: PerSeat<Option<Card>>,
}

impl Tiny {
    fn other(&self, seat: Seat) -> Seat {
        self.lamps.seats.left_of(seat).next().unwrap_or(seat)
    }

    fn sees(&self, viewer: Viewer, card_of: Seat) -> bool {
        let shown = self.lamps.shown.contains(card_of) && viewer != Viewer::Bystander;
        self.lamps.stage == Stage::Over || viewer.is(card_of) || shown
    }
}

impl Game for Tiny {
    const NAME: &'static str = "tiny";
    type Options = Options;
    type Action = Action;
    type Why = Why;
    type Event = Event;
    type View = View;

    fn new(_: Options, seats: Seats, dice: &mut Dice) -> Result<Self, SetupError> {
        if seats.count() != 2 {
            return Err(SetupError::Players { least: 2, most: 2 });
        }
        let lamps = Lamps {
            seats,
            lit: PerSeat::filled(IdSet::empty()),
            shown: SeatSet::empty(),
            stage: Stage::Lighting { seat: Seat::One },
        };
        let mut cards = PerSeat::filled(Card::Cloud);
        for seat in seats.iter() {
            cards[seat] = Card::from_index(dice.below(3) as usize).unwrap_or(Card::Cloud);
        }
        Ok(Self { lamps, cards })
    }

    fn seats(&self) -> Seats {
        self.lamps.seats
    }

    fn turn(&self) -> Turn {
        let sun = |seat| self.cards[seat] == Card::Sun;
        match self.lamps.stage {
            Stage::Lighting { seat } | Stage::Showing { seat } => Turn::Of(seat),
            Stage::Over if !self.lamps.seats.iter().any(sun) => {
                Turn::Over(Ranking::nobody(self.lamps.seats))
            }
            Stage::Over => Turn::Over(Ranking::by(self.lamps.seats, sun)),
        }
    }

    fn legal(&self, seat: Seat) -> impl Legal<Action> {
        tests::count(0, 1);
        let mut choices = Choices::<Action, 1>::new();
        match self.lamps.stage {
            Stage::Lighting { seat: active } if active == seat => {
                let dark = 0b11 & !self.lamps.lit[seat].bits();
                choices.rows(dark, |lamp| Action::Light { lamp });
            }
            Stage::Showing { seat: looker } => choices.one(looker == seat, Action::Looked),
            _ => {}
        }
        choices
    }

    fn why(&self, seat: Seat, action: Action) -> Why {
        match (self.lamps.stage, action) {
            (Stage::Lighting { seat: active }, Action::Light { lamp }) if active == seat => {
                Why::Burns { lamp }
            }
            (Stage::Lighting { seat: active }, Action::Looked) if active == seat => {
                Why::NothingToSee
            }
            (Stage::Showing { seat: looker }, _) if looker == seat => Why::LookFirst,
            _ => Why::NotYourTurn,
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        _: &mut Dice,
        tell: &mut impl FnMut(Audience, Event),
    ) -> Undo {
        let other = self.other(seat);
        match action {
            Action::Light { lamp } => {
                self.lamps.lit[seat].insert(lamp);
                tell(Audience::Everyone, Event::Lit { seat, lamp });
                if self.lamps.lit[seat].len() < 2 {
                    self.lamps.stage = Stage::Lighting { seat: other };
                    return Undo::Possible;
                }
                self.lamps.shown.insert(seat);
                self.lamps.stage = Stage::Showing { seat: other };
                let card = self.cards[seat];
                tell(Audience::Only(other), Event::Shown { seat: other, card });
            }
            Action::Looked if self.lamps.shown.len() == 2 => self.lamps.stage = Stage::Over,
            Action::Looked => self.lamps.stage = Stage::Lighting { seat },
        }
        Undo::Closed
    }

    fn view(&self, viewer: Viewer) -> View {
        tests::count(1, 0);
        let mut cards = PerSeat::filled(None);
        for seat in self.lamps.seats.iter() {
            cards[seat] = self.sees(viewer, seat).then_some(self.cards[seat]);
        }
        let lamps = self.lamps;
        View { lamps, cards }
    }

    fn secrecy(&self, seat: Seat) -> Secrecy {
        match self.lamps.stage {
            Stage::Over => Secrecy::Open,
            Stage::Showing { seat: looker } if looker == seat => Secrecy::Decides,
            Stage::Lighting { .. } | Stage::Showing { .. } => Secrecy::Holds,
        }
    }

    fn resample(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut imagined = *self;
        for other in self.lamps.seats.iter() {
            if !self.sees(Viewer::Player(seat), other) {
                let card = Card::from_index(dice.below(3) as usize);
                imagined.cards[other] = card.unwrap_or(Card::Cloud);
            }
        }
        imagined
    }

    fn audit(&self) -> Result<(), &'static str> {
        let mut shown = self.lamps.shown.iter();
        let dark = shown.any(|seat| self.lamps.lit[seat].len() < 2);
        if dark {
            Err("a card was shown too early")
        } else {
            Ok(())
        }
    }
}

impl Variants for Options {
    fn lines(&self) -> usize {
        0
    }

    fn line(&self, _: usize, _: Language) -> Option<Choice> {
        None
    }

    fn set(&mut self, _: usize, _: bool) {}
}

/// The colours of the first seat, then those of the second.
const COLOURS: [Livery; 4] = [Livery::Red, Livery::Blue, Livery::Yellow, Livery::Green];

impl Faced for Tiny {
    type Focus = Lamp;
    type Ceremony = ();

    const CARD: &'static TitleCard = &TitleCard {
        texts: TitleTexts {
            name: |_| "Lamps",
            about: |_| "Light your lamps, and hope for a sun.",
            topics: 1,
            topic: |number, _| (number == 0).then_some(("The end", "Suns win.")),
            step: |_, _| "",
        },
        paint: |_| {},
        palettes: &Palette::HOUSE,
        players: 2..=2,
        colours: Colours {
            all: &COLOURS,
            given: Some(|_, seat| {
                let own = COLOURS.iter().skip(2 * seat.index()).take(2);
                own.fold(Liveries::empty(), |all, &livery| {
                    all.union(Liveries::only(livery))
                })
            }),
        },
        counts: Counts::Endings(|ending, _| match ending {
            0 => "dark",
            1 => "bright",
            _ => "dazzling",
        }),
        year: 1,
        lesson: Lesson {
            seed: 0,
            steps: &[],
        },
    };

    const BOARD: Board<Self> = Board {
        begin: |scene| {
            let dark = |&lamp: &Lamp| scene.allows(Action::Light { lamp });
            Lamp::all().find(dark).unwrap_or(Lamp::First)
        },
        steer,
        leads: |_, _, _| true,
        follows: |_, _| None,
        paint: |scene, _, canvas| paint(scene, canvas),
        spot: |_, lamp| area(28 + 40 * lamp.index() as i32, 48, 24, 24),
        paint_board: paint,
        paint_event: None,
        shows_held: false,
        pages: &[paint],
        hear: |_, _| {},
        steps: |()| 0,
        paint_ceremony: |_, (), _, _| {},
        glimpse: |_| crate::faces::Glimpse::open(Default::default()),
        paint_result: |scene, _, canvas| paint(scene, canvas),
        count: |view, _| {
            let suns = view
                .cards
                .iter()
                .filter(|(_, card)| **card == Some(Card::Sun));
            suns.count() as u16
        },
    };

    const TELLER: Teller<Self> = Teller {
        tell: |event, names, _, out| match event {
            Event::Lit { seat, lamp } => write!(out, "{} lights {}.", names.of(*seat), lamp.word()),
            Event::Shown { seat, card } => write!(out, "{} sees {}.", names.of(*seat), card.word()),
        },
        weight: |_, _| Weight::News,
        reason: |_, _| Default::default(),
        explain: |_, lamp, out| {
            let _ = out.write_str(lamp.word());
        },
    };
}

fn steer(scene: &Scene<'_, Tiny>, lamp: Lamp, event: KeyEvent) -> OutcomeOf<Tiny> {
    let action = match scene.view.lamps.stage {
        Stage::Showing { .. } => Action::Looked,
        _ => Action::Light { lamp },
    };
    match event {
        KeyEvent::Press(Key::Left) => Outcome::Moved(Lamp::First),
        KeyEvent::Press(Key::Right) => Outcome::Moved(Lamp::Second),
        KeyEvent::Press(Key::A) => match scene.refusal(action) {
            None => Outcome::Play(action, lamp),
            Some(why) => Outcome::Refused(why),
        },
        KeyEvent::Press(Key::B) => Outcome::Back,
        _ => Outcome::Nothing,
    }
}

/// Paints the lamps that burn in their colours, and the cards that the viewer sees.
fn paint(scene: &Scene<'_, Tiny>, canvas: &mut Canvas) {
    blank(canvas);
    for seat in scene.view.lamps.seats.iter() {
        let y = 60 + 80 * seat.index() as i32;
        for (lamp, livery) in Lamp::all().zip(scene.players[seat].colours.iter()) {
            if scene.view.lamps.lit[seat].contains(lamp) {
                livery.paint_large(canvas, Point::new(40 + 40 * lamp.index() as i32, y));
            }
        }
        let ink = match scene.view.cards[seat] {
            Some(Card::Sun) => Ink::Gold,
            Some(Card::Moon) => Ink::Silver,
            Some(Card::Cloud) => Ink::White,
            None => Ink::Stone,
        };
        fill(canvas, area(140, y, 20, 30), ink);
    }
}
