//! Global variables, aliases, ifuncs, comdats, functions: everything at the top level that becomes an operation.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::dialect::{enums as e, records as r};
use ir::{Attr, AttrData, Loc, NewOp, Opcode, Sym, Type, TypeData, Value};

use super::konst::{K, Kon};
use super::lex::Kind;
use super::top::What;
use super::{Failed, Read, Reader};
use crate::ll::declared::of_other_releases;

/// The operation that holds the comdats.
const COMDATS: &str = "__llvm_global_comdat";

/// What stands in front of a global's kind or a function's result.
#[derive(Default)]
pub(super) struct Head {
    pub(super) linkage: Option<u64>,
    visibility: u64,
    dso_local: bool,
    thread_local: bool,
    unnamed: u64,
    space: Option<u32>,
    externally_initialized: bool,
    /// `dllimport`
    imported: bool,
}

/// What may stand behind the parameters of a function, in this order; attributes, as a word, a group or a text,
/// are where nothing is written, metadata is behind all of it.
const TAIL: [&str; 12] = [
    "local_unnamed_addr",
    "unnamed_addr",
    "addrspace",
    "",
    "section",
    "partition",
    "comdat",
    "align",
    "gc",
    "prefix",
    "prologue",
    "personality",
];

/// A function whose header has been read.
struct Function {
    attrs: Attr,
    /// Where its body begins.
    body: Option<u32>,
    params: Vec<(Type, (u32, u32, u32))>,
    name: Sym,
    strictfp: bool,
    /// Where its debug information is named.
    subprogram: Option<u32>,
    /// Where it begins.
    at: u32,
    /// [`super::top::Top::ends`]
    end: u32,
}

impl<'a> Reader<'a> {
    fn enum_attr(&mut self, def: u16, value: u64) -> Attr {
        self.m.cx.attr(AttrData::Enum { def, value })
    }

    /// Linkage, visibility and the like, each once and in the order that LLVM knows; of a function (`of_function`), the first four.
    /// Source: LLVM Language Reference, "Global Variables", "Functions".
    pub(super) fn head(&mut self, of_function: bool) -> Read<Head> {
        let at = self.tok.start;
        let mut h = Head::default();
        let (mut place, last) = (0, if of_function { 4 } else { 8 });
        loop {
            let (t, word) = (self.tok, self.word());
            let next = match word {
                b"" => 0,
                b"dso_local" | b"dso_preemptable" => 2,
                b"default" | b"hidden" | b"protected" => 3,
                b"dllimport" | b"dllexport" => 4,
                b"thread_local" => 5,
                b"unnamed_addr" | b"local_unnamed_addr" => 6,
                b"addrspace" => 7,
                b"externally_initialized" => 8,
                _ if place > 0 => 0,
                _ => {
                    h.linkage = e::ENUMS[e::LLVM_LINKAGE as usize].value(core::str::from_utf8(word).unwrap_or(""));
                    h.linkage.is_some() as u32
                }
            };
            if next <= place || next > last {
                break;
            }
            place = next;
            self.bump();
            match next {
                2 => h.dso_local = word == b"dso_local",
                3 => h.visibility = [b'd', b'h', b'p'].iter().position(|c| word.first() == Some(c)).unwrap_or(0) as u64,
                4 => {
                    self.leave_out(t.start, "'dllimport' or 'dllexport'");
                    h.imported = word == b"dllimport";
                    if h.visibility == 1 || h.imported && (h.visibility != 0 || h.dso_local) || matches!(h.linkage, Some(7 | 8)) {
                        return self.fail(at, "what goes through a DLL is not local, and seen elsewhere");
                    }
                }
                5 => {
                    h.thread_local = true;
                    if self.eat_punct(b'(') {
                        if !matches!(self.word(), b"localdynamic" | b"initialexec" | b"localexec") {
                            return self.expected("the model of a thread-local variable");
                        }
                        self.leave_out(t.start, "the model of a thread-local variable");
                        self.bump();
                        self.expect(b')')?;
                    }
                }
                6 => h.unnamed = if word == b"unnamed_addr" { 2 } else { 1 },
                7 => h.space = Some(self.address_space()?),
                8 => h.externally_initialized = true,
                _ => {}
            }
        }
        let linkage = h.linkage.unwrap_or(0);
        let local = matches!(linkage, 7 | 8);
        if local && h.visibility != 0 {
            return self.fail(at, "a symbol of local linkage has default visibility");
        }
        h.dso_local |= local || h.visibility != 0 && linkage != 9;
        Ok(h)
    }
    fn head_entries(&mut self, h: &Head, out: &mut Vec<(Sym, Attr)>) {
        let linkage = h.linkage.unwrap_or(0);
        if linkage != 0 {
            out.push((Sym::LINKAGE, self.enum_attr(e::LLVM_LINKAGE, linkage)));
        }
        if h.visibility != 0 {
            out.push((Sym::VISIBILITY, self.m.cx.int_attr(Type::I64, h.visibility as i64)));
        }
        if h.dso_local {
            out.push((Sym::DSO_LOCAL, Attr::UNIT));
        }
        if h.thread_local {
            out.push((Sym::THREAD_LOCAL, Attr::UNIT));
        }
        out.push((Sym::UNNAMED_ADDR, self.m.cx.int_attr(Type::I64, h.unnamed as i64)));
    }

