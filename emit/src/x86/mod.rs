//! x86-64 code from the LLVM dialect, without LLVM: a pass that learns about a function ([`frame`]), one that selects
//! instructions ([`select`]) with registers found as it goes ([`ra`]), calls ([`call`]), bytes ([`enc`]), data ([`data`])
//! and the object ([`obj`], [`elf`]).
//!
//! Functions compute the same bits as the code of `llc` and follow the same calling convention, so objects of both link.
//! Whatever has no code yet is an error at the operation, never wrong code.

use alloc::string::String;
use alloc::vec::Vec;

use abi::layout::DataLayout;
use ir::dialect::llvm as l;
use ir::{Diags, Module, Op, Opcode, Source, Sym, Type, Value};

use crate::ll::parts::Kept;
use crate::ll::rules::RuleTable;
use crate::ll::{LlvmFacts, Writer};

pub mod adaptor;
pub mod arith;
pub mod atomic;
pub mod call;
#[cfg(feature = "macho")]
pub mod container;
pub mod data;
pub mod elf;
pub mod enc;
pub mod float;
pub mod frame;
pub mod intrinsic;
pub mod link;
pub mod memory;
pub mod obj;
pub mod ra;
pub mod select;

use call::{Loc, Move};
use enc::{Asm, Reg};
use frame::{Fun, Leaf, Piece};
use obj::{Binding, Object, Section};

/// How a signature travels, piece by piece.
#[derive(Clone, Default, Debug)]
pub struct Sig {
    args: Vec<Loc>,
    rets: Vec<Loc>,
    /// Whether the result is behind a hidden pointer.
    hidden: bool,
    /// Bytes of arguments on the stack.
    stack: u32,
    n_floats: u8,
    ret_size: u32,
}

/// The state of making an object.
pub struct Gen<'a> {
    /// The module, its context, diagnostics, and constants as the `.ll` writer knows them.
    pub w: Writer<'a>,
    /// What was made so far.
    pub obj: Object,
    /// Code of the function being made.
    pub asm: Asm,
    /// The function being made.
    pub f: Fun,
    values: Vec<(u32, u32)>,
    type_leaves: Vec<(u32, u32)>,
    leaves: Vec<Leaf>,
    symbols: Vec<u32>,
    libraries: Vec<(String, u32)>,
    sigs: Vec<Sig>,
    sig_of: Vec<u32>,
    own_sig: usize,
    own_extend: u8,
    moves: Vec<Move>,
    compare: Option<Op>,
    /// Whether there are integers of more than 64 bits that are not 128.
    odd_wide: bool,
    address: Option<(Op, u32)>,
    /// Types of functions by symbol, where the symbol is one.
    functions: Vec<Type>,
    /// Paths into aggregates: type, position, and the number of the scalar there.
    paths: Vec<(Type, ir::Attr, u32)>,
    sources: Vec<adaptor::Source>,
    ways: Vec<adaptor::Way>,
    on_stack: Vec<(adaptor::Source, frame::Class)>,
    head: Asm,
}

/// Whether the code of an operation may call a function: it then clobbers registers.
pub(crate) fn may_call(m: &Module, op: Op) -> bool {
    match m.kind(op) {
        l::CALL | l::FREM | l::INTR_MEMCPY | l::INTR_MEMMOVE | l::INTR_MEMSET | l::INTR_MEMCPY_INLINE | l::INTR_MEMSET_INLINE => true,
        l::LOAD | l::STORE | l::BR | l::COND_BR | l::SWITCH | l::RETURN | l::UNREACHABLE | l::SELECT | l::FNEG | l::INTR_FABS => false,
        k => {
            intrinsic::library_name(k).is_some()
                || m.operands(op).iter().copied().chain(m.results(op)).any(|v| matches!(m.ty(v), Type::F16 | Type::BF16 | Type::I128))
        }
    }
}

