//! Older spellings of MLIR (2019 to 2022), upgraded while they are read: `func @f`, the `std` operations with and
//! without prefix, `loop.for`, typed pointers, `!llvm<"i8*">`, `!a = type ...`, `memref<..., offset: ?, strides: [..]>`,
//! bare affine maps, `{key: value}`. One remark per kind says so; under `strict` they are errors, as in today's
//! releases. What an operation meant has not changed; where its operands have (`dim %m, 1`), the constants it needs
//! are made before it. Source: MLIR's language reference and dialect documents of those years.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::diag::{Diagnostic, Severity};
use crate::dialect::{func, llvm, llvm_alias};
use crate::id::{Attr, Loc, Op, Opcode, Sym, Type, Value};
use crate::module::NewOp;
use crate::row::CustomParse;
use crate::text::lex::{self, Tok};
use crate::text::parse::{Delim, Failed, OpState, Parse, Parser, Unresolved};
use crate::text::parse_older_forms;
use crate::text::parse_older_names::{MOVED, RENAMED};
use crate::ty::{DYNAMIC, FloatKind, TypeData};

impl<'a> Parser<'a> {
    /// Whether older spellings are errors.
    #[inline]
    pub(crate) fn strict(&self) -> bool {
        cfg!(not(feature = "older")) || self.opts.strict
    }

    /// Notes that an older spelling was met: an error when strict, else one remark per kind.
    pub(crate) fn older(&mut self, kind: &'static str, loc: Loc, was: &str, now: &str) -> Parse<()> {
        if self.strict() {
            let d = Diagnostic::error("older-spelling", loc, format!("older spelling: {was}")).help(format!("today it is written {now}"));
            self.diags.push(d);
            return Err(Failed);
        }
        if self.opts.quiet_older || self.older_kinds.contains(&kind) {
            return Ok(());
        }
        self.older_kinds.push(kind);
        let mut d = Diagnostic::error("older-spelling", loc, format!("older spelling: {was}, today written {now}"));
        d.severity = Severity::Remark;
        self.diags.push(d);
        Ok(())
    }

    /// The operation that an unknown name meant once, with its reader if its text changed; takes the name.
    pub(crate) fn older_op(&mut self, text: &str) -> Parse<Option<(Opcode, Option<CustomParse>)>> {
        if self.strict() {
            return Ok(None);
        }
        let bare = text.strip_prefix("std.").unwrap_or(text);
        let loc = self.loc();
        let (_, new, parse) = match RENAMED.find(bare) {
            // Inside llvm.func the bare names never meant these.
            Some(_) if self.isolated == llvm::FUNC => return Ok(None),
            // What it comes down to where vectors have no table.
            Some((old, "vector.broadcast", parse)) if cfg!(not(feature = "extended")) => (old, "llvm.shufflevector", parse),
            Some(e) => e,
            None => match MOVED.find(text) {
                Some(e) => e,
                None => return Ok(None),
            },
        };
        let Some(opcode) = self.m.cx.registry.find(new) else { return Ok(None) };
        if parse.is_some() && bare == "constant" && lex::next(self.src, self.token.end as usize).tok == Tok::At {
            self.older("std", loc, &format!("`{text}`"), "`func.constant`")?;
            self.bump();
            return Ok(Some((func::CONSTANT, None)));
        }
        let kind = match (text.starts_with("loop."), text == "func") {
            (true, _) => "loop",
            (_, true) => "func",
            _ if text.starts_with("llvm.") => "llvm-op",
            _ => "std",
        };
        self.older(kind, loc, &format!("`{text}`"), &format!("`{new}`"))?;
        self.bump();
        Ok(Some((opcode, parse)))
    }

    /// The operation that an unknown quoted name meant once: `"std.addi"(%a, %b) : (i32, i32) -> i32`.
    pub(crate) fn older_generic_op(&mut self, text: &str) -> Parse<Option<Opcode>> {
        if self.strict() {
            return Ok(None);
        }
        // Bare names in quotes were never these, but for the one of functions.
        let bare = text.strip_prefix("std.").or(if text == "func" { Some(text) } else { None });
        let (_, new, _) = match bare.and_then(|b| RENAMED.find(b)) {
            // Its operand was an attribute, or it is several operations where vectors have no table.
            Some(e) if e.0 == "dim" || cfg!(not(feature = "extended")) && e.0 == "splat" => return Ok(None),
            Some(e) => e,
            // Positions of elements are attributes besides today.
            None => match MOVED.find(text).filter(|_| !text.ends_with("element")) {
                Some(e) => e,
                None => return Ok(None),
            },
        };
        let Some(opcode) = self.m.cx.registry.find(new) else { return Ok(None) };
        self.module_terminator |= text == "module_terminator";
        let loc = self.loc();
        self.older("generic-name", loc, &format!("`\"{text}\"`"), &format!("`\"{new}\"`"))?;
        Ok(Some(opcode))
    }

