// RUN: lowir translate --mlir-to-llvmir --no-constant-folding
// Every instruction stays, whatever its operands are.
// OURS: a flag of lowir
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  llvm.store %p, %q : !llvm.ptr, !llvm.ptr
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %c = llvm.add %a, %b : i32
  %d = llvm.icmp "slt" %a, %b : i32
  %e = llvm.select %d, %c, %a : i1, i32
  llvm.return %e : i32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(ptr %0) {
  %2 = bitcast ptr %0 to ptr
  store ptr %0, ptr %2, align 8
  %3 = add i32 1, 2
  %4 = icmp slt i32 1, 2
  %5 = select i1 %4, i32 %3, i32 1
  ret i32 %5
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