    /// `comdat` or `comdat($name)` behind a global of a name.
    fn comdat(&mut self, own: Sym) -> Read<Attr> {
        let at = self.last_end;
        let mut name = own;
        if self.eat_punct(b'(') {
            if self.tok.kind != Kind::Comdat {
                return self.expected("the name of a comdat");
            }
            let t = self.bump();
            name = self.text_of(t);
            self.expect(b')')?;
        }
        let Some(i) = self.top.comdats.iter().position(|c| c.0 == name) else {
            return self.fail(at, "no comdat of this name is defined");
        };
        let used = &mut self.top.comdats_used;
        used.resize(self.top.comdats.len(), false);
        used[i] = true;
        let root = self.m.cx.sym(COMDATS);
        let nested = self.m.cx.lists.intern(&[name.0]);
        Ok(self.m.cx.attr(AttrData::Symbol { root, nested }))
    }
    fn comdat_op(&mut self) {
        if !self.top.comdats_used.contains(&true) {
            return;
        }
        let mut ops = Vec::new();
        for i in 0..self.top.comdats.len() {
            let (name, kind) = self.top.comdats[i];
            if !self.top.comdats_used[i] {
                continue;
            }
            let n = e::ENUMS[e::LLVM_COMDAT as usize].value(self.m.cx.str(kind)).unwrap_or(0);
            let (name, kind) = (self.m.cx.sym_str_attr(name), self.m.cx.int_attr(Type::I64, n as i64));
            let attrs = self.dict(&[(Sym::COMDAT, kind), (Sym::SYM_NAME, name)]);
            ops.push(self.m.append(NewOp { attrs, ..NewOp::new(l::COMDAT_SELECTOR, self.file_loc) }));
        }
        let region = self.m.new_region();
        let block = self.m.new_block(&[]);
        self.m.set_block_ops(block, &ops);
        self.m.set_region_blocks(region, &[block]);
        let name = self.m.cx.str_attr(COMDATS);
        let attrs = self.dict(&[(Sym::SYM_NAME, name)]);
        let op = self.m.append(NewOp { attrs, regions: &[region], ..NewOp::new(l::COMDAT, self.file_loc) });
        self.ops.insert(0, op);
    }

    /// All variables, then aliases, then ifuncs.
    pub(super) fn globals(&mut self) -> Read<()> {
        self.know_debug_version()?;
        self.know_held()?;
        for what in [What::Variable, What::Alias, What::Ifunc] {
            for i in 0..self.top.globals.len() {
                let (at, kind) = self.top.globals[i];
                if kind != what {
                    continue;
                }
                let was = self.go_to(at);
                self.global()?;
                self.go_back(was);
            }
        }
        Ok(())
    }

