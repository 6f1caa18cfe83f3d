// RUN: lowir abi --emit=c
// OURS: the real tools know no signatures
// A function whose name is a word of a language, or no identifier, keeps its symbol under another name.
func.func @int(%x: i32) {
  return
}
func.func @"a b"(%x: i32) {
  return
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

/* int : (i32) -> ()
*/
/* default convention */
void int_(
    uint32_t arg0 /* arg0 */) __asm__("int");
/* C interface */
void _mlir_ciface_int(
    uint32_t arg0 /* arg0 */);

/* a b : (i32) -> ()
*/
/* default convention */
void a_b(
    uint32_t arg0 /* arg0 */) __asm__("a b");
/* C interface */
void _mlir_ciface_a_b(
    uint32_t arg0 /* arg0 */) __asm__("_mlir_ciface_a b");
