//! Simplification of chains of views of memrefs: shapes of shapes, transpositions of transpositions, views put together
//! from the parts of what they view; scopes of the stack. Source: the canonicalization patterns of MLIR's `memref` dialect,
//! as mlir-opt shows them.

use alloc::vec::Vec;
use core::ops::Range;

use ir::dialect::memref_shape as shape;
use ir::dialect::{arith, memref as mr};
use ir::segments::operand_field;
use ir::{Attr, DYNAMIC, Id, Op, Opcode, Sym, Traits, Type, TypeData, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::canonicalize_memref::number;
use crate::{canonicalize_scf, fold};

/// Simplifies one operation of the dialect.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    match c.m.kind(op) {
        mr::DIM => dim_of_reshape(c, op),
        mr::COLLAPSE_SHAPE | mr::EXPAND_SHAPE => reshape(c, op),
        mr::REINTERPRET_CAST => put_together(c, op),
        mr::VIEW => view(c, op),
        mr::ALLOCA_SCOPE => scope(c, op),
        mr::COPY => copy(c, op),
        mr::REALLOC => realloc(c, op),
        _ => Outcome::Kept,
    }
}

/// The operation of a kind that makes a value.
fn made_by(c: &Canon<'_>, v: Value, kind: Opcode) -> Option<Op> {
    c.m.def_op(v).filter(|&d| c.m.kind(d) == kind)
}

/// The value as one of a type, by a cast where it is another one.
pub(crate) fn cast(c: &mut Canon<'_>, op: Op, v: Value) -> Outcome {
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let v = if c.m.ty(v) == ty { v } else { c.value(mr::CAST, &[v], ty, Attr::EMPTY_DICT, loc) };
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// A size of what was reshaped by a shape in memory is read from the shape, right behind the reshape: later the shape may
/// be another one.
fn dim_of_reshape(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (source, index) = (c.m.operand(op, 0), c.m.operand(op, 1));
    let Some(reshape) = made_by(c, source, mr::RESHAPE) else { return Outcome::Kept };
    if !c.stands_before(index, reshape) {
        return Outcome::Kept;
    }
    let sizes = c.m.operand(reshape, 1);
    let elem = c.m.cx.elem_type(c.m.ty(sizes));
    let (loc, none) = (c.m.op_record[op].loc, Attr::EMPTY_DICT);
    let Some(mut v) = c.value_behind(reshape, mr::LOAD, &[sizes, index], elem, none, loc) else { return Outcome::Kept };
    if elem != Type::INDEX
        && let Some(load) = c.m.def_op(v)
    {
        v = c.value_behind(load, arith::INDEX_CAST, &[v], Type::INDEX, none, loc).unwrap_or(v);
    }
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// A reshape of a reshape of the same direction is one; of the other direction to the same type it is none.
fn reshape(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (src, kind) = (c.m.operand(op, 0), c.m.kind(op));
    let Some(def) = c.m.def_op(src) else { return Outcome::Kept };
    let before = c.m.kind(def);
    if before == mr::CAST {
        return match kind {
            mr::COLLAPSE_SHAPE => collapse_of_cast(c, op, def),
            _ if c.version >= 20 => expand_of_cast(c, op, def).unwrap_or(Outcome::Kept),
            _ => Outcome::Kept,
        };
    }
    if before != mr::COLLAPSE_SHAPE && before != mr::EXPAND_SHAPE {
        return Outcome::Kept;
    }
    let first = c.m.operand(def, 0);
    let (Some(outer), Some(inner)) = (shape::groups(c.m, op), shape::groups(c.m, def)) else { return Outcome::Kept };
    if before != kind {
        return match kind {
            mr::COLLAPSE_SHAPE if outer == inner => undone(c, op, first),
            mr::COLLAPSE_SHAPE => regrouped(c, op, def, &inner, &outer).unwrap_or(Outcome::Kept),
            _ => Outcome::Kept,
        };
    }
    // Groups of groups.
    let (fine, coarse) = if kind == mr::COLLAPSE_SHAPE { (&inner, &outer) } else { (&outer, &inner) };
    let dims = |g: &Range<usize>| fine.get(g.start).zip(fine.get(g.end.wrapping_sub(1))).map_or(0..0, |(a, b)| a.start..b.end);
    let groups: Vec<Range<usize>> = coarse.iter().map(dims).collect();
    let mut operands = c.m.operands(op).to_vec();
    operands[0] = first;
    let (ty, attrs) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].attrs);
    grouped(c, op, kind, &operands, &groups, ty, attrs)
}

