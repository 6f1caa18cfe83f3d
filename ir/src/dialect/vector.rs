//! The `vector` dialect: vectors of any rank, as far as their operations have counterparts one to one or are data
//! movement, contractions, outer products, transfers and masks. Missing: lanes of warps.
//! Source: MLIR documentation, "'vector' Dialect".

use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::constraint::{self as c, constraints};
use crate::context::Context;
use crate::diag::Diags;
use crate::dialect::{enums as e, memref_shape, vector_fold as vf, vector_fold_parts as vp, vector_slices as vsl, vector_syntax as vs};
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::*;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::TypeData;

fn rank(cx: &Context, t: Type) -> Option<usize> {
    match cx.type_data(t) {
        TypeData::Vector { dims, .. } => Some(cx.shape(dims).len()),
        _ => None,
    }
}

constraints! {
    /// Vector of truth values.
    MASK: "vector of 1-bit signless integer values", |cx, t| rank(cx, t).is_some() && cx.elem_type(t) == Type::I1;
    /// The same of one dimension.
    MASK_1D: "vector of 1-bit signless integer values of ranks 1", |cx, t| rank(cx, t) == Some(1) && cx.elem_type(t) == Type::I1;
    /// Scalable vector of one dimension.
    SCALABLE_1D: "scalable vector of any type values of ranks 1", |cx, t| rank(cx, t) == Some(1) && (c::SCALABLE_VECTOR.holds)(cx, t);
    /// Vector of known size.
    FIXED: "fixed-length vector of any type values", |cx, t| rank(cx, t).is_some() && !(c::SCALABLE_VECTOR.holds)(cx, t);
    /// Vector of truth values of one dimension and known size.
    MASK_FIXED: "fixed-length vector of 1-bit signless integer values of ranks 1", |cx, t| (MASK_1D.holds)(cx, t) && (FIXED.holds)(cx, t);
    /// Vector of floats.
    FLOATS: "vector of floating-point values", |cx, t| rank(cx, t).is_some() && matches!(cx.type_data(cx.elem_type(t)), TypeData::Float(_));
    /// Vector of indices.
    INTEGERS: "vector of integer or index values", |cx, t| rank(cx, t).is_some_and(|n| n > 0) && matches!(cx.type_data(cx.elem_type(t)), TypeData::Integer { .. } | TypeData::Index);
    /// Vector of `index` of one dimension.
    INDICES_1D: "vector of index values of ranks 1", |cx, t| rank(cx, t) == Some(1) && cx.elem_type(t) == Type::INDEX;
    /// What prints.
    PRINTABLE: "integer, index, float or vector", |cx, t| rank(cx, t).is_some() || matches!(cx.type_data(t), TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_));
    /// Integer, index or float.
    SCALAR: "integer/index/float type", |cx, t| matches!(cx.type_data(t), TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_));
}

const SOURCE: &[ValueField] = &[one!("source", &c::VECTOR)];
const RESULT: &[ValueField] = &[one!("result", &c::VECTOR)];
const INDICES: ValueField = var!("indices", &c::INDEX);
const BASE: ValueField = one!("base", &c::MEMREF);
const ALIGNMENT: AttrField = opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)).since_20();
const NONTEMPORAL: AttrField = opt_false_attr(Sym::NONTEMPORAL);
const FASTMATH: AttrField = def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0);
const KIND: AttrField = attr(Sym::KIND, AttrKind::Enum(e::VECTOR_KIND));
const POSITION: AttrField = attr(Sym::STATIC_POSITION, AttrKind::DenseI64);
const OFFSETS: AttrField = attr(Sym::OFFSETS, AttrKind::IntArray(Type::I64));
const STRIDES: AttrField = attr(Sym::STRIDES, AttrKind::IntArray(Type::I64));
const MASKED: &[ValueField] = &[BASE, INDICES, one!("mask", &MASK_1D), one!("pass_thru", &c::VECTOR_1D)];
const MASKED_STORE: &[ValueField] = &[BASE, INDICES, one!("mask", &MASK_1D), one!("valueToStore", &c::VECTOR_1D)];
const FIXED_MASK: ValueField = one!("mask", &MASK_FIXED);
const EXPANDED: &[ValueField] = &[BASE, INDICES, FIXED_MASK, one!("pass_thru", &c::VECTOR_1D)];
const COMPRESSED: &[ValueField] = &[BASE, INDICES, FIXED_MASK, one!("valueToStore", &c::VECTOR_1D)];
const TRANSFER: &[AttrField] = &[attr(Sym::PERMUTATION_MAP, AttrKind::AffineMap), attr(Sym::IN_BOUNDS, AttrKind::IntArray(Type::I1))];
const PASS_THRU: RowExtra = same(&[TypeRule::Same(&["pass_thru", "result"])]);
const LOADS: &str = "$base '[' $indices ']' ',' $mask ',' $pass_thru attr-dict ':' type($base) ',' type($mask) ',' type($pass_thru) 'into' type($result)";
const STORES: &str = "$base '[' $indices ']' ',' $mask ',' $valueToStore attr-dict ':' type($base) ',' type($mask) ',' type($valueToStore)";

/// A vector to a vector.
const fn cast(name: &'static str, doc: &'static str, format: &'static str) -> OpDef {
    OpDef {
        operands: SOURCE,
        results: RESULT,
        traits: Traits::PURE,
        format: Format::Asm(format),
        ..op(name, doc)
    }
}
const fn same(types: &'static [TypeRule]) -> RowExtra {
    RowExtra { types, ..NO_EXTRA }
}

