//! A PC.

mod export;
mod replay;
mod sim;

use std::process::ExitCode;

/// Runs the program.
pub fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.split_first() {
        Some((verb, rest)) if verb == "replay" => replay::run(rest),
        Some((verb, rest)) if verb == "sim" => sim::run(rest),
        Some((verb, _)) if verb == "export" || verb == "import" => export::run(&args),
        _ => ExitCode::from(2),
    }
}
