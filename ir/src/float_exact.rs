//! Arithmetic on floats by their bits, exact and rounded once to the nearest, ties to even: for formats that hold more than `f64`
//! does (`f80`, `f128`). Every format like those of IEEE 754 with at most 113 digits goes through the same code.
//! Source: IEEE 754-2019, clauses 4.3.1 and 5.4.1; NaNs as LLVM's `APFloat` hands them on.

use core::cmp::Ordering;

use crate::float::{Specials, format};
use crate::ty::FloatKind;

/// Operators of two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Operator {
    Add,
    Sub,
    Mul,
    Div,
    /// The rest of a division whose quotient is cut; the sign is the first operand's.
    Rem,
}

/// What bits stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Nan,
    Infinite,
    /// `digits * 2^power`; of zero there are no digits, of others the highest bit of all is one.
    Finite,
}

#[derive(Clone, Copy, Debug)]
struct Number {
    negative: bool,
    class: Class,
    digits: u128,
    power: i32,
}

/// Digits, the leading one included, and bits of the stored mantissa.
fn precision(kind: FloatKind) -> (u32, u32) {
    let stored = format(kind).man_bits;
    if kind == FloatKind::F80 { (64, 64) } else { (stored + 1, stored) }
}

fn read(kind: FloatKind, bits: u128) -> Number {
    let (f, (_, stored)) = (format(kind), precision(kind));
    let (most, bias) = ((1 << f.exp_bits) - 1, f.bias);
    let mantissa = bits & ((1 << stored) - 1);
    let exponent = (bits >> stored) as i32 & most;
    let leading = if kind == FloatKind::F80 { mantissa >> 63 != 0 } else { exponent != 0 };
    let fraction = if kind == FloatKind::F80 { mantissa & !(1 << 63) } else { mantissa };
    let class = match exponent == most {
        true if leading && fraction == 0 => Class::Infinite,
        true => Class::Nan,
        // The 80 bits can say what has no meaning.
        false if exponent != 0 && !leading => Class::Nan,
        false => Class::Finite,
    };
    let digits = if leading && kind != FloatKind::F80 { mantissa | 1 << stored } else { mantissa };
    let power = exponent.max(1) - bias - (precision(kind).0 as i32 - 1);
    number(bits >> (f.exp_bits + stored) & 1 != 0, class, digits, power)
}

fn number(negative: bool, class: Class, digits: u128, power: i32) -> Number {
    let empty = digits.leading_zeros() % 128;
    Number { negative, class, digits: digits << empty, power: power.saturating_sub(empty as i32) }
}

/// The bits of a number, and whether nothing was lost. `sticky`: there are digits behind those that it has.
fn write(kind: FloatKind, x: Number, sticky: bool) -> (u128, bool) {
    let (f, (digits, stored)) = (format(kind), precision(kind));
    let sign = u128::from(x.negative) << (f.exp_bits + stored);
    let most = (1u128 << f.exp_bits) - 1;
    let infinity = sign | most << stored | if kind == FloatKind::F80 { 1 << 63 } else { 0 };
    match x.class {
        Class::Nan => return (infinity | 1 << (digits - 2), true),
        Class::Infinite => return (infinity, true),
        Class::Finite if x.digits == 0 => return (sign, !sticky),
        Class::Finite => {}
    }
    // The exponent of the leading digit, and how many digits there is no room for: more of them below the least exponent.
    let exponent = x.power.saturating_add(127);
    let least = 1 - f.bias;
    let drop = (128 - digits as i32).saturating_add(least.saturating_sub(exponent).max(0)).min(200) as u32;
    let (kept, rest, half) = match drop {
        0..=127 => (x.digits >> drop, x.digits & ((1 << drop) - 1), 1u128 << drop.max(1) >> 1),
        128 => (0, x.digits, 1 << 127),
        // Less than a half.
        _ => (0, 1, 2),
    };
    let up = rest > half || rest == half && (sticky || kept & 1 != 0);
    let kept = kept + u128::from(up);
    let biased = (exponent.max(least) + f.bias) as u128;
    // The leading digit counts one to the exponent, and one more where rounding carries into another one.
    let code = match kind {
        FloatKind::F80 if kept >> 64 != 0 => (biased + 1) << 64 | 1 << 63,
        FloatKind::F80 => (if kept >> 63 != 0 { biased } else { 0 }) << 64 | kept,
        _ => ((biased - 1) << stored) + kept,
    };
    if code >> stored >= most { (infinity, false) } else { (sign | code, rest == 0 && !sticky) }
}

