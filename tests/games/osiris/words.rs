//! Everything that can be told or refused in Osiris, and where its texts stand, for the laws about them.

use crate::words::{Room, Worded, said, worded_alike};
use durbar::games::osiris::Osiris;
use durbar::games::osiris::action::{Event, Freed, Moment, Why};
use durbar::games::osiris::data::{City, Colour, God};
use durbar::games::osiris::place::{Field, Place};
use durbar::games::osiris::state::{Ending, Fight, March, Stage};
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::Seat;
use durbar::kernel::vocabulary::Told as _;
use durbar::words::Language;
use durbar::words::osiris::{Hint, Thing, Topic};
use std::fmt::Write;

/// Who acts.
const SEAT: Seat = Seat::One;

fn events() -> Vec<Event> {
    let (seat, some) = (SEAT, Some(SEAT));
    let mut all = vec![
        Event::RoundAnnounced { round: 100 },
        Event::Passed { seat },
        Event::TurnEnded { seat },
        Event::GameEnded,
    ];
    for colour in Colour::all() {
        for god in God::all() {
            all.push(Event::FollowerPlaced { seat, colour, god });
            for to in God::all().filter(|&to| to != god) {
                all.push(Event::FollowerMoved {
                    seat,
                    colour,
                    from: god,
                    to,
                });
            }
        }
    }
    for priest in City::all() {
        let from = Place::city(priest);
        all.extend(Place::all().map(|to| Event::Stepped { priest, from, to }));
        all.push(Event::StoneLeft { priest });
        all.push(Event::Rebelled {
            city: priest,
            seat: some,
        });
        all.extend([1, 12].map(|stones| Event::Sown {
            from: priest,
            stones,
        }));
        for field in Field::all() {
            all.push(Event::BlockadeLifted { priest, field });
            all.push(Event::Blocked {
                seat,
                priest,
                field,
            });
            all.extend(Freed::all().map(|stone| Event::WayOutTaken {
                priest,
                field,
                stone,
            }));
            all.push(Event::Fought {
                priest,
                stander: City::Heliopolis,
                winner: City::Hermopolis,
                field,
                beaten: some,
            });
        }
        for god in God::all() {
            all.push(Event::GodSeen { seat, priest, god });
            all.push(Event::Crowned { priest, god });
        }
        for loser in City::all().filter(|&loser| loser != priest) {
            let winner = priest;
            all.push(Event::GodsExchanged {
                winner,
                loser,
                with: some,
            });
            all.push(Event::GodsKept { winner, loser });
        }
    }
    all.extend(God::all().map(|god| Event::VassalCrowned { god }));
    all
}

fn reasons() -> Vec<Why> {
    let mut all = vec![
        Why::GameOver,
        Why::NotYourTurn,
        Why::NotInThisVariant,
        Why::SameTemple,
        Why::NotLastStone,
    ];
    all.extend(Moment::all().map(|moment| Why::NotNow { moment }));
    for colour in Colour::all() {
        all.extend([Why::NotYourColour { colour }, Why::AllPlaced { colour }]);
        for god in God::all() {
            all.push(Why::TempleFull { god, colour });
            all.push(Why::NoFollower { god, colour });
        }
    }
    for city in City::all() {
        let priest = city;
        all.extend([
            Why::AnotherMoves { priest },
            Why::NoStones { priest },
            Why::StrangeCity { city },
            Why::TwoStones { priest },
            Why::OwnPriest { priest },
            Why::CanMove { priest },
        ]);
        all.extend(Field::all().map(|field| Why::NotAbove { priest, field }));
    }
    for field in Field::all() {
        all.extend([
            Why::Blockade { field },
            Why::NoBlockade { field },
            Why::Taken { field },
        ]);
    }
    let from = Place::SUMMIT;
    all.extend(Place::all().map(|to| Why::NotBeside { from, to }));
    all
}

fn stages() -> Vec<Stage> {
    let march = March {
        priest: City::Heliopolis,
        left: 1,
        used: 2,
    };
    let fight = Fight {
        march,
        stander: City::Hermopolis,
        won: true,
    };
    vec![
        Stage::Placing,
        Stage::Choosing,
        Stage::Marching(march),
        Stage::Exchanging(fight),
        Stage::Showing(fight),
        Stage::Following,
        Stage::Over(Ending::Summit),
    ]
}

