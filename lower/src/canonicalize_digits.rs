//! Simplification of `affine.delinearize_index` and `affine.linearize_index`: digits of a mixed basis, and back. Newer releases
//! have these patterns. Source: the canonicalization patterns of MLIR's `affine` dialect, as mlir-opt shows them.

use alloc::vec::Vec;

use ir::dialect::affine as dialect;
use ir::dialect::affine_index::{basis, is_disjoint};
use ir::segments::operand_field;
use ir::ty::DYNAMIC;
use ir::{Attr, Def, NewOp, Op, Sym, Type, Value, affine};

use crate::affine_apply::{Applied, Mixed, split};
use crate::affine_canon::composed;
use crate::canonicalize::{Canon, Outcome};
use crate::vector_masks::known_index;

/// Indices of more digits stay as they are.
const MOST_DIGITS: usize = 256;

/// How many values a digit has; the first one may be as large as it likes.
type Size = Option<Mixed>;

/// The sizes of all digits.
fn sizes(c: &Canon<'_>, op: Op) -> Vec<Size> {
    let (numbers, values) = basis(c.m, op);
    let n = if c.m.kind(op) == dialect::LINEARIZE_INDEX { operand_field(c.m, op, 0).len() } else { c.m.n_results(op) };
    let mut values = values.iter();
    let given = numbers.iter().map(|&n| if n == DYNAMIC { values.next().map(|&v| Mixed::Value(v)) } else { Some(Mixed::Number(n)) });
    core::iter::repeat_n(None, n.saturating_sub(numbers.len())).chain(given).collect()
}
fn known(c: &Canon<'_>, size: Size) -> Option<i64> {
    match size? {
        Mixed::Number(n) => Some(n),
        Mixed::Value(v) => known_index(c.m, v),
    }
}
/// The digits of an index, as an operation behind another one or, without one, before the one that is visited, with the
/// location of `like`.
fn delinearized(c: &mut Canon<'_>, behind: Option<Op>, index: Value, sizes: &[Size], like: Op) -> Option<Op> {
    let given: Vec<Mixed> = sizes.iter().copied().flatten().collect();
    let (numbers, values) = split(&given);
    let numbers = c.m.cx.i64_array(&numbers);
    let attrs = c.m.cx.dict_one(Sym::STATIC_BASIS, numbers);
    let operands: Vec<Value> = core::iter::once(index).chain(values).collect();
    let types = alloc::vec![Type::INDEX; sizes.len()];
    let loc = c.m.op_record[like].loc;
    let new = NewOp { operands: &operands, results: &types, attrs, ..NewOp::new(dialect::DELINEARIZE_INDEX, loc) };
    match behind {
        Some(at) => c.insert_behind(at, new),
        None => Some(c.insert(new)),
    }
}
fn linearized(c: &mut Canon<'_>, indices: &[Value], sizes: &[Size], disjoint: bool, like: Op) -> Value {
    let given: Vec<Mixed> = sizes.iter().copied().flatten().collect();
    let (numbers, values) = split(&given);
    let counts = c.m.cx.i32_array(&[indices.len() as i32, values.len() as i32]);
    let numbers = c.m.cx.i64_array(&numbers);
    let disjoint = if disjoint { Attr::UNIT } else { Attr::FALSE };
    let attrs = c.m.cx.dict(&[(Sym::DISJOINT, disjoint), (Sym::OPERAND_SEGMENT_SIZES, counts), (Sym::STATIC_BASIS, numbers)]);
    let operands: Vec<Value> = indices.iter().copied().chain(values).collect();
    c.value(dialect::LINEARIZE_INDEX, &operands, Type::INDEX, attrs, c.m.op_record[like].loc)
}
fn zero(c: &mut Canon<'_>, like: Op) -> Value {
    let value = c.m.cx.int_attr(Type::INDEX, 0);
    c.constant(value, Type::INDEX, c.m.op_record[like].loc)
}
fn become_linear(c: &mut Canon<'_>, op: Op, indices: &[Value], sizes: &[Size]) -> Outcome {
    let disjoint = is_disjoint(c.m, op);
    let v = linearized(c, indices, sizes, disjoint, op);
    c.replace_op(op, &[v]);
    Outcome::Gone
}

