//! The usual steps of a commit, apart from the rest for speed: nearly every old operation becomes another one where it
//! stands or gives way to one run of new operations, and nearly every operand is a new value, stays, or has one
//! replacement. Columns are looked up once for a run of such operations.

use ir::dialect::func;
use ir::module::NO_EXTRA;
use ir::{Block, Id, Module, Op, Opcode, Type, Value};

use crate::commit::Walk;
use crate::sweep::{CONVERTED, LAZY, NIL, Rewriter, flag};
use crate::turn::TURNED;
use crate::types::TypeConverter;

/// What tells whether an operand is replaced in the simple way.
pub(crate) struct Simple<'a> {
    /// Values below this are old.
    pub n_old: u32,
    /// What replaces old values.
    pub repl: &'a [u32],
    pub value_type: &'a [Type],
    pub types: &'a TypeConverter,
}

impl Simple<'_> {
    /// What new operations see, for operands from a place in the pool on. The first one that needs more than a look; those
    /// before it are done, and may be done again. `lazy`: lazy values by number, as far as those that are built may be used as
    /// they are; of these only those whose place is `settled`, if that is said.
    #[cfg_attr(not(small), inline(always))]
    pub fn rewrite(&self, operands: &mut [Value], lazy: &[(u32, u32, u32)], settled: bool) -> Option<usize> {
        for (i, v) in operands.iter_mut().enumerate() {
            // What stands behind the old values is new.
            let Some(&new) = self.repl.get(v.idx()) else { continue };
            // Mostly it stays, with its type or another, or one new value stands for the old one.
            if new == v.0 {
                continue;
            }
            if new.wrapping_sub(self.n_old) < CONVERTED.wrapping_sub(self.n_old) {
                *v = Value(new);
                continue;
            }
            if new == NIL && self.types.leaves(self.value_type[v.idx()]) {
                continue;
            }
            match lazy.get((new & !LAZY) as usize) {
                Some(&(built, late, _)) if new & LAZY != 0 && built != NIL && (!settled || late == NIL) => *v = Value(built),
                _ => return Some(i),
            }
        }
        None
    }
}

