//! The texts of the app's screens: what each of them is for.
//!
//! Knows no language.

use super::classes::Vocabulary;
use super::labels::{labels, pairs};
use super::say::TextTable;
use super::{each_language, in_each_language};

labels! {
    /// What stands on many screens.
    General = "general" {
        /// The language's own name.
        language,
        /// A switch that is on.
        on,
        /// A switch that is off.
        off,
        /// Choose, or go back.
        choose,
        /// Go back.
        back,
    }

    /// The texts of the home screen.
    Home = "home" {
        /// Go on with the latest match.
        resume,
        /// Set up a new match.
        new_game,
        /// Set up a match of one person.
        play_alone,
        /// The guided first game.
        first_game,
        /// The saved matches.
        saves,
        /// The statistics.
        statistics,
        /// The settings.
        settings,
        /// The device test.
        device_test,
        /// What the keys do.
        keys,
    }

    /// The texts of the set-up.
    Setup = "setup" {
        /// Title of the screen.
        title,
        /// Begin the match.
        start,
        /// How many play.
        players,
        /// The number of the deal.
        deal,
        /// A deal without a number.
        random,
        /// The deal of the week, after its number.
        this_week,
        /// What the line of the players is for.
        about_players,
        /// What the line of a person is for.
        about_guest,
        /// What it is for where the rules give the colours.
        about_given,
        /// What the line of a person is for in a game that no computer plays.
        about_person,
        /// What it is for where the rules give the colours.
        about_named,
        /// What the line of the deal is for.
        about_deal,
        /// A person plays a seat.
        person,
        /// A computer plays a seat; its level follows.
        computer,
        /// The rulebook plays a seat.
        automa,
        /// A program plays a seat.
        program,
        /// What the line of a computer is for.
        about_computer,
        /// What the line of a seat is for that the rulebook plays.
        about_automa,
        /// What the line of a seat is for that a program plays.
        about_program,
        /// What the keys do.
        keys,
    }

    /// The colours.
    Colours = "colour" {
        /// Black.
        black,
        /// Red.
        red,
        /// Yellow.
        yellow,
        /// Blue.
        blue,
        /// Green.
        green,
        /// Beige.
        beige,
        /// Russet.
        russet,
        /// Brown.
        brown,
        /// Lilac.
        lilac,
        /// Orange.
        orange,
        /// Silver.
        silver,
    }

    /// The texts of the screen for a name.
    Letters = "letters" {
        /// Title of the screen.
        title,
        /// What the keys do.
        keys,
        /// What they do while letters come as capitals.
        keys_capital,
    }

    /// Where the end of a match leads.
    Ending = "result" {
        /// Home.
        home,
        /// The same table, with a new deal.
        again,
        /// The decisions that cost most.
        look_back,
        /// The match from its beginning.
        watch,
        /// The board as it is at the end.
        board,
        /// Before the level that somebody meets next who has moved up.
        climbed,
        /// Before how often the best were beaten.
        crowned,
    }

    /// The texts of the look back at a match that is over.
    LookBack = "look_back" {
        /// Title of the screen.
        title,
        /// While it is thought about.
        thinking,
        /// What stops it.
        stop,
        /// Where nothing better was found.
        nothing,
        /// Where the beginning of the match is forgotten.
        forgotten,
        /// Above what was done.
        played,
        /// Above what would have been better.
        better,
        /// In place of what has no words.
        unsaid,
        /// Before how much it cost, in hundredths of a chance that is even.
        cost,
        /// What the keys do.
        keys,
    }

    /// The texts of the list of saved matches.
    Saves = "saves" {
        /// Title of the screen.
        title,
        /// Where there are none.
        none,
        /// Beside a finished match.
        finished,
        /// Beside a match that goes on.
        unfinished,
        /// Beside a match of which a part is lost.
        damaged,
        /// Beside a match that cannot be opened.
        troubled,
        /// Before the number of actions.
        actions,
        /// Play on.
        play_on,
        /// See how it ended.
        result,
        /// Watch again.
        watch,
        /// Watch what is whole.
        salvage,
        /// Play on from what is whole.
        copy,
        /// Delete.
        delete,
        /// What saved games are.
        about,
        /// What the keys do.
        keys,
    }

    /// The texts of the question before something is deleted.
    Ask = "ask" {
        /// Title of the screen.
        title,
        /// What deleting means.
        delete,
        /// What the keys do.
        keys,
        /// Title of the screen, before the settings are reset.
        reset_title,
        /// What resetting means.
        reset,
        /// What the keys do then.
        reset_keys,
    }

    /// The texts of the hand-over screen.
    Curtain = "curtain" {
        /// Before something secret.
        hold,
        /// Where nothing is secret.
        press,
    }

    /// What the app says at the table.
    TableWords = "table" {
        /// Where undo ends: nothing was done since something came to light.
        nothing_to_undo,
        /// Where undo ends: another player has decided.
        another_player,
        /// Where so much was taken back that no more may be.
        too_often,
        /// Above the reasons for what is proposed.
        hint,
        /// While it is thought about.
        hint_thinking,
        /// A reason: it wins.
        hint_wins,
        /// Where nothing else was worth a thought.
        hint_only,
        /// Where nothing at the end of the turn speaks for it, but what comes after.
        hint_later,
        /// Before what one has more of than by the next best way.
        hint_more,
        /// Before what one has less of.
        hint_less,
        /// Before what the others have more of.
        hint_others_more,
        /// Before what the others have less of.
        hint_others_less,
    }

    /// The texts of the log.
    Log = "log" {
        /// Title of the page.
        title,
        /// Before anything happened.
        empty,
        /// What the keys do on the page.
        steps,
        /// What the pages are.
        about,
        /// Before the first step.
        beginning,
        /// What the keys do in the history.
        keys,
        /// Where a step takes more lines than there is room for: the key that tells all of it.
        more,
    }

    /// The texts around what is read.
    Reading = "reading" {
        /// Title of an explanation.
        title,
        /// What the keys do.
        keys,
    }

    /// The texts of the lesson.
    LessonWords = "lesson" {
        /// Title of the screen.
        title,
        /// The chapters.
        first,
        /// What the first is about.
        first_about,
        /// How one plans and scores.
        second,
        /// What the second is about.
        second_about,
        /// What else there is.
        third,
        /// What the third is about.
        third_about,
        /// That a chapter was learnt.
        done,
        /// To the set-up.
        real_game,
        /// What that is.
        real_about,
        /// What the keys do where a chapter was begun.
        keys,
        /// Before what was wrong with a choice.
        not_that,
        /// After what a choice would have led to.
        other,
    }

    /// The texts of the menu.
    Menu = "menu" {
        /// Title of the screen.
        title,
        /// Back to where one was.
        go_on,
        /// Take back the whole turn.
        take_back,
        /// What a computer would do.
        hint,
        /// The match step by step.
        log,
        /// The rules.
        rules,
        /// The settings.
        settings,
        /// Leave the match.
        home,
        /// To the home screen, where no match lies on the table.
        to_title,
        /// Leave the lesson.
        end_lesson,
        /// That nothing is lost by leaving.
        saved,
    }

    /// The texts of the settings.
    SettingsWords = "settings" {
        /// Title of the screen.
        title,
        /// Small type.
        normal,
        /// Large type.
        large,
        /// The palette for indoors.
        lamplight,
        /// The palette for outdoors.
        daylight,
        /// The right hand.
        right,
        /// The left hand.
        left,
        /// It never goes out.
        never,
        /// What resets them all.
        reset,
    }

    /// The texts of the statistics.
    StatisticsWords = "statistics" {
        /// Title of the screen.
        title,
        /// Before the number of finished matches.
        finished,
        /// Before the best result.
        best,
        /// Before the level that somebody meets next who plays alone.
        rung,
        /// Before how often the best were beaten.
        crowns,
        /// Above the matches of a person.
        played,
        /// Above the matches that a person won.
        won,
        /// Where nobody is counted.
        nobody,
        /// Against people.
        people,
        /// Won since the last one that was lost.
        streak,
        /// The most won in a row.
        longest,
        /// Title of the page of the last matches.
        last,
        /// Where none is over yet.
        no_last,
        /// What the keys do.
        keys,
    }

    /// The texts of notices: what is wrong, and what can be done.
    Notices = "notice" {
        /// Title: something could not be saved.
        not_saved,
        /// Title: a match could not be opened.
        cannot_open,
        /// Title where a newer firmware was here.
        newer_title,
        /// Title: a match gave way.
        gave_way_title,
        /// Title: the battery is low.
        battery_title,
        /// Title: the battery is empty.
        empty_title,
        /// Title: the match is very long.
        journal_title,
        /// Title: a program has lost its seat.
        program_title,
        /// Title: the program that would play is not here.
        no_program_title,
        /// What the keys do.
        keys,
        /// What the keys do when saving failed at the table.
        keys_again,
        /// What the keys do when saving failed elsewhere.
        keys_try,
        /// What the keys do when saving failed at the table, and would fail again.
        keys_leave,
        /// What the keys do when there is no room to save on at the table.
        keys_unsaved,
        /// What the keys do when the battery is empty.
        keys_off,
    }

    /// The texts of the device test.
    DeviceTest = "device" {
        /// Title of the screen.
        title,
        /// The light behind the panel, set with left and right.
        light,
        /// The tone, set with up and down.
        tone,
        /// The battery.
        battery,
        /// Where a board has no battery that it can read.
        no_battery,
        /// Beside the battery's charge.
        charging,
        /// Time for painting and sending a picture.
        picture,
        /// A digest of random games, the same on every machine.
        rules,
        /// Before picture and rules were checked.
        not_checked,
        /// Room for saves.
        saves,
        /// What the keys A, X and Y do.
        keys,
    }

    /// The texts of the crash screen.
    Crash = "crash" {
        /// Title of the screen.
        title,
        /// That nothing saved was lost.
        comfort,
        /// Where it happened: stands before file and line.
        place,
        /// How to go on.
        restart,
    }

    /// Words of the table that all games share.
    FaceWords = "face" {
        /// The first pointer of a dial.
        first_pointer,
        /// The second pointer of a dial.
        second_pointer,
        /// A place to which a house is moved.
        move_to,
        /// Beside what is still to do.
        open,
        /// Before the cities where a planned action could be done after a journey.
        possible_in,
        /// Before the number of coins that a journey would leave the plan without.
        plan_lacks,
        /// Beside the city that is scored this round.
        now,
        /// Beside the one after it.
        next,
        /// Beside the one after that.
        then,
        /// Before the cities that would be scored next.
        order_then,
        /// What is planned changes nothing in the order of scorings.
        order_stays,
        /// No city is scored after this round.
        order_over,
        /// What Y shows from the dial, button first.
        board,
        /// While nothing secret is shown, and everybody is meant to look.
        everybody,
        /// What the Maharaja's ride to a city means.
        rides_here,
        /// Before what was paid in a turn.
        paid,
        /// Before what was received in a turn.
        received,
        /// Before what could still be used in a turn.
        unused,
        /// Leads to the turn as a whole.
        turn,
        /// Title of a scoring.
        scoring,
        /// Beside one who is alone in the scored city.
        alone,
        /// Beside one who has nothing in the scored city.
        nothing,
    }

    /// What the buttons do at the table, button first.
    Hints = "hint" {
        /// A chooses.
        choose,
        /// A confirms.
        confirm,
        /// A goes on.
        go_on,
        /// B goes back.
        back,
        /// X explains what is in focus.
        what,
        /// X, where a reason has no room.
        why,
    }
}

