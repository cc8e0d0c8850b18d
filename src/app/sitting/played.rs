//! How a match is played, whatever the game: keys, what follows by itself, undo, and what is asked for behind the curtain.
//!
//! It paints nothing.

use super::{Lead, Sitting, Wrong, heard};
use crate::{
    app::{
        party::Party,
        sat::{Sat, Steered},
        told::Shown,
    },
    faces::{Faced, Outcome, Scene},
    kernel::{
        game::Turn,
        journal::Journal,
        notation::{Names, Sentence, Words},
        play::NoUndo,
        replay::Opening,
        seat::{Seat, Seats, Viewer},
        vocabulary::Term,
    },
    ui::key::KeyEvent,
    words::Language,
};

impl<G: Faced> Sat for Sitting<G> {
    fn seats(&self) -> Seats {
        self.play.game().seats()
    }

    fn turn(&self) -> Turn {
        self.play.turn()
    }

    fn opening<'a>(&self, buffer: &'a mut [u8]) -> Option<Opening<'a>> {
        Some(Opening {
            game: G::NAME,
            rules: G::RULES,
            seats: self.seats(),
            seed: self.seed,
            options: postcard::to_slice(&self.options, buffer).ok()?,
        })
    }

    fn is_secret(&self, seat: Seat) -> bool {
        let asked = [self.asked, self.revealed].contains(&Some(seat));
        asked || G::BOARD.is_secret(self.play.game(), seat)
    }

    fn covered(&self, seat: Seat) -> bool {
        self.viewer(seat) == Viewer::Bystander
    }

    fn ask(&mut self, seat: Seat) -> Option<bool> {
        self.look_away();
        if self.revealed.take() == Some(seat) {
            return Some(false);
        }
        let hidden = self.covered(seat);
        self.asked = hidden.then_some(seat);
        hidden.then_some(true)
    }

    fn reveal(&mut self) {
        self.revealed = self.asked.take();
    }

    fn automa(&self, seat: Seat) -> bool {
        self.play.game().automa(seat)
    }

    fn digest(&self) -> u64 {
        self.play.digest()
    }

    fn replay(&mut self, journal: &mut Journal, body: &[u8]) -> bool {
        self.shown = Shown::Present;
        self.ledger = None;
        let turn = self.play.turn();
        let played = self.play.replay(journal, body);
        if let Turn::Of(seat) = turn {
            self.looked[seat] = journal.actions();
        }
        self.past.note(&self.play, journal);
        played
    }

    fn take_back(&mut self, journal: &mut Journal, actions: u32) -> bool {
        let taken = self.play.take_back(journal, actions).is_ok();
        self.taken_back(journal);
        taken
    }

    fn begin(&mut self, journal: &Journal) {
        if self.ledger.is_none() {
            self.reckon(journal);
        }
        (self.asked, self.revealed) = (None, None);
        self.look_anew();
    }

    fn steer(
        &mut self,
        journal: &mut Journal,
        (party, language): (&Party, Language),
        seat: Seat,
        event: KeyEvent,
        wanted: Option<&str>,
    ) -> Steered {
        let (viewer, view) = self.take_view(seat);
        let names = Names::plain(self.seats());
        let other = |action: G::Action| {
            let read = |text| G::Action::read(&mut Words::of(text), &names);
            wanted.is_some_and(|text| read(text) != Ok(action))
        };
        let Self {
            play,
            focus,
            refused,
            before,
            told,
            ceremony,
            ledger,
            ..
        } = self;
        let reckoned = ledger.unwrap_or_default();
        let mut ears = (told, ceremony, ledger);
        let mut first = true;
        let decided = play.decide(
            journal,
            seat,
            |judge| {
                let players = party.players(language);
                let scene = Scene {
                    seat,
                    judge: Some(judge),
                    refused: *refused,
                    before: before.as_ref(),
                    ledger: reckoned,
                    ..Scene::new(&view, viewer, &players, language)
                };
                let focus = focus.unwrap_or_else(|| (G::BOARD.begin)(&scene));
                let outcome = (G::BOARD.steer)(&scene, focus, event);
                match outcome {
                    Outcome::Play(action, _) if !other(action) => (Some(action), outcome),
                    _ => (None, outcome),
                }
            },
            &mut |audience, event| {
                if core::mem::take(&mut first) {
                    ears.0.clear();
                    *ears.1 = None;
                }
                heard(&mut ears, audience, event);
            },
        );
        let said_no = self.refused.take().is_some();
        let wrong = self.wrong.take();
        if matches!(decided, Ok(Outcome::Play(action, _)) if !other(action)) {
            if first {
                // It made nothing happen that has a word.
                self.told.clear();
                self.ceremony = None;
            }
            self.acted(journal, seat, (viewer, view));
        } else {
            self.shown = Shown::Own(viewer, view);
        }
        match decided.unwrap_or_else(Outcome::Refused) {
            Outcome::Moved(focus) => {
                self.focus = Some(focus);
                Steered::Moved
            }
            Outcome::Refused(why) if wanted.is_some() => {
                self.wrong = Some(Wrong::Refused(why));
                Steered::Refused
            }
            Outcome::Refused(why) => {
                self.refused = Some(why);
                Steered::Refused
            }
            Outcome::Play(action, _) if other(action) => {
                self.wrong = Some(Wrong::Other(action));
                Steered::Refused
            }
            Outcome::Play(_, focus) => {
                self.focus = Some(focus);
                Steered::Played
            }
            Outcome::Back => Steered::Back,
            Outcome::Nothing if said_no => Steered::Moved,
            Outcome::Nothing => {
                self.wrong = wrong;
                Steered::Nothing
            }
        }
    }

    fn follows(&self, reader: (&Party, Language), seat: Seat) -> bool {
        self.next(reader, seat).is_some()
    }

    fn follow(&mut self, journal: &mut Journal, reader: (&Party, Language), seat: Seat) -> bool {
        let Some(action) = self.next(reader, seat) else {
            return false;
        };
        let before = self.before.take();
        let played = self.act(journal, seat, action).is_ok();
        if self.before.is_some() {
            // What came of one key stands out together.
            self.before = before.or(self.before.take());
        }
        played
    }

    fn lead(&self, reader: (&Party, Language), seat: Seat, wanted: &str) -> Option<Lead> {
        self.way_to(reader, seat, wanted)
    }

    fn wrong(&self, reader: (&Party, Language), seat: Seat) -> Option<(bool, Sentence)> {
        self.tell_wrong(reader, seat)
    }

    fn see(&mut self, journal: &mut Journal, action: &str) -> bool {
        let Turn::Of(seat) = self.play.turn() else {
            return false;
        };
        let names = Names::plain(self.seats());
        let Ok(action) = G::Action::read(&mut Words::of(action), &names) else {
            return false;
        };
        self.act(journal, seat, action).is_ok()
    }

    fn force(&mut self, journal: &mut Journal) -> bool {
        let Turn::Of(seat) = self.play.turn() else {
            return false;
        };
        let choice = self.play.legal(seat).next();
        choice.is_some_and(|action| self.act(journal, seat, action).is_ok())
    }

    fn calm(&mut self) -> bool {
        self.before.take().is_some()
    }

    fn look_away(&mut self) {
        self.refused = None;
        self.wrong = None;
        self.before = None;
    }

    fn undo(&mut self, journal: &mut Journal, seat: Seat, all: bool) -> Result<(), NoUndo> {
        if all {
            self.play.undo_all(journal, seat)?;
        } else {
            self.play.undo(journal, seat)?;
        }
        self.taken_back(journal);
        self.reckon(journal);
        self.look_anew();
        Ok(())
    }

    fn ceremony(&self) -> Option<usize> {
        let (ceremony, all) = self.ceremony.as_ref().zip(G::CEREMONY)?;
        Some((all.steps)(ceremony))
    }

    fn received(&self) -> u16 {
        self.ledger.map_or(0, |ledger| ledger.received)
    }

    fn end_ceremony(&mut self) {
        self.ceremony = None;
        // Everybody has watched: what somebody held in his hand before lies face down again.
        (self.asked, self.revealed) = (None, None);
    }
}
