//! What upstream's greedy driver does to a region besides applying patterns: operations fold, constants are made one
//! each and stand at the top of the enclosing isolated region, and operations without use and effect go. Operations
//! are looked at from the last to the first, and again when an operand changed; each visit removes something or makes
//! an operand a constant, so this ends, and a bound says so.

use alloc::vec::Vec;

use hashbrown::HashMap;
use ir::store::FxBuild;
use ir::{Attr, Block, Folded, Id, Loc, Module, NewOp, Op, Opcode, Sym, Traits, Type, Value};

use crate::fold::{self, FoldScratch};

/// Tidies every isolated region below `root`, `root` included. Operations from `first_new` on were made by the pass
/// that asks: their constants are not where the user put them.
pub fn tidy(m: &mut Module, root: Op, first_new: Op) {
    let mut isolated: Vec<Op> = Vec::new();
    ir::walk(m, root, |op| {
        if m.row(op).traits.has(Traits::ISOLATED) && m.op_regions(op).iter().any(|&r| !m.region_blocks(r).is_empty()) {
            isolated.push(op);
        }
    });
    // By operation, for all regions: clearing them for each would cost the square of the module.
    let (mut waits, mut gone) = (alloc::vec![false; m.op_kind.len()], alloc::vec![false; m.op_kind.len()]);
    for &op in isolated.iter().rev() {
        let mut t = Tidy::new(m, op, waits, gone);
        t.run(m, first_new);
        (waits, gone) = (t.waits, t.gone);
    }
}

struct Tidy {
    entry: Option<Block>,
    /// Operations inside, parents first.
    ops: Vec<Op>,
    /// By value: who uses it; an operation stands once for each operand.
    users: HashMap<Value, Vec<Op>, FxBuild>,
    known: HashMap<(Opcode, Attr, Type), Value, FxBuild>,
    /// Constants at the top: those put there, the last one first, and those that stood there.
    front: Vec<Op>,
    prefix: Vec<Op>,
    worklist: Vec<Op>,
    /// By operation: whether it waits, and whether it is gone.
    waits: Vec<bool>,
    gone: Vec<bool>,
    moved: Vec<Op>,
}

/// The operations below an isolated one, parents first, without looking into isolated ones inside of it.
fn inside(m: &Module, root: Op) -> Vec<Op> {
    let mut out = Vec::new();
    let mut stack: Vec<Op> = alloc::vec![root];
    while let Some(op) = stack.pop() {
        if op != root {
            out.push(op);
            if m.row(op).traits.has(Traits::ISOLATED) {
                continue;
            }
        }
        for &r in m.op_regions(op).iter().rev() {
            for &b in m.region_blocks(r).iter().rev() {
                stack.extend(m.block_ops(b).iter().rev());
            }
        }
    }
    out
}

/// Whether an operation may go when nobody uses its results.
fn removable(m: &Module, op: Op) -> bool {
    let t = m.row(op).traits;
    if t.any(Traits::TERMINATOR.and(Traits::SYMBOL)) || !m.op_regions(op).is_empty() {
        return false;
    }
    t.any(Traits::PURE.and(Traits::CONSTANT_LIKE))
        || (t.any(Traits::READS.and(Traits::ALLOCATES)) && !t.any(Traits::WRITES.and(Traits::FREES)))
}

fn is_constant(m: &Module, op: Op) -> bool {
    m.row(op).traits.has(Traits::CONSTANT_LIKE) && m.n_results(op) == 1 && m.attr(op, Sym::VALUE).is_some()
}

impl Tidy {
    fn new(m: &Module, root: Op, waits: Vec<bool>, gone: Vec<bool>) -> Tidy {
        let ops = inside(m, root);
        let mut users: HashMap<Value, Vec<Op>, FxBuild> = HashMap::default();
        for &op in &ops {
            for &v in m.operands(op) {
                users.entry(v).or_default().push(op);
            }
        }
        Tidy {
            entry: m.entry_block(root, 0),
            ops,
            users,
            known: HashMap::default(),
            front: Vec::new(),
            prefix: Vec::new(),
            worklist: Vec::new(),
            waits,
            gone,
            moved: Vec::new(),
        }
    }