    /// Attributes of an operation in generic form that has so many operands: `type` of a function is `function_type` today.
    pub(crate) fn older_generic_attrs(&mut self, opcode: Opcode, attrs: &mut Vec<(Sym, Attr)>, n_operands: usize) -> Parse<()> {
        self.older_attrs_of(opcode, attrs)?;
        #[cfg(feature = "extended")]
        if opcode == crate::dialect::affine::FOR && !self.strict() {
            self.older_bounds(attrs, n_operands)?;
        }
        #[cfg(not(feature = "extended"))]
        let _ = n_operands;
        if matches!(opcode, llvm::MLIR_GLOBAL_CTORS | llvm::MLIR_GLOBAL_DTORS) {
            return self.older_structors(opcode, attrs);
        }
        if self.strict() || !matches!(opcode, func::FUNC | llvm::FUNC) {
            return Ok(());
        }
        if let Some(i) = attrs.iter().position(|a| self.m.cx.str(a.0) == "type") {
            let loc = self.loc();
            self.older("generic-attribute", loc, "an attribute `type` of a function", "`function_type`")?;
            attrs[i].0 = Sym::FUNCTION_TYPE;
        }
        Ok(())
    }

    /// Constructors and destructors without data, as release 19 has them.
    pub(crate) fn older_structors(&mut self, opcode: Opcode, attrs: &mut Vec<(Sym, Attr)>) -> Parse<()> {
        if self.strict() || !llvm_alias::complete_structors(&mut self.m.cx, opcode, attrs) {
            return Ok(());
        }
        let loc = self.loc();
        self.older("structors", loc, "constructors and destructors without `data`", "with `data = [#llvm.zero]`")
    }

    /// Whether a name that is also today's means the older operation here: `constant 1 : i32` inside a function.
    pub(crate) fn shadows_older(&self, text: &str) -> bool {
        !self.strict() && text == "constant" && lex::next(self.src, self.token.end as usize).tok != Tok::At
    }

    /// A second try at operations whose types were written with typed pointers, or whose text changed otherwise. `at` is the
    /// byte behind the name.
    pub(crate) fn older_form(&mut self, opcode: Opcode, at: u32, state: &mut OpState) -> Option<Parse<()>> {
        if self.strict() {
            return None;
        }
        let parse: CustomParse = match opcode {
            llvm::LOAD => load,
            llvm::STORE => store,
            llvm::GETELEMENTPTR => gep,
            llvm::CALL => call,
            _ => parse_older_forms::reader(self, opcode)?,
        };
        let typed = matches!(opcode, llvm::LOAD | llvm::STORE | llvm::GETELEMENTPTR);
        if self.pointee.is_none() && typed {
            return None;
        }
        state.clear();
        self.seek(at);
        Some(parse(self, state))
    }

    /// An operation that the one being read needs, placed before it.
    pub(super) fn make_before(&mut self, opcode: Opcode, operands: &[Value], results: &[Type], attrs: &[(Sym, Attr)]) -> Op {
        let attrs = self.m.cx.dict(attrs);
        let loc = self.op_loc;
        let op = self.m.append(NewOp { operands, results, attrs, ..NewOp::new(opcode, loc) });
        self.before.push(op);
        op
    }

    /// `type` in `!a = type ...`.
    pub(crate) fn older_type_keyword(&mut self) -> Parse<()> {
        if !self.strict() && self.at("type") {
            let loc = self.loc();
            self.older("type-alias", loc, "`!a = type ...`", "`!a = ...`")?;
            self.bump();
        }
        Ok(())
    }