#[rustfmt::skip]
mod table {
use super::*;
crate::dialect! {
    start crate::dialect::complex::END;
    BITCAST = OpDef { fold: Some(vp::bitcast), verify: Some(verify_bitcast), ..cast("vector.bitcast", "Reads the bits of a vector as other elements.", "$source attr-dict ':' type($source) 'to' type($result)") };
    BROADCAST = OpDef { fold: Some(vf::broadcast), operands: &[one!("source", &c::ANY)], results: &[one!("vector", &c::VECTOR)], verify: Some(verify_broadcast), ..cast("vector.broadcast", "Repeats a scalar or vector.", "$source attr-dict ':' type($source) 'to' type($vector)") };
    COMPRESSSTORE = OpDef { operands: COMPRESSED, attrs: &[ALIGNMENT], traits: Traits::WRITES, format: Format::Asm(STORES), verify: Some(verify_access), ..op("vector.compressstore", "Stores the elements that a mask picks behind each other.") };
    CONSTANT_MASK = OpDef { fold: Some(vp::constant_mask), results: &[one!("result", &MASK)], attrs: &[attr(Sym::MASK_DIM_SIZES, AttrKind::Any)], traits: Traits::PURE, verify: Some(verify_sizes), format: custom!(vs::parse_constant_mask, vs::print_constant_mask), ..op("vector.constant_mask", "A mask of leading elements, of known numbers.") };
    CONTRACT = OpDef { operands: &[one!("lhs", &c::VECTOR), one!("rhs", &c::VECTOR), one!("acc", &c::ANY)], results: &[one!("result", &c::ANY)], attrs: &[attr(Sym::INDEXING_MAPS, AttrKind::Array), attr(Sym::ITERATOR_TYPES, AttrKind::Array), def_attr(Sym::KIND, AttrKind::Enum(e::VECTOR_KIND), 1)], traits: Traits::PURE, format: custom!(vs::parse_contract, vs::print_contract), extra: &same(&[TypeRule::Same(&["acc", "result"])]), verify: Some(verify_contract), ..op("vector.contract", "Products summed up along some dimensions.") };
    CREATE_MASK = OpDef { operands: &[var!("operands", &c::INDEX)], results: &[one!("result", &MASK)], traits: Traits::PURE, verify: Some(verify_sizes), format: Format::Asm("$operands attr-dict ':' type($result)"), ..op("vector.create_mask", "A mask of leading elements.") };
    DEINTERLEAVE = OpDef { operands: &[one!("source", &c::VECTOR)], results: &[one!("res1", &c::VECTOR), one!("res2", &c::VECTOR)], traits: Traits::PURE, verify: Some(verify_halves), format: Format::Asm("$source attr-dict ':' type($source) '->' type($res1)"), extra: &RowExtra { types: &[TypeRule::Same(&["res1", "res2"])], result_names: crate::row::named(halves), ..NO_EXTRA }, ..op("vector.deinterleave", "The elements of even and of odd number.") };
    EXPANDLOAD = OpDef { operands: EXPANDED, results: &[one!("result", &c::VECTOR_1D)], attrs: &[ALIGNMENT], traits: Traits::READS, format: Format::Asm(LOADS), extra: &PASS_THRU, verify: Some(verify_access), ..op("vector.expandload", "Loads elements to where a mask says.") };
    EXTRACT = OpDef { operands: &[one!("vector", &c::VECTOR), var!("dynamic_position", &c::INDEX)], results: &[one!("result", &c::ANY)], attrs: &[POSITION], traits: Traits::PURE, format: Format::Asm("$vector '' custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict ':' type($result) 'from' type($vector)"), verify: Some(verify_position), fold: Some(vf::extract), ..op("vector.extract", "An element or part of a vector.") };
    EXTRACTELEMENT = OpDef { operands: &[one!("vector", &c::VECTOR), opt!("position", &c::SIGNLESS_INTEGER_OR_INDEX)], results: &[one!("result", &c::ANY)], traits: traits(&[Traits::PURE, Traits::ONLY_19]), format: Format::Asm("$vector '[' ($position^ ':' type($position))? ']' attr-dict ':' type($vector)"), extra: &same(&[TypeRule::From("result", "vector", elem, "result type matches element type of vector operand")]), verify: Some(verify_element), ..op("vector.extractelement", "An element of a vector.") };
    EXTRACT_STRIDED_SLICE = OpDef { verify: Some(vsl::verify), fold: Some(vp::extract_slice), attrs: &[OFFSETS, attr(Sym::SIZES, AttrKind::IntArray(Type::I64)), STRIDES], operands: &[one!("vector", &c::VECTOR)], ..cast("vector.extract_strided_slice", "A box out of a vector.", "$vector attr-dict ':' type($vector) 'to' type($result)") };
    FLAT_TRANSPOSE = OpDef { operands: &[one!("matrix", &c::VECTOR_1D)], results: &[one!("res", &c::VECTOR_1D)], attrs: &[attr(Sym::ROWS, AttrKind::Int(Type::I32)), attr(Sym::COLUMNS, AttrKind::Int(Type::I32))], traits: traits(&[Traits::PURE, Traits::ONLY_19]), format: Format::Asm("$matrix attr-dict ':' type($matrix) '->' type($res)"), ..op("vector.flat_transpose", "A matrix in a vector of one dimension, transposed.") };
    FMA = OpDef { operands: &[one!("lhs", &FLOATS), one!("rhs", &FLOATS), one!("acc", &FLOATS)], results: &[one!("result", &FLOATS)], traits: traits(&[Traits::PURE, Traits::ELEMENTWISE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]), format: Format::Asm("$lhs ',' $rhs ',' $acc attr-dict ':' type($lhs)"), ..op("vector.fma", "Products plus summands.") };
    FROM_ELEMENTS = OpDef { fold: Some(vp::from_elements), operands: &[var!("elements", &c::ANY)], results: &[one!("result", &FIXED)], traits: Traits::PURE, format: custom!(parse_from_elements, print_from_elements), verify: Some(verify_elements), ..op("vector.from_elements", "A vector of scalars.") };
    GATHER = OpDef { operands: &[one!("base", &c::ANY), INDICES, one!("index_vec", &INTEGERS), one!("mask", &MASK), one!("pass_thru", &c::VECTOR)], results: &[one!("result", &c::VECTOR)], attrs: &[ALIGNMENT], traits: Traits::READS, format: Format::Asm("$base '[' $indices ']' ' ' '[' $index_vec ']' ',' $mask ',' $pass_thru attr-dict ':' type($base) ',' type($index_vec) ',' type($mask) ',' type($pass_thru) 'into' type($result)"), verify: Some(verify_places), extra: &PASS_THRU, ..op("vector.gather", "Loads elements from where a vector says.") };
    INSERT = OpDef { fold: Some(vp::insert), operands: &[one!("source", &c::ANY), one!("dest", &c::VECTOR), var!("dynamic_position", &c::INDEX)], results: &[one!("result", &c::VECTOR)], attrs: &[POSITION], traits: Traits::PURE, format: Format::Asm("$source ',' $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict ':' type($source) 'into' type($dest)"), extra: &same(&[TypeRule::Same(&["dest", "result"])]), verify: Some(verify_position), ..op("vector.insert", "A vector with an element or part replaced.") };
    INSERTELEMENT = OpDef { operands: &[one!("source", &c::ANY), one!("dest", &c::VECTOR), opt!("position", &c::SIGNLESS_INTEGER_OR_INDEX)], results: &[one!("result", &c::VECTOR)], traits: traits(&[Traits::PURE, Traits::ONLY_19]), format: Format::Asm("$source ',' $dest '[' ($position^ ':' type($position))? ']' attr-dict ':' type($result)"), extra: &same(&[TypeRule::From("source", "result", elem, "source operand type matches element type of result"), TypeRule::Same(&["dest", "result"])]), verify: Some(verify_element), ..op("vector.insertelement", "A vector with an element replaced.") };
    INSERT_STRIDED_SLICE = OpDef { fold: Some(vp::insert_slice), verify: Some(vsl::verify), operands: &[one!("source", &c::VECTOR), one!("dest", &c::VECTOR)], attrs: &[OFFSETS, STRIDES], extra: &same(&[TypeRule::Same(&["dest", "result"])]), ..cast("vector.insert_strided_slice", "A vector with a box replaced.", "$source ',' $dest attr-dict ':' type($source) 'into' type($dest)") };
    INTERLEAVE = OpDef { verify: Some(verify_halves), operands: &[one!("lhs", &c::VECTOR), one!("rhs", &c::VECTOR)], extra: &same(&[TypeRule::Same(&["lhs", "rhs"])]), ..cast("vector.interleave", "The elements of two vectors in turn.", "$lhs ',' $rhs attr-dict ':' type($lhs) '->' type($result)") };
    LOAD = OpDef { operands: &[BASE, INDICES], results: &[one!("result", &c::VECTOR)], attrs: &[NONTEMPORAL, ALIGNMENT], traits: Traits::READS, format: Format::Asm("$base '[' $indices ']' attr-dict ':' type($base) ',' type($result)"), verify: Some(verify_access), fold: Some(crate::dialect::memref_fold::source_cast), ..op("vector.load", "Loads elements behind each other.") };
    MASKEDLOAD = OpDef { operands: MASKED, results: &[one!("result", &c::VECTOR_1D)], attrs: &[ALIGNMENT], traits: Traits::READS, format: Format::Asm(LOADS), extra: &PASS_THRU, verify: Some(verify_access), fold: Some(crate::dialect::memref_fold::source_cast), ..op("vector.maskedload", "Loads the elements that a mask picks.") };
    MASKEDSTORE = OpDef { operands: MASKED_STORE, attrs: &[ALIGNMENT], traits: Traits::WRITES, format: Format::Asm(STORES), verify: Some(verify_access), fold: Some(crate::dialect::memref_fold::source_cast), ..op("vector.maskedstore", "Stores the elements that a mask picks.") };
    MASK_OP = OpDef { operands: &[one!("mask", &MASK), opt!("passthru", &c::ANY)], results: &[var!("results", &c::ANY)], traits: traits(&[Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS, Traits::NO_REGION_ARGS]), format: custom!(vs::parse_mask, vs::print_mask), extra: &RowExtra { regions: &[RegionField { name: "maskRegion", kind: RegionKind::One }], more: &RowMore { implicit_terminator: "vector.yield", ..NO_MORE }, ..NO_EXTRA }, verify: Some(verify_mask), ..op("vector.mask", "An operation on the elements that a mask picks.") };
    MATRIX_MULTIPLY = OpDef { operands: &[one!("lhs", &c::VECTOR_1D), one!("rhs", &c::VECTOR_1D)], results: &[one!("res", &c::VECTOR_1D)], attrs: &[attr(Sym::LHS_ROWS, AttrKind::Int(Type::I32)), attr(Sym::LHS_COLUMNS, AttrKind::Int(Type::I32)), attr(Sym::RHS_COLUMNS, AttrKind::Int(Type::I32))], traits: traits(&[Traits::PURE, Traits::ONLY_19]), format: Format::Asm("$lhs ',' $rhs attr-dict ':' '(' type($lhs) ',' type($rhs) ')' '->' type($res)"), ..op("vector.matrix_multiply", "The product of matrices in vectors of one dimension.") };
    MULTI_REDUCTION = OpDef { operands: &[one!("source", &c::VECTOR), one!("acc", &c::ANY)], results: &[one!("dest", &c::ANY)], attrs: &[KIND, attr(Sym::REDUCTION_DIMS, AttrKind::Any)], traits: Traits::PURE, verify: Some(verify_multi_reduction), format: custom!(vs::parse_multi_reduction, vs::print_multi_reduction), extra: &same(&[TypeRule::Same(&["acc", "dest"])]), ..op("vector.multi_reduction", "One value of all elements along some dimensions.") };
    OUTERPRODUCT = OpDef { operands: &[one!("lhs", &c::VECTOR), one!("rhs", &c::ANY), opt!("acc", &c::VECTOR)], results: &[one!("result", &c::VECTOR)], attrs: &[def_attr(Sym::KIND, AttrKind::Enum(e::VECTOR_KIND), 1)], traits: Traits::PURE, format: custom!(vs::parse_outerproduct, vs::print_outerproduct), verify: Some(verify_outerproduct), ..op("vector.outerproduct", "Products of all pairs of elements.") };
    PRINT = OpDef { operands: &[opt!("source", &PRINTABLE)], attrs: &[def_attr(Sym::PUNCTUATION, AttrKind::Enum(e::VECTOR_PUNCTUATION), 1), opt_attr(Sym::STRING_LITERAL, AttrKind::Str)], traits: Traits::WRITES, format: Format::Asm("($source^ ':' type($source))? ('str' $stringLiteral^)? ('punctuation' $punctuation^)? attr-dict"), verify: Some(verify_print), ..op("vector.print", "Prints a value, for tests.") };
    REDUCTION = OpDef { operands: &[one!("vector", &c::VECTOR), opt!("acc", &c::ANY)], results: &[one!("dest", &c::ANY)], attrs: &[KIND, FASTMATH], traits: Traits::PURE, format: Format::Asm("$kind ',' $vector (',' $acc^)? ('fastmath' '' $fastmath^)? attr-dict ':' type($vector) 'into' type($dest)"), extra: &same(&[TypeRule::Same(&["acc", "dest"])]), verify: Some(verify_reduction), ..op("vector.reduction", "One value of all elements.") };
    RESHAPE = OpDef { operands: &[one!("vector", &c::VECTOR), var!("input_shape", &c::INDEX), var!("output_shape", &c::INDEX)], results: &[one!("result", &c::VECTOR)], attrs: &[attr(Sym::FIXED_VECTOR_SIZES, AttrKind::IntArray(Type::I64))], traits: traits(&[Traits::PURE, Traits::ATTR_SIZED_OPERANDS, Traits::ONLY_19]), format: Format::Asm("$vector ',' '[' $input_shape ']' ',' '[' $output_shape ']' ',' $fixed_vector_sizes attr-dict ':' type($vector) 'to' type($result)"), ..op("vector.reshape", "A vector of another shape, part of a larger one.") };
    SCALABLE_EXTRACT = OpDef { operands: &[one!("source", &SCALABLE_1D)], verify: Some(verify_scalable), results: &[one!("res", &c::VECTOR_1D)], attrs: &[attr(Sym::POS, AttrKind::Int(Type::I64))], traits: Traits::PURE, format: Format::Asm("$source '[' $pos ']' attr-dict ':' type($res) 'from' type($source)"), ..op("vector.scalable.extract", "A part of a vector of a size that is not known.") };
    SCALABLE_INSERT = OpDef { operands: &[one!("source", &c::VECTOR_1D), one!("dest", &SCALABLE_1D)], verify: Some(verify_scalable), results: &[one!("res", &c::VECTOR_1D)], attrs: &[attr(Sym::POS, AttrKind::Int(Type::I64))], traits: Traits::PURE, format: Format::Asm("$source ',' $dest '[' $pos ']' attr-dict ':' type($source) 'into' type($dest)"), extra: &same(&[TypeRule::Same(&["dest", "res"])]), ..op("vector.scalable.insert", "A vector of a size that is not known with a part replaced.") };
    SCAN = OpDef { operands: &[one!("source", &c::VECTOR), one!("initial_value", &c::VECTOR)], results: &[one!("dest", &c::VECTOR), one!("accumulated_value", &c::VECTOR)], attrs: &[KIND, attr(Sym::REDUCTION_DIM, AttrKind::Int(Type::I64)), attr(Sym::INCLUSIVE, AttrKind::Bool)], traits: Traits::PURE, format: Format::Asm("$kind ',' $source ',' $initial_value attr-dict ':' type($source) ',' type($initial_value)"), extra: &RowExtra { types: &[TypeRule::Same(&["source", "dest"]), TypeRule::Same(&["initial_value", "accumulated_value"])], result_names: crate::row::named(scanned), ..NO_EXTRA }, verify: Some(verify_scan), ..op("vector.scan", "Running results along a dimension.") };
    SCATTER = OpDef { operands: &[one!("base", &c::ANY), INDICES, one!("index_vec", &INTEGERS), one!("mask", &MASK), one!("valueToStore", &c::VECTOR)], results: &[opt!("result", &c::RANKED_TENSOR)], attrs: &[ALIGNMENT], traits: Traits::WRITES, format: Format::Asm("$base '[' $indices ']' ' ' '[' $index_vec ']' ',' $mask ',' $valueToStore attr-dict ':' type($base) ',' type($index_vec) ',' type($mask) ',' type($valueToStore) ('->' type($result)^)?"), verify: Some(verify_scatter), ..op("vector.scatter", "Stores elements to where a vector says.") };
    SHAPE_CAST = OpDef { fold: Some(vp::shape_cast), verify: Some(verify_shape_cast), ..cast("vector.shape_cast", "The same elements in another shape.", "$source attr-dict ':' type($source) 'to' type($result)") };
    SHUFFLE = OpDef { fold: Some(vf::shuffle), operands: &[one!("v1", &FIXED), one!("v2", &FIXED)], results: &[one!("vector", &FIXED)], attrs: &[attr(Sym::MASK, AttrKind::Any)], traits: Traits::PURE, format: custom!(vs::parse_shuffle, vs::print_shuffle), verify: Some(verify_shuffle), ..op("vector.shuffle", "Elements of two vectors by number.") };
    SPLAT = OpDef { fold: Some(vf::broadcast), operands: &[one!("input", &SCALAR)], results: &[one!("aggregate", &c::VECTOR)], traits: traits(&[Traits::PURE, Traits::ONLY_19]), format: Format::Asm("$input attr-dict ':' type($aggregate)"), extra: &same(&[TypeRule::From("input", "aggregate", elem, "operand type matches element type of result")]), ..op("vector.splat", "Repeats a scalar.") };
    STEP = OpDef { fold: Some(vp::step), results: &[one!("result", &INDICES_1D)], traits: Traits::PURE, format: Format::Asm("attr-dict ':' type($result)"), ..op("vector.step", "0, 1, 2, ...") };
    STORE = OpDef { operands: &[one!("valueToStore", &c::VECTOR), BASE, INDICES], attrs: &[NONTEMPORAL, ALIGNMENT], traits: Traits::WRITES, format: Format::Asm("$valueToStore ',' $base '[' $indices ']' attr-dict ':' type($base) ',' type($valueToStore)"), verify: Some(verify_access), fold: Some(crate::dialect::memref_fold::source_cast), ..op("vector.store", "Stores elements behind each other.") };
    TO_ELEMENTS = OpDef { fold: Some(vp::to_elements), operands: &[one!("source", &c::VECTOR)], results: &[var!("elements", &c::ANY)], traits: traits(&[Traits::PURE, Traits::SINCE_20]), format: custom!(parse_to_elements, print_to_elements), verify: Some(verify_to_elements), ..op("vector.to_elements", "The elements of a vector.") };
    TRANSFER_READ = OpDef { operands: &[one!("source", &c::ANY), INDICES, one!("padding", &c::ANY), opt!("mask", &MASK)], results: &[one!("vector", &c::VECTOR)], attrs: TRANSFER, traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::READS]), format: custom!(vs::parse_transfer_read, vs::print_transfer_read), verify: Some(verify_transfer), fold: Some(vf::transfer), ..op("vector.transfer_read", "Elements of memory as a vector, with padding outside.") };
    TRANSFER_WRITE = OpDef { operands: &[one!("vector", &c::VECTOR), one!("source", &c::ANY), INDICES, opt!("mask", &MASK)], results: &[opt!("result", &c::RANKED_TENSOR)], attrs: TRANSFER, traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::WRITES]), format: custom!(vs::parse_transfer_write, vs::print_transfer_write), verify: Some(verify_transfer), fold: Some(vf::transfer), ..op("vector.transfer_write", "A vector as elements of memory, without those outside.") };
    TRANSPOSE = OpDef { fold: Some(vf::transpose), operands: &[one!("vector", &c::VECTOR)], attrs: &[attr(Sym::PERMUTATION, AttrKind::DenseI64)], verify: Some(verify_transpose), ..cast("vector.transpose", "A vector with its dimensions in another order.", "$vector ',' $permutation attr-dict ':' type($vector) 'to' type($result)") };
    TYPE_CAST = OpDef { operands: &[one!("memref", &c::STATIC_MEMREF)], results: &[one!("result", &c::MEMREF)], traits: Traits::PURE, verify: Some(verify_type_cast), format: Format::Asm("$memref attr-dict ':' type($memref) 'to' type($result)"), ..op("vector.type_cast", "A memref of scalars as one vector in memory.") };
    VSCALE = OpDef { results: &[one!("res", &c::INDEX)], traits: Traits::PURE, format: Format::Asm("attr-dict"), extra: &RowExtra { result_name: "vscale", ..NO_EXTRA }, ..op("vector.vscale", "How often the least size of a scalable vector is there.") };
    WARP_EXECUTE_ON_LANE_0 = OpDef { operands: &[one!("laneid", &c::INDEX), var!("args", &c::ANY)], results: &[var!("results", &c::ANY)], attrs: &[attr(Sym::WARP_SIZE, AttrKind::Int(Type::I64))], traits: traits(&[Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS, Traits::ONLY_19]), format: custom!(vs::parse_warp, vs::print_warp), extra: &RowExtra { regions: &[RegionField { name: "warpRegion", kind: RegionKind::One }], more: &RowMore { implicit_terminator: "vector.yield", ..NO_MORE }, ..NO_EXTRA }, verify: Some(vs::verify_warp), ..op("vector.warp_execute_on_lane_0", "Runs a region on the first lane only, on what all lanes hold together.") };
    YIELD = OpDef { operands: &[var!("operands", &c::ANY)], traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]), format: Format::Asm("attr-dict ($operands^ ':' type($operands))?"), ..op("vector.yield", "Gives the results of a mask.") };
}
}
pub use table::*;

