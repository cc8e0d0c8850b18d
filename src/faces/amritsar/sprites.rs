//! The small pictures of Amritsar, pixel by pixel.
//!
//! `o` takes the ink of whoever paints. It knows nothing of what they stand for.

use crate::faces::parts::pieces::Shapes;
use crate::ui::sprite::{Sprite, sprite};

/// A coin.
pub(super) const COIN: Sprite = sprite![
    "..#####..",
    ".#ggggg#.",
    "#ggYYggg#",
    "#gYggggn#",
    "#gYggggn#",
    "#ggggggn#",
    "#gggggnn#",
    ".#ggnnn#.",
    "..#####..",
];
/// Marble: a square block.
pub(super) const MARBLE: Sprite = sprite![
    "#########",
    "#wwwwwwv#",
    "#wwwwvwv#",
    "#wwwvwwv#",
    "#wwvwwwv#",
    "#wwwwwwv#",
    "#wwwwwwv#",
    "#vvvvvvv#",
    "#########",
];
/// Copper: a pot.
pub(super) const COPPER: Sprite = sprite![
    "..#####..",
    ".#OOOOO#.",
    "..#####..",
    ".#OOOOn#.",
    "#OwOOOOn#",
    "#OwOOOOn#",
    "#OOOOOnn#",
    ".#OOnnn#.",
    "..#####..",
];
/// Gold: a bar.
pub(super) const GOLD: Sprite = sprite![
    ".........",
    "..#####..",
    ".#YYYYg#.",
    ".#YYYgg#.",
    "#YYYYggg#",
    "#ggggggg#",
    "#gnnnnng#",
    "#########",
    ".........",
];
/// Any resource: a striped square.
pub(super) const ANY: Sprite = sprite![
    "#########",
    "#wwwOOOg#",
    "#wwOOOgg#",
    "#wOOOggg#",
    "#OOOgggw#",
    "#OOgggww#",
    "#Ogggwww#",
    "#gggwwwO#",
    "#########",
];
/// PP: a star.
pub(super) const STAR: Sprite = sprite![
    "....#....",
    "...#o#...",
    "...#o#...",
    "###ooo###",
    "#ooooooo#",
    ".#ooooo#.",
    ".#oo#oo#.",
    "#oo#.#oo#",
    "###...###",
];
/// A donation marker: a pin.
pub(super) const MARKER: Sprite = sprite![
    "..###..", ".#TTT#.", ".#TTT#.", "..#T#..", ".#TTT#.", "#TTTTT#", "#######",
];
/// A mahout.
pub(super) const MAHOUT: Sprite = sprite![
    "...#####...",
    "..#RRRRR#..",
    ".#RRgRRRR#.",
    ".#RRRRRRR#.",
    "..#######..",
    "..#c#c#c#..",
    "..#ccccc#..",
    "...#ccc#...",
    ".##wwwww##.",
    "#wwwwwwwww#",
    "###########",
];
/// The temple in small.
pub(super) const TEMPLE: Sprite = sprite![
    ".....#.....",
    "....#g#....",
    "...#ggg#...",
    "..#ggggg#..",
    ".#########.",
    ".#w#www#w#.",
    ".#w#w#w#w#.",
    ".#www#www#.",
    "###########",
    "#vvvvvvvvv#",
    "###########",
];
/// A stall.
pub(super) const MARKET: Sprite = sprite![
    "###########",
    "#wwRRwwRRw#",
    "#wwRRwwRRw#",
    "#wwRRwwRRw#",
    "#s##s##s#s#",
    "#sssssssss#",
    "#sssssssss#",
    "###########",
    "#ggggggggg#",
    "#ggggggggg#",
    "###########",
];
/// A chest, with a plus.
pub(super) const STORAGE: Sprite = sprite![
    ".#######...",
    "#nnnnnnn#..",
    "#ccccccc#..",
    "#cc###cc#..",
    "#cc#g#cc#..",
    "#cc###GGG..",
    "#cccccGGG..",
    "#cccGGGGGGG",
    "####GGGGGGG",
    "......GGG..",
    "......GGG..",
];
/// A flag, with a plus.
pub(super) const GOAL: Sprite = sprite![
    "##.........",
    "#R####.....",
    "#RRRRR##...",
    "#RRRRRR#...",
    "#RRR###....",
    "####..GGG..",
    "#.....GGG..",
    "#...GGGGGGG",
    "#...GGGGGGG",
    "#.....GGG..",
    "#.....GGG..",
];
/// A plus.
pub(super) const UPGRADE: Sprite = sprite![
    "...#####...",
    "...#GGG#...",
    "...#GGG#...",
    "####GGG####",
    "#GGGGGGGGG#",
    "#GGGGGGGGG#",
    "#GGGGGGGGG#",
    "####GGG####",
    "...#GGG#...",
    "...#GGG#...",
    "...#####...",
];
/// A gear: Development.
pub(super) const GEAR: Sprite = sprite![
    "....###....",
    ".##.#L#.##.",
    ".#L##L##L#.",
    "..#LLLLL#..",
    "###L###L###",
    "#LLL#.#LLL#",
    "###L###L###",
    "..#LLLLL#..",
    ".#L##L##L#.",
    ".##.#L#.##.",
    "....###....",
];
/// A cart: Resources.
pub(super) const CART: Sprite = sprite![
    "....#####..",
    "....#www#..",
    "....#www#..",
    ".#########.",
    ".#OO#.#gg#.",
    ".#OO#.#gg#.",
    "###########",
    "#nnnnnnnnn#",
    "###########",
    "..###.###..",
    "..###.###..",
];
/// Scales: Economy.
pub(super) const SCALES: Sprite = sprite![
    ".....#.....",
    "###########",
    ".#...#...#.",
    "#.#..#..#.#",
    "#.#..#..#.#",
    "#ggg.#.ggg#",
    "###..#..###",
    ".....#.....",
    ".....#.....",
    "...#####...",
    "..#######..",
];
/// A book: knowledge of any kind.
pub(super) const BOOK: Sprite = sprite![
    ".....#.....",
    "####.#.####",
    "#www###www#",
    "#wBw#w#wBw#",
    "#www#w#www#",
    "#wBw#w#wBw#",
    "#www#w#www#",
    "#www#w#www#",
    "####www####",
    "...#####...",
    "...........",
];
/// A lock.
pub(super) const LOCK: Sprite = sprite![
    "...#####...",
    "..#vv#vv#..",
    "..#v#.#v#..",
    "..#v#.#v#..",
    ".#########.",
    ".#ggggggg#.",
    ".#ggg#ggg#.",
    ".#ggg#ggg#.",
    ".#ggggggg#.",
    ".#########.",
    "...........",
];
/// A tax bill.
pub(super) const TAX: Sprite = sprite![
    "#########..",
    "#wwwwwww##.",
    "#w##www###.",
    "#wwwwwwww#.",
    "#w#####ww#.",
    "#wwwwwwww#.",
    "#w###wRRR#.",
    "#wwwwwRgR#.",
    "#wwwwwRRR#.",
    "##########.",
    "...........",
];
/// An elephant's head.
pub(super) const HEAD: Sprite = sprite![
    "..#####....",
    ".#vvvvv###.",
    "#vvvvvv#wv#",
    "#vv#vvv#wv#",
    "#vvvvvvv##.",
    "#vvvvvvvv#.",
    ".#vv#vvv#..",
    ".#vv###v#..",
    ".#vv#.###..",
    "#vv#.......",
    "###........",
];
/// Four workers.
pub(super) const FOUR: Sprite = sprite![
    ".###...###.",
    "#www#.#YYY#",
    "#www#.#YYY#",
    ".###...###.",
    "#####.#####",
    "...........",
    ".###...###.",
    "#BBB#.#GGG#",
    "#BBB#.#GGG#",
    ".###...###.",
    "#####.#####",
];
/// A cross: no.
pub(super) const NO: Sprite = sprite![
    "##.......##",
    "#R#.....#R#",
    ".#R#...#R#.",
    "..#R#.#R#..",
    "...#R#R#...",
    "....#R#....",
    "...#R#R#...",
    "..#R#.#R#..",
    ".#R#...#R#.",
    "#R#.....#R#",
    "##.......##",
];
/// A tick: yes.
pub(super) const YES: Sprite = sprite![
    ".........##",
    "........###",
    ".......###.",
    "......###..",
    "##...###...",
    "###.###....",
    ".#####.....",
    "..###......",
    "...#.......",
];
/// An hourglass that has run out.
pub(super) const END: Sprite = sprite![
    "###########",
    ".#wwwwwww#.",
    "..#wwwww#..",
    "...#www#...",
    "....#w#....",
    "....#g#....",
    "...#wgw#...",
    "..#wgggw#..",
    ".#ggggggg#.",
    "###########",
];
/// Two arrows.
pub(super) const SWAP: Sprite = sprite![
    "...#.......",
    "..##.......",
    ".##########",
    "..##.......",
    "...#.......",
    ".......#...",
    ".......##..",
    "##########.",
    ".......##..",
    ".......#...",
];
/// A stroke with a light rim, for it crosses dark outlines.
pub(super) const OR: Sprite = sprite![
    "..w#w", "..w#w", "..w#w", ".w#w.", ".w#w.", ".w#w.", "w#w..", "w#w..", "w#w..",
];
/// The hat of a white worker.
pub(super) const TURBAN: Sprite = sprite!["..#####..", ".#ooooo#.", "#ooooooo#", ".#######."];
/// The hat of a yellow one.
pub(super) const BASKET: Sprite = sprite!["#########", "#o#o#o#o#", ".#o#o#o#.", "..#####.."];
/// The tool of a blue one.
pub(super) const HAMMER: Sprite = sprite![".#####...", ".#ooo####", ".#####.#.", "..#ooo##."];
/// The hat of a green one.
pub(super) const POINTED: Sprite = sprite!["....#....", "...#o#...", "..#ooo#..", ".#######."];
/// The body of a worker.
pub(super) const BODY: Sprite = sprite![
    "..#ccc#..",
    "..#ccc#..",
    ".#ooooo#.",
    "#ooooooo#",
    "#ooooooo#",
    "#ooooooo#",
    "#########",
];
/// An elephant with a cloth and a howdah, going to the right.
pub(super) const ELEPHANT: Sprite = sprite![
    "......#####......",
    ".....#ggggg#.....",
    ".....#######.....",
    "...##ooooooo#....",
    "..#vv#ooooo#####.",
    ".#vvv#ooooo#vvvv#",
    "#vvvv#ooooo#vv#v#",
    "#vvvvv#####vvvvv#",
    "#vvvvvvvvvvv##vv#",
    "#vvvvvvvvvvv#.#v#",
    "#vvvvvvvvvvv#.#v#",
    "#vv##vvv##vv#.##.",
    "#vv#.#v#.#vv#....",
    "###..###.####....",
];
/// The same, going to the left.
pub(super) const ELEPHANT_LEFT: Sprite = sprite![
    "......#####......",
    ".....#ggggg#.....",
    ".....#######.....",
    "....#ooooooo##...",
    ".#####ooooo#vv#..",
    "#vvvv#ooooo#vvv#.",
    "#v#vv#ooooo#vvvv#",
    "#vvvvv#####vvvvv#",
    "#vv##vvvvvvvvvvv#",
    "#v#.#vvvvvvvvvvv#",
    "#v#.#vvvvvvvvvvv#",
    ".##.#vv##vvv##vv#",
    "....#vv#.#v#.#vv#",
    "....####.###..###",
];
/// The shapes on the cloths.
pub(super) const SADDLES: Shapes = Shapes {
    cross: sprite!["..o..", "ooooo", "..o.."],
    triangle: sprite!["..o..", ".ooo.", "ooooo"],
    diamond: sprite!["..o..", ".ooo.", "..o.."],
    disc: sprite![".ooo.", "ooooo", ".ooo."],
    square: sprite![".ooo.", ".ooo.", ".ooo."],
};
/// The Maharaja himself, under his crown: the marker.
pub(super) const MAHARAJA: Sprite = sprite![
    "..g...g...g..",
    "..gg.ggg.gg..",
    "..gggRRRggg..",
    "..#########..",
    ".#wwwwwwwww#.",
    ".#wwwwRwwww#.",
    "..#########..",
    "...c##c##c...",
    "...ccccccc...",
    "...###c###...",
    "....ccccc....",
    "..#ggRRRgg#..",
    ".#gRRRgRRRg#.",
];
/// The Maharaja's crown.
pub(super) const CROWN: Sprite = sprite![
    "#....#....#",
    "##..#o#..##",
    "#o##ooo##o#",
    "#ooooooooo#",
    "#oRooBooRo#",
    "#ooooooooo#",
    "###########",
];
