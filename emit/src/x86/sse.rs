//! Intrinsics that are one instruction of SSE to SSE4.2, of AES or PCLMULQDQ, by their names. Those behind SSE2 are for functions that
//! asked for them: not every x86-64 processor has them. Source of the instructions: Intel SDM volume 2; of the names and operands: LLVM's `IntrinsicsX86.td`.

use ir::{Op, Value};

use super::Gen;
use super::enc::{Form, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, XSCRATCH};

/// Where operands and result of an instruction are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    /// `op a, b` gives the result in `a`.
    Two,
    /// `op r, a`
    One,
    /// `op a, a`: lanes that it does not compute are the operand's.
    Within,
    /// `op a, n` with a number that may be a constant.
    Shift,
    /// `op r32 or r64, a`
    Int,
    /// `op a, b, imm8`
    Compare,
    /// The same with a number of eight bits, of any integer type.
    Number,
    /// `op r, a, imm8`
    OneNumber,
    /// `op a, b`, by the mask in xmm0
    Blend,
    /// A condition of the flags of `op a, b`.
    Test(u8),
    /// Flags of `op a, b`: equal and ordered.
    Equal,
    /// Unequal or unordered.
    Unequal,
    /// Flags of `op a, b`, with this condition, or of `op b, a`.
    Flags(u8, bool),
    /// No operand: three bytes, `0F AE` before this.
    Fence,
    /// `0F AE` with this number on memory.
    Memory(u8),
}

