//! Text in four sizes, with the letters of English, German and Dutch.
//!
//! The letters are Adobe's Helvetica for X11, drawn pixel by pixel for screens like ours. Knows no words.

use embedded_graphics::prelude::*;

use super::{
    canvas::Canvas,
    font::{Font, font},
    ink::Ink,
};

/// A size of type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// For notes and lists: capitals of 8 pixels.
    Small,
    /// For names on a map: bold capitals of 8 pixels.
    Label,
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
    pub const ALL: [Self; 4] = [Self::Small, Self::Label, Self::Body, Self::Title];

    /// The size that is read: the next larger one where large text is set. Names on a map keep theirs, for a larger one would
    /// cover its neighbours.
    #[must_use]
    pub const fn read(self, large: bool) -> Self {
        match self {
            Self::Small if large => Self::Body,
            Self::Body if large => Self::Title,
            _ => self,
        }
    }

    const fn font(self) -> &'static Font {
        match self {
            Self::Small => font!(u8g2_font_helvR08_tf),
            Self::Label => font!(u8g2_font_helvB08_tf),
            Self::Body => font!(u8g2_font_helvB10_tf),
            Self::Title => font!(u8g2_font_helvB14_tf),
        }
    }

    /// From the top of an accented capital to the baseline.
    pub const fn ascent(self) -> i32 {
        match self {
            Self::Small | Self::Label => 11,
            Self::Body => 14,
            Self::Title => 18,
        }
    }

    /// From the baseline to the bottom of a letter that hangs below it.
    pub const fn descent(self) -> i32 {
        match self {
            Self::Small | Self::Label => 2,
            Self::Body => 3,
            Self::Title => 4,
        }
    }

    /// From one line's top to the next one's.
    pub const fn line(self) -> i32 {
        self.ascent() + self.descent()
    }
}

/// How many pixels wide a text is.
pub fn width(text: &str, size: Type) -> i32 {
    let font = size.font();
    text.chars()
        .map(|letter| font.letter(letter).advance())
        .sum()
}

/// Where the painted part of a text begins, and how wide it is, for a pen that begins at 0.
fn extent(text: &str, font: &Font) -> (i32, i32) {
    let (mut begin, mut end, mut pen) = (0, 0, 0);
    for letter in text.chars() {
        let letter = font.letter(letter);
        let (left, right) = letter.across(pen);
        if begin == end {
            (begin, end) = (left, right);
        } else if left != 0 {
            (begin, end) = (begin.min(left), end.max(right));
        }
        pen += letter.advance();
    }
    (begin, end - begin)
}

/// Draws one line of text; `at` lies on the top of its line. A character without a glyph is left out.
pub fn draw(canvas: &mut Canvas, text: &str, at: Point, align: Align, size: Type, ink: Ink) {
    let font = size.font();
    let mut pen = at + Point::new(0, size.ascent());
    pen.x -= match align {
        Align::Left => 0,
        Align::Centre => {
            let (begin, wide) = extent(text, font);
            begin + wide / 2
        }
        Align::Right => width(text, size) - 1,
    };
    for letter in text.chars() {
        let letter = font.letter(letter);
        font.paint(canvas, letter, pen, ink);
        pen.x += letter.advance();
    }
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
    let large = [Type::Title, Type::Body];
    large.into_iter().find(fits).unwrap_or(Type::Small)
}

/// The size in which a line is read here: the large one where that is set, unless it would be wider than this.
pub fn read(canvas: &Canvas, text: &str, size: Type, width_at_most: i32) -> Type {
    let large = canvas.read(size);
    if width(text, large) <= width_at_most {
        large
    } else {
        size
    }
}

/// The size in which lines of this width are read here: the large one where that is set, unless they would be taller than
/// this.
pub fn read_lines(canvas: &Canvas, text: &str, size: Type, wide: i32, tall: i32) -> Type {
    let large = canvas.read(size);
    if height(text, large, wide) <= tall {
        large
    } else {
        size
    }
}

/// How tall a text is in lines no wider than this.
pub fn height(text: &str, size: Type, width_at_most: i32) -> i32 {
    lines(text, size, width_at_most).count() as i32 * size.line()
}

