//! `--loop-invariant-code-motion`: operations of a loop's body that have no effect, may run in any case, and use nothing
//! of the loop, go in front of it. Inner loops first, so what leaves one may leave the next. Source: MLIR documentation,
//! "Passes"; the order of what moves is as mlir-opt shows it.

use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{affine, arith, memref, scf, tensor};
use ir::map::Map;
use ir::uses::Uses;
use ir::{Block, Id, Module, Op, Opcode, Region, Sym, Traits, Value, constant};

use crate::effects::Effects;
#[cfg(feature = "extended")]
use crate::effects::transfers_tensor;
use crate::fold;
use crate::pass::PassContext;

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let roots = match cx.m.root.filter(|r| roots.contains(r)) {
        Some(r) => vec![r],
        None => roots.to_vec(),
    };
    let mut ops: Vec<Op> = Vec::new();
    for &r in &roots {
        ops.extend(ir::walk_post(cx.m, r));
    }
    let mut motion = Motion {
        uses: Uses::of(cx.m),
        effects: Effects::of(cx.m, &roots),
        speculates: vec![false; cx.m.op_kind.len()],
        marks: vec![Op::NONE; cx.m.regions.len()],
        before: Map::default(),
        // Deep nests look at the same operations once for each loop around them: so much, then what is left stays.
        budget: 64 * ops.len() + 1024,
        m: cx.m,
    };
    for &op in &ops {
        motion.speculates[op.idx()] = motion.may_run(op, cx.release.version);
    }
    for &op in &ops {
        if is_loop(motion.m.kind(op)) {
            for i in 0..motion.m.op_regions(op).len() {
                let region = motion.m.op_regions(op)[i];
                motion.leave(op, region);
            }
        }
    }
    motion.settle();
    true
}

fn is_loop(kind: Opcode) -> bool {
    matches!(kind, scf::FOR | scf::WHILE | scf::PARALLEL | scf::FORALL | affine::FOR | affine::PARALLEL)
}

struct Motion<'a> {
    m: &'a mut Module,
    uses: Uses,
    effects: Effects,
    /// By operation: it may run where it did not, nested ones included.
    speculates: Vec<bool>,
    /// By region: the operation that is looked at around it.
    marks: Vec<Op>,
    /// What goes in front of an operation, in order.
    before: Map<Op, Vec<Op>>,
    budget: usize,
}

