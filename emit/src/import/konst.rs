//! Constants: reading them, uniquing them as LLVM does, and making them into operations where a function or an
//! initializer needs them. Operations of a constant's parts stand before its own, the last part first, and each
//! constant is made once a function, as the reference does it.

use alloc::format;
use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::store::{Interner, List};
use ir::{Attr, AttrData, Context, FloatKind, Opcode, StructBody, Sym, Type, TypeData, Value};

use super::lex::{self, Kind};
use super::{DEPTH, Failed, Read, Reader};
use crate::ll::rules::RULES;

/// What a constant is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kon {
    /// An integer or float.
    Scalar(Attr),
    /// An array or vector of plain numbers: a dense attribute or a string.
    Data(Attr),
    /// The null pointer.
    Null,
    /// `none`
    NoToken,
    /// `zeroinitializer` of an aggregate.
    Zero,
    Undef,
    Poison,
    /// The address of a global.
    Global(Sym),
    /// `dso_local_equivalent @f`
    DsoLocal(Sym),
    /// `no_cfi @f`
    NoCfi(Sym),
    /// An aggregate of constants.
    Agg(List),
    /// The address of a block: of which function, and the tag.
    Block(Sym, u32),
    /// An expression: the operation that computes it.
    Expr {
        op: Opcode,
        args: List,
        attrs: Attr,
    },
    /// Metadata as argument: where it stands.
    Meta(u32),
}

/// A constant and its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Const {
    pub(super) ty: Type,
    pub(super) kon: Kon,
}

/// Integers below this are found without hashing.
const SMALL: usize = 256;

/// A constant's number.
pub(super) type K = u32;

/// All constants, and what each is in the function at hand.
#[derive(Default)]
pub(super) struct Konsts {
    pub(super) pool: Interner<Const>,
    /// Value by constant, and of which function.
    pub(super) made: Vec<(u32, Value)>,
    /// The function at hand.
    pub(super) epoch: u32,
    /// Operations made, in order.
    pub(super) ops: Vec<ir::Op>,
    /// How many were made in all functions.
    pub(super) n_ops: u32,
    /// By constant: the operation without operands that it was made into before.
    pub(super) plain: Vec<(Opcode, Attr)>,
    /// Integers of a byte, of 32 bits and of 64.
    small: Vec<K>,
}

impl Konsts {
    pub(super) fn get(&self, k: K) -> Const {
        self.pool.get(k)
    }
    pub(super) fn known(&self, k: K) -> Option<Value> {
        self.made.get(k as usize).filter(|m| m.0 == self.epoch).map(|m| m.1)
    }
    /// Begins another function or initializer.
    pub(super) fn begin(&mut self) {
        self.epoch += 1;
        self.ops.clear();
    }
}

/// Whether arrays and vectors of a type hold plain numbers.
fn is_simple(cx: &Context, ty: Type) -> bool {
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => matches!(width, 8 | 16 | 32 | 64),
        TypeData::Float(k) => matches!(k, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64),
        _ => false,
    }
}

/// The type that a dense attribute of a value of a type has: vectors as they are, arrays of vectors as vectors of more
/// dimensions, other arrays as tensors.
pub(super) fn dense_type(cx: &mut Context, ty: Type) -> Option<Type> {
    let mut shape = Vec::new();
    let mut at = ty;
    loop {
        match cx.type_data(at) {
            TypeData::LlvmArray { len, elem } => {
                shape.push(i64::try_from(len).ok()?);
                at = elem;
                if shape.len() > DEPTH as usize {
                    return None;
                }
            }
            TypeData::Vector { dims, scalable, elem } if matches!(cx.type_data(elem), TypeData::Integer { .. } | TypeData::Float(_)) => {
                if shape.is_empty() {
                    return Some(ty);
                }
                if scalable != 0 {
                    return None;
                }
                shape.extend_from_slice(cx.shape(dims));
                let dims = cx.dims.intern(&shape);
                return Some(cx.ty(TypeData::Vector { dims, scalable: 0, elem }));
            }
            TypeData::Integer { .. } | TypeData::Float(_) => break,
            _ => return None,
        }
    }
    if shape.is_empty() {
        return None;
    }
    let dims = cx.dims.intern(&shape);
    Some(cx.ty(TypeData::Tensor { dims, elem: at, encoding: Attr::NONE }))
}

