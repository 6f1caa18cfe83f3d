//! Custom syntax of the `vector` dialect: what formats cannot say. Source: MLIR documentation, "'vector' Dialect", and
//! mlir-opt.

use alloc::vec::Vec;

use crate::affine;
use crate::attr::{AffineMap, AttrData, ExprData};
use crate::context::Context;
use crate::dialect::{enums as e, vector as v};
use crate::id::{Attr, Op, Sym, Type};
use crate::module::Module;
use crate::text::parse::{Delim, OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::TypeData;

// Lists of integers.

/// A list of integers as a release stores it: `array<i64: ...>`, an array of `i64` attributes in release 19.
pub fn int_list(cx: &mut Context, items: &[i64]) -> Attr {
    if !cx.early_folds {
        return cx.i64_array(items);
    }
    let items: Vec<Attr> = items.iter().map(|&i| cx.int_attr(Type::I64, i)).collect();
    cx.array_attr(&items)
}

/// The integers of such a list.
pub fn int_items(cx: &Context, a: Attr) -> Option<Vec<i64>> {
    match cx.attr_data(a) {
        AttrData::Array(items) => cx.attrs_in(items).map(|a| cx.int_value(a)).collect(),
        _ => cx.int_array(a),
    }
}

/// The integers of an attribute of an operation; none if it is not there.
pub fn ints(m: &Module, op: Op, name: Sym) -> Vec<i64> {
    m.attr(op, name).and_then(|a| int_items(&m.cx, a)).unwrap_or_default()
}

fn parse_ints(p: &mut Parser<'_>) -> Parse<Attr> {
    let mut items = Vec::new();
    p.list(Delim::Square, |p| {
        items.push(p.integer()?);
        Ok(())
    })?;
    Ok(int_list(&mut p.m.cx, &items))
}
fn print_ints(p: &mut Printer<'_>, op: Op, name: Sym) {
    p.c('[');
    let items = ints(p.m, op, name);
    p.list(items, |p, n| p.int(n));
    p.c(']');
}

// Shapes.

/// Sizes of a vector and whether each is scalable.
pub fn sizes(cx: &Context, ty: Type) -> (Vec<i64>, u32) {
    match cx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => (cx.shape(dims).to_vec(), scalable),
        _ => (Vec::new(), 0),
    }
}

/// The vector type of sizes.
pub fn vector(cx: &mut Context, dims: &[i64], scalable: u32, elem: Type) -> Type {
    let dims = cx.dims.intern(dims);
    cx.ty(TypeData::Vector { dims, scalable, elem })
}

fn rank(cx: &Context, ty: Type) -> usize {
    cx.shape_of(ty).map_or(0, <[i64]>::len)
}

// vector.shuffle

/// `%a, %b [0, 1, 2] : vector<2xf32>, vector<2xf32>`
pub fn parse_shuffle(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let (a, _, b) = (p.operand()?, p.expect(",")?, p.operand()?);
    let mask = parse_ints(p)?;
    s.attrs.push((Sym::MASK, mask));
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let (t1, _, t2) = (p.ty()?, p.expect(",")?, p.ty()?);
    p.resolve_all(&[a, b], &[t1, t2], loc, &mut s.operands)?;
    let n = int_items(&p.m.cx, mask).map_or(0, |m| m.len() as i64);
    let (mut dims, _) = sizes(&p.m.cx, t1);
    if dims.is_empty() {
        dims.push(n);
    }
    dims[0] = n;
    let elem = p.m.cx.elem_type(t1);
    s.results.push(vector(&mut p.m.cx, &dims, 0, elem));
    Ok(())
}
/// Writes what [`parse_shuffle`] reads.
pub fn print_shuffle(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.c(' ');
    p.values(m.operands(op));
    p.c(' ');
    print_ints(p, op, Sym::MASK);
    p.attr_dict(op, &[Sym::MASK]);
    p.s(" : ");
    p.types_of(m.operands(op));
}

// vector.constant_mask