/// A reshape with other operands and groups in place of an operation.
fn grouped(c: &mut Canon<'_>, op: Op, kind: Opcode, operands: &[Value], groups: &[Range<usize>], ty: Type, attrs: Attr) -> Outcome {
    let cx = &mut c.m.cx;
    let mut items = Vec::with_capacity(groups.len());
    for g in groups {
        let dims: Vec<Attr> = g.clone().map(|n| cx.int_attr(Type::I64, n as i64)).collect();
        items.push(cx.array_attr(&dims));
    }
    let groups = cx.array_attr(&items);
    let attrs = cx.dict_set(attrs, Sym::REASSOCIATION, groups);
    let v = c.value(kind, operands, ty, attrs, c.m.op_record[op].loc);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// What was expanded to be collapsed in other groups is only expanded, or only collapsed, if one sort of groups is made of
/// the other.
fn regrouped(c: &mut Canon<'_>, op: Op, def: Op, expanded: &[Range<usize>], collapsed: &[Range<usize>]) -> Option<Outcome> {
    let (first, middle) = (c.m.operand(def, 0), c.m.operand(op, 0));
    let (from, ty) = (c.m.ty(first), c.m.ty(c.m.result(op, 0)));
    let plain = |ty: Type| matches!(c.m.cx.type_data(ty), TypeData::MemRef { layout, .. } if layout.is_none());
    if ![from, c.m.ty(middle), ty].into_iter().all(plain) {
        return None;
    }
    if expanded.len() >= collapsed.len() {
        let groups = tiles(expanded, collapsed).filter(|g| g.len() < expanded.len())?;
        let fits = shape::collapsed(&c.m.cx, from, &groups)?.ty(&mut c.m.cx, ty) == ty;
        return fits.then(|| grouped(c, op, mr::COLLAPSE_SHAPE, &[first], &groups, ty, c.m.op_record[op].attrs));
    }
    let groups = tiles(collapsed, expanded)?;
    let mut values = operand_field(c.m, def, 1).to_vec().into_iter();
    let sizes = c.m.attr(def, Sym::STATIC_OUTPUT_SHAPE).and_then(|a| c.m.cx.int_array(a))?;
    let (mut operands, mut shape, loc) = (alloc::vec![first], Vec::new(), c.m.op_record[op].loc);
    if !collapsed.iter().all(|g| sizes.get(g.clone()).is_some_and(|s| known_product(s).is_some())) {
        return None;
    }
    for g in collapsed {
        let group = sizes.get(g.clone())?;
        let (number, mut product) = (known_product(group)?, None);
        for _ in group.iter().filter(|&&n| n == DYNAMIC) {
            let v = values.next()?;
            product = Some(product.map_or(v, |p| c.value(arith::MULI, &[p, v], Type::INDEX, Attr::EMPTY_DICT, loc)));
        }
        if let Some(p) = product {
            let by = (number != 1).then(|| {
                let n = c.m.cx.int_attr(Type::INDEX, number);
                c.constant(n, Type::INDEX, loc)
            });
            operands.push(by.map_or(p, |by| c.value(arith::MULI, &[p, by], Type::INDEX, Attr::EMPTY_DICT, loc)));
        }
        shape.push(if product.is_some() { DYNAMIC } else { number });
    }
    let shape = c.m.cx.i64_array(&shape);
    let attrs = c.m.cx.dict_one(Sym::STATIC_OUTPUT_SHAPE, shape);
    Some(grouped(c, op, mr::EXPAND_SHAPE, &operands, &groups, ty, attrs))
}

/// The product of the sizes that are known.
fn known_product(sizes: &[i64]) -> Option<i64> {
    sizes.iter().filter(|&&n| n != DYNAMIC).try_fold(1i64, |p, &n| p.checked_mul(n))
}

/// The groups of fine groups that coarse ones are, if each is made of some.
fn tiles(fine: &[Range<usize>], coarse: &[Range<usize>]) -> Option<Vec<Range<usize>>> {
    let mut at = 0;
    let tile = |g: &Range<usize>| {
        let start = at;
        at += fine[at..].iter().take_while(|f| f.end <= g.end).count();
        (at > start && fine[at - 1].end == g.end).then_some(start..at)
    };
    coarse.iter().map(tile).collect()
}

/// What was expanded and collapsed again, if its types can be cast.
fn undone(c: &mut Canon<'_>, op: Op, first: Value) -> Outcome {
    let ty = c.m.ty(c.m.result(op, 0));
    let fits = ir::dialect::memref_verify::cast_compatible(&c.m.cx, c.m.ty(first), ty);
    if fits { cast(c, op, first) } else { Outcome::Kept }
}

/// A cast that only forgot is left away.
fn collapse_of_cast(c: &mut Canon<'_>, op: Op, def: Op) -> Outcome {
    let Some((first, from)) = forgotten(c, op, def) else { return Outcome::Kept };
    let old = c.m.ty(c.m.result(op, 0));
    let Some(groups) = shape::groups(c.m, op) else { return Outcome::Kept };
    let Some(part) = shape::collapsed(&c.m.cx, from, &groups) else { return Outcome::Kept };
    let ty = part.ty(&mut c.m.cx, old);
    if ty == old {
        let mut operands = c.m.operands(op).to_vec();
        operands[0] = first;
        c.set_operands(op, &operands);
        return Outcome::Changed;
    }
    let (attrs, loc) = (c.m.op_record[op].attrs, c.m.op_record[op].loc);
    let v = c.value(mr::COLLAPSE_SHAPE, &[first], ty, attrs, loc);
    cast(c, op, v)
}

/// The same for what is expanded, if all sizes are known that the cast forgot.
fn expand_of_cast(c: &mut Canon<'_>, op: Op, def: Op) -> Option<Outcome> {
    let (first, from) = forgotten(c, op, def)?;
    let mut values = operand_field(c.m, op, 1).iter();
    let mut sizes = c.m.attr(op, Sym::STATIC_OUTPUT_SHAPE).and_then(|a| c.m.cx.int_array(a))?;
    let mut operands = alloc::vec![first];
    for n in sizes.iter_mut().filter(|n| **n == DYNAMIC) {
        let v = *values.next()?;
        *n = number(c, v).filter(|&n| n >= 0).unwrap_or(DYNAMIC);
        operands.extend((*n == DYNAMIC).then_some(v));
    }
    let groups = shape::groups(c.m, op)?;
    let fits = |s: &[i64], n: i64| !s.contains(&DYNAMIC) && known_product(s) == Some(n);
    let mut of = groups.iter().zip(c.m.cx.shape_of(from)?);
    if !of.all(|(g, &n)| n == DYNAMIC || sizes.get(g.clone()).is_some_and(|s| fits(s, n))) {
        return None;
    }
    let part = shape::expanded(&c.m.cx, from, &sizes, &groups)?;
    let old = c.m.ty(c.m.result(op, 0));
    let ty = part.ty(&mut c.m.cx, old);
    let sizes = c.m.cx.i64_array(&sizes);
    let attrs = c.m.cx.dict_set(c.m.op_record[op].attrs, Sym::STATIC_OUTPUT_SHAPE, sizes);
    let v = c.value(mr::EXPAND_SHAPE, &operands, ty, attrs, c.m.op_record[op].loc);
    Some(cast(c, op, v))
}

/// What a cast in front of an operation is of, and its type, if the cast only forgot.
fn forgotten(c: &Canon<'_>, op: Op, def: Op) -> Option<(Value, Type)> {
    let first = c.m.operand(def, 0);
    let (from, to) = (c.m.ty(first), c.m.ty(c.m.operand(op, 0)));
    (matches!(c.m.cx.type_data(from), TypeData::MemRef { .. }) && tells_no_less(c, from, to)).then_some((first, from))
}

fn tells_no_less(c: &Canon<'_>, from: Type, to: Type) -> bool {
    let (Some(a), Some(b)) = (c.m.cx.shape_of(from), c.m.cx.shape_of(to)) else { return false };
    let (Some((s, o)), Some((t, p))) = (shape::strides(&c.m.cx, from), shape::strides(&c.m.cx, to)) else { return false };
    let known = |x: i64, y: i64| x != DYNAMIC || y == DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).chain(s.iter().zip(&t)).all(|(&x, &y)| known(x, y)) && known(o, p)
}

