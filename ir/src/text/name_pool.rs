//! Names of values and blocks as dense numbers: spelled once in the source, looked up at every use. Names of up to
//! eight bytes (nearly all) compare as one integer. Most names are made by counting (`%0`, `%arg1`, `^bb2`): those of one
//! beginning stand in a list by their number, and need no hashing.

use alloc::vec::Vec;

use crate::id::Value;
use crate::store::Lookup;
use crate::text::lex;

/// The names of one source text.
#[derive(Default)]
pub(crate) struct NamePool {
    /// Where they were spelled first.
    starts: Vec<u32>,
    /// How long they are, and of long ones that they are.
    lens: Vec<u8>,
    table: Lookup<u32>,
    /// Names made by counting, by their beginnings.
    series: Vec<Series>,
    /// The names of up to [`RECENT_LEN`] bytes met last, by the top bits of their hash. Code names the same few values again and again.
    recent: Vec<Recent>,
}

/// Names with one beginning and a number behind it.
struct Series {
    /// The beginning, packed.
    beginning: u64,
    /// One more than the name, by number; 0 where there is none.
    names: Vec<u32>,
    /// How many there are.
    n_names: usize,
    /// Whether there are numbers that were too high for the list, and are in the table.
    wild: bool,
}

/// Beginnings that have a list.
const SERIES: usize = 16;

/// A name of up to [`RECENT_LEN`] bytes that was met lately.
#[derive(Clone, Copy)]
pub(crate) struct Recent {
    /// Its bytes, the last one on top: no name has a NUL, so they say how long it is. Of a longer name the first eight.
    key: u64,
    /// The bytes behind them: 0 of short names, which are looked for without asking.
    more: u64,
    /// Its number.
    pub(crate) name: u32,
    /// The scope in which it is known which value it stands for, and that value; 0 where that is not known.
    pub(crate) scope: u32,
    pub(crate) value: Value,
}

/// Entries of [`NamePool::recent`], as a power of two.
const RECENT_BITS: u32 = 10;
/// Bytes of the longest names that are remembered.
const RECENT_LEN: usize = if cfg!(feature = "fast") { 15 } else { 7 };

