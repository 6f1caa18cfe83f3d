//! What code generation makes: bytes of sections, symbols, relocations; and the rows that unwind through functions.
//! A [`Container`] writes them as a file; [`super::elf`] is the one that needs nothing but memory.

use alloc::string::String;
use alloc::vec::Vec;

use ir::store::Col;

use super::enc::{Reloc, RelocKind};

/// Sections, in file order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Section {
    /// Code.
    Text,
    /// Variables.
    Data,
    /// Constants.
    RoData,
    /// Constants that the loader fills in.
    RelRo,
    /// Functions to call before `main`.
    Init,
    /// Functions to call at the end.
    Fini,
    /// Unwinding.
    EhFrame,
    /// Variables that start as zeros; has no bytes.
    Bss,
    /// Variables of which each thread has its own.
    TData,
    /// Those of them that start as zeros.
    TBss,
    /// Which calls unwind to where, and what is caught there.
    ExceptTable,
    /// Variables in sections that the module names, one section behind the other: [`Object::own`] says from where to where.
    Own,
}

/// Number of sections.
pub const N_SECTIONS: usize = 12;

/// How a symbol is seen by the linker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binding {
    /// In this object only.
    Local,
    /// Everywhere.
    Global,
    /// Everywhere, unless there is another one.
    Weak,
}

/// A symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Start and length of its name in [`Object::names`].
    pub name: (u32, u32),
    /// Where it is defined.
    pub section: Option<Section>,
    /// Bytes from the start of the section; of what is `common`, its alignment.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
    /// Whether it is a function.
    pub function: bool,
    /// Whether each thread has its own.
    pub thread: bool,
    /// Whether the linker makes the variable, once for all objects that have one of the name; it has no section.
    pub common: bool,
    /// Who sees it.
    pub binding: Binding,
    /// ELF's number: 0 default, 2 hidden, 3 protected.
    pub visibility: u8,
    /// Whether anything refers to it.
    pub used: bool,
    /// Whether linkers keep it even so (`llvm.used`).
    pub kept: bool,
}

/// A section with a name of the module's choice.
#[derive(Clone, Debug)]
pub struct Own {
    /// Its name.
    pub name: String,
    /// ELF's type.
    pub kind: u32,
    /// ELF's flags.
    pub flags: u64,
    /// Where it starts in [`Section::Own`]: a multiple of its alignment.
    pub start: u64,
    /// Where it ends there.
    pub end: u64,
    /// Alignment in bytes.
    pub align: u64,
}

/// Number of named sections: ELF's numbers of sections are of 16 bits, and some have relocations.
const MAX_OWN: usize = 30_000;
/// `SHT_PROGBITS` and `SHT_NOBITS`: what has bytes in the file, and what is zeros.
pub(super) const PROGBITS: u32 = 1;
pub(super) const NOBITS: u32 = 8;
/// `SHT_INIT_ARRAY`: functions to call before `main`.
pub(super) const INIT_ARRAY: u32 = 14;
/// `SHF_WRITE`, `SHF_ALLOC`, `SHF_TLS`, `SHF_GNU_RETAIN`.
pub(super) const WRITE: u64 = 1;
pub(super) const ALLOC: u64 = 2;
/// `SHF_EXECINSTR`.
pub const EXEC: u64 = 4;
pub(super) const TLS: u64 = 0x400;
pub(super) const RETAIN: u64 = 0x20_0000;

/// Bytes and relocations of a section.
#[derive(Clone, Default, Debug)]
pub struct SectionData {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Their relocations.
    pub relocs: Vec<Reloc>,
    /// Bytes of zeros behind them that are not in the file; only sections without other bytes have some.
    pub zeros: u64,
    /// Alignment in bytes.
    pub align: u64,
}

/// Rows of `push rbp; mov rbp, rsp`.
pub(super) const FRAME: [u8; 8] = [0x41, 0x0E, 16, 0x86, 2, 0x43, 0x0D, 6];
/// Rows of `push rbx`; without the last two bytes, of `push rax`.
pub(super) const WORD: [u8; 5] = [0x41, 0x0E, 16, 0x83, 2];

