//! The `nvvm` dialect: instructions of NVIDIA's devices, as release 22 has them. What release 19 has otherwise stands in
//! [`super::nvvm_19`]. Source: MLIR documentation, "'nvvm' Dialect", and mlir-opt 19 and 22.

use super::enums as e;
use super::llvm_type;
use super::{nvvm_syntax, nvvm_verify, nvvm_verify_mma};
use super::records as r;
use crate::constraint::{self as c, constraints};
use crate::context::Context;
use crate::id::{Sym, Type};
use crate::row::{TypeConstraint, *};
use crate::ty::{FloatKind, Sign, TypeData as T};

/// A pointer to one of these address spaces.
fn points_to(cx: &Context, t: Type, spaces: &[u32]) -> bool {
    matches!(cx.type_data(t), T::LlvmPtr { space } if spaces.contains(&space))
}
/// A vector of one dimension with one of these lengths.
fn vector(cx: &Context, t: Type, elem: Type, lengths: &[i64]) -> bool {
    matches!(cx.type_data(t), T::Vector { dims, scalable, elem: e } if e == elem && matches!(*cx.shape(dims), [n] if lengths.contains(&n)) && scalable == 0)
}
fn int(cx: &Context, t: Type, width: u32) -> bool {
    cx.type_data(t) == T::Integer { width, sign: Sign::Signless }
}
fn is_f32(cx: &Context, t: Type) -> bool {
    cx.type_data(t) == T::Float(FloatKind::F32)
}
fn is_struct(cx: &Context, t: Type) -> bool {
    (llvm_type::STRUCT.holds)(cx, t)
}

constraints! {
    /// `i16`
    I16: "16-bit signless integer", |_, t| t == Type::I16, build Type::I16;
    /// `i128`
    I128: "128-bit signless integer", |cx, t| int(cx, t, 128);
    /// `f32`
    F32: "32-bit float", is_f32, build Type::F32;
    /// A pointer that may point to any memory.
    GENERIC: "LLVM pointer in address space 0", |cx, t| points_to(cx, t, &[0]);
    /// To the memory of the device.
    GLOBAL: "LLVM pointer in address space 1", |cx, t| points_to(cx, t, &[1]);
    /// To the memory of the block.
    SHARED: "LLVM pointer in address space 3", |cx, t| points_to(cx, t, &[3]);
    /// To the memory of any block of the cluster.
    CLUSTER: "LLVM pointer in address space 7", |cx, t| points_to(cx, t, &[7]);
    /// To tensor memory.
    TENSOR: "LLVM pointer in address space 6", |cx, t| points_to(cx, t, &[6]);
    /// Any, or to the memory of the block.
    GENERIC_OR_SHARED: "LLVM pointer in address space 0 or LLVM pointer in address space 3", |cx, t| points_to(cx, t, &[0, 3]);
    /// Any, or to the memory of some block.
    GENERIC_OR_CLUSTER: "LLVM pointer in address space 0 or LLVM pointer in address space 7", |cx, t| points_to(cx, t, &[0, 7]);
    /// To the memory of this or of some block.
    SHARED_OR_CLUSTER: "LLVM pointer in address space 3 or LLVM pointer in address space 7", |cx, t| points_to(cx, t, &[3, 7]);
    /// Where barriers are.
    BARRIER: "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7", |cx, t| points_to(cx, t, &[0, 3, 7]);
    /// What is fetched to caches.
    FETCHED: "LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4",
        |cx, t| points_to(cx, t, &[0, 1, 4, 5]);
    /// Any pointer, as upstream says it of two operations.
    POINTER_OR_SHARED: "LLVM pointer type or LLVM pointer in address space 3", |cx, t| matches!(cx.type_data(t), T::LlvmPtr { .. });
    /// A matrix in tensor memory, or the description of one in shared memory.
    MATRIX: "LLVM pointer in address space 6 or 64-bit signless integer", |cx, t| t == Type::I64 || points_to(cx, t, &[6]);
    /// A predicate or a number.
    I1_OR_I32: "1-bit signless integer or 32-bit signless integer", |_, t| t == Type::I1 || t == Type::I32;
    /// A number or a predicate.
    I32_OR_I1: "32-bit signless integer or 1-bit signless integer", |_, t| t == Type::I1 || t == Type::I32;
    /// A number.
    I32_OR_F32: "32-bit signless integer or 32-bit float", |cx, t| t == Type::I32 || is_f32(cx, t);
    /// A number.
    I32_OR_I64: "32-bit signless integer or 64-bit signless integer", |_, t| t == Type::I32 || t == Type::I64;
    /// The state of a barrier or its phase.
    I64_OR_I32: "64-bit signless integer or 32-bit signless integer", |_, t| t == Type::I32 || t == Type::I64;
    /// Two bytes.
    I16_OR_BYTES: "16-bit signless integer or vector of 8-bit signless integer values of length 2", |cx, t| t == Type::I16 || vector(cx, t, Type::I8, &[2]);
    /// What is shuffled, perhaps with a predicate.
    SHUFFLED: "32-bit signless integer or 32-bit float or LLVM struct type", |cx, t| t == Type::I32 || is_f32(cx, t) || is_struct(cx, t);
    /// Which threads, perhaps with a predicate.
    MATCHED: "32-bit signless integer or LLVM struct type", |cx, t| t == Type::I32 || is_struct(cx, t);
    /// A fragment of a matrix.
    FRAGMENT: "LLVM structure type or 64-bit float", |cx, t| is_struct(cx, t) || cx.type_data(t) == T::Float(FloatKind::F64);
    /// Words of tensor memory.
    I32S: "32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128",
        |cx, t| t == Type::I32 || vector(cx, t, Type::I32, &[2, 4, 8, 16, 32, 64, 128]);
    /// Lanes whose results stay away.
    LANES: "fixed-length vector of 32-bit signless integer values of length 4/8", |cx, t| vector(cx, t, Type::I32, &[4, 8]);
    /// Two numbers.
    F16X2: "vector of 16-bit float values of length 2", |cx, t| vector(cx, t, Type::F16, &[2]);
    /// Two numbers.
    BF16X2: "vector of bfloat16 type values of length 2", |cx, t| vector(cx, t, Type::BF16, &[2]);
    /// Two numbers.
    I16X2: "vector of 16-bit signless integer values of length 2", |cx, t| vector(cx, t, Type::I16, &[2]);
    /// Four numbers.
    F32X4: "vector of 32-bit float values of length 4", |cx, t| vector(cx, t, Type::F32, &[4]);
    /// Two bytes.
    I8X2: "vector of 8-bit signless integer values of length 2", |cx, t| vector(cx, t, Type::I8, &[2]);
    /// Four bytes.
    I8X4: "vector of 8-bit signless integer values of length 4", |cx, t| vector(cx, t, Type::I8, &[4]);
}

/// The numbers that a register may hold.
const RANGE: &[AttrField] = &[opt_attr(Sym::RANGE, AttrKind::Record(r::LLVM_CONSTANT_RANGE)).since_20()];

/// What registers hold.
const REGISTER: &[ValueField] = &[one!("res", &llvm_type::ANY)];