/// `[3, 2] : vector<4x3xi1>`
pub fn parse_constant_mask(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let sizes = parse_ints(p)?;
    s.attrs.push((Sym::MASK_DIM_SIZES, sizes));
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    s.results.push(ty);
    Ok(())
}
/// Writes what [`parse_constant_mask`] reads.
pub fn print_constant_mask(p: &mut Printer<'_>, op: Op) {
    p.c(' ');
    print_ints(p, op, Sym::MASK_DIM_SIZES);
    p.attr_dict(op, &[Sym::MASK_DIM_SIZES]);
    p.s(" : ");
    p.ty(p.m.ty(p.m.result(op, 0)));
}

// vector.multi_reduction

/// `<add>, %a, %acc [0] : vector<4x3xf32> to vector<3xf32>`
pub fn parse_multi_reduction(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let kind = p.format_attr(crate::row::AttrKind::Enum(e::VECTOR_KIND))?;
    s.attrs.push((Sym::KIND, kind));
    p.expect(",")?;
    let a = p.operand()?;
    // Nothing was reduced into once.
    let acc = if p.strict() || p.at(",") { Some((p.expect(",")?, p.operand()?).1) } else { None };
    p.opt_attr_dict(&mut s.attrs)?;
    let dims = parse_ints(p)?;
    s.attrs.push((Sym::REDUCTION_DIMS, dims));
    p.expect(":")?;
    let loc = p.loc();
    let (from, _, to) = (p.ty()?, p.expect("to")?, p.ty()?);
    let a = p.resolve(a, from)?;
    let acc = match acc {
        Some(acc) => p.resolve(acc, to)?,
        None => p.older_neutral(loc, kind, to)?,
    };
    s.operands.extend([a, acc]);
    s.results.push(to);
    Ok(())
}
/// Writes what [`parse_multi_reduction`] reads.
pub fn print_multi_reduction(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" <");
    let kind = m.attr(op, Sym::KIND).and_then(|a| m.cx.enum_value(a)).unwrap_or(0);
    p.s(e::ENUMS[e::VECTOR_KIND as usize].text(kind).unwrap_or(""));
    p.s(">, ");
    p.values(m.operands(op));
    p.attr_dict(op, &[Sym::KIND, Sym::REDUCTION_DIMS]);
    p.c(' ');
    print_ints(p, op, Sym::REDUCTION_DIMS);
    p.s(" : ");
    p.ty(m.ty(m.operand(op, 0)));
    p.s(" to ");
    p.ty(m.ty(m.result(op, 0)));
}

// vector.outerproduct

/// The result of an outer product; the left type for a scalar on the right.
pub fn outer_type(cx: &mut Context, lhs: Type, rhs: Type) -> Type {
    let TypeData::Vector { .. } = cx.type_data(rhs) else { return lhs };
    let ((mut a, sa), (b, sb)) = (sizes(cx, lhs), sizes(cx, rhs));
    let scalable = sa | sb << a.len().min(31);
    a.extend(b);
    let elem = cx.elem_type(lhs);
    vector(cx, &a, scalable, elem)
}
/// `%a, %b(, %acc)? {kind = ...} : vector<2xf32>, vector<3xf32>`
pub fn parse_outerproduct(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut operands = Vec::new();
    p.operand_list(Delim::None, &mut operands)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let (lhs, _, rhs) = (p.ty()?, p.expect(",")?, p.ty()?);
    let result = outer_type(&mut p.m.cx, lhs, rhs);
    if !(2..=3).contains(&operands.len()) {
        return Err(p.error(loc, "operand-count", "expected two or three operands"));
    }
    p.resolve_all(&operands, &[lhs, rhs, result][..operands.len()], loc, &mut s.operands)?;
    s.results.push(result);
    Ok(())
}
/// Writes what [`parse_outerproduct`] reads.
pub fn print_outerproduct(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.c(' ');
    p.values(m.operands(op));
    if m.n_operands(op) == 3 {
        let mut dict = m.cx.dict_entries(m.op_record[op].attrs).collect::<Vec<_>>();
        let kind = dict.iter().position(|d| d.0 == Sym::KIND).map(|i| dict.remove(i).1);
        // The kind is written, the usual one too, at its place by name.
        let at = dict.iter().position(|d| m.cx.str(d.0) > "kind").unwrap_or(dict.len());
        p.s(" {");
        for (i, &(name, a)) in dict.iter().enumerate() {
            if i == at {
                print_kind(p, kind);
                p.s(", ");
            }
            p.named_attr(name, a);
            if i + 1 < dict.len() || at == dict.len() {
                p.s(", ");
            }
        }
        if at == dict.len() {
            print_kind(p, kind);
        }
        p.c('}');
    } else {
        p.attr_dict(op, &[]);
    }
    p.s(" : ");
    p.types_of(&m.operands(op)[..2.min(m.n_operands(op))]);
}
fn print_kind(p: &mut Printer<'_>, kind: Option<Attr>) {
    p.s("kind = #vector.kind<");
    let kind = kind.and_then(|a| p.m.cx.enum_value(a)).unwrap_or(e::kind::ADD);
    p.s(e::ENUMS[e::VECTOR_KIND as usize].text(kind).unwrap_or(""));
    p.c('>');
}

