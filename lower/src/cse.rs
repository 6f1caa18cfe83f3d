//! `--cse`: an operation that computes what one before it computed is replaced by that one; unused operations go.
//!
//! One walk over the dominator tree of each region. An operation is known by its signature: kind, attributes,
//! operands (in any order where they commute), result types, and the same of everything in its regions.
//! Source: MLIR's `CSE` pass as mlir-opt shows it.

use alloc::vec;
use alloc::vec::Vec;

use ir::cfg::Cfg;
use ir::map::Map;
use ir::store::SlicePool;
use ir::{Block, Id, List, Module, Op, Opcode, Traits, Value};

use crate::effects::Effects;
use crate::pass::PassContext;

/// Operations with more operations than this inside are not compared: signatures of nests would grow quadratically.
const MAX_NESTED: usize = 256;

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let m = &mut *cx.m;
    let roots: Vec<Op> = match m.root.filter(|r| roots.contains(r)) {
        Some(r) => vec![r],
        None => roots.to_vec(),
    };
    let mut uses = vec![0u32; m.value_type.len()];
    for &r in &roots {
        ir::walk(m, r, |o| m.operands(o).iter().for_each(|v| uses[v.idx()] += 1));
    }
    let effects = Effects::of(m, &roots);
    let n = m.value_type.len();
    let mut cse = Cse {
        m,
        uses,
        effects,
        repl: vec![Value::NONE; n],
        pool: SlicePool::default(),
        known: Map::default(),
        undo: Vec::new(),
        marks: Vec::new(),
        cfg: Cfg::default(),
        isolation: 0,
        n_isolations: 0,
        words: Vec::new(),
        touched: Vec::new(),
    };
    for &r in &roots {
        cse.root(r);
    }
    cse.finish(&roots);
    true
}

/// What a signature stands for: the operation, the number of writes seen in its block before it.
#[derive(Clone, Copy)]
struct Entry {
    op: Op,
    epoch: u32,
}

/// A step of the walk, last first.
enum Step {
    /// The rest of a block's operations, from a position of the op order.
    Block { block: Block, at: u32, epoch: u32 },
    /// A block of the dominator tree.
    Enter(Block),
    /// The end of its subtree, or of an operation's regions: forget what became known since.
    Leave,
}

struct Cse<'a> {
    m: &'a mut Module,
    uses: Vec<u32>,
    effects: Effects,
    repl: Vec<Value>,
    pool: SlicePool<u32>,
    known: Map<(u32, List), Entry>,
    undo: Vec<((u32, List), Option<Entry>)>,
    /// Where open scopes began: length of `undo`, isolation outside.
    marks: Vec<(usize, u32)>,
    cfg: Cfg,
    /// Regions that see nothing from outside have numbers of their own.
    isolation: u32,
    n_isolations: u32,
    words: Vec<u32>,
    touched: Vec<Block>,
}

