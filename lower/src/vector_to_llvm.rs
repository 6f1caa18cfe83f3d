//! `convert-vector-to-llvm`: vectors to the LLVM dialect, where those of several dimensions are arrays of vectors.
//! Rearrangements of elements are taken apart into single elements. Source: MLIR documentation, "'vector' Dialect",
//! and mlir-opt.

use alloc::vec::Vec;
use ir::dialect::enums::kind;
use ir::dialect::llvm;
use ir::dialect::vector as v;
use ir::{Attr, Context, Op, Opcode, Sym, Type, TypeData, Value, constant};

use crate::build;
use crate::memref_descriptor::Memrefs;
#[cfg(feature = "processors")]
use crate::options::{ARM_BF16, ARM_I8MM, ARM_NEON, ARM_SVE};
use crate::sweep::{Legality, Rewriter, Rule};
use crate::vector::{elementwise, innermost, is_array};

macro_rules! rules {
    ($($source:ident => $rewrite:expr;)*) => { &[$(Rule { opcode: v::$source, rewrite: $rewrite }),*] };
}

/// The rules of this file.
pub static RULES: &[Rule] = rules! {
    BITCAST => bitcasts;
    BROADCAST => broadcasts;
    COMPRESSSTORE => |rw, ops| accesses(rw, ops, Access::Store(llvm::INTR_MASKED_COMPRESSSTORE));
    DEINTERLEAVE => deinterleaves;
    EXPANDLOAD => |rw, ops| accesses(rw, ops, Access::Load(llvm::INTR_MASKED_EXPANDLOAD));
    EXTRACT => extracts;
    EXTRACTELEMENT => |rw, ops| elements(rw, ops, llvm::EXTRACTELEMENT);
    FLAT_TRANSPOSE => crate::vector_slices::matrices;
    FMA => fmas;
    FROM_ELEMENTS => from_elements;
    GATHER => |rw, ops| accesses(rw, ops, Access::Load(llvm::INTR_MASKED_GATHER));
    INSERT => inserts;
    INSERTELEMENT => |rw, ops| elements(rw, ops, llvm::INSERTELEMENT);
    INTERLEAVE => interleaves;
    LOAD => |rw, ops| accesses(rw, ops, Access::Load(llvm::LOAD));
    MASKEDLOAD => |rw, ops| accesses(rw, ops, Access::Load(llvm::INTR_MASKED_LOAD));
    MASKEDSTORE => |rw, ops| accesses(rw, ops, Access::Store(llvm::INTR_MASKED_STORE));
    MASK_OP => crate::vector_slices::masks;
    MATRIX_MULTIPLY => crate::vector_slices::matrices;
    PRINT => crate::vector_print::prints;
    REDUCTION => reductions;
    SCALABLE_EXTRACT => scalable_parts;
    SCALABLE_INSERT => scalable_parts;
    SCATTER => |rw, ops| accesses(rw, ops, Access::Store(llvm::INTR_MASKED_SCATTER));
    SHAPE_CAST => |rw, ops| rearrange(rw, ops, |_, _, to| Some((0..count(to)?).map(|i| (0, i)).collect()));
    SHUFFLE => crate::vector_slices::shuffles;
    SPLAT => broadcasts;
    STEP => steps;
    STORE => |rw, ops| accesses(rw, ops, Access::Store(llvm::STORE));
    TO_ELEMENTS => to_elements;
    TRANSPOSE => |rw, ops| rearrange(rw, ops, transposed_sources);
    TYPE_CAST => crate::vector_slices::type_casts;
    VSCALE => vscales;
};

/// What `convert-to-llvm` converts of these: it takes no vector apart.
pub static OF_ONE_DIMENSION: &[Rule] = rules! {
    BITCAST => of_one_dimension;
    BROADCAST => of_one_dimension;
    FMA => of_one_dimension;
    FROM_ELEMENTS => of_one_dimension;
    SHAPE_CAST => of_one_dimension;
    STEP => of_one_dimension;
    TRANSPOSE => of_one_dimension;
};

fn of_one_dimension(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let Some(kind) = ops.first().map(|&op| rw.m.kind(op)) else { return };
    let converts = |&op: &Op| {
        let ty = rw.m.ty(rw.m.result(op, 0));
        match kind {
            v::BROADCAST => rw.m.cx.shape_of(rw.m.ty(rw.m.operand(op, 0))).is_none(),
            v::STEP => is_scalable(rw, ty),
            v::SHAPE_CAST | v::TRANSPOSE => false,
            _ => shape(rw, ty).len() < 2,
        }
    };
    let ops: Vec<Op> = ops.iter().copied().filter(converts).collect();
    if let Some(rule) = RULES.iter().find(|r| r.opcode == kind) {
        (rule.rewrite)(rw, &ops);
    }
}

