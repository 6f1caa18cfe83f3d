//! `convert-arith-to-llvm`: integer and float arithmetic to the LLVM dialect. Almost every operation has a
//! counterpart of the same operands; the table says which, and what becomes of its attributes.
//! Source: MLIR documentation, "'arith' Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::dialect::{arith, arith_fold, enums, llvm};
use ir::{Attr, AttrData, FloatKind, Op, Opcode, Release, Sym, Type, TypeData, Value, constant};

use crate::build;
use crate::sweep::{Rewriter, Rule, Rules};
use crate::vector::{elementwise, is_array};

macro_rules! rules {
    ($($source:ident => $rewrite:expr;)*) => { &[$(Rule { opcode: arith::$source, rewrite: $rewrite }),*] };
}

/// What becomes of the attributes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flags {
    /// They stay.
    Same,
    /// They stay; the operands are floats.
    Float,
    /// `overflowFlags` becomes LLVM's.
    Overflow,
    /// `fastmath` becomes `fastmathFlags`; the operands are floats.
    Fastmath,
}

/// Rules of every release.
static RULES: &[Rule] = rules! {
    ADDF => |rw, ops| each(rw, ops, llvm::FADD, Flags::Fastmath);
    ADDI => |rw, ops| each(rw, ops, llvm::ADD, Flags::Overflow);
    ADDUI_EXTENDED => add_extended;
    ANDI => |rw, ops| each(rw, ops, llvm::AND, Flags::Same);
    BITCAST => bitcast;
    CMPF => |rw, ops| compare(rw, ops, llvm::FCMP);
    CMPI => |rw, ops| compare(rw, ops, llvm::ICMP);
    CONSTANT => constants;
    DIVF => |rw, ops| each(rw, ops, llvm::FDIV, Flags::Fastmath);
    DIVSI => |rw, ops| each(rw, ops, llvm::SDIV, Flags::Same);
    DIVUI => |rw, ops| each(rw, ops, llvm::UDIV, Flags::Same);
    EXTF => |rw, ops| each(rw, ops, llvm::FPEXT, Flags::Float);
    EXTSI => |rw, ops| each(rw, ops, llvm::SEXT, Flags::Same);
    EXTUI => |rw, ops| each(rw, ops, llvm::ZEXT, Flags::Same);
    FPTOSI => |rw, ops| each(rw, ops, llvm::FPTOSI, Flags::Float);
    FPTOUI => |rw, ops| each(rw, ops, llvm::FPTOUI, Flags::Float);
    INDEX_CAST => |rw, ops| index_cast(rw, ops, llvm::SEXT);
    INDEX_CASTUI => |rw, ops| index_cast(rw, ops, llvm::ZEXT);
    MAXIMUMF => |rw, ops| each(rw, ops, llvm::INTR_MAXIMUM, Flags::Fastmath);
    MAXNUMF => |rw, ops| each(rw, ops, llvm::INTR_MAXNUM, Flags::Fastmath);
    MAXSI => |rw, ops| each(rw, ops, llvm::INTR_SMAX, Flags::Same);
    MAXUI => |rw, ops| each(rw, ops, llvm::INTR_UMAX, Flags::Same);
    MINIMUMF => |rw, ops| each(rw, ops, llvm::INTR_MINIMUM, Flags::Fastmath);
    MINNUMF => |rw, ops| each(rw, ops, llvm::INTR_MINNUM, Flags::Fastmath);
    MINSI => |rw, ops| each(rw, ops, llvm::INTR_SMIN, Flags::Same);
    MINUI => |rw, ops| each(rw, ops, llvm::INTR_UMIN, Flags::Same);
    MULF => |rw, ops| each(rw, ops, llvm::FMUL, Flags::Fastmath);
    MULI => |rw, ops| each(rw, ops, llvm::MUL, Flags::Overflow);
    MULSI_EXTENDED => |rw, ops| mul_extended(rw, ops, llvm::SEXT);
    MULUI_EXTENDED => |rw, ops| mul_extended(rw, ops, llvm::ZEXT);
    NEGF => |rw, ops| each(rw, ops, llvm::FNEG, Flags::Fastmath);
    ORI => |rw, ops| each(rw, ops, llvm::OR, Flags::Same);
    REMF => |rw, ops| each(rw, ops, llvm::FREM, Flags::Fastmath);
    REMSI => |rw, ops| each(rw, ops, llvm::SREM, Flags::Same);
    REMUI => |rw, ops| each(rw, ops, llvm::UREM, Flags::Same);
    SELECT => |rw, ops| each(rw, ops, llvm::SELECT, Flags::Same);
    SHLI => |rw, ops| each(rw, ops, llvm::SHL, Flags::Overflow);
    SHRSI => |rw, ops| each(rw, ops, llvm::ASHR, Flags::Same);
    SHRUI => |rw, ops| each(rw, ops, llvm::LSHR, Flags::Same);
    SITOFP => |rw, ops| each(rw, ops, llvm::SITOFP, Flags::Float);
    SUBF => |rw, ops| each(rw, ops, llvm::FSUB, Flags::Fastmath);
    SUBI => |rw, ops| each(rw, ops, llvm::SUB, Flags::Overflow);
    TRUNCF => truncf;
    TRUNCI => |rw, ops| each(rw, ops, llvm::TRUNC, Flags::Overflow);
    UITOFP => |rw, ops| each(rw, ops, llvm::UITOFP, Flags::Float);
    XORI => |rw, ops| each(rw, ops, llvm::XOR, Flags::Same);
};

