// RUN: lowir translate --mlir-to-llvmir
// Debug information of functions comes first, then that of variables, then what the module says of the compiler, then the rest.
#f = #llvm.di_file<"a.c" in "/src">
#first = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #f, producer = "of a function", isOptimized = false, emissionKind = Full>
#last = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #f, producer = "of a variable", isOptimized = false, emissionKind = Full>
#ty = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #first, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #ty>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#var = #llvm.di_global_variable<scope = #last, name = "g", file = #f, line = 1, type = #int, isDefined = true>
#expr = #llvm.di_global_variable_expression<var = #var, expr = <>>
module attributes {llvm.ident = "lowir", llvm.commandline = "lowir a.c", llvm.dependent_libraries = ["m"]} {
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#expr]} : i32
  llvm.func @f() {
    llvm.return loc("a.c":2:1)
  } loc(fused<#sp>["a.c":1:1])
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1, !dbg !9

define void @f() !dbg !1 {
  ret void, !dbg !14
}

!llvm.dbg.cu = !{!5, !7}
!llvm.ident = !{!10}
!llvm.commandline = !{!11}
!llvm.dependent-libraries = !{!12}
!llvm.linker.options = !{!13}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !5)
!2 = !DIFile(filename: "a.c", directory: "/src")
!3 = !{null}
!4 = !DISubroutineType(types: !3)
!5 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "of a function", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!6 = distinct !DIGlobalVariable(name: "g", scope: !7, file: !2, line: 1, type: !8, isLocal: false, isDefinition: true)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "of a variable", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !15)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!10 = !{!"lowir"}
!11 = !{!"lowir a.c"}
!12 = !{!"m"}
!13 = !{!"/DEFAULTLIB:", !"libcmt"}
!14 = !DILocation(line: 2, column: 1, scope: !1)
!15 = !{!9}
