//! Simplification of integers that are compared as floats, parts of negated complex numbers, and bits read one way and then
//! another. Source: the canonicalization patterns of MLIR's `arith` and `complex` dialects, as mlir-opt shows them.

use ir::constant;
use ir::dialect::{arith, complex};
use ir::{Attr, FloatKind, Op, Sym, Type, TypeData, float};

use crate::canonicalize::{Canon, Outcome};
use crate::canonicalize_arith::def;
use crate::canonicalize_lanes::become_value;
use crate::fold;

/// The part of a negated number is the negated part.
pub fn part(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(negated) = def(c, c.m.operand(op, 0), complex::NEG) else { return Outcome::Kept };
    c.refresh(negated);
    let Some(made) = def(c, c.m.operand(negated, 0), complex::CREATE) else { return Outcome::Kept };
    c.refresh(made);
    let x = c.m.operand(made, usize::from(c.m.kind(op) == complex::IM));
    become_value(c, op, arith::NEGF, &[x], Attr::EMPTY_DICT)
}

/// Bits that were read as another type before are read once.
pub fn bits(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(first) = c.m.def_op(c.m.operand(op, 0)) else { return Outcome::Kept };
    let kinds = [c.m.kind(op), c.m.kind(first)];
    if !kinds.contains(&complex::BITCAST) || !kinds.iter().all(|k| matches!(*k, complex::BITCAST | arith::BITCAST)) {
        return Outcome::Kept;
    }
    c.refresh(first);
    let (x, ty) = (c.m.operand(first, 0), c.m.ty(c.m.result(op, 0)));
    if c.m.ty(x) == ty {
        c.replace_op(op, &[x]);
        return Outcome::Gone;
    }
    let is_complex = |t: Type| matches!(c.m.cx.type_data(t), TypeData::Complex(_));
    let kind = if is_complex(c.m.ty(x)) || is_complex(ty) { complex::BITCAST } else { arith::BITCAST };
    become_value(c, op, kind, &[x], Attr::EMPTY_DICT)
}

/// Numbers of `arith.cmpi`'s predicates.
mod predicate {
    pub const EQ: i64 = 0;
    pub const NE: i64 = 1;
    /// Signed: less, less or equal, greater, greater or equal.
    pub const LT: i64 = 2;
    pub const LE: i64 = 3;
    pub const GT: i64 = 4;
    pub const GE: i64 = 5;
    /// From a signed one to the unsigned one.
    pub const UNSIGNED: i64 = 4;
}
use predicate::{EQ, GE, GT, LE, LT, NE, UNSIGNED};

/// What is known of a comparison.
enum Known {
    /// Its result.
    Result(bool),
    /// It is one of integers, with a number.
    Compare(i64, i128),
}

/// An integer that is compared with a number as a float is compared with the next integer.
pub fn compared(c: &mut Canon<'_>, op: Op) -> Outcome {
    let x = c.m.operand(op, 0);
    let from = def(c, x, arith::SITOFP).or_else(|| def(c, x, arith::UITOFP));
    let Some(from) = from else { return Outcome::Kept };
    c.refresh(from);
    let (x, signed) = (c.m.operand(from, 0), c.m.kind(from) == arith::SITOFP);
    let number = fold::constant_of(c.m, c.m.operand(op, 1)).and_then(|a| constant::floats(&c.m.cx, a));
    let (Some((ty, kind, number)), Some(width)) = (number, c.m.cx.int_width(c.m.ty(x))) else { return Outcome::Kept };
    let scalar = matches!(c.m.cx.type_data(ty), TypeData::Float(_));
    let Some(bits) = number.uniform().filter(|_| scalar && (1..=64).contains(&width)) else { return Outcome::Kept };
    let p = c.m.attr(op, Sym::PREDICATE).and_then(|a| c.m.cx.int_value(a)).unwrap_or(0);
    let (loc, int) = (c.m.op_record[op].loc, c.m.ty(x));
    match known(p, kind, float::to_f64(kind, bits), width, signed) {
        None => Outcome::Kept,
        Some(Known::Result(holds)) => {
            let value = c.m.cx.int_attr(Type::I1, holds.into());
            let v = c.constant(value, Type::I1, loc);
            c.replace_op(op, &[v]);
            Outcome::Gone
        }
        Some(Known::Compare(p, n)) => {
            let Some(value) = constant::splat(&mut c.m.cx, int, n as u128 & constant::mask(width)) else { return Outcome::Kept };
            let n = c.constant(value, int, loc);
            let p = c.m.cx.int_attr(Type::I64, p);
            let attrs = c.m.cx.dict_one(Sym::PREDICATE, p);
            become_value(c, op, arith::CMPI, &[x, n], attrs)
        }
    }
}

/// `p`: of `arith.cmpf`. What a comparison of integers of a width, converted to floats of a kind, with a number comes to.
fn known(p: i64, kind: FloatKind, n: f64, width: u32, signed: bool) -> Option<Known> {
    let mantissa = match kind {
        FloatKind::F16 => 11,
        FloatKind::BF16 => 8,
        FloatKind::F32 => 24,
        FloatKind::F64 => 53,
        _ => return None,
    };
    let value_bits = (width - u32::from(signed)) as i32;
    // Whether a conversion that is not exact could matter.
    if width as i32 > mantissa {
        let largest = if kind == FloatKind::F16 { 15 } else { 127 };
        let largest = if kind == FloatKind::F64 { 1023 } else { largest };
        if n.is_infinite() && largest < value_bits {
            return None;
        }
        let exponent = if n == 0.0 || n.is_infinite() { i32::MIN } else { (n.to_bits() >> 52 & 0x7ff) as i32 - 1023 };
        if mantissa <= exponent && exponent <= value_bits {
            return None;
        }
    }
    if n.is_nan() {
        return None;
    }
    let p = match p {
        1 | 8 => EQ,
        2 | 9 => GT,
        3 | 10 => GE,
        4 | 11 => LT,
        5 | 12 => LE,
        6 | 13 => NE,
        // An integer is always a number.
        7 => return Some(Known::Result(true)),
        14 => return Some(Known::Result(false)),
        _ => return None,
    };
    let rounded = |x: f64| float::to_f64(kind, float::from_f64(kind, x));
    let (least, most): (i128, i128) = if signed { (-1 << (width - 1), (1 << (width - 1)) - 1) } else { (0, (1 << width) - 1) };
    if rounded(most as f64) < n {
        return Some(Known::Result(matches!(p, NE | LT | LE)));
    }
    if rounded(least as f64) > n {
        return Some(Known::Result(matches!(p, NE | GT | GE)));
    }
    // Towards zero.
    let whole = n as i128;
    if !(least..=most).contains(&whole) {
        return None;
    }
    let mut p = p;
    if n != 0.0 && rounded(whole as f64) != n {
        let below = n < 0.0;
        p = match p {
            NE => return Some(Known::Result(true)),
            EQ => return Some(Known::Result(false)),
            LE | LT if below && !signed => return Some(Known::Result(false)),
            GT | GE if below && !signed => return Some(Known::Result(true)),
            LE | LT => {
                if below {
                    LT
                } else {
                    LE
                }
            }
            GT | GE => {
                if below {
                    GE
                } else {
                    GT
                }
            }
            other => other,
        };
    }
    let p = if signed || matches!(p, EQ | NE) { p } else { p + UNSIGNED };
    Some(Known::Compare(p, whole))
}
