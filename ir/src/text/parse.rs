//! The parser: MLIR text into a module. This file owns the state, names and scopes, and operations in both forms;
//! `parse_type`, `parse_attr` and `parse_format` hold the rest of the grammar.

use alloc::string::String;
use alloc::vec::Vec;

use crate::id::{Attr, Block, Loc, Opcode, Region, Sym, Type, Value};
use crate::module::Module;

/// Parsing failed and a diagnostic was reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed;
/// The result of reading something.
pub type Parse<T> = Result<T, Failed>;

/// An operand as written, before its type is known.
#[derive(Clone, Copy, Debug)]
pub struct Unresolved {
    /// Interned spelling (parser-local).
    pub name: u32,
    /// The number behind `#`.
    pub number: u32,
    /// Place.
    pub loc: Loc,
}

/// An argument of a region: `%x: T {attrs} loc(...)`.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// Its name; `None` for an argument without one.
    pub name: Option<Unresolved>,
    /// Its type.
    pub ty: Type,
    /// Its attribute dictionary.
    pub attrs: Attr,
    /// Its location.
    pub loc: Loc,
}

/// An operation being read.
#[derive(Clone, Debug, Default)]
pub struct OpState {
    /// Operands, resolved.
    pub operands: Vec<Value>,
    /// Result types.
    pub results: Vec<Type>,
    /// Attributes in any order.
    pub attrs: Vec<(Sym, Attr)>,
    /// Regions.
    pub regions: Vec<Region>,
    /// Successors.
    pub successors: Vec<Block>,
}

/// What a format has read so far, per field of the row.
#[derive(Clone, Debug, Default)]
pub struct FormatState {
    /// The operation.
    pub op: OpState,
    /// Operands as written, per operand field.
    pub operands: Vec<Vec<Unresolved>>,
    /// Their types, per operand field.
    pub operand_types: Vec<Vec<Type>>,
    /// Result types, per result field.
    pub result_types: Vec<Vec<Type>>,
    /// Successors per successor field.
    pub successors: Vec<Vec<Block>>,
    /// Regions per region field.
    pub regions: Vec<Vec<Region>>,
}

/// The parser.
pub struct Parser<'a> {
    /// The module being made.
    pub m: &'a mut Module,
}

/// What encloses a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delim {
    /// Nothing: ends where no comma follows.
    None,
    /// `(...)`
    Paren,
    /// `[...]`
    Square,
    /// `<...>`
    Angle,
}

