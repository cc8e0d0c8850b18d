//! A scoring as a short ceremony: who gets what in the Maharaja's city, and why.
//!
//! It listens to the events and reads the pieces from the view; it does not know the table of amounts.

use embedded_graphics::prelude::Point;
use heapless::Vec;

use super::{RajaScene, bar, deed::table, pieces, say};
use crate::{
    games::raja::{
        action::Event,
        data::{Character, City},
        state::Gold,
    },
    kernel::{notation::Sentence, seat::Seat},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill, panel},
        ink::Ink,
        text::{self, Align, Type},
    },
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
    let texts = say::texts(scene);
    let city = scoring.city;
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, BAR + 8), pieces::coat(city));
    fill(canvas, area(0, BAR + 8, EDGE, 2), Ink::Gold);
    pieces::crown(canvas, Point::new(16, 15));
    pieces::crown(canvas, Point::new(EDGE - 16, 15));
    let title = Sentence::of(format_args!(
        "{}: {}",
        scene.language.words().face.scoring,
        texts.city(city)
    ));
    let ink = pieces::on_coat(city);
    bar::heading(canvas, title.as_str(), EDGE - 61, BAR + 8, ink);
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
        text::draw(
            canvas,
            scene.language.words().face.nothing,
            at,
            Align::Right,
            Type::Small,
            Ink::Silver,
        );
        y += 19;
    }
    bar::bottom(
        canvas,
        texts.city(city),
        scene.language.words().hints.go_on,
        EDGE - 10,
    );
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
    panel(canvas, area(3, y, EDGE - 6, 34), Ink::Sand, Ink::Gold);
    livery.paint_small(canvas, Point::new(14, y + 9));
    let name = bar::fitting(scene.players[seat].name, Type::Body, 120);
    text::draw(
        canvas,
        name,
        Point::new(23, y + 1),
        Align::Left,
        Type::Body,
        Ink::Night,
    );
    let ties = |other: &Share| other.seat != seat && other.points == share.points;
    // §8: with as many points as somebody else, the number of the character decides.
    if scoring.shares.iter().any(ties)
        && let Some(card) = table.characters[seat].first()
    {
        let x = 32 + text::width(name, Type::Body);
        pieces::card(canvas, card, Point::new(x, y + 9));
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

    let mut x = 24;
    let line = y + 24;
    let mut part = |canvas: &mut Canvas, points: u8, icon: &dyn Fn(&mut Canvas, Point)| {
        if points == 0 {
            return;
        }
        icon(canvas, Point::new(x, line));
        let number = Sentence::of(format_args!("{points}"));
        let at = Point::new(x + 10, line - 7);
        text::draw(
            canvas,
            number.as_str(),
            at,
            Align::Left,
            Type::Small,
            Ink::Night,
        );
        x += 32;
    };
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
    part(canvas, centre, &|canvas, at| {
        pieces::palace(canvas, livery.bright(), at)
    });
    part(
        canvas,
        table.outer[seat][city].saturating_mul(each),
        &|canvas, at| {
            livery.paint_small(canvas, at);
        },
    );
    part(canvas, table.houses.in_city(seat, city), &|canvas, at| {
        pieces::house(canvas, livery, at - Point::new(3, 4));
    });
    let present = u8::from(table.architect[seat].city() == Some(city));
    part(canvas, present, &|canvas, at| {
        pieces::architect(canvas, livery, at - Point::new(3, 5));
    });
    let home = table.options.home
        && table.characters[seat]
            .iter()
            .any(|card| card.home() == city);
    part(canvas, u8::from(home), &|canvas, at| {
        pieces::shield(canvas, city, at)
    });
    let mut points = Sentence::of(format_args!("= "));
    let _ = say::texts(scene).count(u16::from(share.points), Thing::Point, &mut points);
    let at = Point::new(EDGE - 10, line - 7);
    text::draw(
        canvas,
        points.as_str(),
        at,
        Align::Right,
        Type::Small,
        Ink::Night,
    );
}