/// Most elements that are moved one by one.
const MAX_ELEMENTS: i64 = 1 << 16;

fn shape(rw: &Rewriter<'_>, ty: Type) -> Vec<i64> {
    rw.m.cx.shape_of(ty).map(|s| s.to_vec()).unwrap_or_default()
}
fn count(dims: &[i64]) -> Option<i64> {
    let n = dims.iter().try_fold(1i64, |n, &d| n.checked_mul(d))?;
    if n > MAX_ELEMENTS { None } else { Some(n) }
}
fn is_scalable(rw: &Rewriter<'_>, ty: Type) -> bool {
    matches!(rw.m.cx.type_data(ty), TypeData::Vector { scalable, .. } if scalable != 0)
}
fn constant_i64(rw: &mut Rewriter<'_>, n: i64) -> Value {
    build::int_constant(rw, Type::I64, n)
}

fn bitcasts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (Some(from), Some(to)) = (rw.ty(x), rw.result_type(op, 0)) else { continue };
        rw.at(op);
        if let Some(r) = elementwise(rw, llvm::BITCAST, &[x], from, to, Attr::EMPTY_DICT) {
            rw.replace(op, &[r]);
        }
    }
}

fn fmas(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let operands = [rw.m.operand(op, 0), rw.m.operand(op, 1), rw.m.operand(op, 2)];
        let Some(ty) = rw.result_type(op, 0) else { continue };
        rw.at(op);
        if let Some(r) = elementwise(rw, llvm::INTR_FMULADD, &operands, ty, ty, Attr::EMPTY_DICT) {
            rw.replace(op, &[r]);
        }
    }
}

/// A scalar in every element of a vector of one dimension, converted; `scalar` says that the vector has none.
fn splat(rw: &mut Rewriter<'_>, x: Value, ty: Type, twice: bool, scalar: bool) -> Option<Value> {
    let n = *rw.m.cx.shape_of(ty)?.last()?;
    let start = build::poison(rw, ty);
    let zero = build::int_constant(rw, Type::I32, 0);
    let first = rw.value(llvm::INSERTELEMENT, &[start, x, zero], ty, Attr::EMPTY_DICT);
    if scalar {
        return Some(first);
    }
    if n > MAX_ELEMENTS {
        return None;
    }
    let zeros = alloc::vec![0i32; n as usize];
    Some(shuffle(rw, first, if twice { first } else { start }, ty, &zeros))
}

fn shuffle(rw: &mut Rewriter<'_>, a: Value, b: Value, ty: Type, mask: &[i32]) -> Value {
    let mask = rw.m.cx.i32_array(mask);
    let attrs = rw.m.cx.dict_one(Sym::MASK, mask);
    rw.value(llvm::SHUFFLEVECTOR, &[a, b], ty, attrs)
}

fn broadcasts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (from, to) = (rw.m.ty(x), rw.m.ty(rw.m.result(op, 0)));
        let (Some(ty), Some(x_ty)) = (rw.result_type(op, 0), rw.ty(x)) else { continue };
        let (from_dims, dims) = (shape(rw, from), shape(rw, to));
        let is_scalar = rw.m.cx.elem_type(from) == from;
        // Stretching a dimension of size 1 moves single elements.
        let same_tail = is_scalar || (!from_dims.is_empty() && dims.ends_with(&from_dims));
        if !same_tail {
            if !is_scalable(rw, to) {
                rearrange(rw, &[op], broadcast_sources);
            }
            continue;
        }
        let outer = &dims[..dims.len() - if is_scalar { dims.len().min(1) } else { from_dims.len() }];
        let Some(n) = count(outer) else { continue };
        rw.at(op);
        if outer.is_empty() {
            let r = if is_scalar {
                splat(rw, x, ty, false, dims.is_empty() || dims == [1] && !rw.opts.release.vector_extractelement)
            } else {
                Some(x)
            };
            if let Some(r) = r {
                rw.replace(op, &[r]);
            }
            continue;
        }
        let mut whole = build::poison(rw, ty);
        let part = if is_scalar {
            let inner = innermost(&rw.m.cx, ty);
            splat(rw, x, inner, true, false)
        } else {
            let _ = x_ty;
            Some(x)
        };
        let Some(part) = part else { continue };
        for i in 0..n {
            let at = unravel(i, outer);
            whole = build::insert(rw, whole, part, ty, &at);
        }
        rw.replace(op, &[whole]);
    }
}

