; RUN: lowir translate --import-llvm
; Numbers become ones of 32 bits; profiles of calls and of the whole have attributes.
define void @f() {
  ret void
}
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!0 = !{i32 1, !"a", i64 5}
!1 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!2 = !{i32 1, !"c", i32 -1}
!3 = !{i32 1, !"d", i8 -1}
!4 = !{i32 5, !"CG Profile", !6}
!5 = !{i32 1, !"ProfileSummary", !9}
!6 = !{!7, !8}
!7 = !{ptr @f, ptr @f, i64 222}
!8 = !{ptr @f, null, i64 111}
!9 = !{!10, !11, !12, !13, !14, !15, !16, !17, !18, !19}
!10 = !{!"ProfileFormat", !"InstrProf"}
!11 = !{!"TotalCount", i64 263646}
!12 = !{!"MaxCount", i64 86427}
!13 = !{!"MaxInternalCount", i64 86426}
!14 = !{!"MaxFunctionCount", i64 4691}
!15 = !{!"NumCounts", i64 3712}
!16 = !{!"NumFunctions", i64 796}
!17 = !{!"IsPartialProfile", i64 0}
!18 = !{!"PartialProfileRatio", double 0.000000e+00}
!19 = !{!"DetailedSummary", !20}
!20 = !{!21, !22}
!21 = !{i32 10000, i64 86427, i32 1}
!22 = !{i32 100000, i64 86425, i32 3}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "a", 5 : i32>, #llvm.mlir.module_flag<max, "debug-info-assignment-tracking", 1 : i32>, #llvm.mlir.module_flag<error, "c", -1 : i32>, #llvm.mlir.module_flag<error, "d", 255 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 222>, #llvm.cgprofile_entry<from = @f, count = 111>]>, #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86426, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86425, num_counts = 3>>>]
  llvm.func @f() {
    llvm.return
  }
}