/// Makes an object of a module of `llvm` operations. On errors nothing is returned and `diags` says why.
#[allow(clippy::result_unit_err)] // why it failed stands in the diagnostics
pub fn emit_object<'a>(m: &'a Module, source: Source<'a>, diags: &'a mut Diags) -> Result<Object, ()> {
    let before = diags.n_errors;
    let Some(root) = m.root else { return Err(()) };
    let Some(facts) = LlvmFacts::of(22) else { return Err(()) };
    let mut dl = match DataLayout::of_module(m) {
        Ok(dl) => dl,
        Err(message) => {
            diags.error("data-layout", m.op_record[root].loc, message);
            return Err(());
        }
    };
    if dl.text.is_empty() {
        // Without a layout of its own the module gets the machine's, as `llc` gives it.
        if let Ok(own) = DataLayout::parse(abi::machine::MACHINES[0].layout) {
            dl = own;
        }
    }
    let rules = RuleTable::new(m.cx.registry.len(), &[]);
    let mut w = Kept::new(facts, dl, 64).writer(m, source, &rules, diags);
    w.at = root;
    let mut g = Gen {
        w,
        obj: Object::default(),
        asm: Asm::default(),
        f: Fun::default(),
        values: alloc::vec![(0, 0); m.value_type.len()],
        type_leaves: Vec::new(),
        leaves: Vec::new(),
        symbols: Vec::new(),
        libraries: Vec::new(),
        sigs: alloc::vec![Sig::default()],
        sig_of: Vec::new(),
        own_sig: 0,
        own_extend: 0,
        moves: Vec::new(),
        compare: None,
        odd_wide: false,
        address: None,
        functions: Vec::new(),
        paths: alloc::vec![(Type(u32::MAX), ir::Attr::EMPTY_DICT, 0); adaptor::PATHS],
        sources: Vec::new(),
        ways: Vec::new(),
        on_stack: Vec::new(),
        head: Asm::default(),
    };
    g.module(root);
    let Gen { w, obj, .. } = g;
    if w.diags.n_errors > before { Err(()) } else { Ok(obj) }
}

