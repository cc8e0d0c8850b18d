//! The track of the governors: which city is scored now, and which one next.
//!
//! Knows what stands where, not who may change it.

use super::{
    RajaScene, bar,
    deed::{may, table},
    pieces, say,
};
use crate::faces::parts::{Cities, brush::*, order};
use crate::{
    games::raja::{
        action::Action,
        data::{City, Dial, GOVERNOR_STEPS, TrackBox},
        state::{Stage, Table},
    },
    kernel::id::Id,
    ui::shape::line,
    words::raja::Topic,
};

/// The height of a box.
const STEP: i32 = 11;

/// The top of a box on the screen: the arrow is at the bottom.
fn top_of(place: TrackBox) -> i32 {
    bar::FOOT - 3 - STEP * (i32::from(place.position()) + 1)
}

/// Where a city's governor stands.
pub(super) fn spot(scene: &RajaScene<'_>, city: City) -> Rectangle {
    area(25, top_of(table(scene).track[city]), 88, STEP)
}

/// The cities in the order in which they are scored after this round; none after the last one.
pub(super) fn order(table: &Table) -> Cities<City> {
    let on = |place| City::all().filter(move |&city| table.track[city] == place);
    let boxes = (0..TrackBox::COUNT).filter_map(TrackBox::at);
    boxes.filter(|_| !table.last_round).flat_map(on).collect()
}

/// The same, if a governor were lowered.
fn lowered(table: &Table, city: City) -> Cities<City> {
    order::after(table, |table| table.lower_governor(city), order)
}

/// What would come of lowering a governor.
pub(super) fn comes(scene: &RajaScene<'_>, city: City) -> Sentence {
    let table = table(scene);
    order::then(scene, &order(table), &lowered(table, city))
}

/// Paints the track, with a governor in focus when one is to be moved.
pub(super) fn paint(scene: &RajaScene<'_>, focus: Option<City>, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Sand);
    let last = if table.options.short {
        TrackBox::LAST_SHORT
    } else {
        TrackBox::LAST
    };
    for place in (0..TrackBox::COUNT).filter_map(TrackBox::at) {
        let y = top_of(place);
        // Each box ends with a line; the topmost has one above it too.
        fill(canvas, area(24, y - 1, 90, STEP + 1), Ink::Night);
        let ground = if place > last { Ink::Stone } else { Ink::White };
        fill(canvas, area(25, y, 88, STEP - 1), ground);
        if let Some(number) = place.number() {
            pieces::tiny(
                canvas,
                number,
                Point::new(if number > 9 { 13 } else { 17 }, y + 3),
                Ink::Night,
            );
        }
        if place == last {
            pieces::flag(canvas, Point::new(106, y + 4));
        }
    }
    line(
        canvas,
        Point::new(6, bar::FOOT - 6),
        Point::new(6, BAR + 12),
        3,
        Ink::Brown,
    );
    for step in 0..5 {
        fill(
            canvas,
            area(6 - step, BAR + 8 + step, 2 * step + 1, 1),
            Ink::Brown,
        );
    }
    let now = order(table);
    let then = focus.map_or_else(Cities::new, |city| lowered(table, city));
    for city in City::all() {
        let y = top_of(table.track[city]);
        fill(canvas, area(25, y, 88, STEP - 1), Ink::Brown);
        let name = Sentence::of(format_args!("{}  {}", city.letter(), texts.city(city)));
        let ink = Ink::White;
        text::draw(
            canvas,
            name.as_str(),
            Point::new(30, y - 2),
            Align::Left,
            Type::Small,
            ink,
        );
        let at = Point::new(134, y - 2);
        if table.maharaja.city() == Some(city) {
            pieces::crown(canvas, Point::new(124, y + 5));
        }
        if focus.is_some() {
            // What a governor's way would change stands beside each city.
            let place = order::place(&now, &then, city);
            let place = place.as_str();
            text::draw(canvas, place, at, Align::Left, Type::Small, Ink::Night);
        } else {
            let note = if table.stage == Stage::Over {
                ""
            } else {
                order::when(scene, table.maharaja.city(), &now, city)
            };
            text::draw(canvas, note, at, Align::Left, Type::Small, Ink::Night);
        }
        if focus.is_some() && may(scene, Action::LowerGovernor { city }) {
            // What can be moved has an arrow down in it.
            for step in 0..4 {
                fill(canvas, area(103 + step, y + 3 + step, 7 - 2 * step, 1), ink);
            }
        }
    }
    let (what, does) = match focus {
        None => (texts.heading(Topic::Track), Sentence::default()),
        Some(city) => {
            in_focus(scene, city, canvas);
            let does = match scene.refusal(Action::LowerGovernor { city }) {
                None => {
                    let comes = order::then(scene, &now, &then);
                    Sentence::of(format_args!("A: {}. {comes}", texts.dial_long(Dial::Order)))
                }
                Some(why) => say::reason(scene, why),
            };
            (texts.city(city), does)
        }
    };
    bar::top(scene, canvas);
    bar::bottom(canvas, what, does.as_str(), EDGE - 10);
}

/// A frame round the governor in focus, and an arrow to where it would go.
fn in_focus(scene: &RajaScene<'_>, city: City, canvas: &mut Canvas) {
    let here = table(scene).track[city];
    let y = top_of(here);
    for (grow, ink) in [(2, Ink::Night), (1, Ink::Gold)] {
        fill(canvas, area(25 - grow, y - grow, 88 + 2 * grow, grow), ink);
        fill(
            canvas,
            area(25 - grow, y + STEP - 1, 88 + 2 * grow, grow),
            ink,
        );
        fill(
            canvas,
            area(25 - grow, y - grow, grow + 1, STEP + 2 * grow - 1),
            ink,
        );
        fill(
            canvas,
            area(112, y - grow, grow + 1, STEP + 2 * grow - 1),
            ink,
        );
    }
    if let Some(goal) = here.back(GOVERNOR_STEPS) {
        let (from, to) = (Point::new(118, y + 5), Point::new(118, top_of(goal) + 5));
        line(canvas, from, to, 3, Ink::Night);
        for step in 0..5 {
            fill(canvas, area(to.x - 5 + step, to.y, 1, 1), Ink::Night);
            fill(
                canvas,
                area(to.x - step, to.y + 5 - step - 1, 2 * step + 1, 1),
                Ink::Night,
            );
        }
    }
}
