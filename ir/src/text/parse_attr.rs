//! Attributes (MLIR LangRef, "Attributes"; builtin dialect documentation, "Attributes").

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::dialect::enums::ENUMS;
use crate::id::{Attr, Loc, Sym, Type};
use crate::store::List;
use crate::text::lex::{self, Tok};
use crate::text::parse::{Delim, Failed, Parse, Parser};
use crate::text::parse_dense::elem_size;
use crate::ty::{FloatKind, Sign, TypeData};

/// Decimal digits of the longest integer literal; hexadecimal ones are not limited.
const MAX_DECIMAL_DIGITS: usize = 10_000;

impl<'a> Parser<'a> {
    /// Reads an attribute. `expected` is the type of a number whose type is not written.
    pub fn attr(&mut self, expected: Option<Type>) -> Parse<Attr> {
        match self.opt_attr(expected)? {
            Some(a) => Ok(a),
            None => Err(self.expected("an attribute value")),
        }
    }
    /// Reads an attribute if the next token can begin one.
    pub fn opt_attr(&mut self, expected: Option<Type>) -> Parse<Option<Attr>> {
        match self.token.tok {
            Tok::Int | Tok::Float | Tok::Minus => self.number(expected).map(Some),
            Tok::Str => {
                let text = self.unescape(self.text(), self.token.start)?;
                self.bump();
                let ty = match expected {
                    Some(t) => t,
                    None if self.take(Tok::Colon) => self.ty()?,
                    None => Type::NONE,
                };
                let ty = if ty == Type::NONE_TYPE { Type::NONE } else { ty };
                Ok(Some(self.m.cx.attr(AttrData::String { text, ty })))
            }
            Tok::At => self.symbol_ref().map(Some),
            Tok::LSquare => {
                self.enter()?;
                let mut items = Vec::new();
                self.list(Delim::Square, |p| {
                    let a = p.attr(None)?;
                    items.push(a);
                    Ok(())
                })?;
                self.leave();
                Ok(Some(self.m.cx.array_attr(&items)))
            }
            Tok::LBrace => {
                self.enter()?;
                let mut items = Vec::new();
                self.opt_attr_dict(&mut items)?;
                self.leave();
                Ok(Some(self.m.cx.dict(&items)))
            }
            Tok::Hash => {
                self.enter()?;
                let a = self.hash_attr(expected);
                self.leave();
                a.map(Some)
            }
            Tok::Word => {
                self.enter()?;
                let a = self.word_attr(expected);
                self.leave();
                a
            }
            Tok::Bang | Tok::LParen => {
                if self.is(Tok::LParen)
                    && let Some(map) = self.older_bare_map()?
                {
                    return Ok(Some(map));
                }
                let t = self.ty()?;
                Ok(Some(self.m.cx.type_attr(t)))
            }
            _ => Ok(None),
        }
    }
    /// Reads `{name = value, ...}` if it is next.
    pub fn opt_attr_dict(&mut self, out: &mut Vec<(Sym, Attr)>) -> Parse<()> {
        if !self.take(Tok::LBrace) {
            return Ok(());
        }
        if self.take(Tok::RBrace) {
            return Ok(());
        }
        let first = out.len();
        loop {
            let loc = self.loc();
            let name = match self.token.tok {
                Tok::Word => {
                    let t = self.text();
                    self.bump();
                    self.m.cx.sym(t)
                }
                Tok::Str => self.string()?,
                _ => return Err(self.expected("an attribute name")),
            };
            if name == Sym::EMPTY {
                return Err(self.error(loc, "attribute-name", "expected valid attribute name"));
            }
            // Short dictionaries by comparing, long ones once at the end.
            if out.len() - first < 16 && out[first..].iter().any(|e| e.0 == name) {
                return Err(self.duplicate_key(loc, name));
            }
            let value = if self.take(Tok::Equal) {
                self.attr(None)?
            } else if self.is(Tok::Colon) && !self.strict() {
                self.older("dict-colon", loc, "`{name: value}`", "`{name = value}`")?;
                self.bump();
                self.attr(None)?
            } else {
                Attr::UNIT
            };
            let value = if name == Sym::BRANCH_WEIGHTS && self.weighs() { self.older_weights(value)? } else { value };
            out.push((name, value));
            if !self.take(Tok::Comma) {
                break;
            }
        }
        if out.len() - first > 16 {
            let mut names: Vec<u32> = out[first..].iter().map(|e| e.0.0).collect();
            crate::order::sort_by_key(&mut names, |&n| n);
            if let Some(w) = names.windows(2).find(|w| w[0] == w[1]) {
                let (loc, name) = (self.loc(), Sym(w[0]));
                return Err(self.duplicate_key(loc, name));
            }
        }
        self.need(Tok::RBrace, "'}' in attribute dictionary")
    }
    fn duplicate_key(&mut self, loc: Loc, name: Sym) -> Failed {
        let text = format!("duplicate key '{}' in dictionary attribute", self.m.cx.str(name));
        self.error(loc, "duplicate-key", text)
    }
    /// Reads `attributes {...}` if it is next.
    pub fn opt_attr_dict_with_keyword(&mut self, out: &mut Vec<(Sym, Attr)>) -> Parse<()> {
        if self.eat("attributes") {
            if !self.is(Tok::LBrace) {
                return Err(self.expected("'{' after `attributes`"));
            }
            self.opt_attr_dict(out)?;
        }
        Ok(())
    }
    /// `@a::@b`
    pub fn symbol_ref(&mut self) -> Parse<Attr> {
        let root = self.symbol_name()?;
        let mut nested = Vec::new();
        while self.is(Tok::Colon) && self.src.get(self.token.end as usize) == Some(&b':') {
            self.bump();
            self.bump();
            let s = self.symbol_name()?;
            nested.push(s.0);
        }
        let nested = self.m.cx.lists.intern(&nested);
        Ok(self.m.cx.attr(AttrData::Symbol { root, nested }))
    }

