//! Operations that become others where they stand. Most operations of `arith`, `cf` and `func` have a counterpart in the
//! LLVM dialect with the same operands, successors and regions. In the sweep that stands for all passes they keep their
//! records and their results, which costs neither new columns nor a replacement that every user has to follow. Rules
//! read the module as it was, so what an operation becomes is only noted, and carried out by the commit.

use ir::dialect::llvm;
use ir::module::NO_EXTRA;
use ir::{Attr, Id, Op, Opcode, Type, Value};

use crate::sweep::{NIL, Rewriter, flag};

/// Marks an entry of [`Rewriter::heads`] that is an index into [`Rewriter::turned`].
pub(crate) const TURNED: u32 = 1 << 31;

/// What an operation becomes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    pub opcode: Opcode,
    /// Whether it loses its operands.
    pub bare: bool,
    pub attrs: Attr,
    /// Type of its only result; [`Type::NONE`] if it has none or keeps its type.
    pub ty: Type,
    /// First of the segments that stand before it.
    pub head: u32,
}

impl Rewriter<'_> {
    /// The old operation, which has at most one result, becomes another one with the same operands, successors, regions
    /// and location, and a result of type `ty`. False if that is not possible here: the operation has to be replaced.
    #[inline]
    pub(crate) fn turn(&mut self, op: Op, opcode: Opcode, attrs: Attr, ty: Option<Type>) -> bool {
        if !self.turns {
            return false;
        }
        let (Some(head), r) = (self.heads.get_mut(op.idx()), self.m.op_record[op]) else { return false };
        if *head != NIL && *head & TURNED != 0 || r.n_results > 1 {
            return false;
        }
        let i = self.turned.len();
        let mut changed = Type::NONE;
        if r.n_results == 1 {
            let Some(ty) = ty.filter(|_| self.repl[r.results as usize] == NIL) else { return false };
            if ty != self.m.value_type[Value(r.results)] {
                changed = ty;
            }
        }
        // There was room for all; without a way to make more, no register has to be saved for that.
        if i == self.turned.capacity() {
            return false;
        }
        self.turned.push(Turned { opcode, bare: false, attrs, ty: changed, head: *head });
        *head = i as u32 | TURNED;
        if r.n_results == 1 {
            self.repl[r.results as usize] = r.results;
        }
        // It goes as what it was, and asks for its operands as one that was replaced.
        self.flags[op.idx()] |= flag::GONE | flag::BEFORE;
        true
    }
    /// The old operation becomes a constant of a type, when it was folded. False if that is not possible here.
    pub(crate) fn turn_into_constant(&mut self, op: Op, attrs: Attr, ty: Type) -> bool {
        if !self.rules.plain_constants || self.m.op_record[op].extra != NO_EXTRA || !self.turn(op, llvm::MLIR_CONSTANT, attrs, Some(ty)) {
            return false;
        }
        if let Some(t) = self.turned.last_mut() {
            t.bare = true;
        }
        true
    }
    /// Whether a value is the result of an operation that becomes another one.
    #[inline]
    pub(crate) fn is_turned(&self, v: Value) -> bool {
        self.repl.get(v.idx()) == Some(&v.0)
    }
    /// The type that a value has in the end.
    pub(crate) fn end_type(&mut self, v: Value) -> Type {
        let ty = self.m.value_type[v];
        match self.is_turned(v) {
            true => self.types.convert(&mut self.m.cx, ty).unwrap_or(ty),
            false => ty,
        }
    }
}
