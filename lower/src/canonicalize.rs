//! `--canonicalize`: folds, dead code, constants in front, simpler branches; rounds until nothing changes or the
//! bound is reached (10 rounds, as MLIR's greedy driver).
//!
//! A round is four linear steps: constants are hoisted and merged; every operation is visited once in program order
//! (folded, simplified, or erased when unused; what used a constant that went is folded where that stood); unreachable blocks
//! go; dead values go, through block arguments too.
//! Replacements are remembered by value and put into operands when their users are visited, so that nothing searches
//! for uses. Patterns of single dialects stand in `canonicalize_arith` and `canonicalize_cf`.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{cf, func, llvm, memref, scf};
use ir::map::Map;
use ir::{Attr, Block, Def, Folded, Id, Loc, Module, NewOp, Op, Opcode, Region, Sym, Traits, Type, Value, segments};

use crate::effects::Effects;
use crate::fold::{self, FoldScratch};
use crate::pass::PassContext;
#[cfg(feature = "extended")]
use crate::{affine_canon, canonicalize_buffers, canonicalize_more, merge_blocks};
use crate::{canonicalize_arith, canonicalize_cf, canonicalize_memref, canonicalize_scf, open_regions};

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let bound = match cx.number("max-iterations") {
        n if n < 0 => 1000,
        n => n as usize,
    };
    let roots: Vec<Op> = outermost(cx.m, roots);
    #[cfg(feature = "extended")]
    let merges = cx.text("region-simplify") == "aggressive";
    let mut c = Canon::new(cx.m, cx.release.version);
    #[cfg(feature = "extended")]
    {
        c.merges = merges;
    }
    for _ in 0..bound {
        if !c.round(&roots) {
            break;
        }
    }
    true
}

/// What upstream's greedy driver does besides applying patterns: folds, one of each constant, dead code, simpler
/// regions, equal blocks as one.
#[cfg(feature = "extended")]
pub fn tidy(m: &mut Module, version: u32, roots: &[Op]) {
    crate::greedy::run(m, version, roots, &mut |_, _| false);
}

/// The same behind patterns that were applied: what they left dead goes before constants move.
#[cfg(feature = "extended")]
pub fn tidy_rewritten(m: &mut Module, version: u32, roots: &[Op]) {
    let outer: Vec<Op> = outermost(m, roots);
    Canon::of_driver(m, version).fold_all(&outer, false);
    Canon::of_driver(m, version).simplify_regions(&outer);
    tidy(m, version, roots);
}

/// Brings the constants of each isolated region to its front, one of each. By value: the one that stands for it. What uses
/// the others, and the lists of blocks that constants left, are the caller's to change.
pub(crate) fn constants_first(m: &mut Module, version: u32, roots: &[Op]) -> Vec<Value> {
    let mut c = Canon::of_driver(m, version);
    c.begin();
    for &r in roots {
        c.hoist_constants(r);
    }
    c.repl
}

/// Simplifies blocks and their arguments as the greedy driver does; whether anything changed.
pub(crate) fn simplify_regions(m: &mut Module, version: u32, roots: &[Op]) -> bool {
    Canon::of_driver(m, version).simplify_regions(roots)
}

/// The roots that lie in no other root.
pub(crate) fn outermost(m: &Module, roots: &[Op]) -> Vec<Op> {
    if let Some(r) = m.root.filter(|r| roots.contains(r)) {
        return vec![r];
    }
    roots.to_vec()
}

/// Everything under the roots, these included.
fn all(m: &Module, roots: &[Op]) -> Vec<Op> {
    let mut ops: Vec<Op> = Vec::new();
    for &r in roots {
        ir::walk(m, r, |o| ops.push(o));
    }
    ops
}

/// What a value is now, by what replaces each value; chains are shortened on the way.
pub(crate) fn resolve(repl: &mut [Value], v: Value) -> Value {
    let mut end = v;
    while let Some(next) = repl.get(end.idx()).and_then(|r| r.get()) {
        end = next;
    }
    let mut at = v;
    while at != end {
        at = core::mem::replace(&mut repl[at.idx()], end);
    }
    end
}

/// A block whose operations are being visited.
struct Frame {
    block: Block,
    /// A value that is known in the block, as the condition is in a branch.
    assume: Option<(Value, Attr)>,
    /// Whether the queue was filled.
    started: bool,
    /// Operations still to visit, the next one last.
    queue: Vec<Op>,
    /// Operations visited and kept.
    done: Vec<Op>,
}

