//! Computer players at the table: they think in slices between keys and pictures, and what they do is shown like what
//! others did.
//!
//! It does not know how they think, nor any one game.

use super::{
    App, Driver, Level, Sitting, Tabletop,
    title::{AnySitting, Title},
};
use crate::{
    bots::{Skill, Thinker, imagine, seed_of, turn_is_over},
    each_thought,
    faces::Faced,
    kernel::{
        game::Turn,
        journal::Journal,
        play::Position,
        seat::Seat,
        worth::{Moment, Worth, weights},
    },
    ui::time::Span,
};

/// How many positions a slice looks at: some 10 ms on the handheld.
const SLICE: u32 = 60;
/// From slice to slice: keys and pictures come between.
const PAUSE: Span = Span::from_millis(1);

/// A turn that began longer ago is thought about from there.
const TURN: u32 = 64;

/// One decision of a computer: whose, how well he plays, and how many actions lie before it.
#[derive(Clone, Copy)]
struct Decision {
    seat: Seat,
    level: Level,
    at: u32,
}

/// The present, or an earlier position.
fn position<G: Faced>(sitting: &Sitting<G>, journal: &Journal, at: u32) -> Position<G> {
    if at == journal.actions() {
        sitting.play().present(journal)
    } else {
        sitting.after(journal, at)
    }
}

/// With which decision a computer begins to think: with the present one, if that stands alone or he knows how he wanted to
/// go on with his turn. Else the match was opened in the midst of it: he thinks about his turn from its beginning, and so
/// comes to what he wanted.
fn first<G: Faced + Worth>(
    thinker: &Thinker<G>,
    sitting: &Sitting<G>,
    journal: &Journal,
    seat: Seat,
) -> u32 {
    let now = journal.actions();
    if thinker.goes_on(seat) || sitting.play().game().moment() != Moment::Turn {
        return now;
    }
    let mut position = sitting.after(journal, now.saturating_sub(TURN));
    let mut first = None;
    while position.actions() < now {
        if turn_is_over(position.game(), seat) {
            first = None;
        } else if position.game().moment() == Moment::Turn {
            first = first.or(Some(position.actions()));
        }
        if position.step(journal, &mut |_, _| {}).is_none() {
            break;
        }
    }
    first.unwrap_or(now)
}

/// The decision of the same turn that follows one that was made.
fn following<G: Faced + Worth>(
    sitting: &Sitting<G>,
    journal: &Journal,
    Decision { seat, at, .. }: Decision,
) -> u32 {
    let mut position = sitting.after(journal, at.saturating_add(1));
    let others = |position: &Position<G>| {
        position.game().moment() != Moment::Turn || position.game().turn() != Turn::Of(seat)
    };
    while others(&position) && position.step(journal, &mut |_, _| {}).is_some() {}
    position.actions()
}

/// Begins to think about a decision. Never inlined: what is imagined is large.
#[inline(never)]
fn ponder<G: Faced + Worth>(
    thinker: &mut Thinker<G>,
    sitting: &Sitting<G>,
    journal: &Journal,
    Decision { seat, level, at }: Decision,
) {
    let position = position(sitting, journal, at);
    let seed = seed_of(position.dice(), at);
    let imagined = imagine(position.game(), seat, seed);
    thinker.begin(Skill::of(level), &imagined, seed);
}

/// Thinks on for a slice, and plays what was decided. Answers how many actions lie before the decision that is thought about
/// now; none once it has played.
fn think<G: Faced + Worth>(
    thinker: &mut Thinker<G>,
    sitting: &mut Sitting<G>,
    journal: &mut Journal,
    decision: Decision,
) -> Option<u32> {
    let Some(action) = thinker.think(SLICE) else {
        return Some(decision.at);
    };
    if decision.at < journal.actions() {
        let at = following(sitting, journal, decision);
        ponder(thinker, sitting, journal, Decision { at, ..decision });
        return Some(at);
    }
    sitting.decide_for(journal, action);
    if turn_is_over(sitting.play().game(), decision.seat) {
        thinker.end_turn();
    }
    None
}

