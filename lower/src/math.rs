//! `convert-math-to-llvm`: mathematical functions to intrinsics of the LLVM dialect, three of them to short formulas.
//! Source: MLIR documentation, "'math' Dialect", and mlir-opt.

use ir::dialect::{enums, llvm, math};
use ir::{Attr, AttrData, Op, Opcode, Release, Sym, Type, Value, constant};

use crate::arith::{Flags, convert_flags, each, has_small_float};
use crate::build;
use crate::sweep::{Rewriter, Rule, Rules};
use crate::vector::{elementwise, innermost, is_array, unrolled};

macro_rules! rules {
    ($($source:ident => $rewrite:expr;)*) => { &[$(Rule { opcode: math::$source, rewrite: $rewrite }),*] };
}

/// Rules of every release.
static RULES: &[Rule] = rules! {
    ABSF => |rw, ops| each(rw, ops, llvm::INTR_FABS, Flags::Fastmath);
    ABSI => |rw, ops| count(rw, ops, llvm::INTR_ABS, Sym::IS_INT_MIN_POISON);
    CEIL => |rw, ops| each(rw, ops, llvm::INTR_CEIL, Flags::Fastmath);
    COPYSIGN => |rw, ops| each(rw, ops, llvm::INTR_COPYSIGN, Flags::Fastmath);
    COS => |rw, ops| each(rw, ops, llvm::INTR_COS, Flags::Fastmath);
    CTLZ => |rw, ops| count(rw, ops, llvm::INTR_CTLZ, Sym::IS_ZERO_POISON);
    CTPOP => |rw, ops| each(rw, ops, llvm::INTR_CTPOP, Flags::Same);
    CTTZ => |rw, ops| count(rw, ops, llvm::INTR_CTTZ, Sym::IS_ZERO_POISON);
    EXP => |rw, ops| each(rw, ops, llvm::INTR_EXP, Flags::Fastmath);
    EXP2 => |rw, ops| each(rw, ops, llvm::INTR_EXP2, Flags::Fastmath);
    EXPM1 => |rw, ops| formula(rw, ops, expm1);
    FLOOR => |rw, ops| each(rw, ops, llvm::INTR_FLOOR, Flags::Fastmath);
    FMA => |rw, ops| each(rw, ops, llvm::INTR_FMA, Flags::Fastmath);
    FPOWI => powers;
    ISFINITE => |rw, ops| class(rw, ops, FINITE);
    ISNAN => |rw, ops| class(rw, ops, NAN);
    LOG => |rw, ops| each(rw, ops, llvm::INTR_LOG, Flags::Fastmath);
    LOG10 => |rw, ops| each(rw, ops, llvm::INTR_LOG10, Flags::Fastmath);
    LOG2 => |rw, ops| each(rw, ops, llvm::INTR_LOG2, Flags::Fastmath);
    POWF => |rw, ops| each(rw, ops, llvm::INTR_POW, Flags::Fastmath);
    ROUND => |rw, ops| each(rw, ops, llvm::INTR_ROUND, Flags::Fastmath);
    ROUNDEVEN => |rw, ops| each(rw, ops, llvm::INTR_ROUNDEVEN, Flags::Fastmath);
    RSQRT => |rw, ops| formula(rw, ops, rsqrt);
    SIN => |rw, ops| each(rw, ops, llvm::INTR_SIN, Flags::Fastmath);
    SINCOS => sincos;
    SQRT => |rw, ops| each(rw, ops, llvm::INTR_SQRT, Flags::Fastmath);
    TRUNC => |rw, ops| each(rw, ops, llvm::INTR_TRUNC, Flags::Fastmath);
};

/// Functions that are intrinsics in newer releases.
static NEWER: &[Rule] = rules! {
    ACOS => |rw, ops| each(rw, ops, llvm::INTR_ACOS, Flags::Fastmath);
    ASIN => |rw, ops| each(rw, ops, llvm::INTR_ASIN, Flags::Fastmath);
    ATAN => |rw, ops| each(rw, ops, llvm::INTR_ATAN, Flags::Fastmath);
    ATAN2 => |rw, ops| each(rw, ops, llvm::INTR_ATAN2, Flags::Fastmath);
    COSH => |rw, ops| each(rw, ops, llvm::INTR_COSH, Flags::Fastmath);
    SINH => |rw, ops| each(rw, ops, llvm::INTR_SINH, Flags::Fastmath);
    TAN => |rw, ops| each(rw, ops, llvm::INTR_TAN, Flags::Fastmath);
    TANH => |rw, ops| each(rw, ops, llvm::INTR_TANH, Flags::Fastmath);
};

/// The logarithm of the successor, less exact than a library's function of it.
static LOG1P: &[Rule] = rules! { LOG1P => |rw, ops| formula(rw, ops, log1p); };

/// Adds the rules of this file.
pub fn add_rules(rules: &mut Rules, release: &Release) {
    add_pass_rules(rules, release, true);
}
/// Adds the rules of this file; `log1p` is left to others if not asked for.
pub fn add_pass_rules(rules: &mut Rules, release: &Release, approximate_log1p: bool) {
    rules.add(RULES);
    if release.trigonometric_intrinsics {
        rules.add(NEWER);
    }
    if approximate_log1p {
        rules.add(LOG1P);
    }
}

/// LLVM's classes of floats.
const NAN: i64 = 3;
const FINITE: i64 = 0x1f8;

