//! The shortest way to read an operation: from its bytes straight into the columns of the module, without tokens, for
//! the operations whose formats are steps (`parse_fast`). It reads what is written as it is usually written and
//! reports nothing: at anything else it forgets the operation, which is then read the general way from its beginning,
//! with the same result and all diagnostics. What it leaves behind then is interned content that nothing refers to.

use alloc::vec::Vec;

use crate::dialect::enums::ENUMS;
use crate::id::{Attr, Block, Id, Loc, Op, Opcode, Sym, Type, Value};
use crate::module::{NO_EXTRA, OpRecord};
use crate::row::{AttrField, AttrKind, Format, OpRow, Traits};
use crate::text::lex;
use crate::text::lex::Tok;
use crate::text::name_pool::pack;
use crate::text::parse::{AliasCost, Parse, Parser, Unresolved};
use crate::text::parse_fast::{Fast, FastFormats, MAX_SLOTS, Source, Step, Usual};
use crate::ty::{DYNAMIC, Sign, TypeData};

/// Entries of each of the small tables of [`Direct`]; a power of two.
const RECENT: usize = 256;
/// Names of operations remembered; a power of two.
const RECENT_NAMES: usize = 512;
/// Texts of types remembered; a power of two.
const RECENT_TYPES: usize = 1024;
/// Types of longer text are not remembered.
const MAX_TYPE_TEXT: usize = 160;

/// The name of an operation met before.
#[derive(Clone, Copy)]
struct OpName {
    /// Its first sixteen bytes, zero beyond its length, and its length.
    first: u64,
    second: u64,
    len: u32,
    opcode: Opcode,
    /// The default dialect that completed a name without a dot.
    dialect: &'static str,
}

/// What was read before, in tables that keep the last entry of each place, and the operation being read.
#[derive(Default)]
pub(crate) struct Direct {
    names: Vec<OpName>,
    /// Texts of types: first byte, length.
    types: Vec<(u32, u32, Type)>,
    /// Words of enums: the word, the enum, the attribute.
    words: Vec<(u64, u32, Attr)>,
    /// Texts of numbers, their type, the attribute.
    floats: Vec<(u64, u64, Type, Attr)>,
    /// Types listed for a field.
    list: Vec<Type>,
    pub(super) results: Vec<Type>,
    pub(super) attrs: Vec<(Sym, Attr)>,
    successors: Vec<Block>,
    numbers: Vec<i64>,
    /// Where an operation stands that is read the general way because of its kind, and the kind.
    pub left: Option<(u32, Opcode)>,
}

impl Direct {
    pub(crate) fn new() -> Direct {
        Direct {
            names: alloc::vec![OpName { first: 0, second: 0, len: u32::MAX, opcode: Opcode::ERASED, dialect: "" }; RECENT_NAMES],
            types: alloc::vec![(0, 0, Type::NONE); RECENT_TYPES],
            words: alloc::vec![(0, 0, Attr::NONE); RECENT],
            floats: alloc::vec![(0, 0, Type::NONE, Attr::NONE); RECENT],
            ..Direct::default()
        }
    }
}

/// What a failed attempt goes back to.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    aliases: AliasCost,
    n_diags: usize,
    n_errors: usize,
    n_dropped: usize,
    n_older: usize,
}

/// Names of results: where the name stands, its number (`u32::MAX` for none), how many values it names.
#[derive(Clone, Copy)]
struct ResultName {
    loc: Loc,
    name: u32,
    count: u32,
}

#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn load(src: &[u8], p: usize) -> Option<u64> {
    src.get(p..)?.first_chunk().map(|c| u64::from_le_bytes(*c))
}
/// The byte at `p`, 0 past the end.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn at(src: &[u8], p: usize) -> u8 {
    match src.get(p) {
        Some(&c) => c,
        None => 0,
    }
}
#[cfg_attr(feature = "fast", inline(always))]
fn mix(key: u64) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize
}

/// Skips blanks, of which there is mostly one or none.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn blanks(src: &[u8], p: usize) -> usize {
    let c = at(src, p);
    // No blank and no slash is above this one.
    if c > b'/' {
        return p;
    }
    let p = p + usize::from(c == b' ');
    if lex::may_be_skipped(at(src, p)) { lex::skip_blanks(src, p) } else { p }
}
/// Skips to the next line's first byte that is not blank.
#[inline]
fn next_line(src: &[u8], p: usize) -> usize {
    let mut p = p + usize::from(at(src, p) == b'\n');
    while let Some(w) = load(src, p) {
        let n = (w ^ 0x2020_2020_2020_2020).trailing_zeros() as usize / 8;
        p += n;
        if n < 8 {
            break;
        }
    }
    if lex::may_be_skipped(at(src, p)) { lex::skip_blanks(src, p) } else { p }
}
/// Marks (by its top bit) the first byte of a word below `n`, which is at most 128, and perhaps bytes behind it.
#[cfg_attr(feature = "fast", inline(always))]
fn below(w: u64, n: u8) -> u64 {
    w.wrapping_sub(0x0101_0101_0101_0101 * n as u64) & !w & 0x8080_8080_8080_8080
}
/// The bytes of a word before the first marked one.
#[cfg_attr(feature = "fast", inline(always))]
fn before(w: u64, mark: u64) -> u64 {
    w & ((mark & mark.wrapping_neg()) >> 7).wrapping_sub(1)
}