    /// `(d0) -> (d0)` behind `#map =`, written without `affine_map<...>`.
    pub(crate) fn older_bare_map(&mut self) -> Parse<Option<Attr>> {
        if self.strict() || !self.is(Tok::LParen) {
            return Ok(None);
        }
        if !self.begins_bare_map() {
            return Ok(None);
        }
        let loc = self.loc();
        self.older("affine-map", loc, "a bare affine map", "`affine_map<(d0) -> (...)>`")?;
        // A set has a colon where a map has an arrow.
        let set = self.balanced_paren_is_followed_by_colon();
        self.affine_map_or_set(set).map(Some)
    }
    /// Whether what begins at a parenthesis is a map or a set rather than the type of a function.
    fn begins_bare_map(&self) -> bool {
        let inner = lex::next(self.src, self.token.end as usize);
        if inner.tok != Tok::RParen {
            return self.is_dim(inner);
        }
        // Without dimensions: `()[s0] -> (s0)`, `() : (...)`, `() -> (0)`.
        let behind = lex::next(self.src, inner.end as usize);
        match behind.tok {
            Tok::LSquare | Tok::Colon => true,
            Tok::Arrow => {
                let open = lex::next(self.src, behind.end as usize);
                let first = lex::next(self.src, open.end as usize);
                open.tok == Tok::LParen && (matches!(first.tok, Tok::Int | Tok::Minus) || self.is_dim(first))
            }
            _ => false,
        }
    }
    /// Whether a token is the name of a dimension: a word that is no type.
    fn is_dim(&self, inner: lex::Token) -> bool {
        let text = self.source.text.get(inner.start as usize..inner.end as usize).unwrap_or("");
        inner.tok == Tok::Word
            && FloatKind::from_text(text).is_none()
            && !matches!(text, "index" | "none" | "memref" | "tensor" | "vector" | "complex" | "tuple")
            && text.trim_start_matches(['s', 'u']).strip_prefix('i').is_none_or(|d| d.is_empty() || !d.bytes().all(|b| b.is_ascii_digit()))
    }
    fn balanced_paren_is_followed_by_colon(&self) -> bool {
        let mut t = self.token;
        let mut depth = 0;
        loop {
            match t.tok {
                Tok::LParen | Tok::LSquare => depth += 1,
                Tok::RParen | Tok::RSquare => depth -= 1,
                Tok::Eof => return false,
                Tok::Colon if depth == 0 => return true,
                Tok::Arrow if depth == 0 => return false,
                _ => {}
            }
            t = lex::next(self.src, t.end as usize);
        }
    }

