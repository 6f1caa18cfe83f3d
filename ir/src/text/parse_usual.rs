//! The usual spellings of common operations, read at once from their bytes rather than by the steps of their formats:
//! arguments, and in fast builds comparisons, casts, selections, accesses, lists of values, and the heads of loops. They
//! put operands into the pool; at anything unusual they give up, and the steps or the general way read the operation.

use alloc::vec::Vec;

use crate::id::{Attr, Loc, Type};
use crate::text::parse::{Argument, Parser, Unresolved};
use crate::text::parse_direct::{at, blanks};
#[cfg(feature = "fast")]
use {
    crate::id::Value,
    crate::row::AttrField,
    crate::text::parse_direct::{load, word},
};

impl Parser<'_> {
    /// Reads `%a: T, %b: U` from the current token on, as many as are written like that with types met before. Goes
    /// on at the next argument, or behind the last one read.
    pub(crate) fn usual_arguments(&mut self, args: &mut Vec<Argument>) {
        let src = self.src;
        let mut p = self.token.start as usize;
        let start = p;
        loop {
            let loc = Loc::at(p as u32);
            let Some((name, end)) = self.direct_name(p) else { break };
            let q = blanks(src, end);
            if at(src, q) != b':' {
                break;
            }
            let from = blanks(src, q + 1);
            let Some((ty, end)) = self.known_type(from).or_else(|| self.new_type_of_argument(from)) else { break };
            let q = blanks(src, end);
            let next = at(src, q);
            if next != b',' && next != b')' {
                break;
            }
            args.push(Argument { name: Some(Unresolved { name, number: 0, loc }), ty, attrs: Attr::EMPTY_DICT, loc });
            p = q;
            if next == b')' {
                break;
            }
            let another = blanks(src, q + 1);
            if at(src, another) != b'%' {
                break;
            }
            p = another;
        }
        if p > start || self.token.start as usize != start {
            self.seek(p as u32);
        }
    }
    /// Reads a type that was not met before, if it is a builtin one; its end.
    #[inline(never)]
    fn new_type_of_argument(&mut self, p: usize) -> Option<(Type, usize)> {
        if !cfg!(feature = "fast") || !matches!(at(self.src, p), b'm' | b'v' | b't') {
            return None;
        }
        let mark = self.mark();
        let found = self.direct_new_type(p);
        if found.is_none() {
            self.forget(mark);
        }
        found
    }
}