// vector.contract

/// `{indexing_maps = ..., iterator_types = ["parallel"], kind = ...} %a, %b, %c : T, U into V`
pub fn parse_contract(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let traits = p.attr(None)?;
    let AttrData::Dict(_) = p.m.cx.attr_data(traits) else {
        return Err(p.error(loc, "expected-dictionary", "expected a dictionary of indexing_maps and iterator_types"));
    };
    let entries: Vec<(Sym, Attr)> = p.m.cx.dict_entries(traits).collect();
    for (name, mut a) in entries {
        if name == Sym::ITERATOR_TYPES {
            let words = p.m.cx.array_items(a).unwrap_or_default();
            let mut items = Vec::with_capacity(words.len());
            for w in words {
                let value = p.m.cx.str_value(w).and_then(|w| e::ENUMS[e::VECTOR_ITERATOR as usize].value(p.m.cx.str(w)));
                let Some(value) = value else {
                    return Err(p.error(loc, "unknown-iterator", "an iterator type is \"parallel\" or \"reduction\""));
                };
                items.push(p.m.cx.attr(AttrData::Enum { def: e::VECTOR_ITERATOR, value }));
            }
            a = p.m.cx.array_attr(&items);
        }
        if name == Sym::KIND && p.m.cx.enum_value(a) == Some(e::kind::ADD) {
            continue;
        }
        s.attrs.push((name, a));
    }
    let (a, _, b) = (p.operand()?, p.expect(",")?, p.operand()?);
    p.expect(",")?;
    let c = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let (t1, _, t2) = (p.ty()?, p.expect(",")?, p.ty()?);
    p.expect("into")?;
    let t3 = p.ty()?;
    p.resolve_all(&[a, b, c], &[t1, t2, t3], loc, &mut s.operands)?;
    s.results.push(t3);
    Ok(())
}
/// Writes what [`parse_contract`] reads.
pub fn print_contract(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let [a, b, c] = *m.operands(op) else { return };
    p.s(" {indexing_maps = ");
    if let Some(maps) = m.attr(op, Sym::INDEXING_MAPS) {
        p.attr(maps);
    }
    p.s(", iterator_types = [");
    let items = m.attr(op, Sym::ITERATOR_TYPES).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    p.list(items, |p, a| {
        let value = p.m.cx.enum_value(a).unwrap_or(0);
        p.c('"');
        p.s(e::ENUMS[e::VECTOR_ITERATOR as usize].text(value).unwrap_or(""));
        p.c('"');
    });
    p.s("], ");
    print_kind(p, m.attr(op, Sym::KIND));
    p.s("} ");
    p.values(&[a, b, c]);
    p.attr_dict(op, &[Sym::INDEXING_MAPS, Sym::ITERATOR_TYPES, Sym::KIND]);
    p.s(" : ");
    p.types_of(&[a, b]);
    p.s(" into ");
    p.ty(m.ty(c));
}

// vector.mask

