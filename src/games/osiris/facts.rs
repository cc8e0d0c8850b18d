//! Facts of a position in plain text: a question in, an answer out.
//!
//! It tells everything, for it serves tests and bug reports; `seen by` asks what a player may see. It does not know what
//! is expected.

use super::data::{Carrier, City, Colour, God};
use super::state::{Osiris, Stage};
use crate::kernel::facts::{Answer, Asker, Facts, Line};
use crate::kernel::id::Id;
use crate::kernel::notation::{List, Misread};

/// What a fact can begin with, for complaints.
const QUESTIONS: &str =
    "a question such as: stones Giseh (see the list in the format's description)";

impl Facts for Osiris {
    fn fact(&self, line: &mut Line<'_>, out: &mut Answer<'_>) -> Result<(), Misread> {
        let table = &self.table;
        match () {
            () if line.phrase("all stones") => {
                let cities = City::all().filter(|&city| table.in_play(city));
                out.row(cities.map(|city| table.stones[city]));
            }
            () if line.phrase("stones") => out.say(table.stones[line.read::<City>()?]),
            () if line.phrase("priest") => out.say(table.priests[line.read::<City>()?]),
            () if line.phrase("blockades") => out.list(table.blockades.iter()),
            () if line.phrase("followers") => {
                let god = line.read::<God>()?;
                let mut list = List::new(out);
                for colour in Colour::all() {
                    let count = table.followers[colour].at(god);
                    if count > 0 {
                        list.item(format_args!("{colour} {count}"));
                    }
                }
                list.end();
            }
            () if line.phrase("waiting") => out.say(table.waiting(line.read::<Colour>()?)),
            () if line.phrase("devotion") => out.say(table.devotion(line.read::<God>()?)),
            () if line.phrase("god") => out.say(self.gods[line.read::<Carrier>()?]),
            () if line.phrase("round") => out.say(table.round),
            () if line.phrase("passes") => out.say(table.passes),
            () if line.phrase("stage") => out.variant(&table.stage),
            () if line.phrase("march") => match table.march() {
                Some(march) => out.say(format_args!(
                    "{} left {} used {}",
                    march.priest, march.left, march.used
                )),
                None => out.say("none"),
            },
            () if line.phrase("steps") => {
                let priest = line.read::<City>()?;
                let left = match table.march() {
                    Some(march) if march.priest == priest => march.left,
                    _ => table.stones[priest],
                };
                out.list(table.steps(priest, left).iter());
            }
            () if line.phrase("ending") => match table.stage {
                Stage::Over(ending) => out.say(ending),
                _ => out.say("not over"),
            },
            () if line.phrase("throne") => out.say_or(self.throned(), "empty"),
            () if line.phrase("seen by") => {
                let view = self.view(line.viewer()?);
                out.say_or(view.gods[line.read::<Carrier>()?], "hidden");
            }
            () if line.phrase("possible by") => {
                let view = self.view(line.viewer()?);
                out.list(view.possible[line.read::<Carrier>()?].iter());
            }
            () => return Err(line.misread(QUESTIONS)),
        }
        Ok(())
    }

    fn questions(&self, ask: &mut Asker<'_>) {
        ask.all(&["stage", "turn", "round", "passes"]);
        ask.all(&["march", "all stones", "blockades"]);
        let cities = City::all().filter(|&city| self.table.in_play(city));
        ask.each("priest", cities);
        ask.each("followers", God::all());
        for disc in Carrier::all() {
            if let Some(seat) = ask.seat {
                let name = ask.names.of(seat);
                ask.put(format_args!("seen by {name} {disc}"));
                ask.put(format_args!("possible by {name} {disc}"));
                continue;
            }
            ask.put(format_args!("god {disc}"));
            for seat in self.table.seats.iter() {
                let name = ask.names.of(seat);
                ask.put(format_args!("seen by {name} {disc}"));
            }
        }
        ask.put("ending");
        if ask.seat.is_none() {
            ask.put("throne");
        }
        ask.all(&["ranking", "winners"]);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;
    use crate::kernel::notation::{Names, Notation};
    use crate::kernel::playthrough::show;
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;

    #[test]
    fn a_position_is_shown_whole() {
        let seats = Seats::new(4).unwrap();
        let played = play_random::<Osiris>(Options::default(), seats, 1, 5000, |_, _, _| {});
        let game = played.unwrap().game;
        let mut lines = Vec::new();
        show(&game, &Names::plain(seats), None, |line| {
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
