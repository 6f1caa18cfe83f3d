//! Canonical forms of integer and float arithmetic: chains of constants, extensions and selects. Source: the
//! canonicalization patterns of MLIR's `arith` and `index` dialects, as mlir-opt shows them.

use alloc::vec;
use alloc::vec::Vec;

use ir::constant::{self, Values, mask};
use ir::dialect::{arith as a, index};
use ir::{Attr, Op, Opcode, Sym, Type, TypeData, Value};

use crate::canonicalize::{Canon, Outcome};
use crate::fold::constant_of;

/// What defines a value, if it is of a kind.
pub(crate) fn def(c: &Canon<'_>, v: Value, kind: Opcode) -> Option<Op> {
    c.m.def_op(v).filter(|&o| c.m.kind(o) == kind)
}
fn lhs(c: &Canon<'_>, op: Op) -> Value {
    c.m.operand(op, 0)
}
fn rhs(c: &Canon<'_>, op: Op) -> Value {
    c.m.operand(op, 1)
}
fn known(c: &Canon<'_>, v: Value) -> Option<Attr> {
    constant_of(c.m, v)
}
/// The overflow flags of an operation.
pub(crate) fn flags(c: &Canon<'_>, op: Op) -> u64 {
    c.m.attr(op, Sym::OVERFLOW_FLAGS).and_then(|f| c.m.cx.enum_value(f)).unwrap_or(0)
}
fn flag_attrs(c: &mut Canon<'_>, flags: u64) -> Attr {
    if flags == 0 {
        return Attr::EMPTY_DICT;
    }
    let f = c.m.cx.attr(ir::AttrData::Enum { def: ir::dialect::enums::ARITH_OVERFLOW, value: flags });
    c.m.cx.dict_one(Sym::OVERFLOW_FLAGS, f)
}
/// `x op y` of two integers of one type. Those of vectors and tensors stay as they are, as upstream.
fn combine(c: &mut Canon<'_>, x: Attr, y: Attr, f: fn(u128, u128) -> u128) -> Option<Attr> {
    let (tx, width, Values::Scalar(p)) = constant::ints(&c.m.cx, x)? else { return None };
    let (ty, _, Values::Scalar(q)) = constant::ints(&c.m.cx, y)? else { return None };
    if tx != ty {
        return None;
    }
    constant::attr(&mut c.m.cx, tx, &Values::Scalar(f(p, q) & mask(width)))
}
/// Replaces an operation by a new one of one result.
fn become_(c: &mut Canon<'_>, op: Op, kind: Opcode, operands: &[Value], attrs: Attr) -> Outcome {
    let (ty, loc) = (c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let v = c.value(kind, operands, ty, attrs, loc);
    c.replace_op(op, &[v]);
    if let Some(new) = c.m.def_op(v) {
        c.revisit(new);
    }
    Outcome::Gone
}

/// Simplifies one operation.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    match c.m.kind(op) {
        a::ADDI | a::SUBI => sum(c, op),
        a::MULI => product(c, op),
        a::XORI | a::ANDI | a::ORI => bits(c, op),
        a::EXTSI => outer(c, op, a::EXTUI, Some(a::EXTUI)),
        a::INDEX_CAST => outer(c, op, a::EXTSI, None),
        a::INDEX_CASTUI => outer(c, op, a::EXTUI, None),
        a::BITCAST => outer(c, op, a::BITCAST, None),
        a::TRUNCI => narrow(c, op),
        a::TRUNCF if c.version >= 20 && c.m.attr(op, Sym::ROUNDINGMODE).is_none() => from_int(c, op),
        a::CMPI => compare(c, op),
        a::SELECT => select(c, op),
        a::MULF | a::DIVF => signs(c, op),
        a::ADDUI_EXTENDED | a::MULSI_EXTENDED | a::MULUI_EXTENDED => low_part(c, op),
        index::ADD | index::MUL | index::MAXS | index::MAXU | index::MINS | index::MINU | index::AND | index::OR | index::XOR => {
            chain(c, op)
        }
        index::CMP => difference(c, op),
        _ => Outcome::Kept,
    }
}

