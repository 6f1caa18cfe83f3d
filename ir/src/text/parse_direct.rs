//! The shortest way to read an operation: from its bytes straight into the columns of the module, without tokens, for
//! the operations whose formats are steps (`parse_fast`). It reads what is written as it is usually written and
//! reports nothing: at anything else it forgets the operation, which is then read the general way from its beginning,
//! with the same result and all diagnostics. What it leaves behind then is interned content that nothing refers to.

use alloc::vec::Vec;

use crate::dialect::enums::ENUMS;
use crate::id::{Attr, Block, Id, Loc, Op, Opcode, Sym, Type, Value};
use crate::module::{NO_EXTRA, OpRecord};
use crate::row::{AttrKind, Format, OpRow, Traits};
use crate::text::lex;
use crate::text::lex::Tok;
use crate::text::name_pool::pack;
use crate::text::parse::{AliasCost, Parse, Parser, Unresolved};
use crate::text::parse_fast::{Fast, MAX_SLOTS, Source, Step, Usual};
use crate::text::parse_name::ResultName;
use crate::text::parse_usual::Text;
use crate::ty::{DYNAMIC, Sign, TypeData};

/// Entries of each of the small tables of [`Direct`]; a power of two.
const RECENT: usize = 256;
/// Names of operations remembered; a power of two.
const RECENT_NAMES: usize = 512;
/// Texts of types remembered; a power of two.
const RECENT_TYPES: usize = 4096;
/// Bytes of the text of a type that say where it is remembered.
const TYPE_BYTES: usize = 32;
/// Types of longer text are not remembered.
const MAX_TYPE_TEXT: usize = 160;
/// Bytes of texts of types that are kept; with more, all are forgotten.
#[cfg(feature = "fast")]
const MAX_TYPE_TEXTS: usize = 1 << 18;

/// The name of an operation met before.
#[derive(Clone, Copy)]
pub(super) struct OpName {
    /// Its first bytes, zero beyond its length.
    pub(super) bytes: [u64; 3],
    pub(super) opcode: Opcode,
    /// What is mostly written of its kind.
    #[cfg_attr(not(feature = "fast"), allow(dead_code))]
    pub(super) usual: Usual,
    /// The default dialect that completed a name without a dot.
    pub(super) dialect: &'static str,
}

/// What was read before, in tables that keep the last entry of each place, and the operation being read.
#[derive(Default)]
pub(crate) struct Direct {
    pub(super) names: Vec<OpName>,
    /// Texts of types: first byte in `type_texts`, or in the source where size counts, and length.
    types: Vec<(u32, u32, Type)>,
    /// What is looked at all the time, side by side: the source is long, and a place in it that was passed is far away.
    #[cfg(feature = "fast")]
    type_texts: Vec<u8>,
    /// By type: its text in `type_texts`, and the length, 0 if it is not of the kinds whose texts are remembered.
    #[cfg(feature = "fast")]
    spelled: Vec<(u32, u32)>,
    /// Types that follow from others in a kind of operations, by both: the kind, the type, the one that follows.
    #[cfg(feature = "fast")]
    pub(super) followed: Vec<(Opcode, Type, Type)>,
    /// The text of flags that were not known, and the kind of the operation, which is read otherwise.
    #[cfg(feature = "fast")]
    pub(super) unread: Option<([u64; 3], Opcode)>,
    /// Words of enums: the word, the enum, the attribute.
    words: Vec<(u64, u32, Attr)>,
    /// Texts of constants and conditions.
    pub(super) texts: Vec<Text>,
    /// How often one was put there.
    #[cfg(feature = "fast")]
    pub(super) n_remembered: usize,
    /// Types listed for a field.
    list: Vec<Type>,
    pub(super) results: Vec<Type>,
    pub(super) attrs: Vec<(Sym, Attr)>,
    pub(super) successors: Vec<Block>,
    /// Where the operands of the second of two successors begin.
    #[cfg(feature = "fast")]
    pub(super) first_targets: usize,
    numbers: Vec<i64>,
    /// Whether what may be reported or counted was read since the last mark.
    general: bool,
    /// Where an operation stands that is read the general way because of its kind, and the kind.
    pub left: Option<(u32, Opcode)>,
}

