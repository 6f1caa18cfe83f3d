//! Floats and long integers as decimal text.
//!
//! A float is printed with six digits behind the point and an exponent if that text means the same float again, else
//! with as many digits as its format can need if that has a point, else as its bits in hexadecimal, as are infinities
//! and NaNs. The digits are those of upstream's `APFloat`: the exact value cut to digits, then rounded half up.

use alloc::string::String;
use alloc::vec::Vec;

use crate::decimal::{self, Big, Binary};
use crate::float::{self, Specials};
use crate::text::print::push_uint;
use crate::ty::FloatKind;

/// A finite float as `(-1)^negative * mantissa * 2^exp`.
struct Parts {
    negative: bool,
    mantissa: u128,
    exp: i32,
}

/// Appends a float; true if as hexadecimal bits.
pub fn push_float(out: &mut String, kind: FloatKind, bits: u128) -> bool {
    let Some(parts) = finite(kind, bits) else {
        push_hex(out, bits);
        return true;
    };
    if parts.mantissa == 0 {
        out.push_str(if parts.negative { "-0.000000e+00" } else { "0.000000e+00" });
        return false;
    }
    let digits = Decimal::of(&parts);
    let six = digits.rounded(6);
    if six.means(kind, bits, &parts) {
        six.push_scientific(out, parts.negative, true);
        return false;
    }
    let precision = 2 + mantissa_bits(kind) as usize * 59 / 196;
    let mut text = String::new();
    digits.rounded(precision).push_plain(&mut text, parts.negative, precision);
    if text.as_bytes().contains(&b'.') {
        out.push_str(&text);
        return false;
    }
    push_hex(out, bits);
    true
}

/// Appends bits in hexadecimal.
pub(super) fn push_hex(out: &mut String, bits: u128) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    out.push_str("0x");
    let n = (128 - bits.leading_zeros()).div_ceil(4).max(1);
    for i in (0..n).rev() {
        out.push(HEX[(bits >> (4 * i) & 15) as usize] as char);
    }
}

/// Significant bits of a format, the implied one included.
fn mantissa_bits(kind: FloatKind) -> u32 {
    let f = float::format(kind);
    if kind == FloatKind::F80 { f.man_bits } else { f.man_bits + 1 }
}

/// Takes a float apart; `None` for infinities and NaNs.
fn finite(kind: FloatKind, bits: u128) -> Option<Parts> {
    let f = float::format(kind);
    let mantissa = bits & ((1 << f.man_bits) - 1);
    let exp = (bits >> f.man_bits) as u32 & ((1 << f.exp_bits) - 1);
    let negative = f.signed && bits >> (f.man_bits + f.exp_bits) & 1 != 0;
    let top = (1 << f.exp_bits) - 1;
    let special = match f.specials {
        Specials::Ieee => exp == top,
        Specials::NanAllOnes => exp == top && mantissa == (1 << f.man_bits) - 1,
        Specials::NanNegativeZero => negative && exp == 0 && mantissa == 0,
        Specials::FiniteOnly => false,
    };
    if special {
        return None;
    }
    let man_bits = f.man_bits as i32;
    Some(if kind == FloatKind::F80 {
        // The integer bit is stored.
        Parts { negative, mantissa, exp: exp.max(1) as i32 - f.bias - man_bits + 1 }
    } else if f.man_bits == 0 {
        Parts { negative, mantissa: 1, exp: exp as i32 - f.bias }
    } else if exp == 0 {
        Parts { negative, mantissa, exp: 1 - f.bias - man_bits }
    } else {
        Parts { negative, mantissa: mantissa | 1 << f.man_bits, exp: exp as i32 - f.bias - man_bits }
    })
}

/// Decimal digits, most significant first, without zeros at the end; the value is `0.d1d2d3... * 10^point`.
#[derive(Clone)]
struct Decimal {
    digits: Vec<u8>,
    point: i32,
    /// Digits and bits of the whole number that the value was written as (times a power of ten): upstream cuts by
    /// those, before it rounds.
    n_digits: usize,
    n_bits: usize,
}

