//! Attributes and types of a file: the builtin dialect's own encodings, and text for all others.

use alloc::format;
use alloc::vec::Vec;

use super::cursor::{Cursor, Read, bad};
use super::read::{BUSY, LOC, OPEN, Place, Reader};
use crate::attr::{AttrData, LocData};
use crate::diag::{Diags, Source};
use crate::id::{Attr, Loc, Sym, Type};
use crate::store::List;
use crate::text::parse;
use crate::ty::{FloatKind, Sign, TypeData};

/// How deep attributes and types nest: as deep as in text, and a little for what stands around them in the file.
const MAX_DEPTH: u32 = 320;

/// How many locations are decoded at once.
const AHEAD: usize = 64;

/// Codes of the builtin dialect's attributes.
pub(super) mod code {
    pub(crate) const ARRAY: u64 = 0;
    pub(crate) const DICTIONARY: u64 = 1;
    pub(crate) const STRING: u64 = 2;
    pub(crate) const STRING_WITH_TYPE: u64 = 3;
    pub(crate) const FLAT_SYMBOL: u64 = 4;
    pub(crate) const SYMBOL: u64 = 5;
    pub(crate) const TYPE: u64 = 6;
    pub(crate) const UNIT: u64 = 7;
    pub(crate) const INTEGER: u64 = 8;
    pub(crate) const FLOAT: u64 = 9;
    pub(crate) const CALL_SITE: u64 = 10;
    pub(crate) const FILE_LINE_COL: u64 = 11;
    pub(crate) const FUSED: u64 = 12;
    pub(crate) const FUSED_WITH_METADATA: u64 = 13;
    pub(crate) const NAME_LOC: u64 = 14;
    pub(crate) const UNKNOWN_LOC: u64 = 15;
    pub(crate) const DENSE_RESOURCE: u64 = 16;
    pub(crate) const DENSE_ARRAY: u64 = 17;
    pub(crate) const DENSE: u64 = 18;
    pub(crate) const DENSE_STRINGS: u64 = 19;
    pub(crate) const SPARSE: u64 = 20;
    pub(crate) const DISTINCT: u64 = 21;
    pub(crate) const FILE_RANGE: u64 = 22;
}

/// Codes of the builtin dialect's types.
pub(super) mod type_code {
    pub(crate) const INTEGER: u64 = 0;
    pub(crate) const INDEX: u64 = 1;
    pub(crate) const FUNCTION: u64 = 2;
    pub(crate) const BF16: u64 = 3;
    pub(crate) const F16: u64 = 4;
    pub(crate) const F32: u64 = 5;
    pub(crate) const F64: u64 = 6;
    pub(crate) const F80: u64 = 7;
    pub(crate) const F128: u64 = 8;
    pub(crate) const COMPLEX: u64 = 9;
    pub(crate) const MEMREF: u64 = 10;
    pub(crate) const MEMREF_WITH_SPACE: u64 = 11;
    pub(crate) const NONE: u64 = 12;
    pub(crate) const TENSOR: u64 = 13;
    pub(crate) const TENSOR_WITH_ENCODING: u64 = 14;
    pub(crate) const TUPLE: u64 = 15;
    pub(crate) const UNRANKED_MEMREF: u64 = 16;
    pub(crate) const UNRANKED_MEMREF_WITH_SPACE: u64 = 17;
    pub(crate) const UNRANKED_TENSOR: u64 = 18;
    pub(crate) const VECTOR: u64 = 19;
    pub(crate) const VECTOR_SCALABLE: u64 = 20;
}

