//! A turn of Maharaja flows as well.

use crate::raja::flow::{press, presses, turns};
use crate::support::with_scene;
use durbar::faces::{Faced, Outcome};
use durbar::games::maharaja::{self, Maharaja};
use durbar::kernel::game::Game;
use durbar::kernel::seat::Viewer;
use durbar::ui::key::Key;
use durbar::words::Language;

#[test]
fn a_turn_of_maharaja_begins_and_ends_as_well() {
    let acts = |game: &Maharaja| {
        let stage = game.view(Viewer::Bystander).table.stage;
        matches!(stage, maharaja::state::Stage::Acting { .. })
    };
    let mut longest = 0;
    let seen = turns::<Maharaja>(acts, |game, seat| {
        with_scene(game, seat, Language::English, |scene| {
            let first = press::<Maharaja>(scene, (Maharaja::BOARD.begin)(scene), Key::A);
            assert!(!matches!(first, Outcome::Refused(_)), "{first:?}");
            let end = maharaja::action::Action::EndTurn;
            if scene.allows(end) {
                let ends =
                    |outcome: &_| matches!(outcome, Outcome::Play(action, _) if *action == end);
                longest = longest.max(presses::<Maharaja>(scene, ends).expect("an end"));
            }
        });
    });
    println!("{seen} turns, at most {longest} presses to the end");
    assert!(seen > 300 && longest <= 3);
}
