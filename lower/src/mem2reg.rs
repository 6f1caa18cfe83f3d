//! `--mem2reg`: memory of the stack whose address goes nowhere becomes values.
//!
//! Slots are the `llvm.alloca`s of entry blocks, and the `memref.alloca`s of one element. One is analyzed from its uses: loads and stores of the whole slot,
//! fills and copies of its size, and uses that may simply go (lifetimes, debug information, casts that lead to nothing
//! else). Its values meet in the iterated dominance frontier of its stores, where it is live. A slot that cannot go is
//! looked at again when the operation that kept it is gone, so that slots that hold addresses of slots cost no more.
//! Source: MLIR's `Mem2Reg` pass as mlir-opt 22 and 19 show it.

use alloc::collections::BinaryHeap;
use alloc::vec;
use alloc::vec::Vec;

use abi::layout::DataLayout;
use ir::cfg::{Cfg, Predecessors};
use ir::dialect::{arith, llvm, memref, ub};
use ir::map::Map;
use ir::{Attr, Block, Id, Loc, NewOp, Op, Opcode, Region, Sym, Traits, Type, TypeData, Value, segments};

use crate::edit::Edit;
use crate::llvm_slot::{self as slot, Access};
use crate::pass::PassContext;

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let roots: Vec<Op> = match cx.m.root.filter(|r| roots.contains(r)) {
        Some(r) => vec![r],
        None => roots.to_vec(),
    };
    let Some(layout) = slot::layout(cx.m, cx.diags) else { return false };
    let mut slots = Vec::new();
    for &r in &roots {
        ir::walk(cx.m, r, |op| {
            if matches!(cx.m.kind(op), llvm::ALLOCA | memref::ALLOCA) && op != r {
                slots.push(op);
            }
        });
    }
    if slots.is_empty() {
        return true;
    }
    let preds = Predecessors::of(cx.m);
    let n_blocks = cx.m.blocks.len();
    let mut p = Promoter {
        e: Edit::open(cx.m, &roots),
        layout,
        through_groups: cx.release.slots_through_groups,
        fills_floats: cx.release.fills_floats,
        poison: cx.release.slots_start_as_poison,
        preds,
        cfg: Cfg::default(),
        graphs: Map::default(),
        order: Vec::new(),
        level: vec![0; n_blocks],
        reach: vec![u32::MAX; n_blocks],
        mark: vec![0; n_blocks],
        live: vec![0; n_blocks],
        met: vec![0; n_blocks],
        epoch: 0,
        waiting: Map::default(),
        arguments: Map::default(),
        passed: Map::default(),
    };
    // Slots to look at in this round, the first on top, and in the next. Some are in there more than once.
    let entry = |i: usize| (u32::MAX - i as u32, 0);
    let mut now: BinaryHeap<(u32, u32)> = (0..slots.len()).map(entry).collect();
    let mut later: BinaryHeap<(u32, u32)> = BinaryHeap::new();
    loop {
        let mut last = None;
        while let Some(top) = now.pop() {
            if last.replace(top) == Some(top) {
                continue;
            }
            let i = (u32::MAX - top.0) as usize;
            p.slot(slots[i], i);
            for gone in core::mem::take(&mut p.e.erased) {
                for k in p.waiting.remove(&gone).unwrap_or_default() {
                    if k > i { now.push(entry(k)) } else { later.push(entry(k)) }
                }
            }
        }
        if later.is_empty() {
            break;
        }
        core::mem::swap(&mut now, &mut later);
    }
    p.finish();
    true
}

/// The dominator tree of a region as slots ask for it.
#[derive(Clone, Copy)]
struct Graph {
    /// Start of its blocks in `order`.
    start: u32,
    n: u32,
}

