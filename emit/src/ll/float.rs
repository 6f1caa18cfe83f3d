//! Floating-point constants as LLVM writes them. Source: LLVM Language Reference, "Simple Constants", and `opt -S`:
//! `float` and `double` are decimal when six significant digits give the exact value back, else the bits of the
//! double; the other formats are always bits behind a letter.

use core::fmt::Write;

use ir::FloatKind;

use super::out::Sink;
use super::text::hex;

/// The bits of a `float` as bits of the `double` of the same value; payloads of NaNs are kept.
pub fn f32_as_f64_bits(bits: u32) -> u64 {
    let x = f32::from_bits(bits);
    if x.is_nan() { (bits as u64 >> 31) << 63 | 0x7ff << 52 | (bits as u64 & 0x7f_ffff) << 29 } else { (x as f64).to_bits() }
}

struct Buf {
    bytes: [u8; 40],
    len: usize,
}

impl Write for Buf {
    fn write_str(&mut self, s: &str) -> core::fmt::Result {
        let end = self.len + s.len();
        self.bytes.get_mut(self.len..end).ok_or(core::fmt::Error)?.copy_from_slice(s.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// Appends a constant of a format given its bits; `low` alone for formats of at most 64 bits.
pub fn float(out: &mut impl Sink, kind: FloatKind, low: u64, high: u64) {
    match kind {
        FloatKind::F64 => double(out, low),
        FloatKind::F32 if is_long(low as u32) => double_bits(out, f32_as_f64_bits(low as u32)),
        FloatKind::F32 => double(out, f32_as_f64_bits(low as u32)),
        FloatKind::F16 => {
            out.extend_from_slice(b"0xH");
            hex(out, low, 4);
        }
        FloatKind::BF16 => {
            out.extend_from_slice(b"0xR");
            hex(out, low, 4);
        }
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
/// place of a `double`. Equal numbers have the digits of k 5^s, which end in 5.
fn is_long(bits: u32) -> bool {
    let exponent = (bits >> 23 & 255) as i32 - 127;
    if !(-19..24).contains(&exponent) {
        return false;
    }
    let mantissa = bits & 0x7f_ffff | 0x80_0000;
    let zeros = mantissa.trailing_zeros() as i32;
    let fraction = 23 - exponent - zeros;
    fraction >= 9 || fraction > 0 && (mantissa >> zeros) as u64 * 5u64.pow(fraction as u32) >= 1_000_000
}

fn double_bits(out: &mut impl Sink, bits: u64) {
    let mut text = *b"0x0000000000000000";
    for (i, x) in text[2..].iter_mut().enumerate() {
        *x = super::text::HEX[(bits >> (60 - 4 * i)) as usize & 15];
    }
    out.extend_from_slice(&text);
}

/// Appends a `double`, or a `float` widened to one.
fn double(out: &mut impl Sink, bits: u64) {
    let x = f64::from_bits(bits);
    if x.is_finite() {
        let mut buf = Buf { bytes: [0; 40], len: 0 };
        let fits = write!(buf, "{x:.5e}").is_ok();
        let text = core::str::from_utf8(&buf.bytes[..buf.len]).unwrap_or("");
        if fits
            && text.parse() == Ok(x)
            && let Some((mantissa, exp)) = text.split_once('e')
        {
            out.extend_from_slice(mantissa.as_bytes());
            out.extend_from_slice(b"0e");
            let (sign, digits) = match exp.strip_prefix('-') {
                Some(d) => (b'-', d),
                None => (b'+', exp),
            };
            out.push(sign);
            if digits.len() < 2 {
                out.push(b'0');
            }
            out.extend_from_slice(digits.as_bytes());
            return;
        }
    }
    double_bits(out, bits);
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
            let mut tried = alloc::vec::Vec::new();
            double(&mut tried, f32_as_f64_bits(bits));
            assert_eq!(text(FloatKind::F32, bits as u64).as_bytes(), tried, "{bits:#x}");
        };
        for i in 0..20_000u32 {
            x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            check((x >> 32) as u32);
            check((100 << 23) + ((x >> 32) as u32 & 0x1fff_ffff));
            check((x >> 41) as u32 as f32 as u32);
            check((i as f32 / 64.0).to_bits());
            check((i as f32 * 1e-6).to_bits());
        }
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
