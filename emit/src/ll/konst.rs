//! Constants: interned, so that equal constants are equal numbers, and printed from a cache of texts.
//!
//! Invariants (LLVM's own uniquing): a zero integer or float is an [`Const::Int`] or [`Const::Float`], every other zero
//! is [`Const::Zero`]; an aggregate of only zeros, only undef or only poison elements is that value itself.

use alloc::vec::Vec;

use super::out::Word;
use ir::store::{Interner, SlicePool};
use ir::{Attr, AttrData, Context, FloatKind, List, StructBody, Sym, Type, TypeData};

/// The id of a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Konst(pub u32);

/// A constant. Lists are in [`Konsts::lists`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Const {
    /// Integer of at most 64 bits, zero-extended.
    Int { ty: Type, bits: u64 },
    /// Wider integer: little-endian words, `width.div_ceil(32)` of them, unused bits zero.
    BigInt { ty: Type, words: List },
    /// Float by its bits.
    Float { ty: Type, low: u64, high: u32 },
    /// `fp128` with more than 96 significant bits of pattern: all four words.
    BigFloat { ty: Type, words: List },
    /// `null`, `none`, `zeroinitializer`
    Zero(Type),
    /// `undef`
    Undef(Type),
    /// `poison`
    Poison(Type),
    /// Elements of an array, vector or struct.
    Aggregate { ty: Type, elems: List },
    /// Elements of an array or vector taken from a dense attribute, from element `first` on.
    Dense { ty: Type, attr: Attr, first: u32 },
    /// Bytes of a string attribute.
    Str { ty: Type, text: Sym },
    /// Address of a global or function.
    Global { ty: Type, name: Sym },
    /// Address of the block of a function that a tag marks.
    Block { ty: Type, name: Sym, tag: u32 },
    /// `dso_local_equivalent @f`
    Equivalent { ty: Type, name: Sym },
    /// A constant expression with one or two operands; the operator is [`ExprOp`].
    Expr { ty: Type, op: ExprOp, a: Konst, b: Konst },
    /// `getelementptr`: base and indices, flags as in MLIR's `GEPNoWrapFlags`.
    Gep { ty: Type, elem: Type, flags: u8, args: List },
}

/// Operators of constant expressions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum ExprOp {
    Trunc,
    PtrToInt,
    IntToPtr,
    Bitcast,
    AddrSpaceCast,
    Add,
    Sub,
    Mul,
    Xor,
}

impl ExprOp {
    /// As written.
    pub fn text(self) -> &'static [u8] {
        match self {
            ExprOp::Trunc => b"trunc",
            ExprOp::PtrToInt => b"ptrtoint",
            ExprOp::IntToPtr => b"inttoptr",
            ExprOp::Bitcast => b"bitcast",
            ExprOp::AddrSpaceCast => b"addrspacecast",
            ExprOp::Add => b"add",
            ExprOp::Sub => b"sub",
            ExprOp::Mul => b"mul",
            ExprOp::Xor => b"xor",
        }
    }
    /// Whether it has one operand.
    pub fn unary(self) -> bool {
        !matches!(self, ExprOp::Add | ExprOp::Sub | ExprOp::Mul | ExprOp::Xor)
    }
}

/// Constants of a module.
pub struct Konsts {
    /// The constants.
    pub pool: Interner<Const>,
    /// Element lists (numbers of constants) and words of wide numbers.
    pub lists: SlicePool<u32>,
    /// Nodes under each constant expression, 1 for anything else: text grows with it.
    weight: Vec<u32>,
    /// Cached texts: words, or where in `text` they stand, or nothing when not written yet.
    pub(crate) texts: Vec<Word>,
    /// The texts that are no words.
    pub text: super::out::Pool,
    /// Poison values asked for before, by type; and null values.
    poisons: Vec<Konst>,
    zeros: Vec<Konst>,
}

/// No constant.
const NO_KONST: Konst = Konst(u32::MAX);
/// Constant expressions with more nodes stay instructions, which is as correct: their text doubles with each reuse.
const MAX_WEIGHT: u32 = 1 << 12;
/// Nodes of one constant that is written: elements can be shared, text cannot.
const MAX_NODES: u32 = 1 << 24;
/// Elements that folding keeps in one aggregate.
pub const MAX_ELEMS: u64 = 1 << 16;
/// Words of all element lists together, past which aggregates stay instructions.
const MAX_WORDS: usize = 1 << 26;

fn keep_by_type(list: &mut Vec<Konst>, ty: Type, k: Konst) {
    list.resize(list.len().max(ty.0 as usize + 1), NO_KONST);
    list[ty.0 as usize] = k;
}

