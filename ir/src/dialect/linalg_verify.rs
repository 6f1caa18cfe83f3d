//! Checks of `linalg`: maps, operands and regions belong to each other. Source: what mlir-opt 19 and 22 refuse.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::linalg::*;
use super::linalg_named::{self as names, Place};
use super::memref_verify::fail;
use crate::affine;
use crate::diag::Diags;
use crate::dialect::{arith, complex, enums as e, linalg_mapper as mapper};
use crate::id::{Attr, Block, Op, Opcode, Sym, Type, Value};
use crate::module::Module;
use crate::row::AttrKind;
use crate::ty::{DYNAMIC, TypeData as T};

/// Maps, operands and region belong to each other.
pub(super) fn verify(m: &Module, op: Op, d: &mut Diags) {
    if let Some((name, text)) = wrong(m, op) {
        fail(m, op, d, name, text);
    }
}

fn wrong(m: &Module, op: Op) -> Option<(&'static str, &'static str)> {
    let (operands, (ins, outs)) = (m.operands(op), fields(m, op));
    let kind = m.kind(op);
    if outs.is_empty() && kind != GENERIC {
        return Some(("no-output", "has no operand to write to"));
    }
    let tensor = |v: &&Value| matches!(m.type_data(**v), T::Tensor { .. } | T::UnrankedTensor(_));
    let memory = |v: &&Value| matches!(m.type_data(**v), T::MemRef { .. } | T::UnrankedMemRef { .. });
    if !operands.is_empty() && operands.iter().any(|v| tensor(&v)) == operands.iter().any(|v| memory(&v)) {
        return Some(("operand-kinds", "works on tensors or on memory, not on both"));
    }
    if operands.len() != outs.len() + ins.len() {
        return Some(("operand-segments", "has operands that are neither read nor written"));
    }
    if names::n_operands(kind).is_some_and(|n| ins.len() + 1 != n || outs.len() != 1) {
        return Some(("operand-count", "has one operand to write to, and as many to read as its name says"));
    }
    let windows = names::n_windows(kind);
    let factors =
        |a: Attr| m.cx.attr_type(a).is_some_and(|t| m.cx.elem_type(t) == Type::I64 && m.cx.shape_of(t) == Some(&[windows as i64]));
    if [Sym::STRIDES, Sym::DILATIONS].into_iter().filter_map(|name| m.attr(op, name)).any(|a| windows > 0 && !factors(a)) {
        return Some(("window-factors", "has strides and dilations that are numbers of type i64, one for each window"));
    }
    if mapper::is_one(kind)
        && let Some(wrong) = mapper::wrong(m, op)
    {
        return Some(wrong);
    }
    let fixed = own_maps(m, op);
    if m.n_results(op) != outs.iter().filter(|&&v| matches!(m.type_data(v), T::Tensor { .. })).count() {
        return Some(("result-count", "has one result for each tensor that it writes"));
    }
    let block = m.entry_block(op, 0)?;
    let elems = |values: &[Value]| values.iter().map(|&v| element(&m.cx, m.ty(v))).collect::<Vec<_>>();
    // The first releases gave a map no argument for what is written.
    let read = if kind == MAP && m.cx.early_folds { ins } else { operands };
    if !m.block_args(block).map(|v| m.ty(v)).eq(elems(read)) {
        return Some(("region-arguments", "has a region whose arguments are the elements of its operands"));
    }
    let Some(end) = m.terminator(block).filter(|&end| m.kind(end) == YIELD) else {
        return Some(("implicit-terminator", "expects its region to end with 'linalg.yield'"));
    };
    if !m.operands(end).iter().map(|&v| m.ty(v)).eq(elems(outs)) {
        return Some(("yielded-type", "has a region that gives the elements that are written"));
    }
    if names::contracts(kind) && is_product(m, block).is_none() {
        return Some(("no-product", "has a region that adds a product of its first two arguments to the third"));
    }
    if kind == FILL && element(&m.cx, m.ty(operands[0])) != m.ty(operands[0]) {
        return Some(("no-scalar", "fills with a scalar"));
    }
    let iterators = m.attr(op, Sym::ITERATOR_TYPES).and_then(|a| m.cx.array_items(a));
    let is_iterator = |&a: &Attr| crate::verify::holds(&m.cx, a, AttrKind::Enum(e::LINALG_ITERATOR));
    if iterators.as_ref().is_some_and(|items| !items.iter().all(is_iterator)) {
        return Some(("iterator-types", "has iterator_types that are '#linalg.iterator_type' attributes"));
    }
    let iterators = iterators.map(|i| i.len() as u32);
    let maps = given_maps(m, op).map(|a| m.cx.array_items(a).unwrap_or_default());
    if maps.as_ref().is_some_and(|maps| maps.len() != operands.len()) {
        return Some(("indexing-map", "has one map for each operand"));
    }
    // Made anew where they are asked for: operands share maps and types, which are short in the text.
    let places = |i: usize, v: Value| -> Option<(u32, Cow<'_, [Place]>)> {
        Some(match (&maps, &fixed) {
            (Some(maps), _) => {
                let map = affine::attr_map(&m.cx, maps[i]).filter(|map| map.n_syms == 0)?;
                (map.n_dims, m.cx.map_exprs(map).map(|e| as_dim(&m.cx, e).map_or(Place::Expr(e), Place::Dim)).collect())
            }
            (None, Some(maps)) => (maps.n_dims, Cow::Borrowed(maps.of(i))),
            // The rank of the output says it.
            (None, None) => {
                let rank = |v: Value| sizes(&m.cx, m.ty(v)).len();
                let n = rank(outs[0]) as u32;
                (n, (0..n).filter(|_| rank(v) > 0).map(Place::Dim).collect())
            }
        })
    };
    let mut space = iterators;
    // For each dimension the size along the first result of a map that is this dimension.
    let mut known: Vec<Option<i64>> = Vec::new();
    for (i, &v) in operands.iter().enumerate() {
        let Some((n, places)) = places(i, v) else { return Some(("indexing-map", "has a map with symbols")) };
        if *space.get_or_insert(n) != n {
            return Some(("indexing-map", "has maps of one space, with an iterator for each dimension"));
        }
        let shape = sizes(&m.cx, m.ty(v));
        if shape.len() != places.len() {
            return Some(("indexing-map", "has maps with as many results as their operands have dimensions"));
        }
        if maps.is_some() && kind != GENERIC && !is_way(m, op, i, &places) {
            return Some(("indexing-map", "has a map that a product cannot have"));
        }
        known.resize(n as usize, None);
        for (&size, place) in shape.iter().zip(places.iter()) {
            if let Place::Dim(dim) = *place
                && let Some(known) = known.get_mut(dim as usize)
            {
                known.get_or_insert(size);
            }
        }
    }
    let n = space.unwrap_or(0);
    let each = || operands.iter().enumerate().filter_map(|(i, &v)| Some(places(i, v)?.1.into_owned())).collect::<Vec<_>>();
    if kind == CONTRACT && !is_contraction(n, &each()) {
        return Some((
            "indexing-map",
            "has maps of which each dimension is in both inputs, or in one and in the output, and one not in that",
        ));
    }
    if operands.is_empty() {
        return None;
    }
    let Some(known) = known.into_iter().collect::<Option<Vec<i64>>>() else {
        return Some(("indexing-map", "has maps one of which gives each dimension as it is"));
    };
    // What is not known could be anything.
    if known.contains(&DYNAMIC) {
        return None;
    }
    let first = alloc::vec![0; known.len()];
    let last: Vec<i64> = known.into_iter().map(|n| n - 1).collect();
    for (i, &v) in operands.iter().enumerate() {
        let places = places(i, v).map_or(Cow::Borrowed(&[][..]), |p| p.1);
        for (&place, &size) in places.iter().zip(sizes(&m.cx, m.ty(v))) {
            if size == DYNAMIC || size == 0 {
                continue;
            }
            let at = |d: u32| last.get(d as usize).copied().unwrap_or(0);
            let (from, to) = match place {
                Place::Dim(d) => (0, at(d)),
                Place::Window(parts) => (0, parts.iter().fold(0, |sum: i64, &(d, by)| sum.saturating_add(at(d).saturating_mul(by)))),
                Place::Expr(e) => match (affine::eval(&m.cx, e, &first, &[]), affine::eval(&m.cx, e, &last, &[])) {
                    (Some(a), Some(b)) => (a, b),
                    _ => continue,
                },
            };
            if from < 0 || to < 0 {
                return Some(("negative-index", "has a map that leads below 0"));
            }
            let reached = from.max(to);
            if reached >= size || matches!(place, Place::Dim(_)) && reached + 1 != size {
                return Some(("size-mismatch", "has operands of different sizes along one dimension"));
            }
        }
    }
    None
}

