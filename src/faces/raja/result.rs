//! The end of a game of Raja: the places, and what decided each of them.
//!
//! It reads the view; it does not know how places are given, only what is compared.

use embedded_graphics::prelude::Point;

use super::{RajaScene, bar, deed::table, pieces, say};
use crate::{
    games::raja::{
        data::Character,
        state::{Gold, Table},
    },
    kernel::{id::Id, notation::Sentence, rank::Ranking, seat::Seat},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill, panel},
        ink::Ink,
        text::{self, Align, Type},
    },
    words::raja::Thing,
};

/// Where the panels begin, below the bar with the winner.
const TOP: i32 = BAR + 12;
/// The ground of a panel is this much wider than its rows of text.
const EDGES: i32 = 14;

/// What is compared, in this order (ruling 15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Merits {
    palaces: u8,
    gold: Option<Gold>,
    card: Option<Character>,
}

fn merits(scene: &RajaScene<'_>, seat: Seat) -> Merits {
    let table: &Table = table(scene);
    Merits {
        palaces: table
            .palaces_each()
            .saturating_sub(table.palaces_left[seat]),
        gold: scene.view.gold[seat],
        card: table.characters[seat].first(),
    }
}

impl Merits {
    /// Which of the three lines tells these two apart.
    fn decisive(self, other: Self) -> usize {
        if self.palaces != other.palaces {
            0
        } else if self.gold != other.gold {
            1
        } else {
            2
        }
    }
}

/// Paints the places: who won above, then a panel for each player.
pub(super) fn paint(scene: &RajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    winners(scene, places, canvas);
    // The space down to the bottom bar, shared without a division; panels for two leave some of it free.
    let (step, tall) = match table(scene).seats.count() {
        0..=2 => (66, true),
        3 => (59, true),
        4 => (44, false),
        _ => (36, false),
    };
    let mut y = TOP;
    let mut ahead = None;
    let mut order = places.order().peekable();
    while let Some(seat) = order.next() {
        let own = merits(scene, seat);
        // What put him before the next one; the last one was put behind the one ahead.
        let rival = order.peek().copied().or(ahead);
        let decisive = rival.map(|rival| own.decisive(merits(scene, rival)));
        let place = places.place(seat).map_or(0, |place| place.number());
        let row = Row {
            seat,
            place,
            own,
            decisive,
            y,
            height: step - 2,
        };
        row.paint(scene, tall, canvas);
        ahead = Some(seat);
        y += step;
    }
    let (texts, labels) = (say::texts(scene), say::texts(scene).labels());
    let mut round = Sentence::default();
    let _ = texts.round(table(scene).round, &mut round);
    let what = Sentence::of(format_args!("{}, {round}", labels.winning));
    bar::bottom(canvas, what.as_str(), labels.hints.go_on, EDGE - 10);
}

/// The bar at the top: who won, between two crowns.
fn winners(scene: &RajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, TOP - 4), Ink::Dusk);
    fill(canvas, area(0, TOP - 4, EDGE, 2), Ink::Gold);
    for x in [20, EDGE - 20] {
        pieces::large_crown(canvas, Point::new(x, 15));
    }
    let title = winning(scene, places);
    let width = EDGE - 2 * 37;
    let size = if text::width(title.as_str(), Type::Title) <= width {
        Type::Title
    } else {
        Type::Body
    };
    let title = bar::fitting(title.as_str(), size, width);
    let at = Point::new(EDGE / 2, (TOP - 4 - size.line()) / 2);
    text::draw(canvas, title, at, Align::Centre, size, Ink::White);
}

/// Who won; those who share the first place are all named.
fn winning(scene: &RajaScene<'_>, places: &Ranking) -> Sentence {
    let mut title = Sentence::of(format_args!("{}:", say::texts(scene).labels().winner));
    for (number, seat) in places.winners().enumerate() {
        let comma = if number > 0 { "," } else { "" };
        let name = scene.players[seat].name;
        let _ = core::fmt::Write::write_fmt(&mut title, format_args!("{comma} {name}"));
    }
    title
}

/// A player's panel.
struct Row {
    seat: Seat,
    place: u8,
    own: Merits,
    /// The line that decided, if there is anybody to compare with.
    decisive: Option<usize>,
    y: i32,
    height: i32,
}

