//! Control flow between the blocks of a region: predecessors, reverse post order, dominator tree. Everything is
//! computed when asked, in explicit stacks, and valid until the module changes.
//!
//! Dominators are Lengauer and Tarjan's with path compression (TOPLAS 1979): `O(edges * log(blocks))` on any graph,
//! where the simpler iterative method is quadratic on graphs that an input can be made to have.

use alloc::vec;
use alloc::vec::Vec;

use crate::id::{Block, Id, Op, Opcode, Region};
use crate::module::Module;
use crate::store::{Col, Scratch};

/// Successors of a block: those of its last operation.
#[inline]
pub fn block_successors(m: &Module, block: Block) -> &[Block] {
    m.terminator(block).map_or(&[], |t| m.successors(t))
}

/// Predecessors of every block, one entry per edge, in operation order.
#[derive(Clone, Debug, Default)]
pub struct Predecessors {
    offsets: Vec<u32>,
    blocks: Vec<Block>,
}

/// The blocks below `roots` that nothing leads to, and those in operations there, by block; empty when there is none.
pub fn unreachable_blocks(m: &Module, roots: &[Op]) -> Vec<bool> {
    let (mut reached, mut lost) = (Vec::new(), Vec::new());
    // Operations with regions, and whether they stand in such a block.
    let mut stack: Vec<(Op, bool)> = roots.iter().map(|&r| (r, false)).collect();
    let mut todo: Vec<Block> = Vec::new();
    while let Some((op, inside)) = stack.pop() {
        for &r in m.op_regions(op) {
            let blocks = m.region_blocks(r);
            if blocks.len() > 1 && !inside {
                reached.resize(m.blocks.len(), false);
                todo.push(blocks[0]);
                while let Some(b) = todo.pop() {
                    if !core::mem::replace(&mut reached[b.idx()], true) {
                        todo.extend_from_slice(block_successors(m, b));
                    }
                }
            }
            for (i, &b) in blocks.iter().enumerate() {
                let is_lost = inside || i > 0 && !reached[b.idx()];
                if is_lost {
                    lost.resize(m.blocks.len(), false);
                    lost[b.idx()] = true;
                }
                stack.extend(m.block_ops(b).iter().filter(|&&o| !m.op_regions(o).is_empty()).map(|&o| (o, is_lost)));
            }
        }
    }
    lost
}

impl Predecessors {
    /// Indexes the edges from all live operations. `O(blocks + operations with successors)`.
    pub fn of(m: &Module) -> Predecessors {
        let mut offsets = alloc::vec![0u32; m.blocks.len() + 1];
        let edges = || {
            m.op_kind
                .ids()
                .filter(|&op| m.extra(op).is_some_and(|e| e.n_successors > 0))
                .filter(|&op| m.kind(op) != Opcode::ERASED && m.op_record[op].block.is_some())
        };
        for op in edges() {
            for s in m.successors(op) {
                offsets[s.idx() + 1] += 1;
            }
        }
        for i in 1..offsets.len() {
            offsets[i] += offsets[i - 1];
        }
        let mut next = offsets.clone();
        let mut blocks = alloc::vec![Block::NONE; offsets.last().map_or(0, |&n| n as usize)];
        for op in edges() {
            for s in m.successors(op) {
                blocks[next[s.idx()] as usize] = m.op_record[op].block;
                next[s.idx()] += 1;
            }
        }
        Predecessors { offsets, blocks }
    }
    /// The blocks that branch to a block, one entry per edge.
    #[inline]
    pub fn get(&self, block: Block) -> &[Block] {
        &self.blocks[self.offsets[block.idx()] as usize..self.offsets[block.idx() + 1] as usize]
    }
}

/// "No number" in the columns of [`Cfg`]: not reachable, or not computed.
const NO: u32 = u32::MAX;

/// Dominator trees, region by region: [`Cfg::add`] computes one, the others stay valid.
#[derive(Clone, Debug, Default)]
pub struct Cfg {
    /// Immediate dominator; `Block::NONE` for entry blocks and unreachable ones.
    idom: Col<Block, Block>,
    /// Position in the dominator tree's preorder of the region, and the end of the subtree.
    span: Col<Block, (u32, u32)>,
    /// Position in the region's reverse post order.
    rpo: Col<Block, u32>,
    /// Blocks that can be reached may branch to the first block of the region computed last.
    pub(crate) entered: bool,
    work: Work,
}

