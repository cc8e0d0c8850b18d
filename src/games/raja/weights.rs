//! What the features of a position of Raja are worth: at the end of a game, and more for each round that is left.
//!
//! First made by hand.
//! Made by `durbar train raja --games 2100 --seed 1000000`: fitted to 109645 positions of self-play over all variants;
//! at the gate, with a beam of four, they won 59.8 % of 400 games against those before them (66.0 % of 100 games of 2
//! players; 51.0 % of 100 games of 5 players; 67.0 % of 100 games of 2 players with all variants; 55.0 % of 100 games
//! of 5 players with all variants).

use crate::kernel::worth::Weight;

/// The weights, in the order of the features' names.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 31] = [
    [763, -460],     // palaces
    [42, -21],       // gold
    [15, -24],       // gold for a palace
    [139, -214],     // palaces that can be paid
    [-14, -38],      // houses in hand
    [0, 28],         // houses in hand, few
    [-19, -37],      // houses in the quarry
    [3, 8],          // villages
    [22, -31],       // free reach
    [-1, -23],       // houses in cities
    [77, -405],      // outer palaces
    [65, -288],      // central palaces
    [17, -16],       // pay of this city
    [7, -6],         // pay of the next city
    [4, 0],          // pay of the third city
    [10, -8],        // pay of the fourth city
    [-4, 8],         // pay of later cities
    [32, -7],        // lead in this city
    [9, 6],          // lead in the next city
    [-51, 79],       // chips
    [-47, -54],      // Mogul
    [31, -51],       // Trader
    [-10, -65],      // Sadhu
    [-184, 192],     // Monk
    [51, -50],       // Builder
    [219, -180],     // Artisan
    [91, -111],      // Yogi
    [242, -146],     // still to play
    [87, -72],       // architect in this city
    [72, -25],       // next city in free reach
    [68, -66],       // central places in free reach
];
