//! Masks: constants and comparisons with bounds, and accesses under masks that are known. Source: MLIR documentation,
//! "'vector' Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::dialect::vector_fold_parts::{mask_constant, mask_value};
use ir::dialect::vector_syntax::{int_list, ints, sizes, vector as vector_type};
use ir::dialect::{arith, vector as v};
use ir::{Attr, Context, Module, Op, Opcode, Sym, Type, Value, constant};

use crate::fold::constant_of;
use crate::sweep::Rewriter;
use crate::vector_lower::{MAX_ELEMENTS, compare, constant_value, drop_front, has_rows, index, insert, splat, zero};

pub(crate) fn constant_masks(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        let set = ints(rw.m, op, Sym::MASK_DIM_SIZES);
        rw.at(op);
        if dims.len() > 1 && scalable & 1 != 0 {
            continue;
        }
        let value = if dims.is_empty() || dims.len() == 1 && scalable != 0 {
            let all = set.first().is_some_and(|&n| n > 0);
            constant::splat(&mut rw.m.cx, ty, u128::from(all))
        } else if dims.len() == 1 {
            let n = set.first().copied().unwrap_or(0);
            if dims[0] > MAX_ELEMENTS {
                continue;
            }
            let bits: Vec<u128> = (0..dims[0]).map(|i| u128::from(i < n)).collect();
            constant::attr(&mut rw.m.cx, ty, &constant::Values::Each(bits))
        } else {
            let low = drop_front(rw, ty, 1);
            let attrs = set_attrs(&mut rw.m.cx, set.get(1..).unwrap_or(&[]));
            let part = rw.value(v::CONSTANT_MASK, &[], low, attrs);
            let Some(mut r) = zero(rw, ty) else { continue };
            for d in 0..set.first().copied().unwrap_or(0).min(dims[0]).min(MAX_ELEMENTS) {
                r = insert(rw, part, r, &[d]);
            }
            rw.replace(op, &[r]);
            continue;
        };
        if let Some(value) = value {
            let r = constant_value(rw, value, ty);
            rw.replace(op, &[r]);
        }
    }
}

/// The number that an index is.
pub(crate) fn known_index(m: &Module, x: Value) -> Option<i64> {
    constant_of(m, x).and_then(|a| m.cx.int_value(a))
}

/// The attributes of a `vector.constant_mask` of sizes.
pub(crate) fn set_attrs(cx: &mut Context, set: &[i64]) -> Attr {
    let set = int_list(cx, set);
    cx.dict_one(Sym::MASK_DIM_SIZES, set)
}

/// Sizes as `vector.constant_mask` says them.
fn clamped(mut known: Vec<i64>, dims: &[i64]) -> Vec<i64> {
    known.iter_mut().zip(dims.iter().chain([&1])).for_each(|(k, &d)| *k = (*k).clamp(0, d));
    if known.contains(&0) {
        known.fill(0);
    }
    known
}

/// The sizes of a `vector.extract_strided_slice` of a `vector.constant_mask`, which is one as well.
pub(crate) fn sliced_set(m: &Module, op: Op) -> Option<Vec<i64>> {
    let mask = m.def_op(m.operand(op, 0)).filter(|&d| m.kind(d) == v::CONSTANT_MASK)?;
    let [offsets, picked, strides] = [Sym::OFFSETS, Sym::SIZES, Sym::STRIDES].map(|s| v::numbers(m, op, s));
    if strides?.iter().any(|&s| s != 1) {
        return None;
    }
    let mut set = ints(m, mask, Sym::MASK_DIM_SIZES);
    for (n, (&from, &most)) in set.iter_mut().zip(offsets?.iter().zip(&picked?)) {
        *n = n.saturating_sub(from).min(most);
    }
    let (dims, _) = sizes(&m.cx, m.ty(m.result(op, 0)));
    Some(clamped(set, &dims))
}

/// The sizes of a `vector.create_mask` whose bounds are all known: numbers, of which a scalable dimension has no positive one, or
/// multiples of the scale that reach the end.
pub(crate) fn constant_set(m: &Module, op: Op) -> Option<Vec<i64>> {
    let (dims, scalable) = sizes(&m.cx, m.ty(m.result(op, 0)));
    let bound = |(i, &b): (usize, &Value)| match known_index(m, b) {
        Some(n) => (scalable >> (i as u32 & 31) & 1 == 0 || n < 0).then_some(n),
        None => scales(m, b).filter(|n| dims.get(i).is_some_and(|d| n == d || n > d && !m.cx.early_folds)),
    };
    let known: Option<Vec<i64>> = m.operands(op).iter().enumerate().map(bound).collect();
    Some(clamped(known?, &dims))
}