/// Scratch of one computation; indices are depth-first numbers unless said otherwise.
#[derive(Clone, Debug, Default)]
struct Work {
    /// Blocks in depth-first preorder.
    vertex: Scratch<Block>,
    parent: Scratch<u32>,
    /// Blocks still open in the depth-first search: number and next successor.
    stack: Vec<(u32, u32)>,
    /// The same of [`Cfg::quickly`]: the block, its next successor, its first one and the end of these in their pool.
    walk: Vec<(Block, u32, u32, u32)>,
    /// Where the successors of blocks in post order stand there.
    left: Vec<(u32, u32)>,
    /// Depth-first numbers in post order.
    post: Scratch<u32>,
    /// Edges as (number of the source, target).
    edges: Vec<(u32, Block)>,
    pred_start: Scratch<u32>,
    preds: Scratch<u32>,
    semi: Scratch<u32>,
    dom: Scratch<u32>,
    ancestor: Scratch<u32>,
    label: Scratch<u32>,
    bucket: Scratch<u32>,
    bucket_next: Scratch<u32>,
    size: Scratch<u32>,
    path: Scratch<u32>,
}

/// The order in which MLIR's conversions meet blocks: depth first along the graph, and last what cannot be reached.
/// Source: mlir-opt.
#[derive(Debug, Default)]
pub struct ConversionOrder {
    seen: Vec<bool>,
    stack: Vec<Block>,
}

impl ConversionOrder {
    /// Appends the blocks of a region.
    pub fn push(&mut self, m: &Module, region: Region, out: &mut Vec<Block>) {
        let blocks = m.region_blocks(region);
        self.seen.resize(m.blocks.len().max(self.seen.len()), false);
        self.stack.extend(blocks.first());
        while let Some(b) = self.stack.pop() {
            if !core::mem::replace(&mut self.seen[b.idx()], true) {
                out.push(b);
                self.stack.extend(block_successors(m, b).iter().rev().filter(|s| m.blocks[**s].region == region));
            }
        }
        out.extend(blocks.iter().filter(|b| !self.seen[b.idx()]));
        blocks.iter().for_each(|b| self.seen[b.idx()] = false);
    }
    /// Calls `f` with an operation and everything in it.
    pub fn walk(m: &Module, root: Op, mut f: impl FnMut(Op)) {
        let (mut order, mut blocks, mut stack) = (ConversionOrder::default(), Vec::new(), vec![root]);
        while let Some(op) = stack.pop() {
            f(op);
            for &region in m.op_regions(op).iter().rev() {
                blocks.clear();
                match m.region_blocks(region) {
                    all @ ([] | [_]) => blocks.extend_from_slice(all),
                    _ => order.push(m, region, &mut blocks),
                }
                for &b in blocks.iter().rev() {
                    stack.extend(m.block_ops(b).iter().rev());
                }
            }
        }
    }
}

