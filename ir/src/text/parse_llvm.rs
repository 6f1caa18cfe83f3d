//! Operations of the LLVM dialect in one line, as its printer writes them: see `parse_line`.

use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::dialect::enums::{self as e, ENUMS};
use crate::dialect::{llvm, llvm_syntax, llvm_type};
use crate::id::{Attr, Opcode, Sym, Type};
use crate::text::parse::Parser;
use crate::text::parse_direct::{at, before, below, digits, load, name_end_below, repeated, word};
use crate::text::parse_fast::Usual;
use crate::text::parse_line::{Line, Window, window_at};
use crate::text::parse_usual::Text;

const FIVE: u64 = 0xff_ffff_ffff;

/// Whether three bytes are at the bottom of a word.
#[cfg_attr(not(small), inline(always))]
fn begins(w: u64, text: &[u8; 3]) -> bool {
    (w as u32) << 8 == (word(text) as u32) << 8
}

impl Parser<'_> {
    /// What is mostly written of an operation of this dialect, up to the end of the line; its name ends at `end`.
    #[inline(never)]
    pub(super) fn llvm_line(&mut self, window: &Window, opcode: Opcode, usual: Usual, start: usize, end: usize) -> Option<Line> {
        match usual {
            Usual::Member(inserts) => self.member_line(window, opcode, inserts, start, end),
            Usual::Typed => self.typed_line(start + end),
            Usual::Value => self.value_line(opcode, start + end),
            Usual::Address => self.address_line(opcode, start + end),
            Usual::Arrow => self.arrow_line(start + end),
            Usual::Stored => self.stored_line(start + end),
            Usual::Quoted => self.quoted_line(window, opcode, start, end),
            Usual::Slot => self.slot_line(opcode, start + end),
            _ => None,
        }
    }
    /// A line without attributes whose type ends at a byte.
    fn bare(&self, ty: Type, end: usize) -> Option<Line> {
        (at(self.src, end) == b'\n').then_some(Line { ty, attrs: Attr::EMPTY_DICT, end })
    }
    /// ` %a[1, 0] : T `, or ` %v, %a[1, 0] : T `.
    #[cfg_attr(not(small), inline(always))]
    fn member_line(&mut self, window: &Window, opcode: Opcode, inserts: bool, start: usize, end: usize) -> Option<Line> {
        if window_at(window, end)? as u8 != b' ' {
            return None;
        }
        let (mut p, mut value) = (end + 1, None);
        if inserts {
            value = Some(self.named_value(window, start, &mut p, |w| name_end_below(w, b'-'))?);
            if window_at(window, p)? as u16 != word(b", ") as u16 {
                return None;
            }
            p += 2;
        }
        let aggregate = self.named_value(window, start, &mut p, |w| below(w ^ repeated(b'['), 1))?;
        let w = window_at(window, p)?;
        let hit = below(w ^ repeated(b']'), 1);
        if w as u8 != b'[' || hit == 0 {
            return None;
        }
        let (ty, from) = (self.m.value_type[aggregate], start + p + 1);
        p += hit.trailing_zeros() as usize / 8;
        if window_at(window, p)? as u32 != word(b"] : ") as u32 {
            return None;
        }
        let key = [before(w, hit), ty.0 as u64, 0];
        let (member, attrs) = match self.direct.text(key, opcode) {
            Some(text) => (text.ty, text.dict),
            None => self.new_member(opcode, key, ty, from, start + p)?,
        };
        let mut end = match self.same_type(ty, start + p + 4) {
            Some(end) => end,
            None => self.known_type(start + p + 4).filter(|found| found.0 == ty)?.1,
        };
        end += usize::from(at(self.src, end) == b' ');
        let fine = at(self.src, end) == b'\n' && value.is_none_or(|v| self.m.value_type[v] == member);
        if !fine {
            return None;
        }
        self.m.operand_pool.push(aggregate);
        if let Some(value) = value {
            self.m.operand_pool.push(value);
        }
        Some(Line { ty: if inserts { ty } else { member }, attrs, end })
    }
    /// Reads the numbers from one byte up to another: the type at that position of an aggregate, and the dictionary.
    #[inline(never)]
    fn new_member(&mut self, opcode: Opcode, key: [u64; 3], ty: Type, start: usize, end: usize) -> Option<(Type, Attr)> {
        let (mut position, mut p) = (Vec::new(), start);
        loop {
            let (negative, n, after) = digits(self.src, p)?;
            position.push(i64::try_from(n).ok().filter(|_| !negative)?);
            p = after;
            if p == end {
                break;
            }
            if load(self.src, p)? as u16 != word(b", ") as u16 {
                return None;
            }
            p += 2;
        }
        let ty = llvm_type::member(&self.m.cx, ty, &position).ok()?;
        let position = self.m.cx.i64_array(&position);
        let dict = self.op_dict(opcode, &[(Sym::POSITION, position)]);
        self.direct.remember(Text { key, opcode, ty, dict });
        Some((ty, dict))
    }
    /// ` : T`
    fn typed_line(&mut self, p: usize) -> Option<Line> {
        if !begins(load(self.src, p)?, b" : ") {
            return None;
        }
        let (ty, end) = self.known_type(p + 3)?;
        self.bare(ty, end)
    }
    /// `(1 : i32) : T`
    fn value_line(&mut self, opcode: Opcode, p: usize) -> Option<Line> {
        let src = self.src;
        if at(src, p) != b'(' {
            return None;
        }
        let (mut key, mut end) = ([0; 3], p + 1);
        for part in &mut key {
            let w = load(src, end)?;
            let hit = below(w ^ repeated(b')'), 1);
            *part = before(w, hit);
            if hit != 0 {
                end += hit.trailing_zeros() as usize / 8;
                break;
            }
            end += 8;
        }
        if load(src, end)? as u32 != word(b") : ") as u32 {
            return None;
        }
        let dict = match self.direct.text(key, opcode) {
            Some(text) => text.dict,
            None => self.new_text(opcode, key, p + 1, end)?.1,
        };
        let (ty, end) = self.known_type(end + 4)?;
        self.bare(ty, end).map(|line| Line { attrs: dict, ..line })
    }
    /// ` %a : T -> U`
    fn arrow_line(&mut self, p: usize) -> Option<Line> {
        let first = self.m.operand_pool.len();
        let end = self.direct_operand(p + usize::from(at(self.src, p) == b' '))?;
        if !begins(load(self.src, end)?, b" : ") {
            return None;
        }
        let end = self.direct_types_of(first, end + 3)?;
        if load(self.src, end)? as u32 != word(b" -> ") as u32 {
            return None;
        }
        let (ty, end) = self.known_type(end + 4)?;
        self.bare(ty, end)
    }
    /// ` %a, %b : T, U`
    fn stored_line(&mut self, p: usize) -> Option<Line> {
        let first = self.m.operand_pool.len();
        let end = self.direct_operands(p + usize::from(at(self.src, p) == b' '))?;
        if !begins(load(self.src, end)?, b" : ") || self.m.operand_pool.len() != first + 2 {
            return None;
        }
        let end = self.direct_types_of(first, end + 3)?;
        self.bare(Type::NONE, end)
    }
    /// ` "eq" %a, %b : T`
    fn quoted_line(&mut self, window: &Window, opcode: Opcode, start: usize, p: usize) -> Option<Line> {
        let w = window_at(window, p)?;
        let hit = below((w >> 16) ^ repeated(b'"'), 1);
        if w as u16 != word(b" \"") as u16 || hit == 0 {
            return None;
        }
        let (key, n) = ([before(w >> 16, hit), 0, 0], hit.trailing_zeros() as usize / 8);
        let attrs = match self.direct.text(key, opcode) {
            Some(text) => text.dict,
            None => {
                let def = if opcode == llvm::ICMP { e::LLVM_ICMP_PREDICATE } else { e::LLVM_FCMP_PREDICATE };
                let value = ENUMS[def as usize].value(self.source.text.get(start + p + 2..start + p + 2 + n)?)?;
                let value = self.m.cx.int_attr(Type::I64, value as i64);
                let dict = self.op_dict(opcode, &[(Sym::PREDICATE, value)]);
                self.direct.remember(Text { key, opcode, ty: Type::NONE, dict });
                dict
            }
        };
        let line = self.line_of::<2>(window, Opcode::ERASED, start, p + 3 + n)?;
        let fits = line.ty.0 < 16 || llvm_type::is_llvm_compatible(&self.m.cx, line.ty);
        let ty = match line.ty {
            Type::I1 | Type::I8 | Type::I16 | Type::I32 | Type::I64 | Type::F32 | Type::F64 | Type::LLVM_PTR => Type::I1,
            ty if fits && ty != Type::INDEX => llvm_type::with_elem(&mut self.m.cx, ty, Type::I1),
            _ => return None,
        };
        Some(Line { ty, attrs, ..line })
    }
    /// ` %n x T : (N) -> U`, perhaps with an alignment.
    fn slot_line(&mut self, opcode: Opcode, p: usize) -> Option<Line> {
        let src = self.src;
        let first = self.m.operand_pool.len();
        let text = |p: usize, w: &[u8]| if src.get(p..)?.starts_with(w) { Some(p + w.len()) } else { None };
        let end = self.direct_operand(text(p, b" ")?)?;
        let (elem, mut end) = self.known_type(text(end, b" x ")?)?;
        let mut aligned = Attr::NONE;
        if let Some(p) = text(end, b" {alignment = ") {
            let (negative, bytes, after) = digits(src, p)?;
            let bytes = i64::try_from(bytes).ok().filter(|&n| n > 0 && !negative)?;
            aligned = self.m.cx.int_attr(Type::I64, bytes);
            end = text(after, b" : i64}")?;
        }
        let end = self.direct_types_of(first, text(end, b" : (")?)?;
        let (ty, end) = self.known_type(text(end, b") -> ")?)?;
        let elem = self.m.cx.type_attr(elem);
        let all = [(Sym::ALIGNMENT, aligned), (Sym::ELEM_TYPE, elem)];
        let attrs = self.op_dict(opcode, &all[usize::from(aligned.is_none())..]);
        self.bare(ty, end).map(|line| Line { attrs, ..line })
    }
    /// ` inbounds %p[%i, 1] : (T, N) -> T, U`
    fn address_line(&mut self, opcode: Opcode, p: usize) -> Option<Line> {
        let src = self.src;
        let first = self.m.operand_pool.len();
        if at(src, p) != b' ' {
            return None;
        }
        let (mut p, flags) = (p + 1, p + 1);
        let mut key = [0; 3];
        if at(src, p) != b'%' {
            for part in &mut key[..2] {
                let w = load(src, p)?;
                let hit = below(w, b'!');
                *part = before(w, hit);
                if hit != 0 {
                    p += hit.trailing_zeros() as usize / 8;
                    break;
                }
                p += 8;
            }
            if at(src, p) != b' ' {
                return None;
            }
            p += 1;
        }
        let flags = (flags, p.checked_sub(1)?);
        p = self.direct_operand_before(p, |w| below(w ^ repeated(b'['), 1))?;
        let (mut indices, mut n) = ([0; 4], 0);
        while n == 0 && at(src, p) == b'[' || n > 0 && load(src, p)? as u16 == word(b", ") as u16 {
            p += if n == 0 { 1 } else { 2 };
            let index = indices.get_mut(n)?;
            n += 1;
            if at(src, p) == b'%' {
                p = self.direct_operand_before(p, |w| name_end_below(w, b'-') | below(w ^ repeated(b']'), 1))?;
                *index = llvm_syntax::DYNAMIC_INDEX;
                key[2] = key[2] << 8 | 0xff;
            } else {
                let (negative, value, end) = digits(src, p)?;
                *index = i32::try_from(value).ok().filter(|&i| !negative && i < 0x80)?;
                key[2] = key[2] << 8 | (value + 1);
                p = end;
            }
        }
        if load(src, p)? & FIVE != word(b"] : (") {
            return None;
        }
        p = self.direct_types_of(first, p + 5)?;
        if load(src, p)? & FIVE != word(b") -> ") {
            return None;
        }
        let (ty, end) = self.known_type(p + 5)?;
        if load(src, end)? as u16 != word(b", ") as u16 {
            return None;
        }
        let (elem, end) = self.known_type(end + 2)?;
        key[2] = key[2] << 32 | elem.0 as u64;
        let attrs = match self.direct.text(key, opcode) {
            Some(text) => text.dict,
            None => {
                let mut attrs = Vec::new();
                if flags.0 < flags.1 {
                    let mut value = 0;
                    for flag in self.source.text.get(flags.0..flags.1)?.split('|') {
                        value |= ENUMS[e::LLVM_GEP_FLAGS as usize].value(flag).filter(|&v| v > 0)?;
                    }
                    attrs.push((Sym::NO_WRAP_FLAGS, self.m.cx.attr(AttrData::Enum { def: e::LLVM_GEP_FLAGS, value })));
                }
                attrs.push((Sym::RAW_CONSTANT_INDICES, self.m.cx.i32_array(&indices[..n])));
                attrs.push((Sym::ELEM_TYPE, self.m.cx.type_attr(elem)));
                let dict = self.op_dict(opcode, &attrs);
                self.direct.remember(Text { key, opcode, ty: Type::NONE, dict });
                dict
            }
        };
        self.bare(ty, end).map(|line| Line { attrs, ..line })
    }
}
