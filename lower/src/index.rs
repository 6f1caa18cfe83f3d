//! `convert-index-to-llvm`: arithmetic on `index` to the LLVM dialect, in integers of the width of `index`.
//! Source: MLIR documentation, "'index' Dialect", and mlir-opt.

use ir::dialect::{index, llvm};
use ir::{Attr, Op, Opcode, Sym, Type, Value};

use crate::build;
use crate::sweep::{Rewriter, Rule};

macro_rules! rules {
    ($($source:ident => $rewrite:expr;)*) => { &[$(Rule { opcode: index::$source, rewrite: $rewrite }),*] };
}

/// The rules of this file.
pub static RULES: &[Rule] = rules! {
    ADD => |rw, ops| each(rw, ops, llvm::ADD);
    AND => |rw, ops| each(rw, ops, llvm::AND);
    BOOL_CONSTANT => bool_constants;
    CASTS => |rw, ops| casts(rw, ops, llvm::SEXT);
    CASTU => |rw, ops| casts(rw, ops, llvm::ZEXT);
    CEILDIVS => |rw, ops| divide(rw, ops, ceil_signed);
    CEILDIVU => |rw, ops| divide(rw, ops, ceil_unsigned);
    CMP => compare;
    CONSTANT => constants;
    DIVS => |rw, ops| each(rw, ops, llvm::SDIV);
    DIVU => |rw, ops| each(rw, ops, llvm::UDIV);
    FLOORDIVS => |rw, ops| divide(rw, ops, floor_signed);
    MAXS => |rw, ops| each(rw, ops, llvm::INTR_SMAX);
    MAXU => |rw, ops| each(rw, ops, llvm::INTR_UMAX);
    MINS => |rw, ops| each(rw, ops, llvm::INTR_SMIN);
    MINU => |rw, ops| each(rw, ops, llvm::INTR_UMIN);
    MUL => |rw, ops| each(rw, ops, llvm::MUL);
    OR => |rw, ops| each(rw, ops, llvm::OR);
    REMS => |rw, ops| each(rw, ops, llvm::SREM);
    REMU => |rw, ops| each(rw, ops, llvm::UREM);
    SHL => |rw, ops| each(rw, ops, llvm::SHL);
    SHRS => |rw, ops| each(rw, ops, llvm::ASHR);
    SHRU => |rw, ops| each(rw, ops, llvm::LSHR);
    SIZEOF => sizes;
    SUB => |rw, ops| each(rw, ops, llvm::SUB);
    XOR => |rw, ops| each(rw, ops, llvm::XOR);
};

/// One operation for each, with the same attributes.
fn each(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode) {
    let ty = rw.types.index_type(&mut rw.m.cx);
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let attrs = rw.m.op_record[op].attrs;
        if rw.turn(op, opcode, attrs, Some(ty)) {
            continue;
        }
        rw.at(op);
        let v = rw.value(opcode, &[a, b], ty, attrs);
        rw.replace(op, &[v]);
    }
}

fn constants(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let ty = rw.types.index_type(&mut rw.m.cx);
    for &op in ops {
        let Some(value) = rw.m.attr(op, Sym::VALUE).and_then(|a| rw.m.cx.int_value(a)) else { continue };
        rw.at(op);
        let v = build::int_constant(rw, ty, value);
        rw.replace(op, &[v]);
    }
}

fn bool_constants(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(value) = rw.m.attr(op, Sym::VALUE) else { continue };
        rw.at(op);
        let v = build::constant(rw, Type::I1, value);
        rw.replace(op, &[v]);
    }
}

/// The width of `index` in bits.
fn sizes(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let ty = rw.types.index_type(&mut rw.m.cx);
    for &op in ops {
        rw.at(op);
        let v = build::int_constant(rw, ty, rw.types.index_width as i64);
        rw.replace(op, &[v]);
    }
}

/// Widens, narrows, or is nothing, as the width of `index` asks.
fn casts(rw: &mut Rewriter<'_>, ops: &[Op], extend: Opcode) {
    for &op in ops {
        let v = rw.m.operand(op, 0);
        let (Some(from), Some(to)) = (rw.ty(v), rw.result_type(op, 0)) else { continue };
        let (Some(from_width), Some(to_width)) = (rw.m.cx.int_width(from), rw.m.cx.int_width(to)) else { continue };
        if from_width == to_width {
            rw.replace(op, &[v]);
            continue;
        }
        let opcode = if to_width < from_width { llvm::TRUNC } else { extend };
        rw.at(op);
        let v = rw.value(opcode, &[v], to, Attr::EMPTY_DICT);
        rw.replace(op, &[v]);
    }
}

