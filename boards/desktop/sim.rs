//! `durbar sim GAME ...`: plays random games and counts; `durbar sim all ...` those of every game, one after the other.
//!
//! Exit status 0: all games ended and every check held. 1: one did not; its set-up and seed are named. 2: the command
//! cannot be used. It does not know any game's rules.

use super::commands::usage;
use super::progress::Progress;
use super::refuse;
use durbar::each_game;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, SetupError, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::notation::{Names, Notation, Sentence, Words};
use durbar::kernel::options::Written;
use durbar::kernel::play::Entry;
use durbar::kernel::playthrough;
use durbar::kernel::random::{RandomGame, digest_of_random_game, play_random};
use durbar::kernel::seat::{PerSeat, Seat, Seats};
use durbar::kernel::vocabulary::Term;
use std::io::{IsTerminal as _, Write as _};
use std::process::ExitCode;
use std::time::Instant;

/// No random game has come near this; one that reaches it is reported as endless.
const LIMIT: u32 = 100_000;

/// What the command asks for.
struct Order {
    players: Option<u8>,
    games: u64,
    seed: u64,
    options: String,
    check: bool,
    digest: bool,
    text: bool,
    /// Actions that begin with this word are chosen all but one of a thousand times when there are any: "travel" makes a long match.
    often: String,
    /// A match that is told ends after so many.
    actions: u32,
    json: bool,
    progress: bool,
}

/// Runs the command with the arguments after `sim`.
pub fn run(args: &[String]) -> ExitCode {
    let (name, order) = match read(args) {
        Ok(order) => order,
        Err(sentence) => return refuse(&sentence),
    };
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match name {
                $(<$game as Game>::NAME => simulate::<$game>(&order),)*
                "all" => {
                    $(
                        print(&format!("{}:\n", <$game as Game>::NAME));
                        let done = simulate::<$game>(&order);
                        if done != ExitCode::SUCCESS {
                            return done;
                        }
                    )*
                    ExitCode::SUCCESS
                }
                _ => {
                    let known = [$(<$game as Game>::NAME),*].join(", ");
                    refuse(format!("there is no game \"{name}\"; the games are: {known}; or say all"))
                }
            }
        };
    }
    each_game!(dispatch)
}

/// Reads the arguments, or says in one sentence what is wrong with them.
fn read(args: &[String]) -> Result<(&str, Order), String> {
    let Some((name, rest)) = args.split_first() else {
        return Err(usage("sim"));
    };
    let mut order = Order {
        players: None,
        games: 1000,
        seed: 1,
        options: String::new(),
        check: false,
        digest: false,
        text: false,
        often: String::new(),
        actions: LIMIT,
        json: false,
        progress: std::io::stderr().is_terminal(),
    };
    let mut rest = rest.iter();
    while let Some(flag) = rest.next() {
        match flag.as_str() {
            "--check" => order.check = true,
            "--digest" => order.digest = true,
            "--text" => order.text = true,
            "--json" => order.json = true,
            "--players" | "--games" | "--seed" | "--options" | "--often" | "--actions"
            | "--progress" => {
                let value = rest
                    .next()
                    .ok_or_else(|| format!("{flag} needs a value; {}", usage("sim")))?;
                let wrong = |wanted: &str| format!("{flag} {value}: {wanted}");
                match flag.as_str() {
                    "--players" if value == "any" => order.players = None,
                    "--players" => {
                        let count = value.parse().ok().filter(|count| (1..=5).contains(count));
                        order.players = Some(
                            count.ok_or_else(|| wrong("a table has 1 to 5 players, or say any"))?,
                        );
                    }
                    "--games" => {
                        let games = value
                            .replace('_', "")
                            .parse()
                            .ok()
                            .filter(|&games| games > 0);
                        order.games =
                            games.ok_or_else(|| wrong("a number of games, at least 1"))?;
                    }
                    "--seed" => order.seed = value.parse().map_err(|_| wrong("a whole number"))?,
                    "--options" => order.options.clone_from(value),
                    "--often" => order.often.clone_from(value),
                    "--actions" => {
                        order.actions = value.parse().map_err(|_| wrong("a whole number"))?;
                    }
                    _ => match value.as_str() {
                        "auto" => {}
                        "on" => order.progress = true,
                        "off" => order.progress = false,
                        _ => return Err(wrong("auto, on or off")),
                    },
                }
            }
            other => return Err(format!("unknown argument {other}; {}", usage("sim"))),
        }
    }
    Ok((name, order))
}

