//! What tells players apart: a colour and a shape, never the colour alone.
//!
//! Knows no game; a game's pieces take up the shape in their own way.

use embedded_graphics::prelude::Point;

use crate::{
    kernel::id::{IdSet, named_id},
    ui::{
        canvas::Canvas,
        frame::{area, fill},
        ink::Ink,
        shape::disc,
        sprite::{Sprite, sprite},
    },
    words::Language,
};

named_id!(
    /// A colour with its shape. Saves tell players' colours by their position in this list: new ones go to the end, and
    /// there is room for 15.
    Livery {
        /// A black cross.
        Black = "black",
        /// A red triangle.
        Red = "red",
        /// A yellow diamond.
        Yellow = "yellow",
        /// A blue disc.
        Blue = "blue",
        /// A green square.
        Green = "green",
        /// A disc in light beige.
        Beige = "beige",
        /// A russet triangle.
        Russet = "russet",
        /// A brown cross.
        Brown = "brown",
        /// A lilac cross.
        Lilac = "lilac",
        /// An orange diamond.
        Orange = "orange",
        /// A silver square.
        Silver = "silver",
    }
);

/// A set of colours.
pub type Liveries = IdSet<Livery, u16>;

impl Livery {
    /// The name of the colour, which serves as a player's name.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        let colours = &language.words().colours;
        match self {
            Self::Black => colours.black,
            Self::Red => colours.red,
            Self::Yellow => colours.yellow,
            Self::Blue => colours.blue,
            Self::Green => colours.green,
            Self::Beige => colours.beige,
            Self::Russet => colours.russet,
            Self::Brown => colours.brown,
            Self::Lilac => colours.lilac,
            Self::Orange => colours.orange,
            Self::Silver => colours.silver,
        }
    }

    /// The colour.
    #[must_use]
    pub const fn ink(self) -> Ink {
        match self {
            Self::Red => Ink::Red,
            Self::Blue => Ink::Blue,
            Self::Green => Ink::Green,
            Self::Yellow => Ink::Yellow,
            Self::Black => Ink::Night,
            Self::Beige => Ink::White,
            Self::Russet | Self::Orange => Ink::Orange,
            Self::Brown => Ink::Brown,
            Self::Lilac => Ink::Lilac,
            Self::Silver => Ink::Silver,
        }
    }

    /// The colour of a lamp, for which black would be no light.
    #[must_use]
    pub const fn light(self) -> Ink {
        match self {
            Self::Black => Ink::White,
            Self::Brown => Ink::Clay,
            other => other.ink(),
        }
    }

    /// What is written on the colour.
    #[must_use]
    pub const fn on_ink(self) -> Ink {
        match self {
            Self::Black | Self::Red | Self::Blue | Self::Brown | Self::Lilac => Ink::White,
            _ => Ink::Night,
        }
    }

    /// Paints the shape 7 pixels wide on dark ground, rimmed in white, with its middle at a point.
    pub fn paint_small(self, canvas: &mut Canvas, at: Point) {
        self.small().paint_rimmed(canvas, at, self.ink());
    }

    /// Paints the same on paper, with a dark outline.
    pub fn paint_on_paper(self, canvas: &mut Canvas, at: Point) {
        self.small().paint_centred(canvas, at, self.ink());
    }

    const fn small(self) -> &'static Sprite {
        match self {
            Self::Red | Self::Russet => &TRIANGLE,
            Self::Blue | Self::Beige => &DISC,
            Self::Green | Self::Silver => &SQUARE,
            Self::Yellow | Self::Orange => &DIAMOND,
            Self::Black | Self::Brown | Self::Lilac => &CROSS,
        }
    }

    /// Paints the shape 13 pixels wide, edged in white, with its middle at a point.
    pub fn paint_large(self, canvas: &mut Canvas, at: Point) {
        self.big().paint_centred(canvas, at, self.ink());
    }

    /// Paints the shape as large as it is wanted, edged in white: this many pixels from its middle to its rim.
    pub fn paint_huge(self, canvas: &mut Canvas, at: Point, reach: i32) {
        self.whole(canvas, at, reach, Ink::White);
        self.whole(canvas, at, reach - 4, self.ink());
    }

    /// Paints the shape in one ink, drawn row by row at its size.
    fn whole(self, canvas: &mut Canvas, at: Point, reach: i32, ink: Ink) {
        if matches!(self, Self::Blue | Self::Beige) {
            return disc(canvas, at, reach, ink);
        }
        for y in -reach..=reach {
            let half = match self {
                Self::Blue | Self::Beige => 0,
                Self::Green | Self::Silver => reach - 3,
                Self::Yellow | Self::Orange => reach - y.abs(),
                // Its foot is a little wider than it is high.
                Self::Red | Self::Russet => (y + reach) * 9 / 16,
                Self::Black | Self::Brown | Self::Lilac if y.abs() * 3 <= reach => reach,
                Self::Black | Self::Brown | Self::Lilac => reach / 3,
            };
            fill(canvas, area(at.x - half, at.y + y, 2 * half + 1, 1), ink);
        }
    }

    const fn big(self) -> &'static Sprite {
        match self {
            Self::Red | Self::Russet => &BIG_TRIANGLE,
            Self::Blue | Self::Beige => &BIG_DISC,
            Self::Green | Self::Silver => &BIG_SQUARE,
            Self::Yellow | Self::Orange => &BIG_DIAMOND,
            Self::Black | Self::Brown | Self::Lilac => &BIG_CROSS,
        }
    }
}

