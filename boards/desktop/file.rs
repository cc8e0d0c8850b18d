//! Files that are there whole or not at all.
//!
//! Knows no contents.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::Path,
    process,
};

/// Writes a file under another name beside its place and moves it there when it is whole: whoever looks, at whatever
/// moment, finds the old file or the new one.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", process::id()));
    let part = path.with_file_name(name);
    let written = File::create(&part)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // What stopped the writing is told; that the remains are left behind too would add nothing.
        let _ = fs::remove_file(&part);
    }
    written
}
