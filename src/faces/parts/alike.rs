//! What the games of roads answer in the same words, by names that each of them has.
//!
//! It knows no game: the names are those of whoever calls it.

/// Items of an implementation of `RoadGame`, handed on to the game's own files: `deed`, `steer`, `say`, `map` and so on.
macro_rules! alike {
    () => {
        type Village = Village;
        type City = City;
        type Road = Road;
        type Dial = Dial;
        type Own = Own;
        type Page = Page;
        const END: Action = Action::EndTurn;
        const GROUND: Ground = map::GROUND;
        const REACH: i32 = map::REACH;
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
        fn plan_said(scene: &Scene<'_, Self>, one: Dial, other: Dial) -> Sentence {
            let mut said = Sentence::default();
            let _ = say::texts(scene).plan(&Plan::new(one, other), &mut said);
            said
        }
        fn players(scene: &Scene<'_, Self>) -> Seats {
            table(scene).seats
        }
        fn decider(scene: &Scene<'_, Self>) -> Option<Seat> {
            table(scene).decider()
        }
        fn activity(scene: &Scene<'_, Self>) -> Activity {
            match scene.judge {
                Some(_) => steer::activity(scene),
                None => Activity::Watching,
            }
        }
        fn points(scene: &Scene<'_, Self>, seat: Seat, city: City) -> u8 {
            table(scene).points(seat, city)
        }
        fn from_pieces(scene: &Scene<'_, Self>, seat: Seat, city: City) -> u8 {
            city::from_pieces(scene, seat, city)
        }
        fn plan_cost(scene: &Scene<'_, Self>) -> u16 {
            deed::plan_cost(scene)
        }
        fn expected(scene: &Scene<'_, Self>, site: Site) -> Action {
            deed::expected(scene, site)
        }
        fn closed(village: Village) -> Why {
            Why::VillageEmpty { village }
        }
        fn tried(scene: &Scene<'_, Self>, dial: Dial) -> Action {
            deed::tried(scene, dial)
        }
        fn task_open(scene: &Scene<'_, Self>, dial: Dial) -> bool {
            deed::task_open(scene, dial)
        }
        fn could(scene: &Scene<'_, Self>, dial: Dial, city: City, purse: u16) -> bool {
            deed::could(scene, dial, city, purse)
        }
        fn add_buildings(scene: &Scene<'_, Self>, place: PlaceOf<Self>, deeds: &mut DeedsOf<Self>) {
            deed::add_buildings(scene, place, deeds);
        }
        fn add_anywhere(scene: &Scene<'_, Self>, deeds: &mut DeedsOf<Self>) {
            deed::add_anywhere(scene, deeds);
        }
        fn add_own(scene: &Scene<'_, Self>, deeds: &mut DeedsOf<Self>) {
            deed::add_own(scene, deeds);
        }
        fn task(
            scene: &Scene<'_, Self>,
            dial: Dial,
            then: FocusOf<Self>,
        ) -> Option<OutcomeOf<Self>> {
            steer::task(scene, dial, then)
        }
        fn own(scene: &Scene<'_, Self>, deed: Own) -> OutcomeOf<Self> {
            steer::own(scene, deed)
        }
        fn begin(scene: &Scene<'_, Self>) -> FocusOf<Self> {
            steer::begin(scene)
        }
        fn belongs(scene: &Scene<'_, Self>, page: Page) -> bool {
            steer::belongs(scene, page)
        }
        fn steer(scene: &Scene<'_, Self>, page: Page, key: Key) -> OutcomeOf<Self> {
            steer::steer(scene, page, key)
        }
        fn title(scene: &Scene<'_, Self>, focus: FocusOf<Self>) -> &'static str {
            say::texts(scene).heading(say::topic(scene, focus).0)
        }
        fn shown(
            scene: &Scene<'_, Self>,
            focus: FocusOf<Self>,
            at: Point,
            canvas: &mut Canvas,
        ) -> Option<$crate::faces::parts::about::Shown<Dial>> {
            let topic = say::topic(scene, focus).0;
            let shown = about::shown(topic);
            if shown.is_none() {
                about::paint(topic, scene.players[scene.seat].livery, at, canvas);
            }
            shown
        }
        fn page(page: usize) -> Option<usize> {
            let topic = about::PAGES.get(page)?;
            Topic::all().position(|other| other == *topic)
        }
        fn request(scene: &Scene<'_, Self>) -> &'static str {
            say::texts(scene).request(table(scene).stage)
        }
        fn round(scene: &Scene<'_, Self>) -> Sentence {
            let mut round = Sentence::default();
            let _ = say::texts(scene).round(table(scene).round, &mut round);
            round
        }
        fn village_name(scene: &Scene<'_, Self>, village: Village) -> Sentence {
            let mut name = Sentence::default();
            let _ = say::texts(scene).village(village, &mut name);
            name
        }
        fn junction_name(scene: &Scene<'_, Self>, junction: Junction) -> &'static str {
            say::texts(scene).junction(junction)
        }
        fn dial_name(scene: &Scene<'_, Self>, dial: Dial, long: bool) -> &'static str {
            let texts = say::texts(scene);
            if long {
                texts.dial_long(dial)
            } else {
                texts.dial(dial)
            }
        }
        fn scored(event: &Event) -> Option<City> {
            match *event {
                Event::CityScored { city } => Some(city),
                _ => None,
            }
        }
        fn reason(scene: &Scene<'_, Self>, why: Why) -> Sentence {
            say::reason(scene, why)
        }
        fn label(scene: &Scene<'_, Self>, deed: DeedOf<Self>) -> Sentence {
            say::label(scene, deed)
        }
        fn value(scene: &Scene<'_, Self>, deed: DeedOf<Self>) -> Sentence {
            say::value(scene, deed)
        }
        fn top(scene: &Scene<'_, Self>, canvas: &mut Canvas) {
            bar::top(scene, canvas);
        }
        fn dial_of(deed: DeedOf<Self>) -> Option<Dial> {
            say::deed_dial(deed)
        }
        fn picture(canvas: &mut Canvas, dial: Dial, livery: Livery, at: Point, scale: u32) {
            pieces::picture(canvas, dial, livery, at, scale);
        }
        fn town(scene: &Scene<'_, Self>, city: City, look: Look, at: Point, canvas: &mut Canvas) {
            map::town(scene, city, look, at, canvas);
        }
        fn garden(scene: &Scene<'_, Self>, city: City, canvas: &mut Canvas) {
            city::garden(scene, city, canvas);
        }
    };
}

/// Makes a game of roads one that has a face, by its own `lesson`, `sign`, `say`, `result` and `scoring`, and by its functions
/// `weight` and `reckon`: the year in which it came out, what its scene is called, the players, the name of what they play for, pages of the
/// overview besides players, track and cards, and what a seat has of it.
macro_rules! road_face {
    (
        $game:ident of $year:literal in $words:ident as $scene:ident: $players:expr, $points:ident;
        $count:expr
        $(; and pages [$($page:expr),+ $(,)?])?
    ) => {
        /// The scene of a match.
        pub type $scene<'a> = $crate::faces::Scene<'a, $game>;

        /// Where the attention is.
        pub type Focus = parts::focus::Focus<MapPlace, Dial, Page>;

        impl $crate::faces::Faced for $game {
            type Focus = Focus;
            type Ceremony = Scoring;

            const CARD: &'static $crate::faces::TitleCard = &$crate::faces::TitleCard {
                texts: $crate::words::$words::TITLE,
                paint: sign::paint,
                palettes: &map::PALETTES,
                players: $players,
                colours: $crate::faces::Colours::FIVE,
                counts: $crate::faces::Counts::Points(|language| language.$words().labels().$points),
                year: $year,
                lesson: lesson::LESSON,
            };

            const BOARD: $crate::faces::Board<Self> = $crate::faces::Board {
                begin: parts::steer::begin,
                steer: parts::steer::steer,
                paint: parts::paint,
                spot: parts::spot,
                paint_board: parts::map::still,
                pages: &[
                    turn::paint_players,
                    |scene, canvas| track::paint(scene, None, canvas),
                    |scene, canvas| cards::paint(scene, None, canvas),
                    $($($page),+)?
                ],
                paint_result: result::paint,
                glimpse: result::glimpse,
                count: $count,
            };

            const TELLER: $crate::faces::Teller<Self> = $crate::faces::Teller {
                tell: |event, names, language, out| language.$words().tell(*event, names, out),
                // What is planned in secret, that turns come and go, and what happens before everybody's eyes, at the
                // beginning and when the Maharaja rides, is no news.
                weight: |event, seat| match *event {
                    Event::CharacterTaken { from, .. } if from == Some(seat) => Weight::Loss,
                    Event::CharacterChosen { .. }
                    | Event::MaharajaMoved { .. }
                    | Event::PlanConfirmed { .. }
                    | Event::PlanMade { .. }
                    | Event::TurnBegan { .. }
                    | Event::TurnEnded { .. } => Weight::Nothing,
                    _ => weight(event, seat),
                },
                reason: say::reason,
                explain: |scene, focus, out| {
                    say::explain(scene, parts::steer::settled(scene, focus), out);
                },
            };

            const FOLLOWS: $crate::faces::Follows<Self> = parts::steer::follows;
            const LEADS: fn(&$scene<'_>, Focus, $crate::games::$words::action::Action) -> bool =
                parts::steer::leads;
            const SHOWS_HELD: bool = true;
            const EVENT: Option<$crate::faces::PaintEvent<Self>> = Some(parts::happened::paint);
            const CEREMONY: Option<$crate::faces::Ceremonies<Self>> =
                Some($crate::faces::Ceremonies {
                    hear: Scoring::hear,
                    steps: |scoring| scoring.shares.len(),
                    paint: scoring::paint,
                });
            const SUBJECT: Option<$crate::faces::Subject<Self>> = Some(parts::about::subject());
            const RECKON: Option<fn(&mut Ledger, &Event)> = Some(|ledger, event| match *event {
                Event::TurnBegan { seat, .. } => *ledger = Ledger::of(seat),
                Event::TurnEnded { .. } => *ledger = Ledger::default(),
                _ => reckon(ledger, event),
            });
            const ROUND: Option<$crate::faces::Round<Self>> = Some(parts::ride::round());
            const SOURCES: Option<$crate::faces::Sources<Self>> = Some($crate::faces::Sources {
                hear: result::hear,
                paint: result::paint_sources,
            });
        }
    };
}

pub(in crate::faces) use {alike, road_face};
