//! Which types the `llvm` dialect takes, and the type constraints of its table.
//! Source: MLIR documentation, "'llvm' Dialect", "Type System"; LLVM LangRef, "Type System".

use alloc::string::String;
use alloc::vec::Vec;

use crate::constraint::constraints;
use crate::context::Context;
use crate::id::{Sym, Type};
use crate::row::TypeConstraint;
use crate::ty::{FloatKind as F, Sign, StructBody, TypeData as T};

/// Whether a type may stand as a value, element, field or parameter in the `llvm` dialect, looking at the outermost
/// type only: what a `!llvm` type holds was checked when it was made.
pub fn is_llvm_compatible(cx: &Context, ty: Type) -> bool {
    match cx.type_data(ty) {
        T::Integer { sign, .. } => sign == Sign::Signless,
        T::Float(kind) => is_llvm_float(kind),
        T::Vector { dims, elem, .. } => cx.shape(dims).len() == 1 && is_llvm_vector_elem(cx, elem),
        T::LlvmVoid
        | T::LlvmToken
        | T::LlvmLabel
        | T::LlvmMetadata
        | T::LlvmPpcFp128
        | T::LlvmX86Mmx
        | T::LlvmX86Amx
        | T::LlvmPtr { .. }
        | T::LlvmArray { .. }
        | T::LlvmVec { .. }
        | T::LlvmFunc { .. }
        | T::LlvmStruct { .. }
        | T::LlvmNamedStruct { .. }
        | T::LlvmTarget { .. } => true,
        _ => false,
    }
}

/// Whether arrays and structs hold values of a type of the dialect.
pub fn is_member(ty: T) -> bool {
    !matches!(ty, T::LlvmVoid | T::LlvmToken | T::LlvmLabel | T::LlvmMetadata | T::LlvmFunc { .. })
}
/// Whether a function returns a type of the dialect.
pub fn is_function_result(ty: T) -> bool {
    !matches!(ty, T::LlvmLabel | T::LlvmMetadata | T::LlvmFunc { .. })
}
/// Whether a function takes a type of the dialect as an argument. (LLVM has no labels there; the dialect takes them.)
pub fn is_function_argument(ty: T) -> bool {
    !matches!(ty, T::LlvmVoid | T::LlvmFunc { .. })
}

/// The float formats that LLVM has.
pub fn is_llvm_float(kind: F) -> bool {
    matches!(kind, F::F16 | F::BF16 | F::F32 | F::F64 | F::F80 | F::F128)
}

fn is_llvm_vector_elem(cx: &Context, ty: Type) -> bool {
    match cx.type_data(ty) {
        T::Integer { sign, .. } => sign == Sign::Signless,
        T::Float(kind) => is_llvm_float(kind),
        T::LlvmPtr { .. } | T::LlvmPpcFp128 => true,
        _ => false,
    }
}

/// The element type of an LLVM vector (`vector` of one dimension or `!llvm.vec`).
pub fn vector_elem(cx: &Context, ty: Type) -> Option<Type> {
    match cx.type_data(ty) {
        T::Vector { dims, elem, .. } if cx.shape(dims).len() == 1 => Some(elem),
        T::LlvmVec { elem, .. } => Some(elem),
        _ => None,
    }
}

/// Number of elements of an LLVM vector, and whether that is a multiple only known at run time.
pub fn vector_len(cx: &Context, ty: Type) -> Option<(i64, bool)> {
    match cx.type_data(ty) {
        T::Vector { dims, scalable, .. } if cx.shape(dims).len() == 1 => Some((cx.shape(dims)[0], scalable & 1 != 0)),
        T::LlvmVec { len, scalable, .. } => Some((i64::from(len), scalable)),
        _ => None,
    }
}

/// The type with its scalar (itself or the element of a vector) replaced.
pub fn with_elem(cx: &mut Context, ty: Type, elem: Type) -> Type {
    match cx.type_data(ty) {
        T::Vector { dims, scalable, .. } => cx.ty(T::Vector { dims, scalable, elem }),
        T::LlvmVec { len, scalable, .. } => {
            if is_llvm_vector_elem(cx, elem) && !matches!(cx.type_data(elem), T::LlvmPtr { .. } | T::LlvmPpcFp128) {
                let dims = cx.dims.intern(&[i64::from(len)]);
                return cx.ty(T::Vector { dims, scalable: scalable as u32, elem });
            }
            cx.ty(T::LlvmVec { len, scalable, elem })
        }
        _ => elem,
    }
}

