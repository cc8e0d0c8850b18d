//! The texts of the app: every one within its place, in every language and at every size that can be set.

use durbar::{
    faces::{Choice, Counts, FOOT, Variants},
    ui::{
        canvas::Canvas,
        frame::{EDGE, area, fill, foot_lines, footer},
        ink::Ink,
        list::{Row, sizes},
        text::{Align, Type, draw, lines, width},
    },
    words::{Language, app::AppWords},
};
use embedded_graphics::prelude::Point;

use super::{ACROSS, LETTERS, Worded, assert_fits};

/// How wide the bar at the bottom is, with a little air at its ends.
const FOOTER: i32 = 232;
/// How wide a row of a list is that has a bar beside it, without its own margins.
const ROW: i32 = 216;
/// Between a label and its value.
const GAP: i32 = 8;
/// The longest version that a title has beside it.
const VERSION: &str = "10.10.10";

/// All texts of a language, as they are printed.
fn everything(words: &AppWords) -> Vec<String> {
    let printed = format!("{words:?}");
    printed
        .split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_string)
        .collect()
}

fn assert_beside(left: (&str, Type), right: (&str, Type), most: i32) {
    let wide = width(left.0, left.1) + GAP + width(right.0, right.1);
    assert!(
        wide <= most,
        "{left:?} and {right:?} are {wide} wide, not {most}"
    );
}

#[track_caller]
fn assert_tall(text: &str, size: Type, wide: i32, most: usize) {
    let needed = lines(text, size, wide).count();
    assert!(needed <= most, "{needed} lines, not {most}: {text}");
}

/// What notices are about, and what can be done: those about a save first.
fn notices(words: &AppWords) -> [(&'static str, &'static str); 26] {
    words
        .trouble
        .all()
        .map(|trouble| (trouble.name, trouble.about))
}

#[test]
fn no_text_of_the_app_is_missing_or_left_in_another_language() {
    let all = Language::ALL.map(|language| everything(language.words()));
    assert!(all[0].len() > 140, "only {} texts", all[0].len());
    for (language, texts) in Language::ALL.into_iter().zip(&all) {
        assert_eq!(texts.len(), all[0].len());
        for text in texts {
            assert!(!text.is_empty(), "an empty text in {language:?}");
            assert_eq!(text.trim(), text, "blanks at an end");
            for letter in text.chars() {
                assert!(
                    LETTERS.contains(letter),
                    "no glyph for {letter:?} in {text}"
                );
            }
        }
    }
    // Sentences are never the same in two languages; a word may be.
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        for (one, other) in all[one].iter().zip(&all[other]) {
            assert!(one != other || one.split(' ').count() < 4, "twice: {one}");
        }
    }
}

#[test]
fn what_the_keys_do_fits_into_the_bar_at_the_bottom() {
    for language in Language::ALL {
        let words = language.words();
        let mut footers = vec![
            words.general.choose,
            words.general.back,
            words.home.keys,
            words.setup.keys,
            words.letters.keys,
            words.letters.keys_capital,
            words.saves.keys,
            words.ask.keys,
            words.reading.keys,
            words.lesson.keys,
            words.menu.saved,
            words.notice.keys,
            words.notice.keys_again,
            words.notice.keys_try,
            words.notice.keys_leave,
            words.device_test.keys,
        ];
        footers.extend(words.setting.all().map(|line| line.about));
        for text in footers {
            assert_fits(text, Type::Small, FOOTER);
        }
    }
}

#[test]
fn titles_fit_into_the_bar_at_the_top_with_what_stands_beside_them() {
    for language in Language::ALL {
        let words = language.words();
        for (title, beside) in [
            (words.saves.title, "128"),
            (words.settings.title, VERSION),
            (words.settings.title, words.settings.reset),
            (words.device_test.title, VERSION),
            (words.crash.title, VERSION),
            (words.letters.title, ""),
            (words.ask.title, ""),
            (words.log.title, ""),
            (words.reading.title, ""),
            (words.home.first_game, ""),
            (words.statistics.title, ""),
            (words.notice.not_saved, ""),
            (words.notice.cannot_open, ""),
            (words.notice.gave_way_title, ""),
            (words.notice.battery_title, ""),
            (words.notice.empty_title, ""),
            (words.notice.journal_title, ""),
            // The battery stands beside it.
            (words.menu.title, "100 %"),
            (words.log.beginning, "2048 / 2048"),
        ] {
            assert_beside((title, Type::Body), (beside, Type::Small), ACROSS);
        }
    }
}

