//! Shapes, strides and offsets of memref types, and what views make of them. `DYNAMIC` is "not known"; arithmetic
//! with it, and arithmetic that would overflow, gives `DYNAMIC`.

use alloc::vec::Vec;
use core::ops::Range;

use crate::affine::canonical_strides;
use crate::attr::AttrData;
use crate::context::Context;
use crate::id::{Attr, Op, Sym, Type};
use crate::module::Module;
use crate::ty::{DYNAMIC, TypeData};

/// Strides and offset of a ranked memref; `None` for layouts that are not strided. Allocates; where it is hot, ask
/// once per type.
pub fn strides(cx: &Context, ty: Type) -> Option<(Vec<i64>, i64)> {
    crate::affine::strides_of(cx, ty)
}

/// The memory space of a memref; an integer 0 is the default space.
pub fn space(cx: &Context, ty: Type) -> Attr {
    let (TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. }) = cx.type_data(ty) else { return Attr::NONE };
    if space.is_some() && cx.int_value(space) == Some(0) { Attr::NONE } else { space }
}

/// `a + b`
pub fn add(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.checked_add(b).unwrap_or(DYNAMIC) }
}

/// `a * b`
pub fn mul(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.checked_mul(b).unwrap_or(DYNAMIC) }
}

/// What a view says of its sizes, strides and offset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Sizes.
    pub sizes: Vec<i64>,
    /// Strides.
    pub strides: Vec<i64>,
    /// Offset.
    pub offset: i64,
    /// The type is written without layout.
    pub identity: bool,
}

impl Part {
    /// The memref type of this part, with the elements and the space of another type.
    pub fn ty(&self, cx: &mut Context, like: Type) -> Type {
        let (TypeData::MemRef { elem, space, .. } | TypeData::UnrankedMemRef { elem, space }) = cx.type_data(like) else { return like };
        let layout = if self.identity {
            Attr::NONE
        } else {
            let strides = cx.dims.intern(&self.strides);
            cx.attr(AttrData::Strided { offset: self.offset, strides })
        };
        cx.memref_type(&self.sizes, elem, layout, space)
    }
}

/// What a subview of `src` is before dimensions of size 1 are dropped.
pub fn subview(cx: &Context, src: Type, offsets: &[i64], sizes: &[i64], steps: &[i64]) -> Option<Part> {
    let (src_strides, mut offset) = strides(cx, src)?;
    let n = src_strides.len();
    if offsets.len() != n || sizes.len() != n || steps.len() != n {
        return None;
    }
    for (&o, &s) in offsets.iter().zip(&src_strides) {
        offset = add(offset, mul_zero(o, s));
    }
    let strides = src_strides.iter().zip(steps).map(|(&s, &t)| mul_zero(s, t)).collect();
    Some(Part { sizes: sizes.to_vec(), strides, offset, identity: false })
}

/// `a * b`, where 0 times anything is 0.
fn mul_zero(a: i64, b: i64) -> i64 {
    if a == 0 || b == 0 { 0 } else { mul(a, b) }
}

/// Which dimensions of a part a result of these sizes and strides leaves out (all of size 1); `None` if it is not
/// such a result. Where several unit dimensions have the same stride, the first ones go, as in MLIR.
pub fn dropped_dims(part: &Part, sizes: &[i64], strides: &[i64]) -> Option<Vec<bool>> {
    let mut dropped = unit_dims(&part.sizes, &part.strides, strides)?;
    if keeps(part, &dropped, sizes, strides) {
        return Some(dropped);
    }
    // Where the strides tell nothing, sizes are matched from the left.
    let mut next = 0;
    for (d, &s) in dropped.iter_mut().zip(&part.sizes) {
        *d = sizes.get(next) != Some(&s);
        next += usize::from(!*d);
        if *d && s != 1 {
            return None;
        }
    }
    keeps(part, &dropped, sizes, strides).then_some(dropped)
}

/// The same for a source of these strides, whose result may be strided otherwise: as MLIR asks which dimensions of size 1
/// a `memref.subview` drops.
#[cfg(feature = "extended")]
pub fn unit_dims_dropped(sizes: &[i64], from: &[i64], to: &[i64]) -> Option<Vec<bool>> {
    if sizes.len() != from.len() {
        return None;
    }
    unit_dims(sizes, from, to).filter(|dropped| dropped.iter().filter(|d| !**d).count() == to.len())
}