    /// `offset: ?, strides: [?, 1]` in a memref type of a shape; the comma before it was taken.
    pub(crate) fn older_strides(&mut self, dims: &[i64]) -> Parse<Option<Attr>> {
        let loc = self.loc();
        let mut offset = 0;
        let mut strides: Option<Vec<i64>> = None;
        let mut any = false;
        loop {
            if self.strict() || !(self.at("offset") || self.at("strides")) {
                break;
            }
            any = true;
            let is_offset = self.at("offset");
            self.bump();
            self.need(Tok::Colon, "':'")?;
            if is_offset {
                offset = self.older_dim()?;
            } else {
                let mut list = Vec::new();
                self.list(Delim::Square, |p| {
                    list.push(p.older_dim()?);
                    Ok(())
                })?;
                strides = Some(list);
            }
            if !self.is(Tok::Comma) || !matches!(self.word_after(), Some("offset" | "strides")) {
                break;
            }
            self.bump();
        }
        if !any {
            return Ok(None);
        }
        self.older("memref-strides", loc, "`offset: o, strides: [s]` in a memref type", "`strided<[s], offset: o>`")?;
        let strides = match strides {
            Some(s) => s,
            // Without strides: those of the shape, dynamic behind a dynamic size.
            None => {
                let mut next = 1i64;
                let mut s: Vec<i64> = dims
                    .iter()
                    .rev()
                    .map(|&d| {
                        let this = next;
                        next = if d < 0 || next < 0 { DYNAMIC } else { next.saturating_mul(d) };
                        this
                    })
                    .collect();
                s.reverse();
                s
            }
        };
        if strides.len() != dims.len() {
            return Err(self.error(loc, "memref-layout", "expected the number of strides to match the rank"));
        }
        let strides = self.m.cx.dims.intern(&strides);
        Ok(Some(self.m.cx.attr(AttrData::Strided { offset, strides })))
    }
    fn older_dim(&mut self) -> Parse<i64> {
        if self.take(Tok::Question) { Ok(DYNAMIC) } else { self.integer() }
    }
    fn word_after(&self) -> Option<&'a str> {
        let t = lex::next(self.src, self.token.end as usize);
        if t.tok == Tok::Word { self.source.text.get(t.start as usize..t.end as usize) } else { None }
    }

    /// The element type of a typed pointer (`!llvm.ptr<f32>`, `!llvm.ptr<i8, 3>`), whose `<` was taken: remembers it,
    /// and gives the address space.
    pub(crate) fn older_pointee(&mut self, loc: Loc) -> Parse<u32> {
        let pointee = self.llvm_type()?;
        self.older("typed-pointer", loc, "a pointer with an element type", "`!llvm.ptr`")?;
        self.pointee = Some(pointee);
        let mut space = 0;
        if self.take(Tok::Comma) {
            let loc = self.loc();
            let n = self.integer()?;
            space = match u32::try_from(n) {
                Ok(n) => n,
                Err(_) => return Err(self.error(loc, "address-space", "address space must not be negative")),
            };
        }
        Ok(space)
    }

    /// Remembers what the typed pointer that an alias stands for points to; [`Parser::pointee`] was empty before it.
    pub(crate) fn older_alias_def(&mut self, key: u32, ty: Type) {
        if let Some(t) = self.pointee.take()
            && matches!(self.m.cx.type_data(ty), TypeData::LlvmPtr { .. })
        {
            self.alias_pointees.insert(key, t);
        }
    }
    /// An alias is read as a type: it may be a typed pointer.
    pub(crate) fn older_alias_use(&mut self, key: u32) {
        if !self.alias_pointees.is_empty() {
            self.pointee = self.alias_pointees.get(&key).copied().or(self.pointee);
        }
    }

    /// LLVM IR's words for types inside an LLVM dialect type, `ptr<float>`, which needed no prefix there.
    pub(crate) fn older_llvm_word(&mut self, word: &str) -> Parse<Option<Type>> {
        if matches!(word, "half" | "bfloat" | "float" | "double" | "fp128" | "x86_fp80") { self.older_llvm_scalar(word) } else { Ok(None) }
    }

    /// `!llvm.i32`, `!llvm.float`: types that need no prefix today.
    pub(crate) fn older_llvm_scalar(&mut self, word: &str) -> Parse<Option<Type>> {
        if self.strict() {
            return Ok(None);
        }
        let t = match word {
            "half" => Type::F16,
            "bfloat" => Type::BF16,
            "float" => Type::F32,
            "double" => Type::F64,
            "fp128" => self.m.cx.float_type(FloatKind::F128),
            "x86_fp80" => self.m.cx.float_type(FloatKind::F80),
            _ => match word.strip_prefix('i').and_then(|d| d.parse::<u32>().ok()) {
                Some(w) if w <= super::parse_type::MAX_INT_WIDTH => self.m.cx.int_type(w),
                _ => return Ok(None),
            },
        };
        let loc = self.loc();
        self.older("llvm-scalar", loc, &format!("`!llvm.{word}`"), "the builtin type")?;
        self.bump();
        Ok(Some(t))
    }

    /// `!llvm<"i8*">`: LLVM IR's own spelling of a type, in the string that is next.
    pub(crate) fn older_quoted_type(&mut self) -> Parse<Option<Type>> {
        if self.strict() || !self.is(Tok::Str) {
            return Ok(None);
        }
        let loc = self.loc();
        let text = self.string()?;
        let text = String::from(self.m.cx.str(text));
        self.older("llvm-quoted", loc, "`!llvm<\"...\">`", "an LLVM dialect type such as `!llvm.ptr`")?;
        let mut q = Quoted { text: text.as_bytes(), at: 0, depth: 0 };
        let t = q.ty(self);
        match t {
            Some(t) if q.rest().is_empty() => Ok(Some(t)),
            _ => Err(self.error(loc, "llvm-quoted", format!("`{text}` is no LLVM type"))),
        }
    }
}

/// Reads LLVM IR's spelling of types from a string.
struct Quoted<'t> {
    text: &'t [u8],
    at: usize,
    depth: u32,
}