impl<'a> Reader<'a> {
    pub(super) fn konst(&mut self, ty: Type, kon: Kon) -> K {
        self.ks.pool.intern(Const { ty, kon })
    }
    /// An integer constant of at most 64 bits.
    pub(super) fn int_konst(&mut self, ty: Type, n: i64) -> K {
        if !(0..SMALL as i64).contains(&n) || ty != Type::I32 && ty != Type::I64 {
            return self.new_int(ty, n);
        }
        let slot = n as usize + if ty == Type::I64 { SMALL } else { 0 };
        if let Some(&k) = self.ks.small.get(slot).filter(|&&k| k != K::MAX) {
            return k;
        }
        let k = self.new_int(ty, n);
        self.ks.small.resize(2 * SMALL, K::MAX);
        if let Some(known) = self.ks.small.get_mut(slot) {
            *known = k;
        }
        k
    }
    fn new_int(&mut self, ty: Type, n: i64) -> K {
        let a = self.m.cx.int_attr(ty, n);
        self.konst(ty, Kon::Scalar(a))
    }
    /// The number of a constant integer of at most 64 bits, sign-extended.
    pub(super) fn konst_int(&self, k: K) -> Option<i64> {
        match self.ks.get(k).kon {
            Kon::Scalar(a) => self.m.cx.int_value(a),
            _ => None,
        }
    }
    /// The element type of an aggregate and its number of elements; structs give one by one.
    pub(super) fn member_type(&self, ty: Type, i: usize) -> Option<Type> {
        let cx = &self.m.cx;
        let nth = |l: List| cx.types_in(l).nth(i);
        match cx.type_data(ty) {
            TypeData::LlvmArray { len, elem } => ((i as u64) < len).then_some(elem),
            TypeData::Vector { elem, .. } | TypeData::LlvmVec { elem, .. } => Some(elem),
            TypeData::LlvmStruct { body, .. } => nth(body),
            TypeData::LlvmNamedStruct { name } => match cx.struct_body(name)? {
                StructBody::Fields { body, .. } => nth(body),
                _ => None,
            },
            _ => None,
        }
    }
    /// Number of members of an aggregate.
    pub(super) fn n_members(&self, ty: Type) -> Option<u64> {
        let cx = &self.m.cx;
        match cx.type_data(ty) {
            TypeData::LlvmArray { len, .. } => Some(len),
            TypeData::Vector { dims, .. } => cx.shape(dims).first().map(|&n| n as u64),
            TypeData::LlvmVec { len, .. } => Some(len as u64),
            TypeData::LlvmStruct { body, .. } => Some(body.len as u64),
            TypeData::LlvmNamedStruct { name } => match cx.struct_body(name)? {
                StructBody::Fields { body, .. } => Some(body.len as u64),
                _ => None,
            },
            _ => None,
        }
    }
    /// The zero of a type.
    pub(super) fn zero_of(&mut self, ty: Type) -> Option<K> {
        let kon = match self.m.cx.type_data(ty) {
            TypeData::Integer { width, .. } if width <= 64 => return Some(self.int_konst(ty, 0)),
            TypeData::Integer { width, .. } => {
                let words = alloc::vec![0u32; width.div_ceil(32) as usize];
                let words = self.m.cx.lists.intern(&words);
                Kon::Scalar(self.m.cx.attr(AttrData::BigInteger { ty, words }))
            }
            TypeData::Float(kind) => Kon::Scalar(self.float_bits(ty, kind, 0)),
            TypeData::LlvmPtr { .. } => Kon::Null,
            TypeData::LlvmToken => Kon::NoToken,
            TypeData::LlvmVoid | TypeData::LlvmMetadata | TypeData::LlvmFunc { .. } | TypeData::LlvmLabel => return None,
            _ => Kon::Zero,
        };
        Some(self.konst(ty, kon))
    }
    fn is_null(&self, k: K) -> bool {
        match self.ks.get(k).kon {
            Kon::Null | Kon::Zero | Kon::NoToken => true,
            Kon::Scalar(a) => match self.m.cx.attr_data(a) {
                AttrData::Integer { bits, .. } | AttrData::Float { bits, .. } => bits == 0,
                AttrData::BigInteger { words, .. } | AttrData::BigFloat { words, .. } => self.m.cx.lists.get(words).iter().all(|&w| w == 0),
                _ => false,
            },
            _ => false,
        }
    }
    fn float_bits(&mut self, ty: Type, kind: FloatKind, bits: u128) -> Attr {
        if kind.bits() <= 64 {
            return self.m.cx.float_attr(ty, bits as u64);
        }
        let words: Vec<u32> = (0..kind.bits().div_ceil(32)).map(|i| (bits >> (32 * i)) as u32).collect();
        let words = self.m.cx.lists.intern(&words);
        self.m.cx.attr(AttrData::BigFloat { ty, words })
    }

