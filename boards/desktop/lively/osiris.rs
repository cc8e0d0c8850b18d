//! A player of Osiris who climbs like a person.

use durbar::games::osiris::Osiris;
use durbar::games::osiris::action::Action;
use durbar::games::osiris::data::{Carrier, God};
use durbar::games::osiris::place::Place;
use durbar::games::osiris::view::View;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::id::Id;
use durbar::kernel::seat::{Seat, Viewer};

use super::{Drill, Lively, any};

impl Lively for Osiris {
    const DRILLS: &[Drill] = &[];
    const PLANS: bool = false;

    fn ends(_before: &Self, last: &str, _after: &Self) -> bool {
        let moved = last.strip_prefix("move ");
        let colours = ["beige from", "russet from", "yellow from", "brown from"];
        let follower =
            moved.is_some_and(|moved| colours.iter().any(|from| moved.starts_with(from)));
        follower || last.starts_with("end turn")
    }

    fn lively(&self, seat: Seat, whim: &mut Dice) -> Action {
        let view = self.view(Viewer::Player(seat));
        let legal: Vec<Action> = self.legal(seat).collect();
        let level = |place: Place| match place.index() {
            0..12 => 0,
            12..24 => 1,
            24..32 => 2,
            32..36 => 3,
            _ => 4,
        };
        let worth = |action: &Action| match *action {
            Action::Step {
                to: Place::SUMMIT,
                priest,
            } => {
                let devoted = |seat| {
                    let god = view.gods[Carrier::Priest(priest)];
                    god.map_or(0, |god| view.table.devoted(seat, god))
                };
                let others = view.table.seats.iter().filter(|&other| other != seat);
                if devoted(seat) > others.map(devoted).max().unwrap_or(0) {
                    20
                } else {
                    0
                }
            }
            Action::Step { to, priest } => {
                let up = level(to) > level(view.table.priests[priest]);
                5 + level(to) + 2 * i32::from(up)
            }
            Action::Block { .. } | Action::WayOut { .. } => 8,
            Action::Place { god, .. } => 3 + 3 * i32::from(carried(&view, seat, god)),
            Action::MoveFollower { from, to, .. } => {
                5 + 3 * i32::from(carried(&view, seat, to))
                    - 3 * i32::from(carried(&view, seat, from))
            }
            Action::EndTurn => 7,
            _ => 5,
        };
        // Now and then something else than the best.
        let most = legal.iter().map(worth).max().unwrap_or(0);
        let level = match whim.below(4) {
            0 | 1 => most,
            2 => most - 1,
            _ => most - 3,
        };
        let good = legal.iter().copied();
        let good = good.filter(|action| worth(action) >= level);
        any(good, whim, Action::EndTurn)
    }
}

/// Whether one of the own priests carries a god.
fn carried(view: &View, seat: Seat, god: God) -> bool {
    let mut own = view.table.cities(seat).iter();
    own.any(|city| view.gods[Carrier::Priest(city)] == Some(god))
}