impl Quoted<'_> {
    fn rest(&self) -> &[u8] {
        self.text[self.at..].trim_ascii_start()
    }
    fn eat(&mut self, s: &str) -> bool {
        let skipped = self.text.len() - self.rest().len();
        if self.rest().starts_with(s.as_bytes()) {
            self.at = skipped + s.len();
            return true;
        }
        false
    }
    fn number(&mut self) -> Option<u64> {
        let rest = self.rest();
        let n = rest.iter().position(|b| !b.is_ascii_digit()).unwrap_or(rest.len());
        let value = core::str::from_utf8(&rest[..n]).ok()?.parse().ok()?;
        self.at = self.text.len() - rest.len() + n;
        Some(value)
    }
    /// A type with the `*` and parameter lists behind it. The element type of a pointer is remembered.
    fn ty(&mut self, p: &mut Parser<'_>) -> Option<Type> {
        if self.depth > 64 {
            return None;
        }
        self.depth += 1;
        let t = self.base(p);
        self.depth -= 1;
        let mut t = t?;
        loop {
            if self.eat("*") {
                p.pointee = Some(t);
                t = Type::LLVM_PTR;
            } else if self.eat("addrspace(") {
                let space = u32::try_from(self.number()?).ok()?;
                if !self.eat(")") || !self.eat("*") {
                    return None;
                }
                p.pointee = Some(t);
                t = p.m.cx.ptr_type(space);
            } else if self.eat("(") {
                let (params, varargs) = self.list(p, ")", true)?;
                t = p.m.cx.llvm_func(t, &params, varargs);
            } else {
                return Some(t);
            }
        }
    }
    fn list(&mut self, p: &mut Parser<'_>, close: &str, varargs: bool) -> Option<(Vec<Type>, bool)> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Some((items, false));
        }
        loop {
            if varargs && self.eat("...") {
                return if self.eat(close) { Some((items, true)) } else { None };
            }
            items.push(self.ty(p)?);
            if self.eat(close) {
                return Some((items, false));
            }
            if !self.eat(",") {
                return None;
            }
        }
    }
    fn base(&mut self, p: &mut Parser<'_>) -> Option<Type> {
        if self.eat("<{") || self.rest().starts_with(b"{") {
            let packed = !self.eat("{");
            let (body, _) = self.list(p, if packed { "}>" } else { "}" }, false)?;
            let body = p.m.cx.type_list(&body);
            return Some(p.m.cx.ty(TypeData::LlvmStruct { body, packed }));
        }
        if self.eat("[") {
            let n = self.number()?;
            if !self.eat("x") {
                return None;
            }
            let t = self.ty(p)?;
            return if self.eat("]") { Some(p.m.cx.llvm_array(n, t)) } else { None };
        }
        if self.eat("<") {
            let n = i64::try_from(self.number()?).ok().filter(|&n| n > 0)?;
            if !self.eat("x") {
                return None;
            }
            let t = self.ty(p)?;
            return if self.eat(">") { Some(p.m.cx.vector_type(&[n], t)) } else { None };
        }
        let rest = self.rest();
        let n = rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_').unwrap_or(rest.len());
        let word = String::from(core::str::from_utf8(&rest[..n]).ok()?);
        self.at = self.text.len() - rest.len() + n;
        Some(match word.as_str() {
            "void" => Type::LLVM_VOID,
            "half" => Type::F16,
            "bfloat" => Type::BF16,
            "float" => Type::F32,
            "double" => Type::F64,
            "fp128" => p.m.cx.float_type(FloatKind::F128),
            "x86_fp80" => p.m.cx.float_type(FloatKind::F80),
            "metadata" => Type::LLVM_METADATA,
            "token" => Type::LLVM_TOKEN,
            "label" => p.m.cx.ty(TypeData::LlvmLabel),
            "ptr" => Type::LLVM_PTR,
            w => {
                let width = w.strip_prefix('i')?.parse::<u32>().ok().filter(|&w| w <= super::parse_type::MAX_INT_WIDTH)?;
                p.m.cx.int_type(width)
            }
        })
    }
}

// Operations whose text changed.

/// `constant 42 : i32`, `constant 1.0 : f32`, `constant dense<...> : tensor<...>`, `constant true`
pub(super) fn constant(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    p.opt_attr_dict(&mut s.attrs)?;
    let loc = p.loc();
    let a = p.attr(None)?;
    let Some(ty) = p.m.cx.attr_type(a) else {
        return Err(p.error(loc, "constant-type", "a constant needs a value with a type"));
    };
    s.attrs.push((Sym::VALUE, a));
    s.results.push(ty);
    Ok(())
}

