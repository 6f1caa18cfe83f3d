//! The types that operations of processors take. Source: MLIR documentation, "'amx' Dialect", "'x86vector' Dialect",
//! "'arm_neon' Dialect" and "'arm_sve' Dialect", and what mlir-opt 19 and 22 report.

use crate::constraint::constraints;
use crate::context::Context;
use crate::dialect::vector_syntax::sizes;
use crate::id::Type;
use crate::row::TypeConstraint;
use crate::ty::{FloatKind, Sign, TypeData as T};

/// Whether a type is a vector of these elements, in whatever shape, so many at all.
pub fn count(cx: &Context, t: Type, elems: &[Type], counts: &[i64]) -> bool {
    let T::Vector { dims, elem, .. } = cx.type_data(t) else { return false };
    elems.contains(&elem) && cx.shape(dims).iter().try_fold(1i64, |n, &d| n.checked_mul(d)).is_some_and(|n| counts.contains(&n))
}
/// The vector with integers of twice the width.
pub fn doubled(cx: &mut Context, t: Type) -> Option<Type> {
    let T::Vector { dims, scalable, elem } = cx.type_data(t) else { return None };
    let width = cx.int_width(elem)?;
    let elem = cx.int_type(width.checked_mul(2)?);
    Some(cx.ty(T::Vector { dims, scalable, elem }))
}
/// The same of a vector that has a scalable dimension.
fn scalable(cx: &Context, t: Type, elems: &[Type], counts: &[i64]) -> bool {
    sizes(cx, t).1 != 0 && count(cx, t, elems, counts)
}
/// One dimension of a size that is known.
fn row(cx: &Context, t: Type, elem: Type, n: i64) -> bool {
    matches!(cx.type_data(t), T::Vector { dims, scalable: 0, elem: e } if e == elem && *cx.shape(dims) == [n])
}
/// The last dimension, if it alone is scalable, and the elements.
fn trailing(cx: &Context, t: Type) -> Option<(i64, Type, usize)> {
    let T::Vector { dims, scalable, elem } = cx.type_data(t) else { return None };
    let dims = cx.shape(dims);
    (!dims.is_empty() && scalable == 1 << (dims.len() - 1)).then(|| (dims[dims.len() - 1], elem, dims.len()))
}
/// Bits of SVE: as many as a register has elements, in one dimension.
fn predicate(cx: &Context, t: Type) -> bool {
    trailing(cx, t).is_some_and(|(n, elem, rank)| elem == Type::I1 && rank == 1 && [1, 2, 4, 8, 16].contains(&n))
}
/// A register of SVE of elements of at most 64 bits.
fn register(cx: &Context, t: Type) -> bool {
    let Some((n, elem, 1)) = trailing(cx, t) else { return false };
    let bits = match cx.type_data(elem) {
        T::Integer { width: width @ (8 | 16 | 32 | 64), sign: Sign::Signless } => i64::from(width),
        T::Float(FloatKind::F16 | FloatKind::BF16) => 16,
        T::Float(FloatKind::F32) => 32,
        T::Float(FloatKind::F64) => 64,
        _ => return false,
    };
    n.checked_mul(bits) == Some(128)
}
fn scalable_of(cx: &Context, t: Type, elem: fn(&Context, Type) -> bool) -> bool {
    sizes(cx, t).1 != 0 && elem(cx, cx.elem_type(t))
}
fn is_float(cx: &Context, t: Type) -> bool {
    matches!(cx.type_data(t), T::Float(_))
}
/// A tile: a vector in release 19, a type of its own since.
fn tile(cx: &Context, t: Type, elems: &[Type], names: &[&str]) -> bool {
    match cx.type_data(t) {
        T::Vector { dims, scalable: 0, elem } => cx.shape(dims).len() == 2 && elems.contains(&elem),
        T::Opaque { text, .. } => cx
            .str(text)
            .strip_prefix("tile<")
            .is_some_and(|t| t.strip_suffix('>').and_then(|t| t.splitn(3, 'x').nth(2)).is_some_and(|elem| names.contains(&elem))),
        _ => false,
    }
}

const WORDS: [Type; 2] = [Type::I32, Type::I64];
const SMALL: [Type; 2] = [Type::I8, Type::I16];
const FLOATS: [Type; 2] = [Type::F32, Type::F64];
const WIDE: [Type; 4] = [Type::F32, Type::I32, Type::F64, Type::I64];

