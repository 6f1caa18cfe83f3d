//! `llvm.inline_asm` of instructions on general registers: system calls, `cpuid` and the like, whose constraints name registers, and
//! short texts of arithmetic, moves and shifts. Whatever else a text may say is for an assembler.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use ir::{Op, Sym};

use super::Gen;
use super::enc::{Asm, Form, Mem, Reg, cc, form};
use super::frame::Class;
use super::ra::SCRATCH;

const WORD: Class = Class::Int(64);

/// Instructions without operands; both dialects write them the same way.
const PLAIN: &[(&str, &[u8])] = &[
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

/// The code of an instruction without operands, empty for a name that is not in the table.
pub(super) fn plain(name: &str) -> &'static [u8] {
    PLAIN.iter().find(|x| x.0 == name).map_or(&[], |x| x.1)
}

/// Instructions on registers of 32 and 64 bits: one with a digit takes one operand, others two. The number is that of the form with
/// an immediate, 8 where there is none.
const ON_REGISTERS: &[(&str, Form, u8)] = &[
    ("adc", form::ADC_RM, 2),
    ("add", form::ADD_RM, 0),
    ("and", form::AND_RM, 4),
    ("bsf", form::BSF, 8),
    ("bsr", form::BSR, 8),
    ("cmp", form::CMP_RM, 7),
    ("dec", form::DEC, 8),
    ("div", form::DIV, 8),
    ("idiv", form::IDIV, 8),
    ("imul", form::IMUL, 8),
    ("mov", form::MOV_LOAD, 8),
    ("mul", form::MUL, 8),
    ("neg", form::NEG, 8),
    ("not", form::NOT, 8),
    ("or", form::OR_RM, 1),
    ("sbb", form::SBB_RM, 3),
    ("sub", form::SUB_RM, 5),
    ("test", form::TEST_RM, 8),
    ("tzcnt", form::TZCNT, 8),
    ("xchg", form::XCHG, 8),
    ("xor", form::XOR_RM, 6),
];
/// Shifts by a number.
const SHIFTS: &[(&str, Form)] =
    &[("rol", form::ROL_I), ("sal", form::SHL_I), ("sar", form::SAR_I), ("shl", form::SHL_I), ("shr", form::SHR_I)];
/// What follows `cmov`, and its condition.
const CONDITIONS: &[(&str, u8)] = &[
    ("a", cc::A),
    ("ae", cc::AE),
    ("b", cc::B),
    ("be", cc::BE),
    ("c", cc::B),
    ("e", cc::E),
    ("g", cc::G),
    ("ge", cc::GE),
    ("l", cc::L),
    ("le", cc::LE),
    ("nc", cc::AE),
    ("ne", cc::NE),
    ("nz", cc::NE),
    ("o", cc::O),
    ("s", cc::S),
    ("z", cc::E),
];

/// A text without what stands between `/*` and `*/`.
fn without_comments(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, behind)) = rest.split_once("/*") {
        out.push_str(before);
        out.push(' ');
        rest = behind.split_once("*/").map_or("", |x| x.1);
    }
    out + rest
}
/// Whether a text has no instructions.
pub(super) fn is_blank(text: &str) -> bool {
    without_comments(text).trim().is_empty()
}

/// The general register of a name, and whether it has 64 bits by that; names of 32 bits and without a width are the other ones.
fn named(name: &str) -> Option<(Reg, bool)> {
    let full = match name.as_bytes() {
        [first, b'l'] if b"abcd".contains(first) => format!("r{}x", *first as char),
        [b'e', ..] => format!("r{}", &name[1..]),
        [b'r', b'1'..=b'9', ..] => String::from(name.trim_end_matches(['b', 'w', 'd'])),
        [b'r', ..] => String::from(name),
        _ => format!("r{name}"),
    };
    let reg = Reg::named(&full).filter(|r| ![Reg::RSP, Reg::RBP].contains(r))?;
    Some((reg, full == name))
}

/// Where a constraint puts its operand.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Named(Reg),
    Any,
}
fn place(constraint: &str) -> Option<Place> {
    match constraint.strip_prefix('{') {
        Some(name) => named(name.strip_suffix('}')?).map(|x| Place::Named(x.0)),
        // Memory and immediates may be registers where those may be, too.
        None => (constraint.contains('r') && constraint.chars().all(|c| "rmig".contains(c))).then_some(Place::Any),
    }
}

