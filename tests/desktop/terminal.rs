//! The program in a real terminal, of util-linux's making: `script` is on every Debian.

use std::{
    io::{Read as _, Write as _},
    process::{Child, ChildStdin},
    sync::mpsc::{self, Receiver},
    thread,
    time::Duration,
};

use super::*;

/// The program in a terminal of 100 by 52 characters.
struct Terminal {
    child: Child,
    input: ChildStdin,
    output: Receiver<Vec<u8>>,
    shown: Vec<u8>,
}

impl Terminal {
    fn open(flash: &str) -> Self {
        Self::after("", flash)
    }

    /// The same, after a command of the shell that changes what the program is allowed.
    fn after(command: &str, flash: &str) -> Self {
        let program = env!("CARGO_BIN_EXE_durbar");
        let line = format!(
            "stty cols 100 rows 52; {command}\nexec '{program}' --terminal --flash '{flash}'"
        );
        let mut child = Command::new("script")
            .args(["-qec", &line, "/dev/null"])
            .env("COLORTERM", "truecolor")
            .env("SHELL", "/bin/sh")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("script is there");
        let input = child.stdin.take().expect("an input");
        let mut from = child.stdout.take().expect("an output");
        let (to, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = from.read(&mut bytes) {
                let _ = to.send(bytes.iter().copied().take(count).collect());
            }
        });
        Self {
            child,
            input,
            output,
            shown: Vec::new(),
        }
    }

    /// Waits until the terminal shows something new; answers all that was shown before the end of it.
    fn see(&mut self, sign: &str) -> String {
        loop {
            let shown = String::from_utf8_lossy(&self.shown).into_owned();
            if let Some(at) = shown.find(sign) {
                let end = at + sign.len();
                self.shown = shown.get(end..).unwrap_or_default().into();
                return shown.get(..end).unwrap_or_default().into();
            }
            let more = self.output.recv_timeout(Duration::from_secs(20));
            self.shown.extend(more.expect(sign));
        }
    }

    /// Answers the question which terminal it is, and waits for the first picture.
    fn begin(&mut self) {
        self.see(WHO);
        self.say(b"\x1b[?1;2c");
        self.see("light  80 %");
    }

    /// Presses A twice. A terminal tells of no release, so that a key counts as held for a while.
    fn begin_match(&mut self) {
        self.say(b"a");
        thread::sleep(Duration::from_millis(800));
        self.say(b"a");
    }

    /// Ends the game by Ctrl-Q; answers the whole of what it leaves on the person's own screen.
    fn end(&mut self) -> (bool, String) {
        self.say(b"\x11");
        self.see(LEAVE);
        let success = self.child.wait().expect("an end").success();
        while let Ok(more) = self.output.recv_timeout(Duration::from_secs(20)) {
            self.shown.extend(more);
        }
        (success, String::from_utf8_lossy(&self.shown).into_owned())
    }

    fn say(&mut self, bytes: &[u8]) {
        self.input.write_all(bytes).expect("it listens");
        self.input.flush().expect("it listens");
    }
}

