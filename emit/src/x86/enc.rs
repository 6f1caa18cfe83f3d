//! Encoding of instructions: the only file that knows REX prefixes, ModRM and SIB bytes. [`form`] is the table, one row
//! a form of an instruction, laid out like the manual. Source: Intel SDM volume 2.

use alloc::vec::Vec;

use super::relax::Distance;

/// A register: 0 to 15 are rax to r15 by their numbers, 16 to 31 are xmm0 to xmm15.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reg(pub u8);

#[allow(missing_docs)]
impl Reg {
    pub const RAX: Reg = Reg(0);
    pub const RCX: Reg = Reg(1);
    pub const RDX: Reg = Reg(2);
    pub const RBX: Reg = Reg(3);
    pub const RSP: Reg = Reg(4);
    pub const RBP: Reg = Reg(5);
    pub const RSI: Reg = Reg(6);
    pub const RDI: Reg = Reg(7);
    pub const R8: Reg = Reg(8);
    pub const R9: Reg = Reg(9);
    pub const R10: Reg = Reg(10);
    pub const R11: Reg = Reg(11);
    pub const R12: Reg = Reg(12);
    pub const XMM0: Reg = Reg(16);
    pub const XMM15: Reg = Reg(31);
    /// None.
    pub const NONE: Reg = Reg(255);
    /// Whether it is an xmm register.
    pub fn is_xmm(self) -> bool {
        self.0 & 16 != 0
    }
    /// Number in instructions.
    fn n(self) -> u8 {
        self.0 & 15
    }
    /// The register of a name as the tables of `abi` write it.
    pub fn named(name: &str) -> Option<Reg> {
        if let Some(n) = name.strip_prefix("xmm") {
            return n.parse().ok().filter(|&n: &u8| n < 16).map(|n| Reg(16 + n));
        }
        const NAMES: [&str; 16] =
            ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];
        NAMES.iter().position(|n| *n == name).map(|n| Reg(n as u8))
    }
}

/// Form of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// 0, 0x66, 0xF2 or 0xF3.
    pub prefix: u8,
    /// 0: one byte, 1: 0F, 2: 0F 38, 3: 0F 3A; and [`BYTE`] where a byte register may be among the operands. Together, so
    /// that a form is four bytes: every instruction that is selected passes one, and a fifth byte costs small builds 4.6 KB.
    pub map: u8,
    /// Opcode byte.
    pub op: u8,
    /// `/0` to `/7` in place of a register operand, else 8.
    pub digit: u8,
}
/// In [`Form::map`]: a byte register may be among the operands.
pub const BYTE: u8 = 4;

macro_rules! forms {
    ($($name:ident = $prefix:literal $map:literal $op:literal $digit:literal $byte:literal;)*) => {
        /// The forms of instructions: prefix, map, opcode, digit (8: none), byte register.
        #[allow(missing_docs)]
        pub mod form {
            use super::{BYTE, Form};
            $(pub const $name: Form = Form { prefix: $prefix, map: $map | $byte * BYTE, op: $op, digit: $digit };)*
            /// All of them with their names.
            pub const ALL: &[(&str, Form)] = &[$((stringify!($name), $name),)*];
        }
    };
}

