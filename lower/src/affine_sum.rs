//! Affine expressions as sums in upstream's order: dimensions, symbols, quotients, the constant; and expressions with
//! products of what is no number, whose order is another one. Source: mlir-opt.

use alloc::vec::Vec;

use ir::attr::ExprData;
use ir::{Context, Expr, affine};

/// Expressions of more nodes than this are left alone, so that chains of operations do not make them grow without end.
pub(crate) const MAX_NODES: usize = 256;

/// The number of nodes of an expression, counted up to a limit.
pub(crate) fn nodes(cx: &Context, e: Expr) -> usize {
    let (mut n, mut stack) = (0, alloc::vec![e]);
    while let Some(e) = stack.pop() {
        n += 1;
        if n > MAX_NODES {
            break;
        }
        if let Some((a, b)) = affine::children(cx.expr_data(e)) {
            stack.extend([a, b]);
        }
    }
    n
}

/// What a linear expression has coefficients of: dimensions, symbols, then quotients in the order of their first use.
pub(crate) type Var = (u8, u32);
pub(crate) const DIM: u8 = 0;
pub(crate) const SYMBOL: u8 = 1;
const LOCAL: u8 = 2;

/// A sum of products with numbers, sorted by variable.
#[derive(Clone, Default)]
pub(crate) struct Sum {
    pub terms: Vec<(Var, i64)>,
    pub constant: i64,
}

impl Sum {
    fn var(v: Var) -> Sum {
        Sum { terms: alloc::vec![(v, 1)], constant: 0 }
    }
    fn add(&self, other: &Sum, by: i64) -> Option<Sum> {
        let mut out = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut x, mut y) = (self.terms.as_slice(), other.terms.as_slice());
        loop {
            match (x.first(), y.first()) {
                (Some(&a), Some(&b)) if a.0 == b.0 => {
                    let c = a.1.checked_add(b.1.checked_mul(by)?)?;
                    if c != 0 {
                        out.push((a.0, c));
                    }
                    (x, y) = (&x[1..], &y[1..]);
                }
                (Some(&a), b) if b.is_none_or(|b| a.0 < b.0) => {
                    out.push(a);
                    x = &x[1..];
                }
                (_, Some(&b)) => {
                    out.push((b.0, b.1.checked_mul(by)?));
                    y = &y[1..];
                }
                _ => break,
            }
        }
        Some(Sum { terms: out, constant: self.constant.checked_add(other.constant.checked_mul(by)?)? })
    }
    fn times(&self, by: i64) -> Option<Sum> {
        Sum::default().add(self, by)
    }
    pub fn gcd(&self, with: i64) -> i64 {
        self.terms.iter().map(|t| t.1).chain([self.constant]).fold(with, |g, c| {
            let (mut a, mut b) = (g.unsigned_abs(), c.unsigned_abs());
            while b != 0 {
                (a, b) = (b, a % b);
            }
            i64::try_from(a).unwrap_or(1)
        })
    }
    fn divided(&self, by: i64) -> Sum {
        Sum { terms: self.terms.iter().map(|t| (t.0, t.1 / by)).collect(), constant: self.constant / by }
    }
}

/// An expression as a sum in upstream's order: dimensions, symbols, quotients, the constant. Expressions that are not
/// linear in that sense stay as they are.
pub(crate) fn sum_of(cx: &mut Context, e: Expr) -> Expr {
    if nodes(cx, e) > MAX_NODES {
        return e;
    }
    if is_rest_of_multiple(cx, e) {
        return affine::constant(cx, 0);
    }
    let mut locals = Vec::new();
    let pure = is_pure(cx, e);
    let Some(s) = flatten_all(cx, e, &mut locals, !pure) else { return e };
    let plain = expr_of(cx, &s, &locals);
    if pure || plain == e { plain } else { in_order(cx, s, &locals) }
}

/// Whether products have a factor that is a number, and quotients such a divisor.
fn is_pure(cx: &Context, e: Expr) -> bool {
    let data = cx.expr_data(e);
    let Some((a, b)) = affine::children(data) else { return true };
    let number = |e: Expr| affine::as_const(cx, e).is_some();
    let fits = match data {
        ExprData::Add(..) => true,
        ExprData::Mul(..) => number(a) || number(b),
        _ => number(b),
    };
    fits && is_pure(cx, a) && is_pure(cx, b)
}

/// A sum with products or quotients of what is no number, sorted by the number of the first dimension or symbol: a
/// dimension, quotients of it by numbers, products of it with symbols, then the symbol of that number and products that
/// begin with it. Other products and quotients stand at the end.
fn in_order(cx: &mut Context, mut s: Sum, locals: &[Expr]) -> Expr {
    let place = |v: Var| match v {
        (DIM, i) => (i, 0, 0),
        (SYMBOL, i) => (i, 3, 0),
        (_, at) => {
            let expr = locals.get(at as usize).map(|&e| cx.expr_data(e)).and_then(affine::children);
            match expr.map(|(a, b)| (cx.expr_data(a), cx.expr_data(b))) {
                Some((ExprData::Dim(i), ExprData::Symbol(j))) => (i, 2, j),
                Some((ExprData::Dim(i), ExprData::Const(_))) => (i, 1, at),
                Some((ExprData::Symbol(i), ExprData::Symbol(_) | ExprData::Const(_))) => (i, 4, at),
                _ => (u32::MAX, 0, at),
            }
        }
    };
    ir::order::sort_by_key(&mut s.terms, |&(v, _)| place(v));
    expr_of(cx, &s, locals)
}

