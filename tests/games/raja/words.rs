//! Everything that can be told or refused in Raja, and where its texts stand, for the laws about them.

use crate::words::{NAME, Room, Worded, said, worded_alike};
use durbar::games::raja::Raja;
use durbar::games::raja::action::{Event, Ground, HouseTask, Moment, MoveTask, Payer, Why};
use durbar::games::raja::data::{Character, City, Dial, Junction, Road, Site, TrackBox, Village};
use durbar::games::raja::state::{Gold, HighBid, Plan, Stage};
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::{Seat, SeatSet};
use durbar::kernel::vocabulary::Told as _;
use durbar::words::Language;
use durbar::words::raja::{Thing, Topic};
use std::fmt::Write;

/// An amount as wide as amounts get.
const GOLD: Gold = Gold(128);
/// Who acts.
const SEAT: Seat = Seat::One;

/// Every event, with everything that can stand in it, one after the other.
fn events() -> Vec<Event> {
    let other = Seat::Two;
    let mut all = vec![
        Event::BidMade {
            seat: SEAT,
            gold: GOLD,
        },
        Event::Passed { seat: SEAT },
        Event::AuctionWon {
            seat: SEAT,
            gold: GOLD,
        },
        Event::HousesHandedOut,
        Event::LastRoundBegan,
        Event::PlanConfirmed { seat: SEAT },
        Event::GoldTaken { seat: SEAT },
        Event::TraderPaid { seat: SEAT },
        Event::ChipGained { seat: SEAT },
        Event::HousesTaken {
            seat: SEAT,
            houses: 1,
        },
        Event::HousesTaken {
            seat: SEAT,
            houses: 2,
        },
        Event::Enticed {
            seat: SEAT,
            from: other,
        },
        Event::TollPaid {
            payer: Payer::Traveller(SEAT),
            to: other,
            gold: GOLD,
        },
        Event::TollPaid {
            payer: Payer::Bank,
            to: other,
            gold: GOLD,
        },
        Event::Compensated {
            seat: SEAT,
            gold: GOLD,
        },
        Event::TurnEnded { seat: SEAT },
        Event::Scored {
            seat: SEAT,
            points: 1,
            gold: GOLD,
        },
        Event::Scored {
            seat: SEAT,
            points: 28,
            gold: GOLD,
        },
        Event::MonopolyPaid {
            seat: SEAT,
            gold: GOLD,
        },
        Event::GameEnded,
    ];
    for plan in Plan::all() {
        all.push(Event::PlanMade { seat: SEAT, plan });
        all.push(Event::TurnBegan { seat: SEAT, plan });
    }
    for dial in Dial::all() {
        all.push(Event::ChipSpent { seat: SEAT, dial });
        all.push(Event::Forgone { seat: SEAT, dial });
    }
    for character in Character::all() {
        all.push(Event::CharacterChosen {
            seat: SEAT,
            character,
        });
        all.push(Event::CharacterGiven {
            from: SEAT,
            to: other,
            character,
        });
        for from in [None, Some(other)] {
            all.push(Event::CharacterTaken {
                seat: SEAT,
                character,
                from,
            });
        }
        for give in Character::all().filter(|&give| give != character) {
            all.push(Event::Swapped {
                seat: SEAT,
                want: character,
                give,
                with: other,
            });
        }
    }
    for city in City::all() {
        let place = TrackBox::LAST;
        all.push(Event::MaharajaMoved { city, place });
        all.push(Event::GovernorLowered { seat: SEAT, city });
        all.push(Event::CityScored { city });
        for ground in Ground::all() {
            all.push(Event::PalaceBuilt {
                seat: SEAT,
                city,
                ground,
                cost: Gold(12),
            });
        }
    }
    let by = Road::numbered(1).expect("a road");
    all.extend(Junction::all().map(|to| Event::Travelled { seat: SEAT, to, by }));
    all.extend(Village::all().map(|village| Event::HousePlaced {
        seat: SEAT,
        village,
    }));
    for site in Site::all() {
        for task in HouseTask::all() {
            all.push(Event::HouseBuilt {
                seat: SEAT,
                site,
                task,
            });
        }
        for (to, task) in Site::all()
            .filter(|&to| to != site)
            .flat_map(|to| MoveTask::all().map(move |task| (to, task)))
        {
            all.push(Event::HouseMoved {
                seat: SEAT,
                from: site,
                to,
                task,
            });
        }
    }
    all
}

/// Whether an event has no line of its own.
const fn silent(event: Event) -> bool {
    matches!(
        event,
        Event::PlanMade { .. } | Event::Compensated { .. } | Event::TurnEnded { .. }
    )
}