/// Divisions that round up or down, which older releases leave to another pass.
static ROUNDING_DIVISIONS: &[Rule] = rules! {
    CEILDIVSI => ceil_div_signed;
    CEILDIVUI => ceil_div_unsigned;
    FLOORDIVSI => floor_div_signed;
};

/// Adds the rules of this file.
pub fn add_rules(rules: &mut Rules, release: &Release) {
    rules.add(RULES);
    if release.arith_expands_divisions {
        rules.add(ROUNDING_DIVISIONS);
    }
}

/// One operation for each.
pub(crate) fn each(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode, flags: Flags) {
    let mut memo = (Attr::EMPTY_DICT, Attr::EMPTY_DICT);
    rw.each_alike::<true>(ops, |rw, op| each_one(rw, op, opcode, flags, &mut memo));
}

#[inline]
fn each_one(rw: &mut Rewriter<'_>, op: Op, opcode: Opcode, flags: Flags, memo: &mut (Attr, Attr)) {
    let record = rw.m.op_record[op];
    let n = record.n_operands as usize;
    let mut operands = [Value::NONE; 3];
    if n == 0 || n > 3 || record.n_results != 1 {
        return;
    }
    let mut first = None;
    for (i, slot) in operands[..n].iter_mut().enumerate() {
        let v = rw.m.operand_pool[record.operands as usize + i];
        *slot = v;
        let Some(ty) = rw.ty(v) else { return };
        first.get_or_insert(ty);
    }
    let (Some(first), Some(result)) = (first, rw.result_type(op, 0)) else { return };
    if matches!(flags, Flags::Float | Flags::Fastmath) && has_small_float(rw, op) {
        return;
    }
    let attrs = rw.m.op_record[op].attrs;
    let attrs = if attrs == memo.0 {
        memo.1
    } else {
        let new = convert_flags(rw, attrs, flags);
        *memo = (attrs, new);
        new
    };
    if !is_array(&rw.m.cx, first) && rw.turn(op, opcode, attrs, Some(result)) {
        return;
    }
    rw.at(op);
    if let Some(v) = elementwise(rw, opcode, &operands[..n], first, result, attrs) {
        rw.replace(op, &[v]);
    }
}

