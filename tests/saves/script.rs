//! A script of saving, over random matches, and what a store must hold after each step.

use crate::flash::{Chip, NoPower};
use crate::sample::{Action, Options, Sample};
use durbar::games::rules_of;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::rank::Ranking;
use durbar::kernel::recorded::Recorded;
use durbar::kernel::replay::Replay;
use durbar::kernel::seat::Seats;
use durbar::store::{Error, GaveWay, SavedPlayer, Setup, Store, Value};
use embedded_storage::nor_flash::NorFlash;
use std::collections::BTreeMap;

pub type Recording = Recorded<Sample>;

/// One thing that is done with a store.
#[derive(Clone)]
pub enum Deed {
    Begin(Setup<Options>),
    /// The match on the table is one action ahead of its save.
    Append(u32, Box<Recording>),
    /// The match on the table is behind its save.
    Undo(u32, Box<Recording>),
    Finish(u32, Ranking),
    Delete(u32),
    Set(Value, [u32; 5]),
    Prepare,
}

impl Deed {
    /// Does it.
    pub fn on<F: NorFlash>(&self, store: &mut Store<F>) -> Result<GaveWay, Error<F::Error>> {
        match self {
            Self::Begin(setup) => store.begin::<Sample>(setup).map(|begun| begun.gave_way),
            Self::Append(number, table) => store.append(*number, &**table),
            Self::Undo(number, table) => store.undo(*number, &**table),
            Self::Finish(number, places) => store.finish(*number, places),
            Self::Delete(number) => store.delete(*number).map(|()| GaveWay::new()),
            Self::Set(value, new) => store.set_value(*value, new),
            Self::Prepare => store.prepare().map(|prepared| prepared.gave_way),
        }
    }
}

/// All that a store holds: of each match how many records, and a digest of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Held {
    pub matches: BTreeMap<u32, (u32, u64)>,
    pub settings: Option<[u32; 5]>,
    pub statistics: Option<[u32; 5]>,
}

impl Held {
    /// Reads it all; a match with any trouble fails.
    pub fn read<const S: usize>(store: &mut Store<&mut Chip<S>>) -> Result<Self, Error<NoPower>> {
        let mut held = Self {
            settings: store.value(Value::Settings)?,
            statistics: store.value(Value::Statistics)?,
            matches: BTreeMap::new(),
        };
        let mut numbers = Vec::new();
        let mut trouble = None;
        store.list(|listed| {
            numbers.push(listed.number);
            trouble = trouble.or(listed.known(rules_of).trouble);
        })?;
        if let Some(trouble) = trouble {
            return Err(Error::Trouble(trouble));
        }
        for number in numbers {
            held.matches.insert(number, records(store, number)?);
        }
        Ok(held)
    }
}