/// Draws one line of text in the size in which it is read here within a width. It keeps the middle that it has in its own.
pub fn draw_read(
    canvas: &mut Canvas,
    text: &str,
    at: Point,
    (align, width_at_most): (Align, i32),
    size: Type,
    ink: Ink,
) {
    let read = read(canvas, text, size, width_at_most);
    let lift = (read.line() - size.line()) / 2;
    draw(canvas, text, at - Point::new(0, lift), align, read, ink);
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
    use u8g2_fonts::{
        FontRenderer, fonts,
        types::{FontColor, HorizontalAlignment, VerticalPosition},
    };

    use super::*;

    /// The same font behind the renderer that comes with it.
    fn renderer(size: Type) -> FontRenderer {
        match size {
            Type::Small => FontRenderer::new::<fonts::u8g2_font_helvR08_tf>(),
            Type::Label => FontRenderer::new::<fonts::u8g2_font_helvB08_tf>(),
            Type::Body => FontRenderer::new::<fonts::u8g2_font_helvB10_tf>(),
            Type::Title => FontRenderer::new::<fonts::u8g2_font_helvB14_tf>(),
        }
        .with_ignore_unknown_chars(true)
    }

    /// Every letter and sign that a text of ours may hold.
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\
        ÄÖÜäöüßÉËÏÓÚÈÊéëïóúèêàáîç.,:;!?-+*/%&()'\"=<>×·°«»";

    fn bounds(letter: char, size: Type) -> Rectangle {
        let text = letter.to_string();
        renderer(size)
            .get_rendered_dimensions(text.as_str(), Point::zero(), VerticalPosition::Baseline)
            .unwrap_or_else(|_| panic!("no glyph for {letter} in {size:?}"))
            .bounding_box
            .unwrap_or_else(|| panic!("no glyph for {letter} in {size:?}"))
    }

    #[test]
    fn every_letter_of_the_three_languages_has_a_glyph_within_its_line() {
        for size in Type::ALL {
            for letter in LETTERS.chars() {
                let extent = bounds(letter, size);
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
    fn a_text_is_as_wide_and_painted_as_the_fonts_own_renderer_says() {
        let every = (1..0x120)
            .filter_map(char::from_u32)
            .filter(|&letter| letter != '\n');
        let mut texts: Vec<_> = every.map(String::from).collect();
        texts.extend(["", " ", " jay ", "Wj ", "\u{2603}a", LETTERS].map(String::from));
        let places = [
            (100, 100),
            (101, 97),
            (-3, -4),
            (236, 233),
            (0, 0),
            (7, 250),
        ];
        let mut painted = 0;
        for (text, size) in texts
            .iter()
            .flat_map(|text| Type::ALL.map(|size| (text, size)))
        {
            let font = renderer(size);
            let whole = font
                .get_rendered_dimensions(text.as_str(), Point::zero(), VerticalPosition::Baseline)
                .map_or(0, |dimensions| dimensions.advance.x);
            assert_eq!(width(text, size), whole, "{text:?} in {size:?}");
            for (align, same) in [
                (Align::Left, HorizontalAlignment::Left),
                (Align::Centre, HorizontalAlignment::Center),
                (Align::Right, HorizontalAlignment::Right),
            ] {
                for (x, y) in places {
                    let (mut ours, mut theirs) = (Canvas::new(), Canvas::new());
                    draw(&mut ours, text, Point::new(x, y), align, size, Ink::Sand);
                    let baseline = Point::new(x, y + size.ascent());
                    let _ = font.render_aligned(
                        text.as_str(),
                        baseline,
                        VerticalPosition::Baseline,
                        same,
                        FontColor::Transparent(Ink::Sand),
                        &mut theirs,
                    );
                    assert!(
                        ours == theirs,
                        "{text:?} in {size:?}, {align:?} at {x}, {y}"
                    );
                    painted += usize::from(ours != Canvas::new());
                }
            }
        }
        assert!(painted > 5000, "{painted} were on the canvas");
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

    #[test]
    fn a_large_text_is_read_where_it_has_room_and_keeps_its_middle() {
        let rows = |canvas: &Canvas| {
            let inked = |y: &usize| (0..240).any(|x| canvas.ink(x, *y) == Ink::White);
            let rows: Vec<usize> = (0..240).filter(inked).collect();
            (rows[0], rows[rows.len() - 1])
        };
        let mut heights = Vec::new();
        for (large, room) in [(false, 200), (true, 200), (true, 12)] {
            let mut canvas = Canvas::new();
            canvas.set_large(large);
            let (at, room) = (Point::new(20, 100), (Align::Left, room));
            draw_read(&mut canvas, "HH", at, room, Type::Small, Ink::White);
            let (top, bottom) = rows(&canvas);
            heights.push(bottom - top + 1);
            assert!((top + bottom).abs_diff(211) <= 2, "{top} to {bottom}");
        }
        assert_eq!(heights, [8, 11, 8]);
        let (mut canvas, words) = (Canvas::new(), "one two three four five");
        canvas.set_large(true);
        assert_eq!(read_lines(&canvas, words, Type::Small, 60, 99), Type::Body);
        assert_eq!(read_lines(&canvas, words, Type::Small, 60, 30), Type::Small);
    }
}