forms! {
    // name        prefix map op digit byte
    ADD_RM       = 0x00 0 0x03 8 0;
    OR_RM        = 0x00 0 0x0B 8 0;
    AND_RM       = 0x00 0 0x23 8 0;
    SUB_RM       = 0x00 0 0x2B 8 0;
    XOR_RM       = 0x00 0 0x33 8 0;
    CMP_RM       = 0x00 0 0x3B 8 0;
    ADC_RM       = 0x00 0 0x13 8 0;
    SBB_RM       = 0x00 0 0x1B 8 0;
    CMP_RM8      = 0x00 0 0x3A 8 1;
    CMP_RM16     = 0x66 0 0x3B 8 0;
    ALU_I8       = 0x00 0 0x83 0 0;
    ALU_I32      = 0x00 0 0x81 0 0;
    CMP_I8_8     = 0x00 0 0x80 7 1;
    CMP_I8_16    = 0x66 0 0x83 7 0;
    CMP_I16      = 0x66 0 0x81 7 0;
    TEST_RM      = 0x00 0 0x85 8 0;
    TEST_RM8     = 0x00 0 0x84 8 1;
    TEST_RM16    = 0x66 0 0x85 8 0;
    TEST_I8      = 0x00 0 0xF6 0 1;
    MOV_LOAD     = 0x00 0 0x8B 8 0;
    MOV_STORE    = 0x00 0 0x89 8 0;
    MOV_STORE8   = 0x00 0 0x88 8 1;
    MOV_STORE16  = 0x66 0 0x89 8 0;
    MOV_I32      = 0x00 0 0xC7 0 0;
    MOV_I16      = 0x66 0 0xC7 0 0;
    MOV_I8       = 0x00 0 0xC6 0 1;
    MOVZX8       = 0x00 1 0xB6 8 1;
    MOVZX16      = 0x00 1 0xB7 8 0;
    MOVSX8       = 0x00 1 0xBE 8 1;
    MOVSX16      = 0x00 1 0xBF 8 0;
    MOVSXD       = 0x00 0 0x63 8 0;
    LEA          = 0x00 0 0x8D 8 0;
    XCHG         = 0x00 0 0x87 8 0;
    XCHG8        = 0x00 0 0x86 8 1;
    XADD         = 0x00 1 0xC1 8 0;
    XADD8        = 0x00 1 0xC0 8 1;
    CMPXCHG      = 0x00 1 0xB1 8 0;
    CMPXCHG8     = 0x00 1 0xB0 8 1;
    IMUL         = 0x00 1 0xAF 8 0;
    IMUL_I8      = 0x00 0 0x6B 8 0;
    IMUL_I32     = 0x00 0 0x69 8 0;
    MUL          = 0x00 0 0xF7 4 0;
    IMUL1        = 0x00 0 0xF7 5 0;
    DIV          = 0x00 0 0xF7 6 0;
    IDIV         = 0x00 0 0xF7 7 0;
    NEG          = 0x00 0 0xF7 3 0;
    NOT          = 0x00 0 0xF7 2 0;
    SHL_CL       = 0x00 0 0xD3 4 0;
    SHR_CL       = 0x00 0 0xD3 5 0;
    SAR_CL       = 0x00 0 0xD3 7 0;
    ROL_CL       = 0x00 0 0xD3 0 0;
    SHL_I        = 0x00 0 0xC1 4 0;
    SHR_I        = 0x00 0 0xC1 5 0;
    SAR_I        = 0x00 0 0xC1 7 0;
    ROL_I        = 0x00 0 0xC1 0 0;
    ROL16_I      = 0x66 0 0xC1 0 0;
    RCL_1        = 0x00 0 0xD1 2 0;
    SHLD_CL      = 0x00 1 0xA5 8 0;
    SHRD_CL      = 0x00 1 0xAD 8 0;
    SHLD_I       = 0x00 1 0xA4 8 0;
    SHRD_I       = 0x00 1 0xAC 8 0;
    FLD_32       = 0x00 0 0xD9 0 0;
    FLD_64       = 0x00 0 0xDD 0 0;
    FSTP_32      = 0x00 0 0xD9 3 0;
    FSTP_64      = 0x00 0 0xDD 3 0;
    FLD_80       = 0x00 0 0xDB 5 0;
    FSTP_80      = 0x00 0 0xDB 7 0;
    FILD_64      = 0x00 0 0xDF 5 0;
    FISTP_16     = 0x00 0 0xDF 3 0;
    FISTP_32     = 0x00 0 0xDB 3 0;
    FISTP_64     = 0x00 0 0xDF 7 0;
    FADD_32      = 0x00 0 0xD8 0 0;
    FSUB_32      = 0x00 0 0xD8 4 0;
    FNSTCW       = 0x00 0 0xD9 7 0;
    FLDCW        = 0x00 0 0xD9 5 0;
    FADDP        = 0x00 0 0xDE 0 0;
    FMULP        = 0x00 0 0xDE 1 0;
    FSUBP        = 0x00 0 0xDE 5 0;
    FDIVP        = 0x00 0 0xDE 7 0;
    FUCOMIP      = 0x00 0 0xDF 5 0;
    FSTP_ST      = 0x00 0 0xDD 3 0;
    FCHS         = 0x00 0 0xD9 4 0;
    FABS         = 0x00 0 0xD9 4 0;
    FSQRT        = 0x00 0 0xD9 7 0;
    BSR          = 0x00 1 0xBD 8 0;
    BSF          = 0x00 1 0xBC 8 0;
    TZCNT        = 0xF3 1 0xBC 8 0;
    BT_I         = 0x00 1 0xBA 4 0;
    DEC          = 0x00 0 0xFF 1 0;
    CALL_RM      = 0x00 0 0xFF 2 0;
    JMP_RM       = 0x00 0 0xFF 4 0;
    PUSH_RM      = 0x00 0 0xFF 6 0;
    SETCC        = 0x00 1 0x90 0 1;
    CMOV         = 0x00 1 0x40 8 0;
    MOVSS_LOAD   = 0xF3 1 0x10 8 0;
    MOVSS_STORE  = 0xF3 1 0x11 8 0;
    MOVSD_LOAD   = 0xF2 1 0x10 8 0;
    MOVSD_STORE  = 0xF2 1 0x11 8 0;
    MOVAPS       = 0x00 1 0x28 8 0;
    MOVUPS_LOAD  = 0x00 1 0x10 8 0;
    MOVUPS_STORE = 0x00 1 0x11 8 0;
    MOVD_TO      = 0x66 1 0x6E 8 0;
    MOVD_FROM    = 0x66 1 0x7E 8 0;
    ADDS         = 0xF2 1 0x58 8 0;
    MULS         = 0xF2 1 0x59 8 0;
    SUBS         = 0xF2 1 0x5C 8 0;
    DIVS         = 0xF2 1 0x5E 8 0;
    SQRTS        = 0xF2 1 0x51 8 0;
    MINS         = 0xF2 1 0x5D 8 0;
    MAXS         = 0xF2 1 0x5F 8 0;
    CMPS         = 0xF2 1 0xC2 8 0;
    UCOMISS      = 0x00 1 0x2E 8 0;
    UCOMISD      = 0x66 1 0x2E 8 0;
    CVTSI2S      = 0xF2 1 0x2A 8 0;
    CVTTS2SI     = 0xF2 1 0x2C 8 0;
    CVTSS2SD     = 0xF3 1 0x5A 8 0;
    CVTSD2SS     = 0xF2 1 0x5A 8 0;
    XORPS        = 0x00 1 0x57 8 0;
    ANDPS        = 0x00 1 0x54 8 0;
    ANDNPS       = 0x00 1 0x55 8 0;
    ORPS         = 0x00 1 0x56 8 0;
    OR_STORE     = 0x00 0 0x09 8 0;
    ADDPS        = 0x00 1 0x58 8 0;
    MULPS        = 0x00 1 0x59 8 0;
    SUBPS        = 0x00 1 0x5C 8 0;
    DIVPS        = 0x00 1 0x5E 8 0;
    SQRTPS       = 0x00 1 0x51 8 0;
    ADDPD        = 0x66 1 0x58 8 0;
    MULPD        = 0x66 1 0x59 8 0;
    SUBPD        = 0x66 1 0x5C 8 0;
    DIVPD        = 0x66 1 0x5E 8 0;
    SQRTPD       = 0x66 1 0x51 8 0;
    MINPS        = 0x00 1 0x5D 8 0;
    MAXPS        = 0x00 1 0x5F 8 0;
    MINPD        = 0x66 1 0x5D 8 0;
    MAXPD        = 0x66 1 0x5F 8 0;
    CMPPS        = 0x00 1 0xC2 8 0;
    CMPPD        = 0x66 1 0xC2 8 0;
    CVTDQ2PS     = 0x00 1 0x5B 8 0;
    CVTTPS2DQ    = 0xF3 1 0x5B 8 0;
    UNPCKLPD     = 0x66 1 0x14 8 0;
    PADDB        = 0x66 1 0xFC 8 0;
    PADDW        = 0x66 1 0xFD 8 0;
    PADDD        = 0x66 1 0xFE 8 0;
    PADDQ        = 0x66 1 0xD4 8 0;
    PSUBB        = 0x66 1 0xF8 8 0;
    PSUBW        = 0x66 1 0xF9 8 0;
    PSUBD        = 0x66 1 0xFA 8 0;
    PSUBQ        = 0x66 1 0xFB 8 0;
    PMULLW       = 0x66 1 0xD5 8 0;
    PMULUDQ      = 0x66 1 0xF4 8 0;
    PCMPEQB      = 0x66 1 0x74 8 0;
    PCMPEQW      = 0x66 1 0x75 8 0;
    PCMPEQD      = 0x66 1 0x76 8 0;
    PCMPGTB      = 0x66 1 0x64 8 0;
    PCMPGTW      = 0x66 1 0x65 8 0;
    PCMPGTD      = 0x66 1 0x66 8 0;
    PACKSSWB     = 0x66 1 0x63 8 0;
    PUNPCKLBW    = 0x66 1 0x60 8 0;
    PUNPCKLDQ    = 0x66 1 0x62 8 0;
    PUNPCKLQDQ   = 0x66 1 0x6C 8 0;
    PSHUFD       = 0x66 1 0x70 8 0;
    PSHUFLW      = 0xF2 1 0x70 8 0;
    PINSRW       = 0x66 1 0xC4 8 0;
    PEXTRW       = 0x66 1 0xC5 8 0;
    PMOVMSKB     = 0x66 1 0xD7 8 0;
    MOVMSKPS     = 0x00 1 0x50 8 0;
    MOVMSKPD     = 0x66 1 0x50 8 0;
    PSRLW_I      = 0x66 1 0x71 2 0;
    PSRAW_I      = 0x66 1 0x71 4 0;
    PSLLW_I      = 0x66 1 0x71 6 0;
    PSRLD_I      = 0x66 1 0x72 2 0;
    PSRAD_I      = 0x66 1 0x72 4 0;
    PSLLD_I      = 0x66 1 0x72 6 0;
    PSRLQ_I      = 0x66 1 0x73 2 0;
    PSLLQ_I      = 0x66 1 0x73 6 0;
    PSRLDQ       = 0x66 1 0x73 3 0;
    PSLLDQ       = 0x66 1 0x73 7 0;
}