/// Every reason, with everything that can stand in it, one after the other.
fn reasons() -> Vec<Why> {
    let mut all = vec![
        Why::GameOver,
        Why::NotYourTurn,
        Why::NotInThisVariant,
        Why::FreeCharactersLeft,
        Why::NoFreeCharacters,
        Why::NotMoreCharacters,
        Why::NoSuchOpponent,
        Why::OpenerMustBid,
        Why::BidTooLow { least: GOLD },
        Why::NotEnoughGold {
            needs: GOLD,
            has: GOLD,
        },
        Why::OneMustBeInACity,
        Why::NoHouseInHand,
        Why::SamePlace,
        Why::QuarryEmpty,
        Why::NoPalaceLeft,
        Why::NoChip,
        Why::ChipSpentAlready,
        Why::NoChipForCharacter,
        Why::NoSuchRoad,
        Why::AlreadyThere,
    ];
    for character in Character::all() {
        all.extend([
            Why::NotInPlay { character },
            Why::CharacterHeld { character },
            Why::OwnCharacter { character },
            Why::NotYourCharacter { character },
            Why::CardNotHeld { character },
            Why::AbilityUsed { character },
        ]);
    }
    all.extend(Moment::all().map(|moment| Why::NotNow { moment }));
    for dial in Dial::all() {
        all.extend([
            Why::NotPlanned { dial },
            Why::AlreadyDone { dial },
            Why::NothingToForgo { dial },
        ]);
    }
    for village in Village::all() {
        all.extend([Why::VillageFull { village }, Why::VillageEmpty { village }]);
    }
    for city in City::all() {
        all.extend([
            Why::ArchitectElsewhere { city },
            Why::GovernorTooLow { city },
        ]);
        all.extend(Ground::all().map(|ground| Why::NoSite { city, ground }));
    }
    all.extend(Site::all().map(|site| Why::NoHouseThere { site }));
    all
}

/// Every stage of a game.
fn stages() -> Vec<Stage> {
    let (seat, victim, active) = (Seat::One, Seat::One, Seat::Two);
    let high = Some(HighBid { seat, gold: GOLD });
    let passed = SeatSet::empty();
    vec![
        Stage::Choosing { seat },
        Stage::Bidding { seat, high, passed },
        Stage::Picking { seat },
        Stage::Placing { seat },
        Stage::Planning { seat },
        Stage::Acting { seat },
        Stage::Replacing { victim, active },
        Stage::Giving { victim, active },
        Stage::Over,
    ]
}

impl Worded for Raja {
    worded_alike!(raja);

    const PLAYERS: usize = 5;

    fn silent(event: Event) -> bool {
        silent(event)
    }

    fn secrets() -> Vec<Event> {
        Plan::all()
            .map(|plan| Event::PlanMade { seat: SEAT, plan })
            .collect()
    }

    fn abouts(language: Language) -> Vec<&'static str> {
        let labels = language.raja().labels();
        let options = language.raja().options().all();
        options
            .iter()
            .map(|option| option.about)
            .chain([labels.about])
            .collect()
    }

    fn placed(language: Language, names: &Names<'_>) -> Vec<(Room, String)> {
        let texts = language.raja();
        let mut all = Vec::new();
        let mut put = |place, text: &str| all.push((place, text.to_string()));
        for dial in Dial::all() {
            put(Room::Dial, texts.dial(dial));
            put(Room::Heading, texts.dial_long(dial));
            for times in [1, 2] {
                let undone = said(|out| texts.undone(SEAT, dial, times, names, out));
                put(Room::Lines(2), &undone);
            }
        }
        for character in Character::all() {
            put(Room::Short, texts.character(character));
            put(Room::Bar, texts.character(character));
        }
        for ground in Ground::all() {
            put(Room::Short, texts.ground(ground));
        }
        for junction in Junction::all() {
            put(Room::Short, texts.junction(junction));
        }
        for stage in stages() {
            put(Room::Bar, texts.request(stage));
        }
        for thing in Thing::all() {
            for number in 0..3 {
                put(Room::Short, &said(|out| texts.count(number, thing, out)));
            }
        }
        for payer in [Payer::Bank, Payer::Traveller(SEAT)] {
            put(
                Room::Lines(1),
                &said(|out| texts.toll(payer, NAME, GOLD, out)),
            );
        }
        put(Room::Short, &said(|out| texts.round(10, out)));
        for option in texts.options().all() {
            put(Room::Bar, option.name);
        }
        all
    }

    fn own(language: Language) -> Vec<&'static str> {
        let texts = language.raja();
        let options = texts.options().all();
        let long = Dial::all().map(|dial| texts.dial_long(dial));
        let requests = stages().into_iter().map(|stage| texts.request(stage));
        long.chain(requests)
            .chain(
                options
                    .iter()
                    .flat_map(|option| [option.name, option.about]),
            )
            .collect()
    }

    fn lists(language: Language) -> Vec<Vec<&'static str>> {
        let texts = language.raja();
        vec![
            Dial::all().map(|dial| texts.dial(dial)).collect(),
            Dial::all().map(|dial| texts.dial_long(dial)).collect(),
            Character::all()
                .map(|person| texts.character(person))
                .collect(),
        ]
    }
}
