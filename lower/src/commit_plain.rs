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
    /// Lazy values by number, as far as those that are built may be used as they are.
    pub lazy: &'a [(u32, u32, u32)],
}

impl Simple<'_> {
    /// What new operations see, for operands from a place in the pool on. The first one that needs more than a look; those
    /// before it are done, and may be done again.
    #[cfg_attr(not(small), inline(always))]
    pub fn rewrite(&self, operands: &mut [Value]) -> Option<usize> {
        for (i, v) in operands.iter_mut().enumerate() {
            if v.0 >= self.n_old {
                continue;
            }
            // Mostly one new value stands for the old one, or it stays with its type.
            let new = self.repl[v.idx()];
            if new.wrapping_sub(self.n_old) < CONVERTED.wrapping_sub(self.n_old) {
                *v = Value(new);
                continue;
            }
            if new == v.0 || new == NIL && self.types.leaves(self.value_type[v.idx()]) {
                continue;
            }
            match self.lazy.get((new & !LAZY) as usize) {
                Some(&(built, ..)) if new & LAZY != 0 && built != NIL => *v = Value(built),
                _ => return Some(i),
            }
        }
        None
    }
}

impl Walk {
    /// Visits operations of a block, from one place in the order to another, as long as each becomes another one or gives
    /// way to one run of new operations. Where it stopped.
    pub(crate) fn plain_ops(&mut self, rw: &mut Rewriter<'_>, pos: u32, end: u32) -> u32 {
        const PLAIN: u8 = flag::GONE | flag::BEFORE;
        #[cfg(feature = "passes")]
        if !rw.fused {
            return self.untouched_ops(rw, pos, end);
        }
        if !rw.fused || !self.in_a_row {
            return pos;
        }
        let (n_old_ops, out) = (rw.n_old_ops, self.out);
        let Module { op_order, op_kind, op_record, operand_pool, value_type, .. } = &mut *rw.m;
        // What operations that do not ask for it themselves see of a lazy value leaves its place as it is.
        let usual = Simple { n_old: rw.n_old_values, repl: &rw.repl, value_type: value_type.as_slice(), types: rw.types, lazy: &self.lazy };
        let asking = Simple { lazy: &[], ..usual };
        let (flags, heads) = (&rw.flags[..], &rw.heads[..]);
        let ops = &op_order[pos as usize..end as usize];
        let mut done = 0;
        for &first in ops {
            let mut op = first;
            let (Some(&f), Some(&h)) = (flags.get(op.idx()), heads.get(op.idx())) else { break };
            let (mut f, mut head, kind) = (f & !(flag::CONSTANT | flag::DIRTY), h, op_kind[op]);
            if f & !flag::KEEP == flag::GONE && op_record[op].extra == NO_EXTRA {
                op_kind[op] = Opcode::ERASED;
                done += 1;
                continue;
            }
            if f == PLAIN | flag::KEEP && head != NIL && head & TURNED != 0 {
                // It becomes the constant that it folded to.
                f = PLAIN;
            } else if f == PLAIN | flag::KEEP {
                // A constant that it folded to stands before it.
                let Some(seg) = rw.segments.get(head as usize) else { break };
                let constant = Op(seg.start);
                let (Some(&own), Some(&h)) = (flags.get(constant.idx()), heads.get(constant.idx())) else { break };
                if seg.next != NIL || seg.end != seg.start + 1 || h & TURNED == 0 || op_record[op].extra != NO_EXTRA {
                    break;
                }
                (op, f, head) = (constant, own, h);
            }
            if f != PLAIN || kind == func::FUNC {
                break;
            }
            let asks = func::CALL <= kind && kind < func::END;
            let simple = if asks { &asking } else { &usual };
            let r = &mut op_record[op];
            if head & TURNED != 0 {
                let Some(t) = rw.turned.get((head & !TURNED) as usize).filter(|t| t.head == NIL) else { break };
                let n = if t.bare { 0 } else { r.n_operands };
                let Some(operands) = operand_pool.get_mut(r.operands as usize..(r.operands + n) as usize) else { break };
                if simple.rewrite(operands).is_some() {
                    break;
                }
                r.n_operands = n;
                if t.ty != Type::NONE {
                    self.retyped.push((Value(r.results), t.ty));
                }
                (r.attrs, r.block) = (t.attrs, out);
                if op != first {
                    op_kind[first] = Opcode::ERASED;
                }
                op_kind[op] = t.opcode;
                self.list.push(op);
            } else {
                // Conversions of `func` ask for their operands, see `Walk::op`.
                let Some(seg) = rw.segments.get(head as usize).filter(|_| !asks) else { break };
                if seg.next != NIL || seg.nests || seg.start < n_old_ops || r.extra != NO_EXTRA {
                    break;
                }
                let Some(new) = op_record.as_mut_slice().get_mut(seg.start as usize..seg.end as usize) else { break };
                let (Some(first), Some(last)) = (new.first(), new.last()) else { break };
                let Some(operands) = operand_pool.get_mut(first.operands as usize..(last.operands + last.n_operands) as usize) else {
                    break;
                };
                if simple.rewrite(operands).is_some() {
                    break;
                }
                for r in new {
                    r.block = out;
                }
                self.list.extend((seg.start..seg.end).map(Op));
                op_kind[op] = Opcode::ERASED;
            }
            done += 1;
        }
        if done > 0 {
            self.direct = false;
        }
        pos + done
    }

    /// The same where a sweep stands for one pass, which leaves most operations as they are: visits those that stay with all
    /// their operands.
    #[cfg(feature = "passes")]
    #[inline(never)]
    fn untouched_ops(&mut self, rw: &mut Rewriter<'_>, pos: u32, end: u32) -> u32 {
        let (flags, repl, out) = (&rw.flags[..], &rw.repl[..], self.out);
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
