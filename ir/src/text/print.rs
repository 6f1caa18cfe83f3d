//! The printer: a module as MLIR text. Names of values are upstream's (`%arg0`, `%c0_i32`, `%0`), given in one walk
//! before printing.

use alloc::string::String;

use crate::id::{Attr, Block, Op, Region, Sym, Type, Value};
use crate::module::Module;

/// The printer.
pub struct Printer<'a> {
    /// The module being printed.
    pub m: &'a Module,
    /// What was printed.
    pub out: String,
}

#[allow(unused_variables, clippy::todo)]
impl Printer<'_> {
    /// Writes text as it is.
    pub fn s(&mut self, text: &str) {
        self.out.push_str(text)
    }
    /// Writes a type.
    pub fn ty(&mut self, ty: Type) {
        todo!()
    }
    /// Writes types separated by `, `.
    pub fn types(&mut self, tys: impl IntoIterator<Item = Type>) {
        todo!()
    }
    /// Writes `(types) -> types`.
    pub fn functional_type(&mut self, inputs: &[Type], results: &[Type]) {
        todo!()
    }
    /// Writes ` -> types` unless there is none (`-> T`, `-> (T, U)`).
    pub fn arrow_types(&mut self, results: &[Type]) {
        todo!()
    }
    /// Writes an attribute with its type.
    pub fn attr(&mut self, a: Attr) {
        todo!()
    }
    /// Writes an attribute without its type.
    pub fn attr_bare(&mut self, a: Attr) {
        todo!()
    }
    /// Writes a string literal with quotes and escapes.
    pub fn string(&mut self, s: &str) {
        todo!()
    }
    /// Writes `@name`, quoted where needed.
    pub fn symbol(&mut self, name: Sym) {
        todo!()
    }
    /// Writes the name of a value.
    pub fn value(&mut self, v: Value) {
        todo!()
    }
    /// Writes names of values separated by `, `.
    pub fn values(&mut self, vs: &[Value]) {
        todo!()
    }
    /// Writes `%name: type`, with a location if those are printed.
    pub fn argument(&mut self, v: Value) {
        todo!()
    }
    /// Writes `^bb1`.
    pub fn successor(&mut self, b: Block) {
        todo!()
    }
    /// Writes `^bb1(%a, %b : i32, i32)`.
    pub fn successor_and_operands(&mut self, b: Block, operands: &[Value]) {
        todo!()
    }
    /// Writes ` {a = b}` with the operation's attributes except `elided` and those equal to their default; nothing if none is left.
    pub fn attr_dict(&mut self, op: Op, elided: &[Sym]) {
        todo!()
    }
    /// Writes ` attributes {a = b}` in the same way.
    pub fn attr_dict_with_keyword(&mut self, op: Op, elided: &[Sym]) {
        todo!()
    }
    /// Writes `{ ... }`. `entry_args`: print the entry block's label and arguments; `terminators`: print the terminator.
    pub fn region(&mut self, r: Region, entry_args: bool, terminators: bool) {
        todo!()
    }
    /// Starts a new, indented line.
    pub fn newline(&mut self) {
        todo!()
    }
    /// Whether the generic form is asked for.
    pub fn generic(&self) -> bool {
        todo!()
    }
}

/// The text of a type.
pub fn type_string(m: &Module, ty: Type) -> String {
    let mut p = Printer { m, out: String::new() };
    p.ty(ty);
    p.out
}
