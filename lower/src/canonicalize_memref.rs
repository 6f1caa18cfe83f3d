//! Simplification of buffers and views: sizes that are constants become part of the type, buffers that are only
//! written go. Source: the canonicalization patterns of MLIR's `memref` dialect, as mlir-opt shows them.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::memref as mr;
use ir::dialect::memref_shape::{self as shape, Part};
use ir::dialect::memref_verify::in_bounds;
use ir::segments::operand_field;
use ir::{Attr, DYNAMIC, Diags, Id, Op, Opcode, Sym, Type, TypeData, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::fold;

/// Simplifies one operation of the dialect.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    match c.m.kind(op) {
        mr::ALLOC | mr::ALLOCA => buffer(c, op),
        mr::REINTERPRET_CAST if c.version >= 20 => reinterpret_cast(c, op),
        mr::SUBVIEW => subview(c, op),
        mr::EXTRACT_STRIDED_METADATA => metadata(c, op),
        mr::COPY => copy(c, op),
        _ => Outcome::Kept,
    }
}

/// The number that an index is, where it is a constant.
pub(crate) fn number(c: &Canon<'_>, v: Value) -> Option<i64> {
    fold::constant_of(c.m, v).and_then(|a| c.m.cx.int_value(a))
}

/// Replaces an operation by a new one of a more precise type, cast to what it was.
fn put(c: &mut Canon<'_>, op: Op, operands: &[Value], ty: Type, attrs: Attr) -> Outcome {
    let (loc, old) = (c.m.op_record[op].loc, c.m.ty(c.m.result(op, 0)));
    let mut v = c.value(c.m.kind(op), operands, ty, attrs, loc);
    if ty != old {
        v = c.value(mr::CAST, &[v], old, Attr::EMPTY_DICT, loc);
    }
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// The attributes of an operation with other segment sizes.
fn with_segments(c: &mut Canon<'_>, op: Op, sizes: &[i32]) -> Attr {
    let sizes = c.m.cx.i32_array(sizes);
    c.m.cx.dict_set(c.m.op_record[op].attrs, Sym::OPERAND_SEGMENT_SIZES, sizes)
}

/// Sizes that are constants become part of the type.
fn buffer(c: &mut Canon<'_>, op: Op) -> Outcome {
    let sizes = operand_field(c.m, op, 0).to_vec();
    let symbols = operand_field(c.m, op, 1).to_vec();
    let ty = c.m.ty(c.m.result(op, 0));
    let TypeData::MemRef { elem, layout, space, .. } = c.m.cx.type_data(ty) else { return Outcome::Kept };
    let mut dims = c.m.cx.shape_of(ty).unwrap_or(&[]).to_vec();
    let mut left = Vec::new();
    let mut given = sizes.iter();
    for n in dims.iter_mut().filter(|n| **n == DYNAMIC) {
        let Some(&v) = given.next() else { return Outcome::Kept };
        match number(c, v).filter(|&n| n >= 0) {
            Some(known) => *n = known,
            None => left.push(v),
        }
    }
    if left.len() == sizes.len() {
        return Outcome::Kept;
    }
    let attrs = with_segments(c, op, &[left.len() as i32, symbols.len() as i32]);
    let ty = c.m.cx.memref_type(&dims, elem, layout, space);
    left.extend(symbols);
    put(c, op, &left, ty, attrs)
}

/// An offset, size or stride: a number, or a value.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Entry {
    Number(i64),
    Value(Value),
}

impl Entry {
    pub fn number(self) -> i64 {
        match self {
            Entry::Number(n) => n,
            Entry::Value(_) => DYNAMIC,
        }
    }
}

/// Offsets, sizes and strides of a view, and whether a value among them is a constant. Negative sizes, and strides of 0 of a
/// `memref.subview`, stay values, as do those of all but the first `lists` lists.
fn entries(c: &Canon<'_>, op: Op, lists: usize) -> Option<([Vec<Entry>; 3], bool)> {
    let mut known = false;
    let mut out = [Vec::new(), Vec::new(), Vec::new()];
    for (i, name) in [Sym::STATIC_OFFSETS, Sym::STATIC_SIZES, Sym::STATIC_STRIDES].into_iter().enumerate() {
        let mut values = operand_field(c.m, op, i + 1).iter();
        for n in c.m.attr(op, name).and_then(|a| c.m.cx.int_array(a))? {
            let entry = if n == DYNAMIC { Entry::Value(*values.next()?) } else { Entry::Number(n) };
            out[i].push(match entry {
                Entry::Value(v) => match number(c, v).filter(|&n| n != DYNAMIC && (n >= 0 || i == 2)) {
                    Some(n) if i < lists && (n != 0 || i < 2 || c.m.kind(op) != mr::SUBVIEW) => {
                        known = true;
                        Entry::Number(n)
                    }
                    _ => entry,
                },
                _ => entry,
            });
        }
    }
    Some((out, known))
}

