//! The `.ll` writer: a module of `llvm.*` operations to LLVM IR text.
//!
//! One pass, one byte buffer, no tree in between. What is kept beside it: one number per value (its LLVM slot, or the
//! constant that LLVM's IRBuilder would have folded it to), interned constants, texts of types and constants.
//! [`rules`] is the table: one row an operation. The yardstick is `mlir-translate`: texts are equal after `opt -S`.
//! Deliberately missing: `; preds` comments, which LLVM's reader does not need.

use alloc::string::String;
use alloc::vec::Vec;

use abi::layout::{DataLayout, FieldOffsets};
use ir::dialect::llvm;
use ir::map::Map;
use ir::{Attr, Context, Diags, Module, Op, Opcode, Source, Sym, Type, TypeData, Value};

pub mod attr_const;
pub mod body;
pub mod call;
pub mod debug;
pub(crate) mod declared;
pub mod float;
pub mod fold;
pub mod func;
pub mod gep;
pub mod global;
pub mod hooks;
pub mod intrinsic;
#[cfg(feature = "processors")]
pub mod intrinsic_hardware;
mod intrinsic_named;
#[cfg(feature = "import")]
mod kept;
mod known;
pub mod konst;
mod line;
pub mod loops;
pub mod masked;
pub mod memory;
mod merge_locations;
pub mod metadata;
pub mod misc;
pub mod names;
#[cfg(feature = "processors")]
pub mod nvvm;
#[cfg(feature = "processors")]
pub mod nvvm_ops;
pub mod out;
pub mod parts;
pub mod print_const;
mod quick;
pub mod rules;
pub mod text;
pub mod types;
#[cfg(feature = "processors")]
pub mod vcix;

use konst::{Const, Konst, Konsts};
use out::{Out, Sink};
use parts::Kept;
use rules::{Rule, RuleTable};
use types::TypeTexts;

/// What differs between the LLVM releases that text is written for: data, asked by the writer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LlvmFacts {
    /// The release.
    pub version: u32,
    /// Every instruction of a function is written, also where the builder would fold it to a constant.
    pub keep_instructions: bool,
    /// The builder knows the data layout: addresses become bytes from their base, sizes become numbers.
    pub target_folder: bool,
    /// `mul` of constants may be a constant expression.
    pub mul_expr: bool,
    /// Dividing a vector by one with a zero in it is poison as a whole.
    pub zero_lane_poisons: bool,
    /// Vectors of one number are written `splat (T v)`.
    pub splat: bool,
    /// The module flag of debug info comes behind all other named metadata.
    pub flags_last: bool,
    /// `llvm.lifetime.*` take only the pointer, masked accesses no alignment but the pointer's.
    pub short_lifetime: bool,
    /// Parameters that do not capture are `captures(none)`, else `nocapture`.
    pub captures: bool,
    /// Attributes `unsafe-fp-math` and `approx-func-fp-math` of functions and weights of calls are written.
    pub old_attrs: bool,
    /// Variables of the source are tied to values by records, else by calls of intrinsics.
    pub debug_records: bool,
    /// Phis carry the location of their block argument.
    pub phi_locations: bool,
    /// Vectors of `i1` are compared by exclusive or, where undefined lanes are equal to themselves.
    pub bits_compared_by_xor: bool,
    /// Functions and calls say `memory(...)`, else words like `argmemonly`.
    pub memory: bool,
    /// `or` may be `disjoint`.
    pub disjoint: bool,
    /// `llvm.coro.end` has no result.
    pub coro_end_is_void: bool,
    /// Functions without a body say what they do with memory and how they keep frames.
    pub declared_attrs: bool,
    /// Casts may be `nuw`, `nsw` and `nneg`, addresses `nuw` and `nusw`.
    pub wrap_flags: bool,
}

/// The oldest release whose text is written: from it on pointers have no type.
pub const OLDEST: u32 = 15;
/// The newest release.
pub const NEWEST: u32 = 22;

impl LlvmFacts {
    /// The facts of a release: which is the first (or the last) to have what.
    pub fn of(version: u32) -> Option<LlvmFacts> {
        if !(OLDEST..=NEWEST).contains(&version) {
            return None;
        }
        let since = |v| version >= v;
        let until = |v| version <= v;
        Some(LlvmFacts {
            version,
            keep_instructions: false,
            target_folder: since(20),
            mul_expr: until(19),
            zero_lane_poisons: until(19),
            splat: since(20),
            flags_last: since(20),
            short_lifetime: since(22),
            captures: since(21),
            old_attrs: until(21),
            debug_records: since(19),
            phi_locations: since(20),
            bits_compared_by_xor: since(20),
            memory: since(16),
            disjoint: since(18),
            coro_end_is_void: since(22),
            declared_attrs: since(20),
            wrap_flags: since(19),
        })
    }
}

