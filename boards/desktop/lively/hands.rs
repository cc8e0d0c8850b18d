//! Hands at a device: they press real keys of the real app, on copies of it, and so find the shortest way to anything.
//!
//! They press only what the README names, and only when nothing moves: who looks first never presses more. They do not know
//! what a key leads to.

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use durbar::app::{AnySitting, App, BoardFacts, Effect, Keep, Msg, Screen, Sitting};
use durbar::each_game;
use durbar::faces::livery::Livery;
use durbar::kernel::id::Id;
use durbar::kernel::journal::Journal;
use durbar::kernel::play::{Entry, Match, Position};
use durbar::store::SavedPlayer;
use durbar::ui::canvas::Canvas;
use durbar::ui::key::{Key, KeyEvent};
use durbar::ui::time::{Span, Timestamp};

use super::Titled;

/// What hands do, each of it once down and up again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A short press.
    Tap(Key),
    /// A long one.
    Hold(Key),
}

/// All that can lead to a decision. X explains, B held takes back a whole turn, and the menu (Y held) leaves the match.
const PRESSES: [Press; 8] = [
    Press::Tap(Key::A),
    Press::Tap(Key::Up),
    Press::Tap(Key::Down),
    Press::Tap(Key::Left),
    Press::Tap(Key::Right),
    Press::Tap(Key::B),
    Press::Tap(Key::Y),
    Press::Hold(Key::A),
];

/// Where somebody looks and decides nothing: the hands turn back at once, for these are as many as the match is long.
const ASIDE: [Screen; 3] = [Screen::Overview, Screen::History, Screen::Reading];

/// Presses as the words of a key script.
pub fn script(presses: &[Press]) -> String {
    let words: Vec<String> = presses
        .iter()
        .map(|press| match press {
            Press::Tap(key) => key.name().to_owned(),
            Press::Hold(key) => format!("hold:{}", key.name()),
        })
        .collect();
    words.join(" ")
}

const FACTS: BoardFacts = BoardFacts {
    board: "PC",
    saves: 512 * 1024,
};

/// How long a key is down, and how long until it counts as held.
const TAP: Span = Span::from_millis(60);
const HOLD: Span = Span::from_millis(600);
/// The app rests when nothing falls due for so long: what comes later is sleep.
const REST: Span = Span::from_millis(5000);
/// An end for what would move for ever.
const RESTLESS: usize = 1000;

/// A device in somebody's hands, whose saves never fail.
#[derive(Clone)]
pub struct Hands {
    app: Box<App>,
    now: Timestamp,
}

impl Hands {
    /// A new device, at home.
    pub fn new() -> Self {
        let mut hands = Self {
            app: Box::new(App::new(FACTS, None)),
            now: Timestamp::START,
        };
        hands.send(Msg::Charge(None));
        hands
    }

    /// A device with a match that is opened from the saves: whoever decides takes it.
    pub fn at<G: Titled>(play: Match<G>, options: G::Options) -> Self {
        let mut hands = Self::new();
        let players: Vec<SavedPlayer> = play
            .game()
            .seats()
            .iter()
            .zip(Livery::all())
            .map(|(_, livery)| SavedPlayer {
                name: heapless::String::new(),
                mind: (livery.index() as u8 + 1) << 4,
            })
            .collect();
        let table = G::lay(Sitting::new(play, options, 0));
        hands.app.lay(1, &players, table, Journal::new());
        hands.send(Msg::Kept(Keep::Open(1), Ok(0)));
        hands.rest();
        hands
    }

    /// The app.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// The match on the table, if it is one of this game.
    pub fn play<G: Titled>(&self) -> Option<&Match<G>> {
        self.sitting().map(Sitting::play)
    }

    fn sitting<G: Titled>(&self) -> Option<&Sitting<G>> {
        let (table, _) = self.app.table()?;
        G::on(table)
    }

    /// What was decided since a moment of the match; nothing if that was taken back.
    pub fn since<G: Titled>(&self, base: &Position<G>) -> Option<Vec<Entry<G::Action>>> {
        let journal = self.app.journal();
        if journal.actions() < base.actions() {
            return None;
        }
        let mut position = base.clone();
        let mut entries = Vec::new();
        while let Some(entry) = position.step(journal, &mut |_, _| {}) {
            entries.push(entry);
        }
        // What was taken back and decided otherwise leads elsewhere.
        let same = self.play::<G>().map(Match::game) == Some(position.game());
        same.then_some(entries)
    }

