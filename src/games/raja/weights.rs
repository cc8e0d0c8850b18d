//! What the features of a position of Raja are worth: at the end of a game, and more for each round that is left.
//!
//! Made by hand.

use crate::kernel::worth::Weight;

/// The weights, in the order of the features' names.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 31] = [
    [640, 0],    // palaces
    [10, 22],    // gold
    [0, 6],      // gold for a palace
    [0, 60],     // palaces that can be paid
    [0, 4],      // houses in hand
    [0, 10],     // houses in hand, few
    [0, 0],      // houses in the quarry
    [4, 12],     // villages
    [0, 6],      // free reach
    [0, 10],     // houses in cities
    [0, 6],      // outer palaces
    [0, 14],     // central palaces
    [10, 20],    // pay of this city
    [0, 18],     // pay of the next city
    [0, 14],     // pay of the third city
    [0, 10],     // pay of the fourth city
    [0, 5],      // pay of later cities
    [0, 6],      // lead in this city
    [0, 4],      // lead in the next city
    [20, 40],    // chips
    [0, 30],     // Mogul
    [0, 30],     // Trader
    [0, 20],     // Sadhu
    [0, 30],     // Monk
    [0, 40],     // Builder
    [0, 60],     // Artisan
    [0, 50],     // Yogi
    [60, 10],    // still to play
    [0, 4],      // architect in this city
    [0, 6],      // next city in free reach
    [0, 4],      // central places in free reach
];
