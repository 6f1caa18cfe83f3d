//! The `linalg` dialect on memory and tensors: `linalg.generic` and the named operations. What a named operation computes is a
//! region that its custom form leaves away (`linalg_named`). Source: MLIR documentation, "'linalg' Dialect",
//! mlir-opt 19 and 22.

use alloc::format;
use alloc::vec::Vec;

use super::linalg_named::{Maps, Place};
use super::linalg_verify as check;
use super::memref_fold::source_cast;
use crate::affine;
use crate::attr::{AttrData, ExprData};
use crate::constraint::{self as c, constraints};
use crate::context::Context;
use crate::dialect::{enums as e, linalg_mapper as mapper, linalg_named as names};
use crate::id::{Attr, Block, Loc, Op, Opcode, Sym, Type, Value};
use crate::module::Module;
use crate::row::*;
use crate::segments::operand_field;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::TypeData as T;

constraints! {
    /// What has a shape.
    SHAPED: "shaped of any type values", |cx, t| matches!(cx.type_data(t), T::MemRef { .. } | T::Tensor { .. } | T::Vector { .. } | T::UnrankedMemRef { .. } | T::UnrankedTensor(_));
}

const OPERANDS: &[ValueField] = &[var!("inputs", &c::ANY), var!("outputs", &SHAPED)];
const RESULTS: &[ValueField] = &[var!("result_tensors", &c::RANKED_TENSOR)];
const REGION: RowExtra = RowExtra { regions: &[RegionField { name: "region", kind: RegionKind::One }], ..NO_EXTRA };
const BODY: Traits = traits(&[Traits::SINGLE_BLOCK, Traits::READS, Traits::WRITES]);
const TRAITS: Traits = BODY.and(Traits::ATTR_SIZED_OPERANDS);
const MOVED: &[ValueField] = &[var!("operands", &SHAPED)];
const FACTORS: &[AttrField] = &[opt_attr(Sym::DILATIONS, AttrKind::IntElements), opt_attr(Sym::STRIDES, AttrKind::IntElements)];
/// How integers are cast.
const CAST: AttrField = opt_attr(Sym::CAST, AttrKind::Enum(e::LINALG_TYPE_FN));

