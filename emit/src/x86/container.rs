//! Objects as Mach-O files by way of the `object` crate. For ELF [`super::elf`] needs nothing and is a fraction of the
//! work.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use object::write::{Object as File, Relocation, SectionId, StandardSection, Symbol, SymbolId, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, RelocationEncoding, RelocationFlags, RelocationKind, SectionFlags, SectionKind, SymbolFlags,
    SymbolKind, SymbolScope,
};

use super::enc::{Reloc, RelocKind};
use super::obj::{Binding, Container, N_SECTIONS, Object, Section};

/// Mach-O for x86-64. Its rows for unwinding are the compact ones: a word for each function with a frame.
pub struct MachO;

impl Container for MachO {
    fn write(&self, o: &Object, out: &mut Vec<u8>) -> Result<(), String> {
        // What the format cannot hold is refused before anything is asked of the crate.
        if o.symbols.as_slice().iter().any(|s| s.visibility == 3) {
            return Err("protected symbols have no place in Mach-O".to_string());
        }
        if o.symbols.as_slice().iter().any(|s| s.thread) {
            return Err("thread-local variables have no place in Mach-O yet".to_string());
        }
        if o.symbols.as_slice().iter().any(|s| s.common) {
            return Err("common variables have no place in Mach-O yet".to_string());
        }
        if !o.own.is_empty() {
            return Err("sections with names of their own, priorities and what is kept have no place in Mach-O yet".to_string());
        }
        if !o.sections[Section::ExceptTable as usize].bytes.is_empty() {
            return Err("functions that catch exceptions have no place in Mach-O yet".to_string());
        }
        let distance = |r: &Reloc| r.kind == RelocKind::Pc32;
        if [Section::Data, Section::RoData, Section::RelRo].iter().any(|&d| o.sections[d as usize].relocs.iter().any(distance)) {
            return Err("distances between variables have no place in Mach-O yet".to_string());
        }
        write(o, out).map_err(|e| e.to_string())
    }
}

/// Sections whose pointers the loader calls: name, and type by Mach-O's number.
const POINTERS: [(Section, &str, u32); 2] = [(Section::Init, "__mod_init_func", 9), (Section::Fini, "__mod_term_func", 10)];

fn write(o: &Object, out: &mut Vec<u8>) -> object::write::Result<()> {
    let mut file = File::new(BinaryFormat::MachO, Architecture::X86_64, Endianness::Little);
    let mut ids: [Option<SectionId>; N_SECTIONS] = [None; N_SECTIONS];
    let mut place = |file: &mut File<'_>, s: Section, id: SectionId| {
        let d = &o.sections[s as usize];
        match s {
            Section::Bss => file.append_section_bss(id, d.zeros, d.align),
            _ => file.append_section_data(id, &d.bytes, d.align),
        };
        ids[s as usize] = Some(id);
    };
    for (s, standard) in [
        (Section::Text, StandardSection::Text),
        (Section::Data, StandardSection::Data),
        (Section::RoData, StandardSection::ReadOnlyData),
        (Section::RelRo, StandardSection::ReadOnlyDataWithRel),
        (Section::Bss, StandardSection::UninitializedData),
    ] {
        let d = &o.sections[s as usize];
        let empty = d.bytes.len() as u64 + d.zeros == 0 && s != Section::Text;
        if !empty {
            let id = file.section_id(standard);
            place(&mut file, s, id);
        }
    }
    for (s, name, kind) in POINTERS {
        if !o.sections[s as usize].bytes.is_empty() {
            let id = file.add_section(b"__DATA".to_vec(), name.as_bytes().to_vec(), SectionKind::Data);
            file.section_mut(id).flags = SectionFlags::MachO { flags: object::macho::SectionFlags(kind), reserved2: 0 };
            place(&mut file, s, id);
        }
    }
    unwinding(o, &mut file, ids[Section::Text as usize])?;
    let mut symbols: Vec<Option<SymbolId>> = Vec::with_capacity(o.symbols.len());
    for s in o.symbols.as_slice() {
        let section = s.section.and_then(|x| ids[x as usize]);
        symbols.push(match (s.name.1, section) {
            (0, Some(id)) => Some(file.section_symbol(id)),
            (_, None) if !s.used => None,
            (_, section) => Some(file.add_symbol(Symbol {
                name: o.name(s).to_vec(),
                value: s.offset,
                size: s.size,
                kind: if s.function {
                    SymbolKind::Text
                } else if section.is_some() {
                    SymbolKind::Data
                } else {
                    SymbolKind::Unknown
                },
                scope: match (s.binding, s.visibility) {
                    (Binding::Local, _) => SymbolScope::Compilation,
                    (_, 2) => SymbolScope::Linkage,
                    // An undefined symbol says nothing about others.
                    _ if section.is_none() => SymbolScope::Unknown,
                    _ => SymbolScope::Dynamic,
                },
                weak: s.binding == Binding::Weak,
                section: section.map_or(SymbolSection::Undefined, SymbolSection::Section),
                flags: SymbolFlags::None,
            })),
        });
    }
    for (i, d) in o.sections.iter().enumerate() {
        let Some(id) = ids[i] else { continue };
        for r in &d.relocs {
            // Whatever a relocation names is used, so it is there.
            let Some(symbol) = symbols[r.symbol as usize] else { continue };
            let (kind, encoding, size) = match r.kind {
                RelocKind::Abs64 => (RelocationKind::Absolute, RelocationEncoding::Generic, 64),
                RelocKind::Pc32 => (RelocationKind::Relative, RelocationEncoding::Generic, 32),
                RelocKind::TlsGd => continue,
                RelocKind::Plt32 => (RelocationKind::PltRelative, RelocationEncoding::X86Branch, 32),
                RelocKind::GotPcRel => (RelocationKind::GotRelative, RelocationEncoding::Generic, 32),
            };
            let flags = RelocationFlags::Generic { kind, encoding, size };
            let relocation = Relocation { offset: u64::from(r.at), symbol, addend: r.addend, flags };
            file.add_relocation(id, relocation)?;
        }
    }
    out.extend_from_slice(&file.write()?);
    Ok(())
}