impl<'a> Reader<'a> {
    /// The attribute that a number refers to.
    #[inline]
    pub(super) fn attr(&mut self, c: &mut Cursor<'a>) -> Read<Attr> {
        let i = c.quick()?;
        self.attr_at(c, i)
    }
    #[inline]
    pub(super) fn attr_at(&mut self, c: &Cursor<'_>, i: u64) -> Read<Attr> {
        self.some_attr(c.at, i)
    }
    #[inline]
    fn some_attr(&mut self, from: usize, i: u64) -> Read<Attr> {
        match self.attrs.ids.get(i as usize) {
            Some(&id) if id < BUSY && i <= u32::MAX as u64 => Ok(Attr(id)),
            _ => self.new_attr(from, i),
        }
    }
    /// An attribute that may be absent: 0, or its number and a flag.
    pub(super) fn opt_attr(&mut self, c: &mut Cursor<'a>) -> Read<Option<Attr>> {
        let (i, there) = c.varint_flag()?;
        match (there, i) {
            (true, i) => self.attr_at(c, i).map(Some),
            (false, 0) => Ok(None),
            (false, _) => c.fail("an absent attribute with a number"),
        }
    }
    /// The type that a number refers to.
    #[inline]
    pub(super) fn ty(&mut self, c: &mut Cursor<'a>) -> Read<Type> {
        let i = c.small()?;
        self.type_at(c, i)
    }
    #[inline]
    pub(super) fn type_at(&mut self, c: &Cursor<'_>, i: u64) -> Read<Type> {
        match self.types.ids.get(i as usize) {
            Some(&id) if id < BUSY && i <= u32::MAX as u64 => Ok(Type(id)),
            _ => self.new_type(c.at, i),
        }
    }
    /// The location that a number refers to.
    #[inline]
    pub(super) fn loc(&mut self, c: &mut Cursor<'a>) -> Read<Loc> {
        let i = c.quick()?;
        self.loc_at(c, i)
    }
    #[inline]
    pub(super) fn loc_at(&mut self, c: &Cursor<'_>, i: u64) -> Read<Loc> {
        match self.attrs.ids.get(i as usize) {
            Some(&id) if id & LOC != 0 && i <= u32::MAX as u64 => Ok(Loc(id)),
            _ => self.new_loc(c.at, i).map(|l| Loc(l as u32)),
        }
    }
    /// Decodes a location, which is a number of 64 bits to be returned in a register.
    #[inline(never)]
    pub(super) fn new_loc(&mut self, from: usize, i: u64) -> Read<u64> {
        match usize::try_from(i) {
            Ok(i) if self.builtin.contains(&i) => match self.places_from(i) {
                OPEN => {}
                id if id & LOC == 0 => {}
                id => return Ok(id as u64),
            },
            _ => {}
        }
        self.other_loc(from, i).map(|l| l.0 as u64)
    }
    /// Decodes locations from a number on, as far as they are a line and a column in the file of the one before. There are
    /// as many of them as there are operations, mostly in their order, and no two of a file are equal: they are kept
    /// without looking for an equal one. What the first number became.
    fn places_from(&mut self, i: usize) -> u32 {
        let end = self.builtin.end.min(i + AHEAD);
        let Some((ids, places)) = self.attrs.ids.get_mut(i..end).zip(self.attrs.places.get(i..end + 1)) else { return OPEN };
        let (data, place, locs) = (self.data, self.last_place, &mut self.m.cx.locs);
        for (id, at) in ids.iter_mut().zip(places.windows(2)) {
            let (at, length, custom) = (at[0] as usize / 2, at[1] / 2 - at[0] / 2, at[0] & 1 != 0);
            let Some(&word) = data.get(at..).and_then(|d| d.first_chunk()) else { break };
            let word = u64::from_le_bytes(word);
            if *id != OPEN || !custom || word & place.mask != place.code {
                continue;
            }
            // Both numbers mostly fit one word together with what stands before them.
            let word = word >> place.bits;
            let (line, n) = number(word);
            let (col, m) = number(word.wrapping_shr(8 * n));
            let bits = place.bits + 8 * (n + m);
            if bits == 8 * length && bits <= 64 && (line | col) >> 32 == 0 {
                let data = LocData::File { file: place.file, line: line as u32, col: col as u32 };
                *id = Loc::interned(locs.push_unique(data)).0;
            }
        }
        ids.first().map_or(OPEN, |&id| id)
    }
    #[cold]
    #[inline(never)]
    fn other_loc(&mut self, from: usize, i: u64) -> Read<Loc> {
        let n = self.attrs.ids.len();
        let Some(&id) = usize::try_from(i).ok().and_then(|i| self.attrs.ids.get(i)) else {
            return bad(from, format!("attribute {i} of {n}"));
        };
        let i = i as usize;
        let e = self.attrs.entry(i);
        let quick = id == OPEN && e.custom && self.dialects[self.attrs.dialect(i)].is_builtin;
        let mut part = Cursor { data: self.data, at: e.at, end: e.end };
        // As attributes, they would be looked through for aliases.
        let known = match if quick { part.varint()? } else { u64::MAX } {
            code::FILE_LINE_COL => {
                self.builtin = self.attrs.group(i);
                Some(self.file_line_col(&mut part)?)
            }
            code::UNKNOWN_LOC => Some(Loc::UNKNOWN),
            _ => None,
        };
        let loc = match known {
            Some(_) if !part.is_empty() => return part.fail("bytes behind an attribute"),
            Some(loc) => loc,
            None => match self.some_attr(from, i as u64).map(|a| self.m.cx.attr_data(a))? {
                AttrData::Loc(l) => l,
                _ => return bad(from, format!("attribute {i} is no location")),
            },
        };
        self.attrs.ids[i] = loc.0;
        Ok(loc)
    }
    fn file_line_col(&mut self, c: &mut Cursor<'a>) -> Read<Loc> {
        let at = c.at;
        let from = at - 1;
        let file = self.sym(c)?;
        // Locations name the same file again and again: how that one begins, if its code takes one byte.
        let bits = 8 * (c.at - from) as u32;
        if bits < 64 && self.data[from] as u64 == code::FILE_LINE_COL * 2 + 1 {
            let mask = (1 << bits) - 1;
            let code = self.data[from..c.at].iter().rev().fold(0, |code, &b| code << 8 | b as u64);
            self.last_place = Place { mask, code, bits, file };
        }
        let (line, col) = (c.quick()?, c.quick()?);
        match (u32::try_from(line), u32::try_from(col)) {
            (Ok(line), Ok(col)) => Ok(Loc::interned(self.m.cx.locs.push_unique(LocData::File { file, line, col }))),
            _ => bad(at, "a line or column above 2^32"),
        }
    }
    /// The text of a string attribute.
    fn sym(&mut self, c: &mut Cursor<'a>) -> Read<Sym> {
        let a = self.attr(c)?;
        match self.m.cx.attr_data(a) {
            AttrData::String { text, .. } => Ok(text),
            _ => c.fail("expected a string attribute"),
        }
    }

