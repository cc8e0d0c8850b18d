//! A dial: a round face cut into sectors, hands that point at them, and a focus.
//!
//! Knows angles and sectors; what a sector means and the picture in it come from whoever paints.

use embedded_graphics::{
    prelude::*,
    primitives::{Circle, Line, PrimitiveStyle},
};

use super::{canvas::Canvas, ink::Ink, key::Key};

/// Sines of 0 to 90 degrees in 1024ths: the chip has no floating point.
#[rustfmt::skip]
const SINES: [i16; 91] = [
    0, 18, 36, 54, 71, 89, 107, 125, 143, 160, 178, 195, 213,
    230, 248, 265, 282, 299, 316, 333, 350, 367, 384, 400, 416, 433,
    449, 465, 481, 496, 512, 527, 543, 558, 573, 587, 602, 616, 630,
    644, 658, 672, 685, 698, 711, 724, 737, 749, 761, 773, 784, 796,
    807, 818, 828, 839, 849, 859, 868, 878, 887, 896, 904, 912, 920,
    928, 935, 943, 949, 956, 962, 968, 974, 979, 984, 989, 994, 998,
    1002, 1005, 1008, 1011, 1014, 1016, 1018, 1020, 1022, 1023, 1023, 1024, 1024,
];

/// The sine of an angle in degrees, in 1024ths.
fn sine(degrees: i32) -> i32 {
    let degrees = degrees.rem_euclid(360);
    let (half, sign) = if degrees >= 180 {
        (degrees - 180, -1)
    } else {
        (degrees, 1)
    };
    let quarter = if half > 90 { 180 - half } else { half };
    sign * SINES.get(quarter as usize).copied().map_or(0, i32::from)
}

/// The point at a distance from another one, at an angle clockwise from straight up.
pub fn polar(centre: Point, degrees: i32, distance: i32) -> Point {
    // Rounded to the nearest pixel on both sides of the centre alike.
    let scale = |part: i32| (part * distance + 512 * part.signum()) / 1024;
    centre + Point::new(scale(sine(degrees)), -scale(sine(degrees + 90)))
}

/// A dial's place on the screen and its sectors; the first sector is at the top, the others follow clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dial {
    /// The middle of the dial.
    pub centre: Point,
    /// From the middle to the rim.
    pub radius: i32,
    /// How many sectors there are, at least one.
    pub sectors: usize,
}

impl Dial {
    /// The angle of a sector's middle.
    fn angle(&self, sector: usize) -> i32 {
        (360 * sector as i32)
            .checked_div(self.sectors as i32)
            .unwrap_or(0)
    }

    /// Where a sector's picture has its middle.
    pub fn place(&self, sector: usize) -> Point {
        polar(self.centre, self.angle(sector), self.radius * 7 / 10)
    }

    /// The focus after a key: right and left turn it clockwise and back, round without end.
    pub fn steer(&self, focus: usize, key: Key) -> usize {
        let last = self.sectors.saturating_sub(1);
        match key {
            Key::Right if focus >= last => 0,
            Key::Right => focus.saturating_add(1),
            Key::Left if focus == 0 => last,
            Key::Left => focus.saturating_sub(1),
            _ => focus,
        }
    }

    /// Paints the face, the borders of its sectors, and a ring round the sector in focus.
    pub fn paint(&self, canvas: &mut Canvas, focus: Option<usize>) {
        let disc = |radius: i32| Circle::with_center(self.centre, 2 * radius.max(0) as u32 + 1);
        let filled = PrimitiveStyle::with_fill;
        // The canvas cannot fail.
        let _ = disc(self.radius)
            .into_styled(filled(Ink::Gold))
            .draw(canvas);
        let _ = disc(self.radius - 3)
            .into_styled(filled(Ink::Sand))
            .draw(canvas);
        let half = 180_i32.checked_div(self.sectors as i32).unwrap_or(0);
        for sector in 0..self.sectors {
            let border = polar(self.centre, self.angle(sector) + half, self.radius - 4);
            let line = Line::new(self.centre, border);
            let _ = line
                .into_styled(PrimitiveStyle::with_stroke(Ink::Clay, 1))
                .draw(canvas);
        }
        if let Some(sector) = focus {
            let ring = Circle::with_center(self.place(sector), 2 * (self.radius / 4) as u32 + 1);
            let _ = ring.into_styled(filled(Ink::Gold)).draw(canvas);
            let _ = ring
                .into_styled(PrimitiveStyle::with_stroke(Ink::Night, 1))
                .draw(canvas);
        }
    }

    /// Paints the hands over the face: the first whole, the others each shorter, so that two on one sector are both seen.
    pub fn paint_hands(&self, canvas: &mut Canvas, hands: &[usize]) {
        let hub = self.radius / 10;
        for (number, &sector) in hands.iter().enumerate() {
            let reach = self.radius * (5 - (number as i32).min(2)) / 10;
            let tip = polar(self.centre, self.angle(sector), reach);
            for (ink, width) in [
                (Ink::Night, 7),
                (if number == 0 { Ink::Gold } else { Ink::White }, 3),
            ] {
                let _ = Line::new(self.centre, tip)
                    .into_styled(PrimitiveStyle::with_stroke(ink, width))
                    .draw(canvas);
            }
        }
        let disc = Circle::with_center(self.centre, 2 * hub.max(0) as u32 + 1);
        let _ = disc
            .into_styled(PrimitiveStyle::with_fill(Ink::Night))
            .draw(canvas);
        let disc = Circle::with_center(self.centre, 2 * (hub - 2).max(0) as u32 + 1);
        let _ = disc
            .into_styled(PrimitiveStyle::with_fill(Ink::Gold))
            .draw(canvas);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_angle_goes_clockwise_from_the_top() {
        let centre = Point::new(100, 100);
        assert_eq!(polar(centre, 0, 50), Point::new(100, 50));
        assert_eq!(polar(centre, 90, 50), Point::new(150, 100));
        assert_eq!(polar(centre, 180, 50), Point::new(100, 150));
        assert_eq!(polar(centre, 270, 50), Point::new(50, 100));
        assert_eq!(polar(centre, 30, 100), Point::new(150, 13));
        assert_eq!(polar(centre, -330, 100), Point::new(150, 13));
    }

    #[test]
    fn a_turn_of_the_focus_visits_each_sector_and_comes_back() {
        let dial = Dial {
            centre: Point::zero(),
            radius: 80,
            sectors: 9,
        };
        for (key, back) in [(Key::Right, Key::Left), (Key::Left, Key::Right)] {
            let mut seen = [false; 9];
            let mut focus = 4;
            for _ in 0..9 {
                assert_eq!(dial.steer(dial.steer(focus, key), back), focus);
                focus = dial.steer(focus, key);
                seen[focus] = true;
            }
            assert_eq!(focus, 4);
            assert_eq!(seen, [true; 9]);
        }
        assert_eq!(dial.steer(3, Key::A), 3);
    }

    #[test]
    fn sectors_do_not_share_a_place() {
        let dial = Dial {
            centre: Point::new(120, 120),
            radius: 90,
            sectors: 9,
        };
        for a in 0..9 {
            for b in 0..a {
                let apart = dial.place(a) - dial.place(b);
                assert!(apart.x * apart.x + apart.y * apart.y > 40 * 40);
            }
        }
    }
}
