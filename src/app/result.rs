//! The end of a match: places, how they came about, and where it leads: home, again, through the match, to the board.

use embedded_graphics::prelude::Point;
use heapless::Vec;

use super::{App, Keep, Screen, history, ladder::Rung, look_back::LookBack, title::Title};
use crate::{
    faces::{FOOT, Tally},
    kernel::notation::Sentence,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, area, fill, panel},
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
        text::{self, Align, Type},
    },
    words::app::Ending,
};

/// Where the result leads. Home comes first: whoever presses A once too often begins nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lead {
    Home,
    Again,
    LookBack,
    Watch,
    Board,
}

impl Lead {
    const ALL: [Self; 5] = [
        Self::Home,
        Self::Again,
        Self::LookBack,
        Self::Watch,
        Self::Board,
    ];

    /// What it is called.
    const fn label(self, words: &Ending) -> &'static str {
        match self {
            Self::Home => words.home,
            Self::Again => words.again,
            Self::LookBack => words.look_back,
            Self::Watch => words.watch,
            Self::Board => words.board,
        }
    }
}

/// What is in focus at the end, and from where everything came.
#[derive(Clone, Copy, Debug)]
pub(super) struct Result {
    lead: usize,
    /// Whether the page behind is shown.
    behind: bool,
    tally: Tally,
}

impl Result {
    pub const fn new() -> Self {
        Self {
            lead: 0,
            behind: false,
            tally: Tally::new(),
        }
    }
}

impl App {
    /// Shows the end of the match on the table.
    pub(super) fn show_result(&mut self) {
        self.screens.result = Result::new();
        self.screens.look_back = LookBack::new();
        if let Some(table) = &self.table.laid {
            let tally = table.sat().tally(&self.table.journal);
            self.screens.result.tally = tally.unwrap_or_default();
        }
        self.go(Screen::Result);
        self.sound(sound::END);
    }

    /// Where the result leads: back at the decisions only where people made some.
    fn leads(&self) -> Vec<Lead, { Lead::ALL.len() }> {
        let looks = self.can_look_back();
        let leads = Lead::ALL.into_iter();
        leads
            .filter(|lead| looks || *lead != Lead::LookBack)
            .collect()
    }

    /// Whether there is a page behind: a match whose beginning is forgotten cannot tell from where everything came.
    fn tells_sources(&self) -> bool {
        let told = self.table.sat().is_some_and(|sat| sat.has_sources());
        told && self.table.journal.forgotten() == 0
    }

