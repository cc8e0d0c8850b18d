//! What the faces of several games share: bars, rows, cards and signs, and for games of roads and dials the map, the
//! plan and the turn.
//!
//! A game of roads says what it has in `RoadGame`; everything here is written once for all of them and names none.

pub(super) mod about;
pub(super) mod alike;
pub(super) mod atlas;
pub(super) mod bar;
pub(super) mod card;
pub(super) mod city;
pub(super) mod cross;
pub(super) mod deed;
pub(super) mod dial;
#[cfg(test)]
pub(super) mod fit;
pub mod focus;
pub(super) mod happened;
pub(super) mod land;
pub(super) mod map;
pub(super) mod offers;
pub(super) mod order;
pub(super) mod pieces;
pub mod place;
pub(super) mod result;
pub(super) mod ride;
pub(super) mod scoring;
pub(super) mod sign;
pub(super) mod steer;
pub(super) mod turn;
mod ways;

/// What every painter of a face takes in hand.
pub(super) mod brush {
    pub use crate::{
        kernel::notation::Sentence,
        ui::{
            canvas::Canvas,
            frame::{BAR, EDGE, area, fill, panel},
            ink::Ink,
            text::{self, Align, Type},
        },
    };
    pub use embedded_graphics::{
        prelude::{Point, Size},
        primitives::Rectangle,
    };
}

use core::fmt::Debug;

use embedded_graphics::{prelude::Point, primitives::Rectangle};

use super::{Outcome, Scene, livery::Livery};
use crate::{
    kernel::{
        game::Game,
        id::Id,
        notation::{Names, Sentence},
        seat::{Seat, Seats},
    },
    parts::roads::{Junction, Site},
    ui::{canvas::Canvas, ground::Ground, ink::Ink, key::Key},
};
use deed::{Deed, Deeds};
use focus::Focus;
use happened::HappenedOf;
use place::{Drawn, MapPlace, Town};

/// What a player may do at one moment, as far as the shared screens ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Activity {
    /// Puts the first buildings into villages.
    Placing,
    /// Plans in secret.
    Planning,
    /// Plays his turn, on the map and off it.
    Acting,
    /// Builds on the map outside a turn.
    Building,
    /// Decides something on a page of the game's own.
    Elsewhere,
    /// Only looks on.
    Watching,
}

/// What makes a place stand out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// Something of the plan can be done here and now.
    Build,
    /// A building here can be taken up.
    Take,
    /// Something of the plan can be done here after a journey.
    Beyond,
    /// A journey can end here, and no more.
    Go,
}

/// Words that every game of roads has, each in its own wording.
pub(super) struct Captions {
    /// Both pointers are set.
    pub confirm_plan: &'static str,
    /// To look at a place, before its name.
    pub show: &'static str,
    /// A first building is put into a village.
    pub place: &'static str,
    /// To go somewhere.
    pub travel: &'static str,
    /// A way that costs nothing.
    pub no_toll: &'static str,
    /// To leave a planned action undone.
    pub give_up: &'static str,
    /// The end of a turn.
    pub end_turn: &'static str,
    /// A third action for a chip.
    pub spend: &'static str,
    /// What counts at a scoring.
    pub points: &'static str,
    /// What is paid with.
    pub money: &'static str,
    /// The sheet of what everything came from.
    pub sources: &'static str,
    /// What one had at the start.
    pub from_start: &'static str,
}

/// A game of roads, villages, cities and a dial, as the shared screens see it.
pub(super) trait RoadGame: Game + Sized {
    /// A village.
    type Village: Drawn;
    /// A city.
    type City: Town;
    /// A road.
    type Road: Id;
    /// An action of the dial.
    type Dial: Id + Ord;
    /// A row that only this game has.
    type Own: Copy + Eq + Debug;
    /// A page that only this game has.
    type Page: Copy + Eq + Debug;

    /// The sector at which planning begins.
    const FIRST: Self::Dial;
    /// Where up, right, down and left lead from each junction: positions of junctions. Every junction is reached with two
    /// keys, and a neighbour with one, where four keys are enough.
    const CROSS: [[u8; 4]; 8];
    /// Where they lead from each village while first buildings are placed: positions of villages. Every village is reached
    /// with four keys, most with two.
    const VILLAGE_CROSS: [[u8; 4]; 30];
    /// The action that ends a turn.
    const END: Self::Action;

