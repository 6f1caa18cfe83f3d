// RUN: lowir translate --mlir-to-llvmir --compat=19
// An instruction that stands for several has the place that these have in common; files are not looked at.
#f = #llvm.di_file<"a.c" in "/src">
#g = #llvm.di_file<"a.h" in "/src">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #f, producer = "lowir", isOptimized = false, emissionKind = Full>
#ty = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "own", file = #f, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #ty>
#other = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "other, line: 5, scope: !0", file = #f, line = 11, scopeLine = 11, subprogramFlags = Definition, type = #ty>
#left = #llvm.di_lexical_block<scope = #own, file = #f, line = 3, column = 4>
#deep = #llvm.di_lexical_block<scope = #left, file = #f, line = 5, column = 4>
#right = #llvm.di_lexical_block<scope = #own, file = #f, line = 7, column = 4>
#alike = #llvm.di_lexical_block<scope = #right, file = #f, line = 3, column = 4>
#included = #llvm.di_lexical_block_file<scope = #left, file = #g, discriminator = 0>
#again = #llvm.di_lexical_block<scope = #alike, file = #g, line = 9, column = 4>
#header = #llvm.di_lexical_block<scope = #own, file = #g, line = 9, column = 4>
llvm.func @own(%a: i32) -> i32 {
  // One line, two columns; the same place; other lines; nothing known of one.
  %0 = llvm.add %a, %a : i32 loc(fused["a.c":4:5, "a.c":4:9])
  %1 = llvm.add %a, %0 : i32 loc(fused["a.c":4:5, "a.c":4:5, "a.c":4:5])
  %2 = llvm.add %a, %1 : i32 loc(fused["a.c":4:5, "a.c":6:5])
  %3 = llvm.add %a, %2 : i32 loc(fused["a.c":4:5, unknown])
  // Blocks in one another and side by side.
  %4 = llvm.add %a, %3 : i32 loc(fused[fused<#deep>["a.c":6:1], fused<#left>["a.c":6:1]])
  %5 = llvm.add %a, %4 : i32 loc(fused[fused<#left>["a.c":6:1], fused<#right>["a.c":6:1], fused<#own>["a.c":6:2]])
  // Other files: what was included, and blocks that begin at one place.
  %6 = llvm.add %a, %5 : i32 loc(fused[fused<#included>["a.h":2:1], fused<#left>["a.c":6:1]])
  %7 = llvm.add %a, %6 : i32 loc(fused[fused<#again>["a.h":2:1], fused<#included>["a.h":2:1]])
  %8 = llvm.add %a, %7 : i32 loc(fused[fused<#again>["a.h":10:1], fused<#header>["a.h":10:1]])
  // Calls that were inlined: at one place, at two, only one of them, and a function in itself.
  %9 = llvm.add %a, %8 : i32 loc(fused[callsite(fused<#other>["a.c":12:1] at "a.c":4:5), callsite(fused<#other>["a.c":12:7] at "a.c":4:5)])
  %10 = llvm.add %a, %9 : i32 loc(fused[callsite(fused<#other>["a.c":12:1] at "a.c":4:5), callsite(fused<#other>["a.c":12:1] at "a.c":4:9)])
  %11 = llvm.add %a, %10 : i32 loc(fused[callsite(fused<#other>["a.c":12:1] at "a.c":4:5), "a.c":4:7])
  %12 = llvm.add %a, %11 : i32 loc(fused[callsite(fused<#other>["a.c":12:1] at callsite(fused<#other>["a.c":13:1] at "a.c":4:5)), callsite(fused<#other>["a.c":12:1] at "a.c":4:5)])
  llvm.return %12 : i32 loc("a.c":20:1)
} loc(fused<#own>["a.c":1:1])
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @own(i32 %0) !dbg !1 {
  %2 = add i32 %0, %0, !dbg !8
  %3 = add i32 %0, %2, !dbg !6
  %4 = add i32 %0, %3, !dbg !10
  %5 = add i32 %0, %4, !dbg !6
  %6 = add i32 %0, %5, !dbg !14
  %7 = add i32 %0, %6, !dbg !19
  %8 = add i32 %0, %7, !dbg !23
  %9 = add i32 %0, %8, !dbg !27
  %10 = add i32 %0, %9, !dbg !31
  %11 = add i32 %0, %10, !dbg !35
  %12 = add i32 %0, %11, !dbg !37
  %13 = add i32 %0, %12, !dbg !8
  %14 = add i32 %0, %13, !dbg !41
  ret i32 %14, !dbg !42
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!5}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "own", scope: !2, file: !2, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !5)
!2 = !DIFile(filename: "a.c", directory: "/src")
!3 = !{null}
!4 = !DISubroutineType(types: !3)
!5 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "lowir", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!6 = !DILocation(line: 4, column: 5, scope: !1)
!7 = !DILocation(line: 4, column: 9, scope: !1)
!8 = !DILocation(line: 4, scope: !1)
!9 = !DILocation(line: 6, column: 5, scope: !1)
!10 = !DILocation(line: 0, scope: !1)
!11 = distinct !DILexicalBlock(scope: !12, file: !2, line: 5, column: 4)
!12 = distinct !DILexicalBlock(scope: !1, file: !2, line: 3, column: 4)
!13 = !DILocation(line: 6, column: 1, scope: !11)
!14 = !DILocation(line: 6, column: 1, scope: !12)
!15 = distinct !DILexicalBlock(scope: !1, file: !2, line: 7, column: 4)
!16 = !DILocation(line: 6, column: 1, scope: !15)
!17 = !DILocation(line: 6, column: 1, scope: !1)
!18 = !DILocation(line: 6, column: 2, scope: !1)
!19 = !DILocation(line: 6, scope: !1)
!20 = distinct !DILexicalBlockFile(scope: !12, file: !21, discriminator: 0)
!21 = !DIFile(filename: "a.h", directory: "/src")
!22 = !DILocation(line: 2, column: 1, scope: !20)
!23 = !DILocation(line: 0, scope: !12)
!24 = distinct !DILexicalBlock(scope: !25, file: !21, line: 9, column: 4)
!25 = distinct !DILexicalBlock(scope: !15, file: !2, line: 3, column: 4)
!26 = !DILocation(line: 2, column: 1, scope: !24)
!27 = !DILocation(line: 2, column: 1, scope: !1)
!28 = !DILocation(line: 10, column: 1, scope: !24)
!29 = distinct !DILexicalBlock(scope: !1, file: !21, line: 9, column: 4)
!30 = !DILocation(line: 10, column: 1, scope: !29)
!31 = !DILocation(line: 10, column: 1, scope: !1)
!32 = distinct !DISubprogram(name: "other, line: 5, scope: !0", scope: !2, file: !2, line: 11, type: !4, scopeLine: 11, spFlags: DISPFlagDefinition, unit: !5)
!33 = !DILocation(line: 12, column: 1, scope: !32, inlinedAt: !6)
!34 = !DILocation(line: 12, column: 7, scope: !32, inlinedAt: !6)
!35 = !DILocation(line: 12, scope: !32, inlinedAt: !6)
!36 = !DILocation(line: 12, column: 1, scope: !32, inlinedAt: !7)
!37 = !DILocation(line: 12, column: 1, scope: !32, inlinedAt: !8)
!38 = !DILocation(line: 4, column: 7, scope: !1)
!39 = !DILocation(line: 13, column: 1, scope: !32, inlinedAt: !6)
!40 = !DILocation(line: 12, column: 1, scope: !32, inlinedAt: !39)
!41 = !DILocation(line: 0, scope: !32, inlinedAt: !6)
!42 = !DILocation(line: 20, column: 1, scope: !1)
