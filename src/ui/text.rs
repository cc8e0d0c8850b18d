//! Text in three sizes, with the letters of English, German and Dutch.
//!
//! The letters are Adobe's Helvetica for X11, drawn pixel by pixel for screens like ours. Knows no words.

use embedded_graphics::prelude::*;
use u8g2_fonts::{
    FontRenderer, fonts,
    types::{FontColor, HorizontalAlignment, VerticalPosition},
};

use super::{canvas::Canvas, ink::Ink};

/// A size of type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// For notes and lists: capitals of 8 pixels.
    Small,
    /// For what a player reads at arm's length: bold capitals of 11 pixels.
    Body,
    /// For names and headings: bold capitals of 14 pixels.
    Title,
}

/// Where a text stands to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// The point is its left end.
    Left,
    /// The point is its middle.
    Centre,
    /// The point is its right end.
    Right,
}

impl Type {
    /// All sizes.
    pub const ALL: [Self; 3] = [Self::Small, Self::Body, Self::Title];

    const fn font(self) -> &'static FontRenderer {
        const SMALL: FontRenderer =
            FontRenderer::new::<fonts::u8g2_font_helvR08_tf>().with_ignore_unknown_chars(true);
        const BODY: FontRenderer =
            FontRenderer::new::<fonts::u8g2_font_helvB10_tf>().with_ignore_unknown_chars(true);
        const TITLE: FontRenderer =
            FontRenderer::new::<fonts::u8g2_font_helvB14_tf>().with_ignore_unknown_chars(true);
        match self {
            Self::Small => &SMALL,
            Self::Body => &BODY,
            Self::Title => &TITLE,
        }
    }

    const fn advances(self) -> &'static [[u8; 96]; 2] {
        match self {
            Self::Small => &SMALL_ADVANCES,
            Self::Body => &BODY_ADVANCES,
            Self::Title => &TITLE_ADVANCES,
        }
    }

    /// From the top of an accented capital to the baseline.
    pub const fn ascent(self) -> i32 {
        match self {
            Self::Small => 11,
            Self::Body => 14,
            Self::Title => 18,
        }
    }

    /// From the baseline to the bottom of a letter that hangs below it.
    pub const fn descent(self) -> i32 {
        match self {
            Self::Small => 2,
            Self::Body => 3,
            Self::Title => 4,
        }
    }

    /// From one line's top to the next one's.
    pub const fn line(self) -> i32 {
        self.ascent() + self.descent()
    }
}