/// The position of element `i` in row-major order.
fn unravel(mut i: i64, dims: &[i64]) -> Vec<i64> {
    let mut at = alloc::vec![0; dims.len()];
    for d in (0..dims.len()).rev() {
        at[d] = i % dims[d].max(1);
        i /= dims[d].max(1);
    }
    at
}
fn ravel(at: &[i64], dims: &[i64]) -> i64 {
    at.iter().zip(dims).fold(0, |n, (&a, &d)| n * d + a)
}

/// One element of a value that is a vector or an array of them.
fn element(rw: &mut Rewriter<'_>, whole: Value, at: &[i64]) -> Option<Value> {
    let ty = rw.ty(whole)?;
    let inner = innermost(&rw.m.cx, ty);
    let (last, outer) = at.split_last().unwrap_or((&0, &[]));
    let part = if outer.is_empty() { whole } else { build::extract(rw, whole, inner, outer) };
    let elem = rw.m.cx.elem_type(inner);
    let last = constant_i64(rw, *last);
    Some(rw.value(llvm::EXTRACTELEMENT, &[part, last], elem, Attr::EMPTY_DICT))
}

/// For each element of the result, which operand it comes from and its number there.
type Sources = fn(&Rewriter<'_>, Op, &[i64]) -> Option<Vec<(usize, i64)>>;

fn rearrange(rw: &mut Rewriter<'_>, ops: &[Op], sources: Sources) {
    for &op in ops {
        let to = rw.m.ty(rw.m.result(op, 0));
        let Some(ty) = rw.result_type(op, 0) else { continue };
        let scalable = is_scalable(rw, to) || rw.m.operands(op).iter().any(|&x| is_scalable(rw, rw.m.ty(x)));
        let dims = shape(rw, to);
        let (false, Some(_), Some(from)) = (scalable, count(&dims), sources(rw, op, &dims)) else { continue };
        let (inner, mut whole) = (innermost(&rw.m.cx, ty), None);
        let n_inner = dims.last().copied().unwrap_or(1).max(1);
        rw.at(op);
        let array = is_array(&rw.m.cx, ty);
        let mut result = array.then(|| build::poison(rw, ty));
        for (i, &(x, n)) in from.iter().enumerate() {
            let x = rw.m.operand(op, x);
            let at = unravel(n, &shape(rw, rw.m.ty(x)));
            let Some(e) = element(rw, x, &at) else { return };
            let part = whole.unwrap_or_else(|| build::poison(rw, inner));
            let at = constant_i64(rw, i as i64 % n_inner);
            let part = rw.value(llvm::INSERTELEMENT, &[part, e, at], inner, Attr::EMPTY_DICT);
            whole = Some(part);
            if let (Some(r), true) = (result, (i as i64 + 1) % n_inner == 0) {
                let at = unravel(i as i64 / n_inner, &dims[..dims.len() - 1]);
                result = Some(build::insert(rw, r, part, ty, &at));
                whole = None;
            }
        }
        if let Some(r) = result.or(whole) {
            rw.replace(op, &[r]);
        }
    }
}

fn broadcast_sources(rw: &Rewriter<'_>, op: Op, to: &[i64]) -> Option<Vec<(usize, i64)>> {
    let from = shape(rw, rw.m.ty(rw.m.operand(op, 0)));
    let skip = to.len() - from.len();
    let source = |i| {
        let at: Vec<i64> = unravel(i, to)[skip..].iter().zip(&from).map(|(&a, &n)| if n == 1 { 0 } else { a }).collect();
        (0, ravel(&at, &from))
    };
    Some((0..count(to)?).map(source).collect())
}

fn transposed_sources(rw: &Rewriter<'_>, op: Op, to: &[i64]) -> Option<Vec<(usize, i64)>> {
    let from = shape(rw, rw.m.ty(rw.m.operand(op, 0)));
    let order = rw.m.attr(op, Sym::PERMUTATION).and_then(|a| rw.m.cx.int_array(a))?;
    let source = |i| {
        let at = unravel(i, to);
        let mut there = alloc::vec![0; from.len()];
        for (&p, &a) in order.iter().zip(&at) {
            *there.get_mut(p as usize)? = a;
        }
        Some((0, ravel(&there, &from)))
    };
    (0..count(to)?).map(source).collect()
}

/// The positions of an extraction or insertion; all but the last one are numbers, or there is no counterpart.
fn positions(rw: &Rewriter<'_>, op: Op) -> Option<Vec<i64>> {
    let at = rw.m.attr(op, Sym::STATIC_POSITION).and_then(|a| rw.m.cx.int_array(a))?;
    let outer = at.split_last().map_or(&[][..], |s| s.1);
    let all = if at.len() > 1 && rw.opts.release.vector_extractelement { &at[..] } else { outer };
    if all.iter().any(|&p| p < 0) { None } else { Some(at) }
}

/// The last position as a value; a vector without dimensions has one element.
fn last_position(rw: &mut Rewriter<'_>, op: Op, at: &[i64]) -> Value {
    match at.last() {
        Some(&ir::ty::DYNAMIC) => rw.m.operands(op).last().copied().unwrap_or(Value::NONE),
        Some(&n) => constant_i64(rw, n),
        None if rw.opts.release.vector_extractelement => {
            let index = rw.types.index_type(&mut rw.m.cx);
            build::index_constant(rw, index, 0)
        }
        None => constant_i64(rw, 0),
    }
}

/// Operations of the same operands; a vector without dimensions has its element at 0.
fn elements(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode) {
    for &op in ops {
        let Some(ty) = rw.result_type(op, 0) else { continue };
        let mut operands = rw.m.operands(op).to_vec();
        rw.at(op);
        if operands.len() == if opcode == llvm::EXTRACTELEMENT { 1 } else { 2 } {
            let index = rw.types.index_type(&mut rw.m.cx);
            operands.push(build::index_constant(rw, index, 0));
        }
        // Insertion takes the vector first.
        if opcode == llvm::INSERTELEMENT {
            operands.swap(0, 1);
        }
        let v = rw.value(opcode, &operands, ty, Attr::EMPTY_DICT);
        rw.replace(op, &[v]);
    }
}

fn extracts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let whole = rw.m.operand(op, 0);
        let (Some(at), Some(ty), Some(whole_ty)) = (positions(rw, op), rw.result_type(op, 0), rw.ty(whole)) else { continue };
        let result = rw.m.ty(rw.m.result(op, 0));
        let is_scalar = rw.m.cx.elem_type(result) == result;
        // Between an element and a vector of one there is no conversion.
        if is_scalar != (rw.m.cx.shape_of(rw.m.ty(whole)).map(<[i64]>::len) == Some(at.len())) {
            continue;
        }
        if !is_scalar {
            if at.is_empty() {
                rw.replace(op, &[whole]);
            } else if at.iter().all(|&p| p >= 0) {
                rw.at(op);
                let r = build::extract(rw, whole, ty, &at);
                rw.replace(op, &[r]);
            }
            continue;
        }
        rw.at(op);
        let inner = innermost(&rw.m.cx, whole_ty);
        let outer = at.split_last().map_or(&[][..], |s| s.1);
        let part = if outer.is_empty() { whole } else { build::extract(rw, whole, inner, outer) };
        let last = last_position(rw, op, &at);
        let r = rw.value(llvm::EXTRACTELEMENT, &[part, last], ty, Attr::EMPTY_DICT);
        rw.replace(op, &[r]);
    }
}

