; RUN: lowir translate --import-llvm
; A property whose value is of another kind takes with it what stands in one record with it: unrolling stays where vectorizing goes.
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b, !llvm.loop !0
a:
  br i1 %c, label %b, label %end, !llvm.loop !1
b:
  br i1 %c, label %b, label %end, !llvm.loop !2
end:
  br i1 %c, label %a, label %end, !llvm.loop !3
}
!0 = distinct !{!0, !4, !5}
!1 = distinct !{!1, !4, !6, !7, !8}
!2 = distinct !{!2, !9, !10}
!3 = distinct !{!3, !11, !12}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{!"llvm.loop.isvectorized"}
!6 = !{!"llvm.loop.vectorize.enable", i1 true}
!7 = !{!"llvm.loop.vectorize.followup_all", !4, !5}
!8 = !{!"llvm.loop.unroll.count", i32 4}
!9 = !{!"llvm.loop.unroll.count", i64 4}
!10 = !{!"llvm.loop.interleave.count", i32 2}
!11 = !{!"llvm.loop.unroll.runtime.disable"}
!12 = !{!"llvm.loop.isvectorized", i32 1}
//--- out
#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
#loop_unroll = #llvm.loop_unroll<count = 4 : i32>
#loop_unroll1 = #llvm.loop_unroll<runtimeDisable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<interleave = #loop_interleave>
#loop_annotation2 = #llvm.loop_annotation<unroll = #loop_unroll1, isVectorized = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb3
    llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation}
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation1}
  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.cond_br %arg0, ^bb1, ^bb3 {loop_annotation = #loop_annotation2}
  }
}
//--- err
loop_properties_of_other_kinds.ll:18:6: remark: what the property 'llvm.loop.isvectorized' of a loop says has no place in the LLVM dialect and is left out [import-left-out]
!5 = !{!"llvm.loop.isvectorized"}
     ^
loop_properties_of_other_kinds.ll:20:6: remark: what the property 'llvm.loop.vectorize.followup_all' of a loop says has no place in the LLVM dialect and is left out [import-left-out]
!7 = !{!"llvm.loop.vectorize.followup_all", !4, !5}
     ^
loop_properties_of_other_kinds.ll:22:6: remark: what the property 'llvm.loop.unroll.count' of a loop says has no place in the LLVM dialect and is left out [import-left-out]
!9 = !{!"llvm.loop.unroll.count", i64 4}
     ^
