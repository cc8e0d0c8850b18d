//! Where a lesson points: the way to what it asks for, and what was wrong with another choice.
//!
//! It plays nothing: it asks the face what keys would lead to.

use embedded_graphics::primitives::Rectangle;
use heapless::Vec;

use super::{Sitting, Wrong};
use crate::{
    app::{party::Party, sat::Sat, told::say},
    faces::{Faced, Outcome, Scene},
    kernel::{
        notation::{Names, Sentence, Words},
        seat::{Seat, Viewer},
        vocabulary::Term,
    },
    ui::key::{Key, KeyEvent},
    words::Language,
};

/// What leads on to an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) struct Lead {
    /// The next key.
    pub key: Key,
    /// The place on this screen where A is to be pressed; none where the way leads back first.
    pub spot: Option<Rectangle>,
}

/// As many places as are looked at on the way: what does not lie on it is left out (`Board::leads`).
const MOST: usize = 128;

/// The keys of a way: it leads forward; or back first; or elsewhere.
const KEYS: [Key; 7] = [
    Key::A,
    Key::Up,
    Key::Right,
    Key::Down,
    Key::Left,
    Key::B,
    Key::Y,
];

/// A place that was found on the way: from which one, and with which key.
struct Found<F> {
    focus: F,
    from: u8,
    key: Key,
}

impl<G: Faced> Sitting<G> {
    /// The shortest way to an action, from where the attention is.
    pub(super) fn way_to(
        &self,
        (party, language): (&Party, Language),
        seat: Seat,
        wanted: &str,
    ) -> Option<Lead> {
        let names = Names::plain(self.seats());
        let wanted = G::Action::read(&mut Words::of(wanted), &names).ok()?;
        self.scene(party, language, Viewer::Player(seat), |scene| {
            let start = self.focus_in(scene);
            let mut ways = [5, 6, 7].into_iter().filter_map(|keys| KEYS.get(..keys));
            ways.find_map(|keys| search(scene, start, wanted, keys))
        })
    }

    /// Says what was wrong with the last choice.
    pub(super) fn tell_wrong(
        &self,
        (party, language): (&Party, Language),
        seat: Seat,
    ) -> Option<(bool, Sentence)> {
        match *self.wrong.as_ref()? {
            Wrong::Refused(why) => {
                let say = |scene: &Scene<'_, G>| (G::TELLER.reason)(scene, why);
                let reason = self.scene(party, language, Viewer::Player(seat), say);
                Some((true, reason))
            }
            Wrong::Other(action) => {
                let names = party.names(language);
                let mut told = Sentence::default();
                self.play.would(seat, action, &mut |audience, event| {
                    let viewer = Viewer::Player(seat);
                    say::<G>((audience, event), viewer, &names, language, &mut |line| {
                        if told.as_str().is_empty() {
                            told = Sentence::of(format_args!("{line}"));
                        }
                    });
                });
                Some((false, told))
            }
        }
    }
}

fn search<G: Faced>(
    scene: &Scene<'_, G>,
    start: G::Focus,
    wanted: G::Action,
    keys: &[Key],
) -> Option<Lead> {
    let mut found: Vec<Found<G::Focus>, MOST> = Vec::new();
    let _ = found.push(Found {
        focus: start,
        from: 0,
        key: Key::A,
    });
    let mut at = 0;
    while let Some(&Found { focus, .. }) = found.get(at) {
        for &key in keys {
            match (G::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
                Outcome::Play(action, _) if action == wanted => {
                    return Some(lead(scene, &found, at, key));
                }
                Outcome::Moved(next)
                    if (key != Key::A || (G::BOARD.leads)(scene, next, wanted))
                        && found.iter().all(|known| known.focus != next) =>
                {
                    // What has no room lies farther away than any action does.
                    let _ = found.push(Found {
                        focus: next,
                        from: at as u8,
                        key,
                    });
                }
                _ => {}
            }
        }
        at = at.saturating_add(1);
    }
    None
}

/// What leads on along the way to a place, at which a key is pressed last.
fn lead<G: Faced>(
    scene: &Scene<'_, G>,
    found: &[Found<G::Focus>],
    last: usize,
    pressed: Key,
) -> Lead {
    let (mut at, mut key, mut stop) = (last, pressed, None);
    while let Some(here) = found.get(at) {
        if !key.is_way() {
            stop = Some((here.focus, key));
        }
        if at == 0 {
            break;
        }
        (at, key) = (usize::from(here.from), here.key);
    }
    let stop = stop.filter(|&(_, key)| key == Key::A);
    Lead {
        key,
        spot: stop.map(|(focus, _)| (G::BOARD.spot)(scene, focus)),
    }
}
