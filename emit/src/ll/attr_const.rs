//! Constants from attributes: `llvm.mlir.constant` and values of globals.

use alloc::vec::Vec;

use ir::constant::Values;
use ir::ty::Sign;
use ir::{Attr, AttrData, Context, Op, Sym, Type, TypeData, Value};

use super::Writer;
use super::konst::{Const, Konst, dense, elem_type, float_kind, int_width, is_list, n_elems, scalar, scalar_bytes, scalars};
use super::names::record_name;

/// Dictionaries whose constants are remembered; a power of two.
const DICTS: usize = 2048;

/// The constants that the operations with these dictionaries are, by dictionary and type: those of the last ones. Most
/// constants of a large module occur once.
#[derive(Default)]
pub(super) struct DictKonsts(Vec<(Attr, Type, Konst)>);

impl DictKonsts {
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn get(&self, dict: Attr, ty: Type) -> Option<Konst> {
        match self.0.get(dict.0 as usize % DICTS) {
            Some(&(d, t, k)) if d == dict && t == ty => Some(k),
            _ => None,
        }
    }
    fn keep(&mut self, dict: Attr, ty: Type, k: Konst) {
        self.0.resize(DICTS, (Attr(u32::MAX), Type::NONE, Konst(0)));
        self.0[dict.0 as usize % DICTS] = (dict, ty, k);
    }
    /// Forgets all.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

impl Writer<'_> {
    /// The constant of an attribute for a type of the LLVM dialect.
    pub fn attr_constant(&mut self, a: Attr, ty: Type) -> Option<Konst> {
        if cfg!(all(feature = "fast", not(small))) {
            // Numbers are as fast made as looked up, and too many to remember.
            match self.cx.attr_data(a) {
                AttrData::Integer { ty: from, bits } if from == ty => {
                    if let Some(width @ 1..=64) = int_width(self.cx, ty) {
                        return Some(self.ks.raw(Const::Int { ty, bits: bits & (u64::MAX >> (64 - width)) }));
                    }
                }
                AttrData::Integer { .. } | AttrData::Float { .. } => return self.make_constant(a, ty, 64),
                _ => {}
            }
        }
        if let Some(k) = self.known_konst(a, ty) {
            return Some(k);
        }
        let k = self.make_constant(a, ty, 64)?;
        self.keep_konst(a, ty, k);
        Some(k)
    }
    fn known_konst(&self, a: Attr, ty: Type) -> Option<Konst> {
        self.attr_konst.get(a.0 as usize).filter(|known| known.0 == ty).map(|known| known.1)
    }
    /// Remembers the constant of an attribute. The list reaches as far as attributes that are constants: most are not.
    fn keep_konst(&mut self, a: Attr, ty: Type, k: Konst) {
        let at = a.0 as usize;
        if self.attr_konst.len() <= at {
            self.attr_konst.resize(self.cx.attrs.len().max(at + 1), (Type::NONE, Konst(0)));
        }
        self.attr_konst[at] = (ty, k);
    }

