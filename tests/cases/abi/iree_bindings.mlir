// RUN: lowir abi --iree --emit=c
// OURS: the real tools know no signatures
// The functions as they are on buffers, by the same generator of bindings; references without memrefs have none.
func.func private @scale(tensor<?x4xf32>, f32) -> tensor<?x4xf32>
func.func private @reflect(!util.list<?>) -> i32
//--- out
/* Written by lowir abi for x86-64 SysV; index has 64 bits. Strides and offsets count elements. */
#pragma once
#if defined(LOWIR_INDEX) && LOWIR_INDEX != 64
#error index has another width in another header
#endif
#undef LOWIR_INDEX
#define LOWIR_INDEX 64
#include <stddef.h>
#include <stdint.h>
#if !defined(__clang__) && __GNUC__ < 13
typedef _Float16 lowir_bf16; /* no __bf16: the same size and registers, only the bits count */
#else
typedef __bf16 lowir_bf16;
#endif
typedef int8_t lowir_v128 __attribute__((vector_size(16)));
#ifndef LOWIR_memref_f32_2d
#define LOWIR_memref_f32_2d
typedef struct { float *allocated, *aligned; int64_t offset; int64_t sizes[2], strides[2]; } memref_f32_2d;
#endif

/* scale : (memref<?x4xf32>, f32) -> memref<?x4xf32>
   arg0: the caller keeps the memory; nothing is copied or freed by the convention
   result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'
*/
/* default convention */
memref_f32_2d * scale(
    memref_f32_2d * result, /* where the result goes */
    float * arg0_allocated, /* allocated pointer of arg0 */
    float * arg0_aligned, /* aligned pointer of arg0 */
    uint64_t arg0_offset, /* offset of arg0 */
    uint64_t arg0_size0, /* size of dim 0 of arg0 */
    uint64_t arg0_size1, /* size of dim 1 of arg0 */
    uint64_t arg0_stride0, /* stride of dim 0 of arg0 */
    uint64_t arg0_stride1, /* stride of dim 1 of arg0 */
    float arg1 /* arg1 */);
/* C interface */
void _mlir_ciface_scale(
    memref_f32_2d * result, /* where the result goes */
    memref_f32_2d * arg0_descriptor, /* pointer to the descriptor of arg0 */
    float arg1 /* arg1 */);
//--- err
iree_bindings.mlir:5:1: warning: 'reflect' has no binding: "unknown" is a reference without memref [iree-no-buffers]
func.func private @reflect(!util.list<?>) -> i32
^~~~~~~~~
