//! Everything that can be told or refused in Amritsar, and where its texts stand, for the laws about them.

use crate::words::{Place as Where, Worded, said};
use durbar::games::amritsar::Amritsar;
use durbar::games::amritsar::action::{Action, Means, Payment, Swap, Why};
use durbar::games::amritsar::data::{
    Area, Bridge, Coins, Colour, GOALS_A_TYPE, GoalPlace, GoalType, Good, Level, Mahout, Occasion,
    Place, Resource, StorageTile, Temple, Track, UpgradeKind, UpgradeSet, ZONE_TILES, Zone,
    ZoneTile,
};
use durbar::games::amritsar::event::{Cause, Event, Reason};
use durbar::games::amritsar::pending::Pending;
use durbar::games::amritsar::state::{Difficulty, Stage, Step};
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::Seat;
use durbar::kernel::vocabulary::{Thinkable, Told as _};
use durbar::words::Language;
use durbar::words::amritsar::{Hint, Thing, Topic};
use std::fmt::{self, Write};

/// Who acts.
const SEAT: Seat = Seat::One;

fn causes() -> Vec<Cause> {
    let mut all = vec![
        Cause::Choice,
        Cause::Market,
        Cause::Upgrade,
        Cause::Donation,
        Cause::Support,
        Cause::NoMarker,
        Cause::NoResource,
        Cause::Passing,
        Cause::Tax,
        Cause::FollowUp,
    ];
    for tile in ZoneTile::all() {
        all.extend([Cause::Main { tile }, Cause::Second { tile }]);
    }
    all.extend(Mahout::all().map(|mahout| Cause::Mahout { mahout }));
    all.extend(Bridge::all().map(|bridge| Cause::Bridge { bridge }));
    all.extend(Track::all().map(|track| Cause::Track { track }));
    all.extend(StorageTile::all().map(|tile| Cause::Storage { tile }));
    all.extend(GoalPlace::all().map(|place| Cause::GoalPlace { place }));
    all.extend(Area::all().map(|area| Cause::Area { area }));
    all.extend(Zone::all().map(|zone| Cause::Temple { zone }));
    all.extend((1..=5).map(|number| Cause::Row { number }));
    all.extend(Colour::all().map(|colour| Cause::Worker { colour }));
    all
}

/// Every reason of the Maharaja, as wide as it gets.
fn automa_reasons() -> Vec<Reason> {
    let mut all = vec![Reason::NoDonation];
    for zone in Zone::all() {
        let (prestige, gain) = (4, 7);
        all.push(Reason::Goal { zone, gain });
        all.push(Reason::Temple {
            zone,
            prestige,
            gain,
        });
    }
    for colour in Colour::all() {
        all.extend([
            Reason::ActiveWorker { colour },
            Reason::GoldenWorker { colour },
            Reason::BothWorkers { colour },
        ]);
    }
    all
}

fn caused(all: &mut Vec<Event>) {
    let seat = SEAT;
    for cause in causes() {
        all.push(Event::ActionBegan { seat, cause });
        all.push(Event::MarkerLoaded { seat, cause });
        all.push(Event::MarkerUnloaded { seat, cause });
        for number in [1, 2, 12] {
            let (coins, prestige, count) = (number, number, number);
            all.push(Event::CoinsReceived { seat, coins, cause });
            all.push(Event::PrestigeReceived {
                seat,
                prestige,
                cause,
            });
            all.push(Event::PrestigeLost {
                seat,
                prestige,
                cause,
            });
            for resource in Resource::all() {
                all.push(Event::ResourceReceived {
                    seat,
                    resource,
                    count,
                    cause,
                });
                all.push(Event::ResourcePaid {
                    seat,
                    resource,
                    count,
                    cause,
                });
            }
        }
    }
}

fn of_workers(all: &mut Vec<Event>) {
    let seat = SEAT;
    for area in Area::all() {
        all.extend([1, 4].map(|workers| Event::WorkersLifted {
            seat,
            area,
            workers,
        }));
        all.extend([0, 1].map(|coins| Event::AreaSkipped { seat, area, coins }));
        all.push(Event::CoinsLeft { seat, area });
        all.extend(Colour::all().map(|colour| Event::WorkerSown { seat, colour, area }));
    }
    for colour in Colour::all() {
        all.push(Event::MarkerCalled { colour });
        all.extend(Zone::all().map(|zone| Event::WorkerActive { seat, colour, zone }));
        all.extend(Mahout::all().map(|mahout| Event::MahoutPlaced {
            seat,
            mahout,
            colour,
        }));
    }
}

