//! Folders of the `vector` dialect. Source: mlir-opt.

use alloc::vec::Vec;

use crate::affine;
use crate::constant::{self, Values, given};
use crate::dialect::vector as v;
use crate::dialect::vector_syntax::{ints, projected, sizes};
use crate::id::{Attr, Op, Sym, Value};
use crate::module::Module;
use crate::row::{Folded, Traits};
use crate::segments::operand_field;
use crate::ty::{DYNAMIC, TypeData};

/// An operation that changes nothing when its result has the type of its operand.
pub fn same_type(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let same = m.ty(m.operand(op, 0)) == m.ty(m.result(op, 0));
    if same {
        out.push(Folded::Value(m.operand(op, 0)));
    }
    same
}

/// Of poison, poison, in newer releases.
pub fn of_poison(m: &Module, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let poison = !m.cx.early_folds && given(c, 0) == Some(Attr::UB_POISON);
    if poison {
        out.push(Folded::Attr(Attr::UB_POISON));
    }
    poison
}

/// `vector.broadcast` and `vector.splat` of constants, and to the same type.
pub fn broadcast(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if same_type(m, op, c, out) || of_poison(m, c, out) {
        return true;
    }
    // Of a shape that only has ones more or less in front.
    if let Some(def) = m.def_op(m.operand(op, 0)).filter(|&d| !m.cx.early_folds && m.kind(d) == v::SHAPE_CAST) {
        let x = m.operand(def, 0);
        let (from, cast) = (m.cx.shape_of(m.ty(x)).unwrap_or(&[]), m.cx.shape_of(m.ty(m.result(def, 0))).unwrap_or(&[]));
        let to = m.cx.shape_of(m.ty(m.result(op, 0))).unwrap_or(&[]);
        let fits = from.len() <= to.len() && from.iter().rev().zip(to.iter().rev()).all(|(&a, b)| a == 1 || a == *b);
        if fits && from.iter().rev().zip(cast.iter().rev()).all(|(a, b)| a == b) {
            let at = m.op_record[op].operands as usize;
            m.operand_pool[at] = x;
            return true;
        }
    }
    let ty = m.ty(m.result(op, 0));
    let Some(bits) = given(c, 0).and_then(|a| constant::values(&m.cx, a)).and_then(|(_, v)| v.uniform()) else { return false };
    let value = constant::splat(&mut m.cx, ty, bits);
    constant::give(out, value)
}

/// `vector.shuffle` that is one of its operands, or of constants.
pub fn shuffle(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let mask = ints(m, op, Sym::MASK);
    let to = m.ty(m.result(op, 0));
    let n = m.cx.shape_of(m.ty(m.operand(op, 0))).and_then(|s| s.first().copied()).unwrap_or(0);
    for (i, start) in [(0, 0), (1, n)] {
        let x = m.operand(op, i);
        if n > 0 && m.ty(x) == to && mask.iter().zip(start..).all(|(&a, b)| a == b) {
            out.push(Folded::Value(x));
            return true;
        }
    }
    let poison = |i: usize| !m.cx.early_folds && given(c, i) == Some(Attr::UB_POISON);
    let (none, dims) = ([poison(0), poison(1)], m.cx.shape_of(m.ty(m.operand(op, 0))).map_or(0, <[i64]>::len));
    if none == [true; 2] {
        out.push(Folded::Attr(Attr::UB_POISON));
        return true;
    }
    let [a, b] = [0, 1].map(|i| given(c, i).and_then(|a| constant::values(&m.cx, a)));
    let (first, second) = if none[0] {
        (b.clone(), b)
    } else if none[1] {
        (a.clone(), a)
    } else {
        (a, b)
    };
    let (Some(a), Some(b)) = (first, second) else { return false };
    // Elements that may be anything are the first one.
    let scalable = matches!(m.cx.type_data(to), TypeData::Vector { scalable, .. } if scalable != 0);
    let element = |&i: &i64| {
        let first = usize::from(i >= n);
        let (side, i) = if i < n { (&a.1, i.max(0)) } else { (&b.1, i - n) };
        let i = if none[first] { 0 } else { i };
        match side {
            Values::Each(all) => all.get(i as usize).copied(),
            one => one.uniform(),
        }
    };
    let Some(all) = mask.iter().map(element).collect::<Option<Vec<u128>>>().filter(|_| n > 0 && !scalable) else { return false };
    let value = if dims == 1 { constant::attr(&mut m.cx, to, &Values::Each(all)) } else { None };
    constant::give(out, value)
}

