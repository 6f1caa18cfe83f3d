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

/// Appends the bytes of `0x...`. `false` if it is none; what was appended is to be taken back then.
pub(super) fn hex_bytes(text: &str, all: &mut Vec<u8>) -> bool {
    let Some(hex) = text.strip_prefix("0x").map(str::as_bytes).filter(|hex| hex.len() % 2 == 0) else { return false };
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
    all.reserve(hex.len() / 2);
    let mut bad = 0;
    let (many, rest) = hex.as_chunks::<MANY>();
    for text in many {
        let values = digits(text, &mut bad);
        let mut bytes = [0u8; MANY / 2];
        for (byte, pair) in bytes.iter_mut().zip(values.as_chunks::<2>().0) {
            *byte = pair[0] << 4 | pair[1];
        }
        all.extend_from_slice(&bytes);
    }
    for pair in rest.as_chunks::<2>().0 {
        let [high, low] = digits(pair, &mut bad);
        all.push(high << 4 | low & 15);
    }
    bad == 0
}
