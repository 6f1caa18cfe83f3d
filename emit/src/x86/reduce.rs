//! Reductions of vectors to one lane.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Value};

use super::Gen;
use super::enc::{Form, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::SCRATCH;
use super::vector::{Lanes, Shape};

/// What is reduced.
struct Source {
    op: Op,
    a: Value,
    /// What it begins with.
    start: Option<Value>,
    /// Where its lanes were put into the frame, if they were.
    lanes: Option<Vec<Lanes>>,
}

/// The same reduction of all lanes.
fn of_all_lanes(k: Opcode) -> Opcode {
    match k {
        l::INTR_VP_REDUCE_ADD => l::INTR_VECTOR_REDUCE_ADD,
        l::INTR_VP_REDUCE_AND => l::INTR_VECTOR_REDUCE_AND,
        l::INTR_VP_REDUCE_FADD => l::INTR_VECTOR_REDUCE_FADD,
        l::INTR_VP_REDUCE_FMAX => l::INTR_VECTOR_REDUCE_FMAX,
        l::INTR_VP_REDUCE_FMIN => l::INTR_VECTOR_REDUCE_FMIN,
        l::INTR_VP_REDUCE_FMUL => l::INTR_VECTOR_REDUCE_FMUL,
        l::INTR_VP_REDUCE_MUL => l::INTR_VECTOR_REDUCE_MUL,
        l::INTR_VP_REDUCE_OR => l::INTR_VECTOR_REDUCE_OR,
        l::INTR_VP_REDUCE_SMAX => l::INTR_VECTOR_REDUCE_SMAX,
        l::INTR_VP_REDUCE_SMIN => l::INTR_VECTOR_REDUCE_SMIN,
        l::INTR_VP_REDUCE_UMAX => l::INTR_VECTOR_REDUCE_UMAX,
        l::INTR_VP_REDUCE_UMIN => l::INTR_VECTOR_REDUCE_UMIN,
        l::INTR_VP_REDUCE_XOR => l::INTR_VECTOR_REDUCE_XOR,
        _ => k,
    }
}

/// The bits of a lane that changes nothing.
fn neutral(k: Opcode, shape: Shape) -> u64 {
    let top = 1u64 << (8 * shape.bytes - 1);
    // Digits behind the point of a float.
    let digits = match shape.class {
        Class::Half(false) => 10,
        Class::Half(true) => 7,
        Class::F32 => 23,
        _ => 52,
    };
    match k {
        l::INTR_VECTOR_REDUCE_MUL => 1,
        l::INTR_VECTOR_REDUCE_SMAX | l::INTR_VECTOR_REDUCE_FADD => top,
        l::INTR_VECTOR_REDUCE_SMIN => top - 1,
        l::INTR_VECTOR_REDUCE_AND | l::INTR_VECTOR_REDUCE_UMIN => u64::MAX,
        // A half of the numbers that the exponent counts is below 1.
        l::INTR_VECTOR_REDUCE_FMUL => (top >> 1) - (1 << digits),
        // A NaN that does not signal: all of the exponent, and the first digit.
        l::INTR_VECTOR_REDUCE_FMAX | l::INTR_VECTOR_REDUCE_FMIN => top - (1 << (digits - 1)),
        _ => 0,
    }
}

impl Gen<'_> {
    /// `llvm.intr.vector.reduce.*` and `llvm.intr.vp.reduce.*`; `None` for others.
    pub(super) fn reduction(&mut self, op: Op, k: Opcode) -> Option<Option<()>> {
        let m = self.w.m;
        let known = of_all_lanes(k);
        let s = if known != k {
            match self.lanes_that_count(op, known) {
                Some(s) => s,
                None => return Some(None),
            }
        } else {
            let ordered = matches!(k, l::INTR_VECTOR_REDUCE_FADD | l::INTR_VECTOR_REDUCE_FMUL);
            let &a = m.operands(op).get(usize::from(ordered))?;
            Source { op, a, start: ordered.then(|| m.operand(op, 0)), lanes: None }
        };
        Some(match known {
            l::INTR_VECTOR_REDUCE_ADD => self.reduce_int(&s, form::ADD_RM, None),
            l::INTR_VECTOR_REDUCE_MUL => self.reduce_int(&s, form::IMUL, None),
            l::INTR_VECTOR_REDUCE_AND => self.reduce_int(&s, form::AND_RM, None),
            l::INTR_VECTOR_REDUCE_OR => self.reduce_int(&s, form::OR_RM, None),
            l::INTR_VECTOR_REDUCE_XOR => self.reduce_int(&s, form::XOR_RM, None),
            l::INTR_VECTOR_REDUCE_SMAX => self.reduce_int(&s, form::OR_RM, Some((cc::G, true))),
            l::INTR_VECTOR_REDUCE_SMIN => self.reduce_int(&s, form::AND_RM, Some((cc::L, true))),
            l::INTR_VECTOR_REDUCE_UMAX => self.reduce_int(&s, form::OR_RM, Some((cc::A, false))),
            l::INTR_VECTOR_REDUCE_UMIN => self.reduce_int(&s, form::AND_RM, Some((cc::B, false))),
            l::INTR_VECTOR_REDUCE_FADD => self.reduce_float(&s, form::ADDS),
            l::INTR_VECTOR_REDUCE_FMUL => self.reduce_float(&s, form::MULS),
            l::INTR_VECTOR_REDUCE_FMAX => self.reduce_extreme(&s, true, false),
            l::INTR_VECTOR_REDUCE_FMIN => self.reduce_extreme(&s, false, false),
            l::INTR_VECTOR_REDUCE_FMAXIMUM => self.reduce_extreme(&s, true, true),
            l::INTR_VECTOR_REDUCE_FMINIMUM => self.reduce_extreme(&s, false, true),
            _ => return None,
        })
    }
    /// The lanes of a vector in the frame, and where a mask has no bit, and past the lanes that are asked for, those that change
    /// nothing. As `llc` does, so that the order of all is the same.
    fn lanes_that_count(&mut self, op: Op, k: Opcode) -> Option<Source> {
        let m = self.w.m;
        let [start, a, mask, n] = *m.operands(op) else { return self.unsupported("this intrinsic") };
        let Some(shape) = self.shape(a).filter(|s| !s.is_mask() && s.n <= 64) else { return self.unsupported("a vector of this type") };
        // Nobody else asks whether what it begins with goes with the vector.
        let elem = super::vector::element(self.w.cx, m.ty(a));
        if m.ty(start) != elem || m.ty(m.result(op, 0)) != elem {
            return self.unsupported("this intrinsic");
        }
        let Piece::C(n) = self.piece(n) else { return self.unsupported("a number of lanes that is not constant") };
        let at = self.gathered(a, shape);
        let mask = self.mask_for(mask, shape)?;
        self.asm.mov_imm(SCRATCH, neutral(k, shape), false);
        for i in 0..shape.n {
            let over = (u64::from(i) < n).then(|| self.bit_goes(mask, i, cc::B));
            self.store_word(shape.bytes, SCRATCH, Mem::at(Reg::RBP, at + (i * shape.bytes) as i32));
            if let Some(over) = over {
                self.asm.bind(over);
            }
        }
        self.end_op();
        let lanes = (0..shape.n.div_ceil(shape.per_piece())).map(|i| Lanes::Frame(at + 16 * i as i32)).collect();
        Some(Source { op, a, start: Some(start), lanes: Some(lanes) })
    }
    fn lanes_of_source(&mut self, s: &Source) -> Vec<Lanes> {
        if let Some(lanes) = &s.lanes {
            return lanes.clone();
        }
        let pieces = self.pieces(s.a).to_vec();
        pieces.into_iter().map(|p| self.lanes_of(p)).collect()
    }
    fn reduce_int(&mut self, s: &Source, f: Form, extreme: Option<(u8, bool)>) -> Option<()> {
        let (a, r) = (s.a, self.w.m.result(s.op, 0));
        let Some(shape) = self.shape(a) else { return self.unsupported("a vector of this type") };
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        if shape.n == 1 && s.lanes.is_none() {
            let p = self.piece(a);
            self.def_from(d, p);
            return Some(());
        }
        if shape.is_mask() {
            return self.reduce_mask(s.op, f, extreme.is_some_and(|e| e.1), shape.n as u8);
        }
        let Class::Int(w) = shape.class else { return self.unsupported("a vector of this type") };
        let list = self.lanes_of_source(s);
        let wide = w > 32;
        let signed = extreme.is_some_and(|e| e.1);
        let first = match s.start {
            Some(start) => self.piece(start),
            None => self.lane_piece(&list, shape, 0, 1),
        };
        let all = self.temp_from(shape.class, first);
        if extreme.is_some() && w < 32 {
            self.extend_reg(all, all, w, signed, false);
        }
        for i in u32::from(s.start.is_none())..shape.n {
            let kept = self.f.pinned;
            let p = self.lane_piece(&list, shape, i, 1);
            match extreme {
                Some((cond, _)) => {
                    let y = self.extended(p, w, signed);
                    self.asm.rr(form::CMP_RM, wide, y, all);
                    self.asm.cmov(cond, wide, all, y);
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
    fn reduce_float(&mut self, s: &Source, f: Form) -> Option<()> {
        let (r, start) = (self.w.m.result(s.op, 0), s.start);
        let Some(shape) = self.shape(s.a).filter(|s| s.class.is_float()) else {
            return self.unsupported("a vector of this type");
        };
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        if let Class::Half(_) = shape.class {
            self.spill_all();
            let mut all = start.map_or(Piece::Undef, |v| self.piece(v));
            for p in self.float_lanes(s, shape) {
                all = self.half_of(shape.class, all, p, Ok(f));
            }
            self.half_result(r, all);
            return Some(());
        }
        let f = Form { prefix: if shape.bytes == 4 { 0xF3 } else { 0xF2 }, ..f };
        let list: Vec<Piece> = self.float_lanes(s, shape);
        let start = start.map_or(Piece::Undef, |v| self.piece(v));
        let all = self.temp_from(shape.class, start);
        for p in list {
            let kept = self.f.pinned;
            let y = self.read(shape.class, p);
            self.asm.rr(f, false, all, y);
            self.unpin(kept);
            if shape.n > 1 || s.lanes.is_some() {
                self.release(p);
            }
        }
        self.put(d, all);
        Some(())
    }
    fn float_lanes(&mut self, s: &Source, shape: Shape) -> Vec<Piece> {
        if shape.n == 1 && s.lanes.is_none() {
            return self.pieces(s.a).to_vec();
        }
        let list = self.lanes_of_source(s);
        (0..shape.n).map(|i| self.lane_piece(&list, shape, i, 1)).collect()
    }
    /// The greatest or least lane: halves of whole pieces against each other, then in order, as `llc` does, since the
    /// order decides between zeros.
    fn reduce_extreme(&mut self, s: &Source, max: bool, strict: bool) -> Option<()> {
        let r = self.w.m.result(s.op, 0);
        let Some(shape) = self.shape(s.a).filter(|s| s.class.is_float()) else {
            return self.unsupported("a vector of this type");
        };
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let half = matches!(shape.class, Class::Half(_));
        if half {
            self.spill_all();
        }
        let mut list = self.float_lanes(s, shape);
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
        if let Some(start) = s.start {
            let start = self.piece(start);
            all = step(self, all, start);
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
    pub(super) fn half_result(&mut self, r: Value, p: Piece) {
        self.take(Reg::XMM0);
        self.copy_to(Class::F32, Reg::XMM0, p);
        self.result_in(r, Reg::XMM0);
    }
}
