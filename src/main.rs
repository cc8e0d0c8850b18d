//! One program for two machines: the firmware of a handheld, or the same game on a PC.

#[path = "../boards/desktop/replay.rs"]
mod replay;
#[path = "../boards/desktop/sim.rs"]
mod sim;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.split_first() {
        Some((verb, rest)) if verb == "replay" => replay::run(rest),
        Some((verb, rest)) if verb == "sim" => sim::run(rest),
        _ => {
            eprintln!(
                "usage: durbar replay FILE [--show] | durbar sim GAME [--players N] [--games N] ..."
            );
            ExitCode::from(2)
        }
    }
}
