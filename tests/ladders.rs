//! The ladder by keys: who plays alone and wins moves up, is told so, and meets better computers next time.

use crate::{
    hints::at_table,
    sample::Sample,
    support::{
        app::{nearly_won, taps},
        device::Device,
    },
};
use durbar::{app::Screen, store::Store, ui::key::Key};

/// How well the computer plays in the latest match.
fn computer(device: &Device) -> u8 {
    let mut chip = device.chip();
    chip.restart(None);
    let mut levels = Vec::new();
    let mut store = Store::new(chip).expect("saves");
    store
        .list(|listed| levels.extend(listed.summary.map(|known| known.players[1].mind & 15)))
        .expect("a list");
    levels[0]
}

#[test]
fn who_wins_alone_moves_up_is_told_once_and_meets_better_computers() {
    let (chip, last) = nearly_won();
    let mut device = Device::with(chip);
    assert_eq!(computer(&device), 2);
    let settings = |device: &Device| format!("{:?}", device.app.settings());
    let stands = "ladder: Later(Ladder([2, 0, 0, 0]))";
    taps(&mut device, "A");
    assert!(!settings(&device).contains(stands));
    assert!(device.play_by_keys::<Sample>(last).is_some());
    while device.app.screen() != Screen::Result {
        device.tap(Key::A);
    }
    assert!(settings(&device).contains(stands), "{}", settings(&device));
    // It is told until the next key.
    let told = device.picture();
    taps(&mut device, "right left");
    let result = device.picture();
    assert!(told != result);
    // It outlives the power, and is not told or counted again.
    device.restart();
    assert!(settings(&device).contains(stands), "{}", settings(&device));
    assert_eq!(device.app.screen(), Screen::Result);
    assert!(device.picture() == result, "it is told again");
    taps(&mut device, "A");
    let device = at_table(device, "");
    assert_eq!(computer(&device), 3);
}
