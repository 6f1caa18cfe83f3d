//! `--llvm-optimize-for-nvvm-target`: a division of numbers of 16 bits is a product with about the reciprocal in 32 bits,
//! made better by one step of Newton's unless it is zero, infinite or no number. Source: what mlir-opt 19 and 22 print.

use alloc::vec::Vec;

use ir::dialect::{llvm, nvvm};
use ir::{Attr, AttrData, FloatKind, Module, NewOp, Op, Sign, Sym, Type, TypeData, Value};

use crate::canonicalize;
use crate::edit::Edit;
use crate::pass::PassContext;

/// The bits of the exponent.
const EXPONENT: u64 = 0x7f80_0000;

/// Runs the pass.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let m = &mut *cx.m;
    let half = m.cx.float_type(FloatKind::F16);
    let mut divisions: Vec<Op> = Vec::new();
    for &root in roots {
        ir::walk(m, root, |o| {
            if m.kind(o) == llvm::FDIV && m.ty(m.result(o, 0)) == half {
                divisions.push(o);
            }
        });
    }
    let mut e = Edit::open(m, roots);
    for op in divisions {
        expand(&mut e, op);
    }
    e.close();
    canonicalize::tidy(cx.m, cx.release.version, roots);
    true
}

fn number(m: &mut Module, bits: u64) -> Attr {
    let ty = m.cx.ty(TypeData::Integer { width: 32, sign: Sign::Unsigned });
    m.cx.attr(AttrData::Integer { ty, bits })
}

fn expand(e: &mut Edit<'_>, op: Op) {
    let loc = e.m.op_record[op].loc;
    let single = e.m.cx.float_type(FloatKind::F32);
    let half = e.m.ty(e.m.result(op, 0));
    let (a, b) = (e.operand(op, 0), e.operand(op, 1));
    let mut at = op;
    let mut make = |e: &mut Edit<'_>, kind, operands: &[Value], ty: Type| e.create(&mut at, kind, operands, ty, Attr::EMPTY_DICT, loc);
    let lhs = make(e, llvm::FPEXT, &[a], single);
    let rhs = make(e, llvm::FPEXT, &[b], single);
    let rcp = make(e, nvvm::NVVM_RCP_APPROX_FTZ_F, &[rhs], single);
    let approx = make(e, llvm::FMUL, &[lhs, rcp], single);
    let negative = make(e, llvm::FNEG, &[rhs], single);
    let error = make(e, llvm::INTR_FMA, &[approx, negative, lhs], single);
    let refined = make(e, llvm::INTR_FMA, &[error, rcp, approx], single);
    let mask = number(e.m, EXPONENT);
    let mask = e.constant(&mut at, Type::I32, mask, loc);
    let zero = number(e.m, 0);
    let zero = e.constant(&mut at, Type::I32, zero, loc);
    let bits = e.create(&mut at, llvm::BITCAST, &[approx], Type::I32, Attr::EMPTY_DICT, loc);
    let exponent = e.create(&mut at, llvm::AND, &[bits, mask], Type::I32, Attr::EMPTY_DICT, loc);
    let equal = e.m.cx.int_attr(Type::I64, 0);
    let attrs = e.m.op_dict(llvm::ICMP, &[(Sym::PREDICATE, equal)]);
    let is_zero = e.create(&mut at, llvm::ICMP, &[exponent, zero], Type::I1, attrs, loc);
    let is_mask = e.create(&mut at, llvm::ICMP, &[exponent, mask], Type::I1, attrs, loc);
    let special = e.create(&mut at, llvm::OR, &[is_zero, is_mask], Type::I1, Attr::EMPTY_DICT, loc);
    let picked = e.create(&mut at, llvm::SELECT, &[special, approx, refined], single, Attr::EMPTY_DICT, loc);
    let result = e.insert_after(at, NewOp { operands: &[picked], results: &[half], ..NewOp::new(llvm::FPTRUNC, loc) });
    let (old, new) = (e.m.result(op, 0), e.m.result(result, 0));
    e.replace(old, new);
    e.erase(op);
}