struct Promoter<'a> {
    e: Edit<'a>,
    layout: DataLayout,
    /// Whether addresses are followed through `launder` and `strip.invariant.group`.
    through_groups: bool,
    fills_floats: bool,
    /// Whether memory that nothing wrote holds poison in memrefs, else zero.
    poison: bool,
    preds: Predecessors,
    cfg: Cfg,
    graphs: Map<Region, Graph>,
    /// Reachable blocks of the regions of `graphs`, each in preorder of its dominator tree.
    order: Vec<Block>,
    /// Depth in that tree.
    level: Vec<u32>,
    /// The least level that a block of its subtree branches to: a subtree that does not reach above is not searched.
    reach: Vec<u32>,
    /// Marks of blocks, valid where they are of this `epoch`.
    mark: Vec<u32>,
    live: Vec<u32>,
    met: Vec<u32>,
    epoch: u32,
    /// Slots by the operation that keeps them.
    waiting: Map<Op, Vec<usize>>,
    /// New arguments by block, in order: what stands for them until the end, and their place.
    arguments: Map<Block, Vec<(Value, Loc)>>,
    /// What branches pass to them, by branch and number of the successor.
    passed: Map<(Op, u32), Vec<Value>>,
}

/// A slot that is being promoted.
struct Slot {
    op: Op,
    ptr: Value,
    ty: Type,
    region: Region,
    /// Made where something is read that nothing wrote.
    default: Option<Value>,
    /// Operations that read or write the slot, by block and position.
    accesses: Vec<(u32, u32, Op)>,
    /// Other operations whose uses must go, in the order found.
    others: Vec<Op>,
}

