//! What the verifier remembers of operations that were right: those of the same types and attributes are right too.

use alloc::vec::Vec;

use super::verify_branch::{plain_br, plain_cond_br, plain_structure, plain_yield};
use super::verify_op::{BY_TYPES, MADE, Plans, SYMBOLS};
use crate::attr::AttrData;
use crate::dialect::{arith, cf, func, llvm, llvm_type, memref, scf};
use crate::id::{Attr, Op, Opcode, Sym, Type, Value};
use crate::module::{Module, NO_EXTRA, OpRecord};
use crate::row::Traits;
use crate::store::List;
use crate::ty::{Sign, TypeData};

/// The types and attributes of an operation: its kind and counts, its attributes, the types of operands and results.
/// What they say of an operation like one that was right needs no second look.
pub(super) type Right = [u32; 2 + RIGHT_TYPES];

/// Longest list of operand and result types of a [`Right`].
const RIGHT_TYPES: usize = 6;
/// Bits of the number of those remembered at most.
const PLACE_BITS: u32 = 12;
pub(super) const MOST_RIGHTS: usize = 1 << PLACE_BITS;
/// A table of them for a module of so many operations, empty: a power of two. None is all zeros, and memory that is zero is
/// not there before it is written to.
pub(super) fn no_rights(n_ops: usize) -> Vec<Right> {
    alloc::vec![[0; 2 + RIGHT_TYPES]; (n_ops / 8).next_power_of_two().clamp(64, MOST_RIGHTS)]
}

/// What [`Right`] is to all operations, to those with up to three operands, one result at most, and nothing else that
/// says whether they are right: kind, counts and attributes, and the types of operands and result.
pub(super) type Plain = [u64; 2];
/// Number of those remembered.
const PLAIN_BITS: u32 = 12;

/// The types and attributes of an operation whose operands have the first of these types and whose result has the last, if
/// the numbers of types are small.
#[inline]
fn plain(kind: Opcode, r: &OpRecord, types: [u32; 4]) -> Option<Plain> {
    let [a, b, c, d] = types.map(u64::from);
    let counts = kind.0 as u32 | r.n_operands << 16 | r.n_results << 24;
    ((a | b | c | d) >> 16 == 0).then_some([counts as u64 | (r.attrs.0 as u64) << 32, a | b << 16 | c << 32 | d << 48])
}
/// Where it is remembered.
#[inline]
fn place_of_plain(plain: Plain) -> usize {
    let key = plain[0].rotate_left(48) ^ plain[1];
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLAIN_BITS)) as usize
}
/// A table of them for a module of so many operations, empty; of a small module nothing is remembered. None is all zeros: it
/// would have no kind.
pub(super) fn no_plains(n_ops: usize) -> Vec<Plain> {
    alloc::vec![[0; 2]; if n_ops < 128 { 0 } else { 1 << PLAIN_BITS }]
}

/// How operations of a kind are looked at before anything is asked of their row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// None of them is known.
    Check,
    /// Some are remembered in `Plans::plains`.
    Plain,
    /// They read or write an element of a buffer.
    Access,
    /// They are constants.
    Constant,
}
/// How kinds are looked at before any operation was.
pub(super) fn no_ways(n_kinds: usize) -> Vec<Way> {
    let mut ways = alloc::vec![Way::Check; n_kinds];
    for kind in [arith::CONSTANT, llvm::MLIR_CONSTANT] {
        if let Some(way) = ways.get_mut(kind.idx()) {
            *way = Way::Constant;
        }
    }
    ways
}
/// Number of constants remembered: their attribute dictionary and type.
pub(super) const CONSTANTS: usize = 512;
/// Number of attribute dictionaries remembered.
pub(super) const DICTS: usize = 256;

