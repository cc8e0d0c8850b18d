//! The letters of a font as rows of bits, unpacked while the program is compiled.
//!
//! The fonts come packed bit by bit, which a chip would have to undo for every letter of every picture. Knows no words.

use embedded_graphics::prelude::Point;

use super::{
    canvas::{Canvas, EVERY_LANE},
    ink::Ink,
    sprite::lanes,
};

/// From the blank on, and from U+00A0 on.
const LETTERS: usize = 2 * HALF;
const HALF: usize = 96;

/// One letter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    /// Where its rows begin among the bits of all letters.
    start: u16,
    /// How far it stands to the right of the pen, and how far its top is above the baseline.
    left: i8,
    top: i8,
    width: u8,
    height: u8,
    /// From its beginning to the next one's.
    advance: u8,
}

impl Letter {
    const NONE: Self = Self {
        start: 0,
        left: 0,
        top: 0,
        width: 0,
        height: 0,
        advance: 0,
    };

    /// From this letter's beginning to the next one's.
    pub const fn advance(self) -> i32 {
        self.advance as i32
    }

    /// Where it begins and ends across, for a pen at this place.
    pub const fn across(self, pen: i32) -> (i32, i32) {
        let left = pen + self.left as i32;
        (left, left + self.width as i32)
    }

    /// How many bytes each of its rows has.
    const fn bytes(self) -> usize {
        (self.width as usize).div_ceil(8)
    }
}

/// The letters of a font.
#[derive(Clone, Copy, Debug)]
pub(super) struct Font {
    letters: &'static [Letter; LETTERS],
    /// Row after row of each letter, each of as many bytes as it needs, the leftmost pixel in the lowest bit.
    bits: &'static [u8],
}

impl Font {
    /// The font of letters that were unpacked.
    pub const fn new(letters: &'static [Letter; LETTERS], bits: &'static [u8]) -> Self {
        Self { letters, bits }
    }

    /// A letter; one without pixels that takes no room where the font has none.
    #[inline]
    pub fn letter(&self, letter: char) -> Letter {
        let place = match u32::from(letter) {
            code @ 0x20..0x80 => code - 0x20,
            code @ 0xA0..0x100 => code - 0xA0 + HALF as u32,
            _ => return Letter::NONE,
        };
        let known = self.letters.get(place as usize);
        known.copied().unwrap_or(Letter::NONE)
    }

    /// Paints a letter with the pen at a point of the baseline.
    pub fn paint(&self, canvas: &mut Canvas, letter: Letter, pen: Point, ink: Ink) {
        let mut bits = self
            .bits
            .get(usize::from(letter.start)..)
            .unwrap_or(&[])
            .iter();
        let (left, _) = letter.across(pen.x);
        let top = pen.y - i32::from(letter.top);
        // What lies outside of the canvas has no word: a negative place becomes a large one.
        let (first, shift) = (left >> 3, (left & 7) * 4);
        let bytes = letter.bytes() as i32;
        let colour = ink as u32 * EVERY_LANE;
        for y in top..top + i32::from(letter.height) {
            let row = canvas.rows_mut().get_mut(y as usize);
            // The bits of a row outside are passed by.
            let row = row.map_or(&mut [][..], |row| &mut row[..]);
            for place in first..first + bytes {
                let mask = lanes(bits.next().copied().unwrap_or(0));
                if let Some(word) = row.get_mut(place as usize) {
                    *word ^= (*word ^ colour) & (mask << shift);
                }
                let rest = (mask >> 4) >> (28 - shift);
                if rest != 0
                    && let Some(word) = row.get_mut((place + 1) as usize)
                {
                    *word ^= (*word ^ colour) & rest;
                }
            }
        }
    }
}

/// Unpacks a font of the crate while compiling.
macro_rules! font {
    ($name:ident) => {{
        use u8g2_fonts::{Font as _, fonts::$name};
        use $crate::ui::font::{Font, Packed};
        const PACKED: Packed = Packed($name::DATA);
        const LETTERS: [$crate::ui::font::Letter; 192] = PACKED.letters();
        const BITS: [u8; PACKED.room()] = PACKED.bits();
        const FONT: Font = Font::new(&LETTERS, &BITS);
        &FONT
    }};
}
pub(super) use font;

