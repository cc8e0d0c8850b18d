//! Raja as a game of roads: what the shared screens ask of it.
//!
//! It only hands on: what is asked is answered by the files beside it.

use super::{
    Page, RajaScene, about, auction, bar, cards, city,
    deed::{self, Own, RajaDeed, table},
    map, pieces, say, steer, track,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::{
        Scene,
        livery::Livery,
        parts::{
            self, Activity, Captions, Cities, DeedOf, DeedsOf, FocusOf, OutcomeOf, PlaceOf,
            RoadGame,
            alike::alike,
            card,
            city::Lines,
            deed::Deed,
            first_allowed,
            happened::{Happened, HappenedOf},
            land::Look,
            offers,
        },
    },
    games::raja::{
        Raja,
        action::{Action, Event, MoveTask, Why},
        data::{Character, City, Dial, Junction, MAP, QUARRY_ACTION, Road, Site, Village},
        state::{Gold, Plan},
    },
    kernel::{
        id::Id,
        seat::{Seat, Seats},
    },
    ui::{ground::Ground, key::Key},
    words::raja::Topic,
};

impl RoadGame for Raja {
    alike!();

    const FIRST: Dial = Dial::Gold;
    #[rustfmt::skip]
    const CROSS: [[u8; 4]; 8] = [
        [6, 7, 4, 5], [2, 6, 0, 5], [1, 3, 7, 6], [7, 2, 5, 4],
        [0, 7, 3, 5], [0, 4, 3, 1], [2, 7, 0, 1], [2, 3, 4, 0],
    ];
    #[rustfmt::skip]
    const VILLAGE_CROSS: [[u8; 4]; 30] = [
        [4, 1, 22, 29], [27, 12, 25, 11], [12, 18, 3, 21], [2, 29, 16, 23], [20, 17, 5, 24],
        [1, 4, 16, 18], [21, 18, 4, 7], [28, 23, 6, 27], [10, 15, 27, 9], [0, 20, 8, 11],
        [0, 12, 7, 29], [0, 14, 24, 29], [1, 14, 15, 10], [1, 14, 19, 10], [12, 3, 16, 20],
        [13, 2, 4, 22], [15, 3, 4, 6], [15, 3, 4, 24], [22, 17, 5, 7], [22, 17, 5, 26],
        [13, 2, 19, 28], [0, 13, 25, 9], [11, 23, 25, 8], [20, 17, 5, 22], [21, 19, 6, 8],
        [21, 17, 18, 26], [28, 23, 6, 27], [11, 25, 7, 8], [10, 2, 26, 9], [10, 13, 26, 9],
    ];
    const LINES: Lines = Lines {
        ground: Ink::Sand,
        left: 116,
        lines: (BAR + 15, 20),
        line: (1, Ink::Clay),
        inset: 0,
    };
    fn spend(dial: Dial) -> Action {
        Action::SpendChip { dial }
    }
    fn traveller(scene: &RajaScene<'_>, seat: Seat) -> Junction {
        table(scene).architect[seat]
    }
    fn crowned(scene: &RajaScene<'_>) -> Option<Junction> {
        Some(table(scene).maharaja)
    }
    fn goal(scene: &RajaScene<'_>) -> Option<City> {
        let first = || City::all().min_by_key(|&city| table(scene).track[city]);
        table(scene).maharaja.city().or_else(first)
    }
    fn coming(scene: &RajaScene<'_>) -> Cities<City> {
        track::order(table(scene))
    }
    fn built(scene: &RajaScene<'_>, seat: Seat, site: Site) -> u8 {
        table(scene).houses.at(seat, site)
    }
    fn shows(scene: &RajaScene<'_>, dial: Dial) -> bool {
        deed::shows(scene, dial)
    }
    fn pointers(scene: &RajaScene<'_>, dial: Dial) -> u8 {
        table(scene).pointers(dial)
    }
    fn fare(scene: &RajaScene<'_>, road: Road) -> Option<u16> {
        // §6: the Monk's tolls are paid by the bank.
        let monk = table(scene).holds(scene.seat, Character::Monk);
        let toll = table(scene).toll(scene.seat, road)?;
        Some(if monk { 0 } else { toll.total.0 })
    }
    fn owed(scene: &RajaScene<'_>, road: Road, owner: Seat) -> u16 {
        let strange = table(scene)
            .toll(scene.seat, road)
            .map_or(0, |toll| toll.strange);
        table(scene).houses.count_in(owner, strange) as u16
    }
    fn purse(scene: &RajaScene<'_>) -> u16 {
        scene.view.gold[scene.seat].map_or(0, |gold| gold.0)
    }
    fn forced(scene: &RajaScene<'_>) -> Option<Action> {
        // With one house left in the quarry the action is not done in full: that is for the player to decide.
        let full = table(scene).quarry[scene.seat] >= QUARRY_ACTION;
        first_allowed(
            scene,
            [Some(Action::TakeGold), full.then_some(Action::TakeHouses)],
        )
    }
    fn undone(scene: &RajaScene<'_>, dial: Dial) -> u8 {
        table(scene).undone(dial)
    }
    fn too_dear(scene: &RajaScene<'_>, needs: u16) -> Why {
        let (needs, has) = (Gold(needs), Gold(Self::purse(scene)));
        Why::NotEnoughGold { needs, has }
    }
    fn serves(deed: RajaDeed, dial: Dial) -> bool {
        let of = match deed {
            Deed::Play(Action::BuildHouse { task, .. }) => say::house_dial(task),
            Deed::Play(Action::BuildPalace { task, .. }) => Some(deed::palace_dial(task)),
            Deed::Own(Own::MoveFrom(_, MoveTask::MoveHouse)) => Some(Dial::MoveHouse),
            _ => None,
        };
        of == Some(dial)
    }
    fn give_up(dial: Dial) -> Option<Action> {
        Some(Action::Forgo { dial })
    }
    fn given_up(scene: &RajaScene<'_>, dial: Dial) -> Sentence {
        let mut cost = Sentence::default();
        let names = say::names(scene);
        let _ = say::texts(scene).undone(scene.seat, dial, 1, &names, &mut cost);
        cost
    }