impl Motion<'_> {
    /// Whether an operation may run where it did not, given that those inside it were asked.
    fn may_run(&self, op: Op, version: u32) -> bool {
        let m = &*self.m;
        let t = m.row(op).traits;
        if m.kind(op) == Opcode::UNREGISTERED {
            return false;
        }
        let inside = || {
            let blocks = m.op_regions(op).iter().flat_map(|&r| m.region_blocks(r));
            blocks.flat_map(|&b| m.block_ops(b)).all(|o| self.speculates[o.idx()])
        };
        let divisor = |signed: bool| {
            let value = fold::constant_of(m, m.operand(op, 1)).and_then(|a| constant::ints(&m.cx, a));
            value.is_some_and(|(_, width, v)| v.map(&|x| (x != 0 && !(signed && x == constant::mask(width))).then_some(x)).is_some())
        };
        match m.kind(op) {
            arith::DIVUI | arith::CEILDIVUI => divisor(false),
            arith::DIVSI | arith::CEILDIVSI => divisor(true),
            // As in MLIR, which takes remainders and quotients rounded down for total.
            arith::REMUI | arith::REMSI | arith::FLOORDIVSI => true,
            memref::DIM | tensor::DIM => {
                let index = fold::constant_of(m, m.operand(op, 1)).and_then(|a| m.cx.int_value(a));
                let rank = m.cx.shape_of(m.ty(m.operand(op, 0))).map(<[i64]>::len);
                index.zip(rank).is_some_and(|(i, n)| usize::try_from(i).is_ok_and(|i| i < n))
            }
            scf::IF => version >= 20 && inside(),
            affine::IF | affine::PARALLEL => inside(),
            affine::FOR => m.attr(op, Sym::STEP).and_then(|a| m.cx.int_value(a)) == Some(1) && inside(),
            scf::FOR => constant::is_one(&m.cx, fold::constant_of(m, m.operand(op, 2))) && inside(),
            memref::ASSUME_ALIGNMENT => m.n_results(op) > 0,
            #[cfg(feature = "extended")]
            _ if transfers_tensor(m, op) => version >= 20,
            _ => t.any(Traits::PURE | Traits::CONSTANT_LIKE | Traits::SPECULATABLE),
        }
    }

    fn region_of(&self, v: Value) -> Region {
        let block = match self.m.def(v) {
            ir::Def::Arg(b, _) => b,
            ir::Def::Result(op, _) => self.m.op_record[op].block,
        };
        self.m.blocks[block].region
    }

    /// Whether an operation right in a region uses nothing of that region.
    fn is_invariant(&mut self, op: Op, region: Region) -> bool {
        if self.m.op_regions(op).is_empty() {
            return self.m.operands(op).iter().all(|&v| self.region_of(v) != region);
        }
        let mut inside = Vec::new();
        let mut stack = vec![op];
        while let Some(o) = stack.pop() {
            inside.push(o);
            self.budget = self.budget.saturating_sub(1);
            if self.budget == 0 {
                return false;
            }
            for &r in self.m.op_regions(o) {
                self.marks[r.idx()] = op;
                for &b in self.m.region_blocks(r) {
                    // What moved out still stands in the list, what moved in stands in none yet.
                    let all = self.m.block_ops(b).iter().flat_map(|o| self.before.get(o).into_iter().flatten().chain([o]));
                    stack.extend(all.filter(|&&o| self.m.op_record[o].block == b));
                }
            }
        }
        inside.iter().flat_map(|&o| self.m.operands(o)).all(|&v| {
            let at = self.region_of(v);
            at != region || self.marks[at.idx()] == op
        })
    }

    /// Moves what may leave a region of a loop in front of the loop.
    fn leave(&mut self, op: Op, region: Region) {
        let outer = self.m.op_record[op].block;
        if outer.is_none() {
            return;
        }
        let mut work: VecDeque<Op> = VecDeque::new();
        for &b in self.m.region_blocks(region) {
            for o in self.m.block_ops(b) {
                work.extend(self.before.get(o).into_iter().flatten());
                work.push_back(*o);
            }
        }
        let mut moved: Vec<Op> = Vec::new();
        while let Some(o) = work.pop_front() {
            self.budget = self.budget.saturating_sub(1);
            if self.budget == 0 {
                break;
            }
            if self.m.blocks[self.m.op_record[o].block].region != region
                || !self.speculates[o.idx()]
                || self.m.row(o).traits.has(Traits::TERMINATOR)
                || !self.effects.free(self.m, o)
                || !self.is_invariant(o, region)
            {
                continue;
            }
            self.m.op_record[o].block = outer;
            moved.push(o);
            let users = self.m.results(o).flat_map(|r| self.uses.get(r)).map(|u| u.0);
            work.extend(users.filter(|&u| self.m.blocks[self.m.op_record[u].block].region == region));
        }
        if !moved.is_empty() {
            self.before.entry(op).or_default().extend(moved);
        }
    }

    /// Writes the lists of operations anew where something moved.
    fn settle(&mut self) {
        if self.before.is_empty() {
            return;
        }
        // What left a loop and then, like that loop itself, the one around it stands in the lists of both: the outer one counts.
        let mut placed = vec![false; self.m.op_kind.len()];
        // How many came into a block. Lists are not gone through for more than that, and in each block once: those of a nest
        // that moved out as a whole refer to each other, and there are as many ways through them as sets of loops.
        let mut arrivals = vec![0usize; self.m.blocks.len()];
        for b in (0..self.m.blocks.len()).map(Block::new) {
            for &o in self.m.block_ops(b) {
                let to = self.m.op_record[o].block;
                if to != b && to.is_some() {
                    arrivals[to.idx()] += 1;
                }
            }
        }
        let mut seen = vec![Block::NONE; self.m.op_kind.len()];
        for b in (0..self.m.blocks.len()).map(Block::new) {
            let old = self.m.block_ops(b).to_vec();
            if old.iter().all(|&o| self.m.op_record[o].block == b && !self.before.contains_key(&o)) {
                continue;
            }
            let mut new: Vec<Op> = Vec::with_capacity(old.len());
            let mut awaited = arrivals[b.idx()];
            // What moved out of a loop may have had something in front that moved further.
            for &own in &old {
                let mut stack: Vec<(Op, bool)> = vec![(own, false)];
                while let Some((o, opened)) = stack.pop() {
                    if !opened
                        && awaited > 0
                        && core::mem::replace(&mut seen[o.idx()], b) != b
                        && let Some(first) = self.before.get(&o)
                    {
                        stack.push((o, true));
                        stack.extend(first.iter().rev().map(|&o| (o, false)));
                        continue;
                    }
                    if self.m.op_record[o].block == b && !core::mem::replace(&mut placed[o.idx()], true) {
                        new.push(o);
                        awaited = awaited.saturating_sub(usize::from(o != own));
                    }
                }
            }
            self.m.set_block_ops(b, &new);
        }
    }
}
