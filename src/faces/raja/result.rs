//! The end of a game of Raja: the places, and what decided each of them.
//!
//! It reads the view; it does not know how places are given, only what is compared.

use super::{RajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::{brush::*, result};
use crate::{
    games::raja::{
        data::Character,
        state::{Gold, Table},
    },
    kernel::{id::Id, rank::Ranking, seat::Seat},
    words::raja::{Thing, Topic},
};

/// Where the panels begin, below the bar with the winner.
const TOP: i32 = BAR + 12;
/// The ground of a panel is this much wider than its rows of text.
const EDGES: i32 = 14;

/// From one thing to the next, where all stand in one line.
const GAP: i32 = 7;

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
        palaces: table.palaces_built(seat),
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
    // The space down to the bottom bar, shared without a division: from one panel to the next, and from line to line.
    let (step, lines) = match table(scene).seats.count() {
        0..=2 => (90, Some(22)),
        3 => (60, Some(13)),
        4 => (45, None),
        _ => (36, None),
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
        row.paint(scene, lines, canvas);
        ahead = Some(seat);
        y += step;
    }
    let texts = say::texts(scene);
    let mut round = Sentence::default();
    let _ = texts.round(table(scene).round, &mut round);
    let what = Sentence::of(format_args!("{}, {round}", texts.heading(Topic::Winning)));
    bar::bottom(
        canvas,
        what.as_str(),
        scene.language.words().hints.go_on,
        EDGE - 10,
    );
}

/// The bar at the top: who won, between two crowns.
fn winners(scene: &RajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, TOP - 4), Ink::Dusk);
    fill(canvas, area(0, TOP - 4, EDGE, 2), Ink::Gold);
    for x in [20, EDGE - 20] {
        pieces::large_crown(canvas, Point::new(x, 15));
    }
    let title = winning(scene, places);
    bar::heading(canvas, title.as_str(), EDGE - 2 * 37, TOP - 4, Ink::White);
}

/// Who won; those who share the first place are all named.
fn winning(scene: &RajaScene<'_>, places: &Ranking) -> Sentence {
    let labels = say::texts(scene).labels();
    result::winning(scene, places, labels.winner, labels.winner)
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
    fn paint(&self, scene: &RajaScene<'_>, lines: Option<i32>, canvas: &mut Canvas) {
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
        let middle = Point::new(35, self.y + 9);
        if won {
            // The large shape is edged in white, which is lost on paper.
            player.livery.paint_on_paper(canvas, middle);
        } else {
            player.livery.paint_large(canvas, middle);
        }
        let name = bar::fitting(player.name, Type::Body, EDGE - 48 - 30);
        let at = Point::new(46, self.y + 1);
        text::draw(canvas, name, at, Align::Left, Type::Body, ink);
        if won {
            pieces::crown(canvas, Point::new(EDGE - 18, self.y + 10));
        }
        match lines {
            Some(step) => self.lines(scene, step, ink, canvas),
            None => self.line(scene, ink, canvas),
        }
    }

    /// What was compared, in three lines.
    fn lines(&self, scene: &RajaScene<'_>, step: i32, ink: Ink, canvas: &mut Canvas) {
        for line in 0..3 {
            let y = self.y + 18 + step * line as i32 + ((step - 13) >> 1);
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
            let icon = room(line);
            let width = icon + text::width(text.as_str(), Type::Small);
            let decided = self.decisive == Some(line);
            if decided {
                fill(canvas, area(x - 2, y, width + 5, 13), Ink::Gold);
            }
            let ink = if decided { Ink::Night } else { ink };
            self.picture(scene, line, Point::new(x + (icon >> 1) - 1, y + 6), canvas);
            let at = Point::new(x + icon, y - 1);
            text::draw(canvas, text.as_str(), at, Align::Left, Type::Small, ink);
            x += width + GAP;
        }
    }

    fn picture(&self, scene: &RajaScene<'_>, line: usize, at: Point, canvas: &mut Canvas) {
        match (line, self.own.card) {
            (0, _) => {
                let ink = scene.players[self.seat].livery.ink();
                if self.place == 1 {
                    pieces::PALACE.paint_centred(canvas, at, ink);
                } else {
                    pieces::PALACE.paint_rimmed(canvas, at, ink);
                }
            }
            (1, _) => pieces::coin(canvas, at),
            (_, Some(card)) => pieces::card(canvas, card, at),
            (_, None) => {}
        }
    }
}

/// The room of a line's picture.
const fn room(line: usize) -> i32 {
    if line == 0 { 18 } else { 14 }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        faces::{Player, Scene, livery::Livery},
        games::raja::{Options, Raja},
        kernel::{
            dice::Dice,
            game::Game,
            seat::{PerSeat, Seats, Viewer},
        },
        words::Language,
    };

    /// Everything that is compared, as wide as it gets, with a scene in each language.
    fn widest(mut measure: impl FnMut(&RajaScene<'_>, Merits)) {
        let seats = Seats::new(5).unwrap();
        let game = Raja::new(Options::default(), seats, &mut Dice::from_seed(1)).unwrap();
        let view = game.view(Viewer::Player(Seat::One));
        let player = Player::new("Wilhelmina", Livery::Red);
        for language in Language::ALL {
            let players = PerSeat::filled(player);
            let scene = Scene::new(&view, Viewer::Player(Seat::One), &players, language);
            for card in Character::all() {
                for gold in [Some(Gold(488)), None] {
                    for palaces in [1, 4] {
                        measure(
                            &scene,
                            Merits {
                                palaces,
                                gold,
                                card: Some(card),
                            },
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn what_decided_has_its_room_in_every_language() {
        let mut measured = 0;
        widest(|scene, own| {
            let width = |text: &str| text::width(text, Type::Small);
            let line: i32 = (0..3)
                .map(|line| room(line) + width(counted(scene, own, line).as_str()) + GAP)
                .sum();
            assert!(9 + line - GAP <= EDGE - 8, "{own:?} is {line} wide");
            for line in 0..3 {
                let (caption, value) = caption(scene, own, line);
                assert!(!caption.is_empty() && !value.as_str().is_empty());
                assert!(46 + width(caption) + 6 + width(value.as_str()) <= EDGE - 12);
            }
            measured += 1;
        });
        assert!(measured > 80);
    }

    #[test]
    fn the_winner_is_named_whole() {
        let places = Ranking::by(Seats::new(5).unwrap(), |seat| seat);
        widest(|scene, _| {
            let title = winning(scene, &places);
            let wide = text::width(title.as_str(), Type::Body);
            assert!(wide <= EDGE - 2 * 37, "{title} is {wide} wide");
        });
    }

    #[test]
    fn the_line_that_decided_is_the_first_that_differs() {
        let merits = |palaces, gold, card| Merits {
            palaces,
            gold: Some(Gold(gold)),
            card: Some(card),
        };
        let one = merits(3, 9, Character::Monk);
        assert_eq!(one.decisive(merits(2, 9, Character::Sadhu)), 0);
        assert_eq!(one.decisive(merits(3, 8, Character::Sadhu)), 1);
        assert_eq!(one.decisive(merits(3, 9, Character::Sadhu)), 2);
    }
}
