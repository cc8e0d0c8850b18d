//! The screens that lie one on the other, and how one comes and goes.
//!
//! At the bottom lies home. A screen of the match (the curtain, the table, the result ...) lies directly on it, one in place
//! of the other; everything else is opened above what is shown and closed again. It knows no screen's keys.

use heapless::Vec;

use super::{App, Screen};
use crate::ui::sound;

/// The open screens. Each is open once at the most: so there is room for all of them, and each keeps one state.
#[derive(Clone, Debug)]
pub(super) struct Stack {
    ground: Screen,
    above: Vec<Screen, { Screen::ALL.len() }>,
}

impl Stack {
    /// Only the screen at the bottom.
    pub const fn new(ground: Screen) -> Self {
        Self {
            ground,
            above: Vec::new(),
        }
    }

    /// The screen that is shown.
    pub fn top(&self) -> Screen {
        self.above.last().copied().unwrap_or(self.ground)
    }

    /// The screen that closing this one leads to.
    pub fn below(&self, screen: Screen) -> Screen {
        let at = self.above.iter().position(|open| *open == screen);
        let below = at.unwrap_or(self.above.len()).checked_sub(1);
        let below = below.and_then(|below| self.above.get(below));
        below.copied().unwrap_or(self.ground)
    }

    /// Shows a screen: an open one by closing what lies above it, another above all.
    fn open(&mut self, screen: Screen) {
        if screen == self.ground {
            self.above.clear();
        } else if let Some(at) = self.above.iter().position(|open| *open == screen) {
            self.above.truncate(at.saturating_add(1));
        } else {
            // There is room for every screen.
            let _ = self.above.push(screen);
        }
    }

    /// Shows a screen directly above the bottom.
    fn lay(&mut self, screen: Screen) {
        self.above.clear();
        self.open(screen);
    }
}

impl App {
    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        self.screens.stack.top()
    }

    /// Opens a screen above the one that is shown.
    pub(super) fn open(&mut self, screen: Screen) {
        self.look_away();
        self.screens.stack.open(screen);
        self.arrive();
    }

    /// Goes to a screen of the match, or home: all others are closed.
    pub(super) fn go(&mut self, screen: Screen) {
        self.look_away();
        self.screens.stack.lay(screen);
        self.arrive();
    }

    /// Closes the screen that is shown.
    pub(super) fn back(&mut self) {
        self.back_to(self.screens.stack.below(self.screen()));
    }

    /// Closes all screens above an open one. A table with secrets is reached by way of the curtain, except from a screen on which
    /// the player whose turn it is saw them already.
    pub(super) fn back_to(&mut self, to: Screen) {
        let shown = self.screen().at_table() || self.table.lesson.is_some();
        if to.at_table() && self.table.private() && !shown {
            self.draw_curtain();
        } else if to == Screen::Moves {
            self.show_again();
        } else if to == Screen::Ceremony {
            self.resume_ceremony();
        } else {
            self.open(to);
        }
        self.sound(sound::BACK);
    }

    /// Draws the curtain below a notice that waits for an answer.
    pub(super) fn hide_below_notice(&mut self) {
        let stack = &mut self.screens.stack;
        if stack.below(Screen::Notice).shows_match() {
            stack.lay(Screen::Curtain);
            stack.open(Screen::Notice);
        }
    }

    /// The screen that is shown is left.
    fn look_away(&mut self) {
        self.table.glance_away();
        self.leave_hint();
        if self.screen() == Screen::Table
            && let Some(table) = &mut self.table.laid
        {
            table.sat_mut().look_away();
        }
    }

    /// Another screen is shown.
    fn arrive(&mut self) {
        self.device.held_over = true;
        self.device.motion_at = None;
        if self.screen() == Screen::Saves {
            self.glance();
        }
        self.changed();
        self.begin_hint();
        self.begin_look_back();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_finds_room_and_is_open_once() {
        let mut stack = Stack::new(Screen::Home);
        for screen in Screen::ALL {
            stack.open(screen);
            assert_eq!(stack.top(), screen);
        }
        for screen in Screen::ALL.into_iter().rev() {
            stack.open(screen);
            assert_eq!(stack.top(), screen);
        }
        stack.open(Screen::Home);
        assert!(stack.above.is_empty());
    }

    #[test]
    fn closing_leads_to_what_lay_below() {
        let mut stack = Stack::new(Screen::Home);
        let way = [
            Screen::Table,
            Screen::Overview,
            Screen::History,
            Screen::Menu,
        ];
        for screen in way {
            stack.open(screen);
        }
        for pair in way.windows(2) {
            assert_eq!(stack.below(pair[1]), pair[0]);
        }
        assert_eq!(stack.below(Screen::Table), Screen::Home);
        stack.lay(Screen::Result);
        assert_eq!(stack.below(Screen::Result), Screen::Home);
        assert!(!stack.above.contains(&Screen::Table));
    }
}