/// How to write.
#[derive(Clone, Debug)]
pub struct EmitOptions<'a> {
    /// The LLVM release to write for, 15 to 22.
    pub llvm_version: u32,
    /// Write every instruction, also where LLVM's builder would fold it to a constant.
    pub keep_instructions: bool,
    /// Rules of the user's own operations, or instead of ours: the last one for an opcode wins.
    pub rules: &'a [(Opcode, Rule)],
    /// What attributes of the user's own dialects add.
    pub interfaces: &'a [hooks::Interface],
}

impl Default for EmitOptions<'_> {
    fn default() -> Self {
        EmitOptions { llvm_version: 22, keep_instructions: false, rules: &[], interfaces: &[] }
    }
}

/// Slots with this bit are constants, the rest of the bits the constant's number.
const CONST: u32 = 1 << 31;
/// Slot of a value that was not numbered yet.
const UNSET: u32 = CONST - 1;

/// What a value is in LLVM IR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// `%n`
    Local(u32),
    /// A constant.
    Konst(Konst),
    /// Nothing: its definition was not translated.
    Unset,
}

/// The state of one translation. Rules read the module through `m` and write through the methods.
// What is read most stands first, where its address is short.
#[repr(C)]
pub struct Writer<'a> {
    /// The module.
    pub m: &'a Module,
    /// Its context.
    pub cx: &'a Context,
    /// Where errors go.
    pub diags: &'a mut Diags,
    /// The text so far.
    pub out: Out,
    /// Slot of each value.
    slots: Vec<u32>,
    /// Constants.
    pub ks: Konsts,
    /// What the release of LLVM wants.
    pub facts: LlvmFacts,
    /// The text that locations point into.
    pub source: Source<'a>,
    /// Takes long constants as they grow, where that can be done; and whether it took all of them.
    spill: Option<&'a mut dyn FnMut(&[u8]) -> bool>,
    spilled: bool,
    /// Takes what is written of functions when that many bytes are here, see [`PartWriter::part`].
    stream: Option<&'a mut dyn FnMut(&mut Out) -> bool>,
    stream_at: usize,
    /// The data layout.
    pub dl: DataLayout,
    /// Where the fields of structs are.
    pub(crate) offsets: FieldOffsets,
    /// The operation being translated: the place of errors.
    pub at: Op,
    types: TypeTexts,
    rules: &'a RuleTable,
    pub(crate) hooks: &'a [hooks::Interface],
    /// Its text where that is short and known, or nothing: see [`line`].
    names: Vec<out::Word>,
    /// Kind and attributes of each global symbol, by number of its name.
    globals: Vec<(Opcode, Attr)>,
    /// Some functions are declarations of intrinsics as other releases have them: their names are nobody's.
    any_outdated: bool,
    /// What aliases stand for that no other module replaces, as far as they are written.
    aliased: Map<Sym, Konst>,
    /// Constant of an attribute with a type, indexed by attribute: `(type, constant)`.
    attr_konst: Vec<(Type, Konst)>,
    dict_konst: attr_const::DictKonsts,
    /// `align` texts by type: (ABI, preferred), 0 for not asked yet, else bytes.
    aligns: Vec<(u32, u32)>,
    /// Texts of flags and positions by dictionary.
    pub(crate) dict_text: rules::DictTexts,
    pub(crate) lines: line::Lines,
    pub(crate) declared: intrinsic::Declared,
    pub(crate) md: metadata::Nodes,
    pub(crate) fun: body::FunctionState,
}

/// Writes a module as LLVM IR text. On errors nothing is returned and `diags` says why.
#[allow(clippy::result_unit_err)] // why it failed stands in the diagnostics
pub fn emit_ll(m: &Module, source: Source<'_>, opts: &EmitOptions<'_>, diags: &mut Diags) -> Result<Vec<u8>, ()> {
    let before = diags.n_errors;
    let Some(root) = m.root else { return Err(()) };
    let Some(facts) = LlvmFacts::of(opts.llvm_version) else {
        diags.error("llvm-version", m.op_record[root].loc, alloc::format!("no rules for LLVM {}, expected 15 to 22", opts.llvm_version));
        return Err(());
    };
    let facts = LlvmFacts { keep_instructions: opts.keep_instructions, ..facts };
    let dl = match DataLayout::of_module(m) {
        Ok(dl) => dl,
        Err(message) => {
            diags.error("data-layout", m.op_record[root].loc, message);
            return Err(());
        }
    };
    let rules = RuleTable::new(m.cx.registry.len(), opts.rules);
    let mut w = Kept::new(facts, dl, m.op_kind.len().saturating_mul(40)).writer(m, source, &rules, diags);
    w.hooks = opts.interfaces;
    w.at = root;
    w.module(root);
    if w.diags.n_errors > before { Err(()) } else { Ok(w.out.into_bytes()) }
}

