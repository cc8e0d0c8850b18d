//! Events tell everything that moves.

use super::*;
use crate::games::maharaja::Options;
use crate::games::maharaja::data::{FIRST_PRESTIGE, PURSE};
use crate::games::maharaja::tiles::OUTFITS;
use crate::kernel::game::{Game, Turn};
use crate::kernel::options::Written;
use crate::kernel::seat::{PerSeat, Seats};

/// What an event means for coins and for PP.
fn book(coins: &mut PerSeat<i32>, prestige: &mut PerSeat<i32>, event: Event) {
    match event {
        Event::StatueBuilt { seat, cost, .. } | Event::ShrineBuilt { seat, cost, .. } => {
            coins[seat] -= i32::from(cost.0);
        }
        Event::CoinsReceived {
            seat, coins: some, ..
        } => coins[seat] += i32::from(some.0),
        Event::CoinsPaid {
            seat, coins: some, ..
        } => coins[seat] -= i32::from(some.0),
        Event::PrestigeReceived {
            seat,
            prestige: some,
            ..
        } => prestige[seat] += i32::from(some.0),
        Event::PrestigePaid {
            seat,
            prestige: some,
            ..
        } => prestige[seat] -= i32::from(some.0),
        Event::TollPaid {
            payer,
            to,
            coins: some,
        } => {
            coins[to] += i32::from(some.0);
            if let Some(payer) = payer {
                coins[payer] -= i32::from(some.0);
            }
        }
        _ => {}
    }
}

#[test]
fn every_coin_and_every_prestige_point_that_moves_is_told() {
    let (mut moved, mut praised) = (0, 0);
    for (number, options) in Options::every().enumerate() {
        for seats in (2..=4).filter_map(Seats::new) {
            let mut dice = Dice::from_seed(number as u64);
            let Ok(mut game) = Maharaja::new(options, seats, &mut dice) else {
                continue;
            };
            let mut coins = PerSeat::filled(i32::from(PURSE));
            let mut prestige = PerSeat::filled(i32::from(FIRST_PRESTIGE));
            if let Some(level) = options.solo {
                coins[Seat::Two] = i32::from(OUTFITS[level].coins);
                prestige[Seat::Two] = i32::from(OUTFITS[level].prestige);
            }
            while let Turn::Of(seat) = game.turn() {
                let count = game.legal(seat).len() as u32;
                let action = game.legal(seat).nth(dice.below(count) as usize).unwrap();
                let before = (game.table.coins, game.table.prestige);
                game.apply(seat, action, &mut dice, &mut |_, event| {
                    book(&mut coins, &mut prestige, event);
                });
                moved += u32::from(game.table.coins != before.0);
                praised += u32::from(game.table.prestige != before.1);
                for player in seats.iter() {
                    let found = (game.table.coins[player].0, game.table.prestige[player].0);
                    let told = (coins[player], prestige[player]);
                    assert_eq!(
                        (i32::from(found.0), i32::from(found.1)),
                        told,
                        "{options:?} {action:?}"
                    );
                }
            }
        }
    }
    assert!(moved > 10_000 && praised > 3_000, "{moved} {praised}");
}
