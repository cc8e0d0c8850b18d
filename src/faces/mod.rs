//! How a game is painted and steered: one face for each game.
//!
//! A face sees what one seat sees (the view) and may ask the judge about that seat's own actions; so it can show no
//! secret, and it changes nothing: a key gives an action to be played, a new focus, or a reason. It does not know saves,
//! undo, hand-overs, menus or the log, which are the app's.

mod bar;
mod card;
mod chart;
mod dial;
#[cfg(test)]
mod lessons;
pub mod livery;
pub mod maharaja;
mod pieces;
pub mod place;
pub mod raja;
mod rows;

use core::{fmt::Write, ops::RangeInclusive};

use crate::{
    kernel::{
        game::Game,
        notation::{Names, Notation},
        rank::Ranking,
        seat::{PerSeat, Seat},
    },
    ui::{canvas::Canvas, key::KeyEvent},
    words::Language,
};
use livery::Livery;

/// A player as the others see him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player<'a> {
    /// His name.
    pub name: &'a str,
    /// His colour and shape.
    pub livery: Livery,
}

/// The judge of one seat's own actions: whether it may do this now, and if not, why.
pub type Judge<'a, G> = dyn Fn(<G as Game>::Action) -> Result<(), <G as Game>::Why> + 'a;

/// All that a face may know at one moment.
pub struct Scene<'a, G: Game> {
    /// What the seat sees.
    pub view: &'a G::View,
    /// Who looks, and decides if it is his turn.
    pub seat: Seat,
    /// The judge of this seat's actions.
    pub judge: &'a Judge<'a, G>,
    /// The players, by seat.
    pub players: &'a PerSeat<Player<'a>>,
    /// The language of all texts.
    pub language: Language,
    /// Why the last choice was refused: shown until the next key.
    pub refused: Option<G::Why>,
    /// What the seat saw before the last action, for a moment: numbers that changed since stand out.
    pub before: Option<&'a G::View>,
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

/// One line of the set-up: a variant, and how it is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name.
    pub name: &'static str,
    /// How it is set.
    pub value: &'static str,
    /// What it changes, in a sentence or two.
    pub about: &'static str,
    /// Whether it is set to anything else than the usual game.
    pub on: bool,
}

