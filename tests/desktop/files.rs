//! The flash file among other programs: two Durbars at once, files replaced, links, rights, disks that are full, and
//! ends without a farewell. Each case has its sentence, and none of them costs a game.

use std::{
    io::{ErrorKind, Read as _},
    os::unix::{
        fs::{MetadataExt as _, PermissionsExt as _, symlink},
        process::CommandExt as _,
    },
    thread,
    time::{Duration, Instant},
};

use durbar::{
    kernel::{dice::Dice, game::Game as _},
    shell::rehearsal::Memory,
    store::{SavedPlayer, Setup, Store},
};

use super::*;
use crate::sample::{Sample, WHOLE_GAME, WORD};

/// A file with one match in it, finished.
fn with_a_match(folder: &Folder, name: &str) -> String {
    let flash = folder.file(name);
    fs::write(&flash, vec![0xFF; SAVES]).expect("a file");
    assert_eq!(said(&["import", WHOLE_GAME, "--flash", &flash]).0, Some(0));
    flash
}

/// A file with one match in it that has just begun, of players of these names.
fn with_players(folder: &Folder, name: &str, players: &[&str]) -> String {
    with_minds(
        folder,
        name,
        &players.iter().map(|name| (*name, 0)).collect::<Vec<_>>(),
    )
}

/// The same, with the byte that tells each player's colour and level.
fn with_minds(folder: &Folder, name: &str, players: &[(&str, u8)]) -> String {
    let mut bytes = vec![0xFF; SAVES];
    let mut store = Store::new(Memory(&mut bytes)).expect("a store");
    let player = |&(name, mind): &(&str, u8)| SavedPlayer {
        name: heapless::String::try_from(name).expect("a short name"),
        mind,
    };
    let setup = Setup {
        options: Default::default(),
        players: players.iter().map(player).collect(),
        seed: 4711,
        rules: Sample::RULES,
    };
    store.begin::<Sample>(&setup).expect("a match");
    drop(store);
    let flash = folder.file(name);
    fs::write(&flash, &bytes).expect("a file");
    flash
}

/// Which file a name leads to.
fn identity(path: &str) -> (u64, u64) {
    let found = fs::metadata(path).expect("it is there");
    (found.dev(), found.ino())
}

fn mode(path: &str) -> u32 {
    fs::metadata(path).expect("it is there").mode() & 0o777
}

#[test]
fn a_file_without_the_mark_is_never_written() {
    let folder = Folder::new("files-mark");
    let flash = folder.file("tax-return.bin");
    let noise: Vec<u8> = (0..SAVES).map(|at| (at * 31 % 251) as u8).collect();
    fs::write(&flash, &noise).expect("a file");
    let games = with_a_match(&folder, "games.bin");
    let sign = "bears no mark of a Durbar";
    for words in [
        &["import", WHOLE_GAME] as &[&str],
        &["export"],
        &["flash"],
        &["flash", "import", &games],
        &["--terminal"],
    ] {
        let (status, text) = said(&[words, &["--flash", &flash]].concat());
        assert_eq!(status, Some(2), "{words:?}: {text}");
        assert!(text.contains(&flash) && text.contains(sign), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
        assert!(fs::read(&flash).expect("it") == noise, "{words:?} wrote it");
    }
    let (status, text) = said(&["--shot", "A", &folder.file("a.png"), "--flash", &flash]);
    assert_eq!(status, Some(2), "{text}");
    assert!(text.contains(sign), "{text}");
    let mut names = folder.names();
    names.sort();
    assert_eq!(names, ["games.bin", "tax-return.bin"]);
}

#[test]
fn every_import_keeps_what_it_replaces_under_a_number_of_its_own() {
    let folder = Folder::new("files-backups");
    let flash = with_players(&folder, "flash.bin", &["Ada", "Bo"]);
    let first = fs::read(&flash).expect("it");
    let games = with_a_match(&folder, "games.bin");
    let second = fs::read(&games).expect("it");
    let empty = folder.file("empty.bin");
    fs::write(&empty, vec![0xFF; SAVES]).expect("a file");
    // A person's own file has such a name already.
    fs::write(folder.file("flash.bin.before-2"), "mine").expect("a file");
    for (file, kept) in [
        (&games, "flash.bin.before-1"),
        (&empty, "flash.bin.before-3"),
    ] {
        let (status, text) = said(&["flash", "import", file, "--flash", &flash]);
        assert_eq!(status, Some(0), "{text}");
        assert!(
            text.contains(&format!("is kept in {}", folder.file(kept))),
            "{text}"
        );
    }
    assert!(fs::read(folder.file("flash.bin.before-1")).expect("it") == first);
    assert!(fs::read(folder.file("flash.bin.before-3")).expect("it") == second);
    assert_eq!(
        fs::read(folder.file("flash.bin.before-2")).expect("it"),
        b"mine"
    );
    // What is there already needs no backup.
    let (status, text) = said(&["flash", "import", &empty, "--flash", &flash]);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains("exactly that already"), "{text}");
    assert_eq!(folder.names().len(), 6, "{:?}", folder.names());
}