/// A decimal integer of at most 18 digits: whether it is negative, its magnitude, and its end.
#[inline]
fn digits(src: &[u8], p: usize) -> Option<(bool, u64, usize)> {
    let neg = at(src, p) == b'-';
    let start = p + usize::from(neg);
    let mut q = start;
    let mut magnitude = 0u64;
    while let c @ b'0'..=b'9' = at(src, q) {
        magnitude = magnitude.wrapping_mul(10).wrapping_add((c - b'0') as u64);
        q += 1;
    }
    if q == start || q - start > 18 || matches!(at(src, q), b'.' | b'x') { None } else { Some((neg, magnitude, q)) }
}

/// The bytes of a short text as a number.
pub(super) const fn word(text: &[u8]) -> u64 {
    let (mut n, mut i) = (0, 0);
    while i < text.len() {
        n |= (text[i] as u64) << (8 * i);
        i += 1;
    }
    n
}

/// Where the text of a long type is remembered: chosen by the bytes up to the first `>`.
#[inline]
fn place_of_type(src: &[u8], p: usize) -> Option<usize> {
    let (mut key, mut q) = (0u64, p);
    loop {
        let w = load(src, q)?;
        let hit = below(w ^ 0x3e3e_3e3e_3e3e_3e3e, 1);
        if hit != 0 {
            return Some(mix(key.rotate_left(11) ^ before(w, hit)) % RECENT_TYPES);
        }
        key = (key.rotate_left(11) ^ w).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        q += 8;
        if q - p > MAX_TYPE_TEXT {
            return None;
        }
    }
}