/// The state of a run.
// What is read most stands first, where its address is short.
#[repr(C)]
pub struct Canon<'a> {
    /// The module.
    pub m: &'a mut Module,
    /// 19 or 22, for patterns that came in between.
    pub version: u32,
    /// Number of uses by value, uses of what a value replaces included.
    pub uses: Vec<u32>,
    repl: Vec<Value>,
    /// Number of branches to a block.
    pub preds: Vec<u32>,
    /// Blocks whose operations moved into another block.
    pub merged: Vec<bool>,
    /// Whether this round changed anything.
    pub changed: bool,
    frames: Vec<Frame>,
    /// Visits left in this round.
    fuel: usize,
    /// Conditions that are known where the visit is, outer ones first.
    assumed: Vec<(Value, Attr)>,
    scratch: FoldScratch,
    /// Constants for which others stand, and who used them, in order.
    early: Vec<(Op, Op)>,
    /// What stood behind such a constant, and that constant.
    behind: Vec<(Op, Op)>,
    all_blocks: Vec<Block>,
    effects: Effects,
    /// Whether the patterns of operations are applied.
    patterns: bool,
    /// Whether blocks that do the same become one.
    #[cfg(feature = "extended")]
    merges: bool,
    /// What frees the memory of each value.
    #[cfg(feature = "extended")]
    pub frees: canonicalize_buffers::Frees,
}

/// What became of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing changed.
    Kept,
    /// Changed in place or something was put before it: look at it again.
    Changed,
    /// Erased.
    Gone,
}

