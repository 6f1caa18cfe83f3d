// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Constructors and destructors carry priorities in 19.
llvm.func @init() {
  llvm.return
}
llvm.mlir.global_ctors {ctors = [@init], priorities = [0 : i32]}
llvm.mlir.global_dtors {dtors = [@init], priorities = [65535 : i32]}
//--- out
module {
  llvm.func @init() {
    llvm.return
  }
  llvm.mlir.global_ctors {ctors = [@init], priorities = [0 : i32]}
  llvm.mlir.global_dtors {dtors = [@init], priorities = [65535 : i32]}
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "init", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@init], priorities = [0 : i32]}> : () -> ()
  "llvm.mlir.global_dtors"() <{dtors = [@init], priorities = [65535 : i32]}> : () -> ()
}) : () -> ()

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @init, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]

define void @init() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
