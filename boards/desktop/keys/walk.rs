//! Plays matches with the shortest keys, and counts them.
//!
//! A turn is measured twice: decision by decision, as somebody plays who decides as he goes, and as a whole, in whatever
//! order leads to the same result soonest. It knows no game but by its notation.

use std::collections::HashSet;

use durbar::app::Screen;
use durbar::faces::{Faced, Variants};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::notation::{Names, Sentence, Words};
use durbar::kernel::play::{Entry, Match, Position};
use durbar::kernel::seat::{Seat, Seats};
use durbar::kernel::vocabulary::Term;
use durbar::words::Language;

use super::super::lively::hands::{Ended, Hands, Limit, Look, decisions, open, script, search};
use super::super::lively::{Drill, Lively};
use super::tally::{Tally, What};

/// How an action is written that makes a plan, places a first piece, or travels.
const PLAN: &str = "plan ";
const PLACE: &str = "place ";
const TRAVEL: &str = "travel to ";

/// All legal decisions are looked for at every so many-th.
const ALL_LEGAL_EVERY: usize = 3;
/// So many starts of journeys are enough for one kind of table: each is a large search.
const JOURNEYS: usize = 6;
/// A journey, and a whole turn, may be looked at from so many places.
const JOURNEY: Limit = Limit {
    presses: 24,
    places: 4_000,
};
const TURN_PLACES: usize = 30_000;
/// In turns of so many actions, any order is tried.
const ANY_ORDER: usize = 4;

/// Who sits at a table.
pub struct Seating<G: Game> {
    pub options: G::Options,
    pub seats: Seats,
    /// How many of them are people.
    pub people: u8,
}

impl<G: Faced> Seating<G> {
    /// A table for so many people, by the usual options; none if the game is for others.
    pub fn of(people: u8) -> Option<Self> {
        let mut options = G::Options::default();
        options.settle(people);
        let automa = options.automa(Language::English).is_some();
        let seats = Seats::new(people + u8::from(automa))?;
        let fits = G::new(options, seats, &mut Dice::from_seed(0)).is_ok();
        fits.then_some(Self {
            options,
            seats,
            people,
        })
    }
}

/// In which manner a match is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// Lively.
    Lively,
    /// Lively, with plans for drills, of which alone is counted.
    Drills,
    /// Only to the first plan.
    SetUp,
    /// The same, with pieces placed wherever that is nearest.
    Suggested,
}

/// Plays a match of a deal in a manner, and counts. From home to the table it has taken so many presses.
pub fn play<G: Lively>(
    table: &Seating<G>,
    manner: Manner,
    seed: u64,
    presses: usize,
    tally: &mut Tally,
) {
    let Ok(play) = Match::<G>::start(table.options, table.seats, seed) else {
        return;
    };
    let hands = Hands::at(play, table.options);
    let mut walk = Walk::<G> {
        manner,
        names: Names::plain(table.seats),
        whim: Dice::from_seed(!seed),
        decided: seed as usize,
        journeys: 0,
        line: Vec::new(),
        drill: None,
        tally,
    };
    walk.whole(hands, presses);
}

/// How many presses it takes from home to a table; none if no keys lead there.
pub fn set_up<G: Lively>(table: &Seating<G>) -> Option<usize> {
    let ended = search(&Hands::new(), Limit::FAR, |hands, _| {
        let game = hands.play::<G>().map(Match::game);
        let begun = game.is_some_and(|game| game.seats() == table.seats);
        match hands.app().screen() {
            Screen::Curtain | Screen::Table if begun => Look::Found,
            Screen::Home | Screen::Setup => Look::Further,
            _ => Look::NoFurther,
        }
    });
    match ended {
        Ended::Found(way) => Some(way.presses.len()),
        Ended::Seen | Ended::Cut => None,
    }
}

struct Walk<'a, G: Lively> {
    manner: Manner,
    names: Names<'static>,
    whim: Dice,
    /// How many decisions were taken.
    decided: usize,
    journeys: usize,
    /// What is decided next, if that is settled.
    line: Vec<G::Action>,
    drill: Option<&'static Drill>,
    tally: &'a mut Tally,
}