/// `%res1`, `%res2`
fn halves(_: &Module, _: Op, i: usize, out: &mut alloc::string::String) {
    out.push_str(if i == 0 { "res1" } else { "res2" });
}

/// `%dest`, `%accumulated_value`
fn scanned(_: &Module, _: Op, i: usize, out: &mut alloc::string::String) {
    out.push_str(if i == 0 { "dest" } else { "accumulated_value" });
}

fn elem(cx: &mut Context, ty: Type) -> Option<Type> {
    Some(cx.elem_type(ty))
}

fn shape(m: &Module, ty: Type) -> Vec<i64> {
    m.cx.shape_of(ty).unwrap_or_default().to_vec()
}

/// The dimensions of a vector, scalable ones as negative numbers: they are no sizes of the others, and products of a scalable
/// one are scalable.
fn sizes(m: &Module, ty: Type) -> Vec<i64> {
    let mut dims = shape(m, ty);
    if let TypeData::Vector { scalable, .. } = m.cx.type_data(ty) {
        dims.iter_mut().enumerate().filter(|d| scalable >> d.0 & 1 != 0).for_each(|d| *d.1 = -*d.1);
    }
    dims
}

fn wrong(m: &Module, op: Op, d: &mut Diags, message: &str) {
    d.error("vector", m.op_record[op].loc, alloc::format!("'{}' {message}", m.op_name(op)));
}

