//! Every form of an instruction over random operands, read back by two decoders that are not ours: iced-x86, which must
//! see the same instruction, and `llvm-objdump`, which must see the same names and registers.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use emit::x86::enc::{Asm, Base, Form, Mem, Reg, form};
use emit::x86::obj::{Binding, Container, Object, Section};
use iced_x86::{Code, Decoder, DecoderOptions, Formatter, Instruction, IntelFormatter, OpKind, Register};
use lowir_tests::oracle::need;

/// Form, its name (two for forms whose prefix says the width of a float, or whose REX.W changes the name), the operand
/// in the register field, the other one, bytes of immediate, and whether the other one is written first. Operands: `g` general of 32 or 64 bits,
/// `b` `w` `l` general of 8, 16, 32 bits, `x` xmm, `y` xmm and no memory, `m` memory only, `s` a register of the x87 stack
/// only, a digit that very number in place of an operand, `-` none.
#[rustfmt::skip]
const FORMS: &[(&str, &str, char, char, u32, bool)] = &[
    ("ADD_RM", "add", 'g', 'g', 0, false), ("OR_RM", "or", 'g', 'g', 0, false), ("AND_RM", "and", 'g', 'g', 0, false),
    ("SUB_RM", "sub", 'g', 'g', 0, false), ("XOR_RM", "xor", 'g', 'g', 0, false), ("CMP_RM", "cmp", 'g', 'g', 0, false),
    ("ADC_RM", "adc", 'g', 'g', 0, false), ("SBB_RM", "sbb", 'g', 'g', 0, false), ("CMP_RM8", "cmp", 'b', 'b', 0, false),
    ("CMP_RM16", "cmp", 'w', 'w', 0, false), ("ALU_I8", "add", '-', 'g', 1, false), ("ALU_I32", "add", '-', 'g', 4, false),
    ("CMP_I8_8", "cmp", '-', 'b', 1, false), ("CMP_I8_16", "cmp", '-', 'w', 1, false), ("CMP_I16", "cmp", '-', 'w', 2, false),
    ("TEST_RM", "test", 'g', 'g', 0, true), ("TEST_RM8", "test", 'b', 'b', 0, true), ("TEST_RM16", "test", 'w', 'w', 0, true),
    ("TEST_I8", "test", '-', 'b', 1, false), ("MOV_LOAD", "mov", 'g', 'g', 0, false), ("MOV_STORE", "mov", 'g', 'g', 0, true),
    ("MOV_STORE8", "mov", 'b', 'b', 0, true), ("MOV_STORE16", "mov", 'w', 'w', 0, true), ("MOV_I32", "mov", '-', 'g', 4, false),
    ("MOV_I16", "mov", '-', 'w', 2, false), ("MOV_I8", "mov", '-', 'b', 1, false), ("MOVZX8", "movzx", 'g', 'b', 0, false),
    ("MOVZX16", "movzx", 'g', 'w', 0, false), ("MOVSX8", "movsx", 'g', 'b', 0, false), ("MOVSX16", "movsx", 'g', 'w', 0, false),
    ("MOVSXD", "movsxd", 'g', 'l', 0, false), ("LEA", "lea", 'g', 'm', 0, false), ("XCHG", "xchg", 'g', 'g', 0, true),
    ("XCHG8", "xchg", 'b', 'b', 0, true), ("XADD", "xadd", 'g', 'g', 0, true), ("XADD8", "xadd", 'b', 'b', 0, true),
    ("CMPXCHG", "cmpxchg", 'g', 'g', 0, true), ("CMPXCHG8", "cmpxchg", 'b', 'b', 0, true), ("IMUL", "imul", 'g', 'g', 0, false),
    ("IMUL_I8", "imul", 'g', 'g', 1, false), ("IMUL_I32", "imul", 'g', 'g', 4, false), ("MUL", "mul", '-', 'g', 0, false),
    ("IMUL1", "imul", '-', 'g', 0, false), ("DIV", "div", '-', 'g', 0, false), ("IDIV", "idiv", '-', 'g', 0, false),
    ("NEG", "neg", '-', 'g', 0, false), ("NOT", "not", '-', 'g', 0, false), ("SHL_CL", "shl", '-', 'g', 0, false),
    ("SHR_CL", "shr", '-', 'g', 0, false), ("SAR_CL", "sar", '-', 'g', 0, false), ("ROL_CL", "rol", '-', 'g', 0, false),
    ("SHL_I", "shl", '-', 'g', 1, false), ("SHR_I", "shr", '-', 'g', 1, false), ("SAR_I", "sar", '-', 'g', 1, false),
    ("ROL_I", "rol", '-', 'g', 1, false), ("ROL16_I", "rol", '-', 'w', 1, false), ("SHLD_CL", "shld", 'g', 'g', 0, true),
    ("SHRD_CL", "shrd", 'g', 'g', 0, true), ("SHLD_I", "shld", 'g', 'g', 1, true), ("SHRD_I", "shrd", 'g', 'g', 1, true), ("FLD_32", "fld", '-', 'm', 0, false), ("FLD_64", "fld", '-', 'm', 0, false),
    ("FSTP_32", "fstp", '-', 'm', 0, false), ("FSTP_64", "fstp", '-', 'm', 0, false), ("FLD_80", "fld", '-', 'm', 0, false),
    ("FSTP_80", "fstp", '-', 'm', 0, false), ("FILD_64", "fild", '-', 'm', 0, false), ("FISTP_16", "fistp", '-', 'm', 0, false),
    ("FISTP_32", "fistp", '-', 'm', 0, false), ("FISTP_64", "fistp", '-', 'm', 0, false), ("FADD_32", "fadd", '-', 'm', 0, false),
    ("FSUB_32", "fsub", '-', 'm', 0, false), ("FNSTCW", "fnstcw", '-', 'm', 0, false), ("FLDCW", "fldcw", '-', 'm', 0, false),
    ("FADDP", "faddp", '-', 's', 0, false), ("FMULP", "fmulp", '-', 's', 0, false), ("FSUBP", "fsubp", '-', 's', 0, false),
    ("FDIVP", "fdivp", '-', 's', 0, false), ("FUCOMIP", "fucomip", '-', 's', 0, true), ("FSTP_ST", "fstp", '-', 's', 0, false),
    ("DEC", "dec", '-', 'g', 0, false), ("RCL_1", "rcl", '-', 'g', 0, false),
    ("FCHS", "fchs", '-', '0', 0, false), ("FABS", "fabs", '-', '1', 0, false), ("FSQRT", "fsqrt", '-', '2', 0, false),
    ("BSR", "bsr", 'g', 'g', 0, false),
    ("BSF", "bsf", 'g', 'g', 0, false), ("TZCNT", "tzcnt", 'g', 'g', 0, false), ("BT_I", "bt", '-', 'g', 1, false), ("CALL_RM", "call", '-', 'q', 0, false), ("JMP_RM", "jmp", '-', 'q', 0, false),
    ("PUSH_RM", "push", '-', 'q', 0, false), ("SETCC", "seto", '-', 'b', 0, false), ("CMOV", "cmovo", 'g', 'g', 0, false),
    ("MOVSS_LOAD", "movss", 'x', 'x', 0, false), ("MOVSS_STORE", "movss", 'x', 'x', 0, true),
    ("MOVSD_LOAD", "movsd", 'x', 'x', 0, false), ("MOVSD_STORE", "movsd", 'x', 'x', 0, true),
    ("MOVAPS", "movaps", 'x', 'x', 0, false), ("MOVUPS_LOAD", "movups", 'x', 'x', 0, false),
    ("MOVUPS_STORE", "movups", 'x', 'x', 0, true), ("MOVD_TO", "movd movq", 'x', 'g', 0, false),
    ("MOVD_FROM", "movd movq", 'x', 'g', 0, true), ("ADDS", "addsd addss", 'x', 'x', 0, false),
    ("MULS", "mulsd mulss", 'x', 'x', 0, false), ("SUBS", "subsd subss", 'x', 'x', 0, false),
    ("DIVS", "divsd divss", 'x', 'x', 0, false), ("SQRTS", "sqrtsd sqrtss", 'x', 'x', 0, false),
    ("MINS", "minsd minss", 'x', 'x', 0, false), ("MAXS", "maxsd maxss", 'x', 'x', 0, false),
    ("CMPS", "cmpsd cmpss", 'x', 'x', 1, false), ("UCOMISS", "ucomiss", 'x', 'x', 0, false),
    ("UCOMISD", "ucomisd", 'x', 'x', 0, false), ("CVTSI2S", "cvtsi2sd cvtsi2ss", 'x', 'g', 0, false),
    ("CVTTS2SI", "cvttsd2si cvttss2si", 'g', 'x', 0, false), ("CVTSS2SD", "cvtss2sd", 'x', 'x', 0, false),
    ("CVTSD2SS", "cvtsd2ss", 'x', 'x', 0, false), ("XORPS", "xorps", 'x', 'x', 0, false), ("ANDPS", "andps", 'x', 'x', 0, false),
    ("ANDNPS", "andnps", 'x', 'x', 0, false), ("ORPS", "orps", 'x', 'x', 0, false),
    ("OR_STORE", "or", 'g', 'g', 0, true), ("ADDPS", "addps", 'x', 'x', 0, false), ("MULPS", "mulps", 'x', 'x', 0, false),
    ("SUBPS", "subps", 'x', 'x', 0, false), ("DIVPS", "divps", 'x', 'x', 0, false), ("SQRTPS", "sqrtps", 'x', 'x', 0, false),
    ("ADDPD", "addpd", 'x', 'x', 0, false), ("MULPD", "mulpd", 'x', 'x', 0, false), ("SUBPD", "subpd", 'x', 'x', 0, false),
    ("DIVPD", "divpd", 'x', 'x', 0, false), ("SQRTPD", "sqrtpd", 'x', 'x', 0, false), ("MINPS", "minps", 'x', 'x', 0, false),
    ("MAXPS", "maxps", 'x', 'x', 0, false), ("MINPD", "minpd", 'x', 'x', 0, false), ("MAXPD", "maxpd", 'x', 'x', 0, false),
    ("CMPPS", "cmpps", 'x', 'x', 1, false),
    ("CMPPD", "cmppd", 'x', 'x', 1, false), ("CVTDQ2PS", "cvtdq2ps", 'x', 'x', 0, false), ("CVTTPS2DQ", "cvttps2dq", 'x', 'x', 0, false),
    ("UNPCKLPD", "unpcklpd", 'x', 'x', 0, false), ("PADDB", "paddb", 'x', 'x', 0, false), ("PADDW", "paddw", 'x', 'x', 0, false),
    ("PADDD", "paddd", 'x', 'x', 0, false), ("PADDQ", "paddq", 'x', 'x', 0, false), ("PSUBB", "psubb", 'x', 'x', 0, false),
    ("PSUBW", "psubw", 'x', 'x', 0, false), ("PSUBD", "psubd", 'x', 'x', 0, false), ("PSUBQ", "psubq", 'x', 'x', 0, false),
    ("PMULLW", "pmullw", 'x', 'x', 0, false), ("PMULUDQ", "pmuludq", 'x', 'x', 0, false), ("PCMPEQB", "pcmpeqb", 'x', 'x', 0, false),
    ("PCMPEQW", "pcmpeqw", 'x', 'x', 0, false), ("PCMPEQD", "pcmpeqd", 'x', 'x', 0, false), ("PCMPGTB", "pcmpgtb", 'x', 'x', 0, false),
    ("PCMPGTW", "pcmpgtw", 'x', 'x', 0, false), ("PCMPGTD", "pcmpgtd", 'x', 'x', 0, false), ("PACKSSWB", "packsswb", 'x', 'x', 0, false),
    ("PUNPCKLBW", "punpcklbw", 'x', 'x', 0, false), ("PUNPCKLDQ", "punpckldq", 'x', 'x', 0, false), ("PUNPCKLQDQ", "punpcklqdq", 'x', 'x', 0, false),
    ("PSHUFD", "pshufd", 'x', 'x', 1, false), ("PSHUFLW", "pshuflw", 'x', 'x', 1, false), ("PINSRW", "pinsrw", 'x', 'l', 1, false),
    ("PEXTRW", "pextrw", 'l', 'y', 1, false), ("PMOVMSKB", "pmovmskb", 'l', 'y', 0, false), ("MOVMSKPS", "movmskps", 'l', 'y', 0, false),
    ("MOVMSKPD", "movmskpd", 'l', 'y', 0, false), ("PSRLW_I", "psrlw", '-', 'y', 1, false), ("PSRAW_I", "psraw", '-', 'y', 1, false),
    ("PSLLW_I", "psllw", '-', 'y', 1, false), ("PSRLD_I", "psrld", '-', 'y', 1, false), ("PSRAD_I", "psrad", '-', 'y', 1, false),
    ("PSLLD_I", "pslld", '-', 'y', 1, false), ("PSRLQ_I", "psrlq", '-', 'y', 1, false), ("PSLLQ_I", "psllq", '-', 'y', 1, false),
    ("PSRLDQ", "psrldq", '-', 'y', 1, false), ("PSLLDQ", "pslldq", '-', 'y', 1, false),
];

