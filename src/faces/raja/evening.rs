//! Before and after a game of Raja: its sign, its variants, and the result.
//!
//! Knows no turn.

use embedded_graphics::prelude::Point;

use super::{RajaScene, bar, deed::table, pieces, say};
use crate::{
    faces::{Choice, TITLE},
    games::raja::state::Options,
    kernel::{notation::Sentence, rank::Ranking},
    ui::{
        canvas::Canvas,
        frame::{EDGE, area, fill, panel},
        ink::Ink,
        text::{self, Align, Type},
    },
    words::Language,
};

/// Paints the sign of Raja.
pub(super) fn paint_title(canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, TITLE), Ink::Sand);
    pieces::palace(canvas, Ink::Red, Point::new(EDGE / 2, TITLE / 2));
}

/// One line of the set-up.
pub(super) fn choice(options: &Options, number: usize, language: Language) -> Option<Choice> {
    let labels = language.raja().labels();
    let text = *labels.options.all().get(number)?;
    let mut options = *options;
    let on = **switches(&mut options).get(number)?;
    let words = language.words();
    Some(Choice {
        name: text.name,
        value: if on { words.on } else { words.off },
        about: text.about,
        on,
    })
}

/// The options with one switch turned. Several characters begin with the auction: one brings the other along.
pub(super) fn switch(mut options: Options, number: usize) -> Options {
    let before = options;
    if let Some(on) = switches(&mut options).get_mut(number) {
        **on = !**on;
    }
    if options.several && !before.several {
        options.auction = true;
    }
    options.several &= options.auction;
    options
}

fn switches(options: &mut Options) -> [&mut bool; 7] {
    [
        &mut options.short,
        &mut options.yogi,
        &mut options.neutral,
        &mut options.auction,
        &mut options.home,
        &mut options.several,
        &mut options.secret_gold,
    ]
}

/// Paints the places and how they came about: palaces, then gold, then the lower character.
pub(super) fn paint_result(scene: &RajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    for (row, seat) in places.order().enumerate() {
        let y = 26 + 37 * row as i32;
        panel(canvas, area(3, y, EDGE - 6, 35), Ink::Dusk, Ink::Gold);
        bar::player(scene, canvas, seat, Point::new(24, y + 1), 92, Ink::White);
        let built = table
            .palaces_each()
            .saturating_sub(table.palaces_left[seat]);
        let line = Sentence::of(format_args!("{built}"));
        text::draw(
            canvas,
            line.as_str(),
            Point::new(EDGE - 10, y),
            Align::Right,
            Type::Body,
            Ink::White,
        );
    }
    bar::bottom(
        canvas,
        texts.labels().winning,
        texts.labels().hints.go_on,
        EDGE - 10,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::raja::Raja,
        kernel::{dice::Dice, game::Game, seat::Seats},
    };

    #[test]
    fn whatever_is_switched_can_be_played() {
        let mut dice = Dice::from_seed(5);
        let mut options = Options::default();
        let mut seen = std::collections::HashSet::new();
        for _ in 0..4000 {
            let number = dice.below(7) as usize;
            let turned = switch(options, number);
            let on = |options| choice(&options, number, Language::Dutch).map(|line| line.on);
            assert_ne!(on(options), on(turned));
            options = turned;
            seen.insert(format!("{options:?}"));
            assert!(Raja::new(options, Seats::new(3).unwrap(), &mut dice).is_ok());
        }
        // Half of all with the auction, and of those without it only the ones without several characters.
        assert_eq!(seen.len(), 96);
        assert_eq!(choice(&options, 7, Language::English), None);
    }
}
