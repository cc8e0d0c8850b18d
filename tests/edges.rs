//! What happens at the edges: damage, downgrade, a power cut where something is counted, taking back without end.

use std::collections::BTreeSet;

use crate::sample::{Action, Options, Sample};
use crate::support::{
    app::{acting, ends, planning, save},
    device::{
        Device,
        flash::{Chip, Cut, TEARS},
    },
};
use durbar::{
    app::{App, BoardFacts, Screen},
    kernel::{
        dice::Dice,
        recorded::Recorded,
        replay::{Played, Replay},
        seat::Seats,
    },
    shell::{
        rehearsal::{Memory, rehearse_with},
        script::Script,
    },
    store::{Listed, MOST_TAKEN_BACK, Store, Trouble, Value},
    ui::key::Key,
};

#[track_caller]
fn on(device: &Device, screen: Screen) {
    assert_eq!(device.app.screen(), screen);
}

/// The saved matches, the latest first.
fn listed(device: &Device) -> Vec<Listed> {
    let mut chip = device.chip();
    chip.restart(None);
    let mut all = Vec::new();
    let mut store = Store::new(chip).expect("saves");
    store.list(|listed| all.push(listed)).expect("a list");
    all
}

/// A chip with one match of some actions, of which one record in the middle is hurt.
fn hurt() -> Chip<4096> {
    let mut chip = Chip::new(16);
    let before = chip.bytes.clone();
    save(&mut chip, Options::default(), 3, 7, planning(90));
    let written: Vec<usize> = (0..before.len())
        .filter(|&at| chip.bytes[at] != before[at])
        .collect();
    chip.bytes[written[written.len() / 2]] ^= 0x10;
    chip
}

fn actions(listed: &Listed) -> u32 {
    listed.summary.as_ref().expect("known").actions
}

#[test]
fn a_damaged_match_is_watched_up_to_the_damage_and_goes_on_as_a_copy() {
    let mut device = Device::with(hurt());
    let [only] = listed(&device).try_into().expect("one match");
    assert_eq!(only.trouble, Some(Trouble::Damaged));
    let whole = actions(&only);
    assert!(whole > 20, "{whole}");
    // It is not offered to be resumed.
    on(&device, Screen::Home);
    device.script("down*3 A A");
    on(&device, Screen::Chosen);
    let chosen = device.picture();
    // Watched from its beginning; nobody's turn comes of it, whatever is pressed and however long it lies there.
    device.script("A");
    on(&device, Screen::History);
    assert_eq!(device.actions(), whole as usize);
    let beginning = device.picture();
    device.script("down*20");
    assert!(device.picture() != beginning);
    device.script("X");
    device.wait(300_000);
    device.script("A B");
    on(&device, Screen::History);
    device.script("hold:Y up A");
    on(&device, Screen::Home);
    device.restart();
    on(&device, Screen::Home);
    assert!(listed(&device) == std::slice::from_ref(&only));

    device.script("down*3 A A");
    assert!(device.picture() == chosen);
    device.script("A B");
    on(&device, Screen::Saves);
    assert!(device.seated().is_none());

    // Played on from there, as a copy: the old one stays.
    device.script("A down A");
    on(&device, Screen::Curtain);
    assert_eq!(device.actions(), whole as usize);
    let mut whim = Dice::from_seed(1);
    for _ in 0..10 {
        device.sit();
        assert!(device.play_lively(&mut whim));
    }
    let [copy, old] = listed(&device).try_into().expect("two matches");
    assert_eq!(old, only);
    assert_eq!(copy.trouble, None);
    assert!(actions(&copy) > whole);
    // And after switching off it lies on the table again.
    let played = device.actions();
    device.restart();
    assert_eq!(device.actions(), played);
}

#[test]
fn a_copy_without_room_is_said_and_nothing_changes() {
    let mut chip = hurt();
    chip.bytes.truncate(5 * 4096);
    chip.erases.truncate(5);
    let mut device = Device::with(chip);
    let before = listed(&device);
    assert_eq!(before.len(), 1);
    // Settings and statistics have their room first.
    device.script("down*3 A A down A");
    on(&device, Screen::Notice);
    device.script("A");
    assert_eq!(listed(&device), before);
}