fn verify_print(m: &Module, op: Op, d: &mut Diags) {
    if m.attr(op, Sym::STRING_LITERAL).is_some() && (m.n_operands(op) > 0 || m.attr(op, Sym::PUNCTUATION).is_some()) {
        wrong(m, op, d, "prints a text, or a value with punctuation, not both");
    }
}

/// Of a vector with one dimension, with a position, or with none.
fn verify_element(m: &Module, op: Op, d: &mut Diags) {
    let Some(at) = m.row(op).operands.iter().position(|o| matches!(o.name, "vector" | "dest")) else { return };
    let n = shape(m, m.ty(m.operand(op, at))).len();
    if n > 1 || m.n_operands(op) != at + 1 + n {
        wrong(m, op, d, "has a vector of one dimension and a position in it, or one without dimensions and no position");
    }
}

fn is_vector(m: &Module, t: Type) -> bool {
    matches!(m.cx.type_data(t), TypeData::Vector { .. })
}

fn verify_bitcast(m: &Module, op: Op, d: &mut Diags) {
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let (a, b) = (shape(m, from), shape(m, to));
    if a.len() != b.len() {
        return wrong(m, op, d, "does not change the rank");
    }
    let bits = |t| match m.cx.type_data(m.cx.elem_type(t)) {
        TypeData::Integer { width, .. } => Some(width as i128),
        TypeData::Float(k) => Some(k.bits() as i128),
        // Indices and pointers, of which a data layout may say another width.
        _ => core::iter::successors(m.parent_op(op), |&o| m.parent_op(o)).all(|o| m.attr(o, Sym::DLTI_DL_SPEC).is_none()).then_some(64),
    };
    let Some((last_a, outer_a)) = a.split_last() else {
        if bits(from).zip(bits(to)).is_some_and(|(x, y)| x != y) {
            wrong(m, op, d, "keeps the width of the elements of vectors without dimensions");
        }
        return;
    };
    let Some((last_b, outer_b)) = b.split_last() else { return };
    if outer_a != outer_b {
        return wrong(m, op, d, "changes the innermost dimension only");
    }
    if let (Some(x), Some(y)) = (bits(from), bits(to))
        && *last_a as i128 * x != *last_b as i128 * y
    {
        wrong(m, op, d, "keeps the number of bits");
    }
}

