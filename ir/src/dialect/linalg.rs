//! The `linalg` dialect in part: `linalg.generic` and the named operations that programs for a CPU are made of. What a
//! named operation computes is a region that its custom form leaves away. Source: MLIR documentation, "'linalg' Dialect",
//! mlir-opt 19 and 22.

use alloc::format;
use alloc::vec::Vec;

use super::memref_verify::fail;
use crate::affine;
use crate::attr::{AttrData, ExprData};
use crate::constraint::{self as c, constraints};
use crate::context::Context;
use crate::diag::Diags;
use crate::dialect::{arith, complex, enums as e};
use crate::id::{Attr, Block, Loc, Op, Opcode, Region, Sym, Type, Value};
use crate::module::{Module, NewOp};
use crate::row::*;
use crate::segments::operand_field;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::{DYNAMIC, TypeData as T};

constraints! {
    /// What has a shape.
    SHAPED: "shaped of any type values", |cx, t| matches!(cx.type_data(t), T::MemRef { .. } | T::Tensor { .. } | T::Vector { .. } | T::UnrankedMemRef { .. } | T::UnrankedTensor(_));
}

const OPERANDS: &[ValueField] = &[var("inputs", &c::ANY), var("outputs", &SHAPED)];
const RESULTS: &[ValueField] = &[var("result_tensors", &c::RANKED_TENSOR)];
const REGION: RowExtra = RowExtra { regions: &[RegionField { name: "region", kind: RegionKind::One }], ..NO_EXTRA };
const TRAITS: Traits = traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINGLE_BLOCK, Traits::READS, Traits::WRITES]);

/// An operation whose region follows from its name.
const fn named(name: &'static str, doc: &'static str, parse: CustomParse) -> OpRow {
    OpRow {
        operands: OPERANDS,
        results: RESULTS,
        traits: TRAITS,
        extra: &REGION,
        format: Format::Custom(parse, print_named),
        verify: Some(verify),
        ..op(name, doc)
    }
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::BEFORE_LINALG;
    BATCH_MATMUL = OpRow { attrs: &[opt_attr(Sym::INDEXING_MAPS, AttrKind::Array).since_20()], ..named("linalg.batch_matmul", "Products of matrices, one for each position of the first dimension.", |p, s| parse_named(p, s, BATCH_MATMUL)) };
    COPY = named("linalg.copy", "Copies elements, converted.", |p, s| parse_named(p, s, COPY));
    DOT = named("linalg.dot", "The product of two vectors.", |p, s| parse_named(p, s, DOT));
    FILL = named("linalg.fill", "Sets all elements.", |p, s| parse_named(p, s, FILL));
    GENERIC = OpRow { operands: OPERANDS, results: RESULTS, attrs: &[attr(Sym::INDEXING_MAPS, AttrKind::Array), attr(Sym::ITERATOR_TYPES, AttrKind::Array), opt_attr(Sym::DOC, AttrKind::Str), opt_attr(Sym::LIBRARY_CALL, AttrKind::Str)], traits: TRAITS, extra: &REGION, format: Format::Custom(parse_generic, print_generic), verify: Some(verify), ..op("linalg.generic", "Runs a region for each point of a space, on the elements that maps say.") };
    INDEX = OpRow { results: &[one("result", &c::INDEX)], attrs: &[attr(Sym::DIM, AttrKind::Int(Type::I64))], traits: Traits::PURE, format: Format::Asm("$dim attr-dict ':' type($result)"), verify: Some(verify_index), fold: Some(fold_index), ..op("linalg.index", "Where the region runs.") };
    MATMUL = OpRow { attrs: &[opt_attr(Sym::INDEXING_MAPS, AttrKind::Array).since_20()], ..named("linalg.matmul", "The product of two matrices, added.", |p, s| parse_named(p, s, MATMUL)) };
    MATVEC = named("linalg.matvec", "The product of a matrix and a vector, added.", |p, s| parse_named(p, s, MATVEC));
    VECMAT = named("linalg.vecmat", "The product of a vector and a matrix, added.", |p, s| parse_named(p, s, VECMAT));
    YIELD = OpRow { operands: &[var("values", &c::ANY)], traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]), format: Format::Asm("($values^)? attr-dict (':' type($values)^)?"), verify: Some(verify_yield), ..op("linalg.yield", "The elements that a region computed.") };
}
}
pub use table::*;

