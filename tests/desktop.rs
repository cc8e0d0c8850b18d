//! The program on a PC: wrong use says what is right, pictures are what a rehearsal shows, the flash file is safe.

#[cfg(unix)]
mod files;
mod flash;
#[cfg(unix)]
mod players;
#[cfg(target_os = "linux")]
mod terminal;

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command, Output, Stdio},
};

use crate::sample::{WHOLE_GAME, WORD};
use durbar::{
    app::{App, BoardFacts, Charge},
    shell::{rehearsal::rehearse, script::Script},
    ui::{
        canvas::SIDE,
        ink::{Ink, Rgb},
    },
};

/// From home to the device test, which names the board and lights up with each key.
const DEVICE_TEST: &str = "up A";

/// How large a flash file is.
const SAVES: usize = 512 * 1024;

/// A folder of a test's own, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("durbar-{name}-{}", process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }

    /// The names of all files in it.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        entries
            .map(|entry| entry.expect("an entry").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program where there is neither display nor terminal.
fn durbar(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_durbar"));
    command
        .args(args)
        .env_remove("DISPLAY")
        .stdin(Stdio::null());
    command
}

/// Runs the program to its end.
fn run(args: &[&str]) -> Output {
    durbar(args).output().expect("the program runs")
}

/// Runs the program, which must refuse in one sentence on the error output that holds these words.
#[track_caller]
fn refused(command: &mut Command, words: &[&str]) {
    let output = command.output().expect("the program runs");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty());
    assert_eq!(said.lines().count(), 1, "{said}");
    for word in words {
        assert!(said.contains(word), "\"{word}\" is missing in: {said}");
    }
}

/// The picture that a rehearsal on a board shows.
fn rehearsed(board: &'static str, keys: &str, millivolts: Option<u16>) -> Vec<Rgb> {
    let facts = BoardFacts {
        board,
        saves: SAVES,
    };
    let charge = millivolts.map(|millivolts| Charge::at(millivolts, false));
    let script = Script::parse(keys).expect("a script");
    let rehearsal = rehearse(
        &mut App::new(facts, None),
        script,
        charge,
        &mut vec![0xFF; SAVES],
        |_| {},
    );
    let places = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
    places
        .map(|(x, y)| rehearsal.palette.colour(rehearsal.seen.ink(x, y)))
        .map(|colour| Rgb::seen(colour.rgb565()))
        .collect()
}

/// The picture in a file, which must be PNG of four bits a pixel with sixteen colours.
fn pictured(path: &str) -> Vec<Rgb> {
    let file = fs::read(path).expect("a picture");
    let mut decoder = png::Decoder::new(std::io::Cursor::new(&file));
    decoder.set_transformations(png::Transformations::IDENTITY);
    let mut reader = decoder.read_info().expect("PNG");
    let info = reader.info();
    assert_eq!(
        (info.width, info.height, info.color_type, info.bit_depth),
        (240, 240, png::ColorType::Indexed, png::BitDepth::Four)
    );
    let palette = info.palette.clone().expect("a palette");
    assert_eq!(palette.len(), 3 * Ink::ALL.len());
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut bytes).expect("a whole picture");
    let colours: Vec<Rgb> = palette
        .as_chunks()
        .0
        .iter()
        .map(|&[r, g, b]| Rgb { r, g, b })
        .collect();
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 0xF])
        .filter_map(|number| colours.get(usize::from(number)).copied())
        .collect()
}

#[test]
fn an_unknown_or_misplaced_argument_is_named() {
    let known = "--window, --terminal, --flash FILE";
    refused(&mut durbar(&["--nosuch"]), &["\"--nosuch\"", known]);
    refused(&mut durbar(&["play"]), &["\"play\"", "--help"]);
    refused(
        &mut durbar(&["--window", "--terminal"]),
        &["only one of --window and --terminal"],
    );
    refused(&mut durbar(&["--flash"]), &["--flash", "524288 bytes"]);
    refused(&mut durbar(&["--program"]), &["needs a command after it"]);
    refused(
        &mut durbar(&["--program", "/no/such/program"]),
        &["/no/such/program", "cannot be started"],
    );
    refused(
        &mut durbar(&["--seconds", "3"]),
        &["--seconds is for --program"],
    );
    refused(
        &mut durbar(&["--board", "desktop"]),
        &["--board belongs to --shot"],
    );
    refused(&mut durbar(&["help", "sing"]), &["\"sing\"", "arena"]);
    refused(
        &mut durbar(&["sim", WORD, "--check=1"]),
        &["takes no value"],
    );
    refused(&mut durbar(&["--shot", "A"]), &["--shot needs", "out.png"]);
}

