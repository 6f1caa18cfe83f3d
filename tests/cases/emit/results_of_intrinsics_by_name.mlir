// RUN: lowir translate --mlir-to-llvmir
// Attributes of what a call of an intrinsic by name gives.
llvm.func @f(%a: f32, %b: f32, %p: !llvm.ptr) -> f32 {
  %r = llvm.call_intrinsic "llvm.maximumnum.f32"(%a, %b) : (f32 {llvm.noundef}, f32 ) -> (f32 {llvm.noundef})
  llvm.return %r : f32
}
llvm.func @g() -> !llvm.ptr<4> {
  %r = llvm.call_intrinsic "llvm.amdgcn.implicitarg.ptr"() : () -> (!llvm.ptr<4> {llvm.align = 8 : i64, llvm.dereferenceable = 256 : i64, llvm.nonnull})
  llvm.return %r : !llvm.ptr<4>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @f(float %0, float %1, ptr %2) {
  %4 = call noundef float @llvm.maximumnum.f32(float noundef %0, float %1)
  ret float %4
}

define ptr addrspace(4) @g() {
  %1 = call align 8 dereferenceable(256) nonnull ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  ret ptr addrspace(4) %1
}

declare float @llvm.maximumnum.f32(float, float)

declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