/// Digits that are put together first are there already; those of which there is one value are 0.
pub fn digits(c: &mut Canon<'_>, op: Op) -> Outcome {
    if c.version < 20 || c.m.n_results(op) > MOST_DIGITS {
        return Outcome::Kept;
    }
    let to = sizes(c, op);
    let linear = c.m.def_op(c.m.operand(op, 0)).filter(|&d| c.m.kind(d) == dialect::LINEARIZE_INDEX && is_disjoint(c.m, d));
    if let Some(linear) = linear {
        c.refresh(linear);
        let from = sizes(c, linear);
        let same = |(a, b): &(&Size, &Size)| a == b && a.is_some();
        let n = from.iter().rev().zip(to.iter().rev()).take_while(same).count();
        if n > 0 {
            return equal_digits(c, op, linear, n);
        }
    }
    let ones: Vec<bool> = to.iter().map(|&s| known(c, s) == Some(1)).collect();
    if ones.contains(&true) {
        let left: Vec<Size> = to.iter().zip(&ones).filter(|x| !x.1).map(|x| *x.0).collect();
        let zero = zero(c, op);
        let new = if left.is_empty() { None } else { delinearized(c, None, c.m.operand(op, 0), &left, op) };
        let mut next = 0;
        let mut values = Vec::with_capacity(to.len());
        for one in ones {
            values.push(match new {
                Some(new) if !one => {
                    next += 1;
                    c.m.result(new, next - 1)
                }
                _ => zero,
            });
        }
        c.replace_op(op, &values);
        return Outcome::Gone;
    }
    match linear {
        Some(linear) => digits_of_last(c, op, linear),
        None => Outcome::Kept,
    }
}

/// The last `n` digits are those that were put in.
fn equal_digits(c: &mut Canon<'_>, op: Op, linear: Op, n: usize) -> Outcome {
    let (from, to) = (sizes(c, linear), sizes(c, op));
    let indices = operand_field(c.m, linear, 0).to_vec();
    let bounded = |s: &[Size]| s.iter().flatten().count();
    if n == bounded(&from) && n == bounded(&to) && from.len() == to.len() {
        c.replace_op(op, &indices);
        return Outcome::Gone;
    }
    // As many numbers are left away as digits, though the first digit has none.
    let (few, digits) = (indices.len() - n, to.len() - n);
    let left = linearized(c, &indices[..few], &from[..few], true, linear);
    let Some(new) = delinearized(c, None, left, &to[..digits], op) else { return Outcome::Kept };
    let values: Vec<Value> = c.m.results(new).chain(indices[few..].iter().copied()).collect();
    c.replace_op(op, &values);
    Outcome::Gone
}

/// The last digits are those of the last index that was put in.
fn digits_of_last(c: &mut Canon<'_>, op: Op, linear: Op) -> Outcome {
    let (from, to) = (sizes(c, linear), sizes(c, op));
    let Some(&Some(Mixed::Number(whole))) = from.last() else { return Outcome::Kept };
    let (mut product, mut n) = (1i64, 0);
    for size in to.iter().rev().take_while(|s| s.is_some()) {
        let Some(Mixed::Number(k)) = *size else { return Outcome::Kept };
        product = product.saturating_mul(k);
        n += 1;
        if product >= whole {
            break;
        }
    }
    if product != whole || n < 2 {
        return Outcome::Kept;
    }
    let indices = operand_field(c.m, linear, 0).to_vec();
    let Some((&last, rest)) = indices.split_last() else { return Outcome::Kept };
    let left = linearized(c, rest, &from[..rest.len()], true, linear);
    let first = to.len() - n;
    let Some(front) = delinearized(c, None, left, &to[..first], op) else { return Outcome::Kept };
    let Some(back) = delinearized(c, None, last, &to[first..], op) else { return Outcome::Kept };
    let values: Vec<Value> = c.m.results(front).chain(c.m.results(back)).collect();
    c.replace_op(op, &values);
    Outcome::Gone
}

/// Indices that are 0, or that have one value, and digits of one number, one behind the other as they were there.
pub fn linear(c: &mut Canon<'_>, op: Op) -> Outcome {
    if c.version < 20 || operand_field(c.m, op, 0).len() > MOST_DIGITS {
        return Outcome::Kept;
    }
    let (all, indices, disjoint) = (sizes(c, op), operand_field(c.m, op, 0).to_vec(), is_disjoint(c.m, op));
    if let done @ (Outcome::Changed | Outcome::Gone) = runs(c, op, &all, &indices) {
        return done;
    }
    let drops = |c: &Canon<'_>, i: usize| known(c, all[i]) == Some(1) && (disjoint || known_index(c.m, indices[i]) == Some(0));
    let kept: Vec<usize> = (0..indices.len()).filter(|&i| !drops(c, i)).collect();
    if kept.is_empty() && !indices.is_empty() {
        let zero = zero(c, op);
        c.replace_op(op, &[zero]);
        return Outcome::Gone;
    }
    if kept.len() < indices.len() {
        let (some, sizes): (Vec<Value>, Vec<Size>) = kept.iter().map(|&i| (indices[i], all[i])).unzip();
        return become_linear(c, op, &some, &sizes);
    }
    if indices.len() > 1 && known_index(c.m, indices[0]) == Some(0) {
        return become_linear(c, op, &indices[1..], &all[1..]);
    }
    Outcome::Kept
}

