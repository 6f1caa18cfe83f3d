//! Reading variadic arguments: the registers that arguments may have come in are saved where `va_start` points to. Source:
//! System V ABI for AMD64, section 3.5.7, "Variable Argument Lists".

use ir::Op;

use super::call::Loc;
use super::enc::{Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, XSCRATCH};
use super::{Gen, Sig};

/// Registers of integer arguments, in order.
const INTS: [Reg; 6] = [Reg(7), Reg(6), Reg(2), Reg(1), Reg(8), Reg(9)];
/// Bytes of all registers, those of eight vectors behind those of six integers.
const AREA: u32 = 48 + 8 * 16;

/// Number of registers of both kinds that named arguments take.
fn named(sig: &Sig) -> (usize, usize) {
    let int = |l: &&Loc| matches!(l, Loc::Reg(r) if INTS.contains(r));
    let ints = sig.args.iter().chain(&sig.lanes).filter(int).count() + usize::from(sig.hidden);
    (ints.min(6), usize::from(sig.n_floats).min(8))
}

impl Gen<'_> {
    /// Saves what variadic arguments may have come in; at the start of a function, which has a frame.
    pub fn save_registers(&mut self, sig: &Sig) {
        let area = self.f.room(AREA, 16);
        self.f.variadic = Some(area);
        let (ints, floats) = named(sig);
        for (i, &r) in INTS.iter().enumerate().skip(ints) {
            self.asm.rm(form::MOV_STORE, true, r, Mem::at(Reg::RBP, area + 8 * i as i32), 0);
        }
        if floats < 8 {
            // `al` is zero if none came in vector registers.
            let over = self.asm.label();
            self.asm.rr(form::TEST_RM8, false, Reg::RAX, Reg::RAX);
            self.asm.jump(Some(cc::E), over);
            for i in floats..8 {
                self.asm.rm(form::MOVUPS_STORE, false, Reg(16 + i as u8), Mem::at(Reg::RBP, area + 48 + 16 * i as i32), 0);
            }
            self.asm.bind(over);
        }
    }

    /// `llvm.intr.vastart`
    pub fn va_start(&mut self, op: Op) -> Option<()> {
        let Some(area) = self.f.variadic else { return self.unsupported("`llvm.intr.vastart` where arguments are not variadic") };
        let sig = &self.sigs[self.own_sig];
        let ((ints, floats), end) = (named(sig), sig.end);
        let p = self.piece(self.w.m.operand(op, 0));
        let list = self.read(Class::Int(64), p);
        for (at, offset) in [(0, 8 * ints), (4, 48 + 16 * floats)] {
            self.asm.rm(form::MOV_I32, false, Reg(0), Mem::at(list, at), 4);
            self.asm.imm32(offset as i32);
        }
        for (at, from) in [(8, 16 + end as i32), (16, area)] {
            self.asm.rm(form::LEA, true, SCRATCH, Mem::at(Reg::RBP, from), 0);
            self.asm.rm(form::MOV_STORE, true, SCRATCH, Mem::at(list, at), 0);
        }
        Some(())
    }

    /// `llvm.intr.vacopy`
    pub fn va_copy(&mut self, op: Op) -> Option<()> {
        let [to, from] = [0, 1].map(|i| self.piece(self.w.m.operand(op, i)));
        let (to, from) = (self.read(Class::Int(64), to), self.read(Class::Int(64), from));
        self.asm.rm(form::MOVUPS_LOAD, false, XSCRATCH, Mem::at(from, 0), 0);
        self.asm.rm(form::MOV_LOAD, true, SCRATCH, Mem::at(from, 16), 0);
        self.asm.rm(form::MOVUPS_STORE, false, XSCRATCH, Mem::at(to, 0), 0);
        self.asm.rm(form::MOV_STORE, true, SCRATCH, Mem::at(to, 16), 0);
        Some(())
    }

    /// Whether a value is a number that is known here: what `llvm.intr.is.constant` asks.
    pub fn is_known(&self, op: Op) -> bool {
        self.pieces(self.w.m.operand(op, 0)).iter().all(|p| matches!(p, Piece::C(_)))
    }
}
