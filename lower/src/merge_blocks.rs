//! Blocks that do the same become one, with arguments for what differs: `--canonicalize=region-simplify=aggressive`.
//! Source: MLIR's region simplification, as mlir-opt shows it.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::cf;
use ir::map::Map;
use ir::store::Scratch;
use ir::{Block, Id, Module, Op, Opcode, Region, Sym, Traits, Type, Value, segments};

use crate::canonicalize::Canon;
use crate::canonicalize_cf::passes_simply;

/// How many groups of equal blocks are compared with another block that has the same operations.
const LOOK_BACK: usize = 16;

/// Blocks that are to be one, the first one of them, and which of its operands differ: operation and operand by position.
struct Cluster {
    leader: Block,
    others: Vec<Block>,
    differ: Vec<(u32, u32)>,
}

/// What is known of the region's values and blocks.
struct View<'a> {
    m: &'a Module,
    /// By value: used in another block than the one that defines it.
    leaves: Scratch<bool>,
    /// By operation: its position in its block.
    position: Scratch<u32>,
}

/// Merges blocks in everything under `ops`. Operands must be settled.
pub fn run(c: &mut Canon<'_>, ops: &[Op]) {
    let mut view = View { m: c.m, leaves: vec![false; c.m.value_type.len()].into(), position: vec![0; c.m.op_kind.len()].into() };
    let mut branches: Vec<Vec<Op>> = vec![Vec::new(); c.m.blocks.len()];
    let mut regions: Vec<Region> = Vec::new();
    for &op in ops {
        if view.m.kind(op) == Opcode::ERASED {
            continue;
        }
        for &v in view.m.operands(op) {
            if block_of(view.m, v) != view.m.op_record[op].block {
                view.leaves[v.idx()] = true;
            }
        }
        for &b in view.m.successors(op) {
            if branches[b.idx()].last() != Some(&op) {
                branches[b.idx()].push(op);
            }
        }
        for &r in view.m.op_regions(op) {
            let blocks = view.m.region_blocks(r);
            for &b in if blocks.len() > 2 { blocks } else { &[] } {
                for (n, &o) in (0..).zip(view.m.block_ops(b)) {
                    view.position[o.idx()] = n;
                }
            }
            if blocks.len() > 2 {
                regions.push(r);
            }
        }
    }
    let mut found = Vec::new();
    for &r in &regions {
        clusters(&view, r, &mut found);
    }
    // What a merge touched is looked at again in the next round.
    let (mut touched, mut gone) = (vec![false; c.m.blocks.len()], vec![false; c.m.blocks.len()]);
    for cluster in found {
        let all: Vec<Block> = core::iter::once(cluster.leader).chain(cluster.others.iter().copied()).collect();
        let from = |m: &Module, b: Block| branches[b.idx()].iter().map(|&o| m.op_record[o].block).collect::<Vec<_>>();
        let near: Vec<Block> = all.iter().flat_map(|&b| from(c.m, b)).chain(all.iter().copied()).collect();
        if near.iter().any(|b| touched[b.idx()]) {
            c.changed = true;
            continue;
        }
        let simple = all.iter().flat_map(|b| &branches[b.idx()]).all(|&o| passes_simply(c.m, o));
        if !cluster.differ.is_empty() && !simple {
            continue;
        }
        for b in near {
            touched[b.idx()] = true;
        }
        merge(c, &cluster, &all, &branches);
        cluster.others.iter().for_each(|b| gone[b.idx()] = true);
        c.changed = true;
    }
    for r in regions {
        if c.m.region_blocks(r).iter().any(|b| gone[b.idx()]) {
            let left: Vec<Block> = c.m.region_blocks(r).iter().copied().filter(|b| !gone[b.idx()]).collect();
            c.m.set_region_blocks(r, &left);
        }
    }
}

fn block_of(m: &Module, v: Value) -> Block {
    match m.def(v) {
        ir::Def::Arg(b, _) => b,
        ir::Def::Result(op, _) => m.op_record[op].block,
    }
}

