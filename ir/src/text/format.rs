//! The assembly-format language of the dialect tables, compiled to a small program that the parser and the printer run.
//!
//! A format is a sequence of elements separated by blanks:
//! `'lit'` a keyword or punctuation; `''` no blank here; `' '` a blank; `'\n'` a new line; `$name` an operand, attribute, region or
//! successor; `type($name)`, `type(operands)`, `type(results)`; `functional-type(operands, results)`; `operands`,
//! `regions`, `successors`, `attr-dict`, `attr-dict-with-keyword`, `prop-dict`; `custom<Name>(args)`;
//! `( then )?` and `( then ) : ( else )?` optional groups, with `^` behind the anchor; `qualified(...)` and `ref(...)`.
//! The meaning of each is that of the element of the same name in MLIR's declarative assembly format
//! (MLIR documentation, "Operation Definition Specification", "Declarative Assembly Format").

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::row::OpRow;

/// Which values an element speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// Operand field `i` of the row.
    Operand(u8),
    /// Result field `i` of the row.
    Result(u8),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// One element.
#[derive(Clone, PartialEq, Debug)]
pub enum Element {
    /// Keyword or punctuation.
    Literal(&'static str),
    /// `''`: no blank before the next element.
    NoSpace,
    /// `' '`: a blank.
    Space,
    /// `'\n'`: a line break.
    Newline,
    /// Attribute field `i` of the row.
    Attr(u8),
    /// Operand field `i` of the row.
    Operand(u8),
    /// Region field `i` of the row.
    Region(u8),
    /// Successor field `i` of the row.
    Successor(u8),
    /// All operands.
    Operands,
    /// All regions.
    Regions,
    /// All successors.
    Successors,
    /// Types of values.
    Type(Values),
    /// `(types) -> types`
    FunctionalType(Values, Values),
    /// The attributes that no other element writes.
    AttrDict,
    /// The same behind the word `attributes`.
    AttrDictWithKeyword,
    /// The inherent attributes that no other element writes, as `<{...}>`.
    PropDict,
    /// A custom directive: name and arguments.
    Custom(&'static str, Vec<Element>),
    /// An optional group; anchor is an index into `then`.
    Optional {
        /// Elements of the group.
        then: Vec<Element>,
        /// Elements when the group is absent.
        otherwise: Vec<Element>,
        /// Index in `then` of the element that decides when printing.
        anchor: usize,
    },
    /// With its dialect prefix, where the bare form would leave it away.
    Qualified(alloc::boxed::Box<Element>),
    /// Passed to a custom directive only; neither read nor written itself.
    Ref(alloc::boxed::Box<Element>),
}

/// A compiled format.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// Elements in order.
    pub elements: Vec<Element>,
    /// Attribute fields written by an element (bit `i` of word `i / 64`): `attr-dict` leaves them out.
    pub written: u64,
}

/// Compiles the format of a row. `Err` says what is wrong with it; a test compiles every row.
pub fn compile(row: &OpRow, text: &'static str) -> Result<Program, String> {
    let mut c = Compiler { row, text, pos: 0, written: 0 };
    let elements = c.sequence(false)?.0;
    if c.pos < text.len() {
        return Err(format!("{}: unexpected `{}`", row.name, &text[c.pos..]));
    }
    Ok(Program { elements, written: c.written })
}

struct Compiler<'a> {
    row: &'a OpRow,
    text: &'static str,
    pos: usize,
    written: u64,
}

