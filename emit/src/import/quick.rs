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

/// A word, what it means and what follows.
#[derive(Clone, Copy)]
struct Row {
    /// The first eight bytes of the word as a number, and the next eight.
    key: [u64; 2],
    op: Opcode,
    shape: Shape,
    /// Length of the word.
    n: u8,
}

const fn row(word: &str, op: Opcode, shape: Shape) -> Row {
    let (word, mut key, mut i) = (word.as_bytes(), [0; 2], 0);
    while i < word.len() {
        key[i / 8] |= (word[i] as u64) << (i % 8 * 8);
        i += 1;
    }
    Row { key, op, shape, n: i as u8 }
}
static ROWS: [Row; 42] = [
    row("add", l::ADD, Shape::Wraps),
    row("sub", l::SUB, Shape::Wraps),
    row("mul", l::MUL, Shape::Wraps),
    row("shl", l::SHL, Shape::Wraps),
    row("udiv", l::UDIV, Shape::Binary),
    row("sdiv", l::SDIV, Shape::Binary),
    row("urem", l::UREM, Shape::Binary),
    row("srem", l::SREM, Shape::Binary),
    row("lshr", l::LSHR, Shape::Binary),
    row("ashr", l::ASHR, Shape::Binary),
    row("and", l::AND, Shape::Binary),
    row("or", l::OR, Shape::Binary),
    row("xor", l::XOR, Shape::Binary),
    row("fadd", l::FADD, Shape::Binary),
    row("fsub", l::FSUB, Shape::Binary),
    row("fmul", l::FMUL, Shape::Binary),
    row("fdiv", l::FDIV, Shape::Binary),
    row("frem", l::FREM, Shape::Binary),
    row("trunc", l::TRUNC, Shape::Cast),
    row("zext", l::ZEXT, Shape::Cast),
    row("sext", l::SEXT, Shape::Cast),
    row("fptrunc", l::FPTRUNC, Shape::Cast),
    row("fpext", l::FPEXT, Shape::Cast),
    row("fptoui", l::FPTOUI, Shape::Cast),
    row("fptosi", l::FPTOSI, Shape::Cast),
    row("uitofp", l::UITOFP, Shape::Cast),
    row("sitofp", l::SITOFP, Shape::Cast),
    row("ptrtoint", l::PTRTOINT, Shape::Cast),
    row("inttoptr", l::INTTOPTR, Shape::Cast),
    row("bitcast", l::BITCAST, Shape::Cast),
    row("icmp", l::ICMP, Shape::Compare(false)),
    row("fcmp", l::FCMP, Shape::Compare(true)),
    row("select", l::SELECT, Shape::Select),
    row("load", l::LOAD, Shape::Load),
    row("store", l::STORE, Shape::Store),
    row("getelementptr", l::GETELEMENTPTR, Shape::Address),
    row("extractvalue", l::EXTRACTVALUE, Shape::Member),
    row("insertvalue", l::INSERTVALUE, Shape::Member),
    row("ret", l::RETURN, Shape::Return),
    row("br", l::BR, Shape::Branch),
    row("phi", Opcode::UNREGISTERED, Shape::Phi),
    row("call", l::CALL, Shape::Call),
];

/// Where a word is looked for.
const fn slot(key: u64) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as usize
}
/// Rows in an open table, plus one; 0 is free.
static TABLE: [u8; 256] = {
    let mut t = [0; 256];
    let mut i = 0;
    while i < ROWS.len() {
        let mut at = slot(ROWS[i].key[0]);
        while t[at] != 0 {
            at = (at + 1) % 256;
        }
        i += 1;
        t[at] = i as u8;
    }
    t
};

/// A text, and what of it is still to be read.
#[derive(Clone, Copy)]
struct Text<'a> {
    text: &'a [u8],
    rest: &'a [u8],
}