#[test]
fn a_shot_refuses_what_it_does_not_know_and_writes_nothing() {
    let folder = Folder::new("refusals");
    let out = folder.file("out.png");
    let shot = |keys: &str, more: &[&str]| {
        let mut command = durbar(&["--shot", keys, &out]);
        command.args(more);
        command
    };
    refused(&mut shot("A up Q", &[]), &["word 3", "\"Q\"", "up down"]);
    refused(
        &mut shot("A", &["--board", "gameboy"]),
        &[
            "\"gameboy\"",
            "picosystem, waveshare-lcd-1-3, picopad, desktop",
        ],
    );
    refused(&mut shot("A", &["--board"]), &["--board needs a value"]);
    refused(
        &mut shot("A", &["--battery", "full"]),
        &["\"full\"", "millivolts"],
    );
    refused(
        &mut shot("A", &["--seed", "x"]),
        &["\"--seed\"", "--board BOARD"],
    );
    refused(
        &mut shot("A", &["--flash", "no-such-file"]),
        &["there is no flash file no-such-file"],
    );
    assert!(folder.names().is_empty());

    let nowhere = folder.file("missing/out.png");
    refused(&mut durbar(&["--shot", "A", &nowhere]), &[&nowhere]);
    let directory = folder.0.to_string_lossy().into_owned();
    refused(&mut durbar(&["--shot", "A", &directory]), &[&directory]);
    refused(&mut durbar(&["--shot", "A", ""]), &["cannot be written"]);
    assert!(folder.names().is_empty());
}

#[test]
fn a_shot_is_what_a_rehearsal_shows() {
    let folder = Folder::new("shots");
    let mut seen = Vec::new();
    for (name, keys, more, facts) in [
        ("a", DEVICE_TEST, &[] as &[&str], ("PC", None)),
        ("b", "up A X*2 press:up", &[], ("PC", None)),
        ("c", DEVICE_TEST, &["--board", "desktop"], ("PC", None)),
        (
            "d",
            DEVICE_TEST,
            &["--board", "picosystem"],
            ("PicoSystem", Some(3775)),
        ),
        (
            "e",
            "up A Y A",
            &["--battery", "4100", "--board", "picosystem"],
            ("PicoSystem", Some(4100)),
        ),
        (
            "f",
            DEVICE_TEST,
            &["--board", "waveshare-lcd-1-3"],
            ("Waveshare LCD 1.3", None),
        ),
    ] {
        let out = folder.file(name);
        let mut args = vec!["--shot", keys, &out];
        args.extend(more);
        let output = run(&args);
        assert!(output.status.success(), "{output:?}");
        let picture = pictured(&out);
        let (board, millivolts) = facts;
        assert!(picture == rehearsed(board, keys, millivolts), "shot {name}");
        seen.push(picture);
    }
    assert_eq!(folder.names().len(), 6, "nothing is left over");
    assert!(seen.first() == seen.get(2), "desktop is the usual board");
    for (number, picture) in seen.iter().enumerate().skip(1).filter(|(n, _)| *n != 2) {
        assert!(
            seen.first() != Some(picture),
            "shot {number} shows nothing new"
        );
    }
}