#[test]
fn rows_of_lists_have_room_for_label_and_value() {
    for language in Language::ALL {
        let words = language.words();
        let home = &words.home;
        for label in [
            home.new_game,
            home.play_alone,
            home.first_game,
            home.saves,
            home.statistics,
            home.settings,
            home.device_test,
        ] {
            assert_fits(label, Type::Body, ROW);
        }
        // Beside it there are names: at least the first one and how many more.
        assert_beside(
            (home.resume, Type::Body),
            ("Wilhelmina +4", Type::Small),
            ROW,
        );
        let saves = &words.saves;
        for label in [saves.play_on, saves.watch, saves.delete] {
            assert_fits(label, Type::Body, ROW);
        }
        for state in [saves.finished, saves.unfinished, saves.troubled] {
            assert_beside(
                ("Wilhelmina, Anton", Type::Small),
                (state, Type::Small),
                ROW,
            );
            let line = format!("{state}, {}: 2048", saves.actions);
            assert_fits(&line, Type::Small, ACROSS);
        }
        let menu = &words.menu;
        for label in [
            menu.go_on,
            menu.take_back,
            menu.log,
            menu.rules,
            menu.settings,
            menu.home,
            menu.to_title,
            menu.end_lesson,
        ] {
            assert_fits(label, Type::Body, EDGE - 28 - 10);
        }
        let (settings, lines) = (&words.settings, &words.setting);
        let switches = [words.general.on, words.general.off];
        let own = Language::ALL.map(|language| language.words().general.language);
        for (label, values) in [
            (lines.language.name, own.as_slice()),
            (lines.light.name, &["100 %"]),
            (lines.sound.name, &switches),
            (lines.motion.name, &switches),
            (lines.size.name, &[settings.normal, settings.large]),
            (lines.colours.name, &[settings.lamplight, settings.daylight]),
            (lines.hand.name, &[settings.right, settings.left]),
            (lines.idle.name, &[settings.never, "10 min"]),
        ] {
            for value in values {
                assert_beside((label, Type::Body), (value, Type::Small), ROW);
            }
        }
        let setup = &words.setup;
        let computer = format!("{} 4", setup.computer);
        for sitter in [setup.person, &computer, setup.automa] {
            // What the set-up has room for.
            assert!(sitter.len() <= 16, "{sitter}");
            assert_beside(("Wilhelmina", Type::Body), (sitter, Type::Small), ROW - 24);
        }
        assert_beside((setup.players, Type::Body), ("5", Type::Small), ROW);
        assert_beside((setup.deal, Type::Body), (setup.random, Type::Small), ROW);
        assert_fits(setup.start, Type::Body, ROW - 18);
        for about in [
            setup.about_players,
            setup.about_guest,
            setup.about_given,
            setup.about_person,
            setup.about_named,
            setup.about_computer,
            setup.about_automa,
            setup.about_deal,
        ] {
            assert_tall(about, Type::Small, ACROSS, 3);
        }
        let counted = &words.statistics;
        assert_fits(counted.won, Type::Small, 66);
        assert_fits(counted.played, Type::Small, 80);
    }
}

