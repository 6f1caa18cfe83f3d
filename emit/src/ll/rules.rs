//! The table of translation rules: one row an operation. A row says when the operation is a constant and how its
//! instruction is written. A user's rows have the same type and come later, so they also replace ours.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Attr, Op, Opcode, Sym};

use super::fold::{Bin, Cast};
use super::konst::Konst;
use super::line::Second;
use super::{Writer, attr_const, call, debug, masked, memory, metadata, misc};

/// Writes the instruction of an operation, its line end included.
pub type Print = fn(&mut Writer<'_>, Op, &Rule);
/// The constant that an operation always is; `None` after an error was reported.
pub type Value = fn(&mut Writer<'_>, Op) -> Option<Konst>;
/// The constant that an operation is when all its operands are constants; `None` leaves the instruction.
pub type Folder = fn(&mut Writer<'_>, Op, &Rule) -> Option<Konst>;

/// When an operation is a constant.
#[derive(Clone, Copy)]
pub enum Plan {
    /// Never.
    Instr,
    /// Never, and it calls an intrinsic, which is declared when it is first converted.
    Intrinsic,
    /// Never; its result is nothing in LLVM IR from release 22 on.
    NoResult,
    /// Always.
    Konst(Value),
    /// When its operands are.
    Fold(Folder),
    /// The same, and with the type of its operand it is the operand.
    Cast(Folder),
}

/// A row.
#[derive(Clone, Copy)]
pub struct Rule {
    /// When the operation is a constant.
    pub plan: Plan,
    /// How the instruction is written.
    pub print: Print,
    /// The instruction's name, where `print` serves several.
    pub text: &'static str,
    /// A number for `print` and `plan`, such as an index into a table of their own.
    pub arg: u16,
}

impl core::fmt::Debug for Rule {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "rule({})", self.text)
    }
}

const fn row(op: Opcode, plan: Plan, print: Print, text: &'static str, arg: u16) -> (Opcode, Rule) {
    (op, Rule { plan, print, text, arg })
}
/// How an operation is planned that may be a constant.
const fn folded(f: Folder) -> Plan {
    if cfg!(feature = "fold") { Plan::Fold(f) } else { Plan::Instr }
}
const fn bin(op: Opcode, text: &'static str, b: Bin) -> (Opcode, Rule) {
    row(op, folded(fold_binary), print_binary, text, b as u16)
}
const fn cast(op: Opcode, text: &'static str, c: Cast) -> (Opcode, Rule) {
    row(op, if cfg!(feature = "fold") { Plan::Cast(fold_cast) } else { Plan::Cast(|_, _, _| None) }, print_cast, text, c as u16)
}
const fn konst(op: Opcode, f: Value) -> (Opcode, Rule) {
    row(op, Plan::Konst(f), print_nothing, "", 0)
}
const fn instr(op: Opcode, print: Print, text: &'static str) -> (Opcode, Rule) {
    row(op, Plan::Instr, print, text, 0)
}
const fn fold(op: Opcode, f: Folder, print: Print, text: &'static str) -> (Opcode, Rule) {
    row(op, folded(f), print, text, 0)
}

/// The rows of the LLVM dialect; intrinsics have a table of their own in [`super::intrinsic`].
#[rustfmt::skip]
pub static RULES: &[(Opcode, Rule)] = &[
    konst(l::MLIR_CONSTANT,  attr_const::constant_op),
    konst(l::MLIR_ZERO,      attr_const::zero_op),
    konst(l::MLIR_UNDEF,     attr_const::undef_op),
    konst(l::MLIR_POISON,    attr_const::poison_op),
    konst(l::MLIR_NONE,      attr_const::zero_op),
    konst(l::MLIR_ADDRESSOF, attr_const::address_op),

    bin(l::ADD,  "add",  Bin::Add),
    bin(l::SUB,  "sub",  Bin::Sub),
    bin(l::MUL,  "mul",  Bin::Mul),
    bin(l::UDIV, "udiv", Bin::UDiv),
    bin(l::SDIV, "sdiv", Bin::SDiv),
    bin(l::UREM, "urem", Bin::URem),
    bin(l::SREM, "srem", Bin::SRem),
    bin(l::SHL,  "shl",  Bin::Shl),
    bin(l::LSHR, "lshr", Bin::LShr),
    bin(l::ASHR, "ashr", Bin::AShr),
    bin(l::AND,  "and",  Bin::And),
    bin(l::OR,   "or",   Bin::Or),
    bin(l::XOR,  "xor",  Bin::Xor),
    bin(l::FADD, "fadd", Bin::FAdd),
    bin(l::FSUB, "fsub", Bin::FSub),
    bin(l::FMUL, "fmul", Bin::FMul),
    bin(l::FDIV, "fdiv", Bin::FDiv),
    bin(l::FREM, "frem", Bin::FRem),

    cast(l::TRUNC,         "trunc",         Cast::Trunc),
    cast(l::ZEXT,          "zext",          Cast::ZExt),
    cast(l::SEXT,          "sext",          Cast::SExt),
    cast(l::FPTRUNC,       "fptrunc",       Cast::FpTrunc),
    cast(l::FPEXT,         "fpext",         Cast::FpExt),
    cast(l::FPTOSI,        "fptosi",        Cast::FpToSi),
    cast(l::FPTOUI,        "fptoui",        Cast::FpToUi),
    cast(l::SITOFP,        "sitofp",        Cast::SiToFp),
    cast(l::UITOFP,        "uitofp",        Cast::UiToFp),
    cast(l::PTRTOINT,      "ptrtoint",      Cast::PtrToInt),
    cast(l::INTTOPTR,      "inttoptr",      Cast::IntToPtr),
    cast(l::BITCAST,       "bitcast",       Cast::Bitcast),
    cast(l::ADDRSPACECAST, "addrspacecast", Cast::AddrSpaceCast),

    fold(l::FNEG,           fold_fneg,             print_unary,                 "fneg"),
    fold(l::ICMP,           fold_icmp,             print_icmp,                  "icmp"),
    fold(l::FCMP,           fold_fcmp,             print_fcmp,                  "fcmp"),
    fold(l::SELECT,         fold_select,           print_operands,              "select"),
    fold(l::INSERTVALUE,    memory::fold_insertvalue,    memory::print_insertvalue,    "insertvalue"),
    fold(l::EXTRACTVALUE,   memory::fold_extractvalue,   memory::print_extractvalue,   "extractvalue"),
    fold(l::INSERTELEMENT,  memory::fold_insertelement,  print_operands,         "insertelement"),
    fold(l::EXTRACTELEMENT, memory::fold_extractelement, print_operands,         "extractelement"),
    fold(l::SHUFFLEVECTOR,  memory::fold_shuffle,        memory::print_shuffle,  "shufflevector"),
    fold(l::GETELEMENTPTR,  memory::fold_gep,            memory::print_gep,      "getelementptr"),

    instr(l::FREEZE,      print_unary,             "freeze"),
    instr(l::ALLOCA,      memory::print_alloca,    "alloca"),
    instr(l::LOAD,        memory::print_load,      "load"),
    instr(l::STORE,       memory::print_store,     "store"),
    instr(l::ATOMICRMW,   memory::print_atomicrmw, "atomicrmw"),
    instr(l::CMPXCHG,     memory::print_cmpxchg,   "cmpxchg"),
    instr(l::FENCE,       memory::print_fence,     "fence"),

    instr(l::CALL,        call::print_call,        "call"),
    row(l::CALL_INTRINSIC, Plan::Intrinsic, call::print_call_intrinsic, "", 0),
    row(l::INTR_MASKED_LOAD,    Plan::Intrinsic, masked::print, "", u16::MAX),
    row(l::INTR_MASKED_STORE,   Plan::Intrinsic, masked::print, "", u16::MAX),
    row(l::INTR_MASKED_GATHER,  Plan::Intrinsic, masked::print, "", u16::MAX),
    row(l::INTR_MASKED_SCATTER, Plan::Intrinsic, masked::print, "", u16::MAX),
    instr(l::INLINE_ASM,  call::print_inline_asm,  "call"),
    instr(l::INVOKE,      call::print_invoke,      "invoke"),
    instr(l::LANDINGPAD,  call::print_landingpad,  "landingpad"),
    instr(l::RESUME,      print_resume,            "resume"),

    instr(l::BR,          print_br,                "br"),
    instr(l::COND_BR,     print_cond_br,           "br"),
    instr(l::SWITCH,      print_switch,            "switch"),
    instr(l::RETURN,      print_return,            "ret"),
    instr(l::UNREACHABLE, print_plain,             "unreachable"),
    konst(l::BLOCKADDRESS,         misc::block_address),
    konst(l::DSO_LOCAL_EQUIVALENT, misc::equivalent),
    instr(l::BLOCKTAG,    misc::block_tag,         ""),
    instr(l::INDIRECTBR,  misc::indirect_br,       ""),
    row(l::INTR_CORO_END, Plan::NoResult, misc::coro_end, "", 0),
    instr(l::VA_ARG,      misc::va_arg,            ""),
    instr(l::MODULE_FLAGS, misc::module_flags,     ""),
    instr(l::INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL, misc::scope_decl, ""),
    instr(l::INTR_EXPERIMENTAL_CONSTRAINED_FPEXT,   misc::constrained, "llvm.experimental.constrained.fpext"),
    instr(l::INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC, misc::constrained, "llvm.experimental.constrained.fptrunc"),
    instr(l::INTR_EXPERIMENTAL_CONSTRAINED_SITOFP,  misc::constrained, "llvm.experimental.constrained.sitofp"),
    instr(l::INTR_EXPERIMENTAL_CONSTRAINED_UITOFP,  misc::constrained, "llvm.experimental.constrained.uitofp"),
    instr(l::INTR_DBG_DECLARE, debug::print_record, "dbg_declare"),
    instr(l::INTR_DBG_VALUE,   debug::print_record, "dbg_value"),
    instr(l::INTR_DBG_LABEL,   debug::print_record, "dbg_label"),
    instr(l::LINKER_OPTIONS, metadata::linker_options, ""),
];

const NO_RULE: u16 = u16::MAX;

/// Rules by opcode.
pub struct RuleTable {
    /// Position in `list` by opcode.
    index: Vec<u16>,
    list: Vec<Rule>,
    /// How many of the list are ours.
    n_own: usize,
}

impl RuleTable {
    /// Ours, then the user's.
    pub fn new(n_opcodes: usize, user: &[(Opcode, Rule)]) -> RuleTable {
        let mut index = alloc::vec![NO_RULE; n_opcodes];
        let mut list = Vec::with_capacity(RULES.len() + super::intrinsic::intrinsics().count() + user.len());
        let mut set = |op: Opcode, rule: Rule| {
            if let Some(i) = index.get_mut(op.idx()) {
                *i = list.len() as u16;
                list.push(rule);
            }
        };
        for &(op, rule) in RULES.iter() {
            set(op, rule);
        }
        for (i, x) in super::intrinsic::intrinsics().enumerate() {
            set(x.op, Rule { plan: Plan::Intrinsic, print: super::intrinsic::print, text: x.name, arg: i as u16 });
        }
        #[cfg(feature = "processors")]
        for op in super::vcix::OPS {
            set(op, Rule { plan: Plan::Intrinsic, print: super::vcix::print, text: "", arg: u16::MAX });
        }
        #[cfg(feature = "processors")]
        for op in super::nvvm_ops::opcodes() {
            set(op, Rule { plan: Plan::Intrinsic, print: super::nvvm_ops::print, text: "", arg: u16::MAX });
        }
        let n_own = list.len();
        for &(op, rule) in user {
            if let Some(i) = index.get_mut(op.idx()) {
                *i = list.len() as u16;
                list.push(rule);
            }
        }
        RuleTable { index, list, n_own }
    }
    /// The rule of an opcode.
    #[inline]
    pub fn get(&self, k: Opcode) -> Option<&Rule> {
        self.list.get(self.index[k.idx()] as usize)
    }
    /// Whether an operation with a rule may stand outside of functions: it is a constant or metadata, or the user's rule knows.
    pub fn stands_in_modules(&self, k: Opcode) -> bool {
        let i = self.index[k.idx()] as usize;
        i >= self.n_own || matches!(self.list[i].plan, Plan::Konst(_)) || matches!(k, l::MODULE_FLAGS | l::LINKER_OPTIONS)
    }
}

// Flags.

/// Texts that depend on an operation's dictionary only, or on its kind too, cached by dictionary.
#[derive(Default)]
pub struct DictTexts {
    /// Start in `text`, length, and which of [`FLAGS`] they are for; `u32::MAX` when not made yet.
    flags: Vec<(u32, u16, u16)>,
    /// By kind: which of [`FLAGS`] its row has, or [`NO_MASK`].
    masks: Vec<u16>,
    /// As flags, for any kind.
    positions: Vec<(u32, u32)>,
    /// What stands in front of the operands of plain calls of a type and plain branches: those written last, by
    /// dictionary. Modules have more dictionaries than are worth a table, most of them of one call.
    heads: Vec<Head>,
    pub(crate) head_text: super::out::Pool,
    /// Addresses and aggregates that folded last.
    folds: Vec<(Folded, Konst)>,
    pub(crate) text: super::out::Pool,
}

const NOT_MADE: (u32, u32) = (u32::MAX, 0);
/// Attributes that are flags of instructions which have them; on others they say nothing.
const FLAGS: [Sym; 5] = [Sym::OVERFLOW_FLAGS, Sym::FASTMATH_FLAGS, Sym::IS_EXACT, Sym::IS_DISJOINT, Sym::NON_NEG];
const NO_MASK: u16 = u16::MAX;

/// The start of an operation of a kind, a type and a dictionary, which is `head_text[start..start + len]`.
#[derive(Clone, Copy)]
struct Head {
    kind: Opcode,
    ty: ir::Type,
    dict: Attr,
    start: u32,
    len: u32,
}

/// Dictionary, operands and type of an address or an aggregate that folds; they tell the one from the other, too.
type Folded = (Attr, Konst, Konst, ir::Type);
/// Those that are kept; a power of two.
const FOLDS: usize = if cfg!(all(feature = "fast", not(small))) { 512 } else { 16 };

const NO_HEAD: Head = Head { kind: Opcode::ERASED, ty: ir::Type::NONE, dict: Attr::EMPTY_DICT, start: 0, len: 0 };
/// Heads that are kept, and bytes of text that are kept of those and others.
const HEADS: usize = 1024;
const HEAD_TEXT: usize = 1 << 16;

impl DictTexts {
    fn place_of_fold(&(dict, a, b, _): &Folded) -> usize {
        (dict.0 ^ a.0.wrapping_mul(5) ^ b.0.wrapping_mul(29)) as usize % FOLDS
    }
    /// The constant that folded before.
    pub(crate) fn folded(&self, key: Folded) -> Option<Konst> {
        self.folds.get(Self::place_of_fold(&key)).filter(|known| known.0 == key).map(|known| known.1)
    }
    /// Remembers what folded.
    pub(crate) fn keep_folded(&mut self, key: Folded, k: Konst) {
        self.folds.resize(FOLDS, ((Attr::EMPTY_DICT, Konst(0), Konst(0), ir::Type::NONE), Konst(0)));
        self.folds[Self::place_of_fold(&key)] = (key, k);
    }
    /// Forgets the constants that folded.
    pub(crate) fn forget_folded(&mut self) {
        self.folds.clear();
    }
    /// Keeps the head of operations of a kind, a type and a dictionary; an empty one says that the general way writes them.
    pub(crate) fn keep_head(&mut self, kind: Opcode, ty: ir::Type, dict: Attr, text: &[u8]) -> (u32, u32) {
        if self.heads.is_empty() || self.head_text.len() > HEAD_TEXT {
            self.heads.clear();
            self.heads.resize(HEADS, NO_HEAD);
            self.head_text = Default::default();
        }
        let (start, len) = self.head_text.add(text);
        self.heads[dict.0 as usize % HEADS] = Head { kind, ty, dict, start, len };
        (start, len)
    }
    /// The head of a kind, a type and a dictionary, `None` where it is not known.
    #[inline]
    pub(crate) fn head(&self, kind: Opcode, ty: ir::Type, dict: Attr) -> Option<(u32, u32)> {
        let h = self.heads.get(dict.0 as usize % HEADS)?;
        (h.dict == dict && h.kind == kind && h.ty == ty).then_some((h.start, h.len))
    }
}

/// Fast-math flags in LLVM's order: word and MLIR's bit.
pub(crate) const FAST: [(&[u8], u64); 7] =
    [(b"reassoc ", 64), (b"nnan ", 1), (b"ninf ", 2), (b"nsz ", 4), (b"arcp ", 8), (b"contract ", 16), (b"afn ", 32)];

impl Writer<'_> {
    /// Writes the flags between an instruction's name and its operands, each behind it a blank.
    #[inline]
    pub fn flags(&mut self, op: Op) {
        let (start, len) = self.flags_of(op);
        if len != 0 {
            self.out.piece(&self.dict_text.text, start, len);
        }
    }
    /// Where the text of the flags stands.
    #[inline]
    fn flags_of(&mut self, op: Op) -> (u32, u32) {
        let dict = self.m.op_record[op].attrs;
        if dict == Attr::EMPTY_DICT {
            return (0, 0);
        }
        let mask = match self.dict_text.masks.get(self.m.kind(op).idx()) {
            Some(&mask) if mask != NO_MASK => mask,
            _ => self.make_mask(op),
        };
        match self.dict_text.flags.get(dict.0 as usize) {
            Some(&(start, len, of)) if start != u32::MAX && of == mask => (start, u32::from(len)),
            _ => self.make_flags(dict, mask),
        }
    }

    #[cold]
    fn make_mask(&mut self, op: Op) -> u16 {
        let row = self.m.row(op);
        let mask = FLAGS.iter().rev().fold(0, |mask, &flag| mask << 1 | u16::from(row.attr(flag).is_some()));
        // Where code is to be small it is found out again and again.
        if cfg!(not(small)) {
            self.dict_text.masks.resize(self.cx.registry.len(), NO_MASK);
            if let Some(known) = self.dict_text.masks.get_mut(self.m.kind(op).idx()) {
                *known = mask;
            }
        }
        mask
    }

    #[cold]
    fn make_flags(&mut self, dict: Attr, mask: u16) -> (u32, u32) {
        let cx = self.cx;
        let mut out = Vec::new();
        for (name, a) in cx.dict_entries(dict) {
            let n = super::names::enum_num(cx, a).unwrap_or(0);
            let Some(flag) = FLAGS.iter().position(|&f| f == name).filter(|i| mask >> i & 1 != 0) else { continue };
            match flag {
                0 => {
                    if n & 2 != 0 {
                        out.extend_from_slice(b"nuw ");
                    }
                    if n & 1 != 0 {
                        out.extend_from_slice(b"nsw ");
                    }
                }
                1 => fast_flags(n, &mut out),
                2 => out.extend_from_slice(b"exact "),
                3 if self.facts.disjoint => out.extend_from_slice(b"disjoint "),
                3 => {}
                _ => out.extend_from_slice(b"nneg "),
            }
        }
        let (start, len) = self.dict_text.text.add(&out);
        if self.dict_text.flags.len() <= dict.0 as usize {
            self.dict_text.flags.resize(cx.attrs.len(), (u32::MAX, 0, 0));
        }
        self.dict_text.flags[dict.0 as usize] = (start, len as u16, mask);
        (start, len)
    }

    /// Writes `, i, j` of an operation's `position`.
    #[inline]
    pub fn position(&mut self, op: Op) {
        let (start, len) = self.position_of(op);
        self.out.piece(&self.dict_text.text, start, len);
    }
    /// Where the text of the position stands; behind it stands a line end.
    #[inline]
    pub(crate) fn position_of(&mut self, op: Op) -> (u32, u32) {
        let dict = self.m.op_record[op].attrs;
        match self.dict_text.positions.get(dict.0 as usize) {
            Some(&s) if s != NOT_MADE => s,
            _ => self.make_position(op, dict),
        }
    }

    #[cold]
    fn make_position(&mut self, op: Op, dict: Attr) -> (u32, u32) {
        let mut out = Vec::new();
        for i in self.m.attr(op, Sym::POSITION).and_then(|a| self.cx.int_array(a)).unwrap_or_default() {
            out.extend_from_slice(b", ");
            super::text::int(&mut out, i);
        }
        out.push(b'\n');
        let (start, len) = self.dict_text.text.add(&out);
        let span = (start, len - 1);
        if self.dict_text.positions.len() <= dict.0 as usize {
            self.dict_text.positions.resize(self.cx.attrs.len(), NOT_MADE);
        }
        self.dict_text.positions[dict.0 as usize] = span;
        span
    }
}