/// A NaN that says so without a signal. Of 80 bits it keeps a leading digit of zero, which has no meaning.
pub fn quiet(kind: FloatKind, bits: u128) -> u128 {
    let (digits, _) = precision(kind);
    bits | 1 << (digits - 2) | if kind == FloatKind::F80 { 0x7fff << 64 } else { 0 }
}

/// Whether the formats of this kind are those that this module knows: IEEE's of 8 bits and more.
pub fn knows(kind: FloatKind) -> bool {
    format(kind).specials == Specials::Ieee
}

/// An operator's result by its bits. Of NaNs the first one is handed on.
pub fn arithmetic(operator: Operator, kind: FloatKind, p: u128, q: u128) -> u128 {
    let (a, mut b) = (read(kind, p), read(kind, q));
    if a.class == Class::Nan {
        return quiet(kind, p);
    }
    if b.class == Class::Nan {
        return quiet(kind, q);
    }
    let negative = a.negative != b.negative;
    let (a_none, b_none) = (a.class == Class::Finite && a.digits == 0, b.class == Class::Finite && b.digits == 0);
    let (a_all, b_all) = (a.class == Class::Infinite, b.class == Class::Infinite);
    let nan = Number { negative: false, class: Class::Nan, digits: 0, power: 0 };
    let all = Number { negative, class: Class::Infinite, digits: 0, power: 0 };
    let none = Number { negative, class: Class::Finite, digits: 0, power: 0 };
    let (result, sticky) = match operator {
        Operator::Add | Operator::Sub => {
            b.negative ^= operator == Operator::Sub;
            match (a_all, b_all) {
                (true, true) if a.negative != b.negative => (nan, false),
                (true, _) => (a, false),
                (_, true) => (b, false),
                _ => sum(a, b),
            }
        }
        Operator::Mul if a_all && b_none || a_none && b_all => (nan, false),
        Operator::Mul if a_all || b_all => (all, false),
        Operator::Mul => {
            let (high, low) = product(a.digits, b.digits);
            let power = a.power.saturating_add(b.power).saturating_add(128);
            // Two leading ones make a product whose highest bit or the one below is one.
            match high >> 127 {
                0 => (number(negative, Class::Finite, high << 1 | low >> 127, power - 1), low << 1 != 0),
                _ => (number(negative, Class::Finite, high, power), low != 0),
            }
        }
        Operator::Div if a_all && b_all || a_none && b_none => (nan, false),
        Operator::Div if a_all || b_none => (all, false),
        Operator::Div if a_none || b_all => (none, false),
        Operator::Div => {
            let (quotient, rest) = divided(a.digits, b.digits);
            (number(negative, Class::Finite, quotient, a.power - b.power - 127), rest != 0)
        }
        Operator::Rem if a_all || b_none => (nan, false),
        Operator::Rem if a_none || b_all => (a, false),
        Operator::Rem => (rest(a, b), false),
    };
    write(kind, result, sticky).0
}

/// A sum of finite numbers, and whether digits are missing behind it.
fn sum(a: Number, b: Number) -> (Number, bool) {
    if a.digits == 0 && b.digits == 0 {
        return (Number { negative: a.negative && b.negative, ..a }, false);
    }
    let less = |x: &Number, y: &Number| x.digits == 0 || y.digits != 0 && (x.power, x.digits) < (y.power, y.digits);
    let (big, small) = if less(&a, &b) { (b, a) } else { (a, b) };
    if small.digits == 0 {
        return (big, false);
    }
    // Two bits of room: one in front for the carry, and no format has digits in the lowest 14.
    let (x, apart) = (big.digits >> 1, (big.power - small.power).unsigned_abs());
    let (y, lost) = match apart {
        0..=126 => (small.digits >> 1 >> apart, small.digits & ((2 << apart) - 1) != 0),
        _ => (0, true),
    };
    let digits = match big.negative == small.negative {
        true => x + y,
        // What is lost of the smaller one is one less in the last place, and what is missing there.
        false => x - y - u128::from(lost),
    };
    if digits == 0 && !lost {
        return (Number { negative: false, class: Class::Finite, digits: 0, power: 0 }, false);
    }
    (number(big.negative, Class::Finite, digits, big.power + 1), lost)
}

