//! `--control-flow-sink`: operations without effects whose results only one branch uses go into that branch. Source: MLIR
//! documentation, "Passes", and mlir-opt.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::scf;
use ir::map::Map;
use ir::uses::Uses;
use ir::{Block, Id, Module, Op, Region};

use crate::canonicalize::outermost;
use crate::effects::Effects;
use crate::pass::PassContext;

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let roots = outermost(cx.m, roots);
    let mut ops = Vec::new();
    for &root in &roots {
        ops.extend(ir::walk_post(cx.m, root));
    }
    let mut sinking = Sinking {
        uses: Uses::of(cx.m),
        effects: Effects::of(cx.m, &roots),
        // What is used deep inside has its ways out looked at for each branch: so much, then what is left stays.
        budget: 64 * ops.len() + 1024,
        came: Map::default(),
        left: vec![false; cx.m.blocks.len()],
        m: cx.m,
    };
    for op in ops {
        // What runs once at most.
        if matches!(sinking.m.kind(op), scf::IF | scf::INDEX_SWITCH) {
            for i in 0..sinking.m.op_regions(op).len() {
                sinking.sink(sinking.m.op_regions(op)[i]);
            }
        }
    }
    sinking.settle();
    true
}

struct Sinking<'a> {
    m: &'a mut Module,
    uses: Uses,
    effects: Effects,
    budget: usize,
    /// What came to the front of a block, the first one last.
    came: Map<Block, Vec<Op>>,
    /// By block: whether something left it.
    left: Vec<bool>,
}

impl Sinking<'_> {
    fn region_of(&self, op: Op) -> Region {
        self.m.op_record[op].block.get().map_or(Region::NONE, |b| self.m.blocks[b].region)
    }

    /// Moves what makes the operands of a region's operations into it, however far outside it stands, what makes theirs, and so
    /// on.
    fn sink(&mut self, region: Region) {
        let Some(&front) = self.m.region_blocks(region).first() else { return };
        let mut stack: Vec<Op> = Vec::new();
        for &b in self.m.region_blocks(region) {
            stack.extend(self.m.block_ops(b).iter().filter(|&&o| self.m.op_record[o].block == b));
        }
        while let Some(user) = stack.pop() {
            for i in 0..self.m.n_operands(user) {
                let Some(op) = self.m.def_op(self.m.operand(user, i)) else { continue };
                if self.region_of(op) != region && self.effects.free(self.m, op) && self.only_inside(op, region) {
                    let from = core::mem::replace(&mut self.m.op_record[op].block, front);
                    self.left[from.idx()] = true;
                    self.came.entry(front).or_default().push(op);
                    stack.push(op);
                }
            }
        }
    }

    /// Whether all that uses an operation's results is in a region.
    fn only_inside(&mut self, op: Op, region: Region) -> bool {
        for r in self.m.results(op) {
            for i in 0..self.uses.get(r).len() {
                let mut at = Some(self.uses.get(r)[i].0);
                while let Some(user) = at.filter(|&user| self.region_of(user) != region) {
                    let Some(budget) = self.budget.checked_sub(1) else { return false };
                    self.budget = budget;
                    at = self.m.parent_op(user);
                }
                if at.is_none() {
                    return false;
                }
            }
        }
        true
    }

    /// Writes the lists of operations anew.
    fn settle(&mut self) {
        for b in (0..self.left.len()).map(Block::new) {
            let came = self.came.get(&b);
            if came.is_none() && !self.left[b.idx()] {
                continue;
            }
            let stayed = self.m.block_ops(b).iter().filter(|&&o| self.m.op_record[o].block == b);
            let new: Vec<Op> = came.into_iter().flatten().rev().chain(stayed).copied().collect();
            self.m.set_block_ops(b, &new);
        }
    }
}
