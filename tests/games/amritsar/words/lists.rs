//! Everything that can be told, asked or refused in Amritsar, with all that can stand in it.

use durbar::games::amritsar::action::{Means, Payment, Why};
use durbar::games::amritsar::data::{
    Area, Bridge, Coins, Colour, DonationPlace, GoalPlace, GoalType, Good, Level, Mahout, Occasion,
    Resource, StorageTile, Temple, Track, UpgradeSet, Zone, ZoneTile,
};
use durbar::games::amritsar::event::{Cause, Event, Reason};
use durbar::games::amritsar::pending::Pending;
use durbar::games::amritsar::state::{AutomaStep, Stage};
use durbar::kernel::id::Id;
use durbar::kernel::seat::Seat;
use durbar::kernel::vocabulary::Thinkable;
use durbar::words::amritsar::Hint;

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
pub fn automa_reasons() -> Vec<Reason> {
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
        all.extend(DonationPlace::all().map(|place| Event::Donated { seat, zone, place }));
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

pub fn events() -> Vec<Event> {
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

pub fn reasons() -> Vec<Why> {
    let all = Why::every().filter(|why| !matches!(why, Why::NotEnoughCoins { .. }));
    let coins = [(1, 0), (2, 1), (4, 3)].map(|(needs, has)| Why::NotEnoughCoins {
        needs: Coins(needs),
        has: Coins(has),
    });
    all.chain(coins).collect()
}

pub fn stages() -> Vec<Stage> {
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
        Stage::Automa {
            step: AutomaStep::Donate,
        },
        Stage::Over,
    ]
}

/// What is asked, each question once.
pub fn asked() -> Vec<Pending> {
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
pub fn hints() -> Vec<Hint> {
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
        Hint::StayAndLift { area, workers: 4 },
        Hint::Lift {
            workers: 4,
            coins: 12,
        },
        Hint::Lift {
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
