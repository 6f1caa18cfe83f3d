// RUN: lowir translate --mlir-to-llvmir
llvm.func @a(%f: !llvm.ptr<42>, %x: f32) -> f32 attributes {personality = @p} {
  %0 = llvm.call fastcc %f(%x) {fastmathFlags = #llvm.fastmath<fast>, res_attrs = [{llvm.noundef}]} : !llvm.ptr<42>, (f32) -> f32
  llvm.call tail %f(%x) vararg(!llvm.func<void (...)>) : !llvm.ptr<42>, (f32) -> ()
  %1 = llvm.invoke %f(%x) to ^bb1 unwind ^bb2 : !llvm.ptr<42>, (f32) -> f32
^bb1:
  llvm.return %1 : f32
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %0 : f32
}
llvm.func @p(...) -> i32
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @a(ptr addrspace(42) %0, float %1) personality ptr @p {
  %3 = call fast fastcc noundef addrspace(42) float %0(float %1)
  tail call addrspace(42) void (...) %0(float %1)
  %4 = invoke addrspace(42) float %0(float %1)
          to label %5 unwind label %6

5:
  ret float %4

6:
  %7 = landingpad { ptr, i32 }
          cleanup
  ret float %3
}

declare i32 @p(...)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