fn inserts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (x, whole) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let (Some(at), Some(ty)) = (positions(rw, op), rw.result_type(op, 0)) else { continue };
        let x_ty = rw.m.ty(x);
        let is_scalar = rw.m.cx.elem_type(x_ty) == x_ty;
        if !is_scalar {
            if at.is_empty() {
                rw.replace(op, &[x]);
            } else if at.iter().all(|&p| p >= 0) {
                rw.at(op);
                let r = build::insert(rw, whole, x, ty, &at);
                rw.replace(op, &[r]);
            }
            continue;
        }
        rw.at(op);
        let inner = innermost(&rw.m.cx, ty);
        let outer = at.split_last().map_or(&[][..], |s| s.1);
        let part = if outer.is_empty() { whole } else { build::extract(rw, whole, inner, outer) };
        let last = last_position(rw, op, &at);
        let mut r = rw.value(llvm::INSERTELEMENT, &[part, x, last], inner, Attr::EMPTY_DICT);
        if !outer.is_empty() {
            r = build::insert(rw, whole, r, ty, outer);
        }
        rw.replace(op, &[r]);
    }
}

fn from_elements(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(ty) = rw.result_type(op, 0) else { continue };
        let dims = shape(rw, rw.m.ty(rw.m.result(op, 0)));
        let Some(n) = count(&dims) else { continue };
        let (inner, n_inner) = (innermost(&rw.m.cx, ty), dims.last().copied().unwrap_or(1).max(1));
        rw.at(op);
        let array = is_array(&rw.m.cx, ty);
        let mut whole = array.then(|| build::poison(rw, ty));
        let mut part = None;
        for i in 0..n {
            let x = rw.m.operand(op, i as usize);
            let before = part.unwrap_or_else(|| build::poison(rw, inner));
            let at = constant_i64(rw, i % n_inner);
            let after = rw.value(llvm::INSERTELEMENT, &[before, x, at], inner, Attr::EMPTY_DICT);
            part = Some(after);
            if let (Some(w), true) = (whole, (i + 1) % n_inner == 0) {
                let at = unravel(i / n_inner, &dims[..dims.len() - 1]);
                whole = Some(build::insert(rw, w, after, ty, &at));
                part = None;
            }
        }
        if let Some(r) = whole.or(part) {
            rw.replace(op, &[r]);
        }
    }
}

