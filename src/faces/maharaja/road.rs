//! Maharaja as a game of roads: what the shared screens ask of it.
//!
//! It only hands on: what is asked is answered by the files beside it.

use super::{
    MaharajaScene, Page, about, bar, cards, city,
    deed::{self, MaharajaDeed, Own, table},
    map, pieces, rewards, say, steer, track,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::{
        Scene,
        livery::Livery,
        parts::{
            Activity, Captions, Cities, DeedOf, DeedsOf, FocusOf, OutcomeOf, PlaceOf, RoadGame,
            alike::alike,
            card,
            city::Lines,
            first_allowed,
            happened::{Happened, HappenedOf},
            land::Look,
            offers,
        },
    },
    games::maharaja::{
        Maharaja,
        action::{Action, Why},
        data::{Character, City, Dial, Junction, MAP, Road, SUPPLY_ACTION, Site, Village},
        event::Event,
        state::{Coins, Plan},
    },
    kernel::{
        id::Id,
        seat::{Seat, Seats},
    },
    ui::{ground::Ground, key::Key},
    words::maharaja::Topic,
};

impl RoadGame for Maharaja {
    alike!();

    const FIRST: Dial = Dial::Statue;
    #[rustfmt::skip]
    const CROSS: [[u8; 4]; 8] = [
        [2, 5, 6, 4], [3, 2, 4, 6], [1, 3, 0, 4], [1, 7, 5, 2],
        [2, 0, 6, 1], [2, 3, 7, 0], [4, 0, 7, 1], [5, 3, 6, 0],
    ];
    #[rustfmt::skip]
    const VILLAGE_CROSS: [[u8; 4]; 30] = [
        [20, 12, 14, 10], [3, 25, 22, 10], [3, 18, 22, 0], [27, 18, 29, 0], [18, 9, 21, 24],
        [18, 9, 21, 8], [16, 29, 14, 7], [13, 20, 5, 27], [11, 13, 15, 23], [10, 25, 8, 12],
        [0, 24, 27, 9], [0, 16, 27, 9], [1, 19, 22, 11], [1, 17, 26, 11], [1, 26, 15, 8],
        [9, 24, 27, 8], [2, 19, 23, 25], [2, 4, 28, 25], [3, 4, 5, 16], [3, 4, 28, 25],
        [19, 5, 29, 23], [20, 5, 29, 26], [13, 23, 26, 11], [17, 5, 6, 24], [1, 4, 28, 22],
        [16, 4, 7, 13], [12, 29, 7, 15], [14, 29, 7, 15], [17, 20, 6, 15], [2, 21, 6, 28],
    ];
    const LINES: Lines = Lines {
        ground: Ink::Clay,
        left: 118,
        lines: (BAR + 18, 24),
        line: (22, Ink::Sand),
        inset: 1,
    };
    fn spend(dial: Dial) -> Action {
        Action::SpendMarker { dial }
    }
    fn traveller(scene: &MaharajaScene<'_>, seat: Seat) -> Junction {
        table(scene).priest[seat]
    }
    fn crowned(scene: &MaharajaScene<'_>) -> Option<Junction> {
        table(scene).maharaja.map(Junction::City)
    }
    fn goal(scene: &MaharajaScene<'_>) -> Option<City> {
        let first = || table(scene).cities_from_left().next();
        table(scene).maharaja.or_else(first)
    }
    fn coming(scene: &MaharajaScene<'_>) -> Cities<City> {
        track::order(table(scene))
    }
    fn built(scene: &MaharajaScene<'_>, seat: Seat, site: Site) -> u8 {
        table(scene).shrines.at(seat, site)
    }
    fn shows(scene: &MaharajaScene<'_>, dial: Dial) -> bool {
        deed::pointers(scene, dial) > 0
    }
    fn pointers(scene: &MaharajaScene<'_>, dial: Dial) -> u8 {
        deed::pointers(scene, dial)
    }
    fn fare(scene: &MaharajaScene<'_>, road: Road) -> Option<u16> {
        let toll = table(scene).toll(scene.seat, road)?;
        let free = table(scene).has(scene.seat, Character::FreeTravel);
        Some(if free { 0 } else { toll.total.0 })
    }
    fn owed(scene: &MaharajaScene<'_>, road: Road, owner: Seat) -> u16 {
        let (table, seat) = (table(scene), scene.seat);
        // Character 9 pays nobody.
        let toll = table
            .toll(seat, road)
            .filter(|_| !table.has(seat, Character::FreeTravel));
        let strange = toll.map_or(0, |toll| toll.strange);
        table.shrines.count_in(owner, strange) as u16
    }
    fn purse(scene: &MaharajaScene<'_>) -> u16 {
        table(scene).coins[scene.seat].0
    }
    fn forced(scene: &MaharajaScene<'_>) -> Option<Action> {
        let (table, seat) = (table(scene), scene.seat);
        // Character 13 builds out of the supply: what is taken from it may be missed there.
        let supply =
            !table.has(seat, Character::SupplyBuilder) && table.supply[seat] >= SUPPLY_ACTION;
        let shrines = supply.then_some(Action::TakeShrines);
        first_allowed(scene, [Some(Action::TakeCoins), shrines])
    }
    fn undone(scene: &MaharajaScene<'_>, dial: Dial) -> u8 {
        deed::undone(scene, dial)
    }
    fn too_dear(scene: &MaharajaScene<'_>, needs: u16) -> Why {
        let (needs, has) = (Coins(needs), Coins(Self::purse(scene)));
        Why::NotEnoughCoins { needs, has }
    }
    fn serves(deed: MaharajaDeed, dial: Dial) -> bool {
        deed::dial_of(deed) == Some(dial)
    }
    fn give_up(_dial: Dial) -> Option<Action> {
        None
    }
    fn given_up(_scene: &MaharajaScene<'_>, _dial: Dial) -> Sentence {
        Sentence::default()
    }

