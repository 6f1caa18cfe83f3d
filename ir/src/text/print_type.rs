//! Types as text. The text of each type is kept: types repeat endlessly.

use crate::id::{Id, Sym, Type};
use crate::store::List;
use crate::text::print::{Printer, push_stretch, put_by};
use crate::text::print_alias::Visit;
use crate::text::print_attr::Elide;
use crate::ty::{DYNAMIC, Sign, StructBody, TypeData};

pub(super) const UNKNOWN: List = List { start: u32::MAX, len: 0 };
/// Bytes of type text kept; types after that are written anew each time.
const MAX_KEPT: usize = 1 << 26;

impl Printer<'_> {
    /// Writes a type.
    pub fn ty(&mut self, ty: Type) {
        if let Some(&span) = self.type_spans.get(ty.idx())
            && span != UNKNOWN
            && self.open_structs.is_empty()
            && !self.collecting
        {
            return push_stretch(&mut self.out, &self.type_text, span);
        }
        self.new_type(ty);
    }
    #[cold]
    fn new_type(&mut self, ty: Type) {
        if self.collecting {
            return self.visits.push(Visit::Type(ty));
        }
        if ty.is_none() {
            return self.s("<<NULL TYPE>>");
        }
        let start = self.out.len();
        // A type is kept, so it stays here as a whole.
        #[cfg(feature = "fast")]
        let sink = self.sink.take();
        if !self.type_alias(ty) {
            self.type_itself(ty);
        }
        #[cfg(feature = "fast")]
        {
            self.sink = sink;
        }
        if self.open_structs.is_empty() && self.type_text.len() < MAX_KEPT {
            let span = put_by(&mut self.type_text, &self.out[start..]);
            if self.type_spans.len() <= ty.idx() {
                self.type_spans.resize(ty.idx() + 1, UNKNOWN);
            }
            self.type_spans[ty.idx()] = span;
        }
    }
    /// Writes a type, not its alias.
    pub(super) fn type_itself(&mut self, ty: Type) {
        let m = self.m;
        let cx = &m.cx;
        match cx.type_data(ty) {
            TypeData::Integer { width, sign } => {
                self.s(match sign {
                    Sign::Signless => "i",
                    Sign::Signed => "si",
                    Sign::Unsigned => "ui",
                });
                self.uint(width as u64);
            }
            TypeData::Index => self.s("index"),
            TypeData::Float(kind) => self.s(kind.text()),
            TypeData::None => self.s("none"),
            TypeData::Complex(elem) => {
                self.s("complex<");
                self.ty(elem);
                self.c('>');
            }
            TypeData::Function { inputs, results } => {
                self.function_signature(cx.types_in(inputs), cx.types_in(results));
            }
            TypeData::Tuple(types) => {
                self.s("tuple<");
                self.types(cx.types_in(types));
                self.c('>');
            }
            TypeData::Vector { dims, scalable, elem } => {
                // Release 19 writes vectors of elements that `vector` did not take then in a type of their own.
                if self.release().llvm_vec && matches!(cx.type_data(elem), TypeData::LlvmPtr { .. } | TypeData::LlvmPpcFp128) {
                    self.s("!llvm.");
                    return self.llvm_ty(ty);
                }
                self.s("vector<");
                for (i, &d) in cx.shape(dims).iter().enumerate() {
                    if scalable >> i & 1 != 0 {
                        self.c('[');
                        self.int(d);
                        self.s("]x");
                    } else {
                        self.int(d);
                        self.c('x');
                    }
                }
                self.ty(elem);
                self.c('>');
            }
            TypeData::Tensor { dims, elem, encoding } => {
                self.s("tensor<");
                self.dims(cx.shape(dims));
                self.ty(elem);
                if encoding.is_some() {
                    self.s(", ");
                    self.attr(encoding);
                }
                self.c('>');
            }
            TypeData::UnrankedTensor(elem) => {
                self.s("tensor<*x");
                self.ty(elem);
                self.c('>');
            }
            TypeData::MemRef { dims, elem, layout, space } => {
                self.s("memref<");
                self.dims(cx.shape(dims));
                self.ty(elem);
                for a in [layout, space] {
                    if a.is_some() {
                        self.s(", ");
                        self.attr_eliding(a, Elide::May);
                    }
                }
                self.c('>');
            }
            TypeData::UnrankedMemRef { elem, space } => {
                self.s("memref<*x");
                self.ty(elem);
                if space.is_some() {
                    self.s(", ");
                    self.attr_eliding(space, Elide::May);
                }
                self.c('>');
            }
            TypeData::Opaque { dialect, text } => {
                self.c('!');
                self.dialect_symbol(dialect, text);
            }
            _ => {
                self.s("!llvm.");
                self.llvm_type(ty);
            }
        }
    }
    /// Writes sizes, each followed by `x`.
    pub(super) fn dims(&mut self, dims: &[i64]) {
        for &d in dims {
            self.dim(d);
            self.c('x');
        }
    }
    /// Writes a size, `?` for a dynamic one.
    pub fn dim(&mut self, d: i64) {
        if d == DYNAMIC { self.c('?') } else { self.int(d) }
    }
    /// Writes `dialect.text`, or `dialect<text>` where the text is no word with an optional body.
    pub(super) fn dialect_symbol(&mut self, dialect: Sym, text: Sym) {
        let m = self.m;
        self.s(m.cx.str(dialect));
        let text = m.cx.str(text);
        match text.strip_prefix('<').and_then(|t| t.strip_suffix('>')) {
            Some(body) if is_pretty(body) => {
                self.c('.');
                self.s(body);
            }
            Some(_) => self.s(text),
            None => {
                self.c('.');
                self.s(text);
            }
        }
    }

    /// Writes a type inside an LLVM type: those of the LLVM dialect lose their prefix.
    pub fn llvm_ty(&mut self, ty: Type) {
        if self.collecting {
            return self.visits.push(Visit::Type(ty));
        }
        match self.m.cx.type_data(ty) {
            TypeData::LlvmPpcFp128 if self.release().llvm_ppc_prefix => self.ty(ty),
            TypeData::LlvmVoid
            | TypeData::LlvmToken
            | TypeData::LlvmLabel
            | TypeData::LlvmMetadata
            | TypeData::LlvmPpcFp128
            | TypeData::LlvmX86Mmx
            | TypeData::LlvmX86Amx
            | TypeData::LlvmPtr { .. } => self.llvm_type(ty),
            TypeData::LlvmArray { .. }
            | TypeData::LlvmVec { .. }
            | TypeData::LlvmFunc { .. }
            | TypeData::LlvmStruct { .. }
            | TypeData::LlvmNamedStruct { .. }
            | TypeData::LlvmTarget { .. }
                if self.is_llvm_compatible(ty) =>
            {
                self.llvm_type(ty)
            }
            TypeData::Vector { dims, scalable, elem }
                if self.release().llvm_vec && matches!(self.m.cx.type_data(elem), TypeData::LlvmPtr { .. } | TypeData::LlvmPpcFp128) =>
            {
                self.llvm_vec(self.m.cx.shape(dims).first().copied().unwrap_or(0) as u64, scalable != 0, elem)
            }
            _ => self.ty(ty),
        }
    }
    /// Writes a type of the LLVM dialect without its prefix.
    fn llvm_type(&mut self, ty: Type) {
        let m = self.m;
        let cx = &m.cx;
        match cx.type_data(ty) {
            TypeData::LlvmVoid => self.s("void"),
            TypeData::LlvmToken => self.s("token"),
            TypeData::LlvmLabel => self.s("label"),
            TypeData::LlvmMetadata => self.s("metadata"),
            TypeData::LlvmPpcFp128 => self.s("ppc_fp128"),
            TypeData::LlvmX86Mmx => self.s("x86_mmx"),
            TypeData::LlvmX86Amx => self.s("x86_amx"),
            TypeData::LlvmPtr { space } => {
                self.s("ptr");
                if space != 0 {
                    self.c('<');
                    self.uint(space as u64);
                    self.c('>');
                }
            }
            TypeData::LlvmArray { len, elem } => {
                self.s("array<");
                self.uint(len);
                self.s(" x ");
                self.llvm_ty(elem);
                self.c('>');
            }
            TypeData::LlvmVec { len, scalable, elem } => self.llvm_vec(len as u64, scalable, elem),
            TypeData::LlvmFunc { ret, params, varargs } => {
                self.s("func<");
                self.llvm_ty(ret);
                self.s(" (");
                self.list(cx.types_in(params), |p, t| p.llvm_ty(t));
                if varargs {
                    self.s(if params.is_empty() { "..." } else { ", ..." });
                }
                self.s(")>");
            }
            TypeData::LlvmStruct { body, packed } => {
                self.s("struct<");
                self.struct_body(body, packed);
            }
            TypeData::LlvmNamedStruct { name } => {
                self.s("struct<");
                if self.release().escape_struct_names {
                    self.string(cx.str(name));
                } else {
                    self.c('"');
                    self.s(cx.str(name));
                    self.c('"');
                }
                if self.open_structs.contains(&name) {
                    return self.c('>');
                }
                match cx.struct_body(name) {
                    Some(StructBody::Fields { body, packed }) => {
                        self.s(", ");
                        self.open_structs.push(name);
                        self.struct_body(body, packed);
                        self.open_structs.pop();
                    }
                    _ => self.s(", opaque>"),
                }
            }
            TypeData::LlvmTarget { name, types, ints } => {
                self.s("target<");
                self.string(cx.str(name));
                for t in cx.types_in(types) {
                    self.s(", ");
                    self.ty(t);
                }
                for &i in cx.lists.get(ints) {
                    self.s(", ");
                    self.uint(i as u64);
                }
                self.c('>');
            }
            _ => self.ty(ty),
        }
    }
    fn llvm_vec(&mut self, len: u64, scalable: bool, elem: Type) {
        self.s(if scalable { "vec<? x " } else { "vec<" });
        self.uint(len);
        // Release 19, the only one that has the type, writes two blanks.
        self.s(if scalable { " x  " } else { " x " });
        self.llvm_ty(elem);
        self.c('>');
    }
    fn struct_body(&mut self, body: List, packed: bool) {
        let m = self.m;
        self.s(if packed { "packed (" } else { "(" });
        self.list(m.cx.types_in(body), |p, t| p.llvm_ty(t));
        self.s(")>");
    }
    /// Whether a type consists of LLVM's types only: upstream keeps the prefix of inner types that do not.
    fn is_llvm_compatible(&mut self, ty: Type) -> bool {
        match self.llvm_compatible.get(ty.idx()) {
            Some(1) => return false,
            Some(2) => return true,
            _ => {}
        }
        // An identified struct that contains itself counts as compatible while its fields are looked at.
        self.set_compatible(ty, 2);
        let m = self.m;
        let cx = &m.cx;
        let yes = match cx.type_data(ty) {
            TypeData::LlvmArray { elem, .. } | TypeData::LlvmVec { elem, .. } => self.is_llvm_compatible(elem),
            TypeData::LlvmFunc { ret, params, .. } => {
                self.is_llvm_compatible(ret) && cx.types_in(params).all(|t| self.is_llvm_compatible(t))
            }
            TypeData::LlvmStruct { body, .. } => cx.types_in(body).all(|t| self.is_llvm_compatible(t)),
            TypeData::LlvmNamedStruct { name } => match cx.struct_body(name) {
                Some(StructBody::Fields { body, .. }) => cx.types_in(body).all(|t| self.is_llvm_compatible(t)),
                _ => true,
            },
            TypeData::LlvmTarget { types, .. } => cx.types_in(types).all(|t| self.is_llvm_compatible(t)),
            TypeData::Vector { dims, elem, .. } => cx.shape(dims).len() == 1 && self.is_llvm_compatible(elem),
            TypeData::Integer { sign, .. } => sign == Sign::Signless,
            TypeData::Float(k) => {
                use crate::ty::FloatKind::*;
                matches!(k, F16 | BF16 | F32 | F64 | F80 | F128)
            }
            TypeData::Index
            | TypeData::None
            | TypeData::Complex(_)
            | TypeData::Function { .. }
            | TypeData::Tuple(_)
            | TypeData::Tensor { .. }
            | TypeData::UnrankedTensor(_)
            | TypeData::MemRef { .. }
            | TypeData::UnrankedMemRef { .. }
            | TypeData::Opaque { .. } => false,
            TypeData::LlvmVoid
            | TypeData::LlvmToken
            | TypeData::LlvmLabel
            | TypeData::LlvmMetadata
            | TypeData::LlvmPpcFp128
            | TypeData::LlvmX86Mmx
            | TypeData::LlvmX86Amx
            | TypeData::LlvmPtr { .. } => true,
        };
        self.set_compatible(ty, if yes { 2 } else { 1 });
        yes
    }
    fn set_compatible(&mut self, ty: Type, flag: u8) {
        if self.llvm_compatible.len() <= ty.idx() {
            self.llvm_compatible.resize(ty.idx() + 1, 0);
        }
        self.llvm_compatible[ty.idx()] = flag;
    }
}

/// Whether the body of a dialect type or attribute can be written after a dot: a word, then nothing or one balanced
/// `<...>`.
pub(super) fn is_pretty(body: &str) -> bool {
    if !body.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    let rest = body.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_'));
    if rest.is_empty() {
        return true;
    }
    let Some(inner) = rest.strip_prefix('<').and_then(|r| r.strip_suffix('>')) else { return false };
    let mut open: alloc::vec::Vec<u8> = alloc::vec::Vec::new();
    let bytes = inner.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        match bytes[i] {
            0 => return false,
            b'<' => open.push(b'>'),
            b'[' => open.push(b']'),
            b'(' => open.push(b')'),
            b'{' => open.push(b'}'),
            b'-' if bytes.get(i + 1) == Some(&b'>') => i += 1,
            c @ (b'>' | b']' | b')' | b'}') if open.pop() != Some(c) => return false,
            b'"' => {
                i += 1;
                while i < bytes.len() && bytes[i] != b'"' {
                    i += if bytes[i] == b'\\' { 2 } else { 1 };
                }
            }
            _ => {}
        }
        i += 1;
    }
    open.is_empty()
}