impl Plans {
    /// Whether an operation has one of the usual forms and is right.
    #[inline]
    pub(super) fn usual(&mut self, m: &Module, op: Op, last: bool) -> bool {
        let kind = m.op_kind[op];
        let flags = self.plans[kind.idx()].flags;
        if flags & MADE == 0 {
            return false;
        }
        match kind {
            func::FUNC | llvm::FUNC => {
                let Some(results) = plain_function_or_call(m, op, kind) else { return false };
                (self.bare, self.bare_results) = (Some(op), results);
                true
            }
            func::CALL | llvm::CALL => plain_function_or_call(m, op, kind).is_some(),
            func::RETURN => last && self.returns(m, op),
            cf::COND_BR => last && plain_cond_br(m, op),
            cf::BR => last && plain_br(m, op),
            scf::FOR | scf::IF => plain_structure(m, op),
            scf::YIELD => last && plain_yield(m, op),
            _ => false,
        }
    }

    /// Whether a constant of a kind, without regions and successors, is of the usual form, and right: in the LLVM dialect if
    /// LLVM has such numbers.
    #[inline]
    pub(super) fn is_constant(&mut self, m: &Module, op: Op, kind: Opcode) -> bool {
        let r = &m.op_record[op];
        if (r.n_operands, r.n_results) != (0, 1) {
            return false;
        }
        const NUMBERS: [Type; 8] = [Type::I1, Type::I8, Type::I16, Type::I32, Type::I64, Type::F16, Type::F32, Type::F64];
        let ty = m.value_type[Value(r.results)];
        if kind != arith::CONSTANT && !NUMBERS.contains(&ty) {
            return false;
        }
        let known = &mut self.constants[r.attrs.0 as usize % CONSTANTS];
        if *known != (r.attrs, ty) {
            if !plain_constant(m, op) {
                return false;
            }
            *known = (r.attrs, ty);
        }
        true
    }
    /// Whether the first of some operations is of a kind of which some are remembered.
    #[inline]
    pub(super) fn may_be_plain(&self, m: &Module, ops: &[Op]) -> bool {
        ops.first().is_some_and(|&op| self.ways.get(m.op_kind[op].idx()).is_some_and(|&way| way != Way::Check))
    }
    /// Whether an operation without regions and successors, whose operands and result have these types, is right as far as
    /// types and attributes say, and nothing else does.
    #[inline]
    pub(super) fn is_plain(&self, kind: Opcode, r: &OpRecord, types: [u32; 4]) -> bool {
        let Some(plain) = plain(kind, r, types) else { return false };
        // Comparing arrays would put them into memory.
        self.plains.get(place_of_plain(plain)).is_some_and(|p| p[0] == plain[0] && p[1] == plain[1])
    }
    /// Remembers one that was right, if it is such an operation.
    pub(super) fn remember_plain(&mut self, m: &Module, op: Op, kind: Opcode) {
        let (r, flags) = (m.op_record[op], self.plans[kind.idx()].flags);
        if r.extra != NO_EXTRA || r.n_results > 1 || flags & (BY_TYPES | SYMBOLS) != BY_TYPES {
            return;
        }
        let way = &mut self.ways[kind.idx()];
        if cfg!(feature = "fast") && matches!(kind, memref::LOAD | memref::STORE) {
            *way = Way::Access;
            return;
        }
        if *way == Way::Check {
            *way = Way::Plain;
        }
        let mut types = [0; 4];
        let [operands @ .., result] = &mut types;
        let Some(operands) = operands.get_mut(..r.n_operands as usize) else { return };
        for (slot, &v) in operands.iter_mut().zip(m.operands(op)) {
            *slot = m.value_type[v].0;
        }
        if r.n_results > 0 {
            *result = m.value_type[Value(r.results)].0;
        }
        if let Some(plain) = plain(kind, &r, types)
            && let Some(slot) = self.plains.get_mut(place_of_plain(plain))
        {
            *slot = plain;
        }
    }
    /// Whether an operation at the end of a block is nothing but the return of the last bare function, and right.
    pub(super) fn returns(&self, m: &Module, op: Op) -> bool {
        let r = &m.op_record[op];
        let Some(parent) = self.bare.filter(|&f| m.op_kind[f] == func::FUNC) else { return false };
        if (r.attrs, r.n_results, r.extra) != (Attr::EMPTY_DICT, 0, NO_EXTRA) || m.parent_op(op) != Some(parent) {
            return false;
        }
        m.cx.types_in(self.bare_results).eq(m.operands(op).iter().map(|&v| m.value_type[v]))
    }
}

