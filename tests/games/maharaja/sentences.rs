//! Sentences of Maharaja, word for word: what no law says, such as cases and plurals.

use durbar::games::maharaja::action::{ShrineTask, StatueTask};
use durbar::games::maharaja::data::{City, Dial, StatuePlace};
use durbar::games::maharaja::data::{Site, Village};
use durbar::games::maharaja::event::Cause;
use durbar::games::maharaja::event::{Event, Reason};
use durbar::games::maharaja::state::Coins;
use durbar::games::maharaja::tiles::Tile;
use durbar::kernel::notation::Names;
use durbar::kernel::seat::Seat;
use durbar::words::Language;
use durbar::words::maharaja::Topic;

fn told(event: Event) -> [String; 3] {
    let names = Names::new(["Ann", "Brahmabot"]).unwrap();
    Language::ALL.map(|language| {
        let mut text = String::new();
        language.maharaja().tell(event, &names, &mut text).unwrap();
        text
    })
}

#[test]
fn the_topics_are_counted_and_the_end_comes_last() {
    assert_eq!(Topic::all().count(), Topic::COUNT);
    assert_eq!(Topic::all().last(), Some(Topic::Winning));
}

#[test]
fn brahmabot_gives_his_reasons() {
    let reasoned = |city, reason| Event::AutomaReasoned {
        tile: Tile::numbered(9),
        city,
        reason,
    };
    assert_eq!(
        told(reasoned(Some(City::Puri), Reason::SecondBy { gap: 1 })),
        [
            "Brahmabot, tile 9: Puri, second by 1.",
            "Brahmabot, Plättchen 9: Puri, Zweiter mit 1 AP Abstand.",
            "Brahmabot, tegel 9: Puri, tweede met 1 AP verschil.",
        ]
    );
    let way = Reason::Way { new: 1, foreign: 2 };
    assert_eq!(
        told(reasoned(Some(City::Puri), way)),
        [
            "Brahmabot, tile 9: Puri, way with 1 shrine to build, past 2 of yours.",
            "Brahmabot, Plättchen 9: Puri, unterwegs zu bauen: 1 Schrein, 2 von dir.",
            "Brahmabot, tegel 9: Puri, onderweg te bouwen: 1 schrijn, 2 van jou.",
        ]
    );
    assert_eq!(told(reasoned(None, Reason::Finished)), ["", "", ""]);
}

#[test]
fn buildings_are_told_with_place_and_price() {
    let statue = Event::StatueBuilt {
        seat: Seat::One,
        city: City::Puri,
        place: StatuePlace::Centre,
        cost: Coins(12),
        task: StatueTask::StatueAndShrine,
    };
    assert_eq!(
        told(statue),
        [
            "Ann builds a statue in the centre of Puri, 12 coins.",
            "Ann baut eine Statue in der Mitte von Puri, 12 Münzen.",
            "Ann bouwt een beeld in het midden van Puri, 12 munten.",
        ]
    );
    let shrine = |number, cost, task| Event::ShrineBuilt {
        seat: Seat::One,
        site: Site::village(Village::numbered(number).unwrap()),
        cost: Coins(cost),
        task,
    };
    assert_eq!(
        told(shrine(24, 0, ShrineTask::Shrine)),
        [
            "Ann builds a shrine in the village Start - Puri, for nothing.",
            "Ann baut einen Schrein im Dorf Startort - Puri, kostenlos.",
            "Ann bouwt een schrijn in het dorp Start - Puri, gratis.",
        ]
    );
    assert_eq!(
        told(shrine(25, 1, ShrineTask::Character)),
        [
            "Ann builds a shrine in the village Start - Haridwar, 1 coin (character 13).",
            "Ann baut einen Schrein im Dorf Startort - Haridwar, 1 Münze (Charakter 13).",
            "Ann bouwt een schrijn in het dorp Start - Haridwar, 1 munt (karakter 13).",
        ]
    );
}

#[test]
fn receipts_say_where_they_come_from() {
    let coins = |coins, cause| Event::CoinsReceived {
        seat: Seat::One,
        coins: Coins(coins),
        cause,
    };
    assert_eq!(
        told(coins(1, Cause::Bonus)),
        [
            "Ann gets 1 coin (bonus).",
            "Ann erhält 1 Münze (Bonus).",
            "Ann krijgt 1 munt (bonus).",
        ]
    );
    assert_eq!(
        told(coins(3, Cause::Dial(Dial::Coins))),
        [
            "Ann gets 3 coins.",
            "Ann erhält 3 Münzen.",
            "Ann krijgt 3 munten.",
        ]
    );
}
