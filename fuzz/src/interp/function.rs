//! Functions of numbers by name: of the `math` dialect, of LLVM's intrinsics, of the C library that lowered code calls.
//! Where the C library decides the last bit, it is asked here too: Rust's floats call the one that `lli` finds. So 16-bit
//! formats are computed in `f32` and rounded, as LLVM does. The inverse hyperbolic functions and `erf` are missing: Rust
//! has formulas of its own for the first, and nothing for the others.

use ir::FloatKind;
use ir::float::{from_f64, to_f64};

use crate::interp::value::{mask, signed};

/// A function of one float, in both widths.
type Unary = (fn(f64) -> f64, fn(f32) -> f32);
/// A function of two floats.
type Binary = (fn(f64, f64) -> f64, fn(f32, f32) -> f32);

fn unary_of(name: &str) -> Option<Unary> {
    Some(match name {
        "absf" | "fabs" => (f64::abs, f32::abs),
        "acos" => (f64::acos, f32::acos),
        "asin" => (f64::asin, f32::asin),
        "atan" => (f64::atan, f32::atan),
        "cbrt" => (f64::cbrt, f32::cbrt),
        "ceil" => (f64::ceil, f32::ceil),
        "cos" => (f64::cos, f32::cos),
        "cosh" => (f64::cosh, f32::cosh),
        "exp" => (f64::exp, f32::exp),
        "exp2" => (f64::exp2, f32::exp2),
        "expm1" => (f64::exp_m1, f32::exp_m1),
        "floor" => (f64::floor, f32::floor),
        "log" => (f64::ln, f32::ln),
        "log10" => (f64::log10, f32::log10),
        "log1p" => (f64::ln_1p, f32::ln_1p),
        "log2" => (f64::log2, f32::log2),
        "round" => (f64::round, f32::round),
        "roundeven" | "rint" | "nearbyint" => (f64::round_ties_even, f32::round_ties_even),
        "rsqrt" => (|x| 1.0 / x.sqrt(), |x| 1.0 / x.sqrt()),
        "sin" => (f64::sin, f32::sin),
        "sinh" => (f64::sinh, f32::sinh),
        "sqrt" => (f64::sqrt, f32::sqrt),
        "tan" => (f64::tan, f32::tan),
        "tanh" => (f64::tanh, f32::tanh),
        "trunc" => (f64::trunc, f32::trunc),
        _ => return None,
    })
}
fn binary_of(name: &str) -> Option<Binary> {
    Some(match name {
        "atan2" => (f64::atan2, f32::atan2),
        "copysign" => (f64::copysign, f32::copysign),
        "powf" | "pow" => (f64::powf, f32::powf),
        _ => return None,
    })
}

/// A function of floats of a format.
pub fn float(name: &str, kind: FloatKind, args: &[u128]) -> Option<u128> {
    let wide = kind == FloatKind::F64;
    let x = to_f64(kind, *args.first()?);
    let y = args.get(1).map_or(0.0, |&b| to_f64(kind, b));
    if let (Some(f), 1) = (unary_of(name), args.len()) {
        // A square root of `f32` times one is rounded at each step in 16 bits.
        if name == "rsqrt" && !wide && kind != FloatKind::F32 {
            let root = from_f64(kind, f64::from((x as f32).sqrt()));
            return Some(from_f64(kind, 1.0 / to_f64(kind, root)));
        }
        return Some(from_f64(kind, if wide { f.0(x) } else { f64::from(f.1(x as f32)) }));
    }
    if let (Some(f), 2) = (binary_of(name), args.len()) {
        return Some(from_f64(kind, if wide { f.0(x, y) } else { f64::from(f.1(x as f32, y as f32)) }));
    }
    if let ("fma" | "fmuladd", [_, _, c]) = (name, args) {
        let z = to_f64(kind, *c);
        let r = if wide { x.mul_add(y, z) } else { f64::from((x as f32).mul_add(y as f32, z as f32)) };
        return Some(from_f64(kind, r));
    }
    None
}

/// A float to a whole power, by squaring as the runtime library does it.
pub fn whole_power(kind: FloatKind, base: u128, n: i64) -> u128 {
    let (mut a, mut r, mut left) = (to_f64(kind, base), 1.0, n.unsigned_abs());
    let round = |x: f64| to_f64(kind, from_f64(kind, x));
    while left > 0 {
        if left & 1 != 0 {
            r = round(r * a);
        }
        left >>= 1;
        if left > 0 {
            a = round(a * a);
        }
    }
    from_f64(kind, if n < 0 { 1.0 / r } else { r })
}

/// A function of one integer of a width.
pub fn integer(name: &str, w: u32, x: u128) -> Option<u128> {
    Some(match name {
        "absi" | "abs" => signed(x, w).unsigned_abs() & mask(w),
        "ctlz" => u128::from(x.leading_zeros() - (128 - w)),
        "cttz" => u128::from(x.trailing_zeros().min(w)),
        "ctpop" => u128::from(x.count_ones()),
        _ => return None,
    })
}

/// Whether a float is of one of LLVM's classes.
pub fn is_class(kind: FloatKind, bits: u128, classes: u64) -> bool {
    let (width, fraction) = match kind {
        FloatKind::F64 => (64, 52),
        FloatKind::F32 => (32, 23),
        FloatKind::F16 => (16, 10),
        _ => (16, 7),
    };
    let negative = bits >> (width - 1) & 1 != 0;
    let (exponent, low) = (bits >> fraction & mask(width - 1 - fraction), bits & mask(fraction));
    let class = if exponent == mask(width - 1 - fraction) {
        match (low, negative) {
            (0, true) => 2,
            (0, false) => 9,
            _ if low >> (fraction - 1) != 0 => 1,
            _ => 0,
        }
    } else {
        // Normal, subnormal, zero: of a negative number downwards from 3, of a positive one from 8.
        let kind = if exponent != 0 { 0 } else { 1 + u32::from(low == 0) };
        if negative { 3 + kind } else { 8 - kind }
    };
    classes >> class & 1 != 0
}
