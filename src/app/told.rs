//! What is looked at, and what the action made happen that led to it.
//!
//! It is kept as it is played, so that the present is shown without playing anything once more. It knows no screen.

use heapless::Vec;

use crate::{
    faces::Faced,
    kernel::{
        event::Audience,
        game::Game,
        notation::{Names, Sentence},
        play::Position,
        seat::{Seat, Viewer},
    },
    words::Language,
};

/// What is looked at.
#[derive(Clone)]
pub(super) enum Shown<G: Game> {
    /// The present state.
    Present,
    /// The present state with the eyes of who decides: made once, for the picture and for the next key.
    Own(Viewer, G::View),
    /// An earlier state.
    Past(Position<G>),
}

/// As many events as are kept of one action: of the games there are, an action tells fewer; of one that told more, the last
/// are left to the log.
const EVENTS: usize = 24;

/// What one action made happen.
#[derive(Clone)]
pub(super) struct Told<G: Game> {
    /// After how many actions.
    pub at: u32,
    /// Whose action it was; nobody's before the first.
    pub actor: Option<Seat>,
    events: Vec<(Audience, G::Event), EVENTS>,
}

impl<G: Faced> Told<G> {
    /// Before the first action.
    pub const fn nothing() -> Self {
        Self {
            at: 0,
            actor: None,
            events: Vec::new(),
        }
    }

    /// Forgets it: another action is played or looked at.
    pub fn clear(&mut self) {
        self.events.clear();
    }

    /// Takes in what happens.
    pub fn hear(&mut self, audience: Audience, event: G::Event) {
        // See `EVENTS`.
        let _ = self.events.push((audience, event));
    }

    /// Whether it begins a round before everybody's eyes.
    pub fn begins_round(&self) -> bool {
        let begins = |event| G::ROUND.is_some_and(|round| (round.begins)(event));
        let mut public = self
            .events
            .iter()
            .filter(|(to, _)| to.includes(Viewer::Bystander));
        public.any(|(_, event)| begins(event))
    }

    /// Whether nothing happened.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// All that a viewer may hear of.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<G::Event, EVENTS> {
        let heard = self.events.iter().filter(|(to, _)| to.includes(viewer));
        heard.map(|(_, event)| *event).collect()
    }

    /// Says it to a viewer, a sentence at a time.
    pub fn tell(
        &self,
        viewer: Viewer,
        names: &Names<'_>,
        language: Language,
        each: &mut dyn FnMut(&str),
    ) {
        for event in &self.events {
            say::<G>(*event, viewer, names, language, each);
        }
    }
}

/// Says in a sentence what happened, if the viewer may hear of it and it needs a word.
pub(super) fn say<G: Faced>(
    (audience, event): (Audience, G::Event),
    viewer: Viewer,
    names: &Names<'_>,
    language: Language,
    each: &mut dyn FnMut(&str),
) {
    if !audience.includes(viewer) {
        return;
    }
    let mut sentence = Sentence::default();
    // The reader takes whatever it is given.
    let _ = (G::TELLER.tell)(&event, names, language, &mut sentence);
    if !sentence.as_str().is_empty() {
        each(sentence.as_str());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        each_game,
        kernel::{dice::Dice, game::Turn, recorded::Recorded, seat::Seats},
    };

    fn most<G: Faced>() -> usize {
        let mut most = 0;
        for seed in 0..60 {
            for seats in 1..=5 {
                let Some(seats) = Seats::new(seats) else {
                    continue;
                };
                let Ok(mut table) = Recorded::<G>::start(G::Options::default(), seats, seed) else {
                    continue;
                };
                let mut dice = Dice::from_seed(seed);
                while let Turn::Of(seat) = table.turn() {
                    let mut choices = table.legal(seat);
                    let number = dice.below(choices.len() as u32);
                    let action = choices.nth(number as usize).unwrap();
                    drop(choices);
                    let mut told = 0;
                    table.play(seat, action, |_, _| told += 1).unwrap();
                    most = most.max(told);
                }
            }
        }
        most
    }

    macro_rules! measured {
        ($(($word:ident, $name:ident, $game:ty)),*) => {
            #[test]
            fn every_action_of_the_games_there_are_tells_fewer_events_than_are_kept() {
                $(let told = most::<$game>();
                assert!((2..EVENTS).contains(&told), "{told} events");)*
            }
        };
    }
    each_game!(measured);
}
