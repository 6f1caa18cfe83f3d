//! What [`super::parse_older_forms`] does, of operations on vectors, on memrefs as `linalg` sees them and of affine loops.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::parse_older_forms::typed_numbers;
use crate::attr::AttrData;
use crate::dialect::{arith, enums, linalg};
use crate::id::{Attr, Loc, Opcode, Sym, Type, Value};
use crate::text::lex::Tok;
use crate::text::parse::{Delim, OpState, Parse, Parser, Unresolved};
use crate::ty::{DYNAMIC, Sign, TypeData};

/// `vector.extract %v[0, 3] : vector<4x8xf32>`: the type of the result followed from the number of positions.
pub(super) fn extract(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let source = p.operand()?;
    let at = typed_numbers(p)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let ty = p.ty()?;
    let TypeData::Vector { dims, scalable, elem } = p.m.cx.type_data(ty) else {
        return Err(p.error(loc, "vector-type", "expected a vector"));
    };
    let rest = match p.m.cx.shape(dims).get(at.len()..).map(<[i64]>::to_vec) {
        Some(rest) if !rest.is_empty() => {
            let dims = p.m.cx.dims.intern(&rest);
            p.m.cx.ty(TypeData::Vector { dims, scalable: scalable >> at.len(), elem })
        }
        _ => elem,
    };
    p.older("vector-extract", loc, "`vector.extract %v[0] : V`", "`vector.extract %v[0] : T from V`")?;
    let v = p.resolve(source, ty)?;
    s.operands.push(v);
    s.results.push(rest);
    let at = p.m.cx.i64_array(&at);
    s.attrs.push((Sym::STATIC_POSITION, at));
    Ok(())
}

/// `vector.reduction "add", %v : vector<4xf32> into f32`: the kind was a string, and did not name the type.
pub(super) fn reduction(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let quoted = p.opt_string()?;
    let kind = match quoted {
        Some(text) => String::from(p.m.cx.str(text)),
        None => {
            p.need(Tok::Less, "'<'")?;
            let text = String::from(p.text());
            p.bump();
            p.need(Tok::Greater, "'>'")?;
            text
        }
    };
    p.need(Tok::Comma, "','")?;
    let mut operands: Vec<Unresolved> = Vec::new();
    p.operand_list(Delim::None, &mut operands)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the types")?;
    let ty = p.ty()?;
    p.expect("into")?;
    let result = p.ty()?;
    let float = matches!(p.m.cx.type_data(result), TypeData::Float(_));
    let unsigned = matches!(p.m.cx.type_data(result), TypeData::Integer { sign: Sign::Unsigned, .. });
    let name = match (kind.as_str(), float) {
        ("min" | "minf", true) => "minnumf",
        ("max" | "maxf", true) => "maxnumf",
        ("min", false) if unsigned => "minui",
        ("max", false) if unsigned => "maxui",
        ("min", false) => "minsi",
        ("max", false) => "maxsi",
        (name, _) => name,
    };
    let Some(value) = enums::ENUMS[enums::VECTOR_KIND as usize].value(name) else {
        return Err(p.error(loc, "enum-case", format!("`{kind}` is no kind of reduction")));
    };
    p.older("vector-reduction", loc, &format!("a reduction `{kind}`"), &format!("`vector.reduction <{name}>`"))?;
    let mut types = alloc::vec![result; operands.len()];
    if let Some(first) = types.first_mut() {
        *first = ty;
    }
    p.resolve_all(&operands, &types, loc, &mut s.operands)?;
    let kind = p.m.cx.attr(AttrData::Enum { def: enums::VECTOR_KIND, value });
    s.attrs.push((Sym::KIND, kind));
    s.results.push(result);
    Ok(())
}