/// `%mask(, %passthru)? { op } : vector<4xi1> -> T`
pub fn parse_mask(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mask = p.operand()?;
    let through = if p.eat(",") { Some(p.operand()?) } else { None };
    let loc = p.loc();
    let region = p.region(v::MASK_OP, &[], false)?;
    s.regions.push(region);
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    if p.eat("->") {
        p.result_types(&mut s.results)?;
    }
    let mask = p.resolve(mask, ty)?;
    s.operands.push(mask);
    if let Some(v) = through {
        let Some(&ty) = s.results.first() else {
            return Err(p.error(loc, "passthru-without-result", "a pass-through value has the type of the result, and there is none"));
        };
        let v = p.resolve(v, ty)?;
        s.operands.push(v);
    }
    Ok(())
}
/// Writes what [`parse_mask`] reads: the operation inside on the same line.
pub fn print_mask(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.c(' ');
    p.values(m.operands(op));
    p.s(" { ");
    let inner = m.entry_block(op, 0).and_then(|b| m.block_ops(b).first().copied());
    if let Some(inner) = inner {
        p.op_body(inner);
    }
    p.s(" }");
    p.attr_dict(op, &[]);
    p.s(" : ");
    p.ty(m.ty(m.operand(op, 0)));
    if m.n_results(op) > 0 {
        p.s(" -> ");
        p.types(m.results(op).map(|v| m.ty(v)));
    }
}

// vector.warp_execute_on_lane_0

/// `(%lane)[32] [args(%a : types)] [-> (types)] { ... } {attrs}`
pub fn parse_warp(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    p.expect("(")?;
    let lane = p.operand()?;
    p.expect(")")?;
    let lane = p.resolve(lane, Type::INDEX)?;
    s.operands.push(lane);
    p.expect("[")?;
    let size = p.integer()?;
    p.expect("]")?;
    s.attrs.push((Sym::WARP_SIZE, p.m.cx.int_attr(Type::I64, size)));
    if p.eat("args") {
        p.expect("(")?;
        p.typed_operands(&mut s.operands)?;
        p.expect(")")?;
    }
    if p.eat("->") {
        p.result_types(&mut s.results)?;
    }
    let region = p.region(v::WARP_EXECUTE_ON_LANE_0, &[], false)?;
    s.regions.push(region);
    p.opt_attr_dict(&mut s.attrs)
}
/// Writes what [`parse_warp`] reads.
pub fn print_warp(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let Some((&lane, args)) = m.operands(op).split_first() else { return };
    p.c('(');
    p.value(lane);
    p.s(")[");
    if let Some(n) = m.attr(op, Sym::WARP_SIZE).and_then(|a| m.cx.int_value(a)) {
        p.int(n);
    }
    p.c(']');
    if !args.is_empty() {
        p.s(" args(");
        p.values(args);
        p.s(" : ");
        p.types_of(args);
        p.c(')');
    }
    if m.n_results(op) > 0 {
        p.s(" -> (");
        p.types(m.results(op).map(|v| m.ty(v)));
        p.c(')');
    }
    p.c(' ');
    if let Some(&r) = m.op_regions(op).first() {
        p.region(r, true, m.n_results(op) > 0);
    }
    p.attr_dict(op, &[Sym::WARP_SIZE]);
}
/// As many arguments and yielded values as operands and results.
pub fn verify_warp(m: &Module, op: Op, d: &mut crate::diag::Diags) {
    let Some(block) = m.entry_block(op, 0) else { return };
    if m.block_args(block).len() + 1 != m.n_operands(op) {
        return super::memref_verify::fail(m, op, d, "region-arguments", "has one argument of the region for each operand behind the lane");
    }
    if m.terminator(block).is_some_and(|end| m.n_operands(end) != m.n_results(op)) {
        super::memref_verify::fail(m, op, d, "yielded-values", "yields one value for each result");
    }
}

// Transfers.

/// The map that takes the last dimensions of a shape of `n` to those of a vector of `k`.
pub fn minor_identity(cx: &mut Context, n: u32, k: u32) -> AffineMap {
    let exprs: Vec<_> = (n - k..n).map(|i| affine::dim(cx, i)).collect();
    affine::map(cx, n, 0, &exprs)
}

