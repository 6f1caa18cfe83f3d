//! Folding in the order of upstream's greedy driver. Its worklist gives back what came last: at first the last operation,
//! later what uses a value that was replaced, and what made the operands of an operation that went. Which constant stands
//! where, and which of several folds comes first, follows from that order. Source: mlir-opt.

use alloc::vec;
use alloc::vec::Vec;

use ir::{Block, Folded, Id, Module, NewOp, Op, Opcode, Traits, Value};

use crate::effects::Effects;
use crate::fold::{self, FoldScratch};

/// An operand with more uses than this is not looked at again when one of them goes.
const FEW_USES: u32 = 8;

/// A run.
struct Driver<'a> {
    m: &'a mut Module,
    /// Operations that stay as they are.
    later: &'a [bool],
    effects: Effects,
    /// By value: operations that use it, an operation as often as it does; what went or uses another value by now may
    /// still stand there.
    users: Vec<Vec<Op>>,
    /// By value: how many uses there are.
    n_uses: Vec<u32>,
    list: Vec<Op>,
    listed: Vec<bool>,
    /// What was put before an operation.
    before: Vec<(Op, Op)>,
    scratch: FoldScratch,
    changed: bool,
}

/// Folds everything under the roots but what `later` marks. Of operations from number `first` on, and of those that use
/// them, if there are some; else of all. Whether that changed anything.
pub fn run(m: &mut Module, roots: &[Op], first: Option<usize>, later: &[bool]) -> bool {
    let mut ops: Vec<Op> = Vec::new();
    for &r in roots {
        ir::walk(m, r, |o| ops.push(o));
    }
    let effects = Effects::of(m, roots);
    let (n_values, n_ops) = (m.value_type.len(), m.op_kind.len());
    let mut d = Driver {
        m,
        later,
        effects,
        users: vec![Vec::new(); n_values],
        n_uses: vec![0; n_values],
        list: Vec::new(),
        listed: vec![false; n_ops],
        before: Vec::new(),
        scratch: FoldScratch::default(),
        changed: false,
    };
    for &op in &ops {
        for &v in d.m.operands(op) {
            d.users[v.idx()].push(op);
            d.n_uses[v.idx()] += 1;
        }
    }
    match first {
        None => {
            let constant = |m: &Module, op: Op| m.row(op).traits.has(Traits::CONSTANT_LIKE);
            for &op in &ops {
                if !constant(d.m, op) {
                    d.push(op);
                }
            }
        }
        Some(first) => {
            let mut new: Vec<Op> = ops.iter().copied().filter(|op| op.idx() >= first).collect();
            ir::order::sort_by_key(&mut new, |op| op.0);
            new.into_iter().for_each(|op| d.push(op));
            for &op in ops.iter().rev().filter(|op| op.idx() < first) {
                if d.m.operands(op).iter().any(|&v| d.m.def_op(v).is_some_and(|def| def.idx() >= first)) {
                    d.push(op);
                }
            }
        }
    }
    // Folds make operations simpler; the bound is against those that undo each other.
    let mut fuel = 64 * ops.len() + 1024;
    while let Some(op) = d.list.pop() {
        d.listed[op.idx()] = false;
        fuel = fuel.saturating_sub(1);
        if fuel > 0 && d.m.kind(op) != Opcode::ERASED {
            d.visit(op);
        }
    }
    let changed = d.changed;
    d.settle(&ops);
    changed
}