    /// Reads a constant of a type: it is an error if something else stands there.
    pub(super) fn konst_of_type(&mut self, ty: Type) -> Read<K> {
        self.read_konst(ty, 0)
    }
    /// A type and a constant of it.
    pub(super) fn typed_konst(&mut self, depth: u32) -> Read<K> {
        let ty = self.ty_at(depth)?;
        self.read_konst(ty, depth)
    }

    pub(super) fn read_konst(&mut self, ty: Type, depth: u32) -> Read<K> {
        if depth > DEPTH {
            return self.fail(self.tok.start, format!("constants are nested more than {DEPTH} deep"));
        }
        let t = self.tok;
        match t.kind {
            Kind::Int => {
                self.bump();
                self.integer(ty, t)
            }
            Kind::Float | Kind::Hex => {
                self.bump();
                self.number_literal(ty, t)
            }
            Kind::Global => {
                let name = self.global_name()?;
                if !matches!(self.m.cx.type_data(ty), TypeData::LlvmPtr { .. }) {
                    return self.fail(t.start, "a global is a pointer, which the type is not");
                }
                if !self.top.symbols.contains_key(&name) {
                    return self.fail(t.start, "nothing of this name is defined or declared");
                }
                Ok(self.konst(ty, Kon::Global(name)))
            }
            Kind::Bytes => {
                self.bump();
                self.bytes_konst(ty, t)
            }
            Kind::Word => self.word_konst(ty, depth),
            Kind::Punct => match t.punct {
                b'[' => self.aggregate(ty, b"[", b"]", depth),
                b'{' => self.aggregate(ty, b"{", b"}", depth),
                b'<' => {
                    let was = (self.lexer, self.tok);
                    self.bump();
                    let packed = self.is_punct(b'{');
                    self.go_back(was);
                    if packed { self.aggregate(ty, b"<{", b"}>", depth) } else { self.aggregate(ty, b"<", b">", depth) }
                }
                b'!' if ty == Type::LLVM_METADATA => {
                    let at = self.here();
                    self.skip_operand()?;
                    Ok(self.konst(ty, Kon::Meta(at)))
                }
                _ => self.expected("a constant"),
            },
            Kind::Meta if ty == Type::LLVM_METADATA => {
                let at = self.here();
                self.skip_operand()?;
                Ok(self.konst(ty, Kon::Meta(at)))
            }
            _ => self.expected("a constant"),
        }
    }

    fn word_konst(&mut self, ty: Type, depth: u32) -> Read<K> {
        let t = self.tok;
        let data = self.m.cx.type_data(ty);
        let kon = match self.raw(t) {
            w @ (b"true" | b"false") => {
                if ty != Type::I1 {
                    return self.fail(t.start, "a boolean has the type i1");
                }
                Kon::Scalar(if w == b"true" { Attr::TRUE } else { Attr::FALSE })
            }
            b"null" => {
                if !matches!(data, TypeData::LlvmPtr { .. }) {
                    return self.fail(t.start, "'null' is a pointer, which the type is not");
                }
                Kon::Null
            }
            b"none" => Kon::NoToken,
            b"undef" => Kon::Undef,
            b"poison" => Kon::Poison,
            b"zeroinitializer" => {
                self.bump();
                return match self.zero_of(ty) {
                    Some(k) => Ok(k),
                    None => self.fail(t.start, "this type has no zero"),
                };
            }
            // Which blocks need tags is not looked for in parts.
            b"blockaddress" if self.parts.is_some() => return Err(Failed),
            b"blockaddress" => {
                self.bump();
                return self.block_address(ty, t.start);
            }
            b"dso_local_equivalent" => {
                self.bump();
                Kon::DsoLocal(self.global_name()?)
            }
            b"no_cfi" => {
                self.bump();
                Kon::NoCfi(self.global_name()?)
            }
            b"splat" => {
                self.bump();
                self.expect(b'(')?;
                let elem = self.typed_konst(depth + 1)?;
                self.expect(b')')?;
                return self.splat(ty, elem, t.start);
            }
            _ => return self.expression(ty, depth),
        };
        if matches!(self.raw(t), b"true" | b"false" | b"null" | b"none" | b"undef" | b"poison") {
            self.bump();
        }
        if matches!(data, TypeData::LlvmVoid | TypeData::LlvmFunc { .. } | TypeData::LlvmLabel) {
            return self.fail(t.start, "no value has this type");
        }
        Ok(self.konst(ty, kon))
    }

