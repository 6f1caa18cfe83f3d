// RUN: lowir abi
// OURS: the real tools know no signatures
// What attributes of parameters say about where they travel: a copy on the stack, and a pointer beside all others.
func.func @copied(%a: i64, %p: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i64, i32)>, llvm.align = 32 : i64}, %q: !llvm.ptr {llvm.nest}) {
  return
}
func.func private @declared(%p: !llvm.ptr {llvm.byval = i32}, %m: memref<f32>) attributes {llvm.emit_c_interface}
//--- out
x86-64 System V, index of 64 bits
func @copied : (i64, !llvm.ptr, !llvm.ptr) -> ()
  default       void @copied(i64, ptr, ptr)
    rdi                          i64       %arg0 = %a
    stack+0                      ptr       %arg1 = copy of what %p points to
    r10                          ptr       %arg2 = %q
  C interface   void @_mlir_ciface_copied(i64, ptr, ptr)
    rdi                          i64       %arg0 = %a
    stack+0                      ptr       %arg1 = copy of what %p points to
    r10                          ptr       %arg2 = %q
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers void @copied(i64, ptr, ptr)
    rdi                          i64       %arg0 = %a
    stack+0                      ptr       %arg1 = copy of what %p points to
    r10                          ptr       %arg2 = %q
func @declared : (!llvm.ptr, memref<f32>) -> ()
  default       void @declared(ptr, ptr, ptr, i64)
    stack+0                      ptr       %arg0 = copy of what arg0 points to
    rdi                          ptr       %arg1 = allocated pointer of arg1
    rsi                          ptr       %arg2 = aligned pointer of arg1
    rdx                          i64       %arg3 = offset of arg1
  C interface   void @_mlir_ciface_declared(ptr, ptr)
    stack+0                      ptr       %arg0 = copy of what arg0 points to
    rdi                          ptr       %arg1 = pointer to the descriptor of arg1
    called by the function, which is private: the C side defines it
  bare pointers void @declared(ptr, ptr)
    stack+0                      ptr       %arg0 = copy of what arg0 points to
    rdi                          ptr       %arg1 = pointer to the elements of arg1
  descriptor    arg1: 24 bytes, aligned to 8: allocated at 0 (8), aligned at 8 (8), offset at 16 (8)
  ownership     arg1: the caller keeps the memory; nothing is copied or freed by the convention
