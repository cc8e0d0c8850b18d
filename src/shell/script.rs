//! Key scripts: what a hand does to the keys, as a line of words.
//!
//! | word | meaning |
//! |---|---|
//! | `A`, `up` ... | tap the key |
//! | `A*3` | tap it three times |
//! | `hold:Y` | press it long enough to count as held, then let go |
//! | `press:A` | press it and keep it down |
//! | `release:A` | let it go |
//! | `wait:500` | do nothing for so many milliseconds |
//! | `look` | do nothing until everything that moves has come to rest, and then look at the picture |
//!
//! Knows no screen: what the keys bring about is the app's.

use core::fmt;

use crate::ui::{
    key::{Key, KeySet},
    time::Span,
};

/// How long a tap lasts, and the pause after each word.
const TAP: Span = Span::from_millis(60);
/// How long a hold lasts: past the moment at which a key counts as held.
const HOLD: Span = Span::from_millis(800);
/// The longest that a script may wait at once, and the most often that it may tap.
const MOST: u32 = 60_000;

/// How long until whatever moves has come to rest: longer than the longest ceremony.
const REST: Span = Span::from_millis(6_000);

/// One word of a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    Tap(Key, u32),
    Hold(Key),
    Press(Key),
    Release(Key),
    Wait(u32),
    Look,
}

/// A word that is none of those above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownWord<'a> {
    /// The word.
    pub word: &'a str,
    /// Its place in the script, the first being 1.
    pub place: usize,
}

impl fmt::Display for UnknownWord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "word {} of the key script, \"{}\", is not known. Keys are",
            self.place, self.word
        )?;
        for key in Key::ALL {
            write!(f, " {}", key.name())?;
        }
        write!(
            f,
            "; \"A\" taps, \"A*3\" taps three times, \"hold:A\", \"press:A\", \"release:A\", \"wait:500\" (ms, at most {MOST}), \"look\""
        )
    }
}

/// A script whose words are all known.
#[derive(Clone, Copy, Debug)]
pub struct Script<'a> {
    text: &'a str,
}

/// The keys that are down from now on, and for how long nothing else happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The keys that are down.
    pub down: KeySet,
    /// How long they stay so.
    pub span: Span,
    /// Whether the picture is looked at after that.
    pub look: bool,
}

impl<'a> Script<'a> {
    /// Reads a script.
    pub fn parse(text: &'a str) -> Result<Self, UnknownWord<'a>> {
        for (number, word) in text.split_whitespace().enumerate() {
            if parse_word(word).is_none() {
                return Err(UnknownWord {
                    word,
                    place: number.saturating_add(1),
                });
            }
        }
        Ok(Self { text })
    }

    /// The steps of the script, one after the other.
    pub fn steps(&self) -> impl Iterator<Item = Step> + use<'a> {
        let mut words = self.text.split_whitespace().filter_map(parse_word);
        let mut down = KeySet::NONE;
        let mut then: Option<Step> = None;
        let mut taps = None;
        core::iter::from_fn(move || {
            if let Some(step) = then.take() {
                return Some(step);
            }
            let word = match taps.take() {
                Some((key, left)) => Word::Tap(key, left),
                None => words.next()?,
            };
            let pause = |down| Step {
                down,
                span: TAP,
                look: false,
            };
            let step = match word {
                Word::Tap(key, times) => {
                    taps = (times > 1).then(|| (key, times.saturating_sub(1)));
                    then = Some(pause(down.with(key, false)));
                    pause(down.with(key, true))
                }
                Word::Hold(key) => {
                    then = Some(pause(down.with(key, false)));
                    Step {
                        span: HOLD,
                        ..pause(down.with(key, true))
                    }
                }
                Word::Press(key) => pause(down.with(key, true)),
                Word::Release(key) => pause(down.with(key, false)),
                Word::Wait(millis) => Step {
                    span: Span::from_millis(millis),
                    ..pause(down)
                },
                Word::Look => Step {
                    span: REST,
                    look: true,
                    ..pause(down)
                },
            };
            down = then.map_or(step.down, |then| then.down);
            Some(step)
        })
    }
}

fn parse_word(word: &str) -> Option<Word> {
    let number = |text: &str| {
        text.parse()
            .ok()
            .filter(|number| (1..=MOST).contains(number))
    };
    if let Some((verb, rest)) = word.split_once(':') {
        return match verb {
            "hold" => Key::named(rest).map(Word::Hold),
            "press" => Key::named(rest).map(Word::Press),
            "release" => Key::named(rest).map(Word::Release),
            "wait" => number(rest).map(Word::Wait),
            _ => None,
        };
    }
    if word == "look" {
        return Some(Word::Look);
    }
    match word.split_once('*') {
        Some((key, times)) => Some(Word::Tap(Key::named(key)?, number(times)?)),
        None => Some(Word::Tap(Key::named(word)?, 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(text: &str) -> Vec<(bool, bool, u32)> {
        let script = Script::parse(text).expect("a script");
        script
            .steps()
            .map(|step| {
                (
                    step.down.has(Key::A),
                    step.down.has(Key::Up),
                    step.span.micros() / 1000,
                )
            })
            .collect()
    }

    #[test]
    fn words_become_keys_over_time() {
        assert_eq!(steps(""), []);
        assert_eq!(steps("A"), [(true, false, 60), (false, false, 60)]);
        assert_eq!(
            steps("a*2"),
            [(true, false, 60), (false, false, 60)].repeat(2)
        );
        assert_eq!(steps("hold:up"), [(false, true, 800), (false, false, 60)]);
        assert_eq!(
            steps("press:A up wait:7 release:A"),
            [
                (true, false, 60),
                (true, true, 60),
                (true, false, 60),
                (true, false, 7),
                (false, false, 60)
            ]
        );
    }

    #[test]
    fn a_look_comes_after_a_rest() {
        let script = Script::parse("A look B").expect("a script");
        let looks: Vec<bool> = script.steps().map(|step| step.look).collect();
        assert_eq!(looks, [false, false, true, false, false]);
        assert_eq!(steps("look"), [(false, false, 6000)]);
    }

    #[test]
    fn an_unknown_word_is_named_with_its_place() {
        for (text, place) in [
            ("Q", 1),
            ("A up hold:Z", 3),
            ("A wait:x", 2),
            ("A*0", 1),
            ("B wait:99999999", 2),
            ("A*", 1),
        ] {
            let error = Script::parse(text).expect_err("a mistake");
            assert_eq!(error.place, place);
            assert!(error.to_string().contains("up down left right A B X Y"));
        }
    }
}
