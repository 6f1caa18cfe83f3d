//! Intrinsics: those of a few instructions here, those of the mathematical library by its names.

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Value};

use super::Gen;
use super::enc::{Form, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::SCRATCH;

/// Functions of the mathematical library for 32 and 64 bits.
pub fn library_name(k: Opcode) -> Option<(&'static str, &'static str)> {
    Some(match k {
        l::INTR_SIN => ("sinf", "sin"),
        l::INTR_COS => ("cosf", "cos"),
        l::INTR_TAN => ("tanf", "tan"),
        l::INTR_ASIN => ("asinf", "asin"),
        l::INTR_ACOS => ("acosf", "acos"),
        l::INTR_ATAN => ("atanf", "atan"),
        l::INTR_ATAN2 => ("atan2f", "atan2"),
        l::INTR_SINH => ("sinhf", "sinh"),
        l::INTR_COSH => ("coshf", "cosh"),
        l::INTR_TANH => ("tanhf", "tanh"),
        l::INTR_EXP => ("expf", "exp"),
        l::INTR_EXP2 => ("exp2f", "exp2"),
        l::INTR_EXP10 => ("exp10f", "exp10"),
        l::INTR_LOG => ("logf", "log"),
        l::INTR_LOG2 => ("log2f", "log2"),
        l::INTR_LOG10 => ("log10f", "log10"),
        l::INTR_POW => ("powf", "pow"),
        l::INTR_POWI => ("__powisf2", "__powidf2"),
        l::INTR_FMA => ("fmaf", "fma"),
        l::INTR_LDEXP => ("ldexpf", "ldexp"),
        l::INTR_FLOOR => ("floorf", "floor"),
        l::INTR_CEIL => ("ceilf", "ceil"),
        l::INTR_TRUNC => ("truncf", "trunc"),
        l::INTR_ROUND => ("roundf", "round"),
        l::INTR_ROUNDEVEN => ("roundevenf", "roundeven"),
        l::INTR_RINT => ("rintf", "rint"),
        l::INTR_NEARBYINT => ("nearbyintf", "nearbyint"),
        _ => return None,
    })
}

/// The same of intrinsics without an operation of their own, whose functions store a second result.
pub(super) fn library_pair(name: &str) -> Option<(&'static str, &'static str)> {
    match name {
        "llvm.frexp.f32.i32" | "llvm.frexp.f64.i32" => Some(("frexpf", "frexp")),
        "llvm.modf.f32" | "llvm.modf.f64" => Some(("modff", "modf")),
        _ => None,
    }
}

/// Selects an intrinsic; `None` for operations that are none of these.
pub fn select(g: &mut Gen<'_>, op: Op, k: Opcode) -> Option<Option<()>> {
    if let Some((single, double)) = library_name(k) {
        if k == l::INTR_LDEXP && g.ty(g.w.m.operand(op, 1)) != ir::Type::I32 {
            return Some(g.unsupported("a power that is no `i32`"));
        }
        return Some(g.float_library(op, single, double));
    }
    if let Some(done) = super::wide::select(g, op, k) {
        return Some(done);
    }
    Some(match k {
        l::INTR_MEMCPY | l::INTR_MEMCPY_INLINE => memory(g, op, "memcpy"),
        l::INTR_MEMMOVE => memory(g, op, "memmove"),
        l::INTR_MEMSET | l::INTR_MEMSET_INLINE => memory(g, op, "memset"),
        l::INTR_LIFETIME_START
        | l::INTR_LIFETIME_END
        | l::INTR_ASSUME
        | l::INTR_PREFETCH
        | l::INTR_DBG_DECLARE
        | l::INTR_DBG_VALUE
        | l::INTR_DBG_LABEL
        | l::INTR_VAR_ANNOTATION
        | l::INTR_INVARIANT_END
        | l::INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL => Some(()),
        l::INTR_TRAP => {
            g.asm.code.extend_from_slice(&[0x0F, 0x0B]);
            Some(())
        }
        l::INTR_DEBUGTRAP => {
            g.asm.byte(0xCC);
            Some(())
        }
        l::INTR_UBSANTRAP => {
            let kind = g.w.int_attr(op, ir::Sym::FAILURE_KIND).unwrap_or(0);
            // `ud1` with the kind as a distance, where debuggers find it.
            g.asm.code.extend_from_slice(&[0x67, 0x0F, 0xB9, 0x40, kind as u8]);
            Some(())
        }
        l::INTR_IS_FPCLASS => super::fpclass::select(g, op),
        l::INTR_LROUND => g.float_to_nearest(op, Some(("lroundf", "lround"))),
        l::INTR_LLROUND => g.float_to_nearest(op, Some(("llroundf", "llround"))),
        l::INTR_LRINT | l::INTR_LLRINT => g.float_to_nearest(op, None),
        l::INTR_SINCOS => g.float_and_more(op, ("sincosf", "sincos"), false),
        l::INTR_EXPERIMENTAL_CONSTRAINED_FPEXT | l::INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC => g.float_resize(op),
        l::INTR_EXPERIMENTAL_CONSTRAINED_SITOFP => g.int_to_float(op, true),
        l::INTR_EXPERIMENTAL_CONSTRAINED_UITOFP => g.int_to_float(op, false),
        l::INTR_FABS => g.sign(op, form::ANDPS, true),
        l::INTR_SQRT => g.sqrt(op),
        l::INTR_COPYSIGN => g.copysign(op),
        // Of two zeros `llc` takes the one that the library takes.
        l::INTR_MINNUM if is_half(g, op) => g.float_library(op, "fminf", "fmin"),
        l::INTR_MAXNUM if is_half(g, op) => g.float_library(op, "fmaxf", "fmax"),
        l::INTR_MINNUM => g.min_max(op, false, false),
        l::INTR_MAXNUM => g.min_max(op, true, false),
        l::INTR_MINIMUM => g.min_max(op, false, true),
        l::INTR_MAXIMUM => g.min_max(op, true, true),
        l::INTR_FMULADD => muladd(g, op),
        l::INTR_SMIN => extreme(g, op, cc::L, true),
        l::INTR_SMAX => extreme(g, op, cc::G, true),
        l::INTR_UMIN => extreme(g, op, cc::B, false),
        l::INTR_UMAX => extreme(g, op, cc::A, false),
        l::INTR_SCMP => three_way(g, op, [cc::G, cc::L], true),
        l::INTR_UCMP => three_way(g, op, [cc::A, cc::B], false),
        l::INTR_ABS => abs(g, op),
        l::INTR_CTPOP => popcount(g, op),
        l::INTR_CTLZ => zeros(g, op, true),
        l::INTR_CTTZ => zeros(g, op, false),
        l::INTR_BSWAP => swap(g, op, false),
        l::INTR_BITREVERSE => swap(g, op, true),
        l::INTR_FSHL => funnel(g, op, true),
        l::INTR_FSHR => funnel(g, op, false),
        l::INTR_SADD_WITH_OVERFLOW => overflow(g, op, form::ADD_RM, true),
        l::INTR_UADD_WITH_OVERFLOW => overflow(g, op, form::ADD_RM, false),
        l::INTR_SSUB_WITH_OVERFLOW => overflow(g, op, form::SUB_RM, true),
        l::INTR_USUB_WITH_OVERFLOW => overflow(g, op, form::SUB_RM, false),
        l::INTR_SMUL_WITH_OVERFLOW => overflow(g, op, form::IMUL, true),
        l::INTR_UMUL_WITH_OVERFLOW => overflow(g, op, form::MUL, false),
        l::INTR_SADD_SAT => saturate(g, op, form::ADD_RM, true),
        l::INTR_UADD_SAT => saturate(g, op, form::ADD_RM, false),
        l::INTR_SSUB_SAT => saturate(g, op, form::SUB_RM, true),
        l::INTR_USUB_SAT => saturate(g, op, form::SUB_RM, false),
        l::INTR_PTRMASK => {
            let m = g.w.m;
            let (a, b) = (m.operand(op, 0), m.operand(op, 1));
            if g.class(b)? != Class::Int(64) || g.class(a)? != Class::Int(64) {
                return Some(g.unsupported("`llvm.intr.ptrmask` of these types"));
            }
            let (a, b) = (g.piece(a), g.piece(b));
            let Piece::V(d) = g.piece(m.result(op, 0)) else { return Some(Some(())) };
            let reg = g.def_from(d, a);
            g.alu(form::AND_RM, 4, true, Class::Int(64), reg, b);
            Some(())
        }
        l::INTR_SSHL_SAT => saturating_shift(g, op, true),
        l::INTR_USHL_SAT => saturating_shift(g, op, false),
        l::CALL_INTRINSIC => return super::named::select(g, op),
        l::INTR_VASTART => g.va_start(op),
        l::INTR_VACOPY => g.va_copy(op),
        l::INTR_VAEND => Some(()),
        l::INTR_STACKSAVE => {
            let r = g.w.m.result(op, 0);
            let t = g.temp(false);
            g.mov(Class::Int(64), t, Reg::RSP);
            g.give(r, t);
            Some(())
        }
        l::INTR_STACKRESTORE => {
            let p = g.piece(g.w.m.operand(op, 0));
            let r = g.read(Class::Int(64), p);
            g.mov(Class::Int(64), Reg::RSP, r);
            Some(())
        }
        l::INTR_EXPECT | l::INTR_EXPECT_WITH_PROBABILITY => {
            let m = g.w.m;
            let r = m.result(op, 0);
            width(g, r)?;
            let Piece::V(d) = g.piece(r) else { return Some(Some(())) };
            let a = g.piece(m.operand(op, 0));
            g.def_from(d, a);
            Some(())
        }
        _ => return None,
    })
}

/// Bytes from where a frame keeps that of its caller to where it was called from.
pub(super) const RETURN: i32 = 8;
/// Frames that are gone through at most: each is an instruction.
const FRAMES: u64 = 1 << 10;

/// The frame of a caller, so many up the stack, or where that was called from. Every frame keeps the address of the next.
pub(super) fn of_caller(g: &mut Gen<'_>, result: Value, level: Value, frame: bool) -> Option<()> {
    let (Piece::C(level @ ..FRAMES), Class::Int(64), Class::Int(32)) = (g.piece(level), g.class(result)?, g.class(level)?) else {
        return g.unsupported("a frame that is not one of the next thousand");
    };
    g.f.needs_frame = true;
    let t = g.temp(false);
    g.mov(Class::Int(64), t, Reg::RBP);
    for _ in 0..level {
        g.asm.rm(form::MOV_LOAD, true, t, Mem::at(t, 0), 0);
    }
    if !frame {
        g.asm.rm(form::MOV_LOAD, true, t, Mem::at(t, RETURN), 0);
    }
    g.give(result, t);
    Some(())
}

/// `llvm.objectsize`: the bytes behind a pointer into the memory of an `llvm.alloca`; of any other pointer nothing is known, which is
/// none where the least is asked for, and as many as there are numbers otherwise.
pub(super) fn object_size(g: &mut Gen<'_>, result: Value, p: Value, least: Value) -> Option<()> {
    let (Class::Int(w @ (32 | 64)), Piece::C(least)) = (g.class(result)?, g.piece(least)) else {
        return g.unsupported("this intrinsic on this type");
    };
    let known = bytes_behind(g, p).filter(|&n| w == 64 || n >> 32 == 0);
    let size = known.unwrap_or(if least & 1 != 0 { 0 } else { u64::MAX });
    let t = g.temp(false);
    g.asm.mov_imm(t, if w == 32 { size & 0xffff_ffff } else { size }, w == 64);
    g.give(result, t);
    Some(())
}

fn bytes_behind(g: &mut Gen<'_>, mut p: Value) -> Option<u64> {
    let (m, mut before) = (g.w.m, 0i64);
    // In code that is run, definitions come first: those of addresses make no circles.
    for _ in 0..64 {
        let op = m.def_op(p)?;
        match m.kind(op) {
            l::GETELEMENTPTR => {
                g.gep_terms(op)?;
                before = before.checked_add(g.terms.offset).filter(|_| g.terms.dynamic.is_empty())?;
                p = m.operand(op, 0);
            }
            l::ALLOCA => {
                let ty = m.attr(op, ir::Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a))?;
                let Piece::C(n) = g.piece(m.operand(op, 0)) else { return None };
                let (size, before) = (g.size_of(ty)?.checked_mul(i64::try_from(n).ok()?)?, u64::try_from(before).unwrap_or(u64::MAX));
                return Some((size as u64).saturating_sub(before));
            }
            _ => return None,
        }
    }
    None
}

