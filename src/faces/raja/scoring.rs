//! A scoring as a short ceremony: who gets what in the Maharaja's city, and why.
//!
//! It listens to the events and reads the pieces from the view; it does not know the table of amounts.

use heapless::Vec;

use super::{RajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::scoring::{Summands, banner, ground},
    games::raja::{
        action::Event,
        data::{Character, City},
        state::Gold,
    },
    kernel::seat::Seat,
    words::raja::Thing,
};

/// What one player got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// His points in the city.
    pub points: u8,
    /// Gold for his place.
    pub gold: Gold,
    /// Gold for being alone.
    pub alone: Gold,
}

/// One scoring, heard from the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// The city.
    pub city: City,
    /// Who got what, the best first: a share a player at most, and five players at most.
    pub shares: Vec<Share, 5>,
}

impl Scoring {
    /// Hears an event: the first of a scoring begins it, the others belong to it.
    pub fn hear(heard: &mut Option<Self>, event: &Event) {
        match (*event, heard.as_mut()) {
            (Event::CityScored { city }, _) => {
                *heard = Some(Self {
                    city,
                    shares: Vec::new(),
                });
            }
            (Event::Scored { seat, points, gold }, Some(scoring)) => {
                // There is room: one share a player.
                let _ = scoring.shares.push(Share {
                    seat,
                    points,
                    gold,
                    alone: Gold(0),
                });
            }
            (Event::MonopolyPaid { seat, gold }, Some(scoring)) => {
                for share in scoring.shares.iter_mut().filter(|share| share.seat == seat) {
                    share.alone = gold;
                }
            }
            _ => {}
        }
    }
}

/// Paints one scoring: the first `shown` shares, so that they can come one by one.
pub(super) fn paint(scene: &RajaScene<'_>, scoring: &Scoring, shown: usize, canvas: &mut Canvas) {
    let city = scoring.city;
    banner(scene, say::texts(scene).city(city), canvas);
    let mut y = BAR + 13;
    for (number, share) in scoring.shares.iter().enumerate() {
        if number < shown {
            row(scene, scoring, share, y, canvas);
        } else {
            prize(share, number + 1, y, canvas);
        }
        y += 36;
    }
    for seat in table(scene).seats.iter() {
        let all = shown >= scoring.shares.len();
        if !all || scoring.shares.iter().any(|share| share.seat == seat) {
            continue;
        }
        bar::player(scene, canvas, seat, Point::new(8, y), 100, Ink::Silver);
        let at = Point::new(EDGE - 10, y + 2);
        let (says, room) = (
            scene.language.words().face.nothing,
            (Align::Right, EDGE / 2),
        );
        text::draw_read(canvas, says, at, room, Type::Small, Ink::Silver);
        y += 19;
    }
}

/// A share that is still to come: its place and its gold, not yet whose.
fn prize(share: &Share, place: usize, y: i32, canvas: &mut Canvas) {
    panel(canvas, area(3, y, EDGE - 6, 34), Ink::Dusk, Ink::Stone);
    let place = Sentence::of(format_args!("{place}."));
    let gold = Sentence::of(format_args!("+{}", share.gold));
    pieces::coin(canvas, Point::new(EDGE - 14, y + 17));
    for (text, x, align) in [(&place, 12, Align::Left), (&gold, EDGE - 22, Align::Right)] {
        let at = Point::new(x, y + 8);
        text::draw(canvas, text.as_str(), at, align, Type::Body, Ink::Silver);
    }
}

/// One player: name and gold above, what the points are made of below.
fn row(scene: &RajaScene<'_>, scoring: &Scoring, share: &Share, y: i32, canvas: &mut Canvas) {
    let (table, seat, city) = (table(scene), share.seat, scoring.city);
    let livery = scene.players[seat].livery;
    let name = ground(scene, seat, (y, 34), (y + 1, 120), canvas);
    let ties = |other: &Share| other.seat != seat && other.points == share.points;
    // §8: with as many points as somebody else, the number of the character decides.
    if scoring.shares.iter().any(ties)
        && let Some(card) = table.characters[seat].first()
    {
        pieces::card(canvas, card, Point::new(32 + name, y + 9));
    }
    let gold = if share.alone.0 > 0 {
        let alone = scene.language.words().face.alone;
        Sentence::of(format_args!("+{} +{} ({alone})", share.gold, share.alone))
    } else {
        Sentence::of(format_args!("+{}", share.gold))
    };
    pieces::coin(canvas, Point::new(EDGE - 14, y + 10));
    let at = Point::new(EDGE - 22, y + 1);
    text::draw(
        canvas,
        gold.as_str(),
        at,
        Align::Right,
        Type::Body,
        Ink::Night,
    );

    let mut parts = Summands::new(canvas, Point::new(24, y + 24), 32, share.points);
    let each = if table.holds(seat, Character::Sadhu) {
        2
    } else {
        1
    };
    let centre = if table.centre[city] == Some(seat) {
        3
    } else {
        0
    };
    let ink = livery.ink();
    parts.put(centre, |canvas, at| pieces::palace(canvas, ink, at));
    let outer = table.outer[seat][city].saturating_mul(each);
    parts.put(outer, |canvas, at| livery.paint_on_paper(canvas, at));
    parts.put_people(scene, seat, city);
    let home = |card: Character| card.home() == city;
    let home = table.options.home && table.characters[seat].iter().any(home);
    parts.put(u8::from(home), |canvas, at| {
        pieces::shield(canvas, city, at)
    });
    let mut points = Sentence::default();
    let _ = say::texts(scene).count(u16::from(share.points), Thing::Point, &mut points);
    parts.close(points.as_str());
}
