//! Intrinsics of processors as operations: the `amx`, `x86vector`, `arm_neon` and `arm_sve` dialects, as far as they
//! are LLVM's intrinsics one to one. From release 20 on, `amx` and `x86vector` have none of them. Release 19 has no type
//! for what the `amx` intrinsics return, so they are only read and written.
//! Source: MLIR documentation of these dialects; LLVM's `IntrinsicsX86.td` and `IntrinsicsAArch64.td` for the names.

use crate::constraint as c;
use crate::dialect::hardware_types as h;
use crate::dialect::llvm_type;
use crate::diag::Diags;
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::row::*;

const RESULT: &[ValueField] = &[one!("res", &llvm_type::ANY)];
macro_rules! operands {
    ($($name:ident $constraint:ident [$($operand:literal)*];)*) => {$(static $name: [ValueField; [$($operand),*].len()] = [$(one!($operand, &c::$constraint)),*];)*};
}
operands! {
    ANY_2 ANY ["a" "b"];
    ANY_3 ANY ["a" "b" "c"];
    ANY_5 ANY ["a" "b" "c" "d" "e"];
    SCALABLE_2 SCALABLE_VECTOR ["a" "b"];
    SCALABLE_3 SCALABLE_VECTOR ["a" "b" "c"];
    SCALABLE_4 SCALABLE_VECTOR ["a" "b" "c" "d"];
}
const SIZE: &TypeConstraint = &h::INTEGER;
static TILE_SIZES: [ValueField; 2] = [one!("a", SIZE), one!("b", SIZE)];
static TILE_ACCESS: [ValueField; 4] = [one!("a", SIZE), one!("b", SIZE), one!("c", &c::LLVM_PTR), one!("d", SIZE)];
static TILE_STORE: [ValueField; 5] = [one!("a", SIZE), one!("b", SIZE), one!("c", &c::LLVM_PTR), one!("d", SIZE), one!("e", &llvm_type::ANY)];
static TILE_PRODUCT: [ValueField; 6] =
    [one!("a", SIZE), one!("b", SIZE), one!("c", SIZE), one!("d", &llvm_type::ANY), one!("e", &llvm_type::ANY), one!("f", &llvm_type::ANY)];