/// How many times the scale of scalable vectors a value is.
fn scales(m: &Module, v: Value) -> Option<i64> {
    let def = m.def_op(v)?;
    let scale = |v: Value| m.def_op(v).is_some_and(|d| m.kind(d) == v::VSCALE);
    match *m.operands(def) {
        [] => scale(v).then_some(1),
        [a, b] if m.kind(def) == arith::MULI && scale(a) => known_index(m, b),
        [a, b] if m.kind(def) == arith::MULI && scale(b) => known_index(m, a),
        _ => None,
    }
}

pub(crate) fn create_masks(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        let bounds = rw.m.operands(op).to_vec();
        let known: Option<Vec<i64>> = bounds.iter().map(|&b| known_index(rw.m, b)).collect();
        rw.at(op);
        // Newer releases leave masks of one unknown size to the conversion. Otherwise a bound of 0 makes no mask of an
        // unknown size, another one none that is known.
        let later = dims.len() <= 1 && scalable != 0 && rw.opts.release.vectors_start_from_poison;
        if let Some(known) = known.filter(|k| scalable == 0 || k.contains(&0) && !later) {
            let set = clamped(known, &dims);
            let attrs = set_attrs(&mut rw.m.cx, &set);
            let r = rw.value(v::CONSTANT_MASK, &[], ty, attrs);
            rw.replace(op, &[r]);
            continue;
        }
        if dims.len() <= 1 && scalable == 0 && rw.opts.release.vectors_start_from_poison {
            let index = if rw.opts.wide_vector_indices { Type::I64 } else { Type::I32 };
            if let Some(r) = bounded(rw, bounds[0], &dims, scalable, index) {
                rw.replace(op, &[r]);
            }
            continue;
        }
        if dims.len() <= 1 || scalable & 1 != 0 || !has_rows(&dims, MAX_ELEMENTS) {
            continue;
        }
        let low = drop_front(rw, ty, 1);
        let yes = rw.value(v::CREATE_MASK, &bounds[1..], low, Attr::EMPTY_DICT);
        let (Some(no), Some(mut r)) = (zero(rw, low), zero(rw, ty)) else { continue };
        for d in 0..dims[0] {
            let i = index(rw, d);
            let inside = compare(rw, i, bounds[0], Type::I1);
            let part = rw.value(arith::SELECT, &[inside, yes, no], low, Attr::EMPTY_DICT);
            r = insert(rw, part, r, &[d]);
        }
        rw.replace(op, &[r]);
    }
}

/// A choice between true and false in a vector of one element: the condition in a vector.
pub(crate) fn selects(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (ty, condition) = (rw.m.ty(rw.m.result(op, 0)), rw.m.operand(op, 0));
        if sizes(&rw.m.cx, ty) != (alloc::vec![1], 0) || rw.m.cx.elem_type(ty) != Type::I1 || rw.m.ty(condition) != Type::I1 {
            continue;
        }
        let is = |i, value| mask_constant(rw.m, rw.m.operand(op, i)) == Some(value);
        if is(1, true) && is(2, false) {
            rw.at(op);
            let r = splat(rw, condition, ty);
            rw.replace(op, &[r]);
        }
    }
}

/// Masks of one dimension as comparisons.
pub(crate) fn bounded_masks(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let index = if rw.opts.wide_vector_indices { Type::I64 } else { Type::I32 };
    masks_of(rw, ops, index);
}
/// The scalable ones with 64-bit bounds, as `convert-to-llvm` does it.
pub(crate) fn wide_masks(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let scalable = |&op: &Op| sizes(&rw.m.cx, rw.m.ty(rw.m.result(op, 0))).1 != 0;
    let ops: Vec<Op> = ops.iter().copied().filter(scalable).collect();
    masks_of(rw, &ops, Type::I64);
}
fn masks_of(rw: &mut Rewriter<'_>, ops: &[Op], index: Type) {
    for &op in ops {
        let (dims, scalable) = sizes(&rw.m.cx, rw.m.ty(rw.m.result(op, 0)));
        if dims.len() > 1 {
            continue;
        }
        let bound = rw.m.operand(op, 0);
        rw.at(op);
        if let Some(r) = bounded(rw, bound, &dims, scalable, index) {
            rw.replace(op, &[r]);
        }
    }
}

