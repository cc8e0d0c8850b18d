//! Matches that are longer than the journal: saved, opened, played on and finished.

use crate::flash::Chip;
use crate::sample::Action;
use crate::sample::Sample;
use crate::script::{Recording, open, places, play, setup, table, take_back};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Turn;
use durbar::store::Store;

/// Travels, if there is a way; else does anything.
fn wander(table: &mut Recording, whim: &mut Dice) -> bool {
    let Turn::Of(seat) = table.turn() else {
        return false;
    };
    let ways = || {
        let legal = table.legal(seat);
        legal.filter(|action| matches!(action, Action::Travel { .. }))
    };
    match ways().count() {
        0 => play(table, whim),
        count => {
            let way = ways().nth(whim.below(count as u32) as usize).unwrap();
            table.play(seat, way, |_, _| {}).is_ok()
        }
    }
}

/// Plays with saving: so long as `wanders`, mostly by travelling; now and then an action is taken back.
fn go_on<const S: usize>(
    store: &mut Store<&mut Chip<S>>,
    number: u32,
    table: &mut Recording,
    whim: &mut Dice,
    wanders: impl Fn(&Recording) -> bool,
) {
    loop {
        // Without a whim nobody would ever end his turn.
        let played = if wanders(table) && whim.below(400) > 0 {
            wander(table, whim)
        } else {
            play(table, whim)
        };
        if !played {
            return;
        }
        store.append(number, table).unwrap();
        if whim.below(50) == 0 && take_back(table) {
            store.undo(number, table).unwrap();
        }
        if table.actions().is_multiple_of(500) {
            let _ = store.prepare().unwrap();
        }
        if !wanders(table) && table.actions().is_multiple_of(64) {
            assert!(*table == open(store, number).unwrap());
        }
    }
}

#[test]
fn a_match_of_eight_thousand_actions_is_saved_opened_and_finished() {
    let mut chip = Chip::<4096>::new(128);
    let setup = setup(3, 1);
    let mut table = table(&setup);
    let mut whim = Dice::from_seed(1);
    let mut store = Store::new(&mut chip).unwrap();
    let number = store.begin::<Sample>(&setup).unwrap().number;
    go_on(&mut store, number, &mut table, &mut whim, |table| {
        table.actions() < 8000
    });
    assert!(table.actions() > 8000);
    assert!(matches!(table.turn(), Turn::Over(_)));
    store.finish(number, &places(&table)).unwrap();
    let summary = store.look(number).unwrap().summary.unwrap();
    assert_eq!(summary.actions as usize, table.actions());
    assert!(summary.finished.is_some());
    assert!(table == open(&mut store, number).unwrap());
    println!(
        "{} actions in {} KiB of flash, {} forgotten",
        table.actions(),
        (store.room().bytes - store.room().free) / 1024,
        table.journal().forgotten()
    );
}

#[test]
fn a_turn_longer_than_the_journal_is_saved_opened_and_finished() {
    let mut chip = Chip::<4096>::new(128);
    let setup = setup(2, 1);
    let mut table = table(&setup);
    let mut whim = Dice::from_seed(1);
    let mut store = Store::new(&mut chip).unwrap();
    let number = store.begin::<Sample>(&setup).unwrap().number;
    while table.actions() < 20_000 {
        assert!(wander(&mut table, &mut whim));
        store.append(number, &table).unwrap();
        if table.actions().is_multiple_of(500) {
            let _ = store.prepare().unwrap();
        }
    }
    let forgotten = table.journal().forgotten();
    assert!(forgotten > 8000, "{forgotten}");
    // The turn can be taken back as far as it is known, and no farther.
    let Turn::Of(seat) = table.turn() else {
        panic!("a wanderer ends nothing")
    };
    table.undo_all(seat).unwrap();
    assert_eq!(table.actions(), forgotten as usize);
    store.undo(number, &table).unwrap();
    assert!(!take_back(&mut table));
    assert!(table == open(&mut store, number).unwrap());
    while play(&mut table, &mut whim) {
        store.append(number, &table).unwrap();
    }
    store.finish(number, &places(&table)).unwrap();
    assert!(table == open(&mut store, number).unwrap());
}
