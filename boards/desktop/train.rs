//! `durbar train GAME ...`: self-play, a fit of who wins on everybody's features, and a gate.
//!
//! The weights are read from the game's own weights file and go back there when they win at the gate; positions are
//! collected in a file beside the build, so that whoever stops it goes on where it was. Exit status 0: the new weights
//! were written. 1: they did not pass the gate, and nothing was written. 2: the command cannot be used. It does not know
//! any game's rules.

use super::arena::{compare, tables};
use super::bout::{self, Mind};
use super::fit::{self, Sample};
use super::progress::Progress;
use super::{complain, print, refuse};
use durbar::bots::Skill;
use durbar::each_thought;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::notation::Notation;
use durbar::kernel::seat::{PerSeat, Seat, Seats};
use durbar::kernel::worth::{Awaited, FEATURES, Features, Weights, Worth, weights};
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str =
    "usage: durbar train GAME [--games N] [--seed S] [--gate N] [--weights FILE] [--samples FILE]";

/// What the command asks for.
struct Order {
    /// Games of self-play, those of the samples file included.
    games: u64,
    seed: u64,
    /// Games at the gate.
    gate: u64,
    weights: Option<PathBuf>,
    samples: Option<PathBuf>,
}

/// The share of wins that new weights need.
const PASS: f64 = 55.0;

/// Runs the command with the arguments after `train`.
pub fn run(args: &[String]) -> ExitCode {
    let (game, order) = match read(args) {
        Ok(order) => order,
        Err(sentence) => return refuse(sentence),
    };
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match game.as_str() {
                $(<$game as Game>::NAME => train::<$game>(&order),)*
                _ => {
                    let known = [$(<$game as Game>::NAME),*].join(", ");
                    return refuse(format_args!("no computer plays \"{game}\"; the games are: {known}"));
                }
            }
        };
    }
    let done = each_thought!(dispatch);
    match done {
        Ok(text) => print(&text),
        Err(sentence) => {
            complain(sentence);
            ExitCode::FAILURE
        }
    }
}

/// Reads the arguments, or says in one sentence what is wrong with them.
fn read(args: &[String]) -> Result<(String, Order), String> {
    let Some((game, rest)) = args.split_first() else {
        return Err(USAGE.into());
    };
    let mut order = Order {
        games: 6000,
        seed: 1_000_000,
        gate: 400,
        weights: None,
        samples: None,
    };
    let mut rest = rest.iter();
    while let Some(flag) = rest.next() {
        let value = rest
            .next()
            .ok_or_else(|| format!("{flag} needs a value; {USAGE}"))?;
        let wrong = |_| format!("{flag} {value}: a whole number");
        match flag.as_str() {
            "--games" => order.games = value.parse().map_err(wrong)?,
            "--seed" => order.seed = value.parse().map_err(wrong)?,
            "--gate" => order.gate = value.parse().map_err(wrong)?,
            "--weights" => order.weights = Some(value.into()),
            "--samples" => order.samples = Some(value.into()),
            other => return Err(format!("unknown argument {other}; {USAGE}")),
        }
    }
    Ok((game.clone(), order))
}

/// How the games of self-play are played: quickly, and with errors, so that all sorts of positions come up.
const PLAYS: Skill = Skill {
    width: 2,
    good: 5,
    error: 60,
    cap: 4000,
    ..Skill::BEAM4
};

/// Every table that computers can play, with the number of players.
fn every_table<G: Notation>() -> Vec<(G::Options, Seats)> {
    let counts = (2..=5).filter_map(Seats::new);
    let all = counts.flat_map(|seats| {
        let tables = tables::<G>("any", seats, false).unwrap_or_default();
        tables.into_iter().map(move |options| (options, seats))
    });
    all.collect()
}

