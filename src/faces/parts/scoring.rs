//! A scoring as a short ceremony: its banner, and how the points of a player add up.
//!
//! Knows nothing of what counts in a city.

use super::{RoadGame, bar, brush::*, pieces};
use crate::{faces::Scene, kernel::seat::Seat, parts::roads::Site};

/// Paints the ground of a scoring, with the city's name.
pub fn banner<G: RoadGame>(scene: &Scene<'_, G>, name: &str, canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, BAR + 8), Ink::Brown);
    fill(canvas, area(0, BAR + 8, EDGE, 2), Ink::Gold);
    pieces::crown(canvas, Point::new(16, 15));
    pieces::crown(canvas, Point::new(EDGE - 16, 15));
    let words = scene.language.words();
    let title = Sentence::of(format_args!("{}: {name}", words.face.scoring));
    bar::heading(canvas, title.as_str(), EDGE - 61, BAR + 8, Ink::White);
    bar::bottom(canvas, name, words.hints.go_on, EDGE - 10);
}

/// The ground of one player's share, `y` and `tall`, with his name from `top` on in so much room; answers the name's width.
pub fn ground<G: RoadGame>(
    scene: &Scene<'_, G>,
    seat: Seat,
    (y, tall): (i32, i32),
    (top, room): (i32, i32),
    canvas: &mut Canvas,
) -> i32 {
    panel(canvas, area(3, y, EDGE - 6, tall), Ink::Sand, Ink::Gold);
    let player = &scene.players[seat];
    player
        .livery
        .paint_on_paper(canvas, Point::new(14, top + 8));
    let name = bar::fitting(player.name, Type::Body, room);
    let at = Point::new(23, top);
    text::draw(canvas, name, at, Align::Left, Type::Body, Ink::Night);
    text::width(name, Type::Body)
}

/// What the points of a player are made of, side by side in one line.
pub struct Summands<'a> {
    canvas: &'a mut Canvas,
    at: Point,
    step: i32,
    /// What is not yet shown of the sum.
    left: u8,
}

impl<'a> Summands<'a> {
    /// A line that begins at a point, with so much from one to the next.
    pub fn new(canvas: &'a mut Canvas, at: Point, step: i32, sum: u8) -> Self {
        let left = sum;
        Self {
            canvas,
            at,
            step,
            left,
        }
    }

    /// One of them with its picture; what a special rule takes away is not shown as there.
    pub fn put(&mut self, points: u8, icon: impl FnOnce(&mut Canvas, Point)) {
        let points = points.min(self.left);
        if points == 0 {
            return;
        }
        self.left -= points;
        icon(self.canvas, self.at);
        let number = Sentence::of(format_args!("{points}"));
        let at = self.at + Point::new(self.step / 2 - 6, -7);
        write(self.canvas, number.as_str(), at, Align::Left);
        self.at.x += self.step;
    }

    /// The buildings and the traveller of a player in a city.
    pub fn put_people<G: RoadGame>(&mut self, scene: &Scene<'_, G>, seat: Seat, city: G::City) {
        let livery = scene.players[seat].livery;
        self.put(G::built(scene, seat, Site::city(city)), |canvas, at| {
            G::building(canvas, livery, at - Point::new(3, 4));
        });
        let present = G::traveller(scene, seat).city() == Some(city);
        self.put(u8::from(present), |canvas, at| {
            G::walker(canvas, livery, at - Point::new(3, 5));
        });
    }

    /// The sum at the right, with its noun.
    pub fn close(self, sum: &str) {
        let sum = Sentence::of(format_args!("= {sum}"));
        let at = Point::new(EDGE - 10, self.at.y - 7);
        // What it is made of ends before the middle of the right half.
        let room = (Align::Right, EDGE / 4);
        text::draw_read(self.canvas, sum.as_str(), at, room, Type::Small, Ink::Night);
    }
}

fn write(canvas: &mut Canvas, text: &str, at: Point, align: Align) {
    text::draw(canvas, text, at, align, Type::Small, Ink::Night);
}