impl Direct {
    /// For a text of about so many operations: of a short one, types are not remembered, which costs more than it gives.
    pub(crate) fn new(n_ops: usize) -> Direct {
        Direct {
            names: alloc::vec![OpName { bytes: [0, u64::MAX, 0], opcode: Opcode::ERASED, usual: Usual::Other, dialect: "" }; RECENT_NAMES],
            types: alloc::vec![(0, 0, Type::NONE); if n_ops < 32 { 0 } else { RECENT_TYPES }],
            words: alloc::vec![(0, 0, Attr::NONE); RECENT],
            ..Direct::default()
        }
    }
    /// Remembers a name at its place; what was there goes to the other place that it may have.
    pub(super) fn remember_name(&mut self, place: usize, name: OpName) {
        let Some(&before) = self.names.get(place) else { return };
        if let Some(other) = self.names.get_mut(place ^ 1).filter(|_| before.opcode != Opcode::ERASED) {
            *other = before;
        }
        if let Some(here) = self.names.get_mut(place) {
            *here = name;
        }
    }
    /// The name that begins with these bytes, at one of the two places that it may have.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn name(&self, bytes: [u64; 3]) -> Option<&OpName> {
        let place = place_of_name(bytes);
        // Comparing arrays would put them into memory.
        let is = |e: &&OpName| e.bytes[0] == bytes[0] && e.bytes[1] == bytes[1] && e.bytes[2] == bytes[2];
        match self.names.get(place).filter(is) {
            Some(e) => Some(e),
            None => self.names.get(place ^ 1).filter(is),
        }
    }
}

/// Where the name of an operation is remembered.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) fn place_of_name([first, second, _]: [u64; 3]) -> usize {
    // With this factor hardly any two of the common names meet.
    ((first ^ second.rotate_left(23)).wrapping_mul(0x54e9_aedd_3fea_98ab) >> 55) as usize % RECENT_NAMES
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

#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) fn load(src: &[u8], p: usize) -> Option<u64> {
    src.get(p..)?.first_chunk().map(|c| u64::from_le_bytes(*c))
}
/// The byte at `p`, 0 past the end.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) fn at(src: &[u8], p: usize) -> u8 {
    match src.get(p) {
        Some(&c) => c,
        None => 0,
    }
}
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) fn mix(key: u64) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize
}

/// Skips blanks, of which there is mostly one or none.
#[inline]
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
pub(super) fn next_line(src: &[u8], p: usize) -> usize {
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
/// A word of the same byte.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) const fn repeated(c: u8) -> u64 {
    0x0101_0101_0101_0101 * c as u64
}
/// Marks (by its top bit) the first byte of a word below `n`, which is at most 128, and perhaps bytes behind it.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) fn below(w: u64, n: u8) -> u64 {
    w.wrapping_sub(repeated(n)) & !w & 0x8080_8080_8080_8080
}
/// The bytes of a word before the first marked one.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) fn before(w: u64, mark: u64) -> u64 {
    w & ((mark & mark.wrapping_neg()) >> 7).wrapping_sub(1)
}

/// Marks the first byte below `n` of a word of ASCII but for the first byte, which is a sigil, and perhaps others behind it.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) fn name_end_below(w: u64, n: u8) -> u64 {
    (w | 0x7f).wrapping_sub(repeated(n)) & 0x8080_8080_8080_8080
}
/// The bytes of a word before the first marked one, moved to the top of it, and how many there are; there is a mark.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
pub(super) fn top_before(w: u64, mark: u64) -> (u64, usize) {
    let n = mark.trailing_zeros();
    (w.wrapping_shl(71u32.wrapping_sub(n)), n as usize / 8)
}

