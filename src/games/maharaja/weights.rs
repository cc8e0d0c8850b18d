//! What the features of a position of Maharaja are worth: at the end of a game, and more for each round that is left.
//!
//! First made by hand.
//! Made by `durbar train maharaja --games 1150 --seed 1000000`: fitted to 52373 positions of self-play over all
//! variants; at the gate, with a beam of four, they won 79.5 % of 400 games against those before them (73.0 % of 100
//! games of 2 players; 77.0 % of 100 games of 4 players; 82.0 % of 100 games of 2 players with all variants; 86.0 % of
//! 100 games of 4 players with all variants).

use crate::kernel::worth::Weight;

/// The weights, in the order of the features' names.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 40] = [
    [105, -93],      // score
    [4, 1],          // coins
    [18, -10],       // coins for a statue
    [-11, -2],       // statues that can be paid
    [49, -10],       // statues
    [-15, 26],       // shrines on the tableau
    [12, 8],         // shrines on the tableau, few
    [18, 9],         // shrines in the supply
    [2, 9],          // villages
    [23, -2],        // free reach
    [20, 16],        // shrines in cities
    [36, -2],        // outer statues
    [19, -25],       // central statues
    [18, -15],       // pay of this city
    [4, -1],         // pay of the next city
    [-2, 5],         // pay of the third city
    [1, 3],          // pay of the fourth city
    [-1, 5],         // pay of later cities
    [33, -29],       // lead in this city
    [8, 0],          // lead in the next city
    [10, -17],       // markers
    [-27, 39],       // Maharani markers
    [424, -335],     // still to play
    [94, -64],       // next city in free reach
    [-69, -114],     // C01
    [-157, -11],     // C02
    [21, -271],      // C03
    [-150, 39],      // C04
    [-91, -51],      // C05
    [-78, 61],       // C06
    [-49, -20],      // C07
    [-194, 36],      // C08
    [-116, 81],      // C09
    [-48, -143],     // C10
    [312, -256],     // C11
    [210, 194],      // C12
    [3, 117],        // C13
    [-90, 62],       // C14
    [34, 71],        // C15
    [-42, 47],       // C16
];
