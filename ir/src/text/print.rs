//! The printer: a module as MLIR text, byte for byte as mlir-opt of the chosen release writes it.
//!
//! This file owns the public surface and what dialects call; `print_op` walks operations and regions, `print_name`
//! gives values their names, `print_type`, `print_attr` and `print_float` write the leaves, `print_alias` finds what
//! gets a `#map` or `#loc`, `print_format` runs the tables' formats.
//!
//! Regions nest to any depth: [`Printer::region`] only notes where a region belongs in the text of its operation, and
//! the walk fills it in later from an explicit stack. So text after a call of `region` is right, but what a region
//! prints cannot be seen in [`Printer::out`] by the function that asked for it.

use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::diag::Source;
use crate::id::{Attr, Block, Loc, Op, Region, Sym, Type, Value};
use crate::module::Module;
use crate::release::Release;
use crate::store::List;
use crate::text::print_alias::{Aliases, Visit};
use crate::text::print_format::Code;
use crate::text::print_name::Names;
use crate::text::print_op::{Frame, Hole};

/// What is printed and how: mlir-opt's `--mlir-print-*` flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintOptions {
    /// The release whose text is written.
    pub release: Release,
    /// Generic form only (`--mlir-print-op-generic`).
    pub generic: bool,
    /// Locations (`--mlir-print-debuginfo`).
    pub debuginfo: bool,
    /// Locations for people; cannot be read back (`--mlir-pretty-debuginfo`).
    pub pretty_debuginfo: bool,
    /// No aliases (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// `{...}` instead of regions (`--mlir-print-skip-regions`).
    pub skip_regions: bool,
    /// Numbers of values are unique in the whole text (`--mlir-print-unique-ssa-ids`); always so in generic form.
    pub unique_ids: bool,
    /// Elements attributes of more elements are left out (`--mlir-elide-elementsattrs-if-larger`).
    pub elide_elements: Option<u64>,
    /// Resources whose text is longer are left out (`--mlir-elide-resource-strings-if-larger`).
    pub elide_resources: Option<u64>,
    /// Elements attributes of more elements are printed as one hexadecimal string, `None` for never
    /// (`--mlir-print-elementsattrs-with-hex-if-larger`).
    pub hex_elements: Option<u64>,
    /// Floats of more than 64 bits are printed as their bits: decimal ones are read as doubles (`--lossless`).
    pub wide_float_bits: bool,
}

impl Default for PrintOptions {
    fn default() -> Self {
        PrintOptions {
            release: Release::V22,
            generic: false,
            debuginfo: false,
            pretty_debuginfo: false,
            local_scope: false,
            skip_regions: false,
            unique_ids: false,
            elide_elements: None,
            elide_resources: None,
            hex_elements: Some(100),
            wide_float_bits: false,
        }
    }
}

/// The text that mlir-opt writes for a module, its last (empty) line included. `source` is what locations of parsed
/// operations point into; it is asked only when locations are printed.
#[cfg(feature = "print")]
pub fn print_module(m: &Module, source: Source<'_>, opts: &PrintOptions) -> String {
    let Some(root) = m.root else { return String::new() };
    let mut p = Printer::new(m, source, opts, root);
    p.top_level(root);
    p.text()
}

/// The same of a text that may be long: whenever some of it is there, `sink` may take it, and says whether it did. What it
/// did not take is returned.
#[cfg(feature = "fast")]
#[cfg(feature = "print")]
pub fn print_in_pieces<'a>(m: &'a Module, source: Source<'a>, opts: &PrintOptions, sink: &'a mut dyn FnMut(&[u8]) -> bool) -> Vec<u8> {
    let Some(root) = m.root else { return Vec::new() };
    let mut p = Printer::new(m, source, opts, root);
    p.sink = Some(sink);
    p.top_level(root);
    p.done.take(&mut p.out);
    p.done.into_bytes(0)
}
/// Length of a piece: it stays in the cache.
#[cfg(feature = "fast")]
pub(super) const PIECE: usize = 1 << 18;

