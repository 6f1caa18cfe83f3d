//! Objects in which each symbol has a section of its own, so that a linker drops what nobody uses (`--gc-sections`), by the
//! `faerie` crate. What the crate cannot hold is refused before it is asked: it writes weak symbols that linkers take for
//! something else, drops the visibility of what is defined elsewhere, knows one name for a place, and panics on targets and
//! relocations that it does not know. Its zeros have no size, so variables that start as zeros are written out; and its
//! own sections are not loaded, so their headers are put right in the file that it made. [`emit::x86::elf`] has no such
//! limits and is a fraction of the work.

use std::prelude::v1::*;
use std::{format, vec};

use emit::x86::enc::{Reloc, RelocKind};
use emit::x86::obj::{Binding, Container, Object, Section, Symbol};
use faerie::{Artifact, Decl, Link, Scope, SectionKind, Visibility};
use faerie_lexicon::{Architecture, BinaryFormat, Environment, OperatingSystem, Triple, Vendor};

/// ELF with a section for each symbol.
pub struct ElfSections;

/// x86_64-unknown-linux-gnu; put together, so that no reader of triples comes along.
const TRIPLE: Triple = Triple {
    architecture: Architecture::X86_64,
    vendor: Vendor::Unknown,
    operating_system: OperatingSystem::Linux,
    environment: Environment::Gnu,
    binary_format: BinaryFormat::Elf,
};

/// Variables that start as zeros take place in the file: so many bytes of them at most.
const MAX_ZEROS: u64 = 1 << 26;

/// Sections that are one piece, whose headers are put right afterwards: name, type and flags by ELF's numbers.
const WHOLE: [(Section, &str, u32, u64); 3] =
    [(Section::EhFrame, ".eh_frame", 0x7000_0001, 2), (Section::Init, ".init_array", 14, 3), (Section::Fini, ".fini_array", 15, 3)];

/// A run of bytes that becomes a section.
struct Piece {
    section: Section,
    start: u64,
    size: u64,
    name: String,
    /// Its symbol; none for constants that have no name.
    symbol: Option<u32>,
}

impl Container for ElfSections {
    fn write(&self, o: &Object, out: &mut Vec<u8>) -> Result<(), String> {
        fits(o)?;
        if !o.own.is_empty() {
            return Err("sections with names have no place among sections of symbols".to_string());
        }
        if !o.sections[Section::ExceptTable as usize].bytes.is_empty() {
            return Err("functions that catch exceptions have no place in sections of their own yet".to_string());
        }
        let pieces = pieces(o)?;
        let mut file = Artifact::new(TRIPLE, String::from("lowir.o"));
        let failed = |e: faerie::ArtifactError| e.to_string();
        // Declared before anything is defined: the order of what is defined is that of the declarations.
        for p in &pieces {
            file.declare(&p.name, declaration(o, p)).map_err(failed)?;
        }
        for s in o.symbols.as_slice().iter().filter(|s| s.section.is_none() && s.used) {
            let kind = if s.function { Decl::function_import().into() } else { Decl::data_import().into() };
            file.declare::<_, Decl>(text(o, s)?, kind).map_err(failed)?;
        }
        for p in &pieces {
            let d = &o.sections[p.section as usize];
            let bytes = match p.section {
                Section::Bss => vec![0; p.size as usize],
                _ => d.bytes.get(p.start as usize..(p.start + p.size) as usize).ok_or("a symbol behind its section")?.to_vec(),
            };
            file.define(&p.name, bytes).map_err(failed)?;
        }
        for (section, d) in o.sections.iter().enumerate() {
            for r in &d.relocs {
                let from = at(&pieces, section, i64::from(r.at)).ok_or("a relocation outside of every symbol")?;
                link(o, &pieces, from, r, &mut file)?;
            }
        }
        let start = out.len();
        // Named once more, so that the crate's writer of Mach-O is not linked.
        out.extend_from_slice(&file.emit_as(BinaryFormat::Elf).map_err(failed)?);
        load(&mut out[start..]).ok_or_else(|| String::from("faerie wrote a file of another form"))
    }
}