    /// The region of an initializer.
    fn initializer(&mut self, k: K, at: u32) -> Read<ir::Region> {
        self.ks.begin();
        let v: Value = self.konst_value(k, at)?;
        let ret = self.m.append(NewOp { operands: &[v], ..NewOp::new(l::RETURN, self.file_loc) });
        let mut ops = core::mem::take(&mut self.ks.ops);
        ops.push(ret);
        let region = self.m.new_region();
        let block = self.m.new_block(&[]);
        self.m.set_block_ops(block, &ops);
        self.m.set_region_blocks(region, &[block]);
        self.ks.ops = ops;
        Ok(region)
    }

    /// A variable, an alias or an ifunc; `@` stands next.
    fn global(&mut self) -> Read<()> {
        let at = self.tok.start;
        let name = self.global_name()?;
        self.expect(b'=')?;
        let h = self.head(false)?;
        let kind = self.word();
        let of_variable = matches!(kind, b"global" | b"constant");
        if !of_variable && (!matches!(kind, b"alias" | b"ifunc") || h.space.is_some() || h.externally_initialized) {
            return self.expected("'global' or 'constant'");
        }
        // Of what is imported, at most a copy stands here.
        if h.imported && !(of_variable && matches!(h.linkage, Some(0 | 1 | 9))) {
            return self.fail(at, "what is imported is not defined");
        }
        self.bump();
        let mut entries = Vec::new();
        self.head_entries(&h, &mut entries);
        match kind {
            b"alias" | b"ifunc" => return self.alias(name, kind == b"ifunc", entries, at),
            b"constant" => entries.push((Sym::CONSTANT, Attr::UNIT)),
            _ => {}
        }
        let ty = self.value_type()?;
        let external = matches!(h.linkage, Some(0) | Some(9));
        let value_at = self.tok.start;
        let value = if external { None } else { Some(self.konst_of_type(ty)?) };
        if h.externally_initialized && self.opts.release.version >= 20 {
            entries.push((Sym::EXTERNALLY_INITIALIZED, Attr::UNIT));
        } else if h.externally_initialized {
            self.leave_out(at, "'externally_initialized'");
        }
        let mut debug = Vec::new();
        let (mut kept, mut attributed) = (Vec::new(), false);
        loop {
            if self.tok.kind == Kind::Group || self.tok.kind == Kind::Str {
                attributed = true;
                let here = self.tok.start;
                let attrs = self.fn_attrs(false)?;
                if self.opts.release.version >= 20 && !self.opts.lossless {
                    let items = self.global_attrs(&attrs)?;
                    let list = self.m.cx.array_attr(&items);
                    entries.extend((!items.is_empty()).then_some((Sym::TARGET_SPECIFIC_ATTRS, list)));
                    continue;
                }
                self.leave_to_text(here, "an attribute of a global variable");
                if self.opts.lossless {
                    let text = self.attrs_text(&attrs);
                    let entry = (self.m.cx.sym("lowir.attrs"), self.text_attr(text.as_bytes()));
                    entries.push(entry);
                }
                continue;
            }
            let comma = self.tok.start;
            // Nothing follows attributes.
            if attributed || !self.eat_punct(b',') {
                // Without a comma this is an attribute, which aligns nothing.
                if self.eat_word(b"align") {
                    attributed = true;
                    self.alignment()?;
                    self.leave_to_text(comma, "an attribute of a global variable");
                    continue;
                }
                break;
            }
            let t = self.tok;
            match self.word() {
                b"section" => {
                    self.bump();
                    let s = self.string()?;
                    entries.push((Sym::SECTION, self.m.cx.sym_str_attr(s)));
                }
                b"comdat" => {
                    self.bump();
                    let a = self.comdat(name)?;
                    entries.push((Sym::COMDAT, a));
                }
                b"align" => {
                    self.bump();
                    let n = self.alignment()?;
                    entries.push((Sym::ALIGNMENT, self.m.cx.int_attr(Type::I64, n as i64)));
                }
                b"partition" | b"code_model" => {
                    self.bump();
                    self.string()?;
                    self.leave_to_text(t.start, "the partition or code model of a global variable");
                    kept.extend_from_slice(self.text_read(comma));
                }
                b"no_sanitize_address" | b"no_sanitize_hwaddress" | b"sanitize_memtag" | b"sanitize_address_dyninit" => {
                    self.bump();
                    self.leave_to_text(t.start, "what a global variable says to sanitizers");
                    kept.extend_from_slice(self.text_read(comma));
                }
                _ if t.kind == Kind::Meta => {
                    let kind = self.bump();
                    if self.raw(kind) == b"dbg" {
                        debug.extend((!self.di.stale).then(|| self.here()));
                    } else {
                        self.leave_to_text(t.start, "metadata of a global variable");
                    }
                    self.skip_operand()?;
                    kept.extend_from_slice(self.text_read(comma));
                }
                _ => return self.expected("a property of a global variable"),
            }
        }
        self.item_ends()?;
        let text = self.m.cx.str(name);
        if matches!(text, "llvm.global_ctors" | "llvm.global_dtors")
            && let Some(k) = value
        {
            return self.structors(text == "llvm.global_ctors", k, at);
        }
        self.global_debug(&debug, &mut entries)?;
        if self.opts.lossless && !kept.is_empty() {
            let entry = (self.m.cx.sym("lowir.metadata"), self.text_attr(&kept));
            entries.push(entry);
        }
        let name = self.name_in_module(name);
        entries.push((Sym::SYM_NAME, self.m.cx.sym_str_attr(name)));
        entries.push((Sym::GLOBAL_TYPE, self.m.cx.type_attr(ty)));
        if let Some(n) = h.space.filter(|&n| n != 0) {
            entries.push((Sym::ADDR_SPACE, self.m.cx.int_attr(Type::I32, n as i64)));
        }
        let mut region = None;
        if let Some(k) = value {
            match self.named_function(k).or_else(|| self.konst_attr(k)) {
                Some(a) => entries.push((Sym::VALUE, a)),
                None => region = Some(self.initializer(k, value_at)?),
            }
        }
        let region = match region {
            Some(r) => r,
            None => self.m.new_region(),
        };
        if h.linkage.is_none() || h.linkage == Some(0) {
            let a = self.enum_attr(e::LLVM_LINKAGE, 0);
            entries.push((Sym::LINKAGE, a));
        }
        let attrs = self.dict(&entries);
        let op = self.m.append(NewOp { attrs, regions: &[region], ..NewOp::new(l::MLIR_GLOBAL, self.file_loc) });
        self.ops.push(op);
        Ok(())
    }