/// Sums and differences with constants inside and outside, and products with -1.
fn sum(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (x, y) = (lhs(c, op), rhs(c, op));
    let add = c.m.kind(op) == a::ADDI;
    let outer_flags = flags(c, op);
    let plus: fn(u128, u128) -> u128 = |p, q| p.wrapping_add(q);
    let minus: fn(u128, u128) -> u128 = |p, q| p.wrapping_sub(q);
    let swapped_minus: fn(u128, u128) -> u128 = |p, q| q.wrapping_sub(p);
    // (inner is on the left, outer constant, inner operation)
    let sides = [(true, known(c, y), x), (false, known(c, x), y)];
    for (left, outside, inner) in sides {
        let (Some(k1), Some(i)) = (outside, c.m.def_op(inner)) else { continue };
        let kind = c.m.kind(i);
        if !matches!(kind, a::ADDI | a::SUBI) || add && !left {
            continue;
        }
        let (p, q) = (lhs(c, i), rhs(c, i));
        let merged = outer_flags & flags(c, i);
        // What becomes of it: new kind, whether the constant stands left, the constant from inner k0 and outer k1.
        let (k0, rest, new, constant_left, f) = match (add, left, kind, known(c, q), known(c, p)) {
            (true, _, a::ADDI, Some(k0), _) => (k0, p, a::ADDI, false, plus),
            (true, _, a::SUBI, Some(k0), _) => (k0, p, a::ADDI, false, swapped_minus),
            (true, _, a::SUBI, _, Some(k0)) => (k0, q, a::SUBI, true, plus),
            (false, true, a::ADDI, Some(k0), _) => (k0, p, a::ADDI, false, minus),
            (false, false, a::ADDI, Some(k0), _) => (k0, p, a::SUBI, true, swapped_minus),
            (false, false, a::SUBI, Some(k0), _) => (k0, p, a::SUBI, true, plus),
            (false, false, a::SUBI, _, Some(k0)) => (k0, q, a::ADDI, false, swapped_minus),
            (false, true, a::SUBI, Some(k0), _) => (k0, p, a::SUBI, false, plus),
            (false, true, a::SUBI, _, Some(k0)) => (k0, q, a::SUBI, true, minus),
            _ => continue,
        };
        let Some(k) = combine(c, k0, k1, f) else { continue };
        let (ty, loc) = (c.m.ty(x), c.m.op_record[op].loc);
        let k = c.constant(k, ty, loc);
        let attrs = flag_attrs(c, merged);
        return become_(c, op, new, &if constant_left { [k, rest] } else { [rest, k] }, attrs);
    }
    if add {
        for (other, product) in [(x, y), (y, x)] {
            if let Some(m) = def(c, product, a::MULI)
                && constant::is_all_ones(&c.m.cx, known(c, rhs(c, m)))
            {
                let by = lhs(c, m);
                return become_(c, op, a::SUBI, &[other, by], Attr::EMPTY_DICT);
            }
        }
    } else if let Some(i) = def(c, x, a::SUBI)
        && lhs(c, i) == y
    {
        // (y - z) - y
        let (z, ty, loc) = (rhs(c, i), c.m.ty(x), c.m.op_record[op].loc);
        let Some(zero) = constant::splat(&mut c.m.cx, ty, 0) else { return Outcome::Kept };
        let merged = flags(c, op) & flags(c, i);
        let zero = c.constant(zero, ty, loc);
        let attrs = flag_attrs(c, merged);
        return become_(c, op, a::SUBI, &[zero, z], attrs);
    }
    Outcome::Kept
}

fn product(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (x, y) = (lhs(c, op), rhs(c, op));
    let (Some(k1), Some(i)) = (known(c, y), def(c, x, a::MULI)) else { return Outcome::Kept };
    let Some(k0) = known(c, rhs(c, i)) else { return Outcome::Kept };
    let Some(k) = combine(c, k0, k1, |p, q| p.wrapping_mul(q)) else { return Outcome::Kept };
    let (rest, ty, loc) = (lhs(c, i), c.m.ty(x), c.m.op_record[op].loc);
    let merged = flags(c, op) & flags(c, i);
    let k = c.constant(k, ty, loc);
    let attrs = flag_attrs(c, merged);
    become_(c, op, a::MULI, &[rest, k], attrs)
}

/// A negated comparison of scalars is the opposite one; bits of two equal extensions are the extension of the bits.
fn bits(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (x, y) = (lhs(c, op), rhs(c, op));
    let kind = c.m.kind(op);
    if kind == a::XORI
        && let Some(cmp) = def(c, x, a::CMPI)
        && known(c, y) == Some(Attr::TRUE)
    {
        const OPPOSITE: [i64; 10] = [1, 0, 5, 4, 3, 2, 9, 8, 7, 6];
        let p = c.m.attr(cmp, Sym::PREDICATE).and_then(|p| c.m.cx.int_value(p)).unwrap_or(0);
        let p = c.m.cx.int_attr(Type::I64, OPPOSITE.get(p as usize).copied().unwrap_or(p));
        let attrs = c.m.cx.dict_one(Sym::PREDICATE, p);
        let operands = [lhs(c, cmp), rhs(c, cmp)];
        return become_(c, op, a::CMPI, &operands, attrs);
    }
    for ext in [a::EXTUI, a::EXTSI] {
        if let (Some(p), Some(q)) = (def(c, x, ext), def(c, y, ext))
            && c.m.ty(lhs(c, p)) == c.m.ty(lhs(c, q))
        {
            let (operands, ty, loc) = ([lhs(c, p), lhs(c, q)], c.m.ty(lhs(c, p)), c.m.op_record[op].loc);
            let v = c.value(kind, &operands, ty, Attr::EMPTY_DICT, loc);
            return become_(c, op, ext, &[v], Attr::EMPTY_DICT);
        }
    }
    Outcome::Kept
}

