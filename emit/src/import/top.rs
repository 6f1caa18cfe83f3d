//! The first walk over the text: what stands at the top level and where.

use alloc::format;
use alloc::vec::Vec;

use ir::{Attr, Sym, Type};

use super::lex::{self, Kind, Token};
use super::{Map, Read, Reader};

/// What a symbol names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Variable,
    Function,
    Alias,
    Ifunc,
}

/// A symbol of the module.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbol {
    pub(super) what: What,
    /// Address space of its pointer.
    pub(super) space: u32,
    /// Type of a function, else the type of the value.
    pub(super) ty: Type,
    /// What of memory a function touches, as its attributes say.
    pub(super) effects: [u8; 6],
    /// Attributes of a direct call without others, once there was one.
    pub(super) call: Attr,
}

/// What the first walk found.
#[derive(Default)]
pub(super) struct Top {
    pub(super) source_name: Option<Sym>,
    pub(super) layout: Option<(Sym, u32)>,
    pub(super) triple: Option<Sym>,
    /// Lines of `module asm`.
    pub(super) asm: Vec<Attr>,
    /// Where each variable, alias and ifunc begins (at its name), and each function (at `define` or `declare`).
    pub(super) globals: Vec<(u32, What)>,
    pub(super) functions: Vec<u32>,
    /// By function: where its body was taken to end; 0 if that is certain.
    pub(super) ends: Vec<u32>,
    /// Comdats in order of their names' first appearance as definitions: name, kind.
    pub(super) comdats: Vec<(Sym, Sym)>,
    /// Which of them something belongs to.
    pub(super) comdats_used: Vec<bool>,
    /// The text of all metadata, where it is kept.
    pub(super) metadata: Vec<u8>,
    /// Named nodes: name and where the list begins.
    pub(super) named: Vec<(Sym, u32)>,
    /// Variables, functions and aliases by name.
    pub(super) symbols: Map<Sym, Symbol>,
    /// What functions say of personalities (0), prefixes (1) and prologues (2): the function, which of them, and where its type
    /// begins.
    pub(super) beside: Vec<(Sym, usize, u32)>,
    /// The constants that variables and functions hold, where naming them makes those.
    pub(super) held: Map<Sym, ir::List>,
    /// The numbers in the names of variables and aliases without names, by what they are called while reading: they are numbered in
    /// the order in which their names are written, and have [`u32::MAX`] before.
    nameless: Map<Sym, u32>,
    /// How many of them were written.
    numbered: u32,
    /// Functions with bodies, and where those stand; of parts nobody asks.
    pub(super) bodies: Vec<(Sym, u32, u32)>,
}

/// Whether a word begins an item at the top level.
pub(super) fn starts_item(w: &[u8]) -> bool {
    matches!(w, b"define" | b"declare" | b"attributes" | b"target" | b"source_filename" | b"module" | b"uselistorder" | b"uselistorder_bb")
}

impl<'a> Reader<'a> {
    /// Walks over the whole text.
    pub(super) fn scan(&mut self, file: &str) -> Read<()> {
        let file = self.m.cx.sym(file);
        self.top.source_name = Some(file);
        loop {
            let t = self.tok;
            match t.kind {
                Kind::End => return Ok(()),
                Kind::Word => self.scan_word()?,
                Kind::Local => {
                    self.bump();
                    self.expect(b'=')?;
                    self.expect_word("type")?;
                    self.note_type(t)?;
                }
                Kind::Global => {
                    self.scan_global(t)?;
                }
                Kind::Comdat => {
                    self.bump();
                    let name = self.text_of(t);
                    self.expect(b'=')?;
                    self.expect_word("comdat")?;
                    if self.tok.kind != Kind::Word {
                        return self.expected("the kind of the comdat");
                    }
                    let kind = self.bump();
                    let kind = self.text_of(kind);
                    self.top.comdats.push((name, kind));
                }
                Kind::Meta => {
                    self.bump();
                    let name = self.text_of(t);
                    self.expect(b'=')?;
                    self.top.named.push((name, self.here()));
                    self.expect(b'!')?;
                    self.skip_node()?;
                    self.note_metadata(t.start - 1);
                }
                Kind::Punct if t.punct == b'!' => {
                    self.bump();
                    let n = self.uint32()?;
                    self.expect(b'=')?;
                    if !self.md.define(n, self.here()) {
                        return self.fail(t.start, format!("metadata !{n} is defined twice"));
                    }
                    self.skip_metadata()?;
                    self.note_metadata(t.start);
                }
                // Summaries say nothing about the program.
                Kind::Punct if t.punct == b'^' => {
                    self.leave_out(t.start, "a module summary");
                    self.bump();
                    self.uint()?;
                    self.expect(b'=')?;
                    self.bump();
                    // `^8 = flags: 8`
                    if self.tok.kind == Kind::Int {
                        self.bump();
                    } else {
                        self.skip_parens(b'(', b')')?;
                    }
                }
                _ => return self.expected("a definition"),
            }
        }
    }

