//! A picture as wide as the canvas, stored word by word: what lies under a map.
//!
//! Most words of eight pixels are of one ink, and neighbours of them are one code; the others are told by their place in a
//! list of different words. So the chip unpacks a whole map by copying words. Knows no map.

use super::{
    canvas::{Canvas, EVERY_LANE, SIDE, WORDS},
    sprite,
};

/// A packed picture.
#[derive(Clone, Copy, Debug, Eq)]
pub struct Ground {
    /// Words of one ink: the highest bit, the ink from bit 8 on, how many less one below. Else a place in the list.
    codes: &'static [u16],
    words: &'static [u32],
}

/// What a picture is packed into while compiling.
#[derive(Clone, Copy, Debug)]
pub struct Packed {
    codes: [u16; 4096],
    words: [u32; 1024],
    /// How many of each there are.
    pub room: (usize, usize),
}

/// Packs a picture while compiling: a file of rows of letters, those of a sprite, beside the file that names it.
#[macro_export]
macro_rules! ground {
    ($file:literal) => {{
        use $crate::ui::ground::{Ground, Packed};
        #[allow(long_running_const_eval, reason = "a picture has 46,080 letters")]
        const PACKED: Packed = Packed::read(include_bytes!($file));
        const CODES: [u16; PACKED.room.0] = PACKED.codes();
        const WORDS: [u32; PACKED.room.1] = PACKED.words();
        Ground::new(&CODES, &WORDS)
    }};
}
pub use ground;

#[expect(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "runs at compile time only: what is no picture does not compile"
)]
impl Packed {
    /// The mark of words of one ink.
    const SOLID: u16 = 0x8000;

    /// Packs rows of letters, each as long as the canvas is wide.
    pub const fn read(text: &[u8]) -> Self {
        let mut packed = Self {
            codes: [0; 4096],
            words: [0; 1024],
            room: (0, 0),
        };
        assert!(
            text.len().is_multiple_of(SIDE + 1),
            "a row has another length"
        );
        let rows = text.len() / (SIDE + 1);
        let mut at = 0;
        while at < rows * WORDS {
            let (row, place) = (at / WORDS, at % WORDS);
            packed.add(Self::word(text, row * (SIDE + 1) + place * 8));
            assert!(
                text[row * (SIDE + 1) + SIDE] == b'\n',
                "a row has another length"
            );
            at += 1;
        }
        packed
    }

    /// Eight letters as a word of the canvas.
    const fn word(text: &[u8], from: usize) -> u32 {
        let (mut word, mut lane) = (0, 0);
        while lane < 8 {
            let Some(ink) = sprite::ink(text[from + lane]) else {
                panic!("a picture of the ground holds a letter that stands for no ink");
            };
            word |= (ink as u32) << (4 * lane);
            lane += 1;
        }
        word
    }

    const fn add(&mut self, word: u32) {
        let (codes, words) = self.room;
        if word == (word & 0xF) * EVERY_LANE {
            let first = Self::SOLID | ((word & 0xF) as u16) << 8;
            let last = if codes > 0 { self.codes[codes - 1] } else { 0 };
            if last & 0xFF00 == first && last & 0xFF < 0xFF {
                self.codes[codes - 1] += 1;
            } else {
                self.codes[codes] = first;
                self.room.0 += 1;
            }
            return;
        }
        let mut place = 0;
        while place < words && self.words[place] != word {
            place += 1;
        }
        if place == words {
            self.words[place] = word;
            self.room.1 += 1;
        }
        self.codes[codes] = place as u16;
        self.room.0 += 1;
    }

    /// The codes that were needed.
    pub const fn codes<const N: usize>(&self) -> [u16; N] {
        let (mut codes, mut at) = ([0; N], 0);
        while at < N {
            codes[at] = self.codes[at];
            at += 1;
        }
        codes
    }

    /// The words that were needed.
    pub const fn words<const N: usize>(&self) -> [u32; N] {
        let (mut words, mut at) = ([0; N], 0);
        while at < N {
            words[at] = self.words[at];
            at += 1;
        }
        words
    }
}

impl Ground {
    /// The picture of what was packed.
    pub const fn new(codes: &'static [u16], words: &'static [u32]) -> Self {
        Self { codes, words }
    }

    /// Paints the picture from a row down.
    pub fn paint(self, canvas: &mut Canvas, top: usize) {
        canvas.lay(self, top);
    }

    /// Unpacks the picture into rows, as far as there are any.
    #[inline(never)]
    pub(super) fn unpack(self, rows: &mut [[u32; WORDS]]) {
        let mut left = rows.as_flattened_mut();
        for &code in self.codes {
            let (word, many) = match self.words.get(usize::from(code)) {
                Some(word) => (*word, 1),
                None => {
                    let ink = u32::from(code) >> 8 & 0xF;
                    (ink * EVERY_LANE, usize::from(code & 0xFF) + 1)
                }
            };
            let Some((now, after)) = left.split_at_mut_checked(many) else {
                return;
            };
            now.fill(word);
            left = after;
        }
    }
}

/// The same where it lies in the same place: nobody compares pictures.
impl PartialEq for Ground {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.codes, other.codes)
    }
}
