//! What operations do besides giving results, as far as cleanups ask. Source: MLIR's `isOpTriviallyDead`,
//! `isMemoryEffectFree` and `SideEffectInterfaces`.
//!
//! Operations whose effects are those of their regions are summed up once, inner ones first, so that asking is free
//! however deep regions nest.

use alloc::vec;
use alloc::vec::Vec;

#[cfg(feature = "extended")]
use ir::TypeData;
#[cfg(feature = "extended")]
use ir::dialect::{bufferization, linalg, vector};
use ir::dialect::{llvm, memref, scf};
use ir::{Id, Module, Op, Opcode, Sym, Traits};

/// Something that keeps an operation alive: a write, a release, anything unknown.
const KEEPS: u8 = 1;
/// A write or anything unknown.
const WRITES: u8 = 2;
/// Any effect.
const ANY: u8 = 4;
const UNKNOWN: u8 = KEEPS | WRITES | ANY;

/// Effects of operations.
#[derive(Debug, Default)]
pub struct Effects {
    /// By operation: the sum over its regions, for operations whose effects are those of their regions.
    nested: Vec<u8>,
}

/// Whether the effects of an operation are those of its regions, as those of structured operations on tensors are. Release 19
/// does not say so of `scf.execute_region`.
fn recursive(m: &Module, op: Op) -> bool {
    match m.kind(op) {
        Opcode::UNREGISTERED => false,
        scf::EXECUTE_REGION => !m.cx.early_folds,
        #[cfg(feature = "extended")]
        k if linalg::is_structured(k) => !m.operands(op).iter().any(|&v| matches!(m.type_data(v), TypeData::MemRef { .. })),
        _ => m.row(op).traits.has(Traits::RECURSIVE_EFFECTS),
    }
}

/// Whether an operation is a transfer from a tensor or into a copy of one, which touches no memory.
#[cfg(feature = "extended")]
pub(crate) fn transfers_tensor(m: &Module, op: Op) -> bool {
    let base = match m.kind(op) {
        vector::TRANSFER_READ => 0,
        vector::TRANSFER_WRITE => 1,
        _ => return false,
    };
    m.operands(op).get(base).is_some_and(|&v| matches!(m.cx.type_data(m.ty(v)), TypeData::Tensor { .. }))
}

/// The effects of an operation itself.
fn own(m: &Module, op: Op) -> u8 {
    if m.kind(op) == Opcode::UNREGISTERED {
        return UNKNOWN;
    }
    let t = m.row(op).traits;
    if t.any(Traits::PURE | Traits::NO_MEMORY_EFFECT | Traits::CONSTANT_LIKE) {
        return 0;
    }
    match m.kind(op) {
        // A volatile load is seen by others, and an atomic one of any order beyond the first.
        llvm::LOAD if m.attr(op, Sym::VOLATILE).is_some() || m.attr(op, Sym::ORDERING).is_some_and(|a| m.cx.int_value(a) > Some(1)) => {
            return UNKNOWN;
        }
        // Its promise is about its result, where it has one.
        memref::ASSUME_ALIGNMENT if m.n_results(op) > 0 => return 0,
        llvm::INLINE_ASM if m.attr(op, Sym::HAS_SIDE_EFFECTS).is_none() => return 0,
        #[cfg(feature = "extended")]
        bufferization::MATERIALIZE_IN_DESTINATION if m.n_results(op) > 0 => return 0,
        // What it writes is its own, so nobody misses it where it has no use.
        #[cfg(feature = "extended")]
        bufferization::CLONE => return WRITES | ANY,
        #[cfg(feature = "extended")]
        _ if transfers_tensor(m, op) => return 0,
        _ => {}
    }
    if t.any(Traits::WRITES) {
        return UNKNOWN;
    }
    if t.any(Traits::FREES) {
        return KEEPS | ANY;
    }
    if t.any(Traits::READS | Traits::ALLOCATES) { ANY } else { UNKNOWN }
}

impl Effects {
    /// Sums up the regions of everything under the roots.
    pub fn of(m: &Module, roots: &[Op]) -> Effects {
        let mut nested = vec![0u8; m.op_kind.len()];
        for &root in roots {
            // Parents stand before what is in them, so backwards each sum is complete when it is handed up.
            let mut ops = Vec::new();
            ir::walk(m, root, |o| ops.push(o));
            for &op in ops.iter().rev() {
                let mut sum = if recursive(m, op) { nested[op.idx()] } else { own(m, op) };
                if m.row(op).traits.has(Traits::SYMBOL) {
                    sum = UNKNOWN;
                }
                if sum != 0
                    && let Some(p) = m.parent_op(op)
                {
                    nested[p.idx()] |= sum;
                }
            }
        }
        Effects { nested }
    }
    fn get(&self, m: &Module, op: Op) -> u8 {
        if recursive(m, op) {
            return self.nested.get(op.idx()).copied().unwrap_or(UNKNOWN);
        }
        own(m, op)
    }
    /// An operation takes over what is in another one.
    pub fn take_over(&mut self, m: &Module, op: Op, from: Op) {
        let more = self.get(m, from);
        if let Some(sum) = self.nested.get_mut(op.idx()) {
            *sum |= more;
        }
    }
    /// Whether an operation may be erased when nothing uses its results.
    pub fn erasable(&self, m: &Module, op: Op) -> bool {
        !m.row(op).traits.any(Traits::TERMINATOR | Traits::SYMBOL) && self.get(m, op) & KEEPS == 0
    }
    /// Whether an operation has no effect at all.
    pub fn free(&self, m: &Module, op: Op) -> bool {
        self.get(m, op) == 0
    }
    /// Whether an operation only reads.
    pub fn reads_only(&self, m: &Module, op: Op) -> bool {
        let t = m.row(op).traits;
        t.has(Traits::READS) && !t.any(Traits::WRITES | Traits::ALLOCATES | Traits::FREES) && own(m, op) & (WRITES | ANY) == ANY
    }
    /// Whether an operation may write.
    pub fn writes(&self, m: &Module, op: Op) -> bool {
        self.get(m, op) & WRITES != 0
    }
}
