//! Facts of a position in plain text: a question in, an answer out.
//!
//! It tells everything, for it serves tests and bug reports; `seen by` asks what a player may see. It does not know what
//! is expected.

use super::data::{Carrier, City, Colour, God};
use super::state::{Osiris, Stage};
use crate::kernel::game::{Game, Turn};
use crate::kernel::id::Id;
use crate::kernel::notation::{List, Misread, Names, Sentence, Words, list};
use crate::kernel::seat::Viewer;
use crate::kernel::vocabulary::Term;
use core::fmt::{Display, Write};

/// What a fact can begin with, for complaints.
const QUESTIONS: &str =
    "a question such as: stones Giseh (see the list in the format's description)";

impl Osiris {
    /// Answers the question at the front of the words.
    pub(super) fn tell_fact(
        &self,
        words: &mut Words<'_>,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> Result<(), Misread> {
        let table = &self.table;
        let mut say = |item: &dyn Display| {
            let _ = write!(out, "{item}");
        };
        match () {
            () if words.phrase("all stones") => {
                let mut blank = "";
                for city in City::all().filter(|&city| table.in_play(city)) {
                    let _ = write!(out, "{blank}{}", table.stones[city]);
                    blank = " ";
                }
            }
            () if words.phrase("stones") => say(&table.stones[City::read(words, names)?]),
            () if words.phrase("priest") => say(&table.priests[City::read(words, names)?]),
            () if words.phrase("blockades") => {
                let mut list = List::new(out);
                table.blockades.iter().for_each(|field| list.item(field));
                list.end();
            }
            () if words.phrase("followers") => {
                let god = God::read(words, names)?;
                let mut list = List::new(out);
                for colour in Colour::all() {
                    let count = table.followers[colour].at(god);
                    if count > 0 {
                        list.item(format_args!("{colour} {count}"));
                    }
                }
                list.end();
            }
            () if words.phrase("waiting") => say(&table.waiting(Colour::read(words, names)?)),
            () if words.phrase("devotion") => say(&table.devotion(God::read(words, names)?)),
            () if words.phrase("god") => say(&self.gods[Carrier::read(words, names)?]),
            () if words.phrase("round") => say(&table.round),
            () if words.phrase("passes") => say(&table.passes),
            () if words.phrase("stage") => say(&self.stage_word()),
            () if words.phrase("turn") => match self.turn() {
                Turn::Of(seat) => say(&names.of(seat)),
                Turn::Over(_) => say(&"over"),
            },
            () if words.phrase("march") => match table.march() {
                Some(march) => say(&format_args!(
                    "{} left {} used {}",
                    march.priest, march.left, march.used
                )),
                None => say(&"none"),
            },
            () if words.phrase("steps") => {
                let priest = City::read(words, names)?;
                let left = match table.march() {
                    Some(march) if march.priest == priest => march.left,
                    _ => table.stones[priest],
                };
                let mut list = List::new(out);
                let steps = table.steps(priest, left);
                steps.iter().for_each(|place| list.item(place));
                list.end();
            }
            () if words.phrase("ending") => match table.stage {
                Stage::Over(ending) => say(&ending),
                _ => say(&"not over"),
            },
            () if words.phrase("throne") => match self.throned() {
                Some(god) => say(&god),
                None => say(&"empty"),
            },
            () if words.phrase("ranking") => match self.turn() {
                Turn::Over(ranking) => list(out, ranking.order().map(|seat| names.of(seat))),
                Turn::Of(_) => say(&"not over"),
            },
            () if words.phrase("winners") => match self.turn() {
                Turn::Over(ranking) => list(out, ranking.winners().map(|seat| names.of(seat))),
                Turn::Of(_) => say(&"not over"),
            },
            () if words.phrase("seen by") => {
                let view = self.seen_by(Viewer::Player(names.read(words)?));
                match view.gods[Carrier::read(words, names)?] {
                    Some(god) => say(&god),
                    None => say(&"hidden"),
                }
            }
            () if words.phrase("possible by") => {
                let view = self.seen_by(Viewer::Player(names.read(words)?));
                let possible = view.possible[Carrier::read(words, names)?];
                let mut list = List::new(out);
                possible.iter().for_each(|god| list.item(god));
                list.end();
            }
            () => return Err(words.misread(QUESTIONS)),
        }
        Ok(())
    }

    fn stage_word(&self) -> &'static str {
        match self.table.stage {
            Stage::Placing => "placing",
            Stage::Choosing => "choosing",
            Stage::Marching(_) => "marching",
            Stage::Exchanging(_) => "exchanging",
            Stage::Showing(_) => "showing",
            Stage::Following => "following",
            Stage::Over(_) => "over",
        }
    }

    /// Puts every question that has an answer worth reading.
    pub(super) fn ask_all(&self, names: &Names<'_>, ask: &mut dyn FnMut(&str)) {
        let mut put =
            |question: &dyn Display| ask(Sentence::of(format_args!("{question}")).as_str());
        for question in [
            "stage",
            "turn",
            "round",
            "passes",
            "march",
            "all stones",
            "blockades",
        ] {
            put(&question);
        }
        for city in City::all().filter(|&city| self.table.in_play(city)) {
            put(&format_args!("priest {city}"));
        }
        for god in God::all() {
            put(&format_args!("followers {god}"));
        }
        for disc in Carrier::all() {
            put(&format_args!("god {disc}"));
            for seat in names.seats().iter() {
                put(&format_args!("seen by {} {disc}", names.of(seat)));
            }
        }
        for question in ["ending", "throne", "ranking", "winners"] {
            put(&question);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;
    use crate::kernel::notation::Notation;
    use crate::kernel::playthrough::show;
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;

    #[test]
    fn a_position_is_shown_whole() {
        let seats = Seats::new(4).unwrap();
        let played = play_random::<Osiris>(Options::default(), seats, 1, 5000, |_, _, _| {});
        let game = played.unwrap().game;
        let mut lines = Vec::new();
        show(&game, &Names::plain(seats), |line| {
            lines.push(line.to_owned());
        });
        // Seven of the turn, twelve priests, thirteen temples, thirteen discs with four viewers, four of the end.
        assert_eq!(lines.len(), 7 + 12 + 13 + 13 * 5 + 4);
        assert!(lines.contains(&"= stage over".to_owned()));
        let tip = format!("= god tip {}", game.gods[Carrier::Tip]);
        assert!(lines.contains(&tip), "{lines:?}");
    }

    #[test]
    fn the_score_is_what_counts_at_the_end() {
        let seats = Seats::new(4).unwrap();
        let mut counted = 0;
        for seed in 0..20 {
            let played =
                play_random::<Osiris>(Options::default(), seats, seed, 5000, |_, _, game| {
                    if game.throned().is_none() {
                        for seat in seats.iter() {
                            game.score(seat, &mut |_, number| assert_eq!(number, 0));
                        }
                    }
                });
            let game = played.unwrap().game;
            let god = game.throned().unwrap();
            for seat in seats.iter() {
                let mut lines = Vec::new();
                game.score(seat, &mut |name, number| lines.push((name, number)));
                let followers = i32::from(game.table.devoted(seat, god));
                assert_eq!(lines, [("followers", followers)]);
                counted += followers;
            }
        }
        assert!(counted > 0);
    }
}