/// The attributes of the counterpart.
pub(crate) fn convert_flags(rw: &mut Rewriter<'_>, attrs: Attr, flags: Flags) -> Attr {
    let (from, to) = match flags {
        Flags::Same | Flags::Float => return attrs,
        Flags::Overflow => (Sym::OVERFLOW_FLAGS, Sym::OVERFLOW_FLAGS),
        Flags::Fastmath => (Sym::FASTMATH, Sym::FASTMATH_FLAGS),
    };
    let Some(value) = rw.m.cx.dict_get(attrs, from) else { return attrs };
    let attrs = rw.m.cx.dict_remove(attrs, from);
    match rw.m.cx.enum_value(value) {
        None | Some(0) => attrs,
        Some(bits) => {
            let data = match flags {
                Flags::Fastmath => AttrData::Enum { def: enums::LLVM_FASTMATH, value: fastmath(bits) },
                _ => AttrData::Enum { def: enums::LLVM_OVERFLOW, value: bits },
            };
            let new = rw.m.cx.attr(data);
            rw.m.cx.dict_set(attrs, to, new)
        }
    }
}

/// The bits of arith's fast-math flags as LLVM's: `reassoc` comes first in one, last in the other.
pub fn fastmath(arith: u64) -> u64 {
    (arith >> 1 & 0x3f) | (arith & 1) << 6
}

/// Whether an operand or result is a float that the LLVM dialect holds as an integer.
pub(crate) fn has_small_float(rw: &Rewriter<'_>, op: Op) -> bool {
    let m = &*rw.m;
    let small = |v: Value| {
        let elem = m.cx.elem_type(m.ty(v));
        match m.cx.type_data(elem) {
            TypeData::Float(k) => {
                !matches!(k, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F80 | FloatKind::F128)
            }
            _ => false,
        }
    };
    let first = m.operand(op, 0);
    small(first) || m.results(op).any(small)
}

/// The attributes of a constant stay.
pub(crate) fn constants(rw: &mut Rewriter<'_>, ops: &[Op]) {
    rw.each_alike::<false>(ops, |rw, op| {
        let Some(ty) = rw.result_type(op, 0) else { return };
        let attrs = rw.m.op_record[op].attrs;
        if rw.turn(op, llvm::MLIR_CONSTANT, attrs, Some(ty)) {
            return;
        }
        rw.at(op);
        let v = rw.value(llvm::MLIR_CONSTANT, &[], ty, attrs);
        rw.replace(op, &[v]);
    });
}

/// Only the predicate and the fast-math flags stay.
fn compare(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode) {
    let mut memo = (Attr::EMPTY_DICT, Attr::EMPTY_DICT);
    rw.each_alike::<true>(ops, |rw, op| {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let (Some(first), Some(result)) = (rw.ty(a), rw.result_type(op, 0)) else { return };
        if opcode == llvm::FCMP && has_small_float(rw, op) {
            return;
        }
        let attrs = rw.m.op_record[op].attrs;
        if attrs != memo.0 {
            let kept = rw.m.cx.dict_entries(attrs).filter(|e| e.0 == Sym::PREDICATE || e.0 == Sym::FASTMATH);
            let kept: alloc::vec::Vec<(Sym, Attr)> = kept.collect();
            let new = rw.m.cx.dict(&kept);
            memo = (attrs, convert_flags(rw, new, Flags::Fastmath));
        }
        if !is_array(&rw.m.cx, first) && rw.turn(op, opcode, memo.1, Some(result)) {
            return;
        }
        rw.at(op);
        if let Some(v) = elementwise(rw, opcode, &[a, b], first, result, memo.1) {
            rw.replace(op, &[v]);
        }
    });
}

/// Between types that become the same one there is nothing to do.
fn bitcast(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let v = rw.m.operand(op, 0);
        let (Some(first), Some(result)) = (rw.ty(v), rw.result_type(op, 0)) else { continue };
        if first == result && rw.opts.release.equal_bitcast_vanishes {
            rw.replace(op, &[v]);
            continue;
        }
        let attrs = rw.m.op_record[op].attrs;
        rw.at(op);
        if let Some(v) = elementwise(rw, llvm::BITCAST, &[v], first, result, attrs) {
            rw.replace(op, &[v]);
        }
    }
}

