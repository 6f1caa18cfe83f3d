//! Local edits of a module: operations put in and taken out anywhere, values replaced, uses known at any time.
//!
//! While an [`Edit`] is open, blocks it knows are chains of operations, uses are chains by value, and replaced values
//! are remembered in a union-find structure, so that each edit costs what it touches; [`Edit::close`] writes everything
//! back in one pass. For passes such as mem2reg, whose later steps see what the earlier ones did.

use alloc::vec;
use alloc::vec::Vec;

use ir::store::Scratch;
use ir::{Attr, Block, Folded, Id, Loc, Module, NewOp, Op, Opcode, Sym, Type, Value};

use crate::fold::{self, FoldScratch};

const NONE: u32 = u32::MAX;

/// An open edit.
pub struct Edit<'a> {
    /// The module.
    pub m: &'a mut Module,
    /// Chains of the operations of each block: the operation before and behind.
    prev: Scratch<Op>,
    next: Scratch<Op>,
    /// First and last operation by block.
    ends: Scratch<(Op, Op)>,
    /// Blocks whose chains differ from their lists.
    touched: Vec<Block>,
    is_touched: Scratch<bool>,
    /// Position of an operation in its block; what is put in has that of the place where it was put.
    pub position: Scratch<u32>,
    /// Uses as chains by value: first and last.
    uses: Scratch<(u32, u32)>,
    slots: Scratch<(Op, u32)>,
    next_use: Scratch<u32>,
    repl: Scratch<Value>,
    /// Operations that were erased since the caller looked.
    pub erased: Vec<Op>,
    roots: Vec<Op>,
    /// Operations from here on were put in.
    first_new: u32,
    scratch: FoldScratch,
}

