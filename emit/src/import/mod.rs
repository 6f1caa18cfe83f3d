//! LLVM IR text into the LLVM dialect.
//!
//! The text is walked twice. The first walk (`top`) notes where functions, attribute groups and metadata stand and
//! skips the bodies; the second reads one function at a time into flat columns (`body`) and then appends its
//! operations (`convert`), blocks in reverse post-order so that every definition comes before its uses. Constants are
//! interned and made into operations at the head of the function or initializer that needs them (`konst`). Metadata
//! is read where it stands, when something refers to it (`meta`, `debug`). In parts, of which nothing is said but that
//! they were read, the first walk assumes where bodies end, and the second appends the entry block as it reads it.
//!
//! What the dialect has no place for is an error or a remark, never dropped in silence. Deliberately missing: use-list
//! orders and module summaries, which say nothing about the program.
//! Source: LLVM Language Reference; what `mlir-translate --import-llvm` makes of the same text.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::map::Map;

use ir::dialect::builtin;
use ir::{Attr, Diagnostic, Diags, Loc, LocData, Module, NewOp, Op, Release, Source, Sym, Type};

mod access;
mod attrs;
mod block_tags;
mod body;
mod call;
mod convert;
mod debug;
mod flags;
mod global;
mod held;
mod inst;
mod intrinsic;
mod keep;
mod konst;
mod konst_op;
mod layout;
mod lex;
mod meta;
mod quick;
mod top;
mod types;

use lex::{Kind, Lexer, Token};

/// Nesting of types, constants and metadata that is followed.
const DEPTH: u32 = 256;

/// What the reader may be told.
#[derive(Clone, Copy, Debug)]
pub struct ImportOptions {
    /// The release to behave like.
    pub release: Release,
    /// Every intrinsic becomes `llvm.call_intrinsic`.
    pub prefer_unregistered_intrinsics: bool,
    /// Identified structs lose their names.
    pub structs_as_literals: bool,
    /// Composite debug types lose their elements.
    pub drop_composite_elements: bool,
    /// What the dialect has no place for is kept as text in attributes, for the writer to write back.
    pub lossless: bool,
    /// Functions and instructions get their places in the text as locations, for diagnostics, not those of their debug information.
    pub places: bool,
}

impl Default for ImportOptions {
    fn default() -> ImportOptions {
        ImportOptions {
            release: Release::V22,
            prefer_unregistered_intrinsics: false,
            structs_as_literals: false,
            drop_composite_elements: false,
            lossless: false,
            places: false,
        }
    }
}

/// An error was reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;
/// The result of reading something.
pub(crate) type Read<T> = Result<T, Failed>;

/// Everything known while reading.
// What is read most stands first, where its address is short.
#[repr(C)]
struct Reader<'a> {
    m: &'a mut Module,
    diags: &'a mut Diags,
    /// The token that stands next.
    tok: Token,
    /// One past the last byte of the token before it.
    last_end: u32,
    lexer: Lexer<'a>,
    ks: konst::Konsts,
    opts: ImportOptions,
    top: top::Top,
    types: types::Types,
    md: meta::Meta,
    di: debug::Debug,
    attrs: attrs::Groups,
    dl: abi::layout::DataLayout,
    /// `loc("file":0:0)`, the place of what has no debug location at module level.
    file_loc: Loc,
    /// Operations of the module, in order.
    ops: Vec<Op>,
    f: body::Body,
    /// What was left out, so that it is said once.
    left_out: Vec<Sym>,
    rows: intrinsic::Rows,
    /// The name of the attribute for types that arguments point to: inline assembly and intrinsics have one.
    keep_elementtype: &'static str,
    /// Who takes the module part by part.
    parts: Option<Parts<'a>>,
}

/// Takes the module in parts of about so many operations.
struct Parts<'a> {
    size: usize,
    sink: &'a mut dyn FnMut(&mut Module) -> bool,
    /// Attributes of the module.
    attrs: Attr,
}

/// Reads LLVM IR text into an empty module. False after an error.
pub fn import(m: &mut Module, source: Source<'_>, opts: &ImportOptions, diags: &mut Diags) -> bool {
    read(m, source, opts, diags, None)
}