/// Widens, narrows, or is nothing, as the width of `index` asks.
fn index_cast(rw: &mut Rewriter<'_>, ops: &[Op], extend: Opcode) {
    // Mostly nothing remains, which is said faster than it is looked up.
    for &op in ops {
        let v = rw.m.operand(op, 0);
        let (Some(from), Some(to)) = (rw.ty(v), rw.result_type(op, 0)) else { continue };
        let width = |rw: &Rewriter<'_>, ty| rw.m.cx.int_width(element(rw, ty));
        let (Some(from_width), Some(to_width)) = (width(rw, from), width(rw, to)) else { continue };
        if from_width == to_width {
            rw.replace(op, &[v]);
            continue;
        }
        let opcode = if to_width < from_width { llvm::TRUNC } else { extend };
        if !is_array(&rw.m.cx, from) && rw.turn(op, opcode, Attr::EMPTY_DICT, Some(to)) {
            continue;
        }
        rw.at(op);
        if let Some(v) = elementwise(rw, opcode, &[v], from, to, Attr::EMPTY_DICT) {
            rw.replace(op, &[v]);
        }
    }
}

/// The scalar inside arrays and a vector.
fn element(rw: &Rewriter<'_>, ty: Type) -> Type {
    rw.m.cx.elem_type(crate::vector::innermost(&rw.m.cx, ty))
}

fn truncf(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memo = (Attr::EMPTY_DICT, Attr::EMPTY_DICT);
    for &op in ops {
        let Some(mode) = rw.m.attr(op, Sym::ROUNDINGMODE) else {
            each_one(rw, op, llvm::FPTRUNC, Flags::Float, &mut memo);
            continue;
        };
        let v = rw.m.operand(op, 0);
        let (Some(first), Some(result)) = (rw.ty(v), rw.result_type(op, 0)) else { continue };
        if has_small_float(rw, op) {
            continue;
        }
        // LLVM's rounding modes: toward zero, to nearest, upward, downward, to nearest away.
        let mode = match rw.m.cx.int_value(mode) {
            Some(0) => 1,
            Some(1) => 3,
            Some(2) => 2,
            Some(3) => 0,
            Some(4) => 4,
            _ => continue,
        };
        let (mode, ignore) = (rw.m.cx.int_attr(Type::I64, mode), rw.m.cx.int_attr(Type::I64, 0));
        let attrs = rw.m.cx.dict_set(rw.m.op_record[op].attrs, Sym::ROUNDINGMODE, mode);
        let attrs = rw.m.cx.dict_set(attrs, Sym::FP_EXCEPTION_BEHAVIOR, ignore);
        rw.at(op);
        if let Some(v) = elementwise(rw, llvm::INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC, &[v], first, result, attrs) {
            rw.replace(op, &[v]);
        }
    }
}

fn add_extended(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let (Some(sum), Some(carry)) = (rw.result_type(op, 0), rw.result_type(op, 1)) else { continue };
        if is_array(&rw.m.cx, sum) {
            continue;
        }
        let pair = rw.m.cx.llvm_struct(&[sum, carry]);
        rw.at(op);
        let both = rw.value(llvm::INTR_UADD_WITH_OVERFLOW, &[a, b], pair, Attr::EMPTY_DICT);
        let sum = build::extract(rw, both, sum, &[0]);
        let carry = build::extract(rw, both, carry, &[1]);
        rw.replace(op, &[sum, carry]);
    }
}

/// Multiplies in twice the width and takes the halves.
fn mul_extended(rw: &mut Rewriter<'_>, ops: &[Op], extend: Opcode) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let Some(ty) = rw.result_type(op, 0) else { continue };
        if is_array(&rw.m.cx, ty) {
            continue;
        }
        // Widths stop at 2^24 - 1 bits.
        let Some(width) = rw.m.cx.int_width(rw.m.cx.elem_type(ty)).filter(|w| *w < 1 << 23) else { continue };
        let double = rw.m.cx.int_type(2 * width);
        let wide = match rw.m.cx.type_data(ty) {
            TypeData::Vector { dims, scalable, .. } => rw.m.cx.ty(TypeData::Vector { dims, scalable, elem: double }),
            _ => double,
        };
        let Some(shift) = constant::splat(&mut rw.m.cx, wide, width as u128) else { continue };
        let none = Attr::EMPTY_DICT;
        rw.at(op);
        let a = rw.value(extend, &[a], wide, none);
        let b = rw.value(extend, &[b], wide, none);
        let product = rw.value(llvm::MUL, &[a, b], wide, none);
        let low = rw.value(llvm::TRUNC, &[product], ty, none);
        let shift = build::constant(rw, wide, shift);
        let high = rw.value(llvm::LSHR, &[product, shift], wide, none);
        let high = rw.value(llvm::TRUNC, &[high], ty, none);
        rw.replace(op, &[low, high]);
    }
}