/// The maps of a named operation: number of dimensions, and which ones each operand has. `None` where they follow from
/// the rank of the output.
fn shape_of_name(opcode: Opcode) -> Option<(u32, [&'static [u32]; 3])> {
    Some(match opcode {
        BATCH_MATMUL => (4, [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]]),
        DOT => (1, [&[0], &[0], &[]]),
        MATMUL => (3, [&[0, 2], &[2, 1], &[0, 1]]),
        MATVEC => (2, [&[0, 1], &[1], &[0]]),
        VECMAT => (2, [&[1], &[1, 0], &[0]]),
        _ => return None,
    })
}

/// The indexing maps of a named operation of fixed ranks, as attribute.
fn maps_of_name(cx: &mut Context, opcode: Opcode) -> Option<Attr> {
    let (n, maps) = shape_of_name(opcode)?;
    let maps: Vec<Attr> = maps
        .iter()
        .map(|dims| {
            let exprs: Vec<_> = dims.iter().map(|&d| affine::dim(cx, d)).collect();
            let map = affine::map(cx, n, 0, &exprs);
            affine::map_attr(cx, map)
        })
        .collect();
    Some(cx.array_attr(&maps))
}

/// The indexing maps of an operation, one per operand.
pub fn indexing_maps(m: &mut Module, op: Op) -> Option<Vec<crate::attr::AffineMap>> {
    let kind = m.kind(op);
    let given = given_maps(m, op).or_else(|| maps_of_name(&mut m.cx, kind));
    if let Some(given) = given {
        let items: Vec<Attr> = m.cx.array_items(given)?;
        return items.into_iter().map(|a| affine::attr_map(&m.cx, a)).collect();
    }
    let rank = |m: &Module, v: Value| m.cx.shape_of(m.ty(v)).map_or(0, <[i64]>::len) as u32;
    let n = operand_field(m, op, 1).first().map(|&v| rank(m, v))?;
    let operands = m.operands(op).to_vec();
    Some(
        operands
            .into_iter()
            .map(|v| if rank(m, v) == n { affine::identity_map(&mut m.cx, n) } else { affine::map(&mut m.cx, n, 0, &[]) })
            .collect(),
    )
}

/// Which dimensions of an operation are parallel, by its maps: those of `linalg.generic` say so, of products the ones of the
/// usual output, else all.
pub fn parallel_dims(m: &Module, op: Op, maps: &[crate::attr::AffineMap]) -> Vec<bool> {
    let n = maps.first().map_or(0, |map| map.n_dims);
    let iterators = m.attr(op, Sym::ITERATOR_TYPES).filter(|_| m.kind(op) == GENERIC).and_then(|a| m.cx.array_items(a));
    let usual = shape_of_name(m.kind(op));
    let parallel = |d: u32| match (&iterators, usual) {
        (Some(items), _) => items.get(d as usize).is_some_and(|&a| m.cx.enum_value(a) == Some(0)),
        (None, Some((_, maps))) => maps[2].contains(&d),
        (None, None) => true,
    };
    (0..n).map(parallel).collect()
}

// Syntax.

/// `ins(%a, %b : types)`: values, types.
fn group(p: &mut Parser<'_>, s: &mut OpState, word: &str) -> Parse<usize> {
    if !p.eat(word) {
        return Ok(0);
    }
    super::bufferization::typed(p, s, true)
}

fn groups(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let sizes = [group(p, s, "ins")? as i32, group(p, s, "outs")? as i32];
    let sizes = p.m.cx.i32_array(&sizes);
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
    Ok(())
}