/// The dimensions of size 1 that go: all where that is as many as go, else those whose stride `to` has fewer of than `from`.
fn unit_dims(sizes: &[i64], from: &[i64], to: &[i64]) -> Option<Vec<bool>> {
    let n = sizes.len();
    let mut dropped = alloc::vec![false; n];
    if to.len() != n {
        for (d, &s) in dropped.iter_mut().zip(sizes) {
            *d = s == 1;
        }
        if dropped.iter().filter(|&&d| d).count() + to.len() != n {
            let count = |list: &[i64], x: i64| list.iter().filter(|&&s| s == x).count();
            // Strides of the part that are not accounted for yet.
            let mut open: Vec<i64> = from.to_vec();
            for (d, &s) in dropped.iter_mut().zip(from) {
                if !*d {
                    continue;
                }
                let (have, want) = (count(&open, s), count(to, s));
                if have > want {
                    let at = open.iter().position(|&x| x == s)?;
                    open.swap_remove(at);
                } else if have == want {
                    *d = false;
                } else {
                    return None;
                }
            }
        }
    }
    Some(dropped)
}

/// Whether the dimensions that are not dropped are these.
fn keeps(part: &Part, dropped: &[bool], sizes: &[i64], strides: &[i64]) -> bool {
    let kept = (0..dropped.len()).filter(|&i| !dropped[i]);
    kept.clone().count() == sizes.len()
        && kept.zip(sizes.iter().zip(strides)).all(|(i, (&s, &t))| part.sizes[i] == s && part.strides[i] == t)
}

/// The groups of a `reassociation` attribute as ranges of dimensions; `None` unless they are consecutive from 0 and not empty.
pub fn groups(m: &Module, op: Op) -> Option<Vec<Range<usize>>> {
    let mut out = Vec::new();
    let mut at = 0usize;
    let AttrData::Array(list) = m.cx.attr_data(m.attr(op, Sym::REASSOCIATION)?) else { return None };
    for g in m.cx.attrs_in(list) {
        let AttrData::Array(items) = m.cx.attr_data(g) else { return None };
        let start = at;
        for i in m.cx.attrs_in(items) {
            if m.cx.int_value(i)? != at as i64 || m.cx.attr_type(i) != Some(Type::I64) {
                return None;
            }
            at += 1;
        }
        if at == start {
            return None;
        }
        out.push(start..at);
    }
    Some(out)
}

/// Whether a layout is the identity as a map: one dimension whose elements stand one after the other. As a type it is
/// another than that without a layout.
fn is_identity(strides: &[i64], offset: i64) -> bool {
    *strides == [1] && offset == 0
}

/// Whether a memref has no layout, or one that is the identity as a map.
pub fn is_plain(cx: &Context, ty: Type) -> bool {
    let TypeData::MemRef { layout, .. } = cx.type_data(ty) else { return false };
    layout.is_none() || strides(cx, ty).is_some_and(|(strides, offset)| is_identity(&strides, offset))
}

/// What `src` is with each group of dimensions as one; `None` if the strides do not allow it.
pub fn collapsed(cx: &Context, src: Type, groups: &[Range<usize>]) -> Option<Part> {
    let TypeData::MemRef { dims, layout, .. } = cx.type_data(src) else { return None };
    let dims = cx.shape(dims);
    let sizes: Vec<i64> = groups.iter().map(|g| dims[g.clone()].iter().fold(1, |p, &n| mul(p, n))).collect();
    let (src_strides, offset) = strides(cx, src)?;
    if layout.is_none() || is_identity(&src_strides, offset) {
        let strides = canonical_strides(&sizes);
        return Some(Part { sizes, strides, offset, identity: true });
    }
    let mut out = Vec::with_capacity(groups.len());
    for g in groups {
        // A trailing dimension of size 1 says nothing about how far its neighbours are apart.
        let mut last = g.end - 1;
        while dims[last] == 1 && last > g.start {
            last -= 1;
        }
        out.push(if dims[last] != DYNAMIC || last == g.start { src_strides[last] } else { DYNAMIC });
    }
    for (g, &stride) in groups.iter().zip(&out) {
        let mut want = stride;
        for i in (g.start + 1..g.end).rev() {
            want = mul_zero(want, dims[i]);
            // Unknown strides are taken on trust; sizes of 1 do not matter.
            let have = src_strides[i - 1];
            if want != DYNAMIC && have != DYNAMIC && want != have && dims[i - 1] != 1 {
                return None;
            }
        }
    }
    Some(Part { sizes, strides: out, offset, identity: false })
}

/// What `src` is with each dimension as a group of dimensions of these sizes.
pub fn expanded(cx: &Context, src: Type, sizes: &[i64], groups: &[Range<usize>]) -> Option<Part> {
    let TypeData::MemRef { layout, .. } = cx.type_data(src) else { return None };
    let (src_strides, offset) = strides(cx, src)?;
    if layout.is_none() || is_identity(&src_strides, offset) {
        return Some(Part { sizes: sizes.to_vec(), strides: canonical_strides(sizes), offset, identity: true });
    }
    let mut out = alloc::vec![1; sizes.len()];
    for (g, &stride) in groups.iter().zip(&src_strides) {
        let mut at = stride;
        for i in g.clone().rev() {
            out[i] = at;
            at = mul_zero(at, sizes[i]);
        }
    }
    Some(Part { sizes: sizes.to_vec(), strides: out, offset, identity: false })
}
