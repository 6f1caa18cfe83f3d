//! Folders of the `llvm` dialect. Source: what mlir-opt's canonicalizer does to the dialect's operations.

use alloc::vec::Vec;

use super::llvm;
use super::llvm_syntax::DYNAMIC_INDEX;
use super::records as r;
use crate::attr::AttrData;
use crate::constant::{self, Values};
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::Folded;
use crate::store::List;
use crate::ty::TypeData;

type Out = Vec<Folded>;

fn result_type(m: &Module, op: Op) -> Option<Type> {
    m.results(op).next().map(|v| m.ty(v))
}
fn give(out: &mut Out, f: Folded) -> bool {
    out.push(f);
    true
}
fn marker(m: &mut Module, def: u16, out: &mut Out) -> bool {
    let a = m.cx.attr(AttrData::Record { def, fields: List::EMPTY });
    give(out, Folded::Attr(a))
}

/// A constant is its value.
pub fn fold_constant(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Out) -> bool {
    match m.attr(op, Sym::VALUE) {
        Some(a) => give(out, Folded::Attr(a)),
        None => false,
    }
}
/// An address is its symbol.
pub fn fold_addressof(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Out) -> bool {
    match m.attr(op, Sym::GLOBAL_NAME) {
        Some(a) => give(out, Folded::Attr(a)),
        None => false,
    }
}
/// `#llvm.undef`
pub fn fold_undef(m: &mut Module, _: Op, _: &[Option<Attr>], out: &mut Out) -> bool {
    marker(m, r::LLVM_UNDEF, out)
}
/// `#llvm.poison`
pub fn fold_poison(m: &mut Module, _: Op, _: &[Option<Attr>], out: &mut Out) -> bool {
    marker(m, r::LLVM_POISON, out)
}
/// The zero of the type of a number or of a vector of them, else `#llvm.zero`.
pub fn fold_zero(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Out) -> bool {
    let Some(ty) = result_type(m, op) else { return false };
    if matches!(m.cx.type_data(m.cx.elem_type(ty)), TypeData::Integer { .. } | TypeData::Float(_))
        && let Some(a) = crate::constant::splat(&mut m.cx, ty, 0)
    {
        return give(out, Folded::Attr(a));
    }
    marker(m, r::LLVM_ZERO, out)
}
/// A cast to the type that the value has is the value, a cast there and back is what it began with, and a cast of a
/// cast is one cast, in place.
pub fn fold_cast_chain(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Out) -> bool {
    let (Some(&arg), Some(ty)) = (m.operands(op).first(), result_type(m, op)) else { return false };
    if m.ty(arg) == ty {
        return give(out, Folded::Value(arg));
    }
    if let Some(before) = m.def_op(arg).filter(|&o| m.kind(o) == m.kind(op))
        && let Some(&first) = m.operands(before).first()
    {
        if m.ty(first) == ty {
            return give(out, Folded::Value(first));
        }
        m.set_operands(op, &[first]);
        return true;
    }
    false
}
/// A constant zero-extended.
pub fn fold_zext(m: &mut Module, op: Op, operands: &[Option<Attr>], out: &mut Out) -> bool {
    let (Some(Some(a)), Some(ty)) = (operands.first(), result_type(m, op)) else { return false };
    let (AttrData::Integer { bits, .. }, TypeData::Integer { width: 1..=64, .. }) = (m.cx.attr_data(*a), m.cx.type_data(ty)) else {
        return false;
    };
    let a = m.cx.attr(AttrData::Integer { ty, bits });
    give(out, Folded::Attr(a))
}
fn is_zero(m: &Module, a: Option<Attr>) -> bool {
    match a.map(|a| m.cx.attr_data(a)) {
        Some(AttrData::Integer { bits, .. }) => bits == 0,
        Some(AttrData::Dense { data, .. }) => m.cx.bytes.get(data).iter().all(|&b| b == 0),
        _ => false,
    }
}
/// Two constants of an integer type of at most 128 bits, and its width.
fn two_integers(m: &Module, op: Op, operands: &[Option<Attr>]) -> Option<(u128, u128, u32, Type)> {
    let ty = result_type(m, op)?;
    let TypeData::Integer { width, .. } = m.cx.type_data(ty) else { return None };
    let number = |a: Option<Attr>| match constant::ints(&m.cx, a?)? {
        (_, _, Values::Scalar(n)) => Some(n),
        _ => None,
    };
    let &[a, b] = operands else { return None };
    Some((number(a)?, number(b)?, width, ty))
}
/// The bits of two constants.
pub fn fold_or(m: &mut Module, op: Op, operands: &[Option<Attr>], out: &mut Out) -> bool {
    let Some((a, b, _, ty)) = two_integers(m, op, operands) else { return false };
    let a = constant::attr(&mut m.cx, ty, &Values::Scalar(a | b));
    constant::give(out, a)
}
/// A constant moved by another one that is less than its width.
pub fn fold_shl(m: &mut Module, op: Op, operands: &[Option<Attr>], out: &mut Out) -> bool {
    let Some((a, b, _, ty)) = two_integers(m, op, operands).filter(|c| c.1 < u128::from(c.2)) else { return false };
    let a = a.checked_shl(b as u32).and_then(|bits| constant::attr(&mut m.cx, ty, &Values::Scalar(bits)));
    constant::give(out, a)
}
/// A value compared with itself, and memory of the stack compared with null.
pub fn fold_icmp(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Out) -> bool {
    let &[lhs, rhs] = m.operands(op) else { return false };
    let Some(ty) = result_type(m, op) else { return false };
    let is = |v, kind| m.def_op(v).is_some_and(|d| m.kind(d) == kind);
    let apart = |a, b| is(a, llvm::ALLOCA) && is(b, llvm::MLIR_ZERO);
    let differ = apart(lhs, rhs) || apart(rhs, lhs);
    if lhs != rhs && !differ {
        return false;
    }
    let value = match m.attr(op, Sym::PREDICATE).and_then(|a| m.cx.int_value(a)) {
        Some(n @ (0 | 1)) => (n == 0) != differ,
        _ => return false,
    };
    let a = match m.cx.type_data(ty) {
        TypeData::Vector { .. } => {
            let data = m.cx.bytes.intern(&[value as u8]);
            m.cx.attr(AttrData::Dense { ty, data, splat: true })
        }
        _ if ty == Type::I1 => m.cx.int_attr(ty, value.into()),
        _ => return false,
    };
    give(out, Folded::Attr(a))
}
/// Constant indices move into the attribute, in place; an address with the offset 0 is its base.
pub fn fold_gep(m: &mut Module, op: Op, operands: &[Option<Attr>], out: &mut Out) -> bool {
    let (Some(&base), Some(ty)) = (m.operands(op).first(), result_type(m, op)) else { return false };
    let mut raw = m.attr(op, Sym::RAW_CONSTANT_INDICES).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let zero = match raw.as_slice() {
        [0] => true,
        [i] if *i == i64::from(DYNAMIC_INDEX) => is_zero(m, operands.get(1).copied().flatten()),
        _ => false,
    };
    if zero && m.ty(base) == ty {
        return give(out, Folded::Value(base));
    }
    let mut left = alloc::vec![base];
    for (next, i) in (1..).zip(raw.iter_mut().filter(|i| **i == i64::from(DYNAMIC_INDEX))) {
        let constant = operands.get(next).copied().flatten().and_then(|a| m.cx.int_value(a));
        match constant.filter(|c| (-INDEX_LIMIT..INDEX_LIMIT).contains(c)) {
            Some(c) => *i = c,
            None => left.extend(m.operands(op).get(next)),
        }
    }
    if left.len() < m.n_operands(op) {
        let raw: Vec<i32> = raw.iter().map(|&i| i as i32).collect();
        let raw = m.cx.i32_array(&raw);
        m.set_attr(op, Sym::RAW_CONSTANT_INDICES, raw);
        m.set_operands(op, &left);
        return true;
    }
    false
}
/// Constant indices beyond 29 bits stay operands, as upstream's builder keeps them.
const INDEX_LIMIT: i64 = 1 << 28;
/// The member of a constant aggregate: one of a list of attributes, or an element of an array of scalars.
#[cfg(feature = "extended")]
fn member(m: &mut Module, whole: Attr, position: &[i64], op: Op) -> Option<Attr> {
    let ty = m.ty(m.result(op, 0));
    let mut at = whole;
    for (k, &i) in position.iter().enumerate() {
        if let Some(items) = m.cx.array_items(at) {
            at = *items.get(usize::try_from(i).ok()?)?;
            continue;
        }
        // Rows of such an array are not constants of their own.
        let of = m.cx.attr_type(at)?;
        let shape = m.cx.shape_of(of)?;
        if shape.len() != position.len() - k || m.cx.elem_type(of) != ty {
            return None;
        }
        let mut n = 0usize;
        for (&i, &size) in position[k..].iter().zip(shape) {
            n = n.checked_mul(usize::try_from(size).ok()?)?.checked_add(usize::try_from(i).ok()?)?;
        }
        let bits = crate::constant::element(&m.cx, at, Some(n))?;
        return crate::constant::splat(&mut m.cx, ty, bits);
    }
    (m.cx.attr_type(at) == Some(ty)).then_some(at)
}