    /// The moment of the match.
    pub fn present<G: Titled>(&self) -> Option<Position<G>> {
        Some(self.play::<G>()?.present(self.app.journal()))
    }

    /// Presses, and looks on until everything rests.
    pub fn press(&mut self, press: Press) {
        let (key, long) = match press {
            Press::Tap(key) => (key, false),
            Press::Hold(key) => (key, true),
        };
        self.send(Msg::Key(KeyEvent::Press(key)));
        if long {
            self.wait(HOLD);
            self.send(Msg::Key(KeyEvent::Hold(key)));
        }
        self.wait(TAP);
        self.send(Msg::Key(KeyEvent::Release(key)));
        self.rest();
    }

    /// Time passes, and what falls due in it comes about.
    fn wait(&mut self, span: Span) {
        let end = self.now + span;
        while let Some(at) = self.app.alarm().filter(|at| *at <= end) {
            self.now = self.now.max(at);
            self.send(Msg::Alarm);
        }
        self.now = end;
    }

    fn rest(&mut self) {
        for _ in 0..RESTLESS {
            let due = self.app.alarm().filter(|at| *at <= self.now + REST);
            let Some(at) = due else { return };
            self.now = self.now.max(at);
            self.send(Msg::Alarm);
        }
    }

    /// Gives the app a message, and says of all that it asks of the saves that it was done.
    fn send(&mut self, msg: Msg) {
        let mut queue = VecDeque::from([msg]);
        while let Some(msg) = queue.pop_front() {
            for effect in self.app.update(self.now, msg) {
                if let Effect::Keep(keep) = effect {
                    if keep == Keep::Begin {
                        self.app.kept().table.numbered(1);
                    }
                    queue.push_back(Msg::Kept(keep, Ok(0)));
                }
            }
        }
    }

    /// A number for where the hands are: the state of play and the focus at the table, the picture anywhere else.
    fn place(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        let screen = self.app.screen();
        screen.hash(&mut hasher);
        if let Some((table, _)) = self.app.table() {
            let (digest, focus) = digest_and_focus(table);
            digest.hash(&mut hasher);
            // Two decisions may lead to one state; they are two places all the same.
            self.app.journal().last().hash(&mut hasher);
            if screen == Screen::Table {
                focus.hash(&mut hasher);
                return hasher.finish();
            }
        }
        let mut canvas = Canvas::new();
        self.app.paint(&mut canvas);
        canvas.rows().hash(&mut hasher);
        hasher.finish()
    }

    /// Where the attention is at the table.
    pub fn focus(&self) -> String {
        let table = self.app.table();
        table.map_or_else(String::new, |(table, _)| digest_and_focus(table).1)
    }

    /// Whether whoever decides sees the table.
    pub fn at_table(&self) -> bool {
        self.app.screen() == Screen::Table
    }

    /// Whether the match is over and its result is shown.
    pub fn at_result(&self) -> bool {
        self.app.screen() == Screen::Result
    }
}

macro_rules! tables {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        /// The state of play, as a number, and where the attention is.
        fn digest_and_focus(table: &AnySitting) -> (u64, String) {
            match table {
                $(AnySitting::$name(sitting) => (sitting.play().digest(), format!("{:?}", sitting.focus())),)*
            }
        }
    };
}
each_game!(tables);

/// What a search shall do with a place that it has come to for the first time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Go on from there.
    Further,
    /// Go nowhere from there.
    NoFurther,
    /// It was the last that was looked for.
    Found,
}

/// How hands came to a place.
#[derive(Clone, Copy)]
pub struct Trail<'a> {
    /// By place: the one before, and the press that led from there.
    steps: &'a [(usize, Press)],
    at: usize,
    /// How many presses it took.
    pub length: usize,
}

impl Trail<'_> {
    /// The presses.
    pub fn presses(&self) -> Vec<Press> {
        let mut at = self.at;
        let mut presses = Vec::new();
        while let Some(&(before, press)) = self.steps.get(at).filter(|_| at != 0) {
            presses.push(press);
            at = before;
        }
        presses.reverse();
        presses
    }
}

/// A place that hands came to, and how.
pub struct Way {
    /// The presses.
    pub presses: Vec<Press>,
    /// The device then.
    pub hands: Hands,
}

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// So many presses.
    pub presses: usize,
    /// So many places.
    pub places: usize,
}

impl Limit {
    /// Farther than anything should be.
    pub const FAR: Self = Self {
        presses: 60,
        places: 20_000,
    };
}