/// Refuses what the crate would write wrongly.
fn fits(o: &Object) -> Result<(), String> {
    for s in o.symbols.as_slice().iter().filter(|s| s.section.is_some() || s.used) {
        if s.name.1 > 0 {
            text(o, s)?;
        }
        if s.thread {
            return Err(format!("the thread-local variable '{}' has no place in an object of sections", o.name(s).escape_ascii()));
        }
        if s.common {
            return Err(format!("the common variable '{}' has no place in an object of sections", o.name(s).escape_ascii()));
        }
        if s.binding == Binding::Weak {
            return Err(format!("the weak symbol '{}' has no place in an object of sections", o.name(s).escape_ascii()));
        }
        if s.section.is_none() && s.visibility != 0 {
            return Err(format!("the visibility of '{}' has no place in an object of sections", o.name(s).escape_ascii()));
        }
    }
    let zeros = o.sections[Section::Bss as usize].zeros;
    if zeros > MAX_ZEROS {
        return Err(format!("variables of {zeros} zeros are too large for an object of sections"));
    }
    let far = |r: &Reloc| i32::try_from(r.addend).is_err();
    if o.sections.iter().any(|d| d.relocs.iter().any(far)) {
        return Err(String::from("a distance of more than 2 GiB has no place in an object of sections"));
    }
    Ok(())
}

/// A symbol's name, which the crate wants as text; a dot in front is for names that are ours.
fn text<'a>(o: &'a Object, s: &Symbol) -> Result<&'a str, String> {
    let name = o.name(s);
    match std::str::from_utf8(name) {
        Ok(t) if !t.is_empty() && !t.starts_with('.') && !t.as_bytes().contains(&0) => Ok(t),
        _ => Err(format!("a symbol named '{}' has no place in an object of sections", name.escape_ascii())),
    }
}

/// The pieces by section and place: symbols, constants between them, and the sections that are whole.
fn pieces(o: &Object) -> Result<Vec<Piece>, String> {
    let mut all: Vec<Piece> = Vec::with_capacity(o.symbols.len());
    for (i, s) in o.symbols.as_slice().iter().enumerate().filter(|(_, s)| s.name.1 > 0) {
        if let Some(section) = s.section {
            let name = String::from(text(o, s)?);
            all.push(Piece { section, start: s.offset, size: s.size, name, symbol: Some(i as u32) });
        }
    }
    let by_place = |p: &Piece| (p.section as u8, p.start, p.start + p.size);
    ir::order::sort_by_key(&mut all, by_place);
    for w in all.windows(2) {
        if w[0].section == w[1].section && w[0].start + w[0].size > w[1].start {
            return Err(format!("'{}' and '{}' name the same place, which an object of sections cannot", w[0].name, w[1].name));
        }
    }
    // Constants without a name stand between those with one.
    let mut at = 0;
    let mut gaps = Vec::new();
    let mut gap = |at: u64, end: u64| {
        let start = at.next_multiple_of(16);
        if start < end {
            let name = format!(".constants.{start}");
            gaps.push(Piece { section: Section::RoData, start, size: end - start, name, symbol: None });
        }
    };
    for p in all.iter().filter(|p| p.section == Section::RoData) {
        gap(at, p.start);
        at = p.start + p.size;
    }
    gap(at, o.sections[Section::RoData as usize].bytes.len() as u64);
    all.extend(gaps);
    for (section, name, ..) in WHOLE {
        let size = o.sections[section as usize].bytes.len() as u64;
        if size > 0 {
            all.push(Piece { section, start: 0, size, name: String::from(name), symbol: None });
        }
    }
    ir::order::sort_by_key(&mut all, by_place);
    Ok(all)
}