#[test]
fn an_import_without_games_says_so() {
    let folder = Folder::new("files-blank");
    let flash = with_a_match(&folder, "flash.bin");
    let empty = folder.file("empty.bin");
    fs::write(&empty, vec![0xFF; SAVES]).expect("a file");
    let (status, text) = said(&["flash", "import", &empty, "--flash", &flash]);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains("empty.bin holds no games"), "{text}");
    assert!(text.contains("no match is saved"), "{text}");
}

#[test]
fn symbolic_links_are_followed_and_stay() {
    let folder = Folder::new("files-links");
    let games = with_a_match(&folder, "games.bin");
    let (real, near, far) = (
        folder.file("real.bin"),
        folder.file("near"),
        folder.file("far"),
    );
    symlink("real.bin", &near).expect("a link");
    symlink(&near, &far).expect("a link to a link");
    // What they lead to is not there yet, then is, then is replaced.
    for file in [&games, &with_players(&folder, "other.bin", &["Ada", "Bo"])] {
        let (status, text) = said(&["flash", "import", file, "--flash", &far]);
        assert_eq!(status, Some(0), "{text}");
        assert!(fs::symlink_metadata(&far).expect("it").is_symlink());
        assert!(fs::symlink_metadata(&near).expect("it").is_symlink());
        assert!(!fs::symlink_metadata(&real).expect("it").is_symlink());
        assert!(fs::read(&real).expect("it") == fs::read(file).expect("it"));
    }
    // A picture goes where its link leads too.
    let (picture, link) = (folder.file("picture.png"), folder.file("link.png"));
    symlink("picture.png", &link).expect("a link");
    assert!(run(&["--shot", "", &link]).status.success());
    assert!(fs::symlink_metadata(&link).expect("it").is_symlink());
    assert!(pictured(&picture) == rehearsed("PC", "", None));
}

#[test]
#[cfg(target_os = "linux")]
fn what_holds_games_is_for_its_owner_only() {
    let folder = Folder::new("files-mode");
    let games = with_a_match(&folder, "games.bin");
    let (flash, copy) = (folder.file("flash.bin"), folder.file("copy.bin"));
    let other = with_players(&folder, "other.bin", &["Ada", "Bo"]);
    assert_eq!(
        said(&["flash", "import", &games, "--flash", &flash]).0,
        Some(0)
    );
    assert_eq!(mode(&flash), 0o600);
    assert_eq!(
        said(&["flash", "export", &copy, "--flash", &flash]).0,
        Some(0)
    );
    assert_eq!(mode(&copy), 0o600);
    // Who has given others the right keeps it so; what is put aside is nobody else's.
    fs::set_permissions(&flash, fs::Permissions::from_mode(0o640)).expect("its owner may");
    assert_eq!(
        said(&["flash", "import", &other, "--flash", &flash]).0,
        Some(0)
    );
    assert_eq!(mode(&flash), 0o640);
    assert_eq!(mode(&folder.file("flash.bin.before-1")), 0o600);
    // The usual place, where an older version let all read it.
    let usual = folder.file("durbar/flash.bin");
    let import = || {
        let mut command = durbar(&["flash", "import", &games]);
        let done = command.env("XDG_DATA_HOME", &folder.0).output();
        assert!(done.expect("it runs").status.success());
    };
    import();
    assert_eq!(mode(&folder.file("durbar")), 0o700);
    assert_eq!(mode(&usual), 0o600);
    fs::copy(&other, &usual).expect("a copy");
    fs::set_permissions(&usual, fs::Permissions::from_mode(0o644)).expect("its owner may");
    import();
    assert_eq!(mode(&usual), 0o600);
}

