//! Floats: arithmetic, comparisons and conversions with SSE2. Halves are computed as `llc` does without F16C: widened,
//! computed, rounded, by the functions of the compiler's run-time library.

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Sym};

use super::Gen;
use super::enc::{Form, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, XSCRATCH};

/// The row of a scalar instruction for a width.
fn of(f: Form, class: Class) -> Form {
    Form { prefix: if class == Class::F32 { 0xF3 } else { 0xF2 }, ..f }
}

/// The bit of a float that is its sign.
fn sign_bit(class: Class) -> u64 {
    match class {
        Class::F64 => 1 << 63,
        Class::Half(_) => 1 << 15,
        _ => 1 << 31,
    }
}

/// Condition of a predicate after `ucomis a, b`, and whether the operands are exchanged before; those of `oeq` and `une`
/// need two.
pub fn condition(pred: usize) -> Option<(u8, bool)> {
    Some(match pred {
        2 => (cc::A, false),
        3 => (cc::AE, false),
        4 => (cc::A, true),
        5 => (cc::AE, true),
        6 => (cc::NE, false),
        7 => (cc::NP, false),
        8 => (cc::E, false),
        9 => (cc::B, true),
        10 => (cc::BE, true),
        11 => (cc::B, false),
        12 => (cc::BE, false),
        14 => (cc::P, false),
        _ => return None,
    })
}

/// Whether a comparison has one condition and operands that need no call.
pub fn single_condition(g: &Gen<'_>, op: Op) -> bool {
    let m = g.w.m;
    let pred = g.w.enum_attr(op, Sym::PREDICATE).unwrap_or(0) as usize;
    condition(pred).is_some() && matches!(g.ty(m.operand(op, 0)), ir::Type::F32 | ir::Type::F64)
}

