//! `convert-vector-to-llvm=enable-arm-sve`: operations of `arm_sve` to LLVM's intrinsics, and masks of bounds to the one
//! that compares them. Source: MLIR documentation, "'arm_sve' Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::dialect::vector_syntax::{sizes, vector as vector_type};
use ir::dialect::{arith, hardware as h, hardware_ops as s, llvm, vector};
use ir::{Attr, Op, Opcode, Type};

use crate::build;
use crate::sweep::{Rewriter, Rule};
use crate::vector_lower::{MAX_ELEMENTS, count, delinearize, extract, insert, zero};

/// Operations of the same operands and result.
const ALIKE: [(Opcode, Opcode); 15] = [
    (s::ARM_SVE_DUPQ_LANE, h::ARM_SVE_INTR_DUPQ_LANE),
    (s::ARM_SVE_MASKED_ADDF, h::ARM_SVE_INTR_FADD),
    (s::ARM_SVE_MASKED_ADDI, h::ARM_SVE_INTR_ADD),
    (s::ARM_SVE_MASKED_DIVF, h::ARM_SVE_INTR_FDIV),
    (s::ARM_SVE_MASKED_DIVI_SIGNED, h::ARM_SVE_INTR_SDIV),
    (s::ARM_SVE_MASKED_DIVI_UNSIGNED, h::ARM_SVE_INTR_UDIV),
    (s::ARM_SVE_MASKED_MULF, h::ARM_SVE_INTR_FMUL),
    (s::ARM_SVE_MASKED_MULI, h::ARM_SVE_INTR_MUL),
    (s::ARM_SVE_MASKED_SUBF, h::ARM_SVE_INTR_FSUB),
    (s::ARM_SVE_MASKED_SUBI, h::ARM_SVE_INTR_SUB),
    (s::ARM_SVE_SDOT, h::ARM_SVE_INTR_SDOT),
    (s::ARM_SVE_SMMLA, h::ARM_SVE_INTR_SMMLA),
    (s::ARM_SVE_UDOT, h::ARM_SVE_INTR_UDOT),
    (s::ARM_SVE_UMMLA, h::ARM_SVE_INTR_UMMLA),
    (s::ARM_SVE_USMMLA, h::ARM_SVE_INTR_USMMLA),
];

const OTHER: [Rule; 5] = [
    Rule { opcode: s::ARM_SVE_CONVERT_FROM_SVBOOL, rewrite: |rw, ops| predicates(rw, ops, h::ARM_SVE_INTR_CONVERT_FROM_SVBOOL) },
    Rule { opcode: s::ARM_SVE_CONVERT_TO_SVBOOL, rewrite: |rw, ops| predicates(rw, ops, h::ARM_SVE_INTR_CONVERT_TO_SVBOOL) },
    Rule { opcode: s::ARM_SVE_PSEL, rewrite: selections },
    Rule { opcode: s::ARM_SVE_ZIP_X2, rewrite: |rw, ops| zips(rw, ops, h::ARM_SVE_INTR_ZIP_X2) },
    Rule { opcode: s::ARM_SVE_ZIP_X4, rewrite: |rw, ops| zips(rw, ops, h::ARM_SVE_INTR_ZIP_X4) },
];

/// The rules before the conversion of types: what the intrinsics work on has one dimension, and stays as it is.
pub static RULES: &[Rule] = &{
    let mut all = [Rule { opcode: Opcode::ERASED, rewrite: alike }; ALIKE.len() + OTHER.len()];
    let mut i = 0;
    while i < all.len() {
        if i < OTHER.len() {
            all[i] = OTHER[i];
        } else {
            all[i].opcode = ALIKE[i - OTHER.len()].0;
        }
        i += 1;
    }
    all
};

/// The rules with the conversion of types.
pub static MASKS: &[Rule] = &[Rule { opcode: vector::CREATE_MASK, rewrite: masks }];

/// Whether a vector of bits is what the comparison of bounds gives.
pub fn is_predicate(dims: &[i64], scalable: u32) -> bool {
    scalable == 1 && matches!(dims, [2 | 4 | 8 | 16])
}