/// Fast-math flags by MLIR's bits.
pub fn fast_flags(n: u64, out: &mut Vec<u8>) {
    if n & 127 == 127 {
        out.extend_from_slice(b"fast ");
        return;
    }
    for (word, bit) in FAST {
        if n & bit != 0 {
            out.extend_from_slice(word);
        }
    }
}

// Folding by row.

const BINS: [Bin; 18] = [
    Bin::Add,
    Bin::Sub,
    Bin::Mul,
    Bin::UDiv,
    Bin::SDiv,
    Bin::URem,
    Bin::SRem,
    Bin::Shl,
    Bin::LShr,
    Bin::AShr,
    Bin::And,
    Bin::Or,
    Bin::Xor,
    Bin::FAdd,
    Bin::FSub,
    Bin::FMul,
    Bin::FDiv,
    Bin::FRem,
];
const CASTS: [Cast; 13] = [
    Cast::Trunc,
    Cast::ZExt,
    Cast::SExt,
    Cast::FpTrunc,
    Cast::FpExt,
    Cast::FpToSi,
    Cast::FpToUi,
    Cast::SiToFp,
    Cast::UiToFp,
    Cast::PtrToInt,
    Cast::IntToPtr,
    Cast::Bitcast,
    Cast::AddrSpaceCast,
];

