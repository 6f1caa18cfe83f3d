//! The raw text of a module for people who look for a bug: every entity by its id, in order, nothing left away.

use alloc::string::String;
use core::fmt::Write;

use crate::id::{Block, Op, Region, Value};
use crate::module::{BlockRecord, Def, Module, OpExtra, OpRecord, RegionRecord};

/// Lists operations, blocks, regions and values of a module with their ids, erased ones included. `O(everything)`.
pub fn dump(m: &Module) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "root {:?}", m.root);
    for op in m.op_kind.ids() {
        dump_op(m, op, &mut out);
    }
    for b in m.blocks.ids() {
        let BlockRecord { args, n_args, ops: _, n_ops: _, region } = m.blocks[b];
        let _ = writeln!(out, "{b:?} in {region:?}: args {:?}..{:?}, ops {:?}", Value(args), Value(args + n_args), m.block_ops(b));
    }
    for r in m.regions.ids() {
        let RegionRecord { blocks: _, n_blocks: _, parent } = m.regions[r];
        let _ = writeln!(out, "{r:?} of {parent:?}: {:?}", m.region_blocks(r));
    }
    for v in m.value_type.ids() {
        let def = match m.def(v) {
            Def::Result(op, n) => (op.0, "result", n),
            Def::Arg(b, n) => (b.0, "argument", n),
        };
        let _ = writeln!(out, "{v:?}: {:?}, {} {} of {}", m.ty(v), def.1, def.2, def.0);
    }
    out
}

fn dump_op(m: &Module, op: Op, out: &mut String) {
    let OpRecord { operands: _, n_operands: _, results, n_results, attrs, loc, block, extra: _ } = m.op_record[op];
    let _ = write!(
        out,
        "{op:?} {:?} `{}` in {:?}: {:?} -> {:?}..{:?}, {:?}, {:?}",
        m.op_kind[op],
        m.op_name(op),
        block,
        m.operands(op),
        Value(results),
        Value(results + n_results),
        attrs,
        loc
    );
    if let Some(&OpExtra { regions: _, n_regions: _, successors: _, n_successors: _, name }) = m.extra(op) {
        let (regions, successors): (&[Region], &[Block]) = (m.op_regions(op), m.successors(op));
        let _ = write!(out, ", {regions:?}, {successors:?}, {name:?}");
    }
    out.push('\n');
}
