//! Folders of the `memref` dialect.

use alloc::vec::Vec;

use super::memref;
use super::memref_shape as shape;
use crate::affine;
use crate::id::{Attr, Op, Opcode, Sym, Type, Value};
use crate::module::Module;
use crate::row::{Folded, Traits};
use crate::segments::operand_field;
use crate::ty::{DYNAMIC, TypeData};

type Consts<'a> = &'a [Option<Attr>];

/// Replaces an operand in place.
fn set_operand(m: &mut Module, op: Op, i: usize, v: Value) {
    let at = m.op_record[op].operands as usize + i;
    m.operand_pool[at] = v;
}

/// The operation of a kind that makes an operand.
fn made_by(m: &Module, op: Op, i: usize, kind: Opcode) -> Option<Op> {
    let def = m.def_op(*m.operands(op).get(i)?)?;
    (m.kind(def) == kind).then_some(def)
}

/// The source of the `memref.cast` from a ranked memref that makes operand `i`.
fn ranked_cast_source(m: &Module, op: Op, i: usize) -> Option<Value> {
    let src = m.operand(made_by(m, op, i, memref::CAST)?, 0);
    matches!(m.type_data(src), TypeData::MemRef { .. }).then_some(src)
}

/// In place: operands made by `memref.cast` become what was cast, where its rank is known. What an operation stores
/// stays as it is.
pub fn source_cast(m: &mut Module, op: Op, _: Consts<'_>, _: &mut Vec<Folded>) -> bool {
    let first = usize::from(matches!(m.kind(op), memref::STORE | memref::ATOMIC_RMW | super::affine::STORE));
    let mut changed = false;
    for i in first..m.n_operands(op) {
        if let Some(src) = ranked_cast_source(m, op, i) {
            set_operand(m, op, i, src);
            changed = true;
        }
    }
    changed
}

/// In place: a copy of casts is a copy of what was cast, unless the cast tells more than its source's type.
pub fn copy(m: &mut Module, op: Op, _: Consts<'_>, _: &mut Vec<Folded>) -> bool {
    let mut changed = false;
    for i in 0..2 {
        let Some(src) = ranked_cast_source(m, op, i) else { continue };
        if tells_no_more(m, m.ty(src), m.ty(m.operand(op, i))) {
            set_operand(m, op, i, src);
            changed = true;
        }
    }
    changed
}

/// Whether all that a type tells of sizes, strides and offset another tells too.
fn tells_no_more(m: &Module, from: Type, to: Type) -> bool {
    let parts = |ty| Some((m.cx.shape_of(ty)?, shape::strides(&m.cx, ty)?));
    let (Some((from, (from_strides, from_offset))), Some((to, (to_strides, to_offset)))) = (parts(from), parts(to)) else { return false };
    let known = |a: i64, b: i64| a != DYNAMIC || b == DYNAMIC;
    let all = |a: &[i64], b: &[i64]| a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| known(a, b));
    all(from, to) && all(&from_strides, &to_strides) && known(from_offset, to_offset)
}

/// `memref.cast` to the same type is its operand; in place: a cast of a cast casts what that one began with.
pub fn cast(m: &mut Module, op: Op, consts: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let src = m.operand(op, 0);
    let ty = m.ty(m.result(op, 0));
    same_type(m, src, ty, out) || source_cast(m, op, consts, out)
}

fn same_type(m: &Module, src: Value, ty: Type, out: &mut Vec<Folded>) -> bool {
    if m.ty(src) == ty {
        out.push(Folded::Value(src));
        return true;
    }
    false
}

/// `memref.memory_space_cast` to the same type is its operand; in place: a cast of a cast casts what that one began with.
pub fn memory_space_cast(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let ty = m.ty(m.result(op, 0));
    if same_type(m, m.operand(op, 0), ty, out) {
        return true;
    }
    let Some(def) = made_by(m, op, 0, memref::MEMORY_SPACE_CAST) else { return false };
    let src = m.operand(def, 0);
    set_operand(m, op, 0, src);
    true
}

/// `memref.rank` of a ranked memref.
pub fn rank(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let Some(n) = m.cx.shape_of(m.ty(m.operand(op, 0))).map(<[i64]>::len) else { return false };
    let a = m.cx.int_attr(Type::INDEX, n as i64);
    out.push(Folded::Attr(a));
    true
}