impl<'a> Text<'a> {
    fn new(text: &'a [u8], at: usize) -> Text<'a> {
        Text { text, rest: text.get(at..).unwrap_or_default() }
    }
    /// Where it stands.
    #[inline]
    fn at(&self) -> usize {
        self.text.len() - self.rest.len()
    }
    fn go_to(&mut self, at: usize) {
        *self = Text::new(self.text, at);
    }
    #[inline]
    fn peek(&self) -> u8 {
        self.rest.first().copied().unwrap_or(0)
    }
    #[inline]
    fn eat<const N: usize>(&mut self, s: &[u8; N]) -> bool {
        match self.rest.split_first_chunk() {
            Some((first, rest)) if first == s => {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }
    #[inline]
    fn expect<const N: usize>(&mut self, s: &[u8; N]) -> Quick<()> {
        if self.eat(s) { Ok(()) } else { Err(Stop::Shape) }
    }
    /// A number of at most nine digits. What is no number, but a name that begins like one, is found out by what is
    /// expected to follow; where nothing is, [`Text::ends`] says.
    #[inline]
    fn number(&mut self) -> Option<u32> {
        let (mut i, mut n) = (0, 0u32);
        while let Some(d) = self.rest.get(i).map(|c| c.wrapping_sub(b'0')).filter(|&d| d < 10) {
            n = n.wrapping_mul(10).wrapping_add(d as u32);
            i += 1;
        }
        if i == 0 || i > 9 {
            return None;
        }
        self.rest = self.rest.get(i..)?;
        Some(n)
    }
    /// Whether a name or number ends here.
    #[inline]
    fn ends(&self) -> bool {
        !lex::in_label(self.peek())
    }
    /// The name behind a `%`.
    #[inline]
    fn name(&mut self) -> Quick<Token> {
        let start = self.at() as u32;
        let before = *self;
        if let Some(number) = self.number().filter(|_| self.ends()) {
            return Ok(Token { kind: Kind::Local, quoted: false, punct: 0, start, end: self.at() as u32, number });
        }
        *self = before;
        self.any_name(start)
    }
    #[cold]
    fn any_name(&mut self, start: u32) -> Quick<Token> {
        let mut lexer = Lexer { text: self.text, at: start as usize - 1 };
        let t = lexer.next();
        self.go_to(lexer.at);
        if t.kind == Kind::Local { Ok(t) } else { Err(Stop::Shape) }
    }
    /// The word of an instruction or its like: small letters up to a blank, behind which this stands then.
    #[inline]
    fn word(&mut self) -> Quick<&'a [u8]> {
        let n = self.rest.iter().position(|c| !c.is_ascii_lowercase()).unwrap_or(0);
        let Some((word, [b' ', rest @ ..])) = self.rest.split_at_checked(n).filter(|_| n > 0) else { return Err(Stop::Shape) };
        self.rest = rest;
        Ok(word)
    }
    /// The row of an instruction's word, up to sixteen bytes and a blank, behind which this stands then.
    #[inline]
    fn instruction(&mut self) -> Quick<&'static Row> {
        let Some(&[first, second]) = self.rest.first_chunk::<16>().and_then(|c| c.as_chunks().0.first_chunk()) else {
            return Err(Stop::Shape);
        };
        let mut key = [u64::from_le_bytes(first), u64::from_le_bytes(second)];
        // What stands before the blank.
        let before = |word: u64, blank: u64| word & ((blank & blank.wrapping_neg()) >> 7).wrapping_sub(1);
        match (lex::equal(key[0], b' '), lex::equal(key[1], b' ')) {
            (0, 0) => return Err(Stop::Shape),
            (0, blank) => key[1] = before(key[1], blank),
            (blank, _) => key = [before(key[0], blank), 0],
        }
        let mut at = slot(key[0]);
        loop {
            let row = ROWS.get((TABLE[at] as usize).wrapping_sub(1)).ok_or(Stop::Shape)?;
            if row.key == key {
                self.rest = self.rest.get(row.n as usize + 1..).ok_or(Stop::Shape)?;
                return Ok(row);
            }
            at = (at + 1) % 256;
        }
    }
    /// One of the types that are a word.
    #[cfg_attr(not(small), inline(always))]
    fn scalar(&mut self) -> Option<Type> {
        let rest: &[u8; 7] = self.rest.first_chunk()?;
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
        self.rest = self.rest.get(n..)?;
        Some(ty)
    }
}

impl<'a> Reader<'a> {
    /// Reads the instructions that stand next as far as they are of these shapes: whether the last one ends its block. If
    /// the first one is not, nothing has happened.
    pub(super) fn quick(&mut self) -> Option<Read<bool>> {
        let was = (self.lexer, self.tok, self.last_end);
        let first = self.here() as usize;
        let mut s = Text::new(self.lexer.text, first);
        let ends = loop {
            let before = s;
            let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
            match self.quick_instruction(&mut s, refs, succs) {
                Ok(false) => {}
                Ok(true) => break true,
                Err(Stop::Failed) => return Some(Err(Failed)),
                Err(Stop::Shape) => {
                    self.f.refs.truncate(refs);
                    self.f.succs.truncate(succs);
                    if before.at() == first {
                        (self.lexer, self.tok, self.last_end) = was;
                        return None;
                    }
                    s = before;
                    break false;
                }
            }
        };
        self.lexer.at = s.at();
        self.tok = self.lexer.next();
        Some(Ok(ends))
    }