/// One operation for a diagnostic: with local names, without aliases, without a line end.
#[cfg(feature = "print")]
pub fn print_op(m: &Module, op: Op, source: Source<'_>, opts: &PrintOptions) -> String {
    let scope = crate::text::print_op::isolated_ancestor(m, op);
    let opts = PrintOptions { local_scope: true, ..*opts };
    let mut p = Printer::new(m, source, &opts, scope);
    p.op_tree(op);
    p.text()
}

/// One type.
pub fn print_type(m: &Module, ty: Type, release: Release) -> String {
    let mut p = Printer::without_names(m, &PrintOptions { release, ..PrintOptions::default() });
    p.ty(ty);
    p.out
}

/// The text of a type, as the default release writes it.
pub fn type_string(m: &Module, ty: Type) -> String {
    print_type(m, ty, Release::V22)
}

/// One attribute.
pub fn print_attr(m: &Module, a: Attr, release: Release) -> String {
    let mut p = Printer::without_names(m, &PrintOptions { release, ..PrintOptions::default() });
    p.attr(a);
    p.out
}

/// The printer.
// What is read most stands first, where its address is short.
#[repr(C)]
pub struct Printer<'a> {
    /// The module being printed.
    pub m: &'a Module,
    /// What was printed last.
    pub out: String,
    /// Blanks before a new line of the operation being printed.
    pub(super) indent: u32,
    /// What was printed before that.
    #[cfg(feature = "fast")]
    pub(super) done: crate::text::print_lines::Lines,
    /// How to print.
    pub opts: PrintOptions,
    pub(super) source: Source<'a>,
    /// Offsets of line starts in the source; filled when locations are printed.
    pub(super) lines: Vec<u32>,
    pub(super) names: Names,
    /// Dialect whose prefix is dropped here.
    pub(super) default_dialect: &'static str,
    /// Regions that the operation being printed asked for.
    pub(super) holes: Vec<Hole>,
    pub(super) frames: Vec<Frame>,
    /// Text that follows regions still to be printed, last first.
    pub(super) tails: String,
    /// Printed text of types, and where that of each type is.
    pub(super) type_text: String,
    pub(super) type_spans: Vec<List>,
    /// Identified structs being printed, innermost last.
    pub(super) open_structs: Vec<Sym>,
    /// Whether a type may stand in LLVM types: 0 unknown, 1 no, 2 yes.
    pub(super) llvm_compatible: Vec<u8>,
    pub(super) aliases: Aliases,
    /// Aliases are being collected: types, attributes and locations are noted in `visits`, and the text is dropped.
    pub(super) collecting: bool,
    pub(super) visits: Vec<Visit>,
    /// Numbers of distinct attributes, in order of printing.
    pub(super) distinct: Vec<Attr>,
    /// Keys of resources printed, in order.
    pub(super) resources: Vec<Sym>,
    pub(super) code: Code,
    #[cfg(feature = "fast")]
    pub(super) memo: crate::text::print_memo::Memo,
    #[cfg(feature = "fast")]
    pub(super) sink: Option<&'a mut dyn FnMut(&[u8]) -> bool>,
    /// Bytes in front that it does not take.
    #[cfg(feature = "fast")]
    pub(super) sink_from: usize,
}

