// RUN: lowir opt
// DIFFERS: bits are counted exactly; the count of mlir-opt wraps around
// The bits of both sides are counted exactly, however many elements there are.
llvm.func @f(%a: vector<9223372036854775807xi32>) {
  %0 = llvm.bitcast %a : vector<9223372036854775807xi32> to vector<4611686018427387904xi64>
  llvm.return
}
//--- err
fail_llvm_bitcast_of_huge_vectors.mlir:5:8: error: 'llvm.bitcast' op cannot cast 295147905179352825824 bits to 295147905179352825856 bits [bitcast]
  %0 = llvm.bitcast %a : vector<9223372036854775807xi32> to vector<4611686018427387904xi64>
       ^~~~~~~~~~~~
