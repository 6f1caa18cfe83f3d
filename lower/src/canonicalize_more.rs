//! Simplification of operations of vector and of switches behind switches. Source: the canonicalization patterns of
//! MLIR's dialects, as mlir-opt shows them.

use alloc::vec::Vec;

use ir::dialect::vector_syntax::sizes;
use ir::dialect::{affine, arith, bufferization, cf, complex, linalg, memref, tensor, vector, vector_fold};
use ir::{Attr, AttrData, Block, Def, Id, NewOp, Op, Opcode, Sym, Type, TypeData, Value, dense, segments};

use crate::canonicalize::{Canon, Outcome};
use crate::vector_lower::combining;
use crate::vector_masks::{Settled, settled};
use crate::{
    canonicalize_buffers, canonicalize_cf, canonicalize_lanes, canonicalize_numbers, canonicalize_vector, canonicalize_views, fold,
};

/// Simplifies an operation that only the extended build knows more of.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    match c.m.kind(op) {
        cf::SWITCH => switches(c, op),
        vector::EXTRACT => extract(c, op),
        vector::FROM_ELEMENTS => match one_element(c, op) {
            Outcome::Kept if c.version >= 20 => canonicalize_lanes::listed(c, op),
            done => done,
        },
        vector::INSERT => whole(c, op),
        vector::TO_ELEMENTS => repeated(c, op),
        vector::BROADCAST => repetition(c, op),
        vector::REDUCTION => of_one(c, op),
        vector::TRANSPOSE => match transposition(c, op) {
            Outcome::Kept => canonicalize_lanes::transposed(c, op),
            done => done,
        },
        vector::SHUFFLE => canonicalize_lanes::shuffled(c, op),
        vector::INSERT_STRIDED_SLICE => canonicalize_lanes::slice_put(c, op),
        vector::MASK_OP => canonicalize_lanes::chosen(c, op),
        vector::MULTI_REDUCTION => canonicalize_lanes::one_each(c, op),
        arith::CMPI => canonicalize_lanes::compared(c, op),
        arith::CMPF => canonicalize_numbers::compared(c, op),
        arith::BITCAST | complex::BITCAST => canonicalize_numbers::bits(c, op),
        complex::RE | complex::IM => canonicalize_numbers::part(c, op),
        vector::CREATE_MASK => match crate::vector_masks::constant_set(c.m, op) {
            Some(set) => masks(c, op, &set),
            None => Outcome::Kept,
        },
        vector::EXTRACT_STRIDED_SLICE => match crate::vector_masks::sliced_set(c.m, op) {
            Some(set) => masks(c, op, &set),
            None => match canonicalize_vector::slice(c, op) {
                Outcome::Kept => canonicalize_lanes::mask_slice(c, op),
                done => done,
            },
        },
        vector::SHAPE_CAST => match canonicalize_vector::shape(c, op) {
            Outcome::Kept => canonicalize_lanes::mask_without_ones(c, op),
            done => done,
        },
        arith::ADDI | arith::ADDF => canonicalize_vector::sum(c, op),
        vector::MASKEDLOAD | vector::MASKEDSTORE | vector::EXPANDLOAD | vector::COMPRESSSTORE | vector::GATHER | vector::SCATTER => {
            access(c, op)
        }
        tensor::EXTRACT_SLICE | tensor::DIM | tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE => canonicalize_buffers::simplify(c, op),
        k if bufferization::ALLOC_TENSOR <= k && k < bufferization::END => canonicalize_buffers::simplify(c, op),
        k if memref::ALLOC <= k && k < memref::END => canonicalize_views::simplify(c, op),
        k if linalg::is_structured(k) => structured(c, op),
        k if affine::APPLY <= k && k < affine::END => crate::affine_canon::simplify(c, op),
        _ => Outcome::Kept,
    }
}

