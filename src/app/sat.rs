//! What the screens use of a match, whatever the game: how it is played, and how it is watched.

use core::fmt::Write;

use embedded_graphics::{prelude::Point, primitives::Rectangle};

use super::{news::News, party::Party, sitting::Lead};
use crate::{
    bots::Code,
    faces::{Glimpse, Tally},
    kernel::{
        game::Turn,
        journal::Journal,
        notation::Sentence,
        play::NoUndo,
        replay::Opening,
        seat::{Seat, Seats, Viewer},
    },
    ui::{canvas::Canvas, key::KeyEvent},
    words::Language,
};

/// What a key led to at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Steered {
    /// Nothing changed.
    Nothing,
    /// The attention is elsewhere.
    Moved,
    /// The choice was refused; the face says why.
    Refused,
    /// Nothing is left to leave here: an action is to be taken back.
    Back,
    /// An action was played.
    Played,
}

/// How the screens play a match, whatever the game.
pub(super) trait Sat: Watched {
    /// Who plays.
    fn seats(&self) -> Seats;
    /// Who decides next, or the places.
    fn turn(&self) -> Turn;
    /// How it was set up; the options are written into the buffer. None if they are too long for it.
    fn opening<'a>(&self, buffer: &'a mut [u8]) -> Option<Opening<'a>>;
    /// Whether this seat's table shows what is for its eyes alone, or is about to.
    fn is_secret(&self, seat: Seat) -> bool;
    /// Whether the table hides from this seat what it holds in secret.
    fn covered(&self, seat: Seat) -> bool;
    /// Asks for what this seat holds in secret and the table does not show: answers that it waits behind the curtain
    /// (true), that it is hidden again (false), or that there is nothing to ask for.
    fn ask(&mut self, seat: Seat) -> Option<bool>;
    /// The curtain was opened: what was asked for comes to the screen.
    fn reveal(&mut self);
    /// Whether the rulebook itself plays this seat.
    fn automa(&self, seat: Seat) -> bool;
    /// The digest of state and dice.
    fn digest(&self) -> u64;
    /// Plays an action of a save for the seat whose turn it is; answers whether it was allowed.
    fn replay(&mut self, journal: &mut Journal, body: &[u8]) -> bool;
    /// Takes back so many actions, as a save tells; answers whether that may be.
    fn take_back(&mut self, journal: &mut Journal, actions: u32) -> bool;
    /// Lets a seat take the device: its attention begins anew.
    fn begin(&mut self, journal: &Journal);
    /// What a key leads to; in a lesson only the wanted action, in notation, is played.
    fn steer(
        &mut self,
        journal: &mut Journal,
        reader: (&Party, Language),
        seat: Seat,
        event: KeyEvent,
        wanted: Option<&str>,
    ) -> Steered;
    /// Whether something follows by itself for the seat that decides.
    fn follows(&self, reader: (&Party, Language), seat: Seat) -> bool;
    /// Plays what follows by itself; answers whether anything did.
    fn follow(&mut self, journal: &mut Journal, reader: (&Party, Language), seat: Seat) -> bool;
    /// The way to an action, in notation, from where the attention is; none if keys do not lead there.
    fn lead(&self, reader: (&Party, Language), seat: Seat, wanted: &str) -> Option<Lead>;
    /// Says what was wrong with the last choice in a lesson: why it is not allowed (true), or what it would have led to
    /// (false).
    fn wrong(&self, reader: (&Party, Language), seat: Seat) -> Option<(bool, Sentence)>;
    /// Plays an action of a lesson, in notation; answers whether it was allowed.
    fn see(&mut self, journal: &mut Journal, action: &str) -> bool;
    /// Plays the first choice of the seat whose turn it is; answers whether there was one.
    fn force(&mut self, journal: &mut Journal) -> bool;
    /// Forgets what changed; answers whether anything stood out.
    fn calm(&mut self) -> bool;
    /// Forgets all that was shown for a moment.
    fn look_away(&mut self);
    /// Takes back the last action, or all since the last point of no return.
    fn undo(&mut self, journal: &mut Journal, seat: Seat, all: bool) -> Result<(), NoUndo>;
    /// How many steps the ceremony has that everybody watches now.
    fn ceremony(&self) -> Option<usize>;
    /// Ends the ceremony.
    fn end_ceremony(&mut self);
    /// What was received in the turn so far, where a game reckons it.
    fn received(&self) -> u16;
}