/// A conversion of a conversion that does not matter to it takes the first value; `as_kind` if it becomes another.
fn outer(c: &mut Canon<'_>, op: Op, inner: Opcode, as_kind: Option<Opcode>) -> Outcome {
    let x = lhs(c, op);
    let kind = c.m.kind(op);
    // A cast to `index` and back, or the other way round, ends where it began.
    if matches!(kind, a::INDEX_CAST | a::INDEX_CASTUI)
        && let Some(i) = def(c, x, kind)
    {
        let src = lhs(c, i);
        if c.m.ty(src) == c.m.ty(c.m.result(op, 0)) {
            c.replace_op(op, &[src]);
            return Outcome::Gone;
        }
    }
    let Some(i) = def(c, x, inner) else { return Outcome::Kept };
    let src = lhs(c, i);
    if kind == a::BITCAST && c.m.ty(src) == c.m.ty(c.m.result(op, 0)) {
        c.replace_op(op, &[src]);
        return Outcome::Gone;
    }
    become_(c, op, as_kind.unwrap_or(kind), &[src], Attr::EMPTY_DICT)
}

/// An integer converted to a float that is narrowed is converted to the narrow float.
fn from_int(c: &mut Canon<'_>, op: Op) -> Outcome {
    let x = lhs(c, op);
    for kind in [a::SITOFP, a::UITOFP] {
        if let Some(i) = def(c, x, kind) {
            let src = lhs(c, i);
            return become_(c, op, kind, &[src], Attr::EMPTY_DICT);
        }
    }
    Outcome::Kept
}

/// A truncated extension that stays wider than its source is a shorter extension.
fn narrow(c: &mut Canon<'_>, op: Op) -> Outcome {
    let x = lhs(c, op);
    for ext in [a::EXTSI, a::EXTUI] {
        let Some(i) = def(c, x, ext) else { continue };
        let src = lhs(c, i);
        let width = |v: Value| c.m.cx.int_width(c.m.cx.elem_type(c.m.ty(v))).unwrap_or(0);
        if width(c.m.result(op, 0)) > width(src) {
            return become_(c, op, ext, &[src], Attr::EMPTY_DICT);
        }
    }
    // The low bits of a signed shift that only moves bits of a wide enough value are those of an unsigned one.
    if let Some(s) = def(c, x, a::SHRSI)
        && let Some((k, w)) = constant::uniform_int(&c.m.cx, known(c, rhs(c, s)))
        && let Some(to) = c.m.cx.int_width(c.m.cx.elem_type(c.m.ty(c.m.result(op, 0))))
        && k == (w as u128).saturating_sub(to as u128)
    {
        let (p, q, ty, loc) = (lhs(c, s), rhs(c, s), c.m.ty(x), c.m.op_record[s].loc);
        let exact = c.m.attr(s, Sym::IS_EXACT).map_or(Attr::EMPTY_DICT, |a| c.m.cx.dict_one(Sym::IS_EXACT, a));
        let v = c.value(a::SHRUI, &[p, q], ty, exact, loc);
        return become_(c, op, a::TRUNCI, &[v], Attr::EMPTY_DICT);
    }
    Outcome::Kept
}

/// Equality of two equal extensions is equality of what they extend.
fn compare(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (x, y) = (lhs(c, op), rhs(c, op));
    let attrs = c.m.op_record[op].attrs;
    let p = c.m.attr(op, Sym::PREDICATE).and_then(|p| c.m.cx.int_value(p)).unwrap_or(0);
    for ext in [a::EXTSI, a::EXTUI] {
        if let (Some(i), Some(j), 0 | 1) = (def(c, x, ext), def(c, y, ext), p)
            && c.m.ty(lhs(c, i)) == c.m.ty(lhs(c, j))
        {
            let operands = [lhs(c, i), lhs(c, j)];
            return become_(c, op, a::CMPI, &operands, attrs);
        }
    }
    Outcome::Kept
}

