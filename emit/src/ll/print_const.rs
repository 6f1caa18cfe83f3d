//! Constants as text.

use alloc::vec::Vec;

use ir::{AttrData, FloatKind, Type, TypeData};

use super::Writer;
use super::konst::{Const, Konst, dense_bytes, float_kind, is_vector};
use super::out::{Sink, Word};
use super::text;

/// Elements that one number is written out for: the text would be large where the input is not.
const MAX_SPLAT: u64 = 1 << 24;
/// Texts up to this length are cached.
const CACHED: usize = 4096;
/// What a constant writes before it goes where the text goes; more than [`CACHED`], whose texts must be here.
const SPILL: usize = 1 << 20;

impl Writer<'_> {
    /// Writes a constant without its type.
    #[inline]
    pub fn konst(&mut self, k: Konst) {
        let text = self.ks.texts[k.0 as usize];
        if text.is_text() {
            self.out.word(text);
            return;
        }
        if text != Word::NONE {
            let (start, len) = text.as_span();
            self.out.piece(&self.ks.text, start, len);
            return;
        }
        self.konst_first(k);
    }
    #[cold]
    fn konst_first(&mut self, k: Konst) {
        if !self.ks.is_writable(k) {
            self.error("too-large", "a constant has more elements than can be written");
            return;
        }
        let mark = self.out.len();
        self.konst_uncached(k);
        let n = self.out.len() - mark;
        if (1..=CACHED).contains(&n) && self.ks.text.len() < 1 << 28 {
            let text = self.out.since(mark);
            self.ks.texts[k.0 as usize] = match Word::of(text) {
                Word::NONE => Word::span(self.ks.text.add(text)),
                word => word,
            };
        }
    }
    /// Writes a constant behind its type.
    pub fn typed_konst(&mut self, k: Konst) {
        self.ty(self.ks.ty(k));
        self.out.push(b' ');
        self.konst(k);
    }

    /// Nesting follows the nesting of types and the weight limit of expressions, so the recursion is bounded.
    fn konst_uncached(&mut self, k: Konst) {
        let cx = self.cx;
        match self.ks.get(k) {
            Const::Int { ty: Type::I1, bits } => self.put(if bits != 0 { b"true" } else { b"false" }),
            Const::Int { ty, bits } => {
                let width = super::konst::int_width(cx, ty).unwrap_or(64);
                text::int(&mut self.out, ir::context::sext(bits, width));
            }
            Const::BigInt { ty, words } => {
                let width = super::konst::int_width(cx, ty).unwrap_or(64);
                text::big_int(&mut self.out, self.ks.lists.get(words), width);
            }
            Const::Float { ty, .. } | Const::BigFloat { ty, .. } => {
                let bits = self.ks.float_bits(k).unwrap_or(0);
                let kind = float_kind(cx, ty).unwrap_or(ir::FloatKind::F64);
                super::float::float(&mut self.out, kind, bits as u64, (bits >> 64) as u64);
            }
            Const::Zero(ty) => self.put(match cx.type_data(ty) {
                TypeData::LlvmPtr { .. } => b"null",
                TypeData::LlvmToken => b"none",
                _ => b"zeroinitializer",
            }),
            Const::Undef(_) => self.lit(b"undef"),
            Const::Poison(_) => self.lit(b"poison"),
            Const::Str { text, .. } => {
                self.out.push(b'c');
                text::quoted(&mut self.out, &cx.str_bytes(text));
            }
            Const::Dense { ty, attr, first } => self.dense(k, ty, attr, first),
            Const::Aggregate { ty, elems } => {
                if self.splat_text(k, ty) {
                    return;
                }
                let elems: Vec<u32> = self.ks.lists.get(elems).to_vec();
                if let TypeData::LlvmArray { elem: Type::I8, .. } = cx.type_data(ty) {
                    let bytes: Option<Vec<u8>> = elems
                        .iter()
                        .map(|&e| match self.ks.get(Konst(e)) {
                            Const::Int { bits, .. } => Some(bits as u8),
                            _ => None,
                        })
                        .collect();
                    if let Some(bytes) = bytes {
                        self.out.push(b'c');
                        text::quoted(&mut self.out, &bytes);
                        return;
                    }
                }
                let (open, close): (&[u8], &[u8]) = match cx.type_data(ty) {
                    TypeData::LlvmArray { .. } => (b"[", b"]"),
                    TypeData::LlvmStruct { packed: true, .. } => (b"<{ ", b" }>"),
                    TypeData::LlvmNamedStruct { name } => match cx.struct_body(name) {
                        Some(ir::StructBody::Fields { packed: true, .. }) => (b"<{ ", b" }>"),
                        _ => (b"{ ", b" }"),
                    },
                    TypeData::LlvmStruct { .. } | TypeData::Complex(_) => (b"{ ", b" }"),
                    _ => (b"<", b">"),
                };
                self.put(open);
                for (i, &e) in elems.iter().enumerate() {
                    if i > 0 {
                        self.lit(b", ");
                    }
                    self.typed_konst(Konst(e));
                }
                self.put(close);
            }
            Const::Block { name, tag, .. } => {
                self.put(b"blockaddress(");
                text::name(&mut self.out, b'@', cx.str(name));
                self.put(b", ");
                self.tagged_block(name, tag);
                self.put(b")");
            }
            Const::Equivalent { name, .. } => {
                self.put(b"dso_local_equivalent ");
                text::name(&mut self.out, b'@', cx.str(name));
            }
            Const::Global { name, .. } => text::name(&mut self.out, b'@', cx.str(name)),
            Const::Expr { ty, op, a, b } => {
                self.put(op.text());
                self.lit(b" (");
                self.typed_konst(a);
                if op.unary() {
                    self.lit(b" to ");
                    self.ty(ty);
                } else {
                    self.lit(b", ");
                    self.typed_konst(b);
                }
                self.lit(b")");
            }
            Const::Gep { elem, flags, args, .. } => {
                self.lit(b"getelementptr ");
                self.gep_flags(flags);
                self.lit(b"(");
                self.ty(elem);
                let args: Vec<u32> = self.ks.lists.get(args).to_vec();
                for a in args {
                    self.lit(b", ");
                    self.typed_konst(Konst(a));
                }
                self.lit(b")");
            }
        }
    }

    /// `splat (T v)`, as releases that read it print vectors of one number; for the others an expression where the vector
    /// is scalable.
    fn splat_text(&mut self, k: Konst, ty: Type) -> bool {
        let scalable = match self.cx.type_data(ty) {
            TypeData::Vector { dims, scalable, .. } if scalable & 1 != 0 => self.cx.shape(dims).first().map(|&n| n as u64),
            TypeData::LlvmVec { len, scalable: true, .. } => Some(len as u64),
            _ => None,
        };
        if !is_vector(self.cx, ty) || !self.facts.splat && scalable.is_none() {
            return false;
        }
        let Some(v) = self.ks.splat_of(self.cx, k) else { return false };
        if !matches!(self.ks.get(v), Const::Int { .. } | Const::BigInt { .. } | Const::Float { .. } | Const::BigFloat { .. }) {
            return false;
        }
        if let (Some(n), false) = (scalable, self.facts.splat) {
            // How many elements there are is not known: none can be listed.
            self.lit(b"shufflevector (");
            self.ty(ty);
            self.lit(b" insertelement (");
            self.ty(ty);
            self.lit(b" poison, ");
            self.typed_konst(v);
            self.lit(b", i64 0), ");
            self.ty(ty);
            self.lit(b" poison, <vscale x ");
            text::uint(&mut self.out, n);
            self.lit(b" x i32> zeroinitializer)");
            return true;
        }
        self.lit(b"splat (");
        self.typed_konst(v);
        self.lit(b")");
        true
    }

    /// Elements straight from the bytes of the attribute: a weight table of megabytes makes no constants.
    fn dense(&mut self, k: Konst, ty: Type, attr: ir::Attr, first: u32) {
        let cx = self.cx;
        if is_vector(cx, ty) && matches!(cx.attr_data(attr), AttrData::Dense { splat: true, .. }) && self.splat_text(k, ty) {
            return;
        }
        let (n, elem, array) = match cx.type_data(ty) {
            TypeData::LlvmArray { len, elem } => (len, elem, true),
            TypeData::LlvmVec { len, elem, .. } => (len as u64, elem, false),
            TypeData::Vector { dims, elem, .. } => (cx.shape(dims).iter().product::<i64>() as u64, elem, false),
            _ => (0, ty, false),
        };
        let splat = matches!(cx.attr_data(attr), AttrData::Dense { splat: true, .. });
        if array
            && elem == Type::I8
            && let Some((bytes, 1, false)) = dense_bytes(cx, attr, first as u64, n)
        {
            self.lit(b"c\"");
            if splat && n > MAX_SPLAT {
                self.error("too-large", "one byte for more elements than can be written");
            } else if splat {
                for _ in 0..n {
                    text::escaped(&mut self.out, bytes);
                }
            } else {
                let mark = self.out.len();
                self.expect(bytes.len().saturating_mul(5) / 2);
                for some in bytes.chunks(SPILL / 4) {
                    text::escaped(&mut self.out, some);
                    self.spill(mark);
                }
            }
            self.out.push(b'"');
            return;
        }
        if splat && n > MAX_SPLAT {
            let message = alloc::format!("one number for {n} elements: LLVM IR would spell out each");
            self.report("too-large", message, "fill memory of this size when the program starts");
            return;
        }
        self.out.push(if array { b'[' } else { b'<' });
        let mark = self.out.len();
        let rest = if splat || !self.dense_numbers(attr, elem, first, n) { n } else { 0 };
        for i in 0..rest {
            if i > 0 {
                self.spill(mark);
                self.lit(b", ");
            }
            self.ty(elem);
            self.out.push(b' ');
            match self.dense_scalar(attr, elem, first as u64 + i) {
                true => {}
                false => match self.ks.elem(cx, k, i) {
                    Some(e) => self.konst(e),
                    None => self.lit(b"undef"),
                },
            }
        }
        self.out.push(if array { b']' } else { b'>' });
    }

    /// Writes all elements if they are numbers of whole bytes, whose type and size need be asked for once only.
    fn dense_numbers(&mut self, attr: ir::Attr, elem: Type, first: u32, n: u64) -> bool {
        let cx = self.cx;
        let kind = float_kind(cx, elem);
        let width = super::konst::int_width(cx, elem).unwrap_or(0);
        let Some((bytes, size @ 1..=8, false)) = dense_bytes(cx, attr, first as u64, n) else { return false };
        if bytes.len() as u64 != n.saturating_mul(size as u64) || kind.is_none() && width as usize != 8 * size {
            return false;
        }
        let mark = self.out.len();
        self.lit(b", ");
        self.ty(elem);
        self.out.push(b' ');
        let head = self.out.since(mark).to_vec();
        self.out.truncate(mark);
        let n = head.len();
        self.expect((bytes.len() / size).saturating_mul(n + if kind.is_some() { 18 } else { size * 5 / 2 }));
        let mut next = [0u8; 32];
        let Some(place) = next.get_mut(..n) else { return false };
        place.copy_from_slice(&head);
        let mut first = [0u8; 32];
        first[..n - 2].copy_from_slice(&head[2..]);
        let (mut before, mut len) = (&first, n - 2);
        // The first one has another head, and is on its own.
        let (mut rest, mut most) = (bytes, size);
        while !rest.is_empty() {
            let (some, more) = rest.split_at(most.min(rest.len()));
            (rest, most) = (more, SPILL / 64 * size);
            let some = if len == n && kind == Some(FloatKind::F32) { self.floats(some, &next, n) } else { some };
            for c in some.chunks_exact(size) {
                let bits = little_endian(c);
                match kind {
                    None => self.out.element(before, len, ir::context::sext(bits, width)),
                    Some(kind) => match super::float::short(kind, bits) {
                        Some((text, n)) => self.out.element_text(before, len, &text, n),
                        None => return false,
                    },
                }
                (before, len) = (&next, n);
            }
            self.spill(mark);
        }
        true
    }

    /// Writes all numbers of a table of `float`s behind this head, which has so many bytes; returns those that were not.
    fn floats<'b>(&mut self, bytes: &'b [u8], head: &[u8; 32], n: usize) -> &'b [u8] {
        if !cfg!(all(feature = "fast", not(small))) {
            return bytes;
        }
        // Sixteen are shorter than a line can be.
        for some in bytes.chunks(64) {
            let mut line = self.out.line();
            for c in some.as_chunks().0 {
                let bits = u32::from_le_bytes(*c);
                if super::float::is_long(bits) {
                    line.bits(head, n, f64::from(f32::from_bits(bits)).to_bits());
                } else if let Some((text, len)) = super::float::short(FloatKind::F32, bits.into()) {
                    line.part(head, n as u8);
                    line.part(&text, len as u8);
                }
            }
            line.done();
        }
        &[]
    }

    /// Makes room for a long constant that stays here.
    fn expect(&mut self, n: usize) {
        self.out.expect(if self.spill.is_some() { n.min(2 * SPILL) } else { n });
    }
    /// Gives away what was written, if that can be done and a constant that began at `mark` is long already.
    fn spill(&mut self, mark: usize) {
        if let Some(take) = &mut self.spill
            && self.out.len() - mark.max(self.out.gone()) >= SPILL
        {
            self.spilled &= self.out.spill(take);
        }
    }

    /// Writes scalar `at` of a dense attribute if it is an integer or float of at most 64 bits.
    fn dense_scalar(&mut self, attr: ir::Attr, elem: Type, at: u64) -> bool {
        let cx = self.cx;
        let kind = float_kind(cx, elem);
        let width = super::konst::int_width(cx, elem);
        let Some((bytes, size, false)) = dense_bytes(cx, attr, at, 1) else { return false };
        if size > 8 || (kind.is_none() && width.is_none_or(|w| w > 64 || w == 1)) {
            return false;
        }
        let mut w = [0u8; 8];
        w[..size].copy_from_slice(bytes);
        let bits = u64::from_le_bytes(w);
        match (kind, width) {
            (Some(kind), _) => super::float::float(&mut self.out, kind, bits, 0),
            (None, Some(width)) => text::int(&mut self.out, ir::context::sext(bits, width)),
            _ => return false,
        }
        true
    }

    /// Writes the flags of address arithmetic, each behind it a blank.
    pub fn gep_flags(&mut self, flags: u8) {
        if flags & super::gep::INBOUNDS == super::gep::INBOUNDS {
            self.lit(b"inbounds ");
        }
        if !self.facts.wrap_flags {
            return;
        }
        if flags & super::gep::INBOUNDS != super::gep::INBOUNDS && flags & super::gep::NUSW != 0 {
            self.lit(b"nusw ");
        }
        if flags & super::gep::NUW != 0 {
            self.lit(b"nuw ");
        }
    }
}

/// The number in at most eight bytes.
#[inline]
fn little_endian(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => a as u64,
        [a, b] => u16::from_le_bytes([a, b]) as u64,
        [a, b, c, d] => u32::from_le_bytes([a, b, c, d]) as u64,
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => bytes.iter().rev().fold(0, |n, &b| n << 8 | b as u64),
    }
}