    fn run(&mut self, m: &mut Module, first_new: Op) {
        let Some(entry) = self.entry else { return };
        // Constants first: one of each, at the top.
        let mut in_prefix = true;
        for i in 0..self.ops.len() {
            let op = self.ops[i];
            if is_constant(m, op) && op < first_new {
                self.moved.push(op);
                let stays = in_prefix && m.op_block[op] == entry;
                if !self.keep_constant(m, op, stays) {
                    continue;
                }
            } else {
                in_prefix = false;
            }
            self.push(op);
        }
        let mut scratch = FoldScratch::default();
        let mut budget = 64 * (self.ops.len() + 16);
        while let Some(op) = self.worklist.pop() {
            self.waits[op.idx()] = false;
            budget -= 1;
            if budget == 0 {
                for op in self.worklist.drain(..) {
                    self.waits[op.idx()] = false;
                }
                break;
            }
            if self.gone[op.idx()] {
                continue;
            }
            if removable(m, op) && m.results(op).all(|v| self.users.get(&v).is_none_or(|u| u.is_empty())) {
                self.remove(m, op);
                continue;
            }
            if is_constant(m, op) {
                // One that the pass made moves to the top when its turn comes.
                let v = m.result(op, 0);
                if op >= first_new && self.known.get(&(m.kind(op), m.op_attrs[op], m.ty(v))) != Some(&v) {
                    self.run_of_constants(m, op, first_new);
                }
                continue;
            }
            self.fold(m, op, &mut scratch);
        }
        self.finish(m, entry);
    }

    /// Constants that were made one after another go to the top in that order.
    fn run_of_constants(&mut self, m: &mut Module, last: Op, first_new: Op) {
        let mut first = last;
        while first > first_new && is_constant(m, Op(first.0 - 1)) && m.op_block[Op(first.0 - 1)] == m.op_block[last] {
            first = Op(first.0 - 1);
        }
        for id in first.0..=last.0 {
            let op = Op(id);
            let v = m.result(op, 0);
            let key = (m.kind(op), m.op_attrs[op], m.ty(v));
            if !self.gone[op.idx()] && self.known.get(&key) != Some(&v) && self.users.get(&v).is_some_and(|u| !u.is_empty()) {
                self.moved.push(op);
                self.keep_constant(m, op, false);
            }
        }
    }

    fn push(&mut self, op: Op) {
        if self.waits.len() <= op.idx() {
            self.waits.resize(op.idx() + 1, false);
            self.gone.resize(op.idx() + 1, false);
        }
        if !self.waits[op.idx()] && !self.gone[op.idx()] {
            self.waits[op.idx()] = true;
            self.worklist.push(op);
        }
    }

    /// Puts a constant at the top, or lets another one of the same value take its place; whether it stays.
    fn keep_constant(&mut self, m: &mut Module, op: Op, stays: bool) -> bool {
        let v = m.result(op, 0);
        let key = (m.kind(op), m.op_attrs[op], m.ty(v));
        match self.known.get(&key) {
            Some(&old) => {
                self.replace(m, v, old);
                self.gone[op.idx()] = true;
                false
            }
            None => {
                self.known.insert(key, v);
                if stays {
                    self.prefix.push(op)
                } else {
                    self.front.push(op)
                }
                true
            }
        }
    }

    /// Rewrites the uses of a value; its users get another turn.
    fn replace(&mut self, m: &mut Module, from: Value, to: Value) {
        let Some(users) = self.users.remove(&from) else { return };
        for &op in &users {
            let r = m.op_record[op];
            for i in r.operands..r.operands + r.n_operands {
                if m.operand_pool[i as usize] == from {
                    m.operand_pool[i as usize] = to;
                }
            }
        }
        for &op in &users {
            self.push(op);
        }
        self.users.entry(to).or_default().extend(users);
    }

    fn drop_use(&mut self, m: &Module, v: Value, op: Op) {
        if let Some(list) = self.users.get_mut(&v)
            && let Some(i) = list.iter().position(|&o| o == op)
        {
            list.swap_remove(i);
            if list.is_empty()
                && let Some(def) = m.def_op(v)
            {
                self.push(def);
            }
        }
    }

