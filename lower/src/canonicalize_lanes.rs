//! Simplification of vectors that are put together lane by lane, turned, counted, or accessed one lane behind the other.
//! Source: the canonicalization patterns of MLIR's `vector` dialect, as mlir-opt shows them.

use alloc::vec::Vec;

use ir::constant::{self, Values};
use ir::dialect::vector_syntax::{ints, sizes, vector as vector_type};
use ir::dialect::{arith, vector, vector_fold_parts};
use ir::segments::operand_field;
use ir::{Attr, Id, NewOp, Op, Opcode, Sym, Type, TypeData, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::canonicalize_arith::def;
use crate::canonicalize_more::masks;
use crate::canonicalize_vector::broadcast;
use crate::fold;
use crate::vector_lower::combining;
use crate::vector_masks::known_index;

/// So many operations behind an insertion are asked whether they go on with it; so many before looking at what was put in.
const MOST_AHEAD: usize = 4096;
const FEW_AHEAD: usize = 16;
/// Longer chains of insertions, and vectors of more lanes, stay as they are.
const MOST_PUTS: usize = 1024;
const MOST_LANES: i64 = 4096;

/// Puts another operation in the place of one with one result.
pub fn become_value(c: &mut Canon<'_>, op: Op, kind: Opcode, operands: &[Value], attrs: Attr) -> Outcome {
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let v = c.value(kind, operands, ty, attrs, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}
fn become_constant(c: &mut Canon<'_>, op: Op, bits: u128) -> Outcome {
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let Some(value) = constant::splat(&mut c.m.cx, ty, bits) else { return Outcome::Kept };
    let v = c.constant(value, ty, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}
/// The scalar that a vector repeats by such an operation.
fn repeated_scalar(c: &Canon<'_>, v: Value, kind: Opcode) -> Option<Value> {
    let x = c.m.operand(def(c, v, kind)?, 0);
    (!matches!(c.m.type_data(x), TypeData::Vector { .. })).then_some(x)
}
fn take<T: Copy>(list: &[T], order: &[i64]) -> Option<Vec<T>> {
    order.iter().map(|&p| list.get(usize::try_from(p).ok()?).copied()).collect()
}

/// Whether a transposition of what is repeated from these sizes only moves what is the same everywhere: dimensions stay between
/// those that are not 1.
fn moves_repeated(from: &[i64], order: &[i64]) -> bool {
    let Some(new) = order.len().checked_sub(from.len()) else { return false };
    let mut low = 0;
    for i in 0..from.len() {
        if from[i] == 1 && (i == 0 || from[i - 1] == 1) {
            continue;
        }
        let group = low as i64..(i + new) as i64;
        if order[low..i + new].iter().any(|p| !group.contains(p)) {
            return false;
        }
        low = i + new;
    }
    true
}

/// A transposition of repeated, listed, counted or reshaped lanes is one of those itself.
pub fn transposed(c: &mut Canon<'_>, op: Op) -> Outcome {
    let x = c.m.operand(op, 0);
    let Some(from) = c.m.def_op(x) else { return Outcome::Kept };
    let order = c.m.attr(op, Sym::PERMUTATION).and_then(|a| c.m.cx.int_array(a)).unwrap_or_default();
    let new = c.version >= 20;
    match c.m.kind(from) {
        vector::BROADCAST => {
            let source = c.m.operand(from, 0);
            let (mut dims, scalable) = sizes(&c.m.cx, c.m.ty(source));
            // One times the scale is not one.
            dims.iter_mut().enumerate().filter(|(i, _)| scalable >> i & 1 != 0).for_each(|(_, d)| *d = 0);
            let free = if new { moves_repeated(&dims, &order) } else { dims.iter().all(|&n| n == 1) };
            if free { broadcast(c, op, source) } else { Outcome::Kept }
        }
        vector::SPLAT => become_value(c, op, vector::SPLAT, &[c.m.operand(from, 0)], Attr::EMPTY_DICT),
        vector::CREATE_MASK => match take(c.m.operands(from), &order) {
            Some(bounds) => become_value(c, op, vector::CREATE_MASK, &bounds, Attr::EMPTY_DICT),
            None => Outcome::Kept,
        },
        vector::CONSTANT_MASK => match take(&ints(c.m, from, Sym::MASK_DIM_SIZES), &order) {
            Some(set) => masks(c, op, &set),
            None => Outcome::Kept,
        },
        vector::FROM_ELEMENTS if new => match listed_otherwise(c, from, op, &order) {
            Some(lanes) => become_value(c, op, vector::FROM_ELEMENTS, &lanes, Attr::EMPTY_DICT),
            None => Outcome::Kept,
        },
        vector::SHAPE_CAST if new && vector_fold_parts::keeps_order(c.m, c.m.result(op, 0), x) => {
            become_value(c, op, vector::SHAPE_CAST, &[c.m.operand(from, 0)], Attr::EMPTY_DICT)
        }
        _ => Outcome::Kept,
    }
}
/// The lanes of a list in the order that they have in a transposition of it.
fn listed_otherwise(c: &Canon<'_>, list: Op, turned: Op, order: &[i64]) -> Option<Vec<Value>> {
    let (dims, _) = sizes(&c.m.cx, c.m.ty(c.m.result(list, 0)));
    let mut strides = alloc::vec![1usize; dims.len()];
    for d in (1..dims.len()).rev() {
        strides[d - 1] = strides[d] * dims[d] as usize;
    }
    let (to, _) = sizes(&c.m.cx, c.m.ty(c.m.result(turned, 0)));
    let mut places = alloc::vec![0usize];
    for (stride, &n) in take(&strides, order)?.into_iter().zip(&to) {
        places = places.iter().flat_map(|&p| (0..n as usize).map(move |i| p + i * stride)).collect();
    }
    places.into_iter().map(|p| c.m.operands(list).get(p).copied()).collect()
}

/// A reduction along dimensions of size 1 takes the one element there, combined with what it begins with.
pub fn one_each(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (x, start) = (c.m.operand(op, 0), c.m.operand(op, 1));
    let (dims, scalable) = sizes(&c.m.cx, c.m.ty(x));
    let along = ints(c.m, op, Sym::REDUCTION_DIMS);
    let masked = c.m.parent_op(op).is_some_and(|p| c.m.kind(p) == vector::MASK_OP);
    let one = |&d: &i64| dims.get(d as usize) == Some(&1) && scalable >> (d as u32 & 31) & 1 == 0;
    if masked || along.is_empty() || !along.iter().all(one) {
        return Outcome::Kept;
    }
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let how = c.m.attr(op, Sym::KIND).and_then(|a| c.m.cx.enum_value(a)).unwrap_or(0);
    let is_float = matches!(c.m.cx.type_data(c.m.cx.elem_type(ty)), TypeData::Float(_));
    let Some(combine) = combining(how, is_float) else { return Outcome::Kept };
    let part = if matches!(c.m.cx.type_data(ty), TypeData::Vector { .. }) {
        c.value(vector::SHAPE_CAST, &[x], ty, Attr::EMPTY_DICT, loc)
    } else {
        let at = c.m.cx.i64_array(&alloc::vec![0; dims.len()]);
        let attrs = c.m.cx.dict_one(Sym::STATIC_POSITION, at);
        c.value(vector::EXTRACT, &[x], ty, attrs, loc)
    };
    become_value(c, op, combine, &[start, part], Attr::EMPTY_DICT)
}

/// Whether the lanes of a vector are 0, 1, 2, and so on.
fn counts(c: &Canon<'_>, v: Value) -> bool {
    let (dims, scalable) = sizes(&c.m.cx, c.m.ty(v));
    if dims.len() != 1 || scalable != 0 || dims[0] > MOST_LANES {
        return false;
    }
    if def(c, v, vector::STEP).is_some() {
        return true;
    }
    match fold::constant_of(c.m, v).and_then(|a| constant::ints(&c.m.cx, a)) {
        Some((.., Values::Each(all))) => all.iter().copied().eq(0..all.len() as u128),
        Some((.., one)) => dims == [1] && one.uniform() == Some(0),
        None => false,
    }
}

/// What is gathered from, or scattered to, places that follow one another is loaded or stored there.
pub fn contiguous(c: &mut Canon<'_>, op: Op) -> Outcome {
    let gathers = c.m.kind(op) == vector::GATHER;
    if !(gathers || c.m.kind(op) == vector::SCATTER) || c.version < 20 {
        return Outcome::Kept;
    }
    let [base, lanes] = [0, 2].map(|i| operand_field(c.m, op, i).first().copied());
    let (Some(base), Some(lanes)) = (base, lanes) else { return Outcome::Kept };
    if !matches!(c.m.type_data(base), TypeData::MemRef { .. }) || !counts(c, lanes) {
        return Outcome::Kept;
    }
    let operands: Vec<Value> = [0, 1, 3, 4].iter().flat_map(|&i| operand_field(c.m, op, i)).copied().collect();
    if gathers {
        return become_value(c, op, vector::MASKEDLOAD, &operands, Attr::EMPTY_DICT);
    }
    let loc = c.m.op_record[op].loc;
    c.insert(NewOp { operands: &operands, ..NewOp::new(vector::MASKEDSTORE, loc) });
    c.erase(op);
    Outcome::Gone
}

/// Numbers that count up, compared with one that all of them are below.
pub fn compared(c: &mut Canon<'_>, op: Op) -> Outcome {
    let n = match def(c, c.m.operand(op, 0), vector::STEP).filter(|_| c.version >= 20) {
        Some(step) => sizes(&c.m.cx, c.m.ty(c.m.result(step, 0))).0.first().copied().unwrap_or(0),
        None => return Outcome::Kept,
    };
    let bound = fold::constant_of(c.m, c.m.operand(op, 1)).and_then(|a| constant::values(&c.m.cx, a)).and_then(|(_, v)| v.uniform());
    let Some(bound) = bound.and_then(|b| i64::try_from(b as i128).ok()).filter(|&b| b >= 0) else { return Outcome::Kept };
    let below = n <= bound;
    let holds = match c.m.attr(op, Sym::PREDICATE).and_then(|a| c.m.cx.int_value(a)) {
        // eq, ult, ule, ne, uge, ugt
        Some(0) if below => false,
        Some(6) if below => true,
        Some(7) if n - 1 <= bound => true,
        Some(1) if below => true,
        Some(9) if below => false,
        Some(8) if n - 1 <= bound => false,
        _ => return Outcome::Kept,
    };
    become_constant(c, op, holds.into())
}

/// What was put into a vector lane by lane, until nothing is left of what there was, is a list of those.
pub fn chain(c: &mut Canon<'_>, op: Op) -> Option<Vec<Value>> {
    let ty = c.m.ty(c.m.result(op, 0));
    let (dims, scalable) = sizes(&c.m.cx, ty);
    let n = usize::try_from(dims.iter().try_fold(1i64, |n, &d| n.checked_mul(d))?).ok()?;
    let r = c.m.result(op, 0);
    let goes_on = |c: &Canon<'_>, o: Op| c.m.kind(o) == vector::INSERT && c.m.operand(o, 1) == r;
    if c.version < 20 || scalable != 0 || n > MOST_PUTS || c.ahead().take(FEW_AHEAD).any(|o| goes_on(c, o)) {
        return None;
    }
    // Where each begins, and what it puts there; the last one first.
    let mut puts: Vec<(usize, Value)> = Vec::new();
    let (mut at, mut left, mut end) = (op, n, false);
    let mut last: Vec<bool> = alloc::vec![false; n];
    for _ in 0..MOST_PUTS {
        let place = ints(c.m, at, Sym::STATIC_POSITION);
        if place.iter().zip(&dims).any(|(&p, &d)| !(0..d).contains(&p)) {
            return None;
        }
        let v = c.m.operand(at, 0);
        let size = sizes(&c.m.cx, c.m.ty(v)).0.iter().product::<i64>() as usize;
        let first = dims.iter().enumerate().fold(0, |x, (d, &n)| x * n as usize + place.get(d).map_or(0, |&p| p as usize));
        if left > 0 {
            for lane in last.get_mut(first..first.checked_add(size)?)? {
                left -= usize::from(!core::mem::replace(lane, true));
            }
            puts.push((first, v));
        }
        let into = c.m.operand(at, 1);
        let Some(next) = def(c, into, vector::INSERT) else {
            end = true;
            break;
        };
        if c.uses.get(into.idx()).is_some_and(|&u| u != 1) {
            return None;
        }
        c.refresh(next);
        at = next;
    }
    if left > 0 || !end || c.ahead().take(MOST_AHEAD).any(|o| goes_on(c, o)) {
        return None;
    }
    let (elem, loc) = (c.m.cx.elem_type(ty), c.m.op_record[op].loc);
    let mut lanes = alloc::vec![Value::NONE; n];
    for (first, v) in puts.into_iter().rev() {
        if !matches!(c.m.type_data(v), TypeData::Vector { .. }) {
            *lanes.get_mut(first)? = v;
            continue;
        }
        let k = sizes(&c.m.cx, c.m.ty(v)).0.iter().product::<i64>() as usize;
        let types = alloc::vec![elem; k];
        let each = c.insert(NewOp { operands: &[v], results: &types, ..NewOp::new(vector::TO_ELEMENTS, loc) });
        for i in 0..k {
            *lanes.get_mut(first + i)? = c.m.result(each, i);
        }
    }
    Some(lanes)
}

/// Lanes in the order that they have in a vector: that vector, or a part of it, in another shape.
pub fn listed(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some((source, at)) = in_order(c, op) else { return Outcome::Kept };
    let ty = c.m.ty(c.m.result(op, 0));
    let mut part = source;
    if !at.is_empty() {
        let ((dims, _), elem) = (sizes(&c.m.cx, c.m.ty(source)), c.m.cx.elem_type(ty));
        let inner = vector_type(&mut c.m.cx, &dims[at.len()..], 0, elem);
        let place = c.m.cx.i64_array(&at);
        let attrs = c.m.cx.dict_one(Sym::STATIC_POSITION, place);
        part = c.value(vector::EXTRACT, &[source], inner, attrs, c.m.op_record[op].loc);
    }
    if c.m.ty(part) == ty {
        c.replace_op(op, &[part]);
        return Outcome::Gone;
    }
    become_value(c, op, vector::SHAPE_CAST, &[part], Attr::EMPTY_DICT)
}
fn in_order(c: &mut Canon<'_>, op: Op) -> Option<(Value, Vec<i64>)> {
    let lanes = c.m.operands(op).to_vec();
    // The vector, its sizes, the place that was last, and where what is taken whole begins.
    let mut known: Option<(Value, Vec<i64>, Vec<i64>, Vec<i64>)> = None;
    for &lane in &lanes {
        let taken = def(c, lane, vector::EXTRACT)?;
        c.refresh(taken);
        let (from, place) = (c.m.operand(taken, 0), ints(c.m, taken, Sym::STATIC_POSITION));
        match &mut known {
            Some((source, dims, next, _)) => {
                // The place behind the one before.
                for (p, &d) in next.iter_mut().zip(dims.iter()).rev() {
                    *p += 1;
                    if *p < d {
                        break;
                    }
                    *p = 0;
                }
                if *source != from || place != *next {
                    return None;
                }
            }
            None => {
                let (dims, scalable) = sizes(&c.m.cx, c.m.ty(from));
                if scalable != 0 || place.len() != dims.len() || place.iter().any(|&p| p < 0) {
                    return None;
                }
                let (mut lead, mut n) = (dims.len(), 1i64);
                while lead > 0 && place[lead - 1] == 0 && n < lanes.len() as i64 {
                    lead -= 1;
                    n = n.checked_mul(dims[lead])?;
                }
                if n != lanes.len() as i64 {
                    return None;
                }
                let begin = place[..lead].to_vec();
                known = Some((from, dims, place, begin));
            }
        }
    }
    known.map(|(source, _, _, begin)| (source, begin))
}

/// A mask without the dimensions of size 1 at its end, which are true.
pub fn mask_without_ones(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(mask) = c.m.def_op(c.m.operand(op, 0)) else { return Outcome::Kept };
    let (from, to) = (c.m.ty(c.m.result(mask, 0)), c.m.ty(c.m.result(op, 0)));
    let ((mut dims, scalable), left) = (sizes(&c.m.cx, from), sizes(&c.m.cx, to));
    let n = left.0.len();
    while dims.len() > 1 && dims.last() == Some(&1) && scalable >> (dims.len() - 1) & 1 == 0 {
        dims.pop();
    }
    if !matches!(c.m.kind(mask), vector::CREATE_MASK | vector::CONSTANT_MASK) || from == to || (dims, scalable) != left {
        return Outcome::Kept;
    }
    if c.m.kind(mask) == vector::CREATE_MASK {
        c.refresh(mask);
        let (bounds, ones) = c.m.operands(mask).split_at(n);
        let all = ones.iter().all(|&v| known_index(c.m, v) == Some(1));
        let bounds = bounds.to_vec();
        return if all { become_value(c, op, vector::CREATE_MASK, &bounds, Attr::EMPTY_DICT) } else { Outcome::Kept };
    }
    let mut set = ints(c.m, mask, Sym::MASK_DIM_SIZES);
    if set.split_off(n).iter().any(|&k| k != 1) {
        return Outcome::Kept;
    }
    masks(c, op, &set)
}

/// A part of a mask: false, or a mask of the dimensions that are left.
pub fn mask_part(c: &mut Canon<'_>, op: Op) -> Outcome {
    let ty = c.m.ty(c.m.result(op, 0));
    let Some(mask) = def(c, c.m.operand(op, 0), vector::CREATE_MASK).filter(|_| matches!(c.m.cx.type_data(ty), TypeData::Vector { .. }))
    else {
        return Outcome::Kept;
    };
    c.refresh(mask);
    let (dims, _) = sizes(&c.m.cx, c.m.ty(c.m.result(mask, 0)));
    let place = ints(c.m, op, Sym::STATIC_POSITION);
    let bounds = c.m.operands(mask).to_vec();
    let known: Vec<Option<i64>> = bounds.iter().map(|&v| known_index(c.m, v)).collect();
    let (mut none, mut unknown) = (known.iter().any(|k| k.is_some_and(|k| k <= 0)), false);
    for ((&p, &bound), &n) in place.iter().zip(&known).zip(&dims) {
        match bound {
            Some(bound) if p >= 0 => none |= p >= bound,
            Some(bound) => unknown |= bound < n,
            None => unknown = true,
        }
    }
    if none {
        return become_constant(c, op, 0);
    }
    match bounds.get(place.len()..) {
        Some(rest) if !unknown => become_value(c, op, vector::CREATE_MASK, rest, Attr::EMPTY_DICT),
        _ => Outcome::Kept,
    }
}

/// Lanes of two vectors in turn, those of vectors of one lane each, or of what repeats the same lane.
pub fn shuffled(c: &mut Canon<'_>, op: Op) -> Outcome {
    let [a, b] = [0, 1].map(|i| c.m.operand(op, i));
    let mask = ints(c.m, op, Sym::MASK);
    let dims = sizes(&c.m.cx, c.m.ty(a)).0;
    let n = dims.first().copied().unwrap_or(1);
    if dims.is_empty() && mask.len() == 1 && mask != [-1] {
        return broadcast(c, op, if mask == [0] { a } else { b });
    }
    let kind = if c.version >= 20 { vector::BROADCAST } else { vector::SPLAT };
    if let Some(x) = repeated_scalar(c, a, kind).filter(|&x| Some(x) == repeated_scalar(c, b, kind)) {
        return become_value(c, op, kind, &[x], Attr::EMPTY_DICT);
    }
    let in_turn = |(i, &p): (usize, &i64)| p == i as i64 / 2 + if i % 2 == 1 { n } else { 0 };
    if dims.len() > 1 || n.checked_mul(2) != Some(mask.len() as i64) || c.m.ty(a) != c.m.ty(b) || !mask.iter().enumerate().all(in_turn) {
        return Outcome::Kept;
    }
    become_value(c, op, vector::INTERLEAVE, &[a, b], Attr::EMPTY_DICT)
}

/// A slice that is put back where it is from, or into what repeats the same, or into a constant.
pub fn slice_put(c: &mut Canon<'_>, op: Op) -> Outcome {
    let [part, whole] = [0, 1].map(|i| c.m.operand(op, i));
    let kind = if c.version >= 20 { vector::BROADCAST } else { vector::SPLAT };
    let same = repeated_scalar(c, part, kind).is_some_and(|x| Some(x) == repeated_scalar(c, whole, kind));
    let back = def(c, part, vector::EXTRACT_STRIDED_SLICE).is_some_and(|d| {
        let alike = |name| c.m.attr(d, name) == c.m.attr(op, name);
        c.m.operand(d, 0) == whole && alike(Sym::OFFSETS) && alike(Sym::STRIDES)
    });
    if same || back {
        c.replace_op(op, &[whole]);
        return Outcome::Gone;
    }
    let Some(value) = put_constant(c, op, part, whole) else { return Outcome::Kept };
    let (ty, loc) = (c.m.ty(whole), c.m.op_record[op].loc);
    let v = c.constant(value, ty, loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}
fn put_constant(c: &mut Canon<'_>, op: Op, part: Value, whole: Value) -> Option<Attr> {
    let (small, large) = (fold::constant_of(c.m, part)?, fold::constant_of(c.m, whole)?);
    let ((from, fixed), (to, also)) = (sizes(&c.m.cx, c.m.ty(part)), sizes(&c.m.cx, c.m.ty(whole)));
    if fixed | also != 0 || to.iter().try_fold(1i64, |n, &d| n.checked_mul(d))? > MOST_LANES {
        return None;
    }
    let (lanes, mut all) = (vector_fold_parts::each(c.m, small)?, vector_fold_parts::each(c.m, large)?);
    let at = vector::numbers(c.m, op, Sym::OFFSETS)?;
    let mut size = alloc::vec![1; to.len().checked_sub(from.len())?];
    size.extend(&from);
    for (place, lane) in vector_fold_parts::numbers_of_box(&to, &at, &size).into_iter().zip(lanes) {
        *all.get_mut(place)? = lane;
    }
    let ty = c.m.ty(whole);
    constant::attr(&mut c.m.cx, ty, &Values::Each(all))
}

/// A mask around nothing that has a value for the lanes that it hides chooses between both.
pub fn chosen(c: &mut Canon<'_>, op: Op) -> Outcome {
    let &[mask, other] = c.m.operands(op) else { return Outcome::Kept };
    let Some(&[end]) = c.m.entry_block(op, 0).map(|b| c.m.block_ops(b)) else { return Outcome::Kept };
    c.refresh(end);
    let &[inner] = c.m.operands(end) else { return Outcome::Kept };
    // Release 19 forgets that value.
    if c.version >= 20 { become_value(c, op, arith::SELECT, &[mask, inner, other], Attr::EMPTY_DICT) } else { Outcome::Kept }
}

/// A part of listed lanes is a list of those.
pub fn part_of_list(c: &mut Canon<'_>, op: Op) -> Outcome {
    let ty = c.m.ty(c.m.result(op, 0));
    let vector = matches!(c.m.cx.type_data(ty), TypeData::Vector { .. });
    let Some(list) = def(c, c.m.operand(op, 0), vector::FROM_ELEMENTS).filter(|_| vector) else { return Outcome::Kept };
    c.refresh(list);
    let place = ints(c.m, op, Sym::STATIC_POSITION);
    let (dims, _) = sizes(&c.m.cx, c.m.ty(c.m.result(list, 0)));
    if place.iter().zip(&dims).any(|(&p, &d)| !(0..d).contains(&p)) {
        return Outcome::Kept;
    }
    let first = dims.iter().enumerate().fold(0, |x, (d, &n)| x * n as usize + place.get(d).map_or(0, |&p| p as usize));
    let n = dims.get(place.len()..).map_or(1, |rest| rest.iter().product::<i64>()) as usize;
    match c.m.operands(list).get(first..first + n).map(<[Value]>::to_vec) {
        Some(lanes) => become_value(c, op, vector::FROM_ELEMENTS, &lanes, Attr::EMPTY_DICT),
        None => Outcome::Kept,
    }
}

/// A slice of a mask is a mask whose bounds are as much less as the slice begins further on.
pub fn mask_slice(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(mask) = def(c, c.m.operand(op, 0), vector::CREATE_MASK).filter(|_| c.version >= 20) else { return Outcome::Kept };
    c.refresh(mask);
    let [Some(offsets), Some(strides)] = [Sym::OFFSETS, Sym::STRIDES].map(|name| vector::numbers(c.m, op, name)) else {
        return Outcome::Kept;
    };
    let mut bounds = c.m.operands(mask).to_vec();
    if strides.iter().any(|&s| s != 1) || offsets.len() > bounds.len() {
        return Outcome::Kept;
    }
    let loc = c.m.op_record[op].loc;
    for (bound, &n) in bounds.iter_mut().zip(&offsets) {
        if n != 0 {
            let value = c.m.cx.int_attr(Type::INDEX, n);
            let n = c.constant(value, Type::INDEX, loc);
            *bound = c.value(arith::SUBI, &[*bound, n], Type::INDEX, Attr::EMPTY_DICT, loc);
        }
    }
    become_value(c, op, vector::CREATE_MASK, &bounds, Attr::EMPTY_DICT)
}

/// What is put into a vector of one value is that value again.
pub fn same_put(c: &mut Canon<'_>, op: Op) -> Option<Value> {
    let [part, whole] = [0, 1].map(|i| c.m.operand(op, i));
    let one = repeated_scalar(c, part, vector::BROADCAST).filter(|_| c.version >= 20)?;
    (repeated_scalar(c, whole, vector::BROADCAST) == Some(one)).then_some(whole)
}
