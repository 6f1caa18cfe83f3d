//! Rules of a sweep, one operation at a time in the order of upstream's greedy driver: what a rule makes is looked at
//! before what stands in front of it, and so may fold before an operand of it is rewritten. Source: mlir-opt.

use alloc::vec::Vec;

use ir::store::Scratch;
use ir::{Diags, Module, Op};

use crate::greedy::{self, Greedy};
use crate::options::Options;
use crate::sweep::{Rewriter, Rules};
use crate::types::TypeConverter;
use crate::undo::Lens;

/// How often what a rule made is rewritten: each rule takes a dimension away, or makes simpler operations. A bound against
/// rules and folds that undo each other.
const MAX_DEPTH: u8 = 64;

/// Rewrites and folds everything under the roots until nothing changes. False after an error, where a rule did nothing.
pub fn run(m: &mut Module, version: u32, roots: &[Op], rules: &Rules, opts: &Options, diags: &mut Diags) -> bool {
    let n_errors = diags.n_errors;
    let mut types = TypeConverter::identity();
    // By operation: how many rules led to it.
    let mut depth: Vec<u8> = Vec::new();
    let mut block_flags = Scratch::default();
    greedy::run(m, version, roots, &mut |g: &mut Greedy<'_>, op| {
        let Some(rewrite) = rules.rewrite_of(g.m.kind(op)).filter(|_| diags.n_errors == n_errors) else { return false };
        let lens = Lens::of(g.m);
        depth.resize(g.m.op_kind.len(), 0);
        let deep = depth[op.0 as usize];
        if deep >= MAX_DEPTH {
            return false;
        }
        let mut n_blocks = g.m.blocks.len();
        let mut rw = Rewriter::new(g.m, rules, &mut types, opts, diags, n_errors);
        rw.block_flags = core::mem::take(&mut block_flags);
        rewrite(&mut rw, &[op]);
        rw.close();
        if rw.filled_in_place {
            n_blocks = rw.m.blocks.len();
        }
        let Rewriter { others, tails, edits, journal, .. } = rw;
        block_flags = rw.block_flags;
        if edits.is_empty() || diags.n_errors > n_errors {
            lens.restore(g.m, &journal);
            return false;
        }
        depth.resize(g.m.op_kind.len(), deep + 1);
        for (region, block) in tails {
            let mut blocks = g.m.region_blocks(region).to_vec();
            blocks.push(block);
            g.m.set_region_blocks(region, &blocks);
        }
        g.insert(n_blocks, &others);
        for (op, values) in edits {
            let values: Vec<_> = values.into_iter().map(Some).collect();
            g.replace_op(op, &values);
        }
        true
    });
    diags.n_errors == n_errors
}