/// An operation whose region follows from its name.
const fn named(name: &'static str, doc: &'static str) -> OpDef {
    OpDef {
        operands: OPERANDS,
        results: RESULTS,
        traits: TRAITS,
        extra: &REGION,
        format: custom!(parse_named, print_named),
        verify: Some(check::verify),
        // What was cast is worked on.
        fold: Some(source_cast),
        ..op(name, doc)
    }
}
const fn elementwise(name: &'static str) -> OpDef {
    named(name, "Computes each element of the output from those at the same place.")
}
const fn product(name: &'static str) -> OpDef {
    named(name, "Adds products.")
}
const fn quantized(name: &'static str) -> OpDef {
    named(name, "Adds products of numbers that count from a zero point.")
}
const fn window(name: &'static str) -> OpDef {
    OpDef { attrs: FACTORS, ..named(name, "Combines the elements of a window for each element of the output.") }
}
/// An operation whose maps follow from a list of dimensions.
const fn shaped(name: &'static str, doc: &'static str, format: Format) -> OpDef {
    OpDef {
        operands: MOVED,
        results: RESULTS,
        traits: BODY,
        extra: &REGION,
        format,
        verify: Some(check::verify),
        ..op(name, doc)
    }
}
const fn only_19(row: OpDef) -> OpDef {
    OpDef { traits: row.traits.and(Traits::ONLY_19), ..row }
}
const fn since_20(row: OpDef) -> OpDef {
    OpDef { traits: row.traits.and(Traits::SINCE_20), ..row }
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::BEFORE_LINALG;
    ABS = elementwise("linalg.abs");
    ADD = elementwise("linalg.add");
    BATCH_MATMUL = OpDef { attrs: &[opt_attr(Sym::INDEXING_MAPS, AttrKind::Array).since_20(), CAST.since_20()], ..product("linalg.batch_matmul") };
    BATCH_MATMUL_TRANSPOSE_A = only_19(product("linalg.batch_matmul_transpose_a"));
    BATCH_MATMUL_TRANSPOSE_B = only_19(product("linalg.batch_matmul_transpose_b"));
    BATCH_MATVEC = product("linalg.batch_matvec");
    BATCH_MMT4D = product("linalg.batch_mmt4d");
    BATCH_REDUCE_MATMUL = OpDef { attrs: &[opt_attr(Sym::INDEXING_MAPS, AttrKind::Array).since_20(), CAST.since_20()], ..product("linalg.batch_reduce_matmul") };
    BATCH_VECMAT = product("linalg.batch_vecmat");
    BROADCAST = OpDef { attrs: &[attr(Sym::DIMENSIONS, AttrKind::DenseI64)], extra: &RowExtra { result_name: "broadcasted", ..REGION }, ..shaped("linalg.broadcast", "Repeats elements along new dimensions.", custom!(mapper::parse_moved, mapper::print_moved)) };
    CEIL = elementwise("linalg.ceil");
    CONTRACT = since_20(OpDef { attrs: &[attr(Sym::INDEXING_MAPS, AttrKind::Array), CAST], ..product("linalg.contract") });
    CONV_1D = product("linalg.conv_1d");
    CONV_1D_NCW_FCW = window("linalg.conv_1d_ncw_fcw");
    CONV_1D_NWC_WCF = window("linalg.conv_1d_nwc_wcf");
    CONV_2D = product("linalg.conv_2d");
    CONV_2D_NCHW_FCHW = window("linalg.conv_2d_nchw_fchw");
    CONV_2D_NCHW_FCHW_Q = since_20(window("linalg.conv_2d_nchw_fchw_q"));
    CONV_2D_NGCHW_FGCHW = window("linalg.conv_2d_ngchw_fgchw");
    CONV_2D_NGCHW_GFCHW = window("linalg.conv_2d_ngchw_gfchw");
    CONV_2D_NGCHW_GFCHW_Q = window("linalg.conv_2d_ngchw_gfchw_q");
    CONV_2D_NHWC_FHWC = window("linalg.conv_2d_nhwc_fhwc");
    CONV_2D_NHWC_FHWC_Q = window("linalg.conv_2d_nhwc_fhwc_q");
    CONV_2D_NHWC_HWCF = window("linalg.conv_2d_nhwc_hwcf");
    CONV_2D_NHWC_HWCF_Q = window("linalg.conv_2d_nhwc_hwcf_q");
    CONV_2D_NHWGC_GFHWC = since_20(window("linalg.conv_2d_nhwgc_gfhwc"));
    CONV_2D_NHWGC_GFHWC_Q = since_20(window("linalg.conv_2d_nhwgc_gfhwc_q"));
    CONV_3D = product("linalg.conv_3d");
    CONV_3D_NCDHW_FCDHW = window("linalg.conv_3d_ncdhw_fcdhw");
    CONV_3D_NDHWC_DHWCF = window("linalg.conv_3d_ndhwc_dhwcf");
    CONV_3D_NDHWC_DHWCF_Q = window("linalg.conv_3d_ndhwc_dhwcf_q");
    COPY = OpDef { attrs: &[CAST], ..named("linalg.copy", "Copies elements, converted.") };
    DEPTHWISE_CONV_1D_NCW_CW = window("linalg.depthwise_conv_1d_ncw_cw");
    DEPTHWISE_CONV_1D_NWC_WC = window("linalg.depthwise_conv_1d_nwc_wc");
    DEPTHWISE_CONV_1D_NWC_WCM = window("linalg.depthwise_conv_1d_nwc_wcm");
    DEPTHWISE_CONV_2D_NCHW_CHW = window("linalg.depthwise_conv_2d_nchw_chw");
    DEPTHWISE_CONV_2D_NHWC_HWC = window("linalg.depthwise_conv_2d_nhwc_hwc");
    DEPTHWISE_CONV_2D_NHWC_HWC_Q = window("linalg.depthwise_conv_2d_nhwc_hwc_q");
    DEPTHWISE_CONV_2D_NHWC_HWCM = window("linalg.depthwise_conv_2d_nhwc_hwcm");
    DEPTHWISE_CONV_2D_NHWC_HWCM_Q = window("linalg.depthwise_conv_2d_nhwc_hwcm_q");
    DEPTHWISE_CONV_3D_NCDHW_CDHW = window("linalg.depthwise_conv_3d_ncdhw_cdhw");
    DEPTHWISE_CONV_3D_NDHWC_DHWC = window("linalg.depthwise_conv_3d_ndhwc_dhwc");
    DEPTHWISE_CONV_3D_NDHWC_DHWCM = window("linalg.depthwise_conv_3d_ndhwc_dhwcm");
    DIV = elementwise("linalg.div");
    DIV_UNSIGNED = elementwise("linalg.div_unsigned");
    DOT = product("linalg.dot");
    ERF = elementwise("linalg.erf");
    EXP = elementwise("linalg.exp");
    FILL = named("linalg.fill", "Sets all elements.");
    FLOOR = elementwise("linalg.floor");
    GENERIC = OpDef { operands: OPERANDS, results: RESULTS, attrs: &[attr(Sym::INDEXING_MAPS, AttrKind::Array), attr(Sym::ITERATOR_TYPES, AttrKind::Array), opt_attr(Sym::DOC, AttrKind::Str), opt_attr(Sym::LIBRARY_CALL, AttrKind::Str)], traits: TRAITS, extra: &REGION, format: custom!(parse_generic, print_generic), verify: Some(check::verify), fold: Some(source_cast), ..op("linalg.generic", "Runs a region for each point of a space, on the elements that maps say.") };
    INDEX = OpDef { results: &[one!("result", &c::INDEX)], attrs: &[attr(Sym::DIM, AttrKind::Int(Type::I64))], traits: Traits::PURE, format: Format::Asm("$dim attr-dict ':' type($result)"), verify: Some(check::index), fold: Some(fold_index), ..op("linalg.index", "Where the region runs.") };
    LOG = elementwise("linalg.log");
    MAP = OpDef { extra: &RowExtra { result_name: "mapped", ..REGION }, ..shaped("linalg.map", "Runs a region on elements.", custom!(mapper::parse_mapped, mapper::print_mapped)) };
    MATMUL = OpDef { attrs: &[opt_attr(Sym::INDEXING_MAPS, AttrKind::Array).since_20(), CAST], ..product("linalg.matmul") };
    MATMUL_TRANSPOSE_A = only_19(OpDef { attrs: &[CAST], ..product("linalg.matmul_transpose_a") });
    MATMUL_TRANSPOSE_B = only_19(OpDef { attrs: &[CAST], ..product("linalg.matmul_transpose_b") });
    MATVEC = product("linalg.matvec");
    MAX = elementwise("linalg.max");
    MIN = elementwise("linalg.min");
    MMT4D = product("linalg.mmt4d");
    MUL = elementwise("linalg.mul");
    NEGF = elementwise("linalg.negf");
    POOLING_NCHW_MAX = window("linalg.pooling_nchw_max");
    POOLING_NCHW_SUM = window("linalg.pooling_nchw_sum");
    POOLING_NCW_MAX = window("linalg.pooling_ncw_max");
    POOLING_NCW_SUM = window("linalg.pooling_ncw_sum");
    POOLING_NDHWC_MAX = window("linalg.pooling_ndhwc_max");
    POOLING_NDHWC_MIN = window("linalg.pooling_ndhwc_min");
    POOLING_NDHWC_SUM = window("linalg.pooling_ndhwc_sum");
    POOLING_NHWC_MAX = window("linalg.pooling_nhwc_max");
    POOLING_NHWC_MAX_UNSIGNED = window("linalg.pooling_nhwc_max_unsigned");
    POOLING_NHWC_MIN = window("linalg.pooling_nhwc_min");
    POOLING_NHWC_MIN_UNSIGNED = window("linalg.pooling_nhwc_min_unsigned");
    POOLING_NHWC_SUM = window("linalg.pooling_nhwc_sum");
    POOLING_NWC_MAX = window("linalg.pooling_nwc_max");
    POOLING_NWC_MAX_UNSIGNED = window("linalg.pooling_nwc_max_unsigned");
    POOLING_NWC_MIN = window("linalg.pooling_nwc_min");
    POOLING_NWC_MIN_UNSIGNED = window("linalg.pooling_nwc_min_unsigned");
    POOLING_NWC_SUM = window("linalg.pooling_nwc_sum");
    POWF = elementwise("linalg.powf");
    QUANTIZED_BATCH_MATMUL = quantized("linalg.quantized_batch_matmul");
    QUANTIZED_MATMUL = quantized("linalg.quantized_matmul");
    RECIPROCAL = elementwise("linalg.reciprocal");
    REDUCE = OpDef { attrs: &[attr(Sym::DIMENSIONS, AttrKind::DenseI64)], extra: &RowExtra { result_name: "reduced", ..REGION }, ..shaped("linalg.reduce", "Combines elements along dimensions.", custom!(mapper::parse_mapped, mapper::print_mapped)) };
    ROUND = elementwise("linalg.round");
    RSQRT = elementwise("linalg.rsqrt");
    SELECT = elementwise("linalg.select");
    SQRT = elementwise("linalg.sqrt");
    SQUARE = elementwise("linalg.square");
    SUB = elementwise("linalg.sub");
    TANH = elementwise("linalg.tanh");
    TRANSPOSE = OpDef { attrs: &[attr(Sym::PERMUTATION, AttrKind::DenseI64)], extra: &RowExtra { result_name: "transposed", ..REGION }, ..shaped("linalg.transpose", "Puts dimensions in another order.", custom!(mapper::parse_moved, mapper::print_moved)) };
    VECMAT = product("linalg.vecmat");
    YIELD = OpDef { operands: &[var!("values", &c::ANY)], traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]), format: Format::Asm("($values^)? attr-dict (':' type($values)^)?"), verify: Some(check::yields), ..op("linalg.yield", "The elements that a region computed.") };
}
}
pub use table::*;

