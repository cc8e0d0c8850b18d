//! Where the places of Maharaja's board stand on the screen.
//!
//! Not as printed: so that under a city there is room for its lower town and its name, and no part of it covers a village.

use crate::faces::parts::place::layout;
use crate::games::maharaja::data::{City, Junction, Village};
use crate::kernel::id::Per;
use embedded_graphics::prelude::Point;

layout! {
    junctions [
        (120, 132), (25, 44), (120, 44), (214, 44), (56, 106), (184, 106), (28, 174), (212, 174),
    ];
    villages [
        (60, 35), (84, 37), (156, 37), (179, 35), (229, 96), (229, 146), (150, 187), (90, 187), (11, 146),
        (11, 96), (54, 68), (39, 86), (85, 62), (78, 80), (27, 127), (44, 150), (155, 62), (162, 80), (176,
        66), (201, 86), (213, 127), (196, 150), (91, 120), (149, 120), (120, 110), (120, 90), (94, 148),
        (65, 161), (146, 148), (175, 161),
    ];
}
