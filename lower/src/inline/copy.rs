//! Copies of bodies.

use alloc::vec;
use alloc::vec::Vec;

use ir::map::Map;
use ir::{Block, Id, Loc, LocData, Module, NewOp, Op, Region, Value};

use super::chain::{Chains, Item, NONE};

/// A copy of a body that stands nowhere yet.
#[derive(Debug, Default)]
pub struct Copy {
    /// Its blocks with their operations. The first block is not made: its arguments were replaced, and its operations go
    /// where the call is.
    pub blocks: Vec<(Block, Vec<Op>)>,
    /// All operations, nested ones too.
    pub ops: Vec<Op>,
}

/// What is kept from one copy to the next.
#[derive(Debug, Default)]
pub struct Copier {
    values: Vec<Value>,
    blocks: Vec<Block>,
    old_values: Vec<Value>,
    old_blocks: Vec<Block>,
}

impl Copier {
    /// Says what a value of the body becomes.
    pub fn map(&mut self, old: Value, new: Value) {
        if self.values.len() <= old.idx() {
            self.values.resize(old.idx() + 1, Value::NONE);
        }
        self.values[old.idx()] = new;
        self.old_values.push(old);
    }
    /// What a value of the body became.
    pub fn get(&self, old: Value) -> Option<Value> {
        self.values.get(old.idx()).and_then(|v| v.get())
    }
    fn map_block(&mut self, old: Block, new: Block) {
        if self.blocks.len() <= old.idx() {
            self.blocks.resize(old.idx() + 1, Block::NONE);
        }
        self.blocks[old.idx()] = new;
        self.old_blocks.push(old);
    }
    /// Forgets what was mapped.
    pub fn clear(&mut self) {
        for v in self.old_values.drain(..) {
            self.values[v.idx()] = Value::NONE;
        }
        for b in self.old_blocks.drain(..) {
            self.blocks[b.idx()] = Block::NONE;
        }
    }

    /// Copies a body whose arguments are mapped, for the region of `block`. Regions inside are open afterwards. `call` is
    /// the location of the call, which the locations of the copy tell of. `O(body)`.
    pub fn copy(&mut self, m: &mut Module, chains: &mut Chains, body: Region, block: Block, call: Loc) -> Copy {
        let mut out = Copy::default();
        let mut locs = Locs { call, known: Map::default() };
        // Regions to copy, each with its copy; the body has none.
        let mut todo: Vec<(Region, Option<Region>)> = vec![(body, None)];
        while let Some((from, to)) = todo.pop() {
            let blocks = chains.blocks(m, from);
            let mut at = NONE;
            for (i, (old, ops)) in blocks.into_iter().enumerate() {
                let new = if to.is_none() && i == 0 { block } else { self.copy_block(m, &mut locs, old) };
                if let Some(to) = to {
                    m.blocks[new].region = to;
                    chains.insert(to, at, Item::head(new));
                    at = Item::head(new);
                } else {
                    m.blocks[new].region = m.blocks[block].region;
                }
                let mut list = Vec::with_capacity(ops.len());
                for op in ops {
                    let copy = self.copy_op(m, &mut locs, op, &mut todo);
                    m.op_record[copy].block = new;
                    out.ops.push(copy);
                    if let Some(to) = to {
                        chains.insert(to, at, Item::op(copy));
                        at = Item::op(copy);
                    } else {
                        list.push(copy);
                    }
                }
                if to.is_none() {
                    out.blocks.push((new, list));
                }
            }
        }
        // Operands and successors may be defined behind their uses, so they come last.
        for &op in &out.ops {
            let r = m.op_record[op];
            for i in r.operands..r.operands + r.n_operands {
                let v = chains.now(m.operand_pool[i as usize]);
                m.operand_pool[i as usize] = self.get(v).unwrap_or(v);
            }
            if let Some(e) = m.extra(op).copied() {
                for i in e.successors..e.successors + e.n_successors {
                    let old = m.successor_pool[i as usize];
                    let new = self.blocks.get(old.idx()).and_then(|b| b.get());
                    m.successor_pool[i as usize] = new.unwrap_or(old);
                }
            }
        }
        out
    }
    fn copy_block(&mut self, m: &mut Module, locs: &mut Locs, old: Block) -> Block {
        let args: Vec<Value> = m.block_args(old).collect();
        let types: Vec<_> = args.iter().map(|&a| m.ty(a)).collect();
        let new = m.new_block(&types);
        for (old, new) in args.into_iter().zip(m.block_args(new)) {
            let loc = locs.of(m, m.arg_loc(old));
            m.place_arg(new, loc);
            self.map(old, new);
        }
        self.map_block(old, new);
        new
    }
    fn copy_op(&mut self, m: &mut Module, locs: &mut Locs, op: Op, todo: &mut Vec<(Region, Option<Region>)>) -> Op {
        let r = m.op_record[op];
        let operands = m.operands(op).to_vec();
        let results: Vec<_> = m.results(op).map(|v| m.ty(v)).collect();
        let loc = locs.of(m, r.loc);
        let (successors, name) = m.extra(op).map_or((Vec::new(), ir::Sym::NONE), |e| (m.successors(op).to_vec(), e.name));
        let old_regions = m.op_regions(op).to_vec();
        let regions: Vec<Region> = old_regions.iter().map(|_| m.new_region()).collect();
        todo.extend(old_regions.into_iter().zip(regions.iter().map(|&r| Some(r))));
        let kind = m.kind(op);
        let new = m.append(NewOp {
            operands: &operands,
            results: &results,
            attrs: r.attrs,
            regions: &regions,
            successors: &successors,
            name,
            ..NewOp::new(kind, loc)
        });
        for (old, new) in m.results(op).zip(m.results(new)) {
            self.map(old, new);
        }
        new
    }
}

/// Locations of what was inlined at a call.
struct Locs {
    call: Loc,
    known: Map<Loc, Loc>,
}

impl Locs {
    fn of(&mut self, m: &mut Module, callee: Loc) -> Loc {
        if self.call.is_unknown() {
            return callee;
        }
        let caller = self.call;
        *self.known.entry(callee).or_insert_with(|| m.cx.loc(LocData::CallSite { callee, caller }))
    }
}
