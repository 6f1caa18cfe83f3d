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
    /// The names of up to eight bytes met last, by the top bits of their hash: packed bytes and number. Code names the
    /// same few values again and again. No name has a NUL, so the bytes say how long it is.
    recent: Vec<(u64, u32)>,
}

/// Entries of [`NamePool::recent`], as a power of two.
const RECENT_BITS: u32 = 10;

/// Where a name of up to eight bytes is remembered.
#[inline]
fn recent_place(key: u64) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - RECENT_BITS)) as usize
}

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
    pub(crate) fn recent(&self, key: u64) -> Option<u32> {
        match self.recent.get(recent_place(key)) {
            Some(r) if r.0 == key => Some(r.1),
            _ => None,
        }
    }
    /// The number of the name at `start..end` of the source.
    #[inline]
    pub(crate) fn intern(&mut self, src: &[u8], start: u32, end: u32) -> u32 {
        let len = end - start;
        let key = pack(src, start as usize, len as usize);
        if len > 8 {
            return self.find(src, start, end, key);
        }
        if let Some(i) = self.recent(key) {
            return i;
        }
        let i = self.find(src, start, end, key);
        if self.recent.is_empty() {
            self.recent.resize(1 << RECENT_BITS, (0, 0));
        }
        self.recent[recent_place(key)] = (key, i);
        i
    }
    fn find(&mut self, src: &[u8], start: u32, end: u32, key: u64) -> u32 {
        let len = end - start;
        let h = hash(key, len);
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