impl<'a> Printer<'a> {
    /// A printer with names for the values in `scope`.
    pub fn new(m: &'a Module, source: Source<'a>, opts: &PrintOptions, scope: Op) -> Printer<'a> {
        let mut p = Printer::without_names(m, opts);
        p.source = source;
        p.names = Names::of(m, scope, opts);
        p
    }
    pub(super) fn without_names(m: &'a Module, opts: &PrintOptions) -> Printer<'a> {
        Printer {
            m,
            out: String::new(),
            #[cfg(feature = "fast")]
            done: Default::default(),
            opts: *opts,
            source: Source::new("-", ""),
            lines: Vec::new(),
            names: Names::default(),
            indent: 0,
            default_dialect: "builtin",
            holes: Vec::new(),
            frames: Vec::new(),
            tails: String::new(),
            type_text: String::new(),
            type_spans: Vec::new(),
            open_structs: Vec::new(),
            llvm_compatible: Vec::new(),
            aliases: Aliases::default(),
            collecting: false,
            visits: Vec::new(),
            distinct: Vec::new(),
            resources: Vec::new(),
            code: Code::default(),
            #[cfg(feature = "fast")]
            memo: Default::default(),
            #[cfg(feature = "fast")]
            sink: None,
            #[cfg(feature = "fast")]
            sink_from: 0,
        }
    }
    /// All that was printed.
    #[cfg(feature = "print")]
    fn text(self) -> String {
        #[cfg(feature = "fast")]
        if !self.done.is_empty() {
            let (mut done, mut out) = (self.done, self.out);
            done.take(&mut out);
            return String::from_utf8(done.into_bytes(0)).unwrap_or_default();
        }
        self.out
    }
    /// The release whose text is written.
    #[inline]
    pub fn release(&self) -> Release {
        self.opts.release
    }
    /// Whether the generic form is asked for.
    #[inline]
    pub fn generic(&self) -> bool {
        self.opts.generic
    }

    // Text.

    /// Writes text as it is.
    #[inline]
    pub fn s(&mut self, text: &str) {
        self.out.push_str(text)
    }
    /// Writes a character.
    #[inline]
    pub fn c(&mut self, c: char) {
        self.out.push(c)
    }
    /// Writes an integer.
    #[inline]
    pub fn int(&mut self, x: i64) {
        push_int(&mut self.out, x)
    }
    /// Writes an unsigned integer.
    #[inline]
    pub fn uint(&mut self, x: u64) {
        push_uint(&mut self.out, x)
    }
    /// Writes an interned string as it is.
    pub fn sym(&mut self, s: Sym) {
        self.out.push_str(self.m.cx.str(s))
    }
    /// Writes what `f` writes for each item, separated by `, `.
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut f: impl FnMut(&mut Self, T)) {
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                self.s(", ");
            }
            f(self, item);
        }
    }
    /// Writes a string literal with quotes and escapes.
    pub fn string(&mut self, s: &str) {
        push_string(&mut self.out, s)
    }
    /// Writes `@name`, quoted where needed.
    pub fn symbol(&mut self, name: Sym) {
        let m = self.m;
        let text = m.cx.str(name);
        if text.is_empty() {
            return self.s("@<<INVALID EMPTY SYMBOL>>");
        }
        self.c('@');
        if is_bare_id(text) { self.s(text) } else { self.string(text) }
    }
    /// Writes a word as it is, or as a string literal if it is no bare identifier.
    pub fn keyword_or_string(&mut self, text: &str) {
        if is_bare_id(text) { self.s(text) } else { self.string(text) }
    }
    /// Starts a new, indented line.
    pub fn newline(&mut self) {
        self.out.push('\n');
        push_blanks(&mut self.out, self.indent);
    }
    /// Indents the following lines of this operation more (by two blanks a level).
    pub fn increase_indent(&mut self) {
        self.indent += 2;
    }
    /// Undoes [`Printer::increase_indent`].
    pub fn decrease_indent(&mut self) {
        self.indent = self.indent.saturating_sub(2);
    }

    // Types and attributes.

    /// Writes types separated by `, `.
    pub fn types(&mut self, tys: impl IntoIterator<Item = Type>) {
        self.list(tys, |p, t| p.ty(t));
    }
    /// Writes `(types) -> types`.
    pub fn functional_type(&mut self, inputs: &[Type], results: &[Type]) {
        self.function_signature(inputs.iter().copied(), results.iter().copied());
    }
    /// Writes `(types) -> types`.
    pub fn function_signature(&mut self, inputs: impl IntoIterator<Item = Type>, results: impl ExactSizeIterator<Item = Type> + Clone) {
        self.c('(');
        self.types(inputs);
        self.s(") -> ");
        self.result_types(results);
    }
    /// Writes `T`, or `(T, U)` unless there is exactly one, and that no function type.
    pub fn result_types(&mut self, results: impl ExactSizeIterator<Item = Type> + Clone) {
        if results.len() == 1
            && let Some(t) = results.clone().next()
            && !matches!(self.m.cx.type_data(t), crate::ty::TypeData::Function { .. })
        {
            return self.ty(t);
        }
        self.c('(');
        self.types(results);
        self.c(')');
    }
    /// Writes ` -> types` unless there is none (`-> T`, `-> (T, U)`).
    pub fn arrow_types(&mut self, results: &[Type]) {
        if !results.is_empty() {
            self.s(" -> ");
            self.result_types(results.iter().copied());
        }
    }

    // Values and blocks.

    /// Writes names of values separated by `, `.
    pub fn values(&mut self, vs: &[Value]) {
        #[cfg(feature = "fast")]
        if vs.len() > 2 && self.values_by_lines(|i| vs.get(i).copied(), true, false) {
            return;
        }
        self.list(vs.iter().copied(), |p, v| p.value(v));
    }
    /// Writes types of values separated by `, `.
    pub fn types_of(&mut self, vs: &[Value]) {
        #[cfg(feature = "fast")]
        if vs.len() > 2 && self.values_by_lines(|i| vs.get(i).copied(), false, true) {
            return;
        }
        self.list(vs.iter().copied(), |p, v| p.ty_of(v));
    }
    /// Writes the type of a value.
    #[inline]
    pub(super) fn ty_of(&mut self, v: Value) {
        #[cfg(feature = "fast")]
        let start = self.out.len();
        self.ty(self.m.ty(v));
        #[cfg(feature = "fast")]
        self.mark(start, v, true);
    }
    /// Writes the arguments of a block, if there are so many, as `%name: type`, where that is quicker; nothing where it is not.
    pub(crate) fn plain_arguments(&mut self, b: Block, n: usize) -> bool {
        #[cfg(feature = "fast")]
        {
            let crate::module::BlockRecord { args, n_args, .. } = self.m.blocks[b];
            n_args as usize == n && self.values_by_lines(|i| (i < n).then(|| Value(args + i as u32)), true, true)
        }
        #[cfg(not(feature = "fast"))]
        {
            let _ = (b, n);
            false
        }
    }
    /// Writes `%name: type`, with a location if those are printed.
    pub fn argument(&mut self, v: Value) {
        self.argument_with(v, Attr::EMPTY_DICT, true);
    }
    /// Writes `%name: type {attrs} loc(...)`; without the type unless `typed`.
    pub fn argument_with(&mut self, v: Value, attrs: Attr, typed: bool) {
        self.value(v);
        if self.collecting {
            // Upstream's search for aliases does not look at the attributes here.
            self.ty(self.m.ty(v));
        } else {
            if typed {
                self.s(": ");
                self.ty(self.m.ty(v));
            }
            self.dict_entries(attrs, &[], "");
        }
        if self.opts.debuginfo {
            self.trailing_loc(self.m.arg_loc(v), false);
        }
    }
    /// Writes ` loc(...)` if locations are printed.
    pub(super) fn trailing_loc(&mut self, loc: Loc, alias: bool) {
        if self.opts.debuginfo {
            if self.collecting {
                self.visits.push(Visit::Loc(loc, alias));
            } else {
                self.c(' ');
                self.location(loc, alias);
            }
        }
    }
    /// Writes `^bb1`.
    pub fn successor(&mut self, b: Block) {
        self.s("^bb");
        let n = self.names.block(b);
        self.uint(n as u64);
    }
    /// Writes `^bb1(%a, %b : i32, i32)`.
    pub fn successor_and_operands(&mut self, b: Block, operands: &[Value]) {
        self.successor(b);
        if !operands.is_empty() {
            self.c('(');
            self.values(operands);
            self.s(" : ");
            // Upstream's search for aliases does not look here.
            if !self.collecting {
                self.types_of(operands);
            }
            self.c(')');
        }
    }

    // Attribute dictionaries.

    /// Writes ` {a = b}` with the operation's attributes except `elided` and those equal to their default; nothing if
    /// none is left.
    pub fn attr_dict(&mut self, op: Op, elided: &[Sym]) {
        self.op_dict(op, elided, "");
    }
    /// Writes ` attributes {a = b}` in the same way.
    pub fn attr_dict_with_keyword(&mut self, op: Op, elided: &[Sym]) {
        self.op_dict(op, elided, " attributes");
    }
    /// [`Printer::dict_entries`] of an operation, whose attributes may have other names in this release.
    pub(super) fn op_dict(&mut self, op: Op, elided: &[Sym], keyword: &str) {
        let m = self.m;
        let dict = m.op_record[op].attrs;
        if m.cx.dict_entries(dict).all(|e| elided.contains(&e.0)) {
            return;
        }
        if !self.release().attr_aliases {
            return self.dict_entries(dict, elided, keyword);
        }
        let (row, version) = (m.row(op), self.release().version);
        let alias_of = |name: Sym| {
            row.attrs.iter().find_map(|f| {
                let a = f.need.alias().filter(|a| a.of == name && f.when.holds(version))?;
                Some((f.name, a))
            })
        };
        if !m.cx.dict_entries(dict).any(|(name, _)| alias_of(name).is_some()) {
            return self.dict_entries(dict, elided, keyword);
        }
        let mut entries: Vec<(Sym, Attr)> = Vec::new();
        for (name, value) in m.cx.dict_entries(dict).filter(|e| !elided.contains(&e.0)) {
            match alias_of(name) {
                Some((other, alias)) => {
                    entries.extend((alias.print)(&m.cx, Some(value)).filter(|_| !elided.contains(&other)).map(|a| (other, a)))
                }
                None => entries.push((name, value)),
            }
        }
        crate::order::sort_by_key(&mut entries, |e| m.cx.str(e.0));
        if entries.is_empty() {
            return;
        }
        self.s(keyword);
        self.s(" {");
        self.list(entries, |p, (name, value)| p.named_attr(name, value));
        self.c('}');
    }
    /// Writes ` {a = b}` with the entries of a dictionary attribute except `elided`, behind `keyword` (which brings its
    /// blank); nothing if none is left.
    pub fn dict_entries(&mut self, dict: Attr, elided: &[Sym], keyword: &str) {
        if dict == Attr::EMPTY_DICT {
            return;
        }
        let m = self.m;
        let AttrData::Dict(items) = m.cx.attr_data(dict) else { return };
        let mut first = true;
        for pair in m.cx.lists.get(items).chunks_exact(2) {
            let (name, value) = (Sym(pair[0]), Attr(pair[1]));
            if elided.contains(&name) {
                continue;
            }
            if first {
                self.s(keyword);
                self.s(" {");
                first = false;
            } else {
                self.s(", ");
            }
            self.named_attr(name, value);
        }
        if !first {
            self.c('}');
        }
    }
    /// Writes `name = value`, or just the name of a unit attribute.
    pub fn named_attr(&mut self, name: Sym, value: Attr) {
        let m = self.m;
        self.keyword_or_string(m.cx.str(name));
        if self.collecting {
            self.attr(value);
        } else if value != Attr::UNIT {
            self.s(" = ");
            self.attr(value);
        }
    }

    // Regions.

    /// Writes `{ ... }`. `entry_args`: print the entry block's label and arguments; `terminators`: print the terminator.
    pub fn region(&mut self, region: Region, entry_args: bool, terminators: bool) {
        self.region_with(region, entry_args, terminators, false);
    }
    /// The same; `empty_block`: print the label of an entry block without operations.
    pub fn region_with(&mut self, region: Region, entry_args: bool, terminators: bool, empty_block: bool) {
        if self.opts.skip_regions {
            return self.s("{...}");
        }
        let at = if self.collecting { self.visits.len() } else { self.out.len() };
        self.holes.push(Hole {
            at,
            region,
            indent: self.indent,
            entry_args,
            terminators,
            empty_block,
            #[cfg(all(feature = "fast", not(small)))]
            after: "",
        });
    }
}

