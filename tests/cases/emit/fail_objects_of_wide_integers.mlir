// RUN: lowir %s -o out.o
// OURS: llc has code for all of these
// Integers of more than 64 bits that are not 128 have arithmetic, but no intrinsics.
llvm.func @bits(%a: i96) -> i96 {
  %0 = llvm.intr.ctpop(%a) : (i96) -> i96
  llvm.return %0 : i96
}
llvm.func @float(%a: i96) -> f64 {
  %0 = llvm.sitofp %a : i96 to f64
  llvm.return %0 : f64
}
llvm.func @address(%a: i96, %p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i96) -> !llvm.ptr, i8
  llvm.return %0 : !llvm.ptr
}
llvm.func @memory(%a: i200) -> !llvm.ptr {
  %0 = llvm.alloca %a x i8 : (i200) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @lanes(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> vector<1xi96>
  llvm.store %0, %p : vector<1xi96>, !llvm.ptr
  llvm.return
}
llvm.func @widest(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> i16385
  llvm.store %0, %p : i16385, !llvm.ptr
  llvm.return
}
llvm.func @many_words(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i16384>
  llvm.store %0, %p : !llvm.array<3 x i16384>, !llvm.ptr
  llvm.return
}
//--- err
fail_objects_of_wide_integers.mlir:5:8: error: the type `i96` has no machine code yet [unsupported]
  %0 = llvm.intr.ctpop(%a) : (i96) -> i96
       ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:9:8: error: the type `i96` has no machine code yet [unsupported]
  %0 = llvm.sitofp %a : i96 to f64
       ^~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:13:8: error: the type `i96` has no machine code yet [unsupported]
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i96) -> !llvm.ptr, i8
       ^~~~~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:17:8: error: the type `i200` has no machine code yet [unsupported]
  %0 = llvm.alloca %a x i8 : (i200) -> !llvm.ptr
       ^~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:21:8: error: the type `<1 x i96>` has no machine code yet [unsupported]
  %0 = llvm.load %p : !llvm.ptr -> vector<1xi96>
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:26:8: error: the type `i16385` has no machine code yet [unsupported]
  %0 = llvm.load %p : !llvm.ptr -> i16385
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:31:8: error: the type `[3 x i16384]` has no machine code yet [unsupported]
  %0 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i16384>
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
