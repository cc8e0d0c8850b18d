//! Sixteen named inks, and the palettes that say which colour each of them is.
//!
//! A picture is painted in inks; the palette belongs to the title on the table. Knows no screen.

use embedded_graphics::pixelcolor::{PixelColor, raw::RawU4};

/// One of sixteen inks; its number is what a pixel stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Ink {
    /// The darkest: the ground of screens, outlines, text on light ground.
    Night,
    /// Bars and boxes on the ground.
    Dusk,
    /// Lines, and what cannot be chosen.
    Stone,
    /// Quiet text.
    Silver,
    /// Text on dark ground.
    White,
    /// The paper of maps and dials.
    Sand,
    /// Shade on paper.
    Clay,
    /// Roads, wood.
    Brown,
    /// The focus, coins, frames.
    Gold,
    /// A player's red.
    Red,
    /// A player's orange, copper, fire.
    Orange,
    /// A player's yellow.
    Yellow,
    /// A player's green.
    Green,
    /// A player's blue.
    Blue,
    /// A player's purple.
    Lilac,
    /// Water, and what is free to choose.
    Teal,
}

impl Ink {
    /// What can be done, on the maps of games of roads: there nobody plays orange, and its place holds a pink of its own.
    pub const LOTUS: Self = Self::Orange;
    /// Fertile land on the same maps, where nobody plays purple.
    pub const MEADOW: Self = Self::Lilac;
    /// Their rivers and seas.
    pub const WATER: Self = Self::Teal;

    /// All inks, by number.
    pub const ALL: [Self; 16] = [
        Self::Night,
        Self::Dusk,
        Self::Stone,
        Self::Silver,
        Self::White,
        Self::Sand,
        Self::Clay,
        Self::Brown,
        Self::Gold,
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Lilac,
        Self::Teal,
    ];
}

impl PixelColor for Ink {
    type Raw = RawU4;
}

/// A colour of light, eight bits a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rgb {
    /// Red part.
    pub r: u8,
    /// Green part.
    pub g: u8,
    /// Blue part.
    pub b: u8,
}

impl Rgb {
    /// No light.
    pub const BLACK: Self = Self::hex(0);

    /// The colour written as 0xRRGGBB.
    pub const fn hex(rgb: u32) -> Self {
        let [_, r, g, b] = rgb.to_be_bytes();
        Self { r, g, b }
    }

    /// The colour as panels take it: five bits of red, six of green, five of blue.
    pub const fn rgb565(self) -> u16 {
        ((self.r as u16 & 0xF8) << 8) | ((self.g as u16 & 0xFC) << 3) | (self.b as u16 >> 3)
    }

    /// The colour that a panel makes of those bits: what a screenshot must show.
    pub const fn seen(rgb565: u16) -> Self {
        let (r, g, b) = (
            (rgb565 >> 11) as u8,
            ((rgb565 >> 5) & 0x3F) as u8,
            (rgb565 & 0x1F) as u8,
        );
        Self {
            r: (r << 3) | (r >> 2),
            g: (g << 2) | (g >> 4),
            b: (b << 3) | (b >> 2),
        }
    }
}

/// The colours of the sixteen inks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette([Rgb; 16]);

#[expect(clippy::indexing_slicing, reason = "sixteen inks, sixteen colours")]
impl Palette {
    /// Lamplight on a game table: the palette of the house. Black, blue, red, green and yellow are steps of tone too, so
    /// that they are told apart by eyes that do not see red or green.
    pub const LAMPLIGHT: Self = Self::of([
        0x14_10_1C, 0x2E_25_47, 0x6A_60_78, 0xBD_B4_C4, 0xFF_FC_F0, 0xF3_E3_B5, 0xDD_C0_88,
        0x86_56_2F, 0xFF_BE_3D, 0xD0_3C_3C, 0xEF_7A_2B, 0xFF_E1_4A, 0x4C_C2_74, 0x1C_2C_8C,
        0x98_56_BE, 0x38_B6_AE,
    ]);

    /// The same table in bright sun: darker ground, paler paper, stronger contrast.
    pub const DAYLIGHT: Self = Self::of([
        0x00_00_00, 0x20_20_30, 0x68_68_70, 0xD8_D8_DC, 0xFF_FF_FF, 0xFF_F4_D0, 0xE4_C8_8C,
        0x70_44_20, 0xFF_C8_30, 0xD0_3C_3C, 0xF8_80_18, 0xFF_E8_20, 0x40_C0_68, 0x10_20_80,
        0x98_44_C0, 0x20_C0_B8,
    ]);

    /// The palettes of a title whose inks are those of the house.
    pub const HOUSE: [Self; 2] = [Self::LAMPLIGHT, Self::DAYLIGHT];

    const fn of(colours: [u32; 16]) -> Self {
        let mut palette = [Rgb::BLACK; 16];
        let mut ink = 0;
        while ink < 16 {
            palette[ink] = Rgb::hex(colours[ink]);
            ink += 1;
        }
        Self(palette)
    }

    /// The same with other colours for some inks.
    #[must_use]
    pub const fn with(mut self, changes: &[(Ink, u32)]) -> Self {
        let mut at = 0;
        while at < changes.len() {
            let (ink, colour) = changes[at];
            self.0[ink as usize] = Rgb::hex(colour);
            at += 1;
        }
        self
    }

    /// All palettes, in the order in which they are offered.
    pub const ALL: [Self; 2] = Self::HOUSE;

    /// The colour of an ink.
    pub const fn colour(&self, ink: Ink) -> Rgb {
        self.0[ink as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WCAG 2: relative luminance.
    fn luminance(colour: Rgb) -> f64 {
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b)
    }

    #[test]
    fn text_stands_out_from_its_ground_in_every_palette() {
        let pairs = [
            (Ink::White, Ink::Night),
            (Ink::White, Ink::Dusk),
            (Ink::Silver, Ink::Night),
            (Ink::Silver, Ink::Dusk),
            (Ink::Gold, Ink::Night),
            (Ink::Gold, Ink::Dusk),
            (Ink::Night, Ink::Gold),
            (Ink::Night, Ink::Sand),
            (Ink::Night, Ink::Clay),
            (Ink::Night, Ink::Teal),
            (Ink::White, Ink::Brown),
        ];
        for palette in Palette::ALL {
            for (text, ground) in pairs {
                let [a, b] =
                    [text, ground].map(|ink| luminance(Rgb::seen(palette.colour(ink).rgb565())));
                let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
                assert!(
                    contrast >= 4.5,
                    "{text:?} on {ground:?} has a contrast of only {contrast:.1}"
                );
            }
        }
    }

    #[test]
    fn what_a_panel_makes_of_a_colour_is_sent_to_it_unchanged() {
        for rgb565 in 0..=u16::MAX {
            assert_eq!(Rgb::seen(rgb565).rgb565(), rgb565);
        }
        assert_eq!(Rgb::seen(0xFFFF), Rgb::hex(0xFF_FF_FF));
    }

    #[test]
    fn an_ink_stands_at_its_own_number() {
        for (number, ink) in Ink::ALL.into_iter().enumerate() {
            assert_eq!(ink as usize, number);
        }
    }
}