/// Digits of one index that stand one behind the other.
struct Run {
    digits: Op,
    /// The first one's place among the indices, and among the digits.
    at: usize,
    from: usize,
    n: usize,
}

fn runs_of(c: &Canon<'_>, all: &[Size], indices: &[Value], disjoint: bool) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut at = 0;
    while at < indices.len() {
        let Def::Result(digits, from) = c.m.def(indices[at]) else {
            at += 1;
            continue;
        };
        let from = from as usize;
        let run = (|| {
            if c.m.kind(digits) != dialect::DELINEARIZE_INDEX {
                return None;
            }
            let given = sizes(c, digits);
            let inferred = disjoint && from == 0 && given[0].is_none() && all[at].is_some();
            // What another size bounds, it must be there to bound.
            let there = |size: Size| !matches!(size, Some(Mixed::Value(v)) if !c.stands_before(v, digits));
            if given[from] != all[at] && !((inferred || (at, from) == (0, 0)) && there(all[at])) {
                return None;
            }
            let follows = |&j: &usize| {
                let next = indices.get(at + j) == c.m.results(digits).nth(from + j).as_ref();
                next && from + j < given.len() && all[at + j] == given[from + j]
            };
            let n = 1 + (1..).take_while(follows).count();
            let again = n < 2 || runs.iter().any(|r| r.digits == digits);
            // What takes the place of digits, or computes their product, is put behind them.
            let whole = n == given.len() && !all[at..at + n].iter().any(|s| matches!(s, Some(Mixed::Value(_))));
            (!again && (whole || c.is_open(digits))).then_some(Run { digits, at, from, n })
        })();
        at += run.as_ref().map_or(1, |r| r.n);
        runs.extend(run);
    }
    runs
}

/// Digits of one index that stand one behind the other are one digit.
fn runs(c: &mut Canon<'_>, op: Op, all: &[Size], indices: &[Value]) -> Outcome {
    let found = runs_of(c, all, indices, is_disjoint(c.m, op));
    if found.is_empty() {
        return Outcome::Kept;
    }
    let (mut some, mut left, mut done) = (Vec::new(), Vec::new(), 0);
    for run in &found {
        some.extend_from_slice(&indices[done..run.at]);
        left.extend_from_slice(&all[done..run.at]);
        done = run.at + run.n;
        let merged = &all[run.at..done];
        let Some((size, mut behind)) = product(c, run.digits, merged, op) else { return Outcome::Kept };
        left.push(size);
        c.refresh(run.digits);
        let index = c.m.operand(run.digits, 0);
        let mut given = sizes(c, run.digits);
        if run.n == given.len() {
            some.push(index);
            continue;
        }
        // The other digits are those that they were, and those that are one now are digits of it.
        given.splice(run.from..run.from + run.n, [size]);
        let Some(new) = delinearized(c, Some(behind), index, &given, run.digits) else { return Outcome::Kept };
        behind = new;
        let one = c.m.result(new, run.from);
        let Some(rest) = delinearized(c, Some(behind), one, merged, run.digits) else { return Outcome::Kept };
        some.push(one);
        let values: Vec<Value> = c.m.results(new).collect();
        let values: Vec<Value> =
            values[..run.from].iter().copied().chain(c.m.results(rest)).chain(values[run.from + 1..].iter().copied()).collect();
        c.replace_op(run.digits, &values);
    }
    some.extend_from_slice(&indices[done..]);
    left.extend_from_slice(&all[done..]);
    become_linear(c, op, &some, &left)
}

/// The product of sizes, and behind which operation it is there, which is `at` unless it is computed.
fn product(c: &mut Canon<'_>, at: Op, sizes: &[Size], like: Op) -> Option<(Size, Op)> {
    if sizes.contains(&None) {
        return Some((None, at));
    }
    let operands: Vec<Mixed> = sizes.iter().copied().flatten().collect();
    let mut expr = affine::constant(&mut c.m.cx, 1);
    for i in 0..operands.len() as u32 {
        let s = affine::symbol(&mut c.m.cx, i);
        expr = affine::mul(&mut c.m.cx, expr, s);
    }
    match composed(c.m, expr, &[], &operands) {
        Applied::Known(size) => Some((Some(size), at)),
        Applied::Apply(attrs, values) => {
            let loc = c.m.op_record[like].loc;
            let new =
                c.insert_behind(at, NewOp { operands: &values, results: &[Type::INDEX], attrs, ..NewOp::new(dialect::APPLY, loc) })?;
            Some((Some(Mixed::Value(c.m.result(new, 0))), new))
        }
    }
}
