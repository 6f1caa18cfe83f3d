//! Folding for rewrites: what an operation with constant operands comes to. The folds themselves stand in the rows of
//! the dialect tables; this file finds constant operands, keeps constants on the right of commutative operations, and
//! says which operation holds a constant.

use alloc::vec::Vec;
use ir::dialect::{affine, arith, complex, func, index, llvm, records, ub};
use ir::{Attr, AttrData, Folded, Module, Op, Opcode, Sym, Traits, Type, TypeData, Value};

/// Buffers of folding, reused from one operation to the next.
#[derive(Debug, Default)]
pub struct FoldScratch {
    /// The constant value of each operand.
    pub constants: Vec<Option<Attr>>,
    /// The results of the last fold.
    pub results: Vec<Folded>,
    /// By value, where that is known of all: the constant that it is, or [`Attr::NONE`]. Values behind the end are looked at.
    pub known: Vec<Attr>,
    /// Symbols that were looked up.
    #[cfg(feature = "extended")]
    tables: ir::segments::SymbolTables,
}

/// The constant that a value is, if it is defined by a constant.
#[inline]
pub fn constant_of(m: &Module, v: Value) -> Option<Attr> {
    let op = m.def_op(v)?;
    if !m.row(op).traits.has(Traits::CONSTANT_LIKE) {
        return None;
    }
    constant_in(m, op)
}

/// The constant that an operation holds that is like one.
#[inline]
pub(crate) fn constant_in(m: &Module, op: Op) -> Option<Attr> {
    m.attr(op, Sym::VALUE).or(if m.kind(op) == ub::POISON { Some(Attr::UB_POISON) } else { None })
}

/// What an operation that is like a constant stands for: what it holds, or what it folds to, as `llvm.mlir.zero` does.
pub fn constant_stood_for(m: &mut Module, op: Op) -> Option<Attr> {
    let held = constant_in(m, op);
    let Some(fold) = m.row(op).fold.filter(|_| held.is_none()) else { return held };
    let mut out = Vec::new();
    fold(m, op, &[], &mut out);
    match out[..] {
        [Folded::Attr(a)] => Some(a),
        _ => None,
    }
}

/// Folds an operation: true if [`FoldScratch::results`] holds what replaces each result. Constants are not folded. A
/// commutative operation whose constants stand left of other operands has its operands reordered in place, and a fold
/// that updates the operation in place leaves it for the caller to keep.
pub fn try_fold(m: &mut Module, op: Op, scratch: &mut FoldScratch) -> bool {
    let row = m.row(op);
    let commutes = row.traits.has(Traits::COMMUTATIVE);
    if row.fold.is_none() && !commutes || row.traits.has(Traits::CONSTANT_LIKE) {
        return false;
    }
    known_constants(m, op, scratch);
    let mut updated = false;
    if let Some(fold) = row.fold {
        scratch.results.clear();
        if fold(m, op, &scratch.constants, &mut scratch.results) {
            if is_replacement(m, op, &scratch.results) {
                return true;
            }
            updated = true;
            find_constants(m, op, scratch);
        }
    }
    #[cfg(feature = "extended")]
    if m.kind(op) == affine::LOAD
        && let Some(a) = crate::affine_canon::loaded_constant(m, &mut scratch.tables, op)
    {
        scratch.results.clear();
        scratch.results.push(Folded::Attr(a));
        return true;
    }
    if commutes && reorder(m, op, scratch) {
        updated = true;
        find_constants(m, op, scratch);
    }
    if let (true, Some(fold)) = (updated, row.fold) {
        scratch.results.clear();
        return fold(m, op, &scratch.constants, &mut scratch.results) && is_replacement(m, op, &scratch.results);
    }
    false
}

/// What a value is the opposite of, one bit that is known.
pub fn negated(m: &Module, v: Value) -> Option<Value> {
    let not = m.def_op(v).filter(|&x| m.kind(x) == arith::XORI)?;
    (constant_of(m, m.operand(not, 1)) == Some(Attr::TRUE)).then(|| m.operand(not, 0))
}

/// Whether operations of a kind have conditions or bounds that folding makes simpler where they stand.
pub fn has_maps(kind: Opcode) -> bool {
    cfg!(feature = "extended") && matches!(kind, affine::FOR | affine::IF | affine::PARALLEL)
}

/// A negated condition of an `scf.if` with two branches swaps them, as the operation's folder does: what is negated, for the
/// caller to put in its place.
pub fn swap_negated(m: &mut Module, op: Op, condition: Value) -> Option<Value> {
    let plain = negated(m, condition)?;
    let &[_, other] = m.op_regions(op) else { return None };
    if m.region_blocks(other).is_empty() {
        return None;
    }
    swap_branches(m, op);
    Some(plain)
}

/// Swaps the regions of an operation that has two.
pub fn swap_branches(m: &mut Module, op: Op) {
    if let Some(e) = m.extra(op).copied().filter(|e| e.n_regions == 2) {
        m.region_pool.swap(e.regions as usize, e.regions as usize + 1);
    }
}

