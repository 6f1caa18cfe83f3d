//! The first step of a sweep: operations sorted by the turn of the rule that gets them, in order otherwise.

use alloc::vec::Vec;
use ir::{Id, Op, Opcode};

use crate::sweep::{ILLEGAL, NO_TURN, Rewriter, Scope, flag};

/// Operations by turn ([`crate::sweep::Rules::order`]).
pub(crate) struct Buckets {
    pub ops: Vec<Op>,
    /// By turn, and one more: where its operations begin.
    starts: Vec<u32>,
    /// Whether there are operations without a rule that must not remain.
    pub left: bool,
}

impl Buckets {
    /// Sorts the operations of a scope that did not go and are not kept.
    pub fn of(rw: &Rewriter<'_>, scope: &Scope) -> Buckets {
        let rules = rw.rules;
        // A turn's operations are counted two behind it, so that in the end each entry has moved to where it belongs.
        let mut starts = alloc::vec![0u32; rules.order.len() + 2];
        let mut turns: Vec<u16> = Vec::with_capacity(scope.ops.len());
        let (kinds, flags, by_kind) = (rw.m.op_kind.as_slice(), rw.flags.as_slice(), &rules.turns[..]);
        let mut left = false;
        let counts = &mut starts[..];
        let turn = |(kind, flags): (&Opcode, &u8)| {
            let turn = if flags & (flag::GONE | flag::KEEP) == 0 { by_kind[kind.idx()] } else { NO_TURN };
            match counts.get_mut(turn as usize + 2) {
                Some(n) => *n += 1,
                None => left |= turn == ILLEGAL,
            }
            turn
        };
        // All operations stand in order.
        match cfg!(feature = "fast") && scope.all && rules.fused {
            true => turns.extend(kinds.iter().zip(flags).map(turn)),
            false => turns.extend(scope.ops.iter().map(|op| (&kinds[op.idx()], &flags[op.idx()])).map(turn)),
        }
        for k in 1..starts.len() {
            starts[k] += starts[k - 1];
        }
        let mut ops = alloc::vec![Op::NONE; starts.last().map_or(0, |&n| n as usize)];
        let (next, sorted) = (&mut starts[1..], &mut ops[..]);
        for (&op, &turn) in scope.ops.iter().zip(&turns) {
            if let Some(slot) = next.get_mut(turn as usize) {
                sorted[*slot as usize] = op;
                *slot += 1;
            }
        }
        Buckets { ops, starts, left }
    }
    /// The operations of a turn.
    pub fn of_turn(&self, turn: usize) -> &[Op] {
        &self.ops[self.starts[turn] as usize..self.starts[turn + 1] as usize]
    }
}
