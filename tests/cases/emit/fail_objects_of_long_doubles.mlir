// RUN: lowir %s -o out.o
// OURS: llc stops at what has no instruction
// What cannot be computed in 80 bits, and vectors of them, are errors at their operations.
llvm.func @greatest(%a: f80, %b: f80) -> f80 {
  %0 = llvm.intr.maximum(%a, %b) : (f80, f80) -> f80
  llvm.return %0 : f80
}
llvm.func @added(%p: !llvm.ptr, %a: f80) -> f80 {
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, f80
  llvm.return %0 : f80
}
llvm.func @lanes(%a: vector<2xf80>) {
  llvm.return
}
llvm.func @quadruple(%a: f80) -> f80 {
  %0 = llvm.fpext %a : f80 to f128
  %1 = llvm.fptrunc %0 : f128 to f80
  llvm.return %1 : f80
}
//--- err
fail_objects_of_long_doubles.mlir:5:8: error: `llvm.intr.maximum` has no machine code yet [unsupported]
  %0 = llvm.intr.maximum(%a, %b) : (f80, f80) -> f80
       ^~~~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_long_doubles.mlir:9:8: error: `llvm.atomicrmw` has no machine code yet [unsupported]
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, f80
       ^~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_long_doubles.mlir:12:1: error: the type `<2 x x86_fp80>` has no machine code yet [unsupported]
llvm.func @lanes(%a: vector<2xf80>) {
^~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_long_doubles.mlir:16:8: error: the type `fp128` has no machine code yet [unsupported]
  %0 = llvm.fpext %a : f80 to f128
       ^~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
