//! Names of values and operations, read at once from their bytes: those that were met before are found by what they are
//! made of, eight bytes at a time. See `parse_direct`.

use crate::id::{Loc, Opcode, Value};
use crate::text::lex;
#[cfg(feature = "fast")]
use crate::text::name_pool::Recent;
use crate::text::parse::Parser;
use crate::text::parse_direct::{OpName, at, before, below, blanks, load, name_end_below, place_of_name, top_before, word};
use crate::text::parse_fast::Usual;

/// Names of results: where the name stands, its number (`u32::MAX` for none), how many values it names.
#[derive(Clone, Copy)]
pub(super) struct ResultName {
    pub(super) loc: Loc,
    pub(super) name: u32,
    pub(super) count: u32,
}

impl Parser<'_> {
    /// Index of the value name at `p`, and its end.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_name(&mut self, p: usize) -> Option<(u32, usize)> {
        // Most names end at a byte below `-`.
        self.direct_name_before(p, |w| name_end_below(w, b'-'))
    }
    /// The same of a name that mostly ends at the first byte that `ends` marks.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_name_before(&mut self, p: usize, ends: impl Fn(u64) -> u64) -> Option<(u32, usize)> {
        let w = load(self.src, p)?;
        if w as u8 != b'%' {
            return None;
        }
        // What is cut elsewhere is not found, since only whole names are remembered.
        let hit = ends(w);
        if hit != 0 {
            let (key, n) = top_before(w, hit);
            if let Some(r) = self.value_names.recent(key) {
                return Some((r.name, p + n));
            }
        }
        self.direct_long_name(p)
    }
    #[inline(never)]
    pub(super) fn direct_long_name(&mut self, p: usize) -> Option<(u32, usize)> {
        #[cfg(feature = "fast")]
        if let Some((r, _, end)) = self.recent_long_name(p) {
            return Some((r.name, end));
        }
        let end = lex::name_end(self.src, p)?;
        Some((self.name_of(p as u32, end as u32), end))
    }

    /// The name at `p`, if it was met lately and has 8 to 15 bytes, where it is remembered, and its end.
    #[cfg(feature = "fast")]
    #[inline]
    pub(super) fn recent_long_name(&self, p: usize) -> Option<(&Recent, usize, usize)> {
        let (key, w) = (load(self.src, p)?, load(self.src, p + 8)?);
        // As with short names, what is cut elsewhere is not found, or what follows is nothing that anybody takes.
        let hit = below(w, b'-');
        if key as u8 != b'%' || hit == 0 || name_end_below(key, b'-') != 0 {
            return None;
        }
        let (r, place) = self.value_names.recent_long(key, before(w, hit))?;
        Some((r, place, p + 8 + hit.trailing_zeros() as usize / 8))
    }
    /// Reads an operand and puts its value into the pool; its end.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_operand(&mut self, p: usize) -> Option<usize> {
        self.direct_operand_before(p, |w| name_end_below(w, b'-'))
    }
    /// The same where speed matters less than size.
    #[inline(never)]
    pub(super) fn one_operand(&mut self, p: usize) -> Option<usize> {
        self.direct_operand(p)
    }
    /// The same of one whose name mostly ends at the first byte that `ends` marks.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_operand_before(&mut self, p: usize, ends: impl Fn(u64) -> u64) -> Option<usize> {
        let (value, end) = self.value_before(p, ends)?;
        self.m.operand_pool.push(value);
        Some(end)
    }
    /// The value whose name is at `p`, and the end of the name.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn value_before(&mut self, p: usize, ends: impl Fn(u64) -> u64) -> Option<(Value, usize)> {
        let w = load(self.src, p)?;
        match self.recent_value(w, ends(w)) {
            Some((value, n)) => Some((value, p + n)),
            None => self.other_value(p),
        }
    }
    /// The value whose name is written at the bottom of a word and ends at the first marked byte, and the length of the name.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn recent_value(&self, w: u64, mark: u64) -> Option<(Value, usize)> {
        if mark == 0 {
            return None;
        }
        let (key, n) = top_before(w, mark);
        // A name is found here if it is that of one value; it is whole.
        self.value_names.recent(key).filter(|r| r.scope == self.scope).map(|r| (r.value, n))
    }
    #[inline(never)]
    pub(super) fn other_value(&mut self, p: usize) -> Option<(Value, usize)> {
        #[cfg(feature = "fast")]
        if let Some((r, _, end)) = self.recent_long_name(p).filter(|found| found.0.scope == self.scope) {
            return Some((r.value, end));
        }
        if at(self.src, p) != b'%' {
            return None;
        }
        let (name, mut end) = self.direct_long_name(p)?;
        #[cfg(feature = "fast")]
        let name_end = end;
        let mut number = 0;
        if at(self.src, end) == b'#' {
            let first = end + 1;
            end = first;
            while let c @ b'0'..=b'9' = at(self.src, end) {
                number = number * 10 + (c - b'0') as u32;
                end += 1;
                if end - first > 8 {
                    return None;
                }
            }
            if end == first {
                return None;
            }
        }
        let slot = self.slots.get(name as usize)?;
        if slot.scope != self.scope || number >= slot.count {
            return None;
        }
        let value = Value(slot.value.0 + number);
        #[cfg(feature = "fast")]
        if slot.count == 1 {
            self.value_names.know_at(self.value_names.place(self.src, p, name_end), name, self.scope, value);
        }
        Some((value, end))
    }

    /// The kind of the operation whose name is at `p`, and the end of the name.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_op_name(&mut self, p: usize) -> Option<(Opcode, usize)> {
        let src = self.src;
        // Names end at a blank, a line end or a parenthesis, mostly; what is cut elsewhere is not found.
        let mut bytes = [0; 3];
        let mut len = 0;
        for part in &mut bytes {
            let w = load(src, p + len)?;
            let hit = below(w, b')');
            *part = before(w, hit);
            if hit != 0 {
                len += hit.trailing_zeros() as usize / 8;
                break;
            }
            len += 8;
        }
        if len == 24 {
            len = lex::word_end(src, p) - p;
            if let Some(&OpName { opcode, dialect: "", .. }) = self.direct.name(bytes)
                && self.m.cx.registry.row(opcode).name.as_bytes() == &src[p..p + len]
            {
                return Some((opcode, p + len));
            }
            return self.direct_new_op_name(p, bytes, len);
        }
        if at(src, p + len) == b'$' {
            return None;
        }
        if let Some(e) = self.direct.name(bytes)
            && (e.dialect.is_empty() || core::ptr::eq(e.dialect, self.default_dialect) || e.dialect == self.default_dialect)
        {
            return Some((e.opcode, p + len));
        }
        self.direct_new_op_name(p, bytes, len)
    }
    #[inline(never)]
    fn direct_new_op_name(&mut self, p: usize, bytes: [u64; 3], len: usize) -> Option<(Opcode, usize)> {
        let end = lex::word_end(self.src, p);
        let text = self.source.text.get(p..end)?;
        if !text.starts_with(|c: char| c.is_ascii_alphabetic()) || text == "constant" {
            return None;
        }
        let opcode = self.find_op(text)?;
        let bare = !text.as_bytes().contains(&b'.');
        if bare && (text.len() > 16 || self.default_dialect.is_empty()) {
            return None;
        }
        if text.len() == len {
            let dialect = if bare { self.default_dialect } else { "" };
            let place = place_of_name(bytes);
            let usual = match self.fast.get(opcode) {
                Some(fast) => fast.usual,
                None => self.direct_format(opcode, p).map_or(Usual::Left, |fast| fast.usual),
            };
            self.direct.remember_name(place, OpName { bytes, opcode, usual, dialect });
        }
        Some((opcode, end))
    }

    /// Reads `%name = ` or `%name:2 = ` where it is next; where the operation begins.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_result_name(&mut self, p: usize) -> Option<(ResultName, usize)> {
        let src = self.src;
        let mut r = ResultName { loc: Loc::at(p as u32), name: u32::MAX, count: 1 };
        if at(src, p) != b'%' {
            return Some((r, p));
        }
        let (name, mut p) = self.direct_name(p)?;
        r.name = name;
        if load(src, p)? as u32 & 0xff_ffff == word(b" = ") as u32 && at(src, p + 3) > b'/' {
            return Some((r, p + 3));
        }
        if at(src, p) == b':' {
            let digit = at(src, p + 1);
            if !matches!(digit, b'1'..=b'9') || at(src, p + 2) != b' ' {
                return None;
            }
            r.count = (digit - b'0') as u32;
            p += 2;
        }
        p = blanks(src, p);
        if at(src, p) != b'=' {
            return None;
        }
        Some((r, blanks(src, p + 1)))
    }

    /// The kind of operations of a name, which may leave the default dialect away.
    pub(crate) fn find_op(&mut self, text: &str) -> Option<Opcode> {
        if let Some(k) = self.m.cx.registry.find_bytes(text.as_bytes()) {
            return Some(k);
        }
        if text.as_bytes().contains(&b'.') {
            return None;
        }
        for dialect in [self.default_dialect, "builtin"] {
            if dialect.is_empty() {
                continue;
            }
            let mut full = [0u8; 96];
            let n = dialect.len() + 1 + text.len();
            if n > full.len() {
                return None;
            }
            full[..dialect.len()].copy_from_slice(dialect.as_bytes());
            full[dialect.len()] = b'.';
            full[dialect.len() + 1..n].copy_from_slice(text.as_bytes());
            if let Some(k) = self.m.cx.registry.find_bytes(&full[..n]) {
                return Some(k);
            }
        }
        None
    }
}