fn is_half(g: &Gen<'_>, op: Op) -> bool {
    matches!(g.ty(g.w.m.result(op, 0)), ir::Type::F16 | ir::Type::BF16)
}

/// Width of an integer of one piece, or an error.
fn width(g: &mut Gen<'_>, v: Value) -> Option<u8> {
    let ty = g.ty(v);
    match (g.class(v)?, g.w.cx.type_data(ty)) {
        (Class::Int(w), ir::TypeData::Integer { width, .. }) if width == u32::from(w) => Some(w),
        _ => g.unsupported("this intrinsic on this type"),
    }
}

fn memory(g: &mut Gen<'_>, op: Op, name: &str) -> Option<()> {
    let m = g.w.m;
    g.spill_all();
    let mut args = [(Piece::Undef, Class::Int(64)); 3];
    if m.n_operands(op) < 2 {
        return g.unsupported("this intrinsic");
    }
    for (i, a) in args.iter_mut().enumerate() {
        match m.operands(op).get(i) {
            Some(&v) => *a = (g.piece(v), g.class(v)?),
            None => {
                // The length of an inline copy is an attribute.
                let n = m.attr(op, ir::Sym::LEN).and_then(|a| m.cx.int_value(a));
                match n {
                    Some(n) => *a = (Piece::C(n as u64), Class::Int(64)),
                    None => return g.unsupported("this intrinsic"),
                }
            }
        }
    }
    g.library(name, &args);
    Some(())
}

