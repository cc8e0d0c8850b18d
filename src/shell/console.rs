//! The console: what can be asked of the saves over a line of plain text, and in which words it is answered.
//!
//! A request is a line, and so is each part of an answer. Behind `import` follow the lines of a playthrough, up to `end`,
//! and all of them are one request. The last line of an answer is `ok` with the number of lines before it, or `!` with a
//! sentence that says why not; no line of a match that is told can be taken for either. It does not know what carries the
//! bytes.

use core::fmt::Write;

use heapless::{String, Vec};

use crate::store::{
    Error, Listed,
    intake::{Fault, LINE},
};

/// The longest line, in bytes: as long as those of a playthrough that mean something.
pub const LONGEST: usize = LINE;

/// Takes back what was said of a line so far, as in a terminal: Ctrl-U. Who begins says it first, for somebody may have
/// pulled the plug within a line.
pub const FORGET: u8 = 0x15;

/// A line, without the sign that ends it. An empty one could not be read: it was too long, or no text.
pub type Line = String<LONGEST>;

/// What can be asked, as it is told.
pub const HELP: &str = "help          tells this\n\
list          lists the matches\n\
export NUMBER tells a finished match as a playthrough\n\
import        saves the match that the lines behind it tell, up to end\n";

/// Makes lines of bytes.
#[derive(Default)]
pub struct Reader {
    line: Vec<u8, LONGEST>,
    spoilt: bool,
}

impl Reader {
    /// Takes a byte; answers the line that it ends. Lines without anything in them mean nothing.
    pub fn feed(&mut self, byte: u8) -> Option<Line> {
        match byte {
            b'\r' | b'\n' => {
                let spoilt = core::mem::take(&mut self.spoilt);
                let line = Line::from_utf8(core::mem::take(&mut self.line));
                match line {
                    Ok(line) if !spoilt => (!line.trim().is_empty()).then_some(line),
                    _ => Some(Line::new()),
                }
            }
            FORGET => {
                *self = Self::default();
                None
            }
            // A person at a terminal corrects.
            8 | 127 => {
                // A letter beyond a to z takes several bytes.
                while self.line.pop().is_some_and(|byte| byte & 0xC0 == 0x80) {}
                None
            }
            b' '..=b'~' | 0x80.. => {
                self.spoilt |= self.line.push(byte).is_err();
                None
            }
            _ => {
                self.spoilt = true;
                None
            }
        }
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// What can be asked.
    Help,
    /// All matches.
    List,
    /// The match of this number as a playthrough.
    Export(u32),
    /// The lines that follow tell a match, which is to be saved.
    Import,
}

impl Request {
    /// Reads a line.
    pub fn read(line: &str) -> Result<Self, Refusal> {
        let mut words = line.split_ascii_whitespace();
        match (words.next(), words.next(), words.next()) {
            (None, ..) => Err(Refusal::Unreadable),
            (Some("help"), None, _) => Ok(Self::Help),
            (Some("list"), None, _) => Ok(Self::List),
            (Some("import"), None, _) => Ok(Self::Import),
            (Some("export"), Some(number), None) => match number.parse() {
                Ok(number) => Ok(Self::Export(number)),
                Err(_) => Err(Refusal::NoNumber),
            },
            (Some("export"), ..) => Err(Refusal::NoNumber),
            _ => Err(Refusal::Unknown),
        }
    }
}

/// Whether a line is the last of those that follow `import`.
#[must_use]
pub fn ends(line: &str) -> bool {
    line.trim_start().split(['#', ' ']).next() == Some("end")
}

/// Why a request is not answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The line is too long, or no plain text.
    Unreadable,
    /// There is no such request.
    Unknown,
    /// No number of a match stands behind the word.
    NoNumber,
    /// A match lies on the table.
    TableTaken,
    /// The match is not over.
    NotOver,
    /// The match is longer than what the table holds of one.
    TooLong,
    /// A key was pressed, and keys go first.
    Interrupted,
    /// A line of a text that was to be imported does not come true.
    Fault(Fault),
    /// No more lines came, and none of them was the last.
    Stopped,
    /// The saves refused.
    Store(Error<()>),
}

impl core::fmt::Display for Refusal {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Unreadable => write!(
                out,
                "a request is a line of text with {LONGEST} letters at the most; help lists the requests"
            ),
            Self::Unknown => out.write_str("there is no such request; help lists the requests"),
            Self::NoNumber => out.write_str(
                "behind export stands the number of a match, such as export 3; list tells the numbers",
            ),
            Self::TableTaken => out.write_str(
                "a match lies on the table of the device, and its secrets stay there; leave it for the first screen, and \
                 ask again",
            ),
            Self::NotOver => out.write_str(
                "the match is not over, and its text would give away what nobody at the table may know; it can be \
                 exported when it is finished",
            ),
            Self::TooLong => out.write_str(
                "the match is too long for the device to tell; its flash, taken as a whole, still has it",
            ),
            Self::Interrupted => {
                out.write_str("a key was pressed on the device, and keys go first; ask again")
            }
            Self::Fault(fault) => write!(
                out,
                "line {}: {}; nothing was saved",
                fault.line, fault.message
            ),
            Self::Stopped => out.write_str(
                "the text stopped without the line end: a part is missing, and nothing was saved",
            ),
            Self::Store(error) => write!(out, "{error}. {}", error.advice()),
        }
    }
}

