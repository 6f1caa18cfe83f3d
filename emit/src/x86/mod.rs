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
use ir::store::Col;
use ir::{Diags, Module, Op, Opcode, Source, Sym, Type, TypeData, Value};

use crate::ll::parts::Kept;
use crate::ll::rules::RuleTable;
use crate::ll::{LlvmFacts, Writer};

pub mod adaptor;
pub mod arith;
mod asm_text;
pub mod atomic;
pub mod blocks;
pub mod call;
#[cfg(feature = "macho")]
pub mod container;
pub mod data;
pub mod eh;
pub mod elf;
pub mod enc;
pub mod float;
mod fpclass;
pub mod frame;
pub mod intrinsic;
pub mod job;
pub mod lanes;
pub mod link;
pub mod memory;
mod named;
pub mod obj;
pub mod params;
pub mod pool;
pub mod ra;
pub mod reduce;
mod relax;
pub mod repeated;
mod rows;
pub mod select;
pub mod simd;
pub mod slots;
mod sse;
pub mod switch;
pub mod variadic;
pub mod vector;
mod wide;
mod wider;
pub mod x87;

use call::{Loc, Move};
use enc::{Asm, Reg};
use frame::{Fun, Leaf};
use obj::{Binding, Object, Section};

/// How a signature travels, piece by piece.
#[derive(Clone, Default, Debug)]
pub struct Sig {
    args: Vec<Loc>,
    rets: Vec<Loc>,
    /// Lanes of vectors that travel one by one.
    lanes: Vec<Loc>,
    /// Whether the result is behind a hidden pointer.
    hidden: bool,
    /// Bytes of arguments on the stack.
    stack: u32,
    /// Where those end, before the stack is aligned.
    end: u32,
    /// Their alignment, if it is more than 16.
    align: u32,
    n_floats: u8,
    ret_size: u32,
}

