//! The `affine` dialect: affine loops and accesses. Source: MLIR documentation, "'affine' Dialect".

use super::affine_access as access;
use super::affine_index as index;
use super::affine_loops as loops;
use super::affine_syntax as syntax;
use crate::constraint as c;
use crate::id::{Sym, Type};
use crate::row::*;

#[cfg(feature = "extended")]
const START: Format = custom!(super::affine_dma::parse_start, super::affine_dma::print_start);
#[cfg(feature = "extended")]
const WAIT: Format = custom!(super::affine_dma::parse_wait, super::affine_dma::print_wait);
#[cfg(feature = "extended")]
const START_VERIFY: Option<Verify> = Some(super::affine_dma::verify_start);
#[cfg(feature = "extended")]
const WAIT_VERIFY: Option<Verify> = Some(super::affine_dma::verify_wait);
#[cfg(not(feature = "extended"))]
const START_VERIFY: Option<Verify> = None;
#[cfg(not(feature = "extended"))]
const WAIT_VERIFY: Option<Verify> = None;
#[cfg(not(feature = "extended"))]
const START: Format = Format::GENERIC;
#[cfg(not(feature = "extended"))]
const WAIT: Format = Format::GENERIC;

dialect! {
    start super::memref::END, when "affine";
    APPLY = OpDef {
        operands: &[var!("mapOperands", &c::INDEX)],
        results: &[one!("result", &c::INDEX)],
        attrs: &[attr(Sym::MAP, AttrKind::AffineMap)],
        traits: traits(&[Traits::PURE]),
        format: custom!(syntax::parse_map_op, syntax::print_map_op),
        verify: Some(syntax::verify_map_op),
        fold: Some(syntax::fold_apply),
        ..op("affine.apply", "The value of an affine map of one result.")
    };
    DELINEARIZE_INDEX = OpDef {
        operands: &[one!("linear_index", &c::INDEX), var!("basis", &c::INDEX)],
        results: &[var!("multi_index", &c::INDEX)],
        attrs: &[opt_attr(Sym::STATIC_BASIS, AttrKind::DenseI64).since_20()],
        traits: traits(&[Traits::PURE]),
        format: custom!(index::parse_delinearize, index::print_delinearize),
        fold: Some(index::fold_delinearize),
        verify: Some(index::verify),
        ..op("affine.delinearize_index", "delinearize index")
    };
    DMA_START = OpDef {
        // The maps say how many operands are indices of which memref.
        operands: &[var!("operands", &c::ANY)],
        format: START,
        verify: START_VERIFY,
        ..op("affine.dma_start", "dma start")
    };
    DMA_WAIT = OpDef {
        operands: &[var!("operands", &c::ANY)],
        format: WAIT,
        verify: WAIT_VERIFY,
        ..op("affine.dma_wait", "dma wait")
    };
    FOR = OpDef {
        operands: &[var!("lowerBoundOperands", &c::INDEX), var!("upperBoundOperands", &c::INDEX), var!("inits", &c::ANY)],
        results: &[var!("results", &c::ANY)],
        attrs: &[attr(Sym::LOWER_BOUND_MAP, AttrKind::AffineMap), attr(Sym::UPPER_BOUND_MAP, AttrKind::AffineMap), attr(Sym::STEP, AttrKind::Int(Type::INDEX))],
        extra: &RowExtra { regions: &[RegionField { name: "region", kind: RegionKind::One }], more: &RowMore { implicit_terminator: "affine.yield", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ALLOCATION_SCOPE, Traits::RECURSIVE_EFFECTS, Traits::LOOP_LIKE]),
        format: custom!(loops::parse_for, loops::print_for),
        verify: Some(loops::verify_for),
        fold: Some(loops::fold_for),
        ..op("affine.for", "for")
    };
    IF = OpDef {
        operands: &[var!("None", &c::ANY)],
        attrs: &[attr(Sym::CONDITION, AttrKind::IntegerSet).since_20()],
        results: &[var!("results", &c::ANY)],
        extra: &RowExtra { regions: &[RegionField { name: "thenRegion", kind: RegionKind::One }, RegionField { name: "elseRegion", kind: RegionKind::Any }], more: &RowMore { implicit_terminator: "affine.yield", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::RECURSIVE_EFFECTS, Traits::NO_REGION_ARGS]),
        format: custom!(loops::parse_if, loops::print_if),
        verify: Some(loops::verify_if),
        ..op("affine.if", "if")
    };
    LINEARIZE_INDEX = OpDef {
        operands: &[var!("multi_index", &c::INDEX), var!("dynamic_basis", &c::INDEX)],
        results: &[one!("linear_index", &c::INDEX)],
        attrs: &[attr(Sym::STATIC_BASIS, AttrKind::DenseI64), opt_attr(Sym::DISJOINT, AttrKind::Any)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::PURE, Traits::SINCE_20]),
        format: custom!(index::parse_linearize, index::print_linearize),
        fold: Some(index::fold_linearize),
        verify: Some(index::verify),
        ..op("affine.linearize_index", "The index that digits of a basis stand for.")
    };
    LOAD = OpDef {
        operands: &[one!("memref", &c::MEMREF), var!("indices", &c::INDEX)],
        results: &[one!("result", &c::ANY)],
        attrs: &[attr(Sym::MAP, AttrKind::AffineMap)],
        traits: Traits::READS,
        format: custom!(access::parse_load, access::print_load),
        verify: Some(access::verify_access),
        fold: Some(super::memref_fold::source_cast),
        ..op("affine.load", "load")
    };
    MAX = OpDef {
        operands: &[var!("operands", &c::INDEX)],
        results: &[one!("result", &c::INDEX)],
        attrs: &[attr(Sym::MAP, AttrKind::AffineMap)],
        traits: traits(&[Traits::PURE]),
        format: custom!(syntax::parse_map_op, syntax::print_map_op),
        verify: Some(syntax::verify_map_op),
        fold: Some(syntax::fold_max),
        ..op("affine.max", "The greatest result of an affine map.")
    };
    MIN = OpDef {
        operands: &[var!("operands", &c::INDEX)],
        results: &[one!("result", &c::INDEX)],
        attrs: &[attr(Sym::MAP, AttrKind::AffineMap)],
        traits: traits(&[Traits::PURE]),
        format: custom!(syntax::parse_map_op, syntax::print_map_op),
        verify: Some(syntax::verify_map_op),
        fold: Some(syntax::fold_min),
        ..op("affine.min", "The smallest result of an affine map.")
    };
    PARALLEL = OpDef {
        operands: &[var!("mapOperands", &c::INDEX)],
        results: &[var!("results", &c::ANY)],
        attrs: &[attr(Sym::REDUCTIONS, AttrKind::IntArray(Type::I64)), attr(Sym::LOWER_BOUNDS_MAP, AttrKind::AffineMap), attr(Sym::LOWER_BOUNDS_GROUPS, AttrKind::Any), attr(Sym::UPPER_BOUNDS_MAP, AttrKind::AffineMap), attr(Sym::UPPER_BOUNDS_GROUPS, AttrKind::Any), attr(Sym::STEPS, AttrKind::IntArray(Type::I64))],
        extra: &RowExtra { regions: &[RegionField { name: "region", kind: RegionKind::One }], more: &RowMore { implicit_terminator: "affine.yield", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::RECURSIVE_EFFECTS, Traits::LOOP_LIKE]),
        format: custom!(loops::parse_parallel, loops::print_parallel),
        verify: Some(loops::verify_parallel),
        ..op("affine.parallel", "parallel")
    };
    PREFETCH = OpDef {
        operands: &[one!("memref", &c::MEMREF), var!("indices", &c::INDEX)],
        attrs: &[attr(Sym::IS_WRITE, AttrKind::Bool), attr(Sym::LOCALITY_HINT, AttrKind::Int(Type::I32)), attr(Sym::IS_DATA_CACHE, AttrKind::Bool), attr(Sym::MAP, AttrKind::AffineMap)],
        format: custom!(access::parse_prefetch, access::print_prefetch),
        verify: Some(access::verify_access),
        fold: Some(super::memref_fold::source_cast),
        ..op("affine.prefetch", "prefetch")
    };
    STORE = OpDef {
        operands: &[one!("value", &c::ANY), one!("memref", &c::MEMREF), var!("indices", &c::INDEX)],
        attrs: &[attr(Sym::MAP, AttrKind::AffineMap)],
        traits: Traits::WRITES,
        format: custom!(access::parse_store, access::print_store),
        verify: Some(access::verify_access),
        fold: Some(super::memref_fold::source_cast),
        ..op("affine.store", "store")
    };
    VECTOR_LOAD = OpDef {
        operands: &[one!("memref", &c::MEMREF), var!("indices", &c::INDEX)],
        results: &[one!("result", &c::VECTOR)],
        attrs: &[attr(Sym::MAP, AttrKind::AffineMap)],
        traits: Traits::READS,
        format: custom!(access::parse_load, access::print_load),
        verify: Some(access::verify_access),
        ..op("affine.vector_load", "vector load")
    };
    VECTOR_STORE = OpDef {
        operands: &[one!("value", &c::VECTOR), one!("memref", &c::MEMREF), var!("indices", &c::INDEX)],
        attrs: &[attr(Sym::MAP, AttrKind::AffineMap)],
        traits: Traits::WRITES,
        format: custom!(access::parse_store, access::print_store),
        verify: Some(access::verify_access),
        ..op("affine.vector_store", "vector store")
    };
    YIELD = OpDef {
        operands: &[var!("operands", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::TERMINATOR, Traits::RETURN_LIKE]),
        format: Format::Asm("attr-dict ($operands^ ':' type($operands))?"),
        extra: &RowExtra { more: &RowMore { parents: &["affine.for", "affine.if", "affine.parallel"], ..NO_MORE }, ..NO_EXTRA },
        ..op("affine.yield", "yield")
    };
}
