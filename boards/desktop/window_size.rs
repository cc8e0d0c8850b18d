//! How large the window was when it was last closed, in a small file beside the usual flash file.
//!
//! A wish and no more: what cannot be read or written is as good as never remembered. Knows no window.

use std::{fs, path::PathBuf};

use super::{file::write_whole, folder};

/// No display is larger; what says so is not from here.
const LARGEST: u32 = 20_000;

/// Width and height, in the display's logical pixels.
pub type Size = (u32, u32);

fn path() -> Option<PathBuf> {
    folder::usual_place()
        .ok()
        .map(|flash| flash.with_file_name("window.txt"))
}

/// The size it had, if that is known.
pub fn recall() -> Option<Size> {
    parse(&fs::read_to_string(path()?).ok()?)
}

/// Keeps a size.
pub fn remember((width, height): Size) {
    if let Some(path) = path() {
        let text = format!("{width} {height}\n");
        // The folder may be missing when the games are kept elsewhere.
        let _ = folder::make_folder(&path).is_ok() && write_whole(&path, text.as_bytes()).is_ok();
    }
}

fn parse(text: &str) -> Option<Size> {
    let mut numbers = text.split_whitespace().map(str::parse);
    let (width, height) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    let fits = |length| (1..=LARGEST).contains(&length);
    (numbers.next().is_none() && fits(width) && fits(height)).then_some((width, height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_two_sensible_numbers_are_a_size() {
        assert_eq!(parse("720 816\n"), Some((720, 816)));
        for text in [
            "",
            "720",
            "720 816 3",
            "0 816",
            "720 -1",
            "720 99999",
            "x y",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