impl Decimal {
    /// The exact value.
    fn of(parts: &Parts) -> Decimal {
        let zeros = parts.mantissa.trailing_zeros();
        let (mantissa, exp) = (parts.mantissa >> zeros, parts.exp + zeros as i32);
        // m * 2^-e = m * 5^e * 10^-e
        let (factor, exp10) = if exp >= 0 { (2, 0) } else { (5, exp) };
        let mut n = Big::from(mantissa);
        n.scale(factor, exp.unsigned_abs());
        let n_bits = n.bits();
        let mut digits = n.decimal();
        let (n_digits, point) = (digits.len(), digits.len() as i32 + exp10);
        trim_zeros(&mut digits);
        Decimal { digits, point, n_digits, n_bits }
    }
    /// Cut to about `n` digits (so that the bits of `n` digits stay, an estimate with 196 / 59 bits a digit), then to
    /// `n`, rounded half up by the first digit cut.
    fn rounded(&self, n: usize) -> Decimal {
        let mut d = self.clone();
        let bits = (n * 196).div_ceil(59);
        let removable = self.n_bits.saturating_sub(bits) * 59 / 196;
        d.digits.truncate(self.n_digits - removable);
        trim_zeros(&mut d.digits);
        if d.digits.len() <= n {
            return d;
        }
        let up = d.digits[n] >= 5;
        d.digits.truncate(n);
        if up {
            while let Some(last) = d.digits.pop() {
                if last < 9 {
                    d.digits.push(last + 1);
                    return d;
                }
            }
            d.digits.push(1);
            d.point += 1;
        }
        trim_zeros(&mut d.digits);
        d
    }
    /// Whether reading these (at most six) digits gives the float back.
    fn means(&self, kind: FloatKind, bits: u128, parts: &Parts) -> bool {
        let format = match kind {
            FloatKind::F32 => Binary::Float,
            FloatKind::F64 => Binary::Double,
            FloatKind::F80 | FloatKind::F128 => return self.near(parts),
            // Six digits are closer than half a unit of formats of at most 16 bits.
            _ => return true,
        };
        let mut text = String::new();
        self.push_scientific(&mut text, parts.negative, true);
        decimal::read(text.as_bytes(), format).is_some_and(|read| read as u128 == bits)
    }
    /// Whether the distance to a float is less than half the distance to its neighbours (a tie counts if the float's
    /// last bit is zero).
    fn near(&self, parts: &Parts) -> bool {
        // |digits * 10^e - m * 2^x| <= 2^x / 2, all times 2^a 10^b so that everything is whole.
        let e10 = self.point - self.digits.len() as i32;
        let x = parts.exp - 1;
        let (mut text, mut value, mut half) = (Big::from(0), Big::from(parts.mantissa << 1), Big::from(1));
        for &d in &self.digits {
            text.mul_add(10, d as u32);
        }
        if e10 >= 0 {
            text.scale(10, e10 as u32);
        } else {
            value.scale(10, e10.unsigned_abs());
            half.scale(10, e10.unsigned_abs());
        }
        if x >= 0 {
            value.scale(2, x as u32);
            half.scale(2, x as u32);
        } else {
            text.scale(2, x.unsigned_abs());
        }
        let power_of_two = parts.mantissa.is_power_of_two();
        let (above, distance) = text.distance(&value);
        let mut limit = half;
        let mut distance = distance;
        if power_of_two && !above {
            // The neighbour below a power of two is half as far.
            distance.mul_add(2, 0);
        }
        limit.trim();
        match distance.compare(&limit) {
            core::cmp::Ordering::Less => true,
            core::cmp::Ordering::Equal => parts.mantissa & 1 == 0,
            core::cmp::Ordering::Greater => false,
        }
    }
    /// `d.ddddde+xx`, with zeros up to six digits behind the point; or, as the plain form has it, `d.dE+x`.
    fn push_scientific(&self, out: &mut String, negative: bool, zeros: bool) {
        if negative {
            out.push('-');
        }
        let mut digits = self.digits.iter().map(|d| (b'0' + d) as char);
        out.extend(digits.next());
        out.push('.');
        if zeros {
            out.extend(digits.chain(core::iter::repeat('0')).take(6));
        } else if self.digits.len() == 1 {
            out.push('0');
        } else {
            out.extend(digits);
        }
        let exp = self.point - 1;
        out.push(if zeros { 'e' } else { 'E' });
        out.push(if exp < 0 { '-' } else { '+' });
        if zeros && exp.unsigned_abs() < 10 {
            out.push('0');
        }
        push_uint(out, exp.unsigned_abs() as u64);
    }
    /// `765.25`; scientific where more than three zeros would be needed.
    fn push_plain(&self, out: &mut String, negative: bool, precision: usize) {
        const PADDING: i32 = 3;
        let n = self.digits.len() as i32;
        let exp = self.point - n;
        let scientific = if exp >= 0 { exp > PADDING || n + exp > precision as i32 } else { self.point <= 0 && 1 - self.point > PADDING };
        if scientific {
            return self.push_scientific(out, negative, false);
        }
        if negative {
            out.push('-');
        }
        let digit = |d: &u8| (b'0' + d) as char;
        if exp >= 0 {
            out.extend(self.digits.iter().map(digit));
            out.extend(core::iter::repeat_n('0', exp as usize));
        } else if self.point > 0 {
            let (whole, fraction) = self.digits.split_at(self.point as usize);
            out.extend(whole.iter().map(digit));
            out.push('.');
            out.extend(fraction.iter().map(digit));
        } else {
            out.push_str("0.");
            out.extend(core::iter::repeat_n('0', self.point.unsigned_abs() as usize));
            out.extend(self.digits.iter().map(digit));
        }
    }
}