/// Bytes of the common part of unwinding rows, and of what stands before the rows of a function.
const CIE: usize = 24;
const FDE: usize = 17;
/// Bytes of a compact row: address, length, encoding, personality, tables of the language.
const ROW: usize = 32;
/// A frame with rbp: words below it that hold registers, and which, three bits each from the lowest word on.
const RBP_FRAME: u32 = 1 << 24;
/// No frame: the stack, the return address with it, is two words.
const WORD_FRAME: u32 = 2 << 24 | 2 << 16;

/// Compact rows from the rows that [`Object::frame_rows`] wrote. Source: Apple's `compact_unwind_encoding.h`.
fn unwinding(o: &Object, file: &mut File<'_>, text: Option<SectionId>) -> object::write::Result<()> {
    let (Some(text), d) = (text, &o.sections[Section::EhFrame as usize]) else { return Ok(()) };
    let mut rows: Vec<u8> = Vec::new();
    let mut starts: Vec<i64> = Vec::new();
    let mut at = CIE;
    for r in &d.relocs {
        let word = |at: usize| d.bytes.get(at..at + 4).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        let (size, length) = (word(at) as usize + 4, word(at + 12));
        let list = d.bytes.get(at + FDE..at + size).unwrap_or_default();
        at += size;
        // A function without a frame needs no row.
        let encoding = match (list.strip_prefix(&super::obj::FRAME), list.strip_prefix(&super::obj::WORD[..3])) {
            (Some(saved), _) => {
                let (mut encoding, mut n) = (0, 0);
                for pair in saved.chunks_exact(2).take_while(|p| p[0] & 0x80 != 0) {
                    // The last one pushed is the lowest.
                    encoding = encoding << 3 | if pair[0] & 0x3F == 3 { 1 } else { u32::from(pair[0] & 0x3F) - 10 };
                    n += 1;
                }
                RBP_FRAME | n << 16 | encoding
            }
            // One saved register, the first of all orders of one.
            (None, Some(rest)) => WORD_FRAME | u32::from(rest.starts_with(&super::obj::WORD[3..])) << 10,
            (None, None) => match *list {
                [0x42..=0x7F, 0x0E, low, high, ..] => 2 << 24 | ((u32::from(low & 0x7F) | u32::from(high) << 7) / 8) << 16,
                _ => continue,
            },
        };
        starts.push(r.addend);
        rows.extend_from_slice(&[0; 8]);
        rows.extend_from_slice(&length.to_le_bytes());
        rows.extend_from_slice(&encoding.to_le_bytes());
        rows.extend_from_slice(&[0; 16]);
    }
    if starts.is_empty() {
        return Ok(());
    }
    let id = file.add_section(b"__LD".to_vec(), b"__compact_unwind".to_vec(), SectionKind::Debug);
    // S_ATTR_DEBUG
    file.section_mut(id).flags = SectionFlags::MachO { flags: object::macho::SectionFlags(0x0200_0000), reserved2: 0 };
    file.append_section_data(id, &rows, 8);
    let symbol = file.section_symbol(text);
    for (i, addend) in starts.into_iter().enumerate() {
        let flags = RelocationFlags::Generic { kind: RelocationKind::Absolute, encoding: RelocationEncoding::Generic, size: 64 };
        file.add_relocation(id, Relocation { offset: (ROW * i) as u64, symbol, addend, flags })?;
    }
    Ok(())
}
