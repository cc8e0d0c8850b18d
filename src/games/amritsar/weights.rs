//! What the features of a position of Amritsar are worth: at the end of a game, and more for each round that is left.
//!
//! First made by hand.

use crate::kernel::worth::Weight;

/// The weights, in the order of the features' names.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 37] = [
    [50, -8],        // score
    [4, 14],         // coins
    [4, 18],         // marble
    [6, 24],         // copper
    [6, 30],         // gold
    [4, 8],          // kinds of resources
    [2, 8],          // markers on the elephant
    [4, 20],         // markers on the elephant, few
    [0, 4],          // markers at the market
    [10, 4],         // donation here
    [4, 4],          // donation next door
    [4, 0],          // donations
    [35, -10],       // temple now
    [10, 4],         // temples later
    [5, 0],          // lead in zones
    [-40, 10],       // tax unpaid
    [-4, -4],        // tax
    [4, 12],         // Development
    [3, 8],          // Resources
    [3, 8],          // Economy
    [0, 20],         // interims
    [30, 0],         // finals
    [0, 10],         // storage tiles
    [2, 4],          // places left
    [20, 14],        // goals
    [8, 2],          // goal progress
    [0, 20],         // donate
    [0, 30],         // upgrade
    [0, 30],         // coin and prestige
    [0, 20],         // market
    [0, 30],         // coin and marble
    [0, 35],         // resource
    [0, 35],         // knowledge
    [10, 5],         // movement tile
    [0, 10],         // third phase
    [2, 0],          // steps before the Maharaja
    [10, 10],        // still to play
];