/// `vector.transpose` of a constant of equal lanes, or that keeps the order.
pub fn transpose(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if of_poison(m, c, out) {
        return true;
    }
    let ty = m.ty(m.result(op, 0));
    if let Some(bits) = given(c, 0).and_then(|a| constant::values(&m.cx, a)).and_then(|(_, v)| v.uniform()) {
        let value = constant::splat(&mut m.cx, ty, bits);
        return constant::give(out, value);
    }
    let order = m.attr(op, Sym::PERMUTATION).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let mut same = order.iter().enumerate().all(|(i, &p)| i as i64 == p);
    // Newer releases do not count dimensions of size 1.
    let x = m.operand(op, 0);
    same |= !m.cx.early_folds && m.ty(x) == ty && crate::dialect::vector_fold_parts::keeps_order(m, m.result(op, 0), x);
    if same {
        out.push(Folded::Value(x));
    }
    same
}

/// What a transfer brings back to a tensor where it came from is the tensor, what it reads where the tensor was written what
/// was written there. Transfers whose ends are known to lie inside say so; what was cast is accessed as it was before.
pub fn transfer(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if let Some(v) = there_and_back(m, op) {
        out.push(Folded::Value(v));
        return true;
    }
    is_inside(m, op) || super::vector_fold_parts::drop_mask(m, op) || super::memref_fold::source_cast(m, op, consts, out)
}
/// What stands for a transfer of what another one, the other way round at the same place of the same tensor, transferred.
fn there_and_back(m: &Module, op: Op) -> Option<Value> {
    let write = m.kind(op) == v::TRANSFER_WRITE;
    let base = m.operand(op, usize::from(write));
    if !matches!(m.type_data(base), TypeData::Tensor { .. }) {
        return None;
    }
    let (given, kind) = if write { (m.operand(op, 0), v::TRANSFER_READ) } else { (base, v::TRANSFER_WRITE) };
    let first = m.def_op(given).filter(|&d| m.kind(d) == kind)?;
    let (from, to) = if write { (first, op) } else { (op, first) };
    let masked = [(from, 3), (to, 3)].iter().any(|&(o, mask)| !operand_field(m, o, mask).is_empty());
    let inside = m.attr(first, Sym::IN_BOUNDS).and_then(|a| m.cx.array_items(a))?;
    let same = operand_field(m, from, 1) == operand_field(m, to, 2)
        && m.ty(m.result(from, 0)) == m.ty(m.operand(to, 0))
        && m.attr(from, Sym::PERMUTATION_MAP) == m.attr(to, Sym::PERMUTATION_MAP)
        && (!write || m.operand(from, 0) == base);
    // What was read beyond the end is not written there.
    let all = same && !masked && (write || inside.iter().all(|&a| a == Attr::TRUE));
    all.then(|| if write { base } else { m.operand(to, 0) })
}
/// Whether dimensions are known to be inside of the memory that were not.
fn is_inside(m: &mut Module, op: Op) -> bool {
    let write = m.kind(op) == v::TRANSFER_WRITE;
    let (first, vector) = if write { (1, m.operand(op, 0)) } else { (0, m.result(op, 0)) };
    let memory = m.ty(m.operand(op, first));
    let (Some(has), Some(wants)) = (m.cx.shape_of(memory).map(<[i64]>::to_vec), m.cx.shape_of(m.ty(vector)).map(<[i64]>::to_vec)) else {
        return false;
    };
    let map = m.attr(op, Sym::PERMUTATION_MAP).and_then(|a| affine::attr_map(&m.cx, a)).and_then(|map| projected(&m.cx, map));
    let (Some(map), Some(mut told)) = (map, m.attr(op, Sym::IN_BOUNDS).and_then(|a| m.cx.array_items(a))) else { return false };
    let mut changed = false;
    for (i, (d, told)) in map.iter().zip(&mut told).enumerate() {
        let Some(d) = d.map(|d| d as usize).filter(|_| *told != Attr::TRUE) else { continue };
        let (Some(&n), Some(&k)) = (has.get(d), wants.get(i)) else { return false };
        let index = m.operands(op).get(first + 1 + d).and_then(|&x| m.def_op(x)).filter(|&o| m.row(o).traits.has(Traits::CONSTANT_LIKE));
        let at = index.and_then(|o| m.attr(o, Sym::VALUE)).and_then(|a| m.cx.int_value(a));
        if n != DYNAMIC && at.and_then(|at| at.checked_add(k)).is_some_and(|end| end <= n) {
            *told = Attr::TRUE;
            changed = true;
        }
    }
    // What is repeated reads no further than the others do.
    let read = |i: usize| map.get(i).is_none_or(|d| d.is_some());
    if !m.cx.early_folds && (0..told.len()).all(|i| !read(i) || told[i] == Attr::TRUE) {
        for t in told.iter_mut().filter(|t| **t != Attr::TRUE) {
            *t = Attr::TRUE;
            changed = true;
        }
    }
    if changed {
        let told = m.cx.array_attr(&told);
        m.set_attr(op, Sym::IN_BOUNDS, told);
    }
    changed
}

