//! The `memref` dialect: buffers: allocation, access, views. Source: MLIR documentation, "'memref' Dialect".

use alloc::string::String;

use crate::constraint as c;
use crate::context::Context;
use crate::dialect::enums as e;
use crate::dialect::{memref_fold as fold, memref_syntax as syntax, memref_verify as verify};
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::row::*;
use crate::ty::TypeData;

dialect! {
    start super::scf::END;
    ALLOC = OpDef {
        operands: &[var!("dynamicSizes", &c::INDEX), var!("symbolOperands", &c::INDEX)],
        results: &[one!("memref", &c::MEMREF)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ALLOCATES]),
        format: Format::Asm("'('$dynamicSizes')' ('' '[' $symbolOperands^ ']')? attr-dict ':' type($memref)"),
        extra: &RowExtra { result_name: "alloc", ..NO_EXTRA },
        verify: Some(verify::alloc),
        ..op("memref.alloc", "Allocates a buffer on the heap.")
    };
    ALLOCA = OpDef {
        operands: &[var!("dynamicSizes", &c::INDEX), var!("symbolOperands", &c::INDEX)],
        results: &[one!("memref", &c::MEMREF)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ALLOCATES]),
        format: Format::Asm("'('$dynamicSizes')' ('' '[' $symbolOperands^ ']')? attr-dict ':' type($memref)"),
        extra: &RowExtra { result_name: "alloca", ..NO_EXTRA },
        verify: Some(verify::alloca),
        ..op("memref.alloca", "Allocates a buffer that lives as long as the enclosing allocation scope.")
    };
    ALLOCA_SCOPE = OpDef {
        results: &[var!("results", &c::ANY)],
        extra: &RowExtra { regions: &[RegionField { name: "bodyRegion", kind: RegionKind::One }], more: &RowMore { implicit_terminator: "memref.alloca_scope.return", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS, Traits::NO_REGION_ARGS]),
        format: custom!(syntax::parse_alloca_scope, syntax::print_alloca_scope),
        verify: Some(verify::alloca_scope),
        ..op("memref.alloca_scope", "Delimits the life of the allocas inside.")
    };
    ALLOCA_SCOPE_RETURN = OpDef {
        operands: &[var!("results", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("attr-dict ($results^ ':' type($results))?"),
        extra: &RowExtra { more: &RowMore { parents: &["memref.alloca_scope"], ..NO_MORE }, ..NO_EXTRA },
        ..op("memref.alloca_scope.return", "Ends `memref.alloca_scope` and gives its results.")
    };
    ASSUME_ALIGNMENT = OpDef {
        operands: &[one!("memref", &c::MEMREF)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        format: custom!(syntax::parse_assume_alignment, syntax::print_assume_alignment),
        results: &[opt!("result", &c::MEMREF)],
        extra: &RowExtra { result_name: "assume_align", ..NO_EXTRA },
        verify: Some(verify::assume_alignment),
        fold: Some(fold::assume_alignment),
        ..op("memref.assume_alignment", "Promises that a buffer is aligned.")
    };
    ATOMIC_RMW = OpDef {
        operands: &[one!("value", &c::SIGNLESS_INTEGER_OR_FLOAT), one!("memref", &c::MEMREF_OF_INTEGER_OR_FLOAT), var!("indices", &c::INDEX)],
        results: &[one!("result", &c::SIGNLESS_INTEGER_OR_FLOAT)],
        attrs: &[attr(Sym::KIND, AttrKind::EnumInt(e::ATOMIC_RMW_KIND))],
        format: Format::Asm("$kind $value ',' $memref '[' $indices ']' attr-dict ':' '(' type($value) ',' type($memref) ')' '->' type($result)"),
        traits: traits(&[Traits::READS, Traits::WRITES]),
        extra: &RowExtra { types: &[TypeRule::Same(&["value", "result"]), TypeRule::From("value", "memref", elem_type, "the value has the element type of the memref")], ..NO_EXTRA },
        verify: Some(verify::atomic_rmw),
        fold: Some(fold::source_cast),
        ..op("memref.atomic_rmw", "Updates an element atomically by one of a fixed set of operations.")
    };
    ATOMIC_YIELD = OpDef {
        operands: &[one!("result", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$result attr-dict ':' type($result)"),
        extra: &RowExtra { more: &RowMore { parents: &["memref.generic_atomic_rmw"], ..NO_MORE }, ..NO_EXTRA },
        verify: Some(verify::atomic_yield),
        ..op("memref.atomic_yield", "Gives the new value to `memref.generic_atomic_rmw`.")
    };
    CAST = OpDef {
        operands: &[one!("source", &c::ANY_MEMREF)],
        results: &[one!("dest", &c::ANY_MEMREF)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source attr-dict ':' type($source) 'to' type($dest)"),
        extra: &RowExtra { result_name: "cast", ..NO_EXTRA },
        verify: Some(verify::cast),
        fold: Some(fold::cast),
        ..op("memref.cast", "Changes what a memref type says statically.")
    };
    COLLAPSE_SHAPE = OpDef {
        operands: &[one!("src", &c::STRIDED_MEMREF)],
        results: &[one!("result", &c::STRIDED_MEMREF)],
        attrs: &[attr(Sym::REASSOCIATION, AttrKind::Array)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$src $reassociation attr-dict ':' type($src) 'into' type($result)"),
        extra: &RowExtra { result_name: "collapse_shape", ..NO_EXTRA },
        verify: Some(verify::collapse_shape),
        fold: Some(fold::collapse_shape),
        ..op("memref.collapse_shape", "Views groups of dimensions as one each.")
    };
    COPY = OpDef {
        operands: &[one!("source", &c::ANY_MEMREF), one!("target", &c::ANY_MEMREF)],
        format: Format::Asm("$source ',' $target attr-dict ':' type($source) 'to' type($target)"),
        traits: traits(&[Traits::READS, Traits::WRITES]),
        verify: Some(verify::copy),
        fold: Some(fold::copy),
        ..op("memref.copy", "Copies all elements.")
    };
    DEALLOC = OpDef {
        operands: &[one!("memref", &c::ANY_MEMREF)],
        format: Format::Asm("$memref attr-dict ':' type($memref)"),
        traits: traits(&[Traits::FREES]),
        fold: Some(fold::source_cast),
        ..op("memref.dealloc", "Frees a buffer that `memref.alloc` made.")
    };
    DIM = OpDef {
        operands: &[one!("source", &c::NON_0_RANKED_OR_UNRANKED_MEMREF), one!("index", &c::INDEX)],
        results: &[one!("result", &c::INDEX)],
        format: Format::Asm("attr-dict $source ',' $index ':' type($source)"),
        extra: &RowExtra { result_name: "dim", ..NO_EXTRA },
        traits: traits(&[Traits::PURE]),
        fold: Some(fold::dim),
        ..op("memref.dim", "The size of a dimension.")
    };
    DISTINCT_OBJECTS = OpDef {
        operands: &[var!("operands", &c::MEMREF)],
        results: &[var!("results", &c::MEMREF)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: custom!(syntax::parse_distinct_objects, syntax::print_distinct_objects),
        verify: Some(verify::distinct_objects),
        ..op("memref.distinct_objects", "Promises that buffers do not alias.")
    };
    DMA_START = OpDef {
        operands: &[var!("operands", &c::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: custom!(syntax::parse_dma_start, syntax::print_dma_start),
        verify: Some(verify::dma_start),
        fold: Some(fold::source_cast),
        ..op("memref.dma_start", "Starts a non-blocking copy.")
    };
    DMA_WAIT = OpDef {
        operands: &[one!("tagMemRef", &c::MEMREF), var!("tagIndices", &c::INDEX), one!("numElements", &c::INDEX)],
        format: Format::Asm("$tagMemRef '[' $tagIndices ']' ',' $numElements attr-dict ':' type($tagMemRef)"),
        traits: traits(&[Traits::READS, Traits::WRITES]),
        verify: Some(verify::dma_wait),
        fold: Some(fold::source_cast),
        ..op("memref.dma_wait", "Waits for a non-blocking copy.")
    };
    EXPAND_SHAPE = OpDef {
        operands: &[one!("src", &c::STRIDED_MEMREF), var!("output_shape", &c::INDEX)],
        results: &[one!("result", &c::STRIDED_MEMREF)],
        attrs: &[attr(Sym::REASSOCIATION, AttrKind::Array), attr(Sym::STATIC_OUTPUT_SHAPE, AttrKind::DenseI64)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$src $reassociation 'output_shape' custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict ':' type($src) 'into' type($result)"),
        extra: &RowExtra { result_name: "expand_shape", ..NO_EXTRA },
        verify: Some(verify::expand_shape),
        fold: Some(fold::expand_shape),
        ..op("memref.expand_shape", "Views each dimension as a group of dimensions.")
    };
    EXTRACT_ALIGNED_POINTER_AS_INDEX = OpDef {
        operands: &[one!("source", &c::ANY_MEMREF)],
        results: &[one!("aligned_pointer", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$source ':' type($source) '->' type(results) attr-dict"),
        extra: &RowExtra { result_name: "intptr", ..NO_EXTRA },
        ..op("memref.extract_aligned_pointer_as_index", "The address of the aligned pointer as a number.")
    };
    EXTRACT_STRIDED_METADATA = OpDef {
        operands: &[one!("source", &c::STRIDED_MEMREF)],
        results: &[one!("base_buffer", &c::STRIDED_MEMREF_0D), one!("offset", &c::INDEX), var!("sizes", &c::INDEX), var!("strides", &c::INDEX)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source ':' type($source) '->' type(results) attr-dict"),
        extra: &RowExtra { result_names: crate::row::named(metadata_names), ..NO_EXTRA },
        verify: Some(verify::extract_strided_metadata),
        fold: Some(fold::extract_strided_metadata),
        ..op("memref.extract_strided_metadata", "Takes a memref apart into buffer, offset, sizes and strides.")
    };
    GENERIC_ATOMIC_RMW = OpDef {
        operands: &[one!("memref", &c::MEMREF_OF_INTEGER_OR_FLOAT), var!("indices", &c::INDEX)],
        results: &[one!("result", &c::SIGNLESS_INTEGER_OR_FLOAT)],
        extra: &RowExtra { regions: &[RegionField { name: "atomic_body", kind: RegionKind::Any }], types: &[TypeRule::From("result", "memref", elem_type, "the result has the element type of the memref")], ..NO_EXTRA },
        traits: traits(&[Traits::SINGLE_BLOCK, Traits::READS, Traits::WRITES]),
        format: custom!(syntax::parse_generic_atomic_rmw, syntax::print_generic_atomic_rmw),
        verify: Some(verify::generic_atomic_rmw),
        ..op("memref.generic_atomic_rmw", "Updates an element atomically by a region.")
    };
    GET_GLOBAL = OpDef {
        results: &[one!("result", &c::STATIC_MEMREF)],
        attrs: &[attr(Sym::NAME, AttrKind::FlatSymbol)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$name ':' type($result) attr-dict"),
        extra: &RowExtra { more: &RowMore { verify_symbols: symbols(crate::dialect::symbol_use::get_global), ..NO_MORE }, ..NO_EXTRA },
        ..op("memref.get_global", "The buffer of a `memref.global`.")
    };
    GLOBAL = OpDef {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), opt_attr(Sym::SYM_VISIBILITY, AttrKind::Str), attr(Sym::TYPE, AttrKind::Type), opt_attr(Sym::INITIAL_VALUE, AttrKind::Any), opt_attr(Sym::CONSTANT, AttrKind::Unit), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::SYMBOL]),
        format: Format::Asm("($sym_visibility^)? ('constant' $constant^)? $sym_name ':' custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict"),
        verify: Some(verify::global),
        ..op("memref.global", "A buffer that lives as long as the program.")
    };
    LOAD = OpDef {
        operands: &[one!("memref", &c::MEMREF), var!("indices", &c::INDEX)],
        results: &[one!("result", &c::ANY)],
        attrs: &[opt_false_attr(Sym::NONTEMPORAL), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)).since_20()],
        format: Format::Asm("$memref '[' $indices ']' attr-dict ':' type($memref)"),
        traits: traits(&[Traits::READS]),
        extra: &RowExtra { types: &[TypeRule::From("result", "memref", elem_type, "the result has the element type of the memref")], ..NO_EXTRA },
        verify: Some(verify::load),
        fold: Some(fold::source_cast),
        ..op("memref.load", "Reads an element.")
    };
    MEMORY_SPACE_CAST = OpDef {
        operands: &[one!("source", &c::ANY_MEMREF)],
        results: &[one!("dest", &c::ANY_MEMREF)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source attr-dict ':' type($source) 'to' type($dest)"),
        extra: &RowExtra { result_name: "memspacecast", ..NO_EXTRA },
        verify: Some(verify::memory_space_cast),
        fold: Some(fold::memory_space_cast),
        ..op("memref.memory_space_cast", "Casts between memory spaces.")
    };
    PREFETCH = OpDef {
        operands: &[one!("memref", &c::MEMREF), var!("indices", &c::INDEX)],
        attrs: &[attr(Sym::IS_WRITE, AttrKind::Bool), attr(Sym::LOCALITY_HINT, AttrKind::Int(Type::I32)), attr(Sym::IS_DATA_CACHE, AttrKind::Bool)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: custom!(syntax::parse_prefetch, syntax::print_prefetch),
        verify: Some(verify::prefetch),
        fold: Some(fold::source_cast),
        ..op("memref.prefetch", "Hints that an element will be accessed.")
    };
    RANK = OpDef {
        operands: &[one!("memref", &c::ANY_MEMREF)],
        results: &[one!("result", &c::INDEX)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$memref attr-dict ':' type($memref)"),
        fold: Some(fold::rank),
        ..op("memref.rank", "The number of dimensions.")
    };
    REALLOC = OpDef {
        operands: &[one!("source", &c::MEMREF_1D), opt!("dynamicResultSize", &c::INDEX)],
        results: &[one!("result", &c::MEMREF_1D)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64))],
        format: Format::Asm("$source ('(' $dynamicResultSize^ ')')? attr-dict ':' type($source) 'to' type(results)"),
        traits: traits(&[Traits::ALLOCATES, Traits::FREES]),
        verify: Some(verify::realloc),
        ..op("memref.realloc", "Changes the size of a buffer, keeping its content.")
    };
    REINTERPRET_CAST = OpDef {
        operands: &[one!("source", &c::ANY_MEMREF), var!("offsets", &c::INDEX), var!("sizes", &c::INDEX), var!("strides", &c::INDEX)],
        results: &[one!("result", &c::MEMREF)],
        attrs: &[attr(Sym::STATIC_OFFSETS, AttrKind::DenseI64), attr(Sym::STATIC_SIZES, AttrKind::DenseI64), attr(Sym::STATIC_STRIDES, AttrKind::DenseI64)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source 'to' 'offset' '' ':' custom<DynamicIndexList>($offsets, $static_offsets) '' ',' 'sizes' '' ':' custom<DynamicIndexList>($sizes, $static_sizes) '' ',' 'strides' '' ':' custom<DynamicIndexList>($strides, $static_strides) attr-dict ':' type($source) 'to' type($result)"),
        extra: &RowExtra { result_name: "reinterpret_cast", ..NO_EXTRA },
        verify: Some(verify::reinterpret_cast),
        fold: Some(fold::reinterpret_cast),
        ..op("memref.reinterpret_cast", "Makes a memref with given offset, sizes and strides on the same buffer.")
    };
    RESHAPE = OpDef {
        operands: &[one!("source", &c::ANY_MEMREF), one!("shape", &c::MEMREF_1D_OF_INTEGER_OR_INDEX)],
        results: &[one!("result", &c::ANY_MEMREF)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$source '(' $shape ')' attr-dict ':' functional-type(operands, results)"),
        extra: &RowExtra { result_name: "reshape", ..NO_EXTRA },
        verify: Some(verify::reshape),
        ..op("memref.reshape", "Views a buffer with a shape given in memory.")
    };
    STORE = OpDef {
        operands: &[one!("value", &c::ANY), one!("memref", &c::MEMREF), var!("indices", &c::INDEX)],
        attrs: &[opt_false_attr(Sym::NONTEMPORAL), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)).since_20()],
        format: Format::Asm("$value ',' $memref '[' $indices ']' attr-dict ':' type($memref)"),
        traits: traits(&[Traits::WRITES]),
        extra: &RowExtra { types: &[TypeRule::From("value", "memref", elem_type, "the value has the element type of the memref")], ..NO_EXTRA },
        verify: Some(verify::store),
        fold: Some(fold::source_cast),
        ..op("memref.store", "Writes an element.")
    };
    SUBVIEW = OpDef {
        operands: &[one!("source", &c::MEMREF), var!("offsets", &c::INDEX), var!("sizes", &c::INDEX), var!("strides", &c::INDEX)],
        results: &[one!("result", &c::MEMREF)],
        attrs: &[attr(Sym::STATIC_OFFSETS, AttrKind::DenseI64), attr(Sym::STATIC_SIZES, AttrKind::DenseI64), attr(Sym::STATIC_STRIDES, AttrKind::DenseI64)],
        traits: traits(&[Traits::VIEW_LIKE, Traits::ATTR_SIZED_OPERANDS, Traits::PURE]),
        format: Format::Asm("$source '' custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict ':' type($source) 'to' type($result)"),
        extra: &RowExtra { result_name: "subview", ..NO_EXTRA },
        verify: Some(verify::subview),
        fold: Some(fold::subview),
        ..op("memref.subview", "Views a part of a buffer.")
    };
    TRANSPOSE = OpDef {
        operands: &[one!("in", &c::STRIDED_MEMREF)],
        results: &[one!("result", &c::STRIDED_MEMREF)],
        attrs: &[attr(Sym::PERMUTATION, AttrKind::AffineMap)],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { result_name: "transpose", ..NO_EXTRA },
        format: custom!(syntax::parse_transpose, syntax::print_transpose),
        verify: Some(verify::transpose),
        fold: Some(fold::transpose),
        ..op("memref.transpose", "Permutes dimensions without moving data.")
    };
    VIEW = OpDef {
        operands: &[one!("source", &c::MEMREF_1D_OF_I8), one!("byte_shift", &c::INDEX), var!("sizes", &c::INDEX)],
        results: &[one!("result", &c::MEMREF)],
        traits: traits(&[Traits::VIEW_LIKE, Traits::PURE]),
        format: Format::Asm("$source '[' $byte_shift ']' '' '[' $sizes ']' attr-dict ':' type($source) 'to' type(results)"),
        extra: &RowExtra { result_name: "view", ..NO_EXTRA },
        verify: Some(verify::view),
        ..op("memref.view", "Views bytes as elements of another type.")
    };
}

/// The element type of a memref.
fn elem_type(cx: &mut Context, ty: Type) -> Option<Type> {
    match cx.type_data(ty) {
        TypeData::MemRef { elem, .. } | TypeData::UnrankedMemRef { elem, .. } => Some(elem),
        _ => None,
    }
}

/// `%base_buffer, %offset, %sizes:2, %strides:2`: a name where each group begins.
fn metadata_names(m: &Module, op: Op, i: usize, out: &mut String) {
    let rank = m.n_results(op).saturating_sub(2) / 2;
    out.push_str(match i {
        0 => "base_buffer",
        1 => "offset",
        2 if rank > 0 => "sizes",
        _ if rank > 0 && i == 2 + rank => "strides",
        _ => "",
    });
}
