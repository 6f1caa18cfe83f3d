//! Folders of the float operations of the `arith` dialect: each does what the operation's `fold` does in MLIR 22, in
//! the operation's own format. Arithmetic of formats up to `f32` is done in `f64` and rounded once more, which gives
//! the correctly rounded result because `f64` has more than twice their precision; for `f80` and `f128` it is done by their bits.

use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::constant::{self, give, given, mask, signed, uniform_float};
use crate::dialect::arith as a;
use crate::float::{self, Specials};
use crate::float_exact::{self, Operator};
use crate::id::{Attr, Op, Opcode, Sym, Value};
use crate::module::Module;
use crate::row::Folded;
use crate::ty::{FloatKind, TypeData};

fn value(out: &mut Vec<Folded>, v: Value) -> bool {
    out.push(Folded::Value(v));
    true
}
fn def(m: &Module, v: Value, kind: Opcode) -> Option<Op> {
    m.def_op(v).filter(|&o| m.kind(o) == kind)
}
/// Whether every number of the format is an `f64`.
fn fits_f64(kind: FloatKind) -> bool {
    !matches!(kind, FloatKind::F80 | FloatKind::F128)
}

/// Two constants.
fn fold_pair(m: &mut Module, c: &[Option<Attr>], out: &mut Vec<Folded>, operator: Operator) -> bool {
    with_bits(m, c, out, &|kind, p, q| {
        if !fits_f64(kind) {
            return float_exact::arithmetic(operator, kind, p, q);
        }
        let (x, y) = (float::to_f64(kind, p), float::to_f64(kind, q));
        if x.is_nan() {
            return quiet(kind, p);
        }
        if y.is_nan() {
            return quiet(kind, q);
        }
        let r = match operator {
            Operator::Add => x + y,
            Operator::Sub => x - y,
            Operator::Mul => x * y,
            Operator::Div => x / y,
            Operator::Rem => x % y,
        };
        float::from_f64(kind, if r.is_nan() { f64::NAN } else { r })
    })
}
fn with_bits(m: &mut Module, c: &[Option<Attr>], out: &mut Vec<Folded>, f: &dyn Fn(FloatKind, u128, u128) -> u128) -> bool {
    if let Some(p) = constant::poison_in(c) {
        return give(out, Some(p));
    }
    let (Some(x), Some(y)) = (given(c, 0), given(c, 1)) else { return false };
    // The usual case, without a copy of either.
    if cfg!(not(small))
        && let (AttrData::Float { ty, bits: p }, AttrData::Float { ty: other, bits: q }) = (m.cx.attr_data(x), m.cx.attr_data(y))
        && ty == other
        && let TypeData::Float(kind) = m.cx.type_data(ty)
    {
        let bits = (f(kind, p.into(), q.into()) & mask(kind.bits())) as u64;
        return give(out, Some(m.cx.attr(AttrData::Float { ty, bits })));
    }
    let (Some((tx, kind, vx)), Some((ty, _, vy))) = (constant::floats(&m.cx, x), constant::floats(&m.cx, y)) else { return false };
    if tx != ty {
        return false;
    }
    let Some(v) = vx.zip(&vy, &|p, q| Some(f(kind, p, q))) else { return false };
    give(out, constant::attr(&mut m.cx, tx, &v))
}

/// A NaN with its quiet bit set.
fn quiet(kind: FloatKind, bits: u128) -> u128 {
    if float_exact::knows(kind) { float_exact::quiet(kind, bits) } else { bits }
}

/// The number that a scalar or splat constant is, if it is an `f64`.
fn number(m: &Module, c: Option<Attr>) -> Option<f64> {
    let (kind, bits) = uniform_float(&m.cx, c)?;
    if fits_f64(kind) {
        return Some(float::to_f64(kind, bits));
    }
    let (narrow, exact) = float_exact::convert(kind, FloatKind::F64, bits);
    (exact || nan_or(kind, bits).is_nan()).then(|| f64::from_bits(narrow as u64))
}
/// Two numbers that compare like two of a format, with the same signs where both are zero.
fn comparable(kind: FloatKind, p: u128, q: u128) -> (f64, f64) {
    use core::cmp::Ordering;
    if fits_f64(kind) {
        return (float::to_f64(kind, p), float::to_f64(kind, q));
    }
    let zero = |bits: u128| if bits == 0 { 0.0 } else { -0.0 };
    match float_exact::compare(kind, p, q) {
        Some(Ordering::Less) => (1.0, 2.0),
        Some(Ordering::Greater) => (2.0, 1.0),
        Some(Ordering::Equal) if p & (mask(kind.bits()) >> 1) == 0 => (zero(p), zero(q)),
        Some(Ordering::Equal) => (1.0, 1.0),
        None => (nan_or(kind, p), nan_or(kind, q)),
    }
}
/// NaN for a NaN, and a number for any other float.
fn nan_or(kind: FloatKind, bits: u128) -> f64 {
    if fits_f64(kind) {
        return float::to_f64(kind, bits);
    }
    if float_exact::compare(kind, bits, bits).is_none() { f64::NAN } else { 1.0 }
}
fn is_number(m: &Module, c: Option<Attr>, n: f64) -> bool {
    number(m, c).is_some_and(|x| x == n && x.is_sign_negative() == n.is_sign_negative())
}