/// A row of a special register.
const fn register(name: &'static str, doc: &'static str, attrs: &'static [AttrField], traits: Traits) -> OpDef {
    let mut row = op(name, doc);
    row.results = REGISTER;
    row.format = Format::Asm(if attrs.is_empty() { "attr-dict ':' type($res)" } else { "('range' $range^)? attr-dict ':' type($res)" });
    row.verify = if attrs.is_empty() { None } else { Some(nvvm_verify::range) };
    (row.attrs, row.traits) = (attrs, traits);
    row
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::nvvm_19::END;
    NVVM_BARRIER = OpDef {
        operands: &[opt!("barrierId", &c::I32), opt!("numberOfThreads", &c::I32), opt!("reductionPredicate", &c::I32)],
        results: &[opt!("res", &c::I32)],
        attrs: &[opt_attr(Sym::REDUCTION_OP, AttrKind::Enum(e::NVVM_REDUCTION))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("('id' '=' $barrierId^)? ('number_of_threads' '=' $numberOfThreads^)? (qualified($reductionOp)^ $reductionPredicate)? ('->' type($res)^)? attr-dict"),
        verify: Some(nvvm_verify::barrier),
        ..op("nvvm.barrier", "Waits at a barrier of the block, and may reduce a predicate over its threads.") };
    NVVM_BARRIER0 = OpDef {
        format: Format::Asm("attr-dict"),
        ..op("nvvm.barrier0", "Waits for all threads of the block.") };
    NVVM_BARRIER_ARRIVE = OpDef {
        operands: &[opt!("barrierId", &c::I32), one!("numberOfThreads", &c::I32)],
        format: Format::Asm("('id' '=' $barrierId^)? 'number_of_threads' '=' $numberOfThreads attr-dict"),
        ..op("nvvm.barrier.arrive", "Arrives at a barrier of the block and goes on.") };
    NVVM_BAR_WARP_SYNC = OpDef {
        operands: &[one!("mask", &c::I32)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$mask attr-dict ':' type($mask)"),
        ..op("nvvm.bar.warp.sync", "Waits for threads of a warp.") };
    NVVM_BREAKPOINT = OpDef {
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("attr-dict"),
        ..op("nvvm.breakpoint", "Stops for a debugger.") };
    NVVM_CLUSTERLAUNCHCONTROL_QUERY_CANCEL = OpDef {
        operands: &[one!("try_cancel_response", &I128)],
        results: &[one!("res", &I1_OR_I32)],
        attrs: &[attr(Sym::QUERY_TYPE, AttrKind::Enum(e::NVVM_CLUSTER_LAUNCH_CONTROL_QUERY_TYPE))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("'query' '=' ' ' $query_type ',' $try_cancel_response '' custom<Fixed>('128' type($try_cancel_response)) attr-dict ':' type($res)"),
        verify: Some(nvvm_verify::query),
        ..op("nvvm.clusterlaunchcontrol.query.cancel", "What an attempt to cancel a cluster answered.") };
    NVVM_CLUSTERLAUNCHCONTROL_TRY_CANCEL = OpDef {
        operands: &[one!("smemAddress", &SHARED), one!("mbarrier", &SHARED)],
        attrs: &[opt_attr(Sym::MULTICAST, AttrKind::Unit)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("('multicast' $multicast^ ',')? $smemAddress ',' $mbarrier '' custom<Fixed>('3' type($smemAddress)) '' custom<Fixed>('3' type($mbarrier)) attr-dict"),
        ..op("nvvm.clusterlaunchcontrol.try.cancel", "Tries to cancel a cluster that was not launched yet.") };
    NVVM_CLUSTER_ARRIVE = OpDef {
        attrs: &[opt_attr(Sym::ALIGNED, AttrKind::Unit)],
        format: Format::Asm("attr-dict"),
        ..op("nvvm.cluster.arrive", "Arrives at the barrier of the cluster.") };
    NVVM_CLUSTER_ARRIVE_RELAXED = OpDef {
        attrs: &[opt_attr(Sym::ALIGNED, AttrKind::Unit)],
        format: Format::Asm("attr-dict"),
        ..op("nvvm.cluster.arrive.relaxed", "Arrives at the barrier of the cluster, without ordering memory.") };
    NVVM_CLUSTER_WAIT = OpDef {
        attrs: &[opt_attr(Sym::ALIGNED, AttrKind::Unit)],
        format: Format::Asm("attr-dict"),
        ..op("nvvm.cluster.wait", "Waits at the barrier of the cluster.") };
    NVVM_CONVERT_BF16X2_TO_F8X2 = OpDef {
        operands: &[one!("a", &BF16X2)],
        results: &[one!("dst", &I16_OR_BYTES)],
        attrs: &[def_attr(Sym::RND, AttrKind::Enum(e::NVVM_FP_RND_MODE), 0), def_attr(Sym::SAT, AttrKind::Enum(e::NVVM_SAT_MODE), 0), attr(Sym::DST_TY, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$a attr-dict ':' type($a) '->' type($dst) '(' $dstTy ')'"),
        verify: Some(nvvm_verify::bf16_to_f8),
        ..op("nvvm.convert.bf16x2.to.f8x2", "Two numbers to eight bits each.") };
    NVVM_CONVERT_F16X2_TO_F8X2 = OpDef {
        operands: &[one!("a", &F16X2)],
        results: &[one!("dst", &I16_OR_BYTES)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::DST_TY, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$a attr-dict ':' type($a) '->' type($dst) '(' $dstTy ')'"),
        verify: Some(nvvm_verify::to_f8),
        ..op("nvvm.convert.f16x2.to.f8x2", "Two numbers to eight bits each.") };
    NVVM_CONVERT_F32X2_TO_BF16X2 = OpDef {
        operands: &[one!("src_hi", &F32), one!("src_lo", &F32), opt!("random_bits", &c::I32)],
        results: &[one!("dst", &BF16X2)],
        attrs: &[def_attr(Sym::RND, AttrKind::Enum(e::NVVM_FP_RND_MODE), 0), def_attr(Sym::SAT, AttrKind::Enum(e::NVVM_SAT_MODE), 0), def_attr(Sym::RELU, AttrKind::Bool, 0)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$src_hi ',' $src_lo (',' $random_bits^)? attr-dict ':' type($dst)"),
        verify: Some(nvvm_verify::to_halves),
        ..op("nvvm.convert.f32x2.to.bf16x2", "Two numbers to sixteen bits each.") };
    NVVM_CONVERT_F32X2_TO_F16X2 = OpDef {
        operands: &[one!("src_hi", &F32), one!("src_lo", &F32), opt!("random_bits", &c::I32)],
        results: &[one!("dst", &F16X2)],
        attrs: &[def_attr(Sym::RND, AttrKind::Enum(e::NVVM_FP_RND_MODE), 0), def_attr(Sym::SAT, AttrKind::Enum(e::NVVM_SAT_MODE), 0), def_attr(Sym::RELU, AttrKind::Bool, 0)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$src_hi ',' $src_lo (',' $random_bits^)? attr-dict ':' type($dst)"),
        verify: Some(nvvm_verify::to_halves),
        ..op("nvvm.convert.f32x2.to.f16x2", "Two numbers to sixteen bits each.") };
    NVVM_CONVERT_F32X2_TO_F4X2 = OpDef {
        operands: &[one!("a", &F32), one!("b", &F32)],
        results: &[one!("dst", &c::I8)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::DST_TY, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$a ',' $b attr-dict ':' type($dst) '(' $dstTy ')'"),
        verify: Some(nvvm_verify::to_f4),
        ..op("nvvm.convert.f32x2.to.f4x2", "Two numbers to four bits each.") };
    NVVM_CONVERT_F32X2_TO_F6X2 = OpDef {
        operands: &[one!("a", &F32), one!("b", &F32)],
        results: &[one!("dst", &I16_OR_BYTES)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::DST_TY, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$a ',' $b attr-dict ':' type($dst) '(' $dstTy ')'"),
        verify: Some(nvvm_verify::to_f6),
        ..op("nvvm.convert.f32x2.to.f6x2", "Two numbers to six bits each.") };
    NVVM_CONVERT_F32X2_TO_F8X2 = OpDef {
        operands: &[one!("a", &F32), one!("b", &F32)],
        results: &[one!("dst", &I16_OR_BYTES)],
        attrs: &[def_attr(Sym::RND, AttrKind::Enum(e::NVVM_FP_RND_MODE), 0), def_attr(Sym::SAT, AttrKind::Enum(e::NVVM_SAT_MODE), 0), def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::DST_TY, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$a ',' $b attr-dict ':' type($dst) '(' $dstTy ')'"),
        verify: Some(nvvm_verify::f32_to_f8),
        ..op("nvvm.convert.f32x2.to.f8x2", "Two numbers to eight bits each.") };
    NVVM_CONVERT_F32X4_TO_F4X4 = OpDef {
        operands: &[one!("src", &F32X4), one!("rbits", &c::I32)],
        results: &[one!("dst", &I16)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::DST_TY, AttrKind::Type)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$src ',' $rbits attr-dict ':' type($src) '->' type($dst) '(' $dstTy ')'"),
        verify: Some(nvvm_verify::to_f4),
        ..op("nvvm.convert.f32x4.to.f4x4", "Four numbers to four bits each, rounded by random bits.") };
    NVVM_CONVERT_F32X4_TO_F6X4 = OpDef {
        operands: &[one!("src", &F32X4), one!("rbits", &c::I32)],
        results: &[one!("dst", &I8X4)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::DST_TY, AttrKind::Type)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$src ',' $rbits attr-dict ':' type($src) '->' type($dst) '(' $dstTy ')'"),
        verify: Some(nvvm_verify::to_f6),
        ..op("nvvm.convert.f32x4.to.f6x4", "Four numbers to six bits each, rounded by random bits.") };
    NVVM_CONVERT_F32X4_TO_F8X4 = OpDef {
        operands: &[one!("src", &F32X4), one!("rbits", &c::I32)],
        results: &[one!("dst", &I8X4)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::DST_TY, AttrKind::Type)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$src ',' $rbits attr-dict ':' type($src) '->' type($dst) '(' $dstTy ')'"),
        verify: Some(nvvm_verify::to_f8),
        ..op("nvvm.convert.f32x4.to.f8x4", "Four numbers to eight bits each, rounded by random bits.") };
    NVVM_CONVERT_F4X2_TO_F16X2 = OpDef {
        operands: &[one!("src", &c::I8)],
        results: &[one!("dst", &F16X2)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::SRC_TYPE, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$src attr-dict ':' type($src) '(' $srcType ')' '->' type($dst)"),
        verify: Some(nvvm_verify::from_f4),
        ..op("nvvm.convert.f4x2.to.f16x2", "Two numbers of four bits, made wider.") };
    NVVM_CONVERT_F6X2_TO_F16X2 = OpDef {
        operands: &[one!("src", &I8X2)],
        results: &[one!("dst", &F16X2)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::SRC_TYPE, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$src attr-dict ':' type($src) '(' $srcType ')' '->' type($dst)"),
        verify: Some(nvvm_verify::from_f6),
        ..op("nvvm.convert.f6x2.to.f16x2", "Two numbers of six bits, made wider.") };
    NVVM_CONVERT_F8X2_TO_BF16X2 = OpDef {
        operands: &[one!("src", &I8X2)],
        results: &[one!("dst", &BF16X2)],
        attrs: &[attr(Sym::SRC_TYPE, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$src attr-dict ':' type($src) '(' $srcType ')' '->' type($dst)"),
        verify: Some(nvvm_verify::scale_to_bf16),
        ..op("nvvm.convert.f8x2.to.bf16x2", "Two numbers of eight bits, made wider.") };
    NVVM_CONVERT_F8X2_TO_F16X2 = OpDef {
        operands: &[one!("src", &I8X2)],
        results: &[one!("dst", &F16X2)],
        attrs: &[def_attr(Sym::RELU, AttrKind::Bool, 0), attr(Sym::SRC_TYPE, AttrKind::Type)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$src attr-dict ':' type($src) '(' $srcType ')' '->' type($dst)"),
        verify: Some(nvvm_verify::from_f8),
        ..op("nvvm.convert.f8x2.to.f16x2", "Two numbers of eight bits, made wider.") };
    NVVM_CONVERT_FLOAT_TO_TF32 = OpDef {
        operands: &[one!("src", &F32)],
        results: &[one!("res", &c::I32)],
        attrs: &[def_attr(Sym::RND, AttrKind::Enum(e::NVVM_FP_RND_MODE), 0), def_attr(Sym::SAT, AttrKind::Enum(e::NVVM_SAT_MODE), 0), def_attr(Sym::RELU, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$src attr-dict"),
        verify: Some(nvvm_verify::tf32),
        ..op("nvvm.convert.float.to.tf32", "Rounds to the 19 bits of `tf32`.") };
    NVVM_CP_ASYNC_BULK_COMMIT_GROUP = OpDef {
        format: Format::Asm("attr-dict"),
        ..op("nvvm.cp.async.bulk.commit.group", "Ends a group of bulk copies.") };
    NVVM_CP_ASYNC_BULK_GLOBAL_SHARED_CTA = OpDef {
        operands: &[one!("dstMem", &GLOBAL), one!("srcMem", &SHARED), one!("size", &c::I32), opt!("l2CacheHint", &c::I64), opt!("byteMask", &I16)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$dstMem ',' $srcMem ',' $size ('l2_cache_hint' '=' $l2CacheHint^)? ('byte_mask' '=' $byteMask^)? attr-dict ':' custom<Pointer>(type($dstMem)) ',' custom<Pointer>(type($srcMem))"),
        ..op("nvvm.cp.async.bulk.global.shared.cta", "Begins a bulk copy from shared to global memory.") };
    NVVM_CP_ASYNC_BULK_PREFETCH = OpDef {
        operands: &[one!("srcMem", &GLOBAL), one!("size", &c::I32), opt!("l2CacheHint", &c::I64)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$srcMem ',' $size ('l2_cache_hint' '=' $l2CacheHint^)? attr-dict ':' custom<Pointer>(type($srcMem))"),
        ..op("nvvm.cp.async.bulk.prefetch", "Begins to fetch a part of global memory to the cache.") };
    NVVM_CP_ASYNC_BULK_SHARED_CLUSTER_GLOBAL = OpDef {
        operands: &[one!("dstMem", &SHARED_OR_CLUSTER), one!("srcMem", &GLOBAL), one!("mbar", &SHARED), one!("size", &c::I32), opt!("multicastMask", &I16), opt!("l2CacheHint", &c::I64)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$dstMem ',' $srcMem ',' $mbar ',' $size ('multicast_mask' '=' $multicastMask^)? ('l2_cache_hint' '=' $l2CacheHint^)? '' custom<Fixed>('3' type($mbar)) attr-dict ':' type($dstMem) ',' custom<Pointer>(type($srcMem))"),
        verify: Some(nvvm_verify::bulk_load),
        ..op("nvvm.cp.async.bulk.shared.cluster.global", "Begins a bulk copy from global to shared memory.") };
    NVVM_CP_ASYNC_BULK_SHARED_CLUSTER_SHARED_CTA = OpDef {
        operands: &[one!("dstMem", &CLUSTER), one!("srcMem", &SHARED), one!("mbar", &SHARED), one!("size", &c::I32)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$dstMem ',' $srcMem ',' $mbar ',' $size '' custom<Fixed>('3' type($mbar)) attr-dict ':' custom<Pointer>(type($dstMem)) ',' custom<Pointer>(type($srcMem))"),
        ..op("nvvm.cp.async.bulk.shared.cluster.shared.cta", "Begins a bulk copy to shared memory of another block.") };
    NVVM_CP_ASYNC_BULK_TENSOR_GLOBAL_SHARED_CTA = OpDef {
        operands: &[one!("tmaDescriptor", &GENERIC), one!("srcMem", &SHARED), var!("coordinates", &c::I32), opt!("l2CacheHint", &c::I64), opt!("predicate", &c::I1)],
        attrs: &[def_attr(Sym::MODE, AttrKind::Enum(e::NVVM_TMA_STORE_MODE), 0)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$tmaDescriptor ',' $srcMem ',' 'box' '['$coordinates ']' ('l2_cache_hint' '=' $l2CacheHint^)? (',' 'predicate' '=' $predicate^)? attr-dict ':' custom<Pointer>(type($tmaDescriptor)) ',' custom<Pointer>(type($srcMem))"),
        verify: Some(nvvm_verify::tensor_store),
        ..op("nvvm.cp.async.bulk.tensor.global.shared.cta", "Begins to copy shared memory to a box of a tensor.") };
    NVVM_CP_ASYNC_BULK_TENSOR_PREFETCH = OpDef {
        operands: &[one!("tmaDescriptor", &GENERIC), var!("coordinates", &c::I32), var!("im2colOffsets", &I16), opt!("l2CacheHint", &c::I64)],
        attrs: &[def_attr(Sym::MODE, AttrKind::Enum(e::NVVM_TMA_LOAD_MODE), 0)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$tmaDescriptor ',' 'box' '['$coordinates ']' ('im2col' '[' $im2colOffsets^ ']')? ('l2_cache_hint' '=' $l2CacheHint^)? attr-dict ':' custom<Pointer>(type($tmaDescriptor))"),
        verify: Some(nvvm_verify::tensor_prefetch),
        ..op("nvvm.cp.async.bulk.tensor.prefetch", "Begins to fetch a box of a tensor to the cache.") };
    NVVM_CP_ASYNC_BULK_TENSOR_REDUCE = OpDef {
        operands: &[one!("tmaDescriptor", &c::LLVM_PTR), one!("srcMem", &SHARED), var!("coordinates", &c::I32), opt!("l2CacheHint", &c::I64)],
        attrs: &[attr(Sym::RED_KIND, AttrKind::Enum(e::NVVM_TMA_REDUX_KIND)), def_attr(Sym::MODE, AttrKind::Enum(e::NVVM_TMA_STORE_MODE), 0)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$tmaDescriptor ',' $srcMem ',' 'box' '['$coordinates ']' ('l2_cache_hint' '=' $l2CacheHint^)? attr-dict ':' custom<Pointer>(type($tmaDescriptor)) ',' custom<Pointer>(type($srcMem))"),
        verify: Some(nvvm_verify::tensor_reduce),
        ..op("nvvm.cp.async.bulk.tensor.reduce", "Begins to combine shared memory into a box of a tensor.") };
    NVVM_CP_ASYNC_BULK_TENSOR_SHARED_CLUSTER_GLOBAL = OpDef {
        operands: &[one!("dstMem", &SHARED_OR_CLUSTER), one!("tmaDescriptor", &GENERIC), var!("coordinates", &c::I32), one!("mbar", &SHARED), var!("im2colOffsets", &I16), opt!("multicastMask", &I16), opt!("l2CacheHint", &c::I64), opt!("predicate", &c::I1)],
        attrs: &[def_attr(Sym::MODE, AttrKind::Enum(e::NVVM_TMA_LOAD_MODE), 0), def_attr(Sym::IS_CTA_ONLY, AttrKind::Bool, 0), opt_attr(Sym::GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$dstMem ',' $tmaDescriptor ',' $mbar ',' 'box' '['$coordinates ']' ('im2col' '[' $im2colOffsets^ ']')? ('multicast_mask' '=' $multicastMask^)? ('l2_cache_hint' '=' $l2CacheHint^)? ('predicate' '=' $predicate^)? '' custom<Fixed>('3' type($mbar)) attr-dict ':' type($dstMem) ',' custom<Pointer>(type($tmaDescriptor))"),
        verify: Some(nvvm_verify::tensor_load),
        ..op("nvvm.cp.async.bulk.tensor.shared.cluster.global", "Begins to copy a box of a tensor to shared memory.") };
    NVVM_CP_ASYNC_BULK_WAIT_GROUP = OpDef {
        attrs: &[attr(Sym::GROUP, AttrKind::Int(Type::I32)), opt_attr(Sym::READ, AttrKind::Unit)],
        format: Format::Asm("$group attr-dict"),
        ..op("nvvm.cp.async.bulk.wait_group", "Waits until no more than so many groups of bulk copies are left.") };
    NVVM_CP_ASYNC_COMMIT_GROUP = OpDef {
        format: Format::Asm("attr-dict"),
        ..op("nvvm.cp.async.commit.group", "Ends a group of copies.") };
    NVVM_CP_ASYNC_MBARRIER_ARRIVE = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED)],
        attrs: &[def_attr(Sym::NOINC, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr attr-dict ':' type(operands)"),
        ..op("nvvm.cp.async.mbarrier.arrive", "Arrives at a barrier in memory when earlier copies are done.") };
    NVVM_CP_ASYNC_SHARED_GLOBAL = OpDef {
        operands: &[one!("dst", &SHARED), one!("src", &GLOBAL), opt!("cpSize", &c::I32)],
        attrs: &[attr(Sym::SIZE, AttrKind::Int(Type::I32)), attr(Sym::MODIFIER, AttrKind::Enum(e::NVVM_LOAD_CACHE_MODIFIER))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$dst ',' $src ',' $size ',' 'cache' '=' ' ' $modifier (',' $cpSize^)? attr-dict ':' type(operands)"),
        verify: Some(nvvm_verify::copy),
        ..op("nvvm.cp.async.shared.global", "Begins a copy from global to shared memory.") };
    NVVM_CP_ASYNC_WAIT_GROUP = OpDef {
        attrs: &[attr(Sym::N, AttrKind::Int(Type::I32))],
        format: Format::Asm("$n attr-dict"),
        ..op("nvvm.cp.async.wait.group", "Waits until no more than so many groups of copies are left.") };
    NVVM_DOT_ACCUMULATE_2WAY = OpDef {
        operands: &[one!("a", &I16X2), one!("b", &I8X4), one!("c", &c::I32)],
        results: &[one!("res", &c::I32)],
        attrs: &[attr(Sym::A_TYPE, AttrKind::Enum(e::NVVM_DOT_ACCUMULATE_TYPE)), attr(Sym::B_TYPE, AttrKind::Enum(e::NVVM_DOT_ACCUMULATE_TYPE)), attr(Sym::B_HI, AttrKind::Bool)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$a $a_type ',' $b $b_type ',' $c attr-dict ':' type($a) ',' type($b)"),
        ..op("nvvm.dot.accumulate.2way", "Adds a dot product of pairs.") };
    NVVM_DOT_ACCUMULATE_4WAY = OpDef {
        operands: &[one!("a", &I8X4), one!("b", &I8X4), one!("c", &c::I32)],
        results: &[one!("res", &c::I32)],
        attrs: &[attr(Sym::A_TYPE, AttrKind::Enum(e::NVVM_DOT_ACCUMULATE_TYPE)), attr(Sym::B_TYPE, AttrKind::Enum(e::NVVM_DOT_ACCUMULATE_TYPE))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$a $a_type ',' $b $b_type ',' $c attr-dict ':' type($a) ',' type($b)"),
        ..op("nvvm.dot.accumulate.4way", "Adds a dot product of fours.") };
    NVVM_ELECT_SYNC = OpDef {
        operands: &[opt!("membermask", &c::I32)],
        results: &[one!("pred", &c::I1)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("($membermask^)? attr-dict '->' type(results)"),
        ..op("nvvm.elect.sync", "Elects one thread of a warp.") };
    NVVM_EXIT = OpDef {
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("attr-dict"),
        ..op("nvvm.exit", "Ends the thread.") };
    NVVM_FENCE_MBARRIER_INIT = OpDef {
        format: Format::Asm("attr-dict"),
        ..op("nvvm.fence.mbarrier.init", "Orders the initialisation of barriers in memory.") };
    NVVM_FENCE_PROXY = OpDef {
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_PROXY_KIND)), opt_attr(Sym::SPACE, AttrKind::Enum(e::NVVM_SHARED_SPACE))],
        format: Format::Asm("attr-dict"),
        verify: Some(nvvm_verify::fence),
        ..op("nvvm.fence.proxy", "Orders accesses of different proxies.") };
    NVVM_FENCE_PROXY_ACQUIRE = OpDef {
        operands: &[one!("addr", &GENERIC), one!("size", &c::I32)],
        attrs: &[attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE)), def_attr(Sym::FROM_PROXY, AttrKind::Enum(e::NVVM_PROXY_KIND), 5), def_attr(Sym::TO_PROXY, AttrKind::Enum(e::NVVM_PROXY_KIND), 4)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$scope $addr ',' $size ('from_proxy' '=' $fromProxy^)? ('to_proxy' '=' $toProxy^)? '' custom<Fixed>('0' type($addr)) attr-dict"),
        verify: Some(nvvm_verify::fence_one_way),
        ..op("nvvm.fence.proxy.acquire", "Orders accesses of two proxies from here on.") };
    NVVM_FENCE_PROXY_RELEASE = OpDef {
        attrs: &[attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE)), def_attr(Sym::FROM_PROXY, AttrKind::Enum(e::NVVM_PROXY_KIND), 5), def_attr(Sym::TO_PROXY, AttrKind::Enum(e::NVVM_PROXY_KIND), 4)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$scope ('from_proxy' '=' $fromProxy^)? ('to_proxy' '=' $toProxy^)? attr-dict"),
        verify: Some(nvvm_verify::fence_one_way),
        ..op("nvvm.fence.proxy.release", "Orders accesses of two proxies up to here.") };
    NVVM_FENCE_PROXY_SYNC_RESTRICT = OpDef {
        attrs: &[attr(Sym::ORDER, AttrKind::Enum(e::NVVM_MEM_ORDER)), def_attr(Sym::FROM_PROXY, AttrKind::Enum(e::NVVM_PROXY_KIND), 5), def_attr(Sym::TO_PROXY, AttrKind::Enum(e::NVVM_PROXY_KIND), 1)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("attr-dict"),
        verify: Some(nvvm_verify::fence_restricted),
        ..op("nvvm.fence.proxy.sync_restrict", "Orders accesses of two proxies, restricted to objects of a barrier.") };
    NVVM_FENCE_SC_CLUSTER = OpDef {
        format: Format::Asm("attr-dict"),
        ..op("nvvm.fence.sc.cluster", "A sequentially consistent fence of the cluster.") };
    NVVM_FENCE_SYNC_RESTRICT = OpDef {
        attrs: &[attr(Sym::ORDER, AttrKind::Enum(e::NVVM_MEM_ORDER))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("attr-dict"),
        verify: Some(nvvm_verify::fence_restricted),
        ..op("nvvm.fence.sync_restrict", "A fence restricted to objects of a barrier.") };
    NVVM_GRIDDEPCONTROL = OpDef {
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_GRID_DEP_ACTION))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("' ' $kind attr-dict"),
        ..op("nvvm.griddepcontrol", "Waits for grids before, or lets those behind begin.") };
    NVVM_INLINE_PTX = OpDef {
        operands: &[var!("readOnlyArgs", &c::ANY), var!("readWriteArgs", &c::ANY), opt!("predicate", &c::I1)],
        results: &[var!("writeOnlyArgs", &c::ANY)],
        attrs: &[attr(Sym::PTX_CODE, AttrKind::Str)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$ptxCode ('ro' '(' $readOnlyArgs^ ':' type($readOnlyArgs) ')')? ('rw' '(' $readWriteArgs^ ':' type($readWriteArgs) ')')? (',' 'predicate' '=' $predicate^)? attr-dict ('->' type($writeOnlyArgs)^)?"),
        ..op("nvvm.inline_ptx", "Assembly of PTX.") };
    NVVM_LDMATRIX = OpDef {
        operands: &[one!("ptr", &SHARED)],
        results: &[one!("res", &c::ANY)],
        attrs: &[attr(Sym::NUM, AttrKind::Int(Type::I32)), attr(Sym::LAYOUT, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::SHAPE, AttrKind::Record(r::NVVM_LD_ST_MATRIX_SHAPE)), attr(Sym::ELT_TYPE, AttrKind::Enum(e::NVVM_LD_ST_MATRIX_ELT_TYPE))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$ptr attr-dict ':' functional-type($ptr, $res)"),
        verify: Some(nvvm_verify::load_matrix),
        ..op("nvvm.ldmatrix", "Loads matrices of 8 by 8 across a warp.") };
    NVVM_MAPA = OpDef {
        operands: &[one!("a", &GENERIC_OR_SHARED), one!("b", &c::I32)],
        results: &[one!("res", &GENERIC_OR_CLUSTER)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$a ',' $b attr-dict ':' type($a) '->' type($res)"),
        verify: Some(nvvm_verify::map_address),
        ..op("nvvm.mapa", "The address of the same variable in another block of the cluster.") };
    NVVM_MATCH_SYNC = OpDef {
        operands: &[one!("thread_mask", &c::I32), one!("val", &I32_OR_I64)],
        results: &[one!("res", &MATCHED)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_MATCH_SYNC_KIND))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("' ' $kind $thread_mask ',' $val attr-dict ':' type($val) '->' type($res)"),
        verify: Some(nvvm_verify::match_sync),
        ..op("nvvm.match.sync", "Which threads of a warp have the same value.") };
    NVVM_MBARRIER_ARRIVE = OpDef {
        operands: &[one!("addr", &BARRIER), opt!("count", &c::I32)],
        results: &[opt!("res", &c::I64)],
        attrs: &[def_attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE), 0), def_attr(Sym::RELAXED, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr (',' $count^)? attr-dict ':' type($addr) ('->' type($res)^)?"),
        verify: Some(nvvm_verify::arrive),
        ..op("nvvm.mbarrier.arrive", "Arrives at a barrier in memory.") };
    NVVM_MBARRIER_ARRIVE_DROP = OpDef {
        operands: &[one!("addr", &BARRIER), opt!("count", &c::I32)],
        results: &[opt!("res", &c::I64)],
        attrs: &[def_attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE), 0), def_attr(Sym::RELAXED, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr (',' $count^)? attr-dict ':' type($addr) ('->' type($res)^)?"),
        verify: Some(nvvm_verify::arrive),
        ..op("nvvm.mbarrier.arrive_drop", "Leaves a barrier in memory.") };
    NVVM_MBARRIER_ARRIVE_DROP_EXPECT_TX = OpDef {
        operands: &[one!("addr", &BARRIER), one!("txcount", &c::I32)],
        results: &[opt!("res", &c::I64)],
        attrs: &[def_attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE), 0), def_attr(Sym::RELAXED, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $txcount attr-dict ':' type(operands) ('->' type($res)^)?"),
        verify: Some(nvvm_verify::arrive),
        ..op("nvvm.mbarrier.arrive_drop.expect_tx", "Leaves a barrier in memory and expects bytes.") };
    NVVM_MBARRIER_ARRIVE_DROP_NOCOMPLETE = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED), one!("count", &c::I32)],
        results: &[one!("res", &c::I64)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $count attr-dict ':' type(operands) '->' type($res)"),
        ..op("nvvm.mbarrier.arrive_drop.nocomplete", "Leaves a barrier in memory without completing its phase.") };
    NVVM_MBARRIER_ARRIVE_EXPECT_TX = OpDef {
        operands: &[one!("addr", &BARRIER), one!("txcount", &c::I32), opt!("predicate", &c::I1)],
        results: &[opt!("res", &c::I64)],
        attrs: &[def_attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE), 0), def_attr(Sym::RELAXED, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $txcount (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands) ('->' type($res)^)?"),
        verify: Some(nvvm_verify::arrive_expect),
        ..op("nvvm.mbarrier.arrive.expect_tx", "Arrives at a barrier in memory and expects bytes.") };
    NVVM_MBARRIER_ARRIVE_NOCOMPLETE = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED), one!("count", &c::I32)],
        results: &[one!("res", &c::I64)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $count attr-dict ':' type(operands) '->' type($res)"),
        ..op("nvvm.mbarrier.arrive.nocomplete", "Arrives at a barrier in memory without completing its phase.") };
    NVVM_MBARRIER_COMPLETE_TX = OpDef {
        operands: &[one!("addr", &SHARED_OR_CLUSTER), one!("txcount", &c::I32)],
        attrs: &[def_attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $txcount attr-dict ':' type(operands)"),
        verify: Some(nvvm_verify::arrive),
        ..op("nvvm.mbarrier.complete_tx", "Counts bytes as arrived at a barrier in memory.") };
    NVVM_MBARRIER_EXPECT_TX = OpDef {
        operands: &[one!("addr", &SHARED_OR_CLUSTER), one!("txcount", &c::I32)],
        attrs: &[def_attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $txcount attr-dict ':' type(operands)"),
        verify: Some(nvvm_verify::arrive),
        ..op("nvvm.mbarrier.expect_tx", "Expects bytes at a barrier in memory.") };
    NVVM_MBARRIER_INIT = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED), one!("count", &c::I32), opt!("predicate", &c::I1)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $count (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.init", "Makes a barrier in memory.") };
    NVVM_MBARRIER_INVAL = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.inval", "Ends a barrier in memory.") };
    NVVM_MBARRIER_TEST_WAIT = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED), one!("stateOrPhase", &I64_OR_I32)],
        results: &[one!("res", &c::I1)],
        attrs: &[def_attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE), 0), def_attr(Sym::RELAXED, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $stateOrPhase attr-dict ':' type(operands) '->' type($res)"),
        verify: Some(nvvm_verify::arrive),
        ..op("nvvm.mbarrier.test.wait", "Whether a phase of a barrier in memory is over.") };
    NVVM_MBARRIER_TRY_WAIT = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED), one!("stateOrPhase", &I64_OR_I32), opt!("ticks", &c::I32)],
        results: &[one!("res", &c::I1)],
        attrs: &[def_attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE), 0), def_attr(Sym::RELAXED, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $stateOrPhase (',' $ticks^)? attr-dict ':' type(operands) '->' type($res)"),
        verify: Some(nvvm_verify::arrive),
        ..op("nvvm.mbarrier.try_wait", "Waits some time for a phase of a barrier in memory.") };
    NVVM_MBARRIER_TRY_WAIT_PARITY = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED), one!("phase", &c::I32), one!("ticks", &c::I32)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $phase ',' $ticks attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.try_wait.parity", "Waits for a phase of a barrier in memory.") };
    NVVM_MEMORY_BARRIER = OpDef {
        attrs: &[attr(Sym::SCOPE, AttrKind::Enum(e::NVVM_MEM_SCOPE))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$scope attr-dict"),
        ..op("nvvm.memory.barrier", "Orders accesses to memory.") };
    NVVM_MMA_BLOCK_SCALE = OpDef {
        operands: &[var!("operandA", &llvm_type::ANY), var!("operandB", &llvm_type::ANY), var!("operandC", &llvm_type::ANY), one!("scaleAData", &c::I32), one!("byteIdA", &I16), one!("threadIdA", &I16), one!("scaleBData", &c::I32), one!("byteIdB", &I16), one!("threadIdB", &I16)],
        results: &[one!("res", &llvm_type::STRUCT)],
        attrs: &[attr(Sym::SHAPE, AttrKind::Record(r::NVVM_SHAPE)), opt_attr(Sym::MULTIPLICAND_A_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), opt_attr(Sym::MULTIPLICAND_B_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), attr(Sym::SCALE_VEC_SIZE, AttrKind::Enum(e::NVVM_SCALE_VEC_SIZE)), attr(Sym::BLOCK_SCALE_FORMAT, AttrKind::Enum(e::NVVM_BLOCK_SCALE_FORMAT)), attr(Sym::KIND, AttrKind::Enum(e::NVVM_BLOCK_SCALE_KIND))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: custom!(nvvm_syntax::parse, nvvm_syntax::print),
        verify: Some(nvvm_verify_mma::scaled_product),
        ..op("nvvm.mma.block_scale", "Multiplies matrices with scales for blocks.") };
    NVVM_MMA_SP_BLOCK_SCALE = OpDef {
        operands: &[var!("operandA", &llvm_type::ANY), var!("operandB", &llvm_type::ANY), var!("operandC", &llvm_type::ANY), one!("sparseMetadata", &c::I32), one!("sparsitySelector", &c::I32), one!("scaleAData", &c::I32), one!("byteIdA", &I16), one!("threadIdA", &I16), one!("scaleBData", &c::I32), one!("byteIdB", &I16), one!("threadIdB", &I16)],
        results: &[one!("res", &llvm_type::STRUCT)],
        attrs: &[attr(Sym::SHAPE, AttrKind::Record(r::NVVM_SHAPE)), opt_attr(Sym::MULTIPLICAND_A_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), opt_attr(Sym::MULTIPLICAND_B_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), attr(Sym::SCALE_VEC_SIZE, AttrKind::Enum(e::NVVM_SCALE_VEC_SIZE)), attr(Sym::BLOCK_SCALE_FORMAT, AttrKind::Enum(e::NVVM_BLOCK_SCALE_FORMAT)), attr(Sym::KIND, AttrKind::Enum(e::NVVM_BLOCK_SCALE_KIND)), opt_attr(Sym::ORDERED_METADATA, AttrKind::Unit)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: custom!(nvvm_syntax::parse, nvvm_syntax::print),
        verify: Some(nvvm_verify_mma::scaled_product),
        ..op("nvvm.mma.sp.block_scale", "Multiplies a sparse matrix with scales for blocks.") };
    NVVM_MMA_SP_SYNC = OpDef {
        operands: &[var!("operandA", &llvm_type::ANY), var!("operandB", &llvm_type::ANY), var!("operandC", &llvm_type::ANY), one!("sparseMetadata", &c::I32), one!("sparsitySelector", &c::I32)],
        results: &[one!("res", &llvm_type::STRUCT)],
        attrs: &[attr(Sym::SHAPE, AttrKind::Record(r::NVVM_SHAPE)), opt_attr(Sym::INT_OVERFLOW_BEHAVIOR, AttrKind::Enum(e::NVVM_MMA_INT_OVERFLOW)), opt_attr(Sym::MULTIPLICAND_A_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), opt_attr(Sym::MULTIPLICAND_B_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), opt_attr(Sym::ORDERED_METADATA, AttrKind::Unit), opt_attr(Sym::KIND, AttrKind::Enum(e::NVVM_MMA_KIND))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: custom!(nvvm_syntax::parse, nvvm_syntax::print),
        verify: Some(nvvm_verify_mma::sparse_product),
        ..op("nvvm.mma.sp.sync", "Multiplies a sparse matrix across a warp.") };
    NVVM_MMA_SYNC = OpDef {
        operands: &[var!("operandA", &llvm_type::ANY), var!("operandB", &llvm_type::ANY), var!("operandC", &llvm_type::ANY)],
        results: &[one!("res", &llvm_type::STRUCT)],
        attrs: &[attr(Sym::SHAPE, AttrKind::Record(r::NVVM_SHAPE)), opt_attr(Sym::B1_OP, AttrKind::Enum(e::NVVM_MMA_B1OP)), opt_attr(Sym::INT_OVERFLOW_BEHAVIOR, AttrKind::Enum(e::NVVM_MMA_INT_OVERFLOW)), attr(Sym::LAYOUT_A, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::LAYOUT_B, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), opt_attr(Sym::MULTIPLICAND_A_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), opt_attr(Sym::MULTIPLICAND_B_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: custom!(nvvm_syntax::parse, nvvm_syntax::print),
        verify: Some(nvvm_verify_mma::product),
        ..op("nvvm.mma.sync", "Multiplies matrices across a warp.") };
    NVVM_NANOSLEEP = OpDef {
        operands: &[one!("duration", &c::I32)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("attr-dict $duration"),
        ..op("nvvm.nanosleep", "Sleeps for so many nanoseconds.") };
    NVVM_PMEVENT = OpDef {
        attrs: &[opt_attr(Sym::MASKED_EVENT_ID, AttrKind::Int(Type::I16)), opt_attr(Sym::EVENT_ID, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("attr-dict ('id' '=' $eventId^)? ('mask' '=' $maskedEventId^)?"),
        verify: Some(nvvm_verify::event),
        ..op("nvvm.pmevent", "Triggers events of performance monitors.") };
    NVVM_PREFETCH = OpDef {
        operands: &[one!("addr", &FETCHED), opt!("predicate", &c::I1)],
        attrs: &[opt_attr(Sym::CACHE_LEVEL, AttrKind::Enum(e::NVVM_PREFETCH_CACHE_LEVEL)), opt_attr(Sym::EVICT_PRIORITY, AttrKind::Enum(e::NVVM_CACHE_EVICTION_PRIORITY)), opt_attr(Sym::TENSORMAP, AttrKind::Unit), opt_attr(Sym::UNIFORM, AttrKind::Unit), opt_attr(Sym::IN_PARAM_SPACE, AttrKind::Unit)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("('level' '=' ' ' $cacheLevel^ ('uniform' $uniform^)? ',')? ('tensormap' $tensormap^ ('in_param_space' $in_param_space^)? ',')? ('evict_priority' '=' ' ' $evictPriority^ ',')? $addr (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands)"),
        verify: Some(nvvm_verify::prefetch),
        ..op("nvvm.prefetch", "Fetches memory to a cache.") };
    NVVM_PRMT = OpDef {
        operands: &[one!("lo", &c::I32), opt!("hi", &c::I32), one!("selector", &c::I32)],
        results: &[one!("res", &c::I32)],
        attrs: &[attr(Sym::MODE, AttrKind::Enum(e::NVVM_PERMUTE_MODE))],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$mode $selector ',' $lo (',' $hi^)? attr-dict ':' type($res)"),
        verify: Some(nvvm_verify::permute),
        ..op("nvvm.prmt", "Picks bytes of two words.") };
    NVVM_RCP_APPROX_FTZ_F = OpDef {
        operands: &[one!("arg", &F32)],
        results: &[one!("res", &F32)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($res)"),
        ..op("nvvm.rcp.approx.ftz.f", "About the reciprocal of a number.") };
    NVVM_READ_PTX_SREG_AGGR_SMEM_SIZE = register("nvvm.read.ptx.sreg.aggr.smem.size", "Reads the special register `aggr.smem.size`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_CLOCK = register("nvvm.read.ptx.sreg.clock", "Reads the special register `clock`.", &[], Traits::NONE);
    NVVM_READ_PTX_SREG_CLOCK64 = register("nvvm.read.ptx.sreg.clock64", "Reads the special register `clock64`.", &[], Traits::NONE);
    NVVM_READ_PTX_SREG_CLUSTERID_X = register("nvvm.read.ptx.sreg.clusterid.x", "Reads the special register `clusterid.x`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTERID_Y = register("nvvm.read.ptx.sreg.clusterid.y", "Reads the special register `clusterid.y`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTERID_Z = register("nvvm.read.ptx.sreg.clusterid.z", "Reads the special register `clusterid.z`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTER_CTAID_X = register("nvvm.read.ptx.sreg.cluster.ctaid.x", "Reads the special register `cluster.ctaid.x`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTER_CTAID_Y = register("nvvm.read.ptx.sreg.cluster.ctaid.y", "Reads the special register `cluster.ctaid.y`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTER_CTAID_Z = register("nvvm.read.ptx.sreg.cluster.ctaid.z", "Reads the special register `cluster.ctaid.z`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTER_CTARANK = register("nvvm.read.ptx.sreg.cluster.ctarank", "Reads the special register `cluster.ctarank`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTER_NCTAID_X = register("nvvm.read.ptx.sreg.cluster.nctaid.x", "Reads the special register `cluster.nctaid.x`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTER_NCTAID_Y = register("nvvm.read.ptx.sreg.cluster.nctaid.y", "Reads the special register `cluster.nctaid.y`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTER_NCTAID_Z = register("nvvm.read.ptx.sreg.cluster.nctaid.z", "Reads the special register `cluster.nctaid.z`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CLUSTER_NCTARANK = register("nvvm.read.ptx.sreg.cluster.nctarank", "Reads the special register `cluster.nctarank`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CTAID_X = register("nvvm.read.ptx.sreg.ctaid.x", "Reads the special register `ctaid.x`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CTAID_Y = register("nvvm.read.ptx.sreg.ctaid.y", "Reads the special register `ctaid.y`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_CTAID_Z = register("nvvm.read.ptx.sreg.ctaid.z", "Reads the special register `ctaid.z`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_DYNAMIC_SMEM_SIZE = register("nvvm.read.ptx.sreg.dynamic.smem.size", "Reads the special register `dynamic.smem.size`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG0 = register("nvvm.read.ptx.sreg.envreg0", "Reads the special register `envreg0`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG1 = register("nvvm.read.ptx.sreg.envreg1", "Reads the special register `envreg1`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG10 = register("nvvm.read.ptx.sreg.envreg10", "Reads the special register `envreg10`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG11 = register("nvvm.read.ptx.sreg.envreg11", "Reads the special register `envreg11`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG12 = register("nvvm.read.ptx.sreg.envreg12", "Reads the special register `envreg12`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG13 = register("nvvm.read.ptx.sreg.envreg13", "Reads the special register `envreg13`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG14 = register("nvvm.read.ptx.sreg.envreg14", "Reads the special register `envreg14`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG15 = register("nvvm.read.ptx.sreg.envreg15", "Reads the special register `envreg15`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG16 = register("nvvm.read.ptx.sreg.envreg16", "Reads the special register `envreg16`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG17 = register("nvvm.read.ptx.sreg.envreg17", "Reads the special register `envreg17`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG18 = register("nvvm.read.ptx.sreg.envreg18", "Reads the special register `envreg18`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG19 = register("nvvm.read.ptx.sreg.envreg19", "Reads the special register `envreg19`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG2 = register("nvvm.read.ptx.sreg.envreg2", "Reads the special register `envreg2`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG20 = register("nvvm.read.ptx.sreg.envreg20", "Reads the special register `envreg20`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG21 = register("nvvm.read.ptx.sreg.envreg21", "Reads the special register `envreg21`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG22 = register("nvvm.read.ptx.sreg.envreg22", "Reads the special register `envreg22`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG23 = register("nvvm.read.ptx.sreg.envreg23", "Reads the special register `envreg23`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG24 = register("nvvm.read.ptx.sreg.envreg24", "Reads the special register `envreg24`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG25 = register("nvvm.read.ptx.sreg.envreg25", "Reads the special register `envreg25`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG26 = register("nvvm.read.ptx.sreg.envreg26", "Reads the special register `envreg26`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG27 = register("nvvm.read.ptx.sreg.envreg27", "Reads the special register `envreg27`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG28 = register("nvvm.read.ptx.sreg.envreg28", "Reads the special register `envreg28`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG29 = register("nvvm.read.ptx.sreg.envreg29", "Reads the special register `envreg29`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG3 = register("nvvm.read.ptx.sreg.envreg3", "Reads the special register `envreg3`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG30 = register("nvvm.read.ptx.sreg.envreg30", "Reads the special register `envreg30`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG31 = register("nvvm.read.ptx.sreg.envreg31", "Reads the special register `envreg31`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG4 = register("nvvm.read.ptx.sreg.envreg4", "Reads the special register `envreg4`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG5 = register("nvvm.read.ptx.sreg.envreg5", "Reads the special register `envreg5`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG6 = register("nvvm.read.ptx.sreg.envreg6", "Reads the special register `envreg6`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG7 = register("nvvm.read.ptx.sreg.envreg7", "Reads the special register `envreg7`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG8 = register("nvvm.read.ptx.sreg.envreg8", "Reads the special register `envreg8`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_ENVREG9 = register("nvvm.read.ptx.sreg.envreg9", "Reads the special register `envreg9`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_GLOBALTIMER = register("nvvm.read.ptx.sreg.globaltimer", "Reads the special register `globaltimer`.", &[], Traits::NONE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_GLOBALTIMER_LO = register("nvvm.read.ptx.sreg.globaltimer.lo", "Reads the special register `globaltimer.lo`.", &[], Traits::NONE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_GRIDID = register("nvvm.read.ptx.sreg.gridid", "Reads the special register `gridid`.", RANGE, Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_LANEID = register("nvvm.read.ptx.sreg.laneid", "Reads the special register `laneid`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_LANEMASK_EQ = register("nvvm.read.ptx.sreg.lanemask.eq", "Reads the special register `lanemask.eq`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_LANEMASK_GE = register("nvvm.read.ptx.sreg.lanemask.ge", "Reads the special register `lanemask.ge`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_LANEMASK_GT = register("nvvm.read.ptx.sreg.lanemask.gt", "Reads the special register `lanemask.gt`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_LANEMASK_LE = register("nvvm.read.ptx.sreg.lanemask.le", "Reads the special register `lanemask.le`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_LANEMASK_LT = register("nvvm.read.ptx.sreg.lanemask.lt", "Reads the special register `lanemask.lt`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_NCLUSTERID_X = register("nvvm.read.ptx.sreg.nclusterid.x", "Reads the special register `nclusterid.x`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NCLUSTERID_Y = register("nvvm.read.ptx.sreg.nclusterid.y", "Reads the special register `nclusterid.y`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NCLUSTERID_Z = register("nvvm.read.ptx.sreg.nclusterid.z", "Reads the special register `nclusterid.z`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NCTAID_X = register("nvvm.read.ptx.sreg.nctaid.x", "Reads the special register `nctaid.x`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NCTAID_Y = register("nvvm.read.ptx.sreg.nctaid.y", "Reads the special register `nctaid.y`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NCTAID_Z = register("nvvm.read.ptx.sreg.nctaid.z", "Reads the special register `nctaid.z`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NSMID = register("nvvm.read.ptx.sreg.nsmid", "Reads the special register `nsmid`.", RANGE, Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_NTID_X = register("nvvm.read.ptx.sreg.ntid.x", "Reads the special register `ntid.x`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NTID_Y = register("nvvm.read.ptx.sreg.ntid.y", "Reads the special register `ntid.y`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NTID_Z = register("nvvm.read.ptx.sreg.ntid.z", "Reads the special register `ntid.z`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_NWARPID = register("nvvm.read.ptx.sreg.nwarpid", "Reads the special register `nwarpid`.", RANGE, Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_SMID = register("nvvm.read.ptx.sreg.smid", "Reads the special register `smid`.", RANGE, Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_TID_X = register("nvvm.read.ptx.sreg.tid.x", "Reads the special register `tid.x`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_TID_Y = register("nvvm.read.ptx.sreg.tid.y", "Reads the special register `tid.y`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_TID_Z = register("nvvm.read.ptx.sreg.tid.z", "Reads the special register `tid.z`.", RANGE, Traits::PURE);
    NVVM_READ_PTX_SREG_TOTAL_SMEM_SIZE = register("nvvm.read.ptx.sreg.total.smem.size", "Reads the special register `total.smem.size`.", &[], Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_WARPID = register("nvvm.read.ptx.sreg.warpid", "Reads the special register `warpid`.", RANGE, Traits::PURE.and(Traits::SINCE_20));
    NVVM_READ_PTX_SREG_WARPSIZE = register("nvvm.read.ptx.sreg.warpsize", "Reads the special register `warpsize`.", RANGE, Traits::PURE);
    NVVM_REDUX_SYNC = OpDef {
        operands: &[one!("val", &I32_OR_F32), one!("mask_and_clamp", &c::I32)],
        results: &[one!("res", &I32_OR_F32)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_REDUX_KIND)), def_attr(Sym::ABS, AttrKind::Bool, 0), def_attr(Sym::NAN, AttrKind::Bool, 0)],
        traits: traits(&[Traits::SINCE_20]),
        extra: &RowExtra { types: &[TypeRule::Same(&["res", "val"])], ..NO_EXTRA },
        format: Format::Asm("' ' $kind $val ',' $mask_and_clamp attr-dict ':' type($val) '->' type($res)"),
        verify: Some(nvvm_verify::reduce),
        ..op("nvvm.redux.sync", "Reduces a value over the threads of a warp.") };
    NVVM_SETMAXREGISTER = OpDef {
        attrs: &[attr(Sym::REG_COUNT, AttrKind::Int(Type::I32)), attr(Sym::ACTION, AttrKind::Enum(e::NVVM_ACTION))],
        format: Format::Asm("' ' $action $regCount attr-dict"),
        verify: Some(nvvm_verify::registers),
        ..op("nvvm.setmaxregister", "Changes how many registers a warp may use.") };
    NVVM_SHFL_SYNC = OpDef {
        operands: &[one!("thread_mask", &c::I32), one!("val", &I32_OR_F32), one!("offset", &c::I32), one!("mask_and_clamp", &c::I32)],
        results: &[one!("res", &SHUFFLED)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_SHFL_KIND)), opt_attr(Sym::RETURN_VALUE_AND_IS_VALID, AttrKind::Unit)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("' ' $kind $thread_mask ',' $val ',' $offset ',' $mask_and_clamp attr-dict ':' type($val) '->' type($res)"),
        verify: Some(nvvm_verify::shuffle),
        ..op("nvvm.shfl.sync", "Exchanges values between the threads of a warp.") };
    NVVM_STMATRIX = OpDef {
        operands: &[one!("ptr", &SHARED), var!("sources", &c::I32)],
        attrs: &[attr(Sym::LAYOUT, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::SHAPE, AttrKind::Record(r::NVVM_LD_ST_MATRIX_SHAPE)), attr(Sym::ELT_TYPE, AttrKind::Enum(e::NVVM_LD_ST_MATRIX_ELT_TYPE))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$ptr ',' $sources attr-dict ':' type(operands)"),
        verify: Some(nvvm_verify::store_matrix),
        ..op("nvvm.stmatrix", "Stores matrices of 8 by 8 across a warp.") };
    NVVM_ST_BULK = OpDef {
        operands: &[one!("addr", &GENERIC_OR_SHARED), one!("size", &c::I64)],
        attrs: &[def_attr(Sym::INIT_VAL, AttrKind::Int(Type::I64), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' 'size' '=' $size (',' 'init' '=' $initVal^)? attr-dict ':' type($addr)"),
        verify: Some(nvvm_verify::bulk_store),
        ..op("nvvm.st.bulk", "Fills shared memory.") };
    NVVM_TCGEN05_ALLOC = OpDef {
        operands: &[one!("addr", &POINTER_OR_SHARED), one!("nCols", &c::I32)],
        attrs: &[def_attr(Sym::GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr ',' $nCols attr-dict ':' type(operands)"),
        ..op("nvvm.tcgen05.alloc", "Allocates tensor memory.") };
    NVVM_TCGEN05_COMMIT = OpDef {
        operands: &[one!("addr", &POINTER_OR_SHARED), opt!("multicastMask", &I16)],
        attrs: &[def_attr(Sym::GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$addr (',' 'multicast_mask' '=' $multicastMask^)? attr-dict ':' type(operands)"),
        ..op("nvvm.tcgen05.commit", "Lets a barrier in memory track what was begun.") };
    NVVM_TCGEN05_CP = OpDef {
        operands: &[one!("taddr", &TENSOR), one!("smem_desc", &c::I64)],
        attrs: &[attr(Sym::SHAPE, AttrKind::Enum(e::NVVM_TCGEN05_CP_SHAPE)), def_attr(Sym::GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP), 0), def_attr(Sym::MULTICAST, AttrKind::Enum(e::NVVM_TCGEN05_CP_MULTICAST), 0), opt_attr(Sym::SRC_FORMAT, AttrKind::Enum(e::NVVM_TCGEN05_CP_SRC_FMT))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$taddr ',' $smem_desc '' custom<Fixed>('6' type($taddr)) attr-dict"),
        verify: Some(nvvm_verify::tensor_copy),
        ..op("nvvm.tcgen05.cp", "Begins a copy from shared to tensor memory.") };
    NVVM_TCGEN05_DEALLOC = OpDef {
        operands: &[one!("taddr", &TENSOR), one!("nCols", &c::I32)],
        attrs: &[def_attr(Sym::GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$taddr ',' $nCols attr-dict ':' type(operands)"),
        ..op("nvvm.tcgen05.dealloc", "Frees tensor memory.") };
    NVVM_TCGEN05_FENCE = OpDef {
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_TCGEN05_FENCE))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$kind attr-dict"),
        ..op("nvvm.tcgen05.fence", "Orders operations of tensor memory around synchronisation of threads.") };
    NVVM_TCGEN05_LD = OpDef {
        operands: &[one!("tmemAddr", &TENSOR), opt!("offset", &c::I64)],
        results: &[one!("res", &I32S)],
        attrs: &[opt_attr(Sym::PACK, AttrKind::Unit), attr(Sym::SHAPE, AttrKind::Enum(e::NVVM_TCGEN05_LDST_SHAPE))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$tmemAddr (',' $offset^)? ('pack' $pack^)? '' custom<Fixed>('6' type($tmemAddr)) attr-dict ':' type($res)"),
        verify: Some(nvvm_verify::tensor_memory_load),
        ..op("nvvm.tcgen05.ld", "Loads from tensor memory.") };
    NVVM_TCGEN05_MMA = OpDef {
        operands: &[one!("matrixD", &TENSOR), one!("matrixA", &MATRIX), one!("matrixB", &c::I64), one!("idesc", &c::I32), one!("enableInputD", &c::I1), opt!("scaleInputD", &c::I64), opt!("disableOutputLane", &LANES)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_TCGEN05_MMA_KIND)), attr(Sym::CTA_GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP)), def_attr(Sym::COLLECTOR_OP, AttrKind::Enum(e::NVVM_TCGEN05_MMA_COLLECTOROP), 0), opt_attr(Sym::A_SHIFT, AttrKind::Unit)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$matrixD ',' $matrixA ',' $matrixB ',' $idesc ',' $enableInputD ('scale' '=' $scaleInputD^)? ('mask' '=' $disableOutputLane^)? attr-dict ':' '(' type(operands) ')'"),
        verify: Some(nvvm_verify_mma::tensor_product_dense),
        ..op("nvvm.tcgen05.mma", "Multiplies matrices of tensor memory.") };
    NVVM_TCGEN05_MMA_BLOCK_SCALE = OpDef {
        operands: &[one!("matrixD", &TENSOR), one!("matrixA", &MATRIX), one!("matrixB", &c::I64), one!("idesc", &c::I32), one!("enableInputD", &c::I1), one!("scaleA", &TENSOR), one!("scaleB", &TENSOR)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_BLOCK_SCALE_KIND)), attr(Sym::CTA_GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP)), def_attr(Sym::BLOCK_SCALE, AttrKind::Enum(e::NVVM_TCGEN05_MMA_BLOCK_SCALE), 0), def_attr(Sym::COLLECTOR_OP, AttrKind::Enum(e::NVVM_TCGEN05_MMA_COLLECTOROP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$matrixD ',' $matrixA ',' $matrixB ',' $idesc ',' $enableInputD ',' $scaleA ',' $scaleB attr-dict ':' '(' type(operands) ')'"),
        verify: Some(nvvm_verify_mma::tensor_product_scaled),
        ..op("nvvm.tcgen05.mma.block_scale", "Multiplies matrices of tensor memory with scales for blocks.") };
    NVVM_TCGEN05_MMA_SMEM_DESC = OpDef {
        operands: &[one!("startAddr", &c::I32), one!("leadingDimOffset", &c::I32), one!("strideDimOffset", &c::I32), one!("baseOffset", &c::I8), one!("leadingDimMode", &c::I1), one!("swizzleMode", &c::I8)],
        results: &[one!("res", &c::I64)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' attr-dict ':' '(' type(operands) ')' '->' type($res)"),
        ..op("nvvm.tcgen05.mma_smem_desc", "Describes a matrix in shared memory.") };
    NVVM_TCGEN05_MMA_SP = OpDef {
        operands: &[one!("matrixD", &TENSOR), one!("matrixA", &MATRIX), one!("matrixB", &c::I64), one!("idesc", &c::I32), one!("enableInputD", &c::I1), one!("sparseMetadata", &TENSOR), opt!("scaleInputD", &c::I64), opt!("disableOutputLane", &LANES)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_TCGEN05_MMA_KIND)), attr(Sym::CTA_GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP)), def_attr(Sym::COLLECTOR_OP, AttrKind::Enum(e::NVVM_TCGEN05_MMA_COLLECTOROP), 0), opt_attr(Sym::A_SHIFT, AttrKind::Unit)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("$matrixD ',' $matrixA ',' $matrixB ',' $idesc ',' $enableInputD ',' $sparseMetadata ('scale' '=' $scaleInputD^)? ('mask' '=' $disableOutputLane^)? attr-dict ':' '(' type(operands) ')'"),
        verify: Some(nvvm_verify_mma::tensor_product_sparse),
        ..op("nvvm.tcgen05.mma.sp", "Multiplies a sparse matrix of tensor memory.") };
    NVVM_TCGEN05_MMA_SP_BLOCK_SCALE = OpDef {
        operands: &[one!("matrixD", &TENSOR), one!("matrixA", &MATRIX), one!("matrixB", &c::I64), one!("idesc", &c::I32), one!("enableInputD", &c::I1), one!("sparseMetadata", &TENSOR), one!("scaleA", &TENSOR), one!("scaleB", &TENSOR)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_BLOCK_SCALE_KIND)), attr(Sym::CTA_GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP)), def_attr(Sym::BLOCK_SCALE, AttrKind::Enum(e::NVVM_TCGEN05_MMA_BLOCK_SCALE), 0), def_attr(Sym::COLLECTOR_OP, AttrKind::Enum(e::NVVM_TCGEN05_MMA_COLLECTOROP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$matrixD ',' $matrixA ',' $matrixB ',' $idesc ',' $enableInputD ',' $sparseMetadata ',' $scaleA ',' $scaleB attr-dict ':' '(' type(operands) ')'"),
        verify: Some(nvvm_verify_mma::tensor_product_scaled),
        ..op("nvvm.tcgen05.mma.sp.block_scale", "Multiplies a sparse matrix of tensor memory with scales for blocks.") };
    NVVM_TCGEN05_MMA_WS = OpDef {
        operands: &[one!("matrixD", &TENSOR), one!("matrixA", &MATRIX), one!("matrixB", &c::I64), one!("idesc", &c::I32), one!("enableInputD", &c::I1), opt!("zeroColMask", &c::I64)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_TCGEN05_MMA_KIND)), def_attr(Sym::COLLECTOR_B_BUFFER, AttrKind::Enum(e::NVVM_TCGEN05_MMA_COLLECTORB), 0), def_attr(Sym::COLLECTOR_OP, AttrKind::Enum(e::NVVM_TCGEN05_MMA_COLLECTOROP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$matrixD ',' $matrixA ',' $matrixB ',' $idesc ',' $enableInputD (',' $zeroColMask^)? attr-dict ':' '(' type(operands) ')'"),
        ..op("nvvm.tcgen05.mma.ws", "Multiplies matrices of tensor memory, the second kept.") };
    NVVM_TCGEN05_MMA_WS_SP = OpDef {
        operands: &[one!("matrixD", &TENSOR), one!("matrixA", &MATRIX), one!("matrixB", &c::I64), one!("idesc", &c::I32), one!("enableInputD", &c::I1), one!("sparseMetadata", &TENSOR), opt!("zeroColMask", &c::I64)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_TCGEN05_MMA_KIND)), def_attr(Sym::COLLECTOR_B_BUFFER, AttrKind::Enum(e::NVVM_TCGEN05_MMA_COLLECTORB), 0), def_attr(Sym::COLLECTOR_OP, AttrKind::Enum(e::NVVM_TCGEN05_MMA_COLLECTOROP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$matrixD ',' $matrixA ',' $matrixB ',' $idesc ',' $enableInputD ',' $sparseMetadata (',' $zeroColMask^)? attr-dict ':' '(' type(operands) ')'"),
        ..op("nvvm.tcgen05.mma.ws.sp", "Multiplies a sparse matrix of tensor memory, the second kept.") };
    NVVM_TCGEN05_RELINQUISH_ALLOC_PERMIT = OpDef {
        attrs: &[def_attr(Sym::GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("attr-dict"),
        ..op("nvvm.tcgen05.relinquish_alloc_permit", "Gives up the right to allocate tensor memory.") };
    NVVM_TCGEN05_SHIFT = OpDef {
        operands: &[one!("taddr", &TENSOR)],
        attrs: &[def_attr(Sym::GROUP, AttrKind::Enum(e::NVVM_CTA_GROUP), 0)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$taddr attr-dict ':' type(operands)"),
        ..op("nvvm.tcgen05.shift", "Begins to shift rows of tensor memory down.") };
    NVVM_TCGEN05_ST = OpDef {
        operands: &[one!("tmemAddr", &TENSOR), one!("val", &I32S), opt!("offset", &c::I64)],
        attrs: &[opt_attr(Sym::UNPACK, AttrKind::Unit), attr(Sym::SHAPE, AttrKind::Enum(e::NVVM_TCGEN05_LDST_SHAPE))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$tmemAddr ',' $val (',' $offset^)? ('unpack' $unpack^)? '' custom<Fixed>('6' type($tmemAddr)) attr-dict ':' type($val)"),
        verify: Some(nvvm_verify::tensor_memory_store),
        ..op("nvvm.tcgen05.st", "Stores to tensor memory.") };
    NVVM_TCGEN05_WAIT = OpDef {
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_TCGEN05_WAIT))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$kind attr-dict"),
        ..op("nvvm.tcgen05.wait", "Waits for loads or stores of tensor memory.") };
    NVVM_VOTE_SYNC = OpDef {
        operands: &[one!("mask", &c::I32), one!("pred", &c::I1)],
        results: &[one!("res", &I32_OR_I1)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_VOTE_SYNC_KIND))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("' ' $kind $mask ',' $pred attr-dict '->' type($res)"),
        verify: Some(nvvm_verify::vote),
        ..op("nvvm.vote.sync", "Votes on a predicate across a warp.") };
    NVVM_WGMMA_COMMIT_GROUP_SYNC_ALIGNED = OpDef {
        format: Format::Asm("attr-dict"),
        ..op("nvvm.wgmma.commit.group.sync.aligned", "Ends a group of products of warp groups.") };
    NVVM_WGMMA_FENCE_ALIGNED = OpDef {
        format: Format::Asm("attr-dict"),
        ..op("nvvm.wgmma.fence.aligned", "Orders accesses to the registers of products of warp groups.") };
    NVVM_WGMMA_MMA_ASYNC = OpDef {
        operands: &[one!("inouts", &llvm_type::STRUCT), one!("descriptorA", &c::I64), one!("descriptorB", &c::I64)],
        results: &[one!("results", &llvm_type::STRUCT)],
        attrs: &[attr(Sym::SHAPE, AttrKind::Record(r::NVVM_SHAPE)), attr(Sym::TYPE_A, AttrKind::Enum(e::NVVM_WGMMA_TYPE)), attr(Sym::TYPE_B, AttrKind::Enum(e::NVVM_WGMMA_TYPE)), attr(Sym::TYPE_D, AttrKind::Enum(e::NVVM_WGMMA_TYPE)), attr(Sym::SCALE_D, AttrKind::Enum(e::NVVM_WGMMA_SCALE_OUT)), attr(Sym::SCALE_A, AttrKind::Enum(e::NVVM_WGMMA_SCALE_IN)), attr(Sym::SCALE_B, AttrKind::Enum(e::NVVM_WGMMA_SCALE_IN)), attr(Sym::LAYOUT_A, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::LAYOUT_B, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), opt_attr(Sym::SATFINITE, AttrKind::Enum(e::NVVM_MMA_INT_OVERFLOW))],
        format: Format::Asm("$descriptorA ',' $descriptorB ',' $inouts ',' $shape ',' 'D' '[' $typeD ',' $scaleD (',' $satfinite^)? ']' ',' 'A' '[' $typeA ',' $scaleA ',' $layoutA ']' ',' 'B' '[' $typeB ',' $scaleB ',' $layoutB ']' attr-dict ':' type($inouts) '->' type($results)"),
        verify: Some(nvvm_verify_mma::group_product),
        ..op("nvvm.wgmma.mma_async", "Begins a product of matrices of a warp group.") };
    NVVM_WGMMA_WAIT_GROUP_SYNC_ALIGNED = OpDef {
        attrs: &[attr(Sym::GROUP, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("attr-dict $group"),
        ..op("nvvm.wgmma.wait.group.sync.aligned", "Waits until no more than so many groups of products are left.") };
    NVVM_WMMA_LOAD = OpDef {
        operands: &[one!("ptr", &c::LLVM_PTR), one!("stride", &c::I32)],
        results: &[one!("res", &FRAGMENT)],
        attrs: &[attr(Sym::M, AttrKind::Int(Type::I32)), attr(Sym::N, AttrKind::Int(Type::I32)), attr(Sym::K, AttrKind::Int(Type::I32)), attr(Sym::LAYOUT, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::ELTYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), attr(Sym::FRAG, AttrKind::Enum(e::NVVM_MMA_FRAG))],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$ptr ',' $stride attr-dict ':' functional-type($ptr, $res)"),
        verify: Some(nvvm_verify_mma::load),
        ..op("nvvm.wmma.load", "Loads a fragment of a matrix.") };
    NVVM_WMMA_MMA = OpDef {
        operands: &[var!("args", &llvm_type::ANY)],
        results: &[one!("res", &llvm_type::STRUCT)],
        attrs: &[attr(Sym::M, AttrKind::Int(Type::I32)), attr(Sym::N, AttrKind::Int(Type::I32)), attr(Sym::K, AttrKind::Int(Type::I32)), attr(Sym::LAYOUT_A, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::LAYOUT_B, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::ELTYPE_A, AttrKind::Enum(e::NVVM_MMA_TYPE)), attr(Sym::ELTYPE_B, AttrKind::Enum(e::NVVM_MMA_TYPE))],
        format: Format::Asm("$args attr-dict ':' functional-type($args, $res)"),
        verify: Some(nvvm_verify_mma::fragments),
        ..op("nvvm.wmma.mma", "Multiplies fragments of matrices.") };
    NVVM_WMMA_STORE = OpDef {
        operands: &[one!("ptr", &c::LLVM_PTR), var!("args", &llvm_type::ANY), one!("stride", &c::I32)],
        attrs: &[attr(Sym::M, AttrKind::Int(Type::I32)), attr(Sym::N, AttrKind::Int(Type::I32)), attr(Sym::K, AttrKind::Int(Type::I32)), attr(Sym::LAYOUT, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::ELTYPE, AttrKind::Enum(e::NVVM_MMA_TYPE))],
        format: Format::Asm("$ptr ',' $stride ',' $args attr-dict ':' qualified(type($ptr)) ',' type($args)"),
        verify: Some(nvvm_verify_mma::store),
        ..op("nvvm.wmma.store", "Stores a fragment of a matrix.") };
}
}
pub use table::*;
