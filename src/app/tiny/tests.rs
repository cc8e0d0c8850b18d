//! What the tiny game proves: each part takes it as it takes any game.

use std::{cell::Cell, collections::HashSet};

use super::{Action, Card, Event, Lamp, Tiny};
use crate::{
    app::{
        Party,
        sat::{Sat, Steered},
        sitting::Sitting,
        title::titles,
    },
    faces::{Counts, Faced, TitleCard, Variants, livery::Livery, tests::assert_colours},
    kernel::{
        event::Audience,
        game::{Game, Secrecy, Turn},
        journal::Journal,
        random::play_random,
        recorded::Recorded,
        replay::{Opening, Unfit},
        seat::{Seat, Seats, Viewer},
    },
    shell::rehearsal::Memory,
    store::{Setup, Store},
    ui::{
        canvas::Canvas,
        ink::Ink,
        key::{Key, KeyEvent},
    },
    words::Language,
};

// What the app makes for the games of its list.
mod listed {
    #![allow(dead_code, reason = "the app asks more of its list than is asked here")]
    use super::*;
    titles! { (tiny, Tiny, Tiny) }
}
use listed::{AnySitting, Title};

std::thread_local! {
    /// How many views were made and how often the choices were listed, since somebody asked.
    static ASKED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

/// The game makes a view, or lists its choices.
pub(super) fn count(views: u32, lists: u32) {
    let (made, listed) = ASKED.get();
    ASKED.set((made + views, listed + lists));
}

const ENGLISH: Language = Language::English;

fn two() -> Seats {
    Seats::new(2).unwrap()
}

fn started(seed: u64) -> Recorded<Tiny> {
    Recorded::start((), two(), seed).unwrap()
}

/// The first deal in which the players have these cards.
fn deal(cards: [Card; 2]) -> u64 {
    let dealt = |seed| started(seed).game().cards;
    let fits = |&seed: &u64| [Seat::One, Seat::Two].map(|seat| dealt(seed)[seat]) == cards;
    (0..).find(fits).unwrap()
}

/// Two guests at a table of the title's colours.
fn party() -> Party {
    let mut party = Party::new();
    party.take_colours(&Title::Tiny.card().colours);
    party.seat(2);
    party
}

/// A match on the table, by the way of the set-up.
fn laid(cards: [Card; 2]) -> AnySitting {
    let mut table = None;
    Title::Tiny.usual().begin(two(), deal(cards), &mut table);
    table.unwrap()
}

fn press(sat: &mut dyn Sat, journal: &mut Journal, seat: Seat, key: Key) -> Steered {
    let event = KeyEvent::Press(key);
    sat.steer(journal, (&party(), ENGLISH), seat, event, None)
}

/// The picture of a seat's table.
fn picture(sat: &dyn Sat, seat: Seat) -> Vec<Ink> {
    let mut canvas = Canvas::new();
    sat.paint(&party(), ENGLISH, seat, &mut canvas);
    let points = (0..240).flat_map(|y| (0..240).map(move |x| (x, y)));
    points.map(|(x, y)| canvas.ink(x, y)).collect()
}

#[test]
fn a_key_makes_one_view_at_the_most_and_lists_the_choices_once() {
    let mut table = laid([Card::Sun, Card::Moon]);
    let mut journal = Journal::new();
    let sat = table.sat_mut();
    sat.begin(&journal);
    picture(sat, Seat::One);
    for (key, plays) in [(Key::Right, false), (Key::A, true)] {
        ASKED.take();
        let steered = press(sat, &mut journal, Seat::One, key);
        assert_eq!(steered == Steered::Played, plays, "{key:?}");
        let (_, lists) = ASKED.get();
        assert_eq!(lists, 1, "the choices for {key:?}");
        if plays {
            // The device goes to the other player.
            sat.begin(&journal);
        }
        picture(sat, if plays { Seat::Two } else { Seat::One });
        let (views, _) = ASKED.get();
        assert_eq!(views, u32::from(plays), "the views for {key:?}");
    }
}

/// Whether somebody is told of a moon, in the whole match so far.
fn hears_of_moon(sat: &dyn Sat, journal: &Journal, who: Viewer) -> bool {
    let (mut told, span) = (String::new(), (0, journal.actions()));
    sat.tell(journal, (&party(), ENGLISH), who, span, &mut |sentence| {
        told.push_str(sentence);
    });
    assert_eq!(told.matches("lights").count(), 3);
    told.contains("moon")
}

/// The lamps up to the first showing, in which the second player sees the card of the first.
const UNTIL_SHOWING: [(Seat, Lamp); 3] = [
    (Seat::One, Lamp::First),
    (Seat::Two, Lamp::First),
    (Seat::One, Lamp::Second),
];

fn until_showing(sat: &mut dyn Sat, journal: &mut Journal) {
    for (seat, _) in UNTIL_SHOWING {
        sat.begin(journal);
        assert_eq!(press(sat, journal, seat, Key::A), Steered::Played);
    }
    sat.begin(journal);
    assert_eq!(sat.turn(), Turn::Of(Seat::Two));
}

#[test]
fn a_match_ends_with_two_winners_or_one_or_nobody() {
    let mut winners = HashSet::new();
    for seed in 0..60 {
        let played = play_random::<Tiny>((), two(), seed, 99, |_, _, game| {
            assert_eq!(game.audit(), Ok(()));
        });
        let played = played.unwrap();
        // Four lamps and two looks.
        assert_eq!(played.decisions, 6);
        let Turn::Over(places) = played.game.turn() else {
            panic!("it goes on")
        };
        assert_eq!(places.order().count(), 2);
        winners.insert(places.winners().count());
    }
    assert_eq!(winners, HashSet::from([0, 1, 2]));
}

#[test]
fn a_lamp_can_be_taken_back_and_a_look_cannot() {
    let mut table = started(3);
    for (seat, lamp) in UNTIL_SHOWING {
        assert!(table.undo(seat).is_err());
        let before = table.clone();
        table.play(seat, Action::Light { lamp }, |_, _| {}).unwrap();
        if table.actions() < 3 {
            table.undo(seat).unwrap();
            assert_eq!(table.game(), before.game());
            table.play(seat, Action::Light { lamp }, |_, _| {}).unwrap();
        }
    }
    assert!(table.undo(Seat::One).is_err());
    table.play(Seat::Two, Action::Looked, |_, _| {}).unwrap();
    assert!(table.undo(Seat::Two).is_err());
}

#[test]
fn a_view_holds_no_secret_and_whoever_was_shown_a_card_sees_it() {
    let mut seen = 0;
    for seed in 0..40 {
        let visit = |_, _, game: &Tiny| {
            let over = game.table.decider().is_none();
            for (seat, other) in [(Seat::One, Seat::Two), (Seat::Two, Seat::One)] {
                let view = game.view(Viewer::Player(seat));
                assert_eq!(view.cards[seat], Some(game.cards[seat]));
                let known = over || game.table.shown.contains(other);
                assert_eq!(view.cards[other].is_some(), known);
                seen += u32::from(known && !over);
                assert_eq!(game.view(Viewer::Bystander).cards[seat].is_some(), over);
                let secrecy = match (game.table.decider(), game.table.showing) {
                    (None, _) => Secrecy::Open,
                    (Some(looker), true) if looker == seat => Secrecy::Decides,
                    _ => Secrecy::Holds,
                };
                assert_eq!(game.secrecy(seat), secrecy);
            }
        };
        play_random::<Tiny>((), two(), seed, 99, visit).unwrap();
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn a_showing_comes_again_when_the_power_went_meanwhile() {
    let setup = Setup {
        options: Default::default(),
        players: party().saved(),
        seed: deal([Card::Moon, Card::Sun]),
        rules: Tiny::RULES,
    };
    let mut bytes = vec![0xFF; 16 * 4096];
    let mut store = Store::new(Memory(&mut bytes)).unwrap();
    let number = store.begin::<Tiny>(&setup).unwrap().number;
    let mut table = started(setup.seed);
    for (seat, lamp) in UNTIL_SHOWING {
        table.play(seat, Action::Light { lamp }, |_, _| {}).unwrap();
        store.append(number, &table).unwrap();
    }
    drop(store);
    // Twice, for to look at it without an answer changes nothing.
    for _ in 0..2 {
        let mut store = Store::new(Memory(&mut bytes)).unwrap();
        let mut again = started(0);
        let players = store.open(number, &mut again).unwrap();
        assert_eq!(players, setup.players);
        assert!(*again == *table);
        assert_eq!(again.turn(), Turn::Of(Seat::Two));
        assert_eq!(again.game().secrecy(Seat::Two), Secrecy::Decides);
        assert!(again.legal(Seat::Two).eq([Action::Looked]));
        let view = again.view(Viewer::Player(Seat::Two));
        assert_eq!(view.cards[Seat::One], Some(Card::Moon));
    }
    let mut store = Store::new(Memory(&mut bytes)).unwrap();
    store.open(number, &mut table).unwrap();
    while let Turn::Of(seat) = table.turn() {
        let action = table.legal(seat).next().unwrap();
        table.play(seat, action, |_, _| {}).unwrap();
        store.append(number, &table).unwrap();
    }
    let Turn::Over(places) = table.turn() else {
        panic!("it goes on")
    };
    store.finish(number, &places).unwrap();
    let known = store.look(number).unwrap().summary.unwrap();
    assert_eq!(known.finished, Some(places));
}

#[test]
fn the_set_up_gives_two_colours_to_a_seat_and_asks_for_nothing() {
    let card = Title::Tiny.card();
    assert_colours(card);
    assert!(matches!(card.counts, Counts::Endings(_)));
    let rules = Title::Tiny.usual();
    assert_eq!(rules.variants().lines(), 0);
    assert_eq!(rules.variants().people(card.players.clone()), 2..=2);
    let mut party = party();
    party.change_colour(Seat::One, true);
    for party in [&party, &Party::from_saved(&party.saved(), &card.colours)] {
        for (seat, colours) in [
            (Seat::One, [Livery::Red, Livery::Blue]),
            (Seat::Two, [Livery::Yellow, Livery::Green]),
        ] {
            let player = party.players(ENGLISH)[seat];
            assert!(colours.iter().all(|&own| player.colours.contains(own)));
            assert_eq!(player.colours.len(), 2);
            assert!(player.colours.contains(player.livery));
        }
    }
    let mut table = None;
    rules.begin(Seats::new(3).unwrap(), 1, &mut table);
    assert!(table.is_none());
    // A save is opened by the name of the game.
    let mut buffer = [0; 8];
    let opening = laid([Card::Sun, Card::Moon]);
    let opening = opening.sat().opening(&mut buffer).unwrap();
    assert_eq!(AnySitting::reopen(&mut table, &opening), Ok(()));
    assert_eq!(table.map(|table| table.title()), Title::named(Tiny::NAME));
}

#[test]
fn what_is_held_in_secret_comes_to_the_screen_only_when_it_is_asked_for() {
    let [mut sun, mut moon] = [Card::Sun, Card::Moon].map(|card| laid([card, Card::Sun]));
    let seat = Seat::One;
    let differ =
        |sun: &AnySitting, moon: &AnySitting| picture(sun.sat(), seat) != picture(moon.sat(), seat);
    assert!(!sun.sat().is_secret(seat));
    assert!(!differ(&sun, &moon));
    for table in [&mut sun, &mut moon] {
        assert_eq!(table.sat_mut().ask(seat), Some(true));
        assert!(table.sat().is_secret(seat));
    }
    // Not before the curtain is opened.
    assert!(!differ(&sun, &moon));
    sun.sat_mut().reveal();
    moon.sat_mut().reveal();
    assert!(differ(&sun, &moon));
    // It stays while the player decides and takes back, and goes when it is laid aside, or when the device is.
    let mut journal = Journal::new();
    let played = press(sun.sat_mut(), &mut journal, seat, Key::A);
    assert_eq!(played, Steered::Played);
    sun.sat_mut().undo(&mut journal, seat, false).unwrap();
    assert!(differ(&sun, &moon));
    assert_eq!(sun.sat_mut().ask(seat), Some(false));
    moon.sat_mut().begin(&journal);
    assert!(!differ(&sun, &moon));
    assert!(!sun.sat().is_secret(seat) && !moon.sat().is_secret(seat));
}

#[test]
fn a_private_showing_is_behind_the_curtain_of_one_seat_before_play_goes_on() {
    let pictures = [Card::Sun, Card::Moon].map(|card| {
        let (mut table, mut journal) = (laid([card, Card::Sun]), Journal::new());
        let sat = table.sat_mut();
        until_showing(sat, &mut journal);
        assert!(sat.is_secret(Seat::Two) && !sat.is_secret(Seat::One));
        let shown = picture(sat, Seat::Two);
        // Whatever else is pressed, it stays; and nobody else answers.
        for (seat, key) in [(Seat::Two, Key::Right), (Seat::One, Key::A)] {
            press(sat, &mut journal, seat, key);
            assert_eq!(sat.turn(), Turn::Of(Seat::Two));
            assert_eq!(journal.actions(), 3);
        }
        let answered = press(sat, &mut journal, Seat::Two, Key::A);
        assert_eq!(answered, Steered::Played);
        assert!(!sat.is_secret(Seat::Two));
        shown
    });
    assert_ne!(pictures[0], pictures[1]);
}

#[test]
fn what_is_told_to_one_seat_reaches_that_seat_and_no_other() {
    let (mut table, mut journal) = (laid([Card::Moon, Card::Sun]), Journal::new());
    let sat = table.sat_mut();
    until_showing(sat, &mut journal);
    let [one, two] = [Seat::One, Seat::Two].map(Viewer::Player);
    assert!(hears_of_moon(sat, &journal, two));
    assert!(!hears_of_moon(sat, &journal, one));
    assert!(!hears_of_moon(sat, &journal, Viewer::Bystander));
    // Later it can be read again, behind the curtain.
    press(sat, &mut journal, Seat::Two, Key::A);
    sat.begin(&journal);
    assert!(!hears_of_moon(sat, &journal, two));
    assert_eq!(sat.ask(Seat::Two), Some(true));
    assert!(!hears_of_moon(sat, &journal, two));
    sat.reveal();
    assert!(hears_of_moon(sat, &journal, two));
    assert!(!hears_of_moon(sat, &journal, one));
}

#[test]
fn an_event_for_one_seat_is_a_showing_and_names_that_seat() {
    for seed in 0..20 {
        let (mut table, mut shown) = (started(seed), 0);
        while let Turn::Of(seat) = table.turn() {
            let action = table.legal(seat).last().unwrap();
            let hear = |audience: Audience, event| match event {
                Event::Shown { seat, .. } => {
                    assert_eq!(audience, Audience::Only(seat));
                    shown += 1;
                }
                Event::Lit { .. } => assert_eq!(audience, Audience::Everyone),
            };
            table.play(seat, action, hear).unwrap();
        }
        assert_eq!(shown, 2);
    }
}

#[test]
fn the_end_counts_how_it_ended() {
    for (cards, ending, name) in [
        ([Card::Sun, Card::Sun], 2, "dazzling"),
        ([Card::Sun, Card::Moon], 1, "bright"),
        ([Card::Moon, Card::Moon], 0, "dark"),
    ] {
        let (mut table, mut journal) = (laid(cards), Journal::new());
        let sat = table.sat_mut();
        while let Turn::Of(seat) = sat.turn() {
            sat.begin(&journal);
            assert_eq!(press(sat, &mut journal, seat, Key::A), Steered::Played);
        }
        let Turn::Over(places) = sat.turn() else {
            panic!("it goes on")
        };
        assert_eq!(places.winners().count(), ending);
        assert_eq!(usize::from(sat.count(Seat::One)), ending);
        let Counts::Endings(names) = Title::Tiny.card().counts else {
            panic!("there are no points")
        };
        assert_eq!(names(sat.count(Seat::Two), ENGLISH), name);
        let mut canvas = Canvas::new();
        sat.paint_result(&party(), ENGLISH, None, &mut canvas);
        // All four lamps burn, each in its colour.
        let inks: HashSet<String> = (0..240 * 240)
            .map(|at| format!("{:?}", canvas.ink(at % 240, at / 240)))
            .collect();
        assert!(
            ["Red", "Blue", "Yellow", "Green"]
                .iter()
                .all(|&ink| inks.contains(ink))
        );
    }
}
