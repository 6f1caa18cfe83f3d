// mlir-opt-22 --convert-vector-to-llvm: the shuffles that take even and odd lanes apart get the vector of index as it was,
// which does not verify.
func.func @f(%x: vector<4xindex>) -> vector<2xindex> {
  %even, %odd = vector.deinterleave %x : vector<4xindex> -> vector<2xindex>
  return %odd : vector<2xindex>
}
