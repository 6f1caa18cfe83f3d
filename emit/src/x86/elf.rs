//! Objects as ELF files for x86-64: one `.text`, one section of each kind, and tables for the linker. Source: System V
//! ABI, "Object Files", and its AMD64 supplement.

use alloc::string::String;
use alloc::vec::Vec;

use super::enc::{Reloc, RelocKind};
use super::obj::{Binding, Container, N_SECTIONS, NOBITS, Object, Own, RETAIN, Section};

/// The container.
pub struct Elf;

/// Name, type, flags of each section.
const SECTIONS: [(&str, u32, u64); N_SECTIONS] = [
    (".text", 1, 6),
    (".data", 1, 3),
    (".rodata", 1, 2),
    (".data.rel.ro", 1, 3),
    (".init_array", 14, 3),
    (".fini_array", 15, 3),
    // SHT_X86_64_UNWIND, as clang and gcc write it.
    (".eh_frame", 0x7000_0001, 2),
    (".bss", 8, 3),
    (".tdata", 1, 0x403),
    (".tbss", 8, 0x403),
    (".gcc_except_table", 1, 2),
    // These have names of their own.
    ("", 1, 0),
];
/// `SHN_COMMON`: where a variable is that the linker makes.
const COMMON: u16 = 0xFFF2;
/// `ELFOSABI_GNU`, which the flag of sections that linkers keep belongs to.
const GNU: u8 = 3;

struct Header {
    name: u32,
    kind: u32,
    flags: u64,
    offset: u64,
    size: u64,
    link: u32,
    info: u32,
    align: u64,
    entry: u64,
}

/// What a file has, in order.
enum Content<'a> {
    Bytes(&'a [u8]),
    Zeros(u64),
    /// Relocations, less what their section begins at.
    Relocs(&'a [Reloc], u64),
    Symbols,
    /// Names of symbols.
    Names,
}

/// A file that is laid out before it is written.
#[derive(Default)]
struct Layout<'a> {
    content: Vec<Content<'a>>,
    at: u64,
}

impl<'a> Layout<'a> {
    fn pad(&mut self, align: u64) -> u64 {
        let to = self.at.next_multiple_of(align.max(1));
        self.content.push(Content::Zeros(to - self.at));
        self.at = to;
        to
    }
    fn add(&mut self, content: Content<'a>, bytes: u64) {
        self.content.push(content);
        self.at += bytes;
    }
}

/// Bytes on their way to a file: few at a time are gathered, many go as they are.
struct Sink<'p> {
    put: &'p mut dyn FnMut(&[u8]),
    gathered: Vec<u8>,
}

impl Sink<'_> {
    const MANY: usize = 1 << 16;
    fn add(&mut self, bytes: &[u8]) {
        if self.gathered.len() + bytes.len() > Sink::MANY {
            self.flush();
        }
        if bytes.len() >= Sink::MANY / 4 {
            self.flush();
            return (self.put)(bytes);
        }
        self.gathered.extend_from_slice(bytes);
    }
    fn flush(&mut self) {
        if !self.gathered.is_empty() {
            (self.put)(&self.gathered);
            self.gathered.clear();
        }
    }
}

/// Bytes that the file has at most, but for its section headers and sections of rare alignment.
fn room(o: &Object) -> usize {
    let sections: usize = o.sections.iter().map(|s| s.bytes.len() + 24 * s.relocs.len() + s.align.min(4096) as usize).sum();
    sections + o.own.iter().map(|s| s.align.min(4096) as usize).sum::<usize>() + 25 * o.symbols.len() + o.names.len() + 4096
}

impl Container for Elf {
    fn write(&self, o: &Object, out: &mut Vec<u8>) -> Result<(), String> {
        out.reserve(room(o));
        write_to(o, &mut |bytes| out.extend_from_slice(bytes));
        Ok(())
    }
}