/// The high and the low half of a product.
fn product(a: u128, b: u128) -> (u128, u128) {
    const LOW: u128 = (1 << 64) - 1;
    let (a1, a0, b1, b0) = (a >> 64, a & LOW, b >> 64, b & LOW);
    let (low, high) = (a0 * b0, a1 * b1);
    let (one, two) = (a1 * b0, a0 * b1);
    let middle = (low >> 64) + (one & LOW) + (two & LOW);
    (high + (one >> 64) + (two >> 64) + (middle >> 64), middle << 64 | low & LOW)
}

/// `a * 2^127 / b` and what is left; the highest bits of both are ones, so that the quotient has 127 or 128 digits.
fn divided(a: u128, b: u128) -> (u128, u128) {
    let (mut quotient, mut rest) = (0, a);
    let mut carry = false;
    for _ in 0..128 {
        quotient <<= 1;
        if carry || rest >= b {
            rest = rest.wrapping_sub(b);
            quotient |= 1;
        }
        carry = rest >> 127 != 0;
        rest <<= 1;
    }
    (quotient, rest | u128::from(carry))
}

/// The rest of a division of finite numbers. `O(distance of the exponents)`.
fn rest(a: Number, b: Number) -> Number {
    let less = (a.power, a.digits) < (b.power, b.digits);
    if a.digits == 0 || less {
        return a;
    }
    let mut rest = a.digits;
    let mut carry = false;
    for left in (0..=a.power - b.power).rev() {
        if carry || rest >= b.digits {
            rest = rest.wrapping_sub(b.digits);
        }
        carry = left > 0 && rest >> 127 != 0;
        rest = if left > 0 { rest << 1 } else { rest };
    }
    number(a.negative, Class::Finite, rest, b.power)
}

/// How two floats compare; `None` if one is a NaN.
pub fn compare(kind: FloatKind, p: u128, q: u128) -> Option<Ordering> {
    let key = |x: Number| {
        let size = match x.class {
            Class::Nan => return None,
            Class::Infinite => (2, 0, 0),
            Class::Finite if x.digits == 0 => (0, 0, 0),
            Class::Finite => (1, x.power, x.digits),
        };
        Some((x.negative && size.0 != 0, size))
    };
    let ((a_negative, a), (b_negative, b)) = (key(read(kind, p))?, key(read(kind, q))?);
    Some(match (a_negative, b_negative) {
        (false, false) => a.cmp(&b),
        (true, true) => b.cmp(&a),
        (negative, _) => {
            if negative {
                Ordering::Less
            } else {
                Ordering::Greater
            }
        }
    })
}

/// A float in another format, and whether it is the same number; NaNs keep the upper bits of their payload.
pub fn convert(from: FloatKind, to: FloatKind, bits: u128) -> (u128, bool) {
    let x = read(from, bits);
    let (code, exact) = write(to, x, false);
    if x.class != Class::Nan {
        return (code, exact);
    }
    let ((old, _), (new, _)) = (precision(from), precision(to));
    let payload = bits & ((1 << (old - 1)) - 1);
    let kept = if new > old { payload << (new - old) } else { payload >> (old - new) };
    // A signal is lost, and a leading digit that has no meaning.
    let exact = payload >> (old - 2) != 0 && (from != FloatKind::F80 || bits >> 63 & 1 != 0);
    (code | kept, exact && (new >= old || kept << (old - new) == payload))
}

/// The nearest float of an integer, and whether it is that integer.
pub fn from_int(kind: FloatKind, negative: bool, magnitude: u128) -> (u128, bool) {
    write(kind, number(negative && magnitude != 0, Class::Finite, magnitude, 0), false)
}

/// The integer that a float is cut to: whether it is below zero, its magnitude, and whether nothing was cut. `None` for what is no
/// number or has more than 128 bits.
pub fn to_int(kind: FloatKind, bits: u128) -> Option<(bool, u128, bool)> {
    let x = read(kind, bits);
    match (x.class, x.power) {
        (Class::Finite, _) if x.digits == 0 => Some((x.negative, 0, true)),
        (Class::Finite, -127..=0) => {
            let drop = x.power.unsigned_abs();
            Some((x.negative, x.digits >> drop, x.digits.trailing_zeros() >= drop))
        }
        (Class::Finite, ..=-128) => Some((x.negative, 0, false)),
        _ => None,
    }
}

