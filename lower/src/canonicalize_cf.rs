//! Simplification of branches and of the graph of blocks. Source: the canonicalization patterns of MLIR's `cf` dialect
//! and its region simplification, as mlir-opt shows them.

use alloc::vec;
use alloc::vec::Vec;

use ir::constant::{self, Values};
use ir::dialect::{cf, llvm, ub};
use ir::row::Arity;
use ir::{Attr, Block, Id, Module, NewOp, Op, Opcode, Sym, Traits, Value, dense, segments};

use crate::canonicalize::{Canon, Outcome};
use crate::fold;

/// Where a branch goes and what it passes.
#[derive(Clone, PartialEq, Eq)]
struct Edge {
    to: Block,
    values: Vec<Value>,
}

fn edges(m: &Module, op: Op) -> Vec<Edge> {
    let mut out = Vec::new();
    segments::for_each_successor(m, op, |_, to, range| out.push(Edge { to, values: m.operands(op)[range].to_vec() }));
    out
}

/// Simplifies a branch or an assertion.
pub fn branch(c: &mut Canon<'_>, op: Op) -> Outcome {
    match c.m.kind(op) {
        cf::BR => br(c, op),
        cf::COND_BR => cond_br(c, op),
        cf::SWITCH => switch(c, op),
        _ => {
            if fold::constant_of(c.m, c.m.operand(op, 0)) == Some(Attr::TRUE) {
                c.erase(op);
                return Outcome::Gone;
            }
            Outcome::Kept
        }
    }
}

fn put_br(c: &mut Canon<'_>, op: Op, edge: &Edge) -> Outcome {
    let loc = c.m.op_record[op].loc;
    let new = c.insert(NewOp { operands: &edge.values, successors: &[edge.to], ..NewOp::new(cf::BR, loc) });
    c.erase(op);
    again(c, new)
}
fn put_cond_br(c: &mut Canon<'_>, op: Op, condition: Value, then: &Edge, other: &Edge) -> Outcome {
    let loc = c.m.op_record[op].loc;
    let sizes = c.m.cx.i32_array(&[1, then.values.len() as i32, other.values.len() as i32]);
    let mut attrs = vec![(Sym::OPERAND_SEGMENT_SIZES, sizes)];
    attrs.extend(c.m.attr(op, Sym::BRANCH_WEIGHTS).map(|w| (Sym::BRANCH_WEIGHTS, w)));
    let attrs = c.m.cx.dict(&attrs);
    let mut operands = vec![condition];
    operands.extend(then.values.iter().chain(&other.values));
    let new = c.insert(NewOp { operands: &operands, successors: &[then.to, other.to], attrs, ..NewOp::new(cf::COND_BR, loc) });
    c.erase(op);
    again(c, new)
}
/// The new branch is visited in place of the old one.
fn again(c: &mut Canon<'_>, new: Op) -> Outcome {
    c.revisit(new);
    Outcome::Gone
}

/// If a block only branches on, where it goes when it is given these values.
fn through(c: &mut Canon<'_>, edge: &Edge) -> Option<Edge> {
    let (&[op], false) = (c.m.block_ops(edge.to), c.merged[edge.to.idx()]) else { return None };
    if c.m.kind(op) != cf::BR || c.m.successors(op)[0] == edge.to {
        return None;
    }
    if runs_in_circles(c, edge.to) {
        return None;
    }
    c.refresh(op);
    let args: Vec<Value> = c.m.block_args(edge.to).collect();
    let passed = c.m.operands(op).to_vec();
    // Arguments must not be used behind the block.
    let used: u32 = args.iter().map(|a| c.uses[a.idx()]).sum();
    let here = passed.iter().filter(|v| args.contains(v)).count() as u32;
    if used != here {
        return None;
    }
    let values = passed.iter().map(|v| args.iter().position(|a| a == v).map_or(*v, |i| edge.values[i])).collect();
    Some(Edge { to: c.m.successors(op)[0], values })
}

/// Whether blocks that only branch on lead from `start` into a circle, which following them would never leave. Very
/// long ways count as circles, so that each question has a bounded answer.
fn runs_in_circles(c: &Canon<'_>, start: Block) -> bool {
    const STEPS: usize = 256;
    let next = |b: Block| match *c.m.block_ops(b) {
        [op] if c.m.kind(op) == cf::BR && !c.merged[b.idx()] => c.m.successors(op).first().copied(),
        _ => None,
    };
    let mut at = Some(start);
    for _ in 0..STEPS {
        let Some(b) = at else { return false };
        at = next(b);
    }
    at.is_some()
}

