//! Evenings of Raja by keys.

use crate::evenings::Evening;
use crate::support::by_keys::tell;
use durbar::games::raja::Raja;

pub const EVENINGS: &[Evening] = &[Evening {
    file: "raja-for-two.keys",
    what: "Raja for two, deal number 1",
    begin: "A up right down A",
    tell: || tell::<Raja>(Default::default(), 2, 1, 1),
}];
