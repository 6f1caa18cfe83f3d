// RUN: lowir opt --canonicalize
// DIFFERS: mlir-opt computes integers of any width, and finds what zero and one change nothing of
func.func @f(%x: i256) -> (i256, i256, i1) {
  %a = arith.constant 123456789012345678901234567890123456789012345678901234567890 : i256
  %zero = arith.constant 0 : i256
  %0 = arith.addi %a, %a : i256
  %1 = arith.addi %x, %zero : i256
  %2 = arith.cmpi slt, %a, %zero : i256
  return %0, %1, %2 : i256, i256, i1
}
//--- out
module {
  func.func @f(%arg0: i256) -> (i256, i256, i1) {
    %c123456789012345678901234567890123456789012345678901234567890_i256 = arith.constant 123456789012345678901234567890123456789012345678901234567890 : i256
    %c0_i256 = arith.constant 0 : i256
    %0 = arith.addi %c123456789012345678901234567890123456789012345678901234567890_i256, %c123456789012345678901234567890123456789012345678901234567890_i256 : i256
    %1 = arith.addi %arg0, %c0_i256 : i256
    %2 = arith.cmpi slt, %c123456789012345678901234567890123456789012345678901234567890_i256, %c0_i256 : i256
    return %0, %1, %2 : i256, i256, i1
  }
}

