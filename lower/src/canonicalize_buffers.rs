//! Simplification of operations of tensor and bufferization: parts of tensors by numbers, copies whose original or which
//! themselves go soon after. Source: the canonicalization patterns of MLIR's dialects, as mlir-opt shows them.

use alloc::vec::Vec;

use ir::dialect::{arith, bufferization, memref as mr, memref_shape as shape, tensor};
use ir::map::Map;
use ir::segments::operand_field;
use ir::{Attr, DYNAMIC, Id, NewOp, Op, Opcode, Sym, Traits, Type, TypeData, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::canonicalize_memref::{entries_inside, fits, numbers, view_parts};

/// What frees each value, `None` for more than one operation.
pub type Frees = Map<Value, Option<Op>>;

/// Simplifies one operation of these dialects.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    match c.m.kind(op) {
        tensor::EXTRACT_SLICE => slice(c, op),
        tensor::DIM => size_of_buffer(c, op),
        tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE => elements_in_another_shape(c, op),
        bufferization::CLONE => clone(c, op),
        bufferization::DEALLOC => dealloc(c, op),
        bufferization::TO_BUFFER | bufferization::TO_MEMREF => buffer_of_buffer(c, op),
        bufferization::TO_TENSOR => tensor_of_tensor(c, op),
        _ => Outcome::Kept,
    }
}