/// What is given back for each result where every element is what stands in its place in an operand.
fn given_back(c: &mut Canon<'_>, op: Op) -> Option<Vec<Value>> {
    if c.m.kind(op) == linalg::TRANSPOSE && c.m.n_results(op) > 0 {
        let order = c.m.attr(op, Sym::PERMUTATION).and_then(|a| c.m.cx.int_array(a))?;
        let source = c.m.operand(op, 0);
        let stays = order.iter().copied().eq(0..order.len() as i64) && c.m.ty(source) == c.m.ty(c.m.result(op, 0));
        return stays.then(|| alloc::vec![source]);
    }
    let body = c.m.entry_block(op, 0).filter(|_| c.m.kind(op) == linalg::GENERIC)?;
    let &[end] = c.m.block_ops(body) else { return None };
    let maps = c.m.attr(op, Sym::INDEXING_MAPS).and_then(|a| c.m.cx.array_items(a))?;
    let plain = |a: &Attr| c.version >= 20 || matches!(c.m.cx.attr_data(*a), AttrData::AffineMap(m) if ir::affine::is_identity(&c.m.cx, m));
    if !maps.iter().all(|m| *m == maps[0] && plain(m)) {
        return None;
    }
    c.refresh(end);
    let source = |v: &Value| match c.m.def(*v) {
        Def::Arg(b, i) if b == body => c.m.operands(op).get(i as usize).copied(),
        _ => None,
    };
    let values: Vec<Value> = c.m.operands(end).iter().map(source).collect::<Option<_>>()?;
    if c.m.n_results(op) == 0 {
        // Memory is only left as it is if it is what was read.
        return matches!(*c.m.operands(op), [from, to] if from == to).then(Vec::new);
    }
    if !c.m.operands(op).iter().all(|&v| matches!(c.m.type_data(v), TypeData::Tensor { .. })) {
        return None;
    }
    let loc = c.m.op_record[op].loc;
    let cast = |(i, v): (usize, Value)| match c.m.ty(c.m.result(op, i)) {
        ty if ty == c.m.ty(v) => v,
        ty => c.value(tensor::CAST, &[v], ty, Attr::EMPTY_DICT, loc),
    };
    Some(values.into_iter().enumerate().map(cast).collect())
}

/// What works on memory without elements does nothing, nor does a copy to where it is from.
fn structured(c: &mut Canon<'_>, op: Op) -> Outcome {
    if let Some(values) = given_back(c, op) {
        c.replace_op(op, &values);
        return Outcome::Gone;
    }
    let empty = |v: &Value| match c.m.type_data(*v) {
        TypeData::MemRef { dims, .. } => c.m.cx.shape(dims).contains(&0),
        _ => false,
    };
    let operands = c.m.operands(op);
    let to = match *operands {
        [from, to] if from == to && c.m.kind(op) == linalg::COPY => Some(from).filter(|_| c.m.n_results(op) > 0),
        _ if operands.iter().any(empty) => None,
        _ => return Outcome::Kept,
    };
    let to: Vec<Value> = to.into_iter().collect();
    if to.len() != c.m.n_results(op) {
        return Outcome::Kept;
    }
    c.replace_op(op, &to);
    Outcome::Gone
}

