//! Buffers and views of them as they are mostly written, read at once from their bytes: see `parse_line`.

use crate::attr::AttrData;
use crate::dialect::memref;
use crate::id::{Attr, Opcode, Type};
use crate::text::parse::Parser;
use crate::text::parse_direct::{at, below, digits, load, name_end_below, repeated, word};
use crate::text::parse_line::Line;
use crate::ty::{DYNAMIC, TypeData};

/// Dimensions of a type that is read here.
const MAX_RANK: usize = 8;

impl Parser<'_> {
    /// Reads `memref<4x?xf32>` or `memref<*xf32>` of one of the common types; its end.
    pub(super) fn plain_memref(&mut self, start: usize) -> Option<(Type, usize)> {
        let src = self.src;
        if load(src, start)? & 0xff_ffff_ffff_ffff != word(b"memref<") {
            return None;
        }
        let (mut dims, mut rank, mut p) = ([0; MAX_RANK], 0, start + 7);
        let unranked = load(src, p)? as u16 == word(b"*x") as u16;
        if unranked {
            p += 2;
        } else {
            while let c @ (b'?' | b'0'..=b'9') = at(src, p) {
                let dim = dims.get_mut(rank)?;
                (rank, p) = (rank + 1, p + 1);
                *dim = if c == b'?' { DYNAMIC } else { i64::from(c - b'0') };
                while let c @ b'0'..=b'9' = at(src, p) {
                    *dim = dim.checked_mul(10).filter(|d| *d >= 0)?.checked_add(i64::from(c - b'0'))?;
                    p += 1;
                }
                if at(src, p) != b'x' {
                    return None;
                }
                p += 1;
            }
        }
        let (elem, mut end) = self.known_type(p)?;
        let mut layout = Attr::NONE;
        if at(src, end) == b',' && !unranked {
            (layout, end) = self.plain_layout(end, rank)?;
        }
        if at(src, end) != b'>' || elem.0 >= Type::LLVM_VOID.0 {
            return None;
        }
        let ty = match unranked {
            true => self.m.cx.ty(TypeData::UnrankedMemRef { elem, space: Attr::NONE }),
            false => self.m.cx.memref_type(&dims[..rank], elem, layout, Attr::NONE),
        };
        self.remember_text(start, end + 1, ty);
        Some((ty, end + 1))
    }
    /// Reads `, strided<[?, 1], offset: ?>` of so many strides; its end.
    fn plain_layout(&mut self, p: usize, rank: usize) -> Option<(Attr, usize)> {
        let src = self.src;
        let text = |p: usize, w: &[u8]| if src.get(p..)?.starts_with(w) { Some(p + w.len()) } else { None };
        let number = |p: usize| {
            if at(src, p) == b'?' {
                return Some((DYNAMIC, p + 1));
            }
            let (negative, n, end) = digits(src, p)?;
            Some((i64::try_from(n).ok().filter(|_| !negative)?, end))
        };
        let (mut strides, mut offset) = ([0; MAX_RANK], 0);
        let mut p = text(p, b", strided<[")?;
        for (i, stride) in strides.get_mut(..rank)?.iter_mut().enumerate() {
            if i > 0 {
                p = text(p, b", ")?;
            }
            // Some releases take no zeros.
            (*stride, p) = number(p).filter(|n| n.0 != 0)?;
        }
        p = text(p, b"]")?;
        if let Some(from) = text(p, b", offset: ") {
            (offset, p) = number(from)?;
        }
        let strides = self.m.cx.dims.intern(&strides[..rank]);
        let layout = self.m.cx.attr(AttrData::Strided { offset, strides });
        Some((layout, text(p, b">")?))
    }

    /// Reads ` %a to offset: [%b], sizes: [%c, 4], strides: [%d, 1] : T to U`, or without the words the list of a view.
    #[inline(never)]
    pub(super) fn view_line(&mut self, opcode: Opcode, p: usize) -> Option<Line> {
        let src = self.src;
        let first = self.m.operand_pool.len();
        let words: [&[u8]; 3] = match opcode {
            memref::SUBVIEW => [b"[", b" [", b" ["],
            _ => [b" to offset: [", b", sizes: [", b", strides: ["],
        };
        if at(src, p) != b' ' {
            return None;
        }
        let source_end = |w: u64| name_end_below(w, b'-') | below(w ^ repeated(b'['), 1);
        let (mut end, mut key) = (self.direct_operand_before(p + 1, source_end)?, [0; 3]);
        for (key, words) in key.iter_mut().zip(words) {
            if !src.get(end..)?.starts_with(words) {
                return None;
            }
            end = self.numbers(end + words.len(), key)?;
        }
        let indices = &self.m.operand_pool.as_slice()[first + 1..];
        if load(src, end)? & 0xff_ffff != word(b" : ") || !indices.iter().all(|&v| self.m.value_type[v] == Type::INDEX) {
            return None;
        }
        let source = self.m.value_type[*self.m.operand_pool.get(first)?];
        let end = match self.same_type(source, end + 3) {
            Some(end) => end,
            None => self.known_type(end + 3).filter(|found| found.0 == source)?.1,
        };
        if load(src, end)? as u32 != word(b" to ") as u32 {
            return None;
        }
        let (ty, end) = self.known_type(end + 4)?;
        if at(src, end) != b'\n' {
            return None;
        }
        match self.direct.text(key, opcode) {
            Some(text) => Some(Line { ty, attrs: text.dict, end }),
            None => {
                // The numbers are all the attributes there are: whoever reads the operation says what they are.
                self.direct.unread = Some((key, opcode));
                None
            }
        }
    }
    /// Reads `%b, 4]`, at most four: puts values into the pool, and a number for each into 16 bits of `key`; the end.
    fn numbers(&mut self, mut p: usize, key: &mut u64) -> Option<usize> {
        let src = self.src;
        loop {
            let mut code = 0xffff;
            if at(src, p) == b'%' {
                p = self.direct_operand_before(p, |w| name_end_below(w, b'-') | below(w ^ repeated(b']'), 1))?;
            } else {
                let start = p;
                code = 0;
                while let c @ b'0'..=b'9' = at(src, p) {
                    // A fifth digit may not fit into 16 bits.
                    if p == start + 4 {
                        return None;
                    }
                    code = code * 10 + u64::from(c - b'0');
                    p += 1;
                }
                if p == start {
                    return None;
                }
                code += 1;
            }
            if *key >> 48 != 0 {
                return None;
            }
            *key = *key << 16 | code;
            match load(src, p)? {
                w if w as u16 == word(b", ") as u16 => p += 2,
                w if w as u8 == b']' => return Some(p + 1),
                _ => return None,
            }
        }
    }
}
