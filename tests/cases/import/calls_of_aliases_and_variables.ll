; RUN: lowir translate --import-llvm
; Calls of aliases that are defined later, of a resolver, and of a variable.
define void @a() {
  call void @b(i32 1)
  %r = call i32 @r(i32 2)
  ret void
}
@b = alias void (i32), ptr @c
@r = ifunc i32 (i32), ptr @resolve
define void @c(i32 %x) { ret void }
define i32 @e(i32 %x) { ret i32 %x }
define ptr @resolve() { ret ptr @e }
@v = global i32 0
define void @d() {
  call void @v(i32 1)
  call void @b(i32 1)
  ret void
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @v(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias external @b : !llvm.func<void (i32)> {
    %0 = llvm.mlir.addressof @c : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @r : !llvm.func<i32 (i32)>, !llvm.ptr @resolve
  llvm.func @a() {
    %0 = llvm.mlir.addressof @b : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    llvm.call %0(%1) : !llvm.ptr, (i32) -> ()
    %3 = llvm.call @r(%2) : (i32) -> i32
    llvm.return
  }
  llvm.func @c(%arg0: i32) {
    llvm.return
  }
  llvm.func @e(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func @resolve() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @e : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @d() {
    %0 = llvm.mlir.addressof @v : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @b : !llvm.ptr
    llvm.call %0(%1) : !llvm.ptr, (i32) -> ()
    llvm.call %2(%1) : !llvm.ptr, (i32) -> ()
    llvm.return
  }
}