/// Conditions by their number in `jcc`, `setcc` and `cmovcc`.
#[allow(missing_docs)]
pub mod cc {
    pub const O: u8 = 0;
    pub const NO: u8 = 1;
    pub const B: u8 = 2;
    pub const AE: u8 = 3;
    pub const E: u8 = 4;
    pub const NE: u8 = 5;
    pub const BE: u8 = 6;
    pub const A: u8 = 7;
    pub const S: u8 = 8;
    pub const P: u8 = 10;
    pub const NP: u8 = 11;
    pub const L: u8 = 12;
    pub const GE: u8 = 13;
    pub const LE: u8 = 14;
    pub const G: u8 = 15;
}

/// What a memory operand is relative to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// A register.
    Reg(Reg),
    /// A symbol, relative to the instruction.
    Sym(u32),
    /// A symbol's entry in the global offset table.
    Got(u32),
    /// Nothing: an absolute address of 32 bits.
    Absolute,
}

/// A memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mem {
    /// What it is relative to.
    pub base: Base,
    /// An index register (not rsp) and the logarithm of its scale; not with symbols.
    pub index: Option<(Reg, u8)>,
    /// Bytes added.
    pub disp: i32,
}

impl Mem {
    /// Bytes from a register.
    pub fn at(base: Reg, disp: i32) -> Mem {
        Mem { base: Base::Reg(base), index: None, disp }
    }
    /// Whether the address is made of a register.
    pub fn reads(self, r: Reg) -> bool {
        matches!(self.base, Base::Reg(b) if b == r) || self.index.is_some_and(|i| i.0 == r)
    }
}

