//! Puts the blocks of an `scf.execute_region` in the place of it, in functions and regions like it, where blocks may branch
//! to each other. Source: the canonicalization patterns of MLIR's `scf` dialect, as mlir-opt shows them.

use alloc::vec::Vec;

use ir::dialect::{cf, scf};
use ir::{Block, Module, NewOp, Op, Region, Sym, Traits, Type, Value};

/// Whether an operation runs several blocks, which may stand where it stands.
fn is_open(m: &Module, op: Op) -> bool {
    let several = |r: &Region| m.region_blocks(*r).len() > 1;
    m.kind(op) == scf::EXECUTE_REGION && m.attr(op, Sym::NO_INLINE).is_none() && m.op_regions(op).first().is_some_and(several)
}

/// Opens what is under `ops` (each with all that is in it). Returns what stands for each result of what went; the results
/// are still used. Lists of blocks must hold nothing that is gone.
pub fn run(m: &mut Module, ops: &[Op]) -> Vec<(Value, Value)> {
    let mut replaced = Vec::new();
    if !ops.iter().any(|&op| is_open(m, op)) {
        return replaced;
    }
    for &op in ops {
        // What was opened has no blocks left.
        if m.row(op).traits.has(Traits::FUNCTION) || m.kind(op) == scf::EXECUTE_REGION {
            for region in m.op_regions(op).to_vec() {
                open(m, region, &mut replaced);
            }
        }
    }
    replaced
}

fn open(m: &mut Module, region: Region, replaced: &mut Vec<(Value, Value)>) {
    let mut blocks = Vec::new();
    // Blocks still to look at, the next one last.
    let mut ahead: Vec<Block> = m.region_blocks(region).iter().rev().copied().collect();
    let mut changed = false;
    while let Some(block) = ahead.pop() {
        blocks.push(block);
        m.blocks[block].region = region;
        let ops = m.block_ops(block).to_vec();
        let places: Vec<usize> = (0..ops.len()).filter(|&i| is_open(m, ops[i])).collect();
        if places.is_empty() {
            continue;
        }
        changed = true;
        let (mut from, mut here, mut next) = (0, block, Vec::new());
        for at in places {
            let op = ops[at];
            let types: Vec<Type> = m.results(op).map(|r| m.ty(r)).collect();
            let rest = m.new_block(&types);
            let loc = m.op_record[op].loc;
            for (r, a) in m.results(op).zip(m.block_args(rest)) {
                m.place_arg(a, loc);
                replaced.push((r, a));
            }
            let inner = m.op_regions(op)[0];
            let inside = m.region_blocks(inner).to_vec();
            m.set_region_blocks(inner, &[]);
            let mut list = ops[from..at].to_vec();
            list.push(m.append(NewOp { successors: &inside[..1], ..NewOp::new(cf::BR, loc) }));
            m.set_block_ops(here, &list);
            for &b in &inside {
                let Some(end) = m.terminator(b).filter(|&t| m.kind(t) == scf::YIELD) else { continue };
                let (operands, loc) = (m.operands(end).to_vec(), m.op_record[end].loc);
                let br = m.append(NewOp { operands: &operands, successors: &[rest], ..NewOp::new(cf::BR, loc) });
                let mut list = m.block_ops(b).to_vec();
                list.pop();
                list.push(br);
                m.set_block_ops(b, &list);
                m.op_kind[end] = ir::Opcode::ERASED;
            }
            m.op_kind[op] = ir::Opcode::ERASED;
            next.extend(inside);
            next.push(rest);
            (from, here) = (at + 1, rest);
        }
        m.set_block_ops(here, &ops[from..]);
        ahead.extend(next.into_iter().rev());
    }
    if changed {
        m.set_region_blocks(region, &blocks);
    }
}
