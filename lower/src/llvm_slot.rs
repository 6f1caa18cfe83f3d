//! Memory of the stack as mem2reg and SROA see it: which operations access a slot, what a partial or differently typed
//! access comes to as a value. Source: what mlir-opt 22 and 19 print for their interfaces of memory slots.

use alloc::vec::Vec;

use abi::layout::DataLayout;
use ir::constant::{self, Values};
use ir::dialect::{llvm, memref};
use ir::row::Arity;
use ir::{Block, Diags, Module, Op, Sym, Traits, Type, TypeData, Value, segments};

use crate::edit::Edit;

/// How an operation accesses memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// `llvm.load`, `memref.load`
    Load,
    /// `llvm.store`, `memref.store`: the address is operand 1.
    Store,
    /// `llvm.intr.memset` and its inline form: operand 0.
    Fill,
    /// `llvm.intr.memcpy`, its inline form and `memmove`: to operand 0, from operand 1.
    Copy,
}

/// The layout of the module, or a diagnostic that it has none.
pub fn layout(m: &Module, diags: &mut Diags) -> Option<DataLayout> {
    match DataLayout::of_module(m) {
        Ok(l) => Some(l),
        Err(why) => {
            let loc = m.root.map_or(ir::Loc::UNKNOWN, |r| m.op_record[r].loc);
            diags.error("bad-data-layout", loc, alloc::format!("the data layout of the module cannot be read: {why}"));
            None
        }
    }
}

/// How an operation accesses memory, if it is one that can be taken apart.
pub fn access(m: &Module, op: Op) -> Option<Access> {
    Some(match m.kind(op) {
        llvm::LOAD | memref::LOAD => Access::Load,
        llvm::STORE | memref::STORE => Access::Store,
        llvm::INTR_MEMSET | llvm::INTR_MEMSET_INLINE => Access::Fill,
        llvm::INTR_MEMCPY | llvm::INTR_MEMCPY_INLINE | llvm::INTR_MEMMOVE => Access::Copy,
        _ => return None,
    })
}

/// Whether an access must stay.
pub fn is_volatile(m: &Module, op: Op) -> bool {
    m.attr(op, Sym::VOLATILE).is_some() || m.attr(op, Sym::IS_VOLATILE).is_some_and(|a| m.cx.int_value(a) != Some(0))
}

/// Whether an operation may go with the memory that it is about, when nothing else uses its results. `through_groups`
/// follows addresses through the operations on invariant groups.
pub fn vanishes(m: &Module, op: Op, through_groups: bool) -> bool {
    match m.kind(op) {
        llvm::INTR_LIFETIME_START
        | llvm::INTR_LIFETIME_END
        | llvm::INTR_INVARIANT_START
        | llvm::INTR_INVARIANT_END
        | llvm::INTR_DBG_DECLARE
        | llvm::INTR_DBG_VALUE
        | llvm::BITCAST
        | llvm::ADDRSPACECAST => true,
        llvm::INTR_LAUNDER_INVARIANT_GROUP | llvm::INTR_STRIP_INVARIANT_GROUP => through_groups,
        llvm::GETELEMENTPTR => {
            m.attr(op, Sym::RAW_CONSTANT_INDICES).and_then(|a| m.cx.int_array(a)).is_some_and(|i| i.iter().all(|&i| i == 0))
        }
        _ => false,
    }
}

/// The bytes that a fill or copy concerns, where they are known.
pub fn length(m: &Module, op: Op) -> Option<u64> {
    let value = match m.attr(op, Sym::LEN) {
        Some(a) => a,
        None => {
            let len = m.def_op(*m.operands(op).get(2)?)?;
            if m.kind(len) == ir::Opcode::ERASED || !m.row(len).traits.has(Traits::CONSTANT_LIKE) {
                return None;
            }
            m.attr(len, Sym::VALUE)?
        }
    };
    u64::try_from(m.cx.int_value(value)?).ok()
}

/// Whether a slot may be read or written as a type: the same one, or one of at most its size whose bits can be taken.
pub fn convertible(m: &Module, layout: &DataLayout, slot: Type, ty: Type) -> bool {
    if slot == ty {
        return true;
    }
    let plain = |t: Type| match m.cx.type_data(t) {
        TypeData::Integer { .. } | TypeData::Float(_) | TypeData::LlvmPtr { .. } => true,
        TypeData::Vector { scalable, elem, .. } => {
            scalable == 0 && matches!(m.cx.type_data(elem), TypeData::Integer { .. } | TypeData::Float(_))
        }
        _ => false,
    };
    let (Some(whole), Some(part)) = (layout.size_bits(&m.cx, slot), layout.size_bits(&m.cx, ty)) else { return false };
    if !plain(slot) || !plain(ty) {
        return false;
    }
    let is_ptr = |t: Type| matches!(m.cx.type_data(t), TypeData::LlvmPtr { .. });
    // Masks and shifts are made for at most 128 bits.
    if is_ptr(slot) && is_ptr(ty) { whole == part } else { whole == part || part < whole && whole <= 128 }
}

