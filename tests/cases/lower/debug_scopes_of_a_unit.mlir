// RUN: lowir opt --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo
// Functions without debug information get a subprogram of the module's compile unit.

#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
module {
  llvm.func @of_unit() {
    llvm.return loc(unknown)
  } loc(unknown)
  llvm.func @elsewhere() {
    llvm.return loc(unknown)
  } loc("b.c":1:2)
  llvm.func @has_one() {
    llvm.return loc(unknown)
  } loc(fused<#llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "has_one", file = #file, subprogramFlags = Definition>>["c.c":1:2])
} loc(fused<#unit>["m.c":1:1])
//--- out
module {
  llvm.func @of_unit() {
    llvm.return loc(#loc1)
  } loc(#loc5)
  llvm.func @elsewhere() {
    llvm.return loc(#loc1)
  } loc(#loc6)
  llvm.func @has_one() {
    llvm.return loc(#loc1)
  } loc(#loc7)
} loc(#loc4)
#di_file = #llvm.di_file<"a.c" in "/d">
#di_file1 = #llvm.di_file<"b.c" in "">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#loc = loc("m.c":1:1)
#loc1 = loc(unknown)
#loc2 = loc("b.c":1:2)
#loc3 = loc("c.c":1:2)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "of_unit", linkageName = "of_unit", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "elsewhere", linkageName = "elsewhere", file = #di_file1, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram2 = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "has_one", file = #di_file, subprogramFlags = Definition>
#loc4 = loc(fused<#di_compile_unit>[#loc])
#loc5 = loc(fused<#di_subprogram>[#loc1])
#loc6 = loc(fused<#di_subprogram1>[#loc2])
#loc7 = loc(fused<#di_subprogram2>[#loc3])