    #[cold]
    #[inline(never)]
    fn new_attr(&mut self, from: usize, i: u64) -> Read<Attr> {
        let n = self.attrs.ids.len();
        let Some(id) = usize::try_from(i).ok().and_then(|i| self.attrs.ids.get_mut(i)) else {
            return bad(from, format!("attribute {i} of {n}"));
        };
        if *id == BUSY {
            return bad(from, format!("attribute {i} is part of itself"));
        }
        // Decoded as the location of something before.
        if *id & LOC != 0 {
            let loc = Loc(*id);
            return Ok(self.m.cx.attr(AttrData::Loc(loc)));
        }
        *id = BUSY;
        let i = i as usize;
        let e = self.attrs.entry(i);
        let mut part = Cursor { data: self.data, at: e.at, end: e.end };
        self.enter(&part)?;
        let dialect = self.dialects[self.attrs.dialect(i)];
        let a = match e.custom {
            true if dialect.is_builtin => self.builtin_attr(&mut part)?,
            true if dialect.is_llvm => self.llvm_attr(&mut part)?,
            true => return part.fail(format!("no encoding of the dialect '{}' is known", self.m.cx.str(dialect.name))),
            false => self.text_attr(&mut part)?,
        };
        self.depth -= 1;
        if !part.is_empty() {
            return part.fail("bytes behind an attribute");
        }
        if a.0 >= BUSY {
            return part.fail("more than 2^31 attributes");
        }
        self.attrs.ids[i] = a.0;
        Ok(a)
    }

    #[cold]
    #[inline(never)]
    fn new_type(&mut self, from: usize, i: u64) -> Read<Type> {
        let n = self.types.ids.len();
        let Some(id) = usize::try_from(i).ok().and_then(|i| self.types.ids.get_mut(i)) else {
            return bad(from, format!("type {i} of {n}"));
        };
        if *id == BUSY {
            return bad(from, format!("type {i} is part of itself"));
        }
        *id = BUSY;
        let i = i as usize;
        let e = self.types.entry(i);
        let mut part = Cursor { data: self.data, at: e.at, end: e.end };
        self.enter(&part)?;
        let dialect = self.dialects[self.types.dialect(i)];
        let t = match e.custom {
            true if dialect.is_builtin => self.builtin_type(&mut part)?,
            true => return part.fail(format!("no encoding of the dialect '{}' is known", self.m.cx.str(dialect.name))),
            false => self.text_type(&mut part)?,
        };
        self.depth -= 1;
        if !part.is_empty() {
            return part.fail("bytes behind a type");
        }
        if t.0 >= BUSY {
            return part.fail("more than 2^31 types");
        }
        self.types.ids[i] = t.0;
        Ok(t)
    }