fn arg(w: &Writer<'_>, op: Op, i: usize) -> Option<Konst> {
    w.konst_of(*w.m.operands(op).get(i)?)
}
fn fold_binary(w: &mut Writer<'_>, op: Op, r: &Rule) -> Option<Konst> {
    let (a, b) = (arg(w, op, 0)?, arg(w, op, 1)?);
    w.fold_bin(*BINS.get(r.arg as usize)?, a, b)
}
fn fold_cast(w: &mut Writer<'_>, op: Op, r: &Rule) -> Option<Konst> {
    let a = arg(w, op, 0)?;
    w.fold_cast(*CASTS.get(r.arg as usize)?, a, w.m.ty(w.m.result(op, 0)))
}
fn fold_fneg(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let a = arg(w, op, 0)?;
    w.fold_fneg(a)
}
fn fold_icmp(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let (a, b) = (arg(w, op, 0)?, arg(w, op, 1)?);
    let pred = w.enum_attr(op, Sym::PREDICATE)?;
    w.fold_icmp(pred, a, b, w.m.ty(w.m.result(op, 0)))
}
fn fold_fcmp(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let (a, b) = (arg(w, op, 0)?, arg(w, op, 1)?);
    let pred = w.enum_attr(op, Sym::PREDICATE)?;
    w.fold_fcmp(pred, a, b, w.m.ty(w.m.result(op, 0)))
}
fn fold_select(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let (c, t, f) = (arg(w, op, 0)?, arg(w, op, 1)?, arg(w, op, 2)?);
    w.fold_select(c, t, f)
}