fn br(c: &mut Canon<'_>, op: Op) -> Outcome {
    let edge = edges(c.m, op).swap_remove(0);
    let here = c.block();
    let entry = c.m.blocks[edge.to].region.get().and_then(|r| c.m.region_blocks(r).first().copied());
    if edge.to != here && c.preds[edge.to.idx()] == 1 && entry != Some(edge.to) && !c.merged[edge.to.idx()] {
        // The only way into the block: its operations follow here.
        let ops = c.take_block(edge.to);
        let args: Vec<Value> = c.m.block_args(edge.to).collect();
        // Replaced first, so that what is passed never looks unused.
        for (a, &v) in args.into_iter().zip(&edge.values) {
            c.replace(a, v);
        }
        c.erase(op);
        c.merged[edge.to.idx()] = true;
        c.splice(&ops);
        return Outcome::Gone;
    }
    if edge.to != here
        && let Some(next) = through(c, &edge)
    {
        return put_br(c, op, &next);
    }
    Outcome::Kept
}

fn cond_br(c: &mut Canon<'_>, op: Op) -> Outcome {
    let condition = c.m.operand(op, 0);
    let mut e = edges(c.m, op);
    let (other, then) = match (e.pop(), e.pop()) {
        (Some(o), Some(t)) => (o, t),
        _ => return Outcome::Kept,
    };
    if let Some(known) = fold::constant_of(c.m, condition) {
        return put_br(c, op, if known == Attr::TRUE { &then } else { &other });
    }
    // The way to where nothing comes is not taken.
    for (edge, left) in [(&then, &other), (&other, &then)] {
        let ops = c.m.block_ops(edge.to);
        if matches!(ops, [end] if c.m.kind(*end) == ub::UNREACHABLE) && !c.merged[edge.to.idx()] {
            return put_br(c, op, left);
        }
    }
    let (t, o) = (through(c, &then), through(c, &other));
    if t.is_some() || o.is_some() {
        return put_cond_br(c, op, condition, &t.unwrap_or(then), &o.unwrap_or(other));
    }
    if then.to == other.to {
        if then.values == other.values {
            return put_br(c, op, &then);
        }
        // Both branches to one block that nothing else reaches: select what is passed.
        if c.preds[then.to.idx()] == 2 {
            let loc = c.m.op_record[op].loc;
            let mut values = Vec::with_capacity(then.values.len());
            for (&x, &y) in then.values.iter().zip(&other.values) {
                let ty = c.m.ty(x);
                values.push(if x == y { x } else { c.value(ir::dialect::arith::SELECT, &[condition, x, y], ty, Attr::EMPTY_DICT, loc) });
            }
            return put_br(c, op, &Edge { to: then.to, values });
        }
        return Outcome::Kept;
    }
    // In a block that only one side reaches, the condition is known.
    for (edge, known) in [(&then, Attr::TRUE), (&other, Attr::FALSE)] {
        if c.preds[edge.to.idx()] != 1
            || c.merged[edge.to.idx()]
            || c.m.def_op(condition).is_some_and(|d| c.m.op_record[d].block == edge.to)
        {
            continue;
        }
        let users: Vec<Op> = c.m.block_ops(edge.to).to_vec();
        let mut value = None;
        for u in users {
            if c.m.kind(u) == Opcode::ERASED || c.m.op_record[u].block != edge.to {
                continue;
            }
            c.refresh(u);
            if !c.m.operands(u).contains(&condition) {
                continue;
            }
            let v = match value {
                Some(v) => v,
                None => c.constant(known, ir::Type::I1, c.m.op_record[op].loc),
            };
            value = Some(v);
            let operands: Vec<Value> = c.m.operands(u).iter().map(|&x| if x == condition { v } else { x }).collect();
            c.set_operands(u, &operands);
        }
    }
    Outcome::Kept
}

/// The numbers of the cases of a switch, of as many bits as its flag has, if they are 128 at most.
pub(crate) fn case_values(m: &Module, op: Op, n: usize) -> Option<Vec<u128>> {
    if n == 0 {
        return Some(Vec::new());
    }
    let values = match constant::ints(&m.cx, m.attr(op, Sym::CASE_VALUES)?)?.2 {
        Values::Each(v) => v,
        one => vec![one.uniform()?; n],
    };
    Some(values).filter(|v| v.len() == n)
}

