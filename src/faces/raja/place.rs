//! Where the places of Raja's board stand on the screen.
//!
//! Not as printed: so that under a city there is room for its lower town and its name, and no part of it covers a village.

use embedded_graphics::prelude::Point;

use crate::{
    faces::parts::place::{self, Drawn, Town},
    games::raja::data::{City, Junction, Village},
    kernel::id::Per,
};

/// A place on the map.
pub type MapPlace = place::MapPlace<Village, City>;

impl Drawn for Village {
    fn spot(self) -> Point {
        let (x, y) = VILLAGES[self];
        Point::new(x, y)
    }
}

impl Town for City {
    fn spot(junction: Junction) -> Point {
        let (x, y) = JUNCTIONS[junction];
        Point::new(x, y)
    }
}

#[rustfmt::skip]
const JUNCTIONS: Per<Junction, (i32, i32), 8> = Per::new([
    (78, 116), (24, 42), (215, 42), (214, 177), (121, 177), (34, 172), (122, 57), (174, 114),
]);
#[rustfmt::skip]
const VILLAGES: Per<Village, (i32, i32), 30> = Per::new([
    (82, 29), (158, 29), (227, 97), (227, 141), (179, 183), (155, 183), (87, 180), (68, 177), (13, 136),
    (13, 99), (62, 46), (88, 53), (181, 45), (156, 52), (203, 84), (198, 97), (193, 159), (203, 144),
    (138, 155), (141, 138), (153, 96), (91, 95), (107, 116), (136, 116), (92, 138), (103, 156), (63,
    136), (51, 152), (68, 98), (54, 84),
]);
