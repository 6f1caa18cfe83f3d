//! Upstream's greedy driver, operation by operation: which constant stands where, which of several folds comes first, and
//! what is known when a pattern looks, all follow from the order of its worklist and of its lists of uses, so both are kept
//! as upstream keeps them. The worklist gives back what came last: at first the last operation, later what is new, what
//! uses a value that was replaced, and what made the operands of what went. Source: mlir-opt.

use alloc::vec;
use alloc::vec::Vec;

use ir::store::Scratch;
use ir::{Attr, Block, Folded, Id, Loc, Module, NewOp, Op, Opcode, Traits, Type, Value};

use crate::canonicalize;
use crate::effects::Effects;
use crate::fold::{self, FoldScratch};
#[cfg(feature = "extended")]
use crate::sweep::{Place, Segment};

/// Most rounds, as upstream.
const MAX_ROUNDS: usize = 10;
/// So many of the operations that hold one are looked at again with it.
const MAX_CLIMB: usize = 64;
/// So many uses of a value are looked through; one with more is used by many.
const MAX_USES: usize = 64;
/// What looking at an operation costs, where replacing an operand costs 1.
const LOOK: usize = 16;
/// No slot, no place in the worklist.
const NONE: u32 = u32::MAX;

/// One place of the pool of operands: who uses the value there, and the uses of that value that came just before and after.
#[derive(Clone, Copy)]
struct Use {
    by: Op,
    older: u32,
    newer: u32,
}

/// A run.
pub struct Greedy<'a> {
    /// The module.
    pub m: &'a mut Module,
    effects: Effects,
    /// By value: the place of its newest use.
    newest: Scratch<u32>,
    uses: Scratch<Use>,
    /// Operations to look at, the next one last; some went.
    list: Vec<Op>,
    /// By operation: its place in the list.
    listed: Scratch<u32>,
    /// The operation that is looked at: what is new stands before it.
    at: Op,
    /// By operation: the last of what was put before it, a position in `new`.
    before: Scratch<u32>,
    /// What was put before an operation, and the position of what was put there just before.
    new: Vec<(Op, u32)>,
    /// What was put to the start of a block: what was put there last stands first, and here last.
    #[cfg(feature = "extended")]
    starts: Vec<(Block, Op)>,
    /// By block: whether its operations changed.
    touched: Scratch<bool>,
    scratch: FoldScratch,
    /// How much may still be done: an operand replaced costs 1, an operation looked at [`LOOK`]. A bound against patterns
    /// that undo each other, linear in the module.
    fuel: usize,
    changed: bool,
}

/// Tries the patterns of an operation: whether one did something.
pub type Pattern<'a> = dyn FnMut(&mut Greedy<'_>, Op) -> bool + 'a;

/// Folds and applies patterns to everything under the roots, and simplifies their regions, until nothing changes.
pub fn run(m: &mut Module, version: u32, roots: &[Op], pattern: &mut Pattern<'_>) {
    let roots = canonicalize::outermost(m, roots);
    let mut g = Greedy::of(m);
    let mut known = false;
    for _ in 0..MAX_ROUNDS {
        g.changed = false;
        g.round(version, &roots, known, pattern);
        let sizes = (g.m.op_kind.len(), g.m.value_type.len(), g.m.operand_pool.len());
        let simpler = canonicalize::simplify_regions(g.m, version, &roots);
        known = !simpler && sizes == (g.m.op_kind.len(), g.m.value_type.len(), g.m.operand_pool.len());
        if !simpler && !g.changed {
            break;
        }
    }
}