struct Rng(u64);
impl Rng {
    fn next(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

fn register(kind: char, wide: bool, n: u8) -> Register {
    let at = |first: Register| first + u32::from(n);
    match kind {
        'g' if wide => at(Register::RAX),
        'q' => at(Register::RAX),
        'g' | 'l' => at(Register::EAX),
        'w' => at(Register::AX),
        'b' if n < 4 => at(Register::AL),
        'b' => Register::SPL + (u32::from(n) - 4),
        's' => at(Register::ST0),
        _ => at(Register::XMM0),
    }
}

/// A random memory operand and what a decoder must see.
fn memory(rng: &mut Rng) -> Mem {
    let disp = match rng.next(4) {
        0 => 0,
        1 => rng.next(256) as i32 - 128,
        2 => rng.next(600) as i32 - 300,
        _ => rng.next(1 << 32) as u32 as i32,
    };
    let index = (rng.next(2) == 0).then(|| {
        let r = rng.next(15) as u8;
        (Reg(if r < 4 { r } else { r + 1 }), rng.next(4) as u8)
    });
    match rng.next(8) {
        0 => Mem { base: Base::Absolute, index, disp },
        1 => Mem { base: Base::Sym(0), index: None, disp },
        2 => Mem { base: Base::Got(0), index: None, disp: 0 },
        _ => Mem { base: Base::Reg(Reg(rng.next(16) as u8)), index, disp },
    }
}

/// Checks the memory operand of a decoded instruction.
fn same_memory(i: &Instruction, mem: Mem, asm: &Asm, n_imm: u32) {
    let (base, index) = (i.memory_base(), i.memory_index());
    match mem.base {
        Base::Reg(r) => assert_eq!(base, register('q', true, r.0), "{i}"),
        Base::Absolute => assert_eq!(base, Register::None, "{i}"),
        Base::Sym(_) | Base::Got(_) => {
            assert_eq!(base, Register::RIP, "{i}");
            let r = asm.relocs.last().unwrap();
            // The linker adds to the place of the four bytes; the machine counts from the end of the instruction.
            let end = asm.code.len() as u32;
            assert_eq!(r.at + 4 + n_imm, end, "{i}");
            assert_eq!(r.addend, i64::from(mem.disp) - i64::from(end - r.at), "{i}");
            return;
        }
    }
    match mem.index {
        Some((r, scale)) => assert_eq!((index, i.memory_index_scale()), (register('q', true, r.0), 1 << scale), "{i}"),
        None => assert_eq!(index, Register::None, "{i}"),
    }
    assert_eq!(i.memory_displacement64() as i64, i64::from(mem.disp), "{i}");
}

/// Encodes and checks one instruction; its bytes.
fn check(rng: &mut Rng, row: &(&str, &str, char, char, u32, bool), base: Form) -> Vec<u8> {
    let &(row_name, names, reg_kind, rm_kind, n_imm, rm_first) = row;
    let names: Vec<&str> = names.split(' ').collect();
    let by_prefix = names.len() == 2 && !row_name.starts_with("MOVD");
    let variant = rng.next(names.len() as u64) as usize;
    let mut f = base;
    let mut name = names[variant].to_string();
    if by_prefix && variant == 1 {
        f.prefix = 0xF3;
    }
    let has_wide = [reg_kind, rm_kind].contains(&'g') && f.prefix != 0x66 || base.op == form::MOVD_TO.op || base.op == form::MOVD_FROM.op;
    let mut wide = has_wide && rng.next(2) == 0;
    if names.len() == 2 && !by_prefix {
        wide = variant == 1;
    }
    if name.ends_with("vo") || name == "seto" {
        // Every condition has its place in the opcode.
        const SUFFIXES: [&str; 16] = ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];
        let cond = rng.next(16) as usize;
        f.op |= cond as u8;
        name.pop();
        name.push_str(SUFFIXES[cond]);
    }
    if name == "add" && f.digit == 0 {
        // The eight operations of the group.
        f.digit = rng.next(8) as u8;
        name = ["add", "or", "adc", "sbb", "and", "sub", "xor", "cmp"][f.digit as usize].to_string();
    }
    let number = |kind: char, rng: &mut Rng| match kind {
        'x' | 'y' => Reg(rng.next(16) as u8 + 16),
        's' => Reg(rng.next(8) as u8),
        '0'..='7' => Reg(kind as u8 - b'0'),
        _ => Reg(rng.next(16) as u8),
    };
    let reg = number(reg_kind, rng);
    let (rm, mem) = (number(rm_kind, rng), memory(rng));
    // A call or push through memory is as the form says; a load of an address has nothing else.
    let in_memory = rm_kind == 'm' || !matches!(rm_kind, 'y' | 's' | '0'..='7') && rng.next(2) == 0;
    let mut asm = Asm::default();
    if in_memory {
        asm.rm(f, wide, reg, mem, n_imm)
    } else {
        asm.rr(f, wide, reg, rm)
    }
    for _ in 0..n_imm {
        asm.byte(rng.next(100) as u8);
    }
    let mut decoder = Decoder::with_ip(64, &asm.code, 0, DecoderOptions::NONE);
    let i = decoder.decode();
    assert_ne!(i.code(), Code::INVALID, "{name} {:02x?}", asm.code);
    assert_eq!(i.len(), asm.code.len(), "{name} {i} {:02x?}", asm.code);
    let mnemonic = format!("{:?}", i.mnemonic()).to_lowercase();
    assert_eq!(mnemonic, name, "{i} {:02x?}", asm.code);
    let seen = |at: u32, kind: char, n: Reg| assert_eq!(i.op_register(at), register(kind, wide, n.0 & 15), "{i} {:02x?}", asm.code);
    let rm_at = match (reg_kind, rm_first) {
        // The register that is compared with the top of the stack comes behind it.
        ('-', true) if rm_kind == 's' => 1,
        ('-', _) | (_, true) => 0,
        _ => 1,
    };
    if in_memory {
        assert_eq!(i.op_kind(rm_at), OpKind::Memory, "{i}");
        same_memory(&i, mem, &asm, n_imm);
        // Those of the x87 say in their names how much they read or write.
        if let Some(bits) = row_name.rsplit_once('_').filter(|_| rm_kind == 'm').and_then(|(_, n)| n.parse::<usize>().ok()) {
            assert_eq!(i.memory_size().size() * 8, bits, "{i}");
        }
    } else if rm_kind.is_ascii_digit() {
        assert_eq!(i.op_count(), 0, "{i}");
    } else {
        // Exchanges are the same in both orders.
        let at = if mnemonic == "xchg" && i.op_register(rm_at) != register(rm_kind, wide, rm.0 & 15) { 1 - rm_at } else { rm_at };
        seen(at, rm_kind, rm);
    }
    if reg_kind != '-' && !(mnemonic == "xchg" && !in_memory) {
        seen(1 - rm_at, reg_kind, reg);
    }
    asm.code
}

fn forms() -> Vec<(&'static (&'static str, &'static str, char, char, u32, bool), Form)> {
    let known: BTreeMap<&str, &(&str, &str, char, char, u32, bool)> = FORMS.iter().map(|f| (f.0, f)).collect();
    form::ALL.iter().map(|(name, f)| (*known.get(name).unwrap_or_else(|| panic!("{name} is not checked")), *f)).collect()
}

#[test]
fn another_decoder_sees_what_was_encoded() {
    let mut rng = Rng(0x9E37_79B9_7F4A_7C15);
    for (row, f) in forms() {
        for _ in 0..2000 {
            check(&mut rng, row, f);
        }
    }
}

#[test]
fn moves_of_constants_and_branches_are_right() {
    let mut rng = Rng(77);
    for _ in 0..20_000 {
        let bits = rng.next(65) as u32;
        let v = (rng.next(1 << 40) << 24 ^ rng.next(1 << 40)).checked_shr(bits).unwrap_or(0);
        let v = if rng.next(2) == 0 { v } else { !v };
        let reg = Reg(rng.next(16) as u8);
        let mut asm = Asm::default();
        asm.mov_imm(reg, v, rng.next(2) == 0);
        let i = Decoder::new(64, &asm.code, DecoderOptions::NONE).decode();
        assert_eq!(i.len(), asm.code.len(), "{i}");
        assert_eq!(i.op_register(0).full_register(), register('q', true, reg.0));
        match format!("{:?}", i.mnemonic()).as_str() {
            "Xor" => assert_eq!((v, i.op_register(0)), (0, i.op_register(1))),
            // A move into 32 bits clears the others.
            _ => assert_eq!(if i.op_register(0).size() == 4 { u64::from(i.immediate32()) } else { i.immediate(1) }, v, "{i}"),
        }
    }
    // Branches to labels before and behind, over short and long distances.
    for _ in 0..300 {
        let mut asm = Asm::default();
        let n = 2 + rng.next(6);
        let labels: Vec<u32> = (0..n).map(|_| asm.label()).collect();
        let (mut jumps, mut gone) = (Vec::new(), Vec::new());
        for &l in &labels {
            asm.bind(l);
            let to = labels[rng.next(n) as usize];
            let cond = (rng.next(2) == 0).then(|| rng.next(16) as u8);
            let (from, before) = (asm.at(), to <= l);
            asm.jump(cond, to);
            jumps.push((from, to, cond.is_some(), before));
            let padding = rng.next(200) as u32;
            for _ in 0..padding {
                asm.byte(0x90);
            }
            // Some of it goes.
            if padding > 4 {
                gone.push((asm.at() - padding, rng.next(4) as u32 + 1));
            }
        }
        asm.resolve(&gone);
        // Where the labels are is seen from the jumps that stand at them.
        for &(from, to, conditional, _) in &jumps {
            let (from, to) = (asm.moved(from), asm.moved(jumps[to as usize].0));
            let i = Decoder::with_ip(64, &asm.code[from as usize..], u64::from(from), DecoderOptions::NONE).decode();
            assert_eq!(i.is_jcc_short_or_near(), conditional, "{i}");
            assert_eq!(i.near_branch_target(), u64::from(to), "{i}");
            // What went from between was not counted.
            let distance = i64::from(to) - i64::from(from) - 2;
            assert!(i.len() == 2 || distance.abs() > 60, "{i}: {distance}");
        }
    }
}

#[test]
fn llvm_objdump_sees_what_was_encoded() {
    let Some([objdump]) = need("llvm_objdump_sees_what_was_encoded", ["llvm-objdump"], 22) else { return };
    let mut rng = Rng(0xDEAD_BEEF_1234_5678);
    let mut object = Object::default();
    let text = object.symbol("all");
    object.symbols[text].section = Some(Section::Text);
    object.symbols[text].binding = Binding::Global;
    object.symbols[text].function = true;
    let mut formatter = IntelFormatter::new();
    formatter.options_mut().set_rip_relative_addresses(true);
    let words = |s: &str| -> BTreeSet<String> {
        const SIZES: [&str; 13] =
            ["ptr", "st", "byte", "word", "dword", "qword", "xmmword", "rel", "lock", "short", "near", "tbyte", "oword"];
        let all = s.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| w.starts_with(|c: char| c.is_ascii_alphabetic()));
        all.filter(|w| !SIZES.contains(w)).map(|w| w.replace("movabs", "mov").replace("fucompi", "fucomip")).collect()
    };
    let mut wanted = Vec::new();
    for (row, f) in forms() {
        for _ in 0..40 {
            let code = check(&mut rng, row, f);
            let at = object.section(Section::Text).bytes.len();
            let mut text = String::new();
            formatter.format(&Decoder::with_ip(64, &code, at as u64, DecoderOptions::NONE).decode(), &mut text);
            wanted.push((at, words(&text), text));
            object.section(Section::Text).bytes.extend_from_slice(&code);
        }
    }
    let mut file = Vec::new();
    emit::x86::elf::Elf.write(&object, &mut file).unwrap();
    let path = lowir_tests::root().join("target/encoder.o");
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, file).unwrap();
    let out = Command::new(objdump).args(["-d", "-M", "intel", "--no-show-raw-insn", "--no-print-imm-hex"]).arg(&path).output().unwrap();
    let out = String::from_utf8(out.stdout).unwrap();
    let mut lines = out.lines().filter_map(|l| {
        let (at, text) = l.split_once(':')?;
        let at = usize::from_str_radix(at.trim(), 16).ok()?;
        // What stands behind `#` or in angles says where an address is.
        let text = text.split('#').next()?.split('<').next()?.trim().to_string();
        (!text.is_empty()).then_some((at, text))
    });
    for (at, want, text) in wanted {
        let (seen_at, seen) = lines.next().unwrap_or_else(|| panic!("nothing at {at}: {text}"));
        assert_eq!((seen_at, words(&seen)), (at, want), "{seen} / {text}");
    }
}
