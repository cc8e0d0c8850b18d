//! The face of Maharaja: the map, the dial, the track, the characters, the rewards and the scoring.
//!
//! A turn is played on the map: A on a place opens what can be done there, with its price; the last row shows the turn
//! as a whole, with the abilities. It reads the view and asks the judge; it does not know the state, nor anybody's
//! secrets.

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
mod rewards;
mod rows;
mod say;
mod scoring;
mod sign;
mod steer;
mod tiles;
mod track;
mod turn;
mod variants;

use core::{fmt::Write, ops::RangeInclusive};

use super::{Choice, Face, Faced, Outcome, Scene, Step, dial::Hands};
use crate::{
    games::maharaja::{
        Maharaja,
        action::{Action, FlagTask, Why},
        data::{Character, City, Dial, Reward},
        event::Event,
        state::Options,
        view::View,
    },
    kernel::{notation::Names, rank::Ranking, seat::Seat},
    ui::{canvas::Canvas, key::KeyEvent},
    words::{Language, maharaja::Topic},
};
pub use place::Spot;
pub use scoring::Scoring;

/// The scene of a match of Maharaja.
pub type MaharajaScene<'a> = Scene<'a, Maharaja>;
/// What a key led to in Maharaja.
pub type MaharajaOutcome = Outcome<Focus, Action, Why>;

/// Where the attention is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// On a place of the map.
    Map(Spot),
    /// On what can be done at a place.
    Here {
        /// The place.
        spot: Spot,
        /// The row in focus.
        row: u8,
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
    /// On the dial, with an action marker.
    Marker {
        /// The action in focus.
        at: Dial,
    },
    /// On the track.
    Track {
        /// The flag in focus.
        at: City,
        /// What it is moved for.
        task: FlagTask,
    },
    /// On the characters.
    Cards {
        /// The tile in focus.
        at: Character,
    },
    /// On what to do with a Maharani marker and a character.
    Lay {
        /// The character.
        at: Character,
        /// The row in focus.
        row: u8,
    },
    /// On the reward tiles.
    Rewards {
        /// The tile in focus.
        at: Reward,
    },
    /// On a reward that asks how often.
    Effect {
        /// The row in focus.
        row: u8,
    },
}

/// The face of Maharaja.
#[derive(Clone, Copy, Debug)]
pub struct MaharajaFace;

impl Faced for Maharaja {
    type Face = MaharajaFace;
}

impl Face for MaharajaFace {
    type Game = Maharaja;
    type Focus = Focus;
    type Ceremony = Scoring;
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const CHOICES: usize = variants::LINES;
    const PAGES: usize = 5;
    const TOPICS: usize = Topic::COUNT;
    const LESSON: (u64, &'static [Step]) = (lesson::SEED, lesson::STEPS);

    fn name(language: Language) -> &'static str {
        language.maharaja().labels().game
    }

    fn about(language: Language) -> &'static str {
        language.maharaja().labels().about
    }

    fn paint_title(canvas: &mut Canvas) {
        sign::paint(canvas);
    }

    fn choice(options: &Options, number: usize, language: Language) -> Option<Choice> {
        variants::choice(options, number, language)
    }

    fn choose(options: Options, number: usize, forward: bool) -> Options {
        variants::choose(options, number, forward)
    }

    fn people(options: &Options) -> RangeInclusive<u8> {
        variants::people(options)
    }

    fn settle(options: Options, people: u8) -> Options {
        variants::settle(options, people)
    }

    fn automa(options: &Options, language: Language) -> Option<&'static str> {
        let name = language.maharaja().heading(Topic::Brahmabot);
        options.solo.map(|_| name)
    }

    fn begin(scene: &MaharajaScene<'_>) -> Focus {
        steer::begin(scene)
    }

    fn steer(scene: &MaharajaScene<'_>, focus: Focus, event: KeyEvent) -> MaharajaOutcome {
        steer::steer(scene, focus, event)
    }

    fn paint(scene: &MaharajaScene<'_>, focus: Focus, canvas: &mut Canvas) {
        match steer::settled(scene, focus) {
            Focus::Map(spot) => map::paint(scene, spot, canvas),
            Focus::Here { spot, row } => match spot.city() {
                Some(city) => city::paint(scene, city, row, canvas),
                None => map::paint_here(scene, spot, row, canvas),
            },
            Focus::Turn { row } => turn::paint(scene, row, canvas),
            Focus::End => turn::paint_end(scene, canvas),
            Focus::Plan { at, first, second } => {
                dial::paint(scene, Hands { at, first, second }, canvas);
            }
            Focus::Marker { at } => dial::paint_marker(scene, at, canvas),
            Focus::Track { at, task } => track::paint(scene, Some((at, task)), canvas),
            Focus::Cards { at } => cards::paint(scene, Some(at), canvas),
            Focus::Lay { at, row } => cards::paint_lay(scene, at, row, canvas),
            Focus::Rewards { at } => rewards::paint(scene, Some(at), canvas),
            Focus::Effect { row } => rewards::paint_effect(scene, row, canvas),
        }
        if let Some(why) = scene.refused {
            bar::refusal(say::reason(scene, why).as_str(), canvas);
        }
    }

    fn paint_board(scene: &MaharajaScene<'_>, canvas: &mut Canvas) {
        map::board(scene, None, canvas);
    }

    fn paint_page(scene: &MaharajaScene<'_>, page: usize, canvas: &mut Canvas) {
        match page {
            0 => turn::paint_players(scene, canvas),
            1 => track::paint(scene, None, canvas),
            2 => cards::paint(scene, None, canvas),
            3 => rewards::paint(scene, None, canvas),
            _ => tiles::paint(scene, canvas),
        }
    }

    fn hear(ceremony: &mut Option<Scoring>, event: &Event) {
        Scoring::hear(ceremony, event);
    }

    fn steps(ceremony: &Scoring) -> usize {
        ceremony.shares.len()
    }

    fn paint_ceremony(
        scene: &MaharajaScene<'_>,
        ceremony: &Scoring,
        steps: usize,
        canvas: &mut Canvas,
    ) {
        scoring::paint(scene, ceremony, steps, canvas);
    }

    fn paint_result(scene: &MaharajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
        result::paint(scene, places, canvas);
    }

    fn points(view: &View, seat: Seat) -> u16 {
        // A score may fall below nothing, which the statistics do not know.
        u16::try_from(view.table.final_score(seat).total()).unwrap_or(0)
    }

    fn points_name(language: Language) -> &'static str {
        language.maharaja().labels().prestige
    }

    fn tell(event: &Event, names: &Names<'_>, language: Language, out: &mut dyn Write) {
        // The reader takes whatever it is given.
        let _ = language.maharaja().tell(*event, names, out);
    }

    fn explain(scene: &MaharajaScene<'_>, focus: Focus, out: &mut dyn Write) {
        say::explain(scene, steer::settled(scene, focus), out);
    }

    fn topic(number: usize, language: Language) -> Option<(&'static str, &'static str)> {
        let (topic, texts) = (Topic::all().nth(number)?, language.maharaja());
        Some((texts.heading(topic), texts.explain(topic)))
    }

    fn lesson(step: usize, language: Language) -> &'static str {
        language.maharaja().lesson(step)
    }
}