impl<'a> Greedy<'a> {
    fn of(m: &'a mut Module) -> Greedy<'a> {
        Greedy {
            m,
            effects: Effects::default(),
            newest: Scratch::default(),
            uses: Scratch::default(),
            list: Vec::new(),
            listed: Scratch::default(),
            at: Op::NONE,
            before: Scratch::default(),
            new: Vec::new(),
            #[cfg(feature = "extended")]
            starts: Vec::new(),
            touched: Scratch::default(),
            scratch: FoldScratch::default(),
            fuel: 0,
            changed: false,
        }
    }
}

impl Greedy<'_> {
    /// One round. Whether the uses are known from the one before.
    fn round(&mut self, version: u32, roots: &[Op], known: bool, pattern: &mut Pattern<'_>) {
        let mut ops: Vec<Op> = Vec::new();
        for &r in roots {
            ops.extend(ir::walk_post(self.m, r).into_iter().filter(|&op| op != r));
        }
        self.effects = Effects::of(self.m, roots);
        self.grow();
        if !known {
            self.link_under(roots);
        }
        // Constants come to the front as the walk meets them; what uses one that another stands for is looked at last.
        let constant = |m: &Module, op: Op| m.row(op).traits.has(Traits::CONSTANT_LIKE) && m.n_results(op) == 1;
        let places: Vec<(Op, Block)> = ops.iter().filter(|&&op| constant(self.m, op)).map(|&op| (op, self.m.op_record[op].block)).collect();
        let merged = canonicalize::constants_first(self.m, version, roots);
        let mut constants = places.iter().peekable();
        for &op in &ops {
            let Some(&(_, block)) = constants.next_if(|e| e.0 == op) else {
                self.push(op);
                continue;
            };
            if self.m.kind(op) == Opcode::ERASED || self.m.op_record[op].block != block {
                self.touched[block.idx()] = true;
            }
            let result = self.m.result(op, 0);
            if let Some(one) = merged[result.idx()].get() {
                self.replace(result, one);
            }
        }
        self.settle();
        self.work(ops.len(), pattern);
        self.settle();
    }
    /// Goes through the worklist.
    fn work(&mut self, n_ops: usize, pattern: &mut Pattern<'_>) {
        self.fuel = LOOK * 64 * (n_ops + self.m.operand_pool.len() + 16);
        while let Some(op) = self.list.pop() {
            if op.is_none() {
                continue;
            }
            self.listed[op.idx()] = NONE;
            self.fuel = self.fuel.saturating_sub(LOOK);
            if self.fuel > 0 {
                self.at = op;
                self.visit(op, pattern);
            }
        }
    }
    /// The uses of everything under the roots: those that are still there keep their order, others come as if they were new.
    fn link_under(&mut self, roots: &[Op]) {
        for v in 0..self.newest.len() {
            let mut slot = self.newest[v];
            while slot != NONE {
                let Use { by, older, .. } = self.uses[slot as usize];
                let r = self.m.op_record[by];
                let held = slot.wrapping_sub(r.operands) < r.n_operands && self.m.operand_pool[slot as usize].idx() == v;
                if !held || self.m.kind(by) == Opcode::ERASED {
                    unlink(&mut self.newest, &mut self.uses, Value(v as u32), slot);
                }
                slot = older;
            }
        }
        for &r in roots {
            ir::walk(self.m, r, |op| {
                let r = self.m.op_record[op];
                for slot in r.operands..r.operands + r.n_operands {
                    if self.uses[slot as usize].by.is_none() {
                        link(&mut self.newest, &mut self.uses, self.m.operand_pool[slot as usize], slot, op);
                    }
                }
            });
        }
    }
    fn grow(&mut self) {
        self.newest.resize(self.m.value_type.len(), NONE);
        self.uses.resize(self.m.operand_pool.len(), Use { by: Op::NONE, older: NONE, newer: NONE });
        self.listed.resize(self.m.op_kind.len(), NONE);
        self.before.resize(self.m.op_kind.len(), NONE);
        self.touched.resize(self.m.blocks.len(), false);
    }

    // The worklist.

