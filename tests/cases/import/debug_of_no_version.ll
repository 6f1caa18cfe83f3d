; RUN: lowir translate --import-llvm --mlir-print-debuginfo
; Debug information is that of the version that a flag of the module says; without it LLVM leaves all of it out.
@g = global i32 0, !dbg !10
define i32 @f(i32 %x) !dbg !4 {
  %y = add i32 %x, 1, !dbg !7
    #dbg_value(i32 %y, !8, !DIExpression(), !7)
  br label %loop, !dbg !7
loop:
  br i1 true, label %loop, label %end, !dbg !7, !llvm.loop !12
end:
  ret i32 %y, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!13}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "p", isOptimized: false, emissionKind: FullDebug, globals: !{!10})
!1 = !DIFile(filename: "a.c", directory: "/d")
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 3, scope: !4)
!8 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !9, isLocal: false, isDefinition: true)
!12 = distinct !{!12, !7, !7, !14}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{!"llvm.loop.mustprogress"}
//--- out
#loc1 = loc(unknown)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>] loc(#loc)
  llvm.func @f(%arg0: i32 loc(unknown)) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(true) : i1 loc(#loc1)
    %2 = llvm.add %arg0, %0 : i32 loc(#loc1)
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %1, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc1)
  ^bb2:  // pred: ^bb1
    llvm.return %2 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("debug_of_no_version.ll":0:0)
//--- err
debug_of_no_version.ll:13:16: remark: debug information of another version than 3 has no place in the LLVM dialect and is left out [import-left-out]
!llvm.dbg.cu = !{!0}
               ^
