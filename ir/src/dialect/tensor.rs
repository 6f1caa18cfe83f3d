//! The `tensor` dialect: values of many elements. There is no lowering of it: tensors become memrefs before.
//! Source: MLIR documentation, "'tensor' Dialect".

use crate::constraint::{self as c, constraints};
use crate::context::Context;
use crate::dialect::tensor_verify as verify;
use crate::dialect::vector::{parse_from_elements, print_from_elements};
use crate::id::{Sym, Type};
use crate::row::*;
use crate::ty::{DYNAMIC, Sign, TypeData as T};

fn numbers(cx: &Context, t: Type) -> bool {
    matches!(cx.type_data(t), T::Integer { sign: Sign::Signless, .. } | T::Index)
}

constraints! {
    /// Any tensor.
    TENSOR: "tensor of any type values", |cx, t| matches!(cx.type_data(t), T::Tensor { .. } | T::UnrankedTensor(_));
    /// A tensor that has or may have dimensions.
    NON_0_RANKED: "non-0-ranked or unranked tensor", |cx, t| match cx.type_data(t) {
        T::Tensor { dims, .. } => !cx.shape(dims).is_empty(),
        T::UnrankedTensor(_) => true,
        _ => false,
    };
    /// A tensor of known sizes.
    STATIC: "statically shaped tensor of any type values", |cx, t| matches!(cx.type_data(t), T::Tensor { dims, .. } if !cx.shape(dims).contains(&DYNAMIC));
    /// Places in a tensor.
    NUMBERS: "ranked tensor of signless integer or index values", |cx, t| matches!(cx.type_data(t), T::Tensor { elem, .. } if numbers(cx, elem));
    /// A shape.
    SHAPE: "1D tensor of signless integer or index values", |cx, t| matches!(cx.type_data(t), T::Tensor { dims, elem, .. } if cx.shape(dims).len() == 1 && numbers(cx, elem));
    /// A number.
    SCALAR: "integer/index/float type", |cx, t| !cx.early_folds || matches!(cx.type_data(t), T::Integer { .. } | T::Index | T::Float(_));
}

/// The element type of a tensor.
fn elem(cx: &mut Context, ty: Type) -> Option<Type> {
    match cx.type_data(ty) {
        T::Tensor { elem, .. } | T::UnrankedTensor(elem) => Some(elem),
        _ => None,
    }
}

const SOURCE: ValueField = one!("source", &c::RANKED_TENSOR);
const DEST: ValueField = one!("dest", &c::RANKED_TENSOR);
const INDICES: ValueField = var!("indices", &c::INDEX);
const RESULT: &[ValueField] = &[one!("result", &c::RANKED_TENSOR)];
const SLICE_ATTRS: &[AttrField] = &[
    attr(Sym::STATIC_OFFSETS, AttrKind::DenseI64),
    attr(Sym::STATIC_SIZES, AttrKind::DenseI64),
    attr(Sym::STATIC_STRIDES, AttrKind::DenseI64),
];
const INSERTED: &[ValueField] = &[SOURCE, DEST, var!("offsets", &c::INDEX), var!("sizes", &c::INDEX), var!("strides", &c::INDEX)];
const INSERT_FORMAT: &str = "$source 'into' $dest '' custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict ':' type($source) 'into' type($dest)";
const BODY: &[RegionField] = &[RegionField { name: "body", kind: RegionKind::One }];
const TILES: &[AttrField] = &[
    opt_attr(Sym::OUTER_DIMS_PERM, AttrKind::DenseI64),
    attr(Sym::INNER_DIMS_POS, AttrKind::DenseI64),
    attr(Sym::STATIC_INNER_TILES, AttrKind::DenseI64),
];