/// How far the letters of small type reach to the next one: from the blank on, and from U+00A0 on, as the font says.
#[rustfmt::skip]
const SMALL_ADVANCES: [[u8; 96]; 2] = [
    [
        3, 3, 4, 6, 6, 9, 8, 2, 4, 4, 4, 6, 3, 4, 3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 3, 6, 5, 6, 6,
        11, 7, 7, 8, 8, 7, 6, 8, 8, 3, 5, 7, 6, 9, 8, 8, 7, 8, 7, 7, 5, 8, 7, 9, 7, 7, 7, 3, 3, 3, 6, 6,
        3, 5, 6, 5, 6, 5, 4, 6, 6, 2, 2, 5, 2, 8, 6, 6, 6, 6, 4, 5, 4, 5, 6, 8, 6, 5, 5, 3, 3, 3, 7, 0,
    ],
    [
        3, 3, 6, 6, 5, 6, 3, 6, 3, 9, 4, 6, 7, 4, 9, 3, 4, 6, 3, 3, 3, 5, 6, 3, 3, 3, 4, 6, 9, 9, 9, 6,
        7, 7, 7, 7, 7, 7, 10, 8, 7, 7, 7, 7, 3, 3, 3, 3, 8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8, 7, 7, 5,
        5, 5, 5, 5, 5, 5, 8, 5, 5, 5, 5, 5, 2, 2, 2, 2, 6, 5, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 6, 5,
    ],
];
/// The same for body type.
#[rustfmt::skip]
const BODY_ADVANCES: [[u8; 96]; 2] = [
    [
        4, 4, 7, 9, 8, 13, 11, 4, 5, 5, 6, 9, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 5, 8, 9, 8, 9,
        14, 10, 10, 11, 11, 9, 9, 11, 10, 4, 8, 10, 8, 13, 11, 12, 10, 12, 11, 10, 8, 11, 10, 14, 9, 10, 9, 5, 4, 5, 8, 8,
        5, 8, 9, 8, 9, 8, 4, 9, 9, 4, 4, 8, 4, 12, 9, 9, 9, 9, 6, 8, 5, 9, 8, 10, 7, 8, 6, 6, 4, 6, 9, 0,
    ],
    [
        4, 4, 8, 8, 8, 9, 4, 8, 5, 12, 6, 9, 9, 4, 12, 5, 6, 9, 5, 5, 5, 9, 8, 4, 5, 4, 6, 9, 12, 12, 12, 9,
        10, 10, 10, 10, 10, 10, 15, 11, 9, 9, 9, 9, 4, 4, 4, 4, 11, 11, 12, 12, 12, 12, 12, 9, 12, 11, 11, 11, 11, 10, 10, 8,
        8, 8, 8, 8, 8, 8, 13, 9, 8, 8, 8, 8, 4, 4, 4, 4, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 8,
    ],
];
/// The same for titles.
#[rustfmt::skip]
const TITLE_ADVANCES: [[u8; 96]; 2] = [
    [
        5, 5, 7, 11, 10, 16, 14, 4, 7, 7, 9, 11, 5, 6, 5, 5, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 6, 6, 11, 11, 11, 10,
        18, 14, 14, 14, 14, 13, 12, 15, 14, 5, 10, 14, 11, 16, 14, 15, 13, 15, 14, 13, 11, 14, 13, 17, 12, 13, 12, 6, 5, 6, 10, 10,
        5, 11, 12, 11, 12, 11, 7, 12, 11, 5, 5, 10, 5, 17, 11, 12, 12, 12, 7, 11, 6, 11, 9, 15, 11, 11, 10, 8, 5, 8, 11, 0,
    ],
    [
        5, 6, 10, 11, 11, 10, 5, 10, 7, 15, 8, 11, 11, 6, 15, 7, 7, 11, 6, 6, 5, 11, 10, 5, 7, 6, 8, 11, 15, 15, 15, 10,
        14, 14, 14, 14, 14, 14, 18, 14, 13, 13, 13, 13, 5, 5, 5, 5, 14, 14, 15, 15, 15, 15, 15, 11, 15, 14, 14, 14, 14, 13, 13, 10,
        11, 11, 11, 11, 11, 11, 16, 10, 11, 11, 11, 11, 5, 5, 5, 5, 12, 11, 12, 12, 12, 12, 12, 11, 12, 11, 11, 11, 11, 11, 12, 11,
    ],
];

/// How many pixels wide a text is.
pub fn width(text: &str, size: Type) -> i32 {
    text.chars().map(|letter| advance(letter, size)).sum()
}

/// From a letter's beginning to the next one's. Texts are measured many times for each picture, and the font must search
/// for a letter: for those that our languages use, a table knows.
fn advance(letter: char, size: Type) -> i32 {
    let known = |first: u32, table: &[u8; 96]| {
        let place = u32::from(letter).checked_sub(first)?;
        table.get(place as usize).copied().map(i32::from)
    };
    let [low, high] = size.advances();
    known(0x20, low)
        .or_else(|| known(0xA0, high))
        .unwrap_or_else(|| asked(letter, size))
}

/// The same, as the font says.
fn asked(letter: char, size: Type) -> i32 {
    size.font()
        .get_rendered_dimensions(letter, Point::zero(), VerticalPosition::Baseline)
        .map_or(0, |dimensions| dimensions.advance.x)
}

/// Draws one line of text; `at` lies on the top of its line.
pub fn draw(canvas: &mut Canvas, text: &str, at: Point, align: Align, size: Type, ink: Ink) {
    let baseline = at + Point::new(0, size.ascent());
    let align = match align {
        Align::Left => HorizontalAlignment::Left,
        Align::Centre => HorizontalAlignment::Center,
        Align::Right => HorizontalAlignment::Right,
    };
    // The canvas cannot fail, and a character without a glyph is left out.
    let _ = size.font().render_aligned(
        text,
        baseline,
        VerticalPosition::Baseline,
        align,
        FontColor::Transparent(ink),
        canvas,
    );
}