/// What one seat decides without handing the device over, to the end of its turn at most.
struct Run {
    hands: Hands,
    presses: usize,
    /// The first and the last decision, as they are written.
    first: String,
    last: String,
    /// Whether the turn was over with it.
    ended: bool,
}

impl<G: Lively> Walk<'_, G> {
    /// Plays a match to its end, or to the first plan.
    fn whole(&mut self, mut hands: Hands, mut set_up: usize) {
        let (mut turn, mut round, mut plans, mut rounds) = (0, 0, false, false);
        while let Some(run) = self.run(&hands) {
            let planned = run.first.starts_with(PLAN);
            let begins = if G::PLANS {
                planned && !plans
            } else {
                !rounds && !run.first.starts_with(PLACE)
            };
            let ended = run.ended;
            if begins {
                if rounds {
                    self.count(What::Round, round);
                }
                match self.manner {
                    Manner::SetUp => return self.count(What::SetUp, set_up),
                    Manner::Suggested => return self.count(What::SetUpSuggested, set_up),
                    Manner::Lively | Manner::Drills => {}
                }
                (round, rounds) = (0, true);
            }
            set_up += run.presses;
            round += run.presses;
            turn += run.presses;
            if ended {
                self.count(What::Turn, turn);
                if let Some(drill) = self.drill.take() {
                    self.tally
                        .add(What::Drill(drill.name), run.presses, || run.last.clone());
                }
            }
            if planned || ended || !rounds {
                turn = 0;
            }
            plans = planned;
            hands = run.hands;
        }
        if rounds && G::PLANS {
            self.count(What::Round, round);
        }
    }

    fn count(&mut self, what: What, presses: usize) {
        let counts = match self.manner {
            Manner::Lively => !matches!(what, What::SetUp | What::SetUpSuggested),
            Manner::Drills => false,
            Manner::SetUp | Manner::Suggested => {
                matches!(what, What::SetUp | What::SetUpSuggested)
            }
        };
        if counts {
            self.tally.add(what, presses, String::new);
        }
    }

    /// How an action is written.
    fn text(&self, action: G::Action) -> String {
        let mut text = Sentence::default();
        let _ = action.write(&self.names, &mut text);
        text.as_str().to_owned()
    }

    /// Lets whoever decides take the device and decide, until another has to take it; none at the end of the match.
    fn run(&mut self, start: &Hands) -> Option<Run> {
        let base = start.present::<G>()?;
        let Ended::Found(opened) = open(start) else {
            self.tally.unreachable.push(format!(
                "no keys lead from {:?} to the table",
                start.app().screen()
            ));
            return None;
        };
        if !opened.presses.is_empty() && self.manner == Manner::Lively {
            let example = || script(&opened.presses);
            self.tally
                .add(What::HandOver, opened.presses.len(), example);
        }
        let (mut hands, mut presses) = (opened.hands, opened.presses.len());
        let Turn::Of(seat) = hands.play::<G>()?.turn() else {
            return None;
        };
        let mut first = None;
        let (last, ended) = loop {
            let game = hands.play::<G>()?.game().clone();
            if first.is_none() {
                // What the app has done by itself belongs to the turn.
                self.settle(base.game(), seat);
            }
            let action = self.choose(&game, seat);
            let last = self.text(action);
            first.get_or_insert_with(|| last.clone());
            let begins = last.starts_with(PLAN) || !G::PLANS && !last.starts_with(PLACE);
            if begins && matches!(self.manner, Manner::SetUp | Manner::Suggested) {
                break (last, false);
            }
            let (then, taken) = self.decide(&hands, &game, seat, action)?;
            hands = then;
            presses += taken;
            let after = hands.play::<G>()?;
            let mine = after.turn() == Turn::Of(seat);
            let ended = G::ends(&game, &last, after.game());
            if ended || !mine || !hands.at_table() || last.starts_with(PLAN) {
                break (last, ended);
            }
        };
        let (hands, presses) = self.shortest(start, &base, hands, presses);
        Some(Run {
            hands,
            presses,
            first: first.unwrap_or_default(),
            last,
            ended,
        })
    }

    /// What the lively player does, or what the drill asks for.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        while !self.line.is_empty() {
            let next = self.line.remove(0);
            // What the app did by itself is done.
            if game.allows(seat, next) {
                return next;
            }
        }
        // Whoever does more than a drill asks for does another turn.
        self.drill = None;
        let lively = game.lively(seat, &mut self.whim);
        let drill = self.whim.below(G::DRILLS.len() as u32 + 1) as usize;
        let plan = G::DRILLS.get(drill).and_then(|drill| {
            let plan = G::Action::read(&mut Words::of(drill.plan), &self.names).ok()?;
            game.allows(seat, plan).then_some(plan)
        });
        match plan {
            Some(plan) if self.manner == Manner::Drills => plan,
            _ => lively,
        }
    }

    /// If this turn can be one of the drills, it will be.
    fn settle(&mut self, game: &G, seat: Seat) {
        self.line.clear();
        self.drill = None;
        if self.manner != Manner::Drills {
            return;
        }
        for drill in G::DRILLS {
            if let Some(line) = self.line_of(game, seat, drill.turn) {
                self.line = line;
                self.drill = Some(drill);
                return;
            }
        }
    }

    /// Actions that begin with these words, one after the other.
    fn line_of(&self, game: &G, seat: Seat, words: &[&str]) -> Option<Vec<G::Action>> {
        let Some((word, words)) = words.split_first() else {
            return Some(Vec::new());
        };
        if game.turn() != Turn::Of(seat) {
            return None;
        }
        game.legal(seat)
            .filter(|action| self.text(*action).starts_with(word))
            .find_map(|action| {
                let mut after = game.clone();
                after.apply(seat, action, &mut Dice::from_seed(0), &mut |_, _| {});
                let mut line = self.line_of(&after, seat, words)?;
                line.insert(0, action);
                Some(line)
            })
    }

    /// Takes a decision by the shortest keys; answers the device after it, and how many they were.
    fn decide(
        &mut self,
        hands: &Hands,
        game: &G,
        seat: Seat,
        action: G::Action,
    ) -> Option<(Hands, usize)> {
        self.decided += 1;
        let lively = self.manner == Manner::Lively;
        let place = self.text(action).starts_with(PLACE);
        let anywhere = self.manner == Manner::Suggested && place;
        let all = lively && self.decided.is_multiple_of(ALL_LEGAL_EVERY);
        let wanted: Vec<G::Action> = if all || anywhere {
            game.legal(seat).collect()
        } else {
            vec![action]
        };
        if lively && all && self.journeys < JOURNEYS {
            self.journey(hands, game, seat);
        }
        let mut taken = None;
        let missing = decisions::<G>(hands, &wanted, |found, trail, then| {
            let example = || script(&trail.presses());
            if lively {
                let text = self.text(found);
                if all {
                    let what = What::Legal(kind(found));
                    self.tally.add(what, trail.length, || {
                        format!("{text}: {}", script(&trail.presses()))
                    });
                }
                if found == action {
                    let what = What::Decision(kind(found));
                    self.tally.add(what, trail.length, || {
                        format!("{text}: {}", script(&trail.presses()))
                    });
                }
                if text.starts_with(TRAVEL) {
                    let pair = self.tally.pairs.entry(text).or_default();
                    pair.add(trail.length, example);
                }
            }
            if taken.is_none() && (found == action || anywhere) {
                taken = Some((then.clone(), trail.length));
            }
        });
        for action in missing {
            let action = self.text(action);
            self.tally
                .unreachable
                .push(format!("no keys lead to \"{action}\" in {game:?}"));
        }
        taken
    }

    /// The shortest keys to the result of a run that took so many, whatever the order of its decisions.
    fn shortest(
        &mut self,
        start: &Hands,
        base: &Position<G>,
        end: Hands,
        presses: usize,
    ) -> (Hands, usize) {
        let line = end.since(base).unwrap_or_default();
        let counts = self.manner == Manner::Lively || self.drill.is_some();
        let Some(goal) = end.play::<G>().filter(|_| counts && line.len() > 1) else {
            return (end, presses);
        };
        let goal = goal.digest();
        let limit = Limit {
            presses: presses.saturating_sub(1),
            places: TURN_PLACES,
        };
        let ended = search(start, limit, |hands, _| {
            let Some(entries) = hands.since(base) else {
                return Look::NoFurther;
            };
            let reached =
                !entries.is_empty() && hands.play::<G>().is_some_and(|play| play.digest() == goal);
            if reached {
                return Look::Found;
            }
            if within(&entries, &line) {
                Look::Further
            } else {
                Look::NoFurther
            }
        });
        match ended {
            Ended::Found(way) => (way.hands, way.presses.len()),
            Ended::Seen => (end, presses),
            Ended::Cut => {
                self.tally.unproven += 1;
                (end, presses)
            }
        }
    }

    /// The shortest keys to every place that can be travelled to from here.
    fn journey(&mut self, hands: &Hands, game: &G, seat: Seat) {
        let mut missing = self.destinations(game, seat);
        let Some(base) = hands.present::<G>().filter(|_| !missing.is_empty()) else {
            return;
        };
        self.journeys += 1;
        // Whoever is at a place with the same in focus is as far as the one who came there before, but for the purse.
        let mut come = HashSet::new();
        search(hands, JOURNEY, |hands, trail| {
            let Some(entries) = hands.since(&base) else {
                return Look::NoFurther;
            };
            let mut to = None;
            for entry in &entries {
                let text = self.text(entry.action);
                match text
                    .strip_prefix(TRAVEL)
                    .and_then(|to| to.split_once(" by "))
                {
                    Some((place, _)) => to = Some(place.to_owned()),
                    None => return Look::NoFurther,
                }
            }
            if let Some(to) = &to
                && let Some(at) = missing.iter().position(|place| place == to)
            {
                missing.swap_remove(at);
                self.tally.add(What::Journey, trail.length, || {
                    format!("to {to}: {}", script(&trail.presses()))
                });
            }
            if missing.is_empty() {
                Look::Found
            } else if come.insert((to, hands.focus())) {
                Look::Further
            } else {
                Look::NoFurther
            }
        });
        self.tally.unproven += missing.len();
    }

    /// The places that can be travelled to, as far as the purse allows by the way that is found first. Where the traveller is
    /// now is none of them: to come back there is two journeys.
    fn destinations(&self, game: &G, seat: Seat) -> Vec<String> {
        let roads = |game: &G| -> Vec<(G::Action, String, String)> {
            let road = |action| {
                let text = self.text(action);
                let (to, by) = text.strip_prefix(TRAVEL)?.split_once(" by ")?;
                Some((action, to.to_owned(), by.to_owned()))
            };
            game.legal(seat).filter_map(road).collect()
        };
        let mut here = None;
        let mut places: Vec<String> = Vec::new();
        let mut queue = vec![(game.clone(), 0, String::new())];
        while !queue.is_empty() {
            let (game, roads_taken, come) = queue.remove(0);
            for (action, to, by) in roads(&game) {
                // The road by which one came from the first place leads back to it.
                if roads_taken == 1 && come == by {
                    here = Some(to.clone());
                }
                if places.contains(&to) {
                    continue;
                }
                places.push(to);
                let mut after = game.clone();
                after.apply(seat, action, &mut Dice::from_seed(0), &mut |_, _| {});
                queue.push((after, roads_taken + 1, by));
            }
        }
        places.retain(|place| Some(place) != here.as_ref());
        places
    }
}

/// Whether these entries are some of a line's: any of a short line's; those of a long one in its order, for the orders of
/// many are too many.
fn within<A: Copy + PartialEq>(entries: &[Entry<A>], line: &[Entry<A>]) -> bool {
    let mut left = line.to_vec();
    let mut from = 0;
    entries.iter().all(|entry| {
        let at = left.iter().skip(from).position(|other| other == entry);
        let Some(at) = at.map(|at| at + from) else {
            return false;
        };
        left.remove(at);
        if line.len() > ANY_ORDER {
            from = at;
        }
        true
    })
}

/// The kind of an action: the name of its variant, in words.
fn kind(action: impl std::fmt::Debug) -> String {
    let name = format!("{action:?}");
    let name = name.split([' ', '(']).next().unwrap_or_default();
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}
