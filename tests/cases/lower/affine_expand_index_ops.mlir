// RUN: lowir opt --affine-expand-index-ops
// Indices taken apart and put together, as arithmetic; nothing else of affine.
func.func @digits(%i: index, %n: index, %j: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (%n, 3, 5) : index, index, index
  %1 = affine.linearize_index [%0#0, %j, %i] by (4, %n, 7) : index
  %2 = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
  %3 = affine.linearize_index disjoint [%2, %j] by (2, 8) : index
  return %0#0, %0#1, %0#2, %1, %3 : index, index, index, index, index
}
//--- out
#map = affine_map<(d0) -> (d0 * 3)>
module {
  func.func @digits(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c5 = arith.constant 5 : index
    %c15 = arith.constant 15 : index
    %c0 = arith.constant 0 : index
    %0 = arith.floordivsi %arg0, %c15 : index
    %1 = arith.remsi %arg0, %c15 : index
    %2 = arith.cmpi slt, %1, %c0 : index
    %3 = arith.addi %1, %c15 overflow<nsw> : index
    %4 = arith.select %2, %3, %1 : index
    %5 = arith.divsi %4, %c5 : index
    %6 = arith.remsi %arg0, %c5 : index
    %7 = arith.cmpi slt, %6, %c0 : index
    %8 = arith.addi %6, %c5 overflow<nsw> : index
    %9 = arith.select %7, %8, %6 : index
    %10 = arith.muli %arg1, %c7 overflow<nsw> : index
    %11 = arith.muli %0, %10 overflow<nsw> : index
    %12 = arith.muli %arg2, %c7 overflow<nsw> : index
    %13 = arith.addi %11, %12 overflow<nsw> : index
    %14 = arith.addi %13, %arg0 overflow<nsw> : index
    %15 = affine.apply #map(%arg0)
    %16 = arith.muli %15, %c8 overflow<nsw> : index
    %17 = arith.addi %16, %arg2 overflow<nsw> : index
    return %0, %5, %9, %14, %17 : index, index, index, index, index
  }
}

