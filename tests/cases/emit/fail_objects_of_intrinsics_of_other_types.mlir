// RUN: lowir -o out.o
// An intrinsic by its name has the operands that it takes, of the types that it takes, or there is no code.
llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> i32
  %1 = llvm.call_intrinsic "llvm.smax.i32"(%a, %b) : (i32, f32) -> i32
  llvm.call_intrinsic "llvm.smax"(%a, %a) : (i32, i32) -> ()
  %2 = llvm.call_intrinsic "llvm.fptosi.sat"() : () -> i32
  llvm.return
}
//--- err
fail_objects_of_intrinsics_of_other_types.mlir:4:8: error: `llvm.call_intrinsic` has no machine code yet [unsupported]
  %0 = llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> i32
       ^~~~~~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
