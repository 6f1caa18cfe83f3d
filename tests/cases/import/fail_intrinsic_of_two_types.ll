; RUN: lowir translate --import-llvm
; So it is where debug information names another place.
define double @f(float %a) !dbg !4 {
  %x = call double @llvm.sqrt.f32(float %a), !dbg !7
  ret double %x
}
declare double @llvm.sqrt.f32(float)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "p", isOptimized: false, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !1)
!7 = !DILocation(line: 5, column: 9, scope: !4)
//--- err
fail_intrinsic_of_two_types.ll:4:3: error: 'llvm.intr.sqrt' op requires the same type for all operands and results [same-types]
  %x = call double @llvm.sqrt.f32(float %a), !dbg !7
  ^~
