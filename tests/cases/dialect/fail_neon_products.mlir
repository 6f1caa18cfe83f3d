// RUN: lowir opt --split-input-file
// Products have twice the width; a predicate that was chosen has all bits.
llvm.func @f(%a: vector<8xi8>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi32>
  llvm.return
}
// -----
llvm.func @g(%a: vector<[16]xi1>, %i: i32) {
  %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[8]xi1>
  llvm.return
}
//--- out
// -----
//--- err
fail_neon_products.mlir:5:8: error: 'arm_neon.intr.smull' op failed to verify that res has same vector shape and element bitwidth scaled by 2 as a [type-rule]
  %1 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi32>
       ^~~~~~~~~~~~~~~~~~~
  help: 'res' should be of type 'vector<8xi16>'
fail_neon_products.mlir:10:8: error: 'arm_sve.intr.psel' op result #0 must be vector<[16]xi1>, but got 'vector<[8]xi1>' [result-type]
  %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[8]xi1>
       ^~~~~~~~~~~~~~~~~~~
