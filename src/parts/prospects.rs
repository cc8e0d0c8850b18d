//! What the scorings to come would pay each player, as things stand: features of a game that scores city after city.
//!
//! It does not know what counts in a city, nor what else is paid there.

use crate::kernel::seat::{PerSeat, Seat, Seats};
use crate::kernel::worth::feature;

/// What each player has in a city, and his standing, by which a tie is broken.
pub type Presence = PerSeat<(u8, u32)>;

/// The pay of this scoring, the next, the third, the fourth and all later ones; the lead in this one and in the next.
pub type Prospects = [i16; 7];

/// How many scorings have a pay of their own; the last is that of all later ones.
const PAYS: usize = 5;

/// The prospects of all players: `cities` come in the order of their scorings, one a round, and none where this round's is
/// over. `have` says what a player has in a city, `pay` what all of them get for it.
pub fn prospects<C: Copy>(
    (seats, rounds): (Seats, i32),
    cities: impl Iterator<Item = Option<C>>,
    have: impl Fn(Seat, C) -> (u8, u32),
    pay: impl Fn(&Presence) -> PerSeat<i16>,
) -> PerSeat<Prospects> {
    let mut all = PerSeat::filled([0; 7]);
    for (position, city) in cities.enumerate() {
        // What comes after the end pays nobody.
        if position as i32 >= rounds {
            break;
        }
        let Some(city) = city else { continue };
        let mut present = PerSeat::filled((0, 0));
        for seat in seats.iter() {
            present[seat] = have(seat, city);
        }
        let paid = pay(&present);
        for seat in seats.iter() {
            if let Some(place) = all[seat].get_mut(position.min(PAYS - 1)) {
                *place += paid[seat];
            }
            if let Some(place) = all[seat].get_mut(PAYS + position) {
                *place = lead(&present, seats, seat);
            }
        }
    }
    all
}

/// What each player is paid by a table of ranks, from what each has: more is better, and of the same the lower
/// standing. Who has nothing gets nothing.
pub fn pay_ranks(have: &Presence, seats: Seats, amounts: &[u16]) -> PerSeat<i16> {
    let mut paid = PerSeat::filled(0);
    for seat in seats.iter() {
        let (own, standing) = have[seat];
        if own == 0 {
            continue;
        }
        let better = seats.iter().filter(|&other| {
            let (points, before) = have[other];
            points > own || points == own && before < standing
        });
        paid[seat] = amounts
            .get(better.count())
            .map_or(0, |&amount| feature(amount));
    }
    paid
}

/// How far a player is ahead of the best other one, within bounds.
#[must_use]
fn lead(have: &Presence, seats: Seats, seat: Seat) -> i16 {
    let others = seats.iter().filter(|&other| other != seat);
    let best = others.map(|other| have[other].0).max().unwrap_or(0);
    (i16::from(have[seat].0) - i16::from(best)).clamp(-4, 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pay_counts_in_its_scoring_and_later_ones_together_until_the_end() {
        let seats = Seats::new(2).unwrap();
        let of = |rounds, cities: &[Option<u8>]| {
            let have = |seat, city| if seat == Seat::One { (city, 0) } else { (3, 1) };
            let pay = |present: &Presence| pay_ranks(present, seats, &[10, 4]);
            prospects((seats, rounds), cities.iter().copied(), have, pay)
        };
        let cities = [5, 3, 0, 4, 1, 9, 2].map(Some);
        let all = of(7, &cities);
        // Of the same the lower standing is better, and who has nothing gets nothing.
        assert_eq!(all[Seat::One], [10, 10, 0, 10, 4 + 10 + 4, 2, 0]);
        assert_eq!(all[Seat::Two], [4, 4, 10, 4, 10 + 4 + 10, -2, 0]);
        assert_eq!(of(2, &cities)[Seat::One], [10, 10, 0, 0, 0, 2, 0]);
        let over = of(7, &[None, Some(9)]);
        assert_eq!(over[Seat::One], [0, 10, 0, 0, 0, 0, 4]);
    }
}