/// Names behind `llvm.x86.`, in their order, with prefix and opcode of the instruction; opcodes of `0F 38` and `0F 3A` with that byte.
const ROWS: &[(&str, u8, u16, How)] = &[
    ("aesni.aesdec", 0x66, 0x38DE, How::Two),
    ("aesni.aesdeclast", 0x66, 0x38DF, How::Two),
    ("aesni.aesenc", 0x66, 0x38DC, How::Two),
    ("aesni.aesenclast", 0x66, 0x38DD, How::Two),
    ("aesni.aesimc", 0x66, 0x38DB, How::One),
    ("aesni.aeskeygenassist", 0x66, 0x3ADF, How::OneNumber),
    ("pclmulqdq", 0x66, 0x3A44, How::Number),
    ("sse.cmp.ps", 0, 0xC2, How::Compare),
    ("sse.cmp.ss", 0xF3, 0xC2, How::Compare),
    ("sse.comieq.ss", 0, 0x2F, How::Equal),
    ("sse.comige.ss", 0, 0x2F, How::Flags(cc::AE, false)),
    ("sse.comigt.ss", 0, 0x2F, How::Flags(cc::A, false)),
    ("sse.comile.ss", 0, 0x2F, How::Flags(cc::AE, true)),
    ("sse.comilt.ss", 0, 0x2F, How::Flags(cc::A, true)),
    ("sse.comineq.ss", 0, 0x2F, How::Unequal),
    ("sse.cvtss2si", 0xF3, 0x2D, How::Int),
    ("sse.cvtss2si64", 0xF3, 0x2D, How::Int),
    ("sse.cvttss2si", 0xF3, 0x2C, How::Int),
    ("sse.cvttss2si64", 0xF3, 0x2C, How::Int),
    ("sse.ldmxcsr", 0, 0, How::Memory(2)),
    ("sse.max.ps", 0, 0x5F, How::Two),
    ("sse.max.ss", 0xF3, 0x5F, How::Two),
    ("sse.min.ps", 0, 0x5D, How::Two),
    ("sse.min.ss", 0xF3, 0x5D, How::Two),
    ("sse.movmsk.ps", 0, 0x50, How::Int),
    ("sse.rcp.ps", 0, 0x53, How::One),
    ("sse.rcp.ss", 0xF3, 0x53, How::Within),
    ("sse.rsqrt.ps", 0, 0x52, How::One),
    ("sse.rsqrt.ss", 0xF3, 0x52, How::Within),
    ("sse.sfence", 0, 0xF8, How::Fence),
    ("sse.stmxcsr", 0, 0, How::Memory(3)),
    ("sse.ucomieq.ss", 0, 0x2E, How::Equal),
    ("sse.ucomige.ss", 0, 0x2E, How::Flags(cc::AE, false)),
    ("sse.ucomigt.ss", 0, 0x2E, How::Flags(cc::A, false)),
    ("sse.ucomile.ss", 0, 0x2E, How::Flags(cc::AE, true)),
    ("sse.ucomilt.ss", 0, 0x2E, How::Flags(cc::A, true)),
    ("sse.ucomineq.ss", 0, 0x2E, How::Unequal),
    ("sse2.clflush", 0, 0, How::Memory(7)),
    ("sse2.cmp.pd", 0x66, 0xC2, How::Compare),
    ("sse2.cmp.sd", 0xF2, 0xC2, How::Compare),
    ("sse2.comieq.sd", 0x66, 0x2F, How::Equal),
    ("sse2.comige.sd", 0x66, 0x2F, How::Flags(cc::AE, false)),
    ("sse2.comigt.sd", 0x66, 0x2F, How::Flags(cc::A, false)),
    ("sse2.comile.sd", 0x66, 0x2F, How::Flags(cc::AE, true)),
    ("sse2.comilt.sd", 0x66, 0x2F, How::Flags(cc::A, true)),
    ("sse2.comineq.sd", 0x66, 0x2F, How::Unequal),
    ("sse2.cvtpd2dq", 0xF2, 0xE6, How::One),
    ("sse2.cvtpd2ps", 0x66, 0x5A, How::One),
    ("sse2.cvtps2dq", 0x66, 0x5B, How::One),
    ("sse2.cvtsd2si", 0xF2, 0x2D, How::Int),
    ("sse2.cvtsd2si64", 0xF2, 0x2D, How::Int),
    ("sse2.cvtsd2ss", 0xF2, 0x5A, How::Two),
    ("sse2.cvttpd2dq", 0x66, 0xE6, How::One),
    ("sse2.cvttps2dq", 0xF3, 0x5B, How::One),
    ("sse2.cvttsd2si", 0xF2, 0x2C, How::Int),
    ("sse2.cvttsd2si64", 0xF2, 0x2C, How::Int),
    ("sse2.lfence", 0, 0xE8, How::Fence),
    ("sse2.max.pd", 0x66, 0x5F, How::Two),
    ("sse2.max.sd", 0xF2, 0x5F, How::Two),
    ("sse2.mfence", 0, 0xF0, How::Fence),
    ("sse2.min.pd", 0x66, 0x5D, How::Two),
    ("sse2.min.sd", 0xF2, 0x5D, How::Two),
    ("sse2.movmsk.pd", 0x66, 0x50, How::Int),
    ("sse2.packssdw.128", 0x66, 0x6B, How::Two),
    ("sse2.packsswb.128", 0x66, 0x63, How::Two),
    ("sse2.packuswb.128", 0x66, 0x67, How::Two),
    ("sse2.pavg.b", 0x66, 0xE0, How::Two),
    ("sse2.pavg.w", 0x66, 0xE3, How::Two),
    ("sse2.pmadd.wd", 0x66, 0xF5, How::Two),
    ("sse2.pmovmskb.128", 0x66, 0xD7, How::Int),
    ("sse2.pmulh.w", 0x66, 0xE5, How::Two),
    ("sse2.pmulhu.w", 0x66, 0xE4, How::Two),
    ("sse2.psad.bw", 0x66, 0xF6, How::Two),
    ("sse2.psll.d", 0x66, 0xF2, How::Two),
    ("sse2.psll.q", 0x66, 0xF3, How::Two),
    ("sse2.psll.w", 0x66, 0xF1, How::Two),
    ("sse2.pslli.d", 0x66, 0xF2, How::Shift),
    ("sse2.pslli.q", 0x66, 0xF3, How::Shift),
    ("sse2.pslli.w", 0x66, 0xF1, How::Shift),
    ("sse2.psra.d", 0x66, 0xE2, How::Two),
    ("sse2.psra.w", 0x66, 0xE1, How::Two),
    ("sse2.psrai.d", 0x66, 0xE2, How::Shift),
    ("sse2.psrai.w", 0x66, 0xE1, How::Shift),
    ("sse2.psrl.d", 0x66, 0xD2, How::Two),
    ("sse2.psrl.q", 0x66, 0xD3, How::Two),
    ("sse2.psrl.w", 0x66, 0xD1, How::Two),
    ("sse2.psrli.d", 0x66, 0xD2, How::Shift),
    ("sse2.psrli.q", 0x66, 0xD3, How::Shift),
    ("sse2.psrli.w", 0x66, 0xD1, How::Shift),
    ("sse3.addsub.pd", 0x66, 0xD0, How::Two),
    ("sse3.addsub.ps", 0xF2, 0xD0, How::Two),
    ("sse3.hadd.pd", 0x66, 0x7C, How::Two),
    ("sse3.hadd.ps", 0xF2, 0x7C, How::Two),
    ("sse3.hsub.pd", 0x66, 0x7D, How::Two),
    ("sse3.hsub.ps", 0xF2, 0x7D, How::Two),
    ("sse41.blendvpd", 0x66, 0x3815, How::Blend),
    ("sse41.blendvps", 0x66, 0x3814, How::Blend),
    ("sse41.dppd", 0x66, 0x3A41, How::Number),
    ("sse41.dpps", 0x66, 0x3A40, How::Number),
    ("sse41.insertps", 0x66, 0x3A21, How::Number),
    ("sse41.mpsadbw", 0x66, 0x3A42, How::Number),
    ("sse41.packusdw", 0x66, 0x382B, How::Two),
    ("sse41.pblendvb", 0x66, 0x3810, How::Blend),
    ("sse41.phminposuw", 0x66, 0x3841, How::One),
    ("sse41.ptestc", 0x66, 0x3817, How::Test(cc::B)),
    ("sse41.ptestnzc", 0x66, 0x3817, How::Test(cc::A)),
    ("sse41.ptestz", 0x66, 0x3817, How::Test(cc::E)),
    ("sse41.round.pd", 0x66, 0x3A09, How::OneNumber),
    ("sse41.round.ps", 0x66, 0x3A08, How::OneNumber),
    ("sse41.round.sd", 0x66, 0x3A0B, How::Number),
    ("sse41.round.ss", 0x66, 0x3A0A, How::Number),
    ("ssse3.phadd.d.128", 0x66, 0x3802, How::Two),
    ("ssse3.phadd.sw.128", 0x66, 0x3803, How::Two),
    ("ssse3.phadd.w.128", 0x66, 0x3801, How::Two),
    ("ssse3.phsub.d.128", 0x66, 0x3806, How::Two),
    ("ssse3.phsub.sw.128", 0x66, 0x3807, How::Two),
    ("ssse3.phsub.w.128", 0x66, 0x3805, How::Two),
    ("ssse3.pmadd.ub.sw.128", 0x66, 0x3804, How::Two),
    ("ssse3.pmul.hr.sw.128", 0x66, 0x380B, How::Two),
    ("ssse3.pshuf.b.128", 0x66, 0x3800, How::Two),
    ("ssse3.psign.b.128", 0x66, 0x3808, How::Two),
    ("ssse3.psign.d.128", 0x66, 0x380A, How::Two),
    ("ssse3.psign.w.128", 0x66, 0x3809, How::Two),
];

