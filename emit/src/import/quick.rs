//! Instructions of which programs are full, read from the bytes of their line without tokens: members of aggregates and
//! arithmetic on values with numbers. What is not of these shapes is left to `inst`, which also finds what is wrong.

use ir::dialect::llvm as l;
use ir::{Attr, Opcode, Sym, Type};

use super::Reader;
use super::body::{self, Local, Ref};
use super::konst::Kon;
use super::lex::Kind;

/// Bytes from a place on.
#[derive(Clone, Copy)]
struct Text<'a> {
    text: &'a [u8],
    at: usize,
}

impl Text<'_> {
    #[inline]
    fn eat(&mut self, s: &[u8]) -> bool {
        let found = self.text.get(self.at..self.at + s.len()) == Some(s);
        self.at += if found { s.len() } else { 0 };
        found
    }
    /// A number of at most nine digits.
    #[inline]
    fn number(&mut self) -> Option<u32> {
        let (start, mut n) = (self.at, 0u32);
        while let Some(d) = self.text.get(self.at).map(|c| c.wrapping_sub(b'0')).filter(|&d| d < 10) {
            n = n.wrapping_mul(10).wrapping_add(d as u32);
            self.at += 1;
        }
        (self.at > start && self.at - start <= 9).then_some(n)
    }
    /// One of the types that are a word, and the blank behind it.
    #[inline]
    fn scalar(&mut self) -> Option<Type> {
        let rest = self.text.get(self.at..self.at + 6)?;
        let (ty, n) = match rest {
            [b'i', b'6', b'4', b' ', ..] => (Type::I64, 4),
            [b'p', b't', b'r', b' ', ..] => (Type::LLVM_PTR, 4),
            [b'i', b'3', b'2', b' ', ..] => (Type::I32, 4),
            [b'i', b'1', b' ', ..] => (Type::I1, 3),
            [b'i', b'8', b' ', ..] => (Type::I8, 3),
            _ => return None,
        };
        self.at += n;
        Some(ty)
    }
}

/// Words of arithmetic that may wrap.
const WRAPS: [(&[u8], Opcode); 3] = [(b"add ", l::ADD), (b"mul ", l::MUL), (b"sub ", l::SUB)];

impl<'a> Reader<'a> {
    /// Reads an instruction whose name stands next, if it is of these shapes; nothing has happened if it is not.
    pub(super) fn quick(&mut self) -> Option<()> {
        let t = self.tok;
        if t.number != self.f.next || t.kind != Kind::Local || !self.f.numbers_next(t.number) {
            return None;
        }
        let mut s = Text { text: self.lexer.text, at: t.end as usize };
        if !s.eat(b" = ") {
            return None;
        }
        let refs = self.f.refs.len();
        let first = *s.text.get(s.at)?;
        let read = match first {
            b'i' if s.eat(b"insertvalue ") => self.quick_member(&mut s, l::INSERTVALUE),
            b'e' if s.eat(b"extractvalue ") => self.quick_member(&mut s, l::EXTRACTVALUE),
            b'a' | b'm' | b's' => {
                let op = WRAPS.iter().find(|w| s.eat(w.0)).map(|w| w.1);
                op.and_then(|op| self.quick_wraps(&mut s, op))
            }
            _ => None,
        };
        let Some((op, ty, attrs)) = read.filter(|_| s.text.get(s.at) == Some(&b'\n')) else {
            self.f.refs.truncate(refs);
            return None;
        };
        let local = self.f.locals.len() as u32;
        self.f.define_next(Local { ty, value: ir::Value::NONE, defined: true, at: t.start });
        let succs = self.f.succs.len();
        let i = self.push_inst(op, ty, refs, succs, t.start);
        (i.attrs, i.local) = (attrs, local);
        self.last_end = s.at as u32;
        s.eat(b"\n  ");
        self.lexer.at = s.at;
        self.tok = self.lexer.next();
        Some(())
    }
    /// A value with a number, of a type, or a short number of a type that holds it.
    #[inline]
    fn quick_value(&mut self, s: &mut Text<'_>, ty: Type) -> Option<Ref> {
        if !s.eat(b"%") {
            if ty != Type::I64 && ty != Type::I32 {
                return None;
            }
            let sign = if s.eat(b"-") { -1 } else { 1 };
            let n = s.number()?;
            return Some(body::konst_ref(self.int_konst(ty, sign * n as i64)));
        }
        let id = self.f.numbered(s.number()?)?;
        (self.f.locals[id as usize].ty == ty).then_some(id)
    }
    fn quick_member(&mut self, s: &mut Text<'_>, op: Opcode) -> Option<(Opcode, Type, Attr)> {
        let whole = self.recent_type(&mut s.at)?;
        let v = if s.eat(b" poison,") {
            s.at -= 1;
            body::konst_ref(self.konst(whole, Kon::Poison))
        } else if s.eat(b" ") {
            self.quick_value(s, whole)?
        } else {
            return None;
        };
        self.f.refs.push(v);
        if op == l::INSERTVALUE {
            if !s.eat(b", ") {
                return None;
            }
            let ty = s.scalar()?;
            let x = self.quick_value(s, ty)?;
            self.f.refs.push(x);
        }
        if !s.eat(b", ") {
            return None;
        }
        let mut path = [s.number()? as i64; 2];
        let mut n = 1;
        if s.eat(b", ") {
            path[1] = s.number()? as i64;
            n = 2;
        }
        let (ty, _, attrs) = self.known_member(whole, &path[..n])?;
        Some((op, if op == l::INSERTVALUE { whole } else { ty }, attrs))
    }
    fn quick_wraps(&mut self, s: &mut Text<'_>, op: Opcode) -> Option<(Opcode, Type, Attr)> {
        let flags = s.eat(b"nuw ") as usize * 2 + s.eat(b"nsw ") as usize;
        let ty = s.scalar().filter(|&t| t != Type::LLVM_PTR)?;
        let a = self.quick_value(s, ty)?;
        if !s.eat(b", ") {
            return None;
        }
        let b = self.quick_value(s, ty)?;
        if self.f.wraps[flags].is_none() {
            let mut entries = alloc::vec::Vec::new();
            if flags != 0 {
                let value = flags as u64;
                let a = self.m.cx.attr(ir::AttrData::Enum { def: ir::dialect::enums::LLVM_OVERFLOW, value });
                entries.push((Sym::OVERFLOW_FLAGS, a));
            }
            self.f.wraps[flags] = self.dict(&entries);
        }
        self.f.refs.extend_from_slice(&[a, b]);
        Some((op, ty, self.f.wraps[flags]))
    }
}
