//! Bodies as chains of operations and heads of blocks, so that a call is replaced by blocks at the cost of what is put in,
//! wherever it stands.
//!
//! The chain of an open region is its blocks one behind the other: the head of a block, its operations, the next head.
//! What block an operation is in is not kept up; the one in its record is any block of the same region.

use alloc::vec;
use alloc::vec::Vec;

use ir::{Block, Id, Module, Op, Opcode, Region, Value};

/// An operation, or the head of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item(u32);

const HEAD: u32 = 1 << 31;
/// No item.
pub const NONE: Item = Item(u32::MAX);

/// What an item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An operation.
    Op(Op),
    /// The head of a block.
    Head(Block),
    /// The end of the region.
    End,
}

impl Item {
    /// The item of an operation.
    pub fn op(op: Op) -> Item {
        debug_assert!(op.0 < HEAD);
        Item(op.0)
    }
    /// The item of the head of a block.
    pub fn head(block: Block) -> Item {
        debug_assert!(block.0 < HEAD - 1);
        Item(block.0 | HEAD)
    }
    /// What it is.
    pub fn kind(self) -> Kind {
        match self {
            NONE => Kind::End,
            Item(i) if i & HEAD != 0 => Kind::Head(Block(i & !HEAD)),
            Item(i) => Kind::Op(Op(i)),
        }
    }
}

/// The chains of open regions, and values that were replaced.
#[derive(Debug, Default)]
pub struct Chains {
    ops: Vec<(Item, Item)>,
    heads: Vec<(Item, Item)>,
    /// First and last item by region; `NONE` for a region that is not open.
    ends: Vec<(Item, Item)>,
    repl: Vec<Value>,
}

impl Chains {
    fn link(&mut self, item: Item) -> &mut (Item, Item) {
        let (list, i) = if item.0 & HEAD != 0 { (&mut self.heads, item.0 & !HEAD) } else { (&mut self.ops, item.0) };
        if list.len() <= i as usize {
            list.resize(i as usize + 1, (NONE, NONE));
        }
        &mut list[i as usize]
    }
    fn region_ends(&mut self, region: Region) -> &mut (Item, Item) {
        if self.ends.len() <= region.idx() {
            self.ends.resize(region.idx() + 1, (NONE, NONE));
        }
        &mut self.ends[region.idx()]
    }
    /// The item behind one.
    pub fn next(&self, item: Item) -> Item {
        if item.0 & HEAD != 0 { self.heads[(item.0 & !HEAD) as usize].1 } else { self.ops[item.0 as usize].1 }
    }
    /// The first item of a region; none if it is empty or not open.
    pub fn first(&self, region: Region) -> Item {
        self.ends.get(region.idx()).map_or(NONE, |e| e.0)
    }
    /// Puts an item behind another one of a region, or first.
    pub fn insert(&mut self, region: Region, behind: Item, item: Item) {
        let after = if behind == NONE { self.first(region) } else { self.next(behind) };
        *self.link(item) = (behind, after);
        if behind == NONE {
            self.region_ends(region).0 = item;
        } else {
            self.link(behind).1 = item;
        }
        if after == NONE {
            self.region_ends(region).1 = item;
        } else {
            self.link(after).0 = item;
        }
    }
    /// Puts an operation before another one.
    pub fn insert_before(&mut self, region: Region, at: Op, op: Op) {
        let behind = self.link(Item::op(at)).0;
        self.insert(region, behind, Item::op(op));
    }
    /// Takes an operation out.
    pub fn remove(&mut self, region: Region, op: Op) {
        let (before, after) = *self.link(Item::op(op));
        if before == NONE {
            self.region_ends(region).0 = after;
        } else {
            self.link(before).1 = after;
        }
        if after == NONE {
            self.region_ends(region).1 = before;
        } else {
            self.link(after).0 = before;
        }
    }

    /// Opens a region and all regions inside.
    pub fn open(&mut self, m: &Module, region: Region) {
        let mut todo = vec![region];
        while let Some(r) = todo.pop() {
            let mut at = NONE;
            *self.region_ends(r) = (NONE, NONE);
            for &b in m.region_blocks(r) {
                self.insert(r, at, Item::head(b));
                at = Item::head(b);
                for &op in m.block_ops(b) {
                    self.insert(r, at, Item::op(op));
                    at = Item::op(op);
                    todo.extend_from_slice(m.op_regions(op));
                }
            }
        }
    }
    /// Writes a region and all inside back, and forgets their chains.
    pub fn close(&mut self, m: &mut Module, region: Region) {
        let mut todo = vec![region];
        let (mut blocks, mut ops) = (Vec::new(), Vec::new());
        while let Some(r) = todo.pop() {
            let (mut at, _) = core::mem::replace(self.region_ends(r), (NONE, NONE));
            let mut block = Block::NONE;
            blocks.clear();
            loop {
                let kind = if at == NONE { Kind::End } else { at.kind() };
                if let Kind::Op(op) = kind {
                    ops.push(op);
                    todo.extend_from_slice(m.op_regions(op));
                    self.refresh(m, op);
                    at = self.next(at);
                    continue;
                }
                if block.is_some() {
                    m.set_block_ops(block, &ops);
                    ops.clear();
                }
                let Kind::Head(b) = kind else { break };
                block = b;
                blocks.push(b);
                at = self.next(at);
            }
            m.set_region_blocks(r, &blocks);
        }
    }
    /// Whether a region is open.
    pub fn is_open(&self, region: Region) -> bool {
        self.first(region) != NONE
    }

    /// The blocks of a region with their operations, open or not.
    pub fn blocks(&self, m: &Module, region: Region) -> Vec<(Block, Vec<Op>)> {
        if !self.is_open(region) {
            return m.region_blocks(region).iter().map(|&b| (b, m.block_ops(b).to_vec())).collect();
        }
        let mut out: Vec<(Block, Vec<Op>)> = Vec::new();
        let mut at = self.first(region);
        loop {
            match at.kind() {
                Kind::End => return out,
                Kind::Head(b) => out.push((b, Vec::new())),
                Kind::Op(op) => {
                    if let Some((_, ops)) = out.last_mut() {
                        ops.push(op);
                    }
                }
            }
            at = self.next(at);
        }
    }

    /// What a value is now.
    pub fn now(&mut self, v: Value) -> Value {
        crate::canonicalize::resolve(&mut self.repl, v)
    }
    /// Replaces a value everywhere.
    pub fn replace(&mut self, old: Value, new: Value) {
        let (old, new) = (self.now(old), self.now(new));
        if old == new {
            return;
        }
        if self.repl.len() <= old.idx() {
            self.repl.resize(old.idx() + 1, Value::NONE);
        }
        self.repl[old.idx()] = new;
    }
    /// Puts what its operands are now into an operation.
    pub fn refresh(&mut self, m: &mut Module, op: Op) {
        let r = m.op_record[op];
        for i in r.operands..r.operands + r.n_operands {
            let v = m.operand_pool[i as usize];
            m.operand_pool[i as usize] = self.now(v);
        }
    }
}

/// Marks an operation that was taken out as gone.
pub fn erase(m: &mut Module, op: Op) {
    m.op_kind[op] = Opcode::ERASED;
    m.op_record[op].block = Block::NONE;
}
