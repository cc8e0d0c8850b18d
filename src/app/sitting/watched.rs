//! What people see and are told of a match: the table, what happened, and what something is.
//!
//! It plays nothing: all that it changes is what is looked at.

use core::fmt::Write;

use embedded_graphics::{prelude::Point, primitives::Rectangle};

use super::Sitting;
use crate::{
    app::{
        news::News,
        party::Party,
        sat::Watched,
        told::{Shown, say},
    },
    bots::Code,
    faces::{Faced, Glimpse, Tally, Weight},
    kernel::{
        event::Audience,
        game::Turn,
        journal::Journal,
        notation::{Names, Sentence},
        seat::{Seat, Viewer},
        vocabulary::Term,
    },
    ui::canvas::Canvas,
    words::Language,
};

impl<G: Faced> Watched for Sitting<G> {
    fn paint(&self, party: &Party, language: Language, seat: Seat, canvas: &mut Canvas) {
        self.scene(party, language, Viewer::Player(seat), |scene| {
            (G::BOARD.paint)(scene, self.focus_in(scene), canvas);
        });
    }

    fn pages(&self) -> usize {
        G::BOARD.pages.len()
    }

    fn paint_page(
        &self,
        party: &Party,
        language: Language,
        viewer: Viewer,
        page: usize,
        canvas: &mut Canvas,
    ) {
        self.scene(party, language, viewer, |scene| {
            if let Some(paint) = G::BOARD.pages.get(page) {
                paint(scene, canvas);
            }
        });
    }

    fn paint_ceremony(&self, party: &Party, language: Language, steps: usize, canvas: &mut Canvas) {
        if let (Some(ceremony), Some(all)) = (&self.ceremony, G::CEREMONY) {
            self.public_scene(party, language, self.play.game(), |scene| {
                (all.paint)(scene, ceremony, steps, canvas);
            });
        }
    }

    fn paint_board(&self, (party, language): (&Party, Language), canvas: &mut Canvas) {
        self.public_scene(party, language, self.play.game(), |scene| {
            (G::BOARD.paint_board)(scene, canvas);
        });
    }

    fn glimpse(&self, (party, language): (&Party, Language)) -> Glimpse {
        self.public_scene(party, language, self.play.game(), G::BOARD.glimpse)
    }

    fn paint_result(
        &self,
        party: &Party,
        language: Language,
        tally: Option<&Tally>,
        canvas: &mut Canvas,
    ) {
        if let Turn::Over(places) = self.play.turn() {
            self.public_scene(party, language, self.play.game(), |scene| {
                match (tally, G::SOURCES) {
                    (Some(tally), Some(sources)) => (sources.paint)(scene, &places, tally, canvas),
                    _ => (G::BOARD.paint_result)(scene, &places, canvas),
                }
            });
        }
    }

    fn has_sources(&self) -> bool {
        G::SOURCES.is_some()
    }

    fn tally(&self, journal: &Journal) -> Option<Tally> {
        let sources = G::SOURCES?;
        let mut tally = Tally::new();
        let mut hear = |_, audience: Audience, event| {
            // The match is over: what somebody alone knew is told to everybody, or was no gain.
            if audience.includes(Viewer::Bystander) {
                (sources.hear)(&mut tally, &event);
            }
        };
        let to = journal.actions();
        self.past.tell(&self.play, journal, 0, to, &mut hear);
        Some(tally)
    }

    fn look_back(&mut self, journal: &Journal, actions: u32) {
        let mut seen = match core::mem::replace(&mut self.shown, Shown::Present) {
            Shown::Past(position) => Some(position),
            _ => None,
        };
        if actions >= journal.actions() && self.told.at == journal.actions() {
            // It was told as it was played.
            return;
        }
        let told = &mut self.told;
        told.clear();
        told.at = actions;
        told.actor = self.past.look(
            &self.play,
            journal,
            &mut seen,
            actions,
            &mut |audience, event| {
                told.hear(audience, event);
            },
        );
        if let Some(position) = seen {
            self.shown = Shown::Past(position);
        }
    }

    fn actor(&self) -> Option<Seat> {
        self.told.actor
    }

    fn moves(&self) -> bool {
        G::EVENT.is_some() && !self.told.is_empty()
    }

    fn paint_past(
        &self,
        (party, language): (&Party, Language),
        viewer: Viewer,
        frame: u8,
        canvas: &mut Canvas,
    ) {
        let game = match &self.shown {
            Shown::Past(position) => position.game(),
            _ => self.play.game(),
        };
        self.public_scene(party, language, game, |scene| {
            let Some(paint) = G::EVENT else {
                return (G::BOARD.paint_board)(scene, canvas);
            };
            let events = self.told.heard_by(self.hears(viewer));
            paint(scene, &events, frame, canvas);
        });
    }