    fn spot(scene: &MaharajaScene<'_>, page: Page) -> Rectangle {
        let court = |at| {
            deed::court(scene)
                .iter()
                .position(|&tile| tile == at)
                .unwrap_or(0)
        };
        match page {
            Page::Track { at, .. } => track::spot(scene, at),
            Page::Cards { at } => card::spot(court(at)),
            Page::Lay { at, row } => {
                let deeds = deed::effects(scene, Some(at)).len();
                offers::spot(deeds, row, offers::popped_up(deeds, court(at) >= 4))
            }
            Page::Rewards { at } => rewards::spot(scene, at),
            Page::Effect { row } => {
                let deeds = deed::effects(scene, None).len();
                offers::spot(deeds, row, offers::popped_up(deeds, false))
            }
        }
    }
    fn paint_page(scene: &MaharajaScene<'_>, page: Page, canvas: &mut Canvas) {
        match page {
            Page::Track { at, task } => track::paint(scene, Some((at, task)), canvas),
            Page::Cards { at } => cards::paint(scene, Some(at), canvas),
            Page::Lay { at, row } => cards::paint_lay(scene, at, row, canvas),
            Page::Rewards { at } => rewards::paint(scene, Some(at), canvas),
            Page::Effect { row } => rewards::paint_effect(scene, row, canvas),
        }
    }

    fn captions(scene: &MaharajaScene<'_>) -> Captions {
        let texts = say::texts(scene);
        let labels = texts.labels();
        Captions {
            confirm_plan: labels.confirm_plan,
            place: texts.request(table(scene).stage),
            show: labels.show,
            travel: texts.heading(Topic::Travel),
            no_toll: labels.no_toll,
            give_up: texts.heading(Topic::Rest),
            end_turn: labels.end_turn,
            spend: labels.spend_marker,
            points: labels.worship,
            money: labels.coins,
            sources: labels.sources,
            from_start: labels.from_start,
        }
    }
    fn toll_said(scene: &MaharajaScene<'_>, owners: &str, total: u16) -> Sentence {
        let mut out = Sentence::default();
        let _ = say::texts(scene).toll(owners, Coins(total), &mut out);
        out
    }
    fn happened(event: &Event) -> Option<HappenedOf<Self>> {
        Some(match *event {
            Event::Travelled { seat, to, by } => Happened::Walked { seat, to, by },
            Event::TollPaid { to, .. } => Happened::Paid { to },
            Event::ShrineBuilt { site, .. } => Happened::Built(site),
            Event::ShrinePlaced { village, .. } => Happened::Built(Site::village(village)),
            Event::StatueBuilt { city, .. } => Happened::Built(Site::city(city)),
            Event::ShrineMoved { seat, from, to } => Happened::Moved {
                seat,
                from: Site::city(from),
                to,
            },
            Event::MaharajaMoved { city, .. } => Happened::Rode(city),
            _ => return None,
        })
    }
    fn icon(scene: &MaharajaScene<'_>, deed: MaharajaDeed, middle: Point, canvas: &mut Canvas) {
        pieces::icon(canvas, deed, scene.players[scene.seat].livery, middle);
    }
    fn building(canvas: &mut Canvas, livery: Livery, at: Point) {
        pieces::shrine(canvas, livery, at);
    }
    fn walker(canvas: &mut Canvas, livery: Livery, at: Point) {
        pieces::priest(canvas, livery, at);
    }
}
