//! The commands of the program: one table, from which help, usage, completions and the reading of arguments follow.
//!
//! It does not know what a command does.

mod table;

use std::fmt::Write as _;

use durbar::each_game;
use durbar::kernel::game::Game;
use lexopt::{Arg, Parser, ValueExt as _};
pub use table::Command;
use table::{COMMANDS, FLASH, Row};

/// What the arguments ask for.
#[derive(Debug)]
pub enum Asked {
    /// This text.
    Text(String),
    /// To run a command with these words and options; each option stands alone, and its value after it.
    Run(&'static Command, Vec<String>),
}

/// Reads all arguments, or says in a sentence what is wrong with them.
pub fn read(args: Vec<String>) -> Result<Asked, String> {
    let first = args.first().map_or("", String::as_str);
    match (first, args.get(1)) {
        ("-h" | "--help", _) | ("help", None) => return Ok(Asked::Text(help())),
        ("-V" | "--version", _) => {
            let version = concat!("durbar ", env!("CARGO_PKG_VERSION"));
            return Ok(Asked::Text(version.into()));
        }
        ("help", Some(name)) => {
            let command = named(name).filter(|command| !command.name.is_empty());
            let command = command.ok_or_else(|| unknown(name))?;
            return Ok(Asked::Text(command.help()));
        }
        ("completions", shell) if shell.is_none_or(|shell| !shell.starts_with('-')) => {
            let shell = shell.map_or("", String::as_str);
            return completions(shell).map(Asked::Text);
        }
        _ => {}
    }
    // Whoever names no command plays.
    let command = named(first).or_else(|| named(""));
    let command = command.ok_or_else(|| unknown(first))?;
    let rest = if command.name.is_empty() {
        &args
    } else {
        args.get(1..).unwrap_or_default()
    };
    command.words(rest)
}

/// How a command is called, in one line.
pub fn usage(name: &str) -> String {
    named(name).map_or_else(String::new, Command::usage)
}

/// The command of this name.
fn named(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.name == name)
}

fn unknown(name: &str) -> String {
    let names: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
    let names = names.join(" ");
    format!("there is no command \"{name}\"; the commands are:{names}")
}

impl Command {
    /// Reads what follows the name: `--games=5` becomes `--games 5`, and who asks for help gets it.
    fn words(&'static self, args: &[String]) -> Result<Asked, String> {
        let mut words = Vec::new();
        let mut parser = Parser::from_args(args);
        let text = |value: std::ffi::OsString| value.string().map_err(|error| error.to_string());
        while let Some(arg) = parser.next().map_err(|error| self.wrong(&error))? {
            let option = match arg {
                Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Text(self.help())),
                Arg::Value(value) => {
                    words.push(text(value)?);
                    continue;
                }
                Arg::Long(name) => format!("--{name}"),
                Arg::Short(letter) => format!("-{letter}"),
            };
            let takes_value = self.takes_value(&option);
            words.push(option);
            match takes_value {
                // Whoever reads the words says what is wrong with one that is not known, or has no value.
                Some(true) => {
                    if let Ok(value) = parser.value() {
                        words.push(text(value)?);
                    }
                }
                Some(false) | None => {
                    if let Some(value) = parser.optional_value() {
                        let option = words.pop().unwrap_or_default();
                        let value = text(value)?;
                        return Err(format!(
                            "{option} takes no value, and \"{value}\" stands behind it; {}",
                            self.usage()
                        ));
                    }
                }
            }
        }
        Ok(Asked::Run(self, words))
    }

    fn wrong(&self, error: &lexopt::Error) -> String {
        format!("{error}; {}", self.usage())
    }

    /// Whether an option takes a value; none if the command does not have it.
    fn takes_value(&self, option: &str) -> Option<bool> {
        let words = |row: &Row| {
            let mut words = row.0.splitn(2, ' ');
            (words.next() == Some(option)).then(|| words.next().is_some())
        };
        self.options.iter().find_map(words)
    }

    /// How it is called, in one line.
    fn usage(&self) -> String {
        let mut usage = String::from("usage: durbar");
        if !self.name.is_empty() {
            let _ = write!(usage, " {}", self.name);
        }
        let calls: Vec<&str> = self
            .calls
            .iter()
            .map(|row| row.0)
            .filter(|call| !call.is_empty())
            .collect();
        if !calls.is_empty() {
            let calls = calls.join(" | ");
            let optional = self.calls.first().is_some_and(|row| row.0.is_empty());
            let _ = if optional {
                write!(usage, " [{calls}]")
            } else {
                write!(usage, " {calls}")
            };
        }
        for (option, _) in self.options {
            let _ = write!(usage, " [{option}]");
        }
        usage
    }

    /// All that is to be known of it.
    fn help(&self) -> String {
        let mut help = self.rows();
        if self.options.iter().any(|row| row.0 == FLASH.0) {
            let _ = write!(
                help,
                "\nThe file with the games is usually {}.\n",
                usual_flash()
            );
        }
        let failure = self
            .failure
            .map_or_else(String::new, |failure| format!("1: {failure}. "));
        let _ = write!(
            help,
            "\nExit status 0: done. {failure}2: the command or a file cannot be used."
        );
        help
    }

    /// Its rows in the help: what is written, and what it means.
    fn rows(&self) -> String {
        let mut rows = String::new();
        for (number, &(call, about)) in self.calls.iter().enumerate() {
            let call = match (number, call) {
                (1.., "") => String::new(),
                _ => ["durbar", self.name, call].join(" ").replace("  ", " "),
            };
            row(&mut rows, "  ", call.trim_end(), about);
        }
        for &(option, about) in self.options {
            row(&mut rows, "         ", option, about);
        }
        rows
    }
}

