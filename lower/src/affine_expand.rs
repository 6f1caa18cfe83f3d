//! `--affine-expand-index-ops`, which takes indices apart and puts them together by arithmetic, in release 19 by
//! `affine.apply`, and `--affine-expand-index-ops-as-affine`, which newer releases have for that. Source: mlir-opt.

use alloc::vec::Vec;

use ir::attr::AffineMap;
use ir::dialect::affine as dialect;
use ir::dialect::affine_index::basis;
use ir::segments::operand_field;
use ir::{Context, DYNAMIC, Expr, Op, Sym, Type, Value, affine};

use crate::affine::{Expander, bad_divisor, constant, multiply};
use crate::affine_apply::Mixed;
use crate::affine_canon::{Applied, MAX_OPERANDS, compose};
use crate::affine_index::RULES;
use crate::pass::PassContext;
use crate::sweep::{Rewriter, Rule, Rules};

/// `--affine-expand-index-ops`, on each of `ops`. Release 19 has no operation that puts indices together.
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    if cx.m.cx.early_folds { run_as_affine(cx, ops) } else { expand(cx, ops, RULES) }
}

/// `--affine-expand-index-ops-as-affine`, on each of `ops`.
pub fn run_as_affine(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    expand(cx, ops, APPLIED)
}

static APPLIED: &[Rule] = &[
    Rule { opcode: dialect::DELINEARIZE_INDEX, rewrite: |rw, ops| digits(rw, ops, false) },
    Rule { opcode: dialect::LINEARIZE_INDEX, rewrite: sums },
];

fn expand(cx: &mut PassContext<'_>, ops: &[Op], rules: &'static [Rule]) -> bool {
    let mut set = Rules::new();
    set.add(rules);
    let opts = crate::convert::options(cx);
    crate::greedy_rules::run(cx.m, cx.release.version, ops, &set, &opts, cx.diags)
}

/// The bounds of the digits of an operation, but for the first one, for which nobody asks: as expressions of symbols from a
/// number on, and the values of these.
fn bounds(rw: &mut Rewriter<'_>, at: Op, n_digits: usize, first: u32) -> (Vec<Expr>, Vec<Value>) {
    let (numbers, values) = basis(rw.m, at);
    let mut values = values.to_vec();
    let numbers = match numbers.len().checked_sub(n_digits) {
        // The first one stands there.
        Some(_) => {
            if numbers.first() == Some(&DYNAMIC) && !values.is_empty() {
                values.remove(0);
            }
            numbers.get(1..).unwrap_or(&[]).to_vec()
        }
        None => numbers,
    };
    let cx = &mut rw.m.cx;
    // Release 19 composes products one factor at a time: the last one stands in front, the first two behind all others.
    let k = values.len();
    let order: Vec<usize> = if cx.early_folds && k > 2 { (2..k).rev().chain([0, 1]).collect() } else { (0..k).collect() };
    let mut next = 0;
    let exprs = numbers.into_iter().map(|number| {
        if number != DYNAMIC {
            return affine::constant(cx, number);
        }
        let place = order.iter().position(|&o| o == next).unwrap_or(next);
        next += 1;
        affine::symbol(cx, first + place as u32)
    });
    let exprs = exprs.collect();
    (exprs, order.into_iter().map(|i| values[i]).collect())
}

/// What each digit but the last one counts.
fn counts(cx: &mut Context, bounds: &[Expr]) -> Vec<Expr> {
    let mut out: Vec<Expr> = Vec::with_capacity(bounds.len());
    for i in (0..bounds.len()).rev() {
        out.push(match out.last() {
            // Of which the factors stand in another order.
            Some(_) if cx.early_folds => bounds[i + 1..].iter().fold(bounds[i], |a, &b| affine::mul(cx, a, b)),
            Some(&inner) => affine::mul(cx, bounds[i], inner),
            None => bounds[i],
        });
    }
    out.reverse();
    out
}