/// `linalg.fill(%m, %x) : memref<8xf32>, f32` and its like, with parentheses or without: the last operand was what is written,
/// but that of a fill could stand first.
pub(super) fn named(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let opcode = p.opcode;
    let mut operands: Vec<Unresolved> = Vec::new();
    p.operand_list(if p.is(Tok::LParen) { Delim::Paren } else { Delim::None }, &mut operands)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the types")?;
    let mut types = Vec::new();
    p.list(if p.is(Tok::LParen) { Delim::Paren } else { Delim::None }, |p| {
        types.push(p.ty()?);
        Ok(())
    })?;
    if p.take(Tok::Arrow) {
        p.result_types(&mut s.results)?;
    }
    p.resolve_all(&operands, &types, loc, &mut s.operands)?;
    regionless(p, s, opcode)
}

/// What such an operation has besides its operands. That of a fill could stand first.
pub(super) fn regionless(p: &mut Parser<'_>, s: &mut OpState, opcode: Opcode) -> Parse<()> {
    let loc = p.loc();
    if opcode == linalg::FILL
        && let [first, second] = &mut s.operands[..]
        && p.m.cx.shape_of(p.m.ty(*first)).is_some()
    {
        core::mem::swap(first, second);
    }
    p.older("linalg-operands", loc, "operands of `linalg` without `ins` and `outs`", "`ins(%a : T) outs(%m : U)`")?;
    let sizes = p.m.cx.i32_array(&[s.operands.len() as i32 - 1, 1]);
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
    linalg::finish_named(p, s, opcode, loc)
}

/// `vector.splat %x : vector<4xf32>`, which is a broadcast.
pub(super) fn splat(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let scalar = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let loc = p.loc();
    let ty = p.ty()?;
    let elem = match p.m.cx.type_data(ty) {
        TypeData::Vector { elem, .. } => elem,
        TypeData::Tensor { elem, .. } => {
            p.older_became = Some(crate::dialect::tensor::SPLAT);
            elem
        }
        _ => return Err(p.error(loc, "unsupported", "`splat` is read for vectors and tensors only")),
    };
    let v = p.resolve(scalar, elem)?;
    s.operands.push(v);
    s.results.push(ty);
    Ok(())
}

/// `%v[%i : i32]` or `%v[]`: a vector and the position of an element, which is an index today.
fn element(p: &mut Parser<'_>, s: &mut OpState) -> Parse<(Unresolved, Option<Value>)> {
    let vector = p.operand()?;
    p.need(Tok::LSquare, "'['")?;
    let mut at = None;
    if !p.is(Tok::RSquare) {
        let i = p.operand()?;
        p.need(Tok::Colon, "':' and the type of the position")?;
        let ty = p.ty()?;
        let mut i = p.resolve(i, ty)?;
        if ty != Type::INDEX {
            let cast = p.make_before(arith::INDEX_CASTUI, &[i], &[Type::INDEX], &[]);
            i = p.m.result(cast, 0);
        }
        at = Some(i);
    }
    p.need(Tok::RSquare, "']'")?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type of the vector")?;
    let dynamic: &[i64] = if at.is_some() { &[DYNAMIC] } else { &[] };
    let dynamic = p.m.cx.i64_array(dynamic);
    s.attrs.push((Sym::STATIC_POSITION, dynamic));
    Ok((vector, at))
}

/// `vector.extractelement %v[%i : index] : vector<4xf32>`
pub(super) fn extract_element(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let (v, at) = element(p, s)?;
    let ty = p.ty()?;
    let v = p.resolve(v, ty)?;
    s.operands.push(v);
    s.operands.extend(at);
    s.results.push(p.m.cx.elem_type(ty));
    Ok(())
}

/// `vector.insertelement %x, %v[%i : index] : vector<4xf32>`
pub(super) fn insert_element(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let x = p.operand()?;
    p.need(Tok::Comma, "','")?;
    let (v, at) = element(p, s)?;
    let ty = p.ty()?;
    let elem = p.m.cx.elem_type(ty);
    let (x, v) = (p.resolve(x, elem)?, p.resolve(v, ty)?);
    s.operands.extend([x, v]);
    s.operands.extend(at);
    s.results.push(ty);
    Ok(())
}

