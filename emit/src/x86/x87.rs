//! Floats of 80 bits. Copies, loads, stores, selects and branches treat them as ten bytes of an xmm register; what computes
//! pushes them from the frame onto the x87 stack and pops the result into its slot, so nothing stays there between
//! operations. Source of the instructions and of their rounding: Intel SDM volume 1, chapter 8; which conversion is made in
//! which width, and the names of library functions: the code of `llc` without SSE3.
//! Deliberately missing: vectors of them, and `minimum` and `maximum`, which `llc` has no code for either.

use alloc::string::String;

use ir::dialect::llvm as l;
use ir::{FloatKind, Op, Opcode, Sym, Type, TypeData, Value};

use super::Gen;
use super::enc::{Form, Mem, Reg, cc, form};
use super::float::condition;
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, XSCRATCH};

/// Whether a type is the float of 80 bits.
pub fn is_f80(cx: &ir::Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), TypeData::Float(FloatKind::F80))
}

impl Gen<'_> {
    /// Where a piece is in memory; one that is nowhere is put into the frame.
    fn x87_memory(&mut self, class: Class, p: Piece) -> Mem {
        match p {
            Piece::K(k) => self.pooled(k),
            Piece::V(v) if self.f.v[v].home == Reg::NONE => {
                self.spill(v);
                Mem::at(Reg::RBP, self.slot(v))
            }
            _ => {
                let at = self.f.room(16, 16);
                self.copy_to(class, XSCRATCH, p);
                self.store_frame(class, XSCRATCH, at);
                Mem::at(Reg::RBP, at)
            }
        }
    }
    /// Pushes a float.
    pub fn x87_push(&mut self, class: Class, p: Piece) {
        let mem = self.x87_memory(class, p);
        let f = match class {
            Class::F32 => form::FLD_32,
            Class::F64 => form::FLD_64,
            _ => form::FLD_80,
        };
        self.x87(f, mem);
    }
    /// Pops a float into memory.
    pub fn x87_pop(&mut self, class: Class, mem: Mem) {
        let f = match class {
            Class::F32 => form::FSTP_32,
            Class::F64 => form::FSTP_64,
            _ => form::FSTP_80,
        };
        self.x87(f, mem);
    }
    fn x87(&mut self, f: Form, mem: Mem) {
        self.asm.rm(f, false, Reg(0), mem, 0);
    }
    /// `op st(n)` or, of those without operands, the one of its number.
    fn st(&mut self, f: Form, n: u8) {
        self.asm.rr(f, false, Reg(0), Reg(n));
    }

    /// Selects an operation on floats of 80 bits; false for others, and for those that only copy.
    pub fn x87_op(&mut self, op: Op, k: Opcode) -> Option<bool> {
        let m = self.w.m;
        let is = |v: Value| is_f80(&m.cx, m.ty(v));
        if matches!(k, l::SELECT | l::BITCAST | l::INTR_DBG_VALUE) || !m.operands(op).iter().copied().chain(m.results(op)).any(is) {
            return Some(false);
        }
        let Some(r) = m.results(op).next() else {
            self.no_code(op, k);
            return None;
        };
        let piece = |g: &Self, i: usize| g.piece(m.operand(op, i));
        let f80 = Class::F80;
        // What is pushed before the instruction, and the instruction.
        let (n, f, st) = match k {
            l::FADD => (2, form::FADDP, 1),
            l::FSUB => (2, form::FSUBP, 1),
            l::FMUL | l::INTR_FMULADD => (2, form::FMULP, 1),
            l::FDIV => (2, form::FDIVP, 1),
            l::FNEG => (1, form::FCHS, 0),
            l::INTR_FABS | l::INTR_COPYSIGN => (1, form::FABS, 1),
            l::INTR_SQRT => (1, form::FSQRT, 2),
            l::FCMP => return self.x87_compare(op, r).map(|()| true),
            l::FPEXT | l::FPTRUNC => return self.x87_resize(op, r).map(|()| true),
            l::SITOFP | l::UITOFP => return self.x87_from_int(op, r, k == l::SITOFP).map(|()| true),
            l::FPTOSI | l::FPTOUI => return self.x87_to_int(op, r, k == l::FPTOSI).map(|()| true),
            _ => return self.x87_library(op, k).map(|()| true),
        };
        for i in 0..n {
            let p = piece(self, i);
            self.x87_push(f80, p);
        }
        self.st(f, st);
        match k {
            l::INTR_FMULADD => {
                let p = piece(self, 2);
                self.x87_push(f80, p);
                self.st(form::FADDP, 1);
            }
            l::INTR_COPYSIGN => {
                let sign = piece(self, 1);
                let mem = self.x87_memory(f80, sign);
                let over = self.asm.label();
                self.asm.rm(form::TEST_I8, false, Reg(0), Mem { disp: mem.disp + 9, ..mem }, 1);
                self.asm.byte(0x80);
                self.asm.jump(Some(cc::E), over);
                self.st(form::FCHS, 0);
                self.asm.bind(over);
            }
            _ => {}
        }
        self.result_popped(r);
        Some(true)
    }

    /// Operations that are functions of a library.
    fn x87_library(&mut self, op: Op, k: Opcode) -> Option<()> {
        let name = match k {
            l::FREM => "fmod",
            l::INTR_MINNUM => "fmin",
            l::INTR_MAXNUM => "fmax",
            l::INTR_POWI => return self.library_op(op, "__powixf2"),
            _ => match super::intrinsic::library_name(k) {
                Some((_, double)) => double,
                None => {
                    self.no_code(op, k);
                    return None;
                }
            },
        };
        let mut name = String::from(name);
        name.push('l');
        self.library_op(op, &name)
    }

    fn x87_compare(&mut self, op: Op, r: Value) -> Option<()> {
        let m = self.w.m;
        let pred = self.w.enum_attr(op, Sym::PREDICATE).unwrap_or(0) as usize;
        let Piece::V(d) = self.piece(r) else { return Some(()) };
        // Equal and ordered, unequal or unordered: the parity says the second.
        let (cond, swapped) = match pred {
            0 | 15 => {
                let reg = self.def(d);
                self.asm.mov_imm(reg, u64::from(pred == 15), true);
                return Some(());
            }
            1 => (cc::E, false),
            13 => (cc::NE, false),
            _ => condition(pred)?,
        };
        for i in [!swapped, swapped] {
            let p = self.piece(m.operand(op, usize::from(i)));
            self.x87_push(Class::F80, p);
        }
        self.st(form::FUCOMIP, 1);
        self.st(form::FSTP_ST, 0);
        let parity = if pred == 1 { cc::NP } else { cc::P };
        self.asm.set(parity, SCRATCH);
        self.set_condition(r, cond);
        if pred == 1 || pred == 13 {
            let reg = self.reg(d);
            self.asm.rr(if pred == 1 { form::AND_RM } else { form::OR_RM }, false, reg, SCRATCH);
        }
        Some(())
    }

    /// `llvm.fpext`, `llvm.fptrunc`
    fn x87_resize(&mut self, op: Op, r: Value) -> Option<()> {
        let a = self.w.m.operand(op, 0);
        let mut p = self.piece(a);
        let class = match (self.class(a)?, self.class(r)?) {
            (Class::Half(false), _) => return self.library_op(op, "__extendhfxf2"),
            (_, Class::Half(brain)) => return self.library_op(op, if brain { "__truncxfbf2" } else { "__truncxfhf2" }),
            (from @ Class::Half(_), _) => {
                p = self.widened(p, from);
                Class::F32
            }
            (from, _) => from,
        };
        self.x87_push(class, p);
        self.result_popped(r);
        Some(())
    }

    /// `llvm.sitofp`, `llvm.uitofp`: every integer of 64 bits is a float of 80.
    fn x87_from_int(&mut self, op: Op, r: Value, signed: bool) -> Option<()> {
        let a = self.w.m.operand(op, 0);
        let Class::Int(w) = self.class(a)? else { return self.unsupported("this conversion") };
        if self.pieces(a).len() == 2 {
            return self.library_op(op, if signed { "__floattixf" } else { "__floatuntixf" });
        }
        let p = self.piece(a);
        let src = self.temp_from(Class::Int(w), p);
        self.extend_reg(src, src, w, signed, true);
        let mem = Mem::at(Reg::RBP, self.f.room(8, 8));
        self.asm.rm(form::MOV_STORE, true, src, mem, 0);
        self.x87(form::FILD_64, mem);
        if w == 64 && !signed {
            // It was read as signed: 2^64 too little.
            let over = self.asm.label();
            self.asm.rr(form::TEST_RM, true, src, src);
            self.asm.jump(Some(cc::S ^ 1), over);
            self.single(mem, 0x5F80_0000);
            self.x87(form::FADD_32, mem);
            self.asm.bind(over);
        }
        self.result_popped(r);
        Some(())
    }

    /// `llvm.fptosi`, `llvm.fptoui`: rounded towards zero, by the control word.
    fn x87_to_int(&mut self, op: Op, r: Value, signed: bool) -> Option<()> {
        let Class::Int(w) = self.class(r)? else { return self.unsupported("this conversion") };
        if self.pieces(r).len() == 2 {
            return self.library_op(op, if signed { "__fixxfti" } else { "__fixunsxfti" });
        }
        let p = self.piece(self.w.m.operand(op, 0));
        self.x87_push(Class::F80, p);
        let room = self.f.room(16, 8);
        let at = |by: i32| Mem::at(Reg::RBP, room + by);
        let t = self.temp(false);
        let high = w == 64 && !signed;
        if high {
            // From 2^63 on what is above it is converted, and the highest bit comes back after.
            let over = self.asm.label();
            self.single(at(0), 0x5F00_0000);
            self.x87(form::FLD_32, at(0));
            self.st(form::FUCOMIP, 1);
            self.asm.mov_imm(SCRATCH, 0, true);
            self.asm.jump(Some(cc::A), over);
            self.x87(form::FSUB_32, at(0));
            self.asm.mov_imm(SCRATCH, 1 << 63, true);
            self.asm.bind(over);
        }
        self.x87(form::FNSTCW, at(0));
        self.asm.rm(form::MOVZX16, false, t, at(0), 0);
        self.asm.alu_imm(1, false, t, 0xC00);
        self.asm.rm(form::MOV_STORE16, false, t, at(2), 0);
        self.x87(form::FLDCW, at(2));
        let f = match (w, signed) {
            (..16, _) | (16, true) => form::FISTP_16,
            (..32, _) | (32, true) => form::FISTP_32,
            _ => form::FISTP_64,
        };
        self.x87(f, at(8));
        self.x87(form::FLDCW, at(0));
        self.asm.rm(form::MOV_LOAD, true, t, at(8), 0);
        if high {
            self.asm.rr(form::XOR_RM, true, t, SCRATCH);
        }
        self.give(r, t);
        Some(())
    }
    /// A float of 32 bits into memory by its bits.
    fn single(&mut self, mem: Mem, bits: i32) {
        self.asm.rm(form::MOV_I32, false, Reg(0), mem, 4);
        self.asm.imm32(bits);
    }
}