/// `llvm.shufflevector` of the one element of a vector, in newer releases.
pub fn fold_shufflevector(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Out) -> bool {
    let x = m.operand(op, 0);
    let one = matches!(m.cx.type_data(m.ty(x)), TypeData::Vector { dims, .. } if *m.cx.shape(dims) == [1]);
    if m.cx.early_folds || !one || m.attr(op, Sym::MASK).and_then(|a| m.cx.int_array(a)).is_none_or(|mask| mask != [0]) {
        return false;
    }
    out.push(Folded::Value(x));
    true
}

/// Walks insertions back to the one that matters for a member of an aggregate: the aggregate that has it, what the walk ends
/// at, none where that is an insertion of which only a part is known, and whether that is the member itself.
pub fn member_source(m: &Module, from: Value, position: &[i64]) -> (Value, Value, bool) {
    let (mut container, mut at, mut rest) = (from, from, position);
    // A chain is as long as the aggregate has members as a rule; the bound keeps folding linear in the module.
    for _ in 0..1024 {
        let Some(insertion) = m.def_op(at).filter(|&d| m.kind(d) == llvm::INSERTVALUE) else { break };
        let Some(inserted) = m.attr(insertion, Sym::POSITION).and_then(|a| m.cx.int_array(a)) else { break };
        let &[before, value] = m.operands(insertion) else { break };
        if inserted == rest {
            return (container, value, true);
        }
        // Only a part is known.
        if inserted.starts_with(rest) {
            return (container, Value::NONE, false);
        }
        match rest.strip_prefix(inserted.as_slice()) {
            // Newer releases look into the part that was put in, for what was put into that.
            Some(inner) if !m.cx.early_folds => (at, rest) = (value, inner),
            Some(_) => return (container, Value::NONE, false),
            None => {
                at = before;
                if rest.len() == position.len() {
                    container = before;
                }
            }
        }
    }
    (container, at, false)
}