/// The same promise twice is one.
pub fn assume_alignment(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let before = made_by(m, op, 0, memref::ASSUME_ALIGNMENT);
    let same = m.n_results(op) == 1 && before.is_some_and(|b| m.attr(b, Sym::ALIGNMENT) == m.attr(op, Sym::ALIGNMENT));
    if same {
        out.push(Folded::Value(m.operand(op, 0)));
    }
    same
}

/// `memref.dim` of a static dimension, or of an op that was given the size.
pub fn dim(m: &mut Module, op: Op, consts: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let src = m.operand(op, 0);
    let Some(i) = consts.get(1).copied().flatten().and_then(|a| m.cx.int_value(a)) else { return false };
    let Some(dims) = m.cx.shape_of(m.ty(src)) else { return false };
    let Some(&n) = usize::try_from(i).ok().and_then(|i| dims.get(i)) else { return false };
    if n != DYNAMIC {
        let a = m.cx.int_attr(Type::INDEX, n);
        out.push(Folded::Attr(a));
        return true;
    }
    let i = i as usize;
    // Which of the dynamic sizes it is.
    let nth = dims[..i].iter().filter(|&&n| n == DYNAMIC).count();
    let Some(def) = m.def_op(src) else { return false };
    if m.kind(def) == memref::CAST {
        return source_cast(m, op, consts, out);
    }
    let size = match m.kind(def) {
        memref::ALLOC | memref::ALLOCA => operand_field(m, def, 0).get(nth).copied(),
        memref::VIEW => operand_field(m, def, 2).get(nth).copied(),
        memref::SUBVIEW => subview_size(m, def, i),
        // Release 22 looks through this one no more.
        memref::REINTERPRET_CAST if m.cx.early_folds => operand_field(m, def, 2).get(nth_dynamic_size(m, def, i)).copied(),
        _ => None,
    };
    match size {
        Some(v) => {
            out.push(Folded::Value(v));
            true
        }
        None => false,
    }
}

/// Which of the dynamic sizes of a `memref.reinterpret_cast` is that of dimension `i`.
fn nth_dynamic_size(m: &Module, op: Op, i: usize) -> usize {
    let sizes = m.attr(op, Sym::STATIC_SIZES).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    match sizes.get(i) {
        Some(&DYNAMIC) => sizes[..i].iter().filter(|&&n| n == DYNAMIC).count(),
        _ => usize::MAX,
    }
}

/// The dynamic size that gives dimension `i` of a subview's result.
fn subview_size(m: &Module, op: Op, i: usize) -> Option<Value> {
    let list = |name| m.attr(op, name).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let sizes = list(Sym::STATIC_SIZES);
    let res = m.ty(m.result(op, 0));
    let part = shape::subview(&m.cx, m.ty(m.operand(op, 0)), &list(Sym::STATIC_OFFSETS), &sizes, &list(Sym::STATIC_STRIDES))?;
    let dropped = shape::dropped_dims(&part, m.cx.shape_of(res)?, &shape::strides(&m.cx, res)?.0)?;
    let at = (0..sizes.len()).filter(|&d| !dropped[d]).nth(i)?;
    if sizes[at] != DYNAMIC {
        return None;
    }
    let nth = sizes[..at].iter().filter(|&&n| n == DYNAMIC).count();
    operand_field(m, op, 2).get(nth).copied()
}

/// `memref.collapse_shape` of an `expand_shape` from the same type is what that began with.
pub fn collapse_shape(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    inverse(m, op, memref::EXPAND_SHAPE, out)
}

/// `memref.expand_shape` of a `collapse_shape` from the same type is what that began with.
pub fn expand_shape(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    inverse(m, op, memref::COLLAPSE_SHAPE, out)
}

fn inverse(m: &Module, op: Op, kind: crate::Opcode, out: &mut Vec<Folded>) -> bool {
    let src = m.operand(op, 0);
    let ty = m.ty(m.result(op, 0));
    // A view that changes nothing.
    if same_type(m, src, ty, out) {
        return true;
    }
    // With more than one unknown size, other groups may be other sizes.
    let n_unknown = m.cx.shape_of(ty).map_or(0, |dims| dims.iter().filter(|&&n| n == DYNAMIC).count());
    match m.def_op(src) {
        Some(def) if m.kind(def) == kind && (n_unknown < 2 || m.attr(def, Sym::REASSOCIATION) == m.attr(op, Sym::REASSOCIATION)) => {
            same_type(m, m.operand(def, 0), ty, out)
        }
        _ => false,
    }
}