impl Gen<'_> {
    /// A scalar float type or an error.
    fn float_class(&mut self, v: ir::Value) -> Option<Class> {
        let class = self.class(v)?;
        if !class.is_float() || !matches!(self.w.cx.type_data(self.ty(v)), ir::TypeData::Float(_)) {
            return self.unsupported("this operation on this type");
        }
        Some(class)
    }
    /// A half widened to 32 bits, in the frame; other floats as they are. Everything live was spilled before.
    pub fn widened(&mut self, p: Piece, class: Class) -> Piece {
        let Class::Half(brain) = class else { return p };
        if brain {
            self.copy_to(class, XSCRATCH, p);
            self.asm.rr(form::MOVD_FROM, false, XSCRATCH, SCRATCH);
            self.shift_imm(form::SHL_I, false, SCRATCH, 16);
            self.asm.rr(form::MOVD_TO, false, XSCRATCH, SCRATCH);
            return self.parked(Class::F32, XSCRATCH);
        }
        self.library("__extendhfsf2", &[(p, class)]);
        self.parked(Class::F32, Reg::XMM0)
    }
    /// A register's content as a piece in the frame.
    pub fn parked(&mut self, class: Class, reg: Reg) -> Piece {
        let n = u32::from(class.spill().max(8));
        let at = self.f.room(n, n);
        self.store_frame(class, reg, at);
        let v = self.f.new_v(class);
        let x = &mut self.f.v[v];
        (x.slot, x.saved, x.uses) = (at, true, 1);
        Piece::V(v)
    }
    /// Two halves widened to 32 bits: the first in xmm0, the second where the answer says. Everything live was spilled.
    fn widened_pair(&mut self, a: Piece, b: Piece, class: Class) -> Reg {
        if a == b {
            let a = self.widened(a, class);
            self.copy_to(Class::F32, Reg::XMM0, a);
            return Reg::XMM0;
        }
        if class == Class::Half(true) {
            // No call: both stay in registers.
            for (p, to) in [(b, XSCRATCH), (a, Reg::XMM0)] {
                if let Piece::C(c) = p {
                    self.constant_to(Class::F32, to, c << 16);
                    continue;
                }
                self.copy_to(class, to, p);
                self.asm.rr(form::MOVD_FROM, false, to, SCRATCH);
                self.shift_imm(form::SHL_I, false, SCRATCH, 16);
                self.asm.rr(form::MOVD_TO, false, to, SCRATCH);
            }
            return XSCRATCH;
        }
        let b = self.widened(b, class);
        self.library("__extendhfsf2", &[(a, class)]);
        self.copy_to(Class::F32, XSCRATCH, b);
        XSCRATCH
    }
    /// Rounds a float of `from` in a register to the half that is an operation's result.
    pub fn rounded(&mut self, op: Op, from: Class, reg: Reg, brain: bool) {
        self.round(from, reg, brain);
        let r = self.w.m.result(op, 0);
        self.result_in(r, Reg::XMM0);
    }
    /// The same into xmm0.
    fn round(&mut self, from: Class, reg: Reg, brain: bool) {
        self.mov(from, Reg::XMM0, reg);
        let name = match (from, brain) {
            (Class::F64, false) => "__truncdfhf2",
            (Class::F64, true) => "__truncdfbf2",
            (_, false) => "__truncsfhf2",
            (_, true) => "__truncsfbf2",
        };
        let s = self.library_symbol(name);
        self.asm.call(s);
        self.clobber_all();
    }
    /// Two halves become one, in the frame, by an instruction or as the greater or lesser one (whether it is that, and
    /// whether strictly). Everything live was spilled before.
    pub fn half_of(&mut self, class: Class, a: Piece, b: Piece, how: Result<Form, (bool, bool)>) -> Piece {
        let brain = class == Class::Half(true);
        let t = match how {
            Ok(f) => {
                let other = self.widened_pair(a, b, class);
                self.asm.rr(of(f, Class::F32), false, Reg::XMM0, other);
                Reg::XMM0
            }
            Err((max, strict)) => {
                let (a, b) = (self.widened(a, class), self.widened(b, class));
                if strict || brain {
                    self.extreme_of(Class::F32, a, b, max, strict)
                } else {
                    self.library(if max { "fmaxf" } else { "fminf" }, &[(a, Class::F32), (b, Class::F32)]);
                    Reg::XMM0
                }
            }
        };
        self.round(Class::F32, t, brain);
        self.parked(class, Reg::XMM0)
    }

    /// Arithmetic.
    pub fn float_binary(&mut self, op: Op, k: Opcode) -> Option<()> {
        let m = self.w.m;
        let f = match k {
            l::FADD => form::ADDS,
            l::FSUB => form::SUBS,
            l::FMUL => form::MULS,
            l::FDIV => form::DIVS,
            _ => return self.float_library(op, "fmodf", "fmod"),
        };
        let r = m.result(op, 0);
        let class = self.float_class(r)?;
        let (a, b) = (self.piece(m.operand(op, 0)), self.piece(m.operand(op, 1)));
        if let Class::Half(brain) = class {
            self.spill_all();
            let other = self.widened_pair(a, b, class);
            self.asm.rr(of(f, Class::F32), false, Reg::XMM0, other);
            self.rounded(op, Class::F32, Reg::XMM0, brain);
            return Some(());
        }
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let reg = self.def_from(d, a);
        self.float_op(of(f, class), class, reg, b);
        Some(())
    }
    /// `op reg, piece`
    fn float_op(&mut self, f: Form, class: Class, reg: Reg, p: Piece) {
        match self.memory_of(p) {
            Some(mem) => self.asm.rm(f, false, reg, mem, 0),
            None => {
                let b = self.read(class, p);
                self.asm.rr(f, false, reg, b);
            }
        }
    }
    /// A function of the mathematical library: halves go through the one for 32 bits.
    pub fn float_library(&mut self, op: Op, single: &str, double: &str) -> Option<()> {
        let m = self.w.m;
        let class = self.float_class(m.result(op, 0))?;
        let Class::Half(brain) = class else {
            return self.library_op(op, if class == Class::F32 { single } else { double });
        };
        self.spill_all();
        let mut args = alloc::vec::Vec::new();
        for &v in m.operands(op) {
            let c = self.class(v)?;
            let p = self.piece(v);
            args.push(if c.is_float() { (self.widened(p, c), Class::F32) } else { (p, c) });
        }
        self.library(single, &args);
        self.rounded(op, Class::F32, Reg::XMM0, brain);
        Some(())
    }

    /// Changes the sign bit: `xor` flips it, `and` of the rest clears it.
    pub fn sign(&mut self, op: Op, f: Form, clear: bool) -> Option<()> {
        let m = self.w.m;
        let r = m.result(op, 0);
        let class = self.float_class(r)?;
        let bit = sign_bit(class);
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let a = self.piece(m.operand(op, 0));
        let reg = self.def_from(d, a);
        let mask = super::ra::masked(class, if clear { !bit } else { bit });
        let s = self.scratch(mask);
        self.asm.rr(form::MOVD_TO, class == Class::F64, XSCRATCH, s);
        self.asm.rr(f, false, reg, XSCRATCH);
        Some(())
    }
    /// `llvm.intr.copysign`
    pub fn copysign(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let r = m.result(op, 0);
        let class = self.float_class(r)?;
        let (wide, bit) = (class == Class::F64, sign_bit(class));
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let (a, b) = (self.piece(m.operand(op, 0)), self.piece(m.operand(op, 1)));
        let t = self.temp_from(class, b);
        let reg = self.def_from(d, a);
        let s = self.scratch(bit);
        self.asm.rr(form::MOVD_TO, wide, XSCRATCH, s);
        self.asm.rr(form::ANDPS, false, t, XSCRATCH);
        let s = self.scratch(super::ra::masked(class, !bit));
        self.asm.rr(form::MOVD_TO, wide, XSCRATCH, s);
        self.asm.rr(form::ANDPS, false, reg, XSCRATCH);
        self.asm.rr(form::ORPS, false, reg, t);
        Some(())
    }
    /// `llvm.intr.sqrt`
    pub fn sqrt(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let r = m.result(op, 0);
        let class = self.float_class(r)?;
        let a = self.piece(m.operand(op, 0));
        if let Class::Half(brain) = class {
            self.spill_all();
            let a = self.widened(a, class);
            self.copy_to(Class::F32, XSCRATCH, a);
            self.asm.rr(of(form::SQRTS, Class::F32), false, Reg::XMM0, XSCRATCH);
            self.rounded(op, Class::F32, Reg::XMM0, brain);
            return Some(());
        }
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let src = self.read(class, a);
        let reg = self.def(d);
        self.asm.rr(of(form::SQRTS, class), false, reg, src);
        Some(())
    }

    /// `llvm.intr.minnum`, `maxnum`: the other operand where one is not a number; `minimum`, `maximum`: not a number then,
    /// and -0 is less than +0. The instructions are those of `llc`, so that bits of the result are.
    pub fn min_max(&mut self, op: Op, max: bool, strict: bool) -> Option<()> {
        let m = self.w.m;
        let r = m.result(op, 0);
        let class = self.float_class(r)?;
        let (mut a, mut b) = (self.piece(m.operand(op, 0)), self.piece(m.operand(op, 1)));
        let half = matches!(class, Class::Half(_));
        let c = if half { Class::F32 } else { class };
        if half {
            self.spill_all();
            (a, b) = (self.widened(a, class), self.widened(b, class));
        }
        let t = self.extreme_of(c, a, b, max, strict);
        match class {
            Class::Half(brain) => self.rounded(op, Class::F32, t, brain),
            _ => self.give(r, t),
        }
        Some(())
    }

    /// The greater or lesser of two pieces in a temporary.
    pub fn extreme_of(&mut self, c: Class, a: Piece, b: Piece, max: bool, strict: bool) -> Reg {
        let f = of(if max { form::MAXS } else { form::MINS }, c);
        let compare = if c == Class::F64 { form::UCOMISD } else { form::UCOMISS };
        let (x, y) = (self.temp_from(c, a), self.temp_from(c, b));
        let t = self.temp(true);
        let end = self.asm.label();
        if strict {
            // The first operand is the one that wins among zeros when it comes second.
            let wide = c == Class::F64;
            let keep = self.asm.label();
            self.asm.rr(form::MOVD_FROM, wide, x, SCRATCH);
            self.asm.rr(form::TEST_RM, wide, SCRATCH, SCRATCH);
            self.asm.jump(Some(if max { cc::S } else { cc::S ^ 1 }), keep);
            self.asm.rr(form::MOVAPS, false, t, x);
            self.asm.rr(form::MOVAPS, false, x, y);
            self.asm.rr(form::MOVAPS, false, y, t);
            self.asm.bind(keep);
            self.asm.rr(form::MOVAPS, false, t, x);
            self.asm.rr(f, false, t, y);
            self.asm.rr(compare, false, x, x);
            self.asm.jump(Some(cc::NP), end);
            self.asm.rr(form::MOVAPS, false, t, x);
        } else {
            self.asm.rr(form::MOVAPS, false, t, y);
            self.asm.rr(f, false, t, x);
            self.asm.rr(compare, false, x, x);
            self.asm.jump(Some(cc::NP), end);
            self.asm.rr(form::MOVAPS, false, t, y);
        }
        self.asm.bind(end);
        t
    }

    /// `ucomis`; the condition.
    pub fn float_flags(&mut self, op: Op) -> Option<u8> {
        let m = self.w.m;
        let pred = self.w.enum_attr(op, Sym::PREDICATE).unwrap_or(0) as usize;
        let class = self.float_class(m.operand(op, 0))?;
        let (a, b) = (self.piece(m.operand(op, 0)), self.piece(m.operand(op, 1)));
        self.compare_pieces(class, a, b, pred)
    }
    fn compare_pieces(&mut self, class: Class, a: Piece, b: Piece, pred: usize) -> Option<u8> {
        let (cond, swapped) = condition(pred)?;
        let (a, b) = if swapped { (b, a) } else { (a, b) };
        let reg = self.read(class, a);
        self.float_op(if class == Class::F64 { form::UCOMISD } else { form::UCOMISS }, class, reg, b);
        Some(cond)
    }
    /// `llvm.fcmp` with a result.
    pub fn float_compare(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let r = m.result(op, 0);
        let pred = self.w.enum_attr(op, Sym::PREDICATE).unwrap_or(0) as usize;
        let class = self.float_class(m.operand(op, 0))?;
        let (mut a, mut b) = (self.piece(m.operand(op, 0)), self.piece(m.operand(op, 1)));
        let mut c = class;
        if matches!(class, Class::Half(_)) {
            self.spill_all();
            (a, b) = (self.widened(a, class), self.widened(b, class));
            c = Class::F32;
        }
        match pred {
            0 | 15 => {
                let Piece::V(d) = self.piece(r) else { return Some(()) };
                let reg = self.def(d);
                self.asm.mov_imm(reg, u64::from(pred == 15), true);
            }
            1 | 13 => {
                let t = self.temp_from(c, a);
                let other = self.read(c, b);
                self.asm.rr(of(form::CMPS, c), false, t, other);
                self.asm.byte(if pred == 1 { 0 } else { 4 });
                let Piece::V(d) = self.piece(r) else { return Some(()) };
                let reg = self.def(d);
                self.asm.rr(form::MOVD_FROM, false, t, reg);
                self.asm.alu_imm(4, false, reg, 1);
            }
            _ => {
                let cond = self.compare_pieces(c, a, b, pred)?;
                self.set_condition(r, cond);
            }
        }
        Some(())
    }

    /// `llvm.fpext`, `llvm.fptrunc`
    pub fn float_resize(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let (from, to) = (self.float_class(a)?, self.float_class(r)?);
        let p = self.piece(a);
        if let Class::Half(brain) = to {
            self.spill_all();
            self.copy_to(from, Reg::XMM0, p);
            self.rounded(op, from, Reg::XMM0, brain);
            return Some(());
        }
        if let Class::Half(_) = from {
            self.spill_all();
            let p = self.widened(p, from);
            self.copy_to(Class::F32, XSCRATCH, p);
            let Piece::V(d) = self.piece(r) else { return Some(()) };
            let reg = self.def(d);
            match to {
                Class::F64 => self.asm.rr(form::CVTSS2SD, false, reg, XSCRATCH),
                _ => self.mov(Class::F32, reg, XSCRATCH),
            }
            return Some(());
        }
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let src = self.read(from, p);
        let reg = self.def(d);
        self.asm.rr(if to == Class::F64 { form::CVTSS2SD } else { form::CVTSD2SS }, false, reg, src);
        Some(())
    }

    /// `llvm.sitofp`, `llvm.uitofp`
    pub fn int_to_float(&mut self, op: Op, signed: bool) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let (class, to) = (self.class(a)?, self.float_class(r)?);
        let Class::Int(w) = class else { return self.unsupported("this conversion") };
        if !matches!(self.w.cx.type_data(self.ty(a)), ir::TypeData::Integer { .. }) {
            return self.unsupported("this conversion");
        }
        if self.pieces(a).len() == 2 {
            let name = match (to, signed) {
                (Class::F32, true) => "__floattisf",
                (Class::F64, true) => "__floattidf",
                (Class::F32, false) => "__floatuntisf",
                (Class::F64, false) => "__floatuntidf",
                _ => return self.unsupported("this conversion"),
            };
            let p = [self.pieces(a)[0], self.pieces(a)[1]];
            self.spill_all();
            self.library(name, &[(p[0], Class::Int(64)), (p[1], Class::Int(64))]);
            self.result_in(r, Reg::XMM0);
            return Some(());
        }
        let half = matches!(to, Class::Half(_));
        if half {
            self.spill_all();
        }
        let c = if half { Class::F32 } else { to };
        let p = self.piece(a);
        let src = self.temp_from(class, p);
        let wide = w > 32 || w == 32 && !signed;
        if w != 64 {
            self.extend_reg(src, src, w, signed, wide);
        }
        let out = self.temp(true);
        let f = of(form::CVTSI2S, c);
        self.asm.rr(form::XORPS, false, out, out);
        if w == 64 && !signed {
            let (big, end) = (self.asm.label(), self.asm.label());
            self.asm.rr(form::TEST_RM, true, src, src);
            self.asm.jump(Some(cc::S), big);
            self.asm.rr(f, true, out, src);
            self.asm.jump(None, end);
            self.asm.bind(big);
            // Half of it, with the lowest bit kept for rounding, twice.
            self.mov(Class::Int(64), SCRATCH, src);
            self.shift_imm(form::SHR_I, true, SCRATCH, 1);
            self.asm.alu_imm(4, false, src, 1);
            self.asm.rr(form::OR_RM, true, SCRATCH, src);
            self.asm.rr(f, true, out, SCRATCH);
            self.asm.rr(of(form::ADDS, c), false, out, out);
            self.asm.bind(end);
        } else {
            self.asm.rr(f, wide, out, src);
        }
        match to {
            Class::Half(brain) => self.rounded(op, Class::F32, out, brain),
            _ => self.give(r, out),
        }
        Some(())
    }

    /// `llvm.fptosi`, `llvm.fptoui`
    pub fn float_to_int(&mut self, op: Op, signed: bool) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let (from, class) = (self.float_class(a)?, self.class(r)?);
        let Class::Int(w) = class else { return self.unsupported("this conversion") };
        if !matches!(self.w.cx.type_data(self.ty(r)), ir::TypeData::Integer { .. }) {
            return self.unsupported("this conversion");
        }
        let (p, c) = self.float_to_convert(a, from);
        if self.pieces(r).len() == 2 {
            self.spill_all();
            self.library(fix_to_pair(c, signed), &[(p, c)]);
            self.pair_in(r, Reg::RAX, Reg::RDX);
            return Some(());
        }
        let f = of(form::CVTTS2SI, c);
        let src = self.read(c, p);
        let out = self.temp(false);
        if w == 64 && !signed {
            // Below 2^63 the first conversion is right; above, the second one of what is left.
            let t = self.temp_from(c, p);
            let limit = if c == Class::F64 { 0x43E0_0000_0000_0000 } else { 0x5F00_0000 };
            let s = self.scratch(limit);
            self.asm.rr(form::MOVD_TO, c == Class::F64, XSCRATCH, s);
            self.asm.rr(of(form::SUBS, c), false, t, XSCRATCH);
            self.asm.rr(f, true, out, src);
            self.asm.rr(f, true, SCRATCH, t);
            let sign = self.temp(false);
            self.mov(Class::Int(64), sign, out);
            self.shift_imm(form::SAR_I, true, sign, 63);
            self.asm.rr(form::AND_RM, true, sign, SCRATCH);
            self.asm.rr(form::OR_RM, true, out, sign);
        } else {
            self.asm.rr(f, w > 32 || w == 32 && !signed, out, src);
        }
        self.give(r, out);
        Some(())
    }

    /// A float and its class; halves are widened, for which everything live is spilled.
    fn float_to_convert(&mut self, v: ir::Value, class: Class) -> (Piece, Class) {
        let p = self.piece(v);
        if !matches!(class, Class::Half(_)) {
            return (p, class);
        }
        self.spill_all();
        (self.widened(p, class), Class::F32)
    }

    /// `llvm.fptosi.sat` and `llvm.fptoui.sat`: the nearest integer towards zero that there is; 0 of what is no number.
    pub fn float_to_nearest_int(&mut self, op: Op, signed: bool) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let (from, class) = (self.float_class(a)?, self.class(r)?);
        let Class::Int(w) = class else { return self.unsupported("this conversion") };
        let exact = matches!(self.w.cx.type_data(self.ty(r)), ir::TypeData::Integer { width, .. } if width == u32::from(w));
        if self.w.cx.int_width(self.ty(r)) == Some(128) && self.pieces(r).len() == 2 {
            return self.float_to_nearest_pair(a, r, from, signed);
        }
        if !exact || self.pieces(r).len() != 1 {
            return self.unsupported("this conversion");
        }
        let (p, c) = self.float_to_convert(a, from);
        let x = self.temp_from(c, p);
        if c == Class::F32 {
            // All limits are numbers of 64 bits.
            self.asm.rr(form::CVTSS2SD, false, x, x);
        }
        let out = self.temp(false);
        let end = self.asm.label();
        let power = |n: u8| u64::from(1023 + u16::from(n)) << 52;
        let (least, greatest) = if signed { (power(w - 1) | 1 << 63, power(w - 1)) } else { (0, power(w)) };
        let ones = u64::MAX >> (64 - w);
        self.asm.mov_imm(out, 0, false);
        self.asm.rr(form::UCOMISD, false, x, x);
        self.asm.jump(Some(cc::P), end);
        for (limit, integer, beyond) in
            [(least, if signed { 1 << (w - 1) } else { 0 }, cc::BE), (greatest, if signed { ones >> 1 } else { ones }, cc::AE)]
        {
            self.asm.mov_imm(out, integer, true);
            let s = self.scratch(limit);
            self.asm.rr(form::MOVD_TO, true, XSCRATCH, s);
            self.asm.rr(form::UCOMISD, false, x, XSCRATCH);
            self.asm.jump(Some(beyond), end);
        }
        if w == 64 && !signed {
            // Above 2^63 what is left, and the highest bit.
            let high = self.asm.label();
            let s = self.scratch(power(63));
            self.asm.rr(form::MOVD_TO, true, XSCRATCH, s);
            self.asm.rr(form::UCOMISD, false, x, XSCRATCH);
            self.asm.jump(Some(cc::AE), high);
            self.asm.rr(of(form::CVTTS2SI, Class::F64), true, out, x);
            self.asm.jump(None, end);
            self.asm.bind(high);
            self.asm.rr(of(form::SUBS, Class::F64), false, x, XSCRATCH);
            self.asm.rr(of(form::CVTTS2SI, Class::F64), true, out, x);
            let s = self.scratch(1 << 63);
            self.asm.rr(form::XOR_RM, true, out, s);
        } else {
            self.asm.rr(of(form::CVTTS2SI, Class::F64), true, out, x);
        }
        self.asm.bind(end);
        self.give(r, out);
        Some(())
    }

    /// The same to 128 bits: what the library makes of the number, unless that is no number or out of range.
    fn float_to_nearest_pair(&mut self, a: ir::Value, r: ir::Value, from: Class, signed: bool) -> Option<()> {
        let (p, c) = self.float_to_convert(a, from);
        let (x, at) = (self.read(c, p), self.f.room(8, 8));
        self.store_frame(c, x, at);
        self.end_op();
        self.spill_all();
        self.library(fix_to_pair(c, signed), &[(p, c)]);
        self.take(Reg::RAX);
        self.take(Reg::RDX);
        let (x, limit, end) = (self.temp(true), self.temp(true), self.asm.label());
        self.load_frame(c, x, Mem::at(Reg::RBP, at));
        if c == Class::F32 {
            self.asm.rr(form::CVTSS2SD, false, x, x);
        }
        let power = |n: u64| (1023 + n) << 52;
        let (least, greatest, top) = if signed { (power(127) | 1 << 63, power(127), 1 << 63) } else { (0, power(128), 0) };
        let ranges = [(None, cc::NP, 0, 0), (Some(least), cc::A, 0, top), (Some(greatest), cc::B, u64::MAX, !top)];
        for (bound, inside, low, high) in ranges {
            let next = self.asm.label();
            if let Some(bound) = bound {
                let s = self.scratch(bound);
                self.asm.rr(form::MOVD_TO, true, limit, s);
            }
            self.asm.rr(form::UCOMISD, false, x, if bound.is_some() { limit } else { x });
            self.asm.jump(Some(inside), next);
            self.asm.mov_imm(Reg::RAX, low, true);
            self.asm.mov_imm(Reg::RDX, high, true);
            self.asm.jump(None, end);
            self.asm.bind(next);
        }
        self.asm.bind(end);
        self.pair_in(r, Reg::RAX, Reg::RDX);
        Some(())
    }

    /// `llvm.intr.lround`, `llvm.intr.lrint` and those of `long long`: the nearest integer by the library or by the
    /// environment's rounding.
    pub fn float_to_nearest(&mut self, op: Op, library: Option<(&str, &str)>) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let (from, class) = (self.float_class(a)?, self.class(r)?);
        let (Class::Int(w @ (32 | 64)), 1) = (class, self.pieces(r).len()) else { return self.unsupported("this conversion") };
        let mut p = self.piece(a);
        let mut how = Form { op: 0x2D, ..form::CVTTS2SI };
        let c = if from == Class::F64 { Class::F64 } else { Class::F32 };
        match (library, from) {
            (Some(_), Class::Half(false)) => {
                // Rounded as a float, then converted.
                self.spill_all();
                p = self.widened(p, from);
                self.library("roundf", &[(p, c)]);
                p = self.parked(c, Reg::XMM0);
                how = form::CVTTS2SI;
            }
            (Some((single, double)), _) => {
                self.spill_all();
                p = self.widened(p, from);
                self.library(if c == Class::F64 { double } else { single }, &[(p, c)]);
                self.result_in(r, Reg::RAX);
                return Some(());
            }
            (None, Class::Half(_)) => {
                self.spill_all();
                p = self.widened(p, from);
            }
            _ => {}
        }
        let src = self.read(c, p);
        let out = self.temp(false);
        self.asm.rr(of(how, c), w == 64, out, src);
        self.give(r, out);
        Some(())
    }
    /// A function of the library with two results, of which the second, or both, are stored by addresses that it gets.
    pub fn float_and_more(&mut self, op: Op, (single, double): (&str, &str), returns: bool) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let class = self.float_class(a)?;
        let span = self.leaves_of(self.ty(r))?;
        if span.1 != 2 {
            return self.unsupported("this operation on this type");
        }
        self.spill_all();
        let p = self.piece(a);
        let c = if class == Class::F64 { class } else { Class::F32 };
        let mut args = alloc::vec![(self.widened(p, class), c)];
        let at = [self.f.room(8, 8), self.f.room(8, 8)];
        args.extend(at[usize::from(returns)..].iter().map(|&at| (Piece::Frame(at), Class::Int(64))));
        self.library(if c == Class::F64 { double } else { single }, &args);
        if returns {
            self.store_frame(c, Reg::XMM0, at[0]);
        }
        for (i, mut at) in at.into_iter().enumerate() {
            let class = self.leaf(span, i).class;
            if let Class::Half(brain) = class {
                self.load_frame(c, Reg::XMM0, Mem::at(Reg::RBP, at));
                self.round(c, Reg::XMM0, brain);
                at = self.f.room(8, 8);
                self.store_frame(class, Reg::XMM0, at);
            }
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            if self.f.v[d].home == Reg::NONE {
                let x = &mut self.f.v[d];
                (x.slot, x.saved) = (at, true);
            } else {
                let home = self.f.v[d].home;
                self.load_frame(class, home, Mem::at(Reg::RBP, at));
            }
        }
        Some(())
    }

    /// Casts between integers and floats of a width.
    pub fn bits(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        if self.pieces(a).len() != self.pieces(r).len() {
            return self.vector_cast(op);
        }
        let (from, to) = (self.class(a)?, self.class(r)?);
        if from.is_float() == to.is_float() {
            return self.unsupported("this cast");
        }
        let p = self.piece(a);
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        let src = self.read(from, p);
        let reg = self.def(d);
        let wide = to == Class::F64 || from == Class::F64;
        match to.is_float() {
            true => self.asm.rr(form::MOVD_TO, wide, reg, src),
            false => self.asm.rr(form::MOVD_FROM, wide, src, reg),
        }
        Some(())
    }
}

/// The function of the library that converts a float to an integer of 128 bits.
fn fix_to_pair(c: Class, signed: bool) -> &'static str {
    match (c, signed) {
        (Class::F32, true) => "__fixsfti",
        (_, true) => "__fixdfti",
        (Class::F32, false) => "__fixunssfti",
        (_, false) => "__fixunsdfti",
    }
}