/// The position of an operation whose positions are all numbers.
fn position(m: &Module, op: Op) -> Option<Vec<i64>> {
    m.attr(op, Sym::STATIC_POSITION).and_then(|a| m.cx.int_array(a)).filter(|p| p.iter().all(|&i| i >= 0))
}

/// What `vector.extract` takes out of a constant.
pub fn part_of_constant(m: &mut Module, op: Op, of: Attr) -> Option<Attr> {
    let ty = m.ty(m.result(op, 0));
    let (from, values) = constant::values(&m.cx, of)?;
    let each = match values {
        Values::Each(v) => v,
        one => return constant::splat(&mut m.cx, ty, one.uniform()?),
    };
    let at = position(m, op)?;
    let (mut start, mut n) = (0usize, each.len());
    for (&i, &size) in at.iter().zip(m.cx.shape_of(from)?) {
        n = n.checked_div(usize::try_from(size).ok()?)?;
        start += usize::try_from(i).ok()? * n;
    }
    let part = each.get(start..start.checked_add(n)?)?;
    let scalar = m.cx.elem_type(ty) == ty;
    let value = if scalar { Values::Scalar(*part.first()?) } else { Values::Each(part.to_vec()) };
    constant::attr(&mut m.cx, ty, &value)
}

/// `vector.extract` of the whole, of what was put in, of another part, of a value that was repeated.
pub fn extract(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if same_type(m, op, c, out) || of_poison(m, c, out) {
        return true;
    }
    let known = crate::dialect::vector_fold_parts::known_positions(m, op, c, 1);
    if crate::dialect::vector_fold_parts::at_no_place(m, op, out) {
        return true;
    }
    // Newer releases take parts out of constants.
    if !m.cx.early_folds
        && let Some(value) = given(c, 0).and_then(|a| part_of_constant(m, op, a))
    {
        return constant::give(out, Some(value));
    }
    let Some(mut at) = position(m, op) else { return from_repeated(m, op, out) || known };
    let mut x = m.operand(op, 0);
    let first = x;
    // Where a chain of insertions and transpositions begins: one that puts in a part of what is taken out, or takes it apart,
    // makes all of it opaque.
    let chained = |m: &Module, def: Op| matches!(m.kind(def), v::INSERT | v::TRANSPOSE);
    let mut begin = (x, at.clone());
    let mut steps = m.most_steps();
    while let Some(def) = m.def_op(x) {
        let Some(left) = steps.checked_sub(1) else { return known };
        steps = left;
        if !chained(m, def) {
            begin = (x, at.clone());
        }
        let Some(next) = through(m, def, &mut at, &mut steps) else {
            if chained(m, def) {
                (x, at) = begin;
            }
            break;
        };
        x = next;
        if !chained(m, def) || m.kind(def) == v::INSERT && m.operand(def, 0) == next {
            begin = (x, at.clone());
        }
        if at.is_empty() && m.ty(x) == m.ty(m.result(op, 0)) {
            out.push(Folded::Value(x));
            return true;
        }
    }
    if x == first {
        return known;
    }
    let n = m.op_record[op].operands as usize;
    m.operand_pool[n] = x;
    let at = m.cx.i64_array(&at);
    m.set_attr(op, Sym::STATIC_POSITION, at);
    true
}