impl<'a> Writer<'a> {
    fn module(&mut self, root: Op) {
        if !self.m.row(root).traits.has(ir::row::Traits::SYMBOL_TABLE) {
            self.error("no-module", alloc::format!("'{}' op can not be translated to an LLVMIR module", self.m.op_name(root)));
            return;
        }
        #[cfg(feature = "import")]
        self.know_kept(root);
        self.begin(root);
        let head = self.out.len();
        let Some(body) = self.m.entry_block(root, 0) else { return };
        let ops = self.m.block_ops(body);
        self.know(ops);
        if cfg!(feature = "extended") {
            self.know_outdated(ops);
        }
        self.subprograms(ops);
        self.variables(ops);
        self.module_metadata(root);
        self.functions(ops);
        self.end(root, head);
    }

    /// What stands before everything else.
    fn begin(&mut self, root: Op) {
        let m = self.m;
        self.put(b"; ModuleID = 'LLVMDialectModule'\nsource_filename = \"LLVMDialectModule\"\n");
        if !self.dl.text.is_empty() {
            self.put(b"target datalayout = ");
            text::quoted(&mut self.out, self.dl.text.as_bytes());
            self.put(b"\n");
        }
        if let Some(triple) = m.attr(root, Sym::LLVM_TARGET_TRIPLE).and_then(|a| self.cx.str_value(a)).filter(|s| *s != Sym::EMPTY) {
            self.put(b"target triple = ");
            text::quoted(&mut self.out, self.cx.str(triple).as_bytes());
            self.put(b"\n");
        }
        let assembly = self.known_attr(root, "llvm.module_asm").map(|a| self.cx.array_items(a));
        if assembly == Some(None) {
            self.error("module-asm", "`llvm.module_asm` is an array of strings");
        }
        for a in assembly.flatten().unwrap_or_default() {
            let Some(text) = self.cx.str_value(a) else {
                self.error("module-asm", "`llvm.module_asm` is an array of strings");
                continue;
            };
            for line in self.cx.str_bytes(text).split(|&b| b == b'\n').filter(|l| !l.is_empty()) {
                self.put(b"module asm ");
                text::quoted(&mut self.out, line);
                self.put(b"\n");
            }
        }
        self.start_metadata();
    }

    /// Takes note of the symbols that operations define.
    pub(crate) fn know(&mut self, ops: &[Op]) {
        let n = self.cx.strs.len();
        self.globals.resize(n.max(self.globals.len()), (Opcode::ERASED, Attr::EMPTY_DICT));
        for &op in ops {
            if let Some(name) = self.m.attr(op, Sym::SYM_NAME).and_then(|a| self.cx.str_value(a)) {
                self.globals[name.0 as usize] = (self.m.kind(op), self.m.op_record[op].attrs);
            }
        }
    }

    /// Comdats and global variables.
    fn variables(&mut self, ops: &[Op]) {
        let m = self.m;
        let mut selectors = Vec::new();
        for &op in ops {
            if m.kind(op) == llvm::COMDAT {
                self.comdats(op, &mut selectors);
            }
        }
        ir::order::sort_by_key(&mut selectors, |&(name, op)| u64::from(name) << 32 | u64::from(op));
        for w in selectors.windows(2).filter(|w| w[0].0 == w[1].0) {
            self.at = Op(w[1].1);
            self.error("comdat", "comdat selection symbols must be unique even in different comdat regions");
        }
        self.put(b"\n");
        let mark = self.out.len();
        for &op in ops {
            if m.kind(op) == llvm::MLIR_GLOBAL {
                self.at = op;
                self.global_variable(op);
            }
        }
        self.structors(ops);
        self.aliases(ops);
        if self.out.len() == mark {
            self.out.pop();
        }
    }

