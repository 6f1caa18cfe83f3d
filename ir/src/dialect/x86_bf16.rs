//! Operations that `x86vector` has since release 20: dot products of small numbers, and conversions of `bf16` and `f16`.
//! Source: MLIR documentation, "'x86vector' Dialect", and mlir-opt 22.

use crate::constraint::constraints;
use crate::context::Context;
use crate::id::Type;
use crate::row::*;
use crate::ty::TypeData;

/// Whether a type is a vector of so many of these elements.
fn vector(cx: &Context, ty: Type, elem: Type, counts: &[i64]) -> bool {
    matches!(cx.type_data(ty), TypeData::Vector { dims, scalable: 0, elem: e } if e == elem && matches!(*cx.shape(dims), [n] if counts.contains(&n)))
}

constraints! {
    /// Sums of dot products of `bf16`.
    SUMS: "vector of 32-bit float values of length 4/8/16", |cx, t| vector(cx, t, Type::F32, &[4, 8, 16]);
    /// Pairs of `bf16`.
    PAIRS: "vector of bfloat16 type values of length 8/16/32", |cx, t| vector(cx, t, Type::BF16, &[8, 16, 32]);
    /// What is made smaller.
    WIDE: "vector of 32-bit float values of length 8/16", |cx, t| vector(cx, t, Type::F32, &[8, 16]);
    /// What that gives.
    NARROW: "vector of bfloat16 type values of length 8/16", |cx, t| vector(cx, t, Type::BF16, &[8, 16]);
    /// Sums of dot products of bytes.
    WORDS: "vector of 32-bit signless integer values of length 4/8", |cx, t| vector(cx, t, Type::I32, &[4, 8]);
    /// Four bytes for each.
    BYTES: "vector of 8-bit signless integer values of length 16/32", |cx, t| vector(cx, t, Type::I8, &[16, 32]);
    /// What is loaded.
    LOADED: "vector of 32-bit float values of length 4/8", |cx, t| vector(cx, t, Type::F32, &[4, 8]);
    /// From where.
    HALVES: "memref of bfloat16 type or 16-bit float values", |cx, t| {
        matches!(cx.type_data(t), TypeData::MemRef { elem, .. } if elem == Type::BF16 || elem == Type::F16)
    };
}

/// The vector of other elements, so many times as long.
fn times(cx: &mut Context, ty: Type, n: i64, elem: Type) -> Option<Type> {
    let &[len] = cx.shape_of(ty)? else { return None };
    Some(cx.vector_type(&[len.checked_mul(n)?], elem))
}

const DOT: &str = "$src ',' $a ',' $b attr-dict ':' type($a) '->' type($src)";
const LOAD: OpDef = OpDef {
    operands: &[one!("a", &HALVES)],
    results: &[one!("dst", &LOADED)],
    traits: traits(&[Traits::READS, Traits::SINCE_20]),
    format: Format::Asm("$a attr-dict ':' type($a) '->' type($dst)"),
    ..op("", "")
};
/// A row of loads.
const fn load(name: &'static str, doc: &'static str) -> OpDef {
    let mut r = op(name, doc);
    (r.operands, r.results, r.traits, r.format) = (LOAD.operands, LOAD.results, LOAD.traits, LOAD.format);
    r
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::gpu::END;
    X86VECTOR_AVX_BCST_TO_F32_PACKED = load("x86vector.avx.bcst_to_f32.packed", "One number of memory in all elements.");
    X86VECTOR_AVX_CVT_PACKED_EVEN_INDEXED_TO_F32 = load("x86vector.avx.cvt.packed.even.indexed_to_f32", "Every other number of memory, from the first on.");
    X86VECTOR_AVX_CVT_PACKED_ODD_INDEXED_TO_F32 = load("x86vector.avx.cvt.packed.odd.indexed_to_f32", "Every other number of memory, from the second on.");
    X86VECTOR_AVX_DOT_I8 = OpDef {
        operands: &[one!("w", &WORDS), one!("a", &BYTES), one!("b", &BYTES)], results: &[one!("dst", &WORDS)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        extra: &RowExtra { types: &[TypeRule::Same(&["a", "b"]), TypeRule::Same(&["w", "dst"]), TypeRule::From("a", "w", |cx, t| times(cx, t, 4, Type::I8), "`a` has four times elements as `w`")], ..NO_EXTRA },
        format: Format::Asm("$w ',' $a ',' $b attr-dict ':' type($a) '->' type($w)"),
        ..op("x86vector.avx.dot.i8", "Adds the dot products of four bytes each.") };
    X86VECTOR_AVX512_CVT_PACKED_F32_TO_BF16 = OpDef {
        operands: &[one!("a", &WIDE)], results: &[one!("dst", &NARROW)], traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        extra: &RowExtra { types: &[TypeRule::From("dst", "a", |cx, t| times(cx, t, 1, Type::BF16), "all of {a, dst} have same element count")], ..NO_EXTRA },
        format: Format::Asm("$a attr-dict ':' type($a) '->' type($dst)"),
        ..op("x86vector.avx512.cvt.packed.f32_to_bf16", "Rounds to `bf16`.") };
    X86VECTOR_AVX512_DOT = OpDef {
        operands: &[one!("src", &SUMS), one!("a", &PAIRS), one!("b", &PAIRS)], results: &[one!("dst", &SUMS)], traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        extra: &RowExtra { types: &[TypeRule::Same(&["a", "b"]), TypeRule::Same(&["src", "dst"]), TypeRule::From("a", "src", |cx, t| times(cx, t, 2, Type::BF16), "`a` has twice an many elements as `src`")], ..NO_EXTRA },
        format: Format::Asm(DOT),
        ..op("x86vector.avx512.dot", "Adds the dot products of pairs of `bf16`.") };
}
}
pub use table::*;