    fn block_address(&mut self, ty: Type, at: u32) -> Read<K> {
        self.expect(b'(')?;
        let f = self.global_name()?;
        self.expect(b',')?;
        if self.tok.kind != Kind::Local {
            return self.expected("a block");
        }
        let t = self.bump();
        let block = self.text_of(t);
        self.expect(b')')?;
        if !self.opts.release.poison {
            return self.unsupported(at, "the address of a block");
        }
        match self.f.tags.find(f, block) {
            Some(tag) => Ok(self.konst(ty, Kon::Block(f, tag))),
            None => self.fail(at, "a block whose address cannot be taken"),
        }
    }

    /// An integer literal of a type.
    pub(super) fn integer(&mut self, ty: Type, t: lex::Token) -> Read<K> {
        let raw = self.raw(t);
        let TypeData::Integer { width, .. } = self.m.cx.type_data(ty) else {
            return self.fail(t.start, "an integer stands where the type is none");
        };
        let (neg, digits) = match raw {
            [b'-', rest @ ..] => (true, rest),
            _ => (false, raw),
        };
        if digits.is_empty() || !digits.iter().all(|d| d.is_ascii_digit()) {
            return self.fail(t.start, "expected an integer");
        }
        if width <= 64 {
            // What has more bits than the type loses them, as in LLVM.
            let n = digits.iter().fold(0u64, |n, &d| n.wrapping_mul(10).wrapping_add((d - b'0').into()));
            let n = if neg { n.wrapping_neg() } else { n } & u64::MAX >> (64 - width);
            return Ok(self.int_konst(ty, n as i64));
        }
        // Decimal to binary takes the square of the digits: longer ones are not read.
        if digits.len() > 4096 {
            return self.fail(t.start, "a decimal literal of more than 4096 digits");
        }
        let n_words = width.div_ceil(32) as usize;
        let mut words: Vec<u32> = Vec::new();
        for &d in digits {
            let mut carry = (d - b'0') as u64;
            for w in words.iter_mut() {
                let x = *w as u64 * 10 + carry;
                *w = x as u32;
                carry = x >> 32;
            }
            if carry > 0 {
                words.push(carry as u32);
            }
        }
        self.big_integer(ty, width, words, n_words, neg)
    }
    fn big_integer(&mut self, ty: Type, width: u32, mut words: Vec<u32>, n_words: usize, neg: bool) -> Read<K> {
        words.resize(n_words, 0);
        if neg {
            let mut carry = true;
            for w in words.iter_mut() {
                let (x, c) = (!*w).overflowing_add(carry as u32);
                *w = x;
                carry = c;
            }
        }
        if !width.is_multiple_of(32)
            && let Some(last) = words.last_mut()
        {
            *last &= (1 << (width % 32)) - 1;
        }
        let words = self.m.cx.lists.intern(&words);
        let a = self.m.cx.attr(AttrData::BigInteger { ty, words });
        Ok(self.konst(ty, Kon::Scalar(a)))
    }

