//! What programs add to the translation from outside, the counterpart of MLIR's `LLVMTranslationDialectInterface`:
//! operations are *converted* by rules of [`EmitOptions::rules`](super::EmitOptions) (with [`intrinsic_call`] as the
//! usual way), and attributes of a dialect *amend* what they stand on through an [`Interface`].
//!
//! Deliberately as narrow as MLIR's: a hook adds metadata and attributes; it makes no types, blocks or globals. What
//! needs those is lowered to the LLVM dialect first.

use alloc::string::String;
use alloc::vec::Vec;

use ir::{Attr, Block, Module, Op, Sym, Type, Value};

use super::text::{num, quoted};
use super::{Slot, Writer, func, intrinsic};

/// What a dialect's attributes mean for LLVM IR.
#[derive(Clone, Copy)]
pub struct Interface {
    /// The dialect: the hook is asked for attributes whose name begins with this and a dot.
    pub dialect: &'static str,
    /// Adds to the translation of what the attribute stands on.
    pub amend: fn(&mut Amendment<'_, '_>, name: &str, value: Attr),
}

impl core::fmt::Debug for Interface {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "interface({})", self.dialect)
    }
}

/// What an attribute stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The module: takes named metadata.
    Module,
    /// A function: takes metadata and attributes.
    Function,
    /// A parameter or a result of a function or a call: takes attributes.
    Parameter,
    /// An instruction: takes metadata. Operations that became constants are no instructions.
    Instruction,
}

/// What hooks added.
#[derive(Default)]
pub(crate) struct Added {
    /// Kind and node.
    metadata: Vec<(String, u32)>,
    /// Attributes, [`func::NEXT`] before each.
    pub attrs: Vec<u8>,
    /// The calling convention of a function, empty for its own.
    pub convention: String,
}

/// An attribute being translated: what a hook can ask and add.
pub struct Amendment<'w, 'a> {
    w: &'w mut Writer<'a>,
    added: &'w mut Added,
    /// The operation that the attribute stands on (for parameters: the function or the call).
    pub op: Op,
    /// What it stands on.
    pub target: Target,
}

impl<'a> Amendment<'_, 'a> {
    /// The module.
    pub fn module(&self) -> &'a Module {
        self.w.m
    }
    /// What a value of the function is in LLVM IR.
    pub fn value(&self, v: Value) -> Slot {
        self.w.slot(v)
    }
    /// The number of a block of the function, its label.
    pub fn block(&self, b: Block) -> u32 {
        self.w.block_label(b)
    }
    /// Whether a function or a global variable of this name is in the module.
    pub fn has_symbol(&self, name: Sym) -> bool {
        self.w.global(name).is_some()
    }
    /// The LLVM release that is written for.
    pub fn llvm_version(&self) -> u32 {
        self.w.facts.version
    }
    /// `@name`, in quotes where it must be.
    pub fn symbol_text(&mut self, name: Sym) -> String {
        let mark = self.w.out.len();
        self.w.symbol(name);
        let text = String::from_utf8_lossy(self.w.out.since(mark)).into_owned();
        self.w.out.truncate(mark);
        text
    }
    /// Gives a function that has none of its own a calling convention, such as `ptx_kernel`.
    pub fn calling_convention(&mut self, word: &str) {
        self.added.convention = word.into();
    }
    /// A type in LLVM IR, `None` after an error was reported.
    pub fn type_text(&mut self, ty: Type) -> Option<String> {
        let (mark, errors) = (self.w.out.len(), self.w.diags.n_errors);
        self.w.ty(ty);
        let text = String::from_utf8(self.w.out.since(mark).to_vec()).ok();
        self.w.out.truncate(mark);
        text.filter(|_| self.w.diags.n_errors == errors)
    }
    /// The metadata node of this text, such as `{i32 1, !"name", !4}`; equal texts are one node.
    pub fn node(&mut self, text: &str) -> u32 {
        self.w.md.node(text.as_bytes())
    }
    /// Attaches a node to the function or the instruction under a kind such as `range`.
    pub fn attach(&mut self, kind: &str, node: u32) {
        match self.target {
            Target::Function | Target::Instruction => self.added.metadata.push((kind.into(), node)),
            _ => self.error("metadata is attached to functions and instructions only"),
        }
    }
    /// Appends a node to the module's named metadata.
    pub fn named_metadata(&mut self, name: &str, node: u32) {
        self.w.md.add_named(String::from(name).into_bytes(), node);
    }
    /// Adds an attribute that LLVM has a word for, such as `nounwind` or `align 8`, to the function or the parameter.
    pub fn attribute(&mut self, text: &str) {
        if self.takes_attributes() {
            self.added.attrs.push(func::NEXT);
            self.added.attrs.extend_from_slice(text.as_bytes());
        }
    }
    /// Adds the attribute `"key"="value"`, or `"key"` where the value is empty.
    pub fn string_attribute(&mut self, key: &str, value: &str) {
        if self.takes_attributes() {
            let out = &mut self.added.attrs;
            out.push(func::NEXT);
            quoted(out, key.as_bytes());
            if !value.is_empty() {
                out.push(b'=');
                quoted(out, value.as_bytes());
            }
        }
    }
    fn takes_attributes(&mut self) -> bool {
        let yes = matches!(self.target, Target::Function | Target::Parameter);
        if !yes {
            self.error("attributes are added to functions and parameters only");
        }
        yes
    }
    /// Reports an error at the operation; nothing is written then.
    pub fn error(&mut self, message: &str) {
        self.w.error("dialect-hook", message);
    }
}

