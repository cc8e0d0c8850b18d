//! The end of a match: places, how they came about, and where it leads: home, again, through the match, to the board.

use embedded_graphics::prelude::Point;

use super::{App, Keep, Screen, history};
use crate::{
    faces::{FOOT, Tally},
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, area, fill, panel},
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
        text::{self, Align, Type},
    },
};

/// Where the result leads. Home comes first: whoever presses A once too often begins nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lead {
    Home,
    Again,
    Watch,
    Board,
}

const LEADS: [Lead; 4] = [Lead::Home, Lead::Again, Lead::Watch, Lead::Board];

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
        if let Some(table) = &self.table.laid {
            let tally = table.sat().tally(&self.table.journal);
            self.screens.result.tally = tally.unwrap_or_default();
        }
        self.go(Screen::Result);
        self.sound(sound::END);
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
    match key {
        Key::Left | Key::Right => {
            let result = &mut app.screens.result;
            let last = LEADS.len().saturating_sub(1);
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
            match LEADS.get(app.screens.result.lead) {
                Some(Lead::Again) => app.play_again(),
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
    leads(app, canvas);
}

/// How wide a lead is; the arrows to the page behind stand at the right.
const LEAD: i32 = 55;

/// Paints where the result leads, in the foot, and that there is a page behind.
fn leads(app: &App, canvas: &mut Canvas) {
    let (words, result) = (&app.words().result, &app.screens.result);
    fill(canvas, area(0, FOOT, EDGE, EDGE - FOOT), Ink::Dusk);
    fill(canvas, area(0, FOOT, EDGE, 1), Ink::Gold);
    for (number, lead) in LEADS.into_iter().enumerate() {
        let left = 2 + LEAD * number as i32;
        let (ground, edge, ink) = if result.lead == number {
            (Ink::Gold, Ink::White, Ink::Night)
        } else {
            (Ink::Night, Ink::Stone, Ink::White)
        };
        panel(canvas, area(left, FOOT + 3, LEAD - 2, 22), ground, edge);
        let label = match lead {
            Lead::Home => words.home,
            Lead::Again => words.again,
            Lead::Watch => words.watch,
            Lead::Board => words.board,
        };
        let at = Point::new(left + LEAD / 2 - 1, FOOT + 7);
        text::draw(canvas, label, at, Align::Centre, Type::Label, ink);
    }
    if app.tells_sources() {
        for row in 0..5 {
            let wide = 2 * row + 1;
            fill(canvas, area(230 - row, FOOT + 5 + row, wide, 1), Ink::Gold);
            fill(canvas, area(230 - row, FOOT + 22 - row, wide, 1), Ink::Gold);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn every_lead_has_its_room_in_every_language() {
        for language in Language::ALL {
            let words = &language.words().result;
            for label in [words.home, words.again, words.watch, words.board] {
                let wide = text::width(label, Type::Label);
                assert!(wide <= LEAD - 6, "{label} is {wide} wide");
            }
        }
    }
}