/// Plays, fits, and lets the new weights play the old ones.
fn train<G: Worth + Notation>(order: &Order) -> Result<String, String>
where
    G::Options: Sync + Send,
{
    let file = order
        .weights
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("src/games/{}/weights.rs", G::NAME)));
    let kept = order
        .samples
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("target/train-{}.samples", G::NAME)));
    let text = fs::read_to_string(&file)
        .map_err(|error| format!("{}: {error}; run it in the source folder", file.display()))?;
    let old = parse(&text, G::NAMES.len()).unwrap_or_else(weights::<G>);
    collect::<G>(order, &old, &kept)?;
    let samples = load(&kept, G::NAMES.len())?;
    let positions = samples.len();
    eprintln!("{positions} positions; fitting");
    let fitted = fit::fit(&samples, &old, G::NAMES.len(), &mut |round, loss| {
        eprintln!("  pass {round}: {loss:.5}");
    });
    let mut shares = Vec::new();
    let (mut won, mut played) = (0.0, 0.0);
    // Two players, the most, and the variants of both.
    let most = every_table::<G>()
        .iter()
        .map(|(_, seats)| seats.count())
        .max();
    for (count, options) in [
        (2, ""),
        (most.unwrap_or(2), ""),
        (2, "any"),
        (most.unwrap_or(2), "any"),
    ] {
        let Some(seats) = Seats::new(count) else {
            continue;
        };
        let tables = tables::<G>(options, seats, false)?;
        let sides = [&fitted, &old].map(|weights| Mind::Thinks(Skill::BEAM4, *weights));
        let tally = compare::<G>(
            &tables,
            seats,
            sides,
            order.gate / 4,
            order.seed ^ 0x5EED,
            1,
        )?;
        let [percent, ..] = tally.percent();
        let variants = if options.is_empty() {
            ""
        } else {
            " with all variants"
        };
        shares.push(format!(
            "{percent:.1} % of {} games of {count} players{variants}",
            tally.games
        ));
        eprintln!("  gate: {}", shares.last().map_or("", String::as_str));
        won += percent * tally.games as f64;
        played += tally.games as f64;
    }
    let percent = won / f64::max(played, 1.0);
    let record = format!(
        "Made by `durbar train {} --games {} --seed {}`: fitted to {positions} positions of self-play over all variants; at the \
gate, with a beam of four, they won {percent:.1} % of {played} games against those before them ({}).",
        G::NAME,
        order.games,
        order.seed,
        shares.join("; "),
    );
    if percent < PASS {
        return Err(format!("thrown away, for {PASS} % are needed. {record}"));
    }
    fs::write(&file, told::<G>(&fitted, &record, &text))
        .map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(record)
}

/// Plays games of self-play, and adds their positions to the file.
fn collect<G: Worth + Notation>(
    order: &Order,
    weights: &Weights,
    kept: &Path,
) -> Result<(), String> {
    let done_file = kept.with_extension("done");
    let done: u64 = fs::read_to_string(&done_file)
        .ok()
        .and_then(|text| text.trim().parse().ok())
        .unwrap_or(0);
    let tables = every_table::<G>();
    let mut out = OpenOptions::new()
        .create(true)
        .append(true)
        .open(kept)
        .map_err(|error| format!("{}: {error}", kept.display()))?;
    let mut whim = Dice::from_seed(order.seed);
    let progress = Progress::to_a_person(order.games);
    for number in done..order.games {
        progress.reach(number);
        let seed = order.seed.wrapping_add(number);
        // A third of the games is played without variants.
        let mut place = Dice::from_seed(seed ^ 0xDEA1);
        let choice = place.below(tables.len() as u32) as usize;
        let Some(&(mut options, seats)) = tables.get(choice) else {
            continue;
        };
        if place.below(3) == 0 {
            options = G::Options::default();
        }
        let minds = PerSeat::filled(Mind::Thinks(PLAYS, *weights));
        let mut found: Vec<(Vec<Features>, u8)> = Vec::new();
        let mut last = None;
        let played = bout::play::<G>(options, seats, seed, &minds, |_, _, game: &G| {
            let Turn::Of(decides) = game.turn() else {
                return;
            };
            // Whoever played last has valued what came of it.
            let viewer = last.unwrap_or(decides);
            let fresh = match game.awaited() {
                // A round has begun: nobody has planned yet.
                Awaited::Plan => decides == Seat::One,
                // The turn is over when all have replied.
                Awaited::Reply => return,
                // A turn has begun, and so another has ended.
                _ => last != Some(decides),
            };
            last = Some(decides);
            // Of these positions, which a player who thinks about his turn has to value, most.
            if fresh && whim.below(4) > 0 {
                let mut features = PerSeat::filled([0; FEATURES]);
                game.features(viewer, &mut features);
                let all = seats.iter().map(|seat| features[seat]).collect();
                found.push((all, game.rounds_left() as u8));
            }
        });
        let Ok(bout) = played else { continue };
        let Some(ranking) = bout.ranking else {
            return Err(format!("{options:?}, seed {seed}: the game does not end"));
        };
        let winners: Vec<Seat> = ranking.winners().collect();
        if let [winner] = winners.as_slice() {
            let mut bytes = Vec::new();
            for (features, rounds) in &found {
                use durbar::kernel::id::Id as _;
                bytes.extend([seats.count(), *rounds, winner.index() as u8]);
                for one in features {
                    let used = one.iter().take(G::NAMES.len());
                    bytes.extend(used.flat_map(|value| value.to_le_bytes()));
                }
            }
            out.write_all(&bytes)
                .map_err(|error| format!("{}: {error}", kept.display()))?;
        }
        if number % 50 == 49 || number + 1 == order.games {
            fs::write(&done_file, (number + 1).to_string())
                .map_err(|error| format!("{}: {error}", done_file.display()))?;
        }
    }
    Ok(())
}