    fn make_constant(&mut self, a: Attr, ty: Type, depth: u32) -> Option<Konst> {
        let cx = self.cx;
        let depth = depth.checked_sub(1)?;
        match cx.attr_data(a) {
            AttrData::Integer { ty: from, bits } => {
                let width = int_width(cx, from).unwrap_or(64);
                let v = extended(cx, from, width, bits.into());
                match float_kind(cx, ty) {
                    Some(_) => Some(self.ks.float(ty, bits as u128)),
                    None => match int_width(cx, ty)? {
                        w if w <= 128 => self.ks.int(cx, ty, v),
                        w => self.wide(ty, w, &words_of(v), 128, true),
                    },
                }
            }
            AttrData::BigInteger { ty: from, words } => {
                let words = cx.lists.get(words).to_vec();
                self.wide(ty, int_width(cx, ty)?, &words, int_width(cx, from)?, true)
            }
            AttrData::Float { ty: from, .. } | AttrData::BigFloat { ty: from, .. } if !fits(cx, from, ty) => None,
            AttrData::Float { bits, .. } => match float_kind(cx, ty) {
                Some(_) => Some(self.ks.float(ty, bits as u128)),
                None => self.ks.int(cx, ty, bits as u128),
            },
            AttrData::BigFloat { words, .. } => {
                let v = cx.lists.get(words).iter().rev().fold(0u128, |v, &w| v << 32 | w as u128);
                Some(self.ks.float(ty, v))
            }
            AttrData::String { text, .. } => {
                let bytes = cx.str_bytes(text);
                let TypeData::LlvmArray { len, elem: Type::I8 } = cx.type_data(ty) else { return None };
                if bytes.len() as u64 != len {
                    return None;
                }
                if bytes.iter().all(|&b| b == 0) {
                    return Some(self.ks.zero(cx, ty));
                }
                Some(self.ks.raw(Const::Str { ty, text }))
            }
            AttrData::Dense { ty: from, .. } => {
                // One number for a vector of unknown length is a splat of it.
                if cx.shape_of(from).is_some_and(|s| s.contains(&0)) {
                    return Some(self.ks.zero(cx, ty));
                }
                if !elements_fit(cx, from, ty) {
                    return None;
                }
                if let Some((bytes, size)) = widened(cx, a, from, ty)? {
                    return self.blob_constant(ty, &mut &bytes[..], size, depth);
                }
                dense(&mut self.ks, cx, ty, a, 0)
            }
            AttrData::Sparse { ty: from, indices, values } => {
                if !elements_fit(cx, from, ty) {
                    return None;
                }
                let (bytes, size) = filled(cx, from, indices, values)?;
                self.blob_constant(ty, &mut &bytes[..], size, depth)
            }
            AttrData::DenseResource { ty: from, key } => {
                let blob = self.m.resources.iter().find(|r| !r.external && r.key == key)?;
                let ir::module::ResourceValue::Blob(blob) = blob.value else { return None };
                // Four bytes say how the data is aligned.
                let mut bytes = cx.bytes.get(blob).get(4..)?;
                let (size, pair) = scalar_bytes(cx, from)?;
                let listed = cx.shape_of(from)?.iter().try_fold(size as i64, |n, &d| n.checked_mul(d))?;
                if matches!(cx.type_data(from), TypeData::MemRef { .. }) || !elements_fit(cx, from, ty) || listed != bytes.len() as i64 {
                    return None;
                }
                if pair || scalars(cx, ty)?.checked_mul(size as u64)? != bytes.len() as u64 {
                    return None;
                }
                self.blob_constant(ty, &mut bytes, size, depth)
            }
            AttrData::Array(_) => {
                let items = cx.array_items(a)?;
                if n_elems(cx, ty)? != items.len() as u64 {
                    return None;
                }
                let mut elems = Vec::with_capacity(items.len());
                for (i, item) in items.into_iter().enumerate() {
                    let ty = elem_type(cx, ty, i as u64)?;
                    // Arrays can share their items: look each up once.
                    let k = match self.known_konst(item, ty) {
                        Some(k) => k,
                        None => self.make_constant(item, ty, depth)?,
                    };
                    self.keep_konst(item, ty, k);
                    elems.push(k);
                }
                Some(self.ks.aggregate(ty, &elems))
            }
            AttrData::Symbol { root, .. } => Some(self.address_of(root, ty)),
            AttrData::Unit => None,
            _ => match record_name(cx, a) {
                Some("llvm.zero") => Some(self.ks.zero(cx, ty)),
                Some("llvm.undef") => Some(self.ks.raw(Const::Undef(ty))),
                Some("llvm.poison") => Some(self.ks.raw(Const::Poison(ty))),
                _ => None,
            },
        }
    }

    /// The constant of a type from the next elements of a resource; types nest to a limit.
    fn blob_constant(&mut self, ty: Type, bytes: &mut &[u8], size: usize, depth: u32) -> Option<Konst> {
        let depth = depth.checked_sub(1)?;
        if elem_type(self.cx, ty, 0).is_none() {
            let (one, rest) = bytes.split_at_checked(size)?;
            *bytes = rest;
            return scalar(&mut self.ks, self.cx, ty, one);
        }
        let mut elems = Vec::new();
        for i in 0..n_elems(self.cx, ty)? {
            let ty = elem_type(self.cx, ty, i)?;
            elems.push(self.blob_constant(ty, bytes, size, depth)?);
        }
        Some(self.ks.aggregate(ty, &elems))
    }

    /// An integer of any width from the words of one of `from` bits: cut, or extended by zeros or its sign.
    pub(super) fn wide(&mut self, ty: Type, width: u32, words: &[u32], from: u32, sign: bool) -> Option<Konst> {
        let mut w = words.get(..from.div_ceil(32) as usize)?.to_vec();
        let last = w.last_mut()?;
        // Bits of the last word that the number has no use for.
        let unused = from.wrapping_neg() % 32;
        let fill = if sign && *last << unused >> 31 == 1 { u32::MAX } else { 0 };
        *last = *last << unused >> unused | (u64::from(fill) << (32 - unused)) as u32;
        if width <= 128 {
            w.resize(4, fill);
            let v = w.iter().rev().fold(0u128, |v, &w| v << 32 | w as u128);
            return self.ks.int(self.cx, ty, v);
        }
        w.resize(width.div_ceil(32) as usize, fill);
        if let (Some(last), used @ 1..) = (w.last_mut(), width % 32) {
            *last &= (1 << used) - 1;
        }
        let words = self.ks.lists.intern(&w);
        Some(self.ks.raw(Const::BigInt { ty, words }))
    }
}

