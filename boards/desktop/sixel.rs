//! Pictures in sixels, as DEC's terminals drew them and many draw them today.
//!
//! Six rows go at once: for each colour in them one letter a column says which of the six dots have it. Does not know
//! where the picture is put: it appears at the cursor.

use std::io::Write as _;

use durbar::ui::ink::Rgb;

/// Writes a picture of rows that are all equally long.
pub fn encode(out: &mut Vec<u8>, rows: &[&[Rgb]]) {
    let width = rows.first().map_or(0, |row| row.len());
    // Dots of no colour keep what was there, and a dot is as wide as it is high. Writing to memory cannot fail.
    let _ = write!(out, "\x1bP0;1q\"1;1;{width};{}", rows.len());
    let colours = colours(rows);
    for (number, Rgb { r, g, b }) in colours.iter().enumerate() {
        let [r, g, b] = [r, g, b].map(|part| (u32::from(*part) * 100 + 127) / 255);
        let _ = write!(out, "#{number};2;{r};{g};{b}");
    }
    for six in rows.chunks(6) {
        for (number, colour) in colours.iter().enumerate() {
            if six.iter().any(|row| row.contains(colour)) {
                let _ = write!(out, "#{number}");
                letters(out, six, width, *colour);
                // Back to the first column, for the next colour.
                out.push(b'$');
            }
        }
        out.push(b'-');
    }
    out.extend(b"\x1b\\");
}

/// The colours of a picture, each once.
fn colours(rows: &[&[Rgb]]) -> Vec<Rgb> {
    let mut colours = Vec::new();
    for run in rows.iter().flat_map(|row| row.chunk_by(|a, b| a == b)) {
        if let Some(colour) = run.first()
            && !colours.contains(colour)
        {
            colours.push(*colour);
        }
    }
    colours
}

/// Writes which dots of these six rows have a colour, column by column; columns that are alike are counted.
fn letters(out: &mut Vec<u8>, six: &[&[Rgb]], width: usize, colour: Rgb) {
    let column = |x: usize| {
        let bits = six.iter().enumerate().map(|(place, row)| {
            let has = row.get(x) == Some(&colour);
            u8::from(has) << place
        });
        b'?' + bits.sum::<u8>()
    };
    let columns: Vec<u8> = (0..width).map(column).collect();
    for run in columns.chunk_by(|a, b| a == b) {
        match run {
            // A count costs three letters or more.
            [letter, _, _, _, ..] => {
                let _ = write!(out, "!{}{}", run.len(), char::from(*letter));
            }
            _ => out.extend(run),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// Draws sixels as a terminal would; a dot that nobody draws stays empty.
    fn decode(bytes: &[u8]) -> Vec<Vec<Option<Rgb>>> {
        let text = std::str::from_utf8(bytes).expect("all letters");
        let body = text.strip_prefix("\x1bP0;1q\"").expect("a beginning");
        let body = body.strip_suffix("\x1b\\").expect("an end");
        let at = body.find('#').expect("a colour");
        let size: Vec<usize> = body[..at].split(';').map(|n| n.parse().unwrap()).collect();
        let mut dots = vec![vec![None; size[2]]; size[3]];
        let mut colours = HashMap::new();
        let (mut colour, mut x, mut y) = (Rgb::BLACK, 0, 0);
        let mut rest = &body[at..];
        while let Some(first) = rest.chars().next() {
            rest = &rest[1..];
            let end = rest
                .find(|c: char| !c.is_ascii_digit() && c != ';')
                .unwrap_or(rest.len());
            let numbers: Vec<u32> = rest[..end]
                .split(';')
                .filter_map(|n| n.parse().ok())
                .collect();
            match first {
                '#' => {
                    rest = &rest[end..];
                    if let [number, 2, r, g, b] = numbers[..] {
                        let part = |percent: u32| (percent * 255 / 100) as u8;
                        colours.insert(
                            number,
                            Rgb {
                                r: part(r),
                                g: part(g),
                                b: part(b),
                            },
                        );
                    } else {
                        colour = colours[&numbers[0]];
                    }
                }
                '$' => x = 0,
                '-' => (x, y) = (0, y + 6),
                _ => {
                    let (count, letter) = if first == '!' {
                        let letter = rest[end..].bytes().next().expect("a letter");
                        rest = &rest[end + 1..];
                        (numbers[0] as usize, letter)
                    } else {
                        (1, first as u8)
                    };
                    for _ in 0..count {
                        for place in (0..6).filter(|place| (letter - b'?') >> place & 1 == 1) {
                            assert_eq!(dots[y + place][x], None, "drawn twice");
                            dots[y + place][x] = Some(colour);
                        }
                        x += 1;
                    }
                }
            }
        }
        dots
    }

    #[test]
    fn the_picture_comes_out_as_it_went_in() {
        let inks = [0x17_12_20, 0xFF_FC_F0, 0x2F_9E_55, 0xFF_BC_42].map(Rgb::hex);
        // A height that is no multiple of six, runs both long and short.
        let rows: Vec<Vec<Rgb>> = (0_usize..17)
            .map(|y| {
                (0_usize..50)
                    .map(|x| inks[(x * x / 40 + x % 3 * (y / 4)) % 4])
                    .collect()
            })
            .collect();
        let slices: Vec<&[Rgb]> = rows.iter().map(Vec::as_slice).collect();
        let mut out = Vec::new();
        encode(&mut out, &slices);
        let drawn = decode(&out);
        assert_eq!(drawn.len(), 17);
        for (drawn, row) in drawn.iter().zip(&rows) {
            for (drawn, dot) in drawn.iter().zip(row) {
                let drawn = drawn.expect("every dot is drawn");
                // Sixels know a hundred steps of each part.
                for (a, b) in [(drawn.r, dot.r), (drawn.g, dot.g), (drawn.b, dot.b)] {
                    assert!(a.abs_diff(b) <= 3, "{drawn:?} for {dot:?}");
                }
            }
        }
    }

    #[test]
    fn columns_that_are_alike_are_counted() {
        let row = [Rgb::BLACK; 720];
        let mut out = Vec::new();
        encode(&mut out, &[row.as_slice(); 6]);
        assert_eq!(out, b"\x1bP0;1q\"1;1;720;6#0;2;0;0;0#0!720~$-\x1b\\");
    }
}