/// A division being expanded: types, and shorthands for its operations.
struct Division {
    /// Source type: of constants.
    source: Type,
    ty: Type,
    /// `i1` in the shape of `ty`.
    bool: Type,
}

impl Division {
    fn of(rw: &mut Rewriter<'_>, op: Op) -> Option<Division> {
        let source = rw.m.ty(rw.m.result(op, 0));
        let ty = rw.convert(source)?;
        let bool = match rw.m.cx.type_data(source) {
            TypeData::Vector { dims, scalable, .. } => rw.m.cx.ty(TypeData::Vector { dims, scalable, elem: Type::I1 }),
            _ => Type::I1,
        };
        let bool = rw.convert(bool)?;
        rw.at(op);
        Some(Division { source, ty, bool })
    }
    fn constant(&self, rw: &mut Rewriter<'_>, value: i64) -> Option<Value> {
        let width = rw.m.cx.int_width(rw.m.cx.elem_type(self.source))?;
        let bits = value as i128 as u128 & constant::mask(width.min(128));
        let attr = constant::splat(&mut rw.m.cx, self.source, bits)?;
        Some(build::constant(rw, self.ty, attr))
    }
    fn op(&self, rw: &mut Rewriter<'_>, opcode: Opcode, operands: &[Value]) -> Option<Value> {
        elementwise(rw, opcode, operands, self.ty, self.ty, Attr::EMPTY_DICT)
    }
    /// What a constant operand becomes lane by lane, which gets the width too; upstream folds what it expands to where
    /// only operands and new constants go in.
    fn known(&self, rw: &mut Rewriter<'_>, a: Value, ty: Type, f: &dyn Fn(u128, u32) -> u128) -> Option<Value> {
        let def = rw.m.def_op(a).filter(|&o| rw.m.kind(o) == arith::CONSTANT)?;
        let (_, width, values) = constant::ints(&rw.m.cx, rw.m.attr(def, Sym::VALUE)?)?;
        let attr = constant::attr(&mut rw.m.cx, ty, &values.map(&|a| Some(f(a, width)))?)?;
        let ty = rw.convert(ty)?;
        Some(build::constant(rw, ty, attr))
    }
    /// The operands of an operation divided, which folds as any division does.
    fn quotient(&self, rw: &mut Rewriter<'_>, op: Op) -> Option<Value> {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let known = [a, b].map(|v| crate::fold::constant_of(rw.m, v));
        let mut out = Vec::new();
        arith_fold::divsi(rw.m, op, &known, &mut out);
        match out.first() {
            Some(&ir::Folded::Attr(a)) => Some(build::constant(rw, self.ty, a)),
            Some(&ir::Folded::Value(v)) => Some(v),
            None => self.op(rw, llvm::SDIV, &[a, b]),
        }
    }
    /// Compares an operand with zero.
    fn to_zero(&self, rw: &mut Rewriter<'_>, predicate: i64, a: Value, zero: Value) -> Option<Value> {
        let truth = ir::dense::with_elem(&mut rw.m.cx, self.source, Type::I1);
        match self.known(rw, a, truth, &|a, w| arith_fold::compare(predicate, a, 0, w).into()) {
            Some(v) => Some(v),
            None => self.cmp_of(rw, predicate, a, zero, self.ty),
        }
    }
    /// Whether an operand is another number than `b`; a constant comes second.
    fn differ(&self, rw: &mut Rewriter<'_>, a: Value, b: Value) -> Option<Value> {
        let known = rw.m.def_op(a).is_some_and(|o| rw.m.kind(o) == arith::CONSTANT);
        let (a, b) = if known { (b, a) } else { (a, b) };
        self.cmp_of(rw, NE, a, b, self.ty)
    }
    fn cmp_of(&self, rw: &mut Rewriter<'_>, predicate: i64, a: Value, b: Value, of: Type) -> Option<Value> {
        let predicate = rw.m.cx.int_attr(Type::I64, predicate);
        let attrs = rw.m.cx.dict_one(Sym::PREDICATE, predicate);
        elementwise(rw, llvm::ICMP, &[a, b], of, self.bool, attrs)
    }
    fn and(&self, rw: &mut Rewriter<'_>, a: Value, b: Value) -> Option<Value> {
        elementwise(rw, llvm::AND, &[a, b], self.bool, self.bool, Attr::EMPTY_DICT)
    }
    fn select(&self, rw: &mut Rewriter<'_>, condition: Value, yes: Value, no: Value) -> Option<Value> {
        elementwise(rw, llvm::SELECT, &[condition, yes, no], self.bool, self.ty, Attr::EMPTY_DICT)
    }
}

