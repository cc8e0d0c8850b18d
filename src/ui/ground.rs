//! A picture as wide as the canvas, stored run by run: what lies under a map.
//!
//! A run is one byte: its ink above, its length less one below. Knows no map.

use super::{
    canvas::{Canvas, EVERY_LANE, SIDE},
    sprite,
};

/// A packed picture.
#[derive(Clone, Copy, Debug)]
pub struct Ground(&'static [u8]);

/// Packs a picture while compiling: a file of rows of letters, those of a sprite, beside the file that names it.
#[macro_export]
macro_rules! ground {
    ($file:literal) => {{
        use $crate::ui::ground::Ground;
        const TEXT: &[u8] = include_bytes!($file);
        const RUNS: [u8; Ground::room(TEXT)] = Ground::pack(TEXT);
        Ground::new(&RUNS)
    }};
}
pub use ground;

#[expect(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "runs at compile time only: what is no picture does not compile"
)]
impl Ground {
    /// Pixels of a run, at most.
    const LONGEST: usize = 16;

    /// How many runs a picture has.
    pub const fn room(text: &[u8]) -> usize {
        let (mut runs, mut from) = (0, 0);
        while from < text.len() {
            (from, runs) = (Self::end(text, from), runs + 1);
        }
        runs
    }

    /// The runs of a picture. Rows of another length than the canvas is wide do not compile.
    pub const fn pack<const N: usize>(text: &[u8]) -> [u8; N] {
        let mut runs = [0; N];
        let (mut run, mut from) = (0, 0);
        while run < N {
            let to = Self::end(text, from);
            let Some(ink) = sprite::ink(text[from]) else {
                panic!("a picture of the ground holds a letter that stands for no ink");
            };
            let ends_row = text[to - 1] == b'\n';
            assert!(
                !ends_row || to % (SIDE + 1) == 0,
                "a row has another length"
            );
            let length = to - from - ends_row as usize;
            runs[run] = (ink as u8) << 4 | (length - 1) as u8;
            (run, from) = (run + 1, to);
        }
        runs
    }

    /// Where a run ends; the end of a row belongs to the run before it.
    const fn end(text: &[u8], from: usize) -> usize {
        let mut to = from;
        while to - from < Self::LONGEST && text[to] == text[from] {
            to += 1;
        }
        if text[to] == b'\n' { to + 1 } else { to }
    }

    /// The picture of these runs.
    pub const fn new(runs: &'static [u8]) -> Self {
        Self(runs)
    }

    /// Paints the picture from a row down.
    #[inline(never)]
    pub fn paint(self, canvas: &mut Canvas, top: usize) {
        let rows = canvas.rows_mut().get_mut(top..).unwrap_or(&mut []);
        let mut words = rows.as_flattened_mut().iter_mut();
        // Runs fill word after word; a row ends with a word. What lies above `lane` in `word` is of the last run.
        let (mut word, mut lane) = (0, 0);
        for run in self.0.iter().copied().map(u32::from) {
            let colour = (run >> 4) * EVERY_LANE;
            word = word & !(u32::MAX << lane) | colour << lane;
            lane += ((run & 0xF) + 1) * 4;
            while lane >= 32 {
                if let Some(next) = words.next() {
                    *next = word;
                }
                (word, lane) = (colour, lane - 32);
            }
        }
    }
}