impl From<Error<()>> for Refusal {
    fn from(error: Error<()>) -> Self {
        Self::Store(error)
    }
}

/// Bytes of an answer that are made at once. Between two of these the keys have their turn.
const PAGE: usize = 1024;

/// A part of an answer: the lines from one on, as many as there is room for.
pub struct Page {
    text: String<PAGE>,
    from: usize,
    seen: usize,
    full: bool,
}

impl Page {
    /// The part that begins after so many lines.
    #[must_use]
    pub const fn after(from: usize) -> Self {
        Self {
            text: String::new(),
            from,
            seen: 0,
            full: false,
        }
    }

    /// Whether it is the first part.
    #[must_use]
    pub const fn is_first(&self) -> bool {
        self.from == 0
    }

    /// Takes a line of the answer; all of them are told for each part.
    pub fn line(&mut self, line: &str) {
        if self.seen < self.from {
            self.seen = self.seen.saturating_add(1);
            return;
        }
        let room = PAGE.saturating_sub(self.text.len());
        self.full |= line.len().saturating_add(2) > room;
        if !self.full {
            // There is room for it, as was just seen.
            let _ = self.text.push_str(line);
            let _ = self.text.push_str("\r\n");
            self.seen = self.seen.saturating_add(1);
        }
    }

    /// The text of the part.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many lines the answer has with this part, and whether another follows.
    #[must_use]
    pub const fn told(&self) -> (usize, bool) {
        (self.seen, self.full)
    }
}

/// A match of the list in a line.
pub fn listed(listed: &Listed) -> String<160> {
    let mut line = String::new();
    // What does not fit is cut off: five names of the longest fit.
    let _ = write!(line, "{}", listed.number);
    if let Some(known) = &listed.summary {
        let _ = write!(line, " {}:", known.game);
        for player in &known.players {
            let name = player.name.as_str();
            let _ = write!(line, " {}", if name.is_empty() { "-" } else { name });
        }
        let _ = write!(line, ", {} actions", known.actions);
        if known.finished.is_some() {
            let _ = line.push_str(", finished");
        }
    }
    if let Some(trouble) = listed.trouble {
        let _ = write!(line, " ({trouble})");
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> std::vec::Vec<std::string::String> {
        let mut reader = Reader::default();
        let lines = bytes.iter().filter_map(|&byte| reader.feed(byte));
        lines.map(|line| line.as_str().into()).collect()
    }

    #[test]
    fn a_line_ends_by_either_sign_or_both_and_can_be_corrected() {
        assert_eq!(
            lines(b"list\r\nhelp\nexport 3\r"),
            ["list", "help", "export 3"]
        );
        assert_eq!(lines(b"lisst\x7f\x08t\r"), ["list"]);
        assert!(lines(b"\r\n\n  \r").is_empty());
        assert_eq!(lines(b"expo\x15list\r"), ["list"]);
        assert_eq!(lines(b"ex\xffpo\x15list\r"), ["list"]);
        assert_eq!(lines("# J\u{fc}\x08\u{f6}rg\r".as_bytes()), ["# Jörg"]);
    }

    #[test]
    fn what_is_too_long_or_no_plain_text_is_refused_as_a_whole_and_the_next_line_reads() {
        let mut long = [b'x'; LONGEST + 1].to_vec();
        long.extend(b"\rlist\r");
        assert_eq!(lines(&long), ["", "list"]);
        assert_eq!(lines(b"li\xffst\rlist\r"), ["", "list"]);
        assert_eq!(lines(b"li\x01st\rlist\r"), ["", "list"]);
        assert_eq!(Request::read(""), Err(Refusal::Unreadable));
    }

    #[test]
    fn a_request_is_read_whole_or_not_at_all() {
        assert_eq!(Request::read(" list "), Ok(Request::List));
        assert_eq!(Request::read("export 17"), Ok(Request::Export(17)));
        for wrong in ["export", "export -1", "export 1 2", "export 99999999999"] {
            assert_eq!(Request::read(wrong), Err(Refusal::NoNumber), "{wrong}");
        }
        for wrong in ["list all", "LIST", "delete 1"] {
            assert_eq!(Request::read(wrong), Err(Refusal::Unknown), "{wrong}");
        }
    }

    #[test]
    fn pages_make_an_answer_without_a_gap() {
        let all: std::vec::Vec<_> = (0..100)
            .map(|number| std::format!("line {number} {}", "x".repeat(number)))
            .collect();
        let (mut text, mut from, mut pages) = (std::string::String::new(), 0, 0);
        loop {
            let mut page = Page::after(from);
            all.iter().for_each(|line| page.line(line));
            text.push_str(page.text());
            let (seen, more) = page.told();
            assert!(!more || seen > from, "it goes on");
            (from, pages) = (seen, pages + 1);
            if !more {
                break;
            }
        }
        assert!(pages > 3);
        let told: std::vec::Vec<_> = text.split_terminator("\r\n").collect();
        assert_eq!(told, all);
    }
}
