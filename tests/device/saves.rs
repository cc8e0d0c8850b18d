//! An image that saves, for the device tests: it plays random matches for ever and saves each deed, and after a restart
//! compares all that it finds with what it must be. With `1` in the word of flash below the saves it measures instead.
//!
//! On the PC the same program writes a region full of matches, to measure with: `cargo run --example saves -- FILE`, and if
//! the latest match shall be longer than 600 actions, how long.
#![cfg_attr(target_os = "none", no_std, no_main)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::Seats;
use durbar::store::{SavedPlayer, Setup};
use sample::{Action, Options, Sample};

#[path = "../sample.rs"]
mod sample;

/// The set-up of the match with this number.
fn setup(number: u32) -> Setup<Options> {
    let names = ["Änne", "Bartholomäus", "Chloë"];
    Setup {
        options: Options::default(),
        players: names
            .iter()
            .map(|name| SavedPlayer {
                name: name.parse().unwrap(),
                mind: 0,
            })
            .collect(),
        seed: number.into(),
        rules: Sample::RULES,
    }
}

fn begin<const N: usize>(number: u32) -> Recorded<Sample, N> {
    let setup = setup(number);
    Recorded::start(setup.options, Seats::new(3).unwrap(), setup.seed).unwrap()
}

/// Plays the next action of a match: always the same one at the same point. A wanderer travels whenever he can, which
/// makes a match long.
fn play<const N: usize>(table: &mut Recorded<Sample, N>, number: u32, wander: bool) -> bool {
    let Turn::Of(seat) = table.turn() else {
        return false;
    };
    let step = table.actions() as u64;
    let mut whim = Dice::from_seed(u64::from(number) << 32 | step);
    let legal = table.game().legal(seat);
    let travels = legal
        .clone()
        .filter(|action| matches!(action, Action::Travel { .. }));
    let roads = travels.clone().count() as u32;
    // Without a whim a turn would never end; in a very long match it must not end often.
    let stays = if step < 600 { 8 } else { 512 };
    let action = if wander && roads > 0 && whim.below(stays) > 0 {
        travels.clone().nth(whim.below(roads) as usize)
    } else {
        legal.clone().nth(whim.below(legal.len() as u32) as usize)
    };
    drop((legal, travels));
    table.play(seat, action.unwrap(), |_, _| {}).is_ok()
}

#[cfg(not(target_os = "none"))]
fn main() {
    host::main();
}

/// Fills a region with matches.
#[cfg(not(target_os = "none"))]
mod host {
    use super::sample::Sample;
    use super::{begin, play, setup};
    use durbar::kernel::game::Turn;
    use durbar::kernel::journal::BYTES;
    use durbar::store::{Store, Value};
    use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};

    struct Region(Vec<u8>);

    impl ErrorType for Region {
        type Error = core::convert::Infallible;
    }
    impl ReadNorFlash for Region {
        const READ_SIZE: usize = 1;
        fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
            let from = offset as usize;
            bytes.copy_from_slice(&self.0[from..from + bytes.len()]);
            Ok(())
        }
        fn capacity(&self) -> usize {
            self.0.len()
        }
    }
    impl NorFlash for Region {
        const WRITE_SIZE: usize = 1;
        const ERASE_SIZE: usize = 4096;
        fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
            self.0[from as usize..to as usize].fill(0xFF);
            Ok(())
        }
        fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
            for (old, new) in self.0[offset as usize..].iter_mut().zip(bytes) {
                *old &= new;
            }
            Ok(())
        }
    }

    pub fn main() {
        let Some(file) = std::env::args().nth(1) else {
            println!("usage: cargo run --example saves -- FILE [ACTIONS of the latest match]");
            return;
        };
        let actions = std::env::args().nth(2);
        let actions = actions.map_or(600, |actions| actions.parse().expect("a number"));
        // A record takes about ten bytes; the last two sectors are for those who measure.
        let sectors = actions * 11 / 4096 + 8;
        let mut store = Store::new(Region(vec![0xFF; 512 * 1024])).unwrap();
        store.set_value(Value::Settings, &7u32).unwrap();
        store.set_value(Value::Statistics, &7u32).unwrap();
        let mut matches = 0;
        loop {
            let last = store.room().free < sectors.max(10) * 4096;
            let number = store.begin::<Sample>(&setup(matches + 1)).unwrap().number;
            matches += 1;
            let mut table = begin::<BYTES>(number);
            while (!last || table.actions() < actions) && play(&mut table, number, last) {
                store.append(number, &table).unwrap();
            }
            if last {
                assert_eq!(table.actions(), actions, "the match was too short");
                break;
            }
            if let Turn::Over(places) = table.turn() {
                store.finish(number, &places).unwrap();
            }
        }
        let _ = store.prepare().unwrap();
        let _ = store.prepare().unwrap();
        std::fs::write(&file, store.into_flash().0).unwrap();
        println!("{file}: {matches} matches, the last of {actions} actions");
    }
}

