//! Floating-point constants as LLVM writes them. Source: LLVM Language Reference, "Simple Constants", and `opt -S`:
//! `float` and `double` are decimal when the six significant digits that LLVM finds give the exact value back, else the
//! bits of the double; the other formats are always bits behind a letter.

use alloc::vec::Vec;

use ir::FloatKind;
use ir::decimal::{Big, TENS};

use super::out::Sink;
use super::text::hex;

/// The bits of a `float` as bits of the `double` of the same value; payloads of NaNs are kept.
pub fn f32_as_f64_bits(bits: u32) -> u64 {
    let x = f32::from_bits(bits);
    if x.is_nan() { (bits as u64 >> 31) << 63 | 0x7ff << 52 | (bits as u64 & 0x7f_ffff) << 29 } else { (x as f64).to_bits() }
}

/// The text of a constant of at most 64 bits: how many of the bytes count.
pub type Text = ([u8; 32], usize);

/// The text of a constant of `float`, `double`, `half` or `bfloat`.
pub fn short(kind: FloatKind, low: u64) -> Option<Text> {
    Some(match kind {
        FloatKind::F64 => double(low),
        FloatKind::F32 if is_long(low as u32) => wide_bits(low as u32),
        FloatKind::F32 => double(f32_as_f64_bits(low as u32)),
        FloatKind::F16 => half(b'H', low),
        FloatKind::BF16 => half(b'R', low),
        _ => return None,
    })
}

fn half(letter: u8, low: u64) -> Text {
    let mut text = [0; 32];
    text[..3].copy_from_slice(&[b'0', b'x', letter]);
    text[3..7].copy_from_slice(&hex8(low as u32)[4..]);
    (text, 7)
}

/// The bits in hexadecimal, without zeros in front.
fn bits(bits: u64) -> Text {
    let mut text = [0; 32];
    let zeros = bits.leading_zeros() as usize / 4;
    let bits = bits.checked_shl(4 * zeros as u32).unwrap_or(0);
    text[..2].copy_from_slice(b"0x");
    text[2..10].copy_from_slice(&hex8((bits >> 32) as u32));
    text[10..18].copy_from_slice(&hex8(bits as u32));
    (text, 18 - zeros)
}

/// The bits of a `float` of a middling size as a `double`, whose last 29 are zero.
fn wide_bits(bits: u32) -> Text {
    let all = f64::from(f32::from_bits(bits)).to_bits();
    let mut text = [b'0'; 32];
    text[1] = b'x';
    text[2..10].copy_from_slice(&hex8((all >> 32) as u32));
    text[10] = b"0123456789ABCDEF"[(all >> 28 & 15) as usize];
    (text, 18)
}

