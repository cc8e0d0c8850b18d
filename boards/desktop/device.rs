//! `durbar device`: asks the handheld at the USB plug for its matches, or gives it one.
//!
//! Exit status 0: done. 1: the device refused; it says why. 2: the command, the port or a file cannot be used.

use super::{Done, replay};
use durbar::store::text::PLAYER;
use std::process::ExitCode;

const USAGE: &str = "durbar device list|export NUMBER|import FILE [--port PATH]";

/// Runs a command: the arguments after `device`.
pub fn run(args: &[String]) -> ExitCode {
    super::end(obey(args))
}

fn obey(args: &[String]) -> Done<String> {
    let mut words: Vec<&str> = args.iter().map(String::as_str).collect();
    let port = match words.iter().position(|&word| word == "--port") {
        None => None,
        Some(at) => {
            let port = words.get(at + 1).map(|&port| port.to_owned());
            words.drain(at..words.len().min(at + 2));
            Some(port.ok_or_else(|| (2, format!("--port needs a path after it: {USAGE}")))?)
        }
    };
    let request = match *words.as_slice() {
        ["list"] => "list".to_owned(),
        ["export", number] if number.parse::<u32>().is_ok() => format!("export {number}"),
        ["import", file] => import(&replay::read(file).map_err(|why| (2, why))?),
        ["export", number] => {
            return Err((2, format!("\"{number}\" is no number of a match: {USAGE}")));
        }
        _ => return Err((2, format!("this is not how a device is asked: {USAGE}"))),
    };
    serial::ask(port.as_deref(), &request)
}

/// The request that imports a text. Lines that mean nothing to a save stay as empty comments, so that the device counts as
/// the file does.
fn import(text: &str) -> String {
    let mut request = "import".to_owned();
    for line in text.lines() {
        let bare = line.split('#').next().unwrap_or_default().trim();
        let kept = if line.starts_with(PLAYER) {
            line.trim_end()
        } else if bare.is_empty() || bare.starts_with(['=', '!']) {
            "#"
        } else {
            bare
        };
        request.push('\r');
        request.push_str(kept);
    }
    request
}

#[cfg(not(unix))]
mod serial {
    use super::Done;

    pub fn ask(_port: Option<&str>, request: &str) -> Done<String> {
        let request = request.split('\r').next().unwrap_or_default();
        Err((
            2,
            format!(
                "here the device is asked by a terminal program: open its serial port and type {request}; behind import \
                 comes the text"
            ),
        ))
    }
}

#[cfg(unix)]
mod serial {
    use super::Done;
    use durbar::shell::console::FORGET;
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::fs::OFlags;
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
    use std::fs::{self, File, OpenOptions};
    use std::io::{ErrorKind, Read as _, Write as _};
    use std::os::unix::fs::OpenOptionsExt as _;

    /// How long the device may be silent: a match that it saves takes a second or two, on flash at its slowest five.
    const PATIENCE: Timespec = Timespec {
        tv_sec: 8,
        tv_nsec: 0,
    };
    /// More than the longest match tells: whatever says more is no Durbar.
    const LONGEST: usize = 4 << 20;

    pub fn ask(port: Option<&str>, request: &str) -> Done<String> {
        let port = match port {
            Some(port) => port.to_owned(),
            None => only_port()?,
        };
        let unusable = |what: &str, why: &dyn std::fmt::Display| {
            (
                2,
                format!(
                    "{port} cannot be {what}: {why}; is the handheld plugged in and switched on, and may you use it?"
                ),
            )
        };
        let flags = (OFlags::NOCTTY | OFlags::NONBLOCK).bits() as i32;
        let opened = OpenOptions::new()
            .read(true)
            .write(true)
            .custom_flags(flags)
            .open(&port);
        let mut line = opened.map_err(|why| unusable("opened", &why))?;
        let mut modes = tcgetattr(&line).map_err(|why| unusable("used as a serial port", &why))?;
        modes.make_raw();
        tcsetattr(&line, OptionalActions::Flush, &modes)
            .map_err(|why| unusable("set to plain bytes", &why))?;
        let forget = char::from(FORGET);
        let request = format!("{forget}{request}\r");
        let mut rest = request.as_bytes();
        while !rest.is_empty() {
            match line.write(rest) {
                Ok(length) => rest = rest.get(length..).unwrap_or_default(),
                Err(why) if why.kind() == ErrorKind::WouldBlock => {
                    wait(&line, PollFlags::OUT, &port)?;
                }
                Err(why) => return Err(unusable("written", &why)),
            }
        }
        let mut text = Vec::new();
        loop {
            let mut bytes = [0; 1024];
            match line.read(&mut bytes) {
                Ok(length @ 1..) => text.extend(bytes.iter().take(length)),
                Ok(_) => return Err(unusable("read", &"it was unplugged")),
                Err(why) if why.kind() == ErrorKind::WouldBlock => {
                    wait(&line, PollFlags::IN, &port)?
                }
                Err(why) => return Err(unusable("read", &why)),
            }
            if let Some(answer) = finished(&text) {
                return answer;
            }
            if text.len() > LONGEST {
                return Err((2, format!("{port} says more than a Durbar would")));
            }
        }
    }

