//! The way back of a sweep that failed: what it appended is cut off.

use ir::module::BlockRecord;
use ir::{Block, Module};

/// Lengths of a module's columns: what a failed sweep goes back to. The operand pool keeps its length: operations that
/// folded in place (a constant moved to the right) have their new operands there.
pub(crate) struct Lens {
    ops: usize,
    values: usize,
    blocks: usize,
    regions: usize,
    extras: usize,
    arg_locs: usize,
    region_pool: usize,
    successor_pool: usize,
    op_order: usize,
    block_order: usize,
}

impl Lens {
    pub(crate) fn of(m: &Module) -> Lens {
        Lens {
            ops: m.op_kind.len(),
            values: m.value_type.len(),
            blocks: m.blocks.len(),
            regions: m.regions.len(),
            extras: m.extras.len(),
            arg_locs: m.arg_locs.len(),
            region_pool: m.region_pool.len(),
            successor_pool: m.successor_pool.len(),
            op_order: m.op_order.len(),
            block_order: m.block_order.len(),
        }
    }
    pub(crate) fn restore(&self, m: &mut Module, journal: &[(Block, BlockRecord)]) {
        m.op_kind.truncate(self.ops);
        m.op_record.truncate(self.ops);
        m.value_type.truncate(self.values);
        m.value_def.truncate(self.values);
        for &(block, record) in journal.iter().rev() {
            m.blocks[block] = record;
        }
        m.blocks.truncate(self.blocks);
        m.regions.truncate(self.regions);
        m.extras.truncate(self.extras);
        m.arg_locs.truncate(self.arg_locs);
        m.region_pool.truncate(self.region_pool);
        m.successor_pool.truncate(self.successor_pool);
        m.op_order.truncate(self.op_order);
        m.block_order.truncate(self.block_order);
    }
}
