//! `arm-neon-2d-to-intr`: dot products of rows of four bytes to the intrinsic, which takes the rows one behind another.
//! Source: MLIR documentation, "'arm_neon' Dialect", and mlir-opt.

use ir::dialect::{hardware, hardware_ops, vector};
use ir::{Attr, Op, Type, TypeData, Value};

use crate::options::Options;
use crate::pass::PassContext;
use crate::sweep::{Rewriter, Rule, Rules, sweep};
use crate::types::TypeConverter;

static RULES: &[Rule] = &[Rule { opcode: hardware_ops::ARM_NEON_2D_SDOT, rewrite: dots }];

/// The pass `arm-neon-2d-to-intr`.
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let opts = Options::new(cx.release);
    let mut rules = Rules::new();
    rules.add(RULES);
    if !sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags) {
        return false;
    }
    crate::canonicalize::tidy(cx.m, cx.release.version, ops);
    true
}

fn flat(rw: &mut Rewriter<'_>, v: Value, elem: Type, n: i64) -> Value {
    let dims = rw.m.cx.dims.intern(&[n]);
    let ty = rw.m.cx.ty(TypeData::Vector { dims, scalable: 0, elem });
    rw.value(vector::SHAPE_CAST, &[v], ty, Attr::EMPTY_DICT)
}

fn dots(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let &[a, b, c] = rw.m.operands(op) else { continue };
        let (ty, Some(result)) = (rw.m.ty(b), rw.result_type(op, 0)) else { continue };
        let &[rows, 4] = rw.m.cx.shape_of(ty).unwrap_or(&[]) else {
            rw.error("arm-neon", op, "the intrinsic takes rows of four bytes");
            continue;
        };
        if !matches!(rows, 2 | 4) || rw.m.cx.shape_of(result) != Some(&[rows]) {
            rw.error("arm-neon", op, "the intrinsic takes two or four rows, and gives as many numbers");
            continue;
        }
        let elem = rw.m.cx.elem_type(ty);
        rw.at(op);
        let b = flat(rw, b, elem, 4 * rows);
        let c = flat(rw, c, elem, 4 * rows);
        let v = rw.value(hardware::ARM_NEON_INTR_SDOT, &[a, b, c], result, Attr::EMPTY_DICT);
        rw.replace(op, &[v]);
    }
}
