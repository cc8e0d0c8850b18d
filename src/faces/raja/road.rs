//! Raja as a game of roads: what the shared screens ask of it.
//!
//! It only hands on: what is asked is answered by the files beside it.

use super::{
    Focus, Page, RajaOutcome, RajaScene, auction, bar, cards, city,
    deed::{self, Own, RajaDeed, table},
    map, pieces,
    place::Place,
    say, steer, track, turn,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::{
        livery::Livery,
        parts::{Captions, DeedsOf, Moment, RoadGame, city::Lines, map::Court, map::Looks},
    },
    games::raja::{
        Raja,
        action::{Action, Why},
        data::{City, Dial, Junction, MAP, Road, Site, Village},
        state::Plan,
    },
    kernel::{
        id::Id,
        seat::{Seat, Seats},
    },
    ui::key::Key,
};

impl RoadGame for Raja {
    type Village = Village;
    type City = City;
    type Road = Road;
    type Dial = Dial;
    type Own = Own;
    type Page = Page;
    const FIRST: Dial = Dial::Gold;
    const END: Action = Action::EndTurn;
    const LOOKS: Looks = map::LOOKS;
    const LINES: Lines = Lines {
        ground: Ink::Sand,
        left: 116,
        lines: (BAR + 15, 20),
        line: (1, Ink::Clay),
        inset: 0,
    };

    fn other_end(road: Road, from: Junction) -> Option<Junction> {
        Junction::from_index(MAP.other_end(road.index(), from.index())?)
    }
    fn villages(road: Road) -> u64 {
        MAP.villages(road.index())
    }
    fn travel(to: Junction, by: Road) -> Action {
        Action::Travel { to, by }
    }
    fn place(village: Village) -> Action {
        Action::Place { village }
    }
    fn plan(one: Dial, other: Dial) -> Action {
        let plan = Plan::new(one, other);
        Action::Plan { plan }
    }
    fn spend(dial: Dial) -> Action {
        Action::SpendChip { dial }
    }

    fn players(scene: &RajaScene<'_>) -> Seats {
        table(scene).seats
    }
    fn decider(scene: &RajaScene<'_>) -> Option<Seat> {
        table(scene).decider()
    }
    fn moment(scene: &RajaScene<'_>) -> Moment {
        steer::moment(scene)
    }
    fn traveller(scene: &RajaScene<'_>, seat: Seat) -> Junction {
        table(scene).architect[seat]
    }
    fn maharaja(scene: &RajaScene<'_>) -> Option<Junction> {
        Some(table(scene).maharaja)
    }
    fn built(scene: &RajaScene<'_>, seat: Seat, site: Site) -> u8 {
        table(scene).houses.at(seat, site)
    }
    fn points(scene: &RajaScene<'_>, seat: Seat, city: City) -> u8 {
        table(scene).points(seat, city)
    }
    fn shows(scene: &RajaScene<'_>, dial: Dial) -> bool {
        deed::shows(scene, dial)
    }
    fn pointers(scene: &RajaScene<'_>, dial: Dial) -> u8 {
        table(scene).pointers(dial)
    }
    fn undone(scene: &RajaScene<'_>, dial: Dial) -> u8 {
        table(scene).undone(dial)
    }

    fn expected(scene: &RajaScene<'_>, place: Place) -> Action {
        deed::expected(scene, place)
    }
    fn add_buildings(scene: &RajaScene<'_>, place: Place, deeds: &mut DeedsOf<Self>) {
        deed::add_buildings(scene, place, deeds);
    }
    fn add_anywhere(scene: &RajaScene<'_>, deeds: &mut DeedsOf<Self>) {
        deed::add_anywhere(scene, deeds);
    }
    fn add_own(scene: &RajaScene<'_>, deeds: &mut DeedsOf<Self>) {
        deed::add_own(scene, deeds);
    }
    fn task(scene: &RajaScene<'_>, dial: Dial, then: Focus) -> Option<RajaOutcome> {
        steer::task(scene, dial, then)
    }
    fn own(scene: &RajaScene<'_>, deed: Own) -> RajaOutcome {
        steer::own(scene, deed)
    }

