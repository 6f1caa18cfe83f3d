// mlir-opt-22 --convert-vector-to-scf takes each of the two lower bounds for redundant, as the loop around them never runs, and
// refuses what is left: a bound without results. (lowir keeps both.)
func.func private @use(index)
func.func @f() {
  affine.for %i = 0 to 0 {
    affine.for %j = max affine_map<(d0) -> (d0, 0)>(%i) to min affine_map<(d0) -> (d0, 1)>(%i) {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}
