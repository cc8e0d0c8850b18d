//! What was done can be taken back, up to where something came to light, and looked back at.

use super::*;

pub(super) fn undo_returns_the_exact_former_state<G: Notation>() {
    let (mut undone, mut closed, mut whole, mut played) = (0u32, 0u32, 0u32, 0u32);
    for (number, (options, seats)) in games::<G>(3) {
        let mut game = Recorded::<G>::start(options, seats, number as u64).unwrap();
        let mut dice = Dice::from_seed(number as u64 + 77);
        played += 1;
        // The state before each action that this player can still take back.
        let mut former: Vec<G> = Vec::new();
        let mut last = None;
        while let Turn::Of(seat) = game.turn() {
            if last != Some(seat) {
                former.clear();
            }
            let before = game.game().clone();
            let action = any_action(game.game(), seat, &mut dice).unwrap();
            game.play(seat, action, |_, _| {}).unwrap();
            former.push(before);
            last = Some(seat);
            for other in seats.iter().filter(|&other| other != seat) {
                assert_eq!(game.undo(other), Err(NoUndo::AnotherPlayer));
            }
            if game.can_undo(seat).is_err() {
                closed += 1;
                former.clear();
            } else if dice.below(3) == 0 {
                let after = game.game().clone();
                game.undo(seat).unwrap();
                assert_eq!(Some(game.game()), former.last());
                assert_eq!(game.can_undo(seat).is_ok(), former.len() > 1);
                game.play(seat, action, |_, _| {}).unwrap();
                assert_eq!(*game.game(), after);
                undone += 1;
            } else if dice.below(9) == 0 {
                game.undo_all(seat).unwrap();
                assert_eq!(Some(game.game()), former.first());
                assert!(game.can_undo(seat).is_err());
                former.clear();
                whole += 1;
            }
        }
    }
    // In a game that hides goals alone, only its end brings something to light.
    assert!(
        undone > 1000 && closed >= enough::<G>(1001, played) && whole > 100,
        "{undone} {closed} {whole}"
    );
}

pub(super) fn undo_stops_where_something_came_to_light<G: Notation>() {
    let (mut dark, mut light) = (0u32, 0u32);
    for (number, (options, seats)) in games::<G>(3) {
        let mut game = Recorded::<G>::start(options, seats, number as u64).unwrap();
        let mut dice = Dice::from_seed(number as u64 + 78);
        while let Turn::Of(actor) = game.turn() {
            let action = any_action(game.game(), actor, &mut dice).unwrap();
            let imagined: Vec<(Seat, G)> = seats
                .iter()
                .map(|seat| (seat, game.game().resample(seat, &mut dice)))
                .collect();
            let chance = game.dice();
            game.play(actor, action, |_, _| {}).unwrap();
            let undoable = game.can_undo(actor).is_ok();
            // If nothing came to light, every player sees the same as if the hidden things had been different.
            for (seat, mut other) in imagined {
                if other.allows(actor, action) {
                    other.apply(actor, action, &mut chance.clone(), &mut |_, _| {});
                    let same = other.view(Viewer::Player(seat)) == game.view(Viewer::Player(seat));
                    assert!(
                        same || !undoable,
                        "{action:?} let something come to light and can be taken back"
                    );
                    dark += u32::from(undoable);
                    light += u32::from(!same);
                }
            }
        }
    }
    assert!(
        dark > 1000 && light > enough::<G>(100, 50),
        "{dark} {light}"
    );
}

pub(super) fn nobody_takes_back_what_another_has_answered<G: Notation>() {
    let mut answered = 0u32;
    for (number, (options, seats)) in games::<G>(1) {
        let mut game = Recorded::<G>::start(options, seats, 3).unwrap();
        let mut dice = Dice::from_seed(number as u64 + 4);
        for _ in 0..40 {
            let Turn::Of(first) = game.turn() else { break };
            let action = any_action(game.game(), first, &mut dice).unwrap();
            game.play(first, action, |_, _| {}).unwrap();
            let Turn::Of(second) = game.turn() else { break };
            if second != first && game.can_undo(first).is_ok() {
                let answer = any_action(game.game(), second, &mut dice).unwrap();
                game.play(second, answer, |_, _| {}).unwrap();
                assert_eq!(game.undo(first), Err(NoUndo::AnotherPlayer));
                if game.undo(second).is_ok() {
                    assert_eq!(game.undo(first), Err(NoUndo::Nothing));
                    answered += 1;
                }
            }
        }
    }
    assert!(answered > 100, "{answered}");
}

pub(super) fn a_full_journal_forgets_and_the_game_goes_on<G: Notation>() {
    let (mut forgot, mut undone) = (0u32, 0u32);
    for (number, (options, seats)) in games::<G>(9) {
        let seed = number as u64;
        let mut small = Recorded::<G, 128>::start(options, seats, seed).unwrap();
        let mut whole = Recorded::<G>::start(options, seats, seed).unwrap();
        let mut dice = Dice::from_seed(seed + 1);
        while let Turn::Of(seat) = whole.turn() {
            let action = any_action(whole.game(), seat, &mut dice).unwrap();
            small.play(seat, action, |_, _| {}).unwrap();
            whole.play(seat, action, |_, _| {}).unwrap();
            if small.can_undo(seat).is_ok() && dice.below(4) == 0 {
                small.undo(seat).unwrap();
                whole.undo(seat).unwrap();
                undone += 1;
            }
            assert!(small.game() == whole.game() && small.dice() == whole.dice());
            assert_eq!(small.actions(), whole.actions());
        }
        let forgotten = small.journal().forgotten();
        forgot += forgotten;
        // What it still knows is the end of the course, and leads to the end of the game.
        let rest = whole.course().skip(forgotten as usize);
        assert!(small.course().eq(rest));
        assert_eq!(small.origin().actions(), forgotten);
    }
    assert!(forgot > 1000 && undone > 100, "{forgot} {undone}");
}

pub(super) fn looking_back_finds_every_former_state<G: Notation>() {
    let (mut looks, mut undone) = (0u32, 0u32);
    for (number, (options, seats)) in games::<G>(31) {
        let (play, mut journal) = Recorded::<G, 512>::start(options, seats, number as u64)
            .unwrap()
            .into_parts();
        let mut play = play;
        let (mut past, mut seen) = (Past::default(), None);
        let mut dice = Dice::from_seed(number as u64 + 2);
        // The states so far, and who led to each of them.
        let mut states = vec![(play.game().clone(), None)];
        while let Turn::Of(seat) = play.turn() {
            let action = any_action(play.game(), seat, &mut dice).unwrap();
            play.play(&mut journal, seat, action, &mut |_, _| {})
                .unwrap();
            states.push((play.game().clone(), Some(seat)));
            if dice.below(6) == 0 && play.undo(&mut journal, seat).is_ok() {
                states.pop();
                seen = None;
                undone += 1;
            }
            past.note(&play, &journal);
            if dice.below(5) == 0 {
                let known = journal.forgotten() as usize..states.len();
                let step = known.start + dice.below(known.len() as u32) as usize;
                let mut told = 0;
                let actor = past.look(&play, &journal, &mut seen, step as u32, &mut |_, _| {
                    told += 1;
                });
                let position = seen.as_ref().unwrap();
                assert!(*position.game() == states[step].0, "step {step}");
                assert!(told == 0 || actor.is_some());
                if step > known.start {
                    assert_eq!(actor, states[step].1, "step {step}");
                }
                looks += 1;
            }
        }
    }
    assert!(looks > 500 && undone > 50, "{looks} {undone}");
}