/// `[indexing_maps = [...]] {attrs} ins(...) outs(...) [-> types]`
fn parse_named(p: &mut Parser<'_>, s: &mut OpState, opcode: Opcode) -> Parse<()> {
    let loc = p.loc();
    if !p.m.cx.early_folds && matches!(opcode, MATMUL | BATCH_MATMUL) && p.eat("indexing_maps") {
        p.expect("=")?;
        let loc = p.loc();
        let maps = p.attr(None)?;
        let is_map = |&a: &Attr| affine::attr_map(&p.m.cx, a).is_some();
        if !p.m.cx.array_items(maps).is_some_and(|items| items.iter().all(is_map)) {
            return Err(p.error(loc, "indexing-map", "expected a list of affine maps"));
        }
        s.attrs.push((Sym::INDEXING_MAPS, maps));
    }
    p.opt_attr_dict(&mut s.attrs)?;
    groups(p, s)?;
    if p.eat("->") {
        p.result_types(&mut s.results)?;
    }
    finish_named(p, s, opcode, loc)
}
/// Gives a named operation whose operands are known its maps and its region.
pub fn finish_named(p: &mut Parser<'_>, s: &mut OpState, opcode: Opcode, loc: Loc) -> Parse<()> {
    let operands: Vec<Type> = s.operands.iter().map(|&v| p.m.ty(v)).collect();
    let older = p.m.cx.early_folds;
    let name = if !older && matches!(opcode, MATMUL | BATCH_MATMUL) { Sym::INDEXING_MAPS } else { Sym::LINALG_MEMOIZED };
    if let Some(maps) = maps_of_name(&mut p.m.cx, opcode).filter(|_| s.attr(name).is_none()) {
        s.attrs.push((name, maps));
    }
    let wants = if matches!(opcode, FILL | COPY) { 2 } else { 3 };
    if operands.len() != wants {
        return Err(p.error(loc, "operand-count", format!("{} operands where this operation has {wants}", operands.len())));
    }
    let elems: Vec<Type> = operands.iter().map(|&t| element(&p.m.cx, t)).collect();
    match body(p.m, opcode, &elems, loc) {
        Some(region) => {
            s.regions.push(region);
            Ok(())
        }
        None => Err(p.error(loc, "element-type", "elements of these types cannot be combined")),
    }
}

/// A body under construction.
struct Body<'a> {
    m: &'a mut Module,
    ops: Vec<Op>,
    loc: Loc,
}

impl Body<'_> {
    fn put(&mut self, opcode: Opcode, operands: &[Value], ty: Type) -> Value {
        let op = self.m.append(NewOp { operands, results: &[ty], ..NewOp::new(opcode, self.loc) });
        self.ops.push(op);
        self.m.result(op, 0)
    }
    /// A value as one of another element type.
    fn cast(&mut self, v: Value, to: Type) -> Option<Value> {
        let from = self.m.ty(v);
        if from == to {
            return Some(v);
        }
        let cx = &self.m.cx;
        let opcode = match (cx.type_data(from), cx.type_data(to)) {
            (T::Float(a), T::Float(b)) if a.bits() < b.bits() => arith::EXTF,
            (T::Float(a), T::Float(b)) if a.bits() > b.bits() => arith::TRUNCF,
            (T::Integer { width: a, .. }, T::Integer { width: b, .. }) => if a < b { arith::EXTSI } else { arith::TRUNCI },
            (T::Integer { .. }, T::Float(_)) => arith::SITOFP,
            (T::Float(_), T::Integer { .. }) => arith::FPTOSI,
            _ => return None,
        };
        Some(self.put(opcode, &[v], to))
    }
}

