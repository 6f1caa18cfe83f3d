//! `iree.abi.declaration`: the source signature as text, `sync func @f(%input0: T {attributes}) -> (%output0: T)`, which
//! IREE's compiler attaches today. Names are those of `iree.abi.name`, else `input` and `output` with a number.

use alloc::string::String;
use alloc::vec::Vec;
use ir::text::print::{print_attr, print_type, push_uint};
use ir::{Attr, Module, Release, Type};

use super::Error;
use super::function::{Function, string};

/// An argument or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field<'a> {
    /// Its name, without `%`.
    pub name: &'a str,
    /// Its type.
    pub ty: &'a str,
    /// Its attributes, without braces; empty for none.
    pub attrs: &'a str,
    /// Byte of the text where it begins.
    pub at: usize,
}

/// A declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declaration<'a> {
    /// Whether callers pass fences (`async`).
    pub is_async: bool,
    /// The function's name, without `@`.
    pub name: &'a str,
    /// Its arguments.
    pub args: Vec<Field<'a>>,
    /// Its results.
    pub results: Vec<Field<'a>>,
}

/// The declaration of a function. Unknown attributes are written as they are, names aside.
pub fn declare(m: &Module, f: &Function, is_async: bool, release: Release) -> String {
    let mut out = String::from(if is_async { "async func @" } else { "sync func @" });
    out.push_str(m.cx.str(f.name));
    out.push('(');
    fields(m, &f.inputs, &f.arg_attrs, "input", release, &mut out);
    out.push_str(") -> (");
    fields(m, &f.results, &f.res_attrs, "output", release, &mut out);
    out.push(')');
    out
}

fn fields(m: &Module, types: &[Type], attrs: &[Attr], name: &str, release: Release, out: &mut String) {
    let cx = &m.cx;
    for (n, (&ty, &dict)) in types.iter().zip(attrs).enumerate() {
        out.push_str(if n > 0 { ", %" } else { "%" });
        match string(cx, dict, "iree.abi.name") {
            Some(s) => out.push_str(cx.str(s)),
            None => {
                out.push_str(name);
                push_uint(out, n as u64);
            }
        }
        out.push_str(": ");
        out.push_str(&print_type(m, ty, release));
        let mut open = false;
        for (key, value) in cx.dict_entries(dict).filter(|e| cx.str(e.0) != "iree.abi.name") {
            out.push_str(if open { ", " } else { " {" });
            open = true;
            out.push_str(cx.str(key));
            out.push_str(" = ");
            out.push_str(&print_attr(m, value, release));
        }
        if open {
            out.push('}');
        }
    }
}

impl<'a> Declaration<'a> {
    /// Reads a declaration. Types and attributes are found, not read.
    pub fn read(text: &'a str) -> Result<Declaration<'a>, Error> {
        let mut r = Reader { text, at: 0 };
        let is_async = match r.take("async ") {
            true => true,
            false if r.take("sync ") => false,
            false => return r.expected("'sync' or 'async'"),
        };
        if !r.take("func @") {
            return r.expected("'func @'");
        }
        let name = r.until("(")?;
        let args = r.fields()?;
        if !r.take(" -> (") {
            return r.expected("' -> ('");
        }
        let results = r.fields()?;
        if r.at < text.len() {
            return r.expected("the end of the declaration");
        }
        Ok(Declaration { is_async, name, args, results })
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }
    fn take(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        self.at += if found { word.len() } else { 0 };
        found
    }
    fn expected<T>(&self, what: &str) -> Result<T, Error> {
        let mut message = String::from("expected ");
        message.push_str(what);
        Err(Error::new(self.at, message))
    }
    /// The text in front of a word, which is consumed.
    fn until(&mut self, word: &str) -> Result<&'a str, Error> {
        let rest = self.rest();
        match ir::find::find(rest, word) {
            Some(n) => {
                self.at += n + word.len();
                Ok(&rest[..n])
            }
            None => {
                let mut what = String::from("'");
                what.push_str(word);
                what.push('\'');
                self.expected(&what)
            }
        }
    }
    /// Fields up to the closing parenthesis, which is consumed.
    fn fields(&mut self) -> Result<Vec<Field<'a>>, Error> {
        let mut out = Vec::new();
        if self.take(")") {
            return Ok(out);
        }
        loop {
            let at = self.at;
            if !self.take("%") {
                return self.expected("'%' and a name");
            }
            let name = self.until(": ")?;
            let ty = self.balanced()?;
            let attrs = if self.take(" {") {
                let attrs = self.balanced()?;
                if !self.take("}") {
                    return self.expected("'}'");
                }
                attrs
            } else {
                ""
            };
            out.push(Field { name, ty, attrs, at });
            if self.take(")") {
                return Ok(out);
            }
            if !self.take(", ") {
                return self.expected("',' or ')'");
            }
        }
    }
    /// Text up to what ends a type (`,`, `)`, ` {`) or attributes (`}`) outside brackets and strings.
    fn balanced(&mut self) -> Result<&'a str, Error> {
        let (from, bytes) = (self.at, self.text.as_bytes());
        let in_attrs = bytes[..from].ends_with(b"{");
        let mut open: Vec<u8> = Vec::new();
        while let Some(&c) = bytes.get(self.at) {
            match c {
                b'-' if bytes.get(self.at + 1) == Some(&b'>') => self.at += 1,
                b' ' if open.is_empty() && !in_attrs && bytes.get(self.at + 1) == Some(&b'{') => break,
                b',' | b')' if open.is_empty() && !in_attrs => break,
                b'}' if open.is_empty() && in_attrs => break,
                b'(' => open.push(b')'),
                b'<' => open.push(b'>'),
                b'[' => open.push(b']'),
                b'{' => open.push(b'}'),
                b')' | b'>' | b']' | b'}' if open.pop() != Some(c) => return self.expected("balanced brackets"),
                b'"' => {
                    self.at += 1;
                    while bytes.get(self.at).is_some_and(|&c| c != b'"') {
                        self.at += if bytes[self.at] == b'\\' { 2 } else { 1 };
                    }
                }
                _ => {}
            }
            self.at += 1;
        }
        match self.text.get(from..self.at.min(self.text.len())) {
            Some("") => self.expected("a type"),
            Some(t) if open.is_empty() => Ok(t),
            _ => self.expected("balanced brackets"),
        }
    }
}
