//! Names of values and blocks as dense numbers: spelled once in the source, looked up at every use. Names of up to
//! eight bytes (nearly all) compare as one integer.

use alloc::vec::Vec;

use crate::id::Value;
use crate::store::Lookup;

/// The names of one source text.
#[derive(Default)]
pub(crate) struct NamePool {
    /// First byte, length, and the packed first eight bytes.
    entries: Vec<(u32, u32, u64)>,
    table: Lookup<u32>,
    /// The names of up to seven bytes met last, by the top bits of their hash. Code names the same few values again and again.
    recent: Vec<Recent>,
}

/// A name of up to seven bytes that was met lately.
#[derive(Clone, Copy)]
pub(crate) struct Recent {
    /// Its bytes, the last one on top: no name has a NUL, so they say how long it is.
    key: u64,
    /// Its number.
    pub(crate) name: u32,
    /// The scope in which it is known which value it stands for, and that value; 0 where that is not known.
    pub(crate) scope: u32,
    pub(crate) value: Value,
}

/// Entries of [`NamePool::recent`], as a power of two.
const RECENT_BITS: u32 = 10;

/// Where a name of up to seven bytes is remembered. With this factor letters and a few digits hardly ever meet.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
fn recent_place(key: u64) -> usize {
    (key.wrapping_mul(0x8b25_80c3_80b4_0729) >> (64 - RECENT_BITS)) as usize
}
/// The bytes of a name of one to seven bytes, which are at the bottom of a word, as [`Recent`] has them.
#[inline]
pub(crate) fn on_top(key: u64, len: u32) -> u64 {
    key.wrapping_shl(64 - 8 * len)
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
    /// A name that was met lately, by its bytes.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn recent(&self, key: u64) -> Option<&Recent> {
        self.recent.get(recent_place(key)).filter(|r| r.key == key)
    }
    /// Notes which value a name stands for in a scope, or with scope 0 that it is not known.
    #[cfg(feature = "fast")]
    pub(crate) fn know(&mut self, name: u32, scope: u32, value: Value) {
        if let Some(&(_, len @ ..8, key)) = self.entries.get(name as usize) {
            self.know_key(on_top(key, len), scope, value);
        }
    }
    /// The same of a name whose bytes are known.
    #[cfg(feature = "fast")]
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn know_key(&mut self, key: u64, scope: u32, value: Value) {
        if let Some(r) = self.recent.get_mut(recent_place(key)).filter(|r| r.key == key) {
            (r.scope, r.value) = (scope, value);
        }
    }
    /// The number of the name at `start..end` of the source.
    #[inline]
    pub(crate) fn intern(&mut self, src: &[u8], start: u32, end: u32) -> u32 {
        let len = end - start;
        let packed = pack(src, start as usize, len as usize);
        if len > 7 {
            return self.find(src, start, end, packed);
        }
        let key = on_top(packed, len);
        if let Some(r) = self.recent(key) {
            return r.name;
        }
        let name = self.find(src, start, end, packed);
        if self.recent.is_empty() {
            self.recent.resize(1 << RECENT_BITS, Recent { key: u64::MAX, name: 0, scope: 0, value: Value::NONE });
        }
        self.recent[recent_place(key)] = Recent { key, name, scope: 0, value: Value::NONE };
        name
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