/// What the constraints say: places of the outputs, of the inputs (or whose output that is), and registers that are written
/// besides. `None` where any is in no general register.
type Places = (Vec<Place>, Vec<Result<Place, usize>>, Vec<Reg>);
fn places(list: &str) -> Option<Places> {
    let (mut outputs, mut inputs, mut clobbers) = Places::default();
    for c in list.split(',').filter(|c| !c.is_empty()) {
        if let Some(c) = c.strip_prefix('=') {
            outputs.push(place(c.strip_prefix('&').unwrap_or(c))?);
        } else if let Some(c) = c.strip_prefix('~') {
            if !matches!(c, "{memory}" | "{cc}" | "{flags}" | "{dirflag}" | "{fpsr}") {
                match place(c)? {
                    Place::Named(r) => clobbers.push(r),
                    Place::Any => return None,
                }
            }
        } else {
            inputs.push(match c.parse::<usize>() {
                Ok(output) if output < outputs.len() => Err(output),
                Ok(_) => return None,
                Err(_) => Ok(place(c)?),
            });
        }
    }
    Some((outputs, inputs, clobbers))
}

/// An operand of an instruction.
#[derive(Clone, Copy)]
enum Operand {
    /// A register, and whether all 64 bits are meant.
    Reg(Reg, bool),
    Number(i32),
}
/// Reads an operand; `list` has the registers of those of the assembly and whether they have 64 bits, `None` if fewer than 32.
fn operand(text: &str, intel: bool, list: &[(Reg, Option<bool>)]) -> Option<Operand> {
    let number = |n: &str| n.parse::<i32>().ok().map(Operand::Number);
    if let Some(n) = text.strip_prefix("$$") {
        return if intel { None } else { number(n) };
    }
    if let Some(n) = text.strip_prefix('$') {
        let inside = n.strip_prefix('{').map_or(Some(n), |n| n.strip_suffix('}'))?;
        let (n, letter) = inside.split_once(':').unwrap_or((inside, ""));
        let &(reg, wide) = list.get(n.parse::<usize>().ok()?)?;
        return match letter {
            "" => wide.map(|wide| Operand::Reg(reg, wide)),
            "q" => Some(Operand::Reg(reg, true)),
            "k" => Some(Operand::Reg(reg, false)),
            _ => None,
        };
    }
    let name = if intel { text } else { text.strip_prefix('%')? };
    match named(name) {
        Some((r, wide)) if wide || name.starts_with('e') || name.ends_with('d') => Some(Operand::Reg(r, wide)),
        _ => {
            if intel {
                number(text)
            } else {
                None
            }
        }
    }
}

/// Writes an instruction with operands, the first one its destination.
fn instruction(asm: &mut Asm, name: &str, operands: &[Operand]) -> Option<()> {
    let known = ON_REGISTERS.iter().find(|x| x.0 == name);
    match (operands, known) {
        (&[Operand::Reg(a, wide)], Some(&(_, f, _))) if f.digit < 8 => asm.rr(f, wide, a, a),
        // The signed product with one operand is another instruction.
        (&[Operand::Reg(a, wide)], Some(_)) if name == "imul" => asm.rr(form::IMUL1, wide, a, a),
        (&[Operand::Reg(a, wide)], None) if name == "bswap" => {
            asm.code.extend_from_slice(&[0x40 | u8::from(wide) << 3 | a.0 >> 3, 0x0F, 0xC8 | a.0 & 7])
        }
        (&[Operand::Reg(a, wide), Operand::Reg(b, same)], Some(&(_, f, _))) if f.digit == 8 && wide == same => asm.rr(f, wide, a, b),
        (&[Operand::Reg(a, wide), Operand::Number(n)], Some(&(_, _, digit @ 0..8))) => asm.alu_imm(digit, wide, a, n),
        (&[Operand::Reg(a, _), Operand::Number(n @ 0..)], Some(_)) if name == "mov" => asm.mov_imm(a, n as u64, true),
        (&[Operand::Reg(a, wide), Operand::Number(n @ 0..64)], None) => {
            asm.rr(SHIFTS.iter().find(|x| x.0 == name)?.1, wide, a, a);
            asm.byte(n as u8);
        }
        (&[Operand::Reg(a, wide), Operand::Reg(b, same)], None) if wide == same => {
            let condition = name.strip_prefix("cmov")?;
            let cond = CONDITIONS.iter().find(|x| x.0 == condition)?.1;
            asm.cmov(cond, wide, a, b);
        }
        _ => return None,
    }
    Some(())
}

