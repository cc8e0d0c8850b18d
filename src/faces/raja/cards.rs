//! The characters: who holds which card, which are free, and the deal between players.
//!
//! Knows how a card looks; what it does, the texts say.

use embedded_graphics::prelude::Point;

use super::{
    RajaScene, bar,
    deed::{self, may, table},
    pieces, rows, say,
};
use crate::{
    games::raja::{
        data::{Character, Dial},
        state::Stage,
    },
    kernel::{id::Id, notation::Sentence},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill, panel},
        ink::Ink,
        text::{self, Align, Type},
    },
};

/// The size of a card, and from one card to the next.
const CARD: (i32, i32) = (56, 92);
const STEP: (i32, i32) = (59, 95);

/// The left upper corner of a card: they lie in two rows, four above.
fn corner(character: Character) -> Point {
    let number = character.index() as i32;
    if number < 4 {
        Point::new(4 + STEP.0 * number, BAR + 2)
    } else {
        Point::new(4 + STEP.0 * (number - 4), BAR + 2 + STEP.1)
    }
}

/// Whether A on this card would lead on.
fn open(scene: &RajaScene<'_>, character: Character) -> bool {
    let direct = say::card_action(scene, character).is_some_and(|action| may(scene, action));
    direct || !deed::deals(scene, character).is_empty()
}

/// Paints the cards, with one in focus when one is to be chosen.
pub(super) fn paint(scene: &RajaScene<'_>, focus: Option<Character>, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    for character in table.deck().iter() {
        card(scene, character, focus, canvas);
    }
    bar::top(scene, canvas);
    match focus {
        None => bar::bottom(canvas, texts.labels().characters, "", EDGE - 10),
        Some(character) => {
            let does = if open(scene, character) {
                Sentence::of(format_args!(
                    "{}   {}",
                    texts.labels().hints.choose,
                    texts.labels().hints.what
                ))
            } else {
                match say::card_action(scene, character).map(|action| (scene.judge)(action)) {
                    Some(Err(why)) => say::reason(scene, why),
                    _ => Sentence::default(),
                }
            };
            let asked = match table.stage {
                Stage::Acting { .. } => texts.dial_long(Dial::Character),
                stage => texts.request(stage),
            };
            let what = Sentence::of(format_args!("{asked}: {}", texts.character(character)));
            bar::bottom(canvas, what.as_str(), does.as_str(), EDGE - 10);
        }
    }
}

/// A name in one or two lines: broken at a space, or between the syllables of a long word.
fn two_lines(name: &str, width: i32) -> (Sentence, &str) {
    let whole = (Sentence::of(format_args!("{name}")), "");
    if text::width(name, Type::Small) <= width {
        return whole;
    }
    if let Some((upper, lower)) = name.split_once(' ') {
        return (Sentence::of(format_args!("{upper}")), lower);
    }
    // A syllable begins with a consonant before a vowel; the one nearest to the middle begins the second line.
    let vowel = |letter: char| "aeiouyäöüéëï".contains(letter);
    let ends = name.char_indices().zip(name.chars().skip(1));
    let begins = ends
        .filter(|&((at, letter), next)| at > 0 && !vowel(letter) && vowel(next))
        .map(|((at, _), _)| at);
    let middle = begins.min_by_key(|&at| (2 * at).abs_diff(name.len()));
    match middle.and_then(|at| name.split_at_checked(at)) {
        Some((upper, lower)) => (Sentence::of(format_args!("{upper}-")), lower),
        None => whole,
    }
}

