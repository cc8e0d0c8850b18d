//! The texts of Raja: all there, each language its own, every letter drawn, and every text within its place.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

use durbar::games::raja::action::{Event, Ground, HouseTask, MoveTask, Payer, Why};
use durbar::games::raja::data::{Character, City, Dial, Junction, Road, Site, TrackBox, Village};
use durbar::games::raja::state::{Gold, HighBid, Plan, Stage};
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::{Seat, SeatSet};
use durbar::ui::text::{Type, lines, width};
use durbar::words::Language;
use durbar::words::raja::{Texts, Thing, Topic};
use std::fmt::{self, Write};

/// Every letter and sign that the fonts are tested for, and the blank.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\
    ÄÖÜäöüßÉËÏÓÚÈÊéëïóúèêàáîç.,:;!?-+*/%&()'\"=<>×·°«» ";
/// How wide a text across the screen is.
const ACROSS: i32 = 228;
/// How wide a title in the bar is.
const BAR: i32 = 170;
/// How wide a short name is.
const SHORT: i32 = 110;

/// A name of ten letters, of which two are as wide as letters get.
const NAME: &str = "Wilhelmina";

fn names(count: usize) -> Names<'static> {
    Names::new([NAME; 5].into_iter().take(count)).expect("two to five names")
}

/// What a function writes.
fn said(speak: impl FnOnce(&mut dyn Write) -> fmt::Result) -> String {
    let mut text = String::new();
    speak(&mut text).expect("a string takes everything");
    text
}

const GOLD: Gold = Gold(128);
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

/// A number for each kind of event: a new kind does not compile until it has one, and then `events` must know it.
const fn kind(event: Event) -> usize {
    match event {
        Event::CharacterChosen { .. } => 0,
        Event::BidMade { .. } => 1,
        Event::Passed { .. } => 2,
        Event::AuctionWon { .. } => 3,
        Event::HousePlaced { .. } => 4,
        Event::HousesHandedOut => 5,
        Event::MaharajaMoved { .. } => 6,
        Event::LastRoundBegan => 7,
        Event::PlanConfirmed { .. } => 8,
        Event::PlanMade { .. } => 9,
        Event::TurnBegan { .. } => 10,
        Event::GoldTaken { .. } => 11,
        Event::TraderPaid { .. } => 12,
        Event::ChipGained { .. } => 13,
        Event::HouseBuilt { .. } => 14,
        Event::HouseMoved { .. } => 15,
        Event::HousesTaken { .. } => 16,
        Event::PalaceBuilt { .. } => 17,
        Event::GovernorLowered { .. } => 18,
        Event::CharacterTaken { .. } => 19,
        Event::Swapped { .. } => 20,
        Event::Enticed { .. } => 21,
        Event::CharacterGiven { .. } => 22,
        Event::ChipSpent { .. } => 23,
        Event::Travelled { .. } => 24,
        Event::TollPaid { .. } => 25,
        Event::Forgone { .. } => 26,
        Event::Compensated { .. } => 27,
        Event::TurnEnded { .. } => 28,
        Event::CityScored { .. } => 29,
        Event::Scored { .. } => 30,
        Event::MonopolyPaid { .. } => 31,
        Event::GameEnded => 32,
    }
}
const KINDS: usize = 33;

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
        Why::NotNow,
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

/// The captions of a language, all of them: what stands between quotes when they are printed.
fn captions(texts: &dyn Texts) -> Vec<String> {
    let printed = format!("{:?}", texts.labels());
    printed
        .split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_string)
        .collect()
}

/// All texts of a language, in one order for all languages.
fn everything(language: Language) -> Vec<String> {
    let texts = language.raja();
    let mut all = captions(texts);
    all.extend(Character::all().map(|character| texts.character(character).to_string()));
    for dial in Dial::all() {
        all.extend([texts.dial(dial), texts.dial_long(dial)].map(str::to_string));
        for (times, count) in [(1, 2), (2, 5)] {
            all.push(said(|out| {
                texts.undone(SEAT, dial, times, &names(count), out)
            }));
        }
    }
    all.extend(Ground::all().map(|ground| texts.ground(ground).to_string()));
    all.extend(Junction::all().map(|junction| texts.junction(junction).to_string()));
    for stage in stages() {
        all.push(said(|out| texts.title(stage, &names(5), out)));
        all.push(texts.request(stage).to_string());
    }
    for thing in Thing::all() {
        all.extend([0, 1, 2].map(|number| said(|out| texts.count(number, thing, out))));
    }
    for payer in [Payer::Bank, Payer::Traveller(SEAT)] {
        all.push(said(|out| texts.toll(payer, NAME, GOLD, out)));
    }
    all.push(said(|out| texts.round(10, out)));
    let loud = events().into_iter().filter(|&event| !silent(event));
    all.extend(loud.map(|event| said(|out| texts.tell(event, &names(5), out))));
    all.extend(
        reasons()
            .into_iter()
            .map(|why| said(|out| texts.why(why, out))),
    );
    for topic in Topic::all() {
        all.extend([texts.heading(topic), texts.explain(topic)].map(str::to_string));
    }
    all
}

fn assert_fits(text: &str, size: Type, most: i32) {
    let wide = width(text, size);
    assert!(wide <= most, "{text:?} is {wide} wide, not {most}");
}

fn assert_lines(text: &str, most: usize) {
    let needed = lines(text, Type::Small, ACROSS).count();
    assert!(needed <= most, "{needed} lines, not {most}: {text}");
}

