; RUN: lowir translate --import-llvm
; Types without a name are numbered behind those that stand inside them.
%0 = type { i32, %2, [2 x %3] }
%1 = type { i64, %0 }
%2 = type { i8 }
%3 = type { i16, float }
define void @f(ptr %p) {
  %a = load %0, ptr %p
  %b = load %1, ptr %p
  %d = getelementptr %3, ptr %p, i32 0, i32 1
  store %2 zeroinitializer, ptr %d
  ret void
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.zero : !llvm.struct<"", (i8)>
    %4 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<".2", (i32, struct<"", (i8)>, array<2 x struct<".1", (i16, f32)>>)>
    %5 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<".3", (i64, struct<".2", (i32, struct<"", (i8)>, array<2 x struct<".1", (i16, f32)>>)>)>
    %6 = llvm.getelementptr %arg0[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<".1", (i16, f32)>
    llvm.store %3, %6 {alignment = 1 : i64} : !llvm.struct<"", (i8)>, !llvm.ptr
    llvm.return
  }
}