    fn begins_round(&self, journal: &Journal) -> bool {
        self.told.at == journal.actions() && self.told.begins_round()
    }

    fn paint_round(&self, (party, language): (&Party, Language), frame: u8, canvas: &mut Canvas) {
        let Some(round) = G::ROUND else { return };
        self.public_scene(party, language, self.play.game(), |scene| {
            let events = self.told.heard_by(Viewer::Bystander);
            (round.paint)(scene, &events, frame, canvas);
        });
    }

    fn look(&mut self, journal: &Journal, seat: Seat) {
        self.looked[seat] = journal.actions();
    }

    fn looked(&self, seat: Seat) -> u32 {
        self.looked[seat]
    }

    fn news(&self, journal: &Journal, seat: Seat) -> News {
        let to = journal.actions();
        let mut news = News::of(self.looked[seat], to);
        let from = news.from;
        let viewer = self.hears(Viewer::Player(seat));
        let mut note = |number, audience: Audience, event| {
            let weight = (G::TELLER.weight)(&event, seat);
            if audience.includes(viewer) && weight > Weight::Nothing {
                news.note(number, weight == Weight::Loss);
            }
        };
        self.past.tell(&self.play, journal, from, to, &mut note);
        news
    }

    fn tell(
        &self,
        journal: &Journal,
        (party, language): (&Party, Language),
        who: Viewer,
        (from, to): (u32, u32),
        each: &mut dyn FnMut(&str),
    ) {
        let names = party.names(language);
        let viewer = self.hears(who);
        let mut tell = |_, audience, event| {
            say::<G>((audience, event), viewer, &names, language, each);
        };
        self.past.tell(&self.play, journal, from, to, &mut tell);
    }

    fn told(
        &self,
        (party, language): (&Party, Language),
        viewer: Viewer,
        each: &mut dyn FnMut(&str),
    ) {
        let names = party.names(language);
        self.told.tell(self.hears(viewer), &names, language, each);
    }

    fn decided(
        &self,
        journal: &Journal,
        (party, language): (&Party, Language),
        (at, other): (u32, Option<Code>),
        each: &mut dyn FnMut(&str),
    ) {
        let mut position = self.after(journal, at);
        let Turn::Of(seat) = position.game().turn() else {
            return;
        };
        let names = party.names(language);
        let viewer = Viewer::Player(seat);
        let mut tell = |audience, event| {
            say::<G>((audience, event), viewer, &names, language, each);
        };
        match other.and_then(Code::action) {
            Some(action) => position.would(action, &mut tell),
            None => {
                position.step(journal, &mut tell);
            }
        }
    }

    fn noted(&self, journal: &Journal, (at, other): (u32, Option<Code>), out: &mut dyn Write) {
        let mut position = self.after(journal, at);
        let mut played = || position.step(journal, &mut |_, _| {});
        let action: Option<G::Action> = match other {
            Some(other) => other.action(),
            None => played().map(|entry| entry.action),
        };
        if let Some(action) = action {
            // The reader takes whatever it is given.
            let _ = action.write(&Names::plain(self.play.game().seats()), out);
        }
    }

    fn round(
        &self,
        journal: &Journal,
        (party, language): (&Party, Language),
        actions: u32,
    ) -> Sentence {
        let position = self.after(journal, actions);
        let glimpse = self.public_scene(party, language, position.game(), G::BOARD.glimpse);
        glimpse.round
    }

    fn spot(&self, (party, language): (&Party, Language), seat: Seat) -> Rectangle {
        self.scene(party, language, Viewer::Player(seat), |scene| {
            (G::BOARD.spot)(scene, self.focus_in(scene))
        })
    }

    fn explain(
        &self,
        (party, language): (&Party, Language),
        seat: Seat,
        out: &mut dyn Write,
    ) -> &'static str {
        self.scene(party, language, Viewer::Player(seat), |scene| {
            let focus = self.focus_in(scene);
            (G::TELLER.explain)(scene, focus, out);
            G::SUBJECT.map_or("", |subject| (subject.title)(scene, focus))
        })
    }

    fn has_picture(&self) -> bool {
        G::SUBJECT.is_some()
    }

    fn paint_subject(
        &self,
        (party, language): (&Party, Language),
        seat: Seat,
        at: Point,
        canvas: &mut Canvas,
    ) {
        let Some(subject) = G::SUBJECT else { return };
        self.scene(party, language, Viewer::Player(seat), |scene| {
            (subject.paint)(scene, self.focus_in(scene), at, canvas);
        });
    }

    fn about_page(&self, page: usize) -> Option<usize> {
        (G::SUBJECT?.page)(page)
    }

    fn count(&self, seat: Seat) -> u16 {
        (G::BOARD.count)(&self.play.view(Viewer::Bystander), seat)
    }
}
