// RUN: lowir opt %s
// What a wrong result leads to is not reported again.
llvm.func @slice(%n: i32, %p: vector<[4]xi1>, %v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = "arm_sme.intr.read.horiz"(%v, %p, %n) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  llvm.return %0 : vector<[4]xi32>
}
//--- err
fail_sme_slice_of_other_elements.mlir:4:8: error: 'arm_sme.intr.read.horiz' op failed to verify that all of {vector, res} have same element type [type-rule]
  %0 = "arm_sme.intr.read.horiz"(%v, %p, %n) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
