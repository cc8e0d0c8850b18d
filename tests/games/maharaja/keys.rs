//! Evenings of Maharaja by keys.

use crate::evenings::Evening;
use crate::support::by_keys::tell;
use durbar::games::maharaja::tiles::Level;
use durbar::games::maharaja::{Maharaja, Options};

pub const EVENINGS: &[Evening] = &[
    Evening {
        file: "maharaja-for-two.keys",
        what: "Maharaja for two, deal number 1",
        begin: "right A up right down A",
        tell: || tell::<Maharaja>(Options::default(), 2, 1, 1),
    },
    Evening {
        file: "maharaja-solo.keys",
        what: "Maharaja against Brahmabot at his normal level, deal number 1, with nothing that moves by itself",
        begin: "up up A down down down A B down down right A down left up up right down A",
        tell: || {
            let options = Options {
                solo: Some(Level::Normal),
                ..Options::default()
            };
            tell::<Maharaja>(options, 2, 1, 5)
        },
    },
];