/// What came of a search.
pub enum Ended {
    /// This was found.
    Found(Way),
    /// There is nothing more within so many presses.
    Seen,
    /// There were too many places.
    Cut,
}

/// Goes to all places, the nearest ones first, and shows each to a visitor; the place to begin at is shown too.
pub fn search(from: &Hands, limit: Limit, visit: impl FnMut(&Hands, Trail<'_>) -> Look) -> Ended {
    search_by(from, limit, Hands::place, visit)
}

/// The same, where something else tells two places apart.
fn search_by(
    from: &Hands,
    limit: Limit,
    place: impl Fn(&Hands) -> u64,
    mut visit: impl FnMut(&Hands, Trail<'_>) -> Look,
) -> Ended {
    let mut steps: Vec<(usize, Press)> = Vec::new();
    let mut seen = HashSet::new();
    let mut queue = VecDeque::new();
    let mut come =
        |hands: Hands, before: usize, press: Press, length: usize, queue: &mut VecDeque<_>| {
            if ASIDE.contains(&hands.app.screen()) || !seen.insert(place(&hands)) {
                return None;
            }
            let at = steps.len();
            steps.push((before, press));
            let trail = Trail {
                steps: &steps,
                at,
                length,
            };
            match visit(&hands, trail) {
                Look::Further => queue.push_back((at, length, hands)),
                Look::NoFurther => {}
                Look::Found => {
                    let presses = trail.presses();
                    return Some(Ended::Found(Way { presses, hands }));
                }
            }
            (seen.len() >= limit.places).then_some(Ended::Cut)
        };
    if let Some(ended) = come(from.clone(), 0, Press::Tap(Key::A), 0, &mut queue) {
        return ended;
    }
    while let Some((at, length, hands)) = queue.pop_front() {
        if length >= limit.presses {
            break;
        }
        for press in PRESSES {
            let mut next = Hands::clone(&hands);
            next.press(press);
            if let Some(ended) = come(next, at, press, length + 1, &mut queue) {
                return ended;
            }
        }
    }
    Ended::Seen
}

/// The shortest ways to decisions of whoever has the table before him, in the order in which they were found.
///
/// A decision is found when it was played and nothing else, but for what the app plays after it by itself.
pub fn decisions<G: Titled>(
    from: &Hands,
    wanted: &[G::Action],
    mut each: impl FnMut(G::Action, Trail<'_>, &Hands),
) -> Vec<G::Action> {
    let mut missing = wanted.to_vec();
    let Some((sitting, base)) = from.sitting::<G>().zip(from.present::<G>()) else {
        return missing;
    };
    // Two decisions may lead to one state by way of what the app plays after them: they are two places all the same.
    let place = |hands: &Hands| {
        let mut hasher = DefaultHasher::new();
        let first = hands.since(&base).and_then(|all| all.first().copied());
        format!("{first:?}").hash(&mut hasher);
        hands.place().hash(&mut hasher);
        hasher.finish()
    };
    search_by(from, Limit::FAR, place, |hands, trail| {
        let Some(entries) = hands.since(&base) else {
            return Look::NoFurther;
        };
        let Some((first, rest)) = entries.split_first() else {
            return Look::Further;
        };
        if let Some(index) = missing.iter().position(|action| *action == first.action)
            && (rest.is_empty() || by_itself(sitting, *first) == rest)
        {
            missing.swap_remove(index);
            each(first.action, trail, hands);
        }
        if missing.is_empty() {
            Look::Found
        } else {
            Look::NoFurther
        }
    });
    missing
}

/// What the app plays by itself after an action, when the table is opened.
fn by_itself<G: Titled>(sitting: &Sitting<G>, entry: Entry<G::Action>) -> Vec<Entry<G::Action>> {
    let play = sitting.play();
    let (mut game, mut dice) = (play.game().clone(), play.dice());
    game.apply(entry.seat, entry.action, &mut dice, &mut |_, _| {});
    let after = Match::from_position(game, dice);
    let base = after.present(&Journal::<64>::new());
    match open(&Hands::at(after, sitting.options())) {
        Ended::Found(way) => way.hands.since(&base).unwrap_or_default(),
        Ended::Seen | Ended::Cut => Vec::new(),
    }
}

/// Goes on to whoever decides, until he sees the table, or to the result.
pub fn open(from: &Hands) -> Ended {
    search(from, Limit::FAR, |hands, _| {
        if hands.at_table() || hands.at_result() {
            Look::Found
        } else {
            Look::Further
        }
    })
}
