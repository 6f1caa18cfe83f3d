//! Intrinsics on integers of 128 bits, which are pairs of words.

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Value};

use super::Gen;
use super::enc::{Form, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::SCRATCH;

const WORD: Class = Class::Int(64);

/// Selects an intrinsic on pairs; `None` for any other.
pub(super) fn select(g: &mut Gen<'_>, op: Op, k: Opcode) -> Option<Option<()>> {
    let m = g.w.m;
    let &a = m.operands(op).first()?;
    if m.cx.int_width(g.ty(a)) != Some(128) || m.n_results(op) != 1 {
        return None;
    }
    let r = m.result(op, 0);
    match k {
        l::INTR_SMUL_WITH_OVERFLOW => product(g, op, true),
        l::INTR_UMUL_WITH_OVERFLOW => product(g, op, false),
        l::INTR_SADD_SAT => saturate(g, op, form::ADD_RM, true),
        l::INTR_UADD_SAT => saturate(g, op, form::ADD_RM, false),
        l::INTR_SSUB_SAT => saturate(g, op, form::SUB_RM, true),
        l::INTR_USUB_SAT => saturate(g, op, form::SUB_RM, false),
        l::INTR_ABS => {
            let [lo, hi] = copies(g, a);
            let sign = g.temp(false);
            g.mov(WORD, sign, hi);
            g.shift_imm(form::SAR_I, true, sign, 63);
            turn(g, lo, hi, sign);
            g.pair_in(r, lo, hi);
        }
        l::INTR_CTPOP => {
            let [lo, hi] = copies(g, a);
            super::intrinsic::count(g, lo);
            super::intrinsic::count(g, hi);
            g.asm.rr(form::ADD_RM, true, lo, hi);
            g.asm.mov_imm(hi, 0, true);
            g.pair_in(r, lo, hi);
        }
        l::INTR_CTLZ | l::INTR_CTTZ => zeros(g, op, k == l::INTR_CTLZ),
        l::INTR_BSWAP | l::INTR_BITREVERSE => {
            let [lo, hi] = copies(g, a);
            for x in [lo, hi] {
                super::intrinsic::turn_around(g, x, k == l::INTR_BITREVERSE);
            }
            g.pair_in(r, hi, lo);
        }
        l::INTR_SCMP => return Some(three_way(g, op, [2, 4])),
        l::INTR_UCMP => return Some(three_way(g, op, [6, 8])),
        _ => return None,
    }
    Some(Some(()))
}

/// -1, 0 or 1 by the predicates for below and above.
fn three_way(g: &mut Gen<'_>, op: Op, predicates: [usize; 2]) -> Option<()> {
    let m = g.w.m;
    let (a, b, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
    let Class::Int(out) = g.class(r)? else { return None };
    let t = [g.temp(false), g.temp(false)];
    let kept = g.f.pinned;
    for (t, pred) in t.into_iter().zip(predicates) {
        let cond = g.wide_compare(a, b, pred)?;
        g.asm.set(cond, t);
        g.unpin(kept);
    }
    g.asm.rr(form::SUB_RM, false, t[1], t[0]);
    g.extend_reg(t[1], t[1], 8, true, out > 32);
    g.give(r, t[1]);
    Some(())
}

fn copies(g: &mut Gen<'_>, v: Value) -> [Reg; 2] {
    let p = [g.pieces(v)[0], g.pieces(v)[1]];
    p.map(|p| g.temp_from(WORD, p))
}
/// `x ^ sign - sign`: the negative number where the sign is all ones.
fn turn(g: &mut Gen<'_>, lo: Reg, hi: Reg, sign: Reg) {
    g.asm.rr(form::XOR_RM, true, lo, sign);
    g.asm.rr(form::XOR_RM, true, hi, sign);
    g.asm.rr(form::SUB_RM, true, lo, sign);
    g.asm.rr(form::SBB_RM, true, hi, sign);
}
/// The sum or difference with another value; the flags are those of the upper half.
fn add(g: &mut Gen<'_>, lo: Reg, hi: Reg, v: Value, f: Form) {
    let p = [g.pieces(v)[0], g.pieces(v)[1]];
    let adds = f.op == form::ADD_RM.op;
    g.alu(f, if adds { 0 } else { 5 }, true, WORD, lo, p[0]);
    let (carry, digit) = if adds { (form::ADC_RM, 2) } else { (form::SBB_RM, 3) };
    g.alu(carry, digit, true, WORD, hi, p[1]);
}
fn saturate(g: &mut Gen<'_>, op: Op, f: Form, signed: bool) {
    let [a, b] = [0, 1].map(|i| g.w.m.operand(op, i));
    let [lo, hi] = copies(g, a);
    let limit = g.temp(false);
    if signed {
        // What is beyond has the sign of the first: the greatest number, or its complement.
        g.mov(WORD, limit, hi);
        g.shift_imm(form::SAR_I, true, limit, 63);
        g.asm.rr(form::NOT, true, limit, limit);
    }
    add(g, lo, hi, b, f);
    if signed {
        g.asm.cmov(cc::O, true, lo, limit);
        // The constants keep the flags.
        g.asm.mov_imm(SCRATCH, i64::MIN as u64, true);
        g.asm.rm(form::LEA, true, SCRATCH, Mem { index: Some((SCRATCH, 0)), ..Mem::at(limit, 0) }, 0);
        g.asm.cmov(cc::O, true, hi, SCRATCH);
    } else {
        // All ones where there is a carry.
        g.asm.rr(form::SBB_RM, true, limit, limit);
        let adds = f.op == form::ADD_RM.op;
        if !adds {
            g.asm.rr(form::NOT, true, limit, limit);
        }
        for x in [lo, hi] {
            g.asm.rr(if adds { form::OR_RM } else { form::AND_RM }, true, x, limit);
        }
    }
    g.pair_in(g.w.m.result(op, 0), lo, hi);
}

fn zeros(g: &mut Gen<'_>, op: Op, leading: bool) {
    let v = g.w.m.operand(op, 0);
    let [lo, hi] = copies(g, v);
    // The half that counts unless it is zero, and the other one.
    let (first, other) = if leading { (hi, lo) } else { (lo, hi) };
    let f = if leading { form::BSR } else { form::BSF };
    g.asm.mov_imm(SCRATCH, if leading { 127 } else { 64 }, true);
    g.asm.rr(f, true, other, other);
    g.asm.cmov(cc::E, true, other, SCRATCH);
    g.mov(WORD, SCRATCH, first);
    g.asm.rr(f, true, first, first);
    if leading {
        g.asm.alu_imm(6, true, other, 63);
        g.asm.alu_imm(6, true, first, 63);
    }
    g.asm.alu_imm(0, true, other, 64);
    g.asm.rr(form::TEST_RM, true, SCRATCH, SCRATCH);
    g.asm.cmov(cc::E, true, first, other);
    g.asm.mov_imm(other, 0, true);
    g.pair_in(g.w.m.result(op, 0), first, other);
}

/// The product, and whether it has more bits: those of both upper halves, of what they make with the lower ones, or of the
/// sum. Of numbers with signs it is that of their amounts, turned where the signs differ.
fn product(g: &mut Gen<'_>, op: Op, signed: bool) {
    let m = g.w.m;
    let at = g.f.room(32, 16);
    let word = |i: usize| Mem::at(Reg::RBP, at + 8 * i as i32);
    for i in 0..2 {
        let v = m.operand(op, i);
        let [lo, hi] = copies(g, v);
        if signed {
            let s = g.temp(false);
            g.mov(WORD, s, hi);
            g.shift_imm(form::SAR_I, true, s, 63);
            turn(g, lo, hi, s);
        }
        g.store_frame(WORD, lo, at + 16 * i as i32);
        g.store_frame(WORD, hi, at + 16 * i as i32 + 8);
        g.end_op();
    }
    g.take(Reg::RAX);
    g.take(Reg::RDX);
    let (flag, across) = (g.temp(false), g.temp(false));
    let more = |g: &mut Gen<'_>, cond: u8| {
        g.asm.set(cond, SCRATCH);
        g.asm.rr(form::OR_RM, false, flag, SCRATCH);
    };
    g.load_frame(WORD, Reg::RAX, word(1));
    g.asm.rr(form::TEST_RM, true, Reg::RAX, Reg::RAX);
    g.asm.set(cc::NE, flag);
    g.load_frame(WORD, SCRATCH, word(3));
    g.asm.rr(form::TEST_RM, true, SCRATCH, SCRATCH);
    g.asm.set(cc::NE, SCRATCH);
    g.asm.rr(form::AND_RM, false, flag, SCRATCH);
    g.asm.rm(form::MUL, true, Reg(0), word(2), 0);
    more(g, cc::O);
    g.mov(WORD, across, Reg::RAX);
    g.load_frame(WORD, Reg::RAX, word(3));
    g.asm.rm(form::MUL, true, Reg(0), word(0), 0);
    more(g, cc::O);
    g.asm.rr(form::ADD_RM, true, across, Reg::RAX);
    g.load_frame(WORD, Reg::RAX, word(0));
    g.asm.rm(form::MUL, true, Reg(0), word(2), 0);
    g.asm.rr(form::ADD_RM, true, Reg::RDX, across);
    more(g, cc::B);
    if signed {
        let (a, b) = (g.pieces(m.operand(op, 0))[1], g.pieces(m.operand(op, 1))[1]);
        g.copy_to(WORD, across, a);
        g.copy_to(WORD, SCRATCH, b);
        g.asm.rr(form::XOR_RM, true, across, SCRATCH);
        g.shift_imm(form::SAR_I, true, across, 63);
        turn(g, Reg::RAX, Reg::RDX, across);
        // Another sign than that, unless it is zero.
        g.asm.rr(form::XOR_RM, true, across, Reg::RDX);
        g.shift_imm(form::SHR_I, true, across, 63);
        g.mov(WORD, SCRATCH, Reg::RAX);
        g.asm.rr(form::OR_RM, true, SCRATCH, Reg::RDX);
        g.asm.set(cc::NE, SCRATCH);
        g.asm.rr(form::AND_RM, false, across, SCRATCH);
        g.asm.rr(form::OR_RM, false, flag, across);
    }
    let r = m.result(op, 0);
    g.pair_in(r, Reg::RAX, Reg::RDX);
    if let Some(&Piece::V(d)) = g.pieces(r).get(2) {
        g.put(d, flag);
    }
}
