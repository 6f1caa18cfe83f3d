// RUN: lowir opt
// What operations without effects make of symbols is a symbol.
func.func @f(%a: index, %p: i1, %m: memref<?xi8>) {
  %c = arith.constant 3 : index
  scf.if %p {
    %0 = arith.remui %a, %a : index
    %1 = arith.divsi %0, %c : index
    %2 = affine.load %m[symbol(%1)] : memref<?xi8>
  }
  return
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: i1, %arg2: memref<?xi8>) {
    %c3 = arith.constant 3 : index
    scf.if %arg1 {
      %0 = arith.remui %arg0, %arg0 : index
      %1 = arith.divsi %0, %c3 : index
      %2 = affine.load %arg2[symbol(%1)] : memref<?xi8>
    }
    return
  }
}

