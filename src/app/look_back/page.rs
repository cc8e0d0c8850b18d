//! The screen of a look back: how far it has come, then the decisions that cost most, and what would have been better.
//!
//! It knows no game, and thinks about nothing.

use embedded_graphics::prelude::Point;
use heapless::Vec;

use super::{Loss, MOST, PARTS, Stage};
use crate::{
    app::{App, Cut, Screen},
    kernel::notation::Sentence,
    ui::{
        canvas::Canvas,
        frame::{self, BAR, EDGE, MARGIN, area, fill, meter},
        ink::Ink,
        key::{Key, KeyEvent},
        list::{ROW, Row},
        sound,
        text::{self, Align, Type},
    },
};

/// What a loss takes of an even chance to win, in hundredths; weights are logarithms of the odds.
pub(super) fn share(by: u32) -> u32 {
    // Half the hyperbolic tangent of half the loss, by the fraction that is near it up to three.
    const ONE: u64 = 512;
    let by = u64::from(by).min(3 * ONE);
    let (ones, square) = (27 * ONE * ONE, by * by);
    let part = (50 * by * (ones + square)).checked_div(ONE * (ones + 9 * square));
    part.unwrap_or(0) as u32
}

pub(in crate::app) fn update(app: &mut App, event: KeyEvent) {
    let KeyEvent::Press(key) = event else { return };
    let look = &app.screens.look_back;
    let rows = look.losses.len();
    match key {
        Key::B => app.back(),
        Key::Up | Key::Down if look.stage == Stage::Done && rows > 0 => {
            app.steer_list(|screens| &mut screens.look_back.list, key, rows);
        }
        Key::A if look.stage == Stage::Done => {
            if let Some(&Loss { at, .. }) = look.losses.get(look.list.focus()) {
                app.sound(sound::ACCEPT);
                app.open(Screen::History);
                app.step_to(at.saturating_add(1));
            }
        }
        _ => {}
    }
}

/// What was done is told in so many lines at most.
const LINES: usize = 3;

/// Where the sentences begin: below the three rows.
const BELOW: i32 = BAR + 6 + MOST as i32 * ROW;

pub(in crate::app) fn paint(app: &App, canvas: &mut Canvas) {
    let (words, look) = (&app.words().look_back, &app.screens.look_back);
    let (left, width) = (MARGIN, EDGE - 2 * MARGIN);
    let say = |canvas: &mut Canvas, text: &str, y: i32, ink, size| {
        let at = Point::new(left, y);
        text::draw_lines(canvas, text, at, width, size, ink).y
    };
    let size = canvas.read(Type::Small);
    let count = Sentence::of(format_args!("{} / {}", look.thought, look.met));
    let known = app.table.journal.forgotten() == 0;
    if !known || look.stage != Stage::Done {
        frame::page(canvas, words.title, if known { count.as_str() } else { "" });
        if !known {
            say(canvas, words.forgotten, BAR + 12, Ink::White, size);
            return frame::footer(canvas, app.words().general.back);
        }
        let y = say(canvas, words.thinking, BAR + 12, Ink::White, size);
        let bar = area(left, y + 10, width, 12);
        meter(canvas, bar, app.parts_looked(), PARTS, Ink::Gold);
        return frame::footer(canvas, words.stop);
    }
    frame::page(canvas, words.title, count.as_str());
    let Some(focused) = look.losses.get(look.list.focus()) else {
        say(canvas, words.nothing, BAR + 12, Ink::White, size);
        return frame::footer(canvas, app.words().general.back);
    };
    let (sat, reader) = (app.table.sat(), (&app.table.party, app.language()));
    let journal = &app.table.journal;
    let rounds: Vec<Sentence, MOST> = look
        .losses
        .iter()
        .map(|loss| {
            sat.map_or(Sentence::default(), |sat| {
                sat.round(journal, reader, loss.at)
            })
        })
        .collect();
    let within = area(4, BAR + 4, EDGE - 8, MOST as i32 * ROW);
    let rows = look.losses.len();
    look.list.paint(canvas, within, rows, |number| {
        let name = look.losses.get(number);
        Row {
            label: name.map_or("", |loss| app.table.party.name(loss.seat, app.language())),
            value: rounds.get(number).map_or("", Sentence::as_str),
            indent: 20,
            ..Row::EMPTY
        }
    });
    for (number, loss) in look.losses.iter().enumerate() {
        let Some(place) = look.list.place(within, rows, number) else {
            continue;
        };
        let livery = app.table.party.livery(loss.seat);
        if number == look.list.focus() {
            // A light shape would be lost on the gold of the focus.
            fill(
                canvas,
                area(place.x + 3, place.y + 1, 19, ROW - 3),
                Ink::Night,
            );
        }
        livery.paint_large(canvas, place + Point::new(12, 10));
    }
    // What was done, what would have been better, and by how much.
    let mut y = BELOW;
    let has_room = |told: &Cut<240>, size, most| {
        let lines = text::lines(told.as_str(), size, width);
        lines.count() <= most
    };
    let told = |other, size, most| {
        let (mut told, mut whole): (Cut<240>, Cut<240>) = (Cut::new(), Cut::new());
        if let Some(sat) = sat {
            sat.decided(journal, reader, (focused.at, other), &mut |sentence| {
                let _ = core::fmt::write(&mut told, format_args!("{sentence} "));
                let mut with_more = told.clone();
                let _ = core::fmt::write(&mut with_more, format_args!("..."));
                if whole.as_str().is_empty() || has_room(&with_more, size, most) {
                    whole = with_more;
                }
            });
        }
        // Whole sentences, as many as have room, and a sign that there are more: the board tells the others.
        if has_room(&told, size, most) {
            told
        } else {
            whole
        }
    };
    let better = Some(focused.better);
    let both = |size, most| (told(None, size, most), told(better, size, most));
    // Set large, two lines each have room; what takes more is set small.
    let large = both(size, LINES - 1);
    let fits = |told| has_room(told, size, LINES - 1);
    let fits = size == Type::Small || fits(&large.0) && fits(&large.1);
    let size = if fits { size } else { Type::Small };
    let (done, rather) = match size {
        Type::Small => both(size, LINES),
        _ => large,
    };
    // Of two plans is told alike that they were made.
    let alike = done.as_str() == rather.as_str();
    let rows = [(words.played, None, done), (words.better, better, rather)];
    for (caption, other, mut told) in rows {
        y = say(canvas, caption, y, Ink::Gold, size);
        if let Some(sat) = sat.filter(|_| alike) {
            told = Cut::new();
            sat.noted(journal, (focused.at, other), &mut told);
        }
        let told = if told.as_str().is_empty() {
            words.unsaid
        } else {
            told.as_str()
        };
        let mut lines = text::lines(told, size, width);
        for line in lines.by_ref().take(LINES) {
            y = say(canvas, line, y, Ink::White, size);
        }
        y += 3;
    }
    let tall = say(canvas, words.cost, y, Ink::Gold, size) - y;
    let cost = share(focused.by);
    let part = Sentence::of(format_args!("{cost} %"));
    let at = Point::new(left + width, y);
    text::draw(canvas, part.as_str(), at, Align::Right, size, Ink::White);
    let beside = text::width(words.cost, size) + 8;
    let bar = width - beside - text::width("50 %", size) - 8;
    if bar > 20 {
        let bar = area(left + beside, y + 1, bar, tall - 2);
        meter(canvas, bar, cost, 50, Ink::Red);
    }
    frame::footer(canvas, words.keys);
}
