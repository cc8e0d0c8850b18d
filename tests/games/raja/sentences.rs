//! Sentences of Raja, word for word: what no law says, such as cases and plurals.

use durbar::games::raja::action::{Event, Ground};
use durbar::games::raja::action::{HouseTask, MoveTask};
use durbar::games::raja::data::{Character, City, Dial};
use durbar::games::raja::data::{Site, TrackBox, Village};
use durbar::games::raja::state::Gold;
use durbar::games::raja::state::Plan;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::Seat;
use durbar::words::Language;

fn told(event: Event, players: &[&'static str]) -> [String; 3] {
    let names = Names::new(players.iter().copied()).unwrap();
    Language::ALL.map(|language| {
        let mut text = String::new();
        language.raja().tell(event, &names, &mut text).unwrap();
        text
    })
}

const THREE: [&str; 3] = ["Ann", "Bo", "Cem"];

#[test]
fn palaces_are_told_in_plain_words() {
    let built = |ground| Event::PalaceBuilt {
        seat: Seat::One,
        city: City::Agra,
        ground,
        cost: Gold(12),
    };
    assert_eq!(
        told(built(Ground::Outer), &THREE),
        [
            "Ann builds a palace in Agra, 12 gold.",
            "Ann baut einen Palast in Agra, 12 Gold.",
            "Ann bouwt een paleis in Agra, 12 goud.",
        ]
    );
    assert_eq!(
        told(built(Ground::Centre), &THREE),
        [
            "Ann builds the central palace in Agra, 12 gold.",
            "Ann baut den großen Palast in Agra, 12 Gold.",
            "Ann bouwt het centrale paleis in Agra, 12 goud.",
        ]
    );
}

#[test]
fn villages_are_told_by_their_roads() {
    let site = |number| Site::village(Village::numbered(number).unwrap());
    let moved = Event::HouseMoved {
        seat: Seat::Two,
        from: site(25),
        to: site(22),
        task: MoveTask::MoveHouse,
    };
    assert_eq!(
        told(moved, &THREE),
        [
            "Bo moves a house from the village Start - Udaipur to the village Start - Bikaner.",
            "Bo versetzt ein Haus aus dem Dorf Startort - Udaipur ins Dorf Startort - Bikaner.",
            "Bo verplaatst een huis van het dorp Start - Udaipur naar het dorp Start - Bikaner.",
        ]
    );
    let built = Event::HouseBuilt {
        seat: Seat::Two,
        site: site(5),
        task: HouseTask::Builder,
    };
    assert_eq!(
        told(built, &THREE),
        [
            "Bo builds a house in the village Agra - Udaipur, free as Builder.",
            "Bo baut ein Haus im Dorf Agra - Udaipur, kostenlos als Unternehmer.",
            "Bo bouwt een huis in het dorp Agra - Udaipur, kosteloos als Aannemer.",
        ]
    );
}

#[test]
fn one_and_many_are_told_apart() {
    let scored = |points| Event::Scored {
        seat: Seat::One,
        points,
        gold: Gold(7),
    };
    let [english, german, dutch] = told(scored(1), &THREE);
    assert_eq!(english, "Ann has 1 point and gets 7 gold.");
    assert_eq!(german, "Ann hat 1 Punkt und erhält 7 Gold.");
    assert_eq!(dutch, "Ann heeft 1 punt en krijgt 7 goud.");
    let [english, german, dutch] = told(scored(2), &THREE);
    assert_eq!(english, "Ann has 2 points and gets 7 gold.");
    assert_eq!(german, "Ann hat 2 Punkte und erhält 7 Gold.");
    assert_eq!(dutch, "Ann heeft 2 punten en krijgt 7 goud.");
}

#[test]
fn with_two_players_the_other_is_called_by_name() {
    let forgone = Event::Forgone {
        seat: Seat::One,
        dial: Dial::Palace,
    };
    assert_eq!(
        told(forgone, &["Ann", "Bo"]),
        [
            "Ann gives up palace: 2 gold to Bo.",
            "Ann verzichtet auf Palast: 2 Gold an Bo.",
            "Ann ziet af van paleis: 2 goud aan Bo.",
        ]
    );
    assert_eq!(
        told(forgone, &THREE)[0],
        "Ann gives up palace: 2 gold to the others."
    );
}

#[test]
fn the_mogul_is_declined() {
    let taken = |character| Event::CharacterTaken {
        seat: Seat::One,
        character,
        from: Some(Seat::Three),
    };
    let german = |character| {
        let [_, german, _] = told(taken(character), &THREE);
        german
    };
    assert_eq!(
        german(Character::Mogul),
        "Ann nimmt den Großfürsten von Cem."
    );
    assert_eq!(german(Character::Trader), "Ann nimmt den Händler von Cem.");
}

#[test]
fn a_turn_begins_with_its_plan() {
    let begun = |one, other| Event::TurnBegan {
        seat: Seat::One,
        plan: Plan::new(one, other),
    };
    assert_eq!(
        told(begun(Dial::Palace, Dial::Palace), &THREE),
        [
            "Ann's turn: palace, twice.",
            "Ann ist am Zug: zweimal Palast.",
            "Ann is aan de beurt: twee keer paleis.",
        ]
    );
    assert_eq!(
        told(begun(Dial::Quarry, Dial::Gold), &THREE)[0],
        "Ann's turn: gold, quarry."
    );
    let round = Event::MaharajaMoved {
        city: City::Agra,
        place: TrackBox::at(9).unwrap(),
    };
    assert_eq!(
        told(round, &THREE)[1],
        "Der Maharadscha reist nach Agra; das Stadtwappen kommt auf Feld 3."
    );
}