impl<'a> Edit<'a> {
    /// Opens everything under the roots. `O(operations)`.
    pub fn open(m: &'a mut Module, roots: &[Op]) -> Edit<'a> {
        let (n_ops, n_blocks, n_values) = (m.op_kind.len(), m.blocks.len(), m.value_type.len());
        let mut e = Edit {
            m,
            prev: vec![Op::NONE; n_ops].into(),
            next: vec![Op::NONE; n_ops].into(),
            ends: vec![(Op::NONE, Op::NONE); n_blocks].into(),
            touched: Vec::new(),
            is_touched: vec![false; n_blocks].into(),
            position: vec![0; n_ops].into(),
            uses: vec![(NONE, NONE); n_values].into(),
            slots: Scratch::default(),
            next_use: Scratch::default(),
            repl: vec![Value::NONE; n_values].into(),
            erased: Vec::new(),
            roots: roots.to_vec(),
            first_new: n_ops as u32,
            scratch: FoldScratch::default(),
        };
        let mut stack: Vec<Op> = roots.iter().rev().copied().collect();
        while let Some(op) = stack.pop() {
            e.add_uses(op);
            for i in 0..e.m.op_regions(op).len() {
                let region = e.m.op_regions(op)[i];
                for k in 0..e.m.region_blocks(region).len() {
                    let block = e.m.region_blocks(region)[k];
                    let mut before = Op::NONE;
                    for (n, &o) in (0u32..).zip(e.m.block_ops(block)) {
                        e.position[o.idx()] = n;
                        e.prev[o.idx()] = before;
                        if before.is_some() {
                            e.next[before.idx()] = o;
                        }
                        before = o;
                    }
                    let first = e.m.block_ops(block).first().copied().unwrap_or(Op::NONE);
                    e.ends[block.idx()] = (first, before);
                }
            }
            let m = &*e.m;
            for &r in m.op_regions(op).iter().rev() {
                for &b in m.region_blocks(r).iter().rev() {
                    stack.extend(m.block_ops(b).iter().rev());
                }
            }
        }
        e
    }

    /// What a value is now.
    pub fn now(&mut self, v: Value) -> Value {
        crate::canonicalize::resolve(&mut self.repl, v)
    }
    /// Operand `i` of an operation, as it is now.
    pub fn operand(&mut self, op: Op, i: usize) -> Value {
        let v = self.m.operand(op, i);
        self.now(v)
    }
    /// What a value is now, where nothing may change.
    fn root(&self, v: Value) -> Value {
        let mut end = v;
        while let Some(next) = self.repl.get(end.idx()).and_then(|r| r.get()) {
            end = next;
        }
        end
    }
    /// Entry `at` of the chain of `v`, if it is a use still: operations go, and get other operands.
    fn use_at(&self, v: Value, at: u32) -> Option<(Op, u32)> {
        let (op, i) = self.slots[at as usize];
        if self.m.op_kind[op] == Opcode::ERASED {
            return None;
        }
        let same = self.m.operands(op).get(i as usize).is_none_or(|&o| self.root(o) == v);
        if same { Some((op, i)) } else { None }
    }
    /// The operations that use a value, with the number of the operand.
    pub fn users(&mut self, v: Value) -> Vec<(Op, u32)> {
        let v = self.now(v);
        let mut out = Vec::new();
        let mut at = self.uses.get(v.idx()).map_or(NONE, |u| u.0);
        while at != NONE {
            out.extend(self.use_at(v, at));
            at = self.next_use[at as usize];
        }
        out
    }
    /// Whether nothing uses a value.
    pub fn unused(&mut self, v: Value) -> bool {
        let v = self.now(v);
        let mut at = self.uses.get(v.idx()).map_or(NONE, |u| u.0);
        while at != NONE {
            if self.use_at(v, at).is_some() {
                return false;
            }
            at = self.next_use[at as usize];
        }
        true
    }
    /// Replaces a value everywhere.
    pub fn replace(&mut self, old: Value, new: Value) {
        let (old, new) = (self.now(old), self.now(new));
        if old == new {
            return;
        }
        self.grow();
        self.repl[old.idx()] = new;
        let (first, last) = core::mem::replace(&mut self.uses[old.idx()], (NONE, NONE));
        if first == NONE {
            return;
        }
        let to = &mut self.uses[new.idx()];
        if to.0 == NONE {
            *to = (first, last);
        } else {
            self.next_use[to.1 as usize] = first;
            to.1 = last;
        }
    }
    #[cfg(feature = "llvm-passes")]
    /// The same with the uses of the old value in reverse, as upstream's lists of uses come out: what follows from their
    /// order is the order of new memory.
    pub fn replace_reversed(&mut self, old: Value, new: Value) {
        let old = self.now(old);
        self.grow();
        let (first, _) = self.uses[old.idx()];
        let (mut at, mut before) = (first, NONE);
        while at != NONE {
            (before, at) = (at, core::mem::replace(&mut self.next_use[at as usize], before));
        }
        if first != NONE {
            self.uses[old.idx()] = (before, first);
        }
        self.replace(old, new);
    }
    /// Notes that an operation uses a value: as operand `i`, or as one that it will get if it has fewer.
    pub fn add_use(&mut self, v: Value, op: Op, i: u32) {
        self.grow();
        let v = self.now(v);
        let at = self.slots.len() as u32;
        self.slots.push((op, i));
        self.next_use.push(NONE);
        let chain = &mut self.uses[v.idx()];
        if chain.0 == NONE {
            *chain = (at, at);
        } else {
            self.next_use[chain.1 as usize] = at;
            chain.1 = at;
        }
    }
    fn add_uses(&mut self, op: Op) {
        for i in 0..self.m.n_operands(op) {
            let v = self.m.operand(op, i);
            self.add_use(v, op, i as u32);
        }
    }
    fn grow(&mut self) {
        let n = self.m.value_type.len();
        if self.repl.len() < n {
            self.repl.resize(n, Value::NONE);
            self.uses.resize(n, (NONE, NONE));
        }
        let n = self.m.op_kind.len();
        if self.prev.len() < n {
            self.prev.resize(n, Op::NONE);
            self.next.resize(n, Op::NONE);
            self.position.resize(n, 0);
        }
    }
    /// Gives an operation another operand.
    pub fn set_operand(&mut self, op: Op, i: usize, v: Value) {
        let start = self.m.op_record[op].operands as usize;
        self.m.operand_pool[start + i] = v;
        self.add_use(v, op, i as u32);
    }

    /// Whether an operation was put in behind another one, at its place.
    pub fn made_behind(&self, at: Op, op: Op) -> bool {
        op.0 >= self.first_new
            && self.m.op_record[op].block == self.m.op_record[at].block
            && self.position[op.idx()] == self.position[at.idx()]
    }

    // Chains of operations.

    fn touch(&mut self, block: Block) {
        if self.is_touched.len() <= block.idx() {
            self.is_touched.resize(self.m.blocks.len(), false);
            self.ends.resize(self.m.blocks.len(), (Op::NONE, Op::NONE));
        }
        if !core::mem::replace(&mut self.is_touched[block.idx()], true) {
            self.touched.push(block);
        }
    }
    /// The operations of a block in order.
    pub fn block_ops(&self, block: Block) -> impl Iterator<Item = Op> + '_ {
        let first = self.ends[block.idx()].0;
        core::iter::successors(first.get(), |&o| self.next[o.idx()].get())
    }
    fn link(&mut self, op: Op, block: Block, before: Op, after: Op) {
        self.grow();
        self.touch(block);
        self.m.op_record[op].block = block;
        (self.prev[op.idx()], self.next[op.idx()]) = (before, after);
        match before.get() {
            Some(b) => {
                self.next[b.idx()] = op;
                self.position[op.idx()] = self.position[b.idx()];
            }
            None => self.ends[block.idx()].0 = op,
        }
        match after.get() {
            Some(a) => self.prev[a.idx()] = op,
            None => self.ends[block.idx()].1 = op,
        }
        self.add_uses(op);
    }
    /// Puts a new operation behind another one.
    pub fn insert_after(&mut self, at: Op, new: NewOp<'_>) -> Op {
        let op = self.m.append(new);
        let (block, after) = (self.m.op_record[at].block, self.next[at.idx()]);
        self.link(op, block, at, after);
        op
    }
    /// Puts a new operation before another one.
    pub fn insert_before(&mut self, at: Op, new: NewOp<'_>) -> Op {
        let op = self.m.append(new);
        let (block, before) = (self.m.op_record[at].block, self.prev[at.idx()]);
        self.link(op, block, before, at);
        op
    }
    /// Puts a new operation at the start of a block.
    pub fn insert_first(&mut self, block: Block, new: NewOp<'_>) -> Op {
        let op = self.m.append(new);
        self.touch(block);
        let first = self.ends[block.idx()].0;
        self.link(op, block, Op::NONE, first);
        op
    }
    /// Takes an operation without regions out.
    pub fn erase(&mut self, op: Op) {
        if self.m.op_kind[op] == Opcode::ERASED {
            return;
        }
        let block = self.m.op_record[op].block;
        self.touch(block);
        let (before, after) = (self.prev[op.idx()], self.next[op.idx()]);
        match before.get() {
            Some(b) => self.next[b.idx()] = after,
            None => self.ends[block.idx()].0 = after,
        }
        match after.get() {
            Some(a) => self.prev[a.idx()] = before,
            None => self.ends[block.idx()].1 = before,
        }
        self.m.op_kind[op] = Opcode::ERASED;
        self.erased.push(op);
    }

