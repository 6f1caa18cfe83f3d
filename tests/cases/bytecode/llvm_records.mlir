// RUN: lowir opt --emit-bytecode %s | lowir opt
// Debug information and loop annotations have encodings of their own in 22; identities are kept.
#file = #llvm.di_file<"a.c" in "/src">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #int, sizeInBits = 64, dwarfAddressSpace = 3>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", baseType = #int, elements = #llvm.di_subrange<count = 4 : i64>>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = None>
#type = #llvm.di_subroutine_type<types = #int, #pointer>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#x = #llvm.di_local_variable<scope = #f, name = "x", file = #file, line = 3, arg = 1, type = #array>
#block = #llvm.di_lexical_block<scope = #f, file = #file, line = 4, column = 5>
#global = #llvm.di_global_variable<scope = #unit, name = "v", linkageName = "v", file = #file, line = 6, type = #int, isLocalToUnit = true, isDefined = true>
#value = #llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_deref, DW_OP_LLVM_fragment(16, 8)]>>
#loop = #llvm.loop_annotation<disableNonforced = false, unroll = <disable = true>, mustProgress = true>
llvm.mlir.global external @v(0 : i32) {dbg_exprs = [#value]} : i32
llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.dbg.declare #x = %p : !llvm.ptr loc(fused<#block>["a.c":4:5])
  llvm.br ^bb1 {loop_annotation = #loop}
^bb1:
  llvm.return
} loc(fused<#f>["a.c":1:1])
llvm.func @g() {
  llvm.return
} loc(fused<#g>["a.c":9:1])
//--- out
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/src">
#loop_unroll = #llvm.loop_unroll<disable = true>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", baseType = #di_basic_type, elements = #llvm.di_subrange<count = 4 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #di_basic_type, sizeInBits = 64, dwarfAddressSpace = 3>
#loop_annotation = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll, mustProgress = true>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "v", linkageName = "v", file = #di_file, line = 6, type = #di_basic_type, isLocalToUnit = true, isDefined = true>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_deref, DW_OP_LLVM_fragment(16, 8)]>>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 3, arg = 1, type = #di_composite_type>
module {
  llvm.mlir.global external @v(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.intr.dbg.declare #di_local_variable = %arg0 : !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    llvm.return
  }
  llvm.func @g() {
    llvm.return
  }
}

