// RUN: lowir opt --split-input-file --allow-unregistered-dialect
// A parallel loop ends with writes to its shared tensors alone, and maps all its dimensions or none.
func.func @f(%t: tensor<100xf32>, %o: tensor<100xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%s = %o) -> (tensor<100xf32>) {
    %1 = tensor.extract_slice %t[%i][1][1] : tensor<100xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i][1][1] : tensor<1xf32> into tensor<100xf32>
    }
  }
  return
}
// -----
func.func @f(%t: tensor<100xf32>, %o: tensor<100xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%s = %o) -> (tensor<100xf32>) {
    scf.forall.in_parallel {
      %c = arith.constant 1 : index
    }
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.block<x>, #gpu.block<y>, #gpu.block<z>]}
  return
}
//--- out
// -----
// -----
//--- err
fail_scf_forall_writes.mlir:7:7: error: writes to a tensor that is no shared output of the loop [parallel-write]
      tensor.parallel_insert_slice %1 into %o[%i][1][1] : tensor<1xf32> into tensor<100xf32>
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_scf_forall_writes.mlir:15:5: error: holds 'arith.constant', but only operations that write parts of tensors may stand here [parallel-write]
    scf.forall.in_parallel {
    ^~~~~~~~~~~~~~~~~~~~~~
fail_scf_forall_writes.mlir:23:3: error: maps 3 dimensions of 2 [forall-mapping]
  scf.forall (%i, %j) in (%n, %n) {
  ^~~~~~~~~~
