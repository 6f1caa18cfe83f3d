//! The parser: MLIR text into a module (MLIR LangRef, "Notation" and "Operations").
//!
//! This file owns the parser's state, tokens, names and scopes; `parse_op` reads operations, blocks and regions,
//! `parse_type`, `parse_attr`, `parse_loc` and `parse_affine` hold those grammars, `parse_format` runs the tables'
//! formats. Nesting of regions costs no stack: a region's text is skipped when its operation is read (its closing
//! brace is known from one pass over it) and read afterwards by an explicit stack of frames. Types, attributes
//! and locations nest to a stated limit.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::diag::{Diagnostic, Diags, Source};
use crate::dialect::function::Signature;
use crate::id::{Attr, Block, Loc, Opcode, Region, Sym, Type, Value};
use crate::module::Module;
use crate::release::Release;
use crate::store::{Scratch, StrPool};
use crate::text::format::Program;
use crate::text::lex::{self, Tok, Token};
use crate::text::name_pool::NamePool;
use crate::text::parse_direct::Direct;
use crate::text::parse_fast::FastFormats;
use crate::ty::Sign;

/// Types, attributes, locations and affine expressions nest at most this deep.
pub const MAX_NESTING: u32 = 256;
/// Nodes that all uses of aliases may stand for together, besides some for each byte of the input.
const MAX_ALIAS_NODES: u64 = 1 << 22;
/// Errors reported before the parser gives up.
const MAX_ERRORS: usize = 20;
/// Largest input in bytes: locations are 31-bit offsets.
pub const MAX_INPUT: usize = (1 << 31) - 2;

/// Parsing failed and a diagnostic was reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed;
/// The result of reading something.
pub type Parse<T> = Result<T, Failed>;

/// What the parser accepts.
#[derive(Clone, Copy, Debug, Default)]
pub struct ParseOptions {
    /// The release whose syntax is read.
    pub release: Release,
    /// Accept operations, types and attributes of dialects without a table.
    pub allow_unregistered: bool,
    /// Older spellings are errors instead of upgraded.
    pub strict: bool,
    /// Older spellings are upgraded without a remark.
    pub quiet_older: bool,
    /// The text is a piece of a document: what it leaves out is made up.
    pub fragment: bool,
    /// Do not wrap the input into a `builtin.module`: it must be one operation.
    pub no_implicit_module: bool,
}

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

impl OpState {
    pub(crate) fn clear(&mut self) {
        let OpState { operands, results, attrs, regions, successors } = self;
        operands.clear();
        results.clear();
        attrs.clear();
        regions.clear();
        successors.clear();
    }
    /// The value of an attribute read so far.
    pub fn attr(&self, name: Sym) -> Option<Attr> {
        self.attrs.iter().find(|e| e.0 == name).map(|e| e.1)
    }
}

/// What a format has read so far, per field of the row.
#[derive(Clone, Debug, Default)]
pub struct FormatState {
    /// The operation.
    pub op: OpState,
    /// Operands as written, per operand field.
    pub operands: Scratch<Vec<Unresolved>>,
    /// Their types, per operand field.
    pub operand_types: Scratch<Vec<Type>>,
    /// Result types, per result field.
    pub result_types: Scratch<Vec<Type>>,
    /// Successors per successor field.
    pub successors: Scratch<Vec<Block>>,
    /// Regions per region field.
    pub regions: Scratch<Vec<Region>>,
    pub(crate) flat_operands: Vec<Unresolved>,
    pub(crate) flat_operand_types: Vec<Type>,
    pub(crate) flat_result_types: Vec<Type>,
    pub(crate) has_flat_operands: bool,
    pub(crate) has_flat_operand_types: bool,
    pub(crate) has_flat_result_types: bool,
}

/// What an alias costs when it is written out.
#[derive(Clone, Copy)]
pub(crate) struct AliasCost {
    depth: u32,
    weight: u64,
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

/// What a name stands for now.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    /// First value of the group.
    pub(crate) value: Value,
    /// Values in the group.
    pub(crate) count: u32,
    /// The isolated scope it is visible in.
    pub(crate) scope: u32,
    /// Where it was defined.
    pub(crate) loc: Loc,
}

impl Slot {
    pub(crate) const EMPTY: Slot = Slot { value: Value::NONE, count: 0, scope: 0, loc: Loc::UNKNOWN };
}

/// A block that was named.
pub(crate) struct Label {
    pub(crate) name: u32,
    pub(crate) region: Region,
    pub(crate) block: Block,
    /// Where it was named first, or defined.
    pub(crate) loc: Loc,
    pub(crate) defined: bool,
    /// What the slot of the name held before.
    pub(crate) outer: Value,
}