impl Default for Konsts {
    fn default() -> Konsts {
        let (pool, lists, text) = (Interner::default(), SlicePool::default(), super::out::Pool::default());
        Konsts { pool, lists, weight: Vec::new(), texts: Vec::new(), text, poisons: Vec::new(), zeros: Vec::new() }
    }
}

impl Konsts {
    /// Forgets all constants, to have about as many others.
    pub(crate) fn forget(&mut self) {
        let n = self.pool.len();
        (self.pool, self.lists, self.text) = Default::default();
        self.pool.reserve(n);
        self.weight.clear();
        self.texts.clear();
        self.poisons.clear();
        self.zeros.clear();
    }
    /// The poison value of a type.
    pub fn poison(&mut self, ty: Type) -> Konst {
        if !cfg!(all(feature = "fast", not(small))) {
            return self.raw(Const::Poison(ty));
        }
        if let Some(k) = self.known_poison(ty) {
            return k;
        }
        let k = self.raw(Const::Poison(ty));
        keep_by_type(&mut self.poisons, ty, k);
        k
    }
    /// The null value of a type, if [`Konsts::keep_zero`] was told.
    #[inline]
    pub(crate) fn known_zero(&self, ty: Type) -> Option<Konst> {
        self.zeros.get(ty.0 as usize).copied().filter(|&k| k != NO_KONST)
    }
    /// Remembers the null value of a type.
    pub(crate) fn keep_zero(&mut self, ty: Type, k: Konst) {
        keep_by_type(&mut self.zeros, ty, k);
    }
    /// The same, if it was asked for before.
    #[inline]
    pub(crate) fn known_poison(&self, ty: Type) -> Option<Konst> {
        self.poisons.get(ty.0 as usize).copied().filter(|&k| k != NO_KONST)
    }
    /// The content.
    #[inline]
    pub fn get(&self, k: Konst) -> Const {
        self.pool.get(k.0)
    }
    /// The id of a constant that obeys the invariants.
    pub fn raw(&mut self, c: Const) -> Konst {
        let n = self.pool.len();
        let k = self.pool.intern(c);
        if k as usize == n {
            let w = match c {
                Const::Expr { a, b, op, .. } => {
                    let wb = if op.unary() { 0 } else { self.weight[b.0 as usize] };
                    1 + self.weight[a.0 as usize].saturating_add(wb)
                }
                Const::Gep { args, .. } => self.lists.get(args).iter().fold(1u32, |s, &a| s.saturating_add(self.weight[a as usize])),
                Const::Aggregate { elems, .. } => {
                    let nested = self.lists.get(elems).iter().fold(0u32, |s, &a| s.saturating_add(self.weight[a as usize]));
                    nested.max(1)
                }
                _ => 1,
            };
            self.weight.push(w);
            self.texts.push(match c {
                // Known from the start, so that the first line with it is as fast written as the next one.
                Const::Int { ty: Type::I32 | Type::I64, bits: bits @ ..1_000_000 } if cfg!(all(feature = "fast", not(small))) => {
                    Word::local(bits as u32).without_percent()
                }
                _ => Word::NONE,
            });
        }
        Konst(k)
    }
    /// Whether constants of such operands may still be combined into an expression.
    pub fn light(&self, args: &[Konst]) -> bool {
        args.iter().fold(0u32, |s, a| s.saturating_add(self.weight[a.0 as usize])) < MAX_WEIGHT
    }
    /// Whether elements are few enough, nested ones counted, to stand in one constant.
    pub fn writable(&self, elems: &[Konst]) -> bool {
        elems.iter().fold(0u32, |s, e| s.saturating_add(self.weight[e.0 as usize])) < MAX_NODES
    }
    /// Whether a constant has few enough nodes to be written.
    pub fn is_writable(&self, k: Konst) -> bool {
        self.weight[k.0 as usize] < MAX_NODES
    }
    /// Whether element lists may still grow.
    pub fn has_room(&self) -> bool {
        self.lists.bytes() / 4 < MAX_WORDS
    }