    /// Looks at an operation again, after those that hold it.
    pub fn push(&mut self, op: Op) {
        self.push_one(op);
        let mut at = op;
        for _ in 0..MAX_CLIMB {
            // The outermost operation of all stands in no block, so nothing can come before it.
            let inside = |&p: &Op| !self.m.row(p).traits.has(Traits::ISOLATED) && self.m.op_record[p].block.is_some();
            let Some(parent) = self.m.parent_op(at).filter(inside) else { break };
            self.push_one(parent);
            at = parent;
        }
    }
    fn push_one(&mut self, op: Op) {
        if self.listed[op.idx()] == NONE {
            self.listed[op.idx()] = self.list.len() as u32;
            self.list.push(op);
        }
    }
    fn unlist(&mut self, op: Op) {
        if let Some(place) = self.list.get_mut(self.listed[op.idx()] as usize) {
            *place = Op::NONE;
            self.listed[op.idx()] = NONE;
        }
    }
    fn visit(&mut self, op: Op, pattern: &mut Pattern<'_>) {
        if self.m.results(op).all(|r| self.is_unused(r)) && self.effects.erasable(self.m, op) {
            self.erase(op);
            return;
        }
        #[cfg(feature = "extended")]
        if self.m.kind(op) == ir::dialect::vector::MASK_OP && self.unmask(op).is_some() {
            return;
        }
        let mut scratch = core::mem::take(&mut self.scratch);
        let gone = self.fold(op, &mut scratch);
        self.scratch = scratch;
        if !gone && pattern(self, op) {
            self.changed = true;
        }
    }
    /// Puts what is in `vector.mask` in its place, where that masks nothing.
    #[cfg(feature = "extended")]
    fn unmask(&mut self, op: Op) -> Option<()> {
        let body = self.m.entry_block(op, 0)?;
        self.settle_block(body);
        let (inner, values) = crate::vector_masks::unmasked(self.m, op)?;
        if let Some(inner) = inner {
            let &end = self.m.block_ops(body).last()?;
            let r = self.m.op_record[end];
            for slot in r.operands..r.operands + r.n_operands {
                unlink(&mut self.newest, &mut self.uses, self.m.operand_pool[slot as usize], slot);
            }
            self.m.set_operands(end, &[]);
            self.m.set_block_ops(body, &[end]);
            self.m.op_record[inner].block = self.m.op_record[op].block;
            self.put_before(op, inner);
            self.grow();
        }
        let values: Vec<_> = values.into_iter().map(Some).collect();
        self.replace_op(op, &values);
        Some(())
    }
    /// Folds an operation; whether that did something.
    fn fold(&mut self, op: Op, scratch: &mut FoldScratch) -> bool {
        let old = self.m.op_record[op];
        let values = |m: &Module| m.operand_pool.as_slice()[old.operands as usize..(old.operands + old.n_operands) as usize].to_vec();
        let before = values(self.m);
        // A loop that has become empty folds.
        #[cfg(feature = "extended")]
        if self.m.kind(op) == ir::dialect::affine::FOR
            && self.starts.is_empty()
            && let Some(body) = self.m.entry_block(op, 0)
        {
            self.settle_block(body);
        }
        let folded = fold::try_fold(self.m, op, scratch);
        #[cfg(feature = "extended")]
        if !folded {
            crate::affine_canon::fold_maps(self.m, op);
        }
        let metadata = self.m.kind(op) == ir::dialect::memref::EXTRACT_STRIDED_METADATA;
        let told = !folded && metadata && crate::expand_strided_metadata::told(self, op);
        if self.m.kind(op) == ir::dialect::scf::IF
            && let Some(plain) = fold::swap_negated(self.m, op, before[0])
        {
            self.m.operand_pool[old.operands as usize] = plain;
        }
        let new = self.m.op_record[op];
        let after = values(self.m);
        let moved = (new.operands, new.n_operands) != (old.operands, old.n_operands);
        if moved {
            self.grow();
        }
        for (slot, (&was, &is)) in (old.operands..).zip(before.iter().zip(&after)) {
            if moved || was != is {
                unlink(&mut self.newest, &mut self.uses, was, slot);
            }
            if !moved && was != is {
                link(&mut self.newest, &mut self.uses, is, slot, op);
            }
        }
        if moved {
            self.link_all(op);
        }
        if folded && self.replace_folded(op, &scratch.results) {
            return true;
        }
        let in_place = new != old || before != after || told;
        if in_place {
            self.changed = true;
            self.push(op);
        }
        in_place
    }
    /// Puts constants before an operation for what it folded to; false if a dialect cannot hold one of them.
    fn replace_folded(&mut self, op: Op, results: &[Folded]) -> bool {
        let mut values = Vec::with_capacity(results.len());
        for (i, r) in results.iter().enumerate() {
            let ty = self.m.ty(self.m.result(op, i));
            values.push(match *r {
                Folded::Value(v) if self.m.ty(v) == ty => Some(v),
                Folded::Value(_) => return false,
                Folded::Attr(a) => {
                    let Some((opcode, attrs)) = fold::constant_op(self.m, self.m.kind(op), a, ty) else { return false };
                    let loc = self.m.op_record[op].loc;
                    let constant = self.create(opcode, &[], &[ty], attrs, loc);
                    Some(self.m.result(constant, 0))
                }
            });
        }
        self.replace_op(op, &values);
        true
    }