/// Kinds of relocations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelocKind {
    /// 8 bytes: the address.
    Abs64,
    /// 4 bytes: relative to the place.
    Pc32,
    /// 4 bytes: a function, perhaps through the linkage table.
    Plt32,
    /// 4 bytes: the entry of the global offset table, relative to the place.
    GotPcRel,
    /// 4 bytes: what finds a thread's own variable, relative to the place.
    TlsGd,
}

/// A place to be filled in by the linker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reloc {
    /// Bytes from the start of the code or data.
    pub at: u32,
    /// How.
    pub kind: RelocKind,
    /// Number of the symbol.
    pub symbol: u32,
    /// Bytes added to its address.
    pub addend: i64,
}

/// A branch whose target may not be known yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fixup {
    pub at: u32,
    pub label: u32,
    pub distance: Distance,
}

/// A label: a number that [`Asm`] gave out.
pub type Label = u32;
pub(super) const UNBOUND: u32 = u32::MAX;

/// Code of one function.
#[derive(Default)]
pub struct Asm {
    /// The code so far.
    pub code: Vec<u8>,
    /// Relocations in it.
    pub relocs: Vec<Reloc>,
    pub(super) labels: Vec<u32>,
    pub(super) fixups: Vec<Fixup>,
    /// Tables that will stand behind the code: their labels and those whose distances they hold.
    pub(super) tables: Vec<(Label, Vec<Label>)>,
    /// What was taken out: where, and how many bytes went until there.
    pub(super) cuts: Vec<(u32, u32)>,
}