fn of_zones(all: &mut Vec<Event>) {
    let seat = SEAT;
    for zone in Zone::all() {
        all.push(Event::ElephantPlaced { seat, zone });
        all.push(Event::MarkerMoved { zone });
        all.extend(Place::all().map(|place| Event::Donated { seat, zone, place }));
        for to in Zone::all().filter(|&to| to != zone) {
            all.push(Event::AutomaMoved { from: zone, to });
            for means in Means::all() {
                all.extend([0, 1, 2].map(|coins| Event::ElephantMoved {
                    seat,
                    from: zone,
                    to,
                    means,
                    coins,
                }));
            }
        }
    }
}

fn events() -> Vec<Event> {
    let seat = SEAT;
    let mut all = vec![
        Event::TurnBegan { seat },
        Event::ElephantStayed { seat },
        Event::ElephantUsed { seat },
        Event::StorageTurned { seat },
        Event::ThirdPhaseOpened { seat },
        Event::Declined { seat },
        Event::Lost { seat },
        Event::TurnEnded { seat },
        Event::GameEnded,
    ];
    caused(&mut all);
    of_workers(&mut all);
    of_zones(&mut all);
    for place in GoalPlace::all() {
        all.push(Event::GoalLaid { seat, place });
        all.extend(GoalType::all().map(|goal| Event::GoalChosen { seat, place, goal }));
    }
    for resource in Resource::all() {
        all.push(Event::MarketThinned { resource });
        for coins in 1..=4 {
            all.push(Event::Bought {
                seat,
                resource,
                coins,
            });
            all.push(Event::Sold {
                seat,
                resource,
                coins,
            });
        }
        let others = Resource::all().filter(|&to| to != resource);
        all.extend(others.map(|to| Event::Swapped {
            seat,
            from: resource,
            to,
        }));
    }
    for payment in Payment::all() {
        all.extend(StorageTile::all().map(|tile| Event::StorageLaid {
            seat,
            tile,
            payment,
        }));
    }
    for track in Track::all() {
        all.push(Event::StudiedBeyond { seat, track });
        all.extend((1..=7).map(|step| Event::Studied { seat, track, step }));
    }
    all.extend(Good::all().map(|good| Event::GivenBack { seat, good }));
    all.extend(Mahout::all().map(|mahout| Event::Followed { seat, mahout }));
    all.extend(Occasion::all().map(|occasion| Event::BridgeMet { seat, occasion }));
    all.extend((1..=7).map(|step| Event::AutomaStudied { step }));
    for decade in 1..=3 {
        let temple = Temple::T1;
        all.push(Event::DecadeEnded { decade });
        all.extend(Bridge::all().map(|bridge| Event::DecadeBegan {
            decade,
            temple,
            bridge,
        }));
        all.push(Event::TaxPaid {
            seat,
            due: 3,
            coins: decade,
        });
    }
    let reasons = automa_reasons().into_iter();
    all.extend(reasons.map(|reason| Event::AutomaReasoned { reason }));
    all
}

fn reasons() -> Vec<Why> {
    let all = Why::every().filter(|why| !matches!(why, Why::NotEnoughCoins { .. }));
    let coins = [(1, 0), (2, 1), (4, 3)].map(|(needs, has)| Why::NotEnoughCoins {
        needs: Coins(needs),
        has: Coins(has),
    });
    all.chain(coins).collect()
}

fn stages() -> Vec<Stage> {
    let (seat, payee, through) = (SEAT, None, 0);
    vec![
        Stage::Opening { seat },
        Stage::Elephant { seat },
        Stage::Lifting { seat },
        Stage::Sowing { seat },
        Stage::Acting { seat },
        Stage::ElephantAgain { seat },
        Stage::Following { seat, payee },
        Stage::Followed { seat, payee },
        Stage::Income { seat, through },
        Stage::Automa { step: Step::Donate },
        Stage::Over,
    ]
}

/// What is asked, each question once.
fn asked() -> Vec<Pending> {
    let all = UpgradeSet::from_bits(0b111);
    vec![
        Pending::Excess,
        Pending::AreaCoins,
        Pending::Resource { left: 1 },
        Pending::MarbleOrCopper,
        Pending::Mahout { bonus: false },
        Pending::Donation,
        Pending::Market {
            coin: false,
            optional: false,
            traded: false,
            bought: false,
        },
        Pending::Upgrade {
            kinds: all,
            free: false,
            bonus: false,
        },
        Pending::Goal {
            place: GoalPlace::First,
        },
        Pending::Steps {
            tracks: Default::default(),
            left: 1,
        },
    ]
}

