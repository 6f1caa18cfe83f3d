// mlir-opt-22 crashes: llvm.intr.vector.interleave2 counts the elements of its result without asking whether that is a vector.
llvm.func @f(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> i32
  llvm.return
}