/// All that names stand for is restored: see [`Parser::logged`].
pub(crate) const EVERYTHING: (u32, u32) = (0, u32::MAX);

/// A use before its definition: a value made up for it, replaced when its isolated scope ends.
pub(crate) struct Forward {
    pub(crate) use_: Unresolved,
    pub(crate) placeholder: Value,
    pub(crate) real: Value,
    pub(crate) scope: u32,
    /// The use of the same name before this one in [`Parser::forwards`], `u32::MAX` at the end.
    pub(crate) next: u32,
}

/// A region whose text was skipped and is read next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    pub(crate) region: Region,
    /// Byte after `{`.
    pub(crate) start: u32,
    /// Byte of the `}` that closes it, the end of the text if there is none.
    pub(crate) close: u32,
    pub(crate) isolated: bool,
    /// Belongs to an operation in generic form, where nothing is implied.
    pub(crate) generic: bool,
    /// Arguments of the entry block: a range of [`Parser::pending_args`].
    pub(crate) args: (u32, u32),
}

/// The parser.
// What is read most stands first, where its address is short.
#[repr(C)]
pub struct Parser<'a> {
    /// The module being made.
    pub m: &'a mut Module,
    /// What was reported.
    pub diags: &'a mut Diags,
    pub(crate) src: &'a [u8],
    /// The current token.
    pub(crate) token: Token,
    /// End of the token before it.
    pub(crate) last_end: u32,
    pub(crate) slots: Vec<Slot>,
    /// Nodes that the aliases used so far stand for.
    weight: u64,
    pub(crate) depth: u32,
    /// The isolated scope read now, and the number of the last one made.
    pub(crate) scope: u32,
    /// The region whose blocks are read now.
    pub(crate) region: Region,
    /// The kind of the operation being read (for regions).
    pub(crate) opcode: Opcode,
    /// Where the operation being read in custom form is named.
    pub(crate) op_loc: Loc,
    pub(crate) fast: FastFormats,
    pub(crate) fast_operands: Vec<Unresolved>,
    /// Slots to restore at the end of regions.
    pub(crate) log: Vec<(u32, Slot)>,
    /// The text.
    pub source: Source<'a>,
    /// Options.
    pub opts: ParseOptions,
    /// The deepest nesting since the definition of an alias began, the aliases in it written out.
    deepest: u32,
    /// Results whose number comes from the size of a vector: a few bytes ask for as many as they like.
    pub elements: i64,
    /// What aliases cost when they are written out; `true` for types.
    alias_costs: crate::map::Map<(bool, u32), AliasCost>,

    /// Names of values and blocks.
    pub(crate) value_names: NamePool,
    /// Names of aliases and of affine dimensions.
    pub(crate) names: StrPool,
    pub(crate) direct: Direct,
    /// Element type of the typed pointer read last.
    pub(crate) pointee: Option<Type>,
    pub(crate) fragment: super::parse_fragment::Fragment,
    /// What type aliases of typed pointers point to.
    pub(crate) alias_pointees: crate::map::Map<u32, Type>,
    /// Kinds of older spellings that were remarked on.
    pub(crate) older_kinds: Vec<&'static str>,
    /// The terminator that a module once had was read; what stands for it goes with the module's end.
    pub(crate) module_terminator: bool,
    /// The operation that the one of an older name became, where its types decide that.
    pub(crate) older_became: Option<Opcode>,
    /// Types of the variadic functions of LLVM that were declared.
    #[cfg(feature = "older")]
    pub(crate) variadic: crate::map::Map<Sym, Type>,
    /// Operations to place before the one being read.
    pub(crate) before: Vec<crate::id::Op>,
    /// The isolated operation whose region is read.
    pub(crate) isolated: Opcode,
    /// Whether an alias with a dot in its name was defined.
    pub(crate) dotted_aliases: bool,
    /// Identified structs whose bodies are being read.
    pub(crate) open_structs: Vec<Sym>,
    /// `distinct` attributes by their numbers in the text.
    pub(crate) distinct: crate::map::Map<u32, Attr>,
    /// Segment sizes by their digits.
    pub(crate) sizes_attrs: crate::store::Lookup<(u64, Attr)>,
    pub(crate) last_scope: u32,
    /// The scopes around it, and from which scope on, up to how many further on, what a name stood for is restored at the end
    /// of the region read now. Behind an isolated scope nobody asks for what a name stood for in it, so one that stood for
    /// nothing before it may stay as it is, and so may what it stood for in another one that was read already, whose number
    /// is higher than that of the scope around.
    pub(crate) outer_scopes: Vec<u32>,
    pub(crate) logged: (u32, u32),
    pub(crate) forwards: Vec<Forward>,
    /// The last open use of a name in a scope.
    pub(crate) forward_of: crate::map::Map<(u32, u32), u32>,
    pub(crate) n_open_forwards: usize,
    /// Ranges of the operand pool without placeholders: those of isolated scopes that were read.
    pub(crate) settled: Vec<(usize, usize)>,

    /// Blocks that were named in the regions that are open, in order of first mention. The slot of a block's name has the
    /// last of that name, as a place here.
    pub(crate) labels: Vec<Label>,
    /// A number of it that no other region has, nor any scope: what names of blocks stand for is remembered with it. And
    /// the last one given.
    #[cfg(feature = "fast")]
    pub(crate) region_mark: u32,
    #[cfg(feature = "fast")]
    pub(crate) last_mark: u32,

    pub(crate) type_aliases: crate::map::Map<u32, Type>,
    pub(crate) attr_aliases: crate::map::Map<u32, Attr>,
    /// Definitions of aliases at the start of a line, found when a location names one before it is read.
    pub(crate) alias_index: Option<crate::map::Map<u32, u32>>,

    /// Where braces of a piece of the text are closed, and that piece.
    pub(crate) braces: Vec<(u32, u32)>,
    pub(crate) matched: (u32, u32),
    /// Position among them behind that of the region opened last.
    pub(crate) next_brace: usize,
    pub(crate) pending: Vec<Pending>,
    pub(crate) pending_args: Vec<Argument>,
    #[cfg(feature = "fast")]
    pub(crate) parameters: Vec<super::parse_block::Parameter>,
    /// Compiled formats by opcode; taken out while they run.
    pub(crate) programs: Vec<Option<Program>>,
    #[allow(clippy::vec_box)] // moved in and out once per operation: a pointer, not 400 bytes
    pub(crate) spare_states: Vec<alloc::boxed::Box<FormatState>>,
    pub(crate) spare_operands: Vec<Vec<Unresolved>>,
    pub(crate) spare_types: Vec<Type>,
    pub(crate) spare_signature: Signature,
    /// What is known of the rows, by opcode: see [`Parser::op_dict`].
    pub(crate) plain_rows: Vec<Option<bool>>,
    pub(crate) default_dialect: &'static str,
    /// A region was met that is never closed.
    pub(crate) unclosed: bool,
    /// Whether the text is read without looking for the ends of the module and of functions first. Whatever is wrong then, it is
    /// read anew.
    pub(crate) ahead: bool,
    /// Where parts of the module go, if it is read in parts.
    pub(crate) parts: Option<super::parse_parts::PartReader<'a>>,
}