fn muladd(g: &mut Gen<'_>, op: Op) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let class = g.class(r)?;
    if let Class::Half(_) = class {
        g.spill_all();
        let [a, b, c] = [0, 1, 2].map(|i| g.piece(m.operand(op, i)));
        let product = g.half_of(class, a, b, Ok(form::MULS));
        let sum = g.half_of(class, product, c, Ok(form::ADDS));
        g.half_result(r, sum);
        return Some(());
    }
    if !matches!(class, Class::F32 | Class::F64) || !matches!(g.w.cx.type_data(g.ty(r)), ir::TypeData::Float(_)) {
        return g.unsupported("`fmuladd` of this type");
    }
    let prefix = if class == Class::F32 { 0xF3 } else { 0xF2 };
    let p = [0, 1, 2].map(|i| g.piece(m.operand(op, i)));
    let t = g.temp_from(class, p[0]);
    let b = g.read(class, p[1]);
    g.asm.rr(Form { prefix, ..form::MULS }, false, t, b);
    let c = g.read(class, p[2]);
    g.asm.rr(Form { prefix, ..form::ADDS }, false, t, c);
    g.give(r, t);
    Some(())
}

pub(super) fn copy_extended(g: &mut Gen<'_>, p: Piece, w: u8, signed: bool) -> Reg {
    let t = g.temp_from(Class::Int(w), p);
    if w != 32 && w != 64 {
        g.extend_reg(t, t, w, signed, w > 32);
    }
    t
}

