//! The end of a game of Osiris: whose god is on the throne, and how many followers everybody has there.
//!
//! It reads the view; it does not know how places are given.

use super::{OsirisScene, livery, pieces, say};
use crate::faces::parts::{bar, brush::*, result};
use crate::games::osiris::data::{Carrier, City, God};
use crate::games::osiris::place::Place;
use crate::games::osiris::state::{Ending, Stage};
use crate::kernel::{id::Id, rank::Ranking};

/// Where the players' panels begin.
const TOP: i32 = 86;

/// The god on the throne, and the priest who brought it there; none if the vassal did.
fn throne(scene: &OsirisScene<'_>, ending: Ending) -> (Option<God>, Option<City>) {
    let table = &scene.view.table;
    let priest = City::all().find(|&city| table.priests[city] == Place::SUMMIT);
    match (ending, priest) {
        (Ending::Summit, Some(city)) => (scene.view.gods[Carrier::Priest(city)], priest),
        _ => (scene.view.gods[Carrier::Tip], None),
    }
}

/// Paints how it ended, the throne, and a panel for each player.
pub(super) fn paint(scene: &OsirisScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let Stage::Over(ending) = table.stage else {
        return;
    };
    let (texts, labels) = (say::texts(scene), say::texts(scene).labels());
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, 30), Ink::Dusk);
    fill(canvas, area(0, 30, EDGE, 2), Ink::Gold);
    for x in [18, EDGE - 18] {
        pieces::crown(canvas, Point::new(x, 15), 2);
    }
    let title = winning(scene, places);
    bar::heading(canvas, title.as_str(), EDGE - 2 * 35, 30, Ink::White);
    let (god, priest) = throne(scene, ending);
    panel(canvas, area(3, 35, EDGE - 6, 48), Ink::Sand, Ink::Gold);
    if let Some(city) = priest {
        pieces::priest(canvas, city, Point::new(20, 59), 2);
    } else {
        pieces::crown(canvas, Point::new(20, 58), 2);
    }
    pieces::god(canvas, god, Point::new(58, 59), Ink::Gold, 2);
    let who = match priest {
        Some(city) => texts.city(city),
        None => labels.vassal,
    };
    let name = god.map_or("", |god| texts.god(god));
    let line = Sentence::of(format_args!("{who}: {name}"));
    let at = Point::new(84, 38);
    bar::draw_fitting(canvas, line.as_str(), at, EDGE - 94, Ink::Night);
    let at = Point::new(84, 55);
    let (long, wide) = (texts.ending_long(ending), EDGE - 92);
    let size = text::read_lines(canvas, long, Type::Small, wide, TOP - 3 - at.y);
    text::draw_lines(canvas, long, at, wide, size, Ink::Night);
    let mut y = TOP;
    for seat in places.order() {
        let place = places.place(seat).map_or(0, |place| place.number());
        let won = places.winners().any(|winner| winner == seat);
        let (paper, edge, ink) = if won {
            (Ink::Sand, Ink::Gold, Ink::Night)
        } else {
            (Ink::Dusk, Ink::Stone, Ink::White)
        };
        panel(canvas, area(3, y, EDGE - 6, 29), paper, edge);
        let number = Sentence::of(format_args!("{place}."));
        let at = Point::new(9, y + 6);
        text::draw(canvas, number.as_str(), at, Align::Left, Type::Body, ink);
        let mut x = 32;
        for own in scene.players[seat].colours.iter() {
            if won {
                own.paint_on_paper(canvas, Point::new(x, y + 14));
            } else {
                own.paint_small(canvas, Point::new(x, y + 14));
            }
            x += 11;
        }
        let name = bar::fitting(scene.players[seat].name, Type::Body, 85);
        let at = Point::new(x - 2, y + 6);
        text::draw(canvas, name, at, Align::Left, Type::Body, ink);
        let Some(god) = god else { continue };
        let mut x = EDGE - 36;
        for colour in table.colours(seat).iter() {
            for _ in 0..table.followers[colour].at(god) {
                if won {
                    livery(colour).paint_on_paper(canvas, Point::new(x, y + 14));
                } else {
                    livery(colour).paint_small(canvas, Point::new(x, y + 14));
                }
                x -= 9;
            }
        }
        let total = Sentence::of(format_args!("{}", table.devoted(seat, god)));
        let at = Point::new(EDGE - 12, y + 6);
        text::draw(canvas, total.as_str(), at, Align::Right, Type::Body, ink);
        y += 31;
    }
}

/// Who won; those who share the first place are all named.
fn winning(scene: &OsirisScene<'_>, places: &Ranking) -> Sentence {
    let labels = say::texts(scene).labels();
    result::winning(scene, places, labels.winner, labels.winners)
}
