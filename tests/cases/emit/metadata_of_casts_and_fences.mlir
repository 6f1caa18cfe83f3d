// RUN: lowir translate --mlir-to-llvmir
#t = #llvm.mmra_tag<"foo":"bar">
llvm.func @f(%x: !llvm.ptr, %n: i64, %z: i32) -> !llvm.ptr {
  %0 = llvm.load %x {llvm.mmra = #t} : !llvm.ptr -> i32
  llvm.fence syncscope("workgroup-one-as") release {llvm.mmra = [#llvm.mmra_tag<"amdgpu-synchronize-as":"local">, #t]}
  llvm.store %0, %x {llvm.mmra = []} : i32, !llvm.ptr
  %1 = llvm.atomicrmw add %x, %z monotonic {llvm.mmra = #t} : !llvm.ptr, i32
  llvm.call @g() {llvm.mmra = #t} : () -> ()
  %2 = llvm.inttoptr %n dereferenceable<bytes = 4> : i64 to !llvm.ptr
  %3 = llvm.inttoptr %n dereferenceable<bytes = 8, mayBeNull = true> : i64 to !llvm.ptr
  %4 = llvm.inttoptr %n : i64 to !llvm.ptr
  llvm.store %3, %2 : !llvm.ptr, !llvm.ptr
  llvm.return %4 : !llvm.ptr
}
llvm.func @g()
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptr @f(ptr %0, i64 %1, i32 %2) {
  %4 = load i32, ptr %0, align 4, !mmra !1
  fence syncscope("workgroup-one-as") release, !mmra !3
  store i32 %4, ptr %0, align 4
  %5 = atomicrmw add ptr %0, i32 %2 monotonic, align 4, !mmra !1
  call void @g(), !mmra !1
  %6 = inttoptr i64 %1 to ptr, !dereferenceable !4
  %7 = inttoptr i64 %1 to ptr, !dereferenceable_or_null !5
  %8 = inttoptr i64 %1 to ptr
  store ptr %7, ptr %6, align 8
  ret ptr %8
}

declare void @g()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"foo", !"bar"}
!2 = !{!"amdgpu-synchronize-as", !"local"}
!3 = !{!2, !1}
!4 = !{i64 4}
!5 = !{i64 8}