/// `0, 1, 2, ... < bound`
fn bounded(rw: &mut Rewriter<'_>, bound: Value, dims: &[i64], scalable: u32, elem: Type) -> Option<Value> {
    #[cfg(feature = "processors")]
    if rw.opts.arm & crate::options::ARM_SVE != 0 && crate::arm_sve::is_predicate(dims, scalable) {
        return None;
    }
    let n = dims.first().copied().unwrap_or(1);
    let ty = vector_type(&mut rw.m.cx, dims, scalable, elem);
    if n > MAX_ELEMENTS {
        return None;
    }
    let steps = if scalable != 0 {
        crate::vector_to_llvm::scalable_steps(rw, ty)
    } else {
        let all: Vec<u128> = (0..n as u128).collect();
        let values = if n == 1 { constant::Values::Splat(0) } else { constant::Values::Each(all) };
        let value = constant::attr(&mut rw.m.cx, ty, &values)?;
        constant_value(rw, value, ty)
    };
    let bound = rw.value(arith::INDEX_CAST, &[bound], elem, Attr::EMPTY_DICT);
    let bounds = splat(rw, bound, ty);
    let truth = vector_type(&mut rw.m.cx, dims, scalable, Type::I1);
    Some(compare(rw, steps, bounds, truth))
}

/// What stands for `vector.mask` around nothing, or with a mask that is true throughout: what is in it, if there is
/// something, and its results.
pub(crate) fn unmasked(m: &Module, op: Op) -> Option<(Option<Op>, Vec<Value>)> {
    match *m.block_ops(m.entry_block(op, 0)?) {
        [end] if m.n_operands(op) == 1 => Some((None, m.operands(end).to_vec())),
        [inner, end] if mask_value(m, m.operand(op, 0)) == Some(true) && m.operands(end).iter().copied().eq(m.results(inner)) => {
            Some((Some(inner), m.results(inner).collect()))
        }
        _ => None,
    }
}

/// What an access under a mask that is true or false throughout is.
pub(crate) enum Settled {
    /// Its result is there already.
    Value(Value),
    /// A load, or a store, without a mask.
    Plain(Opcode, Vec<Value>),
    /// It does nothing.
    Nothing,
}

/// What stands for such an access, if something does: gathers and scatters have no form without a mask.
pub(crate) fn settled(m: &Module, op: Op) -> Option<Settled> {
    let &[ref place @ .., mask, other] = m.operands(op) else { return None };
    Some(match (m.kind(op), mask_value(m, mask)?) {
        (v::GATHER | v::SCATTER, true) => return None,
        (v::MASKEDLOAD | v::EXPANDLOAD, true) => Settled::Plain(v::LOAD, place.to_vec()),
        (v::MASKEDSTORE | v::COMPRESSSTORE, true) => {
            let mut list = alloc::vec![other];
            list.extend(place);
            Settled::Plain(v::STORE, list)
        }
        (v::GATHER | v::MASKEDLOAD | v::EXPANDLOAD, false) => Settled::Value(other),
        // Into a tensor: it stays what it was.
        (v::SCATTER, false) if m.n_results(op) > 0 => {
            let base = *place.first()?;
            return (m.ty(base) == m.ty(m.result(op, 0))).then_some(Settled::Value(base));
        }
        _ => Settled::Nothing,
    })
}

/// Accesses under a mask that is true or false throughout.
pub(crate) fn known_masks(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(settled) = settled(rw.m, op) else { continue };
        rw.at(op);
        match settled {
            Settled::Value(v) => rw.replace(op, &[v]),
            Settled::Plain(v::LOAD, place) => {
                let ty = rw.m.ty(rw.m.result(op, 0));
                let r = rw.value(v::LOAD, &place, ty, Attr::EMPTY_DICT);
                rw.replace(op, &[r]);
            }
            Settled::Plain(kind, operands) => {
                rw.op(kind, &operands, &[], Attr::EMPTY_DICT);
                rw.erase(op);
            }
            Settled::Nothing => rw.erase(op),
        }
    }
}