    /// The same people play the same game once more, with a new deal.
    fn play_again(&mut self) {
        let Some(rules) = self.table.laid.as_ref().map(super::AnySitting::rules) else {
            return;
        };
        self.screens.home.show(rules.title());
        self.table.begin(&rules, self.device.entropy);
        self.keep(Keep::Begin);
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let KeyEvent::Press(key) = event else { return };
    if core::mem::take(&mut app.table.climbed) {
        app.changed();
    }
    match key {
        Key::Left | Key::Right => {
            let last = app.leads().len().saturating_sub(1);
            let result = &mut app.screens.result;
            result.lead = match key {
                Key::Right if result.lead >= last => 0,
                Key::Right => result.lead.saturating_add(1),
                _ => result.lead.checked_sub(1).unwrap_or(last),
            };
            app.changed();
            app.sound(sound::FOCUS);
        }
        Key::Up | Key::Down if app.tells_sources() => {
            app.screens.result.behind = !app.screens.result.behind;
            app.changed();
            app.sound(sound::FOCUS);
        }
        Key::A => {
            app.sound(sound::ACCEPT);
            match app.leads().get(app.screens.result.lead) {
                Some(Lead::Again) => app.play_again(),
                Some(Lead::LookBack) => app.look_back(),
                Some(Lead::Watch) => {
                    app.watch(true);
                    history::run(app);
                }
                Some(Lead::Board) => app.watch(false),
                Some(Lead::Home) | None => app.go_home(),
            }
        }
        Key::B => app.go_home(),
        Key::X => app.explain(),
        Key::Y => app.open_overview(),
        Key::Up | Key::Down => {}
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let Some(table) = &app.table.laid else {
        return frame::blank(canvas);
    };
    let (language, result) = (app.language(), &app.screens.result);
    let tally = result.behind.then_some(&result.tally);
    let party = &app.table.party;
    table.sat().paint_result(party, language, tally, canvas);
    if app.table.climbed {
        ladder(app, table.title(), canvas);
    }
    leads(app, canvas);
}

/// Paints in the band at the top that somebody has moved up, and where he stands now: instead of who has won, which the first
/// place tells, too. Below it every game needs its room.
fn ladder(app: &App, title: Title, canvas: &mut Canvas) {
    let Some(rung) = app.device.settings.ladder.0.rung(title) else {
        return;
    };
    let words = &app.words().result;
    let told = match rung {
        Rung::At(level) => Sentence::of(format_args!("{} {}", words.climbed, level.word())),
        Rung::Crowns(crowns) => Sentence::of(format_args!("{} {crowns}", words.crowned)),
    };
    panel(canvas, area(2, 3, EDGE - 4, 24), Ink::Night, Ink::Gold);
    let at = Point::new(EDGE / 2, 8);
    text::draw(
        canvas,
        told.as_str(),
        at,
        Align::Centre,
        Type::Label,
        Ink::Gold,
    );
}

/// How much wider than its label a lead is, and how far leads lie apart; the arrows to the page behind stand at the right.
const AROUND: i32 = 6;
const APART: i32 = 2;
const LEADS: i32 = 224;

/// Paints where the result leads, in the foot, and that there is a page behind.
fn leads(app: &App, canvas: &mut Canvas) {
    let (words, result) = (&app.words().result, &app.screens.result);
    fill(canvas, area(0, FOOT, EDGE, EDGE - FOOT), Ink::Dusk);
    fill(canvas, area(0, FOOT, EDGE, 1), Ink::Gold);
    let all = app.leads();
    let labels = || all.iter().map(|lead| lead.label(words));
    let wide: i32 = labels().map(|label| width_of(label) + APART).sum();
    // What is left over makes all of them wider.
    let more = (LEADS - wide) / all.len() as i32;
    let mut left = APART;
    for (number, label) in labels().enumerate() {
        let wide = width_of(label) + more;
        let (ground, edge, ink) = if result.lead == number {
            (Ink::Gold, Ink::White, Ink::Night)
        } else {
            (Ink::Night, Ink::Stone, Ink::White)
        };
        panel(canvas, area(left, FOOT + 3, wide, 22), ground, edge);
        let at = Point::new(left + wide / 2, FOOT + 7);
        text::draw(canvas, label, at, Align::Centre, Type::Label, ink);
        left += wide + APART;
    }
    if app.tells_sources() {
        for row in 0..5 {
            let wide = 2 * row + 1;
            fill(canvas, area(230 - row, FOOT + 5 + row, wide, 1), Ink::Gold);
            fill(canvas, area(230 - row, FOOT + 22 - row, wide, 1), Ink::Gold);
        }
    }
}

/// How wide a lead is at the least.
fn width_of(label: &str) -> i32 {
    text::width(label, Type::Label) + AROUND
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn all_leads_and_the_ladder_have_their_room_in_every_language() {
        for language in Language::ALL {
            let words = &language.words().result;
            let labels = Lead::ALL.map(|lead| lead.label(words));
            let wide: i32 = labels.iter().map(|label| width_of(label) + APART).sum();
            assert!(wide <= LEADS, "{labels:?} are {wide} wide");
            for (told, number) in [(words.climbed, "4"), (words.crowned, "252")] {
                let wide = text::width(&format!("{told} {number}"), Type::Label);
                assert!(wide <= EDGE - 8, "{told} is {wide} wide");
            }
        }
    }
}