impl Cfg {
    /// Computes order and dominators of one region. Edges that leave the region are ignored.
    pub fn add(&mut self, m: &Module, region: Region) {
        if self.idom.len() < m.blocks.len() {
            self.idom.resize(m.blocks.len(), Block::NONE);
            self.span.resize(m.blocks.len(), (NO, NO));
            self.rpo.resize(m.blocks.len(), NO);
        }
        let blocks = m.region_blocks(region);
        for &b in blocks {
            self.idom[b] = Block::NONE;
            self.span[b] = (NO, NO);
            self.rpo[b] = NO;
        }
        match *blocks {
            [] => {}
            [entry] => (self.span[entry], self.rpo[entry]) = ((0, 1), 0),
            [entry, ..] => {
                self.entered = true;
                if cfg!(not(feature = "fast")) || self.quickly(m, region, entry).is_none() {
                    blocks.iter().for_each(|&b| self.rpo[b] = NO);
                    self.search(m, region, entry);
                    self.dominators();
                    self.number();
                }
            }
        }
    }
    /// The graph of every region of the module.
    pub fn of(m: &Module) -> Cfg {
        let mut cfg = Cfg::default();
        for r in m.regions.ids() {
            cfg.add(m, r);
        }
        cfg
    }
    /// Whether control can reach a block from its region's entry.
    #[inline]
    pub fn is_reachable(&self, block: Block) -> bool {
        self.rpo[block] != NO
    }
    /// The immediate dominator.
    #[inline]
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.idom[block].get()
    }
    /// Whether every way from the entry to `b` passes through `a` (of the same region; a block dominates itself).
    /// Unreachable blocks are dominated by all and dominate none but themselves.
    #[inline]
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let ((from, to), (at, _)) = (self.span[a], self.span[b]);
        a == b || at == NO || (from <= at && at < to && from != NO)
    }
    /// Position of a block in the preorder of its region's dominator tree (children in reverse post order).
    #[inline]
    pub fn preorder(&self, block: Block) -> Option<usize> {
        let p = self.span[block].0;
        if p == NO { None } else { Some(p as usize) }
    }
    /// The end of a block's span in that preorder: positions from its own up to there are the blocks it dominates.
    #[inline]
    pub fn preorder_end(&self, block: Block) -> u32 {
        self.span[block].1
    }
    /// The reachable blocks of a region in reverse post order.
    pub fn reverse_post_order(&self, m: &Module, region: Region) -> Vec<Block> {
        let mut out = Vec::new();
        place(m, region, &mut out, |b| self.rpo[b]);
        out
    }
    /// The reachable blocks of a region in preorder of the dominator tree.
    pub fn dominator_order(&self, m: &Module, region: Region) -> Vec<Block> {
        let mut out = Vec::new();
        self.push_dominator_order(m, region, &mut out);
        out
    }
    /// The same, appended to a list.
    pub fn push_dominator_order(&self, m: &Module, region: Region, out: &mut Vec<Block>) {
        place(m, region, out, |b| self.span[b].0);
    }

    /// Appends the blocks of a region as they are written, each with its depth in the dominator tree, and says whether one of them
    /// branches to the first. Nothing, and `None`, if that is no preorder of the tree, as it mostly is: a block stands behind its
    /// dominator and one that leads to it, and edges backwards go to blocks that dominate where they come from. So one round
    /// over the text says all. Of columns only `rpo` is written to.
    #[cfg(feature = "fast")]
    pub(crate) fn push_as_written(&mut self, m: &Module, region: Region, out: &mut Vec<(Block, u32)>) -> Option<bool> {
        let (blocks, start) = (m.region_blocks(region), out.len());
        if self.rpo.len() < m.blocks.len() {
            self.rpo.resize(m.blocks.len(), NO);
        }
        for (i, &b) in (0..).zip(blocks) {
            self.rpo[b] = i;
        }
        let entered = self.as_written(m, region, blocks, out);
        if entered.is_none() {
            out.truncate(start);
        }
        entered
    }
    #[cfg(feature = "fast")]
    fn as_written(&mut self, m: &Module, region: Region, blocks: &[Block], out: &mut Vec<(Block, u32)>) -> Option<bool> {
        let (dom, start) = (&mut self.work.dom, out.len());
        refill(dom, blocks.len(), NO);
        let (mut entered, mut steps) = (false, blocks.len().saturating_mul(8));
        for (i, &block) in (0u32..).zip(blocks) {
            let mut depth = 0;
            if i > 0 {
                // What is open at the block before stays so up to the dominator; what is left here is not met again.
                let (idom, mut open) = (dom[i as usize], i - 1);
                while open > idom {
                    open = dom[open as usize];
                }
                if open != idom {
                    return None;
                }
                depth = out[start + idom as usize].1 + 1;
            }
            out.push((block, depth));
            for &s in block_successors(m, block) {
                if m.blocks[s].region != region {
                    return None;
                }
                let to = self.rpo[s];
                let mut a = i;
                if to <= i {
                    while a > to {
                        a = dom[a as usize];
                        steps = steps.checked_sub(1)?;
                    }
                    if a != to {
                        return None;
                    }
                    entered |= to == 0;
                    continue;
                }
                let mut known = dom[to as usize];
                while a != known && known != NO {
                    let later = if a > known { &mut a } else { &mut known };
                    *later = dom[*later as usize];
                    steps = steps.checked_sub(1)?;
                }
                dom[to as usize] = a;
            }
        }
        Some(entered)
    }

    /// The usual graph, at little more than half the cost: blocks in reverse post order tell their successors, as Cooper, Harvey
    /// and Kennedy do it. One round says all if every edge backwards goes to a block that dominates where it comes from, which
    /// is looked at afterwards: whoever goes along such an edge was at its end before. `None` if one does not, if one leaves the
    /// region, or if what blocks have in common is so far up that more than eight steps a block would be gone; `rpo` holds
    /// anything then.
    fn quickly(&mut self, m: &Module, region: Region, entry: Block) -> Option<()> {
        let w = &mut self.work;
        let successors = |b: Block| -> Option<(u32, u32)> {
            let e = m.extra(m.terminator(b)?)?;
            Some((e.successors, e.successors + e.n_successors))
        };
        w.vertex.clear();
        w.walk.clear();
        w.left.clear();
        w.edges.clear();
        let open = |b: Block| {
            let (first, end) = successors(b).unwrap_or_default();
            (b, first, first, end)
        };
        self.rpo[entry] = 0;
        w.walk.push(open(entry));
        'deeper: while let Some(top) = w.walk.last_mut() {
            let (block, at, first, end) = *top;
            for (i, &s) in (at..end).zip(m.successor_pool.get(at as usize..end as usize)?) {
                if m.blocks[s].region != region {
                    return None;
                }
                if self.rpo[s] == NO {
                    self.rpo[s] = 0;
                    top.1 = i + 1;
                    w.walk.push(open(s));
                    continue 'deeper;
                }
            }
            w.vertex.push(block);
            w.left.push((first, end));
            w.walk.pop();
        }
        w.vertex.reverse();
        let n = w.vertex.len() as u32;
        for (i, &b) in w.vertex.iter().enumerate() {
            self.rpo[b] = i as u32;
        }
        refill(&mut w.dom, n as usize, NO);
        let mut steps = n.saturating_mul(8);
        for (i, &(first, end)) in (0..).zip(w.left.iter().rev()) {
            for &s in m.successor_pool.get(first as usize..end as usize)? {
                let to = self.rpo[s];
                if to <= i {
                    w.edges.push((i, s));
                    continue;
                }
                let (mut a, mut known) = (i, w.dom[to as usize]);
                while a != known && known != NO {
                    let later = if a > known { &mut a } else { &mut known };
                    *later = w.dom[*later as usize];
                    steps = steps.checked_sub(1)?;
                }
                w.dom[to as usize] = a;
            }
        }
        w.post.clear();
        w.post.extend((0..n).rev());
        refill(&mut w.semi, n as usize, 0);
        self.number();
        let w = &self.work;
        self.entered = w.edges.iter().any(|e| e.1 == entry);
        w.edges.iter().all(|&(from, to)| self.dominates(to, w.vertex[from as usize])).then_some(())
    }

    /// Numbers reachable blocks depth first and collects their edges. `rpo` holds the depth-first number meanwhile.
    fn search(&mut self, m: &Module, region: Region, entry: Block) {
        let w = &mut self.work;
        for v in [&mut w.parent, &mut w.post] {
            v.clear();
        }
        w.vertex.clear();
        w.edges.clear();
        w.stack.clear();
        self.rpo[entry] = 0;
        w.vertex.push(entry);
        w.parent.push(NO);
        w.stack.push((0, 0));
        while let Some(top) = w.stack.last_mut() {
            let (at, next) = *top;
            let Some(&s) = block_successors(m, w.vertex[at as usize]).get(next as usize) else {
                w.post.push(at);
                w.stack.pop();
                continue;
            };
            top.1 += 1;
            if m.blocks[s].region != region {
                continue;
            }
            w.edges.push((at, s));
            if self.rpo[s] == NO {
                let number = w.vertex.len() as u32;
                self.rpo[s] = number;
                w.vertex.push(s);
                w.parent.push(at);
                w.stack.push((number, 0));
            }
        }
        let n = w.vertex.len();
        refill(&mut w.pred_start, n + 1, 0);
        for &(_, s) in &w.edges {
            w.pred_start[self.rpo[s] as usize + 1] += 1;
        }
        for i in 0..n {
            w.pred_start[i + 1] += w.pred_start[i];
        }
        refill(&mut w.preds, w.edges.len(), 0);
        // `pred_start` serves as the write position and is shifted back by one entry afterwards.
        for &(from, s) in &w.edges {
            let slot = &mut w.pred_start[self.rpo[s] as usize];
            w.preds[*slot as usize] = from;
            *slot += 1;
        }
        for i in (1..=n).rev() {
            w.pred_start[i] = w.pred_start[i - 1];
        }
        w.pred_start[0] = 0;
    }

    /// Lengauer and Tarjan's algorithm on the depth-first numbers; leaves immediate dominators in `dom`.
    fn dominators(&mut self) {
        let w = &mut self.work;
        let n = w.vertex.len();
        w.semi.clear();
        w.semi.extend(0..n as u32);
        w.label.clear();
        w.label.extend(0..n as u32);
        refill(&mut w.dom, n, 0);
        refill(&mut w.ancestor, n, NO);
        refill(&mut w.bucket, n, NO);
        refill(&mut w.bucket_next, n, NO);
        for i in (1..n).rev() {
            let v = i as u32;
            for p in w.pred_start[i]..w.pred_start[i + 1] {
                let u = w.eval(w.preds[p as usize]);
                w.semi[i] = w.semi[i].min(w.semi[u as usize]);
            }
            let (semi, parent) = (w.semi[i] as usize, w.parent[i]);
            w.bucket_next[i] = w.bucket[semi];
            w.bucket[semi] = v;
            w.ancestor[i] = parent;
            let mut b = core::mem::replace(&mut w.bucket[parent as usize], NO);
            while b != NO {
                let u = w.eval(b);
                w.dom[b as usize] = if w.semi[u as usize] < w.semi[b as usize] { u } else { parent };
                b = w.bucket_next[b as usize];
            }
        }
        for i in 1..n {
            if w.dom[i] != w.semi[i] {
                w.dom[i] = w.dom[w.dom[i] as usize];
            }
        }
    }

    /// Turns depth-first numbers into block columns: immediate dominators, reverse post order, preorder spans.
    fn number(&mut self) {
        let w = &mut self.work;
        let n = w.vertex.len();
        for (i, &v) in w.post.iter().rev().enumerate() {
            self.rpo[w.vertex[v as usize]] = i as u32;
        }
        refill(&mut w.size, n, 1);
        // Post order visits a block before its immediate dominator.
        for &v in w.post.iter() {
            if v != 0 {
                w.size[w.dom[v as usize] as usize] += w.size[v as usize];
            }
        }
        // `semi` now holds the next free preorder position inside each block's span.
        for &v in w.post.iter().rev() {
            let (v, b) = (v as usize, w.vertex[v as usize]);
            let start = if v == 0 {
                0
            } else {
                let d = w.dom[v] as usize;
                self.idom[b] = w.vertex[d];
                let at = w.semi[d];
                w.semi[d] += w.size[v];
                at
            };
            w.semi[v] = start + 1;
            self.span[b] = (start, start + w.size[v]);
        }
    }
}