impl<'a> Canon<'a> {
    fn new(m: &'a mut Module, version: u32) -> Canon<'a> {
        Canon {
            m,
            version,
            uses: Vec::new(),
            repl: Vec::new(),
            preds: Vec::new(),
            merged: Vec::new(),
            changed: false,
            frames: Vec::new(),
            fuel: 0,
            assumed: Vec::new(),
            scratch: FoldScratch::default(),
            early: Vec::new(),
            behind: Vec::new(),
            all_blocks: Vec::new(),
            effects: Effects::default(),
            patterns: true,
            #[cfg(feature = "extended")]
            merges: false,
            #[cfg(feature = "extended")]
            frees: Default::default(),
        }
    }

    fn of_driver(m: &'a mut Module, version: u32) -> Canon<'a> {
        Canon {
            patterns: false,
            #[cfg(feature = "extended")]
            merges: true,
            ..Canon::new(m, version)
        }
    }

    fn round(&mut self, roots: &[Op]) -> bool {
        let folded = self.fold_all(roots, true);
        self.simplify_regions(roots) | folded
    }
    fn begin(&mut self) {
        self.changed = false;
        self.repl.clear();
        self.repl.resize(self.m.value_type.len(), Value::NONE);
    }
    /// Operations, one after the other.
    fn fold_all(&mut self, roots: &[Op], hoists: bool) -> bool {
        self.begin();
        if self.patterns && self.m.op_kind.as_slice().contains(&scf::EXECUTE_REGION) {
            let ops = all(self.m, roots);
            let opened = open_regions::run(self.m, &ops);
            self.grow();
            for (result, now) in opened {
                self.repl[result.idx()] = now;
                self.changed = true;
            }
        }
        self.behind.clear();
        for &r in if hoists { roots } else { &[] } {
            self.hoist_constants(r);
        }
        self.count(roots);
        self.effects = Effects::of(self.m, roots);
        if self.patterns {
            let ops = all(self.m, roots);
            canonicalize_memref::drop_written_only(self, &ops);
            #[cfg(feature = "extended")]
            {
                self.frees = canonicalize_buffers::frees(self, &ops);
            }
        }
        for &r in roots {
            self.visit(r);
        }
        self.settle();
        self.changed
    }
    /// Blocks and their arguments, and what only feeds itself.
    fn simplify_regions(&mut self, roots: &[Op]) -> bool {
        if self.all_blocks.is_empty() {
            self.begin();
            self.count(roots);
        }
        self.changed = false;
        for &r in roots {
            canonicalize_cf::drop_unreachable(self, r);
        }
        self.effects = Effects::of(self.m, roots);
        #[cfg(not(feature = "extended"))]
        if !self.patterns {
            let ops = all(self.m, roots);
            canonicalize_cf::replace_redundant_arguments(self, &ops);
            self.settle();
        }
        self.drop_dead(roots);
        self.settle();
        #[cfg(feature = "extended")]
        if self.merges {
            let ops = all(self.m, roots);
            merge_blocks::run(self, &ops);
            self.settle();
            canonicalize_cf::replace_redundant_arguments(self, &ops);
            self.settle();
        }
        self.changed
    }

    // Values.

    /// What a value is now.
    pub fn now(&mut self, v: Value) -> Value {
        resolve(&mut self.repl, v)
    }
    /// Replaces a value everywhere.
    pub fn replace(&mut self, old: Value, new: Value) {
        let (old, new) = (self.now(old), self.now(new));
        if old == new {
            return;
        }
        self.grow();
        self.uses[new.idx()] += self.uses[old.idx()];
        self.uses[old.idx()] = 0;
        self.repl[old.idx()] = new;
    }
    fn grow(&mut self) {
        let n = self.m.value_type.len();
        self.repl.resize(n, Value::NONE);
        self.uses.resize(n, 0);
        self.preds.resize(self.m.blocks.len(), 0);
        self.merged.resize(self.m.blocks.len(), false);
    }
    /// Puts what its operands are now into an operation.
    pub fn refresh(&mut self, op: Op) {
        let r = self.m.op_record[op];
        for i in r.operands..r.operands + r.n_operands {
            let v = self.m.operand_pool[i as usize];
            if self.repl.get(v.idx()).is_some_and(|r| r.is_some()) {
                self.m.operand_pool[i as usize] = self.now(v);
            }
        }
    }
    fn unuse(&mut self, v: Value) {
        let v = self.now(v);
        let left = &mut self.uses[v.idx()];
        *left = left.saturating_sub(1);
        if *left == 0
            && let Some(def) = self.m.def_op(v)
            && self.m.kind(def) != Opcode::ERASED
            && self.m.results(def).all(|r| self.uses[r.idx()] == 0)
            && self.effects.erasable(self.m, def)
        {
            self.erase(def);
        }
    }
    /// Gives an operation other operands.
    pub fn set_operands(&mut self, op: Op, operands: &[Value]) {
        self.grow();
        for &v in operands {
            self.uses[v.idx()] += 1;
        }
        let old = self.m.operands(op).to_vec();
        self.m.set_operands(op, operands);
        for v in old {
            self.unuse(v);
        }
        self.changed = true;
    }
    /// Erases an operation with all that is in it. Its results must have no uses left.
    pub fn erase(&mut self, op: Op) {
        self.erase_unused(op, true);
    }
    /// The same, perhaps without what made its operands.
    fn erase_unused(&mut self, op: Op, makers: bool) {
        let mut stack = vec![op];
        let mut values = Vec::new();
        while let Some(o) = stack.pop() {
            if self.m.kind(o) == Opcode::ERASED {
                continue;
            }
            for &r in self.m.op_regions(o) {
                for &b in self.m.region_blocks(r) {
                    // Constants that moved away are still in the list.
                    stack.extend(self.m.block_ops(b).iter().filter(|&&o| self.m.op_record[o].block == b));
                }
            }
            values.extend_from_slice(self.m.operands(o));
            for &s in self.m.successors(o) {
                if let Some(n) = self.preds.get_mut(s.idx()) {
                    *n = n.saturating_sub(1);
                }
            }
            self.m.op_kind[o] = Opcode::ERASED;
            // Definitions that lose their last use go as well; on this stack, since chains are as long as the input.
            while let Some(v) = values.pop() {
                let v = self.now(v);
                let left = &mut self.uses[v.idx()];
                *left = left.saturating_sub(1);
                if makers
                    && *left == 0
                    && let Some(def) = self.m.def_op(v)
                    && self.m.kind(def) != Opcode::ERASED
                    && self.m.results(def).all(|r| self.uses[r.idx()] == 0)
                    && self.effects.erasable(self.m, def)
                {
                    stack.push(def);
                }
            }
        }
        self.changed = true;
    }
    /// Puts a new operation before the one that is visited.
    pub fn insert(&mut self, new: NewOp<'_>) -> Op {
        let op = self.m.append(new);
        self.grow();
        for i in 0..self.m.n_operands(op) {
            let v = self.m.operand(op, i);
            self.uses[v.idx()] += 1;
        }
        for i in 0..self.m.successors(op).len() {
            let s = self.m.successors(op)[i];
            self.preds[s.idx()] += 1;
        }
        if let Some(f) = self.frames.last_mut() {
            self.m.op_record[op].block = f.block;
            f.done.push(op);
        }
        self.changed = true;
        op
    }
    /// Puts a new operation with one result before the one that is visited.
    pub fn value(&mut self, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr, loc: Loc) -> Value {
        let op = self.insert(NewOp { operands, results: &[ty], attrs, ..NewOp::new(opcode, loc) });
        self.m.result(op, 0)
    }
    /// The same behind an operation that was visited before.
    #[cfg(feature = "extended")]
    pub fn value_behind(&mut self, at: Op, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr, loc: Loc) -> Option<Value> {
        let op = self.insert_behind(at, NewOp { operands, results: &[ty], attrs, ..NewOp::new(opcode, loc) })?;
        Some(self.m.result(op, 0))
    }
    /// An operation behind one that was visited before, in the block that is visited or one around it.
    #[cfg(feature = "extended")]
    pub fn insert_behind(&mut self, at: Op, new: NewOp<'_>) -> Option<Op> {
        let (frame, place) = self.place(at)?;
        self.insert(new);
        let op = self.frames.last_mut()?.done.pop()?;
        let f = &mut self.frames[frame];
        self.m.op_record[op].block = f.block;
        f.done.insert(place + 1, op);
        Some(op)
    }
    /// The frame of an operation that was visited, and its place there.
    #[cfg(feature = "extended")]
    fn place(&self, op: Op) -> Option<(usize, usize)> {
        let block = self.m.op_record[op].block;
        let frame = self.frames.iter().rposition(|f| f.block == block)?;
        Some((frame, self.frames[frame].done.iter().rposition(|&o| o == op)?))
    }
    /// Whether something can be put behind an operation, which was visited.
    #[cfg(feature = "extended")]
    pub fn is_open(&self, op: Op) -> bool {
        self.place(op).is_some()
    }
    /// Operations of the block that are still to be visited, in order.
    #[cfg(feature = "extended")]
    pub fn ahead(&self) -> impl Iterator<Item = Op> + '_ {
        let queue = self.frames.last().map_or(&[][..], |f| &f.queue);
        queue.iter().rev().copied().filter(|&o| self.m.op_kind[o] != Opcode::ERASED)
    }
    /// Whether a value is known to be there before an operation that was visited.
    #[cfg(feature = "extended")]
    pub fn stands_before(&self, v: Value, op: Op) -> bool {
        let Some(place) = self.place(op) else { return false };
        match self.m.def(v) {
            Def::Arg(block, _) => self.frames.iter().position(|f| f.block == block).is_some_and(|i| i <= place.0),
            Def::Result(def, _) => self.place(def).is_some_and(|p| p < place),
        }
    }
    /// The same before an operation that holds the one that is visited.
    #[cfg(feature = "extended")]
    pub fn value_above(&mut self, holder: Op, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr, loc: Loc) -> Option<Value> {
        let i = self.frames.iter().rposition(|f| f.done.last() == Some(&holder))?;
        let v = self.value(opcode, operands, ty, attrs, loc);
        let op = self.frames.last_mut()?.done.pop()?;
        let f = &mut self.frames[i];
        self.m.op_record[op].block = f.block;
        f.done.insert(f.done.len() - 1, op);
        Some(v)
    }
    /// Whether only the terminator stands behind an operation that is visited, or holds what is, in a region of one block.
    #[cfg(feature = "extended")]
    pub fn is_last(&self, op: Op) -> bool {
        let block = self.m.op_record[op].block;
        let region = self.m.blocks[block].region;
        let Some(f) = self.frames.iter().rfind(|f| f.block == block) else { return false };
        let alone = region.get().is_some_and(|r| self.m.region_blocks(r).len() == 1);
        alone && f.queue.iter().filter(|&&o| self.m.op_kind[o] != Opcode::ERASED).count() == 1
    }
    /// A constant before the operation that is visited.
    pub fn constant(&mut self, value: Attr, ty: Type, loc: Loc) -> Value {
        let attrs = self.m.cx.dict_one(Sym::VALUE, value);
        self.value(ir::dialect::arith::CONSTANT, &[], ty, attrs, loc)
    }
    /// Says that an operation does from now on what another one does, whose regions it takes over.
    pub fn does_also(&mut self, op: Op, from: Op) {
        self.effects.take_over(self.m, op, from);
    }
    /// The block that is visited.
    pub fn block(&self) -> Block {
        self.frames.last().map_or(Block::NONE, |f| f.block)
    }
    /// Visits the operations of a block next, as if they stood in the block that is visited.
    pub fn splice(&mut self, ops: &[Op]) {
        if let Some(f) = self.frames.last_mut() {
            f.queue.extend(ops.iter().rev());
            for &op in ops {
                self.m.op_record[op].block = f.block;
            }
        }
    }

    /// The operation before the one that is visited, in the same block.
    pub fn previous(&self) -> Option<Op> {
        let f = self.frames.last()?;
        f.done.iter().rev().copied().find(|&o| self.m.op_kind[o] != Opcode::ERASED)
    }
    /// Visits an operation that was just inserted, in its place.
    pub fn revisit(&mut self, op: Op) {
        if let Some(f) = self.frames.last_mut()
            && f.done.last() == Some(&op)
        {
            f.done.pop();
            f.queue.push(op);
        }
    }
    /// Takes the operations out of a block.
    pub fn take_block(&mut self, block: Block) -> Vec<Op> {
        let m = &*self.m;
        let ops: Vec<Op> =
            m.block_ops(block).iter().copied().filter(|&o| m.op_record[o].block == block && m.op_kind[o] != Opcode::ERASED).collect();
        self.m.set_block_ops(block, &[]);
        ops
    }

    // Steps.

    /// Moves constants to the front of the nearest isolated region, the newest first, one of each.
    fn hoist_constants(&mut self, root: Op) {
        struct Home {
            region: Region,
            moved: Vec<Op>,
        }
        let mut known: Map<(u32, Opcode, Attr, Type), Op> = Map::default();
        let mut homes: Vec<Home> = Vec::new();
        let mut left: Vec<Block> = Vec::new();
        // Operations to walk with the number of their home, last first.
        let mut stack: Vec<(Op, u32)> = Vec::new();
        let mut opens: Vec<Op> = vec![root];
        while let Some(holder) = opens.pop() {
            for i in 0..self.m.op_regions(holder).len() {
                let region = self.m.op_regions(holder)[i];
                let home = homes.len() as u32;
                homes.push(Home { region, moved: Vec::new() });
                let entry = self.m.region_blocks(region).first().copied();
                // Constants that moved away are still in the list of another block.
                let here = |m: &Module, b: Block, o: &Op| m.op_record[*o].block == b;
                for &b in self.m.region_blocks(region).iter().rev() {
                    stack.extend(self.m.block_ops(b).iter().rev().filter(|o| here(self.m, b, o)).map(|&o| (o, home)));
                }
                let mut prefix = true;
                while let Some((op, home)) = stack.pop() {
                    let in_entry = Some(self.m.op_record[op].block) == entry;
                    let kind = self.m.kind(op);
                    let value = if self.m.row(op).traits.has(Traits::CONSTANT_LIKE) && self.m.n_results(op) == 1 {
                        let stood_for = fold::constant_stood_for(self.m, op);
                        // Those of the LLVM dialect that stand for the same are the same, of whatever kind.
                        let of_llvm = (llvm::ADD.0..llvm::END.0).contains(&kind.0) && stood_for.is_some();
                        Some((if of_llvm { llvm::MLIR_CONSTANT } else { kind }, stood_for.unwrap_or(self.m.op_record[op].attrs)))
                    } else {
                        None
                    };
                    let Some((kind, value)) = value else {
                        prefix = false;
                        let t = self.m.row(op).traits;
                        let regions = self.m.op_regions(op);
                        if regions.is_empty() {
                            continue;
                        }
                        if self.m.kind(op) == Opcode::UNREGISTERED || t.has(Traits::ISOLATED) {
                            opens.push(op);
                            continue;
                        }
                        for &r in regions.iter().rev() {
                            for &b in self.m.region_blocks(r).iter().rev() {
                                stack.extend(self.m.block_ops(b).iter().rev().filter(|o| here(self.m, b, o)).map(|&o| (o, home)));
                            }
                        }
                        continue;
                    };
                    let key = (home, kind, value, self.m.ty(self.m.result(op, 0)));
                    if let Some(&first) = known.get(&key) {
                        self.repl[self.m.result(op, 0).idx()] = self.m.result(first, 0);
                        self.m.op_record[first].loc = Loc::UNKNOWN;
                        self.m.op_kind[op] = Opcode::ERASED;
                        let from = self.m.op_record[op].block;
                        if left.last() != Some(&from) {
                            left.push(from);
                        }
                        continue;
                    }
                    known.insert(key, op);
                    if !(prefix && in_entry) {
                        homes[home as usize].moved.push(op);
                        let from = self.m.op_record[op].block;
                        if !in_entry && left.last() != Some(&from) {
                            left.push(from);
                        }
                        self.m.op_record[op].block = Block::NONE;
                        if self.version < 20 || !in_entry {
                            self.m.op_record[op].loc = Loc::UNKNOWN;
                        }
                    }
                }
            }
        }
        for h in &homes {
            let Some(&entry) = self.m.region_blocks(h.region).first() else { continue };
            if h.moved.is_empty() {
                continue;
            }
            let mut list: Vec<Op> = h.moved.iter().rev().copied().collect();
            list.extend(self.m.block_ops(entry).iter().filter(|&&o| self.m.op_record[o].block == entry));
            self.m.set_block_ops(entry, &list);
        }
        // Who looks at a block that constants left sees what is there. Regions between them name a block again and again.
        ir::order::sort_by_key(&mut left, |&b| b);
        left.dedup();
        for block in left {
            let (mut list, mut gone) = (Vec::new(), Vec::new());
            for &o in self.m.block_ops(block).iter().filter(|o| self.m.op_record[**o].block == block) {
                if self.m.op_kind[o] == Opcode::ERASED {
                    gone.push(o);
                } else {
                    self.behind.extend(gone.drain(..).map(|constant| (o, constant)));
                    list.push(o);
                }
            }
            self.m.set_block_ops(block, &list);
        }
    }

    /// Counts uses and branches of everything under the roots, and lists its blocks.
    fn count(&mut self, roots: &[Op]) {
        self.uses.clear();
        self.preds.clear();
        self.merged.clear();
        self.grow();
        self.all_blocks.clear();
        self.early.clear();
        let mut stack: Vec<Op> = roots.iter().rev().copied().collect();
        while let Some(op) = stack.pop() {
            if self.m.kind(op) == Opcode::ERASED {
                continue;
            }
            if self.patterns {
                let merged = |v: &&Value| self.repl[v.idx()].is_some();
                self.early.extend(self.m.operands(op).iter().filter(merged).filter_map(|&v| Some((self.m.def_op(v)?, op))));
            }
            self.refresh(op);
            for &v in self.m.operands(op) {
                self.uses[v.idx()] += 1;
            }
            for s in self.m.successors(op) {
                self.preds[s.idx()] += 1;
            }
            for &r in self.m.op_regions(op).iter().rev() {
                for &b in self.m.region_blocks(r).iter().rev() {
                    self.all_blocks.push(b);
                    // Constants that moved away stand in a list of another block.
                    stack.extend(self.m.block_ops(b).iter().rev().filter(|&&o| self.m.op_record[o].block == b));
                }
            }
        }
        ir::order::sort_by_key(&mut self.early, |e| e.0);
        ir::order::sort_by_key(&mut self.behind, |e| e.0);
    }

    /// Visits everything in a root once, in program order.
    fn visit(&mut self, root: Op) {
        self.fuel = 16 * self.m.op_kind.len() + 1024;
        self.open(root);
        while let Some(f) = self.frames.last_mut() {
            if !core::mem::replace(&mut f.started, true) {
                let b = f.block;
                if let Some((v, known)) = f.assume {
                    self.assumed.push((v, known));
                }
                let m = &*self.m;
                f.queue.extend(m.block_ops(b).iter().rev().filter(|&&o| m.op_record[o].block == b));
            }
            let Some(op) = f.queue.pop() else {
                if let Some(f) = self.frames.pop() {
                    if f.assume.is_some() {
                        self.assumed.pop();
                    }
                    let live: Vec<Op> = f.done.into_iter().filter(|&o| self.m.op_kind[o] != Opcode::ERASED).collect();
                    if !self.merged[f.block.idx()] {
                        self.m.set_block_ops(f.block, &live);
                    }
                }
                continue;
            };
            if self.patterns {
                self.fold_early(op);
            }
            if self.m.kind(op) == Opcode::ERASED {
                continue;
            }
            // However branches lead to each other, a round ends.
            self.fuel = self.fuel.saturating_sub(1);
            if self.fuel == 0 {
                if let Some(f) = self.frames.last_mut() {
                    f.done.push(op);
                }
                self.open(op);
                continue;
            }
            let mut outcome = Outcome::Changed;
            // Each change makes the operation simpler; the bound is against patterns that undo each other.
            for _ in 0..32 {
                if outcome != Outcome::Changed {
                    break;
                }
                outcome = self.operation(op);
            }
            if outcome == Outcome::Gone {
                continue;
            }
            if let Some(f) = self.frames.last_mut() {
                f.done.push(op);
            }
            self.open(op);
        }
    }
    /// What used a constant for which another stands is folded when the walk comes to where the constant stood, the last user first: it
    /// changed then.
    fn fold_early(&mut self, op: Op) {
        for i in self.behind.partition_point(|e| e.0 < op)..self.behind.partition_point(|e| e.0 <= op) {
            let constant = self.behind[i].1;
            let first = self.early.partition_point(|e| e.0 < constant);
            for k in (first..self.early.partition_point(|e| e.0 <= constant)).rev() {
                let user = self.early[k].1;
                if self.m.kind(user) != Opcode::ERASED {
                    self.refresh(user);
                    self.fold(user, false);
                }
            }
        }
    }
    /// Frames for the blocks in an operation, the first one on top.
    fn open(&mut self, op: Op) {
        for (i, &r) in self.m.op_regions(op).iter().enumerate().rev() {
            let assume = if self.patterns { canonicalize_scf::assumption(self, op, i) } else { None };
            for &block in self.m.region_blocks(r).iter().rev() {
                self.frames.push(Frame { block, assume, started: false, queue: Vec::new(), done: Vec::new() });
            }
        }
    }

    fn operation(&mut self, op: Op) -> Outcome {
        self.refresh(op);
        // The innermost branches only: looking at all of them would make deep nests quadratic.
        for k in (0..self.assumed.len()).rev().take(8) {
            let (v, known) = self.assumed[k];
            if self.m.operands(op).contains(&v) {
                let c = self.constant(known, Type::I1, self.m.op_record[op].loc);
                let operands: Vec<Value> = self.m.operands(op).iter().map(|&o| if o == v { c } else { o }).collect();
                self.set_operands(op, &operands);
            }
        }
        if self.m.results(op).all(|r| self.uses[r.idx()] == 0) && self.effects.erasable(self.m, op) {
            self.erase(op);
            return Outcome::Gone;
        }
        #[cfg(feature = "extended")]
        if self.m.kind(op) == ir::dialect::vector::MASK_OP
            && let Some((inner, values)) = crate::vector_masks::unmasked(self.m, op)
        {
            if let (Some(inner), Some(f)) = (inner, self.frames.last_mut()) {
                self.m.op_record[inner].block = f.block;
                f.done.push(inner);
            }
            self.replace_op(op, &values);
            return Outcome::Gone;
        }
        let outcome = self.fold(op, true);
        if outcome != Outcome::Kept || !self.patterns {
            return outcome;
        }
        #[cfg(feature = "extended")]
        match canonicalize_more::simplify(self, op) {
            Outcome::Kept => {}
            done => return done,
        }
        match self.m.kind(op) {
            cf::BR | cf::COND_BR | cf::SWITCH | cf::ASSERT => canonicalize_cf::branch(self, op),
            scf::IF | scf::FOR | scf::FORALL | scf::WHILE | scf::PARALLEL | scf::EXECUTE_REGION | scf::INDEX_SWITCH => {
                canonicalize_scf::simplify(self, op)
            }
            func::CALL_INDIRECT => self.direct_call(op),
            k if scf::END <= k && k < memref::END => canonicalize_memref::simplify(self, op),
            _ => canonicalize_arith::simplify(self, op),
        }
    }
    /// Folds an operation; to constants only where it stands.
    #[inline(never)]
    fn fold(&mut self, op: Op, constants: bool) -> Outcome {
        let mut scratch = core::mem::take(&mut self.scratch);
        let mut folded = false;
        #[cfg(feature = "extended")]
        let patterns = self.patterns;
        let mut outcome = self.in_place(op, |m| {
            folded = fold::try_fold(m, op, &mut scratch);
            #[cfg(feature = "extended")]
            if !folded && !patterns {
                affine_canon::fold_maps(m, op);
            }
        });
        let results = core::mem::take(&mut scratch.results);
        self.scratch = scratch;
        let wanted = folded && (constants || results.iter().all(|r| matches!(r, Folded::Value(_))));
        if wanted && self.replace_folded(op, &results) {
            outcome = Outcome::Gone;
        }
        self.scratch.results = results;
        outcome
    }
    /// Lets something change an operation in place.
    pub fn in_place(&mut self, op: Op, change: impl FnOnce(&mut Module)) -> Outcome {
        let before = self.m.op_record[op];
        let old: Vec<Value> = self.m.operands(op).to_vec();
        change(self.m);
        if self.m.op_record[op] == before && self.m.operands(op) == old {
            return Outcome::Kept;
        }
        self.grow();
        let new: Vec<Value> = self.m.operands(op).to_vec();
        for v in new {
            let v = self.now(v);
            self.uses[v.idx()] += 1;
        }
        for v in old {
            self.unuse(v);
        }
        self.changed = true;
        Outcome::Changed
    }
    /// Puts constants for what an operation folded to; false if a dialect cannot hold one of them.
    fn replace_folded(&mut self, op: Op, results: &[Folded]) -> bool {
        let mut values = Vec::with_capacity(results.len());
        for (i, r) in results.iter().enumerate() {
            let ty = self.m.ty(self.m.result(op, i));
            values.push(match *r {
                Folded::Value(v) if self.m.ty(v) == ty => v,
                Folded::Value(_) => return false,
                Folded::Attr(a) => {
                    let Some((opcode, attrs)) = fold::constant_op(self.m, self.m.kind(op), a, ty) else { return false };
                    self.value(opcode, &[], ty, attrs, self.m.op_record[op].loc)
                }
            });
        }
        self.replace_op(op, &values);
        true
    }
    /// Replaces the results of an operation and erases it.
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        for (i, &v) in values.iter().enumerate() {
            let r = self.m.result(op, i);
            self.replace(r, v);
        }
        self.erase(op);
    }

