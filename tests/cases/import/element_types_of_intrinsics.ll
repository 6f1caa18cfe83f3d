; RUN: lowir translate --import-llvm
; What an argument of an intrinsic points to, and arguments that vary.
define i64 @f(ptr %p, i32 %n) gc "statepoint-example" {
  %1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 5, ptr elementtype(void (i32)) @g, i32 1, i32 0, i32 %n, i32 0, i32 0)
  ret i64 7
}
declare void @g(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i64 attributes {garbageCollector = "statepoint-example"} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.addressof @g : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(7 : i64) : i64
    %6 = llvm.call_intrinsic "llvm.experimental.gc.statepoint.p0"(%0, %1, %2, %3, %4, %arg1, %4, %4) : (i64, i32, !llvm.ptr {llvm.elementtype = !llvm.func<void (i32)>}, i32, i32, i32, i32, i32) -> !llvm.token
    llvm.return %5 : i64
  }
  llvm.func @g(i32)
  llvm.func @llvm.experimental.gc.statepoint.p0(i64, i32, !llvm.ptr, i32, i32, ...) -> !llvm.token
}