/// Reads a whole module. On error the diagnostics say why; they may also hold warnings and remarks on success.
/// Linear in the text. Errors: `Failed` when any error was reported.
pub fn parse_module(source: Source<'_>, opts: &ParseOptions, diags: &mut Diags) -> Parse<Module> {
    let mut m = Module::new();
    parse_into(&mut m, source, opts, diags)?;
    Ok(m)
}

/// Reads a whole module into an empty one (whose registry may hold a user's rows).
pub fn parse_into(m: &mut Module, source: Source<'_>, opts: &ParseOptions, diags: &mut Diags) -> Parse<()> {
    if source.text.len() > MAX_INPUT {
        diags.error("input-too-large", Loc::UNKNOWN, "input of more than 2 GiB");
        return Err(Failed);
    }
    // An operation takes some fifty bytes of text.
    let n_ops = source.text.len() / 48;
    if cfg!(all(feature = "fast", not(small))) && !opts.fragment {
        let mut found = Diags::default();
        let mut p = parser(m, source, opts, &mut found);
        p.ahead = true;
        p.begin(n_ops);
        if p.top_level().is_ok() && !found.failed() {
            found.list.into_iter().for_each(|d| diags.push(d));
            diags.n_dropped += found.n_dropped;
            return settled(diags);
        }
        let registry = core::mem::take(&mut m.cx.registry);
        *m = Module::new();
        m.cx.registry = registry;
    }
    let mut p = parser(m, source, opts, diags);
    p.begin(n_ops);
    let result = p.top_level();
    settled(diags).and(result)
}
/// Puts the reports in the order of the text (what stands behind a skipped region is read before the region), and says whether
/// there were no errors.
fn settled(diags: &mut Diags) -> Parse<()> {
    crate::order::sort_by_key(&mut diags.list, |d| d.loc.offset().unwrap_or(0));
    if diags.failed() { Err(Failed) } else { Ok(()) }
}