    fn enter(&mut self, c: &Cursor<'a>) -> Read<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return c.fail(format!("attributes and types nest more than {MAX_DEPTH} deep"));
        }
        Ok(())
    }

    // Text.

    fn text(&mut self, c: &mut Cursor<'a>) -> Read<&'a str> {
        let at = c.at;
        match core::str::from_utf8(c.c_string()?) {
            Ok(t) => Ok(t),
            Err(_) => bad(at, "a text that is not UTF-8"),
        }
    }
    fn text_attr(&mut self, c: &mut Cursor<'a>) -> Read<Attr> {
        let at = c.at;
        let text = self.text(c)?;
        let mut diags = Diags::default();
        match parse::parse_attr(self.m, Source::new("", text), &self.opts, &mut diags) {
            Ok(a) => Ok(a),
            Err(_) => unreadable(at, text, &diags),
        }
    }
    fn text_type(&mut self, c: &mut Cursor<'a>) -> Read<Type> {
        let at = c.at;
        let text = self.text(c)?;
        let mut diags = Diags::default();
        match parse::parse_type(self.m, Source::new("", text), &self.opts, &mut diags) {
            Ok(t) => Ok(t),
            Err(_) => unreadable(at, text, &diags),
        }
    }

    // The builtin dialect.

    fn builtin_attr(&mut self, c: &mut Cursor<'a>) -> Read<Attr> {
        let at = c.at;
        let code = c.varint()?;
        let data = match code {
            code::ARRAY => {
                let items = self.list(c, |r, c| r.attr(c))?;
                return Ok(self.m.cx.array_attr(&items));
            }
            code::DICTIONARY => {
                let items = self.list(c, |r, c| Ok((r.sym(c)?, r.attr(c)?)))?;
                let mut names: Vec<Sym> = items.iter().map(|i| i.0).collect();
                crate::order::sort_by_key(&mut names, |&n| n);
                if names.windows(2).any(|w| w[0] == w[1]) {
                    return bad(at, "a name stands twice in a dictionary");
                }
                return Ok(self.m.cx.dict(&items));
            }
            code::STRING => AttrData::String { text: self.string(c)?, ty: Type::NONE },
            code::STRING_WITH_TYPE => AttrData::String { text: self.string(c)?, ty: self.ty(c)? },
            code::FLAT_SYMBOL => AttrData::Symbol { root: self.sym(c)?, nested: List::EMPTY },
            code::SYMBOL => {
                let root = self.sym(c)?;
                let nested = self.list(c, |r, c| {
                    let a = r.attr(c)?;
                    match r.m.cx.flat_symbol(a) {
                        Some(s) => Ok(s.0),
                        None => c.fail("expected a flat symbol reference"),
                    }
                })?;
                AttrData::Symbol { root, nested: self.m.cx.lists.intern(&nested) }
            }
            code::TYPE => AttrData::Type(self.ty(c)?),
            code::UNIT => AttrData::Unit,
            code::INTEGER => {
                let ty = self.ty(c)?;
                let (width, unsigned) = match self.m.cx.type_data(ty) {
                    TypeData::Integer { width, sign } => (width, sign == Sign::Unsigned),
                    TypeData::Index => (64, false),
                    _ => return bad(at, "an integer of a type that is none"),
                };
                if width <= 64 {
                    AttrData::Integer { ty, bits: self.bits(c, width)? }
                } else {
                    let mut words = self.words(c, width)?;
                    let used = width % 32;
                    if let Some(top) = words.last_mut().filter(|_| used != 0) {
                        // The parser extends the sign to the whole word.
                        let negative = !unsigned && *top >> (used - 1) & 1 != 0;
                        *top = if negative { *top | u32::MAX << used } else { *top & !(u32::MAX << used) };
                    }
                    AttrData::BigInteger { ty, words: self.m.cx.lists.intern(&words) }
                }
            }
            code::FLOAT => {
                let ty = self.ty(c)?;
                let TypeData::Float(kind) = self.m.cx.type_data(ty) else { return bad(at, "a float of a type that is none") };
                if kind.bits() <= 64 {
                    AttrData::Float { ty, bits: self.bits(c, kind.bits())? }
                } else {
                    let words = self.words(c, kind.bits())?;
                    AttrData::BigFloat { ty, words: self.m.cx.lists.intern(&words) }
                }
            }
            code::CALL_SITE
            | code::FILE_LINE_COL
            | code::FUSED
            | code::FUSED_WITH_METADATA
            | code::NAME_LOC
            | code::UNKNOWN_LOC
            | code::FILE_RANGE => AttrData::Loc(self.location(c, code)?),
            code::DENSE_RESOURCE => {
                let ty = self.ty(c)?;
                let i = c.varint()?;
                match self.resource_keys.get(i as usize) {
                    Some(&key) => AttrData::DenseResource { ty, key },
                    None => return bad(at, format!("resource {i} of {}", self.resource_keys.len())),
                }
            }
            code::DENSE_ARRAY => {
                let elem = self.ty(c)?;
                let n = c.varint()?;
                let length = c.varint()?;
                let data = c.bytes(length)?;
                let size = match self.m.cx.type_data(elem) {
                    TypeData::Integer { .. } | TypeData::Float(_) => crate::dense::elem_size(&self.m.cx, elem).unwrap_or(0) as u64,
                    _ => 0,
                };
                if size == 0 || n.checked_mul(size) != Some(length) {
                    return bad(at, format!("an array of {n} elements in {length} bytes"));
                }
                AttrData::DenseArray { elem, data: self.m.cx.bytes.intern(data) }
            }
            code::DENSE => return self.dense(c, at),
            code::DENSE_STRINGS => {
                let ty = self.ty(c)?;
                let splat = c.varint()? != 0;
                let Some(n) = crate::dense::n_elements(&self.m.cx, ty) else { return bad(at, "elements of a type without shape") };
                let n = if splat { 1 } else { c.bounded(at, n, "strings")? };
                let mut items = Vec::with_capacity(n);
                for _ in 0..n {
                    items.push(self.string(c)?.0);
                }
                AttrData::DenseStrings { ty, items: self.m.cx.lists.intern(&items), splat: splat || n == 1 }
            }
            code::SPARSE => AttrData::Sparse { ty: self.ty(c)?, indices: self.attr(c)?, values: self.attr(c)? },
            code::DISTINCT => {
                let attr = self.attr(c)?;
                let id = self.m.cx.n_distinct;
                self.m.cx.n_distinct += 1;
                AttrData::Distinct { id, attr }
            }
            _ => return bad(at, format!("unknown builtin attribute {code}")),
        };
        Ok(self.m.cx.attr(data))
    }

    fn dense(&mut self, c: &mut Cursor<'a>, at: usize) -> Read<Attr> {
        let ty = self.ty(c)?;
        let length = c.varint()?;
        let data = c.bytes(length)?;
        let Some(n) = crate::dense::n_elements(&self.m.cx, ty) else { return bad(at, "elements of a type without static shape") };
        let elem = self.m.cx.elem_type(ty);
        let Some(size) = crate::dense::elem_size(&self.m.cx, elem) else { return bad(at, "elements of a type without size") };
        // Truth values are packed, eight to a byte; one byte with all bits equal is a splat.
        if elem == Type::I1 {
            let splat = data.len() == 1 && (data[0] == 0 && n != 0 || data[0] == 0xff);
            if splat {
                let byte = [data[0] & 1];
                return Ok(crate::dense::make(&mut self.m.cx, ty, 1, &byte));
            }
            if n.div_ceil(8) != length {
                return bad(at, format!("{n} elements of 1 bit in {length} bytes"));
            }
            self.spend(c, n as usize)?;
            let bytes: Vec<u8> = (0..n as usize).map(|i| data[i / 8] >> (i % 8) & 1).collect();
            return Ok(crate::dense::make(&mut self.m.cx, ty, 1, &bytes));
        }
        if length != size as u64 && n.checked_mul(size as u64) != Some(length) {
            return bad(at, format!("{n} elements of {size} bytes in {length} bytes"));
        }
        Ok(crate::dense::make(&mut self.m.cx, ty, size, data))
    }

    fn location(&mut self, c: &mut Cursor<'a>, code: u64) -> Read<Loc> {
        let at = c.at;
        let number = |n: u64| match u32::try_from(n) {
            Ok(n) => Ok(n),
            Err(_) => bad(at, "a line or column above 2^32"),
        };
        let data = match code {
            code::CALL_SITE => LocData::CallSite { callee: self.loc(c)?, caller: self.loc(c)? },
            code::FILE_LINE_COL => {
                let file = self.sym(c)?;
                LocData::File { file, line: number(c.varint()?)?, col: number(c.varint()?)? }
            }
            code::FUSED => {
                let locs = self.list(c, |r, c| Ok(r.loc(c)?.0))?;
                LocData::Fused { locs: self.m.cx.lists.intern(&locs), metadata: Attr::NONE }
            }
            code::FUSED_WITH_METADATA => {
                let locs = self.list(c, |r, c| Ok(r.loc(c)?.0))?;
                LocData::Fused { locs: self.m.cx.lists.intern(&locs), metadata: self.attr(c)? }
            }
            code::NAME_LOC => LocData::Name { name: self.sym(c)?, child: self.loc(c)? },
            code::FILE_RANGE => {
                let file = self.sym(c)?;
                let (line, col) = (number(c.varint()?)?, number(c.varint()?)?);
                let (end_line, end_col) = (number(c.varint()?)?, number(c.varint()?)?);
                LocData::Range { file, line, col, end_line, end_col }
            }
            _ => return Ok(Loc::UNKNOWN),
        };
        Ok(self.m.cx.loc(data))
    }

    /// A list: its length, its items.
    pub(super) fn list<T>(&mut self, c: &mut Cursor<'a>, mut item: impl FnMut(&mut Self, &mut Cursor<'a>) -> Read<T>) -> Read<Vec<T>> {
        let n = c.count("items")?;
        let mut items = Vec::with_capacity(n);
        for _ in 0..n {
            items.push(item(self, c)?);
        }
        Ok(items)
    }

    /// An integer of at most 64 bits, zero-extended from its width.
    fn bits(&mut self, c: &mut Cursor<'a>, width: u32) -> Read<u64> {
        let bits = if width <= 8 { c.byte()? as u64 } else { c.signed()? as u64 };
        Ok(if width == 0 { 0 } else { bits & (u64::MAX >> (64 - width)) })
    }
    /// A wider integer as 32-bit words; words of zeros at its end are not in the file.
    fn words(&mut self, c: &mut Cursor<'a>, width: u32) -> Read<Vec<u32>> {
        let n = c.count("words")?;
        if n > width.div_ceil(64) as usize {
            return c.fail(format!("{n} words of an integer of {width} bits"));
        }
        self.spend(c, width as usize / 8)?;
        let mut words = Vec::with_capacity(width.div_ceil(32) as usize);
        for _ in 0..n {
            let w = c.signed()? as u64;
            words.extend([w as u32, (w >> 32) as u32]);
        }
        words.resize(width.div_ceil(32) as usize, 0);
        if let Some(top) = words.last_mut()
            && !width.is_multiple_of(32)
        {
            *top &= !(u32::MAX << (width % 32));
        }
        Ok(words)
    }

    fn shape(&mut self, c: &mut Cursor<'a>) -> Read<Vec<i64>> {
        self.list(c, |_, c| c.signed())
    }

    fn builtin_type(&mut self, c: &mut Cursor<'a>) -> Read<Type> {
        use type_code as t;
        let at = c.at;
        let code = c.varint()?;
        let float = |k| TypeData::Float(k);
        let data = match code {
            t::INTEGER => {
                let n = c.varint()?;
                let sign = match n & 3 {
                    0 => Sign::Signless,
                    1 => Sign::Signed,
                    2 => Sign::Unsigned,
                    _ => return bad(at, "an integer type of unknown signedness"),
                };
                if n >> 2 >= 1 << 24 {
                    return bad(at, format!("an integer type of {} bits", n >> 2));
                }
                TypeData::Integer { width: (n >> 2) as u32, sign }
            }
            t::INDEX => TypeData::Index,
            t::FUNCTION => {
                let inputs = self.list(c, |r, c| r.ty(c))?;
                let results = self.list(c, |r, c| r.ty(c))?;
                return Ok(self.m.cx.function_type(&inputs, &results));
            }
            t::BF16 => float(FloatKind::BF16),
            t::F16 => float(FloatKind::F16),
            t::F32 => float(FloatKind::F32),
            t::F64 => float(FloatKind::F64),
            t::F80 => float(FloatKind::F80),
            t::F128 => float(FloatKind::F128),
            t::COMPLEX => {
                let elem = self.ty(c)?;
                if !matches!(self.m.cx.type_data(elem), TypeData::Integer { .. } | TypeData::Float(_)) {
                    return bad(at, "a complex type of something that is no number");
                }
                TypeData::Complex(elem)
            }
            t::MEMREF | t::MEMREF_WITH_SPACE => {
                let space = if code == t::MEMREF { Attr::NONE } else { self.attr(c)? };
                let dims = self.shape(c)?;
                let elem = self.ty(c)?;
                let layout = self.attr(c)?;
                let rank = dims.len();
                let (layout, fits) = match self.m.cx.attr_data(layout) {
                    AttrData::AffineMap(map) => {
                        let identity = crate::affine::is_identity(&self.m.cx, map);
                        (if identity { Attr::NONE } else { layout }, map.n_dims as usize == rank)
                    }
                    AttrData::Strided { strides, .. } => (layout, strides.len as usize == rank),
                    _ => (layout, false),
                };
                if !fits || !shaped(&dims) {
                    return bad(at, "a memref type whose shape and layout do not fit");
                }
                let zero = space.is_some() && matches!(self.m.cx.attr_data(space), AttrData::Integer { bits: 0, .. });
                return Ok(self.m.cx.memref_type(&dims, elem, layout, if zero { Attr::NONE } else { space }));
            }
            t::NONE => TypeData::None,
            t::TENSOR | t::TENSOR_WITH_ENCODING => {
                let encoding = if code == t::TENSOR { Attr::NONE } else { self.attr(c)? };
                let dims = self.shape(c)?;
                if !shaped(&dims) {
                    return bad(at, "a tensor type with a negative size");
                }
                TypeData::Tensor { dims: self.m.cx.dims.intern(&dims), elem: self.ty(c)?, encoding }
            }
            t::TUPLE => {
                let items = self.list(c, |r, c| r.ty(c))?;
                TypeData::Tuple(self.m.cx.type_list(&items))
            }
            t::UNRANKED_MEMREF => TypeData::UnrankedMemRef { elem: self.ty(c)?, space: Attr::NONE },
            t::UNRANKED_MEMREF_WITH_SPACE => {
                let space = self.attr(c)?;
                TypeData::UnrankedMemRef { elem: self.ty(c)?, space }
            }
            t::UNRANKED_TENSOR => TypeData::UnrankedTensor(self.ty(c)?),
            t::VECTOR | t::VECTOR_SCALABLE => {
                let mut scalable = 0u32;
                if code == t::VECTOR_SCALABLE {
                    for (i, b) in self.list(c, |_, c| c.byte())?.into_iter().enumerate() {
                        scalable |= if b & 1 != 0 && i < 32 { 1 << i } else { 0 };
                    }
                }
                let dims = self.shape(c)?;
                let elem = self.ty(c)?;
                if dims.iter().any(|&d| d <= 0) || dims.len() > crate::ty::MAX_VECTOR_RANK {
                    return bad(at, "a vector type with a size that is not positive, or with more than 32 dimensions");
                }
                TypeData::Vector { dims: self.m.cx.dims.intern(&dims), scalable, elem }
            }
            _ => return bad(at, format!("unknown builtin type {code}")),
        };
        Ok(self.m.cx.ty(data))
    }
}

/// The first number of a word and how many bytes it takes: eight at most, or it is none.
#[cfg_attr(not(small), inline(always))]
pub(super) fn number(word: u64) -> (u64, u32) {
    let n = 1 + (word as u32 | 0x100).trailing_zeros();
    // What stands behind it goes out at the top, the length at the bottom.
    (word.wrapping_shl(64u32.wrapping_sub(8 * n)).wrapping_shr(64 - 7 * n), n)
}

/// Whether sizes are sizes: not negative, or unknown.
fn shaped(dims: &[i64]) -> bool {
    dims.iter().all(|&d| d >= 0 || d == crate::ty::DYNAMIC)
}

/// The error for a text that the parser did not take.
#[cold]
fn unreadable<T>(at: usize, text: &str, diags: &Diags) -> Read<T> {
    let why = diags.list.first().map_or("", |d| d.message.as_str());
    let cut = text.char_indices().nth(60).map_or(text.len(), |c| c.0);
    bad(at, format!("cannot read `{}`: {why}", &text[..cut]))
}