/// `cmpi "slt", %a, %b : i32`: the predicate was a string.
fn compare(p: &mut Parser<'_>, s: &mut OpState, def: u16) -> Parse<()> {
    let loc = p.loc();
    let value = match p.opt_string()? {
        Some(text) => {
            let text = String::from(p.m.cx.str(text));
            match crate::dialect::enums::ENUMS[def as usize].value(&text) {
                Some(v) => v,
                None => return Err(p.error(loc, "enum-case", format!("`{text}` is no predicate"))),
            }
        }
        None => p.enum_cases(def)?,
    };
    let a = p.m.cx.int_attr(Type::I64, value as i64);
    s.attrs.push((Sym::PREDICATE, a));
    p.need(Tok::Comma, "','")?;
    let mut operands: Vec<Unresolved> = Vec::new();
    p.operand_list(Delim::None, &mut operands)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let ty = p.ty()?;
    let types = alloc::vec![ty; 2];
    p.resolve_all(&operands, &types, loc, &mut s.operands)?;
    let result = match p.m.cx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => p.m.cx.ty(TypeData::Vector { dims, scalable, elem: Type::I1 }),
        TypeData::Tensor { dims, encoding, .. } => p.m.cx.ty(TypeData::Tensor { dims, elem: Type::I1, encoding }),
        TypeData::UnrankedTensor(_) => p.m.cx.ty(TypeData::UnrankedTensor(Type::I1)),
        _ => Type::I1,
    };
    s.results.push(result);
    Ok(())
}
pub(super) fn cmpi(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    compare(p, s, crate::dialect::enums::CMPI_PREDICATE)
}
pub(super) fn cmpf(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    compare(p, s, crate::dialect::enums::CMPF_PREDICATE)
}

/// `atomic_rmw "addf" %v, %m[%i] : (f32, memref<?xf32>) -> f32`: the kind was a string.
pub(super) fn atomic_rmw(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let def = crate::dialect::enums::ATOMIC_RMW_KIND;
    let loc = p.loc();
    let kind = match p.opt_string()? {
        Some(text) => {
            let text = String::from(p.m.cx.str(text));
            match p.case_of(def, &text)? {
                Some(v) => v,
                None => return Err(p.error(loc, "enum-case", format!("`{text}` is no kind of read-modify-write"))),
            }
        }
        None => p.enum_cases(def)?,
    };
    let a = p.m.cx.int_attr(Type::I64, kind as i64);
    s.attrs.push((Sym::KIND, a));
    let value = p.operand()?;
    p.need(Tok::Comma, "','")?;
    let memref = p.operand()?;
    let mut indices: Vec<Unresolved> = Vec::new();
    p.operand_list(Delim::Square, &mut indices)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let loc = p.loc();
    let mut types = Vec::new();
    p.function_type(&mut types, &mut s.results)?;
    let &[elem, buffer] = types.as_slice() else {
        return Err(p.error(loc, "operand-count", "expected the types of the value and of the memref"));
    };
    let v = p.resolve(value, elem)?;
    let m = p.resolve(memref, buffer)?;
    s.operands.extend([v, m]);
    let types = alloc::vec![Type::INDEX; indices.len()];
    p.resolve_all(&indices, &types, loc, &mut s.operands)
}

/// `splat %x : vector<4xf32>`: where vectors have no table, today an operation of a dialect that is lowered elsewhere, so what it comes down to, a
/// shuffle of a vector whose first element is the scalar.
#[cfg(not(feature = "extended"))]
pub(super) fn splat(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let scalar = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let loc = p.loc();
    let ty = p.ty()?;
    let (elem, n) = match p.m.cx.type_data(ty) {
        TypeData::Vector { dims, elem, scalable: 0 } if dims.len == 1 => (elem, p.m.cx.dims.get(dims).first().copied().unwrap_or(0)),
        _ => return Err(p.error(loc, "unsupported", "`splat` is read for vectors of one fixed dimension only")),
    };
    if n > MAX_SPLAT {
        return Err(p.error(loc, "unsupported", format!("`splat` is read for vectors of at most {MAX_SPLAT} elements")));
    }
    let v = p.resolve(scalar, elem)?;
    let empty = p.make_before(llvm::MLIR_POISON, &[], &[ty], &[]);
    let empty = p.m.result(empty, 0);
    let zero = p.m.cx.int_attr(Type::I32, 0);
    let zero = p.make_before(llvm::MLIR_CONSTANT, &[], &[Type::I32], &[(Sym::VALUE, zero)]);
    let zero = p.m.result(zero, 0);
    let first = p.make_before(llvm::INSERTELEMENT, &[empty, v, zero], &[ty], &[]);
    let first = p.m.result(first, 0);
    s.operands.extend([first, empty]);
    let mask = p.m.cx.i32_array(&alloc::vec![0; n as usize]);
    s.attrs.push((Sym::MASK, mask));
    s.results.push(ty);
    Ok(())
}
/// Elements that a `splat` may have: its shuffle has a number for each.
#[cfg(not(feature = "extended"))]
const MAX_SPLAT: i64 = 1 << 16;

