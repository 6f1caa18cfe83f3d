//! Attributes and types as they stand in a file.

use alloc::string::String;
use alloc::vec::Vec;

use super::attr::{code, type_code as t};
use super::number::{Tables, layout_of, place_of};
use super::records::{self, Code};
use crate::attr::{AttrData, LocData};
use crate::id::{Attr, Loc, Sym, Type};
use crate::module::Module;
use crate::release::Release;
use crate::text::print::{print_attr, print_type};
use crate::ty::{FloatKind, Sign, TypeData};

/// Appends a number: one byte holds seven bits; otherwise the zeros at the end of the first byte count the others.
#[cfg_attr(not(small), inline(always))]
pub(super) fn varint(out: &mut Vec<u8>, n: u64) {
    if n < 1 << 7 {
        return out.push((n << 1 | 1) as u8);
    }
    long_varint(out, n);
}
#[inline(never)]
fn long_varint(out: &mut Vec<u8>, n: u64) {
    let bits = 64 - n.leading_zeros();
    if bits > 56 {
        out.push(0);
        return out.extend_from_slice(&n.to_le_bytes());
    }
    let bytes = bits.div_ceil(7) as usize;
    let encoded = ((n << 1 | 1) << (bytes - 1)).to_le_bytes();
    // Two or three bytes, mostly; what is copied is always as long.
    if bytes <= 4 {
        out.extend_from_slice(&[encoded[0], encoded[1], encoded[2], encoded[3]]);
        return out.truncate(out.len() - (4 - bytes));
    }
    out.extend_from_slice(&encoded[..bytes]);
}

/// Appends a number with a flag in its lowest bit.
pub(super) fn varint_flag(out: &mut Vec<u8>, n: u64, flag: bool) {
    varint(out, n << 1 | flag as u64);
}

fn signed(out: &mut Vec<u8>, n: i64) {
    varint(out, (n as u64) << 1 ^ (n >> 63) as u64);
}

/// Where encodings are appended.
pub(super) struct Encoder<'a> {
    pub(super) m: &'a mut Module,
    pub(super) tables: &'a mut Tables,
    pub(super) release: Release,
    pub(super) out: Vec<u8>,
}