/// Every hint, as wide as it gets.
fn hints() -> Vec<Hint> {
    let (zone, area, resource) = (Zone::North, Area::N2, Resource::Marble);
    let (colour, level, track) = (Colour::Yellow, Level::Four, Track::Development);
    vec![
        Hint::PlaceElephant { zone },
        Hint::Ride {
            zone,
            coins: 2,
            prestige: 3,
        },
        Hint::Ride {
            zone,
            coins: 0,
            prestige: 0,
        },
        Hint::RideFree { zone },
        Hint::Stay { zone },
        Hint::Lift {
            area,
            workers: 4,
            coins: 12,
        },
        Hint::Lift {
            area,
            workers: 1,
            coins: 0,
        },
        Hint::Sow {
            colour,
            area,
            last: colour,
        },
        Hint::Land {
            colour,
            area,
            coins: 2,
        },
        Hint::Full { area },
        Hint::Fits { colour, zone },
        Hint::Buy { resource, coins: 4 },
        Hint::Sell {
            resource,
            coins: 4,
            prestige: 2,
        },
        Hint::Donate { level, prestige: 7 },
        Hint::Lay { tax: 1 },
        Hint::Study { track, step: 7 },
        Hint::Beyond { track },
        Hint::Follow {
            mahout: Mahout::CoinAndMarble,
        },
        Hint::Choose,
        Hint::GoOn,
    ]
}

/// Names that stand alone in half a line.
fn short(language: Language) -> Vec<String> {
    let texts = language.amritsar();
    let mut all: Vec<&str> = Vec::new();
    all.extend(Colour::all().map(|id| texts.colour(id)));
    all.extend(Resource::all().map(|id| texts.resource(id)));
    all.extend(Good::all().map(|id| texts.good(id)));
    all.extend(Zone::all().map(|id| texts.zone(id)));
    all.extend(Area::all().map(|id| texts.area(id)));
    all.extend(Track::all().map(|id| texts.track(id)));
    all.extend(Track::all().map(|id| texts.track_final(id)));
    all.extend(UpgradeKind::all().map(|id| texts.upgrade(id)));
    all.extend(GoalType::all().map(|id| texts.goal_type(id)));
    all.extend(ZoneTile::all().map(|id| texts.main(id)));
    all.extend(ZoneTile::all().map(|id| texts.second(id)));
    all.extend(Bridge::all().map(|id| texts.bridge(id)));
    all.extend(Occasion::all().map(|id| texts.occasion(id)));
    all.extend(StorageTile::all().map(|id| texts.storage(id)));
    all.extend(Mahout::all().map(|id| texts.mahout(id)));
    all.extend(Payment::all().map(|id| texts.payment(id)));
    all.extend(Swap::all().map(|id| texts.swap(id)));
    let mut all: Vec<String> = all.into_iter().map(str::to_string).collect();
    for thing in Thing::all() {
        all.extend([0, 1, 2].map(|number| said(|out| texts.count(number, thing, out))));
    }
    for kind in GoalType::all() {
        for number in 0..GOALS_A_TYPE as u8 {
            all.push(said(|out| texts.goal(kind, number, out)));
        }
    }
    all.push(said(|out| texts.round(12, out)));
    all
}

impl Worded for Amritsar {
    const PLAYERS: usize = 4;
    const KINDS: usize = Event::KINDS.len();
    const REASONS: usize = Why::KINDS.len();

    fn events() -> Vec<Event> {
        events()
    }

    fn kind(event: Event) -> usize {
        event.kind()
    }

    fn silent(event: Event) -> bool {
        matches!(event, Event::TurnEnded { .. } | Event::BridgeMet { .. })
    }

    fn reasons() -> Vec<Why> {
        reasons()
    }

    fn reason(why: Why) -> usize {
        why.kind()
    }

    fn tell(
        language: Language,
        event: Event,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        language.amritsar().tell(event, names, out)
    }

    fn why(language: Language, why: Why, out: &mut dyn Write) -> fmt::Result {
        language.amritsar().why(why, out)
    }

    fn labels(language: Language) -> String {
        let texts = language.amritsar();
        format!("{:?}{:?}", texts.labels(), texts.options())
    }

