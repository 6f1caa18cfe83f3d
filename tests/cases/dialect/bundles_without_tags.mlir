// RUN: lowir opt
llvm.func @f(%x: i1) {
  "llvm.intr.assume"(%x) <{op_bundle_sizes = array<i32>, op_bundle_tags = []}> : (i1) -> ()
  "llvm.intr.assume"(%x) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, op_bundle_tags = [], operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}
llvm.func @g()
//--- out
module {
  llvm.func @f(%arg0: i1) {
    llvm.intr.assume %arg0  : i1
    llvm.intr.assume %arg0 : i1
    llvm.call @g() : () -> ()
    llvm.return
  }
  llvm.func @g()
}