fn card(
    scene: &RajaScene<'_>,
    character: Character,
    focus: Option<Character>,
    canvas: &mut Canvas,
) {
    let (table, texts) = (table(scene), say::texts(scene));
    let at = corner(character);
    let closed = focus.is_some() && !open(scene, character);
    let (ground, edge) = match (focus == Some(character), closed) {
        (true, _) => (Ink::Gold, Ink::White),
        (false, true) => (Ink::Clay, Ink::Brown),
        (false, false) => (Ink::Sand, Ink::Gold),
    };
    if focus == Some(character) {
        panel(
            canvas,
            area(at.x - 2, at.y - 2, CARD.0 + 4, CARD.1 + 4),
            Ink::White,
            Ink::White,
        );
    }
    panel(canvas, area(at.x, at.y, CARD.0, CARD.1), ground, edge);
    let number = Sentence::of(format_args!("{}", character.index() + 1));
    text::draw(
        canvas,
        number.as_str(),
        at + Point::new(4, 1),
        Align::Left,
        Type::Body,
        Ink::Night,
    );
    let home = at + Point::new(CARD.0 - 8, 9);
    if table.options.home {
        pieces::shield(canvas, character.home(), home);
    }
    let middle = at + Point::new(CARD.0 / 2, 32);
    pieces::gift(canvas, character, scene.players[scene.seat].livery, middle);
    let name = texts.character(character);
    let width = CARD.0 - 2;
    let (upper, lower) = two_lines(name, width);
    let middle = at.x + CARD.0 / 2;
    let mut write = |text: &str, y: i32| {
        let spot = Point::new(middle, at.y + y);
        text::draw(canvas, text, spot, Align::Centre, Type::Small, Ink::Night);
    };
    if lower.is_empty() {
        write(upper.as_str(), 50);
    } else {
        write(upper.as_str(), 44);
        write(lower, 56);
    }
    let foot = at + Point::new(3, CARD.1 - 20);
    fill(
        canvas,
        area(at.x + 3, at.y + CARD.1 - 22, CARD.0 - 6, 1),
        Ink::Brown,
    );
    match table.holder(character) {
        Some(seat) => {
            let player = scene.players[seat];
            player.livery.paint_small(canvas, foot + Point::new(5, 8));
            let name = bar::fitting(player.name, Type::Small, CARD.0 - 18);
            text::draw(
                canvas,
                name,
                foot + Point::new(12, 2),
                Align::Left,
                Type::Small,
                Ink::Night,
            );
        }
        None => {
            let spot = Point::new(at.x + CARD.0 / 2, foot.y + 2);
            let free = texts.labels().free_card;
            text::draw(canvas, free, spot, Align::Centre, Type::Small, Ink::Night);
        }
    }
    if closed {
        // A bar says "not now" besides the darker ground.
        fill(
            canvas,
            area(at.x + CARD.0 / 2 - 6, at.y + 8, 12, 3),
            Ink::Red,
        );
    }
}

/// Paints the ways to get a card from another player.
pub(super) fn paint_deal(scene: &RajaScene<'_>, want: Character, row: u8, canvas: &mut Canvas) {
    paint(scene, Some(want), canvas);
    let deeds = deed::deals(scene, want);
    // On the row of cards where the wanted one is not.
    let inner = rows::pop_up(deeds.len(), want.index() >= 4, canvas);
    rows::paint(scene, &deeds, row, inner, canvas);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn cards_lie_side_by_side_and_hold_their_names() {
        for (name, upper, lower) in [
            ("Unternehmer", "Unter-", "nehmer"),
            ("Bouwmeester", "Bouw-", "meester"),
            ("Zwerfmonnik", "Zwerf-", "monnik"),
        ] {
            let (first, second) = two_lines(name, 50);
            assert_eq!((first.as_str(), second), (upper, lower));
        }
        for language in Language::ALL {
            for one in Character::all() {
                let (upper, lower) = two_lines(language.raja().character(one), CARD.0 - 2);
                for line in [upper.as_str(), lower] {
                    assert!(text::width(line, Type::Small) <= CARD.0 - 2, "{line}");
                }
            }
        }
        for one in Character::all() {
            let at = corner(one);
            assert!(at.x + CARD.0 <= EDGE && at.y + CARD.1 <= bar::FOOT);
            for other in Character::all().filter(|&other| other != one) {
                let apart = corner(other) - at;
                assert!(apart.x.abs() >= CARD.0 || apart.y.abs() >= CARD.1);
            }
        }
    }
}
