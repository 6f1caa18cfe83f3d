// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// Lifetime markers have no size in 22.
llvm.func @f(%n: i64) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
  llvm.return
}
//--- out
module {
  llvm.func @f(%arg0: i64) {
    %0 = llvm.alloca %arg0 x i32 : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %0 : !llvm.ptr
    llvm.intr.lifetime.end %0 : !llvm.ptr
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i64):
    %0 = "llvm.alloca"(%arg0) <{elem_type = i32}> : (i64) -> !llvm.ptr
    "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i64 %0) {
  %2 = alloca i32, i64 %0, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
