//! The lesson: what a step asks for, what others do meanwhile, and how far it was learnt.
//!
//! The course is the face's. Of a lesson only the step is saved: to go on, all before it is played again.

use heapless::Vec;
use serde::{Deserialize, Serialize};

use super::{App, Party, Screen, title::Title};
use crate::{
    faces::{Lesson, Step},
    kernel::seat::Seat,
    ui::{key::Key, sound},
};

/// As many titles as there will be.
const TITLES: usize = 8;

/// How far the lessons were learnt. Saved by the position of its fields: new ones go to the end.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Lessons {
    /// The title whose lesson lies on the table, by its position in the list of games.
    open: Option<u8>,
    /// How far each was learnt, in that order.
    learnt: Vec<Learnt, TITLES, u8>,
}

/// How far a lesson was learnt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Learnt {
    /// The step to go on with; 0 where no chapter was begun.
    pub step: u8,
    /// A bit for each chapter that was learnt to its end.
    pub done: u8,
}

impl Lessons {
    pub const fn new() -> Self {
        Self {
            open: None,
            learnt: Vec::new(),
        }
    }

    /// How far the lesson of a title was learnt.
    pub fn of(&self, title: Title) -> Learnt {
        self.learnt.get(title as usize).copied().unwrap_or_default()
    }

    /// A lesson lies on the table, and goes on with a step.
    fn note(&mut self, title: Title, learnt: Learnt) {
        let at = title as usize;
        if self.learnt.len() <= at {
            // There is room for every title; were there none, nothing would be kept of it.
            let _ = self.learnt.resize_default(at.saturating_add(1));
        }
        if let Some(kept) = self.learnt.get_mut(at) {
            *kept = learnt;
        }
        self.open = Some(at as u8);
    }

    /// No lesson lies on the table any more; answers whether one did.
    pub fn leave(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// The title whose lesson lay on the table, and the step that it goes on with.
    fn interrupted(&self) -> Option<(Title, usize)> {
        let title = *Title::ALL.get(usize::from(self.open?))?;
        Some((title, usize::from(self.of(title).step)))
    }
}

impl App {
    /// The lesson on the table, and its step.
    fn lesson_at(&self) -> Option<(&'static Lesson, usize)> {
        let step = self.table.lesson?;
        let table = self.table.laid.as_ref()?;
        Some((&table.title().card().lesson, step))
    }

    /// The step of the lesson on the table.
    pub fn lesson(&self) -> Option<(usize, Step)> {
        let (lesson, step) = self.lesson_at()?;
        lesson.steps.get(step).map(|&now| (step, now))
    }

    /// The key that the lesson points at.
    pub fn pointed(&self) -> Option<Key> {
        self.screens.lead.map(|lead| lead.key)
    }

    /// The action that the step asks for, in notation.
    pub(super) fn lesson_wants(&self) -> Option<&'static str> {
        match self.lesson() {
            Some((_, Step::Do(action))) => Some(action),
            _ => None,
        }
    }

    /// Whether the step asks for nothing.
    pub(super) fn lesson_reads(&self) -> bool {
        matches!(self.lesson(), Some((_, Step::Read)))
    }

    /// Begins a lesson with a step: what comes before it has happened.
    pub(super) fn begin_lesson(&mut self, title: Title, step: usize) {
        let lesson = &title.card().lesson;
        self.screens.home.show(title);
        self.table.party = Party::new();
        self.table.party.take_colours(&title.card().colours);
        self.table.party.seat(2);
        self.table.begin(&title.usual(), lesson.seed);
        self.table.lesson = Some(step);
        for before in lesson.steps.iter().take(step) {
            if let Step::Do(action) | Step::See(action) | Step::Skip(action) = *before {
                self.lesson_plays(action);
            }
        }
        self.lesson_enters(step);
    }

    /// Goes on with the lesson that lay on the table when the power died.
    pub(super) fn resume_lesson(&mut self) {
        if let Some((title, step)) = self.device.settings.lessons.0.interrupted() {
            self.begin_lesson(title, step);
            self.point();
            // Nobody has pressed a key yet: nothing sounds, and nothing is new to the saves.
            self.out.clear();
        }
    }

    /// Plays an action of the course. That it can be is a law of the courses: a test replays each.
    fn lesson_plays(&mut self, action: &str) {
        if let Some(table) = &mut self.table.laid {
            let sat = table.sat_mut();
            sat.see(&mut self.table.journal, action);
        }
    }

    /// The step is done: what others do is seen, and the next text comes.
    pub(super) fn lesson_goes_on(&mut self) {
        self.lesson_enters(self.table.lesson.unwrap_or(0).saturating_add(1));
    }

    fn lesson_enters(&mut self, mut step: usize) {
        let Some(title) = self.table.laid.as_ref().map(super::AnySitting::title) else {
            return self.go_home();
        };
        let steps = title.card().lesson.steps;
        while let Some(&Step::Skip(action)) = steps.get(step) {
            self.lesson_plays(action);
            step = step.saturating_add(1);
        }
        self.table.lesson = Some(step);
        if let Some(table) = &mut self.table.laid {
            table.sat_mut().end_ceremony();
        }
        let Some(&now) = steps.get(step).filter(|&&now| now != Step::Chapter) else {
            return self.chapter_was_learnt(title, step);
        };
        let learnt = Learnt {
            step: step as u8,
            ..self.device.settings.lessons.0.of(title)
        };
        self.note_lesson(title, learnt);
        if let Step::See(action) = now {
            self.lesson_plays(action);
        }
        let Some(table) = &mut self.table.laid else {
            return;
        };
        let sat = table.sat_mut();
        sat.begin(&self.table.journal);
        sat.look(&self.table.journal, Seat::One);
        if !matches!(now, Step::See(_)) {
            self.go(Screen::Table);
            self.sound(sound::ACCEPT);
        } else if sat.ceremony().is_some() {
            self.begin_ceremony();
        } else {
            self.show_move();
        }
    }

    fn note_lesson(&mut self, title: Title, learnt: Learnt) {
        self.device.settings.lessons.0.note(title, learnt);
        self.device.settings_changed = true;
        self.keep_settings();
    }

    /// A chapter was learnt to its end: the next one is proposed, and after the last a real game.
    fn chapter_was_learnt(&mut self, title: Title, step: usize) {
        let chapter = title.card().lesson.chapter_of(step).unwrap_or(0);
        let Learnt { done, .. } = self.device.settings.lessons.0.of(title);
        let bit = 1u8.checked_shl(chapter as u32).unwrap_or(0);
        let learnt = Learnt {
            step: 0,
            done: done | bit,
        };
        self.note_lesson(title, learnt);
        self.show_chapters(chapter.saturating_add(1));
        self.sound(sound::SCORING);
    }

    /// Leaves the chapter: it goes on with the same step another time.
    pub(super) fn leave_chapter(&mut self) {
        let at = self.lesson_at();
        let chapter = at.and_then(|(lesson, step)| lesson.chapter_of(step));
        self.show_chapters(chapter.unwrap_or(0));
        self.sound(sound::BACK);
    }

    /// Looks where the lesson points, whenever another picture is shown.
    pub(super) fn point(&mut self) {
        if self.screen() != Screen::Table || !self.out.contains(&super::Effect::Paint) {
            return;
        }
        let reader = (&self.table.party, self.language());
        let asked = self.lesson_wants().zip(self.table.sat());
        let lead = asked.and_then(|(wanted, sat)| sat.lead(reader, Seat::One, wanted));
        self.screens.lead = lead;
    }
}