    /// Puts an operation with one result behind `at`, or finds what it folds to, as MLIR's `createOrFold` does. Moves
    /// `at` to what was put in.
    pub fn create_or_fold(&mut self, at: &mut Op, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr, loc: Loc) -> Value {
        let operands: Vec<Value> = operands.iter().map(|&v| self.now(v)).collect();
        let op = self.insert_after(*at, NewOp { operands: &operands, results: &[ty], attrs, ..NewOp::new(opcode, loc) });
        let mut scratch = core::mem::take(&mut self.scratch);
        let folded = fold::try_fold(self.m, op, &mut scratch);
        let result = scratch.results.first().copied();
        self.scratch = scratch;
        if let (true, Some(result)) = (folded, result) {
            match result {
                Folded::Value(v) if self.m.ty(v) == ty => {
                    self.erase(op);
                    return v;
                }
                Folded::Attr(a) if self.m.cx.attr_type(a) == Some(ty) => {
                    self.erase(op);
                    return self.constant(at, ty, a, loc);
                }
                _ => {}
            }
        }
        if self.m.operands(op) != operands {
            self.add_uses(op);
        }
        *at = op;
        self.m.result(op, 0)
    }
    /// Puts an operation with one result behind `at`, and moves `at` to it.
    pub fn create(&mut self, at: &mut Op, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr, loc: Loc) -> Value {
        let operands: Vec<Value> = operands.iter().map(|&v| self.now(v)).collect();
        *at = self.insert_after(*at, NewOp { operands: &operands, results: &[ty], attrs, ..NewOp::new(opcode, loc) });
        self.m.result(*at, 0)
    }
    /// `llvm.mlir.constant` behind `at`.
    pub fn constant(&mut self, at: &mut Op, ty: Type, value: Attr, loc: Loc) -> Value {
        let attrs = self.m.cx.dict_one(Sym::VALUE, value);
        self.create(at, ir::dialect::llvm::MLIR_CONSTANT, &[], ty, attrs, loc)
    }

    /// Writes everything back.
    pub fn close(mut self) {
        for block in core::mem::take(&mut self.touched) {
            let ops: Vec<Op> = self.block_ops(block).collect();
            self.m.set_block_ops(block, &ops);
        }
        let mut ops = Vec::new();
        for &r in &self.roots {
            ir::walk(self.m, r, |o| ops.push(o));
        }
        for op in ops {
            let r = self.m.op_record[op];
            for i in r.operands..r.operands + r.n_operands {
                let v = self.m.operand_pool[i as usize];
                self.m.operand_pool[i as usize] = self.now(v);
            }
        }
    }
}