impl Writer<'_> {
    /// The number of a block of the function being written.
    pub fn block_label(&self, b: Block) -> u32 {
        let position = self.fun.position.get(b.0 as usize).copied().unwrap_or(0);
        self.fun.labels.get(position as usize).copied().unwrap_or(0)
    }

    /// Asks the hooks about the attributes in a dictionary.
    pub(crate) fn amend(&mut self, op: Op, dict: Attr, target: Target) -> Added {
        let mut added = Added::default();
        let cx = self.cx;
        for (name, value) in cx.dict_entries(dict) {
            let name = cx.str(name);
            let Some((dialect, _)) = name.split_once('.') else { continue };
            for hook in self.hooks.iter().filter(|h| h.dialect == dialect) {
                (hook.amend)(&mut Amendment { w: self, added: &mut added, op, target }, name, value);
            }
        }
        added
    }
    /// Adds what hooks say of an instruction to its last line, if `mark` is where it began.
    pub(crate) fn amend_instruction(&mut self, op: Op, mark: usize) {
        if self.m.op_record[op].attrs == Attr::EMPTY_DICT || self.out.since(mark).is_empty() {
            return;
        }
        let added = self.amend(op, self.m.op_record[op].attrs, Target::Instruction);
        if !added.metadata.is_empty() {
            self.out.pop();
            self.added_metadata(&added, b", !");
            self.put(b"\n");
        }
    }
    /// Writes metadata that hooks added, each with `before` in front.
    pub(crate) fn added_metadata(&mut self, added: &Added, before: &[u8]) {
        for (kind, node) in &added.metadata {
            self.put(before);
            self.put(kind.as_bytes());
            self.put(b" !");
            num(&mut self.out, *node);
        }
    }
    /// The same for a declaration, where it stands in front.
    pub(crate) fn added_in_front(&mut self, added: &Added, at: usize) {
        let mut text = Vec::new();
        for (kind, node) in &added.metadata {
            text.push(b'!');
            text.extend_from_slice(kind.as_bytes());
            text.extend_from_slice(b" !");
            num(&mut text, *node);
            text.push(b' ');
        }
        self.out.insert(at, &text);
    }
    /// Writes the attributes that hooks have for those of a parameter, each with a blank behind.
    #[cold]
    pub(crate) fn amend_parameter(&mut self, dict: Attr) {
        let added = self.amend(self.at, dict, Target::Parameter);
        for text in added.attrs.split(|&c| c == func::NEXT).filter(|t| !t.is_empty()) {
            self.put(text);
            self.put(b" ");
        }
    }
}

/// Writes a call of an intrinsic for an operation, for [`Rule::print`](super::rules::Rule): `name` without types, such as
/// `llvm.smax`, the types that its name gets, and what is passed. The operation has the call's result, or none. The
/// intrinsic is declared.
pub fn intrinsic_call(w: &mut Writer<'_>, op: Op, name: &str, overloads: &[Type], args: &[Value]) {
    let m = w.m;
    let mut mangled = name.as_bytes().to_vec();
    if !overloads.iter().all(|&ty| intrinsic::mangle(&m.cx, ty, &mut mangled, 0)) {
        w.error("unsupported-type", alloc::format!("`{name}` cannot be named for its types"));
        return;
    }
    let ret = m.results(op).next().map(|v| m.ty(v));
    let types: Vec<Type> = args.iter().map(|&v| m.ty(v)).collect();
    w.declare_as(mangled, ret, &types, false);
    w.line(op);
    w.put(b"call ");
    match ret {
        Some(ty) => w.ty(ty),
        None => w.put(b"void"),
    }
    w.put(b" @");
    w.last_declared();
    w.put(b"(");
    for (i, &v) in args.iter().enumerate() {
        if i > 0 {
            w.put(b", ");
        }
        w.typed(v);
    }
    w.put(b")\n");
}