/// A device on which the last action of a match is next, and that action.
fn before_the_end() -> (Device, Action) {
    let mut last = None;
    let mut chip = Chip::new(16);
    save(
        &mut chip,
        Options::default(),
        3,
        7,
        |table: &Recorded<Sample>, next| {
            last = ends(table, next).then_some(next);
            last.is_some()
        },
    );
    let mut device = Device::with(chip);
    device.script("A");
    device.sit();
    (device, last.expect("an end"))
}

#[test]
fn no_power_cut_loses_a_match_from_the_statistics_or_counts_it_twice() {
    let (device, last) = before_the_end();
    let chip = device.chip();
    let mut whole = Device::with(chip.clone());
    whole.sit();
    whole.fail(None);
    whole.play_by_keys::<Sample>(last).expect("the last action");
    let touched = whole.chip().touched;
    let counted = whole.app.statistics().clone();
    assert_ne!(counted, Default::default());
    let (mut cases, mut later) = (0, 0);
    for (number, tear) in TEARS.into_iter().enumerate() {
        for after in (number % 2..touched).step_by(2) {
            let mut device = Device::with(chip.clone());
            device.sit();
            let seed = after as u64;
            device.cut(Cut { after, tear, seed });
            let _ = device.play_by_keys::<Sample>(last);
            let mut once = Device::with({
                let mut chip = device.chip();
                chip.restart(None);
                chip
            });
            if once.app.screen() != Screen::Result {
                // The last action itself was lost, of which nobody was told.
                once.sit();
                once.play_by_keys::<Sample>(last).expect("the last action");
                later += 1;
            }
            let story = format!("after {after} of {touched}, {tear:?}");
            assert_eq!(*once.app.statistics(), counted, "{story}");
            // And so they are kept, and stay, however often it is switched on.
            for _ in 0..2 {
                once.restart();
                assert_eq!(*once.app.statistics(), counted, "{story}");
            }
            let finished = listed(&once)[0]
                .summary
                .as_ref()
                .unwrap()
                .finished
                .is_some();
            assert!(finished, "{story}");
            cases += 1;
        }
    }
    assert!(cases > 150 && later > 5, "{cases}, {later}");
}

#[test]
fn who_plays_and_takes_back_without_end_is_told_and_fills_no_flash() {
    let mut chip = Chip::new(64);
    save(&mut chip, Options::default(), 2, 7, acting(30));
    let sectors = |chip: &Chip<4096>| {
        let mut chip = chip.clone();
        Store::new(&mut chip).expect("saves").room().free / 4096
    };
    let before = sectors(&chip);
    // All but twice, by hands that never tire.
    let mut store = Store::new(&mut chip).expect("saves");
    let mut table: Recorded<Sample> =
        Recorded::start(Options::default(), Seats::new(2).unwrap(), 0).unwrap();
    store.open(1, &mut table).expect("a match");
    let action = table.last().expect("an action").to_vec();
    for _ in 0..MOST_TAKEN_BACK - 2 {
        assert!(Replay::take_back(&mut table, 1));
        store.undo(1, &table).expect("room");
        assert!(table.replay(&action));
        store.append(1, &table).expect("room");
    }
    assert!(before - sectors(&chip) < 16);

    let mut device = Device::with(chip);
    device.script("A");
    device.sit();
    let action: Action = postcard::from_bytes(&action).expect("an action");
    for _ in 0..2 {
        let actions = device.actions();
        device.tap(Key::B);
        assert_eq!(device.actions(), actions - 1);
        device.play_by_keys::<Sample>(action).expect("again");
    }
    let (actions, picture) = (device.actions(), device.picture());
    // Now it is said, and nothing is taken back, neither one action nor the whole turn.
    device.tap(Key::B);
    assert_eq!(device.actions(), actions);
    assert!(device.picture() != picture);
    device.script("right left hold:Y");
    on(&device, Screen::Menu);
    device.script("down A");
    assert_eq!(device.actions(), actions);
    device.assert_in_step();
}

/// Makes everything of a kind that a chip holds a newer firmware's.
fn newer(chip: &mut Chip<4096>, kind: u8) {
    for sector in (0..chip.bytes.len()).step_by(4096) {
        for owner in [sector + 16, sector + 32] {
            if chip.bytes[owner..].starts_with(&[b'D', b'b', b'a', b'r', 1, kind]) {
                chip.bytes[owner + 4] = 2;
                let crc = crc32(&chip.bytes[owner..owner + 12]).to_le_bytes();
                chip.bytes[owner + 12..owner + 16].copy_from_slice(&crc);
            }
        }
    }
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg())
        })
    })
}