/// Writes an object in pieces, one behind the other: the sections as they are, so that the file need not be there in memory.
pub fn write_to(o: &Object, put: &mut dyn FnMut(&[u8])) {
    let mut file = Layout { at: 64, ..Layout::default() };
    let mut names: Vec<u8> = alloc::vec![0];
    let mut name = |s: &str| {
        let at = names.len() as u32;
        names.extend_from_slice(s.as_bytes());
        names.push(0);
        at
    };
    let mut headers: Vec<Header> = Vec::with_capacity(24);
    headers.push(Header { name: 0, kind: 0, flags: 0, offset: 0, size: 0, link: 0, info: 0, align: 0, entry: 0 });
    let mut index = [0u16; N_SECTIONS];
    // What has relocations: its name, number, start, and they.
    let mut linked: Vec<(String, u16, u64, &[Reloc])> = Vec::new();
    let kept_code = o.symbols.as_slice().iter().any(|s| s.kept && s.section == Some(Section::Text));
    for (i, &(text, kind, flags)) in SECTIONS.iter().enumerate() {
        let d = &o.sections[i];
        let size = d.bytes.len() as u64 + d.zeros;
        if size == 0 && i != Section::Text as usize {
            continue;
        }
        index[i] = headers.len() as u16;
        let flags = if i == Section::Text as usize && kept_code { flags | RETAIN } else { flags };
        let whole = [Own { name: String::from(text), kind, flags, start: 0, end: d.bytes.len() as u64, align: d.align }];
        let named = i == Section::Own as usize;
        let mut relocs = d.relocs.as_slice();
        for s in if named { &o.own } else { &whole[..] } {
            let offset = file.pad(s.align);
            if s.kind != NOBITS {
                let bytes = d.bytes.get(s.start as usize..s.end as usize).unwrap_or_default();
                file.add(Content::Bytes(bytes), bytes.len() as u64);
            }
            let (here, rest) = relocs.split_at(relocs.partition_point(|r| u64::from(r.at) < s.end));
            relocs = rest;
            if !here.is_empty() {
                linked.push((s.name.clone(), headers.len() as u16, s.start, here));
            }
            let size = s.end - s.start + d.zeros;
            let (name, kind, flags) = (name(&s.name), s.kind, s.flags);
            headers.push(Header { name, kind, flags, offset, size, link: 0, info: 0, align: s.align, entry: 0 });
        }
    }
    headers.push(Header {
        name: name(".note.GNU-stack"),
        kind: 1,
        flags: 0,
        offset: file.at,
        size: 0,
        link: 0,
        info: 0,
        align: 1,
        entry: 0,
    });

    // Local symbols come first; the first one of all is none.
    let mut numbers = alloc::vec![0u32; o.symbols.len()];
    let mut order: Vec<u32> = Vec::with_capacity(o.symbols.len());
    let mut n_local = 1;
    for local in [true, false] {
        for (i, s) in o.symbols.as_slice().iter().enumerate() {
            if (s.binding == Binding::Local) == local && (s.section.is_some() || s.used) {
                order.push(i as u32);
                numbers[i] = order.len() as u32;
            }
        }
        if local {
            n_local = order.len() as u32 + 1;
        }
    }

    let symtab = (headers.len() + linked.len()) as u32;
    for (text, number, first, relocs) in linked {
        let offset = file.pad(8);
        file.add(Content::Relocs(relocs, first), relocs.len() as u64 * 24);
        let mut full = String::from(".rela");
        full.push_str(&text);
        headers.push(Header {
            name: name(&full),
            kind: 4,
            flags: 0x40,
            offset,
            size: relocs.len() as u64 * 24,
            link: symtab,
            info: u32::from(number),
            align: 8,
            entry: 24,
        });
    }
    let offset = file.pad(8);
    let size = 24 * (order.len() as u64 + 1);
    file.add(Content::Symbols, size);
    let named = || order.iter().map(|&i| &o.symbols[i]).filter(|s| s.name.1 != 0);
    headers.push(Header { name: name(".symtab"), kind: 2, flags: 0, offset, size, link: symtab + 1, info: n_local, align: 8, entry: 24 });
    let (offset, size) = (file.at, named().map(|s| u64::from(s.name.1) + 1).sum::<u64>() + 1);
    file.add(Content::Names, size);
    headers.push(Header { name: name(".strtab"), kind: 3, flags: 0, offset, size, link: 0, info: 0, align: 1, entry: 0 });
    let own = name(".shstrtab");
    let (offset, size) = (file.at, names.len() as u64);
    file.add(Content::Bytes(&names), size);
    headers.push(Header { name: own, kind: 3, flags: 0, offset, size, link: 0, info: 0, align: 1, entry: 0 });
    let table_at = file.pad(8);

    let mut out = Sink { put, gathered: Vec::with_capacity(Sink::MANY) };
    let mut head = [0u8; 64];
    head[..7].copy_from_slice(&[0x7F, b'E', b'L', b'F', 2, 1, 1]);
    head[7] = if headers.iter().any(|h| h.flags & RETAIN != 0) { GNU } else { 0 };
    head[16] = 1; // relocatable
    head[18] = 62; // x86-64
    head[20] = 1;
    head[40..48].copy_from_slice(&table_at.to_le_bytes());
    head[52] = 64;
    head[58] = 64;
    head[60..62].copy_from_slice(&(headers.len() as u16).to_le_bytes());
    head[62..64].copy_from_slice(&(headers.len() as u16 - 1).to_le_bytes());
    out.add(&head);
    for content in &file.content {
        match *content {
            Content::Bytes(bytes) => out.add(bytes),
            Content::Zeros(n) => {
                for from in (0..n).step_by(64) {
                    out.add(&[0; 64][..(n - from).min(64) as usize]);
                }
            }
            Content::Relocs(relocs, first) => relocs.iter().for_each(|r| out.add(&reloc_row(r, first, &numbers))),
            Content::Symbols => symbol_rows(o, &order, &index, &mut out),
            Content::Names => {
                out.add(&[0]);
                for s in named() {
                    out.add(o.name(s));
                    out.add(&[0]);
                }
            }
        }
    }
    for h in &headers {
        let mut row = [0u8; 64];
        row[..4].copy_from_slice(&h.name.to_le_bytes());
        row[4..8].copy_from_slice(&h.kind.to_le_bytes());
        for (to, v) in row[8..40].as_chunks_mut::<8>().0.iter_mut().zip([h.flags, 0, h.offset, h.size]) {
            *to = v.to_le_bytes();
        }
        row[40..44].copy_from_slice(&h.link.to_le_bytes());
        row[44..48].copy_from_slice(&h.info.to_le_bytes());
        row[48..56].copy_from_slice(&h.align.to_le_bytes());
        row[56..].copy_from_slice(&h.entry.to_le_bytes());
        out.add(&row);
    }
    out.flush();
}