#[test]
fn a_sheet_holds_every_picture_of_a_folder() {
    let folder = Folder::new("sheet");
    let pictures = folder.file("pictures");
    fs::create_dir(&pictures).expect("a folder");
    let out = folder.file("sheet.png");
    let mut sizes = Vec::new();
    for (number, keys) in ["", DEVICE_TEST, "up*2 A"].into_iter().enumerate() {
        let name = format!("{pictures}/{number}.png");
        assert!(run(&["--shot", keys, &name]).status.success());
        let output = run(&["sheet", &out, &pictures]);
        assert!(output.status.success(), "{output:?}");
        let file = fs::read(&out).expect("a sheet");
        let reader = png::Decoder::new(std::io::Cursor::new(&file));
        let mut reader = reader.read_info().expect("PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut bytes).expect("a whole picture");
        let (width, height) = (reader.info().width, reader.info().height);
        sizes.push((width, height));
        // Each tile shows something of its own, and the name below it too.
        let tile = |at: usize| -> Vec<u8> {
            let left = 3 * (4 + at * 164);
            bytes
                .chunks(3 * width as usize)
                .skip(4)
                .take(175)
                .flat_map(|row| row.get(left..left + 3 * 160).expect("a tile").to_vec())
                .collect()
        };
        for at in 0..number {
            assert!(tile(at) != tile(number), "{at} and {number} look alike");
        }
    }
    assert_eq!(sizes, [(168, 183), (332, 183), (496, 183)]);

    refused(&mut durbar(&["sheet"]), &["durbar sheet OUT.png [FOLDER]"]);
    refused(&mut durbar(&["sheet", "a", "b", "c"]), &["OUT.png"]);
    let missing = folder.file("missing");
    refused(
        &mut durbar(&["sheet", &out, &missing]),
        &[&missing, "cannot be read"],
    );
    let empty = folder.file("empty");
    fs::create_dir(&empty).expect("a folder");
    refused(
        &mut durbar(&["sheet", &out, &empty]),
        &["no PNG files", &empty],
    );
    let broken = format!("{empty}/broken.png");
    fs::write(&broken, "not a picture").expect("a file");
    refused(
        &mut durbar(&["sheet", &out, &empty]),
        &[&broken, "not a whole PNG"],
    );
    fs::copy(&out, &broken).expect("a file");
    refused(
        &mut durbar(&["sheet", &out, &empty]),
        &["496 x 183", "240 x 240"],
    );
    let nowhere = folder.file("missing/sheet.png");
    refused(&mut durbar(&["sheet", &nowhere, &pictures]), &[&nowhere]);
}

#[test]
fn without_display_and_terminal_it_says_what_it_needs_and_leaves_nothing_behind() {
    let folder = Folder::new("nowhere");
    let flash = folder.file("flash.bin");
    let words = ["neither a display", "nor a terminal", "--shot KEYS OUT.png"];
    refused(&mut durbar(&["--flash", &flash]), &words);
    refused(
        durbar(&[])
            .env("XDG_DATA_HOME", &folder.0)
            .env("HOME", &folder.0),
        &words,
    );
    refused(
        &mut durbar(&["--terminal", "--flash", &flash]),
        &["--terminal needs standard input and output"],
    );
    assert!(folder.names().is_empty());
}

#[test]
#[cfg(target_os = "linux")]
fn a_display_that_cannot_be_reached_is_told_of() {
    let folder = Folder::new("display");
    let flash = folder.file("flash.bin");
    for args in [
        &["--flash", &flash] as &[&str],
        &["--window", "--flash", &flash],
    ] {
        refused(
            durbar(args).env("DISPLAY", ":4093"),
            &["no window could be opened (", "terminal"],
        );
    }
    assert!(folder.names().is_empty());
}

#[test]
fn what_cannot_be_a_flash_file_is_refused_and_left_as_it_is() {
    let folder = Folder::new("flash");
    let refuse = |name: &str, fault: &str| {
        let file = folder.file(name);
        refused(
            &mut durbar(&["--flash", &file]),
            &[&file, fault, "it must be a file of 524288 bytes"],
        );
        file
    };
    for (name, size) in [("empty", 0), ("small", SAVES - 1), ("large", SAVES + 1)] {
        let bytes: Vec<u8> = (0..size).map(|at| (at % 251) as u8).collect();
        fs::write(folder.file(name), &bytes).expect("a file");
        let file = refuse(name, &format!("has {size} bytes"));
        assert!(
            fs::read(file).expect("a file") == bytes,
            "{name} has changed"
        );
    }
    fs::create_dir(folder.file("directory")).expect("a directory");
    refuse("directory", "is a directory");

    let held = folder.file("held");
    fs::write(&held, vec![0x5A; SAVES]).expect("a file");
    let lock = fs::File::open(&held).expect("a file");
    lock.lock().expect("a lock");
    refuse("held", "is in use by another Durbar");
    drop(lock);
    assert!(fs::read(held).expect("a file") == vec![0x5A; SAVES]);
    assert_eq!(folder.names().len(), 5, "nothing is left over");
}

#[test]
#[cfg(unix)]
fn a_flash_file_that_cannot_be_read_or_written_says_so() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = Folder::new("locked");
    let loop_ = folder.file("loop");
    symlink(&loop_, &loop_).expect("a link to itself");
    refused(
        &mut durbar(&["--flash", &loop_]),
        &[&loop_, "cannot be read"],
    );
    refused(
        &mut durbar(&["--flash", "/dev/null"]),
        &["/dev/null is not an ordinary file"],
    );
    let erased = folder.file("erased");
    fs::write(&erased, vec![0xFF; SAVES]).expect("a file");
    let nowhere = folder.file("nowhere/flash.bin");
    refused(
        &mut durbar(&["flash", "import", &erased, "--flash", &nowhere]),
        &[&nowhere, "its folder must be there"],
    );
    for (mode, fault) in [(0o444, "cannot be written"), (0o000, "cannot be read")] {
        let file = folder.file(&format!("{mode:o}"));
        fs::write(&file, vec![0xFF; SAVES]).expect("a file");
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("its owner may");
        // The superuser may do anything, and so has nothing to be refused.
        if fs::File::options().append(true).open(&file).is_err() {
            refused(&mut durbar(&["--flash", &file]), &[&file, fault]);
        }
    }
}

