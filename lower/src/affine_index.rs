//! Indices taken apart into digits of a basis, and put together: rules of `lower-affine` and of `affine-expand-index-ops`.
//! Source: MLIR documentation, "'affine' Dialect"; the order of operations is mlir-opt 22's.

use alloc::vec::Vec;

use ir::dialect::affine_index::{basis, is_disjoint};
use ir::dialect::{affine as dialect, arith, enums};
use ir::segments::operand_field;
use ir::{Attr, AttrData, DYNAMIC, Def, Module, Op, Opcode, Sym, Traits, Type, Value};

use crate::affine::{compare, constant, select};
use crate::sweep::{Rewriter, Rule};

/// The rules of this file.
pub static RULES: &[Rule] =
    &[Rule { opcode: dialect::DELINEARIZE_INDEX, rewrite: delinearize }, Rule { opcode: dialect::LINEARIZE_INDEX, rewrite: linearize }];

/// `nsw`, and `nuw` too where nothing wraps.
fn flags(rw: &mut Rewriter<'_>, unsigned_too: bool) -> Attr {
    let flags = rw.m.cx.attr(AttrData::Enum { def: enums::ARITH_OVERFLOW, value: if unsigned_too { 3 } else { 1 } });
    rw.m.cx.dict_one(Sym::OVERFLOW_FLAGS, flags)
}

fn op(rw: &mut Rewriter<'_>, opcode: Opcode, a: Value, b: Value, attrs: Attr) -> Value {
    rw.value(opcode, &[a, b], Type::INDEX, attrs)
}

/// What each index counts, the innermost (which counts 1) left out, from the inside.
fn strides(rw: &mut Rewriter<'_>, at: Op, n: usize, attrs: Attr) -> Vec<Value> {
    let (numbers, values) = basis(rw.m, at);
    let mut values = values.to_vec();
    let skip = usize::from(numbers.len() == n);
    let (mut known, mut product) = (1i64, None::<Value>);
    let mut out = Vec::with_capacity(n);
    for &number in numbers[skip.min(numbers.len())..].iter().rev() {
        match (number == DYNAMIC).then(|| values.pop()).flatten() {
            Some(v) => product = Some(product.map_or(v, |p| op(rw, arith::MULI, p, v, attrs))),
            None => known = known.wrapping_mul(number),
        }
        out.push(match product {
            Some(p) if known == 1 => p,
            Some(p) => {
                let c = constant(rw, known);
                op(rw, arith::MULI, p, c, attrs)
            }
            None => constant(rw, known),
        });
    }
    out
}

fn delinearize(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &at in ops {
        let (index, n) = (rw.m.operand(at, 0), rw.m.n_results(at));
        if rw.m.cx.early_folds {
            #[cfg(feature = "extended")]
            crate::affine_expand::digits(rw, &[at], true);
            #[cfg(not(feature = "extended"))]
            rw.error("unsupported", at, "indices are taken apart by a basis from release 20 on; use --compat=22");
            continue;
        }
        rw.at(at);
        if n < 2 {
            rw.replace(at, &[index][..n]);
            continue;
        }
        let (product, sum) = (flags(rw, true), flags(rw, false));
        let strides = strides(rw, at, n, product);
        let zero = constant(rw, 0);
        let mut out = Vec::with_capacity(n);
        for (i, &stride) in strides.iter().enumerate().rev() {
            if i + 1 == strides.len() {
                out.push(op(rw, arith::FLOORDIVSI, index, stride, Attr::EMPTY_DICT));
            }
            let rest = op(rw, arith::REMSI, index, stride, Attr::EMPTY_DICT);
            let negative = compare(rw, "slt", rest, zero);
            let moved = op(rw, arith::ADDI, rest, stride, sum);
            let rest = select(rw, negative, moved, rest);
            out.push(if i == 0 { rest } else { op(rw, arith::DIVSI, rest, strides[i - 1], Attr::EMPTY_DICT) });
        }
        rw.replace(at, &out);
    }
}

/// Of so many operations around one is asked whether they are loops.
const MAX_AROUND: usize = 1 << 10;

/// How many of the loops around an operation a value does not change in, from the inside.
fn loops_left(m: &Module, at: Op, v: Value) -> usize {
    let home = match m.def(v) {
        Def::Result(op, _) => m.parent_op(op),
        Def::Arg(b, _) => m.blocks[b].region.get().and_then(|r| m.regions[r].parent.get()),
    };
    let around = core::iter::successors(m.parent_op(at), |&op| m.parent_op(op)).take(MAX_AROUND);
    around.take_while(|&op| Some(op) != home).filter(|&op| m.row(op).traits.has(Traits::LOOP_LIKE)).count()
}

/// The order in which indices are added, each with what it counts, from the first one on: what leaves more loops is added
/// before, so that the sum may leave them, too.
fn order(m: &Module, at: Op, indices: &[Value]) -> Vec<usize> {
    let left: Vec<usize> = indices.iter().map(|&v| loops_left(m, at, v)).collect();
    let mut order: Vec<usize> = (0..indices.len()).collect();
    ir::order::sort_by_key(&mut order, |&i| core::cmp::Reverse(left[i]));
    order
}

fn linearize(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &at in ops {
        let indices = operand_field(rw.m, at, 0).to_vec();
        let disjoint = is_disjoint(rw.m, at);
        let order = order(rw.m, at, &indices);
        rw.at(at);
        let Some((&last, outer)) = indices.split_last() else {
            let zero = constant(rw, 0);
            rw.replace(at, &[zero]);
            continue;
        };
        let (product, sum) = (flags(rw, disjoint), flags(rw, false));
        let strides = strides(rw, at, indices.len(), product);
        let mut parts: Vec<Value> =
            outer.iter().zip(strides.iter().rev()).map(|(&i, &stride)| op(rw, arith::MULI, i, stride, sum)).collect();
        parts.push(last);
        if let Some(v) = order.into_iter().map(|i| parts[i]).reduce(|a, b| op(rw, arith::ADDI, a, b, sum)) {
            rw.replace(at, &[v]);
        }
    }
}