fn verify_broadcast(m: &Module, op: Op, d: &mut Diags) {
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let elem = m.cx.elem_type(to);
    if from != elem && !is_vector(m, from) || m.cx.elem_type(from) != elem {
        return wrong(m, op, d, "has an operand and a result of one element type");
    }
    let (a, b) = (sizes(m, from), sizes(m, to));
    if a.len() > b.len() || a.iter().rev().zip(b.iter().rev()).any(|(x, y)| x != y && *x != 1) {
        wrong(m, op, d, "repeats along new dimensions and those of size 1: the other trailing dimensions must agree");
    }
}

/// Loads and stores: elements of the memref's type, one index per dimension.
fn verify_access(m: &Module, op: Op, d: &mut Diags) {
    let row = m.row(op);
    super::memref_verify::alignment(m, op, d);
    let Some(at) = row.operands.iter().position(|o| o.name == "base") else { return };
    let base = m.ty(m.operand(op, at));
    let n_indices = m.n_operands(op) + 1 - row.operands.len();
    if n_indices != shape(m, base).len() {
        return wrong(m, op, d, &alloc::format!("requires {} indices", shape(m, base).len()));
    }
    let n = m.n_operands(op);
    let vector = match (row.traits.has(Traits::WRITES), at) {
        (false, _) => m.ty(m.result(op, 0)),
        (true, 0) => m.ty(m.operand(op, n - 1)),
        _ => m.ty(m.operand(op, 0)),
    };
    let memory = m.cx.elem_type(base);
    if memory != vector && memory != m.cx.elem_type(vector) {
        wrong(m, op, d, "accesses elements of the memref's type");
    }
    if matches!(m.kind(op), LOAD | STORE) && matches!(m.cx.type_data(base), TypeData::MemRef { .. }) {
        let (rank, lanes) = (n_indices, shape(m, vector));
        // Elements that follow each other in the vector follow each other in memory; a single one follows none.
        let single = !m.cx.early_folds && lanes.iter().all(|&n| n == 1);
        let next = crate::affine::strides_of(&m.cx, base).and_then(|s| s.0.last().copied());
        if rank > 0 && next != Some(1) && !single {
            wrong(m, op, d, "requires a memref whose most minor dimension has a stride of 1");
        } else if memory != vector && lanes.len() > rank && !m.cx.early_folds {
            wrong(m, op, d, "has a vector of more dimensions than its memref");
        }
    }
    if let Some(mask) = row.operands.iter().position(|o| o.name == "mask")
        && shape(m, m.ty(m.operand(op, mask + n_indices - 1))) != shape(m, vector)
    {
        wrong(m, op, d, "has a mask of the vector's shape");
    }
}

/// Loads and stores to where a vector says: of a memref or ranked tensor, one place for each element.
fn verify_places(m: &Module, op: Op, d: &mut Diags) {
    let base = m.ty(m.operand(op, 0));
    if !matches!(m.cx.type_data(base), TypeData::MemRef { .. } | TypeData::Tensor { .. }) {
        return wrong(m, op, d, "requires base to be a memref or ranked tensor type");
    }
    verify_access(m, op, d);
    // Behind the places stand the mask and the vector.
    let [.., places, _, vector] = *m.operands(op) else { return };
    if shape(m, m.ty(places)) != shape(m, m.ty(vector)) {
        wrong(m, op, d, "has a place for each element of the vector");
    }
}

/// Release 19 knows memory only, to which nothing may be put that gives a result.
fn verify_scatter(m: &Module, op: Op, d: &mut Diags) {
    let memory = matches!(m.cx.type_data(m.ty(m.operand(op, 0))), TypeData::MemRef { .. });
    if m.cx.early_folds && (!memory || m.n_results(op) > 0) {
        return wrong(m, op, d, "requires base to be a memref, and has no result");
    }
    let vector = m.operands(op).last().map_or(0, |&v| shape(m, m.ty(v)).len());
    if m.cx.early_folds && vector != 1 {
        return wrong(m, op, d, "stores vectors of one dimension");
    }
    verify_places(m, op, d);
}

fn positions(m: &Module, op: Op) -> Vec<i64> {
    m.attr(op, Sym::STATIC_POSITION).and_then(|a| m.cx.int_array(a)).unwrap_or_default()
}

fn verify_position(m: &Module, op: Op, d: &mut Diags) {
    let at = positions(m, op);
    let insert = m.n_operands(op) > 1 && m.row(op).operands[0].name == "source";
    let (whole, part) = if insert { (m.ty(m.operand(op, 1)), m.ty(m.operand(op, 0))) } else { (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0))) };
    let of = if insert { shape } else { sizes };
    let dims = of(m, whole);
    if m.cx.elem_type(whole) != m.cx.elem_type(part) {
        return wrong(m, op, d, "has operand and result of one element type");
    }
    if at.len() > dims.len() {
        return wrong(m, op, d, "has at most as many positions as the vector has dimensions");
    }
    let n_dynamic = at.iter().filter(|&&p| p == crate::ty::DYNAMIC).count();
    if n_dynamic != m.n_operands(op) - 1 - insert as usize {
        return wrong(m, op, d, "has one operand for each position that is not a number");
    }
    if at.iter().zip(&dims).any(|(&p, &n)| p != crate::ty::DYNAMIC && !(-1..n.abs()).contains(&p)) {
        return wrong(m, op, d, "has positions inside of the vector");
    }
    // An element is one, in release 19 also a vector without dimensions that is put in; what has dimensions is a vector.
    let vector = is_vector(m, part);
    let (left, own) = (&dims[at.len()..], of(m, part));
    // What is taken out may be an element or a vector of one, whichever is there.
    let one = |list: &[i64]| matches!(list, [1 | -1]);
    if !insert && (vector && left.is_empty() && one(&own) || !vector && one(left)) {
        return;
    }
    let fits = if left.is_empty() { !vector || insert && m.cx.early_folds } else { vector };
    if !fits || own != *left {
        wrong(m, op, d, "speaks of a part of the shape that its positions leave");
    }
}

fn verify_elements(m: &Module, op: Op, d: &mut Diags) {
    let ty = m.ty(m.result(op, 0));
    let n = n_elements(m, ty);
    if n != m.n_operands(op) as i64 {
        return wrong(m, op, d, &alloc::format!("needs {n} elements"));
    }
    let elem = m.cx.elem_type(ty);
    if m.operands(op).iter().any(|&v| m.ty(v) != elem) {
        wrong(m, op, d, "has elements of the vector's element type");
    }
}

