//! Affine expressions and maps: constructors that simplify exactly as upstream's do (the result is visible in text),
//! maps as functions, and the strides of a memref layout. Source: MLIR LangRef, "Affine Dialect" and
//! `types_attrs` of the builtin dialect; the rewrites are those that mlir-opt shows when it reads an expression.
//!
//! Expressions are interned bottom up, so facts about one ([`ExprFacts`]) are computed once, when it is made, from its
//! children; nothing here walks an expression to decide a rewrite.

use alloc::vec::Vec;

use crate::attr::{AffineMap, AttrData, ExprData};
use crate::context::Context;
use crate::id::{Attr, Expr, Type};
use crate::ty::{DYNAMIC, TypeData};

/// Expressions nest at most this deep: functions here may recurse on them. The parser and [`compose`] refuse deeper
/// ones. A sum of `n` terms is `n` deep.
pub const MAX_DEPTH: u32 = 1000;

/// What is known of an expression without looking at it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExprFacts {
    /// Largest number known to divide its value, 0 if the value is 0.
    pub divisor: u64,
    /// Levels below, 1 for a leaf.
    pub depth: u32,
    /// No dimension occurs in it.
    pub symbolic: bool,
}

/// The facts of a node, from those of its children.
pub(crate) fn facts(cx: &Context, data: ExprData) -> ExprFacts {
    let of = |a: Expr, b: Expr| (cx.expr_facts(a), cx.expr_facts(b));
    let node = |a: ExprFacts, b: ExprFacts, divisor: u64| ExprFacts {
        divisor,
        depth: a.depth.max(b.depth).saturating_add(1),
        symbolic: a.symbolic && b.symbolic,
    };
    match data {
        ExprData::Const(c) => ExprFacts { divisor: c.unsigned_abs(), depth: 1, symbolic: true },
        ExprData::Dim(_) => ExprFacts { divisor: 1, depth: 1, symbolic: false },
        ExprData::Symbol(_) => ExprFacts { divisor: 1, depth: 1, symbolic: true },
        ExprData::Add(a, b) | ExprData::Mod(a, b) => {
            let (a, b) = of(a, b);
            node(a, b, gcd(a.divisor, b.divisor))
        }
        ExprData::Mul(a, b) => {
            let (a, b) = of(a, b);
            // A product past 64 bits says nothing: 1 divides everything.
            node(a, b, a.divisor.checked_mul(b.divisor).unwrap_or(1))
        }
        ExprData::FloorDiv(a, b) | ExprData::CeilDiv(a, b) => {
            let c = match cx.expr_data(b) {
                ExprData::Const(c) => c.unsigned_abs(),
                _ => 0,
            };
            let (a, b) = of(a, b);
            node(a, b, if c != 0 && a.divisor % c == 0 { a.divisor / c } else { 1 })
        }
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The number of a constant expression.
pub fn as_const(cx: &Context, e: Expr) -> Option<i64> {
    match cx.expr_data(e) {
        ExprData::Const(c) => Some(c),
        _ => None,
    }
}

/// A constant.
pub fn constant(cx: &mut Context, c: i64) -> Expr {
    cx.expr_raw(ExprData::Const(c))
}
/// `d<i>`
pub fn dim(cx: &mut Context, i: u32) -> Expr {
    cx.expr_raw(ExprData::Dim(i))
}
/// `s<i>`
pub fn symbol(cx: &mut Context, i: u32) -> Expr {
    cx.expr_raw(ExprData::Symbol(i))
}
/// `-a`
pub fn neg(cx: &mut Context, a: Expr) -> Expr {
    let m = constant(cx, -1);
    mul(cx, a, m)
}
/// `a - b`
pub fn sub(cx: &mut Context, a: Expr, b: Expr) -> Expr {
    let b = neg(cx, b);
    add(cx, a, b)
}

/// `e * factor` split into `e` and a constant factor.
fn scaled(cx: &Context, e: Expr) -> (Expr, i64) {
    match cx.expr_data(e) {
        ExprData::Mul(a, b) => match as_const(cx, b) {
            Some(c) => (a, c),
            None => (e, 1),
        },
        _ => (e, 1),
    }
}

/// Two dimensions or two symbols, the one of the smaller number first (if the release does that).
fn in_order(cx: &Context, a: Expr, b: Expr) -> (Expr, Expr) {
    let swap = match (cx.expr_data(a), cx.expr_data(b)) {
        (ExprData::Dim(i), ExprData::Dim(j)) | (ExprData::Symbol(i), ExprData::Symbol(j)) => i > j,
        _ => false,
    };
    if swap && cx.sorted_affine { (b, a) } else { (a, b) }
}

/// `a + b`. Constants and symbolic terms go to the right, equal terms and constants merge, and
/// `e - e floordiv c * c` becomes `e mod c`.
pub fn add(cx: &mut Context, a: Expr, b: Expr) -> Expr {
    match simpler_sum(cx, a, b) {
        Some(e) => e,
        None => {
            let (a, b) = in_order(cx, a, b);
            cx.expr_raw(ExprData::Add(a, b))
        }
    }
}

/// `a + b` where that is more than the sum of the two, be it in another order.
fn simpler_sum(cx: &mut Context, a: Expr, b: Expr) -> Option<Expr> {
    let (ca, cb) = (as_const(cx, a), as_const(cx, b));
    if let (Some(x), Some(y)) = (ca, cb) {
        let s = x.checked_add(y)?;
        return Some(constant(cx, s));
    }
    if ca.is_some() || (cx.expr_facts(a).symbolic && !cx.expr_facts(b).symbolic) {
        return Some(add(cx, b, a));
    }
    if cb == Some(0) {
        return Some(a);
    }
    let (a, b) = in_order(cx, a, b);
    if let (ExprData::Add(l, r), Some(y)) = (cx.expr_data(a), cb)
        && let Some(s) = as_const(cx, r).and_then(|x| x.checked_add(y))
    {
        let s = constant(cx, s);
        return Some(add(cx, l, s));
    }
    let ((ea, fa), (eb, fb)) = (scaled(cx, a), scaled(cx, b));
    if ea == eb
        && let Some(f) = fa.checked_add(fb)
    {
        let f = constant(cx, f);
        return Some(mul(cx, ea, f));
    }
    let ExprData::Add(l, r) = cx.expr_data(a) else { return as_modulo(cx, a, b) };
    if as_const(cx, r).is_some() && cb.is_none() {
        let s = add(cx, l, b);
        return Some(add(cx, s, r));
    }
    if let Some(e) = as_modulo(cx, a, b) {
        return Some(e);
    }
    // Newer releases see what a multiple of a quotient comes to with the last term.
    let quotient = matches!(cx.expr_data(b), ExprData::Mul(q, _) if matches!(cx.expr_data(q), ExprData::FloorDiv(..)));
    if !(quotient && cx.sorted_affine) {
        return None;
    }
    let s = simpler_sum(cx, r, b)?;
    Some(add(cx, l, s))
}

/// `a + a floordiv q * -q`, and `a + (a floordiv q * q) * -1` for symbolic `q`, as `a mod q`.
fn as_modulo(cx: &mut Context, a: Expr, b: Expr) -> Option<Expr> {
    let ExprData::Mul(l, r) = cx.expr_data(b) else { return None };
    if as_const(cx, r) == Some(-1)
        && let ExprData::Mul(ll, q) = cx.expr_data(l)
    {
        let ExprData::FloorDiv(e, d) = cx.expr_data(ll) else { return None };
        if d == q && e == a {
            return Some(rem(cx, a, q));
        }
    }
    let ExprData::FloorDiv(e, d) = cx.expr_data(l) else { return None };
    let c = as_const(cx, d).filter(|&c| c > 0)?;
    if e == a && as_const(cx, r) == Some(-c) { Some(rem(cx, a, d)) } else { None }
}

/// `a * b`. Constant and symbolic factors go to the right; constants merge.
pub fn mul(cx: &mut Context, a: Expr, b: Expr) -> Expr {
    let (ca, cb) = (as_const(cx, a), as_const(cx, b));
    if let (Some(x), Some(y)) = (ca, cb) {
        return match x.checked_mul(y) {
            Some(p) => constant(cx, p),
            None => cx.expr_raw(ExprData::Mul(a, b)),
        };
    }
    let (sa, sb) = (cx.expr_facts(a).symbolic, cx.expr_facts(b).symbolic);
    if !sa && !sb {
        return cx.expr_raw(ExprData::Mul(a, b));
    }
    if !sb || ca.is_some() {
        return mul(cx, b, a);
    }
    match cb {
        Some(1) => return a,
        Some(0) => return b,
        _ => {}
    }
    let (a, b) = in_order(cx, a, b);
    if let ExprData::Mul(l, r) = cx.expr_data(a)
        && let Some(x) = as_const(cx, r)
    {
        if let Some(y) = cb {
            if let Some(p) = x.checked_mul(y) {
                let p = constant(cx, p);
                return mul(cx, l, p);
            }
        } else {
            let p = mul(cx, l, b);
            return mul(cx, p, r);
        }
    }
    cx.expr_raw(ExprData::Mul(a, b))
}

/// `a mod b`. Multiples of a constant modulus vanish.
pub fn rem(cx: &mut Context, a: Expr, b: Expr) -> Expr {
    let mut a = a;
    let Some(m) = as_const(cx, b).filter(|&m| m >= 1) else { return cx.expr_raw(ExprData::Mod(a, b)) };
    // Each step drops a level of `a`.
    loop {
        if let Some(x) = as_const(cx, a) {
            return constant(cx, x.rem_euclid(m));
        }
        let multiple = |e: Expr| cx.expr_facts(e).divisor.is_multiple_of(m as u64);
        if multiple(a) {
            return constant(cx, 0);
        }
        a = match cx.expr_data(a) {
            ExprData::Add(l, r) if multiple(l) => r,
            ExprData::Add(l, r) if multiple(r) => l,
            ExprData::Mod(e, n) if as_const(cx, n).is_some_and(|n| n >= 1 && n % m == 0) => e,
            _ => return cx.expr_raw(ExprData::Mod(a, b)),
        };
    }
}

/// `a floordiv b`. Constant divisors divide known multiples.
pub fn floordiv(cx: &mut Context, a: Expr, b: Expr) -> Expr {
    floordiv_within(cx, a, b, MAX_DEPTH)
}

fn floordiv_within(cx: &mut Context, a: Expr, b: Expr, levels: u32) -> Expr {
    let Some(d) = as_const(cx, b).filter(|&d| d != 0) else { return cx.expr_raw(ExprData::FloorDiv(a, b)) };
    if let Some(x) = as_const(cx, a) {
        return match floor_div(x, d) {
            Some(q) => constant(cx, q),
            None => cx.expr_raw(ExprData::FloorDiv(a, b)),
        };
    }
    if d == 1 {
        return a;
    }
    match cx.expr_data(a) {
        ExprData::Mul(l, r) => {
            if let Some(q) = as_const(cx, r).and_then(|x| exact_div(x, d)) {
                let q = constant(cx, q);
                return mul(cx, l, q);
            }
        }
        ExprData::Add(l, r) if levels > 0 => {
            let n = d.unsigned_abs();
            if cx.expr_facts(l).divisor.is_multiple_of(n) || cx.expr_facts(r).divisor.is_multiple_of(n) {
                let l = floordiv_within(cx, l, b, levels - 1);
                let r = floordiv_within(cx, r, b, levels - 1);
                return add(cx, l, r);
            }
        }
        _ => {}
    }
    cx.expr_raw(ExprData::FloorDiv(a, b))
}

/// `a ceildiv b`. Constant divisors divide known multiples.
pub fn ceildiv(cx: &mut Context, a: Expr, b: Expr) -> Expr {
    let Some(d) = as_const(cx, b).filter(|&d| d != 0) else { return cx.expr_raw(ExprData::CeilDiv(a, b)) };
    if let Some(x) = as_const(cx, a) {
        return match ceil_div(x, d) {
            Some(q) => constant(cx, q),
            None => cx.expr_raw(ExprData::CeilDiv(a, b)),
        };
    }
    if d == 1 {
        return a;
    }
    if let ExprData::Mul(l, r) = cx.expr_data(a)
        && let Some(q) = as_const(cx, r).and_then(|x| exact_div(x, d))
    {
        let q = constant(cx, q);
        return mul(cx, l, q);
    }
    cx.expr_raw(ExprData::CeilDiv(a, b))
}

fn exact_div(a: i64, b: i64) -> Option<i64> {
    if a.checked_rem(b)? == 0 { a.checked_div(b) } else { None }
}
/// The quotient rounded down; `None` for a division by zero or past 64 bits.
pub fn floor_div(a: i64, b: i64) -> Option<i64> {
    let q = a.checked_div(b)?;
    Some(if a % b != 0 && (a < 0) != (b < 0) { q - 1 } else { q })
}
/// The quotient rounded up; `None` for a division by zero or past 64 bits.
pub fn ceil_div(a: i64, b: i64) -> Option<i64> {
    let q = a.checked_div(b)?;
    Some(if a % b != 0 && (a < 0) == (b < 0) { q + 1 } else { q })
}

/// The node of the same kind as `data` over other children, simplified.
fn rebuild(cx: &mut Context, data: ExprData, a: Expr, b: Expr) -> Expr {
    match data {
        ExprData::Add(..) => add(cx, a, b),
        ExprData::Mul(..) => mul(cx, a, b),
        ExprData::Mod(..) => rem(cx, a, b),
        ExprData::FloorDiv(..) => floordiv(cx, a, b),
        ExprData::CeilDiv(..) => ceildiv(cx, a, b),
        leaf => cx.expr_raw(leaf),
    }
}

/// Marks the dimensions and symbols that expressions use.
pub fn mark_used(cx: &Context, exprs: &[Expr], dims: &mut [bool], syms: &mut [bool]) {
    let mut stack = exprs.to_vec();
    while let Some(e) = stack.pop() {
        let used = match cx.expr_data(e) {
            ExprData::Dim(i) => dims.get_mut(i as usize),
            ExprData::Symbol(i) => syms.get_mut(i as usize),
            d => {
                stack.extend(children(d).map(|(a, b)| [a, b]).into_iter().flatten());
                continue;
            }
        };
        if let Some(used) = used {
            *used = true;
        }
    }
}

/// The children of an inner node.
pub fn children(data: ExprData) -> Option<(Expr, Expr)> {
    match data {
        ExprData::Add(a, b) | ExprData::Mul(a, b) | ExprData::Mod(a, b) | ExprData::FloorDiv(a, b) | ExprData::CeilDiv(a, b) => {
            Some((a, b))
        }
        ExprData::Const(_) | ExprData::Dim(_) | ExprData::Symbol(_) => None,
    }
}

/// An expression with its dimensions and symbols replaced; those past the end of the slices stay.
pub fn replace(cx: &mut Context, e: Expr, dims: &[Expr], syms: &[Expr]) -> Expr {
    let data = cx.expr_data(e);
    match data {
        ExprData::Const(_) => e,
        ExprData::Dim(i) => dims.get(i as usize).copied().unwrap_or(e),
        ExprData::Symbol(i) => syms.get(i as usize).copied().unwrap_or(e),
        _ => match children(data) {
            Some((a, b)) => {
                let a = replace(cx, a, dims, syms);
                let b = replace(cx, b, dims, syms);
                rebuild(cx, data, a, b)
            }
            None => e,
        },
    }
}

/// The value of an expression at a point; `None` where it is undefined (division by zero, modulus below 1), past 64
/// bits, or uses a dimension or symbol that is not given.
pub fn eval(cx: &Context, e: Expr, dims: &[i64], syms: &[i64]) -> Option<i64> {
    let data = cx.expr_data(e);
    let (a, b) = match data {
        ExprData::Const(c) => return Some(c),
        ExprData::Dim(i) => return dims.get(i as usize).copied(),
        ExprData::Symbol(i) => return syms.get(i as usize).copied(),
        ExprData::Add(a, b) | ExprData::Mul(a, b) | ExprData::Mod(a, b) | ExprData::FloorDiv(a, b) | ExprData::CeilDiv(a, b) => {
            (eval(cx, a, dims, syms)?, eval(cx, b, dims, syms)?)
        }
    };
    match data {
        ExprData::Add(..) => a.checked_add(b),
        ExprData::Mul(..) => a.checked_mul(b),
        ExprData::Mod(..) if b >= 1 => Some(a.rem_euclid(b)),
        ExprData::FloorDiv(..) => floor_div(a, b),
        ExprData::CeilDiv(..) => ceil_div(a, b),
        _ => None,
    }
}

// Maps.

/// The map of these results.
pub fn map(cx: &mut Context, n_dims: u32, n_syms: u32, results: &[Expr]) -> AffineMap {
    let words: Vec<u32> = results.iter().map(|e| e.0).collect();
    AffineMap { n_dims, n_syms, exprs: cx.lists.intern(&words) }
}
/// `(d0, ..., dn) -> (d0, ..., dn)`
pub fn identity_map(cx: &mut Context, n: u32) -> AffineMap {
    let results: Vec<Expr> = (0..n).map(|i| dim(cx, i)).collect();
    map(cx, n, 0, &results)
}
/// `() -> (c)`
pub fn constant_map(cx: &mut Context, c: i64) -> AffineMap {
    let e = constant(cx, c);
    map(cx, 0, 0, &[e])
}
/// The attribute of a map.
pub fn map_attr(cx: &mut Context, map: AffineMap) -> Attr {
    cx.attr(AttrData::AffineMap(map))
}
/// The map of an attribute.
pub fn attr_map(cx: &Context, a: Attr) -> Option<AffineMap> {
    match cx.attr_data(a) {
        AttrData::AffineMap(m) => Some(m),
        _ => None,
    }
}
/// Whether a map returns its dimensions in order (symbols may be declared but nothing uses them).
pub fn is_identity(cx: &Context, map: AffineMap) -> bool {
    map.n_dims == map.exprs.len && cx.map_exprs(map).enumerate().all(|(i, e)| cx.expr_data(e) == ExprData::Dim(i as u32))
}
/// The number of a map `(...) -> (c)`.
pub fn single_constant(cx: &Context, map: AffineMap) -> Option<i64> {
    let mut results = cx.map_exprs(map);
    let e = results.next().filter(|_| map.exprs.len == 1)?;
    as_const(cx, e)
}
/// The values of a map at a point (dimensions, then symbols); `None` where one is undefined.
pub fn eval_map(cx: &Context, map: AffineMap, operands: &[i64]) -> Option<Vec<i64>> {
    let (dims, syms) = operands.split_at_checked(map.n_dims as usize)?;
    cx.map_exprs(map).map(|e| eval(cx, e, dims, syms)).collect()
}
/// The values of a map where some operands (dimensions, then symbols) are known; `None` if one of the values mentions
/// another operand, be it times 0.
pub fn eval_known(cx: &Context, map: AffineMap, operands: &[Option<i64>]) -> Option<Vec<i64>> {
    let mut stack: Vec<Expr> = cx.map_exprs(map).collect();
    while let Some(e) = stack.pop() {
        let at = match cx.expr_data(e) {
            ExprData::Dim(i) => i,
            ExprData::Symbol(i) => map.n_dims + i,
            d => {
                stack.extend(children(d).into_iter().flat_map(|(a, b)| [a, b]));
                continue;
            }
        };
        (*operands.get(at as usize)?)?;
    }
    let known: Vec<i64> = operands.iter().map(|o| o.unwrap_or(0)).collect();
    eval_map(cx, map, &known)
}
/// `outer` after `inner`: `inner`'s results are `outer`'s dimensions. The result has `inner`'s dimensions, and
/// `outer`'s symbols before `inner`'s. `None` if the counts do not fit or the result is too deep.
pub fn compose(cx: &mut Context, outer: AffineMap, inner: AffineMap) -> Option<AffineMap> {
    if outer.n_dims != inner.exprs.len {
        return None;
    }
    let shifted: Vec<Expr> = (0..inner.n_syms).map(|i| symbol(cx, outer.n_syms + i)).collect();
    let inner_exprs: Vec<Expr> = cx.map_exprs(inner).collect();
    let dims: Vec<Expr> = inner_exprs.into_iter().map(|e| replace(cx, e, &[], &shifted)).collect();
    let outer_exprs: Vec<Expr> = cx.map_exprs(outer).collect();
    let results: Vec<Expr> = outer_exprs.into_iter().map(|e| replace(cx, e, &dims, &[])).collect();
    if results.iter().any(|&e| cx.expr_facts(e).depth > MAX_DEPTH) {
        return None;
    }
    Some(map(cx, inner.n_dims, outer.n_syms + inner.n_syms, &results))
}

// Strides.

/// Strides and offset of a ranked memref, [`DYNAMIC`] where not constant; `None` if its layout is not strided (or the
/// type is no ranked memref).
pub fn strides_of(cx: &Context, memref: Type) -> Option<(Vec<i64>, i64)> {
    let TypeData::MemRef { dims, layout, .. } = cx.type_data(memref) else { return None };
    layout_strides(cx, cx.shape(dims), layout)
}

/// The same for a layout attribute (`Attr::NONE` is the identity) over a shape.
pub fn layout_strides(cx: &Context, shape: &[i64], layout: Attr) -> Option<(Vec<i64>, i64)> {
    if layout.is_none() {
        return Some((canonical_strides(shape), 0));
    }
    match cx.attr_data(layout) {
        AttrData::Strided { offset, strides } => Some((cx.shape(strides).to_vec(), offset)),
        AttrData::AffineMap(map) if is_identity(cx, map) => Some((canonical_strides(shape), 0)),
        AttrData::AffineMap(map) => {
            let e = cx.map_exprs(map).next().filter(|_| map.exprs.len == 1)?;
            let mut sums = Sums { strides: alloc::vec![0; map.n_dims as usize], offset: 0 };
            sums.collect(cx, e, 1)?;
            Some((sums.strides, sums.offset))
        }
        _ => None,
    }
}

/// Row-major strides of a shape: dynamic left of a dynamic size or of a size 0 (or past 64 bits), as upstream has it.
pub fn canonical_strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = alloc::vec![0; shape.len()];
    let mut running = 1i64;
    for (stride, &size) in strides.iter_mut().zip(shape).rev() {
        *stride = running;
        running = if size == 0 { DYNAMIC } else { times(running, size) };
    }
    strides
}

fn plus(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.checked_add(b).unwrap_or(DYNAMIC) }
}
fn times(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        _ => a.checked_mul(b).unwrap_or(DYNAMIC),
    }
}