    fn scan_word(&mut self) -> Read<()> {
        let t = self.tok;
        match self.raw(t) {
            b"source_filename" => {
                self.bump();
                self.expect(b'=')?;
                self.top.source_name = Some(self.string()?);
            }
            b"target" => {
                self.bump();
                let layout = self.eat_word(b"datalayout");
                if !layout {
                    self.expect_word("triple")?;
                }
                self.expect(b'=')?;
                let at = self.tok.start;
                let text = self.string()?;
                if layout { self.top.layout = Some((text, at)) } else { self.top.triple = Some(text) }
            }
            b"module" => {
                self.bump();
                self.expect_word("asm")?;
                let text = self.string()?;
                let text = self.m.cx.str_bytes(text).into_owned();
                // A string may hold several lines.
                let text = text.strip_suffix(b"\n").unwrap_or(&text);
                // Lines with nothing in them say nothing.
                for line in text.split(|&c| c == b'\n').filter(|line| self.opts.lossless || !line.is_empty()) {
                    let line = self.m.cx.sym_bytes(line);
                    let line = self.m.cx.sym_str_attr(line);
                    self.top.asm.push(line);
                }
            }
            b"define" | b"declare" => {
                self.top.functions.push(t.start);
                self.top.ends.push(0);
                self.bump();
                let defines = self.raw(t) == b"define";
                self.scan_function(defines)?;
            }
            b"attributes" => {
                self.bump();
                if self.tok.kind != Kind::Group {
                    return self.expected("the number of an attribute group");
                }
                let g = self.bump();
                let n = self.number(g)?;
                self.expect(b'=')?;
                self.attrs.define(n, self.tok.start);
                self.skip_parens(b'{', b'}')?;
            }
            b"uselistorder" | b"uselistorder_bb" => {
                // The order of uses is nothing that the dialect keeps.
                while !self.is_punct(b'{') && self.tok.kind != Kind::End {
                    self.bump();
                }
                self.skip_parens(b'{', b'}')?;
            }
            _ => return self.expected("a definition"),
        }
        Ok(())
    }

    /// The number of a token of digits.
    pub(super) fn number(&mut self, t: Token) -> Read<u32> {
        match super::decimal(self.raw(t)).and_then(|n| u32::try_from(n).ok()) {
            Some(n) => Ok(n),
            None => self.fail(t.start, "a number of more than 32 bits"),
        }
    }

    /// Skips to the end of a bracket that stands next.
    pub(super) fn skip_parens(&mut self, open: u8, close: u8) -> Read<()> {
        let at = self.tok.start;
        if self.is_punct(open) {
            self.lexer.at = self.tok.end as usize;
            if self.lexer.skip(open, close) {
                self.last_end = self.lexer.at as u32;
                self.tok = self.lexer.next();
                return Ok(());
            }
        }
        self.fail(at, format!("expected '{}' and what belongs to it", open as char))
    }
    /// Skips `{...}` of a node.
    fn skip_node(&mut self) -> Read<()> {
        self.skip_parens(b'{', b'}')
    }
    /// Skips what a numbered node is.
    fn skip_metadata(&mut self) -> Read<()> {
        self.eat_word(b"distinct");
        match self.tok.kind {
            Kind::Meta => {
                self.bump();
                self.skip_parens(b'(', b')')
            }
            Kind::Punct if self.tok.punct == b'!' => {
                self.bump();
                if self.tok.kind == Kind::Str {
                    self.bump();
                    return Ok(());
                }
                self.skip_node()
            }
            // A constant with its type, as LLVM before 3.6 had it, is not read.
            _ => self.expected("metadata"),
        }
    }