/// The same where what is known lies in the source. What was taken beyond its end while that was not known stays so:
/// strides are left values first, then sizes.
pub(crate) fn entries_inside(c: &Canon<'_>, op: Op) -> Option<([Vec<Entry>; 3], bool)> {
    let source = c.m.ty(c.m.operand(op, 0));
    (0..4).rev().find_map(|n| entries(c, op, n).filter(|e| fits(c, op, source, &numbers(&e.0))))
}

/// The entries as a view's attributes have them.
pub(crate) fn numbers(entries: &[Vec<Entry>; 3]) -> [Vec<i64>; 3] {
    [0, 1, 2].map(|i| entries[i].iter().map(|e| e.number()).collect())
}

/// A view's operands and attributes with another source and other entries.
pub(crate) fn view_parts(c: &mut Canon<'_>, op: Op, source: Value, entries: &[Vec<Entry>; 3]) -> (Vec<Value>, Attr) {
    let mut operands = vec![source];
    let mut counts = [1i32, 0, 0, 0];
    let mut attrs = c.m.op_record[op].attrs;
    for (i, (name, statics)) in [Sym::STATIC_OFFSETS, Sym::STATIC_SIZES, Sym::STATIC_STRIDES].into_iter().zip(numbers(entries)).enumerate()
    {
        for e in &entries[i] {
            if let Entry::Value(v) = *e {
                operands.push(v);
                counts[i + 1] += 1;
            }
        }
        let a = c.m.cx.i64_array(&statics);
        attrs = c.m.cx.dict_set(attrs, name, a);
    }
    let sizes = c.m.cx.i32_array(&counts);
    (operands, c.m.cx.dict_set(attrs, Sym::OPERAND_SEGMENT_SIZES, sizes))
}

/// Writes a view anew with other entries.
fn put_view(c: &mut Canon<'_>, op: Op, entries: &[Vec<Entry>; 3], ty: Type) -> Outcome {
    let (operands, attrs) = view_parts(c, op, c.m.operand(op, 0), entries);
    put(c, op, &operands, ty, attrs)
}

fn reinterpret_cast(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some((entries, true)) = entries(c, op, 3) else { return Outcome::Kept };
    let [offsets, sizes, strides] = numbers(&entries);
    let part = Part { offset: offsets.first().copied().unwrap_or(0), sizes, strides, identity: false };
    let old = c.m.ty(c.m.result(op, 0));
    let ty = part.ty(&mut c.m.cx, old);
    put_view(c, op, &entries, ty)
}

/// Entries that are constants, and the source of a cast, make the type more precise; a view of all is a cast.
fn subview(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some((entries, known)) = entries_inside(c, op) else { return Outcome::Kept };
    let lists = numbers(&entries);
    // One with a stride of 0 keeps its operands.
    let known = known && !lists[2].contains(&0);
    let (v, old) = (c.m.operand(op, 0), c.m.ty(c.m.result(op, 0)));
    let before = c.m.ty(v);
    let through = c.m.def_op(v).filter(|&d| !known && c.m.kind(d) == mr::CAST).map(|d| c.m.operand(d, 0));
    let through = through.filter(|&t| tells_more(c, c.m.ty(t), before));
    if !known && through.is_none() {
        let [offsets, sizes, strides] = lists;
        let all = offsets.iter().all(|&o| o == 0) && strides.iter().all(|&s| s == 1) && !sizes.contains(&DYNAMIC);
        let same = |c: &Canon<'_>, ty| c.m.cx.shape_of(ty) == Some(&sizes);
        if !all || !same(c, before) || !same(c, old) {
            return Outcome::Kept;
        }
        let v = if before == old { v } else { c.value(mr::CAST, &[v], old, Attr::EMPTY_DICT, c.m.op_record[op].loc) };
        c.replace_op(op, &[v]);
        return Outcome::Gone;
    }
    let source = through.map_or(before, |t| c.m.ty(t));
    if !fits(c, op, source, &lists) {
        return Outcome::Kept;
    }
    let [offsets, sizes, strides] = lists;
    let Some(mut part) = shape::subview(&c.m.cx, source, &offsets, &sizes, &strides) else {
        return Outcome::Kept;
    };
    // Dimensions that the result left out stay out.
    let Some([old_offsets, old_sizes, old_strides]) = statics(c, op) else { return Outcome::Kept };
    let Some(whole) = shape::subview(&c.m.cx, before, &old_offsets, &old_sizes, &old_strides) else { return Outcome::Kept };
    let Some((rs, _)) = shape::strides(&c.m.cx, old) else { return Outcome::Kept };
    let Some(dropped) = shape::dropped_dims(&whole, c.m.cx.shape_of(old).unwrap_or(&[]), &rs) else { return Outcome::Kept };
    let keep = |list: &[i64]| list.iter().zip(&dropped).filter(|e| !*e.1).map(|e| *e.0).collect::<Vec<i64>>();
    let left = (keep(&part.sizes), keep(&part.strides));
    // A size that turns out to be 1 may make it look as if another dimension was left out, whose stride must be the same.
    let kept = |dropped: &[bool]| (0..dropped.len()).filter(|&i| !dropped[i]).collect::<Vec<usize>>();
    let Some(seen) = shape::dropped_dims(&part, &left.0, &left.1) else { return Outcome::Kept };
    if !kept(&dropped).into_iter().zip(kept(&seen)).all(|(i, j)| i == j || part.strides[i] != DYNAMIC) {
        return Outcome::Kept;
    }
    (part.sizes, part.strides) = left;
    let ty = part.ty(&mut c.m.cx, old);
    if let Some(t) = through {
        let mut operands = c.m.operands(op).to_vec();
        operands[0] = t;
        return put(c, op, &operands, ty, c.m.op_record[op].attrs);
    }
    put_view(c, op, &entries, ty)
}

