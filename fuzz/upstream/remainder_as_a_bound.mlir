// Miscompile: mlir-opt-22 --canonicalize makes 3 of the lower bound of the loop inside, which is 3 and then 0: a remainder whose
// operand is at least the divisor less one is taken to be that (found by profile tiles, seed 1000101).
func.func private @use(index)
func.func @f() {
  affine.for %i = 3 to 5 {
    affine.for %j = affine_map<(d0) -> (d0 mod 4)>(%i) to 9 {
      func.call @use(%j) : (index) -> ()
    }
    func.call @use(%i) : (index) -> ()
  }
  return
}