impl Promoter<'_> {
    /// Promotes a slot, or notes what keeps it.
    fn slot(&mut self, op: Op, number: usize) {
        let m = &*self.e.m;
        let block = m.op_record[op].block;
        let region = m.blocks[block].region;
        if m.kind(op) == Opcode::ERASED || segments::is_graph_region(m, region) {
            return;
        }
        let first = m.region_blocks(region).first() == Some(&block);
        let ty = if m.kind(op) == memref::ALLOCA { self.element(op) } else { m.attr(op, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a)) };
        let Some(ty) = ty.filter(|_| first || m.kind(op) == memref::ALLOCA) else { return };
        let ptr = m.result(op, 0);
        if self.e.unused(ptr) {
            return;
        }
        let mut s = Slot { op, ptr, ty, region, default: None, accesses: Vec::new(), others: Vec::new() };
        if let Err(keeper) = self.uses_can_go(&mut s) {
            self.waiting.entry(keeper).or_default().push(number);
            return;
        }
        let graph = self.graph(region);
        let Some(merges) = self.merge_points(&s, graph) else { return };
        // Behind the entry, nothing says what to pass from before the slot.
        if !first && !merges.is_empty() {
            return;
        }
        self.promote(s, graph, &merges);
    }

    /// The element of a memref that has one only, of a type that something is known to stand for where nothing was written.
    fn element(&self, op: Op) -> Option<Type> {
        let cx = &self.e.m.cx;
        let TypeData::MemRef { dims, elem, .. } = cx.type_data(self.e.m.ty(self.e.m.result(op, 0))) else { return None };
        let is_zero = |t: Type| match cx.type_data(t) {
            TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Index => true,
            TypeData::Vector { elem, .. } => matches!(cx.type_data(elem), TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Index),
            TypeData::MemRef { dims, .. } => !cx.shape(dims).contains(&ir::DYNAMIC),
            _ => false,
        };
        (cx.shape(dims).iter().all(|&n| n == 1) && (self.poison || is_zero(elem))).then_some(elem)
    }

    /// Collects the uses of a slot; the operation that keeps it otherwise.
    fn uses_can_go(&mut self, s: &mut Slot) -> Result<(), Op> {
        let mut pointers = vec![s.ptr];
        let mut seen: Map<Op, ()> = Map::default();
        while let Some(v) = pointers.pop() {
            for (user, i) in self.e.users(v) {
                if seen.contains_key(&user) {
                    // Another operand: only where both may go, which no access allows.
                    if slot::access(self.e.m, user).is_some() {
                        Err(user)?
                    } else {
                        continue;
                    };
                }
                seen.insert(user, ());
                if let Some(access) = slot::access(self.e.m, user) {
                    let here = self.e.m.blocks[self.e.m.op_record[user].block].region == s.region;
                    if v != s.ptr || !here || !self.access_can_go(s, user, i, access) {
                        return Err(user);
                    }
                    let block = self.e.m.op_record[user].block.idx() as u32;
                    s.accesses.push((block, self.e.position[user.idx()], user));
                    continue;
                }
                match slot::vanishes(self.e.m, user, self.through_groups) {
                    false => return Err(user),
                    true => s.others.push(user),
                }
                if self.e.m.kind(user) != llvm::INTR_DBG_VALUE {
                    pointers.extend(self.e.m.results(user));
                }
            }
        }
        ir::order::sort_by_key(&mut s.accesses, |a| (a.0, a.1));
        Ok(())
    }
    fn access_can_go(&mut self, s: &Slot, op: Op, operand: u32, access: Access) -> bool {
        let m = &*self.e.m;
        if slot::is_volatile(m, op) {
            return false;
        }
        match access {
            Access::Load => slot::convertible(m, &self.layout, s.ty, m.ty(m.result(op, 0))),
            Access::Store => operand == 1 && slot::convertible(m, &self.layout, s.ty, m.ty(m.operand(op, 0))),
            Access::Fill => {
                let bytes = match m.cx.type_data(s.ty) {
                    TypeData::Integer { width: w @ 8..=128, .. } => w % 8 == 0,
                    TypeData::Float(k) => self.fills_floats && k.bits() % 8 == 0,
                    _ => false,
                };
                operand == 0 && bytes && self.has_size(s, op)
            }
            Access::Copy => operand < 2 && self.e.operand(op, 0) != self.e.operand(op, 1) && self.has_size(s, op),
        }
    }
    /// Whether a fill or copy is of the bytes of the slot.
    fn has_size(&self, s: &Slot, op: Op) -> bool {
        let m = &*self.e.m;
        slot::length(m, op).is_some_and(|n| self.layout.store_size(&m.cx, s.ty) == Some(n))
    }

    fn graph(&mut self, region: Region) -> Graph {
        if let Some(&g) = self.graphs.get(&region) {
            return g;
        }
        self.cfg.add(self.e.m, region);
        let start = self.order.len();
        self.cfg.push_dominator_order(self.e.m, region, &mut self.order);
        for &b in &self.order[start..] {
            self.level[b.idx()] = self.cfg.idom(b).map_or(0, |d| self.level[d.idx()] + 1);
        }
        // The highest block that anything in a subtree branches to, from the leaves up.
        for i in (start..self.order.len()).rev() {
            let b = self.order[i];
            let own = ir::cfg::block_successors(self.e.m, b).iter().map(|s| self.level[s.idx()]).min().unwrap_or(u32::MAX);
            self.reach[b.idx()] = self.reach[b.idx()].min(own);
            if let Some(d) = self.cfg.idom(b) {
                self.reach[d.idx()] = self.reach[d.idx()].min(self.reach[b.idx()]);
            }
        }
        let g = Graph { start: start as u32, n: (self.order.len() - start) as u32 };
        self.graphs.insert(region, g);
        g
    }
    fn mark(&mut self, b: Block) -> bool {
        core::mem::replace(&mut self.mark[b.idx()], self.epoch) != self.epoch
    }

    /// The blocks where different values of a slot meet that is read behind, sorted; `None` if a branch to one cannot
    /// pass values.
    fn merge_points(&mut self, s: &Slot, g: Graph) -> Option<Vec<Block>> {
        let entry = self.e.m.region_blocks(s.region)[0];
        let block = |a: &(u32, u32, Op)| Block::new(a.0 as usize);
        let mut defining: Vec<Block> = Vec::new();
        for a in &s.accesses {
            if self.writes(a.2, s.ptr) && defining.last() != Some(&block(a)) {
                defining.push(block(a));
            }
        }
        if defining.iter().all(|&b| b == entry) {
            return Some(Vec::new());
        }
        // Where the slot is live on entry: from the blocks that read it first, back to the blocks that write it.
        self.epoch += 1;
        let epoch = self.epoch;
        let mut work: Vec<Block> = Vec::new();
        let mut last = Block::NONE;
        for a in &s.accesses {
            if block(a) != last && self.reads(a.2, s.ptr) {
                work.push(block(a));
            }
            last = block(a);
        }
        let defines = |b: Block| defining.binary_search(&b).is_ok();
        while let Some(b) = work.pop() {
            if core::mem::replace(&mut self.live[b.idx()], epoch) != epoch {
                work.extend(self.preds.get(b).iter().filter(|&&p| !defines(p)));
            }
        }
        // Sreedhar and Gao's algorithm: subtrees of the dominator tree from the deepest definition up.
        let mut heap: BinaryHeap<(u32, u32)> = BinaryHeap::new();
        let key = |p: &Self, b: Block| p.cfg.preorder(b).map(|at| (p.level[b.idx()], at as u32));
        for &b in &defining {
            heap.extend(key(self, b));
        }
        let mut merges = Vec::new();
        while let Some((level, at)) = heap.pop() {
            let mut todo = vec![at];
            while let Some(at) = todo.pop() {
                let b = self.order[(g.start + at) as usize];
                for &succ in ir::cfg::block_successors(self.e.m, b) {
                    if self.level[succ.idx()] > level
                        || self.live[succ.idx()] != epoch
                        || core::mem::replace(&mut self.met[succ.idx()], epoch) == epoch
                    {
                        continue;
                    }
                    merges.push(succ);
                    if !defines(succ) {
                        heap.extend(key(self, succ));
                    }
                }
                // Children in the tree follow each other by the ends of their subtrees.
                let (mut child, end) = (at + 1, self.cfg.preorder_end(b).min(g.n));
                if self.reach[b.idx()] > level {
                    continue;
                }
                while child < end {
                    let c = self.order[(g.start + child) as usize];
                    if self.reach[c.idx()] <= level && self.mark(c) {
                        todo.push(child);
                    }
                    child = self.cfg.preorder_end(c);
                }
            }
        }
        ir::order::sort_by_key(&mut merges, |&b| b);
        let passes = |b: &Block| {
            let m = &*self.e.m;
            self.preds.get(*b).iter().all(|&p| m.terminator(p).is_some_and(|t| m.row(t).traits.has(Traits::BRANCH)))
        };
        if merges.iter().all(passes) { Some(merges) } else { None }
    }

    fn default(&mut self, s: &mut Slot) -> Value {
        if let Some(v) = s.default {
            return v;
        }
        let loc = self.e.m.op_record[s.op].loc;
        let block = self.e.m.op_record[s.op].block;
        let of_llvm = self.e.m.kind(s.op) == llvm::ALLOCA;
        let cx = &mut self.e.m.cx;
        let (kind, attrs) = if of_llvm {
            (llvm::MLIR_UNDEF, Attr::EMPTY_DICT)
        } else if self.poison {
            (ub::POISON, Attr::EMPTY_DICT)
        } else if matches!(cx.type_data(s.ty), TypeData::MemRef { .. }) {
            let sizes = cx.i32_array(&[0, 0]);
            (memref::ALLOCA, cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, sizes))
        } else {
            let zero = ir::constant::splat(cx, s.ty, 0).unwrap_or(Attr::NONE);
            (arith::CONSTANT, cx.dict_one(Sym::VALUE, zero))
        };
        let made = self.e.insert_first(block, NewOp { results: &[s.ty], attrs, ..NewOp::new(kind, loc) });
        let v = self.e.m.result(made, 0);
        s.default = Some(v);
        v
    }

    fn promote(&mut self, mut s: Slot, g: Graph, merges: &[Block]) {
        // Blocks that concern the slot, by position in the dominator tree.
        let mut blocks: Vec<u32> = Vec::new();
        let at = |p: &Self, b: Block| p.cfg.preorder(b).map(|at| at as u32);
        blocks.extend(s.accesses.iter().filter_map(|a| at(self, Block::new(a.0 as usize))));
        for &b in merges {
            blocks.extend(at(self, b));
            blocks.extend(self.preds.get(b).iter().filter_map(|&p| at(self, p)));
        }
        ir::order::sort_by_key(&mut blocks, |&b| b);
        blocks.dedup();
        let is_merge = |b: Block| merges.binary_search(&b).is_ok();
        let declares: Vec<Op> = {
            let users = self.e.users(s.ptr);
            users.iter().rev().map(|u| u.0).filter(|&o| self.e.m.kind(o) == llvm::INTR_DBG_DECLARE).collect()
        };
        // What the slot holds before each access, and what each store puts there.
        let mut before: Map<Op, Value> = Map::default();
        let mut stored: Vec<(Op, Value)> = Vec::new();
        // Ends of the subtrees that the walk is in, with what the slot holds at the end of their first block.
        let mut open: Vec<(u32, Option<Value>)> = Vec::new();
        let alloca_loc = self.e.m.op_record[s.op].loc;
        for at in blocks {
            let b = self.order[(g.start + at) as usize];
            while open.last().is_some_and(|o| o.0 <= at) {
                open.pop();
            }
            let mut value = open.last().and_then(|o| o.1);
            if is_merge(b) {
                // Stands for the argument until the block gets all of them.
                let stand_in = self.e.m.new_block(&[s.ty]);
                let argument = self.e.m.block_args(stand_in).next().unwrap_or(Value::NONE);
                self.arguments.entry(b).or_default().push((argument, alloca_loc));
                for &d in declares.iter().rev() {
                    self.debug_value(d, argument, None, b);
                }
                value = Some(argument);
            }
            let from = s.accesses.partition_point(|a| (a.0 as usize) < b.idx());
            for i in from..s.accesses.len() {
                let (block, _, op) = s.accesses[i];
                if block as usize != b.idx() {
                    break;
                }
                if let Some(v) = value {
                    before.insert(op, v);
                }
                if self.writes(op, s.ptr) {
                    let reaching = match value {
                        Some(v) => v,
                        None => self.default(&mut s),
                    };
                    let v = slot::stored(&mut self.e, &self.layout, op, s.ty, reaching);
                    stored.push((op, v));
                    value = Some(v);
                }
            }
            let Some(branch) = self.e.m.terminator(b) else { continue };
            for k in 0..self.e.m.successors(branch).len() {
                if is_merge(self.e.m.successors(branch)[k]) {
                    let v = match value {
                        Some(v) => v,
                        None => self.default(&mut s),
                    };
                    value = Some(v);
                    self.pass(branch, k as u32, v);
                }
            }
            open.push((self.cfg.preorder_end(b), value));
        }
        self.remove_uses(&mut s, &before, &stored);
        // Branches of blocks that nothing reaches pass the default.
        for &b in merges {
            for p in self.preds.get(b).to_vec() {
                if self.cfg.is_reachable(p) {
                    continue;
                }
                let Some(branch) = self.e.m.terminator(p) else { continue };
                let wanted = self.arguments.get(&b).map_or(0, |a| a.len());
                for k in 0..self.e.m.successors(branch).len() {
                    let has = self.passed.get(&(branch, k as u32)).map_or(0, |v| v.len());
                    if self.e.m.successors(branch)[k] == b && has < wanted {
                        let v = self.default(&mut s);
                        self.pass(branch, k as u32, v);
                    }
                }
            }
        }
        if let Some(v) = s.default
            && self.e.unused(v)
            && let Some(undef) = self.e.m.def_op(v)
        {
            self.e.erase(undef);
        }
        self.e.erase(s.op);
    }
    fn writes(&mut self, op: Op, ptr: Value) -> bool {
        match slot::access(self.e.m, op) {
            Some(Access::Store) => self.e.operand(op, 1) == ptr,
            Some(Access::Fill | Access::Copy) => self.e.operand(op, 0) == ptr,
            _ => false,
        }
    }
    fn reads(&mut self, op: Op, ptr: Value) -> bool {
        match slot::access(self.e.m, op) {
            Some(Access::Load) => true,
            Some(Access::Copy) => self.e.operand(op, 1) == ptr,
            _ => false,
        }
    }
    fn pass(&mut self, branch: Op, successor: u32, v: Value) {
        self.passed.entry((branch, successor)).or_default().push(v);
        self.e.add_use(v, branch, u32::MAX);
    }
    /// `llvm.intr.dbg.value` of the variable of a declaration, behind an operation or at the start of a block.
    fn debug_value(&mut self, declare: Op, value: Value, behind: Option<Op>, block: Block) {
        let (attrs, loc) = (self.e.m.op_record[declare].attrs, self.e.m.op_record[declare].loc);
        let operands = [self.e.now(value)];
        let new = NewOp { operands: &operands, attrs, ..NewOp::new(llvm::INTR_DBG_VALUE, loc) };
        match behind {
            Some(op) => self.e.insert_after(op, new),
            None => self.e.insert_first(block, new),
        };
    }

    /// Replaces what is read from the slot and erases what uses it, the last first.
    fn remove_uses(&mut self, s: &mut Slot, before: &Map<Op, Value>, stored: &[(Op, Value)]) {
        let mut users: Vec<(u32, u32, Op)> = core::mem::take(&mut s.accesses);
        let order = |p: &Self, b: Block| p.cfg.preorder(b).map_or(u32::MAX, |at| at as u32);
        for u in &mut users {
            u.0 = order(self, Block::new(u.0 as usize));
        }
        ir::order::sort_by_key(&mut users, |u| (u.0, u.1));
        for &(_, _, op) in users.iter().rev() {
            if !self.reads(op, s.ptr) {
                continue;
            }
            let value = match before.get(&op) {
                Some(&v) => v,
                None => self.default(s),
            };
            let loc = self.e.m.op_record[op].loc;
            if slot::access(self.e.m, op) == Some(Access::Load) {
                let result = self.e.m.result(op, 0);
                let ty = self.e.m.ty(result);
                let mut at = op;
                let v = slot::extract_and_cast(&mut self.e, &self.layout, &mut at, value, ty, loc);
                self.e.replace(result, v);
            } else {
                let operands = [self.e.now(value), self.e.operand(op, 0)];
                self.e.insert_after(op, NewOp { operands: &operands, ..NewOp::new(llvm::STORE, loc) });
            }
        }
        let mut others = core::mem::take(&mut s.others);
        let place = |p: &Self, op: Op| (order(p, p.e.m.op_record[op].block), p.e.position[op.idx()]);
        let mut keyed: Vec<((u32, u32), Op)> = others.drain(..).map(|op| (place(self, op), op)).collect();
        ir::order::sort_by_key(&mut keyed, |k| k.0);
        for &(_, op) in keyed.iter().rev() {
            match self.e.m.kind(op) {
                // The variable stays known, as one that was optimized out.
                llvm::INTR_DBG_VALUE => {
                    let v = self.e.m.operand(op, 0);
                    let (ty, loc) = (self.e.m.ty(v), self.e.m.op_record[op].loc);
                    let undef = self.e.insert_before(op, NewOp { results: &[ty], ..NewOp::new(llvm::MLIR_UNDEF, loc) });
                    let undef = self.e.m.result(undef, 0);
                    self.e.set_operand(op, 0, undef);
                }
                llvm::INTR_DBG_DECLARE => {
                    for &(store, v) in stored.iter().rev() {
                        // Behind the operations that make the value, which stand behind the store.
                        let at = self.e.m.def_op(v).filter(|d| self.e.made_behind(store, *d)).unwrap_or(store);
                        self.debug_value(op, v, Some(at), Block::NONE);
                    }
                }
                _ => {}
            }
        }
        for &(_, op) in keyed.iter().rev() {
            if self.e.m.kind(op) != llvm::INTR_DBG_VALUE {
                self.e.erase(op);
            }
        }
        for &(_, _, op) in users.iter().rev() {
            self.e.erase(op);
        }
    }

    /// Gives blocks their new arguments, and branches what they pass to them.
    fn finish(mut self) {
        let mut blocks: Vec<Block> = self.arguments.keys().copied().collect();
        ir::order::sort_by_key(&mut blocks, |&b| b);
        for b in blocks {
            let new = self.arguments.remove(&b).unwrap_or_default();
            let old: Vec<Value> = self.e.m.block_args(b).collect();
            let all: Vec<(Value, Loc)> = old.iter().map(|&v| (v, self.e.m.arg_loc(v))).chain(new).collect();
            let types: Vec<Type> = all.iter().map(|a| self.e.m.ty(a.0)).collect();
            self.e.m.set_block_args(b, &types);
            let args: Vec<Value> = self.e.m.block_args(b).collect();
            for ((v, loc), arg) in all.into_iter().zip(args) {
                self.e.m.place_arg(arg, loc);
                self.e.replace(v, arg);
            }
        }
        let mut branches: Vec<Op> = self.passed.keys().map(|k| k.0).collect();
        ir::order::sort_by_key(&mut branches, |&o| o);
        branches.dedup();
        for op in branches {
            slot::append_successor_operands(self.e.m, op, |k| self.passed.get(&(op, k)).map_or(&[], |v| v.as_slice()));
        }
        self.e.close();
    }
}
