//! What is on the terminal: the picture in the middle, the legend in the line under it, a note in the last line.
//!
//! Does not know what the picture shows, nor who reads the keys.

use std::io;

use crossterm::terminal::{size, window_size};
use durbar::ui::{ink::Rgb, key::Key};

use super::{
    ansi::{self, Depth, Layer},
    bands::{Bands, Cell, Graphics},
    blocks::{self, Blocks},
    keyboard, kitty,
    machine::Signs,
    picture::Picture,
    probe::Answers,
};

/// How many lines there are under the picture.
const LINES: usize = 2;

/// The picture and what is around it, in a terminal of one size.
pub struct Screenful {
    view: View,
    columns: usize,
    rows: usize,
    depth: Depth,
    note: String,
    /// The signs in the legend; nothing before the first drawing, which also clears the terminal.
    signs: Option<Signs>,
}

enum View {
    Blocks(Blocks),
    Bands(Bands),
}

impl Screenful {
    /// One for the terminal as large as it is now, not drawn yet. A note is shown under the legend.
    pub fn new(answers: Answers, depth: Depth, note: Option<&str>) -> io::Result<Self> {
        let (columns, rows) = size().map(|(columns, rows)| (columns.into(), rows.into()))?;
        Ok(Self::sized(
            columns,
            rows,
            answers,
            cell(answers),
            depth,
            note,
        ))
    }

    fn sized(
        columns: usize,
        rows: usize,
        answers: Answers,
        cell: Option<Cell>,
        depth: Depth,
        note: Option<&str>,
    ) -> Self {
        let graphics = match answers {
            Answers { kitty: true, .. } => Some(Graphics::Kitty),
            Answers { sixel: true, .. } => Some(Graphics::Sixel),
            _ => None,
        };
        let above = rows.saturating_sub(LINES);
        let mut notes: Vec<String> = note.into_iter().map(String::from).collect();
        let view = match graphics.zip(cell) {
            Some((graphics, cell)) => View::Bands(Bands::new(columns, above, cell, graphics)),
            None => {
                let blocks = Blocks::new(columns, above, depth);
                if !blocks.full() {
                    let (full_columns, full_rows) = blocks::FULL;
                    // First, since the end of a long note is cut off.
                    notes.insert(0, format!(
                        "{full_columns} x {} characters would show every dot, here are {columns} x {rows}",
                        full_rows + LINES
                    ));
                }
                View::Blocks(blocks)
            }
        };
        Self {
            view,
            columns,
            rows,
            depth,
            note: notes.join("; "),
            signs: None,
        }
    }

    /// The same with a sentence for a note that matters more than any other.
    pub fn telling(self, sentence: &str) -> Self {
        Self {
            note: sentence.into(),
            ..self
        }
    }

    /// Writes what differs from what is on the terminal.
    pub fn draw(&mut self, out: &mut Vec<u8>, picture: &Picture, signs: Signs) -> io::Result<()> {
        if self.signs.is_none() {
            out.extend(b"\x1b[0m\x1b[2J");
            if matches!(self.view, View::Bands(_)) {
                // Terminals without these graphics pass over the command.
                out.extend(kitty::CLEAR);
            }
            let note: String = self.note.chars().take(self.columns).collect();
            self.line(out, 1, note.chars().count());
            out.extend(note.as_bytes());
        }
        if self.signs.replace(signs) != Some(signs) {
            self.legend(out, signs);
        }
        match &mut self.view {
            View::Blocks(blocks) => blocks.draw(out, picture),
            View::Bands(bands) => bands.draw(out, picture).map_err(io::Error::other)?,
        }
        Ok(())
    }

    /// Goes to the beginning of a text that shall stand in the middle of a line, counted from the last.
    fn line(&self, out: &mut Vec<u8>, from_last: usize, length: usize) {
        let left = self.columns.saturating_sub(length) / 2;
        ansi::go(out, left, self.rows.saturating_sub(from_last));
    }

