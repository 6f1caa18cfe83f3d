// RUN: lowir opt --convert-scf-to-cf
// A loop over tensors has no branches to become.
func.func @f(%t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
  }
  return
}
//--- err
fail_forall_with_results_to_cf.mlir:4:8: error: 'scf.forall' with tensor results cannot be converted to branches [no-lowering]
  %0 = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
       ^~~~~~~~~~
  help: bufferize first, so that the loop writes to memrefs
