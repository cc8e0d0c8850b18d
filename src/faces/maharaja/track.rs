//! The track of flags: which city is scored now, and which ones come next.
//!
//! Knows what lies where, not who may change it.

use super::{
    MaharajaScene, bar,
    deed::{may, table},
    pieces, say,
};
use crate::faces::parts::{Cities, brush::*, order};
use crate::{
    games::maharaja::{
        action::{Action, FlagTask},
        data::{City, Dial, FLAG_STEPS, Field, ROUNDS},
        state::{Stage, Table},
    },
    kernel::id::Id,
    ui::shape::line,
    words::maharaja::Topic,
};

/// The width of a field: sixteen of them lie side by side.
const STEP: i32 = 15;
/// The top of the fields.
const TOP: i32 = BAR + 34;
/// The height of a field.
const TALL: i32 = 34;

/// The left edge of a field.
fn left_of(field: Field) -> i32 {
    STEP * i32::from(field.position())
}

/// Where a city's flag stands.
pub(super) fn spot(scene: &MaharajaScene<'_>, city: City) -> Rectangle {
    area(left_of(table(scene).track[city]), TOP - 8, STEP, TALL + 8)
}

/// The cities in the order in which they are scored after this round; none after the last one.
pub(super) fn order(table: &Table) -> Cities<City> {
    let last = table.last_round || table.round >= ROUNDS;
    table.cities_from_left().filter(|_| !last).collect()
}

/// The same, if a flag were moved.
fn moved(table: &Table, city: City) -> Cities<City> {
    order::after(table, |table| table.move_flag(city), order)
}

/// What would come of moving a flag.
pub(super) fn comes(scene: &MaharajaScene<'_>, city: City) -> Sentence {
    let table = table(scene);
    order::then(scene, &order(table), &moved(table, city))
}

/// Paints the track, with a flag in focus when one is to be moved.
pub(super) fn paint(
    scene: &MaharajaScene<'_>,
    focus: Option<(City, FlagTask)>,
    canvas: &mut Canvas,
) {
    let (table, texts) = (table(scene), say::texts(scene));
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Clay);
    fill(canvas, area(0, TOP - 1, EDGE, TALL + 12), Ink::Brown);
    for field in (0..Field::COUNT).filter_map(Field::at) {
        let x = left_of(field);
        fill(canvas, area(x + 1, TOP, STEP - 2, TALL), Ink::Sand);
        if let Some(number) = field.number() {
            let at = Point::new(x + 6, TOP + TALL + 3);
            pieces::tiny(canvas, number, at, Ink::White);
        }
    }
    for city in City::all() {
        let lifted = focus.is_some_and(|(at, _)| at == city);
        flag(city, left_of(table.track[city]), lifted, canvas);
        let movable = |(_, task): (City, FlagTask)| may(scene, Action::MoveFlag { city, task });
        if focus.is_some_and(movable) {
            // What can be moved has an arrow to the left over it.
            let at = Point::new(left_of(table.track[city]) + 4, TOP - 6);
            for step in 0..4 {
                fill(
                    canvas,
                    area(at.x + step, at.y - step, 1, 2 * step + 1),
                    Ink::Night,
                );
            }
        }
        if table.maharaja == Some(city) {
            let x = left_of(table.track[city]) + 7;
            pieces::crown(canvas, Point::new(x, TOP + TALL - 8));
        }
    }
    if let Some((city, _)) = focus {
        goal(table.track[city], canvas);
    }
    let now = order(table);
    let then = focus.map_or_else(Cities::new, |(city, _)| moved(table, city));
    list(scene, focus.map(|(city, _)| city), (&now, &then), canvas);
    bar::top(scene, canvas);
    let Some((city, task)) = focus else {
        return bar::bottom(canvas, texts.heading(Topic::Track), "", EDGE - 10);
    };
    let comes = order::then(scene, &now, &then);
    let can = Sentence::of(format_args!("A: {}. {comes}", texts.dial_long(Dial::Flag)));
    let does = say::does(scene, Some(Action::MoveFlag { city, task }), can.as_str());
    bar::bottom(canvas, texts.city(city), does.as_str(), EDGE - 10);
}

/// A flag on its field; the one in focus is lifted.
fn flag(city: City, x: i32, lifted: bool, canvas: &mut Canvas) {
    let top = if lifted { TOP - 3 } else { TOP + 2 };
    let tall = TALL - 4;
    if lifted {
        fill(canvas, area(x - 2, top - 2, STEP + 4, tall + 4), Ink::White);
    }
    fill(canvas, area(x, top, STEP, tall), Ink::Night);
    fill(canvas, area(x + 1, top + 1, STEP - 2, tall - 2), Ink::Brown);
    // Cut out like a swallow's tail.
    for step in 0..4 {
        let cut = area(x + 3 + step, top + tall - 1 - step, STEP - 6 - 2 * step, 1);
        fill(canvas, cut, if lifted { Ink::White } else { Ink::Sand });
    }
    let at = Point::new(x + 8, top + 1);
    let ink = Ink::White;
    text::draw(canvas, city.letter(), at, Align::Centre, Type::Body, ink);
}

/// An arrow from the flag in focus to the field where it would go.
fn goal(from: Field, canvas: &mut Canvas) {
    let Some(to) = from.back(FLAG_STEPS) else {
        return;
    };
    let y = BAR + 20;
    let (start, end) = (left_of(from) + 7, left_of(to) + 7);
    line(
        canvas,
        Point::new(start, TOP - 4),
        Point::new(start, y),
        3,
        Ink::Night,
    );
    line(
        canvas,
        Point::new(start, y),
        Point::new(end, y),
        3,
        Ink::Night,
    );
    line(
        canvas,
        Point::new(end, y),
        Point::new(end, TOP - 6),
        3,
        Ink::Night,
    );
    for step in 0..5 {
        let tip = area(end - 4 + step, TOP - 5 + step, 9 - 2 * step, 1);
        fill(canvas, tip, Ink::Night);
    }
}

/// The cities in the order of their flags, with everybody's worship.
fn list(
    scene: &MaharajaScene<'_>,
    focus: Option<City>,
    (now, then): (&Cities<City>, &Cities<City>),
    canvas: &mut Canvas,
) {
    let (table, texts) = (table(scene), say::texts(scene));
    let top = TOP + TALL + 14;
    for (number, city) in table.cities_from_left().enumerate() {
        let y = top + 15 * number as i32;
        let lit = focus == Some(city);
        let ground = if lit { Ink::Gold } else { Ink::Sand };
        fill(canvas, area(2, y, EDGE - 4, 14), ground);
        pieces::shield(canvas, city, Point::new(9, y + 7));
        let place = order::place(now, then, city);
        let note = if focus.is_some() {
            place.as_str()
        } else if table.stage == Stage::Over {
            ""
        } else {
            order::when(scene, table.maharaja, now, city)
        };
        let write = |canvas: &mut Canvas, text: &str, x| {
            let at = Point::new(x, y);
            text::draw(canvas, text, at, Align::Left, Type::Small, Ink::Night);
        };
        write(canvas, texts.city(city), 17);
        for seat in table
            .seats
            .iter()
            .filter(|&seat| table.points(seat, city) > 0)
        {
            // A column for each, so that the eye follows one player down.
            let x = EDGE - 22 - 24 * seat.index() as i32;
            scene.players[seat]
                .livery
                .paint_on_paper(canvas, Point::new(x, y + 7));
            let points = Sentence::of(format_args!("{}", table.points(seat, city)));
            write(canvas, points.as_str(), x + 6);
        }
        write(canvas, note, 66);
    }
}