#[cfg(target_os = "none")]
#[allow(
    dead_code,
    unused_imports,
    reason = "of a board it takes the flash only"
)]
#[path = "../../boards/mod.rs"]
mod boards;

#[cfg(target_os = "none")]
#[embassy_executor::main]
async fn main(_spawner: embassy_executor::Spawner) {
    let p = boards::rp2040::start();
    boards::rp2040::hot::load();
    let flash = boards::rp2040::Saves::new(p.FLASH);
    // The last word of flash below the saves: nothing else is there.
    // SAFETY: it is in the flash, aligned, and always readable.
    let mode = unsafe { core::ptr::read_volatile(0x1017_FFFC as *const u32) };
    if mode == 1 {
        device::measure(flash);
    } else {
        device::play_on(flash);
    }
    loop {
        cortex_m::asm::wfe();
    }
}

#[cfg(target_os = "none")]
mod device {
    use super::boards::rp2040::Saves;
    use super::sample::Sample;
    use super::{begin, play, setup};
    use core::sync::atomic::{AtomicU32, Ordering::SeqCst};
    use durbar::kernel::game::Game;
    use durbar::kernel::rank::Ranking;
    use durbar::kernel::recorded::Recorded;
    use durbar::kernel::replay::Replay;
    use durbar::store::{Store, Value};
    use embassy_time::Instant;
    use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};
    use heapless::Vec;
    use static_cell::StaticCell;

    /// How far it is; any other number: it has not come so far, and memory holds what it held by chance.
    #[unsafe(no_mangle)]
    static SAVES_PHASE: AtomicU32 = AtomicU32::new(0);
    /// A digest of all that was found after the start.
    #[unsafe(no_mangle)]
    static SAVES_FOUND: AtomicU32 = AtomicU32::new(0);
    /// A digest of all that is acknowledged.
    #[unsafe(no_mangle)]
    static SAVES_BEFORE: AtomicU32 = AtomicU32::new(0);
    /// The same, once the deed in flight is done.
    #[unsafe(no_mangle)]
    static SAVES_AFTER: AtomicU32 = AtomicU32::new(0);
    /// How many deeds were done since the start; or numbers that were measured.
    #[unsafe(no_mangle)]
    static SAVES_DEEDS: AtomicU32 = AtomicU32::new(0);
    #[unsafe(no_mangle)]
    static SAVES_NUMBERS: [AtomicU32; 12] = [const { AtomicU32::new(0) }; 12];

    const RIGHT: u32 = 0x5A7E_0001;
    const WRONG: u32 = 0x5A7E_0002;
    const MEASURED: u32 = 0x5A7E_0003;

    /// A match is finished after so many actions.
    const LENGTH: u32 = 30;
    /// The bytes of its journal: thirty actions of four at the most.
    const SMALL: usize = 128;
    /// The bytes of the journal of the match that is measured: 600 actions. It is built on the stack.
    const MEASURED_JOURNAL: usize = 4096;

    /// The first sectors of the region, so that all of them come into use.
    struct Part(Saves);

    impl ErrorType for Part {
        type Error = <Saves as ErrorType>::Error;
    }
    impl ReadNorFlash for Part {
        const READ_SIZE: usize = 1;
        fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
            self.0.read(offset, bytes)
        }
        fn capacity(&self) -> usize {
            10 * 4096
        }
    }
    impl NorFlash for Part {
        const WRITE_SIZE: usize = 1;
        const ERASE_SIZE: usize = Saves::ERASE_SIZE;
        fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
            self.0.erase(from, to)
        }
        fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
            self.0.write(offset, bytes)
        }
    }

    /// What the store must hold.
    #[derive(Clone, Default)]
    struct Model {
        /// Number, actions, finished; the latest match first.
        matches: Vec<(u32, u32, bool), 10>,
        settings: u32,
    }

    impl Model {
        fn digest(&self) -> u32 {
            let mut digest = 0x811C_9DC5u32 ^ self.settings;
            for (number, actions, finished) in &self.matches {
                for word in [*number, *actions, u32::from(*finished)] {
                    digest = (digest ^ word).wrapping_mul(0x0100_0193).rotate_left(5);
                }
            }
            digest
        }
    }

    fn fail(code: u32) -> ! {
        SAVES_DEEDS.store(code, SeqCst);
        SAVES_PHASE.store(WRONG, SeqCst);
        loop {
            cortex_m::asm::wfe();
        }
    }

    /// Plays and saves for ever.
    pub fn play_on(flash: Saves) {
        let Ok(mut store) = Store::new(Part(flash)) else {
            fail(1)
        };
        let mut model = Model::default();
        let mut wrong = false;
        let listed = store.list(|entry| match entry.summary {
            Some(known) if entry.trouble.is_none() => {
                let line = (entry.number, known.actions, known.finished.is_some());
                wrong |= model.matches.push(line).is_err();
            }
            _ => wrong = true,
        });
        if wrong || listed.is_err() {
            fail(2);
        }
        match store.value(Value::Settings) {
            Ok(settings) => model.settings = settings.unwrap_or(0),
            Err(_) => fail(3),
        }
        // The latest match is replayed and compared, and one of the others by turns; the CRC vouches for the rest.
        let other = model.settings as usize % model.matches.len().max(1);
        for (place, &(number, actions, _)) in model.matches.iter().enumerate() {
            if place == 0 || place == other {
                compare(&mut store, number, actions);
            }
        }
        SAVES_FOUND.store(model.digest(), SeqCst);
        SAVES_BEFORE.store(model.digest(), SeqCst);
        SAVES_AFTER.store(model.digest(), SeqCst);
        SAVES_PHASE.store(RIGHT, SeqCst);
        let mut table: Option<(u32, Recorded<Sample, SMALL>)> = None;
        loop {
            deed(&mut store, &mut model, &mut table);
            SAVES_BEFORE.store(model.digest(), SeqCst);
            SAVES_DEEDS.fetch_add_one();
        }
    }

    /// The core has no atomic addition; nobody else writes.
    trait AddOne {
        fn fetch_add_one(&self);
    }
    impl AddOne for AtomicU32 {
        fn fetch_add_one(&self) {
            self.store(self.load(SeqCst).wrapping_add(1), SeqCst);
        }
    }

    #[inline(never)]
    fn compare(store: &mut Store<Part>, number: u32, actions: u32) {
        let mut opened = begin::<SMALL>(number);
        if store.open(number, &mut opened).is_err() {
            fail(4);
        }
        let mut again = begin::<SMALL>(number);
        for _ in 0..actions {
            play(&mut again, number, false);
        }
        // How far undo reaches depends on what was taken back, and is not compared.
        if opened.journal() != again.journal() || opened.game() != again.game() {
            fail(5);
        }
    }

    /// Announces what will be held, and does it.
    macro_rules! announced {
        ($model:ident, $new:ident, $deed:expr) => {{
            SAVES_AFTER.store($new.digest(), SeqCst);
            let Ok(done) = $deed else { fail(6) };
            *$model = $new;
            done
        }};
    }

    #[inline(never)]
    fn deed(
        store: &mut Store<Part>,
        model: &mut Model,
        table: &mut Option<(u32, Recorded<Sample, SMALL>)>,
    ) {
        let done = SAVES_DEEDS.load(SeqCst);
        let mut new = model.clone();
        if done % 5 == 4 {
            new.settings = new.settings.wrapping_add(1);
            let value = new.settings;
            let gave_way = announced!(model, new, store.set_value(Value::Settings, &value));
            if !gave_way.is_empty() {
                fail(7);
            }
            return;
        }
        if done % 7 == 6 {
            let prepared = announced!(model, new, store.prepare());
            if !prepared.gave_way.is_empty() {
                fail(8);
            }
            return;
        }
        // Four matches side by side, then the oldest one is deleted.
        if new.matches.len() > 4 {
            let (number, ..) = new.matches.pop().unwrap();
            announced!(model, new, store.delete(number));
            return;
        }
        let Some(&mut (number, ref mut actions, ref mut finished)) = new.matches.first_mut() else {
            return begin_next(store, model, new);
        };
        if *finished {
            return begin_next(store, model, new);
        }
        if *actions == LENGTH {
            *finished = true;
            let places = Ranking::by(begin::<SMALL>(number).game().seats(), |seat| seat);
            announced!(model, new, store.finish(number, &places));
            return;
        }
        if table.as_ref().is_none_or(|(known, _)| *known != number) {
            let mut opened = begin::<SMALL>(number);
            if store.open(number, &mut opened).is_err() {
                fail(9);
            }
            *table = Some((number, opened));
        }
        let Some((_, table)) = table else { fail(10) };
        if done % 11 == 5 && Replay::take_back(table, 1) {
            *actions -= 1;
            announced!(model, new, store.undo(number, table));
        } else {
            play(table, number, false);
            *actions += 1;
            announced!(model, new, store.append(number, table));
        }
    }

    fn begin_next(store: &mut Store<Part>, model: &mut Model, mut new: Model) {
        let number = new.matches.first().map_or(1, |(number, ..)| number + 1);
        let _ = new.matches.insert(0, (number, 0, false));
        let begun = announced!(model, new, store.begin::<Sample>(&setup(number)));
        if begun.number != number || !begun.gave_way.is_empty() {
            fail(11);
        }
    }

    /// Measures a store that is as good as full, with a long latest match. Times are microseconds.
    pub fn measure(flash: Saves) {
        let note = |place: usize, value: u64| SAVES_NUMBERS[place].store(value as u32, SeqCst);
        let timed = |place: usize, from: Instant| note(place, from.elapsed().as_micros());
        let now = Instant::now();
        let Ok(mut store) = Store::new(flash) else {
            fail(1)
        };
        timed(0, now);
        let (mut matches, mut latest, mut actions) = (0, 0, 0);
        let now = Instant::now();
        let listed = store.list(|entry| {
            matches += 1;
            if entry.number > latest {
                latest = entry.number;
                actions = entry.summary.map_or(0, |known| known.actions);
            }
        });
        timed(1, now);
        if listed.is_err() {
            fail(2);
        }
        note(2, matches);
        note(3, actions.into());
        let now = Instant::now();
        let _ = store.look(latest);
        timed(4, now);
        open_and_append(&mut store, latest, &timed);
        let now = Instant::now();
        let _ = store.set_value(Value::Settings, &1u32);
        timed(8, now);
        let now = Instant::now();
        let begun = store.begin::<Sample>(&setup(9));
        timed(9, now);
        let now = Instant::now();
        let prepared = store.prepare();
        timed(10, now);
        if begun.is_err() || prepared.is_err() {
            fail(3);
        }
        SAVES_PHASE.store(MEASURED, SeqCst);
    }

    #[inline(never)]
    fn open_and_append(store: &mut Store<Saves>, number: u32, timed: &impl Fn(usize, Instant)) {
        static TABLE: StaticCell<Recorded<Sample, MEASURED_JOURNAL>> = StaticCell::new();
        let table = TABLE.init_with(|| begin(number));
        let now = Instant::now();
        if store.open(number, table).is_err() {
            fail(4);
        }
        timed(5, now);
        // The first append after opening looks for the end of the match; the others know it.
        for place in [6, 7] {
            play(table, number, true);
            let now = Instant::now();
            if store.append(number, table).is_err() {
                fail(5);
            }
            timed(place, now);
        }
    }
}
