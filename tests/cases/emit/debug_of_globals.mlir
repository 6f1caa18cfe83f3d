// RUN: lowir translate --mlir-to-llvmir
// The unit of a global variable comes before what the module says of its compiler; a file may have no directory.
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", file = #di_file, line = 1, type = #di_basic_type, isDefined = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.ident = "x", llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc1)
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc2)
  llvm.func @f() {
    llvm.return loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#loc = loc("<stdin>":6:1)
#loc1 = loc("<stdin>":7:3)
#loc2 = loc("<stdin>":8:3)
#loc3 = loc("<stdin>":9:3)
#loc4 = loc("<stdin>":10:5)
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

@g = global i32 0, !dbg !5

define void @f() {
  ret void
}

!llvm.dbg.cu = !{!2}
!llvm.ident = !{!6}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !7)
!3 = !DIFile(filename: "a.c", directory: "")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!6 = !{!"x"}
!7 = !{!5}