#[test]
fn reading_needs_no_right_to_write() {
    let folder = Folder::new("files-read");
    fs::set_permissions(&folder.0, fs::Permissions::from_mode(0o755)).expect("its owner may");
    let flash = with_a_match(&folder, "flash.bin");
    fs::set_permissions(&flash, fs::Permissions::from_mode(0o444)).expect("its owner may");
    // The superuser may do anything: he sends somebody else.
    let program = folder.file("durbar");
    fs::copy(env!("CARGO_BIN_EXE_durbar"), &program).expect("a copy");
    let superuser = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let somebody = |words: &[&str]| {
        let mut command = Command::new(&program);
        command
            .args(words)
            .args(["--flash", &flash])
            .stdin(Stdio::null());
        if superuser {
            command.uid(65_534).gid(65_534);
        }
        // A child that another test starts meanwhile holds the fresh copy open until it is a program of its own.
        let Output {
            status,
            stdout,
            stderr,
        } = loop {
            match command.output() {
                Err(why) if why.kind() == ErrorKind::ExecutableFileBusy => thread::yield_now(),
                output => break output.expect("it runs"),
            }
        };
        let text = [stdout, stderr].concat();
        (status.code(), String::from_utf8_lossy(&text).into_owned())
    };
    for words in [&["export"] as &[&str], &["export", "1"], &["flash"]] {
        let (status, text) = somebody(words);
        assert_eq!(status, Some(0), "{words:?}: {text}");
        assert!(text.contains("one"), "{words:?}: {text}");
    }
    for words in [&["import", WHOLE_GAME] as &[&str], &["--terminal"]] {
        let (status, text) = somebody(words);
        assert_eq!(status, Some(2), "{words:?}: {text}");
        assert!(text.contains("cannot be written"), "{words:?}: {text}");
    }
}

#[test]
fn who_reads_shares_the_file_and_who_plays_does_not() {
    let folder = Folder::new("files-lock");
    let flash = with_a_match(&folder, "flash.bin");
    let picture = folder.file("a.png");
    let reading = [
        vec!["export", "--flash", &flash],
        vec!["export", "1", "--flash", &flash],
        vec!["flash", "--flash", &flash],
        vec!["--shot", "", &picture, "--flash", &flash],
        vec!["flash", "import", &flash, "--flash", &picture],
    ];
    let playing = fs::File::open(&flash).expect("a file");
    playing.lock().expect("a lock");
    for words in &reading {
        let (status, text) = said(words);
        assert_eq!(status, Some(2), "{words:?}: {text}");
        assert!(
            text.contains("flash.bin is in use by another Durbar"),
            "{text}"
        );
    }
    drop(playing);
    let reader = fs::File::open(&flash).expect("a file");
    reader.lock_shared().expect("a lock");
    for words in reading.iter().take(4) {
        let (status, text) = said(words);
        assert_eq!(status, Some(0), "{words:?}: {text}");
    }
    let (status, text) = said(&["import", WHOLE_GAME, "--flash", &flash]);
    assert_eq!(status, Some(2), "{text}");
    // Who reads is soon done, and is waited for a moment.
    let done = thread::spawn(move || {
        thread::sleep(Duration::from_millis(60));
        drop(reader);
    });
    let (status, text) = said(&["import", WHOLE_GAME, "--flash", &flash]);
    assert_eq!(status, Some(0), "{text}");
    done.join().expect("an end");
}

