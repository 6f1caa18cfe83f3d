//! The `math` dialect: mathematical functions on integers and floats. Source: MLIR documentation, "'math' Dialect".
//! Constants are folded where the result is exact or correctly rounded; functions of a mathematical library are not.

use alloc::string::String;
use alloc::vec::Vec;

use crate::constant::{self, Values, give, given, mask, signed};
use crate::constraint as c;
use crate::dialect::arith as a;
use crate::dialect::enums as e;
use crate::float::{self, Specials};
use crate::id::{Attr, Op, Sym};
use crate::module::Module;
use crate::row::*;
use crate::ty::FloatKind;

const FASTMATH: AttrField = def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0);
const FLOAT: &[ValueField] = &[one!("operand", &c::FLOAT_LIKE)];
const FLOAT_PAIR: &[ValueField] = &[one!("lhs", &c::FLOAT_LIKE), one!("rhs", &c::FLOAT_LIKE)];
const FLOAT_RESULT: &[ValueField] = &[one!("result", &c::FLOAT_LIKE)];
const TRUTH: &[ValueField] = &[one!("result", &c::BOOL_LIKE)];
const INT: &[ValueField] = &[one!("operand", &c::SIGNLESS_INTEGER_LIKE)];
const INT_RESULT: &[ValueField] = &[one!("result", &c::SIGNLESS_INTEGER_LIKE)];
const SAME: Traits = traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]);

