//! Everything that can be told or refused in Maharaja, and where its texts stand, for the laws about them.

use crate::{NAME, Place as Spot, Told, said};
use durbar::faces::maharaja::MaharajaFace;
use durbar::games::maharaja::Maharaja;
use durbar::games::maharaja::action::{Exchange, FlagTask, ShrineTask, StatueTask, Why};
use durbar::games::maharaja::data::{
    Bonus, Character, City, Dial, FinalTile, Junction, Kind, Place, Reward, Road, Site, Village,
};
use durbar::games::maharaja::event::{Cause, Event, Reason};
use durbar::games::maharaja::field::Field;
use durbar::games::maharaja::state::{Begun, Coins, Plan, Prestige, Stage, Step};
use durbar::games::maharaja::tiles::{Level, Order, SetupTile, Slot, Tile};
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::Seat;
use durbar::words::Language;
use durbar::words::maharaja::{Texts, Thing, Topic};
use std::fmt::{self, Write};

/// An amount as wide as amounts get.
const COINS: Coins = Coins(128);
/// Who acts.
const SEAT: Seat = Seat::One;
/// What a statue place can bring.
const BONUSES: [Bonus; 4] = [Bonus::Marker, Bonus::Coins, Bonus::Prestige, Bonus::Shrine];
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

/// Every cause of a receipt or a payment.
fn causes() -> Vec<Cause> {
    Dial::all()
        .map(Cause::Dial)
        .chain(Character::all().map(Cause::Character))
        .chain(Reward::all().map(Cause::Reward))
        .chain([
            Cause::Bonus,
            Cause::Rank,
            Cause::Consolation,
            Cause::FirstRank,
            Cause::Arrival,
        ])
        .collect()
}

/// Every reason of Brahmabot.
fn thoughts() -> Vec<Reason> {
    let mut all: Vec<Reason> = Slot::all().map(|slot| Reason::Tick { slot }).collect();
    all.extend([0, 1, 28].map(|gap| Reason::SecondBy { gap }));
    all.extend([0, 1, 14].map(|new| Reason::NoWay { new }));
    for new in [0, 1, 14] {
        all.extend([0, 1, 14].map(|foreign| Reason::Way { new, foreign }));
    }
    all.extend([
        Reason::Maharaja,
        Reason::Leftmost,
        Reason::FreeCentre,
        Reason::NoneQualifies,
        Reason::Full,
        Reason::NoStatueLeft,
        Reason::NoShrineLeft,
        Reason::EnoughCoins,
        Reason::FewCoins,
        Reason::NoStatuePossible,
        Reason::Finished,
    ]);
    all
}