#[test]
fn no_text_is_empty_or_badly_set_and_every_letter_has_a_glyph() {
    for language in Language::ALL {
        let all = everything(language);
        assert!(all.len() > 3000, "only {} texts were looked at", all.len());
        for text in all {
            assert!(!text.is_empty(), "an empty text in {language:?}");
            assert_eq!(text.trim(), text, "blanks at an end");
            assert!(!text.contains("  "), "two blanks: {text}");
            for letter in text.chars() {
                assert!(
                    LETTERS.contains(letter),
                    "no glyph for {letter:?} in {text}"
                );
            }
        }
    }
}

#[test]
fn every_kind_of_event_is_told_but_those_that_need_no_line() {
    let mut told = [false; KINDS];
    for event in events() {
        told[kind(event)] = true;
        for language in Language::ALL {
            let text = said(|out| language.raja().tell(event, &names(5), out));
            assert_eq!(text.is_empty(), silent(event), "{event:?}");
            assert!(text.is_empty() || text.ends_with('.'), "{text}");
        }
    }
    assert_eq!(told, [true; KINDS]);
}

#[test]
fn the_log_keeps_a_plan_secret() {
    for language in Language::ALL {
        let mut texts: Vec<String> = Plan::all()
            .map(|plan| {
                let made = Event::PlanMade { seat: SEAT, plan };
                said(|out| language.raja().tell(made, &names(2), out))
            })
            .collect();
        texts.dedup();
        assert_eq!(texts.len(), 1, "the text tells plans apart: {texts:?}");
    }
}

#[test]
fn sentences_differ_from_language_to_language() {
    for (one, other) in [
        (Language::English, Language::German),
        (Language::German, Language::Dutch),
        (Language::Dutch, Language::English),
    ] {
        let (first, second) = (one.raja(), other.raja());
        for why in reasons() {
            assert_ne!(
                said(|out| first.why(why, out)),
                said(|out| second.why(why, out))
            );
        }
        for topic in Topic::all() {
            assert_ne!(first.explain(topic), second.explain(topic));
        }
        for event in events().into_iter().filter(|&event| !silent(event)) {
            assert_ne!(
                said(|out| first.tell(event, &names(3), out)),
                said(|out| second.tell(event, &names(3), out))
            );
        }
        for dial in Dial::all() {
            assert_ne!(first.dial_long(dial), second.dial_long(dial));
        }
        for stage in stages() {
            assert_ne!(first.request(stage), second.request(stage));
        }
        for (left, right) in first
            .labels()
            .options
            .all()
            .iter()
            .zip(second.labels().options.all())
        {
            assert_ne!(left.name, right.name);
            assert_ne!(left.about, right.about);
        }
        assert_eq!(captions(first).len(), captions(second).len());
    }
}

#[test]
fn within_a_language_no_two_things_have_the_same_name() {
    for language in Language::ALL {
        let texts = language.raja();
        let mut lists: [Vec<&str>; 4] = [
            Dial::all().map(|dial| texts.dial(dial)).collect(),
            Dial::all().map(|dial| texts.dial_long(dial)).collect(),
            Character::all()
                .map(|character| texts.character(character))
                .collect(),
            Topic::all().map(|topic| texts.explain(topic)).collect(),
        ];
        for list in &mut lists {
            let count = list.len();
            list.sort_unstable();
            list.dedup();
            assert_eq!(list.len(), count, "{list:?}");
        }
    }
}

#[test]
fn names_titles_and_hints_fit_their_places() {
    for language in Language::ALL {
        let texts = language.raja();
        let labels = texts.labels();
        for dial in Dial::all() {
            assert!(texts.dial(dial).chars().count() <= 16);
            assert_fits(texts.dial(dial), Type::Small, SHORT);
            assert_fits(texts.dial_long(dial), Type::Body, ACROSS);
        }
        for character in Character::all() {
            assert_fits(texts.character(character), Type::Small, SHORT);
            assert_fits(texts.character(character), Type::Body, BAR);
        }
        for stage in stages() {
            assert_fits(
                &said(|out| texts.title(stage, &names(5), out)),
                Type::Body,
                BAR,
            );
            assert_fits(texts.request(stage), Type::Body, BAR);
        }
        for topic in Topic::all() {
            assert_fits(texts.heading(topic), Type::Body, ACROSS);
        }
        for option in labels.options.all() {
            assert_fits(option.name, Type::Body, BAR);
            assert_fits(option.about, Type::Small, ACROSS);
        }
        for junction in Junction::all() {
            assert_fits(texts.junction(junction), Type::Small, SHORT);
        }
        // Button hints and captions stand two in a line; an option's explanation has its own line.
        let explained: Vec<&str> = labels
            .options
            .all()
            .iter()
            .map(|option| option.about)
            .collect();
        for caption in captions(texts) {
            if !explained.contains(&caption.as_str()) {
                assert_fits(&caption, Type::Small, SHORT + 6);
            }
        }
    }
}

#[test]
fn sentences_fit_their_lines() {
    for language in Language::ALL {
        let texts = language.raja();
        for event in events() {
            let text = said(|out| texts.tell(event, &names(5), out));
            assert_lines(&text, 3);
            assert!(
                text.len() <= 240,
                "too long for a sentence of the kernel: {text}"
            );
        }
        for why in reasons() {
            assert_lines(&said(|out| texts.why(why, out)), 3);
        }
        for topic in Topic::all() {
            assert_lines(texts.explain(topic), 9);
        }
        for dial in Dial::all() {
            assert_lines(&said(|out| texts.undone(SEAT, dial, 2, &names(5), out)), 2);
        }
        for payer in [Payer::Bank, Payer::Traveller(SEAT)] {
            assert_lines(&said(|out| texts.toll(payer, NAME, GOLD, out)), 1);
        }
    }
}