/// The pointer type that is next, and what it points to.
fn typed_pointer(p: &mut Parser<'_>) -> Parse<(Type, Type)> {
    let loc = p.loc();
    p.pointee = None;
    let ty = p.ty()?;
    match p.pointee.filter(|_| matches!(p.m.cx.type_data(ty), TypeData::LlvmPtr { .. })) {
        Some(t) => Ok((ty, t)),
        None => Err(p.error(loc, "typed-pointer", "expected a pointer with an element type, or today's form of the operation")),
    }
}

/// `llvm.load %p : !llvm.ptr<f32>`
fn load(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if p.eat("volatile") {
        s.attrs.push((Sym::VOLATILE, Attr::UNIT));
    }
    let o = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let (ptr, elem) = typed_pointer(p)?;
    let v = p.resolve(o, ptr)?;
    s.operands.push(v);
    s.results.push(elem);
    Ok(())
}

/// `llvm.store %v, %p : !llvm.ptr<f32>`
fn store(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if p.eat("volatile") {
        s.attrs.push((Sym::VOLATILE, Attr::UNIT));
    }
    let value = p.operand()?;
    p.need(Tok::Comma, "','")?;
    let addr = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let (ptr, elem) = typed_pointer(p)?;
    let v = p.resolve(value, elem)?;
    let a = p.resolve(addr, ptr)?;
    s.operands.extend([v, a]);
    Ok(())
}

/// `llvm.getelementptr %p[%i, 1] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>`
fn gep(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if p.eat("inbounds") {
        let a = p.m.cx.attr(AttrData::Enum { def: crate::dialect::enums::LLVM_GEP_FLAGS, value: INBOUNDS });
        s.attrs.push((Sym::NO_WRAP_FLAGS, a));
    }
    let base = p.operand()?;
    let mut indices: Vec<Unresolved> = Vec::new();
    let mut raw: Vec<i32> = Vec::new();
    p.list(Delim::Square, |p| {
        let loc = p.loc();
        match p.opt_integer()? {
            Some(n) => match i32::try_from(n) {
                Ok(n) => raw.push(n),
                Err(_) => return Err(p.error(loc, "integer-too-large", "index does not fit in 32 bits")),
            },
            None => {
                indices.push(p.operand()?);
                raw.push(i32::MIN);
            }
        }
        Ok(())
    })?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    p.need(Tok::LParen, "'('")?;
    let loc = p.loc();
    let (ptr, elem) = typed_pointer(p)?;
    let mut types = Vec::new();
    while p.take(Tok::Comma) {
        types.push(p.ty()?);
    }
    p.need(Tok::RParen, "')'")?;
    p.need(Tok::Arrow, "'->'")?;
    let result = p.ty()?;
    let b = p.resolve(base, ptr)?;
    s.operands.push(b);
    p.resolve_all(&indices, &types, loc, &mut s.operands)?;
    s.results.push(result);
    parse_older_forms::struct_indices(p, elem, &mut raw, &mut s.operands);
    let raw = p.m.cx.i32_array(&raw);
    s.attrs.push((Sym::RAW_CONSTANT_INDICES, raw));
    let elem = p.m.cx.type_attr(elem);
    s.attrs.push((Sym::ELEM_TYPE, elem));
    Ok(())
}
/// The bits of `inbounds` among the flags of a GEP.
const INBOUNDS: u64 = 3;

/// `llvm.call %f(%x) : (i32) -> i32`: the type of an indirect callee was that of the pointer.
fn call(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let callee = p.operand()?;
    let mut operands: Vec<Unresolved> = Vec::new();
    p.operand_list(Delim::Paren, &mut operands)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let mut types = Vec::new();
    p.function_type(&mut types, &mut s.results)?;
    p.older("typed-pointer", loc, "an indirect call without the callee's type", "`: !llvm.ptr, (...) -> ...`")?;
    let f = p.resolve(callee, Type::LLVM_PTR)?;
    s.operands.push(f);
    p.resolve_all(&operands, &types, loc, &mut s.operands)?;
    let a = p.sizes_attr([s.operands.len(), 0].into_iter());
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, a));
    Ok(())
}

