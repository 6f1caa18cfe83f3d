//! Dense attributes: storage sizes, canonical splats, shapes with another element type.

use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::context::Context;
use crate::id::{Attr, Type};
use crate::ty::TypeData;

/// Bytes that one element of a dense attribute takes; `None` for types that have no fixed size.
pub fn elem_size(cx: &Context, elem: Type) -> Option<usize> {
    match cx.type_data(elem) {
        TypeData::Integer { width, .. } => Some(width.div_ceil(8).max(1) as usize),
        TypeData::Index => Some(8),
        TypeData::Float(kind) => Some(kind.bits().div_ceil(8) as usize),
        TypeData::Complex(elem) => match cx.type_data(elem) {
            TypeData::Complex(_) => None,
            _ => elem_size(cx, elem).map(|n| 2 * n),
        },
        _ => None,
    }
}

/// The dense attribute of a shaped type with these elements (all of them, or one for a splat), stored as a splat when
/// all are equal. `size` is the size of one element.
pub fn make(cx: &mut Context, ty: Type, size: usize, bytes: &[u8]) -> Attr {
    let splat = bytes.len() >= size && bytes.chunks_exact(size.max(1)).all(|e| e == &bytes[..size]);
    let data = cx.bytes.intern(if splat { &bytes[..size] } else { bytes });
    cx.attr(AttrData::Dense { ty, data, splat })
}

/// The `vector<nxi32>`-like attribute that holds integers of a type.
pub fn ints(cx: &mut Context, elem: Type, values: &[i64]) -> Attr {
    let wide: Vec<u128> = values.iter().map(|&v| v as i128 as u128).collect();
    wide_ints(cx, elem, &wide)
}
/// The same of integers of up to 128 bits; what is beyond the width of the type is left out.
pub fn wide_ints(cx: &mut Context, elem: Type, values: &[u128]) -> Attr {
    let size = elem_size(cx, elem).unwrap_or(8);
    let mut bytes = Vec::with_capacity(values.len() * size);
    let width = cx.int_width(elem).unwrap_or(64);
    for &v in values {
        // Elements are stored zero-extended from their width to whole bytes.
        let v = if width < 128 { v & ((1u128 << width) - 1) } else { v };
        let le = v.to_le_bytes();
        for i in 0..size {
            bytes.push(le.get(i).copied().unwrap_or(if v >> 127 == 0 { 0 } else { 0xff }));
        }
    }
    let ty = cx.vector_type(&[values.len() as i64], elem);
    make(cx, ty, size, &bytes)
}

/// Number of elements of a ranked shape whose dimensions are all known.
pub fn n_elements(cx: &Context, ty: Type) -> Option<u64> {
    cx.shape_of(ty)?.iter().try_fold(1u64, |n, &d| n.checked_mul(u64::try_from(d).ok()?))
}

/// The elements of an integer elements attribute of at most 64 bits each, sign-extended; `n` is their number (a splat
/// is repeated, so the caller states the number it already has in memory).
pub fn int_values(cx: &Context, a: Attr, n: usize) -> Option<Vec<i64>> {
    let AttrData::Dense { ty, data, splat } = cx.attr_data(a) else { return None };
    let elem = cx.elem_type(ty);
    let width = cx.int_width(elem)?;
    let size = elem_size(cx, elem)?;
    if size > 8 {
        return None;
    }
    let one = |c: &[u8]| {
        let mut w = [0u8; 8];
        w[..size].copy_from_slice(c);
        crate::context::sext(u64::from_le_bytes(w), width)
    };
    let bytes = cx.bytes.get(data);
    if splat {
        return Some(alloc::vec![one(bytes.get(..size)?); n]);
    }
    Some(bytes.chunks_exact(size).map(one).collect())
}

/// A type of the same shape with another element type; `elem` itself for a scalar.
pub fn with_elem(cx: &mut Context, ty: Type, elem: Type) -> Type {
    match cx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => cx.ty(TypeData::Vector { dims, scalable, elem }),
        TypeData::Tensor { dims, encoding, .. } => cx.ty(TypeData::Tensor { dims, elem, encoding }),
        TypeData::UnrankedTensor(_) => cx.ty(TypeData::UnrankedTensor(elem)),
        TypeData::MemRef { dims, layout, space, .. } => cx.ty(TypeData::MemRef { dims, elem, layout, space }),
        TypeData::UnrankedMemRef { space, .. } => cx.ty(TypeData::UnrankedMemRef { elem, space }),
        _ => elem,
    }
}