/// `arm_neon.intr.sdot`: four bytes for each sum.
fn four_for_each(m: &Module, op: Op, d: &mut Diags) {
    let (Some(sums), Some(bytes)) = (m.cx.shape_of(m.ty(m.operand(op, 0))), m.cx.shape_of(m.ty(m.operand(op, 1)))) else { return };
    let count = |n: i64, dims: &[i64]| dims.iter().try_fold(n, |n, &d| n.checked_mul(d));
    if count(4, sums) != count(1, bytes) {
        d.push(crate::verify::verify_that(m, op, "res has the same number of elements as operand b"));
    }
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::llvm::END;
    AMX_TDPBF16PS = OpDef { operands: &TILE_PRODUCT, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbf16ps", "Multiplies tiles of bf16.") };
    AMX_TDPBSSD = OpDef { operands: &TILE_PRODUCT, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbssd", "Multiplies tiles of signed by signed bytes.") };
    AMX_TDPBSUD = OpDef { operands: &TILE_PRODUCT, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbsud", "Multiplies tiles of signed by unsigned bytes.") };
    AMX_TDPBUSD = OpDef { operands: &TILE_PRODUCT, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbusd", "Multiplies tiles of unsigned by signed bytes.") };
    AMX_TDPBUUD = OpDef { operands: &TILE_PRODUCT, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbuud", "Multiplies tiles of unsigned bytes.") };
    AMX_TILELOADD64 = OpDef { operands: &TILE_ACCESS, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tileloadd64", "Loads a tile.") };
    AMX_TILESTORED64 = OpDef { operands: &TILE_STORE, traits: traits(&[Traits::ONLY_19]), ..op("amx.tilestored64", "Stores a tile.") };
    AMX_TILEZERO = OpDef { operands: &TILE_SIZES, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tilezero", "A tile of zeros.") };
    X86VECTOR_AVX_INTR_DP_PS_256 = OpDef { operands: &[one!("a", &h::AVX), one!("b", &h::AVX), one!("c", &c::I8)], results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx.intr.dp.ps.256", "AVX intrinsic of this name.") };
    X86VECTOR_AVX_INTR_RSQRT_PS_256 = OpDef { operands: &[one!("a", &h::AVX)], results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx.intr.rsqrt.ps.256", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_COMPRESS = OpDef { operands: &ANY_3, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.compress", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_RNDSCALE_PD_512 = OpDef { operands: &ANY_5, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.rndscale.pd.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_RNDSCALE_PS_512 = OpDef { operands: &ANY_5, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.rndscale.ps.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_SCALEF_PD_512 = OpDef { operands: &ANY_5, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.scalef.pd.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_SCALEF_PS_512 = OpDef { operands: &ANY_5, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.scalef.ps.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_VP2INTERSECT_D_512 = OpDef { operands: &ANY_2, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.vp2intersect.d.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_VP2INTERSECT_Q_512 = OpDef { operands: &ANY_2, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.vp2intersect.q.512", "AVX intrinsic of this name.") };
    ARM_NEON_INTR_BFMMLA = OpDef { operands: &[one!("acc", &h::NEON_FLOAT_TILE), one!("src1", &h::NEON_FLOAT_ROWS), one!("src2", &h::NEON_FLOAT_ROWS)], results: &[one!("res", &h::NEON_FLOAT_TILE)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE, Traits::SINCE_20]), ..op("arm_neon.intr.bfmmla", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_SDOT = OpDef { operands: &[one!("a", &h::NEON_SUMS), one!("b", &h::NEON_BYTES), one!("c", &h::NEON_BYTES)], results: &[one!("res", &h::NEON_SUMS)], extra: &RowExtra { types: &[TypeRule::Same(&["b", "c"]), TypeRule::Same(&["a", "res"])], ..NO_EXTRA }, format: Format::Asm("$a ',' $b ',' $c attr-dict ':' type($b) ',' type($c) 'to' type($res)"), traits: traits(&[Traits::PURE]), verify: Some(four_for_each), ..op("arm_neon.intr.sdot", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_SMMLA = OpDef { operands: &[one!("acc", &h::NEON_TILE), one!("src1", &h::NEON_ROWS), one!("src2", &h::NEON_ROWS)], results: &[one!("res", &h::NEON_TILE)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.smmla", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_SMULL = OpDef { operands: &[one!("a", &h::NEON_SMALL), one!("b", &h::NEON_SMALL)], results: &[one!("res", &h::NEON_PRODUCTS)], extra: &RowExtra { types: &[TypeRule::Same(&["a", "b"]), TypeRule::From("res", "a", h::doubled, "res has same vector shape and element bitwidth scaled by 2 as a")], ..NO_EXTRA }, format: Format::Asm("$a ',' $b attr-dict ':' type($a) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.smull", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_UMMLA = OpDef { operands: &[one!("acc", &h::NEON_TILE), one!("src1", &h::NEON_ROWS), one!("src2", &h::NEON_ROWS)], results: &[one!("res", &h::NEON_TILE)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.ummla", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_USMMLA = OpDef { operands: &[one!("acc", &h::NEON_TILE), one!("src1", &h::NEON_ROWS), one!("src2", &h::NEON_ROWS)], results: &[one!("res", &h::NEON_TILE)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.usmmla", "NEON intrinsic of this name.") };
    ARM_SVE_INTR_ADD = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.add", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_BFMMLA = OpDef { operands: &[one!("acc", &h::SVE_FLOAT_TILE), one!("src1", &h::SVE_FLOAT_ROWS), one!("src2", &h::SVE_FLOAT_ROWS)], results: &[one!("res", &h::SVE_FLOAT_TILE)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE, Traits::SINCE_20]), ..op("arm_sve.intr.bfmmla", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_CONVERT_FROM_SVBOOL = OpDef { operands: &[one!("svbool", &h::SVE_ALL)], results: RESULT, ..op("arm_sve.intr.convert.from.svbool", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_CONVERT_TO_SVBOOL = OpDef { operands: &[one!("mask", &h::SVE_PREDICATE)], results: RESULT, ..op("arm_sve.intr.convert.to.svbool", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_DUPQ_LANE = OpDef { operands: &[one!("v", &h::SVE_REGISTER)], results: RESULT, attrs: &[attr(Sym::LANE, AttrKind::Int(Type::I64))], traits: traits(&[Traits::SINCE_20]), ..op("arm_sve.intr.dupq_lane", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_FADD = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.fadd", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_FDIV = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.fdiv", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_FMUL = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.fmul", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_FSUB = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.fsub", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_MUL = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.mul", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_PSEL = OpDef { operands: &[one!("p1", &h::SVE_ALL), one!("p2", &h::SVE_PREDICATE), one!("index", &c::I32)], results: &[one!("res", &h::SVE_ALL)], traits: traits(&[Traits::PURE]), ..op("arm_sve.intr.psel", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_SDIV = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.sdiv", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_SDOT = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.sdot", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_SMMLA = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.smmla", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_SUB = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.sub", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_UDIV = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.udiv", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_UDOT = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.udot", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_UMMLA = OpDef { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.ummla", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_USMMLA = OpDef { operands: &SCALABLE_3, results: RESULT, traits: traits(&[Traits::SINCE_20]), ..op("arm_sve.intr.usmmla", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_WHILELT = OpDef { operands: &[one!("base", &c::I64), one!("n", &c::I64)], results: RESULT, traits: traits(&[Traits::PURE]), ..op("arm_sve.intr.whilelt", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_ZIP_X2 = OpDef { operands: &SCALABLE_2, results: RESULT, ..op("arm_sve.intr.zip.x2", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_ZIP_X4 = OpDef { operands: &SCALABLE_4, results: RESULT, ..op("arm_sve.intr.zip.x4", "SVE intrinsic of this name.") };
}
}
pub use table::*;
