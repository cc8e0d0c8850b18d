//! Pictures in the graphics protocol that the terminal kitty began and others speak too.
//!
//! A picture travels as PNG, written in base 64, in pieces. Does not know where the picture is put: it appears at the
//! cursor, which stays where it is.

use std::io::Write as _;

use durbar::ui::ink::Rgb;

/// The most letters in one piece, by the protocol.
const PIECE: usize = 4096;

/// Takes all pictures off the screen and out of the terminal's memory.
pub const CLEAR: &[u8] = b"\x1b_Ga=d,d=A,q=2\x1b\\";

/// Writes a picture of rows that are all equally long. It takes the place of the one that had its number before.
pub fn encode(out: &mut Vec<u8>, number: usize, rows: &[&[Rgb]]) -> Result<(), png::EncodingError> {
    let letters = base64(&as_png(rows)?);
    let mut pieces = letters.chunks(PIECE).peekable();
    // Shown at once, as PNG, in its one place, without moving the cursor and without an answer.
    let mut head = format!("a=T,f=100,i={},p=1,C=1,q=2,", number.saturating_add(1));
    while let Some(piece) = pieces.next() {
        let more = u8::from(pieces.peek().is_some());
        // Writing to memory cannot fail.
        let _ = write!(out, "\x1b_G{head}m={more};");
        out.extend(piece);
        out.extend(b"\x1b\\");
        head.clear();
    }
    Ok(())
}

fn as_png(rows: &[&[Rgb]]) -> Result<Vec<u8>, png::EncodingError> {
    let width = rows.first().map_or(0, |row| row.len());
    let bytes: Vec<u8> = rows
        .iter()
        .copied()
        .flatten()
        .flat_map(|&Rgb { r, g, b }| [r, g, b])
        .collect();
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, width as u32, rows.len() as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(png)
}

/// Three bytes as four letters, six bits each; what is missing at the end is written as `=`.
fn base64(bytes: &[u8]) -> Vec<u8> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    bytes
        .chunks(3)
        .flat_map(|three| {
            let bits = three
                .iter()
                .chain(&[0, 0])
                .take(3)
                .fold(0_u32, |bits, byte| (bits << 8) | u32::from(*byte));
            let count = three.len();
            [18, 12, 6, 0]
                .into_iter()
                .enumerate()
                .map(move |(place, shift)| {
                    let letter = LETTERS.get((bits >> shift) as usize & 63);
                    letter.copied().filter(|_| place <= count).unwrap_or(b'=')
                })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes that letters stand for.
    fn unbase64(text: &[u8]) -> Vec<u8> {
        let value = |letter: u8| match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => panic!("no letter of base 64: {letter}"),
        };
        let mut bytes = Vec::new();
        for four in text.chunks(4) {
            let used: Vec<_> = four
                .iter()
                .copied()
                .filter(|&letter| letter != b'=')
                .collect();
            let bits = used.iter().fold(0_u32, |bits, &letter| {
                (bits << 6) | u32::from(value(letter))
            });
            let bits = bits << (6 * (4 - used.len()));
            bytes.extend(&bits.to_be_bytes()[1..used.len()]);
        }
        bytes
    }

    #[test]
    fn base_64_is_as_in_its_standard() {
        // The examples of RFC 4648.
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text.as_bytes());
        }
    }

    #[test]
    fn the_picture_comes_out_as_it_went_in() {
        // Without order, so that it does not compress and needs several pieces.
        let mut seed = 1_u32;
        let rows: Vec<Vec<Rgb>> = (0..24)
            .map(|_| {
                let dot = |_| {
                    seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    Rgb::hex(seed >> 8)
                };
                (0..100).map(dot).collect()
            })
            .collect();
        let slices: Vec<&[Rgb]> = rows.iter().map(Vec::as_slice).collect();
        let mut out = Vec::new();
        encode(&mut out, 4, &slices).expect("a picture");

        let text = String::from_utf8(out).expect("all letters");
        let pieces: Vec<(&str, &str)> = text
            .split_terminator("\x1b\\")
            .map(|piece| piece.strip_prefix("\x1b_G").expect("a command"))
            .map(|piece| piece.split_once(';').expect("a head"))
            .collect();
        assert!(pieces.len() > 1);
        assert!(pieces[0].0.starts_with("a=T,f=100,i=5,"));
        for (number, (head, letters)) in pieces.iter().enumerate() {
            let last = number + 1 == pieces.len();
            assert!(head.ends_with(if last { "m=0" } else { "m=1" }));
            assert!(letters.len() <= PIECE);
        }
        let letters: String = pieces.iter().map(|(_, letters)| *letters).collect();
        let png = unbase64(letters.as_bytes());
        let mut reader = png::Decoder::new(std::io::Cursor::new(&png))
            .read_info()
            .expect("PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut bytes).expect("a picture");
        assert_eq!((info.width, info.height), (100, 24));
        let dots = bytes.chunks(3).map(|part| Rgb {
            r: part[0],
            g: part[1],
            b: part[2],
        });
        assert!(dots.eq(rows.into_iter().flatten()));
    }
}