impl Gen<'_> {
    fn module(&mut self, root: Op) {
        let m = self.w.m;
        let Some(body) = m.entry_block(root, 0) else { return };
        let ops = m.block_ops(body);
        self.w.know(ops);
        self.symbols = alloc::vec![0; m.cx.strs.len()];
        // The start of `.text`, which unwinding rows count from.
        let text = self.obj.symbol("");
        self.obj.symbols[text as usize].section = Some(Section::Text);
        self.obj.symbols[text as usize].binding = Binding::Local;
        self.obj.start_frames();
        for &op in ops {
            self.w.at = op;
            match m.kind(op) {
                l::FUNC | l::MLIR_GLOBAL => self.declare(op),
                l::MLIR_GLOBAL_CTORS | l::MLIR_GLOBAL_DTORS | l::COMDAT | l::MODULE_FLAGS | ir::dialect::builtin::MODULE => {}
                k => self.no_code(op, k),
            }
        }
        self.data(ops);
        for &op in ops {
            if m.kind(op) == l::FUNC && m.op_regions(op).first().is_some_and(|&r| !m.region_blocks(r).is_empty()) {
                self.w.at = op;
                let _ = self.function(op, text);
            }
        }
    }

    // Errors.

    /// Something about the current operation has no code yet.
    pub fn unsupported<T>(&mut self, what: &str) -> Option<T> {
        let mut message = String::from(what);
        message.push_str(" has no machine code yet");
        self.w.report("unsupported", message, "write LLVM IR text (-o out.ll) and compile it with llc");
        None
    }
    /// The same without a value.
    pub fn unsupported_op(&mut self, what: &str) {
        let _: Option<()> = self.unsupported(what);
    }
    /// A type that has no code yet.
    pub fn unsupported_type(&mut self, ty: Type) {
        let mut text = String::from("the type `");
        if let Some(t) = crate::ll::global::type_text(self.w.cx, ty) {
            text.push_str(&String::from_utf8_lossy(&t));
        }
        text.push('`');
        self.unsupported_op(&text);
    }
    /// An operation that has no code yet.
    pub fn no_code(&mut self, op: Op, _: Opcode) {
        self.w.at = op;
        let mut text = String::from("`");
        text.push_str(self.w.m.op_name(op));
        text.push('`');
        self.unsupported_op(&text);
    }

    // Symbols.

    /// Number of the symbol of a name that the module defines or declares.
    pub fn symbol(&mut self, name: Sym) -> Option<u32> {
        match self.symbols.get(name.0 as usize) {
            Some(&n) if n != 0 => Some(n - 1),
            _ => self.unsupported("a symbol that the module does not declare"),
        }
    }
    /// Number of the symbol of a library function.
    pub fn library_symbol(&mut self, name: &str) -> u32 {
        let n = match self.libraries.iter().find(|x| x.0 == name) {
            Some(x) => x.1,
            None => {
                // The module may declare it itself.
                let own = self.obj.symbols.iter().position(|s| self.obj.name(s) == name.as_bytes());
                let n = own.map_or_else(|| self.obj.symbol(name), |n| n as u32);
                self.libraries.push((String::from(name), n));
                n
            }
        };
        self.obj.symbols[n as usize].used = true;
        n
    }
    /// Whether a symbol is certainly in this object.
    pub fn is_near(&self, s: u32) -> bool {
        let s = &self.obj.symbols[s as usize];
        s.section.is_some() && (s.binding == Binding::Local || s.visibility != 0)
    }
    fn declare(&mut self, op: Op) {
        let m = self.w.m;
        let cx = self.w.cx;
        let function = m.kind(op) == l::FUNC;
        let (mut name, mut ty, mut linkage, mut visibility, mut value) = (None, Type(u32::MAX), "external", 0, false);
        for (key, a) in cx.dict_entries(m.op_record[op].attrs) {
            match key {
                Sym::SYM_NAME => name = cx.str_value(a),
                Sym::FUNCTION_TYPE => ty = cx.type_value(a).unwrap_or(ty),
                Sym::LINKAGE => linkage = self.w.linkage(op),
                Sym::VISIBILITY => visibility = self.w.enum_attr(op, Sym::VISIBILITY).unwrap_or(0),
                Sym::VALUE => value = true,
                _ => {}
            }
        }
        let Some(name) = name else { return };
        let text = cx.str(name);
        if text.starts_with("llvm.") {
            return self.no_code(op, m.kind(op));
        }
        let text = text.strip_prefix('\u{1}').unwrap_or(text);
        let n = self.obj.symbol(text);
        self.symbols[name.0 as usize] = n + 1;
        self.functions.resize(n as usize, Type(u32::MAX));
        self.functions.push(if function { ty } else { Type(u32::MAX) });
        let body = m.op_regions(op).first().is_some_and(|&r| !m.region_blocks(r).is_empty());
        let defined = body || !function && (value || !matches!(linkage, "external" | "extern_weak"));
        let s = &mut self.obj.symbols[n as usize];
        s.function = function;
        s.visibility = [0, 2, 3].get(visibility as usize).copied().unwrap_or(0);
        s.binding = match linkage {
            "external" => Binding::Global,
            "private" | "internal" => Binding::Local,
            "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "extern_weak" => Binding::Weak,
            _ => return self.unsupported_op("this linkage"),
        };
        if defined {
            // The place comes later; that it is here is known now.
            s.section = Some(Section::Text);
        }
    }

    // Functions.

    fn function(&mut self, op: Op, text: u32) -> Option<()> {
        let m = self.w.m;
        let cx = self.w.cx;
        let (mut name, mut ty, mut results) = (None, None, None);
        for (key, a) in cx.dict_entries(m.op_record[op].attrs) {
            match key {
                Sym::SYM_NAME => name = cx.str_value(a),
                Sym::FUNCTION_TYPE => ty = cx.type_value(a),
                Sym::RES_ATTRS => results = Some(a),
                Sym::ARG_ATTRS if self.odd_attrs(Some(a)) => return self.unsupported("parameter attributes that change the convention"),
                Sym::CCONV if self.w.enum_attr(op, Sym::CCONV).unwrap_or(0) > 1 => {
                    return self.unsupported("a calling convention other than C's");
                }
                Sym::SYM_VISIBILITY | Sym::LINKAGE => {}
                _ if matches!(cx.str(key), "personality" | "garbageCollector" | "section" | "prefix" | "prologue") => {
                    return self.unsupported("a function with a personality, collector or section of its own");
                }
                _ => {}
            }
        }
        let symbol = self.symbol(name?)?;
        let sig = self.signature(ty?)?;
        self.own_sig = sig;
        self.own_extend = 0;
        if let Some(d) = results.and_then(|a| cx.array_items(a)).and_then(|l| l.first().copied()) {
            for (n, _) in cx.dict_entries(d) {
                match cx.str(n) {
                    "llvm.zeroext" => self.own_extend = 1,
                    "llvm.signext" => self.own_extend = 2,
                    _ => {}
                }
            }
        }
        let hidden = self.sigs[sig].hidden;
        let region = *m.op_regions(op).first()?;
        self.asm.clear();
        if self.adaptor(region, sig) {
            return self.place(symbol, text);
        }
        self.analyse(region, hidden)?;
        self.asm.clear();
        let before = self.w.diags.n_errors;
        self.body(sig)?;
        if self.w.diags.n_errors > before {
            return None;
        }
        self.asm.resolve();
        self.place(symbol, text)
    }

    /// Puts the function that was made behind its prologue into `.text`.
    fn place(&mut self, symbol: u32, text: u32) -> Option<()> {
        let start = self.obj.align(Section::Text, 16, 0x90);
        let f = &self.f;
        let n_saved = f.saved.len() as u32;
        let total = (f.frame + f.out_area).next_multiple_of(16);
        let sub = total - 8 * n_saved;
        for &at in &f.dynamic {
            self.asm.code[at as usize..at as usize + 4].copy_from_slice(&f.out_area.to_le_bytes());
        }
        let mut head = core::mem::take(&mut self.head);
        head.clear();
        let mut dwarf: Vec<u8> = Vec::new();
        if f.needs_frame {
            head.push_pop(0x50, Reg::RBP);
            head.rr(enc::form::MOV_STORE, true, Reg::RSP, Reg::RBP);
            for &r in &f.saved {
                head.push_pop(0x50, r);
                dwarf.push(if r.0 == 3 { 3 } else { r.0 });
            }
            if sub > 0 {
                head.alu_imm(5, true, Reg::RSP, i32::try_from(sub).ok()?);
            }
        } else {
            // `ret` in place of `leave`; what stands behind it is never run.
            for &at in &f.leaves {
                self.asm.code[at as usize..at as usize + 2].copy_from_slice(&[0xC3, 0xCC]);
            }
        }
        let frame = f.needs_frame;
        let prologue = head.code.len() as u64;
        let d = self.obj.section(Section::Text);
        d.bytes.extend_from_slice(&head.code);
        let at = d.bytes.len() as u32;
        d.bytes.extend_from_slice(&self.asm.code);
        d.relocs.extend(self.asm.relocs.iter().map(|r| enc::Reloc { at: r.at + at, ..*r }));
        self.head = head;
        let size = prologue + self.asm.code.len() as u64;
        if d.bytes.len() > i32::MAX as usize {
            return self.unsupported("more than 2 GiB of code");
        }
        let s = &mut self.obj.symbols[symbol as usize];
        (s.section, s.offset, s.size) = (Some(Section::Text), start, size);
        self.obj.frame_rows(text, start, size as u32, frame.then_some(&dwarf[..]));
        Some(())
    }

    /// Pieces of an operation's operands were used.
    pub(crate) fn release_op(&mut self, op: Op) {
        let m = self.w.m;
        for &v in m.operands(op) {
            self.release_value(v);
        }
    }
    fn release_value(&mut self, v: Value) {
        let (start, n) = self.values[v.0 as usize];
        for i in start..start + n {
            let p: Piece = self.f.pieces[i as usize];
            self.release(p);
        }
    }
}
