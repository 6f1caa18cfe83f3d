// RUN: lowir translate --mlir-to-llvmir
// DIFFERS: static members are written as such
// A variable among the members of a type.
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#m = #llvm.di_derived_type<tag = DW_TAG_variable, name = "m", baseType = #int>
#s = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S", file = #file, line = 1, sizeInBits = 8, elements = #m>
#g = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #file, line = 1, type = #s, isDefined = true>
llvm.mlir.global external @g(0 : i8) {dbg_exprs = [#llvm.di_global_variable_expression<var = #g, expr = <>>]} : i8
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i8 0, !dbg !8

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !3, line: 1, size: 8, elements: !7)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_variable, name: "m", baseType: !5, flags: DIFlagStaticMember)
!7 = !{!6}
!8 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!9 = !{!8}
