//! One program for two machines: the firmware of a handheld, or the same game on a PC.
fn main() {}
