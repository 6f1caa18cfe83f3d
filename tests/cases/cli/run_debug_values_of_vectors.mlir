// RUN: lowir run --entry all %s
// OURS: no other tool does this; code of llc answers the same
// What a debugger is told of a vector or a wide integer is no code. Carries go through bytes, and the first lane that is set is counted.
#void = #llvm.di_null_type
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#routine = #llvm.di_subroutine_type<types = #void>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "all", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #routine>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_local_variable<scope = #program, name = "x", file = #file, line = 2, type = #int>
llvm.func @lanes(%a: vector<16xi8>) -> i64 {
  %zero = llvm.mlir.zero : vector<16xi8>
  %false = llvm.mlir.constant(false) : i1
  llvm.intr.dbg.value #x = %a : vector<16xi8> loc(#at)
  %set = llvm.icmp "ne" %a, %zero : vector<16xi8>
  %first = llvm.call_intrinsic "llvm.experimental.cttz.elts.i64.v16i1"(%set, %false) : (vector<16xi1>, i1) -> i64
  llvm.return %first : i64
} loc(#in)
llvm.func @wide(%a: i64) -> i64 {
  %w = llvm.sext %a : i64 to i96
  llvm.intr.dbg.value #x = %w : i96 loc(#at)
  %r = llvm.trunc %w : i96 to i64
  llvm.return %r : i64
} loc(#in)
llvm.func @carried(%a: i64, %b: i64) -> i64 {
  %none = llvm.mlir.constant(0 : i8) : i8
  %zero = llvm.mlir.constant(0 : i64) : i64
  %low = llvm.call_intrinsic "llvm.x86.addcarry.64"(%none, %a, %b) : (i8, i64, i64) -> !llvm.struct<(i8, i64)>
  %c = llvm.extractvalue %low[0] : !llvm.struct<(i8, i64)>
  %high = llvm.call_intrinsic "llvm.x86.addcarry.64"(%c, %zero, %zero) : (i8, i64, i64) -> !llvm.struct<(i8, i64)>
  %n = llvm.extractvalue %high[1] : !llvm.struct<(i8, i64)>
  llvm.return %n : i64
}
llvm.func @all() -> i64 {
  %v = llvm.mlir.constant(dense<[0, 0, 0, 0, 0, 7, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<16xi8>) : vector<16xi8>
  %z = llvm.mlir.zero : vector<16xi8>
  %a = llvm.call @lanes(%v) : (vector<16xi8>) -> i64
  %b = llvm.call @lanes(%z) : (vector<16xi8>) -> i64
  %most = llvm.mlir.constant(-1 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %same = llvm.call @wide(%most) : (i64) -> i64
  %c = llvm.call @carried(%same, %one) : (i64, i64) -> i64
  %d = llvm.call @carried(%one, %one) : (i64, i64) -> i64
  %hundred = llvm.mlir.constant(100 : i64) : i64
  %x = llvm.mul %a, %hundred : i64
  %y = llvm.add %x, %b : i64
  %m = llvm.mul %y, %hundred : i64
  %t = llvm.mul %c, %hundred : i64
  %u = llvm.add %t, %d : i64
  %s = llvm.add %m, %u : i64
  llvm.return %s : i64
}
#at = loc(fused<#program>["a.c":2:3])
#in = loc(fused<#program>["a.c":1:1])
//--- out
51700