    /// Functions to call at the start or the end.
    fn structors(&mut self, ctors: bool, k: K, at: u32) -> Read<()> {
        let items = match self.ks.get(k).kon {
            Kon::Agg(l) => self.m.cx.lists.get(l).to_vec(),
            Kon::Zero => Vec::new(),
            _ => return self.fail(at, "expected an array of functions"),
        };
        let (mut functions, mut priorities, mut data) = (Vec::new(), Vec::new(), Vec::new());
        let zero = self.m.cx.attr(AttrData::Record { def: r::LLVM_ZERO, fields: ir::List::EMPTY });
        for item in items {
            let Kon::Agg(l) = self.ks.get(item).kon else { return self.fail(at, "expected a priority and a function") };
            let parts = self.m.cx.lists.get(l).to_vec();
            let [priority, f, rest @ ..] = &parts[..] else { return self.fail(at, "expected a priority and a function") };
            let (Kon::Scalar(priority), Kon::Global(f)) = (self.ks.get(*priority).kon, self.ks.get(*f).kon) else {
                return self.fail(at, "expected a priority and a function");
            };
            functions.push(self.m.cx.symbol_ref(f));
            priorities.push(priority);
            data.push(match rest.first().map(|&d| self.ks.get(d).kon) {
                None | Some(Kon::Null) => zero,
                Some(Kon::Global(g)) if self.opts.release.version >= 20 => {
                    let g = self.name_in_module(g);
                    self.m.cx.symbol_ref(g)
                }
                _ => return self.unsupported(at, "the data of a constructor"),
            });
        }
        let op = if ctors { l::MLIR_GLOBAL_CTORS } else { l::MLIR_GLOBAL_DTORS };
        let list = self.m.cx.array_attr(&functions);
        let mut entries = alloc::vec![(if ctors { Sym::CTORS } else { Sym::DTORS }, list)];
        entries.push((Sym::PRIORITIES, self.m.cx.array_attr(&priorities)));
        if self.opts.release.version >= 20 {
            entries.push((Sym::DATA, self.m.cx.array_attr(&data)));
        }
        let attrs = self.dict(&entries);
        let op = self.m.append(NewOp { attrs, ..NewOp::new(op, self.file_loc) });
        self.ops.push(op);
        Ok(())
    }