#[allow(unused_variables, missing_docs, clippy::todo)]
impl Parser<'_> {
    // Places and errors.

    /// Place of the next token.
    pub fn loc(&self) -> Loc {
        todo!()
    }
    /// Reports an error and returns the marker: `return Err(p.error(loc, "name", "text"))`.
    pub fn error(&mut self, loc: Loc, name: &'static str, message: impl Into<String>) -> Failed {
        todo!()
    }

    // Tokens. Literals are punctuation (`->`, `(`, `,`, ...) or bare words.

    /// Whether the next token is this literal.
    pub fn at(&self, literal: &str) -> bool {
        todo!()
    }
    /// Takes the next token if it is this literal.
    pub fn eat(&mut self, literal: &str) -> bool {
        todo!()
    }
    /// Takes this literal or fails.
    pub fn expect(&mut self, literal: &str) -> Parse<()> {
        todo!()
    }
    /// Takes a bare word, if one is next.
    pub fn opt_word(&mut self) -> Option<&str> {
        todo!()
    }
    /// Takes a bare word.
    pub fn word(&mut self) -> Parse<String> {
        todo!()
    }
    /// Takes one of these words, if it is next; its index.
    pub fn opt_word_of(&mut self, words: &[&str]) -> Option<usize> {
        todo!()
    }
    /// Takes `@name`, if it is next.
    pub fn opt_symbol_name(&mut self) -> Parse<Option<Sym>> {
        todo!()
    }
    /// Takes `@name`.
    pub fn symbol_name(&mut self) -> Parse<Sym> {
        todo!()
    }
    /// Takes a string literal, if it is next, decoded.
    pub fn opt_string(&mut self) -> Parse<Option<Sym>> {
        todo!()
    }
    /// Takes an integer literal with optional minus, if it is next.
    pub fn opt_integer(&mut self) -> Parse<Option<i64>> {
        todo!()
    }
    /// Takes an integer literal with optional minus.
    pub fn integer(&mut self) -> Parse<i64> {
        todo!()
    }
    /// Reads `item`s separated by commas inside a delimiter. With `Delim::None` at least one item.
    pub fn list(&mut self, delim: Delim, item: impl FnMut(&mut Self) -> Parse<()>) -> Parse<()> {
        todo!()
    }

    // Types and attributes.

    /// Reads a type.
    pub fn ty(&mut self) -> Parse<Type> {
        todo!()
    }
    /// Reads a type if the next token can begin one.
    pub fn opt_ty(&mut self) -> Parse<Option<Type>> {
        todo!()
    }
    /// Reads a comma-separated list of types (at least one).
    pub fn type_list(&mut self, out: &mut Vec<Type>) -> Parse<()> {
        todo!()
    }
    /// Reads `(types) -> types`.
    pub fn function_type(&mut self, inputs: &mut Vec<Type>, results: &mut Vec<Type>) -> Parse<()> {
        todo!()
    }
    /// Reads what follows `->` in a function type: one type or `(types)`.
    pub fn result_types(&mut self, results: &mut Vec<Type>) -> Parse<()> {
        todo!()
    }
    /// Reads an attribute. `expected` is the type of a number whose type is not written.
    pub fn attr(&mut self, expected: Option<Type>) -> Parse<Attr> {
        todo!()
    }
    /// Reads an attribute if the next token can begin one.
    pub fn opt_attr(&mut self, expected: Option<Type>) -> Parse<Option<Attr>> {
        todo!()
    }
    /// Reads `{name = value, ...}` if it is next.
    pub fn opt_attr_dict(&mut self, out: &mut Vec<(Sym, Attr)>) -> Parse<()> {
        todo!()
    }
    /// Reads `attributes {...}` if it is next.
    pub fn opt_attr_dict_with_keyword(&mut self, out: &mut Vec<(Sym, Attr)>) -> Parse<()> {
        todo!()
    }
    /// Reads `loc(...)` if it is next, else the default.
    pub fn opt_trailing_loc(&mut self, default: Loc) -> Parse<Loc> {
        todo!()
    }

    // Values.

    /// Reads `%name`, if it is next.
    pub fn opt_operand(&mut self) -> Parse<Option<Unresolved>> {
        todo!()
    }
    /// Reads `%name`.
    pub fn operand(&mut self) -> Parse<Unresolved> {
        todo!()
    }
    /// Reads operands separated by commas.
    pub fn operand_list(&mut self, delim: Delim, out: &mut Vec<Unresolved>) -> Parse<()> {
        todo!()
    }
    /// The value of an operand of a type; a use before the definition is patched later.
    pub fn resolve(&mut self, operand: Unresolved, ty: Type) -> Parse<Value> {
        todo!()
    }
    /// Resolves operands of types (equal counts, else an error at `loc`) and appends them.
    pub fn resolve_all(&mut self, operands: &[Unresolved], types: &[Type], loc: Loc, out: &mut Vec<Value>) -> Parse<()> {
        todo!()
    }
    /// Reads `%name`, `%name: type` (`typed`), with attributes and location where allowed.
    pub fn argument(&mut self, typed: bool, attrs: bool) -> Parse<Argument> {
        todo!()
    }

    // Blocks and regions.

    /// Reads `^name`.
    pub fn successor(&mut self) -> Parse<Block> {
        todo!()
    }
    /// Reads `^name` with operands `(%a, %b : types)`.
    pub fn successor_and_operands(&mut self, operands: &mut Vec<Value>) -> Parse<Block> {
        todo!()
    }
    /// Reads a region `{ ... }` whose entry block gets these arguments. `isolated`: names outside are not visible.
    /// The operation's row (implicit terminator, default dialect) is applied.
    pub fn region(&mut self, opcode: Opcode, args: &[Argument], isolated: bool) -> Parse<Region> {
        todo!()
    }
    /// Reads a region if `{` is next.
    pub fn opt_region(&mut self, opcode: Opcode, args: &[Argument], isolated: bool) -> Parse<Option<Region>> {
        todo!()
    }
}