/// Whether a map is one of those.
pub fn is_minor_identity(cx: &Context, map: AffineMap) -> bool {
    let k = map.exprs.len;
    map.n_syms == 0
        && k <= map.n_dims
        && cx.map_exprs(map).zip(map.n_dims - k..).all(|(x, i)| matches!(cx.expr_data(x), ExprData::Dim(d) if d == i))
}

/// For each result of a map, the dimension that it is; none for the constant 0. `None` for other maps.
pub fn projected(cx: &Context, map: AffineMap) -> Option<Vec<Option<u32>>> {
    cx.map_exprs(map)
        .map(|x| match cx.expr_data(x) {
            ExprData::Dim(d) => Some(Some(d)),
            ExprData::Const(0) => Some(None),
            _ => None,
        })
        .collect()
}

/// The [`sizes`] of the mask of a transfer: the vector's in the order of the memory's dimensions.
pub fn mask_sizes(cx: &Context, vector_ty: Type, map: AffineMap) -> Option<(Vec<i64>, u32)> {
    let (dims, scalable) = sizes(cx, vector_ty);
    let mut of: Vec<(u32, usize)> = projected(cx, map)?.iter().enumerate().filter_map(|(i, d)| Some(((*d)?, i))).collect();
    crate::order::sort_by_key(&mut of, |d| d.0);
    let mut out: Vec<i64> = of.iter().map(|d| dims.get(d.1).copied()).collect::<Option<_>>()?;
    let flags = of.iter().enumerate().fold(0, |f, (i, d)| f | (scalable >> d.1.min(31) & 1) << i.min(31));
    if out.is_empty() {
        out.push(1);
    }
    Some((out, flags))
}

/// The map of a transfer that does not write it.
fn usual_map(p: &mut Parser<'_>, shaped: Type, vector: Type) -> Parse<Attr> {
    let elem = p.m.cx.elem_type(shaped);
    let inner = rank(&p.m.cx, elem);
    let (n, k) = (rank(&p.m.cx, shaped), rank(&p.m.cx, vector).saturating_sub(inner));
    if n == 0 && p.m.cx.shape_of(vector) == Some(&[1]) {
        let zero = affine::constant(&mut p.m.cx, 0);
        let map = affine::map(&mut p.m.cx, 0, 0, &[zero]);
        return Ok(affine::map_attr(&mut p.m.cx, map));
    }
    if k > n {
        let loc = p.loc();
        return Err(p.error(loc, "expected-map", "expected a permutation_map, since the vector has more dimensions than its source"));
    }
    let map = minor_identity(&mut p.m.cx, n as u32, k as u32);
    Ok(affine::map_attr(&mut p.m.cx, map))
}

