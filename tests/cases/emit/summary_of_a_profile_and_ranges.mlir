// RUN: lowir translate --mlir-to-llvmir
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 2>>>]
llvm.func @f() -> i32 {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : i32
  %1 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32
  %2 = nvvm.read.ptx.sreg.tid.x range <i32, 4294967295, 4294967295> : i32
  %3 = llvm.add %0, %1 : i32
  %4 = llvm.add %3, %2 : i32
  llvm.return %4 : i32
}
llvm.func @k() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1, 23, 32>, nvvm.cluster_dim = array<i32: 3, 5, 7>} {
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f() {
  %1 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %2 = call range(i32 0, 0) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = add i32 %1, %2
  %5 = add i32 %4, %3
  ret i32 %5
}

define ptx_kernel void @k() #0 {
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { "nvvm.blocksareclusters" "nvvm.cluster_dim"="3,5,7" "nvvm.reqntid"="1,23,32" }

!llvm.module.flags = !{!13, !0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"ProfileFormat", !"InstrProf"}
!2 = !{!"TotalCount", i64 263646}
!3 = !{!"MaxCount", i64 86427}
!4 = !{!"MaxInternalCount", i64 86427}
!5 = !{!"MaxFunctionCount", i64 4691}
!6 = !{!"NumCounts", i64 3712}
!7 = !{!"NumFunctions", i64 796}
!8 = !{i64 10000, i64 86427, i64 1}
!9 = !{i64 100000, i64 86427, i64 2}
!10 = !{!8, !9}
!11 = !{!"DetailedSummary", !10}
!12 = !{!1, !2, !3, !4, !5, !6, !7, !11}
!13 = !{i32 1, !"ProfileSummary", !12}