/// Where the second column begins.
const COLUMN: usize = 32;

/// Writes a row in two columns; what is long has a line for itself.
fn row(rows: &mut String, indent: &str, left: &str, right: &str) {
    let left = format!("{indent}{left}");
    if left.len() + 2 > COLUMN {
        let _ = write!(rows, "{left}\n{:COLUMN$}{right}\n", "");
    } else {
        let _ = writeln!(rows, "{left:COLUMN$}{right}");
    }
}

fn usual_flash() -> String {
    super::folder::usual_place().map_or_else(
        |_| "a file in your data folder".to_owned(),
        |path| path.display().to_string(),
    )
}

fn help() -> String {
    let commands: Vec<String> = COMMANDS.iter().map(Command::rows).collect();
    format!(
        "\
Durbar, a pocket game table.

{commands}
  durbar help COMMAND, or durbar COMMAND --help, tells of one with its exit status; durbar --version
  The file with the games is usually {flash}.

KEYS are words with spaces between: up down left right A B X Y tap a key, A*3 taps it three times,
hold:A holds it, press:A and release:A do one half each, wait:500 waits so many milliseconds, look waits for a rest.

On the keyboard:
{keys}
  Ctrl-Q ends the game, and in a terminal Ctrl-C too. In the window, F1 shows all keys and F11 takes the whole
  screen; a gamepad is taken where Linux shows one.",
        commands = commands.join("\n"),
        flash = usual_flash(),
        keys = super::keyboard::table(),
    )
}

// ---- completions ---------------------------------------------------------------------------------------------------

/// The first word of an option, without its value.
fn word(option: &str) -> &str {
    option.split(' ').next().unwrap_or(option)
}

/// What can stand behind a command's name besides its options: games, shells, or what the table says in small letters.
fn behind(command: &Command) -> Vec<&'static str> {
    macro_rules! games {
        ($(($word:ident, $title:ident, $game:ty)),*) => { [$(<$game as Game>::NAME),*] };
    }
    let mut words = Vec::new();
    for call in command
        .calls
        .iter()
        .filter_map(|row| row.0.split(' ').next())
    {
        for part in call.split('|') {
            match part {
                "GAME" => words.extend(each_game!(games)),
                part if !part.is_empty()
                    && part.chars().all(|letter| letter.is_ascii_lowercase()) =>
                {
                    words.push(part)
                }
                _ => {}
            }
        }
    }
    words
}