/// Intrinsics with a flag that says that one value gives poison, which it does not here. No other attribute stays.
fn count(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode, flag: Sym) {
    let attrs = rw.m.cx.dict(&[(flag, Attr::FALSE)]);
    for &op in ops {
        let v = rw.m.operand(op, 0);
        let Some(ty) = rw.result_type(op, 0) else { continue };
        if is_array(&rw.m.cx, ty) && !rw.opts.release.counts_unroll && !rw.is_fused() {
            continue;
        }
        rw.at(op);
        if let Some(v) = elementwise(rw, opcode, &[v], ty, ty, attrs) {
            rw.replace(op, &[v]);
        }
    }
}

fn class(rw: &mut Rewriter<'_>, ops: &[Op], classes: i64) {
    let classes = rw.m.cx.int_attr(Type::I32, classes);
    let attrs = rw.m.cx.dict_one(Sym::BIT, classes);
    for &op in ops {
        let v = rw.m.operand(op, 0);
        let (Some(first), Some(result)) = (rw.ty(v), rw.result_type(op, 0)) else { continue };
        if has_small_float(rw, op) {
            continue;
        }
        rw.at(op);
        if let Some(v) = elementwise(rw, llvm::INTR_IS_FPCLASS, &[v], first, result, attrs) {
            rw.replace(op, &[v]);
        }
    }
}

/// LLVM takes one exponent for all elements, so exponents that are vectors have no counterpart.
fn powers(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.operand(op, 1));
        if rw.m.cx.elem_type(ty) == ty {
            each(rw, &[op], llvm::INTR_POWI, Flags::Fastmath);
        } else if rw.result_type(op, 0).is_some() {
            let message = "'math.fpowi' with a vector of exponents has no counterpart in LLVM, whose 'llvm.intr.powi' takes one exponent";
            rw.error("not-converted", op, message);
        }
    }
}

/// Both results as a struct, which is taken apart.
fn sincos(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let v = rw.m.operand(op, 0);
        let Some(ty) = rw.result_type(op, 0) else { continue };
        if is_array(&rw.m.cx, ty) || has_small_float(rw, op) {
            continue;
        }
        let attrs = convert_flags(rw, rw.m.op_record[op].attrs, Flags::Fastmath);
        let pair = rw.m.cx.llvm_struct(&[ty, ty]);
        rw.at(op);
        let both = rw.value(llvm::INTR_SINCOS, &[v], pair, attrs);
        let sin = build::extract(rw, both, ty, &[0]);
        let cos = build::extract(rw, both, ty, &[1]);
        rw.replace(op, &[sin, cos]);
    }
}

/// A formula of one operand: gets 1.0, the operand's type and the attributes of its operations.
type Formula = fn(&mut Rewriter<'_>, Value, Attr, Type, Attr) -> Value;

fn formula(rw: &mut Rewriter<'_>, ops: &[Op], f: Formula) {
    for &op in ops {
        let v = rw.m.operand(op, 0);
        let Some(ty) = rw.result_type(op, 0) else { continue };
        let source = rw.m.ty(v);
        let of = if is_array(&rw.m.cx, ty) || rw.opts.release.formulas_convert_constants { innermost(&rw.m.cx, ty) } else { source };
        let (false, Some(one)) = (has_small_float(rw, op), one_attr(rw, of)) else { continue };
        let attrs = convert_flags(rw, rw.m.op_record[op].attrs, Flags::Fastmath);
        rw.at(op);
        let result = if is_array(&rw.m.cx, ty) {
            unrolled(rw, &[v], ty, ty, |rw, parts, ty| f(rw, parts[0], one, ty, attrs))
        } else {
            Some(f(rw, v, one, ty, attrs))
        };
        if let Some(v) = result {
            rw.replace(op, &[v]);
        }
    }
}

fn one_attr(rw: &mut Rewriter<'_>, ty: Type) -> Option<Attr> {
    let elem = rw.m.cx.elem_type(ty);
    let ir::TypeData::Float(kind) = rw.m.cx.type_data(elem) else { return None };
    constant::splat(&mut rw.m.cx, ty, ir::float::from_f64(kind, 1.0))
}
/// `exp(x) - 1`
fn expm1(rw: &mut Rewriter<'_>, x: Value, one: Attr, ty: Type, attrs: Attr) -> Value {
    let one = build::constant(rw, ty, one);
    let e = rw.value(llvm::INTR_EXP, &[x], ty, attrs);
    rw.value(llvm::FSUB, &[e, one], ty, attrs)
}
/// `log(1 + x)`
fn log1p(rw: &mut Rewriter<'_>, x: Value, one: Attr, ty: Type, attrs: Attr) -> Value {
    let one = build::constant(rw, ty, one);
    let sum = rw.value(llvm::FADD, &[one, x], ty, attrs);
    rw.value(llvm::INTR_LOG, &[sum], ty, attrs)
}
/// `1 / sqrt(x)`
fn rsqrt(rw: &mut Rewriter<'_>, x: Value, one: Attr, ty: Type, attrs: Attr) -> Value {
    let one = build::constant(rw, ty, one);
    let root = rw.value(llvm::INTR_SQRT, &[x], ty, attrs);
    rw.value(llvm::FDIV, &[one, root], ty, attrs)
}

/// The dictionary of fast-math flags of the LLVM dialect, from arith's.
pub fn fastmath_attrs(rw: &mut Rewriter<'_>, flags: u64) -> Attr {
    if flags == 0 {
        return Attr::EMPTY_DICT;
    }
    let flags = rw.m.cx.attr(AttrData::Enum { def: enums::LLVM_FASTMATH, value: crate::arith::fastmath(flags) });
    rw.m.cx.dict_one(Sym::FASTMATH_FLAGS, flags)
}