const fn named(result_name: &'static str, types: &'static [TypeRule]) -> RowExtra {
    RowExtra { result_name, types, ..NO_EXTRA }
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::vector::END;
    BITCAST = OpDef { operands: &[one!("source", &TENSOR)], results: &[one!("dest", &TENSOR)], traits: Traits::PURE, format: Format::Asm("$source attr-dict ':' type($source) 'to' type($dest)"), verify: Some(verify::bitcast), ..op("tensor.bitcast", "The bits of the elements as another type.") };
    CAST = OpDef { operands: &[one!("source", &TENSOR)], results: &[one!("dest", &TENSOR)], traits: Traits::PURE, format: Format::Asm("$source attr-dict ':' type($source) 'to' type($dest)"), extra: &named("cast", &[]), verify: Some(verify::cast), ..op("tensor.cast", "Changes what a tensor type says statically.") };
    COLLAPSE_SHAPE = OpDef { operands: &[one!("src", &TENSOR)], results: &[one!("result", &TENSOR)], attrs: &[attr(Sym::REASSOCIATION, AttrKind::Array)], traits: Traits::PURE, format: Format::Asm("$src $reassociation attr-dict ':' type($src) 'into' type($result)"), extra: &named("collapsed", &[]), verify: Some(verify::collapse_shape), fold: Some(verify::fold_reshape), ..op("tensor.collapse_shape", "Groups of dimensions as one each.") };
    CONCAT = OpDef { operands: &[var!("inputs", &c::RANKED_TENSOR)], results: RESULT, attrs: &[attr(Sym::DIM, AttrKind::Int(Type::I64))], traits: Traits::PURE, format: Format::Asm("'dim' '(' $dim ')' $inputs attr-dict ':' functional-type(operands, results)"), extra: &named("concat", &[]), verify: Some(verify::concat), ..op("tensor.concat", "Tensors behind each other along a dimension.") };
    DIM = OpDef { operands: &[one!("source", &NON_0_RANKED), one!("index", &c::INDEX)], results: &[one!("result", &c::INDEX)], traits: traits(&[Traits::NO_MEMORY_EFFECT]), format: Format::Asm("attr-dict $source ',' $index ':' type($source)"), extra: &named("dim", &[]), fold: Some(verify::fold_dim), ..op("tensor.dim", "The size of a dimension.") };
    EMPTY = OpDef { operands: &[var!("dynamicSizes", &c::INDEX)], results: RESULT, traits: Traits::PURE, format: Format::Asm("'('$dynamicSizes')' attr-dict ':' type($result)"), verify: Some(verify::sizes_0), ..op("tensor.empty", "A tensor of which only the shape matters.") };
    EXPAND_SHAPE = OpDef { operands: &[one!("src", &TENSOR), var!("output_shape", &c::INDEX)], results: &[one!("result", &TENSOR)], attrs: &[attr(Sym::REASSOCIATION, AttrKind::Array), attr(Sym::STATIC_OUTPUT_SHAPE, AttrKind::DenseI64)], traits: Traits::PURE, format: Format::Asm("$src $reassociation 'output_shape' custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict ':' type($src) 'into' type($result)"), extra: &named("expanded", &[]), verify: Some(verify::expand_shape), fold: Some(verify::fold_reshape), ..op("tensor.expand_shape", "Each dimension as a group of dimensions.") };
    EXTRACT = OpDef { operands: &[one!("tensor", &c::RANKED_TENSOR), INDICES], results: &[one!("result", &c::ANY)], traits: Traits::PURE, format: Format::Asm("$tensor '[' $indices ']' attr-dict ':' type($tensor)"), extra: &named("extracted", &[TypeRule::From("result", "tensor", elem, "result type matches element type of tensor")]), verify: Some(|m, op, d| verify::indices(m, op, 0, d)), fold: Some(verify::fold_extract), ..op("tensor.extract", "An element.") };
    EXTRACT_SLICE = OpDef { operands: &[SOURCE, var!("offsets", &c::INDEX), var!("sizes", &c::INDEX), var!("strides", &c::INDEX)], results: RESULT, attrs: SLICE_ATTRS, traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::PURE]), format: Format::Asm("$source '' custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict ':' type($source) 'to' type($result)"), extra: &named("extracted_slice", &[]), verify: Some(verify::extract_slice), ..op("tensor.extract_slice", "A part of a tensor.") };
    FROM_ELEMENTS = OpDef { operands: &[var!("elements", &c::ANY)], results: &[one!("result", &STATIC)], traits: Traits::PURE, format: custom!(parse_from_elements, print_from_elements), extra: &named("from_elements", &[]), verify: Some(verify::from_elements), fold: Some(verify::fold_from_elements), ..op("tensor.from_elements", "A tensor of scalars.") };
    GATHER = OpDef { operands: &[SOURCE, one!("indices", &NUMBERS)], results: RESULT, attrs: &[attr(Sym::GATHER_DIMS, AttrKind::DenseI64), opt_attr(Sym::UNIQUE, AttrKind::Unit)], traits: Traits::PURE, format: Format::Asm("$source '[' $indices ']' 'gather_dims' '(' $gather_dims ')' ('unique' $unique^)? attr-dict ':' functional-type(operands, results)"), extra: &named("gather", &[]), verify: Some(verify::gather), ..op("tensor.gather", "Parts of a tensor from where another one says.") };
    GENERATE = OpDef { operands: &[var!("dynamicExtents", &c::INDEX)], results: RESULT, traits: traits(&[Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS]), format: Format::Asm("$dynamicExtents $body attr-dict ':' type($result)"), extra: &RowExtra { regions: BODY, result_name: "generated", ..NO_EXTRA }, verify: Some(verify::generate), ..op("tensor.generate", "A tensor whose elements a region computes.") };
    INSERT = OpDef { operands: &[one!("scalar", &c::ANY), DEST, INDICES], results: RESULT, traits: Traits::PURE, format: Format::Asm("$scalar 'into' $dest '[' $indices ']' attr-dict ':' type($dest)"), extra: &named("inserted", &[TypeRule::Same(&["dest", "result"]), TypeRule::From("scalar", "dest", elem, "scalar type matches element type of dest")]), verify: Some(|m, op, d| verify::indices(m, op, 1, d)), ..op("tensor.insert", "A tensor with an element replaced.") };
    INSERT_SLICE = OpDef { operands: INSERTED, results: RESULT, attrs: SLICE_ATTRS, traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::PURE]), format: Format::Asm(INSERT_FORMAT), extra: &named("inserted_slice", &[TypeRule::Same(&["dest", "result"])]), verify: Some(verify::insert_slice), ..op("tensor.insert_slice", "A tensor with a part replaced.") };
    PACK = OpDef { operands: &[SOURCE, DEST, opt!("padding_value", &c::ANY), var!("inner_tiles", &c::INDEX)], results: RESULT, attrs: TILES, traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::NO_MEMORY_EFFECT, Traits::ONLY_19]), format: Format::Asm("$source ('padding_value' '(' $padding_value^ ':' type($padding_value) ')')? ('outer_dims_perm' '=' $outer_dims_perm^)? 'inner_dims_pos' '=' $inner_dims_pos 'inner_tiles' '=' custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) 'into' $dest attr-dict ':' type($source) '->' type($dest)"), extra: &named("pack", &[TypeRule::Same(&["dest", "result"])]), verify: Some(verify::tiles), ..op("tensor.pack", "A tensor as a tensor of tiles.") };
    PAD = OpDef { operands: &[SOURCE, var!("low", &c::INDEX), var!("high", &c::INDEX)], results: RESULT, attrs: &[attr(Sym::STATIC_LOW, AttrKind::DenseI64), attr(Sym::STATIC_HIGH, AttrKind::DenseI64), opt_attr(Sym::NOFOLD, AttrKind::Unit)], traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::PURE, Traits::SINGLE_BLOCK]), format: Format::Asm("$source ('nofold' $nofold^)? 'low' '' custom<DynamicIndexList>($low, $static_low) 'high' '' custom<DynamicIndexList>($high, $static_high) $region attr-dict ':' type($source) 'to' type($result)"), extra: &RowExtra { regions: &[RegionField { name: "region", kind: RegionKind::One }], result_name: "padded", ..NO_EXTRA }, verify: Some(verify::pad), ..op("tensor.pad", "A tensor with values around it.") };
    PARALLEL_INSERT_SLICE = OpDef { operands: INSERTED, attrs: SLICE_ATTRS, traits: Traits::ATTR_SIZED_OPERANDS, format: Format::Asm(INSERT_FORMAT), verify: Some(verify::parallel_insert_slice), ..op("tensor.parallel_insert_slice", "The part of a tensor that a thread replaces.") };
    RANK = OpDef { operands: &[one!("tensor", &TENSOR)], results: &[one!("result", &c::INDEX)], traits: Traits::PURE, format: Format::Asm("$tensor attr-dict ':' type($tensor)"), extra: &named("rank", &[]), fold: Some(crate::dialect::memref_fold::rank), ..op("tensor.rank", "The number of dimensions.") };
    RESHAPE = OpDef { operands: &[one!("source", &TENSOR), one!("shape", &SHAPE)], results: &[one!("result", &TENSOR)], traits: Traits::PURE, format: Format::Asm("$source '(' $shape ')' attr-dict ':' functional-type(operands, results)"), extra: &named("reshape", &[]), verify: Some(verify::reshape), ..op("tensor.reshape", "The same elements in another shape.") };
    SCATTER = OpDef { operands: &[SOURCE, DEST, one!("indices", &NUMBERS)], results: RESULT, attrs: &[attr(Sym::SCATTER_DIMS, AttrKind::DenseI64), opt_attr(Sym::UNIQUE, AttrKind::Unit)], traits: Traits::PURE, format: Format::Asm("$source 'into' $dest '[' $indices ']' 'scatter_dims' '(' $scatter_dims ')' ('unique' $unique^)? attr-dict ':' functional-type(operands, results)"), extra: &named("scatter", &[]), verify: Some(verify::scatter), ..op("tensor.scatter", "Parts of a tensor to where another one says.") };
    SPLAT = OpDef { operands: &[one!("input", &SCALAR), var!("dynamicSizes", &c::INDEX)], results: &[one!("aggregate", &c::RANKED_TENSOR)], traits: Traits::PURE, format: Format::Asm("$input ('[' $dynamicSizes^ ']')? attr-dict ':' type($aggregate)"), extra: &named("splat", &[TypeRule::From("input", "aggregate", elem, "operand type matches element type of result")]), verify: Some(verify::sizes_1), fold: Some(verify::fold_splat), ..op("tensor.splat", "A tensor of one value.") };
    UNPACK = OpDef { operands: &[SOURCE, DEST, var!("inner_tiles", &c::INDEX)], results: RESULT, attrs: TILES, traits: traits(&[Traits::NO_MEMORY_EFFECT, Traits::ONLY_19]), format: Format::Asm("$source ('outer_dims_perm' '=' $outer_dims_perm^)? 'inner_dims_pos' '=' $inner_dims_pos 'inner_tiles' '=' custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) 'into' $dest attr-dict ':' type($source) '->' type($dest)"), extra: &named("unpack", &[TypeRule::Same(&["dest", "result"])]), verify: Some(verify::tiles), ..op("tensor.unpack", "A tensor of tiles as a tensor.") };
    YIELD = OpDef { operands: &[one!("value", &c::ANY)], traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]), format: Format::Asm("$value attr-dict ':' type($value)"), extra: &RowExtra { more: &RowMore { parents: &["tensor.generate", "tensor.pad"], ..NO_MORE }, ..NO_EXTRA }, ..op("tensor.yield", "Gives an element to the operation around it.") };
}
}
pub use table::*;
