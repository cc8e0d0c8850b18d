//! The texts of the app's screens: what each of them is for.
//!
//! Knows no language.

/// What the keys do, on screens that say nothing else.
#[derive(Debug)]
pub struct Hints {
    /// Choose, or go back.
    pub choose: &'static str,
    /// Go back.
    pub back: &'static str,
}

/// The texts of the home screen.
#[derive(Debug)]
pub struct Home {
    /// Go on with the latest match.
    pub resume: &'static str,
    /// Set up a new match.
    pub new_game: &'static str,
    /// The guided first game.
    pub first_game: &'static str,
    /// The saved matches.
    pub saves: &'static str,
    /// The statistics.
    pub statistics: &'static str,
    /// The settings.
    pub settings: &'static str,
    /// The device test.
    pub device_test: &'static str,
    /// What the keys do.
    pub keys: &'static str,
}

/// The texts of the set-up.
#[derive(Debug)]
pub struct Setup {
    /// Title of the screen.
    pub title: &'static str,
    /// Begin the match.
    pub start: &'static str,
    /// How many play.
    pub players: &'static str,
    /// The number of the deal.
    pub deal: &'static str,
    /// A deal without a number.
    pub random: &'static str,
    /// What the line of the players is for.
    pub about_players: &'static str,
    /// What the line of a player is for.
    pub about_guest: &'static str,
    /// What the line of the deal is for.
    pub about_deal: &'static str,
    /// What the keys do.
    pub keys: &'static str,
    /// The colours, which serve as names.
    pub colours: Colours,
}

/// The texts of the screen for a name.
#[derive(Debug)]
pub struct Letters {
    /// Title of the screen.
    pub title: &'static str,
    /// What the keys do.
    pub keys: &'static str,
}

/// The texts of the list of saved matches.
#[derive(Debug)]
pub struct Saves {
    /// Title of the screen.
    pub title: &'static str,
    /// Where there are none.
    pub none: &'static str,
    /// Beside a finished match.
    pub finished: &'static str,
    /// Beside a match that goes on.
    pub unfinished: &'static str,
    /// Beside a match that cannot be opened.
    pub troubled: &'static str,
    /// Before the number of actions.
    pub actions: &'static str,
    /// Play on.
    pub play_on: &'static str,
    /// Watch again.
    pub watch: &'static str,
    /// Delete.
    pub delete: &'static str,
    /// What the keys do.
    pub keys: &'static str,
}

/// The texts of the question before something is deleted.
#[derive(Debug)]
pub struct Ask {
    /// Title of the screen.
    pub title: &'static str,
    /// What deleting means.
    pub delete: &'static str,
    /// What the keys do.
    pub keys: &'static str,
}

/// The texts of the hand-over screen.
#[derive(Debug)]
pub struct Curtain {
    /// Before something secret.
    pub hold: &'static str,
    /// Where nothing is secret.
    pub press: &'static str,
}

/// What the app says at the table.
#[derive(Debug)]
pub struct TableWords {
    /// Where undo ends: nothing was done since something came to light.
    pub nothing_to_undo: &'static str,
    /// Where undo ends: another player has decided.
    pub another_player: &'static str,
}

/// The texts of the log.
#[derive(Debug)]
pub struct Log {
    /// Title of the page.
    pub title: &'static str,
    /// Before anything happened.
    pub empty: &'static str,
    /// What A does on the page.
    pub steps: &'static str,
    /// Before the first step.
    pub beginning: &'static str,
    /// What the keys do in the history.
    pub keys: &'static str,
}

/// The texts of a card to read.
#[derive(Debug)]
pub struct Card {
    /// Title of an explanation.
    pub title: &'static str,
    /// What the keys do.
    pub keys: &'static str,
    /// What the keys do in a lesson.
    pub lesson_keys: &'static str,
}