/// `%m[%i, ...], %pad(, %mask)? {...} : memref<...>, vector<...>`, or `%v, %m[%i, ...](, %mask)? ...` to write.
fn parse_transfer(p: &mut Parser<'_>, s: &mut OpState, write: bool) -> Parse<()> {
    let mut value = None;
    if write {
        value = Some(p.operand()?);
        p.expect(",")?;
    }
    let base = p.operand()?;
    let mut indices = Vec::new();
    p.operand_list(Delim::Square, &mut indices)?;
    let mut padding = None;
    if !write {
        p.expect(",")?;
        padding = Some(p.operand()?);
    }
    let mask = if p.eat(",") { Some(p.operand()?) } else { None };
    p.opt_attr_dict(&mut s.attrs)?;
    p.older_masked(&mut s.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let (t1, _, t2) = (p.ty()?, p.expect(",")?, p.ty()?);
    let (shaped, vector_ty) = if write { (t2, t1) } else { (t1, t2) };
    let is_shaped = matches!(p.m.cx.type_data(shaped), TypeData::MemRef { .. } | TypeData::Tensor { .. });
    if !is_shaped || !matches!(p.m.cx.type_data(vector_ty), TypeData::Vector { .. }) {
        return Err(p.error(loc, "transfer-types", "a transfer is between a memref or ranked tensor and a vector"));
    }
    let map = match s.attr(Sym::PERMUTATION_MAP) {
        Some(a) => a,
        None => {
            let a = usual_map(p, shaped, vector_ty)?;
            s.attrs.push((Sym::PERMUTATION_MAP, a));
            a
        }
    };
    let Some(map) = affine::attr_map(&p.m.cx, map) else {
        return Err(p.error(loc, "expected-map", "permutation_map is an affine map"));
    };
    if s.attr(Sym::IN_BOUNDS).is_none() {
        let items = alloc::vec![Attr::FALSE; map.exprs.len as usize];
        let a = p.m.cx.array_attr(&items);
        s.attrs.push((Sym::IN_BOUNDS, a));
    }
    if let Some(value) = value {
        let x = p.resolve(value, vector_ty)?;
        s.operands.push(x);
    }
    let x = p.resolve(base, shaped)?;
    s.operands.push(x);
    let n = indices.len();
    for i in indices {
        let x = p.resolve(i, Type::INDEX)?;
        s.operands.push(x);
    }
    if let Some(padding) = padding {
        let elem = p.m.cx.elem_type(shaped);
        let x = p.resolve(padding, elem)?;
        s.operands.push(x);
    }
    let has_mask = usize::from(mask.is_some());
    if let Some(mask) = mask {
        let Some((dims, scalable)) = mask_sizes(&p.m.cx, vector_ty, map) else {
            return Err(p.error(loc, "mask-type", "this permutation_map has no mask"));
        };
        let ty = vector(&mut p.m.cx, &dims, scalable, Type::I1);
        let places = projected(&p.m.cx, map).unwrap_or_default();
        let x = p.transfer_mask(mask, ty, &places)?;
        s.operands.push(x);
    }
    let sizes = if write { [1, 1, n, has_mask] } else { [1, n, 1, has_mask] };
    let sizes = p.sizes_attr(sizes.into_iter());
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
    if !write {
        s.results.push(vector_ty);
    } else if matches!(p.m.cx.type_data(shaped), TypeData::Tensor { .. }) {
        s.results.push(shaped);
    }
    Ok(())
}
fn print_transfer_attrs(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let mut elided = alloc::vec![Sym::OPERAND_SEGMENT_SIZES];
    if m.attr(op, Sym::PERMUTATION_MAP).and_then(|a| affine::attr_map(&m.cx, a)).is_some_and(|map| is_minor_identity(&m.cx, map)) {
        elided.push(Sym::PERMUTATION_MAP);
    }
    if m.attr(op, Sym::IN_BOUNDS).and_then(|a| m.cx.array_items(a)).is_none_or(|items| !items.contains(&Attr::TRUE)) {
        elided.push(Sym::IN_BOUNDS);
    }
    p.attr_dict(op, &elided);
    p.s(" : ");
}
/// `vector.transfer_read`
pub fn parse_transfer_read(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_transfer(p, s, false)
}
/// Writes what [`parse_transfer_read`] reads.
pub fn print_transfer_read(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let Some((&base, rest)) = m.operands(op).split_first() else { return };
    let n = rank(&m.cx, m.ty(base)).min(rest.len());
    p.c(' ');
    p.value(base);
    p.c('[');
    p.values(&rest[..n]);
    p.s("], ");
    p.values(&rest[n..]);
    print_transfer_attrs(p, op);
    p.ty(m.ty(base));
    p.s(", ");
    p.ty(m.ty(m.result(op, 0)));
}
/// `vector.transfer_write`
pub fn parse_transfer_write(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_transfer(p, s, true)
}
/// Writes what [`parse_transfer_write`] reads.
pub fn print_transfer_write(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let [value, base, rest @ ..] = m.operands(op) else { return };
    let n = rank(&m.cx, m.ty(*base)).min(rest.len());
    p.c(' ');
    p.value(*value);
    p.s(", ");
    p.value(*base);
    p.c('[');
    p.values(&rest[..n]);
    p.c(']');
    if rest.len() > n {
        p.s(", ");
        p.values(&rest[n..]);
    }
    print_transfer_attrs(p, op);
    p.ty(m.ty(*value));
    p.s(", ");
    p.ty(m.ty(*base));
}
