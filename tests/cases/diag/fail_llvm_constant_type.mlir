// RUN: lowir opt
// The numbers of a constant must be of the kind that its type has.
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : vector<2xf32>
  llvm.return
}
//--- err
fail_llvm_constant_type.mlir:4:8: error: 'llvm.mlir.constant' op expected integer element type for integer elements attribute [constant]
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : vector<2xf32>
       ^~~~~~~~~~~~~~~~~~