    /// A float, or an integer in hexadecimal.
    fn number_literal(&mut self, ty: Type, t: lex::Token) -> Read<K> {
        let raw = self.raw(t);
        let data = self.m.cx.type_data(ty);
        if let TypeData::Integer { width, .. } = data {
            let Some((sign, hex)) = raw.split_first().filter(|r| matches!(r.0, b'u' | b's')) else {
                return self.fail(t.start, "a float stands where the type is an integer");
            };
            let hex = &hex[2..];
            if hex.is_empty() || !hex.iter().all(u8::is_ascii_hexdigit) {
                return self.fail(t.start, "expected hexadecimal digits");
            }
            let negative = *sign == b's' && (hex[0] as char).to_digit(16).is_some_and(|d| d >= 8);
            let hex = if negative { hex } else { &hex[hex.iter().take_while(|&&c| c == b'0').count()..] };
            let mut words: Vec<u32> = Vec::new();
            for chunk in hex.rchunks(8) {
                let s = core::str::from_utf8(chunk).unwrap_or("0");
                words.push(u32::from_str_radix(s, 16).unwrap_or(0));
            }
            let n_words = width.div_ceil(32) as usize;
            if negative {
                let bits = 4 * hex.len();
                if !bits.is_multiple_of(32)
                    && let Some(w) = words.last_mut()
                {
                    *w |= u32::MAX << (bits % 32);
                }
                words.resize(words.len().max(n_words), u32::MAX);
            }
            if width <= 64 {
                let w = |i: usize| words.get(i).copied().unwrap_or(0) as u64;
                let n = w(0) | w(1) << 32;
                return Ok(self.int_konst(ty, n as i64));
            }
            return self.big_integer(ty, width, words, n_words, false);
        }
        let TypeData::Float(kind) = data else {
            if data == TypeData::LlvmPpcFp128 {
                return self.unsupported(t.start, "a constant of the type ppc_fp128");
            }
            return self.fail(t.start, "a number stands where the type is none");
        };
        let mut double = None;
        let bits = match raw {
            [b'0', b'x', rest @ ..] => {
                let (wanted, digits) = match rest {
                    [b'K', d @ ..] => (Some(FloatKind::F80), d),
                    [b'L', d @ ..] => (Some(FloatKind::F128), d),
                    [b'M', ..] => return self.unsupported(t.start, "a constant of the type ppc_fp128"),
                    [b'H', d @ ..] => (Some(FloatKind::F16), d),
                    [b'R', d @ ..] => (Some(FloatKind::BF16), d),
                    d => (None, d),
                };
                let text = core::str::from_utf8(digits).unwrap_or("");
                let Ok(n) = u128::from_str_radix(text, 16) else { return self.fail(t.start, "expected hexadecimal digits of a float") };
                match wanted {
                    Some(k) if k != kind => return self.fail(t.start, "the float is of another format than the type"),
                    // The halves of a float of 128 bits stand the low one first.
                    Some(FloatKind::F128) => n.rotate_left(64),
                    Some(k) if k.bits() < 128 && n >> k.bits() != 0 => return self.fail(t.start, "too many digits for the format"),
                    Some(_) => n,
                    None if kind == FloatKind::F64 => n,
                    None if n >> 64 == 0 => {
                        double = Some(f64::from_bits(n as u64));
                        narrowed(kind, n as u64)
                    }
                    None => return self.fail(t.start, "too many digits for the format"),
                }
            }
            _ => {
                let Some(x) = ir::decimal::read_double(raw.strip_prefix(b"+").unwrap_or(raw)) else {
                    return self.fail(t.start, "expected a float");
                };
                double = Some(x);
                ir::float::from_f64(kind, x)
            }
        };
        // A number that the text gives as a double has to be one of the format, which wider ones never are.
        if double.is_some() && kind.bits() > 64 {
            return self.fail(t.start, "the float is of another format than the type");
        }
        if double.is_some_and(|x| !x.is_nan() && ir::float::to_f64(kind, bits) != x) {
            let text = alloc::string::String::from_utf8_lossy(&raw[..raw.len().min(60)]).into_owned();
            return self.fail(t.start, format!("the type has no number {text}"));
        }
        let a = self.float_bits(ty, kind, bits);
        Ok(self.konst(ty, Kon::Scalar(a)))
    }

    fn bytes_konst(&mut self, ty: Type, t: lex::Token) -> Read<K> {
        let bytes = lex::unescape(self.raw(t));
        match self.m.cx.type_data(ty) {
            TypeData::LlvmArray { len, elem: Type::I8 } if len == bytes.len() as u64 => {}
            _ => return self.fail(t.start, "a string is an array of as many bytes"),
        }
        if bytes.iter().all(|&b| b == 0) {
            return Ok(self.konst(ty, Kon::Zero));
        }
        let text = self.m.cx.sym_bytes(&bytes);
        let a = self.m.cx.sym_str_attr(text);
        Ok(self.konst(ty, Kon::Data(a)))
    }

    /// `[T a, ...]` and its like.
    fn aggregate(&mut self, ty: Type, open: &[u8], close: &[u8], depth: u32) -> Read<K> {
        let at = self.tok.start;
        for &c in open {
            self.expect(c)?;
        }
        let mut items: Vec<K> = Vec::new();
        while !self.is_punct(close[0]) {
            if !items.is_empty() {
                self.expect(b',')?;
            }
            let here = self.tok.start;
            let k = self.typed_konst(depth + 1)?;
            match self.member_type(ty, items.len()) {
                Some(member) if member == self.ks.get(k).ty => items.push(k),
                _ => return self.fail(here, "the aggregate has no such member"),
            }
        }
        for &c in close {
            self.expect(c)?;
        }
        if self.n_members(ty) != Some(items.len() as u64) {
            return self.fail(at, "the aggregate has another number of members than its type");
        }
        Ok(self.make_aggregate(ty, &items))
    }