/// The words of a number of 128 bits.
pub(super) fn words_of(v: u128) -> [u32; 4] {
    [v as u32, (v >> 32) as u32, (v >> 64) as u32, (v >> 96) as u32]
}

/// A number of a type as a wider type has it: unsigned ones and single bits go on with zeros, others with their signs, as all do in
/// release 19.
fn extended(cx: &Context, from: Type, width: u32, bits: u128) -> u128 {
    match cx.type_data(from) {
        TypeData::Integer { width: 1, .. } | TypeData::Integer { sign: Sign::Unsigned, .. } if !cx.early_folds => bits,
        _ => ir::constant::signed(bits, width) as u128,
    }
}

/// Elements of one negative number that are spelled out.
const MAX_WIDENED: u64 = 1 << 20;

/// The numbers of a dense attribute whose elements are narrower than those of a type, as its elements, and the size of one; `Some(None)`
/// if they are the same bits in both, `None` if they are too wide or too many.
fn widened(cx: &Context, a: Attr, from: Type, ty: Type) -> Option<Option<(Vec<u8>, usize)>> {
    let (elem, mut to) = (cx.elem_type(from), ty);
    while is_list(cx, to)
        && let Some(elem) = elem_type(cx, to, 0)
    {
        to = elem;
    }
    let (Some(width), Some(wider)) = (int_width(cx, elem), int_width(cx, to)) else { return Some(None) };
    if wider <= width {
        return Some(None);
    }
    let size = Some(wider).filter(|&w| w <= 128)?.div_ceil(8) as usize;
    let (_, values) = ir::constant::values(cx, a)?;
    let wide = |bits: &u128| extended(cx, elem, width, *bits);
    let bytes = |bits: &u128| wide(bits).to_le_bytes().into_iter().take(size);
    Some(match &values {
        Values::Each(vs) if vs.iter().any(|v| wide(v) != *v) => Some((vs.iter().flat_map(bytes).collect(), size)),
        Values::Scalar(v) | Values::Splat(v) if wide(v) != *v => {
            let n = scalars(cx, ty).filter(|&n| n <= MAX_WIDENED)?;
            Some((bytes(v).collect::<Vec<u8>>().repeat(n as usize), size))
        }
        _ => None,
    })
}

/// The elements of a sparse constant, zeros among them, and the bytes of each, or of each part of a complex number; none of
/// too many.
fn filled(cx: &Context, from: Type, indices: Attr, values: Attr) -> Option<(Vec<u8>, usize)> {
    let ((size, pair), dims) = (scalar_bytes(cx, from)?, cx.shape_of(from)?);
    let n = dims.iter().try_fold(1u64, |n, &d| n.checked_mul(d as u64)).filter(|&n| n <= MAX_WIDENED)?;
    let ((of, places), AttrData::Dense { data, .. }) = (ir::constant::values(cx, indices)?, cx.attr_data(values)) else { return None };
    let mut given = cx.bytes.get(data).chunks_exact(size).cycle();
    let part = |list: &Values, i: usize| list.uniform().or(if let Values::Each(l) = list { l.get(i).copied() } else { None });
    let mut bytes = alloc::vec![0; n as usize * size];
    let n_given = cx.shape_of(of)?.first().filter(|&&n| n as u64 <= MAX_WIDENED)?;
    for i in 0..*n_given as usize {
        let mut at = 0usize;
        for (j, &d) in dims.iter().enumerate() {
            at = at.checked_mul(d as usize)?.checked_add(part(&places, i * dims.len() + j)?.try_into().ok()?)?;
        }
        bytes.chunks_exact_mut(size).nth(at)?.copy_from_slice(given.next()?);
    }
    Some((bytes, if pair { size / 2 } else { size }))
}

/// Whether a number makes a constant of a type: a float keeps its format, or becomes the integer of its bits.
fn fits(cx: &Context, from: Type, to: Type) -> bool {
    match cx.type_data(from) {
        TypeData::Float(k) => from == to || int_width(cx, to) == Some(k.bits()),
        _ => true,
    }
}

/// The same for the elements of a shaped type and what an array or vector holds; complex numbers make structs.
fn elements_fit(cx: &Context, from: Type, to: Type) -> bool {
    let (elem, mut to) = (cx.elem_type(from), to);
    while is_list(cx, to) {
        match elem_type(cx, to, 0) {
            Some(elem) => to = elem,
            None => return true,
        }
    }
    match cx.type_data(elem) {
        TypeData::Complex(part) => (0..2).all(|i| elem_type(cx, to, i).is_some_and(|to| fits(cx, part, to))),
        _ => elem_type(cx, to, 0).is_none() && fits(cx, elem, to),
    }
}

const NO_FLOAT: &str = "FloatAttr does not match expected type of the constant";

