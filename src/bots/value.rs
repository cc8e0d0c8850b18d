//! What a position is worth to one player against the others: the logarithm of the odds to win.
//!
//! It does not know where the numbers come from.

use crate::kernel::seat::{PerSeat, Seat, Seats};

/// What a game that is won is worth, and less than nothing one that is lost.
pub const WON: i32 = 1 << 20;

/// 256 times the natural logarithm of 1 + exp(-x), for x from 0 on in steps of 1/8.
const LOG_ADD: [u8; 64] = [
    177, 162, 147, 134, 121, 110, 99, 89, 80, 72, 64, 58, 52, 46, 41, 37, 32, 29, 26, 23, 20, 18,
    16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

/// The logarithm of the sum of two numbers that are given by their logarithms, in units of 1/256.
fn log_add(one: i32, other: i32) -> i32 {
    let (more, less) = if one > other {
        (one, other)
    } else {
        (other, one)
    };
    let step = more.saturating_sub(less) / 32;
    let added = usize::try_from(step)
        .ok()
        .and_then(|step| LOG_ADD.get(step));
    more.saturating_add(added.map_or(0, |&added| i32::from(added)))
}

/// What all players' utilities are worth to one of them: his own less all the others' together.
#[must_use]
pub fn value(utilities: &PerSeat<i32>, seats: Seats, seat: Seat) -> i32 {
    let others = seats.iter().filter(|&other| other != seat);
    let others = others.map(|other| utilities[other]).reduce(log_add);
    utilities[seat].saturating_sub(others.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_holds_the_logarithms() {
        for (step, &added) in LOG_ADD.iter().enumerate() {
            let exact = 256.0 * (-(step as f64) / 8.0).exp().ln_1p();
            assert!((exact - f64::from(added)).abs() < 1.0, "{step}: {exact}");
        }
    }

    #[test]
    fn a_second_rival_makes_a_position_worth_less_and_a_weak_one_hardly() {
        let worth = |rivals: [i32; 2]| {
            let all = PerSeat::new([300, rivals[0], rivals[1], 0, 0]);
            value(&all, Seats::new(3).unwrap(), Seat::One)
        };
        assert_eq!(worth([0, -9000]), 300);
        assert_eq!(worth([0, 0]), 300 - 177);
        assert!(worth([100, 100]) < worth([100, 0]));
    }
}
