//! Memory: addresses, loads, stores, the stack.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Attr, Op, Sym, Type, TypeData, Value};

use super::Gen;
use super::enc::{Base, Mem, Reg, Reloc, RelocKind, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, masked};

/// The index of a constant that says "the next operand".
const DYNAMIC: i32 = i32::MIN;

/// Number of kinds of address computations that are remembered.
const KNOWN: usize = 64;

/// What an address computation adds to its base.
pub(super) struct Terms {
    op: Option<Op>,
    /// The sum of what is constant.
    pub offset: i64,
    /// Other indices and their steps.
    pub dynamic: Vec<(Value, i64)>,
    /// Those with one index, which is an operand: type of the result, attributes, and the step.
    known: [(Type, Attr, i64); KNOWN],
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { op: None, offset: 0, dynamic: Vec::new(), known: [(Type(u32::MAX), Attr::EMPTY_DICT, 0); KNOWN] }
    }
}

impl Terms {
    /// Forgets whose they are: another operation may have its number.
    pub fn forget(&mut self) {
        self.op = None;
    }
}

impl Gen<'_> {
    /// Finds what an address computation adds to its base.
    pub fn gep_terms(&mut self, op: Op) -> Option<()> {
        // Lanes of vectors have constants of their own.
        if self.terms.op == Some(op) && !self.lane {
            return Some(());
        }
        let m = self.w.m;
        let (ty, attrs) = (m.ty(m.result(op, 0)), m.op_record[op].attrs);
        let slot = attrs.0 as usize % KNOWN;
        let known = self.terms.known[slot];
        if (known.0, known.1) == (ty, attrs)
            && let &[_, v] = m.operands(op)
            && !self.lane
        {
            self.terms.dynamic.clear();
            let index = match self.piece(v) {
                // An operand that is a constant is one here too.
                Piece::C(c) => m.cx.int_width(m.ty(v)).filter(|&w| w <= 64).map(|w| ir::context::sext(c, w)),
                _ => None,
            };
            if index.is_none() {
                self.terms.dynamic.push((v, known.2));
            }
            (self.terms.op, self.terms.offset) = (Some(op), index.map_or(0, |n| known.2.wrapping_mul(n)));
            return Some(());
        }
        let mut dynamic = core::mem::take(&mut self.terms.dynamic);
        dynamic.clear();
        let offset = self.new_terms(op, &mut dynamic);
        if let (Some(0), &[(v, step)], &[_, only]) = (offset, &dynamic[..], m.operands(op))
            && v == only
            && !self.lane
            && m.attr(op, Sym::RAW_CONSTANT_INDICES).is_some_and(|a| self.w.cx.int_array(a).is_some_and(|l| l.len() == 1))
        {
            self.terms.known[slot] = (ty, attrs, step);
        }
        self.terms.op = offset.map(|_| op).filter(|_| !self.lane);
        (self.terms.offset, self.terms.dynamic) = (offset.unwrap_or(0), dynamic);
        offset.map(|_| ())
    }
    fn new_terms(&mut self, op: Op, terms: &mut Vec<(Value, i64)>) -> Option<i64> {
        let m = self.w.m;
        let cx = self.w.cx;
        let mut ty = m.attr(op, Sym::ELEM_TYPE).and_then(|a| cx.type_value(a))?;
        if !matches!(cx.type_data(self.ty(m.result(op, 0))), TypeData::LlvmPtr { .. }) {
            return self.unsupported("an address computation on vectors");
        }
        let raw: &[u8] = match m.attr(op, Sym::RAW_CONSTANT_INDICES).map(|a| cx.attr_data(a)) {
            Some(ir::AttrData::DenseArray { elem: Type::I32, data }) => cx.bytes.get(data),
            _ => &[],
        };
        let mut offset = 0i64;
        let mut dynamic = m.operands(op).iter().skip(1);
        for (i, c) in raw.chunks_exact(4).enumerate() {
            let n = i32::from_le_bytes([c[0], c[1], c[2], c[3]]);
            let mut n = (n != DYNAMIC).then_some(i64::from(n));
            let mut value = None;
            if n.is_none() {
                let &v = dynamic.next()?;
                // An operand that is a constant is one here too.
                match (self.piece(v), cx.int_width(self.ty(v))) {
                    (Piece::C(c), Some(w)) if w <= 64 => n = Some(ir::context::sext(c, w)),
                    _ => value = Some(v),
                }
            }
            let Some(step) = self.step(&mut ty, i, n) else { return self.unsupported("this address computation") };
            match value {
                Some(v) => terms.push((v, step)),
                None => offset = offset.wrapping_add(step),
            }
        }
        Some(offset)
    }

    /// Leaves an address computation to the load or store behind it, if that is its only use and it fits one operand.
    pub fn defer_address(&mut self, op: Op, next: Option<Op>) -> bool {
        let m = self.w.m;
        let Some(n) = next else { return false };
        let r = m.result(op, 0);
        let reads = match m.kind(n) {
            l::LOAD => m.operand(n, 0) == r,
            l::STORE => m.operand(n, 1) == r && m.operand(n, 0) != r,
            _ => false,
        };
        if !reads || !self.single_use(r) || self.address.is_some() {
            return false;
        }
        if self.gep_terms(op).is_none() {
            return false;
        }
        let Terms { offset, dynamic: terms, .. } = &self.terms;
        let fits = i32::try_from(*offset).is_ok()
            && terms.len() <= 1
            && terms.iter().all(|t| matches!(t.1, 1 | 2 | 4 | 8) && m.ty(t.0) == Type::I64)
            && matches!(self.piece(m.operand(op, 0)), Piece::V(_) | Piece::Frame(_));
        if fits {
            let Piece::V(v) = self.piece(r) else { return false };
            self.address = Some((op, v));
        }
        fits
    }

    /// The operand of a memory access to a pointer.
    pub fn operand(&mut self, v: Value) -> Option<Mem> {
        let p = self.piece(v);
        if let (Some((op, d)), Piece::V(x)) = (self.address, p)
            && d == x
        {
            self.gep_terms(op)?;
            let (offset, first) = (self.terms.offset, self.terms.dynamic.first().copied());
            let base = self.piece(self.w.m.operand(op, 0));
            let mut mem = self.base(base);
            mem.disp = mem.disp.checked_add(offset as i32).or_else(|| self.unsupported("a distance this large"))?;
            if let Some((i, step)) = first {
                let p = self.piece(i);
                let r = self.read(Class::Int(64), p);
                mem.index = Some((r, step.trailing_zeros() as u8));
            }
            return Some(mem);
        }
        Some(self.base(p))
    }
    fn base(&mut self, p: Piece) -> Mem {
        match p {
            Piece::Frame(at) => Mem::at(Reg::RBP, at),
            Piece::Sym(s, disp) if self.is_near(s) => {
                self.obj.symbols[s].used = true;
                Mem { base: Base::Sym(s), index: None, disp }
            }
            _ => {
                let r = self.read(Class::Int(64), p);
                Mem::at(r, 0)
            }
        }
    }

    /// A piece from memory into a register.
    pub fn load_piece(&mut self, class: Class, reg: Reg, mem: Mem) {
        match (class, class.bytes()) {
            (Class::Half(_), _) => {
                self.asm.rm(form::MOVZX16, false, SCRATCH, mem, 0);
                self.asm.rr(form::MOVD_TO, false, reg, SCRATCH);
            }
            (Class::F32, _) => self.asm.rm(form::MOVSS_LOAD, false, reg, mem, 0),
            (Class::F64, _) => self.asm.rm(form::MOVSD_LOAD, false, reg, mem, 0),
            (Class::Vec(n), _) => self.load_bytes(n, reg, mem),
            (_, 1) => self.asm.rm(form::MOVZX8, false, reg, mem, 0),
            (_, 2) => self.asm.rm(form::MOVZX16, false, reg, mem, 0),
            (_, 4) => self.asm.rm(form::MOV_LOAD, false, reg, mem, 0),
            (_, 8) => self.asm.rm(form::MOV_LOAD, true, reg, mem, 0),
            (Class::Int(w), _) => {
                // From the end: what is there already moves up to make room.
                let mut end = w.div_ceil(8);
                for (i, n) in [1u8, 2, 4].into_iter().filter(|n| w.div_ceil(8) & n != 0).enumerate() {
                    end -= n;
                    let Some(at) = self.moved(mem, u32::from(end)) else { return };
                    let to = if i == 0 { reg } else { SCRATCH };
                    self.load_piece(Class::Int(8 * n), to, at);
                    if i > 0 {
                        self.shift_imm(form::SHL_I, true, reg, 8 * n);
                        self.asm.rr(form::OR_RM, true, reg, SCRATCH);
                    }
                }
            }
        }
    }
    /// A piece into memory.
    pub fn store_piece(&mut self, class: Class, p: Piece, mem: Mem) {
        if p == Piece::Undef {
            return;
        }
        if let Class::Int(w) = class {
            let c = match p {
                Piece::C(c) => i32::try_from(ir::context::sext(masked(class, c), if w == 64 { 64 } else { 32.max(u32::from(w)) })).ok(),
                _ => None,
            };
            match (class.bytes(), c) {
                (1, Some(c)) => {
                    self.asm.rm(form::MOV_I8, false, Reg(0), mem, 1);
                    self.asm.byte(c as u8);
                    return;
                }
                (2, Some(c)) => {
                    self.asm.rm(form::MOV_I16, false, Reg(0), mem, 2);
                    self.asm.byte(c as u8);
                    self.asm.byte((c >> 8) as u8);
                    return;
                }
                (n @ (4 | 8), Some(c)) if n == 4 || w == 64 => {
                    self.asm.rm(form::MOV_I32, n == 8, Reg(0), mem, 4);
                    self.asm.imm32(c);
                    return;
                }
                _ => {}
            }
            let mut reg = self.read(class, p);
            if !matches!(w, 8 | 16 | 32 | 64) {
                self.extend_reg(SCRATCH, reg, w, false, w > 32);
                reg = SCRATCH;
            }
            match class.bytes() {
                1 => self.asm.rm(form::MOV_STORE8, false, reg, mem, 0),
                2 => self.asm.rm(form::MOV_STORE16, false, reg, mem, 0),
                4 => self.asm.rm(form::MOV_STORE, false, reg, mem, 0),
                8 => self.asm.rm(form::MOV_STORE, true, reg, mem, 0),
                _ => {
                    // From the start, out of a copy that moves down.
                    self.mov(Class::Int(64), SCRATCH, reg);
                    let mut start = 0;
                    for n in [4u8, 2, 1].into_iter().filter(|n| w.div_ceil(8) & n != 0) {
                        let Some(at) = self.moved(mem, start) else { return };
                        match n {
                            4 => self.asm.rm(form::MOV_STORE, false, SCRATCH, at, 0),
                            2 => self.asm.rm(form::MOV_STORE16, false, SCRATCH, at, 0),
                            _ => self.asm.rm(form::MOV_STORE8, false, SCRATCH, at, 0),
                        }
                        self.shift_imm(form::SHR_I, true, SCRATCH, 8 * n);
                        start += u32::from(n);
                    }
                }
            }
            return;
        }
        let reg = self.read(class, p);
        match class {
            Class::F32 => self.asm.rm(form::MOVSS_STORE, false, reg, mem, 0),
            Class::F64 => self.asm.rm(form::MOVSD_STORE, false, reg, mem, 0),
            Class::Vec(n) => self.store_bytes(n, reg, mem),
            _ => {
                self.asm.rr(form::MOVD_FROM, false, reg, SCRATCH);
                self.asm.rm(form::MOV_STORE16, false, SCRATCH, mem, 0);
            }
        }
    }

    /// `llvm.load`
    pub fn load(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let r = m.result(op, 0);
        self.is_atomic(op, m.ty(r))?;
        let span = self.leaves_of(m.ty(r))?;
        let mut mem = self.operand(m.operand(op, 0))?;
        // An address that was left to this operation may end before it, so a piece may live where the address is; with
        // more than one step the address is needed after the first.
        let mut several = span.1 > 1;
        if span.1 == 1 {
            several = self.leaf(span, 0).class.bytes() == 0;
        }
        if several && self.pieces(r).iter().any(|&p| matches!(p, Piece::V(d) if mem.reads(self.f.v[d].home))) {
            let t = self.temp(false);
            self.asm.rm(form::LEA, true, t, mem, 0);
            mem = Mem::at(t, 0);
        }
        for i in 0..span.1 as usize {
            let leaf = self.leaf(span, i);
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            if self.f.v[d].uses == 0 && span.1 > 1 {
                continue;
            }
            let kept = self.f.pinned;
            let reg = self.def(d);
            let at = self.moved(mem, leaf.offset)?;
            self.load_piece(leaf.class, reg, at);
            // Only the address stays pinned; pieces that have to make room do.
            let p = self.pieces(r)[i];
            self.finish(p);
            self.f.pinned = kept;
        }
        Some(())
    }
    pub(super) fn moved(&mut self, mem: Mem, by: u32) -> Option<Mem> {
        match i32::try_from(by).ok().and_then(|b| mem.disp.checked_add(b)) {
            Some(disp) => Some(Mem { disp, ..mem }),
            None => self.unsupported("a distance this large"),
        }
    }
    /// `llvm.store`
    pub fn store_op(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let v = m.operand(op, 0);
        let atomic = self.is_atomic(op, m.ty(v))?;
        let span = self.leaves_of(m.ty(v))?;
        let mem = self.operand(m.operand(op, 1))?;
        if atomic {
            let (class, p) = (self.leaf(span, 0).class, self.piece(v));
            if self.store_ordered(op, class, p, mem) {
                return Some(());
            }
        }
        for i in 0..span.1 as usize {
            let leaf = self.leaf(span, i);
            let at = self.moved(mem, leaf.offset)?;
            let p = self.pieces(v)[i];
            let kept = self.f.pinned;
            self.store_piece(leaf.class, p, at);
            // Temporaries of this piece are free again.
            self.unpin(kept);
        }
        Some(())
    }

    /// `llvm.getelementptr`
    pub fn gep(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        self.gep_terms(op)?;
        let offset = self.terms.offset;
        let Piece::V(d) = self.piece(m.result(op, 0)) else { return Some(()) };
        let class = Class::Int(64);
        let base = self.piece(m.operand(op, 0));
        let disp = i32::try_from(offset).ok();
        let index = |g: &mut Self, v: Value| -> Option<Reg> {
            let Class::Int(w) = g.class(v)? else { return None };
            let p = g.piece(v);
            if w == 64 {
                return Some(g.read(class, p));
            }
            let from = g.read(Class::Int(w), p);
            let t = g.temp(false);
            g.extend_reg(t, from, w, true, true);
            Some(t)
        };
        if let (&[(v, step)], Some(disp)) = (&self.terms.dynamic[..], disp)
            && matches!(step, 1 | 2 | 4 | 8)
        {
            let mem = match base {
                Piece::Frame(at) if at.checked_add(disp).is_some() => Mem::at(Reg::RBP, at + disp),
                _ => {
                    let b = self.read(class, base);
                    Mem::at(b, disp)
                }
            };
            let i = index(self, v)?;
            let reg = self.def(d);
            self.asm.rm(form::LEA, true, reg, Mem { index: Some((i, step.trailing_zeros() as u8)), ..mem }, 0);
            return Some(());
        }
        let sum = self.temp_from(class, base);
        for k in 0..self.terms.dynamic.len() {
            let (v, step) = self.terms.dynamic[k];
            let kept = self.f.pinned;
            let i = index(self, v)?;
            match step {
                1 | 2 | 4 | 8 => {
                    let at = Mem { base: Base::Reg(sum), index: Some((i, step.trailing_zeros() as u8)), disp: 0 };
                    self.asm.rm(form::LEA, true, sum, at, 0);
                }
                _ => {
                    match i32::try_from(step) {
                        Ok(s) => {
                            self.asm.rr(form::IMUL_I32, true, SCRATCH, i);
                            self.asm.imm32(s);
                        }
                        Err(_) => {
                            self.asm.mov_imm(SCRATCH, step as u64, true);
                            self.asm.rr(form::IMUL, true, SCRATCH, i);
                        }
                    }
                    self.asm.rr(form::ADD_RM, true, sum, SCRATCH);
                }
            }
            self.unpin(kept);
        }
        match disp {
            Some(0) => {}
            Some(n) => self.asm.alu_imm(0, true, sum, n),
            None => {
                self.asm.mov_imm(SCRATCH, offset as u64, true);
                self.asm.rr(form::ADD_RM, true, sum, SCRATCH);
            }
        }
        self.give(m.result(op, 0), sum);
        Some(())
    }

    /// `llvm.alloca`
    pub fn alloca(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let cx = self.w.cx;
        if self.w.flag(op, Sym::INALLOCA) {
            return self.unsupported("`inalloca`");
        }
        let ty = m.attr(op, Sym::ELEM_TYPE).and_then(|a| cx.type_value(a))?;
        let size = match self.size_of(ty) {
            Some(n) => Some(n as u64),
            None => self.w.dl.alloc_size(cx, ty),
        };
        let (Some(size), Some(natural)) = (size, self.w.dl.pref_align(cx, ty)) else {
            return self.unsupported("memory of this type");
        };
        let align = match self.w.int_attr(op, Sym::ALIGNMENT) {
            Some(n) if n > 0 => n as u64,
            _ => natural,
        };
        let Ok(size) = i32::try_from(size) else { return self.unsupported("memory this large") };
        if align > 1 << 20 {
            return self.unsupported("memory aligned this much");
        }
        self.f.needs_frame = true;
        let r = m.result(op, 0);
        let n = m.operand(op, 0);
        let entry = self.f.order.first().copied() == Some(m.op_record[op].block);
        if let (Piece::C(c), true) = (self.piece(n), entry) {
            let w = cx.int_width(m.ty(n)).unwrap_or(64);
            let bytes = masked(Class::Int(w.min(64) as u8), c).checked_mul(size as u64).filter(|&b| b < 1 << 28);
            if let (Some(bytes), true) = (bytes, u64::from(self.f.frame) < 1 << 29) {
                let room = self.f.room(bytes.max(1) as u32 + if align > 16 { align as u32 } else { 0 }, 16);
                let Piece::V(d) = self.piece(r) else { return Some(()) };
                let reg = self.def(d);
                self.asm.rm(form::LEA, true, reg, Mem::at(Reg::RBP, room), 0);
                if align > 16 {
                    self.asm.alu_imm(0, true, reg, align as i32 - 1);
                    self.asm.alu_imm(4, true, reg, -(align as i32));
                }
                return Some(());
            }
        }
        // At run time: the stack grows below the outgoing arguments.
        let Class::Int(w) = self.class(n)? else { return None };
        let p = self.piece(n);
        let t = self.temp_from(Class::Int(w), p);
        if w != 64 {
            self.extend_reg(t, t, w, false, true);
        }
        self.asm.rr(form::IMUL_I32, true, t, t);
        self.asm.imm32(size);
        self.asm.alu_imm(0, true, t, 15);
        self.asm.alu_imm(4, true, t, -16);
        self.asm.rr(form::SUB_RM, true, Reg::RSP, t);
        if align > 16 {
            // Room to align in.
            self.asm.alu_imm(5, true, Reg::RSP, align as i32);
        }
        // lea t, [rsp + bytes for arguments], which is known in the end.
        self.asm.code.extend_from_slice(&[0x48 | (t.0 >> 3) << 2, 0x8D, 0x84 | (t.0 & 7) << 3, 0x24]);
        let at = self.asm.at();
        self.f.dynamic.push(at);
        self.asm.imm32(0);
        if align > 16 {
            self.asm.alu_imm(0, true, t, align as i32 - 1);
            self.asm.alu_imm(4, true, t, -(align as i32));
        }
        self.give(r, t);
        Some(())
    }
    /// The address of a thread's own variable: in any module, wherever that is loaded. Linkers know these instructions by
    /// their bytes and put in shorter ones where they know more. Source: "ELF Handling For Thread-Local Storage", 4.3.
    pub fn thread_address(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let symbol = m.attr(op, Sym::GLOBAL_NAME).and_then(|a| self.w.cx.flat_symbol(a)).and_then(|n| self.symbol(n))?;
        self.obj.symbols[symbol].used = true;
        self.spill_all();
        // data16 lea rdi, [rip + symbol@tlsgd]; data16 data16 rex.w call __tls_get_addr
        self.asm.code.extend_from_slice(&[0x66, 0x48, 0x8D, 0x3D]);
        self.asm.relocs.push(Reloc { at: self.asm.at(), kind: RelocKind::TlsGd, symbol, addend: -4 });
        self.asm.code.extend_from_slice(&[0, 0, 0, 0, 0x66, 0x66, 0x48]);
        self.library("__tls_get_addr", &[]);
        self.result_in(m.result(op, 0), Reg::RAX);
        Some(())
    }
}