    /// Where a road leads from one of its ends.
    fn other_end(road: Self::Road, from: Junction<Self::City>) -> Option<Junction<Self::City>>;
    /// The villages on a road, one bit each.
    fn villages(road: Self::Road) -> u64;
    /// The action of travelling one road.
    fn travel(to: Junction<Self::City>, by: Self::Road) -> Self::Action;
    /// The action of putting a first building into a village.
    fn place(village: Self::Village) -> Self::Action;
    /// The action of planning.
    fn plan(one: Self::Dial, other: Self::Dial) -> Self::Action;
    /// Two planned actions in words.
    fn plan_said(scene: &Scene<'_, Self>, one: Self::Dial, other: Self::Dial) -> Sentence;
    /// The action of spending a chip.
    fn spend(dial: Self::Dial) -> Self::Action;

    /// Who plays.
    fn players(scene: &Scene<'_, Self>) -> Seats;
    /// Who decides now.
    fn decider(scene: &Scene<'_, Self>) -> Option<Seat>;
    /// What the player may do now.
    fn activity(scene: &Scene<'_, Self>) -> Activity;
    /// Where a player's traveller rests.
    fn traveller(scene: &Scene<'_, Self>, seat: Seat) -> Junction<Self::City>;
    /// The city that is scored this round, or where the Maharaja rests besides.
    fn crowned(scene: &Scene<'_, Self>) -> Option<Junction<Self::City>>;
    /// The city that is scored next: where the Maharaja is, or where he goes first.
    fn goal(scene: &Scene<'_, Self>) -> Option<Self::City>;
    /// The cities in the order in which they are scored after this round, as it is now; none after the last one.
    fn coming(scene: &Scene<'_, Self>) -> Cities<Self::City>;
    /// How many buildings a player has at a place.
    fn built(scene: &Scene<'_, Self>, seat: Seat, site: Site<Self::Village, Self::City>) -> u8;
    /// What a player would get at a scoring of a city.
    fn points(scene: &Scene<'_, Self>, seat: Seat, city: Self::City) -> u8;
    /// What of that comes from what stands in the city; the rest comes from characters or rules.
    fn from_pieces(scene: &Scene<'_, Self>, seat: Seat, city: Self::City) -> u8;
    /// Whether the pointers or the chip of the seat's turn show an action.
    fn shows(scene: &Scene<'_, Self>, dial: Self::Dial) -> bool;
    /// How many pointers and chips of this turn show an action.
    fn pointers(scene: &Scene<'_, Self>, dial: Self::Dial) -> u8;
    /// What the own traveller pays on a road; none where it is closed.
    fn fare(scene: &Scene<'_, Self>, road: Self::Road) -> Option<u16>;
    /// What a player gets when the own traveller takes a road, whoever pays.
    fn owed(scene: &Scene<'_, Self>, road: Self::Road, owner: Seat) -> u16;
    /// What the seat can pay with.
    fn purse(scene: &Scene<'_, Self>) -> u16;
    /// What is left of the plan costs at the least.
    fn plan_cost(scene: &Scene<'_, Self>) -> u16;
    /// What needs no decision and does no harm: it is done when the plan is opened.
    fn forced(scene: &Scene<'_, Self>) -> Option<Self::Action>;
    /// How often an action is still to be done.
    fn undone(scene: &Scene<'_, Self>, dial: Self::Dial) -> u8;

    /// What the player would most likely want to build at a place, whether it is allowed or not.
    fn expected(scene: &Scene<'_, Self>, site: Site<Self::Village, Self::City>) -> Self::Action;
    /// That there is not enough to pay with.
    fn too_dear(scene: &Scene<'_, Self>, needs: u16) -> Self::Why;
    /// That a road is closed for want of a building in a village.
    fn closed(village: Self::Village) -> Self::Why;
    /// Adds what can be built at a place itself.
    fn add_buildings(scene: &Scene<'_, Self>, place: PlaceOf<Self>, deeds: &mut DeedsOf<Self>);
    /// Adds what can be done wherever the traveller is, outside a turn too.
    fn add_anywhere(scene: &Scene<'_, Self>, deeds: &mut DeedsOf<Self>);
    /// What the player would do first of a planned action, whether it is allowed or not.
    fn tried(scene: &Scene<'_, Self>, dial: Self::Dial) -> Self::Action;
    /// Whether a planned action that is not done on the map can be done.
    fn task_open(scene: &Scene<'_, Self>, dial: Self::Dial) -> bool;
    /// Whether something of a planned action could be done by who is in a city with so much to pay with.
    fn could(scene: &Scene<'_, Self>, dial: Self::Dial, city: Self::City, purse: u16) -> bool;
    /// Whether a row carries out a planned action.
    fn serves(deed: DeedOf<Self>, dial: Self::Dial) -> bool;
    /// The action that gives up a planned one, in a game that has it.
    fn give_up(dial: Self::Dial) -> Option<Self::Action>;
    /// What it costs to leave a planned action undone.
    fn given_up(scene: &Scene<'_, Self>, dial: Self::Dial) -> Sentence;
    /// Adds the rows of a turn that only this game has.
    fn add_own(scene: &Scene<'_, Self>, deeds: &mut DeedsOf<Self>);
    /// What A on a planned action does, if it is not done on the map.
    fn task(
        scene: &Scene<'_, Self>,
        dial: Self::Dial,
        then: FocusOf<Self>,
    ) -> Option<OutcomeOf<Self>>;
    /// What A on a row of the game's own does.
    fn own(scene: &Scene<'_, Self>, deed: Self::Own) -> OutcomeOf<Self>;

    /// Where the attention begins, if not on a screen that games of roads share.
    fn begin(scene: &Scene<'_, Self>) -> FocusOf<Self>;
    /// Whether a page belongs to this moment.
    fn belongs(scene: &Scene<'_, Self>, page: Self::Page) -> bool;
    /// What a key leads to on a page.
    fn steer(scene: &Scene<'_, Self>, page: Self::Page, key: Key) -> OutcomeOf<Self>;

    /// Where what is in focus stands on a page.
    fn spot(scene: &Scene<'_, Self>, page: Self::Page) -> Rectangle;

    /// Paints a page.
    fn paint_page(scene: &Scene<'_, Self>, page: Self::Page, canvas: &mut Canvas);

    /// The title of what X is about.
    fn title(scene: &Scene<'_, Self>, focus: FocusOf<Self>) -> &'static str;
    /// The picture of what X is about; nothing where the game has painted one of its own.
    fn shown(
        scene: &Scene<'_, Self>,
        focus: FocusOf<Self>,
        at: Point,
        canvas: &mut Canvas,
    ) -> Option<about::Shown<Self::Dial>>;
    /// The topic of the rules that a page of the overview is about.
    fn page(page: usize) -> Option<usize>;

    /// The captions.
    fn captions(scene: &Scene<'_, Self>) -> Captions;
    /// What the present stage asks for.
    fn request(scene: &Scene<'_, Self>) -> &'static str;
    /// The round.
    fn round(scene: &Scene<'_, Self>) -> Sentence;
    /// The name of a village, told by its road.
    fn village_name(scene: &Scene<'_, Self>, village: Self::Village) -> Sentence;
    /// The name of a junction.
    fn junction_name(scene: &Scene<'_, Self>, junction: Junction<Self::City>) -> &'static str;
    /// The name of an action of the dial, short or long.
    fn dial_name(scene: &Scene<'_, Self>, dial: Self::Dial, long: bool) -> &'static str;
    /// Why something is not allowed.
    fn reason(scene: &Scene<'_, Self>, why: Self::Why) -> Sentence;
    /// What a way costs, and whom it pays.
    fn toll_said(scene: &Scene<'_, Self>, owners: &str, total: u16) -> Sentence;
    /// What a row says on the left, but for those that all games have.
    fn label(scene: &Scene<'_, Self>, deed: DeedOf<Self>) -> Sentence;
    /// What a row says on the right.
    fn value(scene: &Scene<'_, Self>, deed: DeedOf<Self>) -> Sentence;

    /// The city that an event scores.
    fn scored(event: &Self::Event) -> Option<Self::City>;
    /// What an event is on the map; nothing for what has no place there.
    fn happened(event: &Self::Event) -> Option<HappenedOf<Self>>;

    /// Paints the bar of the player who looks.
    fn top(scene: &Scene<'_, Self>, canvas: &mut Canvas);
    /// The picture of the dial that stands for a row.
    fn dial_of(deed: DeedOf<Self>) -> Option<Self::Dial>;
    /// Paints an action of the dial.
    fn picture(canvas: &mut Canvas, dial: Self::Dial, livery: Livery, at: Point, scale: u32);
    /// Paints a row that has no picture of the dial.
    fn icon(scene: &Scene<'_, Self>, deed: DeedOf<Self>, middle: Point, canvas: &mut Canvas);
    /// Paints a building as it stands in a village.
    fn building(canvas: &mut Canvas, livery: Livery, at: Point);
    /// Paints a traveller.
    fn walker(canvas: &mut Canvas, livery: Livery, at: Point);
    /// The picture of the land, with its roads.
    const GROUND: Ground;
    /// From the middle of a city to its rim.
    const REACH: i32;
    /// Paints a city with what is built there, without what stands around it.
    fn town(
        scene: &Scene<'_, Self>,
        city: Self::City,
        look: land::Look,
        at: Point,
        canvas: &mut Canvas,
    );
    /// Paints the sign of points in a city that nothing there stands for, with its middle at a point.
    fn beside(_city: Self::City, at: Point, canvas: &mut Canvas) {
        pieces::plus(canvas, at);
    }
    /// How the table of players stands beside a city's garden.
    const LINES: city::Lines;
    /// Paints the garden of a city from near.
    fn garden(scene: &Scene<'_, Self>, city: Self::City, canvas: &mut Canvas);
}

/// Cities in an order; a map has seven.
pub(super) type Cities<C> = heapless::Vec<C, 8>;

/// A place of a game's map.
pub(super) type PlaceOf<G> = MapPlace<<G as RoadGame>::Village, <G as RoadGame>::City>;
/// A row of a game.
pub(super) type DeedOf<G> =
    Deed<<G as Game>::Action, <G as RoadGame>::Dial, <G as RoadGame>::Own, PlaceOf<G>>;
/// Rows of a game.
pub(super) type DeedsOf<G> = Deeds<DeedOf<G>>;
/// The attention in a game.
pub(super) type FocusOf<G> = Focus<PlaceOf<G>, <G as RoadGame>::Dial, <G as RoadGame>::Page>;
/// What a key leads to in a game.
pub(super) type OutcomeOf<G> = Outcome<FocusOf<G>, <G as Game>::Action, <G as Game>::Why>;

/// A text as a sentence.
pub(super) fn plain(text: &str) -> Sentence {
    Sentence::of(format_args!("{text}"))
}

/// The names of the players of a scene.
pub(super) fn names<'a, G: Game>(scene: &Scene<'a, G>, seats: Seats) -> Names<'a> {
    // A table has 1 to 5 seats, so there are names.
    Names::new(seats.iter().map(|seat| scene.players[seat].name))
        .unwrap_or_else(|| Names::plain(seats))
}

/// Whether the seat may do this now.
pub(super) fn may<G: Game>(scene: &Scene<'_, G>, action: G::Action) -> bool {
    scene.allows(action)
}

/// Of these actions the first that the seat may do now.
pub(super) fn first_allowed<G: Game>(
    scene: &Scene<'_, G>,
    actions: [Option<G::Action>; 2],
) -> Option<G::Action> {
    let mut actions = actions.into_iter().flatten();
    actions.find(|&action| scene.allows(action))
}

/// Paints the whole screen.
pub(super) fn paint<G: RoadGame>(scene: &Scene<'_, G>, focus: FocusOf<G>, canvas: &mut Canvas) {
    let focus = steer::settled(scene, focus);
    match focus {
        Focus::Map(place) if deed::ends_at(scene, place) => map::paint_end(scene, canvas),
        Focus::Look { at, .. } => map::paint(scene, at, Ink::White, canvas),
        Focus::Map(place) | Focus::Next(place) | Focus::Going(place) => {
            map::paint(scene, place, Ink::Gold, canvas);
        }
        Focus::Here { place, row } => match place.city() {
            Some(city) => city::paint(scene, city, row, canvas),
            None => map::paint_here(scene, place, row, canvas),
        },
        Focus::Turn { row } => turn::paint(scene, row, canvas),
        Focus::GiveUp(dial) => turn::paint_give_up(scene, dial, canvas),
        Focus::Plan(hands) => dial::paint(scene, hands, canvas),
        Focus::Chip { at, .. } => dial::paint_chip(scene, at, canvas),
        Focus::Page(page) => G::paint_page(scene, page, canvas),
    }
    if let Some(why) = scene.refused {
        let place = focus::place(focus);
        let name = place.map(|place| map::place_name(scene, place));
        let reason = G::reason(scene, why);
        bar::refusal(name.unwrap_or_default().as_str(), reason.as_str(), canvas);
    }
}

/// Where what is in focus stands on the screen.
pub(super) fn spot<G: RoadGame>(scene: &Scene<'_, G>, focus: FocusOf<G>) -> Rectangle {
    match steer::settled(scene, focus) {
        Focus::Map(place)
        | Focus::Look { at: place, .. }
        | Focus::Next(place)
        | Focus::Going(place) => map::spot::<G>(place),
        Focus::Here { place, row } => {
            let deeds = deed::here(scene, place).len();
            let within = match place.city() {
                Some(_) => city::ROWS,
                None => map::rows_here::<G>(deeds, place),
            };
            offers::spot(deeds, row, within)
        }
        Focus::Turn { row } => offers::spot(deed::turn(scene).len(), row, turn::ROWS),
        Focus::GiveUp(_) => turn::QUESTION,
        Focus::Plan(dial::Hands { at, .. }) | Focus::Chip { at, .. } => dial::spot(at),
        Focus::Page(page) => G::spot(scene, page),
    }
}