const TRIANGLE: Sprite = sprite![
    "...#...", //
    "..#o#..", //
    "..#o#..", //
    ".#ooo#.", //
    ".#ooo#.", //
    "#ooooo#", //
    "#######",
];
const DISC: Sprite = sprite![
    "..###..", //
    ".#ooo#.", //
    "#ooooo#", //
    "#ooooo#", //
    "#ooooo#", //
    ".#ooo#.", //
    "..###..",
];
const SQUARE: Sprite = sprite![
    "#######", //
    "#ooooo#", //
    "#ooooo#", //
    "#ooooo#", //
    "#ooooo#", //
    "#ooooo#", //
    "#######",
];
const DIAMOND: Sprite = sprite![
    "...#...", //
    "..#o#..", //
    ".#ooo#.", //
    "#ooooo#", //
    ".#ooo#.", //
    "..#o#..", //
    "...#...",
];
const CROSS: Sprite = sprite![
    "..###..", //
    "..#o#..", //
    "###o###", //
    "#ooooo#", //
    "###o###", //
    "..#o#..", //
    "..###..",
];

const BIG_TRIANGLE: Sprite = sprite![
    "......w......",
    ".....wow.....",
    ".....wow.....",
    "....wooow....",
    "....wooow....",
    "...wooooow...",
    "...wooooow...",
    "..wooooooow..",
    "..wooooooow..",
    ".wooooooooow.",
    ".wooooooooow.",
    "wooooooooooow",
    "wwwwwwwwwwwww",
];
const BIG_DISC: Sprite = sprite![
    "....wwwww....",
    "..wwoooooww..",
    ".wooooooooow.",
    ".wooooooooow.",
    "wooooooooooow",
    "wooooooooooow",
    "wooooooooooow",
    "wooooooooooow",
    "wooooooooooow",
    ".wooooooooow.",
    ".wooooooooow.",
    "..wwoooooww..",
    "....wwwww....",
];
const BIG_SQUARE: Sprite = sprite![
    ".............",
    ".wwwwwwwwwww.",
    ".wooooooooow.",
    ".wooooooooow.",
    ".wooooooooow.",
    ".wooooooooow.",
    ".wooooooooow.",
    ".wooooooooow.",
    ".wooooooooow.",
    ".wooooooooow.",
    ".wooooooooow.",
    ".wwwwwwwwwww.",
    ".............",
];
const BIG_DIAMOND: Sprite = sprite![
    "......w......",
    ".....wow.....",
    "....wooow....",
    "...wooooow...",
    "..wooooooow..",
    ".wooooooooow.",
    "wooooooooooow",
    ".wooooooooow.",
    "..wooooooow..",
    "...wooooow...",
    "....wooow....",
    ".....wow.....",
    "......w......",
];
const BIG_CROSS: Sprite = sprite![
    "....wwwww....",
    "....wooow....",
    "....wooow....",
    "....wooow....",
    "wwwwwooowwwww",
    "wooooooooooow",
    "wooooooooooow",
    "wooooooooooow",
    "wwwwwooowwwww",
    "....wooow....",
    "....wooow....",
    "....wooow....",
    "....wwwww....",
];
