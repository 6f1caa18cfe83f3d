//! Instructions of which programs are full, read from the bytes of their line without tokens. What is not of these
//! shapes is left to `inst`, which knows all and also finds what is wrong.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Attr, AttrData, Opcode, Sym, Type, TypeData};

use super::body::{self, Local};
use super::konst::Kon;
use super::lex::{self, Kind, Lexer, Token};
use super::{Failed, Read, Reader, top};
use crate::ll::names::{FCMP, ICMP};

/// Why an instruction is not read here.
pub(super) enum Stop {
    /// It has another shape.
    Shape,
    /// An error was reported.
    Failed,
}
impl From<Failed> for Stop {
    fn from(_: Failed) -> Stop {
        Stop::Failed
    }
}
type Quick<T> = Result<T, Stop>;

/// What follows an instruction's word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// `nuw nsw T a, b`
    Wraps,
    /// `T a, b`
    Binary,
    /// `T a to U`
    Cast,
    Compare(bool),
    Select,
    Load,
    Store,
    Address,
    Member,
    Return,
    Branch,
    Phi,
    Call,
}

/// Words, what they mean and what follows.
const WORDS: [(&str, Opcode, Shape); 44] = [
    ("add", l::ADD, Shape::Wraps),
    ("sub", l::SUB, Shape::Wraps),
    ("mul", l::MUL, Shape::Wraps),
    ("shl", l::SHL, Shape::Wraps),
    ("udiv", l::UDIV, Shape::Binary),
    ("sdiv", l::SDIV, Shape::Binary),
    ("urem", l::UREM, Shape::Binary),
    ("srem", l::SREM, Shape::Binary),
    ("lshr", l::LSHR, Shape::Binary),
    ("ashr", l::ASHR, Shape::Binary),
    ("and", l::AND, Shape::Binary),
    ("or", l::OR, Shape::Binary),
    ("xor", l::XOR, Shape::Binary),
    ("fadd", l::FADD, Shape::Binary),
    ("fsub", l::FSUB, Shape::Binary),
    ("fmul", l::FMUL, Shape::Binary),
    ("fdiv", l::FDIV, Shape::Binary),
    ("frem", l::FREM, Shape::Binary),
    ("trunc", l::TRUNC, Shape::Cast),
    ("zext", l::ZEXT, Shape::Cast),
    ("sext", l::SEXT, Shape::Cast),
    ("fptrunc", l::FPTRUNC, Shape::Cast),
    ("fpext", l::FPEXT, Shape::Cast),
    ("fptoui", l::FPTOUI, Shape::Cast),
    ("fptosi", l::FPTOSI, Shape::Cast),
    ("uitofp", l::UITOFP, Shape::Cast),
    ("sitofp", l::SITOFP, Shape::Cast),
    ("ptrtoint", l::PTRTOINT, Shape::Cast),
    ("inttoptr", l::INTTOPTR, Shape::Cast),
    ("bitcast", l::BITCAST, Shape::Cast),
    ("icmp", l::ICMP, Shape::Compare(false)),
    ("fcmp", l::FCMP, Shape::Compare(true)),
    ("select", l::SELECT, Shape::Select),
    ("load", l::LOAD, Shape::Load),
    ("store", l::STORE, Shape::Store),
    ("getelementptr", l::GETELEMENTPTR, Shape::Address),
    ("extractvalue", l::EXTRACTVALUE, Shape::Member),
    ("insertvalue", l::INSERTVALUE, Shape::Member),
    ("ret", l::RETURN, Shape::Return),
    ("br", l::BR, Shape::Branch),
    ("phi", Opcode::UNREGISTERED, Shape::Phi),
    ("call", l::CALL, Shape::Call),
    ("", Opcode::UNREGISTERED, Shape::Call),
    ("", Opcode::UNREGISTERED, Shape::Call),
];