fn extreme(g: &mut Gen<'_>, op: Op, cond: u8, signed: bool) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    if g.pieces(r).len() == 2 && m.cx.int_width(g.ty(r)) == Some(128) {
        return wide_extreme(g, op, cond, signed);
    }
    let w = width(g, r)?;
    let (a, b) = (g.piece(m.operand(op, 0)), g.piece(m.operand(op, 1)));
    let x = copy_extended(g, a, w, signed);
    let y = g.extended(b, w, signed);
    g.asm.rr(form::CMP_RM, w > 32, y, x);
    g.asm.cmov(cond, w > 32, x, y);
    g.give(r, x);
    Some(())
}

/// The same of 128 bits: both halves are chosen after one comparison.
fn wide_extreme(g: &mut Gen<'_>, op: Op, cond: u8, signed: bool) -> Option<()> {
    let m = g.w.m;
    let (va, vb, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
    let less = matches!(cond, cc::L | cc::B);
    let pred = match (less, signed) {
        (true, true) => 2,
        (false, true) => 4,
        (true, false) => 6,
        (false, false) => 8,
    };
    let takes_a = g.wide_compare(va, vb, pred)?;
    // Copies and loads keep the flags.
    g.end_op();
    let class = Class::Int(64);
    for i in 0..2 {
        let (a, b) = (g.pieces(va)[i], g.pieces(vb)[i]);
        let Piece::V(d) = g.pieces(r)[i] else { continue };
        if !g.f.v[d].is_wanted() {
            continue;
        }
        let out = g.temp_from(class, b);
        let cmov = Form { op: form::CMOV.op | takes_a, ..form::CMOV };
        match g.memory_of(a) {
            Some(mem) => g.asm.rm(cmov, true, out, mem, 0),
            None => {
                let a = g.read(class, a);
                g.asm.rr(cmov, true, out, a);
            }
        }
        g.put(d, out);
    }
    Some(())
}

/// 1, 0 or -1.
fn three_way(g: &mut Gen<'_>, op: Op, [above, below]: [u8; 2], signed: bool) -> Option<()> {
    let m = g.w.m;
    let (va, r) = (m.operand(op, 0), m.result(op, 0));
    let (w, out) = (width(g, va)?, width(g, r)?);
    let (a, b) = (g.piece(va), g.piece(m.operand(op, 1)));
    let x = copy_extended(g, a, w, signed);
    let y = g.extended(b, w, signed);
    g.asm.rr(form::CMP_RM, w > 32, x, y);
    for (cond, r) in [(above, x), (below, SCRATCH)] {
        g.asm.set(cond, r);
    }
    g.asm.rr(form::SUB_RM, false, x, SCRATCH);
    g.extend_reg(x, x, 8, true, out > 32);
    g.give(r, x);
    Some(())
}

fn abs(g: &mut Gen<'_>, op: Op) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let w = width(g, r)?;
    let a = g.piece(m.operand(op, 0));
    let (x, wide) = (copy_extended(g, a, w, true), w > 32);
    g.mov(Class::Int(64), SCRATCH, x);
    g.shift_imm(form::SAR_I, wide, SCRATCH, if wide { 63 } else { 31 });
    g.asm.rr(form::XOR_RM, wide, x, SCRATCH);
    g.asm.rr(form::SUB_RM, wide, x, SCRATCH);
    g.give(r, x);
    Some(())
}

fn popcount(g: &mut Gen<'_>, op: Op) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let w = width(g, r)?;
    let a = g.piece(m.operand(op, 0));
    let x = g.temp_from(Class::Int(w), a);
    g.extend_reg(x, x, w, false, true);
    count(g, x);
    g.give(r, x);
    Some(())
}

/// The number of bits in a register that are set.
pub(super) fn count(g: &mut Gen<'_>, x: Reg) {
    let t = g.temp(false);
    let full = Class::Int(64);
    g.mov(full, t, x);
    g.shift_imm(form::SHR_I, true, t, 1);
    let s = g.scratch(0x5555_5555_5555_5555);
    g.asm.rr(form::AND_RM, true, t, s);
    g.asm.rr(form::SUB_RM, true, x, t);
    g.mov(full, t, x);
    g.shift_imm(form::SHR_I, true, t, 2);
    let s = g.scratch(0x3333_3333_3333_3333);
    g.asm.rr(form::AND_RM, true, t, s);
    g.asm.rr(form::AND_RM, true, x, s);
    g.asm.rr(form::ADD_RM, true, x, t);
    g.mov(full, t, x);
    g.shift_imm(form::SHR_I, true, t, 4);
    g.asm.rr(form::ADD_RM, true, x, t);
    let s = g.scratch(0x0F0F_0F0F_0F0F_0F0F);
    g.asm.rr(form::AND_RM, true, x, s);
    let s = g.scratch(0x0101_0101_0101_0101);
    g.asm.rr(form::IMUL, true, x, s);
    g.shift_imm(form::SHR_I, true, x, 56);
}

fn zeros(g: &mut Gen<'_>, op: Op, leading: bool) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let w = width(g, r)?;
    let a = g.piece(m.operand(op, 0));
    let mut wide = w != 32;
    let from = if matches!(w, 32 | 64) {
        g.read(Class::Int(w), a)
    } else {
        let t = g.temp_from(Class::Int(w), a);
        if leading {
            g.extend_reg(t, t, w, false, true);
        } else {
            // A bit above the width ends the search.
            match w {
                ..31 => g.asm.alu_imm(1, false, t, 1 << w),
                _ => {
                    let s = g.scratch(1 << w);
                    g.asm.rr(form::OR_RM, true, t, s);
                }
            }
            wide = w > 31;
        }
        t
    };
    // Of zero `bsf` and `bsr` leave what was there, which compilers count on; `rep bsf` is `tzcnt` on newer processors, and
    // gives the width then. Source: llc.
    let x = g.temp(false);
    match (leading, w.is_power_of_two()) {
        (false, _) => {
            if matches!(w, 32 | 64) {
                g.asm.mov_imm(x, u64::from(w), false);
            }
            g.asm.rr(form::TZCNT, wide, x, from);
        }
        (true, true) => {
            g.asm.mov_imm(x, 2 * u64::from(w) - 1, false);
            g.asm.rr(form::BSR, wide, x, from);
            g.asm.alu_imm(6, false, x, i32::from(w) - 1);
        }
        (true, false) => {
            g.asm.mov_imm(x, u64::MAX, false);
            g.asm.rr(form::BSR, true, x, from);
            g.asm.rr(form::NEG, true, x, x);
            g.asm.alu_imm(0, true, x, i32::from(w) - 1);
        }
    }
    g.give(r, x);
    Some(())
}

fn swap(g: &mut Gen<'_>, op: Op, bits: bool) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let w = width(g, r)?;
    if !bits && w % 16 != 0 {
        return g.unsupported("`bswap` of this width");
    }
    let a = g.piece(m.operand(op, 0));
    let x = g.temp_from(Class::Int(w), a);
    turn_around(g, x, bits);
    g.shift_imm(form::SHR_I, true, x, 64 - w);
    g.give(r, x);
    Some(())
}

/// The bytes or the bits of a register the other way around.
pub(super) fn turn_around(g: &mut Gen<'_>, x: Reg, bits: bool) {
    g.asm.code.extend_from_slice(&[0x48 | x.0 >> 3, 0x0F, 0xC8 | x.0 & 7]);
    if bits {
        let t = g.temp(false);
        for (by, mask) in [(4, 0x0F0F_0F0F_0F0F_0F0F), (2, 0x3333_3333_3333_3333), (1, 0x5555_5555_5555_5555)] {
            let s = g.scratch(mask);
            g.mov(Class::Int(64), t, x);
            g.shift_imm(form::SHR_I, true, t, by);
            g.asm.rr(form::AND_RM, true, t, s);
            g.asm.rr(form::AND_RM, true, x, s);
            g.shift_imm(form::SHL_I, true, x, by);
            g.asm.rr(form::OR_RM, true, x, t);
        }
    }
}

fn funnel(g: &mut Gen<'_>, op: Op, left: bool) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    if g.pieces(r).len() > 1 {
        return super::wider::funnel(g, op, left);
    }
    let w = width(g, r)?;
    if !w.is_power_of_two() {
        return g.unsupported("a funnel shift of this width");
    }
    let class = Class::Int(w);
    let p = [0, 1, 2].map(|i| g.piece(m.operand(op, i)));
    g.take(Reg::RCX);
    g.copy_to(class, Reg::RCX, p[2]);
    if w < 32 {
        // Both in one register, the first one above.
        let x = g.temp_from(class, p[0]);
        let y = copy_extended(g, p[1], w, false);
        g.shift_imm(form::SHL_I, true, x, w);
        g.asm.rr(form::OR_RM, true, x, y);
        g.asm.alu_imm(4, false, Reg::RCX, i32::from(w) - 1);
        g.asm.rr(if left { form::SHL_CL } else { form::SHR_CL }, true, x, x);
        if left {
            g.shift_imm(form::SHR_I, true, x, w);
        }
        g.give(r, x);
        return Some(());
    }
    let (into, from) = if left { (p[0], p[1]) } else { (p[1], p[0]) };
    let x = g.temp_from(class, into);
    let y = g.read(class, from);
    g.asm.rr(if left { form::SHLD_CL } else { form::SHRD_CL }, w == 64, y, x);
    g.give(r, x);
    Some(())
}

