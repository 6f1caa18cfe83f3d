//! Types (MLIR LangRef, "Type System"; LLVM dialect documentation, "Types").

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::diag::Diagnostic;
use crate::dialect::llvm_type;
use crate::id::{Attr, Loc, Type};
use crate::text::lex::{self, Tok};
use crate::text::parse::{Delim, Failed, Parse, Parser};
use crate::ty::{DYNAMIC, FloatKind, MAX_VECTOR_RANK, Sign, StructBody, TypeData};

/// Widest integer type.
pub const MAX_INT_WIDTH: u32 = (1 << 24) - 1;

impl<'a> Parser<'a> {
    /// Reads a type.
    pub fn ty(&mut self) -> Parse<Type> {
        match self.opt_ty()? {
            Some(t) => Ok(t),
            None if self.is(Tok::Word) => {
                let loc = self.loc();
                let text = self.text();
                let d = Diagnostic::error("unknown-type", loc, format!("expected non-function type, found `{text}`"));
                self.diags.push(
                    d.help("builtin types are `i32`, `index`, `f32`, `memref<...>` and the like; types of other dialects begin with `!`"),
                );
                Err(Failed)
            }
            None => Err(self.expected("a type")),
        }
    }
    /// Reads a type if the next token can begin one.
    pub fn opt_ty(&mut self) -> Parse<Option<Type>> {
        match self.token.tok {
            Tok::Word => {
                let start = self.token.start;
                if let Some((t, end)) = self.known_type(start as usize) {
                    self.seek(end as u32);
                    return Ok(Some(t));
                }
                if let Some(t) = self.simple_type()? {
                    return Ok(Some(t));
                }
                let text = self.text();
                self.enter()?;
                let t = self.compound_type(text);
                self.leave();
                let t = t?;
                if let Some(t) = t {
                    self.remember_type(start, t);
                }
                Ok(t)
            }
            Tok::Bang => {
                if let Some((t, end)) = self.known_type(self.token.start as usize) {
                    self.seek(end as u32);
                    return Ok(Some(t));
                }
                self.enter()?;
                let (start, remarks) = (self.token.start, self.older_kinds.len());
                let t = self.dialect_type();
                self.leave();
                // What was remarked on is read again where the remark was forgotten.
                if cfg!(feature = "fast")
                    && remarks == self.older_kinds.len()
                    && let Ok(t) = t
                {
                    self.remember_type(start, t);
                }
                t.map(Some)
            }
            Tok::LParen => {
                self.enter()?;
                let (mut inputs, mut results) = (Vec::new(), Vec::new());
                let r = self.function_type(&mut inputs, &mut results);
                self.leave();
                r?;
                Ok(Some(self.m.cx.function_type(&inputs, &results)))
            }
            _ => Ok(None),
        }
    }
    /// A type of one word.
    #[inline]
    fn simple_type(&mut self) -> Parse<Option<Type>> {
        let t = match &self.src[self.token.start as usize..self.token.end as usize] {
            b"i1" => Type::I1,
            b"i8" => Type::I8,
            b"i16" => Type::I16,
            b"i32" => Type::I32,
            b"i64" => Type::I64,
            b"index" => Type::INDEX,
            b"f16" => Type::F16,
            b"bf16" => Type::BF16,
            b"f32" => Type::F32,
            b"f64" => Type::F64,
            b"none" => Type::NONE_TYPE,
            _ => match self.other_simple_type(self.text())? {
                Some(t) => t,
                None => return Ok(None),
            },
        };
        self.bump();
        Ok(Some(t))
    }
    fn other_simple_type(&mut self, text: &str) -> Parse<Option<Type>> {
        let narrow = |k: &FloatKind| k.bits() < 8 || matches!(k, FloatKind::F8E3M4 | FloatKind::F8E8M0FNU);
        if let Some(kind) = FloatKind::from_text(text).filter(|k| self.opts.release.narrow_floats || !narrow(k)) {
            return Ok(Some(self.m.cx.float_type(kind)));
        }
        let (sign, digits) = match text.as_bytes() {
            [b'i', rest @ ..] => (Sign::Signless, rest),
            [b's', b'i', rest @ ..] => (Sign::Signed, rest),
            [b'u', b'i', rest @ ..] => (Sign::Unsigned, rest),
            _ => return Ok(None),
        };
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return Ok(None);
        }
        let width = digits.iter().try_fold(0u32, |w, d| w.checked_mul(10)?.checked_add((d - b'0') as u32));
        match width {
            Some(width) if width <= MAX_INT_WIDTH => Ok(Some(self.m.cx.ty(TypeData::Integer { width, sign }))),
            _ => {
                let loc = self.loc();
                Err(self.error(loc, "integer-width", format!("integer bitwidth is limited to {MAX_INT_WIDTH} bits")))
            }
        }
    }
    fn compound_type(&mut self, text: &str) -> Parse<Option<Type>> {
        match text {
            "memref" => {
                self.bump();
                self.memref().map(Some)
            }
            "vector" => {
                self.bump();
                self.vector().map(Some)
            }
            "tensor" => {
                self.bump();
                self.tensor().map(Some)
            }
            "complex" => {
                self.bump();
                self.need(Tok::Less, "'<' in complex type")?;
                let loc = self.loc();
                let elem = self.ty()?;
                if !matches!(self.m.cx.type_data(elem), TypeData::Integer { .. } | TypeData::Float(_)) {
                    return Err(self.error(loc, "element-type", "invalid element type for complex: expected an integer or a float type"));
                }
                self.need(Tok::Greater, "'>' in complex type")?;
                Ok(Some(self.m.cx.ty(TypeData::Complex(elem))))
            }
            "tuple" => {
                self.bump();
                let mut items = Vec::new();
                self.list(Delim::Angle, |p| {
                    let t = p.ty()?;
                    items.push(t);
                    Ok(())
                })?;
                let l = self.m.cx.type_list(&items);
                Ok(Some(self.m.cx.ty(TypeData::Tuple(l))))
            }
            _ => Ok(None),
        }
    }
    /// Reads a comma-separated list of types (at least one).
    pub fn type_list(&mut self, out: &mut Vec<Type>) -> Parse<()> {
        loop {
            let t = self.ty()?;
            out.push(t);
            if !self.take(Tok::Comma) {
                return Ok(());
            }
        }
    }
    /// Reads `(types) -> types`.
    pub fn function_type(&mut self, inputs: &mut Vec<Type>, results: &mut Vec<Type>) -> Parse<()> {
        if !self.strict() && !self.is(Tok::LParen) && self.is_type_start() {
            let loc = self.loc();
            self.older("bare-operand-type", loc, "an operand type without parentheses", "`(T) -> ...`")?;
            let t = self.ty()?;
            inputs.push(t);
            self.need(Tok::Arrow, "'->' in function type")?;
            return self.result_types(results);
        }
        self.need(Tok::LParen, "'(' of a function type")?;
        if !self.take(Tok::RParen) {
            self.type_list(inputs)?;
            self.need(Tok::RParen, "')' of a function type")?;
        }
        self.need(Tok::Arrow, "'->' in function type")?;
        self.result_types(results)
    }
    /// Reads what follows `->` in a function type: one type or `(types)`.
    pub fn result_types(&mut self, results: &mut Vec<Type>) -> Parse<()> {
        if !self.is(Tok::LParen) {
            let t = self.ty()?;
            results.push(t);
            return Ok(());
        }
        self.bump();
        if self.take(Tok::RParen) {
            return Ok(());
        }
        self.type_list(results)?;
        self.need(Tok::RParen, "')' of a function type")
    }

    /// Reads `4x?x` before an element type: the lexer takes `x8xf32` for a word, so this reads bytes. Scalable
    /// dimensions `[4]` set bits of the mask and are an error without `scalable`.
    fn dims(&mut self, dynamic: bool, scalable: bool, out: &mut Vec<i64>) -> Parse<u32> {
        let mut p = self.token.start as usize;
        let mut mask = 0u32;
        // Inside brackets that hold several, which was possible once.
        let mut inside = false;
        loop {
            p = lex::skip_blanks(self.src, p);
            let start = p;
            let bracket = inside || self.src.get(p) == Some(&b'[') && scalable;
            if bracket && !inside {
                p = lex::skip_blanks(self.src, p + 1);
            }
            match self.src.get(p) {
                Some(b'?') if !bracket => {
                    if !dynamic {
                        return Err(self.error(Loc::at(start as u32), "dynamic-dimension", "expected static shape"));
                    }
                    out.push(DYNAMIC);
                    p += 1;
                }
                Some(b'0'..=b'9') => {
                    let mut n: Option<i64> = Some(0);
                    while let Some(d @ b'0'..=b'9') = self.src.get(p) {
                        n = n.and_then(|n| n.checked_mul(10)?.checked_add((d - b'0') as i64));
                        p += 1;
                    }
                    let Some(n) = n else {
                        return Err(self.error(Loc::at(start as u32), "dimension", "invalid dimension: does not fit in 63 bits"));
                    };
                    out.push(n);
                }
                _ if bracket => return Err(self.error(Loc::at(p as u32), "dimension", "expected an integer in the scalable dimension")),
                _ => break,
            }
            if bracket {
                p = lex::skip_blanks(self.src, p);
                inside = self.src.get(p) != Some(&b']');
                if inside && (self.strict() || self.src.get(p) != Some(&b'x')) {
                    return Err(self.error(Loc::at(p as u32), "dimension", "missing ']' closing scalable dimension"));
                }
                if inside {
                    self.older("scalable-dims", Loc::at(start as u32), "scalable dimensions in one pair of brackets", "`[4]x[4]`")?;
                }
                p += usize::from(!inside);
                if out.len() > 32 {
                    return Err(self.error(Loc::at(start as u32), "dimension", "scalable dimensions after the 32nd are unsupported"));
                }
                mask |= 1 << (out.len() - 1);
            }
            p = lex::skip_blanks(self.src, p);
            if self.src.get(p) != Some(&b'x') {
                return Err(self.error(Loc::at(p as u32), "dimension", "expected 'x' in dimension list"));
            }
            p += 1;
        }
        self.seek(p as u32);
        Ok(mask)
    }
    /// Takes `*x`, if it is next.
    fn unranked(&mut self) -> Parse<bool> {
        if !self.is(Tok::Star) {
            return Ok(false);
        }
        let p = lex::skip_blanks(self.src, self.token.end as usize);
        if self.src.get(p) != Some(&b'x') {
            return Err(self.error(Loc::at(p as u32), "dimension", "expected 'x' in dimension list"));
        }
        self.seek(p as u32 + 1);
        Ok(true)
    }
    fn vector(&mut self) -> Parse<Type> {
        self.need(Tok::Less, "'<' in vector type")?;
        let loc = self.loc();
        let mut dims = Vec::new();
        let scalable = self.dims(false, true, &mut dims)?;
        if dims.len() > MAX_VECTOR_RANK {
            let text = alloc::format!("vectors of more than {MAX_VECTOR_RANK} dimensions are unsupported");
            return Err(self.error(loc, "vector-rank", text));
        }
        let elem_loc = self.loc();
        let elem = self.ty()?;
        self.need(Tok::Greater, "'>' in vector type")?;
        if dims.contains(&0) {
            return Err(self.error(loc, "dimension", "vector types must have positive constant sizes"));
        }
        let ok = match self.m.cx.type_data(elem) {
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) => true,
            TypeData::LlvmPtr { .. } | TypeData::LlvmPpcFp128 => self.opts.release.version >= 20,
            _ => false,
        };
        if !ok {
            return Err(self.error(elem_loc, "element-type", "vector elements must be int/index/float type"));
        }
        let dims = self.m.cx.dims.intern(&dims);
        Ok(self.m.cx.ty(TypeData::Vector { dims, scalable, elem }))
    }
    fn tensor(&mut self) -> Parse<Type> {
        self.need(Tok::Less, "'<' in tensor type")?;
        let unranked = self.unranked()?;
        let mut dims = Vec::new();
        if !unranked {
            self.dims(true, false, &mut dims)?;
        }
        let elem_loc = self.loc();
        let elem = self.ty()?;
        let mut encoding = Attr::NONE;
        if self.take(Tok::Comma) {
            let loc = self.loc();
            encoding = self.attr(None)?;
            if unranked {
                return Err(self.error(loc, "tensor-encoding", "cannot apply encoding to unranked tensor"));
            }
        }
        self.need(Tok::Greater, "'>' in tensor type")?;
        if !matches!(
            self.m.cx.type_data(elem),
            TypeData::Integer { .. }
                | TypeData::Index
                | TypeData::Float(_)
                | TypeData::Complex(_)
                | TypeData::Vector { .. }
                | TypeData::Opaque { .. }
        ) && !self.is_dialect_type(elem)
        {
            return Err(self.error(elem_loc, "element-type", "invalid tensor element type"));
        }
        if unranked {
            return Ok(self.m.cx.ty(TypeData::UnrankedTensor(elem)));
        }
        let dims = self.m.cx.dims.intern(&dims);
        Ok(self.m.cx.ty(TypeData::Tensor { dims, elem, encoding }))
    }
    fn is_dialect_type(&self, ty: Type) -> bool {
        use TypeData as T;
        matches!(
            self.m.cx.type_data(ty),
            T::Opaque { .. }
                | T::LlvmVoid
                | T::LlvmToken
                | T::LlvmLabel
                | T::LlvmMetadata
                | T::LlvmPpcFp128
                | T::LlvmX86Mmx
                | T::LlvmX86Amx
                | T::LlvmPtr { .. }
                | T::LlvmArray { .. }
                | T::LlvmVec { .. }
                | T::LlvmFunc { .. }
                | T::LlvmStruct { .. }
                | T::LlvmNamedStruct { .. }
                | T::LlvmTarget { .. }
        )
    }
    fn memref(&mut self) -> Parse<Type> {
        let loc = self.loc();
        self.need(Tok::Less, "'<' in memref type")?;
        let unranked = self.unranked()?;
        let mut dims = Vec::new();
        if !unranked {
            self.dims(true, false, &mut dims)?;
        }
        let elem_loc = self.loc();
        let elem = self.ty()?;
        use TypeData as T;
        if !matches!(
            self.m.cx.type_data(elem),
            T::Integer { .. } | T::Index | T::Float(_) | T::Complex(_) | T::Vector { .. } | T::MemRef { .. } | T::UnrankedMemRef { .. }
        ) {
            return Err(self.error(elem_loc, "element-type", "invalid memref element type"));
        }
        let (mut layout, mut space) = (Attr::NONE, Attr::NONE);
        let mut had_space = false;
        while self.take(Tok::Comma) {
            let at = self.loc();
            if !unranked && let Some(a) = self.older_strides(&dims)? {
                layout = a;
                continue;
            }
            let a = match self.older_bare_map()? {
                Some(a) => a,
                None => self.attr(None)?,
            };
            match self.m.cx.attr_data(a) {
                AttrData::AffineMap(map) if !unranked && !had_space => {
                    if map.n_dims as usize != dims.len() {
                        let text = format!("memref layout mismatch between rank and affine map: {} != {}", dims.len(), map.n_dims);
                        return Err(self.error(at, "memref-layout", text));
                    }
                    layout = if crate::affine::is_identity(&self.m.cx, map) { Attr::NONE } else { a };
                }
                AttrData::Strided { strides, .. } if !unranked && !had_space => {
                    if strides.len as usize != dims.len() {
                        return Err(self.error(at, "memref-layout", "expected the number of strides to match the rank"));
                    }
                    layout = a;
                }
                _ if had_space => {
                    return Err(self.error(at, "memory-space", "multiple memory spaces specified in memref type"));
                }
                data => {
                    had_space = true;
                    let ok = match data {
                        AttrData::Integer { ty, .. } => ty == Type::I64 || self.m.cx.int_width(ty).is_some(),
                        AttrData::String { .. }
                        | AttrData::Enum { .. }
                        | AttrData::Record { .. }
                        | AttrData::Opaque { .. }
                        | AttrData::Dict(_) => true,
                        _ => false,
                    };
                    if !ok {
                        return Err(self.error(
                            at,
                            "memory-space",
                            "unsupported memory space: expected an integer, a string or a dialect attribute",
                        ));
                    }
                    let zero = matches!(data, AttrData::Integer { bits: 0, .. });
                    space = if zero { Attr::NONE } else { a };
                }
            }
        }
        self.need(Tok::Greater, "'>' in memref type")?;
        let _ = loc;
        if unranked {
            return Ok(self.m.cx.ty(TypeData::UnrankedMemRef { elem, space }));
        }
        Ok(self.m.cx.memref_type(&dims, elem, layout, space))
    }

    // Dialect types.

    /// `!alias`, `!dialect.name<...>`, `!dialect<"...">`
    fn dialect_type(&mut self) -> Parse<Type> {
        let loc = self.loc();
        let text = &self.text()[1..];
        let adjacent = self.src.get(self.token.end as usize) == Some(&b'<');
        let Some((dialect, name)) = text.split_once('.').or(if adjacent { Some((text, "")) } else { None }) else {
            let key = self.names.intern(text);
            self.bump();
            self.use_alias(true, key, loc)?;
            self.older_alias_use(key);
            return match self.type_aliases.get(&key) {
                Some(&t) => Ok(t),
                None => Err(self.error(loc, "undefined-alias", format!("undefined symbol alias id '{text}'"))),
            };
        };
        if self.dotted_aliases {
            let key = self.names.intern(text);
            if let Some(&t) = self.type_aliases.get(&key) {
                self.older_alias_use(key);
                self.bump();
                return Ok(t);
            }
        }
        if dialect == "llvm" && !name.is_empty() {
            // What stands behind a blank is not of the type.
            if !adjacent && matches!(name, "ptr" | "array" | "vec" | "func" | "struct" | "target") {
                if name != "ptr" {
                    return Err(self.error(loc, "unexpected-token", "expected '<' right behind the name of the type"));
                }
                self.bump();
                return Ok(Type::LLVM_PTR);
            }
            // Go on behind `!llvm.`.
            self.seek(self.token.start + 6);
            return self.llvm_named_type(loc);
        }
        if dialect == "llvm" && name.is_empty() {
            // `!llvm<...>`: the body is the type.
            self.bump();
            self.need(Tok::Less, "'<'")?;
            let t = match self.older_quoted_type()? {
                Some(t) => t,
                None => self.llvm_named_type(loc)?,
            };
            self.need(Tok::Greater, "'>'")?;
            return Ok(t);
        }
        let (dialect, text) = self.opaque_body(dialect, name, loc)?;
        let (dialect, text) = (self.m.cx.sym(dialect), self.m.cx.sym(text));
        Ok(self.m.cx.ty(TypeData::Opaque { dialect, text }))
    }

    /// The dialect and the text of an opaque type or attribute whose sigil token is current; checks registration.
    pub(crate) fn opaque_body(&mut self, dialect: &'a str, name: &'a str, loc: Loc) -> Parse<(&'a str, &'a str)> {
        let Some(check) = self.m.cx.registry.text_check(dialect) else { return self.unchecked_body(dialect, name, loc) };
        let (dialect, text) = self.opaque_text(dialect, name)?;
        match check(text) {
            Ok(()) => Ok((dialect, text)),
            Err(why) => Err(self.error(loc, "dialect-entity", format!("dialect '{dialect}': {why}"))),
        }
    }
    fn unchecked_body(&mut self, dialect: &'a str, name: &'a str, loc: Loc) -> Parse<(&'a str, &'a str)> {
        if self.m.cx.registry.has_dialect(dialect) {
            let verbose = self.source.text.get(self.token.end as usize + 1..).unwrap_or("");
            let word = verbose.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '.' | '$')).unwrap_or(verbose.len());
            let name = if name.is_empty() { &verbose[..word] } else { name };
            let text = format!("dialect '{dialect}' has no type or attribute `{name}`");
            return Err(self.error(loc, "unknown-dialect-entity", text));
        }
        if !self.opts.allow_unregistered {
            let d = Diagnostic::error("unregistered-dialect", loc, format!("dialect '{dialect}' is not registered"))
                .help("if this is intended, use --allow-unregistered-dialect");
            self.diags.push(d);
            return Err(super::parse::Failed);
        }
        self.opaque_text(dialect, name)
    }
    fn opaque_text(&mut self, dialect: &'a str, name: &'a str) -> Parse<(&'a str, &'a str)> {
        let mut end = self.token.end as usize;
        let start = end - name.len();
        let verbose = name.is_empty();
        if self.src.get(end) == Some(&b'<') {
            end = self.balanced(end)?;
        }
        self.seek(end as u32);
        let text = self.source.text.get(start..end).unwrap_or("");
        if verbose {
            // `!d<name>` and `!d.name` are the same when the body is a plain name, with or without parameters.
            let body = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
            if super::print_type::is_pretty(body) {
                return Ok((dialect, body));
            }
        }
        Ok((dialect, text))
    }

    /// One past the `>` that closes the `<` at byte `p`; strings are skipped, brackets of all kinds must match.
    pub(crate) fn balanced(&mut self, p: usize) -> Parse<usize> {
        let mut open: Vec<u8> = Vec::new();
        let mut at = p;
        while let Some(&c) = self.src.get(at) {
            match c {
                b'<' | b'[' | b'(' | b'{' => open.push(c),
                b'-' if self.src.get(at + 1) == Some(&b'>') => at += 1,
                b'>' | b']' | b')' | b'}' => {
                    let want = match c {
                        b'>' => b'<',
                        b']' => b'[',
                        b')' => b'(',
                        _ => b'{',
                    };
                    if open.pop() != Some(want) {
                        let loc = Loc::at(at as u32);
                        return Err(self.error(loc, "unbalanced", format!("unbalanced '{}' character in pretty dialect name", c as char)));
                    }
                    if open.is_empty() {
                        return Ok(at + 1);
                    }
                }
                b'"' => {
                    let t = lex::next(self.src, at);
                    if t.tok != Tok::Str {
                        return Err(self.error(Loc::at(at as u32), "open-string", "expected '\"' in string literal"));
                    }
                    at = t.end as usize - 1;
                }
                0 => break,
                _ => {}
            }
            at += 1;
        }
        Err(self.error(Loc::at(p as u32), "unbalanced", "unbalanced '<' character in pretty dialect name"))
    }

    /// A type behind `!llvm.`, which must be the LLVM dialect's own.
    fn llvm_named_type(&mut self, loc: Loc) -> Parse<Type> {
        let known =
            ["void", "token", "label", "metadata", "ppc_fp128", "x86_mmx", "x86_amx", "ptr", "array", "vec", "func", "struct", "target"];
        match self.peek_word() {
            Some(w) if known.contains(&w) => self.llvm_type(),
            Some(w) => {
                if let Some(t) = self.older_llvm_scalar(w)? {
                    return Ok(t);
                }
                let builtin = is_builtin_type(w);
                let text = match builtin {
                    true => format!("unexpected type, expected keyword: `{w}` is no type of the llvm dialect"),
                    false => format!("unknown LLVM type: {w}"),
                };
                let d = Diagnostic::error("unknown-type", loc, text)
                    .help(format!("types such as `i32` and `f32` are written without `!llvm.`; its own are {}", known.join(", ")));
                self.diags.push(d);
                Err(super::parse::Failed)
            }
            None => Err(self.expected("the name of an LLVM dialect type")),
        }
    }
    /// An LLVM dialect type whose `!llvm.` was taken, or any other type inside one.
    pub fn llvm_type(&mut self) -> Parse<Type> {
        let Some(word) = self.peek_word() else { return self.ty() };
        let fixed = match word {
            "void" => Some(TypeData::LlvmVoid),
            "token" => Some(TypeData::LlvmToken),
            "label" => Some(TypeData::LlvmLabel),
            "metadata" => Some(TypeData::LlvmMetadata),
            "ppc_fp128" => Some(TypeData::LlvmPpcFp128),
            "x86_mmx" if self.opts.release.version < 20 => Some(TypeData::LlvmX86Mmx),
            "x86_amx" if self.opts.release.version >= 20 => Some(TypeData::LlvmX86Amx),
            _ => None,
        };
        if let Some(data) = fixed {
            self.bump();
            return Ok(self.m.cx.ty(data));
        }
        if !matches!(word, "ptr" | "array" | "vec" | "func" | "struct" | "target") {
            return match self.older_llvm_word(word)? {
                Some(t) => Ok(t),
                None => self.ty(),
            };
        }
        self.enter()?;
        let loc = self.loc();
        self.bump();
        let t = match word {
            "ptr" => self.llvm_ptr(loc),
            "array" => self.llvm_array(),
            "vec" => self.llvm_vec(loc),
            "func" => self.llvm_func(),
            "struct" => self.llvm_struct(loc),
            _ => self.llvm_target(),
        };
        self.leave();
        t
    }
    pub(crate) fn llvm_ptr(&mut self, at: Loc) -> Parse<Type> {
        if !self.take(Tok::Less) {
            return Ok(Type::LLVM_PTR);
        }
        let loc = self.loc();
        let space = match self.opt_integer()? {
            Some(n) => n,
            None if !self.strict() => self.older_pointee(at)? as i64,
            None => {
                return Err(self.error(loc, "address-space", "expected an address space: pointers have no element type since LLVM 17"));
            }
        };
        self.need(Tok::Greater, "'>'")?;
        match u32::try_from(space) {
            Ok(space) if space < 1 << 24 => Ok(self.m.cx.ptr_type(space)),
            _ => Err(self.error(loc, "address-space", "address space must be at least 0 and less than 2^24")),
        }
    }
    /// `4 x`
    fn llvm_count(&mut self) -> Parse<u64> {
        let loc = self.loc();
        let Ok(n) = (if self.is(Tok::Int) { self.text().parse::<u64>() } else { return Err(self.expected("a number of elements")) }) else {
            return Err(self.error(loc, "dimension", "invalid number of elements: does not fit in 64 bits"));
        };
        self.bump();
        if !self.strict() && !self.at("x") && self.peek_word().is_some_and(|w| w.starts_with('x')) {
            // `4xi64`: the word `xi64` is an `x` and a type.
            self.older("array-blanks", loc, "`array<4xi64>`", "`array<4 x i64>`")?;
            self.seek(self.token.start + 1);
            return Ok(n);
        }
        self.expect("x")?;
        Ok(n)
    }
    fn llvm_array(&mut self) -> Parse<Type> {
        self.need(Tok::Less, "'<'")?;
        let len = self.llvm_count()?;
        let loc = self.loc();
        let elem = self.llvm_type()?;
        self.need(Tok::Greater, "'>'")?;
        if !llvm_type::is_member(self.m.cx.type_data(elem)) {
            return Err(self.error(loc, "element-type", "invalid array element type"));
        }
        Ok(self.m.cx.llvm_array(len, elem))
    }
    fn llvm_vec(&mut self, loc: Loc) -> Parse<Type> {
        // What was one type for all elements is a builtin vector today where its elements are numbers.
        let upgraded = self.opts.release.version >= 20 && !self.strict();
        if self.opts.release.version >= 20 && !upgraded {
            return Err(self.error(loc, "unknown-type", "`!llvm.vec` is of release 19: write `vector<...>`"));
        }
        if upgraded {
            self.older("llvm-vec", loc, "`!llvm.vec<4 x T>`", "`vector<4xT>`")?;
        }
        self.need(Tok::Less, "'<'")?;
        let scalable = self.is(Tok::Question);
        if scalable {
            let p = lex::skip_blanks(self.src, self.token.end as usize);
            if self.src.get(p) != Some(&b'x') {
                return Err(self.error(Loc::at(p as u32), "dimension", "expected 'x'"));
            }
            self.seek(p as u32 + 1);
        }
        let len = self.llvm_count()?;
        let elem_loc = self.loc();
        let elem = self.llvm_type()?;
        self.need(Tok::Greater, "'>'")?;
        let number = matches!(self.m.cx.type_data(elem), TypeData::Integer { .. } | TypeData::Float(_));
        let pointer = matches!(self.m.cx.type_data(elem), TypeData::LlvmPtr { .. });
        // Vectors of numbers became builtin ones in 2021 already, and today those of pointers are too.
        if !self.strict()
            && (number && (upgraded || !scalable) || upgraded && pointer)
            && let Ok(n) = u32::try_from(len)
            && n > 0
        {
            self.older("llvm-vec", loc, "`!llvm.vec<4 x T>`", "`vector<4xT>`")?;
            let dims = self.m.cx.dims.intern(&[n as i64]);
            return Ok(self.m.cx.ty(TypeData::Vector { dims, scalable: scalable as u32, elem }));
        }
        if !matches!(self.m.cx.type_data(elem), TypeData::LlvmPtr { .. } | TypeData::LlvmPpcFp128) && !(scalable && number) {
            return Err(self.error(elem_loc, "element-type", "invalid vector element type"));
        }
        match u32::try_from(len) {
            Ok(len) if len > 0 => Ok(self.m.cx.ty(TypeData::LlvmVec { len, scalable, elem })),
            _ => Err(self.error(loc, "dimension", "the number of vector elements must be positive and fit in 32 bits")),
        }
    }
    fn llvm_func(&mut self) -> Parse<Type> {
        self.need(Tok::Less, "'<'")?;
        let loc = self.loc();
        let ret = self.llvm_type()?;
        self.need(Tok::LParen, "'('")?;
        let (mut params, mut varargs) = (Vec::new(), false);
        if !self.take(Tok::RParen) {
            loop {
                if self.take(Tok::Ellipsis) {
                    varargs = true;
                    break;
                }
                let t = self.llvm_type()?;
                params.push(t);
                if !self.take(Tok::Comma) {
                    break;
                }
            }
            self.need(Tok::RParen, "')'")?;
        }
        self.need(Tok::Greater, "'>'")?;
        if !llvm_type::is_function_result(self.m.cx.type_data(ret)) {
            return Err(self.error(loc, "function-type", "invalid function result type"));
        }
        if !params.iter().all(|&p| llvm_type::is_function_argument(self.m.cx.type_data(p))) {
            return Err(self.error(loc, "function-type", "invalid function argument type"));
        }
        Ok(self.m.cx.llvm_func(ret, &params, varargs))
    }
    /// `<(...)>`, `<packed (...)>`, `<"name", (...)>`, `<"name", opaque>`, `<"name">` inside itself.
    fn llvm_struct(&mut self, loc: Loc) -> Parse<Type> {
        self.need(Tok::Less, "'<'")?;
        let name = self.opt_string()?;
        if let Some(name) = name {
            let ty = self.m.cx.ty(TypeData::LlvmNamedStruct { name });
            if self.take(Tok::Greater) {
                return match self.open_structs.contains(&name) {
                    true => Ok(ty),
                    false => Err(self.error(loc, "struct-reference", "struct without a body only allowed in a recursive struct")),
                };
            }
            self.need(Tok::Comma, "','")?;
            let body = if self.eat("opaque") {
                StructBody::Opaque
            } else {
                if self.open_structs.contains(&name) {
                    let text = format!("identifier already used for an enclosing struct: '{}'", self.m.cx.str(name));
                    return Err(self.error(loc, "struct-redefinition", text));
                }
                if self.m.cx.struct_body(name).is_none() {
                    let _ = self.m.cx.set_struct_body(name, StructBody::Pending);
                }
                self.open_structs.push(name);
                let body = self.llvm_struct_body();
                self.open_structs.pop();
                let (body, packed) = body?;
                StructBody::Fields { body, packed }
            };
            self.need(Tok::Greater, "'>'")?;
            if self.m.cx.set_struct_body(name, body).is_err() {
                let what = match body {
                    StructBody::Opaque => "redeclaring defined struct as opaque",
                    _ => "identified type already used with a different body",
                };
                let text = format!("{what}: '{}'", self.m.cx.str(name));
                return Err(self.error(loc, "struct-redefinition", text));
            }
            return Ok(ty);
        }
        if self.at("opaque") {
            return Err(self.error(loc, "struct-opaque", "only identified structs can be opaque"));
        }
        let (body, packed) = self.llvm_struct_body()?;
        self.need(Tok::Greater, "'>'")?;
        Ok(self.m.cx.ty(TypeData::LlvmStruct { body, packed }))
    }
    fn llvm_struct_body(&mut self) -> Parse<(crate::store::List, bool)> {
        let packed = self.eat("packed");
        let mut fields = Vec::new();
        self.list(Delim::Paren, |p| {
            let loc = p.loc();
            let t = p.llvm_type()?;
            if !llvm_type::is_member(p.m.cx.type_data(t)) {
                return Err(p.error(loc, "element-type", "invalid LLVM structure element type"));
            }
            fields.push(t);
            Ok(())
        })?;
        Ok((self.m.cx.type_list(&fields), packed))
    }
    fn llvm_target(&mut self) -> Parse<Type> {
        self.need(Tok::Less, "'<'")?;
        let name = self.string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.take(Tok::Comma) {
            let loc = self.loc();
            if let Some(n) = self.opt_integer()? {
                match u32::try_from(n) {
                    Ok(n) => ints.push(n),
                    Err(_) => return Err(self.error(loc, "target-parameter", "integer parameter does not fit in 32 bits")),
                }
            } else {
                let t = self.llvm_type()?;
                if !ints.is_empty() {
                    return Err(self.error(
                        loc,
                        "target-parameter",
                        "failed to parse parameter list for target extension type: types come before integers",
                    ));
                }
                types.push(t);
            }
        }
        self.need(Tok::Greater, "'>'")?;
        let types = self.m.cx.type_list(&types);
        let ints = self.m.cx.lists.intern(&ints);
        Ok(self.m.cx.ty(TypeData::LlvmTarget { name, types, ints }))
    }

    /// `!name = type`
    pub(crate) fn type_alias_def(&mut self) -> Parse<()> {
        let loc = self.loc();
        let name = String::from(&self.text()[1..]);
        let key = self.names.intern(&name);
        if name.as_bytes().contains(&b'.') && !self.strict() {
            self.older("dotted-alias", loc, "an alias name with a dot", "a name without one")?;
            self.dotted_aliases = true;
        } else if name.as_bytes().contains(&b'.') {
            return Err(self.error(loc, "alias-name", "type names with a '.' are reserved for dialect-defined names"));
        }
        if self.type_aliases.contains_key(&key) {
            return Err(self.error(loc, "redefinition", format!("redefinition of type alias id '{name}'")));
        }
        self.bump();
        self.need(Tok::Equal, "'=' in type alias definition")?;
        self.older_type_keyword()?;
        let outer = self.begin_alias();
        self.pointee = None;
        let t = self.ty()?;
        self.end_alias(outer, true, key);
        self.type_aliases.insert(key, t);
        self.older_alias_def(key, t);
        Ok(())
    }
}

/// Whether a word names a builtin type, such as `f32`, `i64` or `tensor`.
fn is_builtin_type(word: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    matches!(word, "tensor" | "memref" | "vector" | "complex" | "tuple" | "index" | "none" | "tf32")
        || ["i", "si", "ui", "f", "bf"].iter().any(|p| word.strip_prefix(p).is_some_and(digits))
        || word.starts_with("f8E")
}