constraints! {
    /// Any integer of release 19's tiles.
    INTEGER: "integer", |cx, t| matches!(cx.type_data(t), T::Integer { .. });
    /// A tile.
    TILE: "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values",
        |cx, t| tile(cx, t, &[], &["f32", "f16", "bf16", "i32", "i8"]);
    /// A tile, in release 19.
    OLD_TILE: "vector of 32-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values of ranks 2",
        |cx, t| tile(cx, t, &[Type::F32, Type::BF16, Type::I32, Type::I8], &[]);
    /// A factor of floats.
    TILE_HALVES: "tile of 16-bit float or bfloat16 type values", |cx, t| tile(cx, t, &[], &["f16", "bf16"]);
    /// A sum of floats.
    TILE_FLOATS: "tile of 32-bit float values", |cx, t| tile(cx, t, &[], &["f32"]);
    /// A factor of integers.
    TILE_BYTES: "tile of 8-bit signless integer values", |cx, t| tile(cx, t, &[], &["i8"]);
    /// A sum of integers.
    TILE_WORDS: "tile of 32-bit signless integer values", |cx, t| tile(cx, t, &[], &["i32"]);
    /// Factors and sums of floats, in release 19.
    OLD_FLOATS: "vector of 32-bit float or bfloat16 type values of ranks 2", |cx, t| tile(cx, t, &[Type::F32, Type::BF16], &[]);
    /// Factors and sums of integers, in release 19.
    OLD_INTEGERS: "vector of 32-bit signless integer or 8-bit signless integer values of ranks 2", |cx, t| tile(cx, t, &[Type::I32, Type::I8], &[]);
    /// `x86vector.avx.*`
    AVX: "vector of 32-bit float values of length 8", |cx, t| count(cx, t, &[Type::F32], &[8]);
    /// `x86vector.avx512.*`
    AVX512: "vector of 32-bit float or 64-bit float values of length 16/8", |cx, t| count(cx, t, &FLOATS, &[16, 8]);
    /// `x86vector.avx512.mask.compress`
    AVX512_ANY: "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8",
        |cx, t| count(cx, t, &WIDE, &[16, 8]);
    /// `x86vector.avx512.vp2intersect`
    AVX512_INTEGERS: "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8", |cx, t| count(cx, t, &WORDS, &[16, 8]);
    /// Bits of such vectors.
    AVX512_BITS: "vector of 1-bit signless integer values of length 16/8", |cx, t| count(cx, t, &[Type::I1], &[16, 8]);
    /// The same as an integer.
    AVX512_MASK: "16-bit signless integer or 8-bit signless integer", |_, t| t == Type::I16 || t == Type::I8;
    /// Sums of `arm_neon` dot products.
    NEON_SUMS: "vector of 32-bit signless integer values of length 4/2", |cx, t| count(cx, t, &[Type::I32], &[4, 2]);
    /// What they sum.
    NEON_BYTES: "vector of 8-bit signless integer values of length 16/8", |cx, t| count(cx, t, &[Type::I8], &[16, 8]);
    /// `arm_neon.intr.smull`
    NEON_SMALL: "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2",
        |cx, t| count(cx, t, &[Type::I8, Type::I16, Type::I32], &[8, 4, 2]);
    /// Products of those.
    NEON_PRODUCTS: "vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2",
        |cx, t| count(cx, t, &[Type::I16, Type::I32, Type::I64], &[8, 4, 2]);
    /// Two rows of two sums.
    NEON_TILE: "a vector with length 4 of 32-bit signless integer values", |cx, t| row(cx, t, Type::I32, 4);
    /// Two rows of bytes.
    NEON_ROWS: "a vector with length 16 of 8-bit signless integer values", |cx, t| row(cx, t, Type::I8, 16);
    /// Two rows of two sums of floats.
    NEON_FLOAT_TILE: "a vector with length 4 of 32-bit float values", |cx, t| row(cx, t, Type::F32, 4);
    /// Two rows of `bf16`.
    NEON_FLOAT_ROWS: "a vector with length 8 of bfloat16 type values", |cx, t| row(cx, t, Type::BF16, 8);
    /// All bits of a register of SVE.
    SVBOOL: "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}",
        |cx, t| trailing(cx, t).is_some_and(|(n, elem, _)| elem == Type::I1 && n == 16);
    /// Bits for elements of some width.
    SVE_MASKS: "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}",
        |cx, t| trailing(cx, t).is_some_and(|(n, elem, _)| elem == Type::I1 && [16, 8, 4, 2, 1].contains(&n));
    /// Bits in one dimension.
    SVE_PREDICATE: "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>", predicate;
    /// All of them.
    SVE_ALL: "vector<[16]xi1>", |cx, t| trailing(cx, t) == Some((16, Type::I1, 1));
    /// A mask of `arm_sve.masked`.
    SVE_BITS: "scalable vector of 1-bit signless integer values", |cx, t| scalable_of(cx, t, |_, e| e == Type::I1);
    /// Floats of `arm_sve.masked`.
    SVE_FLOATS: "scalable vector of floating-point values", |cx, t| scalable_of(cx, t, is_float);
    /// Integers of `arm_sve.masked`.
    SVE_INTEGERS: "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values",
        |cx, t| scalable_of(cx, t, |_, e| [Type::I8, Type::I16, Type::I32, Type::I64].contains(&e));
    /// Sums of `arm_sve` dot products.
    SVE_SUMS: "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2", |cx, t| scalable(cx, t, &WORDS, &[4, 2]);
    /// What they sum.
    SVE_SMALL: "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8", |cx, t| scalable(cx, t, &SMALL, &[16, 8]);
    /// Two rows of two sums in each part.
    SVE_TILE: "scalable vector of 32-bit signless integer values of length 4", |cx, t| scalable(cx, t, &[Type::I32], &[4]);
    /// Two rows of bytes in each part.
    SVE_ROWS: "scalable vector of 8-bit signless integer values of length 16", |cx, t| scalable(cx, t, &[Type::I8], &[16]);
    /// Two rows of two sums of floats in each part.
    SVE_FLOAT_TILE: "scalable vector of 32-bit float values of length 4", |cx, t| scalable(cx, t, &[Type::F32], &[4]);
    /// Two rows of `bf16` in each part.
    SVE_FLOAT_ROWS: "scalable vector of bfloat16 type values of length 8", |cx, t| scalable(cx, t, &[Type::BF16], &[8]);
    /// A register.
    SVE_REGISTER: "an SVE vector with element size <= 64-bit", register;
}