#[test]
fn whoever_holds_the_file_keeps_it_though_others_import() {
    let folder = Folder::new("files-import");
    let flash = with_a_match(&folder, "flash.bin");
    let files = [
        with_a_match(&folder, "games.bin"),
        with_players(&folder, "other.bin", &["Ada", "Bo"]),
    ];
    let importing = thread::spawn({
        let flash = flash.clone();
        move || {
            let mut done = 0;
            for round in 0..60 {
                let (status, text) =
                    said(&["flash", "import", &files[round % 2], "--flash", &flash]);
                done += usize::from(status == Some(0));
                assert!(status == Some(0) || text.contains("in use"), "{text}");
            }
            done
        }
    });
    let (mut held, mut whims) = (0, Dice::from_seed(1));
    while !importing.is_finished() {
        thread::sleep(Duration::from_micros(whims.below(3000).into()));
        let Ok(file) = fs::File::open(&flash) else {
            continue;
        };
        let own = || {
            file.metadata()
                .map(|found| (found.dev(), found.ino()))
                .expect("it")
        };
        if file.try_lock().is_err() || own() != identity(&flash) {
            continue;
        }
        held += 1;
        thread::sleep(Duration::from_millis(3));
        assert_eq!(own(), identity(&flash), "replaced while it was held");
    }
    assert!(importing.join().expect("an end") > 5 && held > 5, "{held}");
}

#[test]
fn what_is_printed_is_printable() {
    let folder = Folder::new("files-print");
    let flash = with_players(
        &folder,
        "flash.bin",
        &["\x1b[31mRed", "\u{9b}2J\u{202e}ok\r"],
    );
    for words in [
        &["export"] as &[&str],
        &["export", "1", "--secrets"],
        &["flash"],
    ] {
        let (status, text) = said(&[words, &["--flash", &flash]].concat());
        assert_eq!(status, Some(0), "{text}");
        assert!(text.contains("\u{FFFD}[31mRed"), "{text:?}");
        let wild = text.chars().find(|letter| {
            (letter.is_control() && *letter != '\n') || ('\u{202a}'..='\u{202e}').contains(letter)
        });
        assert_eq!(wild, None, "{words:?}: {text:?}");
    }
    // The name of a file can be wild too.
    let (status, text) = said(&["flash", "import", "no\x1b[2Jfile", "--flash", &flash]);
    assert_eq!(status, Some(2));
    assert!(text.contains("no\u{FFFD}[2Jfile"), "{text:?}");
    // And what is taken in as text is text.
    let wild = folder.file("wild.txt");
    fs::write(
        &wild,
        format!("game {WORD}\n# player 0 \x1b[31mRed\nplayers a b\nend\n"),
    )
    .expect("a file");
    let (status, text) = said(&["import", &wild, "--flash", &flash]);
    assert_eq!(status, Some(2), "{text}");
    assert!(
        text.contains("wild.txt:2") && text.contains("control characters"),
        "{text}"
    );
}

#[test]
fn who_gave_no_name_is_listed_by_colour_or_seat() {
    let folder = Folder::new("files-nameless");
    let flash = with_minds(&folder, "flash.bin", &[("", 0x20), ("Bo", 0x10), ("", 0)]);
    let (status, text) = said(&["export", "--flash", &flash]);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains(": Red, Bo, player 3, 0 actions"), "{text}");
}

#[test]
fn a_match_that_is_not_over_is_told_only_to_who_knows_what_it_gives_away() {
    let folder = Folder::new("files-secrets");
    let flash = with_players(&folder, "flash.bin", &["Ada", "Bo"]);
    let (status, text) = said(&["export", "1", "--flash", &flash]);
    assert_eq!(status, Some(2), "{text}");
    for sign in [
        "match 1 is not over",
        "seed",
        "secret",
        "durbar export 1 --secrets",
    ] {
        assert!(text.contains(sign), "{sign}: {text}");
    }
    assert!(!text.contains("4711"), "{text}");
    let (status, text) = said(&["export", "1", "--secrets", "--flash", &flash]);
    assert_eq!(status, Some(0), "{text}");
    assert!(
        text.contains("seed 4711") && text.contains("# player 0 Ada"),
        "{text}"
    );
    let (status, text) = said(&["export", "--secrets", "--flash", &flash]);
    assert_eq!(status, Some(2), "{text}");
    let over = with_a_match(&folder, "over.bin");
    assert_eq!(said(&["export", "1", "--flash", &over]).0, Some(0));
}

