; RUN: lowir translate --import-llvm --mlir-print-debuginfo
; What a type consists of is met before its scope: the first of several that hold each other is the one that is referred to.
define void @f0(i32 %x) !dbg !10 {
  #dbg_value(i32 %x, !14, !DIExpression(), !13)
  ret void, !dbg !13
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "x", isOptimized: false, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!10 = distinct !DISubprogram(name: "f0", scope: !2, file: !2, line: 0, type: !11, unit: !1, spFlags: DISPFlagDefinition)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !100}
!13 = !DILocation(line: 1, scope: !10)
!14 = !DILocalVariable(name: "v", arg: 1, scope: !10, file: !2, line: 1, type: !110)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", scope: !110, file: !2, line: 1, size: 64, elements: !101)
!101 = !{!103}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !122, size: 64)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !2, line: 1, size: 64, elements: !111)
!111 = !{!113, !114}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !122, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !120, size: 64)
!120 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "C", file: !2, line: 1, size: 64, elements: !121)
!121 = !{!123, !124}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !110, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !122, size: 64)
//--- out
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/">
#di_null_type = #llvm.di_null_type
#loc1 = loc("a.c":0:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "x", isOptimized = false, emissionKind = Full>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "c", baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "c", baseType = #di_derived_type, sizeInBits = 64>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "B", file = #di_file, line = 1, sizeInBits = 64, elements = #di_derived_type2, #di_derived_type1>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "b", baseType = #di_composite_type1, sizeInBits = 64>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "C", file = #di_file, line = 1, sizeInBits = 64, elements = #di_derived_type3, #di_derived_type2>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "c", baseType = #di_composite_type2, sizeInBits = 64>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_member, name = "c", baseType = #di_derived_type4, sizeInBits = 64>
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "B", file = #di_file, line = 1, sizeInBits = 64, elements = #di_derived_type6, #di_derived_type5>
#di_composite_type4 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "A", file = #di_file, line = 1, scope = #di_composite_type3, sizeInBits = 64, elements = #di_derived_type6>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type4>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f0", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file, line = 1, arg = 1, type = #di_composite_type3>
#loc3 = loc(fused<#di_subprogram>[#loc1])
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f0(%arg0: i32 loc(fused<#di_subprogram>[#loc1])) {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc4)
    llvm.return loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#loc = loc("debug_elements_before_scope.ll":0:0)
#loc2 = loc("a.c":1:0)
#loc4 = loc(fused<#di_subprogram>[#loc2])