/// Whether each dimension of two inputs and an output is summed over or parallel, and one is summed over.
fn is_contraction(n: u32, maps: &[Vec<Place>]) -> bool {
    // By dimension: how often each operand has it, which is once at the most.
    let mut times = alloc::vec![[0u8; 3]; n as usize];
    for (i, places) in maps.iter().enumerate() {
        for &place in places {
            let Place::Dim(d) = place else { return false };
            match times.get_mut(d as usize).and_then(|t| t.get_mut(i)) {
                Some(t) if *t == 0 => *t = 1,
                _ => return false,
            }
        }
    }
    let fits = |&[a, b, out]: &[u8; 3]| a + b == 2 || out == 1;
    times.iter().all(fits) && times.contains(&[1, 1, 0])
}

/// Whether an operand of a product may be read along these dimensions, or its output written: transposed, or the same for all
/// rows, columns or matrices.
fn is_way(m: &Module, op: Op, i: usize, places: &[Place]) -> bool {
    let Some(usual) = own_maps(m, op) else { return true };
    let numbers = |places: &[Place]| {
        let number = |p: &Place| if let Place::Dim(d) = *p { Some(d) } else { None };
        places.iter().map(number).collect::<Option<Vec<u32>>>()
    };
    let Some((dims, usual)) = numbers(places).zip(numbers(usual.of(i))) else { return false };
    let distinct = dims.len() <= usual.len() && dims.iter().enumerate().all(|(i, d)| !dims[..i].contains(d));
    let inside = dims.iter().all(|d| usual.contains(d));
    distinct
        && match (m.kind(op), i, &dims[..]) {
            (MATMUL, 2, _) => true,
            (MATMUL, _, &[d]) => d == 2,
            (MATMUL, ..) => inside,
            (BATCH_MATMUL | BATCH_REDUCE_MATMUL, 2, _) => dims == usual,
            (BATCH_MATMUL | BATCH_REDUCE_MATMUL, _, &[d]) => d == 3,
            (BATCH_MATMUL | BATCH_REDUCE_MATMUL, _, &[a, b]) => [a, b] == [0, 3] || [a, b] == usual[1..],
            (BATCH_MATMUL | BATCH_REDUCE_MATMUL, _, &[first, ..]) => first == 0 && inside,
            _ => inside,
        }
}