fn declaration(o: &Object, p: &Piece) -> Decl {
    let whole = o.sections[p.section as usize].align.max(1);
    // Where it stands says how it is aligned, up to what its section asks for.
    let align = if p.start == 0 { whole } else { whole.min(1 << p.start.trailing_zeros()) };
    if WHOLE.iter().any(|w| w.0 == p.section) {
        return Decl::section(SectionKind::Data).with_align(Some(align)).into();
    }
    let symbol = p.symbol.map(|i| &o.symbols[i]);
    let scope = match symbol.map(|s| s.binding) {
        Some(Binding::Global) => Scope::Global,
        _ => Scope::Local,
    };
    let visibility = match symbol.map_or(0, |s| s.visibility) {
        2 => Visibility::Hidden,
        3 => Visibility::Protected,
        _ => Visibility::Default,
    };
    if p.section == Section::Text {
        return Decl::function().with_scope(scope).with_visibility(visibility).with_align(Some(align)).into();
    }
    let writable = p.section != Section::RoData;
    Decl::data().with_scope(scope).with_visibility(visibility).with_align(Some(align)).with_writable(writable).into()
}

/// A relocation of a piece.
fn link(o: &Object, pieces: &[Piece], from: &Piece, r: &Reloc, file: &mut Artifact) -> Result<(), String> {
    let s = o.symbols.get(r.symbol).ok_or("a relocation without a symbol")?;
    let mut addend = r.addend;
    let to = match s.section {
        Some(section) if s.name.1 == 0 => {
            // Counted from the start of the section. The processor counts from behind the place, and behind a number that
            // may follow it: up to eight bytes more than the addend says. Constants are sixteen bytes and stand apart.
            let near = if section == Section::RoData { 4..=8 } else { 0..=0 };
            let fit = |p: &&Piece| p.symbol.is_none() || section != Section::RoData;
            let to = near
                .rev()
                .step_by(4)
                .find_map(|d| at(pieces, section as usize, addend + d).filter(fit))
                .ok_or("a relocation to nothing")?;
            addend -= to.start as i64;
            to.name.as_str()
        }
        _ => text(o, s)?,
    };
    let reloc = match r.kind {
        RelocKind::Abs64 => 1,
        RelocKind::Pc32 => 2,
        RelocKind::Plt32 => 4,
        RelocKind::GotPcRel => 9,
        RelocKind::TlsGd => 19,
    };
    let addend = i32::try_from(addend).map_err(|e| e.to_string())?;
    let at = u64::from(r.at) - from.start;
    file.link_with(Link { from: &from.name, to, at }, faerie::Reloc::Raw { reloc, addend }).map_err(|e| e.to_string())
}

/// The piece that holds a place of a section.
fn at(pieces: &[Piece], section: usize, place: i64) -> Option<&Piece> {
    let place = u64::try_from(place).ok()?;
    let i = pieces.partition_point(|p| (p.section as usize, p.start) <= (section, place));
    let p = pieces.get(i.checked_sub(1)?)?;
    (p.section as usize == section && place < p.start + p.size).then_some(p)
}

/// Gives the whole sections of a file the types and flags that loaders go by.
fn load(file: &mut [u8]) -> Option<()> {
    let word = |f: &[u8], at: usize, n: usize| {
        let mut w = [0; 8];
        w[..n].copy_from_slice(f.get(at..at + n)?);
        Some(u64::from_le_bytes(w) as usize)
    };
    let (table, mut n) = (word(file, 40, 8)?, word(file, 60, 2)?);
    if n == 0 {
        // More than the header can say: the first row says it.
        n = word(file, table + 32, 8)?;
    }
    let names = word(file, table + 64 * word(file, 62, 2)? + 24, 8)?;
    for i in 0..n {
        let row = table + 64 * i;
        let name = file.get(names + word(file, row, 4)?..)?;
        let Some(&(.., kind, flags)) = WHOLE.iter().find(|w| name.starts_with(w.1.as_bytes()) && name.get(w.1.len()) == Some(&0)) else {
            continue;
        };
        file.get_mut(row + 4..row + 8)?.copy_from_slice(&kind.to_le_bytes());
        file.get_mut(row + 8..row + 16)?.copy_from_slice(&flags.to_le_bytes());
    }
    Some(())
}