impl Cse<'_> {
    fn root(&mut self, root: Op) {
        let mut steps = Vec::new();
        self.open(root, &mut steps);
        while let Some(step) = steps.pop() {
            match step {
                Step::Leave => {
                    let (undo, isolation) = self.marks.pop().unwrap_or((0, 0));
                    while self.undo.len() > undo {
                        match self.undo.pop() {
                            Some((k, Some(e))) => drop(self.known.insert(k, e)),
                            Some((k, None)) => drop(self.known.remove(&k)),
                            None => {}
                        }
                    }
                    self.isolation = isolation;
                }
                Step::Enter(block) => {
                    self.marks.push((self.undo.len(), self.isolation));
                    steps.push(Step::Block { block, at: 0, epoch: 0 });
                }
                Step::Block { block, mut at, mut epoch } => {
                    while let Some(&op) = self.m.block_ops(block).get(at as usize) {
                        at += 1;
                        if self.m.kind(op) == Opcode::ERASED {
                            continue;
                        }
                        let erased = self.operation(op, epoch);
                        if erased {
                            continue;
                        }
                        epoch += self.effects.writes(self.m, op) as u32;
                        if !self.m.op_regions(op).is_empty() {
                            steps.push(Step::Block { block, at, epoch });
                            self.open(op, &mut steps);
                            break;
                        }
                    }
                }
            }
        }
    }
    /// Steps for the regions of an operation.
    fn open(&mut self, op: Op, steps: &mut Vec<Step>) {
        let isolated = self.m.kind(op) == Opcode::UNREGISTERED || self.m.row(op).traits.has(Traits::ISOLATED);
        steps.push(Step::Leave);
        self.marks.push((self.undo.len(), self.isolation));
        if isolated {
            self.n_isolations += 1;
            self.isolation = self.n_isolations;
        }
        for &r in self.m.op_regions(op).iter().rev() {
            match *self.m.region_blocks(r) {
                [] => {}
                [one] => steps.extend([Step::Leave, Step::Enter(one)]),
                _ => {
                    self.cfg.add(self.m, r);
                    // Preorder of the dominator tree; a subtree ends where the number of its end is reached.
                    let order = self.cfg.dominator_order(self.m, r);
                    let mut forward = Vec::with_capacity(2 * order.len());
                    let mut ends: Vec<usize> = Vec::new();
                    for (i, &b) in order.iter().enumerate() {
                        while ends.last().is_some_and(|&e| e <= i) {
                            ends.pop();
                            forward.push(Step::Leave);
                        }
                        forward.push(Step::Enter(b));
                        ends.push(self.cfg.preorder_end(b) as usize);
                    }
                    forward.extend(ends.iter().map(|_| Step::Leave));
                    steps.extend(forward.into_iter().rev());
                }
            }
        }
    }
    fn now(&self, v: Value) -> Value {
        // Replacements are final when made: what replaces was visited before.
        self.repl[v.idx()].get().unwrap_or(v)
    }
    /// Visits an operation; true if it was erased.
    fn operation(&mut self, op: Op, epoch: u32) -> bool {
        let r = self.m.op_record[op];
        for i in r.operands..r.operands + r.n_operands {
            let v = self.m.operand_pool[i as usize];
            self.m.operand_pool[i as usize] = self.now(v);
        }
        if self.m.row(op).traits.has(Traits::TERMINATOR) {
            return false;
        }
        if self.effects.erasable(self.m, op) && self.m.results(op).all(|v| self.uses[v.idx()] == 0) {
            self.erase(op);
            return true;
        }
        if self.m.op_regions(op).iter().any(|&r| self.m.region_blocks(r).len() > 1) {
            return false;
        }
        let reads = self.effects.reads_only(self.m, op);
        if !reads && !self.effects.free(self.m, op) {
            return false;
        }
        let Some(signature) = self.signature(op) else { return false };
        let key = (self.isolation, signature);
        let old = self.known.get(&key).copied();
        if let Some(e) = old
            && (!reads || self.m.op_record[e.op].block == self.m.op_record[op].block && e.epoch == epoch)
        {
            for (x, y) in self.m.results(op).zip(self.m.results(e.op)) {
                self.uses[y.idx()] += self.uses[x.idx()];
                self.uses[x.idx()] = 0;
                self.repl[x.idx()] = y;
            }
            if self.m.op_record[e.op].loc.is_unknown() {
                self.m.op_record[e.op].loc = self.m.op_record[op].loc;
            }
            self.erase(op);
            return true;
        }
        self.known.insert(key, Entry { op, epoch });
        self.undo.push((key, old));
        false
    }
    fn erase(&mut self, op: Op) {
        let mut stack = vec![op];
        self.touched.extend(self.m.op_record[op].block.get());
        while let Some(o) = stack.pop() {
            for &r in self.m.op_regions(o) {
                for &b in self.m.region_blocks(r) {
                    stack.extend_from_slice(self.m.block_ops(b));
                }
            }
            for i in 0..self.m.n_operands(o) {
                let v = self.now(self.m.operand(o, i));
                self.uses[v.idx()] = self.uses[v.idx()].saturating_sub(1);
            }
            self.m.op_kind[o] = Opcode::ERASED;
        }
    }

    /// The signature of an operation, `None` if too much is in it.
    fn signature(&mut self, op: Op) -> Option<List> {
        let m = &*self.m;
        let words = &mut self.words;
        words.clear();
        // Values made inside are known by their number.
        let mut inner: Map<Value, u32> = Map::default();
        let mut stack = vec![op];
        let mut n = 0;
        const INNER: u32 = 1 << 31;
        while let Some(o) = stack.pop() {
            n += 1;
            if n > MAX_NESTED {
                return None;
            }
            words.extend([m.kind(o).0 as u32, m.extra(o).map_or(0, |e| e.name.0), m.op_record[o].attrs.0]);
            let from = words.len();
            words.push(m.n_operands(o) as u32);
            for &v in m.operands(o) {
                let v = self.repl[v.idx()].get().unwrap_or(v);
                words.push(inner.get(&v).copied().unwrap_or(v.0));
            }
            if m.row(o).traits.has(Traits::COMMUTATIVE) {
                ir::order::sort_by_key(&mut words[from + 1..], |&w| w);
            }
            words.push(m.n_results(o) as u32);
            for v in m.results(o) {
                words.push(m.ty(v).0);
                if o != op {
                    let k = inner.len() as u32 | INNER;
                    inner.insert(v, k);
                }
            }
            words.push(m.op_regions(o).len() as u32);
            for &r in m.op_regions(o).iter().rev() {
                words.push(m.region_blocks(r).len() as u32);
                for &b in m.region_blocks(r).iter().rev() {
                    words.push(m.block_args(b).len() as u32);
                    for a in m.block_args(b) {
                        words.push(m.ty(a).0);
                        let k = inner.len() as u32 | INNER;
                        inner.insert(a, k);
                    }
                    words.push(m.block_ops(b).len() as u32);
                    stack.extend(m.block_ops(b).iter().rev());
                }
            }
        }
        Some(self.pool.intern(words))
    }

    /// Rewrites what was not visited (unreachable blocks) and drops erased operations from their blocks.
    fn finish(mut self, roots: &[Op]) {
        ir::order::sort_by_key(&mut self.touched, |&b| b);
        self.touched.dedup();
        for b in core::mem::take(&mut self.touched) {
            let live: Vec<Op> = self.m.block_ops(b).iter().copied().filter(|&o| self.m.op_kind[o] != Opcode::ERASED).collect();
            self.m.set_block_ops(b, &live);
        }
        let mut ops = Vec::new();
        for &r in roots {
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