/// What makes a shell complete the words of a command line.
fn completions(shell: &str) -> Result<String, String> {
    let commands = || COMMANDS.iter().filter(|command| !command.name.is_empty());
    let options = |command: &Command| {
        command
            .options
            .iter()
            .map(|row| word(row.0))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let names = || {
        commands()
            .map(|command| command.name)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let playing = named("").map(options).unwrap_or_default();
    let mut script = String::new();
    match shell {
        "bash" | "zsh" => {
            if shell == "zsh" {
                // zsh takes bash's way.
                script.push_str("autoload -U +X bashcompinit && bashcompinit\n");
            }
            script.push_str("_durbar() {\n    local words\n    case ${COMP_WORDS[1]} in\n");
            for command in commands() {
                let words = [behind(command).join(" "), options(command)].join(" ");
                let _ = writeln!(
                    script,
                    "        {}) words='{} --help' ;;",
                    command.name,
                    words.trim()
                );
            }
            let _ = writeln!(
                script,
                "        *) words='{playing} {} help --help --version' ;;\n    esac",
                names()
            );
            script.push_str("    if ((COMP_CWORD == 1)); then words='");
            let _ = writeln!(script, "{playing} {} help --help --version'; fi", names());
            script.push_str(
                "    COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))\n}\n",
            );
            script.push_str("complete -o default -F _durbar durbar");
        }
        "fish" => {
            let alone = "__fish_use_subcommand";
            for command in commands() {
                let about = command
                    .calls
                    .iter()
                    .map(|row| row.1)
                    .next()
                    .unwrap_or_default();
                if command.name.starts_with("--") {
                    let _ = writeln!(
                        script,
                        "complete -c durbar -n {alone} -l {} -r -d '{about}'",
                        command.name.trim_start_matches('-')
                    );
                    continue;
                }
                let _ = writeln!(
                    script,
                    "complete -c durbar -n {alone} -a {} -d '{about}'",
                    command.name
                );
                let seen = format!("'__fish_seen_subcommand_from {}'", command.name);
                for word in behind(command) {
                    let _ = writeln!(script, "complete -c durbar -n {seen} -a {word}");
                }
                for &(option, about) in command.options {
                    let value = if option.contains(' ') { " -r" } else { "" };
                    let _ = writeln!(
                        script,
                        "complete -c durbar -n {seen} -l {}{value} -d '{about}'",
                        word(option).trim_start_matches('-')
                    );
                }
            }
            for &(option, about) in named("").map(|command| command.options).unwrap_or_default() {
                let value = if option.contains(' ') { " -r" } else { "" };
                let _ = writeln!(
                    script,
                    "complete -c durbar -n {alone} -l {}{value} -d '{about}'",
                    word(option).trim_start_matches('-')
                );
            }
        }
        _ => return Err("completions are for bash, zsh or fish: durbar completions bash".into()),
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Result<Asked, String> {
        read(
            line.split(' ')
                .filter(|word| !word.is_empty())
                .map(String::from)
                .collect(),
        )
    }

    fn words(line: &str) -> Vec<String> {
        match asked(line) {
            Ok(Asked::Run(_, words)) => words,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn an_equals_sign_stands_for_a_space() {
        assert_eq!(
            words("sim all --games=5 --check"),
            words("sim all --games 5 --check")
        );
        assert_eq!(
            words("--flash=f --terminal"),
            ["--flash", "f", "--terminal"]
        );
        assert_eq!(words("replay -"), ["-"]);
        // A value may look like an option.
        assert_eq!(words("sim all --seed -1"), ["all", "--seed", "-1"]);
    }

    #[test]
    fn help_is_given_wherever_it_is_asked_for() {
        for command in COMMANDS.iter().filter(|command| !command.name.is_empty()) {
            let name = command.name;
            let mut texts = Vec::new();
            for line in [
                format!("{name} --help"),
                format!("{name} -h"),
                format!("help {name}"),
            ] {
                match asked(&line) {
                    Ok(Asked::Text(text)) => texts.push(text),
                    other => panic!("{line}: {other:?}"),
                }
            }
            assert!(texts.iter().all(|text| *text == texts[0]), "{name}");
            assert!(
                texts[0].contains("Exit status 0") && texts[0].contains(name),
                "{name}"
            );
            for (option, about) in command.options {
                assert!(
                    texts[0].contains(option) && texts[0].contains(about),
                    "{name} {option}"
                );
            }
        }
        assert!(asked("help nothing").is_err());
    }

    #[test]
    fn a_value_for_an_option_that_takes_none_is_refused() {
        let error = asked("sim all --check=1").expect_err("no value");
        assert!(
            error.contains("--check takes no value") && error.contains("usage: durbar sim"),
            "{error}"
        );
    }

    #[test]
    fn no_text_of_the_table_breaks_a_shell_s_quotes() {
        for shell in ["bash", "zsh", "fish"] {
            let script = completions(shell).expect("a shell");
            for line in script.lines() {
                assert_eq!(line.matches('\'').count() % 2, 0, "{line}");
            }
            for command in COMMANDS {
                assert!(
                    script.contains(command.name.trim_start_matches('-')),
                    "{shell}: {}",
                    command.name
                );
            }
        }
        assert!(completions("tcsh").is_err());
    }
}