/// Operations whose own verifiers look at their types and attributes only.
pub(super) const LOCAL: &[Opcode] = &[
    arith::BITCAST,
    arith::CONSTANT,
    arith::EXTF,
    arith::EXTSI,
    arith::EXTUI,
    arith::FPTOSI,
    arith::FPTOUI,
    arith::INDEX_CAST,
    arith::INDEX_CASTUI,
    arith::SELECT,
    arith::SITOFP,
    arith::TRUNCF,
    arith::TRUNCI,
    arith::UITOFP,
    cf::COND_BR,
    llvm::ALLOCA,
    llvm::BITCAST,
    llvm::COND_BR,
    llvm::EXTRACTVALUE,
    llvm::GETELEMENTPTR,
    llvm::INSERTVALUE,
    llvm::LOAD,
    llvm::MLIR_CONSTANT,
    llvm::MLIR_ZERO,
    llvm::SEXT,
    llvm::STORE,
    llvm::TRUNC,
    llvm::ZEXT,
    memref::ALLOC,
    memref::CAST,
    memref::COPY,
    memref::EXPAND_SHAPE,
    memref::COLLAPSE_SHAPE,
    memref::EXTRACT_STRIDED_METADATA,
    memref::LOAD,
    memref::REINTERPRET_CAST,
    memref::STORE,
    memref::SUBVIEW,
    memref::VIEW,
];

/// The types and attributes of an operation, where they are remembered (chosen by all of them), and whether they are.
/// `None` if the types are too many.
#[inline]
pub(super) fn is_right(rights: &[Right], m: &Module, op: Op, kind: Opcode) -> Option<(Right, usize, bool)> {
    let r = m.op_record[op];
    let (n, n_all) = (r.n_operands as usize, (r.n_operands as usize).checked_add(r.n_results as usize)?);
    let mut right = [0; 2 + RIGHT_TYPES];
    let types = right.get_mut(2..2 + n_all)?;
    for (slot, &v) in types.iter_mut().zip(m.operands(op)) {
        *slot = m.value_type[v].0;
    }
    let results = &m.value_type.as_slice()[r.results as usize..(r.results + r.n_results) as usize];
    for (slot, t) in types[n..].iter_mut().zip(results) {
        *slot = t.0;
    }
    (right[0], right[1]) = (kind.0 as u32 | r.n_operands << 16 | r.n_results << 24, r.attrs.0);
    let pair = |i: usize, shift: u32| (right[i] as u64 | (right[i + 1] as u64) << 32).rotate_left(shift);
    let key = pair(0, 48) ^ pair(2, 0) ^ pair(4, 13) ^ pair(6, 26);
    // The top bits depend on all others.
    let place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACE_BITS)) as usize & rights.len().wrapping_sub(1);
    Some((right, place, rights.get(place) == Some(&right)))
}

/// Whether an operation is a constant of a signless integer or a float, of the type of its value, as most are.
#[inline]
fn plain_constant(m: &Module, op: Op) -> bool {
    let r = m.op_record[op];
    let AttrData::Dict(entries) = m.cx.attr_data(m.op_record[op].attrs) else { return false };
    let &[name, value] = m.cx.lists.get(entries) else { return false };
    let (AttrData::Integer { ty, .. } | AttrData::Float { ty, .. }) = m.cx.attr_data(Attr(value)) else { return false };
    let scalar = matches!(m.cx.type_data(ty), TypeData::Integer { sign: Sign::Signless, .. } | TypeData::Index | TypeData::Float(_));
    scalar && name == Sym::VALUE.0 && (r.n_operands, r.n_results) == (0, 1) && m.value_type[Value(r.results)] == ty
}

/// Whether an operation reads or writes an element of a buffer and has no attributes, and is right.
pub(super) fn plain_access(m: &Module, op: Op, kind: Opcode) -> bool {
    let r = &m.op_record[op];
    let (operands, results) = (m.operands(op), (r.n_results == 1).then_some(Value(r.results)));
    let (element, buffer, indices) = match (operands, results) {
        ([buffer, indices @ ..], Some(element)) if kind == memref::LOAD => (element, *buffer, indices),
        ([element, buffer, indices @ ..], None) if kind == memref::STORE && r.n_results == 0 => (*element, *buffer, indices),
        _ => return false,
    };
    let TypeData::MemRef { dims, elem, .. } = m.cx.type_data(m.value_type[buffer]) else { return false };
    r.attrs == Attr::EMPTY_DICT
        && r.extra == NO_EXTRA
        && m.value_type[element] == elem
        && indices.len() == dims.len as usize
        && indices.iter().all(|&v| m.value_type[v] == Type::INDEX)
}

