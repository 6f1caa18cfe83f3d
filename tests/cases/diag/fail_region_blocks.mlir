// RUN: lowir opt
// One block too many.
func.func @f(%c: i1) {
  scf.if %c {
    cf.br ^next
  ^next:
    scf.yield
  }
  return
}
//--- err
fail_region_blocks.mlir:4:3: error: 'scf.if' op expects region #0 to have 0 or 1 blocks [region-blocks]
  scf.if %c {
  ^~~~~~
