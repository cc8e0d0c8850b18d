//! Cards and tiles that lie side by side: four in a row, each with a number, a picture, a name and whose it is.
//!
//! Knows how a card looks; the picture on it comes from the game's face.

use core::cmp::Reverse;

use super::bar::fitting;
use crate::faces::Player;
use crate::faces::parts::brush::*;

/// The size of a card.
pub const CARD: (i32, i32) = (56, 92);
/// The room for a name on a card; the last column of a letter is empty.
pub const NAME: i32 = CARD.0 - 1;
/// From one card to the next.
const STEP: (i32, i32) = (59, 95);

/// Where a card lies by its position.
pub fn spot(position: usize) -> Rectangle {
    let at = corner(position);
    area(at.x, at.y, CARD.0, CARD.1)
}

/// The left upper corner of a card by its position: they lie in two rows, four above.
pub fn corner(position: usize) -> Point {
    let number = position as i32;
    if number < 4 {
        Point::new(4 + STEP.0 * number, BAR + 2)
    } else {
        Point::new(4 + STEP.0 * (number - 4), BAR + 2 + STEP.1)
    }
}

/// A name in one or two lines: broken at a space that follows no number, or between the syllables of a long word, which leaves no syllable of three
/// letters alone.
pub fn two_lines(name: &str, width: i32) -> (Sentence, &str) {
    let whole = (Sentence::of(format_args!("{name}")), "");
    if text::width(name, Type::Small) <= width {
        return whole;
    }
    let from_middle = |&at: &usize| (2 * at).abs_diff(name.len());
    // A number stays with its noun.
    let counts = |at: &usize| {
        name.get(..*at)
            .is_some_and(|text| text.ends_with(|end: char| end.is_ascii_digit()))
    };
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    let spaces = spaces.filter(|at| !counts(at));
    let space = spaces.min_by_key(from_middle);
    if let Some((upper, lower)) = space.and_then(|at| name.split_at_checked(at)) {
        return (Sentence::of(format_args!("{upper}")), lower.trim_start());
    }
    // A syllable begins with a consonant before a vowel, or with two that are spoken in one; the one nearest to the middle
    // begins the second line, of two as near the later one: the last word of a compound is rather the shorter.
    let vowel = |letter: char| "aeiouyäöüéëï".contains(letter);
    let letters = || name.char_indices();
    let ends = letters().zip(letters().skip(1)).zip(name.chars().skip(2));
    let begins = ends
        .filter(|&((_, (_, letter)), next)| !vowel(letter) && vowel(next))
        .map(|(((before, first), (at, letter)), _)| {
            let cluster = "rl".contains(letter) && "bdfgkpt".contains(first);
            if cluster { before } else { at }
        })
        .filter(|at| (1..name.len().saturating_sub(3)).contains(at));
    let middle = begins.min_by_key(|at| (from_middle(at), Reverse(*at)));
    match middle.and_then(|at| name.split_at_checked(at)) {
        Some((upper, lower)) => (Sentence::of(format_args!("{upper}-")), lower),
        None => whole,
    }
}

/// The ground of a card or tile: lit in focus, darker with a red bar where it cannot be chosen.
pub fn ground(canvas: &mut Canvas, at: Point, size: (i32, i32), focused: bool, closed: bool) {
    let (ground, edge) = match (focused, closed) {
        (true, _) => (Ink::Gold, Ink::White),
        (false, true) => (Ink::Clay, Ink::Brown),
        (false, false) => (Ink::Sand, Ink::Gold),
    };
    if focused {
        let rim = area(at.x - 2, at.y - 2, size.0 + 4, size.1 + 4);
        panel(canvas, rim, Ink::White, Ink::White);
    }
    panel(canvas, area(at.x, at.y, size.0, size.1), ground, edge);
    if closed {
        // A bar says "not now" besides the darker ground.
        let bar = area(at.x + size.0 / 2 - 6, at.y + 8, 12, 3);
        fill(canvas, bar, Ink::Red);
    }
}

