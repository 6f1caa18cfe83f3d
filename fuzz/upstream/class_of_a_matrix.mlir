// mlir-opt-22 --convert-math-to-llvm: the class of a vector of two dimensions becomes an intrinsic of an array, which
// does not verify. `math.isnan` does the same.
func.func @f(%x: vector<2x3xf32>) -> vector<2x3xi1> {
  %0 = math.isfinite %x : vector<2x3xf32>
  return %0 : vector<2x3xi1>
}