/// A decimal integer of at most 18 digits: whether it is negative, its magnitude, and its end.
#[inline]
pub(super) fn digits(src: &[u8], p: usize) -> Option<(bool, u64, usize)> {
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

/// Whether a type is written as an array or a struct of the LLVM dialect without a name, without other prefixes, aliases or
/// pointers that say what they point to.
fn is_plain_aggregate(text: &[u8]) -> bool {
    let plain = |c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'<' | b'>' | b'(' | b')' | b',' | b' ');
    let known = text.starts_with(b"!llvm.struct<(") || text.starts_with(b"!llvm.array<");
    known && text.ends_with(b">") && text[12..].iter().all(plain) && !text.windows(4).any(|w| w == b"ptr<")
}

/// Where the text of a long type is remembered: chosen by the bytes up to the first `>`, if that is near.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
fn place_of_type(src: &[u8], p: usize) -> Option<usize> {
    let (mut key, mut q) = (0u64, p);
    loop {
        let w = load(src, q)?;
        let hit = below(w ^ repeated(b'>'), 1);
        if hit != 0 {
            return Some(mix(key.rotate_left(11) ^ before(w, hit)) % RECENT_TYPES);
        }
        key = key.rotate_left(11) ^ w;
        q += 8;
        if q - p > TYPE_BYTES {
            return Some(mix(key) % RECENT_TYPES);
        }
    }
}