impl Parser<'_> {
    /// `masked` of a transfer: the opposite of `in_bounds`, dimension by dimension.
    pub(crate) fn older_masked(&mut self, attrs: &mut [(Sym, Attr)]) -> Parse<()> {
        let Some(i) = attrs.iter().position(|a| self.m.cx.str(a.0) == "masked") else { return Ok(()) };
        let loc = self.loc();
        let items = self.m.cx.array_items(attrs[i].1).unwrap_or_default();
        if self.strict() || items.iter().any(|&a| !matches!(a, Attr::TRUE | Attr::FALSE)) {
            return Err(self.error(loc, "transfer-masked", "`masked` is `in_bounds` today, with the opposite meaning"));
        }
        self.older("transfer-masked", loc, "`masked = [false]` of a transfer", "`in_bounds = [true]`")?;
        let opposite: Vec<Attr> = items.iter().map(|&a| if a == Attr::TRUE { Attr::FALSE } else { Attr::TRUE }).collect();
        attrs[i] = (Sym::IN_BOUNDS, self.m.cx.array_attr(&opposite));
        Ok(())
    }

    /// What changes nothing where a `vector.multi_reduction` of a kind reduces into it, of a type: none was written once.
    pub(crate) fn older_neutral(&mut self, loc: Loc, kind: Attr, ty: Type) -> Parse<Value> {
        let name = self.m.cx.enum_value(kind).and_then(|k| enums::ENUMS[enums::VECTOR_KIND as usize].text(k)).unwrap_or("");
        let elem = self.m.cx.elem_type(ty);
        let bits = match (self.m.cx.type_data(elem), name) {
            (TypeData::Float(f), "add") => Some((f, -0.0)),
            (TypeData::Float(f), "mul") => Some((f, 1.0)),
            (TypeData::Float(f), name) => Some((f, if name.starts_with("max") { f64::NEG_INFINITY } else { f64::INFINITY })),
            _ => None,
        };
        let bits = bits.map(|(f, x)| crate::float::from_f64(f, x));
        let top = 1u128 << self.m.cx.int_width(elem).map_or(0, |w| w.clamp(1, 128) - 1);
        let bits = bits.unwrap_or(match name {
            "mul" => 1,
            "and" | "minui" => u128::MAX,
            "minsi" => top.wrapping_sub(1),
            "maxsi" => top,
            _ => 0,
        });
        let Some(value) = crate::constant::splat(&mut self.m.cx, ty, bits) else {
            return Err(self.error(loc, "unsupported", "a reduction of vectors of unknown length into nothing"));
        };
        self.older("multi-reduction", loc, "`vector.multi_reduction` into nothing", "into a constant that changes nothing")?;
        let op = self.make_before(arith::CONSTANT, &[], &[ty], &[(Sym::VALUE, value)]);
        Ok(self.m.result(op, 0))
    }

    /// `lower_bound` and `upper_bound` of an `affine.for`, whose operands are theirs in order.
    pub(super) fn older_bounds(&mut self, attrs: &mut Vec<(Sym, Attr)>, n_operands: usize) -> Parse<()> {
        let mut n_inputs = [0; 2];
        let mut any = false;
        for (which, (was, now)) in [("lower_bound", Sym::LOWER_BOUND_MAP), ("upper_bound", Sym::UPPER_BOUND_MAP)].into_iter().enumerate() {
            let Some(i) = attrs.iter().position(|a| self.m.cx.str(a.0) == was) else { continue };
            let Some(map) = crate::affine::attr_map(&self.m.cx, attrs[i].1) else { continue };
            n_inputs[which] = (map.n_dims + map.n_syms) as usize;
            attrs[i].0 = now;
            any = true;
        }
        if !any {
            return Ok(());
        }
        let loc = self.loc();
        self.older("affine-bounds", loc, "`lower_bound` and `upper_bound`", "`lowerBoundMap` and `upperBoundMap`")?;
        if !attrs.iter().any(|a| a.0 == Sym::OPERAND_SEGMENT_SIZES) {
            let rest = n_operands.saturating_sub(n_inputs[0] + n_inputs[1]);
            let sizes = [n_inputs[0] as i32, n_inputs[1] as i32, rest as i32];
            let sizes = self.m.cx.i32_array(&sizes);
            attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
        }
        Ok(())
    }
}