/// Reads it in parts of about `size` operations, each a module with the attributes of the whole, handed on and cleared
/// before the next one is read (as `ir::text::parse_parts` does). False if a part was not taken or anything is to be
/// reported, which is not said here: the caller reads the text anew as a whole.
pub fn import_in_parts(
    m: &mut Module,
    source: Source<'_>,
    opts: &ImportOptions,
    size: usize,
    sink: &mut dyn FnMut(&mut Module) -> bool,
) -> bool {
    let mut diags = Diags::default();
    let parts = Parts { size, sink, attrs: Attr::EMPTY_DICT };
    !opts.lossless && read(m, source, opts, &mut diags, Some(parts)) && diags.list.is_empty()
}

fn read<'a>(m: &'a mut Module, source: Source<'a>, opts: &ImportOptions, diags: &'a mut Diags, parts: Option<Parts<'a>>) -> bool {
    let text = source.text.as_bytes();
    if text.len() >= u32::MAX as usize / 2 {
        diags.error("import-size", Loc::UNKNOWN, "a file of 2 GiB or more");
        return false;
    }
    m.cx.sorted_affine = opts.release.sorted_affine;
    m.cx.early_folds = opts.release.early_folds;
    m.cx.older_enum_numbers = opts.release.older_enum_numbers;
    // A line of LLVM IR is about forty bytes.
    m.reserve(parts.as_ref().map_or(text.len() / 40, |p| p.size.min(text.len()).saturating_mul(2)));
    let mut lexer = Lexer { text, at: 0 };
    let tok = lexer.next();
    let before = diags.n_errors;
    let mut r = Reader {
        m,
        diags,
        opts: *opts,
        lexer,
        tok,
        last_end: 0,
        top: top::Top::default(),
        types: types::Types::default(),
        ks: konst::Konsts::default(),
        md: meta::Meta::default(),
        di: debug::Debug::default(),
        attrs: attrs::Groups::default(),
        dl: abi::layout::DataLayout::default(),
        file_loc: Loc::UNKNOWN,
        ops: Vec::new(),
        f: body::Body::default(),
        left_out: Vec::new(),
        rows: intrinsic::Rows::default(),
        keep_elementtype: "",
        parts,
    };
    let done = r.module(source.name);
    done.is_ok() && r.diags.n_errors == before
}

/// The number that digits are, if it has 64 bits at most.
fn decimal(digits: &[u8]) -> Option<u64> {
    let mut n = 0u64;
    for &c in digits {
        let d = c.wrapping_sub(b'0');
        if d > 9 {
            return None;
        }
        n = n.checked_mul(10)?.checked_add(d as u64)?;
    }
    (!digits.is_empty()).then_some(n)
}

impl<'a> Reader<'a> {
    // Tokens.