/// The elements that are used, of a vector that has no more than one dimension.
fn to_elements(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (dims, Some(ty)) = (shape(rw, rw.m.ty(x)), rw.result_type(op, 0)) else { continue };
        if dims.len() > 1 {
            continue;
        }
        rw.at(op);
        let results: Vec<Value> = rw.m.results(op).collect();
        let elements: Vec<Value> = (0..)
            .zip(results)
            .map(|(i, r)| {
                // What stands for the others is not looked at.
                if !rw.is_used(r) {
                    return x;
                }
                let at = constant_i64(rw, i);
                rw.value(llvm::EXTRACTELEMENT, &[x, at], ty, Attr::EMPTY_DICT)
            })
            .collect();
        rw.replace(op, &elements);
    }
}

fn interleaves(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let Some(ty) = rw.result_type(op, 0) else { continue };
        if is_array(&rw.m.cx, ty) {
            continue;
        }
        let from = rw.m.ty(a);
        let Some(n) = count(&shape(rw, from)) else { continue };
        rw.at(op);
        let r = if is_scalable(rw, ty) {
            rw.value(llvm::INTR_VECTOR_INTERLEAVE2, &[a, b], ty, Attr::EMPTY_DICT)
        } else {
            let mask: Vec<i32> = (0..n as i32).flat_map(|i| [i, i + n as i32]).collect();
            shuffle(rw, a, b, ty, &mask)
        };
        rw.replace(op, &[r]);
    }
}

fn deinterleaves(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let (Some(from), Some(ty)) = (rw.ty(x), rw.result_type(op, 0)) else { continue };
        let Some(n) = count(&shape(rw, ty)) else { continue };
        if is_array(&rw.m.cx, ty) {
            continue;
        }
        rw.at(op);
        if is_scalable(rw, ty) {
            let pair = rw.m.cx.llvm_struct(&[ty, ty]);
            let both = rw.value(llvm::INTR_VECTOR_DEINTERLEAVE2, &[x], pair, Attr::EMPTY_DICT);
            let (even, odd) = (build::extract(rw, both, ty, &[0]), build::extract(rw, both, ty, &[1]));
            rw.replace(op, &[even, odd]);
            continue;
        }
        let rest = rw.value(llvm::MLIR_POISON, &[], from, Attr::EMPTY_DICT);
        let half = |start: i32| -> Vec<i32> { (0..n as i32).map(|i| 2 * i + start).collect() };
        let even = shuffle(rw, x, rest, ty, &half(0));
        let odd = shuffle(rw, x, rest, ty, &half(1));
        rw.replace(op, &[even, odd]);
    }
}

fn scalable_parts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(ty) = rw.result_type(op, 0) else { continue };
        let attrs = rw.m.op_record[op].attrs;
        let x = rw.m.operand(op, 0);
        rw.at(op);
        let r = if rw.m.kind(op) == v::SCALABLE_EXTRACT {
            rw.value(llvm::INTR_VECTOR_EXTRACT, &[x], ty, attrs)
        } else {
            let whole = rw.m.operand(op, 1);
            rw.value(llvm::INTR_VECTOR_INSERT, &[whole, x], ty, attrs)
        };
        rw.replace(op, &[r]);
    }
}

/// 0, 1, 2, ... as a constant, or as LLVM counts where the size is not known.
/// 0, 1, 2, ... as a scalable vector.
pub(crate) fn scalable_steps(rw: &mut Rewriter<'_>, ty: Type) -> Value {
    let older = rw.opts.release.vector_extractelement;
    let opcode = if older { llvm::INTR_EXPERIMENTAL_STEPVECTOR } else { llvm::INTR_STEPVECTOR };
    rw.value(opcode, &[], ty, Attr::EMPTY_DICT)
}

fn steps(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let source = rw.m.ty(rw.m.result(op, 0));
        let Some(ty) = rw.result_type(op, 0) else { continue };
        rw.at(op);
        let r = if is_scalable(rw, ty) {
            scalable_steps(rw, ty)
        } else {
            let Some(n) = count(&shape(rw, source)) else { continue };
            let all: Vec<u128> = (0..n as u128).collect();
            let Some(value) = constant::attr(&mut rw.m.cx, source, &constant::Values::Each(all)) else { continue };
            build::constant(rw, ty, value)
        };
        rw.replace(op, &[r]);
    }
}

