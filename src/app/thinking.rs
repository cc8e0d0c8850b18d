//! Computer players at the table: they think in slices between keys and pictures, and what they do is shown like what
//! others did.
//!
//! It does not know how they think, nor any one game.

use super::{
    App, Driver, Level, Party, Sitting, Tabletop,
    look_back::{self, Decided, Loss},
    title::{AnySitting, Title},
};
use crate::{
    bots::{Reasons, Skill, Thinker, imagine, seed_of, turn_is_over},
    each_thought,
    faces::Faced,
    kernel::{
        game::Turn,
        journal::Journal,
        play::Position,
        seat::{PerSeat, Seat},
        worth::{Awaited, Worth, weights},
    },
    ui::time::Span,
    words::Language,
};

/// From slice to slice: keys and pictures come between.
pub(super) const PAUSE: Span = Span::from_millis(1);

/// In how many parts a thought is shown.
pub(super) const PARTS: u32 = 8;

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
    if thinker.keeper() == Some(seat) || sitting.play().game().awaited() != Awaited::Turn {
        return now;
    }
    let mut position = sitting.after(journal, now.saturating_sub(TURN));
    let mut first = None;
    while position.actions() < now {
        if turn_is_over(position.game(), seat) {
            first = None;
        } else if position.game().awaited() == Awaited::Turn {
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
        position.game().awaited() != Awaited::Turn || position.game().turn() != Turn::Of(seat)
    };
    while others(&position) && position.step(journal, &mut |_, _| {}).is_some() {}
    position.actions()
}

/// Begins to think about what a person could do, as well as a computer can; what was thought out for him before is forgotten.
pub(super) fn advise<G: Faced + Worth>(
    thinker: &mut Thinker<G>,
    sitting: &Sitting<G>,
    journal: &Journal,
    seat: Seat,
) {
    if thinker.keeper() == Some(seat) {
        thinker.end_turn();
    }
    let (level, at) = (Level::Four, journal.actions());
    ponder(thinker, sitting, journal, Decision { seat, level, at });
}

/// Thinks on about a person's decision for a slice. Once it is known what to do and why, the attention goes there.
pub(super) fn propose<G: Faced + Worth>(
    thinker: &mut Thinker<G>,
    sitting: &mut Sitting<G>,
    reader: (&Party, Language),
    seat: Seat,
) -> Option<Reasons> {
    let action = thinker.think(G::SLICE)?;
    let reasons = thinker.explain(G::SLICE)?;
    sitting.point_at(reader, seat, action);
    Some(reasons)
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
    let skill = Skill::of::<G>(level, position.game().seats());
    thinker.begin(skill, &imagined, seed);
}

