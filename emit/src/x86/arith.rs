//! Integers: arithmetic, comparisons, widths. Registers hold anything above the width of a value, so what depends on
//! those bits extends first.

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Sym, Value};

use super::Gen;
use super::enc::{Form, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, masked};

/// Conditions of `llvm.icmp` in the order of its predicates, and with the operands exchanged.
const ICMP: [(u8, u8); 10] = [
    (cc::E, cc::E),
    (cc::NE, cc::NE),
    (cc::L, cc::G),
    (cc::LE, cc::GE),
    (cc::G, cc::L),
    (cc::GE, cc::LE),
    (cc::B, cc::A),
    (cc::BE, cc::AE),
    (cc::A, cc::B),
    (cc::AE, cc::BE),
];

impl Gen<'_> {
    /// Extends a register from `w` bits to 64, or to at least 32 if not `wide`.
    pub fn extend_reg(&mut self, to: Reg, from: Reg, w: u8, signed: bool, wide: bool) {
        match (w, signed) {
            (8, false) => self.asm.rr(form::MOVZX8, false, to, from),
            (16, false) => self.asm.rr(form::MOVZX16, false, to, from),
            (8, true) => self.asm.rr(form::MOVSX8, wide, to, from),
            (16, true) => self.asm.rr(form::MOVSX16, wide, to, from),
            (32, false) if wide => self.asm.rr(form::MOV_LOAD, false, to, from),
            (32, true) if wide => self.asm.rr(form::MOVSXD, true, to, from),
            (32, _) => self.mov(Class::Int(32), to, from),
            (64, _) => self.mov(Class::Int(64), to, from),
            (_, false) if w < 32 => {
                self.mov(Class::Int(32), to, from);
                self.asm.alu_imm(4, false, to, ((1u32 << w) - 1) as i32);
            }
            _ => {
                let wide = wide || w > 32;
                self.mov(Class::Int(64), to, from);
                let by = if wide { 64 - w } else { 32 - w };
                self.shift_imm(form::SHL_I, wide, to, by);
                self.shift_imm(if signed { form::SAR_I } else { form::SHR_I }, wide, to, by);
            }
        }
    }
    /// A shift by a constant.
    pub fn shift_imm(&mut self, f: Form, wide: bool, reg: Reg, by: u8) {
        match by {
            0 => {}
            // By one there is a form without the number.
            1 => self.asm.rr(Form { op: 0xD1, ..f }, wide, reg, reg),
            _ => {
                self.asm.rr(f, wide, reg, reg);
                self.asm.byte(by);
            }
        }
    }
    /// A piece extended to 32 or 64 bits in a register that is not to be changed.
    pub fn extended(&mut self, p: Piece, w: u8, signed: bool) -> Reg {
        match (p, w) {
            (_, 32 | 64) => self.read(Class::Int(w), p),
            (Piece::C(c), _) => {
                let r = self.temp(false);
                let c = if signed { ir::context::sext(c, u32::from(w)) as u64 } else { masked(Class::Int(w), c) };
                self.asm.mov_imm(r, c, true);
                r
            }
            _ => {
                let from = self.read(Class::Int(w), p);
                let to = self.temp(false);
                self.extend_reg(to, from, w, signed, w > 32);
                to
            }
        }
    }

    /// `op reg, piece` by one of the arithmetic forms and its number with immediates.
    pub fn alu(&mut self, f: Form, digit: u8, wide: bool, class: Class, reg: Reg, p: Piece) {
        if let Piece::C(c) = p {
            let c = match wide {
                true => i32::try_from(c as i64).ok(),
                false => Some(c as i32),
            };
            if let Some(c) = c {
                return self.asm.alu_imm(digit, wide, reg, c);
            }
        }
        match self.memory_of(p) {
            Some(mem) => self.asm.rm(f, wide, reg, mem, 0),
            None => {
                let b = self.read(class, p);
                self.asm.rr(f, wide, reg, b);
            }
        }
    }

    /// Binary operations.
    pub fn int_binary(&mut self, op: Op, k: Opcode) -> Option<()> {
        let m = self.w.m;
        let (va, vb, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
        let Class::Int(w) = self.class(r)? else { return self.unsupported("arithmetic on this type") };
        let n = self.pieces(r).len();
        if !matches!(self.w.cx.type_data(self.ty(r)), ir::TypeData::Integer { .. }) {
            return self.unsupported("arithmetic on this type");
        }
        if n == 2 {
            return self.wide_binary(op, k);
        }
        if n > 2 {
            return super::wider::binary(self, op, k);
        }
        let (mut a, mut b) = (self.piece(va), self.piece(vb));
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let (class, wide) = (Class::Int(w), w > 32);
        let commutes = matches!(k, l::ADD | l::AND | l::OR | l::XOR | l::MUL);
        let dies = |g: &Self, p: Piece| match p {
            Piece::V(v) => {
                let x = g.f.v[v];
                x.uses == 1 && !x.cross && x.reg != Reg::NONE
            }
            _ => false,
        };
        if commutes && !matches!(b, Piece::C(_)) && (matches!(a, Piece::C(_)) || dies(self, b) && !dies(self, a)) {
            core::mem::swap(&mut a, &mut b);
        }
        match k {
            l::ADD | l::SUB | l::AND | l::OR | l::XOR => {
                let (f, digit) = match k {
                    l::ADD => (form::ADD_RM, 0),
                    l::SUB => (form::SUB_RM, 5),
                    l::AND => (form::AND_RM, 4),
                    l::OR => (form::OR_RM, 1),
                    _ => (form::XOR_RM, 6),
                };
                let b = if let Piece::C(c) = b { Piece::C(ir::context::sext(c, u32::from(w)) as u64) } else { b };
                let reg = self.def_from(d, a);
                self.alu(f, digit, wide, class, reg, b);
            }
            l::MUL => match b {
                Piece::C(c) if i32::try_from(ir::context::sext(c, u32::from(w))).is_ok() => {
                    let c = ir::context::sext(c, u32::from(w)) as i32;
                    if c > 0 && (c as u32).is_power_of_two() {
                        let reg = self.def_from(d, a);
                        self.shift_imm(form::SHL_I, wide, reg, c.trailing_zeros() as u8);
                    } else {
                        let from = self.read(class, a);
                        let reg = self.def(d);
                        match i8::try_from(c) {
                            Ok(c) => {
                                self.asm.rr(form::IMUL_I8, wide, reg, from);
                                self.asm.byte(c as u8);
                            }
                            Err(_) => {
                                self.asm.rr(form::IMUL_I32, wide, reg, from);
                                self.asm.imm32(c);
                            }
                        }
                    }
                }
                _ => {
                    let reg = self.def_from(d, a);
                    match self.memory_of(b) {
                        Some(mem) => self.asm.rm(form::IMUL, wide, reg, mem, 0),
                        None => {
                            let b = self.read(class, b);
                            self.asm.rr(form::IMUL, wide, reg, b);
                        }
                    }
                }
            },
            l::SHL | l::LSHR | l::ASHR => {
                let (by_cl, by_imm) = match k {
                    l::SHL => (form::SHL_CL, form::SHL_I),
                    l::LSHR => (form::SHR_CL, form::SHR_I),
                    _ => (form::SAR_CL, form::SAR_I),
                };
                let shift = match b {
                    Piece::C(c) => Some((masked(class, c) & if wide { 63 } else { 31 }) as u8),
                    _ => {
                        self.take(Reg::RCX);
                        self.copy_to(class, Reg::RCX, b);
                        if w < 8 {
                            self.extend_reg(Reg::RCX, Reg::RCX, w, false, false);
                        }
                        None
                    }
                };
                let reg = self.def_from(d, a);
                if k != l::SHL && w != 32 && w != 64 {
                    self.extend_reg(reg, reg, w, k == l::ASHR, wide);
                }
                match shift {
                    Some(by) => self.shift_imm(by_imm, wide, reg, by),
                    None => self.asm.rr(by_cl, wide, reg, reg),
                }
            }
            _ => {
                let signed = matches!(k, l::SDIV | l::SREM);
                self.take(Reg::RAX);
                self.take(Reg::RDX);
                let divisor = self.extended(b, w, signed);
                self.copy_to(class, Reg::RAX, a);
                if w != 32 && w != 64 {
                    self.extend_reg(Reg::RAX, Reg::RAX, w, signed, wide);
                }
                if signed {
                    if wide {
                        self.asm.byte(0x48);
                    }
                    self.asm.byte(0x99);
                    self.asm.rr(form::IDIV, wide, divisor, divisor);
                } else {
                    self.asm.rr(form::XOR_RM, false, Reg::RDX, Reg::RDX);
                    self.asm.rr(form::DIV, wide, divisor, divisor);
                }
                self.give(r, if matches!(k, l::UDIV | l::SDIV) { Reg::RAX } else { Reg::RDX });
            }
        }
        Some(())
    }

    /// Two registers: 65 to 128 bits. What is above the width is anything here too.
    fn wide_binary(&mut self, op: Op, k: Opcode) -> Option<()> {
        let m = self.w.m;
        let w = m.cx.int_width(self.ty(m.result(op, 0)))?;
        let shift = matches!(k, l::SHL | l::LSHR | l::ASHR);
        if k == l::MUL {
            return self.wide_product(op);
        }
        if shift && let Piece::C(by) = self.pieces(m.operand(op, 1))[0] {
            return self.wide_shift(op, k, w as u8, (by & 127) as u8);
        }
        let name = match k {
            l::UDIV => "__udivti3",
            l::SDIV => "__divti3",
            l::UREM => "__umodti3",
            l::SREM => "__modti3",
            l::SHL => "__ashlti3",
            l::LSHR => "__lshrti3",
            l::ASHR => "__ashrti3",
            _ => "",
        };
        let r = m.result(op, 0);
        let pair = |g: &Self, v: Value| {
            let p = g.pieces(v);
            (p[0], p[1])
        };
        let (a, b) = (pair(self, m.operand(op, 0)), pair(self, m.operand(op, 1)));
        let class = Class::Int(64);
        if !name.is_empty() {
            let mut high = [a.1, b.1];
            for p in high.iter_mut().take(if w == 128 { 0 } else { 2 }) {
                let t = self.temp_from(class, *p);
                self.extend_reg(t, t, w as u8 - 64, matches!(k, l::SDIV | l::SREM | l::ASHR), true);
                *p = self.parked(class, t);
                self.end_op();
            }
            self.spill_all();
            let args = [(a.0, class), (high[0], class), (b.0, class), (high[1], class)];
            self.library(name, &args[..if shift { 3 } else { 4 }]);
            self.pair_in(r, Reg::RAX, Reg::RDX);
            return Some(());
        }
        let (low, high, digits) = match k {
            l::ADD => (form::ADD_RM, form::ADC_RM, (0, 2)),
            l::SUB => (form::SUB_RM, form::SBB_RM, (5, 3)),
            l::AND => (form::AND_RM, form::AND_RM, (4, 4)),
            l::OR => (form::OR_RM, form::OR_RM, (1, 1)),
            _ => (form::XOR_RM, form::XOR_RM, (6, 6)),
        };
        // Both halves are copied before the carry is made: copies of constants keep the flags, spills as well.
        let (lo, hi) = (self.temp_from(class, a.0), self.temp_from(class, a.1));
        self.alu(low, digits.0, true, class, lo, b.0);
        self.alu(high, digits.1, true, class, hi, b.1);
        self.pair_in(r, lo, hi);
        Some(())
    }
    /// The product of two pairs: the low halves' in full, and the low parts of those across.
    fn wide_product(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (va, vb) = (m.operand(op, 0), m.operand(op, 1));
        let (a, b) = ((self.pieces(va)[0], self.pieces(va)[1]), (self.pieces(vb)[0], self.pieces(vb)[1]));
        let class = Class::Int(64);
        self.take(Reg::RAX);
        self.take(Reg::RDX);
        if let Some(k) = super::narrow_product(m, op) {
            // The one instruction makes the product of what was widened.
            let y = self.read(class, b.0);
            self.copy_to(class, Reg::RAX, a.0);
            self.asm.rr(if k == l::SEXT { form::IMUL1 } else { form::MUL }, true, y, y);
            self.pair_in(m.result(op, 0), Reg::RAX, Reg::RDX);
            return Some(());
        }
        let (across, other) = (self.temp_from(class, a.1), self.temp_from(class, b.1));
        let y = self.read(class, b.0);
        self.asm.rr(form::IMUL, true, across, y);
        self.copy_to(class, Reg::RAX, a.0);
        self.asm.rr(form::IMUL, true, other, Reg::RAX);
        self.asm.rr(form::ADD_RM, true, across, other);
        self.asm.rr(form::MUL, true, y, y);
        self.asm.rr(form::ADD_RM, true, Reg::RDX, across);
        self.pair_in(m.result(op, 0), Reg::RAX, Reg::RDX);
        Some(())
    }
    /// A shift of a pair by a constant.
    fn wide_shift(&mut self, op: Op, k: Opcode, w: u8, by: u8) -> Option<()> {
        let m = self.w.m;
        let p = self.pieces(m.operand(op, 0));
        let (p, class) = ((p[0], p[1]), Class::Int(64));
        let (lo, hi) = (self.temp_from(class, p.0), self.temp_from(class, p.1));
        let signed = k == l::ASHR;
        if k != l::SHL && w != 128 {
            self.extend_reg(hi, hi, w - 64, signed, true);
        }
        // The half that bits leave, the one that they come to, and the shifts of both and of the first.
        let right = if signed { form::SAR_I } else { form::SHR_I };
        let (from, to, double, spread) = if k == l::SHL { (lo, hi, form::SHLD_I, form::SHL_I) } else { (hi, lo, form::SHRD_I, right) };
        match by {
            0 => {}
            1..64 => {
                self.asm.rr(double, true, from, to);
                self.asm.byte(by);
                self.shift_imm(spread, true, from, by);
            }
            _ => {
                self.mov(class, to, from);
                self.shift_imm(spread, true, to, by - 64);
                match signed {
                    true => self.shift_imm(form::SAR_I, true, from, 63),
                    false => self.asm.mov_imm(from, 0, true),
                }
            }
        }
        self.pair_in(m.result(op, 0), lo, hi);
        Some(())
    }
    /// A result of two pieces in two registers of the pool.
    pub fn pair_in(&mut self, v: Value, lo: Reg, hi: Reg) {
        let pieces = [self.pieces(v)[0], self.pieces(v)[1]];
        for (p, reg) in pieces.into_iter().zip([lo, hi]) {
            let Piece::V(d) = p else { continue };
            self.put(d, reg);
        }
    }

    /// `llvm.zext`, `llvm.sext` and casts to wider pointers.
    pub fn widen(&mut self, op: Op, signed: bool) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let (Class::Int(from), Class::Int(to)) = (self.class(a)?, self.class(r)?) else { return self.unsupported("this cast") };
        let pieces = (self.pieces(a).len(), self.pieces(r).len());
        if !matches!(self.w.cx.type_data(self.ty(r)), ir::TypeData::Integer { .. } | ir::TypeData::LlvmPtr { .. }) {
            return self.unsupported("this cast");
        }
        if pieces.1 > 2 {
            super::wider::widen(self, op, signed);
            return Some(());
        }
        let p = self.piece(a);
        if pieces.0 == 2 {
            let (lo, high) = (self.temp_from(Class::Int(64), p), self.pieces(a)[1]);
            let hi = self.temp_from(Class::Int(64), high);
            let w = self.w.cx.int_width(self.ty(a))? as u8 - 64;
            self.extend_reg(hi, hi, w, signed, true);
            self.pair_in(r, lo, hi);
            return Some(());
        }
        if pieces.1 == 2 && self.widens_a_word(op)? {
            let high = self.pieces(r)[1];
            let Piece::V(d) = high else { return Some(()) };
            if self.f.v[d].is_wanted() {
                let hi = if signed { self.temp_from(Class::Int(64), p) } else { self.temp(false) };
                match signed {
                    true => self.shift_imm(form::SAR_I, true, hi, 63),
                    false => self.asm.mov_imm(hi, 0, true),
                }
                self.put(d, hi);
            }
            return Some(());
        }
        if pieces.1 == 2 {
            let lo = self.temp_from(Class::Int(from), p);
            self.extend_reg(lo, lo, from, signed, true);
            if let Piece::V(d) = self.pieces(r)[1]
                && !self.f.v[d].is_wanted()
            {
                // Products take the low half alone.
                let Piece::V(d) = self.pieces(r)[0] else { return Some(()) };
                self.put(d, lo);
                return Some(());
            }
            let hi = self.temp(false);
            match signed {
                true => {
                    self.mov(Class::Int(64), hi, lo);
                    self.shift_imm(form::SAR_I, true, hi, 63);
                }
                false => self.asm.mov_imm(hi, 0, true),
            }
            self.pair_in(r, lo, hi);
            return Some(());
        }
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let src = self.read(Class::Int(from), p);
        let reg = self.def(d);
        self.extend_reg(reg, src, from, signed, to > 32);
        Some(())
    }

    /// Compares and returns the condition; `llvm.icmp` or an `llvm.fcmp` with one condition.
    pub fn compare_flags(&mut self, op: Op) -> Option<u8> {
        let m = self.w.m;
        if m.kind(op) == l::FCMP {
            return self.float_flags(op);
        }
        let pred = self.w.enum_attr(op, Sym::PREDICATE).unwrap_or(0) as usize;
        let &(cond, swapped) = ICMP.get(pred)?;
        let (va, vb) = (m.operand(op, 0), m.operand(op, 1));
        let Class::Int(w) = self.class(va)? else { return self.unsupported("a comparison of this type") };
        if !matches!(self.w.cx.type_data(self.ty(va)), ir::TypeData::Integer { .. } | ir::TypeData::LlvmPtr { .. }) {
            return self.unsupported("a comparison of this type");
        }
        match self.pieces(va).len() {
            1 => {}
            2 => return self.wide_compare(va, vb, pred),
            _ => return Some(super::wider::compare(self, va, vb, pred)),
        }
        let (mut a, mut b) = (self.piece(va), self.piece(vb));
        let mut cond = cond;
        if matches!(a, Piece::C(_)) && !matches!(b, Piece::C(_)) {
            core::mem::swap(&mut a, &mut b);
            cond = swapped;
        }
        let signed = (2..6).contains(&pred);
        let class = Class::Int(w);
        match w {
            32 | 64 => {
                let wide = w == 64;
                let reg = self.read(class, a);
                match b {
                    Piece::C(c) if masked(class, c) == 0 => self.asm.rr(form::TEST_RM, wide, reg, reg),
                    Piece::C(c) => self.alu(form::CMP_RM, 7, wide, class, reg, Piece::C(ir::context::sext(c, u32::from(w)) as u64)),
                    _ => self.alu(form::CMP_RM, 7, wide, class, reg, b),
                }
            }
            8 | 16 => {
                let reg = self.read(class, a);
                let (rr, imm) = if w == 8 { (form::CMP_RM8, form::CMP_I8_8) } else { (form::CMP_RM16, form::CMP_I16) };
                match b {
                    Piece::C(c) => {
                        self.asm.rr(imm, false, reg, reg);
                        self.asm.byte(c as u8);
                        if w == 16 {
                            self.asm.byte((c >> 8) as u8);
                        }
                    }
                    _ => {
                        let other = self.read(class, b);
                        self.asm.rr(rr, false, reg, other);
                    }
                }
            }
            _ => {
                let (x, y) = (self.extended(a, w, signed), self.extended(b, w, signed));
                self.asm.rr(form::CMP_RM, w > 32, x, y);
            }
        }
        Some(cond)
    }

    /// Compares values of 65 to 128 bits; the condition.
    pub fn wide_compare(&mut self, va: Value, vb: Value, pred: usize) -> Option<u8> {
        let class = Class::Int(64);
        let pair = |g: &Self, v: Value| (g.pieces(v)[0], g.pieces(v)[1]);
        let (mut a, mut b) = (pair(self, va), pair(self, vb));
        // What is above the width is shifted out.
        let above = 128 - self.w.cx.int_width(self.ty(va))? as u8;
        if pred < 2 {
            let (lo, hi) = (self.temp_from(class, a.0), self.temp_from(class, a.1));
            self.alu(form::XOR_RM, 6, true, class, lo, b.0);
            self.alu(form::XOR_RM, 6, true, class, hi, b.1);
            self.shift_imm(form::SHL_I, true, hi, above);
            self.asm.rr(form::OR_RM, true, lo, hi);
            return Some(if pred == 0 { cc::E } else { cc::NE });
        }
        // a > b is b < a.
        if matches!(pred, 3 | 4 | 7 | 8) {
            core::mem::swap(&mut a, &mut b);
        }
        let hi = self.temp_from(class, a.1);
        if above != 0 {
            let other = self.temp_from(class, b.1);
            self.shift_imm(form::SHL_I, true, hi, above);
            self.shift_imm(form::SHL_I, true, other, above);
            b.1 = self.parked(class, other);
        }
        let lo = self.read(class, a.0);
        self.alu(form::CMP_RM, 7, true, class, lo, b.0);
        self.alu(form::SBB_RM, 3, true, class, hi, b.1);
        Some(match pred {
            2 | 4 => cc::L,
            3 | 5 => cc::GE,
            6 | 8 => cc::B,
            _ => cc::AE,
        })
    }

    /// A comparison whose result is kept.
    pub fn compare_value(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        if m.kind(op) == l::FCMP && !super::float::single_condition(self, op) {
            return self.float_compare(op);
        }
        let cond = self.compare_flags(op)?;
        let r = m.result(op, 0);
        self.set_condition(r, cond);
        Some(())
    }
    /// A result that says whether a condition holds.
    pub fn set_condition(&mut self, r: Value, cond: u8) {
        let Piece::V(d) = self.piece(r) else { return };
        let reg = self.def(d);
        self.asm.set(cond, reg);
        self.asm.rr(form::MOVZX8, false, reg, reg);
    }
    /// The scratch register with a constant in it.
    pub fn scratch(&mut self, c: u64) -> Reg {
        self.asm.mov_imm(SCRATCH, c, true);
        SCRATCH
    }
}
