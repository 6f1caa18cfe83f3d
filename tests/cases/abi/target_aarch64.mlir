// RUN: lowir abi --target=aarch64-unknown-linux-gnu
// OURS: the real tools know no signatures
// The hidden pointer has a register of its own.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
//--- out
AAPCS64, index of 64 bits
func @ext : (memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32>
  default       { i64, ptr } @ext(ptr, ptr, i64, i64, i64, i64, i64, i32)
    x0                           ptr       %arg0 = allocated pointer of arg0
    x1                           ptr       %arg1 = aligned pointer of arg0
    x2                           i64       %arg2 = offset of arg0
    x3                           i64       %arg3 = size of dim 0 of arg0
    x4                           i64       %arg4 = size of dim 1 of arg0
    x5                           i64       %arg5 = stride of dim 0 of arg0
    x6                           i64       %arg6 = stride of dim 1 of arg0
    x7                           i32       %arg7 = arg1
    result in x0, x1
  C interface   void @_mlir_ciface_ext(ptr, ptr, i32)
    x0                           ptr       %arg0 = where the result goes
    x1                           ptr       %arg1 = pointer to the descriptor of arg0
    x2                           i32       %arg2 = arg1
    called by the function, which is private: the C side defines it
  bare pointers not possible: memref<?x4xf32, strided<[?, 1], offset: ?>> is not static in sizes, strides and offset, which a pointer alone does not carry
  descriptor    arg0: 56 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8), sizes at 24 (16), strides at 40 (16)
  descriptor    result0: 16 bytes, aligned to 8: rank at 0 (8), descriptor at 8 (8)
  ownership     arg0: the caller keeps the memory; nothing is copied or freed by the convention
  ownership     result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result
func @own : (memref<2x3xf64>, complex<f32>, index) -> (memref<2x3xf64>, index)
  default       { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 } @own(ptr, ptr, i64, i64, i64, i64, i64, { float, float }, i64)
    x0                           ptr       %arg0 = allocated pointer of %m
    x1                           ptr       %arg1 = aligned pointer of %m
    x2                           i64       %arg2 = offset of %m
    x3                           i64       %arg3 = size of dim 0 of %m
    x4                           i64       %arg4 = size of dim 1 of %m
    x5                           i64       %arg5 = stride of dim 0 of %m
    x6                           i64       %arg6 = stride of dim 1 of %m
    v0, v1                       { float, float } %arg7 = %z
    x7                           i64       %arg8 = %n
    result in x0, x1, x2, x3, x4, x5, x6, x7
  C interface   void @_mlir_ciface_own(ptr, ptr, { float, float }, i64)
    x0                           ptr       %arg0 = where the result goes
    x1                           ptr       %arg1 = pointer to the descriptor of %m
    v0, v1                       { float, float } %arg2 = %z
    x2                           i64       %arg3 = %n
  bare pointers { ptr, i64 } @own(ptr, { float, float }, i64)
    x0                           ptr       %arg0 = pointer to the elements of %m
    v0, v1                       { float, float } %arg1 = %z
    x1                           i64       %arg2 = %n
    result in x0, x1
  descriptor    %m: 56 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8), sizes at 24 (16), strides at 40 (16)
  descriptor    result0: 56 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8), sizes at 24 (16), strides at 40 (16)
  ownership     %m: the caller keeps the memory; nothing is copied or freed by the convention
  ownership     result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'
