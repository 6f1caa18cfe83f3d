; RUN: lowir translate --import-llvm --compat=19 --mlir-print-debuginfo
; A node that refers to itself has one identity wherever it is read; release 19 knows a reference by its null tag.
define void @visit(ptr %p) !dbg !9 {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "tree.c", directory: "/src")
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "tree", file: !2, line: 3, elements: !4)
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "left", baseType: !7)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "list", baseType: !8)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !2, line: 8, elements: !10)
!9 = distinct !DISubprogram(name: "visit", scope: !2, file: !2, line: 20, type: !11, spFlags: DISPFlagDefinition, unit: !1)
!10 = !{!5, !12}
!11 = !DISubroutineType(types: !13)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !8)
!13 = !{null, !8, !3}
//--- out
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[1]<>>
#di_file = #llvm.di_file<"tree.c" in "/src">
#di_null_type = #llvm.di_null_type
#loc1 = loc("visit")
#loc2 = loc("tree.c":20:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "list", baseType = #di_composite_type1>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_composite_type1>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "left", baseType = #di_derived_type>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "tree", file = #di_file, line = 3, elements = #di_derived_type3, #di_derived_type1>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "left", baseType = #di_derived_type4>
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[1]<>, name = "list", file = #di_file, line = 8, elements = #di_derived_type5, #di_derived_type2>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_member, name = "list", baseType = #di_composite_type3>
#di_composite_type4 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "tree", file = #di_file, line = 3, elements = #di_derived_type3, #di_derived_type6>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type3, #di_composite_type4>
#di_subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "visit", file = #di_file, line = 20, subprogramFlags = Definition, type = #di_subroutine_type>
#loc4 = loc(fused<#di_subprogram>[#loc1, #loc2])
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @visit(%arg0: !llvm.ptr loc(fused<#di_subprogram>[#loc1, #loc2])) {
    llvm.return loc(#loc3)
  } loc(#loc4)
} loc(#loc)
#loc = loc("recursive_debug_19.ll":0:0)
#loc3 = loc(unknown)
//--- err
recursive_debug_19.ll:7:22: remark: '!llvm.module.flags' has no place in the LLVM dialect and is left out [import-left-out]
!llvm.module.flags = !{!0}
                     ^
