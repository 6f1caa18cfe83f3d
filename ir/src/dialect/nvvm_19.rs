//! Operations of the `nvvm` dialect as release 19 has them, where later releases have others of the same name or none.
//! Names stand for these rows while text of that release is read ([`crate::registry::Registry::select`]).
//! Source: mlir-opt 19.

use super::enums as e;
use super::records as r;
use super::llvm_type;
use super::nvvm::{GLOBAL, I16, SHARED};
use super::{nvvm_syntax, nvvm_verify, nvvm_verify_mma};
use crate::constraint::{self as c, constraints};
use crate::id::{Sym, Type};
use crate::row::{TypeConstraint, *};

constraints! {
    /// Which threads vote: the custom form writes no type.
    MASK: "LLVM dialect-compatible type", llvm_type::is_llvm_compatible, build Type::I32;
    /// What they vote on.
    VOTE: "LLVM dialect-compatible type", llvm_type::is_llvm_compatible, build Type::I1;
}

/// Where the opcodes of the dialect start.
pub const FIRST: crate::id::Opcode = super::x86_bf16::END;

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start FIRST;
    NVVM_BARRIER_19 = OpDef {
        operands: &[opt!("barrierId", &c::I32), opt!("numberOfThreads", &c::I32)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ONLY_19]),
        format: Format::Asm("('id' '=' $barrierId^)? ('number_of_threads' '=' $numberOfThreads^)? attr-dict"),
        verify: Some(nvvm_verify::barrier_19),
        ..op("nvvm.barrier", "Waits at a barrier of the block, and may reduce a predicate over its threads.") };
    NVVM_BAR_WARP_SYNC_19 = OpDef {
        operands: &[one!("mask", &llvm_type::ANY)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$mask attr-dict ':' type($mask)"),
        ..op("nvvm.bar.warp.sync", "Waits for threads of a warp.") };
    NVVM_CP_ASYNC_BULK_TENSOR_GLOBAL_SHARED_CTA_19 = OpDef {
        operands: &[one!("tmaDescriptor", &c::LLVM_PTR), one!("srcMem", &SHARED), var!("coordinates", &c::I32), opt!("predicate", &c::I1)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ONLY_19]),
        format: Format::Asm("$tmaDescriptor ',' $srcMem ',' 'box' '['$coordinates ']' (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands)"),
        verify: Some(nvvm_verify::tensor_store_19),
        ..op("nvvm.cp.async.bulk.tensor.global.shared.cta", "Begins to copy shared memory to a box of a tensor.") };
    NVVM_CP_ASYNC_BULK_TENSOR_SHARED_CLUSTER_GLOBAL_19 = OpDef {
        operands: &[one!("dstMem", &SHARED), one!("tmaDescriptor", &c::LLVM_PTR), var!("coordinates", &c::I32), one!("mbar", &SHARED), var!("im2colOffsets", &I16), opt!("multicastMask", &I16), opt!("l2CacheHint", &c::I64), opt!("predicate", &c::I1)],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ONLY_19]),
        format: Format::Asm("$dstMem ',' $tmaDescriptor ',' $mbar ',' 'box' '['$coordinates ']' ('im2col' '[' $im2colOffsets^ ']')? ('multicast_mask' '=' $multicastMask^)? ('l2_cache_hint' '=' $l2CacheHint^)? ('predicate' '=' $predicate^)? '' custom<Fixed>('3' type($mbar)) attr-dict ':' custom<Pointer>(type($dstMem)) ',' custom<Pointer>(type($tmaDescriptor))"),
        verify: Some(nvvm_verify::tensor_load_19),
        ..op("nvvm.cp.async.bulk.tensor.shared.cluster.global", "Begins to copy a box of a tensor to shared memory.") };
    NVVM_CP_ASYNC_MBARRIER_ARRIVE_19 = OpDef {
        operands: &[one!("addr", &c::LLVM_PTR)],
        attrs: &[def_attr(Sym::NOINC, AttrKind::Bool, 0)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr attr-dict ':' type(operands)"),
        ..op("nvvm.cp.async.mbarrier.arrive", "Arrives at a barrier in memory when earlier copies are done.") };
    NVVM_CP_ASYNC_MBARRIER_ARRIVE_SHARED = OpDef {
        operands: &[one!("addr", &SHARED)],
        attrs: &[def_attr(Sym::NOINC, AttrKind::Bool, 0)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr attr-dict ':' type(operands)"),
        ..op("nvvm.cp.async.mbarrier.arrive.shared", "Arrives at a barrier in shared memory when earlier copies are done.") };
    NVVM_CP_ASYNC_SHARED_GLOBAL_19 = OpDef {
        operands: &[one!("dst", &SHARED), one!("src", &GLOBAL), opt!("cpSize", &llvm_type::ANY)],
        attrs: &[attr(Sym::SIZE, AttrKind::Int(Type::I32)), attr(Sym::MODIFIER, AttrKind::Enum(e::NVVM_LOAD_CACHE_MODIFIER))],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$dst ',' $src ',' $size ',' 'cache' '=' ' ' $modifier (',' $cpSize^)? attr-dict ':' type(operands)"),
        verify: Some(nvvm_verify::copy),
        ..op("nvvm.cp.async.shared.global", "Begins a copy from global to shared memory.") };
    NVVM_ELECT_SYNC_19 = OpDef {
        results: &[one!("pred", &c::I1)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("attr-dict '->' type(results)"),
        ..op("nvvm.elect.sync", "Elects one thread of a warp.") };
    NVVM_LDMATRIX_19 = OpDef {
        operands: &[one!("ptr", &c::LLVM_PTR)],
        results: &[one!("res", &c::ANY)],
        attrs: &[attr(Sym::NUM, AttrKind::Int(Type::I32)), attr(Sym::LAYOUT, AttrKind::Enum(e::NVVM_MMA_LAYOUT))],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$ptr attr-dict ':' functional-type($ptr, $res)"),
        verify: Some(nvvm_verify::load_matrix_19),
        ..op("nvvm.ldmatrix", "Loads matrices of 8 by 8 across a warp.") };
    NVVM_MBARRIER_ARRIVE_19 = OpDef {
        operands: &[one!("addr", &c::LLVM_PTR)],
        results: &[one!("res", &llvm_type::ANY)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr attr-dict ':' custom<Pointer>(type($addr)) '->' type($res)"),
        ..op("nvvm.mbarrier.arrive", "Arrives at a barrier in memory.") };
    NVVM_MBARRIER_ARRIVE_EXPECT_TX_19 = OpDef {
        operands: &[one!("addr", &c::LLVM_PTR), one!("txcount", &c::I32), opt!("predicate", &c::I1)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $txcount (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.arrive.expect_tx", "Arrives at a barrier in memory and expects bytes.") };
    NVVM_MBARRIER_ARRIVE_EXPECT_TX_SHARED = OpDef {
        operands: &[one!("addr", &SHARED), one!("txcount", &c::I32), opt!("predicate", &c::I1)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $txcount (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.arrive.expect_tx.shared", "Arrives at a barrier in shared memory and expects bytes.") };
    NVVM_MBARRIER_ARRIVE_NOCOMPLETE_19 = OpDef {
        operands: &[one!("addr", &c::LLVM_PTR), one!("count", &c::I32)],
        results: &[one!("res", &llvm_type::ANY)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $count attr-dict ':' type(operands) '->' type($res)"),
        ..op("nvvm.mbarrier.arrive.nocomplete", "Arrives at a barrier in memory without completing its phase.") };
    NVVM_MBARRIER_ARRIVE_NOCOMPLETE_SHARED = OpDef {
        operands: &[one!("addr", &SHARED), one!("count", &c::I32)],
        results: &[one!("res", &llvm_type::ANY)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $count attr-dict ':' type(operands) '->' type($res)"),
        ..op("nvvm.mbarrier.arrive.nocomplete.shared", "Arrives at a barrier in shared memory without completing its phase.") };
    NVVM_MBARRIER_ARRIVE_SHARED = OpDef {
        operands: &[one!("addr", &SHARED)],
        results: &[one!("res", &llvm_type::ANY)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr attr-dict ':' qualified(type($addr)) '->' type($res)"),
        ..op("nvvm.mbarrier.arrive.shared", "Arrives at a barrier in shared memory.") };
    NVVM_MBARRIER_INIT_19 = OpDef {
        operands: &[one!("addr", &c::LLVM_PTR), one!("count", &c::I32), opt!("predicate", &c::I1)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $count (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.init", "Makes a barrier in memory.") };
    NVVM_MBARRIER_INIT_SHARED = OpDef {
        operands: &[one!("addr", &SHARED), one!("count", &c::I32), opt!("predicate", &c::I1)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $count (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.init.shared", "Makes a barrier in shared memory.") };
    NVVM_MBARRIER_INVAL_19 = OpDef {
        operands: &[one!("addr", &c::LLVM_PTR)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.inval", "Ends a barrier in memory.") };
    NVVM_MBARRIER_INVAL_SHARED = OpDef {
        operands: &[one!("addr", &SHARED)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.inval.shared", "Ends a barrier in shared memory.") };
    NVVM_MBARRIER_TEST_WAIT_19 = OpDef {
        operands: &[one!("addr", &c::LLVM_PTR), one!("state", &llvm_type::ANY)],
        results: &[one!("res", &llvm_type::ANY)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $state attr-dict ':' type(operands) '->' type($res)"),
        ..op("nvvm.mbarrier.test.wait", "Whether a phase of a barrier in memory is over.") };
    NVVM_MBARRIER_TEST_WAIT_SHARED = OpDef {
        operands: &[one!("addr", &SHARED), one!("state", &llvm_type::ANY)],
        results: &[one!("res", &llvm_type::ANY)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $state attr-dict ':' type(operands) '->' type($res)"),
        ..op("nvvm.mbarrier.test.wait.shared", "Whether a phase of a barrier in shared memory is over.") };
    NVVM_MBARRIER_TRY_WAIT_PARITY_19 = OpDef {
        operands: &[one!("addr", &c::LLVM_PTR), one!("phase", &c::I32), one!("ticks", &c::I32)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $phase ',' $ticks attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.try_wait.parity", "Waits for a phase of a barrier in memory.") };
    NVVM_MBARRIER_TRY_WAIT_PARITY_SHARED = OpDef {
        operands: &[one!("addr", &SHARED), one!("phase", &c::I32), one!("ticks", &c::I32)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$addr ',' $phase ',' $ticks attr-dict ':' type(operands)"),
        ..op("nvvm.mbarrier.try_wait.parity.shared", "Waits for a phase of a barrier in shared memory.") };
    NVVM_MMA_SYNC_19 = OpDef {
        operands: &[var!("operandA", &llvm_type::ANY), var!("operandB", &llvm_type::ANY), var!("operandC", &llvm_type::ANY)],
        results: &[one!("res", &llvm_type::STRUCT)],
        attrs: &[attr(Sym::SHAPE, AttrKind::Record(r::NVVM_SHAPE)), opt_attr(Sym::B1_OP, AttrKind::Enum(e::NVVM_MMA_B1OP)), opt_attr(Sym::INT_OVERFLOW_BEHAVIOR, AttrKind::Enum(e::NVVM_MMA_INT_OVERFLOW)), attr(Sym::LAYOUT_A, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::LAYOUT_B, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), opt_attr(Sym::MULTIPLICAND_A_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), opt_attr(Sym::MULTIPLICAND_B_PTX_TYPE, AttrKind::Enum(e::NVVM_MMA_TYPE))],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ONLY_19]),
        format: custom!(nvvm_syntax::parse, nvvm_syntax::print),
        verify: Some(nvvm_verify_mma::product_19),
        ..op("nvvm.mma.sync", "Multiplies matrices across a warp.") };
    NVVM_PREFETCH_TENSORMAP = OpDef {
        operands: &[one!("tmaDescriptor", &c::LLVM_PTR), opt!("predicate", &c::I1)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$tmaDescriptor (',' 'predicate' '=' $predicate^)? attr-dict ':' type(operands)"),
        ..op("nvvm.prefetch.tensormap", "Fetches the description of a tensor to the cache.") };
    NVVM_REDUX_SYNC_19 = OpDef {
        operands: &[one!("val", &llvm_type::ANY), one!("mask_and_clamp", &c::I32)],
        results: &[one!("res", &llvm_type::ANY)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_REDUX_KIND))],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("' ' $kind $val ',' $mask_and_clamp attr-dict ':' type($val) '->' type($res)"),
        ..op("nvvm.redux.sync", "Reduces a value over the threads of a warp.") };
    NVVM_SHFL_SYNC_19 = OpDef {
        operands: &[one!("thread_mask", &c::I32), one!("val", &llvm_type::ANY), one!("offset", &c::I32), one!("mask_and_clamp", &c::I32)],
        results: &[one!("res", &llvm_type::ANY)],
        attrs: &[attr(Sym::KIND, AttrKind::Enum(e::NVVM_SHFL_KIND)), opt_attr(Sym::RETURN_VALUE_AND_IS_VALID, AttrKind::Unit)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("' ' $kind $thread_mask ',' $val ',' $offset ',' $mask_and_clamp attr-dict ':' type($val) '->' type($res)"),
        verify: Some(nvvm_verify::shuffle_19),
        ..op("nvvm.shfl.sync", "Exchanges values between the threads of a warp.") };
    NVVM_STMATRIX_19 = OpDef {
        operands: &[one!("ptr", &SHARED), var!("sources", &c::I32)],
        attrs: &[attr(Sym::LAYOUT, AttrKind::Enum(e::NVVM_MMA_LAYOUT))],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$ptr ',' $sources attr-dict ':' type(operands)"),
        verify: Some(nvvm_verify::store_matrix_19),
        ..op("nvvm.stmatrix", "Stores matrices of 8 by 8 across a warp.") };
    NVVM_VOTE_BALLOT_SYNC = OpDef {
        operands: &[one!("mask", &MASK), one!("pred", &VOTE)],
        results: &[one!("res", &llvm_type::ANY)],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$mask ',' $pred attr-dict ':' type($res)"),
        ..op("nvvm.vote.ballot.sync", "The predicates of a warp's threads as bits.") };
    NVVM_WGMMA_WAIT_GROUP_SYNC_ALIGNED_19 = OpDef {
        attrs: &[attr(Sym::GROUP, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("attr-dict $group"),
        ..op("nvvm.wgmma.wait.group.sync.aligned", "Waits until no more than so many groups of products are left.") };
    NVVM_WMMA_LOAD_19 = OpDef {
        operands: &[one!("ptr", &c::LLVM_PTR), one!("stride", &c::I32)],
        results: &[one!("res", &llvm_type::STRUCT)],
        attrs: &[attr(Sym::M, AttrKind::Int(Type::I32)), attr(Sym::N, AttrKind::Int(Type::I32)), attr(Sym::K, AttrKind::Int(Type::I32)), attr(Sym::LAYOUT, AttrKind::Enum(e::NVVM_MMA_LAYOUT)), attr(Sym::ELTYPE, AttrKind::Enum(e::NVVM_MMA_TYPE)), attr(Sym::FRAG, AttrKind::Enum(e::NVVM_MMA_FRAG))],
        traits: traits(&[Traits::ONLY_19]),
        format: Format::Asm("$ptr ',' $stride attr-dict ':' functional-type($ptr, $res)"),
        verify: Some(nvvm_verify_mma::load_19),
        ..op("nvvm.wmma.load", "Loads a fragment of a matrix.") };
}
}
pub use table::*;