    /// Skips a variable, alias or ifunc, the name of which stands next: whatever may follow it. What it is, is noted.
    fn scan_global(&mut self, name: Token) -> Read<()> {
        let raw = self.raw(name);
        self.bump();
        let sym = self.global_sym(name);
        if !name.quoted && raw.iter().all(u8::is_ascii_digit) {
            self.top.nameless.insert(sym, u32::MAX);
        }
        self.expect(b'=')?;
        let at = name.start;
        let (mut what, mut space) = (None, 0);
        // Only the words before the type say what it is.
        loop {
            match self.word() {
                b"global" | b"constant" => what = Some(What::Variable),
                b"alias" => what = Some(What::Alias),
                b"ifunc" => what = Some(What::Ifunc),
                b"addrspace" => {
                    self.bump();
                    space = self.address_space()?;
                    continue;
                }
                b"" if self.is_punct(b'(') => {
                    self.skip_parens(b'(', b')')?;
                    continue;
                }
                b"" => return self.expected("a global variable, an alias or an ifunc"),
                _ => {}
            }
            self.bump();
            if what.is_some() {
                break;
            }
        }
        let Some(what) = what else { return Ok(()) };
        // The name begins behind the sigil and perhaps a quote.
        self.top.globals.push((at - 1 - name.quoted as u32, what));
        self.symbol(sym, Symbol { what, space, ty: Type::NONE, effects: [3; 6], call: Attr::NONE }, at)?;
        // The rest: brackets are balanced, and the next item begins a line of its own or with a name before `=`.
        loop {
            let kind = self.tok.kind;
            match kind {
                Kind::End | Kind::Comdat => {
                    // `comdat($name)` stands in parentheses.
                    return Ok(());
                }
                Kind::Punct if matches!(self.tok.punct, b'(' | b'{' | b'[' | b'<') => {
                    let (open, close) = match self.tok.punct {
                        b'(' => (b'(', b')'),
                        b'{' => (b'{', b'}'),
                        b'[' => (b'[', b']'),
                        _ => (b'<', b'>'),
                    };
                    self.skip_parens(open, close)?;
                }
                Kind::Punct if self.tok.punct == b'!' => {
                    let was = (self.lexer, self.tok);
                    self.bump();
                    if self.tok.kind == Kind::Int {
                        self.bump();
                        if self.is_punct(b'=') {
                            self.go_back(was);
                            return Ok(());
                        }
                    }
                }
                Kind::Global | Kind::Local | Kind::Meta => {
                    let was = (self.lexer, self.tok);
                    self.bump();
                    if self.is_punct(b'=') {
                        self.go_back(was);
                        return Ok(());
                    }
                }
                Kind::Word if starts_item(self.raw(self.tok)) && !self.target_follows() => return Ok(()),
                Kind::Bad => return self.expected("the rest of a global"),
                Kind::Punct if self.tok.punct == b'^' => return Ok(()),
                _ => {
                    self.bump();
                }
            }
        }
    }
    /// The end of an item: another one begins, or the text ends.
    pub(super) fn item_ends(&mut self) -> Read<()> {
        let was = (self.lexer, self.tok);
        let t = self.bump();
        let ends = match t.kind {
            Kind::End => true,
            Kind::Word => starts_item(self.raw(t)),
            Kind::Local | Kind::Global | Kind::Comdat | Kind::Meta => self.is_punct(b'='),
            Kind::Punct if matches!(t.punct, b'!' | b'^') => self.tok.kind == Kind::Int,
            _ => false,
        };
        self.go_back(was);
        if ends { Ok(()) } else { self.expected("another definition") }
    }
    /// Whether `target` is a type here.
    fn target_follows(&mut self) -> bool {
        if !self.is_word(b"target") {
            return false;
        }
        let was = (self.lexer, self.tok);
        self.bump();
        let found = self.is_punct(b'(');
        self.go_back(was);
        found
    }

    /// Notes what a name is; two of the same name are an error.
    fn symbol(&mut self, name: Sym, s: Symbol, at: u32) -> Read<()> {
        if self.top.symbols.insert(name, s).is_some() {
            let text = self.m.cx.str(name);
            let message = format!("'@{}' is defined twice", &text.chars().take(80).collect::<alloc::string::String>());
            return self.fail(at, message);
        }
        Ok(())
    }