/// A part of a constant is a constant.
fn extract(c: &mut Canon<'_>, op: Op) -> Outcome {
    let source = c.m.operand(op, 0);
    let Some(value) = fold::constant_of(c.m, source).and_then(|a| vector_fold::part_of_constant(c.m, op, a)) else {
        return match canonicalize_vector::part(c, op) {
            Outcome::Kept => match canonicalize_lanes::mask_part(c, op) {
                Outcome::Kept => canonicalize_lanes::part_of_list(c, op),
                done => done,
            },
            done => done,
        };
    };
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let v = c.constant(value, ty, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// A vector of one element again and again.
fn one_element(c: &mut Canon<'_>, op: Op) -> Outcome {
    let &[first, ref rest @ ..] = c.m.operands(op) else { return Outcome::Kept };
    if !rest.iter().all(|&v| v == first) {
        return Outcome::Kept;
    }
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let kind = if c.version >= 20 { vector::BROADCAST } else { vector::SPLAT };
    let v = c.value(kind, &[first], ty, Attr::EMPTY_DICT, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// The elements of a vector that is repeated are that vector's.
fn repeated(c: &mut Canon<'_>, op: Op) -> Outcome {
    let all = c.m.operand(op, 0);
    let Some(def) = c.m.def_op(all).filter(|&d| c.m.kind(d) == vector::BROADCAST) else { return Outcome::Kept };
    let source = c.m.operand(def, 0);
    let ((from, fixed), (to, also)) = (sizes(&c.m.cx, c.m.ty(source)), sizes(&c.m.cx, c.m.ty(all)));
    let vector = matches!(c.m.cx.type_data(c.m.ty(source)), TypeData::Vector { .. });
    if !vector || fixed | also != 0 || from.len() > to.len() || to.contains(&0) {
        return Outcome::Kept;
    }
    let (n, elem) = (from.iter().product::<i64>(), c.m.cx.elem_type(c.m.ty(all)));
    let loc = c.m.op_record[op].loc;
    let types = alloc::vec![elem; n.max(1) as usize];
    let new = c.insert(NewOp { operands: &[source], results: &types, ..NewOp::new(vector::TO_ELEMENTS, loc) });
    let places: Vec<Value> = (0..c.m.n_results(op) as i64)
        .map(|i| {
            // From the last dimension on: what is repeated is its first.
            let (mut rest, mut at, mut stride) = (i, 0, 1);
            for (&d, &whole) in from.iter().rev().zip(to.iter().rev()) {
                at += if d == 1 { 0 } else { rest % whole * stride };
                (rest, stride) = (rest / whole, stride * d);
            }
            c.m.result(new, at as usize)
        })
        .collect();
    c.replace_op(op, &places);
    Outcome::Gone
}

/// What takes the place of all elements is all that is there.
fn whole(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (part, ty) = (c.m.operand(op, 0), c.m.ty(c.m.result(op, 0)));
    let count = |t: Type| sizes(&c.m.cx, t).0.iter().try_fold(1i64, |n, &d| n.checked_mul(d));
    let of_part = match c.m.cx.type_data(c.m.ty(part)) {
        TypeData::Vector { .. } => count(c.m.ty(part)),
        // Single elements are looked at by newer releases, together with those that were put in before.
        _ => {
            let alone = c.m.n_operands(op) == 2 && !c.m.def_op(c.m.operand(op, 1)).is_some_and(|d| c.m.kind(d) == vector::INSERT);
            (c.version >= 20 && alone && sizes(&c.m.cx, ty).1 == 0).then_some(1)
        }
    };
    if of_part.is_none() || of_part != count(ty) {
        if let Some(v) = canonicalize_lanes::same_put(c, op) {
            c.replace_op(op, &[v]);
            return Outcome::Gone;
        }
        let Some(lanes) = canonicalize_lanes::chain(c, op) else { return Outcome::Kept };
        let v = c.value(vector::FROM_ELEMENTS, &lanes, ty, Attr::EMPTY_DICT, c.m.op_record[op].loc);
        c.replace_op(op, &[v]);
        // The list may be another vector in another shape: that is known before anybody takes single lanes of it.
        if let Some(list) = c.m.def_op(v) {
            c.revisit(list);
        }
        return Outcome::Gone;
    }
    let v = c.value(vector::BROADCAST, &[part], ty, Attr::EMPTY_DICT, c.m.op_record[op].loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// What is repeated again is repeated once.
fn repetition(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(first) = c.m.def_op(c.m.operand(op, 0)).filter(|&d| c.m.kind(d) == vector::BROADCAST) else { return Outcome::Kept };
    let source = c.m.operand(first, 0);
    c.set_operands(op, &[source]);
    Outcome::Changed
}

/// The sum of one element is that element, combined with what it begins with.
fn of_one(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (all, start) = (c.m.operand(op, 0), c.m.operands(op).get(1).copied());
    let masked = c.m.parent_op(op).is_some_and(|p| c.m.kind(p) == vector::MASK_OP);
    let (dims, _) = sizes(&c.m.cx, c.m.ty(all));
    if masked || dims.iter().any(|&n| n != 1) {
        return Outcome::Kept;
    }
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let how = c.m.attr(op, Sym::KIND).and_then(|a| c.m.cx.enum_value(a)).unwrap_or(0);
    let is_float = matches!(c.m.cx.type_data(ty), TypeData::Float(_));
    let Some(combine) = combining(how, is_float) else { return Outcome::Kept };
    let at = c.m.cx.i64_array(&dims.iter().map(|_| 0).collect::<Vec<_>>());
    // Release 19 takes the element of a vector of no dimensions so.
    let (kind, attrs) = match dims.is_empty() && c.version < 20 {
        true => (vector::EXTRACTELEMENT, Attr::EMPTY_DICT),
        false => (vector::EXTRACT, c.m.cx.dict_one(Sym::STATIC_POSITION, at)),
    };
    let mut v = c.value(kind, &[all], ty, attrs, loc);
    if let Some(start) = start {
        let fast = c.m.attr(op, Sym::FASTMATH).filter(|_| is_float);
        let attrs = fast.map_or(Attr::EMPTY_DICT, |a| c.m.cx.dict_one(Sym::FASTMATH, a));
        v = c.value(combine, &[v, start], ty, attrs, loc);
    }
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// Of a transposition: one of both, or what was there before.
fn transposition(c: &mut Canon<'_>, op: Op) -> Outcome {
    let order = |op| c.m.attr(op, Sym::PERMUTATION).and_then(|a| c.m.cx.int_array(a)).unwrap_or_default();
    let Some(first) = c.m.def_op(c.m.operand(op, 0)).filter(|&d| c.m.kind(d) == vector::TRANSPOSE) else { return Outcome::Kept };
    let before = order(first);
    let Some(both) = order(op).iter().map(|&p| before.get(p as usize).copied()).collect::<Option<Vec<i64>>>() else {
        return Outcome::Kept;
    };
    let (source, ty) = (c.m.operand(first, 0), c.m.ty(c.m.result(op, 0)));
    if both.iter().copied().eq(0..both.len() as i64) && c.m.ty(source) == ty {
        c.replace_op(op, &[source]);
        return Outcome::Gone;
    }
    let both = c.m.cx.i64_array(&both);
    let attrs = c.m.cx.dict_one(Sym::PERMUTATION, both);
    let v = c.value(vector::TRANSPOSE, &[source], ty, attrs, c.m.op_record[op].loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// A mask of bounds that are known is a constant one.
pub fn masks(c: &mut Canon<'_>, op: Op, set: &[i64]) -> Outcome {
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let attrs = crate::vector_masks::set_attrs(&mut c.m.cx, set);
    let v = c.value(vector::CONSTANT_MASK, &[], ty, attrs, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// An access under a mask that is true or false throughout.
fn access(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(settled) = settled(c.m, op) else { return canonicalize_lanes::contiguous(c, op) };
    let loc = c.m.op_record[op].loc;
    match settled {
        Settled::Value(v) => c.replace_op(op, &[v]),
        Settled::Plain(kind, operands) if c.m.n_results(op) > 0 => {
            let ty = c.m.ty(c.m.result(op, 0));
            let v = c.value(kind, &operands, ty, Attr::EMPTY_DICT, loc);
            c.replace_op(op, &[v]);
        }
        Settled::Plain(kind, operands) => {
            c.insert(NewOp { operands: &operands, ..NewOp::new(kind, loc) });
            c.erase(op);
        }
        Settled::Nothing => c.erase(op),
    }
    Outcome::Gone
}

/// A case of a switch: its number, where it goes, what it passes.
struct Case {
    value: u128,
    to: Block,
    passes: Vec<Value>,
}

/// The cases of a switch, the default one first.
fn cases(c: &Canon<'_>, op: Op) -> Option<Vec<Case>> {
    let mut out = Vec::new();
    let m = &*c.m;
    segments::for_each_successor(m, op, |_, to, range| out.push(Case { value: 0, to, passes: m.operands(op)[range].to_vec() }));
    let n = out.len().checked_sub(1)?;
    let values = canonicalize_cf::case_values(m, op, n)?;
    for (case, value) in out[1..].iter_mut().zip(values) {
        case.value = value;
    }
    Some(out)
}

/// Where a block that only one case of a switch leads to decides by the same flag, it knows the flag.
fn switches(c: &mut Canon<'_>, op: Op) -> Outcome {
    let flag = c.m.operand(op, 0);
    let Some(all) = cases(c, op) else { return Outcome::Kept };
    let here = c.m.op_record[op].block;
    for (i, case) in all.iter().enumerate() {
        if c.preds[case.to.idx()] != 1 || case.to == here || c.merged[case.to.idx()] {
            continue;
        }
        let Some(end) = c.m.terminator(case.to).filter(|&e| c.m.kind(e) == cf::SWITCH) else { continue };
        c.refresh(end);
        if c.m.operand(end, 0) != flag {
            continue;
        }
        let Some(mut next) = cases(c, end) else { continue };
        if i > 0 {
            let at = next.iter().skip(1).position(|n| n.value == case.value).map_or(0, |n| n + 1);
            let to = next.swap_remove(at);
            put(c, end, cf::BR, &to.passes, &[to.to], Attr::EMPTY_DICT);
            continue;
        }
        let n = next.len();
        let mut k = 0;
        let mut gone: Vec<u128> = all[1..].iter().map(|a| a.value).collect();
        ir::order::sort_by_key(&mut gone, |&x| x);
        next.retain(|n| {
            k += 1;
            k == 1 || gone.binary_search(&n.value).is_err()
        });
        if next.len() == n {
            continue;
        }
        let mut operands = alloc::vec![flag];
        operands.extend(next.iter().flat_map(|n| &n.passes));
        let sizes: Vec<i32> = next.iter().map(|n| n.passes.len() as i32).collect();
        let values: Vec<u128> = next[1..].iter().map(|n| n.value).collect();
        let ty = c.m.ty(flag);
        let cx = &mut c.m.cx;
        let mut attrs = alloc::vec![(Sym::CASE_OPERAND_SEGMENTS, cx.i32_array(&sizes[1..]))];
        attrs.push((Sym::OPERAND_SEGMENT_SIZES, cx.i32_array(&[1, sizes[0], sizes[1..].iter().sum()])));
        if !values.is_empty() {
            attrs.push((Sym::CASE_VALUES, dense::wide_ints(cx, ty, &values)));
        }
        let attrs = cx.dict(&attrs);
        let blocks: Vec<Block> = next.iter().map(|n| n.to).collect();
        put(c, end, cf::SWITCH, &operands, &blocks, attrs);
    }
    Outcome::Kept
}

/// Puts another terminator at the end of a block that is not being visited.
fn put(c: &mut Canon<'_>, end: Op, opcode: Opcode, operands: &[Value], to: &[Block], attrs: Attr) {
    let (block, loc) = (c.m.op_record[end].block, c.m.op_record[end].loc);
    let new = c.m.append(NewOp { operands, successors: to, attrs, ..NewOp::new(opcode, loc) });
    c.m.op_record[new].block = block;
    for &v in operands {
        let v = c.now(v);
        c.uses[v.idx()] += 1;
    }
    for b in to {
        c.preds[b.idx()] += 1;
    }
    c.erase(end);
    let mut ops = c.take_block(block);
    ops.push(new);
    c.m.set_block_ops(block, &ops);
    c.changed = true;
}