    /// Functions, and what else may stand among them.
    fn functions(&mut self, ops: &[Op]) {
        let rules = self.rules;
        for &op in ops {
            self.at = op;
            match self.m.kind(op) {
                llvm::FUNC => self.function(op),
                llvm::COMDAT
                | llvm::MLIR_GLOBAL
                | llvm::MLIR_ALIAS
                | llvm::MLIR_IFUNC
                | llvm::MLIR_GLOBAL_CTORS
                | llvm::MLIR_GLOBAL_DTORS
                | ir::dialect::builtin::MODULE => {}
                k => match rules.get(k) {
                    Some(rule) if self.m.successors(op).is_empty() && rules.stands_in_modules(k) => (rule.print)(self, op, rule),
                    // The end of a module is nothing, as in the reference.
                    Some(_) if matches!(k, llvm::RETURN | llvm::UNREACHABLE | llvm::RESUME) => {}
                    Some(_) if self.m.successors(op).is_empty() => self.outside(op),
                    _ => self.no_rule(op),
                },
            }
        }
    }

    /// What stands behind everything else, and what is known only then: `head` is where definitions of types go.
    fn end(&mut self, root: Op, head: usize) {
        self.behind_all(root);
        self.number_blocks();
        let definitions = self.definitions();
        self.out.insert(head, &definitions);
    }
    /// What stands behind everything else.
    fn behind_all(&mut self, root: Op) {
        self.declarations();
        self.attribute_groups();
        self.metadata(root);
    }

    /// Definitions of identified structs, which go before their first use and are known only at the end.
    fn definitions(&mut self) -> Vec<u8> {
        let mut defs = Vec::new();
        if !self.types.named.is_empty() {
            defs.push(b'\n');
            if self.types.definitions(self.cx, &mut defs).is_none() {
                self.error("unsupported", "a struct type is too deep or too large to write");
            }
        }
        defs
    }

    // Text.