/// One step of the guided first game; each has a text that is read before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing but the text.
    Read,
    /// The learner, on the first seat, does this and nothing else. In notation.
    Do(&'static str),
    /// The other player does this meanwhile. In notation; nothing is read before it.
    See(&'static str),
}

/// A game that has a face.
pub trait Faced: Notation {
    /// Its face.
    type Face: Face<Game = Self>;
}

/// How one game is painted and steered.
pub trait Face {
    /// The game.
    type Game: Game;
    /// Where the attention is.
    type Focus: Copy + Eq;
    /// What everybody watches after certain actions, such as a scoring.
    type Ceremony: Clone;

    /// How many people can play.
    const PLAYERS: RangeInclusive<u8>;

    /// The game's name.
    fn name(language: Language) -> &'static str;

    /// The game in one short line.
    fn about(language: Language) -> &'static str;

    /// Paints the game's sign, over the whole width and the uppermost `TITLE` rows of the screen.
    fn paint_title(canvas: &mut Canvas);

    /// How many lines the set-up has for variants.
    const CHOICES: usize;

    /// One line of the set-up; none past the last.
    fn choice(
        options: &<Self::Game as Game>::Options,
        number: usize,
        language: Language,
    ) -> Option<Choice>;

    /// The options with one line set to its next value, or to the one before. Whatever comes out can be played.
    fn choose(
        options: <Self::Game as Game>::Options,
        number: usize,
        forward: bool,
    ) -> <Self::Game as Game>::Options;

    /// How many people these options are for.
    fn people(_options: &<Self::Game as Game>::Options) -> RangeInclusive<u8> {
        Self::PLAYERS
    }

    /// The options as so many people can play with them: what asks for another number gives way.
    fn settle(
        options: <Self::Game as Game>::Options,
        _people: u8,
    ) -> <Self::Game as Game>::Options {
        options
    }

    /// The name of the opponent whom the rulebook itself plays, if there is one: he sits behind the people.
    fn automa(
        _options: &<Self::Game as Game>::Options,
        _language: Language,
    ) -> Option<&'static str> {
        None
    }

    /// Where the attention goes when the seat takes the device.
    fn begin(scene: &Scene<'_, Self::Game>) -> Self::Focus;

    /// What a key leads to.
    fn steer(
        scene: &Scene<'_, Self::Game>,
        focus: Self::Focus,
        event: KeyEvent,
    ) -> Outcome<Self::Focus, <Self::Game as Game>::Action, <Self::Game as Game>::Why>;

    /// Paints the whole screen.
    fn paint(scene: &Scene<'_, Self::Game>, focus: Self::Focus, canvas: &mut Canvas);

    /// Paints the board between `frame::BAR` and `FOOT`, with nothing in focus and nothing lit.
    fn paint_board(scene: &Scene<'_, Self::Game>, canvas: &mut Canvas);

    /// How many pages the overview has.
    const PAGES: usize;

    /// Paints a page of the overview: what lies open before everybody, and what is the seat's own.
    fn paint_page(scene: &Scene<'_, Self::Game>, page: usize, canvas: &mut Canvas);

    /// Hears what happened: the event that begins a ceremony makes one, and later ones of the same action add to it.
    fn hear(ceremony: &mut Option<Self::Ceremony>, event: &<Self::Game as Game>::Event);

    /// How many steps a ceremony has.
    fn steps(ceremony: &Self::Ceremony) -> usize;

    /// Paints the first steps of a ceremony.
    fn paint_ceremony(
        scene: &Scene<'_, Self::Game>,
        ceremony: &Self::Ceremony,
        steps: usize,
        canvas: &mut Canvas,
    );

    /// Paints the end of the game: places, and how they came about line by line.
    fn paint_result(scene: &Scene<'_, Self::Game>, places: &Ranking, canvas: &mut Canvas);

    /// What the statistics remember of a seat at the end of the game.
    fn points(view: &<Self::Game as Game>::View, seat: Seat) -> u16;

    /// What those points are, for the statistics.
    fn points_name(language: Language) -> &'static str;

    /// Says what happened, in a sentence; nothing for what needs no word.
    fn tell(
        event: &<Self::Game as Game>::Event,
        names: &Names<'_>,
        language: Language,
        out: &mut dyn Write,
    );

    /// Says what is in focus, what it costs, and why it cannot be done now.
    fn explain(scene: &Scene<'_, Self::Game>, focus: Self::Focus, out: &mut dyn Write);

    /// How many topics of the rules there are.
    const TOPICS: usize;

    /// A topic of the rules: its heading, and the rules in our own words; none past the last.
    fn topic(number: usize, language: Language) -> Option<(&'static str, &'static str)>;

    /// The guided first game, for two players: its seed and its steps. The options are the usual ones.
    const LESSON: (u64, &'static [Step]);

    /// The text of a step of the guided first game.
    fn lesson(step: usize, language: Language) -> &'static str;
}

/// How many rows of the screen a game's sign takes.
pub const TITLE: i32 = 72;

/// Where the bar at the bottom of the table begins: it holds two lines of small type.
pub const FOOT: i32 = 214;

#[cfg(test)]
mod tests {
    use embedded_graphics::prelude::DrawTarget;

    use super::*;
    use crate::{
        each_game,
        ui::{
            frame::EDGE,
            ink::Ink,
            text::{Type, width},
        },
    };

    /// Where a sign's ground for the name begins.
    const GROUND: i32 = 46;

    fn calm<F: Face>() {
        let mut canvas = Canvas::new();
        // No sign is painted in this ink alone.
        assert_eq!(canvas.clear(Ink::Stone), Ok(()));
        F::paint_title(&mut canvas);
        for language in Language::ALL {
            let half = width(F::name(language), Type::Title) / 2 + 3;
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

    macro_rules! calm_names {
        ($(($word:ident, $name:ident, $game:ty)),*) => {
            #[test]
            fn the_name_has_calm_dark_ground_and_nothing_is_painted_below_the_sign() {
                $(calm::<<$game as Faced>::Face>();)*
            }
        };
    }
    each_game!(calm_names);
}