macro_rules! folders {
    ($($(#[$doc:meta])* $name:ident($m:ident, $op:ident, $c:ident, $out:ident) $body:block)*) => {$(
        $(#[$doc])*
        pub fn $name($m: &mut Module, $op: Op, $c: &[Option<Attr>], $out: &mut Vec<Folded>) -> bool $body
    )*};
}

folders! {
    /// `x + -0`, constants.
    addf(m, op, c, out) {
        if is_number(m, given(c, 1), -0.0) {
            return value(out, m.operand(op, 0));
        }
        fold_pair(m, c, out, Operator::Add)
    }
    /// `x - 0`, constants.
    subf(m, op, c, out) {
        if is_number(m, given(c, 1), 0.0) {
            return value(out, m.operand(op, 0));
        }
        fold_pair(m, c, out, Operator::Sub)
    }
    /// `x * 1`, `x * 0` without NaNs and signed zeros, constants.
    mulf(m, op, c, out) {
        if is_number(m, given(c, 1), 1.0) {
            return value(out, m.operand(op, 0));
        }
        const NNAN_NSZ: u64 = 2 | 8;
        let flags = m.attr(op, Sym::FASTMATH).and_then(|a| m.cx.enum_value(a)).unwrap_or(0);
        if !m.cx.early_folds && flags & NNAN_NSZ == NNAN_NSZ && number(m, given(c, 1)) == Some(0.0) {
            return value(out, m.operand(op, 1));
        }
        fold_pair(m, c, out, Operator::Mul)
    }
    /// `x / 1`, constants.
    divf(m, op, c, out) {
        if is_number(m, given(c, 1), 1.0) {
            return value(out, m.operand(op, 0));
        }
        fold_pair(m, c, out, Operator::Div)
    }
    /// Constants; the result has the sign of the dividend.
    remf(m, op, c, out) {
        let _ = op;
        fold_pair(m, c, out, Operator::Rem)
    }
    /// `-(-x)`, constants.
    negf(m, op, c, out) {
        let x = m.operand(op, 0);
        if let Some(neg) = def(m, x, a::NEGF) {
            return value(out, m.operand(neg, 0));
        }
        let Some(k) = given(c, 0) else { return false };
        if k == Attr::UB_POISON {
            return give(out, given(c, 0));
        }
        let Some((ty, kind, v)) = constant::floats(&m.cx, k) else { return false };
        let f = float::format(kind);
        let Some(v) = v.map(&|b| {
            // Where negative zero does not exist, zero and NaN have no sign.
            let fixed = f.specials == Specials::NanNegativeZero && b & (mask(kind.bits()) >> 1) == 0;
            if f.signed { Some(if fixed { b } else { b ^ 1 << (kind.bits() - 1) }) } else { None }
        }) else { return false };
        give(out, constant::attr(&mut m.cx, ty, &v))
    }

    /// `max(x, x)`, `max(x, -inf)`, constants.
    maximumf(m, op, c, out) {
        extremum(m, op, c, out, |x| x == f64::NEG_INFINITY, larger, false)
    }
    /// `min(x, x)`, `min(x, inf)`, constants.
    minimumf(m, op, c, out) {
        extremum(m, op, c, out, |x| x == f64::INFINITY, |x, y| !larger(x, y), false)
    }
    /// `max(x, x)`, `max(x, NaN)`, constants.
    maxnumf(m, op, c, out) {
        let neutral = if m.cx.early_folds { |x: f64| x == f64::NEG_INFINITY } else { f64::is_nan };
        extremum(m, op, c, out, neutral, larger, true)
    }
    /// `min(x, x)`, `min(x, NaN)`, constants.
    minnumf(m, op, c, out) {
        let neutral = if m.cx.early_folds { |x: f64| x == f64::INFINITY } else { f64::is_nan };
        extremum(m, op, c, out, neutral, |x, y| !larger(x, y), true)
    }

    /// Constants; one NaN decides.
    cmpf(m, op, c, out) {
        let scalar = |c: Option<Attr>| {
            let (ty, kind, v) = constant::floats(&m.cx, c?)?;
            if m.cx.elem_type(ty) != ty { None } else { Some((kind, v.uniform()?)) }
        };
        let (x, y) = (scalar(given(c, 0)), scalar(given(c, 1)));
        let nan = |x: Option<(FloatKind, u128)>| x.is_some_and(|(kind, bits)| nan_or(kind, bits).is_nan());
        let pair = match (x, y) {
            _ if nan(x) || nan(y) => Some((f64::NAN, f64::NAN)),
            (Some((kind, p)), Some((_, q))) => Some(comparable(kind, p, q)),
            _ => None,
        };
        let (Some((x, y)), Some(predicate)) = (pair, m.attr(op, Sym::PREDICATE).and_then(|p| m.cx.int_value(p))) else { return false };
        give(out, Some(if compare(predicate, x, y) { Attr::TRUE } else { Attr::FALSE }))
    }

    /// An exact extension of constants; an extension that takes back a truncation where both may be contracted.
    extf(m, op, c, out) {
        let x = m.operand(op, 0);
        if let Some(trunc) = def(m, x, a::TRUNCF) {
            const CONTRACT: u64 = 32;
            let contract = |o| m.attr(o, Sym::FASTMATH).and_then(|a| m.cx.enum_value(a)).unwrap_or(0) & CONTRACT != 0;
            let src = m.operand(trunc, 0);
            if m.ty(src) == m.ty(m.result(op, 0)) && contract(op) && contract(trunc) {
                return value(out, src);
            }
        }
        convert(m, op, c, out)
    }
    /// A truncation of an extension, an exact truncation of constants.
    truncf(m, op, c, out) {
        if let Some(ext) = def(m, m.operand(op, 0), a::EXTF).filter(|_| !m.cx.early_folds) {
            let src = m.operand(ext, 0);
            let kind = |v: Value| match m.cx.type_data(m.cx.elem_type(m.ty(v))) {
                TypeData::Float(k) => Some(k),
                _ => None,
            };
            if let (Some(from), Some(mid), Some(to)) = (kind(src), kind(m.result(ext, 0)), kind(m.result(op, 0)))
                && representable(from, mid)
            {
                if from.bits() > to.bits() {
                    m.set_operands(op, &[src]);
                    return value(out, m.result(op, 0));
                }
                if from == to {
                    return value(out, src);
                }
            }
        }
        convert(m, op, c, out)
    }

    /// Constants.
    sitofp(m, op, c, out) {
        from_int(m, op, c, out, &|v, w| {
            let v = signed(v, w);
            (v.unsigned_abs(), v < 0)
        })
    }
    /// Constants.
    uitofp(m, op, c, out) {
        from_int(m, op, c, out, &|v, _| (v, false))
    }
    /// Constants that the integer type can hold.
    fptosi(m, op, c, out) {
        to_int(m, op, c, out, true, &|x, w| {
            const LIMIT: f64 = (1u128 << 127) as f64;
            let v = x as i128;
            if x.is_nan() || !(-LIMIT..LIMIT).contains(&x) || signed(v as u128, w) != v { None } else { Some(v as u128) }
        })
    }
    /// Constants that the integer type can hold.
    fptoui(m, op, c, out) {
        to_int(m, op, c, out, false, &|x, w| {
            const LIMIT: f64 = (1u128 << 127) as f64 * 2.0;
            let v = x as u128;
            if x.is_nan() || x >= LIMIT || x <= -1.0 || v & mask(w) != v { None } else { Some(v) }
        })
    }
}

/// Whether `x` counts as the larger of two numbers; +0 is larger than -0.
fn larger(x: f64, y: f64) -> bool {
    if x == 0.0 && y == 0.0 { !x.is_sign_negative() } else { x > y }
}

fn extremum(
    m: &mut Module,
    op: Op,
    c: &[Option<Attr>],
    out: &mut Vec<Folded>,
    neutral: fn(f64) -> bool,
    first: fn(f64, f64) -> bool,
    skip_nan: bool,
) -> bool {
    let (x, y) = (m.operand(op, 0), m.operand(op, 1));
    if x == y {
        return value(out, y);
    }
    if number(m, given(c, 1)).is_some_and(neutral) {
        return value(out, x);
    }
    // Release 19 hands signals on.
    let early = m.cx.early_folds;
    let quiet = |kind, bits| if early { bits } else { quiet(kind, bits) };
    with_bits(m, c, out, &|kind, p, q| {
        let (x, y) = comparable(kind, p, q);
        match (x.is_nan(), y.is_nan()) {
            (true, _) if skip_nan => q,
            (_, true) if skip_nan => p,
            (true, _) => quiet(kind, p),
            (_, true) => quiet(kind, q),
            _ => {
                if x == y && x != 0.0 || first(x, y) {
                    p
                } else {
                    q
                }
            }
        }
    })
}

fn compare(predicate: i64, x: f64, y: f64) -> bool {
    let unordered = x.is_nan() || y.is_nan();
    match predicate {
        0 => false,
        1 => x == y,
        2 => x > y,
        3 => x >= y,
        4 => x < y,
        5 => x <= y,
        6 => !unordered && x != y,
        7 => !unordered,
        8 => unordered || x == y,
        9 => unordered || x > y,
        10 => unordered || x >= y,
        11 => unordered || x < y,
        12 => unordered || x <= y,
        13 => x != y,
        14 => unordered,
        _ => true,
    }
}

/// Whether every number of one format is one of another.
fn representable(from: FloatKind, to: FloatKind) -> bool {
    let range = |k: FloatKind| {
        let f = float::format(k);
        let top = (1i32 << f.exp_bits) - 1 - f.bias - (f.specials == Specials::Ieee) as i32;
        (top, 1 - f.bias, f.man_bits)
    };
    let ((top, low, man), (to_top, to_low, to_man)) = (range(from), range(to));
    top <= to_top && low >= to_low && man <= to_man
}

/// Converts constants between float formats where no information is lost.
fn convert(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let Some(x) = given(c, 0) else { return false };
    if x == Attr::UB_POISON {
        return give(out, given(c, 0));
    }
    let Some((_, from, v)) = constant::floats(&m.cx, x) else { return false };
    let ty = m.ty(m.result(op, 0));
    let TypeData::Float(to) = m.cx.type_data(m.cx.elem_type(ty)) else { return false };
    let wide = !fits_f64(from) || !fits_f64(to);
    if wide && !(float_exact::knows(from) && float_exact::knows(to)) {
        return false;
    }
    let v = v.map(&|b| {
        if wide {
            let (r, exact) = float_exact::convert(from, to, b);
            return exact.then_some(r);
        }
        let n = float::to_f64(from, b);
        let r = float::from_f64(to, n);
        let back = float::to_f64(to, r);
        let exact = if n.is_nan() {
            back.is_nan() && float::from_f64(from, back) == b
        } else {
            back == n && back.is_sign_negative() == n.is_sign_negative()
        };
        exact.then_some(r)
    });
    let Some(v) = v else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

fn from_int(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>, split: &dyn Fn(u128, u32) -> (u128, bool)) -> bool {
    let Some(x) = given(c, 0) else { return false };
    if x == Attr::UB_POISON {
        return give(out, given(c, 0));
    }
    let Some((_, width, v)) = constant::ints(&m.cx, x) else { return false };
    let ty = m.ty(m.result(op, 0));
    let TypeData::Float(kind) = m.cx.type_data(m.cx.elem_type(ty)) else { return false };
    let v = v.map(&|b| {
        let (n, negative) = split(b, width);
        if !fits_f64(kind) {
            return Some(float_exact::from_int(kind, negative, n).0);
        }
        let f = if kind == FloatKind::F64 { n as f64 } else { round_to_odd(n) };
        let bits = float::from_f64(kind, if negative { -f } else { f });
        Some(bits)
    });
    let Some(v) = v else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

/// The 53 leading bits of a number, the last one set if any bit behind them is: rounding this to a format of at most
/// 51 bits gives what rounding the number gives.
fn round_to_odd(n: u128) -> f64 {
    let bits = 128 - n.leading_zeros();
    if bits <= 53 {
        return n as f64;
    }
    let s = bits - 53;
    let kept = n >> s | (n & mask(s) != 0) as u128;
    kept as f64 * f64::from_bits((1023 + s as u64) << 52)
}

fn to_int(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>, sign: bool, f: &dyn Fn(f64, u32) -> Option<u128>) -> bool {
    let Some(x) = given(c, 0) else { return false };
    if x == Attr::UB_POISON {
        return give(out, given(c, 0));
    }
    let Some((_, kind, v)) = constant::floats(&m.cx, x) else { return false };
    let ty = m.ty(m.result(op, 0));
    let Some(width) = m.cx.int_width(m.cx.elem_type(ty)).filter(|&w| (1..=128).contains(&w)) else { return false };
    let one = |b| if fits_f64(kind) { f(float::to_f64(kind, b), width) } else { float_exact::to_int_of(kind, b, width, sign) };
    let Some(v) = v.map(&|b| Some(one(b)? & mask(width))) else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}