/// Whether an operation repeats a vector, if only by dimensions of size 1 in front of the others.
fn puts_ones_in_front(m: &Module, def: Op) -> bool {
    if m.kind(def) != v::SHAPE_CAST {
        return m.kind(def) == v::BROADCAST;
    }
    let ((from, fixed), (to, also)) = (sizes(&m.cx, m.ty(m.operand(def, 0))), sizes(&m.cx, m.ty(m.result(def, 0))));
    let Some(new) = to.len().checked_sub(from.len()) else { return false };
    to[..new].iter().all(|&n| n == 1) && to[new..] == from && also == fixed.checked_shl(new as u32).unwrap_or(0)
}

/// `vector.extract` at a place that is not known, of a vector that was repeated: newer releases.
fn from_repeated(m: &mut Module, op: Op, out: &mut Vec<Folded>) -> bool {
    let Some(def) = m.def_op(m.operand(op, 0)).filter(|&d| !m.cx.early_folds && puts_ones_in_front(m, d)) else { return false };
    let (x, ty) = (m.operand(def, 0), m.ty(m.result(op, 0)));
    if m.ty(x) == ty {
        out.push(Folded::Value(x));
        return true;
    }
    let (from, to) = (m.cx.shape_of(m.ty(x)).unwrap_or(&[]), m.cx.shape_of(m.ty(m.result(def, 0))).unwrap_or(&[]));
    let Some(at) = m.attr(op, Sym::STATIC_POSITION).and_then(|a| m.cx.int_array(a)) else { return false };
    // What is taken out must not be repeated itself.
    let (lead, Some(rest)) = (to.len() - from.len(), to.len().checked_sub(at.len())) else { return false };
    if rest > from.len() || from[from.len() - rest..] != to[to.len() - rest..] {
        return false;
    }
    let (mut operands, mut place, mut k) = (alloc::vec![x], Vec::with_capacity(at.len()), 1);
    for (i, &p) in at.iter().enumerate() {
        let one = i >= lead && from.get(i - lead) == Some(&1);
        if p == DYNAMIC && i >= lead && !one {
            operands.push(m.operand(op, k));
        }
        k += usize::from(p == DYNAMIC);
        if i >= lead {
            place.push(if one { 0 } else { p });
        }
    }
    m.set_operands(op, &operands);
    let at = m.cx.i64_array(&place);
    m.set_attr(op, Sym::STATIC_POSITION, at);
    true
}