fn verify_reduction(m: &Module, op: Op, d: &mut Diags) {
    let ty = m.ty(m.operand(op, 0));
    if shape(m, ty).len() > 1 {
        return wrong(m, op, d, "takes a vector of one dimension");
    }
    if m.cx.elem_type(ty) != m.ty(m.result(op, 0)) {
        return wrong(m, op, d, "has a result of the vector's element type");
    }
    kind_fits(m, op, ty, d);
}

/// How elements are combined is something that elements of this type, or of vectors of it, can be.
fn kind_fits(m: &Module, op: Op, ty: Type, d: &mut Diags) {
    let data = m.cx.type_data(m.cx.elem_type(ty));
    let (float, integer) = (matches!(data, TypeData::Float(_)), matches!(data, TypeData::Integer { .. } | TypeData::Index));
    let takes = match m.attr(op, Sym::KIND).map_or(Some(e::kind::ADD), |a| m.cx.enum_value(a)) {
        Some(e::kind::ADD | e::kind::MUL) => float || integer,
        Some(e::kind::MINNUMF | e::kind::MAXNUMF | e::kind::MINIMUMF | e::kind::MAXIMUMF) => float,
        _ => integer,
    };
    if !takes {
        wrong(m, op, d, "has a kind that its elements do not have");
    }
}

/// The initial value has the dimensions that are not scanned.
fn verify_scan(m: &Module, op: Op, d: &mut Diags) {
    let source = m.ty(m.operand(op, 0));
    let mut dims = shape(m, source);
    let along = m.attr(op, Sym::REDUCTION_DIM).and_then(|a| m.cx.int_value(a)).and_then(|n| usize::try_from(n).ok());
    let Some(along) = along.filter(|&n| n < dims.len()) else {
        return wrong(m, op, d, &alloc::format!("has a dimension to scan among the {} of its source", dims.len()));
    };
    dims.remove(along);
    if shape(m, m.ty(m.operand(op, 1))) != dims {
        return wrong(m, op, d, "has an initial value of the dimensions of its source that are not scanned");
    }
    kind_fits(m, op, source, d);
}

fn verify_shape_cast(m: &Module, op: Op, d: &mut Diags) {
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let n = |t| sizes(m, t).iter().fold(1i128, |n, &d| n.saturating_mul(d as i128));
    let scalable = |t| sizes(m, t).iter().filter(|n| **n < 0).count();
    if scalable(from) != scalable(to) {
        return wrong(m, op, d, "keeps the number of scalable dimensions");
    }
    if m.cx.elem_type(from) != m.cx.elem_type(to) || n(from) != n(to) {
        return wrong(m, op, d, "keeps the number and the type of the elements");
    }
    let (a, b) = (m.cx.shape_of(from).unwrap_or(&[]), m.cx.shape_of(to).unwrap_or(&[]));
    let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
    if m.cx.early_folds && few.len() < many.len() && !vp::splits(few, many) {
        wrong(m, op, d, "only splits or joins neighbouring dimensions in this release");
    }
}

fn verify_transpose(m: &Module, op: Op, d: &mut Diags) {
    let (from, to) = (shape(m, m.ty(m.operand(op, 0))), shape(m, m.ty(m.result(op, 0))));
    let order = m.attr(op, Sym::PERMUTATION).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let mut seen = order.clone();
    crate::order::sort_by_key(&mut seen, |&i| i);
    let is_order = seen.iter().enumerate().all(|(i, &p)| i as i64 == p);
    if !is_order || order.len() != from.len() || to.len() != from.len() || order.iter().zip(&to).any(|(&p, &n)| from[p as usize] != n) {
        wrong(m, op, d, "puts each dimension of its operand in one place of its result");
    }
}

/// `%a, %b : vector<2xf32>`: the vector says how many of which type.
pub(super) fn parse_from_elements(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut elements = Vec::new();
    while let Some(v) = p.opt_operand()? {
        elements.push(v);
        if !p.eat(",") {
            break;
        }
    }
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    s.results.push(ty);
    let elem = p.m.cx.elem_type(ty);
    for v in elements {
        let v = p.resolve(v, elem)?;
        s.operands.push(v);
    }
    Ok(())
}
pub(super) fn print_from_elements(p: &mut Printer<'_>, op: Op) {
    print_elements(p, op, p.m.result(op, 0));
}
/// The operands, and the type of a vector.
fn print_elements(p: &mut Printer<'_>, op: Op, vector: Value) {
    let m = p.m;
    p.s(" ");
    p.values(m.operands(op));
    p.attr_dict(op, &[]);
    p.s(" : ");
    p.ty(m.ty(vector));
}

/// Most elements that a text takes out of vectors, and how many more for each of its bytes.
const MOST_ELEMENTS: (i64, i64) = (1 << 20, 16);

/// How many elements a vector has, a scalable one at least.
fn n_elements(m: &Module, ty: Type) -> i64 {
    shape(m, ty).iter().fold(1i64, |n, &d| n.saturating_mul(d))
}
pub(super) fn parse_to_elements(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let v = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let ty = p.ty()?;
    let v = p.resolve(v, ty)?;
    s.operands.push(v);
    let n = n_elements(p.m, ty);
    let (most, more) = MOST_ELEMENTS;
    p.elements = p.elements.saturating_add(n);
    if p.elements > most + more * p.src.len() as i64 {
        return Err(p.error(loc, "too-many-results", alloc::format!("{n} elements are more than a text of this length takes")));
    }
    let elem = p.m.cx.elem_type(ty);
    s.results.extend((0..n).map(|_| elem));
    Ok(())
}
pub(super) fn print_to_elements(p: &mut Printer<'_>, op: Op) {
    print_elements(p, op, p.m.operand(op, 0));
}
fn verify_to_elements(m: &Module, op: Op, d: &mut Diags) {
    let ty = m.ty(m.operand(op, 0));
    let elem = m.cx.elem_type(ty);
    if n_elements(m, ty) != m.n_results(op) as i64 || m.results(op).any(|r| m.ty(r) != elem) {
        wrong(m, op, d, "has a result for each element of the vector, of its element type");
    }
}

