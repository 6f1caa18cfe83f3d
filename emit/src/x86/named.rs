//! Intrinsics by their names: `llvm.call_intrinsic`, and calls of functions that are intrinsics.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::row::{Arity, TypeRule};
use ir::{Module, Op, Opcode, Sym, Value};

use super::Gen;
use super::asm_text::plain;
use super::enc::{Form, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::intrinsic::{RETURN, copy_extended, library_pair, object_size, of_caller};
use super::vector::element;
use crate::ll::intrinsic::intrinsics;

/// The name of the intrinsic that an operation calls.
pub fn name(m: &ir::Module, op: Op) -> Option<&str> {
    let cx = &m.cx;
    let name = match m.kind(op) {
        l::CALL_INTRINSIC => m.attr(op, Sym::INTRIN).and_then(|a| cx.str_value(a)),
        l::CALL => m.attr(op, Sym::CALLEE).and_then(|a| cx.flat_symbol(a)),
        _ => None,
    };
    name.map(|s| cx.str(s)).filter(|name| name.starts_with("llvm."))
}

/// The operation that is this intrinsic, whose operands are its arguments.
fn operation(name: &str) -> Option<Opcode> {
    let name = name.strip_prefix("llvm.")?;
    // What is all lower-case letters is no type, but another intrinsic's name.
    let is_type = |types: &str| types.split('.').nth(1).is_some_and(|t| !t.bytes().all(|b| b.is_ascii_lowercase()));
    let is = |x: &str| name.strip_prefix(x).is_some_and(|types| types.is_empty() || types.starts_with('.') && is_type(types));
    let rows = intrinsics().filter(|x| x.immediates().is_empty() && is(x.name));
    rows.max_by_key(|x| x.name.len()).map(|x| x.op)
}

/// Whether an operation has the operands and the result of another one, which the verifier has not seen as such: of the types that
/// its row asks for, alike where it says so.
fn fits(m: &Module, op: Op, k: Opcode) -> bool {
    let (row, n) = (m.cx.registry.row(k), m.n_operands(op));
    let values: Vec<Value> = m.operands(op).iter().copied().chain(m.results(op)).collect();
    let fields: Vec<_> = row.operands.iter().chain(row.results.iter()).collect();
    if row.operands.len() != n || fields.len() != values.len() {
        return false;
    }
    for (field, &v) in fields.iter().zip(&values) {
        if field.arity != Arity::One || !(field.ty.holds)(&m.cx, m.ty(v)) {
            return false;
        }
    }
    for rule in row.types {
        let TypeRule::Same(names) = rule else { return false };
        let mut first = None;
        for (field, &v) in fields.iter().zip(&values) {
            if names.contains(&field.name) && *first.get_or_insert(m.ty(v)) != m.ty(v) {
                return false;
            }
        }
    }
    true
}

/// Whether a float becomes the nearest integer that there is, and of which kind that is: `true` for one with a sign.
fn saturating(name: &str) -> Option<bool> {
    let (which, types) = name.strip_prefix("llvm.fpto")?.split_once("i.sat")?;
    let plain = types.is_empty() || types.starts_with('.');
    match which {
        "s" if plain => Some(true),
        "u" if plain => Some(false),
        _ => None,
    }
}

/// Whether the code of an intrinsic of this name may call a function.
pub fn may_call(name: &str) -> bool {
    library_pair(name).is_some() || saturating(name).is_some() || operation(name).is_some()
}

/// Selects what an operation calls by its name; `None` for what has no code.
pub fn select(g: &mut Gen<'_>, op: Op) -> Option<Option<()>> {
    let m = g.w.m;
    match (name(m, op)?, m.operands(op)) {
        ("llvm.x86.avx.vzeroupper", []) => g.asm.code.extend_from_slice(plain("vzeroupper")),
        ("llvm.x86.sse2.pause", []) => g.asm.code.extend_from_slice(plain("pause")),
        ("llvm.load.relative.i64" | "llvm.load.relative.i32", &[from, at]) if m.n_results(op) == 1 => {
            // A distance of 32 bits, which counts from the pointer.
            let pointers = [from, m.result(op, 0)].iter().all(|&v| matches!(m.cx.type_data(g.ty(v)), ir::TypeData::LlvmPtr { .. }));
            let (true, Class::Int(w @ (32 | 64))) = (pointers, g.class(at)?) else { return None };
            let (from, at) = (g.piece(from), g.piece(at));
            let x = copy_extended(g, at, w, true);
            if w == 32 {
                g.extend_reg(x, x, 32, true, true);
            }
            let base = g.read(Class::Int(64), from);
            g.asm.rm(form::MOVSXD, true, x, Mem { index: Some((x, 0)), ..Mem::at(base, 0) }, 0);
            g.asm.rr(form::ADD_RM, true, x, base);
            g.give(m.result(op, 0), x);
        }
        ("llvm.frameaddress.p0", &[level]) if m.n_results(op) == 1 => return Some(of_caller(g, m.result(op, 0), level, true)),
        ("llvm.returnaddress", &[level]) if m.n_results(op) == 1 => return Some(of_caller(g, m.result(op, 0), level, false)),
        ("llvm.addressofreturnaddress.p0", []) if m.n_results(op) == 1 => {
            g.f.needs_frame = true;
            let t = g.temp(false);
            g.asm.rm(form::LEA, true, t, Mem::at(Reg::RBP, RETURN), 0);
            g.give(m.result(op, 0), t);
        }
        ("llvm.objectsize.i64.p0" | "llvm.objectsize.i32.p0", &[p, least, _, _]) if m.n_results(op) == 1 => {
            return Some(object_size(g, m.result(op, 0), p, least));
        }
        ("llvm.x86.addcarry.64" | "llvm.x86.addcarry.32", &[c, a, b]) => return with_carry(g, op, c, [a, b], (form::ADC_RM, 2)).map(Some),
        ("llvm.x86.subborrow.64" | "llvm.x86.subborrow.32", &[c, a, b]) => {
            return with_carry(g, op, c, [a, b], (form::SBB_RM, 3)).map(Some);
        }
        ("llvm.x86.rdtsc", []) if m.n_results(op) == 1 => two_registers(g, m.result(op, 0), None, "rdtsc"),
        ("llvm.x86.xgetbv", &[which]) if m.n_results(op) == 1 && g.class(which)? == Class::Int(32) => {
            two_registers(g, m.result(op, 0), Some(which), "xgetbv");
        }
        (name, &[mask, _]) if m.n_results(op) == 1 && name.starts_with("llvm.experimental.cttz.elts.") => {
            // The first lane that is set, or how many there are.
            let (Class::Int(n), 1, Class::Int(_), ir::Type::I1) =
                (g.class(mask)?, g.pieces(mask).len(), g.class(m.result(op, 0))?, element(&m.cx, m.ty(mask)))
            else {
                return None;
            };
            let p = g.piece(mask);
            let t = g.temp_from(Class::Int(n), p);
            let bit = if n < 64 { 1 << n } else { 64 };
            let s = g.scratch(bit);
            if n < 64 {
                g.asm.rr(form::OR_RM, true, t, s);
            }
            g.asm.rr(form::BSF, true, t, t);
            if n == 64 {
                g.asm.cmov(cc::E, true, t, s);
            }
            g.give(m.result(op, 0), t);
        }
        (name, [_]) if m.n_results(op) == 1 && library_pair(name).is_some() => {
            return library_pair(name).map(|names| g.float_and_more(op, names, true));
        }
        (name, [_]) if m.n_results(op) == 1 && saturating(name).is_some() => {
            return saturating(name).map(|signed| g.float_to_nearest_int(op, signed));
        }
        (name, _) => {
            let known = operation(name).filter(|&k| fits(m, op, k)).and_then(|k| super::intrinsic::select(g, op, k));
            return known.or_else(|| name.strip_prefix("llvm.x86.").and_then(|name| super::sse::select(g, op, name)).map(Some));
        }
    }
    Some(Some(()))
}

/// A sum or difference with what a byte carries into it: the carry out, and the number.
fn with_carry(g: &mut Gen<'_>, op: Op, c: Value, [a, b]: [Value; 2], (f, digit): (Form, u8)) -> Option<()> {
    let m = g.w.m;
    let (Class::Int(8), Class::Int(w @ (32 | 64)), 1) = (g.class(c)?, g.class(a)?, m.n_results(op)) else { return None };
    let (r, class) = (m.result(op, 0), Class::Int(w));
    let span = g.leaves_of(m.ty(r))?;
    if span.1 != 2 || g.leaf(span, 0).class != Class::Int(8) || g.leaf(span, 1).class != class || g.class(b)? != class {
        return None;
    }
    let [c, a, b] = [c, a, b].map(|v| g.piece(v));
    let x = g.temp_from(class, a);
    let t = copy_extended(g, c, 8, false);
    // Carries if it is anything.
    g.asm.alu_imm(0, false, t, -1);
    g.alu(f, digit, w == 64, class, x, b);
    g.asm.set(cc::B, t);
    for (i, reg) in [t, x].into_iter().enumerate() {
        if let Piece::V(d) = g.pieces(r)[i] {
            g.put(d, reg);
        }
    }
    Some(())
}

/// An instruction that reads `ecx`, if anything, and writes `edx:eax`.
fn two_registers(g: &mut Gen<'_>, r: Value, from: Option<Value>, name: &str) {
    g.take(Reg::RAX);
    g.take(Reg::RDX);
    if let Some(v) = from {
        g.take(Reg::RCX);
        let p = g.piece(v);
        g.copy_to(Class::Int(32), Reg::RCX, p);
    }
    g.asm.code.extend_from_slice(plain(name));
    g.shift_imm(form::SHL_I, true, Reg::RDX, 32);
    g.asm.rr(form::OR_RM, true, Reg::RAX, Reg::RDX);
    g.give(r, Reg::RAX);
}
