//! `convert-complex-to-llvm` and `convert-complex-to-standard`: complex numbers to structs, and functions of them to
//! functions of their parts. What each operation becomes is a program. Source: MLIR documentation, "'complex' Dialect",
//! and mlir-opt.

use ir::dialect::{arith, complex, math};
use ir::{Attr, Op, Opcode, Sym, TypeData};

use crate::build;
use crate::pass::PassContext;
use crate::program::{self, Job};
use crate::sweep::{Legality, Rewriter, Rule, Rules, opcodes, sweep};
use crate::types::TypeConverter;

macro_rules! rules {
    ($($source:ident => $rewrite:expr;)*) => { &[$(Rule { opcode: complex::$source, rewrite: $rewrite }),*] };
}

const ADD: &str = "re x; im x; re y; im y; addf 0 2; addf 1 3; real 4; imaginary 5; ret 7";
const SUB: &str = "re x; im x; re y; im y; subf 0 2; subf 1 3; real 4; imaginary 5; ret 7";
const MUL: &str = "re x; im x; re y; im y; mulf 2 0; mulf 3 1; subf 4 5; mulf 1 2; mulf 0 3; addf 7 8; real 6; imaginary 9; ret 11";
const ABS: &str = "re x; im x; mulf 0 0; mulf 1 1; addf 2 3; sqrt- 4; ret 5";
const DIV: &str = "re x; im x; re y; im y; mulf 2 2; mulf 3 3; addf 4 5; mulf 0 2; mulf 1 3; addf 7 8; mulf 1 2; mulf 0 3; subf 10 11; divf 9 6; divf 12 6; real 13; imaginary 14; ret 16";
const DIV_OLDER: &str = "re x; im x; re y; im y; mulf 2 2; mulf 3 3; addf 4 5; mulf 0 2; mulf 1 3; addf 7 8; mulf 1 2; mulf 0 3; subf 10 11; divf 9 6; real 13; divf 12 6; imaginary 15; ret 16";

/// Rules to the LLVM dialect; division is the plain formula.
pub static RULES: &[Rule] = rules! {
    ABS => |rw, ops| formula(rw, ops, ABS);
    ADD => |rw, ops| formula(rw, ops, ADD);
    CONSTANT => crate::arith::constants;
    CREATE => create;
    DIV => |rw, ops| formula(rw, ops, if rw.opts.release.older_complex_formulas { DIV_OLDER } else { DIV });
    IM => |rw, ops| part(rw, ops, 1);
    MUL => |rw, ops| formula(rw, ops, MUL);
    RE => |rw, ops| part(rw, ops, 0);
    SUB => |rw, ops| formula(rw, ops, SUB);
};
/// Division that copes with infinities and large numbers.
static IMPROVED: &[Rule] = rules! { DIV => improved_division; };

fn flags(rw: &Rewriter<'_>, op: Op) -> u64 {
    rw.m.attr(op, Sym::FASTMATH).and_then(|a| rw.m.cx.enum_value(a)).unwrap_or(0)
}

/// The types that an operation on complex numbers works in; `None` for parts that LLVM has no arithmetic of.
fn job(rw: &mut Rewriter<'_>, op: Op, llvm: bool) -> Option<Job> {
    let complex =
        rw.m.operands(op)
            .iter()
            .chain([&rw.m.result(op, 0)])
            .map(|&v| rw.m.ty(v))
            .find(|&t| matches!(rw.m.cx.type_data(t), TypeData::Complex(_)))?;
    let TypeData::Complex(elem) = rw.m.cx.type_data(complex) else { return None };
    if llvm && !matches!(rw.convert(elem), Some(t) if t == elem) {
        return None;
    }
    Some(Job { complex: rw.convert(complex)?, elem, flags: flags(rw, op), basic: true, llvm })
}