/// Every event, with everything that can stand in it, one after the other.
fn events() -> Vec<Event> {
    let (seat, other) = (SEAT, Seat::Two);
    let tile = Tile::numbered(12).expect("a tile");
    let mut all = vec![
        Event::TilesDrawn {
            left: tile,
            middle: tile,
        },
        Event::PlanConfirmed { seat },
        Event::AutomaBegan,
        Event::RestLeft { seat },
        Event::TurnEnded { seat },
        Event::LastRoundBegan,
        Event::TilesShuffled { gone: tile },
        Event::GameEnded,
    ];
    for coins in [Coins(1), COINS] {
        for payer in [None, Some(seat)] {
            let to = other;
            all.push(Event::TollPaid { payer, to, coins });
        }
    }
    for (rank, points) in (1..=4).zip([28, 2, 1, 1]) {
        all.push(Event::Ranked { seat, rank, points });
    }
    for slot in Slot::all() {
        let tick = tile;
        all.push(Event::TileRevealed { tick, slot, tile });
    }
    for tile in SetupTile::all() {
        all.extend(Level::all().map(|level| Event::AutomaSetUp { tile, level }));
    }
    for reason in thoughts() {
        for tile in [None, Some(tile)] {
            for city in City::all().map(Some).chain([None]) {
                all.push(Event::AutomaReasoned { tile, city, reason });
            }
        }
    }
    for plan in Plan::all() {
        all.push(Event::PlanMade { seat, plan });
        all.push(Event::TurnBegan { seat, plan });
    }
    all.extend(BONUSES.map(|bonus| Event::BonusEarned { seat, bonus }));
    for cause in causes() {
        let prestige = Prestige(128);
        for coins in [Coins(1), COINS] {
            all.push(Event::CoinsReceived { seat, coins, cause });
            all.push(Event::CoinsPaid { seat, coins, cause });
        }
        all.push(Event::PrestigeReceived {
            seat,
            prestige,
            cause,
        });
        all.push(Event::PrestigePaid {
            seat,
            prestige,
            cause,
        });
        for shrines in 1..=3 {
            all.push(Event::ShrinesReceived {
                seat,
                shrines,
                cause,
            });
        }
        all.push(Event::MarkerReceived { seat, cause });
    }
    all.extend(Dial::all().map(|dial| Event::MarkerSpent { seat, dial }));
    for character in Character::all() {
        all.push(Event::CharacterChosen { seat, character });
        all.push(Event::CharacterDrawn { character });
        all.push(Event::MaharaniLaid { seat, character });
        all.push(Event::MaharaniReturned { seat, character });
        for from in [None, Some(other)] {
            all.push(Event::CharacterTaken {
                seat,
                character,
                from,
            });
        }
    }
    for reward in Reward::all() {
        all.push(Event::RewardGone { reward });
        for times in [1, 2] {
            all.push(Event::RewardChosen {
                seat,
                reward,
                times,
            });
        }
    }
    for city in City::all() {
        let (field, round) = (Field::FIRST_START, 7);
        all.push(Event::MaharajaMoved { city, field, round });
        all.push(Event::CityScored { city });
        all.extend(FlagTask::all().map(|task| Event::FlagMoved { seat, city, task }));
        for (place, task) in
            Place::all().flat_map(|place| StatueTask::all().map(move |task| (place, task)))
        {
            let cost = Coins(12);
            all.push(Event::StatueBuilt {
                seat,
                city,
                place,
                cost,
                task,
            });
        }
        all.extend(Site::all().map(|to| Event::ShrineMoved {
            seat,
            from: city,
            to,
        }));
    }
    let by = Road::numbered(1).expect("a road");
    all.extend(Junction::all().map(|to| Event::Travelled { seat, to, by }));
    all.extend(Village::all().map(|village| Event::ShrinePlaced { seat, village }));
    for (site, task) in Site::all().flat_map(|site| ShrineTask::all().map(move |task| (site, task)))
    {
        all.extend([Coins(0), Coins(1)].map(|cost| Event::ShrineBuilt {
            seat,
            site,
            cost,
            task,
        }));
    }
    all
}

/// A number for each kind of event: a new kind does not compile until it has one, and then `events` must know it.
const fn kind(event: Event) -> usize {
    match event {
        Event::CharacterChosen { .. } => 0,
        Event::ShrinePlaced { .. } => 1,
        Event::AutomaSetUp { .. } => 2,
        Event::MaharajaMoved { .. } => 3,
        Event::TilesDrawn { .. } => 4,
        Event::PlanConfirmed { .. } => 5,
        Event::PlanMade { .. } => 6,
        Event::TurnBegan { .. } => 7,
        Event::AutomaBegan => 8,
        Event::AutomaReasoned { .. } => 9,
        Event::TileRevealed { .. } => 10,
        Event::StatueBuilt { .. } => 11,
        Event::BonusEarned { .. } => 12,
        Event::ShrineBuilt { .. } => 13,
        Event::ShrineMoved { .. } => 14,
        Event::CoinsReceived { .. } => 15,
        Event::CoinsPaid { .. } => 16,
        Event::PrestigeReceived { .. } => 17,
        Event::PrestigePaid { .. } => 18,
        Event::ShrinesReceived { .. } => 19,
        Event::MarkerReceived { .. } => 20,
        Event::FlagMoved { .. } => 21,
        Event::CharacterTaken { .. } => 22,
        Event::CharacterDrawn { .. } => 23,
        Event::MarkerSpent { .. } => 24,
        Event::Travelled { .. } => 25,
        Event::TollPaid { .. } => 26,
        Event::RestLeft { .. } => 27,
        Event::TurnEnded { .. } => 28,
        Event::LastRoundBegan => 29,
        Event::CityScored { .. } => 30,
        Event::Ranked { .. } => 31,
        Event::RewardChosen { .. } => 32,
        Event::RewardGone { .. } => 33,
        Event::MaharaniLaid { .. } => 34,
        Event::MaharaniReturned { .. } => 35,
        Event::TilesShuffled { .. } => 36,
        Event::GameEnded => 37,
    }
}
/// How many kinds of events there are.
const KINDS: usize = 38;

