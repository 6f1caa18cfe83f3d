//! Rules from `affine` to `arith`: applications of affine maps.

use alloc::vec::Vec;

use ir::attr::ExprData;
use ir::dialect::{affine as dialect, arith, enums};
use ir::{AffineMap, Attr, AttrData, Context, Expr, Op, Opcode, Sym, Type, Value, affine};

use crate::options::Options;
use crate::pass::PassContext;
use crate::sweep::{Legality, Rewriter, Rule, Rules, opcodes, sweep};
use crate::types::TypeConverter;

/// The rules of this dialect.
pub static RULES: &[Rule] = &[
    Rule { opcode: dialect::APPLY, rewrite: apply },
    Rule { opcode: dialect::MAX, rewrite: max },
    Rule { opcode: dialect::MIN, rewrite: min },
];

/// The pass `lower-affine`.
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let opts = Options::new(cx.release);
    #[cfg(feature = "extended")]
    crate::affine_canon::compose_operands(cx.m, ops);
    let mut rules = Rules::folding();
    rules.add(RULES).add(crate::affine_index::RULES).add(crate::affine_loops::RULES);
    rules.set(opcodes(arith::ADDF, arith::END), Legality::Legal);
    rules.set(opcodes(ir::dialect::memref::ALLOC, ir::dialect::memref::END), Legality::Legal);
    rules.set(opcodes(ir::dialect::scf::CONDITION, ir::dialect::scf::END), Legality::Legal);
    #[cfg(feature = "extended")]
    rules.set(opcodes(ir::dialect::vector::BITCAST, ir::dialect::vector::END), Legality::Legal);
    sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags)
}

/// Expressions deeper than this are refused.
const MAX_DEPTH: u32 = 4096;

/// Expands the results of maps.
pub(crate) struct Expander<'a> {
    /// The map, for its number of dimensions.
    pub map: AffineMap,
    /// Its operands.
    pub operands: &'a [Value],
    /// Attributes of multiplications.
    pub mul: Attr,
}

impl Expander<'_> {
    fn op(&self, rw: &mut Rewriter<'_>, opcode: Opcode, a: Value, b: Value) -> Value {
        let attrs = if opcode == arith::MULI { self.mul } else { Attr::EMPTY_DICT };
        rw.value(opcode, &[a, b], Type::INDEX, attrs)
    }
    pub fn expand(&self, rw: &mut Rewriter<'_>, e: Expr, depth: u32) -> Option<Value> {
        if depth > MAX_DEPTH {
            return None;
        }
        let both = |rw: &mut Rewriter<'_>, a, b| Some((self.expand(rw, a, depth + 1)?, self.expand(rw, b, depth + 1)?));
        Some(match rw.m.cx.expr_data(e) {
            ExprData::Const(c) => constant(rw, c),
            ExprData::Dim(i) => *self.operands.get(i as usize)?,
            ExprData::Symbol(i) => *self.operands.get((self.map.n_dims + i) as usize)?,
            ExprData::Add(a, b) => {
                let (a, b) = both(rw, a, b)?;
                self.op(rw, arith::ADDI, a, b)
            }
            ExprData::Mul(a, b) => {
                let (a, b) = both(rw, a, b)?;
                self.op(rw, arith::MULI, a, b)
            }
            // The remainder of a division to zero is negative for negative operands.
            ExprData::Mod(a, b) => {
                let (a, b) = both(rw, a, b)?;
                let rest = self.op(rw, arith::REMSI, a, b);
                let zero = constant(rw, 0);
                let negative = compare(rw, "slt", rest, zero);
                let moved = self.op(rw, arith::ADDI, rest, b);
                select(rw, negative, moved, rest)
            }
            // `a < 0 ? -1 - (-1 - a) / b : a / b`
            ExprData::FloorDiv(a, b) => {
                let (a, b) = both(rw, a, b)?;
                let zero = constant(rw, 0);
                let minus = constant(rw, -1);
                let negative = compare(rw, "slt", a, zero);
                let mirrored = self.op(rw, arith::SUBI, minus, a);
                let dividend = select(rw, negative, mirrored, a);
                let quotient = self.op(rw, arith::DIVSI, dividend, b);
                let mirrored = self.op(rw, arith::SUBI, minus, quotient);
                select(rw, negative, mirrored, quotient)
            }
            // `a <= 0 ? -(-a / b) : (a - 1) / b + 1`
            ExprData::CeilDiv(a, b) => {
                let (a, b) = both(rw, a, b)?;
                let zero = constant(rw, 0);
                let one = constant(rw, 1);
                let low = compare(rw, "sle", a, zero);
                let negated = self.op(rw, arith::SUBI, zero, a);
                let less = self.op(rw, arith::SUBI, a, one);
                let dividend = select(rw, low, negated, less);
                let quotient = self.op(rw, arith::DIVSI, dividend, b);
                let negated = self.op(rw, arith::SUBI, zero, quotient);
                let more = self.op(rw, arith::ADDI, quotient, one);
                select(rw, low, negated, more)
            }
        })
    }
}

