//! Syntax, checks and folds of `affine.apply`, `affine.min` and `affine.max`: a map applied to dimensions and symbols.

use alloc::format;
use alloc::vec::Vec;

use super::affine_access as access;
use crate::affine;
use crate::attr::{AttrData, ExprData};
use crate::diag::Diags;
use crate::id::{Attr, Expr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::Folded;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;

/// `map(%dims)[%symbols] {attrs}`
pub fn parse_map_op(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let map = p.attr(None)?;
    let AttrData::AffineMap(data) = p.m.cx.attr_data(map) else {
        return Err(p.error(loc, "expected-affine-map", "expected an affine map"));
    };
    st.attrs.push((Sym::MAP, map));
    super::affine_loops::map_operands(p, st, data, "the map")?;
    st.results.push(Type::INDEX);
    p.opt_attr_dict(&mut st.attrs)
}

/// Writes the same.
pub fn print_map_op(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    let Some(map) = m.attr(op, Sym::MAP) else { return };
    p.attr(map);
    let n_dims = affine::attr_map(&m.cx, map).map_or(0, |m| m.n_dims as usize);
    print_operands(p, n_dims, m.operands(op));
    p.attr_dict(op, &[Sym::MAP]);
}

/// Writes `(%dims)[%symbols]`, so many dimensions.
pub fn print_operands(p: &mut Printer<'_>, n_dims: usize, operands: &[Value]) {
    let (dims, syms) = operands.split_at(n_dims.min(operands.len()));
    p.s("(");
    p.values(dims);
    p.s(")");
    if !syms.is_empty() {
        p.s("[");
        p.values(syms);
        p.s("]");
    }
}

/// As many operands as the map takes.
pub fn verify_map_op(m: &Module, op: Op, d: &mut Diags) {
    let Some(map) = m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&m.cx, a)) else { return };
    let (want, got) = ((map.n_dims + map.n_syms) as usize, m.n_operands(op));
    if want != got {
        return d.error(
            "operand-count",
            m.op_record[op].loc,
            format!("'{}' op has a map of {want} operands but {got} operands", m.op_name(op)),
        );
    }
    let n = m.cx.map_exprs(map).count();
    if n == 0 || (n != 1 && m.kind(op) == super::affine::APPLY) {
        d.error("map-results", m.op_record[op].loc, format!("'{}' op cannot have a map of {n} results", m.op_name(op)));
    }
    if m.kind(op) == super::affine::APPLY && map.n_syms > 0 && !m.cx.early_folds {
        let scope = access::scope_of(m, op);
        let symbols = &m.operands(op)[map.n_dims as usize..];
        if symbols.iter().any(|&v| access::is_dim(m, v, scope) && !access::is_symbol(m, v, scope)) {
            d.push(crate::verify::op_error(m, op, "affine-operand", access::NO_SYMBOL));
        }
    }
}

/// A map of constants is constant; one that returns an operand is that operand.
pub fn fold_apply(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let Some(map) = m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&m.cx, a)) else { return false };
    let Some(e) = m.cx.map_exprs(map).next() else { return false };
    let at = match m.cx.expr_data(e) {
        ExprData::Dim(i) => Some(i),
        ExprData::Symbol(i) => Some(map.n_dims + i),
        _ => None,
    };
    if let Some(&v) = at.and_then(|i| m.operands(op).get(i as usize)) {
        out.push(Folded::Value(v));
        return true;
    }
    fold_by(m, op, consts, out, |v| v.first().copied())
}

/// The smallest result of a map of constants; results that are known are numbers.
pub fn fold_min(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    fold_by(m, op, consts, out, |v| v.iter().copied().min()) || known_results(m, op, consts)
}

/// The greatest result of a map of constants; results that are known are numbers.
pub fn fold_max(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    fold_by(m, op, consts, out, |v| v.iter().copied().max()) || known_results(m, op, consts)
}

/// Makes numbers of the results of a map that do not need the operands that are unknown. True if any was none before.
fn known_results(m: &mut Module, op: Op, consts: &[Option<Attr>]) -> bool {
    let Some(map) = m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&m.cx, a)) else { return false };
    let known: Vec<Option<i64>> = consts.iter().map(|c| c.and_then(|a| m.cx.int_value(a))).collect();
    let old: Vec<Expr> = m.cx.map_exprs(map).collect();
    let mut new = Vec::with_capacity(old.len());
    for &e in &old {
        let one = affine::map(&mut m.cx, map.n_dims, map.n_syms, &[e]);
        let value = affine::eval_known(&m.cx, one, &known).and_then(|v| v.first().copied());
        new.push(value.map_or(e, |n| affine::constant(&mut m.cx, n)));
    }
    if new == old {
        return false;
    }
    let map = affine::map(&mut m.cx, map.n_dims, map.n_syms, &new);
    let map = affine::map_attr(&mut m.cx, map);
    m.set_attr(op, Sym::MAP, map);
    true
}

fn fold_by(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>, pick: fn(&[i64]) -> Option<i64>) -> bool {
    let Some(map) = m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&m.cx, a)) else { return false };
    let known: Vec<Option<i64>> = consts.iter().map(|c| c.and_then(|a| m.cx.int_value(a))).collect();
    let Some(n) = affine::eval_known(&m.cx, map, &known).and_then(|v| pick(&v)) else { return false };
    let a = m.cx.int_attr(Type::INDEX, n);
    out.push(Folded::Attr(a));
    true
}