#[test]
fn of_a_damaged_match_what_is_whole_is_told_and_that_the_rest_is_lost() {
    let folder = Folder::new("files-damaged");
    let flash = with_a_match(&folder, "flash.bin");
    let (_, whole) = said(&["export", "1", "--flash", &flash]);
    let mut bytes = fs::read(&flash).expect("the file");
    let first = bytes
        .chunks(4096)
        .position(|sector| sector[16..].starts_with(b"Dbar\x01\x01\0\0"));
    // Two pages into the match.
    bytes[first.expect("a match") * 4096 + 2 * 256 + 9] ^= 1;
    fs::write(&flash, &bytes).expect("the file");
    let (status, list) = said(&["export", "--flash", &flash]);
    assert_eq!(status, Some(0), "{list}");
    assert!(list.contains("the save is damaged"), "{list}");
    // It is not over any more, as far as anybody knows.
    assert_eq!(said(&["export", "1", "--flash", &flash]).0, Some(2));
    let (status, text) = said(&["export", "1", "--secrets", "--flash", &flash]);
    assert_eq!(status, Some(0), "{text}");
    let lost = text.lines().last().expect("a line");
    assert!(
        lost.contains("the save is damaged") && lost.contains("is lost"),
        "{lost}"
    );
    let told = text.lines().take_while(|line| *line != "end").count();
    assert!(told > 30, "{text}");
    assert!(
        text.lines()
            .zip(whole.lines())
            .take(told)
            .all(|(a, b)| a == b)
    );
    // And it can be taken in elsewhere.
    let file = folder.file("whole.txt");
    fs::write(&file, &text).expect("a file");
    let other = folder.file("other.bin");
    fs::write(&other, vec![0xFF; SAVES]).expect("a file");
    assert_eq!(said(&["import", &file, "--flash", &other]).0, Some(0));
}

/// Runs a command line of the shell with the program as `$0`.
fn shell(line: &str, args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new("sh")
        .args(["-c", line, env!("CARGO_BIN_EXE_durbar")])
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    let text = [output.stdout, output.stderr].concat();
    (
        output.status.code(),
        String::from_utf8_lossy(&text).into_owned(),
    )
}