impl Work {
    /// The vertex of least semidominator on the way from `v` up to the root of its tree in the forest.
    fn eval(&mut self, v: u32) -> u32 {
        if self.ancestor[v as usize] == NO {
            return v;
        }
        // Path compression, from the top of the path down.
        let mut at = v;
        while self.ancestor[self.ancestor[at as usize] as usize] != NO {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(x) = self.path.pop() {
            let (x, a) = (x as usize, self.ancestor[x as usize] as usize);
            if self.semi[self.label[a] as usize] < self.semi[self.label[x] as usize] {
                self.label[x] = self.label[a];
            }
            self.ancestor[x] = self.ancestor[a];
        }
        self.label[v as usize]
    }
}

/// Appends the blocks of a region at the positions that `key` gives.
fn place(m: &Module, region: Region, out: &mut Vec<Block>, key: impl Fn(Block) -> u32) {
    let blocks = m.region_blocks(region);
    let start = out.len();
    out.resize(start + blocks.len(), Block::NONE);
    let mut n = 0;
    for &b in blocks {
        if key(b) != NO {
            out[start + key(b) as usize] = b;
            n += 1;
        }
    }
    out.truncate(start + n);
}

fn refill(v: &mut Vec<u32>, n: usize, value: u32) {
    v.clear();
    v.resize(n, value);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Loc, NewOp};

