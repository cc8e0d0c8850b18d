//! Packs a firmware from an ELF file into a UF2 file, and says how much flash and RAM it takes.
//!
//! A program of its own for the PC, compiled by `./firmware` with rustc alone: `pack firmware.elf firmware.uf2`.

use std::{env, fs, process::ExitCode};

/// Numbers of the UF2 format: three magic words, "family id present", the RP2040's family.
const MAGIC: [u32; 2] = [0x0A32_4655, 0x9E5D_5157];
const MAGIC_END: u32 = 0x0AB1_6F30;
const FAMILY_PRESENT: u32 = 0x2000;
const RP2040: u32 = 0xE48B_FF56;
/// Bytes of firmware in a block of 512.
const PAGE: usize = 256;

const FLASH: std::ops::Range<u32> = 0x1000_0000..0x1100_0000;
const RAM: std::ops::Range<u32> = 0x2000_0000..0x2004_2000;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [elf, uf2] = arguments.as_slice() else {
        eprintln!("pack: two files are needed, the ELF to read and the UF2 to write");
        return ExitCode::from(2);
    };
    match pack(elf, uf2) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("pack: {problem}");
            ExitCode::from(2)
        }
    }
}

fn pack(elf: &str, uf2: &str) -> Result<String, String> {
    let bytes = fs::read(elf).map_err(|why| format!("{elf} cannot be read: {why}"))?;
    let elf = Elf::new(&bytes).map_err(|why| format!("{elf} {why}"))?;
    let pages = elf
        .pages()
        .ok_or_else(|| "the ELF file is cut off".to_string())?;
    if pages.is_empty() {
        return Err("the ELF file holds nothing for the flash".to_string());
    }
    let blocks: Vec<u8> = (0..)
        .zip(&pages)
        .flat_map(|(number, page)| block(number, pages.len() as u32, page))
        .collect();
    fs::write(uf2, blocks).map_err(|why| format!("{uf2} cannot be written: {why}"))?;

    let [flash, data, code] = elf
        .sizes()
        .ok_or_else(|| "the ELF file is cut off".to_string())?;
    let symbol = |name: &str| {
        elf.symbol(name)
            .ok_or_else(|| format!("the ELF file has no symbol {name}"))
    };
    let stack = symbol("_stack_start")? - symbol("_stack_end")?;
    let room = symbol("__saves_start")?;
    let kib = |bytes: u32| f64::from(bytes) / 1024.0;
    Ok(format!(
        "flash {:.1} of {:.0} KiB, RAM {:.1} + code {:.1} + stack {:.0} of 264 KiB",
        kib(flash),
        kib(room),
        kib(data),
        kib(code),
        kib(stack)
    ))
}

/// 256 bytes of flash, and where they go.
struct Page {
    address: u32,
    bytes: [u8; PAGE],
}

fn block(number: u32, of: u32, page: &Page) -> [u8; 512] {
    let mut block = [0; 512];
    let head = [
        MAGIC[0],
        MAGIC[1],
        FAMILY_PRESENT,
        page.address,
        PAGE as u32,
        number,
        of,
        RP2040,
    ];
    for (place, word) in block.chunks_exact_mut(4).zip(head) {
        place.copy_from_slice(&word.to_le_bytes());
    }
    block[32..32 + PAGE].copy_from_slice(&page.bytes);
    block[508..].copy_from_slice(&MAGIC_END.to_le_bytes());
    block
}

/// An ELF file of 32 bits for ARM.
struct Elf<'a> {
    bytes: &'a [u8],
}

/// A row of the table of sections.
struct Section {
    kind: u32,
    flags: u32,
    address: u32,
    offset: u32,
    size: u32,
    link: u32,
}