    fn alias(&mut self, name: Sym, ifunc: bool, mut entries: Vec<(Sym, Attr)>, at: u32) -> Read<()> {
        if self.opts.release.version < 20 {
            return self.unsupported(at, if ifunc { "an ifunc" } else { "an alias" });
        }
        let ty = self.ty()?;
        self.expect(b',')?;
        // Expressions stand without their type here.
        let k = match self.word() {
            b"bitcast" | b"addrspacecast" | b"inttoptr" => self.expression(Type::NONE, 0)?,
            b"getelementptr" => self.konst_of_type(Type::LLVM_PTR)?,
            _ => self.typed_konst(0)?,
        };
        while self.eat_punct(b',') {
            self.expect_word("partition")?;
            self.string()?;
            self.leave_out(at, "the partition of an alias");
        }
        self.item_ends()?;
        let name = self.name_in_module(name);
        entries.push((Sym::SYM_NAME, self.m.cx.sym_str_attr(name)));
        if !entries.iter().any(|x| x.0 == Sym::LINKAGE) {
            let a = self.enum_attr(e::LLVM_LINKAGE, 0);
            entries.push((Sym::LINKAGE, a));
        }
        let ty_attr = self.m.cx.type_attr(ty);
        let op = if ifunc {
            let Kon::Global(f) = self.ks.get(k).kon else { return self.unsupported(at, "an ifunc whose resolver is an expression") };
            entries.push((Sym::RESOLVER, self.m.cx.symbol_ref(f)));
            entries.push((Sym::I_FUNC_TYPE, ty_attr));
            entries.push((Sym::RESOLVER_TYPE, self.m.cx.type_attr(Type::LLVM_PTR)));
            let attrs = self.dict(&entries);
            self.m.append(NewOp { attrs, ..NewOp::new(l::MLIR_IFUNC, self.file_loc) })
        } else {
            entries.push((Sym::ALIAS_TYPE, ty_attr));
            let region = self.initializer(k, at)?;
            let attrs = self.dict(&entries);
            self.m.append(NewOp { attrs, regions: &[region], ..NewOp::new(l::MLIR_ALIAS, self.file_loc) })
        };
        self.ops.push(op);
        Ok(())
    }

    /// All functions: first their headers, then their bodies. Operations of functions stand behind all other ones.
    pub(super) fn functions(&mut self) -> Read<()> {
        let mut found = Vec::with_capacity(self.top.functions.len());
        for i in 0..self.top.functions.len() {
            let at = self.top.functions[i];
            self.go_to(at);
            if let Some(f) = self.header()? {
                found.push(Function { at, end: self.top.ends.get(i).copied().unwrap_or(0), ..f });
            }
        }
        self.comdat_op();
        for f in &found {
            self.hand_over(false)?;
            let region = self.m.new_region();
            // Debug information is read function by function, what its body refers to before the next function's: the first
            // node that is met of several that refer to each other is the one that is referred to.
            let loc = match f.subprogram {
                Some(at) => self.subprogram_loc(at)?,
                None => Loc::UNKNOWN,
            };
            let loc = self.loc_of(f.at, loc);
            let op = self.m.append(NewOp { attrs: f.attrs, regions: &[region], ..NewOp::new(l::FUNC as Opcode, loc) });
            self.ops.push(op);
            let Some(at) = f.body else { continue };
            self.go_to(at);
            self.f.clear();
            (self.f.name, self.f.strictfp, self.f.loc) = (f.name, f.strictfp, loc);
            let mut types = Vec::with_capacity(f.params.len());
            for &(ty, (start, end, number)) in &f.params {
                let name = (end > start).then(|| {
                    let quoted = self.lexer.text[start as usize - 1] == b'"';
                    super::lex::Token { kind: Kind::Local, quoted, punct: 0, start, end, number }
                });
                self.define_local(name, ty, start)?;
                types.push(ty);
            }
            self.read_body(&types)?;
            if f.end != 0 && f.end != self.last_end {
                // It was taken to end elsewhere.
                return Err(Failed);
            }
            self.convert_body(region, &types)?;
            self.keep_names(op, types.len());
        }
        Ok(())
    }

