//! Uses of values, computed when asked: two linear passes, a compressed sparse row. Valid until the module changes
//! (the index does not borrow it, so the caller must drop it at the next change).

use alloc::vec::Vec;

use crate::id::{Id, Op, Opcode, Value};
use crate::module::Module;

/// For each value, the operand slots that name it, in operation order.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    offsets: Vec<u32>,
    slots: Vec<(Op, u32)>,
}

impl Uses {
    /// Indexes the uses by all live operations. `O(operands + values)`.
    pub fn of(m: &Module) -> Uses {
        let mut offsets = alloc::vec![0u32; m.value_type.len() + 1];
        let live = |op: &Op| m.op_kind[*op] != Opcode::ERASED;
        for op in m.op_kind.ids().filter(live) {
            for v in m.operands(op) {
                offsets[v.idx() + 1] += 1;
            }
        }
        for i in 1..offsets.len() {
            offsets[i] += offsets[i - 1];
        }
        let mut next = offsets.clone();
        let mut slots = alloc::vec![(Op::NONE, 0); offsets.last().map_or(0, |&n| n as usize)];
        for op in m.op_kind.ids().filter(live) {
            for (i, v) in m.operands(op).iter().enumerate() {
                slots[next[v.idx()] as usize] = (op, i as u32);
                next[v.idx()] += 1;
            }
        }
        Uses { offsets, slots }
    }
    /// The (operation, operand number) pairs that use a value.
    pub fn get(&self, v: Value) -> &[(Op, u32)] {
        &self.slots[self.offsets[v.idx()] as usize..self.offsets[v.idx() + 1] as usize]
    }
    /// Whether a value has no use.
    pub fn is_unused(&self, v: Value) -> bool {
        self.get(v).is_empty()
    }
}
