//! How a game is painted and steered: one face for each game.
//!
//! A face sees what one viewer sees (the view); if that is the seat that decides, it may ask the judge about the seat's
//! own actions. So it can show no secret, and it changes nothing: a key gives an action to be played, a new focus, or a reason. It does not know saves,
//! undo, hand-overs, menus or the log, which are the app's.

mod glimpse;
pub mod livery;
mod parts;
mod tally;
mod title;

#[cfg(test)]
mod lessons;
#[cfg(test)]
mod seen;

use core::fmt::{self, Write};

use embedded_graphics::{prelude::Point, primitives::Rectangle};

use crate::{
    each_game, folders,
    kernel::{
        game::{Game, Judge, Secrecy},
        notation::{Names, Sentence},
        rank::Ranking,
        seat::{PerSeat, Seat, Viewer},
    },
    ui::{canvas::Canvas, key::KeyEvent},
    words::Language,
};
pub use glimpse::Glimpse;
use livery::{Liveries, Livery};
pub use tally::{Sources, Tally};
pub use title::{Choice, Colours, Counts, Lesson, Step, TITLE, TitleCard, Variants};

each_game!(folders);

/// A player as the others see him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player<'a> {
    /// His name.
    pub name: &'a str,
    /// His colour and shape; of several the one that stands for him.
    pub livery: Livery,
    /// All his colours.
    pub colours: Liveries,
}

impl<'a> Player<'a> {
    /// A player of one colour.
    #[must_use]
    pub fn new(name: &'a str, livery: Livery) -> Self {
        Self {
            name,
            livery,
            colours: Liveries::only(livery),
        }
    }
}

/// All that a face may know at one moment.
pub struct Scene<'a, G: Game> {
    /// What the viewer sees.
    pub view: &'a G::View,
    /// Who looks.
    pub viewer: Viewer,
    /// Whose things are in the foreground: the viewer's own; at a table that shows no secrets, of who decides; before
    /// mere bystanders, of the first seat.
    pub seat: Seat,
    /// The judge of this seat's actions, if it is the one that decides.
    pub judge: Option<&'a dyn Judge<G>>,
    /// The players, by seat.
    pub players: &'a PerSeat<Player<'a>>,
    /// The language of all texts.
    pub language: Language,
    /// Why the last choice was refused: shown until the next key.
    pub refused: Option<G::Why>,
    /// What the seat saw before the last action, for a moment: numbers that changed since stand out.
    pub before: Option<&'a G::View>,
    /// What was paid and received in the turn.
    pub ledger: Ledger,
}

impl<'a, G: Game> Scene<'a, G> {
    /// A scene in which there is nothing to decide.
    pub const fn new(
        view: &'a G::View,
        viewer: Viewer,
        players: &'a PerSeat<Player<'a>>,
        language: Language,
    ) -> Self {
        Self {
            view,
            viewer,
            seat: match viewer {
                Viewer::Player(seat) => seat,
                Viewer::Bystander => Seat::One,
            },
            judge: None,
            players,
            language,
            refused: None,
            before: None,
            ledger: Ledger {
                seat: None,
                paid: 0,
                received: 0,
            },
        }
    }

    /// Whether the seat decides now, and may do this.
    pub fn allows(&self, action: G::Action) -> bool {
        self.judge.is_some_and(|judge| judge.allows(action))
    }

    /// Why the seat that decides now may not do this; nothing where it may, or where it does not decide.
    pub fn refusal(&self, action: G::Action) -> Option<G::Why> {
        let judge = self.judge.filter(|judge| !judge.allows(action));
        judge.map(|judge| judge.why(action))
    }
}

impl<G: Faced> Scene<'_, G> {
    /// Plays an action if the seat decides now and may do it; else says why not.
    pub(crate) fn play(&self, action: G::Action, then: G::Focus) -> OutcomeOf<G> {
        match (self.judge, self.refusal(action)) {
            (Some(_), None) => Outcome::Play(action, then),
            (Some(_), Some(why)) => Outcome::Refused(why),
            (None, _) => Outcome::Nothing,
        }
    }
}

