//! Where the places of Maharaja's board stand on the screen.
//!
//! Knows the printed board.

use embedded_graphics::prelude::Point;

use crate::{
    faces::place::{self, Drawn},
    games::maharaja::data::{City, JUNCTION_POINTS, Junction, VILLAGE_POINTS, Village},
};

/// A place on the map.
pub type Spot = place::Place<Village, City>;

impl Drawn for Village {
    fn spot(self) -> Point {
        seen(VILLAGE_POINTS[self])
    }
}

impl Drawn for Junction {
    fn spot(self) -> Point {
        seen(JUNCTION_POINTS[self])
    }
}

/// The board's rows 24 to 200 go between the bars, to 46 to 188; 207/256 is 142/176, without a division.
fn seen((x, y): (u8, u8)) -> Point {
    Point::new(i32::from(x), 46 + (((i32::from(y) - 24) * 207) >> 8))
}
