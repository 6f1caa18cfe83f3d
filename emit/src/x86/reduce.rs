//! Reductions of vectors to one lane.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Value};

use super::Gen;
use super::enc::{Form, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::SCRATCH;
use super::vector::{Lanes, Shape};

impl Gen<'_> {
    /// `llvm.intr.vector.reduce.*`; `None` for others.
    pub(super) fn reduction(&mut self, op: Op, k: Opcode) -> Option<Option<()>> {
        let m = self.w.m;
        Some(match k {
            l::INTR_VECTOR_REDUCE_ADD => self.reduce_int(op, form::ADD_RM, None),
            l::INTR_VECTOR_REDUCE_MUL => self.reduce_int(op, form::IMUL, None),
            l::INTR_VECTOR_REDUCE_AND => self.reduce_int(op, form::AND_RM, None),
            l::INTR_VECTOR_REDUCE_OR => self.reduce_int(op, form::OR_RM, None),
            l::INTR_VECTOR_REDUCE_XOR => self.reduce_int(op, form::XOR_RM, None),
            l::INTR_VECTOR_REDUCE_SMAX => self.reduce_int(op, form::OR_RM, Some((cc::G, true))),
            l::INTR_VECTOR_REDUCE_SMIN => self.reduce_int(op, form::AND_RM, Some((cc::L, true))),
            l::INTR_VECTOR_REDUCE_UMAX => self.reduce_int(op, form::OR_RM, Some((cc::A, false))),
            l::INTR_VECTOR_REDUCE_UMIN => self.reduce_int(op, form::AND_RM, Some((cc::B, false))),
            l::INTR_VECTOR_REDUCE_FADD => self.reduce_float(op, m.operand(op, 1), Some(m.operand(op, 0)), form::ADDS),
            l::INTR_VECTOR_REDUCE_FMUL => self.reduce_float(op, m.operand(op, 1), Some(m.operand(op, 0)), form::MULS),
            l::INTR_VECTOR_REDUCE_FMAX => self.reduce_extreme(op, true, false),
            l::INTR_VECTOR_REDUCE_FMIN => self.reduce_extreme(op, false, false),
            l::INTR_VECTOR_REDUCE_FMAXIMUM => self.reduce_extreme(op, true, true),
            l::INTR_VECTOR_REDUCE_FMINIMUM => self.reduce_extreme(op, false, true),
            _ => return None,
        })
    }
    fn reduce_int(&mut self, op: Op, f: Form, extreme: Option<(u8, bool)>) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let Some(shape) = self.shape(a) else { return self.unsupported("a vector of this type") };
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        if shape.n == 1 {
            let p = self.piece(a);
            self.def_from(d, p);
            return Some(());
        }
        if shape.is_mask() {
            return self.reduce_mask(op, f, extreme.is_some_and(|e| e.1), shape.n as u8);
        }
        let Class::Int(w) = shape.class else { return self.unsupported("a vector of this type") };
        let pieces = self.pieces(a).to_vec();
        let list: Vec<Lanes> = pieces.into_iter().map(|p| self.lanes_of(p)).collect();
        let wide = w > 32;
        let signed = extreme.is_some_and(|e| e.1);
        let first = self.lane_piece(&list, shape, 0, 1);
        let all = self.temp_from(shape.class, first);
        if extreme.is_some() && w < 32 {
            self.extend_reg(all, all, w, signed, false);
        }
        for i in 1..shape.n {
            let kept = self.f.pinned;
            let p = self.lane_piece(&list, shape, i, 1);
            match extreme {
                Some((cond, _)) => {
                    let y = self.extended(p, w, signed);
                    self.asm.rr(form::CMP_RM, wide, y, all);
                    self.asm.rr(Form { op: form::CMOV.op | cond, ..form::CMOV }, wide, all, y);
                }
                None => {
                    let y = self.read(shape.class, p);
                    self.asm.rr(f, wide, all, y);
                }
            }
            self.unpin(kept);
            self.release(p);
        }
        self.put(d, all);
        Some(())
    }
    /// Masks: whether all bits, any bit, or an odd number of them are set. `signed` turns greatest and least around, as
    /// the greatest signed bit is 0.
    fn reduce_mask(&mut self, op: Op, f: Form, signed: bool, n: u8) -> Option<()> {
        let m = self.w.m;
        let (p, r) = (self.piece(m.operand(op, 0)), m.result(op, 0));
        let class = Class::Int(n);
        let t = self.temp_from(class, p);
        self.extend_reg(t, t, n, false, true);
        let all = if f.op == form::AND_RM.op || f.op == form::IMUL.op { !signed } else { signed };
        match f.op {
            x if x == form::ADD_RM.op || x == form::XOR_RM.op => {
                for by in [32, 16, 8, 4, 2, 1] {
                    self.mov(Class::Int(64), SCRATCH, t);
                    self.shift_imm(form::SHR_I, true, SCRATCH, by);
                    self.asm.rr(form::XOR_RM, true, t, SCRATCH);
                }
                self.give(r, t);
            }
            _ if all => {
                let s = self.scratch(super::ra::masked(class, u64::MAX));
                self.asm.rr(form::CMP_RM, true, t, s);
                self.set_condition(r, cc::E);
            }
            _ => {
                self.asm.rr(form::TEST_RM, true, t, t);
                self.set_condition(r, cc::NE);
            }
        }
        Some(())
    }
    /// Sums and products in order.
    fn reduce_float(&mut self, op: Op, a: Value, start: Option<Value>, f: Form) -> Option<()> {
        let m = self.w.m;
        let Some(shape) = self.shape(a).filter(|s| s.class.is_float()) else {
            return self.unsupported("a vector of this type");
        };
        let r = m.result(op, 0);
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        if let Class::Half(_) = shape.class {
            self.spill_all();
            let mut all = start.map_or(Piece::Undef, |v| self.piece(v));
            for p in self.float_lanes(a, shape) {
                all = self.half_of(shape.class, all, p, Ok(f));
            }
            self.half_result(r, all);
            return Some(());
        }
        let f = Form { prefix: if shape.bytes == 4 { 0xF3 } else { 0xF2 }, ..f };
        let list: Vec<Piece> = self.float_lanes(a, shape);
        let start = start.map_or(Piece::Undef, |v| self.piece(v));
        let all = self.temp_from(shape.class, start);
        for p in list {
            let kept = self.f.pinned;
            let y = self.read(shape.class, p);
            self.asm.rr(f, false, all, y);
            self.unpin(kept);
            if shape.n > 1 {
                self.release(p);
            }
        }
        self.put(d, all);
        Some(())
    }
    fn float_lanes(&mut self, a: Value, shape: Shape) -> Vec<Piece> {
        let pieces = self.pieces(a).to_vec();
        if shape.n == 1 {
            return pieces;
        }
        let list: Vec<Lanes> = pieces.into_iter().map(|p| self.lanes_of(p)).collect();
        (0..shape.n).map(|i| self.lane_piece(&list, shape, i, 1)).collect()
    }
    /// The greatest or least lane: halves of whole pieces against each other, then in order, as `llc` does, since the
    /// order decides between zeros.
    fn reduce_extreme(&mut self, op: Op, max: bool, strict: bool) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let Some(shape) = self.shape(a).filter(|s| s.class.is_float()) else {
            return self.unsupported("a vector of this type");
        };
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let half = matches!(shape.class, Class::Half(_));
        if half {
            self.spill_all();
        }
        let mut list = self.float_lanes(a, shape);
        let step = |g: &mut Self, x: Piece, y: Piece| {
            if half {
                return g.half_of(shape.class, x, y, Err((max, strict)));
            }
            let t = g.extreme_of(shape.class, x, y, max, strict);
            let p = g.parked(shape.class, t);
            g.end_op();
            p
        };
        // A length that is no power of two is widened to one by lanes that nobody sees.
        let mut n = shape.n.next_power_of_two();
        while n > shape.per_piece() || half && matches!(n, 2 | 4) {
            n /= 2;
            for i in n as usize..list.len() {
                list[i - n as usize] = step(self, list[i - n as usize], list[i]);
            }
            list.truncate(n as usize);
        }
        let mut all = list[0];
        for &p in &list[1..] {
            all = step(self, all, p);
        }
        if half {
            self.half_result(r, all);
            return Some(());
        }
        let t = self.temp_from(shape.class, all);
        self.put(d, t);
        Some(())
    }
    /// A half in the frame is an operation's result.
    fn half_result(&mut self, r: Value, p: Piece) {
        self.take(Reg::XMM0);
        self.copy_to(Class::F32, Reg::XMM0, p);
        self.result_in(r, Reg::XMM0);
    }
}
