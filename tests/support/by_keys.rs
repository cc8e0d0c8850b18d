//! A whole match told as keys: what two hands do on the device from "new game" to the result.
//!
//! A decision has two ways: one from where the attention is after the decision before it, and one from where it begins
//! when the curtain has just been opened, as after a restart.

use std::collections::{HashSet, VecDeque};
use std::fmt::Write as _;

use durbar::faces::raja::{Focus, RajaFace};
use durbar::faces::{Face, Outcome, Scene};
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::play::Match;
use durbar::kernel::seat::{Seat, Seats};
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

use super::{Played, lively, with_scene};

/// The keys that move and choose.
pub const KEYS: [Key; 6] = [Key::Up, Key::Down, Key::Left, Key::Right, Key::A, Key::B];

/// The shortest keys from a focus to an action, and the focus after it.
pub fn way<G: Played>(
    scene: &Scene<'_, G>,
    from: <G::Face as Face>::Focus,
    wanted: G::Action,
) -> (Vec<Key>, <G::Face as Face>::Focus) {
    let mut seen = HashSet::from([format!("{from:?}")]);
    let mut queue = VecDeque::from([(from, Vec::new())]);
    while let Some((focus, keys)) = queue.pop_front() {
        for key in KEYS {
            let way = [keys.as_slice(), &[key]].concat();
            match G::Face::steer(scene, focus, KeyEvent::Press(key)) {
                Outcome::Moved(next) if seen.insert(format!("{next:?}")) => {
                    queue.push_back((next, way));
                }
                Outcome::Play(action, then) if action == wanted => {
                    return (way, then);
                }
                _ => {}
            }
        }
    }
    panic!("no keys lead from {from:?} to {wanted:?}");
}

/// Tells a match of two lively players on a deal with a number, line by line.
pub fn tell(deal: u8, whim: u64) -> String {
    let seats = Seats::new(2).expect("a table");
    let mut table = Match::<Raja>::start(Options::default(), seats, deal.into()).expect("a match");
    let mut whim = Dice::from_seed(whim);
    let mut told = String::new();
    let (mut last, mut focus): (Option<Seat>, Option<Focus>) = (None, None);
    while let Turn::Of(seat) = table.turn() {
        let handed = last != Some(seat);
        let private = table.game().private(seat);
        let curtain = match (handed, private) {
            (false, _) => "",
            (true, false) => "A",
            (true, true) => "hold:A",
        };
        let wanted = lively(table.game(), seat, &mut whim);
        let (on, fresh, then) = with_scene(table.game(), seat, Language::English, |scene| {
            let begin = RajaFace::begin(scene);
            let from = focus.filter(|_| !handed).unwrap_or(begin);
            let words = |keys: Vec<Key>| {
                keys.iter()
                    .map(|key| key.name())
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            let (on, then) = way(scene, from, wanted);
            (words(on), words(way(scene, begin, wanted).0), then)
        });
        let mut ceremony = None;
        table
            .play(seat, wanted, |_, event| {
                RajaFace::hear(&mut ceremony, &event);
            })
            .expect("legal");
        let after = if ceremony.is_some() { "A" } else { "" };
        let fresh_curtain = if private { "hold:A" } else { "A" };
        let _ = writeln!(told, "{curtain} | {on} | {fresh_curtain} {fresh} | {after}");
        // Whoever goes on after a ceremony has taken the device anew.
        (last, focus) = if ceremony.is_some() {
            (None, None)
        } else {
            (Some(seat), Some(then))
        };
    }
    told
}
