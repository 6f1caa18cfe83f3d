//! Lanes of vectors in and out of registers: casts, extracts and inserts, shuffles, accesses under a mask.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Sym, Value};

use super::Gen;
use super::enc::{Base, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, XSCRATCH};
use super::vector::{Lanes, Shape};

impl Gen<'_> {
    /// Casts through memory.
    pub(super) fn vector_cast(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let (from, to) = (self.leaves_of(m.ty(a))?, self.leaves_of(m.ty(r))?);
        let at = self.f.room(16 * from.1.max(to.1), 16);
        for i in 0..from.1 as usize {
            let (leaf, p) = (self.leaf(from, i), self.pieces(a)[i]);
            self.store_piece(leaf.class, p, Mem::at(Reg::RBP, at + leaf.offset as i32));
            self.end_op();
        }
        for i in 0..to.1 as usize {
            let leaf = self.leaf(to, i);
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            let reg = self.def(d);
            self.load_piece(leaf.class, reg, Mem::at(Reg::RBP, at + leaf.offset as i32));
            self.settle(d);
        }
        Some(())
    }
    /// The address of the lane that an operand names, in a room of a power of two of lanes.
    fn lane_at(&mut self, index: Value, shape: Shape, room: i32) -> Option<Mem> {
        let Class::Int(w) = self.class(index)? else { return None };
        if self.pieces(index).len() != 1 {
            return self.unsupported("a lane named by a number of this type");
        }
        let p = self.piece(index);
        let t = self.temp_from(Class::Int(w), p);
        self.extend_reg(t, t, w, false, true);
        // A lane that is not there is anything, but not memory elsewhere.
        self.asm.alu_imm(4, true, t, shape.n.next_power_of_two() as i32 - 1);
        Some(Mem { base: Base::Reg(Reg::RBP), index: Some((t, shape.bytes.trailing_zeros() as u8)), disp: room })
    }
    /// `llvm.extractelement`
    pub(super) fn extract(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (a, index, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
        let Some(shape) = self.shape(a) else { return self.unsupported("a vector of this type") };
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let i = match self.piece(index) {
            Piece::C(i) => Some(i),
            _ => None,
        };
        if shape.n == 1 {
            let p = self.piece(a);
            self.def_from(d, p);
            return Some(());
        }
        if shape.is_mask() {
            let class = Class::Int(shape.n as u8);
            let wide = class.spill() == 8;
            let p = self.piece(a);
            match i {
                Some(i) => {
                    let t = self.temp_from(class, p);
                    self.shift_imm(form::SHR_I, wide, t, (i & 63) as u8);
                    self.put(d, t);
                }
                None => {
                    let Class::Int(w) = self.class(index)? else { return None };
                    self.take(Reg::RCX);
                    let at = self.piece(index);
                    self.copy_to(Class::Int(w), Reg::RCX, at);
                    let t = self.temp_from(class, p);
                    self.asm.rr(form::SHR_CL, wide, t, t);
                    self.put(d, t);
                }
            }
            return Some(());
        }
        let Some(i) = i else {
            let at = self.gathered(a, shape);
            let mem = self.lane_at(index, shape, at)?;
            let reg = self.def(d);
            self.load_piece(shape.class, reg, mem);
            return Some(());
        };
        let i = if i < u64::from(shape.n) { i as u32 } else { 0 };
        let (p, lane) = (self.pieces(a)[(i / shape.per_piece()) as usize], i % shape.per_piece());
        if let Some(bits) = self.known(p) {
            let reg = self.def(d);
            self.constant_to(shape.class, reg, super::ra::masked(shape.class, (bits >> (8 * shape.bytes * lane)) as u64));
            return Some(());
        }
        let x = self.read(Class::Vec(16), p);
        match shape.class {
            Class::Int(8) | Class::Int(16) | Class::Half(_) => {
                let to = if shape.class.is_float() { SCRATCH } else { self.def(d) };
                self.asm.rr(form::PEXTRW, false, to, x);
                self.asm.byte((lane * shape.bytes / 2) as u8);
                if shape.bytes == 1 && lane % 2 == 1 {
                    self.shift_imm(form::SHR_I, false, to, 8);
                }
                if shape.class.is_float() {
                    let reg = self.def(d);
                    self.asm.rr(form::MOVD_TO, false, reg, SCRATCH);
                }
            }
            _ => {
                let float = shape.class.is_float();
                let reg = self.def(d);
                let from = match lane {
                    0 => x,
                    _ => {
                        let t = if float { reg } else { XSCRATCH };
                        self.asm.rr(form::PSHUFD, false, t, x);
                        self.asm.byte(if shape.bytes == 4 { lane as u8 } else { 0xEE });
                        t
                    }
                };
                match float {
                    true => self.mov(shape.class, reg, from),
                    false => self.asm.rr(form::MOVD_FROM, shape.bytes == 8, from, reg),
                }
            }
        }
        Some(())
    }
    /// `llvm.insertelement`
    pub(super) fn insert(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (a, e, index, r) = (m.operand(op, 0), m.operand(op, 1), m.operand(op, 2), m.result(op, 0));
        let Some(shape) = self.shape(a) else { return self.unsupported("a vector of this type") };
        let e = self.piece(e);
        let constant = match self.piece(index) {
            Piece::C(i) => Some(i),
            _ => None,
        };
        let i = match constant {
            Some(i) => i,
            None if shape.n > 1 => return self.insert_anywhere(op, shape),
            None => 0,
        };
        let i = if i < u64::from(shape.n) { i as u32 } else { 0 };
        if shape.n == 1 {
            let Piece::V(d) = self.piece(r) else { return Some(()) };
            self.def_from(d, e);
            return Some(());
        }
        if shape.is_mask() {
            let class = Class::Int(shape.n as u8);
            let p = self.piece(a);
            let Piece::V(d) = self.piece(r) else { return Some(()) };
            let t = self.temp_from(class, p);
            let bit = self.temp_from(Class::Int(1), e);
            self.asm.alu_imm(4, false, bit, 1);
            self.shift_imm(form::SHL_I, true, bit, i as u8);
            let s = self.scratch(!(1 << i));
            self.asm.rr(form::AND_RM, true, t, s);
            self.asm.rr(form::OR_RM, true, t, bit);
            self.put(d, t);
            return Some(());
        }
        let at = (i / shape.per_piece()) as usize;
        for k in 0..self.pieces(r).len() {
            let Piece::V(d) = self.pieces(r)[k] else { continue };
            let p = self.pieces(a)[k];
            let lane = i % shape.per_piece();
            if k == at {
                let x = self.temp_from(Class::Vec(16), p);
                self.lane_in(x, shape, lane, e);
                self.put(d, x);
            } else {
                self.def_from(d, p);
            }
            self.settle(d);
        }
        Some(())
    }
    /// A scalar into a lane of a register.
    fn lane_in(&mut self, x: Reg, shape: Shape, lane: u32, e: Piece) {
        let words = |g: &mut Self, n: u32| {
            for k in 0..n {
                if k > 0 {
                    g.shift_imm(form::SHR_I, false, SCRATCH, 16);
                }
                g.asm.rr(form::PINSRW, false, x, SCRATCH);
                g.asm.byte((lane * n + k) as u8);
            }
        };
        match shape.class {
            Class::F32 | Class::F64 if lane == 0 => {
                let e = self.read(shape.class, e);
                self.asm.rr(if shape.bytes == 4 { form::MOVSS_LOAD } else { form::MOVSD_LOAD }, false, x, e);
            }
            Class::F64 => {
                let e = self.read(shape.class, e);
                self.asm.rr(form::UNPCKLPD, false, x, e);
            }
            Class::F32 => {
                let e = self.read(shape.class, e);
                self.asm.rr(form::MOVD_FROM, false, e, SCRATCH);
                words(self, 2);
            }
            Class::Half(_) => {
                let e = self.read(shape.class, e);
                self.asm.rr(form::MOVD_FROM, false, e, SCRATCH);
                words(self, 1);
            }
            Class::Int(16) => {
                self.copy_to(shape.class, SCRATCH, e);
                words(self, 1);
            }
            Class::Int(32) => {
                self.copy_to(shape.class, SCRATCH, e);
                words(self, 2);
            }
            Class::Int(8) => {
                // With its neighbour in the same word.
                let t = self.temp_from(shape.class, e);
                self.extend_reg(t, t, 8, false, false);
                self.asm.rr(form::PEXTRW, false, SCRATCH, x);
                self.asm.byte((lane / 2) as u8);
                if lane % 2 == 1 {
                    self.shift_imm(form::SHL_I, false, t, 8);
                }
                self.asm.alu_imm(4, false, SCRATCH, if lane % 2 == 1 { 0xFF } else { 0xFF00 });
                self.asm.rr(form::OR_RM, false, SCRATCH, t);
                self.asm.rr(form::PINSRW, false, x, SCRATCH);
                self.asm.byte((lane / 2) as u8);
            }
            _ => {
                let e = self.read(Class::Int(64), e);
                self.asm.rr(form::MOVD_TO, true, XSCRATCH, e);
                self.asm.rr(if lane == 0 { form::MOVSD_LOAD } else { form::UNPCKLPD }, false, x, XSCRATCH);
            }
        }
    }
    /// The same where the lane is known at run time.
    fn insert_anywhere(&mut self, op: Op, shape: Shape) -> Option<()> {
        let m = self.w.m;
        let (a, e, index, r) = (m.operand(op, 0), m.operand(op, 1), m.operand(op, 2), m.result(op, 0));
        if shape.is_mask() {
            return self.unsupported("a bit of a mask at a place known at run time");
        }
        let at = self.gathered(a, shape);
        let mem = self.lane_at(index, shape, at)?;
        let e = self.piece(e);
        self.store_piece(shape.class, e, mem);
        self.end_op();
        self.result_at(r, at, 16);
        Some(())
    }
    /// `llvm.shufflevector` and what is one.
    pub(super) fn shuffle(&mut self, op: Op, a: Value, b: Value, mask: &[i32]) -> Option<()> {
        let m = self.w.m;
        let r = m.result(op, 0);
        let (Some(from), Some(to)) = (self.shape(a), self.shape(r)) else { return self.unsupported("a vector of this type") };
        if mask.len() != to.n as usize {
            return self.unsupported("this shuffle");
        }
        if from.n > 1 && to.n > 1 && !to.is_mask() && self.shuffle_pieces(r, a, b, from, mask) {
            return Some(());
        }
        let lists = [a, b].map(|v| {
            let pieces = self.pieces(v).to_vec();
            pieces.into_iter().map(|p| self.lanes_of(p)).collect::<Vec<_>>()
        });
        let n_pieces = self.values[r].1;
        let at = self.f.room(16 * n_pieces.max(1), 16);
        if to.is_mask() {
            self.asm.rm(form::MOV_I32, true, Reg(0), Mem::at(Reg::RBP, at), 4);
            self.asm.imm32(0);
        }
        for (i, &s) in mask.iter().enumerate() {
            let Ok(s) = u32::try_from(s) else { continue };
            let list = &lists[usize::from(s >= from.n)];
            let p = if from.n == 1 && !from.is_mask() {
                // The lane is the value.
                match list.first() {
                    Some(&Lanes::Frame(slot)) => {
                        let v = self.lane_vreg(from.class, 1);
                        let x = &mut self.f.v[v];
                        (x.slot, x.saved) = (slot, true);
                        Piece::V(v)
                    }
                    Some(&Lanes::Known(bits)) => Piece::C(bits as u64),
                    _ => Piece::Undef,
                }
            } else {
                self.lane_piece(list, from, s % from.n, 1)
            };
            let d = self.lane_vreg(to.class, 1);
            self.def_from(d, p);
            self.lane_into(d, to, at, i as u32);
            self.release(p);
            self.release(Piece::V(d));
            self.end_op();
        }
        self.result_at(r, at, 16);
        Some(())
    }
    /// Shuffles by one instruction a piece; false, with nothing done, where there is none.
    fn shuffle_pieces(&mut self, r: Value, a: Value, b: Value, from: Shape, mask: &[i32]) -> bool {
        let per = from.per_piece();
        let n = self.pieces(r).len();
        let mut plan: Vec<Option<(Piece, u8)>> = Vec::with_capacity(n);
        for k in 0..n {
            let part = &mask[k * per as usize..mask.len().min((k + 1) * per as usize)];
            let Some(&first) = part.iter().find(|&&s| s >= 0) else {
                plan.push(None);
                continue;
            };
            let of = |s: i32| (s as u32 >= from.n, (s as u32 % from.n) / per);
            if part.iter().any(|&s| s >= 0 && of(s) != of(first)) {
                return false;
            }
            let (second, piece) = of(first);
            let Some(&p) = self.pieces(if second { b } else { a }).get(piece as usize) else { return false };
            let lane = |i: u32| part.get(i as usize).filter(|&&s| s >= 0).map(|&s| s as u32 % from.n % per);
            let same = (0..per).all(|i| lane(i).is_none_or(|s| s == i));
            let mut imm = 0u8;
            match from.bytes {
                _ if same => imm = 0xE4,
                4 => (0..4).for_each(|i| imm |= (lane(i).unwrap_or(i) as u8) << (2 * i)),
                8 => (0..2).for_each(|i| imm |= ((lane(i).unwrap_or(i) as u8 * 2) | (lane(i).unwrap_or(i) as u8 * 2 + 1) << 2) << (4 * i)),
                _ => return false,
            }
            plan.push(Some((p, imm)));
        }
        for (k, step) in plan.into_iter().enumerate() {
            let Piece::V(d) = self.pieces(r)[k] else { continue };
            match step {
                None => {
                    self.def(d);
                }
                Some((p, 0xE4)) => {
                    self.def_from_kept(d, p);
                }
                Some((p, imm)) => {
                    let x = self.read(Class::Vec(16), p);
                    let reg = self.def(d);
                    self.asm.rr(form::PSHUFD, false, reg, x);
                    self.asm.byte(imm);
                }
            }
            self.settle(d);
        }
        true
    }
    /// A copy of a piece that is read again.
    fn def_from_kept(&mut self, d: u32, p: Piece) {
        let reg = self.def(d);
        self.copy_to(Class::Vec(16), reg, p);
    }
    /// `llvm.intr.vector.extract`, `llvm.intr.vector.insert`: shuffles.
    pub(super) fn subvector(&mut self, op: Op, k: Opcode) -> Option<()> {
        let m = self.w.m;
        let pos = m.attr(op, Sym::POS).and_then(|a| m.cx.int_value(a)).unwrap_or(0) as i32;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let (Some(from), Some(to)) = (self.shape(a), self.shape(r)) else { return self.unsupported("a vector of this type") };
        if k == l::INTR_VECTOR_EXTRACT {
            let mask: Vec<i32> = (0..to.n as i32).map(|i| i + pos).collect();
            return self.shuffle(op, a, a, &mask);
        }
        // The part is widened with lanes that nobody reads, then the lanes of both are chosen from.
        let b = m.operand(op, 1);
        let Some(part) = self.shape(b) else { return self.unsupported("a vector of this type") };
        if part.n == 1 || from.n == 1 || from.is_mask() || pos < 0 || pos as u32 + part.n > from.n {
            return self.unsupported("`llvm.intr.vector.insert` of these vectors");
        }
        let at = self.gathered(a, from);
        let leaves = self.leaves_of(m.ty(b))?;
        for i in 0..leaves.1 as usize {
            let (leaf, p) = (self.leaf(leaves, i), self.pieces(b)[i]);
            self.store_piece(leaf.class, p, Mem::at(Reg::RBP, at + pos * from.bytes as i32 + leaf.offset as i32));
            self.end_op();
        }
        self.result_at(r, at, 16);
        Some(())
    }

    /// `llvm.intr.masked.load`: a branch a lane around its access.
    pub(super) fn masked_load(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (shape, at, mask) = self.under_mask(op, m.operand(op, 1), m.operands(op).get(2).copied())?;
        let base = self.piece(m.operand(op, 0));
        let base = self.read(Class::Int(64), base);
        let t = if shape.class.is_float() { XSCRATCH } else { SCRATCH };
        for i in 0..shape.n {
            let over = self.bit_is_clear(mask, i);
            let by = (i * shape.bytes) as i32;
            self.load_piece(shape.class, t, Mem::at(base, by));
            self.store_lane(shape, t, Mem::at(Reg::RBP, at + by));
            self.asm.bind(over);
        }
        self.end_op();
        self.result_at(m.result(op, 0), at, 16);
        Some(())
    }
    /// `llvm.intr.masked.store`
    pub(super) fn masked_store(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let v = m.operand(op, 0);
        let Some(shape) = self.shape(v).filter(|s| !s.is_mask()) else { return self.unsupported("a vector of this type") };
        let at = self.gathered(v, shape);
        let base = self.piece(m.operand(op, 1));
        let base = self.read(Class::Int(64), base);
        let mask = self.mask_for(m.operand(op, 2), shape)?;
        let t = if shape.class.is_float() { XSCRATCH } else { SCRATCH };
        for i in 0..shape.n {
            let over = self.bit_is_clear(mask, i);
            let by = (i * shape.bytes) as i32;
            self.load_piece(shape.class, t, Mem::at(Reg::RBP, at + by));
            self.store_lane(shape, t, Mem::at(base, by));
            self.asm.bind(over);
        }
        Some(())
    }
    /// A register with a mask, which has as many lanes as a vector: nobody asked before.
    pub(super) fn mask_for(&mut self, mask: Value, of: Shape) -> Option<Reg> {
        if self.shape(mask).is_none_or(|s| !s.is_mask() || s.n != of.n) {
            return self.unsupported("a mask of other lanes");
        }
        let p = self.piece(mask);
        Some(self.read(Class::Int(of.n as u8), p))
    }
    /// The lanes that stay where a mask has no bit, in the frame; a register with the mask.
    fn under_mask(&mut self, op: Op, mask: Value, kept: Option<Value>) -> Option<(Shape, i32, Reg)> {
        let r = self.w.m.result(op, 0);
        let Some(shape) = self.shape(r).filter(|s| !s.is_mask()) else { return self.unsupported("a vector of this type") };
        let at = match kept {
            Some(v) => self.gathered(v, shape),
            None => self.f.room(16 * self.values[r].1, 16),
        };
        let mask = self.mask_for(mask, shape)?;
        Some((shape, at, mask))
    }
    /// `llvm.intr.masked.gather`
    pub(super) fn gather(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let pointers = m.operand(op, 0);
        let Some(of) = self.shape(pointers) else { return self.unsupported("a vector of this type") };
        let from = self.gathered(pointers, of);
        let (shape, at, mask) = self.under_mask(op, m.operand(op, 1), m.operands(op).get(2).copied())?;
        let class = Class::Int(8 * shape.bytes as u8);
        for i in 0..shape.n {
            let over = self.bit_is_clear(mask, i);
            self.asm.rm(form::MOV_LOAD, true, SCRATCH, Mem::at(Reg::RBP, from + 8 * i as i32), 0);
            self.load_piece(class, SCRATCH, Mem::at(SCRATCH, 0));
            self.store_word(shape.bytes, SCRATCH, Mem::at(Reg::RBP, at + (i * shape.bytes) as i32));
            self.asm.bind(over);
        }
        self.end_op();
        self.result_at(m.result(op, 0), at, 16);
        Some(())
    }
    /// `llvm.intr.masked.scatter`
    pub(super) fn scatter(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (v, pointers) = (m.operand(op, 0), m.operand(op, 1));
        let (Some(shape), Some(of)) = (self.shape(v).filter(|s| !s.is_mask()), self.shape(pointers)) else {
            return self.unsupported("a vector of this type");
        };
        let (at, from) = (self.gathered(v, shape), self.gathered(pointers, of));
        let mask = self.mask_for(m.operand(op, 2), shape)?;
        let t = self.temp(false);
        for i in 0..shape.n {
            let over = self.bit_is_clear(mask, i);
            self.load_piece(Class::Int(8 * shape.bytes as u8), t, Mem::at(Reg::RBP, at + (i * shape.bytes) as i32));
            self.asm.rm(form::MOV_LOAD, true, SCRATCH, Mem::at(Reg::RBP, from + 8 * i as i32), 0);
            self.store_word(shape.bytes, t, Mem::at(SCRATCH, 0));
            self.asm.bind(over);
        }
        Some(())
    }
    /// `llvm.intr.masked.expandload`: the pointer goes on with every lane that is loaded.
    pub(super) fn expand(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (shape, at, mask) = self.under_mask(op, m.operand(op, 1), m.operands(op).get(2).copied())?;
        let p = self.piece(m.operand(op, 0));
        let base = self.temp_from(Class::Int(64), p);
        for i in 0..shape.n {
            let over = self.bit_is_clear(mask, i);
            self.load_piece(Class::Int(8 * shape.bytes as u8), SCRATCH, Mem::at(base, 0));
            self.store_word(shape.bytes, SCRATCH, Mem::at(Reg::RBP, at + (i * shape.bytes) as i32));
            self.asm.alu_imm(0, true, base, shape.bytes as i32);
            self.asm.bind(over);
        }
        self.end_op();
        self.result_at(m.result(op, 0), at, 16);
        Some(())
    }
    /// `llvm.intr.masked.compressstore`
    pub(super) fn compress(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let v = m.operand(op, 0);
        let Some(shape) = self.shape(v).filter(|s| !s.is_mask()) else { return self.unsupported("a vector of this type") };
        let at = self.gathered(v, shape);
        let mask = self.mask_for(m.operand(op, 2), shape)?;
        let p = self.piece(m.operand(op, 1));
        let base = self.temp_from(Class::Int(64), p);
        for i in 0..shape.n {
            let over = self.bit_is_clear(mask, i);
            self.load_piece(Class::Int(8 * shape.bytes as u8), SCRATCH, Mem::at(Reg::RBP, at + (i * shape.bytes) as i32));
            self.store_word(shape.bytes, SCRATCH, Mem::at(base, 0));
            self.asm.alu_imm(0, true, base, shape.bytes as i32);
            self.asm.bind(over);
        }
        Some(())
    }
    /// Some low bytes of a general register into memory.
    pub(super) fn store_word(&mut self, bytes: u32, reg: Reg, mem: Mem) {
        match bytes {
            1 => self.asm.rm(form::MOV_STORE8, false, reg, mem, 0),
            2 => self.asm.rm(form::MOV_STORE16, false, reg, mem, 0),
            n => self.asm.rm(form::MOV_STORE, n == 8, reg, mem, 0),
        }
    }
    /// Jumps to the label if a bit of a mask is clear.
    fn bit_is_clear(&mut self, mask: Reg, i: u32) -> u32 {
        self.bit_goes(mask, i, cc::AE)
    }
    /// A jump by a bit of a mask: `cc::B` where it is set, `cc::AE` where not.
    pub(super) fn bit_goes(&mut self, mask: Reg, i: u32, cond: u8) -> u32 {
        let over = self.asm.label();
        self.asm.rr(form::BT_I, i > 31, mask, mask);
        self.asm.byte(i as u8);
        self.asm.jump(Some(cond), over);
        over
    }
    /// A scratch register with a lane in it into memory.
    fn store_lane(&mut self, shape: Shape, t: Reg, mem: Mem) {
        match (shape.class, shape.bytes) {
            (Class::F32, _) => self.asm.rm(form::MOVSS_STORE, false, t, mem, 0),
            (Class::F64, _) => self.asm.rm(form::MOVSD_STORE, false, t, mem, 0),
            (Class::Half(_), _) => self.asm.rm(form::MOV_STORE16, false, SCRATCH, mem, 0),
            (_, 1) => self.asm.rm(form::MOV_STORE8, false, t, mem, 0),
            (_, 2) => self.asm.rm(form::MOV_STORE16, false, t, mem, 0),
            (_, n) => self.asm.rm(form::MOV_STORE, n == 8, t, mem, 0),
        }
    }
}