    // Numbers.

    fn number(&mut self, expected: Option<Type>) -> Parse<Attr> {
        let loc = self.loc();
        let neg = self.take(Tok::Minus);
        let (tok, text, num_loc) = (self.token.tok, self.text(), self.loc());
        if tok != Tok::Int && tok != Tok::Float {
            return Err(self.expected("constant integer or floating point value"));
        }
        self.bump();
        let ty = match expected {
            Some(t) => t,
            None if self.take(Tok::Colon) => self.ty()?,
            None if tok == Tok::Float => Type::F64,
            None => Type::I64,
        };
        self.number_of(neg, tok, text, loc, num_loc, ty)
    }
    /// The attribute of a literal of a type.
    fn number_of(&mut self, neg: bool, tok: Tok, text: &str, loc: Loc, num_loc: Loc, ty: Type) -> Parse<Attr> {
        match self.m.cx.type_data(ty) {
            TypeData::Float(kind) => {
                let bits = self.float_bits(neg, tok, text, num_loc, kind)?;
                Ok(self.float_of(ty, kind, bits))
            }
            TypeData::Integer { .. } | TypeData::Index => {
                if tok == Tok::Float {
                    return Err(self.error(num_loc, "number-type", "floating point value not valid for specified type"));
                }
                let (width, sign) = self.int_shape(ty);
                if width <= 64 {
                    let bits = self.int_bits(neg, text, loc, width, sign)?;
                    return Ok(self.m.cx.attr(AttrData::Integer { ty, bits }));
                }
                let words = self.big_int(neg, text, loc, width, sign)?;
                let words = self.m.cx.lists.intern(&words);
                Ok(self.m.cx.attr(AttrData::BigInteger { ty, words }))
            }
            _ => {
                let text = format!(
                    "{} literal not valid for specified type '{}'",
                    if tok == Tok::Float { "floating point" } else { "integer" },
                    self.type_text(ty)
                );
                Err(self.error(loc, "number-type", text))
            }
        }
    }
    fn int_shape(&self, ty: Type) -> (u32, Sign) {
        match self.m.cx.type_data(ty) {
            TypeData::Integer { width, sign } => (width, sign),
            // `index` counts as signed.
            _ => (64, Sign::Signed),
        }
    }
    /// A float attribute of a bit pattern.
    pub(crate) fn float_of(&mut self, ty: Type, kind: FloatKind, bits: u128) -> Attr {
        if kind.bits() <= 64 {
            return self.m.cx.float_attr(ty, bits as u64);
        }
        let n = kind.bits().div_ceil(32) as usize;
        let words: Vec<u32> = (0..n).map(|i| (bits >> (32 * i)) as u32).collect();
        let words = self.m.cx.lists.intern(&words);
        self.m.cx.attr(AttrData::BigFloat { ty, words })
    }
    /// The bit pattern of a literal of a float type: decimal with a point, or hexadecimal bits.
    pub(crate) fn float_bits(&mut self, neg: bool, tok: Tok, text: &str, loc: Loc, kind: FloatKind) -> Parse<u128> {
        if tok == Tok::Int {
            let Some(hex) = text.strip_prefix("0x") else {
                return Err(self.error(
                    loc,
                    "number-type",
                    format!("unexpected decimal integer literal for a floating point value: write `{text}.0`"),
                ));
            };
            if neg {
                return Err(self.error(loc, "number-type", "hexadecimal float literal should not have a leading minus"));
            }
            let bits = u128::from_str_radix(hex, 16).ok().filter(|&b| kind.bits() == 128 || b >> kind.bits() == 0);
            // A number whose leading digit is zero has no meaning: it counts as a NaN.
            let unnormal = |b: u128| kind == FloatKind::F80 && b >> 63 & 1 == 0 && b >> 64 & 0x7fff != 0;
            let bits = bits.map(|b| if unnormal(b) { b | 0x7fff << 64 } else { b });
            return match bits {
                Some(b) => Ok(b),
                None => Err(self.error(loc, "number-range", "hexadecimal float constant out of range for type")),
            };
        }
        // The literal is a double first, as upstream reads it.
        let x = match crate::decimal::read_double(text.as_bytes()) {
            Some(x) => x,
            None => return Err(self.error(loc, "number-range", "floating point value too large for attribute")),
        };
        Ok(crate::float::from_f64(kind, if neg { -x } else { x }))
    }
    /// The bits of an integer literal of at most 64 bits.
    pub(crate) fn int_bits(&mut self, neg: bool, text: &str, loc: Loc, width: u32, sign: Sign) -> Parse<u64> {
        let magnitude = match text.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16).ok(),
            None => text.parse::<u64>().ok(),
        };
        let max = if width >= 64 { u64::MAX } else { (1u64 << width) - 1 };
        let half = if width == 0 { 0 } else { 1u64 << (width - 1) };
        let bits = match magnitude {
            Some(0) => Some(0),
            Some(_) if neg && sign == Sign::Unsigned => {
                return Err(self.error(loc, "number-range", "negative integer literal not valid for unsigned integer type"));
            }
            Some(m) if neg && width > 0 && m <= half => Some((m as i64).wrapping_neg() as u64 & max),
            Some(m) if !neg && sign == Sign::Signed && m < half => Some(m),
            Some(m) if !neg && sign != Sign::Signed && m <= max => Some(m),
            _ => None,
        };
        match bits {
            Some(b) => Ok(b),
            None => Err(self.error(loc, "number-range", "integer constant out of range for type")),
        }
    }
    /// The words of an integer literal of more than 64 bits, two's complement of the width.
    pub(crate) fn big_int(&mut self, neg: bool, text: &str, loc: Loc, width: u32, sign: Sign) -> Parse<Vec<u32>> {
        let n = width.div_ceil(32) as usize;
        let out_of_range = |p: &mut Self| p.error(loc, "number-range", "integer constant out of range for type");
        let mut words: Vec<u32> = Vec::new();
        match text.strip_prefix("0x") {
            Some(hex) => {
                let hex = hex.trim_start_matches('0').as_bytes();
                if hex.len() > n * 8 {
                    return Err(out_of_range(self));
                }
                for chunk in hex.rchunks(8) {
                    words.push(chunk.iter().fold(0, |w, &c| w * 16 + (c as char).to_digit(16).unwrap_or(0)));
                }
            }
            None => {
                let digits = text.trim_start_matches('0').as_bytes();
                if digits.len() > MAX_DECIMAL_DIGITS {
                    return Err(self.error(
                        loc,
                        "number-range",
                        format!("decimal literal of more than {MAX_DECIMAL_DIGITS} digits: write it in hexadecimal"),
                    ));
                }
                for chunk in digits.chunks(9) {
                    let value = chunk.iter().fold(0u64, |w, &c| w * 10 + (c - b'0') as u64);
                    let mut carry = value;
                    let scale = 10u64.pow(chunk.len() as u32);
                    for w in &mut words {
                        let x = *w as u64 * scale + carry;
                        *w = x as u32;
                        carry = x >> 32;
                    }
                    if carry > 0 {
                        words.push(carry as u32);
                    }
                }
            }
        }
        while words.last() == Some(&0) {
            words.pop();
        }
        let bits = words.last().map_or(0, |w| words.len() as u32 * 32 - w.leading_zeros());
        let is_power = words.iter().map(|w| w.count_ones()).sum::<u32>() == 1;
        let fits = match (neg, sign) {
            (true, Sign::Unsigned) => words.is_empty(),
            (true, _) => bits < width || (bits == width && is_power),
            (false, Sign::Signed) => bits < width,
            (false, _) => bits <= width,
        };
        if !fits {
            return Err(out_of_range(self));
        }
        words.resize(n, 0);
        if neg {
            let mut carry = true;
            for w in &mut words {
                let (x, c) = (!*w).overflowing_add(carry as u32);
                *w = x;
                carry = c;
            }
        }
        if let (Some(last), rest @ 1..) = (words.last_mut(), width % 32) {
            *last &= (1 << rest) - 1;
        }
        Ok(words)
    }

    // Attributes that begin with a word.

    fn word_attr(&mut self, expected: Option<Type>) -> Parse<Option<Attr>> {
        let text = self.text();
        match text {
            "true" | "false" => {
                let loc = self.loc();
                self.bump();
                if let Some(t) = expected
                    && t != Type::I1
                {
                    let t = self.type_text(t);
                    return Err(self.error(loc, "number-type", format!("`{text}` is an i1, expected a value of type '{t}'")));
                }
                Ok(Some(if text == "true" { Attr::TRUE } else { Attr::FALSE }))
            }
            "unit" => {
                self.bump();
                Ok(Some(Attr::UNIT))
            }
            "affine_map" | "affine_set" => {
                self.bump();
                self.need(Tok::Less, "'<'")?;
                let a = self.affine_map_or_set(text == "affine_set")?;
                self.need(Tok::Greater, "'>'")?;
                Ok(Some(a))
            }
            "strided" => {
                self.bump();
                self.strided().map(Some)
            }
            "dense" => {
                self.bump();
                self.dense(expected).map(Some)
            }
            "array" => {
                self.bump();
                self.dense_array().map(Some)
            }
            "dense_resource" => {
                self.bump();
                self.need(Tok::Less, "'<'")?;
                let key = match self.opt_string()? {
                    Some(s) => s,
                    None => {
                        let w = self.word()?;
                        self.m.cx.sym(w)
                    }
                };
                self.need(Tok::Greater, "'>'")?;
                let loc = self.loc();
                let ty = self.typed(expected)?;
                // What it holds is known at the end of the text only; its shape may be unknown.
                if self.m.cx.shape_of(ty).is_none()
                    && !matches!(self.m.cx.type_data(ty), TypeData::UnrankedTensor(_) | TypeData::UnrankedMemRef { .. })
                {
                    return Err(self.error(loc, "elements-type", "`dense_resource` must have a shaped type"));
                }
                Ok(Some(self.m.cx.attr(AttrData::DenseResource { ty, key })))
            }
            "sparse" => {
                self.bump();
                self.sparse(expected).map(Some)
            }
            "loc" => {
                let l = self.location()?;
                Ok(Some(self.m.cx.attr(AttrData::Loc(l))))
            }
            "distinct" => {
                self.bump();
                self.need(Tok::LSquare, "'['")?;
                let loc = self.loc();
                let id = self.integer()?;
                let Ok(id) = u32::try_from(id) else {
                    return Err(self.error(loc, "distinct-id", "expected an unsigned 32-bit distinct ID"));
                };
                self.need(Tok::RSquare, "']'")?;
                self.need(Tok::Less, "'<'")?;
                let attr = if self.is(Tok::Greater) { Attr::UNIT } else { self.attr(None)? };
                self.need(Tok::Greater, "'>'")?;
                if let Some(&known) = self.distinct.get(&id) {
                    if let AttrData::Distinct { attr: before, .. } = self.m.cx.attr_data(known)
                        && before != attr
                    {
                        let text = super::print::print_attr(self.m, before, self.opts.release);
                        let text = format!("referenced attribute does not match previous definition: {text}");
                        return Err(self.error(loc, "distinct-id", text));
                    }
                    return Ok(Some(known));
                }
                // Numbers of the text only tell its attributes apart.
                let made = AttrData::Distinct { id: self.m.cx.n_distinct, attr };
                self.m.cx.n_distinct += 1;
                let made = self.m.cx.attr(made);
                self.distinct.insert(id, made);
                Ok(Some(made))
            }
            _ => Ok(match self.opt_ty()? {
                Some(t) => Some(self.m.cx.type_attr(t)),
                None => None,
            }),
        }
    }
    fn strided(&mut self) -> Parse<Attr> {
        self.need(Tok::Less, "'<' after 'strided'")?;
        let mut strides = Vec::new();
        self.list(Delim::Square, |p| {
            let loc = p.loc();
            let s = p.dim_or_dynamic()?;
            if s == 0 && p.opts.release.version < 20 {
                return Err(p.error(loc, "stride", "strides must not be zero"));
            }
            strides.push(s);
            Ok(())
        })?;
        let mut offset = 0;
        if self.take(Tok::Comma) {
            self.expect("offset")?;
            self.need(Tok::Colon, "':' after 'offset'")?;
            offset = self.dim_or_dynamic()?;
        }
        self.need(Tok::Greater, "'>'")?;
        let strides = self.m.cx.dims.intern(&strides);
        Ok(self.m.cx.attr(AttrData::Strided { offset, strides }))
    }
    fn dim_or_dynamic(&mut self) -> Parse<i64> {
        if self.take(Tok::Question) {
            return Ok(crate::ty::DYNAMIC);
        }
        let loc = self.loc();
        match self.opt_integer()? {
            Some(i64::MIN) => Err(self.error(loc, "stride", "integer value too large")),
            Some(n) => Ok(n),
            None => Err(self.expected("a 64-bit signed integer or '?'")),
        }
    }

    // Elements.

    /// `: type`, or the type that is expected.
    fn typed(&mut self, expected: Option<Type>) -> Parse<Type> {
        if let Some(t) = expected {
            return Ok(t);
        }
        self.need(Tok::Colon, "':' and the type of the elements")?;
        self.ty()
    }
    /// The same, of a shaped type with a static shape.
    fn elements_type(&mut self, expected: Option<Type>) -> Parse<Type> {
        let loc = self.loc();
        let ty = self.typed(expected)?;
        match self.m.cx.shape_of(ty) {
            Some(s) if s.iter().all(|&d| d >= 0) => Ok(ty),
            _ => Err(self.error(loc, "elements-type", "elements literal must be a shaped type with a static shape")),
        }
    }
    fn count_of(&self, ty: Type) -> Option<u64> {
        self.m.cx.shape_of(ty)?.iter().try_fold(1u64, |n, &d| n.checked_mul(d as u64))
    }
    /// `<body> : type`: the body is skipped, then read once its type is known.
    fn dense(&mut self, expected: Option<Type>) -> Parse<Attr> {
        if !self.is(Tok::Less) {
            return Err(self.expected("'<' after 'dense'"));
        }
        let open = self.token.start as usize;
        let mut p = open + 1;
        // A string of digits may be long: it is not looked through again.
        let mut string = None;
        loop {
            match self.src.get(p) {
                Some(b'>') => break,
                Some(b'"') => {
                    let t = lex::next(self.src, p);
                    if t.tok != Tok::Str {
                        return Err(self.error(Loc::at(p as u32), "open-string", "expected '\"' in string literal"));
                    }
                    string = Some(t).filter(|_| p == open + 1);
                    p = t.end as usize;
                }
                Some(_) => p += 1,
                None => {
                    return Err(self.error(Loc::at(open as u32), "unbalanced", "expected '>' to close the elements"));
                }
            }
        }
        self.seek(p as u32 + 1);
        let ty = self.elements_type(expected)?;
        let resume = self.token.start;
        match string {
            Some(string) => (self.token, self.last_end) = (string, open as u32 + 1),
            None => self.seek(open as u32 + 1),
        }
        let a = self.dense_body(ty)?;
        if !self.is(Tok::Greater) {
            return Err(self.expected("'>' to close the elements"));
        }
        self.seek(resume);
        Ok(a)
    }
    fn dense_body(&mut self, ty: Type) -> Parse<Attr> {
        let elem = self.m.cx.elem_type(ty);
        let loc = self.loc();
        let Some(count) = self.count_of(ty) else {
            return Err(self.error(loc, "elements-count", "the type has more than 2^64 elements"));
        };
        let Some(size) = elem_size(&self.m.cx, elem) else { return self.dense_strings(ty, count) };
        if self.is(Tok::Greater) {
            if count != 0 {
                return Err(self.error(loc, "elements-count", "expected elements: the type is not empty"));
            }
            return Ok(self.m.cx.attr(AttrData::Dense { ty, data: List::EMPTY, splat: false }));
        }
        if self.is(Tok::Str) {
            return self.dense_hex(ty, elem, count, size);
        }
        let mut data: Vec<u8> = Vec::new();
        if !self.is(Tok::LSquare) {
            self.element(elem, &mut data)?;
            return Ok(self.dense_of(ty, &data, size));
        }
        let shape: Vec<i64> = self.m.cx.shape_of(ty).unwrap_or(&[]).to_vec();
        // Bounded by the text: each element is written.
        let mut counts: Vec<i64> = Vec::new();
        loop {
            if self.is(Tok::LSquare) {
                if counts.len() >= shape.len() {
                    let loc = self.loc();
                    return Err(self.error(
                        loc,
                        "elements-shape",
                        format!("elements nest deeper than the rank {} of their type", shape.len()),
                    ));
                }
                self.bump();
                counts.push(0);
                if !self.is(Tok::RSquare) {
                    continue;
                }
            } else {
                if counts.len() != shape.len() {
                    let loc = self.loc();
                    return Err(self.error(loc, "elements-shape", format!("expected '[': the elements' type has rank {}", shape.len())));
                }
                self.element(elem, &mut data)?;
                if let Some(c) = counts.last_mut() {
                    *c += 1;
                }
            }
            // Close what ends here.
            loop {
                if self.is(Tok::RSquare) {
                    let loc = self.loc();
                    let n = counts.pop().unwrap_or(0);
                    if n != shape[counts.len()] {
                        let text = format!(
                            "inferred shape of elements literal does not match type: {n} elements in dimension {} of size {}",
                            counts.len(),
                            shape[counts.len()]
                        );
                        return Err(self.error(loc, "elements-shape", text));
                    }
                    self.bump();
                    match counts.last_mut() {
                        Some(c) => *c += 1,
                        None => return Ok(self.dense_of(ty, &data, size)),
                    }
                } else if self.take(Tok::Comma) {
                    break;
                } else {
                    return Err(self.expected("',' or ']' in elements"));
                }
            }
        }
    }
    /// Interns elements; equal ones are a splat.
    pub(super) fn dense_of(&mut self, ty: Type, data: &[u8], size: usize) -> Attr {
        let splat = data.len() >= size && size > 0 && data.chunks_exact(size).all(|c| *c == data[..size]);
        let data = self.m.cx.bytes.intern(if splat { &data[..size] } else { data });
        self.m.cx.attr(AttrData::Dense { ty, data, splat })
    }
    /// One number, boolean or `(re, im)` in storage form.
    fn element(&mut self, elem: Type, out: &mut Vec<u8>) -> Parse<()> {
        if let TypeData::Complex(part) = self.m.cx.type_data(elem) {
            self.need(Tok::LParen, "'(' of a complex number")?;
            self.element(part, out)?;
            self.need(Tok::Comma, "',' of a complex number")?;
            self.element(part, out)?;
            return self.need(Tok::RParen, "')' of a complex number");
        }
        let loc = self.loc();
        if self.is(Tok::Word) {
            let value = match self.text() {
                "true" => 1,
                "false" => 0,
                _ => return Err(self.expected("an element")),
            };
            if elem != Type::I1 {
                return Err(self.error(loc, "number-type", "expected i1 type for 'true' or 'false' values"));
            }
            self.bump();
            out.push(value);
            return Ok(());
        }
        let neg = self.take(Tok::Minus);
        let (tok, text, num_loc) = (self.token.tok, self.text(), self.loc());
        if tok != Tok::Int && tok != Tok::Float {
            return Err(self.expected("an element: a number, `true` or `false`"));
        }
        self.bump();
        match self.m.cx.type_data(elem) {
            TypeData::Float(kind) => {
                let bits = self.float_bits(neg, tok, text, num_loc, kind)?;
                out.extend_from_slice(&bits.to_le_bytes()[..kind.bits().div_ceil(8) as usize]);
            }
            _ if tok == Tok::Float => {
                return Err(self.error(num_loc, "number-type", "expected integer elements, but parsed floating-point"));
            }
            _ => {
                let (width, sign) = self.int_shape(elem);
                let size = width.div_ceil(8).max(1) as usize;
                if width <= 64 {
                    let bits = self.int_bits(neg, text, loc, width, sign)?;
                    out.extend_from_slice(&bits.to_le_bytes()[..size]);
                } else {
                    let words = self.big_int(neg, text, loc, width, sign)?;
                    let end = out.len() + size;
                    for w in words {
                        out.extend_from_slice(&w.to_le_bytes());
                    }
                    out.truncate(end);
                }
            }
        }
        Ok(())
    }
    fn dense_strings(&mut self, ty: Type, count: u64) -> Parse<Attr> {
        let mut items: Vec<u32> = Vec::new();
        let mut depth = 0;
        let loc = self.loc();
        loop {
            if self.take(Tok::LSquare) {
                depth += 1;
                continue;
            }
            if !self.is(Tok::RSquare) {
                if !self.is(Tok::Str) {
                    return Err(self.error(
                        loc,
                        "element-type",
                        "expected element type to be an integer, a float or a complex of them, or elements to be strings",
                    ));
                }
                let s = self.string()?;
                items.push(s.0);
            }
            while depth > 0 && self.take(Tok::RSquare) {
                depth -= 1;
            }
            if !self.take(Tok::Comma) {
                break;
            }
        }
        let splat = items.len() == 1 || (!items.is_empty() && items.iter().all(|&i| i == items[0]));
        if items.len() != 1 && items.len() as u64 != count {
            return Err(self.error(loc, "elements-count", format!("expected {count} elements, found {}", items.len())));
        }
        let items = self.m.cx.lists.intern(if splat { &items[..1] } else { &items });
        Ok(self.m.cx.attr(AttrData::DenseStrings { ty, items, splat }))
    }
    /// `<indices, values> : type`
    fn sparse(&mut self, expected: Option<Type>) -> Parse<Attr> {
        // Both parts are read as dense literals of types that follow from the type of the whole.
        if !self.is(Tok::Less) {
            return Err(self.expected("'<' after 'sparse'"));
        }
        let open = self.token.start;
        let close = self.balanced(open as usize)?;
        self.seek(close as u32);
        let ty = self.elements_type(expected)?;
        let resume = self.token.start;
        self.seek(open + 1);
        let (rank, elem) = (self.m.cx.shape_of(ty).map_or(0, <[i64]>::len) as i64, self.m.cx.elem_type(ty));
        if self.is(Tok::Greater) {
            let index_ty = self.tensor_of(&[0, rank], Type::I64);
            let value_ty = self.tensor_of(&[0], elem);
            let indices = self.m.cx.attr(AttrData::Dense { ty: index_ty, data: List::EMPTY, splat: false });
            let values = self.m.cx.attr(AttrData::Dense { ty: value_ty, data: List::EMPTY, splat: false });
            self.seek(resume);
            return Ok(self.m.cx.attr(AttrData::Sparse { ty, indices, values }));
        }
        // Number of index tuples: one for a bare number or a flat list, else that of the inner lists.
        let n = self.count_tuples();
        let index_ty = match n {
            None => self.tensor_of(&[1, rank], Type::I64),
            Some(n) => self.tensor_of(&[n, rank], Type::I64),
        };
        let indices = if n.is_none() && self.is(Tok::LSquare) {
            let flat = self.tensor_of(&[rank], Type::I64);
            let a = self.dense_body(flat)?;
            match self.m.cx.attr_data(a) {
                AttrData::Dense { data, splat, .. } => self.m.cx.attr(AttrData::Dense { ty: index_ty, data, splat }),
                _ => a,
            }
        } else {
            self.dense_body(index_ty)?
        };
        self.check_sparse_indices(indices, ty)?;
        self.need(Tok::Comma, "','")?;
        let value_ty = self.tensor_of(&[n.unwrap_or(1)], elem);
        let values = self.dense_body(value_ty)?;
        if !self.is(Tok::Greater) {
            return Err(self.expected("'>'"));
        }
        self.seek(resume);
        Ok(self.m.cx.attr(AttrData::Sparse { ty, indices, values }))
    }
    /// Every index tuple must lie in the shape.
    fn check_sparse_indices(&mut self, indices: Attr, ty: Type) -> Parse<()> {
        let AttrData::Dense { data, splat, .. } = self.m.cx.attr_data(indices) else { return Ok(()) };
        let shape: Vec<i64> = self.m.cx.shape_of(ty).unwrap_or(&[]).to_vec();
        let index = |c: &[u8]| c.iter().rev().fold(0i64, |n, &b| n << 8 | b as i64);
        let words: Vec<i64> = self.m.cx.bytes.get(data).chunks_exact(8).map(index).collect();
        let tuples = if splat { 1 } else { words.len() / shape.len().max(1) };
        for t in 0..tuples {
            let at = |d: usize| if splat { words.first() } else { words.get(t * shape.len() + d) };
            if (0..shape.len()).any(|d| at(d).is_some_and(|&i| i < 0 || i >= shape[d])) {
                let loc = self.loc();
                let text = format!("sparse index #{t} is not contained within the value shape '{}'", self.type_text(ty));
                return Err(self.error(loc, "sparse-index", text));
            }
        }
        Ok(())
    }
    fn tensor_of(&mut self, dims: &[i64], elem: Type) -> Type {
        let dims = self.m.cx.dims.intern(dims);
        self.m.cx.ty(TypeData::Tensor { dims, elem, encoding: Attr::NONE })
    }
    /// Number of inner lists of the list that is next; `None` for a number or a flat list.
    fn count_tuples(&self) -> Option<i64> {
        let mut t = self.token;
        if t.tok != Tok::LSquare {
            return None;
        }
        let (mut depth, mut n) = (0, 0);
        loop {
            match t.tok {
                Tok::LSquare => {
                    depth += 1;
                    n += i64::from(depth == 2);
                }
                Tok::RSquare => {
                    depth -= 1;
                    if depth == 0 {
                        return if n == 0 { None } else { Some(n) };
                    }
                }
                Tok::Eof => return None,
                _ => {}
            }
            t = lex::next(self.src, t.end as usize);
        }
    }
    /// `<i64: 1, 2>`
    fn dense_array(&mut self) -> Parse<Attr> {
        self.need(Tok::Less, "'<' after 'array'")?;
        let loc = self.loc();
        let elem = self.ty()?;
        let ok = match self.m.cx.type_data(elem) {
            TypeData::Integer { width, .. } => width == 1 || (width % 8 == 0 && width > 0),
            TypeData::Float(k) => k.bits() % 8 == 0,
            _ => false,
        };
        if !ok {
            return Err(self.error(loc, "element-type", "expected integer or float type of whole bytes, or i1"));
        }
        let mut data = Vec::new();
        if self.take(Tok::Colon) {
            loop {
                self.element(elem, &mut data)?;
                if !self.take(Tok::Comma) {
                    break;
                }
            }
        }
        self.need(Tok::Greater, "'>' to close an array attribute")?;
        let data = self.m.cx.bytes.intern(&data);
        Ok(self.m.cx.attr(AttrData::DenseArray { elem, data }))
    }

    // Attributes that begin with `#`.

    fn hash_attr(&mut self, expected: Option<Type>) -> Parse<Attr> {
        let loc = self.loc();
        let text = &self.text()[1..];
        let adjacent = self.src.get(self.token.end as usize) == Some(&b'<');
        let Some((dialect, name)) = text.split_once('.').or(if adjacent { Some((text, "")) } else { None }) else {
            let key = self.names.intern(text);
            if !self.attr_aliases.contains_key(&key) {
                self.early_alias(key)?;
            }
            if let Some(&a) = self.attr_aliases.get(&key) {
                self.bump();
                self.use_alias(false, key, loc)?;
                return Ok(a);
            }
            return Err(self.error(loc, "undefined-alias", format!("undefined symbol alias id '{text}'")));
        };
        if let Some(def) = ENUMS.iter().position(|e| e.name == text && !e.name.is_empty()) {
            self.bump();
            return self.enum_attr(def as u16);
        }
        if let Some(def) = crate::dialect::records::RECORDS.iter().position(|r| r.name == text) {
            self.bump();
            return self.record_attr(def as u16);
        }
        if name.is_empty()
            && let Some(a) = self.verbose_attr(dialect)?
        {
            return Ok(a);
        }
        let (dialect, body) = self.opaque_body(dialect, name, loc)?;
        let (dialect, text) = (self.m.cx.sym(dialect), self.m.cx.sym(body));
        let ty = match expected {
            Some(t) => t,
            None if self.take(Tok::Colon) => self.ty()?,
            None => Type::NONE,
        };
        Ok(self.m.cx.attr(AttrData::Opaque { dialect, text, ty }))
    }
    /// `#dialect<mnemonic ...>`, the long way to write `#dialect.mnemonic...`, of enums and records that are known.
    fn verbose_attr(&mut self, dialect: &str) -> Parse<Option<Attr>> {
        let start = self.token.end as usize + 1;
        let rest = self.src.get(start..).unwrap_or(&[]);
        let n = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$')).count();
        let mnemonic = self.source.text.get(start..start + n).unwrap_or("");
        let named = |full: &str| full.split_once('.').is_some_and(|f| f == (dialect, mnemonic));
        let enumeration = ENUMS.iter().position(|e| named(e.name));
        let record = crate::dialect::records::RECORDS.iter().position(|r| named(r.name));
        if enumeration.is_none() && record.is_none() {
            return Ok(None);
        }
        self.bump();
        self.need(Tok::Less, "'<'")?;
        self.bump();
        let a = match (enumeration, record) {
            (Some(def), _) if self.is(Tok::Less) => self.enum_attr(def as u16)?,
            (Some(def), _) => {
                let value = self.enum_cases(def as u16)?;
                self.m.cx.attr(AttrData::Enum { def: def as u16, value })
            }
            (None, Some(def)) => self.record_attr(def as u16)?,
            (None, None) => return Ok(None),
        };
        self.need(Tok::Greater, "'>' to close the attribute")?;
        Ok(Some(a))
    }
    /// `<case>` or `<bit|bit>` behind the name of an enum attribute; release 19 also wrote `<"case">` for some.
    fn enum_attr(&mut self, def: u16) -> Parse<Attr> {
        self.need(Tok::Less, "'<'")?;
        let (loc, before) = (self.loc(), self.diags.n_errors);
        // `#llvm.fastmath<>`
        let none = def == crate::dialect::enums::LLVM_FASTMATH && self.is(Tok::Greater) && !self.strict();
        let value = if none { Ok(0) } else { self.enum_cases(def) };
        if value.is_err() && def == crate::dialect::enums::LLVM_CCONV && self.diags.n_errors > before {
            // The reference reports these twice.
            return Err(self.error(loc, "enum-case", "failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`"));
        }
        let value = value?;
        self.need(Tok::Greater, "'>'")?;
        Ok(self.m.cx.attr(AttrData::Enum { def, value }))
    }
    /// The cases of an enum as keywords; bits are joined by commas or bars.
    pub fn enum_cases(&mut self, def: u16) -> Parse<u64> {
        let e = &ENUMS[def as usize];
        let mut value = 0;
        loop {
            let loc = self.loc();
            let word = match self.token.tok {
                Tok::Word => self.text(),
                Tok::Str => {
                    let t = self.text();
                    &t[1..t.len() - 1]
                }
                _ => return Err(self.expected("an enum case")),
            };
            let Some(v) = self.case_of(def, word)? else {
                let cases: Vec<&str> = e.cases().map(|c| c.0).collect();
                let mut d = crate::diag::Diagnostic::error(
                    "enum-case",
                    loc,
                    match e.name {
                        "" => format!("`{word}` is no case of this enum"),
                        "llvm.cconv" => format!("invalid Calling Conventions specification: {word}"),
                        name => format!("`{word}` is no case of {name}"),
                    },
                );
                d.len = word.len() as u32;
                self.diags.push(d.help(format!("cases: {}", cases.join(", "))));
                return Err(Failed);
            };
            self.bump();
            value |= v;
            if !(e.bits && (self.take(Tok::Comma) || self.take(Tok::Bar))) {
                return Ok(value);
            }
        }
    }

    /// `#name = attribute`
    pub(crate) fn attr_alias_def(&mut self) -> Parse<()> {
        let loc = self.loc();
        let name = String::from(&self.text()[1..]);
        let key = self.names.intern(&name);
        if name.as_bytes().contains(&b'.') {
            return Err(self.error(loc, "alias-name", "attribute names with a '.' are reserved for dialect-defined names"));
        }
        if self.attr_aliases.contains_key(&key) {
            // A location alias that was read early, where it was used first.
            let early = self.alias_index.as_ref().is_some_and(|ix| ix.get(&key) == Some(&self.token.start));
            if !early {
                return Err(self.error(loc, "redefinition", format!("redefinition of attribute alias id '{name}'")));
            }
        }
        self.bump();
        self.need(Tok::Equal, "'=' in attribute alias definition")?;
        let outer = self.begin_alias();
        let a = self.attr(None)?;
        self.attr_aliases.insert(key, a);
        self.end_alias(outer, false, key);
        Ok(())
    }
}