/// What all operations of equal blocks have in common, as numbers to compare.
fn shape(m: &Module, b: Block) -> Vec<u32> {
    let mut out: Vec<u32> = m.block_args(b).map(|a| m.ty(a).0).collect();
    for &op in m.block_ops(b) {
        let name = m.extra(op).map_or(0, |e| e.name.0);
        out.extend([u32::from(m.kind(op).0), m.op_record[op].attrs.0, name, m.n_operands(op) as u32]);
        out.extend(m.results(op).map(|r| m.ty(r).0));
        out.extend(m.successors(op).iter().map(|s| s.0));
    }
    out
}

fn clusters(view: &View<'_>, region: Region, out: &mut Vec<Cluster>) {
    let m = view.m;
    let mut by_shape: Map<Vec<u32>, Vec<u32>> = Map::default();
    let first = out.len();
    for &b in &m.region_blocks(region)[1..] {
        let ops = m.block_ops(b);
        let fits = !ops.iter().any(|&o| m.op_regions(o).iter().any(|&r| !m.region_blocks(r).is_empty()))
            && !m.block_args(b).any(|a| view.leaves[a.idx()])
            && !ops.iter().any(|&o| m.results(o).any(|r| view.leaves[r.idx()]));
        // A value that leaves a block only matters where two blocks are compared, which is then never the case.
        if !fits {
            continue;
        }
        let known = by_shape.entry(shape(m, b)).or_default();
        let joined = known.iter().rev().take(LOOK_BACK).any(|&n| join(view, &mut out[n as usize], b));
        if !joined {
            known.push(out.len() as u32);
            out.push(Cluster { leader: b, others: Vec::new(), differ: Vec::new() });
        }
    }
    let mut n = 0;
    out.retain(|c| {
        n += 1;
        n <= first || !c.others.is_empty()
    });
}

/// Adds a block to a cluster if it does the same as the leader but for values from outside.
fn join(view: &View<'_>, cluster: &mut Cluster, b: Block) -> bool {
    let (m, leader) = (view.m, cluster.leader);
    let mut differ: Vec<(u32, u32)> = Vec::new();
    for (n, (&x, &y)) in (0u32..).zip(m.block_ops(leader).iter().zip(m.block_ops(b))) {
        for (i, (&v, &w)) in (0u32..).zip(m.operands(x).iter().zip(m.operands(y))) {
            if v == w {
                continue;
            }
            let (here, there) = (block_of(m, v) == leader, block_of(m, w) == b);
            if m.ty(v) != m.ty(w) || here != there {
                return false;
            }
            if here {
                let place = |v: Value| match m.def(v) {
                    ir::Def::Arg(_, n) => (0, n),
                    ir::Def::Result(op, n) => (view.position[op.idx()] + 1, n),
                };
                if place(v) != place(w) {
                    return false;
                }
                continue;
            }
            // What a terminator makes is not there yet when it branches.
            if [v, w].iter().any(|&v| m.def_op(v).is_some_and(|d| !m.successors(d).is_empty())) {
                return false;
            }
            differ.push((n, i));
        }
    }
    cluster.others.push(b);
    cluster.differ.extend(differ);
    true
}