/// Only the predicate stays.
fn compare(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let Some(predicate) = rw.m.attr(op, Sym::PRED).and_then(|p| rw.m.cx.enum_value(p).or(rw.m.cx.int_value(p).map(|p| p as u64)))
        else {
            continue;
        };
        rw.at(op);
        let v = cmp(rw, predicate as i64, a, b);
        rw.replace(op, &[v]);
    }
}

const EQ: i64 = 0;
const NE: i64 = 1;
const SLT: i64 = 2;
const SGT: i64 = 4;

fn cmp(rw: &mut Rewriter<'_>, predicate: i64, a: Value, b: Value) -> Value {
    let predicate = rw.m.cx.int_attr(Type::I64, predicate);
    let attrs = rw.m.cx.dict_one(Sym::PREDICATE, predicate);
    rw.value(llvm::ICMP, &[a, b], Type::I1, attrs)
}

/// A division that rounds, built from those that do not.
type Divide = fn(&mut Rewriter<'_>, Type, Value, Value) -> Value;

fn divide(rw: &mut Rewriter<'_>, ops: &[Op], f: Divide) {
    let ty = rw.types.index_type(&mut rw.m.cx);
    for &op in ops {
        let (n, m) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        rw.at(op);
        let v = f(rw, ty, n, m);
        rw.replace(op, &[v]);
    }
}

fn op2(rw: &mut Rewriter<'_>, opcode: Opcode, ty: Type, a: Value, b: Value) -> Value {
    rw.value(opcode, &[a, b], ty, Attr::EMPTY_DICT)
}

fn select(rw: &mut Rewriter<'_>, ty: Type, condition: Value, yes: Value, no: Value) -> Value {
    rw.value(llvm::SELECT, &[condition, yes, no], ty, Attr::EMPTY_DICT)
}

/// `n * m > 0 ? (n + (m > 0 ? -1 : 1)) / m + 1 : -(-n / m)`
fn ceil_signed(rw: &mut Rewriter<'_>, ty: Type, n: Value, m: Value) -> Value {
    let zero = build::int_constant(rw, ty, 0);
    let one = build::int_constant(rw, ty, 1);
    let minus_one = build::int_constant(rw, ty, -1);
    let m_positive = cmp(rw, SGT, m, zero);
    let x = select(rw, ty, m_positive, minus_one, one);
    let sum = op2(rw, llvm::ADD, ty, n, x);
    let quotient = op2(rw, llvm::SDIV, ty, sum, m);
    let positive = op2(rw, llvm::ADD, ty, quotient, one);
    let negated = op2(rw, llvm::SUB, ty, zero, n);
    let quotient = op2(rw, llvm::SDIV, ty, negated, m);
    let negative = op2(rw, llvm::SUB, ty, zero, quotient);
    let n_positive = cmp(rw, SGT, n, zero);
    let same_sign = cmp(rw, EQ, n_positive, m_positive);
    let not_zero = cmp(rw, NE, n, zero);
    let up = op2(rw, llvm::AND, Type::I1, same_sign, not_zero);
    select(rw, ty, up, positive, negative)
}

/// `n == 0 ? 0 : (n - 1) / m + 1`
fn ceil_unsigned(rw: &mut Rewriter<'_>, ty: Type, n: Value, m: Value) -> Value {
    let zero = build::int_constant(rw, ty, 0);
    let one = build::int_constant(rw, ty, 1);
    let less = op2(rw, llvm::SUB, ty, n, one);
    let quotient = op2(rw, llvm::UDIV, ty, less, m);
    let next = op2(rw, llvm::ADD, ty, quotient, one);
    let is_zero = cmp(rw, EQ, n, zero);
    select(rw, ty, is_zero, zero, next)
}

/// `n * m < 0 ? -1 - ((m < 0 ? 1 : -1) - n) / m : n / m`
fn floor_signed(rw: &mut Rewriter<'_>, ty: Type, n: Value, m: Value) -> Value {
    let zero = build::int_constant(rw, ty, 0);
    let one = build::int_constant(rw, ty, 1);
    let minus_one = build::int_constant(rw, ty, -1);
    let m_negative = cmp(rw, SLT, m, zero);
    let x = select(rw, ty, m_negative, one, minus_one);
    let difference = op2(rw, llvm::SUB, ty, x, n);
    let quotient = op2(rw, llvm::SDIV, ty, difference, m);
    let negative = op2(rw, llvm::SUB, ty, minus_one, quotient);
    let positive = op2(rw, llvm::SDIV, ty, n, m);
    let n_negative = cmp(rw, SLT, n, zero);
    let signs_differ = cmp(rw, NE, n_negative, m_negative);
    let not_zero = cmp(rw, NE, n, zero);
    let down = op2(rw, llvm::AND, Type::I1, signs_differ, not_zero);
    select(rw, ty, down, negative, positive)
}
