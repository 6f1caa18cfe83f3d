//! Instructions but calls: one function reads them all, by the tables of the writer.

use alloc::format;
use alloc::vec::Vec;

use ir::dialect::llvm_type::{vector_elem, vector_len};
use ir::dialect::{enums as e, llvm as l};
use ir::{Attr, AttrData, Opcode, Sym, Type, TypeData};

use super::body;
use super::konst::is_cast;
use super::lex::Kind;
use super::{Read, Reader};
use crate::ll::names::{FCMP, ICMP, ORDERINGS, RMW};
use crate::ll::rules::{FAST, RULES};

/// The operation of an instruction's word.
fn operation(word: &[u8]) -> Option<Opcode> {
    // The writer's table goes by operation; words are found in it by hand where they are frequent.
    Some(match word {
        b"load" => l::LOAD,
        b"store" => l::STORE,
        b"getelementptr" => l::GETELEMENTPTR,
        b"add" => l::ADD,
        b"icmp" => l::ICMP,
        b"mul" => l::MUL,
        b"extractvalue" => l::EXTRACTVALUE,
        b"insertvalue" => l::INSERTVALUE,
        b"ret" => l::RETURN,
        b"va_arg" => l::VA_ARG,
        b"indirectbr" => l::INDIRECTBR,
        b"" | b"call" | b"br" => return None,
        _ => RULES.iter().find(|r| r.1.text.as_bytes() == word)?.0,
    })
}

