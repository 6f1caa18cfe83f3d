//! Decimal text of binary numbers: natural numbers of any size, and the float nearest to a text.
//!
//! The standard library reads floats too, faster for numbers of more than nineteen digits or far from one, with tables of
//! 12 KB that a small program need not carry. A test compares the two.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// A natural number of any size: 32 bits to a word, the lowest first, no word of zero last.
#[derive(Clone, Debug)]
pub struct Big(pub Vec<u32>);

impl Big {
    /// The same number.
    pub fn from(mut x: u128) -> Big {
        let mut words = Vec::new();
        while x > 0 {
            words.push(x as u32);
            x >>= 32;
        }
        Big(words)
    }
    /// `self * factor + addend`
    pub fn mul_add(&mut self, factor: u32, addend: u32) {
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
    /// Multiplies by a power: `self * base.pow(n)`, for a base of 2 to 10. Linear in the words for each nine steps.
    pub fn scale(&mut self, base: u32, n: u32) {
        let mut left = n;
        while left > 0 {
            let k = left.min(9);
            self.mul_add(base.pow(k), 0);
            left -= k;
        }
    }
    /// How many bits it has; 0 for 0.
    pub fn bits(&self) -> usize {
        self.0.len() * 32 - self.0.last().map_or(0, |w| w.leading_zeros() as usize)
    }
    /// Drops words of zero at the end.
    pub fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
    /// Which is the greater number.
    pub fn compare(&self, other: &Big) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
    /// Whether this is the greater number, or equal, and the distance.
    pub fn distance(&self, other: &Big) -> (bool, Big) {
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
    /// Decimal digits, most significant first; none for zero. Quadratic in the words.
    pub fn decimal(mut self) -> Vec<u8> {
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
    /// The highest 64 bits of a number of more, how many bits stand below them, and whether one of those is set.
    fn top(&self) -> (u64, i32, bool) {
        let below = self.bits().saturating_sub(64);
        let (word, bit) = (below / 32, below % 32);
        let at = |i: usize| self.0.get(i).copied().unwrap_or(0) as u128;
        let window = at(word) | at(word + 1) << 32 | at(word + 2) << 64;
        let rest = self.0[..word].iter().any(|&w| w != 0) || window & ((1 << bit) - 1) != 0;
        ((window >> bit) as u64, below as i32, rest)
    }
}

/// A binary format that texts are read as: `double` and `float`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binary {
    /// 64 bits.
    Double,
    /// 32 bits.
    Float,
}

/// The powers of ten that are doubles.
pub const TENS: [f64; 23] =
    [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22];

/// Digits beyond these decide nothing but whether there are some: a number halfway between two doubles has 767 at most.
const MAX_DIGITS: usize = 800;

/// The double nearest to a text such as `-12.5e-3`, ties to even; infinite beyond the largest. `None` for other texts.
/// Linear in the text; source of the rounding: IEEE 754, 5.12.2.
#[inline]
pub fn read_double(text: &[u8]) -> Option<f64> {
    read(text, Binary::Double).map(f64::from_bits)
}

/// The bits of the number of a format nearest to a text, as [`read_double`].
pub fn read(text: &[u8], format: Binary) -> Option<u64> {
    let (negative, unsigned) = match text.split_first()? {
        (b'-', rest) => (true, rest),
        (b'+', rest) => (false, rest),
        _ => (false, text),
    };
    // The first nineteen digits that count, how many there are in all, and what the last of them stands for.
    let (mut first, mut n, mut at) = (0u64, 0usize, 0);
    let mut run = |at: &mut usize| {
        let from = *at;
        while let Some(c) = unsigned.get(*at).map(|c| c.wrapping_sub(b'0')).filter(|&c| c < 10) {
            if n < 19 {
                first = first * 10 + u64::from(c);
                n += usize::from(first != 0);
            } else {
                n += 1;
            }
            *at += 1;
        }
        *at - from
    };
    let mut seen = run(&mut at) > 0;
    let mut exp = 0;
    if unsigned.get(at) == Some(&b'.') {
        at += 1;
        let n = run(&mut at);
        (exp, seen) = (-(n as i64), seen || n > 0);
    }
    let digits = &unsigned[..at];
    if let Some((b'e' | b'E', rest)) = unsigned[at..].split_first() {
        let (minus, rest) = match rest.split_first()? {
            (b'-', rest) => (true, rest),
            (b'+', rest) => (false, rest),
            _ => (false, rest),
        };
        if rest.is_empty() || !rest.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let e = rest.iter().fold(0i64, |e, c| (e * 10 + i64::from(c - b'0')).min(1 << 40));
        exp += if minus { -e } else { e };
    } else if at < unsigned.len() {
        return None;
    }
    let (man, bias, sign) = match format {
        Binary::Double => (52, 1023, 63),
        Binary::Float => (23, 127, 31),
    };
    let infinite = ((2 * bias + 1) as u64) << man;
    let magnitude = match () {
        _ if !seen => return None,
        _ if n == 0 => 0,
        // Two doubles, and one operation that rounds.
        _ if format == Binary::Double && first >> 53 == 0 && n <= 19 && exp.unsigned_abs() <= 22 => {
            let ten = TENS[exp.unsigned_abs() as usize];
            (if exp < 0 { first as f64 / ten } else { first as f64 * ten }).to_bits()
        }
        // The first digit stands for this power of ten.
        _ if n as i64 + exp > 310 => infinite,
        _ if n as i64 + exp < -330 => 0,
        _ => {
            // All digits but the first nineteen are less than one of the last of these.
            let (left_out, doubt) = if n > 19 { ((n - 19) as i32, 1 << 71) } else { (0, NEAR) };
            let (m, two) = near(first, exp as i32 + left_out);
            let code = round(m, two, doubt, false, man, bias).or_else(|| {
                let (m, two, rest) = far(digits, n, exp as i32);
                round(m, two, 0, rest, man, bias)
            });
            code.map_or(0, |code| code.min(infinite))
        }
    };
    Some(magnitude | u64::from(negative) << sign)
}

/// A number of 128 bits, the highest set, and the power of two that it is multiplied by.
type Scaled = (u128, i32);

/// How far the results of [`near`] may be off, in units of their last place: a product is off by what its factors are
/// off, by less than 2 for what is cut, and by twice that where it moves up a place.
const NEAR: u128 = 1 << 10;

/// 5^27, 5^54, 5^108 and 5^216, and the same of 1/5.
const FIVES: [[Scaled; 4]; 2] = {
    const FIVE: u128 = 5u128.pow(27);
    let zeros = FIVE.leading_zeros();
    let up = (FIVE << zeros, -(zeros as i32));
    // 2^190 by a number of 63 bits, in two steps.
    let (high, rest) = ((1 << 126) / FIVE, (1 << 126) % FIVE);
    let one_by = (high << 64) | ((rest << 64) / FIVE);
    [squares(up), squares((one_by, -190))]
};

const fn squares(a: Scaled) -> [Scaled; 4] {
    let b = times(a, a);
    let c = times(b, b);
    [a, b, c, times(c, c)]
}

/// The highest bits of a product.
const fn times(a: Scaled, b: Scaled) -> Scaled {
    const LOW: u128 = u64::MAX as u128;
    let (ah, al, bh, bl) = (a.0 >> 64, a.0 & LOW, b.0 >> 64, b.0 & LOW);
    let (x, y) = (ah * bl, al * bh);
    let carry = (x & LOW) + (y & LOW) + ((al * bl) >> 64);
    let m = ah * bh + (x >> 64) + (y >> 64) + (carry >> 64);
    let up = m.leading_zeros();
    (m << up, a.1 + b.1 + 128 - up as i32)
}

/// About `digits * 10^exp`, exactly that for exponents below 27 that are not negative.
fn near(digits: u64, exp: i32) -> Scaled {
    let k = exp.div_euclid(27);
    let m = u128::from(digits) * u128::from(5u64.pow((exp - 27 * k) as u32));
    let up = m.leading_zeros();
    let mut all = (m << up, exp - up as i32);
    for (i, &five) in FIVES[usize::from(k < 0)].iter().enumerate() {
        if k.unsigned_abs() >> i & 1 == 1 {
            all = times(all, five);
        }
    }
    all
}

/// `digits * 10^exp` by all digits, as `m * 2^two` and a rest: `m` has 64 bits or more where there is a rest.
#[cold]
fn far(text: &[u8], n: usize, exp: i32) -> (u128, i32, bool) {
    let mut all = Big(Vec::new());
    let digits = text.iter().filter(|&&c| c != b'.').skip_while(|&&c| c == b'0');
    digits.clone().take(MAX_DIGITS).for_each(|c| all.mul_add(10, u32::from(c - b'0')));
    let mut exp = exp;
    if n > MAX_DIGITS {
        all.mul_add(10, u32::from(digits.clone().skip(MAX_DIGITS).any(|&c| c != b'0')));
        exp += (n - MAX_DIGITS - 1) as i32;
    }
    if exp >= 0 {
        all.scale(5, exp.unsigned_abs());
        let (m, below, rest) = all.top();
        return (m.into(), exp + below, rest);
    }
    // A quotient of 66 or 67 bits, one bit after another.
    const BITS: i32 = 67;
    let mut by = Big::from(1);
    by.scale(5, exp.unsigned_abs());
    let shift = BITS - 1 + by.bits() as i32 - all.bits() as i32;
    if shift > 0 {
        all.scale(2, shift.unsigned_abs());
    } else {
        by.scale(2, shift.unsigned_abs());
    }
    by.scale(2, BITS as u32);
    let mut q = 0u128;
    for _ in 0..BITS {
        all.mul_add(2, 0);
        q <<= 1;
        if all.compare(&by).is_ge() {
            all = all.distance(&by).1;
            q |= 1;
        }
    }
    (q, exp - shift, !all.0.is_empty())
}

/// The code of `m * 2^two` and a rest in a format of a mantissa of `man` bits, without its sign. An exponent that the
/// format does not have is a code above that of infinity. `None` if `m` is so close to a tie that `doubt` decides.
fn round(m: u128, two: i32, doubt: u128, rest: bool, man: i32, bias: i32) -> Option<u64> {
    let top = two + 127 - m.leading_zeros() as i32;
    let unit = (top - man).max(1 - bias - man);
    let drop = unit - two;
    let q = match drop {
        ..=0 => (m << -drop) as u64,
        1..=127 => {
            let (q, cut) = ((m >> drop) as u64, m & ((1 << drop) - 1));
            let half = 1u128 << (drop - 1);
            if doubt != 0 && cut.abs_diff(half) <= doubt {
                return None;
            }
            q + u64::from(cut > half || cut == half && (rest || q & 1 == 1))
        }
        128 | 129 if doubt != 0 => return None,
        _ => 0,
    };
    Some((((unit + man + bias - 1) as u64) << man) + q)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::String;

    fn same(text: &str) {
        let core = text.parse::<f64>().ok().map(f64::to_bits);
        assert_eq!(read(text.as_bytes(), Binary::Double), core, "{text}");
        let core = text.parse::<f32>().ok().map(|x| u64::from(x.to_bits()));
        assert_eq!(read(text.as_bytes(), Binary::Float), core, "{text} as float");
    }

    #[test]
    fn as_the_standard_library() {
        for text in ["", "-", ".", "e5", "1e", "1e+", "1.5.2", "1x", "--1", ".5", "5.", "-0.0", "+1e0", "0e999999999999999999999"] {
            same(text);
        }
        let mut seed = 11u64;
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed >> 11
        };
        for _ in 0..20_000 {
            let (a, b, e) = (next(), next(), next() % 700);
            let e = e as i64 - 350;
            same(&format!("{}e{e}", a % 1_000_000));
            same(&format!("{}.{b}e{}", a % 100, e / 12));
            same(&format!("0.00{a}{b}e{e}"));
            let x = f64::from_bits(a << 11 ^ b);
            if x.is_finite() {
                same(&format!("{x:e}"));
                same(&format!("{:e}", f32::from_bits(a as u32)).replace("inf", "1").replace("NaN", "2"));
            }
        }
    }

    /// Numbers halfway between two floats, and just beside them, by all their digits.
    #[test]
    fn ties() {
        let mut seed = 5u64;
        for i in 0..400 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let bits = if i % 2 == 0 { seed >> 2 } else { seed >> (12 + i % 40) };
            let (field, fraction) = (bits >> 52 & 0x7fe, bits & ((1 << 52) - 1));
            let m = if field == 0 { fraction } else { fraction | 1 << 52 };
            let two = field.max(1) as i32 - 1076;
            let mut tie = Big::from(u128::from(2 * m + 1));
            if two >= 0 {
                tie.scale(2, two.unsigned_abs())
            } else {
                tie.scale(5, two.unsigned_abs())
            }
            let digits: String = tie.decimal().iter().map(|d| (b'0' + d) as char).collect();
            let e = two.min(0);
            same(&format!("{digits}e{e}"));
            same(&format!("{digits}{}1e{}", "0".repeat(i), e - 1 - i as i32));
            same(&format!("{}49999999999999999999999e{}", digits.trim_end_matches('5'), e - 22));
        }
    }
}