/// Whether a name needs no quotes as an attribute name or symbol.
pub fn is_bare_id(s: &str) -> bool {
    let b = s.as_bytes();
    match b.first() {
        Some(c) if c.is_ascii_alphabetic() || *c == b'_' => {
            b[1..].iter().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.'))
        }
        _ => false,
    }
}

/// Appends a string literal: quotes, backslash doubled, `\XX` for what is not printable ASCII and for quotes.
pub fn push_string(out: &mut String, s: &str) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    out.push('"');
    let bytes = crate::context::text_bytes(s);
    let mut rest = &bytes[..];
    while let Some(n) = rest.iter().position(|&b| !matches!(b, 0x20..=0x7e) || b == b'"' || b == b'\\') {
        push_ascii(out, &rest[..n]);
        let b = rest[n];
        out.push('\\');
        if b == b'\\' {
            out.push('\\');
        } else {
            out.push(HEX[(b >> 4) as usize] as char);
            out.push(HEX[(b & 15) as usize] as char);
        }
        rest = &rest[n + 1..];
    }
    push_ascii(out, rest);
    out.push('"');
}

/// Appends bytes that are ASCII.
fn push_ascii(out: &mut String, bytes: &[u8]) {
    out.push_str(core::str::from_utf8(bytes).unwrap_or(""));
}