const WHOLE: Class = Class::Vec(16);

/// Selects the intrinsic of this name behind `llvm.x86.`; `None` if it is no such one, or its types are others.
pub fn select(g: &mut Gen<'_>, op: Op, name: &str) -> Option<()> {
    let Ok(row) = ROWS.binary_search_by(|r| r.0.cmp(name)) else { return twice(g, op, name) };
    let &(_, prefix, code, how) = &ROWS[row];
    let m = g.w.m;
    let f = form_of(prefix, code);
    let operands: [Option<Value>; 3] = [0, 1, 2].map(|i| m.operands(op).get(i).copied());
    let wanted = match how {
        How::Fence => 0,
        How::One | How::Within | How::Int | How::Memory(_) => 1,
        How::Compare | How::Number | How::Blend => 3,
        _ => 2,
    };
    let is = |g: &mut Gen<'_>, v: Value, class: Class| g.class(v) == Some(class) && g.pieces(v).len() == 1;
    if m.n_operands(op) != wanted || m.n_results(op) != usize::from(!matches!(how, How::Fence | How::Memory(_))) {
        return None;
    }
    for (i, v) in operands.into_iter().flatten().enumerate() {
        let class = match (how, i) {
            (How::Memory(_), _) => Class::Int(64),
            (How::Shift, 1) => Class::Int(32),
            _ => WHOLE,
        };
        if matches!((how, i), (How::Number | How::Compare, 2) | (How::OneNumber, 1)) {
            if !matches!(g.piece(v), Piece::C(_)) {
                return None;
            }
        } else if !is(g, v, class) {
            return None;
        }
    }
    let pieces = operands.map(|v| v.map_or(Piece::Undef, |v| g.piece(v)));
    match how {
        How::Fence => {
            g.asm.code.extend_from_slice(&[0x0F, 0xAE, f.op]);
            return Some(());
        }
        How::Memory(digit) => {
            let p = g.read(Class::Int(64), pieces[0]);
            g.asm.rm(Form { prefix: 0, map: 1, op: 0xAE, digit }, false, Reg(0), Mem::at(p, 0), 0);
            return Some(());
        }
        _ => {}
    }
    let r = m.result(op, 0);
    let Class::Int(w) = g.class(r)? else {
        if !is(g, r, WHOLE) {
            return None;
        }
        let Piece::V(d) = g.piece(r) else { return Some(()) };
        let [a, b, c] = pieces;
        if matches!(how, How::One | How::OneNumber) {
            let a = g.read(WHOLE, a);
            let reg = g.def(d);
            g.asm.rr(f, false, reg, a);
            behind(g, how, f, reg, b, c);
            return Some(());
        }
        if how == How::Blend {
            g.take(Reg::XMM0);
            g.copy_to(WHOLE, Reg::XMM0, c);
        }
        let reg = g.def_from(d, a);
        behind(g, how, f, reg, b, c);
        return Some(());
    };
    let Piece::V(d) = g.piece(r) else { return Some(()) };
    let a = g.read(WHOLE, pieces[0]);
    if how == How::Int {
        let reg = g.def(d);
        g.asm.rr(f, w == 64, reg, a);
        return Some(());
    }
    let b = g.read(WHOLE, pieces[1]);
    let (cond, swapped) = match how {
        How::Flags(cond, swapped) => (cond, swapped),
        How::Test(cond) => (cond, false),
        How::Equal => (cc::E, false),
        _ => (cc::NE, false),
    };
    let (a, b) = if swapped { (b, a) } else { (a, b) };
    g.asm.rr(f, false, a, b);
    let set = |g: &mut Gen<'_>, cond: u8, r: Reg| g.asm.set(cond, r);
    let reg = g.temp(false);
    set(g, cond, reg);
    match how {
        How::Equal => {
            set(g, cc::NP, SCRATCH);
            g.asm.rr(form::AND_RM, false, reg, SCRATCH);
        }
        How::Unequal => {
            set(g, cc::P, SCRATCH);
            g.asm.rr(form::OR_RM, false, reg, SCRATCH);
        }
        _ => {}
    }
    g.asm.rr(form::MOVZX8, false, reg, reg);
    g.put(d, reg);
    Some(())
}