/// Whether an expression is `(x - x mod n) mod n`, its sum in any order.
fn is_rest_of_multiple(cx: &mut Context, e: Expr) -> bool {
    let ExprData::Mod(sum, n) = cx.expr_data(e) else { return false };
    let (mut stack, mut terms) = (alloc::vec![sum], Vec::new());
    while let Some(e) = stack.pop() {
        match cx.expr_data(e) {
            ExprData::Add(a, b) => stack.extend([a, b]),
            _ => terms.push(e),
        }
    }
    let rest = terms.iter().enumerate().find_map(|(i, &t)| {
        let ExprData::Mul(a, b) = cx.expr_data(t) else { return None };
        let ExprData::Mod(x, by) = cx.expr_data(a) else { return None };
        (by == n && affine::as_const(cx, b) == Some(-1)).then_some((i, x))
    });
    let Some((at, x)) = rest else { return false };
    terms.remove(at);
    let mut locals = Vec::new();
    let mut others = Sum::default();
    for t in terms {
        let Some(sum) = flatten(cx, t, &mut locals).and_then(|s| others.add(&s, 1)) else { return false };
        others = sum;
    }
    flatten(cx, x, &mut locals).is_some_and(|x| x.terms == others.terms && x.constant == others.constant)
}

pub(crate) fn expr_of(cx: &mut Context, s: &Sum, locals: &[Expr]) -> Expr {
    let mut sum = affine::constant(cx, 0);
    for &((kind, i), c) in &s.terms {
        let v = match kind {
            DIM => affine::dim(cx, i),
            SYMBOL => affine::symbol(cx, i),
            _ => locals[i as usize],
        };
        let c = affine::constant(cx, c);
        let t = affine::mul(cx, v, c);
        sum = affine::add(cx, sum, t);
    }
    let constant = affine::constant(cx, s.constant);
    affine::add(cx, sum, constant)
}

/// The sum that an expression is; `None` past 64 bits, or for products and quotients of what is no number.
pub(crate) fn flatten(cx: &mut Context, e: Expr, locals: &mut Vec<Expr>) -> Option<Sum> {
    flatten_all(cx, e, locals, false)
}

/// The same, where products and quotients of what is no number may be terms too.
fn flatten_all(cx: &mut Context, e: Expr, locals: &mut Vec<Expr>, any: bool) -> Option<Sum> {
    let data = cx.expr_data(e);
    let (a, b) = match data {
        ExprData::Const(c) => return Some(Sum { terms: Vec::new(), constant: c }),
        ExprData::Dim(i) => return Some(Sum::var((DIM, i))),
        ExprData::Symbol(i) => return Some(Sum::var((SYMBOL, i))),
        _ => affine::children(data)?,
    };
    let a = flatten_all(cx, a, locals, any)?;
    let b = flatten_all(cx, b, locals, any)?;
    if let ExprData::Add(..) = data {
        return a.add(&b, 1);
    }
    if !b.terms.is_empty() {
        if !any {
            return None;
        }
        let (a, b) = (expr_of(cx, &a, locals), expr_of(cx, &b, locals));
        let e = match data {
            ExprData::Mul(..) => affine::mul(cx, a, b),
            ExprData::Mod(..) => affine::rem(cx, a, b),
            ExprData::FloorDiv(..) => affine::floordiv(cx, a, b),
            _ => affine::ceildiv(cx, a, b),
        };
        return Some(Sum::var((LOCAL, local(locals, e))));
    }
    let n = b.constant;
    if let ExprData::Mul(..) = data {
        return a.times(n);
    }
    if n <= 0 {
        return None;
    }
    let g = a.gcd(n);
    let (dividend, divisor) = (a.divided(g), n / g);
    let modulo = matches!(data, ExprData::Mod(..));
    if divisor == 1 {
        return Some(if modulo { Sum::default() } else { dividend });
    }
    let x = expr_of(cx, &dividend, locals);
    let by = affine::constant(cx, divisor);
    let quotient = if let ExprData::CeilDiv(..) = data { affine::ceildiv(cx, x, by) } else { affine::floordiv(cx, x, by) };
    let q = Sum::var((LOCAL, local(locals, quotient)));
    if modulo { a.add(&q, n.checked_neg()?) } else { Some(q) }
}

/// The number of a term among those that are neither dimensions nor symbols.
fn local(locals: &mut Vec<Expr>, e: Expr) -> u32 {
    let at = locals.iter().position(|&l| l == e).unwrap_or_else(|| {
        locals.push(e);
        locals.len() - 1
    });
    at as u32
}
