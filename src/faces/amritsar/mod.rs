//! The face of Amritsar: the temple on its lake, four zones round it, the own board, the market, the goals.
//!
//! Who has which ink, and which outline; no two things on the board share both.
//!
//! | what | ink | outline |
//! |---|---|---|
//! | white, yellow, blue, green worker | White, Yellow, Blue, Green | turban, basket, hammer, pointed hat |
//! | players | Red, Lilac, Orange, Silver | triangle, cross, diamond, square |
//! | marble, copper, gold, any | White, Orange, Gold, all three | square, pot, bar, striped square |
//! | coin, PP, marker | Gold, Red, Teal | round, star, pin |
//! | can be done, focus, barred | Teal, Gold with White, Red | edge, fill, bar |
//! | water, paper, road, text | Teal, Sand and Clay, Brown, Night on light and White on dark | |
//!
//! A turn is played on the board: the cross goes over all that can be done, and A does it; whoever takes workers at once
//! lets the elephant stay. A on the temple looks around:
//! at the zones from near, then at the own board. It reads the view and asks the judge; it does not know the state, nor anybody's secrets.

mod board;
mod event;
#[cfg(test)]
mod fits;
mod foot;
mod goals;
mod items;
mod layout;
mod lesson;
mod market;
mod own;
mod pick;
mod pieces;
mod result;
mod say;
mod scoring;
mod sign;
mod solo;
mod sprites;
mod steer;
mod turn;
mod variants;
mod workshop;
mod zone;

use super::{
    Board, Ceremonies, Colours, Counts, Faced, Follows, PaintEvent, Scene, Teller, TitleCard,
    Weight, livery::Livery, parts::bar,
};
use crate::{
    games::amritsar::{
        Amritsar,
        data::{Area, Zone},
        event::{Cause, Event},
        view::{GoalsSeen, View},
    },
    kernel::seat::Seat,
    ui::{
        canvas::Canvas,
        ink::{Ink, Palette},
    },
    words::amritsar,
};
pub use items::Item;
use items::Screen;
pub use scoring::Scoring;

/// The scene of a match of Amritsar.
pub type AmritsarScene<'a> = Scene<'a, Amritsar>;

/// Where the attention is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// On a thing of this moment's screen.
    At(Item),
    /// The workers of an area are taken.
    Taking(Area),
    /// The last worker goes to an area, skip by skip.
    Going(Area),
    /// On one of the ways to do something.
    Ways {
        /// What is done.
        item: Item,
        /// The way in focus.
        row: u8,
    },
    /// Looking at a zone from near.
    Look {
        /// The zone.
        zone: Zone,
        /// What is in focus there.
        at: Item,
    },
    /// Looking at the own board.
    Own {
        /// What is in focus there.
        at: Item,
    },
}

/// Its purple is darker than the house's, so that it is apart from red in tone too.
const PALETTES: [Palette; 2] = [
    Palette::LAMPLIGHT.with(&[(Ink::Lilac, 0x5C_2E_8C), (Ink::Silver, 0xD8_D2_DE)]),
    Palette::DAYLIGHT.with(&[(Ink::Lilac, 0x58_20_90), (Ink::Silver, 0xE4_E4_E8)]),
];

impl Faced for Amritsar {
    type Focus = Focus;
    type Ceremony = Scoring;

    const CARD: &'static TitleCard = &TitleCard {
        texts: amritsar::TITLE,
        paint: sign::paint,
        palettes: &PALETTES,
        players: 1..=4,
        colours: Colours::chosen(&[Livery::Red, Livery::Lilac, Livery::Orange, Livery::Silver]),
        counts: Counts::Points(|language| language.amritsar().labels().prestige),
        year: 2023,
        lesson: lesson::LESSON,
    };

    const BOARD: Board<Self> = Board {
        begin: steer::begin,
        steer: steer::steer,
        paint,
        spot,
        paint_board: board::still,
        pages: &[
            turn::paint,
            own::paint_page,
            own::paint_players,
            market::paint_page,
            goals::paint_page,
        ],
        paint_result: result::paint,
        glimpse: result::glimpse,
        count: |view, seat| total(view, seat),
    };

    const TELLER: Teller<Self> = say::TELLER;
    const FOLLOWS: Follows<Self> = steer::follows;
    const EVENT: Option<PaintEvent<Self>> = Some(event::paint);
    const CEREMONY: Option<Ceremonies<Self>> = Some(Ceremonies {
        hear: Scoring::hear,
        steps: Scoring::steps,
        paint: scoring::paint,
    });
}