/// Thinks on for a slice, and plays what was decided. Answers how many actions lie before the decision that is thought about
/// now; none once it has played.
fn think<G: Faced + Worth>(
    thinker: &mut Thinker<G>,
    sitting: &mut Sitting<G>,
    journal: &mut Journal,
    decision: Decision,
) -> Option<u32> {
    let Some(action) = thinker.think(G::SLICE) else {
        return Some(decision.at);
    };
    if decision.at < journal.actions() {
        let at = following(sitting, journal, decision);
        ponder(thinker, sitting, journal, Decision { at, ..decision });
        return Some(at);
    }
    sitting.decide_for(journal, action);
    // What was thought out for a turn is kept while others answer in it.
    let keeper = thinker.keeper();
    if keeper.is_some_and(|keeper| turn_is_over(sitting.play().game(), keeper)) {
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
            #[allow(unreachable_patterns, reason = "a game may be on the table that no computer plays")]
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

        impl Thinking {
            /// Begins to think about what the person at the table could do; answers whether computers play the game.
            pub(super) fn advise(&mut self, table: &AnySitting, journal: &Journal, seat: Seat) -> bool {
                self.sit_down(table);
                match (self, table) {
                    $((Self::$name(thinker), AnySitting::$name(sitting)) => {
                        advise(thinker, sitting, journal, seat);
                        true
                    })*
                    _ => false,
                }
            }

            /// Thinks on about it for a slice; answers why, once the attention is there.
            pub(super) fn propose(
                &mut self,
                table: &mut AnySitting,
                reader: (&Party, Language),
                seat: Seat,
            ) -> Option<Reasons> {
                match (self, table) {
                    $((Self::$name(thinker), AnySitting::$name(sitting)) => propose(thinker, sitting, reader, seat),)*
                    _ => None,
                }
            }
        }

        impl Thinking {
            /// Begins to think about the next decision of the people in a match that is over.
            pub(super) fn meet(
                &mut self,
                table: &AnySitting,
                journal: &Journal,
                from: (u32, u32),
                people: &PerSeat<bool>,
            ) -> Option<Decided> {
                self.sit_down(table);
                match (self, table) {
                    $((Self::$name(thinker), AnySitting::$name(sitting)) => {
                        look_back::meet(thinker, sitting, journal, from, people)
                    })*
                    _ => None,
                }
            }

            /// Thinks on about it for a slice; answers what it cost once that is known, and how many positions were looked at.
            pub(super) fn weigh(&mut self, decided: Decided) -> Option<(Loss, u32)> {
                match self {
                    Self::Nobody => None,
                    $(Self::$name(thinker) => look_back::weigh(thinker, decided, <$game>::SLICE),)*
                }
            }
        }

        impl Thinking {
            /// For whose turn something was thought out.
            #[cfg(test)]
            const fn keeper(&self) -> Option<Seat> {
                match self {
                    Self::Nobody => None,
                    $(Self::$name(thinker) => thinker.keeper(),)*
                }
            }

            /// How many positions the decision that is thought about has looked at, and how many it may.
            const fn progress(&self) -> (u32, u32) {
                match self {
                    Self::Nobody => (0, 0),
                    $(Self::$name(thinker) => (thinker.nodes(), thinker.cap()),)*
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
        let program = self.program.is_some() && self.party.program(seat);
        match self.party.level(seat) {
            Some(_) if program && thinks && self.lesson.is_none() => Driver::Program,
            Some(level) if thinks && self.lesson.is_none() => Driver::Computer(level),
            _ => Driver::Person,
        }
    }

    /// Whether a computer player is thinking.
    pub(super) const fn ponders(&self) -> bool {
        self.pondering.is_some()
    }

    /// How far the one who thinks has come, in parts of the longest thought; none while nobody thinks, or not for long.
    pub(super) fn thought(&self) -> Option<(Seat, u8)> {
        let seat = self.seat().filter(|_| self.ponders())?;
        Some((seat, self.parts_thought()))
    }

    /// How far a thought has come, in parts of the longest.
    pub(super) fn parts_thought(&self) -> u8 {
        if self.decider() == Some(Driver::Program) {
            return self.waited;
        }
        let (nodes, cap) = self.thinking.progress();
        let parts = nodes.saturating_mul(PARTS).checked_div(cap);
        // At most all of them.
        parts.unwrap_or(0).min(PARTS) as u8
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

    /// The computer that was thinking goes on at the next moment.
    pub(super) fn let_think_on(&mut self) {
        match self.table.decider() {
            Some(Driver::Program) => self.wait_on(),
            _ => self.after(PAUSE),
        }
    }

    /// The computer thinks on for a moment, and plays when it has decided.
    pub(super) fn think_on(&mut self) {
        if self.table.decider() == Some(Driver::Program) {
            return self.wait_for_program();
        }
        let table = &mut self.table;
        let (Some(at), Some(seat)) = (table.pondering, table.seat()) else {
            return;
        };
        let Some(level) = table.party.level(seat) else {
            return;
        };
        let decision = Decision { seat, level, at };
        let before = table.thought();
        let Some(laid) = &mut table.laid else { return };
        table.pondering = table.thinking.think(laid, &mut table.journal, decision);
        if table.pondering.is_some() {
            if self.table.thought() != before {
                // A picture costs as much as some positions: one for each part.
                self.changed();
            }
            self.after(PAUSE);
        } else {
            self.moved();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In a match that nobody interrupts a computer thinks about the present alone, also after others have answered in its
    /// turn: what it has thought out is not thought out again.
    #[test]
    fn what_was_thought_out_outlasts_the_answers_of_others() {
        let mut answers = 0;
        for (title, seed) in Title::ALL.iter().flat_map(|title| [(title, 5), (title, 6)]) {
            if !plays(*title) {
                continue;
            }
            let mut table = Box::new(Tabletop::new());
            table.party.take_colours(&title.card().colours);
            table.party.seat(3);
            for guest in &mut table.party.guests {
                guest.level = Some(Level::One);
            }
            table.begin(&title.usual(), seed);
            let mut last = None;
            while let Some(seat) = table.seat() {
                let Tabletop {
                    laid: Some(laid),
                    journal,
                    thinking,
                    ..
                } = &mut *table
                else {
                    panic!("a match lies there");
                };
                let now = journal.actions();
                let kept = thinking.keeper();
                let at = thinking.begin(laid, journal, seat, Level::One);
                assert_eq!(at, Some(now), "{title:?}: it thinks about its turn again");
                let mut thought = at;
                while let Some(at) = thought {
                    let level = Level::One;
                    thought = thinking.think(laid, journal, Decision { seat, level, at });
                }
                // Somebody else has answered in the turn of who goes on now.
                answers += u32::from(kept == Some(seat) && last.is_some_and(|last| last != seat));
                last = Some(seat);
                assert!(journal.actions() == now + 1 && now < 2000);
            }
            assert!(table.places().is_some(), "{title:?}");
        }
        println!("{answers} turns went on after an answer");
        assert!(answers > 3, "{answers}");
    }
}