/// A parser of a text, ready for types and attributes.
pub(crate) fn parser<'a>(m: &'a mut Module, source: Source<'a>, opts: &ParseOptions, diags: &'a mut Diags) -> Parser<'a> {
    parser_of(m, source, source.text.len(), opts, diags)
}
/// The same of one that is to read about so many bytes of the text.
pub(crate) fn parser_of<'a>(m: &'a mut Module, source: Source<'a>, bytes: usize, opts: &ParseOptions, diags: &'a mut Diags) -> Parser<'a> {
    #[cfg(feature = "extended")]
    m.cx.registry.select(opts.release.version);
    m.cx.sorted_affine = opts.release.sorted_affine;
    m.cx.early_folds = opts.release.early_folds;
    m.cx.older_enum_numbers = opts.release.older_enum_numbers;
    m.cx.slice_bounds = opts.release.slice_bounds;
    m.cx.early_view_checks = opts.release.early_view_checks;
    m.cx.late_constant_checks = opts.release.late_constant_checks;
    m.cx.zero_alignment = opts.release.zero_alignment;
    m.cx.expect_text(bytes);
    Parser {
        m,
        source,
        opts: *opts,
        diags,
        src: source.text.as_bytes(),
        token: Token { tok: Tok::Eof, start: 0, end: 0 },
        last_end: 0,
        depth: 0,
        deepest: 0,
        weight: 0,
        elements: 0,
        alias_costs: crate::map::Map::default(),
        value_names: NamePool::default(),
        names: StrPool::default(),
        fast: FastFormats::default(),
        direct: Direct::default(),
        fast_operands: Vec::new(),
        pointee: None,
        fragment: Default::default(),
        alias_pointees: crate::map::Map::default(),
        older_kinds: Vec::new(),
        module_terminator: false,
        older_became: None,
        #[cfg(feature = "older")]
        variadic: crate::map::Map::default(),
        before: Vec::new(),
        isolated: Opcode::ERASED,
        dotted_aliases: false,
        open_structs: Vec::new(),
        distinct: crate::map::Map::default(),
        sizes_attrs: Default::default(),
        slots: Vec::new(),
        log: Vec::new(),
        scope: 1,
        last_scope: 1,
        outer_scopes: Vec::new(),
        logged: EVERYTHING,
        forwards: Vec::new(),
        forward_of: crate::map::Map::default(),
        n_open_forwards: 0,
        settled: Vec::new(),
        labels: Vec::new(),
        region: Region::NONE,
        #[cfg(feature = "fast")]
        region_mark: 1 << 31,
        #[cfg(feature = "fast")]
        last_mark: 1 << 31,
        type_aliases: crate::map::Map::default(),
        attr_aliases: crate::map::Map::default(),
        alias_index: None,
        braces: Vec::new(),
        matched: (0, 0),
        next_brace: 0,
        pending: Vec::new(),
        pending_args: Vec::new(),
        #[cfg(feature = "fast")]
        parameters: Vec::new(),
        programs: Vec::new(),
        spare_states: Vec::new(),
        spare_operands: Vec::new(),
        spare_types: Vec::new(),
        spare_signature: Signature::default(),
        plain_rows: Vec::new(),
        default_dialect: "",
        opcode: Opcode::ERASED,
        op_loc: Loc::UNKNOWN,
        unclosed: false,
        ahead: false,
        parts: None,
    }
}

/// Reads a text that holds one type and nothing else. Errors as [`parse_module`]'s, with places in that text.
pub fn parse_type(m: &mut Module, source: Source<'_>, opts: &ParseOptions, diags: &mut Diags) -> Parse<Type> {
    whole(m, source, opts, diags, |p| p.ty())
}

/// Reads a text that holds one attribute and nothing else. Errors as [`parse_module`]'s, with places in that text.
pub fn parse_attr(m: &mut Module, source: Source<'_>, opts: &ParseOptions, diags: &mut Diags) -> Parse<Attr> {
    whole(m, source, opts, diags, |p| p.attr(None))
}