impl Parser<'_> {
    /// Reads operations from the current token on, as many as come in the usual form. `Err` only for what is wrong
    /// with the names of results, which the general way would report in the same words.
    #[cfg_attr(feature = "fast", inline(never))]
    pub(crate) fn direct_ops(&mut self, ops: &mut Vec<Op>) -> Parse<()> {
        if cfg!(not(feature = "quick")) {
            return Ok(());
        }
        let mut p = self.token.start as usize;
        let mut result = Ok(());
        let mut mark = self.mark();
        self.direct.general = false;
        // The operations are appended one after the other, and nothing else meanwhile.
        let first = self.m.op_kind.len();
        loop {
            #[cfg(feature = "fast")]
            match self.line(p) {
                0 => {}
                next => {
                    p = next;
                    continue;
                }
            }
            if matches!(at(self.src, p), b'}' | b'^') {
                break;
            }
            // What lines before this one cost is not forgotten with it.
            if cfg!(feature = "fast") && core::mem::take(&mut self.direct.general) {
                mark = self.mark();
            }
            let n_operands = self.m.operand_pool.len();
            // Its name may have been seen already: there is no other way then that ends here.
            let left = self.direct.left.is_some_and(|(at, _)| at as usize >= p);
            let read = if left { None } else { self.direct_op(p, &mut result) };
            match read {
                Some(next) => {
                    p = next;
                    #[cfg(feature = "fast")]
                    if let Some((key, opcode)) = self.direct.unread.take()
                        && let (Some(&kind), Some(r)) = (self.m.op_kind.as_slice().last(), self.m.op_record.as_slice().last())
                        && kind == opcode
                    {
                        self.direct.remember(Text { key, opcode, ty: Type::NONE, dict: r.attrs });
                    }
                    if core::mem::take(&mut self.direct.general) {
                        mark = self.mark();
                    }
                    if result.is_err() {
                        break;
                    }
                }
                None => {
                    self.m.operand_pool.truncate(n_operands);
                    self.forget(mark);
                    #[cfg(feature = "fast")]
                    self.drop_unread();
                    break;
                }
            }
        }
        ops.extend((first..self.m.op_kind.len()).map(Op::new));
        #[cfg(feature = "fast")]
        self.stop_at(p);
        #[cfg(not(feature = "fast"))]
        self.seek(p as u32);
        result
    }

    /// Somebody else reads the operation: its attributes are not seen here.
    #[cfg(feature = "fast")]
    fn drop_unread(&mut self) {
        self.direct.unread = None;
    }
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
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
            let whole = at(src, p + 8) == b'r' && !matches!(next, b'-' | b'<') && !lex::goes_on(next);
            return if whole && !self.dotted_aliases { Some((Type::LLVM_PTR, p + 9)) } else { None };
        }
        let aggregate = cfg!(feature = "fast") && (first == word(b"!llvm.st") || first == word(b"!llvm.ar"));
        if !matches!(first as u8, b'm' | b'v' | b't') && !(aggregate && !self.dotted_aliases) {
            return None;
        }
        let &(start, len, ty) = self.direct.types.get(place_of_type(src, p)?)?;
        if len > 0 && src.get(p..p + len as usize) == self.kept_text(start, len) {
            return Some((ty, p + len as usize));
        }
        None
    }
    /// The end of a type that is written at `p` as it was before.
    #[cfg(feature = "fast")]
    #[inline(never)]
    pub(super) fn same_type(&self, ty: Type, p: usize) -> Option<usize> {
        let &(start, len) = self.direct.spelled.get(ty.0 as usize).filter(|s| s.1 > 0)?;
        let (text, before) = (self.src.get(p..p + len as usize)?, self.kept_text(start, len)?);
        (text == before).then_some(p + len as usize)
    }
    /// Remembers the text of a type that was read, up to the end of the last token.
    pub(crate) fn remember_type(&mut self, start: u32, ty: Type) {
        self.remember_text(start as usize, self.last_end as usize, ty);
    }
    pub(super) fn remember_text(&mut self, start: usize, end: usize, ty: Type) {
        let (text, len) = (&self.src[start..end], (end - start) as u32);
        if end - start > MAX_TYPE_TEXT
            || !matches!(text, [b'm' | b'v' | b't', .., b'>']) && !(cfg!(feature = "fast") && is_plain_aggregate(text))
        {
            return;
        }
        // A short text has no table, nor one that is a type or attribute alone.
        if self.direct.types.is_empty() {
            return;
        }
        #[cfg(feature = "fast")]
        let kept = self.keep_text(text, start as u32, ty);
        #[cfg(not(feature = "fast"))]
        let kept = start as u32;
        if let Some(known) = place_of_type(self.src, start).and_then(|place| self.direct.types.get_mut(place)) {
            *known = (kept, len, ty);
        }
    }
    /// Keeps the text of a type, which begins at a byte of the source, beside the others, if it is not there. Its first byte.
    #[cfg(feature = "fast")]
    fn keep_text(&mut self, text: &[u8], start: u32, ty: Type) -> u32 {
        let direct = &mut self.direct;
        if cfg!(not(small)) && direct.type_texts.len() > MAX_TYPE_TEXTS {
            direct.type_texts.clear();
            direct.types.fill((0, 0, Type::NONE));
            direct.spelled.clear();
        }
        let at = ty.0 as usize;
        if direct.spelled.len() <= at {
            direct.spelled.resize(self.m.cx.types.len().max(at + 1), (0, 0));
        }
        if cfg!(small) {
            direct.spelled[at] = (start, text.len() as u32);
            return start;
        }
        let (start, len) = direct.spelled[at];
        if direct.type_texts.get(start as usize..(start + len) as usize) == Some(text) {
            return start;
        }
        let start = direct.type_texts.len() as u32;
        direct.type_texts.extend_from_slice(text);
        direct.spelled[at] = (start, text.len() as u32);
        start
    }
    /// The text of a type that was remembered.
    fn kept_text(&self, start: u32, len: u32) -> Option<&[u8]> {
        #[cfg(feature = "fast")]
        let all = if cfg!(small) { self.src } else { &self.direct.type_texts[..] };
        #[cfg(not(feature = "fast"))]
        let all = self.src;
        all.get(start as usize..(start + len) as usize)
    }
    /// Reads the type at `p`; its end.
    fn direct_type(&mut self, p: usize) -> Option<(Type, usize)> {
        match self.known_type(p) {
            Some(found) => Some(found),
            None => self.direct_new_type(p),
        }
    }
    #[inline(never)]
    pub(super) fn direct_new_type(&mut self, p: usize) -> Option<(Type, usize)> {
        #[cfg(feature = "fast")]
        if let Some(found) = self.plain_memref(p) {
            return Some(found);
        }
        self.direct.general = true;
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
                    None => self.general_attr(kind, p),
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
                    if let Some(e) = self.direct.words.get(place % RECENT).filter(|e| e.0 == key && e.1 == which) {
                        return Some((e.2, end));
                    }
                    let (a, after) = self.general_attr(kind, p)?;
                    if let Some(known) = self.direct.words.get_mut(place % RECENT).filter(|_| after == end) {
                        *known = (key, which, a);
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
        self.direct.general = true;
        self.seek(p as u32);
        let a = self.format_attr(kind).ok()?;
        Some((a, self.last_end as usize))
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
                end = self.one_operand(p)?;
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

    /// Reads the operation at `p` and appends it; where the next one begins. `None`: it is not of the usual form.
    #[cfg_attr(feature = "fast", inline(never))]
    fn direct_op(&mut self, p: usize, result: &mut Parse<()>) -> Option<usize> {
        let (name, p) = self.direct_result_name(p)?;
        let loc = Loc::at(p as u32);
        let (opcode, end) = self.direct_op_name(p)?;
        let fast = match self.fast.get(opcode) {
            Some(fast) => fast,
            None => self.direct_format(opcode, p)?,
        };
        let usual = fast.usual;
        if (self.m.op_kind.len() | self.m.value_type.len()) >= 1 << 30 {
            return None;
        }
        let operands = self.m.operand_pool.len();
        if usual != Usual::Other {
            if let Some((ty, attrs, end)) = self.direct_usual(usual, opcode, end) {
                return self.append_usual(usual.jumps(), opcode, name, loc, operands, ty, attrs, end, result);
            }
            self.m.operand_pool.truncate(operands);
        }
        self.direct_other(opcode, name, loc, operands, end, result)
    }
    /// Appends an operation with a result of a type, or none, that ends with the line at `end`.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    fn append_usual(
        &mut self,
        jumps: bool,
        opcode: Opcode,
        name: ResultName,
        loc: Loc,
        operands: usize,
        ty: Type,
        attrs: Attr,
        end: usize,
        result: &mut Parse<()>,
    ) -> Option<usize> {
        let n_results = u32::from(ty.is_some());
        if name.name != u32::MAX && n_results != name.count {
            return None;
        }
        let q = next_line(self.src, end);
        let (loc, next) = match at(self.src, q) {
            b'l' => self.direct_loc(loc, q)?,
            b',' => return None,
            _ => (loc, q),
        };
        let m = &mut *self.m;
        let op = Op::new(m.op_kind.len());
        let results = m.value_type.len() as u32;
        if n_results > 0 {
            m.push_result(op, ty);
        }
        let n_operands = (m.operand_pool.len() - operands) as u32;
        let operands = operands as u32;
        let record = OpRecord { operands, n_operands, results, n_results, attrs, loc, block: Block::NONE, extra: NO_EXTRA };
        m.push_op(opcode, record, if jumps { &self.direct.successors } else { &[] });
        if name.name != u32::MAX {
            *result = self.define_one(name.name, name.loc, Value(results));
        }
        Some(next)
    }
    /// The same of any operation with a format of steps, whose name ends at `end`.
    #[inline(never)]
    fn direct_other(
        &mut self,
        opcode: Opcode,
        name: ResultName,
        loc: Loc,
        operands: usize,
        end: usize,
        result: &mut Parse<()>,
    ) -> Option<usize> {
        let row = self.m.cx.registry.row(opcode);
        let fast = *self.fast.get(opcode)?;
        if !fast.in_order {
            return None;
        }
        self.pointee = None;
        self.direct.list.clear();
        self.direct.results.clear();
        self.direct.attrs.clear();
        self.direct.successors.clear();
        let mut types = [Type::NONE; MAX_SLOTS];
        let end = self.direct_steps(fast, row, end, operands, &mut types)?;
        if fast.ends_line && !matches!(at(self.src, end), b'\n' | b'\r') {
            return None;
        }
        let no = row.operands.len();
        let single = fast.single_results;
        let n_results = if single { row.results.len() } else { self.direct.results.len() };
        if name.name != u32::MAX && n_results != name.count as usize {
            return None;
        }
        let attrs = self.direct_dict(opcode);
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
        if name.name != u32::MAX {
            *result = self.define(Unresolved { name: name.name, number: 0, loc: name.loc }, Value(results), name.count);
        }
        Some(next)
    }
    /// The format of a kind that was not met before; the name of the operation is at `p`.
    #[cold]
    pub(super) fn direct_format(&mut self, opcode: Opcode, p: usize) -> Option<&Fast> {
        let row = self.m.cx.registry.row(opcode);
        match (row.format, row.usual) {
            (Format::Asm(text), _) if !text.is_empty() => {
                self.fast.compile(opcode, row, text, &[]);
                self.fast.get(opcode)
            }
            (_, Some(usual)) => {
                self.fast.compile(opcode, row, usual.format, usual.types);
                self.fast.get(opcode)
            }
            _ => {
                self.direct.left = Some((p as u32, opcode));
                #[cfg(feature = "fast")]
                if self.fast.without_format(opcode).is_some() {
                    return self.fast.get(opcode);
                }
                None
            }
        }
    }
    /// The dictionary of the attributes that were read.
    pub(super) fn direct_dict(&mut self, opcode: Opcode) -> Attr {
        if self.direct.attrs.is_empty() {
            return Attr::EMPTY_DICT;
        }
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
        self.direct.general = true;
        self.seek(q as u32);
        let loc = self.opt_trailing_loc(loc).ok()?;
        Some((loc, self.token.start as usize))
    }
    #[inline(never)]
    fn direct_attr_dict(&mut self, p: usize) -> Option<usize> {
        self.direct.general = true;
        self.seek(p as u32);
        let mut attrs = core::mem::take(&mut self.direct.attrs);
        let result = self.opt_attr_dict(&mut attrs);
        self.direct.attrs = attrs;
        result.ok()?;
        Some(self.last_end as usize)
    }

    /// Runs the steps of a format from `start` on; the end. Puts the operands into the pool and the types of the slots
    /// into `types`.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    fn direct_steps(
        &mut self,
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
        let (mut step_at, last_step) = (fast.steps.0 as usize, fast.steps.1 as usize);
        while step_at < last_step {
            let step = self.fast.steps[step_at];
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
                    let w = self.fast.words[w as usize];
                    end = p + w.len();
                    if src.get(p..end) != Some(w.as_bytes()) || lex::goes_on(at(src, end)) {
                        return None;
                    }
                }
                Step::Operand(i) => {
                    end = self.one_operand(p)?;
                    let n = (self.m.operand_pool.len() - operands) as u16;
                    fields[i as usize % MAX_SLOTS] = (n - 1, n);
                }
                Step::PunctOperand(_, first, i) => {
                    if at(src, p) != first {
                        return None;
                    }
                    end = self.one_operand(blanks(src, p + 1))?;
                    let n = (self.m.operand_pool.len() - operands) as u16;
                    fields[i as usize % MAX_SLOTS] = (n - 1, n);
                }
                Step::Operands(i) => {
                    let n = (self.m.operand_pool.len() - operands) as u16;
                    let mut p = p;
                    while at(src, p) == b'%' {
                        end = self.one_operand(p)?;
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
                    self.direct.general = true;
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
                    let w = self.fast.words[w as usize];
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
        for i in fast.sources.0..fast.sources.1 {
            match self.fast.sources[i as usize] {
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
            let values = &self.m.operand_pool.as_slice()[operands..];
            let fine = values.len() == no && values.iter().zip(&types[..]).all(|(&v, &t)| self.m.value_type[v] == t);
            return if fine { Some(end) } else { None };
        }
        for i in 0..no.min(MAX_SLOTS) {
            let ((first, last), tys, t) = (fields[i], lists[i], types[i]);
            let values = &self.m.operand_pool.as_slice()[operands + first as usize..operands + last as usize];
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
