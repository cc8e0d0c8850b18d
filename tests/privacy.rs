//! No screen tells a secret: two devices that differ only in what others hide show the same, pixel by pixel.

use std::{collections::BTreeMap, thread};

use crate::support::{
    Played,
    app::{PEOPLE, speaking, taps},
    device::flash::Chip,
    every_table, lively,
};
use durbar::{
    app::{App, BoardFacts, Charge, Keep, Msg, Screen, Settings, Sitting},
    each_game,
    kernel::{
        dice::Dice,
        game::{Secrecy, Turn},
        id::Id,
        recorded::Recorded,
        seat::{Seat, Seats, Viewer},
    },
    store::SavedPlayer,
    ui::{
        canvas::Canvas,
        key::{Key, KeyEvent},
        time::{Span, Timestamp},
    },
};

/// Two devices that are treated alike.
struct Pair {
    apps: [Box<App>; 2],
    now: Timestamp,
    canvases: Box<[Canvas; 2]>,
    /// How often each screen was compared.
    seen: BTreeMap<String, u32>,
}

fn device<G: Played>(play: &Recorded<G>, options: G::Options, settings: &Settings) -> Box<App> {
    let facts = BoardFacts {
        board: "PC",
        saves: 0,
    };
    let mut app = Box::new(App::new(facts, None));
    app.kept().recall(settings.clone());
    let seats = usize::from(play.game().seats().count());
    let players: Vec<SavedPlayer> = PEOPLE
        .into_iter()
        .take(seats)
        .map(|(name, livery)| SavedPlayer {
            name: heapless::String::try_from(name).unwrap(),
            mind: (livery.index() as u8 + 1) << 4,
        })
        .collect();
    let (play, journal) = play.clone().into_parts();
    let sitting = Sitting::new(play, options, 0);
    app.lay(1, &players, G::lay(sitting), journal);
    app
}

impl Pair {
    fn new<G: Played>(plays: [&Recorded<G>; 2], options: G::Options, settings: &Settings) -> Self {
        let mut pair = Self {
            apps: plays.map(|play| device(play, options, settings)),
            now: Timestamp::START,
            canvases: Box::new([Canvas::new(), Canvas::new()]),
            seen: BTreeMap::new(),
        };
        pair.send(Msg::Kept(Keep::Open(1), Ok(0)));
        pair
    }

    fn screen(&self) -> Screen {
        self.apps[0].screen()
    }

    /// Both take a message, and nothing tells them apart: neither picture nor sound, lamp, light or pace.
    fn send(&mut self, msg: Msg) {
        let [one, other] = &mut self.apps;
        let effects = one.update(self.now, msg);
        assert_eq!(effects, other.update(self.now, msg), "{msg:?}");
        let screen = one.screen();
        assert_eq!(screen, other.screen(), "{msg:?}");
        assert_eq!(one.lamp(), other.lamp(), "the lamp on {screen:?}");
        assert_eq!(one.light(), other.light(), "the light on {screen:?}");
        assert_eq!(one.alarm(), other.alarm(), "the pace of {screen:?}");
        let [left, right] = &mut *self.canvases;
        one.paint(left);
        other.paint(right);
        assert!(left == right, "{screen:?} tells a secret after {msg:?}");
        *self.seen.entry(format!("{screen:?}")).or_default() += 1;
    }

    fn key(&mut self, event: KeyEvent) {
        self.now = self.now + Span::from_millis(50);
        self.send(Msg::Key(event));
    }

    fn tap(&mut self, key: Key) {
        self.key(KeyEvent::Press(key));
        self.key(KeyEvent::Release(key));
    }

    fn hold(&mut self, key: Key) {
        self.key(KeyEvent::Press(key));
        self.key(KeyEvent::Hold(key));
        self.key(KeyEvent::Release(key));
    }

