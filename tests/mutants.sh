#!/usr/bin/env bash
# Would the tests notice a wrong rule? Draws mutants of a game's rules at random, until it is stopped:
#
#   cargo install cargo-mutants
#   tests/mutants.sh osiris
#
# It works on a copy in target/mutants with the rules alone (kernel, parts, one game) and one test binary, the library's own
# tests with the laws and the playthroughs in it: there a mutant takes seconds. The game's folder is named there, because
# cargo-mutants does not follow modules that a macro declares.
set -euo pipefail
game=${1:?"usage: tests/mutants.sh GAME [more for cargo mutants]"}
shift
cd "$(dirname "$0")/.."
copy=target/mutants/$game
rm -rf "$copy/src" "$copy/tests"
mkdir -p "$copy/src/games" "$copy/tests/playthroughs" "$copy/tests/games"
cp -r src/kernel src/parts "$copy/src"
cp -r "src/games/$game" "$copy/src/games"
cp -r "tests/games/$game" "$copy/tests/games"
cp -r "tests/playthroughs/$game" "$copy/tests/playthroughs"
cp -r tests/conformance tests/conformance.rs "$copy/src"
# One row of the list.
sed -e "s/^each_game!(folders);/pub mod $game;/" -e "/^ \{12\}[a-z]* [A-Z][a-z]*\( thinks\)\?,$/{/^ *$game /!d}" \
  src/games/mod.rs > "$copy/src/games/mod.rs"
# The playthroughs without those of the program.
sed -e '/^use crate::sample/d' -e '/^\/\/\/ Runs the program/,$d' tests/playthroughs.rs > "$copy/src/playthroughs.rs"
cat > "$copy/src/lib.rs" <<'RUST'
#![cfg_attr(not(test), no_std)]
#![allow(warnings)]
#[cfg(test)]
extern crate self as durbar;
pub mod games;
pub mod kernel;
pub mod parts;
#[cfg(test)]
mod conformance;
#[cfg(test)]
mod playthroughs;
RUST
{
  sed -n '/^\[package\]/,/^edition/p' Cargo.toml
  echo '[workspace]'
  echo '[dependencies]'
  grep -E '^(heapless|postcard|serde) = ' Cargo.toml
  echo '[profile.dev]'
  echo 'opt-level = 1'
  echo 'debug = false'
} > "$copy/Cargo.toml"
cp Cargo.lock "$copy"
cd "$copy"
cargo mutants --in-place --shuffle -f "src/games/$game/*.rs" "$@" -- --lib