    /// The header of a function. `None` for intrinsics that become operations.
    fn header(&mut self) -> Read<Option<Function>> {
        let at = self.tok.start;
        let defines = self.is_word(b"define");
        self.bump();
        let (mut subprogram, mut count) = (None, None);
        let (mut kept, mut entries) = (Vec::new(), Vec::new());
        while self.tok.kind == Kind::Meta {
            let start = self.here();
            self.function_metadata(&mut subprogram, &mut count, &mut entries)?;
            kept.extend_from_slice(self.text_between(start, self.md.end));
            kept.push(b' ');
        }
        let head_at = self.tok.start;
        let h = self.head(true)?;
        // `appending` and `common` are of variables, `extern_weak` is of what is defined elsewhere.
        if matches!(h.linkage, Some(6 | 10)) || defines && h.linkage == Some(9) {
            return self.fail(head_at, "no function has this linkage");
        }
        if defines && h.imported && h.linkage != Some(1) {
            return self.fail(head_at, "what is imported is not defined");
        }
        let cconv = self.cconv()?;
        let ret_attrs = self.param_attrs()?;
        let ret = self.ty()?;
        let name = self.global_name()?;
        self.expect(b'(')?;
        let (mut params, mut types, mut attrs, mut varargs) = (Vec::new(), Vec::new(), Vec::new(), false);
        while !self.is_punct(b')') {
            if !params.is_empty() {
                self.expect(b',')?;
            }
            if self.quick_params(&mut params) {
                types.extend(params[types.len()..].iter().map(|p| p.0));
                attrs.resize(types.len(), Attr::EMPTY_DICT);
                continue;
            }
            if self.tok.kind == Kind::Dots {
                self.bump();
                varargs = true;
                break;
            }
            let ty = self.ty()?;
            if matches!(self.m.cx.type_data(ty), TypeData::LlvmVoid | TypeData::LlvmFunc { .. }) {
                return self.fail(self.last_end, "no value has this type");
            }
            attrs.push(self.param_attrs()?);
            let mut span = (0, 0, 0);
            if self.tok.kind == Kind::Local {
                let t = self.bump();
                span = (t.start, t.end, t.number);
            }
            params.push((ty, span));
            types.push(ty);
        }
        self.expect(b')')?;
        let mut unnamed = h.unnamed;
        let mut own = super::attrs::FnAttrs::default();
        let mut group = None;
        let mut place = 0;
        loop {
            let t = self.tok;
            let word = self.word();
            let next = match TAIL.iter().position(|w| w.as_bytes() == word) {
                _ if t.kind == Kind::Meta => 12,
                Some(i) => i.max(1),
                None => 3,
            };
            // An alignment may stand among the attributes, too. Those and metadata may be several, and begin with what stands here.
            let now = if next == 7 && place <= 3 { 3 } else { next };
            if now < place || now == place && !matches!(now, 3 | 12) || !defines && matches!(now, 6 | 11) {
                break;
            }
            place = now;
            if !matches!(next, 3 | 12) {
                self.bump();
            }
            match next {
                1 => unnamed = if word == b"unnamed_addr" { 2 } else { 1 },
                2 => {
                    self.address_space()?;
                }
                4 => {
                    let s = self.string()?;
                    entries.push((Sym::SECTION, self.m.cx.sym_str_attr(s)));
                }
                5 => {
                    self.string()?;
                    self.leave_out(t.start, "the partition of a function");
                }
                6 => {
                    let a = self.comdat(name)?;
                    entries.push((Sym::COMDAT, a));
                }
                7 => {
                    let n = self.alignment()?;
                    entries.push((Sym::ALIGNMENT, self.m.cx.int_attr(Type::I64, n as i64)));
                }
                8 => {
                    let s = self.string()?;
                    entries.push((Sym::GARBAGE_COLLECTOR, self.m.cx.sym_str_attr(s)));
                }
                9 | 10 => {
                    self.typed_konst(0)?;
                    self.leave_out(t.start, "the prefix or prologue of a function");
                }
                11 => {
                    let k = self.typed_konst(0)?;
                    match self.ks.get(k).kon {
                        Kon::Global(f) => entries.push((Sym::PERSONALITY, self.m.cx.symbol_ref(f))),
                        _ => self.leave_out(t.start, "a personality that is no function"),
                    }
                }
                // Metadata of a declaration stands in front of its name.
                12 if defines => {
                    let start = self.here();
                    self.function_metadata(&mut subprogram, &mut count, &mut entries)?;
                    kept.extend_from_slice(self.text_between(start, self.md.end));
                    kept.push(b' ');
                }
                _ => {
                    if !matches!(t.kind, Kind::Word | Kind::Str | Kind::Group) {
                        break;
                    }
                    let (g, more) = self.fn_attrs(false)?;
                    if self.tok.start == t.start {
                        break;
                    }
                    own.add(&more);
                    if let Some(g) = g
                        && group.replace(g).is_some_and(|old| old != g)
                    {
                        return self.unsupported(t.start, "a function of two attribute groups apart");
                    }
                }
            }
        }
        if defines {
            if !self.is_punct(b'{') {
                return self.expected("the body of the function");
            }
        } else {
            self.item_ends()?;
        }
        let ty = self.m.cx.llvm_func(ret, &types, varargs);
        if let Some(s) = self.top.symbols.get_mut(&name) {
            s.ty = ty;
        }
        // Calls become those of the release: what others declare is not what they call.
        let outdated = of_other_releases(self.m.cx.str(name), types.len(), self.opts.release.version >= 22).is_some();
        if !defines && (!self.opts.lossless || outdated) && self.is_known_intrinsic(name) {
            return Ok(None);
        }
        if self.opts.lossless {
            let text = self.attrs_text(&(group, own.clone()));
            for (name, text) in [("lowir.attrs", text.as_bytes()), ("lowir.metadata", &kept)] {
                if !text.is_empty() {
                    let entry = (self.m.cx.sym(name), self.text_attr(text.trim_ascii()));
                    entries.push(entry);
                }
            }
        }
        self.head_entries(&Head { unnamed, ..h }, &mut entries);
        let (strictfp, effects) = self.attr_entries((group, own), false, at, &mut entries)?;
        self.push_effects(effects, false, &mut entries);
        if let Some(s) = self.top.symbols.get_mut(&name) {
            s.effects = effects;
        }
        entries.push((Sym::SYM_NAME, self.m.cx.sym_str_attr(name)));
        entries.push((Sym::FUNCTION_TYPE, self.m.cx.type_attr(ty)));
        if cconv != 0 {
            let a = self.cconv_attr(cconv, at);
            entries.extend(a.map(|a| (Sym::CCONV, a)));
        }
        if let Some(a) = self.dict_list(&attrs) {
            entries.push((Sym::ARG_ATTRS, a));
        }
        if ret_attrs != Attr::EMPTY_DICT {
            entries.push((Sym::RES_ATTRS, self.m.cx.array_attr(&[ret_attrs])));
        }
        if let Some(n) = count {
            entries.push((Sym::FUNCTION_ENTRY_COUNT, self.m.cx.int_attr(Type::I64, n as i64)));
        }
        let attrs = self.dict(&entries);
        let body = defines.then_some(self.tok.start);
        Ok(Some(Function { attrs, body, params, name, strictfp, subprogram, at: 0, end: 0 }))
    }
}