fn shift_up(g: &mut Gen<'_>, wide: bool, r: Reg, by: u8) {
    if by != 0 {
        g.shift_imm(form::SHL_I, wide, r, by);
    }
}

/// `{ value, whether it overflowed }`
fn overflow(g: &mut Gen<'_>, op: Op, f: Form, signed: bool) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let va = m.operand(op, 0);
    if g.w.cx.int_width(g.ty(va)).is_some_and(|w| w > 64) {
        super::wider::overflow(g, op, f, signed);
        return Some(());
    }
    let w = width(g, va)?;
    let multiplies = f.op == form::IMUL.op || f.op == form::MUL.op;
    let native = w == 32 || w == 64;
    if g.pieces(r).len() != 2 {
        return g.unsupported("overflow arithmetic of this width");
    }
    let wide = w > 32;
    // Other widths are computed exactly in 32 or 64 bits, then compared with what is left of them; products of more than 16 bits at
    // the top of the register, so that its flags are those of the width.
    let by = if multiplies && w > 16 { if wide { 64 - w } else { 32 - w } } else { 0 };
    let by_flags = native || by != 0;
    let (a, b) = (g.piece(va), g.piece(m.operand(op, 1)));
    let value;
    let flag;
    if by_flags && f.op == form::MUL.op {
        g.take(Reg::RAX);
        g.take(Reg::RDX);
        let y = g.extended(b, w, false);
        g.copy_to(Class::Int(w), Reg::RAX, a);
        shift_up(g, wide, Reg::RAX, by);
        flag = g.temp(false);
        g.asm.rr(form::MUL, wide, y, y);
        value = Reg::RAX;
    } else {
        let x = copy_extended(g, a, w, signed);
        shift_up(g, wide, x, by);
        let y = g.extended(b, w, signed);
        flag = g.temp(false);
        let f = if multiplies { form::IMUL } else { f };
        g.asm.rr(f, wide, x, y);
        value = x;
    }
    let cond = if by_flags {
        if signed || multiplies { cc::O } else { cc::B }
    } else {
        g.extend_reg(SCRATCH, value, w, signed, false);
        g.asm.rr(form::CMP_RM, wide, SCRATCH, value);
        cc::NE
    };
    g.asm.set(cond, flag);
    if by != 0 {
        g.shift_imm(if signed { form::SAR_I } else { form::SHR_I }, wide, value, by);
    }
    g.pair_in(r, value, flag);
    Some(())
}

