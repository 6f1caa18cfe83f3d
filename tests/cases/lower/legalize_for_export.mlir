// RUN: lowir opt --llvm-legalize-for-export
// LLVM's phis take one value from each block: a second way to a block goes through a block of its own.

llvm.func @dup(%c: i1, %a: i32, %b: i32, %f: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.switch %f : i32, ^bb2(%x : i32) [
    1: ^bb2(%a : i32),
    2: ^bb3,
    3: ^bb3,
    4: ^bb2(%b : i32)
  ]
^bb2(%y: i32):
  llvm.return %y : i32
^bb3:
  llvm.br ^bb2(%f : i32)
}
func.func @cf(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "v", file = #file>
llvm.func @fragments(%p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(8, 16), DW_OP_LLVM_fragment(16, 32), DW_OP_LLVM_fragment(4, 64)]> = %p : !llvm.ptr
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(8, 16)]> = %p : !llvm.ptr
  llvm.intr.dbg.value #v #llvm.di_expression<> = %p : !llvm.ptr
  llvm.return
}
//--- out
#di_file = #llvm.di_file<"a.c" in "/d">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file>
module {
  llvm.func @dup(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb4(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb4
    llvm.switch %arg3 : i32, ^bb2(%0 : i32) [
      1: ^bb5(%arg1 : i32),
      2: ^bb3,
      3: ^bb3,
      4: ^bb6(%arg2 : i32)
    ]
  ^bb2(%1: i32):  // 4 preds: ^bb1, ^bb3, ^bb5, ^bb6
    llvm.return %1 : i32
  ^bb3:  // 2 preds: ^bb1, ^bb1
    llvm.br ^bb2(%arg3 : i32)
  ^bb4(%2: i32):  // pred: ^bb0
    llvm.br ^bb1(%2 : i32)
  ^bb5(%3: i32):  // pred: ^bb1
    llvm.br ^bb2(%3 : i32)
  ^bb6(%4: i32):  // pred: ^bb1
    llvm.br ^bb2(%4 : i32)
  }
  func.func @cf(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    return %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    llvm.br ^bb1(%1 : i32)
  }
  llvm.func @fragments(%arg0: !llvm.ptr) {
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(28, 16)]> = %arg0 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(8, 16)]> = %arg0 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable = %arg0 : !llvm.ptr
    llvm.return
  }
}