/// The first bytes of an instruction, up to the SIB byte: seven at most.
#[derive(Default)]
struct Bytes {
    word: u64,
    bits: u32,
}

impl Bytes {
    #[cfg_attr(not(small), inline(always))]
    fn push(&mut self, b: u8) {
        self.word |= u64::from(b) << (self.bits & 63);
        self.bits += 8;
    }
    #[cfg_attr(not(small), inline(always))]
    fn head(&mut self, f: &Form, wide: bool, r: u8, x: u8, b: u8, byte_rex: bool) {
        if f.prefix != 0 {
            self.push(f.prefix);
        }
        let rex = u8::from(wide) << 3 | (r >> 3) << 2 | (x >> 3) << 1 | b >> 3;
        if rex != 0 || byte_rex {
            self.push(0x40 | rex);
        }
        let map = f.map & !BYTE;
        if map != 0 {
            self.push(0x0F);
        }
        if map > 1 {
            self.push(if map == 2 { 0x38 } else { 0x3A });
        }
        self.push(f.op);
    }
}

impl Asm {
    /// Forgets everything but the memory.
    pub fn clear(&mut self) {
        self.code.clear();
        self.relocs.clear();
        self.labels.clear();
        self.fixups.clear();
        self.tables.clear();
        self.cuts.clear();
    }
    /// Number of the next byte.
    pub fn at(&self) -> u32 {
        self.code.len() as u32
    }
    /// Appends a byte.
    pub fn byte(&mut self, b: u8) {
        self.code.push(b);
    }
    /// Appends four bytes.
    pub fn imm32(&mut self, v: i32) {
        self.code.extend_from_slice(&v.to_le_bytes());
    }