/// `i1`, or the vector of `i1` of the same shape as a vector.
pub fn i1_of_shape(cx: &mut Context, ty: Type) -> Option<Type> {
    Some(with_elem(cx, ty, Type::I1))
}

/// Fields of a struct type; `None` for other types and for opaque structs.
pub fn struct_fields(cx: &Context, ty: Type) -> Option<Vec<Type>> {
    match cx.type_data(ty) {
        T::LlvmStruct { body, .. } => Some(cx.type_vec(body)),
        T::LlvmNamedStruct { name } => match cx.struct_body(name) {
            Some(StructBody::Fields { body, .. }) => Some(cx.type_vec(body)),
            _ => None,
        },
        _ => None,
    }
}

/// What stands at a position of an aggregate: field `i` of a struct or any element of an array that has more than `i`.
pub fn field_at(cx: &Context, ty: Type, i: i64) -> Option<Type> {
    let at = |l: crate::store::List| u32::try_from(i).ok().filter(|&i| i < l.len).map(|i| cx.type_at(l, i as usize));
    match cx.type_data(ty) {
        T::LlvmArray { len, elem } => u64::try_from(i).ok().filter(|&i| i < len).map(|_| elem),
        T::LlvmStruct { body, .. } => at(body),
        T::LlvmNamedStruct { name } => match cx.struct_body(name) {
            Some(StructBody::Fields { body, .. }) => at(body),
            _ => None,
        },
        _ => None,
    }
}

/// Whether values of the type have a size in memory.
pub fn is_sized(cx: &Context, ty: Type) -> bool {
    match cx.type_data(ty) {
        T::LlvmVoid | T::LlvmToken | T::LlvmLabel | T::LlvmMetadata | T::LlvmFunc { .. } => false,
        T::LlvmNamedStruct { name } => !is_opaque(cx, name),
        T::LlvmTarget { name, .. } => cx.str(name).starts_with("spirv.") || cx.str(name) == "aarch64.svcount",
        _ => is_llvm_compatible(cx, ty),
    }
}

fn is_opaque(cx: &Context, name: Sym) -> bool {
    matches!(cx.struct_body(name), None | Some(StructBody::Opaque))
}

fn elem_is(cx: &Context, ty: Type, f: fn(&Context, Type) -> bool) -> bool {
    vector_elem(cx, ty).is_some_and(|e| f(cx, e))
}
fn like(cx: &Context, ty: Type, f: fn(&Context, Type) -> bool) -> bool {
    f(cx, ty) || elem_is(cx, ty, f)
}
fn int(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), T::Integer { sign: Sign::Signless, .. })
}
fn float(cx: &Context, ty: Type) -> bool {
    match cx.type_data(ty) {
        T::Float(kind) => is_llvm_float(kind),
        T::LlvmPpcFp128 => true,
        _ => false,
    }
}
fn builtin_float(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), T::Float(_))
}
fn ptr(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), T::LlvmPtr { .. })
}
fn i1(_: &Context, ty: Type) -> bool {
    ty == Type::I1
}
fn is_struct(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), T::LlvmStruct { .. } | T::LlvmNamedStruct { .. })
}
fn aggregate(cx: &Context, ty: Type) -> bool {
    is_struct(cx, ty) || matches!(cx.type_data(ty), T::LlvmArray { .. })
}

