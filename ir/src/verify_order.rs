//! The walk inside of operations where only rows have a say: whoever reads a text finds values by their names, and in a region
//! of one block a name stands for nothing before its definition was read nor behind the region. So where no use came before its
//! definition, every use sees it, and no scopes are needed; blocks are checked in any order.

use super::Walk;
use crate::diag::Diags;
use crate::id::{Block, Op, Opcode};
use crate::module::{Module, NO_EXTRA};
use crate::row::Traits;

impl Walk {
    /// Checks what is inside of an isolated operation of a module that was read in order, if all its regions have one block
    /// at most; `false` leaves it to the walk, which may find done what it does then.
    pub(super) fn is_in_order(&mut self, m: &mut Module, top: Op, diags: &mut Diags) -> bool {
        let n_users = self.symbol_users.len();
        self.rest.clear();
        let done = m.row(top).traits.has(Traits::ISOLATED) && self.regions_in_order(m, top, diags) && self.blocks_in_order(m, diags);
        if !done {
            self.symbol_users.truncate(n_users);
        }
        done
    }

    fn blocks_in_order(&mut self, m: &mut Module, diags: &mut Diags) -> bool {
        while let Some(block) = self.rest.pop() {
            let b = m.blocks[block];
            let (mut at, end) = (b.ops as usize, (b.ops + b.n_ops) as usize);
            loop {
                let ops = m.op_order.get(at..end).unwrap_or_default();
                let n = if self.plans.may_be_plain(m, ops) { self.plain_ops::<true>(m, ops, 0) } else { 0 };
                let Some(&op) = ops.get(n) else { break };
                at += n + 1;
                if !self.plans.check(m, op, at == end, diags) {
                    // What is wrong was told.
                    return true;
                }
                if self.plans.uses_symbols(m.kind(op)) {
                    self.symbol_users.push((op, self.table));
                }
                let has_regions = m.op_record[op].extra != NO_EXTRA && m.extra(op).is_some_and(|e| e.n_regions > 0);
                if has_regions && !self.regions_in_order(m, op, diags) {
                    return false;
                }
            }
        }
        true
    }

    /// Takes up the blocks of an operation's regions; `false` if the walk has to know more of it.
    #[cfg_attr(not(small), inline(always))]
    fn regions_in_order(&mut self, m: &Module, op: Op, diags: &mut Diags) -> bool {
        if m.kind(op) == Opcode::UNREGISTERED || m.row(op).traits.has(Traits::SYMBOL_TABLE) {
            return false;
        }
        self.attributes(m, op, diags);
        m.op_regions(op).iter().all(|&region| match *m.region_blocks(region) {
            [] => true,
            [block] => {
                self.rest.push(block);
                ends(m, block)
            }
            _ => false,
        })
    }
}

/// Whether a block ends as most do: with a terminator that leads to no other block.
fn ends(m: &Module, block: Block) -> bool {
    m.terminator(block).is_some_and(|end| m.op_record[end].extra == NO_EXTRA && m.row(end).traits.has(Traits::TERMINATOR))
}
