//! The bytes behind dense attributes.

use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::id::{Attr, Type};
use crate::text::parse::{Parse, Parser};
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

impl Parser<'_> {
    /// `"0x..."`: raw storage, `i1` packed eight to a byte.
    pub(super) fn dense_hex(&mut self, ty: Type, elem: Type, count: u64, size: usize) -> Parse<Attr> {
        let loc = self.loc();
        let text = self.text();
        // They stay where they are read, if they can.
        let pool = &mut self.m.cx.bytes;
        let mark = pool.mark();
        if !hex_bytes(&text[1..text.len() - 1], pool.tail()) {
            pool.tail().truncate(mark);
            return Err(self.error(loc, "elements-hex", "expected a hexadecimal string such as \"0x00FF\" with an even number of digits"));
        }
        let new = pool.tail().get(mark..).unwrap_or_default();
        let same = size > 0 && new.len() >= size && new.chunks_exact(size).all(|c| *c == new[..size]);
        if elem != Type::I1 && Some(new.len() as u64) == count.checked_mul(size as u64) && new.len() > size && !same {
            let data = pool.intern_since(mark);
            self.bump();
            return Ok(self.m.cx.attr(AttrData::Dense { ty, data, splat: false }));
        }
        let bytes = pool.tail().split_off(mark);
        self.bump();
        let n = bytes.len() as u64;
        if elem == Type::I1 {
            let splat = n == 1 && (bytes[0] == 0 || bytes[0] == 0xff);
            if splat && (count != 8 || bytes[0] == 0 || bytes[0] == 0xff) {
                let data = self.m.cx.bytes.intern(&[bytes[0] & 1]);
                return Ok(self.m.cx.attr(AttrData::Dense { ty, data, splat: count != 0 }));
            }
            if n != count.div_ceil(8) {
                return Err(self.error(loc, "elements-hex", "elements hex data size is invalid for provided type"));
            }
            let data: Vec<u8> = (0..count as usize).map(|i| (bytes[i / 8] >> (i % 8)) & 1).collect();
            return Ok(self.dense_of(ty, &data, 1));
        }
        if n == size as u64 && count != 0 {
            let data = self.m.cx.bytes.intern(&bytes);
            return Ok(self.m.cx.attr(AttrData::Dense { ty, data, splat: true }));
        }
        if Some(n) != count.checked_mul(size as u64) {
            return Err(self.error(loc, "elements-hex", "elements hex data size is invalid for provided type"));
        }
        Ok(self.dense_of(ty, &bytes, size))
    }
}
