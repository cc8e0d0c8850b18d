//! Where the places of Raja's board stand on the screen.
//!
//! Knows the printed board.

use embedded_graphics::prelude::Point;

use crate::{
    faces::parts::place::{self, Drawn, Town},
    games::raja::data::{City, JUNCTION_POINTS, Junction, VILLAGE_POINTS, Village},
};

/// A place on the map.
pub type MapPlace = place::MapPlace<Village, City>;

impl Drawn for Village {
    fn spot(self) -> Point {
        seen(VILLAGE_POINTS[self])
    }
}

impl Town for City {
    fn spot(junction: Junction) -> Point {
        seen(JUNCTION_POINTS[junction])
    }
}

/// The board's rows 22 to 218 go between the bars, to 38 to 198; 209/256 is 160/196, without a division.
fn seen((x, y): (u8, u8)) -> Point {
    Point::new(i32::from(x), 38 + (((i32::from(y) - 22) * 209) >> 8))
}
