//! What a bank pays and takes: its books change with the player's purse.
//!
//! It does not know what is paid for, nor what the money is called.

/// The bank pays a player.
pub fn pay_out(bank: &mut i32, purse: &mut u16, amount: u16) {
    *purse = purse.saturating_add(amount);
    *bank = bank.saturating_add(i32::from(amount));
}

/// A player pays the bank.
pub fn take_in(bank: &mut i32, purse: &mut u16, amount: u16) {
    *purse = purse.saturating_sub(amount);
    *bank = bank.saturating_sub(i32::from(amount));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_bank_has_paid_out_is_what_the_purse_has_more() {
        let (mut bank, mut purse) = (-4, 10);
        pay_out(&mut bank, &mut purse, 7);
        assert_eq!((bank, purse), (3, 17));
        take_in(&mut bank, &mut purse, 12);
        assert_eq!((bank, purse), (-9, 5));
    }
}
