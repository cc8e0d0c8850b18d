//! What the features of a position of Osiris are worth: at the end of a game, and more for each round that is left.
//!
//! First made by hand.

use crate::kernel::worth::Weight;

/// The weights, in the order of the features' names.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 25] = [
    [90, 0],         // next, and can win
    [10, 0],         // next, and could win twice
    [20, 0],         // soon, and can win
    [15, 0],         // later, and can win
    [20, 0],         // could win twice
    [6, 0],          // one stone short
    [5, 0],          // two stones short
    [3, 0],          // four stones short
    [5, 0],          // height of winners
    [3, 0],          // height
    [10, 0],         // best way
    [6, 0],          // stones
    [6, 0],          // priests with stones
    [3, 0],          // winners
    [3, 0],          // leads
    [3, 0],          // lead of the highest
    [2, 0],          // tip
    [3, 0],          // tip with crown blockades
    [30, 0],         // next, with three crown blockades
    [-5, 0],         // cities in unrest
    [-10, 0],        // priests in danger
    [-4, 0],         // height in danger
    [-4, 0],         // known gods
    [-5, 0],         // turns to wait
    [0, 0],          // followers together
];
