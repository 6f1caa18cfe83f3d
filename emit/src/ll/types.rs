//! Types as LLVM writes them, each distinct type once, then copied from a cache.

use alloc::vec::Vec;

use ir::{Context, FloatKind, StructBody, Sym, Type, TypeData};

use super::out::{Out, Pool, Short, Word};
use super::text::{name, num, uint};

/// Texts of types.
#[derive(Default)]
pub struct TypeTexts {
    /// Start and length in `text`; length 0 when not written yet.
    spans: Vec<(u32, u32)>,
    text: Pool,
    /// Texts with a blank that are short.
    pub(crate) words: Vec<Word>,
    /// Identified structs that were written, in order of first use; their definitions stand at the head of the module.
    pub named: Vec<Sym>,
}

/// Longest text of one type. Types share parts, text does not: it can grow exponentially with the input.
const MAX_TEXT: usize = 1 << 20;
/// Deepest nesting of one type.
const MAX_DEPTH: u32 = 256;

impl TypeTexts {
    /// The text of a type; `None` for types that LLVM IR has no counterpart of.
    pub fn get(&mut self, cx: &Context, ty: Type) -> Option<&[u8]> {
        let (start, len) = self.span(cx, ty, MAX_DEPTH)?;
        Some(self.text.get(start, len))
    }
    /// Appends the text of a type; false for types that LLVM IR has no counterpart of.
    #[inline]
    pub fn put(&mut self, cx: &Context, ty: Type, out: &mut Out) -> bool {
        let (start, len) = match self.spans.get(ty.0 as usize) {
            Some(&s) if s.1 != 0 => s,
            _ => match self.make(cx, ty, MAX_DEPTH) {
                Some(s) => s,
                None => return false,
            },
        };
        out.piece(&self.text, start, len);
        true
    }
    /// The same and a blank.
    #[inline]
    pub fn put_blank(&mut self, cx: &Context, ty: Type, out: &mut Out) -> bool {
        match self.spans.get(ty.0 as usize) {
            // Each text in the pool has a blank behind it.
            Some(&(start, len)) if len != 0 => {
                out.piece(&self.text, start, len + 1);
                true
            }
            _ => self.make_blank(cx, ty, out),
        }
    }
    /// The text of a type that was written before, with a blank, if it is short.
    #[inline]
    pub(crate) fn short_blank(&self, ty: Type) -> Option<Short<'_>> {
        match *self.spans.get(ty.0 as usize)? {
            (_, 0) => None,
            (start, len) => self.text.short(start, len + 1),
        }
    }
    #[cold]
    fn make_blank(&mut self, cx: &Context, ty: Type, out: &mut Out) -> bool {
        let made = self.make(cx, ty, MAX_DEPTH);
        if let Some((start, len)) = made {
            out.piece(&self.text, start, len + 1);
        }
        made.is_some()
    }

    fn span(&mut self, cx: &Context, ty: Type, depth: u32) -> Option<(u32, u32)> {
        match self.spans.get(ty.0 as usize) {
            Some(&s) if s.1 != 0 => Some(s),
            _ => self.make(cx, ty, depth),
        }
    }

    #[cold]
    fn make(&mut self, cx: &Context, ty: Type, depth: u32) -> Option<(u32, u32)> {
        let depth = depth.checked_sub(1)?;
        let mut out = Vec::new();
        let put = |this: &mut TypeTexts, out: &mut Vec<u8>, t: Type| -> Option<()> {
            let (s, n) = this.span(cx, t, depth)?;
            out.extend_from_slice(this.text.get(s, n));
            (out.len() <= MAX_TEXT).then_some(())
        };
        match cx.type_data(ty) {
            // LLVM reads integers of one bit or more.
            TypeData::Integer { width: 0, .. } => return None,
            TypeData::Integer { width, .. } => {
                out.push(b'i');
                num(&mut out, width);
            }
            TypeData::Index => out.extend_from_slice(b"i64"),
            TypeData::Float(k) => out.extend_from_slice(match k {
                FloatKind::F16 => b"half",
                FloatKind::BF16 => b"bfloat",
                FloatKind::F32 => b"float",
                FloatKind::F64 => b"double",
                FloatKind::F80 => b"x86_fp80",
                FloatKind::F128 => b"fp128",
                FloatKind::TF32 => return None,
                _ => b"i8",
            }),
            TypeData::LlvmVoid => out.extend_from_slice(b"void"),
            TypeData::LlvmToken => out.extend_from_slice(b"token"),
            TypeData::LlvmLabel => out.extend_from_slice(b"label"),
            TypeData::LlvmMetadata => out.extend_from_slice(b"metadata"),
            TypeData::LlvmPpcFp128 => out.extend_from_slice(b"ppc_fp128"),
            TypeData::LlvmX86Mmx => out.extend_from_slice(b"x86_mmx"),
            TypeData::LlvmX86Amx => out.extend_from_slice(b"x86_amx"),
            TypeData::LlvmPtr { space } => {
                out.extend_from_slice(b"ptr");
                if space != 0 {
                    out.extend_from_slice(b" addrspace(");
                    num(&mut out, space);
                    out.push(b')');
                }
            }
            TypeData::LlvmArray { len, elem } => {
                out.push(b'[');
                uint(&mut out, len);
                out.extend_from_slice(b" x ");
                put(self, &mut out, elem)?;
                out.push(b']');
            }
            TypeData::LlvmVec { len, scalable, elem } => {
                out.extend_from_slice(if scalable { b"<vscale x " } else { b"<" });
                num(&mut out, len);
                out.extend_from_slice(b" x ");
                put(self, &mut out, elem)?;
                out.push(b'>');
            }
            TypeData::Vector { dims, scalable, elem } => {
                let &[len] = cx.shape(dims) else { return None };
                out.extend_from_slice(if scalable & 1 != 0 { b"<vscale x " } else { b"<" });
                uint(&mut out, len as u64);
                out.extend_from_slice(b" x ");
                put(self, &mut out, elem)?;
                out.push(b'>');
            }
            TypeData::LlvmStruct { body, packed } => self.body(cx, body, packed, depth, &mut out)?,
            TypeData::LlvmNamedStruct { name: n } => {
                name(&mut out, b'%', cx.str(n));
                self.named.push(n);
            }
            TypeData::LlvmFunc { ret, params, varargs } => {
                put(self, &mut out, ret)?;
                out.extend_from_slice(b" (");
                for (i, t) in cx.types_in(params).enumerate() {
                    if i > 0 {
                        out.extend_from_slice(b", ");
                    }
                    put(self, &mut out, t)?;
                }
                if varargs {
                    out.extend_from_slice(if params.is_empty() { b"..." } else { b", ..." });
                }
                out.push(b')');
            }
            TypeData::LlvmTarget { name: n, types, ints } => {
                out.extend_from_slice(b"target(");
                super::text::quoted(&mut out, cx.str(n).as_bytes());
                for t in cx.types_in(types) {
                    out.extend_from_slice(b", ");
                    put(self, &mut out, t)?;
                }
                for &i in cx.lists.get(ints) {
                    out.extend_from_slice(b", ");
                    num(&mut out, i);
                }
                out.push(b')');
            }
            _ => return None,
        }
        if self.text.len() + out.len() > u32::MAX as usize / 2 {
            return None;
        }
        out.push(b' ');
        let (start, len) = self.text.add(&out);
        let span = (start, len - 1);
        if self.spans.len() <= ty.0 as usize {
            self.spans.resize(cx.types.len(), (0, 0));
        }
        self.spans[ty.0 as usize] = span;
        if cfg!(all(feature = "fast", not(small))) {
            self.words.resize(self.spans.len(), Word::NONE);
            self.words[ty.0 as usize] = Word::of(&out);
        }
        Some(span)
    }

    fn body(&mut self, cx: &Context, body: ir::List, packed: bool, depth: u32, out: &mut Vec<u8>) -> Option<()> {
        out.extend_from_slice(if packed { b"<{" } else { b"{" });
        for (i, t) in cx.types_in(body).enumerate() {
            out.extend_from_slice(if i > 0 { b", " } else { b" " });
            let (s, n) = self.span(cx, t, depth)?;
            out.extend_from_slice(self.text.get(s, n));
            if out.len() > MAX_TEXT {
                return None;
            }
        }
        if !body.is_empty() {
            out.push(b' ');
        }
        out.extend_from_slice(if packed { b"}>" } else { b"}" });
        Some(())
    }

    /// Writes the definitions of the identified structs used so far, and of those that they use.
    pub fn definitions(&mut self, cx: &Context, out: &mut Vec<u8>) -> Option<()> {
        let mut i = 0;
        while let Some(&n) = self.named.get(i) {
            i += 1;
            name(out, b'%', cx.str(n));
            out.extend_from_slice(b" = type ");
            match cx.struct_body(n) {
                Some(StructBody::Fields { body, packed }) => self.body(cx, body, packed, MAX_DEPTH, out)?,
                _ => out.extend_from_slice(b"opaque"),
            }
            out.push(b'\n');
        }
        Some(())
    }
}