    /// Opens the curtain if it is drawn.
    fn open(&mut self) {
        if self.screen() == Screen::Curtain {
            self.hold(Key::A);
        }
        // What is told behind it is looked at too: a step forth and back, what X says of it, and every step to the last.
        if self.screen() == Screen::Moves {
            self.tap(Key::Right);
            self.tap(Key::Left);
            self.tap(Key::X);
            self.tap(Key::B);
        }
        for _ in 0..80 {
            if self.screen() == Screen::Moves {
                self.tap(Key::Right);
            }
        }
        while self.screen() == Screen::Moves {
            self.tap(Key::A);
        }
        assert_eq!(self.screen(), Screen::Table);
    }

    /// Everything that the seat can look at, in some order, and with the attention anywhere.
    fn tour(&mut self, dice: &mut Dice, alone: bool, asks: bool) {
        // Who plays alone has nobody to hide from.
        assert_eq!(self.screen() == Screen::Curtain, !alone);
        self.open();
        for _ in 0..dice.below(7) {
            self.tap(Key::ALL[dice.below(4) as usize]);
        }
        if asks && dice.below(2) == 0 {
            // What is held in secret is asked for, behind the curtain, and read.
            self.tap(Key::Y);
            self.tap(Key::X);
            self.open();
            self.tap(Key::ALL[dice.below(4) as usize]);
        }
        match dice.below(5) {
            0 => {
                self.tap(Key::X);
                self.tap(Key::Down);
                self.tap(Key::B);
            }
            1 => {
                // The face may have a turn or a free look before the overview.
                for _ in 0..3 {
                    if self.screen() == Screen::Table {
                        self.tap(Key::Y);
                    }
                }
                for _ in 0..4 {
                    self.tap(Key::Right);
                }
                self.tap(Key::Left);
                // The log, and from there the course step by step.
                self.tap(Key::A);
                for _ in 0..dice.below(4) {
                    self.tap([Key::Left, Key::Up, Key::Down][dice.below(3) as usize]);
                }
            }
            2 => {
                self.hold(Key::Y);
                for _ in 0..3 {
                    self.tap(Key::Down);
                }
                self.tap(Key::A);
                self.tap(Key::Left);
                self.tap(Key::B);
                self.tap(Key::B);
            }
            3 => {
                self.hold(Key::Y);
                for _ in 0..4 + dice.below(2) {
                    self.tap(Key::Down);
                }
                self.tap(Key::A);
                self.tap(Key::A);
            }
            _ => self.send(Msg::Charge(Some(Charge::at(3300, false)))),
        }
        // Left alone, the picture goes out, and comes back behind the curtain.
        while let Some(at) = self.apps[0].alarm() {
            self.now = self.now.max(at);
            self.send(Msg::Alarm);
        }
        self.tap(Key::Up);
        assert_eq!(self.screen() == Screen::Curtain, !alone);
    }
}

/// The same match with other plans where the decider does not see them; none if there are none.
fn other_plans<G: Played>(
    play: &Recorded<G>,
    options: G::Options,
    seed: u64,
    decider: Seat,
    dice: &mut Dice,
) -> Option<Recorded<G>> {
    let seats = play.game().seats();
    let mut other = Recorded::<G>::start(options, seats, seed).unwrap();
    let course: Vec<_> = play.course().collect();
    let planned = |at: usize| G::is_plan(course[at].action);
    // Plans are made in a row: those of the last row may still be hidden.
    let last = (0..course.len()).rev().find(|&at| planned(at))?;
    let first = (0..=last).rev().take_while(|&at| planned(at)).last()?;
    let mut changed = false;
    for (at, entry) in course.iter().enumerate() {
        let hidden = (first..=last).contains(&at)
            && entry.seat != decider
            // Somebody who has had his turn has shown his plan.
            && course[last + 1..].iter().all(|later| later.seat != entry.seat);
        let mut action = entry.action;
        if hidden && dice.below(4) > 0 {
            action = G::any_plan(dice)?;
            changed |= action != entry.action;
        }
        other.play(entry.seat, action, |_, _| {}).ok()?;
    }
    let same = other.view(Viewer::Player(decider)) == play.view(Viewer::Player(decider));
    (changed && same).then_some(other)
}

