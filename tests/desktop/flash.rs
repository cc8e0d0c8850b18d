//! `durbar flash`: games as one file that PC, browser and handheld share.

use std::fs;

use super::{Folder, SAVES, said};
use crate::sample::{WHOLE_GAME, WORD};

#[test]
fn games_move_from_one_flash_file_to_another() {
    let folder = Folder::new("carry");
    let (ours, theirs, file) = (
        folder.file("ours.bin"),
        folder.file("theirs.bin"),
        folder.file("moved.bin"),
    );
    let (status, text) = said(&["flash", "--flash", &ours]);
    assert_eq!(status, Some(0));
    assert!(text.contains("ours.bin, and is not there yet"), "{text}");

    for flash in [&ours, &theirs] {
        fs::write(flash, vec![0xFF; SAVES]).expect("a file");
    }
    assert_eq!(
        said(&["import", WHOLE_GAME, "--flash", &ours]).0,
        Some(0),
        "a match to move"
    );
    let (status, text) = said(&["flash", "--flash", &ours]);
    assert_eq!(status, Some(0), "{text}");
    let one = format!("1  {WORD}: one, two");
    for words in [
        "ours.bin, 524288 bytes",
        "of 512 KiB free",
        &one,
        "0x10180000",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }

    let (status, text) = said(&["flash", "export", &file, "--flash", &ours]);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains(&one), "{text}");
    assert_eq!(fs::read(&file).expect("it"), fs::read(&ours).expect("it"));
    let (status, text) = said(&["flash", "export", &file, "--flash", &theirs]);
    assert_eq!(status, Some(2));
    assert!(text.contains("is there already"), "{text}");

    let (status, text) = said(&["flash", "import", &file, "--flash", &theirs]);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains(&one), "{text}");
    assert!(!text.contains("before"), "nothing was there: {text}");
    let list = |flash: &str| said(&["export", "1", "--flash", flash]);
    assert_eq!(list(&theirs), list(&ours));
}

#[test]
fn what_an_import_replaces_is_kept() {
    let folder = Folder::new("carry-kept");
    let (flash, empty) = (folder.file("flash.bin"), folder.file("empty.bin"));
    for file in [&flash, &empty] {
        fs::write(file, vec![0xFF; SAVES]).expect("a file");
    }
    assert_eq!(said(&["import", WHOLE_GAME, "--flash", &flash]).0, Some(0));
    let games = fs::read(&flash).expect("the flash");
    let (status, text) = said(&["flash", "import", &empty, "--flash", &flash]);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains("kept in") && text.contains("flash.bin.before-1"));
    assert!(text.contains("no match is saved"), "{text}");
    let before = folder.file("flash.bin.before-1");
    assert_eq!(fs::read(&before).expect("it"), games);
    assert_eq!(
        said(&["flash", "import", &before, "--flash", &flash]).0,
        Some(0)
    );
    assert_eq!(fs::read(&flash).expect("the flash"), games);
}

#[test]
fn a_wrong_file_gets_a_sentence_and_changes_nothing() {
    let folder = Folder::new("carry-wrong");
    let flash = folder.file("flash.bin");
    fs::write(&flash, vec![0xFF; SAVES]).expect("a file");
    let noise: Vec<u8> = (0..SAVES).map(|at| (at * 31) as u8).collect();
    for (name, bytes, sign) in [
        (
            "short.bin",
            vec![0xFF; 1000],
            "has 1000 bytes; it must be a file of 524288 bytes",
        ),
        ("whole.bin", vec![0xFF; 4 * SAVES], "has 2097152 bytes"),
        ("noise.bin", noise, "bears no mark of a Durbar"),
    ] {
        let file = folder.file(name);
        fs::write(&file, bytes).expect("a file");
        let (status, text) = said(&["flash", "import", &file, "--flash", &flash]);
        assert_eq!(status, Some(2), "{text}");
        assert!(text.contains(name) && text.contains(sign), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
    for words in [
        &["flash", "import", "no-such-file"] as &[&str],
        &["flash", "import", "."],
        &["flash", "fly"],
        &["flash", "import"],
        &["flash", "--flash"],
    ] {
        let (status, text) = said(&[words, &["--flash", &flash]].concat());
        assert_eq!(status, Some(2), "{words:?}: {text}");
    }
    let bytes = fs::read(&flash).expect("the flash");
    assert!(bytes.iter().all(|&byte| byte == 0xFF));
    assert!(!folder.names().iter().any(|name| name.contains("before")));
}