fn alike(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let kind = ops.first().map(|&op| rw.m.kind(op));
    let Some(&(_, opcode)) = ALIKE.iter().find(|a| Some(a.0) == kind) else { return };
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        if sizes(&rw.m.cx, ty).0.len() != 1 {
            rw.error("arm-sve", op, "the intrinsic takes vectors of one dimension");
            continue;
        }
        let operands = rw.m.operands(op).to_vec();
        rw.at(op);
        let v = rw.value(opcode, &operands, ty, rw.m.op_record[op].attrs);
        rw.replace(op, &[v]);
    }
}

/// Each row on its own, put into zeros.
fn predicates(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode) {
    for &op in ops {
        let (x, ty) = (rw.m.operand(op, 0), rw.m.ty(rw.m.result(op, 0)));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        let Some((&last, outer)) = dims.split_last() else { continue };
        let fits = scalable.checked_shr(outer.len() as u32) == Some(1) && scalable.count_ones() == 1;
        let (Some(n), true) = (count(outer), fits) else {
            rw.error("arm-sve", op, alloc::format!("at most {MAX_ELEMENTS} predicates are converted, with a scalable last dimension only"));
            continue;
        };
        rw.at(op);
        let row = vector_type(&mut rw.m.cx, &[last], 1, Type::I1);
        let Some(mut r) = zero(rw, ty) else { continue };
        for i in 0..n {
            if outer.is_empty() {
                r = rw.value(opcode, &[x], row, Attr::EMPTY_DICT);
                break;
            }
            let at = delinearize(i, outer);
            let part = extract(rw, x, &at);
            let part = rw.value(opcode, &[part], row, Attr::EMPTY_DICT);
            r = insert(rw, part, r, &at);
        }
        rw.replace(op, &[r]);
    }
}

/// The intrinsic selects whole registers, and counts in 32 bits.
fn selections(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let whole = vector_type(&mut rw.m.cx, &[16], 1, Type::I1);
    for &op in ops {
        let &[p1, p2, index] = rw.m.operands(op) else { continue };
        let ty = rw.m.ty(p1);
        rw.at(op);
        let p1 = rw.value(h::ARM_SVE_INTR_CONVERT_TO_SVBOOL, &[p1], whole, Attr::EMPTY_DICT);
        let index = rw.value(arith::INDEX_CAST, &[index], Type::I32, Attr::EMPTY_DICT);
        let r = rw.value(h::ARM_SVE_INTR_PSEL, &[p1, p2, index], whole, Attr::EMPTY_DICT);
        let r = rw.value(h::ARM_SVE_INTR_CONVERT_FROM_SVBOOL, &[r], ty, Attr::EMPTY_DICT);
        rw.replace(op, &[r]);
    }
}

/// The intrinsic gives all results in a struct.
fn zips(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode) {
    for &op in ops {
        let operands = rw.m.operands(op).to_vec();
        let ty = rw.m.ty(operands[0]);
        rw.at(op);
        let all = rw.m.cx.llvm_struct(&alloc::vec![ty; operands.len()]);
        let all = rw.value(opcode, &operands, all, Attr::EMPTY_DICT);
        let parts: Vec<_> = (0..operands.len() as i64).map(|i| build::extract(rw, all, ty, &[i])).collect();
        rw.replace(op, &parts);
    }
}

/// `0, 1, 2, ... < bound`
fn masks(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let ty = rw.m.ty(rw.m.result(op, 0));
        let (dims, scalable) = sizes(&rw.m.cx, ty);
        if !is_predicate(&dims, scalable) {
            continue;
        }
        let bound = rw.m.operand(op, 0);
        rw.at(op);
        let zero = rw.value(llvm::MLIR_ZERO, &[], Type::I64, Attr::EMPTY_DICT);
        let r = rw.value(h::ARM_SVE_INTR_WHILELT, &[zero, bound], ty, Attr::EMPTY_DICT);
        rw.replace(op, &[r]);
    }
}