impl Drop for Terminal {
    /// A test that fails leaves no program behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a terminal is told at the beginning and at the end, so that the person's own screen comes back.
const ENTER: &str = "\x1b[?1049h";
const LEAVE: &str = "\x1b[?1049l";
/// The end of what is drawn together.
const DRAWN: &str = "\x1b[?2026l";
/// The question that every terminal answers.
const WHO: &str = "\x1b[c";

#[test]
fn it_plays_with_a_new_flash_and_gives_the_terminal_back() {
    let folder = Folder::new("terminal");
    let flash = folder.file("flash.bin");
    let mut terminal = Terminal::open(&flash);
    terminal.see(ENTER);
    terminal.see(WHO);
    // A terminal without anything special.
    terminal.say(b"\x1b[?1;2c");
    terminal.see("240 x 122 characters would show every dot, here are 100 x 52");
    // The light may be told in the first picture or after it.
    let first = terminal.see("light  80 %");
    if !first.contains('▀') {
        terminal.see("▀");
    }
    // In the test of the device, the lamp of the key X: it is pressed, and lets go by itself.
    terminal.say(b"\x1b[A");
    terminal.see(DRAWN);
    terminal.say(b"a");
    terminal.see(DRAWN);
    terminal.say(b"x");
    terminal.see("\x1b[38;2;0;255;255m●");
    terminal.see("○");
    terminal.say(b"\x11");
    terminal.see(LEAVE);
    assert!(terminal.child.wait().expect("an end").success());

    let bytes = fs::read(&flash).expect("a new flash");
    assert_eq!(bytes.len(), SAVES);
    assert!(bytes.iter().all(|&byte| byte == 0xFF));
    assert_eq!(folder.names(), ["flash.bin"], "nothing is left over");
}

#[test]
fn it_uses_the_graphics_that_the_terminal_has() {
    let folder = Folder::new("graphics");
    for (answer, sign) in [
        ("\x1b[6;20;10t\x1b[?63;1;4c", "\x1bP0;1q\"1;1;"),
        (
            "\x1b_Gi=31;OK\x1b\\\x1b[?0u\x1b[6;20;10t\x1b[?62;c",
            "\x1b_Ga=T,f=100,",
        ),
    ] {
        let mut terminal = Terminal::open(&folder.file("flash.bin"));
        terminal.see(WHO);
        terminal.say(answer.as_bytes());
        let before = terminal.see(sign);
        assert!(!before.contains('▀'));
        terminal.see(DRAWN);
        terminal.say(b"\x11");
        terminal.see(LEAVE);
        assert!(terminal.child.wait().expect("an end").success());
    }
}

#[test]
fn told_to_end_it_gives_the_terminal_back() {
    let folder = Folder::new("end");
    let flash = folder.file("flash.bin");
    let mut terminal = Terminal::open(&flash);
    terminal.begin();
    // The program is the only child of `script`.
    let script = terminal.child.id();
    let children = format!("/proc/{script}/task/{script}/children");
    let program = fs::read_to_string(children).expect("a list");
    let killed = Command::new("kill").arg(program.trim()).status();
    assert!(killed.expect("kill is there").success());
    terminal.see(LEAVE);
    assert!(terminal.child.wait().expect("an end").success());
}

#[test]
fn of_two_first_starts_at_once_one_plays_and_the_other_says_why_not() {
    let folder = Folder::new("first-starts");
    for round in 0..8 {
        let flash = folder.file(&format!("flash-{round}.bin"));
        let both = [(); 2].map(|()| Terminal::open(&flash));
        let plays = both.map(|mut terminal| {
            // One draws over the whole screen, the other leaves a sentence on the person's own.
            loop {
                let shown = String::from_utf8_lossy(&terminal.shown);
                if shown.contains(ENTER) {
                    return (true, terminal);
                }
                if shown.contains("is in use by another Durbar") && shown.contains(&flash) {
                    return (false, terminal);
                }
                let more = terminal.output.recv_timeout(Duration::from_secs(20));
                terminal
                    .shown
                    .extend(more.expect("a picture or a sentence"));
            }
        });
        let [(one, _), (other, _)] = &plays;
        assert!(one != other, "round {round}: {one} {other}");
    }
    assert_eq!(folder.names().len(), 8, "nothing is left over");
}

#[test]
fn a_file_that_is_replaced_while_it_is_played_on_is_noticed_and_said() {
    let folder = Folder::new("replaced");
    let flash = folder.file("flash.bin");
    let mut terminal = Terminal::open(&flash);
    terminal.begin();
    let (other, erased) = (folder.file("other.bin"), vec![0xFF; SAVES]);
    fs::write(&other, &erased).expect("a file");
    fs::rename(&other, &flash).expect("another in its place");
    // A match is begun, and its beginning cannot be saved.
    terminal.begin_match();
    terminal.see("flash.bin was replaced, moved or removed by");
    let (success, left) = terminal.end();
    assert!(!success);
    assert!(left.contains("durbar: the flash file"), "{left}");
    assert!(left.contains("start it again"), "{left}");
    assert!(fs::read(&flash).expect("it") == erased, "it was written");
}

#[test]
fn a_disk_that_fails_while_it_is_played_on_is_said_and_the_game_goes_on() {
    let folder = Folder::new("disk");
    let flash = folder.file("flash.bin");
    fs::write(&flash, vec![0xFF; SAVES]).expect("a file");
    // No file may be written beyond its beginning: to the program that is a disk without room.
    let mut terminal = Terminal::after("trap '' XFSZ; ulimit -f 0", &flash);
    terminal.begin();
    terminal.begin_match();
    terminal.see("flash.bin cannot be written: File too large");
    // The question whether to try again is answered, and asked once more.
    terminal.say(b"a");
    terminal.see(DRAWN);
    let (success, left) = terminal.end();
    assert!(!success);
    assert!(left.contains("what was done last is not saved"), "{left}");
}
