//! Integers of more than 128 bits: rows of words. What is computed goes through the frame, a word at a time; products and
//! quotients are loops over it. The last word of a value may have fewer bits; what is above them is anything.

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Value};

use super::Gen;
use super::enc::{Form, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::SCRATCH;

const WORD: Class = Class::Int(64);
/// The carry flag becomes 0.
const CLC: u8 = 0xF8;

/// Bits of the last word.
fn last_bits(g: &Gen<'_>, v: Value) -> u8 {
    let w = g.w.cx.int_width(g.ty(v)).unwrap_or(64);
    ((w - 1) % 64 + 1) as u8
}
fn frame(at: i32, word: usize) -> Mem {
    Mem::at(Reg::RBP, at + 8 * word as i32)
}
/// A word of a row that a register counts.
fn indexed(at: i32, index: Reg) -> Mem {
    Mem { index: Some((index, 3)), ..Mem::at(Reg::RBP, at) }
}
/// `form [memory], register` of one with the register first.
fn stored(f: Form) -> Form {
    Form { op: f.op & !2, ..f }
}
fn count_up(g: &mut Gen<'_>, r: Reg) {
    // Without touching the flags.
    g.asm.rm(form::LEA, true, r, Mem::at(r, 1), 0);
}

/// Writes so many words of a value to the frame, extended.
fn spread(g: &mut Gen<'_>, v: Value, signed: bool, at: i32, n: usize) {
    let pieces = g.pieces(v).to_vec();
    for (i, &p) in pieces.iter().enumerate().take(n) {
        let t = g.temp_from(WORD, p);
        if i + 1 == pieces.len() {
            let w = last_bits(g, v);
            g.extend_reg(t, t, w, signed, true);
        }
        g.store_frame(WORD, t, at + 8 * i as i32);
        g.end_op();
    }
    if pieces.len() < n {
        let t = g.temp(false);
        g.asm.mov_imm(t, 0, true);
        if signed {
            g.load_frame(WORD, t, frame(at, pieces.len() - 1));
            g.shift_imm(form::SAR_I, true, t, 63);
        }
        (pieces.len()..n).for_each(|i| g.store_frame(WORD, t, at + 8 * i as i32));
        g.end_op();
    }
}
/// Operations that know integers of any width above 64 bits.
pub(super) fn knows(k: Opcode) -> bool {
    matches!(k, l::ADD | l::SUB | l::AND | l::OR | l::XOR | l::MUL | l::SHL | l::LSHR | l::ASHR | l::UDIV | l::SDIV | l::UREM | l::SREM)
        || matches!(k, l::INTR_FSHL | l::INTR_FSHR | l::BITCAST | l::EXTRACTELEMENT | l::INSERTELEMENT)
        || matches!(k, l::INTR_SADD_WITH_OVERFLOW | l::INTR_SSUB_WITH_OVERFLOW | l::INTR_UADD_WITH_OVERFLOW | l::INTR_USUB_WITH_OVERFLOW)
}

/// Binary operations.
pub(super) fn binary(g: &mut Gen<'_>, op: Op, k: Opcode) -> Option<()> {
    let m = g.w.m;
    let (a, b, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
    let n = g.pieces(r).len();
    let at = match k {
        l::ADD => each(g, a, b, [(form::ADD_RM, 0), (form::ADC_RM, 2)]),
        l::SUB => each(g, a, b, [(form::SUB_RM, 5), (form::SBB_RM, 3)]),
        l::AND => each(g, a, b, [(form::AND_RM, 4); 2]),
        l::OR => each(g, a, b, [(form::OR_RM, 1); 2]),
        l::XOR => each(g, a, b, [(form::XOR_RM, 6); 2]),
        l::MUL => product(g, a, b, n),
        l::SHL => shift(g, a, b, n, true, false),
        l::LSHR | l::ASHR => shift(g, a, b, n, false, k == l::ASHR),
        _ => quotient(g, a, b, n, matches!(k, l::SDIV | l::SREM), matches!(k, l::UREM | l::SREM)),
    };
    g.result_at(r, at, 8);
    Some(())
}

/// The first form for the first words, the second for those behind them, which take its carry.
fn each(g: &mut Gen<'_>, a: Value, b: Value, forms: [(Form, u8); 2]) -> i32 {
    let n = g.pieces(a).len();
    let at = g.f.room(8 * n as u32, 8);
    for i in 0..n {
        let (f, digit) = forms[usize::from(i > 0)];
        let (x, y) = (g.pieces(a)[i], g.pieces(b)[i]);
        let t = g.temp_from(WORD, x);
        g.alu(f, digit, true, WORD, t, y);
        g.store_frame(WORD, t, at + 8 * i as i32);
        g.end_op();
    }
    at
}

/// Sums and differences with a flag for what does not fit: that of the last word, or bits above those of the type.
pub(super) fn overflow(g: &mut Gen<'_>, op: Op, f: Form, signed: bool) {
    let m = g.w.m;
    let (a, b, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
    let n = g.pieces(a).len();
    let [x, y] = [g.f.room(8 * n as u32 + 8, 8), g.f.room(8 * n as u32, 8)];
    spread(g, a, signed, x, n);
    spread(g, b, signed, y, n);
    let [t, flag] = [g.temp(false), g.temp(false)];
    let carries = if f.op == form::ADD_RM.op { form::ADC_RM } else { form::SBB_RM };
    for i in 0..n {
        g.load_frame(WORD, t, frame(x, i));
        g.asm.rm(if i == 0 { f } else { carries }, true, t, frame(y, i), 0);
        g.store_frame(WORD, t, x + 8 * i as i32);
    }
    let cond = match last_bits(g, a) {
        64 if signed => cc::O,
        64 => cc::B,
        w => {
            g.extend_reg(SCRATCH, t, w, signed, true);
            g.asm.rr(form::CMP_RM, true, SCRATCH, t);
            cc::NE
        }
    };
    g.asm.set(cond, flag);
    g.store_frame(WORD, flag, x + 8 * n as i32);
    g.result_at(r, x, 8);
}

/// Words of the first times words of the second, as many as there are, by the rule of school.
fn product(g: &mut Gen<'_>, a: Value, b: Value, n: usize) -> i32 {
    let size = 8 * n as u32;
    let [x, y, out] = [g.f.room(size, 8), g.f.room(size, 8), g.f.room(size, 8)];
    spread(g, a, false, x, n);
    spread(g, b, false, y, n);
    g.take(Reg::RAX);
    g.take(Reg::RDX);
    let [i, j, k] = [g.temp(false), g.temp(false), g.temp(false)];
    g.asm.mov_imm(i, 0, true);
    for word in 0..n {
        g.store_frame(WORD, i, out + 8 * word as i32);
    }
    let (outer, inner) = (g.asm.label(), g.asm.label());
    g.asm.bind(outer);
    g.asm.mov_imm(j, 0, true);
    g.asm.mov_imm(SCRATCH, 0, true);
    g.mov(WORD, k, i);
    g.asm.bind(inner);
    g.asm.rm(form::MOV_LOAD, true, Reg::RAX, indexed(x, i), 0);
    g.asm.rm(form::MUL, true, Reg::RAX, indexed(y, j), 0);
    g.asm.rr(form::ADD_RM, true, Reg::RAX, SCRATCH);
    g.asm.alu_imm(2, true, Reg::RDX, 0);
    g.asm.rm(stored(form::ADD_RM), true, Reg::RAX, indexed(out, k), 0);
    g.asm.alu_imm(2, true, Reg::RDX, 0);
    g.mov(WORD, SCRATCH, Reg::RDX);
    count_up(g, j);
    count_up(g, k);
    g.asm.alu_imm(7, true, k, n as i32);
    g.asm.jump(Some(cc::B), inner);
    count_up(g, i);
    g.asm.alu_imm(7, true, i, n as i32);
    g.asm.jump(Some(cc::B), outer);
    out
}

/// A shift. What is shifted by more than there is is anything.
fn shift(g: &mut Gen<'_>, a: Value, b: Value, n: usize, left: bool, signed: bool) -> i32 {
    // As many words around as a distance can name, and a neighbour of the last.
    let most = n.next_power_of_two();
    let row = g.f.room(8 * (n + most + 1) as u32, 8);
    if left {
        let t = g.temp(false);
        g.asm.mov_imm(t, 0, true);
        (0..=most).for_each(|i| g.store_frame(WORD, t, row + 8 * i as i32));
        g.end_op();
        spread(g, a, false, row + 8 * (most as i32 + 1), n);
    } else {
        spread(g, a, signed, row, n + most + 1);
    }
    along(g, row, n, if left { most + 1 } else { 0 }, b, left)
}
/// `llvm.intr.fshl` and `llvm.intr.fshr` of whole words, as many as a distance can name.
pub(super) fn funnel(g: &mut Gen<'_>, op: Op, left: bool) -> Option<()> {
    let m = g.w.m;
    let &[a, b, by] = m.operands(op) else { return None };
    let n = g.pieces(a).len();
    if !n.is_power_of_two() || last_bits(g, a) != 64 {
        return g.unsupported("a funnel shift of this width");
    }
    let row = g.f.room(16 * n as u32, 8);
    spread(g, b, false, row, n);
    spread(g, a, false, row + 8 * n as i32, n);
    let out = along(g, row, n, if left { n } else { 0 }, by, left);
    g.result_at(m.result(op, 0), out, 8);
    Some(())
}
/// Words of a row from one on, but so many bits further: words from elsewhere, joined with their neighbours.
fn along(g: &mut Gen<'_>, row: i32, n: usize, first: usize, by: Value, left: bool) -> i32 {
    let (most, out) = (n.next_power_of_two(), g.f.room(8 * n as u32, 8));
    let (by_cl, by_imm) = if left { (form::SHLD_CL, form::SHLD_I) } else { (form::SHRD_CL, form::SHRD_I) };
    let by = match g.pieces(by)[0] {
        Piece::C(by) => Ok(by),
        p => {
            g.take(Reg::RCX);
            g.copy_to(WORD, Reg::RCX, p);
            let k = g.temp_from(WORD, p);
            g.shift_imm(form::SHR_I, true, k, 6);
            g.asm.alu_imm(4, true, k, most as i32 - 1);
            if left {
                g.asm.rr(form::NEG, true, k, k);
            }
            Err(k)
        }
    };
    let pair = [g.temp(false), g.temp(false)];
    for i in 0..n {
        for (to, word) in pair.into_iter().zip([first + i, if left { first + i - 1 } else { first + i + 1 }]) {
            let mem = match by {
                Ok(by) => {
                    let words = (by >> 6) as usize & (most - 1);
                    frame(row, if left { word - words } else { word + words })
                }
                Err(k) => Mem { index: Some((k, 3)), ..frame(row, word) },
            };
            g.load_frame(WORD, to, mem);
        }
        let [x, y] = pair;
        match by {
            Ok(by) => {
                g.asm.rr(by_imm, true, y, x);
                g.asm.byte(by as u8 & 63);
            }
            Err(_) => g.asm.rr(by_cl, true, y, x),
        }
        g.store_frame(WORD, x, out + 8 * i as i32);
    }
    g.end_op();
    out
}

/// Negates a row if `sign` is all ones, and leaves it if that is 0.
fn turn(g: &mut Gen<'_>, row: i32, n: usize, sign: Reg) {
    for i in 0..n {
        g.asm.rm(stored(form::XOR_RM), true, sign, frame(row, i), 0);
    }
    for i in 0..n {
        g.asm.rm(stored(if i == 0 { form::SUB_RM } else { form::SBB_RM }), true, sign, frame(row, i), 0);
    }
}

/// A quotient or remainder, bit by bit: the remainder stands above the dividend, and both move up together; where the divisor fits
/// below it is taken away, and a bit of the quotient comes in from below.
fn quotient(g: &mut Gen<'_>, a: Value, b: Value, n: usize, signed: bool, remainder: bool) -> i32 {
    // A word more for what moves out at the top.
    let row = g.f.room(8 * (2 * n + 1) as u32, 8);
    let [divisor, rest] = [g.f.room(8 * (n + 1) as u32, 8), g.f.room(8 * (n + 1) as u32, 8)];
    let above = row + 8 * n as i32;
    spread(g, a, signed, row, n + usize::from(signed));
    spread(g, b, signed, divisor, n + 1);
    let [i, left, bits] = [g.temp(false), g.temp(false), g.temp(false)];
    let signs = [g.f.room(8, 8), g.f.room(8, 8)];
    if signed {
        for (k, (row, top)) in [(row, above), (divisor, divisor + 8 * n as i32)].into_iter().enumerate() {
            g.load_frame(WORD, i, Mem::at(Reg::RBP, top));
            turn(g, row, n, i);
            g.store_frame(WORD, i, signs[k]);
        }
    }
    g.asm.mov_imm(i, 0, true);
    (0..=n).for_each(|k| g.store_frame(WORD, i, above + 8 * k as i32));
    g.store_frame(WORD, i, divisor + 8 * n as i32);
    g.asm.mov_imm(bits, 64 * n as u64, true);
    let again = g.asm.label();
    g.asm.bind(again);
    // Each of these loops keeps the carry.
    let walk = |g: &mut Gen<'_>, words: usize, body: &mut dyn FnMut(&mut Gen<'_>)| {
        let next = g.asm.label();
        g.asm.mov_imm(i, 0, true);
        g.asm.mov_imm(left, words as u64, true);
        g.asm.byte(CLC);
        g.asm.bind(next);
        body(g);
        count_up(g, i);
        g.asm.rr(form::DEC, true, left, left);
        g.asm.jump(Some(cc::NE), next);
    };
    walk(g, 2 * n + 1, &mut |g| g.asm.rm(form::RCL_1, true, i, indexed(row, i), 0));
    walk(g, n + 1, &mut |g| {
        g.asm.rm(form::MOV_LOAD, true, SCRATCH, indexed(above, i), 0);
        g.asm.rm(form::SBB_RM, true, SCRATCH, indexed(divisor, i), 0);
        g.asm.rm(form::MOV_STORE, true, SCRATCH, indexed(rest, i), 0);
    });
    let small = g.asm.label();
    g.asm.jump(Some(cc::B), small);
    walk(g, n + 1, &mut |g| {
        g.asm.rm(form::MOV_LOAD, true, SCRATCH, indexed(rest, i), 0);
        g.asm.rm(form::MOV_STORE, true, SCRATCH, indexed(above, i), 0);
    });
    count_up(g, left);
    g.asm.rm(form::OR_STORE, true, left, Mem::at(Reg::RBP, row), 0);
    g.asm.bind(small);
    g.asm.rr(form::DEC, true, bits, bits);
    g.asm.jump(Some(cc::NE), again);
    let out = if remainder { above } else { row };
    if signed {
        g.load_frame(WORD, i, Mem::at(Reg::RBP, signs[0]));
        if !remainder {
            g.asm.rm(form::XOR_RM, true, i, Mem::at(Reg::RBP, signs[1]), 0);
        }
        turn(g, out, n, i);
    }
    g.end_op();
    out
}

/// Compares by a predicate; the condition.
pub(super) fn compare(g: &mut Gen<'_>, a: Value, b: Value, pred: usize) -> u8 {
    let (mut a, mut b, w) = (g.pieces(a).to_vec(), g.pieces(b).to_vec(), last_bits(g, a));
    let last = a.len() - 1;
    let equality = pred < 2;
    // a > b is b < a.
    if matches!(pred, 3 | 4 | 7 | 8) {
        core::mem::swap(&mut a, &mut b);
    }
    // What is above the width is shifted out.
    let top = [a[last], b[last]].map(|p| {
        let t = g.temp_from(WORD, p);
        g.shift_imm(form::SHL_I, true, t, 64 - w);
        t
    });
    let kept = g.f.pinned;
    if equality {
        g.asm.rr(form::XOR_RM, true, top[0], top[1]);
    }
    for i in 0..last {
        let t = g.temp_from(WORD, a[i]);
        let (f, digit) = match (equality, i) {
            (true, _) => (form::XOR_RM, 6),
            (_, 0) => (form::CMP_RM, 7),
            _ => (form::SBB_RM, 3),
        };
        g.alu(f, digit, true, WORD, t, b[i]);
        if equality {
            g.asm.rr(form::OR_RM, true, top[0], t);
        }
        g.unpin(kept);
    }
    if equality {
        return if pred == 0 { cc::E } else { cc::NE };
    }
    g.asm.rr(form::SBB_RM, true, top[0], top[1]);
    match pred {
        2 | 4 => cc::L,
        3 | 5 => cc::GE,
        6 | 8 => cc::B,
        _ => cc::AE,
    }
}

/// `llvm.zext` and `llvm.sext` to more than 128 bits.
pub(super) fn widen(g: &mut Gen<'_>, op: Op, signed: bool) {
    let m = g.w.m;
    let (a, r) = (m.operand(op, 0), m.result(op, 0));
    let n = g.pieces(r).len();
    let at = g.f.room(8 * n as u32, 8);
    spread(g, a, signed, at, n);
    g.result_at(r, at, 8);
}
