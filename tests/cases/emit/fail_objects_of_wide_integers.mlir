// RUN: lowir %s -o out.o
// OURS: llc has code for all of these
// Integers of more than 128 bits are only moved and made smaller; those of 65 to 127 bits have arithmetic, but no intrinsics.
llvm.func @sum(%a: i200, %b: i200) -> i200 {
  %0 = llvm.add %a, %b : i200
  llvm.return %0 : i200
}
llvm.func @wider(%a: i96) -> i129 {
  %0 = llvm.zext %a : i96 to i129
  llvm.return %0 : i129
}
llvm.func @wider_word(%a: i64) -> i192 {
  %0 = llvm.sext %a : i64 to i192
  llvm.return %0 : i192
}
llvm.func @less(%a: i256, %b: i256) -> i1 {
  %0 = llvm.icmp "ult" %a, %b : i256
  llvm.return %0 : i1
}
llvm.func @less_and_goes_on(%a: i256, %b: i256) -> i1 {
  %0 = llvm.icmp "ult" %a, %b : i256
  llvm.cond_br %0, ^bb1, ^bb2
^bb1:
  llvm.return %0 : i1
^bb2:
  llvm.return %0 : i1
}
llvm.func @fused(%a: i256, %b: i256, %c: i32, %d: i32) -> i32 {
  %0 = llvm.icmp "eq" %a, %b : i256
  %1 = llvm.select %0, %c, %d : i1, i32
  llvm.return %1 : i32
}
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
llvm.func @one_of_many(%a: i96) {
  llvm.switch %a : i96, ^bb1 [
    7: ^bb1
  ]
^bb1:
  llvm.return
}
llvm.func @lanes(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> vector<1xi96>
  llvm.store %0, %p : vector<1xi96>, !llvm.ptr
  llvm.return
}
llvm.func @parts(%a: i96) -> vector<3xi32> {
  %0 = llvm.bitcast %a : i96 to vector<3xi32>
  llvm.return %0 : vector<3xi32>
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
fail_objects_of_wide_integers.mlir:5:8: error: the type `i200` has no machine code yet [unsupported]
  %0 = llvm.add %a, %b : i200
       ^~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:9:8: error: this cast has no machine code yet [unsupported]
  %0 = llvm.zext %a : i96 to i129
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:13:8: error: this cast has no machine code yet [unsupported]
  %0 = llvm.sext %a : i64 to i192
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:17:8: error: a comparison of this type has no machine code yet [unsupported]
  %0 = llvm.icmp "ult" %a, %b : i256
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:21:8: error: a comparison of this type has no machine code yet [unsupported]
  %0 = llvm.icmp "ult" %a, %b : i256
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:30:8: error: a comparison of this type has no machine code yet [unsupported]
  %1 = llvm.select %0, %c, %d : i1, i32
       ^~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:34:8: error: the type `i96` has no machine code yet [unsupported]
  %0 = llvm.intr.ctpop(%a) : (i96) -> i96
       ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:38:8: error: the type `i96` has no machine code yet [unsupported]
  %0 = llvm.sitofp %a : i96 to f64
       ^~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:42:8: error: the type `i96` has no machine code yet [unsupported]
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i96) -> !llvm.ptr, i8
       ^~~~~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:46:8: error: the type `i200` has no machine code yet [unsupported]
  %0 = llvm.alloca %a x i8 : (i200) -> !llvm.ptr
       ^~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:50:3: error: `llvm.switch` on this type has no machine code yet [unsupported]
  llvm.switch %a : i96, ^bb1 [
  ^~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:57:8: error: the type `<1 x i96>` has no machine code yet [unsupported]
  %0 = llvm.load %p : !llvm.ptr -> vector<1xi96>
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:62:8: error: the type `i96` has no machine code yet [unsupported]
  %0 = llvm.bitcast %a : i96 to vector<3xi32>
       ^~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:66:8: error: the type `i16385` has no machine code yet [unsupported]
  %0 = llvm.load %p : !llvm.ptr -> i16385
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_wide_integers.mlir:71:8: error: the type `[3 x i16384]` has no machine code yet [unsupported]
  %0 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i16384>
       ^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