/// All PP of a seat, as far as the viewer knows its goals.
fn total(view: &View, seat: Seat) -> u16 {
    match view.goals[seat] {
        GoalsSeen::Known { dealt, laid } => view.table.score(seat, &dealt, &laid).total(),
        GoalsSeen::Hidden => {
            let none = Default::default();
            let laid = crate::kernel::id::Per::filled(None);
            view.table.score(seat, &none, &laid).total()
        }
    }
}

/// Paints the whole screen.
fn paint(scene: &AmritsarScene<'_>, focus: Focus, canvas: &mut Canvas) {
    let focus = steer::settled(scene, focus);
    match focus {
        Focus::At(item) => paint_at(scene, item, canvas),
        Focus::Taking(area) | Focus::Going(area) => paint_at(scene, Item::Area(area), canvas),
        Focus::Ways { item, row } => {
            paint_at(scene, item, canvas);
            pick::paint_ways(scene, item, row, canvas);
        }
        Focus::Look { zone, at } => zone::paint(scene, zone, at, true, canvas),
        Focus::Own { at } => own::paint(scene, Some(at), true, canvas),
    }
    if let Some(why) = scene.refused {
        let name = match focus {
            Focus::At(item) | Focus::Ways { item, .. } => say::lines(scene, item).0,
            Focus::Taking(area) | Focus::Going(area) => say::lines(scene, Item::Area(area)).0,
            Focus::Look { .. } | Focus::Own { .. } => Default::default(),
        };
        bar::refusal(name.as_str(), say::reason(scene, why).as_str(), canvas);
    }
}

/// Where what is in focus stands on the screen.
fn spot(scene: &AmritsarScene<'_>, focus: Focus) -> super::parts::brush::Rectangle {
    use super::parts::brush::{Point, area};
    let around = |at: Point| area(at.x - 14, at.y - 14, 29, 29);
    let on_screen = |item| {
        let all = items::items(scene);
        around(layout::spot(scene, items::screen(scene), &all, item))
    };
    match steer::settled(scene, focus) {
        // A ring within a card would lie on its words.
        Focus::At(Item::Goal(goal)) => {
            let (x, y, wide, high) = layout::card(goal);
            area(x, y, wide, high)
        }
        Focus::At(item) => on_screen(item),
        Focus::Taking(area) | Focus::Going(area) => on_screen(Item::Area(area)),
        Focus::Ways { item, row } => {
            let ways = items::ways(scene, item).len();
            around(layout::way(ways, usize::from(row)))
        }
        Focus::Look { zone, at } => {
            let all = layout::zone_items(scene, zone);
            around(layout::spot(scene, Screen::Zone(zone), &all, at))
        }
        Focus::Own { at } => around(layout::own(scene, at)),
    }
}

/// Paints the screen of this moment with a thing in focus.
fn paint_at(scene: &AmritsarScene<'_>, item: Item, canvas: &mut Canvas) {
    match items::screen(scene) {
        Screen::Board => board::paint(scene, item, canvas),
        Screen::Zone(zone) => zone::paint(scene, zone, item, false, canvas),
        Screen::Own => own::paint(scene, Some(item), false, canvas),
        Screen::Market => market::paint(scene, item, canvas),
        Screen::Workshop => workshop::paint(scene, item, canvas),
        Screen::Goals => goals::paint(scene, item, canvas),
    }
}

/// What an event is to a seat that was not looking: to lose PP, or what has no room, is a loss; so is a marker of
/// somebody else that grows on the own ones only to those who get nothing of it.
fn weight(event: &Event, seat: Seat) -> Weight {
    match *event {
        Event::PrestigeLost { seat: hit, .. }
        | Event::GivenBack { seat: hit, .. }
        | Event::Lost { seat: hit }
            if hit == seat =>
        {
            Weight::Loss
        }
        Event::TaxPaid {
            seat: hit, coins, ..
        } if hit == seat && coins > 0 => Weight::Loss,
        Event::PrestigeReceived {
            cause: Cause::Support,
            ..
        } => Weight::News,
        // What only leads to the next event, or is on the screen already.
        Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::GoalChosen { .. }
        | Event::BridgeMet { .. }
        | Event::WorkerSown { .. }
        | Event::ElephantStayed { .. }
        | Event::ElephantUsed { .. } => Weight::Nothing,
        _ => Weight::News,
    }
}
