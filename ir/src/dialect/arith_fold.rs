//! Folders of the integer operations of the `arith` dialect. Each does what the operation's `fold` does in MLIR 22:
//! constants, identities, chains of conversions. A folder that changes the operation in place (such as moving a
//! constant to the right of a comparison) gives the operation's own result.

use alloc::vec::Vec;
use core::cell::Cell;

use crate::attr::AttrData;
use crate::constant::{self, Values, give, given, is_all_ones, is_one, is_zero, mask, signed, uniform_int};
use crate::context::Context;
use crate::dense;
use crate::dialect::arith as a;
use crate::id::{Attr, Op, Opcode, Sym, Type, Value};
use crate::module::Module;
use crate::row::{Folded, Traits};
use crate::ty::TypeData;

type Consts<'a> = &'a [Option<Attr>];
type Out<'a> = &'a mut Vec<Folded>;

fn value(out: Out<'_>, v: Value) -> bool {
    out.push(Folded::Value(v));
    true
}
/// The operation of a kind that defines a value.
fn def(m: &Module, v: Value, kind: Opcode) -> Option<Op> {
    m.def_op(v).filter(|&o| m.kind(o) == kind)
}
/// The constant that a value is.
fn constant_of(m: &Module, v: Value) -> Option<Attr> {
    let op = m.def_op(v)?;
    if m.row(op).traits.has(Traits::CONSTANT_LIKE) { m.attr(op, Sym::VALUE) } else { None }
}
fn lhs(m: &Module, op: Op) -> Value {
    m.operand(op, 0)
}
fn rhs(m: &Module, op: Op) -> Value {
    m.operand(op, 1)
}
fn zero(m: &mut Module, ty: Type) -> Option<Attr> {
    constant::splat(&mut m.cx, ty, 0)
}

/// Two constants of one type, element by element: the result has their type, or one made from it.
fn pair(
    cx: &mut Context,
    consts: Consts<'_>,
    result: fn(&mut Context, Type) -> Type,
    f: &dyn Fn(u128, u128, u32) -> Option<u128>,
) -> Option<Attr> {
    if let Some(p) = constant::poison_in(consts) {
        return Some(p);
    }
    let (x, y) = (consts.first().copied()??, consts.get(1).copied()??);
    // The usual case, without a copy of either.
    if cfg!(not(small))
        && let (AttrData::Integer { ty, bits: p }, AttrData::Integer { ty: other, bits: q }) = (cx.attr_data(x), cx.attr_data(y))
        && ty == other
        && let Some(width @ 1..=64) = cx.int_width(ty)
    {
        let v = f(p.into(), q.into(), width)? & mask(width);
        let made = result(cx, ty);
        return if made == ty {
            Some(cx.attr(AttrData::Integer { ty, bits: v as u64 }))
        } else {
            constant::attr(cx, made, &Values::Scalar(v))
        };
    }
    let (tx, width, vx) = constant::ints(cx, x)?;
    let (ty, _, vy) = constant::ints(cx, y)?;
    if tx != ty || width == 0 {
        return None;
    }
    let v = vx.zip(&vy, &|p, q| f(p, q, width).map(|r| r & mask(width)))?;
    let ty = result(cx, tx);
    constant::attr(cx, ty, &v)
}
fn same(_: &mut Context, ty: Type) -> Type {
    ty
}
fn fold_pair(m: &mut Module, consts: Consts<'_>, out: Out<'_>, f: &dyn Fn(u128, u128, u32) -> Option<u128>) -> bool {
    give(out, pair(&mut m.cx, consts, same, f))
}