/// What is read in lists and in the bar at the bottom is set larger in large text: labels and values of every list at once, and
/// the bar in two lines where one has no room.
#[test]
fn large_text_reaches_every_row_and_what_the_keys_do() {
    let mut canvas = Canvas::new();
    canvas.set_large(true);
    for language in Language::ALL {
        let words = language.words();
        let (home, saves, menu) = (&words.home, &words.saves, &words.menu);
        let (settings, setup) = (&words.settings, &words.setup);
        let lines_of = &words.setting;
        let rows = |all: &[(&'static str, &'static str)]| {
            let row = |&(label, value): &(&'static str, &'static str)| Row {
                label,
                value,
                ..Row::EMPTY
            };
            all.iter().map(row).collect::<Vec<_>>()
        };
        let longest = |one: &'static str, other: &'static str| {
            let longer = width(one, Type::Body) >= width(other, Type::Body);
            if longer { one } else { other }
        };
        let switch = longest(words.general.on, words.general.off);
        let lists = [
            rows(&[
                (home.new_game, ""),
                (home.play_alone, ""),
                (home.first_game, ""),
                (home.saves, ""),
                (home.statistics, ""),
                (home.settings, ""),
            ]),
            rows(&[(saves.play_on, ""), (saves.watch, ""), (saves.delete, "")]),
            rows(&[
                (menu.go_on, ""),
                (menu.take_back, ""),
                (menu.log, ""),
                (menu.rules, ""),
                (menu.settings, ""),
                (menu.home, ""),
            ]),
            rows(&[
                (lines_of.language.name, words.general.language),
                (lines_of.light.name, "100 %"),
                (lines_of.sound.name, switch),
                (lines_of.motion.name, switch),
                (lines_of.size.name, longest(settings.normal, settings.large)),
                (
                    lines_of.colours.name,
                    longest(settings.lamplight, settings.daylight),
                ),
                (lines_of.hand.name, longest(settings.right, settings.left)),
                (lines_of.idle.name, longest(settings.never, "10 min")),
            ]),
            rows(&[(setup.players, "5"), (setup.deal, setup.random)]),
        ];
        for list in lists {
            let (label, value) = sizes(&canvas, ROW + 10, list.iter().copied());
            assert!(
                label != Type::Small && value == Type::Body,
                "{label:?}, {value:?} in {language:?}: {list:?}"
            );
        }
        let mut footers = vec![
            words.general.choose,
            words.general.back,
            home.keys,
            setup.keys,
            saves.keys,
            words.letters.keys,
            words.letters.keys_capital,
            words.ask.keys,
            words.reading.keys,
            words.lesson.keys,
            menu.saved,
            words.notice.keys,
            words.notice.keys_again,
            words.notice.keys_try,
            words.notice.keys_leave,
            words.log.steps,
        ];
        footers.extend(words.setting.all().map(|line| line.about));
        for text in footers {
            let count = foot_lines(text, Type::Body).count();
            assert!(count <= 2, "{count} lines: {text}");
            // On the very pixels: every line of the bar is that type's.
            let (mut bar, mut type_) = (Canvas::new(), Canvas::new());
            bar.set_large(true);
            footer(&mut bar, text);
            type_.set_large(true);
            let top = 222 - 14 * (count as i32 - 1);
            fill(&mut type_, area(0, top, EDGE, EDGE - top), Ink::Dusk);
            for (line, number) in foot_lines(text, Type::Body).zip(0..) {
                assert!(width(line, Type::Body) <= FOOTER);
                // No key is parted from what it does.
                assert!(
                    !text.contains("  ")
                        || text.split("  ").any(|hint| line.starts_with(hint.trim()))
                );
                let at = Point::new(EDGE / 2, top + 14 * number);
                draw(&mut type_, line, at, Align::Centre, Type::Body, Ink::Gold);
            }
            assert!(bar == type_, "{text}");
        }
    }
}

#[test]
fn what_is_said_in_boxes_fits_into_them() {
    // A box has this width for its text, and may be as high as the screen has room between its bars.
    let (inside, tallest) = (EDGE - 34, EDGE - 2 * 28 - 18);
    for language in Language::ALL {
        let words = language.words();
        for (what, advice) in notices(words) {
            let what = format!("{what}\u{a0}5.");
            assert!(what.len() <= 200, "more than a notice holds: {what}");
            for size in [Type::Small, Type::Body] {
                let tall = lines(&what, Type::Body, inside).count() as i32 * Type::Body.line()
                    + 8
                    + lines(advice, size, inside).count() as i32 * size.line();
                assert!(
                    tall <= tallest,
                    "{tall} high, not {tallest}: {what} {advice}"
                );
            }
        }
        // What is wrong with a save stands in the list of saves too, between two lines of names and two rows.
        for (what, advice) in notices(words).into_iter().take(7) {
            let tall = lines(what, Type::Body, ACROSS).count() as i32 * Type::Body.line()
                + lines(advice, Type::Small, ACROSS).count() as i32 * Type::Small.line();
            assert!(
                30 + 2 * 17 + 13 + 8 + tall <= EDGE - 20 - 66,
                "{what} {advice}"
            );
        }
        assert_tall(words.ask.delete, Type::Body, inside, 5);
        assert_tall(words.ask.reset, Type::Body, inside, 7);
        for hint in [words.curtain.hold, words.curtain.press] {
            for size in [Type::Small, Type::Body] {
                assert_tall(hint, size, EDGE - 60, 2);
            }
        }
        let reasons = [
            words.table.nothing_to_undo,
            words.table.another_player,
            words.table.too_often,
        ];
        for reason in reasons {
            assert_tall(
                reason,
                Type::Small,
                EDGE - 20,
                ((EDGE - FOOT) / 13) as usize,
            );
            assert_tall(reason, Type::Body, EDGE - 20, 4);
        }
        // Set large, it grows over a quarter of the map at the most.
        assert_tall(words.log.keys, Type::Body, EDGE - 10, 4);
        assert_fits(words.table.hint_thinking, Type::Body, EDGE - 20);
        assert_tall(words.log.keys, Type::Small, EDGE - 10, 2);
        assert_tall(words.saves.none, Type::Body, ACROSS, 3);
        // Beside it there is how much, and in small type a bar besides.
        for (size, most) in [(Type::Small, ACROSS - 28), (Type::Body, ACROSS)] {
            assert_beside((words.look_back.cost, size), ("50 %", size), most);
        }
        // While the lesson is read, beside nothing.
        let (general, hints) = (&words.general, &words.hints);
        let keys = [hints.go_on, hints.what, general.back].join("   ");
        assert_fits(&keys, Type::Small, FOOTER);
        assert_tall(words.statistics.nobody, Type::Small, ACROSS, 3);
        assert_tall(words.crash.comfort, Type::Small, ACROSS, 3);
        assert_fits(words.crash.restart, Type::Body, ACROSS);
    }
}

