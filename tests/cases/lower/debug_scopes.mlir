// RUN: lowir opt --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo
// RUN: lowir opt --pass-pipeline="builtin.module(ensure-debug-info-scope-on-llvm-func{emission-kind=Full})" --mlir-print-debuginfo
// Functions without debug information get a subprogram.

module {
  llvm.func @unknown() {
    llvm.return loc(unknown)
  } loc(unknown)
  llvm.func @declared() loc(unknown)
  llvm.func @named() {
    llvm.return loc(unknown)
  } loc("f"("dir/sub/a.c":3:4))
  llvm.func @inlined() {
    llvm.return loc(unknown)
  } loc(callsite("x.c":1:2 at fused["/y.c":5:6, "z.c":7:8]))
  llvm.func @from_elsewhere() {
    llvm.call @declared() : () -> () loc(callsite("x.c":1:2 at callsite("z.c":5:6 at "y.c":3:4)))
    llvm.call @declared() : () -> () loc("other.c":1:2)
    llvm.return loc("y.c":2:3)
  } loc("y.c":1:1)
} loc(unknown)
//--- out
module {
  llvm.func @unknown() {
    llvm.return loc(#loc)
  } loc(#loc15)
  llvm.func @declared() loc(#loc13)
  llvm.func @named() {
    llvm.return loc(#loc)
  } loc(#loc16)
  llvm.func @inlined() {
    llvm.return loc(#loc)
  } loc(#loc17)
  llvm.func @from_elsewhere() {
    llvm.call @declared() : () -> () loc(#loc21)
    llvm.call @declared() : () -> () loc(#loc20)
    llvm.return loc(#loc9)
  } loc(#loc18)
} loc(#loc)
#di_file = #llvm.di_file<"<unknown>" in "">
#di_file1 = #llvm.di_file<"a.c" in "dir/sub">
#di_file2 = #llvm.di_file<"y.c" in "/">
#di_file3 = #llvm.di_file<"y.c" in "">
#di_file4 = #llvm.di_file<"x.c" in "">
#di_file5 = #llvm.di_file<"other.c" in "">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#loc = loc(unknown)
#loc1 = loc("dir/sub/a.c":3:4)
#loc2 = loc("x.c":1:2)
#loc3 = loc("/y.c":5:6)
#loc4 = loc("z.c":7:8)
#loc5 = loc("y.c":1:1)
#loc6 = loc("z.c":5:6)
#loc7 = loc("y.c":3:4)
#loc8 = loc("other.c":1:2)
#loc9 = loc("y.c":2:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
#di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "declared", linkageName = "declared", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
#loc10 = loc("f"(#loc1))
#loc11 = loc(fused[#loc3, #loc4])
#loc12 = loc(callsite(#loc6 at #loc7))
#di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "unknown", linkageName = "unknown", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "named", linkageName = "named", file = #di_file1, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file2, name = "inlined", linkageName = "inlined", file = #di_file2, line = 5, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram4 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file3, name = "from_elsewhere", linkageName = "from_elsewhere", file = #di_file3, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#loc13 = loc(fused<#di_subprogram>[#loc])
#loc14 = loc(callsite(#loc2 at #loc11))
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram4, file = #di_file4, discriminator = 0>
#di_lexical_block_file1 = #llvm.di_lexical_block_file<scope = #di_subprogram4, file = #di_file5, discriminator = 0>
#loc15 = loc(fused<#di_subprogram1>[#loc])
#loc16 = loc(fused<#di_subprogram2>[#loc10])
#loc17 = loc(fused<#di_subprogram3>[#loc14])
#loc18 = loc(fused<#di_subprogram4>[#loc5])
#loc19 = loc(fused<#di_lexical_block_file>[#loc2])
#loc20 = loc(fused<#di_lexical_block_file1>[#loc8])
#loc21 = loc(callsite(#loc19 at #loc12))

//--- out 2
module {
  llvm.func @unknown() {
    llvm.return loc(#loc)
  } loc(#loc15)
  llvm.func @declared() loc(#loc13)
  llvm.func @named() {
    llvm.return loc(#loc)
  } loc(#loc16)
  llvm.func @inlined() {
    llvm.return loc(#loc)
  } loc(#loc17)
  llvm.func @from_elsewhere() {
    llvm.call @declared() : () -> () loc(#loc21)
    llvm.call @declared() : () -> () loc(#loc20)
    llvm.return loc(#loc9)
  } loc(#loc18)
} loc(#loc)
#di_file = #llvm.di_file<"<unknown>" in "">
#di_file1 = #llvm.di_file<"a.c" in "dir/sub">
#di_file2 = #llvm.di_file<"y.c" in "/">
#di_file3 = #llvm.di_file<"y.c" in "">
#di_file4 = #llvm.di_file<"x.c" in "">
#di_file5 = #llvm.di_file<"other.c" in "">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#loc = loc(unknown)
#loc1 = loc("dir/sub/a.c":3:4)
#loc2 = loc("x.c":1:2)
#loc3 = loc("/y.c":5:6)
#loc4 = loc("z.c":7:8)
#loc5 = loc("y.c":1:1)
#loc6 = loc("z.c":5:6)
#loc7 = loc("y.c":3:4)
#loc8 = loc("other.c":1:2)
#loc9 = loc("y.c":2:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "declared", linkageName = "declared", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
#loc10 = loc("f"(#loc1))
#loc11 = loc(fused[#loc3, #loc4])
#loc12 = loc(callsite(#loc6 at #loc7))
#di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "unknown", linkageName = "unknown", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "named", linkageName = "named", file = #di_file1, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file2, name = "inlined", linkageName = "inlined", file = #di_file2, line = 5, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram4 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file3, name = "from_elsewhere", linkageName = "from_elsewhere", file = #di_file3, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#loc13 = loc(fused<#di_subprogram>[#loc])
#loc14 = loc(callsite(#loc2 at #loc11))
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram4, file = #di_file4, discriminator = 0>
#di_lexical_block_file1 = #llvm.di_lexical_block_file<scope = #di_subprogram4, file = #di_file5, discriminator = 0>
#loc15 = loc(fused<#di_subprogram1>[#loc])
#loc16 = loc(fused<#di_subprogram2>[#loc10])
#loc17 = loc(fused<#di_subprogram3>[#loc14])
#loc18 = loc(fused<#di_subprogram4>[#loc5])
#loc19 = loc(fused<#di_lexical_block_file>[#loc2])
#loc20 = loc(fused<#di_lexical_block_file1>[#loc8])
#loc21 = loc(callsite(#loc19 at #loc12))

