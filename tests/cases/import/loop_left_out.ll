; RUN: lowir translate --import-llvm
; A loop with a property that has no place in the dialect is left out whole, one that says nothing says nothing.
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b, !llvm.loop !0
a:
  br i1 %c, label %b, label %end, !llvm.loop !1
b:
  br label %end, !llvm.loop !2
end:
  ret void
}
!0 = distinct !{!0, !3, !4}
!1 = distinct !{!1}
!2 = distinct !{!2, !3, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.estimated_trip_count", i32 7}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
}
//--- err
loop_left_out.ll:17:6: remark: a loop with the property 'llvm.loop.estimated_trip_count' has no place in the LLVM dialect and is left out [import-left-out]
!4 = !{!"llvm.loop.estimated_trip_count", i32 7}
     ^
loop_left_out.ll:16:6: remark: a loop with a property given twice has no place in the LLVM dialect and is left out [import-left-out]
!3 = !{!"llvm.loop.mustprogress"}
     ^