#[test]
fn the_device_test_has_room_for_its_lines() {
    for language in Language::ALL {
        let test = &language.words().device_test;
        // Two arrows stand after these.
        for label in [test.light, test.tone] {
            assert_fits(label, Type::Small, 56);
        }
        let charge = format!("100 %, {}", test.charging);
        for (label, value) in [
            (test.battery, charge.as_str()),
            (test.battery, test.no_battery),
            (test.saves, "512 KB"),
            (test.picture, "9999.9 + 9999.9 ms"),
            (test.picture, test.not_checked),
            (test.rules, test.not_checked),
        ] {
            assert_beside((label, Type::Small), (value, Type::Small), ACROSS);
        }
    }
}

/// What the app says together with a game: titles, lines of the set-up, statistics and cards.
pub(super) fn the_app_has_room_for_the_game<G: Worded>() {
    for language in Language::ALL {
        let words = language.words();
        let game = (G::CARD.texts.name)(language);
        for title in [words.setup.title, words.home.play_alone, words.menu.rules] {
            assert_beside((title, Type::Body), (game, Type::Small), ACROSS);
        }
        assert_fits(game, Type::Title, ACROSS);
        // Beside it there is a dot for each page.
        let dots = 11 * (G::BOARD.pages.len() as i32 + 1);
        assert_fits(words.log.steps, Type::Small, FOOTER - dots);
        assert_tall((G::CARD.texts.about)(language), Type::Small, ACROSS, 3);
        assert_tall((G::CARD.texts.about)(language), Type::Body, ACROSS, 5);
        for number in 0..G::Options::default().lines() {
            let mut options = G::Options::default();
            // No line has more values than this.
            for _ in 0..8 {
                let choice = options.line(number, language);
                let Choice { name, value, about } = choice.expect("a variant");
                assert_beside((name, Type::Body), (value, Type::Small), ROW);
                assert_tall(about, Type::Small, ACROSS, 3);
                // Set large, above a bar of two lines.
                assert_tall(about, Type::Body, ACROSS, 5);
                options.set(number, true);
            }
        }
        let counted = &words.statistics;
        let finished = format!("{}: 65535", counted.finished);
        assert_beside((game, Type::Body), (&finished, Type::Small), ACROSS);
        let told = match G::CARD.counts {
            Counts::Points(name) => {
                format!("{}: 65535 {}, Wilhelmina", counted.best, name(language))
            }
            Counts::Endings(name) => {
                let ends = (0..6).map(|ending| name(ending, language));
                let ends = ends.filter(|name| !name.is_empty());
                let ends: Vec<String> = ends.map(|name| format!("{name}: 999")).collect();
                ends.join(", ")
            }
        };
        assert_fits(&told, Type::Small, ACROSS);
        let topics = (0..G::CARD.texts.topics).map(|number| {
            let topic = (G::CARD.texts.topic)(number, language);
            topic.expect("a topic")
        });
        for (heading, text) in topics {
            assert_fits(heading, Type::Body, ROW);
            assert!(text.len() <= 900, "{} bytes: {text}", text.len());
        }
        assert_eq!((G::CARD.texts.topic)(G::CARD.texts.topics, language), None);
    }
}