macro_rules! minds {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        /// The computer player who thinks at the table, with what he has thought out for his turn.
        #[derive(Clone)]
        #[allow(clippy::large_enum_variant, reason = "there is one table, and it has room for the largest game")]
        pub(super) enum Thinking {
            Nobody,
            $($name(Thinker<$game>),)*
        }

        impl Thinking {
            /// A player of the game that lies on the table sits down, unless he sits there. Never inlined: a thinker is large.
            #[inline(never)]
            fn sit_down(&mut self, table: &AnySitting) {
                match (&*self, table) {
                    $((Self::$name(_), AnySitting::$name(_)) => {})*
                    $((_, AnySitting::$name(_)) => *self = Self::$name(Thinker::new(weights::<$game>())),)*
                    _ => *self = Self::Nobody,
                }
            }

            /// Begins to think for a seat; answers how many actions lie before the decision that is thought about, or nothing
            /// if no computer plays the game.
            fn begin(&mut self, table: &AnySitting, journal: &Journal, seat: Seat, level: Level) -> Option<u32> {
                self.sit_down(table);
                match (self, table) {
                    $((Self::$name(thinker), AnySitting::$name(sitting)) => {
                        let at = first(thinker, sitting, journal, seat);
                        ponder(thinker, sitting, journal, Decision { seat, level, at });
                        Some(at)
                    })*
                    _ => None,
                }
            }

            /// Thinks on for a slice, and plays what was decided.
            fn think(&mut self, table: &mut AnySitting, journal: &mut Journal, decision: Decision) -> Option<u32> {
                match (self, table) {
                    $((Self::$name(thinker), AnySitting::$name(sitting)) => think(thinker, sitting, journal, decision),)*
                    _ => None,
                }
            }
        }

        /// Whether computers play a title.
        pub(super) const fn plays(title: Title) -> bool {
            matches!(title, $(Title::$name)|*)
        }
    };
}
each_thought!(minds);

impl Tabletop {
    /// Who decides for a seat that the rulebook does not play.
    pub(super) fn guest_decides(&self, seat: Seat) -> Driver {
        let thinks = self.laid.as_ref().is_some_and(|table| plays(table.title()));
        match self.party.level(seat) {
            Some(level) if thinks && self.lesson.is_none() => Driver::Computer(level),
            _ => Driver::Person,
        }
    }

    /// Whether a computer player is thinking.
    pub(super) const fn ponders(&self) -> bool {
        self.pondering.is_some()
    }

    /// Forgets what was thought.
    pub(super) fn forget_thoughts(&mut self) {
        self.thinking = Thinking::Nobody;
        self.pondering = None;
    }
}

impl App {
    /// Lets the computer whose turn it is think; a thought that is under way goes on.
    pub(super) fn let_think(&mut self, level: Level) {
        self.show_thinker();
        let table = &mut self.table;
        if let (None, Some(seat), Some(laid)) = (table.pondering, table.seat(), &table.laid) {
            table.pondering = table.thinking.begin(laid, &table.journal, seat, level);
        }
        self.changed();
        self.after(PAUSE);
    }

    /// The computer thinks on for a moment, and plays when it has decided.
    pub(super) fn think_on(&mut self) {
        let table = &mut self.table;
        let (Some(at), Some(seat)) = (table.pondering, table.seat()) else {
            return;
        };
        let (Some(level), Some(laid)) = (table.party.level(seat), &mut table.laid) else {
            return;
        };
        let decision = Decision { seat, level, at };
        table.pondering = table.thinking.think(laid, &mut table.journal, decision);
        if table.pondering.is_some() {
            self.after(PAUSE);
        } else {
            self.moved();
        }
    }
}