/// What many games came to.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    shortest: u32,
    longest: u32,
    wins: PerSeat<u64>,
    /// The lines of all players' scores: the word, the sum and the greatest.
    scores: Vec<(&'static str, i64, i32)>,
    /// How many scores were summed.
    players: u64,
}

impl Tally {
    /// Adds a player's score.
    fn score<G: Notation>(&mut self, game: &G, seat: Seat) {
        let mut position = 0;
        game.score(seat, &mut |word, value| {
            if self.scores.len() == position {
                self.scores.push((word, 0, i32::MIN));
            }
            if let Some((_, sum, most)) = self.scores.get_mut(position) {
                *sum += i64::from(value);
                *most = value.max(*most);
            }
            position += 1;
        });
        self.players += 1;
    }
}

/// Plays the games.
fn simulate<G: Notation>(order: &Order) -> ExitCode {
    let options: Vec<G::Options> = if order.options == "any" {
        G::Options::every().collect()
    } else {
        let mut words = Words::of(&order.options);
        match G::Options::read(&mut words).and_then(|options| words.end().map(|()| options)) {
            Ok(options) => vec![options],
            Err(misread) => return refuse(format!("--options: {misread}")),
        }
    };
    let counts: Vec<Seats> = match order.players {
        Some(count) => Seats::new(count).into_iter().collect(),
        None => (1..=5).filter_map(Seats::new).collect(),
    };
    // A sweep leaves out the combinations that the game refuses; if it refuses all, it says why.
    let mut tables = Vec::new();
    let mut refused = None;
    for &seats in &counts {
        for &options in &options {
            match G::new(options, seats, &mut Dice::from_seed(0)) {
                Ok(_) => tables.push((options, seats)),
                Err(error) => refused = Some(error),
            }
        }
    }
    if let (true, Some(error)) = (tables.is_empty(), refused) {
        return refuse(error);
    }
    if let (true, Some(&(options, seats))) = (order.text, tables.first()) {
        return write::<G>(options, seats, order);
    }
    let mut tally = Tally {
        shortest: u32::MAX,
        ..Tally::default()
    };
    // One game's digest is its own; those of many are folded together.
    let mut whole = 0u64;
    let begun = Instant::now();
    let progress = Progress::new(order.games, order.progress);
    for (index, &(options, seats)) in (0..order.games).zip(tables.iter().cycle()) {
        let seed = order.seed.wrapping_add(index);
        let mut fault = None;
        let played = if order.check {
            play_random::<G>(options, seats, seed, LIMIT, |_, _, game| {
                if fault.is_none() {
                    fault = game.audit().err();
                }
            })
        } else {
            play_random::<G>(options, seats, seed, LIMIT, |_, _, _| {})
        };
        let Ok(RandomGame { game, decisions }) = played else {
            continue;
        };
        let Turn::Over(ranking) = game.turn() else {
            return fail::<G>(
                options,
                seats,
                seed,
                &format!("the game does not end in {LIMIT} decisions"),
            );
        };
        if let Some(what) = fault {
            return fail::<G>(
                options,
                seats,
                seed,
                &format!("the books do not balance: {what}"),
            );
        }
        if order.digest
            && let Ok((digest, _)) = digest_of_random_game::<G>(options, seats, seed, LIMIT)
        {
            whole = whole.rotate_left(1) ^ digest.number();
        }
        tally.games += 1;
        tally.decisions += u64::from(decisions);
        tally.shortest = tally.shortest.min(decisions);
        tally.longest = tally.longest.max(decisions);
        for seat in ranking.winners() {
            tally.wins[seat] += 1;
        }
        for seat in seats.iter() {
            tally.score(&game, seat);
        }
        progress.reach(index + 1);
    }
    let seconds = begun.elapsed().as_secs_f64();
    drop(progress);
    print(&report(order, &tally, tables.len(), seconds, whole));
    ExitCode::SUCCESS
}

/// Prints one game as a playthrough.
fn write<G: Notation>(options: G::Options, seats: Seats, order: &Order) -> ExitCode {
    let mut text = String::new();
    let written = match play_often::<G>(options, seats, order) {
        Ok(journal) => {
            let names = Names::plain(seats);
            playthrough::write::<G>(options, order.seed, &names, journal, &mut text)
        }
        Err(error) => return refuse(error),
    };
    if written.is_err() {
        return refuse("the game cannot be written down");
    }
    print(&text);
    ExitCode::SUCCESS
}

