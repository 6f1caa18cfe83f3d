//! Upstream's greedy driver, operation by operation: which constant stands where, which of several folds comes first, and
//! what is known when a pattern looks, all follow from the order of its worklist and of its lists of uses, so both are kept
//! as upstream keeps them. The worklist gives back what came last: at first the last operation, later what is new, what
//! uses a value that was replaced, and what made the operands of what went. Source: mlir-opt.

use alloc::vec;
use alloc::vec::Vec;

use ir::{Attr, Block, Folded, Id, Loc, Module, NewOp, Op, Opcode, Traits, Type, Value};

use crate::canonicalize;
use crate::effects::Effects;
use crate::fold::{self, FoldScratch};

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
    newest: Vec<u32>,
    uses: Vec<Use>,
    /// Operations to look at, the next one last; some went.
    list: Vec<Op>,
    /// By operation: its place in the list.
    listed: Vec<u32>,
    /// The operation that is looked at: what is new stands before it.
    at: Op,
    /// What was put before an operation.
    before: Vec<(Op, Op)>,
    /// By block: whether its operations changed.
    touched: Vec<bool>,
    scratch: FoldScratch,
    /// How much may still be done: an operand replaced costs 1, an operation looked at [`LOOK`]. A bound against patterns
    /// that undo each other, linear in the module.
    fuel: usize,
    /// By operation: what is not looked at.
    #[cfg(feature = "extended")]
    later: &'a [bool],
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

/// Folds everything under the roots but what `later` marks, once. Of operations from number `first` on, and of those that use
/// them, if there are some; else of all. Whether that changed anything. Constants stand at the front.
#[cfg(feature = "extended")]
pub fn fold(m: &mut Module, roots: &[Op], first: Option<usize>, later: &[bool]) -> bool {
    let mut g = Greedy { later, ..Greedy::of(m) };
    let mut ops: Vec<Op> = Vec::new();
    for &r in roots {
        ops.extend(ir::walk_post(g.m, r).into_iter().filter(|&op| op != r));
    }
    g.effects = Effects::of(g.m, roots);
    g.grow();
    g.link_under(roots);
    match first {
        None => {
            for &op in &ops {
                if !g.m.row(op).traits.has(Traits::CONSTANT_LIKE) {
                    g.push(op);
                }
            }
        }
        Some(first) => {
            let mut new: Vec<Op> = ops.iter().copied().filter(|op| op.idx() >= first).collect();
            ir::order::sort_by_key(&mut new, |op| op.0);
            new.into_iter().for_each(|op| g.push(op));
            for &op in ops.iter().rev().filter(|op| op.idx() < first) {
                if g.m.operands(op).iter().any(|&v| g.m.def_op(v).is_some_and(|def| def.idx() >= first)) {
                    g.push(op);
                }
            }
        }
    }
    g.work(ops.len(), &mut |_, _| false);
    g.settle();
    g.changed
}

impl<'a> Greedy<'a> {
    fn of(m: &'a mut Module) -> Greedy<'a> {
        Greedy {
            m,
            effects: Effects::default(),
            newest: Vec::new(),
            uses: Vec::new(),
            list: Vec::new(),
            listed: Vec::new(),
            at: Op::NONE,
            before: Vec::new(),
            touched: Vec::new(),
            scratch: FoldScratch::default(),
            fuel: 0,
            #[cfg(feature = "extended")]
            later: &[],
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
    /// The uses of everything under the roots, as if they were new.
    fn link_under(&mut self, roots: &[Op]) {
        self.newest.fill(NONE);
        for &r in roots {
            ir::walk(self.m, r, |op| {
                let r = self.m.op_record[op];
                for slot in r.operands..r.operands + r.n_operands {
                    link(&mut self.newest, &mut self.uses, self.m.operand_pool[slot as usize], slot, op);
                }
            });
        }
    }
    fn grow(&mut self) {
        self.newest.resize(self.m.value_type.len(), NONE);
        self.uses.resize(self.m.operand_pool.len(), Use { by: Op::NONE, older: NONE, newer: NONE });
        self.listed.resize(self.m.op_kind.len(), NONE);
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
        #[cfg(feature = "extended")]
        if self.later.get(op.idx()) == Some(&true) {
            return;
        }
        if self.listed[op.idx()] == NONE {
            self.listed[op.idx()] = self.list.len() as u32;
            self.list.push(op);
        }
    }
    fn visit(&mut self, op: Op, pattern: &mut Pattern<'_>) {
        if self.m.results(op).all(|r| self.is_unused(r)) && self.effects.erasable(self.m, op) {
            self.erase(op);
            return;
        }
        let mut scratch = core::mem::take(&mut self.scratch);
        let gone = self.fold(op, &mut scratch);
        self.scratch = scratch;
        if !gone && pattern(self, op) {
            self.changed = true;
        }
    }
    /// Folds an operation; whether that did something.
    fn fold(&mut self, op: Op, scratch: &mut FoldScratch) -> bool {
        let old = self.m.op_record[op];
        let values = |m: &Module| m.operand_pool[old.operands as usize..(old.operands + old.n_operands) as usize].to_vec();
        let before = values(self.m);
        let folded = fold::try_fold(self.m, op, scratch);
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
        let in_place = new != old || before != after;
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
                    let Some((opcode, attrs)) = fold::constant_op(self.m, op, a, ty) else { return false };
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
        self.before.push((self.at, op));
        self.touched[block.idx()] = true;
        op
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
            if let Some(place) = self.list.get_mut(self.listed[op.idx()] as usize) {
                *place = Op::NONE;
                self.listed[op.idx()] = NONE;
            }
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
        ir::order::sort_by_key(&mut self.before, |b| (b.0.0, b.1.0));
        let before = core::mem::take(&mut self.before);
        for i in 0..self.touched.len() {
            let b = Block::new(i);
            if !core::mem::take(&mut self.touched[i]) {
                continue;
            }
            let mut out = Vec::new();
            // Something new may itself have something new before it.
            let mut stack: Vec<(Op, bool)> = self.m.block_ops(b).iter().rev().map(|&op| (op, false)).collect();
            while let Some((op, done)) = stack.pop() {
                let from = if done { before.len() } else { before.partition_point(|e| e.0.0 < op.0) };
                let new = before[from..].iter().take_while(|e| e.0 == op);
                let n = stack.len();
                stack.push((op, true));
                stack.extend(new.map(|e| (e.1, false)));
                if stack.len() == n + 1 {
                    stack.pop();
                    if self.m.kind(op) != Opcode::ERASED && self.m.op_record[op].block == b {
                        out.push(op);
                    }
                } else {
                    stack[n + 1..].reverse();
                }
            }
            self.m.set_block_ops(b, &out);
        }
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
}