/// The key of a short path to a member of a type, and its slot among those remembered.
#[inline]
fn path_key(whole: Type, path: &[i64]) -> Option<(u64, usize)> {
    let key = match *path {
        [a] if a < 1 << 16 => a as u64,
        [a, b] if a < 1 << 16 && b < 1 << 16 => (a | (b + 1) << 16) as u64,
        _ => return None,
    };
    let hash = (key << 32 | whole.0 as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Some((key, (hash >> 40) as usize % body::PATHS))
}

impl<'a> Reader<'a> {
    /// Reads one instruction; true if it ends its block.
    pub(super) fn instruction(&mut self) -> Read<bool> {
        let at = self.tok.start;
        if let Some(read) = self.quick() {
            return read;
        }
        let mut name = None;
        if self.tok.kind == Kind::Local {
            name = Some(self.bump());
            self.expect(b'=')?;
        }
        self.f.entries.clear();
        let t = self.tok;
        let word = self.word();
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        match word {
            b"call" | b"tail" | b"musttail" | b"notail" => return self.call(name, at).map(|()| false),
            b"invoke" => return self.invoke(name, at).map(|()| true),
            b"br" => {
                self.bump();
                self.branch(at)?;
                return Ok(true);
            }
            b"phi" => {
                self.bump();
                self.phi(name, at)?;
                return Ok(false);
            }
            b"switch" => {
                self.bump();
                self.switch(at)?;
                return Ok(true);
            }
            b"landingpad" => {
                self.bump();
                self.landingpad(name, at)?;
                return Ok(false);
            }
            b"callbr" | b"cleanupret" | b"catchret" | b"catchswitch" | b"catchpad" | b"cleanuppad" => {
                return self.unsupported(t.start, &format!("the instruction '{}'", core::str::from_utf8(word).unwrap_or("?")));
            }
            _ => {}
        }
        let Some(op) = operation(word) else { return self.expected("an instruction") };
        self.bump();
        let mut ends = false;
        let ty = match op {
            l::ADD
            | l::SUB
            | l::MUL
            | l::UDIV
            | l::SDIV
            | l::UREM
            | l::SREM
            | l::SHL
            | l::LSHR
            | l::ASHR
            | l::AND
            | l::OR
            | l::XOR
            | l::FADD
            | l::FSUB
            | l::FMUL
            | l::FDIV
            | l::FREM => {
                self.op_flags(op)?;
                let (ty, a) = self.typed_operand()?;
                self.expect(b',')?;
                let b = self.operand(ty)?;
                self.f.refs.extend_from_slice(&[a, b]);
                ty
            }
            l::FNEG | l::FREEZE => {
                self.op_flags(op)?;
                let (ty, a) = self.typed_operand()?;
                self.f.refs.push(a);
                ty
            }
            _ if is_cast(op) => {
                self.op_flags(op)?;
                let (from, a) = self.typed_operand()?;
                self.expect_word("to")?;
                let to = self.value_type()?;
                if !self.may_cast(op, from, to) {
                    return self.fail(t.start, "this cast does not go from the one type to the other");
                }
                self.f.refs.push(a);
                to
            }
            l::ICMP | l::FCMP => {
                if op == l::ICMP && self.eat_word(b"samesign") {
                    self.leave_to_text(t.start, "'samesign' of an icmp");
                    self.keep("lowir.flags", b"samesign");
                }
                self.op_flags(op)?;
                let p = self.predicate(op == l::FCMP)?;
                self.f.entries.push((Sym::PREDICATE, p));
                let (ty, a) = self.typed_operand()?;
                self.expect(b',')?;
                let b = self.operand(ty)?;
                self.f.refs.extend_from_slice(&[a, b]);
                self.truth_type(ty)
            }
            l::SELECT => {
                self.op_flags(op)?;
                let (condition, c) = self.typed_operand()?;
                self.expect(b',')?;
                let (ty, a) = self.typed_operand()?;
                if self.is_vector(condition) && vector_len(&self.m.cx, condition) != vector_len(&self.m.cx, ty) {
                    return self.fail(t.start, "a vector of conditions chooses among elements of vectors as long");
                }
                self.expect(b',')?;
                let b = self.typed_operand()?.1;
                self.f.refs.extend_from_slice(&[c, a, b]);
                let fast = self.f.entries.iter().any(|e| e.0 == Sym::FASTMATH_FLAGS);
                self.fast_math_of(fast, ty, t.start)?;
                ty
            }
            l::LOAD => self.load(at)?,
            l::STORE => {
                self.store(at)?;
                Type::LLVM_VOID
            }
            l::ALLOCA => self.alloca(at)?,
            l::GETELEMENTPTR => self.gep(at)?,
            l::EXTRACTVALUE | l::INSERTVALUE => self.member(op, at)?,
            l::EXTRACTELEMENT => {
                let (ty, v) = self.typed_operand()?;
                self.expect(b',')?;
                let i = self.typed_operand()?.1;
                self.f.refs.extend_from_slice(&[v, i]);
                match self.member_type(ty, 0) {
                    Some(elem) if self.is_vector(ty) => elem,
                    _ => return self.fail(t.start, "the first operand is no vector"),
                }
            }
            l::INSERTELEMENT => {
                let (ty, v) = self.typed_operand()?;
                self.expect(b',')?;
                let x = self.typed_operand()?.1;
                self.expect(b',')?;
                let i = self.typed_operand()?.1;
                self.f.refs.extend_from_slice(&[v, x, i]);
                ty
            }
            l::SHUFFLEVECTOR => self.shuffle(at)?,
            l::FENCE => {
                let scope = self.syncscope()?;
                let ordering = self.ordering()?;
                self.push_ordering(Sym::ORDERING, ordering, scope);
                Type::LLVM_VOID
            }
            l::ATOMICRMW => self.atomicrmw()?,
            l::CMPXCHG => self.cmpxchg()?,
            l::VA_ARG => {
                let v = self.typed_operand()?.1;
                self.expect(b',')?;
                self.f.refs.push(v);
                self.value_type()?
            }
            l::RETURN => {
                ends = true;
                if !self.eat_word(b"void") {
                    let v = self.typed_operand()?.1;
                    self.f.refs.push(v);
                }
                Type::LLVM_VOID
            }
            l::RESUME => {
                ends = true;
                let v = self.typed_operand()?.1;
                self.f.refs.push(v);
                Type::LLVM_VOID
            }
            l::UNREACHABLE => {
                ends = true;
                Type::LLVM_VOID
            }
            l::INDIRECTBR => {
                ends = true;
                let v = self.typed_operand()?.1;
                self.f.refs.push(v);
                self.expect(b',')?;
                self.expect(b'[')?;
                while !self.is_punct(b']') {
                    if self.f.succs.len() > succs {
                        self.expect(b',')?;
                    }
                    let b = self.label()?;
                    self.f.succs.push(b);
                }
                self.bump();
                if self.opts.release.version < 20 {
                    return self.unsupported(t.start, "'indirectbr'");
                }
                Type::LLVM_VOID
            }
            _ => return self.expected("an instruction"),
        };
        let loc = self.attachments(op)?;
        self.finish_inst(name, op, ty, refs, succs, loc, at)?;
        Ok(ends)
    }

    /// Appends the instruction with the attributes collected, and defines its value.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn finish_inst(
        &mut self,
        name: Option<super::lex::Token>,
        op: Opcode,
        ty: Type,
        refs: usize,
        succs: usize,
        loc: ir::Loc,
        at: u32,
    ) -> Read<()> {
        let entries = core::mem::take(&mut self.f.entries);
        let attrs = self.dict(&entries);
        self.f.entries = entries;
        let mut local = body::NONE;
        if ty != Type::LLVM_VOID {
            local = self.define_local(name, ty, at)?;
        } else if name.is_some() {
            return self.fail(at, "an instruction without a value has no name");
        }
        let loc = self.loc_of(at, loc);
        let i = self.push_inst(op, ty, refs, succs, at);
        (i.attrs, i.local, i.loc) = (attrs, local, loc);
        Ok(())
    }

    pub(super) fn is_vector(&self, ty: Type) -> bool {
        matches!(self.m.cx.type_data(ty), TypeData::Vector { .. } | TypeData::LlvmVec { .. })
    }
    /// `i1`, or a vector of as many.
    pub(super) fn truth_type(&mut self, ty: Type) -> Type {
        match self.m.cx.type_data(ty) {
            TypeData::Vector { dims, scalable, .. } => self.m.cx.ty(TypeData::Vector { dims, scalable, elem: Type::I1 }),
            TypeData::LlvmVec { len, scalable, .. } => {
                let dims = self.m.cx.dims.intern(&[len as i64]);
                self.m.cx.ty(TypeData::Vector { dims, scalable: scalable as u32, elem: Type::I1 })
            }
            _ => Type::I1,
        }
    }

    // Flags.

    fn op_flags(&mut self, op: Opcode) -> Read<()> {
        let start = self.here();
        let mut entries = core::mem::take(&mut self.f.entries);
        self.flags(op, &mut entries);
        self.f.entries = entries;
        if self.opts.lossless && matches!(op, l::FPEXT | l::FPTRUNC) {
            let text = self.text_since(start);
            self.keep("lowir.flags", text);
        }
        Ok(())
    }
    /// The flags in front of an instruction's operands: those that it may have, each once but for fast-math flags. Another one is
    /// left where it stands. Source: LLVM Language Reference, "Instruction Reference".
    pub(super) fn flags(&mut self, op: Opcode, entries: &mut Vec<(Sym, Attr)>) {
        let (mut wrap, mut fast) = (0, 0);
        let modern = self.opts.release.version >= 20;
        let wraps = matches!(op, l::ADD | l::SUB | l::MUL | l::SHL | l::TRUNC);
        let floats =
            matches!(op, l::FNEG | l::FADD | l::FSUB | l::FMUL | l::FDIV | l::FREM | l::FCMP | l::SELECT | l::CALL | l::FPEXT | l::FPTRUNC);
        let mut one: &[u8] = match op {
            l::UDIV | l::SDIV | l::LSHR | l::ASHR => b"exact",
            l::OR => b"disjoint",
            l::ZEXT | l::UITOFP => b"nneg",
            _ => b"",
        };
        loop {
            let t = self.tok;
            let word = self.word();
            if !word.first().is_some_and(u8::is_ascii_lowercase) {
                break;
            }
            match word {
                b"nuw" if wraps && wrap & 2 == 0 => wrap |= 2,
                b"nsw" if wraps && wrap & 1 == 0 => wrap |= 1,
                b"exact" | b"disjoint" | b"nneg" => {
                    let name = match word {
                        b"exact" => Sym::IS_EXACT,
                        b"disjoint" => Sym::IS_DISJOINT,
                        _ => Sym::NON_NEG,
                    };
                    if word != one {
                        break;
                    }
                    one = b"";
                    if modern { entries.push((name, Attr::UNIT)) } else { self.leave_out(t.start, "'exact', 'disjoint' or 'nneg'") }
                }
                _ if !floats => break,
                b"fast" => fast |= 127,
                _ => match FAST.iter().find(|f| &f.0[..f.0.len() - 1] == word) {
                    Some(f) => fast |= f.1,
                    None => break,
                },
            }
            self.bump();
        }
        if wrap != 0 && (op != l::TRUNC || modern) {
            entries.push((Sym::OVERFLOW_FLAGS, self.m.cx.attr(AttrData::Enum { def: e::LLVM_OVERFLOW, value: wrap })));
        }
        if fast != 0 {
            let a = self.m.cx.attr(AttrData::Enum { def: e::LLVM_FASTMATH, value: fast });
            if matches!(op, l::FPEXT | l::FPTRUNC) {
                self.leave_to_text(self.tok.start, "fast-math flags of a cast");
            } else {
                entries.push((Sym::FASTMATH_FLAGS, a));
            }
        }
    }
    /// Refuses fast-math flags (`fast`: there are some) of what is no float, nor a vector or aggregate of equal ones.
    pub(super) fn fast_math_of(&mut self, fast: bool, ty: Type, at: u32) -> Read<()> {
        let cx = &self.m.cx;
        let mut ty = match cx.type_data(ty) {
            TypeData::LlvmStruct { body, .. } if cx.lists.get(body).windows(2).all(|w| w[0] == w[1]) && !body.is_empty() => {
                cx.type_at(body, 0)
            }
            _ => ty,
        };
        while let TypeData::LlvmArray { elem, .. } = cx.type_data(ty) {
            ty = elem;
        }
        let is_float = matches!(cx.type_data(vector_elem(cx, ty).unwrap_or(ty)), TypeData::Float(_) | TypeData::LlvmPpcFp128);
        if fast && !is_float {
            return self.fail(at, "fast-math flags are of floats");
        }
        Ok(())
    }
    /// Whether a cast that changes the width, or the address space, of what it takes does so. The dialect asks for the rest.
    pub(super) fn may_cast(&self, op: Opcode, from: Type, to: Type) -> bool {
        let cx = &self.m.cx;
        let elem = |ty: Type| vector_elem(cx, ty).unwrap_or(ty);
        let bits = |ty: Type| match cx.type_data(elem(ty)) {
            TypeData::Float(kind) => kind.bits(),
            TypeData::LlvmPpcFp128 => 128,
            _ => cx.int_width(elem(ty)).unwrap_or(0),
        };
        match op {
            l::TRUNC | l::FPTRUNC => bits(to) < bits(from),
            l::ZEXT | l::SEXT | l::FPEXT => bits(from) < bits(to),
            l::ADDRSPACECAST => elem(from) != elem(to),
            _ => true,
        }
    }
    /// The predicate of a comparison.
    pub(super) fn predicate(&mut self, float: bool) -> Read<Attr> {
        let word = self.word();
        let list: &[&str] = if float { &FCMP } else { &ICMP };
        let Some(n) = list.iter().position(|p| p.as_bytes() == word) else { return self.expected("a predicate") };
        self.bump();
        Ok(self.m.cx.int_attr(Type::I64, n as i64))
    }
    /// `inbounds nusw nuw` as the dialect's bits.
    pub(super) fn gep_flags(&mut self) -> i64 {
        let mut n = 0;
        loop {
            n |= match self.word() {
                b"inbounds" => 3,
                b"nusw" => 2,
                b"nuw" => 4,
                _ => return if self.opts.release.address_flags { n } else { n & 3 },
            };
            self.bump();
        }
    }

    // Memory.

    /// The number of an alignment.
    pub(super) fn alignment(&mut self) -> Read<u64> {
        let at = self.tok.start;
        match self.uint()? {
            n if n.is_power_of_two() && n <= 1 << 32 => Ok(n),
            _ => self.fail(at, "an alignment is a power of two"),
        }
    }
    /// `(n)` of an alignment.
    pub(super) fn paren_alignment(&mut self) -> Read<u64> {
        self.expect(b'(')?;
        let n = self.alignment()?;
        self.expect(b')')?;
        Ok(n)
    }
    /// `, align n`; the alignment, else that of the type, but for atomic accesses.
    fn push_align(&mut self, ty: Type, atomic: bool, at: u32) -> Read<()> {
        let mut align = None;
        while self.is_punct(b',') {
            let was = (self.lexer, self.tok);
            self.bump();
            if self.eat_word(b"align") {
                align = Some(self.alignment()?);
            } else {
                self.go_back(was);
                break;
            }
        }
        let align = match align {
            Some(n) => n,
            None if atomic => return self.fail(at, "an atomic access says its alignment"),
            None => match self.dl.abi_align(&self.m.cx, ty) {
                Some(n) => n,
                None => return self.fail(at, "a type without a size"),
            },
        };
        let a = self.m.cx.int_attr(Type::I64, align as i64);
        self.f.entries.push((Sym::ALIGNMENT, a));
        Ok(())
    }
    fn load(&mut self, at: u32) -> Read<Type> {
        let atomic = self.eat_word(b"atomic");
        if self.eat_word(b"volatile") {
            self.f.entries.push((Sym::VOLATILE, Attr::UNIT));
        }
        let ty = self.value_type()?;
        self.expect(b',')?;
        let p = self.typed_operand()?.1;
        self.f.refs.push(p);
        self.atomic(atomic)?;
        self.push_align(ty, atomic, at)?;
        Ok(ty)
    }
    fn store(&mut self, at: u32) -> Read<()> {
        let atomic = self.eat_word(b"atomic");
        if self.eat_word(b"volatile") {
            self.f.entries.push((Sym::VOLATILE, Attr::UNIT));
        }
        let (ty, v) = self.typed_operand()?;
        self.expect(b',')?;
        let p = self.typed_operand()?.1;
        self.f.refs.extend_from_slice(&[v, p]);
        self.atomic(atomic)?;
        self.push_align(ty, atomic, at)
    }
    fn atomic(&mut self, atomic: bool) -> Read<()> {
        if atomic {
            let scope = self.syncscope()?;
            let ordering = self.ordering()?;
            self.push_ordering(Sym::ORDERING, ordering, scope);
        }
        Ok(())
    }
    fn syncscope(&mut self) -> Read<Option<Sym>> {
        if !self.eat_word(b"syncscope") {
            return Ok(None);
        }
        self.expect(b'(')?;
        let s = self.string()?;
        self.expect(b')')?;
        Ok((s != Sym::EMPTY).then_some(s))
    }
    fn ordering(&mut self) -> Read<u64> {
        let word = self.word();
        match ORDERINGS.iter().position(|o| o.as_bytes() == word && !word.is_empty()) {
            Some(n) => {
                self.bump();
                Ok(n as u64)
            }
            None => self.expected("an ordering of memory accesses"),
        }
    }
    fn push_ordering(&mut self, name: Sym, n: u64, scope: Option<Sym>) {
        let a = self.m.cx.int_attr(Type::I64, n as i64);
        self.f.entries.push((name, a));
        if let Some(s) = scope {
            let s = self.m.cx.sym_str_attr(s);
            self.f.entries.push((Sym::SYNCSCOPE, s));
        }
    }
    fn atomicrmw(&mut self) -> Read<Type> {
        let at = self.tok.start;
        if self.eat_word(b"volatile") {
            self.f.entries.push((Sym::VOLATILE, Attr::UNIT));
        }
        let word = self.word();
        let Some(n) = RMW.iter().position(|o| o.as_bytes() == word) else { return self.expected("an operation of atomicrmw") };
        self.bump();
        let a = self.m.cx.int_attr(Type::I64, n as i64);
        self.f.entries.push((Sym::BIN_OP, a));
        let p = self.typed_operand()?.1;
        self.expect(b',')?;
        let (ty, v) = self.typed_operand()?;
        self.f.refs.extend_from_slice(&[p, v]);
        let scope = self.syncscope()?;
        let ordering = self.ordering()?;
        self.push_ordering(Sym::ORDERING, ordering, scope);
        self.store_size_align(ty, at)?;
        Ok(ty)
    }
    /// `, align n`, else the size that is stored.
    fn store_size_align(&mut self, ty: Type, at: u32) -> Read<()> {
        if self.is_punct(b',') {
            return self.push_align(ty, false, at);
        }
        let Some(n) = self.dl.store_size(&self.m.cx, ty) else { return self.fail(at, "a type without a size") };
        let a = self.m.cx.int_attr(Type::I64, n.next_power_of_two() as i64);
        self.f.entries.push((Sym::ALIGNMENT, a));
        Ok(())
    }
    fn cmpxchg(&mut self) -> Read<Type> {
        let at = self.tok.start;
        if self.eat_word(b"weak") {
            self.f.entries.push((Sym::WEAK, Attr::UNIT));
        }
        if self.eat_word(b"volatile") {
            self.f.entries.push((Sym::VOLATILE, Attr::UNIT));
        }
        let p = self.typed_operand()?.1;
        self.expect(b',')?;
        let (ty, a) = self.typed_operand()?;
        self.expect(b',')?;
        let b = self.typed_operand()?.1;
        self.f.refs.extend_from_slice(&[p, a, b]);
        let scope = self.syncscope()?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        self.push_ordering(Sym::SUCCESS_ORDERING, success, scope);
        self.push_ordering(Sym::FAILURE_ORDERING, failure, None);
        self.store_size_align(ty, at)?;
        Ok(self.m.cx.llvm_struct(&[ty, Type::I1]))
    }
    fn alloca(&mut self, at: u32) -> Read<Type> {
        if self.eat_word(b"inalloca") {
            self.f.entries.push((Sym::INALLOCA, Attr::UNIT));
        }
        if self.eat_word(b"swifterror") {
            self.leave_out(at, "'swifterror' of an alloca");
        }
        let ty = self.value_type()?;
        let a = self.m.cx.type_attr(ty);
        self.f.entries.push((Sym::ELEM_TYPE, a));
        // The layout's space of allocas is for those who make them: in the text it is written out.
        let (mut size, mut align, mut space) = (None, None, None);
        while self.is_punct(b',') {
            let was = (self.lexer, self.tok);
            self.bump();
            // A size, an alignment and an address space, in this order.
            if self.tok.kind == Kind::Meta || self.is_punct(b'!') {
                self.go_back(was);
                break;
            } else if space.is_none() && self.eat_word(b"addrspace") {
                space = Some(self.address_space()?);
            } else if align.is_none() && space.is_none() && self.eat_word(b"align") {
                align = Some(self.alignment()?);
            } else if size.is_none() && align.is_none() && space.is_none() {
                size = Some(self.typed_operand()?.1);
            } else {
                return self.expected("metadata");
            }
        }
        let size = match size {
            Some(s) => s,
            None => body::konst_ref(self.int_konst(Type::I32, 1)),
        };
        self.f.refs.push(size);
        // LLVM gives allocas the preferred alignment of their type.
        let Some(align) = align.or_else(|| self.dl.pref_align(&self.m.cx, ty)) else { return self.fail(at, "a type without a size") };
        let a = self.m.cx.int_attr(Type::I64, align as i64);
        self.f.entries.push((Sym::ALIGNMENT, a));
        Ok(self.m.cx.ptr_type(space.unwrap_or(0)))
    }

    fn gep(&mut self, at: u32) -> Read<Type> {
        let flags = self.gep_flags();
        if flags != 0 {
            let a = self.m.cx.attr(AttrData::Enum { def: e::LLVM_GEP_FLAGS, value: flags as u64 });
            self.f.entries.push((Sym::NO_WRAP_FLAGS, a));
        }
        let elem = self.value_type()?;
        self.expect(b',')?;
        let (mut ty, base) = self.typed_operand()?;
        self.f.refs.push(base);
        let first = self.f.refs.len();
        let mut shape = self.is_vector(ty).then_some(ty);
        while self.is_punct(b',') {
            let was = (self.lexer, self.tok);
            self.bump();
            if self.tok.kind == Kind::Meta {
                self.go_back(was);
                break;
            }
            let (t, i) = self.typed_operand()?;
            if shape.is_none() && self.is_vector(t) {
                shape = Some(t);
            }
            // The constants among them are made, as in the reference, though they are no operands.
            self.f.refs.push(i);
        }
        let raw = self.gep_indices(elem, first, at)?;
        let a = self.m.cx.type_attr(elem);
        self.f.entries.push((Sym::ELEM_TYPE, a));
        self.f.entries.push((Sym::RAW_CONSTANT_INDICES, raw));
        if let Some(shape) = shape
            && shape != ty
        {
            // A vector among the indices makes a vector of pointers.
            ty = match self.m.cx.type_data(shape) {
                TypeData::Vector { dims, scalable, .. } => {
                    let len = self.m.cx.shape(dims).first().copied().unwrap_or(0) as u64;
                    self.vector(len, scalable != 0, ty, at)?
                }
                TypeData::LlvmVec { len, scalable, .. } => self.vector(len as u64, scalable, ty, at)?,
                _ => ty,
            };
        }
        Ok(ty)
    }
    /// The constant indices of an address, whose indices are the operands from one on: those of structs; all others are
    /// operands.
    pub(super) fn gep_indices(&mut self, elem: Type, first: usize, at: u32) -> Read<Attr> {
        let mut raw = core::mem::take(&mut self.f.raw);
        raw.clear();
        let mut ty = elem;
        for i in 0..self.f.refs.len() - first {
            let index = self.f.refs[first + i];
            if i == 0 {
                raw.push(i32::MIN);
                continue;
            }
            let is_struct = matches!(self.m.cx.type_data(ty), TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. });
            let mut n = 0;
            if is_struct {
                let k = body::as_konst(index);
                let value = k.and_then(|k| self.konst_int(k).or_else(|| self.splat_int(k)));
                let Some(field) = value.and_then(|v| u32::try_from(v).ok()).filter(|&v| v <= i32::MAX as u32) else {
                    return self.fail(at, "the index of a struct is a constant");
                };
                n = field as usize;
                raw.push(field as i32);
            } else {
                raw.push(i32::MIN);
            }
            ty = match self.m.cx.type_data(ty) {
                TypeData::LlvmArray { elem, .. } | TypeData::Vector { elem, .. } | TypeData::LlvmVec { elem, .. } => elem,
                _ => match self.member_type(ty, n) {
                    Some(t) => t,
                    None => return self.fail(at, "an index into a type that has no such member"),
                },
            };
        }
        let a = self.m.cx.i32_array(&raw);
        self.f.raw = raw;
        Ok(a)
    }
    /// The number that all elements of a constant vector are.
    fn splat_int(&self, k: u32) -> Option<i64> {
        match self.ks.get(k).kon {
            super::konst::Kon::Zero => Some(0),
            super::konst::Kon::Data(a) => ir::dense::int_values(&self.m.cx, a, 1).and_then(|v| v.first().copied()),
            _ => None,
        }
    }

    fn member(&mut self, op: Opcode, at: u32) -> Read<Type> {
        let (whole, v) = self.typed_operand()?;
        self.f.refs.push(v);
        if op == l::INSERTVALUE {
            self.expect(b',')?;
            let x = self.typed_operand()?.1;
            self.f.refs.push(x);
        }
        let mut path = core::mem::take(&mut self.f.path);
        path.clear();
        let read = self.member_path(&mut path);
        let ty = read.and_then(|()| self.member_at(whole, &path, at));
        self.f.path = path;
        let ty = ty?;
        Ok(if op == l::INSERTVALUE { whole } else { ty })
    }
    /// `, n, ...`
    fn member_path(&mut self, path: &mut Vec<i64>) -> Read<()> {
        while self.is_punct(b',') {
            let was = (self.lexer, self.tok);
            self.bump();
            if self.tok.kind != Kind::Int {
                self.go_back(was);
                break;
            }
            path.push(self.uint32()? as i64);
        }
        if path.is_empty() { self.expected("an index") } else { Ok(()) }
    }
    /// The type of a member, and its position among the attributes at hand. The few paths that a program uses are
    /// remembered.
    fn member_at(&mut self, whole: Type, path: &[i64], at: u32) -> Read<Type> {
        if let Some((ty, a, _)) = self.known_member(whole, path) {
            self.f.entries.push((Sym::POSITION, a));
            return Ok(ty);
        }
        let (ty, a, _) = self.find_member(whole, path, at)?;
        self.f.entries.push((Sym::POSITION, a));
        Ok(ty)
    }
    /// The same of a member that is not remembered yet.
    pub(super) fn find_member(&mut self, whole: Type, path: &[i64], at: u32) -> Read<body::Member> {
        let mut ty = whole;
        for &n in path {
            let aggregate = matches!(
                self.m.cx.type_data(ty),
                TypeData::LlvmArray { .. } | TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. }
            );
            ty = match self.member_type(ty, n as usize) {
                Some(t) if aggregate => t,
                _ => return self.fail(at, "an index into a type that has no such member"),
            };
        }
        let a = self.m.cx.i64_array(path);
        let dict = self.dict(&[(Sym::POSITION, a)]);
        if let Some((key, slot)) = path_key(whole, path) {
            self.f.paths.resize(body::PATHS, ((Type::NONE, 0), (Type::NONE, Attr::NONE, Attr::NONE)));
            self.f.paths[slot] = ((whole, key), (ty, a, dict));
        }
        Ok((ty, a, dict))
    }
    /// A member that is remembered.
    #[inline]
    pub(super) fn known_member(&self, whole: Type, path: &[i64]) -> Option<body::Member> {
        let (key, slot) = path_key(whole, path)?;
        self.f.paths.get(slot).filter(|p| p.0 == (whole, key)).map(|p| p.1)
    }

    fn shuffle(&mut self, at: u32) -> Read<Type> {
        let (ty, a) = self.typed_operand()?;
        self.expect(b',')?;
        let b = self.typed_operand()?.1;
        self.expect(b',')?;
        let (_, mask) = self.typed_operand()?;
        self.f.refs.extend_from_slice(&[a, b]);
        let Some(mask) = body::as_konst(mask).and_then(|k| self.shuffle_mask(k)) else {
            return self.fail(at, "the mask of a shuffle is a constant vector of i32");
        };
        self.f.entries.push((Sym::MASK, mask));
        let (count, scalable) = match self.m.cx.type_data(ty) {
            TypeData::Vector { dims, scalable, .. } => (self.m.cx.shape(dims).first().map_or(0, |&n| n), scalable != 0),
            TypeData::LlvmVec { len, scalable, .. } => (len.into(), scalable),
            _ => return self.fail(at, "the operands of a shuffle are vectors"),
        };
        let mask = self.m.cx.int_array(mask).unwrap_or_default();
        if mask.iter().any(|&i| i >= count.saturating_mul(2)) {
            return self.fail(at, "the mask of a shuffle names elements that there are");
        }
        let n = mask.len() as u64;
        let Some(elem) = self.member_type(ty, 0) else { return self.fail(at, "the operands of a shuffle are vectors") };
        self.vector(n, scalable, elem, at)
    }

    // Control flow.

    fn branch(&mut self, at: u32) -> Read<()> {
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        let op = if self.is_word(b"label") {
            let b = self.label()?;
            self.f.succs.push(b);
            l::BR
        } else {
            let (_, c) = self.typed_operand()?;
            self.f.refs.push(c);
            for _ in 0..2 {
                self.expect(b',')?;
                let b = self.label()?;
                self.f.succs.push(b);
            }
            l::COND_BR
        };
        let loc = self.attachments(op)?;
        self.finish_inst(None, op, Type::LLVM_VOID, refs, succs, loc, at)
    }
    fn switch(&mut self, at: u32) -> Read<()> {
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        let (ty, v) = self.typed_operand()?;
        self.f.refs.push(v);
        self.expect(b',')?;
        let b = self.label()?;
        self.f.succs.push(b);
        self.expect(b'[')?;
        let (mut values, mut bytes) = (0i64, Vec::new());
        let size = ir::dense::elem_size(&self.m.cx, ty).unwrap_or(8);
        while !self.is_punct(b']') {
            let case = self.value_type()?;
            if case != ty {
                return self.fail(self.last_end, "a case of another type than the value");
            }
            let t = self.tok;
            let k = self.konst_of_type(ty)?;
            let Some(a) = self.konst_attr(k) else { return self.fail(t.start, "a case is a constant integer") };
            match self.m.cx.attr_data(a) {
                AttrData::Integer { bits, .. } => {
                    let le = bits.to_le_bytes();
                    bytes.extend((0..size).map(|i| le.get(i).copied().unwrap_or(0)));
                }
                AttrData::BigInteger { words, .. } => {
                    let words = self.m.cx.lists.get(words);
                    bytes.extend((0..size).map(|i| words.get(i / 4).map_or(0, |w| w.to_le_bytes()[i % 4])));
                }
                _ => return self.fail(t.start, "a case is a constant integer"),
            }
            values += 1;
            self.expect(b',')?;
            let b = self.label()?;
            self.f.succs.push(b);
        }
        self.bump();
        if values > 0 {
            let shape = self.m.cx.vector_type(&[values], ty);
            let a = ir::dense::make(&mut self.m.cx, shape, size, &bytes);
            self.f.entries.push((Sym::CASE_VALUES, a));
        }
        let loc = self.attachments(l::SWITCH)?;
        self.finish_inst(None, l::SWITCH, Type::LLVM_VOID, refs, succs, loc, at)
    }
    fn phi(&mut self, name: Option<super::lex::Token>, at: u32) -> Read<()> {
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        let mut entries = Vec::new();
        let start = self.here();
        self.flags(l::FADD, &mut entries);
        if !entries.is_empty() {
            self.leave_to_text(at, "fast-math flags of a phi");
            let text = self.text_since(start);
            self.keep("lowir.flags", text);
        }
        let ty = self.value_type()?;
        self.fast_math_of(!entries.is_empty(), ty, at)?;
        loop {
            self.expect(b'[')?;
            let v = self.operand(ty)?;
            self.expect(b',')?;
            let b = self.block_ref()?;
            self.expect(b']')?;
            self.f.refs.push(v);
            self.f.succs.push(b);
            if !self.is_punct(b',') {
                break;
            }
            let was = (self.lexer, self.tok);
            self.bump();
            if !self.is_punct(b'[') {
                self.go_back(was);
                break;
            }
        }
        let loc = self.attachments(Opcode::UNREGISTERED)?;
        self.finish_inst(name, Opcode::UNREGISTERED, ty, refs, succs, loc, at)
    }
    fn landingpad(&mut self, name: Option<super::lex::Token>, at: u32) -> Read<()> {
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        let ty = self.value_type()?;
        if self.eat_word(b"cleanup") {
            self.f.entries.push((Sym::CLEANUP, Attr::UNIT));
        }
        while self.is_word(b"catch") || self.is_word(b"filter") {
            self.bump();
            let v = self.typed_operand()?.1;
            self.f.refs.push(v);
        }
        let loc = self.attachments(l::LANDINGPAD)?;
        self.finish_inst(name, l::LANDINGPAD, ty, refs, succs, loc, at)
    }
}
