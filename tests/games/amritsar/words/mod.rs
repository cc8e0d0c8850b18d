//! Everything that can be told or refused in Amritsar, and where its texts stand, for the laws about them.

mod lists;

use crate::words::{Room, Worded, said, worded_alike};
use durbar::games::amritsar::Amritsar;
use durbar::games::amritsar::action::{Action, Means, Payment, Swap, Why};
use durbar::games::amritsar::data::{
    Area, Bridge, Colour, GOALS_A_TYPE, GoalType, Good, Level, Mahout, Occasion, Resource,
    StorageTile, Track, UpgradeKind, ZONE_TILES, Zone, ZoneTile,
};
use durbar::games::amritsar::event::Event;
use durbar::games::amritsar::state::Difficulty;
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::kernel::vocabulary::{Thinkable, Told as _};
use durbar::words::Language;
use durbar::words::amritsar::{Thing, Topic};
use lists::{asked, automa_reasons, events, hints, reasons, stages};
use std::fmt::Write;

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
    all.push(said(|out| texts.round(12, out)));
    all
}

impl Worded for Amritsar {
    worded_alike!(amritsar);

    const PLAYERS: usize = 4;

    fn silent(event: Event) -> bool {
        matches!(event, Event::TurnEnded { .. } | Event::BridgeMet { .. })
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

    fn placed(language: Language, _names: &Names<'_>) -> Vec<(Room, String)> {
        let texts = language.amritsar();
        let mut all: Vec<(Room, String)> = Vec::new();
        all.extend(short(language).into_iter().map(|text| (Room::Short, text)));
        let mut put = |place, text: &str| all.push((place, text.to_string()));
        for means in Means::all() {
            put(Room::Lines(1), texts.means(means));
        }
        for stage in stages() {
            put(Room::Bar, texts.request(stage));
        }
        for pending in asked() {
            put(Room::Bar, texts.asks(pending));
        }
        for hint in hints() {
            put(Room::Lines(1), &said(|out| texts.hint(hint, out)));
        }
        for action in Action::every() {
            put(Room::Lines(1), &said(|out| texts.action(action, out)));
        }
        for reason in automa_reasons() {
            put(Room::Lines(2), &said(|out| texts.reason(reason, out)));
        }
        for tile in ZoneTile::all() {
            put(Room::Lines(12), &said(|out| texts.about_tile(tile, out)));
        }
        for tile in StorageTile::all() {
            put(Room::Lines(6), &said(|out| texts.about_storage(tile, out)));
        }
        for mahout in Mahout::all() {
            put(Room::Lines(6), &said(|out| texts.about_mahout(mahout, out)));
        }
        for track in Track::all() {
            for step in 0..=8 {
                put(Room::Lines(1), &said(|out| texts.step(track, step, out)));
            }
        }
        for level in Level::all() {
            put(Room::Lines(1), &said(|out| texts.level(level, out)));
        }
        for bridge in Bridge::all() {
            put(Room::Short, &said(|out| texts.bridge_gain(bridge, out)));
        }
        for kind in GoalType::all() {
            for number in 0..GOALS_A_TYPE as u8 {
                let text = said(|out| texts.goal_long(kind, number, out));
                put(Room::Lines(3), &text);
                // In the bar, or on a card of four lines.
                put(Room::Lines(1), &said(|out| texts.goal(kind, number, out)));
            }
        }
        for option in texts.options().all() {
            put(Room::Bar, option.name);
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
