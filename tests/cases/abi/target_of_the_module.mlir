// RUN: lowir abi
// RUN: lowir abi --target=i686-unknown-linux-gnu
// OURS: the real tools know no signatures
// The module's own triple, another one, and both with their pointers.
module attributes {llvm.target_triple = "armv7-unknown-linux-gnueabi"} {
  func.func private @f(memref<?xi8>, f64, i64) -> (memref<*xf64>, f32)
}
//--- out
AAPCS32 without floating-point registers, index of 64 bits
func @f : (memref<?xi8>, f64, i64) -> (memref<*xf64>, f32)
  default       { { i64, ptr }, float } @f(ptr, ptr, i64, i64, i64, double, i64)
    r0                           ptr       %arg0 = allocated pointer of arg0
    r1                           ptr       %arg1 = aligned pointer of arg0
    r2 (bits 0..32), r3 (bits 32..64) i64       %arg2 = offset of arg0
    stack+0 (bits 0..32), stack+4 (bits 32..64) i64       %arg3 = size of dim 0 of arg0
    stack+8 (bits 0..32), stack+12 (bits 32..64) i64       %arg4 = stride of dim 0 of arg0
    stack+16 (bits 0..32), stack+20 (bits 32..64) double    %arg5 = arg1
    stack+24 (bits 0..32), stack+28 (bits 32..64) i64       %arg6 = arg2
    result in r0 (bits 0..32), r1 (bits 32..64), r2, r3
  C interface   void @_mlir_ciface_f(ptr, ptr, double, i64)
    r0                           ptr       %arg0 = where the result goes
    r1                           ptr       %arg1 = pointer to the descriptor of arg0
    r2 (bits 0..32), r3 (bits 32..64) double    %arg2 = arg1
    stack+0 (bits 0..32), stack+4 (bits 32..64) i64       %arg3 = arg2
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers not possible: memref<?xi8> is not static in sizes, strides and offset, which a pointer alone does not carry
  descriptor    arg0: 32 bytes, aligned to 8: allocated at 0 (4), aligned at 4 (4), offset at 8 (8), sizes at 16 (8), strides at 24 (8)
  descriptor    result0: 16 bytes, aligned to 8: rank at 0 (8), descriptor at 8 (4)
  ownership     arg0: the caller keeps the memory; nothing is copied or freed by the convention
  ownership     result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result
//--- out 2
i386 System V, index of 64 bits
func @f : (memref<?xi8>, f64, i64) -> (memref<*xf64>, f32)
  default       { { i64, ptr }, float } @f(ptr, ptr, i64, i64, i64, double, i64)
    stack+0                      ptr       %arg0 = allocated pointer of arg0
    stack+4                      ptr       %arg1 = aligned pointer of arg0
    stack+8 (bits 0..32), stack+12 (bits 32..64) i64       %arg2 = offset of arg0
    stack+16 (bits 0..32), stack+20 (bits 32..64) i64       %arg3 = size of dim 0 of arg0
    stack+24 (bits 0..32), stack+28 (bits 32..64) i64       %arg4 = stride of dim 0 of arg0
    stack+32                     double    %arg5 = arg1
    stack+40 (bits 0..32), stack+44 (bits 32..64) i64       %arg6 = arg2
    result in eax (bits 0..32), edx (bits 32..64), ecx, st0
  C interface   void @_mlir_ciface_f(ptr, ptr, double, i64)
    stack+0                      ptr       %arg0 = where the result goes
    stack+4                      ptr       %arg1 = pointer to the descriptor of arg0
    stack+8                      double    %arg2 = arg1
    stack+16 (bits 0..32), stack+20 (bits 32..64) i64       %arg3 = arg2
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers not possible: memref<?xi8> is not static in sizes, strides and offset, which a pointer alone does not carry
  descriptor    arg0: 32 bytes, aligned to 4: allocated at 0 (4), aligned at 4 (4), offset at 8 (8), sizes at 16 (8), strides at 24 (8)
  descriptor    result0: 12 bytes, aligned to 4: rank at 0 (8), descriptor at 8 (4)
  ownership     arg0: the caller keeps the memory; nothing is copied or freed by the convention
  ownership     result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result