/// Lines are indented by at most this many blanks.
const MAX_INDENT: u32 = 512;

/// Appends blanks.
pub fn push_blanks(out: &mut String, n: u32) {
    // Very deep nests would take memory quadratic in their depth.
    let n = n.min(MAX_INDENT);
    #[cfg(feature = "fast")]
    if n == 4 {
        // As in functions of modules: no call.
        return out.push_str("    ");
    }
    const BLANKS: &str = "                                                                ";
    let mut n = n as usize;
    while n > BLANKS.len() {
        out.push_str(BLANKS);
        n -= BLANKS.len();
    }
    out.push_str(&BLANKS[..n]);
}

/// Puts a text by, to be copied by [`push_stretch`]: where it is.
pub(super) fn put_by(all: &mut String, text: &str) -> List {
    // Behind the last one there are always blanks.
    all.truncate(all.len().saturating_sub(SHORT));
    let span = List { start: all.len() as u32, len: text.len() as u32 };
    all.push_str(text);
    push_blanks(all, SHORT as u32);
    span
}
/// Appends a stretch of a text that was put by.
#[cfg_attr(not(small), inline(always))]
pub(super) fn push_stretch(out: &mut String, all: &str, span: List) {
    // More is copied than needed and taken back, which is less than a call of `memcpy` for a few bytes.
    let (start, n) = (span.start as usize, span.len as usize);
    if cfg!(feature = "fast")
        && n <= SHORT
        && let Some(text) = all.get(start..start + SHORT)
    {
        let end = out.len() + n;
        out.push_str(text);
        return out.truncate(end);
    }
    out.push_str(&all[start..start + n]);
}
/// Length of what is copied at once.
pub(super) const SHORT: usize = 32;

/// Appends a decimal number.
pub fn push_uint(out: &mut String, x: u64) {
    // Digits one by one are quicker than checking and copying a few bytes.
    fn digit(out: &mut String, d: u64) {
        out.push((b'0' + (d % 10) as u8) as char);
    }
    if x >= 10_000 {
        push_uint(out, x / 10_000);
    }
    if x >= 1000 {
        digit(out, x / 1000);
    }
    if x >= 100 {
        digit(out, x / 100);
    }
    if x >= 10 {
        digit(out, x / 10);
    }
    digit(out, x);
}

/// Appends a decimal number.
pub fn push_int(out: &mut String, x: i64) {
    if x < 0 {
        out.push('-');
    }
    push_uint(out, x.unsigned_abs());
}
