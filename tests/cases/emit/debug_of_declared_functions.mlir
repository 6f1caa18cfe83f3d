// RUN: lowir translate --mlir-to-llvmir
// A subprogram without flags says so: where they are left out, LLVM reads a definition. A unit names its other file.
#file = #llvm.di_file<"a.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "a.dwo">
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "C", file = #file, elements = #llvm.di_subprogram<scope = #file, name = "m", linkageName = "_m", file = #file, line = 3, scopeLine = 3, type = #type>>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #class, name = "f", file = #file, subprogramFlags = Definition, type = #type>
llvm.func @f() {
  llvm.return loc(#here)
} loc(#named)
#there = loc("a.c":3:4)
#here = loc(fused<#f>[#there])
#named = loc(fused<#f>[#there])
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f() !dbg !1 {
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", scope: !2, file: !3, type: !5, spFlags: DISPFlagDefinition, unit: !8)
!2 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !3, elements: !7)
!3 = !DIFile(filename: "a.c", directory: "/x")
!4 = !{}
!5 = !DISubroutineType(cc: DW_CC_normal, types: !4)
!6 = !DISubprogram(name: "m", linkageName: "_m", scope: !3, file: !3, line: 3, type: !5, scopeLine: 3, spFlags: 0)
!7 = !{!6}
!8 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugFilename: "a.dwo", nameTableKind: GNU)
!9 = !DILocation(line: 3, column: 4, scope: !1)