fn merge(c: &mut Canon<'_>, cluster: &Cluster, all: &[Block], branches: &[Vec<Op>]) {
    let mut differ = cluster.differ.clone();
    ir::order::sort_by_key(&mut differ, |d| *d);
    differ.dedup();
    // What each block is passed for each operand; operands for which all are passed the same share an argument.
    let mut columns: Vec<(Vec<Value>, Vec<(u32, u32)>)> = Vec::new();
    let mut known: Map<Vec<Value>, u32> = Map::default();
    for &(n, i) in &differ {
        let column: Vec<Value> = all.iter().map(|&b| c.m.operand(c.m.block_ops(b)[n as usize], i as usize)).collect();
        let at = *known.entry(column.clone()).or_insert(columns.len() as u32) as usize;
        if at == columns.len() {
            columns.push((column, Vec::new()));
        }
        columns[at].1.push((n, i));
    }
    if !columns.is_empty() {
        let leader = cluster.leader;
        let old: Vec<Value> = c.m.block_args(leader).collect();
        let mut types: Vec<Type> = old.iter().map(|&v| c.m.ty(v)).collect();
        types.extend(columns.iter().map(|col| c.m.ty(col.0[0])));
        c.m.set_block_args(leader, &types);
        let new: Vec<Value> = c.m.block_args(leader).collect();
        for (&o, &n) in old.iter().zip(&new) {
            c.m.place_arg_like(n, o);
            c.replace(o, n);
        }
        for (col, &arg) in columns.iter().zip(&new[old.len()..]) {
            let loc = c.m.value_loc(col.0[0]);
            c.m.place_arg(arg, loc);
            for &(n, i) in &col.1 {
                let op = c.m.block_ops(leader)[n as usize];
                let start = c.m.op_record[op].operands as usize;
                c.m.operand_pool[start + i as usize] = arg;
            }
        }
        // Last, for the leader itself may branch to one of the blocks: its operands move. A branch to many of them changes
        // once.
        let mut ops: Vec<Op> = all.iter().flat_map(|b| &branches[b.idx()]).copied().collect();
        ir::order::sort_by_key(&mut ops, |o| *o);
        ops.dedup();
        let place: Map<Block, u32> = all.iter().zip(0..).map(|(&b, k)| (b, k)).collect();
        for op in ops {
            pass_more(c.m, op, |b, operands| {
                if let Some(&k) = place.get(&b) {
                    operands.extend(columns.iter().map(|col| col.0[k as usize]));
                }
            });
        }
    }
    let mut ops: Vec<Op> = cluster.others.iter().flat_map(|b| &branches[b.idx()]).copied().collect();
    ir::order::sort_by_key(&mut ops, |o| *o);
    ops.dedup();
    let others: Map<Block, ()> = cluster.others.iter().map(|&b| (b, ())).collect();
    for op in ops {
        if let Some(e) = c.m.extra(op).copied() {
            let to = &mut c.m.successor_pool[e.successors as usize..][..e.n_successors as usize];
            to.iter_mut().filter(|s| others.contains_key(*s)).for_each(|s| *s = cluster.leader);
        }
    }
    for &b in &cluster.others {
        for op in c.m.block_ops(b).to_vec() {
            c.m.op_kind[op] = Opcode::ERASED;
        }
        c.m.set_block_ops(b, &[]);
    }
}

/// Passes more values to blocks that a branch leads to.
fn pass_more(m: &mut Module, op: Op, more: impl Fn(Block, &mut Vec<Value>)) {
    let mut operands: Vec<Value> = Vec::new();
    let mut sizes: Vec<i32> = Vec::new();
    let mut fixed = m.n_operands(op);
    segments::for_each_successor(m, op, |_, _, range| fixed -= range.len());
    operands.extend_from_slice(&m.operands(op)[..fixed]);
    segments::for_each_successor(m, op, |_, b, range| {
        let start = operands.len();
        operands.extend_from_slice(&m.operands(op)[range]);
        more(b, &mut operands);
        sizes.push((operands.len() - start) as i32);
    });
    m.set_operands(op, &operands);
    match m.kind(op) {
        cf::SWITCH => {
            let cases: i32 = sizes[1..].iter().sum();
            let (a, b) = (m.cx.i32_array(&[fixed as i32, sizes[0], cases]), m.cx.i32_array(&sizes[1..]));
            m.set_attr(op, Sym::OPERAND_SEGMENT_SIZES, a);
            m.set_attr(op, Sym::CASE_OPERAND_SEGMENTS, b);
        }
        _ if m.row(op).traits.has(Traits::ATTR_SIZED_OPERANDS) => {
            sizes.insert(0, fixed as i32);
            let a = m.cx.i32_array(&sizes);
            m.set_attr(op, Sym::OPERAND_SEGMENT_SIZES, a);
        }
        _ => {}
    }
}