/// The instruction of 16 bytes of which one of AVX or AVX2 on 32 bytes is two.
fn half_of(name: &str) -> Option<&'static (&'static str, u8, u16, How)> {
    let rest = name.strip_prefix("avx2.").or_else(|| name.strip_prefix("avx.")?.strip_suffix(".256"))?;
    // Its number says something else of either half.
    ROWS.iter().find(|r| r.0.split_once('.').is_some_and(|(_, n)| n.trim_end_matches(".128") == rest)).filter(|r| r.0 != "sse41.mpsadbw")
}

/// Selects what does with each half of its operands what an instruction of 16 bytes does.
fn twice(g: &mut Gen<'_>, op: Op, name: &str) -> Option<()> {
    let &(_, prefix, code, how) = half_of(name)?;
    let m = g.w.m;
    let f = form_of(prefix, code);
    let r = if m.n_results(op) == 1 { m.result(op, 0) } else { return None };
    let mut wide: [[Piece; 2]; 3] = [[Piece::Undef; 2]; 3];
    for (i, &v) in m.operands(op).iter().enumerate() {
        let class = g.class(v)?;
        *wide.get_mut(i)? = match (how, i, g.pieces(v)) {
            (How::Shift, 1, &[n]) if class == Class::Int(32) => [n, n],
            // How far to shift is one number for both.
            (How::Two, 1, &[n]) if class == WHOLE && name.starts_with("avx2.ps") => [n, n],
            (How::Number | How::Compare, 2, &[n @ Piece::C(_)]) | (How::OneNumber, 1, &[n @ Piece::C(_)]) => [n, n],
            (_, _, &[a, b]) if class == WHOLE => [a, b],
            _ => return None,
        };
    }
    let wanted = match how {
        How::One | How::Int => 1,
        How::Two | How::Shift | How::OneNumber => 2,
        How::Number | How::Compare | How::Blend => 3,
        _ => return None,
    };
    if m.n_operands(op) != wanted || matches!((how, wide[2][0]), (How::Compare, Piece::C(8..))) {
        return None;
    }
    if how == How::Int {
        // Bits of the upper half stand above those of the lower.
        let (Class::Int(32), Some(by)) =
            (g.class(r)?, [("movmsk.pd.256", 2), ("movmsk.ps.256", 4), ("pmovmskb", 16)].iter().find(|x| name.ends_with(x.0)))
        else {
            return None;
        };
        let [low, high] = wide[0].map(|p| {
            let x = g.read(WHOLE, p);
            let t = g.temp(false);
            g.asm.rr(f, false, t, x);
            t
        });
        g.shift_imm(form::SHL_I, false, high, by.1);
        g.asm.rr(form::OR_RM, false, low, high);
        g.give(r, low);
        return Some(());
    }
    if g.class(r)? != WHOLE || g.pieces(r).len() != 2 {
        return None;
    }
    let at = g.f.room(32, 16);
    for half in 0..2 {
        let [a, b, c] = wide.map(|p| p[half]);
        let reg = match how {
            How::One | How::OneNumber => {
                let a = g.read(WHOLE, a);
                let reg = g.temp(true);
                g.asm.rr(f, false, reg, a);
                reg
            }
            _ => {
                if how == How::Blend {
                    g.take(Reg::XMM0);
                    g.copy_to(WHOLE, Reg::XMM0, c);
                }
                g.temp_from(WHOLE, a)
            }
        };
        behind(g, how, f, reg, b, c);
        g.store_frame(WHOLE, reg, at + 16 * half as i32);
        g.end_op();
    }
    g.result_at(r, at, 16);
    Some(())
}