    fn spot(scene: &RajaScene<'_>, page: Page) -> Rectangle {
        match page {
            Page::MoveTo { place, .. } => parts::map::spot::<Raja>(place),
            Page::Track { at } => track::spot(scene, at),
            Page::Cards { at } => card::spot(at.index()),
            Page::Deal { want, row } => {
                let deeds = deed::deals(scene, want).len();
                offers::spot(deeds, row, offers::popped_up(deeds, want.index() >= 4))
            }
            Page::Auction { at, .. } => auction::spot(scene, at),
        }
    }
    fn paint_page(scene: &RajaScene<'_>, page: Page, canvas: &mut Canvas) {
        match page {
            Page::MoveTo { from, task, place } => {
                map::paint_move(scene, (from, task), place, canvas);
            }
            Page::Track { at } => track::paint(scene, Some(at), canvas),
            Page::Cards { at } => cards::paint(scene, Some(at), canvas),
            Page::Deal { want, row } => cards::paint_deal(scene, want, row, canvas),
            Page::Auction { gold, at } => auction::paint(scene, gold, at, canvas),
        }
    }

    fn captions(scene: &RajaScene<'_>) -> Captions {
        let texts = say::texts(scene);
        let labels = texts.labels();
        Captions {
            confirm_plan: labels.confirm_plan,
            place: texts.request(table(scene).stage),
            show: labels.show,
            travel: texts.heading(Topic::Travel),
            no_toll: labels.no_toll,
            give_up: texts.heading(Topic::Forgo),
            end_turn: labels.end_turn,
            spend: labels.spend_chip,
            points: labels.points,
            money: labels.gold,
            sources: labels.sources,
            from_start: labels.from_start,
        }
    }
    fn toll_said(scene: &RajaScene<'_>, owners: &str, total: u16) -> Sentence {
        say::toll(scene, owners, total)
    }
    fn happened(event: &Event) -> Option<HappenedOf<Self>> {
        Some(match *event {
            Event::Travelled { seat, to, by } => Happened::Walked { seat, to, by },
            Event::TollPaid { to, .. } => Happened::Paid { to },
            Event::HouseBuilt { site, .. } => Happened::Built(site),
            Event::HousePlaced { village, .. } => Happened::Built(Site::village(village)),
            Event::PalaceBuilt { city, .. } => Happened::Built(Site::city(city)),
            Event::HouseMoved { seat, from, to, .. } => Happened::Moved { seat, from, to },
            Event::MaharajaMoved { city, .. } => Happened::Rode(city),
            _ => return None,
        })
    }
    fn icon(scene: &RajaScene<'_>, _deed: RajaDeed, middle: Point, canvas: &mut Canvas) {
        pieces::icon(canvas, scene.players[scene.seat].livery, middle);
    }
    fn building(canvas: &mut Canvas, livery: Livery, at: Point) {
        pieces::house(canvas, livery, at);
    }
    fn walker(canvas: &mut Canvas, livery: Livery, at: Point) {
        pieces::architect(canvas, livery, at);
    }
    fn beside(city: City, at: Point, canvas: &mut Canvas) {
        // A plus would look like a black player's cross, and what comes besides is for the home.
        pieces::shield(canvas, city, at);
    }
}