/// The value in which the part at a position of a result stands, and at which position there, in so many steps.
fn through(m: &Module, def: Op, at: &mut Vec<i64>, steps: &mut usize) -> Option<Value> {
    match m.kind(def) {
        v::EXTRACT => {
            let mut outer = position(m, def)?;
            outer.append(at);
            *at = outer;
            Some(m.operand(def, 0))
        }
        v::INSERT => {
            let Some(put) = position(m, def) else {
                // At a place that is known in part, and elsewhere by that.
                let put = ints(m, def, Sym::STATIC_POSITION);
                let elsewhere = put.iter().zip(at.iter()).any(|(&p, &a)| p != DYNAMIC && p != a);
                return elsewhere.then(|| m.operand(def, 1));
            };
            if at.starts_with(&put) {
                at.drain(..put.len());
                return Some(m.operand(def, 0));
            }
            // Put in beside it.
            (!put.starts_with(at)).then(|| m.operand(def, 1))
        }
        v::BROADCAST | v::SPLAT => {
            let x = m.operand(def, 0);
            let from = m.cx.shape_of(m.ty(x)).unwrap_or(&[]).to_vec();
            let to = m.cx.shape_of(m.ty(m.result(def, 0))).unwrap_or(&[]);
            let (rank, lead) = (to.len(), to.len() - from.len());
            let rest = rank.checked_sub(at.len())?;
            // What is taken out must not be repeated itself.
            if rest > from.len() || from[from.len() - rest..] != to[rank - rest..] {
                return None;
            }
            at.drain(..lead.min(at.len()));
            for (a, &n) in at.iter_mut().zip(&from) {
                if n == 1 {
                    *a = 0;
                }
            }
            Some(x)
        }
        v::SHUFFLE => {
            let i = at.first_mut()?;
            // Of one dimension only.
            let &[n] = m.cx.shape_of(m.ty(m.operand(def, 0)))? else { return None };
            let from = *ints(m, def, Sym::MASK).get(usize::try_from(*i).ok()?)?;
            *i = if from < n { from } else { from - n };
            (from >= 0).then(|| m.operand(def, usize::from(from >= n)))
        }
        v::EXTRACT_STRIDED_SLICE => {
            let [offsets, strides] = [Sym::OFFSETS, Sym::STRIDES].map(|s| v::numbers(m, def, s));
            let (mut offsets, x) = (offsets?, m.operand(def, 0));
            let (from, to) = (m.cx.shape_of(m.ty(x))?, m.cx.shape_of(m.ty(m.result(def, 0)))?);
            // Dimensions that are whole need no position.
            while offsets.last().is_some() && from.get(offsets.len() - 1) == to.get(offsets.len() - 1) {
                offsets.pop();
            }
            if offsets.len() > at.len() || strides?.iter().any(|&s| s != 1) {
                return None;
            }
            at.iter_mut().zip(offsets).for_each(|(a, o)| *a += o);
            Some(x)
        }
        // Out of a box that was put in, past those beside it.
        v::INSERT_STRIDED_SLICE => {
            let mut def = def;
            loop {
                let (put, x) = (v::numbers(m, def, Sym::OFFSETS)?, m.operand(def, 0));
                let (part, to) = (m.cx.shape_of(m.ty(x))?, m.cx.shape_of(m.ty(m.operand(def, 1)))?);
                let lead = to.len().checked_sub(part.len()).filter(|&lead| at.len() >= lead)?;
                let sizes = core::iter::repeat_n(&1, lead).chain(part);
                let from: Vec<i64> = at.iter().zip(&put).map(|(a, p)| a - p).collect();
                if from.iter().zip(sizes).all(|(f, n)| (0..*n).contains(f)) {
                    if part[at.len() - lead..] != to[at.len()..] {
                        return None;
                    }
                    *at = from[lead..].to_vec();
                    return Some(x);
                }
                def = m.def_op(m.operand(def, 1)).filter(|&d| m.kind(d) == v::INSERT_STRIDED_SLICE)?;
                *steps = steps.checked_sub(1)?;
            }
        }
        // Of a transposition, or of several behind one another, what its last dimensions are taken whole from, which stay.
        v::TRANSPOSE => {
            let (n, mut def) = (at.len(), def);
            // Those dimensions by numbers that no position has.
            let whole = |k: usize| -(k as i64) - 1;
            let mut place = core::mem::take(at);
            loop {
                let order = m.attr(def, Sym::PERMUTATION).and_then(|a| m.cx.int_array(a))?;
                place.extend((place.len()..order.len()).map(whole));
                let mut from = alloc::vec![0; order.len()];
                for (&o, i) in order.iter().zip(place) {
                    *from.get_mut(usize::try_from(o).ok()?)? = i;
                }
                place = from;
                let x = m.operand(def, 0);
                if (n..).zip(place.get(n..)?).all(|(k, &i)| i == whole(k)) {
                    place.truncate(n);
                    *at = place;
                    return Some(x);
                }
                def = m.def_op(x).filter(|&d| m.kind(d) == v::TRANSPOSE)?;
                *steps = steps.checked_sub(1)?;
            }
        }
        // Of another shape, a part that is whole in both: its number counts in both.
        v::SHAPE_CAST => {
            let x = m.operand(def, 0);
            let (from, to) = (m.cx.shape_of(m.ty(x))?, m.cx.shape_of(m.ty(m.result(def, 0)))?);
            let whole = to.len().checked_sub(at.len())?;
            let lead = from.len().checked_sub(whole)?;
            if from[lead..] != to[at.len()..] {
                return None;
            }
            let mut n = at.iter().zip(to).fold(0i64, |n, (&i, &d)| n.wrapping_mul(d).wrapping_add(i));
            let mut place: Vec<i64> = Vec::with_capacity(lead);
            for &d in from[..lead].iter().rev() {
                place.push(n.checked_rem(d)?);
                n = n.checked_div(d)?;
            }
            place.reverse();
            *at = place;
            Some(x)
        }
        v::FROM_ELEMENTS => {
            let to = m.cx.shape_of(m.ty(m.result(def, 0)))?;
            if at.len() != to.len() {
                return None;
            }
            let n = at.iter().zip(to).fold(0i64, |n, (&i, &d)| n.wrapping_mul(d).wrapping_add(i));
            at.clear();
            m.operands(def).get(usize::try_from(n).ok()?).copied()
        }
        _ => None,
    }
}