fn trim_zeros(digits: &mut Vec<u8>) {
    while digits.last() == Some(&0) {
        digits.pop();
    }
}

/// Appends an integer of `width` bits of little-endian words, as signed unless `unsigned`.
pub fn push_big_int(out: &mut String, mut words: Vec<u32>, width: u32, unsigned: bool) {
    // What the top word holds above the width says nothing.
    let top = width.wrapping_neg() % 32;
    if let Some(w) = words.last_mut() {
        *w = if unsigned { *w << top >> top } else { ((*w << top) as i32 >> top) as u32 };
    }
    if !unsigned && words.last().is_some_and(|&w| w >> 31 != 0) {
        out.push('-');
        let mut carry = true;
        for w in &mut words {
            let (n, c) = (!*w).overflowing_add(carry as u32);
            (*w, carry) = (n, c);
        }
    }
    let digits = Big(words).decimal();
    if digits.is_empty() {
        return out.push('0');
    }
    out.extend(digits.iter().map(|d| (b'0' + d) as char));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: FloatKind, bits: u128) -> String {
        let mut s = String::new();
        push_float(&mut s, kind, bits);
        s
    }

    #[test]
    fn forms() {
        let f = |x: f64| text(FloatKind::F64, x.to_bits() as u128);
        assert_eq!(f(1.5), "1.500000e+00");
        assert_eq!(f(-0.0), "-0.000000e+00");
        assert_eq!(f(0.1 + 0.2), "0.30000000000000004");
        assert_eq!(f(1e100), "1.000000e+100");
        assert_eq!(f(f64::INFINITY), "0x7FF0000000000000");
        assert_eq!(f(123456789.0), "0x419D6F3454000000");
        assert_eq!(f(1.0 / 3.0), "0.33333333333333331");
        assert_eq!(text(FloatKind::F32, core::f32::consts::PI.to_bits() as u128), "3.14159274");
        assert_eq!(text(FloatKind::F16, 0x3c10), "1.015630e+00");
        assert_eq!(text(FloatKind::F16, 0x2e66), "9.997550e-02");
        assert_eq!(text(FloatKind::F32, 1e-6f32.to_bits() as u128), "9.99999997E-7");
        assert_eq!(text(FloatKind::F80, 0x3fff_8000_0000_0000_0000), "1.000000e+00");
    }
}
