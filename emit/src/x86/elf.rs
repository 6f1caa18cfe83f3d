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

fn pad(out: &mut Vec<u8>, start: usize, align: u64) -> u64 {
    let at = ((out.len() - start) as u64).next_multiple_of(align.max(1));
    out.resize(start + at as usize, 0);
    at
}

/// Bytes that the file has at most, but for its section headers and sections of rare alignment.
fn room(o: &Object) -> usize {
    let sections: usize = o.sections.iter().map(|s| s.bytes.len() + 24 * s.relocs.len() + s.align.min(4096) as usize).sum();
    sections + o.own.iter().map(|s| s.align.min(4096) as usize).sum::<usize>() + 25 * o.symbols.len() + o.names.len() + 4096
}

impl Container for Elf {
    fn write(&self, o: &Object, out: &mut Vec<u8>) -> Result<(), String> {
        let start = out.len();
        out.reserve(room(o));
        out.resize(start + 64, 0);
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
        let kept_code = o.symbols.iter().any(|s| s.kept && s.section == Some(Section::Text));
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
                let offset = pad(out, start, s.align);
                if s.kind != NOBITS {
                    out.extend_from_slice(d.bytes.get(s.start as usize..s.end as usize).unwrap_or_default());
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
            offset: (out.len() - start) as u64,
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
            for (i, s) in o.symbols.iter().enumerate() {
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
            let offset = pad(out, start, 8);
            for r in relocs {
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
                out.extend_from_slice(&row);
            }
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
        let offset = pad(out, start, 8);
        let size = 24 * (order.len() as u64 + 1);
        let mut strings: Vec<u8> = Vec::with_capacity(o.names.len() + o.symbols.len() + 1);
        strings.push(0);
        out.extend_from_slice(&[0; 24]);
        for &i in &order {
            let s = &o.symbols[i as usize];
            let at = if s.name.1 == 0 { 0 } else { strings.len() as u32 };
            if at != 0 {
                strings.extend_from_slice(o.name(s));
                strings.push(0);
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
            out.extend_from_slice(&row);
        }
        headers.push(Header {
            name: name(".symtab"),
            kind: 2,
            flags: 0,
            offset,
            size,
            link: symtab + 1,
            info: n_local,
            align: 8,
            entry: 24,
        });
        let offset = (out.len() - start) as u64;
        let size = strings.len() as u64;
        out.extend_from_slice(&strings);
        headers.push(Header { name: name(".strtab"), kind: 3, flags: 0, offset, size, link: 0, info: 0, align: 1, entry: 0 });
        let own = name(".shstrtab");
        let offset = (out.len() - start) as u64;
        out.extend_from_slice(&names);
        headers.push(Header { name: own, kind: 3, flags: 0, offset, size: names.len() as u64, link: 0, info: 0, align: 1, entry: 0 });

        let table_at = pad(out, start, 8);
        for h in &headers {
            for v in [h.name, h.kind] {
                out.extend_from_slice(&v.to_le_bytes());
            }
            for v in [h.flags, 0, h.offset, h.size] {
                out.extend_from_slice(&v.to_le_bytes());
            }
            for v in [h.link, h.info] {
                out.extend_from_slice(&v.to_le_bytes());
            }
            for v in [h.align, h.entry] {
                out.extend_from_slice(&v.to_le_bytes());
            }
        }
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
        out[start..start + 64].copy_from_slice(&head);
        Ok(())
    }
}
