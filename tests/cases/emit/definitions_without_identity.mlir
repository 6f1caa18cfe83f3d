// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
// A subprogram that is a definition is distinct, with an identity or without; a declaration is not.
#f = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#s1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "one", file = #f, subprogramFlags = Definition>
#s2 = #llvm.di_subprogram<compileUnit = #cu, scope = #f, name = "two", file = #f, subprogramFlags = "Definition|Optimized">
#s3 = #llvm.di_subprogram<id = distinct[3]<>, scope = #f, name = "three", file = #f, subprogramFlags = Optimized>
#s4 = #llvm.di_subprogram<scope = #f, name = "four", file = #f, subprogramFlags = Optimized>
#l = loc("a.c":1:1)
llvm.func @one() {
  llvm.return
} loc(fused<#s1>[#l])
llvm.func @two() {
  llvm.return
} loc(fused<#s2>[#l])
llvm.func @three() loc(fused<#s3>[#l])
llvm.func @four() loc(fused<#s4>[#l])
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @one() !dbg !1 {
  ret void, !dbg !7
}

define void @two() !dbg !4 {
  ret void, !dbg !8
}

declare !dbg !5 void @three()

declare !dbg !6 void @four()

!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "one", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !3)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!4 = distinct !DISubprogram(name: "two", scope: !2, file: !2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !3)
!5 = !DISubprogram(name: "three", scope: !2, file: !2, spFlags: DISPFlagOptimized)
!6 = !DISubprogram(name: "four", scope: !2, file: !2, spFlags: DISPFlagOptimized)
!7 = !DILocation(line: 12, column: 3, scope: !1)
!8 = !DILocation(line: 15, column: 3, scope: !4)
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @one() !dbg !1 {
  ret void, !dbg !7
}

define void @two() !dbg !4 {
  ret void, !dbg !8
}

declare !dbg !5 void @three()

declare !dbg !6 void @four()

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!3}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "one", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !3)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!4 = distinct !DISubprogram(name: "two", scope: !2, file: !2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !3)
!5 = !DISubprogram(name: "three", scope: !2, file: !2, spFlags: DISPFlagOptimized)
!6 = !DISubprogram(name: "four", scope: !2, file: !2, spFlags: DISPFlagOptimized)
!7 = !DILocation(line: 12, column: 3, scope: !1)
!8 = !DILocation(line: 15, column: 3, scope: !4)