const EQ: i64 = 0;
const NE: i64 = 1;
const SLT: i64 = 2;

/// `a / b`, plus one where there is a remainder and the signs are equal.
fn ceil_div_signed(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let expand = |rw: &mut Rewriter<'_>| {
            let d = Division::of(rw, op)?;
            let zero = d.constant(rw, 0)?;
            let one = d.constant(rw, 1)?;
            let quotient = d.quotient(rw, op)?;
            let product = d.op(rw, llvm::MUL, &[quotient, b])?;
            let inexact = d.differ(rw, a, product)?;
            let a_negative = d.to_zero(rw, SLT, a, zero)?;
            let b_negative = d.to_zero(rw, SLT, b, zero)?;
            let same = d.cmp_of(rw, EQ, a_negative, b_negative, d.bool)?;
            let up = d.and(rw, inexact, same)?;
            let next = d.op(rw, llvm::ADD, &[quotient, one])?;
            d.select(rw, up, next, quotient)
        };
        if let Some(v) = expand(rw) {
            rw.replace(op, &[v]);
        }
    }
}

/// `a == 0 ? 0 : (a - 1) / b + 1`
fn ceil_div_unsigned(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let expand = |rw: &mut Rewriter<'_>| {
            let d = Division::of(rw, op)?;
            let zero = d.constant(rw, 0)?;
            let is_zero = d.to_zero(rw, EQ, a, zero)?;
            let one = d.constant(rw, 1)?;
            let less = match d.known(rw, a, d.source, &|a, w| a.wrapping_sub(1) & constant::mask(w.min(128))) {
                Some(less) => less,
                None => d.op(rw, llvm::SUB, &[a, one])?,
            };
            let quotient = d.op(rw, llvm::UDIV, &[less, b])?;
            let next = d.op(rw, llvm::ADD, &[quotient, one])?;
            d.select(rw, is_zero, zero, next)
        };
        if let Some(v) = expand(rw) {
            rw.replace(op, &[v]);
        }
    }
}

/// `a / b`, minus one where there is a remainder and the signs differ.
fn floor_div_signed(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (a, b) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let expand = |rw: &mut Rewriter<'_>| {
            let d = Division::of(rw, op)?;
            let quotient = d.quotient(rw, op)?;
            let product = d.op(rw, llvm::MUL, &[quotient, b])?;
            let inexact = d.differ(rw, a, product)?;
            let zero = d.constant(rw, 0)?;
            let a_negative = d.to_zero(rw, SLT, a, zero)?;
            let b_negative = d.to_zero(rw, SLT, b, zero)?;
            let differ = d.cmp_of(rw, NE, a_negative, b_negative, d.bool)?;
            let down = d.and(rw, inexact, differ)?;
            let minus_one = d.constant(rw, -1)?;
            let before = d.op(rw, llvm::ADD, &[quotient, minus_one])?;
            d.select(rw, down, before, quotient)
        };
        if let Some(v) = expand(rw) {
            rw.replace(op, &[v]);
        }
    }
}