fn form_of(prefix: u8, code: u16) -> Form {
    let map = 1 + u8::from(code >> 8 == 0x38) + 2 * u8::from(code >> 8 == 0x3A);
    Form { prefix, map, op: code as u8, digit: 8 }
}

/// An instruction on a register that has the first operand, or the number behind one that was made.
fn behind(g: &mut Gen<'_>, how: How, f: Form, reg: Reg, b: Piece, c: Piece) {
    match (how, b, c) {
        (How::One, ..) => {}
        (How::OneNumber, Piece::C(n), _) => g.asm.byte(n as u8),
        (How::Within, ..) => g.asm.rr(f, false, reg, reg),
        (How::Shift, Piece::C(n), _) => {
            let by = Form { op: 0x70 + (f.op & 3), digit: [2, 4, 6][usize::from(f.op >> 4) - 0xD], ..f };
            g.asm.rr(by, false, reg, reg);
            g.asm.byte((n as u32).min(255) as u8);
        }
        (How::Shift, ..) => {
            let n = g.read(Class::Int(32), b);
            g.asm.rr(form::MOVD_TO, false, XSCRATCH, n);
            g.asm.rr(f, false, reg, XSCRATCH);
        }
        (How::Compare | How::Number, _, Piece::C(n)) => {
            g.vector_rr(f, reg, b);
            g.asm.byte(if how == How::Compare { n as u8 & 7 } else { n as u8 });
        }
        _ => g.vector_rr(f, reg, b),
    }
}
