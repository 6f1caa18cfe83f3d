// RUN: lowir abi --emit=c
// OURS: the real tools know no signatures
// No function of C is passed these so.
func.func @copied(%a: i64, %p: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i64, i32)>, llvm.align = 32 : i64}, %q: !llvm.ptr {llvm.nest}) {
  return
}
func.func private @declared(%p: !llvm.ptr {llvm.byval = i32}, %m: memref<f32>) attributes {llvm.emit_c_interface}
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

/* copied : (i64, !llvm.ptr, !llvm.ptr) -> ()
*/
/* copied, default convention: no function type passes arg1 as 'llvm.byval' and 'llvm.nest' do */
/* _mlir_ciface_copied, C interface: no function type passes arg1 as 'llvm.byval' and 'llvm.nest' do */

/* declared : (!llvm.ptr, memref<f32>) -> ()
   arg1: the caller keeps the memory; nothing is copied or freed by the convention
*/
/* declared, default convention: no function type passes arg0 as 'llvm.byval' and 'llvm.nest' do */
/* _mlir_ciface_declared, C interface: no function type passes arg0 as 'llvm.byval' and 'llvm.nest' do */