#[test]
fn a_full_disk_is_told_and_nothing_is_left_half() {
    let folder = Folder::new("files-full");
    let (flash, games) = (folder.file("flash.bin"), with_a_match(&folder, "games.bin"));
    let other = with_players(&folder, "other.bin", &["Ada", "Bo"]);
    let before = fs::read(&other).expect("it");
    // No file may grow beyond 100 blocks: to the program that is a disk without room.
    let full = "trap '' XFSZ; ulimit -f 100; exec \"$0\" \"$@\"";
    for (words, file) in [
        (
            vec!["flash", "import", &games, "--flash", &flash],
            "flash.bin",
        ),
        (
            vec!["flash", "import", &games, "--flash", &other],
            "other.bin.before-1",
        ),
        (
            vec!["flash", "export", &flash, "--flash", &games],
            "flash.bin",
        ),
    ] {
        let (status, text) = shell(full, &words);
        assert_eq!(status, Some(2), "{words:?}: {text}");
        assert!(text.contains(&folder.file(file)), "{text}");
        assert!(text.contains("File too large"), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
    assert!(fs::read(&other).expect("it") == before);
    let mut names = folder.names();
    names.sort();
    assert_eq!(names, ["games.bin", "other.bin"], "nothing is left over");
    // The matches go to the end of a log, beyond the limit: what cannot be saved is refused.
    let (status, text) = shell(
        "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"",
        &["import", WHOLE_GAME, "--flash", &other],
    );
    assert_eq!(status, Some(1), "{text}");
    assert!(
        text.contains("other.bin cannot be written: File too large"),
        "{text}"
    );
    assert!(fs::read(&other).expect("it") == before);
    if cfg!(target_os = "linux") {
        let full = "exec \"$0\" \"$@\" > /dev/full";
        for words in [
            vec!["export", "--flash", &games],
            vec!["replay", WHOLE_GAME],
        ] {
            let (status, text) = shell(full, &words);
            assert_eq!(status, Some(2), "{text}");
            assert!(
                text.contains("standard output") && text.contains("No space left"),
                "{text}"
            );
        }
    }
}

#[test]
fn a_pipe_is_no_file_and_nobody_waits_for_its_other_end() {
    let folder = Folder::new("files-pipe");
    let (pipe, flash) = (folder.file("pipe"), with_a_match(&folder, "flash.bin"));
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo is there").success());
    for words in [
        &["--terminal", "--flash", &pipe] as &[&str],
        &["export", "--flash", &pipe],
        &["flash", "--flash", &pipe],
        &["flash", "import", &pipe, "--flash", &flash],
        &["flash", "import", &flash, "--flash", &pipe],
        &["--shot", "", &folder.file("a.png"), "--flash", &pipe],
        &["--shot", "", &pipe],
    ] {
        let (status, text) = said(words);
        assert_eq!(status, Some(2), "{words:?}: {text}");
        assert!(
            text.contains("pipe") && text.contains("not an ordinary file"),
            "{text}"
        );
    }
    let (status, text) = said(&["flash", "export", &pipe, "--flash", &flash]);
    assert_eq!(status, Some(2));
    assert!(text.contains("is there already"), "{text}");
    assert!(!fs::metadata(&pipe).expect("it").is_file());
    assert_eq!(folder.names().len(), 2);
}

/// Starts a command and ends it without a farewell after a while; answers whether it had ended in good order before.
fn killed(args: &[&str], after: Duration) -> bool {
    let mut child = durbar(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    thread::sleep(after);
    let _ = child.kill();
    let status = child.wait().expect("an end");
    let mut said = String::new();
    let _ = child
        .stdout
        .take()
        .map(|mut out| out.read_to_string(&mut said));
    status.success() || said.contains("saved as match")
}

#[test]
fn killed_at_any_moment_the_file_is_whole_and_what_was_said_is_true() {
    let folder = Folder::new("files-kill");
    let games = with_a_match(&folder, "games.bin");
    let other = with_players(&folder, "other.bin", &["Ada", "Bo"]);
    let (one, two) = (fs::read(&games).expect("it"), fs::read(&other).expect("it"));
    // How long it takes when it is left alone, on this machine and now.
    let usual = |args: &[&str]| {
        let begun = Instant::now();
        assert!(run(args).status.success());
        begun.elapsed()
    };
    let new = usual(&[
        "flash",
        "import",
        &games,
        "--flash",
        &folder.file("new.bin"),
    ]);
    let save = usual(&["import", WHOLE_GAME, "--flash", &folder.file("new.bin")]);
    let mut whim = Dice::from_seed(3);
    let mut moment = |usual: Duration| usual * whim.below(160) / 100;
    let (mut early, mut late) = (0, 0);
    for round in 0..60 {
        // A first start: the file is whole, or not there.
        let fresh = folder.file(&format!("fresh-{round}.bin"));
        let done = killed(&["flash", "import", &games, "--flash", &fresh], moment(new));
        early += usize::from(!done);
        late += usize::from(done);
        match fs::read(&fresh) {
            Ok(bytes) => assert!(bytes == one || (!done && bytes == vec![0xFF; SAVES])),
            Err(_) => assert!(!done),
        }
        // A replacing: the old file or the new one, and the old one beside.
        let flash = folder.file("flash.bin");
        fs::write(&flash, &two).expect("a file");
        let done = killed(&["flash", "import", &games, "--flash", &flash], moment(new));
        early += usize::from(!done);
        late += usize::from(done);
        let bytes = fs::read(&flash).expect("it");
        assert!(bytes == one || (!done && bytes == two));
        if bytes == one {
            let kept = folder
                .names()
                .into_iter()
                .filter(|name| name.contains("before"));
            let kept = kept.map(|name| fs::read(folder.file(&name)).expect("it"));
            assert!({ kept }.any(|kept| kept == two));
        }
        // A save: all of the match, or as much of it as was saved, and nothing that is broken.
        let done = killed(&["import", WHOLE_GAME, "--flash", &flash], moment(save));
        let (status, text) = said(&["export", "--flash", &flash]);
        assert_eq!(status, Some(0), "{text}");
        assert!(!text.contains('('), "no trouble with any match: {text}");
        assert!(
            !done || text.contains(&format!("2  {WORD}: one, two, ")) && text.contains("finished"),
            "{text}"
        );
    }
    assert!(
        early > 0 && late > 0,
        "{early} before the end, {late} after it"
    );
}