/// Where a name of up to seven bytes is remembered. With this factor letters and a few digits hardly ever meet.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(crate) fn recent_place(key: u64) -> usize {
    (key.wrapping_mul(0x8b25_80c3_80b4_0729) >> (64 - RECENT_BITS)) as usize
}
/// Where a longer one is.
#[inline]
fn long_place(key: u64, more: u64) -> usize {
    recent_place(key ^ more.rotate_left(29))
}
/// The two halves of a name, as [`Recent`] has them, or nothing of one that is too long.
#[inline]
fn halves(src: &[u8], start: usize, len: usize) -> Option<(u64, u64)> {
    match len {
        ..8 => Some((on_top(pack(src, start, len), len as u32), 0)),
        8.. if len <= RECENT_LEN => Some((pack(src, start, 8), pack(src, start + 8, len - 8))),
        _ => None,
    }
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

/// The beginning of a name, packed, and the number behind it, if it is one of at most seven digits that could be made by
/// counting. `packed` are the first eight bytes.
#[inline]
fn counted(src: &[u8], start: usize, len: usize, packed: u64) -> Option<(u64, u32)> {
    let last = if len <= 8 { packed.wrapping_shl(64 - 8 * len as u32) } else { pack(src, start + len - 8, 8) };
    // A digit is 0x30 to 0x39; names are ASCII, so no byte carries into the next.
    let low = last ^ 0x3030_3030_3030_3030;
    let others = (low.wrapping_add(0x0606_0606_0606_0606) | low) & 0xf0f0_f0f0_f0f0_f0f0;
    let n = (others.leading_zeros() / 8) as usize;
    if !(1..8).contains(&n) || n >= len || len - n > 8 {
        return None;
    }
    // Pairs, then fours, then eight of them, the first in the lowest byte; what stands before them counts as zeros.
    let digits = low >> (64 - 8 * n) << (64 - 8 * n);
    if n > 1 && low >> (64 - 8 * n) & 0xff == 0 {
        return None;
    }
    let pairs = (digits.wrapping_mul(10) + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul(100) + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    let number = (fours.wrapping_mul(10_000) + (fours >> 32)) & 0xffff_ffff;
    let beginning = if len - n == 8 { packed } else { packed & ((1 << (8 * (len - n))) - 1) };
    Some((beginning, number as u32))
}

/// The names with this beginning, if they have a list.
#[inline]
fn series(all: &mut Vec<Series>, beginning: u64) -> Option<&mut Series> {
    let at = match all.iter().position(|s| s.beginning == beginning) {
        Some(at) => at,
        None if all.len() < SERIES => {
            all.push(Series { beginning, names: Vec::new(), n_names: 0, wild: false });
            all.len() - 1
        }
        None => return None,
    };
    all.get_mut(at)
}
#[cold]
#[inline(never)]
fn lengthen(names: &mut Vec<u32>, n: usize) {
    names.resize((n + 1).next_power_of_two().max(16), 0);
}

#[inline]
fn hash(key: u64, len: u32) -> u64 {
    let h = (key ^ len as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    h ^ (h >> 32)
}

impl NamePool {
    /// A name of up to seven bytes that was met lately, by its bytes.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn recent(&self, key: u64) -> Option<&Recent> {
        self.recent.get(recent_place(key)).filter(|r| r.key == key)
    }
    /// The same of a longer one, by its first eight bytes and those behind them, and its place.
    #[cfg(feature = "fast")]
    #[inline]
    pub(crate) fn recent_long(&self, key: u64, more: u64) -> Option<(&Recent, usize)> {
        let place = long_place(key, more);
        Some((self.recent.get(place).filter(|r| r.key == key && r.more == more)?, place))
    }
    /// Notes which value a name stands for in a scope, or with scope 0 that it is not known.
    #[cfg(feature = "fast")]
    pub(crate) fn know(&mut self, src: &[u8], name: u32, scope: u32, value: Value) {
        let (start, len) =
            self.starts.get(name as usize).zip(self.lens.get(name as usize)).map_or((0, 0), |(&s, &n)| (s as usize, n as usize));
        self.know_at(self.place(src, start, start + len), name, scope, value);
    }
    /// Where a name that is spelled somewhere is remembered; [`usize::MAX`] if it is too long.
    #[cfg(feature = "fast")]
    #[inline]
    pub(crate) fn place(&self, src: &[u8], start: usize, end: usize) -> usize {
        halves(src, start, end - start).map_or(usize::MAX, |(key, more)| long_place(key, more))
    }
    /// The same of a name whose place is known.
    #[cfg(feature = "fast")]
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn know_at(&mut self, place: usize, name: u32, scope: u32, value: Value) {
        if let Some(r) = self.recent.get_mut(place).filter(|r| r.name == name) {
            (r.scope, r.value) = (scope, value);
        }
    }
    /// The number of the name at `start..end` of the source.
    #[inline]
    pub(crate) fn intern(&mut self, src: &[u8], start: u32, end: u32) -> u32 {
        let len = end - start;
        let Some((key, more)) = halves(src, start as usize, len as usize) else {
            return self.find(src, start, end, pack(src, start as usize, len as usize));
        };
        let place = long_place(key, more);
        if let Some(r) = self.recent.get(place).filter(|r| r.key == key && r.more == more) {
            return r.name;
        }
        let name = self.find(src, start, end, pack(src, start as usize, len as usize));
        if self.recent.is_empty() {
            self.recent.resize(1 << RECENT_BITS, Recent { key: u64::MAX, more: 0, name: u32::MAX, scope: 0, value: Value::NONE });
        }
        self.recent[place] = Recent { key, more, name, scope: 0, value: Value::NONE };
        name
    }
    fn find(&mut self, src: &[u8], start: u32, end: u32, key: u64) -> u32 {
        let len = end - start;
        let new = self.starts.len() as u32;
        if let Some((beginning, n)) = counted(src, start as usize, len as usize, key)
            && let Some(s) = series(&mut self.series, beginning)
        {
            let n = n as usize;
            // A list is no longer than there are names in it, some eight times: numbers in a text are no sizes.
            if n >= s.names.len() && n < 4 * s.n_names + 64 {
                lengthen(&mut s.names, n);
            }
            match s.names.get(n) {
                Some(0) if !s.wild => {
                    s.names[n] = new + 1;
                    s.n_names += 1;
                    self.push(start, len);
                    return new;
                }
                Some(0) => {}
                Some(name) => return name - 1,
                None => s.wild = true,
            }
        }
        let h = hash(key, len);
        let found = self.table.find(h, |i| src.get(self.span(src, i)) == src.get(start as usize..end as usize));
        if let Some(i) = found {
            return i;
        }
        self.push(start, len);
        self.table.insert(h, new);
        new
    }
    fn push(&mut self, start: u32, len: u32) {
        self.starts.push(start);
        self.lens.push(u8::try_from(len).unwrap_or(u8::MAX));
    }
    /// Where a name was spelled first.
    pub(crate) fn span(&self, src: &[u8], name: u32) -> core::ops::Range<usize> {
        let start = self.starts.get(name as usize).map_or(0, |&start| start as usize);
        start..lex::name_end(src, start).unwrap_or(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_made_by_counting() {
        let split = |s: &str| counted(s.as_bytes(), 0, s.len(), pack(s.as_bytes(), 0, s.len()));
        let begins = |s: &str| pack(s.as_bytes(), 0, s.len());
        for (beginning, n) in
            [("%", 0u32), ("%", 7), ("%", 1234567), ("%arg", 12), ("^bb", 1_000_000), ("%longer_", 9_999_999), ("%a.b", 10)]
        {
            assert_eq!(split(&alloc::format!("{beginning}{n}")), Some((begins(beginning), n)));
        }
        for other in ["%", "%a", "%00", "%arg01", "%12345678", "%much_longer1", "%1a", "%9_"] {
            assert_eq!(split(other), None, "{other}");
        }
    }

    /// Every name has one number, whatever comes first, and no two have the same.
    #[test]
    fn one_number_each() {
        let mut text = alloc::string::String::new();
        let mut places = Vec::new();
        // Numbers out of order, with gaps, too high, and more beginnings than have lists.
        for i in 0..3000u32 {
            let n = [i, i.wrapping_mul(7919) % 5000, i << 12, 3000 - i][i as usize % 4];
            let name = alloc::format!("%{}{n}", ["", "x", "arg", "long_beginning"][(i / 4) as usize % 4]);
            let name = if i % 50 == 0 { alloc::format!("%b{}_{}", i / 50, i % 7) } else { name };
            places.push(text.len() as u32..(text.len() + name.len()) as u32);
            text.push_str(&name);
        }
        let mut pool = NamePool::default();
        let mut by_name = alloc::collections::BTreeMap::new();
        for _ in 0..2 {
            for p in &places {
                let number = pool.intern(text.as_bytes(), p.start, p.end);
                let name = &text[p.start as usize..p.end as usize];
                assert_eq!(*by_name.entry(name).or_insert(number), number, "{name}");
                assert_eq!(&text[pool.span(text.as_bytes(), number)], name);
            }
        }
        assert_eq!(by_name.len(), pool.starts.len());
    }
}