fn vscales(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(ty) = rw.result_type(op, 0) else { continue };
        rw.at(op);
        let r = rw.value(llvm::INTR_VSCALE, &[], ty, Attr::EMPTY_DICT);
        rw.replace(op, &[r]);
    }
}

/// The reduction, the operation that adds the start value, and the predicate that picks the greater or lesser integer.
fn reduction(kind: u64, is_float: bool) -> Option<(Opcode, Opcode, i64)> {
    Some(match (kind, is_float) {
        (kind::ADD, true) => (llvm::INTR_VECTOR_REDUCE_FADD, Opcode::ERASED, 0),
        (kind::MUL, true) => (llvm::INTR_VECTOR_REDUCE_FMUL, Opcode::ERASED, 0),
        (kind::MINNUMF, true) => (llvm::INTR_VECTOR_REDUCE_FMIN, llvm::INTR_MINNUM, 0),
        (kind::MAXNUMF, true) => (llvm::INTR_VECTOR_REDUCE_FMAX, llvm::INTR_MAXNUM, 0),
        (kind::MINIMUMF, true) => (llvm::INTR_VECTOR_REDUCE_FMINIMUM, llvm::INTR_MINIMUM, 0),
        (kind::MAXIMUMF, true) => (llvm::INTR_VECTOR_REDUCE_FMAXIMUM, llvm::INTR_MAXIMUM, 0),
        (kind::ADD, false) => (llvm::INTR_VECTOR_REDUCE_ADD, llvm::ADD, 0),
        (kind::MUL, false) => (llvm::INTR_VECTOR_REDUCE_MUL, llvm::MUL, 0),
        (kind::AND, false) => (llvm::INTR_VECTOR_REDUCE_AND, llvm::AND, 0),
        (kind::OR, false) => (llvm::INTR_VECTOR_REDUCE_OR, llvm::OR, 0),
        (kind::XOR, false) => (llvm::INTR_VECTOR_REDUCE_XOR, llvm::XOR, 0),
        (kind::MINSI, false) => (llvm::INTR_VECTOR_REDUCE_SMIN, llvm::ICMP, 3),
        (kind::MAXSI, false) => (llvm::INTR_VECTOR_REDUCE_SMAX, llvm::ICMP, 5),
        (kind::MINUI, false) => (llvm::INTR_VECTOR_REDUCE_UMIN, llvm::ICMP, 7),
        (kind::MAXUI, false) => (llvm::INTR_VECTOR_REDUCE_UMAX, llvm::ICMP, 9),
        _ => return None,
    })
}

fn reductions(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let x = rw.m.operand(op, 0);
        let start = rw.m.operands(op).get(1).copied();
        let (Some(from), Some(ty)) = (rw.ty(x), rw.result_type(op, 0)) else { continue };
        let float = match rw.m.cx.type_data(ty) {
            TypeData::Float(k) => Some(k),
            _ => None,
        };
        let kind = rw.m.attr(op, Sym::KIND).and_then(|a| rw.m.cx.enum_value(a)).unwrap_or(0);
        let (Some((opcode, then, predicate)), false) = (reduction(kind, float.is_some()), is_array(&rw.m.cx, from)) else { continue };
        if rw.m.parent_op(op).is_some_and(|p| rw.m.kind(p) == v::MASK_OP) {
            continue;
        }
        let mut flags = rw.m.attr(op, Sym::FASTMATH).and_then(|a| rw.m.cx.enum_value(a)).unwrap_or(0);
        if rw.opts.reassociate_reductions {
            flags |= 1;
        }
        rw.at(op);
        let attrs = if float.is_some() { crate::math::fastmath_attrs(rw, flags) } else { Attr::EMPTY_DICT };
        if let (Opcode::ERASED, Some(k)) = (then, float) {
            let neutral = ir::float::from_f64(k, if kind == kind::ADD { 0.0 } else { 1.0 });
            let start = match start {
                Some(s) => s,
                None => {
                    let Some(a) = constant::splat(&mut rw.m.cx, ty, neutral) else { continue };
                    build::constant(rw, ty, a)
                }
            };
            let r = rw.value(opcode, &[start, x], ty, attrs);
            rw.replace(op, &[r]);
            continue;
        }
        let mut r = rw.value(opcode, &[x], ty, attrs);
        if let Some(s) = start {
            r = if then == llvm::ICMP {
                let predicate = rw.m.cx.int_attr(Type::I64, predicate);
                let attrs = rw.m.cx.dict_one(Sym::PREDICATE, predicate);
                let c = rw.value(llvm::ICMP, &[s, r], Type::I1, attrs);
                rw.value(llvm::SELECT, &[c, s, r], ty, Attr::EMPTY_DICT)
            } else {
                let operands = if float.is_some() { [r, s] } else { [s, r] };
                rw.value(then, &operands, ty, Attr::EMPTY_DICT)
            };
        }
        rw.replace(op, &[r]);
    }
}