    #[inline]
    fn put(&mut self, b: &Bytes) {
        let end = self.code.len() + (b.bits >> 3) as usize;
        // Eight bytes at once, then back to the end of those that count.
        self.code.extend_from_slice(&b.word.to_le_bytes());
        self.code.truncate(end);
    }

    /// Register operands only; `reg` is not used by forms with a digit.
    #[inline]
    pub fn rr(&mut self, f: Form, wide: bool, reg: Reg, rm: Reg) {
        let r = if f.digit < 8 { f.digit } else { reg.n() };
        let high = |x: Reg| !x.is_xmm() && (4..8).contains(&x.0);
        let byte_rex = f.map & BYTE != 0 && (high(rm) || f.digit == 8 && high(reg));
        let mut b = Bytes::default();
        b.head(&f, wide, r, 0, rm.n(), byte_rex);
        b.push(0xC0 | (r & 7) << 3 | rm.n() & 7);
        self.put(&b);
    }

    /// `setcc`: whether a condition holds, as a byte.
    #[inline(never)]
    pub fn set(&mut self, cond: u8, to: Reg) {
        self.rr(Form { op: form::SETCC.op | cond, digit: 0, ..form::SETCC }, false, to, to);
    }
    /// `cmovcc`: another register where a condition holds.
    #[inline(never)]
    pub fn cmov(&mut self, cond: u8, wide: bool, to: Reg, from: Reg) {
        self.rr(Form { op: form::CMOV.op | cond, ..form::CMOV }, wide, to, from);
    }

    /// A memory operand; `n_imm` bytes of immediate follow.
    #[inline]
    pub fn rm(&mut self, f: Form, wide: bool, reg: Reg, mem: Mem, n_imm: u32) {
        let r = if f.digit < 8 { f.digit } else { reg.n() };
        let byte_rex = f.map & BYTE != 0 && f.digit == 8 && !reg.is_xmm() && (4..8).contains(&reg.0);
        let x = mem.index.map_or(0, |i| i.0.n());
        let b = match mem.base {
            Base::Reg(b) => b.n(),
            _ => 0,
        };
        let mut out = Bytes::default();
        out.head(&f, wide, r, x, b, byte_rex);
        let r = (r & 7) << 3;
        let base = match mem.base {
            Base::Sym(symbol) | Base::Got(symbol) => {
                out.push(r | 5);
                self.put(&out);
                let kind = if matches!(mem.base, Base::Sym(_)) { RelocKind::Pc32 } else { RelocKind::GotPcRel };
                let addend = i64::from(mem.disp) - 4 - i64::from(n_imm);
                self.relocs.push(Reloc { at: self.at(), kind, symbol, addend });
                return self.imm32(0);
            }
            Base::Absolute => {
                let (i, s) = mem.index.map_or((4, 0), |(i, s)| (i.n() & 7, s));
                out.push(r | 4);
                out.push(s << 6 | i << 3 | 5);
                self.put(&out);
                return self.imm32(mem.disp);
            }
            Base::Reg(base) => base.n() & 7,
        };
        let short = i8::try_from(mem.disp).is_ok();
        let mode = match mem.disp {
            0 if base != 5 => 0,
            _ if short => 0x40,
            _ => 0x80,
        };
        match mem.index {
            Some((i, s)) => {
                out.push(mode | r | 4);
                out.push(s << 6 | (i.n() & 7) << 3 | base);
            }
            None if base == 4 => {
                out.push(mode | r | 4);
                out.push(0x24);
            }
            None => out.push(mode | r | base),
        }
        match mode {
            0 => {}
            0x40 => out.push(mem.disp as u8),
            _ => {
                self.put(&out);
                return self.imm32(mem.disp);
            }
        }
        self.put(&out);
    }

