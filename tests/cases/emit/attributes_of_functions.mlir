// RUN: lowir translate --mlir-to-llvmir
// Ranges, kinds of allocation and vector lengths; a function without a body keeps few of its attributes.
llvm.func @range(%x: i32 {llvm.range = #llvm.constant_range<i32, 0, 8>}) -> (i32 {llvm.range = #llvm.constant_range<i32, -3, 9>}) attributes {passthrough = [["vscale_range", "4294967300"]], tune_cpu = "generic"} {
  llvm.return %x : i32
}
llvm.func @allocate(i64) -> !llvm.ptr attributes {passthrough = [["allockind", "41"], ["allocsize", "4294967295"], ["alloc-family", "x"]]}
llvm.func @release(!llvm.ptr) attributes {passthrough = [["allockind", "4"]]}
llvm.func @elsewhere() attributes {target_cpu = "a", tune_cpu = "b", hot, noreturn, section = "s", no_unwind, frame_pointer = #llvm.framePointerKind<all>}
llvm.func @calls(%x: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %y = llvm.call @range(%x) : (i32 {llvm.range = #llvm.constant_range<i32, 0, -2147483648>}) -> (i32 {llvm.range = #llvm.constant_range<i32, -3, 9>})
  llvm.br ^later
^later:
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define range(i32 -3, 9) i32 @range(i32 range(i32 0, 8) %0) #0 {
  ret i32 %0
}

declare ptr @allocate(i64) #1

declare void @release(ptr) #2

declare void @elsewhere() #3

define void @calls(i32 %0) {
  %2 = alloca i32, align 4
  %3 = call range(i32 -3, 9) i32 @range(i32 range(i32 0, -2147483648) %0)
  br label %4

4:
  call void @llvm.lifetime.start.p0(ptr %2)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

attributes #0 = { vscale_range(1,4) "tune-cpu"="generic" }
attributes #1 = { allockind("alloc,uninitialized,aligned") allocsize(0) "alloc-family"="x" }
attributes #2 = { allockind("free") }
attributes #3 = { nounwind "frame-pointer"="all" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
