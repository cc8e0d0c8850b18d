//! Where the places of Raja's board stand on the screen.
//!
//! Not as printed: so that under a city there is room for its lower town and its name, and no part of it covers a village.

use crate::faces::parts::place::layout;
use crate::games::raja::data::{City, Junction, Village};
use crate::kernel::id::Per;
use embedded_graphics::prelude::Point;

layout! {
    junctions [
        (78, 116), (24, 42), (215, 42), (214, 177), (121, 177), (34, 172), (122, 57), (174, 114),
    ];
    villages [
        (82, 33), (158, 33), (227, 97), (227, 141), (179, 183), (155, 183), (87, 180), (68, 177), (13, 136),
        (13, 99), (62, 46), (88, 53), (181, 45), (156, 52), (203, 84), (198, 97), (193, 159), (203, 144),
        (138, 155), (141, 138), (153, 96), (91, 95), (107, 116), (136, 116), (92, 138), (103, 156), (63,
        136), (51, 152), (68, 98), (54, 84),
    ];
}