    /// The constant of an aggregate of constants.
    pub(super) fn make_aggregate(&mut self, ty: Type, items: &[K]) -> K {
        let is_struct = matches!(self.m.cx.type_data(ty), TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. });
        if items.iter().all(|&k| self.is_null(k)) {
            return self.konst(ty, Kon::Zero);
        }
        let first = self.ks.get(items[0]).kon;
        if matches!(first, Kon::Undef | Kon::Poison) && items.iter().all(|&k| self.ks.get(k).kon == first) {
            return self.konst(ty, first);
        }
        if !is_struct && let Some(a) = self.plain_numbers(ty, items) {
            return self.konst(ty, Kon::Data(a));
        }
        let l = self.m.cx.lists.intern(items);
        self.konst(ty, Kon::Agg(l))
    }
    /// The attribute of an array or vector of plain numbers.
    fn plain_numbers(&mut self, ty: Type, items: &[K]) -> Option<Attr> {
        let elem = self.member_type(ty, 0)?;
        if !is_simple(&self.m.cx, elem) || !items.iter().all(|&k| matches!(self.ks.get(k).kon, Kon::Scalar(_))) {
            return None;
        }
        let mut bytes = Vec::new();
        for &k in items {
            self.scalar_bytes(k, &mut bytes);
        }
        if elem == Type::I8 && matches!(self.m.cx.type_data(ty), TypeData::LlvmArray { .. }) {
            let text = self.m.cx.sym_bytes(&bytes);
            return Some(self.m.cx.sym_str_attr(text));
        }
        let shaped = dense_type(&mut self.m.cx, ty)?;
        let size = ir::dense::elem_size(&self.m.cx, elem)?;
        Some(ir::dense::make(&mut self.m.cx, shaped, size, &bytes))
    }
    /// Appends a number as dense attributes store it.
    pub(super) fn scalar_bytes(&self, k: K, out: &mut Vec<u8>) {
        let Kon::Scalar(a) = self.ks.get(k).kon else { return };
        let cx = &self.m.cx;
        let ty = self.ks.get(k).ty;
        let size = ir::dense::elem_size(cx, ty).unwrap_or(8);
        match cx.attr_data(a) {
            AttrData::Integer { bits, .. } | AttrData::Float { bits, .. } => {
                let le = bits.to_le_bytes();
                out.extend((0..size).map(|i| le.get(i).copied().unwrap_or(0)));
            }
            AttrData::BigInteger { words, .. } | AttrData::BigFloat { words, .. } => {
                let words = cx.lists.get(words);
                out.extend((0..size).map(|i| words.get(i / 4).map_or(0, |w| w.to_le_bytes()[i % 4])));
            }
            _ => {}
        }
    }

    /// `splat (T k)` of a vector type.
    fn splat(&mut self, ty: Type, elem: K, at: u32) -> Read<K> {
        let (len, scalable) = match self.m.cx.type_data(ty) {
            TypeData::Vector { dims, scalable, .. } => (self.m.cx.shape(dims).first().map_or(0, |&n| n as u64), scalable != 0),
            TypeData::LlvmVec { len, scalable, .. } => (len as u64, scalable),
            _ => return self.fail(at, "a splat is a vector, which the type is not"),
        };
        if self.member_type(ty, 0) != Some(self.ks.get(elem).ty) {
            return self.fail(at, "the vector has elements of another type");
        }
        if self.is_null(elem) {
            return Ok(self.konst(ty, Kon::Zero));
        }
        if matches!(self.ks.get(elem).kon, Kon::Undef | Kon::Poison) {
            return Ok(self.konst(ty, self.ks.get(elem).kon));
        }
        let kind = self.ks.get(elem).kon;
        if !scalable {
            if let Kon::Scalar(_) = kind
                && is_simple(&self.m.cx, self.ks.get(elem).ty)
            {
                let mut bytes = Vec::new();
                self.scalar_bytes(elem, &mut bytes);
                let a = ir::dense::make(&mut self.m.cx, ty, bytes.len(), &bytes);
                return Ok(self.konst(ty, Kon::Data(a)));
            }
            if len > 1 << 16 {
                return self.fail(at, "a splat of more than 65536 elements that are no plain numbers");
            }
            let items = alloc::vec![elem; len as usize];
            return Ok(self.make_aggregate(ty, &items));
        }
        // A scalable splat is a shuffle of a vector with one element set.
        let poison = self.konst(ty, Kon::Poison);
        let zero = self.int_konst(Type::I64, 0);
        let args = self.m.cx.lists.intern(&[poison, elem, zero]);
        let one = self.konst(ty, Kon::Expr { op: l::INSERTELEMENT, args, attrs: Attr::EMPTY_DICT });
        let mask = self.m.cx.i32_array(&alloc::vec![0; len.min(1 << 16) as usize]);
        let attrs = self.dict(&[(Sym::MASK, mask)]);
        let args = self.m.cx.lists.intern(&[one, poison]);
        Ok(self.konst(ty, Kon::Expr { op: l::SHUFFLEVECTOR, args, attrs }))
    }

    // Expressions.

    /// A constant expression of a type; a cast where that is [`Type::NONE`] says its own.
    pub(super) fn expression(&mut self, mut ty: Type, depth: u32) -> Read<K> {
        let t = self.tok;
        let name = self.word();
        let Some(&(op, ref rule)) = RULES.iter().find(|r| r.1.text.as_bytes() == name && !name.is_empty()) else {
            return self.expected("a constant");
        };
        let known = is_cast(op)
            || matches!(op, l::ADD | l::SUB | l::MUL | l::XOR | l::AND | l::OR | l::SHL | l::LSHR | l::ASHR)
            || matches!(op, l::GETELEMENTPTR | l::SELECT | l::ICMP | l::FCMP | l::EXTRACTELEMENT | l::INSERTELEMENT | l::SHUFFLEVECTOR);
        if !known {
            return self.unsupported(t.start, &format!("the constant expression '{}'", rule.text));
        }
        self.bump();
        let (mut entries, mut elem) = (Vec::new(), Type::NONE);
        if op == l::GETELEMENTPTR {
            let flags = self.gep_flags();
            if flags != 0 {
                let a = AttrData::Enum { def: ir::dialect::enums::LLVM_GEP_FLAGS, value: flags as u64 };
                entries.push((Sym::NO_WRAP_FLAGS, self.m.cx.attr(a)));
            }
            if self.eat_word(b"inrange") {
                self.leave_out(t.start, "'inrange' of a getelementptr");
                self.skip_parens(b'(', b')')?;
            }
        } else if matches!(op, l::ICMP | l::FCMP) {
            let p = self.predicate(op == l::FCMP)?;
            entries.push((Sym::PREDICATE, p));
        } else {
            self.flags(op, &mut entries);
        }
        self.expect(b'(')?;
        if op == l::GETELEMENTPTR {
            elem = self.ty_at(depth + 1)?;
            self.expect(b',')?;
        }
        let mut args = Vec::new();
        loop {
            self.eat_word(b"inrange");
            args.push(self.typed_konst(depth + 1)?);
            if !self.eat_punct(b',') {
                break;
            }
        }
        if is_cast(op) {
            self.expect_word("to")?;
            let to = self.ty_at(depth + 1)?;
            if ty != Type::NONE && to != ty || args.len() != 1 {
                return self.fail(t.start, "the expression has another type than is asked for");
            }
            ty = to;
        }
        self.expect(b')')?;
        self.make_expression(ty, op, entries, elem, &args, t.start)
    }

    fn make_expression(&mut self, ty: Type, op: Opcode, mut entries: Vec<(Sym, Attr)>, elem: Type, args: &[K], at: u32) -> Read<K> {
        let arg_ty = self.ks.get(args[0]).ty;
        if is_cast(op) {
            if !self.may_cast(op, arg_ty, ty) {
                return self.fail(at, "this cast does not go from the one type to the other");
            }
            if arg_ty == ty && matches!(op, l::BITCAST) {
                return Ok(args[0]);
            }
            if let Some(k) = self.fold_cast(op, args[0], ty) {
                return Ok(k);
            }
        } else if op == l::GETELEMENTPTR {
            if args.len() == 1 || args[1..].iter().all(|&k| self.is_null(k) || matches!(self.ks.get(k).kon, Kon::Undef)) && arg_ty == ty {
                return Ok(args[0]);
            }
            let first = self.f.refs.len();
            self.f.refs.extend(args[1..].iter().map(|&k| super::body::konst_ref(k)));
            let raw = self.gep_indices(elem, first, at);
            self.f.refs.truncate(first);
            let raw = raw?;
            entries.push((Sym::ELEM_TYPE, self.m.cx.type_attr(elem)));
            entries.push((Sym::RAW_CONSTANT_INDICES, raw));
        } else if op == l::SHUFFLEVECTOR {
            let [a, b, mask] = *args else { return self.fail(at, "a shuffle has three operands") };
            let Some(mask) = self.shuffle_mask(mask) else { return self.fail(at, "the mask is no constant vector") };
            entries.push((Sym::MASK, mask));
            let args = self.m.cx.lists.intern(&[a, b]);
            let attrs = self.dict(&entries);
            return Ok(self.konst(ty, Kon::Expr { op, args, attrs }));
        } else if args.len() == 2
            && matches!(self.m.cx.type_data(ty), TypeData::Integer { width: 1..=64, .. })
            && let (Some(a), Some(b)) = (self.konst_int(args[0]), self.konst_int(args[1]))
        {
            let n = match op {
                l::ADD => Some(a.wrapping_add(b)),
                l::SUB => Some(a.wrapping_sub(b)),
                l::MUL => Some(a.wrapping_mul(b)),
                l::XOR => Some(a ^ b),
                l::AND => Some(a & b),
                l::OR => Some(a | b),
                _ => None,
            };
            if let Some(n) = n {
                return Ok(self.int_konst(ty, n));
            }
        }
        let n_args = match op {
            l::SELECT | l::INSERTELEMENT => 3,
            l::GETELEMENTPTR => args.len(),
            _ if is_cast(op) => 1,
            _ => 2,
        };
        if args.len() != n_args {
            return self.fail(at, "the expression has another number of operands");
        }
        let attrs = self.dict(&entries);
        let args = self.m.cx.lists.intern(args);
        Ok(self.konst(ty, Kon::Expr { op, args, attrs }))
    }

    /// Casts of plain numbers, and casts that undo each other.
    fn fold_cast(&mut self, op: Opcode, k: K, ty: Type) -> Option<K> {
        let c = self.ks.get(k);
        if matches!(c.kon, Kon::Poison) {
            return Some(self.konst(ty, Kon::Poison));
        }
        let to = self.m.cx.int_width(ty);
        if let (Some(n), Some(to), Some(from)) = (self.konst_int(k), to, self.m.cx.int_width(c.ty)) {
            if to > 64 {
                return None;
            }
            let n = match op {
                l::TRUNC | l::SEXT => n,
                l::ZEXT if from < 64 => n & ((1i64 << from) - 1),
                l::ZEXT => n,
                _ => return None,
            };
            return Some(self.int_konst(ty, n));
        }
        match (op, c.kon) {
            (l::INTTOPTR, _) if self.is_null(k) => Some(self.konst(ty, Kon::Null)),
            (l::PTRTOINT, Kon::Null) if to.is_some() => self.zero_of(ty),
            _ => None,
        }
    }
}

/// Whether an operation is a cast.
pub(super) fn is_cast(op: Opcode) -> bool {
    matches!(op, l::TRUNC | l::ZEXT | l::SEXT | l::FPTRUNC | l::FPEXT | l::FPTOSI | l::FPTOUI | l::SITOFP | l::UITOFP)
        || matches!(op, l::PTRTOINT | l::INTTOPTR | l::BITCAST | l::ADDRSPACECAST)
}

/// The bits of a format for those of a 64-bit float. A NaN keeps the top of its payload and whether it signals.
fn narrowed(kind: FloatKind, bits: u64) -> u128 {
    let x = f64::from_bits(bits);
    let f = ir::float::format(kind);
    if !x.is_nan() || kind.bits() >= 64 || f.exp_bits + f.man_bits + 1 != kind.bits() {
        return ir::float::from_f64(kind, x);
    }
    let payload = (bits & ((1 << 52) - 1)) >> (52 - f.man_bits);
    let exponent = ((1u128 << f.exp_bits) - 1) << f.man_bits;
    let payload = if payload == 0 { 1 << (f.man_bits - 1) } else { payload };
    ((bits >> 63) as u128) << (kind.bits() - 1) | exponent | payload as u128
}
