//! Evenings of Amritsar by keys.

use crate::evenings::Evening;
use crate::support::by_keys::tell;
use durbar::games::amritsar::state::Difficulty;
use durbar::games::amritsar::{Amritsar, Options};

pub const EVENINGS: &[Evening] = &[
    Evening {
        file: "amritsar-alone.keys",
        what: "Amritsar alone against the Maharaja, deal number 1, with nothing that moves by itself",
        begin: "up up A down down down A B down down right right right A down left up up right down A",
        tell: || {
            let solo = Some(Difficulty::Easy);
            tell::<Amritsar>(Options { solo }, 2, 1, 1)
        },
    },
    Evening {
        file: "amritsar-for-three.keys",
        what: "Amritsar for three, deal number 1",
        begin: "right right right A down right up up right down A",
        tell: || tell::<Amritsar>(Options::default(), 3, 1, 1),
    },
];
