//! `durbar keys GAME ...`: the shortest presses to every kind of decision, and through whole turns and rounds.
//!
//! Exit status 0: keys lead to everything that is legal. 1: they do not; what is missing is named. 2: the command cannot
//! be used. It does not know any game's rules.

mod tally;
mod walk;

use std::fmt::Write as _;
use std::process::ExitCode;

use durbar::each_game;
use durbar::kernel::game::Game;

use super::commands::usage;
use super::lively::Lively;
use super::progress::Progress;
use super::{print, refuse};
use tally::{Tally, What};
use walk::{Manner, Seating};

/// What the command asks for.
struct Order {
    /// At tables for so many people, or of each number that is measured.
    people: Option<u8>,
    games: u64,
    seed: u64,
    json: bool,
}

/// Runs the command with the arguments after `keys`.
pub fn run(args: &[String]) -> ExitCode {
    let (name, order) = match read(args) {
        Ok(order) => order,
        Err(sentence) => return refuse(&sentence),
    };
    macro_rules! dispatch {
        ($(($module:ident, $title:ident, $game:ty)),*) => {
            match name {
                $(<$game as Game>::NAME => measure::<$game>(&order),)*
                _ => {
                    let known = [$(<$game as Game>::NAME),*].join(", ");
                    refuse(format!("there is no game \"{name}\" with keys; the games are: {known}"))
                }
            }
        };
    }
    each_game!(dispatch)
}

/// Reads the arguments, or says in one sentence what is wrong with them.
fn read(args: &[String]) -> Result<(&str, Order), String> {
    let Some((name, rest)) = args.split_first() else {
        return Err(usage("keys"));
    };
    let mut order = Order {
        people: None,
        games: 2,
        seed: 1,
        json: false,
    };
    let mut rest = rest.iter();
    while let Some(flag) = rest.next() {
        match flag.as_str() {
            "--json" => order.json = true,
            "--people" | "--games" | "--seed" => {
                let value = rest
                    .next()
                    .ok_or_else(|| format!("{flag} needs a value; {}", usage("keys")))?;
                let number: u64 = value
                    .parse()
                    .map_err(|_| format!("{flag} {value}: a whole number"))?;
                match flag.as_str() {
                    "--games" if number == 0 => {
                        return Err(format!("{flag} {value}: at least 1 game"));
                    }
                    "--games" => order.games = number,
                    "--people" => {
                        order.people = Some(number.try_into().unwrap_or(u8::MAX));
                    }
                    _ => order.seed = number,
                }
            }
            other => return Err(format!("unknown argument {other}; {}", usage("keys"))),
        }
    }
    Ok((name, order))
}

/// Measures a game at tables for few, three and many people, and for one where it can be played alone.
fn measure<G: Lively>(order: &Order) -> ExitCode {
    let people = &G::CARD.players;
    let counts = match order.people {
        Some(count) if !people.contains(&count) => {
            let (least, most) = (people.start(), people.end());
            return refuse(format!("the game is for {least} to {most} people"));
        }
        Some(count) => vec![count],
        None if *people.start() == 1 => vec![2, 3, *people.end(), 1],
        None => vec![*people.start(), 3, *people.end()],
    };
    let mut columns = Vec::new();
    let manners = [
        Manner::Lively,
        Manner::Drills,
        Manner::SetUp,
        Manner::Suggested,
    ];
    let walks = order
        .games
        .saturating_mul((counts.len() * manners.len()) as u64);
    let (progress, mut walked) = (Progress::to_a_person(walks), 0);
    for table in counts.into_iter().filter_map(Seating::<G>::of) {
        let mut tally = Tally::default();
        let set_up = walk::set_up(&table).unwrap_or_else(|| {
            tally
                .unreachable
                .push("no keys lead from home to such a table".into());
            0
        });
        for seed in order.seed..order.seed.saturating_add(order.games) {
            for manner in manners {
                progress.reach(walked);
                walk::play(&table, manner, seed, set_up, &mut tally);
                walked += 1;
            }
        }
        tally.fold_pairs();
        columns.push((table.people, tally));
    }
    drop(progress);
    print(&if order.json {
        json::<G>(order, &columns)
    } else {
        table::<G>(order, &columns)
    });
    let mut status = ExitCode::SUCCESS;
    for (people, tally) in &columns {
        for what in &tally.unreachable {
            eprintln!("durbar: {people} people: {what}");
            status = ExitCode::from(1);
        }
    }
    status
}