/// The texts of the menu.
#[derive(Debug)]
pub struct Menu {
    /// Title of the screen.
    pub title: &'static str,
    /// Back to where one was.
    pub go_on: &'static str,
    /// Take back the whole turn.
    pub take_back: &'static str,
    /// The match step by step.
    pub log: &'static str,
    /// The rules.
    pub rules: &'static str,
    /// The settings.
    pub settings: &'static str,
    /// Leave the match.
    pub home: &'static str,
    /// To the home screen, where no match lies on the table.
    pub to_title: &'static str,
    /// Leave the lesson.
    pub end_lesson: &'static str,
    /// That nothing is lost by leaving.
    pub saved: &'static str,
}

/// The texts of the settings.
#[derive(Debug)]
pub struct SettingsWords {
    /// Title of the screen.
    pub title: &'static str,
    /// The language.
    pub language: &'static str,
    /// The light behind the panel.
    pub light: &'static str,
    /// Tones.
    pub sound: &'static str,
    /// Whether things move.
    pub motion: &'static str,
    /// The size of long texts.
    pub size: &'static str,
    /// Small type.
    pub normal: &'static str,
    /// Large type.
    pub large: &'static str,
    /// The palette.
    pub colours: &'static str,
    /// The palette for indoors.
    pub lamplight: &'static str,
    /// The palette for outdoors.
    pub daylight: &'static str,
    /// Which hand chooses.
    pub hand: &'static str,
    /// The right hand.
    pub right: &'static str,
    /// The left hand.
    pub left: &'static str,
    /// After how long the picture goes out.
    pub idle: &'static str,
    /// It never goes out.
    pub never: &'static str,
    /// What each line is for, from the first to the last.
    pub about: [&'static str; 8],
}

/// The texts of the statistics.
#[derive(Debug)]
pub struct StatisticsWords {
    /// Title of the screen.
    pub title: &'static str,
    /// Before the number of finished matches.
    pub finished: &'static str,
    /// Before the best result.
    pub best: &'static str,
    /// Above the matches of a person.
    pub played: &'static str,
    /// Above the matches that a person won.
    pub won: &'static str,
    /// Where nobody is counted.
    pub nobody: &'static str,
}

/// The colours.
#[derive(Debug)]
#[expect(missing_docs, reason = "each is what it says")]
pub struct Colours {
    pub black: &'static str,
    pub red: &'static str,
    pub yellow: &'static str,
    pub blue: &'static str,
    pub green: &'static str,
}

/// The texts of notices: what is wrong, and what can be done.
#[derive(Debug)]
pub struct Notices {
    /// Title: something could not be saved.
    pub not_saved: &'static str,
    /// Title: a match could not be opened.
    pub cannot_open: &'static str,
    /// Title: a match gave way.
    pub gave_way_title: &'static str,
    /// Title: the battery is low.
    pub battery_title: &'static str,
    /// Title: the match is very long.
    pub journal_title: &'static str,
    /// What the keys do.
    pub keys: &'static str,
    /// What the keys do when saving failed at the table.
    pub keys_again: &'static str,
    /// What the keys do when there is no room to save on at the table.
    pub keys_unsaved: &'static str,
    /// What the keys do when saving failed elsewhere.
    pub keys_try: &'static str,
    /// Bits have changed.
    pub damaged: (&'static str, &'static str),
    /// A newer format.
    pub newer_format: (&'static str, &'static str),
    /// A game that is not here.
    pub unknown_game: (&'static str, &'static str),
    /// Other rules.
    pub other_rules: (&'static str, &'static str),
    /// It goes another way.
    pub diverged: (&'static str, &'static str),
    /// The flash refused.
    pub flash: (&'static str, &'static str),
    /// The flash is worn.
    pub worn: (&'static str, &'static str),
    /// The region is too small.
    pub too_small: (&'static str, &'static str),
    /// No room is left.
    pub full: (&'static str, &'static str),
    /// The match is gone.
    pub no_such_match: (&'static str, &'static str),
    /// The match is finished.
    pub finished: (&'static str, &'static str),
    /// Table and save differ.
    pub out_of_step: (&'static str, &'static str),
    /// Too long a name.
    pub too_long: (&'static str, &'static str),
    /// A finished match was deleted.
    pub gave_way: (&'static str, &'static str),
    /// The battery is low.
    pub battery: (&'static str, &'static str),
    /// The match is so long that its journal soon forgets how it began.
    pub journal: (&'static str, &'static str),
}
