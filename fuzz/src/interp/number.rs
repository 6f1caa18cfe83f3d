//! Arithmetic on bits, as LangRef and the documents of the dialects define it.

use ir::float::{from_f64, to_f64};
use ir::{FloatKind, Op};

use crate::interp::value::{Fault, Step, Val, mask, signed};

/// An operation on two integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Int {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    Shl,
    Lshr,
    Ashr,
    Udiv,
    Sdiv,
    Urem,
    Srem,
    CeilUdiv,
    CeilSdiv,
    FloorSdiv,
    Smax,
    Smin,
    Umax,
    Umin,
}

/// Promises about an operation; breaking one gives poison.
#[derive(Clone, Copy, Default, Debug)]
pub struct Promise {
    /// No signed overflow.
    pub nsw: bool,
    /// No unsigned overflow.
    pub nuw: bool,
    /// No bit is lost, or none is in common.
    pub exact: bool,
}

/// The result for operands of a width that are not poison.
pub fn int(op: Op, what: Int, a: u128, b: u128, w: u32, p: Promise) -> Step<Val> {
    let (x, y, m) = (signed(a, w), signed(b, w), mask(w));
    let (smin, smax) = (-(1i128 << (w.min(127) - 1)), (1i128 << (w.min(127) - 1)) - 1);
    let fits = |r: i128| w >= 127 || (smin <= r && r <= smax);
    let poison = Ok(Val::Poison(op));
    let zero = || Fault::at(op, "division-by-zero", "division by zero");
    let overflow = || Fault::at(op, "division-overflow", "the least number divided by -1");
    let least = w < 128 && x == smin && y == -1;
    let r = match what {
        Int::Add => {
            if p.nsw && !fits(x.wrapping_add(y)) || p.nuw && a.checked_add(b).is_none_or(|s| s > m) {
                return poison;
            }
            a.wrapping_add(b)
        }
        Int::Sub => {
            if p.nsw && !fits(x.wrapping_sub(y)) || p.nuw && a < b {
                return poison;
            }
            a.wrapping_sub(b)
        }
        Int::Mul => {
            let (u, s) = (a.checked_mul(b), x.checked_mul(y));
            if p.nsw && !s.is_some_and(fits) || p.nuw && !u.is_some_and(|r| r <= m) {
                return poison;
            }
            a.wrapping_mul(b)
        }
        Int::And => a & b,
        Int::Xor => a ^ b,
        Int::Or => {
            if p.exact && a & b != 0 {
                return poison;
            }
            a | b
        }
        Int::Shl | Int::Lshr | Int::Ashr if b >= u128::from(w) => return poison,
        Int::Shl => {
            let r = (a << b) & m;
            if p.nuw && r >> b != a || p.nsw && signed(r, w) >> b != x {
                return poison;
            }
            r
        }
        Int::Lshr | Int::Ashr => {
            if p.exact && (a >> b) << b != a {
                return poison;
            }
            if what == Int::Lshr { a >> b } else { (x >> b) as u128 }
        }
        Int::Udiv | Int::Urem | Int::CeilUdiv if b == 0 => return Err(zero()),
        Int::Sdiv | Int::Srem | Int::CeilSdiv | Int::FloorSdiv if b == 0 => return Err(zero()),
        Int::Sdiv | Int::Srem | Int::CeilSdiv | Int::FloorSdiv if least => return Err(overflow()),
        Int::Udiv => {
            if p.exact && !a.is_multiple_of(b) {
                return poison;
            }
            a / b
        }
        Int::Urem => a % b,
        Int::CeilUdiv => a.div_ceil(b),
        Int::Sdiv => {
            if p.exact && x % y != 0 {
                return poison;
            }
            (x / y) as u128
        }
        Int::Srem => (x % y) as u128,
        Int::CeilSdiv => (x / y + i128::from(x % y != 0 && (x < 0) == (y < 0))) as u128,
        Int::FloorSdiv => (x / y - i128::from(x % y != 0 && (x < 0) != (y < 0))) as u128,
        Int::Smax => x.max(y) as u128,
        Int::Smin => x.min(y) as u128,
        Int::Umax => a.max(b),
        Int::Umin => a.min(b),
    };
    Ok(Val::Bits(r & m))
}

/// A comparison of integers by LLVM's number of the predicate.
pub fn compare(predicate: u64, a: u128, b: u128, w: u32) -> bool {
    let (x, y) = (signed(a, w), signed(b, w));
    match predicate {
        0 => a == b,
        1 => a != b,
        2 => x < y,
        3 => x <= y,
        4 => x > y,
        5 => x >= y,
        6 => a < b,
        7 => a <= b,
        8 => a > b,
        _ => a >= b,
    }
}

/// An operation on two floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Float {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Maximum,
    Minimum,
    Maxnum,
    Minnum,
}

/// The result in a format, rounded once to the nearest, ties to even. For formats of at most 24 bits of precision the
/// operation in `f64` rounds so that the second rounding changes nothing.
pub fn float(what: Float, a: u128, b: u128, kind: FloatKind) -> u128 {
    let (x, y) = (to_f64(kind, a), to_f64(kind, b));
    let zeros = x == 0.0 && y == 0.0;
    let r = match what {
        Float::Add => x + y,
        Float::Sub => x - y,
        Float::Mul => x * y,
        Float::Div => x / y,
        Float::Rem => x % y,
        Float::Maximum | Float::Minimum if x.is_nan() || y.is_nan() => f64::NAN,
        Float::Maxnum | Float::Minnum if x.is_nan() => y,
        Float::Maxnum | Float::Minnum if y.is_nan() => x,
        Float::Maximum | Float::Maxnum if zeros => {
            if x.is_sign_negative() {
                y
            } else {
                x
            }
        }
        Float::Minimum | Float::Minnum if zeros => {
            if x.is_sign_negative() {
                x
            } else {
                y
            }
        }
        Float::Maximum | Float::Maxnum => x.max(y),
        Float::Minimum | Float::Minnum => x.min(y),
    };
    from_f64(kind, r)
}

/// A comparison of floats by MLIR's number of the predicate.
pub fn compare_float(predicate: u64, x: f64, y: f64) -> bool {
    // LLVM numbers them by what they are the sum of: equal, greater, less, unordered.
    let predicate = match predicate {
        14 => 8,
        n @ 8..14 => n + 1,
        n => n,
    };
    let unordered = x.is_nan() || y.is_nan();
    let bit = |b: u64, holds: bool| predicate & b != 0 && holds;
    bit(1, x == y) || bit(2, x > y) || bit(4, x < y) || bit(8, unordered)
}

/// A float as an integer; `None` if it does not fit.
pub fn to_int(x: f64, w: u32, is_signed: bool) -> Option<u128> {
    let (lo, hi) = if is_signed { (-(2f64.powi(w as i32 - 1)), 2f64.powi(w as i32 - 1)) } else { (0.0, 2f64.powi(w as i32)) };
    let t = x.trunc();
    (t >= lo && t < hi).then(|| if is_signed { t as i128 as u128 & mask(w) } else { t as u128 })
}

/// An integer as a float, rounded once.
pub fn from_int(bits: u128, w: u32, is_signed: bool, kind: FloatKind) -> u128 {
    let x = if is_signed { signed(bits, w) } else { bits as i128 };
    match kind {
        FloatKind::F32 => u128::from((x as f32).to_bits()),
        _ => from_f64(kind, x as f64),
    }
}
