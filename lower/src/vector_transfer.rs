//! Transfers of vectors of one dimension as loads and stores, under a mask where their end is not known to lie inside.
//! Source: MLIR documentation, "'vector' Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::affine;
use ir::dialect::vector_syntax::{minor_identity, projected, sizes, vector as vector_type};
use ir::dialect::{arith, memref, vector as v};
use ir::ty::DYNAMIC;
use ir::{Attr, Op, Sym, Type, TypeData, Value};

use crate::sweep::Rewriter;
use crate::vector_lower::{broadcast, extract, fixed, index, is_masked, is_vector, splat};

/// What a transfer says.
struct Transfer {
    base: Value,
    indices: Vec<Value>,
    mask: Option<Value>,
    vector: Type,
    map: ir::attr::AffineMap,
    /// Whether each dimension of the vector is known to lie inside.
    inside: Vec<bool>,
}

fn transfer(rw: &Rewriter<'_>, op: Op) -> Option<Transfer> {
    let operands = rw.m.operands(op);
    let write = rw.m.kind(op) == v::TRANSFER_WRITE;
    let base = operands[usize::from(write)];
    let TypeData::MemRef { dims, .. } = rw.m.cx.type_data(rw.m.ty(base)) else { return None };
    let n = rw.m.cx.shape(dims).len();
    let first = 1 + usize::from(write);
    let indices = operands.get(first..first + n)?.to_vec();
    let mask = operands.get(first + n + usize::from(!write)).copied();
    let vector = rw.m.ty(if write { operands[0] } else { rw.m.result(op, 0) });
    let map = affine::attr_map(&rw.m.cx, rw.m.attr(op, Sym::PERMUTATION_MAP)?)?;
    let told = rw.m.attr(op, Sym::IN_BOUNDS).and_then(|a| rw.m.cx.array_items(a)).unwrap_or_default();
    let inside = (0..map.exprs.len as usize).map(|i| told.get(i) == Some(&Attr::TRUE)).collect();
    Some(Transfer { base, indices, mask, vector, map, inside })
}

/// Whether elements of the last dimension stand behind each other.
fn is_dense(rw: &Rewriter<'_>, ty: Type) -> bool {
    ir::affine::strides_of(&rw.m.cx, ty).is_some_and(|(s, _)| s.last().is_none_or(|&s| s == 1))
}

/// The dimensions of the vector that are repeated, if the others are the last ones of the memory in their order.
fn repeated(rw: &Rewriter<'_>, t: &Transfer) -> Option<Vec<usize>> {
    let of = projected(&rw.m.cx, t.map)?;
    let (n, k) = (t.map.n_dims as usize, of.len());
    if k > n {
        return (n == 0).then(|| (0..k).collect());
    }
    let mut out = Vec::new();
    for (i, d) in of.iter().enumerate() {
        match d {
            None => out.push(i),
            Some(d) if *d as usize == n - k + i => {}
            _ => return None,
        }
    }
    Some(out)
}

/// The size of a dynamic dimension that a buffer was allocated with.
fn allocated(rw: &Rewriter<'_>, base: Value, dim: usize) -> Option<Value> {
    let op = rw.m.def_op(base).filter(|&d| matches!(rw.m.kind(d), memref::ALLOC | memref::ALLOCA))?;
    let before = rw.m.cx.shape_of(rw.m.ty(base))?.get(..dim)?.iter().filter(|&&n| n == DYNAMIC).count();
    ir::segments::operand_field(rw.m, op, 0).get(before).copied()
}

/// A mask of what lies inside, for vectors of one dimension; the transfer is then made with it.
fn with_bounds(rw: &mut Rewriter<'_>, op: Op, t: &Transfer) -> bool {
    let (dims, scalable) = sizes(&rw.m.cx, t.vector);
    let Some((last, &offset)) = t.indices.len().checked_sub(1).zip(t.indices.last()) else { return false };
    if t.inside.iter().all(|&i| i) || dims.len() > 1 {
        return false;
    }
    let memory = rw.m.ty(t.base);
    let has = rw.m.cx.shape_of(memory).map_or(DYNAMIC, |s| s[last]);
    // Made by upstream, used or not.
    let at = index(rw, last as i64);
    let size = match allocated(rw, t.base, last) {
        _ if has != DYNAMIC => index(rw, has),
        Some(size) => size,
        None => rw.value(memref::DIM, &[t.base, at], Type::INDEX, Attr::EMPTY_DICT),
    };
    let left = rw.value(arith::SUBI, &[size, offset], Type::INDEX, Attr::EMPTY_DICT);
    let truth = vector_type(&mut rw.m.cx, &dims, scalable, Type::I1);
    let mut mask = rw.value(v::CREATE_MASK, &[left], truth, Attr::EMPTY_DICT);
    if let Some(m) = t.mask {
        mask = rw.value(arith::ANDI, &[mask, m], truth, Attr::EMPTY_DICT);
    }
    let mut operands = rw.m.operands(op).to_vec();
    if t.mask.is_some() {
        operands.pop();
    }
    operands.push(mask);
    let write = rw.m.kind(op) == v::TRANSFER_WRITE;
    let n = t.indices.len() as i32;
    let segments = rw.m.cx.i32_array(&if write { [1, 1, n, 1] } else { [1, n, 1, 1] });
    let inside = rw.m.cx.array_attr(&[Attr::TRUE]);
    let attrs = rw.m.op_record[op].attrs;
    let attrs = rw.m.cx.dict_set(attrs, Sym::OPERAND_SEGMENT_SIZES, segments);
    let attrs = rw.m.cx.dict_set(attrs, Sym::IN_BOUNDS, inside);
    let results: Vec<Type> = rw.m.results(op).map(|r| rw.m.ty(r)).collect();
    let kind = rw.m.kind(op);
    let new = rw.op(kind, &operands, &results, attrs);
    if results.is_empty() {
        rw.erase(op)
    } else {
        rw.replace_with(op, new)
    }
    true
}

