// RUN: lowir abi --emit=c
// OURS: the real tools know no signatures
// A file complete in itself.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
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
#ifndef LOWIR_memref_unranked
#define LOWIR_memref_unranked
typedef struct { int64_t rank; void *descriptor; } memref_unranked;
#endif
#ifndef LOWIR_memref_f32_2d
#define LOWIR_memref_f32_2d
typedef struct { float *allocated, *aligned; int64_t offset; int64_t sizes[2], strides[2]; } memref_f32_2d;
#endif
#ifndef LOWIR_memref_f64_2d
#define LOWIR_memref_f64_2d
typedef struct { double *allocated, *aligned; int64_t offset; int64_t sizes[2], strides[2]; } memref_f64_2d;
#endif

/* ext : (memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32>
   arg0: the caller keeps the memory; nothing is copied or freed by the convention
   result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result
*/
/* default convention */
/* whole registers: a narrower value is in the low bits */
typedef struct { uint64_t rax; uint64_t rdx; } ext_registers;
ext_registers ext(
    float * arg0_allocated, /* allocated pointer of arg0 */
    float * arg0_aligned, /* aligned pointer of arg0 */
    uint64_t arg0_offset, /* offset of arg0 */
    uint64_t arg0_size0, /* size of dim 0 of arg0 */
    uint64_t arg0_size1, /* size of dim 1 of arg0 */
    uint64_t arg0_stride0, /* stride of dim 0 of arg0 */
    uint64_t arg0_stride1, /* stride of dim 1 of arg0 */
    uint32_t arg1 /* arg1 */);
/* C interface */
void _mlir_ciface_ext(
    memref_unranked * result, /* where the result goes */
    memref_f32_2d * arg0_descriptor, /* pointer to the descriptor of arg0 */
    uint32_t arg1 /* arg1 */);

/* own : (memref<2x3xf64>, complex<f32>, index) -> (memref<2x3xf64>, index)
   arg0: the caller keeps the memory; nothing is copied or freed by the convention
   result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'
*/
typedef struct { memref_f64_2d r0; int64_t r1; } own_results;
_Static_assert(sizeof(own_results) == 64, "layout");
_Static_assert(offsetof(own_results, r0) == 0, "layout");
_Static_assert(offsetof(own_results, r1) == 56, "layout");
/* default convention */
own_results * own(
    own_results * result, /* where the result goes */
    double * arg0_allocated, /* allocated pointer of arg0 */
    double * arg0_aligned, /* aligned pointer of arg0 */
    uint64_t arg0_offset, /* offset of arg0 */
    uint64_t arg0_size0, /* size of dim 0 of arg0 */
    uint64_t arg0_size1, /* size of dim 1 of arg0 */
    uint64_t arg0_stride0, /* stride of dim 0 of arg0 */
    uint64_t arg0_stride1, /* stride of dim 1 of arg0 */
    float arg1_0, /* arg1 */
    float arg1_1, /* arg1 */
    uint64_t arg2 /* arg2 */);
/* C interface */
void _mlir_ciface_own(
    own_results * result, /* where the result goes */
    memref_f64_2d * arg0_descriptor, /* pointer to the descriptor of arg0 */
    float arg1_0, /* arg1 */
    float arg1_1, /* arg1 */
    uint64_t arg2 /* arg2 */);
