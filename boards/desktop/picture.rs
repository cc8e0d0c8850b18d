//! Square pictures in colour, and how one becomes larger or smaller.
//!
//! Knows neither inks nor where a picture is shown.

use durbar::ui::{canvas::SIDE, ink::Rgb};

/// A square of colours, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    side: usize,
    dots: Vec<Rgb>,
}

impl Picture {
    /// A square all of one colour.
    pub fn new(side: usize, colour: Rgb) -> Self {
        Self {
            side,
            dots: vec![colour; side.saturating_mul(side)],
        }
    }

    /// Its rows from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &[Rgb]> {
        // An empty picture has no rows, and chunks of nothing cannot be made.
        self.dots.chunks_exact(self.side.max(1))
    }

    /// Its rows, to be changed.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [Rgb]> {
        self.dots.chunks_exact_mut(self.side.max(1))
    }

    /// The same picture with another side: by whole multiples each dot becomes a square, any other size shows of each
    /// place the mean of the light that falls on it.
    pub fn scaled(&self, side: usize) -> Self {
        if self.side == 0 || side == 0 {
            return Self::new(side, Rgb::BLACK);
        }
        if side.is_multiple_of(self.side) {
            return self.enlarged(side / self.side);
        }
        let parts = shares(self.side, side);
        let mut dots = Vec::with_capacity(side.saturating_mul(side));
        let rows: Vec<&[Rgb]> = self.rows().collect();
        for down in &parts {
            for across in &parts {
                let mut light = Light::default();
                for &(y, height) in down {
                    let row = rows.get(y).copied().unwrap_or_default();
                    for &(x, width) in across {
                        light.add(row.get(x).copied().unwrap_or_default(), width * height);
                    }
                }
                dots.push(light.mean());
            }
        }
        Self { side, dots }
    }

    fn enlarged(&self, factor: usize) -> Self {
        let wide = |row: &[Rgb]| -> Vec<Rgb> {
            row.iter()
                .flat_map(|dot| std::iter::repeat_n(*dot, factor))
                .collect()
        };
        Self {
            side: self.side.saturating_mul(factor),
            dots: self
                .rows()
                .flat_map(|row| wide(row).repeat(factor))
                .collect(),
        }
    }
}

/// The side of the largest picture that an area has room for: a whole multiple of the canvas's, or, where there is no
/// room for even one, all the room there is.
pub fn largest_side(width: usize, height: usize) -> usize {
    let room = width.min(height);
    match room / SIDE {
        0 => room,
        factor => factor * SIDE,
    }
}

/// For each of `to` places in a row, which of `from` dots lie there, and how much of each: in parts of which a dot has
/// `to` and a place `from`.
fn shares(from: usize, to: usize) -> Vec<Vec<(usize, u64)>> {
    (0..to)
        .map(|place| {
            let (start, end) = (place * from, (place + 1) * from);
            (start / to..end.div_ceil(to))
                .map(|dot| {
                    let part = end.min((dot + 1) * to) - start.max(dot * to);
                    (dot, part as u64)
                })
                .collect()
        })
        .collect()
}

/// A sum of light. The numbers of a colour go about as the square root of its light, so their squares are added:
/// otherwise thin bright letters would fade.
#[derive(Default)]
struct Light {
    sum: [u64; 3],
    weight: u64,
}

impl Light {
    fn add(&mut self, Rgb { r, g, b }: Rgb, weight: u64) {
        for (sum, part) in self.sum.iter_mut().zip([r, g, b]) {
            *sum += u64::from(part) * u64::from(part) * weight;
        }
        self.weight += weight;
    }

    fn mean(&self) -> Rgb {
        let [r, g, b] = self.sum.map(|sum| {
            let root = sum.checked_div(self.weight).unwrap_or(0).isqrt();
            u8::try_from(root).unwrap_or(u8::MAX)
        });
        Rgb { r, g, b }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Rgb = Rgb::hex(0xFF_FF_FF);

    fn gray(part: u8) -> Rgb {
        Rgb {
            r: part,
            g: part,
            b: part,
        }
    }

    fn chequered(side: usize) -> Picture {
        let mut picture = Picture::new(side, Rgb::BLACK);
        for (y, row) in picture.rows_mut().enumerate() {
            for (x, dot) in row.iter_mut().enumerate() {
                *dot = if (x + y) % 2 == 0 {
                    WHITE
                } else {
                    gray(x as u8)
                };
            }
        }
        picture
    }

    #[test]
    fn the_largest_whole_multiple_that_fits_is_taken() {
        assert_eq!(largest_side(240, 240), 240);
        assert_eq!(largest_side(479, 9999), 240);
        assert_eq!(largest_side(1920, 1080), 960);
        assert_eq!(largest_side(720, 720), 720);
        assert_eq!(largest_side(239, 500), 239);
        assert_eq!(largest_side(0, 500), 0);
    }

    #[test]
    fn a_whole_multiple_repeats_each_dot_and_nothing_else() {
        let small = chequered(7);
        let large = small.scaled(21);
        assert_eq!(large.rows().count(), 21);
        let small: Vec<_> = small.rows().collect();
        for (y, row) in large.rows().enumerate() {
            for (x, dot) in row.iter().enumerate() {
                assert_eq!(*dot, small[y / 3][x / 3]);
            }
        }
    }

    #[test]
    fn a_smaller_picture_shows_the_mean_of_the_light() {
        let mut picture = Picture::new(4, Rgb::BLACK);
        for (y, row) in picture.rows_mut().enumerate() {
            // Top left quarter half white, bottom right quarter all white.
            if y < 2 {
                row[0] = WHITE;
            } else {
                row[2..].fill(WHITE);
            }
        }
        let small = picture.scaled(2);
        let rows: Vec<_> = small.rows().collect();
        // Half the light of white is the number 255 / sqrt(2).
        assert_eq!(rows, [[gray(180), Rgb::BLACK], [Rgb::BLACK, WHITE]]);
    }

    #[test]
    fn sizes_that_do_not_divide_share_dots_by_their_parts() {
        let mut picture = Picture::new(3, Rgb::BLACK);
        for row in picture.rows_mut() {
            row[1] = WHITE;
        }
        // Each of the two places has one whole dot and half of the white one: a third of the light.
        let small = picture.scaled(2);
        for row in small.rows() {
            assert_eq!(row, [gray(147); 2]);
        }
        let even = Picture::new(240, gray(77)).scaled(101);
        assert_eq!(even, Picture::new(101, gray(77)));
    }

    #[test]
    fn every_dot_is_shared_out_whole() {
        for to in 1..=50 {
            let mut given = [0; 48];
            for (dot, part) in shares(48, to).into_iter().flatten() {
                given[dot] += part;
            }
            assert_eq!(given, [to as u64; 48]);
        }
    }

    #[test]
    fn nothing_scales_to_nothing() {
        assert_eq!(chequered(4).scaled(0).rows().count(), 0);
        assert_eq!(
            Picture::new(0, WHITE).scaled(2),
            Picture::new(2, Rgb::BLACK)
        );
    }
}