    /// A region of `n` blocks with the given edges.
    fn graph(n: usize, edges: &[(usize, usize)]) -> (Module, Region, Vec<Block>) {
        let mut m = Module::new();
        let region = m.new_region();
        let blocks: Vec<Block> = (0..n).map(|_| m.new_block(&[])).collect();
        for (i, &b) in blocks.iter().enumerate() {
            let successors: Vec<Block> = edges.iter().filter(|e| e.0 == i).map(|e| blocks[e.1]).collect();
            let op = m.append(NewOp { successors: &successors, ..NewOp::new(Opcode::UNREGISTERED, Loc::UNKNOWN) });
            m.set_block_ops(b, &[op]);
        }
        m.set_region_blocks(region, &blocks);
        (m, region, blocks)
    }

    /// The blocks reachable from the entry without passing through `without`.
    fn reach(n: usize, edges: &[(usize, usize)], without: usize) -> Vec<bool> {
        let mut seen = alloc::vec![false; n];
        let mut stack = alloc::vec![0];
        while let Some(b) = stack.pop() {
            if b == without || core::mem::replace(&mut seen[b], true) {
                continue;
            }
            stack.extend(edges.iter().filter(|e| e.0 == b).map(|e| e.1));
        }
        seen
    }

    #[test]
    fn dominators_agree_with_the_definition() {
        let mut state = 1u64;
        let mut random = |n: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as usize % n
        };
        for round in 0..300 {
            let n = 1 + random(12);
            let edges: Vec<(usize, usize)> = (0..random(3 * n)).map(|_| (random(n), random(n))).collect();
            let (m, region, blocks) = graph(n, &edges);
            let mut cfg = Cfg::default();
            cfg.add(&m, region);
            let reachable = reach(n, &edges, usize::MAX);
            for a in 0..n {
                assert_eq!(cfg.is_reachable(blocks[a]), reachable[a], "round {round} block {a}");
                let around = reach(n, &edges, a);
                for b in 0..n {
                    let dominates = a == b || !reachable[b] || (reachable[a] && !around[b]);
                    assert_eq!(cfg.dominates(blocks[a], blocks[b]), dominates, "round {round}: {a} over {b} in {edges:?}");
                }
            }
            let order = cfg.reverse_post_order(&m, region);
            assert_eq!(order.len(), reachable.iter().filter(|r| **r).count());
            assert_eq!(cfg.dominator_order(&m, region).len(), order.len());
        }
    }

    #[test]
    #[cfg(feature = "fast")]
    fn blocks_as_written_agree_with_the_tree() {
        let mut state = 1u64;
        let mut random = |n: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as usize % n
        };
        let mut plain = 0;
        for round in 0..2000 {
            let n = 2 + random(9);
            // Mostly one edge to the next block or the one behind it, and a few others.
            let mut edges: Vec<(usize, usize)> = (0..n - 1).map(|i| (i, (i + 1 + random(4) / 3).min(n - 1))).collect();
            edges.extend((0..random(5)).map(|_| (random(n), random(n))));
            let (m, region, blocks) = graph(n, &edges);
            let mut cfg = Cfg::default();
            cfg.add(&m, region);
            let mut out = vec![(Block::NONE, 7)];
            let Some(entered) = Cfg::default().push_as_written(&m, region, &mut out) else {
                assert_eq!(out.len(), 1);
                continue;
            };
            plain += 1;
            assert_eq!(entered, edges.iter().any(|e| e.1 == 0), "round {round}: {edges:?}");
            let mut open: Vec<Block> = Vec::new();
            for (i, &(block, depth)) in out[1..].iter().enumerate() {
                assert_eq!(block, blocks[i]);
                open.truncate(depth as usize);
                open.push(block);
                assert!(cfg.is_reachable(block));
                for &a in &blocks {
                    assert_eq!(open.contains(&a), cfg.dominates(a, block), "round {round}: {a:?} over {block:?} in {edges:?}");
                }
            }
        }
        assert!(plain > 200, "{plain}");
    }

    #[test]
    fn long_chains_and_ladders_stay_linear() {
        let n = 100_000usize;
        let mut m = Module::new();
        let region = m.new_region();
        let blocks: Vec<Block> = (0..n).map(|_| m.new_block(&[])).collect();
        for i in 0..n {
            // Forward, two forward, and back: an irreducible ladder.
            let s: Vec<Block> = [i + 1, i + 2, i.saturating_sub(3).max(1)].iter().filter_map(|&j| blocks.get(j).copied()).collect();
            let op = m.append(NewOp { successors: &s, ..NewOp::new(Opcode::UNREGISTERED, Loc::UNKNOWN) });
            m.set_block_ops(blocks[i], &[op]);
        }
        m.set_region_blocks(region, &blocks);
        let cfg = Cfg::of(&m);
        assert!(blocks.iter().all(|&b| cfg.is_reachable(b)));
        assert_eq!(Predecessors::of(&m).get(blocks[50]).len(), 3);
    }
}
