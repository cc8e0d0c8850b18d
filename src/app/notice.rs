//! Something that the person must know now: what went wrong with the saves and what can be done, or a low
//! or empty battery.

use core::fmt::Write as _;

use super::{App, Cut, Keep, Lapse, Screen, dialogue};
use crate::{
    kernel::seat::Seat,
    store::{Error, Trouble},
    ui::{
        canvas::Canvas,
        frame,
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
    },
    words::{OptionText, app::AppWords},
};

/// What is to be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// Something could not be saved.
    NotSaved(Keep, Error<()>),
    /// A match could not be laid on the table.
    CannotOpen(Error<()>),
    /// A newer firmware left settings or statistics, which stay as they are.
    Newer,
    /// So many finished matches had to give way.
    GaveWay(usize),
    /// The battery is low.
    Battery,
    /// The battery is empty: the device goes out.
    Empty,
    /// The match is so long that its journal soon forgets how it began.
    Long,
    /// A program has lost its seat to a computer.
    Lapse(Seat, Lapse),
    /// Where a program would play, there is none, and a computer does.
    NoProgram,
}

impl App {
    /// Whether something could not be saved, and an answer is waited for.
    pub(super) fn waits_for_answer(&self) -> bool {
        let notice = self.screens.notice;
        self.screen() == Screen::Notice && matches!(notice, Some(Notice::NotSaved(..)))
    }

    /// Tells something; then it goes on where it was.
    pub(super) fn notify(&mut self, notice: Notice) {
        self.screens.notice = Some(notice);
        self.open(Screen::Notice);
        self.sound(sound::REFUSE);
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let KeyEvent::Press(key) = event else { return };
    match (key, app.screens.notice) {
        (Key::A, Some(Notice::NotSaved(keep, error))) if can_help(error) => {
            // Once more; nothing else has happened meanwhile.
            // Before anything that leaving asks of the saves: were that refused, this would be left out.
            app.keep(keep);
            app.leave_notice();
        }
        // No room, and perhaps nothing to make it with: the match can be played to its end all the same.
        (Key::X, Some(Notice::NotSaved(keep, Error::Full))) if app.can_go_unsaved(keep) => {
            app.table.unsaved = true;
            app.keep(keep);
            app.leave_notice();
        }
        // What is on the table is ahead of the save, and cannot be played on.
        (Key::B, Some(Notice::NotSaved(..))) if app.table.laid.is_some() => {
            app.screens.notice = None;
            app.go_home();
        }
        // Nothing can be played any more: the answer puts it out.
        (Key::A | Key::B, Some(Notice::Empty)) => {
            app.leave_notice();
            app.fall_asleep();
        }
        (Key::A, Some(Notice::NotSaved(..))) => {}
        (Key::A | Key::B, _) => app.leave_notice(),
        _ => {}
    }
}

/// Whether trying again can help: not where the same would be refused for ever.
const fn can_help(error: Error<()>) -> bool {
    !matches!(
        error,
        Error::TooSmall
            | Error::Finished
            | Error::OutOfStep
            | Error::TakenBackTooOften
            | Error::TooLong
    )
}

impl App {
    /// Whether the match on the table has begun to be saved, and could go on without.
    fn can_go_unsaved(&self, keep: Keep) -> bool {
        let of_match = matches!(
            keep,
            Keep::Action(_) | Keep::TakenBack | Keep::Mind(_) | Keep::Finish
        );
        of_match && self.table.laid.is_some()
    }

    /// Goes on where it was.
    pub(super) fn leave_notice(&mut self) {
        self.screens.notice = None;
        self.back();
    }
}

/// What is wrong with a save, and what can be done.
pub(super) const fn trouble(words: &AppWords, trouble: Trouble) -> &OptionText {
    let texts = &words.trouble;
    match trouble {
        Trouble::Damaged => &texts.damaged,
        Trouble::NewerFormat { .. } => &texts.newer_format,
        Trouble::UnknownGame => &texts.unknown_game,
        Trouble::OtherRules { .. } => &texts.other_rules,
        Trouble::Diverged { .. } => &texts.diverged,
    }
}

/// What the saves refused, and what can be done.
const fn refused(words: &AppWords, error: Error<()>) -> &OptionText {
    let texts = &words.trouble;
    match error {
        Error::Flash(()) => &texts.flash,
        Error::Worn => &texts.worn,
        Error::TooSmall => &texts.too_small,
        Error::Full => &texts.full,
        Error::NoSuchMatch => &texts.no_such_match,
        Error::Finished => &texts.finished,
        // The table counts too, and asks for no more.
        Error::OutOfStep | Error::TakenBackTooOften => &texts.out_of_step,
        Error::TooLong => &texts.too_long,
        Error::Trouble(why) => trouble(words, why),
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let words = app.words();
    let (texts, troubles) = (&words.notice, &words.trouble);
    let notice = app.screens.notice.unwrap_or(Notice::Battery);
    let (
        title,
        OptionText {
            name: what,
            about: advice,
        },
    ) = match notice {
        Notice::NotSaved(_, error) => (texts.not_saved, refused(words, error)),
        Notice::CannotOpen(error) => (texts.cannot_open, refused(words, error)),
        Notice::Newer => (texts.newer_title, &troubles.newer_values),
        Notice::GaveWay(1) => (texts.gave_way_title, &troubles.gave_way),
        Notice::GaveWay(_) => (texts.gave_way_title, &troubles.gave_way_many),
        Notice::Battery => (texts.battery_title, &troubles.battery),
        Notice::Empty => (texts.empty_title, &troubles.empty),
        Notice::Long => (texts.journal_title, &troubles.journal),
        Notice::Lapse(_, lapse) => (
            texts.program_title,
            match lapse {
                Lapse::NotStarted => &troubles.not_started,
                Lapse::Silent => &troubles.silent,
                Lapse::Ended => &troubles.ended,
                Lapse::Misplayed => &troubles.misplayed,
            },
        ),
        Notice::NoProgram => (texts.no_program_title, &troubles.no_program),
    };
    frame::page(canvas, title, "");
    let mut first: Cut<200> = Cut::new();
    let _ = match notice {
        Notice::GaveWay(gone) if gone > 1 => write!(first, "{what}\u{a0}{gone}."),
        Notice::Lapse(seat, _) => {
            let name = app.table.party.name(seat, app.language());
            write!(first, "{name}: {what}")
        }
        _ => first.write_str(what),
    };
    let size = app.device.settings.listing();
    dialogue::paint(canvas, Ink::Gold, first.as_str(), advice, size);
    let keys = match notice {
        Notice::NotSaved(keep, Error::Full) if app.can_go_unsaved(keep) => texts.keys_unsaved,
        Notice::NotSaved(_, error) => match (can_help(error), app.table.laid.is_some()) {
            (true, true) => texts.keys_again,
            (true, false) => texts.keys_try,
            (false, true) => texts.keys_leave,
            (false, false) => app.words().general.back,
        },
        Notice::Empty => texts.keys_off,
        _ => texts.keys,
    };
    frame::footer(canvas, keys);
}
