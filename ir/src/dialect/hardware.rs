//! Intrinsics of processors as operations: the `amx`, `x86vector`, `arm_neon` and `arm_sve` dialects, as far as they
//! are LLVM's intrinsics one to one. From release 20 on, `amx` and `x86vector` have none of them. Release 19 has no type
//! for what the `amx` intrinsics return, so they are only read and written.
//! Source: MLIR documentation of these dialects; LLVM's `IntrinsicsX86.td` and `IntrinsicsAArch64.td` for the names.

use crate::constraint as c;
use crate::id::{Sym, Type};
use crate::row::*;

/// These dialects have operations that no row knows: such an operation is one of an unregistered dialect.
pub const OPEN: [&str; 6] = ["amx", "x86vector", "arm_neon", "arm_sve", "arm_sme", "vector"];

const RESULT: &[ValueField] = &[one("res", &c::ANY)];
macro_rules! operands {
    ($($name:ident $constraint:ident [$($operand:literal)*];)*) => {$(static $name: [ValueField; [$($operand),*].len()] = [$(one($operand, &c::$constraint)),*];)*};
}
operands! {
    ANY_1 ANY ["a"];
    ANY_2 ANY ["a" "b"];
    ANY_3 ANY ["a" "b" "c"];
    ANY_4 ANY ["a" "b" "c" "d"];
    ANY_5 ANY ["a" "b" "c" "d" "e"];
    ANY_6 ANY ["a" "b" "c" "d" "e" "f"];
    SCALABLE_2 SCALABLE_VECTOR ["a" "b"];
    SCALABLE_3 SCALABLE_VECTOR ["a" "b" "c"];
    SCALABLE_4 SCALABLE_VECTOR ["a" "b" "c" "d"];
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::llvm::END;
    AMX_TDPBF16PS = OpRow { operands: &ANY_6, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbf16ps", "Multiplies tiles of bf16.") };
    AMX_TDPBSSD = OpRow { operands: &ANY_6, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbssd", "Multiplies tiles of signed by signed bytes.") };
    AMX_TDPBSUD = OpRow { operands: &ANY_6, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbsud", "Multiplies tiles of signed by unsigned bytes.") };
    AMX_TDPBUSD = OpRow { operands: &ANY_6, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbusd", "Multiplies tiles of unsigned by signed bytes.") };
    AMX_TDPBUUD = OpRow { operands: &ANY_6, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tdpbuud", "Multiplies tiles of unsigned bytes.") };
    AMX_TILELOADD64 = OpRow { operands: &ANY_4, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tileloadd64", "Loads a tile.") };
    AMX_TILESTORED64 = OpRow { operands: &ANY_5, traits: traits(&[Traits::ONLY_19]), ..op("amx.tilestored64", "Stores a tile.") };
    AMX_TILEZERO = OpRow { operands: &ANY_2, results: RESULT, traits: traits(&[Traits::ONLY_19]), ..op("amx.tilezero", "A tile of zeros.") };
    X86VECTOR_AVX_INTR_DP_PS_256 = OpRow { operands: &ANY_3, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx.intr.dp.ps.256", "AVX intrinsic of this name.") };
    X86VECTOR_AVX_INTR_RSQRT_PS_256 = OpRow { operands: &ANY_1, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx.intr.rsqrt.ps.256", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_COMPRESS = OpRow { operands: &ANY_3, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.compress", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_RNDSCALE_PD_512 = OpRow { operands: &ANY_5, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.rndscale.pd.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_RNDSCALE_PS_512 = OpRow { operands: &ANY_5, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.rndscale.ps.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_SCALEF_PD_512 = OpRow { operands: &ANY_5, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.scalef.pd.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_MASK_SCALEF_PS_512 = OpRow { operands: &ANY_5, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.mask.scalef.ps.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_VP2INTERSECT_D_512 = OpRow { operands: &ANY_2, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.vp2intersect.d.512", "AVX intrinsic of this name.") };
    X86VECTOR_AVX512_INTR_VP2INTERSECT_Q_512 = OpRow { operands: &ANY_2, results: RESULT, traits: traits(&[Traits::PURE, Traits::ONLY_19]), ..op("x86vector.avx512.intr.vp2intersect.q.512", "AVX intrinsic of this name.") };
    ARM_NEON_INTR_BFMMLA = OpRow { operands: &[one("acc", &c::VECTOR_1D), one("src1", &c::VECTOR_1D), one("src2", &c::VECTOR_1D)], results: &[one("res", &c::VECTOR_1D)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE, Traits::SINCE_20]), ..op("arm_neon.intr.bfmmla", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_SDOT = OpRow { operands: &[one("a", &c::VECTOR_1D), one("b", &c::VECTOR_1D), one("c", &c::VECTOR_1D)], results: &[one("res", &c::VECTOR_1D)], extra: &RowExtra { types: &[TypeRule::Same(&["b", "c"]), TypeRule::Same(&["a", "res"])], ..NO_EXTRA }, format: Format::Asm("$a ',' $b ',' $c attr-dict ':' type($b) ',' type($c) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.sdot", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_SMMLA = OpRow { operands: &[one("acc", &c::VECTOR_1D), one("src1", &c::VECTOR_1D), one("src2", &c::VECTOR_1D)], results: &[one("res", &c::VECTOR_1D)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.smmla", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_SMULL = OpRow { operands: &[one("a", &c::VECTOR_1D), one("b", &c::VECTOR_1D)], results: &[one("res", &c::VECTOR_1D)], extra: &RowExtra { types: &[TypeRule::Same(&["a", "b"])], ..NO_EXTRA }, format: Format::Asm("$a ',' $b attr-dict ':' type($a) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.smull", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_UMMLA = OpRow { operands: &[one("acc", &c::VECTOR_1D), one("src1", &c::VECTOR_1D), one("src2", &c::VECTOR_1D)], results: &[one("res", &c::VECTOR_1D)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.ummla", "NEON intrinsic of this name.") };
    ARM_NEON_INTR_USMMLA = OpRow { operands: &[one("acc", &c::VECTOR_1D), one("src1", &c::VECTOR_1D), one("src2", &c::VECTOR_1D)], results: &[one("res", &c::VECTOR_1D)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE]), ..op("arm_neon.intr.usmmla", "NEON intrinsic of this name.") };
    ARM_SVE_INTR_ADD = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.add", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_BFMMLA = OpRow { operands: &[one("acc", &c::SCALABLE_VECTOR), one("src1", &c::SCALABLE_VECTOR), one("src2", &c::SCALABLE_VECTOR)], results: &[one("res", &c::SCALABLE_VECTOR)], extra: &RowExtra { types: &[TypeRule::Same(&["src1", "src2"]), TypeRule::Same(&["acc", "res"])], ..NO_EXTRA }, format: Format::Asm("$acc ',' $src1 ',' $src2 attr-dict ':' type($src1) 'to' type($res)"), traits: traits(&[Traits::PURE, Traits::SINCE_20]), ..op("arm_sve.intr.bfmmla", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_CONVERT_FROM_SVBOOL = OpRow { operands: &ANY_1, results: RESULT, ..op("arm_sve.intr.convert.from.svbool", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_CONVERT_TO_SVBOOL = OpRow { operands: &ANY_1, results: RESULT, ..op("arm_sve.intr.convert.to.svbool", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_DUPQ_LANE = OpRow { operands: &[one("v", &c::SCALABLE_VECTOR)], results: RESULT, attrs: &[attr(Sym::LANE, AttrKind::Int(Type::I64))], traits: traits(&[Traits::SINCE_20]), ..op("arm_sve.intr.dupq_lane", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_FADD = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.fadd", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_FDIV = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.fdiv", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_FMUL = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.fmul", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_FSUB = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.fsub", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_MUL = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.mul", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_PSEL = OpRow { operands: &ANY_3, results: RESULT, traits: traits(&[Traits::PURE]), ..op("arm_sve.intr.psel", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_SDIV = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.sdiv", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_SDOT = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.sdot", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_SMMLA = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.smmla", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_SUB = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.sub", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_UDIV = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.udiv", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_UDOT = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.udot", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_UMMLA = OpRow { operands: &SCALABLE_3, results: RESULT, ..op("arm_sve.intr.ummla", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_USMMLA = OpRow { operands: &SCALABLE_3, results: RESULT, traits: traits(&[Traits::SINCE_20]), ..op("arm_sve.intr.usmmla", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_WHILELT = OpRow { operands: &ANY_2, results: RESULT, traits: traits(&[Traits::PURE]), ..op("arm_sve.intr.whilelt", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_ZIP_X2 = OpRow { operands: &SCALABLE_2, results: RESULT, ..op("arm_sve.intr.zip.x2", "SVE intrinsic of this name.") };
    ARM_SVE_INTR_ZIP_X4 = OpRow { operands: &SCALABLE_4, results: RESULT, ..op("arm_sve.intr.zip.x4", "SVE intrinsic of this name.") };
}
}
pub use table::*;
