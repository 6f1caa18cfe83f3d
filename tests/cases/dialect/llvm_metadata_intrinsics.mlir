// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Debug values, alias scopes and what else refers to metadata.
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "scope">
#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int, #int>
#function = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #type>
#variable = #llvm.di_local_variable<scope = #function, name = "x", file = #file, line = 2, type = #int>
#label = #llvm.di_label<scope = #function, name = "l", file = #file, line = 3>
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr loc(#at)
  llvm.intr.dbg.value #variable = %i : i32 loc(#at)
  llvm.intr.dbg.label #label loc(#at)
  llvm.return
} loc(#f)
#at = loc("a.c":2:3)
#f = loc(fused<#function>["a.c":1:1])
