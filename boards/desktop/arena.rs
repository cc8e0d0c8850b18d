//! `durbar arena GAME A B ...`: computer players against each other, and how often each side wins.
//!
//! A and B hold every other seat; every deal is played twice, with sides exchanged; wins that are shared are split. Where
//! the rulebook plays a seat, it is B's, and all others are A's. Exit status 0: all games ended. 1: one did not; its set-up and seed are named. 2: the command cannot be used. It does not
//! know any game's rules. A program that is at fault loses its seat to a computer for the rest of that game: that is told on
//! the standard error and counted, and the arena goes on.

use super::bout::{self, Bout, Mind, Mistake, Thought};
use super::program::Program;
use super::progress::Progress;
use super::{complain, print, refuse};
use durbar::bots::{DEPUTY, Level, Skill};
use durbar::each_thought;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::id::Id;
use durbar::kernel::notation::{Names, Notation, Words};
use durbar::kernel::options::Written;
use durbar::kernel::play::Entry;
use durbar::kernel::playthrough;
use durbar::kernel::seat::{PerSeat, Seat, Seats};
use durbar::kernel::worth::{Weights, Worth, weights};
use std::cmp::Reverse;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

const USAGE: &str = "usage: durbar arena GAME A B [--players N] [--games N] [--seed S] [--options \"A B\"|any] [--threads N] \
[--json] [--longest N] [--text N] [--seconds N]; A and B are 1, 2, 3, 4, greedy, beam4, random or \"program:COMMAND\", and B also rulebook, with the variants that it plays in; \
4:rounds=6,cap=9000 is a player with other numbers than his; --longest tells the decisions that were thought about longest, \
and --text the game of a number";

/// What the command asks for.
struct Order {
    names: [String; 2],
    /// Those of the two that are programs.
    programs: [Option<Program>; 2],
    players: u8,
    games: u64,
    seed: u64,
    options: String,
    threads: usize,
    json: bool,
    /// How many of the longest thoughts are told in the result's place.
    longest: usize,
    /// The number of a game that is told instead.
    text: Option<u64>,
}

/// Runs the command with the arguments after `arena`.
pub fn run(args: &[String]) -> ExitCode {
    let (game, order) = match read(args) {
        Ok(order) => order,
        Err(sentence) => return refuse(sentence),
    };
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match game.as_str() {
                $(<$game as Game>::NAME => fight::<$game>(&order),)*
                _ => {
                    let known = [$(<$game as Game>::NAME),*].join(", ");
                    refuse(format_args!("no computer plays \"{game}\"; the games are: {known}"))
                }
            }
        };
    }
    each_thought!(dispatch)
}

/// Reads the arguments, or says in one sentence what is wrong with them.
fn read(args: &[String]) -> Result<(String, Order), String> {
    let [game, one, other, rest @ ..] = args else {
        return Err(USAGE.into());
    };
    let mut order = Order {
        names: [one.clone(), other.clone()],
        programs: [program(one)?, program(other)?],
        players: 2,
        games: 400,
        seed: 1,
        options: String::new(),
        threads: std::thread::available_parallelism().map_or(1, Into::into),
        json: false,
        longest: 0,
        text: None,
    };
    let mut rest = rest.iter();
    while let Some(flag) = rest.next() {
        if flag == "--json" {
            order.json = true;
            continue;
        }
        let value = rest
            .next()
            .ok_or_else(|| format!("{flag} needs a value; {USAGE}"))?;
        let wrong = |_| format!("{flag} {value}: a whole number");
        match flag.as_str() {
            "--players" => order.players = value.parse().map_err(wrong)?,
            "--games" => order.games = value.parse().map_err(wrong)?,
            "--seed" => order.seed = value.parse().map_err(wrong)?,
            "--options" => order.options.clone_from(value),
            "--threads" => order.threads = value.parse().map_err(wrong)?,
            "--longest" => order.longest = value.parse().map_err(wrong)?,
            "--text" => order.text = Some(value.parse().map_err(wrong)?),
            "--seconds" => {
                let limit = Duration::from_secs(value.parse().map_err(wrong)?);
                for program in order.programs.iter_mut().flatten() {
                    program.limit = limit;
                }
            }
            other => return Err(format!("unknown argument {other}; {USAGE}")),
        }
    }
    Ok((game.clone(), order))
}

/// The program that a name in the command stands for, if it is one.
fn program(name: &str) -> Result<Option<Program>, String> {
    let Some(command) = name.strip_prefix("program:") else {
        return Ok(None);
    };
    let program = Program::of(command);
    let program = program.ok_or_else(|| format!("{name}: a command is missing; {USAGE}"))?;
    Ok(Some(program))
}