    /// Skips a function behind `define` or `declare` and notes its name.
    fn scan_function(&mut self, defines: bool) -> Read<()> {
        let mut name = None;
        let mut space = 0;
        loop {
            match self.tok.kind {
                Kind::Global if name.is_none() => {
                    let t = self.bump();
                    let sym = self.global_sym(t);
                    name = Some((sym, t.start));
                    if !self.is_punct(b'(') {
                        return self.expected("'('");
                    }
                }
                Kind::Punct if matches!(self.tok.punct, b'(' | b'[') => {
                    let close = if self.tok.punct == b'(' { b')' } else { b']' };
                    self.skip_parens(self.tok.punct, close)?;
                }
                Kind::Word if name.is_some() && self.is_word(b"addrspace") => {
                    self.bump();
                    space = self.address_space()?;
                }
                // Braces before the name belong to the result's type, behind it to `prefix` and its like or the body:
                // those of constants stand behind a type that has braces itself.
                Kind::Punct if self.tok.punct == b'{' && name.is_none() => self.skip_parens(b'{', b'}')?,
                Kind::Punct if self.tok.punct == b'<' => self.skip_parens(b'<', b'>')?,
                Kind::Word if matches!(self.word(), b"prefix" | b"prologue" | b"personality") && name.is_some() => {
                    let which = match self.word() {
                        b"personality" => 0,
                        b"prefix" => 1,
                        _ => 2,
                    };
                    self.bump();
                    if let (true, Some((name, _))) = (self.opts.release.version < 20, name) {
                        self.top.beside.push((name, which, self.here()));
                    }
                    self.ty()?;
                    if self.is_punct(b'{') || self.is_punct(b'[') || self.is_punct(b'<') {
                        let open = self.tok.punct;
                        let close = match open {
                            b'{' => b'}',
                            b'[' => b']',
                            _ => b'>',
                        };
                        self.skip_parens(open, close)?;
                    } else {
                        self.bump();
                    }
                }
                Kind::Punct if self.tok.punct == b'{' => {
                    if !defines {
                        return self.expected("no body of a declaration");
                    }
                    let at = self.tok.start;
                    self.lexer.at = self.tok.end as usize;
                    // Nearly always a body ends at the first brace that begins a line. Of parts it may be assumed until the
                    // body is read, which costs a fraction of counting its brackets.
                    if cfg!(feature = "fast")
                        && self.parts.is_some()
                        && let Some(end) = lex::brace_line(self.lexer.text, self.lexer.at)
                    {
                        self.lexer.at = end;
                        if let Some(e) = self.top.ends.last_mut() {
                            *e = end as u32;
                        }
                    } else if !self.lexer.skip(b'{', b'}') {
                        return self.fail(at, "the body of the function does not end");
                    }
                    if let (true, Some((name, _))) = (self.parts.is_none(), name) {
                        self.top.bodies.push((name, at, self.lexer.at as u32));
                    }
                    self.tok = self.lexer.next();
                    break;
                }
                Kind::End => break,
                Kind::Word if !defines && name.is_some() && starts_item(self.raw(self.tok)) => break,
                Kind::Global | Kind::Local | Kind::Comdat if !defines && name.is_some() => {
                    let was = (self.lexer, self.tok);
                    self.bump();
                    if self.is_punct(b'=') {
                        self.go_back(was);
                        break;
                    }
                }
                Kind::Meta if name.is_some() => {
                    let was = (self.lexer, self.tok);
                    self.bump();
                    if self.is_punct(b'=') {
                        self.go_back(was);
                        break;
                    }
                }
                Kind::Punct if self.tok.punct == b'!' => {
                    let was = (self.lexer, self.tok);
                    self.bump();
                    if self.tok.kind == Kind::Int {
                        self.bump();
                        if self.is_punct(b'=') {
                            self.go_back(was);
                            break;
                        }
                    }
                }
                Kind::Bad => return self.expected("the rest of a function"),
                _ => {
                    self.bump();
                }
            }
        }
        match name {
            Some((sym, at)) => {
                self.symbol(sym, Symbol { what: What::Function, space, ty: Type::NONE, effects: [3; 6], call: Attr::NONE }, at)
            }
            None => self.expected("the name of a function"),
        }
    }
}

impl Reader<'_> {
    /// The name that a global has in the module.
    pub(super) fn name_in_module(&mut self, name: Sym) -> Sym {
        let called = |r: &mut Self, number: u32| r.m.cx.sym(&format!("mlir.llvm.nameless_global_{number}"));
        match self.top.nameless.get(&name) {
            None => return name,
            Some(&u32::MAX) => {}
            Some(&number) => return called(self, number),
        }
        // Names that are taken are left out.
        loop {
            let number = self.top.numbered;
            self.top.numbered += 1;
            let is = called(self, number);
            if !self.top.symbols.contains_key(&is) {
                self.top.nameless.insert(name, number);
                return is;
            }
        }
    }
}