/// The region of a named operation on elements of these types; `None` if it has none for them.
fn body(m: &mut Module, opcode: Opcode, elems: &[Type], loc: Loc) -> Option<Region> {
    let region = m.new_region();
    let block = m.new_block(elems);
    m.set_region_blocks(region, &[block]);
    let args: Vec<Value> = m.block_args(block).collect();
    let to = *elems.last()?;
    let early = m.cx.early_folds;
    let mut b = Body { m, ops: Vec::new(), loc };
    let value = match (opcode, &args[..]) {
        // Newer releases want the type of the elements, which is checked later.
        (FILL, &[x, _]) if !early => x,
        (FILL | COPY, &[x, _]) => b.cast(x, to)?,
        (_, &[x, y, sum]) => {
            let (mul, add) = match b.m.cx.type_data(to) {
                T::Float(_) => (arith::MULF, arith::ADDF),
                T::Integer { width: 1, .. } => (arith::ANDI, arith::ORI),
                T::Integer { .. } | T::Index => (arith::MULI, arith::ADDI),
                T::Complex(_) => (complex::MUL, complex::ADD),
                _ => return None,
            };
            let (x, y) = (b.cast(x, to)?, b.cast(y, to)?);
            let product = b.put(mul, &[x, y], to);
            b.put(add, &[sum, product], to)
        }
        _ => return None,
    };
    let mut ops = b.ops;
    ops.push(m.append(NewOp { operands: &[value], ..NewOp::new(YIELD, loc) }));
    m.set_block_ops(block, &ops);
    Some(region)
}

fn print_groups(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    for (i, word) in [" ins(", " outs("].into_iter().enumerate() {
        let values = operand_field(m, op, i);
        if !values.is_empty() {
            p.s(word);
            p.values(values);
            p.s(" : ");
            p.types_of(values);
            p.s(")");
        }
    }
}

fn print_results(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    if m.n_results(op) > 0 {
        p.s(" -> ");
        p.result_types(m.results(op).map(|v| m.ty(v)));
    }
}

fn print_named(p: &mut Printer<'_>, op: Op) {
    let own = has_maps(p.m, op);
    if let Some(maps) = p.m.attr(op, Sym::INDEXING_MAPS).filter(|&maps| own && !are_usual(p.m, op, maps)) {
        p.s(" indexing_maps = ");
        p.attr(maps);
    }
    let elided = [Sym::OPERAND_SEGMENT_SIZES, Sym::LINALG_MEMOIZED, Sym::INDEXING_MAPS];
    p.attr_dict(op, &elided[..if own { 3 } else { 2 }]);
    print_groups(p, op);
    print_results(p, op);
}

/// `{indexing_maps = [...], iterator_types = ["parallel"]} ins(...) outs(...) [attrs = {...}] {...} [-> types]`
fn parse_generic(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    // A dictionary, as such or by its alias.
    let given = p.attr(None)?;
    if !matches!(p.m.cx.attr_data(given), AttrData::Dict(_)) {
        return Err(p.error(loc, "expected-dictionary", "expected a dictionary of indexing_maps and iterator_types"));
    }
    s.attrs.extend(p.m.cx.dict_entries(given));
    if let Some(at) = s.attrs.iter().position(|a| a.0 == Sym::ITERATOR_TYPES) {
        let words = p.m.cx.array_items(s.attrs[at].1).unwrap_or_default();
        let mut items = Vec::with_capacity(words.len());
        for w in words {
            let value = p.m.cx.str_value(w).and_then(|w| e::ENUMS[e::LINALG_ITERATOR as usize].value(p.m.cx.str(w)));
            let Some(value) = value else {
                return Err(p.error(loc, "unknown-iterator", "an iterator type is \"parallel\" or \"reduction\""));
            };
            items.push(p.m.cx.attr(AttrData::Enum { def: e::LINALG_ITERATOR, value }));
        }
        s.attrs[at].1 = p.m.cx.array_attr(&items);
    }
    groups(p, s)?;
    if p.eat("attrs") {
        p.expect("=")?;
        p.opt_attr_dict(&mut s.attrs)?;
    }
    let region = p.region(GENERIC, &[], false)?;
    s.regions.push(region);
    if p.eat("->") {
        p.result_types(&mut s.results)?;
    }
    Ok(())
}