#[derive(Clone, Copy)]
enum Access {
    Load(Opcode),
    Store(Opcode),
}

/// Bytes of the natural alignment of the elements of a vector, or of the vector where that is asked for.
fn alignment(rw: &Rewriter<'_>, ty: Type) -> i64 {
    let bits = match rw.m.cx.type_data(rw.m.cx.elem_type(ty)) {
        TypeData::Integer { width, .. } => width.into(),
        TypeData::Float(k) => k.bits().into(),
        _ => 64,
    };
    // Of a scalable vector the least size counts.
    let (n, most) = match rw.m.cx.shape_of(ty).filter(|_| rw.opts.vector_alignment) {
        Some(dims) => (dims.iter().fold(1, |n, &d| u64::saturating_mul(n, d as u64)), u64::MAX >> 2),
        None => (1, 16),
    };
    u64::saturating_mul(bits, n).div_ceil(8).clamp(1, most).next_power_of_two() as i64
}

/// Loads and stores: the address of the first element, then an operation of the LLVM dialect.
fn accesses(rw: &mut Rewriter<'_>, ops: &[Op], access: Access) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    let (Access::Load(opcode) | Access::Store(opcode)) = access;
    for &op in ops {
        let operands: Vec<Value> = rw.m.operands(op).to_vec();
        let base = usize::from(opcode == llvm::STORE);
        let memref = rw.m.ty(operands[base]);
        let n = shape(rw, memref).len();
        let Some((r, attrs)) = memrefs.get(rw, memref) else {
            if matches!(rw.m.cx.type_data(memref), TypeData::MemRef { .. }) {
                crate::memref::check(rw, op, operands[base]);
            }
            continue;
        };
        let (indices, rest) = operands[base + 1..].split_at(n.min(operands.len() - base - 1));
        let value_ty = match access {
            Access::Load(_) => rw.result_type(op, 0),
            Access::Store(_) => {
                let v = if base == 1 { operands[0] } else { operands[operands.len() - 1] };
                rw.ty(v)
            }
        };
        // Lanes are so many elements apart as they are numbers, which is right where the last dimension lies dense.
        let spread = matches!(opcode, llvm::INTR_MASKED_GATHER | llvm::INTR_MASKED_SCATTER);
        if spread && ir::affine::strides_of(&rw.m.cx, rw.m.ty(operands[base])).is_some_and(|s| s.0.last().is_some_and(|&s| s != 1)) {
            continue;
        }
        let rows = opcode == llvm::INTR_MASKED_GATHER && rw.opts.release.vector_extractelement;
        let Some(ty) = value_ty.filter(|&t| rows || !is_array(&rw.m.cx, t)) else { continue };
        if is_array(&rw.m.cx, ty) {
            rw.at(op);
            let at = attrs.element(rw, operands[base], r, indices, index, false);
            let bytes = alignment(rw, innermost(&rw.m.cx, ty));
            if let Some(v) = gather_rows(rw, at, rest, ty, r.elem, bytes) {
                rw.replace(op, &[v]);
            }
            continue;
        }
        let wanted = rw.m.attr(op, Sym::ALIGNMENT).filter(|_| rw.opts.release.access_alignment).and_then(|a| rw.m.cx.int_value(a));
        let bytes = wanted.unwrap_or_else(|| alignment(rw, ty));
        rw.at(op);
        let mut at = attrs.element(rw, operands[base], r, indices, index, false);
        let mut rest = rest.to_vec();
        if matches!(opcode, llvm::INTR_MASKED_GATHER | llvm::INTR_MASKED_SCATTER) {
            let dims = shape(rw, ty);
            let ptr = rw.ty(at).unwrap_or(Type::LLVM_PTR);
            let ptrs = match rw.m.cx.type_data(ty) {
                TypeData::Vector { scalable, dims, .. } => rw.m.cx.ty(TypeData::Vector { dims, scalable, elem: ptr }),
                _ => rw.m.cx.vector_type(&dims, ptr),
            };
            let first = rest.remove(0);
            at = gep(rw, at, first, r.elem, ptrs);
        }
        let number = rw.m.cx.int_attr(if matches!(opcode, llvm::LOAD | llvm::STORE) { Type::I64 } else { Type::I32 }, bytes);
        let mut list = alloc::vec![(Sym::ALIGNMENT, number)];
        if rw.m.attr(op, Sym::NONTEMPORAL) == Some(Attr::TRUE) {
            list.push((Sym::NONTEMPORAL, Attr::UNIT));
        }
        let attrs = match opcode {
            // These have no alignment of their own, only one that was asked for, at the address.
            llvm::INTR_MASKED_EXPANDLOAD | llvm::INTR_MASKED_COMPRESSSTORE => match wanted {
                Some(n) => aligned_address(&mut rw.m.cx, matches!(access, Access::Store(_)) as usize, n),
                None => Attr::EMPTY_DICT,
            },
            _ => rw.m.cx.dict(&list),
        };
        match access {
            Access::Load(_) => {
                let mut all = alloc::vec![at];
                all.extend(rest);
                let v = rw.value(opcode, &all, ty, attrs);
                rw.replace(op, &[v]);
            }
            Access::Store(_) => {
                let all = if base == 1 { alloc::vec![operands[0], at] } else { alloc::vec![rest[1], at, rest[0]] };
                rw.op(opcode, &all, &[], attrs);
                rw.erase(op);
            }
        }
    }
    memrefs.keep(rw);
}

