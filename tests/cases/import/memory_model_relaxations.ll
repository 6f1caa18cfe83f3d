; RUN: lowir translate --import-llvm
; RUN: lowir translate --import-llvm | lowir translate --mlir-to-llvmir
; Relaxations of the memory model: one, several, none.
define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
  store i32 %a, ptr %p, !mmra !2
  store i32 %a, ptr %p, !mmra !3
  fence acquire, !mmra !4
  %b = atomicrmw add ptr %p, i32 1 seq_cst, !mmra !{!"a", !"b"}
  call void @g(), !mmra !0
  ret i32 %a
}
declare void @g()
!0 = !{!"foo", !"bar"}
!1 = !{!"x", !"y"}
!2 = !{!0, !1}
!3 = !{}
!4 = !{!1}
//--- out
#mmra_tag = #llvm.mmra_tag<"foo":"bar">
#mmra_tag1 = #llvm.mmra_tag<"x":"y">
#mmra_tag2 = #llvm.mmra_tag<"a":"b">
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = #mmra_tag} : !llvm.ptr -> i32
    llvm.store %1, %arg0 {alignment = 4 : i64, llvm.mmra = [#mmra_tag, #mmra_tag1]} : i32, !llvm.ptr
    llvm.store %1, %arg0 {alignment = 4 : i64, llvm.mmra = []} : i32, !llvm.ptr
    llvm.fence acquire {llvm.mmra = [#mmra_tag1]}
    %2 = llvm.atomicrmw add %arg0, %0 seq_cst {alignment = 4 : i64, llvm.mmra = #mmra_tag2} : !llvm.ptr, i32
    llvm.call @g() {llvm.mmra = #mmra_tag} : () -> ()
    llvm.return %1 : i32
  }
  llvm.func @g()
}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define i32 @f(ptr %0) {
  %2 = load i32, ptr %0, align 4, !mmra !1
  store i32 %2, ptr %0, align 4, !mmra !3
  store i32 %2, ptr %0, align 4
  fence acquire, !mmra !2
  %3 = atomicrmw add ptr %0, i32 1 seq_cst, align 4, !mmra !4
  call void @g(), !mmra !1
  ret i32 %2
}

declare void @g()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"foo", !"bar"}
!2 = !{!"x", !"y"}
!3 = !{!1, !2}
!4 = !{!"a", !"b"}
