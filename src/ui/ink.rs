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
    /// A player's and a city's red.
    Red,
    /// A city's orange.
    Orange,
    /// A player's and a city's yellow.
    Yellow,
    /// A player's and a city's green.
    Green,
    /// A player's and a city's blue.
    Blue,
    /// A player's palaces, a city's purple.
    Lilac,
    /// Water, and what is free to choose.
    Teal,
}

impl Ink {
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

impl Palette {
    /// Lamplight on a game table: the palette of the house.
    pub const LAMPLIGHT: Self = Self([
        Rgb::hex(0x17_12_20),
        Rgb::hex(0x33_2A_48),
        Rgb::hex(0x62_5A_70),
        Rgb::hex(0xB9_B0_C0),
        Rgb::hex(0xFF_FC_F0),
        Rgb::hex(0xEF_DD_AE),
        Rgb::hex(0xCF_B0_7C),
        Rgb::hex(0x7C_55_35),
        Rgb::hex(0xFF_BC_42),
        Rgb::hex(0xD2_2F_38),
        Rgb::hex(0xEF_7A_2B),
        Rgb::hex(0xFA_DF_4B),
        Rgb::hex(0x2F_9E_55),
        Rgb::hex(0x2F_63_C9),
        Rgb::hex(0x9C_5A_C2),
        Rgb::hex(0x38_B6_AE),
    ]);

    /// The same table in bright sun: darker ground, paler paper, stronger contrast.
    pub const DAYLIGHT: Self = Self([
        Rgb::hex(0x00_00_00),
        Rgb::hex(0x20_20_30),
        Rgb::hex(0x70_70_78),
        Rgb::hex(0xD8_D8_DC),
        Rgb::hex(0xFF_FF_FF),
        Rgb::hex(0xFF_F4_D0),
        Rgb::hex(0xE0_C4_88),
        Rgb::hex(0x70_44_20),
        Rgb::hex(0xFF_C8_30),
        Rgb::hex(0xE0_20_28),
        Rgb::hex(0xF8_80_18),
        Rgb::hex(0xFF_E8_20),
        Rgb::hex(0x18_90_40),
        Rgb::hex(0x18_50_D0),
        Rgb::hex(0xA0_48_C8),
        Rgb::hex(0x20_C0_B8),
    ]);

    /// All palettes, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::LAMPLIGHT, Self::DAYLIGHT];

    /// The colour of an ink.
    #[expect(clippy::indexing_slicing, reason = "sixteen inks, sixteen colours")]
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
