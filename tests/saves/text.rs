//! A match goes out as playthrough text and comes back in.

use crate::flash::Chip;
use crate::sample::{Sample, WORD};
use crate::script::{play, setup, take_back};
use durbar::kernel::dice::Dice;
use durbar::kernel::playthrough;
use durbar::store::{Store, text};

#[test]
fn an_exported_match_is_a_playthrough_and_imports_as_the_same_match() {
    let mut chip = Chip::<4096>::new(16);
    let mut store = Store::new(&mut chip).unwrap();
    for seed in 0..8 {
        let mut setup = setup(2 + (seed % 4) as u8, seed);
        if seed == 5 {
            // Names that a playthrough cannot take.
            setup.players[0].name = "Ω".parse().unwrap();
        }
        let mut table = crate::script::table(&setup);
        let mut whim = Dice::from_seed(seed);
        let number = store.begin::<Sample>(&setup).unwrap().number;
        for _ in 0..if seed == 3 { 2000 } else { 90 } {
            if !play(&mut table, &mut whim) {
                break;
            }
            store.append(number, &table).unwrap();
            if whim.below(9) == 0 && take_back(&mut table) {
                store.undo(number, &table).unwrap();
            }
        }
        let mut told = String::new();
        let saved = store.setup::<Sample>(number).unwrap();
        let opened = crate::script::open(&mut store, number).unwrap();
        text::export(&saved, &opened, |line| {
            told.push_str(line);
            told.push('\n');
        });
        let summary = playthrough::run::<Sample>(&told, |_, _, _, _| {}).unwrap();
        assert_eq!(summary.actions as usize, table.actions());
        let copy = text::import::<Sample, _>(&mut store, &told).unwrap().number;
        assert_ne!(copy, number);
        assert!(crate::script::open(&mut store, copy).unwrap() == opened);
        assert_eq!(store.setup::<Sample>(copy).unwrap(), setup);
        let finished = store.look(copy).unwrap().summary.unwrap().finished;
        assert_eq!(finished.is_some(), seed == 3);
        store.delete(number).unwrap();
        store.delete(copy).unwrap();
    }
}

#[test]
fn a_text_that_is_no_whole_match_is_refused_and_nothing_stays() {
    let mut chip = Chip::<4096>::new(6);
    let mut store = Store::new(&mut chip).unwrap();
    let begun = format!("game {}\nplayers a b\nseed 1\n", WORD);
    for bad in [
        "",
        &begun,
        &format!("{begun}a: fly\nend\n"),
        &format!("{begun}set a gold 3\nend\n"),
    ] {
        assert!(text::import::<Sample, _>(&mut store, bad).is_err(), "{bad}");
    }
    let mut listed = 0;
    store.list(|_| listed += 1).unwrap();
    assert_eq!(listed, 0);
}