fn switch(c: &mut Canon<'_>, op: Op) -> Outcome {
    let flag = c.m.operand(op, 0);
    let mut all = edges(c.m, op);
    let n = all.len() - 1;
    let Some(values) = case_values(c.m, op, n) else { return Outcome::Kept };
    if n == 0 {
        return put_br(c, op, &all[0]);
    }
    if let Some((known, _)) = constant::uniform_int(&c.m.cx, fold::constant_of(c.m, flag)) {
        let i = values.iter().position(|&v| v == known).map_or(0, |i| i + 1);
        return put_br(c, op, &all[i]);
    }
    let mut changed = false;
    for e in all.iter_mut() {
        if let Some(next) = through(c, e) {
            *e = next;
            changed = true;
        }
    }
    let default = all[0].clone();
    let kept: Vec<(u128, Edge)> = values.into_iter().zip(all.drain(1..)).filter(|(_, e)| *e != default).collect();
    if kept.len() == n && !changed {
        return Outcome::Kept;
    }
    let loc = c.m.op_record[op].loc;
    let ty = c.m.ty(flag);
    let mut operands = vec![flag];
    operands.extend(&default.values);
    let mut blocks = vec![default.to];
    for (_, e) in &kept {
        operands.extend(&e.values);
        blocks.push(e.to);
    }
    let n_cases = operands.len() - 1 - default.values.len();
    let cx = &mut c.m.cx;
    let case_values: Vec<u128> = kept.iter().map(|k| k.0).collect();
    let sizes: Vec<i32> = kept.iter().map(|k| k.1.values.len() as i32).collect();
    let mut attrs = vec![(Sym::CASE_OPERAND_SEGMENTS, cx.i32_array(&sizes))];
    attrs.push((Sym::OPERAND_SEGMENT_SIZES, cx.i32_array(&[1, default.values.len() as i32, n_cases as i32])));
    if !kept.is_empty() {
        attrs.push((Sym::CASE_VALUES, dense::wide_ints(cx, ty, &case_values)));
    }
    let attrs = cx.dict(&attrs);
    let new = c.insert(NewOp { operands: &operands, successors: &blocks, attrs, ..NewOp::new(cf::SWITCH, loc) });
    c.erase(op);
    again(c, new)
}

/// Whether passing more to blocks than an operation does is understood here.
pub fn passes_simply(m: &Module, op: Op) -> bool {
    matches!(m.kind(op), cf::BR | cf::COND_BR | cf::SWITCH | llvm::BR | llvm::COND_BR)
}

/// Erases blocks that cannot be reached, in every region under `root`.
pub fn drop_unreachable(c: &mut Canon<'_>, root: Op) {
    let mut holders = Vec::new();
    ir::walk(c.m, root, |o| {
        if !c.m.op_regions(o).is_empty() {
            holders.push(o);
        }
    });
    let mut seen = vec![false; c.m.blocks.len()];
    for holder in holders {
        if c.m.kind(holder) == Opcode::ERASED {
            continue;
        }
        for r in c.m.op_regions(holder).to_vec() {
            let blocks = c.m.region_blocks(r).to_vec();
            if blocks.len() < 2 {
                continue;
            }
            let mut stack = vec![blocks[0]];
            while let Some(b) = stack.pop() {
                if !core::mem::replace(&mut seen[b.idx()], true) {
                    stack.extend_from_slice(ir::cfg::block_successors(c.m, b));
                }
            }
            if blocks.iter().all(|b| seen[b.idx()]) {
                continue;
            }
            c.changed = true;
            let kept: Vec<Block> = blocks.iter().copied().filter(|b| seen[b.idx()]).collect();
            for &b in blocks.iter().filter(|b| !seen[b.idx()]) {
                if !c.merged[b.idx()] {
                    for op in c.m.block_ops(b).to_vec() {
                        c.erase(op);
                    }
                }
            }
            c.m.set_region_blocks(r, &kept);
        }
    }
}

