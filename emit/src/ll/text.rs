//! Bytes of `.ll` text: numbers, names and strings. No formatting machinery: these run for every operand.

use alloc::vec::Vec;

use super::out::Sink;

/// Appends a decimal number.
#[inline]
pub fn uint(out: &mut impl Sink, mut n: u64) {
    if n < 10 {
        out.push(b'0' + n as u8);
        return;
    }
    let mut buf = [0u8; 20];
    let mut i = buf.len();
    // Most numbers fit 32 bits, whose division is cheaper; two digits for each.
    while n > u32::MAX as u64 {
        i -= 1;
        buf[i] = b'0' + (n % 10) as u8;
        n /= 10;
    }
    let mut n = n as u32;
    while n >= 100 {
        let two = n % 100;
        n /= 100;
        i -= 2;
        buf[i] = b'0' + (two / 10) as u8;
        buf[i + 1] = b'0' + (two % 10) as u8;
    }
    while n >= 10 {
        i -= 1;
        buf[i] = b'0' + (n % 10) as u8;
        n /= 10;
    }
    i -= 1;
    buf[i] = b'0' + n as u8;
    out.extend_from_slice(&buf[i..]);
}

/// Appends a decimal number below 2^32: the numbers of values and blocks.
#[inline]
pub fn num(out: &mut impl Sink, mut n: u32) {
    let mut buf = [0u8; 10];
    let mut i = buf.len();
    loop {
        i -= 1;
        buf[i] = b'0' + (n % 10) as u8;
        n /= 10;
        if n == 0 {
            break;
        }
    }
    out.extend_from_slice(&buf[i..]);
}

/// Appends a signed decimal number.
pub fn int(out: &mut impl Sink, n: i64) {
    if n < 0 {
        out.push(b'-');
    }
    uint(out, n.unsigned_abs());
}

/// The digits that LLVM writes.
pub const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// Appends exactly `digits` hexadecimal digits.
pub fn hex(out: &mut impl Sink, n: u64, digits: u32) {
    for i in (0..digits).rev() {
        out.push(HEX[(n >> (4 * i)) as usize & 15]);
    }
}

/// Appends little-endian two's complement `words` as a signed decimal number.
pub fn big_int(out: &mut impl Sink, words: &[u32], width: u32) {
    let mut w: Vec<u32> = words.to_vec();
    let negative = width > 0 && w.get((width as usize - 1) / 32).is_some_and(|&x| x >> ((width - 1) % 32) & 1 == 1);
    if negative {
        // Sign-extend the top word, then negate.
        let used = width % 32;
        if used != 0
            && let Some(last) = w.last_mut()
        {
            *last |= u32::MAX << used;
        }
        let mut carry = true;
        for x in &mut w {
            let (y, c) = (!*x).overflowing_add(carry as u32);
            (*x, carry) = (y, c);
        }
        out.push(b'-');
    }
    // Nine digits at a time; quadratic, on constants that somebody wrote out.
    let mut parts = Vec::new();
    while w.iter().any(|&x| x != 0) {
        let mut rem = 0u64;
        for x in w.iter_mut().rev() {
            let cur = rem << 32 | *x as u64;
            *x = (cur / 1_000_000_000) as u32;
            rem = cur % 1_000_000_000;
        }
        parts.push(rem as u32);
    }
    match parts.pop() {
        None => out.push(b'0'),
        Some(first) => {
            num(out, first);
            for p in parts.into_iter().rev() {
                let mut digits = [b'0'; 9];
                let mut p = p;
                for d in digits.iter_mut().rev() {
                    *d = b'0' + (p % 10) as u8;
                    p /= 10;
                }
                out.extend_from_slice(&digits);
            }
        }
    }
}

/// Appends the content of a string literal: printable bytes as they are, others as `\HH`.
pub fn escaped(out: &mut impl Sink, bytes: &[u8]) {
    let plain = |b: u8| (b' '..=b'~').contains(&b) && b != b'"' && b != b'\\';
    for chunk in bytes.chunks(16) {
        if chunk.iter().all(|&b| plain(b)) {
            out.extend_from_slice(chunk);
            continue;
        }
        let (mut text, mut n) = ([0u8; 64], 0);
        for &b in chunk {
            let (as_is, high, low) = (plain(b), HEX[(b >> 4) as usize], HEX[(b & 15) as usize]);
            if let Some(place) = text.get_mut(n..n + 3) {
                place.copy_from_slice(&[if as_is { b } else { b'\\' }, high, low]);
            }
            n += if as_is { 1 } else { 3 };
        }
        out.extend_from_slice(&text[..n]);
    }
}

/// Appends `"text"`.
pub fn quoted(out: &mut impl Sink, bytes: &[u8]) {
    out.push(b'"');
    escaped(out, bytes);
    out.push(b'"');
}

/// Appends a name behind its sigil, quoted where LLVM's lexer needs it.
pub fn name(out: &mut impl Sink, sigil: u8, name: &str) {
    out.push(sigil);
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
    let bytes = name.as_bytes();
    match bytes.first() {
        Some(b) if !b.is_ascii_digit() && bytes.iter().all(|&b| plain(b)) => out.extend_from_slice(bytes),
        _ => quoted(out, bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let mut s = Vec::new();
        big_int(&mut s, &[0, 0, 0, 0x8000_0000], 128);
        s.push(b' ');
        big_int(&mut s, &[0, 0, 1], 65);
        s.push(b' ');
        big_int(&mut s, &[5, 0, 0], 65);
        s.push(b' ');
        int(&mut s, i64::MIN);
        s.push(b' ');
        name(&mut s, b'@', "a b\"");
        assert_eq!(
            core::str::from_utf8(&s).unwrap(),
            "-170141183460469231731687303715884105728 -18446744073709551616 5 -9223372036854775808 @\"a b\\22\""
        );
    }
}