impl Driver<'_> {
    fn push(&mut self, op: Op) {
        if self.later.get(op.idx()) != Some(&true) && !core::mem::replace(&mut self.listed[op.idx()], true) {
            self.list.push(op);
        }
    }
    fn is_dead(&self, op: Op) -> bool {
        self.m.results(op).all(|r| self.n_uses[r.idx()] == 0) && self.effects.erasable(self.m, op)
    }
    /// One use of a value less; what makes it is looked at again if few are left.
    fn unuse(&mut self, v: Value, by: Op) {
        let n = &mut self.n_uses[v.idx()];
        *n = n.saturating_sub(1);
        let few = *n <= FEW_USES;
        let Some(def) = self.m.def_op(v).filter(|_| few) else { return };
        let m = &*self.m;
        self.users[v.idx()].retain(|&u| m.kind(u) != Opcode::ERASED && m.operands(u).contains(&v));
        let mut others = self.users[v.idx()].iter().filter(|&&u| u != by);
        if let Some(one) = others.next()
            && let Some(two) = others.find(|&u| u != one)
            && others.any(|u| u != one && u != two)
        {
            return;
        }
        self.push(def);
    }
    fn erase(&mut self, op: Op) {
        let mut stack = vec![op];
        while let Some(o) = stack.pop() {
            if self.m.kind(o) == Opcode::ERASED {
                continue;
            }
            for &r in self.m.op_regions(o) {
                for &b in self.m.region_blocks(r) {
                    stack.extend_from_slice(self.m.block_ops(b));
                }
            }
            self.m.op_kind[o] = Opcode::ERASED;
            for i in 0..self.m.n_operands(o) {
                let v = self.m.operand(o, i);
                self.unuse(v, o);
            }
        }
        self.changed = true;
    }
    /// Puts a value for another one everywhere.
    fn replace(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        while let Some(user) = self.users[old.idx()].pop() {
            let r = self.m.op_record[user];
            if self.m.kind(user) == Opcode::ERASED {
                continue;
            }
            let mut found = false;
            for i in r.operands..r.operands + r.n_operands {
                if self.m.operand_pool[i as usize] == old {
                    self.m.operand_pool[i as usize] = new;
                    self.users[new.idx()].push(user);
                    self.n_uses[new.idx()] += 1;
                    found = true;
                }
            }
            if found {
                self.push(user);
            }
        }
        self.n_uses[old.idx()] = 0;
    }
    fn visit(&mut self, op: Op) {
        if self.is_dead(op) {
            self.erase(op);
            return;
        }
        let (record, old) = (self.m.op_record[op], self.m.operands(op).to_vec());
        let mut scratch = core::mem::take(&mut self.scratch);
        let folded = fold::try_fold(self.m, op, &mut scratch);
        let results = core::mem::take(&mut scratch.results);
        self.scratch = scratch;
        let new = self.m.operands(op).to_vec();
        if new != old {
            for &v in &new {
                self.users[v.idx()].push(op);
                self.n_uses[v.idx()] += 1;
            }
            for &v in &old {
                self.unuse(v, op);
            }
        }
        let in_place = new != old || self.m.op_record[op] != record;
        self.changed |= in_place;
        if folded {
            self.replace_folded(op, &results);
        } else if in_place {
            self.push(op);
        }
        self.scratch.results = results;
    }
    /// Puts constants before an operation for what it folded to, unless a dialect cannot hold one of them.
    fn replace_folded(&mut self, op: Op, results: &[Folded]) {
        let (mut values, mut constants) = (Vec::with_capacity(results.len()), Vec::new());
        for (i, r) in results.iter().enumerate() {
            let ty = self.m.ty(self.m.result(op, i));
            match *r {
                Folded::Value(v) if self.m.ty(v) == ty => values.push(v),
                Folded::Value(_) => return,
                Folded::Attr(a) => {
                    let Some((opcode, attrs)) = fold::constant_op(self.m, op, a, ty) else { return };
                    let new = self.m.append(NewOp { results: &[ty], attrs, ..NewOp::new(opcode, self.m.op_record[op].loc) });
                    self.m.op_record[new].block = self.m.op_record[op].block;
                    self.users.resize(self.m.value_type.len(), Vec::new());
                    self.n_uses.resize(self.m.value_type.len(), 0);
                    self.listed.resize(self.m.op_kind.len(), false);
                    constants.push(new);
                    values.push(self.m.result(new, 0));
                }
            }
        }
        self.before.extend(constants.iter().map(|&c| (op, c)));
        for (i, v) in values.into_iter().enumerate() {
            let r = self.m.result(op, i);
            self.replace(r, v);
        }
        self.erase(op);
    }
    /// Puts what is new into its blocks, and takes out what went.
    fn settle(self, ops: &[Op]) {
        let Driver { m, mut before, .. } = self;
        ir::order::sort_by_key(&mut before, |b| (b.0.0, b.1.0));
        let mut blocks: Vec<Block> = Vec::new();
        for &op in ops {
            for &r in if m.kind(op) == Opcode::ERASED { &[] } else { m.op_regions(op) } {
                blocks.extend_from_slice(m.region_blocks(r));
            }
        }
        for b in blocks {
            let mut list = Vec::new();
            for &op in m.block_ops(b) {
                let from = before.partition_point(|e| e.0.0 < op.0);
                list.extend(before[from..].iter().take_while(|e| e.0 == op).map(|e| e.1));
                list.push(op);
            }
            list.retain(|&o| m.kind(o) != Opcode::ERASED);
            if list != m.block_ops(b) {
                m.set_block_ops(b, &list);
            }
        }
    }
}
