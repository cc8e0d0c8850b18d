//! How a colour is seen: by its light, in its tone, and by those who lack one kind of cones. Shared by the tests of the
//! library and of the table, each of which has its own name for a colour.

use super::Rgb;

/// Light of red, green and blue, each from 0 to 1, of a colour as a panel shows it.
fn light(colour: Rgb) -> [f64; 3] {
    let seen = Rgb::seen(colour.rgb565());
    [seen.r, seen.g, seen.b].map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn luminance([r, g, b]: [f64; 3]) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// WCAG 2.
pub fn contrast(a: Rgb, b: Rgb) -> f64 {
    let [a, b] = [a, b].map(|colour| luminance(light(colour)) + 0.05);
    a.max(b) / a.min(b)
}

/// Light as those see it who lack one kind of cones: Machado, Oliveira and Fernandes 2009, at full strength.
pub type Vision = [[f64; 3]; 3];
const ALL_CONES: Vision = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
pub const DEUTERANOPIA: Vision = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
pub const PROTANOPIA: Vision = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
/// Every eye, with its name.
pub const EYES: [(&str, Vision); 3] = [
    ("all cones", ALL_CONES),
    ("deuteranopia", DEUTERANOPIA),
    ("protanopia", PROTANOPIA),
];

/// A colour as somebody sees it.
pub fn seen_by(colour: Rgb, vision: &Vision) -> Rgb {
    let light = light(colour);
    let [r, g, b] = vision.map(|row| {
        let part = (0..3).map(|part| row[part] * light[part]).sum::<f64>();
        let part = part.clamp(0.0, 1.0);
        let value = if part <= 0.003_130_8 {
            part * 12.92
        } else {
            1.055 * part.powf(1.0 / 2.4) - 0.055
        };
        (value * 255.0).round() as u8
    });
    Rgb { r, g, b }
}

/// The tone of a colour, L* from 0 to 100, for somebody.
pub fn tone(colour: Rgb, vision: &Vision) -> f64 {
    let light = light(colour);
    let seen = vision.map(|row| (0..3).map(|part| row[part] * light[part]).sum::<f64>());
    let luminance = luminance(seen.map(|part| part.clamp(0.0, 1.0)));
    if luminance > 0.008_856 {
        116.0 * luminance.cbrt() - 16.0
    } else {
        903.3 * luminance
    }
}

/// How far apart in tone the nearest two liveries of a title must be: those of five colours by flow of tone, white and
/// yellow of the others as far as two light colours can be.
pub fn least_step(liveries: usize) -> f64 {
    if liveries == 5 { 12.0 } else { 7.0 }
}