/// A view put together from the parts of a memref, all of them unchanged, is that memref; else a view of it.
fn put_together(c: &mut Canon<'_>, op: Op) -> Outcome {
    match unchanged(c, op) {
        Some((memref, true)) => cast(c, op, memref),
        Some((memref, false)) if c.version >= 20 => {
            let mut operands = c.m.operands(op).to_vec();
            operands[0] = memref;
            c.set_operands(op, &operands);
            Outcome::Changed
        }
        _ => Outcome::Kept,
    }
}

/// The memref whose base a view is of, and whether all other parts are its own.
fn unchanged(c: &mut Canon<'_>, op: Op) -> Option<(Value, bool)> {
    let base = c.m.operand(op, 0);
    let parts = made_by(c, base, mr::EXTRACT_STRIDED_METADATA).filter(|&d| c.m.result(d, 0) == base)?;
    let memref = c.m.operand(parts, 0);
    let ty = c.m.ty(memref);
    let dims = c.m.cx.shape_of(ty)?.to_vec();
    let Some((strides, offset)) = shape::strides(&c.m.cx, ty) else { return Some((memref, false)) };
    let rank = dims.len();
    let lists = [(Sym::STATIC_OFFSETS, alloc::vec![offset], 1), (Sym::STATIC_SIZES, dims, 2), (Sym::STATIC_STRIDES, strides, 2 + rank)];
    for (field, (name, has, first)) in lists.into_iter().enumerate() {
        let given = c.m.attr(op, name).and_then(|a| c.m.cx.int_array(a)).unwrap_or_default();
        let values = operand_field(c.m, op, field + 1).to_vec();
        let mut values = values.into_iter();
        if given.len() != has.len() {
            return Some((memref, false));
        }
        for (i, (&n, &m)) in given.iter().zip(&has).enumerate() {
            let same = match if n == DYNAMIC { values.next() } else { None } {
                Some(v) => {
                    let part = c.m.result(parts, first + i);
                    let number = fold::constant_of(c.m, v).and_then(|a| c.m.cx.int_value(a));
                    c.now(v) == c.now(part) || m != DYNAMIC && number == Some(m)
                }
                None => n == m && n != DYNAMIC,
            };
            if !same {
                return Some((memref, false));
            }
        }
    }
    Some((memref, true))
}