fn verify_contract(m: &Module, op: Op, d: &mut Diags) {
    let maps = m.attr(op, Sym::INDEXING_MAPS).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    let iterators = m.attr(op, Sym::ITERATOR_TYPES).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    if maps.len() != 3 {
        return wrong(m, op, d, "needs an indexing map for each of its three operands");
    }
    let mut places = Vec::new();
    for (i, &map) in maps.iter().enumerate() {
        let Some(map) = crate::affine::attr_map(&m.cx, map) else { return wrong(m, op, d, "has maps as indexing_maps") };
        let dims = shape(m, m.ty(m.operand(op, i)));
        let dim_of = vs::projected(&m.cx, map).filter(|p| p.iter().all(|d| d.is_some())).unwrap_or_default();
        if map.n_dims as usize != iterators.len() || map.n_syms != 0 || map.exprs.len as usize != dims.len() || dim_of.len() != dims.len() {
            return wrong(m, op, d, "has indexing maps from its iterators to the dimensions of its operands");
        }
        places.push((dim_of, dims));
    }
    let elem = |i: usize| m.cx.elem_type(m.ty(m.operand(op, i)));
    if elem(0) != elem(1) {
        wrong(m, op, d, "has operands of one element type");
    }
    if matches!(m.cx.type_data(elem(0)), TypeData::Integer { sign, .. } if sign != crate::ty::Sign::Signless) {
        return wrong(m, op, d, "has integers without a sign");
    }
    if !iterators.iter().all(|&a| crate::verify::holds(&m.cx, a, AttrKind::Enum(e::VECTOR_ITERATOR))) {
        return wrong(m, op, d, "has iterator_types that are '#vector.iterator_type' attributes");
    }
    kind_fits(m, op, m.ty(m.result(op, 0)), d);
    let size = |operand: usize, iterator: usize| {
        let (dim_of, dims) = &places[operand];
        Some(dims[dim_of.iter().position(|&p| p == Some(iterator as u32))?])
    };
    let (mut sums, mut free, mut fits) = (false, false, true);
    for (i, &kind) in iterators.iter().enumerate() {
        let (left, right, acc) = (size(0, i), size(1, i), size(2, i));
        let summed = left.is_some() && right.is_some() && m.cx.enum_value(kind) == Some(1);
        sums |= summed;
        free |= !summed;
        fits &= left.or(right).is_some() && (left.is_none() || right.is_none() || left == right);
        fits &= acc.is_none() || acc == left.or(right);
    }
    if !sums || !fits || free != is_vector(m, m.ty(m.operand(op, 2))) {
        wrong(m, op, d, "has operands of one size along each iterator, and sums up along one of both");
    }
}

/// One size for each dimension of a mask, or one for a mask without; those of a constant one are inside.
fn verify_sizes(m: &Module, op: Op, d: &mut Diags) {
    let mut dims = sizes(m, m.ty(m.result(op, 0)));
    if dims.is_empty() {
        dims.push(1);
    }
    let constant = m.kind(op) == CONSTANT_MASK;
    let mut given = vs::ints(m, op, Sym::MASK_DIM_SIZES);
    // An array attribute in release 19.
    if let Some(AttrData::DenseArray { elem, .. }) = m.attr(op, Sym::MASK_DIM_SIZES).map(|a| m.cx.attr_data(a)) {
        if elem != Type::I64 || m.cx.early_folds {
            given.clear();
        }
    } else if !m.cx.early_folds {
        given.clear();
    }
    if dims.len() != if constant { given.len() } else { m.n_operands(op) } {
        return wrong(m, op, d, "has a size for each dimension of its result");
    }
    let inside = |(&n, &dim): (&i64, &i64)| if dim < 0 { n == 0 || n == -dim } else { (0..=dim).contains(&n) };
    if constant && (!given.iter().zip(&dims).all(inside) || given.contains(&0) && given.iter().any(|&n| n != 0)) {
        wrong(m, op, d, "has sizes inside of its result, all or nothing of a scalable dimension, and all 0 if one is");
    }
}

/// The last dimension of the one is twice that of the other.
fn verify_halves(m: &Module, op: Op, d: &mut Diags) {
    let (mut half, mut whole) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    if m.kind(op) == DEINTERLEAVE {
        core::mem::swap(&mut half, &mut whole);
    }
    let mut dims = sizes(m, half);
    match dims.last_mut() {
        Some(n) => *n = n.saturating_mul(2),
        None => dims.push(2),
    }
    if dims != sizes(m, whole) || m.cx.elem_type(half) != m.cx.elem_type(whole) {
        wrong(m, op, d, "takes vectors to those of the same elements and twice or half their last size");
    }
}

fn verify_multi_reduction(m: &Module, op: Op, d: &mut Diags) {
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let reduced = vs::ints(m, op, Sym::REDUCTION_DIMS);
    let rest: Vec<i64> = (0..).zip(sizes(m, from)).filter(|(i, _)| !reduced.contains(i)).map(|(_, n)| n).collect();
    let elem = m.cx.elem_type(from);
    let fits = if rest.is_empty() { to == elem } else { is_vector(m, to) };
    if !fits || rest != sizes(m, to) || m.cx.elem_type(to) != elem {
        wrong(m, op, d, "has a result of the elements and the other dimensions of its operand");
    }
}

/// All elements in all, in the same memory.
fn verify_type_cast(m: &Module, op: Op, d: &mut Diags) {
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let all = |t: Type| {
        let elem = m.cx.elem_type(t);
        let mut dims = shape(m, t);
        dims.extend(shape(m, elem));
        (dims, m.cx.elem_type(elem))
    };
    let space = |t: Type| if let TypeData::MemRef { space, .. } = m.cx.type_data(t) { Some(space) } else { None };
    if all(from) != all(to) || space(from) != space(to) {
        wrong(m, op, d, "takes a memref to one of the same shape, elements and memory space");
    }
    // Strides that are those of no layout are as good as none.
    let canonical = |t: Type| {
        let of_none = crate::affine::canonical_strides(&shape(m, t));
        memref_shape::strides(&m.cx, t).is_some_and(|(strides, offset)| strides == of_none && offset == 0)
    };
    if !canonical(from) || !memref_shape::is_plain(&m.cx, to) {
        wrong(m, op, d, "takes memrefs without a layout");
    }
}

/// A part of a scalable vector begins at a multiple of its size.
fn verify_scalable(m: &Module, op: Op, d: &mut Diags) {
    let part = if m.kind(op) == SCALABLE_INSERT { m.operand(op, 0) } else { m.result(op, 0) };
    let (part, whole) = (m.ty(part), m.ty(m.operands(op)[m.n_operands(op) - 1]));
    let pos = m.attr(op, Sym::POS).and_then(|a| m.cx.int_value(a)).unwrap_or(0);
    if m.cx.elem_type(part) != m.cx.elem_type(whole) || shape(m, part).first().is_some_and(|&n| pos.checked_rem(n) != Some(0)) {
        wrong(m, op, d, "has a part of the element type of the whole, at a multiple of the part's size");
    }
}

/// The sizes of the mask that an operation can be under; `None` if it can be under none.
fn mask_of(m: &Module, op: Op) -> Option<(Vec<i64>, u32)> {
    let kind = m.kind(op);
    let reads = matches!(kind, TRANSFER_READ | GATHER | OUTERPRODUCT);
    let vector = m.ty(if reads { m.results(op).next()? } else { *m.operands(op).first()? });
    let map = |a: Attr| crate::affine::attr_map(&m.cx, a);
    match kind {
        TRANSFER_READ | TRANSFER_WRITE => vs::mask_sizes(&m.cx, vector, map(m.attr(op, Sym::PERMUTATION_MAP)?)?),
        CONTRACT => {
            let maps = m.cx.array_items(m.attr(op, Sym::INDEXING_MAPS)?)?;
            let (mut dims, mut scalable) = (Vec::new(), 0);
            for d in 0..map(*maps.first()?)?.n_dims {
                let place = |(i, &a): (usize, &Attr)| Some((i, vs::projected(&m.cx, map(a)?)?.iter().position(|&x| x == Some(d))?));
                let (operand, at) = maps.iter().enumerate().find_map(place)?;
                let (sizes, flags) = vs::sizes(&m.cx, m.ty(*m.operands(op).get(operand)?));
                scalable |= (flags >> at & 1) << d.min(31);
                dims.push(*sizes.get(at)?);
            }
            Some((dims, scalable))
        }
        GATHER | OUTERPRODUCT | REDUCTION | MULTI_REDUCTION => Some(vs::sizes(&m.cx, vector)),
        _ => None,
    }
}