    /// `op reg, imm` of the eight arithmetic operations by number (add or adc sbb and sub xor cmp).
    pub fn alu_imm(&mut self, digit: u8, wide: bool, reg: Reg, imm: i32) {
        match i8::try_from(imm) {
            Ok(b) => {
                self.rr(Form { digit, ..form::ALU_I8 }, wide, reg, reg);
                self.code.push(b as u8);
            }
            Err(_) => {
                self.rr(Form { digit, ..form::ALU_I32 }, wide, reg, reg);
                self.imm32(imm);
            }
        }
    }
    /// A constant into a general register; leaves the flags alone if `keep`.
    pub fn mov_imm(&mut self, reg: Reg, v: u64, keep: bool) {
        if v == 0 && !keep {
            self.rr(form::XOR_RM, false, reg, reg);
        } else if v <= u64::from(u32::MAX) {
            if reg.n() > 7 {
                self.code.push(0x41);
            }
            self.code.push(0xB8 | reg.n() & 7);
            self.imm32(v as i32);
        } else if v as i64 >= i64::from(i32::MIN) && (v as i64) < 0 {
            self.rr(form::MOV_I32, true, reg, reg);
            self.imm32(v as i32);
        } else {
            self.code.extend_from_slice(&[0x48 | reg.n() >> 3, 0xB8 | reg.n() & 7]);
            self.code.extend_from_slice(&v.to_le_bytes());
        }
    }
    /// `push` or, with 0x58, `pop`.
    pub fn push_pop(&mut self, op: u8, reg: Reg) {
        if reg.n() > 7 {
            self.code.push(0x41);
        }
        self.code.push(op | reg.n() & 7);
    }

    /// A new label.
    pub fn label(&mut self) -> Label {
        self.labels.push(UNBOUND);
        self.labels.len() as u32 - 1
    }
    /// The label stands here.
    pub fn bind(&mut self, label: Label) {
        self.labels[label as usize] = self.at();
    }
    /// Where a label stands.
    pub fn place_of(&self, label: Label) -> u32 {
        self.labels[label as usize]
    }
    /// `jmp` or, with a condition, `jcc`. Known targets that are near get the short form.
    pub fn jump(&mut self, cond: Option<u8>, label: Label) {
        let to = self.labels[label as usize];
        if to != UNBOUND {
            let distance = i64::from(to) - i64::from(self.at()) - 2;
            if let Ok(d) = i8::try_from(distance) {
                self.code.extend_from_slice(&[cond.map_or(0xEB, |c| 0x70 | c), d as u8]);
                self.fixups.push(Fixup { at: self.at() - 1, label, distance: Distance::Short });
                return;
            }
        }
        match cond {
            None => self.code.push(0xE9),
            Some(c) => self.code.extend_from_slice(&[0x0F, 0x80 | c]),
        }
        self.fixups.push(Fixup { at: self.at(), label, distance: Distance::Jump });
        self.imm32(0);
    }
    /// The label of a table that will stand behind the code, with the distances of labels from its start.
    pub fn table(&mut self, of: Vec<Label>) -> Label {
        let label = self.label();
        self.tables.push((label, of));
        label
    }
    /// `lea reg, [label]`
    pub fn address(&mut self, reg: Reg, label: Label) {
        self.code.extend_from_slice(&[0x48 | reg.n() >> 3 << 2, 0x8D, (reg.n() & 7) << 3 | 5]);
        self.fixups.push(Fixup { at: self.at(), label, distance: Distance::Long });
        self.imm32(0);
    }
    /// `call symbol`
    pub fn call(&mut self, symbol: u32) {
        self.code.push(0xE8);
        self.relocs.push(Reloc { at: self.at(), kind: RelocKind::Plt32, symbol, addend: -4 });
        self.imm32(0);
    }
    /// Overwrites four bytes.
    pub fn patch(&mut self, at: u32, v: i32) {
        self.code[at as usize..at as usize + 4].copy_from_slice(&v.to_le_bytes());
    }
}