/// The maps of a named operation in a release (`early`: 19), one operand behind each comma: a letter is a dimension of the space,
/// `(ab)` the sum of two, each times a stride or a dilation, `[ab]` their sum. `None` of operations without maps of their own.
pub fn named_maps(opcode: Opcode, early: bool) -> Option<&'static str> {
    names::spec(opcode, early).map(|s| s.0)
}

/// Whether an operation of this kind works on the elements of its operands: all of the dialect but `linalg.index` and
/// `linalg.yield`.
pub fn is_structured(opcode: Opcode) -> bool {
    ABS <= opcode && opcode < YIELD && opcode != INDEX
}

/// What an operation reads, and what it writes.
pub fn fields(m: &Module, op: Op) -> (&[Value], &[Value]) {
    let operands = m.operands(op);
    match m.kind(op) {
        REDUCE => operands.split_at(operands.len() / 2),
        k if mapper::is_one(k) => operands.split_at(operands.len().saturating_sub(1)),
        _ => (operand_field(m, op, 0), operand_field(m, op, 1)),
    }
}

/// Maps that an operation does not carry: those of its name, or of its list of dimensions. `None` where they follow from the
/// rank of the output.
pub(super) fn own_maps(m: &Module, op: Op) -> Option<Maps> {
    mapper::maps(m, op).or_else(|| names::maps(&m.cx, m.kind(op), &|name| m.attr(op, name)))
}