constraints! {
    /// Any type of the dialect.
    ANY: "LLVM dialect-compatible type", is_llvm_compatible;
    /// Any type a value may have: all but functions and `void`.
    PRIMITIVE: "primitive LLVM type", |cx, t| is_llvm_compatible(cx, t) && !matches!(cx.type_data(t), T::LlvmVoid | T::LlvmFunc { .. });
    /// Types that may be loaded and stored.
    LOADABLE: "LLVM type with size", is_sized;
    /// Structs and arrays.
    AGGREGATE: "LLVM aggregate type", aggregate;
    /// Structs.
    STRUCT: "LLVM structure type", is_struct;
    /// All but structs and arrays.
    NON_AGGREGATE: "LLVM-compatible non-aggregate type", |cx, t| is_llvm_compatible(cx, t) && !aggregate(cx, t);
    /// Signless integers.
    INT: "signless integer", int;
    /// Integers and vectors of them.
    INT_LIKE: "signless integer or LLVM dialect-compatible vector of signless integer", |cx, t| like(cx, t, int);
    /// Vectors of integers.
    INT_VECTOR: "LLVM dialect-compatible vector of signless integer", |cx, t| elem_is(cx, t, int);
    /// Vectors of `i1`.
    I1_VECTOR: "LLVM dialect-compatible vector of 1-bit signless integer", |cx, t| elem_is(cx, t, i1);
    /// `i1` and vectors of it.
    I1_LIKE: "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer", |cx, t| like(cx, t, i1);
    /// LLVM's floats.
    FLOAT: "floating point LLVM type", float;
    /// LLVM's floats and vectors of them.
    FLOAT_LIKE: "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", |cx, t| like(cx, t, float);
    /// Vectors of builtin floats.
    FLOAT_VECTOR: "LLVM dialect-compatible vector of floating-point", |cx, t| elem_is(cx, t, builtin_float);
    /// Builtin floats.
    BUILTIN_FLOAT: "floating-point", builtin_float;
    /// Pointers.
    PTR: "LLVM pointer type", ptr;
    /// The pointer of address space 0.
    PTR0: "LLVM pointer in address space 0", |_, t| t == Type::LLVM_PTR, build Type::LLVM_PTR;
    /// Pointers and vectors of them.
    PTR_LIKE: "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", |cx, t| like(cx, t, ptr);
    /// Vectors of pointers.
    PTR_VECTOR: "LLVM dialect-compatible vector of LLVM pointer type", |cx, t| elem_is(cx, t, ptr);
    /// Integers, pointers and vectors of either.
    INT_OR_PTR_LIKE: "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
        |cx, t| like(cx, t, int) || like(cx, t, ptr);
    /// Vectors.
    VECTOR: "LLVM dialect-compatible vector type", |cx, t| vector_elem(cx, t).is_some() && is_llvm_compatible(cx, t);
    /// `!llvm.token`
    TOKEN: "LLVM token type", |_, t| t == Type::LLVM_TOKEN, build Type::LLVM_TOKEN;
    /// What `llvm.atomicrmw` takes.
    ATOMIC_RMW: "floating point LLVM type or LLVM pointer type or signless integer or fixed-length vector of floats", |cx, t| float(cx, t) || ptr(cx, t) || int(cx, t) || elem_is(cx, t, builtin_float);
    /// What `llvm.cmpxchg` takes.
    ATOMIC_CMPXCHG: "signless integer or LLVM pointer type", |cx, t| int(cx, t) || ptr(cx, t);
}

/// The vector with as many elements as another count.
pub fn with_len(cx: &mut Context, ty: Type, len: usize) -> Option<Type> {
    match cx.type_data(ty) {
        T::Vector { dims, scalable, elem } if cx.shape(dims).len() == 1 => {
            let dims = cx.dims.intern(&[len as i64]);
            Some(cx.ty(T::Vector { dims, scalable, elem }))
        }
        T::LlvmVec { scalable, elem, .. } => Some(cx.ty(T::LlvmVec { len: u32::try_from(len).ok()?, scalable, elem })),
        _ => None,
    }
}

/// What stands at a position of an aggregate, or what is wrong with the position.
pub fn member(cx: &Context, ty: Type, position: &[i64]) -> Result<Type, String> {
    if position.is_empty() {
        return Err("empty position for indexing into aggregate".into());
    }
    let mut at = ty;
    for &i in position {
        at = match cx.type_data(at) {
            T::LlvmArray { .. } | T::LlvmStruct { .. } | T::LlvmNamedStruct { .. } => {
                field_at(cx, at, i).ok_or_else(|| alloc::format!("position out of bounds: {i}"))?
            }
            _ => return Err("expected LLVM IR structure/array type".into()),
        };
    }
    Ok(at)
}

/// The type rule of values of one type.
pub fn itself(_: &mut Context, ty: Type) -> Option<Type> {
    Some(ty)
}

/// The type rule of values that are elements of a vector.
pub fn elem_rule(cx: &mut Context, ty: Type) -> Option<Type> {
    vector_elem(cx, ty)
}

/// The result of `llvm.cmpxchg`: the value and whether it was exchanged.
pub fn with_success_bit(cx: &mut Context, ty: Type) -> Option<Type> {
    Some(cx.llvm_struct(&[ty, Type::I1]))
}
