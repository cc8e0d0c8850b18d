//! What the features of a position of Maharaja are worth: at the end of a game, and more for each round that is left.
//!
//! First made by hand.

use crate::kernel::worth::Weight;

/// The weights, in the order of the features' names.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 40] = [
    [60, 0],     // score
    [6, 14],     // coins
    [0, 4],      // coins for a statue
    [0, 30],     // statues that can be paid
    [20, 10],    // statues
    [0, 4],      // shrines on the tableau
    [0, 10],     // shrines on the tableau, few
    [0, 0],      // shrines in the supply
    [2, 10],     // villages
    [0, 5],      // free reach
    [0, 12],     // shrines in cities
    [0, 12],     // outer statues
    [0, 20],     // central statues
    [10, 14],    // pay of this city
    [0, 14],     // pay of the next city
    [0, 11],     // pay of the third city
    [0, 8],      // pay of the fourth city
    [0, 4],      // pay of later cities
    [4, 4],      // lead in this city
    [0, 4],      // lead in the next city
    [20, 30],    // markers
    [10, 10],    // Maharani markers
    [60, 10],    // still to play
    [0, 5],      // next city in free reach
    [0, 10],     // C01
    [0, 20],     // C02
    [0, 25],     // C03
    [0, 20],     // C04
    [0, 20],     // C05
    [10, 40],    // C06
    [0, 25],     // C07
    [0, 25],     // C08
    [0, 20],     // C09
    [0, 20],     // C10
    [5, 40],     // C11
    [0, 40],     // C12
    [0, 30],     // C13
    [0, 40],     // C14
    [0, 50],     // C15
    [10, 40],    // C16
];
