//! Doubles as decimal digits: the exact value, so many of its digits, or as few as mean the number.
//!
//! The standard library writes them too, with tables and code of 14 KB. Tests compare the two.

use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::decimal::{Big, Binary, read};

/// A number as `0.d1d2d3... * 10^point`, without its sign. Zero has no digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Digits {
    /// The digits, most significant first.
    pub digits: Vec<u8>,
    /// How many of them stand in front of the decimal point.
    pub point: i32,
}

impl Digits {
    /// The exact value of a finite number. Quadratic in its digits, of which there are 767 at most.
    pub fn of(v: f64) -> Digits {
        let bits = v.to_bits();
        let (exp, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
        let (mut m, mut two) = if exp == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exp - 1075) };
        let zeros = m.trailing_zeros().min(63);
        m >>= zeros;
        two += zeros as i32;
        // m * 2^-e = m * 5^e * 10^-e
        let (base, ten) = if two < 0 { (5, two) } else { (2, 0) };
        let mut n = Big::from(m.into());
        n.scale(base, two.unsigned_abs());
        let digits = n.decimal();
        let point = if digits.is_empty() { 0 } else { digits.len() as i32 + ten };
        Digits { digits, point }.trimmed()
    }

    /// The first `n` digits, cut, the same with one more in the last place, and how what was cut compares to the half of
    /// that place.
    fn around(&self, n: usize) -> (Digits, Digits, Ordering) {
        let mut cut = self.clone();
        let rest = cut.digits.split_off(n.min(self.digits.len()));
        cut.digits.resize(n, 0);
        let mut more = cut.clone();
        let mut at = n;
        loop {
            match at.checked_sub(1).and_then(|i| more.digits.get_mut(i)) {
                Some(d) if *d == 9 => *d = 0,
                Some(d) => {
                    *d += 1;
                    break;
                }
                None => {
                    // 99 became 100.
                    more.digits.insert(0, 1);
                    more.digits.truncate(n);
                    more.point += 1;
                    break;
                }
            }
            at -= 1;
        }
        let half = match rest.split_first() {
            Some((5, [])) => Ordering::Equal,
            Some((&d, _)) if d >= 5 => Ordering::Greater,
            _ => Ordering::Less,
        };
        (cut, more, half)
    }

    /// Exactly `n` digits of the value, at least one, rounded to nearest, ties to even, as C's `printf` does.
    pub fn rounded(&self, n: usize) -> Digits {
        let (cut, more, half) = self.around(n);
        let odd = cut.digits.last().is_some_and(|d| d % 2 == 1);
        if half.is_gt() || half.is_eq() && odd { more } else { cut }
    }

    /// The fewest digits that mean a number of a format, and of those that do the nearest, of two such the greater.
    pub fn shortest(v: f64, format: Binary) -> Digits {
        let exact = Digits::of(v);
        let bits = match format {
            Binary::Double => v.abs().to_bits(),
            Binary::Float => u64::from((v.abs() as f32).to_bits()),
        };
        // Seventeen are enough for any double.
        for n in 1..=17 {
            let (cut, more, half) = exact.around(n);
            let both = if half.is_ge() { [more, cut] } else { [cut, more] };
            for d in both {
                if read(d.scientific().as_bytes(), format) == Some(bits) {
                    return d.trimmed();
                }
            }
        }
        exact
    }

    /// `0.125e3`
    fn scientific(&self) -> String {
        alloc::format!("0.{}e{}", self.text(0..self.digits.len()), self.point)
    }
    /// Some of the digits, and zeros behind the last.
    fn text(&self, which: core::ops::Range<usize>) -> String {
        which.map(|i| (b'0' + self.digits.get(i).copied().unwrap_or(0)) as char).collect()
    }

    /// `125`, `12.5` or `0.0125`, without an exponent.
    pub fn plain(&self) -> String {
        let n = self.digits.len();
        let Ok(whole) = usize::try_from(self.point) else {
            let zeros: String = (self.point..0).map(|_| '0').collect();
            return alloc::format!("0.{zeros}{}", self.text(0..n));
        };
        let (front, behind) = (self.text(0..whole), self.text(whole.min(n)..n));
        let front = if front.is_empty() { "0" } else { &front };
        if behind.is_empty() { front.into() } else { alloc::format!("{front}.{behind}") }
    }
    /// `1.25e+05`: one digit in front of the point, two at least in the exponent. Zero has the exponent 0.
    pub fn with_exponent(&self) -> String {
        let exp = if self.digits.iter().all(|&d| d == 0) { 0 } else { self.point - 1 };
        let behind = self.text(1..self.digits.len().max(1));
        let point = if behind.is_empty() { "" } else { "." };
        let sign = if exp < 0 { '-' } else { '+' };
        alloc::format!("{}{point}{behind}e{sign}{:02}", self.text(0..1), exp.unsigned_abs())
    }
    /// The same number without zeros at the end.
    pub fn trimmed(mut self) -> Digits {
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::ToString;

    #[test]
    fn as_the_standard_library() {
        let mut seed = 7u64;
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed >> 11
        };
        let fixed = [0.0, 1.0, 0.5, 9.5, 99.5, 0.1, 2.5e-7, 5e-324, f64::MAX, f64::MIN_POSITIVE, 9007199254740993.0, 2f64.powi(-44)];
        let powers = (-1070..1020).map(|e| 2f64.powi(e));
        let random: Vec<f64> = (0..4000).map(|_| f64::from_bits((next() << 11 ^ next()) & !(1 << 63))).collect();
        let round = (0..2000).map(|i| f64::from(i) / 8.0);
        for v in fixed.into_iter().chain(powers).chain(random).chain(round).filter(|v| v.is_finite()) {
            if v != 0.0 {
                assert_eq!(Digits::shortest(v, Binary::Double).plain(), v.to_string());
            }
            let f = v as f32;
            if f.is_finite() && f != 0.0 {
                assert_eq!(Digits::shortest(f.into(), Binary::Float).plain(), f.to_string());
            }
            for n in [1usize, 6, 7, 20] {
                let text = format!("{v:.*e}", n - 1);
                let (digits, exponent) = text.split_once('e').unwrap();
                let exponent: i32 = exponent.parse().unwrap();
                let sign = if exponent < 0 { '-' } else { '+' };
                let ours = Digits::of(v).rounded(n).with_exponent();
                assert_eq!(ours, format!("{digits}e{sign}{:02}", exponent.abs()), "{v:e}");
            }
        }
    }
}
