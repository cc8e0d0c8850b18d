//! How a game is painted and steered: one face for each game.
//!
//! A face sees what one seat sees (the view) and may ask the judge about that seat's own actions; so it can show no
//! secret, and it changes nothing: a key gives an action to be played, a new focus, or a reason. It does not know saves,
//! undo, hand-overs, menus or the log, which are the app's.

pub mod livery;
pub mod raja;

use core::fmt::Write;

use crate::{
    kernel::{
        game::Game,
        notation::Names,
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

/// How one game is painted and steered.
pub trait Face {
    /// The game.
    type Game: Game;
    /// Where the attention is.
    type Focus: Copy + Eq;

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

    /// How many pages the overview has.
    const PAGES: usize;

    /// Paints a page of the overview: what lies open before everybody, and what is the seat's own.
    fn paint_page(scene: &Scene<'_, Self::Game>, page: usize, canvas: &mut Canvas);

    /// Says what happened, in a sentence; nothing for what needs no word.
    fn tell(
        event: &<Self::Game as Game>::Event,
        names: &Names<'_>,
        language: Language,
        out: &mut dyn Write,
    );

    /// Says what is in focus, what it costs, and why it cannot be done now.
    fn explain(scene: &Scene<'_, Self::Game>, focus: Self::Focus, out: &mut dyn Write);
}
