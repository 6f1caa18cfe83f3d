//! `convert-ub-to-llvm`: undefined values to the LLVM dialect. Source: MLIR documentation, "'ub' Dialect", and mlir-opt.

use ir::dialect::{llvm, ub};
use ir::{Attr, Op};

use crate::sweep::{Rewriter, Rule};

/// The rules of this file.
pub static RULES: &[Rule] = &[Rule { opcode: ub::POISON, rewrite: poison }, Rule { opcode: ub::UNREACHABLE, rewrite: unreachable }];

fn unreachable(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        rw.at(op);
        rw.op(llvm::UNREACHABLE, &[], &[], Attr::EMPTY_DICT);
        rw.erase(op);
    }
}

fn poison(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(ty) = rw.result_type(op, 0) else { continue };
        rw.at(op);
        let v = rw.value(llvm::MLIR_POISON, &[], ty, Attr::EMPTY_DICT);
        rw.replace(op, &[v]);
    }
}