/// The indexing maps of an operation, one per operand.
pub fn indexing_maps(m: &mut Module, op: Op) -> Option<Vec<crate::attr::AffineMap>> {
    if let Some(given) = given_maps(m, op) {
        let items: Vec<Attr> = m.cx.array_items(given)?;
        return items.into_iter().map(|a| affine::attr_map(&m.cx, a)).collect();
    }
    if let Some(own) = own_maps(m, op) {
        let n = m.n_operands(op);
        return Some(own.affine(&mut m.cx, n));
    }
    let rank = |m: &Module, v: Value| m.cx.shape_of(m.ty(v)).map_or(0, <[i64]>::len) as u32;
    let n = fields(m, op).1.first().map(|&v| rank(m, v))?;
    let operands = m.operands(op).to_vec();
    Some(
        operands
            .into_iter()
            .map(|v| if rank(m, v) == n { affine::identity_map(&mut m.cx, n) } else { affine::map(&mut m.cx, n, 0, &[]) })
            .collect(),
    )
}

/// Which dimensions of an operation are parallel, by its maps: those of `linalg.generic` say so, of others they are those of the
/// usual output.
pub fn parallel_dims(m: &Module, op: Op, maps: &[crate::attr::AffineMap]) -> Vec<bool> {
    let n = maps.first().map_or(0, |map| map.n_dims);
    let iterators = m.attr(op, Sym::ITERATOR_TYPES).filter(|_| m.kind(op) == GENERIC).and_then(|a| m.cx.array_items(a));
    let usual = own_maps(m, op);
    let parallel = |d: u32| match (&iterators, &usual) {
        (Some(items), _) => items.get(d as usize).is_some_and(|&a| m.cx.enum_value(a) == Some(0)),
        (None, Some(maps)) => maps.out().contains(&Place::Dim(d)),
        // A contraction has no usual one.
        (None, None) => m.kind(op) != CONTRACT || maps.last().is_some_and(|out| m.cx.map_exprs(*out).any(|e| as_dim(&m.cx, e) == Some(d))),
    };
    (0..n).map(parallel).collect()
}

// Syntax.