#[cfg(feature = "fast")]
impl Parser<'_> {
    /// Reads `%i = %a to %b step %c` and `iter_args(%x = %y, ...) -> (types)` from the current token on, if it is written
    /// like that, of index type, with types met before, and a region follows. The arguments of the region; the operands
    /// and result types go where they belong.
    pub(crate) fn usual_loop(&mut self, args: &mut Vec<Argument>, operands: &mut Vec<Value>, results: &mut Vec<Type>) -> bool {
        let first = self.m.operand_pool.len();
        self.direct.results.clear();
        let end = self.usual_loop_at(self.token.start as usize, args);
        let (values, types) = (&self.m.operand_pool[first..], &self.direct.results[..]);
        let typed = values.iter().map(|&v| self.m.value_type[v]).eq([Type::INDEX; 3].iter().chain(types).copied());
        let read = match end {
            Some(end) if typed => {
                operands.extend_from_slice(values);
                results.extend_from_slice(types);
                for (a, &ty) in args.iter_mut().zip([Type::INDEX].iter().chain(types)) {
                    a.ty = ty;
                }
                self.seek(end as u32);
                true
            }
            _ => {
                args.clear();
                false
            }
        };
        self.m.operand_pool.truncate(first);
        read
    }
    fn usual_loop_at(&mut self, p: usize, args: &mut Vec<Argument>) -> Option<usize> {
        let src = self.src;
        let text = |p: usize, w: &[u8]| if src.get(p..)?.starts_with(w) { Some(p + w.len()) } else { None };
        let mut p = self.usual_argument(p, args)?;
        p = self.direct_operand(p)?;
        p = self.direct_operand(text(p, b" to ")?)?;
        p = self.direct_operand(text(p, b" step ")?)?;
        if let Some(list) = text(p, b" iter_args(") {
            p = list;
            loop {
                p = self.usual_argument(p, args)?;
                p = self.direct_operand(p)?;
                let Some(next) = text(p, b", ") else { break };
                p = next;
            }
            p = text(p, b") -> (")?;
            loop {
                let (ty, end) = self.known_type(p)?;
                self.direct.results.push(ty);
                p = end;
                let Some(next) = text(p, b", ") else { break };
                p = next;
            }
            p = text(p, b")")?;
        }
        text(p, b" {").map(|p| p - 1)
    }
    /// Reads `%x = `, the argument of a region.
    fn usual_argument(&mut self, p: usize, args: &mut Vec<Argument>) -> Option<usize> {
        let loc = Loc::at(p as u32);
        let (name, end) = self.direct_name(p)?;
        args.push(Argument { name: Some(Unresolved { name, number: 0, loc }), ty: Type::NONE, attrs: Attr::EMPTY_DICT, loc });
        self.src.get(end..)?.starts_with(b" = ").then_some(end + 3)
    }

    /// Reads ` eq, %a, %b : T` like [`Parser::direct_values`], and keeps the attribute.
    #[inline(never)]
    pub(super) fn direct_compare(&mut self, field: &AttrField, n: u8, end: usize) -> Option<(Type, usize)> {
        if at(self.src, end) != b' ' {
            return None;
        }
        let (a, end) = self.direct_attr(field.kind, end + 1)?;
        self.direct.attrs.push((field.name, a));
        if at(self.src, end) == b',' { self.direct_values(n, end + 1) } else { None }
    }
    /// Reads ` %a : T to U` up to the end of the line; the second type, and the end.
    #[inline(never)]
    pub(super) fn direct_cast(&mut self, end: usize) -> Option<(Type, usize)> {
        let src = self.src;
        if at(src, end) != b' ' {
            return None;
        }
        let end = self.direct_operand(end + 1)?;
        if load(src, end)? & 0xff_ffff != word(b" : ") {
            return None;
        }
        let (from, end) = self.known_type(end + 3)?;
        if load(src, end)? as u32 != word(b" to ") as u32 {
            return None;
        }
        let (to, end) = self.known_type(end + 4)?;
        let fine = at(src, end) == b'\n' && self.m.operand_pool.last().is_some_and(|&v| self.m.value_type[v] == from);
        fine.then_some((to, end))
    }
    /// Reads ` %c, %a, %b : T`, where the first one is an `i1`.
    #[inline(never)]
    pub(super) fn direct_select(&mut self, end: usize) -> Option<(Type, usize)> {
        if at(self.src, end) != b' ' {
            return None;
        }
        let end = self.direct_operand(end + 1)?;
        let condition = *self.m.operand_pool.last()?;
        let fine = at(self.src, end) == b',' && self.m.value_type[condition] == Type::I1;
        if fine { self.direct_values(2, end + 1) } else { None }
    }
    /// Reads ` %a, %b : T, U`, or nothing, up to the end of the line; no type, and the end.
    #[inline(never)]
    pub(super) fn direct_listed(&mut self, end: usize) -> Option<(Type, usize)> {
        let src = self.src;
        if at(src, end) == b'\n' {
            return Some((Type::NONE, end));
        }
        let first = self.m.operand_pool.len();
        if at(src, end) != b' ' {
            return None;
        }
        let mut p = self.direct_operand(end + 1)?;
        while load(src, p)? & 0xff_ffff == word(b", %") {
            p = self.direct_operand(p + 2)?;
        }
        if load(src, p)? & 0xff_ffff != word(b" : ") {
            return None;
        }
        p += 1;
        for i in first..self.m.operand_pool.len() {
            // A colon or a comma, and a blank.
            let (ty, end) = self.known_type(p + 2)?;
            if self.m.value_type[self.m.operand_pool[i]] != ty || i > first && load(src, p)? as u16 != word(b", ") as u16 {
                return None;
            }
            p = end;
        }
        (at(src, p) == b'\n').then_some((Type::NONE, p))
    }
    /// Reads ` %m[%i, %j] : T`, with ` %v,` in front of it if it `stores`, up to the end of the line: puts the operands
    /// into the pool; the type, and the end.
    #[inline(never)]
    pub(super) fn direct_access(&mut self, stores: bool, end: usize) -> Option<(Type, usize)> {
        let src = self.src;
        if at(src, end) != b' ' {
            return None;
        }
        let mut p = end + 1;
        if stores {
            let end = self.direct_operand(p)?;
            if load(src, end)? & 0xff_ffff != word(b", %") {
                return None;
            }
            p = end + 2;
        }
        let first = self.m.operand_pool.len();
        let mut end = self.direct_operand(p)?;
        if at(src, end) != b'[' {
            return None;
        }
        end += 1;
        if at(src, end) == b'%' {
            end = self.direct_operand(end)?;
            while load(src, end)? & 0xff_ffff == word(b", %") {
                end = self.direct_operand(end + 2)?;
            }
        }
        if load(src, end)? as u32 != word(b"] : ") as u32 {
            return None;
        }
        let (ty, end) = self.known_type(end + 4)?;
        let (memref, indices) = self.m.operand_pool[first..].split_first()?;
        let typed = |v: Value, ty: Type| self.m.value_type[v] == ty;
        let fine = at(src, end) == b'\n' && typed(*memref, ty) && indices.iter().all(|&v| typed(v, Type::INDEX));
        fine.then_some((ty, end))
    }
}