/// What elements were put into, in another shape, is what they are put into in that.
fn elements_in_another_shape(c: &mut Canon<'_>, op: Op) -> Outcome {
    let ty = c.m.ty(c.m.result(op, 0));
    let fixed = c.m.cx.shape_of(ty).is_some_and(|dims| !dims.contains(&DYNAMIC));
    let Some(list) = c.m.def_op(c.m.operand(op, 0)).filter(|&d| fixed && c.m.kind(d) == tensor::FROM_ELEMENTS) else {
        return Outcome::Kept;
    };
    let elements = c.m.operands(list).to_vec();
    let v = c.value(tensor::FROM_ELEMENTS, &elements, ty, Attr::EMPTY_DICT, c.m.op_record[op].loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// What an operand of an operation was before it became a tensor or a buffer.
fn before(c: &Canon<'_>, op: Op, kinds: &[Opcode]) -> Option<(Op, Value)> {
    let def = c.m.def_op(c.m.operand(op, 0)).filter(|&d| kinds.contains(&c.m.kind(d)))?;
    Some((def, c.m.operand(def, 0)))
}

/// The buffer of a tensor of a buffer, if no copy is needed between their types.
fn buffer_of_buffer(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some((_, buffer)) = before(c, op, &[bufferization::TO_TENSOR]) else { return Outcome::Kept };
    let (from, to) = (c.m.ty(buffer), c.m.ty(c.m.result(op, 0)));
    let same = |x: i64, y: i64| x != DYNAMIC || y == DYNAMIC;
    let layouts = (shape::strides(&c.m.cx, from), shape::strides(&c.m.cx, to));
    let (Some((s, o)), Some((t, p))) = layouts else { return Outcome::Kept };
    let fits = same(o, p) && s.iter().zip(&t).all(|(&x, &y)| same(x, y));
    if from != to && !(fits && ir::dialect::memref_verify::cast_compatible(&c.m.cx, from, to)) {
        return Outcome::Kept;
    }
    crate::canonicalize_views::cast(c, op, buffer)
}

/// The tensor of a buffer of a tensor, where nothing can have written to the buffer.
fn tensor_of_tensor(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some((def, all)) = before(c, op, &[bufferization::TO_BUFFER, bufferization::TO_MEMREF]) else { return Outcome::Kept };
    if c.previous() != Some(def) || c.m.ty(all) != c.m.ty(c.m.result(op, 0)) {
        return Outcome::Kept;
    }
    c.replace_op(op, &[all]);
    Outcome::Gone
}

/// The size of a tensor of a buffer is the buffer's.
fn size_of_buffer(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some((_, buffer)) = before(c, op, &[bufferization::TO_TENSOR]) else { return Outcome::Kept };
    let index = c.m.operand(op, 1);
    let v = c.value(mr::DIM, &[buffer, index], Type::INDEX, Attr::EMPTY_DICT, c.m.op_record[op].loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// Entries that are constants become numbers, and a cast of the source that only forgot is left away.
fn slice(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some((entries, known)) = entries_inside(c, op) else { return Outcome::Kept };
    let (source, result) = (c.m.operand(op, 0), c.m.result(op, 0));
    let forgot = |c: &Canon<'_>, d: Op| {
        let (from, to) = (c.m.ty(c.m.operand(d, 0)), c.m.ty(source));
        let (Some(a), Some(b)) = (c.m.cx.shape_of(from), c.m.cx.shape_of(to)) else { return false };
        a.len() == b.len() && a.iter().zip(b).all(|(&x, &y)| x == y || y == DYNAMIC)
    };
    let through = c.m.def_op(source).filter(|&d| c.m.kind(d) == tensor::CAST && forgot(c, d)).map(|d| c.m.operand(d, 0));
    let lists = numbers(&entries);
    let (old, from) = (c.m.ty(result), c.m.ty(through.unwrap_or(source)));
    if !known && through.is_none() || !fits(c, op, from, &lists) {
        return Outcome::Kept;
    }
    // Dimensions that the result leaves out are the first ones of size 1.
    let rank = c.m.cx.shape_of(old).map_or(0, <[i64]>::len);
    let [_, mut shape, _] = lists;
    let mut out = shape.len().saturating_sub(rank);
    shape.retain(|&n| {
        let drop = out > 0 && n == 1;
        out -= usize::from(drop);
        !drop
    });
    if shape.len() != rank {
        return Outcome::Kept;
    }
    let TypeData::Tensor { elem, encoding, .. } = c.m.cx.type_data(old) else { return Outcome::Kept };
    let (operands, attrs) = view_parts(c, op, through.unwrap_or(source), &entries);
    let dims = c.m.cx.dims.intern(&shape);
    let ty = c.m.cx.ty(TypeData::Tensor { dims, elem, encoding });
    let loc = c.m.op_record[op].loc;
    let mut v = c.value(tensor::EXTRACT_SLICE, &operands, ty, attrs, loc);
    if ty != old {
        v = c.value(tensor::CAST, &[v], old, Attr::EMPTY_DICT, loc);
    }
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// Which operations free which values, if anything is copied.
pub fn frees(c: &Canon<'_>, ops: &[Op]) -> Frees {
    let mut out = Frees::default();
    if !ops.iter().any(|&o| c.m.kind(o) == bufferization::CLONE) {
        return out;
    }
    for &o in ops {
        if frees_memory(c, o) {
            for &v in c.m.operands(o) {
                let one = (!out.contains_key(&v)).then_some(o);
                out.insert(v, one);
            }
        }
    }
    out
}

fn frees_memory(c: &Canon<'_>, op: Op) -> bool {
    matches!(c.m.kind(op), mr::DEALLOC | mr::REALLOC | bufferization::DEALLOC | bufferization::DEALLOC_TENSOR)
}

/// A copy and what it copies are one if one of them is freed in the block of the copy, and nothing else is before that.
fn clone(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (source, result) = (c.m.operand(op, 0), c.m.result(op, 0));
    if c.uses[result.idx()] == 0 {
        c.erase(op);
        return Outcome::Gone;
    }
    let (from, to): (Type, Type) = (c.m.ty(source), c.m.ty(result));
    if from != to && !ir::dialect::memref_verify::cast_compatible(&c.m.cx, from, to) {
        return Outcome::Kept;
    }
    let mut original = source;
    let mut steps = c.m.most_steps();
    while let Some(view) = c.m.def_op(original).filter(|&d| c.m.row(d).traits.has(Traits::VIEW_LIKE)) {
        steps -= 1;
        if steps == 0 {
            return Outcome::Kept;
        }
        original = c.m.operand(view, 0);
        original = c.now(original);
    }
    let live = |c: &Canon<'_>, v: Value| match c.frees.get(&v) {
        None => Some(None),
        Some(None) => None,
        Some(Some(o)) if c.m.kind(*o) == Opcode::ERASED => Some(None),
        Some(Some(o)) => Some(Some(*o)),
    };
    let (Some(copy), Some(first)) = (live(c, result), live(c, original)) else { return Outcome::Kept };
    let block_of = |c: &Canon<'_>, o: Op| c.m.op_record[o].block;
    if let (Some(a), Some(b)) = (copy, first)
        && block_of(c, a) == block_of(c, b)
    {
        return Outcome::Kept;
    }
    let here = block_of(c, op);
    let Some(gone) = [copy, first].into_iter().flatten().find(|&o| block_of(c, o) == here) else { return Outcome::Kept };
    if c.m.kind(gone) != mr::DEALLOC || c.ahead().find(|&o| o == gone || frees_memory(c, o)) != Some(gone) {
        return Outcome::Kept;
    }
    // What frees the other one frees both now.
    let left = if Some(gone) == copy { first } else { copy };
    c.frees.remove(&result);
    match left {
        Some(o) => c.frees.insert(original, Some(o)),
        None => c.frees.remove(&original),
    };
    let loc = c.m.op_record[op].loc;
    let v = if from == to { source } else { c.value(mr::CAST, &[source], to, Attr::EMPTY_DICT, loc) };
    c.erase(gone);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// Names each buffer once, as what was allocated; leaves out those that are never freed or that nothing else uses.
fn dealloc(c: &mut Canon<'_>, op: Op) -> Outcome {
    let at = |c: &Canon<'_>, field: usize| operand_field(c.m, op, field).to_vec();
    let (memrefs, conditions, retained) = (at(c, 0), at(c, 1), at(c, 2));
    let loc = c.m.op_record[op].loc;
    let makes = |c: &Canon<'_>, v: Value| c.m.def_op(v).map_or(Opcode::ERASED, |d| c.m.kind(d));
    let (mut freed, mut asked): (Vec<Value>, Vec<Value>) = Default::default();
    let mut seen: Map<u32, u32> = Map::default();
    for (&v, &condition) in memrefs.iter().zip(&conditions) {
        if let Some(&i) = seen.get(&v.0) {
            let i = i as usize;
            if asked[i] != condition {
                asked[i] = c.value(arith::ORI, &[asked[i], condition], Type::I1, Attr::EMPTY_DICT, loc);
            }
            continue;
        }
        let unused = matches!(makes(c, v), mr::ALLOC | mr::ALLOCA | mr::REALLOC) && c.uses[v.idx()] == 1;
        if unused || crate::fold::constant_of(c.m, condition) == Some(Attr::FALSE) {
            continue;
        }
        let mut whole = v;
        if let (mr::EXTRACT_STRIDED_METADATA, Some(d)) = (makes(c, v), c.m.def_op(v)) {
            let source = c.now(c.m.operand(d, 0));
            if matches!(makes(c, source), mr::ALLOC | mr::ALLOCA | mr::REALLOC | bufferization::CLONE) {
                whole = source;
            }
        }
        seen.insert(v.0, freed.len() as u32);
        freed.push(whole);
        asked.push(condition);
    }
    seen.clear();
    let mut kept: Vec<Value> = Vec::new();
    for &v in &retained {
        if !seen.contains_key(&v.0) {
            seen.insert(v.0, kept.len() as u32);
            kept.push(v);
        }
    }
    let values: Vec<Value> = match freed.is_empty() {
        true => {
            let no = c.constant(Attr::FALSE, Type::I1, loc);
            alloc::vec![no; retained.len()]
        }
        false if (&freed, kept.len()) == (&memrefs, retained.len()) => return Outcome::Kept,
        false => {
            let sizes = c.m.cx.i32_array(&[freed.len() as i32, asked.len() as i32, kept.len() as i32]);
            let attrs = c.m.cx.dict_set(c.m.op_record[op].attrs, Sym::OPERAND_SEGMENT_SIZES, sizes);
            let (operands, results) = ([&freed[..], &asked, &kept].concat(), alloc::vec![Type::I1; kept.len()]);
            let new = c.insert(NewOp { operands: &operands, results: &results, attrs, ..NewOp::new(bufferization::DEALLOC, loc) });
            c.revisit(new);
            retained.iter().map(|v| c.m.result(new, seen.get(&v.0).map_or(0, |&i| i as usize))).collect()
        }
    };
    c.replace_op(op, &values);
    Outcome::Gone
}
