//! Objects placed in memory: one image of several objects, code first, then the tables for what is elsewhere, then data.
//! Variables that each thread has its own of have no place there. Bytes only: whoever gives the memory makes it executable and knows the addresses of names.

use alloc::string::String;
use alloc::vec::Vec;

use ir::map::Map;

use super::enc::{Reloc, RelocKind};
use super::obj::{Binding, INIT_ARRAY, N_SECTIONS, Object, Section};

/// Bytes of a page.
const PAGE: u64 = 4096;
/// `jmp [rip + distance]` and two bytes to fill up.
const STUB: u64 = 8;

/// Where the parts of an image go, counted from its start.
pub struct Image<'a> {
    objects: &'a [Object],
    /// Start of each section of each object.
    starts: Vec<[u64; N_SECTIONS]>,
    /// Number of each symbol's name.
    names: Vec<Vec<u32>>,
    /// Names: text, and where it is defined: object and symbol.
    list: Vec<(&'a [u8], Option<(u32, u32)>, Binding)>,
    stubs: u64,
    table: u64,
    /// Bytes of code, whole pages; the rest is data.
    pub code: u64,
    /// Bytes of all.
    pub size: u64,
}

impl<'a> Image<'a> {
    /// Lays out objects. The error names a symbol that two of them define.
    pub fn new(objects: &'a [Object]) -> Result<Image<'a>, String> {
        let mut list: Vec<(&[u8], Option<(u32, u32)>, Binding)> = Vec::new();
        let mut known: Map<&[u8], u32> = Map::default();
        let mut names = Vec::new();
        for (k, o) in objects.iter().enumerate() {
            let mut of = Vec::with_capacity(o.symbols.len());
            for (i, s) in o.symbols.as_slice().iter().enumerate() {
                let here = s.section.map(|_| (k as u32, i as u32));
                let text = o.name(s);
                let n = match known.get(text) {
                    Some(&n) if s.binding != Binding::Local => n,
                    _ => {
                        list.push((text, None, Binding::Weak));
                        let n = list.len() as u32 - 1;
                        if s.binding != Binding::Local {
                            known.insert(text, n);
                        }
                        n
                    }
                };
                let old = &mut list[n as usize];
                if here.is_some() {
                    if old.1.is_some() && old.2 == Binding::Global && s.binding == Binding::Global {
                        return Err(String::from_utf8_lossy(text).into_owned());
                    }
                    if old.1.is_none() || s.binding == Binding::Global {
                        (old.1, old.2) = (here, s.binding);
                    }
                }
                of.push(n);
            }
            names.push(of);
        }
        let mut at = 0u64;
        let mut starts = alloc::vec![[0; N_SECTIONS]; objects.len()];
        let mut put = |at: &mut u64, k: usize, i: usize| {
            let d = &objects[k].sections[i];
            *at = at.next_multiple_of(d.align.max(1));
            starts[k][i] = *at;
            *at += d.bytes.len() as u64 + d.zeros;
        };
        for k in 0..objects.len() {
            put(&mut at, k, Section::Text as usize);
        }
        let stubs = at.next_multiple_of(STUB);
        let code = (stubs + STUB * list.len() as u64).next_multiple_of(PAGE);
        let table = code;
        at = table + 8 * list.len() as u64;
        for k in 0..objects.len() {
            (1..N_SECTIONS).for_each(|i| put(&mut at, k, i));
        }
        Ok(Image { objects, starts, names, list, stubs, table, code, size: at.next_multiple_of(PAGE) })
    }

    fn place(&self, (k, i): (u32, u32)) -> u64 {
        let s = &self.objects[k as usize].symbols[i];
        self.starts[k as usize][s.section.map_or(0, |x| x as usize)] + s.offset
    }
    /// Where a name is defined, from the start of the image.
    pub fn find(&self, name: &str) -> Option<u64> {
        self.list.iter().find(|n| n.0 == name.as_bytes()).and_then(|n| n.1).map(|at| self.place(at))
    }
    /// Functions to call before everything else, from the start of the image.
    pub fn constructors(&self) -> Vec<u64> {
        let mut all = Vec::new();
        for (k, o) in self.objects.iter().enumerate() {
            let early = |r: &&Reloc| o.own.get(o.own_at(r.at.into())).is_some_and(|own| own.kind == INIT_ARRAY);
            let own = o.sections[Section::Own as usize].relocs.iter().filter(early);
            for r in own.chain(&o.sections[Section::Init as usize].relocs) {
                all.extend(self.list[self.names[k][r.symbol as usize] as usize].1.map(|at| self.place(at)));
            }
        }
        all
    }

    /// The bytes for an address; `find` gives addresses of names that no object defines. The error is a name without one.
    pub fn bytes(&self, base: u64, find: &mut dyn FnMut(&[u8]) -> Option<u64>) -> Result<Vec<u8>, String> {
        let mut out = alloc::vec![0u8; self.size as usize];
        let mut used = alloc::vec![false; self.list.len()];
        for (k, o) in self.objects.iter().enumerate() {
            for (i, d) in o.sections.iter().enumerate() {
                let start = self.starts[k][i] as usize;
                out[start..start + d.bytes.len()].copy_from_slice(&d.bytes);
                d.relocs.iter().for_each(|r| used[self.names[k][r.symbol as usize] as usize] = true);
            }
        }
        let mut addresses = alloc::vec![0u64; self.list.len()];
        for (i, &(name, at, _)) in self.list.iter().enumerate().filter(|x| used[x.0]) {
            let Some(a) = at.map(|at| base + self.place(at)).or_else(|| find(name)) else {
                return Err(String::from_utf8_lossy(name).into_owned());
            };
            addresses[i] = a;
            let (stub, entry) = (self.stubs + STUB * i as u64, self.table + 8 * i as u64);
            out[entry as usize..entry as usize + 8].copy_from_slice(&a.to_le_bytes());
            let distance = (entry - stub - 6) as u32;
            out[stub as usize..stub as usize + 2].copy_from_slice(&[0xFF, 0x25]);
            out[stub as usize + 2..stub as usize + 6].copy_from_slice(&distance.to_le_bytes());
        }
        for (k, o) in self.objects.iter().enumerate() {
            for (i, d) in o.sections.iter().enumerate() {
                for r in &d.relocs {
                    let n = self.names[k][r.symbol as usize] as usize;
                    let near = self.list[n].1.is_some();
                    let at = self.starts[k][i] + u64::from(r.at);
                    let target = match r.kind {
                        RelocKind::GotPcRel => base + self.table + 8 * n as u64,
                        RelocKind::Plt32 if !near => base + self.stubs + STUB * n as u64,
                        _ => addresses[n],
                    };
                    let value = target.wrapping_add(r.addend as u64);
                    let at = at as usize;
                    if r.kind == RelocKind::Abs64 {
                        out[at..at + 8].copy_from_slice(&value.to_le_bytes());
                        continue;
                    }
                    let distance = value.wrapping_sub(base + at as u64) as i64;
                    let Ok(distance) = i32::try_from(distance) else {
                        return Err(String::from_utf8_lossy(self.list[n].0).into_owned());
                    };
                    out[at..at + 4].copy_from_slice(&distance.to_le_bytes());
                }
            }
        }
        Ok(out)
    }
}
