// RUN: lowir opt --mem2reg
// Variables of memory that becomes values follow the values.

#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#x = #llvm.di_local_variable<scope = #sp, name = "x", file = #file>
#y = #llvm.di_local_variable<scope = #sp, name = "y", file = #file>
llvm.func @f(%a: i32, %c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %t = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %s : !llvm.ptr
  llvm.intr.dbg.declare #y = %s : !llvm.ptr
  llvm.intr.dbg.declare #y = %t : !llvm.ptr
  llvm.intr.dbg.value #x = %t : !llvm.ptr
  llvm.store %a, %s : i32, !llvm.ptr
  llvm.store %1, %t : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %1, %s : i32, !llvm.ptr
  llvm.store %a, %t : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %l = llvm.load %s : !llvm.ptr -> i32
  %m = llvm.load %t : !llvm.ptr -> i32
  %r = llvm.add %l, %m : i32
  llvm.return %r : i32
}
//--- out
#di_file = #llvm.di_file<"a.c" in "">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "y", file = #di_file>
module {
  llvm.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.undef : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable = %1 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %arg0 : i32
    llvm.intr.dbg.value #di_local_variable1 = %arg0 : i32
    llvm.intr.dbg.value #di_local_variable1 = %0 : i32
    llvm.cond_br %arg1, ^bb1, ^bb2(%arg0, %0 : i32, i32)
  ^bb1:  // pred: ^bb0
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %0 : i32
    llvm.intr.dbg.value #di_local_variable1 = %0 : i32
    llvm.intr.dbg.value #di_local_variable1 = %arg0 : i32
    llvm.br ^bb2(%0, %arg0 : i32, i32)
  ^bb2(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb1
    llvm.intr.dbg.value #di_local_variable1 = %3 : i32
    llvm.intr.dbg.value #di_local_variable1 = %2 : i32
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %2 : i32
    %4 = llvm.add %2, %3 : i32
    llvm.return %4 : i32
  }
}

