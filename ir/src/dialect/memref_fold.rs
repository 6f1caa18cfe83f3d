//! Folders of the `memref` dialect.

use alloc::vec::Vec;

use super::memref;
use super::memref_shape as shape;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::Folded;
use crate::segments::operand_field;
use crate::ty::{DYNAMIC, TypeData};

type Consts<'a> = &'a [Option<Attr>];

/// Replacing operands in place is the canonicalizer's business; there is nothing that this op's results fold to.
pub fn source_cast(_: &mut Module, _: Op, _: Consts<'_>, _: &mut Vec<Folded>) -> bool {
    false
}

/// `memref.cast` to the same type is its operand, and so is a cast there and back.
pub fn cast(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let src = m.operand(op, 0);
    let ty = m.ty(m.result(op, 0));
    same_type(m, src, ty, out)
}

fn same_type(m: &Module, src: Value, ty: Type, out: &mut Vec<Folded>) -> bool {
    if m.ty(src) == ty {
        out.push(Folded::Value(src));
        return true;
    }
    false
}

/// `memref.memory_space_cast` to the same type is its operand.
pub fn memory_space_cast(m: &mut Module, op: Op, consts: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    cast(m, op, consts, out)
}

/// `memref.rank` of a ranked memref.
pub fn rank(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let Some(n) = m.cx.shape_of(m.ty(m.operand(op, 0))).map(<[i64]>::len) else { return false };
    let a = m.cx.int_attr(Type::INDEX, n as i64);
    out.push(Folded::Attr(a));
    true
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
    let size = match m.kind(def) {
        memref::ALLOC | memref::ALLOCA => operand_field(m, def, 0).get(nth).copied(),
        memref::VIEW => operand_field(m, def, 2).get(nth).copied(),
        memref::SUBVIEW => subview_size(m, def, i),
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
    match m.def_op(src) {
        Some(def) if m.kind(def) == kind && m.attr(def, Sym::REASSOCIATION) == m.attr(op, Sym::REASSOCIATION) => {
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

/// `memref.reinterpret_cast` of a whole memref as itself.
pub fn reinterpret_cast(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let ty = m.ty(m.result(op, 0));
    let mut src = m.operand(op, 0);
    // Sizes, strides and offset are all given, so what a view before this one says does not matter.
    let offset_zero =
        |m: &Module, op: Op| m.attr(op, Sym::STATIC_OFFSETS).and_then(|a| m.cx.int_array(a)).is_some_and(|l| l.iter().all(|&n| n == 0));
    while let Some(def) = m.def_op(src) {
        match m.kind(def) {
            memref::CAST | memref::REINTERPRET_CAST => src = m.operand(def, 0),
            memref::SUBVIEW if offset_zero(m, def) => src = m.operand(def, 0),
            _ => break,
        }
    }
    let TypeData::MemRef { dims, .. } = m.cx.type_data(ty) else { return false };
    let Some((strides, offset)) = shape::strides(&m.cx, ty) else { return false };
    let all_static = !m.cx.shape(dims).contains(&DYNAMIC) && !strides.contains(&DYNAMIC) && offset == 0;
    all_static && same_type(m, src, ty, out)
}

/// `memref.subview` of everything is its source.
pub fn subview(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let src = m.operand(op, 0);
    let ty = m.ty(m.result(op, 0));
    let Some(dims) = m.cx.shape_of(ty) else { return false };
    let full = m.ty(src) == ty && !dims.contains(&DYNAMIC) && {
        let all = |name: Sym, n: i64| m.attr(op, name).and_then(|a| m.cx.int_array(a)).is_some_and(|l| l.iter().all(|&x| x == n));
        all(Sym::STATIC_OFFSETS, 0) && all(Sym::STATIC_STRIDES, 1)
    };
    full && same_type(m, src, ty, out)
}

/// `memref.transpose` by the identity is its operand.
pub fn transpose(m: &mut Module, op: Op, _: Consts<'_>, out: &mut Vec<Folded>) -> bool {
    let src = m.operand(op, 0);
    let ty = m.ty(m.result(op, 0));
    let identity = super::memref_verify::permutation(m, op).is_some_and(|p| p.iter().enumerate().all(|(i, &d)| i == d));
    identity && same_type(m, src, ty, out)
}
