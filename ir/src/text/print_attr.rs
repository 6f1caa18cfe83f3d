//! Attributes, locations and affine maps as text.

use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::{AffineMap, AttrData, ExprData, LocData};
use crate::dialect::enums::{ENUMS, EnumDef};
use crate::dialect::records::RECORDS;
use crate::id::{Attr, Expr, Loc, Type, Value};
use crate::row::{AttrField, AttrKind, Need};
use crate::store::List;
use crate::text::print::Printer;
use crate::text::print_alias::Visit;
use crate::text::print_float::{push_big_int, push_float};
use crate::ty::{FloatKind, Sign, TypeData};

/// Whether the type of a typed attribute is left away.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Elide {
    /// Written.
    Never,
    /// Left away where it is the default one (`i64`, `f64`).
    May,
    /// Left away.
    Must,
}

impl Printer<'_> {
    /// Writes an attribute with its type.
    pub fn attr(&mut self, a: Attr) {
        self.attr_eliding(a, Elide::Never);
    }
    /// Writes an attribute without its type.
    pub fn attr_bare(&mut self, a: Attr) {
        self.attr_eliding(a, Elide::Must);
    }
    pub(super) fn attr_eliding(&mut self, a: Attr, elide: Elide) {
        if self.collecting {
            return self.visits.push(Visit::Attr(a, elide == Elide::Must));
        }
        if a.is_none() {
            return self.s("<<NULL ATTRIBUTE>>");
        }
        if !self.attr_alias(a) {
            self.attr_itself(a, elide);
        }
    }
    /// Writes an attribute, not its alias.
    pub(super) fn attr_itself(&mut self, a: Attr, elide: Elide) {
        let m = self.m;
        let cx = &m.cx;
        let typed = match cx.attr_data(a) {
            AttrData::Unit => return self.s("unit"),
            AttrData::Integer { ty, bits } => {
                if ty == Type::I1 {
                    return self.s(if bits != 0 { "true" } else { "false" });
                }
                self.int_bits(ty, bits);
                if elide == Elide::May && ty == Type::I64 {
                    return;
                }
                ty
            }
            AttrData::BigInteger { ty, words } => {
                let width = cx.int_width(ty).unwrap_or(128);
                push_big_int(&mut self.out, cx.lists.get(words).to_vec(), width, is_unsigned(cx.type_data(ty)));
                ty
            }
            AttrData::Float { ty, bits } => {
                let hex = self.float(ty, bits as u128);
                if elide == Elide::May && ty == Type::F64 && !hex {
                    return;
                }
                ty
            }
            AttrData::BigFloat { ty, words } => {
                let bits = cx.lists.get(words).iter().rev().fold(0u128, |b, &w| b << 32 | w as u128);
                self.float(ty, bits);
                ty
            }
            AttrData::String { text, ty } => {
                self.string(cx.str(text));
                ty
            }
            AttrData::Type(t) => return self.ty(t),
            AttrData::Array(items) => {
                self.c('[');
                self.list(cx.attrs_in(items), |p, a| p.attr_eliding(a, Elide::May));
                return self.c(']');
            }
            AttrData::Dict(_) => {
                self.c('{');
                self.list(cx.dict_entries(a), |p, (name, value)| p.named_attr(name, value));
                return self.c('}');
            }
            AttrData::Symbol { root, nested } => {
                self.symbol(root);
                for s in cx.syms_in(nested) {
                    self.s("::");
                    self.symbol(s);
                }
                return;
            }
            AttrData::AffineMap(map) => {
                self.s("affine_map<");
                self.map(map);
                return self.c('>');
            }
            AttrData::IntegerSet(set) => {
                self.s("affine_set<");
                self.integer_set(set);
                return self.c('>');
            }
            AttrData::Dense { ty, data, splat } => {
                self.dense(ty, data, splat);
                ty
            }
            AttrData::DenseStrings { ty, items, splat } => {
                if self.elided(items.len as u64, splat) {
                    self.s("dense_resource<__elided__>");
                } else {
                    self.s("dense<");
                    let items: alloc::vec::Vec<_> = cx.syms_in(items).collect();
                    self.nested(ty, items.len(), splat, |p, i| p.string(p.m.cx.str(items[i])));
                    self.c('>');
                }
                ty
            }
            AttrData::DenseResource { ty, key } => {
                if !self.resources.contains(&key) {
                    self.resources.push(key);
                }
                self.s("dense_resource<");
                self.keyword_or_string(cx.str(key));
                self.c('>');
                ty
            }
            AttrData::Sparse { ty, indices, values } => {
                self.sparse(indices, values);
                ty
            }
            AttrData::DenseArray { elem, data } => return self.dense_array(elem, data),
            AttrData::Strided { offset, strides } => {
                self.s("strided<[");
                self.list(cx.shape(strides).iter().copied(), |p, d| p.dim(d));
                self.c(']');
                if offset != 0 {
                    self.s(", offset: ");
                    self.dim(offset);
                }
                return self.c('>');
            }
            AttrData::Loc(l) => {
                if !self.loc_alias(l) {
                    self.location(l, false);
                }
                return;
            }
            AttrData::Distinct { attr, .. } => {
                let n = self.distinct_number(a);
                self.s("distinct[");
                self.uint(n as u64);
                self.s("]<");
                if attr != Attr::UNIT {
                    self.attr(attr);
                }
                return self.c('>');
            }
            AttrData::Enum { def, value } => {
                let Some(def) = ENUMS.get(def as usize) else { return };
                return self.enum_attr(def, value);
            }
            AttrData::Record { def, .. } => {
                self.c('#');
                self.s(RECORDS.get(def as usize).map_or("", |r| r.name));
                return self.record_body(a);
            }
            AttrData::Opaque { dialect, text, ty } => {
                self.c('#');
                self.dialect_symbol(dialect, text);
                ty
            }
        };
        if elide != Elide::Must && typed.is_some() && typed != Type::NONE_TYPE {
            self.s(" : ");
            self.ty(typed);
        }
    }
    /// Writes a dialect attribute without `#dialect.mnemonic` (or its alias), any other attribute whole: what formats
    /// write for an attribute whose kind the row fixes.
    pub fn attr_stripped(&mut self, a: Attr) {
        if self.collecting {
            return self.visits.push(Visit::Attr(a, false));
        }
        if self.attr_alias(a) {
            return;
        }
        match self.m.cx.attr_data(a) {
            AttrData::Enum { def, value } => {
                if let Some(def) = ENUMS.get(def as usize) {
                    self.enum_body(def, value);
                }
            }
            AttrData::Record { .. } => self.record_body(a),
            AttrData::DenseArray { elem, data } => {
                self.c('[');
                self.array_elements(elem, data);
                self.c(']');
            }
            _ => self.attr_itself(a, Elide::Never),
        }
    }
    /// Writes `#dialect.mnemonic<case>`; enums whose attribute writes its case bare stand in the dialect's own brackets.
    fn enum_attr(&mut self, def: &'static EnumDef, value: u64) {
        self.c('#');
        match def.name.split_once('.') {
            Some((dialect, mnemonic)) if def.bare => {
                self.s(dialect);
                self.c('<');
                self.s(mnemonic);
                self.c(' ');
                self.enum_cases(def, value);
                self.c('>');
            }
            _ => {
                self.s(def.name);
                self.enum_body(def, value);
            }
        }
    }
    pub(super) fn enum_body(&mut self, def: &'static EnumDef, value: u64) {
        if def.bare {
            return self.enum_cases(def, value);
        }
        self.c('<');
        self.enum_cases(def, value);
        self.c('>');
    }
    /// Writes the case of an enum, or the cases whose bits are set; in quotes if that is no keyword.
    pub fn enum_cases(&mut self, def: &'static EnumDef, value: u64) {
        if let Some(text) = def.text(value) {
            return self.keyword_or_string(text);
        }
        if !def.bits {
            return self.uint(value);
        }
        // A case of several bits stands for all of them; single bits follow in order of declaration.
        let mut left = value;
        let mut first = true;
        let groups = def.cases().filter(|c| c.1.count_ones() > 1);
        let singles = def.cases().filter(|c| c.1.count_ones() == 1);
        for (text, bits) in groups.chain(singles) {
            if value & bits != bits || left & bits == 0 {
                continue;
            }
            left &= !bits;
            if !first {
                self.s(def.separator);
            }
            first = false;
            self.s(text);
        }
    }
    fn distinct_number(&mut self, a: Attr) -> usize {
        match self.distinct.iter().position(|&d| d == a) {
            Some(n) => n,
            None => {
                self.distinct.push(a);
                self.distinct.len() - 1
            }
        }
    }
    /// Writes what stands for an attribute that is not stored because it has its default.
    pub(super) fn default_attr(&mut self, field: &'static AttrField) {
        match (field.need, field.kind) {
            (Need::Default(n), AttrKind::EnumProp(_)) if self.release().enum_properties => {
                self.int(n.into());
                self.s(" : i32");
            }
            (Need::Default(n), AttrKind::Enum(def) | AttrKind::EnumProp(def)) => {
                if let Some(def) = ENUMS.get(def as usize) {
                    self.enum_attr(def, n as u64);
                }
            }
            (Need::Default(n), AttrKind::EnumI32(_)) => {
                self.int(n.into());
                self.s(" : i32");
            }
            (Need::Default(_), AttrKind::Record(def)) => {
                self.s("#");
                let record = &RECORDS[def as usize];
                self.s(record.name);
                self.s(if record.syntax == crate::dialect::records::Syntax::OptList { "<>" } else { "" });
            }
            (Need::Default(n), AttrKind::Bool) => self.s(if n != 0 { "true" } else { "false" }),
            (Need::Default(n), AttrKind::Int(ty)) => {
                self.int(n.into());
                self.s(" : ");
                self.ty(ty);
            }
            (Need::Default(n), _) => {
                self.int(n.into());
                self.s(" : i64");
            }
            (Need::DefaultEmpty, AttrKind::DenseI64) => self.s("array<i64>"),
            (Need::DefaultEmpty, AttrKind::DenseI32) => self.s("array<i32>"),
            (Need::DefaultEmpty, AttrKind::DenseBools) => self.s("array<i1>"),
            (Need::DefaultEmpty, AttrKind::Dict) => self.s("{}"),
            (Need::DefaultEmpty, _) => self.s("[]"),
            _ => {}
        }
    }
    /// Whether the generic form writes a field that is not stored.
    pub(super) fn prints_default(&self, field: &AttrField) -> bool {
        field.when.holds(self.release().version) && matches!(field.need, Need::Default(_) | Need::DefaultEmpty)
    }

    // Numbers.

    fn int_bits(&mut self, ty: Type, bits: u64) {
        match self.m.cx.type_data(ty) {
            TypeData::Integer { sign: Sign::Unsigned, .. } => self.uint(bits),
            TypeData::Integer { width, .. } if width < 64 => self.int(crate::context::sext(bits, width)),
            _ => self.int(bits as i64),
        }
    }
    /// Writes an integer of `width` bits of little-endian bytes, as signed unless `unsigned`.
    pub fn int_bytes(&mut self, bytes: &[u8], width: u32, unsigned: bool) {
        push_big_int(&mut self.out, bytes.chunks(4).map(|c| word(c) as u32).collect(), width, unsigned);
    }
    /// Writes a float; true if as hexadecimal bits.
    pub(super) fn float(&mut self, ty: Type, bits: u128) -> bool {
        let kind = match self.m.cx.type_data(ty) {
            TypeData::Float(kind) => kind,
            _ => FloatKind::F64,
        };
        self.float_of(kind, bits)
    }
    fn float_of(&mut self, kind: FloatKind, bits: u128) -> bool {
        if self.opts.wide_float_bits && kind.bits() > 64 {
            super::print_float::push_hex(&mut self.out, bits);
            return true;
        }
        push_float(&mut self.out, kind, bits)
    }

    // Elements.

    fn elided(&self, n: u64, splat: bool) -> bool {
        !splat && self.opts.elide_elements.is_some_and(|limit| n > limit)
    }
    fn n_elements(&self, elem: Type, data: List) -> usize {
        data.len as usize / element_size(&self.m.cx, elem).max(1)
    }
    fn dense(&mut self, ty: Type, data: List, splat: bool) {
        let m = self.m;
        let elem = m.cx.elem_type(ty);
        let n = self.n_elements(elem, data);
        if self.elided(n as u64, splat) {
            return self.s("dense_resource<__elided__>");
        }
        self.s("dense<");
        if !splat && self.opts.hex_elements.is_some_and(|limit| n as u64 > limit) {
            self.hex_elements(elem, data);
        } else {
            let size = element_size(&m.cx, elem);
            let bytes = m.cx.bytes.get(data);
            self.nested(ty, n, splat, |p, i| p.element(elem, &bytes[i * size..(i + 1) * size]));
        }
        self.c('>');
    }
    fn hex_elements(&mut self, elem: Type, data: List) {
        let m = self.m;
        let bytes = m.cx.bytes.get(data);
        self.s("\"0x");
        if elem == Type::I1 && self.release().packed_i1 {
            for chunk in bytes.chunks(8) {
                let byte = chunk.iter().enumerate().fold(0u8, |b, (i, &x)| b | (x & 1) << i);
                hex(&mut self.out, &[byte]);
            }
        } else {
            const MANY: usize = if cfg!(small) { 1 } else { 32 };
            let (many, rest) = bytes.as_chunks::<MANY>();
            for chunk in many {
                hex(&mut self.out, chunk);
                self.spill();
            }
            for &b in rest {
                hex(&mut self.out, &[b]);
            }
        }
        self.c('"');
    }
    fn sparse(&mut self, indices: Attr, values: Attr) {
        let m = self.m;
        let cx = &m.cx;
        let part = |a: Attr| match cx.attr_data(a) {
            AttrData::Dense { ty, data, splat } => Some((ty, data, splat)),
            _ => None,
        };
        let Some((ty, data, splat)) = part(indices) else { return self.s("sparse<>") };
        let elem = cx.elem_type(ty);
        let n = self.n_elements(elem, data);
        let value_count = match cx.attr_data(values) {
            AttrData::Dense { ty, data, splat } => (self.n_elements(cx.elem_type(ty), data), splat),
            AttrData::DenseStrings { items, splat, .. } => (items.len as usize, splat),
            _ => (0, true),
        };
        if self.elided(n as u64, splat) || self.elided(value_count.0 as u64, value_count.1) {
            return self.s("dense_resource<__elided__>");
        }
        self.s("sparse<");
        if n != 0 && cx.shape_of(ty).is_none_or(|s| !s.contains(&0)) {
            let size = element_size(cx, elem);
            let bytes = cx.bytes.get(data);
            self.nested(ty, n, splat, |p, i| p.element(elem, &bytes[i * size..(i + 1) * size]));
            self.s(", ");
            match cx.attr_data(values) {
                AttrData::Dense { ty, data, splat } => {
                    let elem = cx.elem_type(ty);
                    let n = self.n_elements(elem, data);
                    if !splat && self.opts.hex_elements.is_some_and(|limit| n as u64 > limit) {
                        self.hex_elements(elem, data);
                    } else {
                        let size = element_size(cx, elem);
                        let bytes = cx.bytes.get(data);
                        self.nested(ty, n, splat, |p, i| p.element(elem, &bytes[i * size..(i + 1) * size]));
                    }
                }
                AttrData::DenseStrings { ty, items, splat } => {
                    let items: alloc::vec::Vec<_> = cx.syms_in(items).collect();
                    self.nested(ty, items.len(), splat, |p, i| p.string(p.m.cx.str(items[i])));
                }
                _ => {}
            }
        }
        self.c('>');
    }
    /// Writes `n` elements in the brackets of a shape, or the only one of a splat.
    fn nested(&mut self, ty: Type, n: usize, splat: bool, mut element: impl FnMut(&mut Self, usize)) {
        if splat {
            return element(self, 0);
        }
        let m = self.m;
        let shape = m.cx.shape_of(ty).unwrap_or(&[]);
        if n == 0 || shape.contains(&0) {
            return;
        }
        let mut counter = alloc::vec![0i64; shape.len()];
        let mut open = 0;
        for i in 0..n {
            if i > 0 {
                self.s(", ");
            }
            while open < shape.len() {
                self.c('[');
                open += 1;
            }
            element(self, i);
            self.spill();
            for d in (0..shape.len()).rev() {
                counter[d] += 1;
                if counter[d] < shape[d] {
                    break;
                }
                counter[d] = 0;
                self.c(']');
                open -= 1;
            }
        }
    }
    fn element(&mut self, elem: Type, bytes: &[u8]) {
        match self.m.cx.type_data(elem) {
            TypeData::Complex(part) => {
                let (re, im) = bytes.split_at(bytes.len() / 2);
                self.c('(');
                self.element(part, re);
                self.c(',');
                self.element(part, im);
                self.c(')');
            }
            TypeData::Integer { width: 1, .. } => self.s(if bytes[0] & 1 != 0 { "true" } else { "false" }),
            TypeData::Float(kind) => {
                self.float_of(kind, word(bytes));
            }
            TypeData::Integer { width, sign } if width > 64 => {
                let unsigned = sign == Sign::Unsigned;
                self.int_bytes(bytes, width, unsigned);
            }
            _ => self.int_bits(elem, word(bytes) as u64),
        }
    }
    fn dense_array(&mut self, elem: Type, data: List) {
        self.s("array<");
        self.ty(elem);
        if !data.is_empty() {
            self.s(": ");
            self.array_elements(elem, data);
        }
        self.c('>');
    }
    fn array_elements(&mut self, elem: Type, data: List) {
        let m = self.m;
        let size = element_size(&m.cx, elem).max(1);
        self.list(m.cx.bytes.get(data).chunks_exact(size), |p, b| p.element(elem, b));
    }

    // Affine.

    fn map_head(&mut self, map: AffineMap) {
        self.c('(');
        self.list(0..map.n_dims, |p, i| {
            p.c('d');
            p.uint(i as u64);
        });
        self.c(')');
        if map.n_syms > 0 {
            self.c('[');
            self.list(0..map.n_syms, |p, i| {
                p.c('s');
                p.uint(i as u64);
            });
            self.c(']');
        }
    }
    /// Writes `(d0)[s0] -> (results)`.
    pub fn map(&mut self, map: AffineMap) {
        let m = self.m;
        self.map_head(map);
        self.s(" -> (");
        self.list(m.cx.map_exprs(map), |p, e| p.expr(e));
        self.c(')');
    }
    /// Writes `(d0)[s0] : (constraints)`.
    pub fn integer_set(&mut self, set: AffineMap) {
        let m = self.m;
        self.map_head(set);
        self.s(" : (");
        let words = m.cx.lists.get(set.exprs);
        self.list(words.chunks_exact(2), |p, c| {
            p.expr(Expr(c[0]));
            p.s(if c[1] == 1 { " == 0" } else { " >= 0" });
        });
        self.c(')');
    }
    /// Writes an affine expression.
    pub fn expr(&mut self, e: Expr) {
        self.expr_with(e, &mut |p, leaf| match leaf {
            ExprData::Dim(i) => {
                p.c('d');
                p.uint(i as u64);
            }
            ExprData::Symbol(i) => {
                p.c('s');
                p.uint(i as u64);
            }
            _ => {}
        });
    }
    /// Writes the results of a map over values: `%i + 1, symbol(%n)`.
    pub fn map_of_values(&mut self, map: AffineMap, operands: &[Value]) {
        let exprs: Vec<Expr> = self.m.cx.map_exprs(map).collect();
        self.exprs_of_values(map, &exprs, operands);
    }
    /// The same for some of the results.
    pub fn exprs_of_values(&mut self, map: AffineMap, exprs: &[Expr], operands: &[Value]) {
        self.list(exprs, |p, &e| {
            p.expr_with(e, &mut |p, leaf| match leaf {
                ExprData::Dim(i) => {
                    if let Some(&v) = operands.get(i as usize) {
                        p.value(v);
                    }
                }
                ExprData::Symbol(i) => {
                    if let Some(&v) = operands.get((map.n_dims + i) as usize) {
                        p.s("symbol(");
                        p.value(v);
                        p.c(')');
                    }
                }
                _ => {}
            });
        });
    }
    /// Writes an affine expression with the dimensions and symbols that `leaf` writes.
    pub fn expr_with(&mut self, e: Expr, leaf: &mut dyn FnMut(&mut Self, ExprData)) {
        self.expr_in(e, false, leaf);
    }
    /// `strong`: inside an operator that binds more strongly than a sum.
    fn expr_in(&mut self, e: Expr, strong: bool, leaf: &mut dyn FnMut(&mut Self, ExprData)) {
        let m = self.m;
        let cx = &m.cx;
        let data = cx.expr_data(e);
        let constant = |e: Expr| crate::affine::as_const(cx, e);
        match data {
            ExprData::Const(c) => self.int(c),
            ExprData::Dim(_) | ExprData::Symbol(_) => leaf(self, data),
            ExprData::Add(l, r) => {
                if strong {
                    self.c('(');
                }
                self.sum(l, r, leaf);
                if strong {
                    self.c(')');
                }
            }
            ExprData::Mul(l, r) | ExprData::Mod(l, r) | ExprData::FloorDiv(l, r) | ExprData::CeilDiv(l, r) => {
                if strong {
                    self.c('(');
                }
                if matches!(data, ExprData::Mul(..)) && constant(r) == Some(-1) {
                    self.c('-');
                    self.expr_in(l, true, leaf);
                } else {
                    self.expr_in(l, true, leaf);
                    self.s(match data {
                        ExprData::Mul(..) => " * ",
                        ExprData::Mod(..) => " mod ",
                        ExprData::FloorDiv(..) => " floordiv ",
                        _ => " ceildiv ",
                    });
                    self.expr_in(r, true, leaf);
                }
                if strong {
                    self.c(')');
                }
            }
        }
    }
    /// Writes `l + r`, as a difference where the right side is negative and the other sign has such a number.
    fn sum(&mut self, l: Expr, r: Expr, leaf: &mut dyn FnMut(&mut Self, ExprData)) {
        let m = self.m;
        let cx = &m.cx;
        match cx.expr_data(r) {
            ExprData::Mul(x, f) => match crate::affine::as_const(cx, f) {
                Some(-1) => {
                    self.expr_in(l, false, leaf);
                    self.s(" - ");
                    let strong = matches!(cx.expr_data(x), ExprData::Add(..));
                    return self.expr_in(x, strong, leaf);
                }
                Some(c) if c < -1 && c > i64::MIN => {
                    self.expr_in(l, false, leaf);
                    self.s(" - ");
                    self.expr_in(x, true, leaf);
                    self.s(" * ");
                    return self.uint(c.unsigned_abs());
                }
                _ => {}
            },
            ExprData::Const(c) if c < 0 && c > i64::MIN => {
                self.expr_in(l, false, leaf);
                self.s(" - ");
                return self.uint(c.unsigned_abs());
            }
            _ => {}
        }
        self.expr_in(l, false, leaf);
        self.s(" + ");
        self.expr_in(r, false, leaf);
    }

    // Locations.

    /// Writes `loc(...)`; with its alias inside if `alias`.
    pub(super) fn location(&mut self, l: Loc, alias: bool) {
        if self.collecting {
            return self.visits.push(Visit::Loc(l, alias));
        }
        if self.opts.pretty_debuginfo {
            return self.location_itself(l, true);
        }
        self.s("loc(");
        if !(alias && self.loc_alias(l)) {
            self.location_itself(l, false);
        }
        self.c(')');
    }
    fn inner_location(&mut self, l: Loc, pretty: bool) {
        if !self.loc_alias(l) {
            self.location_itself(l, pretty);
        }
    }
    fn location_itself(&mut self, l: Loc, pretty: bool) {
        let m = self.m;
        let cx = &m.cx;
        if let Some(offset) = l.offset() {
            let (line, col) = self.line_col(offset);
            let file = self.source.name;
            if pretty {
                self.s(file)
            } else {
                self.string(file)
            }
            return self.line_and_col(line, col);
        }
        match cx.loc_data(l) {
            None => self.s(if pretty { "[unknown]" } else { "unknown" }),
            Some(LocData::File { file, line, col }) => {
                if pretty {
                    self.sym(file)
                } else {
                    self.string(cx.str(file))
                }
                self.line_and_col(line, col);
            }
            Some(LocData::Range { file, line, col, end_line, end_col }) => {
                if pretty {
                    self.sym(file)
                } else {
                    self.string(cx.str(file))
                }
                self.line_and_col(line, col);
                if end_line == line {
                    self.s(" to :");
                } else {
                    self.s(" to ");
                    self.uint(end_line as u64);
                    self.c(':');
                }
                self.uint(end_col as u64);
            }
            Some(LocData::Name { name, child }) => {
                self.string(cx.str(name));
                if !child.is_unknown() {
                    self.c('(');
                    self.inner_location(child, pretty);
                    self.c(')');
                }
            }
            Some(LocData::CallSite { callee, caller }) => {
                if !pretty {
                    self.s("callsite(");
                }
                self.inner_location(callee, pretty);
                let named = matches!(cx.loc_data(callee), Some(LocData::Name { .. }));
                let place = caller.offset().is_some() || matches!(cx.loc_data(caller), Some(LocData::File { .. }));
                if pretty && !(named && place) {
                    self.c('\n');
                }
                self.s(" at ");
                self.inner_location(caller, pretty);
                if !pretty {
                    self.c(')');
                }
            }
            Some(LocData::Fused { locs, metadata }) => {
                if !pretty {
                    self.s("fused");
                }
                if metadata.is_some() {
                    self.c('<');
                    self.attr(metadata);
                    self.c('>');
                }
                self.c('[');
                self.list(cx.lists.get(locs).iter().map(|&w| Loc(w)), |p, l| p.inner_location(l, pretty));
                self.c(']');
            }
        }
    }
    fn line_and_col(&mut self, line: u32, col: u32) {
        self.c(':');
        self.uint(line as u64);
        self.c(':');
        self.uint(col as u64);
    }
}

fn is_unsigned(t: TypeData) -> bool {
    matches!(t, TypeData::Integer { sign: Sign::Unsigned, .. })
}

/// Bytes of an element in a dense attribute.
pub(super) fn element_size(cx: &crate::Context, elem: Type) -> usize {
    match cx.type_data(elem) {
        TypeData::Integer { width, .. } => width.div_ceil(8) as usize,
        TypeData::Index => 8,
        TypeData::Float(k) => k.bits().div_ceil(8) as usize,
        TypeData::Complex(part) => 2 * element_size(cx, part),
        _ => 0,
    }
}

/// Up to 16 little-endian bytes as a number.
fn word(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |w, &b| w << 8 | b as u128)
}

/// Appends two digits for each byte. A loop that compilers make wide.
#[cfg_attr(small, inline(never))]
fn hex<const N: usize>(out: &mut String, bytes: &[u8; N]) {
    let mut digits = [[0; 2]; N];
    for (pair, b) in digits.iter_mut().zip(bytes) {
        *pair = [b >> 4, b & 15].map(|d| d + if d < 10 { b'0' } else { b'A' - 10 });
    }
    out.push_str(core::str::from_utf8(digits.as_flattened()).unwrap_or_default());
}