/// What a function has below its return address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame<'a> {
    /// Nothing.
    None,
    /// A word, which may be the caller's `rbx`.
    Word {
        /// Whether it is.
        saved: bool,
    },
    /// So many bytes, fewer than 16,000.
    Room {
        /// That number.
        bytes: u32,
        /// Length of the instruction that takes them, less than 64.
        behind: u8,
    },
    /// The caller's `rbp`, and the saved registers by their DWARF numbers.
    Whole(&'a [u8]),
}

/// An object in memory.
#[derive(Clone, Debug)]
pub struct Object {
    /// By [`Section`].
    pub sections: [SectionData; N_SECTIONS],
    /// Symbols.
    pub symbols: Col<u32, Symbol>,
    /// Names of symbols.
    pub names: Vec<u8>,
    /// Named sections, in the order of their places.
    pub own: Vec<Own>,
}

impl Default for Object {
    fn default() -> Object {
        let mut sections: [SectionData; N_SECTIONS] = core::array::from_fn(|_| SectionData { align: 1, ..SectionData::default() });
        sections[Section::Text as usize].align = 16;
        sections[Section::EhFrame as usize].align = 8;
        Object { sections, symbols: Col::default(), names: Vec::new(), own: Vec::new() }
    }
}

/// Writes an object as a file.
pub trait Container {
    /// Appends the file's bytes; the error says what it cannot hold.
    fn write(&self, object: &Object, out: &mut Vec<u8>) -> Result<(), String>;
}

impl Object {
    /// A section.
    pub fn section(&mut self, s: Section) -> &mut SectionData {
        &mut self.sections[s as usize]
    }
    /// A new symbol, not defined yet.
    pub fn symbol(&mut self, name: &str) -> u32 {
        let at = self.names.len() as u32;
        self.names.extend_from_slice(name.as_bytes());
        self.symbols.push(Symbol {
            name: (at, name.len() as u32),
            section: None,
            offset: 0,
            size: 0,
            function: false,
            thread: false,
            common: false,
            binding: Binding::Global,
            visibility: 0,
            used: false,
            kept: false,
        });
        self.symbols.len() as u32 - 1
    }
    /// Name of a symbol.
    pub fn name(&self, s: &Symbol) -> &[u8] {
        &self.names[s.name.0 as usize..(s.name.0 + s.name.1) as usize]
    }
    /// Appends zeros until a section's end has an alignment; the end.
    pub fn align(&mut self, s: Section, align: u64, fill: u8) -> u64 {
        let d = self.section(s);
        d.align = d.align.max(align);
        let end = (d.bytes.len() as u64).next_multiple_of(align.max(1));
        // What is usual is written at once, then taken back to its end.
        if align <= 16 {
            d.bytes.extend_from_slice(&[fill; 16]);
            d.bytes.truncate(end as usize);
        } else {
            d.bytes.resize(end as usize, fill);
        }
        end
    }

    /// Appends bytes to a named section, which is the last one if that fits; where they are in [`Section::Own`]. None if
    /// there are too many sections.
    pub fn named(&mut self, name: &str, flags: u64, align: u64, bytes: &[u8]) -> Option<u64> {
        let kind = match own_kind(name) {
            NOBITS if bytes.iter().any(|&b| b != 0) => PROGBITS,
            kind => kind,
        };
        let start = self.align(Section::Own, align, 0);
        let fits = |o: &Own| o.name == name && (o.kind, o.flags) == (kind, flags) && o.start.is_multiple_of(align.max(1));
        if !self.own.last().is_some_and(fits) {
            if self.own.len() == MAX_OWN {
                return None;
            }
            // Usual alignments do not begin another one.
            let start = self.align(Section::Own, align.max(64), 0);
            self.own.push(Own { name: String::from(name), kind, flags, start, end: start, align: 1 });
        }
        let o = self.own.last_mut()?;
        let at = start.max(o.start);
        (o.end, o.align) = (at + bytes.len() as u64, o.align.max(align));
        self.section(Section::Own).bytes.extend_from_slice(bytes);
        Some(at)
    }
    /// The named section of a place in [`Section::Own`].
    pub fn own_at(&self, place: u64) -> usize {
        self.own.partition_point(|o| o.end <= place)
    }