/// The sectors of a kind that are a newer firmware's.
fn left_alone(chip: &Chip<4096>, kind: u8) -> Vec<Vec<u8>> {
    let newer = [b'D', b'b', b'a', b'r', 2, kind];
    let sectors = chip.bytes.chunks(4096);
    sectors
        .filter(|sector| sector[16..22] == newer)
        .map(<[u8]>::to_vec)
        .collect()
}

#[test]
fn what_a_newer_firmware_left_is_said_once_left_alone_and_play_goes_on() {
    for kind in [2, 3] {
        let mut chip = Chip::new(16);
        save(&mut chip, Options::default(), 3, 7, planning(30));
        let mut device = Device::with(chip);
        // The light is made darker, and a match is laid on the table and left.
        device.script("up up A down left*3 B A hold:Y up A");
        on(&device, Screen::Home);
        let mut chip = device.chip();
        let mut store = Store::new(&mut chip).expect("saves");
        store
            .set_value(Value::Statistics, device.app.statistics())
            .expect("room");
        newer(&mut chip, kind);
        let theirs = left_alone(&chip, kind);
        assert_eq!(theirs.len(), 1);

        let mut device = Device::with(chip);
        on(&device, Screen::Notice);
        device.script("A");
        on(&device, Screen::Home);
        // A match is played on, and another begun.
        device.script("A");
        device.sit();
        let mut whim = Dice::from_seed(2);
        assert!(device.play_lively(&mut whim));
        device.restart();
        // It was said once.
        assert_ne!(device.app.screen(), Screen::Notice);
        assert!(
            device.seated().is_some(),
            "the match lies on the table again"
        );
        device.script("hold:Y up A");
        device.script("up up A down right B");
        let light = device.app.light();
        device.restart();
        on(&device, Screen::Home);
        assert_eq!(device.app.light(), light, "what is set stays set");
        assert_eq!(left_alone(&device.chip(), kind), theirs);
    }
}

#[test]
fn settings_are_reset_after_a_question_and_nothing_else_is() {
    let mut chip = Chip::new(16);
    save(&mut chip, Options::default(), 3, 7, planning(30));
    let mut device = Device::with(chip);
    let light = device.app.light();
    device.script("up up A right down left*3 down A");
    assert_ne!(device.app.light(), light);
    let set = device.app.settings().clone();
    // Asked, and not wanted.
    device.script("Y");
    on(&device, Screen::Ask);
    device.script("B");
    on(&device, Screen::Settings);
    assert_eq!(*device.app.settings(), set);
    // And wanted.
    device.script("Y hold:A");
    on(&device, Screen::Settings);
    assert_eq!(device.app.light(), light);
    assert_ne!(*device.app.settings(), set);
    assert_ne!(
        *device.app.settings(),
        Default::default(),
        "the language stays"
    );
    device.restart();
    assert_eq!(device.app.light(), light);
    assert_eq!(listed(&device).len(), 1);
}

/// The seed of the match that a script begins, on a board with this chance.
fn dealt(chance: u64, script: &str) -> u64 {
    let facts = BoardFacts {
        board: "PicoSystem",
        saves: 64 * 1024,
    };
    let mut app = Box::new(App::new(facts, None));
    let mut saves = vec![0xFF; 64 * 1024];
    let script = Script::parse(script).expect("a script");
    rehearse_with(chance, &mut app, script, None, &mut saves, |_| {});
    let mut store = Store::new(Memory(&mut saves)).expect("saves");
    store.setup::<Sample>(1).expect("a match").seed
}

#[test]
fn the_board_s_chance_makes_other_deals_and_a_numbered_deal_is_always_the_same() {
    let random = "A wait:100 A wait:100";
    let seeds: BTreeSet<u64> = (0..50).map(|chance| dealt(chance, random)).collect();
    assert_eq!(seeds.len(), 50);
    assert_eq!(
        dealt(7, random),
        dealt(7, random),
        "a rehearsal is repeatable"
    );
    let numbered = "A up right*3 down A wait:100";
    for chance in [0, 1, u64::MAX] {
        assert_eq!(dealt(chance, numbered), 3);
    }
}