/// Whether a block adds a product of its first two arguments to the third: operations of one operand may stand between.
fn is_product(m: &Module, block: Block) -> Option<()> {
    let mut args = m.block_args(block);
    let (x, y, sum) = (args.next()?, args.next()?, args.next()?);
    let (add, a, b) = parts(m, block, m.operand(m.terminator(block)?, 0))?;
    let (mul, a, b) = parts(m, block, if a == sum { b } else { Some(a).filter(|_| b == sum)? })?;
    let pair = matches!(
        (mul, add),
        (arith::MULF, arith::ADDF) | (arith::MULI, arith::ADDI) | (arith::ANDI, arith::ORI) | (complex::MUL, complex::ADD)
    );
    (pair && (a == x && b == y || a == y && b == x)).then_some(())
}

/// The operation of two operands that makes a value, and what its operands are made of by operations of one.
fn parts(m: &Module, block: Block, v: Value) -> Option<(Opcode, Value, Value)> {
    let op = m.def_op(made_of(m, block, v))?;
    match *m.operands(op) {
        [a, b] => Some((m.kind(op), made_of(m, block, a), made_of(m, block, b))),
        _ => None,
    }
}

fn made_of(m: &Module, block: Block, mut v: Value) -> Value {
    // No longer than the block, should it go in circles.
    for _ in m.block_ops(block) {
        match m.def_op(v) {
            Some(op) if m.n_operands(op) == 1 => v = m.operand(op, 0),
            _ => break,
        }
    }
    v
}

/// Inside an operation of so many dimensions.
pub(super) fn index(m: &Module, op: Op, d: &mut Diags) {
    let parent = m.parent_op(op).filter(|&p| ABS <= m.kind(p) && m.kind(p) < END);
    let dim = m.attr(op, Sym::DIM).and_then(|a| m.cx.int_value(a)).unwrap_or(-1);
    let n = parent.and_then(|p| m.attr(p, Sym::ITERATOR_TYPES)).and_then(|a| m.cx.array_items(a)).map(|i| i.len() as i64);
    if parent.is_none() || dim < 0 || n.is_some_and(|n| dim >= n) {
        fail(m, op, d, "linalg-index", "stands in the region of an operation with such a dimension");
    }
}

pub(super) fn yields(m: &Module, op: Op, d: &mut Diags) {
    if m.parent_op(op).is_none_or(|p| m.kind(p) < ABS || END <= m.kind(p)) {
        fail(m, op, d, "linalg-yield", "expects to stand in the region of an operation of linalg");
    }
}