    /// Type of a constant.
    pub fn ty(&self, k: Konst) -> Type {
        match self.get(k) {
            Const::Int { ty, .. }
            | Const::BigInt { ty, .. }
            | Const::Float { ty, .. }
            | Const::BigFloat { ty, .. }
            | Const::Zero(ty)
            | Const::Undef(ty)
            | Const::Poison(ty)
            | Const::Aggregate { ty, .. }
            | Const::Dense { ty, .. }
            | Const::Str { ty, .. }
            | Const::Global { ty, .. }
            | Const::Block { ty, .. }
            | Const::Equivalent { ty, .. }
            | Const::Expr { ty, .. }
            | Const::Gep { ty, .. } => ty,
        }
    }
    /// Whether it is LLVM's null value of its type.
    pub fn is_zero(&self, k: Konst) -> bool {
        match self.get(k) {
            Const::Int { bits, .. } => bits == 0,
            Const::BigInt { words, .. } | Const::BigFloat { words, .. } => self.lists.get(words).iter().all(|&w| w == 0),
            Const::Float { low, high, .. } => low == 0 && high == 0,
            Const::Zero(_) => true,
            _ => false,
        }
    }
    /// Whether it is `undef` or `poison`.
    pub fn is_undef(&self, k: Konst) -> bool {
        matches!(self.get(k), Const::Undef(_) | Const::Poison(_))
    }
    /// Whether it is `poison`.
    pub fn is_poison(&self, k: Konst) -> bool {
        matches!(self.get(k), Const::Poison(_))
    }

    /// An integer from at most 128 bits (truncated to the type). `None` if the type is no integer of at most 128 bits.
    pub fn int(&mut self, cx: &Context, ty: Type, value: u128) -> Option<Konst> {
        let width = int_width(cx, ty)?;
        if width == 0 || width > 128 {
            return None;
        }
        Some(if width <= 64 {
            self.raw(Const::Int { ty, bits: value as u64 & (u64::MAX >> (64 - width)) })
        } else {
            let value = if width == 128 { value } else { value & ((1 << width) - 1) };
            let words = [value as u32, (value >> 32) as u32, (value >> 64) as u32, (value >> 96) as u32];
            let words = self.lists.intern(&words[..width.div_ceil(32) as usize]);
            self.raw(Const::BigInt { ty, words })
        })
    }
    /// Width and zero-extended value of an integer constant of 1 to 128 bits.
    pub fn int_of(&self, cx: &Context, k: Konst) -> Option<(u32, u128)> {
        match self.get(k) {
            Const::Int { ty, bits } => Some((int_width(cx, ty).filter(|&w| w > 0)?, bits as u128)),
            Const::BigInt { ty, words } => {
                let width = int_width(cx, ty).filter(|&w| w <= 128)?;
                let v = self.lists.get(words).iter().rev().fold(0u128, |v, &w| v << 32 | w as u128);
                Some((width, v))
            }
            _ => None,
        }
    }
    /// A float from its bits.
    pub fn float(&mut self, ty: Type, bits: u128) -> Konst {
        if bits >> 96 == 0 {
            self.raw(Const::Float { ty, low: bits as u64, high: (bits >> 64) as u32 })
        } else {
            let words = self.lists.intern(&[bits as u32, (bits >> 32) as u32, (bits >> 64) as u32, (bits >> 96) as u32]);
            self.raw(Const::BigFloat { ty, words })
        }
    }
    /// Bits of a float constant.
    pub fn float_bits(&self, k: Konst) -> Option<u128> {
        match self.get(k) {
            Const::Float { low, high, .. } => Some(low as u128 | (high as u128) << 64),
            Const::BigFloat { words, .. } => Some(self.lists.get(words).iter().rev().fold(0u128, |v, &w| v << 32 | w as u128)),
            _ => None,
        }
    }
    /// The null value of a type.
    pub fn zero(&mut self, cx: &Context, ty: Type) -> Konst {
        match cx.type_data(ty) {
            TypeData::Integer { width, .. } if width <= 64 => self.raw(Const::Int { ty, bits: 0 }),
            TypeData::Index => self.raw(Const::Int { ty, bits: 0 }),
            TypeData::Integer { width, .. } => {
                // The widest integer is 2^24 bits: half a million words at most, and only where the input says so.
                let words = alloc::vec![0u32; width.div_ceil(32) as usize];
                let words = self.lists.intern(&words);
                self.raw(Const::BigInt { ty, words })
            }
            TypeData::Float(k) if k.bits() >= 16 => self.raw(Const::Float { ty, low: 0, high: 0 }),
            TypeData::Float(_) => self.raw(Const::Int { ty, bits: 0 }),
            _ => self.raw(Const::Zero(ty)),
        }
    }
    /// An aggregate; the elements have the element types.
    pub fn aggregate(&mut self, ty: Type, elems: &[Konst]) -> Konst {
        if elems.is_empty() || elems.iter().all(|&e| self.is_zero(e)) {
            return self.raw(Const::Zero(ty));
        }
        if elems.iter().all(|&e| self.is_poison(e)) {
            return self.raw(Const::Poison(ty));
        }
        if elems.iter().all(|&e| matches!(self.get(e), Const::Undef(_))) {
            return self.raw(Const::Undef(ty));
        }
        let words: Vec<u32> = elems.iter().map(|e| e.0).collect();
        let elems = self.lists.intern(&words);
        self.raw(Const::Aggregate { ty, elems })
    }
    /// Element `i` of an aggregate constant; `None` for constant expressions and past the end.
    pub fn elem(&mut self, cx: &Context, k: Konst, i: u64) -> Option<Konst> {
        let c = self.get(k);
        if let Const::Aggregate { elems, .. } = c {
            return self.lists.get(elems).get(i as usize).map(|&w| Konst(w));
        }
        let ty = elem_type(cx, self.ty(k), i)?;
        match c {
            Const::Zero(_) => Some(self.zero(cx, ty)),
            Const::Undef(_) => Some(self.raw(Const::Undef(ty))),
            Const::Poison(_) => Some(self.poison(ty)),
            Const::Str { text, .. } => {
                let b = *cx.str_bytes(text).get(i as usize)?;
                Some(self.raw(Const::Int { ty, bits: b as u64 }))
            }
            Const::Dense { attr, first, .. } => {
                let step = scalars(cx, ty)?;
                let at = (first as u64).checked_add(i.checked_mul(step)?)?;
                dense(self, cx, ty, attr, u32::try_from(at).ok()?)
            }
            _ => None,
        }
    }
    /// All elements, when there are at most [`MAX_ELEMS`].
    pub fn elems(&mut self, cx: &Context, k: Konst) -> Option<Vec<Konst>> {
        if let Const::Aggregate { elems, .. } = self.get(k) {
            return Some(self.lists.get(elems).iter().map(|&w| Konst(w)).collect());
        }
        let n = n_elems(cx, self.ty(k))?;
        if n > MAX_ELEMS || !self.has_room() {
            return None;
        }
        (0..n).map(|i| self.elem(cx, k, i)).collect()
    }
    /// The one value that all elements of a vector have.
    pub fn splat_of(&mut self, cx: &Context, k: Konst) -> Option<Konst> {
        match self.get(k) {
            Const::Aggregate { elems, .. } => {
                let l = self.lists.get(elems);
                l.iter().all(|&e| e == l[0]).then(|| Konst(l[0]))
            }
            Const::Dense { attr, .. } => {
                let AttrData::Dense { splat: true, .. } = cx.attr_data(attr) else {
                    let all = self.elems(cx, k)?;
                    return all.iter().all(|&e| e == all[0]).then(|| all[0]);
                };
                self.elem(cx, k, 0)
            }
            Const::Zero(_) => self.elem(cx, k, 0),
            _ => None,
        }
    }
}

