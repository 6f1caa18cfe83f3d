// RUN: lowir abi --emit=c
// OURS: the real tools know no signatures
// A function with `llvm.bareptr` is called that way alone; what is not static cannot be passed so.
func.func private @b(memref<2x3xf64>, i8) -> (memref<2x3xf64>, i8) attributes {llvm.bareptr}
func.func private @open(memref<?x3xf64>) attributes {llvm.bareptr}
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

/* b : (memref<2x3xf64>, i8) -> (memref<2x3xf64>, i8)
   arg0: the caller keeps the memory; nothing is copied or freed by the convention
   result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'
*/
typedef struct { void * r0; int8_t r1; } b_results;
_Static_assert(sizeof(b_results) == 16, "layout");
_Static_assert(offsetof(b_results, r0) == 0, "layout");
_Static_assert(offsetof(b_results, r1) == 8, "layout");
/* bare pointers */
/* whole registers: a narrower value is in the low bits */
typedef struct { uint64_t rax; uint64_t rdx; } b_registers;
b_registers b(
    double * arg0_elements, /* pointer to the elements of arg0 */
    uint32_t arg1 /* arg1, the low 8 bits count */);

/* open : (memref<?x3xf64>) -> ()
   cannot be called: memref<?x3xf64> is not static in sizes, strides and offset, which a pointer alone does not carry */
