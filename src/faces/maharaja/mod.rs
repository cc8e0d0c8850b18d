//! The face of Maharaja: the map, the dial, the track, the characters, the rewards and the scoring.

use core::{fmt::Write, ops::RangeInclusive};

use super::{Choice, Face, Faced, Outcome, Scene, Step};
use crate::{
    games::maharaja::{
        Maharaja,
        action::{Action, Why},
        event::Event,
        state::Options,
        view::View,
    },
    kernel::{notation::Names, rank::Ranking, seat::Seat},
    ui::{canvas::Canvas, key::KeyEvent},
    words::Language,
};

/// The face of Maharaja.
#[derive(Clone, Copy, Debug)]
pub struct MaharajaFace;

impl Faced for Maharaja {
    type Face = MaharajaFace;
}

impl Face for MaharajaFace {
    type Game = Maharaja;
    type Focus = ();
    type Ceremony = ();
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const CHOICES: usize = 0;
    const PAGES: usize = 1;
    const TOPICS: usize = 0;
    const LESSON: (u64, &'static [Step]) = (0, &[]);

    fn name(_language: Language) -> &'static str {
        "Maharaja"
    }
    fn about(_language: Language) -> &'static str {
        ""
    }
    fn paint_title(_canvas: &mut Canvas) {}
    fn choice(_options: &Options, _number: usize, _language: Language) -> Option<Choice> {
        None
    }
    fn choose(options: Options, _number: usize, _forward: bool) -> Options {
        options
    }
    fn begin(_scene: &Scene<'_, Maharaja>) {}
    fn steer(
        _scene: &Scene<'_, Maharaja>,
        _focus: (),
        _event: KeyEvent,
    ) -> Outcome<(), Action, Why> {
        Outcome::Nothing
    }
    fn paint(_scene: &Scene<'_, Maharaja>, _focus: (), _canvas: &mut Canvas) {}
    fn paint_board(_scene: &Scene<'_, Maharaja>, _canvas: &mut Canvas) {}
    fn paint_page(_scene: &Scene<'_, Maharaja>, _page: usize, _canvas: &mut Canvas) {}
    fn hear(_ceremony: &mut Option<()>, _event: &Event) {}
    fn steps((): &()) -> usize {
        0
    }
    fn paint_ceremony(_scene: &Scene<'_, Maharaja>, (): &(), _steps: usize, _canvas: &mut Canvas) {}
    fn paint_result(_scene: &Scene<'_, Maharaja>, _places: &Ranking, _canvas: &mut Canvas) {}
    fn points(_view: &View, _seat: Seat) -> u16 {
        0
    }
    fn points_name(_language: Language) -> &'static str {
        ""
    }
    fn tell(_event: &Event, _names: &Names<'_>, _language: Language, _out: &mut dyn Write) {}
    fn explain(_scene: &Scene<'_, Maharaja>, (): (), _out: &mut dyn Write) {}
    fn topic(_number: usize, _language: Language) -> Option<(&'static str, &'static str)> {
        None
    }
    fn lesson(_step: usize, _language: Language) -> &'static str {
        ""
    }
}
