//! Evenings of Osiris by keys.

use crate::evenings::Evening;
use crate::support::by_keys::tell;
use durbar::games::osiris::Osiris;

pub const EVENINGS: &[Evening] = &[
    Evening {
        file: "osiris-for-four.keys",
        what: "Osiris for four, deal number 1",
        begin: "right right A down right right up up right down A",
        tell: || tell::<Osiris>(Default::default(), 4, 1, 1),
    },
    Evening {
        file: "osiris-for-two.keys",
        what: "Osiris for two, deal number 1",
        begin: "right right A up right down A",
        tell: || tell::<Osiris>(Default::default(), 2, 1, 1),
    },
];
