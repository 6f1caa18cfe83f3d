//! Where one sweep leaves what the passes leave that it stands for ([`PASSES`]), one after the other, down to the order of
//! declarations. The whole job is free to lower more, and to declare what it needs in any order; who names the passes is not.

use alloc::vec::Vec;

use ir::dialect::{arith, builtin, cf, func, index, memref, scf};
use ir::part::Declared;
use ir::{Diags, Id, Module, Op, Opcode, Release, TypeData, Value};

use crate::fused::{each_kind, is_lowered};
use crate::parts::{first_symbol, n_declared};
use crate::pass::{PassContext, Pipeline, Step, find_pass};

/// The passes that the sweep stands for.
pub static PASSES: [&str; 6] = [
    "convert-scf-to-cf",
    "convert-cf-to-llvm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm",
    "convert-arith-to-llvm",
    "reconcile-unrealized-casts",
];

/// A pipeline that the sweep stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// Whether every function gets a C interface first (`llvm-request-c-wrappers`).
    pub c_wrappers: bool,
}

impl Road {
    /// What a pipeline for a module is, if it is one: those passes without options.
    pub fn of(pipeline: &Pipeline) -> Option<Road> {
        let plain = |s: &Step, name: &str| matches!(s, Step::Pass(p, values) if p.name == name && values.iter().all(|v| v.is_none()));
        let wrappers = |s: &Step| matches!(s, Step::Nested(anchor, steps) if anchor == "func.func" && matches!(&steps[..], [s] if plain(s, "llvm-request-c-wrappers")));
        let (c_wrappers, steps) = match pipeline.steps.split_first() {
            Some((first, rest)) if wrappers(first) => (true, rest),
            _ => (false, &pipeline.steps[..]),
        };
        let all = steps.len() == PASSES.len() && steps.iter().zip(PASSES).all(|(s, name)| plain(s, name));
        (all && pipeline.anchor == "builtin.module").then_some(Road { c_wrappers })
    }
}

/// Does to a part what the passes do, by themselves: which declarations of the runtime it begins with now. `None` if a pass fails or
/// reports something, or leaves anything that is not of the LLVM dialect: what passes make of parts was not compared there.
pub fn by_passes(m: &mut Module, release: Release) -> Option<Declared> {
    let (root, first, mut diags, mut n_early) = (m.root?, first_symbol(m), Diags::default(), 0);
    for name in PASSES {
        let pass = find_pass(name)?;
        let done = (pass.run)(&mut PassContext { m, diags: &mut diags, release, pass, values: &[], source: None }, &[root]);
        if !done || !diags.list.is_empty() {
            return None;
        }
        if name == "finalize-memref-to-llvm" {
            n_early = n_declared(m, first)?;
        }
    }
    let n = n_declared(m, first)?;
    // What is late stands in front.
    let n_late = n.checked_sub(n_early)?;
    is_lowered(m).then_some(Declared { n, n_late })
}

/// Operations that functions of the runtime are declared for, and calls and returns of memrefs without a rank.
const DECLARES: [Opcode; 6] = [memref::ALLOC, memref::DEALLOC, memref::COPY, func::CALL, func::CALL_INDIRECT, func::RETURN];

/// What is known of the parts of a module so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct RoadParts {
    /// By position in [`DECLARES`]: whether an earlier part or function has one.
    declared: [bool; DECLARES.len()],
}

impl RoadParts {
    /// Whether [`crate::lower_part`] does to the next part, which fits ([`crate::parts::part_fits`]), what the passes do. Linear
    /// in the part.
    pub fn take(&mut self, m: &Module) -> bool {
        // What other passes of the whole road take apart, what has no rules in these passes, and what they leave in the middle.
        let other = |k: Opcode| {
            ((cf::END <= k) & (k < index::END))
                | (k == memref::SUBVIEW)
                | (k == memref::EXPAND_SHAPE)
                | (k == memref::COLLAPSE_SHAPE)
                | (k == memref::GENERIC_ATOMIC_RMW)
                | (k == builtin::UNREALIZED_CONVERSION_CAST)
        };
        each_kind(m, |k| !other(k)) && self.declares_in_order(m) && all_reached(m) && keeps_metadata(m)
    }

    /// Whether the text says in which order the runtime is declared: a pass goes over the blocks of a function in the order of
    /// the dominator tree, so of what stands behind other control flow one thing only may be new.
    fn declares_in_order(&mut self, m: &Module) -> bool {
        let (mut function, mut new) = (Op::NONE, 0);
        for (i, &kind) in m.op_kind.as_slice().iter().enumerate() {
            let Some(what) = DECLARES.iter().position(|&k| k == kind) else { continue };
            let op = Op::new(i);
            if self.declared[what] || !(kind < func::CALL || func::END <= kind || passes_unranked(m, op)) {
                continue;
            }
            self.declared[what] = true;
            let around = core::iter::successors(Some(op), |&o| m.parent_op(o).filter(|&p| m.kind(p) != builtin::MODULE));
            let top = around.last().unwrap_or(op);
            if top != function {
                (function, new) = (top, 0);
            }
            new += usize::from(!stands_first(m, top, op));
            if new > 1 {
                return false;
            }
        }
        true
    }
}

/// Whether a call has memrefs without a rank as results, or a return passes such.
fn passes_unranked(m: &Module, op: Op) -> bool {
    let unranked = |v: Value| matches!(m.cx.type_data(m.ty(v)), TypeData::UnrankedMemRef { .. });
    m.results(op).any(unranked) || m.kind(op) == func::RETURN && m.operands(op).iter().any(|&v| unranked(v))
}

/// Whether an operation stands in the first block of a function, with no region before it there.
fn stands_first(m: &Module, function: Op, op: Op) -> bool {
    let Some(first) = m.entry_block(function, 0) else { return false };
    // Operations have the order of the text, so those of regions would lie between.
    let before = m.block_ops(first).partition_point(|&o| o < op);
    m.op_record[op].block == first && m.block_ops(first).first().is_some_and(|&f| op.0.checked_sub(f.0) == Some(before as u32))
}

/// Whether every block can be reached: a single pass leaves the others as they are.
fn all_reached(m: &Module) -> bool {
    let single = m.regions.as_slice().iter().all(|r| r.n_blocks <= 1);
    single || m.root.is_none_or(|root| ir::cfg::unreachable_blocks(m, &[root]).is_empty())
}

/// Whether no branch is given a size, stride or offset twice that a type tells: what uses one twice has it folded in steps, and
/// passes turn branches into others first.
fn keeps_metadata(m: &Module) -> bool {
    let is_branch = |k: Opcode| (arith::END..cf::END).contains(&k) || (index::END..scf::END).contains(&k);
    let told = |&v: &Value| m.def_op(v).is_some_and(|d| m.kind(d) == memref::EXTRACT_STRIDED_METADATA);
    let asks_twice = |op: Op| {
        let mut asked: Vec<Value> = m.operands(op).iter().copied().filter(told).collect();
        ir::order::sort_by_key(&mut asked, |&v| v);
        asked.windows(2).any(|w| w[0] == w[1])
    };
    let mut branches = (0..m.op_kind.len()).map(Op::new).filter(|&op| is_branch(m.kind(op)));
    each_kind(m, |k| k != memref::EXTRACT_STRIDED_METADATA) || !branches.any(asks_twice)
}