fn reloc_row(r: &Reloc, first: u64, numbers: &[u32]) -> [u8; 24] {
    let kind: u64 = match r.kind {
        RelocKind::Abs64 => 1,
        RelocKind::Pc32 => 2,
        RelocKind::Plt32 => 4,
        RelocKind::GotPcRel => 9,
        RelocKind::TlsGd => 19,
    };
    let mut row = [0u8; 24];
    row[..8].copy_from_slice(&(u64::from(r.at) - first).to_le_bytes());
    row[8..16].copy_from_slice(&(u64::from(numbers[r.symbol as usize]) << 32 | kind).to_le_bytes());
    row[16..].copy_from_slice(&r.addend.to_le_bytes());
    row
}

/// The table of symbols, whose names stand in this order one behind the other.
fn symbol_rows(o: &Object, order: &[u32], index: &[u16; N_SECTIONS], out: &mut Sink<'_>) {
    out.add(&[0; 24]);
    let mut next = 1u32;
    for &i in order {
        let s = &o.symbols[i];
        let at = if s.name.1 == 0 { 0 } else { next };
        if at != 0 {
            next += s.name.1 + 1;
        }
        let bind = match s.binding {
            Binding::Local => 0,
            Binding::Global => 1,
            Binding::Weak => 2,
        };
        // A nameless symbol is that of its section.
        let kind = match (s.section, at) {
            _ if s.thread => 6,
            _ if s.common => 1,
            (None, _) => 0,
            (_, 0) => 3,
            _ if s.function => 2,
            _ => 1,
        };
        let mut section = s.section.map_or(if s.common { COMMON } else { 0 }, |x| index[x as usize]);
        let mut value = s.offset;
        if s.section == Some(Section::Own) {
            let own = o.own_at(value);
            section += own as u16;
            value -= o.own.get(own).map_or(0, |own| own.start);
        }
        let mut row = [0u8; 24];
        row[..4].copy_from_slice(&at.to_le_bytes());
        (row[4], row[5]) = (bind << 4 | kind, s.visibility);
        row[6..8].copy_from_slice(&section.to_le_bytes());
        row[8..16].copy_from_slice(&value.to_le_bytes());
        row[16..].copy_from_slice(&s.size.to_le_bytes());
        out.add(&row);
    }
}