impl Compiler<'_> {
    fn rest(&self) -> &'static str {
        &self.text[self.pos..]
    }
    fn skip(&mut self) {
        self.pos += self.rest().len() - self.rest().trim_start().len();
    }
    fn eat(&mut self, s: &str) -> bool {
        self.skip();
        if self.rest().starts_with(s) {
            self.pos += s.len();
            return true;
        }
        false
    }
    fn expect(&mut self, s: &str) -> Result<(), String> {
        if self.eat(s) { Ok(()) } else { Err(format!("{}: expected `{s}` at `{}`", self.row.name, self.rest())) }
    }
    fn word(&mut self) -> &'static str {
        self.skip();
        let r = self.rest();
        let n = r.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-')).unwrap_or(r.len());
        self.pos += n;
        &r[..n]
    }
    /// Elements up to `)`, `,` or the end, and the index of the one marked with `^`.
    fn sequence(&mut self, inside: bool) -> Result<(Vec<Element>, Option<usize>), String> {
        let (mut out, mut anchor) = (Vec::new(), None);
        loop {
            self.skip();
            let r = self.rest();
            if r.is_empty() || (inside && (r.starts_with(')') || r.starts_with(','))) {
                return Ok((out, anchor));
            }
            out.push(self.element()?);
            if self.rest().starts_with('^') {
                self.pos += 1;
                anchor = Some(out.len() - 1);
            }
        }
    }
    fn element(&mut self) -> Result<Element, String> {
        self.skip();
        let r = self.rest();
        if let Some(lit) = r.strip_prefix('\'') {
            let end = lit.find('\'').ok_or_else(|| format!("{}: open literal", self.row.name))?;
            self.pos += end + 2;
            return Ok(match &lit[..end] {
                "" => Element::NoSpace,
                " " => Element::Space,
                "\n" => Element::Newline,
                l => Element::Literal(l),
            });
        }
        if r.starts_with('$') {
            self.pos += 1;
            let name = self.word();
            return self.variable(name);
        }
        if self.eat("(") {
            let (then, anchor) = self.sequence(true)?;
            self.expect(")")?;
            let mut otherwise = Vec::new();
            if self.eat(":") {
                self.expect("(")?;
                otherwise = self.sequence(true)?.0;
                self.expect(")")?;
            }
            self.expect("?")?;
            let anchor = anchor.ok_or_else(|| format!("{}: optional group without `^`", self.row.name))?;
            return Ok(Element::Optional { then, otherwise, anchor });
        }
        match self.word() {
            "attr-dict" => Ok(Element::AttrDict),
            "attr-dict-with-keyword" => Ok(Element::AttrDictWithKeyword),
            "prop-dict" => Ok(Element::PropDict),
            "operands" => Ok(Element::Operands),
            "regions" => Ok(Element::Regions),
            "successors" => Ok(Element::Successors),
            "type" => {
                self.expect("(")?;
                let v = self.values()?;
                self.expect(")")?;
                Ok(Element::Type(v))
            }
            "functional-type" => {
                self.expect("(")?;
                let a = self.values()?;
                self.expect(",")?;
                let b = self.values()?;
                self.expect(")")?;
                Ok(Element::FunctionalType(a, b))
            }
            "qualified" => {
                self.expect("(")?;
                let e = self.element()?;
                self.expect(")")?;
                Ok(Element::Qualified(alloc::boxed::Box::new(e)))
            }
            "ref" => {
                self.expect("(")?;
                let written = self.written;
                let e = self.element()?;
                self.written = written;
                self.expect(")")?;
                Ok(Element::Ref(alloc::boxed::Box::new(e)))
            }
            "custom" => {
                self.expect("<")?;
                let name = self.word();
                self.expect(">")?;
                self.expect("(")?;
                let mut args = Vec::new();
                while !self.eat(")") {
                    args.push(self.element()?);
                    self.eat(",");
                }
                Ok(Element::Custom(name, args))
            }
            w => Err(format!("{}: unknown element `{w}` at `{r}`", self.row.name)),
        }
    }
    fn values(&mut self) -> Result<Values, String> {
        if self.eat("$") {
            let name = self.word();
            if let Some(i) = self.row.operands.iter().position(|o| o.name == name) {
                return Ok(Values::Operand(i as u8));
            }
            if let Some(i) = self.row.results.iter().position(|o| o.name == name) {
                return Ok(Values::Result(i as u8));
            }
            return Err(format!("{}: no operand or result `{name}`", self.row.name));
        }
        match self.word() {
            "operands" => Ok(Values::Operands),
            "results" => Ok(Values::Results),
            w => Err(format!("{}: `{w}` names no values", self.row.name)),
        }
    }
    fn variable(&mut self, name: &str) -> Result<Element, String> {
        if let Some(i) = self.row.operands.iter().position(|o| o.name == name) {
            return Ok(Element::Operand(i as u8));
        }
        if let Some(i) = self.row.attrs.iter().position(|a| crate::sym::known_text(a.name) == Some(name)) {
            self.written |= 1 << i;
            return Ok(Element::Attr(i as u8));
        }
        if let Some(i) = self.row.regions.iter().position(|o| o.name == name) {
            return Ok(Element::Region(i as u8));
        }
        if let Some(i) = self.row.successors.iter().position(|o| o.name == name) {
            return Ok(Element::Successor(i as u8));
        }
        Err(format!("{}: nothing is named `${name}`", self.row.name))
    }
}
