//! Where a lesson or a hint points: the way to what is to be done, and what was wrong with another choice.
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

/// As many places as are looked at on the way: what does not lie on it is left out (`Board::leads`). Where a house is moved,
/// every house can be taken up and leads to every place; a test asks for hints in a thousand positions of each game.
const MOST: usize = 512;

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
    from: u16,
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
            find(scene, start, wanted, &|found, at, key| {
                lead(scene, found, at, key)
            })
        })
    }

    /// Turns the attention to where one key plays an action; answers whether keys lead there. Never inlined: what is found on
    /// the way is large.
    #[inline(never)]
    pub(in crate::app) fn point_at(
        &mut self,
        (party, language): (&Party, Language),
        seat: Seat,
        wanted: G::Action,
    ) -> bool {
        let focus = self.scene(party, language, Viewer::Player(seat), |scene| {
            // From the beginning: where the attention was may lead elsewhere.
            let start = (G::BOARD.begin)(scene);
            find(scene, start, wanted, &|found, at, _| {
                found.get(at).map(|last| last.focus)
            })
        });
        let focus = focus.flatten();
        self.focus = focus.or(self.focus);
        focus.is_some()
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

/// What is made of a way: of the places on it, the last of them, and the key that is pressed there.
type Make<'a, F, T> = &'a dyn Fn(&[Found<F>], usize, Key) -> T;

/// The shortest way to an action: forward, or back first, or elsewhere.
fn find<G: Faced, T>(
    scene: &Scene<'_, G>,
    start: G::Focus,
    wanted: G::Action,
    make: Make<'_, G::Focus, T>,
) -> Option<T> {
    let mut ways = [5, 6, 7].into_iter().filter_map(|keys| KEYS.get(..keys));
    ways.find_map(|keys| search(scene, start, wanted, (keys, make)))
}

fn search<G: Faced, T>(
    scene: &Scene<'_, G>,
    start: G::Focus,
    wanted: G::Action,
    (keys, make): (&[Key], Make<'_, G::Focus, T>),
) -> Option<T> {
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
                    return Some(make(&found, at, key));
                }
                Outcome::Moved(next)
                    if (key != Key::A || (G::LEADS)(scene, next, wanted))
                        && found.iter().all(|known| known.focus != next) =>
                {
                    // What has no room lies farther away than any action does.
                    let _ = found.push(Found {
                        focus: next,
                        from: at as u16,
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