/// Two matches that differ in what a seat does not see, and in which the others then do the same until it decides; none if what
/// they do tells the seat the difference.
fn both_play_on<G: Played>(
    play: &Recorded<G>,
    seat: Seat,
    dice: &mut Dice,
) -> Option<[Recorded<G>; 2]> {
    let imagined = play.game().resample(seat, dice);
    if imagined == *play.game() {
        return None;
    }
    let mut plays =
        [play.game(), &imagined].map(|game| Recorded::from_position(game.clone(), play.dice()));
    for _ in 0..40 {
        let Turn::Of(decider) = plays[0].turn() else {
            return None;
        };
        // A plan that is carried out is seen for a while: all the time nothing may tell the seat the difference.
        let [one, other] = &plays;
        if one.view(Viewer::Player(seat)) != other.view(Viewer::Player(seat)) {
            return None;
        }
        if decider == seat {
            return (one.game() != other.game()).then_some(plays);
        }
        let action = lively(plays[0].game(), decider, dice);
        for play in &mut plays {
            play.play(decider, action, |_, _| {}).ok()?;
        }
    }
    None
}

/// How many pairs were compared, and how many pictures of each screen.
#[derive(Default)]
struct Tally {
    tables: u32,
    /// Other plans of other people.
    plans: u32,
    /// Other things that nobody else sees: gold, tiles, the order of a stack.
    more: u32,
    /// The same against the rulebook.
    solo: u32,
    curtains: u32,
    /// What others did while a seat did not look.
    told: u32,
    pictures: u32,
    seen: BTreeMap<String, u32>,
}

impl Tally {
    fn see(&mut self, seen: BTreeMap<String, u32>) {
        for (screen, times) in seen {
            self.pictures += times;
            *self.seen.entry(screen).or_default() += times;
        }
    }

    fn add(&mut self, other: Self) {
        self.tables += other.tables;
        self.plans += other.plans;
        self.more += other.more;
        self.solo += other.solo;
        self.curtains += other.curtains;
        self.told += other.told;
        self.see(other.seen);
    }
}

/// The settings of a device in each language; in some of them texts are large and nothing moves.
fn settings() -> Vec<Settings> {
    (0..3)
        .map(|language| {
            let mut device = speaking(Chip::new(8), language);
            if language == 1 {
                taps(&mut device, "up up A down down down A down A B");
            }
            device.app.settings().clone()
        })
        .collect()
}

/// Pairs of each kind that a thread looks for, and the most tables at which it does.
const PAIRS: u32 = 1000;
const TABLES: usize = 1000;