/// Plays a random game in which some actions are chosen more often than others; without such a word, the game that
/// `play_random` plays.
fn play_often<G: Notation>(
    options: G::Options,
    seats: Seats,
    order: &Order,
) -> Result<Vec<Entry<G::Action>>, SetupError> {
    let mut journal = Vec::new();
    if order.often.is_empty() {
        let each = |seat, action, _: &G| journal.push(Entry { seat, action });
        play_random::<G>(options, seats, order.seed, order.actions, each)?;
        return Ok(journal);
    }
    let mut dice = Dice::from_seed(order.seed);
    let mut game = G::new(options, seats, &mut dice)?;
    let mut whim = Dice::from_seed(!order.seed);
    let names = Names::plain(seats);
    while let Turn::Of(seat) = game.turn()
        && journal.len() < order.actions as usize
    {
        let legal: Vec<G::Action> = game.legal(seat).collect();
        let often: Vec<G::Action> = legal
            .iter()
            .copied()
            .filter(|&action| begins::<G>(action, &names, &order.often))
            .collect();
        let choices = if often.is_empty() || whim.below(1000) == 0 {
            legal
        } else {
            often
        };
        let Some(&action) = choices.get(whim.below(choices.len() as u32) as usize) else {
            break;
        };
        game.apply(seat, action, &mut dice, &mut |_, _| {});
        journal.push(Entry { seat, action });
    }
    Ok(journal)
}

/// Whether the line of an action begins with a word.
fn begins<G: Notation>(action: G::Action, names: &Names<'_>, word: &str) -> bool {
    let mut line = String::new();
    action.write(names, &mut line).is_ok() && line.split(' ').next() == Some(word)
}

/// What the games came to, in words or as JSON.
fn report(order: &Order, tally: &Tally, tables: usize, seconds: f64, digest: u64) -> String {
    let Tally {
        games,
        decisions,
        shortest,
        longest,
        ..
    } = tally;
    let mean = *decisions as f64 / *games as f64;
    let speed = *decisions as f64 / seconds;
    let wins: Vec<u64> = Seat::all().map(|seat| tally.wins[seat]).collect();
    let average = |sum: i64| sum as f64 / tally.players as f64;
    if order.json {
        let mut scores = Vec::new();
        for (word, sum, most) in &tally.scores {
            scores.push(format!(
                "\"{word}\":{{\"mean\":{:.2},\"most\":{most}}}",
                average(*sum)
            ));
        }
        let digest = if order.digest {
            format!(",\"digest\":\"{digest:016x}\"")
        } else {
            String::new()
        };
        return format!(
            "{{\"games\":{games},\"tables\":{tables},\"decisions\":{decisions},\"shortest\":{shortest},\
             \"mean\":{mean:.1},\"longest\":{longest},\"wins_by_seat\":{wins:?},\"scores\":{{{}}},\
             \"seconds\":{seconds:.3},\"decisions_per_second\":{speed:.0}{digest}}}\n",
            scores.join(",")
        );
    }
    let mut lines = vec![
        format!(
            "{games} games at {tables} kinds of table, {decisions} decisions in {seconds:.2} s: {:.2} million a second",
            speed / 1e6
        ),
        format!("length: {shortest} to {longest} decisions, {mean:.1} on average"),
    ];
    for (word, sum, most) in &tally.scores {
        lines.push(format!(
            "{word}: {:.2} on average, at most {most}",
            average(*sum)
        ));
    }
    lines.push(format!("wins by seat: {wins:?}"));
    if order.digest {
        lines.push(format!("digest: {digest:016x}"));
    }
    lines.join("\n") + "\n"
}

/// Prints a text. The reader may have gone away (a closed pipe): nothing is left to do then.
fn print(text: &str) {
    let _ = std::io::stdout().write_all(text.as_bytes());
}

/// Names the game that went wrong.
fn fail<G: Notation>(options: G::Options, seats: Seats, seed: u64, what: &str) -> ExitCode {
    let mut words = Sentence::default();
    let _ = options.write(&mut words);
    eprintln!(
        "{what} (--players {} --seed {seed} --options \"{words}\" --games 1)",
        seats.count()
    );
    ExitCode::from(1)
}