/// Whether an operation is a function with a body, a name and a type and little more, or a call of a function and nothing
/// more, and right: the types of the results of a `func.func`. Their names make each of them different from all that are
/// remembered.
fn plain_function_or_call(m: &Module, op: Op, kind: Opcode) -> Option<List> {
    const FUNCTION_TYPE: u32 = Sym::FUNCTION_TYPE.0;
    const SYM_NAME: u32 = Sym::SYM_NAME.0;
    const WISH: u32 = Sym::LLVM_EMIT_C_INTERFACE.0;
    const UNIT: u32 = Attr::UNIT.0;
    const UNNAMED: u32 = Sym::UNNAMED_ADDR.0;
    let AttrData::Dict(entries) = m.cx.attr_data(m.op_record[op].attrs) else { return None };
    match *m.cx.lists.get(entries) {
        [key, callee] if key == Sym::CALLEE.0 => {
            let named = m.op_record[op].extra == NO_EXTRA && m.cx.flat_symbol(Attr(callee)).is_some();
            (named && (kind == func::CALL || kind == llvm::CALL && plain_types(m, op))).then_some(List::EMPTY)
        }
        [FUNCTION_TYPE, ty, SYM_NAME, name] => plain_function(m, op, kind, Attr(ty), Attr(name)),
        [FUNCTION_TYPE, ty, WISH, UNIT, SYM_NAME, name] if kind == func::FUNC => plain_function(m, op, kind, Attr(ty), Attr(name)),
        // As read from LLVM IR.
        [FUNCTION_TYPE, ty, SYM_NAME, name, UNNAMED, value] if kind == llvm::FUNC => {
            let none = m.cx.attr_data(Attr(value)) == AttrData::Integer { ty: Type::I64, bits: 0 };
            if none { plain_function(m, op, kind, Attr(ty), Attr(name)) } else { None }
        }
        _ => None,
    }
}
/// Whether a call has types of LLVM only, and one result at most.
fn plain_types(m: &Module, op: Op) -> bool {
    let fits = |&v: &Value| llvm_type::is_llvm_compatible(&m.cx, m.value_type[v]);
    let r = m.op_record[op];
    r.n_results <= 1 && m.operands(op).iter().all(fits) && (r.n_results == 0 || fits(&Value(r.results)))
}
fn plain_function(m: &Module, op: Op, kind: Opcode, ty: Attr, name: Attr) -> Option<List> {
    let r = m.op_record[op];
    let AttrData::String { text, ty: Type::NONE } = m.cx.attr_data(name) else { return None };
    let (inputs, results) = match m.cx.type_data(m.cx.type_value(ty)?) {
        TypeData::Function { inputs, results } if kind == func::FUNC => (inputs, results),
        TypeData::LlvmFunc { ret, params, .. } if kind == llvm::FUNC => {
            let fits = |ty| llvm_type::is_function_argument(m.cx.type_data(ty));
            let fine = llvm_type::is_function_result(m.cx.type_data(ret)) && m.cx.types_in(params).all(fits);
            fine.then_some((params, List::EMPTY))?
        }
        _ => return None,
    };
    let [region] = m.op_regions(op) else { return None };
    let entry = m.blocks[*m.region_blocks(*region).first()?];
    let args = &m.value_type.as_slice()[entry.args as usize..(entry.args + entry.n_args) as usize];
    let fine = text != Sym::EMPTY
        && (r.n_operands, r.n_results) == (0, 0)
        && m.successors(op).is_empty()
        && m.cx.types_in(inputs).eq(args.iter().copied())
        && m.row(m.parent_op(op)?).traits.has(Traits::SYMBOL_TABLE);
    fine.then_some(results)
}