    fn quick_instruction(&mut self, s: &mut Text<'a>, refs: usize, succs: usize) -> Quick<bool> {
        let (mut name, mut next) = (None, false);
        let mut at = s.at() as u32;
        if s.eat(b"%") {
            at = s.at() as u32;
            let before = s.rest;
            // Most often a value has the next number.
            next = s.number() == Some(self.f.next) && s.eat(b" = ");
            if !next {
                s.rest = before;
                let t = s.name()?;
                s.expect(b" = ")?;
                at = t.start;
                name = Some(t);
            }
        }
        let &Row { mut op, shape, .. } = s.instruction()?;
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
                let to = self.quick_type(s)?;
                if !self.may_cast(op, ty, to) {
                    return Err(Stop::Shape);
                }
                to
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
                s.expect(b"i1")?;
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
                if s.eat(b"i1") {
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
        let named = next || name.is_some();
        if named == (ty == Type::LLVM_VOID) && (named || shape != Shape::Call) {
            return Err(Stop::Shape);
        }
        let mut loc = ir::Loc::UNKNOWN;
        match s.peek() {
            b'\n' => {
                self.last_end = s.at() as u32;
                s.eat(b"\n  ");
            }
            b',' if s.rest.get(2) == Some(&b'!') => {
                self.last_end = s.at() as u32;
                self.go_to(self.last_end);
                self.f.entries.clear();
                loc = self.attachments(op)?;
                s.go_to(self.here() as usize);
                if !self.f.entries.is_empty() {
                    let mut entries = core::mem::take(&mut self.f.entries);
                    entries.extend(self.m.cx.dict_entries(attrs));
                    attrs = self.dict(&entries);
                    self.f.entries = entries;
                }
            }
            _ => return Err(Stop::Shape),
        }
        loc = self.loc_of(at, loc);
        let direct = self.f.entry.is_some() && !ends;
        let made = if direct { self.append_now(op, ty, refs, attrs, loc, at)? } else { None };
        let mut local = body::NONE;
        if ty != Type::LLVM_VOID {
            let value = made.unwrap_or(ir::Value::NONE);
            if next && self.f.numbers_next(self.f.next) {
                local = self.f.locals.len() as u32;
                self.f.define_next(Local { ty, value, defined: true, at });
            } else {
                let number = if next { self.f.next } else { lex::NO_NUMBER };
                let token = Token { kind: Kind::Local, quoted: false, punct: 0, start: at, end: at, number };
                local = self.define_local(name.or(next.then_some(token)), ty, at)?;
                if let Some(l) = self.f.locals.get_mut(local as usize) {
                    l.value = value;
                }
            }
        }
        if made.is_some() {
            return Ok(false);
        }
        let i = self.push_inst(op, ty, refs, succs, at);
        (i.attrs, i.local, i.loc) = (attrs, local, loc);
        if direct {
            self.append_read()?;
        }
        Ok(ends)
    }

    /// Reads parameters that are a type and a number and nothing else: type, name and number of each. Whether there was
    /// one.
    pub(super) fn quick_params(&mut self, params: &mut Vec<(Type, (u32, u32, u32))>) -> bool {
        let before = params.len();
        let mut s = Text::new(self.lexer.text, self.here() as usize);
        while let Some(ty) = s.scalar().or_else(|| self.recent_type(&mut s.rest)) {
            let name = s.at() as u32 + 2;
            let number = if s.eat(b" %") { s.number() } else { None };
            let end = s.at() as u32;
            let Some(number) = number.filter(|_| matches!(s.peek(), b',' | b')')) else { break };
            params.push((ty, (name, end, number)));
            (self.last_end, self.lexer.at) = (end, end as usize);
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
    #[inline(never)]
    fn quick_type(&mut self, s: &mut Text<'_>) -> Quick<Type> {
        match s.scalar() {
            Some(ty) => Ok(ty),
            None => self.other_type(s),
        }
    }
    /// The same of those that are no word.
    #[inline(never)]
    fn other_type(&mut self, s: &mut Text<'_>) -> Quick<Type> {
        match self.recent_type(&mut s.rest) {
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
        self.go_to(s.at() as u32);
        let ty = self.value_type()?;
        s.go_to(self.behind_last());
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
            return self.konst_operand(s, ty);
        }
        let before = s.rest;
        if let Some((id, its)) = s.number().and_then(|n| self.f.usual(n))
            && its == ty
        {
            self.f.push_ref(id);
            return Ok(());
        }
        s.rest = before;
        self.other_local(s, ty)
    }
    #[inline(never)]
    fn konst_operand(&mut self, s: &mut Text<'_>, ty: Type) -> Quick<()> {
        let k = self.quick_konst(s, ty)?;
        self.f.refs.push(body::konst_ref(k));
        Ok(())
    }
    /// The same of a name, a value that was not met before, or one of another type.
    #[inline(never)]
    fn other_local(&mut self, s: &mut Text<'_>, ty: Type) -> Quick<()> {
        let t = s.name()?;
        if self.f.numbered(t.number).is_some_and(|id| self.f.locals[id as usize].ty != ty) {
            return Err(Stop::Shape);
        }
        let id = self.use_local(t, ty)?;
        self.f.refs.push(id);
        Ok(())
    }
    fn quick_konst(&mut self, s: &mut Text<'_>, ty: Type) -> Quick<super::konst::K> {
        s.expect(b" ")?;
        let c = s.peek();
        if (c.is_ascii_digit() || c == b'-') && (ty == Type::I64 || ty == Type::I32) {
            let before = *s;
            let sign = if s.eat(b"-") { -1 } else { 1 };
            if let Some(n) = s.number().filter(|_| s.ends()) {
                return Ok(self.int_konst(ty, sign * n as i64));
            }
            *s = before;
        }
        if c == b'p' && s.rest.starts_with(b"poison,") {
            s.eat(b"poison");
            return Ok(self.konst(ty, Kon::Poison));
        }
        if c == b'n' && ty == Type::LLVM_PTR && s.rest.starts_with(b"null,") {
            s.eat(b"null");
            return Ok(self.konst(ty, Kon::Null));
        }
        // Words in front of an operand may be many other things.
        let known = match c {
            b'0'..=b'9' | b'-' | b'@' | b'{' | b'[' | b'<' => true,
            _ => {
                let words: [&[u8]; 6] = [b"null", b"true", b"false", b"poison", b"undef", b"zeroinitializer"];
                words.iter().any(|w| s.rest.starts_with(w))
            }
        };
        if !known {
            return Err(Stop::Shape);
        }
        self.go_to(s.at() as u32);
        let k = self.read_konst(ty, 0)?;
        s.go_to(self.behind_last());
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
        let t = s.name()?;
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
        loop {
            let before = s.rest;
            if !s.eat(b", ") {
                break;
            }
            let Some(i) = s.number() else {
                // An attachment may follow.
                s.rest = before;
                break;
            };
            *path.get_mut(n).ok_or(Stop::Shape)? = i as i64;
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
        while !(s.rest.starts_with(b", !") && n > 0) && s.eat(b", ") {
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
        let ret = if s.eat(b"void") { Type::LLVM_VOID } else { self.quick_type(s)? };
        if self.opts.lossless || !s.eat(b" @") {
            return Err(Stop::Shape);
        }
        let mut lexer = Lexer { text: s.text, at: s.at() - 1 };
        let t = lexer.next();
        s.go_to(lexer.at);
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
