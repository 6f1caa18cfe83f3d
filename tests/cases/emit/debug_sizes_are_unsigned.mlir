// RUN: lowir translate --mlir-to-llvmir
// Sizes have 64 bits and no sign.
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 18446744073709551615, encoding = DW_ATE_signed>
#var = #llvm.di_global_variable<scope = #unit, name = "g", file = #file, line = 1, type = #int, isDefined = true>
llvm.mlir.global external @g(0 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #var, expr = <>>]} : i32
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0, !dbg !5

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !6)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DIBasicType(name: "int", size: 18446744073709551615, encoding: DW_ATE_signed)
!5 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!6 = !{!5}