/// What code is made by: a [`Writer`], which borrows the module, and state that stays when the module is left for the next
/// part.
macro_rules! generator {
    ($($(#[$doc:meta])* $vis:vis $name:ident: $ty:ty,)*) => {
        /// The state of making an object.
        // What is read most stands first, where its address is short.
        #[repr(C)]
        pub struct Gen<'a> {
            values: Col<Value, (u32, u32)>,
            leaves: Vec<Leaf>,
            /// The module, its context, diagnostics, and constants as the `.ll` writer knows them.
            pub w: Writer<'a>,
            $($(#[$doc])* $vis $name: $ty,)*
        }
        /// The same without a module.
        pub(crate) struct State {
            values: Col<Value, (u32, u32)>,
            leaves: Vec<Leaf>,
            $($name: $ty,)*
        }
        impl<'a> Gen<'a> {
            fn of(w: Writer<'a>, state: State) -> Gen<'a> {
                let State { values, leaves, $($name,)* } = state;
                Gen { values, leaves, w, $($name,)* }
            }
            fn leave(self) -> (Writer<'a>, State) {
                let Gen { values, leaves, w, $($name,)* } = self;
                (w, State { values, leaves, $($name,)* })
            }
        }
    };
}

generator! {
    /// What was made so far.
    pub obj: Object,
    /// Code of the function being made.
    pub asm: Asm,
    /// The function being made.
    pub f: Fun,
    type_leaves: Vec<(u32, u32)>,
    /// Bytes from one element of a type to the next, -1 where nobody asked.
    sizes: Vec<i64>,
    /// Whether functions of the library may compute with values of a type: 2 if so, 1 if not, 0 where nobody asked.
    library_types: Vec<u8>,
    /// The address computation whose terms were found last.
    terms: memory::Terms,
    symbols: Vec<u32>,
    libraries: Vec<(String, u32)>,
    sigs: Vec<Sig>,
    sig_of: Vec<u32>,
    own_sig: usize,
    own_extend: u8,
    own_section: Option<Sym>,
    /// The last named section with code, and the symbol of its start.
    own_text: Option<(usize, u32)>,
    /// Attributes of the parameters of functions that calls must know, by symbol.
    param_attrs: Numbers,
    /// Addresses of blocks.
    blocks: blocks::Blocks,
    /// Where exceptions land.
    landings: eh::Landings,
    /// Whether the function takes variadic arguments.
    own_variadic: bool,
    /// Whether parameters of the function are special.
    own_special: bool,
    /// The parameter that points to the function's result, which comes back.
    own_pointer: Option<usize>,
    moves: Vec<Move>,
    /// Moves between registers that are still to be made.
    pending: Vec<(Reg, Reg, frame::Class)>,
    /// A comparison that is made where its result is taken, and how many operations still do.
    compare: Option<(Op, u32)>,
    /// The condition that holds if it does, once the flags say so.
    flags: Option<u8>,
    /// Whether there are integers of more than 64 bits that are not 128.
    odd_wide: bool,
    /// Whether there are vectors, or floats of 80 bits.
    vectors: bool,
    /// Whether there are floats of 80 bits.
    x87: bool,
    /// Whether there are types that functions of the library may compute with: these, vectors, floats of 16 bits, and integers of more
    /// than 64 bits.
    by_library: bool,
    /// Whether the operation is selected for one lane: types are those of elements then.
    lane: bool,
    /// How many virtual registers there may still be.
    room: i64,
    /// Constants of vectors.
    pool: pool::Pool,
    address: Option<(Op, u32)>,
    /// Types of functions by symbol, where the symbol is one: `FORWARD` of those that are called before they are seen.
    functions: Vec<Type>,
    /// Functions with a body: the operation, its symbol, and whether it has no attribute that its code depends on.
    bodies: Vec<(Op, u32, bool)>,
    /// Signatures of calls of functions that were not seen yet, by types.
    forward: ir::map::Map<Vec<Type>, u32>,
    /// Whether the writer knows the symbols.
    knows: bool,
    /// Whether functions may be called that stand in a later part.
    in_parts: bool,
    /// Whether a symbol has another name than its operation.
    renamed: bool,
    /// Symbols in the order of their operations.
    order: Vec<u32>,
    /// What a linkage means: the last one.
    linkage: (ir::Attr, Binding, bool),
    /// Constants of one word that were made: type, attributes with the value, and the word.
    words: Vec<(Type, ir::Attr, u64)>,
    /// Paths into aggregates: type, attributes with the position, and the first scalar there and their number.
    paths: Vec<(Type, ir::Attr, u32, u32)>,
    sources: Vec<adaptor::Source>,
    ways: Vec<adaptor::Way>,
    /// Adaptors that were made before.
    repeated: repeated::Repeated,
    on_stack: Vec<(adaptor::Source, frame::Class)>,
    head: Asm,
}

/// Whether the code of an operation may call a function: it then clobbers registers. `None` if its types decide.
fn may_call(m: &Module, op: Op) -> Option<bool> {
    Some(match m.kind(op) {
        l::CALL
        | l::INVOKE
        | l::RESUME
        | l::FREM
        | l::INTR_LROUND
        | l::INTR_LLROUND
        | l::INTR_SINCOS
        | l::INTR_MEMCPY
        | l::INTR_MEMMOVE
        | l::INTR_MEMSET
        | l::INTR_MEMCPY_INLINE
        | l::INTR_MEMSET_INLINE => true,
        l::CALL_INTRINSIC => named::name(m, op).is_some_and(named::may_call),
        l::LOAD | l::STORE | l::BR | l::COND_BR | l::SWITCH | l::RETURN | l::UNREACHABLE | l::SELECT | l::FNEG | l::INTR_FABS => false,
        k if intrinsic::library_name(k).is_some() => true,
        _ => return None,
    })
}

impl Gen<'_> {
    /// Whether the code of an operation may call a function.
    fn calls_something(&mut self, op: Op) -> bool {
        let m = self.w.m;
        may_call(m, op).unwrap_or_else(|| {
            if self.by_library {
                for &v in m.operands(op) {
                    if self.is_of_library(m.ty(v)) {
                        return true;
                    }
                }
                for v in m.results(op) {
                    if self.is_of_library(m.ty(v)) {
                        return true;
                    }
                }
            }
            false
        })
    }
    /// Whether functions of the library may compute with values of a type.
    #[cfg_attr(not(small), inline)]
    fn is_of_library(&mut self, ty: Type) -> bool {
        match self.library_types.get(ty.0 as usize) {
            Some(&known) if known != 0 => known == 2,
            _ => self.first_library(ty),
        }
    }
    #[cold]
    fn first_library(&mut self, ty: Type) -> bool {
        if self.library_types.len() <= ty.0 as usize {
            self.library_types.resize(self.w.cx.types.len().max(ty.0 as usize + 1), 0);
        }
        let cx = self.w.cx;
        let elem = vector::element(cx, ty);
        let answer = matches!(elem, Type::F16 | Type::BF16) || x87::is_f80(cx, elem) || cx.int_width(elem) > Some(64);
        self.library_types[ty.0 as usize] = 1 + u8::from(answer);
        answer
    }
}

/// Whether a calling convention is C's on this machine: C's own, `fastcc`, `coldcc` and `x86_64_sysvcc`, by their numbers.
pub(crate) fn is_c(n: Option<u64>) -> bool {
    matches!(n, None | Some(0 | 1 | 8 | 9 | 78))
}

/// Whether a product of 128 bits is one of two numbers of at most 64, widened both in the same way: that way.
pub(crate) fn narrow_product(m: &Module, op: Op) -> Option<Opcode> {
    if m.ty(m.result(op, 0)) != Type::I128 {
        return None;
    }
    let way = |v: Value| match m.def(v) {
        ir::Def::Result(op, _) if matches!(m.kind(op), l::SEXT | l::ZEXT) => Some(m.kind(op)),
        _ => None,
    };
    let k = way(m.operand(op, 0))?;
    (way(m.operand(op, 1))? == k).then_some(k)
}

/// Makes an object of a module of `llvm` operations. On errors nothing is returned and `diags` says why.
#[allow(clippy::result_unit_err)] // why it failed stands in the diagnostics
pub fn emit_object<'a>(m: &'a Module, source: Source<'a>, diags: &'a mut Diags) -> Result<Object, ()> {
    let before = diags.n_errors;
    let Some(root) = m.root else { return Err(()) };
    let Some((facts, dl)) = layout(m, diags) else { return Err(()) };
    let rules = RuleTable::new(m.cx.registry.len(), &[]);
    let mut w = Kept::new(facts, dl, 64).of_variables(m, source, &rules, diags);
    w.at = root;
    let mut g = Gen::of(w, State::new());
    g.module(root);
    let Gen { w, obj, .. } = g;
    if w.diags.n_errors > before { Err(()) } else { Ok(obj) }
}

/// What is written for, and the layout of the module: where it has none, the machine's, as `llc` gives it.
fn layout(m: &Module, diags: &mut Diags) -> Option<(LlvmFacts, DataLayout)> {
    let facts = LlvmFacts::of(22)?;
    let mut dl = match DataLayout::of_module(m) {
        Ok(dl) => dl,
        Err(message) => {
            diags.error("data-layout", m.op_record[m.root?].loc, message);
            return None;
        }
    };
    if dl.text.is_empty()
        && let Ok(own) = DataLayout::parse(abi::machine::MACHINES[0].layout)
    {
        dl = own;
    }
    Some((facts, dl))
}

/// Virtual registers that any module may have. Lanes and members of aggregates take one each, so this bounds memory and
/// code where few words of text stand for many of them.
const ROOM: i64 = 1 << 19;
/// More of them for every operation.
const PER_OP: i64 = 64;

/// The symbol of the start of `.text`, the first one.
const TEXT: u32 = 0;
/// Numbers by numbers, one table for all that is rarely asked for.
pub(crate) type Numbers = ir::map::Map<u128, u32>;
/// No type: the symbol is no function.
const NO_FUNCTION: Type = Type(u32::MAX);
/// The type of a function that is not known yet.
const FORWARD: Type = Type(u32::MAX - 1);

impl State {
    fn new() -> State {
        let mut state = State {
            values: Col::default(),
            obj: Object::default(),
            asm: Asm::default(),
            f: Fun::default(),
            type_leaves: Vec::new(),
            sizes: Vec::new(),
            library_types: Vec::new(),
            terms: Default::default(),
            leaves: Vec::new(),
            symbols: Vec::new(),
            libraries: Vec::new(),
            sigs: alloc::vec![Sig::default()],
            sig_of: Vec::new(),
            own_sig: 0,
            own_extend: 0,
            own_section: None,
            own_text: None,
            param_attrs: Default::default(),
            own_pointer: None,
            own_special: false,
            own_variadic: false,
            blocks: Default::default(),
            landings: Default::default(),
            moves: Vec::new(),
            pending: Vec::new(),
            compare: None,
            flags: None,
            odd_wide: false,
            vectors: false,
            x87: false,
            by_library: false,
            lane: false,
            room: ROOM,
            pool: Default::default(),
            address: None,
            functions: Vec::new(),
            bodies: Vec::new(),
            forward: Default::default(),
            knows: false,
            in_parts: false,
            renamed: false,
            order: Vec::new(),
            linkage: (ir::Attr::EMPTY_DICT, Binding::Global, true),
            words: alloc::vec![(Type(u32::MAX), ir::Attr::EMPTY_DICT, 0); adaptor::PATHS],
            paths: alloc::vec![(Type(u32::MAX), ir::Attr::EMPTY_DICT, 0, 0); adaptor::PATHS],
            sources: Vec::new(),
            ways: Vec::new(),
            repeated: Default::default(),
            on_stack: Vec::new(),
            head: Asm::default(),
        };
        // The start of `.text`, which unwinding rows count from.
        let text = state.obj.symbol("");
        state.obj.symbols[text].section = Some(Section::Text);
        state.obj.symbols[text].binding = Binding::Local;
        state.obj.start_frames();
        state
    }
}

impl Gen<'_> {
    fn module(&mut self, root: Op) {
        let m = self.w.m;
        let Some(body) = m.entry_block(root, 0) else { return };
        let ops = m.block_ops(body);
        // Room is taken at once; what is not used costs nothing.
        self.obj.symbols.reserve(ops.len() + 16);
        self.obj.names.reserve(16 * ops.len());
        self.order.reserve(ops.len());
        self.obj.section(Section::Text).bytes.reserve(4 * m.op_kind.len());
        self.obj.section(Section::EhFrame).bytes.reserve(24 * ops.len());
        self.ops(ops);
    }

    /// Lets the writer of constants know what symbols there are: initializers look up what they name.
    pub(crate) fn know_symbols(&mut self) {
        let m = self.w.m;
        if !core::mem::replace(&mut self.knows, true)
            && let Some(body) = m.root.and_then(|r| m.entry_block(r, 0))
        {
            self.w.know(m.block_ops(body));
        }
    }

    /// Declares, lays out and makes code of the operations of a module or of a part of one.
    fn ops(&mut self, ops: &[Op]) {
        let m = self.w.m;
        if let Some(root) = m.root
            && self.w.known_attr(root, "llvm.module_asm").and_then(|a| m.cx.array_items(a)).is_some_and(|l| !l.is_empty())
        {
            self.w.at = root;
            self.unsupported_op("assembly of the module");
        }
        self.knows = false;
        if ops.iter().any(|&op| matches!(m.kind(op), l::MLIR_GLOBAL | l::MLIR_ALIAS)) {
            self.know_symbols();
        }
        self.f.place.clear();
        self.values.clear();
        self.values.resize(m.value_type.len(), (0, 0));
        self.symbols.resize(m.cx.strs.len().max(self.symbols.len()), 0);
        self.bodies.clear();
        for &op in ops {
            self.w.at = op;
            match m.kind(op) {
                l::FUNC | l::MLIR_GLOBAL | l::MLIR_ALIAS => {
                    if let Some(n) = self.declare(op) {
                        self.order.push(n);
                    }
                }
                l::MLIR_GLOBAL_CTORS | l::MLIR_GLOBAL_DTORS | l::COMDAT | l::MODULE_FLAGS | ir::dialect::builtin::MODULE => {}
                k => self.no_code(op, k),
            }
        }
        self.data(ops);
        for i in 0..self.bodies.len() {
            let (op, symbol, plain) = self.bodies[i];
            self.w.at = op;
            let before = self.w.diags.n_errors;
            if self.function(op, symbol, plain).is_none() && self.w.diags.n_errors == before {
                // Nothing is left out without a word.
                self.w.at = op;
                self.unsupported_op("this function");
            }
        }
        self.aliases(ops);
        self.resolve_blocks();
    }

    // Errors.

    /// Something about the current operation has no code yet.
    #[inline]
    pub fn unsupported<T>(&mut self, what: &str) -> Option<T> {
        self.unsupported_op(what);
        None
    }
    /// The same without a value.
    #[cold]
    #[inline(never)]
    pub fn unsupported_op(&mut self, what: &str) {
        let mut message = String::from(what);
        message.push_str(" has no machine code yet");
        self.w.report("unsupported", message, "write LLVM IR text (-o out.ll) and compile it with llc");
    }
    /// Refuses an operation with which there are too many virtual registers.
    fn has_room(&mut self, op: Op) -> Option<()> {
        if self.room >= 0 {
            return Some(());
        }
        self.w.at = op;
        self.unsupported("a module of this many lanes and members")
    }
    /// A type that has no code yet.
    pub fn unsupported_type(&mut self, ty: Type) {
        let Some(t) = crate::ll::global::type_text(self.w.cx, ty) else {
            return self.unsupported_op("a type that LLVM IR does not have");
        };
        let text = alloc::format!("the type `{}`", String::from_utf8_lossy(&t));
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
    /// The same of a function that is called or whose address is taken, which may stand in a later part.
    pub fn called(&mut self, name: Sym) -> Option<u32> {
        let text = self.w.cx.str(name);
        if self.in_parts && self.symbols.get(name.0 as usize).is_none_or(|&n| n == 0) && !text.starts_with("llvm.") {
            let n = self.new_symbol(text);
            self.functions[n as usize] = FORWARD;
            let at = name.0 as usize;
            self.symbols.resize(self.symbols.len().max(at + 1), 0);
            self.symbols[at] = n + 1;
        }
        self.symbol(name)
    }
    fn new_symbol(&mut self, name: &str) -> u32 {
        let name = match name.strip_prefix('\u{1}') {
            Some(text) => {
                self.renamed = true;
                text
            }
            None => name,
        };
        // What a library function is called by may be declared later.
        let n = match self.libraries.iter().find(|x| x.0 == name) {
            Some(x) => x.1,
            None => self.obj.symbol(name),
        };
        self.functions.resize(self.functions.len().max(n as usize + 1), NO_FUNCTION);
        n
    }
    /// Number of the symbol of a library function.
    pub fn library_symbol(&mut self, name: &str) -> u32 {
        let n = match self.libraries.iter().find(|x| x.0 == name) {
            Some(x) => x.1,
            None => {
                // The module may declare it itself.
                let own = self.obj.symbols.as_slice().iter().position(|s| self.obj.name(s) == name.as_bytes());
                let n = own.map_or_else(|| self.obj.symbol(name), |n| n as u32);
                self.libraries.push((String::from(name), n));
                n
            }
        };
        self.obj.symbols[n].used = true;
        n
    }
    /// Whether a symbol is certainly in this object.
    pub fn is_near(&self, s: u32) -> bool {
        let s = &self.obj.symbols[s];
        s.section.is_some() && (s.binding == Binding::Local || s.visibility != 0)
    }
    fn declare(&mut self, op: Op) -> Option<u32> {
        let m = self.w.m;
        let cx = self.w.cx;
        let mut function = m.kind(op) == l::FUNC;
        let (mut name, mut ty, mut visibility, mut value, mut plain) = (None, NO_FUNCTION, 0, false, true);
        let (mut params, mut elsewhere, mut thread, mut metadata) = (None, false, false, false);
        let (mut binding, mut external, mut common) = (Some(Binding::Global), true, false);
        for (key, a) in cx.dict_entries(m.op_record[op].attrs) {
            match key {
                Sym::SYM_NAME => name = cx.str_value(a),
                Sym::FUNCTION_TYPE => ty = cx.type_value(a).unwrap_or(ty),
                Sym::ALIAS_TYPE => {
                    ty = cx.type_value(a).unwrap_or(ty);
                    function = matches!(cx.type_data(ty), TypeData::LlvmFunc { .. });
                }
                Sym::LINKAGE if a == self.linkage.0 => (binding, external) = (Some(self.linkage.1), self.linkage.2),
                Sym::LINKAGE => {
                    let word = self.w.linkage(op);
                    external = matches!(word, "external" | "extern_weak" | "available_externally");
                    (elsewhere, common) = (word == "available_externally", word == "common");
                    binding = match word {
                        "external" | "available_externally" | "common" => Some(Binding::Global),
                        "private" | "internal" => Some(Binding::Local),
                        "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "extern_weak" => Some(Binding::Weak),
                        _ => None,
                    };
                    if let Some(b) = binding.filter(|_| !elsewhere && !common) {
                        self.linkage = (a, b, external);
                    }
                }
                Sym::VISIBILITY => visibility = self.w.enum_attr(op, Sym::VISIBILITY).unwrap_or(0),
                Sym::SYM_VISIBILITY | Sym::LLVM_EMIT_C_INTERFACE => {}
                Sym::VALUE => value = true,
                Sym::SECTION => {
                    metadata = cx.str_value(a).is_some_and(|s| cx.str(s) == "llvm.metadata");
                    plain = false;
                }
                Sym::THREAD_LOCAL => thread = true,
                Sym::CCONV if is_c(self.w.enum_attr(op, Sym::CCONV)) => {}
                Sym::ARG_ATTRS => (params, plain) = (Some(a), false),
                _ => plain = false,
            }
        }
        let text = cx.str(name?);
        if metadata && !function {
            // For the compiler only, as LLVM has it.
            return None;
        }
        if text.starts_with("llvm.") {
            // A declared intrinsic is no symbol; what calls it says whether it has code.
            if m.kind(op) != l::FUNC || m.op_regions(op).first().is_some_and(|&r| !m.region_blocks(r).is_empty()) {
                self.no_code(op, m.kind(op));
            }
            return None;
        }
        let slot = name?.0 as usize;
        let n = match self.symbols[slot] {
            0 => self.new_symbol(text),
            // Each part declares what it needs of the runtime.
            n if self.functions[n as usize - 1] != FORWARD => return Some(n - 1),
            n => n - 1,
        };
        if let Some(a) = params.filter(|&a| self.matters(a)) {
            if self.symbols[slot] != 0 {
                // It was called before it was known how.
                self.unsupported_op("parameter attributes of what an earlier part calls");
                return None;
            }
            self.param_attrs.insert(n.into(), a.0);
        }
        self.symbols[slot] = n + 1;
        self.functions[n as usize] = if function { ty } else { NO_FUNCTION };
        let body = m.op_regions(op).first().is_some_and(|&r| !m.region_blocks(r).is_empty());
        let defined = !elsewhere && (body || !function && (value || !external));
        let Some(binding) = binding.filter(|_| !common || !function && !thread) else {
            self.unsupported_op("this linkage");
            return None;
        };
        let s = &mut self.obj.symbols[n];
        (s.function, s.thread, s.common) = (function, thread, common);
        s.visibility = [0, 2, 3].get(visibility as usize).copied().unwrap_or(0);
        s.binding = binding;
        if defined && !common {
            // The place comes later; that it is here is known now.
            s.section = Some(Section::Text);
        }
        if m.kind(op) == l::FUNC && body && !elsewhere {
            self.bodies.push((op, n, plain));
        }
        Some(n)
    }

    // Functions.

    fn function(&mut self, op: Op, symbol: u32, plain: bool) -> Option<()> {
        let m = self.w.m;
        let cx = self.w.cx;
        let (mut results, mut params) = (None, None);
        self.no_landings();
        self.own_section = None;
        let attrs = if plain { ir::Attr::EMPTY_DICT } else { m.op_record[op].attrs };
        for (key, a) in cx.dict_entries(attrs) {
            match key {
                Sym::RES_ATTRS => results = Some(a),
                Sym::ARG_ATTRS => params = Some(a),
                Sym::CCONV if !is_c(self.w.enum_attr(op, Sym::CCONV)) => {
                    return self.unsupported("a calling convention other than C's");
                }
                Sym::SYM_NAME | Sym::FUNCTION_TYPE | Sym::SYM_VISIBILITY | Sym::LINKAGE => {}
                Sym::PERSONALITY => self.landings.personality = Some(cx.flat_symbol(a).and_then(|name| self.called(name))?),
                Sym::SECTION => self.own_section = cx.str_value(a).filter(|&s| !cx.str(s).is_empty()),
                _ if matches!(cx.str(key), "garbageCollector" | "prefix" | "prologue") => {
                    return self.unsupported("a function with a collector or with data in front");
                }
                _ => {}
            }
        }
        let ty = self.functions[symbol as usize];
        let TypeData::LlvmFunc { ret, params: types, varargs } = cx.type_data(ty) else { return None };
        self.own_variadic = varargs;
        let specials = self.specials(params::ParamAttrs { own: params, callee: None }, types.len as usize)?;
        self.own_pointer = self.result_pointer(params);
        if self.own_pointer.is_some() && ret != Type::LLVM_VOID {
            return self.unsupported("a result beside one behind a pointer");
        }
        self.own_special = !specials.is_empty();
        let sig = if specials.is_empty() {
            self.signature(ty)?
        } else {
            let Some(sig) = self.classify(&cx.type_vec(types), ret, &specials) else { return self.unsupported("a signature of this kind") };
            self.sigs.push(sig);
            self.sigs.len() - 1
        };
        self.own_sig = sig;
        self.blocks.tags.clear();
        self.blocks.jumps.clear();
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
        let elsewhere = self.own_section.is_some();
        if elsewhere && self.in_parts {
            return self.unsupported("a section of its own in a part of a module");
        }
        if !elsewhere && self.repeat(region, sig, symbol)? {
            return Some(());
        }
        self.asm.clear();
        if self.adaptor(region, sig) {
            let rows = self.place(symbol)?;
            if !elsewhere {
                self.remember(symbol, rows);
            }
            return Some(());
        }
        self.analyse(region, hidden)?;
        self.asm.clear();
        let before = self.w.diags.n_errors;
        self.body(sig)?;
        if self.w.diags.n_errors > before {
            return None;
        }
        self.ends();
        let rows = self.place(symbol)?;
        if !elsewhere {
            self.remember(symbol, rows);
        }
        Some(())
    }

    /// Now that the frame is known: the shortest way out of it, and short branches.
    fn ends(&mut self) {
        let f = &mut self.f;
        let (n_saved, mut gone) = (f.saved.len() as u32, Vec::new());
        let below = (f.frame + f.out_area).next_multiple_of(16) - 8 * n_saved;
        let known = f.dynamic.is_empty() && !f.moved;
        for &at in f.leaves.iter() {
            match (f.needs_frame, n_saved) {
                // `leave` goes.
                (false, _) => gone.push((at, 1)),
                (_, 0) => {}
                // What points to the saved registers is one of them, or a register away.
                _ if known && below == 0 => gone.push((at, 4)),
                _ if known && below == 8 => {
                    f.padded = true;
                    self.asm.code[at as usize] = 0x5E;
                    gone.push((at + 1, 3));
                }
                _ => {}
            }
        }
        self.asm.resolve(&gone);
        let asm = &self.asm;
        for at in f.dynamic.iter_mut() {
            *at = asm.moved(*at);
        }
        for (_, at) in &mut self.blocks.tags {
            *at = asm.moved(*at);
        }
    }

    /// Puts the function that was made behind its prologue into `.text` or its own section; its unwinding rows.
    fn place(&mut self, symbol: u32) -> Option<obj::Rows> {
        if self.f.frame >= frame::LARGEST {
            return self.unsupported("a function that needs this much of the stack");
        }
        let elsewhere = self.own_section;
        let mut start = if elsewhere.is_some() { 0 } else { self.obj.align(Section::Text, 16, 0x90) };
        let f = &self.f;
        let n_saved = f.saved.len() as u32;
        let total = (f.frame + f.out_area).next_multiple_of(16);
        let sub = total - 8 * n_saved;
        for &at in f.dynamic.iter() {
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
            if f.padded {
                head.push_pop(0x50, Reg::RAX);
            } else if sub > 0 {
                head.alu_imm(5, true, Reg::RSP, i32::try_from(sub).ok()?);
            }
        } else if let frame::Frame::Word(r) = f.below {
            head.push_pop(0x50, r);
        } else if let frame::Frame::Room(n) = f.below {
            head.alu_imm(5, true, Reg::RSP, i32::try_from(n).ok()?);
        }
        let rows = obj::Rows::of(match (f.needs_frame, f.below) {
            (true, _) => obj::Frame::Whole(&dwarf),
            (false, frame::Frame::Word(r)) => obj::Frame::Word { saved: r != Reg::RAX },
            (false, frame::Frame::Room(bytes)) => obj::Frame::Room { bytes, behind: head.code.len() as u8 },
            (false, _) => obj::Frame::None,
        });
        let prologue = head.code.len() as u64;
        let (mut section, mut text, mut before) = (Section::Text, TEXT, 0);
        if let Some(name) = elsewhere {
            if !self.blocks.tags.is_empty() {
                return self.unsupported("addresses of blocks in a function with a section of its own");
            }
            let code = [head.code.as_slice(), &self.asm.code].concat();
            let Some(at) = self.obj.named(self.w.cx.str(name), obj::ALLOC | obj::EXEC, 16, &code) else {
                return self.unsupported(data::MANY);
            };
            (section, start) = (Section::Own, at);
            // Unwinding rows count from the start of the section, which a symbol without a name stands for.
            (before, text) = self.own_start(at);
        }
        let d = self.obj.section(section);
        if elsewhere.is_none() {
            d.bytes.extend_from_slice(&head.code);
            // What a very long function needed is given back before there are two copies of its code.
            if cfg!(not(small)) && self.f.v.len() >= frame::LONG {
                (self.f.v, self.f.pieces) = Default::default();
            }
            d.bytes.extend_from_slice(&self.asm.code);
        }
        let at = (start + prologue) as u32;
        d.relocs.extend(self.asm.relocs.iter().map(|r| enc::Reloc { at: r.at + at, ..*r }));
        self.head = head;
        let size = prologue + self.asm.code.len() as u64;
        if d.bytes.len() > i32::MAX as usize {
            return self.unsupported("more than 2 GiB of code");
        }
        let s = &mut self.obj.symbols[symbol];
        (s.section, s.offset, s.size) = (Some(section), start, size);
        self.place_blocks(symbol, start + prologue);
        let handler = self.exception_table(prologue as u32);
        self.obj.frame_rows(text, start - before, size as u32, &rows, handler);
        Some(rows)
    }
    /// Where the named section of a place starts, and the symbol of its start.
    fn own_start(&mut self, place: u64) -> (u64, u32) {
        let own = self.obj.own_at(place);
        let start = self.obj.own.get(own).map_or(0, |o| o.start);
        if self.own_text.is_none_or(|t| t.0 != own) {
            let symbol = self.obj.symbol("");
            self.functions.resize(self.functions.len().max(symbol as usize + 1), NO_FUNCTION);
            let s = &mut self.obj.symbols[symbol];
            (s.section, s.offset, s.binding) = (Some(Section::Own), start, Binding::Local);
            self.own_text = Some((own, symbol));
        }
        (start, self.own_text.map_or(TEXT, |t| t.1))
    }

    /// Pieces of an operation's operands were used.
    pub(crate) fn release_op(&mut self, op: Op) {
        let m = self.w.m;
        let low = m.kind(op) == l::MUL && narrow_product(m, op).is_some();
        for &v in m.operands(op) {
            let (start, n) = self.values[v];
            self.f.release_all(start, if low { 1 } else { n });
        }
    }
}