/// `ins(%a, %b : types)`: values, types.
pub(super) fn group(p: &mut Parser<'_>, s: &mut OpState, word: &str) -> Parse<usize> {
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
fn parse_named(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let (loc, opcode) = (p.loc(), p.opcode);
    if takes_maps(&p.m.cx, opcode) && p.eat("indexing_maps") {
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
    let name = if takes_maps(&p.m.cx, opcode) { Sym::INDEXING_MAPS } else { Sym::LINALG_MEMOIZED };
    let maps = names::maps(&p.m.cx, opcode, &|name| s.attr(name));
    if let Some(maps) = maps.filter(|_| s.attr(name).is_none()) {
        let cx = &mut p.m.cx;
        let maps: Vec<Attr> = maps.affine(cx, operands.len()).into_iter().map(|map| affine::map_attr(cx, map)).collect();
        let maps = cx.array_attr(&maps);
        s.attrs.push((name, maps));
    }
    let wants = names::n_operands(opcode).unwrap_or(operands.len());
    if operands.len() != wants {
        return Err(p.error(loc, "operand-count", format!("{} operands where this operation has {wants}", operands.len())));
    }
    let elems: Vec<Type> = operands.iter().map(|&t| element(&p.m.cx, t)).collect();
    let unsigned = s.attr(Sym::CAST).and_then(|a| p.m.cx.enum_value(a)) == Some(1);
    match names::body(p.m, opcode, &elems, unsigned, loc) {
        Some(region) => {
            s.regions.push(region);
            Ok(())
        }
        None => Err(p.error(loc, "element-type", "elements of these types cannot be combined")),
    }
}

pub(super) fn print_groups(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let (inputs, outs) = fields(m, op);
    for (values, word) in [(inputs, " ins("), (outs, " outs(")] {
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

/// A dictionary of maps and iterators.
pub(crate) fn parse_traits(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
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
    Ok(())
}

/// `{indexing_maps = [...], iterator_types = ["parallel"]} ins(...) outs(...) [attrs = {...}] {...} [-> types]`
fn parse_generic(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_traits(p, s)?;
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

// What operations are asked.

/// The type of the elements of an operand; what is neither a memref nor a tensor is one itself.
pub(super) fn element(cx: &Context, ty: Type) -> Type {
    match cx.type_data(ty) {
        T::MemRef { elem, .. } | T::Tensor { elem, .. } => elem,
        _ => ty,
    }
}

pub(super) fn is_tensor(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), T::Tensor { .. })
}

/// The sizes of an operand; what is neither a memref nor a tensor has none.
pub(super) fn sizes(cx: &Context, ty: Type) -> &[i64] {
    match cx.type_data(ty) {
        T::MemRef { dims, .. } | T::Tensor { dims, .. } => cx.shape(dims),
        _ => &[],
    }
}

/// Whether maps are a property of an operation: of products only from release 20 on.
fn takes_maps(cx: &Context, opcode: Opcode) -> bool {
    opcode == GENERIC || !cx.early_folds && cx.registry.row(opcode).attr(Sym::INDEXING_MAPS).is_some()
}
pub(super) fn has_maps(m: &Module, op: Op) -> bool {
    takes_maps(&m.cx, m.kind(op))
}

/// The maps that an operation carries: a named one by a property of this name, others by their name alone.
pub(super) fn given_maps(m: &Module, op: Op) -> Option<Attr> {
    m.attr(op, Sym::INDEXING_MAPS).filter(|_| has_maps(m, op))
}

/// Whether the maps of a product are those that it has if it says nothing.
fn are_usual(m: &Module, op: Op, maps: Attr) -> bool {
    let (Some(usual), Some(maps)) = (own_maps(m, op), m.cx.array_items(maps)) else { return false };
    let same = |a: Attr, places: &[Place]| {
        let place = |e| as_dim(&m.cx, e).map_or(Place::Expr(e), Place::Dim);
        affine::attr_map(&m.cx, a)
            .is_some_and(|map| map.n_dims == usual.n_dims && map.n_syms == 0 && m.cx.map_exprs(map).map(place).eq(places.iter().copied()))
    };
    maps.len() == m.n_operands(op) && maps.into_iter().enumerate().all(|(i, a)| same(a, usual.of(i)))
}

/// Along a dimension of size 1 there is one place, in newer releases.
fn fold_index(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let around = m.parent_op(op).filter(|&p| !m.cx.early_folds && ABS <= m.kind(p) && m.kind(p) < END);
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

/// The name that an argument of a block is printed by, if the operation around gives it one.
pub fn argument_name(m: &Module, block: Block, i: usize) -> Option<&'static str> {
    let parent = m.regions[m.blocks[block].region].parent.get()?;
    let output = match m.kind(parent) {
        GENERIC => "out",
        MAP | REDUCE => "init",
        _ => return None,
    };
    Some(if i < fields(m, parent).0.len() { "in" } else { output })
}

/// The dimension that a result of a map is, if it is one.
pub fn as_dim(cx: &Context, e: crate::id::Expr) -> Option<u32> {
    match cx.expr_data(e) {
        ExprData::Dim(d) => Some(d),
        _ => None,
    }
}