    fn wait(line: &File, flags: PollFlags, port: &str) -> Done<()> {
        let heard = poll(&mut [PollFd::new(line, flags)], Some(&PATIENCE));
        match heard {
            Ok(0) => Err((
                2,
                format!(
                    "{port} says nothing for {} seconds; is it a Durbar, and switched on?",
                    PATIENCE.tv_sec
                ),
            )),
            _ => Ok(()),
        }
    }

    /// The answer, once its last line is there.
    fn finished(text: &[u8]) -> Option<Done<String>> {
        if !text.ends_with(b"\n") {
            return None;
        }
        let text = String::from_utf8_lossy(text);
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let (last, before) = lines.split_last()?;
        if let Some(why) = last.strip_prefix("! ") {
            return Some(Err((1, format!("the device answers: {why}"))));
        }
        let count = last.strip_prefix("ok ")?.strip_suffix(" lines")?;
        Some(if count.parse() == Ok(before.len()) {
            Ok(before.join("\n"))
        } else {
            Err((
                1,
                format!("of {count} lines only {} came; ask again", before.len()),
            ))
        })
    }

    /// The serial port of the one device that is plugged in.
    fn only_port() -> Done<String> {
        let names = fs::read_dir("/dev").into_iter().flatten().flatten();
        let mut ports: Vec<String> = names
            .filter_map(|entry| entry.file_name().into_string().ok())
            .filter(|name| name.starts_with("ttyACM") || name.starts_with("cu.usbmodem"))
            .map(|name| format!("/dev/{name}"))
            .collect();
        ports.sort();
        match ports.as_slice() {
            [port] => Ok(port.clone()),
            [] => Err((
                2,
                "no serial port of a handheld is there: plug it in and switch it on, or name the port with --port PATH"
                    .to_owned(),
            )),
            several => Err((
                2,
                format!("there are several serial ports, {}; name one with --port PATH", several.join(", ")),
            )),
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn an_answer_is_finished_by_its_last_line_and_tells_those_before() {
            let told = finished(b"1 chess: a b, 9 actions\r\nok 1 lines\r\n");
            assert_eq!(told, Some(Ok("1 chess: a b, 9 actions".to_owned())));
            assert_eq!(finished(b"ok 0 lines\r\n"), Some(Ok(String::new())));
            let refused = finished(b"\r\n! line 7: no; nothing was saved\r\n");
            let why = "the device answers: line 7: no; nothing was saved".to_owned();
            assert_eq!(refused, Some(Err((1, why))));
            for half in [
                &b""[..],
                b"ok 1 lines",
                b"ok 1 lines\r",
                b"1 chess\r\n",
                b"1 chess\r\nok 1 li",
            ] {
                assert_eq!(finished(half), None);
            }
            assert!(matches!(
                finished(b"a\r\nok 2 lines\r\n"),
                Some(Err((1, _)))
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_sent_line_by_line_as_the_file_counts_them() {
        let text = "# a match\ngame chess # the first\n# player 17 J\u{f6}rg\n\nplayers a b\n= gold a 3\n! a: fly\n a: pass\nend\n";
        let sent = import(text);
        let lines: Vec<&str> = sent.split('\r').collect();
        assert_eq!(
            lines,
            [
                "import",
                "#",
                "game chess",
                "# player 17 Jörg",
                "#",
                "players a b",
                "#",
                "#",
                "a: pass",
                "end"
            ]
        );
    }
}
