//! Indices taken apart into digits of a basis, and put together: rules of `lower-affine` and of `affine-expand-index-ops`.
//! Source: MLIR documentation, "'affine' Dialect"; the order of operations is mlir-opt 22's.

use alloc::vec::Vec;

use ir::dialect::affine_index::{basis, is_disjoint};
use ir::dialect::{affine as dialect, arith, enums};
use ir::segments::operand_field;
use ir::{Attr, AttrData, DYNAMIC, Op, Opcode, Sym, Type, Value};

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

fn linearize(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &at in ops {
        let indices = operand_field(rw.m, at, 0).to_vec();
        let disjoint = is_disjoint(rw.m, at);
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
        if let Some(v) = parts.into_iter().reduce(|a, b| op(rw, arith::ADDI, a, b, sum)) {
            rw.replace(at, &[v]);
        }
    }
}