impl Parser<'_> {
    /// Reads operations from the current token on, as many as come in the usual form. `Err` only for what is wrong
    /// with the names of results, which the general way would report in the same words.
    pub(crate) fn direct_ops(&mut self, ops: &mut Vec<Op>) -> Parse<()> {
        if cfg!(not(feature = "quick")) {
            return Ok(());
        }
        let mut p = self.token.start as usize;
        let mut result = Ok(());
        let mut formats = core::mem::take(&mut self.fast);
        let mut mark = self.mark();
        while result.is_ok() {
            let n_operands = self.m.operand_pool.len();
            match self.direct_op(&mut formats, p, ops, &mut result) {
                Some(next) => {
                    p = next;
                    mark = self.mark();
                }
                None => {
                    self.m.operand_pool.truncate(n_operands);
                    self.forget(mark);
                    break;
                }
            }
        }
        self.fast = formats;
        self.seek(p as u32);
        result
    }

    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn mark(&self) -> Mark {
        Mark {
            aliases: self.alias_mark(),
            n_diags: self.diags.list.len(),
            n_errors: self.diags.n_errors,
            n_dropped: self.diags.n_dropped,
            n_older: self.older_kinds.len(),
        }
    }

    pub(super) fn forget(&mut self, mark: Mark) {
        self.diags.list.truncate(mark.n_diags);
        (self.diags.n_errors, self.diags.n_dropped) = (mark.n_errors, mark.n_dropped);
        self.older_kinds.truncate(mark.n_older);
        self.alias_forget(mark.aliases);
    }

    /// Index of the value name at `p`, and its end.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn direct_name(&mut self, p: usize) -> Option<(u32, usize)> {
        let bytes: &[u8; 9] = self.src.get(p..)?.first_chunk()?;
        if bytes[0] != b'%' {
            return None;
        }
        let class = lex::name_class(bytes[1]);
        let mut n = 1;
        while n < 9 && lex::is(bytes[n], class) {
            n += 1;
        }
        if n == 1 || n == 9 {
            return self.direct_long_name(p);
        }
        let key = u64::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]]);
        let key = key & (u64::MAX >> (64 - 8 * n));
        let name = match self.value_names.recent(key, n as u32) {
            Some(name) => name,
            None => self.name_of(p as u32, (p + n) as u32),
        };
        Some((name, p + n))
    }
    #[inline(never)]
    fn direct_long_name(&mut self, p: usize) -> Option<(u32, usize)> {
        let end = lex::name_end(self.src, p)?;
        Some((self.name_of(p as u32, end as u32), end))
    }

    /// Reads an operand and puts its value into the pool; its end.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn direct_operand(&mut self, p: usize) -> Option<usize> {
        let (name, mut end) = self.direct_name(p)?;
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
        self.m.operand_pool.push(Value(slot.value.0 + number));
        Some(end)
    }

    /// The kind of the operation whose name is at `p`, and the end of the name.
    #[cfg_attr(feature = "fast", inline(always))]
    fn direct_op_name(&mut self, p: usize) -> Option<(Opcode, usize)> {
        let src = self.src;
        // Names end at a blank, a line end or a parenthesis, mostly; what is cut elsewhere is not found.
        let mut first = load(src, p)?;
        let (mut second, mut len) = (0, 0);
        let hit = below(first, b')');
        if hit != 0 {
            first = before(first, hit);
            len += hit.trailing_zeros() as usize / 8;
        } else {
            second = load(src, p + 8)?;
            let hit = below(second, b')');
            if hit == 0 {
                return self.direct_long_op_name(p, first, second);
            }
            second = before(second, hit);
            len += 8 + hit.trailing_zeros() as usize / 8;
        }
        if at(src, p + len) == b'$' {
            return None;
        }
        let e = &self.direct.names[mix(first ^ second.rotate_left(23)) % RECENT_NAMES];
        if e.first == first && e.second == second && e.len == len as u32 && (e.dialect.is_empty() || e.dialect == self.default_dialect) {
            return Some((e.opcode, p + len));
        }
        self.direct_new_op_name(p, first, second, len)
    }
    #[inline(never)]
    fn direct_long_op_name(&mut self, p: usize, first: u64, second: u64) -> Option<(Opcode, usize)> {
        let len = lex::word_end(self.src, p) - p;
        if len <= 16 {
            return self.direct_new_op_name(p, first, second, len);
        }
        let e = &self.direct.names[mix(first ^ second.rotate_left(23)) % RECENT_NAMES];
        if e.first == first && e.second == second && e.len == len as u32 && e.dialect.is_empty() {
            let name = self.m.cx.registry.row(e.opcode).name;
            if name.as_bytes() == &self.src[p..p + len] {
                return Some((e.opcode, p + len));
            }
        }
        self.direct_new_op_name(p, first, second, len)
    }
    #[inline(never)]
    fn direct_new_op_name(&mut self, p: usize, first: u64, second: u64, len: usize) -> Option<(Opcode, usize)> {
        let end = lex::word_end(self.src, p);
        let text = self.source.text.get(p..end)?;
        if !text.starts_with(|c: char| c.is_ascii_alphabetic()) || text == "constant" {
            return None;
        }
        let opcode = self.find_op(text)?;
        let bare = !text.contains('.');
        if bare && (text.len() > 16 || self.default_dialect.is_empty()) {
            return None;
        }
        if text.len() == len {
            let dialect = if bare { self.default_dialect } else { "" };
            self.direct.names[mix(first ^ second.rotate_left(23)) % RECENT_NAMES] =
                OpName { first, second, len: len as u32, opcode, dialect };
        }
        Some((opcode, end))
    }

    /// A type that is written at `p` and needs no reading: one of the common words, or a text that was read before; its
    /// end. Aliases inside cannot change their meaning, so equal text up to the closing `>` is an equal type.
    #[inline]
    pub(crate) fn known_type(&self, p: usize) -> Option<(Type, usize)> {
        const I1: u64 = word(b"i1");
        const I8: u64 = word(b"i8");
        const I16: u64 = word(b"i16");
        const I32: u64 = word(b"i32");
        const I64: u64 = word(b"i64");
        const F16: u64 = word(b"f16");
        const F32: u64 = word(b"f32");
        const F64: u64 = word(b"f64");
        let src = self.src;
        let w = load(src, p)?;
        let (t, n) = match w & 0xff_ffff {
            I32 => (Type::I32, 3),
            I64 => (Type::I64, 3),
            F32 => (Type::F32, 3),
            F64 => (Type::F64, 3),
            I16 => (Type::I16, 3),
            F16 => (Type::F16, 3),
            _ => match w & 0xffff {
                I1 => (Type::I1, 2),
                I8 => (Type::I8, 2),
                _ if w & 0xff_ffff_ffff == word(b"index") => (Type::INDEX, 5),
                _ => return self.known_long_type(p, w),
            },
        };
        if lex::goes_on((w >> (8 * n)) as u8) { None } else { Some((t, p + n)) }
    }
    fn known_long_type(&self, p: usize, first: u64) -> Option<(Type, usize)> {
        let src = self.src;
        if first == word(b"!llvm.pt") {
            let next = at(src, p + 9);
            let whole = at(src, p + 8) == b'r' && next != b'-' && !lex::goes_on(next) && at(src, blanks(src, p + 9)) != b'<';
            return if whole && !self.dotted_aliases { Some((Type::LLVM_PTR, p + 9)) } else { None };
        }
        if !matches!(first as u8, b'm' | b'v' | b't') {
            return None;
        }
        let (start, len, ty) = self.direct.types[place_of_type(src, p)?];
        if len > 0 && src.get(p..p + len as usize) == src.get(start as usize..(start + len) as usize) {
            return Some((ty, p + len as usize));
        }
        None
    }
    /// Remembers the text of a type that was read, up to the end of the last token.
    pub(crate) fn remember_type(&mut self, start: u32, ty: Type) {
        let len = self.last_end - start;
        let text = &self.src[start as usize..self.last_end as usize];
        if len as usize <= MAX_TYPE_TEXT
            && matches!(text, [b'm' | b'v' | b't', .., b'>'])
            && let Some(place) = place_of_type(self.src, start as usize)
        {
            self.direct.types[place] = (start, len, ty);
        }
    }
    /// Reads the type at `p`; its end.
    #[cfg_attr(feature = "fast", inline(always))]
    fn direct_type(&mut self, p: usize) -> Option<(Type, usize)> {
        match self.known_type(p) {
            Some(found) => Some(found),
            None => self.direct_new_type(p),
        }
    }
    #[inline(never)]
    pub(super) fn direct_new_type(&mut self, p: usize) -> Option<(Type, usize)> {
        self.seek(p as u32);
        let ty = self.ty().ok()?;
        Some((ty, self.last_end as usize))
    }

    /// Reads types separated by commas; the end of the last.
    fn direct_types(&mut self, mut p: usize, results: bool) -> Option<usize> {
        loop {
            let (t, end) = self.direct_type(p)?;
            if results {
                self.direct.results.push(t)
            } else {
                self.direct.list.push(t)
            }
            p = blanks(self.src, end);
            if at(self.src, p) != b',' {
                return Some(end);
            }
            p = blanks(self.src, p + 1);
        }
    }
    /// Reads `(types)`, in which there may be none; its end.
    fn direct_type_list(&mut self, p: usize, results: bool) -> Option<usize> {
        if at(self.src, p) != b'(' {
            return None;
        }
        let mut p = blanks(self.src, p + 1);
        if at(self.src, p) != b')' {
            p = self.direct_types(p, results)?;
            p = blanks(self.src, p);
        }
        if at(self.src, p) == b')' { Some(p + 1) } else { None }
    }
    /// Reads `(types) -> types`.
    fn direct_functional(&mut self, p: usize) -> Option<usize> {
        let src = self.src;
        let p = self.direct_type_list(p, false)?;
        let p = blanks(src, p);
        if at(src, p) != b'-' || at(src, p + 1) != b'>' {
            return None;
        }
        let p = blanks(src, p + 2);
        if at(src, p) == b'(' {
            return self.direct_type_list(p, true);
        }
        let (t, end) = self.direct_type(p)?;
        self.direct.results.push(t);
        Some(end)
    }

    /// Reads an attribute in the short form of its kind; its end.
    pub(super) fn direct_attr(&mut self, kind: AttrKind, p: usize) -> Option<(Attr, usize)> {
        match kind {
            AttrKind::Typed | AttrKind::Any => {
                return match self.direct_integer(p) {
                    Some(found) => Some(found),
                    None => self.direct_float(kind, p),
                };
            }
            AttrKind::FlatSymbol => {
                let src = self.src;
                let end = lex::word_end(src, p + 1);
                if at(src, p) == b'@' && !matches!(at(src, p + 1), b'0'..=b'9' | b'$' | b'.') && end > p + 1 && at(src, end) == b'(' {
                    let name = self.m.cx.sym(self.source.text.get(p + 1..end)?);
                    return Some((self.m.cx.symbol_ref(name), end));
                }
            }
            AttrKind::EnumInt(def) | AttrKind::EnumI32(def) | AttrKind::Enum(def) | AttrKind::EnumProp(def)
                if !ENUMS[def as usize].bits =>
            {
                let src = self.src;
                let end = lex::word_end(src, p);
                if end > p && end - p <= 8 {
                    let form = match kind {
                        AttrKind::EnumInt(_) => 1,
                        AttrKind::EnumI32(_) => 2,
                        _ => 3,
                    };
                    let (key, which) = (pack(src, p, end - p), (def as u32) << 8 | form);
                    let place = mix(key ^ (which as u64) << 40);
                    let e = self.direct.words[place % RECENT];
                    if e.0 == key && e.1 == which {
                        return Some((e.2, end));
                    }
                    let (a, after) = self.general_attr(kind, p)?;
                    if after == end {
                        self.direct.words[place % RECENT] = (key, which, a);
                    }
                    return Some((a, after));
                }
            }
            _ => {}
        }
        self.general_attr(kind, p)
    }
    #[inline(never)]
    fn general_attr(&mut self, kind: AttrKind, p: usize) -> Option<(Attr, usize)> {
        self.seek(p as u32);
        let a = self.format_attr(kind).ok()?;
        Some((a, self.last_end as usize))
    }
    /// `1.0e+00 : f32`, for texts up to sixteen bytes that were read before.
    fn direct_float(&mut self, kind: AttrKind, p: usize) -> Option<(Attr, usize)> {
        let src = self.src;
        let (first, second) = (load(src, p)?, load(src, p + 8)?);
        let blank = |w: u64| below(w ^ 0x2020_2020_2020_2020, 1);
        let (hit, next) = (blank(first), blank(second));
        if !matches!(first as u8, b'-' | b'0'..=b'9') || hit | next == 0 {
            return self.general_attr(kind, p);
        }
        let (first, second, len) = match hit {
            0 => (first, before(second, next), 8 + next.trailing_zeros() as usize / 8),
            _ => (before(first, hit), 0, hit.trailing_zeros() as usize / 8),
        };
        let colon = blanks(src, p + len);
        if at(src, colon) != b':' {
            return self.general_attr(kind, p);
        }
        let Some((ty, end)) = self.known_type(blanks(src, colon + 1)) else { return self.general_attr(kind, p) };
        let place = mix(first ^ second.rotate_left(23) ^ (ty.0 as u64) << 32);
        let e = self.direct.floats[place % RECENT];
        if e.0 == first && e.1 == second && e.2 == ty {
            return Some((e.3, end));
        }
        let n_diags = self.diags.list.len();
        let (a, after) = self.general_attr(kind, p)?;
        if after == end && self.diags.list.len() == n_diags {
            self.direct.floats[place % RECENT] = (first, second, ty, a);
        }
        Some((a, after))
    }
    /// `12 : i32`, for integer types of at most 64 bits.
    fn direct_integer(&mut self, p: usize) -> Option<(Attr, usize)> {
        let src = self.src;
        let (neg, magnitude, q) = digits(src, p)?;
        let q = blanks(src, q);
        if at(src, q) != b':' {
            return None;
        }
        let (ty, end) = self.known_type(blanks(src, q + 1))?;
        let width = match self.m.cx.type_data(ty) {
            TypeData::Integer { width: width @ 1..=64, sign: Sign::Signless } => width,
            TypeData::Index => 64,
            _ => return None,
        };
        let (max, half) = (u64::MAX >> (64 - width), 1u64 << (width - 1));
        if magnitude > if neg { half } else { max } {
            return None;
        }
        let value = magnitude as i64;
        Some((self.m.cx.int_attr(ty, if neg { -value } else { value }), end))
    }

    /// Reads `[%i, 2]`: puts the values into the pool; the attribute of the numbers, and the end.
    #[inline(never)]
    fn direct_indices(&mut self, p: usize) -> Option<(Attr, usize)> {
        let src = self.src;
        if at(src, p) != b'[' {
            return None;
        }
        let mut statics = core::mem::take(&mut self.direct.numbers);
        statics.clear();
        let mut p = blanks(src, p + 1);
        // An empty list is read as one that ends at once.
        let mut more = at(src, p) != b']';
        while more {
            let end;
            if at(src, p) == b'%' {
                end = self.direct_operand(p)?;
                statics.push(DYNAMIC);
            } else {
                let (neg, magnitude, e) = digits(src, p)?;
                statics.push(if neg { -(magnitude as i64) } else { magnitude as i64 });
                end = e;
            }
            p = blanks(src, end);
            more = at(src, p) == b',';
            if more {
                p = blanks(src, p + 1);
            }
        }
        let a = self.m.cx.i64_array(&statics);
        self.direct.numbers = statics;
        if at(src, p) == b']' { Some((a, p + 1)) } else { None }
    }

    /// Reads `%name = ` or `%name:2 = ` where it is next; where the operation begins.
    #[cfg_attr(feature = "fast", inline(always))]
    fn direct_result_name(&mut self, p: usize) -> Option<(ResultName, usize)> {
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

    /// Reads the operation at `p` and appends it; where the next one begins. `None`: it is not of the usual form.
    fn direct_op(&mut self, formats: &mut FastFormats, p: usize, ops: &mut Vec<Op>, result: &mut Parse<()>) -> Option<usize> {
        let (name, p) = self.direct_result_name(p)?;
        let loc = Loc::at(p as u32);
        let (opcode, end) = self.direct_op_name(p)?;
        let row = self.m.cx.registry.row(opcode);
        if formats.get(opcode).is_none() {
            match (row.format, row.usual) {
                (Format::Asm(text), _) => formats.compile(opcode, row, text, &[]),
                (_, Some(usual)) => formats.compile(opcode, row, usual.format, usual.types),
                _ => {
                    self.direct.left = Some((p as u32, opcode));
                    return None;
                }
            };
        }
        let fast = formats.get(opcode)?;
        if !fast.in_order || self.m.op_kind.len() >= 1 << 31 || self.m.value_type.len() >= (1 << 31) - 16 {
            return None;
        }
        self.pointee = None;
        self.direct.list.clear();
        self.direct.results.clear();
        self.direct.attrs.clear();
        self.direct.successors.clear();
        let operands = self.m.operand_pool.len();
        let mut types = [Type::NONE; MAX_SLOTS];
        let plain = match fast.usual {
            Usual::Values(n) => self.direct_values(n, end),
            Usual::Constant => self.direct_constant(&row.attrs[0], end),
            #[cfg(feature = "fast")]
            Usual::Compare(n) => self.direct_compare(&row.attrs[0], n, end).and_then(|(ty, end)| {
                let ty = formats.following(*fast, &mut self.m.cx, ty)?;
                Some((ty, end))
            }),
            #[cfg(feature = "fast")]
            Usual::Cast => self.direct_cast(end),
            #[cfg(feature = "fast")]
            Usual::Select => self.direct_select(end),
            #[cfg(feature = "fast")]
            Usual::Listed => self.direct_listed(end),
            #[cfg(feature = "fast")]
            Usual::Access(stores) => self.direct_access(stores, end).and_then(|(ty, end)| {
                let ty = formats.following(*fast, &mut self.m.cx, ty)?;
                let fine = !stores || self.m.value_type[self.m.operand_pool[operands]] == ty;
                fine.then_some((ty, end))
            }),
            _ => None,
        };
        let end = match plain {
            Some((ty, end)) => {
                types[row.operands.len() % MAX_SLOTS] = ty;
                end
            }
            None => {
                self.m.operand_pool.truncate(operands);
                self.direct.attrs.clear();
                self.direct_steps(formats, *fast, row, end, operands, &mut types)?
            }
        };
        if fast.ends_line && !matches!(at(self.src, end), b'\n' | b'\r') {
            return None;
        }
        let no = row.operands.len();
        let single = fast.single_results;
        let n_results = if single { row.results.len() } else { self.direct.results.len() };
        if name.name != u32::MAX && n_results != name.count as usize {
            return None;
        }
        let attrs = match self.direct.attrs[..] {
            [] => Attr::EMPTY_DICT,
            _ if fast.plain => self.m.cx.dict(&self.direct.attrs),
            _ => self.direct_dict(opcode),
        };
        let q = next_line(self.src, end);
        if fast.ends_line && at(self.src, q) == b',' {
            return None;
        }
        let (loc, next) = if at(self.src, q) == b'l' { self.direct_loc(loc, q)? } else { (loc, q) };

        let m = &mut *self.m;
        let types = if single { &types[no..no + n_results] } else { &self.direct.results[..] };
        let op = Op::new(m.op_kind.len());
        let results = m.value_type.len() as u32;
        for &ty in types {
            m.push_result(op, ty);
        }
        let n_operands = (m.operand_pool.len() - operands) as u32;
        let record = OpRecord {
            operands: operands as u32,
            n_operands,
            results,
            n_results: n_results as u32,
            attrs,
            loc,
            block: Block::NONE,
            extra: NO_EXTRA,
        };
        m.push_op(opcode, record, &self.direct.successors);
        ops.push(op);
        if name.name != u32::MAX {
            *result = self.define(Unresolved { name: name.name, number: 0, loc: name.loc }, Value(results), name.count);
        }
        Some(next)
    }
    #[inline(never)]
    fn direct_dict(&mut self, opcode: Opcode) -> Attr {
        let attrs = core::mem::take(&mut self.direct.attrs);
        let dict = self.op_dict(opcode, &attrs);
        self.direct.attrs = attrs;
        dict
    }
    /// The location behind an operation, if one is written at `q`; where the next operation begins.
    #[inline(never)]
    fn direct_loc(&mut self, loc: Loc, q: usize) -> Option<(Loc, usize)> {
        if !self.src[q..].starts_with(b"loc") {
            return Some((loc, q));
        }
        self.seek(q as u32);
        let loc = self.opt_trailing_loc(loc).ok()?;
        Some((loc, self.token.start as usize))
    }
    #[inline(never)]
    fn direct_attr_dict(&mut self, p: usize) -> Option<usize> {
        self.seek(p as u32);
        let mut attrs = core::mem::take(&mut self.direct.attrs);
        let result = self.opt_attr_dict(&mut attrs);
        self.direct.attrs = attrs;
        result.ok()?;
        Some(self.last_end as usize)
    }

    /// Reads ` 1 : T`, an attribute whose type is that of the result, and keeps it; the type, and the end.
    #[cfg_attr(feature = "fast", inline(always))]
    fn direct_constant(&mut self, field: &AttrField, end: usize) -> Option<(Type, usize)> {
        if at(self.src, end) != b' ' || matches!(at(self.src, end + 1), b'{' | b' ') {
            return None;
        }
        let (a, end) = self.direct_attr(field.kind, end + 1)?;
        let ty = self.m.cx.attr_type(a)?;
        self.direct.attrs.push((field.name, a));
        Some((ty, end))
    }

    /// Reads ` %a, %b : T` up to the end of the line, blanks as they are mostly written: puts `n` operands into the
    /// pool; their type, and the end.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn direct_values(&mut self, n: u8, end: usize) -> Option<(Type, usize)> {
        let src = self.src;
        let first = self.m.operand_pool.len();
        if at(src, end) != b' ' {
            return None;
        }
        let mut p = end + 1;
        for left in (0..n).rev() {
            let end = self.direct_operand(p)?;
            let (between, skip) = if left > 0 { (word(b", %"), 2) } else { (word(b" : "), 3) };
            if load(src, end)? & 0xff_ffff != between {
                return None;
            }
            p = end + skip;
        }
        let (ty, end) = self.known_type(p)?;
        let fine = at(src, end) == b'\n' && self.m.operand_pool[first..].iter().all(|&v| self.m.value_type[v] == ty);
        if fine { Some((ty, end)) } else { None }
    }

    /// Runs the steps of a format from `start` on; the end. Puts the operands into the pool and the types of the slots
    /// into `types`.
    #[cfg_attr(feature = "fast", inline(always))]
    fn direct_steps(
        &mut self,
        formats: &FastFormats,
        fast: Fast,
        row: &'static OpRow,
        start: usize,
        operands: usize,
        types: &mut [Type; MAX_SLOTS],
    ) -> Option<usize> {
        let src = self.src;
        // Operands of a field, and types of one that lists them: ranges, of the operation's operands and of `list`.
        let mut fields = [(0u16, 0u16); MAX_SLOTS];
        let mut lists = [(0u16, 0u16); MAX_SLOTS];
        // `end`: of what was read; `p`: past the blanks behind it.
        let mut end = start;
        let steps = &formats.steps[fast.steps.0 as usize..fast.steps.1 as usize];
        let mut step_at = 0;
        while let Some(&step) = steps.get(step_at) {
            step_at += 1;
            let p = blanks(src, end);
            match step {
                Step::Punct(tok, first) => {
                    if at(src, p) != first {
                        return None;
                    }
                    end = p + 1;
                    if tok == Tok::Arrow {
                        if at(src, end) != b'>' {
                            return None;
                        }
                        end += 1;
                    }
                }
                Step::Word(w) => {
                    let w = formats.words[w as usize];
                    end = p + w.len();
                    if src.get(p..end) != Some(w.as_bytes()) || lex::goes_on(at(src, end)) {
                        return None;
                    }
                }
                Step::Operand(i) => {
                    end = self.direct_operand(p)?;
                    let n = (self.m.operand_pool.len() - operands) as u16;
                    fields[i as usize % MAX_SLOTS] = (n - 1, n);
                }
                Step::PunctOperand(_, first, i) => {
                    if at(src, p) != first {
                        return None;
                    }
                    end = self.direct_operand(blanks(src, p + 1))?;
                    let n = (self.m.operand_pool.len() - operands) as u16;
                    fields[i as usize % MAX_SLOTS] = (n - 1, n);
                }
                Step::Operands(i) => {
                    let n = (self.m.operand_pool.len() - operands) as u16;
                    let mut p = p;
                    while at(src, p) == b'%' {
                        end = self.direct_operand(p)?;
                        if load(src, end).is_some_and(|w| w & 0xff_ffff == word(b", %")) {
                            p = end + 2;
                            continue;
                        }
                        let q = blanks(src, end);
                        if at(src, q) != b',' {
                            break;
                        }
                        p = blanks(src, q + 1);
                        if at(src, p) != b'%' {
                            return None;
                        }
                    }
                    fields[i as usize % MAX_SLOTS] = (n, u16::try_from(self.m.operand_pool.len() - operands).ok()?);
                }
                Step::Indices(i, attr) => {
                    let n = (self.m.operand_pool.len() - operands) as u16;
                    let a;
                    (a, end) = self.direct_indices(p)?;
                    self.direct.attrs.push((row.attrs[attr as usize].name, a));
                    fields[i as usize % MAX_SLOTS] = (n, u16::try_from(self.m.operand_pool.len() - operands).ok()?);
                }
                Step::Attr(i) => {
                    let field = &row.attrs[i as usize];
                    let (a, e) = self.direct_attr(field.kind, p)?;
                    self.direct.attrs.push((field.name, a));
                    end = e;
                }
                Step::Unit(i) => {
                    self.direct.attrs.push((row.attrs[i as usize].name, Attr::UNIT));
                    // Nothing was read.
                    continue;
                }
                Step::IfCase(def, n) => {
                    let word = src.get(p..lex::word_end(src, p)).and_then(|w| core::str::from_utf8(w).ok());
                    if at(src, p) == b':' || word.and_then(|w| ENUMS[def as usize].value(w)).is_none() {
                        step_at += n as usize;
                    }
                }
                Step::ResultTypes => end = self.direct_types(p, true)?,
                Step::AttrDict => {
                    if at(src, p) == b'{' {
                        end = self.direct_attr_dict(p)?;
                    }
                }
                Step::Type(slot) => (types[slot as usize % MAX_SLOTS], end) = self.direct_type(p)?,
                Step::Types(i) => {
                    let n = self.direct.list.len() as u16;
                    end = self.direct_types(p, false)?;
                    lists[i as usize % MAX_SLOTS] = (n, u16::try_from(self.direct.list.len()).ok()?);
                }
                Step::Successor => {
                    self.seek(p as u32);
                    let b = self.successor().ok()?;
                    self.direct.successors.push(b);
                    end = self.last_end as usize;
                }
                Step::Functional => {
                    end = self.direct_functional(p)?;
                    lists[0] = (0, u16::try_from(self.direct.list.len()).ok()?);
                }
                Step::ShortColon(n) => {
                    if at(src, p) == b':' {
                        end = p + 1;
                        step_at += n as usize;
                    }
                }
                Step::IfPunct(tok, first, n) => {
                    if at(src, p) == first && (tok != Tok::Arrow || at(src, p + 1) == b'>') {
                        end = p + 1 + usize::from(tok == Tok::Arrow);
                    } else {
                        step_at += n as usize;
                    }
                }
                Step::IfWord(w, n) => {
                    let w = formats.words[w as usize];
                    if src.get(p..p + w.len()) == Some(w.as_bytes()) && !lex::goes_on(at(src, p + w.len())) {
                        end = p + w.len();
                    } else {
                        step_at += n as usize;
                    }
                }
                Step::IfValue(n) => {
                    if at(src, p) != b'%' {
                        step_at += n as usize;
                    }
                }
            }
        }
        for source in &formats.sources[fast.sources.0 as usize..fast.sources.1 as usize] {
            match *source {
                Source::Const(to, t) => types[to as usize % MAX_SLOTS] = t,
                Source::Copy(to, from) => types[to as usize % MAX_SLOTS] = types[from as usize % MAX_SLOTS],
                Source::From(to, from, how) => {
                    types[to as usize % MAX_SLOTS] = how(&mut self.m.cx, types[from as usize % MAX_SLOTS])?;
                }
                Source::OfAttr(to, name) => {
                    let a = self.direct.attrs.iter().find(|e| e.0 == name)?.1;
                    types[to as usize % MAX_SLOTS] = self.m.cx.attr_type(a)?;
                }
            }
        }
        let no = row.operands.len();
        if fast.single_operands {
            let values = &self.m.operand_pool[operands..];
            let fine = values.len() == no && values.iter().zip(&types[..]).all(|(&v, &t)| self.m.value_type[v] == t);
            return if fine { Some(end) } else { None };
        }
        for i in 0..no.min(MAX_SLOTS) {
            let ((first, last), tys, t) = (fields[i], lists[i], types[i]);
            let values = &self.m.operand_pool[operands + first as usize..operands + last as usize];
            // A field with one type for all has none in the list.
            let fine = if tys.1 > tys.0 || t.is_none() {
                let list = &self.direct.list[tys.0 as usize..tys.1 as usize];
                list.len() == values.len() && values.iter().zip(list).all(|(&v, &t)| self.m.value_type[v] == t)
            } else {
                values.iter().all(|&v| self.m.value_type[v] == t)
            };
            if !fine {
                return None;
            }
        }
        if row.traits.has(Traits::ATTR_SIZED_OPERANDS) && !self.direct.attrs.iter().any(|e| e.0 == Sym::OPERAND_SEGMENT_SIZES) {
            let a = self.sizes_attr(fields[..no.min(MAX_SLOTS)].iter().map(|f| (f.1 - f.0) as usize));
            self.direct.attrs.push((Sym::OPERAND_SEGMENT_SIZES, a));
        }
        Some(end)
    }
}
