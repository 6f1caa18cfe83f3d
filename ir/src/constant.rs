//! Constants as folders see them: integers of up to 128 bits and floats, scalar, splat or element by element.
//! Wider integers are not folded.

use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::context::Context;
use crate::dense;
use crate::id::{Attr, Type};
use crate::row::Folded;
use crate::ty::{FloatKind, TypeData};

/// The low `width` bits set.
pub const fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}
/// The signed number that the low `width` bits are.
pub const fn signed(bits: u128, width: u32) -> i128 {
    if width == 0 {
        return 0;
    }
    let s = 128 - if width > 128 { 128 } else { width };
    ((bits << s) as i128) >> s
}

/// The values of a constant: bit patterns, zero-extended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// A scalar.
    Scalar(u128),
    /// Elements that are all equal.
    Splat(u128),
    /// Elements.
    Each(Vec<u128>),
}

impl Values {
    /// The value of a scalar or splat.
    pub fn uniform(&self) -> Option<u128> {
        match self {
            Values::Scalar(v) | Values::Splat(v) => Some(*v),
            Values::Each(_) => None,
        }
    }
    /// Applies `f` to each value; `None` if it gives none for any.
    pub fn map(&self, f: &dyn Fn(u128) -> Option<u128>) -> Option<Values> {
        Some(match self {
            Values::Scalar(v) => Values::Scalar(f(*v)?),
            Values::Splat(v) => Values::Splat(f(*v)?),
            Values::Each(vs) => Values::Each(vs.iter().map(|&v| f(v)).collect::<Option<_>>()?),
        })
    }
    /// Applies `f` to each pair of values of two constants of one shape.
    pub fn zip(&self, other: &Values, f: &dyn Fn(u128, u128) -> Option<u128>) -> Option<Values> {
        Some(match (self, other) {
            (Values::Scalar(a), Values::Scalar(b)) => Values::Scalar(f(*a, *b)?),
            (Values::Splat(a), Values::Splat(b)) => Values::Splat(f(*a, *b)?),
            (Values::Splat(a), Values::Each(bs)) => Values::Each(bs.iter().map(|&b| f(*a, b)).collect::<Option<_>>()?),
            (Values::Each(aa), Values::Splat(b)) => Values::Each(aa.iter().map(|&a| f(a, *b)).collect::<Option<_>>()?),
            (Values::Each(aa), Values::Each(bs)) if aa.len() == bs.len() => {
                Values::Each(aa.iter().zip(bs).map(|(&a, &b)| f(a, b)).collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }
}

fn from_words(words: &[u32]) -> Option<u128> {
    if words.len() > 4 {
        return None;
    }
    Some(words.iter().rev().fold(0, |v, &w| v << 32 | w as u128))
}
fn from_bytes(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |v, &b| v << 8 | b as u128)
}

/// The values of an integer, float or dense attribute of elements of at most 128 bits, with its type.
pub fn values(cx: &Context, a: Attr) -> Option<(Type, Values)> {
    match cx.attr_data(a) {
        AttrData::Integer { ty, bits } | AttrData::Float { ty, bits } => Some((ty, Values::Scalar(bits as u128))),
        AttrData::BigInteger { ty, words } | AttrData::BigFloat { ty, words } => {
            Some((ty, Values::Scalar(from_words(cx.lists.get(words))?)))
        }
        _ => {
            let (ty, size, bytes, splat) = elements(cx, a)?;
            let v = if splat {
                Values::Splat(from_bytes(bytes.get(..size)?))
            } else {
                Values::Each(bytes.chunks_exact(size).map(from_bytes).collect())
            };
            Some((ty, v))
        }
    }
}

/// The type of a dense attribute, the bytes of an element, those of all, and whether they are one element for all.
fn elements(cx: &Context, a: Attr) -> Option<(Type, usize, &[u8], bool)> {
    let AttrData::Dense { ty, data, splat } = cx.attr_data(a) else { return None };
    let elem = cx.elem_type(ty);
    if !matches!(cx.type_data(elem), TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_)) {
        return None;
    }
    let size = dense::elem_size(cx, elem).filter(|&size| size <= 16)?;
    Some((ty, size, cx.bytes.get(data), splat))
}

/// One element of a dense attribute of elements of at most 128 bits, by number; `None` for a number is that of all if they are one.
/// `O(1)`.
pub fn element(cx: &Context, a: Attr, n: Option<usize>) -> Option<u128> {
    let (_, size, bytes, splat) = elements(cx, a)?;
    let from = if splat { 0 } else { n?.checked_mul(size)? };
    Some(from_bytes(bytes.get(from..)?.get(..size)?))
}

/// The same for integers and `index` only, with the width.
pub fn ints(cx: &Context, a: Attr) -> Option<(Type, u32, Values)> {
    let (ty, v) = values(cx, a)?;
    let width = cx.int_width(cx.elem_type(ty))?;
    Some((ty, width, v))
}
/// The same for floats only, with the format.
pub fn floats(cx: &Context, a: Attr) -> Option<(Type, FloatKind, Values)> {
    let (ty, v) = values(cx, a)?;
    match cx.type_data(cx.elem_type(ty)) {
        TypeData::Float(kind) => Some((ty, kind, v)),
        _ => None,
    }
}

/// The integer that a scalar or splat constant is, and its width.
pub fn uniform_int(cx: &Context, a: Option<Attr>) -> Option<(u128, u32)> {
    let a = a?;
    // The common case without a copy.
    if let AttrData::Integer { ty, bits } = cx.attr_data(a) {
        return cx.int_width(ty).filter(|&w| w > 0).map(|w| (bits as u128, w));
    }
    let (_, width, v) = ints(cx, a)?;
    if width == 0 { None } else { Some((v.uniform()?, width)) }
}
/// The float that a scalar or splat constant is: format and bits.
pub fn uniform_float(cx: &Context, a: Option<Attr>) -> Option<(FloatKind, u128)> {
    let a = a?;
    // The common case without a copy.
    if cfg!(not(small))
        && let AttrData::Float { ty, bits } = cx.attr_data(a)
        && let TypeData::Float(kind) = cx.type_data(ty)
    {
        return Some((kind, bits.into()));
    }
    let (_, kind, v) = floats(cx, a)?;
    Some((kind, v.uniform()?))
}
/// Whether a constant is an integer 0 or a splat of it.
pub fn is_zero(cx: &Context, a: Option<Attr>) -> bool {
    matches!(uniform_int(cx, a), Some((0, _)))
}
/// Whether a constant is an integer 1 or a splat of it.
pub fn is_one(cx: &Context, a: Option<Attr>) -> bool {
    matches!(uniform_int(cx, a), Some((1, _)))
}
/// Whether a constant is an integer with all bits set or a splat of it.
pub fn is_all_ones(cx: &Context, a: Option<Attr>) -> bool {
    matches!(uniform_int(cx, a), Some((v, w)) if v == mask(w))
}

/// The attribute of these values in a type (integer, `index` or float, or a shape of them).
pub fn attr(cx: &mut Context, ty: Type, v: &Values) -> Option<Attr> {
    let elem = cx.elem_type(ty);
    let (width, float) = match cx.type_data(elem) {
        TypeData::Integer { width, .. } => (width, false),
        TypeData::Index => (64, false),
        TypeData::Float(kind) => (kind.bits(), true),
        _ => return None,
    };
    let each: &[u128] = match v {
        Values::Scalar(v) => {
            let v = v & mask(width);
            if width <= 64 {
                let bits = v as u64;
                return Some(cx.attr(if float { AttrData::Float { ty, bits } } else { AttrData::Integer { ty, bits } }));
            }
            let all = [v as u32, (v >> 32) as u32, (v >> 64) as u32, (v >> 96) as u32];
            let words = cx.lists.intern(all.get(..width.div_ceil(32) as usize)?);
            return Some(cx.attr(if float { AttrData::BigFloat { ty, words } } else { AttrData::BigInteger { ty, words } }));
        }
        Values::Splat(v) => core::slice::from_ref(v),
        Values::Each(vs) => vs,
    };
    let size = dense::elem_size(cx, elem)?;
    let mut bytes = Vec::with_capacity(each.len() * size);
    for v in each {
        bytes.extend_from_slice((v & mask(width)).to_le_bytes().get(..size)?);
    }
    Some(dense::make(cx, ty, size, &bytes))
}

/// The attribute with every element equal to a bit pattern; `None` for shapes that are not static.
pub fn splat(cx: &mut Context, ty: Type, bits: u128) -> Option<Attr> {
    if cfg!(not(small)) && ty == Type::I1 {
        return Some(if bits & 1 == 0 { Attr::FALSE } else { Attr::TRUE });
    }
    if cx.elem_type(ty) == ty {
        return attr(cx, ty, &Values::Scalar(bits));
    }
    let static_shape = cx.shape_of(ty)?.iter().all(|&d| d >= 0);
    if static_shape { attr(cx, ty, &Values::Splat(bits)) } else { None }
}

/// The first operand that is poison.
pub fn poison_in(consts: &[Option<Attr>]) -> Option<Attr> {
    consts.iter().copied().flatten().find(|&a| a == Attr::UB_POISON)
}

/// What an operand is, where that is known: constants are given by position.
#[cfg_attr(not(small), inline)]
pub(crate) fn given(constants: &[Option<Attr>], i: usize) -> Option<Attr> {
    constants.get(i).copied().flatten()
}

/// Pushes one constant and says that the fold succeeded, if there is one.
pub fn give(out: &mut Vec<Folded>, a: Option<Attr>) -> bool {
    out.extend(a.map(Folded::Attr));
    a.is_some()
}