const OWN: &[Sym] = &[Sym::DOC, Sym::INDEXING_MAPS, Sym::ITERATOR_TYPES, Sym::LIBRARY_CALL];

fn print_generic(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" {");
    for (i, (name, a)) in OWN.iter().filter_map(|&n| Some((n, m.attr(op, n)?))).enumerate() {
        if i > 0 {
            p.s(", ");
        }
        p.s(m.cx.str(name));
        p.s(" = ");
        if name == Sym::ITERATOR_TYPES {
            p.c('[');
            p.list(m.cx.array_items(a).unwrap_or_default(), |p, a| {
                let value = p.m.cx.enum_value(a).unwrap_or(0);
                p.c('"');
                p.s(e::ENUMS[e::LINALG_ITERATOR as usize].text(value).unwrap_or(""));
                p.c('"');
            });
            p.c(']');
        } else {
            p.attr(a);
        }
    }
    p.c('}');
    print_groups(p, op);
    let mut own = OWN.to_vec();
    own.extend([Sym::OPERAND_SEGMENT_SIZES, Sym::LINALG_MEMOIZED]);
    if m.cx.dict_entries(m.op_record[op].attrs).any(|e| !own.contains(&e.0)) {
        p.s(" attrs = ");
        p.attr_dict(op, &own);
    }
    p.s(" ");
    if let Some(&r) = m.op_regions(op).first() {
        p.region(r, true, true);
    }
    print_results(p, op);
}

// Checks.

/// The type of the elements of an operand; what is neither a memref nor a tensor is one itself.
fn element(cx: &Context, ty: Type) -> Type {
    match cx.type_data(ty) {
        T::MemRef { elem, .. } | T::Tensor { elem, .. } => elem,
        _ => ty,
    }
}

/// The sizes of an operand; what is neither a memref nor a tensor has none.
fn sizes(cx: &Context, ty: Type) -> &[i64] {
    match cx.type_data(ty) {
        T::MemRef { dims, .. } | T::Tensor { dims, .. } => cx.shape(dims),
        _ => &[],
    }
}

/// Maps, operands and region belong to each other.
fn verify(m: &Module, op: Op, d: &mut Diags) {
    if let Some((name, text)) = wrong(m, op) {
        fail(m, op, d, name, text);
    }
}

