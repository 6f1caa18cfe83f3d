//! The conversions of single dialects to the LLVM dialect, as passes.

use ir::{Op, Release};

use crate::convert::{self, llvm_rules};
use crate::pass::PassContext;
use crate::sweep::{Legality, Rules, opcodes};
use crate::{arith, cf, complex, func, index, math, memref, ub};

pub(crate) fn arith_to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = llvm_rules();
    arith::add_rules(&mut rules, &cx.release);
    convert::run(cx, ops, &rules)
}

pub(crate) fn memref_to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = llvm_rules();
    rules.add(memref::RULES);
    rules.set([ir::dialect::func::FUNC], Legality::Legal);
    convert::run(cx, ops, &rules)
}

pub(crate) fn func_to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = llvm_rules();
    rules.add(func::RULES);
    if cx.release.func_converts_arith_cf {
        arith::add_rules(&mut rules, &cx.release);
        rules.add(cf::RULES);
    }
    convert::run(cx, ops, &rules)
}

pub(crate) fn cf_to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    // In newer releases every other operation is legal here, so nothing else is folded.
    let convert_blocks = cx.release.branches_convert_blocks;
    let mut rules = if convert_blocks { Rules::new() } else { llvm_rules() };
    cf::add_pass_rules(&mut rules, convert_blocks);
    convert::run(cx, ops, &rules)
}

pub(crate) fn index_to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = llvm_rules();
    rules.add(index::RULES);
    // Casts that were there before fold here; nothing else stays of the dialect.
    rules.set([ir::dialect::builtin::UNREALIZED_CONVERSION_CAST], Legality::Unknown);
    rules.set(opcodes(ir::dialect::index::ADD, ir::dialect::index::END), Legality::Illegal);
    convert::run(cx, ops, &rules)
}

pub(crate) fn ub_to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = llvm_rules();
    rules.add(ub::RULES);
    convert::run(cx, ops, &rules)
}

pub(crate) fn math_to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = llvm_rules();
    math::add_pass_rules(&mut rules, &cx.release, cx.flag("approximate-log1p"));
    convert::run(cx, ops, &rules)
}

/// The dialects that `convert-to-llvm` knows rules for.
type AddRules = fn(&mut Rules, &Release);
const TO_LLVM: &[(&str, AddRules)] = &[
    ("arith", arith::add_rules),
    ("cf", |rules, _| _ = rules.add(cf::RULES)),
    ("complex", |rules, _| _ = rules.add(complex::RULES)),
    ("func", |rules, _| _ = rules.add(func::RULES)),
    ("index", |rules, _| _ = rules.add(index::RULES)),
    ("math", math::add_rules),
    ("memref", |rules, _| _ = rules.add(memref::RULES)),
    ("ub", |rules, _| _ = rules.add(ub::RULES)),
    #[cfg(feature = "extended")]
    ("vector", |rules, release| {
        if release.version >= 20 {
            rules.add(crate::vector_to_llvm::RULES);
            rules.add(crate::vector_to_llvm::OF_ONE_DIMENSION);
            rules.add(WIDE_MASKS);
        }
    }),
];

#[cfg(feature = "extended")]
const WIDE_MASKS: &[crate::sweep::Rule] =
    &[crate::sweep::Rule { opcode: ir::dialect::vector::CREATE_MASK, rewrite: crate::vector_masks::wide_masks }];

pub(crate) fn to_llvm(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = llvm_rules();
    let wanted: alloc::vec::Vec<&str> = cx.list("filter-dialects").collect();
    if let Some(unknown) = wanted.iter().find(|w| !TO_LLVM.iter().any(|d| d.0 == **w)) {
        let known: alloc::vec::Vec<&str> = TO_LLVM.iter().map(|d| d.0).collect();
        let message = alloc::format!("no rules for dialect '{unknown}'; there are rules for {}", known.join(", "));
        let loc = ops.first().map_or(ir::Loc::UNKNOWN, |&op| cx.m.op_record[op].loc);
        cx.diags.error("unknown-dialect", loc, message);
        return false;
    }
    // Casts that were there before fold here too.
    rules.set([ir::dialect::builtin::UNREALIZED_CONVERSION_CAST], Legality::Unknown);
    for (name, add) in TO_LLVM {
        if wanted.is_empty() || wanted.contains(name) {
            add(&mut rules, &cx.release);
        }
    }
    if !convert::run(cx, ops, &rules) {
        return false;
    }
    // Vectors are made into arithmetic on bounds, among others.
    let arith = ir::dialect::arith::ADDF.0..ir::dialect::arith::END.0;
    let made = cfg!(feature = "extended") && (0..cx.m.op_kind.len()).any(|i| arith.contains(&cx.m.op_kind[Op(i as u32)].0));
    !made || convert::run(cx, ops, &rules)
}