impl Parser<'_> {
    /// Whether declarations without a visibility, which are an error today, become private.
    pub fn upgrades_public_declarations(&self) -> bool {
        !self.strict()
    }
    /// Remarks on a declaration without a visibility.
    pub fn older_public_declaration(&mut self, loc: Loc) -> Parse<()> {
        self.older("public-declaration", loc, "a declaration without `private`", "`func.func private @f(...)`")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::{Diags, Source};
    use crate::text::parse::{ParseOptions, parse_module};

    fn check(text: &str) -> alloc::vec::Vec<&'static str> {
        let mut diags = Diags::default();
        let opts = ParseOptions { allow_unregistered: true, ..ParseOptions::default() };
        let m = parse_module(Source::new("t", text), &opts, &mut diags);
        let errors: alloc::vec::Vec<_> = diags.list.iter().filter(|d| d.severity == Severity::Error).collect();
        assert!(m.is_ok(), "{text}\n{errors:?}");
        let strict = ParseOptions { strict: true, ..opts };
        assert!(parse_module(Source::new("t", text), &strict, &mut Diags::default()).is_err(), "{text} is not older");
        diags.list.iter().map(|d| d.name).collect()
    }

    #[test]
    fn renames_are_sorted_and_known() {
        assert!(RENAMED.iter().is_sorted_by_key(|e| e.0) && MOVED.iter().is_sorted_by_key(|e| e.0));
        let r = crate::registry::Registry::builtin();
        // Some have no table in smaller builds.
        let known = |name: &str| r.find(name).is_some() || cfg!(not(feature = "extended"));
        for e in RENAMED.iter() {
            assert!(known(e.1), "{}", e.1);
        }
        for e in MOVED.iter() {
            assert!(known(e.1), "{}", e.1);
        }
    }

    #[test]
    fn older_spellings_are_read() {
        let body = |s: &str| alloc::format!("func @f(%a: i32, %b: i32, %m: memref<?xf32>, %i: index, %c: i1) {{\n{s}\n  return\n}}");
        for line in [
            "%0 = constant 42 : i32",
            "%0 = constant 1.0 : f32",
            "%0 = constant dense<1> : vector<4xi32>",
            "%0 = std.addi %a, %b : i32",
            "%0 = addi %a, %b : i32",
            "%0 = cmpi \"slt\", %a, %b : i32",
            "%0 = cmpi slt, %a, %b : i32",
            "%0 = dim %m, 0 : memref<?xf32>",
            "%0 = load %m[%i] : memref<?xf32>",
            "%0 = select %c, %a, %b : i32",
            "loop.for %k = %i to %i step %i {\n}",
            "%0 = memref_cast %m : memref<?xf32> to memref<*xf32>",
            "%0 = index_cast %i : index to i32",
            "%0 = alloc(%i) : memref<?xf32, offset: 0, strides: [1]>",
        ] {
            assert!(!check(&body(line)).is_empty(), "{line}");
        }
        check("!a.b = type !llvm.struct<(ptr<f32>, array<4xi64>)>\nllvm.func @f(%p: !a.b) {\n  llvm.return\n}");
        check(
            "llvm.func @f(%p: !llvm.ptr<f32>, %i: i64) -> f32 {\n  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>\n  %1 = llvm.load %0 : !llvm.ptr<f32>\n  llvm.store %1, %0 : !llvm.ptr<f32>\n  llvm.return %1 : f32\n}",
        );
        check("llvm.func @f(!llvm<\"{ i8*, [2 x float] }\">, !llvm.float) -> !llvm.i64");
        check("#map0 = (d0)[s0] -> (d0 + s0)\nfunc @f(%m: memref<4xf32, #map0>)");
        check("\"foo\"() {a: 1} : () -> ()");
        check(
            "llvm.func @f(%a: vector<4xf32>) -> vector<4xf32> {\n  %0 = llvm.call_intrinsic \"llvm.x86.sse41.round.ss\"(%a) : (vector<4xf32>) -> vector<4xf32> {}\n  llvm.return %0 : vector<4xf32>\n}",
        );
    }
}
