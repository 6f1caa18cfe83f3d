//! `llvm.inline_asm` of instructions without operands, whose inputs and outputs are in registers that the constraints name:
//! system calls, `cpuid` and the like. There is no assembler for any other text.

use alloc::vec::Vec;

use ir::{Op, Sym};

use super::Gen;
use super::enc::{Mem, Reg};
use super::frame::Class;
use super::ra::SCRATCH;

const WORD: Class = Class::Int(64);

/// Instructions without operands; both dialects write them the same way.
const INSTRUCTIONS: &[(&str, &[u8])] = &[
    ("cld", &[0xFC]),
    ("cli", &[0xFA]),
    ("cpuid", &[0x0F, 0xA2]),
    ("emms", &[0x0F, 0x77]),
    ("endbr64", &[0xF3, 0x0F, 0x1E, 0xFA]),
    ("hlt", &[0xF4]),
    ("int3", &[0xCC]),
    ("lfence", &[0x0F, 0xAE, 0xE8]),
    ("mfence", &[0x0F, 0xAE, 0xF0]),
    ("nop", &[0x90]),
    ("pause", &[0xF3, 0x90]),
    ("rdpmc", &[0x0F, 0x33]),
    ("rdtsc", &[0x0F, 0x31]),
    ("rdtscp", &[0x0F, 0x01, 0xF9]),
    ("rep movsb", &[0xF3, 0xA4]),
    ("rep movsq", &[0xF3, 0x48, 0xA5]),
    ("rep nop", &[0xF3, 0x90]),
    ("rep stosb", &[0xF3, 0xAA]),
    ("rep stosq", &[0xF3, 0x48, 0xAB]),
    ("sfence", &[0x0F, 0xAE, 0xF8]),
    ("std", &[0xFD]),
    ("sti", &[0xFB]),
    ("syscall", &[0x0F, 0x05]),
    ("ud2", &[0x0F, 0x0B]),
    ("vzeroupper", &[0xC5, 0xF8, 0x77]),
    ("wbinvd", &[0x0F, 0x09]),
    ("xgetbv", &[0x0F, 0x01, 0xD0]),
];

/// The code of a text, if it is made of such instructions, one or more on a line.
fn code_of(text: &str) -> Option<Vec<u8>> {
    let mut code = Vec::new();
    for line in text.split(['\n', ';']) {
        let mut words = line.split_ascii_whitespace();
        let Some(first) = words.next() else { continue };
        let (second, more) = (words.next(), words.next());
        let is = |name: &str| match name.split_once(' ') {
            Some((a, b)) => a == first && Some(b) == second,
            None => name == first && second.is_none(),
        };
        let row = INSTRUCTIONS.iter().find(|x| is(x.0)).filter(|_| more.is_none())?;
        code.extend_from_slice(row.1);
    }
    Some(code)
}

/// The general register that a constraint names in braces, by any of its names.
fn register(constraint: &str) -> Option<Reg> {
    let name = constraint.strip_prefix('{')?.strip_suffix('}')?;
    const LEGACY: [&str; 8] = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];
    const LOW: [&str; 4] = ["al", "cl", "dl", "bl"];
    let n = match name.strip_prefix('r').and_then(|n| n.trim_end_matches(['b', 'w', 'd']).parse().ok().filter(|&n| n > 7)) {
        Some(n) => n,
        None => {
            let short = name.strip_prefix(['r', 'e']).unwrap_or(name);
            LEGACY.iter().position(|&n| n == short).or_else(|| LOW.iter().position(|&n| n == name))?
        }
    };
    let taken = n < 16 && ![Reg::RSP.0, Reg::RBP.0].map(usize::from).contains(&n);
    taken.then_some(Reg(n as u8))
}

/// What the constraints say: registers of the outputs, of the inputs, and those that are written besides. `None` where any is
/// in no general register.
fn registers(list: &str) -> Option<[Vec<Reg>; 3]> {
    let [mut outputs, mut inputs, mut clobbers] = [const { Vec::new() }; 3];
    for c in list.split(',').filter(|c| !c.is_empty()) {
        if let Some(c) = c.strip_prefix('=') {
            outputs.push(register(c.strip_prefix('&').unwrap_or(c))?);
        } else if let Some(c) = c.strip_prefix('~') {
            if !matches!(c, "{memory}" | "{cc}" | "{flags}" | "{dirflag}" | "{fpsr}") {
                clobbers.push(register(c)?);
            }
        } else if let Ok(output) = c.parse::<usize>() {
            inputs.push(*outputs.get(output)?);
        } else {
            inputs.push(register(c)?);
        }
    }
    Some([outputs, inputs, clobbers])
}

/// Selects inline assembly; `None` where there is no code for it.
pub(super) fn select(g: &mut Gen<'_>, op: Op) -> Option<()> {
    let (m, cx) = (g.w.m, g.w.cx);
    let text = |name: Sym| m.attr(op, name).and_then(|a| cx.str_value(a)).map_or("", |s| cx.str(s));
    let code = code_of(text(Sym::ASM_STRING))?;
    let [outputs, inputs, clobbers] = registers(text(Sym::CONSTRAINTS))?;
    let result = m.results(op).find(|&v| m.ty(v) != ir::Type::LLVM_VOID);
    let n_pieces = result.map_or(0, |r| g.pieces(r).len());
    if inputs.len() != m.n_operands(op) || outputs.len() != n_pieces {
        return None;
    }
    let word = |g: &mut Gen<'_>, v: ir::Value| matches!(g.class(v), Some(Class::Int(_))) && g.pieces(v).len() == 1;
    if !m.operands(op).iter().all(|&v| word(g, v)) {
        return None;
    }
    if let Some(r) = result {
        let span = g.leaves_of(m.ty(r))?;
        if (0..n_pieces).any(|i| g.leaf(span, i).class.is_float()) {
            return None;
        }
    }
    // Inputs go through the frame, and so do outputs: any register may be any of them.
    let row = g.f.room(8 * (inputs.len() + outputs.len()) as u32, 8);
    let out = row + 8 * inputs.len() as i32;
    for (i, &v) in m.operands(op).iter().enumerate() {
        let p = g.piece(v);
        let t = g.temp_from(WORD, p);
        g.store_frame(WORD, t, row + 8 * i as i32);
        g.end_op();
    }
    let mut homes: Vec<(Reg, i32)> = Vec::new();
    let mut taken: Vec<Reg> = Vec::new();
    for &r in outputs.iter().chain(&inputs).chain(&clobbers) {
        if r == SCRATCH || taken.contains(&r) {
            continue;
        }
        taken.push(r);
        if g.f.pool & 1 << r.0 != 0 {
            g.take(r);
        } else {
            // Values live there, or the caller's.
            let at = g.f.room(8, 8);
            g.store_frame(WORD, r, at);
            homes.push((r, at));
        }
    }
    for (i, &r) in inputs.iter().enumerate() {
        g.load_frame(WORD, r, Mem::at(Reg::RBP, row + 8 * i as i32));
    }
    g.asm.code.extend_from_slice(&code);
    for (i, &r) in outputs.iter().enumerate() {
        g.store_frame(WORD, r, out + 8 * i as i32);
    }
    for (r, at) in homes {
        g.load_frame(WORD, r, Mem::at(Reg::RBP, at));
    }
    if let Some(r) = result {
        super::wider::result_at(g, r, out);
    }
    Some(())
}