fn select(c: &mut Canon<'_>, op: Op) -> Outcome {
    let [p, x, y] = *c.m.operands(op) else { return Outcome::Kept };
    // The same condition inside.
    for (at, v) in [(1, x), (2, y)] {
        if let Some(i) = def(c, v, a::SELECT)
            && c.m.operand(i, 0) == p
        {
            let inner = c.m.operand(i, at);
            let operands = if at == 1 { [p, inner, y] } else { [p, x, inner] };
            c.set_operands(op, &operands);
            return Outcome::Changed;
        }
    }
    // A negated condition, of scalars.
    if let Some(n) = def(c, p, a::XORI)
        && known(c, rhs(c, n)) == Some(Attr::TRUE)
    {
        let operands = [lhs(c, n), y, x];
        c.set_operands(op, &operands);
        return Outcome::Changed;
    }
    let (kx, ky) = (known(c, x), known(c, y));
    let (one, zero) = (constant::is_one(&c.m.cx, kx), constant::is_zero(&c.m.cx, kx));
    let (y_one, y_zero) = (constant::is_one(&c.m.cx, ky), constant::is_zero(&c.m.cx, ky));
    let ty = c.m.ty(x);
    let scalar = matches!(c.m.cx.type_data(ty), TypeData::Integer { .. });
    let cty = c.m.ty(p);
    let loc = c.m.op_record[op].loc;
    if scalar && ty == Type::I1 && zero && y_one {
        let t = c.constant(Attr::TRUE, Type::I1, loc);
        return become_(c, op, a::XORI, &[p, t], Attr::EMPTY_DICT);
    }
    if scalar && ty != Type::I1 && one && y_zero {
        return become_(c, op, a::EXTUI, &[p], Attr::EMPTY_DICT);
    }
    if scalar && ty != Type::I1 && zero && y_one {
        let t = c.constant(Attr::TRUE, Type::I1, loc);
        let n = c.value(a::XORI, &[p, t], cty, Attr::EMPTY_DICT, loc);
        return become_(c, op, a::EXTUI, &[n], Attr::EMPTY_DICT);
    }
    Outcome::Kept
}

/// `(-x) * (-y)` and `(-x) / (-y)`.
fn signs(c: &mut Canon<'_>, op: Op) -> Outcome {
    let (x, y) = (lhs(c, op), rhs(c, op));
    if let (Some(p), Some(q)) = (def(c, x, a::NEGF), def(c, y, a::NEGF)) {
        let operands = [lhs(c, p), lhs(c, q)];
        c.set_operands(op, &operands);
        return Outcome::Changed;
    }
    Outcome::Kept
}

/// An extended operation whose second result is not used is the plain one.
fn low_part(c: &mut Canon<'_>, op: Op) -> Outcome {
    let high = c.m.result(op, 1);
    if c.uses[ir::Id::idx(high)] != 0 {
        return Outcome::Kept;
    }
    let kind = if c.m.kind(op) == a::ADDUI_EXTENDED { a::ADDI } else { a::MULI };
    let (operands, ty, loc) = ([lhs(c, op), rhs(c, op)], c.m.ty(c.m.result(op, 0)), c.m.op_record[op].loc);
    let v = c.value(kind, &operands, ty, Attr::EMPTY_DICT, loc);
    c.replace(c.m.result(op, 0), v);
    c.erase(op);
    Outcome::Gone
}

/// `(x op k0) op k1` of `index`, from release 20 on.
fn chain(c: &mut Canon<'_>, op: Op) -> Outcome {
    let kind = c.m.kind(op);
    let (x, y) = (lhs(c, op), rhs(c, op));
    let (Some(_), Some(i)) = (known(c, y), def(c, x, kind)) else { return Outcome::Kept };
    if c.version < 20 || known(c, rhs(c, i)).is_none() {
        return Outcome::Kept;
    }
    let loc = c.m.op_record[op].loc;
    // The folder of the operation itself says what the constants come to, if they come to anything.
    let (k0, k1) = (rhs(c, i), y);
    let consts = vec![known(c, k0), known(c, k1)];
    let mut out = Vec::new();
    let Some(fold) = c.m.row(op).fold else { return Outcome::Kept };
    if !fold(c.m, op, &consts, &mut out) {
        return Outcome::Kept;
    }
    let [ir::Folded::Attr(k)] = *out else { return Outcome::Kept };
    let attrs = c.m.cx.dict_one(Sym::VALUE, k);
    let k = c.value(index::CONSTANT, &[], Type::INDEX, attrs, loc);
    let rest = lhs(c, i);
    become_(c, op, kind, &[rest, k], Attr::EMPTY_DICT)
}

/// `x - y` compared with 0 is `x` compared with `y`.
fn difference(c: &mut Canon<'_>, op: Op) -> Outcome {
    let p = c.m.attr(op, Sym::PRED).and_then(|p| c.m.cx.enum_value(p)).unwrap_or(0);
    let (x, y) = (lhs(c, op), rhs(c, op));
    if p <= 1
        && constant::is_zero(&c.m.cx, known(c, y))
        && let Some(s) = def(c, x, index::SUB)
    {
        let operands = [lhs(c, s), rhs(c, s)];
        c.set_operands(op, &operands);
        return Outcome::Changed;
    }
    Outcome::Kept
}
