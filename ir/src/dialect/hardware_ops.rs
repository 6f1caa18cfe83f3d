//! The operations of the `amx`, `x86vector`, `arm_neon` and `arm_sve` dialects that stand above LLVM's intrinsics (those
//! are in [`super::hardware`]). Source: MLIR documentation of these dialects, and mlir-opt 19 and 22.

use alloc::string::String;

use crate::constraint as c;
use crate::context::Context;
use crate::diag::Diags;
use crate::dialect::amx_verify as amx;
use crate::dialect::hardware_types as h;
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::row::*;
use crate::ty::TypeData;

/// The vector with as many bits.
fn mask(cx: &mut Context, ty: Type) -> Option<Type> {
    match cx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => Some(cx.ty(TypeData::Vector { dims, scalable, elem: Type::I1 })),
        _ => None,
    }
}
/// The integer with a bit for each element.
fn mask_bits(cx: &mut Context, ty: Type) -> Option<Type> {
    let n = cx.shape_of(ty)?.iter().try_fold(1i64, |n, &d| n.checked_mul(d))?;
    u32::try_from(n).ok().filter(|n| (1..1 << 23).contains(n)).map(|n| cx.int_type(n))
}
/// The predicate of a whole register: the last dimension is 16 long.
fn svbool(cx: &mut Context, ty: Type) -> Option<Type> {
    let TypeData::Vector { dims, scalable, elem } = cx.type_data(ty) else { return None };
    let mut dims = cx.shape(dims).to_vec();
    *dims.last_mut()? = 16;
    let dims = cx.dims.intern(&dims);
    Some(cx.ty(TypeData::Vector { dims, scalable, elem }))
}

/// The type of `amx` since release 20: `tile<16x32xbf16>`.
pub fn tile(text: &str) -> Result<(), &'static str> {
    let shape = text.strip_prefix("tile<").and_then(|t| t.strip_suffix('>'));
    let mut parts = shape.unwrap_or("").splitn(3, 'x');
    let (rows, columns, elem) = (parts.next(), parts.next(), parts.next());
    let known = |n: Option<&str>| n.is_some_and(|n| n.parse::<u16>().is_ok());
    match known(rows) && known(columns) && matches!(elem, Some("f16" | "bf16" | "f32" | "i8" | "i32" | "f8E5M2" | "f8E4M3FN")) {
        true => Ok(()),
        false => Err("its only type is a tile, such as `!amx.tile<16x32xbf16>`"),
    }
}

/// `arm_neon.2d.sdot`: as many rows as sums.
fn rows_of_bytes(m: &Module, op: Op, d: &mut Diags) {
    let &[a, b, _] = m.operands(op) else { return };
    let (a, b) = (m.cx.shape_of(m.ty(a)).unwrap_or(&[]), m.cx.shape_of(m.ty(b)).unwrap_or(&[]));
    let text = match (a, b) {
        (&[n], &[rows, columns]) if n == rows && columns == 4 => return,
        (&[n], &[rows, _]) if n == rows => "operand `b` should have 4 columns",
        (&[_], &[_, _]) => "operand `b` should have as many rows as the size of operand `a`",
        (&[_], _) => "operand `b` should be 2-dimensional",
        _ => "operand `a` should be 1-dimensional",
    };
    d.push(crate::verify::verify_that(m, op, text));
}
/// `x86vector.avx512.mask.compress`: what is kept has the type of the result, by whatever way it is given.
fn kept(m: &Module, op: Op, d: &mut Diags) {
    let Some(ty) = m.results(op).next().map(|r| m.ty(r)) else { return };
    if m.operands(op).get(2).is_some_and(|&src| m.ty(src) != ty) {
        d.push(crate::verify::verify_that(m, op, "src and dst have same type"));
    } else if m.attr(op, Sym::CONSTANT_SRC).is_some_and(|a| m.cx.attr_type(a) != Some(ty)) {
        d.push(crate::verify::verify_that(m, op, "constant_src and dst have same type"));
    }
}

/// Results are named as in the row.
fn field_names(m: &Module, op: Op, i: usize, out: &mut String) {
    if let Some(field) = m.row(op).results.get(i) {
        out.push_str(field.name);
    }
}

