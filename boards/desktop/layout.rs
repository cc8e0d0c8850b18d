//! Where picture and legend are in a window.
//!
//! Knows sizes only.

use durbar::ui::canvas::SIDE;

use super::{legend, picture::largest_side};

/// Where things are in the window, in its own pixels.
#[derive(PartialEq, Eq, Debug)]
pub struct Layout {
    /// The left edge of the picture.
    pub left: usize,
    /// Its upper edge.
    pub top: usize,
    /// Its side.
    pub side: usize,
    /// The legend, where there is room for one.
    pub legend: Option<Strip>,
}

/// A place for the legend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strip {
    /// Its left edge.
    pub left: usize,
    /// Its upper edge.
    pub top: usize,
    /// How many pixels a dot of it is wide and high.
    pub factor: usize,
}

impl Layout {
    /// The largest picture that leaves room for a legend: below it as large as the room allows, or beside it where
    /// that would be less than half as large as the picture. A window without room for both shows the picture. The
    /// legend is never smaller than the display's density asks.
    pub fn new(width: usize, height: usize, density: f64) -> Self {
        let least = (density.round() as usize).max(1);
        (1..=width.min(height) / SIDE)
            .rev()
            .find_map(|factor| Self::both(width, height, factor, least.min(factor)))
            .unwrap_or_else(|| {
                let side = largest_side(width, height);
                Self {
                    left: (width - side) / 2,
                    top: (height - side) / 2,
                    side,
                    legend: None,
                }
            })
    }

    fn both(width: usize, height: usize, factor: usize, least: usize) -> Option<Self> {
        let side = factor * SIDE;
        let half = factor.div_ceil(2);
        let (across, down) = (width - side, height - side);
        let below = (down / legend::HEIGHT).min(factor);
        let beside = (across / SIDE).min(half.max(least));
        if below >= half.min(beside).max(least) {
            let top = (down - below * legend::HEIGHT) / 2;
            return Some(Self {
                left: across / 2,
                top,
                side,
                legend: Some(Strip {
                    left: (width - below * SIDE) / 2,
                    top: top + side,
                    factor: below,
                }),
            });
        }
        let left = across.checked_sub(beside * SIDE)? / 2;
        (beside >= least).then_some(Self {
            left,
            top: down / 2,
            side,
            legend: Some(Strip {
                left: left + side,
                top: (height - beside * legend::HEIGHT) / 2,
                factor: beside,
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_as_large_as_it_can_be_and_the_legend_does_not_touch_it() {
        let layout = |width, height| {
            let layout = Layout::new(width, height, 1.0);
            (layout.side, layout.legend.map(|strip| strip.factor))
        };
        assert_eq!(layout(480, 544), (480, Some(2)));
        assert_eq!(layout(720, 816), (720, Some(3)));
        // 4 times 240 leaves 120 rows: three legends high.
        assert_eq!(layout(1920, 1080), (960, Some(3)));
        // 40 rows are one legend high, but beside the picture is room for one of half its size.
        assert_eq!(layout(1900, 1000), (960, Some(2)));
        assert_eq!(layout(1000, 1000), (960, Some(1)));
        // No room for a legend under or beside two times 240, so it is once.
        assert_eq!(layout(480, 480), (240, Some(1)));
        assert_eq!(layout(300, 250), (240, None));
        assert_eq!(layout(100, 90), (90, None));
        assert_eq!(layout(0, 90), (0, None));
        for width in (0..2000).step_by(37) {
            for height in (0..2000).step_by(41) {
                for density in [1.0, 1.5, 2.0, 3.0] {
                    let layout = Layout::new(width, height, density);
                    let (right, bottom) = (layout.left + layout.side, layout.top + layout.side);
                    assert!(right <= width && bottom <= height);
                    if let Some(Strip { left, top, factor }) = layout.legend {
                        assert!(left >= right || top >= bottom, "it covers the picture");
                        assert!(left + factor * SIDE <= width);
                        assert!(top + factor * legend::HEIGHT <= height);
                        assert!(layout.side.is_multiple_of(SIDE));
                        assert!(factor >= (density.round() as usize).min(layout.side / SIDE));
                    }
                }
            }
        }
    }
}
