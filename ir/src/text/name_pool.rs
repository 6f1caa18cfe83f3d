//! Names of values and blocks as dense numbers: spelled once in the source, looked up at every use. Names of up to
//! eight bytes (nearly all) compare as one integer.

use alloc::vec::Vec;

use crate::store::Lookup;

/// The names of one source text.
#[derive(Default)]
pub(crate) struct NamePool {
    /// First byte, length, and the packed first eight bytes.
    entries: Vec<(u32, u32, u64)>,
    table: Lookup<u32>,
    /// The names of up to eight bytes met last, by the low bits of their hash: packed bytes, length, number. Code
    /// names the same few values again and again.
    recent: Vec<(u64, u32, u32)>,
}

/// Entries of [`NamePool::recent`].
const RECENT: usize = 512;

/// The first eight bytes from `start`, zero beyond `len`.
#[inline]
pub(crate) fn pack(src: &[u8], start: usize, len: usize) -> u64 {
    if let Some(c) = src.get(start..start + 8) {
        let w = u64::from_le_bytes([c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]]);
        return if len >= 8 { w } else { w & ((1u64 << (8 * len)) - 1) };
    }
    src[start..].iter().take(len.min(8)).enumerate().fold(0, |w, (i, &b)| w | (b as u64) << (8 * i))
}

#[inline]
fn hash(key: u64, len: u32) -> u64 {
    let h = (key ^ len as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    h ^ (h >> 32)
}

impl NamePool {
    /// The number of a name of up to eight bytes that was met lately.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn recent(&self, key: u64, len: u32) -> Option<u32> {
        match self.recent.get(hash(key, len) as usize & (RECENT - 1)) {
            Some(r) if r.0 == key && r.1 == len => Some(r.2),
            _ => None,
        }
    }
    /// The number of the name at `start..end` of the source.
    #[inline]
    pub(crate) fn intern(&mut self, src: &[u8], start: u32, end: u32) -> u32 {
        let len = end - start;
        let key = pack(src, start as usize, len as usize);
        let h = hash(key, len);
        if self.recent.is_empty() {
            self.recent.resize(RECENT, (0, 0, 0));
        }
        let slot = h as usize & (RECENT - 1);
        let r = self.recent[slot];
        if r.0 == key && r.1 == len && len <= 8 {
            return r.2;
        }
        let i = self.find(src, start, end, key, h);
        if len <= 8 {
            self.recent[slot] = (key, len, i);
        }
        i
    }
    fn find(&mut self, src: &[u8], start: u32, end: u32, key: u64, h: u64) -> u32 {
        let len = end - start;
        let entries = &self.entries;
        let found = self.table.find(h, |i| {
            let e = entries[i as usize];
            e.2 == key && e.1 == len && (len <= 8 || src[e.0 as usize..][..len as usize] == src[start as usize..end as usize])
        });
        if let Some(i) = found {
            return i;
        }
        let i = self.entries.len() as u32;
        self.entries.push((start, len, key));
        self.table.insert(h, i);
        i
    }
    /// Where a name was spelled first.
    pub(crate) fn span(&self, name: u32) -> core::ops::Range<usize> {
        self.entries.get(name as usize).map_or(0..0, |e| e.0 as usize..(e.0 + e.1) as usize)
    }
}