    fn remove(&mut self, m: &Module, op: Op) {
        self.gone[op.idx()] = true;
        if is_constant(m, op) {
            // Nobody may find it any more.
            let v = m.result(op, 0);
            let key = (m.kind(op), m.op_attrs[op], m.ty(v));
            if self.known.get(&key) == Some(&v) {
                self.known.remove(&key);
            }
        }
        for &v in m.operands(op) {
            self.drop_use(m, v, op);
        }
    }

    fn fold(&mut self, m: &mut Module, op: Op, scratch: &mut FoldScratch) {
        let before: Vec<Value> = m.operands(op).to_vec();
        let folded = fold::try_fold(m, op, scratch);
        // Folds in place may have changed operands.
        if before != m.operands(op) {
            let after: Vec<Value> = m.operands(op).to_vec();
            for &v in &after {
                self.users.entry(v).or_default().push(op);
            }
            for &v in &before {
                self.drop_use(m, v, op);
            }
            self.push(op);
        }
        if !folded || scratch.results.len() != m.n_results(op) {
            return;
        }
        let mut values: Vec<Value> = Vec::with_capacity(scratch.results.len());
        for (i, &r) in scratch.results.iter().enumerate() {
            let v = match r {
                Folded::Value(v) => v,
                Folded::Attr(a) => {
                    let ty = m.ty(m.result(op, i));
                    let Some((kind, attrs)) = fold::constant_op(m, op, a, ty) else { return };
                    self.constant(m, kind, attrs, ty, m.op_loc[op])
                }
            };
            values.push(v);
        }
        for (i, v) in values.into_iter().enumerate() {
            let from = m.result(op, i);
            self.replace(m, from, v);
        }
        if removable(m, op) || m.row(op).traits.has(Traits::PURE) {
            self.remove(m, op);
        }
    }

    fn constant(&mut self, m: &mut Module, kind: Opcode, attrs: Attr, ty: Type, loc: Loc) -> Value {
        if let Some(&v) = self.known.get(&(kind, attrs, ty)) {
            return v;
        }
        let op = m.append(NewOp { results: &[ty], attrs, ..NewOp::new(kind, loc) });
        let v = m.result(op, 0);
        self.push(op);
        self.waits[op.idx()] = false;
        self.worklist.pop();
        self.known.insert((kind, attrs, ty), v);
        self.front.push(op);
        self.moved.push(op);
        v
    }

    /// Writes the new orders.
    fn finish(&mut self, m: &mut Module, entry: Block) {
        self.gone.resize(m.op_kind.len(), false);
        let unused = |t: &Tidy, m: &Module, op: Op| t.users.get(&m.result(op, 0)).is_none_or(|u| u.is_empty());
        for i in 0..self.moved.len() {
            let op = self.moved[i];
            if unused(self, m, op) {
                self.gone[op.idx()] = true;
            }
        }
        for &op in &self.ops {
            if self.gone[op.idx()] {
                m.op_kind[op] = Opcode::ERASED;
            }
        }
        for &op in &self.moved {
            if self.gone[op.idx()] {
                m.op_kind[op] = Opcode::ERASED;
            }
            // No longer where it stood.
            self.waits[op.idx()] = true;
        }
        let away = |t: &Tidy, o: Op| t.gone[o.idx()] || t.waits[o.idx()];
        let top: Vec<Op> = self.front.iter().rev().chain(&self.prefix).copied().filter(|o| !self.gone[o.idx()]).collect();
        let mut blocks: Vec<Block> = alloc::vec![entry];
        blocks.extend(self.ops.iter().filter(|o| away(self, **o)).map(|&o| m.op_block[o]));
        ir::order::sort_by_key(&mut blocks, |&b| b);
        blocks.dedup();
        for b in blocks {
            let mut list: Vec<Op> = if b == entry { top.clone() } else { Vec::new() };
            list.extend(m.block_ops(b).iter().copied().filter(|o| !away(self, *o)));
            if list != m.block_ops(b) {
                m.set_block_ops(b, &list);
            }
        }
        for &op in &self.moved {
            self.waits[op.idx()] = false;
        }
    }
}
