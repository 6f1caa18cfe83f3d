//! The `memref` dialect: buffers: allocation, access, views. Source: MLIR documentation, "'memref' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::scf::END;
    ALLOC = OpRow {
        operands: &[var("dynamicSizes", &c::INDEX), var("symbolOperands", &c::INDEX)],
        results: &[one("memref", &c::MEMREF)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS]),
        format: Format::Asm("'('$dynamicSizes')' ('' '[' $symbolOperands^ ']')? attr-dict ':' type($memref)"),
        ..op("memref.alloc", "alloc")
    };
    ALLOCA = OpRow {
        operands: &[var("dynamicSizes", &c::INDEX), var("symbolOperands", &c::INDEX)],
        results: &[one("memref", &c::MEMREF)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS]),
        format: Format::Asm("'('$dynamicSizes')' ('' '[' $symbolOperands^ ']')? attr-dict ':' type($memref)"),
        ..op("memref.alloca", "alloca")
    };
    ALLOCA_SCOPE = OpRow {
        results: &[var("results", &c::ANY)],
        regions: &[RegionField { name: "bodyRegion", kind: RegionKind::One }],
        implicit_terminator: "scf.yield",
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS, Traits::NO_REGION_ARGS]),
        ..op("memref.alloca_scope", "alloca scope")
    };
    ALLOCA_SCOPE_RETURN = OpRow {
        operands: &[var("results", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("attr-dict ($results^ ':' type($results))?"),
        ..op("memref.alloca_scope.return", "alloca scope.return")
    };
    ASSUME_ALIGNMENT = OpRow {
        operands: &[one("memref", &c::MEMREF)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        format: Format::Asm("$memref ',' $alignment attr-dict ':' type($memref)"),
        ..op("memref.assume_alignment", "assume alignment")
    };
    ATOMIC_RMW = OpRow {
        operands: &[one("value", &c::ANY), one("memref", &c::ANY), var("indices", &c::INDEX)],
        results: &[one("result", &c::ANY)],
        attrs: &[attr(Sym::KIND, AttrKind::Any)],
        format: Format::Asm("$kind $value ',' $memref '[' $indices ']' attr-dict ':' '(' type($value) ',' type($memref) ')' '->' type($result)"),
        ..op("memref.atomic_rmw", "atomic rmw")
    };
    ATOMIC_YIELD = OpRow {
        operands: &[one("result", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$result attr-dict ':' type($result)"),
        ..op("memref.atomic_yield", "atomic yield")
    };
    CAST = OpRow {
        operands: &[one("source", &c::ANY_MEMREF)],
        results: &[one("dest", &c::ANY_MEMREF)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source attr-dict ':' type($source) 'to' type($dest)"),
        ..op("memref.cast", "cast")
    };
    COLLAPSE_SHAPE = OpRow {
        operands: &[one("src", &c::STRIDED_MEMREF)],
        results: &[one("result", &c::STRIDED_MEMREF)],
        attrs: &[attr(Sym::REASSOCIATION, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$src $reassociation attr-dict ':' type($src) 'into' type($result)"),
        ..op("memref.collapse_shape", "collapse shape")
    };
    COPY = OpRow {
        operands: &[one("source", &c::ANY_MEMREF), one("target", &c::ANY_MEMREF)],
        format: Format::Asm("$source ',' $target attr-dict ':' type($source) 'to' type($target)"),
        ..op("memref.copy", "copy")
    };
    DEALLOC = OpRow {
        operands: &[one("memref", &c::ANY_MEMREF)],
        format: Format::Asm("$memref attr-dict ':' type($memref)"),
        ..op("memref.dealloc", "dealloc")
    };
    DIM = OpRow {
        operands: &[one("source", &c::ANY), one("index", &c::INDEX)],
        results: &[one("result", &c::INDEX)],
        format: Format::Asm("attr-dict $source ',' $index ':' type($source)"),
        ..op("memref.dim", "dim")
    };
    DMA_START = OpRow {
        operands: &[var("operands", &c::ANY)],
        ..op("memref.dma_start", "dma start")
    };
    DMA_WAIT = OpRow {
        operands: &[one("tagMemRef", &c::MEMREF), var("tagIndices", &c::INDEX), one("numElements", &c::INDEX)],
        format: Format::Asm("$tagMemRef '[' $tagIndices ']' ',' $numElements attr-dict ':' type($tagMemRef)"),
        ..op("memref.dma_wait", "dma wait")
    };
    EXPAND_SHAPE = OpRow {
        operands: &[one("src", &c::STRIDED_MEMREF), var("output_shape", &c::INDEX)],
        results: &[one("result", &c::STRIDED_MEMREF)],
        attrs: &[attr(Sym::REASSOCIATION, AttrKind::Any), attr(Sym::STATIC_OUTPUT_SHAPE, AttrKind::DenseI64)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$src $reassociation 'output_shape' custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict ':' type($src) 'into' type($result)"),
        ..op("memref.expand_shape", "expand shape")
    };
    EXTRACT_ALIGNED_POINTER_AS_INDEX = OpRow {
        operands: &[one("source", &c::ANY_MEMREF)],
        results: &[one("aligned_pointer", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$source ':' type($source) '->' type(results) attr-dict"),
        ..op("memref.extract_aligned_pointer_as_index", "extract aligned pointer as index")
    };
    EXTRACT_STRIDED_METADATA = OpRow {
        operands: &[one("source", &c::STRIDED_MEMREF)],
        results: &[one("base_buffer", &c::ANY), one("offset", &c::INDEX), var("sizes", &c::INDEX), var("strides", &c::INDEX)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source ':' type($source) '->' type(results) attr-dict"),
        ..op("memref.extract_strided_metadata", "extract strided metadata")
    };
    GENERIC_ATOMIC_RMW = OpRow {
        operands: &[one("memref", &c::ANY), var("indices", &c::INDEX)],
        results: &[one("result", &c::ANY)],
        regions: &[RegionField { name: "atomic_body", kind: RegionKind::Any }],
        implicit_terminator: "scf.yield",
        traits: traits(&[Traits::SINGLE_BLOCK]),
        ..op("memref.generic_atomic_rmw", "generic atomic rmw")
    };
    GET_GLOBAL = OpRow {
        results: &[one("result", &c::ANY)],
        attrs: &[attr(Sym::NAME, AttrKind::FlatSymbol)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$name ':' type($result) attr-dict"),
        ..op("memref.get_global", "get global")
    };
    GLOBAL = OpRow {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), opt_attr(Sym::SYM_VISIBILITY, AttrKind::Str), attr(Sym::TYPE, AttrKind::Any), opt_attr(Sym::INITIAL_VALUE, AttrKind::Any), opt_attr(Sym::CONSTANT, AttrKind::Unit), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::SYMBOL]),
        format: Format::Asm("($sym_visibility^)? ('constant' $constant^)? $sym_name ':' custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict"),
        ..op("memref.global", "global")
    };
    LOAD = OpRow {
        operands: &[one("memref", &c::MEMREF), var("indices", &c::INDEX)],
        results: &[one("result", &c::ANY)],
        attrs: &[opt_attr(Sym::NONTEMPORAL, AttrKind::Bool)],
        format: Format::Asm("$memref '[' $indices ']' attr-dict ':' type($memref)"),
        ..op("memref.load", "load")
    };
    MEMORY_SPACE_CAST = OpRow {
        operands: &[one("source", &c::ANY_MEMREF)],
        results: &[one("dest", &c::ANY_MEMREF)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source attr-dict ':' type($source) 'to' type($dest)"),
        ..op("memref.memory_space_cast", "memory space cast")
    };
    PREFETCH = OpRow {
        operands: &[one("memref", &c::MEMREF), var("indices", &c::INDEX)],
        attrs: &[attr(Sym::IS_WRITE, AttrKind::Bool), attr(Sym::LOCALITY_HINT, AttrKind::Int(Type::I32)), attr(Sym::IS_DATA_CACHE, AttrKind::Bool)],
        ..op("memref.prefetch", "prefetch")
    };
    RANK = OpRow {
        operands: &[one("memref", &c::ANY_MEMREF)],
        results: &[one("values", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$memref attr-dict ':' type($memref)"),
        ..op("memref.rank", "rank")
    };
    REALLOC = OpRow {
        operands: &[one("source", &c::ANY), opt("dynamicResultSize", &c::INDEX)],
        results: &[one("values", &c::ANY)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64))],
        format: Format::Asm("$source ('(' $dynamicResultSize^ ')')? attr-dict ':' type($source) 'to' type(results)"),
        ..op("memref.realloc", "realloc")
    };
    REINTERPRET_CAST = OpRow {
        operands: &[one("source", &c::ANY_MEMREF), var("offsets", &c::INDEX), var("sizes", &c::INDEX), var("strides", &c::INDEX)],
        results: &[one("result", &c::MEMREF)],
        attrs: &[attr(Sym::STATIC_OFFSETS, AttrKind::DenseI64), attr(Sym::STATIC_SIZES, AttrKind::DenseI64), attr(Sym::STATIC_STRIDES, AttrKind::DenseI64)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source 'to' 'offset' '' ':' custom<DynamicIndexList>($offsets, $static_offsets) '' ',' 'sizes' '' ':' custom<DynamicIndexList>($sizes, $static_sizes) '' ',' 'strides' '' ':' custom<DynamicIndexList>($strides, $static_strides) attr-dict ':' type($source) 'to' type($result)"),
        ..op("memref.reinterpret_cast", "reinterpret cast")
    };
    RESHAPE = OpRow {
        operands: &[one("source", &c::ANY_MEMREF), one("shape", &c::ANY)],
        results: &[one("result", &c::ANY_MEMREF)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source '(' $shape ')' attr-dict ':' functional-type(operands, results)"),
        ..op("memref.reshape", "reshape")
    };
    STORE = OpRow {
        operands: &[one("value", &c::ANY), one("memref", &c::MEMREF), var("indices", &c::INDEX)],
        attrs: &[opt_attr(Sym::NONTEMPORAL, AttrKind::Bool)],
        format: Format::Asm("$value ',' $memref '[' $indices ']' attr-dict ':' type($memref)"),
        ..op("memref.store", "store")
    };
    SUBVIEW = OpRow {
        operands: &[one("source", &c::MEMREF), var("offsets", &c::INDEX), var("sizes", &c::INDEX), var("strides", &c::INDEX)],
        results: &[one("result", &c::MEMREF)],
        attrs: &[attr(Sym::STATIC_OFFSETS, AttrKind::DenseI64), attr(Sym::STATIC_SIZES, AttrKind::DenseI64), attr(Sym::STATIC_STRIDES, AttrKind::DenseI64)],
        traits: traits(&[Traits::VIEW_LIKE, Traits::ATTR_SIZED_OPERANDS, Traits::PURE]),
        format: Format::Asm("$source '' custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict ':' type($source) 'to' type($result)"),
        ..op("memref.subview", "subview")
    };
    TRANSPOSE = OpRow {
        operands: &[one("in", &c::STRIDED_MEMREF)],
        results: &[one("values", &c::STRIDED_MEMREF)],
        attrs: &[attr(Sym::PERMUTATION, AttrKind::AffineMap)],
        traits: traits(&[Traits::PURE]),
        ..op("memref.transpose", "transpose")
    };
    VIEW = OpRow {
        operands: &[one("source", &c::ANY), one("byte_shift", &c::INDEX), var("sizes", &c::INDEX)],
        results: &[one("values", &c::MEMREF)],
        traits: traits(&[Traits::VIEW_LIKE, Traits::PURE]),
        format: Format::Asm("$source '[' $byte_shift ']' '' '[' $sizes ']' attr-dict ':' type($source) 'to' type(results)"),
        ..op("memref.view", "view")
    };
}