    /// Moves on; the token that stood there.
    #[inline]
    fn bump(&mut self) -> Token {
        let t = self.tok;
        self.last_end = t.end;
        self.tok = self.lexer.next();
        t
    }
    /// Where the token that stands next begins, its sigil and quote included: a place to read on from.
    fn here(&self) -> u32 {
        let sigil = match self.tok.kind {
            Kind::Local | Kind::Global | Kind::Comdat | Kind::Meta | Kind::Group | Kind::Record => 1 + self.tok.quoted as u32,
            Kind::Label => self.tok.quoted as u32,
            Kind::Str => 1,
            Kind::Bytes => 2,
            _ => 0,
        };
        self.tok.start - sigil
    }
    /// Reads on from another place.
    fn go_to(&mut self, at: u32) -> (Lexer<'a>, Token) {
        let was = (self.lexer, self.tok);
        self.lexer.at = at as usize;
        self.tok = self.lexer.next();
        was
    }
    /// Reads on where [`Reader::go_to`] left.
    fn go_back(&mut self, was: (Lexer<'a>, Token)) {
        (self.lexer, self.tok) = was;
    }
    /// The bytes of a token, as they stand there.
    #[inline]
    fn raw(&self, t: Token) -> &'a [u8] {
        &self.lexer.text[t.start as usize..t.end as usize]
    }
    #[inline]
    fn is_punct(&self, c: u8) -> bool {
        self.tok.kind == Kind::Punct && self.tok.punct == c
    }
    #[inline]
    fn eat_punct(&mut self, c: u8) -> bool {
        let found = self.is_punct(c);
        if found {
            self.bump();
        }
        found
    }
    #[inline]
    fn expect(&mut self, c: u8) -> Read<()> {
        if self.eat_punct(c) { Ok(()) } else { self.expected_punct(c) }
    }
    #[cold]
    fn expected_punct(&mut self, c: u8) -> Read<()> {
        self.expected(&format!("'{}'", c as char))
    }
    /// The word that stands next, empty if none does.
    #[inline]
    fn word(&self) -> &'a [u8] {
        if self.tok.kind == Kind::Word { self.raw(self.tok) } else { b"" }
    }
    #[inline]
    fn is_word(&self, w: &[u8]) -> bool {
        self.tok.kind == Kind::Word && self.raw(self.tok) == w
    }
    #[inline]
    fn eat_word(&mut self, w: &[u8]) -> bool {
        let found = self.is_word(w);
        if found {
            self.bump();
        }
        found
    }
    fn expect_word(&mut self, w: &str) -> Read<()> {
        if self.eat_word(w.as_bytes()) { Ok(()) } else { self.expected(&format!("'{w}'")) }
    }
    /// An unsigned number.
    fn uint(&mut self) -> Read<u64> {
        if self.tok.kind == Kind::Int && self.tok.number != lex::NO_NUMBER {
            return Ok(self.bump().number as u64);
        }
        match decimal(self.raw(self.tok)) {
            Some(n) if self.tok.kind == Kind::Int => {
                self.bump();
                Ok(n)
            }
            _ => self.expected("an unsigned integer"),
        }
    }
    fn uint32(&mut self) -> Read<u32> {
        let at = self.tok.start;
        let n = self.uint()?;
        u32::try_from(n).or_else(|_| self.fail(at, "a number of more than 32 bits"))
    }
    /// `(n)`
    fn paren_uint(&mut self) -> Read<u64> {
        self.expect(b'(')?;
        let n = self.uint()?;
        self.expect(b')')?;
        Ok(n)
    }
    /// The string that a token stands for.
    fn text_of(&mut self, t: Token) -> Sym {
        let raw = self.raw(t);
        if t.quoted { self.m.cx.sym_bytes(&lex::unescape(raw)) } else { self.m.cx.sym_bytes(raw) }
    }
    /// `"text"`
    fn string(&mut self) -> Read<Sym> {
        if self.tok.kind != Kind::Str {
            return self.expected("a string");
        }
        let mut t = self.bump();
        t.quoted = true;
        Ok(self.text_of(t))
    }
    /// `@name`
    fn global_name(&mut self) -> Read<Sym> {
        if self.tok.kind != Kind::Global {
            return self.expected("the name of a global");
        }
        let t = self.bump();
        Ok(self.global_sym(t))
    }
    /// The symbol of a global's token; those without a name have one of their number ([`Reader::name_in_module`]).
    fn global_sym(&mut self, t: Token) -> Sym {
        let raw = self.raw(t);
        if !t.quoted && raw.iter().all(u8::is_ascii_digit) {
            return self.m.cx.sym(&format!("mlir.llvm.nameless_{}", String::from_utf8_lossy(raw)));
        }
        self.text_of(t)
    }

    // Errors.

    /// The location of what stands at a byte of the text.
    #[inline]
    fn loc_of(&self, at: u32, loc: Loc) -> Loc {
        if self.opts.places { self.place(at) } else { loc }
    }
    /// The place of a token whose content begins at a byte, its sigil and quote included.
    fn place(&self, mut at: u32) -> Loc {
        for before in [&b"\""[..], b"%@$!#"] {
            let i = at.wrapping_sub(1);
            if self.lexer.text.get(i as usize).is_some_and(|c| before.contains(c)) {
                at = i;
            }
        }
        Loc::at(at)
    }
    /// Reports an error at a byte of the text.
    #[inline]
    fn fail<T>(&mut self, at: u32, message: impl Into<String>) -> Read<T> {
        Err(self.failed(at, message.into()))
    }
    /// Reports an error at the token that stands next.
    #[inline]
    fn expected<T>(&mut self, what: &str) -> Read<T> {
        Err(self.not_found(what))
    }
    /// Reports something that LLVM IR has and this reader or the dialect does not.
    #[inline]
    fn unsupported<T>(&mut self, at: u32, what: &str) -> Read<T> {
        Err(self.not_supported(at, what))
    }
    // One copy of each for all types.
    #[cold]
    #[inline(never)]
    fn failed(&mut self, at: u32, message: String) -> Failed {
        self.diags.push(Diagnostic::error("import", self.place(at), message));
        Failed
    }
    #[cold]
    #[inline(never)]
    fn not_supported(&mut self, at: u32, what: &str) -> Failed {
        self.diags.push(Diagnostic::error(
            "import-unsupported",
            self.place(at),
            format!("{what} is not supported by the reader of LLVM IR"),
        ));
        Failed
    }
    #[cold]
    #[inline(never)]
    fn not_found(&mut self, what: &str) -> Failed {
        let t = self.tok;
        let found = match t.kind {
            Kind::End => String::from("the end of the file"),
            _ => {
                let raw = &self.raw(t)[..self.raw(t).len().min(40)];
                format!("'{}'", String::from_utf8_lossy(raw))
            }
        };
        self.failed(t.start, format!("expected {what}, found {found}"))
    }
    /// Remarks, once, that something has no place in the dialect.
    fn leave_out(&mut self, at: u32, what: &str) {
        let name = self.m.cx.sym(what);
        if self.left_out.len() < 256 && !self.left_out.contains(&name) {
            self.left_out.push(name);
            self.diags.remark("import-left-out", self.place(at), format!("{what} has no place in the LLVM dialect and is left out"));
        }
    }

    /// The same of something that `lossless` keeps as text.
    fn leave_to_text(&mut self, at: u32, what: &str) {
        if !self.opts.lossless {
            self.leave_out(at, what);
        }
    }

    // Making things.

    /// `[name] = value` entries as a dictionary.
    fn dict(&mut self, entries: &[(Sym, Attr)]) -> Attr {
        self.m.cx.dict(entries)
    }
    fn i64_attr(&mut self, n: u64) -> Attr {
        self.m.cx.int_attr(Type::I64, n as i64)
    }

    /// The whole module, in the order of the reference: comdats, globals, aliases, ifuncs, module flags, functions.
    fn module(&mut self, file: &str) -> Read<()> {
        self.scan(file)?;
        let file = self.top.source_name.unwrap_or(Sym::EMPTY);
        self.file_loc = self.m.cx.loc(LocData::File { file, line: 0, col: 0 });
        let mut attrs = Vec::new();
        self.data_layout(&mut attrs)?;
        self.type_definitions()?;
        if self.parts.is_none() {
            self.block_tags()?;
        }
        self.globals()?;
        self.module_metadata(&mut attrs)?;
        if self.parts.is_some() {
            // Every part has them.
            self.module_attrs(&mut attrs);
            let attrs = self.dict(&attrs);
            self.parts.iter_mut().for_each(|p| p.attrs = attrs);
            self.functions()?;
            return self.hand_over(true);
        }
        self.functions()?;
        self.module_attrs(&mut attrs);
        self.keep_metadata(&mut attrs);
        let attrs = self.dict(&attrs);
        self.root(attrs);
        Ok(())
    }
    /// Puts the operations so far into a module.
    fn root(&mut self, attrs: Attr) {
        let region = self.m.new_region();
        let block = self.m.new_block(&[]);
        self.m.set_block_ops(block, &self.ops);
        self.m.set_region_blocks(region, &[block]);
        self.m.root = Some(self.m.append(NewOp { attrs, regions: &[region], ..NewOp::new(builtin::MODULE, self.file_loc) }));
    }
    /// Hands over what was read, if that is enough for a part or the rest, and makes room.
    fn hand_over(&mut self, rest: bool) -> Read<()> {
        let Some(attrs) = self.parts.as_ref().filter(|p| rest || self.m.op_kind.len() >= p.size).map(|p| p.attrs) else {
            return Ok(());
        };
        self.root(attrs);
        let fine = self.diags.list.is_empty() && self.top.comdats_used.iter().all(|u| !u);
        if !fine || !self.parts.as_mut().is_some_and(|p| (p.sink)(self.m)) {
            return Err(Failed);
        }
        self.ops.clear();
        self.m.clear();
        Ok(())
    }
}
