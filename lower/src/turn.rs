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

/// What an operation becomes. Operations that are alike share one, as long as nothing stands before them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    pub opcode: Opcode,
    /// Whether it loses its operands.
    pub bare: bool,
    /// [`Attr::NONE`]: those that it has.
    pub attrs: Attr,
    /// Type of its only result; [`Type::NONE`] if it has none or keeps its type.
    pub ty: Type,
    /// First of the segments that stand before it.
    pub head: u32,
}

impl Turned {
    /// The attributes of an operation that has some.
    #[inline]
    pub fn attrs_of(&self, own: Attr) -> Attr {
        if cfg!(feature = "fast") && self.attrs == Attr::NONE { own } else { self.attrs }
    }
}

/// Operations that a rule turned, by a few bits of their attributes and type.
type Known = [Like; 16];

/// What a rule asked of an operation that it turned: attributes, types of the first operand and of the result; and what it
/// became, as [`Rewriter::heads`] has it.
#[derive(Clone, Copy)]
struct Like {
    attrs: Attr,
    first: Type,
    result: Type,
    entry: u32,
}

impl Like {
    const NONE: Like = Like { attrs: Attr::NONE, first: Type::NONE, result: Type::NONE, entry: NIL };

    fn slot(attrs: Attr, result: Type, by_attrs: bool) -> usize {
        (if by_attrs { attrs.0 ^ result.0 } else { result.0 }) as usize % 16
    }
}

impl Rewriter<'_> {
    /// Runs a rule on operations of one kind. Those that are like one that the rule turned become the same without it. What
    /// it says must follow from attributes and from types of the first operand and the result; other operands of verified
    /// operations have types that convert if these do. Without `BY_ATTRS` it asks for the type of the result alone, and
    /// attributes stay.
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn each_alike<const BY_ATTRS: bool>(&mut self, ops: &[Op], mut rule: impl FnMut(&mut Self, Op)) {
        if !cfg!(feature = "fast") || !self.turns {
            for &op in ops {
                rule(self, op);
            }
            return;
        }
        let mut known = [Like::NONE; 16];
        let mut rest = ops;
        loop {
            let n = self.turn_known::<BY_ATTRS>(rest, &known);
            let Some((&op, behind)) = rest[n..].split_first() else { return };
            rule(self, op);
            self.learn(op, BY_ATTRS, &mut known);
            rest = behind;
        }
    }
    /// Turns operations as long as they are like known ones: how many.
    fn turn_known<const BY_ATTRS: bool>(&mut self, ops: &[Op], known: &Known) -> usize {
        let m = &*self.m;
        let (pool, types, heads, ends) =
            (m.operand_pool.as_slice(), m.value_type.as_slice(), self.heads.as_mut_slice(), self.repl.as_mut_slice());
        // Lengths are known to be the same, so that they are looked at once.
        let (Some(records), Some(flags)) = (m.op_record.as_slice().get(..heads.len()), self.flags.get_mut(..heads.len())) else {
            return 0;
        };
        let Some(types) = types.get(..ends.len()) else { return 0 };
        for (i, &op) in ops.iter().enumerate() {
            let Some(r) = records.get(op.idx()) else { return i };
            let Some(&result) = types.get(r.results as usize) else { return i };
            let first = match pool.get(r.operands as usize) {
                Some(v) if BY_ATTRS => types.get(v.idx()).copied(),
                _ => None,
            };
            let k = &known[Like::slot(r.attrs, result, BY_ATTRS)];
            let alike = k.result == result && r.n_results == 1 && (!BY_ATTRS || k.attrs == r.attrs && Some(k.first) == first);
            let (head, end) = (&mut heads[op.idx()], &mut ends[r.results as usize]);
            if !alike || *head != NIL || *end != NIL {
                return i;
            }
            (*head, *end) = (k.entry, r.results);
            flags[op.idx()] |= flag::GONE | flag::BEFORE;
        }
        ops.len()
    }
    /// Remembers what an operation became.
    fn learn(&mut self, op: Op, by_attrs: bool, known: &mut Known) {
        let Some(&entry) = self.heads.get(op.idx()).filter(|&&h| h != NIL && h & TURNED != 0) else { return };
        let turned = &mut self.turned[(entry & !TURNED) as usize];
        if turned.head != NIL || turned.bare {
            return;
        }
        if !by_attrs {
            turned.attrs = Attr::NONE;
        }
        let r = self.m.op_record[op];
        let first = self.m.operands(op).first().map_or(Type::NONE, |&v| self.m.value_type[v]);
        if let Some(&result) = self.m.value_type.get(Value(r.results)).filter(|_| r.n_results == 1) {
            known[Like::slot(r.attrs, result, by_attrs)] = Like { attrs: r.attrs, first, result, entry };
        }
    }

    /// The old operation, which has at most one result, becomes another one with the same operands, successors, regions
    /// and location, and a result of type `ty`. False if that is not possible here: the operation has to be replaced.
    #[cfg_attr(not(small), inline(always))]
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
    /// What an operation becomes that is turned, for it alone.
    pub(crate) fn own_turned(&mut self, op: Op) -> &mut Turned {
        let mut i = (self.heads[op.idx()] & !TURNED) as usize;
        if cfg!(feature = "fast") && self.turned[i].head == NIL {
            let t = self.turned[i];
            self.turned.push(t);
            i = self.turned.len() - 1;
            self.heads[op.idx()] = i as u32 | TURNED;
        }
        &mut self.turned[i]
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
