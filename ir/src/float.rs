//! Floating-point formats by their parameters: conversion between `f64` and every builtin format, round to nearest
//! even. Source: the formats' definitions as LLVM's `APFloat` implements them (IEEE 754, and the OCP 8-, 6- and 4-bit
//! formats with their "FN", "FNUZ" and "FNU" variants).

use crate::ty::FloatKind;

/// What a format does with its all-ones exponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Specials {
    /// Infinities and NaNs, as IEEE 754 has them.
    Ieee,
    /// No infinity; NaN is all ones ("FN").
    NanAllOnes,
    /// No infinity; NaN is the negative zero, which does not exist ("FNUZ").
    NanNegativeZero,
    /// Only finite values.
    FiniteOnly,
}

/// Parameters of a format.
#[derive(Clone, Copy, Debug)]
pub struct FloatFormat {
    /// Exponent bits.
    pub exp_bits: u32,
    /// Stored mantissa bits (the explicit integer bit of `f80` included).
    pub man_bits: u32,
    /// Exponent bias.
    pub bias: i32,
    /// Use of the highest codes.
    pub specials: Specials,
    /// Whether there is a sign bit.
    pub signed: bool,
}

/// The parameters of a kind.
pub const fn format(kind: FloatKind) -> FloatFormat {
    const fn f(exp_bits: u32, man_bits: u32, bias: i32, specials: Specials) -> FloatFormat {
        FloatFormat { exp_bits, man_bits, bias, specials, signed: true }
    }
    use Specials::*;
    match kind {
        FloatKind::F16 => f(5, 10, 15, Ieee),
        FloatKind::BF16 => f(8, 7, 127, Ieee),
        FloatKind::F32 => f(8, 23, 127, Ieee),
        FloatKind::TF32 => f(8, 10, 127, Ieee),
        FloatKind::F64 => f(11, 52, 1023, Ieee),
        FloatKind::F80 => f(15, 64, 16383, Ieee),
        FloatKind::F128 => f(15, 112, 16383, Ieee),
        FloatKind::F8E5M2 => f(5, 2, 15, Ieee),
        FloatKind::F8E4M3 => f(4, 3, 7, Ieee),
        FloatKind::F8E3M4 => f(3, 4, 3, Ieee),
        FloatKind::F8E4M3FN => f(4, 3, 7, NanAllOnes),
        FloatKind::F8E5M2FNUZ => f(5, 2, 16, NanNegativeZero),
        FloatKind::F8E4M3FNUZ => f(4, 3, 8, NanNegativeZero),
        FloatKind::F8E4M3B11FNUZ => f(4, 3, 11, NanNegativeZero),
        FloatKind::F4E2M1FN => f(2, 1, 1, FiniteOnly),
        FloatKind::F6E2M3FN => f(2, 3, 1, FiniteOnly),
        FloatKind::F6E3M2FN => f(3, 2, 3, FiniteOnly),
        FloatKind::F8E8M0FNU => FloatFormat { exp_bits: 8, man_bits: 0, bias: 127, specials: NanAllOnes, signed: false },
    }
}

/// The bits of the value of `kind` nearest to `x` (ties to even). NaNs keep their sign and the top of their payload.
pub fn from_f64(kind: FloatKind, x: f64) -> u128 {
    match kind {
        FloatKind::F64 => return x.to_bits() as u128,
        FloatKind::F32 => return (x as f32).to_bits() as u128,
        _ => {}
    }
    let f = format(kind);
    let bits = x.to_bits();
    let sign = (bits >> 63) as u128;
    let sign_bit = if f.signed { sign << (f.exp_bits + f.man_bits) } else { 0 };
    let exp_field = ((bits >> 52) & 0x7ff) as i32;
    let man = bits & ((1 << 52) - 1);
    let exp_max = (1u128 << f.exp_bits) - 1;
    let explicit_one = matches!(kind, FloatKind::F80);
    let frac_bits = if explicit_one { 63 } else { f.man_bits };
    let nan = |payload: u64| -> u128 {
        match f.specials {
            Specials::Ieee => {
                let quiet = 1u128 << (frac_bits - 1);
                let p = if frac_bits >= 52 { (payload as u128) << (frac_bits - 52) } else { (payload >> (52 - frac_bits)) as u128 };
                let int = if explicit_one { 1u128 << 63 } else { 0 };
                sign_bit | (exp_max << f.man_bits) | int | quiet | p
            }
            Specials::NanAllOnes => sign_bit | ((1u128 << (f.exp_bits + f.man_bits)) - 1),
            Specials::NanNegativeZero => 1u128 << (f.exp_bits + f.man_bits),
            Specials::FiniteOnly => sign_bit | ((1u128 << (f.exp_bits + f.man_bits)) - 1),
        }
    };
    let inf = || -> u128 {
        match f.specials {
            Specials::Ieee => sign_bit | (exp_max << f.man_bits) | if explicit_one { 1u128 << 63 } else { 0 },
            // Formats without infinity overflow to NaN, the finite-only ones to their largest value.
            _ => nan(0),
        }
    };
    if exp_field == 0x7ff {
        return if man != 0 { nan(man) } else { inf() };
    }
    if exp_field == 0 && man == 0 {
        return match f.specials {
            Specials::NanNegativeZero => 0,
            _ => sign_bit,
        };
    }
    // value = sig * 2^(e - 52), sig in [2^52, 2^53).
    let (mut sig, mut e) = if exp_field == 0 { (man, -1022) } else { (man | (1 << 52), exp_field - 1023) };
    while sig >> 52 == 0 {
        sig <<= 1;
        e -= 1;
    }
    let min_exp = if kind == FloatKind::F8E8M0FNU { -f.bias } else { 1 - f.bias };
    // Drop so many bits of sig that frac_bits remain below the leading one (more for subnormals).
    let mut drop = 52 - frac_bits as i32;
    let mut biased = e + f.bias;
    if e < min_exp {
        drop += min_exp - e;
        biased = 0;
    }
    let mut q: u128 = if drop <= 0 {
        (sig as u128) << (-drop).min(100)
    } else if drop > 54 {
        0
    } else {
        let q = sig >> drop;
        let rest = sig & ((1u64 << drop) - 1);
        let half = 1u64 << (drop - 1);
        // To the even one; the only digit of `f8E8M0FNU` is the leading one, so that halves go up there.
        (q + u64::from(rest > half || (rest == half && q & 1 == 1))) as u128
    };
    let one = 1u128 << frac_bits;
    if biased == 0 {
        if kind == FloatKind::F8E8M0FNU {
            return 0;
        }
        if q >= one {
            biased = 1;
        }
    } else if q >= one << 1 {
        q >>= 1;
        biased += 1;
    }
    let code = if explicit_one { ((biased as u128) << 64) | q } else { ((biased as u128) << f.man_bits) + (q & (one - 1)) };
    let code_nan_start = match f.specials {
        Specials::Ieee => exp_max << f.man_bits,
        Specials::NanAllOnes => (1u128 << (f.exp_bits + f.man_bits)) - 1,
        _ => 1u128 << (f.exp_bits + f.man_bits),
    };
    if code >= code_nan_start {
        return inf();
    }
    if code == 0 && f.specials == Specials::NanNegativeZero {
        return 0;
    }
    sign_bit | code
}

