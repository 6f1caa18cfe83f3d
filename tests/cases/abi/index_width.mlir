// RUN: lowir abi --index-bitwidth=32
// OURS: the real tools know no signatures
// Sizes, strides, offsets and ranks have the width of index, and descriptors shrink.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
//--- out
x86-64 System V, index of 32 bits
func @ext : (memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32>
  default       { i32, ptr } @ext(ptr, ptr, i32, i32, i32, i32, i32, i32)
    rdi                          ptr       %arg0 = allocated pointer of arg0
    rsi                          ptr       %arg1 = aligned pointer of arg0
    rdx                          i32       %arg2 = offset of arg0
    rcx                          i32       %arg3 = size of dim 0 of arg0
    r8                           i32       %arg4 = size of dim 1 of arg0
    r9                           i32       %arg5 = stride of dim 0 of arg0
    stack+0                      i32       %arg6 = stride of dim 1 of arg0
    stack+8                      i32       %arg7 = arg1
    result in rax, rdx
  C interface   void @_mlir_ciface_ext(ptr, ptr, i32)
    rdi                          ptr       %arg0 = where the result goes
    rsi                          ptr       %arg1 = pointer to the descriptor of arg0
    rdx                          i32       %arg2 = arg1
    called by the function, which is private: the C side defines it
  bare pointers not possible: memref<?x4xf32, strided<[?, 1], offset: ?>> is not static in sizes, strides and offset, which a pointer alone does not carry
  descriptor    arg0: 40 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (4), sizes at 20 (8), strides at 28 (8)
  descriptor    result0: 16 bytes, aligned to 8: rank at 0 (4), descriptor at 8 (8)
  ownership     arg0: the caller keeps the memory; nothing is copied or freed by the convention
  ownership     result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result
func @own : (memref<2x3xf64>, complex<f32>, index) -> (memref<2x3xf64>, index)
  default       { { ptr, ptr, i32, [2 x i32], [2 x i32] }, i32 } @own(ptr, ptr, i32, i32, i32, i32, i32, { float, float }, i32)
    rdi                                    hidden pointer to 48 bytes for the result, also returned in rax
    rsi                          ptr       %arg0 = allocated pointer of %m
    rdx                          ptr       %arg1 = aligned pointer of %m
    rcx                          i32       %arg2 = offset of %m
    r8                           i32       %arg3 = size of dim 0 of %m
    r9                           i32       %arg4 = size of dim 1 of %m
    stack+0                      i32       %arg5 = stride of dim 0 of %m
    stack+8                      i32       %arg6 = stride of dim 1 of %m
    xmm0, xmm1                   { float, float } %arg7 = %z
    stack+16                     i32       %arg8 = %n
    result in [hidden+0], [hidden+8], [hidden+16], [hidden+20], [hidden+24], [hidden+28], [hidden+32], [hidden+40]
  C interface   void @_mlir_ciface_own(ptr, ptr, { float, float }, i32)
    rdi                          ptr       %arg0 = where the result goes
    rsi                          ptr       %arg1 = pointer to the descriptor of %m
    xmm0, xmm1                   { float, float } %arg2 = %z
    rdx                          i32       %arg3 = %n
  bare pointers { ptr, i32 } @own(ptr, { float, float }, i32)
    rdi                          ptr       %arg0 = pointer to the elements of %m
    xmm0, xmm1                   { float, float } %arg1 = %z
    rsi                          i32       %arg2 = %n
    result in rax, rdx
  descriptor    %m: 40 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (4), sizes at 20 (8), strides at 28 (8)
  descriptor    result0: 40 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (4), sizes at 20 (8), strides at 28 (8)
  ownership     %m: the caller keeps the memory; nothing is copied or freed by the convention
  ownership     result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'
