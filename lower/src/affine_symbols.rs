//! Making `affine.apply` of symbols, where the dialect is not there to be read: constants are put in, operands made by other
//! `affine.apply` are composed, equal ones merged, unused ones dropped, the expression brought to upstream's normal form.

use alloc::vec::Vec;

use ir::affine;
use ir::attr::ExprData;
use ir::dialect::affine as dialect;
use ir::{Context, Expr, Module, Sym, Value};

use crate::affine_apply::{Applied, Mixed};
use crate::fold::constant_of;

/// Operands compose through at most this many others.
const MAX_COMPOSED: usize = 64;

/// `expr` of symbols `s0..` that stand for `operands`.
pub fn apply(m: &mut Module, expr: Expr, operands: &[Mixed]) -> Applied {
    // Everything becomes a symbol or a number first.
    let mut values: Vec<Value> = Vec::new();
    let mut replacements: Vec<Expr> = Vec::new();
    for &o in operands {
        let e = match o {
            Mixed::Number(n) => affine::constant(&mut m.cx, n),
            Mixed::Value(v) => {
                values.push(v);
                affine::symbol(&mut m.cx, values.len() as u32 - 1)
            }
        };
        replacements.push(e);
    }
    let expr = affine::replace(&mut m.cx, expr, &[], &replacements);
    // Look through other applications; what those use comes behind.
    let mut promoted: Vec<Expr> = Vec::new();
    let mut i = 0;
    while i < values.len() && values.len() < MAX_COMPOSED {
        promoted.push(match known(m, values[i], &mut values) {
            Some(e) => e,
            None => affine::symbol(&mut m.cx, i as u32),
        });
        i += 1;
    }
    // Definitions come behind their users in `values`, so going backwards resolves each once.
    for i in (0..promoted.len()).rev() {
        let list: Vec<Expr> = (0..values.len())
            .map(|j| promoted.get(j).copied().filter(|_| j > i))
            .enumerate()
            .map(|(j, e)| e.unwrap_or_else(|| affine::symbol(&mut m.cx, j as u32)))
            .collect();
        promoted[i] = affine::replace(&mut m.cx, promoted[i], &[], &list);
    }
    let expr = affine::replace(&mut m.cx, expr, &[], &promoted);
    let (expr, operands) = canonical(m, expr, &values);
    let expr = normal_form(&mut m.cx, expr);
    match m.cx.expr_data(expr) {
        ExprData::Const(n) => return Applied::Known(Mixed::Number(n)),
        ExprData::Symbol(i) => {
            if let Some(&v) = operands.get(i as usize) {
                return Applied::Known(Mixed::Value(v));
            }
        }
        _ => {}
    }
    let map = affine::map(&mut m.cx, 0, operands.len() as u32, &[expr]);
    let map = affine::map_attr(&mut m.cx, map);
    Applied::Apply(m.cx.dict_one(Sym::MAP, map), operands)
}

/// What an application is in terms of other values, which are added to `values` as symbols.
fn known(m: &mut Module, v: Value, values: &mut Vec<Value>) -> Option<Expr> {
    let def = m.def_op(v).filter(|&d| m.kind(d) == dialect::APPLY)?;
    let map = affine::attr_map(&m.cx, m.attr(def, Sym::MAP)?)?;
    let inner = m.cx.map_exprs(map).next()?;
    let operands = m.operands(def).to_vec();
    let base = values.len();
    if operands.len() != (map.n_dims + map.n_syms) as usize || base + operands.len() > MAX_COMPOSED {
        return None;
    }
    let symbols: Vec<Expr> = (0..operands.len()).map(|i| affine::symbol(&mut m.cx, i as u32)).collect();
    let (dims, syms) = symbols.split_at(map.n_dims as usize);
    let inner = affine::replace(&mut m.cx, inner, dims, syms);
    let (inner, operands) = canonical(m, inner, &operands);
    let symbols: Vec<Expr> = (0..operands.len()).map(|i| affine::symbol(&mut m.cx, (base + i) as u32)).collect();
    values.extend(operands);
    Some(affine::replace(&mut m.cx, inner, &[], &symbols))
}

/// Drops unused operands, puts in constants and merges equal operands, in this order: an operand that only a constant made
/// unused stays.
fn canonical(m: &mut Module, expr: Expr, values: &[Value]) -> (Expr, Vec<Value>) {
    let mut used = alloc::vec![false; values.len()];
    mark(&m.cx, expr, &mut used);
    let mut operands: Vec<Value> = Vec::new();
    let mut list: Vec<Expr> = Vec::with_capacity(values.len());
    for (i, &v) in values.iter().enumerate() {
        let constant = constant_of(m, v).and_then(|a| m.cx.int_value(a));
        list.push(match constant {
            _ if !used[i] => affine::constant(&mut m.cx, 0),
            Some(n) => affine::constant(&mut m.cx, n),
            None => {
                let at = operands.iter().position(|&o| o == v).unwrap_or_else(|| {
                    operands.push(v);
                    operands.len() - 1
                });
                affine::symbol(&mut m.cx, at as u32)
            }
        });
    }
    (affine::replace(&mut m.cx, expr, &[], &list), operands)
}

