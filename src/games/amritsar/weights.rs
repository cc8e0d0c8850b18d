//! What the features of a position of Amritsar are worth: at the end of a game, and more for each round that is left.
//!
//! First made by hand.
//! Made by `durbar train amritsar --games 2000 --seed 1000000`: fitted to 57858 positions of self-play over all
//! variants; at the gate, with a beam of four, they won 59.0 % of 400 games against those before them (69.0 % of 100
//! games of 2 players; 49.0 % of 100 games of 4 players; 69.0 % of 100 games of 2 players with all variants; 49.0 % of
//! 100 games of 4 players with all variants).

use crate::kernel::worth::Weight;

/// The weights, in the order of the features' names.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 37] = [
    [53, -34],       // score
    [32, 42],        // coins
    [70, 58],        // marble
    [122, -40],      // copper
    [57, 22],        // gold
    [22, 17],        // kinds of resources
    [-19, 7],        // markers on the elephant
    [37, -33],       // markers on the elephant, few
    [-36, -4],       // markers at the market
    [27, -12],       // donation here
    [22, -3],        // donation next door
    [112, 19],       // donations
    [38, -23],       // temple now
    [2, -1],         // temples later
    [16, -10],       // lead in zones
    [-9, -2],        // tax unpaid
    [-10, -57],      // tax
    [-1, 11],        // Development
    [-7, 8],         // Resources
    [1, -13],        // Economy
    [131, -38],      // interims
    [24, 128],       // finals
    [0, 24],         // storage tiles
    [15, 54],        // places left
    [100, -7],       // goals
    [-68, 68],       // goal progress
    [13, 46],        // donate
    [-17, 71],       // upgrade
    [230, 6],        // coin and prestige
    [18, 111],       // market
    [-56, 287],      // coin and marble
    [83, 130],       // resource
    [64, 288],       // knowledge
    [-20, -115],     // movement tile
    [7, 261],        // third phase
    [2, -2],         // steps before the Maharaja
    [427, -124],     // still to play
];
