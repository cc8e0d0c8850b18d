//! Raja as a game of roads: what the shared screens ask of it.
//!
//! It only hands on: what is asked is answered by the files beside it.

use super::{
    Focus, Page, RajaOutcome, RajaScene, auction, bar, cards, city,
    deed::{self, Own, RajaDeed, table},
    map, pieces,
    place::Place,
    say, steer, track,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::{
        livery::Livery,
        parts::{
            Captions, DeedsOf, Moment, RoadGame, city::Lines, deed::Deed, map::Court, map::Looks,
        },
    },
    games::raja::{
        Raja,
        action::{Action, MoveTask, Why},
        data::{Character, City, Dial, Junction, MAP, QUARRY_ACTION, Road, Site, Village},
        state::{Gold, Plan},
    },
    kernel::{
        id::Id,
        seat::{Seat, Seats},
    },
    ui::key::Key,
    words::raja::Topic,
};

impl RoadGame for Raja {
    type Village = Village;
    type City = City;
    type Road = Road;
    type Dial = Dial;
    type Own = Own;
    type Page = Page;
    const FIRST: Dial = Dial::Gold;
    const CROSS: [[u8; 4]; 8] = [
        [6, 7, 4, 5],
        [2, 6, 0, 5],
        [1, 3, 7, 6],
        [7, 2, 5, 4],
        [0, 7, 3, 5],
        [0, 4, 3, 1],
        [2, 7, 0, 1],
        [2, 3, 4, 0],
    ];
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
    fn goal(scene: &RajaScene<'_>) -> Option<City> {
        let first = || City::all().min_by_key(|&city| table(scene).track[city]);
        table(scene).maharaja.city().or_else(first)
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
        let houses = |village| u16::from(table(scene).houses.at(owner, Site::village(village)));
        let all = Village::all().filter(|village| strange >> village.index() & 1 == 1);
        all.map(houses).sum()
    }
    fn purse(scene: &RajaScene<'_>) -> u16 {
        scene.view.gold[scene.seat].map_or(0, |gold| gold.0)
    }
    fn plan_cost(scene: &RajaScene<'_>) -> u16 {
        deed::plan_cost(scene)
    }
    fn forced(scene: &RajaScene<'_>) -> Option<Action> {
        // With one house left in the quarry the action is not done in full: that is for the player to decide.
        let full = table(scene).quarry[scene.seat] >= QUARRY_ACTION;
        let all = [Some(Action::TakeGold), full.then_some(Action::TakeHouses)];
        all.into_iter()
            .flatten()
            .find(|&action| scene.allows(action))
    }
    fn undone(scene: &RajaScene<'_>, dial: Dial) -> u8 {
        table(scene).undone(dial)
    }

    fn expected(scene: &RajaScene<'_>, site: Site) -> Action {
        deed::expected(scene, site)
    }
    fn too_dear(scene: &RajaScene<'_>, needs: u16) -> Why {
        let (needs, has) = (Gold(needs), Gold(Self::purse(scene)));
        Why::NotEnoughGold { needs, has }
    }
    fn closed(village: Village) -> Why {
        Why::VillageEmpty { village }
    }
    fn tried(scene: &RajaScene<'_>, dial: Dial) -> Action {
        deed::tried(scene, dial)
    }
    fn task_open(scene: &RajaScene<'_>, dial: Dial) -> bool {
        deed::task_open(scene, dial)
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

    fn captions(scene: &RajaScene<'_>) -> Captions {
        let texts = say::texts(scene);
        let labels = texts.labels();
        Captions {
            confirm_plan: labels.confirm_plan,
            place: texts.dial_long(Dial::House),
            travel: texts.heading(Topic::Travel),
            no_toll: labels.no_toll,
            give_up: texts.heading(Topic::Forgo),
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
    fn toll_said(scene: &RajaScene<'_>, owners: &str, total: u16) -> Sentence {
        say::toll(scene, owners, total)
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
    fn icon(scene: &RajaScene<'_>, _deed: RajaDeed, middle: Point, canvas: &mut Canvas) {
        pieces::icon(canvas, scene.players[scene.seat].livery, middle);
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