/// The value that a store, fill or copy puts into a slot that held `reaching`. What it needs stands behind the operation.
pub fn stored(e: &mut Edit<'_>, layout: &DataLayout, op: Op, slot: Type, reaching: Value) -> Value {
    let loc = e.m.op_record[op].loc;
    let mut at = op;
    match access(e.m, op) {
        Some(Access::Fill) => {
            let byte = e.operand(op, 1);
            let width = layout.size_bits(&e.m.cx, slot).unwrap_or(8) as u32;
            if width <= 8 {
                return of_int(e, &mut at, byte, slot, loc);
            }
            let (ty, int) = (slot, e.m.cx.int_type(width));
            let none = ir::Attr::EMPTY_DICT;
            let mut v = e.create(&mut at, llvm::ZEXT, &[byte], int, none, loc);
            let mut covered = 8;
            while covered < width {
                let by = number(e, &mut at, int, covered.into(), loc);
                let shifted = e.create(&mut at, llvm::SHL, &[v, by], int, none, loc);
                v = e.create(&mut at, llvm::OR, &[v, shifted], int, none, loc);
                covered *= 2;
            }
            of_int(e, &mut at, v, ty, loc)
        }
        Some(Access::Copy) => {
            let from = e.operand(op, 1);
            e.create(&mut at, llvm::LOAD, &[from], slot, ir::Attr::EMPTY_DICT, loc)
        }
        _ => {
            let value = e.operand(op, 0);
            insert_and_cast(e, layout, &mut at, value, reaching, loc)
        }
    }
}

fn number(e: &mut Edit<'_>, at: &mut Op, ty: Type, value: u128, loc: ir::Loc) -> Value {
    let value = constant::attr(&mut e.m.cx, ty, &Values::Scalar(value)).unwrap_or(ir::Attr::NONE);
    e.constant(at, ty, value, loc)
}
fn bits(e: &Edit<'_>, layout: &DataLayout, v: Value) -> u32 {
    layout.size_bits(&e.m.cx, e.m.ty(v)).unwrap_or(0) as u32
}
fn is(e: &Edit<'_>, ty: Type, f: impl Fn(TypeData) -> bool) -> bool {
    f(e.m.cx.type_data(ty))
}
/// As an integer of the same bits.
fn to_int(e: &mut Edit<'_>, layout: &DataLayout, at: &mut Op, v: Value, loc: ir::Loc) -> Value {
    let ty = e.m.ty(v);
    if is(e, ty, |t| matches!(t, TypeData::Integer { .. })) {
        return v;
    }
    let int = bits(e, layout, v);
    let int = e.m.cx.int_type(int);
    let cast = if is(e, ty, |t| matches!(t, TypeData::LlvmPtr { .. })) { llvm::PTRTOINT } else { llvm::BITCAST };
    e.create_or_fold(at, cast, &[v], int, ir::Attr::EMPTY_DICT, loc)
}
/// An integer as a type of the same bits.
fn of_int(e: &mut Edit<'_>, at: &mut Op, v: Value, ty: Type, loc: ir::Loc) -> Value {
    if e.m.ty(v) == ty {
        return v;
    }
    let cast = if is(e, ty, |t| matches!(t, TypeData::LlvmPtr { .. })) { llvm::INTTOPTR } else { llvm::BITCAST };
    e.create_or_fold(at, cast, &[v], ty, ir::Attr::EMPTY_DICT, loc)
}
fn same_size(e: &mut Edit<'_>, layout: &DataLayout, at: &mut Op, v: Value, ty: Type, loc: ir::Loc) -> Value {
    let from = e.m.ty(v);
    if from == ty {
        return v;
    }
    let ptr = |e: &Edit<'_>, t| is(e, t, |t| matches!(t, TypeData::LlvmPtr { .. }));
    if ptr(e, from) && ptr(e, ty) {
        return e.create_or_fold(at, llvm::ADDRSPACECAST, &[v], ty, ir::Attr::EMPTY_DICT, loc);
    }
    let v = to_int(e, layout, at, v, loc);
    of_int(e, at, v, ty, loc)
}

