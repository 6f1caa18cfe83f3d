// RUN: lowir opt --scf-forall-to-parallel
// Nor has a loop without dimensions a counterpart.
func.func private @use()
func.func @once() {
  scf.forall () in () {
    func.call @use() : () -> ()
  }
  return
}
//--- err
fail_scf_forall_of_no_dimension.mlir:5:3: error: an scf.forall of no dimension has no counterpart [unsupported]
  scf.forall () in () {
  ^~~~~~~~~~