/// How many records a match has, and a digest of them.
pub fn records<const S: usize>(
    store: &mut Store<&mut Chip<S>>,
    number: u32,
) -> Result<(u32, u64), Error<NoPower>> {
    let (mut count, mut digest) = (0, 0xCBF2_9CE4_8422_2325u64);
    store.records(number, |kind, body| {
        count += 1;
        for &byte in [kind, body.len() as u8].iter().chain(body) {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    })?;
    Ok((count, digest))
}

/// A set-up with names as people have them.
pub fn setup(players: u8, seed: u64) -> Setup<Options> {
    let names = ["Änne", "Bartholomäus", "Chloë", "D", "Emanuel-Oskar"];
    Setup {
        options: Options {
            yogi: seed.is_multiple_of(2),
            auction: seed.is_multiple_of(3),
            home: true,
            ..Options::default()
        },
        players: names
            .iter()
            .take(players.into())
            .enumerate()
            .map(|(seat, name)| SavedPlayer {
                name: name.parse().unwrap(),
                mind: seat as u8 / 2,
            })
            .collect(),
        seed,
        rules: Sample::RULES,
    }
}

/// Opens a match onto a new table.
pub fn open<const S: usize>(
    store: &mut Store<&mut Chip<S>>,
    number: u32,
) -> Result<Recording, Error<NoPower>> {
    let mut table = table(&setup(2, 0));
    store.open(number, &mut table).map(|_| table)
}

/// The table at the beginning of a set-up.
pub fn table(setup: &Setup<Options>) -> Recording {
    let seats = Seats::new(setup.players.len() as u8).unwrap();
    let mut table = Recorded::start(setup.options, seats, setup.seed).unwrap();
    table.under(setup.rules);
    table
}

/// Plays one random action; false when the match is over.
pub fn play(table: &mut Recording, whim: &mut Dice) -> bool {
    let Turn::Of(seat) = table.turn() else {
        return false;
    };
    let legal: Vec<_> = table.game().legal_actions(seat);
    let action = legal[whim.below(legal.len() as u32) as usize];
    table.play(seat, action, |_, _| {}).unwrap();
    true
}

/// Takes back the last action, if that may be.
pub fn take_back(table: &mut Recording) -> bool {
    Replay::take_back(table, 1)
}

/// The places of a match that is over; of one that is not, as if it were.
pub fn places(table: &Recording) -> Ranking {
    match table.turn() {
        Turn::Over(ranking) => ranking,
        Turn::Of(_) => Ranking::by(table.game().table_seats(), |seat| seat),
    }
}

/// All legal actions, and the seats of a table.
trait Choices {
    fn legal_actions(&self, seat: durbar::kernel::seat::Seat) -> Vec<Action>;
    fn table_seats(&self) -> Seats;
}

impl Choices for Sample {
    fn legal_actions(&self, seat: durbar::kernel::seat::Seat) -> Vec<Action> {
        Game::legal(self, seat).collect()
    }
    fn table_seats(&self) -> Seats {
        Game::seats(self)
    }
}

/// A chip with a store on it that works without cuts, step by step.
pub struct Bench<const S: usize> {
    pub chip: Chip<S>,
    pub whim: Dice,
    /// The revision of the rules that new matches go by.
    pub rules: u16,
    /// The matches that are played, and their tables.
    pub tables: BTreeMap<u32, Recording>,
}

/// What is called before each step: the chip as it is, and the deed that is about to be done.
pub type Before<'a, const S: usize> = dyn FnMut(&Chip<S>, &Deed) + 'a;

impl<const S: usize> Bench<S> {
    pub fn new(sectors: usize, seed: u64) -> Self {
        Self {
            chip: Chip::new(sectors),
            whim: Dice::from_seed(seed),
            rules: Sample::RULES,
            tables: BTreeMap::new(),
        }
    }

    /// Does one thing, after whoever watches has seen the chip before it.
    pub fn step(&mut self, deed: Deed, before: &mut Before<'_, S>) -> GaveWay {
        before(&self.chip, &deed);
        self.chip.restart(None);
        let mut store = Store::new(&mut self.chip).unwrap();
        let gave_way = deed.on(&mut store).unwrap();
        for number in &gave_way {
            self.tables.remove(number);
        }
        gave_way
    }

    pub fn begin(&mut self, players: u8, seed: u64, before: &mut Before<'_, S>) -> u32 {
        let setup = Setup {
            rules: self.rules,
            ..setup(players, seed)
        };
        let table = table(&setup);
        self.step(Deed::Begin(setup), before);
        let mut number = 0;
        let mut store = Store::new(&mut self.chip).unwrap();
        store
            .list(|listed| number = number.max(listed.number))
            .unwrap();
        self.tables.insert(number, table);
        number
    }

    /// Plays and saves so many actions, or until the match is over; now and then takes one back.
    pub fn play(&mut self, number: u32, actions: usize, before: &mut Before<'_, S>) -> usize {
        for played in 0..actions {
            let mut table = self.tables[&number].clone();
            let undo = self.whim.below(12) == 0 && take_back(&mut table);
            if !undo && !play(&mut table, &mut self.whim) {
                return played;
            }
            self.tables.insert(number, table.clone());
            let table = Box::new(table);
            let deed = if undo { Deed::Undo } else { Deed::Append };
            self.step(deed(number, table), before);
        }
        actions
    }

    pub fn finish(&mut self, number: u32, before: &mut Before<'_, S>) {
        let places = places(&self.tables[&number]);
        self.step(Deed::Finish(number, places), before);
    }

    pub fn delete(&mut self, number: u32, before: &mut Before<'_, S>) {
        self.step(Deed::Delete(number), before);
        self.tables.remove(&number);
    }

    pub fn set(&mut self, value: Value, before: &mut Before<'_, S>) {
        let new = [0; 5].map(|_: u32| self.whim.word());
        self.step(Deed::Set(value, new), before);
    }

    /// Every match replays to the table on which it was played.
    pub fn all_open(&mut self) {
        self.chip.restart(None);
        let mut store = Store::new(&mut self.chip).unwrap();
        for (number, table) in &self.tables {
            assert!(*table == open(&mut store, *number).unwrap());
        }
    }
}
