// RUN: lowir opt
// Too few regions.
func.func @f(%c: i1) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
//--- err
fail_region_count.mlir:4:3: error: 'scf.if' op expected 2 regions, but found 1 [region-count]
  "scf.if"(%c) ({
  ^~~~~~~~
