// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Lifetime markers have a size in 19.
llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.lifetime.start 8, %p : !llvm.ptr
  llvm.intr.lifetime.end 8, %p : !llvm.ptr
  llvm.return
}
//--- out
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.intr.lifetime.start 8, %arg0 : !llvm.ptr
    llvm.intr.lifetime.end 8, %arg0 : !llvm.ptr
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    "llvm.intr.lifetime.start"(%arg0) <{size = 8 : i64}> : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%arg0) <{size = 8 : i64}> : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) {
  call void @llvm.lifetime.start.p0(i64 8, ptr %0)
  call void @llvm.lifetime.end.p0(i64 8, ptr %0)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