/// Whether an event has no line of its own.
const fn silent(event: Event) -> bool {
    matches!(
        event,
        Event::PlanMade { .. }
            | Event::TurnEnded { .. }
            | Event::BonusEarned { .. }
            | Event::AutomaReasoned {
                reason: Reason::Tick { .. } | Reason::Finished,
                ..
            }
    )
}

/// Every reason, with everything that can stand in it, one after the other.
fn reasons() -> Vec<Why> {
    let mut all = vec![
        Why::GameOver,
        Why::NotYourTurn,
        Why::NotNow,
        Why::AutomaDecides,
        Why::DisplayOnly,
        Why::NoReplacement,
        Why::NotEnoughPrestige,
        Why::FinishFirst,
        Why::OneMustBeInACity,
        Why::CityShrineImpossible,
        Why::CityShrineOwed,
        Why::NoShrineOnTableau,
        Why::SupplyEmpty,
        Why::NoStatueLeft,
        Why::NoMarkerLeft,
        Why::NoMarker,
        Why::MarkerSpentAlready,
        Why::NoMarkerForCharacter,
        Why::NoSuchRoad,
        Why::NoRest,
        Why::NotEnoughCoins {
            needs: COINS,
            has: COINS,
        },
        Why::NotEnoughCoins {
            needs: Coins(1),
            has: Coins(0),
        },
    ];
    for character in Character::all() {
        all.extend([
            Why::NotOnDisplay { character },
            Why::NotInPlay { character },
            Why::OwnCharacter { character },
            Why::NoSuchAbility { character },
            Why::AbilityUsed { character },
            Why::NotAnAbilityToUse { character },
            Why::MaharaniThere { character },
        ]);
    }
    for dial in Dial::all() {
        all.extend([Why::NotPlanned { dial }, Why::AlreadyDone { dial }]);
    }
    for village in Village::all() {
        all.extend([Why::VillageFull { village }, Why::VillageEmpty { village }]);
    }
    for city in City::all() {
        all.extend([Why::PriestElsewhere { city }, Why::FlagTooFarLeft { city }]);
        all.extend(Place::all().map(|place| Why::NoPlace { city, place }));
    }
    all.extend(Reward::all().map(|reward| Why::RewardNotOnOffer { reward }));
    all
}

/// A number for each kind of reason, for the same end.
const fn reason(why: Why) -> usize {
    match why {
        Why::GameOver => 0,
        Why::NotYourTurn => 1,
        Why::NotNow => 2,
        Why::AutomaDecides => 3,
        Why::NotOnDisplay { .. } => 4,
        Why::NotInPlay { .. } => 5,
        Why::OwnCharacter { .. } => 6,
        Why::DisplayOnly => 7,
        Why::NoReplacement => 8,
        Why::NotEnoughCoins { .. } => 9,
        Why::NotEnoughPrestige => 10,
        Why::NotPlanned { .. } => 11,
        Why::AlreadyDone { .. } => 12,
        Why::FinishFirst => 13,
        Why::OneMustBeInACity => 14,
        Why::CityShrineImpossible => 15,
        Why::CityShrineOwed => 16,
        Why::NoShrineOnTableau => 17,
        Why::SupplyEmpty => 18,
        Why::VillageFull { .. } => 19,
        Why::PriestElsewhere { .. } => 20,
        Why::NoStatueLeft => 21,
        Why::NoPlace { .. } => 22,
        Why::FlagTooFarLeft { .. } => 23,
        Why::NoSuchAbility { .. } => 24,
        Why::AbilityUsed { .. } => 25,
        Why::NotAnAbilityToUse { .. } => 26,
        Why::NoMarkerLeft => 27,
        Why::NoMarker => 28,
        Why::MarkerSpentAlready => 29,
        Why::NoMarkerForCharacter => 30,
        Why::NoSuchRoad => 31,
        Why::VillageEmpty { .. } => 32,
        Why::NoRest => 33,
        Why::RewardNotOnOffer { .. } => 34,
        Why::MaharaniThere { .. } => 35,
    }
}
/// How many kinds of reasons there are.
const REASONS: usize = 36;

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

