// RUN: lowir opt
func.func @f(%a: index, %p: i1, %m: memref<?xi8>) {
  scf.if %p {
    %0 = arith.divsi %a, %a : index
    %1 = affine.load %m[symbol(%0)] : memref<?xi8>
  }
  return
}
//--- err
fail_symbol_of_a_quotient.mlir:5:10: error: 'affine.load' op operand cannot be used as a symbol [affine-operand]
    %1 = affine.load %m[symbol(%0)] : memref<?xi8>
         ^~~~~~~~~~~