fn formula(rw: &mut Rewriter<'_>, ops: &[Op], text: &str) {
    for &op in ops {
        let Some(job) = job(rw, op, true) else { continue };
        let x = rw.m.operand(op, 0);
        let y = rw.m.operands(op).get(1).copied().unwrap_or(x);
        rw.at(op);
        if let Some(v) = program::expand(rw, text, [x, y], &job) {
            rw.replace(op, &[v]);
        }
    }
}

/// The formula for floats, its last step taken apart.
fn improved_division(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let Some(text) = program::division() else { return };
    let create = "; create ";
    let parts = ir::find::split(text, create).last().unwrap_or_default();
    let Some(head) = text.strip_suffix(parts).and_then(|t| t.strip_suffix(create)) else { return };
    let mut parts = parts.split([' ', ';']);
    let (Some(re), Some(im)) = (parts.next(), parts.next()) else { return };
    let n = ir::find::split(head, "; ").count();
    let text = alloc::format!("{head}; real {re}; imaginary {im}; ret {}", n + 1);
    formula(rw, ops, &text);
}

fn create(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(job) = job(rw, op, true) else { continue };
        let (re, im) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        rw.at(op);
        let whole = build::poison(rw, job.complex);
        let whole = build::insert(rw, whole, re, job.complex, &[0]);
        let whole = build::insert(rw, whole, im, job.complex, &[1]);
        rw.replace(op, &[whole]);
    }
}

fn part(rw: &mut Rewriter<'_>, ops: &[Op], i: i64) {
    for &op in ops {
        let Some(job) = job(rw, op, true) else { continue };
        let v = rw.m.operand(op, 0);
        rw.at(op);
        let v = build::extract(rw, v, job.elem, &[i]);
        rw.replace(op, &[v]);
    }
}

/// `convert-complex-to-llvm`
pub fn to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = crate::convert::llvm_rules();
    rules.add(RULES).set(opcodes(complex::ABS, complex::END), Legality::Illegal);
    if cx.text("complex-range") == "improved" {
        rules.add(IMPROVED);
    }
    crate::convert::run(cx, ops, &rules)
}

/// `convert-complex-to-standard`
pub fn to_standard(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = Rules::folding();
    rules.set(opcodes(arith::ADDF, arith::END), Legality::Legal).set(opcodes(math::ABSF, math::END), Legality::Legal);
    rules.set([complex::CREATE, complex::IM, complex::RE], Legality::Legal);
    let rewrite = if cx.text("complex-range") == "improved" {
        |rw: &mut Rewriter<'_>, ops: &[Op]| standard(rw, ops, false)
    } else {
        |rw: &mut Rewriter<'_>, ops: &[Op]| standard(rw, ops, true)
    };
    for p in crate::complex_program::PROGRAMS {
        rules.add(&[Rule { opcode: p.opcode, rewrite }]);
    }
    rules.add(&[Rule { opcode: complex::POWI, rewrite }]);
    let opts = crate::convert::options(cx);
    sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags)
}

fn standard(rw: &mut Rewriter<'_>, ops: &[Op], basic: bool) {
    for &op in ops {
        let kind: Opcode = rw.m.kind(op);
        let Some(job) = job(rw, op, false) else { continue };
        let job = Job { basic, ..job };
        let whole = kind == complex::POWI;
        let Some(text) = program::find(rw, if whole { complex::POW } else { kind }, &job) else { continue };
        let x = rw.m.operand(op, 0);
        let mut y = rw.m.operands(op).get(1).copied().unwrap_or(x);
        rw.at(op);
        if whole {
            // The exponent as a complex number.
            let Some(zero) = ir::constant::splat(&mut rw.m.cx, job.elem, 0) else { continue };
            let n = rw.value(arith::SITOFP, &[y], job.elem, Attr::EMPTY_DICT);
            let attrs = rw.m.cx.dict_one(Sym::VALUE, zero);
            let zero = rw.value(arith::CONSTANT, &[], job.elem, attrs);
            y = rw.value(complex::CREATE, &[n, zero], job.complex, Attr::EMPTY_DICT);
        }
        if let Some(v) = program::expand(rw, text, [x, y], &job) {
            rw.replace(op, &[v]);
        }
    }
}