    fn begin(scene: &RajaScene<'_>) -> Focus {
        steer::begin(scene)
    }
    fn belongs(scene: &RajaScene<'_>, page: Page) -> bool {
        steer::belongs(scene, page)
    }
    fn steer(scene: &RajaScene<'_>, page: Page, key: Key) -> RajaOutcome {
        steer::steer(scene, page, key)
    }

    fn paint_page(scene: &RajaScene<'_>, page: Page, canvas: &mut Canvas) {
        match page {
            Page::MoveTo { from, task, place } => {
                map::paint_move(scene, (from, task), place, canvas);
            }
            Page::Track { at } => track::paint(scene, Some(at), canvas),
            Page::Cards { at } => cards::paint(scene, Some(at), canvas),
            Page::Deal { want, row } => cards::paint_deal(scene, want, row, canvas),
            Page::Auction { gold, pass } => auction::paint(scene, gold, pass, canvas),
        }
    }
    fn paint_end(scene: &RajaScene<'_>, canvas: &mut Canvas) {
        turn::paint_end(scene, canvas);
    }

    fn captions(scene: &RajaScene<'_>) -> Captions {
        let texts = say::texts(scene);
        let labels = texts.labels();
        Captions {
            confirm_plan: labels.confirm_plan,
            place: texts.dial_long(Dial::House),
            end_turn: labels.end_turn,
            spend: labels.spend_chip,
            points: labels.points,
        }
    }
    fn request(scene: &RajaScene<'_>) -> &'static str {
        say::texts(scene).request(table(scene).stage)
    }
    fn round(scene: &RajaScene<'_>) -> Sentence {
        let mut round = Sentence::default();
        let _ = say::texts(scene).round(table(scene).round, &mut round);
        round
    }
    fn village_name(scene: &RajaScene<'_>, village: Village) -> Sentence {
        let mut name = Sentence::default();
        let _ = say::texts(scene).village(village, &mut name);
        name
    }
    fn junction_name(scene: &RajaScene<'_>, junction: Junction) -> &'static str {
        say::texts(scene).junction(junction)
    }
    fn dial_name(scene: &RajaScene<'_>, dial: Dial, long: bool) -> &'static str {
        let texts = say::texts(scene);
        if long {
            texts.dial_long(dial)
        } else {
            texts.dial(dial)
        }
    }
    fn reason(scene: &RajaScene<'_>, why: Why) -> Sentence {
        say::reason(scene, why)
    }
    fn idle(_scene: &RajaScene<'_>, why: Why) -> bool {
        why == Why::AlreadyThere
    }
    fn label(scene: &RajaScene<'_>, deed: RajaDeed) -> Sentence {
        say::label(scene, deed)
    }
    fn value(scene: &RajaScene<'_>, deed: RajaDeed) -> Sentence {
        say::value(scene, deed)
    }

    fn top(scene: &RajaScene<'_>, canvas: &mut Canvas) {
        bar::top(scene, canvas);
    }
    fn dial_of(deed: RajaDeed) -> Option<Dial> {
        say::deed_dial(deed)
    }
    fn picture(canvas: &mut Canvas, dial: Dial, livery: Livery, at: Point, scale: u32) {
        pieces::picture(canvas, dial, livery, at, scale);
    }
    fn icon(scene: &RajaScene<'_>, deed: RajaDeed, middle: Point, canvas: &mut Canvas) {
        pieces::icon(canvas, deed, scene.players[scene.seat].livery, middle);
    }
    fn building(canvas: &mut Canvas, livery: Livery, at: Point) {
        pieces::house(canvas, livery, at);
    }
    fn walker(canvas: &mut Canvas, livery: Livery, at: Point) {
        pieces::architect(canvas, livery, at);
    }
    fn shield(canvas: &mut Canvas, city: City, at: Point) {
        pieces::shield(canvas, city, at);
    }
    fn court(junction: Junction) -> Court {
        map::court(junction)
    }
    fn ground(canvas: &mut Canvas) {
        map::ground(canvas);
    }
    fn town(scene: &RajaScene<'_>, city: City, at: Point, canvas: &mut Canvas) {
        map::town(scene, city, at, canvas);
    }
    fn garden(scene: &RajaScene<'_>, city: City, canvas: &mut Canvas) {
        city::garden(scene, city, canvas);
    }
}
