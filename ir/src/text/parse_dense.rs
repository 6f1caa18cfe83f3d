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
    static VALUE: [u8; 256] = {
        let mut t = [0xffu8; 256];
        let mut i = 0;
        while i < 10 {
            t[b'0' as usize + i] = i as u8;
            i += 1;
        }
        i = 0;
        while i < 6 {
            t[b'a' as usize + i] = 10 + i as u8;
            t[b'A' as usize + i] = 10 + i as u8;
            i += 1;
        }
        t
    };
    let mut out = Vec::with_capacity(hex.len() / 2);
    let mut bad = 0;
    for c in hex.chunks_exact(2) {
        let (h, l) = (VALUE[c[0] as usize], VALUE[c[1] as usize]);
        bad |= h | l;
        out.push(h.wrapping_shl(4) | (l & 0xf));
    }
    if bad & 0xf0 != 0 { None } else { Some(out) }
}
