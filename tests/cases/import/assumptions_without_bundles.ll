; RUN: lowir translate --import-llvm
; An assumption has an empty list of bundles, which shows in a space.
define void @f(i1 %c, ptr %p) {
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ret void
}
declare void @llvm.assume(i1)
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: i1, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(8 : i64) : i64
    llvm.intr.assume %arg0  : i1
    llvm.intr.assume %0 ["align"(%arg1, %1 : !llvm.ptr, i64)] : i1
    llvm.return
  }
}