/// What a row is called, and what it should not exceed.
fn name(what: &What) -> (String, &'static str) {
    match what {
        What::Decision(kind) => (
            kind.clone(),
            match kind.as_str() {
                "end turn" => "2",
                _ => "",
            },
        ),
        What::Legal(kind) => (format!("any legal {kind}"), ""),
        What::HandOver => ("hand-over".into(), ""),
        What::Neighbour => (
            "to a neighbour, by pair".into(),
            "2, 3 where five roads meet",
        ),
        What::Journey => ("to any place".into(), "4"),
        What::Drill(name) => (format!("turn: {name}"), ""),
        What::Turn => ("turn: lively".into(), ""),
        What::Round => ("round".into(), "55 for three"),
        What::SetUp => ("set-up, from home".into(), "50 for three"),
        What::SetUpSuggested => ("set-up, nearest places".into(), "30 for three"),
    }
}

/// All that was counted, a row each.
fn rows(columns: &[(u8, Tally)]) -> Vec<&What> {
    let mut rows: Vec<&What> = columns
        .iter()
        .flat_map(|(_, tally)| tally.counts.keys())
        .collect();
    rows.sort();
    rows.dedup();
    rows
}

/// The table: mean and worst, a column for each number of people.
fn table<G: Lively>(order: &Order, columns: &[(u8, Tally)]) -> String {
    let mut text = format!(
        "Presses in {} by the shortest keys: mean, worst and how often, in {} games of lively players from seed {}\n\n",
        G::NAME,
        order.games,
        order.seed
    );
    let _ = write!(text, "{:<44}", "");
    for (people, _) in columns {
        let people = match people {
            1 => "alone".to_owned(),
            people => format!("{people} people"),
        };
        let _ = write!(text, "{people:>20}");
    }
    text.push_str("  at most\n");
    for what in rows(columns) {
        let (name, aim) = name(what);
        let _ = write!(text, "{name:<44}");
        for (_, tally) in columns {
            let cell = tally.counts.get(what).map_or_else(
                || "-".to_owned(),
                |count| format!("{:.2} {:>4} {:>6}", count.mean(), count.worst, count.times),
            );
            let _ = write!(text, "{cell:>20}");
        }
        let _ = writeln!(text, "  {aim}");
    }
    for (people, tally) in columns {
        if tally.unproven > 0 {
            let _ = writeln!(
                text,
                "{people} people: {} searches were cut short, and may not have found the shortest keys",
                tally.unproven
            );
        }
    }
    text.trim_end().to_owned()
}

/// The same as data, with the keys of the worst.
fn json<G: Lively>(order: &Order, columns: &[(u8, Tally)]) -> String {
    let mut tables = Vec::new();
    for (people, tally) in columns {
        let mut counted = Vec::new();
        for (what, count) in &tally.counts {
            counted.push(format!(
                "{{\"what\":{:?},\"times\":{},\"mean\":{:.3},\"worst\":{},\"example\":{:?}}}",
                name(what).0,
                count.times,
                count.mean(),
                count.worst,
                count.example
            ));
        }
        tables.push(format!(
            "{{\"people\":{people},\"cut_short\":{},\"unreachable\":{},\"counts\":[{}]}}",
            tally.unproven,
            tally.unreachable.len(),
            counted.join(",")
        ));
    }
    format!(
        "{{\"game\":{:?},\"games\":{},\"seed\":{},\"tables\":[{}]}}",
        G::NAME,
        order.games,
        order.seed,
        tables.join(",")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alone<G: Lively>() -> bool {
        let Some(table) = Seating::<G>::of(1) else {
            return false;
        };
        let mut tally = Tally::default();
        walk::play(&table, Manner::Lively, 5, 0, &mut tally);
        assert_eq!(tally.unreachable, Vec::<String>::new(), "{}", G::NAME);
        let legal = |what: &&What| matches!(what, What::Legal(_));
        assert!(tally.counts.keys().filter(legal).count() > 5, "{}", G::NAME);
        true
    }

    macro_rules! games {
        ($(($word:ident, $name:ident, $game:ty)),*) => {
            [$(alone::<$game>()),*]
        };
    }

    /// Where a rulebook's opponent answers at once, two decisions may lead to one state.
    #[test]
    fn who_plays_alone_reaches_all_that_is_legal() {
        let played = each_game!(games);
        assert_eq!(played.iter().filter(|played| **played).count(), 2);
    }
}