/// What is viewed from its begin as what it is, is it. Sizes that are constants become part of the type; a cast of the
/// source (in release 19 of a new buffer) is left away.
fn view(c: &mut Canon<'_>, op: Op) -> Outcome {
    let ty = c.m.ty(c.m.result(op, 0));
    let TypeData::MemRef { elem, layout, space, .. } = c.m.cx.type_data(ty) else { return Outcome::Kept };
    let mut operands = c.m.operands(op).get(..2).unwrap_or(&[]).to_vec();
    if let [all, at] = *operands
        && c.m.ty(all) == ty
        && c.m.n_operands(op) == 2
        && fold::constant_of(c.m, at).is_some_and(|a| c.m.cx.int_value(a) == Some(0))
        && c.version >= 20
    {
        return cast(c, op, all);
    }
    let given = operand_field(c.m, op, 2).to_vec();
    let mut dims = c.m.cx.shape_of(ty).unwrap_or(&[]).to_vec();
    let mut values = given.iter();
    for n in dims.iter_mut().filter(|n| **n == DYNAMIC) {
        let Some(&v) = values.next() else { return Outcome::Kept };
        match fold::constant_of(c.m, v).and_then(|a| c.m.cx.int_value(a)).filter(|&n| n >= 0) {
            Some(known) => *n = known,
            None => operands.push(v),
        }
    }
    let through = made_by(c, operands[0], mr::CAST).map(|d| c.m.operand(d, 0));
    let through = through.filter(|&v| shape::is_plain(&c.m.cx, c.m.ty(v)) && (c.version >= 20 || made_by(c, v, mr::ALLOC).is_some()));
    if operands.len() == 2 + given.len() && through.is_none() {
        return Outcome::Kept;
    }
    operands[0] = through.unwrap_or(operands[0]);
    let new = c.m.cx.memref_type(&dims, elem, layout, space);
    let (attrs, loc) = (c.m.op_record[op].attrs, c.m.op_record[op].loc);
    let v = c.value(mr::VIEW, &operands, new, attrs, loc);
    cast(c, op, v)
}

