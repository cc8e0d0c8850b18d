//! Playing: in the window where there is a display, else in the terminal.
//!
//! Knows how to choose between the two, and neither of them.

use std::{
    env,
    io::{self, IsTerminal as _},
    path::PathBuf,
    process::ExitCode,
};

use super::{flash, flash::FileFlash, refuse, terminal, window};

/// Where to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Window,
    Terminal,
}

/// What the arguments ask for.
#[derive(PartialEq, Eq, Debug, Default)]
struct Wish {
    place: Option<Place>,
    flash: Option<PathBuf>,
}

/// Plays as the arguments say.
pub fn run(args: &[String]) -> ExitCode {
    let wish = match parse(args) {
        Ok(wish) => wish,
        Err(sentence) => return refuse(sentence),
    };
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let place = match wish.place {
        Some(place) => place,
        None if has_display() => Place::Window,
        None => Place::Terminal,
    };
    // Looked at before the flash file: who cannot play must not leave a file behind.
    if place == Place::Terminal && !terminal {
        return refuse(if wish.place.is_some() {
            "--terminal needs standard input and output to be a terminal, and they are not"
        } else {
            "there is neither a display (DISPLAY and WAYLAND_DISPLAY are not set) nor a terminal on standard input \
             and output; playing needs one of them, and --shot KEYS OUT.png needs neither"
        });
    }
    let flash = wish
        .flash
        .map_or_else(FileFlash::open_usual, |path| FileFlash::open(&path));
    let flash = match flash {
        Ok(flash) => flash,
        Err(sentence) => return refuse(sentence),
    };
    if place == Place::Terminal {
        return terminal::run(flash, None);
    }
    match window::run(flash) {
        Ok(status) => status,
        Err(window::Failed { why, flash }) => match (wish.place, terminal, flash) {
            (None, true, Some(flash)) => {
                let note = format!("no window ({why}), so this is the terminal");
                eprintln!("durbar: {note}");
                terminal::run(flash, Some(note))
            }
            (None, ..) => refuse(format_args!(
                "no window could be opened ({why}), and standard input and output are no terminal; \
                 playing needs one of them"
            )),
            (Some(_), ..) => refuse(format_args!(
                "no window could be opened ({why}); --terminal plays without one"
            )),
        },
    }
}

/// Whether the environment promises a display. Only Unix can be without, and says so with its variables.
fn has_display() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(windows)
        || cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .into_iter()
            .any(set)
}

fn parse(args: &[String]) -> Result<Wish, String> {
    let mut wish = Wish::default();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--window" | "--terminal" if wish.place.is_some() => {
                return Err("only one of --window and --terminal can be chosen, and once".into());
            }
            "--window" => wish.place = Some(Place::Window),
            "--terminal" => wish.place = Some(Place::Terminal),
            "--flash" if wish.flash.is_some() => {
                return Err("--flash can be given only once".into());
            }
            "--flash" => match args.next() {
                Some(path) if !path.is_empty() => wish.flash = Some(path.into()),
                _ => return Err(format!("--flash needs the name of {}", flash::what())),
            },
            "--shot" | "--help" | "--version" => {
                return Err(format!("{arg} must be the first argument"));
            }
            "--board" | "--battery" => {
                return Err(format!(
                    "{arg} belongs to --shot: durbar --shot KEYS OUT.png {arg} ..."
                ));
            }
            _ => {
                return Err(format!(
                    "the argument \"{arg}\" is not known; known are --window, --terminal, --flash FILE, \
                     --shot KEYS OUT.png, --version, and --help, which explains them"
                ));
            }
        }
    }
    Ok(wish)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Wish, String> {
        parse(&line.split(' ').map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn arguments_are_taken_in_any_order() {
        let wish = Wish {
            place: Some(Place::Terminal),
            flash: Some("f".into()),
        };
        assert_eq!(parsed("--flash f --terminal").as_ref(), Ok(&wish));
        assert_eq!(parsed("--terminal --flash f"), Ok(wish));
        assert_eq!(parse(&[]), Ok(Wish::default()));
    }

    #[test]
    fn a_contradiction_is_refused() {
        for line in [
            "--window --terminal",
            "--window --window",
            "--flash a --flash b",
            "--flash",
            "--window --help",
            "--board desktop",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