fn whole<T>(
    m: &mut Module,
    source: Source<'_>,
    opts: &ParseOptions,
    diags: &mut Diags,
    read: impl FnOnce(&mut Parser<'_>) -> Parse<T>,
) -> Parse<T> {
    if source.text.len() > MAX_INPUT {
        diags.error("input-too-large", Loc::UNKNOWN, "input of more than 2 GiB");
        return Err(Failed);
    }
    let mut p = parser(m, source, opts, diags);
    p.seek(0);
    let read = read(&mut p)?;
    if p.is(Tok::Eof) { Ok(read) } else { Err(p.expected("the end of the text")) }
}

impl<'a> Parser<'a> {
    /// Gets ready to read a whole text, in modules of about so many operations.
    pub(crate) fn begin(&mut self, n_ops: usize) {
        self.m.reserve(n_ops);
        self.direct = Direct::new(n_ops);
        self.programs = alloc::vec![None; self.m.cx.registry.len()];
        self.plain_rows = alloc::vec![None; self.m.cx.registry.len()];
        self.seek(0);
    }

    // Places and errors.

    /// Place of the next token.
    #[inline]
    pub fn loc(&self) -> Loc {
        Loc::at(self.token.start)
    }
    /// Reports an error and returns the marker: `return Err(p.error(loc, "name", "text"))`.
    #[cold]
    pub fn error(&mut self, loc: Loc, name: &'static str, message: impl Into<String>) -> Failed {
        let mut d = Diagnostic::error(name, loc, message);
        if let Some(o) = loc.offset() {
            let t = lex::next(self.src, o as usize);
            if t.start == o {
                d.len = t.end - t.start;
            }
        }
        self.diags.push(d);
        Failed
    }
    /// Reports that something else was expected at the next token.
    #[cold]
    pub fn expected(&mut self, what: &str) -> Failed {
        self.expected_at(self.gap(), what)
    }
    /// The same for what names itself, a keyword or a number: the place is the next token in any case.
    #[cold]
    pub fn expected_here(&mut self, what: &str) -> Failed {
        self.expected_at(self.loc(), what)
    }
    fn expected_at(&mut self, loc: Loc, what: &str) -> Failed {
        let found = match self.token.tok {
            Tok::Eof => String::from("the end of the input"),
            _ => {
                let t = self.text();
                let cut = t.char_indices().nth(40).map_or(t.len(), |c| c.0);
                format!("`{}`", &t[..cut])
            }
        };
        if self.token.tok == Tok::Error && self.src.get(self.token.start as usize) == Some(&b'"') {
            return self.error(loc, "open-string", "expected '\"' in string literal");
        }
        self.error(loc, "unexpected-token", format!("expected {what}, found {found}"))
    }
    /// Where something is missing: at the next token, or behind the one before if the next stands on a later line.
    pub(crate) fn gap(&self) -> Loc {
        let between = self.src.get(self.last_end as usize..self.token.start as usize).unwrap_or_default();
        if self.last_end > 0 && between.contains(&b'\n') { Loc::at(self.last_end) } else { self.loc() }
    }
    pub(crate) fn too_many_errors(&self) -> bool {
        self.diags.n_errors >= MAX_ERRORS
    }

    // Tokens. Literals are punctuation (`->`, `(`, `,`, ...) or bare words.

    /// Continues reading at a byte.
    pub(crate) fn seek(&mut self, at: u32) {
        self.last_end = at;
        self.token = lex::next(self.src, at as usize);
    }
    /// Goes to the next token.
    #[inline]
    pub(crate) fn bump(&mut self) {
        self.last_end = self.token.end;
        self.token = lex::next(self.src, self.token.end as usize);
    }
    /// Text of the current token. Token boundaries are character boundaries.
    #[inline]
    pub(crate) fn text(&self) -> &'a str {
        self.source.text.get(self.token.start as usize..self.token.end as usize).unwrap_or("")
    }
    /// Whether the current token is of a kind.
    #[inline]
    pub(crate) fn is(&self, tok: Tok) -> bool {
        self.token.tok == tok
    }
    /// Takes a token of a kind if it is next.
    #[inline]
    pub(crate) fn take(&mut self, tok: Tok) -> bool {
        let yes = self.token.tok == tok;
        if yes {
            self.bump();
        }
        yes
    }
    /// Takes a token of a kind or fails.
    #[inline]
    pub(crate) fn need(&mut self, tok: Tok, what: &str) -> Parse<()> {
        if self.take(tok) { Ok(()) } else { Err(self.expected(what)) }
    }

    /// Whether the next token is this literal. A lone sigil (`%`, `^`, `@`, `#`, `!`) or quote stands for any token
    /// that begins with it.
    #[inline]
    pub fn at(&self, literal: &str) -> bool {
        let t = self.token;
        if (t.end - t.start) as usize != literal.len() {
            return self.at_sigil(literal);
        }
        self.src.get(t.start as usize..t.end as usize) == Some(literal.as_bytes())
    }
    fn at_sigil(&self, literal: &str) -> bool {
        matches!(
            (literal.as_bytes(), self.token.tok),
            ([b'%'], Tok::Percent)
                | ([b'^'], Tok::Caret)
                | ([b'@'], Tok::At)
                | ([b'#'], Tok::Hash)
                | ([b'!'], Tok::Bang)
                | ([b'"'], Tok::Str)
        )
    }
    /// Takes the next token if it is this literal.
    #[inline]
    pub fn eat(&mut self, literal: &str) -> bool {
        let yes = self.at(literal);
        if yes {
            self.bump();
        }
        yes
    }
    /// Takes this literal or fails.
    #[inline]
    pub fn expect(&mut self, literal: &str) -> Parse<()> {
        if self.eat(literal) {
            return Ok(());
        }
        let what = format!("'{literal}'");
        let word = literal.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        Err(if word { self.expected_here(&what) } else { self.expected(&what) })
    }
    /// Takes a bare word, if one is next.
    pub fn opt_word(&mut self) -> Option<&'a str> {
        if !self.is(Tok::Word) {
            return None;
        }
        let t = self.text();
        self.bump();
        Some(t)
    }
    /// Takes a bare word.
    pub fn word(&mut self) -> Parse<&'a str> {
        match self.opt_word() {
            Some(w) => Ok(w),
            None => Err(self.expected_here("a keyword")),
        }
    }
    /// The bare word that is next, not taken.
    pub fn peek_word(&self) -> Option<&'a str> {
        if self.is(Tok::Word) { Some(self.text()) } else { None }
    }
    /// Takes one of these words, if it is next; its index.
    pub fn opt_word_of(&mut self, words: &[&str]) -> Option<usize> {
        let i = self.peek_word().and_then(|w| words.iter().position(|x| *x == w))?;
        self.bump();
        Some(i)
    }
    /// Takes `@name`, if it is next.
    pub fn opt_symbol_name(&mut self) -> Parse<Option<Sym>> {
        if !self.is(Tok::At) {
            return Ok(None);
        }
        let text = &self.text()[1..];
        let sym = if text.starts_with('"') { self.unescape(text, self.token.start + 1)? } else { self.m.cx.sym(text) };
        if sym == Sym::EMPTY {
            // It could not be written again.
            let loc = self.loc();
            return Err(self.error(loc, "symbol-name", "the name of a symbol must not be empty"));
        }
        self.bump();
        Ok(Some(sym))
    }
    /// Takes `@name`.
    pub fn symbol_name(&mut self) -> Parse<Sym> {
        match self.opt_symbol_name()? {
            Some(s) => Ok(s),
            None => Err(self.expected("a symbol name such as `@f`")),
        }
    }
    /// Takes a string literal, if it is next, decoded.
    pub fn opt_string(&mut self) -> Parse<Option<Sym>> {
        if !self.is(Tok::Str) {
            return Ok(None);
        }
        let sym = self.unescape(self.text(), self.token.start)?;
        self.bump();
        Ok(Some(sym))
    }
    /// Takes a string literal, decoded.
    pub fn string(&mut self) -> Parse<Sym> {
        match self.opt_string()? {
            Some(s) => Ok(s),
            None => Err(self.expected("a string")),
        }
    }
    /// The string of a literal with its quotes. Bytes that are no UTF-8 after decoding are kept as one character each.
    pub(crate) fn unescape(&mut self, quoted: &str, at: u32) -> Parse<Sym> {
        let body = &quoted[1..quoted.len() - 1];
        // 0xf4 begins the characters that bytes are kept as.
        if !body.bytes().any(|b| matches!(b, b'\\' | 0xf4)) {
            return Ok(self.m.cx.sym(body));
        }
        let b = body.as_bytes();
        let mut out: Vec<u8> = Vec::with_capacity(b.len());
        let mut i = 0;
        while i < b.len() {
            if b[i] != b'\\' {
                out.push(b[i]);
                i += 1;
                continue;
            }
            let hex = |c: Option<&u8>| c.and_then(|&c| (c as char).to_digit(16));
            match b.get(i + 1) {
                Some(b'"') => out.push(b'"'),
                Some(b'\\') => out.push(b'\\'),
                Some(b'n') => out.push(b'\n'),
                Some(b't') => out.push(b'\t'),
                _ => match (hex(b.get(i + 1)), hex(b.get(i + 2))) {
                    (Some(h), Some(l)) => {
                        out.push((h * 16 + l) as u8);
                        i += 1;
                    }
                    _ => {
                        return Err(self.error(
                            Loc::at(at + 1 + i as u32),
                            "unknown-escape",
                            "unknown escape in string literal: known are \\\" \\\\ \\n \\t and two hexadecimal digits",
                        ));
                    }
                },
            }
            i += 2;
        }
        Ok(self.m.cx.sym_bytes(&out))
    }
    /// Takes an integer literal with optional minus, if it is next.
    pub fn opt_integer(&mut self) -> Parse<Option<i64>> {
        let Some((loc, neg, text, value)) = self.opt_literal() else { return Ok(None) };
        match value {
            Some(v) if neg && v <= 1 << 63 => Ok(Some((v as i64).wrapping_neg())),
            Some(v) if !neg && (v <= i64::MAX as u64 || text.starts_with("0x")) => Ok(Some(v as i64)),
            _ => Err(self.error(loc, "integer-too-large", "integer value too large")),
        }
    }
    /// Takes an integer literal of an unsigned number of 32 or 64 bits, if it is next. One below zero wraps around.
    pub fn opt_unsigned(&mut self, width: u32) -> Parse<Option<u64>> {
        let Some((loc, neg, _, value)) = self.opt_literal() else { return Ok(None) };
        let mask = u64::MAX >> (64 - width);
        match value {
            Some(v) if !neg && v <= mask => Ok(Some(v)),
            // The reference takes numbers a little below zero; how far depends on their digits.
            Some(v) if neg && v < 1 << (width - 4) => Ok(Some(v.wrapping_neg() & mask)),
            _ => Err(self.error(loc, "integer-too-large", "integer value too large")),
        }
    }
    /// Takes an integer literal of `width` bits: its little-endian words. What 64 bits hold may be wider than `width` and
    /// wraps around, as the reference has it.
    pub(crate) fn integer_words(&mut self, width: u32) -> Parse<Vec<u32>> {
        let Some((loc, neg, text, value)) = self.opt_literal() else { return Err(self.expected_here("an integer")) };
        if width > 64 {
            return self.big_int(neg, text, loc, width, Sign::Signless);
        }
        let bits = match value {
            Some(v) if neg && v <= 1 << 63 => v.wrapping_neg(),
            Some(v) if !neg && (v >> 63 == 0 || width == 64 || text.starts_with("0x")) => v,
            _ => return Err(self.error(loc, "integer-too-large", "integer value too large")),
        } & u64::MAX.checked_shr(64 - width).unwrap_or(0);
        Ok([bits as u32, (bits >> 32) as u32].to_vec())
    }
    /// Takes an integer literal: its place, whether it has a minus, its digits, their value if 64 bits hold it.
    fn opt_literal(&mut self) -> Option<(Loc, bool, &'a str, Option<u64>)> {
        let neg = self.is(Tok::Minus);
        if neg && lex::next(self.src, self.token.end as usize).tok != Tok::Int {
            return None;
        }
        if !neg && !self.is(Tok::Int) {
            return None;
        }
        let loc = self.loc();
        if neg {
            self.bump();
        }
        let text = self.text();
        let value = match text.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16).ok(),
            None => text.parse::<u64>().ok(),
        };
        self.bump();
        Some((loc, neg, text, value))
    }
    /// Whether braces stand next with nothing between them.
    pub(crate) fn at_empty_braces(&self) -> bool {
        self.is(Tok::LBrace) && lex::next(self.src, self.token.end as usize).tok == Tok::RBrace
    }
    /// Takes an integer literal with optional minus.
    pub fn integer(&mut self) -> Parse<i64> {
        match self.opt_integer()? {
            Some(i) => Ok(i),
            None => Err(self.expected_here("an integer")),
        }
    }
    /// Reads `item`s separated by commas inside a delimiter. With `Delim::None` at least one item.
    #[inline]
    pub fn list(&mut self, delim: Delim, mut item: impl FnMut(&mut Self) -> Parse<()>) -> Parse<()> {
        self.list_of(delim, &mut item)
    }
    fn list_of(&mut self, delim: Delim, item: &mut dyn FnMut(&mut Self) -> Parse<()>) -> Parse<()> {
        let (open, close, text) = match delim {
            Delim::None => (Tok::Eof, Tok::Eof, ""),
            Delim::Paren => (Tok::LParen, Tok::RParen, "')'"),
            Delim::Square => (Tok::LSquare, Tok::RSquare, "']'"),
            Delim::Angle => (Tok::Less, Tok::Greater, "'>'"),
        };
        if delim != Delim::None {
            let what = match delim {
                Delim::Paren => "'('",
                Delim::Square => "'['",
                _ => "'<'",
            };
            self.need(open, what)?;
            if self.take(close) {
                return Ok(());
            }
        }
        loop {
            item(self)?;
            if !self.take(Tok::Comma) {
                break;
            }
        }
        if delim != Delim::None {
            self.need(close, text)?;
        }
        Ok(())
    }
    /// One level deeper; an error past the limit. Pair with [`Parser::leave`].
    pub(crate) fn enter(&mut self) -> Parse<()> {
        if self.depth >= MAX_NESTING {
            let loc = self.loc();
            return Err(self.error(loc, "nested-too-deeply", format!("nested more than {MAX_NESTING} levels deep")));
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        Ok(())
    }
    /// The definition of an alias begins.
    pub(crate) fn begin_alias(&mut self) -> AliasCost {
        let outer = AliasCost { depth: self.deepest, weight: self.weight };
        self.deepest = self.depth;
        outer
    }
    /// The definition of an alias ends: what it costs is remembered.
    pub(crate) fn end_alias(&mut self, outer: AliasCost, is_type: bool, key: u32) {
        let mut cost = AliasCost { depth: self.deepest - self.depth, weight: self.weight - outer.weight + 1 };
        // What is printed under an alias again stays as small as it is; debug information shares without end.
        // Nor does it nest: whoever goes through debug information keeps a stack of his own.
        if !is_type && self.keeps_alias(key) {
            self.weight = outer.weight + 1;
            cost = AliasCost { depth: 1, weight: 1 };
        }
        self.alias_costs.insert((is_type, key), cost);
        self.deepest = self.deepest.max(outer.depth);
    }
    /// Whether what an alias names is printed under an alias again.
    fn keeps_alias(&self, key: u32) -> bool {
        match self.attr_aliases.get(&key).map(|&a| self.m.cx.attr_data(a)) {
            Some(AttrData::Record { def, .. }) => !crate::dialect::records::RECORDS[def as usize].alias.is_empty(),
            Some(AttrData::Loc(_)) => true,
            _ => false,
        }
    }
    /// What aliases cost so far, to go back to.
    pub(crate) fn alias_mark(&self) -> AliasCost {
        AliasCost { depth: self.deepest, weight: self.weight }
    }
    /// What was read since is read again.
    pub(crate) fn alias_forget(&mut self, mark: AliasCost) {
        (self.deepest, self.weight) = (mark.depth, mark.weight);
    }
    /// An alias is used. Aliases must not be a way around the limit of nesting, nor make a small text stand for a
    /// module that nobody can write out (each alias twice in the next one).
    pub(crate) fn use_alias(&mut self, is_type: bool, key: u32, loc: Loc) -> Parse<()> {
        let Some(&cost) = self.alias_costs.get(&(is_type, key)) else { return Ok(()) };
        if self.depth + cost.depth >= MAX_NESTING {
            return Err(self.error(
                loc,
                "nested-too-deeply",
                format!("nested more than {MAX_NESTING} levels deep, with the aliases written out"),
            ));
        }
        self.deepest = self.deepest.max(self.depth + cost.depth);
        self.weight = self.weight.saturating_add(cost.weight);
        if self.weight > MAX_ALIAS_NODES + 16 * self.src.len() as u64 {
            return Err(self.error(loc, "aliases-too-large", "the aliases of this input stand for too large a module"));
        }
        Ok(())
    }
    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    // Values.

    /// A type as text, for messages.
    pub(crate) fn type_text(&self, ty: Type) -> String {
        super::print::type_string(self.m, ty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> (Option<Module>, Diags) {
        let mut diags = Diags::default();
        let opts = ParseOptions { allow_unregistered: true, ..ParseOptions::default() };
        let m = parse_module(Source::new("t.mlir", text), &opts, &mut diags).ok();
        (m, diags)
    }

    #[test]
    fn generic_operations_regions_and_forward_references() {
        let (m, d) = parse(
            "\"a.b\"() ({\n^bb0(%x: i32):\n  \"a.use\"(%y) : (f32) -> ()\n  \"a.br\"()[^bb1] : () -> ()\n^bb1:\n  %y = \"a.def\"(%x) {k = 1 : i8} : (i32) -> f32\n}) : () -> ()",
        );
        assert!(d.list.is_empty(), "{:?}", d.list);
        let m = m.expect("parses");
        let mut n = 0;
        crate::module::walk(&m, m.root.expect("root"), |_| n += 1);
        assert_eq!(n, 5);
    }

    #[test]
    fn deep_nesting_takes_no_stack() {
        let n = 100_000;
        let mut text = "\"a.r\"() ({\n".repeat(n);
        text.push_str(&"}) : () -> ()\n".repeat(n));
        let (m, d) = parse(&text);
        assert!(m.is_some(), "{:?}", d.list);
    }
}