/// A copy from a cast that forgot the sizes, or into one, that is of nothing.
fn copy(c: &mut Canon<'_>, op: Op) -> Outcome {
    let empty = |v| c.m.cx.shape_of(c.m.ty(v)).is_some_and(|s| s.contains(&0));
    if empty(c.m.operand(op, 1)) {
        c.erase(op);
        return Outcome::Gone;
    }
    Outcome::Kept
}

/// What is moved to a larger buffer that nobody reads.
fn realloc(c: &mut Canon<'_>, op: Op) -> Outcome {
    if c.uses[c.m.result(op, 0).idx()] > 0 {
        return Outcome::Kept;
    }
    c.erase(op);
    Outcome::Gone
}

/// A scope that allocates nothing, or whose memory lives no longer for being in the scope around it, goes. Memory of one
/// in a region that is no scope moves before what holds the region.
fn scope(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(&region) = c.m.op_regions(op).first() else { return Outcome::Kept };
    let &[block] = c.m.region_blocks(region) else { return Outcome::Kept };
    let Some(holder) = c.m.parent_op(op) else { return Outcome::Kept };
    let frees = |c: &Canon<'_>, o: Op| c.m.row(o).traits.has(Traits::ALLOCATION_SCOPE);
    if !allocates(c, region) || frees(c, holder) && c.is_last(op) {
        return canonicalize_scf::inline(c, op, block, &[]);
    }
    // The outermost operation around it whose parent frees stack memory.
    let mut last = holder;
    if frees(c, last) || !c.is_last(op) || !c.is_last(last) {
        return Outcome::Kept;
    }
    loop {
        match c.m.parent_op(last) {
            None => return Outcome::Kept,
            Some(p) if frees(c, p) => break,
            Some(p) if c.is_last(p) => last = p,
            Some(_) => return Outcome::Kept,
        }
    }
    let inside = |c: &Canon<'_>, v: Value| {
        let mut at = match c.m.def(v) {
            ir::Def::Result(o, _) => Some(o),
            ir::Def::Arg(b, _) => c.m.regions[c.m.blocks[b].region].parent.get(),
        };
        while let Some(o) = at {
            if o == last {
                return true;
            }
            at = c.m.parent_op(o);
        }
        false
    };
    let mut outcome = Outcome::Kept;
    for o in c.m.block_ops(block).to_vec() {
        if c.m.kind(o) != mr::ALLOCA || c.m.op_record[o].block != block {
            continue;
        }
        c.refresh(o);
        if c.m.operands(o).iter().any(|&v| inside(c, v)) {
            continue;
        }
        let (operands, ty) = (c.m.operands(o).to_vec(), c.m.ty(c.m.result(o, 0)));
        let (attrs, loc) = (c.m.op_record[o].attrs, c.m.op_record[o].loc);
        let Some(v) = c.value_above(last, mr::ALLOCA, &operands, ty, attrs, loc) else { return outcome };
        c.replace_op(o, &[v]);
        outcome = Outcome::Changed;
    }
    outcome
}

/// Whether a region may have stack memory of its own. Of operations whose effects nothing says, it may be.
fn allocates(c: &Canon<'_>, region: ir::Region) -> bool {
    const KNOWN: [Traits; 5] = [Traits::PURE, Traits::NO_MEMORY_EFFECT, Traits::READS, Traits::WRITES, Traits::RECURSIVE_EFFECTS];
    let mut todo = alloc::vec![region];
    while let Some(r) = todo.pop() {
        for &b in c.m.region_blocks(r) {
            for &o in c.m.block_ops(b) {
                let kind = c.m.kind(o);
                if kind == Opcode::ERASED || c.m.op_record[o].block != b {
                    continue;
                }
                let known = kind != Opcode::UNREGISTERED && KNOWN.iter().any(|&t| c.m.row(o).traits.has(t));
                if !known || kind == mr::ALLOCA || kind == ir::dialect::llvm::ALLOCA {
                    return true;
                }
                if !c.m.row(o).traits.has(Traits::ALLOCATION_SCOPE) {
                    todo.extend_from_slice(c.m.op_regions(o));
                }
            }
        }
    }
    false
}