fn wrong(m: &Module, op: Op) -> Option<(&'static str, &'static str)> {
    let (operands, outs) = (m.operands(op), operand_field(m, op, 1));
    let kind = m.kind(op);
    if outs.is_empty() && kind != GENERIC {
        return Some(("no-output", "has no operand to write to"));
    }
    let tensor = |v: &&Value| matches!(m.type_data(**v), T::Tensor { .. } | T::UnrankedTensor(_));
    let memory = |v: &&Value| matches!(m.type_data(**v), T::MemRef { .. } | T::UnrankedMemRef { .. });
    if !operands.is_empty() && operands.iter().any(|v| tensor(&v)) == operands.iter().any(|v| memory(&v)) {
        return Some(("operand-kinds", "works on tensors or on memory, not on both"));
    }
    let fixed = shape_of_name(kind);
    let inputs = operand_field(m, op, 0).len();
    if operands.len() != outs.len() + inputs {
        return Some(("operand-segments", "has operands that are neither read nor written"));
    }
    let wanted = if kind == FILL { Some(1) } else { fixed.map(|_| 2) };
    if wanted.is_some_and(|n| inputs != n || outs.len() != 1) {
        return Some(("operand-count", "has one operand to write to, and one or, of a product, two to read"));
    }
    if m.n_results(op) != outs.iter().filter(|&&v| matches!(m.type_data(v), T::Tensor { .. })).count() {
        return Some(("result-count", "has one result for each tensor that it writes"));
    }
    let block = m.entry_block(op, 0)?;
    let elems = |values: &[Value]| values.iter().map(|&v| element(&m.cx, m.ty(v))).collect::<Vec<_>>();
    if !m.block_args(block).map(|v| m.ty(v)).eq(elems(operands)) {
        return Some(("region-arguments", "has a region whose arguments are the elements of its operands"));
    }
    let Some(end) = m.terminator(block).filter(|&end| m.kind(end) == YIELD) else {
        return Some(("implicit-terminator", "expects its region to end with 'linalg.yield'"));
    };
    if !m.operands(end).iter().map(|&v| m.ty(v)).eq(elems(outs)) {
        return Some(("yielded-type", "has a region that gives the elements that are written"));
    }
    if fixed.is_some() && is_product(m, block).is_none() {
        return Some(("no-product", "has a region that adds a product of its first two arguments to the third"));
    }
    if kind == FILL && element(&m.cx, m.ty(operands[0])) != m.ty(operands[0]) {
        return Some(("no-scalar", "fills with a scalar"));
    }
    let iterators = m.attr(op, Sym::ITERATOR_TYPES).and_then(|a| m.cx.array_items(a));
    let is_iterator = |&a: &Attr| crate::verify::holds(&m.cx, a, AttrKind::Enum(e::LINALG_ITERATOR));
    if iterators.as_ref().is_some_and(|items| !items.iter().all(is_iterator)) {
        return Some(("iterator-types", "has iterator_types that are '#linalg.iterator_type' attributes"));
    }
    let iterators = iterators.map(|i| i.len() as u32);
    let maps = given_maps(m, op).map(|a| m.cx.array_items(a).unwrap_or_default());
    if maps.as_ref().is_some_and(|maps| maps.len() != operands.len()) {
        return Some(("indexing-map", "has one map for each operand"));
    }
    let rank = |v: Value| sizes(&m.cx, m.ty(v)).len();
    let mut space = iterators;
    // For each dimension the size along the first result of a map that is this dimension.
    let mut known: Vec<(u32, i64)> = Vec::new();
    for (i, &v) in operands.iter().enumerate() {
        let (n, dims): (u32, Vec<Option<u32>>) = match (&maps, fixed) {
            (Some(maps), _) => {
                let map = affine::attr_map(&m.cx, maps[i]).filter(|map| map.n_syms == 0);
                let Some(map) = map else { return Some(("indexing-map", "has a map with symbols")) };
                (map.n_dims, m.cx.map_exprs(map).map(|e| as_dim(&m.cx, e)).collect())
            }
            (None, Some((n, maps))) => (n, maps[i].iter().map(|&d| Some(d)).collect()),
            // The rank of the output says it.
            (None, None) => {
                let n = rank(outs[0]) as u32;
                (n, (0..n).filter(|_| rank(v) > 0).map(Some).collect())
            }
        };
        if *space.get_or_insert(n) != n {
            return Some(("indexing-map", "has maps of one space, with an iterator for each dimension"));
        }
        let shape = sizes(&m.cx, m.ty(v));
        if shape.len() != dims.len() {
            return Some(("indexing-map", "has maps with as many results as their operands have dimensions"));
        }
        if maps.is_some() && kind != GENERIC && !is_way(kind, i, &dims) {
            return Some(("indexing-map", "has a map that a product cannot have"));
        }
        for (&size, dim) in shape.iter().zip(dims) {
            if let Some(dim) = dim
                && !known.iter().any(|k| k.0 == dim)
            {
                known.push((dim, size));
            }
        }
    }
    let n = space.unwrap_or(0);
    if (known.len() as u32) < n && !operands.is_empty() {
        return Some(("indexing-map", "has maps one of which gives each dimension as it is"));
    }
    // What is not known could be anything.
    if known.iter().any(|k| k.1 == DYNAMIC) || operands.is_empty() {
        return None;
    }
    crate::order::sort_by_key(&mut known, |k| k.0);
    let (first, last): (Vec<i64>, Vec<i64>) = known.iter().map(|k| (0, k.1 - 1)).unzip();
    for (i, &v) in operands.iter().enumerate() {
        let map = maps.as_ref().and_then(|maps| affine::attr_map(&m.cx, maps[i]));
        for (at, &size) in sizes(&m.cx, m.ty(v)).iter().enumerate() {
            if size == DYNAMIC || size == 0 {
                continue;
            }
            let e = map.and_then(|map| m.cx.map_exprs(map).nth(at));
            let dim = e.map_or_else(|| Some(fixed.map_or(at as u32, |f| f.1[i][at])), |e| as_dim(&m.cx, e));
            let (from, to) = match (dim, e) {
                (Some(d), _) => (0, last[d as usize]),
                (None, Some(e)) => match (affine::eval(&m.cx, e, &first, &[]), affine::eval(&m.cx, e, &last, &[])) {
                    (Some(a), Some(b)) => (a, b),
                    _ => continue,
                },
                (None, None) => continue,
            };
            if from < 0 || to < 0 {
                return Some(("negative-index", "has a map that leads below 0"));
            }
            let reached = from.max(to);
            if reached >= size || dim.is_some() && reached + 1 != size {
                return Some(("size-mismatch", "has operands of different sizes along one dimension"));
            }
        }
    }
    None
}