/// What a key led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome<F, A, W> {
    /// The attention goes elsewhere.
    Moved(F),
    /// The player decided; this focus goes on if the action is accepted.
    Play(A, F),
    /// What was chosen is not allowed, and this is why.
    Refused(W),
    /// Nothing is left to leave here: the app takes back an action, or leaves the table.
    Back,
    /// The face has no use for this key.
    Nothing,
}

/// What a key led to in a game.
pub type OutcomeOf<G> = Outcome<<G as Faced>::Focus, <G as Game>::Action, <G as Game>::Why>;

/// A game that has a face: its title card, its board and its teller, which every game has. What not every game has follows
/// them, each with what holds where nothing is said of it.
pub trait Faced: Game<Options: Variants> + 'static {
    /// Where the attention is.
    type Focus: Copy + Eq;
    /// What everybody watches after certain actions, such as a scoring; nothing (`()`) where there is no `CEREMONY`.
    type Ceremony: Clone;

    /// What is told of the game before it lies on the table.
    const CARD: &'static TitleCard;
    /// How it is painted and steered.
    const BOARD: Board<Self>;
    /// How it is told.
    const TELLER: Teller<Self>;
    /// What follows by itself, without a key: from this focus, or when the seat has just taken the device.
    const FOLLOWS: Follows<Self> = |_, _| None;
    /// Whether A may lead to this focus on the way to an action: where many choices come one after the other, those that lead
    /// elsewhere need not be looked at.
    const LEADS: fn(&Scene<'_, Self>, Self::Focus, Self::Action) -> bool = |_, _, _| true;
    /// Whether the table shows what a seat holds in secret. Where it does not, it is painted as everybody may see it until
    /// the player asks for what is his own; so it must not show in what a seat may do.
    const SHOWS_HELD: bool = false;
    /// Paints the board with what an action made happen, so that the eye finds its place: all that the viewer may hear of, at
    /// one of the frames from 0 to `FRAMES`, of which the last is the still that stays. Whatever shows it best is painted, and
    /// once: the board as it is (`paint_board`), without who walks on it, or another page. None where the board says enough.
    const EVENT: Option<PaintEvent<Self>> = None;
    /// How ceremonies begin and go on; none where there are none.
    const CEREMONY: Option<Ceremonies<Self>> = None;
    /// What X is about, besides its text; none where the text says enough.
    const SUBJECT: Option<Subject<Self>> = None;
    /// Hears what is paid and received in a turn; none where nothing is.
    const RECKON: Option<fn(&mut Ledger, &Self::Event)> = None;
    /// What everybody watches before a round is planned; none where rounds begin without a word.
    const ROUND: Option<Round<Self>> = None;
    /// Where everything came from over the match, for the page behind the result; none where the result says it all.
    const SOURCES: Option<Sources<Self>> = None;
}

/// How ceremonies begin and go on, step by step.
pub struct Ceremonies<G: Faced> {
    /// Hears what happened: the event that begins a ceremony makes one, and later ones of the same action add to it.
    pub hear: fn(&mut Option<G::Ceremony>, &G::Event),
    /// How many steps a ceremony has.
    pub steps: fn(&G::Ceremony) -> usize,
    /// Paints the first steps of a ceremony.
    pub paint: fn(&Scene<'_, G>, &G::Ceremony, usize, &mut Canvas),
}

/// What X is about: its title and its picture.
pub struct Subject<G: Faced> {
    /// The title of what is in focus.
    pub title: fn(&Scene<'_, G>, G::Focus) -> &'static str,
    /// Paints what is in focus, with its middle at a point; it has `SUBJECT` rows.
    pub paint: fn(&Scene<'_, G>, G::Focus, Point, &mut Canvas),
    /// The topic of the rules, by its number, that a page of the overview is about.
    pub page: fn(usize) -> Option<usize>,
}

/// How tall the picture of what X is about may be.
pub const SUBJECT: i32 = 40;

/// What a player has paid and received in the turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Whose turn it is; nobody's outside of one, and while that is not known.
    pub seat: Option<Seat>,
    /// What he paid.
    pub paid: u16,
    /// What he received.
    pub received: u16,
}

impl Ledger {
    /// The turn of a player begins.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self {
            seat: Some(seat),
            paid: 0,
            received: 0,
        }
    }