/// The name of whom the rulebook plays.
const RULEBOOK: &str = "rulebook";

/// A player by his name in the command, which may change some of his numbers: `4:rounds=6,cap=9000`.
pub fn mind<G: Worth>(name: &str, weights: Weights, seats: Seats) -> Option<Mind<'static>> {
    let (name, changes) = name.split_once(':').unwrap_or((name, ""));
    let mut skill = match name {
        // The rulebook asks nobody.
        "random" | RULEBOOK => return Some(Mind::Random),
        "greedy" => Skill::GREEDY,
        "beam4" => Skill::BEAM4,
        _ => Skill::of::<G>(Level::all().find(|level| level.word() == name)?, seats),
    };
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let (number, value) = change.split_once('=')?;
        let value: u16 = value.parse().ok()?;
        let small = u8::try_from(value);
        match number {
            "width" => skill.width = small.ok()?,
            "depth" => skill.depth = small.ok()?,
            "good" => skill.good = small.ok()?,
            "wide" => skill.wide = small.ok()?,
            "finalists" => skill.finalists = small.ok()?,
            "rounds" => skill.rounds = small.ok()?,
            "replies" => skill.replies = small.ok()?,
            "error" => skill.error = value,
            "near" => skill.near = value,
            "cap" => skill.cap = value.into(),
            _ => return None,
        }
    }
    Some(Mind::Thinks(skill, weights))
}

/// The tables that a command asks for: one with these variants, or all that so many players can play; those where the
/// rulebook plays a seat, or the others.
pub fn tables<G: Notation>(
    options: &str,
    seats: Seats,
    rulebook: bool,
) -> Result<Vec<G::Options>, String> {
    let asked: Vec<G::Options> = if options == "any" {
        G::Options::every().collect()
    } else {
        let mut words = Words::of(options);
        let read = G::Options::read(&mut words).and_then(|options| words.end().map(|()| options));
        vec![read.map_err(|misread| format!("--options: {misread}"))?]
    };
    let mut refused = None;
    let tables = asked.into_iter().filter(|&options| {
        match G::new(options, seats, &mut Dice::from_seed(0)) {
            Ok(game) => seats.iter().any(|seat| game.automa(seat)) == rulebook,
            Err(error) => {
                refused = Some(error);
                false
            }
        }
    });
    let tables: Vec<G::Options> = tables.collect();
    match (tables.is_empty(), refused) {
        (true, Some(error)) => Err(error.to_string()),
        (true, None) if rulebook => Err("the rulebook plays no seat of this table".into()),
        (true, None) => Err("the rulebook plays a seat of this table: say rulebook for B".into()),
        _ => Ok(tables),
    }
}

/// What many games came to, for the first side.
#[derive(Default, Clone)]
pub struct Tally {
    /// Games that ended.
    pub games: u64,
    /// The share of wins, in sixtieths: every number of winners divides them.
    won: u64,
    /// Actions that were played.
    pub actions: u64,
    /// Positions looked at, for each decision, of the two sides.
    pub nodes: [Vec<u32>; 2],
    /// All of them with the number of the game and how many actions had been played.
    thoughts: Vec<(u32, u64, u32)>,
    /// How often a program of the two sides was at fault.
    faults: [u64; 2],
}

/// One win.
const WIN: u64 = 60;

impl Tally {
    /// How often the first side won, in percent, with the bounds in which it lies 95 times of 100 (Wilson).
    pub fn percent(&self) -> [f64; 3] {
        let games = self.games.max(1) as f64;
        let share = self.won as f64 / WIN as f64 / games;
        let wide = 1.96f64 * 1.96 / games;
        let middle = (share + wide / 2.0) / (1.0 + wide);
        let reach = (share * (1.0 - share) / games * 1.96 * 1.96 + wide * wide / 4.0).sqrt();
        let reach = reach / (1.0 + wide);
        [share, middle - reach, middle + reach].map(|part| 100.0 * part)
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        self.actions += other.actions;
        self.thoughts.extend(other.thoughts);
        for (all, more) in self.faults.iter_mut().zip(other.faults) {
            *all += more;
        }
        for (all, more) in self.nodes.iter_mut().zip(other.nodes) {
            all.extend(more);
        }
    }
}