impl<'a> Elf<'a> {
    fn new(bytes: &'a [u8]) -> Result<Self, &'static str> {
        if !bytes.starts_with(b"\x7FELF\x01\x01") {
            return Err("is not an ELF file of 32 bits");
        }
        let elf = Self { bytes };
        // Machine 40 is ARM.
        if elf.half(18) != Some(40) {
            return Err("is for another processor than ARM");
        }
        Ok(elf)
    }

    fn half(&self, at: usize) -> Option<u16> {
        Some(u16::from_le_bytes(
            self.bytes.get(at..at + 2)?.try_into().ok()?,
        ))
    }

    fn word(&self, at: usize) -> Option<u32> {
        Some(u32::from_le_bytes(
            self.bytes.get(at..at + 4)?.try_into().ok()?,
        ))
    }

    /// What is loaded into the flash, page by page, in order; gaps within a page are erased flash.
    fn pages(&self) -> Option<Vec<Page>> {
        let (table, size, count) = (
            self.word(28)? as usize,
            usize::from(self.half(42)?),
            usize::from(self.half(44)?),
        );
        let mut pages: Vec<Page> = Vec::new();
        for row in (0..count).map(|number| table + number * size) {
            let (kind, offset, address) = (
                self.word(row)?,
                self.word(row + 4)? as usize,
                self.word(row + 12)?,
            );
            let length = self.word(row + 16)? as usize;
            // Kind 1 is to be loaded.
            if kind != 1 || length == 0 || !FLASH.contains(&address) {
                continue;
            }
            for (address, &byte) in (address..).zip(self.bytes.get(offset..offset + length)?) {
                let (start, place) = (address - address % PAGE as u32, address as usize % PAGE);
                let index = match pages.iter().rposition(|page| page.address == start) {
                    Some(index) => index,
                    None => {
                        pages.push(Page {
                            address: start,
                            bytes: [0xFF; PAGE],
                        });
                        pages.len() - 1
                    }
                };
                pages[index].bytes[place] = byte;
            }
        }
        pages.sort_by_key(|page| page.address);
        Some(pages)
    }

    fn section(&self, number: usize) -> Option<Section> {
        let (table, size) = (self.word(32)? as usize, usize::from(self.half(46)?));
        let word = |place: usize| self.word(table + number * size + 4 * place);
        Some(Section {
            kind: word(1)?,
            flags: word(2)?,
            address: word(3)?,
            offset: word(4)?,
            size: word(5)?,
            link: word(6)?,
        })
    }

    fn sections(&self) -> Option<Vec<Section>> {
        (0..usize::from(self.half(48)?))
            .map(|number| self.section(number))
            .collect()
    }

    /// Bytes in the flash, and bytes of the RAM that variables take and that code takes.
    fn sizes(&self) -> Option<[u32; 3]> {
        let (mut flash, mut data, mut code) = (0, 0, 0);
        // Flag 2: takes memory; 1: can be written; 4: is run. Kind 8: has no bytes in the file. What has bytes and lies in
        // the RAM stands in both memories.
        for section in self
            .sections()?
            .iter()
            .filter(|section| section.flags & 2 != 0)
        {
            if RAM.contains(&section.address) {
                let only_run = section.flags & 5 == 4;
                *(if only_run { &mut code } else { &mut data }) += section.size;
            }
            flash += if section.kind == 8 { 0 } else { section.size };
        }
        Some([flash, data, code])
    }

    /// The value of a symbol.
    fn symbol(&self, name: &str) -> Option<u32> {
        let sections = self.sections()?;
        // Kind 2 is the table of symbols; its link is the section of their names.
        let table = sections.iter().find(|section| section.kind == 2)?;
        let names = sections.get(table.link as usize)?;
        (0..table.size / 16)
            .map(|number| (table.offset + 16 * number) as usize)
            .find_map(|row| {
                let at = (names.offset + self.word(row)?) as usize;
                let end = at + name.len();
                let found =
                    self.bytes.get(at..end)? == name.as_bytes() && self.bytes.get(end)? == &0;
                found.then(|| self.word(row + 4))?
            })
    }
}
