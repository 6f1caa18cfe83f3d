//! The bytes behind dense attributes.

use alloc::vec::Vec;

use crate::id::Type;
use crate::ty::TypeData;

/// Bytes of one stored element of a dense attribute; `None` for types that dense numbers cannot have.
pub fn elem_size(cx: &crate::context::Context, elem: Type) -> Option<usize> {
    match cx.type_data(elem) {
        TypeData::Integer { width, .. } => Some(width.div_ceil(8).max(1) as usize),
        TypeData::Index => Some(8),
        TypeData::Float(k) => Some(k.bits().div_ceil(8) as usize),
        TypeData::Complex(part) => elem_size(cx, part).map(|n| n * 2),
        _ => None,
    }
}

/// The bytes of `0x...`.
pub fn hex_bytes(text: &str) -> Option<Vec<u8>> {
    let hex = text.strip_prefix("0x")?.as_bytes();
    if hex.len() % 2 != 0 {
        return None;
    }
    // Loops that compilers make wide: each digit's value, and whether it is none.
    fn digits<const N: usize>(text: &[u8; N], bad: &mut u8) -> [u8; N] {
        let mut values = [0; N];
        for (v, &c) in values.iter_mut().zip(text) {
            let (digit, letter) = (c.wrapping_sub(b'0'), (c | 0x20).wrapping_sub(b'a'));
            *v = if digit < 10 { digit } else { letter.wrapping_add(10) };
            *bad |= u8::from(digit >= 10) & u8::from(letter >= 6);
        }
        values
    }
    const MANY: usize = 64;
    let mut out = alloc::vec![0; hex.len() / 2];
    let mut bad = 0;
    let (many, rest) = hex.as_chunks::<MANY>();
    let (bytes, last) = out.split_at_mut(many.len() * (MANY / 2));
    for (text, bytes) in many.iter().zip(bytes.as_chunks_mut::<{ MANY / 2 }>().0) {
        let values = digits(text, &mut bad);
        for (byte, pair) in bytes.iter_mut().zip(values.as_chunks::<2>().0) {
            *byte = pair[0] << 4 | pair[1];
        }
    }
    for (pair, byte) in rest.as_chunks::<2>().0.iter().zip(last) {
        let [high, low] = digits(pair, &mut bad);
        *byte = high << 4 | low & 15;
    }
    if bad != 0 { None } else { Some(out) }
}