/// Eight hexadecimal digits, all at once: one to a byte of a word.
#[inline]
pub(super) fn hex8(n: u32) -> [u8; 8] {
    let mut v = n as u64;
    v = v << 16 & 0xffff_0000_0000 | v & 0xffff;
    v = v << 8 & 0x00ff_0000_00ff_0000 | v & 0x0000_00ff_0000_00ff;
    v = v << 4 & 0x0f00_0f00_0f00_0f00 | v & 0x000f_000f_000f_000f;
    let letters = (v + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101;
    (v + 0x3030_3030_3030_3030 + letters * 7).to_be_bytes()
}

/// Appends a constant of a format given its bits; `low` alone for formats of at most 64 bits.
pub fn float(out: &mut impl Sink, kind: FloatKind, low: u64, high: u64) {
    if let Some((text, len)) = short(kind, low) {
        out.extend_from_slice(&text[..len]);
        return;
    }
    match kind {
        FloatKind::F80 => {
            out.extend_from_slice(b"0xK");
            hex(out, high, 4);
            hex(out, low, 16);
        }
        FloatKind::F128 => {
            out.extend_from_slice(b"0xL");
            hex(out, low, 16);
            hex(out, high, 16);
        }
        // Formats that LLVM IR has no type for are integers there.
        _ => super::text::uint(out, low),
    }
}

/// Whether it is plain that no number of six decimal digits gives this `float` back, widened to a `double`: most of a
/// table of weights, and cheaper than trying. The distance between k/2^s, k below 2^24, and another number of t
/// decimals is at least one part in 5^t 2^24; down to 2^-19 t is at most 11, so that is more than half a unit in the last
/// place of a `double`. Equal numbers have the digits of k 5^s, which end in 5. Up to 2^60 another number of six digits
/// and up to 13 zeros is as far off; an equal one with zeros needs a 5 in k.
#[inline]
pub(super) fn is_long(bits: u32) -> bool {
    let exponent = (bits >> 23 & 255) as i32 - 127;
    let mantissa = bits & 0x7f_ffff | 0x80_0000;
    if !(-19..24).contains(&exponent) {
        // The short way is for large tables.
        return cfg!(all(feature = "fast", not(small)))
            && if exponent >= 24 { exponent < 60 && !mantissa.is_multiple_of(5) } else { exponent >= -39 && is_far(mantissa, exponent) };
    }
    let zeros = mantissa.trailing_zeros() as i32;
    let fraction = 23 - exponent - zeros;
    fraction >= 9 || fraction > 0 && (mantissa >> zeros) as u64 * 5u64.pow(fraction as u32) >= 1_000_000
}

/// Whether a small number is no multiple of 10^-t, t decimals being six digits of any number as small. Multiplied by 2^s 10^t
/// and divided by 2^t it is an integer below 2^64, and those multiples are multiples of 2^(s-t): a remainder of 2^12 is more
/// than half a unit in the last place of a `double`.
fn is_far(mantissa: u32, exponent: i32) -> bool {
    const NEAR: u64 = 1 << 12;
    // From 12 to 17 decimals.
    let t = (5 - ((exponent * 1233) >> 12)) as u32;
    let all = u64::from(mantissa).wrapping_mul(5u64.pow(12)).wrapping_mul(FIVES[t as usize % 8]);
    let unit = 1u64 << ((23 - exponent - t as i32) & 63);
    all.wrapping_add(NEAR) & (unit - 1) > 2 * NEAR
}
/// Powers of five from 5^12 on, over that, by their exponents' last three bits.
const FIVES: [u64; 8] = [625, 3125, 0, 0, 1, 5, 25, 125];

/// The text of a `double`, or of a `float` widened to one.
fn double(all: u64) -> Text {
    let x = f64::from_bits(all & !(1 << 63));
    let Some((digits, exponent)) = six_digits(x).and_then(|(d, e)| if is_cut(x, d, e) { cut(x, d, e) } else { Some((d, e)) }) else {
        return bits(all);
    };
    let mut text = [b'0'; 32];
    text[0] = b'-';
    let at = (all >> 63) as usize;
    let mut rest = digits;
    for i in [6, 5, 4, 3, 2, 0] {
        text[at + i] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    text[at + 1] = b'.';
    text[at + 8] = b'e';
    text[at + 9] = if exponent < 0 { b'-' } else { b'+' };
    let e = exponent.unsigned_abs();
    let mut at = at + 10;
    if e >= 100 {
        text[at] = b'0' + (e / 100) as u8;
        at += 1;
    }
    text[at] = b'0' + (e / 10 % 10) as u8;
    text[at + 1] = b'0' + (e % 10) as u8;
    (text, at + 2)
}

fn scaled(x: f64, by: i32) -> f64 {
    let ten = TENS[by.unsigned_abs() as usize % TENS.len()];
    if by < 0 { x / ten } else { x * ten }
}

/// Six digits and the exponent of the first that give a number back exactly. Those of a number that has such are within
/// a millionth of the scaled number, so rounding finds them; and as digits and power of ten are exact, one
/// multiplication or division rounds as reading the text does.
fn six_digits(x: f64) -> Option<(u32, i32)> {
    if x == 0.0 {
        return Some((0, 0));
    }
    let two = (x.to_bits() >> 52) as i32 - 1023;
    let mut exponent = (two * 1233) >> 12;
    if !(-17..26).contains(&exponent) {
        return if x.is_finite() { six_digits_far(x) } else { None };
    }
    let mut digits = (scaled(x, 5 - exponent) + 0.5) as u32;
    if digits >= 1_000_000 {
        exponent += 1;
        digits = (scaled(x, 5 - exponent) + 0.5) as u32;
    }
    (scaled(digits as f64, exponent - 5) == x).then_some((digits, exponent))
}

/// The same for very large and very small numbers: the digits come from scaling in steps, and reading them is the check.
#[cold]
fn six_digits_far(x: f64) -> Option<(u32, i32)> {
    let (mut near, mut exponent) = (x, 5);
    while near >= 1e15 {
        (near, exponent) = (near / 1e10, exponent + 10);
    }
    while near < 1e5 {
        (near, exponent) = (near * 1e10, exponent - 10);
    }
    while near >= 999_999.5 {
        (near, exponent) = (near / 10.0, exponent + 1);
    }
    read_back(x, (near + 0.5) as u32, exponent)
}

/// Six digits and the exponent of the first, if a reader of them finds this number.
fn read_back(x: f64, digits: u32, exponent: i32) -> Option<(u32, i32)> {
    let mut text = Vec::new();
    super::text::uint(&mut text, digits.into());
    text.push(b'e');
    super::text::int(&mut text, (exponent - 5).into());
    (ir::decimal::read_double(&text) == Some(x)).then_some((digits, exponent))
}

/// The six digits just below those nearest to a number: only the least numbers, of few bits, have both.
fn cut(x: f64, digits: u32, exponent: i32) -> Option<(u32, i32)> {
    if x >= f64::MIN_POSITIVE {
        return None;
    }
    if digits == POWER { read_back(x, 999_999, exponent - 1) } else { read_back(x, digits - 1, exponent) }
}

/// The least number of six digits.
const POWER: u32 = 100_000;

/// Whether LLVM misses the six digits nearest to a number: it divides the number, as an integer of all its decimal
/// digits, by a power of ten that leaves 20 bits or more. That may be six digits and nothing to round by, so a number
/// that lies just below its digits is cut to those before. Source: `opt -S`.
fn is_cut(x: f64, digits: u32, exponent: i32) -> bool {
    const LEFT: u32 = 20;
    // What is left has these digits but for the last, and at least 20 bits.
    if digits <= 1 << (LEFT - 1) && digits != POWER {
        return false;
    }
    let (field, fraction) = ((x.to_bits() >> 52) as i32, x.to_bits() & ((1 << 52) - 1));
    let mantissa = if field == 0 { fraction } else { fraction | 1 << 52 };
    let zeros = mantissa.trailing_zeros() as i32;
    let two = field.max(1) - 1075 + zeros;
    let decimals = (-two).max(0);
    let mut all = Big::from((mantissa >> zeros).into());
    all.scale(5, decimals as u32);
    all.scale(2, two.max(0) as u32);
    let mut near = Big::from(digits.into());
    near.scale(10, (exponent - 5 + decimals).max(0) as u32);
    if all.compare(&near).is_ge() {
        return false;
    }
    let n_digits = exponent + decimals + i32::from(digits != POWER);
    // The logarithm of two as LLVM has it.
    n_digits - (all.bits().saturating_sub(LEFT as usize) * 59 / 196) as i32 == 6
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: FloatKind, low: u64) -> alloc::string::String {
        let mut out = alloc::vec::Vec::new();
        float(&mut out, kind, low, 0);
        alloc::string::String::from_utf8(out).unwrap()
    }

    #[test]
    fn long_floats_are_told_without_trying() {
        let mut x = 1u64;
        let check = |bits: u32| {
            let (tried, n) = double(f32_as_f64_bits(bits));
            assert_eq!(text(FloatKind::F32, bits as u64).as_bytes(), &tried[..n], "{bits:#x}");
        };
        for i in 0..20_000u32 {
            x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            check((x >> 32) as u32);
            check((100 << 23) + ((x >> 32) as u32 & 0x1fff_ffff));
            check((x >> 41) as u32 as f32 as u32);
            check((i as f32 / 64.0).to_bits());
            check((i as f32 * 1e-6).to_bits());
            check((i as f32 * 1e-10).to_bits());
            check((i as f32 * 1e8).to_bits());
            // Those that are given back are rare: near six digits of each power.
            let digits = (x >> 30) as u32 % 1_000_000;
            for power in -20..20 {
                check((digits as f32 * 10f32.powi(power)).to_bits());
                check(((digits as u64 * 10u64.pow(power.unsigned_abs() % 14)) as f32).to_bits());
                check((digits as f32 / (1u64 << power.unsigned_abs()) as f32).to_bits());
            }
        }
    }

    /// What the numbers near text would be by formatting and reading.
    #[test]
    fn digits_are_found_without_formatting() {
        let mut seed = 7u64;
        let check = |x: f64| {
            if !x.is_finite() {
                return;
            }
            let plain = alloc::format!("{x:.5e}");
            let found = six_digits(x);
            assert_eq!(found.is_some(), plain.parse() == Ok(x), "{x:e}");
            if let Some((d, e)) = found {
                assert_eq!(alloc::format!("{}.{:05}e{e}", d / 100_000, d % 100_000), plain);
            }
        };
        for _ in 0..50_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (digits, power) = ((seed >> 40) as u32 % 1_000_000, (seed >> 20) as i32 % 40);
            let near: f64 = alloc::format!("{digits}e{power}").parse().unwrap();
            for x in [near, f64::from_bits(near.to_bits() + 1), f64::from_bits((seed >> 1) % (0x7ff << 52)), (seed >> 44) as f64 / 64.0] {
                check(x);
            }
        }
        for power in -330..309 {
            for digits in ["1", "9.99999", "9.999995", "5", "1.000005"] {
                check(alloc::format!("{digits}e{power}").parse().unwrap());
            }
        }
    }

    #[test]
    fn digits_that_llvm_cuts() {
        let all = |x: f64| text(FloatKind::F64, x.to_bits());
        assert_eq!(all(6.28126), "0x401920029F16B11C");
        assert_eq!(all(5.2423), "5.242300e+00");
        assert_eq!(all(f64::from_bits(0x240D4)), "7.295760e-319");
        assert_eq!(all(f64::from_bits(0x0F8C_4481_46FE_B267)), "0xF8C448146FEB267");
    }

    #[test]
    fn as_llvm_prints() {
        assert_eq!(text(FloatKind::F64, 0.1f64.to_bits()), "1.000000e-01");
        assert_eq!(text(FloatKind::F32, 0.1f32.to_bits() as u64), "0x3FB99999A0000000");
        assert_eq!(text(FloatKind::F64, (-0.0f64).to_bits()), "-0.000000e+00");
        assert_eq!(text(FloatKind::F64, 1e300f64.to_bits()), "1.000000e+300");
        assert_eq!(text(FloatKind::F64, 1.000001f64.to_bits()), "0x3FF000010C6F7A0B");
        assert_eq!(text(FloatKind::F32, f32::NAN.to_bits() as u64), "0x7FF8000000000000");
        assert_eq!(text(FloatKind::F16, 0x4248), "0xH4248");
    }
}
