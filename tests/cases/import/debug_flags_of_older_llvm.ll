; RUN: lowir translate --import-llvm --mlir-print-debuginfo
; What a subprogram and a variable are, in fields of their own or left away, as LLVM up to 7 wrote it.
define void @f() !dbg !5 { ret void }
define void @g() !dbg !6 { ret void }
define void @h() !dbg !7 { ret void }
define void @i() !dbg !8 { ret void }
define void @j() !dbg !9 { ret void }
declare !dbg !20 void @k()
declare !dbg !22 void @m()
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: true, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, scopeLine: 1, isLocal: true, isOptimized: true, unit: !1)
!6 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !3, unit: !1)
!7 = distinct !DISubprogram(name: "h", scope: !2, file: !2, line: 1, type: !3, unit: !1, virtuality: DW_VIRTUALITY_virtual, isDefinition: true, isLocal: false)
!8 = distinct !DISubprogram(name: "i", scope: !2, file: !2, line: 1, type: !3, unit: !1, virtuality: 2)
!9 = distinct !DISubprogram(name: "j", scope: !2, file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition | DISPFlagOptimized, isLocal: true)
!20 = !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !3, isDefinition: false, isOptimized: true)
!22 = !DISubprogram(name: "m", scope: !2, file: !2, line: 1, type: !3, spFlags: 0, isLocal: true)
@v = global i32 0, !dbg !12
@w = global i32 0, !dbg !14
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DIGlobalVariable(name: "v", scope: !1, file: !2, line: 1, type: !10)
!12 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "w", scope: !1, file: !2, line: 1, type: !10, isLocal: true, isDefinition: false)
!14 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
//--- out
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "v", file = #di_file, line = 1, type = #di_basic_type, isDefined = true>
#di_global_variable1 = #llvm.di_global_variable<scope = #di_compile_unit, name = "w", file = #di_file, line = 1, type = #di_basic_type, isLocalToUnit = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <>>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @v(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc)
  llvm.mlir.global external @w(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression1]} : i32 loc(#loc)
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc2)
  } loc(#loc3)
  llvm.func @g() {
    llvm.return loc(#loc2)
  } loc(#loc4)
  llvm.func @h() {
    llvm.return loc(#loc2)
  } loc(#loc5)
  llvm.func @i() {
    llvm.return loc(#loc2)
  } loc(#loc6)
  llvm.func @j() {
    llvm.return loc(#loc2)
  } loc(#loc7)
  llvm.func @k() loc(#loc8)
  llvm.func @m() loc(#loc9)
} loc(#loc)
#di_null_type = #llvm.di_null_type
#loc = loc("debug_flags_of_older_llvm.ll":0:0)
#loc1 = loc("a.c":1:0)
#loc2 = loc(unknown)
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "LocalToUnit|Definition|Optimized", type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "g", file = #di_file, line = 1, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "h", file = #di_file, line = 1, subprogramFlags = "Virtual|Definition", type = #di_subroutine_type>
#di_subprogram3 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "i", file = #di_file, line = 1, subprogramFlags = "PureVirtual|Definition", type = #di_subroutine_type>
#di_subprogram4 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "j", file = #di_file, line = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram5 = #llvm.di_subprogram<scope = #di_file, name = "k", file = #di_file, line = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
#di_subprogram6 = #llvm.di_subprogram<scope = #di_file, name = "m", file = #di_file, line = 1, type = #di_subroutine_type>
#loc3 = loc(fused<#di_subprogram>[#loc1])
#loc4 = loc(fused<#di_subprogram1>[#loc1])
#loc5 = loc(fused<#di_subprogram2>[#loc1])
#loc6 = loc(fused<#di_subprogram3>[#loc1])
#loc7 = loc(fused<#di_subprogram4>[#loc1])
#loc8 = loc(fused<#di_subprogram5>[#loc1])
#loc9 = loc(fused<#di_subprogram6>[#loc1])
