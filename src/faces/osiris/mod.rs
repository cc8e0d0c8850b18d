//! The face of Osiris: the pyramid with its cities, the temples, the fights behind the curtain.
//!
//! A turn is played on the pyramid: the cross goes over all that can be reached, and A walks the whole way. Then come the
//! temples. It reads the view and asks the judge; it does not know the state, nor anybody's secrets.

mod board;
mod event;
mod fight;
#[cfg(test)]
mod fits;
mod ground;
mod lesson;
mod pieces;
mod priests;
mod result;
mod say;
mod sign;
mod steer;
mod temples;
mod variants;
mod ways;

use super::{
    Board, Colours, Counts, Faced, Follows, Glimpse, PaintEvent, Scene, Teller, TitleCard, Weight,
    livery::Livery, parts::bar,
};
use crate::{
    games::osiris::{
        Osiris,
        action::Event,
        data::{City, Colour, God, colours_of},
        place::Place,
        state::{Ending, Stage},
    },
    kernel::{id::Id, seat::Seat},
    ui::{canvas::Canvas, ink::Palette},
    words::osiris,
};

/// The scene of a match of Osiris.
pub type OsirisScene<'a> = Scene<'a, Osiris>;

/// Where the attention is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// On a place of the pyramid, with a priest chosen.
    Pyramid {
        /// The priest.
        priest: City,
        /// The place.
        at: Place,
    },
    /// On the rows at a place where A could mean several things.
    Here {
        /// The priest.
        priest: City,
        /// The place.
        at: Place,
        /// The row in focus.
        row: u8,
    },
    /// The priest walks to a place, step by step.
    Going {
        /// The priest.
        priest: City,
        /// The place.
        to: Place,
    },
    /// On the temples, with a follower taken up or not.
    Temples {
        /// What is in focus.
        at: Stop,
        /// Where the follower was taken up, and its colour.
        taken: Option<(God, Colour)>,
    },
    /// On the answer after a fight.
    Fight {
        /// Whether the gods would be exchanged.
        exchange: bool,
    },
}

/// Where the attention can be on the page of the temples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// On a colour's followers in a temple.
    Temple(God, Colour),
    /// On the end of the turn.
    End,
}

/// The livery of a colour.
const fn livery(colour: Colour) -> Livery {
    match colour {
        Colour::Beige => Livery::Beige,
        Colour::Russet => Livery::Russet,
        Colour::Yellow => Livery::Yellow,
        Colour::Brown => Livery::Brown,
    }
}

/// Paints what lies on the table now: the temples while followers are placed, then the pyramid.
fn still(scene: &OsirisScene<'_>, canvas: &mut Canvas) {
    match scene.view.table.stage {
        Stage::Placing => temples::still(scene, canvas),
        _ => board::still(scene, canvas),
    }
}

impl Faced for Osiris {
    type Focus = Focus;
    type Ceremony = ();

    const CARD: &'static TitleCard = &TitleCard {
        texts: osiris::TITLE,
        paint: sign::paint,
        palettes: &Palette::HOUSE,
        players: 2..=4,
        colours: Colours {
            all: &[Livery::Beige, Livery::Russet, Livery::Yellow, Livery::Brown],
            given: Some(|seats, seat| {
                let own = colours_of(seats.count(), seat);
                own.iter().map(livery).collect()
            }),
        },
        year: 1995,
        lesson: lesson::LESSON,
        counts: Counts::Endings(|ending, language| {
            let ending = Ending::from_index(usize::from(ending));
            ending.map_or("", |ending| language.osiris().ending(ending))
        }),
    };

    const BOARD: Board<Self> = Board {
        begin: steer::begin,
        steer: steer::steer,
        paint,
        spot,
        paint_board: still,
        pages: &[temples::paint_page, priests::paint, board::paint_page],
        paint_result: result::paint,
        // Whose god comes to the throne is hidden until the end.
        glimpse: |scene| Glimpse::open(say::round(scene)),
        count: |view, _| match view.table.stage {
            Stage::Over(ending) => ending.index() as u16,
            _ => 0,
        },
    };

    const TELLER: Teller<Self> = say::TELLER;
    const FOLLOWS: Follows<Self> = steer::follows;
    const EVENT: Option<PaintEvent<Self>> = Some(event::paint);
}

/// Paints the whole screen.
fn paint(scene: &OsirisScene<'_>, focus: Focus, canvas: &mut Canvas) {
    let focus = steer::settled(scene, focus);
    match focus {
        Focus::Pyramid { .. } | Focus::Here { .. } | Focus::Going { .. } => {
            board::paint(scene, focus, canvas);
        }
        Focus::Temples { at, taken } => temples::paint(scene, at, taken, canvas),
        Focus::Fight { exchange } => fight::paint(scene, exchange, canvas),
    }
    if let Some(why) = scene.refused {
        let name = say::name(scene, focus);
        bar::refusal(name.as_str(), say::reason(scene, why).as_str(), canvas);
    }
}

/// Where what is in focus stands on the screen.
fn spot(scene: &OsirisScene<'_>, focus: Focus) -> super::parts::brush::Rectangle {
    match steer::settled(scene, focus) {
        Focus::Pyramid { at, .. } | Focus::Going { to: at, .. } => ground::spot_box(at),
        Focus::Here { priest, at, row } => board::spot(scene, priest, at, row),
        Focus::Temples { at, .. } => temples::spot(at),
        Focus::Fight { exchange } => fight::spot(scene, exchange),
    }
}

/// What an event is to a seat that was not looking: to have a priest beaten, a god taken or a city emptied is a loss.
fn weight(event: &Event, seat: Seat) -> Weight {
    match *event {
        Event::Fought { beaten: hit, .. }
        | Event::GodsExchanged { with: hit, .. }
        | Event::Rebelled { seat: hit, .. }
            if hit == Some(seat) =>
        {
            Weight::Loss
        }
        // What was looked at in private is on the screen already.
        Event::GodSeen { .. } | Event::TurnEnded { .. } => Weight::Nothing,
        _ => Weight::News,
    }
}