fn verify_mask(m: &Module, op: Op, d: &mut Diags) {
    let Some(block) = m.entry_block(op, 0) else { return };
    let Some((&end, masked)) = m.block_ops(block).split_last() else { return };
    let values = m.operands(end);
    let &[masked] = masked else {
        if !masked.is_empty() || values.len() != m.n_results(op) {
            wrong(m, op, d, "expects one operation to mask");
        }
        return;
    };
    let types = |v: &Value| m.ty(*v);
    if !m.results(masked).eq(values.iter().copied()) || !values.iter().map(types).eq(m.results(op).map(|v| m.ty(v))) {
        return wrong(m, op, d, "yields the results of the operation that it masks, which are its own");
    }
    if mask_of(m, masked) != Some(vs::sizes(&m.cx, m.ty(m.operand(op, 0)))) {
        return wrong(m, op, d, "has an operation that can be under a mask of this type");
    }
    if let Some(other) = m.operands(op).get(1)
        && (m.kind(masked) != TRANSFER_READ || values.first().map(types) != Some(types(other)))
    {
        wrong(m, op, d, "has another value for a read of memory alone, and of its type");
    }
}

fn verify_outerproduct(m: &Module, op: Op, d: &mut Diags) {
    let (lhs, rhs, to) = (m.ty(m.operand(op, 0)), m.ty(m.operand(op, 1)), m.ty(m.result(op, 0)));
    let mut dims = shape(m, lhs);
    let vector = is_vector(m, rhs);
    if sizes(m, lhs).iter().zip(sizes(m, rhs)).any(|(&a, b)| a < 0 && b > 0) {
        return wrong(m, op, d, "has a second operand of a size that is not known if that of the first is not");
    }
    if dims.len() != 1 || vector && shape(m, rhs).len() != 1 {
        return wrong(m, op, d, "takes vectors of one dimension");
    }
    dims.extend(shape(m, rhs));
    let elem = m.cx.elem_type(lhs);
    if shape(m, to) != dims || m.cx.elem_type(rhs) != elem || m.cx.elem_type(to) != elem {
        return wrong(m, op, d, "has a result of the sizes and the element type of its operands");
    }
    kind_fits(m, op, to, d);
    if m.operands(op).get(2).is_some_and(|&v| m.ty(v) != to) {
        wrong(m, op, d, "has an accumulator of the type of its result");
    }
}

fn verify_shuffle(m: &Module, op: Op, d: &mut Diags) {
    let (a, b, to) = (m.ty(m.operand(op, 0)), m.ty(m.operand(op, 1)), m.ty(m.result(op, 0)));
    let (da, db, dims) = (shape(m, a), shape(m, b), shape(m, to));
    let mask = vs::ints(m, op, Sym::MASK);
    let elem = m.cx.elem_type(a);
    if m.cx.elem_type(b) != elem || m.cx.elem_type(to) != elem || mask.is_empty() || dims.first() != Some(&(mask.len() as i64)) {
        return wrong(m, op, d, "has a result with an element for each number of its mask");
    }
    if da.len() != db.len() || da.len().max(1) != dims.len() || da.iter().zip(&db).zip(&dims).skip(1).any(|((a, b), r)| a != b || a != r) {
        return wrong(m, op, d, "has operands and a result that differ in the first dimension only");
    }
    let n = da.first().unwrap_or(&1).saturating_add(*db.first().unwrap_or(&1));
    let least = if m.cx.early_folds { 0 } else { -1 };
    if mask.iter().any(|i| !(least..n).contains(i)) {
        wrong(m, op, d, "has numbers of elements in its mask");
    }
}

fn verify_transfer(m: &Module, op: Op, d: &mut Diags) {
    let write = m.kind(op) == TRANSFER_WRITE;
    let (memory, vector) = (m.ty(m.operand(op, usize::from(write))), m.ty(if write { m.operand(op, 0) } else { m.result(op, 0) }));
    let shaped = matches!(m.cx.type_data(memory), TypeData::MemRef { .. } | TypeData::Tensor { .. });
    if !shaped {
        return wrong(m, op, d, "transfers to or from a memref or a ranked tensor");
    }
    let tensor = matches!(m.cx.type_data(memory), TypeData::Tensor { .. });
    if write && (m.n_results(op) > 0) != tensor || write && m.results(op).any(|v| m.ty(v) != memory) {
        return wrong(m, op, d, "has a result of the type of the tensor that it writes to, and none for memory");
    }
    let n = shape(m, memory).len();
    if crate::segments::operand_range(m, op, if write { 2 } else { 1 }).len() != n {
        return wrong(m, op, d, "needs an index for each dimension of its memory");
    }
    let Some(map) = m.attr(op, Sym::PERMUTATION_MAP).and_then(|a| crate::affine::attr_map(&m.cx, a)) else { return };
    let elem = m.cx.elem_type(memory);
    let padding = crate::segments::operand_range(m, op, 2).next().filter(|_| !write);
    if padding.is_some_and(|i| m.ty(m.operand(op, i)) != elem) {
        return wrong(m, op, d, "has a padding of the element type of its memory");
    }
    let inner = shape(m, elem).len();
    let rank = shape(m, vector).len();
    if map.n_syms != 0 || map.n_dims as usize != n || map.exprs.len as usize + inner != rank.max(inner) && n > 0 {
        return wrong(m, op, d, "has a permutation_map from the dimensions of the memory to those of the vector");
    }
    let Some(mut dims) = vs::projected(&m.cx, map) else {
        return wrong(m, op, d, "has a permutation_map of dimensions and zeros");
    };
    if write && dims.contains(&None) {
        return wrong(m, op, d, "writes each element to one place: its permutation_map has no zeros");
    }
    let told = m.attr(op, Sym::IN_BOUNDS).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    if m.cx.early_folds && dims.iter().zip(&told).any(|(d, &told)| d.is_none() && told != Attr::TRUE) {
        return wrong(m, op, d, "is in bounds where its permutation_map has zeros, in this release");
    }
    dims.retain(Option::is_some);
    if (1..dims.len()).any(|i| dims[..i].contains(&dims[i])) {
        return wrong(m, op, d, "has a permutation_map that names a dimension once at most");
    }
    if told.len() != map.exprs.len as usize {
        return wrong(m, op, d, "has an entry of in_bounds for each result of its permutation_map");
    }
    if let Some(mask) = crate::segments::operand_field(m, op, 3).first()
        && vs::mask_sizes(&m.cx, vector, map).is_none_or(|sizes| sizes != vs::sizes(&m.cx, m.ty(*mask)))
    {
        return wrong(m, op, d, "has a mask of the sizes of its vector, in the order of the dimensions of its memory");
    }
    // Elements are taken apart into others of as many bits. A type that is no vector is a row of one.
    let row_bits = |ty: Type| {
        let elem = m.cx.elem_type(ty);
        let bits = match m.cx.type_data(elem) {
            TypeData::Float(kind) => kind.bits(),
            _ => m.cx.int_width(elem).unwrap_or(64),
        };
        u128::from(bits) * shape(m, ty).last().map_or(1, |&n| u128::try_from(n).unwrap_or(0))
    };
    if row_bits(vector).checked_rem(row_bits(elem)) != Some(0) {
        wrong(m, op, d, "has a vector of whole elements of its memory");
    }
}

/// The numbers of an array of integers.
pub fn numbers(m: &Module, op: Op, name: Sym) -> Option<Vec<i64>> {
    match m.cx.attr_data(m.attr(op, name)?) {
        AttrData::Array(items) => m.cx.attrs_in(items).map(|a| m.cx.int_value(a)).collect(),
        _ => None,
    }
}