/// Coefficients of dimensions found so far. A symbol's value is not known, so it counts as [`DYNAMIC`].
struct Sums {
    strides: Vec<i64>,
    offset: i64,
}

impl Sums {
    fn collect(&mut self, cx: &Context, e: Expr, factor: i64) -> Option<()> {
        match cx.expr_data(e) {
            ExprData::Const(c) => self.offset = plus(self.offset, times(c, factor)),
            ExprData::Symbol(_) => self.offset = plus(self.offset, times(DYNAMIC, factor)),
            ExprData::Dim(i) => {
                let s = self.strides.get_mut(i as usize)?;
                *s = plus(*s, factor);
            }
            ExprData::Add(a, b) => {
                self.collect(cx, a, factor)?;
                self.collect(cx, b, factor)?;
            }
            ExprData::Mul(a, b) => {
                let (dims, scale) = if cx.expr_facts(a).symbolic { (b, a) } else { (a, b) };
                let scale = match cx.expr_data(scale) {
                    ExprData::Const(c) => c,
                    _ => DYNAMIC,
                };
                self.collect(cx, dims, times(factor, scale))?;
            }
            ExprData::Mod(..) | ExprData::FloorDiv(..) | ExprData::CeilDiv(..) => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn construction_simplifies() {
        let cx = &mut Context::new();
        let (d0, d1, s0) = (dim(cx, 0), dim(cx, 1), symbol(cx, 0));
        let (c2, c3, c4) = (constant(cx, 2), constant(cx, 3), constant(cx, 4));
        let twice = add(cx, d0, d0);
        assert_eq!(cx.expr_data(twice), ExprData::Mul(d0, c2));
        let moved = add(cx, c3, d0);
        assert_eq!(cx.expr_data(moved), ExprData::Add(d0, c3));
        let swapped = add(cx, s0, d0);
        assert_eq!(cx.expr_data(swapped), ExprData::Add(d0, s0));
        let q = floordiv(cx, d0, c4);
        let q4 = mul(cx, q, c4);
        let m = sub(cx, d0, q4);
        assert_eq!(cx.expr_data(m), ExprData::Mod(d0, c4));
        let d4 = mul(cx, d0, c4);
        let half = floordiv(cx, d4, c2);
        assert_eq!(cx.expr_data(half), ExprData::Mul(d0, c2));
        let sum = add(cx, d4, d1);
        let r = rem(cx, sum, c4);
        assert_eq!(cx.expr_data(r), ExprData::Mod(d1, c4));
    }

    #[test]
    fn strides_of_layouts() {
        let cx = &mut Context::new();
        let t = cx.memref_type(&[2, DYNAMIC, 3], Type::F32, Attr::NONE, Attr::NONE);
        assert_eq!(strides_of(cx, t), Some((alloc::vec![DYNAMIC, 3, 1], 0)));
        let (d0, d1, s0) = (dim(cx, 0), dim(cx, 1), symbol(cx, 0));
        let c5 = constant(cx, 5);
        let a = mul(cx, d0, s0);
        let b = mul(cx, d1, c5);
        let e = add(cx, a, b);
        let e = add(cx, e, c5);
        let m = map(cx, 2, 1, &[e]);
        let m = map_attr(cx, m);
        assert_eq!(layout_strides(cx, &[4, 4], m), Some((alloc::vec![DYNAMIC, 5], 5)));
    }
}
