//! Pipelines under one name: the aliases that upstream's tests use. Source: mlir-opt.

use alloc::string::String;

use ir::Op;

use crate::pass::{NoHooks, PassContext, parse_pipeline, run_pipeline};

/// Everything on the way of a program for a CPU, one pass after the other.
fn to_llvm(vectors: &str, single: bool) -> String {
    alloc::format!(
        "builtin.module(func.func(convert-vector-to-scf),func.func(convert-linalg-to-loops),lower-affine,convert-scf-to-cf,canonicalize,cse,\
         convert-vector-to-llvm{vectors},func.func(convert-math-to-llvm),expand-strided-metadata,lower-affine,\
         finalize-memref-to-llvm,convert-func-to-llvm,{}convert-index-to-llvm,{}reconcile-unrealized-casts)",
        if single { "convert-arith-to-llvm,convert-cf-to-llvm," } else { "" },
        if single { "convert-ub-to-llvm," } else { "" }
    )
}

/// `test-lower-to-llvm`
pub fn lower_to_llvm(cx: &mut PassContext<'_>, _: &[Op]) -> bool {
    let reassociate = if cx.flag("reassociate-fp-reductions") { "{reassociate-fp-reductions=true}" } else { "" };
    let single = !cx.release.func_converts_arith_cf;
    run(cx, &to_llvm(reassociate, single))
}

fn run(cx: &mut PassContext<'_>, text: &str) -> bool {
    let Ok(pipeline) = parse_pipeline(text) else { return false };
    run_pipeline(cx.m, &pipeline, cx.release, cx.diags, &mut NoHooks)
}