/// What is wrong with an attribute that makes no constant of a type.
fn problem(m: &ir::Module, a: Option<Attr>, ty: Type) -> &'static str {
    let cx = &m.cx;
    let mut scalar = ty;
    while let TypeData::LlvmArray { elem, .. } | TypeData::Vector { elem, .. } | TypeData::LlvmVec { elem, .. } = cx.type_data(scalar) {
        scalar = elem;
    }
    match a.map(|a| cx.attr_data(a)) {
        Some(AttrData::DenseResource { ty: from, key }) => {
            let blob = m.resources.iter().find(|r| !r.external && r.key == key);
            if !matches!(cx.type_data(from), TypeData::Tensor { .. } | TypeData::Vector { .. }) {
                "unsupported dense_resource type"
            } else if !int_width(cx, scalar).is_none_or(|w| matches!(w, 8 | 16 | 32 | 64)) {
                "no known conversion for innermost element type"
            } else if blob.is_none() {
                "resource does not exist"
            } else {
                "raw data size does not match element type size"
            }
        }
        Some(AttrData::Float { .. } | AttrData::BigFloat { .. }) => NO_FLOAT,
        Some(AttrData::Array(items))
            if cx.attrs_in(items).enumerate().any(|(i, a)| {
                let (from, to) = (cx.attr_type(a), elem_type(cx, ty, i as u64));
                matches!((from, to), (Some(from), Some(to)) if !fits(cx, from, to))
            }) =>
        {
            NO_FLOAT
        }
        Some(AttrData::Dense { ty: from, .. }) if float_kind(cx, cx.elem_type(from)).is_some() && elem_type(cx, scalar, 0).is_none() => {
            NO_FLOAT
        }
        Some(AttrData::Dense { .. }) if matches!(cx.type_data(scalar), TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. }) => {
            "expected struct type to be a complex number"
        }
        _ => "unsupported constant value: the attribute does not make a constant of the type",
    }
}
impl Writer<'_> {
    /// Reports that an attribute of an operation makes no constant of a type.
    #[cold]
    pub(crate) fn bad_constant(&mut self, op: Op, name: Sym, ty: Type) {
        let text = problem(self.m, self.m.attr(op, name), ty);
        self.error("unsupported-constant", text);
    }
}

// Operations that are constants.

/// `llvm.mlir.constant`
#[inline]
pub fn constant_op(w: &mut Writer<'_>, op: Op) -> Option<Konst> {
    let r = &w.m.op_record[op];
    let ty = w.m.value_type[Value(r.results)];
    // The dictionary holds the value and nothing that matters: it is as good a key as the value.
    match w.dict_konst.get(r.attrs, ty) {
        Some(k) => Some(k),
        None => new_constant(w, op, r.attrs, ty),
    }
}
#[inline(never)]
fn new_constant(w: &mut Writer<'_>, op: Op, dict: Attr, ty: Type) -> Option<Konst> {
    let k = w.cx.dict_get(dict, Sym::VALUE).and_then(|a| w.attr_constant(a, ty));
    match k {
        Some(k) if cfg!(all(feature = "fast", not(small))) => w.dict_konst.keep(dict, ty, k),
        Some(_) => {}
        None => w.bad_constant(op, Sym::VALUE, ty),
    }
    k
}

/// `llvm.mlir.zero`, `llvm.mlir.none`
pub fn zero_op(w: &mut Writer<'_>, op: Op) -> Option<Konst> {
    let ty = w.m.ty(w.m.result(op, 0));
    let k = w.ks.zero(w.cx, ty);
    if cfg!(all(feature = "fast", not(small))) && w.m.kind(op) == ir::dialect::llvm::MLIR_ZERO {
        w.lines.take_zero();
        w.ks.keep_zero(ty, k);
    }
    Some(k)
}

/// `llvm.mlir.undef`
pub fn undef_op(w: &mut Writer<'_>, op: Op) -> Option<Konst> {
    Some(w.ks.raw(Const::Undef(w.m.ty(w.m.result(op, 0)))))
}

/// `llvm.mlir.poison`
pub fn poison_op(w: &mut Writer<'_>, op: Op) -> Option<Konst> {
    w.lines.take_poison();
    Some(w.ks.poison(w.m.ty(w.m.result(op, 0))))
}

/// `llvm.mlir.addressof`
pub fn address_op(w: &mut Writer<'_>, op: Op) -> Option<Konst> {
    let name = w.m.attr(op, Sym::GLOBAL_NAME).and_then(|a| w.cx.flat_symbol(a))?;
    if w.global(name).is_none() {
        let message = alloc::format!("address of `@{}`, which is not declared in the module", w.cx.str(name));
        w.error("unknown-symbol", message);
        return None;
    }
    Some(w.address_of(name, w.m.ty(w.m.result(op, 0))))
}