/// Whether maps are a property of an operation: of products only from release 20 on.
fn has_maps(m: &Module, op: Op) -> bool {
    m.kind(op) == GENERIC || !m.cx.early_folds && m.row(op).attr(Sym::INDEXING_MAPS).is_some()
}

/// The maps that an operation carries: a named one by a property of this name, others by their name alone.
fn given_maps(m: &Module, op: Op) -> Option<Attr> {
    m.attr(op, Sym::INDEXING_MAPS).filter(|_| has_maps(m, op))
}

/// Whether the maps of a product are those that it has if it says nothing.
fn are_usual(m: &Module, op: Op, maps: Attr) -> bool {
    let (Some((n, usual)), Some(maps)) = (shape_of_name(m.kind(op)), m.cx.array_items(maps)) else { return false };
    let same = |a: Attr, dims: &[u32]| {
        affine::attr_map(&m.cx, a).is_some_and(|map| {
            map.n_dims == n && map.n_syms == 0 && m.cx.map_exprs(map).map(|e| as_dim(&m.cx, e)).eq(dims.iter().map(|&d| Some(d)))
        })
    };
    maps.len() == usual.len() && maps.into_iter().zip(usual).all(|(a, dims)| same(a, dims))
}

/// Whether an operand of a product may be read along these dimensions, or its output written: transposed, or the same for all
/// rows, columns or matrices.
fn is_way(kind: Opcode, i: usize, dims: &[Option<u32>]) -> bool {
    let Some((_, usual)) = shape_of_name(kind) else { return true };
    let Some(dims) = dims.iter().copied().collect::<Option<Vec<u32>>>() else { return false };
    let distinct = dims.iter().enumerate().all(|(i, d)| !dims[..i].contains(d));
    let inside = dims.iter().all(|d| usual[i].contains(d));
    distinct
        && match (kind, i, &dims[..]) {
            (MATMUL, 2, _) => true,
            (MATMUL, _, &[d]) => d == 2,
            (MATMUL, ..) => inside,
            (BATCH_MATMUL, 2, _) => dims == usual[2],
            (BATCH_MATMUL, _, &[d]) => d == 3,
            (BATCH_MATMUL, _, &[a, b]) => [a, b] == [0, 3] || [a, b] == usual[i][1..],
            (BATCH_MATMUL, _, &[first, ..]) => first == 0 && inside,
            _ => inside,
        }
}

