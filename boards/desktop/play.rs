//! Playing: in the window where there is a display, else in the terminal.
//!
//! Knows how to choose between the two, and neither of them.

use std::{
    env,
    io::{self, IsTerminal as _},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use super::{
    flash::{self, FileFlash},
    folder,
    program::Program,
    refuse, terminal,
    window::{Display, Failed},
};

/// Where to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outlet {
    Window,
    Terminal,
}

/// What the arguments ask for.
#[derive(PartialEq, Eq, Debug, Default)]
struct Wish {
    outlet: Option<Outlet>,
    flash: Option<PathBuf>,
    program: Option<Program>,
    seconds: Option<Duration>,
}

/// Plays as the arguments say.
pub fn run(args: &[String]) -> ExitCode {
    match parse(args).and_then(play) {
        Ok(status) => status,
        Err(sentence) => refuse(sentence),
    }
}

fn play(wish: Wish) -> Result<ExitCode, String> {
    let program = wish.player()?;
    let path = match &wish.flash {
        Some(path) => path.clone(),
        None => folder::usual_place()?,
    };
    // Looked at first and made last: who cannot play shall not leave a file behind.
    FileFlash::check(&path)?;
    let no_window = |why| format!("no window could be opened ({why})");
    let display = match wish.outlet {
        Some(Outlet::Terminal) => None,
        Some(Outlet::Window) => Some(Display::open()),
        None => has_display().then(Display::open),
    };
    let (display, note) = match display {
        Some(Ok(display)) => (Some(display), None),
        Some(Err(why)) => (None, Some(no_window(why))),
        None => (None, None),
    };
    if display.is_none() {
        terminal_instead(wish.outlet, note.as_deref())?;
    }
    if wish.flash.is_none() {
        folder::make_folder(&path)?;
    }
    let flash = FileFlash::open(&path)?;
    let Some(display) = display else {
        return Ok(terminal::run(flash, program, note.as_deref()));
    };
    let windowed = display.play(flash, program.clone());
    windowed.or_else(|Failed { why, flash }| {
        let note = no_window(why);
        terminal_instead(wish.outlet, Some(&note))?;
        // Without the flash, the game had begun, and cannot begin again elsewhere.
        let flash = flash.ok_or_else(|| note.clone())?;
        Ok(terminal::run(flash, program, Some(&note)))
    })
}

impl Wish {
    /// The program that plays, with its time. One that is not there is told before the game begins.
    fn player(&self) -> Result<Option<Program>, String> {
        let Some(program) = &self.program else {
            return match self.seconds {
                Some(_) => Err("--seconds is for --program COMMAND, which is missing".into()),
                None => Ok(None),
            };
        };
        let mut program = program.clone();
        program.limit = self.seconds.unwrap_or(program.limit);
        match program.start(|| {}) {
            Ok(_) => Ok(Some(program)),
            Err(fault) => Err(format!("{program} {fault}")),
        }
    }
}

/// Whether the terminal can take the place of a window, which a note may tell of; if not, what would be needed.
fn terminal_instead(outlet: Option<Outlet>, note: Option<&str>) -> Result<(), String> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match (outlet, note) {
        (Some(Outlet::Window), note) => Err(format!(
            "{}; --window needs a display, and --terminal a terminal",
            note.unwrap_or_default()
        )),
        (_, note) if terminal => {
            if let Some(note) = note {
                eprintln!("durbar: {note}; playing in the terminal");
            }
            Ok(())
        }
        (Some(Outlet::Terminal), _) => Err(
            "--terminal needs standard input and output to be a terminal, and they are not".into(),
        ),
        (None, Some(note)) => Err(format!(
            "{note}, and standard input and output are no terminal; playing needs one of them"
        )),
        (None, None) => Err(
            "there is neither a display (DISPLAY is not set; on Wayland Xwayland sets it) nor a terminal on standard input \
             and output; playing needs one of them, and --shot KEYS OUT.png needs neither"
                .into(),
        ),
    }
}

/// Whether the environment promises a display. Only Unix can be without, and says so with its variable.
fn has_display() -> bool {
    let display = env::var_os("DISPLAY");
    cfg!(windows) || cfg!(target_os = "macos") || display.is_some_and(|value| !value.is_empty())
}

fn parse(args: &[String]) -> Result<Wish, String> {
    let mut wish = Wish::default();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--window" | "--terminal" if wish.outlet.is_some() => {
                return Err("only one of --window and --terminal can be chosen, and once".into());
            }
            "--window" => wish.outlet = Some(Outlet::Window),
            "--terminal" => wish.outlet = Some(Outlet::Terminal),
            "--flash" if wish.flash.is_some() => {
                return Err("--flash can be given only once".into());
            }
            "--flash" => match args.next() {
                Some(path) if !path.is_empty() => wish.flash = Some(path.into()),
                _ => {
                    return Err(format!(
                        "--flash needs the name of a file after it: {}",
                        flash::what()
                    ));
                }
            },
            "--program" if wish.program.is_some() => {
                return Err("--program can be given only once".into());
            }
            "--program" => {
                let program = args.next().and_then(|command| Program::of(command));
                wish.program = Some(program.ok_or(
                    "--program needs a command after it, such as \"python3 player.py\", and tests/players/README.md says \
                     what it is asked",
                )?);
            }
            "--seconds" => {
                let seconds = args.next().and_then(|seconds| seconds.parse().ok());
                let seconds = seconds.filter(|seconds| *seconds > 0);
                let seconds =
                    seconds.ok_or("--seconds needs a whole number after it, from 1 on")?;
                wish.seconds = Some(Duration::from_secs(seconds));
            }
            "--shot" | "--looks" | "--help" | "--version" => {
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
                     --program COMMAND, --seconds N, --shot KEYS OUT.png, --version, and --help, which explains them"
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
            outlet: Some(Outlet::Terminal),
            flash: Some("f".into()),
            ..Wish::default()
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
            "--program",
            "--program a --program b",
            "--seconds 0 --program a",
            "--board desktop",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
