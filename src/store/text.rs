//! A saved match as playthrough text, out and in: for bug reports, and to carry a match from one device to another.
//!
//! What was taken back is left out. It does not know files.