/// Whether a fold gave new results, rather than changing the operation in place (an operation's own results, or none).
fn is_replacement(m: &Module, op: Op, results: &[Folded]) -> bool {
    !results.is_empty() && results.len() == m.n_results(op) && results[0] != Folded::Value(m.result(op, 0))
}

/// The same again, which few operations need.
#[inline(never)]
fn find_constants(m: &Module, op: Op, scratch: &mut FoldScratch) {
    known_constants(m, op, scratch);
}

#[cfg_attr(not(small), inline(always))]
fn known_constants(m: &Module, op: Op, scratch: &mut FoldScratch) {
    let FoldScratch { constants, known, .. } = scratch;
    constants.clear();
    let known = if cfg!(feature = "fast") { &known[..] } else { &[] };
    let constant_of = |m: &Module, v: Value| match known.get(v.0 as usize) {
        Some(a) => a.get(),
        None => constant_of(m, v),
    };
    // Vectors of known length are filled without looking at their room each time.
    match *m.operands(op) {
        [a] => constants.push(constant_of(m, a)),
        [a, b] => constants.extend_from_slice(&[constant_of(m, a), constant_of(m, b)]),
        ref operands => constants.extend(operands.iter().map(|&v| constant_of(m, v))),
    }
}

/// Moves constant operands behind the others, order kept otherwise. True if anything moved.
fn reorder(m: &mut Module, op: Op, scratch: &FoldScratch) -> bool {
    let c = &scratch.constants;
    let Some(first) = c.iter().position(|c| c.is_some()) else { return false };
    if c[first..].iter().all(|c| c.is_some()) {
        return false;
    }
    let start = m.op_record[op].operands as usize;
    let slots = &mut m.operand_pool.as_mut_slice()[start..start + c.len()];
    if let ([a, b], [Some(_), None]) = (&mut *slots, c.as_slice()) {
        core::mem::swap(a, b);
        return true;
    }
    let others = slots.iter().zip(c).filter(|e| e.1.is_none()).map(|e| *e.0);
    let constants = slots.iter().zip(c).filter(|e| e.1.is_some()).map(|e| *e.0);
    let ordered: Vec<Value> = others.chain(constants).collect();
    slots.copy_from_slice(&ordered);
    true
}

/// The operation that holds a constant that an operation of a kind folded to: kind and attributes. `None` if the dialect has
/// none for it.
pub fn constant_op(m: &mut Module, kind: Opcode, value: Attr, ty: Type) -> Option<(Opcode, Attr)> {
    let is = |first: Opcode, end: Opcode| first <= kind && kind < end;
    let data = m.cx.attr_data(value);
    // The usual case.
    if cfg!(feature = "fast")
        && let AttrData::Integer { ty: own, .. } | AttrData::Float { ty: own, .. } = data
        && own == ty
        && is(func::END, arith::END)
    {
        return Some((arith::CONSTANT, m.cx.dict_one(Sym::VALUE, value)));
    }
    if let AttrData::Symbol { .. } = data {
        let (opcode, name) = if is(llvm::ADD, llvm::END) { (llvm::MLIR_ADDRESSOF, Sym::GLOBAL_NAME) } else { (func::CONSTANT, Sym::VALUE) };
        return Some((opcode, m.cx.dict_one(name, value)));
    }
    if is_poison(m, value) {
        return Some((ub::POISON, Attr::EMPTY_DICT));
    }
    if let AttrData::Record { def, .. } = data {
        match def {
            records::LLVM_UNDEF => return Some((llvm::MLIR_UNDEF, Attr::EMPTY_DICT)),
            records::LLVM_POISON => return Some((llvm::MLIR_POISON, Attr::EMPTY_DICT)),
            records::LLVM_ZERO => return Some((llvm::MLIR_ZERO, Attr::EMPTY_DICT)),
            _ => {}
        }
    }
    let opcode = if is(index::ADD, index::END) {
        match (ty, m.cx.type_data(ty)) {
            (Type::I1, _) => index::BOOL_CONSTANT,
            (_, TypeData::Index) => index::CONSTANT,
            _ => return None,
        }
    } else if is(llvm::ADD, llvm::END) {
        // A number of another type stays the constant that it is.
        if m.cx.attr_type(value).is_some_and(|own| own != ty) {
            return None;
        }
        llvm::MLIR_CONSTANT
    } else if let (AttrData::Array(_), TypeData::Complex(_)) = (data, m.cx.type_data(ty)) {
        complex::CONSTANT
    } else {
        if m.cx.attr_type(value) != Some(ty) {
            return None;
        }
        arith::CONSTANT
    };
    Some((opcode, m.cx.dict_one(Sym::VALUE, value)))
}

/// Whether an attribute is `#ub.poison`.
pub fn is_poison(m: &Module, a: Attr) -> bool {
    match m.cx.attr_data(a) {
        AttrData::Opaque { dialect, text, .. } => m.cx.str(dialect) == "ub" && m.cx.str(text) == "poison",
        AttrData::Record { def, .. } => ir::dialect::records::RECORDS.get(def as usize).is_some_and(|r| r.name == "ub.poison"),
        _ => false,
    }
}