/// Plays games of two sides; one that does not end is named.
pub fn compare<G: Worth + Notation>(
    tables: &[G::Options],
    seats: Seats,
    sides: [Mind<'_>; 2],
    games: u64,
    seed: u64,
    threads: usize,
) -> Result<Tally, String>
where
    G::Options: Sync + Send,
{
    let next = AtomicU64::new(0);
    let all = Mutex::new(Ok(Tally::default()));
    let progress = Progress::to_a_person(games);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut own = Tally::default();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    progress.reach(number);
                    let tell = |fault: String| progress.tell(&fault);
                    if let Err(why) = one::<G>(tables, seats, sides, number, seed, &mut own, tell) {
                        if let Ok(mut all) = all.lock() {
                            *all = Err(why);
                        }
                        return;
                    }
                }
                if let Ok(mut all) = all.lock()
                    && let Ok(all) = &mut *all
                {
                    all.add(own);
                }
            });
        }
    });
    all.into_inner()
        .map_err(|_| "a game broke off".to_owned())?
}

/// A game by its number: who plays which side, and how it went.
struct Numbered<G: Worth> {
    options: G::Options,
    seed: u64,
    sides: PerSeat<usize>,
    bout: Bout,
}

/// Plays the game of a number: each deal twice, the second time with sides exchanged; from deal to deal the seats rotate.
/// Where there is no table there is none.
fn numbered<G: Worth + Notation>(
    tables: &[G::Options],
    seats: Seats,
    minds: [Mind<'_>; 2],
    number: u64,
    seed: u64,
    each: impl FnMut(Seat, G::Action, &G),
) -> Result<Option<Numbered<G>>, String> {
    let deal = number / 2;
    let Some(&options) = tables.get(deal as usize % tables.len().max(1)) else {
        return Ok(None);
    };
    let seed = seed.wrapping_mul(1_000_003).wrapping_add(deal);
    let begun =
        G::new(options, seats, &mut Dice::from_seed(seed)).map_err(|why| why.to_string())?;
    let rulebook = seats.iter().any(|seat| begun.automa(seat));
    let [first, second] = minds;
    let (mut sides, mut minds) = (PerSeat::filled(0), PerSeat::filled(first));
    for seat in seats.iter() {
        sides[seat] = if rulebook {
            usize::from(begun.automa(seat))
        } else {
            (seat.index() as u64 + deal + number) as usize % 2
        };
        if sides[seat] == 1 {
            minds[seat] = second;
        }
    }
    let bout = bout::play::<G>(options, seats, seed, &minds, each);
    Ok(Some(Numbered {
        options,
        seed,
        sides,
        bout: bout.map_err(|error| error.to_string())?,
    }))
}

/// One game more in the tally.
fn one<G: Worth + Notation>(
    tables: &[G::Options],
    seats: Seats,
    minds: [Mind<'_>; 2],
    number: u64,
    seed: u64,
    tally: &mut Tally,
    tell: impl Fn(String),
) -> Result<(), String> {
    let played = numbered::<G>(tables, seats, minds, number, seed, |_, _, _| {})?;
    let Some(Numbered {
        options,
        seed,
        sides,
        bout,
    }) = played
    else {
        return Ok(());
    };
    for Mistake { seat, at, fault } in bout.mistakes {
        let side = sides[seat];
        if let (Some(count), Some(Mind::Program(program))) =
            (tally.faults.get_mut(side), minds.get(side))
        {
            *count += 1;
            tell(format!(
                "game {number}, seat {}, after {at} actions: {program} {fault}; a computer of level {} plays on",
                Names::plain(seats).of(seat),
                DEPUTY.word(),
            ));
        }
    }
    let Some(ranking) = bout.ranking else {
        let played = bout.actions;
        return Err(format!(
            "{} with {options:?}, {} players, seed {seed}: no end after {played} actions",
            G::NAME,
            seats.count(),
        ));
    };
    let winners: Vec<Seat> = ranking.winners().collect();
    let own = winners.iter().filter(|&&seat| sides[seat] == 0).count() as u64;
    tally.games += 1;
    tally.actions += u64::from(bout.actions);
    tally.won += own * WIN / (winners.len().max(1) as u64);
    for Thought { seat, at, nodes } in bout.thoughts {
        tally.thoughts.push((nodes, number, at));
        if let Some(all) = tally.nodes.get_mut(sides[seat]) {
            all.push(nodes);
        }
    }
    Ok(())
}

/// The decisions that were thought about longest, a line each for programs: the game's number, how many actions had been
/// played, and how many positions were looked at.
fn longest(tally: &Tally, count: usize) -> String {
    let mut all = tally.thoughts.clone();
    all.sort_unstable_by_key(|&(nodes, number, at)| (Reverse(nodes), number, at));
    let told = all.iter().take(count);
    let told = told.map(|(nodes, number, at)| {
        format!("{{\"number\":{number},\"actions\":{at},\"nodes\":{nodes}}}")
    });
    told.collect::<Vec<_>>().join("\n")
}

/// One of the games as a playthrough.
fn told<G: Worth + Notation>(
    tables: &[G::Options],
    seats: Seats,
    minds: [Mind<'_>; 2],
    number: u64,
    seed: u64,
) -> Result<String, String> {
    let mut journal = Vec::new();
    let each = |seat, action, _: &G| journal.push(Entry { seat, action });
    let played = numbered::<G>(tables, seats, minds, number, seed, each)?;
    let mut text = String::new();
    if let Some(Numbered { options, seed, .. }) = played {
        let names = Names::plain(seats);
        playthrough::write::<G>(options, seed, &names, journal, &mut text)
            .map_err(|_| "the game cannot be written down".to_owned())?;
    }
    Ok(text.trim_end().to_owned())
}

/// A name as it stands between quotes in a line for programs.
fn quoted(name: &str) -> String {
    name.replace('\\', "\\\\").replace('"', "\\\"")
}

/// The greatest and the middle one of some numbers.
fn spread(mut numbers: Vec<u32>) -> (u32, u32) {
    numbers.sort_unstable();
    let middle = numbers.get(numbers.len() / 2).copied().unwrap_or(0);
    (numbers.last().copied().unwrap_or(0), middle)
}

/// Plays the games that were asked for, and tells how they went.
fn fight<G: Worth + Notation>(order: &Order) -> ExitCode
where
    G::Options: Sync + Send,
{
    let Some(seats) = Seats::new(order.players) else {
        return refuse("a table has 1 to 5 players");
    };
    let own = weights::<G>();
    let [one, other] = &order.names;
    let [first, second] = [(one, 0), (other, 1)].map(|(name, side)| {
        let program = order.programs.get(side).and_then(Option::as_ref);
        match program {
            Some(program) => Some(Mind::Program(program)),
            None => mind::<G>(name, own, seats),
        }
    });
    let (Some(first), Some(second)) = (first, second) else {
        return refuse(format_args!(
            "there is no player {one} or no player {other}; {USAGE}"
        ));
    };
    let tables = match tables::<G>(&order.options, seats, other == RULEBOOK) {
        Ok(tables) => tables,
        Err(sentence) => return refuse(sentence),
    };
    for program in order.programs.iter().flatten() {
        // One that is not there is told before the first game, and not in each.
        if let Err(fault) = program.start(|| {}) {
            return refuse(format_args!("{program} {fault}"));
        }
    }
    let sides = [first, second];
    if let Some(number) = order.text {
        return match told::<G>(&tables, seats, sides, number, order.seed) {
            Ok(text) => print(&text),
            Err(sentence) => refuse(sentence),
        };
    }
    // Both games of a deal are played.
    let games = order.games.next_multiple_of(2);
    let tally = match compare::<G>(&tables, seats, sides, games, order.seed, order.threads) {
        Ok(tally) => tally,
        Err(sentence) => {
            complain(sentence);
            return ExitCode::FAILURE;
        }
    };
    if order.longest > 0 {
        return print(&longest(&tally, order.longest));
    }
    let [percent, low, high] = tally.percent();
    let [(most, middle), (most_b, middle_b)] = tally.nodes.clone().map(spread);
    let (games, players, seed) = (tally.games, order.players, order.seed);
    let actions = tally.actions / tally.games.max(1);
    let [faults, faults_b] = tally.faults;
    print(&if order.json {
        let [one, other] = [one, other].map(|name| quoted(name));
        format!(
            "{{\"game\":\"{}\",\"a\":\"{one}\",\"b\":\"{other}\",\"players\":{players},\"options\":\"{}\",\"games\":{games},\
\"seed\":{seed},\"percent\":{percent:.1},\"low\":{low:.1},\"high\":{high:.1},\"actions\":{actions},\
\"nodes\":{{\"a\":{{\"most\":{most},\"median\":{middle}}},\"b\":{{\"most\":{most_b},\"median\":{middle_b}}}}},\"faults\":{{\"a\":{faults},\"b\":{faults_b}}}}}",
            G::NAME,
            order.options,
        )
    } else {
        let programs = if order.programs.iter().any(Option::is_some) {
            format!("\nfaults of programs: {one} {faults}; {other} {faults_b}")
        } else {
            String::new()
        };
        format!(
            "{}, {players} players, {games} games: {one} wins {percent:.1} % against {other} ({low:.1} to {high:.1}); \
{actions} actions a game\npositions a decision, most and median: {one} {most}, {middle}; {other} {most_b}, {middle_b}{programs}",
            G::NAME,
        )
    })
}