const MASKED: OpDef = OpDef {
    operands: &[one!("mask", &h::SVE_BITS), one!("src1", &h::SVE_FLOATS), one!("src2", &h::SVE_FLOATS)],
    results: &[one!("res", &h::SVE_FLOATS)],
    extra: &RowExtra {
        types: &[
            TypeRule::Same(&["src1", "src2", "res"]),
            TypeRule::From("mask", "res", mask, "mask has i1 element type and same shape as operands"),
        ],
        ..NO_EXTRA
    },
    format: Format::Asm("$mask ',' $src1 ',' $src2 attr-dict ':' type($mask) ',' type($res)"),
    ..op("", "")
};
/// The same of integers.
const MASKED_INTEGERS: OpDef = OpDef {
    operands: &[one!("mask", &h::SVE_BITS), one!("src1", &h::SVE_INTEGERS), one!("src2", &h::SVE_INTEGERS)],
    results: &[one!("res", &h::SVE_INTEGERS)],
    ..MASKED
};
const DOT: OpDef = OpDef {
    operands: &[one!("acc", &h::SVE_SUMS), one!("src1", &h::SVE_SMALL), one!("src2", &h::SVE_SMALL)],
    results: &[one!("dst", &h::SVE_SUMS)],
    traits: Traits::PURE,
    extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "dst"])], ..NO_EXTRA },
    format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($dst)"),
    ..op("", "")
};
/// Products of small matrices.
const PRODUCT: OpDef = OpDef {
    operands: &[one!("acc", &h::SVE_TILE), one!("src1", &h::SVE_ROWS), one!("src2", &h::SVE_ROWS)],
    results: &[one!("dst", &h::SVE_TILE)],
    ..DOT
};
/// A row like another.
const fn like(name: &'static str, doc: &'static str, row: OpDef) -> OpDef {
    let mut r = op(name, doc);
    (r.operands, r.results, r.attrs, r.traits) = (row.operands, row.results, row.attrs, row.traits);
    (r.format, r.extra) = (row.format, row.extra);
    r
}
const fn commutative(mut row: OpDef) -> OpDef {
    row.traits = Traits::COMMUTATIVE;
    row
}