/// Gives a transfer a mask for its bounds, if it takes one and its release does so.
fn bounded(rw: &mut Rewriter<'_>, op: Op, t: &Transfer) -> bool {
    // Older releases give up where no load or store follows.
    let follows = rw.opts.release.vectors_start_from_poison || is_dense(rw, rw.m.ty(t.base)) && repeated(rw, t).is_some();
    follows && with_bounds(rw, op, t)
}

pub(crate) fn reads(rw: &mut Rewriter<'_>, ops: &[Op], late: bool) {
    for &op in ops {
        let Some(t) = transfer(rw, op) else { continue };
        let (dims, scalable) = sizes(&rw.m.cx, t.vector);
        if is_masked(rw, op) {
            continue;
        }
        rw.at(op);
        if late && bounded(rw, op, &t) || dims.len() > 1 || t.inside.contains(&false) {
            continue;
        }
        let memory = rw.m.ty(t.base);
        let Some(repeats) = repeated(rw, &t) else { continue };
        let mut plain = dims.clone();
        for &r in &repeats {
            plain[r] = 1;
        }
        let elem = rw.m.cx.elem_type(t.vector);
        let plain = vector_type(&mut rw.m.cx, &plain, scalable, elem);
        let stored = rw.m.cx.elem_type(memory);
        if !is_dense(rw, memory) || stored != if is_vector(rw, stored) { plain } else { elem } {
            continue;
        }
        let mut operands = alloc::vec![t.base];
        operands.extend(&t.indices);
        let mut r = if let Some(mask) = t.mask {
            if dims.len() != 1 {
                continue;
            }
            let padding = rw.m.operand(op, 1 + t.indices.len());
            let fill = splat(rw, padding, plain);
            operands.extend([mask, fill]);
            rw.value(v::MASKEDLOAD, &operands, plain, Attr::EMPTY_DICT)
        } else {
            rw.value(v::LOAD, &operands, plain, Attr::EMPTY_DICT)
        };
        if !repeats.is_empty() {
            r = broadcast(rw, r, t.vector);
        }
        rw.replace(op, &[r]);
    }
}

pub(crate) fn writes(rw: &mut Rewriter<'_>, ops: &[Op], late: bool) {
    for &op in ops {
        let Some(t) = transfer(rw, op) else { continue };
        let dims = fixed(rw, t.vector);
        if is_masked(rw, op) {
            continue;
        }
        rw.at(op);
        if late && bounded(rw, op, &t) || dims.len() > 1 || t.inside.contains(&false) {
            continue;
        }
        let memory = rw.m.ty(t.base);
        let usual = minor_identity(&mut rw.m.cx, t.map.n_dims, (dims.len() as u32).min(t.map.n_dims));
        let plain = usual == t.map || t.map.n_dims == 0;
        let stored = rw.m.cx.elem_type(memory);
        let elem = rw.m.cx.elem_type(t.vector);
        if !plain || !is_dense(rw, memory) || stored != if is_vector(rw, stored) { t.vector } else { elem } {
            continue;
        }
        let value = rw.m.operand(op, 0);
        if let Some(mask) = t.mask {
            let mut operands = alloc::vec![t.base];
            operands.extend(&t.indices);
            operands.extend([mask, value]);
            rw.op(v::MASKEDSTORE, &operands, &[], Attr::EMPTY_DICT);
        } else {
            let mut operands = alloc::vec![value, t.base];
            operands.extend(&t.indices);
            rw.op(v::STORE, &operands, &[], Attr::EMPTY_DICT);
        }
        rw.erase(op);
    }
}

/// Vectors of one element as scalars.
pub(crate) fn loads(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        let memory = rw.m.ty(rw.m.operand(op, 0));
        let stored = rw.m.cx.elem_type(memory);
        if scalable != 0 || dims.iter().any(|&d| d != 1) || is_vector(rw, stored) {
            continue;
        }
        let operands = rw.m.operands(op).to_vec();
        rw.at(op);
        let x = rw.value(memref::LOAD, &operands, stored, Attr::EMPTY_DICT);
        let r = broadcast(rw, x, ty);
        rw.replace(op, &[r]);
    }
}

pub(crate) fn stores(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let mut operands = rw.m.operands(op).to_vec();
        let ty = rw.m.ty(operands[0]);
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        let stored = rw.m.cx.elem_type(rw.m.ty(operands[1]));
        if scalable != 0 || dims.iter().any(|&d| d != 1) || is_vector(rw, stored) {
            continue;
        }
        rw.at(op);
        operands[0] = if dims.is_empty() && rw.opts.release.vector_extractelement {
            rw.value(v::EXTRACTELEMENT, &[operands[0]], stored, Attr::EMPTY_DICT)
        } else {
            extract(rw, operands[0], &alloc::vec![0; dims.len()])
        };
        rw.op(memref::STORE, &operands, &[], Attr::EMPTY_DICT);
        rw.erase(op);
    }
}