/// Whether a block adds a product of its first two arguments to the third: operations of one operand may stand between.
fn is_product(m: &Module, block: Block) -> Option<()> {
    let mut args = m.block_args(block);
    let (x, y, sum) = (args.next()?, args.next()?, args.next()?);
    let (add, a, b) = parts(m, block, m.operand(m.terminator(block)?, 0))?;
    let (mul, a, b) = parts(m, block, if a == sum { b } else { Some(a).filter(|_| b == sum)? })?;
    let pair = matches!(
        (mul, add),
        (arith::MULF, arith::ADDF) | (arith::MULI, arith::ADDI) | (arith::ANDI, arith::ORI) | (complex::MUL, complex::ADD)
    );
    (pair && (a == x && b == y || a == y && b == x)).then_some(())
}

/// The operation of two operands that makes a value, and what its operands are made of by operations of one.
fn parts(m: &Module, block: Block, v: Value) -> Option<(Opcode, Value, Value)> {
    let op = m.def_op(made_of(m, block, v))?;
    match *m.operands(op) {
        [a, b] => Some((m.kind(op), made_of(m, block, a), made_of(m, block, b))),
        _ => None,
    }
}

fn made_of(m: &Module, block: Block, mut v: Value) -> Value {
    // No longer than the block, should it go in circles.
    for _ in m.block_ops(block) {
        match m.def_op(v) {
            Some(op) if m.n_operands(op) == 1 => v = m.operand(op, 0),
            _ => break,
        }
    }
    v
}

/// Inside an operation of so many dimensions.
fn verify_index(m: &Module, op: Op, d: &mut Diags) {
    let parent = m.parent_op(op).filter(|&p| BATCH_MATMUL <= m.kind(p) && m.kind(p) < END);
    let dim = m.attr(op, Sym::DIM).and_then(|a| m.cx.int_value(a)).unwrap_or(-1);
    let n = parent.and_then(|p| m.attr(p, Sym::ITERATOR_TYPES)).and_then(|a| m.cx.array_items(a)).map(|i| i.len() as i64);
    if parent.is_none() || dim < 0 || n.is_some_and(|n| dim >= n) {
        fail(m, op, d, "linalg-index", "stands in the region of an operation with such a dimension");
    }
}

/// Along a dimension of size 1 there is one place, in newer releases.
fn fold_index(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let around = m.parent_op(op).filter(|&p| !m.cx.early_folds && BATCH_MATMUL <= m.kind(p) && m.kind(p) < END);
    let dim = m.attr(op, Sym::DIM).and_then(|a| m.cx.int_value(a)).and_then(|d| u32::try_from(d).ok());
    let (Some(around), Some(dim)) = (around, dim) else { return false };
    let Some(maps) = indexing_maps(m, around) else { return false };
    let sizes = m.operands(around).iter().zip(maps).flat_map(|(&v, map)| m.cx.map_exprs(map).zip(sizes(&m.cx, m.ty(v))));
    let first = sizes.into_iter().find(|(e, _)| as_dim(&m.cx, *e) == Some(dim)).map(|(_, &size)| size);
    if first == Some(1) {
        out.push(Folded::Attr(m.cx.int_attr(Type::INDEX, 0)));
    }
    first == Some(1)
}

fn verify_yield(m: &Module, op: Op, d: &mut Diags) {
    if m.parent_op(op).is_none_or(|p| m.kind(p) < BATCH_MATMUL || END <= m.kind(p)) {
        fail(m, op, d, "linalg-yield", "expects to stand in the region of an operation of linalg");
    }
}

/// Whether an argument of a block is that of `linalg.generic`: the name that it is printed by.
pub fn argument_name(m: &Module, block: Block, i: usize) -> Option<&'static str> {
    let parent = m.regions[m.blocks[block].region].parent.get().filter(|&p| m.kind(p) == GENERIC)?;
    Some(if i < operand_field(m, parent, 0).len() { "in" } else { "out" })
}

/// The dimension that a result of a map is, if it is one.
pub fn as_dim(cx: &Context, e: crate::id::Expr) -> Option<u32> {
    match cx.expr_data(e) {
        ExprData::Dim(d) => Some(d),
        _ => None,
    }
}
