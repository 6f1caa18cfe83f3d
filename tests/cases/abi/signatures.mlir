// RUN: lowir abi
// OURS: the real tools know no signatures
// Every convention with what each scalar is, where it travels, the descriptors and who frees what.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
func.func @layout(%m: memref<4xi8, affine_map<(d0) -> (d0 floordiv 2)>>) {
  return
}
func.func @rank_0(%m: memref<i1>) attributes {llvm.bareptr} {
  return
}
func.func @far(%m: memref<3xi8, 2>) {
  return
}
//--- out
x86-64 System V, index of 64 bits
func @ext : (memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32>
  default       { i64, ptr } @ext(ptr, ptr, i64, i64, i64, i64, i64, i32)
    rdi                          ptr       %arg0 = allocated pointer of arg0
    rsi                          ptr       %arg1 = aligned pointer of arg0
    rdx                          i64       %arg2 = offset of arg0
    rcx                          i64       %arg3 = size of dim 0 of arg0
    r8                           i64       %arg4 = size of dim 1 of arg0
    r9                           i64       %arg5 = stride of dim 0 of arg0
    stack+0                      i64       %arg6 = stride of dim 1 of arg0
    stack+8                      i32       %arg7 = arg1
    result in rax, rdx
  C interface   void @_mlir_ciface_ext(ptr, ptr, i32)
    rdi                          ptr       %arg0 = where the result goes
    rsi                          ptr       %arg1 = pointer to the descriptor of arg0
    rdx                          i32       %arg2 = arg1
    called by the function, which is private: the C side defines it
  bare pointers not possible: memref<?x4xf32, strided<[?, 1], offset: ?>> is not static in sizes, strides and offset, which a pointer alone does not carry
  descriptor    arg0: 56 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8), sizes at 24 (16), strides at 40 (16)
  descriptor    result0: 16 bytes, aligned to 8: rank at 0 (8), descriptor at 8 (8)
  ownership     arg0: the caller keeps the memory; nothing is copied or freed by the convention
  ownership     result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result
func @own : (memref<2x3xf64>, complex<f32>, index) -> (memref<2x3xf64>, index)
  default       { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 } @own(ptr, ptr, i64, i64, i64, i64, i64, { float, float }, i64)
    rdi                                    hidden pointer to 64 bytes for the result, also returned in rax
    rsi                          ptr       %arg0 = allocated pointer of %m
    rdx                          ptr       %arg1 = aligned pointer of %m
    rcx                          i64       %arg2 = offset of %m
    r8                           i64       %arg3 = size of dim 0 of %m
    r9                           i64       %arg4 = size of dim 1 of %m
    stack+0                      i64       %arg5 = stride of dim 0 of %m
    stack+8                      i64       %arg6 = stride of dim 1 of %m
    xmm0, xmm1                   { float, float } %arg7 = %z
    stack+16                     i64       %arg8 = %n
    result in [hidden+0], [hidden+8], [hidden+16], [hidden+24], [hidden+32], [hidden+40], [hidden+48], [hidden+56]
  C interface   void @_mlir_ciface_own(ptr, ptr, { float, float }, i64)
    rdi                          ptr       %arg0 = where the result goes
    rsi                          ptr       %arg1 = pointer to the descriptor of %m
    xmm0, xmm1                   { float, float } %arg2 = %z
    rdx                          i64       %arg3 = %n
  bare pointers { ptr, i64 } @own(ptr, { float, float }, i64)
    rdi                          ptr       %arg0 = pointer to the elements of %m
    xmm0, xmm1                   { float, float } %arg1 = %z
    rsi                          i64       %arg2 = %n
    result in rax, rdx
  descriptor    %m: 56 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8), sizes at 24 (16), strides at 40 (16)
  descriptor    result0: 56 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8), sizes at 24 (16), strides at 40 (16)
  ownership     %m: the caller keeps the memory; nothing is copied or freed by the convention
  ownership     result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'
func @layout : (memref<4xi8, affine_map<(d0) -> (d0 floordiv 2)>>) -> ()
  default       not possible: memref<4xi8, affine_map<(d0) -> (d0 floordiv 2)>> has a layout that is not strided, so no descriptor can hold it
  bare pointers not possible: memref<4xi8, affine_map<(d0) -> (d0 floordiv 2)>> has a layout that is not strided, so no descriptor can hold it
  ownership     %m: the caller keeps the memory; nothing is copied or freed by the convention
func @rank_0 : (memref<i1>) -> ()
  default       void @rank_0(ptr, ptr, i64)
    rdi                          ptr       %arg0 = allocated pointer of %m
    rsi                          ptr       %arg1 = aligned pointer of %m
    rdx                          i64       %arg2 = offset of %m
  C interface   void @_mlir_ciface_rank_0(ptr)
    rdi                          ptr       %arg0 = pointer to the descriptor of %m
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers void @rank_0(ptr)
    rdi                          ptr       %arg0 = pointer to the elements of %m
    the one that lowering makes: the function has 'llvm.bareptr'
  descriptor    %m: 24 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8)
  ownership     %m: the caller keeps the memory; nothing is copied or freed by the convention
func @far : (memref<3xi8, 2>) -> ()
  default       void @far(ptr addrspace(2), ptr addrspace(2), i64, i64, i64)
    rdi                          ptr addrspace(2) %arg0 = allocated pointer of %m
    rsi                          ptr addrspace(2) %arg1 = aligned pointer of %m
    rdx                          i64       %arg2 = offset of %m
    rcx                          i64       %arg3 = size of dim 0 of %m
    r8                           i64       %arg4 = stride of dim 0 of %m
  C interface   void @_mlir_ciface_far(ptr)
    rdi                          ptr       %arg0 = pointer to the descriptor of %m
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers void @far(ptr addrspace(2))
    rdi                          ptr addrspace(2) %arg0 = pointer to the elements of %m
  descriptor    %m: 40 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8), sizes at 24 (8), strides at 32 (8)
  ownership     %m: the caller keeps the memory; nothing is copied or freed by the convention
