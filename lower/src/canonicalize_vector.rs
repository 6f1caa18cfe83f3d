//! Simplification of parts and shapes of repeated vectors, sums of products, and transfers under masks that hide nothing.
//! Source: the canonicalization patterns of MLIR's `vector` dialect, as mlir-opt shows them.

use alloc::vec::Vec;

use ir::dialect::enums::kind;
use ir::dialect::vector;
use ir::dialect::vector_syntax::sizes;
use ir::{Attr, NewOp, Op, Sym, Type, TypeData, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::fold;

/// What a vector repeats, and how: by `vector.broadcast`, in release 19 by `vector.splat`, later by a cast that only puts
/// dimensions of size 1 in front.
fn repeated(c: &Canon<'_>, v: Value) -> Option<Value> {
    let def = c.m.def_op(v)?;
    let source = c.m.operands(def).first().copied()?;
    match c.m.kind(def) {
        vector::BROADCAST | vector::SPLAT => Some(source),
        vector::SHAPE_CAST if c.version >= 20 => {
            let ((from, fixed), (to, also)) = (sizes(&c.m.cx, c.m.ty(source)), sizes(&c.m.cx, c.m.ty(v)));
            let new = to.len().checked_sub(from.len())?;
            let ones = to[..new].iter().all(|&n| n == 1) && to[new..] == from && also == fixed.checked_shl(new as u32).unwrap_or(0);
            ones.then_some(source)
        }
        _ => None,
    }
}

/// Whether `vector.broadcast` makes one type of another; `plain`: without repeating along dimensions of size 1.
fn repeats(c: &Canon<'_>, from: Type, to: Type, plain: bool) -> bool {
    let ((a, fixed), (b, also)) = (sizes(&c.m.cx, from), sizes(&c.m.cx, to));
    let Some(new) = b.len().checked_sub(a.len()) else { return false };
    (0..a.len()).all(|i| {
        let (from, to) = ((a[i], fixed >> i & 1), (b[i + new], also >> (i + new) & 1));
        from == to || !plain && from == (1, 0)
    })
}

/// The same repetition of something else.
pub fn broadcast(c: &mut Canon<'_>, op: Op, source: Value) -> Outcome {
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let v = c.value(vector::BROADCAST, &[source], ty, Attr::EMPTY_DICT, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// Whether two vectors have as many elements.
fn as_many(c: &Canon<'_>, a: Type, b: Type) -> bool {
    let ((a, fixed), (b, also)) = (sizes(&c.m.cx, a), sizes(&c.m.cx, b));
    let n = |dims: &[i64]| dims.iter().try_fold(1i64, |n, &d| n.checked_mul(d));
    n(&a) == n(&b) && fixed.count_ones() == also.count_ones()
}

/// What is taken out of a vector that repeats something smaller is that, repeated; all of another shape is a third one.
pub fn part(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (all, ty, loc) = (c.m.operand(op, 0), c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    if !matches!(c.m.cx.type_data(ty), TypeData::Vector { .. }) {
        return Outcome::Kept;
    }
    if let Some(source) = repeated(c, all).filter(|&v| c.m.ty(v) != ty && repeats(c, c.m.ty(v), ty, false)) {
        return broadcast(c, op, source);
    }
    let cast = c.m.def_op(all).filter(|&d| c.m.kind(d) == vector::SHAPE_CAST).map(|d| c.m.operand(d, 0));
    let Some(source) = cast.filter(|&v| as_many(c, c.m.ty(v), ty)) else { return Outcome::Kept };
    let v = c.value(vector::SHAPE_CAST, &[source], ty, Attr::EMPTY_DICT, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// The other shape of what is repeated is another shape of it, or repeats it otherwise.
pub fn shape(c: &mut Canon<'_>, op: Op) -> Outcome {
    let all = c.m.operand(op, 0);
    let Some(def) = c.m.def_op(all).filter(|&d| c.m.kind(d) == vector::BROADCAST) else { return Outcome::Kept };
    let (source, ty) = (c.m.operand(def, 0), c.m.ty(c.m.result(op, 0)));
    let early = c.version < 20;
    let fits = repeats(c, c.m.ty(source), ty, early);
    if early && fits {
        return broadcast(c, op, source);
    }
    if matches!(c.m.type_data(source), TypeData::Vector { .. }) && as_many(c, c.m.ty(source), ty) {
        c.set_operands(op, &[source]);
        return Outcome::Changed;
    }
    if fits { broadcast(c, op, source) } else { Outcome::Kept }
}

/// A slice of one row, whole from there on, is taken out.
fn row(c: &mut Canon<'_>, op: Op) -> Outcome {
    let source = c.m.operand(op, 0);
    let (all, scalable) = sizes(&c.m.cx, c.m.ty(source));
    let lists = [Sym::OFFSETS, Sym::SIZES, Sym::STRIDES].map(|name| vector::numbers(c.m, op, name));
    let [Some(mut at), Some(picked), Some(strides)] = lists else { return Outcome::Kept };
    let mut n = (0..picked.len()).rev().find(|&i| all.get(i) != picked.get(i)).map_or(0, |i| i + 1);
    // No part begins with a dimension of size 1.
    while n > 0 && n + 1 < picked.len() && picked[n] == 1 {
        n += 1;
    }
    let rows = picked.get(..n).is_some_and(|p| p.iter().all(|&k| k == 1)) && strides.iter().all(|&s| s == 1);
    if n == 0 || n >= all.len() || scalable != 0 || !rows || c.version < 20 {
        return Outcome::Kept;
    }
    at.truncate(n);
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let elem = c.m.cx.elem_type(ty);
    let part = ir::dialect::vector_syntax::vector(&mut c.m.cx, &all[n..], 0, elem);
    let at = c.m.cx.i64_array(&at);
    let attrs = c.m.cx.dict_one(Sym::STATIC_POSITION, at);
    let v = c.value(vector::EXTRACT, &[source], part, attrs, loc);
    let v = c.value(vector::SHAPE_CAST, &[v], ty, Attr::EMPTY_DICT, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// A slice of what is repeated is a slice of it, repeated.
pub fn slice(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(def) = c.m.def_op(c.m.operand(op, 0)).filter(|&d| c.m.kind(d) == vector::BROADCAST) else { return row(c, op) };
    let (mut source, ty) = (c.m.operand(def, 0), c.m.ty(c.m.result(op, 0)));
    let ((from, fixed), (to, _)) = (sizes(&c.m.cx, c.m.ty(source)), sizes(&c.m.cx, ty));
    let Some(new) = to.len().checked_sub(from.len()) else { return Outcome::Kept };
    if (0..from.len()).any(|i| from[i] != 1 && from[i] != to[i + new]) {
        // Dimensions that the slice does not name stay whole.
        let lists = [Sym::OFFSETS, Sym::SIZES, Sym::STRIDES].map(|name| vector::numbers(c.m, op, name));
        let [Some(offsets), Some(sizes), Some(strides)] = lists else { return Outcome::Kept };
        let inner = |list: &[i64]| list.get(new..).unwrap_or(&[]).to_vec();
        let (mut offsets, mut sizes, strides) = (inner(&offsets), inner(&sizes), inner(&strides));
        let mut dims = from.clone();
        for (i, n) in sizes.iter_mut().enumerate() {
            // What was repeated along here is there once.
            if from[i] == 1 {
                (offsets[i], *n) = (0, 1);
            }
            dims[i] = *n;
        }
        let cx = &mut c.m.cx;
        let lists = [(Sym::OFFSETS, offsets), (Sym::SIZES, sizes), (Sym::STRIDES, strides)];
        let attrs = lists.map(|(name, list)| {
            let items: Vec<Attr> = list.iter().map(|&n| cx.int_attr(Type::I64, n)).collect();
            (name, cx.array_attr(&items))
        });
        let attrs = cx.dict(&attrs);
        let elem = cx.elem_type(ty);
        let part = ir::dialect::vector_syntax::vector(cx, &dims, fixed, elem);
        source = c.value(vector::EXTRACT_STRIDED_SLICE, &[source], part, attrs, c.m.op_record[op].loc);
    }
    broadcast(c, op, source)
}

/// A sum with a product that begins with zeros is the product that begins with the other side.
pub fn sum(c: &mut Canon<'_>, op: Op) -> Outcome {
    if !matches!(c.m.type_data(c.m.operand(op, 0)), TypeData::Vector { .. }) {
        return Outcome::Kept;
    }
    for (side, other) in [(0, 1), (1, 0)] {
        let Some(def) = c.m.def_op(c.m.operand(op, side)).filter(|&d| c.m.kind(d) == vector::CONTRACT) else { continue };
        c.refresh(def);
        let mut operands = c.m.operands(def).to_vec();
        let Some(start) = operands.get_mut(2) else { continue };
        let zeros = fold::constant_of(c.m, *start).and_then(|a| ir::constant::values(&c.m.cx, a));
        let adds = c.m.attr(def, Sym::KIND).and_then(|a| c.m.cx.enum_value(a)).is_none_or(|how| how == kind::ADD);
        if !adds || zeros.and_then(|(_, v)| v.uniform()) != Some(0) {
            continue;
        }
        *start = c.m.operand(op, other);
        let (ty, loc, attrs) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc, c.m.op_record[def].attrs);
        let new = c.insert(NewOp { operands: &operands, results: &[ty], attrs, ..NewOp::new(vector::CONTRACT, loc) });
        let v = c.m.result(new, 0);
        c.replace_op(op, &[v]);
        return Outcome::Gone;
    }
    Outcome::Kept
}
