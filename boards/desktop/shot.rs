//! `--shot KEYS OUT.png`: presses keys on a board made of nothing and writes what its panel would show. `--looks FILE`:
//! presses the keys of a file, and prints a digest of the picture wherever it looks.
//!
//! Needs neither display nor terminal, and of a flash file only a copy. Knows no screen.

use std::{fs, path::Path, process::ExitCode, sync::Arc};

use durbar::{
    app::{App, BoardFacts, Charge, Programs},
    shell::{
        rehearsal::{Host, Rehearsal, rehearse, rehearse_beside},
        script::Script,
    },
    ui::{
        canvas::SIDE,
        ink::{Ink, Rgb},
    },
};

use super::{
    carry,
    file::write_whole,
    program::Program,
    refuse,
    seated::{Ears, Programmed},
};
use crate::boards::{SAVES, desktop, picopad, picosystem, waveshare_lcd_1_3};

/// The boards a picture can be of, with the voltage that is in their battery when nobody says otherwise.
const BOARDS: [(&str, BoardFacts, Option<u16>); 4] = [
    ("picosystem", picosystem::FACTS, Some(3775)),
    ("waveshare-lcd-1-3", waveshare_lcd_1_3::FACTS, None),
    ("picopad", picopad::FACTS, Some(3775)),
    ("desktop", desktop::FACTS, None),
];

/// The board that keys are pressed on.
struct Stage {
    facts: BoardFacts,
    millivolts: Option<u16>,
    saves: Vec<u8>,
    program: Option<Program>,
}

/// Takes the picture that the arguments after `--shot` ask for.
pub fn run(args: &[String]) -> ExitCode {
    match take(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => refuse(sentence),
    }
}

/// Prints the digests that the arguments after `--looks` ask for.
pub fn run_looks(args: &[String]) -> ExitCode {
    match looks(args) {
        Ok(digests) => super::print(&digests),
        Err(sentence) => refuse(sentence),
    }
}

fn stage(options: &[String]) -> Result<Stage, String> {
    let mut board = None;
    let mut battery = None;
    let mut saves = vec![0xFF; SAVES];
    let mut program = None;
    for option in options.chunks(2) {
        match option {
            [name, value] if name == "--board" => {
                let known = BOARDS.into_iter().find(|(board, ..)| board == value);
                board = Some(known.ok_or_else(|| {
                    format!(
                        "the board \"{value}\" is not known; known are {}",
                        BOARDS.map(|(board, ..)| board).join(", ")
                    )
                })?);
            }
            [name, value] if name == "--battery" => {
                battery = Some(value.parse().map_err(|_| {
                    format!("--battery needs whole millivolts, such as 3775, and \"{value}\" is not that")
                })?);
            }
            [name, value] if name == "--flash" => {
                saves = carry::read(Path::new(value))?;
            }
            [name, value] if name == "--program" => {
                program = Program::of(value);
            }
            [name] if ["--board", "--battery", "--flash", "--program"].contains(&name.as_str()) => {
                return Err(format!("{name} needs a value after it; --help shows which"));
            }
            _ => {
                let name = option.first().map_or("", String::as_str);
                return Err(format!(
                    "the argument \"{name}\" is not known after --shot KEYS OUT.png or --looks FILE; known are \
                     --board BOARD, --battery MILLIVOLTS, --flash FILE and --program COMMAND"
                ));
            }
        }
    }
    let (facts, usual) = board.map_or((desktop::FACTS, None), |(_, facts, usual)| (facts, usual));
    Ok(Stage {
        facts,
        millivolts: battery.or(usual),
        saves,
        program,
    })
}

impl Stage {
    /// Plays a script on the board.
    fn play(mut self, script: Script<'_>, visit: impl FnMut(&Rehearsal)) -> Rehearsal {
        let charge = self
            .millivolts
            .map(|millivolts| Charge::at(millivolts, false));
        let mut app = App::new(self.facts, None);
        let Some(program) = self.program else {
            return rehearse(&mut app, script, charge, &mut self.saves, visit);
        };
        let ears = Ears {
            complain: Box::new(super::complain),
            answered: Arc::new(|| {}),
        };
        let mut programs = Programmed::new(program.clone(), true, ears);
        let mut attend = |table: &Programs<'_>| programs.attend(table);
        let host: Host<'_> = (program.name(), &mut attend);
        rehearse_beside(host, &mut app, script, charge, &mut self.saves, visit)
    }
}

fn take(args: &[String]) -> Result<(), String> {
    let [keys, out, options @ ..] = args else {
        return Err(
            "--shot needs a key script and the name of the picture: durbar --shot \"down*2 A\" out.png"
                .into(),
        );
    };
    let script = Script::parse(keys).map_err(|unknown| unknown.to_string())?;
    let rehearsal = stage(options)?.play(script, |_| {});
    let png = encode(&rehearsal).map_err(|error| format!("the picture cannot be made: {error}"))?;
    write(out, &png)
}

/// Writes a picture to a file, or says why not.
pub(super) fn write(out: &str, png: &[u8]) -> Result<(), String> {
    write_whole(Path::new(out), png).map_err(|error| {
        format!(
            "the picture {out} cannot be written: {error}; it must be a file in a folder that can be written"
        )
    })
}

fn looks(args: &[String]) -> Result<String, String> {
    let [file, options @ ..] = args else {
        return Err("--looks needs a file with a key script: durbar --looks evening.keys".into());
    };
    let keys = fs::read_to_string(file)
        .map_err(|error| format!("the key script {file} cannot be read: {error}"))?;
    let script = Script::parse(&keys).map_err(|unknown| format!("{file}: {unknown}"))?;
    let mut digests = Vec::new();
    stage(options)?.play(script, |seen| digests.push(format!("{:08x}", digest(seen))));
    Ok(digests.join("\n"))
}

/// A digest of the pixels as a panel gets them: FNV-1a of 32 bits over the bytes of each, the lower one first.
fn digest(rehearsal: &Rehearsal) -> u32 {
    let places = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
    places
        .map(|(x, y)| rehearsal.palette.colour(rehearsal.seen.ink(x, y)).rgb565())
        .flat_map(u16::to_le_bytes)
        .fold(0x811C_9DC5, |digest: u32, byte| {
            (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        })
}

/// The picture as PNG: the inks as they are, four bits a pixel, and the colours that a panel makes of them.
fn encode(rehearsal: &Rehearsal) -> Result<Vec<u8>, png::EncodingError> {
    let seen = |ink| Rgb::seen(rehearsal.palette.colour(ink).rgb565());
    let palette: Vec<u8> = Ink::ALL
        .into_iter()
        .map(seen)
        .flat_map(|Rgb { r, g, b }| [r, g, b])
        .collect();
    let ink = |x, y| rehearsal.seen.ink(x, y) as u8;
    let pixels: Vec<u8> = (0..SIDE)
        .flat_map(|y| (0..SIDE).step_by(2).map(move |x| (x, y)))
        .map(|(x, y)| (ink(x, y) << 4) | ink(x + 1, y))
        .collect();
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, SIDE as u32, SIDE as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Four);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(png)
}