/// Sizes, strides and offset that the source's type says are constants.
pub fn extract_strided_metadata(_: &mut Module, _: Op, _: Consts<'_>, _: &mut Vec<Folded>) -> bool {
    // Partial folds need uses rewritten result by result, which the canonicalizer does.
    false
}

/// `memref.reinterpret_cast` to the type it has is its source; in place: it looks through views that it overrides.
pub fn reinterpret_cast(m: &mut Module, op: Op, consts: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let src = m.operand(op, 0);
    if let Some(def) = m.def_op(src) {
        let through = match m.kind(def) {
            memref::CAST | memref::REINTERPRET_CAST => true,
            memref::SUBVIEW => all_are(m, def, Sym::STATIC_OFFSETS, 1, 0),
            _ => false,
        };
        if through {
            let src = m.operand(def, 0);
            set_operand(m, op, 0, src);
            return true;
        }
    }
    let _ = consts;
    let ty = m.ty(m.result(op, 0));
    let is_static = m.cx.shape_of(ty).is_some_and(|d| !d.contains(&DYNAMIC));
    let at_start = m.attr(op, Sym::STATIC_OFFSETS).and_then(|a| m.cx.int_array(a)).is_some_and(|l| l.first() == Some(&0));
    is_static && at_start && same_type(m, src, ty, out)
}

/// Whether all entries of a mixed list (operand field `field`) are this number, written or by a constant value.
fn all_are(m: &Module, op: Op, name: Sym, field: usize, want: i64) -> bool {
    let mut values = operand_field(m, op, field).iter();
    m.attr(op, name).and_then(|a| m.cx.int_array(a)).unwrap_or_default().iter().all(|&n| match n {
        DYNAMIC => values.next().is_some_and(|&v| constant(m, v) == Some(want)),
        n => n == want,
    })
}

/// The number that a value is, if a constant makes it.
fn constant(m: &Module, v: Value) -> Option<i64> {
    let def = m.def_op(v)?;
    if !m.row(def).traits.has(Traits::CONSTANT_LIKE) {
        return None;
    }
    m.cx.int_value(m.attr(def, Sym::VALUE)?)
}

/// `memref.subview` of a static type to the same type is its source, and so is one that repeats the subview before it.
pub fn subview(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let src = m.operand(op, 0);
    let ty = m.ty(m.result(op, 0));
    if m.ty(src) != ty {
        return false;
    }
    let known = |list: &[i64]| !list.contains(&DYNAMIC);
    let is_static = m.cx.shape_of(ty).is_some_and(known)
        && shape::strides(&m.cx, ty).is_some_and(|(strides, offset)| known(&strides) && offset != DYNAMIC);
    if is_static {
        return same_type(m, src, ty, out);
    }
    let whole = |m: &Module| all_are(m, op, Sym::STATIC_OFFSETS, 1, 0) && all_are(m, op, Sym::STATIC_STRIDES, 3, 1);
    // Release 19 asks for the shape alone.
    if m.cx.early_folds && m.cx.shape_of(ty).is_some_and(known) && whole(m) {
        return same_type(m, src, ty, out);
    }
    let Some(def) = made_by(m, op, 0, memref::SUBVIEW) else { return false };
    let same_sizes = m.attr(def, Sym::STATIC_SIZES) == m.attr(op, Sym::STATIC_SIZES) && operand_field(m, def, 2) == operand_field(m, op, 2);
    same_sizes && whole(m) && same_type(m, src, ty, out)
}

/// `memref.transpose` by the identity is its operand; in place: a transposition of a transposition is one.
pub fn transpose(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let permutation = super::memref_verify::permutation;
    let src = m.operand(op, 0);
    let ty = m.ty(m.result(op, 0));
    let Some(outer) = permutation(m, op) else { return false };
    if outer.iter().enumerate().all(|(i, &d)| i == d) && same_type(m, src, ty, out) {
        return true;
    }
    let Some(def) = made_by(m, op, 0, memref::TRANSPOSE) else { return false };
    let Some(inner) = permutation(m, def) else { return false };
    let exprs: Option<Vec<_>> = outer.iter().map(|&d| Some(affine::dim(&mut m.cx, *inner.get(d)? as u32))).collect();
    let Some(exprs) = exprs else { return false };
    let map = affine::map(&mut m.cx, inner.len() as u32, 0, &exprs);
    let map = affine::map_attr(&mut m.cx, map);
    m.set_attr(op, Sym::PERMUTATION, map);
    let src = m.operand(def, 0);
    set_operand(m, op, 0, src);
    true
}
