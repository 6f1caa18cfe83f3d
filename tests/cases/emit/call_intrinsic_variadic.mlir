// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Intrinsics called by name: one with arguments that vary, one named for its pointer.

llvm.func @escapes() {
  %0 = llvm.mlir.constant(1 : i8) : i8
  %1 = llvm.mlir.constant(8 : i64) : i64
  %2 = llvm.mlir.constant(9 : i32) : i32
  %3 = llvm.alloca %0 x f64 : (i8) -> !llvm.ptr
  llvm.call_intrinsic "llvm.localescape"(%3, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.lifetime.start"(%1, %3) : (i64, !llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.experimental.stackmap"(%1, %2, %3) : (i64, i32, !llvm.ptr) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @escapes() {
  %1 = alloca double, i8 1, align 8
  call void (...) @llvm.localescape(ptr %1, ptr %1)
  call void @llvm.lifetime.start.p0(i64 8, ptr %1)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 8, i32 9, ptr %1)
  ret void
}

declare void @llvm.localescape(...)

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

declare void @llvm.experimental.stackmap(i64, i32, ...)

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