/// Width of an integer constant's type; formats without an LLVM type are integers of their width.
pub fn int_width(cx: &Context, ty: Type) -> Option<u32> {
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(width),
        TypeData::Index => Some(64),
        TypeData::Float(k) if k.bits() < 16 => Some(k.bits().max(8)),
        _ => None,
    }
}

/// Format of a float type that LLVM has.
pub fn float_kind(cx: &Context, ty: Type) -> Option<FloatKind> {
    match cx.type_data(ty) {
        TypeData::Float(k)
            if matches!(k, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F80 | FloatKind::F128) =>
        {
            Some(k)
        }
        _ => None,
    }
}

/// Type of element `i` of an array, vector or struct.
pub fn elem_type(cx: &Context, ty: Type, i: u64) -> Option<Type> {
    match cx.type_data(ty) {
        TypeData::LlvmArray { len, elem } => (i < len).then_some(elem),
        TypeData::LlvmVec { len, elem, .. } => (i < len as u64).then_some(elem),
        TypeData::Vector { dims, elem, .. } => match cx.shape(dims) {
            [n] => ((i as i64) < *n).then_some(elem),
            _ => None,
        },
        TypeData::Complex(elem) => (i < 2).then_some(elem),
        TypeData::LlvmStruct { body, .. } => cx.types_in(body).nth(i as usize),
        TypeData::LlvmNamedStruct { name } => match cx.struct_body(name)? {
            StructBody::Fields { body, .. } => cx.types_in(body).nth(i as usize),
            _ => None,
        },
        _ => None,
    }
}