#[test]
fn every_case_of_the_table_has_its_test_and_its_sentence() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let all = |folder: &str| {
        let files = fs::read_dir(root.join(folder)).expect("a folder");
        let inside = files.map(|file| file.expect("a file").path());
        let code = inside.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
        [root.join(format!("{folder}.rs"))]
            .into_iter()
            .chain(code)
            .map(|path| fs::read_to_string(path).expect("a file"))
            .collect::<String>()
    };
    let (program, tests) = (all("boards/desktop"), all("tests/desktop"));
    let table = fs::read_to_string(root.join("tests/desktop/README.md")).expect("the table");
    let (mut cases, mut sentences) = (0, 0);
    for row in table.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, _, said, _, _, test, _] = cells.as_slice() else {
            panic!("{row}");
        };
        let test = test.trim_matches('`');
        assert!(tests.contains(&format!("fn {test}()")), "no test {test}");
        for sentence in said.split('"').skip(1).step_by(2) {
            assert!(program.contains(sentence), "nobody says {sentence}");
            sentences += 1;
        }
        cases += 1;
    }
    assert!(cases > 15 && sentences > 15, "{cases}, {sentences}");
}

#[test]
fn help_tells_every_argument_and_every_key() {
    let output = durbar(&["--help"])
        .env("XDG_DATA_HOME", "/data")
        .output()
        .expect("the program runs");
    assert!(output.status.success());
    let help = String::from_utf8(output.stdout).expect("text");
    for word in [
        "--window",
        "--terminal",
        "--flash",
        "--shot",
        "--board",
        "--battery",
        "--version",
        "sheet OUT.png",
        "arrow up",
        "A, Enter, Space",
        "B, Esc, Backspace",
        "Y, Tab",
        "Ctrl-Q",
        "Exit status 0: done. 1: ",
    ] {
        assert!(help.contains(word), "{word}");
    }
    assert!(help.lines().all(|line| line.len() < 120));
    let version = run(&["--version"]).stdout;
    assert_eq!(
        String::from_utf8(version).expect("text").trim(),
        concat!("durbar ", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn options_are_read_as_people_write_them() {
    let plain = said(&["sim", WORD, "--text", "--actions", "20"]);
    assert_eq!(plain.0, Some(0), "{}", plain.1);
    assert_eq!(said(&["sim", WORD, "--text", "--actions=20"]), plain);
    assert_ne!(said(&["sim", WORD, "--text", "--actions=21"]), plain);
    for words in [&["-h"] as &[&str], &["help"]] {
        assert_eq!(said(words), said(&["--help"]));
    }
    assert_eq!(said(&["-V"]), said(&["--version"]));
    let (status, text) = said(&["sim", "--help"]);
    assert_eq!(status, Some(0));
    assert!(
        text.contains("--often WORD") && text.contains("Exit status 0"),
        "{text}"
    );
}

#[test]
fn a_shell_completes_commands_games_and_options() {
    let script = "source <(\"$0\" completions bash); complete_at() { COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); \
        COMPREPLY=(); _durbar; echo \"${COMPREPLY[*]}\"; }; complete_at durbar ar; complete_at durbar sim \"${1%?}\"; \
        complete_at durbar sim \"$1\" --pl; complete_at durbar --win; complete_at durbar flash ex";
    let output = Command::new("bash")
        .args(["-c", script, env!("CARGO_BIN_EXE_durbar"), WORD])
        .output()
        .expect("bash runs");
    assert!(output.status.success());
    let lines = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines, ["arena", WORD, "--players", "--window", "export"]);
}

/// What the program prints, and its status.
fn said(args: &[&str]) -> (Option<i32>, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = run(args);
    let text = [stdout, stderr].concat();
    (status.code(), String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn a_match_goes_into_the_flash_file_as_text_and_comes_out_the_same() {
    let folder = Folder::new("export");
    let flash = folder.file("flash.bin");
    fs::write(&flash, vec![0xFF; SAVES]).expect("a file");
    let with = |words: &[&str]| said(&[words, &["--flash", &flash]].concat());
    assert_eq!(with(&["export"]), (Some(0), "no match is saved\n".into()));

    assert_eq!(
        with(&["import", WHOLE_GAME]),
        (Some(0), "saved as match 1\n".into())
    );
    let (status, list) = with(&["export"]);
    assert_eq!(status, Some(0));
    assert!(
        list.contains(&format!("{WORD}: one, two")) && list.contains("finished"),
        "{list}"
    );

    let (status, text) = with(&["export", "1"]);
    assert_eq!(status, Some(0));
    let actions = |text: &str| -> Vec<String> {
        let lines = text
            .lines()
            .filter(|line| line.contains(": ") && !line.starts_with('#'));
        lines.map(String::from).collect()
    };
    let original = fs::read_to_string(WHOLE_GAME).expect("a playthrough");
    assert!(actions(&original).len() > 50);
    assert_eq!(actions(&text), actions(&original));
    let copy = folder.file("copy.txt");
    fs::write(&copy, text).expect("a file");
    assert_eq!(said(&["replay", &copy]).0, Some(0));
}

#[test]
fn what_cannot_be_moved_is_told_and_changes_nothing() {
    let folder = Folder::new("not-moved");
    let flash = folder.file("flash.bin");
    fs::write(&flash, vec![0xFF; SAVES]).expect("a file");
    let bad = folder.file("bad.txt");
    let text = format!("game {WORD}\nplayers red blue\nred: fly to Agra\nend\n");
    fs::write(&bad, text).expect("a file");
    let with = |words: &[&str]| said(&[words, &["--flash", &flash]].concat());
    for (words, status, sign) in [
        (vec!["export", "7"], 1, "no match"),
        (vec!["export", "x"], 2, "\"x\""),
        (vec!["import"], 2, "durbar import FILE"),
        (vec!["import", "no-such-file"], 2, "no-such-file"),
        (vec!["import", bad.as_str()], 1, "bad.txt:3"),
    ] {
        let (found, text) = with(&words);
        assert_eq!(found, Some(status), "{words:?}: {text}");
        assert!(text.contains(sign), "{words:?}: {text}");
    }
    assert!(
        fs::read(&flash)
            .expect("the flash")
            .iter()
            .all(|&byte| byte == 0xFF)
    );
    let missing = folder.file("missing.bin");
    let (status, text) = said(&["export", "--flash", &missing]);
    assert_eq!(status, Some(2));
    assert!(text.contains("missing.bin"), "{text}");
}
