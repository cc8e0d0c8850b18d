//! Random play, and a digest by which two machines can compare it.
//!
//! It does not know whether a move is good, and prints nothing.

use super::dice::Dice;
use super::game::{Game, SetupError, Turn};
use super::play::{Entry, apply};
use super::seat::{Seat, Seats};
use postcard::ser_flavors::Flavor;
use serde::Serialize;

/// More decisions than a random game has: the longest of two million has 557.
pub const DECISIONS: u32 = 2048;

/// A number that tells whether two runs were the same, byte for byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        // FNV-1a, 64 bits: the offset basis.
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Digest {
    /// The digest as a number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }

    /// The digest of what was digested so far and then this value, in its saved form.
    #[must_use]
    pub fn and<T: Serialize>(self, value: &T) -> Self {
        // The flavour never fails, and no value of a game does.
        postcard::serialize_with_flavor(value, self).unwrap_or(self)
    }
}

impl Flavor for Digest {
    type Output = Self;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        // Times FNV's prime, 2^40 + 435, from three products of 32 bits: the chip has no others, and would call a function.
        const PRIME: u32 = 0x1B3;
        let mixed = self.0 ^ u64::from(byte);
        let (high, low) = ((mixed >> 32) as u32, mixed as u32);
        let first = (low & 0xFFFF).wrapping_mul(PRIME);
        let second = (low >> 16).wrapping_mul(PRIME).wrapping_add(first >> 16);
        let low_product = second << 16 | first & 0xFFFF;
        let high_product = high
            .wrapping_mul(PRIME)
            .wrapping_add(second >> 16)
            .wrapping_add(low << 8);
        self.0 = u64::from(high_product) << 32 | u64::from(low_product);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<Self> {
        Ok(self)
    }
}

/// How a random game went.
#[derive(Clone, PartialEq, Debug)]
pub struct RandomGame<G> {
    /// The last state.
    pub game: G,
    /// How many decisions were made.
    pub decisions: u32,
}

/// Plays a game with random decisions, every legal action equally likely, until it is over or `limit` decisions are made.
/// After each decision `each` hears who did what, and the state it led to.
pub fn play_random<G: Game>(
    options: G::Options,
    seats: Seats,
    seed: u64,
    limit: u32,
    each: impl FnMut(Seat, G::Action, &G),
) -> Result<RandomGame<G>, SetupError> {
    // Nobody listens, and the compiler may know it: millions of games are played for their ends alone.
    let deaf = |game: &mut G, entry: Entry<G::Action>, dice: &mut Dice| {
        game.apply(entry.seat, entry.action, dice, &mut |_, _| {});
    };
    play(options, seats, seed, limit, deaf, each)
}

/// Plays a random game, each action applied as `apply` does it.
fn play<G: Game>(
    options: G::Options,
    seats: Seats,
    seed: u64,
    limit: u32,
    mut apply: impl FnMut(&mut G, Entry<G::Action>, &mut Dice),
    mut each: impl FnMut(Seat, G::Action, &G),
) -> Result<RandomGame<G>, SetupError> {
    let mut dice = Dice::from_seed(seed);
    let mut game = G::new(options, seats, &mut dice)?;
    // The players' whims come from their own dice, so that a game's dice stay those of the seed.
    let mut whim = Dice::from_seed(!seed);
    let mut decisions = 0;
    while decisions < limit {
        let Turn::Of(seat) = game.turn() else { break };
        let mut legal = game.legal(seat);
        // No game has as many as 2^32 choices.
        let choice = whim.below(legal.len() as u32);
        let Some(action) = legal.nth(choice as usize) else {
            break;
        };
        drop(legal);
        apply(&mut game, Entry { seat, action }, &mut dice);
        decisions += 1;
        each(seat, action, &game);
    }
    Ok(RandomGame { game, decisions })
}

/// The digest of a whole random game: every seat and action in order, then the last state.
pub fn digest_of_random_game<G: Game>(
    options: G::Options,
    seats: Seats,
    seed: u64,
    limit: u32,
) -> Result<(Digest, u32), SetupError> {
    let mut digest = Digest::default();
    // Through the door of every match: the firmware, which checks its rules with this, has them once.
    let door = |game: &mut G, entry: Entry<G::Action>, dice: &mut Dice| {
        apply(game, entry, dice, &mut |_, _| {});
    };
    let played = play::<G>(options, seats, seed, limit, door, |seat, action, _| {
        digest = digest.and(&seat).and(&action);
    })?;
    Ok((digest.and(&played.game), played.decisions))
}

/// Plays five random games and holds them to this: an event that `owner` says is one seat's secret is told to that seat
/// alone, and every other event to everybody. Answers how many secrets were told.
#[cfg(test)]
pub(crate) fn secrets_heard<G: Game>(
    options: G::Options,
    seats: Seats,
    owner: impl Fn(G::Event) -> Option<Seat>,
) -> u32 {
    use super::event::Audience;
    let mut heard = 0;
    for seed in 0..5 {
        let listen = |game: &mut G, entry: Entry<G::Action>, dice: &mut Dice| {
            let mut tell = |audience, event| {
                let owner = owner(event);
                heard += u32::from(owner.is_some());
                assert_eq!(audience, owner.map_or(Audience::Everyone, Audience::Only));
            };
            game.apply(entry.seat, entry.action, dice, &mut tell);
        };
        play(options, seats, seed, DECISIONS, listen, |_, _, _| {}).unwrap();
    }
    heard
}
