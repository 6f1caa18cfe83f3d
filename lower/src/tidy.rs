//! What upstream's greedy driver does to a region besides applying patterns: constants are made one each and moved to
//! the top of the enclosing isolated region, and operations without use and effect go. One pass over the operations
//! of each isolated region; nothing loops to a fixed point.

use alloc::vec::Vec;
use hashbrown::HashMap;
use ir::store::FxBuild;
use ir::{Attr, Block, Id, Module, Op, Opcode, Sym, Traits, Type, Value};

/// Tidies every isolated region below `root`, `root` included. Operations from `first_new` on were made by the pass
/// that asks.
pub fn tidy(m: &mut Module, root: Op, first_new: Op) {
    let mut isolated: Vec<Op> = Vec::new();
    ir::walk(m, root, |op| {
        if m.row(op).traits.has(Traits::ISOLATED) && m.op_regions(op).iter().any(|&r| !m.region_blocks(r).is_empty()) {
            isolated.push(op);
        }
    });
    let mut uses: Vec<u32> = count_uses(m);
    let mut replaced: Vec<Value> = Vec::new();
    for &op in isolated.iter().rev() {
        tidy_one(m, op, first_new, &mut uses, &mut replaced);
    }
}

fn count_uses(m: &Module) -> Vec<u32> {
    let mut uses = alloc::vec![0u32; m.value_type.len()];
    for op in m.op_kind.ids() {
        if m.kind(op) != Opcode::ERASED {
            for v in m.operands(op) {
                uses[v.idx()] += 1;
            }
        }
    }
    uses
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

fn tidy_one(m: &mut Module, root: Op, first_new: Op, uses: &mut [u32], replaced: &mut Vec<Value>) {
    let Some(entry) = m.entry_block(root, 0) else { return };
    let ops = inside(m, root);
    // Constants: the first of each stays, or moves to the top.
    let mut known: HashMap<(Opcode, Attr, Type), Value, FxBuild> = HashMap::default();
    let (mut prefix, mut front): (Vec<Op>, Vec<Op>) = (Vec::new(), Vec::new());
    let mut in_prefix = true;
    let mut moved: Vec<Op> = Vec::new();
    replaced.clear();
    replaced.resize(m.value_type.len(), Value::NONE);
    let mut new: Vec<Op> = Vec::new();
    let is_constant =
        |m: &Module, op: Op| m.row(op).traits.has(Traits::CONSTANT_LIKE) && m.n_results(op) == 1 && m.attr(op, Sym::VALUE).is_some();
    let mut take = |m: &Module, op: Op, stays: bool, prefix: &mut Vec<Op>, front: &mut Vec<Op>| {
        let v = m.result(op, 0);
        let key = (m.kind(op), m.op_attrs[op], m.ty(v));
        match known.get(&key) {
            Some(&old) => {
                replaced[v.idx()] = old;
                uses[old.idx()] += uses[v.idx()];
                uses[v.idx()] = 0;
            }
            None => {
                known.insert(key, v);
                if stays { prefix.push(op) } else { front.push(op) }
            }
        }
    };
    for &op in &ops {
        if is_constant(m, op) {
            if op >= first_new {
                new.push(op);
                in_prefix = false;
            } else {
                let stays = in_prefix && m.op_block[op] == entry;
                take(m, op, stays, &mut prefix, &mut front);
            }
            moved.push(op);
        } else {
            in_prefix = false;
        }
    }
    // The driver goes backwards through the operations, and through the constants of one in order.
    new.sort_unstable();
    for &op in &new {
        take(m, op, false, &mut prefix, &mut front);
    }
    // Uses without effect go, users before what they use.
    let mut gone = alloc::vec![false; m.op_kind.len()];
    let mut stack: Vec<Op> = Vec::new();
    for &op in ops.iter().rev() {
        stack.push(op);
        while let Some(op) = stack.pop() {
            if gone[op.idx()] || !removable(m, op) || m.results(op).any(|v| uses[v.idx()] > 0) {
                continue;
            }
            gone[op.idx()] = true;
            for &v in m.operands(op) {
                let v = replaced[v.idx()].get().unwrap_or(v);
                uses[v.idx()] = uses[v.idx()].saturating_sub(1);
                if uses[v.idx()] == 0
                    && let Some(def) = m.def_op(v)
                {
                    stack.push(def);
                }
            }
        }
    }
    // New orders.
    for &op in &moved {
        gone[op.idx()] |= replaced[m.result(op, 0).idx()].is_some();
    }
    let mut away = gone.clone();
    for &op in &moved {
        away[op.idx()] = true;
    }
    let top: Vec<Op> = front.iter().rev().chain(&prefix).copied().filter(|o| !gone[o.idx()]).collect();
    let mut blocks: Vec<Block> = alloc::vec![entry];
    blocks.extend(ops.iter().filter(|o| away[o.idx()]).map(|&o| m.op_block[o]));
    blocks.sort_unstable();
    blocks.dedup();
    for b in blocks {
        let mut list: Vec<Op> = if b == entry { top.clone() } else { Vec::new() };
        list.extend(m.block_ops(b).iter().copied().filter(|o| !away[o.idx()]));
        if list != m.block_ops(b) {
            m.set_block_ops(b, &list);
        }
    }
    for &op in &ops {
        if gone[op.idx()] {
            m.op_kind[op] = Opcode::ERASED;
            continue;
        }
        let r = m.op_record[op];
        for i in r.operands..r.operands + r.n_operands {
            let v = m.operand_pool[i as usize];
            if let Some(new) = replaced[v.idx()].get() {
                m.operand_pool[i as usize] = new;
            }
        }
    }
}