/// The code of a text, if it is made of instructions that are known, one or more on a line.
fn assemble(text: &str, intel: bool, list: &[(Reg, Option<bool>)]) -> Option<Vec<u8>> {
    let mut asm = Asm::default();
    for line in without_comments(text).split(['\n', ';']) {
        let line = line.trim();
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let same = |name: &str| name.split(' ').eq(words.iter().copied());
        if let Some(row) = PLAIN.iter().find(|x| same(x.0)) {
            asm.code.extend_from_slice(row.1);
            continue;
        }
        let (name, rest) = line.split_once([' ', '\t'])?;
        let mut operands: Vec<Operand> = rest.split(',').map(|o| operand(o.trim(), intel, list)).collect::<Option<_>>()?;
        if intel {
            instruction(&mut asm, name, &operands)?;
            continue;
        }
        operands.reverse();
        // The other dialect says the width behind the name.
        let (short, wide) = (name.strip_suffix(['l', 'q']).unwrap_or(name), name.ends_with('q'));
        let suffix = operands.iter().all(|o| !matches!(o, Operand::Reg(_, w) if *w != wide));
        let whole = instruction(&mut asm, name, &operands);
        whole.or_else(|| if suffix && short != name { instruction(&mut asm, short, &operands) } else { None })?;
    }
    Some(asm.code)
}

/// Selects inline assembly; `None` where there is no code for it.
pub(super) fn select(g: &mut Gen<'_>, op: Op) -> Option<()> {
    let (m, cx) = (g.w.m, g.w.cx);
    let text = |name: Sym| m.attr(op, name).and_then(|a| cx.str_value(a)).map_or("", |s| cx.str(s));
    let (outputs, inputs, clobbers) = places(text(Sym::CONSTRAINTS))?;
    let result = m.results(op).find(|&v| m.ty(v) != ir::Type::LLVM_VOID);
    let n_pieces = result.map_or(0, |r| g.pieces(r).len());
    if inputs.len() != m.n_operands(op) || outputs.len() != n_pieces {
        return None;
    }
    let mut wide = Vec::new();
    if let Some(r) = result {
        let span = g.leaves_of(m.ty(r))?;
        for i in 0..n_pieces {
            let Class::Int(w) = g.leaf(span, i).class else { return None };
            wide.push([32, 64].contains(&w).then_some(w == 64));
        }
    }
    for &v in m.operands(op) {
        let (Class::Int(w), 1) = (g.class(v)?, g.pieces(v).len()) else { return None };
        wide.push([32, 64].contains(&w).then_some(w == 64));
    }
    // Inputs go through the frame, and so do outputs: any register may be any of them.
    let row = g.f.room(8 * (inputs.len() + outputs.len()).max(1) as u32, 8);
    let out = row + 8 * inputs.len() as i32;
    for (i, &v) in m.operands(op).iter().enumerate() {
        let p = g.piece(v);
        let t = g.temp_from(WORD, p);
        g.store_frame(WORD, t, row + 8 * i as i32);
        g.end_op();
    }
    let fixed = outputs.iter().copied().chain(inputs.iter().filter_map(|x| x.ok()));
    let mut taken: Vec<Reg> = fixed.filter_map(|p| if let Place::Named(r) = p { Some(r) } else { None }).chain(clobbers).collect();
    taken.sort_unstable_by_key(|r| r.0);
    taken.dedup();
    let mut homes: Vec<(Reg, i32)> = Vec::new();
    for r in taken.into_iter().filter(|&r| r != SCRATCH) {
        if g.f.pool & 1 << r.0 != 0 {
            g.take(r);
        } else {
            // Values live there, or the caller's.
            let at = g.f.room(8, 8);
            g.store_frame(WORD, r, at);
            homes.push((r, at));
        }
    }
    let at = |g: &mut Gen<'_>, p: Place| match p {
        Place::Named(r) => r,
        Place::Any => g.temp(false),
    };
    let outputs: Vec<Reg> = outputs.into_iter().map(|p| at(g, p)).collect();
    let inputs: Vec<Reg> = inputs.into_iter().map(|p| p.map_or_else(|output| outputs[output], |p| at(g, p))).collect();
    for (i, &r) in inputs.iter().enumerate() {
        g.load_frame(WORD, r, Mem::at(Reg::RBP, row + 8 * i as i32));
    }
    let list: Vec<(Reg, Option<bool>)> = outputs.iter().chain(&inputs).copied().zip(wide).collect();
    let intel = g.w.enum_attr(op, Sym::ASM_DIALECT) == Some(1);
    let code = assemble(text(Sym::ASM_STRING), intel, &list)?;
    g.asm.code.extend_from_slice(&code);
    for (i, &r) in outputs.iter().enumerate() {
        g.store_frame(WORD, r, out + 8 * i as i32);
    }
    for (r, at) in homes {
        g.load_frame(WORD, r, Mem::at(Reg::RBP, at));
    }
    if let Some(r) = result {
        g.result_at(r, out, 8);
    }
    Some(())
}