/// A float to a float.
const fn float(name: &'static str, doc: &'static str, fold: Option<Fold>) -> OpDef {
    OpDef {
        operands: FLOAT,
        results: FLOAT_RESULT,
        attrs: &[FASTMATH],
        traits: SAME,
        format: Format::Asm("$operand ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        fold,
        ..op(name, doc)
    }
}
/// Two floats to one.
const fn float_pair(name: &'static str, doc: &'static str, fold: Option<Fold>) -> OpDef {
    OpDef {
        operands: FLOAT_PAIR,
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..float(name, doc, fold)
    }
}
/// An integer to an integer.
const fn int(name: &'static str, doc: &'static str, fold: Fold) -> OpDef {
    OpDef {
        operands: INT,
        results: INT_RESULT,
        traits: SAME,
        format: Format::Asm("$operand attr-dict ':' type($result)"),
        fold: Some(fold),
        ..op(name, doc)
    }
}
/// A float to a truth value.
const fn class(name: &'static str, doc: &'static str, fold: Fold) -> OpDef {
    OpDef {
        // The shipped binary does without.
        fold: if cfg!(feature = "extended") { Some(fold) } else { None },
        operands: FLOAT,
        results: TRUTH,
        attrs: &[FASTMATH],
        traits: traits(&[Traits::PURE, Traits::ELEMENTWISE, Traits::SAME_SHAPE, Traits::SINCE_20]),
        format: Format::Asm("$operand attr-dict ':' type($operand)"),
        extra: &RowExtra { types: &[TypeRule::From("result", "operand", a::i1_like, "result type has i1 element type and same shape as operands")], ..NO_EXTRA },
        ..op(name, doc)
    }
}

crate::dialect! {
    start super::LLVM_END, when "math";
    ABSF = float("math.absf", "The absolute value of a float.", Some(|m, _, c, out| bits(m, c, out, |k, v| v & !sign_bit(k))));
    ABSI = int("math.absi", "The absolute value of a signed integer.", |m, _, c, out| ints(m, c, out, |v, w| if signed(v, w) < 0 { v.wrapping_neg() } else { v }));
    ACOS = float("math.acos", "Arcus cosine.", None);
    ACOSH = float("math.acosh", "Hyperbolic arcus cosine.", None);
    ASIN = float("math.asin", "Arcus sine.", None);
    ASINH = float("math.asinh", "Hyperbolic arcus sine.", None);
    ATAN = float("math.atan", "Arcus tangent.", None);
    ATAN2 = float_pair("math.atan2", "Arcus tangent of a quotient, in the quadrant that the signs say.", None);
    ATANH = float("math.atanh", "Hyperbolic arcus tangent.", None);
    CBRT = float("math.cbrt", "Cube root.", None);
    CEIL = float("math.ceil", "The nearest whole number that is not less.", Some(|m, _, c, out| whole(m, c, out, ceil)));
    CLAMPF = OpDef {
        operands: &[one!("value", &c::FLOAT_LIKE), one!("min", &c::FLOAT_LIKE), one!("max", &c::FLOAT_LIKE)],
        traits: SAME.and(Traits::SINCE_20),
        format: Format::Asm("$value 'to' ' ' '[' $min ',' $max ']' ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..float("math.clampf", "The nearest number between two bounds.", None)
    };
    COPYSIGN = float_pair("math.copysign", "The magnitude of one float with the sign of another.", Some(fold_copysign));
    COS = float("math.cos", "Cosine.", None);
    COSH = float("math.cosh", "Hyperbolic cosine.", None);
    CTLZ = int("math.ctlz", "The number of leading zero bits.", |m, _, c, out| ints(m, c, out, |v, w| (v.leading_zeros() + w - 128) as u128));
    CTPOP = int("math.ctpop", "The number of bits that are set.", |m, _, c, out| ints(m, c, out, |v, _| v.count_ones() as u128));
    CTTZ = int("math.cttz", "The number of trailing zero bits.", |m, _, c, out| ints(m, c, out, |v, w| v.trailing_zeros().min(w) as u128));
    ERF = float("math.erf", "The error function.", None);
    ERFC = OpDef { traits: SAME.and(Traits::SINCE_20), ..float("math.erfc", "The complement of the error function.", None) };
    EXP = float("math.exp", "Exponential to the base e.", None);
    EXP2 = float("math.exp2", "Exponential to the base 2.", None);
    EXPM1 = float("math.expm1", "Exponential less one.", None);
    FLOOR = float("math.floor", "The nearest whole number that is not greater.", Some(|m, _, c, out| whole(m, c, out, floor)));
    FMA = OpDef {
        operands: &[one!("a", &c::FLOAT_LIKE), one!("b", &c::FLOAT_LIKE), one!("c", &c::FLOAT_LIKE)],
        format: Format::Asm("$a ',' $b ',' $c ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..float("math.fma", "A product plus a summand, rounded once.", None)
    };
    FPOWI = OpDef {
        operands: &[one!("lhs", &c::FLOAT_LIKE), one!("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::ELEMENTWISE, Traits::SAME_SHAPE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($lhs) ',' type($rhs)"),
        extra: &RowExtra { types: &[TypeRule::Same(&["lhs", "result"])], ..NO_EXTRA },
        ..float("math.fpowi", "A float to the power of a signed integer.", None)
    };
    IPOWI = OpDef {
        operands: &[one!("lhs", &c::SIGNLESS_INTEGER_LIKE), one!("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..int("math.ipowi", "An integer to the power of a signed integer.", fold_ipowi)
    };
    ISFINITE = class("math.isfinite", "Whether a float is neither infinite nor NaN.", |m, op, c, out| fold_class(m, op, c, out, |_, x| x.is_finite()));
    ISINF = class("math.isinf", "Whether a float is infinite.", |m, op, c, out| fold_class(m, op, c, out, |_, x| x.is_infinite()));
    ISNAN = class("math.isnan", "Whether a float is NaN.", |m, op, c, out| fold_class(m, op, c, out, |_, x| x.is_nan()));
    ISNORMAL = class("math.isnormal", "Whether a float is normal.", |m, op, c, out| fold_class(m, op, c, out, is_normal));
    LOG = float("math.log", "Logarithm to the base e.", None);
    LOG10 = float("math.log10", "Logarithm to the base 10.", None);
    LOG1P = float("math.log1p", "Logarithm of the successor.", None);
    LOG2 = float("math.log2", "Logarithm to the base 2.", None);
    POWF = float_pair("math.powf", "A float to the power of a float.", None);
    ROUND = float("math.round", "The nearest whole number, halves away from zero.", Some(|m, _, c, out| wide(m, c) && whole(m, c, out, round)));
    ROUNDEVEN = float("math.roundeven", "The nearest whole number, halves to the even one.", Some(|m, _, c, out| whole(m, c, out, round_even)));
    RSQRT = float("math.rsqrt", "The reciprocal of the square root.", None);
    SIN = float("math.sin", "Sine.", None);
    SINCOS = OpDef {
        results: &[one!("sin", &c::FLOAT_LIKE), one!("cos", &c::FLOAT_LIKE)],
        traits: SAME.and(Traits::SINCE_20),
        format: Format::Asm("$operand ('fastmath' '' $fastmath^)? attr-dict ':' type($sin)"),
        extra: &RowExtra { result_names: crate::row::named(sin_cos), ..NO_EXTRA },
        ..float("math.sincos", "Sine and cosine.", None)
    };
    SINH = float("math.sinh", "Hyperbolic sine.", None);
    SQRT = float("math.sqrt", "Square root.", Some(fold_sqrt));
    TAN = float("math.tan", "Tangent.", None);
    TANH = float("math.tanh", "Hyperbolic tangent.", None);
    TRUNC = float("math.trunc", "The whole number next to zero.", Some(|m, _, c, out| wide(m, c) && whole(m, c, out, trunc)));
}

/// `%sin`, `%cos`
fn sin_cos(_: &Module, _: Op, i: usize, out: &mut String) {
    out.push_str(if i == 0 { "sin" } else { "cos" });
}

fn sign_bit(kind: FloatKind) -> u128 {
    let f = float::format(kind);
    if f.signed { 1 << (f.exp_bits + f.man_bits) } else { 0 }
}

/// Applies `f` to each bit pattern of a constant.
fn bits(m: &mut Module, c: &[Option<Attr>], out: &mut Vec<Folded>, f: fn(FloatKind, u128) -> u128) -> bool {
    let Some((ty, kind, v)) = given(c, 0).and_then(|a| constant::floats(&m.cx, a)) else { return false };
    let Some(v) = v.map(&|v| Some(f(kind, v))) else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

/// Whether a constant is of a format that the C library has; some functions are folded of no others.
fn wide(m: &Module, c: &[Option<Attr>]) -> bool {
    given(c, 0).and_then(|a| constant::floats(&m.cx, a)).is_some_and(|(_, kind, _)| matches!(kind, FloatKind::F32 | FloatKind::F64))
}

/// The class of a scalar, or of a vector that is the same everywhere.
fn fold_class(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>, holds: fn(FloatKind, f64) -> bool) -> bool {
    let Some((_, kind, v)) = given(c, 0).and_then(|a| constant::floats(&m.cx, a)) else { return false };
    let Some(bits) = v.uniform().filter(|_| !matches!(kind, FloatKind::F80 | FloatKind::F128)) else { return false };
    let ty = m.ty(m.result(op, 0));
    let yes = holds(kind, float::to_f64(kind, bits));
    give(out, constant::splat(&mut m.cx, ty, yes.into()))
}
fn is_normal(kind: FloatKind, x: f64) -> bool {
    let least = match kind {
        FloatKind::F64 => f64::MIN_POSITIVE,
        FloatKind::F16 => 1.0 / 16384.0,
        _ => f32::MIN_POSITIVE.into(),
    };
    x.is_finite() && x.abs() >= least
}

/// Rounds the elements of a constant to whole numbers, in formats whose numbers `f64` has.
fn whole(m: &mut Module, c: &[Option<Attr>], out: &mut Vec<Folded>, f: fn(f64) -> f64) -> bool {
    let Some((ty, kind, v)) = given(c, 0).and_then(|a| constant::floats(&m.cx, a)) else { return false };
    if matches!(kind, FloatKind::F80 | FloatKind::F128) || float::format(kind).specials != Specials::Ieee {
        return false;
    }
    let rounded = v.map(&|v| {
        let x = float::to_f64(kind, v);
        if x.is_nan() { None } else { Some(float::from_f64(kind, f(x))) }
    });
    let Some(v) = rounded else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

/// Numbers from here on are whole.
const WHOLE: f64 = 4503599627370496.0;

fn trunc(x: f64) -> f64 {
    if x.abs() >= WHOLE { x } else { (x as i64 as f64).copysign(x) }
}
fn floor(x: f64) -> f64 {
    let t = trunc(x);
    if t > x { t - 1.0 } else { t }
}
fn ceil(x: f64) -> f64 {
    -floor(-x)
}
fn round(x: f64) -> f64 {
    let t = trunc(x);
    if (x - t).abs() >= 0.5 { t + 1f64.copysign(x) } else { t }
}
fn round_even(x: f64) -> f64 {
    let t = trunc(x);
    let rest = (x - t).abs();
    if rest > 0.5 || rest == 0.5 && (t as i64) & 1 == 1 { t + 1f64.copysign(x) } else { t }
}

fn ints(m: &mut Module, c: &[Option<Attr>], out: &mut Vec<Folded>, f: fn(u128, u32) -> u128) -> bool {
    let Some((ty, width, v)) = given(c, 0).and_then(|a| constant::ints(&m.cx, a)) else { return false };
    if width == 0 || width > 128 {
        return false;
    }
    let Some(v) = v.map(&|v| Some(f(v, width) & mask(width))) else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

fn fold_copysign(m: &mut Module, _: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let (Some(x), Some(y)) = (given(c, 0), given(c, 1)) else { return false };
    let (Some((ty, kind, vx)), Some((_, _, vy))) = (constant::floats(&m.cx, x), constant::floats(&m.cx, y)) else { return false };
    let s = sign_bit(kind);
    let Some(v) = vx.zip(&vy, &|p, q| Some(p & !s | q & s)) else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

/// Powers of constants; a negative exponent gives something else than zero for 1 and -1 only.
fn fold_ipowi(m: &mut Module, _: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let (Some(x), Some(y)) = (given(c, 0), given(c, 1)) else { return false };
    let (Some((ty, width, vx)), Some((_, _, vy))) = (constant::ints(&m.cx, x), constant::ints(&m.cx, y)) else { return false };
    if width == 0 || width > 128 {
        return false;
    }
    let power = |x: u128, n: u128| {
        let (base, n) = (signed(x, width), signed(n, width));
        if n >= 0 {
            let (mut r, mut b, mut n) = (1i128, base, n);
            while n > 0 {
                if n & 1 == 1 {
                    r = r.wrapping_mul(b);
                }
                b = b.wrapping_mul(b);
                n >>= 1;
            }
            return Some(r as u128 & mask(width));
        }
        match base {
            // The result is undefined.
            0 => None,
            1 => Some(1),
            -1 => Some(if n & 1 == 1 { mask(width) } else { 1 }),
            _ => Some(0),
        }
    };
    let Some(v) = vx.zip(&vy, &power) else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

/// Roots of `f32` and `f64` without a sign, be it that of zero.
fn fold_sqrt(m: &mut Module, _: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let Some((ty, kind, v)) = given(c, 0).and_then(|a| constant::floats(&m.cx, a)) else { return false };
    if !matches!(kind, FloatKind::F32 | FloatKind::F64) {
        return false;
    }
    let roots = v.map(&|v| {
        let x = float::to_f64(kind, v);
        if x.is_nan() || x.is_sign_negative() { None } else { Some(float::from_f64(kind, sqrt(x))) }
    });
    let Some(v): Option<Values> = roots else { return false };
    give(out, constant::attr(&mut m.cx, ty, &v))
}

/// The square root, correctly rounded: 54 bits of it digit by digit, the last one for rounding.
fn sqrt(x: f64) -> f64 {
    if x == 0.0 || x.is_infinite() {
        return x;
    }
    let b = x.to_bits();
    let (mut sig, mut exp) = (b & ((1 << 52) - 1), (b >> 52) as i32 - 1075);
    if exp == -1075 {
        exp += 1;
    } else {
        sig |= 1 << 52;
    }
    // value = sig * 2^exp with an even exponent and 107 or 108 bits.
    let shift = sig.leading_zeros() as i32 + 43;
    let shift = if (exp - shift) & 1 == 0 { shift } else { shift + 1 };
    let (n, exp) = ((sig as u128) << shift, (exp - shift) / 2);
    let (mut root, mut bit) = (0u128, 1u128 << 53);
    while bit > 0 {
        let next = root | bit;
        if next * next <= n {
            root = next;
        }
        bit >>= 1;
    }
    // A root is never halfway between two numbers of 53 bits.
    let (mut top, extra) = (root >> 1, root & 1);
    top += extra;
    let (top, exp) = if top >> 53 != 0 { (top >> 1, exp + 2) } else { (top, exp + 1) };
    // Roots are normal numbers.
    f64::from_bits(((exp + 1075) as u64) << 52 | top as u64 & ((1 << 52) - 1))
}

#[cfg(test)]
mod tests {
    extern crate std;

    #[test]
    fn roots_are_rounded() {
        for i in 1..20000u64 {
            let x = f64::from_bits(i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 1);
            if x.is_finite() {
                assert_eq!(super::sqrt(x), x.sqrt(), "{x}");
            }
            assert_eq!(super::sqrt(i as f64), (i as f64).sqrt());
            assert_eq!(super::sqrt(f64::from_bits(i)), f64::from_bits(i).sqrt());
        }
    }
    #[test]
    fn whole_numbers() {
        for i in -4000i64..4000 {
            let x = i as f64 / 8.0;
            assert_eq!(super::floor(x), x.floor());
            assert_eq!(super::ceil(x), x.ceil());
            assert_eq!(super::trunc(x), x.trunc());
            assert_eq!(super::round(x), x.round());
            assert_eq!(super::round_even(x), x.round_ties_even());
        }
    }
}