    /// An indirect call of a known function is a direct one.
    fn direct_call(&mut self, op: Op) -> Outcome {
        let operands = self.m.operands(op).to_vec();
        let Some((&f, args)) = operands.split_first() else { return Outcome::Kept };
        let Some(callee) = self.m.def_op(f).filter(|&d| self.m.kind(d) == func::CONSTANT).and_then(|d| self.m.attr(d, Sym::VALUE)) else {
            return Outcome::Kept;
        };
        let attrs = self.m.cx.dict_one(Sym::CALLEE, callee);
        let types: Vec<Type> = self.m.results(op).map(|v| self.m.ty(v)).collect();
        let call = self.insert(NewOp { operands: args, results: &types, attrs, ..NewOp::new(func::CALL, self.m.op_record[op].loc) });
        let values: Vec<Value> = self.m.results(call).collect();
        self.replace_op(op, &values);
        Outcome::Gone
    }

    /// Puts replacements into all operands and drops erased operations from all blocks.
    fn settle(&mut self) {
        let blocks = core::mem::take(&mut self.all_blocks);
        for &b in &blocks {
            let ops: Vec<Op> = self.m.block_ops(b).to_vec();
            for &op in &ops {
                self.refresh(op);
            }
            // A block that went unvisited still lists the constants that moved out of it.
            let stays = |m: &Module, o: Op| m.op_kind[o] != Opcode::ERASED && m.op_record[o].block == b;
            if ops.iter().any(|&o| !stays(self.m, o)) {
                let live: Vec<Op> = ops.into_iter().filter(|&o| stays(self.m, o)).collect();
                self.m.set_block_ops(b, &live);
            }
        }
        self.all_blocks = blocks;
    }