/// A member of a member, in newer releases, or of an aggregate that was just put together: walks the insertions back to the one that matters, or takes the
/// member from before them, in place.
pub fn fold_extractvalue(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Out) -> bool {
    let Some(position) = m.attr(op, Sym::POSITION).and_then(|a| m.cx.int_array(a)) else { return false };
    let Some(&from) = m.operands(op).first() else { return false };
    // Every member of such a value is like the whole.
    if let Some(def) = m.def_op(from).filter(|_| !m.cx.early_folds) {
        match m.kind(def) {
            llvm::MLIR_UNDEF => return marker(m, r::LLVM_UNDEF, out),
            llvm::MLIR_POISON => return marker(m, r::LLVM_POISON, out),
            llvm::MLIR_ZERO => return marker(m, r::LLVM_ZERO, out),
            _ => {}
        }
    }
    #[cfg(feature = "extended")]
    if let Some(&Some(whole)) = c.first() {
        return !m.cx.early_folds && member(m, whole, &position, op).is_some_and(|a| give(out, Folded::Attr(a)));
    }
    #[cfg(not(feature = "extended"))]
    let _ = c;
    if !m.cx.early_folds
        && let Some(outer) = m.def_op(from).filter(|&d| m.kind(d) == llvm::EXTRACTVALUE)
        && let Some(mut whole) = m.attr(outer, Sym::POSITION).and_then(|a| m.cx.int_array(a))
    {
        whole.extend(position);
        let whole = m.cx.i64_array(&whole);
        m.set_attr(op, Sym::POSITION, whole);
        m.set_operands(op, &[m.operand(outer, 0)]);
        return true;
    }
    let (container, end, found) = member_source(m, from, &position);
    if found {
        return give(out, Folded::Value(end));
    }
    if container == from {
        return false;
    }
    m.set_operands(op, &[container]);
    true
}
