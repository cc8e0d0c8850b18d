//! The face of Raja: the map, the dial, the track, the cards, the auction and the scoring.
//!
//! A turn is played on the map: A on a place opens what can be done there, with its price; the last row shows the turn
//! as a whole. It reads the view and asks the judge; it does not know the state, nor anybody's secrets.

mod auction;
mod bar;
mod cards;
mod city;
mod deed;
mod dial;
#[cfg(test)]
mod fits;
mod lesson;
mod map;
mod pieces;
mod place;
mod result;
mod rows;
mod say;
mod scoring;
mod sign;
mod steer;
mod track;
mod turn;
mod variants;

use core::{fmt::Write, ops::RangeInclusive};

use super::{Choice, Face, Faced, Outcome, Scene, Step, dial::Hands};
use crate::{
    games::raja::{
        Raja,
        action::{Action, Event, MoveTask, Why},
        data::{Character, City, Dial, Site},
        state::{Gold, Options},
        view::View,
    },
    kernel::{notation::Names, rank::Ranking, seat::Seat},
    ui::{canvas::Canvas, key::KeyEvent},
    words::{Language, raja::Topic},
};
pub use place::Place;
pub use scoring::Scoring;

/// The scene of a match of Raja.
pub type RajaScene<'a> = Scene<'a, Raja>;
/// What a key led to in Raja.
pub type RajaOutcome = Outcome<Focus, Action, Why>;

/// Where the attention is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// On a place of the map.
    Map(Place),
    /// On what can be done at a place.
    Here {
        /// The place.
        place: Place,
        /// The row in focus.
        row: u8,
    },
    /// On the map, with a house taken up.
    MoveTo {
        /// Where the house stands.
        from: Site,
        /// What it is moved for.
        task: MoveTask,
        /// The place in focus.
        place: Place,
    },
    /// On the turn as a whole.
    Turn {
        /// The row in focus.
        row: u8,
    },
    /// On the question whether the turn is over.
    End,
    /// On the dial, planning.
    Plan {
        /// The action in focus.
        at: Dial,
        /// The first hand, if set.
        first: Option<Dial>,
        /// The second hand, if set.
        second: Option<Dial>,
    },
    /// On the dial, with a chip.
    Chip {
        /// The action in focus.
        at: Dial,
    },
    /// On the track.
    Track {
        /// The governor in focus.
        at: City,
    },
    /// On the characters.
    Cards {
        /// The card in focus.
        at: Character,
    },
    /// On the ways to get a card from another player.
    Deal {
        /// The card.
        want: Character,
        /// The row in focus.
        row: u8,
    },
    /// On a bid.
    Auction {
        /// The bid.
        gold: Gold,
        /// Whether passing is in focus.
        pass: bool,
    },
}

/// The face of Raja.
#[derive(Clone, Copy, Debug)]
pub struct RajaFace;

impl Faced for Raja {
    type Face = RajaFace;
}

impl Face for RajaFace {
    type Game = Raja;
    type Focus = Focus;
    type Ceremony = Scoring;
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const CHOICES: usize = 7;
    const PAGES: usize = 3;
    const TOPICS: usize = 27;
    const LESSON: (u64, &'static [Step]) = (lesson::SEED, lesson::STEPS);

    fn name(language: Language) -> &'static str {
        language.raja().labels().game
    }

    fn about(language: Language) -> &'static str {
        language.raja().labels().about
    }

    fn paint_title(canvas: &mut Canvas) {
        sign::paint(canvas);
    }

    fn choice(options: &Options, number: usize, language: Language) -> Option<Choice> {
        variants::choice(options, number, language)
    }

    fn choose(options: Options, number: usize, _forward: bool) -> Options {
        variants::switch(options, number)
    }

    fn begin(scene: &RajaScene<'_>) -> Focus {
        steer::begin(scene)
    }

    fn steer(scene: &RajaScene<'_>, focus: Focus, event: KeyEvent) -> RajaOutcome {
        steer::steer(scene, focus, event)
    }

    fn paint(scene: &RajaScene<'_>, focus: Focus, canvas: &mut Canvas) {
        let focus = steer::settled(scene, focus);
        match focus {
            Focus::Map(place) => map::paint(scene, place, None, canvas),
            Focus::MoveTo { from, task, place } => {
                map::paint(scene, place, Some((from, task)), canvas);
            }
            Focus::Here { place, row } => match place.city() {
                Some(city) => city::paint(scene, city, row, canvas),
                None => map::paint_here(scene, place, row, canvas),
            },
            Focus::Turn { row } => turn::paint(scene, row, canvas),
            Focus::End => turn::paint_end(scene, canvas),
            Focus::Plan { at, first, second } => {
                dial::paint(scene, Hands { at, first, second }, canvas);
            }
            Focus::Chip { at } => dial::paint_chip(scene, at, canvas),
            Focus::Track { at } => track::paint(scene, Some(at), canvas),
            Focus::Cards { at } => cards::paint(scene, Some(at), canvas),
            Focus::Deal { want, row } => cards::paint_deal(scene, want, row, canvas),
            Focus::Auction { gold, pass } => auction::paint(scene, gold, pass, canvas),
        }
        if let Some(why) = scene.refused {
            bar::refusal(say::reason(scene, why).as_str(), canvas);
        }
    }

    fn paint_board(scene: &RajaScene<'_>, canvas: &mut Canvas) {
        map::board(scene, None, None, canvas);
    }

    fn paint_page(scene: &RajaScene<'_>, page: usize, canvas: &mut Canvas) {
        match page {
            0 => turn::paint_players(scene, canvas),
            1 => track::paint(scene, None, canvas),
            _ => cards::paint(scene, None, canvas),
        }
    }

    fn hear(ceremony: &mut Option<Scoring>, event: &Event) {
        Scoring::hear(ceremony, event);
    }

    fn steps(ceremony: &Scoring) -> usize {
        ceremony.shares.len()
    }

    fn paint_ceremony(
        scene: &RajaScene<'_>,
        ceremony: &Scoring,
        steps: usize,
        canvas: &mut Canvas,
    ) {
        scoring::paint(scene, ceremony, steps, canvas);
    }

    fn paint_result(scene: &RajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
        result::paint(scene, places, canvas);
    }

    fn points(view: &View, seat: Seat) -> u16 {
        view.gold[seat].map_or(0, |gold| gold.0)
    }

    fn points_name(language: Language) -> &'static str {
        language.raja().labels().gold
    }

    fn tell(event: &Event, names: &Names<'_>, language: Language, out: &mut dyn Write) {
        // The reader takes whatever it is given.
        let _ = language.raja().tell(*event, names, out);
    }

    fn explain(scene: &RajaScene<'_>, focus: Focus, out: &mut dyn Write) {
        say::explain(scene, steer::settled(scene, focus), out);
    }

    fn topic(number: usize, language: Language) -> Option<(&'static str, &'static str)> {
        let (topic, texts) = (Topic::all().nth(number)?, language.raja());
        Some((texts.heading(topic), texts.explain(topic)))
    }

    fn lesson(step: usize, language: Language) -> &'static str {
        language.raja().lesson(step)
    }
}