// Writing by row.

fn print_nothing(_: &mut Writer<'_>, _: Op, _: &Rule) {}

fn print_plain(w: &mut Writer<'_>, _: Op, r: &Rule) {
    w.lit(b"  ");
    w.put(r.text.as_bytes());
    w.lit(b"\n");
}
/// Remembers a line of words and operands, given where the words began and ended.
fn keep(w: &mut Writer<'_>, op: Op, words: core::ops::Range<usize>, second: Second) {
    let head = w.out.since(words.start)[..words.len()].to_vec();
    w.keep_line(op, &head, second, b"\n");
}
fn print_binary(w: &mut Writer<'_>, op: Op, r: &Rule) {
    w.result(op);
    let mark = w.out.len();
    w.put(r.text.as_bytes());
    w.lit(b" ");
    w.flags(op);
    print_pair(w, op, mark);
}
/// Writes `T %a, %b` behind the words that began at `mark`.
fn print_pair(w: &mut Writer<'_>, op: Op, mark: usize) {
    let (m, end) = (w.m, w.out.len());
    let args = m.operands(op);
    w.typed(args[0]);
    w.lit(b", ");
    w.val(args[1]);
    w.lit(b"\n");
    keep(w, op, mark..end, Second::Plain);
}
fn print_unary(w: &mut Writer<'_>, op: Op, r: &Rule) {
    w.result(op);
    let mark = w.out.len();
    w.put(r.text.as_bytes());
    w.lit(b" ");
    w.flags(op);
    let end = w.out.len();
    w.typed(w.m.operand(op, 0));
    w.lit(b"\n");
    keep(w, op, mark..end, Second::Nothing);
}
/// All operands behind their types.
/// LLVM takes `resume` of any value, in a function that has a personality.
fn print_resume(w: &mut Writer<'_>, op: Op, r: &Rule) {
    let of = w.m.parent_op(op).and_then(|f| w.m.attr(f, Sym::PERSONALITY));
    if of.is_none() {
        w.error("personality", "`llvm.resume` is in a function without a personality, which LLVM refuses");
    }
    print_operands(w, op, r);
}
fn print_operands(w: &mut Writer<'_>, op: Op, r: &Rule) {
    w.line(op);
    w.put(r.text.as_bytes());
    w.lit(b" ");
    if w.m.n_results(op) > 0 && super::call::is_float_like(w, w.m.ty(w.m.result(op, 0))) {
        w.flags(op);
    }
    let m = w.m;
    for (i, &v) in m.operands(op).iter().enumerate() {
        if i > 0 {
            w.lit(b", ");
        }
        w.typed(v);
    }
    w.lit(b"\n");
}
fn print_cast(w: &mut Writer<'_>, op: Op, r: &Rule) {
    w.result(op);
    let mark = w.out.len();
    w.put(r.text.as_bytes());
    w.lit(b" ");
    if w.facts.wrap_flags {
        w.flags(op);
    }
    let end = w.out.len();
    w.typed(w.m.operand(op, 0));
    w.lit(b" to ");
    w.ty(w.m.ty(w.m.result(op, 0)));
    let behind = w.out.len();
    if w.m.kind(op) == l::INTTOPTR {
        w.memory_metadata(op);
    }
    let plain = behind == w.out.len();
    w.lit(b"\n");
    if plain {
        keep(w, op, mark..end, Second::Cast);
    }
}
fn print_icmp(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let pred = w.enum_attr(op, Sym::PREDICATE).unwrap_or(0);
    w.result(op);
    let mark = w.out.len();
    w.lit(b"icmp ");
    w.put(super::names::ICMP.get(pred as usize).copied().unwrap_or("eq").as_bytes());
    w.lit(b" ");
    print_pair(w, op, mark);
}
fn print_fcmp(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let pred = w.enum_attr(op, Sym::PREDICATE).unwrap_or(0);
    w.result(op);
    let mark = w.out.len();
    w.lit(b"fcmp ");
    w.flags(op);
    w.put(super::names::FCMP.get(pred as usize).copied().unwrap_or("false").as_bytes());
    w.lit(b" ");
    print_pair(w, op, mark);
}

impl Writer<'_> {
    /// Writes a branch whose operation says nothing that shows in the text but where it goes. False if nothing was written.
    pub(crate) fn quick_branch(&mut self, op: Op, kind: Opcode) -> bool {
        if !self.lines.takes_branches(kind) {
            return false;
        }
        let attrs = self.m.op_record[op].attrs;
        let (condition, labels) = match kind {
            l::BR if attrs == Attr::EMPTY_DICT => {
                let to = self.label_of(op, 0);
                (None, [to, to])
            }
            l::COND_BR if self.dict_text.head(l::COND_BR, ir::Type::NONE, attrs).unwrap_or_else(|| make_branch_head(self, op)).1 != 0 => {
                let labels = match *self.m.successors(op) {
                    [a, b] if self.fun.no_extras() => [a, b].map(|b| self.fun.labels[self.fun.position[b.0 as usize] as usize]),
                    _ => [self.label_of(op, 0), self.label_of(op, 1)],
                };
                (self.m.operands(op).first().copied(), labels)
            }
            _ => return false,
        };
        self.quick_jump(condition, labels)
    }
}
fn print_br(w: &mut Writer<'_>, op: Op, _: &Rule) {
    w.lines.take_branches(l::BR);
    w.lit(b"  br ");
    w.label(op, 0);
    w.loop_annotation(op);
    w.lit(b"\n");
}
/// Something for a branch whose operation says nothing that shows in the text; for others nothing.
#[cold]
fn make_branch_head(w: &mut Writer<'_>, op: Op) -> (u32, u32) {
    let dict = w.m.op_record[op].attrs;
    let plain = w.cx.dict_entries(dict).all(|e| e.0 == Sym::OPERAND_SEGMENT_SIZES);
    w.dict_text.keep_head(l::COND_BR, ir::Type::NONE, dict, if plain { b"br" } else { b"" })
}
fn print_cond_br(w: &mut Writer<'_>, op: Op, _: &Rule) {
    w.lines.take_branches(l::COND_BR);
    w.lit(b"  br i1 ");
    w.val(w.m.operand(op, 0));
    w.lit(b", ");
    w.label(op, 0);
    w.lit(b", ");
    w.label(op, 1);
    w.branch_weights(op);
    w.loop_annotation(op);
    w.lit(b"\n");
}
fn print_switch(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    w.lit(b"  switch ");
    let v = m.operand(op, 0);
    w.typed(v);
    w.lit(b", ");
    w.label(op, 0);
    w.lit(b" [\n");
    let cases = m.attr(op, Sym::CASE_VALUES);
    for i in 1..m.successors(op).len() {
        w.lit(b"    ");
        let ty = m.ty(v);
        let k = cases.and_then(|a| match w.cx.attr_data(a) {
            ir::AttrData::Dense { .. } => super::konst::dense(&mut w.ks, w.cx, ty, a, i as u32 - 1),
            _ => None,
        });
        match k {
            Some(k) => w.typed_konst(k),
            None => w.error("unsupported", "case values of `llvm.switch` are not dense integers"),
        }
        w.lit(b", ");
        w.label(op, i);
        w.lit(b"\n");
    }
    w.lit(b"  ]");
    w.branch_weights(op);
    w.lit(b"\n");
}
fn print_return(w: &mut Writer<'_>, op: Op, _: &Rule) {
    match w.m.operands(op).first() {
        Some(&v) => {
            w.lit(b"  ret ");
            w.typed(v);
            w.lit(b"\n");
            w.keep_line(op, b"ret ", Second::Nothing, b"\n");
        }
        None => w.lit(b"  ret void\n"),
    }
}