/// The value of a bit pattern; exact for every format but `f80` and `f128`, which are rounded.
pub fn to_f64(kind: FloatKind, bits: u128) -> f64 {
    match kind {
        FloatKind::F64 => return f64::from_bits(bits as u64),
        FloatKind::F32 => return f32::from_bits(bits as u32) as f64,
        _ => {}
    }
    let f = format(kind);
    let total = f.exp_bits + f.man_bits;
    let neg = f.signed && (bits >> total) & 1 == 1;
    let signed = |x: f64| if neg { -x } else { x };
    let exp = ((bits >> f.man_bits) & ((1 << f.exp_bits) - 1)) as i32;
    let man = bits & ((1u128 << f.man_bits) - 1);
    match f.specials {
        Specials::Ieee if exp as u128 == (1 << f.exp_bits) - 1 => {
            let frac = if kind == FloatKind::F80 { man & ((1u128 << 63) - 1) } else { man };
            return signed(if frac == 0 { f64::INFINITY } else { f64::NAN });
        }
        Specials::NanAllOnes if bits & ((1u128 << total) - 1) == (1u128 << total) - 1 => return signed(f64::NAN),
        Specials::NanNegativeZero if bits == 1u128 << total => return f64::NAN,
        _ => {}
    }
    if kind == FloatKind::F8E8M0FNU {
        return pow2(exp - f.bias);
    }
    let (frac_bits, sig) = if kind == FloatKind::F80 {
        (63, man)
    } else if exp == 0 {
        (f.man_bits, man)
    } else {
        (f.man_bits, man | 1 << f.man_bits)
    };
    let e = if exp == 0 { 1 - f.bias } else { exp - f.bias };
    // Round the significand to 53 bits first so that scaling by a power of two is exact (subnormal results aside).
    signed(scale(sig as f64, e - frac_bits as i32))
}

/// `2^e`, also where it is subnormal or infinite.
fn pow2(e: i32) -> f64 {
    if e > 1023 {
        f64::INFINITY
    } else if e >= -1022 {
        f64::from_bits(((e + 1023) as u64) << 52)
    } else if e >= -1074 {
        f64::from_bits(1 << (e + 1074))
    } else {
        0.0
    }
}

fn scale(x: f64, e: i32) -> f64 {
    let (mut x, mut e) = (x, e);
    while e > 1000 {
        x *= pow2(1000);
        e -= 1000;
        if x.is_infinite() {
            return x;
        }
    }
    while e < -1000 {
        x *= pow2(-1000);
        e += 1000;
        if x == 0.0 {
            return x;
        }
    }
    x * pow2(e)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_formats_round_trip() {
        for &k in FloatKind::ALL {
            if k.bits() > 16 {
                continue;
            }
            for bits in 0..1u128 << k.bits() {
                let x = to_f64(k, bits);
                if !x.is_nan() {
                    assert_eq!(from_f64(k, x), bits, "{k:?} {bits:#x} {x}");
                }
            }
        }
    }

    #[test]
    fn ties_go_to_even() {
        assert_eq!(from_f64(FloatKind::F16, 1.0 + 1.0 / 2048.0), 0x3c00);
        assert_eq!(from_f64(FloatKind::F16, 1.0 + 3.0 / 2048.0), 0x3c02);
        assert_eq!(from_f64(FloatKind::F16, 65520.0), 0x7c00);
        assert_eq!(from_f64(FloatKind::BF16, 1.0), 0x3f80);
        assert_eq!(from_f64(FloatKind::F80, 1.0), 0x3fff_8000_0000_0000_0000);
        assert_eq!(from_f64(FloatKind::F128, 1.0), 0x3fff << 112);
        assert_eq!(from_f64(FloatKind::F64, -0.5) as u64, (-0.5f64).to_bits());
    }
}