fn saturate(g: &mut Gen<'_>, op: Op, f: Form, signed: bool) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let w = width(g, r)?;
    let wide = w > 32;
    let (a, b) = (g.piece(m.operand(op, 0)), g.piece(m.operand(op, 1)));
    // At the top of the register, so that its flags are those of the width.
    let full: u8 = if wide { 64 } else { 32 };
    let by = full - w;
    let x = g.temp_from(Class::Int(w), a);
    let y = g.temp_from(Class::Int(w), b);
    g.shift_imm(form::SHL_I, wide, x, by);
    g.shift_imm(form::SHL_I, wide, y, by);
    let limit = g.temp(false);
    let cond = if signed {
        g.mov(Class::Int(64), limit, x);
        g.shift_imm(form::SAR_I, wide, limit, full - 1);
        let s = g.scratch(if wide { i64::MAX as u64 } else { i32::MAX as u64 });
        g.asm.rr(form::XOR_RM, wide, limit, s);
        cc::O
    } else {
        g.asm.mov_imm(limit, if f.op == form::ADD_RM.op { u64::MAX } else { 0 }, true);
        cc::B
    };
    g.asm.rr(f, wide, x, y);
    g.asm.cmov(cond, wide, x, limit);
    g.shift_imm(if signed { form::SAR_I } else { form::SHR_I }, wide, x, by);
    g.give(r, x);
    Some(())
}

