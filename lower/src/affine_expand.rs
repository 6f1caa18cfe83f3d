//! `--affine-expand-index-ops`: indices taken apart and put together, as arithmetic, or as release 19 has it, by
//! `affine.apply`. Source: mlir-opt.

use alloc::vec::Vec;

use ir::attr::ExprData;
use ir::dialect::affine as dialect;
use ir::dialect::affine_index::basis;
use ir::{Expr, Op, Sym, Type, Value, affine};

use crate::affine::constant;
use crate::affine_canon::{Applied, compose};
use crate::affine_index::RULES;
use crate::pass::PassContext;
use crate::sweep::{Rewriter, Rule, Rules};

/// Runs the pass on each of `ops`. Release 19 has no operation that puts indices together.
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = Rules::new();
    match cx.m.cx.early_folds {
        true => rules.add(&[Rule { opcode: dialect::DELINEARIZE_INDEX, rewrite: applied }]),
        false => rules.add(RULES),
    };
    let opts = crate::convert::options(cx);
    crate::greedy_rules::run(cx.m, cx.release.version, ops, &rules, &opts, cx.diags)
}

/// An index taken apart by `affine.apply`: what is left of it, rounded down and modulo what each digit counts.
fn applied(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &at in ops {
        let (index, n) = (rw.m.operand(at, 0), rw.m.n_results(at));
        // Of the first digit nobody asks for the bound.
        let Some(bounds) = basis(rw.m, at).1.get(1..).map(<[Value]>::to_vec) else { continue };
        if bounds.len() + 1 != n {
            continue;
        }
        rw.at(at);
        let cx = &mut rw.m.cx;
        // Upstream composes products one factor at a time: the last one stands in front, the first two behind all others.
        let k = bounds.len();
        let order: Vec<usize> = if k > 2 { (2..k).rev().chain([0, 1]).collect() } else { (0..k).collect() };
        let symbols: Vec<Expr> = (0..k).map(|i| affine::symbol(cx, order.iter().position(|&o| o == i).unwrap_or(i) as u32)).collect();
        let mut rest = affine::dim(cx, 0);
        let mut digits = Vec::with_capacity(n);
        for i in 0..k {
            let Some(count) = symbols[i..].iter().copied().reduce(|a, b| affine::mul(cx, a, b)) else { break };
            digits.push(affine::floordiv(cx, rest, count));
            rest = affine::rem(cx, rest, count);
        }
        digits.push(rest);
        let operands: Vec<Value> = core::iter::once(index).chain(order.iter().map(|&i| bounds[i])).collect();
        let cx = &mut rw.m.cx;
        let applied: Option<Vec<Applied>> = digits
            .into_iter()
            .map(|digit| {
                let map = affine::map(cx, 1, k as u32, &[digit]);
                Applied::of(cx, map, &operands)
            })
            .collect();
        // There is a limit to how many operands a map may have.
        let Some(applied) = applied else { continue };
        let out: Vec<Value> = applied.into_iter().map(|a| composed(rw, a)).collect();
        rw.replace(at, &out);
    }
}

/// `affine.apply`, or what it comes to.
fn composed(rw: &mut Rewriter<'_>, mut a: Applied) -> Value {
    compose(rw.m, &mut a);
    let map = a.map(&mut rw.m.cx);
    let known = rw.m.cx.map_exprs(map).next().map(|e| rw.m.cx.expr_data(e));
    let (operands, n_dims) = (a.operands(), map.n_dims as usize);
    match known {
        Some(ExprData::Const(k)) => constant(rw, k),
        Some(ExprData::Dim(i)) => operands[i as usize],
        Some(ExprData::Symbol(i)) => operands[n_dims + i as usize],
        _ => {
            let map = affine::map_attr(&mut rw.m.cx, map);
            let attrs = rw.m.cx.dict_one(Sym::MAP, map);
            rw.value(dialect::APPLY, &operands, Type::INDEX, attrs)
        }
    }
}