    /// Somebody pays.
    pub fn pay(&mut self, seat: Seat, amount: u16) {
        if self.seat == Some(seat) {
            self.paid = self.paid.saturating_add(amount);
        }
    }

    /// Somebody receives.
    pub fn receive(&mut self, seat: Seat, amount: u16) {
        if self.seat == Some(seat) {
            self.received = self.received.saturating_add(amount);
        }
    }
}

/// How a round begins before everybody's eyes.
pub struct Round<G: Faced> {
    /// Whether an event begins it.
    pub begins: fn(&G::Event) -> bool,
    /// Paints the whole screen, at one of the frames.
    pub paint: PaintEvent<G>,
}

/// Paints what an action made happen, at one of the frames.
pub type PaintEvent<G> = fn(&Scene<'_, G>, &[<G as Game>::Event], u8, &mut Canvas);

/// The last frame of what moves on a board: the still. There are as many before it.
pub const FRAMES: u8 = 8;

/// What an event is to somebody who was not looking.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// No news.
    Nothing,
    /// Worth telling.
    News,
    /// Something was taken from him: told first.
    Loss,
}

/// The action that follows by itself from a focus, or from none.
pub type Follows<G> = fn(&Scene<'_, G>, Option<<G as Faced>::Focus>) -> Option<<G as Game>::Action>;

/// How one game is painted and steered: what no game can do without, so that one that forgets it does not compile.
pub struct Board<G: Faced> {
    /// Where the attention goes when the seat takes the device.
    pub begin: fn(&Scene<'_, G>) -> G::Focus,
    /// What a key leads to.
    pub steer: fn(&Scene<'_, G>, G::Focus, KeyEvent) -> OutcomeOf<G>,
    /// Paints the whole screen.
    pub paint: fn(&Scene<'_, G>, G::Focus, &mut Canvas),
    /// Where what is in focus stands on that screen.
    pub spot: fn(&Scene<'_, G>, G::Focus) -> Rectangle,
    /// Paints the board between `frame::BAR` and `FOOT`, with nothing in focus and nothing lit.
    pub paint_board: fn(&Scene<'_, G>, &mut Canvas),
    /// Paint the pages of the overview: what lies open before everybody, and what is the seat's own.
    pub pages: &'static [fn(&Scene<'_, G>, &mut Canvas)],
    /// Paints the end of the game: places, and how they came about line by line.
    pub paint_result: fn(&Scene<'_, G>, &Ranking, &mut Canvas),
    /// How far a match is and who is ahead, as everybody may see it.
    pub glimpse: fn(&Scene<'_, G>) -> Glimpse,
    /// What is counted of a seat at the end of the game: its points, or the number of the ending, as the card says.
    pub count: fn(&G::View, Seat) -> u16,
}

impl<G: Faced> Board<G> {
    /// Whether this seat's table shows what is for its eyes alone.
    pub fn is_secret(&self, game: &G, seat: Seat) -> bool {
        match game.secrecy(seat) {
            Secrecy::Open => false,
            Secrecy::Holds => G::SHOWS_HELD,
            Secrecy::Decides => true,
        }
    }
}

/// How one game is told.
pub struct Teller<G: Faced> {
    /// Says what happened, in a sentence; nothing for what needs no word.
    pub tell: fn(&G::Event, &Names<'_>, Language, &mut dyn Write) -> fmt::Result,
    /// What an event is to a seat that was not looking.
    pub weight: fn(&G::Event, Seat) -> Weight,
    /// Says why something is refused.
    pub reason: fn(&Scene<'_, G>, G::Why) -> Sentence,
    /// Says what is in focus, what it costs, and why it cannot be done now.
    pub explain: fn(&Scene<'_, G>, G::Focus, &mut dyn Write),
}

/// Where the bar at the bottom of the table begins: it holds two lines of small type.
pub const FOOT: i32 = 214;

#[cfg(test)]
pub(crate) mod tests {
    use embedded_graphics::prelude::DrawTarget;

    use super::*;
    use crate::{
        kernel::{dice::Dice, notation::Notation, seat::Seats},
        ui::{
            frame::EDGE,
            ink::Ink,
            text::{Type, width},
        },
    };

    /// Where a sign's ground for the name begins.
    const GROUND: i32 = 46;

    fn calm(card: &TitleCard) {
        let mut canvas = Canvas::new();
        // No sign is painted in this ink alone.
        assert_eq!(canvas.clear(Ink::Stone), Ok(()));
        (card.paint)(&mut canvas);
        for language in Language::ALL {
            let name = (card.texts.name)(language);
            // The year stands behind it, where it is not told.
            let told = name.contains(&card.year.to_string());
            let year = if told {
                0
            } else {
                6 + width("2000", Type::Small)
            };
            let half = (width(name, Type::Title) + year) / 2 + 3;
            for y in GROUND..GROUND + Type::Title.line() {
                for x in EDGE / 2 - half..=EDGE / 2 + half {
                    let ink = canvas.ink(x as usize, y as usize);
                    // White on these has a contrast of 4.5 at least: see the inks.
                    let dark = matches!(ink, Ink::Brown | Ink::Night | Ink::Dusk);
                    assert!(dark, "{ink:?} at {x}, {y}");
                }
            }
        }
        for y in TITLE as usize..240 {
            assert!((0..240).all(|x| canvas.ink(x, y) == Ink::Stone));
        }
        let other = |y| (0..240).any(|x| canvas.ink(x, y) != Ink::Stone);
        assert!((0..TITLE as usize).all(other));
    }

    /// Every seat of every table has a colour of its own, and it is one of the title's.
    pub(crate) fn assert_colours(card: &TitleCard) {
        let colours = &card.colours;
        assert!(colours.all.len() >= usize::from(*card.players.end()));
        for language in Language::ALL {
            let name = |&livery: &Livery| livery.name(language);
            let names: std::collections::HashSet<&str> = colours.all.iter().map(name).collect();
            assert_eq!(names.len(), colours.all.len());
        }
        let Some(given) = colours.given else { return };
        for seats in card.players.clone().filter_map(Seats::new) {
            let mut taken = Liveries::empty();
            for seat in seats.iter() {
                let own = given(seats, seat);
                assert!(!own.is_empty() && taken.both(own).is_empty());
                assert!(own.iter().all(|livery| colours.all.contains(&livery)));
                taken = taken.union(own);
            }
        }
    }

    fn tells_points<G: Faced + Notation>() {
        let seats = Seats::new(*G::CARD.players.end()).unwrap();
        let game = G::new(G::Options::default(), seats, &mut Dice::from_seed(1)).unwrap();
        let mut lines = 0;
        game.score(Seat::One, &mut |_, _| lines += 1);
        assert!(
            lines > 0 || matches!(G::CARD.counts, Counts::Endings(_)),
            "{}",
            G::NAME
        );
    }

    macro_rules! calm_names {
        ($(($word:ident, $name:ident, $game:ty)),*) => {
            #[test]
            fn every_seat_has_colours_of_its_own() {
                $(assert_colours(<$game as Faced>::CARD);)*
            }

            #[test]
            fn a_game_that_counts_points_tells_them() {
                $(tells_points::<$game>();)*
            }

            #[test]
            fn the_name_has_calm_dark_ground_and_nothing_is_painted_below_the_sign() {
                $(calm(<$game as Faced>::CARD);)*
            }
        };
    }
    each_game!(calm_names);
}
