//! Runs a row's format to read an operation, then finds the types that were not written: from the type rules, traits
//! and constraints of the row.

use alloc::format;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::dialect::enums::ENUMS;
use crate::id::{Attr, Opcode, Sym, Type};
use crate::row::{Arity, AttrKind, OpRow, RegionKind, Traits, TypeRule, ValueField};
use crate::text::format::{self, Element, Values};
use crate::text::lex::Tok;
use crate::text::parse::{Delim, FormatState, OpState, Parse, Parser};

fn reset<T>(v: &mut Vec<Vec<T>>, n: usize) {
    v.iter_mut().for_each(Vec::clear);
    if v.len() < n {
        v.resize_with(n, Vec::new);
    }
}

impl Parser<'_> {
    pub(crate) fn run_format(&mut self, opcode: Opcode, row: &'static OpRow, text: &'static str, state: &mut OpState) -> Parse<()> {
        let program = match self.programs.get_mut(opcode.idx()).and_then(Option::take) {
            Some(p) => p,
            None => match format::compile(row, text) {
                Ok(p) => p,
                Err(e) => {
                    let loc = self.loc();
                    return Err(self.error(loc, "bad-format", format!("the dialect table's format is wrong: {e}")));
                }
            },
        };
        let mut s = self.spare_states.pop().unwrap_or_default();
        core::mem::swap(&mut s.op, state);
        reset(&mut s.operands, row.operands.len());
        reset(&mut s.operand_types, row.operands.len());
        reset(&mut s.result_types, row.results.len());
        reset(&mut s.successors, row.successors.len());
        reset(&mut s.regions, row.regions.len());
        s.flat_operands.clear();
        s.flat_operand_types.clear();
        s.flat_result_types.clear();
        (s.has_flat_operands, s.has_flat_operand_types, s.has_flat_result_types) = (false, false, false);
        let loc = self.loc();
        let result = self.run_elements(&program.elements, row, &mut s).and_then(|()| self.finish_format(row, &mut s, loc));
        core::mem::swap(&mut s.op, state);
        self.spare_states.push(s);
        if let Some(slot) = self.programs.get_mut(opcode.idx()) {
            *slot = Some(program);
        }
        result
    }

    fn run_elements(&mut self, elements: &[Element], row: &'static OpRow, s: &mut FormatState) -> Parse<()> {
        for e in elements {
            self.run_element(e, row, s)?;
        }
        Ok(())
    }

    fn run_element(&mut self, e: &Element, row: &'static OpRow, s: &mut FormatState) -> Parse<()> {
        match e {
            Element::Literal(l) => self.literal(l),
            Element::NoSpace | Element::Space | Element::Newline | Element::Ref(_) => Ok(()),
            Element::Attr(i) => {
                let field = &row.attrs[*i as usize];
                let a = self.format_attr(field.kind)?;
                s.op.attrs.push((field.name, a));
                Ok(())
            }
            Element::Operand(i) => {
                let i = *i as usize;
                match row.operands[i].arity {
                    Arity::One => {
                        let o = self.operand()?;
                        s.operands[i].push(o);
                    }
                    Arity::Optional => {
                        if let Some(o) = self.opt_operand()? {
                            s.operands[i].push(o);
                        }
                    }
                    _ => self.operand_list(Delim::None, &mut s.operands[i])?,
                }
                Ok(())
            }
            Element::Operands => {
                s.has_flat_operands = true;
                self.operand_list(Delim::None, &mut s.flat_operands)
            }
            Element::Region(i) => self.format_region(*i as usize, row, s),
            Element::Regions => {
                for i in 0..row.regions.len() {
                    if i > 0 {
                        self.need(Tok::Comma, "','")?;
                    }
                    self.format_region(i, row, s)?;
                }
                Ok(())
            }
            Element::Successor(i) => self.format_successor(*i as usize, row, s),
            Element::Successors => {
                for i in 0..row.successors.len() {
                    if i > 0 && !self.take(Tok::Comma) {
                        break;
                    }
                    self.format_successor(i, row, s)?;
                }
                Ok(())
            }
            Element::Type(v) => self.format_types(*v, row, s),
            Element::FunctionalType(a, b) => {
                let (mut inputs, mut results) = (Vec::new(), Vec::new());
                self.function_type(&mut inputs, &mut results)?;
                self.give_types(*a, row, s, &inputs);
                self.give_types(*b, row, s, &results);
                Ok(())
            }
            Element::AttrDict => self.opt_attr_dict(&mut s.op.attrs),
            Element::AttrDictWithKeyword => self.opt_attr_dict_with_keyword(&mut s.op.attrs),
            Element::PropDict => {
                if self.take(Tok::Less) {
                    self.opt_attr_dict(&mut s.op.attrs)?;
                    self.need(Tok::Greater, "'>'")?;
                }
                Ok(())
            }
            Element::Custom(name, args) => match crate::dialect::custom::find(name) {
                Some(d) => (d.parse)(self, s, row, args),
                None => {
                    let loc = self.loc();
                    Err(self.error(loc, "bad-format", format!("the format of '{}' names an unknown directive `{name}`", row.name)))
                }
            },
            Element::Optional { then, otherwise, .. } => {
                if self.group_begins(then, row) {
                    self.run_elements(then, row, s)
                } else {
                    self.run_elements(otherwise, row, s)
                }
            }
            Element::Qualified(e) => match &**e {
                Element::Attr(i) => {
                    let field = &row.attrs[*i as usize];
                    let a = self.attr(None)?;
                    s.op.attrs.push((field.name, a));
                    Ok(())
                }
                e => self.run_element(e, row, s),
            },
        }
    }

    /// Takes a literal of a format, which may be several tokens to the lexer.
    fn literal(&mut self, l: &'static str) -> Parse<()> {
        if self.eat(l) {
            return Ok(());
        }
        if self.src[self.token.start as usize..].starts_with(l.as_bytes()) && !l.as_bytes()[0].is_ascii_alphanumeric() {
            self.seek(self.token.start + l.len() as u32);
            return Ok(());
        }
        Err(self.expected(&format!("'{l}'")))
    }

    /// Whether the next token can begin an optional group.
    fn group_begins(&mut self, then: &[Element], row: &'static OpRow) -> bool {
        let Some(first) = then.iter().find(|e| !matches!(e, Element::NoSpace | Element::Space | Element::Newline)) else { return false };
        self.element_begins(first, row)
    }
    fn element_begins(&mut self, e: &Element, row: &'static OpRow) -> bool {
        match e {
            Element::Literal(l) => self.at(l),
            Element::Operand(i) if row.operands[*i as usize].arity == Arity::Optional => self.is(Tok::Percent) && !self.at_results(),
            Element::Operand(_) | Element::Operands => self.is(Tok::Percent),
            Element::Region(_) | Element::Regions => self.is(Tok::LBrace),
            Element::Successor(_) | Element::Successors => self.is(Tok::Caret),
            Element::Attr(i) => self.attr_begins(row.attrs[*i as usize].kind),
            Element::Type(_) => self.type_begins(),
            Element::FunctionalType(..) => self.is(Tok::LParen),
            Element::AttrDict => self.is(Tok::LBrace),
            Element::AttrDictWithKeyword => self.at("attributes"),
            Element::PropDict => self.is(Tok::Less),
            Element::Qualified(e) => self.element_begins(e, row),
            Element::Optional { then, .. } => self.group_begins(then, row),
            Element::Custom(_, args) => {
                args.iter().any(|a| !matches!(a, Element::Ref(_)) && self.element_begins(a, row)) || self.is(Tok::LSquare)
            }
            _ => false,
        }
    }
    /// Whether the value name at hand is a result of the next op, as in `%0 = ...` or `%0:2 = ...`, and so no operand.
    fn at_results(&self) -> bool {
        match self.src[self.token.end as usize..].trim_ascii_start() {
            [b'=', ..] => true,
            [b':', n, ..] => n.is_ascii_digit(),
            _ => false,
        }
    }
    pub(crate) fn is_type_start(&self) -> bool {
        self.type_begins()
    }
    fn type_begins(&self) -> bool {
        match self.token.tok {
            Tok::Bang | Tok::LParen => true,
            Tok::Word => {
                let t = self.text();
                matches!(t, "memref" | "vector" | "tensor" | "complex" | "tuple" | "index" | "none")
                    || crate::ty::FloatKind::from_text(t).is_some()
                    || t.trim_start_matches(['s', 'u'])
                        .strip_prefix('i')
                        .is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))
            }
            _ => false,
        }
    }
    fn attr_begins(&self, kind: AttrKind) -> bool {
        let tok = self.token.tok;
        match kind {
            AttrKind::Unit => self.at("unit"),
            AttrKind::Bool => self.at("true") || self.at("false"),
            AttrKind::Int(_) | AttrKind::Float(_) | AttrKind::AnyInt | AttrKind::AnyFloat => {
                matches!(tok, Tok::Int | Tok::Float | Tok::Minus)
            }
            AttrKind::Str => tok == Tok::Str,
            AttrKind::SymbolName | AttrKind::FlatSymbol | AttrKind::Symbol => tok == Tok::At,
            AttrKind::Type => self.type_begins(),
            AttrKind::Array
            | AttrKind::IntArray(_)
            | AttrKind::DictArray
            | AttrKind::DenseBools
            | AttrKind::DenseI32
            | AttrKind::DenseI64 => tok == Tok::LSquare,
            AttrKind::Dict => tok == Tok::LBrace,
            AttrKind::Enum(d) | AttrKind::EnumInt(d) | AttrKind::EnumI32(d) | AttrKind::EnumProp(d) => {
                let e = &ENUMS[d as usize];
                (e.bits && tok == Tok::Less) || (tok == Tok::Word && e.value(self.text()).is_some())
            }
            AttrKind::Elements | AttrKind::IntElements => {
                self.at("dense") || self.at("sparse") || self.at("dense_resource") || tok == Tok::Hash
            }
            AttrKind::AffineMap => self.at("affine_map") || tok == Tok::Hash,
            AttrKind::IntegerSet => self.at("affine_set") || tok == Tok::Hash,
            AttrKind::Record(_) => tok == Tok::Hash || tok == Tok::Less,
            AttrKind::RecordArray(_) => tok == Tok::LSquare,
            AttrKind::Any | AttrKind::Typed => {
                matches!(tok, Tok::Int | Tok::Float | Tok::Minus | Tok::Str | Tok::At | Tok::LSquare | Tok::LBrace | Tok::Hash | Tok::Bang)
                    || matches!(
                        self.peek_word(),
                        Some("true" | "false" | "unit" | "dense" | "array" | "affine_map" | "affine_set" | "sparse" | "dense_resource")
                    )
                    || self.type_begins()
            }
        }
    }

    /// An inherent attribute in the short form of its kind.
    pub fn format_attr(&mut self, kind: AttrKind) -> Parse<Attr> {
        match kind {
            AttrKind::Unit => Ok(Attr::UNIT),
            AttrKind::Bool => match self.opt_word_of(&["false", "true"]) {
                Some(0) => Ok(Attr::FALSE),
                Some(_) => Ok(Attr::TRUE),
                None => Err(self.expected("`true` or `false`")),
            },
            AttrKind::Int(t) | AttrKind::Float(t) => self.attr(Some(t)),
            AttrKind::Str => {
                let s = self.string()?;
                Ok(self.m.cx.sym_str_attr(s))
            }
            AttrKind::SymbolName => {
                let s = self.symbol_name()?;
                Ok(self.m.cx.sym_str_attr(s))
            }
            AttrKind::FlatSymbol => {
                let loc = self.loc();
                let a = self.symbol_ref()?;
                match self.m.cx.flat_symbol(a) {
                    Some(_) => Ok(a),
                    None => Err(self.error(loc, "symbol", "expected a flat symbol reference such as `@f`, found a nested one")),
                }
            }
            AttrKind::Symbol => self.symbol_ref(),
            AttrKind::Type => {
                let t = self.ty()?;
                Ok(self.m.cx.type_attr(t))
            }
            AttrKind::DenseBools => {
                let mut data: Vec<u8> = Vec::new();
                self.list(Delim::Square, |p| match p.opt_word_of(&["false", "true"]) {
                    Some(i) => {
                        data.push(i as u8);
                        Ok(())
                    }
                    None => Err(p.expected("`true` or `false`")),
                })?;
                let data = self.m.cx.bytes.intern(&data);
                Ok(self.m.cx.attr(AttrData::DenseArray { elem: Type::I1, data }))
            }
            AttrKind::DenseI32 if self.at("dense") => {
                let a = self.attr(None)?;
                self.older_weights(a)
            }
            AttrKind::DenseI32 => {
                let mut items: Vec<i32> = Vec::new();
                self.list(Delim::Square, |p| {
                    let loc = p.loc();
                    match i32::try_from(p.integer()?) {
                        Ok(i) => items.push(i),
                        Err(_) => return Err(p.error(loc, "integer-too-large", "integer does not fit in 32 bits")),
                    }
                    Ok(())
                })?;
                Ok(self.m.cx.i32_array(&items))
            }
            AttrKind::DenseI64 => {
                let mut items: Vec<i64> = Vec::new();
                self.list(Delim::Square, |p| {
                    let i = p.integer()?;
                    items.push(i);
                    Ok(())
                })?;
                Ok(self.m.cx.i64_array(&items))
            }
            AttrKind::Enum(d) | AttrKind::EnumProp(d) => {
                if self.is(Tok::Hash) {
                    return self.attr(None);
                }
                let angle = self.take(Tok::Less);
                let value = self.enum_cases(d)?;
                if angle {
                    self.need(Tok::Greater, "'>'")?;
                }
                Ok(self.m.cx.attr(AttrData::Enum { def: d, value }))
            }
            AttrKind::EnumInt(d) => {
                let value = self.enum_cases(d)?;
                Ok(self.m.cx.int_attr(Type::I64, value as i64))
            }
            AttrKind::EnumI32(d) => {
                let value = self.enum_cases(d)?;
                Ok(self.m.cx.int_attr(Type::I32, value as i64))
            }
            AttrKind::Record(d) if self.is(Tok::Less) => self.record_attr(d),
            _ => self.attr(None),
        }
    }

    fn format_region(&mut self, i: usize, row: &'static OpRow, s: &mut FormatState) -> Parse<()> {
        let isolated = row.traits.has(Traits::ISOLATED);
        let opcode = self.opcode;
        if row.regions[i].kind != RegionKind::Variadic {
            let r = self.region(opcode, &[], isolated)?;
            s.regions[i].push(r);
            return Ok(());
        }
        while let Some(r) = self.opt_region(opcode, &[], isolated)? {
            s.regions[i].push(r);
            if !self.take(Tok::Comma) {
                break;
            }
        }
        Ok(())
    }
    fn format_successor(&mut self, i: usize, row: &'static OpRow, s: &mut FormatState) -> Parse<()> {
        if !row.successors[i].variadic {
            let b = self.successor()?;
            s.successors[i].push(b);
            return Ok(());
        }
        while self.is(Tok::Caret) {
            let b = self.successor()?;
            s.successors[i].push(b);
            if !self.take(Tok::Comma) {
                break;
            }
        }
        Ok(())
    }
    fn format_types(&mut self, v: Values, row: &'static OpRow, s: &mut FormatState) -> Parse<()> {
        let field: Option<&ValueField> = match v {
            Values::Operand(i) => row.operands.get(i as usize),
            Values::Result(i) => row.results.get(i as usize),
            _ => None,
        };
        let mut types = core::mem::take(&mut self.spare_types);
        types.clear();
        match field.map(|f| f.arity) {
            Some(Arity::One) => {
                let t = self.ty()?;
                types.push(t);
            }
            Some(Arity::Optional) => {
                if self.type_begins() {
                    let t = self.ty()?;
                    types.push(t);
                }
            }
            _ => {
                if self.type_begins() {
                    self.type_list(&mut types)?;
                }
            }
        }
        self.give_types(v, row, s, &types);
        self.spare_types = types;
        Ok(())
    }
    fn give_types(&mut self, v: Values, _row: &'static OpRow, s: &mut FormatState, types: &[Type]) {
        match v {
            Values::Operand(i) => s.operand_types[i as usize].extend_from_slice(types),
            Values::Result(i) => s.result_types[i as usize].extend_from_slice(types),
            Values::Operands => {
                s.has_flat_operand_types = true;
                s.flat_operand_types.extend_from_slice(types);
            }
            Values::Results => {
                s.has_flat_result_types = true;
                s.flat_result_types.extend_from_slice(types);
            }
        }
    }

    /// Finds what was not written and fills in the operation.
    fn finish_format(&mut self, row: &'static OpRow, s: &mut FormatState, loc: crate::id::Loc) -> Parse<()> {
        let (n_operand_fields, n_result_fields) = (row.operands.len(), row.results.len());
        if s.has_flat_operands {
            distribute(row.operands.all(), &s.flat_operands, &mut s.operands);
        }
        if s.has_flat_operand_types {
            let total: usize = s.operands.iter().take(n_operand_fields).map(Vec::len).sum();
            if total != s.flat_operand_types.len() {
                let text = format!("{total} operands present, but expected {}", s.flat_operand_types.len());
                return Err(self.error(loc, "operand-count", text));
            }
            let mut at = 0;
            for i in 0..n_operand_fields {
                let n = s.operands[i].len();
                s.operand_types[i].extend_from_slice(&s.flat_operand_types[at..at + n]);
                at += n;
            }
        }
        if s.has_flat_result_types {
            distribute(row.results.all(), &s.flat_result_types, &mut s.result_types);
        }
        self.infer_types(row, s);
        for i in 0..n_operand_fields {
            let (n, have) = (s.operands[i].len(), s.operand_types[i].len());
            if n != have && have == 0 {
                let text = format!("the type of operand `{}` is not known", row.operands[i].name);
                return Err(self.error(loc, "unknown-operand-type", text));
            }
            let FormatState { op, operands, operand_types, .. } = s;
            self.resolve_all(&operands[i], &operand_types[i], loc, &mut op.operands)?;
        }
        if s.has_flat_result_types {
            s.op.results.extend_from_slice(&s.flat_result_types);
        } else {
            for i in 0..n_result_fields {
                if s.result_types[i].is_empty() && row.results[i].arity == Arity::One {
                    let text = format!("the type of result `{}` is not known", row.results[i].name);
                    return Err(self.error(loc, "unknown-result-type", text));
                }
                let FormatState { op, result_types, .. } = s;
                op.results.extend_from_slice(&result_types[i]);
            }
        }
        if row.traits.has(Traits::ATTR_SIZED_OPERANDS) && s.op.attr(Sym::OPERAND_SEGMENT_SIZES).is_none() {
            let a = self.sizes_attr(s.operands.iter().take(n_operand_fields).map(Vec::len));
            s.op.attrs.push((Sym::OPERAND_SEGMENT_SIZES, a));
        }
        if row.traits.has(Traits::ATTR_SIZED_RESULTS) && s.op.attr(Sym::RESULT_SEGMENT_SIZES).is_none() {
            let a = self.sizes_attr(s.result_types.iter().take(n_result_fields).map(Vec::len));
            s.op.attrs.push((Sym::RESULT_SEGMENT_SIZES, a));
        }
        for f in s.successors.iter() {
            s.op.successors.extend_from_slice(f);
        }
        for f in s.regions.iter() {
            s.op.regions.extend_from_slice(f);
        }
        Ok(())
    }
    /// `array<i32: sizes>`
    pub fn sizes_attr(&mut self, sizes: impl Iterator<Item = usize>) -> Attr {
        let mut buf = [0i32; 16];
        let (mut n, mut key) = (0, 1u64);
        for (slot, size) in buf.iter_mut().zip(sizes) {
            *slot = size as i32;
            key = key << 4 | (size as u64 & 15);
            n += 1;
        }
        if n > 12 || buf[..n].iter().any(|&s| s >= 16) {
            return self.m.cx.i32_array(&buf[..n]);
        }
        // The same few sizes come back at every branch: remember them by their digits.
        let hash = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        if let Some(e) = self.sizes_attrs.find(hash, |e| e.0 == key) {
            return e.1;
        }
        let a = self.m.cx.i32_array(&buf[..n]);
        self.sizes_attrs.insert(hash, (key, a));
        a
    }

    /// Applies the type rules until nothing new follows.
    fn infer_types(&mut self, row: &'static OpRow, s: &mut FormatState) {
        fn fill(field: &ValueField, n: usize, types: &mut Vec<Type>, t: Type) -> bool {
            let want = if field.arity == Arity::One { 1 } else { n };
            if types.is_empty() && want > 0 {
                types.resize(want, t);
                return true;
            }
            false
        }
        let (no, nr) = (row.operands.len(), row.results.len());
        let all_same = row.traits.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE);
        if all_same || row.traits.has(Traits::SAME_TYPE_OPERANDS) {
            let known = s.operand_types.iter().take(no).find_map(|t| t.first().copied());
            let known = if all_same { known.or_else(|| s.result_types.iter().take(nr).find_map(|t| t.first().copied())) } else { known };
            if let Some(t) = known {
                for i in 0..no {
                    let n = s.operands[i].len();
                    if s.operand_types[i].is_empty() && n > 0 {
                        s.operand_types[i].resize(n, t);
                    }
                }
                if all_same {
                    for i in 0..nr {
                        fill(&row.results[i], 1, &mut s.result_types[i], t);
                    }
                }
            }
        }
        for i in 0..no {
            if let Some(t) = row.operands[i].ty.build
                && s.operand_types[i].len() < s.operands[i].len()
            {
                let n = s.operands[i].len();
                s.operand_types[i].clear();
                s.operand_types[i].resize(n, t);
            }
        }
        for i in 0..nr {
            if let Some(t) = row.results[i].ty.build
                && row.results[i].arity == Arity::One
            {
                fill(&row.results[i], 1, &mut s.result_types[i], t);
            }
        }
        if row.types.is_empty() {
            return;
        }
        let first = |s: &FormatState, name: &str| -> Option<Type> {
            row.operands
                .iter()
                .position(|o| o.name == name)
                .and_then(|i| s.operand_types[i].first().copied())
                .or_else(|| row.results.iter().position(|o| o.name == name).and_then(|i| s.result_types[i].first().copied()))
        };
        let give = |s: &mut FormatState, name: &str, t: Type| -> bool {
            let mut changed = false;
            if let Some(i) = row.operands.iter().position(|o| o.name == name) {
                let n = s.operands[i].len();
                if s.operand_types[i].is_empty() && n > 0 {
                    s.operand_types[i].resize(n, t);
                    changed = true;
                }
            }
            if let Some(i) = row.results.iter().position(|o| o.name == name) {
                changed |= fill(&row.results[i], 1, &mut s.result_types[i], t);
            }
            changed
        };
        for _ in 0..4 {
            let mut changed = false;
            for rule in row.types {
                match rule {
                    TypeRule::Same(names) => {
                        if let Some(t) = names.iter().find_map(|n| first(s, n)) {
                            for n in *names {
                                changed |= give(s, n, t);
                            }
                        }
                    }
                    TypeRule::From(to, from, how, _) => {
                        if first(s, to).is_none()
                            && let Some(t) = first(s, from)
                            && let Some(t) = how(&mut self.m.cx, t)
                        {
                            changed |= give(s, to, t);
                        }
                    }
                    TypeRule::OfAttr(to, name) => {
                        if let Some(t) = s.op.attr(*name).and_then(|a| self.m.cx.attr_type(a)) {
                            changed |= give(s, to, t);
                        }
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }
}

/// Splits a flat list over fields: every single field takes one, the first variadic or optional one the rest.
fn distribute<T: Copy>(fields: &[ValueField], flat: &[T], out: &mut [Vec<T>]) {
    let fixed = fields.iter().filter(|f| f.arity == Arity::One).count();
    let mut spare = flat.len().saturating_sub(fixed);
    let mut at = 0;
    for (i, f) in fields.iter().enumerate() {
        let n = match f.arity {
            Arity::One => 1,
            Arity::Optional => spare.min(1),
            _ => spare,
        };
        if f.arity != Arity::One {
            spare -= n;
        }
        let end = (at + n).min(flat.len());
        out[i].extend_from_slice(&flat[at..end]);
        at = end;
    }
    // What no field takes goes to the last one, so that the verifier can count it.
    if let Some(last) = fields.len().checked_sub(1) {
        out[last].extend_from_slice(&flat[at..]);
    }
}