/// The first eight bytes of a word as a number, and where in the table such a word is looked for.
const fn key(word: &[u8]) -> (u64, usize) {
    let (mut key, mut i) = (0, 0);
    while i < word.len() && i < 8 {
        key |= (word[i] as u64) << (8 * i);
        i += 1;
    }
    (key, slot(key))
}
const fn slot(key: u64) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as usize
}
/// Keys and rows of [`WORDS`] in an open table.
static TABLE: [(u64, u8); 256] = {
    let mut t = [(0, 0); 256];
    let mut i = 0;
    while i < WORDS.len() {
        let word = WORDS[i].0.as_bytes();
        let (key, mut at) = key(word);
        while t[at].0 != 0 {
            at = (at + 1) % 256;
        }
        if !word.is_empty() {
            t[at] = (key, i as u8);
        }
        i += 1;
    }
    t
};

/// Bytes from a place on.
#[derive(Clone, Copy)]
struct Text<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Text<'a> {
    #[inline]
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }
    #[inline]
    fn eat<const N: usize>(&mut self, s: &[u8; N]) -> bool {
        let found = self.text.get(self.at..self.at + N) == Some(s);
        self.at += if found { N } else { 0 };
        found
    }
    #[inline]
    fn expect<const N: usize>(&mut self, s: &[u8; N]) -> Quick<()> {
        if self.eat(s) { Ok(()) } else { Err(Stop::Shape) }
    }
    /// A number of at most nine digits, behind which the name or number ends.
    #[inline]
    fn number(&mut self) -> Option<u32> {
        let (mut i, mut n) = (self.at, 0u32);
        let end = loop {
            let c = self.text.get(i).copied().unwrap_or(0);
            let d = c.wrapping_sub(b'0');
            if d >= 10 {
                break c;
            }
            n = n.wrapping_mul(10).wrapping_add(d as u32);
            i += 1;
        };
        if i == self.at || i - self.at > 9 || lex::in_label(end) {
            return None;
        }
        self.at = i;
        Some(n)
    }
    /// The word of an instruction or its like: small letters up to a blank, behind which this stands then.
    #[inline]
    fn word(&mut self) -> Quick<&'a [u8]> {
        let start = self.at;
        let mut i = start;
        while self.text.get(i).is_some_and(u8::is_ascii_lowercase) {
            i += 1;
        }
        if i == start || self.text.get(i) != Some(&b' ') {
            return Err(Stop::Shape);
        }
        self.at = i + 1;
        Ok(&self.text[start..i])
    }
    /// The row of an instruction's word, up to sixteen bytes and a blank, behind which this stands then.
    #[inline]
    fn instruction(&mut self) -> Quick<(Opcode, Shape)> {
        let start = self.at;
        let Some((first, second)) = self.text.get(start..).and_then(|t| Some((t.first_chunk()?, t.get(8..)?.first_chunk()?))) else {
            return Err(Stop::Shape);
        };
        let (mut key, mut blank) = (u64::from_le_bytes(*first), 0);
        let mut n = 8;
        let short = lex::equal(key, b' ');
        if short == 0 {
            blank = lex::equal(u64::from_le_bytes(*second), b' ');
        } else {
            n = short.trailing_zeros() as usize / 8;
            key &= (1 << (8 * n)) - 1;
        }
        if short | blank == 0 || n == 0 {
            return Err(Stop::Shape);
        }
        n += blank.trailing_zeros() as usize / 8 * (short == 0) as usize;
        let mut at = slot(key);
        loop {
            let (k, row) = TABLE[at];
            if k == key {
                let row = &WORDS[row as usize];
                if row.0.len() != n || n > 8 && self.text.get(start..start + n) != Some(row.0.as_bytes()) {
                    return Err(Stop::Shape);
                }
                self.at = start + n + 1;
                return Ok((row.1, row.2));
            }
            if k == 0 {
                return Err(Stop::Shape);
            }
            at = (at + 1) % 256;
        }
    }
    /// One of the types that are a word.
    #[inline]
    fn scalar(&mut self) -> Option<Type> {
        let rest: &[u8; 7] = self.text.get(self.at..)?.first_chunk()?;
        let (ty, n) = match rest {
            [b'i', b'6', b'4', ..] => (Type::I64, 3),
            [b'p', b't', b'r', ..] => (Type::LLVM_PTR, 3),
            [b'i', b'3', b'2', ..] => (Type::I32, 3),
            [b'i', b'1', b'6', ..] => (Type::I16, 3),
            [b'i', b'1', ..] => (Type::I1, 2),
            [b'i', b'8', ..] => (Type::I8, 2),
            [b'f', b'l', b'o', b'a', b't', ..] => (Type::F32, 5),
            [b'd', b'o', b'u', b'b', b'l', b'e', ..] => (Type::F64, 6),
            _ => return None,
        };
        // Neither a longer word nor a suffix of the type.
        if !matches!(rest[n], b' ' | b',' | b'\n') {
            return None;
        }
        self.at += n;
        Some(ty)
    }
}