    fn abouts(language: Language) -> Vec<&'static str> {
        let texts = language.amritsar();
        let options = texts.options().all();
        let abouts = options.iter().map(|option| option.about);
        let levels = Difficulty::all().map(Some).chain([None]);
        let levels = levels.map(|level| texts.difficulty(level).about);
        let labels = texts.labels();
        let long = [labels.about, labels.becomes, labels.look_keys];
        abouts.chain(levels).chain(long).collect()
    }

    fn topics(language: Language) -> Vec<(&'static str, &'static str)> {
        let texts = language.amritsar();
        let both = |topic| (texts.heading(topic), texts.explain(topic));
        Topic::all().map(both).collect()
    }

    fn placed(language: Language, names: &Names<'_>) -> Vec<(Where, String)> {
        let texts = language.amritsar();
        let mut all: Vec<(Where, String)> = Vec::new();
        all.extend(short(language).into_iter().map(|text| (Where::Short, text)));
        let mut put = |place, text: &str| all.push((place, text.to_string()));
        for means in Means::all() {
            put(Where::Lines(1), texts.means(means));
        }
        for stage in stages() {
            put(Where::Bar, &said(|out| texts.title(stage, names, out)));
            put(Where::Bar, texts.request(stage));
        }
        for pending in asked() {
            put(Where::Bar, texts.asks(pending));
        }
        for hint in hints() {
            put(Where::Lines(1), &said(|out| texts.hint(hint, out)));
        }
        for action in Action::every() {
            put(Where::Lines(1), &said(|out| texts.action(action, out)));
        }
        for reason in automa_reasons() {
            put(Where::Lines(2), &said(|out| texts.reason(reason, out)));
        }
        for tile in ZoneTile::all() {
            put(Where::Lines(12), &said(|out| texts.about_tile(tile, out)));
        }
        for tile in StorageTile::all() {
            put(Where::Lines(6), &said(|out| texts.about_storage(tile, out)));
        }
        for mahout in Mahout::all() {
            put(Where::Lines(6), &said(|out| texts.about_mahout(mahout, out)));
        }
        for track in Track::all() {
            for step in 0..=8 {
                put(Where::Lines(1), &said(|out| texts.step(track, step, out)));
            }
        }
        for level in Level::all() {
            put(Where::Lines(1), &said(|out| texts.level(level, out)));
        }
        for bridge in Bridge::all() {
            put(Where::Short, &said(|out| texts.bridge_gain(bridge, out)));
        }
        for kind in GoalType::all() {
            for number in 0..GOALS_A_TYPE as u8 {
                let text = said(|out| texts.goal_long(kind, number, out));
                put(Where::Lines(3), &text);
            }
        }
        for option in texts.options().all() {
            put(Where::Bar, option.name);
        }
        all
    }

    fn own(language: Language) -> Vec<&'static str> {
        let texts = language.amritsar();
        let requests = stages().into_iter().map(|stage| texts.request(stage));
        let asks = asked().into_iter().map(|pending| texts.asks(pending));
        let abouts = texts.options().all().map(|option| option.about);
        requests.chain(asks).chain(abouts).collect()
    }

    fn lists(language: Language) -> Vec<Vec<&'static str>> {
        let texts = language.amritsar();
        vec![
            Colour::all().map(|id| texts.colour(id)).collect(),
            Resource::all().map(|id| texts.resource(id)).collect(),
            Zone::all().map(|id| texts.zone(id)).collect(),
            Area::all().map(|id| texts.area(id)).collect(),
            Track::all().map(|id| texts.track(id)).collect(),
            Bridge::all().map(|id| texts.bridge(id)).collect(),
            StorageTile::all().map(|id| texts.storage(id)).collect(),
            Mahout::all().map(|id| texts.mahout(id)).collect(),
            GoalType::all().map(|id| texts.goal_type(id)).collect(),
            Swap::all().map(|id| texts.swap(id)).collect(),
            asked().into_iter().map(|id| texts.asks(id)).collect(),
        ]
    }
}

#[test]
fn a_tile_says_in_the_log_what_its_symbols_do() {
    for language in Language::ALL {
        let texts = language.amritsar();
        for tile in ZoneTile::all() {
            let row = ZONE_TILES[tile];
            assert_eq!(texts.main(tile), said(|out| texts.effect(row.main, out)));
            assert_eq!(
                texts.second(tile),
                said(|out| texts.effect(row.second, out))
            );
        }
    }
}

#[test]
fn the_rules_begin_with_the_turn_and_name_every_topic_once() {
    let rules: Vec<Topic> = (0..).map_while(Topic::in_rules).collect();
    assert_eq!(rules.len(), Topic::COUNT);
    assert_eq!(rules.first(), Some(&Topic::Turn));
    for topic in Topic::all() {
        assert_eq!(rules.iter().filter(|&&other| other == topic).count(), 1);
    }
    assert_eq!(Topic::all().last(), Some(Topic::Winning));
}