impl Row {
    fn paint(&self, scene: &RajaScene<'_>, tall: bool, canvas: &mut Canvas) {
        let won = self.place == 1;
        let (ground, edge, ink) = if won {
            (Ink::Sand, Ink::Gold, Ink::Night)
        } else {
            (Ink::Dusk, Ink::Stone, Ink::White)
        };
        panel(canvas, area(3, self.y, EDGE - 6, self.height), ground, edge);
        let number = Sentence::of(format_args!("{}.", self.place));
        let at = Point::new(10, self.y + 1);
        text::draw(canvas, number.as_str(), at, Align::Left, Type::Body, ink);
        let player = scene.players[self.seat];
        let middle = Point::new(35, self.y + 10);
        if won {
            // The large shape is edged in white, which is lost on paper.
            player.livery.paint_small(canvas, middle);
        } else {
            player.livery.paint_large(canvas, middle);
        }
        let name = bar::fitting(player.name, Type::Body, EDGE - 48 - 30);
        let at = Point::new(46, self.y + 1);
        text::draw(canvas, name, at, Align::Left, Type::Body, ink);
        if won {
            pieces::crown(canvas, Point::new(EDGE - 18, self.y + 10));
        }
        if tall {
            self.lines(scene, ink, canvas);
        } else {
            self.line(scene, ink, canvas);
        }
    }

    /// What was compared, in three lines.
    fn lines(&self, scene: &RajaScene<'_>, ink: Ink, canvas: &mut Canvas) {
        // Three lines below the name, with what is left between them.
        let step = if self.height > 60 { 15 } else { 13 };
        for line in 0..3 {
            let y = self.y + 17 + step * line as i32;
            let decided = self.decisive == Some(line);
            if decided {
                fill(canvas, area(7, y, EDGE - EDGES, 13), Ink::Gold);
            }
            let ink = if decided { Ink::Night } else { ink };
            self.picture(scene, line, Point::new(35, y + 6), canvas);
            let (caption, value) = caption(scene, self.own, line);
            let at = Point::new(46, y - 1);
            text::draw(canvas, caption, at, Align::Left, Type::Small, ink);
            let at = Point::new(EDGE - 12, y - 1);
            text::draw(canvas, value.as_str(), at, Align::Right, Type::Small, ink);
        }
    }

    /// The same in one line.
    fn line(&self, scene: &RajaScene<'_>, ink: Ink, canvas: &mut Canvas) {
        let y = self.y + self.height - 15;
        let mut x = 9;
        for line in 0..3 {
            let text = counted(scene, self.own, line);
            let width = text::width(text.as_str(), Type::Small);
            let decided = self.decisive == Some(line);
            if decided {
                fill(canvas, area(x - 2, y, width + 23, 13), Ink::Gold);
            }
            let ink = if decided { Ink::Night } else { ink };
            self.picture(scene, line, Point::new(x + 8, y + 6), canvas);
            let at = Point::new(x + 18, y - 1);
            text::draw(canvas, text.as_str(), at, Align::Left, Type::Small, ink);
            x += width + 27;
        }
    }

    fn picture(&self, scene: &RajaScene<'_>, line: usize, at: Point, canvas: &mut Canvas) {
        match (line, self.own.card) {
            (0, _) => pieces::palace(canvas, scene.players[self.seat].livery.bright(), at),
            (1, _) => pieces::coin(canvas, at),
            (_, Some(card)) => pieces::card(canvas, card, at),
            (_, None) => {}
        }
    }
}

/// One of the three lines: what it is, and how much.
fn caption(scene: &RajaScene<'_>, own: Merits, line: usize) -> (&'static str, Sentence) {
    let texts = say::texts(scene);
    match (line, own.gold, own.card) {
        (0, ..) => (
            texts.labels().palaces,
            Sentence::of(format_args!("{}", own.palaces)),
        ),
        (1, Some(gold), _) => (texts.labels().gold, Sentence::of(format_args!("{gold}"))),
        (1, None, _) => (
            texts.labels().gold,
            Sentence::of(format_args!("{}", texts.labels().gold_hidden)),
        ),
        (_, _, Some(card)) => (
            texts.character(card),
            Sentence::of(format_args!("{}", card.index() + 1)),
        ),
        (_, _, None) => ("", Sentence::default()),
    }
}

/// The same in as few words as there is room for in one line.
fn counted(scene: &RajaScene<'_>, own: Merits, line: usize) -> Sentence {
    let texts = say::texts(scene);
    let mut out = Sentence::default();
    match (line, own.gold, own.card) {
        (0, ..) => {
            let _ = texts.count(u16::from(own.palaces), Thing::Palace, &mut out);
            out
        }
        (1, Some(gold), _) => say::gold(scene, gold),
        (1, None, _) => Sentence::of(format_args!("{}", texts.labels().gold_hidden)),
        (_, _, Some(card)) => Sentence::of(format_args!("{}", texts.character(card))),
        (_, _, None) => out,
    }
}
