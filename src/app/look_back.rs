//! A look back at a match that is over: the decisions of the people that cost them most, thought about in slices, between keys
//! and pictures.
//!
//! Each decision is thought about from what its seat knew then. The match is played over again from the journal, and nothing
//! of it changes. It knows no game.

mod page;
#[cfg(test)]
mod tests;

use heapless::Vec;

pub(super) use page::{paint, update};

use super::{App, Screen, Sitting, thinking};
use crate::{
    bots::{Code, Skill, Thinker, imagine, seed_of},
    faces::Faced,
    kernel::{
        game::Turn,
        journal::Journal,
        seat::{PerSeat, Seat},
        worth::Worth,
    },
    ui::{list::List, sound},
};

/// How many decisions are told of.
const MOST: usize = 3;

/// How every decision is thought about: what is weighed beside the best is within its cap.
const SKILL: Skill = Skill::BEAM4;

/// How many positions all decisions together may look at: 55 seconds of the handheld in Amritsar, where a position takes longest,
/// and 45 in Raja.
pub(super) const TOTAL: u32 = 250_000;
/// How many of them the first decisions may take before others wait for theirs: plans, which take most, come first.
const AHEAD: u32 = 50_000;

/// In how many parts the progress is shown.
const PARTS: u32 = 56;

/// A decision that is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Decided {
    /// How many actions lie before it.
    pub at: u32,
    /// Whose it was.
    pub seat: Seat,
    /// What was decided.
    pub played: Code,
    /// Whether it is thought about: one is left out where those before it took more than their part.
    pub thought: bool,
}

/// A decision that cost something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Loss {
    pub at: u32,
    pub seat: Seat,
    /// What would have been better.
    pub better: Code,
    /// By how much, in units of weight.
    pub by: u32,
}

/// How far a look back has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The next decision is to be found.
    Next,
    /// One is thought about.
    Thinking(Decided),
    /// All were looked at.
    Done,
}

/// A look back at the match on the table.
#[derive(Clone, Debug)]
pub(super) struct LookBack {
    stage: Stage,
    /// How many actions lie before what comes next.
    at: u32,
    /// How many positions were looked at.
    spent: u32,
    /// How many decisions there were, and how many of them were thought about.
    met: u16,
    thought: u16,
    /// What cost most, the most first.
    pub losses: Vec<Loss, MOST>,
    list: List,
}

impl LookBack {
    /// Before anything was looked at.
    pub const fn new() -> Self {
        Self {
            stage: Stage::Next,
            at: 0,
            spent: 0,
            met: 0,
            thought: 0,
            losses: Vec::new(),
            list: List::at(0),
        }
    }

    /// A decision is about to be thought about, or is left out; none is left.
    fn met(&mut self, decided: Option<Decided>) {
        self.stage = match decided {
            Some(decided) if decided.thought => Stage::Thinking(decided),
            Some(_) => Stage::Next,
            None => Stage::Done,
        };
        if let Some(Decided { at, thought, .. }) = decided {
            self.met = self.met.saturating_add(1);
            self.thought = self.thought.saturating_add(u16::from(thought));
            self.at = at.saturating_add(1);
        }
    }

    /// A decision was thought about. It is kept if it is among those that cost most; of two that cost the same the earlier.
    fn weighed(&mut self, loss: Loss, nodes: u32) {
        self.stage = Stage::Next;
        self.spent = self.spent.saturating_add(nodes);
        let place = self.losses.iter().position(|known| loss.by > known.by);
        let place = place.unwrap_or(self.losses.len());
        if loss.by > 0 && place < MOST {
            if self.losses.is_full() {
                self.losses.pop();
            }
            // There is room now.
            let _ = self.losses.insert(place, loss);
        }
    }
}

/// Whether a decision may be thought about where so many lie before it of so many: none waits long for those before it, and all
/// together keep to the total.
fn has_room(spent: u32, at: u32, actions: u32) -> bool {
    let even = TOTAL.saturating_sub(AHEAD).saturating_sub(SKILL.cap);
    let part = u64::from(even).saturating_mul(at.into());
    let part = part.checked_div(actions.into()).unwrap_or(0);
    u64::from(spent) <= part.saturating_add(AHEAD.into())
}