/// Writes a name in one or two lines, the middle of them at this height.
pub fn name(canvas: &mut Canvas, at: Point, width: i32, name: &str) {
    let (upper, lower) = two_lines(name, width);
    let mut write = |text: &str, y: i32| {
        let spot = at + Point::new(0, y);
        text::draw(canvas, text, spot, Align::Centre, Type::Small, Ink::Night);
    };
    if lower.is_empty() {
        write(upper.as_str(), -6);
    } else {
        write(upper.as_str(), -12);
        write(lower, 0);
    }
}

/// A character's card.
pub struct CharacterCard<'a> {
    /// Its number.
    pub number: u8,
    /// Its name.
    pub name: &'a str,
    /// Who holds it, or where it lies.
    pub holder: Result<Player<'a>, &'a str>,
    /// Whether it is in focus.
    pub focused: bool,
    /// Whether it cannot be chosen, where one is to be chosen.
    pub closed: bool,
}

impl CharacterCard<'_> {
    /// Paints the card but for its picture; answers where that has its middle.
    pub fn paint(&self, canvas: &mut Canvas, at: Point) -> Point {
        ground(canvas, at, CARD, self.focused, self.closed);
        let number = Sentence::of(format_args!("{}", self.number));
        let spot = at + Point::new(4, 1);
        text::draw(
            canvas,
            number.as_str(),
            spot,
            Align::Left,
            Type::Body,
            Ink::Night,
        );
        name(
            canvas,
            at + Point::new(CARD.0 / 2, 56),
            CARD.0 - 4,
            self.name,
        );
        let foot = at + Point::new(3, CARD.1 - 20);
        fill(canvas, area(foot.x, foot.y - 2, CARD.0 - 6, 1), Ink::Brown);
        match self.holder {
            Ok(player) => {
                player
                    .livery
                    .paint_on_paper(canvas, foot + Point::new(5, 8));
                let name = fitting(player.name, Type::Small, CARD.0 - 18);
                let spot = foot + Point::new(12, 2);
                text::draw(canvas, name, spot, Align::Left, Type::Small, Ink::Night);
            }
            Err(note) => {
                let spot = Point::new(at.x + CARD.0 / 2, foot.y + 2);
                text::draw(canvas, note, spot, Align::Centre, Type::Small, Ink::Night);
            }
        }
        at + Point::new(CARD.0 / 2, 32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        faces::FOOT,
        games::{maharaja, raja},
        kernel::id::Id,
        ui::frame::EDGE,
        words::Language,
    };

    #[test]
    fn cards_lie_side_by_side_and_hold_their_names() {
        for (name, upper, lower) in [
            ("Unternehmer", "Unter-", "nehmer"),
            ("Bouwmeester", "Bouw-", "meester"),
            ("Zwerfmonnik", "Zwerf-", "monnik"),
            ("Baumeister", "Bau-", "meister"),
            ("Flaggenträger", "Flaggen-", "träger"),
            ("Vlaggendrager", "Vlaggen-", "drager"),
            ("Prestigecadeau", "Prestige-", "cadeau"),
            ("Fichecadeau", "Fiche-", "cadeau"),
            ("Schreingeschenk", "Schrein-", "geschenk"),
            ("Markergeschenk", "Marker-", "geschenk"),
            ("1 PP + 1 Münze", "1 PP +", "1 Münze"),
        ] {
            let (first, second) = two_lines(name, 40);
            assert_eq!((first.as_str(), second), (upper, lower));
        }
        for language in Language::ALL {
            let raja = raja::data::Character::all().map(|one| language.raja().character(one));
            let maharaja =
                maharaja::data::Character::all().map(|one| language.maharaja().character(one));
            let rewards = maharaja::data::Reward::all().map(|one| language.maharaja().reward(one));
            for name in raja.chain(maharaja).chain(rewards) {
                let (upper, lower) = two_lines(name, NAME);
                for line in [upper.as_str(), lower] {
                    assert!(text::width(line, Type::Small) <= NAME, "{line}");
                }
            }
        }
        for one in 0..8 {
            let at = corner(one);
            assert!(at.x + CARD.0 <= EDGE && at.y + CARD.1 <= FOOT);
            for other in (0..8).filter(|&other| other != one) {
                let apart = corner(other) - at;
                assert!(apart.x.abs() >= CARD.0 || apart.y.abs() >= CARD.1);
            }
        }
    }
}