    // What folds and patterns do.

    /// Whether nothing uses a value.
    pub fn is_unused(&self, v: Value) -> bool {
        self.newest[v.idx()] == NONE
    }
    /// Puts a new operation before the one that is looked at.
    pub fn create(&mut self, opcode: Opcode, operands: &[Value], results: &[Type], attrs: Attr, loc: Loc) -> Op {
        let op = self.create_unseen(opcode, operands, results, attrs, loc);
        self.push(op);
        op
    }
    /// The same without looking at it.
    pub fn create_unseen(&mut self, opcode: Opcode, operands: &[Value], results: &[Type], attrs: Attr, loc: Loc) -> Op {
        let op = self.m.append(NewOp { operands, results, attrs, ..NewOp::new(opcode, loc) });
        let block = self.m.op_record[self.at].block;
        self.m.op_record[op].block = block;
        self.grow();
        self.link_all(op);
        self.put_before(self.at, op);
        op
    }
    fn put_before(&mut self, at: Op, op: Op) {
        self.new.push((op, core::mem::replace(&mut self.before[at.idx()], self.new.len() as u32)));
        self.touched[self.m.op_record[at].block.idx()] = true;
    }
    /// Puts what a rule made to its places, and looks at it. What is in blocks from `n_blocks` on is left to the next
    /// round: upstream fills such a block before that stands anywhere.
    #[cfg(feature = "extended")]
    pub(crate) fn insert(&mut self, n_blocks: usize, segments: &[(Place, Segment)]) {
        self.grow();
        let mut starts = Vec::new();
        for &(place, s) in segments {
            self.fuel += LOOK * 64 * (s.end - s.start) as usize;
            let ops = (s.start..s.end).map(Op);
            let block = match place {
                Place::Before(at) => {
                    ops.clone().for_each(|op| self.put_before(at, op));
                    self.m.op_record[at].block
                }
                Place::Start(block) => {
                    starts.extend(ops.clone().map(|op| (block, op)));
                    block
                }
                Place::End(block) => {
                    let all: Vec<Op> = self.m.block_ops(block).iter().copied().chain(ops.clone()).collect();
                    self.m.set_block_ops(block, &all);
                    block
                }
                _ => continue,
            };
            self.touched[block.idx()] = true;
            for op in ops {
                self.m.op_record[op].block = block;
                self.link_all(op);
                if block.idx() < n_blocks {
                    self.push(op);
                }
            }
        }
        self.starts.extend(starts.into_iter().rev());
    }
    /// Puts operations where the one is that is looked at, and looks at all that is in them. Those from number `first` on
    /// are new.
    #[cfg(feature = "extended")]
    pub(crate) fn adopt(&mut self, ops: &[Op], first: usize) {
        self.grow();
        let block = self.m.op_record[self.at].block;
        let mut all = Vec::new();
        for &op in ops {
            self.m.op_record[op].block = block;
            self.put_before(self.at, op);
            ir::walk(self.m, op, |op| all.push(op));
        }
        for op in all {
            if op.idx() >= first {
                self.fuel += LOOK * 64;
                self.link_all(op);
            }
            // What moved comes as if it were new.
            self.unlist(op);
            self.push(op);
        }
    }
    fn link_all(&mut self, op: Op) {
        let r = self.m.op_record[op];
        for slot in r.operands..r.operands + r.n_operands {
            link(&mut self.newest, &mut self.uses, self.m.operand_pool[slot as usize], slot, op);
        }
    }
    /// Puts a value for another one everywhere, and looks at what uses it.
    pub fn replace(&mut self, old: Value, new: Value) {
        self.replace_uses(old, new, true);
    }
    /// Puts a value for another one everywhere.
    pub fn replace_unseen(&mut self, old: Value, new: Value) {
        self.replace_uses(old, new, false);
    }
    fn replace_uses(&mut self, old: Value, new: Value, seen: bool) {
        if old == new {
            return;
        }
        let mut slot = self.newest[old.idx()];
        while slot != NONE {
            let Use { by, older, .. } = self.uses[slot as usize];
            self.fuel = self.fuel.saturating_sub(1);
            unlink(&mut self.newest, &mut self.uses, old, slot);
            self.m.operand_pool[slot as usize] = new;
            link(&mut self.newest, &mut self.uses, new, slot, by);
            if seen {
                self.push(by);
            }
            slot = older;
        }
    }
    /// Replaces the results of an operation, those that are used, and erases it.
    pub fn replace_op(&mut self, op: Op, values: &[Option<Value>]) {
        for (i, &v) in values.iter().enumerate() {
            if let Some(v) = v {
                let r = self.m.result(op, i);
                self.replace(r, v);
            }
        }
        self.erase(op);
    }
    /// Erases an operation with all that is in it, and looks at what made its operands, where few use that.
    pub fn erase(&mut self, op: Op) {
        // What is used goes after what uses it.
        let mut all = Vec::new();
        let mut stack = vec![op];
        while let Some(op) = stack.pop() {
            if self.m.kind(op) != Opcode::ERASED {
                all.push(op);
                for &r in self.m.op_regions(op).iter().rev() {
                    for &b in self.m.region_blocks(r).iter().rev() {
                        stack.extend(self.m.block_ops(b).iter().rev());
                    }
                }
            }
        }
        for op in all.into_iter().rev() {
            let r = self.m.op_record[op];
            for slot in r.operands..r.operands + r.n_operands {
                self.look_at_maker(self.m.operand_pool[slot as usize], op);
            }
            self.unlist(op);
            for slot in r.operands..r.operands + r.n_operands {
                unlink(&mut self.newest, &mut self.uses, self.m.operand_pool[slot as usize], slot);
            }
            self.m.op_kind[op] = Opcode::ERASED;
            self.touched[r.block.idx()] = true;
        }
        self.changed = true;
    }
    /// Of what makes an operand of something that goes: at most one other operation may use that.
    fn look_at_maker(&mut self, v: Value, by: Op) {
        let Some(def) = self.m.def_op(v) else { return };
        let mut other = None;
        let mut slot = self.newest[v.idx()];
        for _ in 0..MAX_USES {
            let Some(&u) = self.uses.get(slot as usize) else { return self.push(def) };
            slot = u.older;
            if u.by == by || other == Some(u.by) {
                continue;
            }
            if other.is_some() {
                return;
            }
            other = Some(u.by);
        }
    }
    /// Puts what is new into its blocks, and takes out what went.
    fn settle(&mut self) {
        #[cfg(feature = "extended")]
        ir::order::sort_by_key(&mut self.starts, |s| s.0);
        (0..self.touched.len()).for_each(|b| self.settle_block(Block::new(b)));
        self.new.clear();
        #[cfg(feature = "extended")]
        self.starts.clear();
    }
    /// The same of one block, but for what was put to its start where not all are settled.
    pub(crate) fn settle_block(&mut self, b: Block) {
        if !core::mem::take(&mut self.touched[b.idx()]) {
            return;
        }
        let mut out = Vec::new();
        let mut stack: Vec<Op> = self.m.block_ops(b).iter().rev().copied().collect();
        #[cfg(feature = "extended")]
        stack.extend(self.starts[self.starts.partition_point(|s| s.0 < b)..].iter().take_while(|s| s.0 == b).map(|s| s.1));
        while let Some(op) = stack.pop() {
            // Something new may itself have something new before it.
            let mut at = core::mem::replace(&mut self.before[op.idx()], NONE);
            if at != NONE {
                stack.push(op);
                while let Some(&(new, next)) = self.new.get(at as usize) {
                    stack.push(new);
                    at = next;
                }
            } else if self.m.kind(op) != Opcode::ERASED && self.m.op_record[op].block == b {
                out.push(op);
            }
        }
        self.m.set_block_ops(b, &out);
    }
}

/// Makes a use the newest one of a value.
fn link(newest: &mut [u32], uses: &mut [Use], v: Value, slot: u32, by: Op) {
    let older = core::mem::replace(&mut newest[v.idx()], slot);
    uses[slot as usize] = Use { by, older, newer: NONE };
    if older != NONE {
        uses[older as usize].newer = slot;
    }
}
/// Takes a use of a value out of its list.
fn unlink(newest: &mut [u32], uses: &mut [Use], v: Value, slot: u32) {
    let Use { older, newer, .. } = uses[slot as usize];
    match newer {
        NONE => newest[v.idx()] = older,
        newer => uses[newer as usize].older = older,
    }
    if older != NONE {
        uses[older as usize].newer = newer;
    }
    uses[slot as usize].by = Op::NONE;
}