    /// The common part of all unwinding rows: return address at CFA - 8, CFA = rsp + 8 at the start.
    pub fn start_frames(&mut self) {
        let d = self.section(Section::EhFrame);
        #[rustfmt::skip]
        d.bytes.extend_from_slice(&[
            20, 0, 0, 0, 0, 0, 0, 0, 1, b'z', b'R', 0,
            1, 0x78, 16, 1, 0x1B, // factors, return address register, pc-relative 4 bytes
            0x0C, 7, 8, 0x90, 1, 0, 0, // def_cfa rsp+8; rip at cfa-8; nops
        ]);
    }
    /// The common part of rows of functions with a personality, whose address stands at a place behind a symbol; where it is.
    pub fn start_frames_of(&mut self, words: u32, word: u32) -> u32 {
        let d = self.section(Section::EhFrame);
        let at = d.bytes.len() as u32;
        #[rustfmt::skip]
        d.bytes.extend_from_slice(&[
            28, 0, 0, 0, 0, 0, 0, 0, 1, b'z', b'P', b'L', b'R', 0,
            1, 0x78, 16, 7, 0x9B, 0, 0, 0, 0, 0x1B, 0x1B, // as above; personality behind a pointer, table pc-relative
            0x0C, 7, 8, 0x90, 1, 0, 0,
        ]);
        d.relocs.push(Reloc { at: at + 19, kind: RelocKind::Pc32, symbol: words, addend: word.into() });
        at
    }
    /// Rows of a function at `start` of `.text`.
    pub fn frame_rows(&mut self, text: u32, start: u64, len: u32, rows: &Rows, handler: Option<Handler>) {
        let d = self.section(Section::EhFrame);
        let at = d.bytes.len();
        let own = if handler.is_some() { 4 } else { 0 };
        let size = (rows.size() + own + 4).next_multiple_of(8);
        let mut entry = [0u8; 64];
        let common = handler.map_or(0, |h| h.common);
        let words = [(0, size as u32 - 4), (4, at as u32 + 4 - common), (12, len)];
        for (at, word) in words {
            entry[at..at + 4].copy_from_slice(&word.to_le_bytes());
        }
        entry[16] = own as u8;
        entry[17 + own..17 + own + rows.bytes.len()].copy_from_slice(&rows.bytes);
        d.relocs.push(Reloc { at: at as u32 + 8, kind: RelocKind::Pc32, symbol: text, addend: start as i64 });
        if let Some(h) = handler {
            d.relocs.push(Reloc { at: at as u32 + 17, kind: RelocKind::Pc32, symbol: h.tables, addend: h.table.into() });
        }
        // All at once, then back to the end of what counts.
        d.bytes.extend_from_slice(&entry);
        d.bytes.truncate(at + size);
    }
}

/// ELF's type of a section by its name, as LLVM chooses it.
fn own_kind(name: &str) -> u32 {
    let is = |p: &str| name.strip_prefix(p).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    match name {
        _ if is(".init_array") => INIT_ARRAY,
        _ if is(".fini_array") => 15,
        _ if is(".preinit_array") => 16,
        _ if is(".bss") || is(".tbss") => NOBITS,
        _ if name.starts_with(".note") => 7,
        _ => PROGBITS,
    }
}

/// Who decides what happens to exceptions in a function.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    /// Where the common part of the rows is, which names the personality.
    pub common: u32,
    /// Symbol of the start of the tables.
    pub tables: u32,
    /// Where the function's is.
    pub table: u32,
}

/// The unwinding rows of a function.
#[derive(Clone, Copy, Default, Debug)]
pub struct Rows {
    bytes: [u8; 32],
    n: u8,
}

impl Rows {
    /// The rows behind a prologue.
    pub fn of(frame: Frame<'_>) -> Rows {
        let mut rows = Rows::default();
        let mut put = |b: &[u8]| {
            let n = rows.n as usize;
            rows.bytes[n..n + b.len()].copy_from_slice(b);
            rows.n += b.len() as u8;
        };
        match frame {
            Frame::None => {}
            Frame::Word { saved } => put(if saved { &WORD } else { &WORD[..3] }),
            Frame::Room { bytes, behind } => {
                let n = bytes + 8;
                put(&[0x40 | behind, 0x0E, 0x80 | n as u8, (n >> 7) as u8 & 0x7F]);
            }
            Frame::Whole(saved) => {
                put(&FRAME);
                for (i, &r) in saved.iter().enumerate() {
                    put(&[0x80 | r, 3 + i as u8]);
                }
            }
        }
        rows
    }
    /// Bytes of the entry behind its length.
    fn size(&self) -> usize {
        4 + 4 + 4 + 1 + self.n as usize
    }
}