const fn since_20(mut row: OpDef) -> OpDef {
    row.traits = row.traits.and(Traits::SINCE_20);
    row
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::linalg::END;
    OLD_AMX_TILE_LOAD = OpDef {
        operands: &[one!("base", &c::MEMREF), var!("indices", &c::INDEX)], results: &[one!("res", &h::OLD_TILE)],
        traits: traits(&[Traits::PURE, Traits::ONLY_19]),
        format: Format::Asm("$base '[' $indices ']' attr-dict ':' type($base) 'into' type($res)"),
        verify: Some(amx::load),
        ..op("amx.tile_load", "Loads a tile.") };
    OLD_AMX_TILE_MULF = OpDef {
        operands: &[one!("lhs", &h::OLD_FLOATS), one!("rhs", &h::OLD_FLOATS), one!("acc", &h::OLD_FLOATS)], results: &[one!("res", &h::OLD_FLOATS)],
        traits: traits(&[Traits::PURE, Traits::ONLY_19]),
        extra: &RowExtra { types: &[TypeRule::Same(&["acc", "res"])], ..NO_EXTRA },
        format: Format::Asm("$lhs ',' $rhs ',' $acc attr-dict ':' type($lhs) ',' type($rhs) ',' type($acc)"),
        verify: Some(amx::multiply_floats),
        ..op("amx.tile_mulf", "Multiplies tiles of floats and adds.") };
    OLD_AMX_TILE_MULI = OpDef {
        operands: &[one!("lhs", &h::OLD_INTEGERS), one!("rhs", &h::OLD_INTEGERS), one!("acc", &h::OLD_INTEGERS)], results: &[one!("res", &h::OLD_INTEGERS)],
        traits: traits(&[Traits::PURE, Traits::ONLY_19]),
        attrs: &[opt_attr(Sym::IS_ZEXT_LHS, AttrKind::Unit), opt_attr(Sym::IS_ZEXT_RHS, AttrKind::Unit)],
        extra: &RowExtra { types: &[TypeRule::Same(&["acc", "res"])], ..NO_EXTRA },
        format: Format::Asm("$lhs ('zext' $isZextLhs^)? ',' $rhs ('zext' $isZextRhs^)? ',' $acc attr-dict ':' type($lhs) ',' type($rhs) ',' type($acc)"),
        verify: Some(amx::multiply_integers),
        ..op("amx.tile_muli", "Multiplies tiles of integers and adds.") };
    OLD_AMX_TILE_STORE = OpDef {
        operands: &[one!("base", &c::MEMREF), var!("indices", &c::INDEX), one!("val", &h::OLD_TILE)],
        traits: traits(&[Traits::WRITES, Traits::ONLY_19]),
        format: Format::Asm("$base '[' $indices ']' ',' $val attr-dict ':' type($base) ',' type($val)"),
        verify: Some(amx::store),
        ..op("amx.tile_store", "Stores a tile.") };
    OLD_AMX_TILE_ZERO = OpDef {
        results: &[one!("res", &h::OLD_TILE)], traits: traits(&[Traits::PURE, Traits::ONLY_19]), format: Format::Asm("attr-dict ':' type($res)"),
        verify: Some(amx::zero),
        ..op("amx.tile_zero", "A tile of zeros.") };
    AMX_TILE_LOAD = OpDef {
        operands: &[one!("base", &c::MEMREF), var!("indices", &c::INDEX), opt!("stride", &c::INDEX)], results: &[one!("res", &h::TILE)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$base '[' $indices ']' (',' $stride^)? attr-dict ':' type($base) 'into' type($res)"),
        verify: Some(amx::load),
        ..op("amx.tile_load", "Loads a tile.") };
    AMX_TILE_MULF = OpDef {
        operands: &[one!("lhs", &h::TILE_HALVES), one!("rhs", &h::TILE_HALVES), one!("acc", &h::TILE_FLOATS)], results: &[one!("res", &h::TILE_FLOATS)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        extra: &RowExtra { types: &[TypeRule::Same(&["acc", "res"])], ..NO_EXTRA },
        format: Format::Asm("$lhs ',' $rhs ',' $acc attr-dict ':' type($lhs) ',' type($rhs) ',' type($acc)"),
        verify: Some(amx::multiply_floats),
        ..op("amx.tile_mulf", "Multiplies tiles of floats and adds.") };
    AMX_TILE_MULI = OpDef {
        operands: &[one!("lhs", &h::TILE_BYTES), one!("rhs", &h::TILE_BYTES), one!("acc", &h::TILE_WORDS)], results: &[one!("res", &h::TILE_WORDS)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        attrs: &[opt_attr(Sym::IS_ZEXT_LHS, AttrKind::Unit), opt_attr(Sym::IS_ZEXT_RHS, AttrKind::Unit)],
        extra: &RowExtra { types: &[TypeRule::Same(&["acc", "res"])], ..NO_EXTRA },
        format: Format::Asm("$lhs ('zext' $isZextLhs^)? ',' $rhs ('zext' $isZextRhs^)? ',' $acc attr-dict ':' type($lhs) ',' type($rhs) ',' type($acc)"),
        verify: Some(amx::multiply_integers),
        ..op("amx.tile_muli", "Multiplies tiles of integers and adds.") };
    AMX_TILE_STORE = OpDef {
        operands: &[one!("base", &c::MEMREF), var!("indices", &c::INDEX), one!("val", &h::TILE), opt!("stride", &c::INDEX)],
        traits: traits(&[Traits::WRITES, Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$base '[' $indices ']' ',' $val (',' $stride^)? attr-dict ':' type($base) ',' type($val)"),
        verify: Some(amx::store),
        ..op("amx.tile_store", "Stores a tile.") };
    AMX_TILE_ZERO = OpDef {
        results: &[one!("res", &h::TILE)], traits: Traits::SINCE_20, format: Format::Asm("attr-dict ':' type($res)"),
        verify: Some(amx::zero),
        ..op("amx.tile_zero", "A tile of zeros.") };
    X86VECTOR_AVX_INTR_DOT = OpDef {
        operands: &[one!("a", &h::AVX), one!("b", &h::AVX)], results: &[one!("res", &h::AVX)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]), format: Format::Asm("$a ',' $b attr-dict ':' type($res)"),
        ..op("x86vector.avx.intr.dot", "The dot products of both halves.") };
    X86VECTOR_AVX_RSQRT = OpDef {
        operands: &[one!("a", &h::AVX)], results: &[one!("b", &h::AVX)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]), format: Format::Asm("$a attr-dict ':' type($a)"),
        ..op("x86vector.avx.rsqrt", "About one divided by the square root.") };
    X86VECTOR_AVX512_MASK_COMPRESS = OpDef {
        operands: &[one!("k", &h::AVX512_BITS), one!("a", &h::AVX512_ANY), opt!("src", &h::AVX512_ANY)], results: &[one!("dst", &h::AVX512_ANY)],
        attrs: &[opt_attr(Sym::CONSTANT_SRC, AttrKind::Elements)], traits: Traits::PURE,
        extra: &RowExtra { types: &[TypeRule::Same(&["a", "dst"]), TypeRule::From("k", "dst", mask, "`k` has the same number of bits as elements in `dst`")], ..NO_EXTRA },
        format: Format::Asm("$k ',' $a (',' $src^)? attr-dict ':' type($dst) (',' type($src)^)?"),
        verify: Some(kept),
        ..op("x86vector.avx512.mask.compress", "The elements under a mask, moved together.") };
    X86VECTOR_AVX512_MASK_RNDSCALE = OpDef {
        operands: &[one!("src", &h::AVX512), one!("k", &c::I32), one!("a", &h::AVX512), one!("imm", &h::AVX512_MASK), one!("rounding", &c::I32)],
        results: &[one!("dst", &h::AVX512)], traits: Traits::PURE,
        extra: &RowExtra { types: &[TypeRule::Same(&["src", "a", "dst"]), TypeRule::From("imm", "dst", mask_bits, "imm has the same number of bits as elements in dst")], ..NO_EXTRA },
        format: Format::Asm("$src ',' $k ',' $a ',' $imm ',' $rounding attr-dict ':' type($dst)"),
        ..op("x86vector.avx512.mask.rndscale", "Rounds to so many fraction bits, under a mask.") };
    X86VECTOR_AVX512_MASK_SCALEF = OpDef {
        operands: &[one!("src", &h::AVX512), one!("a", &h::AVX512), one!("b", &h::AVX512), one!("k", &h::AVX512_MASK), one!("rounding", &c::I32)],
        results: &[one!("dst", &h::AVX512)], traits: Traits::PURE,
        extra: &RowExtra { types: &[TypeRule::Same(&["src", "a", "b", "dst"]), TypeRule::From("k", "dst", mask_bits, "k has the same number of bits as elements in dst")], ..NO_EXTRA },
        format: Format::Asm("$src ',' $a ',' $b ',' $k ',' $rounding attr-dict ':' type($dst)"),
        ..op("x86vector.avx512.mask.scalef", "Scales by powers of two, under a mask.") };
    X86VECTOR_AVX512_VP2INTERSECT = OpDef {
        operands: &[one!("a", &h::AVX512_INTEGERS), one!("b", &h::AVX512_INTEGERS)], results: &[one!("k1", &h::AVX512_BITS), one!("k2", &h::AVX512_BITS)], traits: Traits::PURE,
        extra: &RowExtra { types: &[TypeRule::Same(&["a", "b"]), TypeRule::From("k1", "a", mask, "k1 has the same number of bits as elements in a"), TypeRule::From("k2", "b", mask, "k2 has the same number of bits as elements in b")], result_names: crate::row::named(field_names), ..NO_EXTRA },
        format: Format::Asm("$a ',' $b attr-dict ':' type($a)"),
        ..op("x86vector.avx512.vp2intersect", "Which elements are in the other vector.") };
    ARM_NEON_2D_SDOT = OpDef {
        operands: &[one!("a", &h::NEON_SUMS), one!("b", &h::NEON_BYTES), one!("c", &h::NEON_BYTES)], results: &[one!("res", &h::NEON_SUMS)], traits: Traits::PURE,
        extra: &RowExtra { types: &[TypeRule::Same(&["b", "c"]), TypeRule::Same(&["a", "res"])], ..NO_EXTRA },
        format: Format::Asm("$a ',' $b ',' $c attr-dict ':' type($b) ',' type($c) 'to' type($res)"),
        verify: Some(rows_of_bytes),
        ..op("arm_neon.2d.sdot", "Dot products of rows of four bytes.") };
    ARM_SVE_CONVERT_FROM_SVBOOL = OpDef {
        operands: &[one!("source", &h::SVBOOL)], results: &[one!("result", &h::SVE_MASKS)], traits: Traits::PURE,
        extra: &RowExtra { types: &[TypeRule::From("source", "result", svbool, "expected corresponding svbool type widened to [16]xi1")], ..NO_EXTRA },
        format: Format::Asm("$source attr-dict ':' type($result)"),
        ..op("arm_sve.convert_from_svbool", "A predicate of a whole register as one of fewer lanes.") };
    ARM_SVE_CONVERT_TO_SVBOOL = OpDef {
        operands: &[one!("source", &h::SVE_MASKS)], results: &[one!("result", &h::SVBOOL)], traits: Traits::PURE,
        extra: &RowExtra { types: &[TypeRule::From("result", "source", svbool, "expected corresponding svbool type widened to [16]xi1")], ..NO_EXTRA },
        format: Format::Asm("$source attr-dict ':' type($source)"),
        ..op("arm_sve.convert_to_svbool", "A predicate as one of a whole register.") };
    ARM_SVE_DUPQ_LANE = OpDef {
        operands: &[one!("src", &h::SVE_REGISTER)], results: &[one!("dst", &h::SVE_REGISTER)],
        attrs: &[attr(Sym::LANE, AttrKind::Int(Type::I64))], traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        extra: &RowExtra { types: &[TypeRule::Same(&["src", "dst"])], ..NO_EXTRA },
        format: Format::Asm("$src '[' $lane ']' attr-dict ':' type($dst)"),
        ..op("arm_sve.dupq_lane", "A part of 128 bits in all parts.") };
    ARM_SVE_MASKED_ADDF = like("arm_sve.masked.addf", "Addition of floats under a mask.", commutative(MASKED));
    ARM_SVE_MASKED_ADDI = like("arm_sve.masked.addi", "Addition of integers under a mask.", commutative(MASKED_INTEGERS));
    ARM_SVE_MASKED_DIVF = like("arm_sve.masked.divf", "Division of floats under a mask.", MASKED);
    ARM_SVE_MASKED_DIVI_SIGNED = like("arm_sve.masked.divi_signed", "Signed division under a mask.", MASKED_INTEGERS);
    ARM_SVE_MASKED_DIVI_UNSIGNED = like("arm_sve.masked.divi_unsigned", "Unsigned division under a mask.", MASKED_INTEGERS);
    ARM_SVE_MASKED_MULF = like("arm_sve.masked.mulf", "Multiplication of floats under a mask.", commutative(MASKED));
    ARM_SVE_MASKED_MULI = like("arm_sve.masked.muli", "Multiplication of integers under a mask.", commutative(MASKED_INTEGERS));
    ARM_SVE_MASKED_SUBF = like("arm_sve.masked.subf", "Subtraction of floats under a mask.", MASKED);
    ARM_SVE_MASKED_SUBI = like("arm_sve.masked.subi", "Subtraction of integers under a mask.", MASKED_INTEGERS);
    ARM_SVE_PSEL = OpDef {
        operands: &[one!("p1", &h::SVE_PREDICATE), one!("p2", &h::SVE_PREDICATE), one!("index", &c::INDEX)], results: &[one!("result", &h::SVE_PREDICATE)], traits: Traits::PURE,
        extra: &RowExtra { types: &[TypeRule::Same(&["p1", "result"])], ..NO_EXTRA },
        format: Format::Asm("$p1 ',' $p2 '[' $index ']' attr-dict ':' type($p1) ',' type($p2)"),
        ..op("arm_sve.psel", "One predicate, if a bit of another is set.") };
    ARM_SVE_SDOT = like("arm_sve.sdot", "Signed dot products.", DOT);
    ARM_SVE_SMMLA = like("arm_sve.smmla", "Signed products of small matrices.", PRODUCT);
    ARM_SVE_UDOT = like("arm_sve.udot", "Unsigned dot products.", DOT);
    ARM_SVE_UMMLA = like("arm_sve.ummla", "Unsigned products of small matrices.", PRODUCT);
    ARM_SVE_USMMLA = since_20(like("arm_sve.usmmla", "Products of small matrices, unsigned by signed.", PRODUCT));
    ARM_SVE_ZIP_X2 = OpDef {
        operands: &[one!("sourceV1", &h::SVE_REGISTER), one!("sourceV2", &h::SVE_REGISTER)],
        results: &[one!("resultV1", &h::SVE_REGISTER), one!("resultV2", &h::SVE_REGISTER)],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["sourceV1", "sourceV2", "resultV1", "resultV2"])], result_names: crate::row::named(field_names), ..NO_EXTRA },
        format: Format::Asm("$sourceV1 ',' $sourceV2 attr-dict ':' type($sourceV1)"),
        ..op("arm_sve.zip.x2", "The elements of two vectors in turn.") };
    ARM_SVE_ZIP_X4 = OpDef {
        operands: &[one!("sourceV1", &h::SVE_REGISTER), one!("sourceV2", &h::SVE_REGISTER), one!("sourceV3", &h::SVE_REGISTER), one!("sourceV4", &h::SVE_REGISTER)],
        results: &[one!("resultV1", &h::SVE_REGISTER), one!("resultV2", &h::SVE_REGISTER), one!("resultV3", &h::SVE_REGISTER), one!("resultV4", &h::SVE_REGISTER)],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["sourceV1", "sourceV2", "sourceV3", "sourceV4", "resultV1", "resultV2", "resultV3", "resultV4"])], result_names: crate::row::named(field_names), ..NO_EXTRA },
        format: Format::Asm("$sourceV1 ',' $sourceV2 ',' $sourceV3 ',' $sourceV4 attr-dict ':' type($sourceV1)"),
        ..op("arm_sve.zip.x4", "The elements of four vectors in turn.") };
}
}
pub use table::*;