/// Every hint, as wide as it gets.
fn hints() -> Vec<Hint> {
    let (city, priest, loser) = (City::Hermopolis, City::Hermopolis, City::Heliopolis);
    let (stones, left, now, then) = (12, 10, 10, 11);
    vec![
        Hint::Priest { stones },
        Hint::Walk { stones, left },
        Hint::End { stones, city },
        Hint::EndRebels { stones, city },
        Hint::Lift { stones },
        Hint::Fight { priest },
        Hint::Throne,
        Hint::Either,
        Hint::Block { city },
        Hint::BlockRebels { city },
        Hint::Clear,
        Hint::WayOut {
            priest,
            stone: Freed::Joins,
        },
        Hint::WayOut {
            priest,
            stone: Freed::Rests,
        },
        Hint::Leave,
        Hint::Pass,
        Hint::Put { now, then },
        Hint::Take { now, then },
        Hint::EndTurn,
        Hint::Won { loser },
        Hint::Lost { loser },
        Hint::Serves {
            priest,
            god: God::Hathor,
        },
    ]
}

impl Worded for Osiris {
    worded_alike!(osiris);

    const PLAYERS: usize = 4;

    fn silent(event: Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn abouts(language: Language) -> Vec<&'static str> {
        let labels = language.osiris().labels();
        let options = language.osiris().options().all();
        let abouts = options.iter().map(|option| option.about);
        abouts.chain([labels.about]).collect()
    }

    fn placed(language: Language, _names: &Names<'_>) -> Vec<(Room, String)> {
        let texts = language.osiris();
        let mut all = Vec::new();
        let mut put = |place, text: &str| all.push((place, text.to_string()));
        for place in Place::all() {
            put(Room::Short, texts.place(place));
        }
        for god in God::all() {
            put(Room::Short, texts.god(god));
        }
        for colour in Colour::all() {
            put(Room::Short, texts.colour(colour));
        }
        for ending in Ending::all() {
            put(Room::Short, texts.ending(ending));
            put(Room::Lines(1), texts.ending_long(ending));
        }
        for stage in stages() {
            put(Room::Bar, texts.request(stage));
        }
        for thing in Thing::all() {
            for number in 0..3 {
                put(Room::Short, &said(|out| texts.count(number, thing, out)));
            }
        }
        for hint in hints() {
            put(Room::Lines(1), &said(|out| texts.hint(hint, out)));
        }
        put(Room::Lines(2), &said(|out| texts.hint(Hint::Vassal, out)));
        put(Room::Short, &said(|out| texts.round(100, out)));
        for option in texts.options().all() {
            put(Room::Bar, option.name);
        }
        all
    }

    fn own(language: Language) -> Vec<&'static str> {
        let texts = language.osiris();
        let long = Ending::all().map(|ending| texts.ending_long(ending));
        let requests = stages().into_iter().map(|stage| texts.request(stage));
        let abouts = texts.options().all().map(|option| option.about);
        long.chain(requests).chain(abouts).collect()
    }

    fn lists(language: Language) -> Vec<Vec<&'static str>> {
        let texts = language.osiris();
        vec![
            City::all().map(|city| texts.city(city)).collect(),
            God::all().map(|god| texts.god(god)).collect(),
            Field::all().map(|field| texts.field(field)).collect(),
            Ending::all().map(|ending| texts.ending(ending)).collect(),
        ]
    }
}

/// What happened, in each language.
fn told(event: Event) -> [String; 3] {
    let names = Names::new(["Ann", "Bo", "Cem"]).unwrap();
    Language::ALL.map(|language| said(|out| language.osiris().tell(event, &names, out)))
}

#[test]
fn a_walk_and_a_sowing_are_told_in_plain_words() {
    let to = Place::field(Field::named('b', 2).unwrap());
    let stepped = Event::Stepped {
        priest: City::Memphis,
        from: Place::city(City::Memphis),
        to,
    };
    assert_eq!(
        told(stepped),
        [
            "The priest of Memphis goes to tier 2 near Giza.",
            "Der Priester von Memphis geht auf Stufe 2 bei Giseh.",
            "De priester van Memphis gaat naar trede 2 bij Gizeh.",
        ]
    );
    let sown = |stones| Event::Sown {
        from: City::Edfu,
        stones,
    };
    assert_eq!(
        told(sown(1)),
        [
            "1 stone of Edfu is sown.",
            "1 Stein wird aus Edfu gesät.",
            "1 steen wordt uit Edfu gezaaid.",
        ]
    );
    assert_eq!(told(sown(4))[0], "4 stones of Edfu are sown.",);
}
