//! Where the texts of Maharaja stand, for the laws about them.

mod lists;

use crate::words::{NAME, Room, Worded, said, worded_alike};
use durbar::games::maharaja::Maharaja;
use durbar::games::maharaja::action::{Exchange, Why};
use durbar::games::maharaja::data::{
    Character, Dial, FinalTile, Junction, Kind, Reward, StatuePlace,
};
use durbar::games::maharaja::event::Event;
use durbar::games::maharaja::state::{Begun, Plan, Stage, Step};
use durbar::games::maharaja::tiles::{Level, Order, Slot};
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::Seat;
use durbar::kernel::vocabulary::Told as _;
use durbar::words::Language;
use durbar::words::maharaja::{Texts, Thing, Topic};
use lists::{BONUSES, COINS, SEAT, events, reasons, silent, thoughts};
use std::fmt::Write;

/// What is left of an action.
const BEGUN: [Begun; 4] = [
    Begun::StatueLeft,
    Begun::ShrineLeft,
    Begun::SecondShrineLeft,
    Begun::CityShrineLeft,
];
/// What the top of a tile asks for.
const ORDERS: [Order; 5] = [
    Order::StatueMaharaja,
    Order::ShrineMaharaja,
    Order::StatueLeftmost,
    Order::StatueCentre,
    Order::StatueSecond,
];
/// When abilities can be used.
const WHEN: [Kind; 4] = [Kind::None, Kind::Once, Kind::Lasting, Kind::Scoring];

/// Every stage of a game.
fn stages() -> Vec<Stage> {
    let (seat, victim, active) = (Seat::One, Seat::One, Seat::Two);
    let step = Step::Reveal;
    let mut all = vec![
        Stage::Choosing { seat },
        Stage::Placing { seat },
        Stage::Planning { seat },
        Stage::Acting { seat },
        Stage::Replacing { victim, active },
        Stage::Automa { step },
        Stage::Rewarding { seat },
        Stage::Over,
    ];
    all.extend(Reward::all().map(|reward| Stage::Applying {
        seat,
        reward,
        left: 1,
        barred: None,
    }));
    all
}

/// The final-scoring tiles and the levels, with none of them.
fn tiles() -> Vec<Option<FinalTile>> {
    FinalTile::all().map(Some).chain([None]).collect()
}

fn levels() -> Vec<Option<Level>> {
    Level::all().map(Some).chain([None]).collect()
}

impl Worded for Maharaja {
    worded_alike!(maharaja);

    const PLAYERS: usize = 4;

    fn silent(event: Event) -> bool {
        silent(event)
    }

    fn secrets() -> Vec<Event> {
        Plan::all()
            .map(|plan| Event::PlanMade { seat: SEAT, plan })
            .collect()
    }

    fn abouts(language: Language) -> Vec<&'static str> {
        let texts = language.maharaja();
        let labels = texts.labels();
        let options = texts.options().all();
        let options = options.iter().map(|option| option.about);
        let tiles = tiles().into_iter().map(|tile| texts.final_tile(tile).about);
        let levels = levels().into_iter().map(|level| texts.level(level).about);
        let all = options.chain(tiles).chain(levels);
        all.chain([labels.about]).collect()
    }

    fn placed(language: Language, _names: &Names<'_>) -> Vec<(Room, String)> {
        let texts = language.maharaja();
        let mut all = Vec::new();
        let mut put = |place, text: &str| all.push((place, text.to_string()));
        for dial in Dial::all() {
            put(Room::Dial, texts.dial(dial));
            put(Room::Heading, texts.dial_long(dial));
        }
        for text in shorts(texts) {
            put(Room::Short, text);
        }
        for begun in BEGUN {
            put(Room::Caption, texts.begun(begun));
        }
        for reason in thoughts() {
            put(Room::Lines(1), &said(|out| texts.reason(reason, out)));
        }
        for stage in stages() {
            put(Room::Bar, texts.request(stage));
        }
        for thing in Thing::all() {
            for number in 0..3 {
                put(Room::Short, &said(|out| texts.count(number, thing, out)));
            }
        }
        put(Room::Lines(1), &said(|out| texts.toll(NAME, COINS, out)));
        put(Room::Short, &said(|out| texts.round(7, out)));
        for option in texts.options().all() {
            put(Room::Bar, option.name);
        }
        for about in Self::abouts(language) {
            put(Room::Lines(1), about);
        }
        all
    }

    fn own(language: Language) -> Vec<&'static str> {
        let texts = language.maharaja();
        let long = Dial::all().map(|dial| texts.dial_long(dial));
        let requests = stages().into_iter().map(|stage| texts.request(stage));
        // "1 PP" is the same everywhere, and so are the names of Brahmabot and the Maharani.
        let people = Character::all().map(|person| texts.character(person));
        let begun = BEGUN.map(|begun| texts.begun(begun));
        long.chain(requests)
            .chain(people)
            .chain(begun)
            .chain(Self::abouts(language))
            .collect()
    }

    fn lists(language: Language) -> Vec<Vec<&'static str>> {
        let texts = language.maharaja();
        vec![
            Dial::all().map(|dial| texts.dial(dial)).collect(),
            Dial::all().map(|dial| texts.dial_long(dial)).collect(),
            Character::all()
                .map(|person| texts.character(person))
                .collect(),
            Reward::all().map(|reward| texts.reward(reward)).collect(),
            StatuePlace::all().map(|place| texts.place(place)).collect(),
            BONUSES.map(|bonus| texts.bonus(bonus)).to_vec(),
            BEGUN.map(|begun| texts.begun(begun)).to_vec(),
            ORDERS.map(|order| texts.order(order)).to_vec(),
            WHEN.map(|kind| texts.kind(kind)).to_vec(),
            Slot::all().map(|slot| texts.slot(slot)).collect(),
            Self::abouts(language),
        ]
    }
}

/// The short names of a language.
fn shorts(texts: &'static Texts) -> Vec<&'static str> {
    let mut all: Vec<&'static str> = Vec::new();
    all.extend(Character::all().map(|person| texts.character(person)));
    all.extend(WHEN.map(|kind| texts.kind(kind)));
    all.extend(Reward::all().map(|reward| texts.reward(reward)));
    all.extend(StatuePlace::all().map(|place| texts.place(place)));
    all.extend(BONUSES.map(|bonus| texts.bonus(bonus)));
    all.extend(tiles().into_iter().map(|tile| texts.final_tile(tile).name));
    all.extend(levels().into_iter().map(|level| texts.level(level).name));
    all.extend(Exchange::all().map(|way| texts.exchange(way)));
    all.extend(Slot::all().map(|slot| texts.slot(slot)));
    all.extend(ORDERS.map(|order| texts.order(order)));
    all.extend(Junction::all().map(|junction| texts.junction(junction)));
    all
}