    fn legend(&self, out: &mut Vec<u8>, signs: Signs) {
        let mut keys = String::from("arrow keys");
        for key in [Key::A, Key::B, Key::X, Key::Y] {
            keys.push_str("  ");
            keys.push_str(key.name());
            // One other cap is enough here; the help tells them all.
            if let Some(other) = keyboard::others(key).next() {
                keys.push('/');
                keys.push_str(other);
            }
        }
        let keys = format!("{keys}  Ctrl-Q ends   light {:>3} %  ", signs.light);
        let lamp = if signs.lamp == Rgb::BLACK {
            "○"
        } else {
            "●"
        };
        let tone = signs.tone.map(|hertz| format!("♪ {hertz} Hz"));
        // Always as long, so that it writes over the one before.
        let tone = format!("  {:<10}", tone.unwrap_or_default());
        let length = keys.chars().count() + 1 + tone.chars().count();
        self.line(out, LINES, length);
        if length > self.columns {
            out.extend(
                keys.chars()
                    .take(self.columns)
                    .collect::<String>()
                    .as_bytes(),
            );
            return;
        }
        out.extend(keys.as_bytes());
        if signs.lamp != Rgb::BLACK {
            ansi::colour(out, Layer::Front, self.depth, signs.lamp);
        }
        out.extend(lamp.as_bytes());
        ansi::plain(out);
        out.extend(tone.as_bytes());
    }
}

/// The size of a character: as the system says, which follows a change of the font, or as the terminal said.
fn cell(answers: Answers) -> Option<Cell> {
    let now = window_size().ok().and_then(|size| {
        let part = |pixels: u16, cells: u16| {
            let pixels = usize::from(pixels).checked_div(cells.into())?;
            (pixels > 0).then_some(pixels)
        };
        Some(Cell {
            width: part(size.width, size.columns)?,
            height: part(size.height, size.rows)?,
        })
    });
    now.or(answers.cell)
}

#[cfg(test)]
mod tests {
    use durbar::ui::canvas::SIDE;

    use super::*;

    const CELL: Option<Cell> = Some(Cell {
        width: 8,
        height: 16,
    });

    fn drawn(screenful: &mut Screenful, signs: Signs) -> String {
        let mut out = Vec::new();
        let picture = Picture::new(SIDE, Rgb::BLACK);
        screenful
            .draw(&mut out, &picture, signs)
            .expect("a screenful");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn the_best_that_the_terminal_has_is_taken() {
        let nothing = Answers::default();
        let both = Answers {
            kitty: true,
            sixel: true,
            ..nothing
        };
        let sixel = Answers {
            sixel: true,
            ..nothing
        };
        for (answers, cell, sign) in [
            (both, CELL, "\x1b_Ga=T"),
            (sixel, CELL, "\x1bP0;1q"),
            (sixel, None, "▀"),
            (nothing, CELL, "▀"),
        ] {
            let mut screenful = Screenful::sized(80, 24, answers, cell, Depth::True, None);
            assert!(
                drawn(&mut screenful, Signs::default()).contains(sign),
                "{sign:?}"
            );
        }
    }

    #[test]
    fn a_small_terminal_says_what_would_be_large_enough() {
        let note = |columns, rows| {
            let nothing = Answers::default();
            let mut screenful =
                Screenful::sized(columns, rows, nothing, None, Depth::True, Some("why"));
            drawn(&mut screenful, Signs::default())
        };
        let large = "240 x 122 characters would show every dot, here are 100 x 40";
        assert!(note(100, 40).contains(&format!("{large}; why")));
        assert!(!note(240, 122).contains("every dot"));
        assert!(note(240, 121).contains("every dot"));
        for (columns, rows) in [(0, 0), (1, 1), (3, 2), (10, 200)] {
            note(columns, rows);
        }
    }

    #[test]
    fn nothing_new_writes_nothing_and_a_sign_only_the_legend() {
        let mut screenful = Screenful::sized(100, 40, Answers::default(), None, Depth::True, None);
        let signs = Signs::default();
        assert!(drawn(&mut screenful, signs).contains('▀'));
        assert_eq!(drawn(&mut screenful, signs), "");
        let lit = Signs {
            lamp: Rgb::hex(0x0A_14_1E),
            tone: Some(440),
            ..signs
        };
        let change = drawn(&mut screenful, lit);
        assert!(change.contains("\x1b[38;2;10;20;30m●"));
        assert!(change.contains("♪ 440 Hz"));
        assert!(!change.contains('▀'));
    }
}