/// Whether what is known of a slice lies in a source.
pub(crate) fn fits(c: &Canon<'_>, op: Op, source: Type, [offsets, sizes, strides]: &[Vec<i64>; 3]) -> bool {
    c.m.cx.shape_of(source).is_some_and(|dims| in_bounds(c.m, op, dims, [offsets, sizes, strides], &mut Diags::default()))
}

/// Whether a memref type says all of sizes, strides and offset that another one says.
fn tells_more(c: &Canon<'_>, ty: Type, than: Type) -> bool {
    let TypeData::MemRef { .. } = c.m.cx.type_data(ty) else { return false };
    let (Some(a), Some(b)) = (c.m.cx.shape_of(ty), c.m.cx.shape_of(than)) else { return false };
    let (Some((s, o)), Some((t, p))) = (shape::strides(&c.m.cx, ty), shape::strides(&c.m.cx, than)) else { return false };
    let less = |x: i64, y: i64| x == DYNAMIC && y != DYNAMIC;
    !a.iter().zip(b).chain(s.iter().zip(&t)).any(|(&x, &y)| less(x, y)) && !less(o, p)
}

fn statics(c: &Canon<'_>, op: Op) -> Option<[Vec<i64>; 3]> {
    let list = |name| c.m.attr(op, name).and_then(|a| c.m.cx.int_array(a));
    Some([list(Sym::STATIC_OFFSETS)?, list(Sym::STATIC_SIZES)?, list(Sym::STATIC_STRIDES)?])
}

/// What the type tells is constant; a cast of a memref whose rank is known tells nothing less.
fn metadata(c: &mut Canon<'_>, op: Op) -> Outcome {
    let src = c.m.operand(op, 0);
    let ty = c.m.ty(src);
    let (Some(dims), Some((strides, offset))) = (c.m.cx.shape_of(ty).map(<[i64]>::to_vec), shape::strides(&c.m.cx, ty)) else {
        return Outcome::Kept;
    };
    let loc = c.m.op_record[op].loc;
    let mut outcome = Outcome::Kept;
    for (i, n) in core::iter::once(offset).chain(dims).chain(strides).enumerate() {
        let r = c.m.result(op, 1 + i);
        if n != DYNAMIC && c.uses[r.idx()] > 0 {
            let a = c.m.cx.int_attr(Type::INDEX, n);
            let v = c.constant(a, Type::INDEX, loc);
            c.replace(r, v);
            outcome = Outcome::Changed;
        }
    }
    if c.version >= 20
        && let Some(cast) = c.m.def_op(src).filter(|&d| c.m.kind(d) == mr::CAST)
        && matches!(c.m.type_data(c.m.operand(cast, 0)), TypeData::MemRef { .. })
    {
        let through = c.m.operand(cast, 0);
        c.set_operands(op, &[through]);
        outcome = Outcome::Changed;
    }
    outcome
}

/// A copy of nothing, or of a buffer to itself.
fn copy(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (from, to) = (c.m.operand(op, 0), c.m.operand(op, 1));
    let empty = |v| c.m.cx.shape_of(c.m.ty(v)).is_some_and(|s| s.contains(&0));
    if from == to || empty(from) {
        c.erase(op);
        return Outcome::Gone;
    }
    Outcome::Kept
}

/// Erases buffers that are only written and freed, with what writes and frees them.
pub fn drop_written_only(c: &mut Canon<'_>, ops: &[Op]) {
    let made = |c: &Canon<'_>, op: Op| matches!(c.m.kind(op), mr::ALLOC | mr::ALLOCA | mr::REALLOC);
    if !ops.iter().any(|&op| made(c, op)) {
        return;
    }
    let mut read = vec![false; c.m.value_type.len()];
    for &op in ops.iter().filter(|&&op| c.m.kind(op) != Opcode::ERASED) {
        let written = match c.m.kind(op) {
            mr::STORE => Some(1),
            mr::DEALLOC => Some(0),
            _ => None,
        };
        for (i, &v) in c.m.operands(op).iter().enumerate() {
            if Some(i) != written {
                read[v.idx()] = true;
            }
        }
    }
    for &op in ops {
        let buffer = match c.m.kind(op) {
            mr::STORE => c.m.operand(op, 1),
            mr::DEALLOC => c.m.operand(op, 0),
            _ => continue,
        };
        if !read[buffer.idx()] && c.m.def_op(buffer).is_some_and(|d| made(c, d)) {
            c.erase(op);
        }
    }
}