    /// Erases operations and block arguments that nothing alive needs.
    fn drop_dead(&mut self, roots: &[Op]) {
        let ops = all(self.m, roots);
        self.grow();
        let mut live = vec![false; self.m.value_type.len()];
        let mut work: Vec<Value> = Vec::new();
        // Operands passed to block arguments, by argument: filled where a region has several blocks.
        let mut passed: Vec<(Value, Value)> = Vec::new();
        for &op in &ops {
            let t = self.m.row(op).traits;
            let branch = t.has(Traits::BRANCH) && !self.m.successors(op).is_empty();
            if branch {
                let mut forwarded = vec![false; self.m.n_operands(op)];
                let m = &*self.m;
                segments::for_each_successor(m, op, |_, b, range| {
                    for (a, i) in m.block_args(b).zip(range) {
                        forwarded[i] = true;
                        passed.push((a, m.operand(op, i)));
                    }
                });
                work.extend(m.operands(op).iter().zip(&forwarded).filter(|e| !e.1).map(|e| *e.0));
            } else if !self.effects.erasable(self.m, op) {
                work.extend_from_slice(self.m.operands(op));
            }
        }
        ir::order::sort_by_key(&mut passed, |p| p.0.0);
        while let Some(v) = work.pop() {
            if core::mem::replace(&mut live[v.idx()], true) {
                continue;
            }
            match self.m.def(v) {
                Def::Result(op, _) => {
                    if self.effects.erasable(self.m, op) {
                        work.extend_from_slice(self.m.operands(op));
                    }
                }
                Def::Arg(..) => {
                    let from = passed.partition_point(|p| p.0.0 < v.0);
                    work.extend(passed[from..].iter().take_while(|p| p.0 == v).map(|p| p.1));
                }
            }
        }
        // Arguments first, so that what was passed to them is not used any more.
        let args: Vec<Value> = {
            let mut a: Vec<Value> = passed.iter().map(|p| p.0).filter(|v| !live[v.idx()]).collect();
            a.dedup();
            a
        };
        if !args.is_empty() {
            canonicalize_cf::drop_arguments(self, &ops, &live);
            self.changed = true;
        }
        for &op in ops.iter().rev() {
            if self.m.kind(op) != Opcode::ERASED && self.effects.erasable(self.m, op) && self.m.results(op).all(|r| !live[r.idx()]) {
                // What is used in a loop that goes is alive until the next round.
                self.erase_unused(op, false);
            }
        }
    }
}