impl Told for Maharaja {
    type Event = Event;
    type Why = Why;
    type Face = MaharajaFace;
    const PLAYERS: usize = 4;
    const KINDS: usize = KINDS;
    const REASONS: usize = REASONS;

    fn events() -> Vec<Event> {
        events()
    }

    fn kind(event: Event) -> usize {
        kind(event)
    }

    fn silent(event: Event) -> bool {
        silent(event)
    }

    fn secrets() -> Vec<Event> {
        Plan::all()
            .map(|plan| Event::PlanMade { seat: SEAT, plan })
            .collect()
    }

    fn reasons() -> Vec<Why> {
        reasons()
    }

    fn reason(why: Why) -> usize {
        reason(why)
    }

    fn tell(
        language: Language,
        event: Event,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        language.maharaja().tell(event, names, out)
    }

    fn why(language: Language, why: Why, out: &mut dyn Write) -> fmt::Result {
        language.maharaja().why(why, out)
    }

    fn labels(language: Language) -> String {
        format!("{:?}", language.maharaja().labels())
    }

    fn abouts(language: Language) -> Vec<&'static str> {
        let texts = language.maharaja();
        let labels = texts.labels();
        let options = labels.options.all();
        let options = options.iter().map(|option| option.about);
        let tiles = tiles().into_iter().map(|tile| texts.final_tile(tile).about);
        let levels = levels().into_iter().map(|level| texts.level(level).about);
        let all = options.chain(tiles).chain(levels);
        all.chain([labels.about]).collect()
    }

    fn topics(language: Language) -> Vec<(&'static str, &'static str)> {
        let texts = language.maharaja();
        let both = |topic| (texts.heading(topic), texts.explain(topic));
        Topic::all().map(both).collect()
    }

    fn placed(language: Language, names: &Names<'_>) -> Vec<(Spot, String)> {
        let texts = language.maharaja();
        let mut all = Vec::new();
        let mut put = |place, text: &str| all.push((place, text.to_string()));
        for dial in Dial::all() {
            put(Spot::Dial, texts.dial(dial));
            put(Spot::Heading, texts.dial_long(dial));
        }
        for text in shorts(texts) {
            put(Spot::Short, text);
        }
        for begun in BEGUN {
            put(Spot::Caption, texts.begun(begun));
        }
        for reason in thoughts() {
            put(Spot::Lines(1), &said(|out| texts.reason(reason, out)));
        }
        for stage in stages() {
            put(Spot::Bar, &said(|out| texts.title(stage, names, out)));
            put(Spot::Bar, texts.request(stage));
        }
        for thing in Thing::all() {
            for number in 0..3 {
                put(Spot::Short, &said(|out| texts.count(number, thing, out)));
            }
        }
        put(Spot::Lines(1), &said(|out| texts.toll(NAME, COINS, out)));
        put(Spot::Short, &said(|out| texts.round(7, out)));
        for option in texts.labels().options.all() {
            put(Spot::Bar, option.name);
        }
        for about in Self::abouts(language) {
            put(Spot::Lines(1), about);
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
            Place::all().map(|place| texts.place(place)).collect(),
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
fn shorts(texts: &'static dyn Texts) -> Vec<&'static str> {
    let mut all: Vec<&'static str> = Vec::new();
    all.extend(Character::all().map(|person| texts.character(person)));
    all.extend(WHEN.map(|kind| texts.kind(kind)));
    all.extend(Reward::all().map(|reward| texts.reward(reward)));
    all.extend(Place::all().map(|place| texts.place(place)));
    all.extend(BONUSES.map(|bonus| texts.bonus(bonus)));
    all.extend(tiles().into_iter().map(|tile| texts.final_tile(tile).name));
    all.extend(levels().into_iter().map(|level| texts.level(level).name));
    all.extend(Exchange::all().map(|way| texts.exchange(way)));
    all.extend(Slot::all().map(|slot| texts.slot(slot)));
    all.extend(ORDERS.map(|order| texts.order(order)));
    all.extend(Junction::all().map(|junction| texts.junction(junction)));
    all
}
