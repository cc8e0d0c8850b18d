//! A whole match told as keys: what two hands do on the device from "new game" to the result.
//!
//! A decision has two ways: one from where the attention is after the decision before it, and one from where it begins
//! when the curtain has just been opened, as after a restart.

use std::collections::{HashSet, VecDeque};
use std::fmt::Write as _;

use durbar::faces::{Outcome, Scene, Weight};
use durbar::kernel::dice::Dice;
use durbar::kernel::event::Audience;
use durbar::kernel::game::Turn;
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::{PerSeat, Seat, Seats, Viewer};
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

use super::{Played, lively, with_scene};

/// The keys that move and choose.
pub const KEYS: [Key; 7] = [
    Key::Up,
    Key::Down,
    Key::Left,
    Key::Right,
    Key::A,
    Key::B,
    Key::Y,
];

/// The shortest keys from a focus to an action, and the focus after it; only to a given one, if it is told: a journey by the
/// same first road may go on elsewhere.
pub fn way<G: Played>(
    scene: &Scene<'_, G>,
    from: G::Focus,
    wanted: G::Action,
    like: Option<G::Focus>,
) -> (Vec<Key>, G::Focus) {
    let mut seen = HashSet::from([format!("{from:?}")]);
    let mut queue = VecDeque::from([(from, Vec::new())]);
    while let Some((focus, keys)) = queue.pop_front() {
        for key in KEYS {
            let way = [keys.as_slice(), &[key]].concat();
            match (G::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
                Outcome::Moved(next) if seen.insert(format!("{next:?}")) => {
                    queue.push_back((next, way));
                }
                Outcome::Play(action, then)
                    if action == wanted && like.is_none_or(|like| like == then) =>
                {
                    return (way, then);
                }
                _ => {}
            }
        }
    }
    panic!(
        "no keys lead from {from:?} to {wanted:?} in {:?}",
        scene.view
    );
}

/// Keys as the words of a script.
fn words(keys: &[Key]) -> String {
    let names: Vec<&str> = keys.iter().map(|key| key.name()).collect();
    names.join(" ")
}

/// Notes to whom an event is news.
fn note<G: Played>(news: &mut PerSeat<bool>, to: Audience, event: G::Event) {
    for &seat in Seat::ALL {
        let weight = (G::TELLER.weight)(&event, seat);
        news[seat] |= to.includes(Viewer::Player(seat)) && weight > Weight::Nothing;
    }
}

/// Whether everybody watches how a round begins with an event.
fn begins_round<G: Played>(to: Audience, event: &G::Event) -> bool {
    to.includes(Viewer::Bystander) && G::ROUND.is_some_and(|round| (round.begins)(event))
}

/// Tells a match of lively players on a deal with a number, line by line; whom the rulebook plays is watched, an A for each
/// of his actions, with nothing that moves by itself.
pub fn tell<G: Played>(options: G::Options, seats: u8, deal: u8, whim: u64) -> String {
    let seats = Seats::new(seats).expect("a table");
    let mut table = Recorded::<G>::start(options, seats, deal.into()).expect("a match");
    let automa = |game: &G, seat| game.automa(seat);
    let people = seats.iter().filter(|&seat| !automa(table.game(), seat));
    let alone = people.count() == 1;
    let mut whim = Dice::from_seed(whim);
    let mut told = String::new();
    let (mut last, mut focus) = (None, None);
    // Who is told something behind the curtain.
    let mut news = PerSeat::filled(false);
    while let Turn::Of(seat) = table.turn() {
        if automa(table.game(), seat) {
            let action = table.legal(seat).next().expect("a choice");
            let mut round = false;
            table
                .play(seat, action, |to, event| {
                    round |= begins_round::<G>(to, &event);
                    note::<G>(&mut news, to, event);
                })
                .expect("legal");
            let after = if round { "A" } else { "" };
            // A hat tells that it is played with the key before it, and that A passes over it: after a restart another A
            // lets it happen.
            let _ = writeln!(told, " | A | ^ A A | {after}");
            (last, focus) = (None, None);
            continue;
        }
        let private = G::BOARD.is_secret(table.game(), seat);
        // Whose secrets were covered takes the device anew, too.
        let covered = !G::SHOWS_HELD;
        let handed = last.is_none_or(|(one, open)| one != seat || covered && open && private);
        // What is told is passed over.
        let open = match (alone, private, news[seat]) {
            (true, ..) => "",
            (_, true, true) => "hold:A A",
            (_, true, false) => "hold:A",
            (_, false, true) => "A A",
            (_, false, false) => "A",
        };
        // Where nothing is hidden, the device goes round without a curtain, but for the first time.
        let curtain = match (handed, private || told.is_empty(), news[seat]) {
            (true, true, _) => open,
            (true, false, true) if !alone => "A",
            _ => "",
        };
        let focus_now = focus.filter(|_| !handed);
        let follows = with_scene(table.game(), seat, Language::English, |scene| {
            (G::FOLLOWS)(scene, focus_now)
        });
        if let Some(action) = follows {
            // It needs no key: the app plays it when the seat has the device, or after the action before it.
            let fresh = with_scene(table.game(), seat, Language::English, |scene| {
                if (G::FOLLOWS)(scene, None) == Some(action) {
                    return String::new();
                }
                // On a journey that was broken off its next road is chosen anew.
                words(&way(scene, (G::BOARD.begin)(scene), action, focus_now).0)
            });
            table
                .play(seat, action, |to, event| note::<G>(&mut news, to, event))
                .expect("legal");
            news[seat] = false;
            let _ = writeln!(told, "{curtain} |  | {open} {fresh} | ");
            (last, focus) = (Some((seat, !private)), focus_now);
            continue;
        }
        // What the app would play by itself to whoever takes the device anew comes first: so a restart changes no order.
        let by_itself = with_scene(table.game(), seat, Language::English, |scene| {
            (G::FOLLOWS)(scene, None)
        });
        let wanted = by_itself.unwrap_or_else(|| lively(table.game(), seat, &mut whim));
        let (on, fresh, then) = with_scene(table.game(), seat, Language::English, |scene| {
            let begin = (G::BOARD.begin)(scene);
            let from = focus_now.unwrap_or(begin);
            let (on, then) = way(scene, from, wanted, None);
            let fresh = match by_itself {
                Some(_) => Vec::new(),
                None => way(scene, begin, wanted, Some(then)).0,
            };
            (on, fresh, then)
        });
        let mut ceremony = None;
        let mut round = false;
        table
            .play(seat, wanted, |to, event| {
                if let Some(all) = G::CEREMONY {
                    (all.hear)(&mut ceremony, &event);
                }
                round |= begins_round::<G>(to, &event);
                note::<G>(&mut news, to, event);
            })
            .expect("legal");
        news[seat] = false;
        // A passes over a ceremony, and over the beginning of a round.
        let after = match (ceremony.is_some(), round) {
            (true, true) => "A A",
            (false, false) => "",
            _ => "A",
        };
        let (on, fresh) = (words(&on), words(&fresh));
        // A star tells that after a restart it needs no key but for the curtain.
        let star = if by_itself.is_some() { "* " } else { "" };
        let _ = writeln!(told, "{curtain} | {on} | {star}{open} {fresh} | {after}");
        // Whoever goes on after a ceremony has taken the device anew.
        (last, focus) = if ceremony.is_some() || round {
            (None, None)
        } else {
            (Some((seat, !private)), Some(then))
        };
    }
    told
}
