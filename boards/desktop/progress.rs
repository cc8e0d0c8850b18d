//! How far something has come that takes long: a bar for a person who waits.
//!
//! What is done within two seconds needs none. It does not know what is done.

use std::{
    io::{self, IsTerminal as _, Write as _},
    sync::Mutex,
    time::{Duration, Instant},
};

/// From when on somebody wants to know, and how often.
const PATIENCE: Duration = Duration::from_secs(2);
const BETWEEN: Duration = Duration::from_millis(100);

/// How wide the bar is, in letters.
const WIDTH: u64 = 40;

/// A bar on the standard error, gone when it is dropped. Several threads may share it.
pub struct Progress {
    begun: Instant,
    whole: u64,
    shown: bool,
    drawn: Mutex<Option<Instant>>,
}

impl Progress {
    /// A bar for so many things to be done, if a person watches.
    pub fn to_a_person(whole: u64) -> Self {
        Self::new(whole, io::stderr().is_terminal())
    }

    /// The same, whoever watches, or none.
    pub fn new(whole: u64, shown: bool) -> Self {
        Self {
            begun: Instant::now(),
            whole,
            shown,
            drawn: Mutex::new(None),
        }
    }

    /// So many are done.
    pub fn reach(&self, done: u64) {
        // Whoever finds another drawing has nothing to add.
        if !self.shown {
            return;
        }
        let Ok(mut drawn) = self.drawn.try_lock() else {
            return;
        };
        let since = drawn.map_or(BETWEEN, |last| last.elapsed());
        if is_due(self.begun.elapsed(), since) {
            eprint!("{}", bar(done, self.whole));
            let _ = io::stderr().flush();
            *drawn = Some(Instant::now());
        }
    }
}

impl Progress {
    /// Says something in a line of its own; the bar comes again below it.
    pub fn tell(&self, sentence: &str) {
        let drawn = self.drawn.lock();
        if drawn.is_ok_and(|drawn| drawn.is_some()) {
            eprint!("\r\x1b[K");
        }
        super::complain(sentence);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.drawn.get_mut().is_ok_and(|drawn| drawn.is_some()) {
            eprint!("\r\x1b[K");
        }
    }
}

/// Whether to draw, so long after the beginning and after the last time.
fn is_due(since_begun: Duration, since_drawn: Duration) -> bool {
    since_begun >= PATIENCE && since_drawn >= BETWEEN
}

fn bar(done: u64, whole: u64) -> String {
    let filled = done.min(whole).saturating_mul(WIDTH) / whole.max(1);
    format!(
        "\r[{:<width$}] {done} of {whole}",
        "#".repeat(filled as usize),
        width = WIDTH as usize
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_for_two_seconds_sees_a_bar_ten_times_a_second() {
        let millis = Duration::from_millis;
        assert!(!is_due(millis(1999), BETWEEN));
        assert!(is_due(millis(2000), BETWEEN));
        assert!(!is_due(millis(9000), millis(99)));
        assert!(is_due(millis(9000), millis(100)));
    }

    #[test]
    fn the_bar_is_as_wide_whatever_is_done() {
        assert_eq!(bar(0, 8), format!("\r[{}] 0 of 8", " ".repeat(40)));
        assert_eq!(
            bar(2, 8),
            format!("\r[{}{}] 2 of 8", "#".repeat(10), " ".repeat(30))
        );
        assert_eq!(bar(8, 8), format!("\r[{}] 8 of 8", "#".repeat(40)));
        assert_eq!(bar(9, 8), format!("\r[{}] 9 of 8", "#".repeat(40)));
        assert_eq!(bar(0, 0), format!("\r[{}] 0 of 0", " ".repeat(40)));
    }
}