/// Devices at which a game is played, each beside one that differs in what others hide.
fn compare<G: Played>(
    tables: &[(G::Options, Seats)],
    settings: &[Settings],
    numbers: impl Iterator<Item = usize>,
) -> Tally {
    let mut tally = Tally::default();
    for number in numbers.take(TABLES) {
        let more = tally.more.max(tally.solo);
        // A game without plans is looked at as often.
        let plans = tally.plans >= PAIRS || !G::PLANS && more >= 2 * PAIRS;
        if plans && more >= PAIRS {
            break;
        }
        tally.tables += 1;
        // Prime steps lead through all tables, and soon to every option and every number of players.
        let (options, seats) = tables[number * 617 % tables.len()];
        let seed = number as u64;
        let mut whim = Dice::from_seed(!seed);
        let mut play = Recorded::<G>::start(options, seats, seed).unwrap();
        let mut next = whim.below(12);
        for decision in 0..900 {
            let Turn::Of(decider) = play.turn() else {
                break;
            };
            // Nobody looks at the device as a seat that the rulebook plays.
            let person = !play.game().automa(decider);
            let people = seats.iter().filter(|&seat| !play.game().automa(seat));
            let alone = people.count() == 1;
            if person && decision >= next {
                // What the table does not show is asked for, unless it is shown now.
                let asks = !G::BOARD.is_secret(play.game(), decider)
                    && play.game().secrecy(decider) == Secrecy::Holds;
                next = decision + 6 + whim.below(24);
                let settings = &settings[whim.below(3) as usize];
                if let Some(other) = other_plans(&play, options, seed, decider, &mut whim) {
                    let mut pair = Pair::new([&play, &other], options, settings);
                    pair.tour(&mut whim, alone, asks);
                    tally.plans += 1;
                    tally.see(pair.seen);
                }
                let imagined = play.game().resample(decider, &mut whim);
                if imagined.view(Viewer::Bystander) == play.view(Viewer::Bystander)
                    && imagined != *play.game()
                    && G::hides_more(options)
                {
                    let plays = [play.game(), &imagined]
                        .map(|game| Recorded::from_position(game.clone(), play.dice()));
                    let mut pair = Pair::new(plays.each_ref(), options, settings);
                    pair.tour(&mut whim, alone, asks);
                    if seats.iter().any(|seat| play.game().automa(seat)) {
                        tally.solo += 1;
                    } else {
                        tally.more += 1;
                    }
                    tally.see(pair.seen);
                }
                // What is told to a seat that did not look, where the others had more to hide from it than their plans.
                let told = seats
                    .iter()
                    .find(|&seat| seat != decider && !play.game().automa(seat));
                if let Some(seat) = told.filter(|_| !alone && tally.told < PAIRS / 2)
                    && let Some(plays) = both_play_on(&play, seat, &mut whim)
                {
                    let mut pair = Pair::new(plays.each_ref(), options, settings);
                    pair.open();
                    tally.told += 1;
                    tally.see(pair.seen);
                }
                // The curtain tells nothing of anybody, not even of the one before whom it is drawn.
                // Who plays alone never meets one, and sees what is his own.
                let others = seats.iter().filter(|&seat| seat != decider && !alone);
                for seat in others {
                    let imagined = play.game().resample(seat, &mut whim);
                    if imagined != *play.game() {
                        let plays = [play.game(), &imagined]
                            .map(|game| Recorded::from_position(game.clone(), play.dice()));
                        let mut pair = Pair::new(plays.each_ref(), options, settings);
                        pair.tap(Key::Left);
                        pair.tap(Key::B);
                        tally.curtains += 1;
                        tally.see(pair.seen);
                    }
                }
            }
            let action = if person {
                lively(play.game(), decider, &mut whim)
            } else {
                play.legal(decider).next().unwrap()
            };
            play.play(decider, action, |_, _| {}).unwrap();
        }
    }
    tally
}

fn every_screen_is_the_same_whatever_others_hide<G: Played<Options: Sync>>() {
    let tables = every_table::<G>();
    assert!(!tables.len().is_multiple_of(617));
    let settings = settings();
    let mut all = Tally::default();
    thread::scope(|scope| {
        let (tables, settings) = (&tables, &settings);
        let halves = [0, 1]
            .map(|half| scope.spawn(move || compare::<G>(tables, settings, (half..).step_by(2))));
        for half in halves {
            all.add(half.join().unwrap());
        }
    });
    println!(
        "{}: at {} tables of {} kinds {} pictures compared: {} pairs with other plans, {} with more that is hidden, {} against the \
         rulebook, {} curtains, {} tellings: {:?}",
        G::NAME,
        all.tables,
        tables.len(),
        all.pictures,
        all.plans,
        all.more,
        all.solo,
        all.curtains,
        all.told,
        all.seen
    );
    assert!(all.plans >= 2 * PAIRS || !G::PLANS);
    assert!(all.curtains >= 2 * PAIRS);
    // What else is hidden differs from game to game; in none of them is it nothing.
    assert!(all.more.max(all.solo) >= 2 * PAIRS);
    for screen in [
        "Moves", "Curtain", "Table", "Reading", "Overview", "History", "Menu", "Settings",
        "Topics", "Notice",
    ] {
        let times = all.seen.get(screen).copied().unwrap_or(0);
        assert!(times > 500, "{screen}: only {times}");
    }
}

macro_rules! laws {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        $(mod $word {
            #[test]
            fn every_screen_is_the_same_whatever_others_hide() {
                super::every_screen_is_the_same_whatever_others_hide::<$game>();
            }
        })*
    };
}
each_game!(laws);