impl Walk {
    /// Visits operations of a block, from one place in the order to another, as long as each becomes another one or gives
    /// way to one run of new operations, and holds no regions that are to be visited first. Where it stopped.
    pub(crate) fn plain_ops(&mut self, rw: &mut Rewriter<'_>, pos: u32, end: u32) -> u32 {
        const PLAIN: u8 = flag::GONE | flag::BEFORE;
        #[cfg(feature = "passes")]
        if !rw.fused {
            return self.untouched_ops(rw, pos, end);
        }
        let (n, out) = (rw.n_old_ops as usize, self.out);
        if !rw.fused || !self.in_a_row {
            return pos;
        }
        let Module { op_order, op_kind, op_record, operand_pool, value_type, .. } = &mut *rw.m;
        let simple = Simple { n_old: rw.n_old_values, repl: &rw.repl, value_type: value_type.as_slice(), types: rw.types };
        // Lengths are the same, and known to be: columns need not be asked for theirs each time.
        let (Some(kinds), Some((records, new_records))) =
            (op_kind.as_mut_slice().get_mut(..n), op_record.as_mut_slice().split_at_mut_checked(n))
        else {
            return pos;
        };
        let (Some(flags), Some(heads)) = (rw.flags.get(..n), rw.heads.get(..n)) else { return pos };
        let (turned, segments, pool) = (rw.turned.as_slice(), rw.segments.as_slice(), &mut operand_pool.as_mut_slice()[..]);
        let mut done = 0;
        let mut direct = false;
        for &op in &op_order[pos as usize..end as usize] {
            let i = op.idx();
            if i >= n {
                break;
            }
            let (f, head, kind) = (flags[i] & !(flag::CONSTANT | flag::DIRTY | flag::KEEP), heads[i], kinds[i]);
            let r = &mut records[i];
            if f == flag::GONE && r.extra == NO_EXTRA {
                kinds[i] = Opcode::ERASED;
                (done, direct) = (done + 1, false);
                continue;
            }
            if f != PLAIN {
                break;
            }
            // What operations that do not ask for it themselves see of a lazy value leaves its place as it is.
            let asks = func::CALL <= kind && kind < func::END;
            let lazy = &self.lazy[..];
            if head & TURNED != 0 {
                let Some(t) = turned.get((head & !TURNED) as usize).filter(|t| t.head == NIL) else { break };
                let n_operands = if t.bare { 0 } else { r.n_operands };
                let Some(operands) = pool.get_mut(r.operands as usize..(r.operands + n_operands) as usize) else { break };
                if simple.rewrite(operands, if asks { &[] } else { lazy }, false).is_some() {
                    break;
                }
                if t.ty != Type::NONE {
                    self.retyped.push((Value(r.results), t.ty));
                }
                (r.n_operands, r.attrs, r.block) = (n_operands, t.attrs_of(r.attrs), out);
                kinds[i] = t.opcode;
                self.list.push(op);
                (done, direct) = (done + 1, false);
                if kind == func::FUNC {
                    // What it holds comes first.
                    self.nested.push(op);
                    direct = true;
                    break;
                }
                continue;
            }
            let Some(seg) = segments.get(head as usize) else { break };
            if seg.next != NIL || seg.nests || r.extra != NO_EXTRA {
                break;
            }
            // Conversions of `func` ask for their operands, which shows where these are still to be made, see `Walk::op`.
            let own = if asks { r.operands..r.operands + r.n_operands } else { 0..0 };
            if simple.rewrite(&mut pool[own.start as usize..own.end as usize], lazy, asks).is_some() {
                break;
            }
            let new = (seg.start as usize).wrapping_sub(n)..(seg.end as usize).wrapping_sub(n);
            let Some(new) = new_records.get_mut(new) else { break };
            let (Some(first), Some(last)) = (new.first(), new.last()) else { break };
            let Some(operands) = pool.get_mut(first.operands as usize..(last.operands + last.n_operands) as usize) else { break };
            if simple.rewrite(operands, lazy, asks).is_some() {
                break;
            }
            for r in new {
                r.block = out;
            }
            self.list.extend((seg.start..seg.end).map(Op));
            kinds[i] = Opcode::ERASED;
            direct = asks;
            done += 1;
        }
        if done > 0 {
            self.direct = direct;
        }
        pos + done
    }

    /// The same where a sweep stands for one pass, which leaves most operations as they are: visits those that stay with all
    /// their operands.
    #[cfg(feature = "passes")]
    #[inline(never)]
    fn untouched_ops(&mut self, rw: &mut Rewriter<'_>, pos: u32, end: u32) -> u32 {
        let (flags, repl, out) = (rw.flags.as_slice(), rw.repl.as_slice(), self.out);
        let Module { op_order, op_record, operand_pool, .. } = &mut *rw.m;
        let mut done = 0;
        for &op in &op_order[pos as usize..end as usize] {
            let r = &mut op_record[op];
            let Some(operands) = operand_pool.get(r.operands as usize..(r.operands + r.n_operands) as usize) else { break };
            let stay = operands.iter().all(|v| repl.get(v.idx()) == Some(&NIL));
            if flags.get(op.idx()) != Some(&0) || r.extra != NO_EXTRA || !stay {
                break;
            }
            r.block = out;
            self.list.push(op);
            done += 1;
        }
        pos + done
    }

    /// Puts what stands at the start of the only block of a region into the order of operations, in front of the block's
    /// list, so that this need not be written again: nobody else can ask for it. `late`: what is to be put somewhere that
    /// was asked for since the block began.
    pub(crate) fn place_own(&mut self, rw: &mut Rewriter<'_>, block: Block, late: usize) {
        let own = &mut self.late[late..];
        if own.is_empty() || own.iter().any(|l| l.op.is_some() || l.block != block) {
            return;
        }
        if rw.m.blocks[block].region.get().is_none_or(|r| rw.m.regions[r].n_blocks != 1) {
            return;
        }
        crate::commit::sort_late(own);
        for l in &*own {
            rw.m.op_order.extend((l.start..l.end).map(Op));
            for r in &mut rw.m.op_record.as_mut_slice()[l.start as usize..l.end as usize] {
                r.block = block;
            }
        }
        self.late.truncate(late);
    }
}