/// The bits of the integer of this width, of 1 to 128 bits, that a float is cut to, sign and all; `None` if it does not fit.
pub fn to_int_of(kind: FloatKind, bits: u128, width: u32, sign: bool) -> Option<u128> {
    let (negative, magnitude, _) = to_int(kind, bits)?;
    let limit = u128::MAX >> (128 - width) >> u32::from(sign);
    match negative {
        true if sign => (magnitude <= limit + 1).then_some(magnitude.wrapping_neg()),
        true => (magnitude == 0).then_some(0),
        false => (magnitude <= limit).then_some(magnitude),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::{from_f64, to_f64};

    /// Numbers of a format that are worth a try.
    fn numbers(kind: FloatKind) -> impl Iterator<Item = u128> {
        let (f, width) = (format(kind), kind.bits());
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        (0..4000u32).map(move |i| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            let random = u128::from(seed) & ((1 << width) - 1);
            let one = (f.bias as u128) << f.man_bits;
            let edges = [0, 1, one, one - 1, one + 1, ((1 << f.exp_bits) - 1) << f.man_bits, (1 << f.man_bits) - 1, 1 << f.man_bits];
            match i % 4 {
                0 => edges[seed as usize % edges.len()] | random & 1 << (width - 1),
                1 => one.wrapping_add(random & ((4 << f.man_bits) - 1)),
                _ => random,
            }
        })
    }

    #[test]
    fn numbers_of_32_and_64_bits_are_as_the_machine_has_them() {
        for (p, q) in numbers(FloatKind::F64).zip(numbers(FloatKind::F64).skip(1)) {
            let (x, y) = (f64::from_bits(p as u64), f64::from_bits(q as u64));
            for (operator, expected) in
                [(Operator::Add, x + y), (Operator::Sub, x - y), (Operator::Mul, x * y), (Operator::Div, x / y), (Operator::Rem, x % y)]
            {
                let bits = arithmetic(operator, FloatKind::F64, p, q) as u64;
                let same = if expected.is_nan() { f64::from_bits(bits).is_nan() } else { bits == expected.to_bits() };
                assert!(same, "{operator:?} {x:e} {y:e}: {bits:#x}, not {expected:e}");
            }
            assert_eq!(compare(FloatKind::F64, p, q), x.partial_cmp(&y));
            if !x.is_nan() {
                assert_eq!(convert(FloatKind::F64, FloatKind::F32, p).0 as u32, (x as f32).to_bits(), "{x:e}");
                assert_eq!(convert(FloatKind::F64, FloatKind::F16, p).0, from_f64(FloatKind::F16, x), "{x:e}");
            }
            if let Some((negative, magnitude, _)) = to_int(FloatKind::F64, p) {
                assert_eq!((negative && magnitude != 0, magnitude), ((x as i128) < 0 || x <= -1.0, x.abs() as u128), "{x:e}");
            }
            assert_eq!(from_int(FloatKind::F64, false, p << 60 | q).0 as u64, ((p << 60 | q) as f64).to_bits());
        }
    }

    #[test]
    fn wider_formats_hold_narrower_ones() {
        for kind in [FloatKind::F80, FloatKind::F128] {
            for (p, q) in numbers(FloatKind::F64).zip(numbers(FloatKind::F64).skip(7)) {
                let (x, y) = (f64::from_bits(p as u64), f64::from_bits(q as u64));
                if x.is_nan() || y.is_nan() {
                    continue;
                }
                let wide = |bits| convert(FloatKind::F64, kind, bits);
                assert_eq!(wide(p), (from_f64(kind, x), true));
                assert_eq!(convert(kind, FloatKind::F64, wide(p).0), (p, true));
                assert_eq!(to_f64(kind, wide(p).0), x);
                assert_eq!(compare(kind, wide(p).0, wide(q).0), x.partial_cmp(&y));
                // With twice the digits and two more a result that is rounded twice is rounded right.
                if kind == FloatKind::F128 {
                    for (operator, expected) in [(Operator::Add, x + y), (Operator::Mul, x * y), (Operator::Div, x / y)] {
                        let r = convert(kind, FloatKind::F64, arithmetic(operator, kind, wide(p).0, wide(q).0)).0 as u64;
                        assert!(expected.is_nan() || expected.is_subnormal() || r == expected.to_bits(), "{operator:?} {x:e} {y:e}");
                    }
                }
            }
        }
    }
}