pub(crate) fn constant(rw: &mut Rewriter<'_>, n: i64) -> Value {
    let n = rw.m.cx.int_attr(Type::INDEX, n);
    let attrs = rw.m.cx.dict_one(Sym::VALUE, n);
    rw.value(arith::CONSTANT, &[], Type::INDEX, attrs)
}

/// The attributes of `arith.cmpi` by a predicate.
pub(crate) fn compared_by(cx: &mut Context, predicate: &str) -> Attr {
    let p = enums::ENUMS[enums::CMPI_PREDICATE as usize].value(predicate).unwrap_or(0);
    let p = cx.int_attr(Type::I64, p as i64);
    cx.dict_one(Sym::PREDICATE, p)
}

pub(crate) fn compare(rw: &mut Rewriter<'_>, predicate: &str, a: Value, b: Value) -> Value {
    let attrs = compared_by(&mut rw.m.cx, predicate);
    rw.value(arith::CMPI, &[a, b], Type::I1, attrs)
}

pub(crate) fn select(rw: &mut Rewriter<'_>, cond: Value, yes: Value, no: Value) -> Value {
    rw.value(arith::SELECT, &[cond, yes, no], Type::INDEX, Attr::EMPTY_DICT)
}

/// The divisors of an expression that are no positive numbers.
pub(crate) fn bad_divisor(rw: &Rewriter<'_>, map: AffineMap) -> bool {
    let mut stack: Vec<Expr> = rw.m.cx.map_exprs(map).collect();
    while let Some(e) = stack.pop() {
        let data = rw.m.cx.expr_data(e);
        if let ExprData::Mod(_, b) | ExprData::FloorDiv(_, b) | ExprData::CeilDiv(_, b) = data
            && affine::as_const(&rw.m.cx, b).is_some_and(|c| c <= 0)
        {
            return true;
        }
        if let Some((a, b)) = affine::children(data) {
            stack.extend([a, b]);
        }
    }
    false
}

/// The attributes of multiplications.
pub(crate) fn multiply(rw: &mut Rewriter<'_>) -> Attr {
    if !rw.opts.release.affine_multiply_nsw {
        return Attr::EMPTY_DICT;
    }
    let nsw = rw.m.cx.attr(AttrData::Enum { def: enums::ARITH_OVERFLOW, value: 1 });
    rw.m.cx.dict_one(Sym::OVERFLOW_FLAGS, nsw)
}

fn results(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Value>> {
    let map = rw.m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&rw.m.cx, a))?;
    if bad_divisor(rw, map) {
        rw.error("division-by-nonpositive", op, "division and modulus by a number that is not positive");
        return None;
    }
    let mul = multiply(rw);
    let operands = rw.m.operands(op).to_vec();
    let x = Expander { map, operands: &operands, mul };
    rw.at(op);
    let exprs: Vec<Expr> = rw.m.cx.map_exprs(map).collect();
    let out: Option<Vec<Value>> = exprs.into_iter().map(|e| x.expand(rw, e, 0)).collect();
    if out.is_none() {
        rw.error("expression-too-deep", op, "the affine expression nests too deep");
    }
    out
}

fn apply(rw: &mut Rewriter<'_>, ops: &[Op]) {
    reduce(rw, ops, arith::MINSI);
}

fn min(rw: &mut Rewriter<'_>, ops: &[Op]) {
    reduce(rw, ops, arith::MINSI);
}

fn max(rw: &mut Rewriter<'_>, ops: &[Op]) {
    reduce(rw, ops, arith::MAXSI);
}

/// All results, then the best of them from left to right.
fn reduce(rw: &mut Rewriter<'_>, ops: &[Op], by: Opcode) {
    for &op in ops {
        let Some(values) = results(rw, op) else { continue };
        let best = values.into_iter().reduce(|a, b| rw.value(by, &[a, b], Type::INDEX, Attr::EMPTY_DICT));
        if let Some(v) = best {
            rw.replace(op, &[v]);
        }
    }
}
