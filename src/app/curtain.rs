//! The curtain: hands the device over. It shows who is next and nothing else, so that it can betray nothing.

use embedded_graphics::prelude::Point;

use super::{App, Keep, Screen};
use crate::{
    kernel::seat::Seat,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, area, fill, panel},
        ink::Ink,
        key::{Key, KeyEvent},
        shape::disc,
        sound,
        text::{self, Align, Type},
    },
};

impl App {
    /// Draws the curtain before the player whose turn it is, and calls him.
    pub(super) fn draw_curtain(&mut self) {
        self.hide();
        self.sound(sound::HAND_OVER);
    }

    /// Draws the curtain before the player whose turn it is.
    pub(super) fn hide(&mut self) {
        if let Some(table) = &mut self.table.laid {
            table.sat_mut().begin(&self.table.journal);
        }
        self.go(Screen::Curtain);
        if self.table.lesson.is_none() {
            // Nobody waits while the device goes from hand to hand.
            self.keep(Keep::Prepare);
        }
    }

    /// Asks for what the player holds in secret and the table does not show, or hides it again; answers whether there is
    /// such a thing.
    pub(super) fn ask_for_own(&mut self) -> bool {
        let seat = self.table.person();
        let Some((table, seat)) = self.table.laid.as_mut().zip(seat) else {
            return false;
        };
        match table.sat_mut().ask(seat) {
            Some(true) => {
                self.go(Screen::Curtain);
                self.sound(sound::HAND_OVER);
                true
            }
            Some(false) => {
                self.changed();
                true
            }
            None => false,
        }
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let open = match event {
        KeyEvent::Hold(Key::A) => true,
        KeyEvent::Press(Key::A) => !app.table.private(),
        _ => false,
    };
    if open {
        if app.rulebook_decides() {
            // The device slept while the rulebook played: it goes on with that.
            app.let_move();
        } else {
            if let Some(table) = &mut app.table.laid {
                table.sat_mut().reveal();
            }
            if !app.tell_news(false) {
                app.go(Screen::Table);
                app.follow();
            }
        }
        app.sound(sound::ACCEPT);
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    frame::blank(canvas);
    // Folds of cloth, darker and lighter, below a valance.
    for x in (0..EDGE).step_by(16) {
        fill(canvas, area(x, 0, 9, EDGE), Ink::Dusk);
        fill(canvas, area(x + 3, 0, 2, EDGE), Ink::Stone);
        disc(canvas, Point::new(x + 7, 5), 8, Ink::Gold);
        disc(canvas, Point::new(x + 7, 4), 6, Ink::Brown);
    }
    fill(canvas, area(0, 0, EDGE, 5), Ink::Gold);
    fill(canvas, area(0, EDGE - 5, EDGE, 5), Ink::Gold);
    panel(canvas, area(20, 40, EDGE - 40, 160), Ink::Night, Ink::Gold);
    panel(canvas, area(22, 42, EDGE - 44, 156), Ink::Night, Ink::Brown);
    let seat = app.table.person().unwrap_or(Seat::One);
    // Several colours stand side by side, a little smaller.
    let colours = app.table.party.colours(seat);
    let (last, reach) = match colours.len() as i32 {
        count @ ..=1 => (count - 1, 34),
        count => (count - 1, 27),
    };
    for (livery, number) in colours.iter().zip(0..) {
        let middle = Point::new(EDGE / 2 + 32 * (2 * number - last), 92);
        livery.paint_huge(canvas, middle, reach);
    }
    let middle = |y| Point::new(EDGE / 2, y);
    let name = app.table.party.name(seat, app.language());
    let size = text::largest(name, EDGE - 60);
    let at = middle(134 + (Type::Title.line() - size.line()) / 2);
    text::draw(canvas, name, at, Align::Centre, size, Ink::White);
    let words = &app.words().curtain;
    let hint = if app.table.private() {
        words.hold
    } else {
        words.press
    };
    let size = text::read_lines(canvas, hint, Type::Small, EDGE - 60, 2 * Type::Body.line());
    let mut y = 164 + Type::Small.line() - size.line();
    for line in text::lines(hint, size, EDGE - 60) {
        text::draw(canvas, line, middle(y), Align::Centre, size, Ink::Gold);
        y += size.line();
    }
    super::home::battery(app, canvas, Point::new(EDGE - 30, 12));
}
