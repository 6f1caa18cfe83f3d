; RUN: lowir translate --import-llvm
; A bound of an array is a variable, distinct or not, and what a variant is of an array of numbers.
define void @f(ptr %p) !dbg !5 {
    #dbg_declare(ptr %p, !9, !DIExpression(), !20)
  ret void
}
!llvm.module.flags = !{!1}
!llvm.dbg.cu = !{!2}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !2)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 3, type: !4, isLocal: false, isDefinition: true)
!9 = !DILocalVariable(name: "a", scope: !5, file: !3, line: 2, type: !10)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !3, line: 1, size: 64, elements: !11)
!11 = !{!12, !15}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "x", file: !3, baseType: !13, size: 32, extraData: [2 x i32] [i32 23, i32 97])
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !14)
!14 = !{!16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "y", file: !3, baseType: !4, size: 32, extraData: <2 x i32> <i32 1, i32 2>)
!16 = !DISubrange(count: !8)
!20 = !DILocation(line: 2, scope: !5)
//--- out
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #di_file, producer = "p", isOptimized = false, emissionKind = Full>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "y", baseType = #di_basic_type, sizeInBits = 32>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "n", file = #di_file, line = 3, type = #di_basic_type, isDefined = true>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #di_subroutine_type>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, elements = #llvm.di_subrange<count = #di_global_variable>>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #di_composite_type, sizeInBits = 32>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S", file = #di_file, line = 1, sizeInBits = 64, elements = #di_derived_type1, #di_derived_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", file = #di_file, line = 2, type = #di_composite_type1>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.intr.dbg.declare #di_local_variable = %arg0 : !llvm.ptr
    llvm.return
  }
}
//--- err
bounds_that_are_variables.ll:20:7: remark: some of the fields of debug information has no place in the LLVM dialect and is left out [import-left-out]
!12 = !DIDerivedType(tag: DW_TAG_member, name: "x", file: !3, baseType: !13, size: 32, extraData: [2 x i32] [i32 23, i32 97])
      ^~~~~~~~~~~~~~