/// Reads the positions that were collected; what was cut off by a stop is left out.
fn load(kept: &Path, names: usize) -> Result<Vec<Sample>, String> {
    let bytes = fs::read(kept).map_err(|error| format!("{}: {error}", kept.display()))?;
    let mut rest = bytes.as_slice();
    let mut samples = Vec::new();
    while let [count, rounds, winner, tail @ ..] = rest {
        let length = usize::from(*count) * names * 2;
        let Some((body, after)) = tail.split_at_checked(length) else {
            break;
        };
        let values = body
            .as_chunks::<2>()
            .0
            .iter()
            .map(|&pair| f32::from(i16::from_le_bytes(pair)));
        samples.push(Sample {
            features: values.collect(),
            rounds: f32::from(*rounds),
            winner: usize::from(*winner),
        });
        rest = after;
    }
    Ok(samples)
}

/// Reads the weights of a weights file: the pairs of numbers at the beginning of lines.
fn parse(text: &str, names: usize) -> Option<Weights> {
    let mut all = [[0; 2]; FEATURES];
    let rows = text.lines().filter_map(|line| {
        let (one, other) = line
            .trim()
            .strip_prefix('[')?
            .split_once("],")?
            .0
            .split_once(',')?;
        Some([one.trim().parse().ok()?, other.trim().parse().ok()?])
    });
    let mut count = 0;
    for (place, row) in all.iter_mut().zip(rows) {
        *place = row;
        count += 1;
    }
    (count == names).then_some(all)
}

/// The weights file, with the record of how it was made; records of earlier steps stay.
fn told<G: Worth>(weights: &Weights, record: &str, before: &str) -> String {
    let mut text = format!(
        "//! What the features of a position of {} are worth: at the end of a game, and more for each round that is left.\n//!\n",
        title(G::NAME)
    );
    let records = before.lines().skip_while(|line| *line != "//!").skip(1);
    for line in records.take_while(|line| line.starts_with("//!")) {
        let _ = writeln!(text, "{line}");
    }
    let mut line = String::from("//!");
    for word in record.split_whitespace() {
        if line.len() + word.len() > 118 {
            let _ = writeln!(text, "{line}");
            line = String::from("//!");
        }
        let _ = write!(line, " {word}");
    }
    let _ = writeln!(text, "{line}\n\nuse crate::kernel::worth::Weight;\n");
    let _ = writeln!(
        text,
        "/// The weights, in the order of the features' names.\n#[rustfmt::skip]\npub(super) const WEIGHTS: [Weight; {}] = [",
        G::NAMES.len()
    );
    for (name, [late, round]) in G::NAMES.iter().zip(weights) {
        let row = format!("[{late}, {round}],");
        let _ = writeln!(text, "    {row:<16} // {name}");
    }
    text.push_str("];\n");
    text
}

/// A game's name with a great letter.
fn title(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