/// Attributes of a call of three arguments of which one is an address so aligned.
fn aligned_address(cx: &mut Context, address: usize, bytes: i64) -> Attr {
    let bytes = cx.int_attr(Type::I64, bytes);
    let align = cx.dict_one(Sym::LLVM_ALIGN, bytes);
    let mut list = [Attr::EMPTY_DICT; 3];
    list[address] = align;
    let list = cx.array_attr(&list);
    cx.dict_one(Sym::ARG_ATTRS, list)
}

/// A gather of several dimensions, row by row.
fn gather_rows(rw: &mut Rewriter<'_>, at: Value, rest: &[Value], ty: Type, elem: Type, bytes: i64) -> Option<Value> {
    let &[indices, ..] = rest else { return None };
    let first = rw.ty(indices)?;
    let bytes = rw.m.cx.int_attr(Type::I32, bytes);
    let attrs = rw.m.cx.dict_one(Sym::ALIGNMENT, bytes);
    let ptr = rw.ty(at)?;
    crate::vector::unrolled(rw, rest, first, ty, |rw, parts, row| {
        let TypeData::Vector { dims, scalable, .. } = rw.m.cx.type_data(row) else { return parts[2] };
        let ptrs = rw.m.cx.ty(TypeData::Vector { dims, scalable, elem: ptr });
        let ptrs = gep(rw, at, parts[0], elem, ptrs);
        let op = rw.op(llvm::INTR_MASKED_GATHER, &[ptrs, parts[1], parts[2]], &[row], attrs);
        rw.m.result(op, 0)
    })
}

/// The addresses that a vector of indices says.
fn gep(rw: &mut Rewriter<'_>, base: Value, at: Value, elem: Type, ty: Type) -> Value {
    let attrs = crate::memref_descriptor::gep_attrs(rw, elem, &[i32::MIN], false);
    rw.value(llvm::GETELEMENTPTR, &[base, at], ty, attrs)
}

/// `convert-vector-to-llvm`
pub fn run(cx: &mut crate::pass::PassContext<'_>, ops: &[Op]) -> bool {
    let opts = crate::convert::options(cx);
    #[cfg(feature = "processors")]
    let mut opts = opts;
    #[cfg(feature = "processors")]
    let arm = [("enable-arm-sve", ARM_SVE), ("enable-arm-neon", ARM_NEON), ("enable-arm-i8mm", ARM_I8MM), ("enable-arm-bf16", ARM_BF16)];
    #[cfg(feature = "processors")]
    {
        opts.arm = arm.iter().filter(|a| cx.flag(a.0)).fold(0, |all, a| all | a.1);
    }
    if !crate::vector_lower::run(cx.m, ops, &opts, cx.diags) {
        return false;
    }
    let mut rules = crate::convert::llvm_rules();
    rules.add(RULES);
    #[cfg(feature = "processors")]
    if opts.arm & ARM_SVE != 0 {
        rules.add(crate::arm_sve::MASKS);
    }
    #[cfg(feature = "processors")]
    let mut types = Vec::new();
    #[cfg(not(feature = "processors"))]
    let types = [];
    #[cfg(feature = "processors")]
    crate::x86_vectors::enable(cx, &mut rules, &mut types);
    // Nothing else is folded.
    let (arith, memref) = (ir::dialect::arith::ADDF, ir::dialect::memref::END);
    rules.set(crate::sweep::opcodes(arith, ir::dialect::arith::END), Legality::Legal);
    rules.set(crate::sweep::opcodes(ir::dialect::scf::END, memref), Legality::Legal);
    crate::convert::run_with(cx, ops, &rules, &types)
}