/// What people see and are told of a match, whatever the game.
pub(super) trait Watched {
    /// Paints the table as a seat sees it.
    fn paint(&self, party: &Party, language: Language, seat: Seat, canvas: &mut Canvas);
    /// How many pages the overview has.
    fn pages(&self) -> usize;
    /// Paints a page of the overview as somebody sees it.
    fn paint_page(
        &self,
        party: &Party,
        language: Language,
        viewer: Viewer,
        page: usize,
        canvas: &mut Canvas,
    );
    /// Paints the first steps of the ceremony.
    fn paint_ceremony(&self, party: &Party, language: Language, steps: usize, canvas: &mut Canvas);
    /// Paints the board between its bars as it is now, as everybody may see it.
    fn paint_board(&self, reader: (&Party, Language), canvas: &mut Canvas);
    /// How far the match is and who is ahead, as everybody may see it.
    fn glimpse(&self, reader: (&Party, Language)) -> Glimpse;
    /// Paints the end of the game; or from where everything came.
    fn paint_result(
        &self,
        party: &Party,
        language: Language,
        tally: Option<&Tally>,
        canvas: &mut Canvas,
    );
    /// Whether the game can tell from where everything came.
    fn has_sources(&self) -> bool;
    /// From where everything came, by a journal that has the whole match.
    fn tally(&self, journal: &Journal) -> Option<Tally>;
    /// Looks back at the state after so many actions.
    fn look_back(&mut self, journal: &Journal, actions: u32);
    /// Whose action led to the state that is looked back at.
    fn actor(&self) -> Option<Seat>;
    /// Whether anything of it moves on the board.
    fn moves(&self) -> bool;
    /// Paints the board that is looked back at, with what happened as a viewer may hear of it, at a frame.
    fn paint_past(
        &self,
        reader: (&Party, Language),
        viewer: Viewer,
        frame: u8,
        canvas: &mut Canvas,
    );
    /// Whether the last action began a round that everybody watches.
    fn begins_round(&self, journal: &Journal) -> bool;
    /// Paints how it begins, at a frame.
    fn paint_round(&self, reader: (&Party, Language), frame: u8, canvas: &mut Canvas);
    /// A seat has seen all that happened.
    fn look(&mut self, journal: &Journal, seat: Seat);
    /// After how many actions a seat has decided last, or seen all that happened.
    fn looked(&self, seat: Seat) -> u32;
    /// What is news to a seat since then.
    fn news(&self, journal: &Journal, seat: Seat) -> News;
    /// Tells somebody what the actions from one to another made happen, a sentence at a time: a player hears what is for
    /// him alone only while his secrets are on the screen.
    fn tell(
        &self,
        journal: &Journal,
        reader: (&Party, Language),
        who: Viewer,
        span: (u32, u32),
        each: &mut dyn FnMut(&str),
    );
    /// Tells a viewer what the action made happen that led to what is looked at.
    fn told(&self, reader: (&Party, Language), viewer: Viewer, each: &mut dyn FnMut(&str));
    /// Tells the seat that decided after so many actions what that made happen, or what something else would have. Of a match
    /// that is over: nothing is secret in it.
    fn decided(
        &self,
        journal: &Journal,
        reader: (&Party, Language),
        decision: (u32, Option<Code>),
        each: &mut dyn FnMut(&str),
    );
    /// The same decision in notation, where what is told of it says too little, as of a plan.
    fn noted(&self, journal: &Journal, decision: (u32, Option<Code>), out: &mut dyn Write);
    /// How far the match was after so many actions.
    fn round(&self, journal: &Journal, reader: (&Party, Language), actions: u32) -> Sentence;
    /// Where what is in focus stands on the table as a seat sees it.
    fn spot(&self, reader: (&Party, Language), seat: Seat) -> Rectangle;
    /// Says what is in focus; answers its title, which may be empty.
    fn explain(&self, reader: (&Party, Language), seat: Seat, out: &mut dyn Write) -> &'static str;
    /// Whether what is in focus has a picture.
    fn has_picture(&self) -> bool;
    /// Paints what is in focus, with its middle at a point.
    fn paint_subject(&self, reader: (&Party, Language), seat: Seat, at: Point, canvas: &mut Canvas);
    /// The topic of the rules, by its number, that a page of the overview is about.
    fn about_page(&self, page: usize) -> Option<usize>;
    /// What is counted of a seat at the end: its points, or the number of the ending.
    fn count(&self, seat: Seat) -> u16;
}
