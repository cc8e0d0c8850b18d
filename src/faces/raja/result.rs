//! The end of a game of Raja: the palaces as towers, what decided each place, and where the gold came from.
//!
//! It reads the view; it does not know how places are given, only what is compared.

use super::{RajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::{brush::*, result};
use crate::{
    faces::{Glimpse, Tally, parts::RoadGame},
    games::raja::{
        Raja,
        action::{Event, HouseTask, Payer},
        data::{Character, City, GOLD_ACTION, HOUSE_COST, PURSE, TRADER_GOLD},
        state::{Gold, Table},
    },
    kernel::{id::Id, rank::Ranking, seat::Seat},
    ui::sprite::{Sprite, sprite},
    words::raja::Thing,
};

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

/// His gold, which lies open at the end.
fn purse(own: Merits) -> Sentence {
    match own.gold {
        Some(gold) => Sentence::of(format_args!("{gold}")),
        None => Sentence::of(format_args!("?")),
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

/// Where the towers stand.
const EARTH: i32 = 158;
/// From storey to storey.
const STOREY: i32 = 13;

/// Paints the places: a tower of palaces for each player, in their order, and what was compared.
pub(super) fn paint(scene: &RajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    result::head(winning(scene, places).as_str(), canvas);
    sky(canvas);
    let wide = width(places.order().count());
    let mut left = 0;
    let mut ahead = None;
    let mut order = places.order().peekable();
    while let Some(seat) = order.next() {
        let own = merits(scene, seat);
        // What put him before the next one, or behind the one ahead: the later line of the two, as it broke a tie.
        let rivals = [ahead, order.peek().copied()].into_iter().flatten();
        let decisive = rivals.map(|rival| own.decisive(merits(scene, rival)));
        let column = Column {
            seat,
            place: places.place(seat).map_or(0, |place| place.number()),
            own,
            decisive: decisive.max(),
            left,
            wide,
        };
        column.paint(scene, canvas);
        ahead = Some(seat);
        left += wide;
    }
}

/// How wide a player's column is: the screen, shared without a division.
const fn width(players: usize) -> i32 {
    match players {
        0..=2 => 120,
        3 => 80,
        4 => 60,
        _ => 48,
    }
}

/// The evening behind the towers.
fn sky(canvas: &mut Canvas) {
    let mut y = result::HEAD + 2;
    for (height, ink) in [
        (34, Ink::Dusk),
        (3, Ink::LOTUS),
        (8, Ink::Dusk),
        (5, Ink::LOTUS),
        (5, Ink::Dusk),
        (22, Ink::LOTUS),
        (3, Ink::Gold),
        (4, Ink::LOTUS),
        (5, Ink::Gold),
        (3, Ink::LOTUS),
    ] {
        fill(canvas, area(0, y, EDGE, height), ink);
        y += height;
    }
    fill(canvas, area(0, y, EDGE, EARTH - y), Ink::Gold);
    fill(canvas, area(0, EARTH, EDGE, 3), Ink::Brown);
    for (x, y) in [
        (17, 40),
        (66, 49),
        (103, 38),
        (139, 52),
        (176, 42),
        (221, 47),
    ] {
        fill(canvas, area(x, y, 1, 1), Ink::White);
    }
}

/// Who won; those who share the first place are all named.
fn winning(scene: &RajaScene<'_>, places: &Ranking) -> Sentence {
    let labels = say::texts(scene).labels();
    result::winning(scene, places, labels.winner, labels.winner)
}

/// The palaces of a player in a city.
fn palaces(table: &Table, seat: Seat, city: City) -> u8 {
    table.outer[seat][city] + u8::from(table.centre[city] == Some(seat))
}

/// A player's tower, and below it what was compared.
struct Column {
    seat: Seat,
    place: u8,
    own: Merits,
    /// The line that decided, if there is anybody to compare with.
    decisive: Option<usize>,
    left: i32,
    wide: i32,
}

impl Column {
    fn paint(&self, scene: &RajaScene<'_>, canvas: &mut Canvas) {
        let (table, player) = (table(scene), scene.players[self.seat]);
        let middle = self.left + (self.wide >> 1);
        let mut y = EARTH;
        for city in City::all() {
            for _ in 0..palaces(table, self.seat, city) {
                y -= STOREY;
                PALACE.paint(canvas, Point::new(middle - 13, y), player.livery.ink());
                // The letter of the city where it stands.
                let at = Point::new(middle, y - 1);
                let letter = city.letter();
                text::draw(canvas, letter, at, Align::Centre, Type::Label, Ink::Night);
            }
        }
        if y < EARTH {
            y -= 4;
            BATTLEMENTS.paint(canvas, Point::new(middle - 13, y), player.livery.ink());
        }
        if self.place == 1 {
            pieces::crown(canvas, Point::new(middle, y - 5));
        }
        // Shape and number of palaces, the name, gold and character.
        let built = Sentence::of(format_args!("{}", self.own.palaces));
        let wide = 18 + text::width(built.as_str(), Type::Title);
        let left = middle - (wide >> 1);
        let ink = self.ground(canvas, 0, area(left + 15, EARTH + 5, wide - 13, 17));
        player
            .livery
            .paint_large(canvas, Point::new(left + 6, EARTH + 13));
        let at = Point::new(left + 18, EARTH + 1);
        text::draw(canvas, built.as_str(), at, Align::Left, Type::Title, ink);
        let name = bar::fitting(player.name, Type::Small, self.wide - 2);
        let at = Point::new(middle, EARTH + 22);
        let room = (Align::Centre, self.wide - 2);
        text::draw_read(canvas, name, at, room, Type::Small, Ink::White);
        self.small(middle, canvas);
    }

    /// Gold and character, in one line.
    fn small(&self, middle: i32, canvas: &mut Canvas) {
        let gold = purse(self.own);
        let number = text::width(gold.as_str(), Type::Small);
        let left = middle - ((number + 26) >> 1);
        let y = EARTH + 37;
        let ink = self.ground(canvas, 1, area(left - 2, y, number + 15, 14));
        pieces::coin(canvas, Point::new(left + 4, y + 7));
        let at = Point::new(left + 11, y);
        text::draw(canvas, gold.as_str(), at, Align::Left, Type::Small, ink);
        if let Some(card) = self.own.card {
            self.ground(canvas, 2, area(left + number + 14, y, 13, 14));
            pieces::card(canvas, card, Point::new(left + number + 20, y + 7));
        }
    }

    /// Lays gold below what decided; answers the ink to write with.
    fn ground(&self, canvas: &mut Canvas, line: usize, area: Rectangle) -> Ink {
        if self.decisive == Some(line) {
            fill(canvas, area, Ink::Gold);
            Ink::Night
        } else {
            Ink::White
        }
    }
}

/// A storey of a tower, with a window for the letter of its city, and what stands on the highest one.
const PALACE: Sprite = sprite![
    "###########################",
    "#ooooooo###########ooooooo#",
    "#owooooo#wwwwwwwww#owooooo#",
    "#woooooo#wwwwwwwww#woooooo#",
    "#ooo##oo#wwwwwwwww#oo##ooo#",
    "#ooo##oo#wwwwwwwww#oo##ooo#",
    "#ooo##oo#wwwwwwwww#oo##ooo#",
    "#ooo##oo#wwwwwwwww#oo##ooo#",
    "#ooo##oo#wwwwwwwww#oo##ooo#",
    "#ooooooo#wwwwwwwww#ooooooo#",
    "#ooooooo#wwwwwwwww#ooooooo#",
    "#ooooooo#wwwwwwwww#ooooooo#",
    "#ooooooo###########ooooooo#",
];
const BATTLEMENTS: Sprite = sprite![
    "#####..#####...#####..#####",
    "#ooo#..#ooo#...#ooo#..#ooo#",
    "#ooo####ooo#####ooo####ooo#",
    "#ooooooooooooooooooooooooo#",
];

/// How far the game is, and who has most palaces, then most gold where it lies open.
pub(super) fn glimpse(scene: &RajaScene<'_>) -> Glimpse {
    let (table, texts) = (table(scene), say::texts(scene));
    let has = |seat| (table.palaces_built(seat), scene.view.gold[seat]);
    Glimpse::of(Raja::round(scene), table.seats, has, |seat| {
        let mut said = Sentence::default();
        let palaces = u16::from(table.palaces_built(seat));
        let _ = texts.count(palaces, Thing::Palace, &mut said);
        said
    })
}

/// Where gold comes from and goes besides the cities: the lines behind theirs.
#[derive(Clone, Copy)]
enum Source {
    Bank = 7,
    Tolls,
    Houses,
    Palaces,
    Auction,
}

/// Hears from where gold comes, and where it goes.
pub(super) fn hear(tally: &mut Tally, event: &Event) {
    let mut add = |seat, source: Source, gold: u16, sign: i32| {
        tally.add(seat, source as usize, sign * i32::from(gold));
    };
    match *event {
        Event::AuctionWon { seat, gold } => add(seat, Source::Auction, gold.0, -1),
        Event::GoldTaken { seat } => add(seat, Source::Bank, GOLD_ACTION, 1),
        Event::TraderPaid { seat } => add(seat, Source::Bank, TRADER_GOLD, 1),
        Event::Compensated { seat, gold } => add(seat, Source::Bank, gold.0, 1),
        // Ruling 10: the Builder's house is free.
        Event::HouseBuilt { seat, task, .. } if task != HouseTask::Builder => {
            add(seat, Source::Houses, HOUSE_COST, -1);
        }
        Event::PalaceBuilt { seat, cost, .. } => add(seat, Source::Palaces, cost.0, -1),
        Event::TollPaid { payer, to, gold } => {
            if let Payer::Traveller(seat) = payer {
                add(seat, Source::Tolls, gold.0, -1);
            }
            add(to, Source::Tolls, gold.0, 1);
        }
        Event::CityScored { city } => tally.about = city.index(),
        Event::Scored { seat, gold, .. } | Event::MonopolyPaid { seat, gold } => {
            tally.add(seat, tally.about, i32::from(gold.0));
        }
        _ => {}
    }
}

/// Paints where the gold came from and where the palaces stand, city by city.
pub(super) fn paint_sources(
    scene: &RajaScene<'_>,
    places: &Ranking,
    tally: &Tally,
    canvas: &mut Canvas,
) {
    let began = i32::from(PURSE);
    let points = |seat, line| match line {
        0 => began + tally.of(seat, Source::Auction as usize),
        1..=11 => tally.of(seat, line - 1),
        _ => began + tally.all(seat),
    };
    let pieces = |seat, city| palaces(table(scene), seat, city);
    result::sheet(scene, places, &rest(scene), points, pieces, canvas);
}

/// The lines of the sheet after the cities: four sources, and what is left.
fn rest(scene: &RajaScene<'_>) -> [&'static str; 5] {
    let all = say::texts(scene).labels();
    [
        all.from_bank,
        all.from_tolls,
        all.for_houses,
        all.palaces,
        all.gold,
    ]
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
        widest(|_, own| {
            let gold = purse(own);
            let wide = text::width(gold.as_str(), Type::Small) + 29;
            assert!(wide <= width(5), "{own:?} is {wide} wide");
            assert!(text::width("Wilhelmina", Type::Small) <= width(4));
            measured += 1;
        });
        assert!(measured > 80);
    }

    #[test]
    fn every_source_has_its_room_in_every_language() {
        widest(|scene, _| {
            result::assert_fits(scene, &rest(scene));
        });
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
