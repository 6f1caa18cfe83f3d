// RUN: lowir opt --scf-forall-to-parallel
// A loop that makes tensors needs buffers first.
func.func @insert(%n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?xf32> {
    %s = tensor.extract_slice %t[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
//--- err
fail_scf_forall_of_tensors.mlir:4:8: error: an scf.forall with results has no counterpart: its tensors must be buffers first [unsupported]
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?xf32> {
       ^~~~~~~~~~