/// Number of elements of an array, fixed vector or struct.
pub fn n_elems(cx: &Context, ty: Type) -> Option<u64> {
    match cx.type_data(ty) {
        TypeData::LlvmArray { len, .. } => Some(len),
        TypeData::LlvmVec { len, scalable: false, .. } => Some(len as u64),
        TypeData::Vector { dims, scalable: 0, .. } => match cx.shape(dims) {
            [n] => Some(*n as u64),
            _ => None,
        },
        TypeData::Complex(_) => Some(2),
        TypeData::LlvmStruct { body, .. } => Some(body.len as u64),
        TypeData::LlvmNamedStruct { name } => match cx.struct_body(name)? {
            StructBody::Fields { body, .. } => Some(body.len as u64),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a type is a vector.
pub fn is_vector(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), TypeData::Vector { .. } | TypeData::LlvmVec { .. })
}

/// Scalars of a dense attribute that one value of the type takes.
pub(crate) fn scalars(cx: &Context, ty: Type) -> Option<u64> {
    match cx.type_data(ty) {
        TypeData::LlvmArray { len, elem } => scalars(cx, elem)?.checked_mul(len),
        TypeData::LlvmVec { len, elem, .. } => scalars(cx, elem)?.checked_mul(len as u64),
        TypeData::Vector { dims, elem, .. } => cx.shape(dims).iter().try_fold(scalars(cx, elem)?, |n, &d| n.checked_mul(d as u64)),
        _ => Some(1),
    }
}

/// Bytes of one scalar in a dense attribute, and whether it is a pair.
pub(crate) fn scalar_bytes(cx: &Context, attr_ty: Type) -> Option<(usize, bool)> {
    let elem = cx.elem_type(attr_ty);
    let one = |t: Type| match cx.type_data(t) {
        TypeData::Integer { width, .. } => Some(width.div_ceil(8).max(1) as usize),
        TypeData::Index => Some(8),
        TypeData::Float(k) => Some(k.bits().div_ceil(8) as usize),
        _ => None,
    };
    match cx.type_data(elem) {
        TypeData::Complex(t) => Some((one(t)? * 2, true)),
        _ => Some((one(elem)?, false)),
    }
}

/// The bytes of the scalars `first..first + n` of a dense attribute, or of its one scalar when it is a splat.
pub fn dense_bytes(cx: &Context, attr: Attr, first: u64, n: u64) -> Option<(&[u8], usize, bool)> {
    let AttrData::Dense { ty, data, splat } = cx.attr_data(attr) else { return None };
    let (size, pair) = scalar_bytes(cx, ty)?;
    let all = cx.bytes.get(data);
    // One element where many are asked for is a splat, however it was written.
    if splat || all.len() == size {
        return Some((all.get(..size)?, size, pair));
    }
    let from = usize::try_from(first.checked_mul(size as u64)?).ok()?;
    let len = usize::try_from(n.checked_mul(size as u64)?).ok()?;
    Some((all.get(from..from.checked_add(len)?)?, size, pair))
}

/// The constant of a type that a dense attribute holds from scalar `first` on.
pub fn dense(ks: &mut Konsts, cx: &Context, ty: Type, attr: Attr, first: u32) -> Option<Konst> {
    let n = scalars(cx, ty)?;
    let (bytes, size, pair) = dense_bytes(cx, attr, first as u64, n)?;
    if is_list(cx, ty) {
        if bytes.iter().all(|&b| b == 0) {
            return Some(ks.zero(cx, ty));
        }
        return Some(ks.raw(Const::Dense { ty, attr, first }));
    }
    if pair {
        let (re, im) = bytes.split_at(size / 2);
        let (t0, t1) = (elem_type(cx, ty, 0)?, elem_type(cx, ty, 1)?);
        let (re, im) = (scalar(ks, cx, t0, re)?, scalar(ks, cx, t1, im)?);
        return Some(ks.aggregate(ty, &[re, im]));
    }
    scalar(ks, cx, ty, bytes)
}

pub(crate) fn is_list(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), TypeData::LlvmArray { .. } | TypeData::LlvmVec { .. } | TypeData::Vector { .. })
}

/// A scalar from little-endian bytes.
pub fn scalar(ks: &mut Konsts, cx: &Context, ty: Type, bytes: &[u8]) -> Option<Konst> {
    if bytes.len() > 16 {
        let words: Vec<u32> = bytes
            .chunks(4)
            .map(|c| {
                let mut w = [0; 4];
                w[..c.len()].copy_from_slice(c);
                u32::from_le_bytes(w)
            })
            .collect();
        int_width(cx, ty).filter(|w| w.div_ceil(32) as usize == words.len())?;
        let words = ks.lists.intern(&words);
        return Some(ks.raw(Const::BigInt { ty, words }));
    }
    let mut w = [0u8; 16];
    w[..bytes.len()].copy_from_slice(bytes);
    let v = u128::from_le_bytes(w);
    match float_kind(cx, ty) {
        Some(_) => Some(ks.float(ty, v)),
        None => ks.int(cx, ty, v),
    }
}
