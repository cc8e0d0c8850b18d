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
        let program = env!("CARGO_BIN_EXE_durbar");
        let line = format!("stty cols 100 rows 52; exec '{program}' --terminal --flash '{flash}'");
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
    terminal.see(WHO);
    terminal.say(b"\x1b[?1;2c");
    terminal.see("light  80 %");
    // The program is the only child of `script`.
    let script = terminal.child.id();
    let children = format!("/proc/{script}/task/{script}/children");
    let program = fs::read_to_string(children).expect("a list");
    let killed = Command::new("kill").arg(program.trim()).status();
    assert!(killed.expect("kill is there").success());
    terminal.see(LEAVE);
    assert!(terminal.child.wait().expect("an end").success());
}