impl<'a> Reader<'a> {
    /// Reads the instructions that stand next as far as they are of these shapes: whether the last one ends its block. If
    /// the first one is not, nothing has happened.
    pub(super) fn quick(&mut self) -> Option<Read<bool>> {
        let was = (self.lexer, self.tok, self.last_end);
        let first = self.here() as usize;
        let mut s = Text { text: self.lexer.text, at: first };
        let ends = loop {
            let at = s.at;
            let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
            match self.quick_instruction(&mut s, refs, succs) {
                Ok(false) => {}
                Ok(true) => break true,
                Err(Stop::Failed) => return Some(Err(Failed)),
                Err(Stop::Shape) => {
                    self.f.refs.truncate(refs);
                    self.f.succs.truncate(succs);
                    if at == first {
                        (self.lexer, self.tok, self.last_end) = was;
                        return None;
                    }
                    s.at = at;
                    break false;
                }
            }
        };
        self.lexer.at = s.at;
        self.tok = self.lexer.next();
        Some(Ok(ends))
    }

    fn quick_instruction(&mut self, s: &mut Text<'a>, refs: usize, succs: usize) -> Quick<bool> {
        let mut name = None;
        let mut at = s.at as u32;
        if s.eat(b"%") {
            at = s.at as u32;
            let t = match s.number() {
                Some(number) => Token { kind: Kind::Local, quoted: false, punct: 0, start: at, end: s.at as u32, number },
                None => name_at(s)?,
            };
            at = t.start;
            s.expect(b" = ")?;
            name = Some(t);
        }
        let (mut op, shape) = s.instruction()?;
        let mut attrs = Attr::EMPTY_DICT;
        let mut ends = false;
        let ty = match shape {
            Shape::Wraps => {
                let flags = s.eat(b"nuw ") as usize * 2 + s.eat(b"nsw ") as usize;
                let ty = self.quick_two(s)?;
                attrs = self.wraps(flags);
                ty
            }
            Shape::Binary => self.quick_two(s)?,
            Shape::Cast => {
                let ty = self.quick_type(s)?;
                self.quick_operand(s, ty)?;
                s.expect(b" to ")?;
                self.quick_type(s)?
            }
            Shape::Compare(float) => {
                let word = s.word()?;
                let list: &[&str] = if float { &FCMP } else { &ICMP };
                let n = list.iter().position(|p| p.as_bytes() == word).ok_or(Stop::Shape)?;
                let ty = self.quick_two(s)?;
                attrs = self.predicate_dict(float, n);
                self.truth_type(ty)
            }
            Shape::Select => {
                s.expect(b"i1 ")?;
                s.at -= 1;
                self.quick_operand(s, Type::I1)?;
                s.expect(b", ")?;
                let ty = self.quick_type(s)?;
                self.quick_operand(s, ty)?;
                s.expect(b", ")?;
                if self.quick_type(s)? != ty {
                    return Err(Stop::Shape);
                }
                self.quick_operand(s, ty)?;
                ty
            }
            Shape::Load => {
                let ty = self.quick_type(s)?;
                s.expect(b", ptr")?;
                self.quick_operand(s, Type::LLVM_PTR)?;
                attrs = self.quick_align(s)?;
                ty
            }
            Shape::Store => {
                let ty = self.quick_type(s)?;
                self.quick_operand(s, ty)?;
                s.expect(b", ptr")?;
                self.quick_operand(s, Type::LLVM_PTR)?;
                attrs = self.quick_align(s)?;
                Type::LLVM_VOID
            }
            Shape::Address => {
                attrs = self.quick_address(s, refs, at)?;
                Type::LLVM_PTR
            }
            Shape::Member => {
                let (ty, dict) = self.quick_member(s, op, at)?;
                attrs = dict;
                ty
            }
            Shape::Return => {
                if !s.eat(b"void") {
                    let ty = self.quick_type(s)?;
                    self.quick_operand(s, ty)?;
                }
                ends = true;
                Type::LLVM_VOID
            }
            Shape::Branch => {
                if s.eat(b"i1 ") {
                    s.at -= 1;
                    self.quick_operand(s, Type::I1)?;
                    s.expect(b", ")?;
                    op = l::COND_BR;
                }
                s.expect(b"label ")?;
                self.quick_block(s)?;
                if op == l::COND_BR {
                    s.expect(b", label ")?;
                    self.quick_block(s)?;
                }
                ends = true;
                Type::LLVM_VOID
            }
            Shape::Phi => {
                let ty = self.quick_type(s)?;
                s.expect(b" [")?;
                loop {
                    self.quick_operand(s, ty)?;
                    s.expect(b", ")?;
                    self.quick_block(s)?;
                    s.expect(b" ]")?;
                    if !s.eat(b", [") {
                        break;
                    }
                }
                ty
            }
            Shape::Call => {
                let (ty, dict) = self.quick_call(s)?;
                attrs = dict;
                ty
            }
        };
        if name.is_some() == (ty == Type::LLVM_VOID) && (name.is_some() || shape != Shape::Call) {
            return Err(Stop::Shape);
        }
        let mut loc = ir::Loc::UNKNOWN;
        match s.peek() {
            b'\n' => {
                self.last_end = s.at as u32;
                s.eat(b"\n  ");
            }
            b',' if s.text.get(s.at + 2) == Some(&b'!') => {
                self.last_end = s.at as u32;
                self.go_to(s.at as u32);
                self.f.entries.clear();
                loc = self.attachments(op)?;
                s.at = self.here() as usize;
                if !self.f.entries.is_empty() {
                    let mut entries = core::mem::take(&mut self.f.entries);
                    entries.extend(self.m.cx.dict_entries(attrs));
                    attrs = self.dict(&entries);
                    self.f.entries = entries;
                }
            }
            _ => return Err(Stop::Shape),
        }
        let mut local = body::NONE;
        if ty != Type::LLVM_VOID {
            local = match name {
                Some(t) if t.number == self.f.next && self.f.numbers_next(t.number) => {
                    let id = self.f.locals.len() as u32;
                    self.f.define_next(Local { ty, value: ir::Value::NONE, defined: true, at });
                    id
                }
                _ => self.define_local(name, ty, at)?,
            };
        }
        let i = self.push_inst(op, ty, refs, succs, at);
        (i.attrs, i.local, i.loc) = (attrs, local, loc);
        Ok(ends)
    }