    /// Appends bytes.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn put(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }
    /// Appends bytes whose number is known when compiling.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn lit<const N: usize>(&mut self, bytes: &[u8; N]) {
        self.out.fixed(bytes);
    }
    /// Appends a type.
    #[inline]
    pub fn ty(&mut self, ty: Type) {
        if !self.types.put(self.cx, ty, &mut self.out) {
            self.bad_type();
        }
    }
    #[cold]
    fn bad_type(&mut self) {
        let name = self.m.op_name(self.at);
        let message = alloc::format!("a type of `{name}` has no counterpart in LLVM IR");
        let help = match name.starts_with("llvm.") {
            true => "LLVM IR has integers of one bit or more, and no types of other dialects",
            false => "convert the operation to the llvm dialect first: lowir opt --convert-to-llvm",
        };
        self.report("unsupported-type", message, help);
    }
    /// Appends a value without its type.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn val(&mut self, v: Value) {
        let s = self.slots[v.0 as usize];
        if s < UNSET {
            self.out.numbered(b"%", s, b"");
        } else {
            self.no_local(s);
        }
    }
    #[inline(never)]
    fn no_local(&mut self, s: u32) {
        if s == UNSET {
            self.unset();
        } else {
            self.konst(Konst(s & !CONST));
        }
    }
    #[cold]
    fn unset(&mut self) {
        // Either its definition had no rule (reported there), or it is used where no path leads.
        if !self.diags.failed() {
            self.error("undefined-value", "an operand is defined in no block that comes before");
        }
    }
    /// Appends a value behind its type.
    pub fn typed(&mut self, v: Value) {
        if self.quick_typed(v) {
            return;
        }
        if !self.types.put_blank(self.cx, self.m.ty(v), &mut self.out) {
            self.bad_type();
        }
        self.val(v);
    }
    /// Starts the line of an instruction with a result: `  %n = `.
    #[inline]
    pub fn result(&mut self, op: Op) {
        let s = self.slots[self.m.op_record[op].results as usize];
        self.out.numbered(b"  %", s, b" = ");
    }
    /// Starts the line of an instruction that may have a result.
    #[inline]
    pub fn line(&mut self, op: Op) {
        if self.m.n_results(op) > 0 { self.result(op) } else { self.put(b"  ") }
    }

    // Values and constants.

    /// What a value is.
    #[inline]
    pub fn slot(&self, v: Value) -> Slot {
        match self.slots[v.0 as usize] {
            UNSET => Slot::Unset,
            s if s & CONST != 0 => Slot::Konst(Konst(s & !CONST)),
            s => Slot::Local(s),
        }
    }
    /// The constant that a value is.
    #[inline]
    pub fn konst_of(&self, v: Value) -> Option<Konst> {
        let s = self.slots[v.0 as usize];
        if s & CONST != 0 { Some(Konst(s & !CONST)) } else { None }
    }
    #[inline]
    fn set_local(&mut self, v: Value, n: u32) {
        self.slots[v.0 as usize] = n;
        self.name_local(v, n);
    }
    #[inline]
    fn set_konst(&mut self, v: Value, k: Konst) {
        self.slots[v.0 as usize] = k.0 | CONST;
        self.name_konst(v, k.0);
    }
    /// Kind and attributes of the operation that defines a global symbol.
    pub fn global(&self, name: Sym) -> Option<(Opcode, Attr)> {
        self.globals.get(name.0 as usize).copied().filter(|g| g.0 != Opcode::ERASED)
    }
    /// Writes `@name`, quoted where needed.
    pub fn symbol(&mut self, name: Sym) {
        text::name(&mut self.out, b'@', self.cx.str(name));
    }
    /// Address of a global symbol.
    pub fn address_of(&mut self, name: Sym, ty: Type) -> Konst {
        self.ks.raw(Const::Global { ty, name })
    }

    // Errors.

    /// Reports an error at the operation being translated.
    pub fn error(&mut self, name: &'static str, message: impl Into<String>) {
        self.diags.error(name, self.m.op_record[self.at].loc, message);
    }
    /// The same with a way out.
    pub fn report(&mut self, name: &'static str, message: impl Into<String>, help: &str) {
        self.diags.push(ir::Diagnostic::error(name, self.m.op_record[self.at].loc, message).help(help));
    }
    /// An instruction outside of functions.
    #[cold]
    fn outside(&mut self, op: Op) {
        let message = alloc::format!("'{}' is an instruction, which stands in functions only", self.m.op_name(op));
        self.error("no-llvm-rule", message);
    }
    /// An operation that no row of the table translates.
    #[cold]
    pub fn no_rule(&mut self, op: Op) {
        self.at = op;
        let name = self.m.op_name(op);
        if name == "gpu.module" {
            // What was compiled of it stands in a `gpu.binary`; a host's module goes without.
            return self.diags.warning("device-code", self.m.op_record[op].loc, "'gpu.module' is device code, which is left out");
        }
        let (dialect, _) = name.split_once('.').unwrap_or((name, ""));
        let message = alloc::format!("'{name}' cannot be converted to LLVM IR: no rule translates it");
        let help = match (name, dialect) {
            ("builtin.unrealized_conversion_cast", _) => {
                "two conversions left types that do not meet: convert both sides, then run --reconcile-unrealized-casts"
            }
            (_, "func") => "run --convert-func-to-llvm, or the whole lowering: lowir in.mlir",
            (_, "arith") => "run --convert-arith-to-llvm, or the whole lowering: lowir in.mlir",
            (_, "cf") => "run --convert-cf-to-llvm, or the whole lowering: lowir in.mlir",
            (_, "scf") => "run --convert-scf-to-cf first, or the whole lowering: lowir in.mlir",
            (_, "memref") => "run --finalize-memref-to-llvm (after --expand-strided-metadata), or the whole lowering: lowir in.mlir",
            (_, "index") => "run --convert-index-to-llvm, or the whole lowering: lowir in.mlir",
            (_, "affine") => "run --lower-affine first",
            (_, "ub") => "run --convert-to-llvm, or the whole lowering: lowir in.mlir",
            (_, "tensor" | "linalg" | "bufferization") => "bufferize tensors before lowering: LLVM IR has memory only",
            (_, "llvm") => "this operation of the llvm dialect is not supported yet",
            _ => "lower it to the llvm dialect first, or register a rule for it",
        };
        self.report("no-llvm-rule", message, help);
    }

    // Alignments.

    /// ABI (or preferred) alignment of a type in bytes.
    pub fn align(&mut self, ty: Type, abi: bool) -> u32 {
        if self.aligns.len() <= ty.0 as usize {
            self.aligns.resize(self.cx.types.len(), (0, 0));
        }
        let (a, p) = self.aligns[ty.0 as usize];
        let known = if abi { a } else { p };
        if known != 0 {
            return known;
        }
        let ty_align = if abi { self.dl.abi_align(self.cx, ty) } else { self.dl.pref_align(self.cx, ty) };
        let n = ty_align.and_then(|n| u32::try_from(n).ok()).unwrap_or(1).max(1);
        let e = &mut self.aligns[ty.0 as usize];
        if abi {
            e.0 = n;
        } else {
            e.1 = n;
        }
        n
    }
    /// Whether a type is a pointer.
    pub fn is_ptr(&self, ty: Type) -> bool {
        matches!(self.cx.type_data(ty), TypeData::LlvmPtr { .. })
    }
}
