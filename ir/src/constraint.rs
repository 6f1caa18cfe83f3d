//! The type constraints that dialect tables use. The texts are what "operand #0 must be ..." goes on with.

use crate::context::Context;
use crate::id::Type;
use crate::row::TypeConstraint;
use crate::ty::{DYNAMIC, Sign, TypeData as T};

macro_rules! constraints {
    ($($(#[$doc:meta])* $name:ident: $text:literal, $holds:expr $(, build $build:expr)?;)*) => {$(
        $(#[$doc])*
        pub static $name: TypeConstraint = TypeConstraint {
            text: $text,
            holds: $holds,
            build: constraints!(@build $($build)?),
        };
    )*};
    (@build) => { None };
    (@build $e:expr) => { Some($e) };
}
pub(crate) use constraints;

fn signless_or_index(cx: &Context, t: Type) -> bool {
    matches!(cx.type_data(t), T::Integer { sign: Sign::Signless, .. } | T::Index)
}
fn is_float(cx: &Context, t: Type) -> bool {
    matches!(cx.type_data(t), T::Float(_))
}
fn signless_integer_or_float(cx: &Context, t: Type) -> bool {
    matches!(cx.type_data(t), T::Integer { sign: Sign::Signless, .. } | T::Float(_))
}
fn rank_is(cx: &Context, t: Type, rank: usize) -> bool {
    matches!(cx.type_data(t), T::MemRef { dims, .. } if cx.shape(dims).len() == rank)
}
/// Scalar, vector or tensor whose element type satisfies `f`.
fn like(cx: &Context, t: Type, f: fn(&Context, Type) -> bool) -> bool {
    match cx.type_data(t) {
        T::Vector { elem, .. } | T::Tensor { elem, .. } | T::UnrankedTensor(elem) => f(cx, elem),
        _ => f(cx, t),
    }
}
/// The same, also for memrefs.
fn like_or_memref(cx: &Context, t: Type, f: fn(&Context, Type) -> bool) -> bool {
    match cx.type_data(t) {
        T::MemRef { elem, .. } | T::UnrankedMemRef { elem, .. } => f(cx, elem),
        _ => like(cx, t, f),
    }
}

constraints! {
    /// Anything.
    ANY: "any type", |_, _| true;
    /// A vector of one dimension.
    VECTOR_1D: "vector of any type values of ranks 1", |cx, t| matches!(cx.type_data(t), T::Vector { dims, .. } if cx.shape(dims).len() == 1);
    /// A vector some of whose dimensions are scalable.
    SCALABLE_VECTOR: "scalable vector of any type values", |cx, t| matches!(cx.type_data(t), T::Vector { scalable, .. } if scalable != 0);
    /// `index`
    INDEX: "index", |_, t| t == Type::INDEX, build Type::INDEX;
    /// `i1`
    I1: "1-bit signless integer", |_, t| t == Type::I1, build Type::I1;
    /// `i8`
    I8: "8-bit signless integer", |_, t| t == Type::I8, build Type::I8;
    /// `i32`
    I32: "32-bit signless integer", |_, t| t == Type::I32, build Type::I32;
    /// `i64`
    I64: "64-bit signless integer", |_, t| t == Type::I64, build Type::I64;
    /// Any integer.
    ANY_INTEGER: "integer", |cx, t| matches!(cx.type_data(t), T::Integer { .. });
    /// Signless integer.
    SIGNLESS_INTEGER: "signless integer", |cx, t| matches!(cx.type_data(t), T::Integer { sign: Sign::Signless, .. });
    /// Signless integer or index.
    SIGNLESS_INTEGER_OR_INDEX: "signless integer or index", signless_or_index;
    /// Signless integers, vectors and tensors of them.
    SIGNLESS_INTEGER_LIKE: "signless-integer-like", |cx, t| like(cx, t, signless_or_index);
    /// Signless integers but not index, vectors and tensors of them.
    SIGNLESS_FIXED_WIDTH_INTEGER_LIKE: "signless-fixed-width-integer-like", |cx, t| like(cx, t, |cx, t| matches!(cx.type_data(t), T::Integer { sign: Sign::Signless, .. }));
    /// `i1`, vectors and tensors of it.
    BOOL_LIKE: "bool-like", |cx, t| like(cx, t, |_, t| t == Type::I1);
    /// Signless integer or float.
    SIGNLESS_INTEGER_OR_FLOAT: "signless integer or floating-point", signless_integer_or_float;
    /// What `arith.bitcast` takes: integers and floats, also in vectors, tensors and memrefs.
    BITCASTABLE: "signless-integer-or-float-like or memref of signless-integer or float", |cx, t| like_or_memref(cx, t, |cx, t| matches!(cx.type_data(t), T::Integer { sign: Sign::Signless, .. } | T::Float(_)));
    /// What `arith.index_cast` takes: integers and `index`, also in vectors, tensors and memrefs.
    INDEX_CASTABLE: "signless-integer-like or memref of signless-integer", |cx, t| like_or_memref(cx, t, signless_or_index);
    /// Signless integer or index, only as a scalar.
    INTEGER_OR_INDEX: "integer or index", |cx, t| matches!(cx.type_data(t), T::Integer { .. } | T::Index);
    /// Ranked tensor.
    RANKED_TENSOR: "ranked tensor of any type values", |cx, t| matches!(cx.type_data(t), T::Tensor { .. });
    /// Any float.
    ANY_FLOAT: "floating-point", is_float;
    /// Floats, vectors and tensors of them.
    FLOAT_LIKE: "floating-point-like", |cx, t| like(cx, t, is_float);
    /// Ranked or unranked memref.
    ANY_MEMREF: "ranked or unranked memref of any type values", |cx, t| matches!(cx.type_data(t), T::MemRef { .. } | T::UnrankedMemRef { .. });
    /// Ranked memref.
    MEMREF: "memref of any type values", |cx, t| matches!(cx.type_data(t), T::MemRef { .. });
    /// Ranked memref with strides.
    STRIDED_MEMREF: "strided memref of any type values", |cx, t| crate::dialect::memref_shape::strides(cx, t).is_some();
    /// Ranked memref without dimensions, with strides.
    STRIDED_MEMREF_0D: "strided memref of any type values of rank 0", |cx, t| rank_is(cx, t, 0) && crate::dialect::memref_shape::strides(cx, t).is_some();
    /// Ranked memref of one dimension.
    MEMREF_1D: "1D memref of any type values", |cx, t| rank_is(cx, t, 1);
    /// Ranked memref of bytes.
    MEMREF_1D_OF_I8: "1D memref of 8-bit signless integer values", |cx, t| rank_is(cx, t, 1) && cx.elem_type(t) == Type::I8;
    /// Ranked memref of one dimension that holds a shape.
    MEMREF_1D_OF_INTEGER_OR_INDEX: "1D memref of signless integer or index values", |cx, t| rank_is(cx, t, 1) && signless_or_index(cx, cx.elem_type(t));
    /// Ranked memref whose sizes are all known.
    STATIC_MEMREF: "statically shaped memref of any type values", |cx, t| matches!(cx.type_data(t), T::MemRef { dims, .. } if !cx.shape(dims).contains(&DYNAMIC));
    /// Ranked memref of numbers.
    MEMREF_OF_INTEGER_OR_FLOAT: "memref of signless integer or floating-point values", |cx, t| matches!(cx.type_data(t), T::MemRef { elem, .. } if signless_integer_or_float(cx, elem));
    /// Memref that has or may have dimensions.
    NON_0_RANKED_OR_UNRANKED_MEMREF: "unranked.memref of any type values or non-0-ranked.memref of any type values", |cx, t| match cx.type_data(t) {
        T::MemRef { dims, .. } => !cx.shape(dims).is_empty(),
        T::UnrankedMemRef { .. } => true,
        _ => false,
    };
    /// Unranked memref.
    UNRANKED_MEMREF: "unranked.memref of any type values", |cx, t| matches!(cx.type_data(t), T::UnrankedMemRef { .. });
    /// Function type.
    FUNCTION: "function type", |cx, t| matches!(cx.type_data(t), T::Function { .. });
    /// Vector.
    VECTOR: "vector of any type values", |cx, t| matches!(cx.type_data(t), T::Vector { .. });
    /// LLVM pointer.
    LLVM_PTR: "LLVM pointer type", |cx, t| matches!(cx.type_data(t), T::LlvmPtr { .. });
}
