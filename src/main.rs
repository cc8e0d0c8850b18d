//! One program for two machines: the firmware of a handheld, or the same game on a PC.
#![cfg_attr(target_os = "none", no_std, no_main)]

#[path = "../boards/mod.rs"]
mod boards;

#[cfg(not(target_os = "none"))]
fn main() -> std::process::ExitCode {
    boards::desktop::main()
}
