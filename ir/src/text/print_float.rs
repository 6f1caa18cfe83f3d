//! Floats and long integers as decimal text.
//!
//! A float is printed with six digits behind the point and an exponent if that text means the same float again, else
//! with as many digits as its format can need if that has a point, else as its bits in hexadecimal, as are infinities
//! and NaNs. The digits are those of upstream's `APFloat`: the exact value cut to digits, then rounded half up.

use alloc::string::String;
use alloc::vec::Vec;

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
    if text.contains('.') {
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
        let (factor, exp10) = if exp >= 0 { (2u32, 0) } else { (5, exp) };
        let mut n = Big::from(mantissa);
        let mut left = exp.unsigned_abs();
        let step = if factor == 2 { 31 } else { 13 };
        while left > 0 {
            let k = left.min(step);
            n.mul_add(factor.pow(k), 0);
            left -= k;
        }
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
        let mut text = String::new();
        match kind {
            FloatKind::F32 => {
                self.push_scientific(&mut text, parts.negative, true);
                text.parse::<f32>().is_ok_and(|x| x.to_bits() as u128 == bits)
            }
            FloatKind::F64 => {
                self.push_scientific(&mut text, parts.negative, true);
                text.parse::<f64>().is_ok_and(|x| x.to_bits() as u128 == bits)
            }
            FloatKind::F80 | FloatKind::F128 => self.near(parts),
            // Six digits are closer than half a unit of formats of at most 16 bits.
            _ => true,
        }
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
        let scale = |b: &mut Big, base: u32, n: u32| (0..n).for_each(|_| b.mul_add(base, 0));
        if e10 >= 0 {
            scale(&mut text, 10, e10 as u32);
        } else {
            scale(&mut value, 10, e10.unsigned_abs());
            scale(&mut half, 10, e10.unsigned_abs());
        }
        if x >= 0 {
            scale(&mut value, 2, x as u32);
            scale(&mut half, 2, x as u32);
        } else {
            scale(&mut text, 2, x.unsigned_abs());
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

/// A natural number of any size, least significant word first.
struct Big(Vec<u32>);

impl Big {
    fn from(mut x: u128) -> Big {
        let mut words = Vec::new();
        while x > 0 {
            words.push(x as u32);
            x >>= 32;
        }
        Big(words)
    }
    /// `self * factor + addend`
    fn mul_add(&mut self, factor: u32, addend: u32) {
        let mut carry = addend as u64;
        for w in &mut self.0 {
            let p = *w as u64 * factor as u64 + carry;
            *w = p as u32;
            carry = p >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }
    fn bits(&self) -> usize {
        self.0.len() * 32 - self.0.last().map_or(0, |w| w.leading_zeros() as usize)
    }
    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
    fn compare(&self, other: &Big) -> core::cmp::Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
    /// Whether this is the greater number, and the distance.
    fn distance(&self, other: &Big) -> (bool, Big) {
        let above = self.compare(other).is_ge();
        let (a, b) = if above { (self, other) } else { (other, self) };
        let mut borrow = 0i64;
        let words = a.0.iter().enumerate().map(|(i, &w)| {
            let d = w as i64 - b.0.get(i).copied().unwrap_or(0) as i64 + borrow;
            borrow = d >> 32;
            d as u32
        });
        let mut d = Big(words.collect());
        d.trim();
        (above, d)
    }
    /// Decimal digits, most significant first; none for zero.
    fn decimal(mut self) -> Vec<u8> {
        const CHUNK: u32 = 1_000_000_000;
        let mut digits = Vec::new();
        self.trim();
        while !self.0.is_empty() {
            let mut rest = 0u64;
            for w in self.0.iter_mut().rev() {
                let x = rest << 32 | *w as u64;
                *w = (x / CHUNK as u64) as u32;
                rest = x % CHUNK as u64;
            }
            self.trim();
            for _ in 0..9 {
                digits.push((rest % 10) as u8);
                rest /= 10;
            }
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits.reverse();
        digits
    }
}

/// Appends the number of little-endian words.
pub fn push_big_decimal(out: &mut String, words: Vec<u32>) {
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