/// An index taken apart by `affine.apply`, or by what that is lowered to: what is left of it, rounded down and modulo what each
/// digit counts.
pub fn digits(rw: &mut Rewriter<'_>, ops: &[Op], lowered: bool) {
    for &at in ops {
        let (index, n) = (rw.m.operand(at, 0), rw.m.n_results(at));
        // Each digit's map has the bounds of all behind it.
        if n > MAX_OPERANDS {
            continue;
        }
        let (bounds, values) = bounds(rw, at, n, 0);
        if bounds.len() + 1 != n {
            continue;
        }
        let cx = &mut rw.m.cx;
        let mut rest = affine::dim(cx, 0);
        let mut digits = Vec::with_capacity(n);
        for count in counts(cx, &bounds) {
            digits.push(affine::floordiv(cx, rest, count));
            rest = affine::rem(cx, rest, count);
        }
        digits.push(rest);
        let mut n_syms = values.len() as u32;
        let operands: Vec<Value> = core::iter::once(index).chain(values).collect();
        // A bound that is no factor of a product is a dimension in release 19.
        let swap = cx.early_folds && n_syms == 1;
        let dims = [0, 1].map(|i| affine::dim(cx, i));
        if swap {
            n_syms = 0;
        }
        let applied = digits.into_iter().map(|digit| {
            let cx = &mut rw.m.cx;
            let digit = if swap { affine::replace(cx, digit, &dims[..1], &dims[1..]) } else { digit };
            let map = affine::map(cx, if swap { 2 } else { 1 }, n_syms, &[digit]);
            readable(rw, map, &operands)
        });
        let Some(applied) = applied.collect::<Option<Vec<_>>>() else { continue };
        rw.at(at);
        let out: Vec<Value> = applied.into_iter().map(|a| composed(rw, a, lowered)).collect();
        rw.replace(at, &out);
    }
}

/// Indices put together by one `affine.apply`.
fn sums(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &at in ops {
        let indices = operand_field(rw.m, at, 0).to_vec();
        if indices.len() > MAX_OPERANDS {
            continue;
        }
        let n = indices.len() as u32;
        let (bounds, values) = bounds(rw, at, indices.len(), n);
        if bounds.len() + 1 != indices.len() && !indices.is_empty() {
            continue;
        }
        let cx = &mut rw.m.cx;
        let one = affine::constant(cx, 1);
        let counts = counts(cx, &bounds).into_iter().chain([one]);
        let mut sum = affine::constant(cx, 0);
        for (i, count) in (0..n).zip(counts) {
            let index = affine::symbol(cx, i);
            let product = affine::mul(cx, index, count);
            sum = affine::add(cx, sum, product);
        }
        let operands: Vec<Value> = indices.into_iter().chain(values).collect();
        let map = affine::map(cx, 0, operands.len() as u32, &[sum]);
        let Some(applied) = readable(rw, map, &operands) else { continue };
        rw.at(at);
        let v = composed(rw, applied, false);
        rw.replace(at, &[v]);
    }
}

/// A map of operands with what makes these put in. `None` for more operands than a map may have, and where a bound turns out to
/// be no positive number, which nobody reads back.
fn readable(rw: &mut Rewriter<'_>, map: AffineMap, operands: &[Value]) -> Option<Applied> {
    let mut a = Applied::of(&rw.m.cx, map, operands)?;
    compose(rw.m, &mut a);
    let map = a.map(&mut rw.m.cx);
    (!bad_divisor(rw, map)).then_some(a)
}

/// `affine.apply`, or what it comes to or is lowered to.
fn composed(rw: &mut Rewriter<'_>, a: Applied, lowered: bool) -> Value {
    match a.known(&rw.m.cx) {
        Some(Mixed::Number(k)) => return constant(rw, k),
        Some(Mixed::Value(v)) => return v,
        None => {}
    }
    let (map, operands) = (a.map(&mut rw.m.cx), a.operands());
    if lowered {
        let mul = multiply(rw);
        if let Some(v) = (Expander { map, operands: &operands, mul }).expand(rw, a.exprs[0], 0) {
            return v;
        }
    }
    let map = affine::map_attr(&mut rw.m.cx, map);
    let attrs = rw.m.cx.dict_one(Sym::MAP, map);
    rw.value(dialect::APPLY, &operands, Type::INDEX, attrs)
}
