//! Asks the terminal what it can do.
//!
//! All questions go at once; the last is one that every terminal answers, so its answer ends the waiting. Does not know
//! what the answers are good for.

use std::io;

use super::bands::Cell;

/// What a terminal has said of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers {
    /// It speaks kitty's graphics protocol.
    pub kitty: bool,
    /// It draws sixels.
    pub sixel: bool,
    /// It can tell when a key goes up.
    pub releases: bool,
    /// The size of its characters.
    pub cell: Option<Cell>,
}

/// Asks, and waits for answers but not for long. The terminal must be in raw mode already, or a person would see them.
#[cfg(unix)]
pub fn ask() -> io::Result<Answers> {
    use std::{
        io::Write as _,
        time::{Duration, Instant},
    };

    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    // Could you show this picture of one dot? Do you tell when keys go up? How large is a character? What are you?
    const QUESTIONS: &[u8] = b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[?u\x1b[16t\x1b[c";
    let mut out = io::stdout().lock();
    out.write_all(QUESTIONS)?;
    out.flush()?;
    // Long enough for a slow line, or a terminal that is still opening its window; one that answers is not waited for
    // any longer than it takes.
    let end = Instant::now() + Duration::from_millis(1500);
    let input = io::stdin();
    let mut heard = Vec::new();
    while let Some(left) = end.checked_duration_since(Instant::now()) {
        let left = Timespec::try_from(left).unwrap_or_default();
        if poll(&mut [PollFd::new(&input, PollFlags::IN)], Some(&left))? == 0 {
            break;
        }
        // Past the buffer of standard input: what stayed in there, nobody else would read.
        let mut bytes = [0; 256];
        let count = rustix::io::read(&input, &mut bytes)?;
        heard.extend(bytes.iter().take(count));
        let (answers, complete) = understand(&heard);
        if complete || count == 0 {
            return Ok(answers);
        }
    }
    Ok(understand(&heard).0)
}

/// Windows tells of releases without being asked, and cannot be asked the rest in this way.
#[cfg(not(unix))]
pub fn ask() -> io::Result<Answers> {
    Ok(Answers {
        releases: true,
        ..Answers::default()
    })
}

/// What has been heard, and whether that is all.
#[cfg(any(unix, test))]
fn understand(heard: &[u8]) -> (Answers, bool) {
    const KITTY: &[u8] = b"\x1b_Gi=31;OK";
    let mut answers = Answers {
        kitty: heard.windows(KITTY.len()).any(|part| part == KITTY),
        ..Answers::default()
    };
    let mut complete = false;
    for report in reports(heard) {
        let Some((kind, body)) = report.split_last() else {
            continue;
        };
        let body = str::from_utf8(body).unwrap_or_default();
        let mut numbers = body
            .trim_start_matches('?')
            .split(';')
            .map(|number| number.parse().unwrap_or(0));
        match (kind, body.starts_with('?')) {
            (b'u', true) => answers.releases = true,
            (b'c', true) => {
                // The first number is the kind of terminal, those after it are what it can do; sixels are 4.
                answers.sixel = numbers.skip(1).any(|number| number == 4);
                complete = true;
            }
            (b't', false) if numbers.next() == Some(6) => {
                let (height, width) = (numbers.next(), numbers.next());
                answers.cell = height.zip(width).and_then(|(height, width)| {
                    (height > 0 && width > 0).then_some(Cell { width, height })
                });
            }
            _ => {}
        }
    }
    (answers, complete)
}

/// The reports in what has been heard: from after `ESC [` to the letter that ends each, that one included.
#[cfg(any(unix, test))]
fn reports(heard: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = heard;
    std::iter::from_fn(move || {
        let start = rest.windows(2).position(|two| two == b"\x1b[")?;
        let report = rest.get(start + 2..)?;
        let end = report.iter().position(u8::is_ascii_alphabetic)?;
        let (report, after) = report.split_at_checked(end + 1)?;
        rest = after;
        Some(report)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_of_terminals_are_understood() {
        let nothing = Answers::default();
        let cases: [(&[u8], Answers, bool); 8] = [
            (b"", nothing, false),
            // tmux
            (b"\x1b[?1;2c", nothing, true),
            // a VT340
            (
                b"\x1b[6;20;10t\x1b[?63;1;2;4;6c",
                Answers {
                    sixel: true,
                    cell: Some(Cell {
                        width: 10,
                        height: 20,
                    }),
                    ..nothing
                },
                true,
            ),
            // kitty
            (
                b"\x1b_Gi=31;OK\x1b\\\x1b[?0u\x1b[6;18;9t\x1b[?62;c",
                Answers {
                    kitty: true,
                    releases: true,
                    cell: Some(Cell {
                        width: 9,
                        height: 18,
                    }),
                    sixel: false,
                },
                true,
            ),
            // one that knows the protocol but refuses
            (b"\x1b_Gi=31;EINVAL:no\x1b\\\x1b[?62;22c", nothing, true),
            // a kind numbered 4, which is not the ability numbered 4
            (b"\x1b[?4c", nothing, true),
            // an answer cut short, and keys typed meanwhile
            (b"ab\x1b[A\x1b[?62;4", nothing, false),
            (
                b"\x1b[6;0;0t\x1b[?62;4c",
                Answers {
                    sixel: true,
                    ..nothing
                },
                true,
            ),
        ];
        for (heard, answers, complete) in cases {
            assert_eq!(
                understand(heard),
                (answers, complete),
                "{}",
                heard.escape_ascii()
            );
        }
    }
}