/// Replaces block arguments that every branch passes the same value for, one block after the other: what a block gets
/// may be the same only since an argument before it was replaced. They go as dead ones do.
pub fn replace_redundant_arguments(c: &mut Canon<'_>, ops: &[Op]) {
    const NONE: usize = usize::MAX;
    const NOT_SIMPLE: usize = NONE - 1;
    // What a branch passes to a block, and the next branch to it.
    let mut ways: Vec<(Vec<Value>, usize)> = Vec::new();
    let mut first = vec![NONE; c.m.blocks.len()];
    for &op in ops {
        if c.m.kind(op) == Opcode::ERASED {
            continue;
        }
        if !c.m.row(op).traits.has(Traits::BRANCH) {
            c.m.successors(op).iter().for_each(|b| first[b.idx()] = NOT_SIMPLE);
            continue;
        }
        for Edge { to, values } in edges(c.m, op) {
            let known = &mut first[to.idx()];
            if *known != NOT_SIMPLE {
                let next = core::mem::replace(known, ways.len());
                ways.push((values, next));
            }
        }
    }
    let mut seen = Block::NONE;
    for &op in ops {
        let block = c.m.op_record[op].block;
        if block == seen || c.m.kind(op) == Opcode::ERASED {
            continue;
        }
        seen = block;
        let Some(first) = first.get_mut(block.idx()).map(|f| core::mem::replace(f, NONE)) else { continue };
        if first >= NOT_SIMPLE {
            continue;
        }
        for (i, a) in c.m.block_args(block).enumerate() {
            let (mut at, mut one) = (first, None);
            while let Some((values, next)) = ways.get(at) {
                let Some(v) = values.get(i).map(|&v| c.now(v)) else { break };
                if *one.get_or_insert(v) != v {
                    break;
                }
                at = *next;
            }
            let Some(one) = one else { break };
            if at == NONE && one != a && c.uses[a.idx()] > 0 {
                c.replace(a, one);
                c.changed = true;
            }
        }
    }
}

/// Drops block arguments that are not alive from blocks that branches lead to, with what is passed to them.
pub fn drop_arguments(c: &mut Canon<'_>, ops: &[Op], live: &[bool]) {
    let mut dropped = vec![false; c.m.blocks.len()];
    for &op in ops {
        if c.m.kind(op) == Opcode::ERASED || !c.m.row(op).traits.has(Traits::BRANCH) {
            continue;
        }
        let mut keep = vec![true; c.m.n_operands(op)];
        let mut passed = Vec::new();
        let m = &*c.m;
        segments::for_each_successor(m, op, |_, b, range| {
            let mut n = 0;
            for (a, i) in m.block_args(b).zip(range) {
                keep[i] = live[a.idx()];
                n += keep[i] as i32;
                dropped[b.idx()] |= !keep[i];
            }
            passed.push(n);
        });
        if keep.iter().all(|&k| k) {
            continue;
        }
        let operands: Vec<Value> = m.operands(op).iter().zip(&keep).filter(|e| *e.1).map(|e| *e.0).collect();
        let row = m.row(op);
        let kept = |field: usize| keep[segments::operand_range(m, op, field)].iter().filter(|&&k| k).count() as i32;
        let fields: Vec<i32> = (0..row.operands.len()).map(kept).collect();
        // Successors with operands in groups stand behind those without.
        let n_fixed = row.successors.iter().filter(|s| !s.variadic).count();
        let groups = row.operands.iter().find_map(|f| match f.arity {
            Arity::VariadicOfVariadic(sizes) if f.name.ends_with("Operands") => Some(sizes),
            _ => None,
        });
        c.m.set_operands(op, &operands);
        if let Some(name) = groups {
            let a = c.m.cx.i32_array(&passed[n_fixed..]);
            c.m.set_attr(op, name, a);
        }
        if row.traits.has(Traits::ATTR_SIZED_OPERANDS) {
            let a = c.m.cx.i32_array(&fields);
            c.m.set_attr(op, Sym::OPERAND_SEGMENT_SIZES, a);
        }
    }
    for (i, _) in dropped.iter().enumerate().filter(|e| *e.1) {
        let block = Block::new(i);
        let old: Vec<Value> = c.m.block_args(block).filter(|a| live[a.idx()]).collect();
        let types: Vec<ir::Type> = old.iter().map(|&v| c.m.ty(v)).collect();
        c.m.set_block_args(block, &types);
        let new: Vec<Value> = c.m.block_args(block).collect();
        for (o, n) in old.into_iter().zip(new) {
            c.m.place_arg_like(n, o);
            c.replace(o, n);
        }
    }
}