impl Encoder<'_> {
    fn n(&mut self, n: u64) {
        varint(&mut self.out, n);
    }
    fn attr_number(&mut self, a: Attr) {
        let n = self.tables.attrs.of(a.0);
        self.n(n);
    }
    fn type_number(&mut self, t: Type) {
        let n = self.tables.types.of(t.0);
        self.n(n);
    }
    fn opt_number(&mut self, a: Attr) {
        let n = if a.is_some() { self.tables.attrs.of(a.0) << 1 | 1 } else { 0 };
        self.n(n);
    }
    /// The number of the string attribute of a name.
    fn name(&mut self, s: Sym) {
        let a = self.m.cx.sym_str_attr(s);
        self.attr_number(a);
    }
    fn string(&mut self, s: Sym) {
        let n = self.tables.string(s);
        self.n(n);
    }
    fn loc_number(&mut self, l: Loc) {
        let a = self.tables.loc_attr(&mut self.m.cx, l);
        self.attr_number(a);
    }
    fn text(&mut self, text: String) -> bool {
        // What is no character in a string is a byte in the file, as in a printed module.
        self.out.extend_from_slice(&crate::context::text_bytes(&text));
        self.out.push(0);
        false
    }
    fn blob(&mut self, bytes: &[u8]) {
        self.n(bytes.len() as u64);
        self.out.extend_from_slice(bytes);
    }

    /// Appends an attribute; whether in its dialect's own encoding (else as text).
    pub(super) fn attr(&mut self, a: Attr) -> bool {
        if let Some(n) = place_of(a) {
            let (line, col) = self.tables.place(n);
            self.file_line_col(self.tables.file, line, col);
            return true;
        }
        match self.m.cx.attr_data(a) {
            AttrData::Unit => self.n(code::UNIT),
            AttrData::Integer { ty, bits } => {
                self.n(code::INTEGER);
                self.type_number(ty);
                let width = self.m.cx.int_width(ty).unwrap_or(64);
                self.bits(bits, width);
            }
            AttrData::Float { ty, bits } => {
                self.n(code::FLOAT);
                self.type_number(ty);
                let width = self.float_width(ty);
                self.bits(bits, width);
            }
            AttrData::BigInteger { ty, words } => {
                let width = self.m.cx.int_width(ty).unwrap_or(128);
                let words = self.m.cx.lists.get(words).to_vec();
                self.n(code::INTEGER);
                self.type_number(ty);
                self.words(words, width);
            }
            AttrData::BigFloat { ty, words } => {
                let width = self.float_width(ty);
                let words = self.m.cx.lists.get(words).to_vec();
                self.n(code::FLOAT);
                self.type_number(ty);
                self.words(words, width);
            }
            AttrData::String { text, ty } => {
                self.n(if ty.is_none() { code::STRING } else { code::STRING_WITH_TYPE });
                self.string(text);
                if ty.is_some() {
                    self.type_number(ty);
                }
            }
            AttrData::Type(ty) => {
                self.n(code::TYPE);
                self.type_number(ty);
            }
            AttrData::Array(_) => {
                let items = self.m.cx.array_items(a).unwrap_or_default();
                self.n(code::ARRAY);
                self.n(items.len() as u64);
                items.into_iter().for_each(|a| self.attr_number(a));
            }
            AttrData::Dict(_) => {
                let entries: Vec<(Sym, Attr)> = self.m.cx.dict_entries(a).collect();
                self.n(code::DICTIONARY);
                self.n(entries.len() as u64);
                for (name, value) in entries {
                    self.name(name);
                    self.attr_number(value);
                }
            }
            AttrData::Symbol { root, nested } if nested.is_empty() => {
                self.n(code::FLAT_SYMBOL);
                self.name(root);
            }
            AttrData::Symbol { root, nested } => {
                let nested: Vec<Sym> = self.m.cx.syms_in(nested).collect();
                self.n(code::SYMBOL);
                self.name(root);
                self.n(nested.len() as u64);
                for s in nested {
                    let a = self.m.cx.symbol_ref(s);
                    self.attr_number(a);
                }
            }
            AttrData::Dense { ty, data, splat } => {
                let bytes = self.m.cx.bytes.get(data).to_vec();
                self.n(code::DENSE);
                self.type_number(ty);
                if self.m.cx.elem_type(ty) != Type::I1 {
                    self.blob(&bytes);
                } else if splat {
                    self.blob(&[if bytes.first() == Some(&0) { 0 } else { 0xff }]);
                } else {
                    let mut packed = alloc::vec![0u8; bytes.len().div_ceil(8)];
                    for (i, &b) in bytes.iter().enumerate() {
                        packed[i / 8] |= (b & 1) << (i % 8);
                    }
                    self.blob(&packed);
                }
            }
            AttrData::DenseStrings { ty, items, splat } => {
                let items: Vec<Sym> = self.m.cx.syms_in(items).collect();
                self.n(code::DENSE_STRINGS);
                self.type_number(ty);
                self.n(splat as u64);
                items.into_iter().for_each(|s| self.string(s));
            }
            AttrData::DenseResource { ty, key } => {
                let n = self.tables.resource(key);
                self.n(code::DENSE_RESOURCE);
                self.type_number(ty);
                self.n(n);
            }
            AttrData::Sparse { ty, indices, values } => {
                self.n(code::SPARSE);
                self.type_number(ty);
                self.attr_number(indices);
                self.attr_number(values);
            }
            AttrData::DenseArray { elem, data } => {
                let bytes = self.m.cx.bytes.get(data).to_vec();
                let size = crate::dense::elem_size(&self.m.cx, elem).unwrap_or(1).max(1);
                self.n(code::DENSE_ARRAY);
                self.type_number(elem);
                self.n((bytes.len() / size) as u64);
                self.blob(&bytes);
            }
            AttrData::Distinct { attr, .. } => {
                self.n(code::DISTINCT);
                self.attr_number(attr);
            }
            AttrData::Loc(l) => self.location(l),
            AttrData::Record { def, fields } if records::encodes(&self.m.cx, self.release.version, def, fields) => {
                let values: Vec<Attr> = self.m.cx.attrs_in(fields).collect();
                self.record(def, &values);
            }
            _ => {
                let text = print_attr(self.m, a, self.release);
                return self.text(text);
            }
        }
        true
    }

    fn float_width(&self, ty: Type) -> u32 {
        match self.m.cx.type_data(ty) {
            TypeData::Float(k) => k.bits(),
            _ => 64,
        }
    }
    fn bits(&mut self, bits: u64, width: u32) {
        if width <= 8 { self.out.push(bits as u8) } else { signed(&mut self.out, bits as i64) }
    }
    /// A wide integer: words of 64 bits, those of zeros at its end left away.
    fn words(&mut self, mut words: Vec<u32>, width: u32) {
        if let Some(top) = words.last_mut()
            && !width.is_multiple_of(32)
        {
            *top &= !(u32::MAX << (width % 32));
        }
        let mut words: Vec<u64> = words.chunks(2).map(|w| w[0] as u64 | (w.get(1).copied().unwrap_or(0) as u64) << 32).collect();
        while words.len() > 1 && words.last() == Some(&0) {
            words.pop();
        }
        self.n(words.len() as u64);
        words.into_iter().for_each(|w| signed(&mut self.out, w as i64));
    }

    fn file_line_col(&mut self, file: Sym, line: u32, col: u32) {
        self.n(code::FILE_LINE_COL);
        let name = self.tables.name_of_file(&mut self.m.cx, file);
        self.attr_number(name);
        self.n(line as u64);
        self.n(col as u64);
    }
    fn location(&mut self, l: Loc) {
        match self.m.cx.loc_data(l) {
            None => self.n(code::UNKNOWN_LOC),
            Some(LocData::File { file, line, col }) => self.file_line_col(file, line, col),
            Some(LocData::Range { file, line, col, .. }) if self.release.version < 20 => self.file_line_col(file, line, col),
            Some(LocData::Range { file, line, col, end_line, end_col }) => {
                self.n(code::FILE_RANGE);
                self.name(file);
                let places = [line, col, end_line, end_col];
                self.n(places.len() as u64);
                places.into_iter().for_each(|n| self.n(n as u64));
            }
            Some(LocData::Name { name, child }) => {
                self.n(code::NAME_LOC);
                self.name(name);
                self.loc_number(child);
            }
            Some(LocData::CallSite { callee, caller }) => {
                self.n(code::CALL_SITE);
                self.loc_number(callee);
                self.loc_number(caller);
            }
            Some(LocData::Fused { locs, metadata }) => {
                let locs: Vec<Loc> = self.m.cx.lists.get(locs).iter().map(|&w| Loc(w)).collect();
                self.n(if metadata.is_some() { code::FUSED_WITH_METADATA } else { code::FUSED });
                self.n(locs.len() as u64);
                locs.into_iter().for_each(|l| self.loc_number(l));
                if metadata.is_some() {
                    self.attr_number(metadata);
                }
            }
        }
    }

    fn record(&mut self, def: u16, values: &[Attr]) {
        let Some((number, codes)) = records::code_of(def) else { return };
        self.n(number);
        for (&a, &code) in values.iter().zip(codes) {
            let data = if a.is_some() { self.m.cx.attr_data(a) } else { AttrData::Unit };
            let number = match data {
                AttrData::Integer { bits, .. } => bits,
                AttrData::Enum { value, .. } => value,
                _ => 0,
            };
            match (code, data) {
                (Code::Attr, _) => self.attr_number(a),
                (Code::Opt, _) => self.opt_number(a),
                (Code::Str, AttrData::String { text, .. }) => self.string(text),
                (Code::Bool, _) => self.out.push((a == Attr::TRUE) as u8),
                (Code::OptInt, _) => varint_flag(&mut self.out, number, a.is_some()),
                (Code::List | Code::Ints, _) => {
                    let items = if a.is_some() { self.m.cx.array_items(a).unwrap_or_default() } else { Vec::new() };
                    self.out.push(!items.is_empty() as u8);
                    if items.is_empty() {
                        continue;
                    }
                    self.n(items.len() as u64);
                    for a in items {
                        match (code, self.m.cx.attr_data(a)) {
                            (Code::Ints, AttrData::Integer { bits, .. }) => self.n(bits),
                            _ => self.opt_number(a),
                        }
                    }
                }
                (_, AttrData::String { text, .. }) => {
                    let n = records::number_of(code, self.m.cx.str(text)).unwrap_or(0);
                    self.n(n);
                }
                _ => self.n(number),
            }
        }
    }

    /// Appends a type; whether in its dialect's own encoding (else as text).
    pub(super) fn ty(&mut self, ty: Type) -> bool {
        match self.m.cx.type_data(ty) {
            TypeData::Integer { width, sign } => {
                let sign = match sign {
                    Sign::Signless => 0,
                    Sign::Signed => 1,
                    Sign::Unsigned => 2,
                };
                self.n(t::INTEGER);
                self.n((width as u64) << 2 | sign);
            }
            TypeData::Index => self.n(t::INDEX),
            TypeData::None => self.n(t::NONE),
            TypeData::Float(kind) => {
                let code = match kind {
                    FloatKind::BF16 => t::BF16,
                    FloatKind::F16 => t::F16,
                    FloatKind::F32 => t::F32,
                    FloatKind::F64 => t::F64,
                    FloatKind::F80 => t::F80,
                    FloatKind::F128 => t::F128,
                    _ => return self.text(String::from(kind.text())),
                };
                self.n(code);
            }
            TypeData::Complex(elem) => {
                self.n(t::COMPLEX);
                self.type_number(elem);
            }
            TypeData::Function { inputs, results } => {
                self.n(t::FUNCTION);
                for l in [inputs, results] {
                    self.types(l);
                }
            }
            TypeData::Tuple(l) => {
                self.n(t::TUPLE);
                self.types(l);
            }
            TypeData::Vector { dims, scalable, elem } => {
                self.n(if scalable == 0 { t::VECTOR } else { t::VECTOR_SCALABLE });
                if scalable != 0 {
                    self.n(dims.len as u64);
                    for i in 0..dims.len {
                        self.out.push((scalable >> i & 1) as u8);
                    }
                }
                self.shape(dims);
                self.type_number(elem);
            }
            TypeData::Tensor { dims, elem, encoding } => {
                self.n(if encoding.is_none() { t::TENSOR } else { t::TENSOR_WITH_ENCODING });
                if encoding.is_some() {
                    self.attr_number(encoding);
                }
                self.shape(dims);
                self.type_number(elem);
            }
            TypeData::UnrankedTensor(elem) => {
                self.n(t::UNRANKED_TENSOR);
                self.type_number(elem);
            }
            TypeData::MemRef { dims, elem, layout, space } => {
                self.n(if space.is_none() { t::MEMREF } else { t::MEMREF_WITH_SPACE });
                if space.is_some() {
                    self.attr_number(space);
                }
                self.shape(dims);
                self.type_number(elem);
                let layout = layout_of(&mut self.m.cx, layout, dims.len);
                self.attr_number(layout);
            }
            TypeData::UnrankedMemRef { elem, space } => {
                self.n(if space.is_none() { t::UNRANKED_MEMREF } else { t::UNRANKED_MEMREF_WITH_SPACE });
                if space.is_some() {
                    self.attr_number(space);
                }
                self.type_number(elem);
            }
            _ => {
                let text = print_type(self.m, ty, self.release);
                return self.text(text);
            }
        }
        true
    }
    fn types(&mut self, l: crate::store::List) {
        let types = self.m.cx.type_vec(l);
        self.n(types.len() as u64);
        types.into_iter().for_each(|t| self.type_number(t));
    }
    fn shape(&mut self, l: crate::store::List) {
        let dims = self.m.cx.shape(l).to_vec();
        self.n(dims.len() as u64);
        dims.into_iter().for_each(|d| signed(&mut self.out, d));
    }
}