/// Finds the next decision of the people where there was something to decide, and begins to think about it. Never inlined: what
/// is imagined is large.
#[inline(never)]
pub(super) fn meet<G: Faced + Worth>(
    thinker: &mut Thinker<G>,
    sitting: &Sitting<G>,
    journal: &Journal,
    (from, spent): (u32, u32),
    people: &PerSeat<bool>,
) -> Option<Decided> {
    let mut position = sitting.after(journal, from);
    let seat = loop {
        let Turn::Of(seat) = position.game().turn() else {
            return None;
        };
        if people[seat] && position.game().legal(seat).len() > 1 {
            break seat;
        }
        position.step(journal, &mut |_, _| {})?;
    };
    let at = position.actions();
    let thought = has_room(spent, at, journal.actions());
    if thought {
        thinker.end_turn();
        let seed = seed_of(position.dice(), at);
        let imagined = imagine(position.game(), seat, seed);
        thinker.begin(SKILL, &imagined, seed);
    }
    let entry = position.step(journal, &mut |_, _| {})?;
    Some(Decided {
        at,
        seat,
        played: Code::of(&entry.action),
        thought,
    })
}

/// Thinks on about a decision for a slice; answers what it cost once that is known, and how many positions were looked at.
pub(super) fn weigh<G: Faced + Worth>(
    thinker: &mut Thinker<G>,
    decided: Decided,
    slice: u32,
) -> Option<(Loss, u32)> {
    let Decided { at, seat, .. } = decided;
    let better = thinker.think(slice);
    let better = better.map(|action| Code::of(&action))?;
    let by = match decided.played.action() {
        Some(played) => thinker.weigh(&played, slice)?,
        None => 0,
    };
    let loss = Loss {
        at,
        seat,
        better,
        by,
    };
    Some((loss, thinker.nodes()))
}

impl App {
    /// Whether the match that is over can be looked back at: people decided in it, and computers play the game.
    pub(super) fn can_look_back(&self) -> bool {
        let title = self.table.laid.as_ref().map(super::AnySitting::title);
        title.is_some_and(thinking::plays) && self.table.people().next().is_some()
    }

    /// Looks back at the match that is over; what was found before is shown again.
    pub(super) fn look_back(&mut self) {
        if self.screens.look_back.stage != Stage::Done {
            self.screens.look_back = LookBack::new();
            self.table.forget_thoughts();
        }
        self.open(Screen::LookBack);
    }

    /// The screen is shown: what is not known yet is thought about.
    pub(super) fn begin_look_back(&mut self) {
        let known = self.table.journal.forgotten() == 0;
        let look = &self.screens.look_back;
        if self.screen() == Screen::LookBack && look.stage != Stage::Done && known {
            self.after(thinking::PAUSE);
        }
    }

    /// How far it has come.
    fn parts_looked(&self) -> u32 {
        let actions = self.table.journal.actions();
        let parts = self.screens.look_back.at.saturating_mul(PARTS);
        parts.checked_div(actions).unwrap_or(0)
    }
}

/// Thinks on for a moment.
pub(super) fn motion(app: &mut App) {
    let parts = app.parts_looked();
    let mut people = PerSeat::filled(false);
    for seat in app.table.people() {
        people[seat] = true;
    }
    let table = &mut app.table;
    let Some(laid) = &table.laid else { return };
    let look = &mut app.screens.look_back;
    match look.stage {
        Stage::Next => {
            let from = (look.at, look.spent);
            look.met(table.thinking.meet(laid, &table.journal, from, &people));
        }
        Stage::Thinking(decided) => {
            if let Some((loss, nodes)) = table.thinking.weigh(decided) {
                look.weighed(loss, nodes);
            }
        }
        Stage::Done => return,
    }
    if app.screens.look_back.stage == Stage::Done {
        app.table.forget_thoughts();
        app.changed();
        return app.sound(sound::ACCEPT);
    }
    if app.parts_looked() != parts {
        // A picture costs as much as some positions: one for each part.
        app.changed();
    }
    app.after(thinking::PAUSE);
}
