//! Atomic accesses: plain moves where the machine's order of memory is enough, locked instructions, and loops around
//! `lock cmpxchg` for what has none. Source: Intel SDM volume 3, "Memory ordering".

use ir::{Op, Sym};

use super::Gen;
use super::enc::{Form, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, XSCRATCH};

/// Ordering numbers: this one and none above it is sequentially consistent.
const SEQ_CST: u64 = 7;

/// Numbers of the kinds whose result is not a number where either operand is none.
const FMAXIMUM: u64 = 19;
const FMINIMUM: u64 = 20;

/// The row of a form with a memory operand for 1, 2, or 4 and 8 bytes.
fn sized(byte: Form, other: Form, bytes: u8) -> Form {
    match bytes {
        1 => byte,
        2 => Form { prefix: 0x66, ..other },
        _ => other,
    }
}

impl Gen<'_> {
    /// Whether an access is atomic; an error if it is more than one instruction can do, or not aligned.
    pub fn is_atomic(&mut self, op: Op, ty: ir::Type) -> Option<bool> {
        if self.w.enum_attr(op, Sym::ORDERING).unwrap_or(0) == 0 {
            return Some(false);
        }
        let span = self.leaves_of(ty)?;
        let bytes = if span.1 == 1 { u64::from(self.leaf(span, 0).class.bytes()) } else { 0 };
        let align = self.w.int_attr(op, Sym::ALIGNMENT).map_or(bytes, |n| n as u64);
        if bytes == 0 || bytes > 8 || align < bytes {
            return self.unsupported("an atomic access of this type or alignment");
        }
        Some(true)
    }
    /// `xchg`: a store that everything before is ordered before. False if plain moves are enough.
    pub fn store_ordered(&mut self, op: Op, class: Class, p: Piece, mem: Mem) -> bool {
        if self.w.enum_attr(op, Sym::ORDERING).unwrap_or(0) < SEQ_CST {
            return false;
        }
        match class {
            Class::Int(w) => {
                self.copy_to(class, SCRATCH, p);
                self.extend_reg(SCRATCH, SCRATCH, w, false, w > 32);
            }
            _ => {
                let from = self.read(class, p);
                self.asm.rr(form::MOVD_FROM, class == Class::F64, from, SCRATCH);
            }
        }
        let bytes = class.bytes();
        self.asm.rm(sized(form::XCHG8, form::XCHG, bytes), bytes == 8, SCRATCH, mem, 0);
        true
    }
    fn locked(&mut self, f: Form, wide: bool, reg: Reg, mem: Mem) {
        self.asm.byte(0xF0);
        self.asm.rm(f, wide, reg, mem, 0);
    }

    /// `llvm.fence`: only the strongest needs an instruction, and none does for one thread.
    pub fn fence(&mut self, op: Op) -> Option<()> {
        let cx = self.w.cx;
        let scope = self.w.m.attr(op, Sym::SYNCSCOPE).and_then(|a| cx.str_value(a));
        let alone = scope.is_some_and(|s| cx.str(s) == "singlethread");
        if self.w.enum_attr(op, Sym::ORDERING).unwrap_or(0) >= SEQ_CST && !alone {
            self.asm.code.extend_from_slice(&[0x0F, 0xAE, 0xF0]);
        }
        Some(())
    }

    /// `llvm.atomicrmw`
    pub fn atomic_rmw(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let r = m.result(op, 0);
        self.is_atomic(op, m.ty(r))?;
        let class = self.class(r)?;
        let bytes = class.bytes();
        let kind = self.w.enum_attr(op, Sym::BIN_OP).unwrap_or(0);
        let fits = match class {
            Class::Int(w) => matches!(w, 8 | 16 | 32 | 64) && kind <= 10,
            Class::F32 | Class::F64 => matches!(kind, 0 | 11..=14 | FMAXIMUM | FMINIMUM),
            Class::Half(_) | Class::Vec(_) => false,
        };
        if !fits || self.pieces(r).len() != 1 {
            return self.unsupported("this atomic operation on this type");
        }
        let wide = bytes == 8;
        let p = self.piece(m.operand(op, 1));
        self.take(Reg::RAX);
        let mem = self.operand(m.operand(op, 0))?;
        let word = if wide { Class::Int(64) } else { Class::Int(32) };
        if kind <= 2 {
            // An instruction of its own that leaves the old value in the register.
            match class.is_float() {
                false => self.copy_to(class, Reg::RAX, p),
                true => {
                    let x = self.read(class, p);
                    self.asm.rr(form::MOVD_FROM, wide, x, Reg::RAX);
                }
            }
            if kind == 2 {
                self.asm.rr(form::NEG, wide, Reg::RAX, Reg::RAX);
            }
            match kind {
                0 => self.asm.rm(sized(form::XCHG8, form::XCHG, bytes), wide, Reg::RAX, mem, 0),
                _ => self.locked(sized(form::XADD8, form::XADD, bytes), wide, Reg::RAX, mem),
            }
        } else {
            let v = self.temp_from(class, p);
            if let (Class::Int(w @ (8 | 16)), 7..=10) = (class, kind) {
                self.extend_reg(v, v, w, kind <= 8, false);
            }
            let int = Class::Int(8 * bytes);
            self.load_piece(int, Reg::RAX, mem);
            let again = self.asm.label();
            self.asm.bind(again);
            self.combine(kind, class, word, v);
            self.locked(sized(form::CMPXCHG8, form::CMPXCHG, bytes), wide, SCRATCH, mem);
            self.asm.jump(Some(cc::NE), again);
        }
        match class.is_float() {
            false => self.give(r, Reg::RAX),
            true => {
                let x = self.temp(true);
                self.asm.rr(form::MOVD_TO, wide, x, Reg::RAX);
                self.give(r, x);
            }
        }
        Some(())
    }

    /// The new value into the scratch register: rax and the operand, combined.
    fn combine(&mut self, kind: u64, class: Class, word: Class, v: Reg) {
        let wide = word == Class::Int(64);
        if class.is_float() {
            let of = |f: Form| Form { prefix: if wide { 0xF2 } else { 0xF3 }, ..f };
            self.asm.rr(form::MOVD_TO, wide, XSCRATCH, Reg::RAX);
            match kind {
                11 => self.asm.rr(of(form::ADDS), false, XSCRATCH, v),
                12 => self.asm.rr(of(form::SUBS), false, XSCRATCH, v),
                FMAXIMUM | FMINIMUM => {
                    // The instruction answers its second operand for two zeros, or where one is not a number: that is
                    // the one in memory unless its sign says that the other wins among zeros.
                    let max = kind == FMAXIMUM;
                    let t = self.temp(true);
                    let (keep, end) = (self.asm.label(), self.asm.label());
                    self.asm.rr(form::TEST_RM, wide, Reg::RAX, Reg::RAX);
                    self.asm.jump(Some(if max { cc::S } else { cc::S ^ 1 }), keep);
                    for (first, second) in [(v, XSCRATCH), (XSCRATCH, v)] {
                        self.asm.rr(form::MOVAPS, false, t, first);
                        self.asm.rr(of(if max { form::MAXS } else { form::MINS }), false, t, second);
                        self.asm.rr(if wide { form::UCOMISD } else { form::UCOMISS }, false, first, first);
                        self.asm.jump(Some(cc::NP), end);
                        self.asm.rr(form::MOVAPS, false, t, first);
                        if first == v {
                            self.asm.jump(None, end);
                            self.asm.bind(keep);
                        }
                    }
                    self.asm.bind(end);
                    self.asm.rr(form::MOVAPS, false, XSCRATCH, t);
                }
                _ => {
                    // As `maxnum` and `minnum`: the other one where one is not a number.
                    let t = self.temp(true);
                    let end = self.asm.label();
                    self.asm.rr(form::MOVAPS, false, t, v);
                    self.asm.rr(of(if kind == 13 { form::MAXS } else { form::MINS }), false, t, XSCRATCH);
                    self.asm.rr(if wide { form::UCOMISD } else { form::UCOMISS }, false, XSCRATCH, XSCRATCH);
                    self.asm.jump(Some(cc::NP), end);
                    self.asm.rr(form::MOVAPS, false, t, v);
                    self.asm.bind(end);
                    self.asm.rr(form::MOVAPS, false, XSCRATCH, t);
                }
            }
            return self.asm.rr(form::MOVD_FROM, wide, XSCRATCH, SCRATCH);
        }
        self.mov(word, SCRATCH, Reg::RAX);
        match kind {
            3 | 4 => self.asm.rr(form::AND_RM, wide, SCRATCH, v),
            5 => self.asm.rr(form::OR_RM, wide, SCRATCH, v),
            6 => self.asm.rr(form::XOR_RM, wide, SCRATCH, v),
            _ => {
                if let Class::Int(w @ (8 | 16)) = class {
                    self.extend_reg(SCRATCH, SCRATCH, w, kind <= 8, false);
                }
                self.asm.rr(form::CMP_RM, wide, v, SCRATCH);
                let cond = [cc::G, cc::L, cc::A, cc::B][(kind - 7) as usize & 3];
                self.asm.cmov(cond, wide, SCRATCH, v);
            }
        }
        if kind == 4 {
            self.asm.rr(form::NOT, wide, SCRATCH, SCRATCH);
        }
    }

    /// `llvm.cmpxchg`: the old value and whether it was the expected one.
    pub fn compare_exchange(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let v = m.operand(op, 2);
        let class = self.class(v)?;
        let fits = matches!(class, Class::Int(8 | 16 | 32 | 64)) && self.pieces(v).len() == 1;
        let align = self.w.int_attr(op, Sym::ALIGNMENT).unwrap_or(8);
        if !fits || align < i64::from(class.bytes()) {
            return self.unsupported("an atomic exchange of this type or alignment");
        }
        let (expected, new) = (self.piece(m.operand(op, 1)), self.piece(v));
        self.take(Reg::RAX);
        let mem = self.operand(m.operand(op, 0))?;
        let new = self.read(class, new);
        self.copy_to(class, Reg::RAX, expected);
        let bytes = class.bytes();
        self.locked(sized(form::CMPXCHG8, form::CMPXCHG, bytes), bytes == 8, new, mem);
        let flag = self.temp(false);
        self.asm.set(cc::E, flag);
        self.pair_in(m.result(op, 0), Reg::RAX, flag);
        Some(())
    }
}