/// The first bytes of a value as another type. Moves `at` behind what it takes.
pub fn extract_and_cast(e: &mut Edit<'_>, layout: &DataLayout, at: &mut Op, v: Value, ty: Type, loc: ir::Loc) -> Value {
    let v = e.now(v);
    let (whole, part) = (bits(e, layout, v), layout.size_bits(&e.m.cx, ty).unwrap_or(0) as u32);
    if whole == part || e.m.ty(v) == ty {
        return same_size(e, layout, at, v, ty, loc);
    }
    let none = ir::Attr::EMPTY_DICT;
    let mut int = to_int(e, layout, at, v, loc);
    if layout.big_endian {
        let wide = e.m.ty(int);
        let by = number(e, at, wide, (whole - part).into(), loc);
        int = e.create_or_fold(at, llvm::LSHR, &[int, by], wide, none, loc);
    }
    let narrow = e.m.cx.int_type(part);
    let int = e.create(at, llvm::TRUNC, &[int], narrow, none, loc);
    of_int(e, at, int, ty, loc)
}

/// What a slot holds after a value was written over the first bytes of what it held.
fn insert_and_cast(e: &mut Edit<'_>, layout: &DataLayout, at: &mut Op, v: Value, reaching: Value, loc: ir::Loc) -> Value {
    let reaching = e.now(reaching);
    let slot = e.m.ty(reaching);
    let (whole, part) = (bits(e, layout, reaching), bits(e, layout, v));
    if whole == part || e.m.ty(v) == slot {
        return same_size(e, layout, at, v, slot, loc);
    }
    let none = ir::Attr::EMPTY_DICT;
    let held = to_int(e, layout, at, reaching, loc);
    let wide = e.m.ty(held);
    let narrow = to_int(e, layout, at, v, loc);
    let mut new = e.create_or_fold(at, llvm::ZEXT, &[narrow], wide, none, loc);
    let ones = |n: u32| if n >= 128 { u128::MAX } else { (1u128 << n) - 1 };
    let mask = if layout.big_endian {
        let by = number(e, at, wide, (whole - part).into(), loc);
        new = e.create_or_fold(at, llvm::SHL, &[new, by], wide, none, loc);
        ones(whole - part)
    } else {
        ones(whole) & !ones(part)
    };
    let mask = number(e, at, wide, mask, loc);
    let masked = e.create_or_fold(at, llvm::AND, &[held, mask], wide, none, loc);
    let both = e.create_or_fold(at, llvm::OR, &[masked, new], wide, none, loc);
    of_int(e, at, both, slot, loc)
}

/// Appends to what a branch passes to each of its successors.
pub fn append_successor_operands<'v>(m: &mut Module, branch: Op, more: impl Fn(u32) -> &'v [Value]) {
    let row = m.row(branch);
    let mut passed: Vec<(u32, core::ops::Range<usize>)> = Vec::new();
    segments::for_each_successor(m, branch, |i, _: Block, range| passed.push((i as u32, range)));
    let n_fixed = row.successors.iter().filter(|s| !s.variadic).count();
    let mut operands: Vec<Value> = Vec::new();
    let mut sizes: Vec<i32> = Vec::new();
    let mut groups: Vec<(Sym, Vec<i32>)> = Vec::new();
    let mut next = passed.into_iter();
    let mut successors = row.successors.iter();
    for (field, of) in row.operands.iter().enumerate() {
        let start = operands.len();
        let range = segments::operand_range(m, branch, field);
        let successor = if of.name.ends_with("Operands") { successors.next() } else { None };
        match successor {
            Some(s) => {
                let n = if s.variadic { m.successors(branch).len().saturating_sub(n_fixed) } else { 1 };
                let mut each = Vec::with_capacity(n);
                for (i, range) in next.by_ref().take(n) {
                    let before = operands.len();
                    operands.extend_from_slice(&m.operands(branch)[range]);
                    operands.extend_from_slice(more(i));
                    each.push((operands.len() - before) as i32);
                }
                if let Arity::VariadicOfVariadic(name) = of.arity {
                    groups.push((name, each));
                }
            }
            None => operands.extend_from_slice(&m.operands(branch)[range]),
        }
        sizes.push((operands.len() - start) as i32);
    }
    m.set_operands(branch, &operands);
    for (name, each) in groups {
        let a = m.cx.i32_array(&each);
        m.set_attr(branch, name, a);
    }
    if row.traits.has(Traits::ATTR_SIZED_OPERANDS) {
        let a = m.cx.i32_array(&sizes);
        m.set_attr(branch, Sym::OPERAND_SEGMENT_SIZES, a);
    }
}