/// A font as U8g2 packs it: a head, which tells how many bits each number has, and the letters, each with its code and the
/// length of its bytes. Its pixels are runs of clear and painted ones, which may repeat.
#[derive(Clone, Copy)]
pub(super) struct Packed(pub &'static [u8]);

#[expect(
    clippy::indexing_slicing,
    reason = "runs at compile time only: what is not there does not compile"
)]
impl Packed {
    /// Where the first letter is.
    const HEAD: usize = 23;

    /// All letters.
    pub const fn letters(self) -> [Letter; LETTERS] {
        let mut letters = [Letter::NONE; LETTERS];
        let (mut place, mut start) = (0, 0);
        while place < LETTERS {
            if let Some(at) = self.find(place) {
                letters[place] = self.shape(at).0;
                letters[place].start = start;
                start += (letters[place].bytes() * letters[place].height as usize) as u16;
            }
            place += 1;
        }
        letters
    }

    /// How many bytes the rows of all letters take.
    pub const fn room(self) -> usize {
        let last = self.letters()[LETTERS - 1];
        last.start as usize + last.bytes() * last.height as usize
    }

    /// The rows of all letters.
    pub const fn bits<const N: usize>(self) -> [u8; N] {
        let mut bits = [0; N];
        let letters = self.letters();
        let mut place = 0;
        while place < LETTERS {
            if let Some(at) = self.find(place) {
                let (_, mut reader) = self.shape(at);
                let letter = letters[place];
                let whole = letter.width as usize * letter.height as usize;
                let mut pixel = 0;
                while pixel < whole {
                    let clear = reader.number(self.0[2]) as usize;
                    let painted = reader.number(self.0[3]) as usize;
                    let mut again = true;
                    while again {
                        pixel += clear;
                        let end = pixel + painted;
                        while pixel < end && pixel < whole {
                            let (x, y) =
                                (pixel % letter.width as usize, pixel / letter.width as usize);
                            let byte = letter.start as usize + y * letter.bytes() + x / 8;
                            bits[byte] |= 1 << (x % 8);
                            pixel += 1;
                        }
                        again = reader.number(1) == 1;
                    }
                }
            }
            place += 1;
        }
        bits
    }

    /// Where the letter at a place of our table begins, behind its code and its length.
    const fn find(self, place: usize) -> Option<usize> {
        let code = if place < HALF {
            place + 0x20
        } else {
            place - HALF + 0xA0
        };
        let mut at = Self::HEAD;
        while self.0[at + 1] != 0 {
            if self.0[at] as usize == code {
                return Some(at + 2);
            }
            at += self.0[at + 1] as usize;
        }
        None
    }

    /// The measures of a letter, and what is left to read of it.
    const fn shape(self, at: usize) -> (Letter, Reader) {
        let mut reader = Reader {
            bytes: self.0,
            bit: at * 8,
        };
        let width = reader.number(self.0[4]);
        let height = reader.number(self.0[5]);
        let left = reader.signed(self.0[6]);
        let below = reader.signed(self.0[7]);
        let advance = reader.signed(self.0[8]);
        assert!(advance >= 0, "no letter goes backwards");
        let letter = Letter {
            start: 0,
            left,
            top: height as i8 + below,
            width,
            height,
            advance: advance as u8,
        };
        (letter, reader)
    }
}

/// Reads numbers of a few bits, the lowest first.
struct Reader {
    bytes: &'static [u8],
    bit: usize,
}

#[expect(
    clippy::indexing_slicing,
    reason = "runs at compile time only: what is not there does not compile"
)]
impl Reader {
    const fn number(&mut self, bits: u8) -> u8 {
        let (mut number, mut read) = (0, 0);
        while read < bits {
            let byte = self.bytes[self.bit / 8];
            number |= (byte >> (self.bit % 8) & 1) << read;
            self.bit += 1;
            read += 1;
        }
        number
    }

    const fn signed(&mut self, bits: u8) -> i8 {
        self.number(bits) as i8 - (1 << (bits - 1))
    }
}
