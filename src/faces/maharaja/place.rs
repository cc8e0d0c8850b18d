//! Where the places of Maharaja's board stand on the screen.
//!
//! Knows the printed board.

use embedded_graphics::prelude::Point;

use crate::{
    faces::parts::place::{self, Drawn, Town},
    games::maharaja::data::{City, JUNCTION_POINTS, Junction, VILLAGE_POINTS, Village},
    kernel::id::Id,
};

/// A place on the map.
pub type MapPlace = place::MapPlace<Village, City>;

impl Drawn for Village {
    fn spot(self) -> Point {
        let spot = seen(VILLAGE_POINTS[self]);
        // Each place must be the nearest of some other in some direction: these two are drawn a little nearer to the
        // edge of the map, below their cities.
        match self.index() {
            10 => spot - Point::new(4, 0),
            18 => spot + Point::new(4, 0),
            _ => spot,
        }
    }
}

impl Town for City {
    fn spot(junction: Junction) -> Point {
        seen(JUNCTION_POINTS[junction])
    }
}

/// The board's rows 24 to 200 go between the bars, to 46 to 188; 207/256 is 142/176, without a division.
fn seen((x, y): (u8, u8)) -> Point {
    Point::new(i32::from(x), 46 + (((i32::from(y) - 24) * 207) >> 8))
}
