//! How the sectors wear: `cargo test --release --test saves wear -- --nocapture` prints the numbers.

use crate::flash::Chip;
use crate::sample::Sample;
use crate::script::{places, play, setup, take_back};
use durbar::kernel::dice::Dice;
use durbar::store::{Store, Value};

const MATCHES: u64 = 10_000;
/// What a sector stands, by its data sheet.
const LIFE: u64 = 100_000;

#[test]
fn ten_thousand_matches_wear_all_sectors_alike_and_appends_never_erase() {
    let mut chip = Chip::<4096>::new(128);
    let (mut appends, mut gave_way, mut longest) = (0u64, 0u64, 0usize);
    for number in 0..MATCHES {
        // Now and then the device is switched off.
        chip.restart(None);
        let mut store = Store::new(&mut chip).unwrap();
        let setup = setup(2 + (number % 4) as u8, number);
        let mut table = crate::script::table(&setup);
        let mut whim = Dice::from_seed(number);
        gave_way += store.prepare().unwrap().gave_way.len() as u64;
        let begun = store.begin::<Sample>(&setup).unwrap();
        gave_way += store.prepare().unwrap().gave_way.len() as u64;
        gave_way += begun.gave_way.len() as u64;
        while play(&mut table, &mut whim) {
            // A device is handed over every few actions.
            if appends.is_multiple_of(8) {
                gave_way += store.prepare().unwrap().gave_way.len() as u64;
            }
            let erased = store.room();
            assert!(erased.ready > 0, "an append may have to erase");
            assert!(store.append(begun.number, &table).unwrap().is_empty());
            appends += 1;
            if whim.below(20) == 0 && take_back(&mut table) {
                store.undo(begun.number, &table).unwrap();
            }
        }
        longest = longest.max(table.actions());
        store.finish(begun.number, &places(&table)).unwrap();
        store.set_value(Value::Statistics, &(number, 1u8)).unwrap();
    }
    let least = *chip.erases.iter().min().unwrap();
    let most = *chip.erases.iter().max().unwrap();
    let life = MATCHES * LIFE / u64::from(most);
    println!(
        "{MATCHES} random matches, {appends} appends (longest match {longest} actions), {gave_way} gave way: \
         {least} to {most} erases a sector; at {LIFE} erases that is {life} matches"
    );
    println!("erases: {:?}", chip.erases);
    assert!(most <= 2 * least + 2, "{least} to {most}");
    assert!(life > 1_000_000);
}
