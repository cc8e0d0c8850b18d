//! What is left in the battery.

/// The state of a battery of one lithium cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Charge {
    /// What is left, in steps of five percent: a finer number would tremble with every reading.
    pub percent: u8,
    /// Whether it is being charged.
    pub charging: bool,
}

/// At this charge and below a person should know.
pub(super) const LOW: u8 = 10;

/// At these millivolts the device goes out.
const EMPTY: u16 = 3300;

/// Millivolts and what is left at that voltage: the discharge of a lithium cell under a small load. Nothing is left well
/// before the cell is harmed: below 3.3 V it falls within minutes.
const CURVE: [(u16, u8); 7] = [
    (4100, 100),
    (3950, 80),
    (3820, 60),
    (3730, 40),
    (3650, 20),
    (3450, 5),
    (EMPTY, 0),
];

impl Charge {
    /// The charge at a voltage.
    pub fn at(millivolts: u16, charging: bool) -> Self {
        let part = |(high, full): (u16, u8), (low, less): (u16, u8)| {
            let above = u32::from(millivolts.saturating_sub(low));
            let rise = above.saturating_mul(u32::from(full.saturating_sub(less)));
            let rise = rise
                .checked_div(u32::from(high.saturating_sub(low)))
                .unwrap_or(0);
            u32::from(less).saturating_add(rise)
        };
        let percent = if millivolts >= 4100 {
            100
        } else {
            CURVE
                .array_windows()
                .find(|[_, low]| millivolts >= low.0)
                .map_or(0, |&[high, low]| part(high, low))
        };
        let steps = u8::try_from(percent.saturating_add(2) / 5 * 5).unwrap_or(100);
        // Nothing is said to be left only when nothing is.
        let least = if millivolts > EMPTY { 5 } else { 0 };
        Self {
            percent: steps.max(least),
            charging,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_charge_rises_with_the_voltage_from_empty_to_full() {
        let percents: Vec<_> = (2500..=4300)
            .map(|millivolts| Charge::at(millivolts, false).percent)
            .collect();
        assert!(percents.is_sorted());
        assert_eq!(percents.first(), Some(&0));
        assert_eq!(percents.last(), Some(&100));
        assert_eq!(
            Charge::at(3730, true),
            Charge {
                percent: 40,
                charging: true
            }
        );
        assert_eq!(Charge::at(3775, false).percent, 50);
        assert_eq!(
            [3300, 3301].map(|low| Charge::at(low, false).percent),
            [0, 5]
        );
    }
}
