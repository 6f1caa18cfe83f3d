// RUN: lowir translate --mlir-to-llvmir
// The method is a member of its scope: what has an identity is one node.
#f = #llvm.di_file<"c.cc" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus, file = #f, isOptimized = false, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#method = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #self, name = "size", file = #f, subprogramFlags = Definition>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, recId = distinct[1]<>, name = "list", file = #f, elements = #method>
#outer = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #class, name = "size", file = #f, subprogramFlags = Definition>
#l = loc("c.cc":1:1)
llvm.func @size() {
  llvm.return loc(fused<#outer>[#l])
} loc(fused<#outer>[#l])
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @size() !dbg !1 {
  ret void, !dbg !6
}

!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "size", scope: !2, file: !3, spFlags: DISPFlagDefinition, unit: !5)
!2 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "list", file: !3, elements: !4)
!3 = !DIFile(filename: "c.cc", directory: "/")
!4 = !{!1}
!5 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!6 = !DILocation(line: 1, column: 1, scope: !1)