    /// Reads parameters that are a type and a number and nothing else: type, name and number of each. Whether there was
    /// one.
    pub(super) fn quick_params(&mut self, params: &mut Vec<(Type, (u32, u32, u32))>) -> bool {
        let before = params.len();
        let mut s = Text { text: self.lexer.text, at: self.here() as usize };
        while let Some(ty) = s.scalar().or_else(|| self.recent_type(&mut s.at)) {
            let name = s.at as u32 + 2;
            let number = if s.eat(b" %") { s.number() } else { None };
            let end = s.at as u32;
            let Some(number) = number.filter(|_| matches!(s.peek(), b',' | b')')) else { break };
            params.push((ty, (name, end, number)));
            (self.last_end, self.lexer.at) = (end, s.at);
            if !s.eat(b", ") {
                break;
            }
        }
        let found = params.len() > before;
        if found {
            self.tok = self.lexer.next();
        }
        found
    }

    /// A type that a value may have.
    #[inline]
    fn quick_type(&mut self, s: &mut Text<'_>) -> Quick<Type> {
        let known = if matches!(s.peek(), b'{' | b'[' | b'<' | b'%') { self.recent_type(&mut s.at) } else { s.scalar() };
        match known {
            Some(ty) => Ok(ty),
            None => self.slow_type(s),
        }
    }
    /// The same of a type that was not read a moment ago.
    #[cold]
    fn slow_type(&mut self, s: &mut Text<'_>) -> Quick<Type> {
        if !matches!(s.peek(), b'{' | b'[' | b'<' | b'%') {
            return Err(Stop::Shape);
        }
        self.go_to(s.at as u32);
        let ty = self.value_type()?;
        s.at = self.behind_last();
        Ok(ty)
    }
    /// The byte behind the last token and what belongs to it.
    fn behind_last(&self) -> usize {
        let mut at = self.here() as usize;
        while at > 0 && matches!(self.lexer.text[at - 1], b' ' | b'\n') {
            at -= 1;
        }
        at
    }
    /// A blank and an operand of a type, which becomes the next one of the instruction at hand.
    #[inline]
    fn quick_operand(&mut self, s: &mut Text<'_>, ty: Type) -> Quick<()> {
        if !s.eat(b" %") {
            let k = self.quick_konst(s, ty)?;
            self.f.refs.push(body::konst_ref(k));
            return Ok(());
        }
        let start = s.at;
        let id = match s.number() {
            Some(n) => match self.f.numbered(n) {
                Some(id) if self.f.locals[id as usize].ty == ty => id,
                Some(_) => return Err(Stop::Shape),
                None => {
                    let (start, end) = (start as u32, s.at as u32);
                    self.use_local(Token { kind: Kind::Local, quoted: false, punct: 0, start, end, number: n }, ty)?
                }
            },
            None => {
                let t = name_at(s)?;
                self.use_local(t, ty)?
            }
        };
        self.f.refs.push(id);
        Ok(())
    }
    fn quick_konst(&mut self, s: &mut Text<'_>, ty: Type) -> Quick<super::konst::K> {
        s.expect(b" ")?;
        let c = s.peek();
        if (c.is_ascii_digit() || c == b'-') && (ty == Type::I64 || ty == Type::I32) {
            let start = s.at;
            let sign = if s.eat(b"-") { -1 } else { 1 };
            if let Some(n) = s.number() {
                return Ok(self.int_konst(ty, sign * n as i64));
            }
            s.at = start;
        }
        if c == b'p' && s.eat(b"poison,") {
            s.at -= 1;
            return Ok(self.konst(ty, Kon::Poison));
        }
        // Words in front of an operand may be many other things.
        let known = match c {
            b'0'..=b'9' | b'-' | b'@' | b'{' | b'[' | b'<' => true,
            _ => {
                let word = &s.text[s.at..];
                let words: [&[u8]; 6] = [b"null", b"true", b"false", b"poison", b"undef", b"zeroinitializer"];
                words.iter().any(|w| word.starts_with(w))
            }
        };
        if !known {
            return Err(Stop::Shape);
        }
        self.go_to(s.at as u32);
        let k = self.read_konst(ty, 0)?;
        s.at = self.behind_last();
        Ok(k)
    }
    /// `T a, b`
    #[inline]
    fn quick_two(&mut self, s: &mut Text<'_>) -> Quick<Type> {
        let ty = self.quick_type(s)?;
        self.quick_operand(s, ty)?;
        s.expect(b",")?;
        self.quick_operand(s, ty)?;
        Ok(ty)
    }
    /// `%name` of a block, the next successor.
    #[inline]
    fn quick_block(&mut self, s: &mut Text<'_>) -> Quick<()> {
        s.expect(b"%")?;
        let start = s.at;
        let t = match s.number() {
            Some(number) => Token { kind: Kind::Local, quoted: false, punct: 0, start: start as u32, end: s.at as u32, number },
            None => name_at(s)?,
        };
        let b = self.block_named(t);
        self.f.succs.push(b);
        Ok(())
    }
    /// `, align n` as attributes.
    #[inline]
    fn quick_align(&mut self, s: &mut Text<'_>) -> Quick<Attr> {
        s.expect(b", align ")?;
        let n = s.number().filter(|n| n.is_power_of_two()).ok_or(Stop::Shape)?;
        let slot = n.trailing_zeros() as usize;
        if self.f.aligns[slot].is_none() {
            let a = self.m.cx.int_attr(Type::I64, n as i64);
            self.f.aligns[slot] = self.dict(&[(Sym::ALIGNMENT, a)]);
        }
        Ok(self.f.aligns[slot])
    }
    /// Attributes of arithmetic that may wrap.
    #[inline]
    fn wraps(&mut self, flags: usize) -> Attr {
        if flags == 0 {
            return Attr::EMPTY_DICT;
        }
        if self.f.wraps[flags].is_none() {
            let a = self.m.cx.attr(AttrData::Enum { def: ir::dialect::enums::LLVM_OVERFLOW, value: flags as u64 });
            self.f.wraps[flags] = self.dict(&[(Sym::OVERFLOW_FLAGS, a)]);
        }
        self.f.wraps[flags]
    }
    #[inline]
    fn predicate_dict(&mut self, float: bool, n: usize) -> Attr {
        let slot = n + if float { ICMP.len() } else { 0 };
        if self.f.predicates[slot].is_none() {
            let a = self.m.cx.int_attr(Type::I64, n as i64);
            self.f.predicates[slot] = self.dict(&[(Sym::PREDICATE, a)]);
        }
        self.f.predicates[slot]
    }
    /// `T a, n, ...` and `T a, U b, n, ...`
    fn quick_member(&mut self, s: &mut Text<'_>, op: Opcode, at: u32) -> Quick<(Type, Attr)> {
        let whole = self.quick_type(s)?;
        self.quick_operand(s, whole)?;
        if op == l::INSERTVALUE {
            s.expect(b", ")?;
            let ty = self.quick_type(s)?;
            self.quick_operand(s, ty)?;
        }
        let (mut path, mut n) = ([0; 4], 0);
        while s.eat(b", ") {
            if s.peek() == b'!' && n > 0 {
                s.at -= 2;
                break;
            }
            *path.get_mut(n).ok_or(Stop::Shape)? = s.number().ok_or(Stop::Shape)? as i64;
            n += 1;
        }
        if n == 0 {
            return Err(Stop::Shape);
        }
        let (ty, _, dict) = match self.known_member(whole, &path[..n]) {
            Some(m) => m,
            None => self.find_member(whole, &path[..n], at)?,
        };
        Ok((if op == l::INSERTVALUE { whole } else { ty }, dict))
    }
    /// `inbounds nuw T, ptr p, I i, ...`: the attributes.
    fn quick_address(&mut self, s: &mut Text<'_>, refs: usize, at: u32) -> Quick<Attr> {
        let mut flags = 0;
        while let b'i' | b'n' = s.peek() {
            flags |= match s.peek() {
                b'i' if s.eat(b"inbounds ") => 3,
                b'n' if s.eat(b"nuw ") => 4,
                b'n' if s.eat(b"nusw ") => 2,
                _ => break,
            };
        }
        if !self.opts.release.address_flags {
            flags &= 3;
        }
        let elem = self.quick_type(s)?;
        s.expect(b", ptr")?;
        self.quick_operand(s, Type::LLVM_PTR)?;
        let mut n = 0;
        while s.eat(b", ") {
            if s.peek() == b'!' && n > 0 {
                s.at -= 2;
                break;
            }
            let ty = self.quick_type(s)?;
            if !matches!(self.m.cx.type_data(ty), TypeData::Integer { .. }) {
                return Err(Stop::Shape);
            }
            self.quick_operand(s, ty)?;
            n += 1;
        }
        let raw = self.gep_indices(elem, refs + 1, at)?;
        Ok(self.address_dict(elem, raw, flags))
    }
    /// Attributes of an address, which are remembered.
    fn address_dict(&mut self, elem: Type, raw: Attr, flags: u64) -> Attr {
        let hash = ((raw.0 as u64) << 32 | (elem.0 as u64) << 3 | flags).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = (hash >> 32) as usize % body::ADDRESSES;
        self.f.addresses.resize(body::ADDRESSES, ((Type::NONE, Attr::NONE, 0), Attr::NONE));
        if let ((e, r, f), dict) = self.f.addresses[slot]
            && (e, r, f) == (elem, raw, flags)
        {
            return dict;
        }
        let entry = (Sym::ELEM_TYPE, self.m.cx.type_attr(elem));
        let entries = [entry, (Sym::RAW_CONSTANT_INDICES, raw), (Sym::NO_WRAP_FLAGS, Attr::NONE)];
        let dict = if flags == 0 {
            self.dict(&entries[..2])
        } else {
            let a = self.m.cx.attr(AttrData::Enum { def: ir::dialect::enums::LLVM_GEP_FLAGS, value: flags });
            self.dict(&[entries[0], entries[1], (Sym::NO_WRAP_FLAGS, a)])
        };
        self.f.addresses[slot] = ((elem, raw, flags), dict);
        dict
    }
    /// `T @f(T a, ...)` without any attributes.
    fn quick_call(&mut self, s: &mut Text<'a>) -> Quick<(Type, Attr)> {
        let ret = if s.eat(b"void ") {
            s.at -= 1;
            Type::LLVM_VOID
        } else {
            self.quick_type(s)?
        };
        if self.opts.lossless || !s.eat(b" @") {
            return Err(Stop::Shape);
        }
        s.at -= 1;
        let mut lexer = Lexer { text: s.text, at: s.at };
        let t = lexer.next();
        s.at = lexer.at;
        s.expect(b"(")?;
        let callee = self.global_sym(t);
        // Of others than functions the type may not be known.
        let Some(&symbol) = self.top.symbols.get(&callee).filter(|s| s.what == top::What::Function && s.ty.is_some()) else {
            return Err(Stop::Shape);
        };
        let TypeData::LlvmFunc { ret: wanted, params, varargs: false } = self.m.cx.type_data(symbol.ty) else { return Err(Stop::Shape) };
        if wanted != ret || symbol.effects != [3; 6] || self.m.cx.str(callee).starts_with("llvm.") {
            return Err(Stop::Shape);
        }
        for i in 0..params.len as usize {
            if i > 0 {
                s.expect(b", ")?;
            }
            let ty = self.quick_type(s)?;
            if self.m.cx.types_in(params).nth(i) != Some(ty) || ty == Type::LLVM_METADATA {
                return Err(Stop::Shape);
            }
            self.quick_operand(s, ty)?;
        }
        s.expect(b")")?;
        if symbol.call.is_some() {
            return Ok((ret, symbol.call));
        }
        let a = self.m.cx.symbol_ref(callee);
        let dict = self.dict(&[(Sym::CALLEE, a)]);
        if let Some(s) = self.top.symbols.get_mut(&callee) {
            s.call = dict;
        }
        Ok((ret, dict))
    }
}

/// The name behind a `%`.
fn name_at(s: &mut Text<'_>) -> Quick<Token> {
    let mut lexer = Lexer { text: s.text, at: s.at - 1 };
    let t = lexer.next();
    s.at = lexer.at;
    if t.kind == Kind::Local { Ok(t) } else { Err(Stop::Shape) }
}