pairs! {
    /// The lines of the settings, and what they are for.
    SettingLines = "setting"."about" {
        /// The language.
        language,
        /// The light behind the panel.
        light,
        /// Tones.
        sound,
        /// Whether things move.
        motion,
        /// The size of long texts.
        size,
        /// Whether somebody may ask what a computer would do.
        hints,
        /// The palette.
        colours,
        /// Which hand chooses.
        hand,
        /// After how long the picture goes out.
        idle,
    }

    /// What notices are about, and what can be done.
    Troubles = "trouble"."advice" {
        /// Bits have changed.
        damaged,
        /// The end of a match is lost, and what came before is whole.
        salvage,
        /// Nothing of a match can be read.
        lost,
        /// A newer format.
        newer_format,
        /// A game that is not here.
        unknown_game,
        /// Other rules.
        other_rules,
        /// It goes another way.
        diverged,
        /// Settings or statistics of a newer format.
        newer_values,
        /// The flash refused.
        flash,
        /// The flash is worn.
        worn,
        /// The region is too small.
        too_small,
        /// No room is left.
        full,
        /// The match is gone.
        no_such_match,
        /// The match is finished.
        finished,
        /// Table and save differ.
        out_of_step,
        /// Too long a name.
        too_long,
        /// A finished match was deleted.
        gave_way,
        /// Before the number of those that were, where there were several.
        gave_way_many,
        /// The battery is low.
        battery,
        /// The battery is empty.
        empty,
        /// The match is so long that its journal soon forgets how it began.
        journal,
        /// A program, whose name goes before, cannot be started.
        not_started,
        /// It gave no answer in time.
        silent,
        /// It has ended.
        ended,
        /// What it answered cannot be played.
        misplayed,
        /// The program that would play is not here.
        no_program,
    }
}