/// A left shift, or the limit where bits got lost or the sign is another.
fn saturating_shift(g: &mut Gen<'_>, op: Op, signed: bool) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let w = width(g, r)?;
    let class = Class::Int(w);
    let wide = w > 32;
    let (a, b) = (g.piece(m.operand(op, 0)), g.piece(m.operand(op, 1)));
    // At the top of the register, where bits are lost when they leave it.
    let full: u8 = if wide { 64 } else { 32 };
    g.take(Reg::RCX);
    g.copy_to(class, Reg::RCX, b);
    if w < 8 {
        g.extend_reg(Reg::RCX, Reg::RCX, w, false, false);
    }
    let x = g.temp_from(class, a);
    g.shift_imm(form::SHL_I, wide, x, full - w);
    let (limit, out) = (g.temp(false), g.temp(false));
    if signed {
        g.mov(Class::Int(64), limit, x);
        g.shift_imm(form::SAR_I, wide, limit, full - 1);
        let s = g.scratch(if wide { i64::MAX as u64 } else { i32::MAX as u64 });
        g.asm.rr(form::XOR_RM, wide, limit, s);
    } else {
        g.asm.mov_imm(limit, u64::MAX, true);
    }
    g.mov(Class::Int(64), out, x);
    g.asm.rr(form::SHL_CL, wide, out, out);
    g.mov(Class::Int(64), SCRATCH, out);
    g.asm.rr(if signed { form::SAR_CL } else { form::SHR_CL }, wide, SCRATCH, SCRATCH);
    g.asm.rr(form::CMP_RM, wide, SCRATCH, x);
    g.asm.cmov(cc::NE, wide, out, limit);
    g.shift_imm(if signed { form::SAR_I } else { form::SHR_I }, wide, out, full - w);
    g.give(r, out);
    Some(())
}