fn mark(cx: &Context, e: Expr, used: &mut [bool]) {
    let mut stack = alloc::vec![e];
    while let Some(e) = stack.pop() {
        match cx.expr_data(e) {
            ExprData::Symbol(i) => {
                if let Some(u) = used.get_mut(i as usize) {
                    *u = true;
                }
            }
            d => {
                if let Some((a, b)) = affine::children(d) {
                    stack.extend([a, b]);
                }
            }
        }
    }
}

/// A factor of a product: a symbol, or something that is no sum or product.
type Factor = (u32, u32);
/// Marks a missing factor; sorts before all others.
const NO_FACTOR: Factor = (0, 0);

/// Sums of products of at most two factors, sorted by factors, with the constant last: the order in which upstream's
/// flattening gives them. Other expressions stay as they are.
pub fn normal_form(cx: &mut Context, e: Expr) -> Expr {
    let mut terms: Terms = Vec::new();
    if collect(cx, e, 1, 0, &mut terms).and_then(|()| merge(&mut terms)).is_none() {
        return e;
    }
    let constant = match terms.first() {
        Some(&(key, c)) if key == (NO_FACTOR, NO_FACTOR) => {
            terms.remove(0);
            c
        }
        _ => 0,
    };
    let mut sum: Option<Expr> = None;
    for ((a, b), c) in terms {
        if c == 0 {
            continue;
        }
        let mut t = factor(cx, a);
        if b != NO_FACTOR {
            let b = factor(cx, b);
            t = affine::mul(cx, t, b);
        }
        let c = affine::constant(cx, c);
        let t = affine::mul(cx, t, c);
        sum = Some(match sum {
            None => t,
            Some(s) => affine::add(cx, s, t),
        });
    }
    let constant = affine::constant(cx, constant);
    match sum {
        None => constant,
        Some(s) => affine::add(cx, s, constant),
    }
}

fn factor(cx: &mut Context, f: Factor) -> Expr {
    match f.0 {
        1 => affine::symbol(cx, f.1),
        _ => Expr(f.1),
    }
}

/// Expressions deeper than this stay as they are.
const MAX_DEPTH: u32 = 200;

/// Products of at most two factors, with what they are multiplied by.
type Terms = Vec<((Factor, Factor), i64)>;

/// Sorts by factors and adds up equal ones; `None` on overflow.
fn merge(terms: &mut Terms) -> Option<()> {
    ir::order::sort_by_key(terms, |t| t.0);
    let mut out: Terms = Vec::with_capacity(terms.len());
    for &(key, c) in terms.iter() {
        match out.last_mut() {
            Some(last) if last.0 == key => last.1 = last.1.checked_add(c)?,
            _ => out.push((key, c)),
        }
    }
    *terms = out;
    Some(())
}

fn collect(cx: &mut Context, e: Expr, by: i64, depth: u32, terms: &mut Terms) -> Option<()> {
    if depth > MAX_DEPTH {
        return None;
    }
    let mut put = |key: (Factor, Factor), c: i64| {
        terms.push((key, c));
        Some(())
    };
    match cx.expr_data(e) {
        ExprData::Const(c) => put((NO_FACTOR, NO_FACTOR), c.checked_mul(by)?),
        ExprData::Symbol(i) => put(((1, i), NO_FACTOR), by),
        ExprData::Dim(_) => None,
        ExprData::Add(a, b) => {
            collect(cx, a, by, depth + 1, terms)?;
            collect(cx, b, by, depth + 1, terms)
        }
        ExprData::Mul(a, b) => {
            if let Some(c) = affine::as_const(cx, b) {
                return collect(cx, a, by.checked_mul(c)?, depth + 1, terms);
            }
            let (mut left, mut right) = (Terms::new(), Terms::new());
            collect(cx, a, 1, depth + 1, &mut left)?;
            collect(cx, b, 1, depth + 1, &mut right)?;
            merge(&mut left)?;
            merge(&mut right)?;
            for &((a0, a1), ca) in &left {
                for &((b0, b1), cb) in &right {
                    let mut factors: Vec<Factor> = [a0, a1, b0, b1].into_iter().filter(|&f| f != NO_FACTOR).collect();
                    ir::order::sort_by_key(&mut factors, |&f| f);
                    let key = match factors[..] {
                        [] => (NO_FACTOR, NO_FACTOR),
                        [a] => (a, NO_FACTOR),
                        [a, b] => (a, b),
                        _ => return None,
                    };
                    let c = by.checked_mul(ca)?.checked_mul(cb)?;
                    terms.push((key, c));
                }
            }
            Some(())
        }
        ExprData::Mod(..) | ExprData::FloorDiv(..) | ExprData::CeilDiv(..) => put(((2, e.0), NO_FACTOR), by),
    }
}