/// The texts of the app.
#[derive(Debug)]
pub struct AppWords {
    /// What stands on many screens.
    pub general: General,
    /// The home screen.
    pub home: Home,
    /// The set-up.
    pub setup: Setup,
    /// The colours.
    pub colours: Colours,
    /// The screen for a name.
    pub letters: Letters,
    /// Where the end of a match leads.
    pub result: Ending,
    /// The look back at a match that is over.
    pub look_back: LookBack,
    /// The list of saved matches.
    pub saves: Saves,
    /// The question before something is deleted.
    pub ask: Ask,
    /// The hand-over screen.
    pub curtain: Curtain,
    /// What the app says at the table.
    pub table: TableWords,
    /// The log.
    pub log: Log,
    /// A card to read.
    pub reading: Reading,
    /// The lesson.
    pub lesson: LessonWords,
    /// The menu.
    pub menu: Menu,
    /// The lines of the settings.
    pub setting: SettingLines,
    /// What else the settings say.
    pub settings: SettingsWords,
    /// The statistics.
    pub statistics: StatisticsWords,
    /// Notices.
    pub notice: Notices,
    /// What they are about.
    pub trouble: Troubles,
    /// The device test.
    pub device_test: DeviceTest,
    /// The crash screen.
    pub crash: Crash,
    /// The words of the table.
    pub face: FaceWords,
    /// What the buttons do at the table.
    pub hints: Hints,
}