// Each folder has the signature of [`crate::row::Fold`].
macro_rules! folders {
    ($($(#[$doc:meta])* $name:ident($m:ident, $op:ident, $c:ident, $out:ident) $body:block)*) => {$(
        $(#[$doc])*
        pub fn $name($m: &mut Module, $op: Op, $c: &[Option<Attr>], $out: &mut Vec<Folded>) -> bool $body
    )*};
}

folders! {
    /// The constant itself.
    constant(m, op, _c, out) {
        give(out, m.attr(op, Sym::VALUE))
    }

    /// `x + 0`, `(x - y) + y`, constants.
    addi(m, op, c, out) {
        let (x, y) = (lhs(m, op), rhs(m, op));
        if is_zero(&m.cx, given(c, 1)) {
            return value(out, x);
        }
        for (sub, other) in [(x, y), (y, x)] {
            if let Some(s) = def(m, sub, a::SUBI) && rhs(m, s) == other {
                return value(out, lhs(m, s));
            }
        }
        fold_pair(m, c, out, &|p, q, _| Some(p.wrapping_add(q)))
    }

    /// `x - x`, `x - 0`, `(x + y) - y`, constants.
    subi(m, op, c, out) {
        let (x, y) = (lhs(m, op), rhs(m, op));
        if x == y && give(out, zero(m, m.ty(x))) {
            return true;
        }
        if is_zero(&m.cx, given(c, 1)) {
            return value(out, x);
        }
        if let Some(add) = def(m, x, a::ADDI) {
            if rhs(m, add) == y {
                return value(out, lhs(m, add));
            }
            if lhs(m, add) == y {
                return value(out, rhs(m, add));
            }
        }
        fold_pair(m, c, out, &|p, q, _| Some(p.wrapping_sub(q)))
    }

    /// `x * 0`, `x * 1`, constants.
    muli(m, op, c, out) {
        if is_zero(&m.cx, given(c, 1)) {
            return value(out, rhs(m, op));
        }
        if is_one(&m.cx, given(c, 1)) {
            return value(out, lhs(m, op));
        }
        fold_pair(m, c, out, &|p, q, _| Some(p.wrapping_mul(q)))
    }

    /// `x + 0`, constants: the sum and whether it wrapped around.
    addui_extended(m, op, c, out) {
        let overflow_ty = m.ty(m.result(op, 1));
        if is_zero(&m.cx, given(c, 1)) && let Some(f) = zero(m, overflow_ty) {
            out.extend([Folded::Value(lhs(m, op)), Folded::Attr(f)]);
            return true;
        }
        if let Some(p) = constant::poison_in(c) {
            out.extend([Folded::Attr(p), Folded::Attr(p)]);
            return true;
        }
        let sum = pair(&mut m.cx, c, same, &|p, q, _| Some(p.wrapping_add(q)));
        let wrapped = pair(&mut m.cx, c, |cx, t| dense::with_elem(cx, t, Type::I1), &|p, q, w| Some((p.wrapping_add(q) & mask(w) < p) as u128));
        let (Some(s), Some(w)) = (sum, wrapped) else { return false };
        out.extend([Folded::Attr(s), Folded::Attr(w)]);
        true
    }

    /// `x * 0`, constants: the low and the high half.
    mulsi_extended(m, op, c, out) {
        let _ = op;
        if is_zero(&m.cx, given(c, 1)) && let Some(z) = given(c, 1) {
            out.extend([Folded::Attr(z), Folded::Attr(z)]);
            return true;
        }
        halves(m, c, out, &|p, q, w| {
            let (p, q) = (signed(p, w), signed(q, w));
            if w <= 64 { (p.wrapping_mul(q) >> w) as u128 } else { high_signed(p, q, w) }
        })
    }

    /// `x * 0`, `x * 1`, constants: the low and the high half.
    mului_extended(m, op, c, out) {
        if is_zero(&m.cx, given(c, 1)) && let Some(z) = given(c, 1) {
            out.extend([Folded::Attr(z), Folded::Attr(z)]);
            return true;
        }
        if is_one(&m.cx, given(c, 1)) && let Some(z) = zero(m, m.ty(lhs(m, op))) {
            out.extend([Folded::Value(lhs(m, op)), Folded::Attr(z)]);
            return true;
        }
        halves(m, c, out, &|p, q, w| if w <= 64 { p.wrapping_mul(q) >> w } else { high_unsigned(p, q, w) })
    }

    /// `x / 1`, `(x * y) / y` without unsigned wrap, constants unless divided by zero.
    divui(m, op, c, out) {
        if is_one(&m.cx, given(c, 1)) {
            return value(out, lhs(m, op));
        }
        if let Some(v) = product(m, op, 2) {
            return value(out, v);
        }
        fold_pair(m, c, out, &|p, q, _| p.checked_div(q))
    }

    /// `x / 1`, `(x * y) / y` without signed wrap, constants unless divided by zero or overflowing.
    divsi(m, op, c, out) {
        if is_one(&m.cx, given(c, 1)) {
            return value(out, lhs(m, op));
        }
        if let Some(v) = product(m, op, 1) {
            return value(out, v);
        }
        fold_pair(m, c, out, &|p, q, w| quotient(p, q, w).map(|v| v as u128))
    }

    /// `x / 1`, constants unless divided by zero.
    ceildivui(m, op, c, out) {
        if is_one(&m.cx, given(c, 1)) {
            return value(out, lhs(m, op));
        }
        fold_pair(m, c, out, &|p, q, _| p.checked_div(q).map(|d| d + (p % q != 0) as u128))
    }

    /// `x / 1`, constants unless divided by zero or overflowing on the way.
    ceildivsi(m, op, c, out) {
        if is_one(&m.cx, given(c, 1)) {
            return value(out, lhs(m, op));
        }
        fold_pair(m, c, out, &|p, q, w| {
            let (x, y) = (signed(p, w), signed(q, w));
            if y == 0 {
                return None;
            }
            let min = signed(1 << (w - 1), w);
            // Upstream negates negative operands, which overflows for the least number.
            if x != 0 && (x == min && x < 0 || y == min) {
                return None;
            }
            let d = x.checked_div(y)?;
            Some((d + (x % y != 0 && (x < 0) == (y < 0)) as i128) as u128)
        })
    }

    /// `x / 1`, constants unless divided by zero or overflowing.
    floordivsi(m, op, c, out) {
        if is_one(&m.cx, given(c, 1)) {
            return value(out, lhs(m, op));
        }
        // As upstream, only the last element decides whether there is a result.
        let fits = Cell::new(true);
        let floor = |p, q, w| {
            fits.set(quotient(p, q, w).is_some());
            let (x, y) = (signed(p, w), signed(q, w));
            let Some(rest) = x.checked_rem(y) else { return Some(p) };
            Some((x.wrapping_div(y) - (rest != 0 && (x < 0) != (y < 0)) as i128) as u128)
        };
        let v = pair(&mut m.cx, c, same, &floor);
        fits.get() && give(out, v)
    }

    /// `x % 1`, constants unless divided by zero.
    remui(m, op, c, out) {
        if is_one(&m.cx, given(c, 1)) && give(out, zero(m, m.ty(lhs(m, op)))) {
            return true;
        }
        fold_pair(m, c, out, &|p, q, _| p.checked_rem(q))
    }

    /// `x % 1`, constants unless divided by zero.
    remsi(m, op, c, out) {
        if is_one(&m.cx, given(c, 1)) && give(out, zero(m, m.ty(lhs(m, op)))) {
            return true;
        }
        fold_pair(m, c, out, &|p, q, w| if q == 0 { None } else { Some(signed(p, w).wrapping_rem(signed(q, w)) as u128) })
    }

    /// `x & 0`, `x & -1`, `x & ~x`, `x & (x & y)`, `x & x`, constants.
    andi(m, op, c, out) {
        let (x, y) = (lhs(m, op), rhs(m, op));
        if is_zero(&m.cx, given(c, 1)) {
            return value(out, y);
        }
        if is_all_ones(&m.cx, given(c, 1)) {
            return value(out, x);
        }
        if (complement(m, y, x).is_some() || complement(m, x, y).is_some()) && give(out, zero(m, m.ty(x))) {
            return true;
        }
        for (inner, other) in [(x, y), (y, x)] {
            if let Some(and) = def(m, inner, a::ANDI) && (lhs(m, and) == other || rhs(m, and) == other) {
                return value(out, inner);
            }
        }
        fold_pair(m, c, out, &|p, q, _| Some(p & q)) || (x == y && value(out, x))
    }

    /// `x | 0`, `x | -1`, `x | ~x`, `x | x`, constants.
    ori(m, op, c, out) {
        let (x, y) = (lhs(m, op), rhs(m, op));
        if is_zero(&m.cx, given(c, 1)) {
            return value(out, x);
        }
        if is_all_ones(&m.cx, given(c, 1)) {
            return give(out, given(c, 1));
        }
        if let Some(ones) = complement(m, y, x).or_else(|| complement(m, x, y)) {
            return value(out, ones);
        }
        fold_pair(m, c, out, &|p, q, _| Some(p | q)) || (x == y && value(out, x))
    }

    /// `x ^ 0`, `x ^ x`, `(x ^ y) ^ y`, constants.
    xori(m, op, c, out) {
        let (x, y) = (lhs(m, op), rhs(m, op));
        if is_zero(&m.cx, given(c, 1)) {
            return value(out, x);
        }
        if x == y && give(out, zero(m, m.ty(x))) {
            return true;
        }
        for (inner, other) in [(x, y), (y, x)] {
            if let Some(xor) = def(m, inner, a::XORI) {
                if rhs(m, xor) == other {
                    return value(out, lhs(m, xor));
                }
                if lhs(m, xor) == other {
                    return value(out, rhs(m, xor));
                }
            }
        }
        fold_pair(m, c, out, &|p, q, _| Some(p ^ q))
    }

    /// `max(x, x)`, the greatest and the least number, constants.
    maxsi(m, op, c, out) {
        bounds(m, op, c, out, |v, w| v == mask(w) >> 1, |v, w| v == 1 << (w - 1)) || fold_pair(m, c, out, &|p, q, w| Some(if signed(p, w) > signed(q, w) { p } else { q }))
    }
    /// `max(x, x)`, the greatest and the least number, constants.
    maxui(m, op, c, out) {
        bounds(m, op, c, out, |v, w| v == mask(w), |v, _| v == 0) || fold_pair(m, c, out, &|p, q, _| Some(p.max(q)))
    }
    /// `min(x, x)`, the least and the greatest number, constants.
    minsi(m, op, c, out) {
        bounds(m, op, c, out, |v, w| v == 1 << (w - 1), |v, w| v == mask(w) >> 1) || fold_pair(m, c, out, &|p, q, w| Some(if signed(p, w) < signed(q, w) { p } else { q }))
    }
    /// `min(x, x)`, the least and the greatest number, constants.
    minui(m, op, c, out) {
        bounds(m, op, c, out, |v, _| v == 0, |v, w| v == mask(w)) || fold_pair(m, c, out, &|p, q, _| Some(p.min(q)))
    }

    /// `x << 0`, constants unless shifted out of the width.
    shli(m, op, c, out) {
        shift(m, op, c, out, &|p, q, _| p << q)
    }
    /// `x >> 0`, constants unless shifted out of the width.
    shrui(m, op, c, out) {
        shift(m, op, c, out, &|p, q, _| p >> q)
    }
    /// `x >> 0`, constants unless shifted out of the width.
    shrsi(m, op, c, out) {
        shift(m, op, c, out, &|p, q, w| (signed(p, w) >> q) as u128)
    }

    /// An extension of an extension, constants.
    extui(m, op, c, out) {
        if let Some(inner) = def(m, lhs(m, op), a::EXTUI) {
            return replace_input(m, op, lhs(m, inner), out);
        }
        cast(m, op, c, out, &|v, _| v)
    }
    /// An extension of an extension, constants.
    extsi(m, op, c, out) {
        if let Some(inner) = def(m, lhs(m, op), a::EXTSI) {
            return replace_input(m, op, lhs(m, inner), out);
        }
        cast(m, op, c, out, &|v, w| signed(v, w) as u128)
    }
    /// A truncation of an extension or of a truncation, constants.
    trunci(m, op, c, out) {
        let x = lhs(m, op);
        if let Some(inner) = def(m, x, a::EXTUI).or_else(|| def(m, x, a::EXTSI)) {
            let src = lhs(m, inner);
            let (from, to) = (m.cx.elem_type(m.ty(src)), m.cx.elem_type(m.ty(m.result(op, 0))));
            if m.cx.int_width(from) > m.cx.int_width(to) {
                return replace_input(m, op, src, out);
            }
            if from == to {
                return value(out, src);
            }
        }
        if let Some(inner) = def(m, x, a::TRUNCI) {
            return replace_input(m, op, lhs(m, inner), out);
        }
        cast(m, op, c, out, &|v, _| v)
    }
    /// Constants.
    index_cast(m, op, c, out) {
        cast(m, op, c, out, &|v, w| signed(v, w) as u128)
    }
    /// Constants.
    index_castui(m, op, c, out) {
        cast(m, op, c, out, &|v, _| v)
    }

    /// A value of the same type, and constants: the bits of the value as another type.
    bitcast(m, op, c, out) {
        let src = lhs(m, op);
        if m.ty(src) == m.ty(m.result(op, 0)) {
            return value(out, src);
        }
        let Some(x) = given(c, 0) else { return false };
        let ty = m.ty(m.result(op, 0));
        if x == Attr::UB_POISON {
            // Poison of several elements stays as it is.
            return m.cx.elem_type(ty) == ty && give(out, given(c, 0));
        }
        let Some((_, v)) = constant::values(&m.cx, x) else { return false };
        give(out, constant::attr(&mut m.cx, ty, &v))
    }

    /// `x` compared with itself, an extended or plain `i1` compared with 0 or 1, constants; constants move to the right.
    cmpi(m, op, c, out) {
        let (x, y) = (lhs(m, op), rhs(m, op));
        let Some(predicate) = m.attr(op, Sym::PREDICATE).and_then(|p| m.cx.int_value(p)) else { return false };
        let ty = m.ty(m.result(op, 0));
        if x == y && give(out, constant::splat(&mut m.cx, ty, compare(predicate, 0, 0, 1) as u128)) {
            return true;
        }
        const EQ: i64 = 0;
        const NE: i64 = 1;
        let bit = m.cx.elem_type(m.ty(x)) == Type::I1 && !m.cx.early_folds;
        if predicate == NE && is_zero(&m.cx, given(c, 1)) {
            if let Some(ext) = def(m, x, a::EXTSI).or_else(|| def(m, x, a::EXTUI)) {
                let src = lhs(m, ext);
                if matches!(m.type_data(src), TypeData::Integer { .. } | TypeData::Vector { .. }) && m.cx.elem_type(m.ty(src)) == Type::I1 {
                    return value(out, src);
                }
            }
            if bit {
                return value(out, x);
            }
        }
        if predicate == EQ && is_one(&m.cx, given(c, 1)) && bit {
            return value(out, x);
        }
        if given(c, 0).is_some() && given(c, 1).is_none() {
            let mirrored = [0, 1, 4, 5, 2, 3, 8, 9, 6, 7].get(predicate as usize).copied().unwrap_or(predicate);
            let mirrored = m.cx.int_attr(Type::I64, mirrored);
            m.set_attr(op, Sym::PREDICATE, mirrored);
            m.set_operands(op, &[y, x]);
            return value(out, m.result(op, 0));
        }
        // Poison stays as it is.
        if constant::poison_in(c).is_some() {
            return false;
        }
        let attr = pair(&mut m.cx, c, |cx, t| dense::with_elem(cx, t, Type::I1), &|p, q, w| Some(compare(predicate, p, q, w) as u128));
        give(out, attr)
    }

    /// Equal values, a constant condition, poison on one side, `c ? true : false`, `x == y ? x : y`, constants.
    select(m, op, c, out) {
        let [cond, x, y] = *m.operands(op) else { return false };
        if x == y || is_one(&m.cx, given(c, 0)) {
            return value(out, x);
        }
        if is_zero(&m.cx, given(c, 0)) {
            return value(out, y);
        }
        let poison = |a: Option<Attr>| a.is_some_and(|a| a == Attr::UB_POISON);
        if poison(given(c, 1)) {
            return value(out, y);
        }
        if poison(given(c, 2)) {
            return value(out, x);
        }
        if m.ty(x) == Type::I1 && is_one(&m.cx, given(c, 1)) && is_zero(&m.cx, given(c, 2)) {
            return value(out, cond);
        }
        if let Some(cmp) = def(m, cond, a::CMPI) {
            let predicate = m.attr(cmp, Sym::PREDICATE).and_then(|p| m.cx.int_value(p));
            let (p, q) = (lhs(m, cmp), rhs(m, cmp));
            if matches!(predicate, Some(0 | 1)) && (p == x && q == y || q == x && p == y) {
                return value(out, if predicate == Some(1) { x } else { y });
            }
        }
        let (Some(ac), Some(ax), Some(ay)) = (given(c, 0), given(c, 1), given(c, 2)) else { return false };
        if !matches!(m.cx.attr_data(ac), AttrData::Dense { .. }) {
            return false;
        }
        let (Some((_, vc)), Some((tx, vx)), Some((ty, vy))) = (constant::values(&m.cx, ac), constant::values(&m.cx, ax), constant::values(&m.cx, ay)) else { return false };
        let (Values::Each(vc), true) = (vc, tx == ty) else { return false };
        let at = |v: &Values, i: usize| match v {
            Values::Scalar(v) | Values::Splat(v) => Some(*v),
            Values::Each(vs) => vs.get(i).copied(),
        };
        let picked: Option<Vec<u128>> = vc.iter().enumerate().map(|(i, &b)| at(if b != 0 { &vx } else { &vy }, i)).collect();
        let Some(picked) = picked else { return false };
        give(out, constant::attr(&mut m.cx, tx, &Values::Each(picked)))
    }
}

/// Signed division; `None` by zero or on overflow.
fn quotient(p: u128, q: u128, w: u32) -> Option<i128> {
    let (x, y) = (signed(p, w), signed(q, w));
    let d = x.checked_div(y)?;
    if y == -1 && x == signed(1 << (w - 1), w) { None } else { Some(d) }
}

/// High half of a product of more than 64 bits: by 64-bit limbs.
fn wide_mul(p: u128, q: u128) -> (u128, u128) {
    const LOW: u128 = u64::MAX as u128;
    let (p0, p1, q0, q1) = (p & LOW, p >> 64, q & LOW, q >> 64);
    let (a, b, c, d) = (p0 * q0, p0 * q1, p1 * q0, p1 * q1);
    let mid = (a >> 64) + (b & LOW) + (c & LOW);
    (mid << 64 | a & LOW, d + (b >> 64) + (c >> 64) + (mid >> 64))
}
fn high_unsigned(p: u128, q: u128, w: u32) -> u128 {
    let (low, high) = wide_mul(p, q);
    if w == 128 { high } else { low >> w | high << (128 - w) }
}
fn high_signed(p: i128, q: i128, w: u32) -> u128 {
    let (low, mut high) = wide_mul(p as u128, q as u128);
    if p < 0 {
        high = high.wrapping_sub(q as u128);
    }
    if q < 0 {
        high = high.wrapping_sub(p as u128);
    }
    if w == 128 { high } else { low >> w | high << (128 - w) }
}
fn halves(m: &mut Module, c: Consts<'_>, out: Out<'_>, high: &dyn Fn(u128, u128, u32) -> u128) -> bool {
    let low = pair(&mut m.cx, c, same, &|p, q, _| Some(p.wrapping_mul(q)));
    let high = pair(&mut m.cx, c, same, &|p, q, w| Some(high(p, q, w)));
    let (Some(l), Some(h)) = (low, high) else { return false };
    out.extend([Folded::Attr(l), Folded::Attr(h)]);
    true
}

/// The other factor where a quotient divides a product (that carries overflow flag `flag`) by one of its factors.
fn product(m: &Module, op: Op, flag: u64) -> Option<Value> {
    let mul = def(m, lhs(m, op), a::MULI).filter(|_| !m.cx.early_folds)?;
    let flags = m.attr(mul, Sym::OVERFLOW_FLAGS).and_then(|a| m.cx.enum_value(a)).unwrap_or(0);
    if flags & flag == 0 {
        return None;
    }
    let y = rhs(m, op);
    if lhs(m, mul) == y {
        Some(rhs(m, mul))
    } else if rhs(m, mul) == y {
        Some(lhs(m, mul))
    } else {
        None
    }
}

/// If `v` is `x ^ -1`, the value that holds the -1.
fn complement(m: &Module, v: Value, x: Value) -> Option<Value> {
    let xor = def(m, v, a::XORI)?;
    (lhs(m, xor) == x && is_all_ones(&m.cx, constant_of(m, rhs(m, xor)))).then(|| rhs(m, xor))
}

/// Minimum and maximum: equal operands, a constant that always wins, a constant that never does.
fn bounds(m: &Module, op: Op, c: Consts<'_>, out: Out<'_>, wins: fn(u128, u32) -> bool, loses: fn(u128, u32) -> bool) -> bool {
    let (x, y) = (lhs(m, op), rhs(m, op));
    if x == y {
        return value(out, y);
    }
    match uniform_int(&m.cx, given(c, 1)) {
        Some((v, w)) if wins(v, w) => value(out, y),
        Some((v, w)) if loses(v, w) => value(out, x),
        _ => false,
    }
}

/// Shifts constants. As upstream, only the last element decides whether an amount is too large; elements shifted out of
/// the width are poison, and upstream gives what shifting bit by bit gives.
fn shift(m: &mut Module, op: Op, c: Consts<'_>, out: Out<'_>, f: &dyn Fn(u128, u128, u32) -> u128) -> bool {
    if is_zero(&m.cx, given(c, 1)) {
        return value(out, lhs(m, op));
    }
    // Poison stays as it is.
    if constant::poison_in(c).is_some() {
        return false;
    }
    let Some((_, width, by)) = given(c, 1).and_then(|a| constant::ints(&m.cx, a)) else { return false };
    let last = match by {
        Values::Scalar(v) | Values::Splat(v) => Some(v),
        Values::Each(vs) => vs.last().copied(),
    };
    if last.is_none_or(|v| v >= width as u128) {
        return false;
    }
    fold_pair(m, c, out, &|p, q, w| Some(if q < w as u128 { f(p, q, w) } else { f(f(p, (w - 1) as u128, w), 1, w) }))
}

/// Changes the only operand in place.
fn replace_input(m: &mut Module, op: Op, v: Value, out: Out<'_>) -> bool {
    m.set_operands(op, &[v]);
    value(out, m.result(op, 0))
}

/// A conversion of constants; `f` gets the bits and the source width.
fn cast(m: &mut Module, op: Op, c: Consts<'_>, out: Out<'_>, f: &dyn Fn(u128, u32) -> u128) -> bool {
    let Some(x) = given(c, 0) else { return false };
    if x == Attr::UB_POISON {
        return give(out, given(c, 0));
    }
    let Some((_, width, v)) = constant::ints(&m.cx, x) else { return false };
    let ty = m.ty(m.result(op, 0));
    let Some(to) = m.cx.int_width(m.cx.elem_type(ty)).filter(|&w| w <= 128) else { return false };
    let Some(v) = v.map(&|v| Some(f(v, width) & mask(to))) else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

/// `p predicate q` for integers of a width.
pub fn compare(predicate: i64, p: u128, q: u128, w: u32) -> bool {
    let (x, y) = (signed(p, w), signed(q, w));
    match predicate {
        0 => p == q,
        1 => p != q,
        2 => x < y,
        3 => x <= y,
        4 => x > y,
        5 => x >= y,
        6 => p < q,
        7 => p <= q,
        8 => p > q,
        _ => p >= q,
    }
}