/// Breaks a text into lines no wider than this, at spaces; a word that is wider stands alone and is broken where it must.
pub fn lines(text: &str, size: Type, width_at_most: i32) -> impl Iterator<Item = &str> {
    let mut rest = text.trim();
    core::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        // Widths add up, letter by letter: each piece is measured once, however long the line becomes.
        let fitting = || {
            let (mut measured, mut wide) = (0, 0);
            move |end: &usize| {
                wide += rest
                    .get(measured..*end)
                    .map_or(0, |piece| width(piece, size));
                measured = *end;
                wide <= width_at_most
            }
        };
        let ends_of_words = rest
            .match_indices(' ')
            .map(|(at, _)| at)
            .chain([rest.len()]);
        let end = ends_of_words
            .take_while(fitting())
            .last()
            .unwrap_or_else(|| {
                let ends_of_letters = rest
                    .char_indices()
                    .map(|(at, letter)| at + letter.len_utf8());
                let first = rest.chars().next().map_or(0, char::len_utf8);
                ends_of_letters
                    .take_while(fitting())
                    .last()
                    .unwrap_or(first)
            });
        let (line, after) = rest.split_at(end);
        rest = after.trim_start();
        Some(line.trim_end())
    })
}

/// The longest beginning of a text, in whole words where it can be, that is no wider than this.
pub fn fitting(text: &str, size: Type, width_at_most: i32) -> &str {
    if width(text, size) <= width_at_most {
        return text;
    }
    lines(text, size, width_at_most).next().unwrap_or("")
}

/// The largest type in which a text is no wider than this; the smallest if it is in none.
pub fn largest(text: &str, width_at_most: i32) -> Type {
    let fits = |size: &Type| width(text, *size) <= width_at_most;
    let [small, body, title] = Type::ALL;
    [title, body].into_iter().find(fits).unwrap_or(small)
}

/// Draws a text of several lines from the top left corner down; answers where the next line would begin.
pub fn draw_lines(
    canvas: &mut Canvas,
    text: &str,
    at: Point,
    width_at_most: i32,
    size: Type,
    ink: Ink,
) -> Point {
    let mut at = at;
    for line in lines(text, size, width_at_most) {
        draw(canvas, line, at, Align::Left, size, ink);
        at.y += size.line();
    }
    at
}

#[cfg(test)]
mod tests {
    use embedded_graphics::primitives::Rectangle;

    use super::*;

    /// Every letter and sign that a text of ours may hold.
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\
        ÄÖÜäöüßÉËÏÓÚÈÊéëïóúèêàáîç.,:;!?-+*/%&()'\"=<>×·°«»";

    fn extent(letter: char, size: Type) -> Rectangle {
        let text = letter.to_string();
        size.font()
            .get_rendered_dimensions(text.as_str(), Point::zero(), VerticalPosition::Baseline)
            .unwrap_or_else(|_| panic!("no glyph for {letter} in {size:?}"))
            .bounding_box
            .unwrap_or_else(|| panic!("no glyph for {letter} in {size:?}"))
    }

    #[test]
    fn every_letter_of_the_three_languages_has_a_glyph_within_its_line() {
        for size in Type::ALL {
            for letter in LETTERS.chars() {
                let extent = extent(letter, size);
                let bottom = extent.bottom_right().expect("a glyph has pixels").y;
                assert!(
                    -extent.top_left.y <= size.ascent(),
                    "{letter} in {size:?} rises {}",
                    -extent.top_left.y
                );
                // Brackets may hang one pixel lower than letters do.
                assert!(
                    bottom <= size.descent(),
                    "{letter} in {size:?} hangs {bottom}"
                );
            }
        }
    }

    #[test]
    fn the_table_of_widths_says_what_the_fonts_say() {
        for size in Type::ALL {
            for letter in (0x20..0x80).chain(0xA0..0x100).filter_map(char::from_u32) {
                assert_eq!(advance(letter, size), asked(letter, size), "{letter:?}");
            }
            let whole = size
                .font()
                .get_rendered_dimensions(LETTERS, Point::zero(), VerticalPosition::Baseline)
                .map_or(0, |dimensions| dimensions.advance.x);
            assert_eq!(width(LETTERS, size), whole);
            assert_eq!(width("\u{2603}", size), asked('\u{2603}', size));
        }
    }

    #[test]
    fn lines_hold_all_words_in_order_and_none_is_too_wide() {
        let text = "  Palaces   cost twelve gold; Unternehmungslustigkeitsversicherung does not. ";
        for size in Type::ALL {
            for width_at_most in [20, 60, 100, 240] {
                let lines: Vec<_> = lines(text, size, width_at_most).collect();
                for line in &lines {
                    assert!(
                        width(line, size) <= width_at_most,
                        "{line} is wider than {width_at_most}"
                    );
                }
                let letters = |text: &str| text.replace(' ', "");
                assert_eq!(letters(&lines.concat()), letters(text));
            }
        }
        assert_eq!(lines("", Type::Small, 10).count(), 0);
        assert_eq!(
            lines("abc", Type::Small, 0).collect::<Vec<_>>(),
            ["a", "b", "c"]
        );
    }
}