const VOCABULARY: Vocabulary = Vocabulary {
    classes: &[
        General::CLASS,
        Home::CLASS,
        Setup::CLASS,
        Colours::CLASS,
        Letters::CLASS,
        Ending::CLASS,
        LookBack::CLASS,
        Saves::CLASS,
        Ask::CLASS,
        Curtain::CLASS,
        TableWords::CLASS,
        Log::CLASS,
        Reading::CLASS,
        LessonWords::CLASS,
        Menu::CLASS,
        SettingLines::CLASS,
        SettingsWords::CLASS,
        StatisticsWords::CLASS,
        Notices::CLASS,
        Troubles::CLASS,
        DeviceTest::CLASS,
        Crash::CLASS,
        FaceWords::CLASS,
        Hints::CLASS,
    ],
    numbers: &[],
    perhaps: &[],
    constants: &[],
};

impl AppWords {
    const fn read(table: TextTable) -> Self {
        Self {
            general: General::read(&table, &VOCABULARY),
            home: Home::read(&table, &VOCABULARY),
            setup: Setup::read(&table, &VOCABULARY),
            colours: Colours::read(&table, &VOCABULARY),
            letters: Letters::read(&table, &VOCABULARY),
            result: Ending::read(&table, &VOCABULARY),
            look_back: LookBack::read(&table, &VOCABULARY),
            saves: Saves::read(&table, &VOCABULARY),
            ask: Ask::read(&table, &VOCABULARY),
            curtain: Curtain::read(&table, &VOCABULARY),
            table: TableWords::read(&table, &VOCABULARY),
            log: Log::read(&table, &VOCABULARY),
            reading: Reading::read(&table, &VOCABULARY),
            lesson: LessonWords::read(&table, &VOCABULARY),
            menu: Menu::read(&table, &VOCABULARY),
            setting: SettingLines::read(&table, &VOCABULARY),
            settings: SettingsWords::read(&table, &VOCABULARY),
            statistics: StatisticsWords::read(&table, &VOCABULARY),
            notice: Notices::read(&table, &VOCABULARY),
            trouble: Troubles::read(&table, &VOCABULARY),
            device_test: DeviceTest::read(&table, &VOCABULARY),
            crash: Crash::read(&table, &VOCABULARY),
            face: FaceWords::read(&table, &VOCABULARY),
            hints: Hints::read(&table, &VOCABULARY),
        }
    }
}

each_language! { in_each_language
    /// The texts of the app in this language.
    words in "app": AppWords = VOCABULARY, AppWords::read
}
